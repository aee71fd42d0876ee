//! The words of Dungeon Raiders: its sentences lie in `words/en.ftl` and `words/ru.ftl`.

mod achievements;
mod advice;
mod cites;
mod cues;
mod scores;
mod telling;
mod todays;
mod together;
mod trail;

pub use self::scores::band;
use super::DungeonRaiders;
use super::achievements::{Achievement, achievements};
use super::action::{Action, Event, What};
use super::dungeon::{LEVELS, ROOMS_PER_LEVEL};
use super::setup::Setup;
use super::state::{Phase, View};
use crate::messages;
use kernel::achievements::AchievementInfo;
use kernel::todays::TodaysTable;
use kernel::{
    Cue, Lang, Line, Place, RuleId, Seat, SetupOption, Telling, Text, Trail, Words, everywhere,
    message, text,
};

impl Words for DungeonRaiders {
    const TITLE: Text = everywhere!("title");
    const LINE: Text = everywhere!("line");
    const SEATS: std::ops::RangeInclusive<usize> = 1..=5;
    const MINUTES: u32 = 25;
    const OPTIONS: &'static [SetupOption] = Setup::OPTIONS;
    const PLAIN: &'static [&'static str] = &[
        "boss=no",
        "spikes=2011",
        "tie=wounds",
        "death=early",
        "light=shuffled",
        "shield=living",
        "chests=all",
    ];
    const ACHIEVEMENTS: &'static [AchievementInfo] = &achievements::ACHIEVEMENTS;
    const TODAYS: &'static [TodaysTable] = todays::TODAYS;
    const OUT_OF_TURN: Text = text!("out-of-turn");

    fn describe(event: &Event, to: Telling<'_>) -> Option<String> {
        telling::describe(&event.what, to)
    }

    fn describe_together(events: &[&Event], to: Telling<'_>) -> Option<String> {
        together::describe_together(events, to)
    }

    fn cite(event: &Event) -> Option<RuleId> {
        cites::cite(&event.what)
    }

    fn cue(event: &Event) -> Option<Cue> {
        cues::cue(&event.what)
    }

    fn heading(event: &Event, lang: Lang) -> Option<String> {
        if let What::Level { level, .. } = event.what {
            return Some(message!(lang, "level", n = level + 1));
        }
        (event.what == What::Over).then(|| message!(lang, "the-end").to_owned())
    }

    fn offer(action: &Action, view: &View, lang: Lang) -> String {
        telling::offer(*action, view, lang)
    }

    fn line(line: &Line, lang: Lang) -> (String, String) {
        scores::line(line, lang)
    }

    fn total(points: i32, lang: Lang) -> String {
        message!(lang, "coins", coins = points)
    }

    fn total_of(place: &Place, is_over: bool, lang: Lang) -> String {
        scores::total_of(place, is_over, lang)
    }

    fn moment(view: &View, lang: Lang) -> String {
        let (level, room) = (view.ground.here.level + 1, view.ground.here.room + 1);
        match view.ground.phase {
            Phase::Choosing => message!(lang, "choosing").to_owned(),
            Phase::Playing => {
                let (levels, rooms) = (LEVELS, ROOMS_PER_LEVEL);
                message!(lang, "moment", level = level, levels = levels, room = room, rooms = rooms)
            }
            Phase::Over => message!(lang, "the-end").to_owned(),
        }
    }

    fn verdict(view: &View, lang: Lang) -> Option<String> {
        scores::verdict(view, lang)
    }

    fn trail(_: &View, seat: Seat, events: &[Event]) -> Trail {
        trail::trail(seat, events)
    }

    fn achievements(view: &View, seat: Seat, events: &[Event]) -> Vec<&'static str> {
        achievements(view, seat, events).into_iter().map(Achievement::key).collect()
    }
}
