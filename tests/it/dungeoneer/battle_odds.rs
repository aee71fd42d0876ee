//! The odds of whole battles are those that come of throwing every die.

use std::collections::BTreeMap;

use games::dungeoneer::action::{Action, Word};
use games::dungeoneer::ask::Ask;
use games::dungeoneer::forecast::{self, BattleOdds, Share};
use games::dungeoneer::pieces::{Attack, BattleKind, FoeCard, FoeState};
use games::dungeoneer::rules::fights::is_live;
use games::dungeoneer::rules::rolls;
use games::dungeoneer::rules::sums::Fight;
use games::dungeoneer::setup::Boxes;
use games::dungeoneer::state::{Open, State};
use games::dungeoneer::steps::Step;
use games::dungeoneer::{Dungeoneer, Event, Setup};
use kernel::ask::{self, Answer};
use kernel::chance::{Every, FastChance, KeyedChance, every};
use kernel::{Chance, Game, Key, Seat, Seed};

/// Calls `visit` with every state of some random matches, and with what led to it.
pub fn each_state(
    setup: &Setup,
    seeds: std::ops::Range<u64>,
    n_plies: usize,
    visit: &mut dyn FnMut(&State, &[Event]),
) {
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    for seed in seeds {
        let mut luck = FastChance::new(seed);
        let mut chance = KeyedChance::new(Seed::from_bits(seed));
        events.clear();
        let mut state = Dungeoneer::begin(setup, Dungeoneer::EDITION, &mut chance, &mut events);
        for _ in 0..n_plies {
            visit(&state, &events);
            let Some(seat) = Dungeoneer::turn(&state).awaited().first() else { break };
            legal.clear();
            Dungeoneer::legal(&state, seat, &mut legal);
            let due = ask::due_pass::<Dungeoneer>(&state).map(|it| it.1);
            let action = due.unwrap_or_else(|| lively(&state, seat, &legal, &mut luck));
            events.clear();
            state = Dungeoneer::apply(state, seat, &action, &mut chance, &mut events);
        }
    }
}

/// Tables at which everybody is asked: of two and three with each set of cards, and alone.
pub fn setups() -> Vec<Setup> {
    let with =
        |n_players: u8, boxes: Boxes| Setup { asks_always: true, boxes, ..Setup::plain(n_players) };
    vec![
        with(2, Boxes::Tomb),
        with(3, Boxes::Vault),
        with(2, Boxes::Both),
        Setup { resurrection: true, ..with(2, Boxes::Vault) },
        with(1, Boxes::Tomb),
        Setup { lair: true, ..with(1, Boxes::Vault) },
    ]
}

/// A random action, an encounter where one is offered: battles of several monsters are what is looked for.
fn lively(state: &State, seat: Seat, legal: &[Action], luck: &mut FastChance) -> Action {
    let other = state.open.left_of(seat);
    let is_encounter = |it: &&Action| match it {
        Answer::Do(Word::Play { card, payer: Some(payer), .. }) => {
            card.card().monster.is_some() && *payer == other
        }
        Answer::Do(Word::FromLair { payer, .. }) => *payer == other,
        _ => false,
    };
    let found = legal.iter().find(is_encounter);
    found.unwrap_or_else(|| &legal[luck.pick(legal.len() as u32) as usize]).clone()
}

/// The exchange fought out with these dice, nobody answering, and its events: the attackers' blows are compared first,
/// what may be declined is declined, and who has a choice gives something up.
fn fought(mut state: State, chance: &mut dyn Chance) -> Vec<Event> {
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    for _ in 0..200 {
        let open = &state.open;
        let is_of_exchange = |it: &Step| {
            matches!(
                it,
                Step::Response
                    | Step::AttackRoll(_)
                    | Step::CounterRoll(_)
                    | Step::Compare
                    | Step::Suffer { .. }
                    | Step::Wound { .. }
                    | Step::Land { .. }
                    | Step::Effects { .. }
                    | Step::Deaths
                    | Step::Ask(Ask::WhichAttack(_))
            )
        };
        let Some(battle) = &open.battle else { break };
        if !open.agenda.iter().any(is_of_exchange) {
            break;
        }
        let Some(seat) = Dungeoneer::turn(&state).awaited().first() else { break };
        legal.clear();
        Dungeoneer::legal(&state, seat, &mut legal);
        let wins = |it: &&Action| match it {
            Answer::Pick(Word::Attack(nth)) => {
                let it = &battle.attacks[usize::from(*nth)];
                it.counter < it.attack
            }
            _ => false,
        };
        let action = match open.agenda.next() {
            Some(Step::Window { .. }) => Answer::Pass,
            Some(Step::Ask(Ask::WhichAttack(_))) => {
                legal.iter().find(wins).unwrap_or(&legal[0]).clone()
            }
            Some(Step::Ask(Ask::Extra(_))) => Answer::Yes(false),
            Some(Step::Ask(Ask::Token(_))) => Answer::Pick(Word::Nobody),
            _ => legal[0].clone(),
        };
        state = Dungeoneer::apply(state, seat, &action, chance, &mut events);
    }
    events
}

/// Every way in which the dice of the exchange can fall, and no other luck.
struct Thrown<'c> {
    chance: &'c mut Every,
    /// The number of counting dice in each throw to come.
    throws: &'c [usize],
}

impl Chance for Thrown<'_> {
    fn each(&mut self, key: Key, n: u32, out: &mut [u32]) {
        out.fill(0);
        if let ((6, 2), [n_dice, rest @ ..]) = ((n, out.len()), self.throws) {
            self.throws = rest;
            self.chance.each(key, n, &mut out[..*n_dice]);
        }
    }
}

/// The throws of the exchange that are to come, with how many dice count of each; none where something else
/// comes before them.
pub fn throws_to_come(open: &Open) -> Option<Vec<usize>> {
    let battle = open.battle.as_ref().filter(|it| it.pending.is_empty())?;
    let is_quiet = matches!(open.agenda.next(), Some(Step::Window { .. }))
        && open.declared.is_empty()
        && open
            .roll
            .as_ref()
            .is_none_or(|it| rolls::attack_of(Fight::at_hand(open), it.context).is_some())
        && !open
            .agenda
            .iter()
            .any(|it| matches!(it, Step::Forms | Step::Specials | Step::Test { .. }));
    let is_due = |it: &&Attack| !it.is_done && is_live(open, battle, it);
    let due = battle.attacks.iter().filter(is_due);
    let n = due.map(|it| usize::from(it.attack.is_none()) + usize::from(it.counter.is_none()));
    let mut throws = vec![1; n.sum()];
    if let (Some(roll), Some(first)) = (&open.roll, throws.first_mut())
        && roll.has_advantage != roll.has_disadvantage
    {
        *first = 2;
    }
    // In solo a bane that waits for the hero's next roll may be a disadvantage.
    let n_attacks = battle.attacks.iter().filter(|it| is_due(it) && it.attack.is_none()).count();
    let of_hero = if battle.is_challenge { 0 } else { n_attacks };
    if let Some(throw) = throws.get_mut(of_hero).filter(|_| !open.waiting.is_empty()) {
        *throw = 2;
    }
    is_quiet.then_some(throws)
}

fn times(share: Share, n_courses: u64) -> u64 {
    assert_eq!(n_courses % share.of, 0, "{share:?} of {n_courses}");
    n_courses / share.of * share.n
}

/// Compares what is told of a battle with all courses of its dice.
pub fn prove(state: &State, throws: &[usize], told: &BattleOdds) {
    let open = &state.open;
    let n_seats = open.heroes.len();
    let mut wounds: Vec<Vec<u64>> =
        open.heroes.iter().map(|it| vec![0; usize::from(it.1.health) + 1]).collect();
    let mut defeats: BTreeMap<FoeCard, u64> = BTreeMap::new();
    let n_courses = u64::from(every(2_000_000, |chance| {
        let mut sums = vec![0; n_seats];
        for event in fought(state.clone(), &mut Thrown { chance, throws }) {
            match event {
                Event::Wounded { who, n, .. } => sums[who.seat.idx()] += usize::from(n),
                Event::FoeGone { foe, state: FoeState::Defeated } => {
                    *defeats.entry(foe).or_default() += 1;
                }
                _ => {} // Neither wounds nor defeats.
            }
        }
        for (sum, n) in wounds.iter_mut().zip(sums) {
            sum[n] += 1;
        }
    }));
    for (seat, hero) in open.heroes.iter().filter(|it| it.1.is_alive) {
        let found = &wounds[seat.idx()];
        match told.hero(seat) {
            Some(it) => {
                let shares: Vec<u64> = it.wounds.iter().map(|it| times(*it, n_courses)).collect();
                assert_eq!(*found, shares, "{seat:?} {open:?}");
                assert_eq!(it.dies(), it.wounds[usize::from(hero.health)]);
            }
            None => assert_eq!(found[0], n_courses, "{seat:?} {open:?}"),
        }
    }
    let mut foes: BTreeMap<FoeCard, u64> = BTreeMap::new();
    let battle = open.battle.as_ref().expect("a battle");
    for (foe, share) in battle.foes.iter().zip(&told.foes) {
        if foe.state == FoeState::Fights {
            *foes.entry(foe.card).or_default() += times(*share, n_courses);
        }
    }
    foes.retain(|_, n| *n != 0);
    assert_eq!(defeats, foes, "{open:?}");
}

/// Battles of one to three attacks, in every window in which their dice are still to be thrown.
#[test]
fn battles_end_as_often_as_foretold() {
    let mut n_all = BTreeMap::new();
    let most = |n_throws: usize| match n_throws {
        0..=2 => 200,
        3 | 4 => 50,
        5 => 5,
        6 => 3,
        _ => 0,
    };
    for setup in setups() {
        let (mut last, mut n_proved) = (Vec::new(), BTreeMap::new());
        each_state(&setup, 0..60, 400, &mut |state, _| {
            let Some(throws) = throws_to_come(&state.open) else { return };
            let Some(told) = forecast::battle(&state.open) else { return };
            let n = n_proved.entry(throws.len()).or_insert(0);
            // Of the windows of one moment the first is enough.
            let key = (state.open.turn, throws.len());
            if *n < most(throws.len()) && !last.contains(&key) {
                last = vec![key];
                *n += 1;
                prove(state, &throws, &told);
            }
        });
        println!("{n_proved:?}");
        for (n_throws, n) in n_proved {
            *n_all.entry(n_throws).or_insert(0) += n;
        }
    }
    assert!([1, 2, 3, 4, 5, 6].iter().all(|it| n_all.get(it).is_some_and(|n| 2 <= *n)));
}

/// Before monsters have their forms, too, a wound that is about to be suffered counts.
#[test]
fn a_wound_under_way_counts_before_forms_are_chosen() {
    let mut n = 0;
    for setup in setups() {
        each_state(&setup, 0..40, 1500, &mut |state, _| {
            let open = &state.open;
            let is_formless = open
                .battle
                .as_ref()
                .is_some_and(|it| it.attacks.is_empty() && it.kind != BattleKind::Heroes);
            let before = open.agenda.iter().take_while(|it| !matches!(it, Step::Forms));
            let struck = before.into_iter().find_map(|it| match it {
                Step::Suffer { seat, .. } if 0 < open.pending => Some(*seat),
                _ => None,
            });
            let Some(seat) = struck.filter(|_| is_formless) else { return };
            let told = forecast::battle(open).and_then(|it| it.hero(seat).cloned());
            let told = told.expect("a hero who is about to be wounded");
            assert_eq!(told.wounds[0].n, 0, "{told:?}");
            n += 1;
        });
    }
    assert!(0 < n);
}
