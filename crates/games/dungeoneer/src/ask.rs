//! Questions that must be answered, and the windows in which others may act (§7.1).

use super::cards::{AdventureId, Form, LocationId, QuestId};
use super::pieces::Origin;
use super::scope::{Alternatives, Parts, Scope};
use kernel::{Seat, kinds};

/// A question that must be answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ask {
    /// Which exit another hero is sent through (`exitBy`).
    ExitBy {
        seat: Seat,
        mover: Seat,
    },
    /// Which battle comes first (DN-116).
    WhichBattle {
        seat: Seat,
    },
    /// The form of an attacking monster.
    ChooseForm {
        seat: Seat,
        foe: u8,
    },
    /// What happens first in step A-I.
    WhichSpecial {
        seat: Seat,
    },
    /// Which comparison comes first.
    WhichAttack {
        seat: Seat,
    },
    /// Which attack an effect is about; the effect's first part follows.
    Attack {
        seat: Seat,
        parts: Parts,
        scope: Scope,
        n: u8,
    },
    /// Whether a card adds wounds to a blow.
    Extra {
        seat: Seat,
        attack: u8,
        by_attacker: bool,
        card: Origin,
    },
    /// Take a token instead of the wound (DN-530).
    Token {
        seat: Seat,
        attack: u8,
        by_attacker: bool,
    },
    /// Where a monster goes (DN-421).
    Destination {
        seat: Seat,
        foe: u8,
    },
    /// What leaves a lair that is too full.
    DiscardLair {
        seat: Seat,
    },
    /// Whose peril rises (DN-426).
    GivePeril {
        seat: Seat,
    },
    /// A card of the hand to be discarded.
    DiscardHand {
        seat: Seat,
        is_cost: bool,
    },
    /// A readied card of `owner` to be discarded, one of those that the effect names; none of whom is any.
    DiscardReadied {
        seat: Seat,
        owner: Option<Seat>,
        cards: super::cards::Filter,
        /// Whether the card leaves the choice to whoever loses it.
        is_victims: bool,
        why: Why,
    },
    /// Solo: whether a card that was drawn is paid away.
    DiscardDrawn {
        seat: Seat,
        card: AdventureId,
    },
    /// Surplus of an inventory (DN-323).
    Surplus {
        seat: Seat,
        is_boon: bool,
    },
    /// Where a hero is warped or led to.
    Warp {
        seat: Seat,
        who: Seat,
        place: super::cards::ability::Place,
    },
    /// Which adjacent location a hero is led to.
    Step {
        seat: Seat,
        who: Seat,
    },
    /// Which location is taken up.
    TakeUp {
        seat: Seat,
    },
    /// Which two locations are swapped: the first, and then the second.
    SwapFirst {
        seat: Seat,
    },
    SwapSecond {
        seat: Seat,
        first: LocationId,
    },
    /// Whether the first, and the second, are given a half-turn: one of four.
    SwapTurns {
        seat: Seat,
        first: LocationId,
        second: LocationId,
    },
    /// Which location a token or an effect is for.
    Location {
        seat: Seat,
        what: Spot,
    },
    /// Which card of a discard pile.
    Fetch {
        seat: Seat,
        cards: super::cards::Filter,
    },
    /// Which revealed card is taken; how many were revealed.
    TakeRevealed {
        seat: Seat,
        cards: super::cards::Filter,
        n: u8,
    },
    /// Which deck is drawn from, so many times.
    Deck {
        seat: Seat,
        n: u8,
        why: Draw,
    },
    /// Which quest is exchanged.
    SwapQuest {
        seat: Seat,
    },
    /// An alternative of a card.
    Either {
        seat: Seat,
        options: Alternatives,
        scope: Scope,
    },
    /// Which card hosts an attachment.
    Host {
        seat: Seat,
        card: AdventureId,
    },
    /// How much glory is added to a quest of chance.
    Stake {
        seat: Seat,
        quest: QuestId,
    },
    /// Which cards a sacrifice takes, one after another: what is left to give.
    Sacrifice {
        seat: Seat,
        quest: QuestId,
        left: u8,
    },
    /// Pay an action point instead of the test of spikes (DN-624).
    Dodge {
        seat: Seat,
        form: Form,
        reach: u8,
    },
    /// The new hero (DN-604).
    NewHero {
        seat: Seat,
    },
    /// Where it stands.
    NewPlace {
        seat: Seat,
        whose: Seat,
    },
    /// The form in which a free attack is made, on whom.
    FreeAttack {
        seat: Seat,
        bonus: i8,
    },
}

impl Ask {
    /// Who is asked.
    pub const fn seat(&self) -> Seat {
        match *self {
            Ask::ExitBy { seat, .. }
            | Ask::WhichBattle { seat }
            | Ask::ChooseForm { seat, .. }
            | Ask::WhichSpecial { seat }
            | Ask::WhichAttack { seat }
            | Ask::Attack { seat, .. }
            | Ask::Extra { seat, .. }
            | Ask::Token { seat, .. }
            | Ask::Destination { seat, .. }
            | Ask::DiscardLair { seat }
            | Ask::GivePeril { seat }
            | Ask::DiscardHand { seat, .. }
            | Ask::DiscardReadied { seat, .. }
            | Ask::DiscardDrawn { seat, .. }
            | Ask::Surplus { seat, .. }
            | Ask::Warp { seat, .. }
            | Ask::Step { seat, .. }
            | Ask::TakeUp { seat }
            | Ask::SwapFirst { seat }
            | Ask::SwapSecond { seat, .. }
            | Ask::SwapTurns { seat, .. }
            | Ask::Location { seat, .. }
            | Ask::Fetch { seat, .. }
            | Ask::TakeRevealed { seat, .. }
            | Ask::Deck { seat, .. }
            | Ask::SwapQuest { seat }
            | Ask::Either { seat, .. }
            | Ask::Host { seat, .. }
            | Ask::Stake { seat, .. }
            | Ask::Sacrifice { seat, .. }
            | Ask::Dodge { seat, .. }
            | Ask::NewHero { seat }
            | Ask::NewPlace { seat, .. }
            | Ask::FreeAttack { seat, .. } => seat,
        }
    }

    /// Whether a player whose hero is destroyed is asked all the same.
    pub const fn is_for_the_dead(&self) -> bool {
        matches!(self, Ask::NewHero { .. })
    }
}

/// Why a readied card is discarded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Why {
    /// An effect says so.
    Effect,
    /// It pays an ability, which goes on with these.
    Cost(Parts, Scope),
}

/// What a location is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    PutDeactivation,
    /// One is moved from where it lies, all being in use (DN-361).
    MoveDeactivation,
    TakeDeactivation,
    /// Rolls made there change (`zoneRoll`).
    Zone {
        rolls: super::cards::ability::Rolls,
        by: i8,
        term: super::cards::ability::Term,
    },
}

/// Why cards are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draw {
    /// Up to the full hand.
    Refill,
    /// By an effect.
    Effect,
    /// Revealed, by an effect: what may be taken.
    Reveal(super::cards::Filter),
}

kinds! {
    /// A window (§7.1).
    pub enum Moment {
        /// W1, at the end of Heroics.
        EndOfHeroics = "W1",
        /// W2.
        Entered = "W2",
        /// W3.
        BeforeRoll = "W3",
        /// W4.
        Response = "W4",
        /// W5.
        Wound = "W5",
        /// W6.
        Counter = "W6",
        /// W7, and W1 at the start of a phase: a moment to break in.
        Interrupt = "W7",
        /// W8.
        Challenge = "W8",
        /// W9.
        Reward = "W9",
        /// W0.
        Free = "W0",
    }
}
