//! A battle: who fights whom, what both sides add, and how likely each blow is.

use super::lit::Lit;
use super::map::Percent;
use super::outcome::{Toll, tolls};
use crate::boards::dungeoneer::query::{Query, Wanted};
use crate::boards::dungeoneer::selection::Thing;
use crate::games::dungeoneer::client::{
    Addend, Attack, Battle, BattleKind, BattleOdds, Context, Fighter, FoeCard, FoeState, Form,
    HeroId, Moment, Step, Then, Throw, foe_value, forecast, full_health,
};
use crate::kernel::Seat;

/// A battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BattleModel {
    pub kind: BattleKind,
    /// True if a hero fights monsters that nobody sent.
    pub is_alone: bool,
    /// The heroes of both.
    pub cards: [HeroId; 2],
    /// Which of the eight steps, counted from 0.
    pub step: usize,
    pub duels: Vec<Duel>,
    /// Monsters that do not attack now.
    pub foes: Vec<FoeModel>,
    /// The possible toll on each hero, before answers.
    pub tolls: Vec<Toll>,
}

/// One attack of the exchange.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Duel {
    pub nth: u8,
    pub by: Side,
    pub on: Side,
    pub form: Form,
    pub is_negated: bool,
    pub is_done: bool,
    /// It will not be compared: one side of it is gone.
    pub is_off: bool,
    /// The chances that the attacker lands the blow, nobody does, and the defender does; none where it is over.
    pub odds: Option<[Percent; 3]>,
    pub friend: Friend,
    pub lit: Lit,
}

/// Whose blow is a good thing for the observer; the other one hurts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Friend {
    Attacker,
    Defender,
}

impl Friend {
    /// The classes of the three ends of an attack: the attacker lands the blow, nobody does, the defender does.
    pub const fn classes(self) -> [&'static str; 3] {
        match self {
            Friend::Attacker => ["w", "t", "l"],
            Friend::Defender => ["l", "t", "w"],
        }
    }

    /// That of an attack in a battle of `lord`: the own hero or the own monsters; for a player who only watches, the
    /// heroes against monsters, and of two heroes the attacked one.
    pub fn of(query: Query<'_>, battle: &Battle, by: Fighter, on: Fighter) -> Friend {
        let is_alone = battle.lord == battle.hero;
        let is_own = |it: Fighter| match it {
            Fighter::Hero(seat) => query.own() == Some(seat),
            Fighter::Foe(_) => query.own() == Some(battle.lord) && !is_alone,
        };
        if is_own(by) {
            return Friend::Attacker;
        }
        match (by, on) {
            _ if is_own(on) => Friend::Defender,
            (Fighter::Hero(_), Fighter::Foe(_)) => Friend::Attacker,
            (Fighter::Hero(_) | Fighter::Foe(_), _) => Friend::Defender,
        }
    }
}

/// A side of an attack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side {
    pub who: SideOf,
    /// The value added to its die in all: the sum of the lines.
    pub value: i8,
    /// The values added to its die, line by line.
    pub lines: Vec<Addend>,
    /// The dice and the total, once rolled.
    pub rolled: Option<Rolled>,
}

/// The roll of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rolled {
    /// The dice that show, 1 to 6, and whether each counts; of one die the second is none.
    pub dice: [Option<(u8, bool)>; 2],
    /// The value added to them.
    pub more: i8,
    pub total: i8,
}

impl Rolled {
    fn of(throw: Throw, total: i8) -> Rolled {
        let [one, other] = throw.dice;
        let counts = |die: u8, twin: u8| die == throw.face || throw.face == die + twin;
        let die =
            |nth: u8, die: u8, twin: u8| (nth < throw.n_dice).then(|| (die, counts(die, twin)));
        Rolled {
            dice: [die(0, one, other), die(1, other, one)],
            more: throw.value + throw.more,
            total,
        }
    }
}

/// The fighter on a side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SideOf {
    Hero(Seat, HeroId),
    Foe(FoeModel),
}

/// A monster of the battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoeModel {
    pub nth: u8,
    pub card: FoeCard,
    pub health: u8,
    pub health_max: u8,
    pub form: Option<Form>,
    pub values: [i8; 3],
    pub state: FoeState,
    /// The chance to defeat it in the exchange.
    pub defeat: Option<Percent>,
    pub lit: Lit,
}

/// Draws the battle that is fought, if one is.
pub fn battle(query: Query<'_>) -> Option<BattleModel> {
    let battle = query.open().battle.as_ref()?;
    let all = forecast::battle(query.open());
    let all = all.as_ref();
    let duels =
        battle.attacks.iter().enumerate().map(|(nth, it)| duel(query, battle, nth, it, all));
    let duels: Vec<Duel> = duels.collect();
    let is_in_duel = |nth: u8| {
        battle.attacks.iter().any(|it| it.by == Fighter::Foe(nth) || it.on == Fighter::Foe(nth))
    };
    let rest = (0..battle.foes.len() as u8).filter(|it| !is_in_duel(*it));
    Some(BattleModel {
        kind: battle.kind,
        is_alone: battle.lord == battle.hero,
        cards: [battle.lord, battle.hero].map(|it| query.open().heroes[it].card),
        step: step(query, battle),
        duels,
        foes: rest.map(|nth| foe(query, battle, nth, all)).collect(),
        tolls: all.map_or_else(Vec::new, |it| tolls(query.own(), query.open(), it)),
    })
}

fn duel(
    query: Query<'_>,
    battle: &Battle,
    nth: usize,
    attack: &Attack,
    all: Option<&BattleOdds>,
) -> Duel {
    let side = |who: Fighter, nth: usize, total: Option<i8>, context: Context| {
        let sum = forecast::battle_lines(query.open(), context);
        Side {
            who: match who {
                Fighter::Hero(seat) => SideOf::Hero(seat, query.open().heroes[seat].card),
                Fighter::Foe(nth) => SideOf::Foe(foe(query, battle, nth, all)),
            },
            value: sum.as_ref().map_or(0, |it| it.total() as i8),
            lines: sum.map_or_else(Vec::new, |it| it.lines),
            rolled: total.map(|it| Rolled::of(attack.throws[nth], it)),
        }
    };
    let odds = forecast::due(query.open(), nth as u8).map(Percent::of_exchange);
    Duel {
        nth: nth as u8,
        by: side(attack.by, 0, attack.attack, Context::Attack(nth as u8)),
        on: side(attack.on, 1, attack.counter, Context::Counter(nth as u8)),
        form: attack.form,
        is_negated: attack.is_negated,
        is_done: attack.is_done,
        is_off: odds.is_none() && !attack.is_done,
        odds,
        friend: Friend::of(query, battle, attack.by, attack.on),
        lit: Lit::of(query, Thing::Attack(nth as u8)),
    }
}

fn foe(query: Query<'_>, battle: &Battle, nth: u8, all: Option<&BattleOdds>) -> FoeModel {
    let foe = &battle.foes[usize::from(nth)];
    FoeModel {
        nth,
        card: foe.card,
        health: foe.health,
        health_max: full_health(foe.card, &foe.attached),
        form: foe.form,
        values: Form::ALL.map(|it| foe_value(query.open(), battle, nth, it)),
        state: foe.state,
        defeat: all.and_then(|it| it.foes.get(usize::from(nth))).map(|it| Percent::of_share(*it)),
        lit: Lit::of(query, Thing::Foe(nth)),
    }
}

/// Attack, Response, attack rolls, counterattack rolls, comparison, challenge, lair, reward.
fn step(query: Query<'_>, battle: &Battle) -> usize {
    if battle.is_challenge {
        return 5;
    }
    match query.wanted() {
        Wanted::Window(Moment::Response) => return 1,
        Wanted::Window(Moment::Challenge) => return 5,
        Wanted::Window(Moment::Reward) => return 7,
        _ => {} // The steps to come tell.
    }
    let is_compared = battle.attacks.iter().any(|it| it.is_done);
    let rolls = |it: &Step| match it {
        Step::Forms | Step::Specials => Some(0),
        Step::Response => Some(1),
        Step::AttackRoll(_) | Step::Roll(Then::Attack(_)) => Some(2),
        Step::CounterRoll(_) | Step::Roll(Then::Counter(_)) => Some(3),
        Step::Compare | Step::Blow { .. } | Step::Extras { .. } | Step::Land { .. } => Some(4),
        Step::Challenge => Some(if is_compared { 4 } else { 5 }),
        Step::Lair => Some(6),
        Step::Reward | Step::EndBattle => Some(7),
        _ => None,
    };
    query.open().agenda.iter().find_map(rolls).unwrap_or(0)
}
