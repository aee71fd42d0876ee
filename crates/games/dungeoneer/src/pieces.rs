//! The parts of a state: cards that lie open, battles, rolls, effects that end.

use std::hash::{Hash, Hasher};

use super::cards::ability::{Filter, Role, Rolls};
use super::cards::{AdventureId, LocationId, Monster, QuestId, Trait, library};
use kernel::kit::Cell;
use kernel::{BySeat, Seat, Set};

pub use super::cards::{Exit, Form};

/// A card in an inventory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Readied {
    pub card: AdventureId,
    /// Health tokens on it.
    pub counters: u8,
    /// The cursed player, where a curse lies by its target.
    pub target: Option<Seat>,
    /// The card that it is attached to.
    pub host: Option<AdventureId>,
}

/// A monster in a lair.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lurker {
    pub card: AdventureId,
    /// The cards attached to it.
    pub attached: Vec<AdventureId>,
    /// In solo: it has attacked in this turn.
    pub has_attacked: bool,
}

/// An effect that ends by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Term {
    pub what: Lasting,
    pub until: Until,
}

/// An effect that lasts for a while.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lasting {
    /// Rolls of a hero.
    Roll { of: Seat, rolls: Rolls, by: i8 },
    /// Rolls of a player's monsters.
    MonsterRoll { of: Seat, cards: Filter, rolls: Rolls, by: i8 },
    /// All such rolls in a location.
    Zone { location: LocationId, rolls: Rolls, by: i8 },
    /// A printed value counts as this.
    Base { of: Seat, form: Form, is: u8 },
    /// A hero cannot fall.
    Upright { of: Seat },
    /// Blows that a hero lands deal more wounds.
    Hits { of: Seat, role: Role, by: u8 },
    /// Values of a player's monsters.
    MonsterStat { of: Seat, cards: Filter, form: Form, by: i8 },
}

/// When it ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Until {
    EndOfTurn,
    EndOfBattle,
    /// When so many more turns of that player have ended.
    TurnsOf(Seat, u8),
    /// Not by itself.
    Never,
}

/// The origin of an effect or a use.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Origin {
    /// An adventure card.
    Card(AdventureId),
    /// The own hero card.
    Hero,
    /// A location.
    Location(LocationId),
    /// A quest: its influence, its artifact, what it asks for.
    Quest(QuestId),
    /// A monster of the battle, by its place.
    Foe(u8),
    /// An exit, a hazard, a rule.
    Rules,
}

/// Monsters and traps declared against one hero (DN-116).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    pub hero: Seat,
    /// The place of the hero then: a hero that has left is out of reach (DN-431, DN-743).
    pub cell: Cell,
    pub foes: Vec<Lurker>,
    pub traps: Vec<AdventureId>,
}

/// Records keep hashes of states, those of old records without the place.
impl Hash for Group {
    fn hash<H: Hasher>(&self, to: &mut H) {
        self.hero.hash(to);
        self.foes.hash(to);
        self.traps.hash(to);
    }
}

/// A battle.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Battle {
    pub kind: BattleKind,
    /// The player whose cards attack; the attacking hero's.
    pub lord: Seat,
    /// The hero who is attacked.
    pub hero: Seat,
    pub cell: Cell,
    pub foes: Vec<Foe>,
    /// Traps and special effects of step A-I that are still to come.
    pub pending: Vec<Special>,
    /// The blows of the exchange: that of the attackers, or the hero's in a challenge.
    pub attacks: Vec<Attack>,
    /// The exchange is a challenge.
    pub is_challenge: bool,
    /// Somebody attacked at all (DN-465).
    pub has_attacked: bool,
    /// An attack without price that the attacked hero may make now, in the Challenge step.
    pub free: Option<Free>,
    /// Wounds that monsters dealt: peril to give away (DN-426).
    pub peril: u8,
    /// Wounds that heroes dealt to monsters, by hero.
    pub glory: BySeat<u8>,
}

impl Battle {
    /// A battle at a table of so many seats in which nobody has attacked yet.
    pub fn new(kind: BattleKind, lord: Seat, hero: Seat, cell: Cell, n_seats: usize) -> Battle {
        Battle {
            kind,
            lord,
            hero,
            cell,
            foes: Vec::new(),
            pending: Vec::new(),
            attacks: Vec::new(),
            is_challenge: false,
            has_attacked: false,
            free: None,
            peril: 0,
            glory: BySeat::new(n_seats, |_| 0),
        }
    }
}

/// The sort of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BattleKind {
    /// Encounters of a player, or drawn in solo.
    Encounter,
    /// The monster of a quest (DN-513).
    Hunt(QuestId),
    /// Hero against hero (DN-402).
    Heroes,
}

/// Something that happens in step A-I.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Special {
    Trap(AdventureId),
    /// The special effect of a monster, by its place.
    Foe(u8),
}

/// A monster in a battle.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Foe {
    pub card: FoeCard,
    pub attached: Vec<AdventureId>,
    /// Chosen in step A-I.
    pub form: Option<Form>,
    pub health: u8,
    pub is_hurt: bool,
    pub state: FoeState,
}

/// Which card a monster is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FoeCard {
    Adventure(AdventureId),
    Quest(QuestId),
}

impl FoeCard {
    /// Its printed values.
    ///
    /// # Panics
    /// If the card is no monster.
    pub fn monster(self) -> &'static Monster {
        let monster = match self {
            FoeCard::Adventure(id) => &library().adventures[id.idx()].monster,
            FoeCard::Quest(id) => &library().quests[id.idx()].monster,
        };
        monster.as_ref().expect("a monster")
    }

    /// Its traits.
    pub fn traits(self) -> Set<Trait> {
        match self {
            FoeCard::Adventure(id) => id.card().traits,
            FoeCard::Quest(id) => id.card().traits,
        }
    }

    /// The abilities of the card.
    pub fn abilities(self) -> &'static [super::cards::Ability] {
        match self {
            FoeCard::Adventure(id) => &library().adventures[id.idx()].abilities,
            FoeCard::Quest(id) => &library().quests[id.idx()].monster_abilities,
        }
    }
}

/// The state of a monster in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FoeState {
    Fights,
    /// Its last health is gone.
    Defeated,
    /// A card discarded it (DN-718).
    Discarded,
    /// It left the battle (DN-425, DN-431).
    Left,
    /// Its owner has put it away.
    Away,
}

/// An attacker, or the target of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fighter {
    Hero(Seat),
    /// A monster, by its place.
    Foe(u8),
}

/// One attack of an exchange.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attack {
    pub by: Fighter,
    pub on: Fighter,
    pub form: Form,
    /// Can neither wound nor cause strike effects (`negate`).
    pub is_negated: bool,
    /// The bonus to the attack roll.
    pub bonus: i8,
    /// The total of the attack, once rolled.
    pub attack: Option<i8>,
    /// The total of the counterattack.
    pub counter: Option<i8>,
    /// Compared already.
    pub is_done: bool,
    /// Wounds beyond the first of the blow that lands.
    pub extra: u8,
    /// The throws of the attack and the counterattack.
    pub throws: [Throw; 2],
}

/// The parts of a total.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Throw {
    /// The dice that show, 1 to 6; of one die the second is 0.
    pub dice: [u8; 2],
    /// 0 before the roll, 1, or 2.
    pub n_dice: u8,
    /// The count of the dice.
    pub face: u8,
    /// The value that is tested.
    pub value: i8,
    /// The sum of all that changes the roll.
    pub more: i8,
}

/// A roll that is about to be made.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Roll {
    pub by: Fighter,
    /// Whose roll it is: the player who rolls.
    pub seat: Seat,
    pub context: Context,
    pub cell: Cell,
    /// Modifiers that were played for this roll.
    pub by_cards: i8,
    pub has_advantage: bool,
    pub has_disadvantage: bool,
}

/// The purpose of a roll.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Context {
    /// The attack at this place of the exchange.
    Attack(u8),
    /// The counterattack against it.
    Counter(u8),
    Exit(Form),
    Hazard(Form),
    /// A trap encounter.
    Trap(Form),
    /// The threat of a quest.
    Quest(Form),
    /// Any other threat.
    Threat(Form),
    /// A search, or a die of a quest of chance.
    Search,
    /// A die of a card that asks for no value.
    Chance,
}

/// An attack in the Challenge step that a card has made free.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Free {
    /// The bonus to the attack roll.
    pub bonus: i8,
    /// Only those who have attacked this hero in the turn can be attacked (DN-436).
    pub is_payback: bool,
}
