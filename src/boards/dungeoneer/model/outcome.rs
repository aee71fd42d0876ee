//! The outcomes of a whole exchange: for each hero in it, and with an answer.

use super::map::Percent;
use crate::boards::dungeoneer::query::Query;
use crate::games::dungeoneer::client::forecast::{self, BattleOdds, HeroOdds};
use crate::games::dungeoneer::client::{Action, HeroId, Open, Share, Target, Word};
use crate::kernel::Seat;

/// The exchange's possible toll on a hero.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toll {
    pub seat: Seat,
    pub hero: HeroId,
    /// The chances to take so many wounds, none first. The last entry is as many as it has health, or more: then it
    /// dies.
    pub wounds: Vec<Percent>,
    /// True if its wounds are a good thing for the observer, who fights against it.
    pub is_rival: bool,
}

impl Toll {
    /// The class of so many wounds: what hurts the observer is red, what hurts a rival green.
    pub fn class(&self, n: usize) -> &'static str {
        match (self.is_rival, n) {
            (true, 0) => "t",
            (true, _) if n + 1 == self.wounds.len() => "w is-fall",
            (true, _) => "w",
            (false, 0) => "w",
            (false, _) if n + 1 == self.wounds.len() => "is-fall",
            (false, 1) => "is-one",
            (false, _) => "l",
        }
    }
}

/// The outcome of the exchange with one answer: for the attacked hero, and for the monster that it challenges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effect {
    pub unhurt: Percent,
    pub dies: Percent,
    pub defeats: Option<Percent>,
}

/// The heroes in the exchange, for the observer; those who cannot be hurt are left out.
pub fn tolls(own: Option<Seat>, open: &Open, odds: &BattleOdds) -> Vec<Toll> {
    let fights = |it: Seat| open.battle.as_ref().is_some_and(|of| of.lord == it || of.hero == it);
    let fighter = own.filter(|it| fights(*it));
    let is_in_danger = |it: &&HeroOdds| it.wounds.first().is_some_and(|it| it.n < it.of);
    let toll = |it: &HeroOdds| Toll {
        seat: it.seat,
        hero: open.heroes[it.seat].card,
        wounds: it.wounds.iter().map(|it| Percent::of_share(*it)).collect(),
        is_rival: fighter.is_some_and(|own| own != it.seat),
    };
    odds.heroes.iter().filter(is_in_danger).map(toll).collect()
}

/// The outcome of the battle at hand if the player who is asked did this; none where no battle is fought, or where
/// luck or another choice comes before that can be said.
pub fn effect(query: Query<'_>, action: &Action) -> Option<Effect> {
    let battle = query.open().battle.as_ref()?;
    let odds = forecast::with_answer(query.view, query.actor()?, action)?;
    let wounds = &odds.hero(battle.hero)?.wounds;
    let share = |it: Option<&Share>| it.map_or(Percent(0), |it| Percent::of_share(*it));
    let challenged = match action {
        Action::Do(Word::Challenge { on: Target::Foe(foe), .. })
        | Action::Play(Word::Challenge { on: Target::Foe(foe), .. }) => Some(usize::from(*foe)),
        _ => None,
    };
    Some(Effect {
        unhurt: share(wounds.first()),
        dies: share(wounds.last()),
        defeats: challenged.map(|it| share(odds.foes.get(it))),
    })
}
