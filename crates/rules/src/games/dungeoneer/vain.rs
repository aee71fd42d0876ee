//! Plays that would change nothing now: a potion at full health, a threat to fall for somebody who lies. Everything
//! is answered from what everybody sees.

use super::action::{Action, Word};
use super::cards::Part;
use super::cards::ability::{Amount, Effect, Who};
use super::pieces::Origin;
use super::prospects::roll_at_hand;
use super::rules::targets::{hero_of, play_ability};
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

/// Whether a play of `seat` would change nothing but what it costs.
fn is_vain(open: &Open, seat: Seat, word: Word) -> bool {
    match word {
        Word::Play { card, payer, .. } => {
            let parts = play_ability(card.card()).map_or(&[][..], |it| &it.parts);
            are_vain(open, (seat, payer), Origin::Card(card), parts)
        }
        Word::Use { of, ability } => uses::find_use(open, seat, of, ability)
            .is_some_and(|it| are_vain(open, (seat, None), of, &it.parts)),
        _ => false, // Whoever moves, attacks or lays something down changes something.
    }
}

/// Whether each of some effects changes nothing; who plays them, and against whom. A card without any stays.
fn are_vain(
    open: &Open,
    (seat, target): (Seat, Option<Seat>),
    origin: Origin,
    parts: &[Part],
) -> bool {
    let of = |who: Who| hero_of(who, seat, target);
    let is_vain = |part: &Part| match &part.effect {
        Effect::Heal(who, _) => of(*who).is_some_and(|it| is_unhurt(open, it, origin)),
        Effect::Glory(who, Amount::Fixed(by)) => {
            *by < 0 && of(*who).is_some_and(|it| open.heroes[it].glory == 0)
        }
        Effect::Prone(who) => of(*who).is_some_and(|it| open.heroes[it].prone.is_some()),
        Effect::Stand(who) => of(*who).is_some_and(|it| open.heroes[it].prone.is_none()),
        Effect::Threat { who, fail, ok, .. } => of(*who).is_some_and(|roller| {
            fail.iter().chain(ok).all(|part| falls_in_vain(open, roller, part))
        }),
        Effect::Prevent(_) => open.pending == 0,
        Effect::Advantage(_) => roll_at_hand(open).is_some_and(|it| it.1.n == it.1.of),
        Effect::Disadvantage(_) => roll_at_hand(open).is_some_and(|it| it.1.n == 0),
        _ => false, // Everything else is thought to change something.
    };
    !parts.is_empty() && parts.iter().all(is_vain)
}

/// Whether an effect only lets a hero fall who rolls for it, and who lies already.
fn falls_in_vain(open: &Open, roller: Seat, part: &Part) -> bool {
    let lies = open.heroes[roller].prone.is_some();
    matches!(part.effect, Effect::Prone(Who::Roller | Who::Target)) && lies
}

/// Whether nothing heals a hero: it lacks no health, or cannot be healed.
fn is_unhurt(open: &Open, seat: Seat, origin: Origin) -> bool {
    let hero = &open.heroes[seat];
    hero.card.card().health <= hero.health || !values::can_heal(open, seat, origin)
}
