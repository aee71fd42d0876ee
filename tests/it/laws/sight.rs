//! What eyes see and ears hear, and what they do not.

use undercroft_rules::kernel::luck::Imagined;
use undercroft_rules::kernel::{Eye, Game, Match, Seat};

use super::{Subject, each_state, eyes};

/// So many worlds are imagined before they are called all alike.
const WORLDS_MAX: u64 = 256;

/// So many worlds are imagined for each action that could be taken back.
const WORLDS_OF_ONE_VIEW: u32 = 3;

pub fn imagined_worlds_look_the_same<G: Subject>() {
    each_state::<G>(|game, luck| {
        for eye in eyes(game.n_seats()) {
            let view = game.view(eye);
            let world = G::imagine(&view, luck);
            assert_eq!(G::view(&world, eye), view, "{eye:?} at ply {}", game.ply());
            assert_eq!(G::turn(&world), game.turn());
            if let Eye::Seat(seat) = eye {
                let mut legal = Vec::new();
                G::legal(&world, seat, &mut legal);
                assert_eq!(legal, game.legal(seat), "{eye:?} at ply {}", game.ply());
            }
        }
    });
}

pub fn imagined_worlds_differ_where_something_is_unseen<G: Subject>() {
    let mut n_hidden = 0;
    each_state::<G>(|game, luck| {
        for eye in eyes(game.n_seats()) {
            let view = game.view(eye);
            if !G::is_anything_unseen(&view, eye) {
                continue;
            }
            n_hidden += 1;
            let first = G::imagine(&view, &mut Imagined::new(0));
            let mut others = (1..WORLDS_MAX).map(|_| G::imagine(&view, luck));
            assert!(others.any(|it| it != first), "{eye:?} at ply {}", game.ply());
        }
    });
    println!("{n_hidden} views had something to imagine");
    assert!(0 < n_hidden);
}

/// All eyes together see everything; so does one who plays alone.
pub fn who_sees_everything_imagines_the_truth<G: Subject>() {
    each_state::<G>(|game, luck| {
        let is_alone = game.n_seats() == 1;
        let alone = Seat::all(1).filter(|_| is_alone).map(Eye::Seat);
        for eye in alone.chain([Eye::All]) {
            let view = game.view(eye);
            assert!(!G::is_anything_unseen(&view, eye));
            let world = G::imagine(&view, luck);
            assert_eq!(&world, game.state(), "{eye:?} at ply {}", game.ply());
        }
    });
}

/// All that `eye` hears of the last action.
fn heard<G: Game>(game: &Match<G>, eye: Eye) -> Vec<G::Event> {
    let events = match game.log().last() {
        Some(entry) => &entry.events,
        None => game.opening(),
    };
    events.iter().filter_map(|it| G::hear(it, eye)).collect()
}

/// A device goes round without a curtain only where everybody may see the page: whatever its next
/// holder has just heard, everybody heard.
pub fn what_only_one_hears_is_private<G: Subject>() {
    each_state::<G>(|game, _| {
        let Some(last) = game.log().last() else { return };
        let hears = |eye: Eye| -> Vec<G::Event> {
            last.events.iter().filter_map(|it| G::hear(it, eye)).collect()
        };
        for seat in game.actors().iter() {
            if !G::is_private(&game.view(Eye::Seat(seat))) {
                let at = game.ply();
                assert_eq!(hears(Eye::Seat(seat)), hears(Eye::Public), "seat {seat}, ply {at}");
            }
        }
    });
}

pub fn events_are_heard_alike_at_second_hand<G: Subject>() {
    each_state::<G>(|game, _| {
        let told = heard(game, Eye::All);
        let happened = game.log().last().map_or(game.opening(), |it| &it.events);
        assert_eq!(told, happened, "who sees everything hears everything");
        let public = heard(game, Eye::Public);
        for eye in eyes(game.n_seats()) {
            let own = heard(game, eye);
            let again: Vec<G::Event> = own.iter().filter_map(|it| G::hear(it, eye)).collect();
            assert_eq!(again, own, "{eye:?} at ply {}", game.ply());
            let overheard: Vec<G::Event> =
                own.iter().filter_map(|it| G::hear(it, Eye::Public)).collect();
            assert_eq!(overheard, public, "{eye:?} at ply {}", game.ply());
        }
    });
}

/// If two actions of a rival lead to different worlds that look the same, they sound the same.
pub fn events_tell_no_more_than_the_view_shows<G: Subject>() {
    each_state::<G>(|game, luck| {
        for rival in game.actors().iter() {
            let legal = game.legal(rival);
            let pick = |luck: &mut Imagined| {
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
            for eye in eyes(game.n_seats()).filter(|eye| !eye.sees(rival)) {
                if one.view(eye) == other.view(eye) {
                    assert_eq!(heard(&one, eye), heard(&other, eye), "ply {}", one.ply());
                }
            }
        }
    });
}

/// Whoever may take an action back at a strict table has learned nothing by it: in every world that
/// looked the same before, the same action looks and sounds the same.
pub fn what_may_be_taken_back_has_shown_nothing<G: Subject>() {
    let mut n_taken_back = 0;
    each_state::<G>(|game, luck| {
        let Some(last) = game.log().last().filter(|it| !it.drew) else { return };
        let before = game.state_at(game.ply() - 1);
        if 1 < game.n_seats() && !is_own_affair(game, &before, last.seat) {
            return;
        }
        n_taken_back += 1;
        let eye = Eye::Seat(last.seat);
        let view = G::view(&before, eye);
        for _ in 0..WORLDS_OF_ONE_VIEW {
            let world = G::imagine(&view, luck);
            let mut events = Vec::new();
            let after = G::apply(world, last.seat, &last.action, luck, &mut events);
            let told: Vec<G::Event> = events.iter().filter_map(|it| G::hear(it, eye)).collect();
            let (ply, action) = (game.ply(), &last.action);
            assert_eq!(G::view(&after, eye), game.view(eye), "ply {ply}: {} {action}", last.seat);
            assert_eq!(told, heard(game, eye), "ply {ply}: {} {action}", last.seat);
        }
    });
    // In a game of one choice for each round there may be none.
    println!("{n_taken_back} actions could be taken back");
}

/// Whether the one who acted may go on, out of turn at least, and nobody else was given anything to
/// do.
fn is_own_affair<G: Game>(game: &Match<G>, before: &G::State, seat: Seat) -> bool {
    let (was, is) = (G::turn(before).awaited(), game.turn().awaited());
    game.actors().has(seat) && is.iter().all(|it| was.has(it))
}

pub fn ranks_follow_totals_and_ties_share<G: Subject>() {
    each_state::<G>(|game, _| {
        for eye in eyes(game.n_seats()) {
            let standing = G::standing(&game.view(eye));
            assert_eq!(standing.places.len(), game.n_seats());
            assert_eq!(standing.winners().is_empty(), standing.is_lost);
            for (seat, place) in standing.places.iter() {
                let sum: i32 = place.lines.iter().map(|it| it.points).sum();
                assert_eq!(place.total, sum, "seat {seat}");
                let better = |it: &Seat| standing.places[*it].rank < place.rank;
                let n_better = Seat::all(game.n_seats()).filter(better).count();
                assert_eq!(usize::from(place.rank), n_better + 1, "seat {seat}");
                // Whoever is out ranks behind all that are not; among those, totals decide.
                let is_fair = |it: Seat| {
                    let other = &standing.places[it];
                    !better(&it) || place.is_out || (!other.is_out && place.total <= other.total)
                };
                assert!(Seat::all(game.n_seats()).all(is_fair), "seat {seat}");
            }
        }
    });
}
