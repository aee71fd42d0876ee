//! The words of the pages around tables: the settings, what is entered, saved matches, the last page.

use crate::kernel::{Lang, Text, message, text};
use crate::shell::model::words::messages;

pub const CANCEL: Text = text!("cancel");
pub const ASKS: Text = text!("asks");
pub const ASKS_HINT: Text = text!("asks-hint");
pub const ASKS_CHOICE: Text = text!("asks-choice");
pub const ASKS_ATTACKED: Text = text!("asks-attacked");
pub const RENAME_TITLE: Text = text!("rename-title");
pub const MATCH_NAME: Text = text!("match-name");
pub const MATCH_NAME_HINT: Text = text!("match-name-hint");
pub const KEEP_NAME: Text = text!("keep-name");
pub const OPEN_MATCHES: Text = text!("open-matches");
pub const FINISHED_MATCHES: Text = text!("finished-matches");
pub const FIND_MATCH: Text = text!("find-match");
pub const FIND_MATCH_EXAMPLE: Text = text!("find-match-example");
pub const ENTER_FIELD: Text = text!("enter-field");
pub const ENTER_HINT: Text = text!("enter-hint");
pub const OPEN_FILE: Text = text!("open-file");
pub const FILE_TOO_LONG: Text = text!("file-too-long");
pub const FILE_GONE: Text = text!("file-gone");
pub const A_PLACE: Text = text!("a-place");
pub const TEXT_TOO_LONG: Text = text!("text-too-long");
pub const NO_SUCH_LINK: Text = text!("no-such-link");
pub const OTHER_GAME: Text = text!("other-game");
pub const LANGUAGE: Text = text!("language");
pub const AS_BROWSER: Text = text!("as-browser");
pub const THEME: Text = text!("theme");
pub const AS_SYSTEM: Text = text!("as-system");
pub const LIGHT: Text = text!("light");
pub const DARK: Text = text!("dark");
pub const MOTION: Text = text!("motion");
pub const MOTION_HINT: Text = text!("motion-hint");
pub const MOTION_ON: Text = text!("motion-on");
pub const MOTION_OFF: Text = text!("motion-off");
pub const SOUND_HINT: Text = text!("sound-hint");
pub const SOUND_ON: Text = text!("sound-on");
pub const SOUND_OFF: Text = text!("sound-off");
pub const FELT: Text = text!("felt");
pub const FELT_HINT: Text = text!("felt-hint");
pub const FELT_NOTHING: Text = text!("felt-nothing");
pub const FELT_BOTH: Text = text!("felt-both");
pub const CONTRAST: Text = text!("contrast");
pub const CONTRAST_MORE: Text = text!("contrast-more");
pub const CONTRAST_PLAIN: Text = text!("contrast-plain");
pub const SIZE: Text = text!("size");
pub const SIZE_HINT: Text = text!("size-hint");
pub const SIZE_LARGE: Text = text!("size-large");
pub const SIZE_LARGER: Text = text!("size-larger");
pub const SIZE_LARGEST: Text = text!("size-largest");
pub const PACE_HINT: Text = text!("pace-hint");
pub const KEYS: Text = text!("keys");
pub const KEYS_HINT: Text = text!("keys-hint");
pub const KEYS_ON: Text = text!("keys-on");
pub const KEYS_OFF: Text = text!("keys-off");
pub const FORGETS_SOON: Text = text!("forgets-soon");
pub const KEPT_HERE: Text = text!("kept-here");
pub const COPIES: Text = text!("copies");
/// The same in whole words, of which the first are those of the button.
pub const GO_ON_LEARNING: Text = text!("go-on-learning");
pub const GO_ON: Text = text!("go-on");
pub const PLAY_TODAY: Text = text!("play-today");
pub const CALENDAR: Text = text!("calendar");
pub const OTHER_CHALLENGES: Text = text!("other-challenges");
/// The paragraphs of the last page.
pub const ABOUT_WORDS: &[Text] = &[
    text!("about-words-1"),
    text!("about-words-2"),
    text!("about-words-3"),
    text!("about-words-4"),
];
/// The parts of each box that follow the published game, and those that do not: the same words open its rulebook.
pub const WHAT_IS_OURS: &[Text] = &[
    text!("what-is-ours-1"),
    text!("what-is-ours-2"),
    text!("what-is-ours-3"),
    text!("what-is-ours-4"),
];
/// The effect of each key at the table.
pub static KEY_MAP: [(&[&str], Text); 11] = [
    (&["U", "Ctrl+Z"], text!("key-undo")),
    (&["Shift+U", "Ctrl+Shift+Z"], text!("key-redo")),
    (&["R"], text!("key-repeat")),
    (&["C"], text!("key-announce-options")),
    (&["S"], text!("key-announce-score")),
    (&["H"], text!("key-hint")),
    (&["?"], text!("key-explain")),
    (&["← ↑ → ↓"], text!("key-move-within")),
    (&["Tab"], text!("key-next-part")),
    (&["Enter", "␣"], text!("key-choose")),
    (&["J", "K", "L"], text!("key-replay")),
];

/// The version of the program, and the build of the site; a site that is not finished names none.
pub fn version(program: &str, site: Option<&str>, lang: Lang) -> String {
    match site {
        Some(site) => message!(lang, "version-and-build", program = program, site = site),
        None => message!(lang, "version", program = program),
    }
}

/// The heading of a rulebook.
pub fn rules_of(game: &str, lang: Lang) -> String {
    message!(lang, "rules-of", game = game)
}

/// The label of the button that shows `n` matches more, of `n_more` that are not shown.
pub fn more_matches(n: usize, n_more: usize, lang: Lang) -> String {
    match n == n_more {
        true => message!(lang, "show-all-more", n = n),
        false => message!(lang, "show-more", n = n, of = n_more),
    }
}

/// The label of the button that deletes a match.
pub fn delete(title: &str, changed: &str, lang: Lang) -> String {
    message!(lang, "delete-match", title = title, changed = changed)
}

/// The label of the button that gives a match a name.
pub fn rename(title: &str, changed: &str, lang: Lang) -> String {
    message!(lang, "rename-match", title = title, changed = changed)
}

/// The message once a match is deleted.
pub fn deleted(title: &str, lang: Lang) -> String {
    message!(lang, "deleted-match", title = title)
}

/// The number of matches that a search has found.
pub fn matches_found(n: usize, lang: Lang) -> String {
    message!(lang, "matches-found", n = n)
}

/// The answer to a seed that was entered; the games to play it in stand below.
pub fn a_seed(code: &str, lang: Lang) -> String {
    message!(lang, "entered-seed", code = code)
}

/// The answer to words that were entered, which are no code; the games to play their seed in stand below.
pub fn a_seed_of_words(code: &str, lang: Lang) -> String {
    message!(lang, "entered-words", code = code)
}

/// The answer to a link to a match.
pub fn a_match(game: &str, lang: Lang) -> String {
    message!(lang, "entered-match", game = game)
}

/// The answer to the record of a match.
pub fn a_record(game: &str, lang: Lang) -> String {
    message!(lang, "entered-record", game = game)
}

/// The answer to a link to the setup of a game.
pub fn a_setup(game: &str, lang: Lang) -> String {
    message!(lang, "entered-setup", game = game)
}

/// The step of a lesson that comes next.
pub fn lesson_step(step: usize, n_steps: usize, lang: Lang) -> String {
    message!(lang, "next-lesson-step", step = step, of = n_steps)
}

/// The heading of the challenge in front.
pub fn today(title: &str, lang: Lang) -> String {
    message!(lang, "today", title = title)
}

/// The nature of a challenge, and its length.
pub fn one_table(n_minutes: u32, lang: Lang) -> String {
    message!(lang, "one-table", n = n_minutes)
}
