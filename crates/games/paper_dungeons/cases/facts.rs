//! Facts that can be asked about a table.

use std::fmt::Display;

use kernel::{BySeat, Game, Observer, Seat};
use paper_dungeons::action::Cause;
use paper_dungeons::dungeons::Letters;
use paper_dungeons::monsters::Monster;
use paper_dungeons::objectives::Objective;
use paper_dungeons::rules::{Chapter, campaign};
use paper_dungeons::state::Sheet;
use paper_dungeons::tracks::{
    GEM_GLORY, GEMS_MAX, HEARTS, MINION_GLORY, POTIONS_MAX, gem_reward, level_glory, mission_glory,
    potion_reward, solo_title, wound_penalty,
};
use paper_dungeons::{Event, Item, PaperDungeons, Reward, RoomSet, What, rules};
use testing::script::{joined, number, observer_of, yes_no};

use super::table::Table;

impl Table {
    /// A fact about `seat`, in the words of `given`; behind `b/`, as seat b sees it.
    pub fn fact(&self, seat: Seat, name: &str, value: &str) -> String {
        if let Some((observer, name)) = name.split_once('/') {
            return self.seen(observer_of(observer), seat, name);
        }
        of_sheet(&self.state.teams[seat].sheet, name)
            .or_else(|| of_track(name))
            .unwrap_or_else(|| self.course(seat, name, value))
    }

    /// A fact about the table, about what is under way or has happened.
    fn course(&self, seat: Seat, name: &str, value: &str) -> String {
        let (ground, team) = (&self.state.ground, &self.state.teams[seat]);
        let happened = |of: &[Event]| joined(of.iter().map(happened), " ");
        match name {
            "queue" => joined(team.queue.iter().map(|&it| reward(it)), " "),
            "left" => or_none(team.walk.map(|it| it.left)),
            "psionic" => yes_no(team.psionic_used),
            "talent" => or_none(team.talent.map(|it| format!("{it:?}"))),
            "objective" => or_none(team.objective.map(|it| format!("{it:?}"))),
            "dealt" => yes_no(team.dealt.is_some()),
            "used" => joined(team.sheet.used(ground.round).map(|it| it.number()), " "),
            "claims" => {
                let cards = ground.missions.iter().flatten().zip(team.sheet.claims);
                joined(cards.filter_map(|(it, glory)| Some(format!("{it:?} {:+}", glory?))), ", ")
            }
            "open" => {
                let cards = ground.missions.iter().flatten().zip(ground.open);
                joined(cards.filter(|it| it.1).map(|it| format!("{:?}", it.0)), " ")
            }
            "chapter" => {
                let card = ground.dungeon.card();
                format!("{}, {}", card.scenario.name().en(), card.chapter)
            }
            "dungeon" => ground.dungeon.card().letter.en().to_owned(),
            "roll" => joined(
                ground.roll.map(|it| it.map_or("S".to_owned(), |it| it.number().to_string())),
                " ",
            ),
            "vanishing" => yes_no(ground.has_vanishing),
            "teams" => self.state.teams.len().to_string(),
            "round" => ground.round.to_string(),
            "phase" => format!("{:?}", ground.phase),
            "happened" => happened(&self.events),
            "rolled-again" => {
                let again =
                    |it: &Event| matches!(it.what, What::Rolled { n_rerolls, .. } if 0 < n_rerolls);
                yes_no(self.events.iter().any(again))
            }
            "skulls" => self.skulls(seat).to_string(),
            "lost" => self.lost(seat),
            "campaign" => campaign_of(value),
            _ => match name.split_once(':') {
                Some(("told", "revealed")) => joined(self.events.iter().filter_map(revealed), ", "),
                Some(("hears", observer)) => happened(&self.observed(observer_of(observer))),
                Some(("power", key)) => {
                    let monster = Monster::ALL.into_iter().find(|it| it.key() == key);
                    rules::power(&team.sheet, team.talent, monster.expect("a monster")).to_string()
                }
                _ => self.told_fact(seat, name, value),
            },
        }
    }

    /// A fact about a team, as `observer` sees it.
    fn seen(&self, observer: Observer, seat: Seat, name: &str) -> String {
        let view = self.view(observer);
        let (seen, team) = (&view.teams[seat], &self.state.teams[seat]);
        match name {
            "talent" => or_none(seen.talent.map(|it| format!("{it:?}"))),
            "objective" => or_none(seen.objective.map(|it| format!("{it:?}"))),
            "dealt" => yes_no(seen.dealt.is_some()),
            "colours" => or_none(seen.colours.map(|it| format!("{it:?}").to_lowercase())),
            "queue" => joined(seen.queue.iter().map(|&it| reward(it)), " "),
            "line:objective" => {
                let lines = &PaperDungeons::standing(&view).places[seat].lines;
                or_none(lines.iter().find(|it| it.id == "objective").map(|it| it.points))
            }
            // As it is, or as it was when the phase began.
            "sheet" if seen.sheet == team.sheet => "true".to_owned(),
            "sheet" if Some(&seen.sheet) == team.shown.as_deref() => "old".to_owned(),
            "sheet" => "neither".to_owned(),
            _ => of_sheet(&seen.sheet, name).unwrap_or_else(|| panic!("{name} is not seen")),
        }
    }

    /// The wounds that skulls have brought with what was played last.
    fn skulls(&self, seat: Seat) -> u8 {
        let wounds = self.events[self.last..].iter().filter_map(|it| match it.what {
            What::Wounded { seat: who, cause: Cause::Skulls, absorbed, marked } if who == seat => {
                Some(absorbed + marked)
            }
            _ => None, // Nothing else wounds at the start of a round.
        });
        wounds.sum()
    }

    /// The rewards that could not be marked, in the order in which they were lost.
    fn lost(&self, seat: Seat) -> String {
        let lost = self.events.iter().filter_map(|it| match it.what {
            What::Lost { seat: loser, reward: it } if loser == seat => Some(reward(it)),
            _ => None,
        });
        joined(lost, " ")
    }
}

/// A word for what has happened, such as `entered`.
fn happened(event: &Event) -> String {
    let told = format!("{:?}", event.what).to_lowercase();
    told.split(' ').next().unwrap_or_default().to_owned()
}

/// The dungeon that was revealed to all, and the levels of its monsters.
fn revealed(event: &Event) -> Option<String> {
    let (What::Revealed { dungeon }, None) = (event.what, event.secret_of) else { return None };
    let card = dungeon.card();
    let levels = joined(card.monsters.map(|it| it.card().level), " ");
    Some(format!("{} {levels}", card.letter.en()))
}

fn or_none(it: Option<impl ToString>) -> String {
    it.map_or("none".to_owned(), |it| it.to_string())
}

/// The sums of chapters, `50/20 50/20 50/20` for each team with its totals and explored rooms, and who wins, behind them:
/// `… = 150 150 ab`.
fn campaign_of(value: &str) -> String {
    let (teams, _) = value.split_once(" = ").expect("chapters and what they come to");
    let chapter = |it: &str| {
        let (total, n_explored) = it.split_once('/').expect("a total and rooms");
        Chapter { total: number(total), n_explored: number(n_explored) }
    };
    let teams: Vec<&str> = teams.split(", ").collect();
    let chapters =
        BySeat::new(teams.len(), |seat| teams[seat.idx()].split(' ').map(chapter).collect());
    let (sums, won) = campaign(&chapters);
    let sums = joined(sums.iter().map(|it| *it.1), " ");
    format!("{} = {sums} {}", teams.join(", "), joined(won.iter(), ""))
}

/// The numbers that the sheet prints along a track, from each place on at which it changes: `track:levels 1:0 2:3 3:6 4:10 5:15 6:21`.
fn of_track(name: &str) -> Option<String> {
    let glory = |all: &[i8]| runs(all.iter().enumerate());
    let rewards = |to: u8, at: &dyn Fn(u8) -> Option<Reward>| {
        let given = (0..=to).filter_map(|it| Some(format!("{it}:{}", reward(at(it)?))));
        Some(joined(given, " "))
    };
    match name.strip_prefix("track:")? {
        "wounds" => runs((0..=60).map(|it| (it, wound_penalty(it)))),
        "levels" => runs((1..=6).map(|it| (it, level_glory(it)))),
        "gems" => glory(&GEM_GLORY),
        "minions" => glory(&MINION_GLORY),
        "missions" => runs((1..=8).map(|it| (it, mission_glory(false, it)))),
        "missions-alone" => runs((1..=8).map(|it| (it, mission_glory(true, it)))),
        "titles" => {
            let title = |it: i32| format!("{} / {}", solo_title(it).en(), solo_title(it).ru());
            runs((-20..=150).map(|it| (it, title(it))))
        }
        "gem-rewards" => rewards(GEMS_MAX, &gem_reward),
        "potion-rewards" => rewards(POTIONS_MAX, &potion_reward),
        "ends" => {
            let (circles, boxes) = (GEM_GLORY.len() - 1, MINION_GLORY.len() - 1);
            Some(format!(
                "{circles} circles for {GEMS_MAX} gems, {boxes} boxes, {POTIONS_MAX} potions of {HEARTS} hearts"
            ))
        }
        other => panic!("{other} is no track"),
    }
}

/// Places with their values, without those whose value is that of the place before.
fn runs<N: Display, V: Display + PartialEq>(all: impl Iterator<Item = (N, V)>) -> Option<String> {
    let mut all: Vec<(N, V)> = all.collect();
    all.dedup_by(|next, it| next.1 == it.1);
    Some(joined(all.iter().map(|(at, value)| format!("{at}:{value}")), " "))
}

/// A fact about a sheet.
fn of_sheet(sheet: &Sheet, name: &str) -> Option<String> {
    number_of(sheet, name).map(|it| it.to_string()).or_else(|| marks_of(sheet, name))
}

fn number_of(sheet: &Sheet, name: &str) -> Option<u16> {
    let number = match name {
        "wounds" => return Some(sheet.wounds),
        "strength" => sheet.strength(),
        "potions" => sheet.potions,
        "hearts" => sheet.hearts,
        "free" => sheet.free_hearts(),
        "rooms" => sheet.explored.count(),
        "minions" => sheet.beaten.count(),
        "gems" => sheet.gems,
        "traps" => sheet.traps,
        "walls" => sheet.walls,
        "water" => sheet.water,
        _ => return None,
    };
    Some(number.into())
}

fn marks_of(sheet: &Sheet, name: &str) -> Option<String> {
    Some(match name {
        "levels" => joined(sheet.levels, "/"),
        "resurrected" => yes_no(sheet.resurrected),
        "items" => {
            let begun = Item::ALL.into_iter().filter(|it| 0 < sheet.items[it.idx()]);
            joined(begun.map(|it| format!("{} {}", it.key(), sheet.items[it.idx()])), ", ")
        }
        "at" => sheet.position().map_or("outside".to_owned(), |it| it.to_string()),
        "path" => joined(&sheet.path, " "),
        "explored" => rooms(sheet.explored),
        "beaten" => rooms(sheet.beaten),
        "taken" => rooms(sheet.taken),
        "own" => letters(sheet.gems_own),
        "gone" => letters(sheet.gems_gone),
        "new" => yes_no(*sheet == Sheet::new()),
        "counter:O03" => Objective::O03.count(sheet).to_string(),
        "track" => joined(sheet.track.iter().map(|it| it.iter().flatten().count()), " "),
        "powers" => joined(sheet.fights.iter().flatten().filter_map(|it| it.power), " "),
        "fights" => joined(sheet.monster_glory().map(|it| format!("{it:+}")), " "),
        _ => return None,
    })
}

fn rooms(set: RoomSet) -> String {
    joined(set.iter(), " ")
}

fn letters(set: Letters) -> String {
    joined(set.iter().map(|it| it.letter()), " ")
}

fn reward(reward: Reward) -> String {
    format!("{reward:?}").to_lowercase()
}
