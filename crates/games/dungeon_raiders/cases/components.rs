//! The cards, checked against the printed tables (RA-003, RA-040 to RA-042).

use dungeon_raiders::bosses::{Attack, Target};
use dungeon_raiders::rooms::ROOMS;
use dungeon_raiders::{Boss, Character, Face, Gift, Item, Room, Trap};
use kernel::Lang;

/// A room in the words of the tables.
fn words(room: Room) -> String {
    let name = room.card().name.get(Lang::En);
    match room.face() {
        Face::Monster { shields: [three, four, five], wounds } => {
            format!("{name} {three}/{four}/{five} {wounds}")
        }
        Face::Treasure { chests: [first, second] } => format!("{first}+{second}"),
        Face::Trap(trap) => format!("{name} {}", trap.skulls()),
        Face::Vault { gifts } => {
            let word = |gift: Gift| match gift {
                Gift::Item(item) => item.key().to_owned(),
                Gift::Coins(n) => format!("coins {n}"),
                Gift::Potion(n) => format!("potion {n}"),
            };
            gifts.map(word).join(", ")
        }
        Face::Boss(boss) => boss.card().name.get(Lang::En).to_owned(),
    }
}

#[test]
fn the_thirty_rooms() {
    let ids = ["RA-003"];
    let table = include_str!("tables/rooms.txt");
    let rooms: Vec<String> =
        Room::ALL[..ROOMS].iter().map(|it| format!("{} {}", it.key(), words(*it))).collect();
    assert_eq!(rooms, table.lines().collect::<Vec<&str>>(), "{ids:?}");
    let chests = Room::ALL[..ROOMS].iter().map(|it| match it.face() {
        Face::Treasure { chests } => chests.iter().sum::<u8>(),
        Face::Monster { .. } | Face::Trap(_) | Face::Vault { .. } | Face::Boss(_) => 0,
    });
    assert_eq!(chests.sum::<u8>(), 38, "{ids:?}");
}

#[test]
fn the_five_characters() {
    let ids = ["RA-042"];
    let table = include_str!("tables/characters.txt");
    let words = |it: Character| {
        let card = it.card();
        let items: Vec<String> =
            card.items.iter().map(|(it, n)| format!(" {} {n}", it.key())).collect();
        format!("{} {} {}{}", card.name.get(Lang::En), card.treasure, card.wounds, items.concat())
    };
    let characters: Vec<String> = Character::ALL.into_iter().map(words).collect();
    assert_eq!(characters, table.lines().collect::<Vec<&str>>(), "{ids:?}");
}

#[test]
fn the_eleven_bosses() {
    let ids = ["RA-B02"];
    let table = include_str!("tables/bosses.txt");
    let words = |it: Boss| {
        let (room, card) = (Room::of_boss(it), it.card());
        let [three, four, five] = card.shields;
        let target = match card.target {
            Target::Lowest => "lowest",
            Target::Highest => "highest",
            Target::TwoLowest => "two lowest",
        };
        let attack = match card.attack {
            Attack::Wounds(n) => n.to_string(),
            Attack::WoundsAndTax(n) => format!("{n} and tax"),
            Attack::HighestCard => "highest card".to_owned(),
            Attack::Petrify => "petrified".to_owned(),
        };
        let name = card.name.get(Lang::En);
        format!("{} {name} {three}/{four}/{five} {attack}, {target}", room.key())
    };
    let bosses: Vec<String> = Boss::ALL.into_iter().map(words).collect();
    assert_eq!(bosses, table.lines().collect::<Vec<&str>>(), "{ids:?}");
}

#[test]
fn names_are_in_both_languages() {
    let ids = ["RA-003"];
    let rooms = Room::ALL.into_iter();
    let names = rooms.map(|it| it.card().name).chain(Item::ALL.map(Item::name));
    let is_russian = |it: &str| it.chars().any(|it| ('а'..='я').contains(&it));
    for name in names.chain(Character::ALL.map(|it| it.card().name)) {
        assert!(
            name.get(Lang::En).is_ascii() && is_russian(name.get(Lang::Ru)),
            "{ids:?}: {name:?}"
        );
    }
    let traps = [Trap::Magnet, Trap::Boulder, Trap::Spikes, Trap::Lava];
    assert_eq!(
        traps.map(|it| it.name().get(Lang::Ru)),
        ["Магнит", "Валун", "Шипы", "Лава"],
        "{ids:?}"
    );
}
