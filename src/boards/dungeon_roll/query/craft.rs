//! What only some heroes can: scout, lure, give for readiness or for the dragon, set dice, pick
//! dungeon dice. This is what of it can be done now.

use super::Query;
use crate::boards::dungeon_roll::selection::{Craft, Picked, Roller, Setting, Spot};
use crate::games::dungeon_roll::client::{
    self, Action, Asks, DungeonFace, Monster, PartyFace, Phase, Skill, Source, Treasure, Ultimate,
    Unleash, Use,
};
use crate::kernel::Tally;

/// What the ultimate begins with, if it can be used and asks for something of this kind.
pub fn of_ultimate(query: Query<'_>) -> Option<Craft> {
    let delve = &query.table().delve;
    let ultimate = client::ultimate(query.view).ok()?;
    match ultimate.asks() {
        Asks::Face => {
            let has_dice = !delve.floor.is_empty() || !delve.party.is_empty();
            has_dice.then(|| Craft::Set(Setting::default()))
        }
        Asks::Price => {
            let prices = prices(query);
            let only = prices.first().copied().filter(|_| prices.len() == 1);
            (!prices.is_empty()).then_some(Craft::Pay(only))
        }
        Asks::Dice => {
            let one = |face| Action::Unleash(Unleash::Dice { dice: Tally::of(face, 1) });
            let can = DungeonFace::ALL.map(one).iter().any(|it| query.can(it));
            can.then(|| Craft::Dice(Picked::default(), 0))
        }
        _ => None,
    }
}

/// The least that such an ultimate could be used for, to ask why it cannot.
pub fn in_vain(ultimate: Ultimate) -> Action {
    match ultimate.asks() {
        Asks::Price => Action::Unleash(Unleash::With { with: Source::Die(PartyFace::Scroll) }),
        Asks::Dice => Action::Unleash(Unleash::Dice { dice: Tally::of(DungeonFace::Chest, 1) }),
        _ => Action::Unleash(Unleash::Set { floor: None, party: None }),
    }
}

/// Everything that can be given for the dragon.
pub fn prices(query: Query<'_>) -> Vec<Source> {
    let dice = PartyFace::ALL.map(Source::Die).into_iter();
    let all = dice.chain(Treasure::ALL.map(Source::Treasure));
    all.filter(|&with| query.can(&Action::Unleash(Unleash::With { with }))).collect()
}

/// Whether a scroll can turn a monster into a dragon.
pub fn can_lure(query: Query<'_>, with: Source) -> bool {
    Monster::ALL
        .into_iter()
        .any(|monster| query.can(&Action::Use { with, on: Use::Lure { monster } }))
}

fn can_ready(query: Query<'_>) -> bool {
    Treasure::ALL.into_iter().any(|treasure| query.can(&Action::Skill(Skill::Ready { treasure })))
}

/// What the hero can begin while nothing is in hand.
pub fn begun(query: Query<'_>) -> Vec<Spot> {
    let mut spots = Vec::new();
    if query.can_again() {
        spots.push(Spot::Again);
    }
    if can_ready(query) {
        spots.push(Spot::Ready);
    }
    let table = query.table();
    if table.delve.phase == Phase::Dragon && table.side().rereads {
        // Dice that can meet the dragon join the band by a tap: their other use is spelled out.
        let rolls = |it: &PartyFace| query.can_reroll(Roller::Scroll(Source::Die(*it)));
        spots.extend(PartyFace::ALL.into_iter().filter(rolls).map(Spot::Spend));
    } else if query.spare_scroll().is_some() {
        spots.push(Spot::Reroll);
    }
    spots
}

/// What is left of it when the table has changed.
pub fn settle(query: Query<'_>, craft: Craft) -> Option<Craft> {
    let delve = &query.table().delve;
    let asks = || client::ultimate(query.view).map(Ultimate::asks);
    match craft {
        Craft::Again => query.can_again().then_some(craft),
        Craft::Scout(first, second) => (!delve.scouted.is_empty())
            .then(|| Craft::Scout(first.within(&delve.scouted), second.within(&delve.scouted))),
        Craft::Lure(with) => can_lure(query, with).then_some(craft),
        Craft::Ready => can_ready(query).then_some(craft),
        Craft::Set(it) => {
            let floor = it.floor.filter(|(target, nth)| *nth < delve.floor[target.face()]);
            let party = it.party.filter(|(face, nth)| *nth < delve.party[*face]);
            (asks() == Ok(Asks::Face)).then_some(Craft::Set(Setting { floor, party, ..it }))
        }
        Craft::Pay(chosen) => {
            let prices = prices(query);
            let chosen = chosen.filter(|it| prices.contains(it));
            (!prices.is_empty()).then_some(Craft::Pay(chosen))
        }
        Craft::Dice(floor, n_lair) => (asks() == Ok(Asks::Dice))
            .then(|| Craft::Dice(floor.within(&delve.floor), n_lair.min(delve.lair))),
    }
}
