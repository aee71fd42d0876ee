//! The consequences of an action, in symbols and numbers.

use crate::boards::dungeon_roll::query::Query;
use crate::boards::dungeon_roll::selection::Target;
use crate::games::dungeon_roll::client::{self, Action, Course, Delve, DungeonFace, Ending};

/// One consequence: a number of something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Consequence {
    pub sign: Sign,
    pub n: i8,
}

/// The subject of a consequence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sign {
    /// Experience.
    Xp,
    /// Treasures.
    Treasure,
    /// Dice in the party.
    Die,
    /// Dice on the level with this face.
    Floor(DungeonFace),
    /// Dragons in the lair.
    Lair,
    /// Dungeon dice to be rolled.
    Roll,
    /// Party dice to be rolled.
    PartyRoll,
    /// The hero turns to the master side.
    Master,
    /// The delve ends.
    End,
}

/// An action's consequences, as far as they are known.
pub fn brings(query: Query<'_>, action: &Action) -> Vec<Consequence> {
    let Ok(preview) = client::preview(query.options.view, action) else { return Vec::new() };
    let mut marks = Vec::new();
    let mut add = |sign: Sign, n: i8| {
        if n != 0 {
            marks.push(Consequence { sign, n });
        }
    };
    let is_seek = *action == Action::Course(Course::Seek);
    add(Sign::Xp, preview.xp as i8);
    add(Sign::Treasure, preview.n_treasures as i8);
    // The dice of the next delve are rolled as soon as this one ends; they are nobody's gain.
    if preview.ending.is_none() {
        add(Sign::PartyRoll, preview.n_party_dice as i8);
        add(Sign::Roll, if is_seek { 0 } else { preview.n_dungeon_dice as i8 });
    }
    if let Some(after) = preview.after {
        let (now, then) = (&query.table().delve, &after.delve);
        for face in Target::ALL.map(Target::face) {
            add(Sign::Floor(face), then.floor[face] as i8 - now.floor[face] as i8);
        }
        let n_party = |it: &Delve| it.party.total() + it.temps.total();
        add(Sign::Die, n_party(then) as i8 - n_party(now) as i8);
        add(Sign::Lair, then.lair as i8 - now.lair as i8);
    }
    add(Sign::Master, i8::from(preview.masters));
    let ends = match preview.ending {
        Some(Ending::Retired | Ending::Legend | Ending::Fled | Ending::Portal) => 1,
        None => 0,
    };
    add(Sign::End, ends);
    marks
}
