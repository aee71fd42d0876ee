//! The team: heroes, items, potions, and the tracks.

use crate::boards::paper_dungeons::gain::{Sign, SignCount};
use crate::boards::paper_dungeons::query::{Query, letter_in};
use crate::boards::paper_dungeons::selection::Thing;
use crate::games::paper_dungeons::client::{
    BOXES, Colour, GEM_GLORY, GEMS_MAX, HEARTS, Hero, Item, Letter, MINION_GLORY, MINIONS,
    POTION_ROW, POTIONS_MAX, Reward, Sheet, gem_reward, potion_reward, wound_penalty,
};

/// One hero.
#[derive(Clone, PartialEq, Debug)]
pub struct HeroModel {
    pub hero: Hero,
    /// None before the draft is over.
    pub colour: Option<Colour>,
    pub level: u8,
    /// The gains of the next level, if a tap takes it.
    pub next: Option<Vec<SignCount>>,
}

/// One item.
#[derive(Clone, PartialEq, Debug)]
pub struct ItemModel {
    pub item: Item,
    pub boxes: u8,
    pub next: Option<Vec<SignCount>>,
    /// True if a die is chosen that cannot craft it.
    pub is_refused: bool,
}

/// The potion area.
#[derive(Clone, PartialEq, Debug)]
pub struct PotionsModel {
    pub n: u8,
    pub rows: Vec<PotionRow>,
    /// The number of potions that brewing gives, and what else it brings.
    pub next: Option<Vec<SignCount>>,
}

/// One row of potions.
#[derive(Clone, PartialEq, Debug)]
pub struct PotionRow {
    pub potions: Vec<PotionModel>,
    pub reward: Option<Reward>,
    pub is_full: bool,
}

/// One potion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PotionModel {
    pub idx: u8,
    pub is_full: bool,
    /// True if brewing now fills it.
    pub is_next: bool,
    /// Hearts used up, 0 to 2.
    pub hearts: u8,
}

/// Health, wounds and resurrection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LifeModel {
    pub health: u8,
    pub wounds: u16,
    pub penalty: i8,
    pub is_resurrected: bool,
    /// Potion hearts that can still take a wound.
    pub spare: u8,
}

/// A track of circles or boxes.
#[derive(Clone, PartialEq, Debug)]
pub struct TrackModel {
    pub n: u8,
    pub stops: Vec<Stop>,
    /// The letters of the gems stolen, in order; a gem from outside has none.
    pub letters: Vec<Letter>,
}

/// One circle or box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stop {
    pub number: u8,
    pub is_full: bool,
    pub is_next: bool,
    pub glory: i8,
    pub reward: Option<Reward>,
    pub letter: Option<Letter>,
}

/// Draws the heroes.
pub fn heroes(query: Query<'_>) -> [HeroModel; 4] {
    let team = query.team();
    Hero::ALL.map(|hero| HeroModel {
        hero,
        colour: team.colours.map(|it| it[hero.idx()]),
        level: team.sheet.level(hero),
        next: query.brings(Thing::Hero(hero)).map(|it| it.marks),
    })
}

/// Draws the items.
pub fn items(query: Query<'_>) -> [ItemModel; 8] {
    let sheet = &query.team().sheet;
    Item::ALL.map(|item| {
        let next = query.brings(Thing::Item(item)).map(|it| it.marks);
        let is_open = sheet.items[item.idx()] < BOXES;
        let is_refused = is_open && next.is_none() && query.die().is_some();
        ItemModel { item, boxes: sheet.items[item.idx()], next, is_refused }
    })
}

/// Draws the potion area.
pub fn potions(query: Query<'_>) -> PotionsModel {
    let sheet = &query.team().sheet;
    let gain = query.brings(Thing::Potions);
    let n_next = gain.as_ref().map_or(0, |it| {
        let potions = it.marks.iter().find(|it| it.sign == Sign::Potion);
        potions.map_or(0, |it| it.n)
    });
    let potion = |idx: u8| PotionModel {
        idx,
        is_full: idx < sheet.potions,
        is_next: sheet.potions <= idx && i32::from(idx) < i32::from(sheet.potions) + n_next,
        hearts: sheet.hearts.saturating_sub(idx * HEARTS).min(HEARTS),
    };
    let row = |first: u8| PotionRow {
        potions: (first..first + POTION_ROW).map(potion).collect(),
        reward: potion_reward(first + POTION_ROW),
        is_full: first + POTION_ROW <= sheet.potions,
    };
    let firsts = (0..POTIONS_MAX).step_by(POTION_ROW as usize);
    PotionsModel {
        n: sheet.potions,
        rows: firsts.map(row).collect(),
        next: gain.map(|it| it.marks),
    }
}

/// Draws health and wounds.
pub fn life(query: Query<'_>) -> LifeModel {
    let sheet = &query.team().sheet;
    LifeModel {
        health: sheet.strength(),
        wounds: sheet.wounds,
        penalty: wound_penalty(sheet.wounds),
        is_resurrected: sheet.resurrected,
        spare: sheet.free_hearts(),
    }
}

/// Draws the gem track.
pub fn gems(query: Query<'_>) -> TrackModel {
    let sheet = &query.team().sheet;
    let letters = stolen(sheet);
    let stop = |number: u8| Stop {
        number,
        is_full: number <= sheet.gems,
        is_next: number == sheet.gems + 1,
        glory: GEM_GLORY[number as usize],
        reward: gem_reward(number),
        letter: letters.get(number as usize - 1).copied(),
    };
    TrackModel { n: sheet.gems, stops: (1..=GEMS_MAX).map(stop).collect(), letters }
}

/// The letters stolen. Those of rooms come in the order of the path.
fn stolen(sheet: &Sheet) -> Vec<Letter> {
    let mut letters: Vec<Letter> = Vec::new();
    let walked = sheet.path.iter().filter_map(|&it| letter_in(it));
    for letter in walked.filter(|&it| sheet.gems_own.has(it)) {
        if !letters.contains(&letter) {
            letters.push(letter);
        }
    }
    let others: Vec<Letter> = sheet.gems_own.iter().filter(|it| !letters.contains(it)).collect();
    [others, letters].concat()
}

/// Draws the minion track.
pub fn minions(query: Query<'_>) -> TrackModel {
    let n = query.team().sheet.beaten.count();
    let stop = |number: u8| Stop {
        number,
        is_full: number <= n,
        is_next: number == n + 1,
        glory: MINION_GLORY[number as usize],
        reward: None,
        letter: None,
    };
    TrackModel { n, stops: (1..=MINIONS).map(stop).collect(), letters: Vec::new() }
}
