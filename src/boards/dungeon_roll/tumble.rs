//! Which dice were rolled by the last action: only those tumble.

use crate::games::dungeon_roll::client::{DungeonFace, Event, Floor, Party, PartyFace, Table};
use crate::kernel::Tally;
use crate::kernel::kit::Counted;

/// The dice that have just been rolled. Among equal ones the last are meant: nobody can tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tumble {
    party: Party,
    floor: Floor,
    /// The number of actions up to now.
    ply: usize,
    /// Changes with every action that is seen, so that a die that is rolled twice tumbles twice.
    is_odd: bool,
}

impl Tumble {
    /// The tumbling dice after `ply` actions, the last of which has brought `events` about. Nothing is rolled by going
    /// back, nor by coming to a match that is under way.
    pub fn after(before: Option<&Tumble>, ply: usize, events: &[Event], table: &Table) -> Tumble {
        let was = before.copied().unwrap_or_default();
        let is_new = if before.is_some() { was.ply < ply } else { ply == 0 };
        if !is_new {
            return Tumble { ply, ..was.at_rest() };
        }
        let mut now = Tumble { ply, is_odd: !was.is_odd, ..Tumble::default() };
        events.iter().for_each(|it| now.observe(it));
        now.party = shared(&now.party, &table.delve.party);
        now.floor = shared(&now.floor, &table.delve.floor);
        now
    }

    fn at_rest(self) -> Tumble {
        Tumble { party: Party::NONE, floor: Floor::NONE, ..self }
    }

    fn observe(&mut self, event: &Event) {
        match event {
            Event::DelveBegan { .. } => *self = self.at_rest(),
            Event::Formed { throw, .. } => self.party = throw.tally(),
            Event::Crowned { n_scrolls, .. } => {
                self.party[PartyFace::Scroll] = 0;
                self.party[PartyFace::Champion] += n_scrolls;
            }
            Event::Populated { throw, is_planned: false, .. } => self.floor = throw.tally().0,
            Event::Turned { from, to, n, .. } => {
                self.floor[*from] = self.floor[*from].saturating_sub(*n);
                self.floor[*to] += n;
            }
            Event::Rerolled { floor_throw, party_throw, .. } => {
                self.floor = floor_throw.tally().0;
                self.party = party_throw.tally();
            }
            Event::Revived { joined, .. } => self.party = *joined,
            // Nothing else rolls what lies there afterwards.
            Event::Populated { is_planned: true, .. } => {}
            Event::First { .. }
            | Event::HeroTaken { .. }
            | Event::Arrayed { .. }
            | Event::Buried { .. } => {}
            Event::Inscribed { .. } | Event::Scouted { .. } | Event::Planned { .. } => {}
            Event::PartyReady { .. }
            | Event::Fought { .. }
            | Event::Opened { .. }
            | Event::Drank { .. } => {}
            Event::Drew { .. } | Event::DragonSlain { .. } | Event::Banished { .. } => {}
            Event::Readied { .. }
            | Event::Offered { .. }
            | Event::Lured { .. }
            | Event::Discarded { .. } => {}
            Event::Unleashed { .. } | Event::Swept { .. } | Event::Recruited { .. } => {}
            Event::Enchanted { .. }
            | Event::Struck { .. }
            | Event::Favored { .. }
            | Event::Removed { .. } => {}
            Event::Tamed { .. }
            | Event::Cried { .. }
            | Event::Intervened { .. }
            | Event::Sang { .. } => {}
            Event::DragonFled { .. } | Event::RingUsed { .. } | Event::ElixirUsed { .. } => {}
            Event::BaitUsed { .. } | Event::PortalUsed { .. } | Event::MonstersGone { .. } => {}
            Event::LeftBehind { .. } | Event::DragonWoke { .. } | Event::Regrouped { .. } => {}
            Event::Gained { .. } | Event::Mastered { .. } | Event::TollPaid { .. } => {}
            Event::DelveEnded { .. } | Event::Over => {}
        }
    }

    /// The class of a die of the party: the one numbered `nth` of `n` with its face.
    pub fn of_party(&self, face: PartyFace, nth: u8, n: u8) -> &'static str {
        self.class(n <= nth + self.party[face])
    }

    /// The class of a die of the level.
    pub fn of_floor(&self, face: DungeonFace, nth: u8, n: u8) -> &'static str {
        self.class(face != DungeonFace::Dragon && n <= nth + self.floor[face])
    }

    fn class(&self, is_rolled: bool) -> &'static str {
        match (is_rolled, self.is_odd) {
            (false, _) => "",
            (true, false) => " is-rolled-a",
            (true, true) => " is-rolled-b",
        }
    }
}

/// As many of each face as there are in both.
fn shared<K: Counted>(one: &Tally<K>, other: &Tally<K>) -> Tally<K> {
    let mut both = Tally::NONE;
    one.iter().for_each(|(kind, n)| both[kind] = n.min(other[kind]));
    both
}
