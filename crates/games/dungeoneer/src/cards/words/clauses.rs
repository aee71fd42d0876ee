//! Clauses, and how they are joined to sentences.

use super::ctx::{Ctx, On};
use super::deeds::Deed;
use crate::cards::ability::Who;
use kernel::{Lang, capital};

/// A piece of a sentence, with a small letter at its beginning.
pub enum Clause {
    /// A phrase without a person: `+1 melee`.
    Phrase(String),
    /// What the reader is to do: `draw 1 adventure card`.
    Order(Deed),
    /// What somebody does: `the target`, `loses 1 glory`.
    Does(String, Deed),
}

impl Clause {
    /// What is done, whoever does it.
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
                Clause::Order(deed) => Some(deed.order.as_str()),
                Clause::Phrase(_) | Clause::Does(..) => None,
            });
            let orders = orders.collect::<Vec<&str>>();
            (orders.join(ctx.pick(", then ", ", затем ")), orders.len())
        }
        Clause::Does(who, _) => {
            let deeds = clauses.iter().map_while(|it| match it {
                Clause::Does(also, deed) if also == who => Some(deed.does.as_str()),
                Clause::Does(..) | Clause::Phrase(_) | Clause::Order(_) => None,
            });
            let deeds = deeds.collect::<Vec<&str>>();
            (format!("{who} {}", and(&deeds, ctx.lang)), deeds.len())
        }
    }
}

/// `A and B`
pub fn and(words: &[&str], lang: Lang) -> String {
    words.join(lang.pick(" and ", " и "))
}

/// Who does something, as the subject.
pub fn subject(who: Who, ctx: Ctx<'_>) -> String {
    let (en, ru) = match who {
        Who::Me => ("your hero", "ваш герой"),
        Who::Target => match ctx.on {
            On::Bane(_) | On::ReadiedBane | On::Trap => ("the target", "цель"),
            On::Hero
            | On::GloryCard(_)
            | On::Readied
            | On::Monster { .. }
            | On::Location
            | On::Quest => ("the opponent", "противник"),
        },
        Who::Each => match ctx.on {
            On::Monster { .. } => ("every hero in its location", "каждый герой в его локации"),
            On::Trap => ("every hero in the location", "каждый герой в локации"),
            On::Hero
            | On::GloryCard(_)
            | On::Readied
            | On::Bane(_)
            | On::ReadiedBane
            | On::Location
            | On::Quest => ("every hero here", "каждый герой здесь"),
        },
        Who::Roller => ("the hero", "герой"),
        Who::Carrier => ("the hero with the token", "герой с жетоном этого задания"),
    };
    ctx.phrase(en, ru)
}

/// What the reader is to do: in Russian as an imperative and as an infinitive.
pub fn order(ctx: Ctx<'_>, en: &str, [ru, infinitive]: [&str; 2]) -> Clause {
    Clause::Order(Deed::ordered(ctx.pick(en, ru), ctx.pick(en, infinitive)))
}
