//! Challenges of days on this device: which tables they are played at, which were begun, and what came of them.

use leptos::prelude::Read;

use crate::browser::clock;
use crate::kernel::todays::{TodaysTable, edition_of, table_of};
use crate::kernel::{Seed, sort_few};
use crate::shell::model::box_info::BoxInfo;
use crate::shell::model::day::Day;
use crate::shell::model::mark::Mark;
use crate::shell::model::order::Order;
use crate::shell::model::seating::PERSON;
use crate::shell::store::game_info::GameInfo;
use crate::shell::store::hall::Feat;
use crate::shell::store::saves::Saves;
use crate::shell::store::saves::kept::Index;

/// The present day.
pub fn today() -> Day {
    Day::of_millis(clock::now())
}

/// A box with the tables of its challenges.
#[derive(Clone, Copy)]
pub struct Challenges {
    pub info: GameInfo,
    pub of_box: BoxInfo,
    /// Those of its game, among which are those of the box.
    pub tables: &'static [TodaysTable],
    /// The first days of the editions of its game, as [`crate::kernel::Words::EDITION_DAYS`].
    pub edition_days: &'static [&'static str],
}

impl Challenges {
    /// The table of a day.
    pub fn table(&self, day: Day) -> Option<&'static TodaysTable> {
        table_of(self.tables, self.of_box.chosen, day.number())
    }
}

/// The challenge of a day, ready to be played; `now` is the present day. None if the box has none.
pub fn order(challenges: &Challenges, day: Day, now: Day) -> Option<Order> {
    let Challenges { of_box, .. } = challenges;
    let table = challenges.table(day)?;
    let rivals = table.rivals.iter().map(|it| (*it).to_owned());
    let players: Vec<String> = match table.rivals {
        [] => Vec::new(),
        [..] => [PERSON.to_owned()].into_iter().chain(rivals).collect(),
    };
    Some(Order {
        setup: table.setup.to_owned(),
        seed: Seed::of_day(of_box.label.id, &day.to_string()),
        names: vec![String::new(); 1 + table.rivals.len()],
        players,
        marks: if day < now { vec![Mark::Late] } else { Vec::new() },
        edition: Some(edition_of(challenges.edition_days, &day.to_string())),
        today: day.to_string(),
        ..Order::default()
    })
}

/// A match of the challenge of a day that is on the shelf.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Begun {
    pub day: Day,
    pub id: String,
}

/// The challenges of a box that are on the shelf, finished or not.
pub fn begun(saves: Saves, of_box: &BoxInfo) -> Vec<Begun> {
    let index = saves.index().read();
    let entries = index.latest_first().filter(|it| it.game == of_box.game);
    let begun = entries.filter_map(|it| {
        // What could not be kept is in memory alone; nothing else is to be seen as if this tab had opened it.
        let is_pending = saves.is_pending(&it.id);
        let saved = if is_pending { saves.saved(&it.id) } else { saves.stored(&it.id) };
        let saved = saved.ok().flatten()?;
        let day = Day::read(&saved.today).filter(|_| !saved.is_copy)?;
        let setup = saved.record.lines().find_map(|it| it.strip_prefix("setup "))?;
        of_box.has(&it.game, setup.trim_end()).then(|| Begun { day, id: it.id.clone() })
    });
    begun.collect()
}

/// The result of the challenge of one day.
#[derive(Clone, PartialEq, Debug)]
pub struct DayResult {
    pub day: Day,
    pub feat: Feat,
}

/// The results of the challenges of a box: one for each day, the earliest day first. It is the one that counts, or
/// else the first.
pub fn results(feats: &[Feat], of_box: &BoxInfo) -> Vec<DayResult> {
    let mut own: Vec<&Feat> = feats.iter().filter(|it| of_box.has(&it.game, &it.setup)).collect();
    sort_few(&mut own, |it| it.ended);
    let mut found: Vec<DayResult> = Vec::new();
    for feat in own {
        let Some(day) = Day::read(&feat.today) else { continue };
        match found.iter_mut().find(|it| it.day == day) {
            None => found.push(DayResult { day, feat: feat.clone() }),
            Some(known) if !known.feat.may_earn() && feat.may_earn() => known.feat = feat.clone(),
            Some(_) => {}
        }
    }
    sort_few(&mut found, |it| it.day);
    found
}

/// The first day on which something was played on this device, as far as what is kept tells; none if nothing was.
pub fn first_day(feats: &[Feat], index: &Index) -> Option<Day> {
    let ended = feats.iter().map(|it| it.ended);
    let moments = ended.chain(index.matches.iter().map(|it| it.changed));
    // A day's challenge is begun on its day, and may be finished on the next.
    let of_days = feats.iter().filter_map(|it| Day::read(&it.today).filter(|_| it.may_earn()));
    moments.map(Day::of_millis).chain(of_days).min()
}

/// The days in a row of which the challenge counts, up to `now` or to the day before it, the last first.
pub fn streak(results: &[DayResult], now: Day) -> Vec<Day> {
    let counts = |day: Day| results.iter().any(|it| it.day == day && it.feat.may_earn());
    let last = if counts(now) { now } else { now.plus(-1) };
    let mut days = Vec::new();
    let mut day = last;
    while counts(day) {
        days.push(day);
        if day.number() == 0 {
            break;
        }
        day = day.plus(-1);
    }
    days
}
