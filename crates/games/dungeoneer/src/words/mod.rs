//! The words of Dungeoneer. The sentences lie in `words/en.ftl` and `words/ru.ftl`.

pub mod achievements;
mod advice;
mod answers;
mod cites;
mod cues;
mod deeds;
mod faces;
mod fights;
mod luck;
pub mod moments;
pub mod names;
mod offers;
pub mod questions;
mod rolls;
pub mod rows;
mod scores;
pub mod seen;
mod telling;
mod todays;
mod trail;

use super::Dungeoneer;
use super::achievements::{Achievement, achievements};
use super::action::Action;
use super::event::Event;
use super::messages;
use super::setup::{Boxes, Setup};
use super::state::View;
use kernel::achievements::{AchievementInfo, Cast};
use kernel::luck::{Luck, LuckWords};
use kernel::todays::TodaysTable;
use kernel::{
    CardFace, Cue, Lang, Line, Place, RuleId, Seat, SetupOption, Telling, Text, Trail, Words,
    everywhere, message, text,
};

impl Words for Dungeoneer {
    const TITLE: Text = everywhere!("title");
    const LINE: Text = everywhere!("line");
    const SEATS: std::ops::RangeInclusive<usize> = 1..=6;
    const MINUTES: u32 = 60;
    const OPTIONS: &'static [SetupOption] = Setup::OPTIONS;
    const TODAYS: &'static [TodaysTable] = todays::TODAYS;
    const EDITION_DAYS: &'static [&'static str] = todays::EDITION_DAYS;
    const LUCK: Option<LuckWords> = Some(luck::WORDS);
    const PLAIN: &'static [&'static str] = &[
        "charted=no",
        "resurrection=no",
        "heroes=dealt",
        "discard=must",
        "impartial=no",
        "quests=personal",
        "limited=no",
        "falling=no",
        "dodging=no",
        "turned=no",
        "split=no",
        "lair=no",
        "rounds=all",
    ];

    const ACHIEVEMENTS: &'static [AchievementInfo] = &achievements::ACHIEVEMENTS;
    const CAST: Option<&'static Cast> = Some(&achievements::HEROES);

    const CARDS: Option<fn(Lang) -> Vec<CardFace>> = Some(faces::all);

    fn title(setup: &Setup) -> Text {
        match setup.boxes {
            Boxes::Tomb => text!("title-tomb"),
            Boxes::Vault => text!("title-vault"),
            Boxes::Both => text!("title-both"),
        }
    }

    fn summons(view: &View, seat: Seat, lang: Lang) -> Option<String> {
        moments::summons(&view.open, seat, lang)
    }

    fn describe(event: &Event, to: Telling<'_>) -> Option<String> {
        telling::describe(event, to)
    }

    fn cite(event: &Event) -> Option<RuleId> {
        cites::cite(event)
    }

    fn cue(event: &Event) -> Option<Cue> {
        cues::cue(event)
    }

    fn heading(event: &Event, lang: Lang) -> Option<String> {
        match event {
            Event::TurnBegan { who, round, .. } => {
                let hero = who.hero.name().name.name.get(lang);
                Some(message!(lang, "heading-turn", round = *round, hero = hero))
            }
            Event::Over { .. } => Some(THE_END.get(lang).to_owned()),
            _ => None, // Nothing else begins anything.
        }
    }

    fn offer(action: &Action, view: &View, lang: Lang) -> String {
        offers::offer(action, view, lang)
    }

    fn line(line: &Line, lang: Lang) -> (String, String) {
        scores::line(line, lang)
    }

    fn total(points: i32, lang: Lang) -> String {
        scores::total(points, lang)
    }

    fn total_of(place: &Place, _is_over: bool, lang: Lang) -> String {
        scores::total_of(place, lang)
    }

    fn moment(view: &View, lang: Lang) -> String {
        let open = &view.open;
        if open.ending.is_some() {
            return THE_END.get(lang).to_owned();
        }
        let phase = names::phase(open.phase);
        if open.turn == 0 {
            return phase.get(lang).to_owned();
        }
        let hero = names::hero(open.heroes[open.active].card).alone(lang);
        message!(lang, "moment-turn", round = open.round, hero = hero, phase = phase)
    }

    fn luck(seat: Seat, events: &[Event]) -> Option<Luck> {
        luck::luck(seat, events)
    }

    fn verdict(view: &View, lang: Lang) -> Option<String> {
        scores::verdict(view, lang)
    }

    fn recap(events: &[Event], seat: Seat, lang: Lang) -> Option<String> {
        scores::recap(events, seat, lang)
    }

    fn trail(view: &View, seat: Seat, events: &[Event]) -> Trail {
        trail::trail(view, seat, events)
    }

    fn achievements(view: &View, seat: Seat, events: &[Event]) -> Vec<&'static str> {
        achievements(view, seat, events).into_iter().map(Achievement::key).collect()
    }

    fn plays_with(view: &View, seat: Seat) -> Option<&'static str> {
        view.open.heroes.get(seat).map(|it| it.card.card().key.as_str())
    }
}

const THE_END: Text = text!("the-end");
