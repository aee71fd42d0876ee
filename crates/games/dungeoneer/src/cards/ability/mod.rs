//! The closed vocabulary of cards: abilities as a typed tree. A card's line is read into it once
//! (`read`), and printing the tree gives the line back (`print`).
//!
//! A tree is plain data. It never names a card, a hero or a location.

mod words;

pub use words::{
    Cards, Chooser, Filter, Leave, Owner, Place, Role, Rollers, Rolls, Term, Who, Wounded, Zone,
    ZoneCards,
};

use super::{Form, Trait};

/// An effect of a card, and its time: `TRIGGER[?] [CONDITION] {COST} #turn: EFFECT; EFFECT`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ability {
    pub trigger: Trigger,
    /// True if the controller may decline (`?`).
    pub is_optional: bool,
    /// All of these hold, or nothing happens; for a card in hand, it cannot be played.
    pub conditions: Vec<Condition>,
    /// Paid in full, or the ability cannot be used.
    pub costs: Vec<Cost>,
    /// Once in each turn of any player (DN-103). Abilities of one card that say so share the one use.
    pub is_once: bool,
    pub parts: Vec<Part>,
}

/// When an ability works.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Trigger {
    /// When the paid card resolves. `play`
    Play,
    /// Always while readied, here or on the table. `static`
    Static,
    /// When its player uses it. `use.…`
    Use(Use),
    /// Movement in one's own turn into this location. `enter`
    Enter,
    /// Movement in one's own turn out of this location. `leave`
    Leave,
    /// Battle step A-I of this monster. `attack`
    Attack,
    /// The owner wins a comparison in this form. `hit.melee`
    Hit(Form),
    /// This monster is defeated. `dies`
    Dies,
    /// The controller's Reset. `reset`
    Reset,
    /// A trap card resolves. `trap`
    Trap,
    /// A location's `hazard …` or `danger(…)`, which stand without a trigger.
    Hazard,
    /// Solo: a monster of this kind is drawn from the peril deck. `drawn(Undead)`
    Drawn(Trait),
}

/// When an ability may be used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Use {
    /// In one's own Villainy or Heroics, not in a battle. `use.own`
    Own,
    /// By the cursed player, in his Heroics. `use.own(tgt)`
    OwnTarget,
    /// By any hero there, in his Heroics. `use.own(here)`
    OwnHere,
    /// In one's own Villainy. `use.villain`
    Villain,
    /// In any window. `use.any`
    Any,
    /// In W0, W1, W2 and W7. `use.free`
    Free,
    /// In W4, as the defender. `use.resp`
    Response,
    /// In W8. `use.chal`
    Challenge,
    /// In W5, for the own hero. `use.wound`
    Wound,
    /// In W3, for a roll of the own hero. `use.roll`
    Roll,
    /// When the own hero declares a move. `use.move`
    Move,
}

/// A condition that must hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Condition {
    /// The other side has one of these traits. `vs(Undead|Demon)`
    Versus(Filter),
    /// The attack is in this form. `form(melee)`
    Form(Form),
    /// The own hero attacks. `asAttacker`
    AsAttacker,
    /// The own hero is attacked. `asDefender`
    AsDefender,
    /// The other side is a monster. `isMonster`
    IsMonster,
    /// The other side is a hero. `isHero`
    IsHero,
    /// The other side has attacked the own hero in this turn. `attackedMe`
    AttackedMe,
    /// The wound comes from a comparison. `fromHit`
    FromHit,
    /// The bridge is retracted. `tokenOff(bridge)`
    BridgeIsOff,
}

/// A cost that is paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cost {
    /// `glory 2`, `glory X`
    Glory(Price),
    /// `ap 1`
    Ap(u8),
    /// Never the last health point. `health 1`
    Health(u8),
    /// `peril X`
    Peril(Price),
    /// Cards discarded from the hand. `hand 1`
    Hand(u8),
    /// Readied treasures discarded. `treasure 1`
    Treasure(u8),
    /// Health tokens removed from this card. `counter 1`
    Counter(u8),
    /// This card is discarded. `self`
    Itself,
}

/// A price in an ability.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Price {
    Fixed(u8),
    /// Chosen when it is paid (DN-301). `X`
    X,
}

/// A number in an effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Amount {
    /// `2`; `+1` and `-1` where the word changes something.
    Fixed(i8),
    /// The price that was chosen. `X`
    X,
    /// Half of it. `X/2`
    HalfX,
    /// `-X`
    MinusX,
    /// The printed cost of the card that was paid. `+costOf(paid)`
    CostOfPaid,
}

/// An effect and what must hold for it alone.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Part {
    pub effect: Effect,
    /// Behind the effect in brackets.
    pub conditions: Vec<Condition>,
}

/// One word of the vocabulary with what it is about.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// `wound(me, 1)`
    Wound(Wounded, u8),
    /// `heal(me, X/2)`
    Heal(Who, Amount),
    /// `glory(me, +1)`
    Glory(Who, Amount),
    /// `ap(me, +1)`
    Ap(Who, i8),
    /// The next Reset's income, not below `least` (DN-105). `apNext(tgt, -1, 1)`
    ApNext { who: Who, by: i8, least: u8 },
    /// `apExact(carrier, 1)`
    ApExact(Who, u8),
    /// `stat(me, melee, +1)`
    Stat(Who, Form, i8),
    /// The printed value is this for a while. `setBase(tgt, melee, 0, nextTurn)`
    SetBase(Who, Form, u8, Term),
    /// `monStat(mine(Fiend), melee, +1)`
    MonsterStat(Cards, Form, i8),
    /// `monHealth(self, +1)`
    MonsterHealth(Cards, i8),
    /// Rolls of a hero, or of monsters (`roll(mine(monster), attack, +1, battle)`).
    /// `roll(me, battle.melee, +1)`
    Roll {
        who: Rollers,
        rolls: Rolls,
        by: i8,
        /// None while the card is readied.
        term: Option<Term>,
    },
    /// The roll at hand. `rollOnce(me, attack, +2)`
    RollOnce { who: Who, rolls: Rolls, by: i8 },
    /// Rolls against the own hero. `foeRoll(attack, -1)`
    FoeRoll(Rolls, i8),
    /// All such rolls made in a chosen location. `zoneRoll(loc1, attack, -2, turn)`
    ZoneRoll(Rolls, i8, Term),
    /// Two dice, the higher counts. `adv(me, next)`
    Advantage(Who),
    /// Two dice, the lower counts. `dis(tgt, next)`
    Disadvantage(Who),
    /// `threat(each, magic, 4){fail: … / ok: …}`; a part that is missing is empty.
    Threat { who: Who, form: Form, reach: u8, fail: Vec<Part>, ok: Vec<Part> },
    /// One die, so many or more. `chance(4){ok: …}`
    Chance { reach: u8, ok: Vec<Part> },
    /// `prone(tgt)`
    Prone(Who),
    /// `stand(me)`
    Stand(Who),
    /// `immuneProne(me, turn)`
    ImmuneProne(Who, Term),
    /// `standThreat(roller, melee, 4)`
    StandThreat(Who, Form, u8),
    /// `prevent(1)`
    Prevent(u8),
    /// `negate(atk1)`
    Negate,
    /// `extraWound(1)`
    ExtraWound(u8),
    /// `hitBonus(me, asDefender, 1, battle)`
    HitBonus { who: Who, role: Role, by: u8, term: Term },
    /// An attacker leaves the battle. `removeAtk(atk1, keep)`
    RemoveAttacker(Leave),
    /// `setForm(atk1, magic)`
    SetForm(Form),
    /// `allowForm(me, speed)`
    AllowForm(Who, Form),
    /// `freeAttack(+1)`
    FreeAttack(i8),
    /// `freeChallenge(+1)`
    FreeChallenge(i8),
    /// Hits in this form deal this monster no wounds. `immune(self, magic)`
    Immune(Form),
    /// `warp(me, chamber, me)`
    Warp(Who, Place, Chooser),
    /// `step(tgt, adjacent, you)`
    Step(Who, Chooser),
    /// `shiftMove(empty, you)`
    ShiftMove(Chooser),
    /// `shiftSwap(occupied, you)`
    ShiftSwap(Chooser),
    /// `discard(tgt.treasure, 1, tgt)`
    Discard { zone: Zone, n: u8, chooser: Chooser },
    /// This card. `discard(self)`
    DiscardSelf,
    /// The card that has just been drawn, without any effect. `discard(drawn)`
    DiscardDrawn,
    /// `draw(2)`
    Draw(u8),
    /// A card from a discard pile goes to the lair. `fetch(discard, Undead, lair)`
    Fetch(Filter),
    /// The top `n` cards are revealed; one that fits may be taken into the hand, the rest is discarded.
    /// `reveal(3){take(treasure, 1, hand)}`
    Reveal { n: u8, take: Filter, n_take: u8 },
    /// `questSwap(1)`
    QuestSwap(u8),
    /// `limit(treasure, +2)`
    Limit(Trait, i8),
    /// `cost(mine(Undead), -1, 1)`
    CardCost { cards: Cards, by: i8, least: u8 },
    /// Health tokens on this card. `counter(self, +1)`
    Counter(u8),
    /// The bane that has just been played has no effect. `cancel(bane)`
    Cancel,
    /// `cannot(heal, tgt)`
    CannotHeal(Who),
    /// Not by boons, treasures or abilities of heroes; rewards and locations still heal.
    /// `cannot(healByCards, me)`
    CannotHealByCards(Who),
    /// `forbid(heroVsHero, here)`
    ForbidHeroBattles,
    /// `phase()`
    Phase,
    /// `ignoreExit()`
    IgnoreExit,
    /// `exitBy(left)`
    ExitByLeft,
    /// `token(bridge, toggle)`
    ToggleBridge,
    /// `token(deact, put)`
    PutDeactivation,
    /// `token(deact, take)`
    TakeDeactivation,
    /// `hazard pit(speed, 5)`
    Pit(Form, u8),
    /// `hazard spikes(speed, 4)`
    Spikes(Form, u8),
    /// `danger(+2)`
    Danger(u8),
    /// `choose(me){A / B}`
    Choose(Who, Vec<Vec<Part>>),
}
