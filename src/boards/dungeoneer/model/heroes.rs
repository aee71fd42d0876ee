//! Heroes with everything that lies open before their players.

use super::lit::Lit;
use crate::boards::dungeoneer::query::Query;
use crate::boards::dungeoneer::selection::Thing;
use crate::games::dungeoneer::client::{
    AdventureId, Form, HeroId, QUESTS, StandUp, Trait, limit, n_counted, value,
};
use crate::kernel::Seat;

/// A hero.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeroModel {
    pub seat: Seat,
    pub card: HeroId,
    pub is_alive: bool,
    pub is_active: bool,
    pub is_own: bool,
    /// 1 to 4.
    pub level: u8,
    pub health: u8,
    pub health_max: u8,
    pub glory: u16,
    pub peril: u16,
    /// Action points; out of turn the saved one.
    pub ap: u8,
    pub prone: Option<StandUp>,
    /// The value of each form now, and the printed part of it.
    pub values: [(i8, u8); 3],
    pub n_cards: usize,
    pub readied: Vec<ReadiedModel>,
    /// The count against the limit, and the limit.
    pub boons: (usize, usize),
    pub treasures: (usize, usize),
    pub lair: Vec<LairModel>,
    pub n_done: usize,
    pub n_quests: usize,
    pub lit: Lit,
}

/// The numbers of a hero, as a sheet, a chip and the strip show them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeroNumbers {
    pub health: u8,
    pub health_max: u8,
    pub glory: u16,
    pub peril: u16,
    pub ap: u8,
    pub is_prone: bool,
    pub n_cards: usize,
    pub n_done: usize,
    pub n_quests: usize,
}

/// A card in an inventory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReadiedModel {
    pub card: AdventureId,
    /// Whose inventory.
    pub owner: Seat,
    /// Health tokens on it.
    pub counters: u8,
    /// The cursed player.
    pub target: Option<Seat>,
    pub lit: Lit,
}

/// A monster in a lair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LairModel {
    pub card: AdventureId,
    pub owner: Seat,
    pub n_attached: u8,
    pub lit: Lit,
}

/// Draws a hero.
pub fn hero(query: Query<'_>, seat: Seat) -> HeroModel {
    let open = query.open();
    let hero = &open.heroes[seat];
    let readied = hero.readied.iter().map(|it| ReadiedModel {
        card: it.card,
        owner: seat,
        counters: it.counters,
        target: it.target,
        lit: Lit::of(query, Thing::Readied(it.card, seat)),
    });
    let lair = hero.lair.iter().map(|it| LairModel {
        card: it.card,
        owner: seat,
        n_attached: it.attached.len() as u8,
        lit: Lit::of(query, Thing::Lair(it.card, seat)),
    });
    HeroModel {
        seat,
        card: hero.card,
        is_alive: hero.is_alive,
        is_active: open.active == seat,
        is_own: query.own() == Some(seat),
        level: hero.level,
        health: hero.health,
        health_max: hero.card.card().health,
        glory: hero.glory,
        peril: hero.peril,
        ap: hero.ap,
        prone: hero.prone,
        values: Form::ALL.map(|it| (value(open, seat, it), hero.base(it))),
        n_cards: query.view.n_cards[seat],
        readied: readied.collect(),
        boons: (n_counted(open, seat, Trait::Boon), limit(open, seat, Trait::Boon)),
        treasures: (n_counted(open, seat, Trait::Treasure), limit(open, seat, Trait::Treasure)),
        lair: lair.collect(),
        n_done: hero.done.len(),
        n_quests: QUESTS,
        lit: Lit::of(query, Thing::Hero(seat)),
    }
}

impl HeroModel {
    /// Its numbers.
    pub const fn numbers(&self) -> HeroNumbers {
        let HeroModel { health, health_max, glory, peril, ap, n_cards, n_done, n_quests, .. } =
            *self;
        let is_prone = self.prone.is_some();
        HeroNumbers { health, health_max, glory, peril, ap, is_prone, n_cards, n_done, n_quests }
    }

    /// The value of each form now.
    pub fn values(&self) -> [i8; 3] {
        self.values.map(|it| it.0)
    }

    /// Tells whether something can be done with the hero, or with the things before its player.
    pub fn call(&self) -> Lit {
        let things = self.readied.iter().map(|it| it.lit).chain(self.lair.iter().map(|it| it.lit));
        let is_lit = things.into_iter().any(|it| it != Lit::Idle);
        if self.lit == Lit::Idle && is_lit { Lit::Lit } else { self.lit }
    }

    /// The class of what has become of it.
    pub const fn state(&self) -> &'static str {
        match (self.is_alive, self.is_active) {
            (false, _) => "is-dead",
            (true, true) => "is-active",
            (true, false) => "is-waiting",
        }
    }
}
