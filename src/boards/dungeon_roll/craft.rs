//! What only some heroes can: scout, lure, give for readiness or for the dragon, set dice, pick
//! dungeon dice. This is how it looks; `touch::craft` says what a tap comes to.

use super::model::dock::{Choice, Prompt};
use super::model::{Lit, MonsterDie};
use super::query::Query;
use super::selection::{Picked, Plan, Roller, Spot, Target};
use crate::games::dungeon_roll::heroes::Asks;
use crate::games::dungeon_roll::rules;
use crate::games::dungeon_roll::{
    Action, DungeonFace, Monster, PartyFace, Phase, Pile, Source, Treasure, Ultimate,
};
use crate::kernel::Tally;

/// What a hero is about to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Craft {
    /// One die of the level is to be re-rolled.
    Again,
    /// Scouted dice are laid out: those for level 1 and for level 2.
    Scout(Picked<6>, Picked<6>),
    /// A scroll is to turn a monster into a dragon.
    Lure(Source),
    /// A treasure is to ready the hero.
    Ready,
    /// Dice are to be set to faces.
    Set(Setting),
    /// Something is to be given for the dragon.
    Pay(Option<Source>),
    /// Dungeon dice are picked: on the level, and so many of the lair.
    Dice(Picked<5>, u8),
}

/// Which dice are set to which faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Setting {
    /// A die of the level, by its number among those with its face.
    pub floor: Option<(Target, u8)>,
    pub floor_to: Option<DungeonFace>,
    /// A die of the party.
    pub party: Option<(PartyFace, u8)>,
    pub party_to: Option<PartyFace>,
}

impl Plan {
    /// The craft under way, if there is one.
    pub const fn craft(self) -> Option<Craft> {
        if let Plan::Craft(craft) = self { Some(craft) } else { None }
    }
}

/// What the ultimate begins with, if it can be used and asks for something of this kind.
pub fn of_ultimate(query: Query<'_>) -> Option<Craft> {
    let delve = &query.table().delve;
    let ultimate = rules::ultimate(query.view).ok()?;
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
            let one = |face| Action::UnleashDice { dice: Tally::of(face, 1) };
            let can = DungeonFace::ALL.map(one).iter().any(|it| query.can(it));
            can.then(|| Craft::Dice(Picked::default(), 0))
        }
        Asks::Nothing | Asks::Task | Asks::Monsters | Asks::Reroll | Asks::Treasure => None,
    }
}

/// The least that such an ultimate could be used for, to ask why it cannot.
pub fn in_vain(ultimate: Ultimate) -> Action {
    match ultimate.asks() {
        Asks::Price => Action::UnleashWith { with: Source::Die(PartyFace::Scroll) },
        Asks::Dice => Action::UnleashDice { dice: Tally::of(DungeonFace::Chest, 1) },
        Asks::Face
        | Asks::Nothing
        | Asks::Task
        | Asks::Monsters
        | Asks::Reroll
        | Asks::Treasure => Action::UnleashSet { floor: None, party: None },
    }
}

/// Everything that can be given for the dragon.
fn prices(query: Query<'_>) -> Vec<Source> {
    let dice = PartyFace::ALL.map(Source::Die).into_iter();
    let all = dice.chain(Treasure::ALL.map(Source::Treasure));
    all.filter(|&with| query.can(&Action::UnleashWith { with })).collect()
}

/// Whether a scroll can turn a monster into a dragon.
pub fn can_lure(query: Query<'_>, with: Source) -> bool {
    Monster::ALL.into_iter().any(|monster| query.can(&Action::Lure { with, monster }))
}

fn can_ready(query: Query<'_>) -> bool {
    Treasure::ALL.into_iter().any(|treasure| query.can(&Action::Ready { treasure }))
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
    let asks = || rules::ultimate(query.view).map(Ultimate::asks);
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

/// The action that it comes to as it stands, if it is one.
pub fn action(craft: Craft) -> Option<Action> {
    match craft {
        Craft::Again | Craft::Lure(_) | Craft::Ready => None,
        Craft::Scout(first, second) => {
            Some(Action::Plan { first: first.tally(), second: second.tally() })
        }
        Craft::Set(it) => {
            let floor = it.floor.map(|(target, _)| target.face()).zip(it.floor_to);
            let party = it.party.map(|(face, _)| face).zip(it.party_to);
            Some(Action::UnleashSet { floor, party })
        }
        Craft::Pay(with) => with.map(|with| Action::UnleashWith { with }),
        Craft::Dice(floor, n_lair) => {
            Some(Action::UnleashDice { dice: floor.tally().with_dragons(n_lair) })
        }
    }
}

/// Scouted dice, and the level that each is laid out for.
pub fn scouted(dice: &Pile, first: &Picked<6>, second: &Picked<6>) -> Vec<MonsterDie> {
    let kinds = Target::ALL.into_iter().chain([Target::Dragons]);
    let all = kinds.flat_map(|target| {
        let n = dice[target.face()];
        (0..n).map(move |nth| (target, nth, n))
    });
    let is_laid = (first.total(), second.total()) == (1, 2);
    let die = |(target, nth, n)| {
        let for_level = match (first.has(target, nth), second.has(target, nth)) {
            (true, _) => Some(1),
            (false, true) => Some(2),
            (false, false) => is_laid.then_some(3),
        };
        let lit = if for_level.is_some() { Lit::Picked } else { Lit::Lit };
        MonsterDie { target, nth, n, lit, reach: 0, for_level }
    };
    all.map(die).collect()
}

/// How a die of the level stands out.
pub fn lit_floor(query: Query<'_>, craft: Craft, target: Target, nth: u8) -> Lit {
    let lit = |is_so: bool| if is_so { Lit::Lit } else { Lit::Idle };
    match craft {
        Craft::Again => lit(query.can(&Action::Again { die: target.face() })),
        Craft::Lure(with) => match target {
            Target::Foe(monster) => lit(query.can(&Action::Lure { with, monster })),
            Target::Chests | Target::Potions | Target::Dragons => Lit::Idle,
        },
        Craft::Set(it) if it.floor == Some((target, nth)) => Lit::Picked,
        Craft::Set(_) => Lit::Lit,
        Craft::Dice(floor, _) if floor.has(target, nth) => Lit::Picked,
        Craft::Dice(floor, n_lair) => {
            let next = Craft::Dice(floor.toggled(target, nth), n_lair);
            lit(action(next).is_some_and(|it| query.can(&it)))
        }
        Craft::Scout(..) | Craft::Ready | Craft::Pay(_) => Lit::Idle,
    }
}

/// How a die of the party stands out.
pub fn lit_die(query: Query<'_>, craft: Craft, face: PartyFace, nth: u8) -> Lit {
    match craft {
        Craft::Set(it) if it.party == Some((face, nth)) => Lit::Picked,
        Craft::Set(_) => Lit::Lit,
        Craft::Lure(Source::Die(it)) if it == face && nth == query.selection.held => Lit::Held,
        Craft::Pay(chosen) => {
            let with = Source::Die(face);
            match (chosen == Some(with) && nth == 0, query.can(&Action::UnleashWith { with })) {
                (true, _) => Lit::Picked,
                (false, true) => Lit::Lit,
                (false, false) => Lit::Idle,
            }
        }
        Craft::Again | Craft::Scout(..) | Craft::Lure(_) | Craft::Ready | Craft::Dice(..) => {
            Lit::Idle
        }
    }
}

/// How treasures of a kind stand out, if the craft is about them.
pub fn lit_treasure(query: Query<'_>, craft: Craft, treasure: Treasure) -> Option<Lit> {
    let with = Source::Treasure(treasure);
    match craft {
        Craft::Ready => Some(Lit::Lit),
        Craft::Pay(chosen) if chosen == Some(with) => Some(Lit::Picked),
        Craft::Pay(_) => {
            let can = query.can(&Action::UnleashWith { with });
            Some(if can { Lit::Lit } else { Lit::Idle })
        }
        Craft::Lure(it) if it == with => Some(Lit::Held),
        Craft::Again | Craft::Scout(..) | Craft::Lure(_) | Craft::Set(_) | Craft::Dice(..) => None,
    }
}

/// The choices that it leaves open.
pub fn choices(query: Query<'_>, craft: Craft) -> Vec<Choice> {
    let choice = |spot, is_on| Choice { spot, way: None, n: 0, is_on };
    match craft {
        Craft::Set(it) => {
            let floor = it.floor.into_iter().flat_map(|(target, _)| {
                DungeonFace::ALL.into_iter().filter(move |&to| to != target.face())
            });
            let floor = floor.map(|to| choice(Spot::SetFloor(to), it.floor_to == Some(to)));
            let party = it
                .party
                .into_iter()
                .flat_map(|(face, _)| PartyFace::ALL.into_iter().filter(move |&to| to != face));
            let party = party.map(|to| choice(Spot::SetParty(to), it.party_to == Some(to)));
            floor.chain(party).collect()
        }
        Craft::Pay(chosen) => {
            let prices = prices(query).into_iter();
            prices.map(|it| choice(Spot::Pay(it), chosen == Some(it))).collect()
        }
        Craft::Ready => {
            let owned = Treasure::ALL.into_iter().filter(|&it| query.table().owns(it));
            owned.map(|it| choice(Spot::Offer(it), false)).collect()
        }
        Craft::Again | Craft::Scout(..) | Craft::Lure(_) | Craft::Dice(..) => Vec::new(),
    }
}

/// What is wanted.
pub fn prompt(query: Query<'_>, craft: Craft) -> Prompt {
    match craft {
        Craft::Again => Prompt::Again,
        Craft::Scout(first, second) => match (first.total(), second.total()) {
            (0, _) => Prompt::Scout(1, 1),
            (_, n) if n < 2 => Prompt::Scout(2, 2 - n),
            (_, _) => Prompt::Scout(3, 0),
        },
        Craft::Lure(_) => Prompt::Lure,
        Craft::Ready => Prompt::Ready,
        Craft::Set(it) if it.floor.is_none() && it.party.is_none() => Prompt::Set,
        Craft::Set(_) => Prompt::SetFace,
        Craft::Pay(_) => Prompt::Pay,
        Craft::Dice(..) if rules::ultimate(query.view) == Ok(Ultimate::Fury) => Prompt::DiceOfLevel,
        Craft::Dice(..) => Prompt::Dice,
    }
}
