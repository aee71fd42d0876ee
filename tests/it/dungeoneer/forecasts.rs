//! The odds that are shown are the odds that are rolled.

use games::dungeoneer::cards::{Attempt, QuestId};
use games::dungeoneer::forecast::{self, Dice, EXCHANGES, Exchange, Odds, Strength, THROWS};
use games::dungeoneer::steps::{Step, Then};
use games::dungeoneer::{Dungeoneer, Event, Setup};
use kernel::chance::{FastChance, KeyedChance, every};
use kernel::{Game, Seat, Seed, ask};

fn hundredths(n: u32, of: u32) -> u32 {
    (100 * n + of / 2) / of
}

/// The table behind DN-436.
#[test]
fn comparisons_have_the_odds_of_the_rulebook() {
    let table = [
        (-3, [8, 8, 83]),
        (-2, [17, 11, 72]),
        (-1, [28, 14, 58]),
        (0, [42, 17, 42]),
        (1, [58, 14, 28]),
        (2, [72, 11, 17]),
        (3, [83, 8, 8]),
        (4, [92, 6, 3]),
    ];
    for (ahead, told) in table {
        let side = |bonus| Strength { throw: Dice::One, bonus };
        let it = Exchange::new(side(ahead), side(0));
        assert_eq!(
            [it.wins, it.ties, it.losses].map(|n| hundredths(n, EXCHANGES)),
            told,
            "{ahead}"
        );
    }
}

#[test]
fn every_throw_is_counted_whole() {
    for throw in [Dice::One, Dice::Higher, Dice::Lower] {
        assert_eq!(throw.faces().iter().sum::<u32>(), THROWS);
        assert_eq!(throw.reaches(1), Odds { n: THROWS, of: THROWS });
        assert_eq!(throw.reaches(7).n, 0);
    }
    assert_eq!(Dice::Higher.reaches(6).n, 11);
    assert_eq!(Dice::Lower.reaches(6).n, 1);
}

#[test]
fn glory_makes_a_quest_of_chance_likelier() {
    let mut events = Vec::new();
    let mut chance = KeyedChance::new(Seed::from_bits(1));
    let state = Dungeoneer::begin(&Setup::plain(2), Dungeoneer::EDITION, &mut chance, &mut events);
    let mut n_quests = 0;
    for quest in QuestId::all() {
        let Attempt::Chance { n_max, .. } = quest.card().attempt else { continue };
        n_quests += 1;
        let odds = |n: u8| forecast::chance(&state.open, Seat::FIRST, quest, n).thousandths();
        assert!((1..=n_max).all(|n| odds(n - 1) < odds(n)), "{quest}");
    }
    assert_eq!(n_quests, 3);
}

/// The forecast of the roll that is about to be made, if there is any.
fn foretold(state: &<Dungeoneer as Game>::State) -> Option<(Seat, Odds)> {
    let open = &state.open;
    let roll = open
        .roll
        .as_ref()
        .filter(|it| it.by_cards == 0 && !it.has_advantage && !it.has_disadvantage)?;
    let then = open.agenda.iter().find_map(|it| match it {
        Step::Roll(then) => Some(*then),
        _ => None,
    })?;
    let odds = match then {
        Then::Exit { reach, .. } | Then::Spikes { reach, .. } | Then::Threat { reach, .. } => {
            forecast::threat(open, roll.seat, roll.context, reach)
        }
        Then::QuestThreat { quest } => forecast::quest(open, roll.seat, quest, false),
        Then::Search { reach, .. } => forecast::search(open, roll.seat, roll.cell, reach),
        _ => return None,
    };
    Some((roll.seat, odds))
}

/// Wherever a window lies before a roll that is passed by all, the share of dice that succeed is the forecast.
#[test]
fn rolls_succeed_as_often_as_foretold() {
    let (mut n_rolls, mut events, mut legal) = (0, Vec::new(), Vec::new());
    for seed in 0..60 {
        let setup = Setup { asks_always: true, ..Setup::plain(3) };
        let mut luck = FastChance::new(seed);
        let mut chance = KeyedChance::new(Seed::from_bits(seed));
        let mut state = Dungeoneer::begin(&setup, Dungeoneer::EDITION, &mut chance, &mut events);
        for _ in 0..300 {
            let Some(seat) = Dungeoneer::turn(&state).awaited().first() else { break };
            if let Some((roller, odds)) = foretold(&state)
                && let Some(share) = share_rolled(&state, roller)
            {
                assert_eq!(share.n * odds.of, odds.n * share.of, "{seed}: {odds:?} {share:?}");
                n_rolls += 1;
            }
            legal.clear();
            Dungeoneer::legal(&state, seat, &mut legal);
            let due = ask::due_pass::<Dungeoneer>(&state).map(|it| it.1);
            let action =
                due.unwrap_or_else(|| legal[luck.pick(legal.len() as u32) as usize].clone());
            events.clear();
            state = Dungeoneer::apply(state, seat, &action, &mut chance, &mut events);
        }
    }
    println!("{n_rolls} rolls");
    assert!(20 <= n_rolls, "{n_rolls}");
}

/// The share of all dice with which the roll at hand succeeds, if everybody passes; none where a pass does not
/// lead to it.
fn share_rolled(state: &<Dungeoneer as Game>::State, roller: Seat) -> Option<Odds> {
    let mut waiting = state.clone();
    let mut events = Vec::new();
    let mut share = None;
    // The last pass rolls.
    for _ in 0..8 {
        let seat = Dungeoneer::turn(&waiting).awaited().first()?;
        let pass = Dungeoneer::pass(&waiting, seat)?;
        let mut sum = [0; 6];
        let mut n_seen = 0;
        every(1_000_000, |chance| {
            events.clear();
            Dungeoneer::apply(waiting.clone(), seat, &pass, &mut FirstThrow(chance), &mut events);
            let rolled = events.iter().find_map(|it| match it {
                Event::Rolled { who, throw, is_ok: Some(is_ok), .. } if who.seat == roller => {
                    Some((throw.dice[0], *is_ok))
                }
                _ => None,
            });
            if let Some((face, is_ok)) = rolled {
                n_seen += 1;
                sum[usize::from(face) - 1] = u32::from(is_ok);
            }
        });
        if 0 < n_seen {
            share = Some(Odds { n: sum.iter().sum(), of: 6 });
            break;
        }
        waiting = Dungeoneer::apply(waiting, seat, &pass, &mut FastChance::new(1), &mut events);
    }
    share
}

/// Every course of the first throw of dice; all that is drawn after it is the lowest.
struct FirstThrow<'c>(&'c mut kernel::chance::Every);

impl kernel::Chance for FirstThrow<'_> {
    fn each(&mut self, key: kernel::Key, n: u32, out: &mut [u32]) {
        if n == 6 && self.0.one_in() == 1 {
            self.0.each(key, n, &mut out[..1]);
            out[1..].fill(0);
        } else {
            out.fill(0);
        }
    }
}
