//! What kind of thing to look at, without a card being named.

use super::super::counts::{coins, wounds};
use crate::action::Action;
use crate::bosses::{Boss, Target};
use crate::cards::{Card, Item, Lay};
use crate::dungeon::ROOMS_PER_LEVEL;
use crate::forecast::{prospect, tally};
use crate::rooms::{Face, Gift, Trap};
use crate::state::View;
use kernel::{Lang, Seat, Text, small, text};

/// So many wounds are a reason to look at nothing else first.
const GRAVE: u8 = 7;

/// The level, counted from 0, from which on the end is near.
const LATE: u8 = 3;

/// What to look at before this action.
pub fn nudge(view: &View, seat: Seat, best: Action, lang: Lang) -> String {
    match best {
        Action::UseTorch => torch(view, lang),
        Action::UseCrystal => lang
            .pick(
                "You hold a crystal. What would it change to see the others' cards first?",
                "У вас есть кристалл. Что изменится, если сначала увидеть карты соперников?",
            )
            .to_owned(),
        Action::Lay { lay } => by_room(view, seat, lay, lang),
        Action::Choose { .. } => lang
            .pick(
                "Look at the coins, wounds and items that each hero begins with.",
                "Сравните монетки, ранения и предметы, с которыми начинают герои.",
            )
            .to_owned(),
    }
}

fn torch(view: &View, lang: Lang) -> String {
    let n = view.dungeon.dark_after(view.ground.here).count();
    lang.pick(
        format!("Dark rooms ahead: {n}. What would you do otherwise if you knew them?"),
        format!("Тёмных комнат впереди: {n}. Что изменится, если узнать, что в них?"),
    )
}

fn by_room(view: &View, seat: Seat, lay: Lay, lang: Lang) -> String {
    let Some(face) = view.face() else { return String::new() };
    if let Some(said) = danger(view, seat, face, lang) {
        return said;
    }
    match face {
        Face::Treasure { chests } => treasure(view, seat, chests, lay, lang),
        Face::Monster { wounds, .. } => monster(view, wounds, lay, lang),
        Face::Trap(trap) => trapped(view, seat, trap, lang),
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
        let n = wounds(own.into(), lang);
        return Some(lang.pick(
            format!("You have {n}, and ten kill. What must not happen to you here?"),
            format!("У вас {n}, а десять — гибель. Чего здесь никак нельзя допустить?"),
        ));
    }
    let others = view.heroes.iter().filter(|(it, hero)| *it != seat && hero.mat.is_alive());
    let most = others.map(|it| it.1.mat.wounds).max().unwrap_or(0);
    let bleeds = 2 < setup.n_players && LATE <= view.ground.here.level && most <= own;
    bleeds.then(|| {
        lang.pick(
            "Nobody has more wounds than you, and in the end the most wounded bleed. Who could overtake you?",
            "Ни у кого нет больше ранений, чем у вас, а в конце грозит кровопотеря. Кто вас обгонит?",
        )
        .to_owned()
    })
}

fn treasure(view: &View, seat: Seat, [first, second]: [u8; 2], lay: Lay, lang: Lang) -> String {
    let n_left = ROOMS_PER_LEVEL as u8 - 1 - view.ground.here.room;
    let chest = coins(first.into(), lang);
    let chests = if second == 0 { first.to_string() } else { format!("{first}, {second}") };
    let first_chest = first_chest(second);
    let (en, ru) = if view.ground.setup.is_solo() {
        (
            format!(
                "Any card above its number opens a chest ({chests}). Where ahead is a high card worth more?"
            ),
            format!(
                "Сундук ({chests}) открывает карта больше его числа. Где впереди старшая карта нужнее?"
            ),
        )
    } else if n_left == 0 {
        (
            format!(
                "The last room of the level, and {chest} at most. Is it worth more than a card?"
            ),
            format!("Последняя комната уровня, в сундуке {chest}. Стоит ли он больше, чем карта?"),
        )
    } else if lay.cards().any(|it| it == Card::Item(Item::Key)) {
        (
            format!("The {} holds {chest}. Is a power card all that opens it?", first_chest.en()),
            format!("В {} {chest}. Только ли картой силы его можно открыть?", first_chest.ru()),
        )
    } else if is_in_reach(view, seat, lay) && second != 0 {
        (
            format!(
                "Two chests, {first} and {second}. Which is within your reach, and who may play the same as you?"
            ),
            format!(
                "Сундуков два: {first} и {second}. До какого вы дотянетесь и кто может сыграть то же число?"
            ),
        )
    } else if is_in_reach(view, seat, lay) {
        (
            format!("Who can still outdo you for the chest ({chest}), and who may play the same?"),
            format!("Кто ещё может перебить вас у сундука ({chest}), а кто — сыграть то же число?"),
        )
    } else {
        (
            format!(
                "Is the chest ({chest}) worth a fight, or do the next rooms need your cards more?"
            ),
            format!("Стоит ли бороться за сундук ({chest}) или карты нужнее в следующих комнатах?"),
        )
    };
    lang.pick(en, ru)
}

/// What the chest for the highest card is called beside another of so many coins, or alone.
const fn first_chest(second: u8) -> Text {
    match second {
        0 => text("chest", "сундуке"),
        _ => text("first chest", "первом сундуке"),
    }
}

/// Whether the cards win a share of a chest at least as often as not.
fn is_in_reach(view: &View, seat: Seat, lay: Lay) -> bool {
    let found = prospect(view, seat, lay);
    found.is_some_and(|it| it.n_courses <= 2 * it.heroes[seat].n_chests)
}

fn monster(view: &View, n: u8, lay: Lay, lang: Lang) -> String {
    let name = view.room().map_or("", |it| it.card().name.get(lang));
    let hurt = wounds(n.into(), lang);
    if let Some(card) = view.ground.monster_card {
        return alone(card, &hurt, lang);
    }
    let tally = tally(view);
    let strength = tally.and_then(|it| it.strength);
    let (Some(tally), Some(_)) = (tally, strength) else {
        return lang.pick(
            format!("The {name} attacks the lower card, and nobody if both are equal. What will the other play?"),
            format!("{name} нападает на меньшую карту, а при равных — ни на кого. Что сыграет соперник?"),
        );
    };
    let missing = tally.missing().unwrap_or(0);
    let (en, ru) = match tally.is_beaten() {
        Some(true) => (
            format!("The {name} is beaten whatever you play. Which card will you miss least?"),
            format!("{name}: нужная сумма наберётся с любой вашей картой. Какой из них не жалко?"),
        ),
        Some(false) => (
            format!("The {name} cannot be beaten any more. On whom will it fall: {hurt}?"),
            format!("Нужной суммы уже не набрать. На кого нападёт {name} ({hurt})?"),
        ),
        None if lay.has(Item::Sword) => (
            format!("The {name} needs {missing} more. Are power cards all that counts here?"),
            format!("До победы не хватает {missing}. Только ли карты силы здесь считаются?"),
        ),
        None if tally.to_lay.len() == 1 => (
            format!(
                "You are the last to play, and {missing} are missing. Whom does the {name} hit, and is it you?"
            ),
            format!(
                "Вы играете последним ходом, не хватает {missing}. Кому достанется от монстра и вам ли?"
            ),
        ),
        None if lay.card().is_some_and(|it| it.value() <= 2) => (
            format!("The {name} needs {missing} more. Can the others do that without you?"),
            format!("До победы не хватает {missing}. Справятся ли соперники без вас?"),
        ),
        None => (
            format!(
                "The {name} needs {missing} more and hits the lowest card: {hurt}. Who will play that card?"
            ),
            format!(
                "До победы не хватает {missing}, удар — по младшей карте: {hurt}. Чья она будет?"
            ),
        ),
    };
    lang.pick(en, ru)
}

/// A monster that a hero alone tries to slip past.
fn alone(card: u8, hurt: &str, lang: Lang) -> String {
    if 5 <= card {
        return lang.pick(
            format!("Nothing outdoes a 5: it will be {hurt}. Which card will you miss least?"),
            format!("Пятёрку не побить: {hurt} не избежать. Какой карты меньше всего жаль?"),
        );
    }
    lang.pick(
        format!("The monster shows {card}. Is a higher card worth sparing you {hurt}?"),
        format!("У монстра карта {card}. Стоит ли старшая карта того, чтобы избежать: {hurt}?"),
    )
}

fn trapped(view: &View, seat: Seat, trap: Trap, lang: Lang) -> String {
    let living = || view.heroes.iter().filter(|it| it.1.mat.is_alive());
    let own = &view.heroes[seat].mat;
    let is_richest = living().all(|it| it.1.mat.treasure <= own.treasure);
    let is_soundest = living().all(|it| own.wounds <= it.1.mat.wounds);
    let is_solo = view.ground.setup.is_solo();
    let words = match trap {
        Trap::Magnet | Trap::Boulder if is_solo => (
            "A 3 or more springs this trap, and you alone are hit. Which low card can you spare?",
            "Ловушка срабатывает от 3 и выше и бьёт только по вам. Какую младшую карту не жалко?",
        ),
        Trap::Spikes | Trap::Lava if is_solo => (
            "A 3 or less springs this trap. What would it take from you, and what does a high card cost?",
            "Ловушка срабатывает от 3 и ниже. Что она отнимет и во что обойдётся старшая карта?",
        ),
        Trap::Magnet if is_richest => (
            "The Magnet takes from the richest, and that is you. Who will play the highest card?",
            "Магнит бьёт по самым богатым, и вы среди них. Кто сыграет старшую карту?",
        ),
        Trap::Magnet => (
            "The Magnet takes from the richest, and you are not one of them. What would a high card do?",
            "Магнит бьёт по самым богатым, а это не вы. Что сделает старшая карта?",
        ),
        Trap::Boulder if is_soundest => (
            "The Boulder hits the least wounded, and that is you. Who will play the highest card?",
            "Валун бьёт по наименее раненым, и вы среди них. Кто сыграет старшую карту?",
        ),
        Trap::Boulder => (
            "The Boulder hits the least wounded, and you are not one of them. What would a high card do?",
            "Валун бьёт по наименее раненым, а это не вы. Что сделает старшая карта?",
        ),
        Trap::Spikes => (
            "The Spikes hurt everybody by the lowest card. Who can bear that, and who will play it?",
            "Шипы ранят всех, а насколько — решает младшая карта. Кто её сыграет и кто выдержит?",
        ),
        Trap::Lava => (
            "The Lava takes treasure from everybody by the lowest card. Who has the most to lose?",
            "Лава отнимает монетки у всех, а сколько — решает младшая карта. Кому есть что терять?",
        ),
    };
    lang.pick(words.0, words.1).to_owned()
}

fn vault(view: &View, seat: Seat, gifts: [Gift; 5], lang: Lang) -> String {
    let own = view.heroes[seat].mat.wounds;
    let has_items = gifts.iter().any(|it| matches!(it, Gift::Item(_)));
    if has_items {
        return items(view, gifts, lang);
    }
    let words = if 5 <= own {
        (
            "Coins or a potion: what do your wounds say?",
            "Монетки или лекарство: о чём говорят ваши ранения?",
        )
    } else {
        (
            "Each card takes something else from the vault. Which one will you not need in this level?",
            "Каждая карта берёт из кладовой своё. Какая вам на этом уровне уже не понадобится?",
        )
    };
    lang.pick(words.0, words.1).to_owned()
}

/// A vault of items: how scarce they are.
fn items(view: &View, gifts: [Gift; 5], lang: Lang) -> String {
    let (scarcest, n) = scarcest(view, gifts);
    let said = scarcest.name();
    let (en, ru) = (said.en(), said.ru());
    let (en, ru) = match n {
        0 => (
            format!("No {en} is left in the supply. Which of the rest will serve you ahead?"),
            format!("{ru} в запасе — 0. Что из остального пригодится вам впереди?"),
        ),
        1 | 2 => (
            format!(
                "Scarce in the supply: {en}, {n} left. What do you need, and who wants the same?"
            ),
            format!("В запасе мало: {} ({n}). Что нужно вам и кто захочет того же?", small(ru)),
        ),
        _ => (
            "Four items and a potion. Which will serve you in the rooms that you can see?"
                .to_owned(),
            "Четыре предмета и лекарство. Что пригодится в комнатах, которые уже видны?".to_owned(),
        ),
    };
    lang.pick(en, ru)
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
    let name = boss.card().name.get(lang);
    let missing = tally(view).and_then(|it| it.missing());
    let (en, ru) = match boss.card().target {
        Target::Lowest => ("the lowest total", "по меньшей сумме"),
        Target::Highest => ("the highest total", "по большей сумме"),
        Target::TwoLowest => ("the two lowest totals", "по двум меньшим суммам"),
    };
    match missing {
        Some(n) => lang.pick(
            format!("The {name} lacks {n} to be beaten; else it hits {en}. What is safety worth?"),
            format!("{name}: не хватает {n}, иначе удар — {ru}. Чего стоит безопасность?"),
        ),
        None => lang.pick(
            format!("The {name} hits {en}. Which of your cards decide that?"),
            format!("{name}: удар — {ru}. Какие ваши карты это решают?"),
        ),
    }
}
