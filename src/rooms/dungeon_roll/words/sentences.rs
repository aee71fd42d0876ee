//! Sentences: what is wanted, what a button does, why not.

use super::{dice, signed, xp};
use crate::games::dungeon_roll::dice::Types;
use crate::games::dungeon_roll::setup::BaitScope;
use crate::games::dungeon_roll::words::names::{self, counted, dungeon_dice, floor_list};
use crate::games::dungeon_roll::{Action, DungeonFace, Hero, Phase, Source};
use crate::kernel::{Lang, Text, plural, text};
use crate::rooms::dungeon_roll::draft::{Target, Why};
use crate::rooms::dungeon_roll::scene::dock::{BandLook, Main, Other};
use crate::rooms::dungeon_roll::scene::{HeroLook, OddsLook, Say};

/// One line about what is wanted. `name` is that of the player whom it is about.
pub fn say(say: Say, name: &str, lang: Lang) -> String {
    match say {
        Say::Read => READ.get(lang).to_owned(),
        Say::Over => OVER.get(lang).to_owned(),
        Say::Watch(_) => lang.pick(format!("{name} plays."), format!("Ход игрока: {name}.")),
        Say::ChooseHero => CHOOSE_HERO.get(lang).to_owned(),
        Say::Hero(hero) => {
            let hero = hero.called(false, lang);
            lang.pick(format!("Play with {hero}?"), format!("{hero} — ваш герой?"))
        }
        Say::Muster(0) => MUSTER.get(lang).to_owned(),
        Say::Muster(n) | Say::Reroll(n) if n != 0 => {
            let dice = dice(n, lang);
            lang.pick(format!("{dice} picked."), format!("Выбрано: {dice}."))
        }
        Say::Reroll(_) | Say::Muster(_) => REROLL.get(lang).to_owned(),
        Say::Monsters(n) => monsters(n, lang),
        Say::Clear => CLEAR.get(lang).to_owned(),
        Say::Loot => LOOT.get(lang).to_owned(),
        Say::Dragon => DRAGON.get(lang).to_owned(),
        Say::Regroup(level) => {
            let xp = xp(level.into(), lang);
            lang.pick(
                format!("Level {level} is done. Retire with {xp}, or go on?"),
                format!("Уровень {level} пройден. Отдых и {xp} — или дальше?"),
            )
        }
        Say::NoRetreat(level) => lang.pick(
            format!("Level {level} is done. In this rage there is no way but down."),
            format!("Уровень {level} пройден. В ярости путь один — вниз."),
        ),
        Say::Hand(source) => hand(source, lang),
        Say::Target(target) => waiting(target, lang),
        Say::Which => WHICH.get(lang).to_owned(),
        Say::Faces(n) => faces(n, lang),
        Say::Aim(n) => aim(n, lang),
        Say::AimTypes(n) => {
            let types = counted(n, lang, ["type", "types"], ["типа", "типов", "типов"]);
            lang.pick(
                format!("Pick monsters of up to {types}: all of a type go."),
                format!("Выберите монстров до {types}: тип уходит целиком."),
            )
        }
        Say::Again => AGAIN.get(lang).to_owned(),
        Say::Give => GIVE.get(lang).to_owned(),
        Say::Sure(action) => sure(&action).get(lang).to_owned(),
        Say::Bait(BaitScope::AllDice) => BAIT.get(lang).to_owned(),
        Say::Bait(BaitScope::MonstersOnly) => BAIT_FOR_MONSTERS.get(lang).to_owned(),
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

fn aim(n: u8, lang: Lang) -> String {
    let monsters = counted(n, lang, ["monster", "monsters"], ["монстра", "монстров", "монстров"]);
    lang.pick(format!("Pick up to {monsters}."), format!("Выберите ещё до {monsters}."))
}

/// What is asked before something that cannot be taken back, or that is easily regretted.
fn sure(action: &Action) -> Text {
    match action {
        Action::Flee => FLEE,
        Action::Retire => RETIRE,
        Action::Portal => PORTAL,
        Action::Ring => RING,
        Action::Bait => BAIT,
        Action::End => LEAVE_LOOT,
        Action::Unleash => UNLEASH,
        Action::Choose { .. }
        | Action::Keep
        | Action::Muster { .. }
        | Action::Fight { .. }
        | Action::Reroll { .. }
        | Action::Again { .. }
        | Action::Open { .. }
        | Action::Drink { .. }
        | Action::Dragon { .. }
        | Action::UnleashOn { .. }
        | Action::UnleashReroll { .. }
        | Action::UnleashFor { .. }
        | Action::Elixir { .. }
        | Action::Seek => SURE,
    }
}

/// What the main button says. `ultimate` is the name of the hero's ultimate ability, `level` the
/// level of the party.
pub fn main(main: Option<Main>, ultimate: Text, level: u8, lang: Lang) -> String {
    let Some(Main { action, next }) = main else { return NOTHING_YET.get(lang).to_owned() };
    let fixed = match action {
        Action::Choose { hero } => {
            let name = hero.called(false, lang);
            return lang.pick(format!("Take {name}"), format!("Взять: {name}"));
        }
        Action::Muster { dice: party } => return reroll(party.total(), lang),
        Action::Reroll { floor, party, .. } | Action::UnleashReroll { floor, party } => {
            return reroll(floor.total() + party.total(), lang);
        }
        Action::Drink { faces, .. } => {
            let n = faces.total();
            let potions = counted(n, lang, ["potion", "potions"], ["зелье", "зелья", "зелий"]);
            return lang.pick(format!("Drink {potions}"), format!("Выпить {potions}"));
        }
        Action::Seek => {
            let next = level + 1;
            return lang.pick(format!("Go to level {next}"), format!("На уровень {next}"));
        }
        Action::Retire => return paid(text("Retire", "Отдых"), level, lang),
        Action::Portal => return paid(text("Leave", "Уйти"), level, lang),
        Action::End => end(next),
        Action::Unleash | Action::UnleashOn { .. } | Action::UnleashFor { .. } => ultimate,
        Action::Keep => text("Keep the party", "Оставить партию"),
        Action::Dragon { .. } => text("Defeat the dragon", "Победить дракона"),
        Action::Ring => text("Use the ring", "Надеть кольцо"),
        Action::Bait => text("Throw the bait", "Бросить приманку"),
        Action::Flee => text("Yes, flee", "Да, бежать"),
        Action::Fight { .. } => text("Fight", "В бой"),
        Action::Again { .. } => text("Re-roll", "Перебросить"),
        Action::Open { .. } => text("Open", "Открыть"),
        Action::Elixir { .. } => text("Drink", "Выпить"),
    };
    fixed.get(lang).to_owned()
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
        Some(Phase::Regroup) => text("Regroup", "Перегруппировка"),
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
    }
}

/// What the band still misses.
pub fn band(look: &BandLook, lang: Lang) -> String {
    if look.sockets.iter().all(Option::is_some) {
        return BAND_IS_READY.get(lang).to_owned();
    }
    if !look.has_candidates {
        return NOBODY_FITS.get(lang).to_owned();
    }
    let types = types(look.wanted, lang);
    lang.pick(format!("Missing: {types}."), format!("Не хватает: {types}."))
}

/// Companions of these types, any of which will do.
fn types(types: Types, lang: Lang) -> String {
    let names: Vec<&str> = types
        .iter()
        .map(|it| match lang {
            Lang::En => it.face().name().en,
            Lang::Ru => names::of_one(it.face()),
        })
        .collect();
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
pub fn odds_title(odds: &OddsLook, lang: Lang) -> String {
    let (level, dice) = (odds.level, dice(odds.n_dice, lang));
    lang.pick(format!("Level {level}: {dice}"), format!("Уровень {level}: {dice}"))
}

/// How likely the dragon wakes, as exactly as it is known.
pub fn wakes(odds: &OddsLook, lang: Lang) -> String {
    let (wakes, n_ways) = (odds.wakes, odds.n_ways);
    if odds.flees {
        return lang.pick(
            format!("the lair empties ({wakes} of {n_ways} throws)"),
            format!("логово опустеет ({wakes} бросков из {n_ways})"),
        );
    }
    lang.pick(
        format!("the dragon wakes ({wakes} of {n_ways} throws)"),
        format!("дракон проснётся ({wakes} бросков из {n_ways})"),
    )
}

/// What the treasures are worth, and how many are left in the bag.
pub fn hoard(n_points: u8, n_bag: u8, lang: Lang) -> String {
    let points = super::points(n_points, lang);
    lang.pick(
        format!("{points} · {n_bag} in the bag"),
        format!("{points} · в сундуке сокровищ ещё {n_bag}"),
    )
}

/// How far the master side of the hero card is.
pub fn to_master(look: &HeroLook, hero: Hero, lang: Lang) -> String {
    let now = xp(look.xp, lang);
    let Some(n) = look.to_master.filter(|_| !look.is_master) else { return now };
    let name = hero.side(true).name.get(lang);
    lang.pick(format!("{now}: {n} more to {name}"), format!("{now}: ещё {n} до стороны «{name}»"))
}

/// Why a touch does nothing, where no rule of its own says so.
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
        Why::OtherType(wanted) => {
            let types = types(wanted, lang);
            lang.pick(
                format!("Each must be of another type (DR-052). Missing: {types}."),
                format!("Все должны быть разных типов (DR-052). Не хватает: {types}."),
            )
        }
        Why::FacesAreFull(n) => {
            let dice = dice(n, lang);
            lang.pick(
                format!("Only {dice} can come back; give a face back first."),
                format!("Вернуть можно только {dice}; сначала уберите лишнюю грань."),
            )
        }
        Why::NotNow => NOT_NOW.get(lang).to_owned(),
    }
}

/// A way that is spelled out.
pub fn way(action: &Action, lang: Lang) -> String {
    match action {
        Action::Fight { monsters, .. } => floor_list(&monsters.on_floor(), 0, lang),
        Action::Open { n_chests, .. } => dungeon_dice(*n_chests, DungeonFace::Chest, lang),
        other => signed(i32::from(crate::rooms::dungeon_roll::sight::n_targets(other))),
    }
}

/// The words with a capital letter.
pub fn capital(words: &str) -> String {
    let mut chars = words.chars();
    let first = chars.next().into_iter().flat_map(char::to_uppercase);
    first.chain(chars).collect()
}

const READ: Text = text("Only to look at.", "Только для просмотра.");
const OVER: Text = text("The game is over.", "Игра окончена.");
const CHOOSE_HERO: Text =
    text("Choose the hero for all three delves.", "Выберите героя на все три приключения.");
const MUSTER: Text = text(
    "Pick dice of the party to re-roll once, or keep it as it is.",
    "Выберите кубики партии, чтобы один раз перебросить их, или оставьте как есть.",
);
const REROLL: Text = text(
    "Pick the dice to re-roll: on the level, in the party, or both.",
    "Выберите, что перебросить: кубики уровня, партии или те и другие.",
);
const AGAIN: Text =
    text("Touch the die that the hero re-rolls.", "Выберите кубик, который перебросит герой.");
const ONE_MONSTER: Text = text(
    "A monster stands in the way: choose who deals with it.",
    "На пути монстр: выберите, кто с ним справится.",
);
const CLEAR: Text = text("No monster is left here.", "Монстров здесь больше нет.");
const LOOT: Text = text(
    "Loot: choose who opens chests or drinks potions.",
    "Добыча: выберите, кто откроет сундуки или выпьет зелья.",
);
const DRAGON: Text = text(
    "The dragon is awake. Who stands against it?",
    "Дракон проснулся. Кто выйдет против него?",
);
const WHICH: Text = text("Which of them?", "Кого именно?");
const FACES_DONE: Text = text("All faces are chosen.", "Все грани выбраны.");
const GIVE: Text = text("Which treasure is given up?", "Какое сокровище отдать?");
const SURE: Text = text("Are you sure?", "Уверены?");
const FLEE: Text = text(
    "Flee? The level pays nothing. Treasures and experience from dragons stay yours.",
    "Бежать? За уровень ничего не дадут. Сокровища и опыт за драконов останутся.",
);
const RETIRE: Text = text("Retire and end this delve?", "Закончить приключение и отдыхать?");
const PORTAL: Text = text(
    "Leave by the portal at once, with the experience of the level?",
    "Уйти через портал прямо сейчас и получить опыт за уровень?",
);
const RING: Text = text(
    "The lair empties. It is no victory: no treasure, no experience.",
    "Логово опустеет. Это не победа: ни сокровища, ни опыта.",
);
const BAIT: Text = text(
    "Dice of the level turn into dragons and go to the lair.",
    "Кубики уровня станут драконьими мордами и уйдут в логово.",
);
const BAIT_FOR_MONSTERS: Text = text(
    "Monsters of the level turn into dragons and go to the lair. Chests and potions stay.",
    "Монстры уровня станут драконьими мордами и уйдут в логово. Сундуки и зелья останутся.",
);
const LEAVE_LOOT: Text =
    text("Somebody here could use the loot. Leave it?", "Добычу ещё есть кому взять. Оставить?");
const UNLEASH: Text =
    text("Use the hero's ability, once in this delve?", "Применить разовую способность героя?");
const NOTHING_YET: Text = text("Choose", "Выберите");
const BAND_IS_READY: Text = text("All are different: strike!", "Все разные: можно бить!");
const NOBODY_FITS: Text = text(
    "Nobody here makes up the band: a ring, an elixir, a portal — or flight.",
    "Выйти против дракона некому: кольцо, эликсир, портал — или бегство.",
);
const WHY_CHOOSE_FIRST: Text =
    text("Choose something else first.", "Сначала выберите что-нибудь ещё.");
const NO_MONSTER: Text =
    text("Chests and potions are no monsters (DR-007).", "Сундуки и зелья — не монстры (DR-007).");
const LAIR_STAYS: Text = text(
    "Dice in the lair stay there: nothing re-rolls them (DR-006).",
    "Кубики в логове остаются там: их не перебросить (DR-006).",
);
const BAND_IS_FULL: Text = text(
    "The places are taken; touch one to free it (DR-118).",
    "Все места заняты; коснитесь одного, чтобы освободить (DR-118).",
);
const NOT_NOW: Text = text("It is not your turn.", "Сейчас не ваш ход.");
