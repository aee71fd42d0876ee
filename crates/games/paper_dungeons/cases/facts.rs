//! What can be asked about a table.

use std::fmt::Display;

use kernel::{Game, Observer, Place, Seat};
use paper_dungeons::dungeons::Letters;
use paper_dungeons::monsters::Monster;
use paper_dungeons::state::Sheet;
use paper_dungeons::{Item, PaperDungeons, Reward, RoomSet, What, rules};

use super::table::Table;

impl Table {
    /// What is so about `seat`, in the words of `given`.
    pub fn fact(&self, seat: Seat, name: &str) -> String {
        let sheet = &self.state.teams[seat].sheet;
        number_of(sheet, name)
            .map(|it| it.to_string())
            .or_else(|| marks_of(sheet, name))
            .unwrap_or_else(|| self.course(seat, name))
    }

    /// What is under way, the table, the score, and what has happened.
    fn course(&self, seat: Seat, name: &str) -> String {
        let (ground, team) = (&self.state.ground, &self.state.teams[seat]);
        match name {
            "queue" => joined(team.queue.iter().map(|&it| reward(it)), " "),
            "left" => team.walk.map_or("none".to_owned(), |it| it.left.to_string()),
            "psionic" => yes_no(team.psionic_used),
            "talent" => team.talent.map_or("none".to_owned(), |it| format!("{it:?}")),
            "objective" => team.objective.map_or("none".to_owned(), |it| format!("{it:?}")),
            "used" => {
                let used = team.sheet.used(ground.round).map(|it| it.number());
                joined(used, " ")
            }
            "claims" => {
                let cards = ground.missions.iter().flatten().zip(team.sheet.claims);
                joined(cards.filter_map(|(it, glory)| Some(format!("{it:?} {:+}", glory?))), ", ")
            }
            "open" => {
                let cards = ground.missions.iter().flatten().zip(ground.open);
                joined(cards.filter(|it| it.1).map(|it| format!("{:?}", it.0)), " ")
            }
            "dealt" => yes_no(team.dealt.is_some()),
            "track" => joined(team.sheet.track.iter().map(|it| it.iter().flatten().count()), " "),
            "awaited" => joined(PaperDungeons::turn(&self.state).awaited().iter(), " "),
            "round" => ground.round.to_string(),
            "phase" => format!("{:?}", ground.phase),
            "refused" => self.refused.map_or("no".to_owned(), |it| format!("{it:?}")),
            "lost" => self.lost(seat),
            "total" => self.place(seat).total.to_string(),
            "rank" => self.place(seat).rank.to_string(),
            _ => self.named(seat, name),
        }
    }

    /// Facts whose names hold a card or a line: `power:2A`, `line:gems`.
    fn named(&self, seat: Seat, name: &str) -> String {
        let team = &self.state.teams[seat];
        match name.split_once(':') {
            Some(("line", id)) => {
                let place = self.place(seat);
                let line = place.lines.iter().find(|it| it.id == id);
                line.map_or("none".to_owned(), |it| it.points.to_string())
            }
            Some(("power", key)) => {
                let monster = Monster::ALL.into_iter().find(|it| it.key() == key);
                rules::power(&team.sheet, team.talent, monster.expect("a monster")).to_string()
            }
            _ => self.told_fact(seat, name),
        }
    }

    pub fn place(&self, seat: Seat) -> Place {
        let view = PaperDungeons::view(&self.state, Observer::All);
        PaperDungeons::standing(&view).places[seat].clone()
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

pub fn yes_no(is_so: bool) -> String {
    if is_so { "yes" } else { "no" }.to_owned()
}

fn reward(reward: Reward) -> String {
    format!("{reward:?}").to_lowercase()
}

/// Joins words; `none` if there are none.
pub fn joined<T: Display>(words: impl IntoIterator<Item = T>, by: &str) -> String {
    let words: Vec<String> = words.into_iter().map(|it| it.to_string()).collect();
    if words.is_empty() { "none".to_owned() } else { words.join(by) }
}
