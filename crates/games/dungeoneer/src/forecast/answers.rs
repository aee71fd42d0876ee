//! The odds that the battle at hand would have with an answer.

use super::battles::{BattleOdds, battle};
use super::duels::{strike, supposed};
use crate::action::{Action, Target, Word};
use crate::pieces::{Battle, Fighter};
use crate::rules;
use crate::rules::battles::new_attack;
use crate::state::{State, View};
use crate::steps::Step;
use kernel::ask::Answer;
use kernel::chance::FastChance;
use kernel::{Chance, Key, Seat};

/// No answer takes more: it is given, and everybody passes in the windows that it opens.
const PLIES_MAX: usize = 12;

/// The odds of the battle at hand (see [`battle`]) if `seat`, whose cards the observer sees, does this now and nobody
/// answers: a card played, an ability used, a question of the battle answered, a form chosen, a challenge or an
/// attack on a hero begun. Nothing that the observer does not know has a part in it.
///
/// None where it is not allowed, no battle is left that anything decides, or luck or a further choice
/// comes before that can be said.
pub fn with_answer(view: &View, seat: Seat, action: &Action) -> Option<BattleOdds> {
    let is_about_battle = view.open.battle.is_some()
        || matches!(action, Answer::Do(Word::Strike { .. }) | Answer::Play(Word::Strike { .. }));
    if action.is_pass() || !is_about_battle {
        return None;
    }
    // What is made up in it says nothing: as soon as anything hidden would turn up, no odds are told.
    let world = rules::determinize(view, &mut FastChance::new(0));
    rules::check(&world, seat, action).ok()?;
    match action {
        Answer::Do(word) | Answer::Play(word) => {
            begun(&world, seat, *word).unwrap_or_else(|| answered(world, seat, action))
        }
        _ => answered(world, seat, action),
    }
}

/// The odds of an attack that this word begins; none if it begins none.
fn begun(world: &State, seat: Seat, word: Word) -> Option<Option<BattleOdds>> {
    let open = &world.open;
    let (before, on, form, added) = match word {
        Word::Strike { hero, form } => (strike(open, seat, hero), Fighter::Hero(hero), form, 0),
        Word::Challenge { on, form, .. } => {
            let before = open.battle.clone()?;
            let added = before.free.map_or(0, |it| it.bonus);
            let on = match on {
                Target::Foe(foe) => Fighter::Foe(foe),
                Target::Hero(hero) => Fighter::Hero(hero),
            };
            (Battle { is_challenge: true, ..before }, on, form, added)
        }
        _ => return None,
    };
    let attacks = vec![new_attack(Fighter::Hero(seat), on, form, added)];
    Some(battle(&supposed(open, Battle { attacks, ..before })))
}

/// Carries an answer out, up to where the dice would be thrown.
fn answered(mut world: State, seat: Seat, action: &Action) -> Option<BattleOdds> {
    // Under the question lies a step that waits: nothing beyond it happens.
    let question = world.open.agenda.pop()?;
    world.open.agenda.push_all([question, Step::Declare]);
    let (mut who, mut what) = (seat, action.clone());
    let (mut luck, mut events) = (Withheld { is_asked: false }, Vec::new());
    for _ in 0..PLIES_MAX {
        rules::carry_out(&mut world, who, &what, &mut luck, &mut events);
        if luck.is_asked || events.iter().any(rules::uncovers) {
            return None;
        }
        match world.open.agenda.next()? {
            Step::Declare => return battle(&world.open),
            Step::Window { window, .. } => (who, what) = (window.asked(), Answer::Pass),
            _ => return None,
        }
    }
    None
}

/// Luck that is not given, and remembers that it was asked for.
struct Withheld {
    is_asked: bool,
}

impl Chance for Withheld {
    fn each(&mut self, _: Key, _: u32, out: &mut [u32]) {
        self.is_asked = true;
        out.fill(0);
    }
}
