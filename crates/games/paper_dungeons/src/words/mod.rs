//! The words of Paper Dungeons. The sentences lie in `words/en.ftl` and `words/ru.ftl`.

mod achievements;
mod advice;
mod campaigns;
mod cites;
mod cues;
mod luck;
mod offers;
mod scores;
mod telling;
mod todays;
mod trail;

use super::PaperDungeons;
use super::achievements::{Achievement, achievements};
use super::action::{Action, Event, What};
use super::rules;
use super::setup::Setup;
use super::state::{Phase, ROUNDS, View};
use super::tracks::solo_title;
use crate::messages;
use kernel::achievements::{AchievementInfo, Cast};
use kernel::campaign::CampaignSet;
use kernel::luck::{Luck, LuckWords};
use kernel::todays::TodaysTable;
use kernel::{
    Cue, Lang, Line, RuleId, Seat, SetupOption, Telling, Text, Trail, Words, capital, everywhere,
    message, said_of,
};

impl Words for PaperDungeons {
    const TITLE: Text = everywhere!("title");
    const LINE: Text = everywhere!("line");
    const SEATS: std::ops::RangeInclusive<usize> = 1..=8;
    const MINUTES: u32 = 30;
    const OPTIONS: &'static [SetupOption] = Setup::OPTIONS;
    const TODAYS: &'static [TodaysTable] = todays::TODAYS;
    const LUCK: Option<LuckWords> = Some(luck::WORDS);
    const CAMPAIGN_SET: Option<&'static CampaignSet> = Some(&campaigns::CAMPAIGN_SET);
    const ACHIEVEMENTS: &'static [AchievementInfo] = &achievements::ACHIEVEMENTS;
    const CAST: Option<&'static Cast> = Some(&achievements::DUNGEONS_PLAYED);

    fn describe(event: &Event, to: Telling<'_>) -> Option<String> {
        let (seat, said) = telling::said(&event.what, to.lang)?;
        Some(match seat {
            Some(seat) if !to.is_solo() => {
                said_of(&to.names[seat], &said, &telling::VERBS, to.lang)
            }
            Some(_) | None => capital(&said),
        })
    }

    /// Skulls wound all teams at once (PD-045).
    fn describe_together(events: &[&Event], to: Telling<'_>) -> Option<String> {
        telling::skulls_together(events, to)
    }

    fn cite(event: &Event) -> Option<RuleId> {
        cites::cite(&event.what)
    }

    fn cue(event: &Event) -> Option<Cue> {
        cues::cue(&event.what)
    }

    fn heading(event: &Event, lang: Lang) -> Option<String> {
        if let What::Round { round } = event.what {
            Some(message!(lang, "round", n = round, of = ROUNDS))
        } else {
            (event.what == What::Over).then(|| message!(lang, "the-end").to_owned())
        }
    }

    fn offer(action: &Action, _: &View, lang: Lang) -> String {
        offers::offer(*action, lang)
    }

    fn line(line: &Line, lang: Lang) -> (String, String) {
        scores::line(line, lang)
    }

    fn total(points: i32, lang: Lang) -> String {
        message!(lang, "total", n = points)
    }

    fn moment(view: &View, lang: Lang) -> String {
        match view.ground.phase {
            Phase::Draft => message!(lang, "moment-draft").to_owned(),
            Phase::PreGame => message!(lang, "moment-before").to_owned(),
            Phase::Action | Phase::Spoils => {
                message!(lang, "moment-round", n = view.ground.round, of = ROUNDS)
            }
            Phase::Over => message!(lang, "the-end").to_owned(),
        }
    }

    fn venue(view: &View, lang: Lang) -> Option<&'static str> {
        Some(view.ground.dungeon.card().title.get(lang))
    }

    fn luck(_: Seat, events: &[Event]) -> Option<Luck> {
        luck::luck(events)
    }

    fn verdict(view: &View, lang: Lang) -> Option<String> {
        if view.ground.phase != Phase::Over {
            return None;
        }
        let standing = rules::standing(view);
        if !view.ground.is_solo() {
            return standing.is_tie_broken().then(|| message!(lang, "tie-broken").to_owned());
        }
        let title = solo_title(standing.places[Seat::FIRST].total);
        let n_rooms = view.teams[Seat::FIRST].sheet.explored.count();
        Some(message!(lang, "verdict-alone", title = title, rooms = n_rooms))
    }

    fn chapter_mark(view: &View, seat: Seat) -> i32 {
        rules::chapter_mark(view, seat)
    }

    fn trail(_: &View, seat: Seat, events: &[Event]) -> Trail {
        trail::trail(seat, events)
    }

    fn achievements(view: &View, seat: Seat, events: &[Event]) -> Vec<&'static str> {
        achievements(view, seat, events).into_iter().map(Achievement::key).collect()
    }

    fn plays_with(view: &View, _: Seat) -> Option<&'static str> {
        Some(achievements::key(view.ground.dungeon))
    }
}
