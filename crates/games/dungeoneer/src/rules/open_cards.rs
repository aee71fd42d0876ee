//! The adventure cards that lie open.

use crate::ask::Ask;
use crate::cards::AdventureId;
use crate::cards::Lasting;
use crate::cards::Trait;
use crate::pieces::FoeCard;
use crate::pieces::FoeState;
use crate::pieces::Special;
use crate::state::Open;
use crate::steps::Step;

/// Every adventure card that lies open.
pub fn each_open_card(open: &Open, mut see: impl FnMut(AdventureId)) {
    open.discards.iter().flatten().for_each(|it| see(*it));
    each_card_in_use(open, see);
}

/// Every adventure card that lies open, but those that are discarded.
pub fn each_card_in_use(open: &Open, mut see: impl FnMut(AdventureId)) {
    open.revealed.iter().chain(&open.waiting).for_each(|it| see(*it));
    for (_, hero) in open.heroes.iter() {
        hero.readied.iter().for_each(|it| see(it.card));
        for it in &hero.lair {
            see(it.card);
            it.attached.iter().for_each(|it| see(*it));
        }
    }
    for (_, site) in open.map.iter() {
        site.attached.iter().for_each(|it| see(it.0));
    }
    each_card_on_the_way(open, &mut see);
    for group in &open.declared {
        for it in &group.foes {
            see(it.card);
            it.attached.iter().for_each(|it| see(*it));
        }
        group.traps.iter().for_each(|it| see(*it));
    }
    if let Some(battle) = &open.battle {
        for foe in &battle.foes {
            let is_there =
                matches!(foe.state, FoeState::Fights | FoeState::Left | FoeState::Defeated);
            if let (FoeCard::Adventure(card), true) = (foe.card, is_there) {
                see(card);
            }
            foe.attached.iter().for_each(|it| see(*it));
        }
        for it in &battle.pending {
            if let Special::Trap(card) = it {
                see(*card);
            }
        }
    }
}

/// The adventure cards that steps still to be done are about.
pub fn each_card_on_the_way(open: &Open, mut see: impl FnMut(AdventureId)) {
    for step in open.agenda.iter() {
        match step {
            // An instant card is put away after it has resolved; it lies open until then. Announced cards,
            // and those that were drawn together, do too.
            Step::Resolve { card, .. } | Step::SoloBane(card) => see(*card),
            Step::PutAway { card, .. } if card.card().lasting == Lasting::Instant => {
                see(*card);
            }
            Step::Peril { drawn, .. } => drawn.iter().for_each(|it| see(*it)),
            Step::Ambush(group) => {
                for it in &group.foes {
                    see(it.card);
                    it.attached.iter().for_each(|it| see(*it));
                }
                group.traps.iter().for_each(|it| see(*it));
            }
            Step::Ask(Ask::Host(it)) => see(it.card),
            _ => {}
        }
    }
}

/// Which deck a card belongs to.
pub fn deck_of(open: &Open, card: AdventureId) -> usize {
    let traits = card.card().traits;
    let is_glory = traits.has(Trait::Boon) || traits.has(Trait::Treasure);
    usize::from(open.rules.is_split() && !is_glory)
}
