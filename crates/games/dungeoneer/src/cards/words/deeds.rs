//! Deeds and sufferings of heroes: verbs with their objects, in the forms that sentences need.

use super::ctx::Ctx;
use super::lists::and;
use super::rolls;
use super::terms::by;
use crate::cards::ability::{Amount, Chooser, Place, Rolls, Term, ZoneCards};
use crate::cards::spelling::Spelled as _;
use crate::cards::{Form, Trait};
use crate::messages;
use kernel::{Lang, kinds, message};

kinds! {
    /// The form of a verb, as messages choose it by `$mood`.
    pub enum Mood {
        /// `lose 1 glory`, `потеряйте 1 славу`
        Order = "order",
        /// `loses 1 glory`, `теряет 1 славу`
        Does = "does",
        /// As one of several alternatives: `lose 1 glory`, `потерять 1 славу`.
        To = "to",
        /// Behind `must overcome … or`: `lose 1 glory`, `теряет 1 славу`.
        Or = "or",
    }
}

/// A verb with its object, in each form.
pub struct Deed([String; Mood::COUNT]);

impl Deed {
    /// A message that depends on the form.
    pub fn of(say: impl Fn(&'static str) -> String) -> Deed {
        Deed(Mood::ALL.map(|it| say(it.key())))
    }

    /// A phrase that has no other forms.
    pub fn same(words: &str) -> Deed {
        Deed(Mood::ALL.map(|_| words.to_owned()))
    }

    /// All of them, each in the same form.
    pub fn all(deeds: &[Deed], lang: Lang) -> Deed {
        Deed(Mood::ALL.map(|mood| and(deeds.iter().map(|it| it.said(mood)), lang)))
    }

    /// The deed in a form.
    pub fn said(&self, mood: Mood) -> &str {
        &self.0[mood.idx()]
    }
}

/// `wound(s, n)`
pub fn suffer(n: u8, ctx: Ctx<'_>) -> Deed {
    Deed::of(|mood| match ctx.is_hit {
        true => message!(ctx.lang, "card-does-suffer-more", mood = mood, n = n),
        false => message!(ctx.lang, "card-does-suffer", mood = mood, n = n),
    })
}

/// An amount as messages know it: its sort and its number.
fn told(amount: Amount) -> (&'static str, u8) {
    match amount {
        Amount::Fixed(n) => ("fixed", n.unsigned_abs()),
        Amount::X | Amount::MinusX => ("x", 0),
        Amount::HalfX => ("half", 0),
        Amount::CostOfPaid => ("cost", 0),
    }
}

/// `heal(s, n)`
pub fn recover(amount: Amount, ctx: Ctx<'_>) -> Deed {
    let (amount, n) = told(amount);
    Deed::of(|mood| message!(ctx.lang, "card-does-recover", mood = mood, amount = amount, n = n))
}

/// `glory(s, ±n)`
pub fn change_glory(amount: Amount, ctx: Ctx<'_>) -> Deed {
    let is_less = matches!(amount, Amount::Fixed(..0) | Amount::MinusX);
    let (amount, n) = told(amount);
    Deed::of(|mood| match is_less {
        true => message!(ctx.lang, "card-does-lose-glory", mood = mood, amount = amount, n = n),
        false => message!(ctx.lang, "card-does-gain-glory", mood = mood, amount = amount, n = n),
    })
}

/// `ap(s, ±n)`
pub fn change_ap(by: i8, ctx: Ctx<'_>) -> Deed {
    let n = by.unsigned_abs();
    Deed::of(|mood| match by {
        ..0 => message!(ctx.lang, "card-does-lose-points", mood = mood, n = n),
        _ => message!(ctx.lang, "card-does-gain-points", mood = mood, n = n),
    })
}

/// `apNext(s, ±n, min)`
pub fn get_at_reset(by: i8, least: u8, ctx: Ctx<'_>) -> Deed {
    let (n, way) = (by.unsigned_abs(), way_of(by));
    Deed::of(|mood| {
        message!(ctx.lang, "card-does-get-at-reset", mood = mood, n = n, way = way, least = least)
    })
}

/// The way something changes, as messages know it.
pub const fn way_of(by: i8) -> &'static str {
    if by < 0 { "less" } else { "more" }
}

/// `apExact(s, n)`
pub fn have_exactly(n: u8, ctx: Ctx<'_>) -> Deed {
    Deed::of(|mood| message!(ctx.lang, "card-does-have-points", mood = mood, n = n))
}

/// `prone(s)`
pub fn fall(ctx: Ctx<'_>) -> Deed {
    Deed::of(|mood| message!(ctx.lang, "card-fall", mood = mood))
}

/// `stand(s)`
pub fn stand(ctx: Ctx<'_>) -> Deed {
    Deed::of(|mood| message!(ctx.lang, "card-does-stand", mood = mood))
}

/// `immuneProne(s, dur)`
pub fn not_fall(term: Term, ctx: Ctx<'_>) -> Deed {
    let term = term.spelling();
    Deed::of(|mood| message!(ctx.lang, "card-does-not-fall", mood = mood, term = &term))
}

/// `standThreat(s, stat, n)`
pub fn stand_by(form: Form, reach: u8, ctx: Ctx<'_>) -> Deed {
    Deed::same(&message!(ctx.lang, "card-must-stand-by", form = form.name(), reach = reach))
}

/// `roll(s, ctx, ±n, dur)`
pub fn roll_for(n: i8, rolls: Rolls, term: Term, ctx: Ctx<'_>) -> Deed {
    let (by, rolls, term) = (by(n), rolls::all(rolls, ctx), term.spelling());
    Deed::of(|mood| {
        message!(
            ctx.lang,
            "card-does-get-rolls",
            mood = mood,
            by = &by,
            rolls = &rolls,
            term = &term
        )
    })
}

/// `warp(s, place, who)`, when it befalls somebody else.
pub fn be_warped(place: Place, chooser: Chooser, ctx: Ctx<'_>) -> Deed {
    let (place, chooser) = (place.spelling(), chooser.spelling());
    Deed::of(|mood| {
        message!(ctx.lang, "card-does-warp", mood = mood, place = &place, chooser = &chooser)
    })
}

/// `discard(zone, n, who)`, of one's own cards.
pub fn discard(cards: ZoneCards, n: u8, chooser: Chooser, ctx: Ctx<'_>) -> Deed {
    let (kind, by) = (kind_of(cards), chooser.spelling());
    Deed::of(|mood| match (cards, chooser) {
        (ZoneCards::Hand, Chooser::Random) => {
            message!(ctx.lang, "card-does-discard-random", mood = mood, n = n)
        }
        (ZoneCards::Hand, _) => {
            message!(ctx.lang, "card-does-discard-hand", mood = mood, n = n, chooser = &by)
        }
        (ZoneCards::Readied | ZoneCards::Of(_), _) => message!(
            ctx.lang,
            "card-does-discard-readied",
            mood = mood,
            n = n,
            kind = kind,
            chooser = &by
        ),
    })
}

/// `cannot(heal, s)`
pub fn not_recover(ctx: Ctx<'_>) -> Deed {
    Deed::of(|mood| message!(ctx.lang, "card-does-not-recover", mood = mood))
}

/// `allowForm(s, F)`
pub fn may_attack(form: Form, ctx: Ctx<'_>) -> Deed {
    let form = form.name();
    Deed::of(|mood| message!(ctx.lang, "card-does-attack-with", mood = mood, form = form))
}

/// `draw(n)`
pub fn draw(n: u8, ctx: Ctx<'_>) -> Deed {
    Deed::of(|mood| message!(ctx.lang, "card-does-draw", mood = mood, n = n))
}

/// The kind of readied cards, as messages know it; those that have no word of their own are named behind.
pub fn kind_of(cards: ZoneCards) -> &'static str {
    let kind = match cards {
        ZoneCards::Of(filter) => filter.alternatives().next().and_then(|it| it.first()),
        ZoneCards::Hand | ZoneCards::Readied => None,
    };
    kind.map_or("card", Trait::key)
}
