//! Cards: discarded, drawn, paid for.

use crate::cards::Filter;
use crate::cards::ability::{Cards, Chooser, Effect, Owner, Who, Zone, ZoneCards};
use crate::cards::words::clauses::{Clause, order, phrase, subject};
use crate::cards::words::ctx::Ctx;
use crate::cards::words::deeds::{self, kind_of, way_of};
use crate::cards::words::terms::{Naming, costs_peril, named};
use crate::messages;
use kernel::{message, small, text};

/// An effect that is about cards alone.
pub fn clause(effect: &Effect, ctx: Ctx<'_>) -> Clause {
    match effect {
        Effect::Discard { zone, n, chooser } => discard(*zone, *n, *chooser, ctx),
        Effect::Fetch(filter) => fetch(filter, ctx),
        Effect::Reveal { n, take, n_take } => reveal(*n, take, *n_take, ctx),
        Effect::QuestSwap(n) => quest_swap(*n, ctx),
        Effect::CardCost { cards, by, least } => card_cost(cards, *by, *least, ctx),
        Effect::Counter(n) => counter(*n, ctx),
        Effect::DiscardSelf => order(|mood| message!(ctx.lang, "card-discard-this", mood = mood)),
        Effect::DiscardDrawn => order(|mood| message!(ctx.lang, "card-discard-drawn", mood = mood)),
        Effect::Cancel => phrase(text!("card-cancel"), ctx),
        other => unreachable!("{other:?} is about something else"),
    }
}

/// `discard(zone, n, who)`
fn discard(zone: Zone, n: u8, chooser: Chooser, ctx: Ctx<'_>) -> Clause {
    let deed = deeds::discard(zone.cards, n, chooser, ctx);
    let does = |who: Who| subject(who, ctx).to_owned();
    match (zone.owner, chooser) {
        (Owner::Me, _) => Clause::Order(deed),
        (Owner::Target, Chooser::Target | Chooser::Random) => Clause::Does(does(Who::Target), deed),
        (Owner::Roller, Chooser::Target | Chooser::Random) => Clause::Does(does(Who::Roller), deed),
        (Owner::Target | Owner::Roller, Chooser::Me | Chooser::You) => {
            discard_of_target(zone.cards, n, ctx)
        }
        (Owner::Any, _) => {
            let kind = kind_of(zone.cards);
            Clause::Phrase(message!(ctx.lang, "card-discard-of-any", n = n, kind = kind))
        }
    }
}

/// The reader chooses among the target's cards.
fn discard_of_target(cards: ZoneCards, n: u8, ctx: Ctx<'_>) -> Clause {
    Clause::Phrase(match cards {
        ZoneCards::Of(filter) if 1 < filter.alternatives().count() => {
            let kinds = named(&filter, Naming::Object, ctx.lang);
            message!(ctx.lang, "card-discard-kinds-of-target", n = n, kinds = &kinds)
        }
        ZoneCards::Of(_) | ZoneCards::Readied | ZoneCards::Hand => {
            message!(ctx.lang, "card-discard-of-target", n = n, kind = kind_of(cards))
        }
    })
}

/// `fetch(discard, filter, lair)`
fn fetch(filter: &Filter, ctx: Ctx<'_>) -> Clause {
    let kinds = named(filter, Naming::Object, ctx.lang);
    Clause::Phrase(message!(ctx.lang, "card-fetch", kinds = &kinds))
}

/// `reveal(n){take(filter, n, hand)}`
fn reveal(n: u8, take: &Filter, n_take: u8, ctx: Ctx<'_>) -> Clause {
    let kind = small(&named(take, Naming::Subject, ctx.lang));
    Clause::Phrase(message!(ctx.lang, "card-reveal", n = n, take = n_take, kind = &kind))
}

/// `questSwap(n)`
fn quest_swap(n: u8, ctx: Ctx<'_>) -> Clause {
    Clause::Phrase(message!(ctx.lang, "card-swap-quests", n = n))
}

/// `cost(filter, ±n, min)`
fn card_cost(cards: &Cards, n: i8, least: u8, ctx: Ctx<'_>) -> Clause {
    let (Cards::Mine(filter)
    | Cards::MineHere(filter)
    | Cards::Here(filter)
    | Cards::EncounterHere(filter)) = cards
    else {
        unreachable!("only cards of a kind have another cost");
    };
    let lang = ctx.lang;
    let is_peril = costs_peril(filter);
    let kinds = named(filter, if is_peril { Naming::Before } else { Naming::Many }, lang);
    let yours = if is_peril {
        message!(lang, "card-your-cards-of-kind", kinds = &kinds)
    } else {
        message!(lang, "card-your-kind", kinds = &kinds)
    };
    let which = match cards {
        Cards::MineHere(_) => message!(lang, "card-while-here", cards = &yours),
        Cards::Here(_) | Cards::EncounterHere(_) if *filter == Filter::ANY => {
            message!(lang, "card-encounters-here").to_owned()
        }
        Cards::Here(_) | Cards::EncounterHere(_) => {
            let kinds = named(filter, Naming::Before, lang);
            message!(lang, "card-encounters-of-kind-here", kinds = &kinds)
        }
        Cards::Mine(_) | Cards::Itself | Cards::Host => yours,
    };
    let (purse, way) = (if is_peril { "peril" } else { "glory" }, way_of(n));
    Clause::Phrase(message!(
        lang,
        "card-cost",
        cards = &which,
        purse = purse,
        n = n.unsigned_abs(),
        way = way,
        least = least
    ))
}

/// `counter(self, +n)`
fn counter(n: u8, ctx: Ctx<'_>) -> Clause {
    order(|mood| message!(ctx.lang, "card-put-tokens", mood = mood, n = n))
}
