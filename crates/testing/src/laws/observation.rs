//! The things that observers see and notice, and those that they do not.

use kernel::chance::FastChance;
use kernel::{Game, Match, Observer, Seat};

use super::{Subject, each_state, observers};

/// So many worlds are sampled before they are called all alike.
const WORLDS_MAX: u64 = 256;

/// So many worlds are sampled for each action that could be taken back.
const WORLDS_OF_ONE_VIEW: u32 = 3;

pub fn determinized_worlds_look_the_same<G: Subject<T>, T>() {
    each_state::<G, T>(|game, luck| {
        for observer in observers(game.n_seats()) {
            let view = game.view(observer);
            let world = G::determinize(&view, luck);
            assert_eq!(G::view(&world, observer), view, "{observer:?} at ply {}", game.ply());
            assert_eq!(G::turn(&world), game.turn());
            if let Observer::Seat(seat) = observer {
                let mut legal = Vec::new();
                G::legal(&world, seat, &mut legal);
                assert_eq!(legal, game.legal(seat), "{observer:?} at ply {}", game.ply());
            }
        }
    });
}

pub fn determinized_worlds_differ_where_something_is_unseen<G: Subject<T>, T>() {
    let mut n_hidden = 0;
    each_state::<G, T>(|game, luck| {
        for observer in observers(game.n_seats()) {
            let view = game.view(observer);
            if !G::is_anything_unseen(&view, observer) {
                continue;
            }
            n_hidden += 1;
            let first = G::determinize(&view, &mut FastChance::new(0));
            let mut others = (1..WORLDS_MAX).map(|_| G::determinize(&view, luck));
            assert!(others.any(|it| it != first), "{observer:?} at ply {}", game.ply());
        }
    });
    println!("{n_hidden} views had something to imagine");
    assert!(0 < n_hidden);
}

/// All observers together see everything; so does one who plays alone.
pub fn who_sees_everything_imagines_the_truth<G: Subject<T>, T>() {
    each_state::<G, T>(|game, luck| {
        let is_alone = game.n_seats() == 1;
        let alone = Seat::all(1).filter(|_| is_alone).map(Observer::Seat);
        for observer in alone.chain([Observer::All]) {
            let view = game.view(observer);
            assert!(!G::is_anything_unseen(&view, observer));
            let world = G::determinize(&view, luck);
            assert_eq!(&world, game.state(), "{observer:?} at ply {}", game.ply());
        }
    });
}

/// All that `observer` notices of the last action.
fn observed<G: Game>(game: &Match<G>, observer: Observer) -> Vec<G::Event> {
    let events = match game.log().last() {
        Some(entry) => &entry.events,
        None => game.opening(),
    };
    events.iter().filter_map(|it| G::observe(it, observer)).collect()
}

/// A device goes round without a curtain only where everybody may see the page: all that its next
/// holder has just heard, everybody heard.
pub fn what_only_one_hears_is_private<G: Subject<T>, T>() {
    each_state::<G, T>(|game, _| {
        let Some(last) = game.log().last() else { return };
        let observes = |observer: Observer| -> Vec<G::Event> {
            last.events.iter().filter_map(|it| G::observe(it, observer)).collect()
        };
        for seat in game.actors().iter() {
            if !G::is_private(game.state(), seat) {
                let at = game.ply();
                assert_eq!(
                    observes(Observer::Seat(seat)),
                    observes(Observer::Public),
                    "seat {seat}, ply {at}"
                );
            }
        }
    });
}

/// The fall of the curtain tells nobody anything: it is the same in all worlds that look the same.
pub fn whoever_it_is_for_knows_what_is_private<G: Subject<T>, T>() {
    each_state::<G, T>(|game, luck| {
        for seat in Seat::all(game.n_seats()) {
            let world = G::determinize(&game.view(Observer::Seat(seat)), luck);
            let is_private = [&world, game.state()].map(|it| G::is_private(it, seat));
            assert_eq!(is_private[0], is_private[1], "seat {seat}, ply {}", game.ply());
        }
    });
}

/// An open choice may be answered at a table that shows nobody's secrets: everybody sees that it is one, and all of
/// its answers.
pub fn an_open_choice_has_the_same_answers_for_everybody<G: Subject<T>, T>() {
    each_state::<G, T>(|game, luck| {
        let world = G::determinize(&game.view(Observer::Public), luck);
        for seat in game.turn().awaited().iter() {
            let is_open = G::is_open_choice(game.state(), seat);
            let at = game.ply();
            assert_eq!(G::is_open_choice(&world, seat), is_open, "seat {seat}, ply {at}");
            if is_open {
                let mut legal = Vec::new();
                G::legal(&world, seat, &mut legal);
                assert_eq!(legal, game.legal(seat), "seat {seat}, ply {at}");
            }
        }
    });
}

pub fn events_are_observed_alike_at_second_hand<G: Subject<T>, T>() {
    each_state::<G, T>(|game, _| {
        let told = observed(game, Observer::All);
        let happened = game.log().last().map_or(game.opening(), |it| &it.events);
        assert_eq!(told, happened, "who sees everything hears everything");
        let public = observed(game, Observer::Public);
        for observer in observers(game.n_seats()) {
            let own = observed(game, observer);
            let again: Vec<G::Event> =
                own.iter().filter_map(|it| G::observe(it, observer)).collect();
            assert_eq!(again, own, "{observer:?} at ply {}", game.ply());
            let overheard: Vec<G::Event> =
                own.iter().filter_map(|it| G::observe(it, Observer::Public)).collect();
            assert_eq!(overheard, public, "{observer:?} at ply {}", game.ply());
        }
    });
}

/// If two actions of a rival lead to different worlds that look the same, they sound the same.
pub fn events_tell_no_more_than_the_view_shows<G: Subject<T>, T>() {
    each_state::<G, T>(|game, luck| {
        for rival in game.actors().iter() {
            let legal = game.legal(rival);
            let pick = |luck: &mut FastChance| {
                let mut after = game.clone();
                let action = legal[luck.pick(legal.len() as u32) as usize].clone();
                after.play(rival, action).expect("a legal action");
                after
            };
            let one = pick(luck);
            let other = pick(luck);
            if one.state() == other.state() {
                continue;
            }
            for observer in observers(game.n_seats()).filter(|observer| !observer.sees(rival)) {
                if one.view(observer) == other.view(observer) {
                    assert_eq!(
                        observed(&one, observer),
                        observed(&other, observer),
                        "ply {}",
                        one.ply()
                    );
                }
            }
        }
    });
}

/// A player who may take an action back at a strict table has learned nothing by it: in every world that looked the
/// same before, the same action looks and sounds the same.
pub fn what_may_be_taken_back_has_shown_nothing<G: Subject<T>, T>() {
    let mut n_taken_back = 0;
    each_state::<G, T>(|game, luck| {
        let Some(last) = game.log().last().filter(|it| !it.drew) else { return };
        let before = game.state_at(game.ply() - 1);
        if 1 < game.n_seats() && !is_own_affair(game, &before, last.seat) {
            return;
        }
        n_taken_back += 1;
        let observer = Observer::Seat(last.seat);
        let view = G::view(&before, observer);
        for _ in 0..WORLDS_OF_ONE_VIEW {
            let world = G::determinize(&view, luck);
            let mut events = Vec::new();
            let after = G::apply(world, last.seat, &last.action, luck, &mut events);
            let told: Vec<G::Event> =
                events.iter().filter_map(|it| G::observe(it, observer)).collect();
            let (ply, action) = (game.ply(), &last.action);
            assert_eq!(
                G::view(&after, observer),
                game.view(observer),
                "ply {ply}: {} {action}",
                last.seat
            );
            assert_eq!(told, observed(game, observer), "ply {ply}: {} {action}", last.seat);
        }
    });
    // In a game of one choice for each round there may be none.
    println!("{n_taken_back} actions could be taken back");
}

/// Tells whether the one who acted may go on, out of turn at least, and nobody else was given anything to do.
fn is_own_affair<G: Game>(game: &Match<G>, before: &G::State, seat: Seat) -> bool {
    let (was, is) = (G::turn(before).awaited(), game.turn().awaited());
    game.actors().has(seat) && is.iter().all(|it| was.has(it))
}

pub fn ranks_follow_totals_and_ties_share<G: Subject<T>, T>() {
    each_state::<G, T>(|game, _| {
        for observer in observers(game.n_seats()) {
            let standing = G::standing(&game.view(observer));
            assert_eq!(standing.places.len(), game.n_seats());
            assert_eq!(standing.winners().is_empty(), standing.is_lost);
            for (seat, place) in standing.places.iter() {
                let sum: i32 = place.lines.iter().map(|it| it.points).sum();
                assert_eq!(place.total, sum, "seat {seat}");
                let better = |it: &Seat| standing.places[*it].rank < place.rank;
                let n_better = Seat::all(game.n_seats()).filter(better).count();
                assert_eq!(usize::from(place.rank), n_better + 1, "seat {seat}");
                // A player who is out ranks behind all that are not; among those, totals decide.
                let is_fair = |it: Seat| {
                    let other = &standing.places[it];
                    !better(&it) || place.is_out || (!other.is_out && place.total <= other.total)
                };
                assert!(Seat::all(game.n_seats()).all(is_fair), "seat {seat}");
            }
        }
    });
}
