//! Campaigns on this device: which chapters of which scenario were played, in which matches, and
//! how they ended.

use leptos::prelude::*;
use serde::Serialize;

use super::game_info::GameInfo;
use super::kept::fields::fields;
use super::kept::{Row, clean, is_key_or_none, is_moment};
use super::stored_list::StoredList;
use crate::browser::storage::StorageError;
use crate::browser::{clock, entropy};
use crate::kernel::campaign::{ChapterScore, Scenario, sum_up};
use crate::kernel::name::{clean_name, is_key};
use crate::kernel::{
    BySeat, Lang, Match, Observer, Occasion, SEATS_MAX, Seat, SeatSet, Seed, SetupOption, Words,
};
use crate::shell::model::history::UndoRule;
use crate::shell::model::id::is_id;
use crate::shell::model::order::Order;
use crate::shell::model::seating::is_person;
use crate::shell::model::words;

/// The key of the campaigns in the storage.
pub const KEY: &str = "undercroft/campaigns";

/// No campaign has more chapters.
const CHAPTERS_MAX: usize = 32;

/// No seat has more heroes.
const HEROES_MAX: usize = 16;

/// No score of a chapter is farther from nothing.
const SCORE_MAX: u32 = 1_000_000;

/// All campaigns of this device.
pub type Campaigns = StoredList<Campaign>;

/// A scenario, as far as it was played.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Campaign {
    pub id: String,
    pub game: String,
    pub scenario: String,
    /// When it began, in milliseconds since 1970.
    pub begun: f64,
    /// One for each seat, as given; empty where none was.
    pub names: Vec<String>,
    /// The players of the seats, as [`Order::players`].
    pub players: Vec<String>,
    /// The heroes of each seat, as they were named.
    pub heroes: Vec<Vec<String>>,
    /// The chapters that were begun, in order.
    pub chapters: Vec<Chapter>,
    /// The choices of the options, in the setup's notation; empty in older campaigns.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub options: String,
    /// The rule for taking back, by its key; strict in older campaigns.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub undo: String,
}

/// A chapter that was begun.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Chapter {
    /// The match that it is played in.
    pub id: String,
    /// When it ended, in milliseconds since 1970; 0 while it lasts.
    pub ended: f64,
    /// The score of each seat; none while it lasts.
    pub scores: Vec<Score>,
}

/// The score of a seat in a chapter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Score {
    pub total: i32,
    pub mark: i32,
}

fields! {
    Campaign {
        must: id, game, scenario, begun, names, players, heroes, chapters;
        may: options, undo,
    }
}

fields! {
    Chapter {
        must: id, ended, scores;
        may:
    }
}

fields! {
    Score {
        must: total, mark;
        may:
    }
}

impl Row for Campaign {
    fn id(&self) -> &str {
        &self.id
    }

    fn with_id(self, id: String) -> Campaign {
        Campaign { id, ..self }
    }

    fn checked(mut self) -> Option<Campaign> {
        let n_seats = self.names.len();
        let is_sound = is_id(&self.id)
            && is_key(&self.game)
            && is_key(&self.scenario)
            && is_moment(self.begun)
            && is_key_or_none(&self.undo)
            && (1..=SEATS_MAX).contains(&n_seats)
            && self.players.len() <= n_seats
            && self.players.iter().all(|it| is_key_or_none(it))
            && self.heroes.len() <= n_seats
            && self.heroes.iter().all(|it| it.len() <= HEROES_MAX)
            && self.chapters.len() <= CHAPTERS_MAX
            && self.chapters.iter().all(|it| it.is_sound(n_seats));
        let names = self.names.iter_mut().chain(self.heroes.iter_mut().flatten());
        names.for_each(|it| *it = clean_name(it));
        self.options = clean(&self.options);
        is_sound.then_some(self)
    }

    /// The same campaign, played at least as far.
    fn covers(&self, earlier: &Campaign) -> bool {
        let goes_on = |(own, other): (&Chapter, &Chapter)| own == other || !other.is_over();
        let is_same = |it: &Campaign| Campaign { chapters: Vec::new(), ..it.clone() };
        is_same(self) == is_same(earlier)
            && earlier.chapters.len() <= self.chapters.len()
            && self.chapters.iter().zip(&earlier.chapters).all(goes_on)
    }
}

impl Chapter {
    fn is_sound(&self, n_seats: usize) -> bool {
        let is_bounded = |it: &Score| {
            it.total.unsigned_abs() <= SCORE_MAX && it.mark.unsigned_abs() <= SCORE_MAX
        };
        is_id(&self.id)
            && is_moment(self.ended)
            && (self.scores.is_empty() || self.scores.len() == n_seats)
            && self.scores.iter().all(is_bounded)
    }

    /// Tells whether it was played to its end.
    pub fn is_over(&self) -> bool {
        !self.scores.is_empty()
    }
}

impl Campaign {
    /// The scenario that is played, if the game still has it.
    pub fn scenario(&self, info: &GameInfo) -> Option<&'static Scenario> {
        info.campaign_set?.scenarios.iter().find(|it| it.key == self.scenario)
    }

    /// The chapter to be played now, counted from 0; none if all were.
    pub fn present(&self, scenario: &Scenario) -> Option<usize> {
        let is_over = |nth: usize| self.chapters.get(nth).is_some_and(Chapter::is_over);
        (0..scenario.chapters.len()).find(|&nth| !is_over(nth))
    }

    /// The sums so far, and the seats that are ahead.
    pub fn sums(&self) -> (BySeat<i32>, SeatSet) {
        let score = |it: &Score| ChapterScore { total: it.total, mark: it.mark };
        let of = |seat: Seat| {
            self.chapters.iter().filter_map(|it| it.scores.get(seat.idx())).map(score).collect()
        };
        sum_up(&BySeat::new(self.names.len(), of))
    }

    /// The match of the chapter to be played now, with fresh luck, and which chapter it is, counted from 0; none
    /// if all were played.
    pub fn next_order(&self, info: &GameInfo) -> Option<(usize, Order)> {
        let scenario = self.scenario(info)?;
        let nth = self.present(scenario)?;
        let undo = UndoRule::ALL.into_iter().find(|it| it.key() == self.undo).unwrap_or_default();
        let order = Order {
            setup: self.setup(info, scenario, nth),
            seed: Seed::from_bits(entropy::bits()),
            names: self.names.clone(),
            players: self.players.clone(),
            undo,
            ..Order::default()
        };
        Some((nth, order))
    }

    /// The same, with its chapter of this number begun in the match of this id. A match that the chapter was
    /// begun in before counts no more.
    pub fn with_begun(&self, nth: usize, id: String) -> Campaign {
        let mut campaign = self.clone();
        campaign.chapters.truncate(nth);
        campaign.chapters.push(Chapter { id, ended: 0.0, scores: Vec::new() });
        campaign
    }

    /// When the last of its chapters ended.
    pub fn ended(&self) -> f64 {
        self.chapters.iter().map(|it| it.ended).fold(0.0, f64::max)
    }

    /// The names to show, one for each seat.
    pub fn shown_names(&self, lang: Lang) -> Vec<String> {
        let is_played = |idx: usize| self.players.get(idx).is_none_or(|it| is_person(it));
        let n_persons = (0..self.names.len()).filter(|&idx| is_played(idx)).count();
        let is_only = n_persons == 1 && 1 < self.names.len();
        let name = |(idx, name): (usize, &String)| {
            words::kept_name(idx + 1, (name, is_played(idx), is_only), lang)
        };
        self.names.iter().enumerate().map(name).collect()
    }

    /// The choice of an option that was made when the campaign began: its key.
    fn chosen(&self, option: &SetupOption) -> Option<&'static str> {
        let words = self.options.split(' ');
        let said = words.filter_map(|it| it.split_once('=')).find(|it| it.0 == option.key)?.1;
        option.choices.iter().map(|it| it.key).find(|it| *it == said)
    }

    /// The notation of the setup of a chapter, counted from 0.
    pub fn setup(&self, info: &GameInfo, scenario: &Scenario, nth: usize) -> String {
        let n_seats = self.names.len();
        let mut setup = format!("players={n_seats}");
        for option in info.options {
            let plain = option.unsaid(Occasion { n_seats, is_seasoned: true });
            let (key, choice) = scenario.chapters[nth];
            let said = self.chosen(option).unwrap_or(option.choices[plain].key);
            let choice = if key == option.key { choice } else { said };
            setup += &format!(" {}={choice}", option.key);
        }
        setup
    }
}

/// The campaign that a match is a chapter of, and which one, counted from 0.
pub fn chapter_of(campaigns: Campaigns, id: &str) -> Option<(Campaign, usize)> {
    campaigns.rows().into_iter().find_map(|it| {
        let nth = it.chapters.iter().position(|chapter| chapter.id == id)?;
        Some((it, nth))
    })
}

/// Notes how the match of a chapter stands: its scores once it is over, and none if its end was
/// taken back.
///
/// # Errors
/// Why that is not kept.
pub fn note<G: Words>(campaigns: Campaigns, id: &str, game: &Match<G>) -> Result<(), StorageError> {
    let Some((mut campaign, nth)) = untrack(|| chapter_of(campaigns, id)) else { return Ok(()) };
    let is_over = game.turn().awaited().is_empty();
    let scores = if is_over { scores_of(game) } else { Vec::new() };
    if campaign.chapters[nth].scores == scores {
        return Ok(());
    }
    campaign.chapters[nth].ended = if is_over { clock::now() } else { 0.0 };
    campaign.chapters[nth].scores = scores;
    campaigns.put(campaign)
}

fn scores_of<G: Words>(game: &Match<G>) -> Vec<Score> {
    let view = game.view(Observer::All);
    let standing = G::standing(&view);
    let score = |(seat, place): (Seat, &crate::kernel::Place)| Score {
        total: place.total,
        mark: G::chapter_mark(&view, seat),
    };
    standing.places.iter().map(score).collect()
}
