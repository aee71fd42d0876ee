//! The map: warps, steps, shifts, exits, tokens, hazards.

use crate::cards::ability::{Effect, Place};
use crate::cards::spelling::Spelled as _;
use crate::cards::words::clauses::{Clause, order, phrase};
use crate::cards::words::ctx::Ctx;
use crate::messages;
use kernel::{message, text};

/// `warp(me, place, me)`
pub fn warp_mine(place: Place, ctx: Ctx<'_>) -> Clause {
    let place = place.spelling();
    order(|mood| message!(ctx.lang, "card-warp-mine", mood = mood, place = &place))
}

/// All others that are about the map alone.
pub fn clause(effect: &Effect, ctx: Ctx<'_>) -> Clause {
    let lang = ctx.lang;
    match effect {
        Effect::Step(who, _) => Clause::Phrase(message!(lang, "card-step", who = &who.spelling())),
        Effect::ShiftMove(_) => phrase(text!("card-shift-move"), ctx),
        Effect::ShiftSwap(_) => phrase(text!("card-shift-swap"), ctx),
        Effect::Phase => phrase(text!("card-phase"), ctx),
        Effect::IgnoreExit => order(|mood| message!(lang, "card-ignore-exit", mood = mood)),
        Effect::ExitByLeft => phrase(text!("card-exit-by-left"), ctx),
        Effect::ToggleBridge => order(|mood| message!(lang, "card-toggle-bridge", mood = mood)),
        Effect::PutDeactivation => {
            order(|mood| message!(lang, "card-put-deactivation", mood = mood))
        }
        Effect::TakeDeactivation => {
            order(|mood| message!(lang, "card-take-deactivation", mood = mood))
        }
        Effect::Pit(form, reach) => {
            Clause::Phrase(message!(lang, "card-pit", form = form.name(), reach = *reach))
        }
        Effect::Spikes(form, reach) => {
            Clause::Phrase(message!(lang, "card-spikes", form = form.name(), reach = *reach))
        }
        Effect::Danger(by) => Clause::Phrase(message!(lang, "card-danger", by = *by)),
        other => unreachable!("{other:?} is about something else"),
    }
}
