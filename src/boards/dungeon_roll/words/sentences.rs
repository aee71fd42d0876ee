//! Sentences: what is wanted, what a button does, why not.

use super::phrases::*;
use super::{dice, signed, xp};
use crate::boards::dungeon_roll::model::dock::{BandModel, Main};
use crate::boards::dungeon_roll::model::{HeroModel, OddsModel, Prompt};
use crate::boards::dungeon_roll::query::course::Other;
use crate::boards::dungeon_roll::query::options::n_targets;
use crate::boards::dungeon_roll::selection::{Target, Why};
use crate::games::dungeon_roll::client::{
    Action, BaitScope, Course, DungeonFace, Forming, Hero, HordeDice, Magic, Phase, Skill, Source,
    Types, Unleash, Use,
    names::{self, counted, dungeon_dice, floor_list},
};
use crate::kernel::{Lang, Text, capital, plural, text};

/// One line about what is wanted. `name` is that of the player whom it is about.
pub fn prompt(say: Prompt, name: &str, lang: Lang) -> String {
    match say {
        Prompt::Read => READ.get(lang).to_owned(),
        Prompt::Over => OVER.get(lang).to_owned(),
        Prompt::Watch(_) => lang.pick(format!("{name} plays."), format!("Ход игрока: {name}.")),
        Prompt::ChooseHero => CHOOSE_HERO.get(lang).to_owned(),
        Prompt::Hero(hero) => {
            let hero = hero.called(false, lang);
            lang.pick(format!("Play with {hero}?"), format!("{hero} — ваш герой?"))
        }
        Prompt::Muster(0) => MUSTER.get(lang).to_owned(),
        Prompt::Muster(n) | Prompt::Reroll(n) if n != 0 => {
            let dice = dice(n, lang);
            lang.pick(format!("{dice} picked."), format!("Выбрано: {dice}."))
        }
        Prompt::Reroll(_) | Prompt::Muster(_) => REROLL.get(lang).to_owned(),
        Prompt::Monsters(n) => monsters(n, lang),
        Prompt::Clear => CLEAR.get(lang).to_owned(),
        Prompt::Loot => LOOT.get(lang).to_owned(),
        Prompt::Dragon => DRAGON.get(lang).to_owned(),
        Prompt::Stuck { is_dragon, helps } => super::stuck::stuck(is_dragon, helps, lang),
        Prompt::Regroup(level) => {
            let xp = xp(level.into(), lang);
            lang.pick(
                format!("Level {level} is done. Retire with {xp}, or go down?"),
                format!("Уровень {level} пройден. Отдых и {xp} — или спуск?"),
            )
        }
        Prompt::NoRetreat(level) => lang.pick(
            format!("Level {level} is done. In this rage there is no way but down."),
            format!("Уровень {level} пройден. В ярости путь один — вниз."),
        ),
        Prompt::Hand(source) => hand(source, lang),
        Prompt::Target(target) => waiting(target, lang),
        Prompt::Which => WHICH.get(lang).to_owned(),
        Prompt::Faces(n) => faces(n, lang),
        Prompt::Aim(n) => aim(n, lang),
        Prompt::AimTypes(n) => {
            let types = counted(n, lang, ["type", "types"], ["типа", "типов", "типов"]);
            lang.pick(
                format!("Pick monsters of up to {types}: all of a type go."),
                format!("Выберите монстров до {types}: тип уходит целиком."),
            )
        }
        Prompt::Scout(level, n) => scout(level, n, lang),
        Prompt::Inscribe(n) => inscribe(n, lang),
        Prompt::Owed(n) => {
            let tokens = super::treasures(n, lang);
            lang.pick(format!("Give back: {tokens}."), format!("Верните: {tokens}."))
        }
        Prompt::Again => AGAIN.get(lang).to_owned(),
        Prompt::Lure => LURE.get(lang).to_owned(),
        Prompt::Ready => READY.get(lang).to_owned(),
        Prompt::Set => SET.get(lang).to_owned(),
        Prompt::SetFace => SET_FACE.get(lang).to_owned(),
        Prompt::Pay => PAY.get(lang).to_owned(),
        Prompt::Dice => DICE.get(lang).to_owned(),
        Prompt::DiceOfLevel => DICE_OF_LEVEL.get(lang).to_owned(),
        Prompt::Give => GIVE.get(lang).to_owned(),
        Prompt::Sure(action) => sure(&action).get(lang).to_owned(),
        Prompt::Bait(BaitScope::AllDice) => BAIT.get(lang).to_owned(),
        Prompt::Bait(BaitScope::MonstersOnly) => BAIT_FOR_MONSTERS.get(lang).to_owned(),
    }
}

fn monsters(n: u8, lang: Lang) -> String {
    if n == 1 {
        return ONE_MONSTER.get(lang).to_owned();
    }
    let monsters = counted(n, lang, ["", "monsters"], ["монстр", "монстра", "монстров"]);
    lang.pick(
        format!("{monsters} stand in the way: choose who deals with them."),
        format!("На пути {monsters}: выберите, кто с ними справится."),
    )
}

fn hand(source: Source, lang: Lang) -> String {
    let name = capital(&names::source(source, lang));
    lang.pick(format!("{name}: touch a lit die."), format!("{name}: выберите подсвеченный кубик."))
}

fn waiting(target: Target, lang: Lang) -> String {
    let name = capital(target.face().name().get(lang));
    lang.pick(
        format!("{name}: touch who deals with it."),
        format!("{name}: выберите, кто займётся."),
    )
}

fn faces(n: u8, lang: Lang) -> String {
    if n == 0 {
        return FACES_DONE.get(lang).to_owned();
    }
    let dice = dice(n, lang);
    let comes = plural(lang, n.into(), ["comes", "come"], ["вернётся", "вернутся", "вернутся"]);
    lang.pick(
        format!("{dice} {comes} back: choose a face."),
        format!("С кладбища {comes} {dice}: выберите грань."),
    )
}

fn scout(level: u8, n: u8, lang: Lang) -> String {
    if n == 0 {
        return lang.pick(
            "The rest waits on level 3. Ready to go?".to_owned(),
            "Остальные ждут на уровне 3. Идём?".to_owned(),
        );
    }
    let dice = counted(n, lang, ["die", "dice"], ["кубик", "кубика", "кубиков"]);
    lang.pick(
        format!("Scouted: pick {dice} for level {level}."),
        format!("Разведано: выберите {dice} для уровня {level}."),
    )
}

fn inscribe(n: u8, lang: Lang) -> String {
    if n == 0 {
        return lang.pick("These become scrolls.", "Они станут свитками.").to_owned();
    }
    let dice = dice(n, lang);
    lang.pick(
        format!("Pick {dice} of the party to become scrolls."),
        format!("Выберите {dice} партии: станут свитками."),
    )
}

fn aim(n: u8, lang: Lang) -> String {
    let monsters = counted(n, lang, ["monster", "monsters"], ["монстра", "монстров", "монстров"]);
    lang.pick(format!("Pick up to {monsters}."), format!("Выберите ещё до {monsters}."))
}

/// What is asked before something that cannot be taken back, or that is easily regretted.
fn sure(action: &Action) -> Text {
    match action {
        Action::Course(Course::Flee) => FLEE,
        Action::Course(Course::Retire) => RETIRE,
        Action::Course(Course::Seek) => SEEK,
        Action::Spend(Magic::Portal) => PORTAL,
        Action::Spend(Magic::Ring) => RING,
        Action::Spend(Magic::Bait) => BAIT,
        Action::Course(Course::End) => LEAVE_LOOT,
        Action::Unleash(Unleash::Plain) => UNLEASH,
        Action::Skill(Skill::Discard { .. }) => DISCARD,
        _ => SURE,
    }
}

/// What the main button says. `ultimate` is the name of the hero's ultimate ability, `level` the
/// level of the party.
pub fn main(main: Option<Main>, ultimate: Text, level: u8, lang: Lang) -> String {
    let Some(Main { action, next }) = main else { return NOTHING_YET.get(lang).to_owned() };
    let fixed = match action {
        Action::Form(Forming::Choose { hero }) => {
            let name = hero.called(false, lang);
            return lang.pick(format!("Take {name}"), format!("Взять: {name}"));
        }
        Action::Form(Forming::Muster { dice: party }) => return reroll(party.total(), lang),
        Action::Use { on: Use::Reroll { floor, party }, .. }
        | Action::Unleash(Unleash::Reroll { floor, party }) => {
            return reroll(floor.total() + party.total(), lang);
        }
        Action::Use { on: Use::Drink { faces }, .. } => {
            let n = faces.total();
            let potions = counted(n, lang, ["potion", "potions"], ["зелье", "зелья", "зелий"]);
            return lang.pick(format!("Drink {potions}"), format!("Выпить {potions}"));
        }
        Action::Use { on: Use::Fight { monsters }, .. } => {
            let foes = floor_list(&monsters.on_floor(), 0, lang);
            return lang.pick(format!("Fight: {foes}"), format!("В бой: {foes}"));
        }
        Action::Use { on: Use::Open { n_chests }, .. } => {
            let chests = dungeon_dice(n_chests, DungeonFace::Chest, lang);
            return lang.pick(format!("Open: {chests}"), format!("Открыть: {chests}"));
        }
        Action::Course(Course::Seek) => return seek(level + 1, lang),
        Action::Course(Course::Retire) => return paid(text("Retire", "Отдых"), level, lang),
        Action::Spend(Magic::Portal) => return paid(text("Leave", "Уйти"), level, lang),
        Action::Course(Course::End) => end(next),
        Action::Unleash(_) => ultimate,
        Action::Form(Forming::Inscribe { .. }) => text("Set to scrolls", "Сделать свитками"),
        Action::Form(Forming::Plan { .. }) => text("Go down", "Спуститься"),
        Action::Skill(Skill::Discard { .. }) => text("Give it back", "Вернуть"),
        Action::Skill(Skill::Ready { .. }) => text("Ready the hero", "Вернуть силы"),
        Action::Use { on: Use::Lure { .. }, .. } => text("Lure", "Приманить"),
        Action::Form(Forming::Keep) => text("Keep the party", "Оставить как есть"),
        Action::Dragon { .. } => text("Defeat the dragon", "Победить дракона"),
        Action::Spend(Magic::Ring) => text("Use the ring", "Надеть кольцо"),
        Action::Spend(Magic::Bait) => text("Throw the bait", "Бросить приманку"),
        Action::Course(Course::Flee) => text("Flee", "Бежать"),
        Action::Skill(Skill::Again { .. }) => text("Re-roll", "Перебросить"),
        Action::Spend(Magic::Elixir { .. }) => text("Drink", "Выпить"),
    };
    fixed.get(lang).to_owned()
}

fn seek(level: u8, lang: Lang) -> String {
    lang.pick(format!("Go down to level {level}"), format!("На уровень {level}"))
}

fn paid(word: Text, level: u8, lang: Lang) -> String {
    format!("{}: {}", word.get(lang), super::mark_xp(level, lang))
}

fn reroll(n: u8, lang: Lang) -> String {
    let dice = dice(n, lang);
    lang.pick(format!("Re-roll {dice}"), format!("Перебросить {dice}"))
}

/// The end of a phase is named after what follows.
fn end(next: Option<Phase>) -> Text {
    match next {
        Some(Phase::Loot) => text("On to the loot", "К добыче"),
        Some(Phase::Dragon) => text("Face the dragon", "К дракону"),
        Some(Phase::Regroup) => text("Regroup", "Перегруп\u{ad}пировка"),
        None => text("Back to the tavern", "В таверну"),
        Some(Phase::Choosing | Phase::Forming | Phase::Monster | Phase::Over) => {
            text("Go on", "Дальше")
        }
    }
}

/// What the button beside the main one says.
pub fn other(other: Other, lang: Lang) -> String {
    match other {
        Other::None => String::new(),
        Other::Drop => lang.pick("Put back", "Отмена").to_owned(),
        Other::Flee => lang.pick("Flee", "Бежать").to_owned(),
        Other::Retire(level) => paid(text("Retire", "Отдых"), level, lang),
        Other::Seek(level) => seek(level, lang),
    }
}

/// What the band still misses.
pub fn band(model: &BandModel, lang: Lang) -> String {
    if model.sockets.iter().all(Option::is_some) {
        return BAND_IS_READY.get(lang).to_owned();
    }
    if !model.has_candidates {
        return nobody_fits(model.sockets.len() as u8, lang).to_owned();
    }
    let n_missing = model.sockets.iter().filter(|it| it.is_none()).count();
    let types = types(model.wanted, lang);
    match n_missing {
        1 => lang.pick(
            format!("One more, of another type: {types}."),
            format!("Нужен ещё один, другого типа: {types}."),
        ),
        2 => lang.pick(
            format!("Two more, each of another type: {types}."),
            format!("Нужны ещё двое, все разных типов: {types}."),
        ),
        _ => lang.pick(
            format!("Three, each of another type: {types}."),
            format!("Нужны трое, все разных типов: {types}."),
        ),
    }
}

/// That so many different companions cannot be brought together.
fn nobody_fits(n_places: u8, lang: Lang) -> &'static str {
    if n_places == 2 { NO_TWO_TYPES.get(lang) } else { NO_THREE_TYPES.get(lang) }
}

/// Companions of these types, any of which will do.
fn types(types: Types, lang: Lang) -> String {
    let names: Vec<&str> = types.iter().map(|it| it.name().get(lang)).collect();
    match names.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, rest)) => {
            let or = lang.pick("or", "или");
            format!("{} {or} {last}", rest.join(", "))
        }
        None => String::new(),
    }
}

/// What stands above the odds: `Level 6: 5 dice`.
pub fn odds_title(odds: &OddsModel, lang: Lang) -> String {
    let (level, dice) = (odds.level, dice(odds.n_dice, lang));
    lang.pick(format!("Level {level}: {dice}"), format!("Уровень {level}: {dice}"))
}

/// How likely the dragon wakes, as exactly as it is known.
pub fn wakes(odds: &OddsModel, lang: Lang) -> String {
    let (wakes, n_ways) = (odds.wakes, odds.n_ways);
    let noun = plural(lang, wakes as i32, ["throw", "throws"], ["бросок", "броска", "бросков"]);
    let throws = format!("{wakes} {noun}");
    if odds.flees {
        return lang.pick(
            format!("the lair empties ({wakes} of {n_ways} throws)"),
            format!("логово опустеет ({throws} из {n_ways})"),
        );
    }
    lang.pick(
        format!("the dragon wakes ({wakes} of {n_ways} throws)"),
        format!("дракон проснётся ({throws} из {n_ways})"),
    )
}

/// What the treasures are worth, and how many are left in the bag.
pub fn hoard(n_points: u8, n_bag: u8, lang: Lang) -> String {
    let points = super::points(n_points, lang);
    lang.pick(format!("{points} · {n_bag} in the bag"), format!("{points} · в сундуке ещё {n_bag}"))
}

/// How far the master side of the hero card is.
pub fn to_master(model: &HeroModel, hero: Hero, lang: Lang) -> String {
    let now = xp(model.xp, lang);
    let Some(n) = model.to_master.filter(|_| !model.is_master) else { return now };
    let name = hero.side(true).name.get(lang);
    lang.pick(format!("{now}: {n} more to {name}"), format!("{now}: ещё {n} до стороны «{name}»"))
}

/// Why a tap does nothing, where no rule of its own says so.
pub fn why(why: Why, lang: Lang) -> String {
    match why {
        Why::Rule(_) => String::new(),
        Why::ChooseFirst => WHY_CHOOSE_FIRST.get(lang).to_owned(),
        Why::NoMonster => NO_MONSTER.get(lang).to_owned(),
        Why::LairStays => LAIR_STAYS.get(lang).to_owned(),
        Why::LairHolds(n) => {
            let dice = dice(n, lang);
            lang.pick(
                format!("In the lair: {dice}. With enough of them the dragon wakes (DR-051)."),
                format!("В логове: {dice}. Когда их хватит, дракон проснётся (DR-051)."),
            )
        }
        Why::BandIsFull => BAND_IS_FULL.get(lang).to_owned(),
        Why::OtherType(wanted) if wanted.is_empty() => OTHER_TYPE.get(lang).to_owned(),
        Why::OtherType(wanted) => {
            let (each, types) = (OTHER_TYPE.get(lang), types(wanted, lang));
            lang.pick(
                format!("{each} Still possible: {types}."),
                format!("{each} Ещё подойдут: {types}."),
            )
        }
        Why::NothingLies => NOTHING_LIES.get(lang).to_owned(),
        Why::FacesAreFull(n) => {
            let dice = dice(n, lang);
            lang.pick(
                format!("Only {dice} can come back; give a face back first."),
                format!("Вернуть можно только {dice}; сначала уберите лишнюю грань."),
            )
        }
        Why::PlanIsFull => PLAN_IS_FULL.get(lang).to_owned(),
        Why::NotNow => NOT_NOW.get(lang).to_owned(),
    }
}

/// A way that is spelled out.
pub fn way(action: &Action, lang: Lang) -> String {
    match action {
        Action::Use { on: Use::Fight { monsters }, .. } => {
            floor_list(&monsters.on_floor(), 0, lang)
        }
        Action::Use { on: Use::Open { n_chests }, .. } => {
            dungeon_dice(*n_chests, DungeonFace::Chest, lang)
        }
        other => signed(i32::from(n_targets(other))),
    }
}
