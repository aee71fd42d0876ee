//! The context of every page of the program: the saves, the notices, the language, the ways out.

use leptos::prelude::*;

use crate::browser::storage::StorageError;
use crate::browser::version::address;
use crate::kernel::{Lang, Text, message};
use crate::parts::{Lasting, Notice, Notices};
use crate::shell::model::box_info::BoxInfo;
use crate::shell::model::expected::Expected;
use crate::shell::model::feedback::Feedback;
use crate::shell::model::order::NotCreated;
use crate::shell::model::pacing::Pace;
use crate::shell::model::route::Route;
use crate::shell::store::campaign::{self, Campaigns};
use crate::shell::store::hall::{self, Hall};
use crate::shell::store::saves::kept::{Entry, SavedMatch};
use crate::shell::store::saves::{SaveError, Saves};
use crate::shell::store::stores::Stores;
use crate::shell::words::{self, messages};

/// A rulebook in somebody's hands at the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reading {
    /// The rule that it is open at; its beginning if none.
    pub rule: Option<String>,
}

/// The service that a person wants at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preferences {
    /// The pace of computers.
    pub pace: Pace,
    /// True if single letters are keys of the table.
    pub has_letter_keys: bool,
    /// True if persons are asked out of turn only where they are attacked.
    pub is_asked_seldom: bool,
    /// The wish to hear and feel what happens.
    pub feedback: Feedback,
}

/// A choice of how to be served that can be made at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Preference {
    Pace(Pace),
    Feedback(Feedback),
}

/// Answers a question of a worker (`kernel::question`) here; none if it makes no sense.
pub type Answer = fn(&str) -> Option<String>;

/// Fetches what answers for a game, by its id, and hands it over; nothing if it does not come.
pub type FetchAnswer = fn(&'static str, TakeAnswer);

/// Takes what answers the questions of a game; nothing if it does not come.
pub type TakeAnswer = Box<dyn FnOnce(Option<Answer>)>;

/// The ways out of a page, and to what it has not at hand.
#[derive(Clone, Copy)]
pub struct Ways {
    pub go: Callback<Route>,
    /// Goes there so that Back does not lead to this page again.
    pub go_instead: Callback<Route>,
    /// All boxes of the shelf.
    pub boxes: fn() -> Vec<BoxInfo>,
    /// Fetches what thinks for computers where no worker does.
    pub fetch_answer: FetchAnswer,
}

/// The context of every page.
pub type AppContext = Lasting<Services>;

/// What a page has at hand.
pub struct Services {
    pub saves: Saves,
    pub hall: Hall,
    pub campaigns: Campaigns,
    pub notices: Notices,
    pub lang: Signal<Lang>,
    pub preferences: Signal<Preferences>,
    /// Chooses how the person is served from now on, here and at other tables.
    pub prefer: Callback<Preference>,
    /// All boxes of the shelf.
    pub boxes: fn() -> Vec<BoxInfo>,
    /// Fetches what thinks for computers where no worker does.
    pub fetch_answer: FetchAnswer,
    pub go: Callback<Route>,
    /// Goes there so that Back does not lead to this page again.
    pub go_instead: Callback<Route>,
    /// True if this page is being left for a table that was laid.
    is_leaving: StoredValue<bool>,
    /// The text read at the table, above the game.
    pub reading: RwSignal<Option<Reading>>,
    /// True if the next replay that is opened runs by itself.
    pub is_to_run: StoredValue<bool>,
    /// The number of actions after which the next table that is opened tells what has happened; none if it tells nothing.
    since: StoredValue<Option<usize>>,
    /// The text of a record that somebody opened, for as long as the page lives.
    pub handed: StoredValue<Option<String>>,
    /// The findings about decisions in matches that are over.
    pub expected: RwSignal<Expected>,
    /// The storage errors that were told: each is told once.
    told: StoredValue<Vec<StorageError>>,
}

impl AppContext {
    /// The context of the whole page, for as long as it lives; nothing of what is kept is read yet. To be made once, by its
    /// root.
    pub fn new(
        notices: Notices,
        lang: Signal<Lang>,
        (preferences, prefer): (Signal<Preferences>, Callback<Preference>),
        Ways { go, go_instead, boxes, fetch_answer }: Ways,
    ) -> AppContext {
        let reading = RwSignal::new(None);
        let told = StoredValue::new(Vec::new());
        let (handed, since) = (StoredValue::new(None), StoredValue::new(None));
        let expected = RwSignal::new(Expected::default());
        let (is_leaving, is_to_run) = (StoredValue::new(false), StoredValue::new(false));
        let (saves, hall) = (Saves::closed(), Hall::closed(hall::KEY));
        let campaigns = Campaigns::closed(campaign::KEY);
        Lasting::of(Services {
            saves,
            hall,
            campaigns,
            notices,
            lang,
            preferences,
            prefer,
            boxes,
            fetch_answer,
            go,
            go_instead,
            is_leaving,
            is_to_run,
            reading,
            since,
            handed,
            expected,
            told,
        })
    }

    /// The next table that is opened tells what has happened after so many actions.
    pub fn announce_since(self, ply: usize) {
        self.since.set_value(Some(ply));
    }

    /// The number of actions after which the table that is opened tells what has happened, once.
    pub fn take_since(self) -> Option<usize> {
        self.since.try_update_value(Option::take).flatten()
    }

    /// Words in the language of the page.
    pub fn text(&self, it: Text) -> Signal<String> {
        let lang = self.lang;
        Signal::derive(move || it.get(lang.get()).to_owned())
    }

    /// The box that a match of a game with this setup was played out of; none if of none, or of several at once.
    pub fn box_of(self, game: &str, setup: &str) -> Option<BoxInfo> {
        (self.boxes)().into_iter().find(|it| it.has(game, setup))
    }

    /// The box that a match of a game with this setup is shown as: one that it was played out of, or the first of the
    /// game; none if the game is in no box here.
    pub fn shown_box(self, game: &str, setup: &str) -> Option<BoxInfo> {
        let first = || (self.boxes)().into_iter().find(|it| it.game == game);
        self.box_of(game, setup).or_else(first)
    }

    /// The address of the drawing on that box.
    pub fn cover_of(self, game: &str, setup: &str) -> Option<String> {
        self.shown_box(game, setup).map(|it| cover(it.label.id))
    }

    /// All stores.
    pub fn stores(self) -> Stores {
        Stores { saves: self.saves, hall: self.hall, campaigns: self.campaigns }
    }

    /// Reads the matches and the results, once.
    pub fn open_stores(self) {
        let errors = [self.saves.open(), self.hall.open()];
        errors.into_iter().flatten().for_each(|it| self.report(it));
    }

    /// Reads the campaigns, once; the shelf does without them.
    pub fn open_campaigns(self) {
        self.campaigns.open().into_iter().for_each(|it| self.report(it));
    }

    /// Lays a table and keeps it, by `lay`, which returns its id, and goes there by `go`: once, however
    /// often it is asked for before this page is left. Tells whether it goes there.
    pub fn sit_down(
        self,
        go: Callback<Route>,
        create_match: impl FnOnce() -> Result<Option<String>, NotCreated>,
    ) -> bool {
        let was_leaving = self.is_leaving.try_update_value(|it| std::mem::replace(it, true));
        if was_leaving != Some(false) {
            return false;
        }
        match create_match() {
            Ok(Some(id)) => {
                go.run(Route::Match(id));
                return true;
            }
            Ok(None) => {}
            Err(why) => self.notices.show(Notice::refusal(why.words, why.rule)),
        }
        self.arrive();
        false
    }

    /// Another page has come: a table may be laid there.
    pub fn arrive(self) {
        self.is_leaving.set_value(false);
    }

    /// Opens the rulebook above the table, at a rule if one is meant.
    pub fn read_rules(self, rule: Option<&str>) {
        self.reading.set(Some(Reading { rule: rule.map(str::to_owned) }));
    }

    /// Tells what went wrong with keeping something, if anything did.
    pub fn note(self, kept: Result<(), StorageError>) {
        match kept {
            Ok(()) => {}
            Err(error) => self.report(error),
        }
    }

    /// Keeps a match, and tells what went wrong with that. Returns the id that it is kept under: a
    /// fresh one, if another tab has kept something else under its own.
    pub fn keep(self, entry: Entry, saved: SavedMatch) -> String {
        let id = entry.id.clone();
        match self.saves.keep(entry.clone(), saved.clone()) {
            Ok(()) => self.all_is_well(),
            Err(SaveError::StorageError(error)) => self.report(error),
            Err(SaveError::Elsewhere | SaveError::Deleted) => return self.keep_apart(entry, saved),
        }
        id
    }

    /// Keeps a line that went another way than in another tab, as a match of its own. Returns its
    /// id.
    pub fn keep_apart(self, entry: Entry, saved: SavedMatch) -> String {
        let words = message!(self.lang.get_untracked(), "went-apart");
        self.notices.show(Notice::lasting(words.to_owned()));
        let entry = Entry { id: Saves::fresh_id(), ..entry };
        self.keep(entry, SavedMatch { is_copy: true, ..saved })
    }

    /// Tells what is wrong with the storage, once for each kind of error.
    pub fn report(self, error: StorageError) {
        let is_new = self.told.try_with_value(|told| !told.contains(&error));
        if is_new == Some(true) {
            self.told.update_value(|told| told.push(error));
            let lang = self.lang.get_untracked();
            let notice = Notice::lasting(words::storage_error(error).get(lang).to_owned());
            let select = words::LOOK_AT_ASIDE.get(lang).to_owned();
            self.notices.show(match error {
                StorageError::Corrupt => {
                    notice.with_remedy(select, move || self.go.run(Route::Aside))
                }
                StorageError::Forbidden | StorageError::Full | StorageError::Newer => notice,
            });
        }
    }

    /// Notes that saving works, so that the next error is told again.
    pub fn all_is_well(self) {
        self.told.update_value(Vec::clear);
    }
}

/// The address of the drawing on a box.
pub fn cover(id: &str) -> String {
    address(&format!("public/covers/{id}.svg"))
}
