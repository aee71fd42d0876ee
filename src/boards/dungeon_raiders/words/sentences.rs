//! Sentences of the table.

use super::{cards, span};
use crate::boards::dungeon_raiders::model::dock::Weighed;
use crate::boards::dungeon_raiders::model::{Other, Prompt};
use crate::boards::dungeon_raiders::selection::Why;
use crate::games::dungeon_raiders::client::messages;
use crate::games::dungeon_raiders::client::{Action, Refusal};
use crate::kernel::{Lang, Text, message, text};

/// One line about what is wanted. `name` is that of the player whom it is about.
pub fn prompt(say: Prompt, name: &str, lang: Lang) -> String {
    let fixed = match say {
        Prompt::Read => message!(lang, "prompt-read"),
        Prompt::Over => message!(lang, "refuse-over"),
        Prompt::Watch(_) => return message!(lang, "prompt-watch", name = name),
        Prompt::WatchAll => message!(lang, "prompt-watch-all"),
        Prompt::Dead => message!(lang, "prompt-dead"),
        Prompt::Choose { is_solo: false } => message!(lang, "prompt-choose"),
        Prompt::Choose { is_solo: true } => message!(lang, "prompt-choose-alone"),
        Prompt::Chosen(it) => return message!(lang, "prompt-chosen", character = it.card().name),
        Prompt::Lay => message!(lang, "prompt-play"),
        Prompt::LayTwo => message!(lang, "prompt-play-two"),
        Prompt::Weigh(lay) if !lay.is_empty() => {
            return message!(lang, "prompt-weigh", cards = &cards(lay, lang));
        }
        Prompt::LayOrNot | Prompt::Weigh(_) => message!(lang, "prompt-play-or-not"),
        Prompt::Crystal { is_wasted: false } => message!(lang, "prompt-crystal"),
        Prompt::Crystal { is_wasted: true } => message!(lang, "prompt-crystal-wasted"),
        Prompt::Torch(0) => message!(lang, "prompt-torch-wasted"),
        Prompt::Torch(n) => return message!(lang, "prompt-torch", n = n),
        Prompt::Committed { action, may_light } => return committed(action, may_light, lang),
        Prompt::OnlyTorch(None) => message!(lang, "prompt-only-torch"),
        Prompt::OnlyTorch(Some(_)) => {
            let watch = message!(lang, "prompt-watch", name = name);
            return format!("{watch} {}", message!(lang, "prompt-only-torch"));
        }
    };
    fixed.to_owned()
}

fn committed(action: Action, may_light: bool, lang: Lang) -> String {
    let what = match action {
        Action::Lay { lay } => cards(lay, lang),
        Action::UseCrystal | Action::UseTorch | Action::Choose { .. } => {
            message!(lang, "a-crystal").to_owned()
        }
    };
    let said = message!(lang, "prompt-committed", what = &what);
    if may_light { format!("{said} {}", message!(lang, "prompt-only-torch")) } else { said }
}

/// All that may come of the cards that are weighed, each in a few words: a symbol, and the words. What is not certain is told
/// with the number of cases: ways in which all others can lay. They are counted, and not all are equally likely.
pub fn weighed(it: &Weighed, lang: Lang) -> Vec<(&'static str, String)> {
    let mut said = Vec::new();
    let own = &it.own;
    let mut describe = |icon: &'static str, n: u32, what: &str| {
        said.push((icon, n, what.to_owned()));
    };
    match (it.n_beaten, it.is_chase) {
        (None, _) => {}
        (Some(0), false) => describe("peril", 0, message!(lang, "weighed-unbeaten")),
        (Some(n), false) => describe("melee", n, message!(lang, "weighed-beaten")),
        (Some(0), true) => describe("peril", 0, message!(lang, "weighed-caught")),
        (Some(n), true) => describe("boots", n, message!(lang, "weighed-escaped")),
    }
    if (own.treasure.low, own.treasure.high) != (0, 0) {
        describe("coin", 0, &message!(lang, "change-coins", by = &span(own.treasure)));
    }
    let is_hurt = (own.wounds.low, own.wounds.high) != (0, 0);
    if is_hurt {
        describe("heart-broken", 0, &message!(lang, "change-wounds", by = &span(own.wounds)));
    }
    if own.n_hit < it.n_courses {
        describe("trap", own.n_hit, message!(lang, "weighed-hit"));
    }
    describe("chest", own.n_shared, message!(lang, "weighed-shared"));
    describe("bag", own.n_items, message!(lang, "weighed-item"));
    // Who has the most wounds already is marked on the mat.
    if is_hurt {
        describe("warning", own.n_bleeds, message!(lang, "weighed-bleeds"));
    }
    describe("skull", own.n_deaths, message!(lang, "weighed-dies"));
    let is_told = |icon: &str, n: u32| 0 < n || ["peril", "coin", "heart-broken"].contains(&icon);
    said.retain(|it| is_told(it.0, it.1));
    in_words(said, it, lang)
}

/// These things, each with how often it comes: the first with the number of all cases.
fn in_words(
    said: Vec<(&'static str, u32, String)>,
    it: &Weighed,
    lang: Lang,
) -> Vec<(&'static str, String)> {
    if said.is_empty() {
        return vec![("check", message!(lang, "weighed-nothing").to_owned())];
    }
    let is_open = |n: u32| 0 < n && n < it.n_courses;
    let first = said.iter().position(|it| is_open(it.1));
    let told = said.into_iter().enumerate().map(|(nth, (icon, n, what))| match is_open(n) {
        true => (icon, format!("{what} {}", often(n, it, first == Some(nth), lang))),
        false => (icon, what),
    });
    told.collect()
}

/// In how many of all cases: `in 72 of 125 cases (58 %)`; later ones are shorter. Of a sample the share alone is told.
fn often(n: u32, it: &Weighed, is_first: bool, lang: Lang) -> String {
    let of = it.n_courses;
    let percent = ((200 * n + of) / (2 * of)).clamp(1, 99);
    match (it.is_exact, is_first) {
        (false, _) => message!(lang, "in-about-percent", percent = percent),
        (true, true) => message!(lang, "in-cases", n = n, of = of, percent = percent),
        (true, false) => message!(lang, "in-cases-again", n = n, percent = percent),
    }
}

/// The label of the button beside the main one.
pub fn other(other: Other, lang: Lang) -> &'static str {
    match other {
        Other::None => "",
        Other::Drop => message!(lang, "put-back"),
        Other::Wait => message!(lang, "play-later"),
    }
}

/// The reason why a tap does nothing, where no rule of its own says so.
pub fn why(why: Why, lang: Lang) -> &'static str {
    match why {
        Why::Rule(Refusal::Over) => message!(lang, "refuse-over"),
        Why::Rule(_) => "",
        Why::ChooseFirst => message!(lang, "why-not-choose-first"),
        Why::WhoFirst => message!(lang, "why-not-who-first"),
        Why::TwoCards => message!(lang, "why-not-two-cards"),
        Why::NotNow => message!(lang, "why-not-now"),
    }
}

/// The label of the main button while nothing is weighed.
pub const fn nothing_yet(is_choosing: bool) -> Text {
    if is_choosing { text!("choose-character") } else { text!("choose-card") }
}

/// The label of the main button for an item or a character, whose whole story stands above it: a button
/// has little room.
pub fn brief(action: Action, lang: Lang) -> Option<String> {
    match action {
        Action::UseCrystal => Some(message!(lang, "use-crystal").to_owned()),
        Action::UseTorch => Some(message!(lang, "light-torch").to_owned()),
        Action::Choose { character } => {
            Some(message!(lang, "brief-choose", character = character.card().name))
        }
        Action::Lay { .. } => None,
    }
}
