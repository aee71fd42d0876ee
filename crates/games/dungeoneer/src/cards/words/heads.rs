//! The words before the effects: when the ability works, and what it costs.

use super::clauses::subject;
use super::ctx::{Ctx, On};
use super::deeds::{Deed, Mood};
use super::lists::and;
use crate::cards::Form;
use crate::cards::ability::{
    Ability, Condition, Cost, Effect, Price, Rollers, Term, Trigger, Use, Who,
};
use crate::messages;
use kernel::message;

/// The words before the effects; none if there are none.
pub fn head(ability: &Ability, ctx: Ctx<'_>) -> Option<String> {
    let lang = ctx.lang;
    let when = match ability.trigger {
        Trigger::Play => return play(ability, ctx).map(str::to_owned),
        Trigger::Static | Trigger::Trap | Trigger::Hazard => return None,
        Trigger::Use(Use::OwnTarget) => {
            return Some(may_pay(ability, subject(Who::Target, ctx), ctx));
        }
        Trigger::Use(Use::OwnHere) => {
            return Some(may_pay(ability, message!(lang, "card-hero-here"), ctx));
        }
        Trigger::Use(kind) => {
            let when = using(kind, ctx);
            return Some(match costs(&ability.costs, ctx) {
                Some(it) => {
                    let order = it.said(Mood::Order);
                    message!(lang, "card-use-paying", when = when, order = order)
                }
                None => message!(lang, "card-use", when = when),
            });
        }
        Trigger::Hit(form) if matches!(ctx.on, On::Monster { .. }) => {
            return Some(message!(lang, "card-monster-hits-and", form = form.name()));
        }
        Trigger::Hit(form) => {
            let role = if ctx.has(Condition::AsDefender) { "defender" } else { "any" };
            let whom = if ctx.has(Condition::IsMonster) { "monster" } else { "any" };
            &message!(lang, "card-when-hitting", role = role, whom = whom, form = form.name())
        }
        Trigger::Drawn(kind) => &message!(lang, "card-when-drawn", kind = kind.name()),
        Trigger::Enter => message!(lang, "card-when-entering"),
        Trigger::Leave if ctx.has(Condition::BridgeIsOff) => {
            message!(lang, "card-when-leaving-without-bridge")
        }
        Trigger::Leave => message!(lang, "card-when-leaving"),
        Trigger::Attack => message!(lang, "card-when-attacking"),
        Trigger::Dies => message!(lang, "card-when-defeated"),
        Trigger::Reset => message!(lang, "card-when-reset"),
    };
    Some(triggered(ability, when, ctx))
}

/// `magic hit: 1 wound`
pub fn monster_hit(form: Form, ctx: Ctx<'_>) -> String {
    message!(ctx.lang, "card-monster-hits", form = form.name())
}

/// A card that stays says what it does when it is played; one that is gone at once does nothing else.
fn play(ability: &Ability, ctx: Ctx<'_>) -> Option<&'static str> {
    if ctx.on.is_readied() {
        return Some(message!(ctx.lang, "card-when-played"));
    }
    let is_ambush = |effect: &Effect| {
        matches!(effect, Effect::Roll { who: Rollers::Mine(_), term: Some(Term::Battle), .. })
    };
    let has_ambush = ability.parts.iter().any(|it| is_ambush(&it.effect));
    has_ambush.then(|| message!(ctx.lang, "card-when-ambushed"))
}

/// A deed of others with a card.
fn may_pay(ability: &Ability, who: &str, ctx: Ctx<'_>) -> String {
    let costs = costs(&ability.costs, ctx);
    let to = costs.as_ref().map_or("", |it| it.said(Mood::To));
    message!(ctx.lang, "card-others-may-pay", who = who, to = to)
}

/// A moment at which something happens by itself, or may be paid for.
fn triggered(ability: &Ability, when: &str, ctx: Ctx<'_>) -> String {
    match (costs(&ability.costs, ctx), ability.is_optional) {
        (None, false) => when.to_owned(),
        (None, true) => message!(ctx.lang, "card-when-may", when = when),
        (Some(it), false) => {
            message!(ctx.lang, "card-when-paying", when = when, order = it.said(Mood::Order))
        }
        (Some(it), true) => {
            message!(ctx.lang, "card-when-may-pay", when = when, to = it.said(Mood::To))
        }
    }
}

/// The moment at which an ability may be used.
fn using(kind: Use, ctx: Ctx<'_>) -> &'static str {
    let lang = ctx.lang;
    match kind {
        Use::Own if ctx.on == On::Location => message!(lang, "card-in-your-heroics"),
        Use::Own | Use::OwnTarget | Use::OwnHere => message!(lang, "card-in-your-turn"),
        Use::Villain => message!(lang, "card-in-your-villainy"),
        Use::Any => message!(lang, "card-at-any-time"),
        Use::Free => message!(lang, "card-outside-battle"),
        Use::Response => message!(lang, "card-in-response"),
        Use::Challenge => message!(lang, "card-in-challenge"),
        Use::Wound if ctx.has(Condition::FromHit) => message!(lang, "card-when-hit"),
        Use::Wound => message!(lang, "card-when-wounded"),
        Use::Roll if ctx.has(Condition::AsAttacker) => message!(lang, "card-before-attack-roll"),
        Use::Roll => message!(lang, "card-before-roll"),
        Use::Move => message!(lang, "card-when-moving"),
    }
}

/// All costs; none if there are none.
fn costs(costs: &[Cost], ctx: Ctx<'_>) -> Option<Deed> {
    let lang = ctx.lang;
    let paid = costs.iter().filter_map(|it| paid(it, ctx)).collect::<Vec<String>>();
    let mut all = Vec::new();
    if !paid.is_empty() {
        let price = and(paid.iter().map(String::as_str), lang);
        all.push(Deed::of(|mood| message!(lang, "card-pay", mood = mood, price = &price)));
    }
    all.extend(costs.iter().filter_map(|cost| given_up(cost, ctx)));
    (!all.is_empty()).then(|| Deed::all(&all, lang))
}

/// A cost that is paid.
fn paid(cost: &Cost, ctx: Ctx<'_>) -> Option<String> {
    Some(match cost {
        Cost::Glory(Price::Fixed(n)) => message!(ctx.lang, "card-glory", n = *n),
        Cost::Glory(Price::X) => message!(ctx.lang, "card-x-glory").to_owned(),
        Cost::Peril(Price::Fixed(n)) => message!(ctx.lang, "card-peril", n = *n),
        Cost::Peril(Price::X) => message!(ctx.lang, "card-x-peril").to_owned(),
        Cost::Ap(n) => message!(ctx.lang, "card-action-points", n = *n),
        Cost::Health(_) | Cost::Hand(_) | Cost::Treasure(_) | Cost::Counter(_) | Cost::Itself => {
            return None;
        }
    })
}

/// A cost that is lost, discarded or removed.
fn given_up(cost: &Cost, ctx: Ctx<'_>) -> Option<Deed> {
    let lang = ctx.lang;
    Some(match *cost {
        Cost::Glory(_) | Cost::Peril(_) | Cost::Ap(_) => return None,
        Cost::Health(n) => Deed::of(|mood| message!(lang, "card-pay-health", mood = mood, n = n)),
        Cost::Hand(n) => Deed::of(|mood| message!(lang, "card-pay-cards", mood = mood, n = n)),
        Cost::Treasure(n) => {
            Deed::of(|mood| message!(lang, "card-pay-treasures", mood = mood, n = n))
        }
        Cost::Counter(n) => Deed::of(|mood| message!(lang, "card-pay-tokens", mood = mood, n = n)),
        Cost::Itself => Deed::of(|mood| message!(lang, "card-discard-this", mood = mood)),
    })
}
