//! Questions that nobody wants: the table passes for a person alone where nothing would change, and for nobody
//! who could be seen not to be asked.

use undercroft::games::dungeoneer::client::{
    Action, Boxes, Dungeoneer, Moment, Setup, Step, View, Word, forecast, idle_pass,
};
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

/// The moment at which somebody is asked out of turn, if that is so.
fn moment(view: &View) -> Option<Moment> {
    match view.open.agenda.next() {
        Some(Step::Window { of, .. }) => Some(*of),
        _ => None,
    }
}

/// The fate of heroes after an action, if one is meant, until somebody has to answer or luck decides: everybody
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
        // Then the same could be done a moment ago, or there is no attack any more.
        let of = moment(&game.view(Observer::Seat(seat)));
        if matches!(of, Some(Moment::EndOfHeroics | Moment::Response)) {
            return;
        }
        let passed = outcome(game.clone(), None);
        for action in game.legal(seat).into_iter().filter(|it| !it.is_pass()) {
            let Action::Play(_) = action else { panic!("{action} changes something") };
            // The dice may follow at once, where nobody is asked any more.
            if game.foresee(seat, std::slice::from_ref(&action)).is_none_or(|it| it.0) {
                continue;
            }
            let played = outcome(game.clone(), Some(action.clone()));
            // Before a location acts, a hero with more health than it takes may be healed afterwards as well.
            let health = |it: u8| if of == Some(Moment::Entered) { it.min(3) } else { it };
            // What is paid in somebody's peril is paid; nobody is healed, or falls.
            let bodies = |all: &[(u8, bool, u16, bool)]| {
                all.iter().map(|it| (health(it.0), it.1, it.3)).collect::<Vec<_>>()
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
        let of = moment(&view).expect("only windows are passed");
        let hero = &view.open.heroes[seat];
        let is_well = hero.card.card().health <= hero.health;
        n_moments += usize::from(of == Moment::EndOfHeroics && is_well);
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

/// The number of questions out of turn that a hero alone is asked in two rounds at a table, and that it is spared: it
/// walks on wherever that leads to a new location.
fn questions_of_two_rounds(seed: &str) -> (usize, usize) {
    let setup = Setup { boxes: Boxes::Vault, ..Setup::plain(1) };
    let mut game: Match<Dungeoneer> = Match::begin(setup, Seed::from_text(seed)).expect("a table");
    let device = Device::of(SeatSet::one(Seat::FIRST));
    let (mut n_asked, mut n_spared) = (0, 0);
    loop {
        game.pass_due();
        let view = game.view(Observer::Seat(Seat::FIRST));
        if game.turn() == Turn::Over || 2 < view.open.round {
            return (n_asked, n_spared);
        }
        if let Some((seat, pass)) = idle::idle_pass(&game, device) {
            n_spared += 1;
            game.play(seat, pass).expect("a pass is legal");
            continue;
        }
        n_asked += usize::from(moment(&view).is_some());
        let hero = &view.open.heroes[Seat::FIRST];
        let is_new = |it: &&Action| match it {
            Action::Do(Word::Go { side, with: None }) => {
                let site = view.open.map.get(hero.at.beyond(*side));
                site.is_some_and(|it| hero.is_new(it.card))
            }
            _ => false,
        };
        let ends = |it: &&Action| matches!(it, Action::Do(Word::End) | Action::Pass);
        let legal = game.legal(Seat::FIRST);
        let action = legal.iter().find(is_new).or(legal.iter().find(ends)).unwrap_or(&legal[0]);
        game.play(Seat::FIRST, action.clone()).expect("it is legal");
    }
}

#[test]
fn a_hero_alone_is_asked_only_what_bears_on_what_comes() {
    assert_eq!(questions_of_two_rounds("vault solo"), (2, 1));
    assert_eq!(questions_of_two_rounds("vault solo 7"), (5, 2));
}

#[test]
fn what_could_be_done_a_moment_ago_is_asked_only_once_something_has_happened() {
    let (mut n_ends, mut n_later) = (0, 0);
    each_idle(|game, seat| {
        let view = game.view(Observer::Seat(seat));
        if moment(&view) != Some(Moment::EndOfHeroics) {
            return;
        }
        let last = game.log().last().expect("an action");
        let is_end = last.seat == seat && last.action == Action::Do(Word::End);
        n_ends += usize::from(is_end);
        let is_asked_later = idle_pass(&view, seat, None).is_none();
        assert!(is_end || !is_asked_later);
        n_later += usize::from(is_asked_later);
    });
    assert!(0 < n_ends && 0 < n_later, "{n_ends} {n_later}");
}

#[test]
fn an_attack_that_is_off_is_not_asked_about() {
    let mut n_off = 0;
    each_idle(|game, seat| {
        let view = game.view(Observer::Seat(seat));
        let is_response = moment(&view) == Some(Moment::Response);
        n_off += usize::from(is_response && !forecast::is_any_due(&view.open));
    });
    assert!(0 < n_off);
}
