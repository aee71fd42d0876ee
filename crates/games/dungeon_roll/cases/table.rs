//! A match that is played and asked.

use dungeon_roll::rules::chance;
use dungeon_roll::treasures::full_bag;
use dungeon_roll::{DungeonRoll, Treasure};
use kernel::Key;
use testing::scene::Scene;

/// A match in the making, and luck to come.
pub struct Table {
    pub scene: Scene<DungeonRoll>,
    /// The draws that luck is told to give.
    pub luck: Vec<(Key, Vec<u32>)>,
}

testing::is_scene!(Table, DungeonRoll);

impl Table {
    /// Tells luck what to say.
    #[track_caller]
    pub fn script(&mut self, what: &str, faces: &str) {
        let table = &self.state.table;
        let (turn, delve) = (u32::from(table.turn_idx), table.delve);
        let (level, nth) = (u32::from(delve.level), u32::from(delve.n_rerolls));
        let key = match what {
            "roll" => chance::LEVEL.at(turn, level + 1, 0),
            "dungeon" => chance::FLOOR.at(turn, level, nth),
            "party" => chance::PARTY_REROLL.at(turn, level, nth),
            "muster" => chance::MUSTER.at(turn, 0, 0),
            "back" => chance::REVIVED.at(turn, 0, 0),
            "scout" => chance::SCOUTED.at(turn + 1, 0, 0),
            // The party of the next delve, and the first level of the next delve.
            "form" => chance::PARTY.at(turn + 1, 0, 0),
            "first" => chance::LEVEL.at(turn + 1, 1, 0),
            "draw" => return self.set_treasures(faces),
            other => panic!("{other} is no luck"),
        };
        let alphabet = match what {
            "roll" | "dungeon" | "first" | "scout" => "GKO$PD",
            _ => "FCMTHS", // All others are party dice.
        };
        let value = |it: char| alphabet.find(it).expect("a face") as u32;
        self.luck.push((key, faces.chars().map(value).collect()));
    }

    /// The treasures that are drawn next, by name.
    fn set_treasures(&mut self, names: &str) {
        let table = &self.scene.state.table;
        let every = full_bag(table.edition, table.house.n_boxes);
        for (nth, name) in names.split(' ').enumerate() {
            let treasure = Treasure::read(name).expect("a treasure");
            let before: u8 = every.0[..treasure as usize].iter().sum();
            let nth = u32::from(table.delve.n_draws) + nth as u32;
            let key = chance::TREASURE.at(table.turn_idx.into(), nth, 0);
            self.luck.push((key, vec![before.into()]));
        }
    }

    /// The legal actions, in notation, sorted.
    pub fn words(&self) -> Vec<String> {
        let mut legal: Vec<String> =
            self.legal(self.awaited()).iter().map(ToString::to_string).collect();
        legal.sort();
        legal
    }
}

/// Dice have no order: a word of capital letters is compared with its letters sorted.
pub fn sorted(value: &str) -> String {
    let is_dice = value.chars().all(|it| it.is_ascii_uppercase() || it == '$');
    if !is_dice {
        return value.to_owned();
    }
    let mut letters: Vec<char> = value.chars().collect();
    letters.sort_unstable();
    letters.into_iter().collect()
}
