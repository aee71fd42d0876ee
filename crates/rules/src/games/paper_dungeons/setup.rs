//! What is settled before the first action (PD-011, PD-015, PD-321).

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use super::action::Refusal;
use super::dungeons::Dungeon;
use crate::kernel::SEATS_MAX;
use crate::kernel::notation::{ParseError, Reader};

/// Missions in play, unless the table plays without (PD-015).
pub const MISSIONS: usize = 3;

/// The setup of a match. In notation: `players=2 dungeon=random missions=3 vanishing=no`,
/// and `potions=ask` after it where that is wanted; without it potions take wounds by themselves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Teams, 1 to 8.
    pub n_players: usize,
    /// A dungeon card picked by the players; none: luck decides.
    pub dungeon: Option<Dungeon>,
    /// Whether three missions are in play.
    pub has_missions: bool,
    /// Whether gems vanish after the first two fights. A team alone always plays so.
    pub has_vanishing: bool,
    /// Whether the owner is asked how many wounds the potions take (PD-065).
    pub asks_potions: AsksPotions,
}

/// Whether a table asks how many wounds the potions take. A table that does not ask adds nothing to
/// the check value, so that matches from before the setting keep theirs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AsksPotions(pub bool);

impl Hash for AsksPotions {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.0 {
            state.write_u8(1);
        }
    }
}

impl Setup {
    /// Tells whether this many teams can play.
    ///
    /// # Errors
    /// If they are none, or more than eight.
    pub fn admit(&self) -> Result<usize, Refusal> {
        match self.n_players {
            1..=SEATS_MAX => Ok(self.n_players),
            _ => Err(Refusal::Players),
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let missions = if self.has_missions { "3" } else { "none" };
        let vanishing = if self.has_vanishing { "yes" } else { "no" };
        let dungeon = self.dungeon.map_or("random", |it| it.card().letter.en);
        let n_players = self.n_players;
        write!(
            f,
            "players={n_players} dungeon={dungeon} missions={missions} vanishing={vanishing}"
        )?;
        if self.asks_potions.0 { f.write_str(" potions=ask") } else { Ok(()) }
    }
}

impl FromStr for Setup {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Setup, ParseError> {
        let mut reader = Reader::new(text);
        let n_players = crate::kernel::notation::number(reader.value("players")?, 0, 99)? as usize;
        let dungeon = match reader.value("dungeon")? {
            "random" => None,
            letter => Some(Dungeon::read(letter)?),
        };
        let has_missions = one_of(reader.value("missions")?, "none", "3")?;
        let has_vanishing = one_of(reader.value("vanishing")?, "no", "yes")?;
        // Setups from before the setting end here.
        let asks_potions = match reader.is_at_end() {
            true => AsksPotions(false),
            false => AsksPotions(one_of(reader.value("potions")?, "always", "ask")?),
        };
        reader.end()?;
        Ok(Setup { n_players, dungeon, has_missions, has_vanishing, asks_potions })
    }
}

/// Reads one of two words; the second is `true`.
fn one_of(word: &str, no: &str, yes: &str) -> Result<bool, ParseError> {
    if word == yes {
        Ok(true)
    } else if word == no {
        Ok(false)
    } else {
        Err(ParseError::Unexpected)
    }
}
