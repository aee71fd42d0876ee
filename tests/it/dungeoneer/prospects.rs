//! The words about a deed before it is done come true.

use games::dungeoneer::action::{Action, Word};
use games::dungeoneer::ask::Ask;
use games::dungeoneer::cards::Trait;
use games::dungeoneer::forecast;
use games::dungeoneer::pieces::{Battle, Fighter};
use games::dungeoneer::prospects::{Prospect, prospect};
use games::dungeoneer::state::State;
use games::dungeoneer::steps::Step;
use games::dungeoneer::{Dungeoneer, Event};
use kernel::chance::KeyedChance;
use kernel::{Game, Seat, Seed};

use super::battle_odds::{each_state, setups};

/// The match after an action, and what came of it.
fn after(state: &State, seat: Seat, action: &Action) -> (State, Vec<Event>) {
    let mut events = Vec::new();
    let mut chance = KeyedChance::new(Seed::from_bits(1));
    (Dungeoneer::apply(state.clone(), seat, action, &mut chance, &mut events), events)
}

/// A monster fights with the odds that are told of the form it is given (DN-405); a card that heals is called vain
/// where it heals nobody, and nowhere else; a threat is told of the hero whose peril pays, and a trap also of all who
/// stand there (DN-462).
#[test]
fn what_is_told_of_a_deed_comes_true() {
    let (mut n_forms, mut n_vain, mut n_threats) = (0, 0, 0);
    for setup in setups() {
        each_state(&setup, 0..40, 300, &mut |state, _| {
            let open = &state.open;
            let Some(seat) = Dungeoneer::turn(state).awaited().first() else { return };
            let mut legal = Vec::new();
            Dungeoneer::legal(state, seat, &mut legal);
            for action in &legal {
                let (Action::Pick(word) | Action::Play(word) | Action::Do(word)) = action else {
                    continue;
                };
                let told = prospect(open, seat, *word);
                match (told, *word, open.agenda.next()) {
                    (Some(Prospect::Unhurt), ..) => {
                        let (_, events) = after(state, seat, action);
                        let heals = |it: &Event| matches!(it, Event::Healed { .. });
                        assert!(!events.iter().any(heals), "{action:?} {events:?}");
                        n_vain += 1;
                    }
                    (Some(Prospect::Threats(all)), Word::Play { card, payer, .. }, _) => {
                        let target = payer.expect("somebody pays");
                        let here = open.heroes_at(open.heroes[target].at, target);
                        let is_trap = card.card().traits.has(Trait::Trap);
                        for (who, odds) in all.iter() {
                            let is_struck = who == target || is_trap && here.contains(&who);
                            assert_eq!(odds.is_some(), is_struck, "{action:?}");
                        }
                        n_threats += 1;
                    }
                    (told, Word::Form(_), Some(Step::Ask(Ask::ChooseForm(ask)))) => {
                        let foe = ask.foe;
                        let next = after(state, seat, action).0.open;
                        // A trap may strike first; nobody may be asked, and the next battle have begun.
                        let hero_of = |it: &Battle| (it.hero, it.foes[usize::from(foe)].card);
                        let before =
                            open.battle.as_ref().filter(|it| it.pending.is_empty()).map(hero_of);
                        let Some(battle) =
                            next.battle.as_ref().filter(|it| before == Some(hero_of(it)))
                        else {
                            continue;
                        };
                        let mut attacks = battle.attacks.iter();
                        let Some(nth) = attacks.position(|it| it.by == Fighter::Foe(foe)) else {
                            continue;
                        };
                        if next.roll.is_none() && battle.attacks[nth].attack.is_none() {
                            let real = forecast::attack(&next, nth as u8).map(Prospect::Blow);
                            assert_eq!(told, real, "{action:?}");
                            n_forms += 1;
                        }
                    }
                    _ => {}
                }
            }
        });
    }
    println!("{n_forms} forms, {n_vain} cards in vain, {n_threats} threats");
    assert!(50 <= n_forms && 50 <= n_vain && 50 <= n_threats);
}
