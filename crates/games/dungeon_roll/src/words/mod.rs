//! The words of Dungeon Roll, in both languages.

pub mod achievements;
mod advice;
mod cites;
mod cues;
mod deeds;
mod luck;
pub mod names;
mod offers;
mod scores;
mod telling;
mod todays;
mod trail;

use super::DungeonRoll;
use super::achievements::{Achievement, achievements};
use super::action::{Action, Event};
use super::rules;
use super::setup::PLAYERS_MAX;
use super::setup::Setup;
use super::state::{DELVES, Phase, View};
use crate::messages;
use kernel::achievements::{AchievementInfo, Cast};
use kernel::luck::{Luck, LuckWords};
use kernel::todays::TodaysTable;
use kernel::{
    Cue, Lang, Line, RuleId, Seat, SetupOption, Telling, Text, Trail, Words, capital, everywhere,
    message, said_of,
};

pub use scores::title;

impl Words for DungeonRoll {
    const TITLE: Text = everywhere!("title");
    const LINE: Text = everywhere!("line");
    const SEATS: std::ops::RangeInclusive<usize> = 1..=PLAYERS_MAX;
    const MINUTES: u32 = 15;
    const OPTIONS: &'static [SetupOption] = Setup::OPTIONS;
    const TODAYS: &'static [TodaysTable] = todays::TODAYS;
    const LUCK: Option<LuckWords> = Some(luck::WORDS);
    const PLAIN: &'static [&'static str] =
        &["bait=all", "scrolls=monster", "dice=7", "bag=single", "heroes=base"];
    const IDLE: &'static [(&'static str, &'static str)] = &[("deal=none", "heroes")];
    const ACHIEVEMENTS: &'static [AchievementInfo] = &achievements::ACHIEVEMENTS;
    const CAST: Option<&'static Cast> = Some(&achievements::HEROES);

    fn describe(event: &Event, to: Telling<'_>) -> Option<String> {
        let said = telling::said(event, to)?;
        Some(match event.seat() {
            Some(seat) if !to.is_solo() => {
                said_of(&to.names[seat], &said, &telling::VERBS, to.lang)
            }
            Some(_) | None => capital(&said),
        })
    }

    fn recap(events: &[Event], seat: Seat, lang: Lang) -> Option<String> {
        telling::recap(events, seat, lang)
    }

    fn cite(event: &Event) -> Option<RuleId> {
        cites::cite(event)
    }

    fn cue(event: &Event) -> Option<Cue> {
        cues::cue(event)
    }

    fn heading(event: &Event, lang: Lang) -> Option<String> {
        if let Event::DelveBegan { number, .. } = event {
            return Some(delve_of(*number, lang));
        }
        (*event == Event::Over).then(|| message!(lang, "the-end").to_owned())
    }

    fn offer(action: &Action, _: &View, lang: Lang) -> String {
        offers::offer(action, lang)
    }

    fn line(line: &Line, lang: Lang) -> (String, String) {
        scores::line(line, lang)
    }

    fn moment(view: &View, lang: Lang) -> String {
        let table = &view.table;
        let number = table.player(table.adventurer()).n_delves + 1;
        match table.delve.phase {
            Phase::Choosing => message!(lang, "choosing-heroes").to_owned(),
            Phase::Forming => delve_of(number, lang),
            Phase::Monster | Phase::Loot | Phase::Dragon | Phase::Regroup => {
                let level = table.delve.level;
                message!(lang, "delve-level", n = number, of = DELVES, level = level)
            }
            Phase::Over => message!(lang, "the-end").to_owned(),
        }
    }

    fn luck(seat: Seat, events: &[Event]) -> Option<Luck> {
        luck::luck(seat, events)
    }

    fn verdict(view: &View, lang: Lang) -> Option<String> {
        if view.table.delve.phase != Phase::Over {
            return None;
        }
        let standing = rules::standing(&view.table);
        if view.table.n_players != 1 {
            // DR-099.
            return standing.is_tie_broken().then(|| message!(lang, "tie-broken").to_owned());
        }
        Some(message!(lang, "rank", title = title(standing.places[Seat::FIRST].total)))
    }

    fn trail(_: &View, seat: Seat, events: &[Event]) -> Trail {
        trail::trail(seat, events)
    }

    fn achievements(view: &View, seat: Seat, events: &[Event]) -> Vec<&'static str> {
        achievements(view, seat, events).into_iter().map(Achievement::key).collect()
    }

    fn plays_with(view: &View, seat: Seat) -> Option<&'static str> {
        view.table.player(seat).hero.map(|it| it.key())
    }
}

fn delve_of(number: u8, lang: Lang) -> String {
    message!(lang, "delve-of", n = number, of = DELVES)
}
