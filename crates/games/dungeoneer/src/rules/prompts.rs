//! Questions that must be answered: what is offered.

use super::{map, quests, values};
use crate::action::Destination;
use crate::action::{DeckId, Word};
use crate::ask::{Ask, Spot};
use crate::cards::Ability;
use crate::cards::Part;
use crate::cards::ability::Condition;
use crate::cards::library;
use crate::cards::{AdventureId, Attempt, Filter, Trait};
use crate::pieces::Battle;
use crate::pieces::{Fighter, Origin, Special};
use crate::scope::{Parts, Scope};
use crate::state::Open;
use crate::state::{Site, State};
use crate::steps::Step;
use kernel::Seat;
use kernel::ask::{Prompt, Shape};
use kernel::kit::{Cell, Side};

/// Whether the options come from a hand.
pub const fn is_about_a_hand(ask: &Ask) -> bool {
    matches!(ask, Ask::DiscardHand { .. })
}

/// Whether what a seat is asked lies open to everybody, with all of its answers (DN-573): no card of a hand
/// is among them.
pub fn is_open_choice(state: &State, seat: Seat) -> bool {
    match state.open.agenda.next() {
        Some(Step::Ask(ask)) => !is_about_a_hand(ask) && ask.seat() == seat,
        Some(
            Step::ChooseHero(_)
            | Step::Place { .. }
            | Step::Turned { .. }
            | Step::Replace { .. }
            | Step::SaveAp,
        ) => true,
        Some(Step::Window { .. }) => state.hidden.hands[seat].is_empty(),
        _ => false,
    }
}

/// The question with its options.
pub fn prompt(state: &State, ask: &Ask) -> Prompt<Word> {
    let open = &state.open;
    let seat = ask.seat();
    let one = Shape::One;
    let locations = |cells: Vec<Cell>| {
        one(cells.into_iter().map(|it| Word::Location(open.site(it).card)).collect())
    };
    let is_last = open.is_map_full;
    let shape = match *ask {
        Ask::ExitBy { mover, .. } => {
            let at = open.heroes[mover].at;
            let sides = Side::ALL.into_iter();
            let sides = sides.filter(|it| values::working_exit(open, at, *it).is_some());
            one(sides.map(Word::Side).collect())
        }
        Ask::WhichBattle { .. } => {
            one(open.declared.iter().map(|it| Word::Seat(it.hero)).collect())
        }
        Ask::ChooseForm { foe, .. } => {
            let battle = open.battle.as_ref();
            let forms = battle.map(|it| it.foes[usize::from(foe)].card.monster().attacks);
            one(forms.into_iter().flat_map(|it| it.iter()).map(Word::Form).collect())
        }
        Ask::WhichSpecial { .. } => {
            let pending = open.battle.iter().flat_map(|it| it.pending.iter());
            one(pending
                .map(|it| match it {
                    Special::Trap(card) => Word::Card(*card),
                    Special::Foe(foe) => Word::Foe(*foe),
                })
                .collect())
        }
        Ask::WhichAttack { .. } => {
            let attacks = open.battle.iter().flat_map(|it| it.attacks.iter().enumerate());
            one(attacks
                .filter(|(_, it)| !it.is_done && it.counter.is_some())
                .map(|it| Word::Attack(it.0 as u8))
                .collect())
        }
        Ask::Attack { parts, scope, n, .. } => {
            let conditions = ability_conditions(parts, &scope);
            let aims = super::fights::aims(open, seat, conditions);
            let aims = aims.filter(|nth| !open.aimed.contains(nth)).map(Word::Attack);
            let mut of: Vec<Word> = aims.collect();
            // Up to two: the second may be left out.
            if n == 1 && !open.aimed.is_empty() {
                of.push(Word::Nobody);
            }
            one(of)
        }
        Ask::Extra { .. } | Ask::Dodge { .. } | Ask::DiscardDrawn { .. } => Shape::YesNo,
        Ask::Token { attack, by_attacker, .. } => {
            let battle = open.battle.as_ref();
            let attack = battle.and_then(|it| it.attacks.get(usize::from(attack)));
            let loser = attack.map(|it| if by_attacker { it.on } else { it.by });
            let carried = match loser {
                Some(Fighter::Hero(other)) => open.heroes[other].carried.clone(),
                _ => Vec::new(),
            };
            one(carried.into_iter().map(Word::Quest).chain([Word::Nobody]).collect())
        }
        Ask::Destination { foe, .. } => {
            one(open.battle.iter().flat_map(|it| destinations(it, foe)).collect())
        }
        Ask::DiscardLair { .. } => {
            one(open.heroes[seat].lair.iter().map(|it| Word::Lair(it.card)).collect())
        }
        Ask::GivePeril { .. } => {
            let others = open.opponents(seat).iter();
            one(others.chain([seat]).map(Word::Seat).chain([Word::Nobody]).collect())
        }
        Ask::DiscardHand { .. } => one(state.hidden.hands[seat].iter().map(Word::Hand).collect()),
        Ask::DiscardReadied { owner, cards, .. } => {
            let all = super::targets::readied_of(open, owner, cards);
            one(all.map(|(seat, it)| Word::Readied(it, seat)).collect())
        }
        Ask::Surplus { is_boon, .. } => {
            let kind = if is_boon { Trait::Boon } else { Trait::Treasure };
            let readied = open.heroes[seat].readied.iter().map(|it| it.card);
            let counted = readied.filter(|it| {
                let traits = it.card().traits;
                traits.has(kind) && traits.has(Trait::Permanent)
            });
            one(counted.map(|it| Word::Readied(it, seat)).collect())
        }
        Ask::Warp { who, place, .. } => locations(map::warps(open, open.heroes[who].at, place)),
        Ask::Step { who, .. } => locations(map::steps(open, open.heroes[who].at)),
        Ask::TakeUp { .. } => locations(map::movable(open, is_last).collect()),
        Ask::SwapFirst { .. } => {
            let pairs = map::swappable(open, is_last);
            let mut cells: Vec<Cell> = pairs.into_iter().flat_map(|it| [it.0, it.1]).collect();
            cells.sort_unstable();
            cells.dedup();
            locations(cells)
        }
        Ask::SwapSecond { first, .. } => {
            let cell = open.find(first);
            let pairs = map::swappable(open, is_last).into_iter();
            let others = pairs.filter_map(|(one, other)| match cell {
                Some(it) if it == one => Some(other),
                Some(it) if it == other => Some(one),
                _ => None,
            });
            locations(others.collect())
        }
        Ask::SwapTurns { first, second, .. } => {
            let cells = open.find(first).zip(open.find(second));
            let ways = cells.map_or_else(Vec::new, |it| map::swaps(open, it.0, it.1, is_last));
            one(ways.into_iter().map(|it| Word::Either(turn_code(it))).collect())
        }
        Ask::Location { what, .. } => {
            let fits = |site: &Site| match what {
                Spot::PutDeactivation => !site.is_deactivated,
                Spot::MoveDeactivation | Spot::TakeDeactivation => site.is_deactivated,
                Spot::Zone { .. } => true,
            };
            let at_roll = open.roll.as_ref().map(|it| it.cell);
            let all = open.map.iter().filter(|(_, it)| fits(it));
            let all = all.filter(|(cell, _)| at_roll.is_none_or(|it| it == *cell));
            one(all.map(|it| Word::Location(it.1.card)).collect())
        }
        Ask::Fetch { cards, .. } => {
            let all = open.discards.iter().flatten().copied();
            let mut of: Vec<AdventureId> = all.filter(|it| cards.fits(it.card().traits)).collect();
            of.sort_unstable();
            of.dedup();
            one(of.into_iter().map(Word::Card).collect())
        }
        Ask::TakeRevealed { cards, .. } => {
            let fitting = open.revealed.iter().copied().filter(|it| cards.fits(it.card().traits));
            one(fitting.map(Word::Card).chain([Word::Nobody]).collect())
        }
        Ask::Deck { .. } => one(DeckId::ALL
            .into_iter()
            .filter(|it| has_cards(state, *it))
            .map(Word::Deck)
            .collect()),
        Ask::SwapQuest { .. } => {
            one(super::targets::swappable_quests(open, seat).into_iter().map(Word::Quest).collect())
        }
        Ask::Either { options, scope, .. } => {
            let n = options.0.len() as u8;
            let possible = (0..n).filter(|nth| can_choose(open, options.0, *nth, &scope, seat));
            let mut of: Vec<Word> = possible.map(Word::Either).collect();
            // With no other option left the last one is taken.
            if of.is_empty() && 0 < n {
                of.push(Word::Either(n - 1));
            }
            one(of)
        }
        Ask::Host { .. } => {
            one(open.heroes[seat].lair.iter().map(|it| Word::Lair(it.card)).collect())
        }
        Ask::Stake { quest, .. } => {
            let most = match quest.card().attempt {
                Attempt::Chance { price, n_max, .. } => {
                    let can = open.heroes[seat].glory / u16::from(price.max(1));
                    u32::from(can).min(u32::from(n_max))
                }
                _ => 0,
            };
            Shape::Number { least: 0, most }
        }
        Ask::Sacrifice { quest, left, .. } => {
            let all = quests::givable_for(open, seat, quest, left).into_iter();
            one(all.map(|it| Word::Readied(it, seat)).collect())
        }
        Ask::NewHero { .. } => one(open.unused.iter().map(|it| Word::Hero(*it)).collect()),
        Ask::NewPlace { .. } => {
            let all = open.map.iter().filter(|(_, it)| it.says().is_entrance);
            one(all.map(|it| Word::Location(it.1.card)).collect())
        }
        Ask::FreeAttack { .. } => {
            let forms = values::hero_forms(open, seat);
            let heroes = super::fights::avengeable(open, seat).into_iter();
            one(heroes
                .flat_map(|hero| forms.iter().map(move |form| Word::Strike { hero, form }))
                .collect())
        }
    };
    Prompt { seat, shape }
}

/// Whether a deck, or its discards, has cards.
pub fn has_cards(state: &State, deck: DeckId) -> bool {
    let nth = deck.idx();
    !state.hidden.decks[nth].is_empty() || !state.open.discards[nth].is_empty()
}

/// How two locations that are swapped are turned, as one of four.
pub const fn turn_code((first, second): (bool, bool)) -> u8 {
    first as u8 + 2 * second as u8
}

/// What an ability asks of the attack that it is about: the parts lie in an ability of the card.
pub fn ability_conditions(parts: Parts, scope: &Scope) -> &'static [Condition] {
    let abilities: &'static [Ability] = match scope.origin {
        Origin::Card(card) => &library().adventures[card.idx()].abilities,
        _ => &[],
    };
    let holds = |it: &&'static Ability| {
        let range = it.parts.as_ptr_range();
        range.contains(&parts.0.as_ptr())
    };
    abilities.iter().find(holds).map_or(&[], |it| &it.conditions)
}

/// Whether an alternative can be carried out: a loss must be payable in full, a discard needs a card.
pub fn can_choose(
    open: &Open,
    options: &'static [Vec<Part>],
    nth: u8,
    scope: &Scope,
    seat: Seat,
) -> bool {
    use crate::cards::ability::{Amount, Effect, ZoneCards};
    let hero = &open.heroes[seat];
    options[usize::from(nth)].iter().all(|it| match &it.effect {
        Effect::Glory(_, Amount::Fixed(by)) if *by < 0 => {
            u16::from(by.unsigned_abs()) <= hero.glory
        }
        Effect::Ap(_, by) if *by < 0 => by.unsigned_abs() <= hero.ap,
        Effect::Discard { zone, .. } => {
            let filter = match zone.cards {
                ZoneCards::Of(filter) => filter,
                ZoneCards::Readied => Filter::ANY,
                ZoneCards::Hand => return true,
            };
            let of = scope.target.unwrap_or(seat);
            super::targets::readied_of(open, Some(of), filter).next().is_some()
        }
        Effect::PutDeactivation => true,
        Effect::TakeDeactivation => open.map.iter().any(|it| it.1.is_deactivated),
        _ => true,
    })
}

/// Where a monster may go: unhurt to hand or lair, hurt to lair or discard pile (DN-421).
pub fn destinations(battle: &Battle, foe: u8) -> Vec<Word> {
    let to: &[Destination] = if battle.foes[usize::from(foe)].is_hurt {
        &[Destination::Lair, Destination::Discard]
    } else {
        &[Destination::Hand, Destination::Lair]
    };
    to.iter().map(|it| Word::To(*it)).collect()
}
