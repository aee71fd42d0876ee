//! What every part of the table holds: the scene to draw, and where touches go.

use std::ops::Deref;

use leptos::html;
use leptos::prelude::*;

use super::draft::{Draft, Pick, Plan, Spot, Why, settle};
use super::scene::{Scene, scene};
use super::sight::Sight;
use super::symbols::character_symbol;
use super::touch::pick;
use super::words::sentences;
use crate::games::dungeon_raiders::cards::POWER_MAX;
use crate::games::dungeon_raiders::dungeon::ROOMS_PER_LEVEL;
use crate::games::dungeon_raiders::rules::{self, Prospect};
use crate::games::dungeon_raiders::{Action, DungeonRaiders, Event, Face, Item, View};
use crate::kernel::{BySeat, Seat, Telling, Words};
use crate::parts::{Row, focus};
use crate::shell::room::{Caution, Hand, Tabletop, refusal_words};

/// No more kinds of cards are ever in a hand.
pub const CARDS_MAX: usize = POWER_MAX as usize + Item::ALL.len();

/// The scene, the half-made choice, and the hand that plays.
#[derive(Clone, Copy)]
pub struct Bench {
    top: Tabletop<DungeonRaiders, Scene>,
    draft: RwSignal<Draft>,
    settled: Memo<Draft>,
    prospects: Memo<Vec<Prospect>>,
    pub caution: Caution<Spot>,
    pub rooms: Row,
    pub cards: Row,
    /// The main button, which never leaves the page.
    pub main: NodeRef<html::Button>,
}

impl Deref for Bench {
    type Target = Tabletop<DungeonRaiders, Scene>;

    fn deref(&self) -> &Tabletop<DungeonRaiders, Scene> {
        &self.top
    }
}

impl Bench {
    /// Takes what a hand holds, and nothing chosen yet.
    pub fn new(hand: Hand<DungeonRaiders>) -> Bench {
        let draft = RwSignal::new(Draft::default());
        let settled =
            Memo::new(move |_| settle(&hand.view.read(), &hand.legal.read(), draft.get()));
        let prospects = prospects(hand, settled);
        let scene = Memo::new(move |_| {
            let (view, legal) = (hand.view.read(), hand.legal.read());
            let (draft, prospects) = (settled.read(), prospects.read());
            let sight = Sight {
                view: &view,
                seat: hand.seat.get(),
                legal: &legal,
                draft: &draft,
                prospects: &prospects,
            };
            scene(sight, &hand.recent.read())
        });
        let top = Tabletop::new(hand, scene);
        let bench = Bench {
            top,
            draft,
            settled,
            caution: Caution::default(),
            prospects,
            rooms: top.row(ROOMS_PER_LEVEL, |it| it.level.rooms.len()),
            cards: top.row(CARDS_MAX, |it| it.hand.len()),
            main: NodeRef::new(),
        };
        bench.caution.rest_at_turns(hand, Spot::Main, move || bench.is_final(Spot::Main));
        bench
    }

    /// An event in a sentence, if it has one.
    pub fn tell(self, event: &Event) -> Option<String> {
        let names: BySeat<String> = self.hand.names.get();
        DungeonRaiders::tell(event, Telling { lang: self.lang(), names: &names })
    }

    /// The symbol of a hero. Characters do not change once rooms are entered.
    pub fn portrait(self, seat: Seat) -> &'static str {
        let character = self.scene.with_untracked(|it| it.heroes[seat.idx()].character);
        character_symbol(character)
    }

    /// What an action does.
    pub fn offer(self, action: &Action) -> String {
        DungeonRaiders::offer(action, &self.hand.view.read(), self.lang())
    }

    /// Answers a touch. Where what was touched leaves the page, the focus goes to the main button.
    pub fn touch(self, spot: Spot) {
        // Whoever is next may weigh at once what the one before has weighed.
        if self.is_final(spot) && self.caution.stops(spot, self.hand) {
            return;
        }
        match self.pick(spot) {
            Pick::Draft(draft) => self.draft.set(draft),
            Pick::Act(action) => {
                self.draft.set(Draft::default());
                self.hand.act(vec![action]);
            }
            Pick::Nothing(Why::Rule(refusal)) => self.hand.refuse(refusal),
            Pick::Nothing(why) => {
                self.hand.say(sentences::why(why, self.hand.lang.get_untracked()).to_owned());
            }
        }
        self.keep_from_twice(spot);
        self.keep_focus(spot);
    }

    /// Lets a spot rest if a touch of it would do what cannot be taken back.
    fn keep_from_twice(self, spot: Spot) {
        // What is put back, or waited by, leaves its place to the main button.
        let is_other = matches!(spot, Spot::Drop | Spot::Wait);
        let spot = if is_other { Spot::Main } else { spot };
        if self.is_final(spot) {
            self.caution.rest(spot);
        }
    }

    fn is_final(self, spot: Spot) -> bool {
        match self.pick(spot) {
            Pick::Act(action) => self.hand.is_final(vec![action]),
            Pick::Draft(_) | Pick::Nothing(_) => false,
        }
    }

    /// Why a touch of something would do nothing, while it would.
    pub fn why(self, spot: Spot) -> Option<String> {
        let (view, legal) = (self.hand.view.read(), self.hand.legal.read());
        let (draft, prospects) = (self.settled.get(), self.prospects.read());
        let seat = self.hand.seat.get();
        let sight =
            Sight { view: &view, seat, legal: &legal, draft: &draft, prospects: &prospects };
        match pick(sight, spot) {
            Pick::Nothing(Why::Rule(refusal)) => {
                Some(refusal_words::<DungeonRaiders>(refusal, self.lang()))
            }
            Pick::Nothing(why) => Some(sentences::why(why, self.lang()).to_owned()),
            Pick::Draft(_) | Pick::Act(_) => None,
        }
    }

    fn keep_focus(self, spot: Spot) {
        let is_gone = self.scene.with_untracked(|scene| match spot {
            Spot::Card(card) => scene.hand.iter().all(|it| it.card != card),
            Spot::Candidate(_) => scene.candidates.is_empty(),
            Spot::Drop | Spot::Wait => true,
            Spot::Room(_) | Spot::Main => false,
        });
        if is_gone {
            focus(self.main);
        }
    }

    fn pick(self, spot: Spot) -> Pick {
        let (view, legal) = (self.hand.view.read_untracked(), self.hand.legal.read_untracked());
        let (draft, prospects) = (self.settled.get_untracked(), self.prospects.read_untracked());
        let seat = self.hand.seat.get_untracked();
        let sight =
            Sight { view: &view, seat, legal: &legal, draft: &draft, prospects: &prospects };
        pick(sight, spot)
    }
}

/// What may come of the cards. Before a boss there are too many pairs to look at all of them at
/// once: there the cards that are weighed are looked at alone.
fn prospects(hand: Hand<DungeonRaiders>, settled: Memo<Draft>) -> Memo<Vec<Prospect>> {
    let weighed = Memo::new(move |_| match settled.get().plan {
        Plan::Lay(lay) => Some(lay),
        Plan::Open | Plan::Crystal | Plan::Torch | Plan::Choose(_) => None,
    });
    let can_lay =
        move || hand.legal.with(|it| it.iter().any(|action| matches!(action, Action::Lay { .. })));
    Memo::new(move |_| {
        let Some(seat) = hand.seat.get().filter(|_| can_lay()) else { return Vec::new() };
        let view: &View = &hand.view.read();
        match view.face() {
            Some(Face::Boss(_)) => {
                let lay = weighed.get().into_iter();
                lay.filter_map(|it| rules::prospect(view, seat, it)).collect()
            }
            Some(_) => rules::prospects(view, seat),
            None => Vec::new(),
        }
    })
}
