//! Battles declared in Villainy and not fought yet: the hero each is against, the monster sent, the chance of each
//! blow, and the outcome that all of it may have.

use super::battle::{FoeModel, Friend};
use super::lit::Lit;
use super::map::Percent;
use super::outcome::{Toll, tolls};
use crate::boards::dungeoneer::query::Query;
use crate::games::dungeoneer::client::forecast::{self, Attacker, Declared};
use crate::games::dungeoneer::client::{
    Action, AdventureId, Fighter, FoeState, Form, HeroId, Prospect, Trait, Word, foe_value,
    full_health, price, prospect,
};
use crate::kernel::Seat;

/// Everything declared against one hero.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlannedBattle {
    pub hero: Seat,
    pub card: HeroId,
    /// The peril that the hero has to pay with, and what the encounter that is held costs of it.
    pub peril: u16,
    pub price: Option<u8>,
    pub foes: Vec<Sent>,
    pub traps: Vec<Snare>,
    pub tolls: Vec<Toll>,
}

/// A monster that attacks, in the form in which it lands a blow most often.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sent {
    pub foe: FoeModel,
    pub form: Form,
    /// The chances that the monster lands the blow, nobody does, and the hero does.
    pub odds: [Percent; 3],
    pub friend: Friend,
    /// It is only thought of: held, and not declared yet.
    pub is_held: bool,
}

/// A trap that strikes before the monsters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Snare {
    pub card: AdventureId,
    /// The hero's chance to escape it, where one roll decides.
    pub prospect: Option<Prospect>,
    /// It is only thought of: held, and not declared yet.
    pub is_held: bool,
}

/// An encounter that is held: what it is, how it is declared, and against whom.
#[derive(Clone, Copy)]
struct Held {
    card: AdventureId,
    /// The price printed on it.
    printed: u8,
    word: Word,
    hero: Seat,
}

/// Draws what is declared, with the encounter that is held; nothing once the first battle begins.
pub fn planned(query: Query<'_>) -> Vec<PlannedBattle> {
    let open = query.open();
    let held = match query.plan().as_slice() {
        [Action::Do(word) | Action::Play(word)] if open.battle.is_none() => held(*word),
        _ => None,
    };
    if !query.declares() && held.is_none() {
        return Vec::new();
    }
    let heroes = open.declared.iter().map(|it| it.hero);
    let more = held.map(|it| it.hero).filter(|it| open.declared.iter().all(|old| old.hero != *it));
    let all = heroes.chain(more);
    all.map(|hero| against(query, hero, held.filter(|it| it.hero == hero))).collect()
}

/// The encounter that a word declares.
fn held(word: Word) -> Option<Held> {
    match word {
        Word::Play { card, price, payer: Some(hero) } => {
            let traits = card.card().traits;
            let is_encounter = traits.has(Trait::Monster) || traits.has(Trait::Trap);
            let printed = price.unwrap_or_else(|| card.card().price.least());
            is_encounter.then_some(Held { card, printed, word, hero })
        }
        Word::FromLair { card, payer: hero } => {
            Some(Held { card, printed: card.card().price.least(), word, hero })
        }
        _ => None,
    }
}

fn against(query: Query<'_>, hero: Seat, held: Option<Held>) -> PlannedBattle {
    let open = query.open();
    let lord = open.active;
    let all = match held {
        Some(it) => forecast::declared_with(open, lord, it.word),
        None => forecast::declared(open, lord, hero),
    };
    let is_trap = |it: &Held| it.card.card().traits.has(Trait::Trap);
    let sent_last = held.filter(|it| !is_trap(it)).is_some();
    let n_foes = all.as_ref().map_or(0, |it| it.attackers.len());
    let foes = all.iter().flat_map(|all| {
        let is_held = |nth| sent_last && nth + 1 == n_foes;
        let each = all.attackers.iter().enumerate();
        each.filter_map(move |(nth, by)| sent(query, all, nth, by, is_held(nth)))
    });
    let group = open.declared.iter().find(|it| it.hero == hero);
    let old = group.into_iter().flat_map(|it| &it.traps).map(|it| (*it, false));
    let new = held.filter(is_trap).map(|it| (it.card, true));
    let snare = |(card, is_held): (AdventureId, bool)| {
        let word = Word::Play { card, price: None, payer: Some(hero) };
        Snare { card, is_held, prospect: prospect(open, lord, word) }
    };
    PlannedBattle {
        hero,
        card: open.heroes[hero].card,
        peril: open.heroes[hero].peril,
        price: held.map(|it| price(open, lord, it.card, it.printed, Some(hero))),
        foes: foes.collect(),
        traps: old.chain(new).map(snare).collect(),
        tolls: all.as_ref().map_or_else(Vec::new, |it| tolls(query.own(), &it.table, &it.odds)),
    }
}

fn sent(query: Query<'_>, of: &Declared, nth: usize, by: &Attacker, is_held: bool) -> Option<Sent> {
    let battle = of.table.battle.as_ref()?;
    let foe = battle.foes.get(nth)?;
    Some(Sent {
        foe: FoeModel {
            nth: nth as u8,
            card: foe.card,
            health: foe.health,
            health_max: full_health(foe.card, &foe.attached),
            form: Some(by.form),
            values: Form::ALL.map(|it| foe_value(&of.table, battle, nth as u8, it)),
            state: FoeState::Fights,
            defeat: of.odds.foes.get(nth).map(|it| Percent::of_share(*it)),
            lit: Lit::Idle,
        },
        form: by.form,
        odds: Percent::of_exchange(by.exchange),
        friend: Friend::of(query, battle, Fighter::Foe(nth as u8), Fighter::Hero(battle.hero)),
        is_held,
    })
}
