//! Values of heroes and monsters, rolls in a place, and limits.

use crate::cards::ability::{Cards, Effect, Rolls, Term, Who};
use crate::cards::spelling::Spelled as _;
use crate::cards::words::clauses::{Clause, subject};
use crate::cards::words::ctx::{Ctx, On};
use crate::cards::words::rolls;
use crate::cards::words::terms::{Naming, all_of, by, named};
use crate::cards::{Filter, Form, Trait};
use crate::messages;
use kernel::{message, small};

/// An effect that is about values and limits alone.
pub fn clause(effect: &Effect, ctx: Ctx<'_>) -> Clause {
    match effect {
        Effect::Stat(_, form, n) => Clause::Phrase(stats([(*form, *n)].into_iter(), ctx)),
        Effect::SetBase(who, form, n, term) => set_base(*who, &[*form], *n, *term, ctx),
        Effect::MonsterStat(cards, form, n) => monster_values(cards, &[(Some(*form), *n)], ctx),
        Effect::MonsterHealth(cards, n) => monster_values(cards, &[(None, *n)], ctx),
        Effect::ZoneRoll(rolls, by, term) => zone_roll(*rolls, *by, *term, ctx),
        Effect::Limit(kind, by) => limit(*kind, *by, ctx),
        Effect::CannotHealByCards(who) => not_heal_by_cards(*who, ctx),
        other => unreachable!("{other:?} is about something else"),
    }
}

/// `stat(me, F, ±n)`, of several forms.
pub fn stats(values: impl Iterator<Item = (Form, i8)>, ctx: Ctx<'_>) -> String {
    let words = values.map(|(form, n)| value(form, n, ctx));
    all_of(&words.collect::<Vec<String>>(), ctx.lang)
}

fn value(form: Form, n: i8, ctx: Ctx<'_>) -> String {
    message!(ctx.lang, "card-value", by = &by(n), form = form.name())
}

/// `setBase(s, F, n, dur)`, of several forms.
pub fn set_base(who: Who, forms: &[Form], n: u8, term: Term, ctx: Ctx<'_>) -> Clause {
    let forms = forms.iter().map(|it| it.name().get(ctx.lang).to_owned());
    let forms = all_of(&forms.collect::<Vec<String>>(), ctx.lang);
    let (who, term) = (who.spelling(), term.spelling());
    Clause::Phrase(message!(
        ctx.lang,
        "card-set-base",
        who = &who,
        forms = &forms,
        n = n,
        term = &term
    ))
}

/// Values of monsters; without a form it is health.
pub fn monster_values(cards: &Cards, values: &[(Option<Form>, i8)], ctx: Ctx<'_>) -> Clause {
    let lang = ctx.lang;
    let words = values.iter().map(|(form, n)| match form {
        Some(form) => value(*form, *n, ctx),
        None => message!(lang, "card-value-health", by = &by(*n)),
    });
    let words = all_of(&words.collect::<Vec<String>>(), lang);
    let kinds = |filter: &Filter| named(filter, Naming::Of, lang);
    Clause::Phrase(match (cards, ctx.on) {
        // A monster that grows says how far.
        (Cards::Itself, On::Monster { health_max }) => {
            message!(lang, "card-this-monster-gets", values = &words, most = health_max)
        }
        (Cards::Itself, _) => message!(lang, "card-values-of-card", values = &words),
        (Cards::Host, _) => message!(lang, "card-values-of-host", values = &words),
        (Cards::Mine(filter), _) => {
            let (number, kinds) = (number(filter), kinds(filter));
            let values = &words;
            message!(lang, "card-values-of-mine", number = number, kinds = &kinds, values = values)
        }
        (Cards::MineHere(filter), _) => message!(
            lang,
            "card-values-of-mine-here",
            number = number(filter),
            kinds = &kinds(filter),
            values = &words
        ),
        (Cards::Here(filter) | Cards::EncounterHere(filter), _) => {
            message!(lang, "card-values-here", kinds = &kinds(filter), values = &words)
        }
    })
}

/// `collective` where the Russian word is a singular: `вашей нежити`.
fn number(filter: &Filter) -> &'static str {
    let undead = Filter::new(&[Trait::set(&[Trait::Undead])]);
    if *filter == undead { "collective" } else { "several" }
}

/// `zoneRoll(loc1, ctx, ±n, dur)`
fn zone_roll(rolls: Rolls, n: i8, term: Term, ctx: Ctx<'_>) -> Clause {
    let (rolls, term) = (rolls::all(rolls, ctx), term.spelling());
    Clause::Phrase(message!(ctx.lang, "card-zone-roll", by = &by(n), rolls = &rolls, term = &term))
}

/// `limit(kind, +n)`
fn limit(kind: Trait, n: i8, ctx: Ctx<'_>) -> Clause {
    let filter = Filter::new(&[Trait::set(&[kind])]);
    let kind = small(&named(&filter, Naming::Before, ctx.lang));
    Clause::Phrase(message!(ctx.lang, "card-limit", by = &by(n), kind = &kind))
}

/// `cannot(healByCards, s)`
fn not_heal_by_cards(who: Who, ctx: Ctx<'_>) -> Clause {
    let spelling = who.spelling();
    let whose = message!(ctx.lang, "card-whose", who = &spelling);
    let who = subject(who, ctx);
    Clause::Phrase(message!(ctx.lang, "card-not-heal-by-cards", who = who, whose = &whose))
}
