//! Blows, wounds and dice.

use crate::cards::ability::{Condition, Effect, Leave, Role, Term, Who, Wounded};
use crate::cards::spelling::Spelled as _;
use crate::cards::words::clauses::{Clause, order, phrase, subject};
use crate::cards::words::ctx::{Ctx, On};
use crate::cards::words::deeds;
use crate::cards::words::rolls;
use crate::cards::words::terms::{Naming, by, named};
use crate::cards::{Form, When};
use crate::messages;
use kernel::{message, text};

/// An effect that is about battles alone.
pub fn clause(effect: &Effect, ctx: Ctx<'_>) -> Clause {
    match effect {
        Effect::Wound(Wounded::OneAttacker, n) => wound_one(*n, ctx),
        Effect::Wound(Wounded::TwoAttackers, n) => wound_two(*n, ctx),
        Effect::Advantage(who) => two_dice(*who, "higher", ctx),
        Effect::Disadvantage(who) => two_dice(*who, "lower", ctx),
        Effect::Prevent(n) => prevent(*n, ctx),
        Effect::Negate => negate(ctx),
        Effect::ExtraWound(n) => extra_wound(*n, ctx),
        Effect::HitBonus { role, by, term, .. } => hit_bonus(*role, *by, *term, ctx),
        Effect::RemoveAttacker(leave) => remove_attacker(*leave, ctx),
        Effect::SetForm(form) => set_form(*form, ctx),
        Effect::FreeAttack(by) => free_attack(*by, ctx),
        Effect::FreeChallenge(by) => free_challenge(*by, ctx),
        Effect::Immune(form) => immune(*form, ctx),
        Effect::ForbidHeroBattles => phrase(text!("card-forbid-hero-battles"), ctx),
        other => unreachable!("{other:?} is about something else"),
    }
}

/// One attacking monster, as the subject.
fn attacker(ctx: Ctx<'_>) -> String {
    match rolls::versus_filter(ctx) {
        Some(filter) => {
            let kinds = named(filter, Naming::Subject, ctx.lang);
            message!(ctx.lang, "card-attacker-of-kind", kinds = &kinds)
        }
        None if ctx.has(Condition::IsMonster) => {
            message!(ctx.lang, "card-attacking-monster").to_owned()
        }
        None => message!(ctx.lang, "card-attacker").to_owned(),
    }
}

/// `wound(atk1, n)`
fn wound_one(n: u8, ctx: Ctx<'_>) -> Clause {
    Clause::Does(attacker(ctx), deeds::suffer(n, ctx))
}

/// `wound(atk2, n)`
fn wound_two(n: u8, ctx: Ctx<'_>) -> Clause {
    Clause::Phrase(message!(ctx.lang, "card-wound-two", n = n))
}

/// `adv(s, next)` and `dis(s, next)`: of two dice the `higher` or the `lower` is kept.
fn two_dice(who: Who, kept: &str, ctx: Ctx<'_>) -> Clause {
    Clause::Phrase(match who {
        Who::Me => message!(ctx.lang, "card-two-dice", kept = kept),
        Who::Target | Who::Each | Who::Roller | Who::Carrier => {
            message!(ctx.lang, "card-two-dice-of", who = subject(who, ctx), kept = kept)
        }
    })
}

/// `prevent(n)`
fn prevent(n: u8, ctx: Ctx<'_>) -> Clause {
    order(|mood| message!(ctx.lang, "card-prevent", mood = mood, n = n))
}

/// `negate(atk1)`, of an attack in the form that is asked for, if any.
fn negate(ctx: Ctx<'_>) -> Clause {
    let form = Form::ALL.into_iter().find(|it| ctx.has(Condition::Form(*it)));
    let form = form.map_or("any", Form::key);
    Clause::Phrase(match ctx.on {
        On::GloryCard(When::Any) => message!(ctx.lang, "card-negate-before", form = form),
        _ => message!(ctx.lang, "card-negate", form = form),
    })
}

/// `extraWound(n)`
fn extra_wound(n: u8, ctx: Ctx<'_>) -> Clause {
    order(|mood| message!(ctx.lang, "card-extra-wound", mood = mood, n = n))
}

/// `hitBonus(s, role, n, dur)`
fn hit_bonus(role: Role, n: u8, term: Term, ctx: Ctx<'_>) -> Clause {
    let (role, term) = (role.spelling(), term.spelling());
    Clause::Phrase(message!(ctx.lang, "card-hit-bonus", role = &role, n = n, term = &term))
}

/// `removeAtk(atk1, …)`
fn remove_attacker(leave: Leave, ctx: Ctx<'_>) -> Clause {
    let who = attacker(ctx);
    Clause::Phrase(match leave {
        Leave::Discard => message!(ctx.lang, "card-remove-attacker", who = &who),
        Leave::Keep => message!(ctx.lang, "card-attacker-leaves", who = &who),
    })
}

/// `setForm(atk1, F)`
fn set_form(form: Form, ctx: Ctx<'_>) -> Clause {
    Clause::Phrase(message!(ctx.lang, "card-set-form", form = form.name()))
}

/// `freeAttack(±n)`
fn free_attack(n: i8, ctx: Ctx<'_>) -> Clause {
    let foe = match (ctx.has(Condition::IsHero), ctx.has(Condition::AttackedMe)) {
        (true, false) => "hero",
        (true, true) => "hero-that-attacked",
        (false, false) => "card",
        (false, true) => "card-that-attacked",
    };
    Clause::Phrase(message!(ctx.lang, "card-free-attack", foe = foe, n = n, by = &by(n)))
}

/// `freeChallenge(±n)`
fn free_challenge(n: i8, ctx: Ctx<'_>) -> Clause {
    Clause::Phrase(message!(ctx.lang, "card-free-challenge", n = n, by = &by(n)))
}

/// `immune(self, F)`
fn immune(form: Form, ctx: Ctx<'_>) -> Clause {
    Clause::Phrase(message!(ctx.lang, "card-immune", form = form.name()))
}
