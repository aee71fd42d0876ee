//! Plays that would change nothing now: a potion at full health. Everything is
//! answered from what everybody sees.

use super::action::{Action, Word};
use super::cards::Part;
use super::cards::ability::{Effect, Who};
use super::pieces::Origin;
use super::rules::targets::play_ability;
use super::rules::{uses, values};
use super::setup::Switch;
use super::state::Open;
use super::steps::Step;
use crate::kernel::Seat;

/// Whether `seat` is asked in a window in which nothing that it may do, `all` of it, would change anything; never
/// where it wants to be asked always.
pub fn is_idle(open: &Open, seat: Seat, all: &[Action]) -> bool {
    let is_asked = matches!(open.agenda.next(), Some(Step::Window { .. }));
    let is_idle = |it: &Action| match it {
        Action::Play(word) => is_vain(open, seat, *word),
        other => other.is_pass(),
    };
    is_asked && !open.rules.has(Switch::Always) && all.iter().all(is_idle)
}

/// Whether a play of `seat` would change nothing but what it costs the seat itself: what is paid with the peril of
/// another changes that.
fn is_vain(open: &Open, seat: Seat, word: Word) -> bool {
    match word {
        Word::Play { card, payer: None, .. } => {
            let parts = play_ability(card.card()).map_or(&[][..], |it| &it.parts);
            are_vain(open, seat, Origin::Card(card), parts)
        }
        Word::Use { of, ability } => uses::find_use(open, seat, of, ability)
            .is_some_and(|it| are_vain(open, seat, of, &it.parts)),
        _ => false, // Whoever moves, attacks, or plays against others changes something.
    }
}

/// Whether each of some effects that `seat` plays changes nothing. A card without any stays.
fn are_vain(open: &Open, seat: Seat, origin: Origin, parts: &[Part]) -> bool {
    let is_vain = |part: &Part| match &part.effect {
        Effect::Heal(Who::Me, _) => is_unhurt(open, seat, origin),
        Effect::Stand(Who::Me) => open.heroes[seat].prone.is_none(),
        Effect::Prevent(_) => open.pending == 0,
        _ => false, // Everything else is thought to change something.
    };
    !parts.is_empty() && parts.iter().all(is_vain)
}

/// Whether nothing heals a hero: it lacks no health, or cannot be healed.
fn is_unhurt(open: &Open, seat: Seat, origin: Origin) -> bool {
    let hero = &open.heroes[seat];
    hero.card.card().health <= hero.health || !values::can_heal(open, seat, origin)
}
