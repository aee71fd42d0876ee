//! What the room cards say, in our own words: what happens, in one or two sentences.

use super::{coins, wounds};
use crate::boards::dungeon_raiders::model::open_room::Effect;
use crate::boards::dungeon_raiders::model::{Detail, Kinds, Meter, OpenRoom};
use crate::games::dungeon_raiders::client::{Boss, Trap};
use crate::kernel::{Lang, Text, plural, text};

/// What happens in the room.
pub fn note(open_room: &OpenRoom, lang: Lang) -> String {
    match &open_room.detail {
        Detail::Dark(kinds) => dark(*kinds, lang),
        Detail::Fight { strength, boss: Some(boss), head, .. } => {
            let special = boss_note(*boss).get(lang);
            let head = second_head(*boss, *head, lang);
            format!("{}{special}{head}", two_heroes(*strength, lang))
        }
        Detail::Fight { strength, wounds: n, boss: None, .. } => fight(*strength, *n, lang),
        Detail::Chase { card, wounds: n, .. } => chase(*card, *n, lang),
        Detail::Treasure(chests) if open_room.is_solo => {
            solo_chests(chests.len(), open_room.takes_one_chest).get(lang).to_owned()
        }
        Detail::Treasure(chests) => shared_chests(chests.len()).get(lang).to_owned(),
        Detail::Trap { trap, .. } if open_room.is_solo => solo_trap(*trap).get(lang).to_owned(),
        Detail::Trap { trap, .. } => trap_note(*trap).get(lang).to_owned(),
        Detail::Vault(columns) => {
            let has_items = columns.iter().any(|it| matches!(it.effect, Effect::Item(_)));
            let note = match (has_items, open_room.is_solo) {
                (true, _) => VAULT,
                (false, false) => COIN_VAULT,
                (false, true) => COIN_VAULT_ALONE,
            };
            note.get(lang).to_owned()
        }
    }
}

fn fight(strength: Option<u8>, n_wounds: u8, lang: Lang) -> String {
    let wounds = wounds(n_wounds, lang);
    match strength {
        Some(strength) => lang.pick(
            format!("Together play {strength} or more; else the lowest card takes {wounds}."),
            format!("Вместе нужно {strength} или больше; иначе младшая карта получает {wounds}."),
        ),
        None => lang.pick(
            format!("Two cannot beat it: the lower card takes {wounds}, equal cards take none."),
            format!("Вдвоём не победить: меньшая карта получает {wounds}, равные — ничего."),
        ),
    }
}

fn chase(card: Option<u8>, n_wounds: u8, lang: Lang) -> String {
    let wounds = wounds(n_wounds, lang);
    match card {
        Some(5) => lang.pick(
            format!("Its card is 5, and nothing outdoes that: {wounds} for any card."),
            format!("Карта монстра — 5, больше не бывает: {wounds} при любой карте."),
        ),
        Some(card) => lang.pick(
            format!("Its card is {card}: play more, or take {wounds}."),
            format!("Карта монстра — {card}: сыграйте больше, иначе {wounds}."),
        ),
        None => lang.pick(
            format!("Its card is turned up when you enter: play more, or take {wounds}."),
            format!("Карту монстра откроют при входе: сыграйте больше, иначе {wounds}."),
        ),
    }
}

const fn shared_chests(n_chests: usize) -> Text {
    if n_chests == 1 {
        text(
            "The highest card takes the chest. Equal cards share it, rounded down.",
            "Сундук берёт старшая карта. Равные делят его поровну, с округлением вниз.",
        )
    } else {
        text(
            "The highest card takes the first chest, the next value the second. Equals share, rounded down.",
            "Старшая карта берёт первый сундук, следующая по величине — второй. Равные делят с округлением вниз.",
        )
    }
}

const fn solo_chests(n_chests: usize, takes_one: bool) -> Text {
    match (n_chests, takes_one) {
        (1, _) => text(
            "A card above the chest's number opens it.",
            "Сундук открывает карта больше его числа.",
        ),
        (_, false) => text(
            "A card above a chest's number opens it; one card may open both.",
            "Сундук открывает карта больше его числа; одна карта может открыть оба.",
        ),
        (_, true) => text(
            "A card above a chest's number opens it; you take only one, the best.",
            "Сундук открывает карта больше его числа; достаётся только один, лучший.",
        ),
    }
}

const fn trap_note(trap: Trap) -> Text {
    match trap {
        Trap::Magnet => text(
            "The highest card counts. Whoever has the most coins loses some.",
            "Считается старшая карта. Теряет монетки самый богатый.",
        ),
        Trap::Boulder => text(
            "The highest card counts. Whoever has the fewest wounds is hit.",
            "Считается старшая карта. Ранения получает самый невредимый.",
        ),
        Trap::Spikes => text(
            "The lowest card counts. Everybody is wounded.",
            "Считается младшая карта. Ранения получают все.",
        ),
        Trap::Lava => text(
            "The lowest card counts. Everybody loses coins.",
            "Считается младшая карта. Монетки теряют все.",
        ),
    }
}

const fn solo_trap(trap: Trap) -> Text {
    match trap {
        Trap::Magnet | Trap::Lava => {
            text("Your card says what you lose.", "Ваша карта решает, сколько вы потеряете.")
        }
        Trap::Boulder | Trap::Spikes => {
            text("Your card says how it wounds you.", "Ваша карта решает, сколько будет ранений.")
        }
    }
}

const VAULT: Text = text(
    "Your number says what you get. If an item is too short for all who want it, nobody gets it.",
    "Ваше число решает, что вы получите. Если предмета на всех не хватает, его не получит никто.",
);

const COIN_VAULT: Text = text(
    "Your number says what you get; whoever plays the same gets the same.",
    "Ваше число решает, что вы получите; у кого такое же, тот получит столько же.",
);

const COIN_VAULT_ALONE: Text =
    text("Your number says what you get.", "Ваше число решает, что вы получите.");

fn two_heroes(strength: Option<u8>, lang: Lang) -> &'static str {
    if strength.is_some() {
        return "";
    }
    lang.pick(
        "Two heroes cannot beat it; equal totals, and it attacks nobody. ",
        "Вдвоём не победить; при равных суммах он не нападает. ",
    )
}

const fn boss_note(boss: Boss) -> Text {
    match boss {
        Boss::WolfPack => text(
            "Unbeaten, the lowest total takes 3 wounds. Wolves leave alone whoever plays a torch.",
            "Если не победить, у меньшей суммы 3 ранения. Того, кто сыграл факел, волки не трогают.",
        ),
        Boss::MegaDragon => text(
            "Unbeaten, the lowest total takes 4 wounds. Beaten, it leaves 3 coins to the highest; there a key counts 5, a sword nothing.",
            "Если не победить, у меньшей суммы 4 ранения. Если победить, 3 монетки — большей сумме; ключ тогда считается за 5, а меч ничего не даёт.",
        ),
        Boss::Medusa => text(
            "Unbeaten, it turns the lowest total to stone: that hero is dead.",
            "Если не победить, герой с меньшей суммой каменеет и погибает.",
        ),
        Boss::Minotaur => text(
            "Unbeaten, it attacks the highest total: 4 wounds.",
            "Если не победить, нападёт на бо́льшую сумму: 4 ранения.",
        ),
        Boss::TaxCollector => text(
            "Unbeaten, the lowest total takes 2 wounds and loses as many coins as the highest single card.",
            "Если не победить, у меньшей суммы 2 ранения и потеря монеток по старшей карте на столе.",
        ),
        Boss::Golem => text(
            "Unbeaten, the lowest total takes as many wounds as the highest single card. No swords.",
            "Если не победить, у меньшей суммы столько ранений, какова старшая карта на столе. Мечи нельзя.",
        ),
        Boss::Necromancer => text(
            "Unbeaten, the two lowest totals take 2 wounds each. No crystals.",
            "Если не победить, у двух меньших сумм по 2 ранения. Кристаллы нельзя.",
        ),
        Boss::Vampire => text(
            "Unbeaten, the two lowest totals take 3 wounds each. A torch counts 3.",
            "Если не победить, у двух меньших сумм по 3 ранения. Факел считается за 3.",
        ),
        Boss::Sphinx => text(
            "Unbeaten, the lowest total takes 4 wounds. A crystal played as a card counts 5.",
            "Если не победить, у меньшей суммы 4 ранения. Кристалл, сыгранный как карта, считается за 5.",
        ),
        Boss::Mummy => text(
            "Unbeaten, the lowest total takes 4 wounds. A torch counts 5.",
            "Если не победить, у меньшей суммы 4 ранения. Факел считается за 5.",
        ),
        Boss::Hydra => text(
            "Two heads, one after the other; each unbeaten one gives the lowest card 2 wounds.",
            "Две головы, одна за другой; каждая непобеждённая даёт младшей карте 2 ранения.",
        ),
    }
}

fn second_head(boss: Boss, head: u8, lang: Lang) -> &'static str {
    match (boss, head) {
        (Boss::Hydra, 0) => {
            lang.pick(" This is the first: play one card.", " Это первая: сыграйте одну карту.")
        }
        (Boss::Hydra, _) => lang.pick(
            " This is the second: one card, or none.",
            " Это вторая: одна карта или ни одной.",
        ),
        (_, _) => "",
    }
}

/// How far the heroes are: `9 of 14, two heroes to go`.
pub fn meter(meter: Meter, lang: Lang) -> String {
    let Meter { sum, strength, most, n_to_lay, is_beaten } = meter;
    let so_far = lang.pick(format!("{sum} of {strength}"), format!("{sum} из {strength}"));
    let rest = match is_beaten {
        Some(true) if strength <= sum => {
            lang.pick("it is beaten".to_owned(), "монстр побеждён".to_owned())
        }
        Some(true) => lang.pick(
            "it will be beaten, whatever is played".to_owned(),
            "монстра победят при любых картах".to_owned(),
        ),
        Some(false) => lang.pick(
            format!("at most {most}: it will attack"),
            format!("самое большее {most}: он нападёт"),
        ),
        None => return format!("{so_far}, {}", to_go(n_to_lay).get(lang)),
    };
    format!("{so_far}: {rest}")
}

/// How many heroes have still to lay.
const fn to_go(n_to_lay: u8) -> Text {
    match n_to_lay {
        0 | 1 => text("one hero to go", "ждём ещё одного"),
        2 => text("two heroes to go", "ждём ещё двоих"),
        3 => text("three heroes to go", "ждём ещё троих"),
        4 => text("four heroes to go", "ждём ещё четверых"),
        _ => text("five heroes to go", "ждём ещё пятерых"),
    }
}

/// What may lie in the dark.
fn dark(kinds: Kinds, lang: Lang) -> String {
    if kinds.is_lair {
        return lang
            .pick("One of eleven bosses waits here.", "Здесь ждёт один из одиннадцати главарей.")
            .to_owned();
    }
    let n = kinds.total();
    lang.pick(
        format!("One of these rooms, {n} in all, that nobody has seen yet."),
        format!("Одна из этих комнат: их ещё никто не видел, всего {n}."),
    )
}

/// The kinds of rooms and how many of each nobody has seen.
pub fn kinds(kinds: Kinds, lang: Lang) -> [(&'static str, String); 4] {
    let count = |n: u8, en: [&'static str; 2], ru: [&'static str; 3]| {
        format!("{n} {}", plural(lang, n.into(), en, ru))
    };
    [
        (
            "skull",
            count(kinds.monsters, ["monster", "monsters"], ["монстр", "монстра", "монстров"]),
        ),
        (
            "chest",
            count(
                kinds.treasures,
                ["treasure room", "treasure rooms"],
                ["сокровищница", "сокровищницы", "сокровищниц"],
            ),
        ),
        ("trap", count(kinds.traps, ["trap", "traps"], ["ловушка", "ловушки", "ловушек"])),
        ("bag", count(kinds.vaults, ["vault", "vaults"], ["кладовая", "кладовые", "кладовых"])),
    ]
}

/// The numbers of a room in words: for those who listen.
pub fn numbers(open_room: &OpenRoom, lang: Lang) -> String {
    match &open_room.detail {
        Detail::Treasure(chests) => super::list(chests.iter().map(|it| coins(it.coins, lang))),
        Detail::Fight { strength: Some(strength), .. } => {
            let word = super::STRENGTH.get(lang);
            format!("{word} {strength}")
        }
        Detail::Fight { .. }
        | Detail::Dark(_)
        | Detail::Chase { .. }
        | Detail::Trap { .. }
        | Detail::Vault(_) => String::new(),
    }
}
