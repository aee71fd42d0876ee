//! The quests that whoever looks may complete.

use super::lit::Lit;
use super::map::Percent;
use crate::boards::dungeoneer::query::Query;
use crate::boards::dungeoneer::selection::Thing;
use crate::games::dungeoneer::client::{Category, QuestId, forecast};
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
    /// How likely an attempt succeeds now; none where nothing is left to luck.
    pub chance: Option<Percent>,
    pub lit: Lit,
}

/// Draws the quests of whoever looks, those for all, and what has been completed.
pub fn quests(query: Query<'_>) -> Vec<QuestModel> {
    let open = query.open();
    let seat = query.own().unwrap_or(open.active);
    let hero = &open.heroes[seat];
    let quest = |quest: QuestId, owner: Option<Seat>, is_done: bool| {
        let odds = forecast::quest(open, seat, quest, 0 < hero.ap);
        QuestModel {
            quest,
            owner,
            category: quest.card().categories.iter().next_back().unwrap_or(Category::Threat),
            is_carried: hero.carried.contains(&quest),
            is_done,
            chance: Some(Percent::of(odds)).filter(|it| it.0 < 100 && !is_done && hero.is_alive),
            lit: Lit::of(query, Thing::Quest(quest)),
        }
    };
    let own = hero.quests.iter().map(|it| quest(*it, Some(seat), false));
    let globals = open.globals.iter().map(|it| quest(*it, None, false));
    let done = hero.done.iter().map(|it| quest(*it, Some(seat), true));
    own.chain(globals).chain(done).collect()
}
