//! What every part of the sheet holds: the scene to draw, and where touches go.

use std::ops::Deref;

use leptos::html;
use leptos::prelude::*;

use super::draft::{Draft, Panel, Pick, Spot, Why, settle};
use super::scene::{Scene, scene};
use super::sight::Sight;
use super::touch::pick;
use super::words::sentences;
use crate::games::paper_dungeons::PaperDungeons;
use crate::games::paper_dungeons::dice::DICE;
use crate::parts::focus;
use crate::shell::room::{Caution, Hand, Tabletop, bring_into_sight};

/// The scene, the half-made choice, and the hand that plays.
#[derive(Clone, Copy)]
pub struct Bench {
    top: Tabletop<PaperDungeons, Scene>,
    draft: RwSignal<Draft>,
    settled: Memo<Draft>,
    pub caution: Caution<Spot>,
    /// The parts of the sheet that can be brought into sight.
    pub map: NodeRef<html::Section>,
    pub heroes: NodeRef<html::Section>,
    pub items: NodeRef<html::Section>,
    /// The dice, which never leave the page.
    pub dice: [NodeRef<html::Button>; DICE],
}

impl Deref for Bench {
    type Target = Tabletop<PaperDungeons, Scene>;

    fn deref(&self) -> &Tabletop<PaperDungeons, Scene> {
        &self.top
    }
}

impl Bench {
    /// Takes what a hand holds, and nothing chosen yet.
    pub fn new(hand: Hand<PaperDungeons>) -> Bench {
        let draft = RwSignal::new(Draft::default());
        let settled = Memo::new(move |_| {
            let (view, legal) = (hand.view.read(), hand.legal.read());
            settle(&view, &legal, hand.seat.get(), draft.get())
        });
        let scene = Memo::new(move |_| {
            let (view, legal) = (hand.view.read(), hand.legal.read());
            scene(&view, &legal, hand.seat.get(), &settled.read())
        });
        let (map, heroes, items) = (NodeRef::new(), NodeRef::new(), NodeRef::new());
        let dice = std::array::from_fn(|_| NodeRef::new());
        let top = Tabletop::new(hand, scene);
        let caution = Caution::default();
        let bench = Bench { top, draft, settled, caution, map, heroes, items, dice };
        caution.rest_at_turns(hand, Spot::Main, move || bench.is_final(Spot::Main));
        bench
    }

    /// Answers a touch of something that may leave the page by it: the focus goes to the dice then.
    pub fn touch_and_leave(self, spot: Spot) {
        if let Pick::Act(_) = self.touch(spot) {
            self.focus_dice();
        }
    }

    /// Puts the hints away.
    pub fn hide_hints(self) {
        self.hand.hints.show(false);
        self.focus_dice();
    }

    fn focus_dice(self) {
        focus(self.dice[0]);
    }

    /// Answers a touch.
    pub fn touch(self, spot: Spot) -> Pick {
        if self.caution.stops(spot, self.hand) {
            return Pick::Draft(self.settled.get_untracked());
        }
        let pick = self.pick(spot);
        match pick.clone() {
            Pick::Draft(draft) => self.draft.set(draft),
            Pick::Act(actions) => {
                self.draft.set(Draft::default());
                self.hand.act(actions);
            }
            Pick::Show(panel, draft) => {
                self.draft.set(draft);
                self.show(panel);
            }
            Pick::Nothing(Why::Rule(refusal)) => self.hand.refuse(refusal),
            Pick::Nothing(why) => self.say(why),
        }
        if self.is_final(spot) {
            self.caution.rest(spot);
        }
        pick
    }

    /// Whether a touch of the spot would do what cannot be taken back.
    fn is_final(self, spot: Spot) -> bool {
        match self.pick(spot) {
            Pick::Act(actions) => self.hand.is_final(actions),
            Pick::Draft(_) | Pick::Show(..) | Pick::Nothing(_) => false,
        }
    }

    /// Why a touch of something would do nothing, while it would.
    pub fn why(self, spot: Spot) -> Option<String> {
        let (view, legal) = (self.hand.view.read(), self.hand.legal.read());
        let draft = self.settled.get();
        let sight = Sight { view: &view, legal: &legal, seat: self.hand.seat.get(), draft: &draft };
        match pick(sight, spot) {
            Pick::Nothing(why) => {
                let rule = why.rule().map(|it| format!(" · {it}")).unwrap_or_default();
                Some(sentences::why(why, self.lang()) + &rule)
            }
            Pick::Draft(_) | Pick::Act(_) | Pick::Show(..) => None,
        }
    }

    fn say(self, why: Why) {
        let words = sentences::why(why, self.hand.lang.get_untracked());
        match why.rule() {
            Some(rule) => self.hand.explain(words, rule),
            None => self.hand.say(words),
        }
    }

    fn pick(self, spot: Spot) -> Pick {
        let (view, legal) = (self.hand.view.read_untracked(), self.hand.legal.read_untracked());
        let draft = self.settled.get_untracked();
        let seat = self.hand.seat.get_untracked();
        pick(Sight { view: &view, legal: &legal, seat, draft: &draft }, spot)
    }

    /// Whether hints for a first game are shown.
    pub fn has_hints(self) -> bool {
        self.hand.is_live && self.hand.hints.are_shown()
    }

    /// Brings the part of the sheet into sight where something is to be chosen, and the map with
    /// every round.
    pub fn follow_wants(self) {
        let wanted = self.look(|it| it.wanted);
        let is_at_rest = self.look(|it| it.is_over || it.is_rival || it.deal.is_some());
        Effect::new(move |before: Option<(u8, Panel)>| {
            let now = wanted.get();
            let is_new = before.is_some_and(|it| it != now);
            if is_new && !is_at_rest.get_untracked() && self.hand.is_live {
                self.show(now.1);
            }
            now
        });
    }

    fn show(self, panel: Panel) {
        let part = match panel {
            Panel::Map => self.map,
            Panel::Heroes => self.heroes,
            Panel::Items => self.items,
        };
        bring_into_sight(part);
    }
}
