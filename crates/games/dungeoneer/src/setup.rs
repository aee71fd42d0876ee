//! The setup, settled before the first action: the box, the variants, the house options,
//! and how solo and combined tables are laid.

use super::cards::BoxId;
use super::mended::Mended;
use super::refusals::Refusal;
use crate::messages;
use kernel::{Edition, Set, kinds, options};

kinds! {
    /// Which cards are on the table.
    pub enum Boxes {
        Tomb = "tomb",
        Vault = "vault",
        /// Both boxes shuffled together (DN-680).
        Both = "both",
    }
}

impl Boxes {
    /// Tells whether cards of this box are in play.
    pub fn has(self, of: BoxId) -> bool {
        match self {
            Boxes::Tomb => of == BoxId::Tomb,
            Boxes::Vault => of == BoxId::Vault,
            Boxes::Both => true,
        }
    }

    /// No more players than this (DN-060, DN-685).
    pub const fn players_max(self) -> u8 {
        match self {
            Boxes::Tomb | Boxes::Vault => 4,
            Boxes::Both => 6,
        }
    }
}

kinds! {
    /// Which entrance starts the map of two boxes (DN-683).
    pub enum Start {
        Random = "random",
        Tomb = "tomb",
        Vault = "vault",
    }
}

kinds! {
    /// The switches that a table may set: the variants, and others that are on or off.
    pub enum Switch {
        /// No blank spots (DN-600).
        Charted,
        /// Resurrection (DN-604).
        Resurrection,
        /// Choosing heroes (DN-607).
        Choosing,
        /// Optional discard (DN-609).
        Optional,
        /// Impartial placement (DN-612).
        Impartial,
        /// Nothing personal (DN-615).
        Shared,
        /// Movement limit (DN-618).
        Limited,
        /// Action points by falling (DN-621).
        Falling,
        /// Dodging spikes (DN-624).
        Dodging,
        /// Locations may be given a half-turn (DN-202).
        HalfTurn,
        /// A glory deck and a peril deck (DN-681); always so with both boxes and in solo.
        Split,
        /// In solo, the strongest monster that survives goes to the lair (DN-650).
        Lair,
        /// Everybody is asked wherever they might answer (DN-572).
        Always,
    }
}

/// The switches that a solo table may set (DN-657).
const IN_SOLO: Set<Switch> = Switch::set(&[
    Switch::Charted,
    Switch::Choosing,
    Switch::Limited,
    Switch::Falling,
    Switch::Dodging,
    Switch::HalfTurn,
    Switch::Lair,
    Switch::Always,
]);

/// The setup of a match, one word for each option. Options that do not go with the number of players
/// have no effect; [`Setup::rules`] says what is in effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// 1 to 4, with both boxes 1 to 6.
    pub n_players: u8,
    pub boxes: Boxes,
    pub start: Start,
    pub charted: bool,
    pub resurrection: bool,
    pub choosing: bool,
    pub optional: bool,
    pub impartial: bool,
    pub shared: bool,
    pub limited: bool,
    pub falling: bool,
    pub dodging: bool,
    pub half_turn: bool,
    pub split: bool,
    pub lair: bool,
    /// After so many rounds the best hero wins; 0 for no limit but that of DN-763.
    pub turn_limit: u8,
    pub asks_always: bool,
}

/// No match lasts longer, in rounds (DN-763).
pub const ROUNDS_MAX: u8 = 150;

/// The rules of a table: the setup without what has no effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    pub n_players: u8,
    pub boxes: Boxes,
    pub start: Start,
    switches: Set<Switch>,
    /// The last round.
    pub rounds_max: u8,
    pub edition: Edition,
}

impl Rules {
    /// Tells whether a card of this box, which is there since an edition, is in the game.
    pub fn deals(&self, of: BoxId, since: Edition) -> bool {
        self.boxes.has(of) && self.edition.has(since)
    }

    /// Tells whether a mended rule holds.
    pub fn is_mended(&self, ruling: Mended) -> bool {
        ruling.holds_in(self.edition)
    }

    /// Tells whether a switch is on.
    pub fn has(&self, switch: Switch) -> bool {
        self.switches.has(switch)
    }

    /// One hero alone.
    pub const fn is_solo(&self) -> bool {
        self.n_players == 1
    }

    /// Glory cards and peril cards are drawn from two decks (DN-642, DN-681).
    pub fn is_split(&self) -> bool {
        self.is_solo() || self.has(Switch::Split)
    }
}

impl Setup {
    /// A table of one box, nothing switched.
    pub const fn plain(n_players: u8) -> Setup {
        Setup {
            n_players,
            boxes: Boxes::Tomb,
            start: Start::Random,
            charted: false,
            resurrection: false,
            choosing: false,
            optional: false,
            impartial: false,
            shared: false,
            limited: false,
            falling: false,
            dodging: false,
            half_turn: false,
            split: false,
            lair: false,
            turn_limit: 0,
            asks_always: false,
        }
    }

    /// Tells whether this many can play.
    ///
    /// # Errors
    /// If they are none, or too many for the boxes (DN-060, DN-685), or two variants exclude each other.
    pub fn admit(&self) -> Result<usize, Refusal> {
        if self.n_players == 0 || self.boxes.players_max() < self.n_players {
            return Err(match self.boxes {
                Boxes::Both => Refusal::PlayersOfBoth,
                Boxes::Tomb | Boxes::Vault => Refusal::Players,
            });
        }
        if self.limited && self.falling {
            return Err(Refusal::FallingWithLimit);
        }
        Ok(usize::from(self.n_players))
    }

    /// The rules in effect in an edition.
    pub fn rules(&self, edition: Edition) -> Rules {
        let is_solo = self.n_players == 1;
        let all = [
            (Switch::Charted, self.charted),
            (Switch::Resurrection, self.resurrection),
            (Switch::Choosing, self.choosing),
            (Switch::Optional, self.optional),
            (Switch::Impartial, self.impartial),
            (Switch::Shared, self.shared),
            (Switch::Limited, self.limited),
            (Switch::Falling, self.falling),
            (Switch::Dodging, self.dodging),
            (Switch::HalfTurn, self.half_turn),
            (Switch::Split, self.split || self.boxes == Boxes::Both),
            (Switch::Lair, is_solo && self.lair),
            (Switch::Always, self.asks_always),
        ];
        let switches: Set<Switch> = all.into_iter().filter(|it| it.1).map(|it| it.0).collect();
        let rounds_max = if self.turn_limit == 0 { ROUNDS_MAX } else { self.turn_limit };
        Rules {
            n_players: self.n_players,
            boxes: self.boxes,
            start: self.start,
            switches: if is_solo { switches.and(IN_SOLO) } else { switches },
            rounds_max,
            edition,
        }
    }
}

options! {
    impl Setup;

    boxes = "box" {
        name: "setup-box";
        hint: "setup-box-hint";
        // Five or six need the cards of both (DN-685).
        applies: |n_seats| n_seats <= 4;
        default: |at| if at.n_seats <= 4 { 0 } else { 2 };
        choices: {
            Boxes::Tomb => "tomb", "term-tomb";
            Boxes::Vault => "vault", "term-vault";
            Boxes::Both => "both", "setup-box-both";
        }
    }
    start = "start" {
        name: "setup-start";
        hint: "setup-start-hint";
        choices: {
            Start::Random => "random", "setup-start-random";
            Start::Tomb => "tomb", "setup-start-tomb";
            Start::Vault => "vault", "setup-start-vault";
        }
    }
    charted = "charted" {
        name: "setup-charted";
        hint: "setup-charted-hint";
        choices: { false => "no", "setup-off"; true => "yes", "setup-on"; }
    }
    resurrection = "resurrection" {
        name: "setup-resurrection";
        hint: "setup-resurrection-hint";
        applies: |n_seats| 1 < n_seats;
        choices: { false => "no", "setup-off"; true => "yes", "setup-on"; }
    }
    choosing = "heroes" {
        name: "setup-heroes";
        hint: "setup-heroes-hint";
        choices: {
            false => "dealt", "setup-heroes-dealt";
            true => "chosen", "setup-heroes-chosen";
        }
    }
    optional = "discard" {
        name: "setup-discard";
        hint: "setup-discard-hint";
        applies: |n_seats| 1 < n_seats;
        choices: {
            false => "must", "setup-discard-must";
            true => "may", "setup-discard-may";
        }
    }
    impartial = "impartial" {
        name: "setup-impartial";
        hint: "setup-impartial-hint";
        applies: |n_seats| 1 < n_seats;
        choices: { false => "no", "setup-off"; true => "yes", "setup-on"; }
    }
    shared = "quests" {
        name: "setup-quests";
        hint: "setup-quests-hint";
        applies: |n_seats| 1 < n_seats;
        choices: {
            false => "personal", "setup-quests-personal";
            true => "global", "setup-quests-global";
        }
    }
    limited = "limited" {
        name: "setup-limited";
        hint: "setup-limited-hint";
        choices: { false => "no", "setup-off"; true => "yes", "setup-on"; }
    }
    falling = "falling" {
        name: "setup-falling";
        hint: "setup-falling-hint";
        choices: { false => "no", "setup-off"; true => "yes", "setup-on"; }
    }
    dodging = "dodging" {
        name: "setup-dodging";
        hint: "setup-dodging-hint";
        choices: { false => "no", "setup-off"; true => "yes", "setup-on"; }
    }
    half_turn = "turned" {
        name: "setup-turned";
        hint: "setup-turned-hint";
        choices: { false => "no", "setup-turned-no"; true => "yes", "setup-turned-yes"; }
    }
    split = "split" {
        name: "setup-split";
        hint: "setup-split-hint";
        applies: |n_seats| 1 < n_seats;
        choices: { false => "no", "setup-split-no"; true => "yes", "setup-split-yes"; }
    }
    lair = "lair" {
        name: "setup-lair";
        hint: "setup-lair-hint";
        applies: |n_seats| n_seats == 1;
        choices: { false => "no", "setup-off"; true => "yes", "setup-on"; }
    }
    turn_limit = "rounds" {
        name: "setup-rounds";
        hint: "setup-rounds-hint";
        choices: {
            0 => "all", "setup-rounds-all";
            10 => "10", "setup-rounds-10";
            15 => "15", "setup-rounds-15";
            20 => "20", "setup-rounds-20";
            30 => "30", "setup-rounds-30";
        }
    }
    asks_always = "ask" {
        name: "setup-ask";
        hint: "setup-ask-hint";
        choices: {
            false => "choice", "setup-ask-choice";
            true => "always", "setup-ask-always";
        }
    }
}
