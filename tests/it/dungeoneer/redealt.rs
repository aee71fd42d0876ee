//! The odds told of dice before they fall are the share of them that succeed, in every world that looks the same to
//! the one who is told.

use games::dungeoneer::action::{Action, Word};
use games::dungeoneer::ask::Ask;
use games::dungeoneer::event::Reason;
use games::dungeoneer::forecast::{self, Odds, PerilDice, Tested, Walk};
use games::dungeoneer::pieces::{Context, Throw};
use games::dungeoneer::prospects::{Prospect, prospect_of};
use games::dungeoneer::state::{Form, Phase, State};
use games::dungeoneer::steps::Step;
use games::dungeoneer::{Dungeoneer, Event};
use kernel::ask::Answer;
use kernel::chance::FastChance;
use kernel::kit::Side;
use kernel::{Chance, Game, Key, Observer, Seat};

use super::battle_odds::{each_state, prove, setups, throws_to_come};

/// So many worlds are dealt anew of each view.
const WORLDS: usize = 4;

/// Dice that fall as three given ones, over and over; other luck is made up.
struct Given<'l> {
    dice: [u32; 3],
    n_throws: usize,
    luck: &'l mut FastChance,
}

impl Chance for Given<'_> {
    fn each(&mut self, key: Key, n: u32, out: &mut [u32]) {
        if n != 6 {
            return self.luck.each(key, n, out);
        }
        // Any two dice in a row are two of the three.
        for (nth, it) in out.iter_mut().enumerate() {
            *it = self.dice[(2 * self.n_throws + nth) % 3];
        }
        self.n_throws += 1;
    }
}

/// The state and events after an action if everybody passes and nothing else is begun, until `is_over`; choices that
/// must be made are made somehow, what can be paid off is rolled for.
fn after(
    mut state: State,
    (mut seat, mut action): (Seat, Action),
    chance: &mut Given<'_>,
    is_over: impl Fn(&State, &[Event]) -> bool,
) -> (State, Vec<Event>) {
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    for _ in 0..40 {
        state = Dungeoneer::apply(state, seat, &action, chance, &mut events);
        if is_over(&state, &events) {
            break;
        }
        let Some(next) = Dungeoneer::turn(&state).awaited().first() else { break };
        legal.clear();
        Dungeoneer::legal(&state, next, &mut legal);
        seat = next;
        action = match state.open.agenda.next() {
            Some(Step::Window { .. }) => Answer::Pass,
            Some(Step::Declare) => Answer::Do(Word::End),
            Some(Step::Ask(Ask::Stake(_))) => Answer::Number(0),
            Some(Step::Ask(Ask::Either(_))) => legal[legal.len() - 1].clone(),
            Some(Step::Free) => break,
            _ => legal[0].clone(),
        };
    }
    (state, events)
}

/// A roll as it fell.
type Roll = (Context, Throw, u8, bool);

fn rolls_of(events: &[Event], seat: Seat) -> Vec<Roll> {
    let roll = |it: &Event| match it {
        Event::Rolled { who, context, throw, reach: Some(reach), is_ok: Some(is_ok), .. } => {
            (who.seat == seat).then_some((*context, *throw, *reach, *is_ok))
        }
        _ => None,
    };
    events.iter().filter_map(roll).collect()
}

/// Tells whether such a roll is the one that an action is about.
fn is_about(action: &Action, context: Context) -> bool {
    match action {
        Answer::Do(Word::Attempt(_) | Word::Search(_)) | Answer::Number(_) => {
            matches!(context, Context::Quest(_) | Context::Search)
        }
        Answer::Do(Word::Play { .. }) | Answer::Play(Word::Play { .. }) => {
            matches!(context, Context::Trap(_) | Context::Threat(_))
        }
        _ => matches!(context, Context::Threat(_)),
    }
}

/// The odds that the first roll of this hero that an action is about succeeds in a world; none where it is never made.
fn counted(world: &State, seat: Seat, action: &Action, roller: Seat) -> Option<Odds> {
    let mut luck = FastChance::new(7);
    let mut fall = |dice: [u32; 3]| {
        let chance = &mut Given { dice, n_throws: 0, luck: &mut luck };
        let rolled = |events: &[Event]| {
            rolls_of(events, roller).into_iter().find(|it| is_about(action, it.0))
        };
        let begun = (seat, action.clone());
        rolled(&after(world.clone(), begun, chance, |_, it| rolled(it).is_some()).1)
    };
    let is_single = fall([0; 3])?.1.n_dice == 1;
    let falls: Vec<[u32; 3]> = if is_single {
        (0..6).map(|it| [it; 3]).collect()
    } else {
        (0..216).map(|it| [it / 36, it / 6 % 6, it % 6]).collect()
    };
    let of = falls.len() as u32;
    let n = falls.into_iter().filter_map(fall).filter(|it| it.3).count();
    Some(Odds { n: n as u32, of })
}

#[derive(Default, Debug)]
struct Proved {
    attempts: usize,
    searches: usize,
    threats: usize,
    worlds: usize,
}

/// Attempts, searches, traps, and all else that asks heroes for a roll.
#[test]
fn chances_are_those_of_every_world_that_looks_the_same() {
    let mut proved = Proved::default();
    let mut luck = FastChance::new(1);
    for setup in setups() {
        each_state(&setup, 0..30, 500, &mut |state, _| {
            let open = &state.open;
            let Some(seat) = Dungeoneer::turn(state).awaited().first() else { return };
            // What is declared already may come first.
            if !open.declared.is_empty() || open.battle.is_some() || open.roll.is_some() {
                return;
            }
            let view = Dungeoneer::view(state, Observer::Seat(seat));
            let mut legal = Vec::new();
            Dungeoneer::legal(state, seat, &mut legal);
            for action in &legal {
                let told: Vec<(Seat, Odds)> = match prospect_of(&view.open, seat, action) {
                    Some(Prospect::Attempt { odds, .. }) if odds != Odds::CERTAIN => {
                        vec![(seat, odds)]
                    }
                    Some(Prospect::Search { odds, .. }) => vec![(seat, odds)],
                    Some(Prospect::Threats(all)) => {
                        all.iter().filter_map(|it| Some((it.0, (*it.1)?))).collect()
                    }
                    _ => continue,
                };
                for _ in 0..WORLDS {
                    let world = Dungeoneer::determinize(&view, &mut luck);
                    for (roller, odds) in &told {
                        let Some(found) = counted(&world, seat, action, *roller) else { continue };
                        assert_eq!(
                            u64::from(found.n) * u64::from(odds.of),
                            u64::from(odds.n) * u64::from(found.of),
                            "{action:?}: {odds:?} {found:?} {open:?}"
                        );
                        match action {
                            Answer::Do(Word::Search(_)) => proved.searches += 1,
                            Answer::Do(Word::Attempt(_)) | Answer::Number(_) => {
                                proved.attempts += 1;
                            }
                            _ => proved.threats += 1,
                        }
                        proved.worlds += 1;
                    }
                }
            }
        });
    }
    println!("{proved:?}");
    assert!(10_000 <= proved.worlds, "{proved:?}");
    let each = [proved.attempts, proved.searches, proved.threats];
    assert!(each.into_iter().all(|it| 200 <= it), "{proved:?}");
}

/// Whole battles, of which the dice of one attack are still to be thrown.
#[test]
fn battles_end_as_often_as_foretold_in_every_world_that_looks_the_same() {
    let (mut n_worlds, mut luck) = (0, FastChance::new(2));
    for setup in setups() {
        let mut last = None;
        each_state(&setup, 0..30, 400, &mut |state, _| {
            let Some(seat) = Dungeoneer::turn(state).awaited().first() else { return };
            let Some(throws) = throws_to_come(&state.open).filter(|it| it.len() <= 2) else {
                return;
            };
            let key = (state.open.turn, throws.len());
            if last == Some(key) {
                return;
            }
            last = Some(key);
            let view = Dungeoneer::view(state, Observer::Seat(seat));
            let Some(told) = forecast::battle(&view.open) else { return };
            for _ in 0..WORLDS {
                prove(&Dungeoneer::determinize(&view, &mut luck), &throws, &told);
                n_worlds += 1;
            }
        });
    }
    println!("{n_worlds} worlds");
    assert!(10_000 <= n_worlds, "{n_worlds}");
}

/// The yield and the demands of a way of these steps: glory and peril, peril dice, rolls.
struct Walked {
    gain: (i16, i16),
    dice: Vec<PerilDice>,
    rolls: Vec<Roll>,
}

/// Walks by these sides; every roll is a 6. None where the way is cut short, or luck leads elsewhere.
fn walked(state: &State, seat: Seat, sides: &[Side]) -> Option<Walked> {
    let mut luck = FastChance::new(3);
    let mut chance = Given { dice: [5; 3], n_throws: 0, luck: &mut luck };
    let (mut state, mut all) = (state.clone(), Vec::new());
    for side in sides {
        let to = state.open.heroes[seat].at.beyond(*side);
        let go = Answer::Do(Word::Go { side: *side, with: None });
        if state.open.agenda.next() != Some(&Step::Free)
            || Dungeoneer::check(&state, seat, &go).is_err()
        {
            return None;
        }
        let is_met = |state: &State, _: &[Event]| state.open.battle.is_some();
        let (next, events) = after(state, (seat, go), &mut chance, is_met);
        all.extend(events);
        if next.open.heroes[seat].at != to {
            return None;
        }
        state = next;
    }
    let mut gain = (0, 0);
    let mut dice = Vec::new();
    for it in &all {
        match it {
            Event::Glory { who, by, why: Reason::Told } if who.seat == seat && 0 < *by => {
                gain.0 += by;
            }
            Event::Peril { who, by, why: Reason::Told } if who.seat == seat && 0 < *by => {
                gain.1 += by;
            }
            Event::PerilDice { faces, reach, .. } => {
                dice.push(PerilDice { n: faces.len() as u8, reach: *reach });
            }
            _ => {}
        }
    }
    Some(Walked { gain, dice, rolls: rolls_of(&all, seat) })
}

/// The form of a roll on a way; none for a plain die.
fn form_of(context: Context) -> Option<Form> {
    match context {
        Context::Exit(form) | Context::Hazard(form) | Context::Threat(form) => Some(form),
        _ => None,
    }
}

fn compare(told: &Walk, found: &Walked) {
    assert_eq!((i16::from(told.glory), i16::from(told.peril)), found.gain, "{told:?}");
    assert_eq!(told.dice, found.dice, "{told:?}");
    let rolls: Vec<_> = found.rolls.iter().map(|it| (form_of(it.0), it.2)).collect();
    assert_eq!(told.tests.iter().map(|it| (it.form, it.reach)).collect::<Vec<_>>(), rolls);
    for (test, (_, throw, reach, _)) in told.tests.iter().zip(&found.rolls) {
        let more = throw.value + throw.more;
        let n = (1..=6i8).filter(|face| *reach as i8 <= face + more).count() as u32;
        if throw.n_dice == 1 {
            assert_eq!(test.odds.n * 6, n * test.odds.of, "{test:?} {throw:?}");
        }
    }
}

/// Steps of one and of two locations, walked in worlds that are dealt anew: all of the gain is told, and every roll on the
/// way (DN-252, DN-646).
#[test]
fn a_way_brings_and_asks_what_is_told_of_it() {
    let (mut n_ways, mut n_long, mut n_rolls, mut n_dice) = (0, 0, 0, 0);
    let mut luck = FastChance::new(4);
    for setup in setups() {
        each_state(&setup, 0..30, 500, &mut |state, _| {
            let open = &state.open;
            let seat = open.active;
            let is_free = open.agenda.next() == Some(&Step::Free) && open.phase == Phase::Heroics;
            if !is_free || !Dungeoneer::turn(state).awaited().has(seat) {
                return;
            }
            let view = Dungeoneer::view(state, Observer::Seat(seat));
            let world = Dungeoneer::determinize(&view, &mut luck);
            let ones = Side::ALL.into_iter().map(|it| vec![it]);
            let twos = Side::ALL.into_iter().flat_map(|one| Side::ALL.map(|two| vec![one, two]));
            for sides in ones.chain(twos) {
                let told = forecast::walk(&view.open, seat, &sides);
                // Where luck leads elsewhere nothing more can be compared.
                if told
                    .tests
                    .iter()
                    .any(|it| matches!(it.by, Tested::Leaving(_)) && it.form.is_none())
                {
                    continue;
                }
                let Some(found) = walked(&world, seat, &sides) else { continue };
                compare(&told, &found);
                n_ways += 1;
                n_long += usize::from(1 < sides.len());
                n_rolls += found.rolls.len();
                n_dice += found.dice.len();
            }
        });
    }
    println!("{n_ways} ways, {n_long} of two steps, {n_rolls} rolls, {n_dice} times peril dice");
    assert!(10_000 <= n_ways && 10_000 <= n_long && 10_000 <= n_rolls && 10_000 <= n_dice);
}

/// The chance that no die brings a card is the share of all dice.
#[test]
fn peril_dice_are_counted_whole() {
    let none = |dice: &[PerilDice]| {
        let share = forecast::no_peril(dice);
        (share.n, share.of)
    };
    assert_eq!(none(&[]), (1, 1));
    // Dark Crossing of DN-T41: each of three dice must show 4 or more.
    assert_eq!(none(&[PerilDice { n: 3, reach: 3 }]), (1, 8));
    let both = [PerilDice { n: 2, reach: 2 }, PerilDice { n: 1, reach: 1 }];
    assert_eq!(none(&both), (10, 27));
    assert_eq!(none(&[PerilDice { n: 1, reach: 7 }]), (0, 1));
}
