//! The signals around a board: what is selected, what is drawn, and where taps go.

use std::ops::Deref;

use leptos::html;
use leptos::prelude::*;

use super::guide::Laid;
use super::pick::{Excuse, Pick};
use super::playable::{PickOf, Playable};
use crate::parts::Lasting;
use crate::shell::board::caution::Caution;
use crate::shell::board::{Hand, Tabletop, refusal_words};

/// The controller of a board. A board that needs more puts it beside this in a controller of its own.
pub type Controller<B> = Lasting<Control<B>>;

/// The parts of a [`Controller`].
pub struct Control<B: Playable> {
    top: Tabletop<B, B::Model>,
    selection: RwSignal<B::Selection>,
    settled: Memo<B::Selection>,
    aid: B::Aid,
    /// Which spot rests, so that a second tap on one place does nothing final.
    pub caution: Caution<B::Spot>,
    /// The main button, which never leaves the page.
    pub main: NodeRef<html::Button>,
}

impl<B: Playable> Deref for Control<B> {
    type Target = Tabletop<B, B::Model>;

    fn deref(&self) -> &Tabletop<B, B::Model> {
        &self.top
    }
}

/// The result of a tap, for a board that looks after the focus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tap<P> {
    /// True if an action was taken.
    pub has_acted: bool,
    /// True if the tapped thing has left the page.
    pub is_gone: bool,
    /// The part of the board to be brought into sight.
    pub part: Option<P>,
}

impl<B: Playable> Controller<B> {
    /// Takes what a hand holds, and nothing chosen yet.
    pub fn new(hand: Hand<B>) -> Controller<B> {
        let selection = RwSignal::new(B::Selection::default());
        let settled = Memo::new(move |_| B::settle(hand, selection.get()));
        let aid = B::aid(hand, settled);
        let board_model = Memo::new(move |_| {
            let selection = settled.get();
            B::ask(hand, aid, &selection, |query| B::model(query, hand))
        });
        if let Some(choosing) = hand.choosing {
            choosing.leave(Laid::<B> { settled, aid, board_model });
        }
        let top = Tabletop::new(hand, board_model);
        let (caution, main) = (Caution::default(), NodeRef::new());
        let controller = Lasting::of(Control { top, selection, settled, aid, caution, main });
        caution.rest_at_turns(hand, B::MAIN, move || controller.is_final(B::MAIN));
        controller
    }

    /// Answers a tap: changes the selection, acts, or says why not.
    pub fn input(self, spot: B::Spot) -> Tap<B::Part> {
        if self.is_final(spot) && self.caution.stops(spot, self.hand) {
            return Tap { has_acted: false, is_gone: false, part: None };
        }
        let pick = self.pick(spot);
        let has_acted = matches!(pick, Pick::Act(_));
        let mut shown = None;
        match pick {
            Pick::Selection(selection) => self.selection.set(selection),
            Pick::Show(part, selection) => {
                self.selection.set(selection);
                shown = Some(part);
            }
            Pick::Act(actions) => {
                let selection = self.settled.get_untracked();
                let kept =
                    untrack(|| B::ask(self.hand, self.aid, &selection, |it| B::kept(it, &actions)));
                self.selection.set(kept);
                self.hand.act(actions);
            }
            Pick::Nothing(why) => self.announce(why),
        }
        self.keep_from_twice(B::follower(spot));
        let is_gone = !self.board_model.with_untracked(|it| B::has(it, spot));
        Tap { has_acted, is_gone, part: shown }
    }

    /// Lets a spot rest if a tap of it would do what cannot be taken back.
    pub fn keep_from_twice(self, spot: B::Spot) {
        if self.is_final(spot) {
            self.caution.rest(spot);
        }
    }

    /// Tells whether a tap of the spot would be final.
    pub fn is_final(self, spot: B::Spot) -> bool {
        match self.pick(spot) {
            Pick::Act(actions) => self.hand.is_final(actions),
            Pick::Selection(_) | Pick::Show(..) | Pick::Nothing(_) => false,
        }
    }

    /// Why a tap of something would do nothing, while it would.
    pub fn why(self, spot: B::Spot) -> Option<String> {
        let selection = self.settled.get();
        let pick = B::ask(self.hand, self.aid, &selection, |query| B::pick(query, spot));
        let Pick::Nothing(why) = pick else { return None };
        Some(match B::excuse(why, self.lang()) {
            Excuse::Rule(refusal) => refusal_words::<B>(refusal, self.lang()),
            Excuse::Words(words, Some(rule)) => format!("{words} · {rule}"),
            Excuse::Words(words, None) => words,
        })
    }

    fn announce(self, why: B::Why) {
        match B::excuse(why, self.hand.lang.get_untracked()) {
            Excuse::Rule(refusal) => self.hand.refuse(refusal),
            Excuse::Words(words, Some(rule)) => self.hand.explain(words, rule),
            Excuse::Words(words, None) => self.hand.announce(words),
        }
    }

    fn pick(self, spot: B::Spot) -> PickOf<B> {
        untrack(|| {
            let selection = self.settled.get();
            B::ask(self.hand, self.aid, &selection, |query| B::pick(query, spot))
        })
    }
}
