//! Plays that would change nothing now, or might as well be made later: a potion at full health. Everything is
//! answered from what everybody sees.

use super::action::{Action, Word};
use super::ask::Moment;
use super::cards::ability::{Effect, Owner, Rolls, Trigger, Use, Who};
use super::cards::{Ability, Form, Part};
use super::forecast::is_any_due;
use super::pieces::Origin;
use super::rules::targets::play_ability;
use super::rules::{plays, uses, values};
use super::setup::Switch;
use super::state::Open;
use super::steps::Step;
use kernel::Seat;

/// Tells whether `seat` is asked in a window in which nothing that it may do, `all` of it, would change anything, or
/// has to be done just now; never where it wants to be asked always. `last` is its own action that the question
/// follows upon.
pub fn is_idle(open: &Open, seat: Seat, all: &[Action], last: Option<&Action>) -> bool {
    let Some(Step::Window { of, .. }) = open.agenda.next() else { return false };
    if open.rules.has(Switch::Always) {
        return false;
    }
    match of {
        // There is nothing to respond to any more.
        Moment::Response if !is_any_due(open) => return true,
        // The same might have been done a moment ago.
        Moment::EndOfHeroics if last == Some(&Action::Do(Word::End)) => return true,
        _ => {} // Elsewhere the plays tell.
    }
    let comes = if *of == Moment::Entered { Some(Comes::new(open)) } else { None };
    all.iter().all(|it| match it {
        Action::Play(word) => {
            is_vain(open, seat, *word)
                || comes.as_ref().is_some_and(|it| it.leaves_time(open, seat, *word))
        }
        other => other.is_pass(),
    })
}

/// The dangers that await the hero who has entered a location.
struct Comes {
    all: Vec<&'static Ability>,
    /// Monsters and traps await it (DN-646).
    is_ambush: bool,
}

impl Comes {
    fn new(open: &Open) -> Comes {
        let here = values::site_abilities(open.site(open.heroes[open.active].at)).map(|it| it.2);
        let mut all: Vec<&Ability> =
            here.filter(|it| matches!(it.trigger, Trigger::Enter | Trigger::Hazard)).collect();
        let ambush = open.agenda.iter().find_map(|it| match it {
            Step::Ambush(group) => Some(group),
            _ => None,
        });
        if let Some(group) = ambush {
            let cards = group.traps.iter().copied().chain(group.foes.iter().map(|it| it.card));
            all.extend(cards.flat_map(|it| &it.card().abilities));
        }
        Comes { all, is_ambush: ambush.is_some() }
    }

    /// Tells whether a play of `seat` does not bear on it, and might as well be made afterwards, or before the first
    /// dice of the battle.
    fn leaves_time(&self, open: &Open, seat: Seat, word: Word) -> bool {
        match word {
            Word::Play { card, payer: None, .. } => {
                let is_calm = !self.is_ambush || plays::moments(card).has(Moment::Response);
                card.card().abilities.iter().all(|it| match it.trigger {
                    Trigger::Play | Trigger::Static => {
                        it.parts.iter().all(|part| self.leaves(open, seat, &part.effect, is_calm))
                    }
                    // What helps with a roll or a wound may be needed at once.
                    Trigger::Use(Use::Roll | Use::Wound | Use::Any | Use::Free) => false,
                    _ => is_calm, // Everything else works later.
                })
            }
            Word::Drop(_) => true,
            _ => false, // Abilities have their moments.
        }
    }

    fn leaves(&self, open: &Open, seat: Seat, effect: &Effect, is_calm: bool) -> bool {
        let hero = &open.heroes[seat];
        match effect {
            // One point is all that may be needed until then.
            Effect::Ap(Who::Me, _) => 0 < hero.ap,
            // Nothing that comes takes more at once.
            Effect::Heal(Who::Me, _) => is_calm && 2 < hero.health,
            Effect::Stand(Who::Me) => hero.prone.is_none(),
            Effect::ImmuneProne(Who::Me, _) => {
                !self.has(&|it| matches!(it, Effect::Prone(_) | Effect::Pit(..)))
            }
            Effect::Draw(_) => is_calm,
            Effect::Discard { zone, .. } => is_calm && zone.owner == Owner::Me,
            Effect::Limit(..) => is_calm,
            Effect::Stat(Who::Me, form, _) => is_calm && !self.has(&|it| tests(it, *form)),
            Effect::Roll { rolls, .. } => {
                is_calm
                    && !matches!(rolls, Rolls::Hazard | Rolls::Threat | Rolls::All | Rolls::Next)
            }
            _ => false, // Everything else is thought to bear on it.
        }
    }

    /// Tells whether such an effect is among what comes.
    fn has(&self, is_meant: &dyn Fn(&Effect) -> bool) -> bool {
        self.all.iter().any(|it| has(&it.parts, is_meant))
    }
}

/// Tells whether such an effect is among some parts, or among what comes of them.
fn has(parts: &[Part], is_meant: &dyn Fn(&Effect) -> bool) -> bool {
    parts.iter().any(|it| {
        is_meant(&it.effect)
            || match &it.effect {
                Effect::Threat { fail, ok, .. } => has(fail, is_meant) || has(ok, is_meant),
                Effect::Chance { ok, .. } => has(ok, is_meant),
                Effect::Choose(_, ways) => ways.iter().any(|it| has(it, is_meant)),
                _ => false, // Nothing comes of anything else.
            }
    })
}

/// Tells whether an effect tests this form.
fn tests(effect: &Effect, of: Form) -> bool {
    match effect {
        Effect::Threat { form, .. } | Effect::Spikes(form, _) | Effect::Pit(form, _) => *form == of,
        _ => false, // Nothing else is a test.
    }
}

/// Tells whether a play of `seat` would change nothing but what it costs the seat itself: what is paid with the peril
/// of another changes that.
fn is_vain(open: &Open, seat: Seat, word: Word) -> bool {
    match word {
        Word::Play { card, payer: None, .. } => {
            let parts = play_ability(card.card()).map_or(&[][..], |it| &it.parts);
            are_vain(open, seat, Origin::Card(card), parts)
        }
        Word::Use { of, ability } => uses::find_use(open, seat, of, ability)
            .is_some_and(|it| are_vain(open, seat, of, &it.parts)),
        _ => false, // A move, an attack, a play against others changes something.
    }
}

/// Tells whether each of some effects that `seat` plays changes nothing. A card without any stays.
fn are_vain(open: &Open, seat: Seat, origin: Origin, parts: &[Part]) -> bool {
    let is_vain = |part: &Part| match &part.effect {
        Effect::Heal(Who::Me, _) => is_unhurt(open, seat, origin),
        Effect::Stand(Who::Me) => open.heroes[seat].prone.is_none(),
        Effect::Prevent(_) => open.pending == 0,
        _ => false, // Everything else is thought to change something.
    };
    !parts.is_empty() && parts.iter().all(is_vain)
}

/// Tells whether nothing heals a hero: it lacks no health, or cannot be healed.
fn is_unhurt(open: &Open, seat: Seat, origin: Origin) -> bool {
    let hero = &open.heroes[seat];
    hero.card.card().health <= hero.health || !values::can_heal(open, seat, origin)
}
