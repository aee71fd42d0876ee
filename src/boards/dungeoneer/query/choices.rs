//! Offers in words, in the order of what one wants, and the action of the main button.

use super::{Query, Wanted};
use crate::boards::dungeoneer::selection::Thing;
use crate::games::dungeoneer::client::{Action, Ask, Moment, Word, forecast};
use crate::kernel::sort;

/// A question with more answers than these is answered on the table alone.
const LISTED_MAX: usize = 7;

impl<'v> Query<'v> {
    /// The end of a free moment, or a pass.
    pub fn end(self) -> Option<&'v Action> {
        self.legal.iter().find(|it| matches!(it, Action::Pass | Action::Do(Word::End)))
    }

    /// The passes that may stand for a while, as far as they make sense now: until the end of a battle while it is
    /// fought, until the own turn in the turn of another.
    pub fn pass_until(self) -> impl Iterator<Item = &'v Action> {
        let open = self.open();
        let of_others = self.actor().is_some_and(|it| it != open.active) && open.battle.is_none();
        let of = |moment| self.wanted() == Wanted::Window(moment);
        // There the answer is about the own hero alone, and asked no matter what has been said.
        let is_own = [Moment::Wound, Moment::Challenge, Moment::Reward].into_iter().any(of);
        self.legal.iter().filter(move |it| match it {
            Action::PassUntil(Word::Turn) => of_others && !is_own,
            Action::PassUntil(_) => !is_own,
            _ => false, // Nothing else is a pass for a while.
        })
    }

    /// The offers in words: all that can be done with the held thing; if that is nothing, the actions that no thing on
    /// the table stands for, or all answers of a short question.
    pub fn choices(self) -> Vec<&'v Action> {
        let about = self.about_held();
        if !about.is_empty() {
            return about;
        }
        let all: Vec<&Action> = self.legal.iter().filter(|it| !is_end(it)).collect();
        let is_loose = |it: &Action| self.things(it) == [None, None];
        let is_listed = all.len() <= LISTED_MAX
            && matches!(self.wanted(), Wanted::Ask(_))
            && all.iter().any(|it| is_loose(it) || self.is_about_a_player(it));
        if self.panel().is_some() || is_listed {
            return all;
        }
        all.into_iter().filter(|it| is_loose(it)).collect()
    }

    /// Tells whether an answer names a hero: on a phone a chip, which is easily missed.
    fn is_about_a_player(self, action: &Action) -> bool {
        self.things(action).iter().flatten().any(|it| matches!(it, Thing::Hero(_)))
    }

    /// All that can be done with the held thing, the likeliest wish first.
    pub fn about_held(self) -> Vec<&'v Action> {
        let mut all = self.selection.thing.map_or_else(Vec::new, |it| self.about(it));
        sort(&mut all, |one, other| order(one) < order(other));
        all
    }

    /// The plan of the main button: the one chosen of the choices, the only thing that one wants to do with the held
    /// thing, the way there, or the rest where nothing else can be done.
    pub fn plan(self) -> Vec<Action> {
        let (choices, about) = (self.choices(), self.about_held());
        let chosen = match (self.selection.choice, about.as_slice()) {
            (Some(nth), _) => choices.get(usize::from(nth)).copied(),
            (None, [first, rest @ ..])
                if !gives_up(first) && rest.iter().all(|it| gives_up(it)) =>
            {
                Some(*first)
            }
            (None, _) => self.likely_form(&choices),
        };
        if let Some(action) = chosen {
            return vec![action.clone()];
        }
        let way = match self.selection.thing {
            Some(Thing::Cell(cell)) if about.is_empty() => self.way_to(cell),
            _ => Vec::new(), // Nothing else is gone to.
        };
        if way.is_empty() && about.is_empty() { self.what_is_left() } else { way }
    }

    /// The plan of the main button while nothing that is held can be done: the end, where the declared ones are to
    /// attack, where it is the answer to a battle, or where nothing else can be done at all.
    fn what_is_left(self) -> Vec<Action> {
        let is_likely = self.declares() || matches!(self.wanted(), Wanted::Window(_));
        let is_chosen = self.selection.thing.is_none() && is_likely && self.panel().is_none();
        let end = self.end().filter(|_| is_chosen || self.has_only_the_end());
        end.cloned().into_iter().collect()
    }

    /// Tells whether nothing can be done but to end the moment, or to pass.
    pub fn has_only_the_end(self) -> bool {
        !self.legal.is_empty() && self.legal.iter().all(is_end)
    }

    /// The form in which the monster that is asked about lands a blow most often: it is planned until another
    /// is chosen.
    fn likely_form(self, choices: &[&'v Action]) -> Option<&'v Action> {
        let Wanted::Ask(Ask::ChooseForm(ask)) = self.wanted() else { return None };
        let foe = ask.foe;
        let all = forecast::forms(self.open(), foe);
        // Of equal ones the first.
        let best = all.iter().rev().max_by_key(|(_, it)| (it.wins, it.ties))?.0;
        choices
            .iter()
            .copied()
            .find(|it| matches!(it, Action::Pick(Word::Form(form)) if *form == best))
    }
}

/// Tells whether an action ends a moment, or passes.
const fn is_end(action: &Action) -> bool {
    matches!(action, Action::Pass | Action::PassUntil(_) | Action::Do(Word::End))
}

/// Tells whether an action gives up a plan once begun.
pub const fn gives_up(action: &Action) -> bool {
    matches!(action, Action::Do(Word::Drop(_)) | Action::Play(Word::Drop(_)))
}

/// The order of what can be done with one thing: what completes a quest first, what gives it up last.
const fn order(action: &Action) -> u8 {
    match action {
        Action::Do(Word::Finish(_)) => 0,
        Action::Do(Word::Attempt(_)) => 1,
        it if gives_up(it) => 3,
        _ => 2,
    }
}
