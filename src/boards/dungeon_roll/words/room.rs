//! Words in the room: the bar, the descent, what lies on the floor, what a treasure is good for.

use super::xp;
use crate::boards::dungeon_roll::model::descent::Rung;
use crate::boards::dungeon_roll::model::{Lit, OddsModel};
use crate::boards::dungeon_roll::selection::Target;
use crate::games::dungeon_roll::client::{
    Certainty, DELVES, LEVEL_MAX, PartyFace, Phase, Reckoning, SHARES, Source, Treasure,
    names::counted,
};
use crate::kernel::{Lang, Text, capital, text};

/// Which delve it is: `Delve 2 of 3`.
pub fn delve(nth: u8, lang: Lang) -> String {
    lang.pick(format!("Delve {nth} of {DELVES}"), format!("Приключение {nth} из {DELVES}"))
}

/// Where the party stands, in two or three words.
pub fn state(phase: Phase, level: u8, lang: Lang) -> String {
    match phase {
        Phase::Choosing => lang.pick("The tavern", "Таверна").to_owned(),
        Phase::Forming => lang.pick("The party gathers", "Сбор партии").to_owned(),
        Phase::Monster | Phase::Loot => {
            lang.pick(format!("Level {level}"), format!("Уровень {level}"))
        }
        Phase::Dragon => lang.pick("The dragon is awake", "Дракон проснулся").to_owned(),
        Phase::Regroup => {
            lang.pick(format!("Level {level} is clear"), format!("Уровень {level} пройден"))
        }
        Phase::Over => lang.pick("The end", "Конец").to_owned(),
    }
}

/// The name of a phase of a level.
pub const fn phase(phase: Phase) -> Option<Text> {
    match phase {
        Phase::Monster => Some(text("Monsters", "Монстры")),
        Phase::Loot => Some(text("Loot", "Добыча")),
        Phase::Dragon => Some(text("Dragon", "Дракон")),
        Phase::Regroup => Some(text("Regroup", "Перегруп\u{ad}пировка")),
        Phase::Choosing | Phase::Forming | Phase::Over => None,
    }
}

/// How many stand, of how many dice.
pub fn standing(n: u8, n_buried: u8, lang: Lang) -> String {
    let all = n + n_buried;
    if all == 0 {
        return String::new();
    }
    lang.pick(format!("party {n} of {all}"), format!("кубики: {n} из {all}"))
}

/// What a level of the descent says beside its number.
pub fn rung(level: u8, rung: Rung, lang: Lang) -> String {
    match rung {
        Rung::Past => lang.pick("cleared", "пройден").to_owned(),
        Rung::Here { is_clear: false } => {
            lang.pick(format!("+{level} once clear"), format!("+{level} за победу"))
        }
        Rung::Here { is_clear: true } | Rung::Deep if level < LEVEL_MAX => {
            lang.pick(format!("retire +{level}"), format!("отдых +{level}"))
        }
        Rung::Here { .. } | Rung::Deep => {
            lang.pick(format!("legend +{level}"), format!("легенда +{level}"))
        }
    }
}

/// What stands under the dice of one kind: its name, and what whoever is in hand would do to it.
pub fn kin(target: Target, n: u8, lang: Lang) -> String {
    let name = capital(target.face().name().get(lang));
    if n == 1 { name } else { format!("{name} ×{n}") }
}

/// What whoever is in hand would do to the dice of a kind; or why nobody can yet.
pub fn kin_note(
    target: Target,
    (lit, reach): (Lit, u8),
    is_aim: bool,
    phase: Phase,
    lang: Lang,
) -> String {
    let is_loot = matches!(target, Target::Chests | Target::Potions);
    match (lit, reach) {
        (Lit::Lit, 1..) if is_aim => lang.pick(format!("takes {reach}"), format!("уйдут: {reach}")),
        (Lit::Lit, 1..) => lang.pick(format!("or {reach}"), format!("или {reach}")),
        (Lit::Idle, _) if is_loot && phase == Phase::Monster => {
            lang.pick("after the fight", "после боя").to_owned()
        }
        (_, _) => String::new(), // Nothing is to be said of it.
    }
}

/// What a companion is good for, before what it is strong against.
pub fn strength(source: Source, lang: Lang) -> &'static str {
    let face = match source {
        Source::Die(face) => Some(face),
        Source::Temp(temp) => temp.companion().face(),
        Source::Treasure(_) | Source::Hero => None,
    };
    match face {
        Some(PartyFace::Scroll) => lang.pick("re-rolls", "переброс"),
        Some(PartyFace::Champion) => lang.pick("all of a kind", "один вид"),
        Some(_) => lang.pick("all", "все"),
        None => "",
    }
}

/// What a treasure does in this phase, in a few words.
pub fn use_of(treasure: Treasure, phase: Phase, lang: Lang) -> &'static str {
    let is_dragon = phase == Phase::Dragon;
    let companion = |as_one: Text, stands: Text| if is_dragon { stands } else { as_one };
    let words = match treasure {
        Treasure::VorpalSword => companion(
            text("as a fighter", "как воин"),
            text("stands as a fighter", "встанет воином"),
        ),
        Treasure::Talisman => companion(
            text("as a cleric", "как клирик"),
            text("stands as a cleric", "встанет клириком"),
        ),
        Treasure::Scepter => {
            companion(text("as a mage", "как маг"), text("stands as a mage", "встанет магом"))
        }
        Treasure::ThievesTools => {
            companion(text("as a thief", "как вор"), text("stands as a thief", "встанет вором"))
        }
        Treasure::Scroll => text("re-rolls", "переброс"),
        Treasure::Ring => text("empties the lair", "логово пустеет"),
        Treasure::Scales => text("each pair: +2", "каждая пара: +2"),
        Treasure::Elixir => text("one die comes back", "вернёт кубик"),
        Treasure::Bait => text("dice turn to dragons", "кубики — драконы"),
        Treasure::Portal => text("leave, level paid", "уйти с опытом"),
    };
    words.get(lang)
}

/// What is at stake while the party regroups: what it pays to go home, to go on, to fail.
pub fn stakes(odds: &OddsModel, lang: Lang) -> [(String, String); 3] {
    let next = odds.level;
    let home = lang.pick("retire: sure", "отдых: наверняка").to_owned();
    let on = lang.pick(
        format!("if level {next} falls and you stop there"),
        format!("если пройти уровень {next} и там остановиться"),
    );
    let fail = lang.pick("flee: treasures stay yours", "бегство: сокровища ваши").to_owned();
    let plus = |n: u8| format!("+{}", xp(n.into(), lang));
    [(plus(odds.xp), home), (plus(next), on), (xp(0, lang), fail)]
}

/// What is asked while the party regroups.
pub fn clears(odds: &OddsModel, lang: Lang) -> String {
    let level = odds.level;
    lang.pick(format!("This party clears level {level}"), format!("Шанс пройти уровень {level}"))
}

/// What is said of the chance: that it is being counted, or how well it is known.
pub const CERTAINTIES: [Text; 3] = [
    text("counting…", "считаем…"),
    text("exact, best play", "точно, лучшая игра"),
    text("at least", "не меньше"),
];

/// How well the chance is known; none while it is being counted.
pub const fn certainty(certainty: Option<Certainty>) -> Text {
    match certainty {
        None => CERTAINTIES[0],
        Some(Certainty::Exact) => CERTAINTIES[1],
        Some(Certainty::AtLeast) => CERTAINTIES[2],
    }
}

/// A chance in whole percent; of a lower bound that it is one.
pub fn chance(it: Reckoning) -> String {
    match it.certainty {
        Certainty::Exact => share(it.chance),
        Certainty::AtLeast => format!("≥\u{a0}{}\u{a0}%", it.chance / 100),
    }
}

/// A share in whole percent: nothing but what is sure is told as sure.
pub fn share(chance: u32) -> String {
    match (chance + 50) / 100 {
        0 if chance != 0 => "<1\u{a0}%".to_owned(),
        100 if chance != SHARES => ">99\u{a0}%".to_owned(),
        percent => format!("{percent}\u{a0}%"),
    }
}

/// From about which chance it pays to go one level further: an average over all that treasures and deeper levels bring.
pub fn pays_from(chance: u32, lang: Lang) -> String {
    let share = share(chance);
    lang.pick(
        format!("worth the risk above about {share}"),
        format!("рискнуть стоит примерно от {share}"),
    )
}

/// What stands at the stairs to the tavern, and at the way down.
pub fn ways(odds: &OddsModel, lang: Lang) -> ((String, String), (String, String)) {
    let (next, n) = (odds.level, odds.n_dice);
    let home = lang.pick("Tavern", "Таверна").to_owned();
    let on = lang.pick(format!("Level {next}"), format!("Уровень {next}"));
    let dice = counted(n, lang, ["die", "dice"], ["кубик", "кубика", "кубиков"]);
    ((home, format!("+{}", xp(odds.xp.into(), lang))), (on, dice))
}

/// What stands above the bars of dragons.
pub fn dragons(odds: &OddsModel, lang: Lang) -> String {
    let dice = counted(odds.n_dice, lang, ["die", "dice"], ["кубике", "кубиках", "кубиках"]);
    lang.pick(format!("Dragons among {dice}"), format!("Драконы на {dice}"))
}
