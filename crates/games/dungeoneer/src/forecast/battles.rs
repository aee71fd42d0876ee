//! The odds of a whole exchange: who dies, who is defeated, how many wounds.
//!
//! All ways in which the dice of the attacks that are not compared yet can fall are counted, at most three outcomes
//! for each attack; comparisons, blows, strike effects and death cries are then carried out in the order of the
//! rules. What has been rolled, compared or wounded already is a fact.
//!
//! Not counted: what traps and special effects of step A-I are still to do, later challenges (DN-418), answers that a hand or a readied card may still give (dice changed, wounds
//! prevented, wounds added that may be declined, tokens taken), what strike effects do besides wounds, and
//! wounds that depend on another die.

use super::blows::{Blow, Clash, Hurt, blow_of, clash, effect_of, hurt_by};
use super::duels::{every_form, is_due};
use super::odds::Share;
use crate::cards::Form;
use crate::cards::ability::{Role, Trigger};
use crate::pieces::{Battle, BattleKind, Fighter, Origin};
use crate::rules::fights::fights;
use crate::setup::Switch;
use crate::state::Open;
use crate::steps::Step;
use kernel::{Seat, SeatSet};

/// Of more attacks in an exchange nothing is said: each makes three outcomes of one.
pub const ATTACKS_MAX: usize = 10;

/// The possible results of the exchange at hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BattleOdds {
    /// The heroes who fight in it, the attacked one of the battle first, and those whom a death cry may wound.
    pub heroes: Vec<HeroOdds>,
    /// The chance that each monster of the battle, by its place, is defeated when the exchange is over. One that is
    /// already is so for certain; one that has left never is.
    pub foes: Vec<Share>,
}

/// The possible cost of the exchange at hand to a hero.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeroOdds {
    pub seat: Seat,
    /// The chance of each number of wounds from now on, none first. The last entry is as many as it has health, or
    /// more: then it dies. All add up to 1.
    pub wounds: Vec<Share>,
}

impl HeroOdds {
    /// The chance that the hero is destroyed.
    pub fn dies(&self) -> Share {
        self.wounds.last().copied().unwrap_or(Share { n: 0, of: 1 })
    }
}

impl BattleOdds {
    /// The possible cost of the exchange to this hero; none if it is not in it.
    pub fn hero(&self, seat: Seat) -> Option<&HeroOdds> {
        self.heroes.iter().find(|it| it.seat == seat)
    }
}

/// The odds of the exchange at hand (DN-413 to DN-417): of the attackers' blows, or of the hero's challenge. While
/// monsters have no form yet, each attacks in its likely best one. Where the order of comparisons matters, the
/// attackers' blows come first, which is best for them (DN-416); alone, the order of the list counts (DN-649).
/// None where no battle is fought, nothing is left to be decided, or more than [`ATTACKS_MAX`] attacks are.
pub fn battle(open: &Open) -> Option<BattleOdds> {
    let battle = open.battle.as_ref()?;
    let is_formless = battle.attacks.is_empty() && battle.kind != BattleKind::Heroes;
    if !is_formless {
        return odds(open);
    }
    let mut battle = battle.clone();
    best_forms(open, &mut battle);
    // What is under way stays so.
    odds(&Open { battle: Some(battle), ..open.clone() })
}

/// Lets each monster of a battle that is thought of attack in the form it has, or in the one with the best chance of
/// a blow; of equal ones in that with the least chance of the hero's. Tells the form of each that attacks.
pub fn best_forms(open: &Open, battle: &mut Battle) -> Vec<(u8, Form)> {
    let mut best: Vec<(u8, Form, (u32, u32))> = Vec::new();
    for (foe, _, form, it) in every_form(open, battle) {
        let worth = (it.wins, it.ties);
        match best.last_mut().filter(|it| it.0 == foe) {
            Some(last) if last.2 < worth => *last = (foe, form, worth),
            Some(_) => {}
            None => best.push((foe, form, worth)),
        }
    }
    battle.attacks.retain(|attack| {
        best.iter().any(|it| attack.by == Fighter::Foe(it.0) && attack.form == it.1)
    });
    best.into_iter().map(|it| (it.0, it.1)).collect()
}

/// The state of the table in one course of the exchange.
#[derive(Clone)]
struct Course {
    /// By seat.
    healths: Vec<u8>,
    /// By place.
    foes: Vec<u8>,
    used: Vec<Origin>,
    /// Nothing else is compared.
    is_over: bool,
}

/// The things that stay the same in all courses.
struct Exchanged<'o> {
    open: &'o Open,
    battle: &'o Battle,
    clashes: Vec<Clash>,
    /// Living heroes where the battle is fought.
    there: SeatSet,
    cries: Vec<Hurt>,
}

fn odds(open: &Open) -> Option<BattleOdds> {
    let battle = open.battle.as_ref()?;
    let due = battle.attacks.iter().enumerate().filter(|it| is_due(open, battle, it.1));
    let clashes = due.map(|(nth, it)| clash(open, battle, nth as u8, it));
    let clashes = clashes.collect::<Option<Vec<Clash>>>()?;
    if ATTACKS_MAX < clashes.len() {
        return None;
    }
    let here = open.heroes.iter().filter(|(_, it)| it.is_alive && it.at == battle.cell);
    let cry = |trigger: &Trigger| matches!(trigger, Trigger::Dies);
    let cries = (0..battle.foes.len() as u8).map(|foe| effect_of(open, battle, foe, cry));
    let all = Exchanged {
        open,
        battle,
        clashes,
        there: here.map(|it| it.0).collect(),
        cries: cries.collect(),
    };
    all.odds()
}

/// In how many ways each hero suffers so many wounds, by seat, and each monster is defeated, by place.
struct Counts {
    wounds: Vec<Vec<u64>>,
    defeated: Vec<u64>,
}

impl Exchanged<'_> {
    fn odds(&self) -> Option<BattleOdds> {
        let heroes = &self.open.heroes;
        let mut start = Course {
            healths: heroes.iter().map(|it| it.1.health).collect(),
            foes: self.battle.foes.iter().map(|it| it.health).collect(),
            used: Vec::new(),
            is_over: false,
        };
        let struck = self.in_flight(&mut start);
        if self.clashes.is_empty() && struck.is_none() {
            return None;
        }
        let of = self.clashes.iter().try_fold(1u64, |of, it| {
            of.checked_mul(it.ways.iter().sum()).filter(|it| *it <= Share::MAX)
        })?;
        let counts = self.counts(&start);
        let mut told = struck.unwrap_or(SeatSet::NONE);
        for it in self.clashes.iter().flat_map(|it| [it.by, it.on]) {
            if let Fighter::Hero(seat) = it {
                told.add(seat);
            }
        }
        let share = |n: &u64| Share::new(*n, of);
        let is_told = |seat: &Seat| told.has(*seat) || counts.wounds[seat.idx()][0] != of;
        let first = self.battle.hero;
        let seats = std::iter::once(first).chain(heroes.seats().filter(|it| *it != first));
        let of_hero = |seat: Seat| {
            let wounds = counts.wounds[seat.idx()].iter().map(share).collect();
            HeroOdds { seat, wounds }
        };
        Some(BattleOdds {
            heroes: seats.filter(is_told).map(of_hero).collect(),
            foes: counts.defeated.iter().map(share).collect(),
        })
    }

    /// Carries out every course from here on.
    fn counts(&self, start: &Course) -> Counts {
        let heroes = self.open.heroes.iter().map(|it| usize::from(it.1.health));
        let mut counts = Counts {
            wounds: heroes.map(|it| vec![0; it + 1]).collect(),
            defeated: vec![0; start.foes.len()],
        };
        let n_outcomes = 3_usize.pow(self.clashes.len() as u32);
        let mut outcomes = vec![0; self.clashes.len()];
        let mut course = start.clone();
        for nth in 0..n_outcomes {
            let (mut left, mut ways) = (nth, 1);
            for (outcome, it) in outcomes.iter_mut().zip(&self.clashes) {
                *outcome = left % 3;
                ways *= it.ways[left % 3];
                left /= 3;
            }
            if ways == 0 {
                continue;
            }
            course.clone_from(start);
            self.compare(&outcomes, &mut course);
            for (sum, left) in counts.wounds.iter_mut().zip(&course.healths) {
                let most = sum.len() - 1;
                sum[most - usize::from(*left)] += ways;
            }
            for (sum, left) in counts.defeated.iter_mut().zip(&course.foes) {
                *sum += if *left == 0 { ways } else { 0 };
            }
        }
        counts
    }

    /// Carries out what is certain already: wounds that are about to be suffered, a blow that is about to land, a
    /// strike effect. Tells which heroes are about to be wounded; none if nothing of the kind is under way.
    fn in_flight(&self, course: &mut Course) -> Option<SeatSet> {
        let is_before = |it: &&Step| {
            !matches!(
                it,
                Step::Forms
                    | Step::Specials
                    | Step::Response
                    | Step::AttackRoll(_)
                    | Step::CounterRoll(_)
                    | Step::Compare
            )
        };
        let (mut struck, mut adds) = (None, false);
        for step in self.open.agenda.iter().take_while(is_before) {
            match step {
                Step::Suffer { seat, .. } => {
                    self.wound(course, SeatSet::one(*seat), self.open.pending);
                    struck = Some(struck.unwrap_or(SeatSet::NONE).with(*seat));
                }
                Step::Wound { seat, n, .. } => {
                    self.wound(course, SeatSet::one(*seat), *n);
                    struck = Some(struck.unwrap_or(SeatSet::NONE).with(*seat));
                }
                Step::Effects { parts, scope } => {
                    let target = scope.target.unwrap_or(scope.me);
                    self.hurt(course, hurt_by(self.open, parts.0, scope), target);
                }
                Step::Extras { .. } => adds = true,
                Step::Land { attack, by_attacker } => {
                    self.land_now(course, *attack, *by_attacker, adds);
                    struck = Some(struck.unwrap_or(SeatSet::NONE));
                }
                _ => {} // Decides nothing about wounds.
            }
        }
        struck
    }

    /// A blow lands that is under way; what cards add to it has been settled, or is added now.
    fn land_now(&self, course: &mut Course, nth: u8, by_attacker: bool, adds: bool) {
        let it = &self.battle.attacks[usize::from(nth)];
        let (by, on) = if by_attacker { (it.by, it.on) } else { (it.on, it.by) };
        let role = if by_attacker { Role::Attacker } else { Role::Defender };
        let mut blow = blow_of(self.open, self.battle, it, by, role);
        if !adds {
            blow.once.clear();
            blow.wounds = blow.wounds.min(1) * (1 + it.extra);
        }
        blow.wounds = blow.wounds.saturating_sub(u8::from(self.open.has_taken_token));
        self.land(course, &blow, by, on);
    }

    /// Compares all attacks, with these outcomes.
    fn compare(&self, outcomes: &[usize], course: &mut Course) {
        let is_listed = self.open.rules.is_solo();
        // Alone in one round, in the order of the list; else the attackers' blows, then the others.
        let rounds: &[&[usize]] = if is_listed { &[&[0, 2]] } else { &[&[0], &[2]] };
        for wanted in rounds {
            for (outcome, it) in outcomes.iter().zip(&self.clashes) {
                if wanted.contains(outcome) {
                    let (winner, loser) =
                        if *outcome == 0 { (it.by, it.on) } else { (it.on, it.by) };
                    self.land(course, &it.blows[usize::from(*outcome != 0)], winner, loser);
                }
            }
        }
    }

    /// A blow lands, if both sides are still there.
    fn land(&self, course: &mut Course, blow: &Blow, winner: Fighter, loser: Fighter) {
        let is_there = |it: Fighter| match it {
            Fighter::Hero(seat) => 0 < course.healths[seat.idx()],
            Fighter::Foe(foe) => {
                0 < course.foes[usize::from(foe)] && fights(&self.battle.foes[usize::from(foe)])
            }
        };
        if course.is_over || !is_there(winner) || !is_there(loser) {
            return;
        }
        let mut n = blow.wounds;
        for (of, more) in &blow.once {
            if !course.used.contains(of) {
                course.used.push(*of);
                n += more;
            }
        }
        match loser {
            Fighter::Hero(seat) => {
                self.wound(course, SeatSet::one(seat), n);
                if 0 < course.healths[seat.idx()] {
                    self.hurt(course, blow.effect, seat);
                }
            }
            Fighter::Foe(foe) => {
                let left = &mut course.foes[usize::from(foe)];
                *left = left.saturating_sub(n);
                if *left == 0 {
                    self.hurt(course, self.cries[usize::from(foe)], self.battle.hero);
                }
            }
        }
    }

    fn hurt(&self, course: &mut Course, hurt: Hurt, target: Seat) {
        self.wound(course, SeatSet::one(target), hurt.target);
        self.wound(course, self.there, hurt.each);
    }

    /// Heroes are wounded, and who has no health left dies.
    fn wound(&self, course: &mut Course, seats: SeatSet, n: u8) {
        let open = self.open;
        for seat in seats.iter().filter(|_| 0 < n) {
            let health = &mut course.healths[seat.idx()];
            if *health == 0 {
                continue;
            }
            *health = health.saturating_sub(n);
            // The turn ends with its hero (DN-006).
            course.is_over |= *health == 0 && seat == open.active;
        }
        if !open.rules.has(Switch::Resurrection) {
            let is_left = |it: &Seat| 0 < course.healths[it.idx()];
            let alive = open.alive();
            course.is_over |= alive.iter().filter(is_left).count() < alive.len().min(2);
        }
    }
}
