//! Questions that nobody wants: the table passes for a person alone where nothing would change, and for nobody
//! who could be seen not to be asked.

use undercroft::games::dungeoneer::client::{Action, Dungeoneer, Moment, Step, idle_pass};
use undercroft::kernel::chance::FastChance;
use undercroft::kernel::{Game, Match, Observer, Seat, SeatSet, Seed, Turn};
use undercroft::shell::model::device::Device;
use undercroft::shell::model::history::{self, UndoRule};
use undercroft::shell::table::idle;

use crate::dungeoneer::DUNGEONEER;

/// Calls `look` with matches at random, wherever a seat is asked and could change nothing.
fn each_idle(mut look: impl FnMut(&Match<Dungeoneer>, Seat)) {
    for (nth, setup) in DUNGEONEER.iter().enumerate() {
        for seed in 0..3 {
            let setup = setup.parse().expect("notation");
            let bits = Seed::from_bits(100 * nth as u64 + seed);
            let mut game: Match<Dungeoneer> = Match::begin(setup, bits).expect("a table");
            let mut luck = FastChance::new(seed);
            for _ in 0..1500 {
                game.pass_due();
                let Some(asked) = game.turn().awaited().first() else { break };
                if idle::idle_pass(&game, Device::of(SeatSet::one(asked))).is_some() {
                    look(&game, asked);
                }
                game.play_at_random(&mut luck, 1);
            }
        }
    }
}

/// What befalls heroes after an action, if one is meant, until somebody has to answer or luck decides: everybody
/// passes.
fn outcome(mut game: Match<Dungeoneer>, action: Option<Action>) -> Vec<(u8, bool, u16, bool)> {
    if let Some(action) = action {
        let seat = game.turn().awaited().first().expect("somebody is asked");
        game.play(seat, action).expect("it is legal");
    }
    for _ in 0..40 {
        let asked = game.turn().awaited().first();
        let pass = asked.and_then(|it| Some((it, Dungeoneer::pass(game.state(), it)?)));
        let Some((seat, pass)) = pass else { break };
        if game.foresee(seat, std::slice::from_ref(&pass)).is_none_or(|it| it.0) {
            break;
        }
        game.play(seat, pass).expect("a pass is legal");
    }
    let open = &game.view(Observer::Public).open;
    let heroes = open.heroes.iter();
    heroes.map(|(_, it)| (it.health, it.prone.is_some(), it.peril, it.is_alive)).collect()
}

#[test]
fn whoever_is_passed_for_could_have_changed_nothing() {
    let mut n_tried = 0;
    each_idle(|game, seat| {
        let passed = outcome(game.clone(), None);
        for action in game.legal(seat).into_iter().filter(|it| !it.is_pass()) {
            let Action::Play(_) = action else { panic!("{action} changes something") };
            let played = outcome(game.clone(), Some(action.clone()));
            // What is paid in somebody's peril is paid; nobody is healed, or falls.
            let bodies = |all: &[(u8, bool, u16, bool)]| {
                all.iter().map(|it| (it.0, it.1, it.3)).collect::<Vec<_>>()
            };
            assert_eq!(bodies(&played), bodies(&passed), "ply {}: {action}", game.ply());
            n_tried += 1;
        }
    });
    assert!(20 < n_tried, "{n_tried} plays that change nothing");
}

#[test]
fn the_last_moment_before_the_discard_is_not_asked_for_a_potion_at_full_health() {
    let mut n_moments = 0;
    each_idle(|game, seat| {
        let view = game.view(Observer::Seat(seat));
        let of = match view.open.agenda.next() {
            Some(Step::Window { of, .. }) => *of,
            _ => panic!("only windows are passed"),
        };
        let hero = &view.open.heroes[seat];
        let is_well = hero.card.card().health <= hero.health;
        n_moments += usize::from(of == Moment::EndOfHeroics && is_well);
        assert_eq!(idle_pass(&view, seat), Some(Action::Pass));
    });
    assert!(0 < n_moments);
}

#[test]
fn among_several_people_everybody_is_asked() {
    each_idle(|game, _| {
        let all: SeatSet = Seat::all(game.n_seats()).collect();
        if 1 < all.len() {
            assert_eq!(idle::idle_pass(game, Device::of(all)), None);
        }
    });
}

#[test]
fn whoever_wants_to_be_asked_always_is_asked() {
    each_idle(|game, _| assert!(!game.setup().to_string().contains("ask=always")));
}

#[test]
fn what_is_taken_back_goes_past_a_pass_that_nobody_was_asked_for() {
    let mut n_undone = 0;
    each_idle(|game, seat| {
        let device = Device::of(SeatSet::one(seat));
        let mut game = game.clone();
        let (_, pass) = idle::idle_pass(&game, device).expect("it is idle");
        let before = game.ply();
        if !history::can_undo(&game, device, UndoRule::Friendly) {
            return;
        }
        game.play(seat, pass).expect("a pass is legal");
        game.pass_due();
        if game.turn() == Turn::Over || device.seat(&game).is_none() {
            return;
        }
        let after = game.ply();
        idle::undo(&mut game, device, UndoRule::Friendly);
        assert!(game.ply() < before, "the pass alone was taken back");
        assert_eq!(idle::idle_pass(&game, device), None);
        idle::redo(&mut game, device);
        assert!(before <= game.ply() && game.ply() <= after, "{after}");
        n_undone += 1;
    });
    assert!(0 < n_undone);
}
