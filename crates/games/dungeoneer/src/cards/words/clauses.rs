//! Clauses, and how they are joined to sentences.

use super::ctx::{Ctx, On};
use super::deeds::{Deed, Mood};
use super::lists::{and, chain};
use crate::cards::ability::Who;
use crate::messages;
use kernel::{Text, capital, message, text};

/// A piece of a sentence, with a small letter at its beginning.
pub enum Clause {
    /// A phrase without a person: `+1 melee`.
    Phrase(String),
    /// A deed that the reader is told: `draw 1 adventure card`.
    Order(Deed),
    /// Somebody, and the deed: `the target`, `loses 1 glory`.
    Does(String, Deed),
}

impl Clause {
    /// The deed, without who does it.
    pub fn into_deed(self) -> Deed {
        match self {
            Clause::Phrase(words) => Deed::same(&words),
            Clause::Order(deed) | Clause::Does(_, deed) => deed,
        }
    }
}

/// All clauses, one after another, the first with a small letter. Behind a head they stay within one
/// sentence.
pub fn joined(clauses: &[Clause], ctx: Ctx<'_>, has_head: bool) -> String {
    let mut out = String::new();
    let mut nth = 0;
    while nth < clauses.len() {
        let (words, n_read) = join(&clauses[nth..], ctx);
        match (nth, has_head) {
            (0, _) => out = words,
            (_, true) => out += &format!("; {words}"),
            (_, false) => out += &format!(". {}", capital(&words)),
        }
        nth += n_read;
    }
    out
}

/// The clauses from the first on that belong together, and how many they are.
fn join(clauses: &[Clause], ctx: Ctx<'_>) -> (String, usize) {
    match &clauses[0] {
        Clause::Phrase(words) => (words.clone(), 1),
        Clause::Order(_) => {
            let orders = clauses.iter().map_while(|it| match it {
                Clause::Order(deed) => Some(deed.said(Mood::Order)),
                Clause::Phrase(_) | Clause::Does(..) => None,
            });
            let then = |first: &str, then: &str| {
                message!(ctx.lang, "card-then", first = first, then = then)
            };
            (chain(orders.clone(), then), orders.count())
        }
        Clause::Does(who, _) => {
            let deeds = clauses.iter().map_while(|it| match it {
                Clause::Does(also, deed) if also == who => Some(deed.said(Mood::Does)),
                Clause::Does(..) | Clause::Phrase(_) | Clause::Order(_) => None,
            });
            (format!("{who} {}", and(deeds.clone(), ctx.lang)), deeds.count())
        }
    }
}

/// The one who does something, as the subject.
pub fn subject(who: Who, ctx: Ctx<'_>) -> &'static str {
    let words = match (who, ctx.on) {
        (Who::Me, _) => text!("card-my-hero"),
        (Who::Target, On::Bane(_) | On::ReadiedBane | On::Trap) => text!("card-target"),
        (Who::Target, _) => text!("card-opponent"),
        (Who::Each, On::Monster { .. }) => text!("card-each-in-its-location"),
        (Who::Each, On::Trap) => text!("card-each-in-location"),
        (Who::Each, _) => text!("card-each-here"),
        (Who::Roller, _) => text!("card-roller"),
        (Who::Carrier, _) => text!("card-carrier"),
    };
    words.get(ctx.lang)
}

/// A phrase that is always the same.
pub fn phrase(words: Text, ctx: Ctx<'_>) -> Clause {
    Clause::Phrase(words.get(ctx.lang).to_owned())
}

/// A deed that the reader is told, in each form of the verb.
pub fn order(say: impl Fn(&'static str) -> String) -> Clause {
    Clause::Order(Deed::of(say))
}
