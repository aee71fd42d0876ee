//! The words of the board. The sentences lie among those of the game.

pub mod battles;
pub mod ends;
pub mod labels;
pub mod moments;
pub mod sentences;

use super::model::Percent;
use crate::games::dungeoneer::client::messages;
use crate::games::dungeoneer::client::{Category, FoeCard, Phase, names};
use crate::kernel::{Lang, Text, text};

pub const PHASES: Text = text!("board-phases");
pub const OVER: Text = text!("board-over");
pub const YOU_ANSWER: Text = text!("board-you-answer");
pub const MAP: Text = text!("board-map");
pub const SMALLER: Text = text!("board-smaller");
pub const LARGER: Text = text!("board-larger");
pub const WHOLE_MAP: Text = text!("board-whole-map");
pub const FIND_HERO: Text = text!("board-find-hero");
pub const YOUR_HERO: Text = text!("board-your-hero");
pub const CLOSE: Text = text!("board-close");
pub const INFLUENCE: Text = text!("board-influence");
pub const ALONE: Text = text!("board-alone");
pub const PERIL_DICE: Text = text!("board-peril-dice");
pub const NO_DICE: Text = text!("board-no-dice");
pub const DRAWN: Text = text!("board-drawn");
pub const WAITING: Text = text!("board-waiting");
pub const TO_LAY: Text = text!("board-to-lay");
pub const BLOCKED: Text = text!("board-blocked");
pub const TRAP_EXIT: Text = text!("board-trap-exit");
pub const RIVALS: Text = text!("board-rivals");
pub const LAST: Text = text!("board-last");
pub const LIES: Text = text!("board-lies");
pub const QUESTS: Text = text!("quests");
pub const BATTLE: Text = text!("board-battle");
pub const NEGATED: Text = text!("board-negated");
pub const OWN_CARDS: Text = text!("board-own-cards");
pub const OFFERED: Text = text!("board-offered");
pub const LOOK_THROUGH: Text = text!("board-look-through");
pub const OPEN_CARDS: Text = text!("board-open-cards");
pub const NO_CARDS: Text = text!("board-no-cards");
pub const IN_LAIR: Text = text!("board-in-lair");
pub const INTERRUPT: Text = text!("board-interrupt");
pub const GO_ON: Text = text!("board-go-on");
pub const NOTHING_TO_PLAY: Text = text!("board-nothing-to-play");
pub const STILL_ASKED: Text = text!("board-still-asked");
pub const HIDE_HINTS: Text = text!("board-hide-hints");
pub const PUT_BACK: Text = text!("board-put-back");

/// The eight steps of a battle.
pub const STEPS: [Text; 8] = names::STEPS;

/// The name of a phase.
pub const fn phase(phase: Phase) -> Text {
    match phase {
        Phase::Discard => text!("phase-discard-short"),
        other => names::phase(other),
    }
}

/// The use of a phase, and what to do in it: a line for a first game.
pub const fn phase_hint(phase: Phase, is_own: bool) -> Text {
    match phase {
        Phase::Setup => text!("phase-hint-setup"),
        _ if !is_own => text!("phase-hint-others"),
        Phase::Reset => text!("phase-hint-reset"),
        Phase::Villainy => text!("phase-hint-villainy"),
        Phase::Locations => text!("phase-hint-locations"),
        Phase::Heroics => text!("phase-hint-heroics"),
        Phase::Discard => text!("phase-hint-discard"),
    }
}

/// The symbol of a phase.
pub const fn phase_symbol(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "dn-deck",
        Phase::Reset => "dn-reset",
        Phase::Villainy => "dn-villainy",
        Phase::Locations => "dn-locations",
        Phase::Heroics => "dn-heroics",
        Phase::Discard => "dn-discard",
    }
}

/// The symbol of a sort of quest.
pub const fn category_symbol(category: Category) -> &'static str {
    match category {
        Category::Influence => "dn-quest-influence",
        Category::Artifact => "dn-quest-artifact",
        Category::Sacrifice => "dn-quest-sacrifice",
        Category::Hunt => "dn-quest-hunt",
        Category::Search => "dn-quest-search",
        Category::Escort => "dn-quest-escort",
        Category::Threat => "dn-quest-threat",
        Category::Chance => "dn-quest-chance",
    }
}

/// The name of a monster of a battle.
pub fn foe(card: FoeCard, lang: Lang) -> &'static str {
    names::foe(card).alone(lang)
}

/// A number with a real minus sign.
pub fn number(n: i8) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { n.to_string() }
}

/// An addend of a die, with its sign.
pub fn signed(n: i8) -> String {
    if n < 0 { number(n) } else { format!("+{n}") }
}

/// A chance.
pub fn percent(it: Percent) -> String {
    format!("{}\u{a0}%", it.0)
}

/// Words of more letters may be broken, at a hyphen.
const LETTERS: usize = 11;

/// A name in whose long Russian words a hyphen shows where they are broken: browsers have no dictionary for it.
pub fn hyphened(name: &str) -> String {
    name.split(' ').map(broken).collect::<Vec<_>>().join(" ")
}

/// A word with soft hyphens, before the last consonant between two vowels.
fn broken(word: &str) -> String {
    let letters: Vec<char> = word.chars().collect();
    let is_vowel = |nth: usize| "аеёиоуыэюяАЕЁИОУЫЭЮЯ".contains(letters[nth]);
    let n = letters.len();
    let may_break = |nth: &usize| {
        let is_inside = 2 <= *nth && *nth + 2 <= n;
        let begins = is_inside && is_vowel(*nth + 1) && !is_vowel(*nth);
        begins && !"ьъй".contains(letters[*nth]) && (0..*nth).any(is_vowel)
    };
    if n <= LETTERS {
        return word.to_owned();
    }
    let part = |nth: usize| {
        let hyphen = if may_break(&nth) { "\u{ad}" } else { "" };
        format!("{hyphen}{}", letters[nth])
    };
    (0..n).map(part).collect()
}
