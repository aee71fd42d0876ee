//! Words in the room: the bar, the descent, what lies on the floor, what a treasure is good for.

use super::{message, messages, text};
use crate::boards::dungeon_roll::model::descent::Rung;
use crate::boards::dungeon_roll::model::{Lit, OddsModel};
use crate::boards::dungeon_roll::selection::Target;
use crate::games::dungeon_roll::client::{
    Certainty, DELVES, LEVEL_MAX, PartyFace, Phase, Reckoning, SHARES, Source, Treasure,
};
use crate::kernel::{Lang, Text};

/// Which delve it is: `Delve 2 of 3`.
pub fn delve(nth: u8, lang: Lang) -> String {
    message!(lang, "delve-of", n = nth, of = DELVES)
}

/// The place of the party, in two or three words.
pub fn state(phase: Phase, level: u8, lang: Lang) -> String {
    match phase {
        Phase::Choosing => message!(lang, "state-choosing").to_owned(),
        Phase::Forming => message!(lang, "state-forming").to_owned(),
        Phase::Monster | Phase::Loot => message!(lang, "state-level", level = level),
        Phase::Dragon => message!(lang, "state-dragon").to_owned(),
        Phase::Regroup => message!(lang, "state-clear", level = level),
        Phase::Over => message!(lang, "the-end").to_owned(),
    }
}

/// The name of a phase of a level.
pub const fn phase(phase: Phase) -> Option<Text> {
    match phase {
        Phase::Monster => Some(text!("phase-monster")),
        Phase::Loot => Some(text!("phase-loot")),
        Phase::Dragon => Some(text!("phase-dragon")),
        Phase::Regroup => Some(text!("phase-regroup")),
        Phase::Choosing | Phase::Forming | Phase::Over => None,
    }
}

/// The number that stand, of how many dice.
pub fn standing(n: u8, n_buried: u8, lang: Lang) -> String {
    let all = n + n_buried;
    if all == 0 {
        return String::new();
    }
    message!(lang, "standing", n = n, of = all)
}

/// The words of a level of the descent beside its number.
pub fn rung(level: u8, rung: Rung, lang: Lang) -> String {
    match rung {
        Rung::Past => message!(lang, "rung-past").to_owned(),
        Rung::Here { is_clear: false } => message!(lang, "rung-here", level = level),
        Rung::Here { is_clear: true } | Rung::Deep if level < LEVEL_MAX => {
            message!(lang, "rung-retire", level = level)
        }
        Rung::Here { .. } | Rung::Deep => message!(lang, "rung-legend", level = level),
    }
}

/// The line under the dice of one kind: its name, and what the one in hand would do to it.
pub fn kin(target: Target, n: u8, lang: Lang) -> String {
    message!(lang, "kin", n = n, face = target.face().name())
}

/// The effect of the one in hand on the dice of a kind; or why nobody can yet.
pub fn kin_note(
    target: Target,
    (lit, reach): (Lit, u8),
    is_aim: bool,
    phase: Phase,
    lang: Lang,
) -> String {
    let is_loot = matches!(target, Target::Chests | Target::Potions);
    match (lit, reach) {
        (Lit::Lit, 1..) if is_aim => message!(lang, "kin-takes", n = reach),
        (Lit::Lit, 1..) => message!(lang, "kin-or", n = reach),
        (Lit::Idle, _) if is_loot && phase == Phase::Monster => {
            message!(lang, "kin-after-fight").to_owned()
        }
        (_, _) => String::new(), // Nothing is to be said of it.
    }
}

/// A companion's use, before the kind that it is strong against.
pub fn strength(source: Source, lang: Lang) -> &'static str {
    let face = match source {
        Source::Die(face) => Some(face),
        Source::Temp(temp) => temp.companion().face(),
        Source::Treasure(_) | Source::Hero => None,
    };
    match face {
        Some(PartyFace::Scroll) => message!(lang, "strength-scroll"),
        Some(PartyFace::Champion) => message!(lang, "strength-champion"),
        Some(_) => message!(lang, "strength-other"),
        None => "",
    }
}

/// A treasure's effect in this phase, in a few words.
pub fn use_of(treasure: Treasure, phase: Phase, lang: Lang) -> &'static str {
    match (treasure, phase) {
        (Treasure::VorpalSword, Phase::Dragon) => message!(lang, "use-sword-on-dragon"),
        (Treasure::VorpalSword, _) => message!(lang, "use-sword"),
        (Treasure::Talisman, Phase::Dragon) => message!(lang, "use-talisman-on-dragon"),
        (Treasure::Talisman, _) => message!(lang, "use-talisman"),
        (Treasure::Scepter, Phase::Dragon) => message!(lang, "use-scepter-on-dragon"),
        (Treasure::Scepter, _) => message!(lang, "use-scepter"),
        (Treasure::ThievesTools, Phase::Dragon) => message!(lang, "use-tools-on-dragon"),
        (Treasure::ThievesTools, _) => message!(lang, "use-tools"),
        (Treasure::Scroll, _) => message!(lang, "use-scroll"),
        (Treasure::Ring, _) => message!(lang, "use-ring"),
        (Treasure::Scales, _) => message!(lang, "use-scales"),
        (Treasure::Elixir, _) => message!(lang, "use-elixir"),
        (Treasure::Bait, _) => message!(lang, "use-bait"),
        (Treasure::Portal, _) => message!(lang, "use-portal"),
    }
}

/// The stakes while the party regroups: the pay for retiring, for going on, for failing.
pub fn stakes(odds: &OddsModel, lang: Lang) -> [(String, String); 3] {
    let on = message!(lang, "stake-on", level = odds.level);
    let fixed = [message!(lang, "stake-home"), message!(lang, "stake-fail")];
    let [home, fail] = fixed.map(str::to_owned);
    [(gain(odds.xp, lang), home), (gain(odds.level, lang), on), (message!(lang, "xp", n = 0), fail)]
}

/// Experience that is gained.
fn gain(xp: u8, lang: Lang) -> String {
    message!(lang, "gain-xp", n = xp)
}

/// The question while the party regroups.
pub fn clears(odds: &OddsModel, lang: Lang) -> String {
    message!(lang, "clears", level = odds.level)
}

/// The words on the chance: that it is being counted, or how well it is known.
pub const CERTAINTIES: [Text; 3] =
    [text!("certainty-none"), text!("certainty-exact"), text!("certainty-at-least")];

/// The certainty of the chance; none while it is being counted.
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
    message!(lang, "pays-from", share = &share(chance))
}

/// The words at the stairs to the tavern, and at the way down.
pub fn ways(odds: &OddsModel, lang: Lang) -> ((String, String), (String, String)) {
    let home = message!(lang, "way-home").to_owned();
    let on = message!(lang, "state-level", level = odds.level);
    ((home, gain(odds.xp, lang)), (on, message!(lang, "dice", n = odds.n_dice)))
}

/// The words above the bars of dragons.
pub fn dragons(odds: &OddsModel, lang: Lang) -> String {
    message!(lang, "dragons-among", n = odds.n_dice)
}
