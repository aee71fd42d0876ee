//! The cards of both boxes, as data: 12 heroes, 44 locations, 28 quests and 107 kinds of adventure cards.
//! They are written one a line in `cards/<box>/*.txt`, in a closed vocabulary ([`Ability`]), and read
//! once into a [`Library`].
//!
//! A new card is one line in a file of its box and one line in `words/*.txt`, wherever they stand: its words
//! in both languages are made from what it does ([`ability_text`]). Its key is a number that no other card
//! has, and behind it stands the edition that adds it: `TA55 since 3`. Lines that do not read are left out,
//! and told all at once ([`findings`]).
//!
//! Nothing outside this folder knows a card by its id or name; a rule asks what a card says.

pub mod ability;
mod cast;
mod findings;
mod hazards;
mod library;
mod names;
mod print;
mod read;
mod spelling;
mod symbols;
mod topics;
mod traits;
mod words;

pub use ability::{Ability, Effect, Filter, Part};
pub use cast::HERO_KEYS;
pub use findings::findings;
pub use hazards::Hazard;
pub use library::library;
pub use names::{HeroName, Name, QuestName};
pub use read::{FILES, File, Finding, Library, Sort};
pub use topics::{Topic, Topics, has_bridge, topics_of_cards};
pub use traits::{CARD_KINDS, DURATIONS, MONSTER_KINDS, SUBTYPES, Trait};
pub use words::{CardText, On, ability_text, parts_text};

use kernel::kit::Side;
use kernel::{Edition, Set, kinds};

kinds! {
    /// One of the two boxes.
    pub enum BoxId {
        /// Tomb of the Lich Lord.
        Tomb = "tomb",
        /// Vault of the Fiends.
        Vault = "vault",
    }
}

impl BoxId {
    /// The letter of the box in notation.
    pub const fn letter(self) -> char {
        match self {
            BoxId::Tomb => 'T',
            BoxId::Vault => 'V',
        }
    }
}

kinds! {
    /// The form that is tested, and that of a blow (DN-405).
    pub enum Form {
        Melee = "melee",
        Magic = "magic",
        Speed = "speed",
    }
}

/// Says which card of its sort, as its place in the [`Library`], which never changes. Written `TA01`, `VM13`:
/// the box, the sort, the number among them.
macro_rules! card_ids {
    ($($(#[$about:meta])* $Id:ident = $letter:literal),+ $(,)?) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $Id(pub u8);

        impl $Id {
            /// The letter of the sort in notation.
            pub const LETTER: char = $letter;

            /// The place in the library.
            pub const fn idx(self) -> usize {
                self.0 as usize
            }
        }
    )+};
}

card_ids! {
    /// A kind of adventure cards, of which a deck may have several copies.
    AdventureId = 'A',
    /// A hero.
    HeroId = 'H',
    /// A location.
    LocationId = 'M',
    /// A quest.
    QuestId = 'Q',
}

/// The source of what a card says: so a card can say of itself whether it follows the published one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The published card. `[S]`
    Published,
    /// Name or part of it from the published game or a public source, the rest is ours.
    Partly,
    /// Our own design. `[D]`
    Ours,
}

/// When a card may be played (DN-035).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum When {
    Villainy,
    Heroics,
    Any,
    Response,
}

/// The duration of a card (DN-036).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lasting {
    Instant,
    Permanent,
    /// Permanent, and lies by the target.
    PermanentByTarget,
    Attachment(Host),
    Monster,
}

/// The thing that an attachment is laid under.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Host {
    /// The location of the target's hero.
    Location,
    /// A readied card of one's own with this trait.
    Own(Trait),
    /// A monster in one's own lair.
    LairMonster,
}

/// A printed price: one number, or one of several that are chosen from (`X`).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CardPrice {
    Fixed(u8),
    /// Ascending.
    OneOf(Vec<u8>),
}

impl CardPrice {
    /// The lowest price.
    pub fn least(&self) -> u8 {
        match self {
            CardPrice::Fixed(n) => *n,
            CardPrice::OneOf(all) => all[0],
        }
    }
}

/// The fate of a bane in solo (DN-641, DN-648, DN-655).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solo {
    /// As printed.
    Plain,
    /// Not in the deck.
    Out,
    /// Stays until an encounter with one of these traits is played.
    Wait(Filter),
    /// Acts on the next roll.
    NextRoll,
    /// `X` is the peril of the location, at most this.
    PerilOfLocation(u8),
    /// Peril dice rolled on entering this location succeed on so many pips more.
    PerilDice(u8),
}

/// The values of a monster.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Monster {
    pub health: u8,
    /// By [`Form`].
    pub values: [u8; 3],
    /// The forms in which it may attack (●).
    pub attacks: Set<Form>,
}

/// An adventure card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AdventureCard {
    pub of: BoxId,
    /// `TA01`
    pub key: String,
    /// The edition that it came with.
    pub since: Edition,
    /// The number of copies in the box.
    pub n_copies: u8,
    /// In glory for boons and treasures, in peril for the others (DN-034).
    pub price: CardPrice,
    pub when: When,
    pub lasting: Lasting,
    /// Kind of card, duration, subtypes, kind of monster.
    pub traits: Set<Trait>,
    pub monster: Option<Monster>,
    pub abilities: Vec<Ability>,
    pub solo: Solo,
    pub source: Source,
}

impl AdventureCard {
    /// The kind of monster that it is; none if it is no monster.
    pub fn monster_kind(&self) -> Option<Trait> {
        self.traits.and(MONSTER_KINDS).first()
    }
}

/// A hero.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeroCard {
    pub of: BoxId,
    pub key: String,
    /// The edition that it came with.
    pub since: Edition,
    pub health: u8,
    /// The number of permanent boons that may be readied.
    pub boons: u8,
    /// The number of permanent treasures.
    pub treasures: u8,
    /// Melee, magic, speed at levels 1 to 4.
    pub levels: [[u8; 3]; 4],
    pub abilities: Vec<Ability>,
    /// The abilities in solo, where they differ (DT-H5).
    pub solo_abilities: Vec<Ability>,
    pub source: Source,
}

/// The demand of an exit on anyone who leaves by it (DN-260 to DN-264).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Exit {
    Wall,
    Open,
    /// Costs one action point more for who fails. `Bm4`
    Blocked(Form, u8),
    /// Wounds who fails. `Ts5`
    Trap(Form, u8),
}

kinds! {
    /// The kind of a location.
    pub enum Ground {
        Tunnel = "tunnel",
        DarkTunnel = "dark",
        Chamber = "chamber",
    }
}

/// A location.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LocationCard {
    pub of: BoxId,
    pub key: String,
    /// The edition that it came with.
    pub since: Edition,
    pub ground: Ground,
    pub is_entrance: bool,
    pub glory: u8,
    pub peril: u8,
    /// By [`Side`]: north, east, south, west.
    pub exits: [Exit; 4],
    /// Hazards and danger among them.
    pub abilities: Vec<Ability>,
    pub source: Source,
}

impl LocationCard {
    /// The exit on a side, the card lying as it is listed.
    pub fn exit(&self, side: Side) -> Exit {
        self.exits[side.idx()]
    }
}

kinds! {
    /// The sort of a quest; a quest may be of two.
    pub enum Category {
        Influence = "influence",
        Artifact = "artifact",
        Sacrifice = "sacrifice",
        Hunt = "hunt",
        Search = "search",
        Escort = "escort",
        Threat = "threat",
        Chance = "chance",
    }
}

/// The place where a quest can be attempted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum QuestPlace {
    /// `TM12`
    Location(LocationId),
    /// Any entrance. `entrance`
    Entrance,
    /// Any tunnel that is not dark. `plainTunnel`
    PlainTunnel,
    /// `tunnel`
    Tunnel,
    /// Any chamber that is not an entrance. `chamber`
    Chamber,
}

/// The deed that completes a quest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// Overcome a threat; each deactivation token on the table lowers it by `easier` (DV-Q07). The parts
    /// strike who fails. `threat(melee, 6){fail: …}`, `threat(magic, 9, deact 2){fail: …}`
    Threat { form: Form, reach: u8, easier: u8, fail: Vec<Part> },
    /// So many dice, this total or more. Each payment of `price` glory, at most `n_max` of them, adds a
    /// die of which the higher counts, or 1. `chance(1, 5, {glory 2} die)`, `chance(2, 8, {glory 1} +1 max 3)`
    Chance { n_dice: u8, reach: u8, price: u8, n_max: u8, adds_die: bool },
    /// Pay glory. `pay {glory 2}`
    PayGlory(u8),
    /// Lose health, not the last. `pay {health 2}`
    PayHealth(u8),
    /// Discard cards from the hand. `pay {hand 3}`
    PayHand(u8),
    /// Discard so many readied boons or treasures. `pay {readied 2}`
    PayReadied(u8),
    /// Discard readied boons or treasures of this total printed cost. `pay {worth 5}`
    PayWorth(u8),
    /// Defeat the quest's monster. `hunt`
    Hunt,
    /// Bring the token to the second place. `escort`
    Escort,
}

/// A quest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QuestCard {
    pub of: BoxId,
    pub key: String,
    /// The edition that it came with.
    pub since: Edition,
    pub categories: Set<Category>,
    /// The place where it is attempted; where an escort begins.
    pub place: QuestPlace,
    /// The place where an escort ends.
    pub goal: Option<QuestPlace>,
    /// The number that a search must reach before the rest can be attempted (DN-520).
    pub search: Option<u8>,
    pub attempt: Attempt,
    /// The monster of a hunt, with its traits and abilities.
    pub monster: Option<Monster>,
    pub traits: Set<Trait>,
    pub monster_abilities: Vec<Ability>,
    /// The most health that the monster can come to; its printed health where nothing adds to it.
    pub health_max: u8,
    /// Besides a level.
    pub glory: u8,
    pub recovery: u8,
    /// While it is unfinished (DN-511).
    pub influence: Vec<Ability>,
    /// Once it is completed (DN-510).
    pub artifact: Vec<Ability>,
    pub source: Source,
}

impl QuestCard {
    /// The kind of monster that is hunted; none if none is.
    pub fn monster_kind(&self) -> Option<Trait> {
        self.traits.and(MONSTER_KINDS).first()
    }
}
