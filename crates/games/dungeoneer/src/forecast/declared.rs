//! A battle that is declared, or may be, before it begins.

use super::battles::{BattleOdds, battle, best_forms};
use super::duels::{encounter, exchange, supposed};
use super::odds::Exchange;
use crate::action::Word;
use crate::cards::{Form, Trait};
use crate::pieces::{FoeCard, Lurker};
use crate::rules::sums::Fight;
use crate::state::Open;
use kernel::Seat;

/// A monster that is going to attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attacker {
    pub card: FoeCard,
    /// Its likely best form: that with the best chance of a blow.
    pub form: Form,
    pub exchange: Exchange,
}

/// The possible results of a declaration against a hero (DN-115, DN-116).
#[derive(Clone, PartialEq, Debug)]
pub struct Declared {
    /// In the order in which they were declared: the place of an attacker is that of its attack and of its card in
    /// the battle.
    pub attackers: Vec<Attacker>,
    /// So many traps strike before. What they do is not counted, nor what special effects of monsters do in step
    /// A-I (DN-410).
    pub n_traps: usize,
    pub odds: BattleOdds,
    /// The table as it would be when the dice are thrown, for the lines of the rolls.
    pub table: Box<Open>,
}

/// The declaration of `lord` against `hero` so far; none where no monster is.
pub fn declared(open: &Open, lord: Seat, hero: Seat) -> Option<Declared> {
    of_these(open, lord, hero, None, 0)
}

/// The same with one more encounter of the hand or the lair, as it is offered: [`Word::Play`] with its payer, or
/// [`Word::FromLair`]. None for other words, where the monster is not in the lair, or where no monster is declared.
pub fn declared_with(open: &Open, lord: Seat, word: Word) -> Option<Declared> {
    match word {
        Word::Play { card, payer: Some(hero), .. } => {
            let traits = card.card().traits;
            let alone = || Lurker { card, attached: Vec::new(), has_attacked: false };
            let more = traits.has(Trait::Monster).then(alone);
            let n_traps = usize::from(traits.has(Trait::Trap));
            let is_encounter = more.is_some() || 0 < n_traps;
            is_encounter.then(|| of_these(open, lord, hero, more, n_traps)).flatten()
        }
        Word::FromLair { card, payer } => {
            let more = open.heroes.get(lord)?.lair.iter().find(|it| it.card == card)?.clone();
            of_these(open, lord, payer, Some(more), 0)
        }
        _ => None,
    }
}

fn of_these(
    open: &Open,
    lord: Seat,
    hero: Seat,
    more: Option<Lurker>,
    n_traps: usize,
) -> Option<Declared> {
    if !open.heroes.has(hero) || !open.heroes.has(lord) {
        return None;
    }
    let group = open.declared.iter().find(|it| it.hero == hero);
    let monsters = group.into_iter().flat_map(|it| it.foes.iter().cloned()).chain(more);
    let mut fought = encounter(open, lord, hero, monsters);
    let forms = best_forms(open, &mut fought);
    let fight = Fight::thought_of(open, &fought);
    let attacker = |(nth, (foe, form)): (usize, (u8, Form))| {
        let card = fought.foes[usize::from(foe)].card;
        Some(Attacker { card, form, exchange: exchange(fight, nth as u8)? })
    };
    let attackers = forms.into_iter().enumerate().filter_map(attacker).collect();
    let table = Box::new(supposed(open, fought));
    let odds = battle(&table)?;
    let n_traps = n_traps + group.map_or(0, |it| it.traps.len());
    Some(Declared { attackers, n_traps, odds, table })
}
