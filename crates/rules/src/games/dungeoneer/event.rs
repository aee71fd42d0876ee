//! What happens: sentences, motion and sound come from events alone.

use super::action::{DeckId, Destination, Target};
use super::ask::Moment;
use super::cards::{AdventureId, Form, HeroId, LocationId, QuestId};
use super::pieces::{Context, FoeCard, FoeState, Origin, Term};
use super::state::{Ending, Phase};
use crate::kernel::kit::{Cell, Side};
use crate::kernel::{Seat, kinds};

/// Something that happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// The table is laid: who begins, with these rolls in turn.
    FirstPlayer {
        seat: Seat,
        rolls: Vec<Vec<(Seat, u8)>>,
    },
    GotHero {
        seat: Seat,
        hero: HeroId,
    },
    GotQuests {
        seat: Seat,
        quests: Vec<QuestId>,
    },
    Global {
        quest: QuestId,
    },
    Placed {
        by: Option<Seat>,
        location: LocationId,
        cell: Cell,
        is_turned: bool,
    },
    /// A location that fits nowhere goes under the deck.
    NoPlace {
        location: LocationId,
    },
    MapIsFull,
    Drew {
        seat: Seat,
        cards: Option<Vec<AdventureId>>,
        n: u8,
    },
    /// The location card is seen by all (DN-082).
    PerilDie {
        face: u8,
        reach: u8,
        is_hit: bool,
    },
    DrewPeril {
        card: AdventureId,
    },
    /// A bane waits for what it is about (DN-648).
    Waits {
        card: AdventureId,
    },
    DrewLocation {
        seat: Seat,
        location: LocationId,
    },
    TurnBegan {
        seat: Seat,
        round: u8,
        ap: u8,
    },
    PhaseBegan {
        phase: Phase,
    },
    TurnEnded {
        seat: Seat,
    },
    Glory {
        seat: Seat,
        by: i16,
    },
    Peril {
        seat: Seat,
        by: i16,
    },
    Ap {
        seat: Seat,
        by: i8,
    },
    Healed {
        seat: Seat,
        n: u8,
    },
    Wounded {
        seat: Seat,
        n: u8,
    },
    Prevented {
        seat: Seat,
        n: u8,
    },
    Fell {
        seat: Seat,
    },
    Stood {
        seat: Seat,
    },
    Moved {
        seat: Seat,
        from: Cell,
        to: Cell,
        how: How,
    },
    Stays {
        seat: Seat,
        side: Side,
    },
    Played {
        seat: Seat,
        card: AdventureId,
        target: Option<Seat>,
        price: u8,
    },
    Cancelled {
        by: Seat,
        card: AdventureId,
    },
    Readied {
        seat: Seat,
        card: AdventureId,
    },
    Discarded {
        seat: Seat,
        card: AdventureId,
    },
    Used {
        seat: Seat,
        of: Origin,
        ability: u8,
    },
    Declared {
        seat: Seat,
        target: Seat,
        card: AdventureId,
        from_lair: bool,
    },
    BattleBegan {
        lord: Seat,
        hero: Seat,
    },
    HuntBegan {
        seat: Seat,
        quest: QuestId,
    },
    ChoseForm {
        foe: FoeCard,
        form: Form,
    },
    Struck {
        seat: Seat,
        hero: Seat,
        form: Form,
    },
    Challenged {
        seat: Seat,
        on: Target,
        form: Form,
    },
    /// A die: whose, for what, the faces, and the total with everything added.
    Rolled {
        seat: Seat,
        context: Context,
        dice: [u8; 2],
        n_dice: u8,
        total: i8,
        reach: Option<u8>,
        is_ok: Option<bool>,
    },
    Compared {
        attack: u8,
        attacker: i8,
        defender: i8,
    },
    FoeHurt {
        foe: FoeCard,
        n: u8,
        left: u8,
    },
    FoeGone {
        foe: FoeCard,
        state: FoeState,
    },
    FoeHealed {
        foe: FoeCard,
        health: u8,
    },
    PutIn {
        seat: Seat,
        card: Option<AdventureId>,
        to: Destination,
    },
    BattleEnded,
    Attempted {
        seat: Seat,
        quest: QuestId,
    },
    Failed {
        seat: Seat,
        quest: QuestId,
    },
    Found {
        seat: Seat,
        quest: QuestId,
    },
    Completed {
        seat: Seat,
        quest: QuestId,
        level: u8,
    },
    Escorts {
        seat: Seat,
        quest: QuestId,
        what: Escorting,
    },
    QuestSwapped {
        seat: Seat,
        old: QuestId,
        new: QuestId,
    },
    ExitHeld {
        seat: Seat,
        side: Side,
    },
    TermBegan {
        term: Term,
    },
    Shifted {
        location: LocationId,
        to: Cell,
        is_turned: bool,
    },
    Bridge {
        is_on: bool,
    },
    Deactivated {
        location: LocationId,
        is_on: bool,
    },
    Destroyed {
        seat: Seat,
    },
    Returned {
        seat: Seat,
        hero: HeroId,
    },
    Revealed {
        seat: Seat,
        cards: Vec<AdventureId>,
    },
    Shuffled {
        deck: DeckId,
    },
    /// All have passed, and the match goes on.
    GoesOn {
        after: Moment,
    },
    Over {
        ending: Ending,
    },
}

kinds! {
    /// How a hero came elsewhere.
    pub enum How {
        Walked, Warped, Led, Shifted,
    }
}

kinds! {
    /// What becomes of an escort.
    pub enum Escorting {
        Begun, Dropped, Taken, Stolen,
    }
}
