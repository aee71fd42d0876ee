//! What Paper Dungeons says, in both languages.

mod achievements;
mod advice;
mod campaigns;
mod cases;
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
use kernel::achievements::{AchievementInfo, Cast};
use kernel::campaign::CampaignSet;
use kernel::luck::{Luck, LuckWords};
use kernel::todays::TodaysTable;
use kernel::{
    Cue, Lang, Line, RuleId, Seat, SetupOption, Telling, Text, Trail, Words, capital, plural,
    said_of, text,
};

impl Words for PaperDungeons {
    const TITLE: Text = text("Paper Dungeons", "Бумажные подземелья");
    const LINE: Text = text(
        "Four heroes, one sheet of paper, eight rounds.",
        "Четыре героя, один лист, восемь раундов.",
    );
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
            Some(round_of(round, ' ', lang))
        } else {
            (event.what == What::Over).then(|| lang.pick("The end", "Конец партии").to_owned())
        }
    }

    fn offer(action: &Action, _: &View, lang: Lang) -> String {
        offers::offer(*action, lang)
    }

    fn line(line: &Line, lang: Lang) -> (String, String) {
        scores::line(line, lang)
    }

    fn total(points: i32, lang: Lang) -> String {
        let ru = plural(lang, points, [""; 2], ["очко славы", "очка славы", "очков славы"]);
        lang.pick(format!("{points} glory"), format!("{points} {ru}"))
    }

    fn moment(view: &View, lang: Lang) -> String {
        match view.ground.phase {
            Phase::Draft => lang.pick("Choosing cards", "Выбор карт").to_owned(),
            Phase::PreGame => lang.pick("Before round 1", "Перед 1‑м раундом").to_owned(),
            Phase::Action | Phase::Spoils => {
                // In a narrow header the last number does not stand alone in a line.
                round_of(view.ground.round, '\u{a0}', lang)
            }
            Phase::Over => lang.pick("The end", "Конец партии").to_owned(),
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
            return standing.is_tie_broken().then(|| TIE_BROKEN.get(lang).to_owned());
        }
        let title = solo_title(standing.places[Seat::FIRST].total).get(lang);
        let n_rooms = i32::from(view.teams[Seat::FIRST].sheet.explored.count());
        let en = format!("Rank: {title}. {n_rooms} of 42 rooms explored.");
        let ru = format!("Звание: {title}. Исследовано помещений: {n_rooms} из 42.");
        Some(lang.pick(en, ru))
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

/// Why one of two with equal glory has won (PD-280).
const TIE_BROKEN: Text = text(
    "Equal glory: whoever explored more rooms is ahead.",
    "Слава равная: впереди тот, кто исследовал больше помещений.",
);

fn round_of(round: u8, space: char, lang: Lang) -> String {
    lang.pick(
        format!("Round {round} of{space}{ROUNDS}"),
        format!("Раунд {round} из{space}{ROUNDS}"),
    )
}
