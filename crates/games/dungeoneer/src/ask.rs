//! Questions that must be answered, and the windows in which others may act.

use super::cards::ability::{Place, Rolls, Term};
use super::cards::{AdventureId, Filter, Form, LocationId, QuestId};
use super::pieces::Origin;
use super::scope::{Alternatives, Parts, Scope};
use kernel::{Seat, kinds};

/// The list of all questions, handed to the macro `$then`: what each asks, and with which fields beside the seat
/// that is asked. What a question offers and what an answer does stand in `rules::questions`, its words in
/// `words::questions`, what computers think of its answers in `bots::thumb::asks`: one row for each there.
macro_rules! questions {
    ($then:ident $($given:tt)*) => {
        $crate::ask::$then! {
            ($($given)*)
            /// Which exit another hero is sent through (`exitBy`).
            ExitBy { mover: Seat }
            /// Which battle comes first (DN-116).
            WhichBattle {}
            /// The form of an attacking monster.
            ChooseForm { foe: u8 }
            /// The special that happens first in step A-I.
            WhichSpecial {}
            /// Which comparison comes first.
            WhichAttack {}
            /// Which attack an effect is about, one of `n`; the effect's first part follows.
            Attack { parts: Parts, scope: Scope, n: u8 }
            /// A card adds wounds to a blow, or not.
            Extra { attack: u8, by_attacker: bool, card: Origin }
            /// Take a token instead of the wound (DN-530).
            Token { attack: u8, by_attacker: bool }
            /// The place that a monster goes to (DN-421).
            Destination { foe: u8 }
            /// The card that leaves a lair that is too full.
            DiscardLair {}
            /// Whose peril rises (DN-426).
            GivePeril {}
            /// A card of the hand to be discarded.
            DiscardHand { is_cost: bool }
            /// A readied card of `owner` to be discarded, one of those that the effect names; none of whom is any.
            /// A card may leave the choice to its victim.
            DiscardReadied { owner: Option<Seat>, cards: Filter, is_victims: bool, why: Why }
            /// Solo: whether a card that was drawn is paid away.
            DiscardDrawn { card: AdventureId }
            /// Surplus of an inventory (DN-323).
            Surplus { is_boon: bool }
            /// The place that a hero is warped to.
            Warp { who: Seat, place: Place }
            /// Which adjacent location a hero is led to.
            Step { who: Seat }
            /// Which location is taken up.
            TakeUp {}
            /// Which two locations are swapped: the first.
            SwapFirst {}
            /// And the second.
            SwapSecond { first: LocationId }
            /// The half-turns of the first and of the second: one of four.
            SwapTurns { first: LocationId, second: LocationId }
            /// Which location a token or an effect is for.
            Location { what: Spot }
            /// Which card of a discard pile.
            Fetch { cards: Filter }
            /// Which revealed card is taken; how many were revealed.
            TakeRevealed { cards: Filter, n: u8 }
            /// Which deck is drawn from, so many times.
            Deck { n: u8, why: Draw }
            /// Which quest is exchanged.
            SwapQuest {}
            /// An alternative of a card.
            Either { options: Alternatives, scope: Scope }
            /// Which card hosts an attachment.
            Host { card: AdventureId }
            /// The glory that is added to a quest of chance.
            Stake { quest: QuestId }
            /// Which cards a sacrifice takes, one after another: what is left to give.
            Sacrifice { quest: QuestId, left: u8 }
            /// Pay an action point instead of the test of spikes (DN-624).
            Dodge { form: Form, reach: u8 }
            /// The new hero (DN-604).
            NewHero {}
            /// The place where it stands.
            NewPlace { whose: Seat }
            /// The form in which a free attack is made, on whom.
            FreeAttack { bonus: i8 }
        }
    };
}

macro_rules! define {
    (() $($(#[$doc:meta])* $name:ident { $($field:ident: $of:ty),* })*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            pub struct $name {
                pub seat: Seat,
                $(pub $field: $of,)*
            }

            impl From<$name> for Ask {
                fn from(it: $name) -> Ask {
                    Ask::$name(it)
                }
            }
        )*

        /// A question that must be answered.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Ask {
            $($(#[$doc])* $name($name),)*
        }
    };
}

macro_rules! each_arm {
    (($ask:ident $it:ident $do:block) $($(#[$doc:meta])* $name:ident $fields:tt)*) => {
        match $ask {
            $($crate::ask::Ask::$name($it) => $do)*
        }
    };
}

/// The outcome of any question `$ask` by `$do`, in which it is `$it`, of its own type.
macro_rules! of_each {
    ($ask:ident, $it:ident => $do:block) => {
        $crate::ask::questions!(each_arm $ask $it $do)
    };
}

pub(crate) use {define, each_arm, of_each, questions};

questions!(define);

impl Ask {
    /// The seat that is asked.
    pub const fn seat(&self) -> Seat {
        of_each!(self, it => { it.seat })
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

/// The purpose for which a location is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    PutDeactivation,
    /// One is moved from where it lies, all being in use (DN-361).
    MoveDeactivation,
    TakeDeactivation,
    /// Rolls made there change (`zoneRoll`).
    Zone {
        rolls: Rolls,
        by: i8,
        term: Term,
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
    Reveal(Filter),
}

kinds! {
    /// A window in which others may act.
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
