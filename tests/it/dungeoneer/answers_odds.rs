//! Sums are what their lines say, and what is told of answers and declarations is what comes of them.

use games::dungeoneer::action::{Action, Word};
use games::dungeoneer::ask::{Ask, Moment};
use games::dungeoneer::cards::ability::Trigger;
use games::dungeoneer::forecast::{self, Declared, Share};
use games::dungeoneer::pieces::{Context, Fighter};
use games::dungeoneer::rules::sums::Fight;
use games::dungeoneer::rules::values;
use games::dungeoneer::state::{Form, Open, State};
use games::dungeoneer::steps::Step;
use games::dungeoneer::{Dungeoneer, Event, Setup};
use kernel::ask::Answer;
use kernel::chance::{FastChance, KeyedChance};
use kernel::{Game, Observer, Seat, Seed};

use super::battle_odds::{each_state, setups};

/// The lines of a die add up to what is added to it, and the values of all fighters likewise.
#[test]
fn lines_add_up_to_what_is_rolled() {
    let (mut n_rolls, mut n_long, mut n_values) = (0, 0, 0);
    for n_players in [1, 2, 4] {
        let setup = Setup { asks_always: true, ..Setup::plain(n_players) };
        let mut at_hand = None;
        each_state(&setup, 0..25, 500, &mut |state, events| {
            let open = &state.open;
            if let Some((seat, sum)) = at_hand.take() {
                let sum: forecast::Sum = sum;
                let rolled = events.iter().find_map(|it| match it {
                    Event::Rolled { who, throw, context, .. } if *context != Context::Search => {
                        Some((who.seat, *throw))
                    }
                    _ => None,
                });
                let only_passed = matches!(events.first(), Some(Event::GoesOn { .. }));
                if let Some((who, throw)) = rolled.filter(|it| only_passed && it.0 == seat) {
                    assert_eq!(who, seat);
                    let (value, more) = sum.lines.split_at(sum.n_of_value);
                    let total = |it: &[forecast::Addend]| -> i8 { it.iter().map(|it| it.by).sum() };
                    assert_eq!((total(value), total(more)), (throw.value, throw.more), "{sum:?}");
                    n_rolls += 1;
                    n_long += usize::from(1 < sum.lines.len());
                }
            }
            at_hand = open.roll.as_ref().map(|it| (it.seat, forecast::lines_of(open, it)));
            let foes = open.battle.iter().flat_map(|it| 0..it.foes.len() as u8).map(Fighter::Foe);
            let heroes = open.heroes.seats().map(Fighter::Hero);
            for who in heroes.chain(foes) {
                for form in Form::ALL {
                    let lines = forecast::value_lines(open, who, form);
                    let sum: i8 = lines.iter().map(|it| it.by).sum();
                    assert_eq!(
                        sum,
                        values::fighter_value(Fight::at_hand(open), who, form),
                        "{lines:?}"
                    );
                    assert!(0 <= sum);
                    n_values += 1;
                }
            }
            let n_attacks = open.battle.as_ref().map_or(0, |it| it.attacks.len());
            for nth in 0..n_attacks as u8 {
                for context in [Context::Attack(nth), Context::Counter(nth)] {
                    assert!(forecast::battle_lines(open, context).is_some());
                }
            }
        });
    }
    println!("{n_rolls} rolls, {n_long} of several lines, {n_values} values");
    assert!(100 <= n_rolls && 50 <= n_long && 1000 <= n_values);
}

/// The rolls and comparisons of the battle so far.
fn progress(open: &Open) -> Vec<(Option<i8>, Option<i8>, bool)> {
    let attacks = open.battle.iter().flat_map(|it| &it.attacks);
    attacks.map(|it| (it.attack, it.counter, it.is_done)).collect()
}

/// The odds told of an answer are those of the battle once it has been given and resolved.
#[test]
fn answers_change_the_odds_as_foretold() {
    let (mut n_told, mut n_same, mut n_changed, mut n_begun) = (0, 0, 0, 0);
    for setup in setups() {
        each_state(&setup, 0..40, 300, &mut |state, _| {
            let open = &state.open;
            let Some(seat) = Dungeoneer::turn(state).awaited().first() else { return };
            let view = Dungeoneer::view(state, Observer::Seat(seat));
            let mut legal = Vec::new();
            Dungeoneer::legal(state, seat, &mut legal);
            for action in legal.iter().filter(|it| !it.is_pass()) {
                let Some(told) = forecast::with_answer(&view, seat, action) else { continue };
                n_told += 1;
                let Some(real) = resolved(state, seat, action) else { continue };
                let has_begun = |it: &Open| it.battle.as_ref().is_some_and(|it| it.is_challenge);
                let is_begun = open.battle.is_none() || !has_begun(open) && has_begun(&real.open);
                if is_begun || progress(&real.open) == progress(open) {
                    assert_eq!(
                        Some(&told),
                        forecast::battle(&real.open).as_ref(),
                        "{action:?} {open:?}"
                    );
                    n_same += 1;
                    n_begun += usize::from(is_begun);
                    n_changed += usize::from(forecast::battle(open).as_ref() != Some(&told));
                }
            }
        });
    }
    println!(
        "{n_told} answers told, {n_same} proved: {n_changed} change the odds, {n_begun} attacks"
    );
    assert!(500 <= n_same && 200 <= n_changed && 50 <= n_begun);
}

/// The match once an answer has been given, and others have passed where they are asked before it works; none
/// where something else is asked then, or dice are thrown.
fn resolved(state: &State, seat: Seat, action: &Action) -> Option<State> {
    let (mut chance, mut events) = (KeyedChance::new(Seed::from_bits(99)), Vec::new());
    let before = state.open.agenda.iter().len();
    let begins = matches!(
        action,
        Answer::Do(Word::Strike { .. })
            | Answer::Play(Word::Strike { .. } | Word::Challenge { .. })
    );
    let moment = match state.open.agenda.next() {
        Some(Step::Window { of, .. }) => Some(*of),
        _ => None,
    };
    let mut real = Dungeoneer::apply(state.clone(), seat, action, &mut chance, &mut events);
    for _ in 0..8 {
        let open = &real.open;
        if events.iter().any(|it| matches!(it, Event::Rolled { .. })) {
            return None;
        }
        let Step::Window { of, window } = open.agenda.next()? else { return None };
        let is_same = open.agenda.iter().len() <= before && Some(*of) == moment;
        let is_resolved = is_same || begins && *of == Moment::Response;
        if is_resolved {
            return Some(real);
        }
        let asked = window.asked();
        real = Dungeoneer::apply(real, asked, &Answer::Pass, &mut chance, &mut events);
    }
    None
}

/// A declaration may come to just what the battle says when it has begun and no trap comes first.
#[test]
fn declarations_are_foretold_as_they_are_fought() {
    let (mut n_same, mut n_with_one_more) = (0, 0);
    let setup = Setup { asks_always: true, ..Setup::plain(2) };
    each_state(&setup, 0..60, 400, &mut |state, _| {
        let open = &state.open;
        let lord = open.active;
        if open.agenda.next() != Some(&Step::Declare) {
            return;
        }
        let [group] = open.declared.as_slice() else { return };
        let Some(told) = forecast::declared(open, lord, group.hero) else { return };
        assert_eq!(told.attackers.len(), group.foes.len());
        let mut legal = Vec::new();
        Dungeoneer::legal(state, lord, &mut legal);
        for action in &legal {
            let Answer::Do(word) = action else { continue };
            if let Some(more) = forecast::declared_with(open, lord, *word) {
                n_with_one_more += 1;
                let mut next = state.clone();
                let mut luck = FastChance::new(1);
                next = Dungeoneer::apply(next, lord, action, &mut luck, &mut Vec::new());
                assert_eq!(
                    forecast::declared(&next.open, lord, group.hero),
                    Some(Declared {
                        table: Box::new(Open {
                            battle: more.table.battle.clone(),
                            agenda: more.table.agenda.clone(),
                            roll: None,
                            ..(*next.open).clone()
                        }),
                        ..more
                    })
                );
            }
        }
        // Special effects and traps strike before.
        let has_special = group
            .foes
            .iter()
            .any(|it| it.card.card().abilities.iter().any(|it| it.trigger == Trigger::Attack));
        if let Some(begun) = begun(state, lord, &told)
            && !has_special
            && told.n_traps == 0
        {
            assert_eq!(forecast::battle(&begun.open), Some(told.odds));
            n_same += 1;
        }
    });
    println!("{n_same} declarations, {n_with_one_more} with one more");
    assert!(20 <= n_same && 5 <= n_with_one_more);
}

/// The battle of a declaration in its first Response window, with the forms that were told; none where something
/// comes before.
fn begun(state: &State, lord: Seat, told: &Declared) -> Option<State> {
    let mut luck = FastChance::new(1);
    let mut next = state.clone();
    let mut action = Answer::Do(Word::End);
    for _ in 0..12 {
        next = Dungeoneer::apply(next, lord, &action, &mut luck, &mut Vec::new());
        match next.open.agenda.next()? {
            Step::Ask(Ask::ChooseForm(it)) => {
                action = Answer::Pick(Word::Form(told.attackers[usize::from(it.foe)].form));
            }
            Step::Window { of: Moment::Response, .. } => return Some(next),
            _ => return None,
        }
    }
    None
}

#[test]
fn shares_are_told_in_thousandths() {
    let thousandths = |n: u64, of: u64| Share::new(n, of).thousandths();
    assert_eq!(
        [(0, 7), (7, 7), (1, 3), (2, 3)].map(|it| thousandths(it.0, it.1)),
        [0, 1000, 333, 666]
    );
    assert_eq!(thousandths(Share::MAX - 1, Share::MAX), 999);
    assert_eq!(Share::new(12, 36), Share { n: 1, of: 3 });
}
