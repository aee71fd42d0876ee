//! The quests that the observer may complete.

use super::lit::Lit;
use super::map::Percent;
use crate::boards::dungeoneer::query::Query;
use crate::boards::dungeoneer::selection::Thing;
use crate::games::dungeoneer::client::{Category, Open, QuestId, Site, forecast, is_place};
use crate::kernel::Seat;

/// A quest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuestModel {
    pub quest: QuestId,
    /// Whose it is; none if it is for all.
    pub owner: Option<Seat>,
    pub category: Category,
    pub is_carried: bool,
    pub is_done: bool,
    /// The number of steps to where it goes on, conditions of exits ignored; none if that is not on the map.
    pub n_steps: Option<u8>,
    /// The chance of an attempt now; none where nothing is left to luck.
    pub chance: Option<Percent>,
    pub lit: Lit,
}

/// Draws the quests of the observer, those for all, and what has been completed.
pub fn quests(query: Query<'_>) -> Vec<QuestModel> {
    let open = query.open();
    let seat = query.own().unwrap_or(open.active);
    let hero = &open.heroes[seat];
    let quest = |quest: QuestId, owner: Option<Seat>, is_done: bool| {
        let card = quest.card();
        let is_carried = hero.carried.contains(&quest);
        let place = card.goal.filter(|_| is_carried).unwrap_or(card.place);
        let odds = forecast::attempt(open, seat, quest);
        QuestModel {
            quest,
            owner,
            category: card.categories.iter().next_back().unwrap_or(Category::Threat),
            is_carried,
            is_done,
            n_steps: n_steps(open, seat, |it| is_place(place, it)),
            chance: Some(Percent::of(odds)).filter(|it| it.0 < 100 && !is_done && hero.is_alive),
            lit: Lit::of(query, Thing::Quest(quest)),
        }
    };
    let own = hero.quests.iter().map(|it| quest(*it, Some(seat), false));
    let globals = open.globals.iter().map(|it| quest(*it, None, false));
    let done = hero.done.iter().map(|it| quest(*it, Some(seat), true));
    own.chain(globals).chain(done).collect()
}

/// Counts the steps that lead a hero to the nearest location of a kind through exits of any sort; none if there is no
/// way.
pub fn n_steps(open: &Open, seat: Seat, is_there: impl Fn(&Site) -> bool) -> Option<u8> {
    let hero = &open.heroes[seat];
    let walks = open.map.walks(hero.at, |_, site, side| site.is_open(side));
    let is_there = |cell| hero.is_alive && open.map.get(cell).is_some_and(&is_there);
    walks.into_iter().find(|it| is_there(it.0)).map(|it| it.1 as u8)
}
