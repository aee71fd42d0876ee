//! Sentences: what is wanted, what a button does, why not.

use super::{message, messages, signed};
use crate::boards::dungeon_roll::model::dock::{BandModel, Main};
use crate::boards::dungeon_roll::model::{HeroModel, OddsModel, Prompt};
use crate::boards::dungeon_roll::query::course::Other;
use crate::boards::dungeon_roll::query::options::n_targets;
use crate::boards::dungeon_roll::selection::Why;
use crate::games::dungeon_roll::client::{
    Action, BaitScope, Course, DungeonFace, Forming, Hero, Magic, Phase, Skill, Types, Unleash,
    Use,
    names::{self, dungeon_dice},
};
use crate::kernel::{Lang, Text};

/// One line about what is wanted. `name` is that of the player whom it is about.
pub fn prompt(say: Prompt, name: &str, lang: Lang) -> String {
    let fixed = match say {
        Prompt::Watch(_) => return message!(lang, "ask-watch", name = name),
        Prompt::Hero(hero) => return message!(lang, "ask-hero", hero = hero.side(false).name),
        Prompt::Muster(n) | Prompt::Reroll(n) if n != 0 => {
            return message!(lang, "ask-picked", n = n);
        }
        Prompt::Monsters(n) => return message!(lang, "ask-monsters", n = n),
        Prompt::Stuck { is_dragon, helps } => return super::stuck::stuck(is_dragon, helps, lang),
        Prompt::Regroup(level) => return message!(lang, "ask-regroup", n = level),
        Prompt::NoRetreat(level) => return message!(lang, "ask-no-retreat", level = level),
        Prompt::Hand(source) => return message!(lang, "ask-hand", thing = names::source(source)),
        Prompt::Target(it) => return message!(lang, "ask-target", face = it.face().name()),
        Prompt::Faces(n) if n != 0 => return message!(lang, "ask-faces", n = n),
        Prompt::Aim(n) => return message!(lang, "ask-aim", n = n),
        Prompt::AimTypes(n) => return message!(lang, "ask-aim-types", n = n),
        Prompt::Scout(level, n) if n != 0 => {
            return message!(lang, "ask-scout", n = n, level = level);
        }
        Prompt::Inscribe(n) if n != 0 => return message!(lang, "ask-inscribe", n = n),
        Prompt::Owed(n) => return message!(lang, "ask-owed", n = n),
        Prompt::Read => message!(lang, "ask-nothing"),
        Prompt::Over => message!(lang, "refuse-match-is-over"),
        Prompt::ChooseHero => message!(lang, "ask-choose-hero"),
        Prompt::Muster(_) => message!(lang, "ask-muster"),
        Prompt::Reroll(_) => message!(lang, "ask-reroll"),
        Prompt::Clear => message!(lang, "ask-clear"),
        Prompt::Loot => message!(lang, "ask-loot"),
        Prompt::Dragon => message!(lang, "ask-dragon"),
        Prompt::Which => message!(lang, "ask-which"),
        Prompt::Faces(_) => message!(lang, "ask-faces-done"),
        Prompt::Scout(..) => message!(lang, "ask-scout-done"),
        Prompt::Inscribe(_) => message!(lang, "ask-inscribe-done"),
        Prompt::Again => message!(lang, "ask-again"),
        Prompt::Lure => message!(lang, "ask-lure"),
        Prompt::Ready => message!(lang, "ask-ready"),
        Prompt::Set => message!(lang, "ask-set"),
        Prompt::SetFace => message!(lang, "ask-set-face"),
        Prompt::Pay => message!(lang, "ask-pay"),
        Prompt::Dice => message!(lang, "ask-dice"),
        Prompt::DiceOfLevel => message!(lang, "ask-dice-of-level"),
        Prompt::Give => message!(lang, "ask-give"),
        Prompt::Sure(action) => sure(&action, lang),
        Prompt::Bait(BaitScope::AllDice) => message!(lang, "ask-bait"),
        Prompt::Bait(BaitScope::MonstersOnly) => message!(lang, "ask-bait-for-monsters"),
    };
    fixed.to_owned()
}

/// The question before something that cannot be taken back, or that is easily regretted.
fn sure(action: &Action, lang: Lang) -> &'static str {
    match action {
        Action::Course(Course::Flee) => message!(lang, "sure-flee"),
        Action::Course(Course::Retire) => message!(lang, "sure-retire"),
        Action::Course(Course::Seek) => message!(lang, "sure-seek"),
        Action::Spend(Magic::Portal) => message!(lang, "sure-portal"),
        Action::Spend(Magic::Ring) => message!(lang, "sure-ring"),
        Action::Spend(Magic::Bait) => message!(lang, "ask-bait"),
        Action::Course(Course::End) => message!(lang, "sure-leave-loot"),
        Action::Unleash(Unleash::Plain) => message!(lang, "sure-unleash"),
        Action::Skill(Skill::Discard { .. }) => message!(lang, "sure-discard"),
        _ => message!(lang, "sure"),
    }
}

/// The words of the main button. `ultimate` is the name of the hero's ultimate ability, `level` the level of the
/// party.
pub fn main(main: Option<Main>, ultimate: Text, level: u8, lang: Lang) -> String {
    let Some(Main { action, next }) = main else {
        return message!(lang, "do-nothing-yet").to_owned();
    };
    let fixed = match action {
        Action::Form(Forming::Choose { hero }) => {
            return message!(lang, "do-take-hero", hero = hero.side(false).name);
        }
        Action::Form(Forming::Muster { dice: party }) => return reroll(party.total(), lang),
        Action::Use { on: Use::Reroll { floor, party }, .. }
        | Action::Unleash(Unleash::Reroll { floor, party }) => {
            return reroll(floor.total() + party.total(), lang);
        }
        Action::Use { on: Use::Drink { faces }, .. } => {
            let potion = DungeonFace::Potion.name();
            return message!(lang, "do-drink-potions", n = faces.total(), face = potion);
        }
        Action::Use { on: Use::Fight { monsters }, .. } => {
            return message!(lang, "do-fight", monsters = &names::monsters(&monsters, lang));
        }
        Action::Use { on: Use::Open { n_chests }, .. } => {
            return message!(lang, "do-open", n = n_chests, face = DungeonFace::Chest.name());
        }
        Action::Course(Course::Seek) => return message!(lang, "do-seek", level = level + 1),
        Action::Course(Course::Retire) => return message!(lang, "do-retire", n = level),
        Action::Spend(Magic::Portal) => return message!(lang, "do-leave", n = level),
        Action::Course(Course::End) => end(next, lang),
        Action::Unleash(_) => ultimate.get(lang),
        Action::Form(Forming::Inscribe { .. }) => message!(lang, "do-inscribe"),
        Action::Form(Forming::Plan { .. }) => message!(lang, "do-plan"),
        Action::Skill(Skill::Discard { .. }) => message!(lang, "do-discard"),
        Action::Skill(Skill::Ready { .. }) => message!(lang, "do-ready"),
        Action::Use { on: Use::Lure { .. }, .. } => message!(lang, "do-lure"),
        Action::Form(Forming::Keep) => message!(lang, "do-keep"),
        Action::Dragon { .. } => message!(lang, "do-dragon"),
        Action::Spend(Magic::Ring) => message!(lang, "do-ring"),
        Action::Spend(Magic::Bait) => message!(lang, "do-bait"),
        Action::Course(Course::Flee) => message!(lang, "do-flee"),
        Action::Skill(Skill::Again { .. }) => message!(lang, "do-again"),
        Action::Spend(Magic::Elixir { .. }) => message!(lang, "do-elixir"),
    };
    fixed.to_owned()
}

fn reroll(n: u8, lang: Lang) -> String {
    message!(lang, "do-reroll-dice", n = n)
}

/// The end of a phase is named after what follows.
fn end(next: Option<Phase>, lang: Lang) -> &'static str {
    match next {
        Some(Phase::Loot) => message!(lang, "do-end-to-loot"),
        Some(Phase::Dragon) => message!(lang, "do-end-to-dragon"),
        Some(Phase::Regroup) => message!(lang, "do-end-to-regroup"),
        None => message!(lang, "do-end-to-tavern"),
        Some(Phase::Choosing | Phase::Forming | Phase::Monster | Phase::Over) => {
            message!(lang, "do-end")
        }
    }
}

/// The words of the button beside the main one.
pub fn other(other: Other, lang: Lang) -> String {
    match other {
        Other::None => String::new(),
        Other::Drop => message!(lang, "do-drop").to_owned(),
        Other::Flee => message!(lang, "do-flee").to_owned(),
        Other::Retire(level) => message!(lang, "do-retire", n = level),
        Other::Seek(level) => message!(lang, "do-seek", level = level),
    }
}

/// The band's missing members.
pub fn band(model: &BandModel, lang: Lang) -> String {
    let n_missing = model.sockets.iter().filter(|it| it.is_none()).count();
    if n_missing == 0 {
        return message!(lang, "band-is-ready").to_owned();
    }
    if !model.has_candidates {
        // That so many different companions cannot be brought together.
        let is_two = model.sockets.len() == 2;
        let words =
            if is_two { message!(lang, "band-no-two") } else { message!(lang, "band-no-three") };
        return words.to_owned();
    }
    message!(lang, "band-misses", n = n_missing, types = &types(model.wanted, lang))
}

/// Companions of these types, any of which will do.
fn types(types: Types, lang: Lang) -> String {
    let names: Vec<&str> = types.iter().map(|it| it.name().get(lang)).collect();
    match names.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, rest)) => {
            message!(lang, "types-or", before = &rest.join(", "), last = *last)
        }
        None => String::new(),
    }
}

/// The title above the odds: `Level 6: 5 dice`.
pub fn odds_title(odds: &OddsModel, lang: Lang) -> String {
    message!(lang, "odds-title", level = odds.level, n = odds.n_dice)
}

/// The chance that the dragon wakes, as exactly as known.
pub fn wakes(odds: &OddsModel, lang: Lang) -> String {
    let (n, of) = (odds.wakes, odds.n_ways);
    if odds.flees {
        message!(lang, "odds-lair-empties", n = n, of = of)
    } else {
        message!(lang, "odds-wakes", n = n, of = of)
    }
}

/// The worth of the treasures, and the number left in the bag.
pub fn hoard(n_points: u8, n_bag: u8, lang: Lang) -> String {
    message!(lang, "hoard", n = n_points, bag = n_bag)
}

/// The way to the master side of the hero card.
pub fn to_master(model: &HeroModel, hero: Hero, lang: Lang) -> String {
    match model.to_master.filter(|_| !model.is_master) {
        Some(more) => {
            let master = hero.side(true).name;
            message!(lang, "to-master", n = model.xp, more = more, master = master)
        }
        None => message!(lang, "xp", n = model.xp),
    }
}

/// Why a tap does nothing, where no rule of its own says so.
pub fn why(why: Why, lang: Lang) -> String {
    let fixed = match why {
        Why::LairHolds(n) => return message!(lang, "why-lair-holds", n = n),
        Why::OtherType(wanted) if !wanted.is_empty() => {
            return message!(lang, "why-other-type-of", types = &types(wanted, lang));
        }
        Why::FacesAreFull(n) => return message!(lang, "why-faces-are-full", n = n),
        Why::Rule(_) => "",
        Why::ChooseFirst => message!(lang, "why-choose-first"),
        Why::NoMonster => message!(lang, "why-no-monster"),
        Why::LairStays => message!(lang, "why-lair-stays"),
        Why::BandIsFull => message!(lang, "why-band-is-full"),
        Why::OtherType(_) => message!(lang, "why-other-type"),
        Why::NothingLies => message!(lang, "why-nothing-lies"),
        Why::PlanIsFull => message!(lang, "why-plan-is-full"),
        Why::NotNow => message!(lang, "why-not-now"),
    };
    fixed.to_owned()
}

/// A way that is spelled out.
pub fn way(action: &Action, lang: Lang) -> String {
    match action {
        Action::Use { on: Use::Fight { monsters }, .. } => names::monsters(monsters, lang),
        Action::Use { on: Use::Open { n_chests }, .. } => {
            dungeon_dice(*n_chests, DungeonFace::Chest, lang)
        }
        other => signed(i32::from(n_targets(other))),
    }
}
