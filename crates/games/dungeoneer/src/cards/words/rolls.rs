//! Rolls: which ones, and whose.

use super::ctx::{Ctx, On};
use super::terms::{Naming, all_of, by, named};
use crate::cards::Filter;
use crate::cards::ability::{Condition, Rolls, Term};
use crate::cards::spelling::Spelled as _;
use crate::messages;
use kernel::message;

/// `all rolls`, of the one the sentence is about.
pub fn all(rolls: Rolls, ctx: Ctx<'_>) -> String {
    which(rolls, "all", "", ctx)
}

/// Such rolls: the reader's (`hero`), those of his monsters (`monsters`) or of others (`foes`).
fn which(rolls: Rolls, whose: &str, kinds: &str, ctx: Ctx<'_>) -> String {
    let spelling = rolls.spelling();
    let (rolls, form) = spelling.split_once('.').unwrap_or((&spelling, "any"));
    message!(ctx.lang, "card-rolls", rolls = rolls, form = form, whose = whose, kinds = kinds)
}

/// `+1 to your hero's attack rolls`
pub fn mine(n: i8, all: &[Rolls], ctx: Ctx<'_>) -> String {
    let (by, lang) = (by(n), ctx.lang);
    let roll = match against(all, ctx) {
        Some(what) => message!(lang, "card-roll-against", by = &by, what = &what),
        None => {
            let rolls = all.iter().map(|it| which(*it, "hero", "", ctx)).collect::<Vec<_>>();
            message!(lang, "card-roll", by = &by, rolls = &all_of(&rolls, lang))
        }
    };
    match versus_filter(ctx) {
        Some(filter) => {
            let kinds = named(filter, Naming::Of, lang);
            message!(lang, "card-against-kinds", roll = &roll, kinds = &kinds)
        }
        None => roll,
    }
}

/// `+1 to attack rolls of your monsters`
pub fn of_monsters(
    n: i8,
    rolls: Rolls,
    filter: &Filter,
    term: Option<Term>,
    ctx: Ctx<'_>,
) -> String {
    let rolls = which(rolls, "monsters", &named(filter, Naming::Of, ctx.lang), ctx);
    let term = term.unwrap_or(Term::Next).spelling();
    message!(ctx.lang, "card-roll-until", by = &by(n), rolls = &rolls, term = &term)
}

/// `−1 to attack rolls of Undead against your hero`
pub fn of_foes(n: i8, rolls: Rolls, ctx: Ctx<'_>) -> String {
    let rolls = match versus_filter(ctx) {
        Some(filter) => which(rolls, "foes", &named(filter, Naming::Of, ctx.lang), ctx),
        None => self::all(rolls, ctx),
    };
    message!(ctx.lang, "card-roll-of-foes", by = &by(n), rolls = &rolls)
}

/// All that these rolls are against, if that is all they are.
fn against(all: &[Rolls], ctx: Ctx<'_>) -> Option<String> {
    let mut what: Vec<String> = Vec::new();
    let mut add = |it: &str| what.push(it.to_owned());
    for rolls in all {
        match rolls {
            Rolls::Exit => {
                add(message!(ctx.lang, "card-against-blocked-exits"));
                add(message!(ctx.lang, "card-against-trap-exits"));
            }
            Rolls::Hazard => add(message!(ctx.lang, "card-against-hazards")),
            Rolls::Trap => add(message!(ctx.lang, "card-against-traps")),
            Rolls::Attack
            | Rolls::Counter(_)
            | Rolls::Battle(_)
            | Rolls::Quest
            | Rolls::Threat
            | Rolls::All
            | Rolls::Next => return None,
        }
    }
    Some(all_of(&what, ctx.lang))
}

/// The side that is meant, if not every one.
pub fn versus_filter(ctx: Ctx<'_>) -> Option<&Filter> {
    ctx.conditions().find_map(|it| match it {
        Condition::Versus(filter) => Some(filter),
        Condition::Form(_)
        | Condition::AsAttacker
        | Condition::AsDefender
        | Condition::IsMonster
        | Condition::IsHero
        | Condition::AttackedMe
        | Condition::FromHit
        | Condition::BridgeIsOff => None,
    })
}

/// `to the roll at hand`, before which an ability is used or a card is played.
pub fn at_hand(n: i8, ctx: Ctx<'_>) -> String {
    let by = by(n);
    match ctx.on {
        On::Bane(_) | On::ReadiedBane | On::Trap | On::Monster { .. } => {
            message!(ctx.lang, "card-roll-of-target", by = &by)
        }
        On::Hero | On::GloryCard(_) | On::Readied | On::Location | On::Quest => {
            message!(ctx.lang, "card-roll-at-hand", by = &by)
        }
    }
}
