//! Asking and passing: never by what only some can see.

use kernel::ask::due_pass;
use kernel::chance::FastChance;
use kernel::{Game, Match, Observer, Seat, SeatSet};

use super::{Subject, each_state, observers};

/// So many worlds are made up of one view.
const WORLDS_OF_ONE_VIEW: u32 = 3;

/// The awaited seats that may pass.
fn passing<G: Game>(state: &G::State) -> SeatSet {
    let may_pass = |it: &Seat| G::pass(state, *it).is_some();
    G::turn(state).awaited().iter().filter(may_pass).collect()
}

fn pick<T: Clone>(of: &[T], luck: &mut FastChance) -> T {
    of[luck.pick(of.len() as u32) as usize].clone()
}

/// Two worlds look the same to the seat that acts; so does what everybody notices of the action. Then the match
/// waits for the same seats, and it waits at the same place: it never goes on where, in a world that
/// looks the same, it would have asked somebody.
pub fn who_is_asked_follows_from_what_everybody_has_seen<G: Subject<T>, T>() {
    each_state::<G, T>(|game, luck| {
        let actors: Vec<Seat> = game.actors().iter().collect();
        if actors.is_empty() {
            return;
        }
        let seat = pick(&actors, luck);
        let action = pick(&game.legal(seat), luck);
        let view = game.view(Observer::Seat(seat));
        let seed = u64::from(luck.pick(u32::MAX));
        let play_in = |world: G::State| {
            let mut events = Vec::new();
            let after = G::apply(world, seat, &action, &mut FastChance::new(seed), &mut events);
            let public = events.iter().filter_map(|it| G::observe(it, Observer::Public));
            (after, public.collect::<Vec<G::Event>>())
        };
        let (one, heard) = play_in(game.state().clone());
        for _ in 0..WORLDS_OF_ONE_VIEW {
            let (other, also_heard) = play_in(G::determinize(&view, luck));
            let n_common = heard.iter().zip(&also_heard).take_while(|(it, other)| it == other);
            let at = format!("{seat} {action} at ply {}", game.ply());
            if n_common.count() == heard.len().min(also_heard.len()) {
                assert_eq!(heard, also_heard, "the match stops in one world alone: {at}");
                assert_eq!(G::turn(&one), G::turn(&other), "{at}");
                assert_eq!(passing::<G>(&one), passing::<G>(&other), "{at}");
            }
        }
    });
}

/// All that everybody sees is the same in all worlds that look the same, and so is who is offered what.
pub fn what_may_be_offered_depends_on_public_knowledge_alone<G: Subject<T>, T>() {
    each_state::<G, T>(|game, luck| {
        let public = game.view(Observer::Public);
        let (asking, at) = (G::interrupters(&public), game.ply());
        for observer in observers(game.n_seats()) {
            assert_eq!(G::interrupters(&game.view(observer)), asking, "{observer:?} at ply {at}");
        }
        for _ in 0..WORLDS_OF_ONE_VIEW {
            let world = G::determinize(&public, luck);
            assert_eq!(G::turn(&world), game.turn(), "ply {at}");
            assert_eq!(passing::<G>(&world), passing::<G>(game.state()), "ply {at}");
            assert!(G::out_of_turn(&world).is_within(asking), "ply {at}");
        }
    });
}

/// A player who may act out of turn may ask for the device, for all that everybody sees.
pub fn who_acts_out_of_turn_may_ask_for_it<G: Subject<T>, T>() {
    each_state::<G, T>(|game, _| {
        for observer in observers(game.n_seats()) {
            let asking = G::interrupters(&game.view(observer));
            assert!(G::out_of_turn(game.state()).is_within(asking), "ply {}", game.ply());
            assert!(asking.iter().all(|seat| seat.idx() < game.n_seats()));
        }
    });
}

/// A pass draws no luck and makes no event; nothing differs then but whose answer is awaited, whether or
/// not it stands for later. Only the last one lets the match go on.
pub fn a_pass_changes_nothing_but_whose_answer_is_awaited<G: Subject<T>, T>() {
    each_state::<G, T>(|game, _| {
        for seat in Seat::all(game.n_seats()) {
            let legal = game.legal(seat);
            let plain = G::pass(game.state(), seat);
            assert_eq!(plain.is_some(), legal.iter().any(G::is_pass), "{seat}");
            let Some(plain) = plain else { continue };
            assert!(legal.contains(&plain) && G::is_pass(&plain), "{seat} {plain}");
            let after = passed(game, seat, &plain);
            for other in legal.iter().filter(|it| G::is_pass(it)) {
                assert_eq!(passed(game, seat, other).turn(), after.turn(), "{seat} {other}");
            }
        }
    });
}

/// The match after a pass that has changed nothing else.
fn passed<G: Subject<T>, T>(game: &Match<G>, seat: Seat, pass: &G::Action) -> Match<G> {
    let at = format!("{seat} {pass} at ply {}", game.ply());
    assert!(game.turn().awaited().has(seat), "{at}");
    let mut after = game.clone();
    after.play(seat, pass.clone()).expect("a legal action");
    let entry = &after.log()[game.ply()];
    if entry.drew || !entry.events.is_empty() {
        assert_eq!(game.turn().awaited(), SeatSet::one(seat), "not the last: {at}");
        return after;
    }
    assert_ne!(after.turn(), game.turn(), "{at}");
    let table = |game: &Match<G>| G::but_for_the_question(game.state().clone());
    assert_eq!(table(&after), table(game), "{at}");
    for other in after.actors().and(game.actors()).without(seat).iter() {
        assert_eq!(after.legal(other), game.legal(other), "{other} after {at}");
    }
    after
}

/// The table passes for a seat, or not, by what that seat sees; and it goes on until somebody is to be asked.
pub fn the_table_passes_by_what_a_seat_sees_alone<G: Subject<T>, T>() {
    each_state::<G, T>(|game, luck| {
        let Some((seat, pass)) = due_pass::<G>(game.state()) else { return };
        assert_eq!(G::pass(game.state(), seat).as_ref(), Some(&pass));
        let world = G::determinize(&game.view(Observer::Seat(seat)), luck);
        let mut others = game.turn().awaited();
        others.remove(seat);
        // Others may be due or not in that world; this one is.
        let due = due_pass::<G>(&world);
        let is_same = |it: &(Seat, G::Action)| *it == (seat, pass.clone()) || others.has(it.0);
        assert!(due.as_ref().is_some_and(is_same), "{due:?} at ply {}", game.ply());
        let mut after = game.clone();
        after.pass_due();
        assert!(game.ply() < after.ply() && due_pass::<G>(after.state()).is_none());
        assert!(after.log()[game.ply()..].iter().all(|it| it.is_due));
    });
}
