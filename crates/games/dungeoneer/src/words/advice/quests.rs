//! The quests that a hero may work on, and where.

use crate::cards::{QuestId, QuestPlace};
use crate::rules::map;
use crate::state::View;
use kernel::Seat;

/// The quests that a hero may work on.
pub fn own_quests(view: &View, seat: Seat) -> impl Iterator<Item = QuestId> + '_ {
    let open = &view.open;
    open.heroes[seat].quests.iter().chain(&open.globals).copied()
}

/// The place where a quest goes on.
pub fn place_of(view: &View, seat: Seat, quest: QuestId) -> QuestPlace {
    let card = quest.card();
    let is_carried = view.open.heroes[seat].carried.contains(&quest);
    card.goal.filter(|_| is_carried).unwrap_or(card.place)
}

/// A quest of a hero whose place lies nowhere on the map.
pub fn homeless(view: &View, seat: Seat) -> Option<QuestId> {
    let lies = |it: &QuestId| {
        let place = place_of(view, seat, *it);
        view.open.map.iter().any(|(_, site)| map::is_place(place, site))
    };
    own_quests(view, seat).find(|it| !lies(it))
}
