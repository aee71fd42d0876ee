//! Choices, events, and what is still to be done.

use super::cards::{AdventureId, Form, HeroId, LocationId, QuestId};
use super::pieces::Origin;
use kernel::ask::Answer;
use kernel::kit::Side;
use kernel::{Seat, kinds};

/// A choice: one of the eight shapes of answers.
pub type Action = Answer<Word>;

/// A thing named in answers. Each is one word of notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Word {
    /// A card of the hand is played for so much. `TA17`, `TA08:4`; for the peril of a player: `TA31@b`.
    Play { card: AdventureId, price: Option<u8>, payer: Option<Seat> },
    /// A monster of the lair is declared. `lair.TA37@b`
    FromLair { card: AdventureId, payer: Seat },
    /// An ability is used, by its place on the card. `use.TA14.2`, `use.hero.1`, `use.TM20.1`
    Use { of: Origin, ability: u8 },
    /// A cursed player, or a hero there, uses another player's card. `shed.TA34.b`
    Shed { card: AdventureId, owner: Seat },
    /// A move. `go.N`; with a card that helps: `go.N.VA18`
    Go { side: Side, with: Option<AdventureId> },
    /// `explore`
    Explore,
    /// `attempt.TQ02`
    Attempt(QuestId),
    /// `search.TQ07`
    Search(QuestId),
    /// Begins an escort (DN-525). `escort.TQ01`
    Escort(QuestId),
    /// Ends it. `finish.TQ01`
    Finish(QuestId),
    /// Takes up a token that lies here (DN-527). `take.TQ01`
    Take(QuestId),
    /// Lays it down. `drop.TQ01`
    Drop(QuestId),
    /// Attacks a hero here. `attack.b.melee`
    Strike { hero: Seat, form: Form },
    /// Challenges a monster, or a hero, by what pays it. `challenge.1.melee`
    Challenge { on: Target, form: Form, pay: Pay },
    /// `stand`
    Stand,
    /// Falls, for an action point (DN-618). `fall`
    Fall,
    /// The end of a free moment. `end`
    End,
    /// The turn: a pass that stands until one's own. `turn`
    Turn,
    /// The battle: a pass that stands for it. `battle`
    Battle,
    /// `b`
    Seat(Seat),
    /// `nobody`
    Nobody,
    /// `melee`
    Form(Form),
    /// `N`
    Side(Side),
    /// A card of the hand. `hand.TA17`
    Hand(AdventureId),
    /// A readied card, one's own or of a seat. `readied.TA17.b`
    Readied(AdventureId, Seat),
    /// A card of the lair, or into the lair. `lair.TA37`
    Lair(AdventureId),
    /// A card among those that lie open: revealed, or discarded. `card.TA17`
    Card(AdventureId),
    /// `TH1`
    Hero(HeroId),
    /// `TQ01`
    Quest(QuestId),
    /// `TM05`
    Location(LocationId),
    /// An attack of the exchange, by its place. `attack.1`
    Attack(u8),
    /// A monster of the battle, by its place. `foe.1`
    Foe(u8),
    /// The place that a card goes to. `to.hand`
    To(Destination),
    /// The deck of glory or that of peril. `deck.glory`
    Deck(DeckId),
    /// An alternative of a card, by its place. `either.1`
    Either(u8),
}

/// Whom a challenge is against.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    /// A monster of the battle, by its place.
    Foe(u8),
    Hero(Seat),
}

kinds! {
    /// The payment for a challenge.
    pub enum Pay {
        /// An action point.
        Ap = "ap",
        /// Nothing: a card made it free.
        Free = "free",
        /// The hero falls (DN-621).
        Fall = "fall",
    }
}

kinds! {
    /// The place that a monster goes to after a battle (DN-421).
    pub enum Destination {
        Hand = "hand",
        Lair = "lair",
        Discard = "discard",
    }
}

kinds! {
    /// One of two decks (DN-681).
    pub enum DeckId {
        Glory = "glory",
        Peril = "peril",
    }
}
