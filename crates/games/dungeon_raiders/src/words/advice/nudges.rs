//! Hints at what to look at, without a card being named.

use crate::action::Action;
use crate::bosses::{Boss, Target};
use crate::cards::{Card, Item, Lay};
use crate::dungeon::ROOMS_PER_LEVEL;
use crate::forecast::{prospect, tally};
use crate::messages;
use crate::rooms::{Face, Gift, Room, Trap};
use crate::state::View;
use kernel::{Lang, Seat, message};

/// So many wounds are a reason to look at nothing else first.
const GRAVE: u8 = 7;

/// The level, counted from 0, from which on the end is near.
const LATE: u8 = 3;

/// A hint at what to look at before this action.
pub fn nudge(view: &View, seat: Seat, best: Action, lang: Lang) -> String {
    match best {
        Action::UseTorch => {
            message!(lang, "nudge-torch", n = view.dungeon.dark_after(view.ground.here).count())
        }
        Action::UseCrystal => message!(lang, "nudge-crystal").to_owned(),
        Action::Lay { lay } => by_room(view, seat, lay, lang),
        Action::Choose { .. } => message!(lang, "nudge-character").to_owned(),
    }
}

fn by_room(view: &View, seat: Seat, lay: Lay, lang: Lang) -> String {
    let Some(room) = view.room() else { return String::new() };
    let face = room.face();
    if let Some(said) = danger(view, seat, face, lang) {
        return said;
    }
    match face {
        Face::Treasure { chests } => treasure(view, seat, chests, lay, lang),
        Face::Monster { wounds, .. } => match view.ground.monster_card {
            Some(card) => alone(card, wounds, lang),
            None => monster(view, room, wounds, lay, lang),
        },
        Face::Trap(trap) => trapped(view, seat, trap, lang).to_owned(),
        Face::Vault { gifts } => vault(view, seat, gifts, lang),
        Face::Boss(boss) => facing(view, boss, lang),
    }
}

/// A hero who is badly wounded, or has the most wounds while the end is near, thinks of that first.
fn danger(view: &View, seat: Seat, face: Face, lang: Lang) -> Option<String> {
    let setup = &view.ground.setup;
    let own = view.heroes[seat].mat.wounds;
    let can_hurt = match face {
        Face::Monster { .. } | Face::Boss(_) => true,
        Face::Trap(trap) => matches!(trap, Trap::Boulder | Trap::Spikes),
        Face::Treasure { .. } | Face::Vault { .. } => false,
    };
    if !can_hurt {
        return None;
    }
    if GRAVE <= own && !setup.dies_late() {
        return Some(message!(lang, "nudge-wounds", wounds = own));
    }
    let others = view.heroes.iter().filter(|(it, hero)| *it != seat && hero.mat.is_alive());
    let most = others.map(|it| it.1.mat.wounds).max().unwrap_or(0);
    let bleeds = 2 < setup.n_players && LATE <= view.ground.here.level && most <= own;
    bleeds.then(|| message!(lang, "nudge-bleeding").to_owned())
}

fn treasure(view: &View, seat: Seat, [first, second]: [u8; 2], lay: Lay, lang: Lang) -> String {
    let is_last_of_level = view.ground.here.room == ROOMS_PER_LEVEL as u8 - 1;
    if view.ground.setup.is_solo() {
        let chests = if second == 0 { first.to_string() } else { format!("{first}, {second}") };
        message!(lang, "nudge-chest-alone", chests = &chests)
    } else if is_last_of_level {
        message!(lang, "nudge-last-chest", coins = first)
    } else if lay.cards().any(|it| it == Card::Item(Item::Key)) {
        let n_chests = if second == 0 { 1 } else { 2 };
        message!(lang, "nudge-key", chests = n_chests, coins = first)
    } else if !is_in_reach(view, seat, lay) {
        message!(lang, "nudge-chest-afar", coins = first)
    } else if second == 0 {
        message!(lang, "nudge-chest", coins = first)
    } else {
        message!(lang, "nudge-two-chests", first = first, second = second)
    }
}

/// Tells whether the cards win a share of a chest at least as often as not.
fn is_in_reach(view: &View, seat: Seat, lay: Lay) -> bool {
    let found = prospect(view, seat, lay);
    found.is_some_and(|it| it.n_courses <= 2 * it.heroes[seat].n_chests)
}

fn monster(view: &View, room: Room, wounds: u8, lay: Lay, lang: Lang) -> String {
    let monster = room.card().name;
    let Some(tally) = tally(view).filter(|it| it.strength.is_some()) else {
        return message!(lang, "nudge-duel", monster = monster);
    };
    let missing = tally.missing().unwrap_or(0);
    match tally.is_beaten() {
        Some(true) => message!(lang, "nudge-beaten", monster = monster),
        Some(false) => message!(lang, "nudge-unbeatable", monster = monster, wounds = wounds),
        None if lay.has(Item::Sword) => {
            message!(lang, "nudge-sword", monster = monster, missing = missing)
        }
        None if tally.to_lay.len() == 1 => {
            message!(lang, "nudge-last-to-play", monster = monster, missing = missing)
        }
        None if lay.card().is_some_and(|it| it.value() <= 2) => {
            message!(lang, "nudge-low-card", monster = monster, missing = missing)
        }
        None => {
            message!(lang, "nudge-fight", monster = monster, missing = missing, wounds = wounds)
        }
    }
}

/// A monster that a hero alone tries to slip past.
fn alone(card: u8, wounds: u8, lang: Lang) -> String {
    if 5 <= card {
        return message!(lang, "nudge-five", wounds = wounds);
    }
    message!(lang, "nudge-chase", card = card, wounds = wounds)
}

fn trapped(view: &View, seat: Seat, trap: Trap, lang: Lang) -> &'static str {
    let living = || view.heroes.iter().filter(|it| it.1.mat.is_alive());
    let own = &view.heroes[seat].mat;
    let is_richest = living().all(|it| it.1.mat.treasure <= own.treasure);
    let is_soundest = living().all(|it| own.wounds <= it.1.mat.wounds);
    let is_solo = view.ground.setup.is_solo();
    match trap {
        Trap::Magnet | Trap::Boulder if is_solo => message!(lang, "nudge-high-trap-alone"),
        Trap::Spikes | Trap::Lava if is_solo => message!(lang, "nudge-low-trap-alone"),
        Trap::Magnet if is_richest => message!(lang, "nudge-magnet-you"),
        Trap::Magnet => message!(lang, "nudge-magnet"),
        Trap::Boulder if is_soundest => message!(lang, "nudge-boulder-you"),
        Trap::Boulder => message!(lang, "nudge-boulder"),
        Trap::Spikes => message!(lang, "nudge-spikes"),
        Trap::Lava => message!(lang, "nudge-lava"),
    }
}

fn vault(view: &View, seat: Seat, gifts: [Gift; 5], lang: Lang) -> String {
    let has_items = gifts.iter().any(|it| matches!(it, Gift::Item(_)));
    if has_items {
        return items(view, gifts, lang);
    }
    let is_wounded = 5 <= view.heroes[seat].mat.wounds;
    let said =
        if is_wounded { message!(lang, "nudge-potion") } else { message!(lang, "nudge-coins") };
    said.to_owned()
}

/// A vault of items: how scarce they are.
fn items(view: &View, gifts: [Gift; 5], lang: Lang) -> String {
    let (scarcest, n) = scarcest(view, gifts);
    match n {
        0 => message!(lang, "nudge-no-item", item = scarcest.name()),
        1 | 2 => message!(lang, "nudge-scarce-item", item = scarcest.name(), n = n),
        _ => message!(lang, "nudge-items").to_owned(),
    }
}

/// The item of a vault of which the fewest are left.
fn scarcest(view: &View, gifts: [Gift; 5]) -> (Item, u8) {
    let items = gifts.into_iter().filter_map(|it| match it {
        Gift::Item(item) => Some((item, view.ground.supply[item])),
        Gift::Coins(_) | Gift::Potion(_) => None,
    });
    items.min_by_key(|it| it.1).unwrap_or((Item::Torch, 0))
}

fn facing(view: &View, boss: Boss, lang: Lang) -> String {
    let card = boss.card();
    let target = match card.target {
        Target::Lowest => "lowest",
        Target::Highest => "highest",
        Target::TwoLowest => "two-lowest",
    };
    match tally(view).and_then(|it| it.missing()) {
        Some(n) => {
            message!(lang, "nudge-boss", boss = card.name, missing = n, target = target)
        }
        None => message!(lang, "nudge-boss-unbeatable", boss = card.name, target = target),
    }
}
