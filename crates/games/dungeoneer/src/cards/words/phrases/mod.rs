//! One template for each effect.

mod battle;
mod cards;
mod map;
mod values;

use super::clauses::{Clause, joined, subject};
use super::ctx::Ctx;
use super::deeds::{self, Deed, Mood};
use super::lists::{and, chain};
use super::rolls;
use crate::cards::Form;
use crate::cards::ability::{Chooser, Effect, Part, Rollers, Rolls, Term, Who, Wounded};
use crate::messages;
use kernel::message;

/// All effects, one after another, the first with a small letter. Behind a head they stay within one
/// sentence.
pub fn sentences(parts: &[Part], ctx: Ctx<'_>, has_head: bool) -> String {
    joined(&clauses(parts, ctx), ctx, has_head)
}

/// All that is to be done, one after another: in Russian as infinitives.
pub fn to_do(parts: &[Part], ctx: Ctx<'_>) -> String {
    all_deeds(parts, ctx).said(Mood::To).to_owned()
}

/// All that is done, one after another.
fn all_deeds(parts: &[Part], ctx: Ctx<'_>) -> Deed {
    let one = |part: &Part| clause(&part.effect, ctx.of_part(part)).into_deed();
    Deed::all(&parts.iter().map(one).collect::<Vec<Deed>>(), ctx.lang)
}

/// The clauses of effects; those that say the same of several values or rolls become one.
fn clauses(parts: &[Part], ctx: Ctx<'_>) -> Vec<Clause> {
    let mut clauses = Vec::new();
    let mut rest = parts;
    while let Some(first) = rest.first() {
        let n_alike = rest.iter().take_while(|it| are_alike(first, it)).count();
        let (alike, behind) = rest.split_at(n_alike);
        clauses.push(merged(alike, ctx.of_part(first)));
        rest = behind;
    }
    clauses
}

/// Tells whether two effects are said in one phrase.
fn are_alike(a: &Part, b: &Part) -> bool {
    std::ptr::eq(a, b)
        || a.conditions == b.conditions
            && match (&a.effect, &b.effect) {
                (Effect::Stat(a, ..), Effect::Stat(b, ..)) => a == b,
                (Effect::SetBase(a, _, n, term), Effect::SetBase(b, _, m, until)) => {
                    (a, n, term) == (b, m, until)
                }
                (
                    Effect::MonsterStat(a, ..) | Effect::MonsterHealth(a, _),
                    Effect::MonsterStat(b, ..) | Effect::MonsterHealth(b, _),
                ) => a == b,
                (
                    Effect::Roll { who: Rollers::Hero(Who::Me), by: a, term: None, .. },
                    Effect::Roll { who: Rollers::Hero(Who::Me), by: b, term: None, .. },
                ) => a == b,
                // All others are said one by one.
                _ => false,
            }
}

fn merged(alike: &[Part], ctx: Ctx<'_>) -> Clause {
    let [first, _, ..] = alike else { return clause(&alike[0].effect, ctx) };
    let effects = alike.iter().map(|it| &it.effect);
    match &first.effect {
        Effect::Stat(..) => {
            let values = effects.filter_map(|it| {
                let Effect::Stat(_, form, n) = it else { return None };
                Some((*form, *n))
            });
            Clause::Phrase(values::stats(values, ctx))
        }
        Effect::SetBase(who, _, n, term) => {
            let forms = effects.filter_map(|it| {
                let Effect::SetBase(_, form, ..) = it else { return None };
                Some(*form)
            });
            values::set_base(*who, &forms.collect::<Vec<Form>>(), *n, *term, ctx)
        }
        Effect::MonsterStat(cards, ..) | Effect::MonsterHealth(cards, _) => {
            let values = effects.filter_map(|it| {
                let Effect::MonsterStat(_, form, n) = it else {
                    let Effect::MonsterHealth(_, n) = it else { return None };
                    return Some((None, *n));
                };
                Some((Some(*form), *n))
            });
            values::monster_values(cards, &values.collect::<Vec<_>>(), ctx)
        }
        Effect::Roll { by, .. } => {
            let which = effects.filter_map(|it| {
                let Effect::Roll { rolls, .. } = it else { return None };
                Some(*rolls)
            });
            Clause::Phrase(rolls::mine(*by, &which.collect::<Vec<Rolls>>(), ctx))
        }
        other => unreachable!("{other:?} stands alone"),
    }
}

/// One effect.
fn clause(effect: &Effect, ctx: Ctx<'_>) -> Clause {
    let does = |who: &Who, deed: Deed| Clause::Does(subject(*who, ctx).to_owned(), deed);
    // What becomes of a player's glory, points and cards is said to the reader, not of the hero.
    let yours = |who: &Who, deed: Deed| match who {
        Who::Me => Clause::Order(deed),
        Who::Target | Who::Each | Who::Roller | Who::Carrier => does(who, deed),
    };
    match effect {
        Effect::Wound(Wounded::Hero(who), n) => does(who, deeds::suffer(*n, ctx)),
        Effect::Heal(who, n) => does(who, deeds::recover(*n, ctx)),
        Effect::Glory(who, by) => yours(who, deeds::change_glory(*by, ctx)),
        Effect::Ap(who, by) => yours(who, deeds::change_ap(*by, ctx)),
        Effect::ApNext { who, by, least } => does(who, deeds::get_at_reset(*by, *least, ctx)),
        Effect::ApExact(who, n) => does(who, deeds::have_exactly(*n, ctx)),
        Effect::Threat { who, form, reach, fail, ok } => {
            test(*who, (*form, *reach), [fail, ok], ctx)
        }
        Effect::Chance { reach, ok } => chance(*reach, ok, ctx),
        Effect::Prone(who) => does(who, deeds::fall(ctx)),
        Effect::Stand(who) => does(who, deeds::stand(ctx)),
        Effect::ImmuneProne(who, term) => does(who, deeds::not_fall(*term, ctx)),
        Effect::StandThreat(who, form, reach) => does(who, deeds::stand_by(*form, *reach, ctx)),
        Effect::AllowForm(who, form) => does(who, deeds::may_attack(*form, ctx)),
        Effect::Warp(Who::Me, place, _) => map::warp_mine(*place, ctx),
        Effect::Warp(who, place, chooser) => does(who, deeds::be_warped(*place, *chooser, ctx)),
        Effect::Draw(n) => Clause::Order(deeds::draw(*n, ctx)),
        Effect::CannotHeal(who) => does(who, deeds::not_recover(ctx)),
        Effect::Choose(who, options) => choose(*who, options, ctx),
        Effect::Roll { who, rolls, by, term } => roll(who, (*rolls, *by), *term, ctx),
        Effect::RollOnce { by, .. } => Clause::Phrase(rolls::at_hand(*by, ctx)),
        Effect::FoeRoll(rolls, by) => Clause::Phrase(rolls::of_foes(*by, *rolls, ctx)),
        Effect::Stat(..) | Effect::SetBase(..) | Effect::Limit(..) => values::clause(effect, ctx),
        Effect::MonsterStat(..) | Effect::MonsterHealth(..) => values::clause(effect, ctx),
        Effect::ZoneRoll(..) | Effect::CannotHealByCards(_) => values::clause(effect, ctx),
        Effect::Wound(..) => battle::clause(effect, ctx),
        Effect::Advantage(_) | Effect::Disadvantage(_) => battle::clause(effect, ctx),
        Effect::Prevent(_) | Effect::Negate | Effect::ExtraWound(_) => battle::clause(effect, ctx),
        Effect::HitBonus { .. } | Effect::RemoveAttacker(_) => battle::clause(effect, ctx),
        Effect::SetForm(_) | Effect::Immune(_) => battle::clause(effect, ctx),
        Effect::FreeAttack(_) | Effect::FreeChallenge(_) => battle::clause(effect, ctx),
        Effect::ForbidHeroBattles => battle::clause(effect, ctx),
        Effect::Discard { .. } | Effect::Fetch(_) => cards::clause(effect, ctx),
        Effect::Reveal { .. } | Effect::CardCost { .. } => cards::clause(effect, ctx),
        Effect::QuestSwap(_) => cards::clause(effect, ctx),
        Effect::Counter(_) | Effect::Cancel => cards::clause(effect, ctx),
        Effect::DiscardSelf | Effect::DiscardDrawn => cards::clause(effect, ctx),
        Effect::Step(..) | Effect::ShiftMove(_) | Effect::ShiftSwap(_) => map::clause(effect, ctx),
        Effect::Phase | Effect::IgnoreExit | Effect::ExitByLeft => map::clause(effect, ctx),
        Effect::PutDeactivation | Effect::TakeDeactivation => map::clause(effect, ctx),
        Effect::ToggleBridge | Effect::Pit(..) | Effect::Spikes(..) => map::clause(effect, ctx),
        Effect::Danger(_) => map::clause(effect, ctx),
    }
}

/// `roll(who, rolls, by, term)`
fn roll(who: &Rollers, (rolls, by): (Rolls, i8), term: Option<Term>, ctx: Ctx<'_>) -> Clause {
    match who {
        Rollers::Hero(Who::Me) if term.is_none() => Clause::Phrase(rolls::mine(by, &[rolls], ctx)),
        Rollers::Hero(who) => {
            let deed = deeds::roll_for(by, rolls, term.unwrap_or(Term::Turn), ctx);
            Clause::Does(subject(*who, ctx).to_owned(), deed)
        }
        Rollers::Mine(filter) => Clause::Phrase(rolls::of_monsters(by, rolls, filter, term, ctx)),
    }
}

fn choose(who: Who, options: &[Vec<Part>], ctx: Ctx<'_>) -> Clause {
    let all = alternatives(options, ctx);
    Clause::Phrase(match who {
        Who::Me => message!(ctx.lang, "card-choose", all = &all),
        Who::Target | Who::Each | Who::Roller | Who::Carrier => {
            message!(ctx.lang, "card-chooses", who = subject(who, ctx), all = &all)
        }
    })
}

/// `chance(n){ok: …}`
fn chance(reach: u8, ok: &[Part], ctx: Ctx<'_>) -> Clause {
    let then = sentences(ok, ctx, true);
    Clause::Phrase(message!(ctx.lang, "card-roll-die", reach = reach, then = &then))
}

/// A threat and what comes of it.
fn test(who: Who, threat: (Form, u8), [fail, ok]: [&[Part]; 2], ctx: Ctx<'_>) -> Clause {
    let (lang, who, form, reach) = (ctx.lang, subject(who, ctx), threat.0.name(), threat.1);
    let fails = all_deeds(fail, ctx);
    Clause::Phrase(if ok.is_empty() {
        let fail = fails.said(Mood::Or);
        message!(lang, "card-test-or", who = who, form = form, reach = reach, fail = fail)
    } else if fail.is_empty() {
        let then = sentences(ok, ctx, true);
        message!(lang, "card-test-then", form = form, reach = reach, then = &then)
    } else {
        let oks = all_deeds(ok, ctx);
        let (fail, ok) = (fails.said(Mood::Does), oks.said(Mood::Does));
        message!(
            lang,
            "card-test-both",
            who = who,
            form = form,
            reach = reach,
            fail = fail,
            ok = ok
        )
    })
}

/// The alternatives of a choice, as words behind `choose:`.
fn alternatives(options: &[Vec<Part>], ctx: Ctx<'_>) -> String {
    let all = options.iter().map(|it| alternative(it, ctx)).collect::<Vec<String>>();
    chain(all.iter().map(String::as_str), |first, then| {
        message!(ctx.lang, "card-or-else", first = first, then = then)
    })
}

fn alternative(parts: &[Part], ctx: Ctx<'_>) -> String {
    let deeds = parts.iter().map(|it| one_of_alternative(&it.effect, ctx.of_part(it)));
    let deeds = deeds.collect::<Vec<String>>();
    and(deeds.iter().map(String::as_str), ctx.lang)
}

fn one_of_alternative(effect: &Effect, ctx: Ctx<'_>) -> String {
    let deed = match effect {
        // Who chooses among alternatives also chooses the card.
        Effect::Discard { zone, n, chooser: Chooser::Target } => {
            deeds::discard(zone.cards, *n, Chooser::Me, ctx)
        }
        Effect::Threat { form, reach, fail, .. } => {
            let (form, fail) = (form.name(), alternative(fail, ctx));
            let lang = ctx.lang;
            return message!(
                lang,
                "card-test-to-choose",
                form = form,
                reach = *reach,
                fail = &fail
            );
        }
        _ => clause(effect, ctx).into_deed(),
    };
    deed.said(Mood::To).to_owned()
}
