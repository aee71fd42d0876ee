//! Everybody at the table, and the heroes that they choose from.

use crate::boards::dungeon_roll::query::Query;
use crate::boards::dungeon_roll::selection::Plan;
use crate::games::dungeon_roll::client::{self, Action, DELVES, Forming, Hero, Phase};
use crate::kernel::Seat;

/// One player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerModel {
    pub seat: Seat,
    /// True if it is this player's delve.
    pub is_adventurer: bool,
    /// True if this player rolls the dungeon dice.
    pub is_lord: bool,
    /// True if this player's hero and treasures are in sight.
    pub is_shown: bool,
    pub hero: Option<Hero>,
    pub is_master: bool,
    pub xp: u16,
    pub n_treasures: u8,
    pub total: i32,
    /// Experience of the levels of each delve that is over.
    pub delves: [Option<u8>; DELVES as usize],
}

/// A hero of the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    pub hero: Hero,
    pub is_free: bool,
    /// True if it lies on top, to be taken by a second touch.
    pub is_chosen: bool,
}

/// Draws everybody.
pub fn players(query: Query<'_>) -> Vec<PlayerModel> {
    let table = query.table();
    let standing = client::standing(table);
    let is_running = table.delve.phase != Phase::Over;
    let model = |seat: Seat| {
        let player = table.player(seat);
        let is_over = |nth: usize| nth < player.n_delves.into();
        PlayerModel {
            seat,
            is_adventurer: is_running && seat == table.adventurer(),
            is_lord: is_running && 1 < table.n_seats() && seat == table.lord(),
            is_shown: seat == query.shown(),
            hero: player.hero,
            is_master: player.is_master,
            xp: player.xp(),
            n_treasures: player.treasures.total(),
            total: standing.places[seat].total,
            delves: std::array::from_fn(|nth| is_over(nth).then(|| player.level_xp[nth])),
        }
    };
    Seat::all(table.n_seats()).map(model).collect()
}

/// The heroes of the deck, while somebody chooses.
pub fn candidates(query: Query<'_>) -> Vec<Candidate> {
    let table = query.table();
    if table.delve.phase != Phase::Choosing {
        return Vec::new();
    }
    let is_taken = |hero| Seat::all(table.n_seats()).any(|it| table.player(it).hero == Some(hero));
    let model = |hero: Hero| Candidate {
        hero,
        is_free: !is_taken(hero),
        is_chosen: query.selection.plan == Plan::Sure(Action::Form(Forming::Choose { hero })),
    };
    client::roster(table).map(model).collect()
}
