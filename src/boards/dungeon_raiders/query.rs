//! The options of the person at the table, asked thing by thing.

use super::selection::{Plan, Selection, Why};
use crate::games::dungeon_raiders::client::{
    self, Action, Card, Face, Ground, Item, Items, Lay, Prospect, Refusal, View,
};
use crate::kernel::{Observer, Seat};

/// A view, who acts at this device and how, and the half-made choice: everything that is drawn from.
#[derive(Clone, Copy)]
pub struct Query<'v> {
    pub view: &'v View,
    /// The seat that acts at this device.
    pub seat: Option<Seat>,
    /// The legal actions.
    pub legal: &'v [Action],
    pub selection: &'v Selection,
    /// The prospects of the cards that can be laid.
    pub prospects: &'v [Prospect],
}

impl<'v> Query<'v> {
    /// The table as everybody sees it.
    pub fn ground(self) -> &'v Ground {
        &self.view.ground
    }

    /// The seat that can do something now.
    pub fn actor(self) -> Option<Seat> {
        self.seat.filter(|_| !self.legal.is_empty())
    }

    /// Whose cards lie under the thumb: those of the observer.
    pub fn own(self) -> Option<Seat> {
        match self.view.observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Public | Observer::All => self.seat,
        }
    }

    /// Tells whether `action` may be taken now.
    pub fn can(self, action: Action) -> bool {
        self.legal.contains(&action)
    }

    /// Tells whether a card is awaited from this device.
    pub fn can_lay(self) -> bool {
        self.legal.iter().any(|it| matches!(it, Action::Lay { .. }))
    }

    /// The most cards that can be laid at once.
    pub fn n_cards_max(self) -> usize {
        let n_cards = |it: &Action| match it {
            Action::Lay { lay } => lay.len(),
            Action::Choose { .. } | Action::UseCrystal | Action::UseTorch => 0,
        };
        self.legal.iter().map(n_cards).max().unwrap_or(0)
    }

    /// Tells whether a boss stands in the open room.
    pub fn is_before_boss(self) -> bool {
        matches!(self.view.face(), Some(Face::Boss(_)))
    }

    /// Counts the rooms of the level in the dark.
    pub fn n_dark(self) -> u8 {
        self.view.dungeon.dark_after(self.ground().here).count() as u8
    }

    /// The items in one's own hand.
    pub fn items(self) -> Items {
        self.own().and_then(|it| self.view.heroes[it].items).unwrap_or(Items::NONE)
    }

    /// Counts the cards of the kind in one's own hand.
    pub fn stock(self, card: Card) -> u8 {
        match card {
            Card::Power(power) => {
                let has = |seat| self.view.heroes[seat].mat.hand.has(power);
                u8::from(self.own().is_some_and(has))
            }
            Card::Item(item) => self.items()[item],
        }
    }

    /// The cards that are weighed.
    pub fn weighed(self) -> Option<&'v Prospect> {
        let Some(Action::Lay { lay }) = self.main() else { return None };
        self.prospect(lay)
    }

    /// The prospect of a lay.
    pub fn prospect(self, lay: Lay) -> Option<&'v Prospect> {
        self.prospects.iter().find(|it| it.lay == Some(lay))
    }

    /// The action that the main button takes. To lay no card is a choice that needs no card.
    pub fn main(self) -> Option<Action> {
        let none = Action::Lay { lay: Lay::NONE };
        self.selection.plan.action().or(Some(none)).filter(|&it| self.can(it))
    }

    /// The plan after a touch of a card: that card, or it and another before a boss, where the main button lays them.
    ///
    /// # Errors
    /// Why it cannot be weighed.
    pub fn with_card(self, card: Card) -> Result<Plan, Why> {
        if self.is_before_boss() && 1 < self.n_cards_max() {
            return self.gathered_with(card);
        }
        match card {
            // Before a boss a torch is laid, by any player who may lay.
            Card::Item(Item::Torch) if !self.is_before_boss() || !self.can_lay() => {
                self.weighed_as(Plan::Torch)
            }
            Card::Item(Item::Crystal) if !self.is_before_boss() => self.weighed_as(Plan::Crystal),
            Card::Power(_) | Card::Item(_) => self.weighed_as(Plan::Lay(Lay::one(card))),
        }
    }

    /// A plan, if what it comes to is allowed.
    ///
    /// # Errors
    /// Why it is not.
    pub fn weighed_as(self, plan: Plan) -> Result<Plan, Why> {
        match plan.action() {
            Some(action) if !self.can(action) => {
                Err(self.refusal(action).map_or(Why::NotNow, Why::Rule))
            }
            Some(_) | None => Ok(plan),
        }
    }

    /// Before a boss up to two cards are gathered.
    fn gathered_with(self, card: Card) -> Result<Plan, Why> {
        let chosen: Vec<Card> = match self.selection.plan {
            Plan::Lay(lay) => lay.cards().collect(),
            Plan::Open | Plan::Crystal | Plan::Torch | Plan::Choose(_) => Vec::new(),
        };
        let n_chosen = chosen.iter().filter(|&&it| it == card).count();
        let is_full = chosen.len() == 2;
        let is_last = is_full || self.stock(card) <= n_chosen as u8;
        let gathered: Vec<Card> = if 0 < n_chosen && is_last {
            chosen.into_iter().filter(|&it| it != card).collect()
        } else if is_full {
            return Err(Why::TwoCards);
        } else {
            chosen.into_iter().chain([card]).collect()
        };
        self.weighed_as(match gathered[..] {
            [only] => Plan::Lay(Lay::one(only)),
            [one, other] => Plan::Lay(Lay::two(one, other)),
            _ => Plan::Open,
        })
    }

    /// Why an action cannot be taken; none if nobody here has any part in the match.
    pub fn refusal(self, action: Action) -> Option<Refusal> {
        client::why_not(self.view, self.own()?, &action)
    }
}
