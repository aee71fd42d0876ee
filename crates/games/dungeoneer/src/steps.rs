//! The steps that are still to be done.

use super::ask::{Ask, Moment};
use super::cards::{AdventureId, Form, LocationId, QuestId};
use super::pieces::{Context, Group};
use super::scope::{Parts, Scope};
use kernel::Seat;
use kernel::ask::Window;
use kernel::kit::{Cell, Side};

/// A step that is still to be done. Steps are data; each is carried out, or waits for an answer.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    // The table is laid.
    /// Heroes are chosen (DN-607).
    ChooseHero(Seat),
    /// Everybody says how many glory cards come first (DN-682).
    FirstHands,
    DealFirstHands,
    /// Heroes stand on the entrance, and everybody gains (DN-068).
    Gather,
    /// A location of one's own is laid (DN-600); so many in a row could lay nothing.
    LayOut {
        seat: Seat,
        n_idle: u8,
    },

    // A turn.
    NextTurn,
    BeginTurn,
    Reset,
    Villainy,
    Locations,
    Heroics,
    /// The free moment of the phase.
    Free,
    EndOfHeroics,
    DiscardOne,
    StayIncome,
    SaveAp,
    Refill,
    EndTurn,

    // Declaring encounters.
    Declare,
    NextBattle,

    // The map.
    /// A location is drawn and placed by `seat`; so many cards have been put under the deck.
    Draw {
        seat: Seat,
        n_under: u8,
    },
    Place {
        seat: Seat,
        location: LocationId,
    },
    /// The same card, in this cell: as it is, or turned?
    Turned {
        seat: Seat,
        location: LocationId,
        cell: Cell,
    },
    /// A location that was taken up is placed elsewhere.
    Replace {
        seat: Seat,
        site: LocationId,
        is_turned: bool,
        from: Cell,
    },

    // A move.
    Leave {
        seat: Seat,
        side: Side,
        with: Passage,
    },
    TestExit {
        seat: Seat,
        side: Side,
        with: Passage,
    },
    Cross {
        seat: Seat,
        side: Side,
        with: Passage,
    },
    /// A hero has come to a location in its own turn.
    Arrive {
        seat: Seat,
        is_phased: bool,
    },
    /// The effects and hazards of the location.
    Visit {
        seat: Seat,
    },
    Spikes {
        seat: Seat,
        form: Form,
        reach: u8,
    },
    /// Heroes without health are destroyed.
    Deaths,

    // Luck.
    /// The roll at hand is made, and goes on with this.
    Roll(Then),

    // Effects.
    Effects {
        parts: Parts,
        scope: Scope,
    },
    /// Wounds are about to be suffered.
    Wound {
        seat: Seat,
        n: u8,
        from: Cause,
    },
    /// After prevention.
    Suffer {
        seat: Seat,
        from: Cause,
    },
    /// A card that was announced and paid does what it does.
    Resolve {
        card: AdventureId,
        by: Seat,
        target: Option<Seat>,
        price: u8,
    },
    /// The putting away of a card that is done.
    PutAway {
        card: AdventureId,
        by: Seat,
    },
    /// A permanent is readied, and surplus ones are discarded.
    Limits(Seat),

    // A battle.
    Forms,
    Specials,
    Response,
    AttackRoll(u8),
    CounterRoll(u8),
    Compare,
    /// A blow lands: the attack, and whether the attacker has won.
    Blow {
        attack: u8,
        by_attacker: bool,
    },
    /// The winner's cards that may add wounds, from this place in the order of its cards.
    Extras {
        attack: u8,
        by_attacker: bool,
        seat: Seat,
    },
    Land {
        attack: u8,
        by_attacker: bool,
    },
    Challenge,
    Lair,
    Reward,
    EndBattle,

    // Quests.
    Complete {
        seat: Seat,
        quest: QuestId,
    },

    // Solo.
    /// So many peril cards are drawn (DN-646).
    Peril {
        n: u8,
        drawn: Vec<AdventureId>,
    },
    /// Encounters that were drawn are fought.
    Ambush(Group),

    /// A bane that was drawn.
    SoloBane(AdventureId),
    /// A hero rolls for a threat.
    Test {
        seat: Seat,
        context: Context,
        then: Then,
    },

    // What waits for an answer.
    Ask(Ask),
    Window {
        of: Moment,
        window: Window,
    },
}

/// The manner of passing an exit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Passage {
    Plain,
    /// Without its condition (`ignoreExit`).
    Ignoring,
    /// Through walls, without condition, effect or hazard (`phase`).
    Phased,
}

/// The cause of a wound.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// A blow in a comparison, by a monster or a hero.
    Hit { by_monster: bool },
    /// A monster's special effect or cry.
    Monster,
    /// A trap encounter, a hazard, an exit, a card, a quest.
    Other,
}

/// The consequence of a roll.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Then {
    Threat { form: Form, reach: u8, fail: Parts, ok: Parts, scope: Scope },
    Exit { side: Side, form: Form, reach: u8, is_trap: bool },
    Spikes { form: Form, reach: u8 },
    Pit { form: Form, reach: u8 },
    Attack(u8),
    Counter(u8),
    Chance { reach: u8, ok: Parts, scope: Scope },
    Stand { form: Form, reach: u8 },
    Search { quest: QuestId, reach: u8 },
    QuestThreat { quest: QuestId },
    QuestChance { quest: QuestId, n_paid: u8 },
}
