//! Exact odds of what dice decide: threats, exits, exchanges, quests, searches. They are counted over all
//! ways in which the dice can fall, with every modifier that lies open now; what hands may still add is
//! not in them. Everything is answered from what everybody sees, so a board may show it to anybody.

use super::cards::ability::{Effect, Role, Trigger};
use super::cards::{AdventureId, Attempt, Exit, Form, QuestId, Trait};
use super::pieces::{
    Attack, Battle, BattleKind, Context, Fighter, Foe, FoeCard, FoeState, Lurker, Roll,
};
use super::rules::battles::{new_attack, new_foe};
use super::rules::{map, rolls, values};
use super::state::Open;
use crate::kernel::Seat;
use crate::kernel::kit::{Cell, Side};

/// The ways in which two dice can fall: every throw of one or two dice is counted in them.
pub const THROWS: u32 = 36;

/// The ways in which two throws can fall.
pub const EXCHANGES: u32 = THROWS * THROWS;

/// A chance as a fraction: `n` of `of` ways that are equally likely. `of` is never 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    pub n: u32,
    pub of: u32,
}

impl Odds {
    /// What cannot fail.
    pub const CERTAIN: Odds = Odds { n: 1, of: 1 };

    /// What cannot happen.
    pub const NEVER: Odds = Odds { n: 0, of: 1 };

    /// In parts of a thousand, rounded down.
    pub const fn thousandths(self) -> i32 {
        (self.n as u64 * 1000 / self.of as u64) as i32
    }
}

/// Which of the dice of a throw counts (`adv`, `dis`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dice {
    /// One die.
    One,
    /// The higher of two.
    Higher,
    /// The lower of two.
    Lower,
}

impl Dice {
    /// How a roll is thrown: one advantage and one disadvantage cancel out.
    pub const fn of(roll: &Roll) -> Dice {
        match (roll.has_advantage, roll.has_disadvantage) {
            (true, false) => Dice::Higher,
            (false, true) => Dice::Lower,
            (true, true) | (false, false) => Dice::One,
        }
    }

    /// In how many of [`THROWS`] ways each face counts, 1 first.
    pub const fn faces(self) -> [u32; 6] {
        match self {
            Dice::One => [6; 6],
            Dice::Higher => [1, 3, 5, 7, 9, 11],
            Dice::Lower => [11, 9, 7, 5, 3, 1],
        }
    }

    /// How often the face that counts is `least` or more.
    pub fn reaches(self, least: i32) -> Odds {
        let faces = self.faces().into_iter().zip(1..);
        let n = faces.filter(|it| least <= it.1).map(|it| it.0).sum();
        Odds { n, of: THROWS }
    }
}

/// A side of an exchange: how it throws, and what it adds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strength {
    pub throw: Dice,
    pub bonus: i32,
}

/// How an attack and the counterattack against it compare (DN-415). The three add up to [`EXCHANGES`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exchange {
    /// The attacker lands a blow.
    pub wins: u32,
    pub ties: u32,
    /// The defender does.
    pub losses: u32,
}

impl Exchange {
    /// An exchange of two sides.
    pub fn new(attack: Strength, counter: Strength) -> Exchange {
        let (mut wins, mut ties, mut losses) = (0, 0, 0);
        for (ours, face) in attack.throw.faces().into_iter().zip(1..) {
            for (theirs, other) in counter.throw.faces().into_iter().zip(1..) {
                let ways = ours * theirs;
                match (face + attack.bonus).cmp(&(other + counter.bonus)) {
                    std::cmp::Ordering::Greater => wins += ways,
                    std::cmp::Ordering::Equal => ties += ways,
                    std::cmp::Ordering::Less => losses += ways,
                }
            }
        }
        Exchange { wins, ties, losses }
    }

    /// How often the attacker lands a blow.
    pub const fn win(self) -> Odds {
        Odds { n: self.wins, of: EXCHANGES }
    }

    /// How often the defender does.
    pub const fn loss(self) -> Odds {
        Odds { n: self.losses, of: EXCHANGES }
    }
}

/// A roll of a hero that is not announced.
fn plain_roll(open: &Open, seat: Seat, context: Context) -> Roll {
    Roll {
        by: Fighter::Hero(seat),
        seat,
        context,
        cell: open.heroes[seat].at,
        by_cards: 0,
        has_advantage: false,
        has_disadvantage: false,
    }
}

/// What is tested by a roll, and what is added to it.
pub(super) fn bonus(open: &Open, roll: &Roll) -> i32 {
    let tested = match roll.context {
        Context::Exit(form)
        | Context::Hazard(form)
        | Context::Trap(form)
        | Context::Quest(form)
        | Context::Threat(form) => values::value(open, roll.seat, form),
        Context::Attack(_) | Context::Counter(_) => rolls::attack_of(open, roll.context)
            .map_or(0, |it| values::fighter_value(open, roll.by, it.form)),
        Context::Search | Context::Chance => 0,
    };
    i32::from(tested) + i32::from(rolls::roll_modifier(open, roll))
}

/// What a hero adds to the die of a roll that is not announced.
pub fn bonus_for(open: &Open, seat: Seat, context: Context) -> i32 {
    bonus(open, &plain_roll(open, seat, context))
}

/// How often a hero overcomes such a threat here and now (DN-460).
pub fn threat(open: &Open, seat: Seat, context: Context, reach: u8) -> Odds {
    Dice::One.reaches(i32::from(reach) - bonus_for(open, seat, context))
}

/// How often a hero passes the condition of the exit on this side of a location: [`Odds::CERTAIN`] where
/// there is none; none for a wall, or where nothing lies beyond.
pub fn exit(open: &Open, seat: Seat, cell: Cell, side: Side) -> Option<Odds> {
    let exit = values::working_exit(open, cell, side)?;
    let is_held = open.map.get(cell).is_some_and(|it| it.held[side.idx()].is_some());
    Some(match exit {
        Exit::Blocked(form, reach) | Exit::Trap(form, reach) if !is_held => {
            threat(open, seat, Context::Exit(form), reach)
        }
        Exit::Wall | Exit::Open | Exit::Blocked(..) | Exit::Trap(..) => Odds::CERTAIN,
    })
}

/// How often a search in a location finds its goal (DN-520).
pub fn search(open: &Open, seat: Seat, cell: Cell, reach: u8) -> Odds {
    let way = map::distance(&open.map, cell).unwrap_or(0) as i32;
    let roll = plain_roll(open, seat, Context::Search);
    Dice::One.reaches(i32::from(reach) - way - bonus(open, &roll))
}

/// How often one attempt at a quest succeeds, where its place is reached and its price can be paid. A hunt is
/// counted with a challenge in the best form if `can_challenge`; a quest of chance without any payment.
/// Escorts and sacrifices cannot fail.
pub fn quest(open: &Open, seat: Seat, quest: QuestId, can_challenge: bool) -> Odds {
    match quest.card().attempt {
        Attempt::Threat { form, reach, easier, .. } => {
            let n_off = open.map.iter().filter(|it| it.1.is_deactivated).count() as u8;
            let reach = reach.saturating_sub(easier.saturating_mul(n_off));
            threat(open, seat, Context::Quest(form), reach)
        }
        Attempt::Chance { .. } => chance(open, seat, quest, 0),
        Attempt::Hunt => hunt(open, seat, quest, can_challenge),
        Attempt::PayGlory(_)
        | Attempt::PayHealth(_)
        | Attempt::PayHand(_)
        | Attempt::PayReadied(_)
        | Attempt::PayWorth(_)
        | Attempt::Escort => Odds::CERTAIN,
    }
}

/// How often a quest of chance succeeds with so many payments (DN-537); never for other quests.
pub fn chance(open: &Open, seat: Seat, quest: QuestId, n_paid: u8) -> Odds {
    let Attempt::Chance { n_dice, reach, adds_die, .. } = quest.card().attempt else {
        return Odds::NEVER;
    };
    let roll = plain_roll(open, seat, Context::Search);
    let added = if adds_die { 0 } else { i32::from(n_paid) };
    let least = i32::from(reach) - added - bonus(open, &roll);
    let throw = if adds_die && 0 < n_paid { Dice::Higher } else { Dice::One };
    match (n_dice, throw) {
        (1, _) => throw.reaches(least),
        (_, Dice::One | Dice::Lower) => {
            let pairs = (1..=6).flat_map(|one| (1..=6).map(move |other| one + other));
            Odds { n: pairs.filter(|it| least <= *it).count() as u32, of: THROWS }
        }
        (_, Dice::Higher) => {
            let best_two =
                |dice: [i32; 3]| dice.iter().sum::<i32>() - dice.into_iter().min().unwrap_or(0);
            let all = (0..216).map(|nth| [nth / 36 + 1, nth / 6 % 6 + 1, nth % 6 + 1]);
            Odds { n: all.filter(|it| least <= best_two(*it)).count() as u32, of: 216 }
        }
    }
}

/// An exchange of the battle at hand, by the place of its attack; a total that has been rolled counts as it
/// fell. None if there is no such attack.
pub fn attack(open: &Open, nth: u8) -> Option<Exchange> {
    let attack = *rolls::attack_of(open, Context::Attack(nth))?;
    let side = |by: Fighter, context: Context, rolled: Option<i8>| match rolled {
        Some(total) => Err(i32::from(total)),
        None => Ok(strength(open, by, context)),
    };
    let ours = side(attack.by, Context::Attack(nth), attack.attack);
    let theirs = side(attack.on, Context::Counter(nth), attack.counter);
    Some(match (ours, theirs) {
        (Ok(ours), Ok(theirs)) => Exchange::new(ours, theirs),
        (ours, theirs) => against_total(ours, theirs),
    })
}

/// An exchange in which at least one side has rolled already.
fn against_total(ours: Result<Strength, i32>, theirs: Result<Strength, i32>) -> Exchange {
    let totals = |side: Result<Strength, i32>| match side {
        Ok(it) => {
            it.throw.faces().into_iter().zip(1..).map(|(n, face)| (n, face + it.bonus)).collect()
        }
        Err(total) => vec![(THROWS, total)],
    };
    let mut sum = Exchange { wins: 0, ties: 0, losses: 0 };
    let theirs: Vec<(u32, i32)> = totals(theirs);
    for (n, total) in totals(ours) {
        for &(m, other) in &theirs {
            let to = match total.cmp(&other) {
                std::cmp::Ordering::Greater => &mut sum.wins,
                std::cmp::Ordering::Equal => &mut sum.ties,
                std::cmp::Ordering::Less => &mut sum.losses,
            };
            *to += n * m;
        }
    }
    sum
}

/// What a fighter rolls with in an attack of the battle at hand: the roll that is announced, if it is this.
fn strength(open: &Open, by: Fighter, context: Context) -> Strength {
    let battle = open.battle.as_ref();
    let announced = open.roll.as_ref().filter(|it| it.by == by && it.context == context);
    let seat = match by {
        Fighter::Hero(seat) => seat,
        Fighter::Foe(_) => battle.map_or(open.active, |it| it.lord),
    };
    let cell = battle.map_or(open.heroes[seat].at, |it| it.cell);
    let plain = Roll { by, cell, ..plain_roll(open, seat, context) };
    let roll = announced.unwrap_or(&plain);
    Strength { throw: Dice::of(roll), bonus: bonus(open, roll) }
}

/// A table on which a battle is fought that is only thought of.
fn supposed(open: &Open, battle: Battle) -> Open {
    Open { battle: Some(battle), roll: None, ..open.clone() }
}

/// The exchanges that these monsters of `lord` would fight against a hero where it stands, one for each
/// form in which they may attack (DN-405). Cards that are no monsters have none.
pub fn encounters(
    open: &Open,
    lord: Seat,
    hero: Seat,
    cards: &[AdventureId],
) -> Vec<(AdventureId, Form, Exchange)> {
    let n = open.heroes.len();
    let mut battle = Battle::new(BattleKind::Encounter, lord, hero, open.heroes[hero].at, n);
    let mut listed = Vec::new();
    for &card in cards.iter().filter(|it| it.card().traits.has(Trait::Monster)) {
        let foe = new_foe(Lurker { card, attached: Vec::new(), has_attacked: false });
        let nth = battle.foes.len() as u8;
        for form in foe.card.monster().attacks.iter() {
            battle.attacks.push(new_attack(Fighter::Foe(nth), Fighter::Hero(hero), form, 0));
            listed.push((card, form));
        }
        battle.foes.push(foe);
    }
    if listed.is_empty() {
        return Vec::new();
    }
    let open = supposed(open, battle);
    let exchange = |(nth, (card, form))| Some((card, form, attack(&open, nth as u8)?));
    listed.into_iter().enumerate().filter_map(exchange).collect()
}

/// The exchanges of a hero who attacks another, one for each form.
pub fn strikes(open: &Open, by: Seat, on: Seat) -> Vec<(Form, Exchange)> {
    let battle = Battle::new(BattleKind::Heroes, by, on, open.heroes[by].at, open.heroes.len());
    duels(open, battle, by, Fighter::Hero(on), 0)
}

/// The exchanges of the attacked hero who challenges a fighter of the battle at hand, one for each form;
/// a free attack counts what it adds. None where no battle is fought.
pub fn challenges(open: &Open, on: Fighter) -> Vec<(Form, Exchange)> {
    let Some(battle) = open.battle.clone() else { return Vec::new() };
    let (by, added) = (battle.hero, battle.free.map_or(0, |it| it.bonus));
    duels(open, battle, by, on, added)
}

/// The exchanges of a hero against a fighter, one for each form.
fn duels(
    open: &Open,
    mut battle: Battle,
    by: Seat,
    on: Fighter,
    added: i8,
) -> Vec<(Form, Exchange)> {
    let forms: Vec<Form> = values::hero_forms(open, by).iter().collect();
    battle.is_challenge = true;
    let attacks = forms.iter().map(|form| new_attack(Fighter::Hero(by), on, *form, added));
    battle.attacks = attacks.collect::<Vec<Attack>>();
    let open = supposed(open, battle);
    let exchanges = forms.into_iter().enumerate();
    exchanges.filter_map(|(nth, form)| Some((form, attack(&open, nth as u8)?))).collect()
}

/// The wounds of a blow that a hero lands in a form, with what always adds to them.
pub fn blow(open: &Open, seat: Seat, form: Form, role: Role) -> u8 {
    let always = values::abilities(open, seat).filter(|it| {
        let is_for_all = it.2.conditions.is_empty() && it.2.costs.is_empty();
        it.2.trigger == Trigger::Hit(form) && is_for_all && !it.2.is_optional
    });
    let added = always.flat_map(|it| it.2.parts.iter()).map(|it| match it.effect {
        Effect::ExtraWound(n) => n,
        _ => 0,
    });
    1 + added.sum::<u8>() + values::hit_bonus(open, seat, role)
}

/// How often one attempt at a hunt defeats the monster, whoever leads it choosing the form that is worst
/// for the hero; with a challenge in the hero's best form if `can_challenge`.
fn hunt(open: &Open, seat: Seat, quest: QuestId, can_challenge: bool) -> Odds {
    let card = FoeCard::Quest(quest);
    let left = open.hunted.iter().find(|it| it.0 == quest).map(|it| it.1);
    let health = left.unwrap_or(card.monster().health);
    let foe = Foe {
        card,
        attached: Vec::new(),
        form: None,
        health,
        is_hurt: false,
        state: FoeState::Fights,
    };
    let lord = open.left_of(seat);
    let mut battle =
        Battle::new(BattleKind::Hunt(quest), lord, seat, open.heroes[seat].at, open.heroes.len());
    battle.foes.push(foe);
    let attacks = card.monster().attacks.iter();
    let attacks = attacks.map(|form| new_attack(Fighter::Foe(0), Fighter::Hero(seat), form, 0));
    battle.attacks = attacks.collect();
    let fought = supposed(open, battle);
    let hurts = |form: Form, role: Role| {
        if values::is_immune(card, form) { 0 } else { blow(open, seat, form, role) }
    };
    // How often the challenge defeats a monster of so much health.
    let challenged = |health: u8| {
        let all = challenges(&fought, Fighter::Foe(0)).into_iter();
        let deadly = all.filter(|it| health <= hurts(it.0, Role::Attacker));
        deadly.map(|it| it.1.wins).max().filter(|_| can_challenge).unwrap_or(0)
    };
    let forms = card.monster().attacks.iter().enumerate();
    let each = forms.filter_map(|(nth, form)| {
        let first = attack(&fought, nth as u8)?;
        let hurt = hurts(form, Role::Defender);
        let after = if health <= hurt { EXCHANGES } else { challenged(health - hurt) };
        Some(first.losses * after + (EXCHANGES - first.losses) * challenged(health))
    });
    Odds { n: each.min().unwrap_or(0), of: EXCHANGES * EXCHANGES }
}
