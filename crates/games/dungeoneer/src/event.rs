//! Events: sentences, motion and sound come from them alone.

use super::action::{DeckId, Destination};
use super::ask::Moment;
use super::cards::{AdventureId, Form, HeroId, LocationId, QuestId};
use super::pieces::{Context, FoeCard, FoeState, Term, Throw};
use super::state::{Ending, Phase};
use kernel::kit::{Cell, Side};
use kernel::{Seat, kinds};

/// A player with the hero who is played: sentences name either.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figure {
    pub seat: Seat,
    pub hero: HeroId,
}

/// A side that fights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Combatant {
    Hero(Figure),
    Foe(FoeCard),
}

/// The card that something comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    Card(AdventureId),
    /// The ability of a hero.
    Hero(HeroId),
    Location(LocationId),
    Quest(QuestId),
}

/// Why glory, peril, action points or health change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// They pay what another event tells of, or are part of it.
    Told,
    /// Wounds that the hero has dealt in a battle (DN-426).
    Battle,
    /// Wounds that the monsters of this player have dealt (DN-426).
    Given(Figure),
    /// A card says so; none for what the rules say.
    Effect(Option<Source>),
}

/// Why a card lies on the discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Discard {
    /// It has been used up, or another event tells of it.
    Told,
    /// At the end of a turn (DN-150).
    EndOfTurn,
    /// A card, a price or a limit says so.
    Forced,
}

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
        /// A neighbour that a way leads to, and on which side of it the location lies.
        beside: Option<(LocationId, Side)>,
    },
    /// A location that fits nowhere goes under the deck.
    NoPlace {
        location: LocationId,
    },
    MapIsFull,
    /// All heroes stand on the entrance, and each gains this (DN-068).
    Gathered {
        location: LocationId,
        gain: Gain,
    },
    Drew {
        who: Figure,
        cards: Option<Vec<AdventureId>>,
        n: u8,
        /// To fill the hand, as everybody does (DN-070, DN-155).
        is_refill: bool,
    },
    /// One die for each point of peril; so many are not above the limit, and bring a card each (DN-646).
    PerilDice {
        location: LocationId,
        faces: Vec<u8>,
        reach: u8,
        n_hits: u8,
    },
    DrewPeril {
        card: AdventureId,
    },
    /// A bane waits for what it is about (DN-648).
    Waits {
        card: AdventureId,
    },
    /// The location card is seen by all (DN-082).
    DrewLocation {
        who: Figure,
        location: LocationId,
    },
    TurnBegan {
        who: Figure,
        round: u8,
        ap: u8,
    },
    PhaseBegan {
        phase: Phase,
    },
    TurnEnded {
        who: Figure,
    },
    Glory {
        who: Figure,
        by: i16,
        why: Reason,
    },
    Peril {
        who: Figure,
        by: i16,
        why: Reason,
    },
    Ap {
        who: Figure,
        by: i8,
        why: Reason,
    },
    Healed {
        who: Figure,
        n: u8,
        /// The health now.
        left: u8,
        why: Reason,
    },
    Wounded {
        who: Figure,
        n: u8,
        /// The health that is left.
        left: u8,
    },
    Prevented {
        who: Figure,
        n: u8,
    },
    Fell {
        who: Figure,
        /// For an action point (DN-618, DN-621).
        is_chosen: bool,
    },
    Stood {
        who: Figure,
    },
    Moved {
        who: Figure,
        from: Cell,
        to: Cell,
        location: LocationId,
        how: How,
        /// The glory and peril that this location gives, if any (DN-252).
        gain: Option<Gain>,
    },
    /// A hero that has not moved gains in its location (DN-152).
    Stayed {
        who: Figure,
        location: LocationId,
        gain: Gain,
    },
    Played {
        who: Figure,
        card: AdventureId,
        target: Option<Figure>,
        price: u8,
    },
    Cancelled {
        by: Figure,
        card: AdventureId,
    },
    Readied {
        who: Figure,
        card: AdventureId,
    },
    Discarded {
        who: Figure,
        card: AdventureId,
        why: Discard,
    },
    Used {
        who: Figure,
        of: Source,
        ability: u8,
    },
    Declared {
        who: Figure,
        target: Figure,
        card: AdventureId,
        /// The peril that the target has paid.
        price: u8,
        from_lair: bool,
    },
    BattleBegan {
        lord: Figure,
        hero: Figure,
    },
    HuntBegan {
        who: Figure,
        quest: QuestId,
    },
    ChoseForm {
        foe: FoeCard,
        form: Form,
    },
    Struck {
        who: Figure,
        hero: Figure,
        form: Form,
    },
    Challenged {
        who: Figure,
        on: Combatant,
        form: Form,
    },
    /// A roll of a hero, or of the player who leads a monster.
    Rolled {
        who: Figure,
        context: Context,
        throw: Throw,
        total: i8,
        reach: Option<u8>,
        is_ok: Option<bool>,
        /// The source that asks for it.
        of: Option<Source>,
    },
    /// An attack is compared with the counterattack (DN-415).
    Compared {
        attack: u8,
        form: Form,
        by: Combatant,
        on: Combatant,
        /// Of the attack and the counterattack.
        throws: [Throw; 2],
        /// The attack can wound nobody.
        is_negated: bool,
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
        who: Figure,
        card: AdventureId,
        to: Destination,
    },
    BattleEnded,
    Attempted {
        who: Figure,
        quest: QuestId,
    },
    Failed {
        who: Figure,
        quest: QuestId,
    },
    Found {
        who: Figure,
        quest: QuestId,
    },
    Completed {
        who: Figure,
        quest: QuestId,
        level: u8,
        /// The number of quests that the hero has completed.
        n_done: u8,
        /// The glory of its reward.
        glory: u8,
    },
    Escorts {
        who: Figure,
        quest: QuestId,
        what: Escorting,
    },
    QuestSwapped {
        who: Figure,
        old: QuestId,
        new: QuestId,
    },
    ExitHeld {
        who: Figure,
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
        who: Figure,
        /// The player is out of the game (DN-005).
        is_out: bool,
    },
    /// Another hero for a player, or the same again (DN-604).
    Returned {
        who: Figure,
    },
    /// An action point is kept for other players' turns (DN-154).
    SavedAp {
        who: Figure,
    },
    Revealed {
        who: Figure,
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
    /// The way a hero came elsewhere.
    pub enum How {
        Walked, Warped, Led, Shifted,
    }
}

kinds! {
    /// The fate of an escort.
    pub enum Escorting {
        Begun, Dropped, Taken, Stolen,
    }
}

/// The gain of a hero in a location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    pub glory: u8,
    /// None in solo, where dice are rolled for it (DN-646).
    pub peril: u8,
}
