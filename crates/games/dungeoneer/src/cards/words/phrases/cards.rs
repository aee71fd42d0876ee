//! Cards: discarded, drawn, paid for.

use super::values::both;
use crate::cards::Filter;
use crate::cards::ability::{Cards, Chooser, Owner, Who, Zone, ZoneCards};
use crate::cards::words::clauses::{Clause, order, subject};
use crate::cards::words::ctx::Ctx;
use crate::cards::words::deeds::{self, Deed, at_least, readied, verb};
use crate::cards::words::terms::{
    Many, any_of, costs_peril, counted, glory, kind_of, many, one_of, peril,
};
use kernel::small;

/// `discard(zone, n, who)`
pub fn discard(zone: Zone, n: u8, chooser: Chooser, ctx: Ctx<'_>) -> Clause {
    let deed = deeds::discard(zone.cards, n, chooser, ctx);
    match (zone.owner, chooser) {
        (Owner::Me, _) => Clause::Order(deed),
        (Owner::Target, Chooser::Target | Chooser::Random) => {
            Clause::Does(subject(Who::Target, ctx), deed)
        }
        (Owner::Roller, Chooser::Target | Chooser::Random) => {
            Clause::Does(subject(Who::Roller, ctx), deed)
        }
        (Owner::Target | Owner::Roller, Chooser::Me | Chooser::You) => {
            discard_of_target(zone.cards, n, ctx)
        }
        (Owner::Any, _) => {
            let cards = readied(zone.cards, n, ctx);
            Clause::Phrase(ctx.pick(
                format!("discard {cards} of any player"),
                format!("сбросьте {cards} любого игрока"),
            ))
        }
    }
}

/// The reader chooses among the target's cards.
fn discard_of_target(cards: ZoneCards, n: u8, ctx: Ctx<'_>) -> Clause {
    match cards {
        ZoneCards::Of(filter) if 1 < filter.alternatives().count() => {
            let kinds = one_of(&filter, ctx.lang);
            let cards = readied(ZoneCards::Readied, n, ctx);
            Clause::Phrase(ctx.pick(
                format!("discard {n} readied {kinds} of the target, of your choice"),
                format!("сбросьте {cards} цели по вашему выбору: {kinds}"),
            ))
        }
        ZoneCards::Of(_) | ZoneCards::Readied | ZoneCards::Hand => {
            let cards = readied(cards, n, ctx);
            Clause::Phrase(ctx.pick(
                format!("discard {cards} of the target, of your choice"),
                format!("сбросьте {cards} цели по вашему выбору"),
            ))
        }
    }
}

/// `draw(n)`
pub fn draw(n: u8, ctx: Ctx<'_>) -> Clause {
    let ru = ["карту приключений", "карты приключений", "карт приключений"];
    let cards = counted(n, ctx.lang, ["adventure card", "adventure cards"], ru);
    let draw = verb(["draw", "draws"], ["возьмите", "берёт", "взять"]);
    Clause::Order(Deed::new(ctx, draw, &cards))
}

/// `fetch(discard, filter, lair)`
pub fn fetch(filter: &Filter, ctx: Ctx<'_>) -> Clause {
    let kinds = ctx.pick(any_of(&[kind_of(filter, ctx.lang)], ctx.lang), one_of(filter, ctx.lang));
    Clause::Phrase(ctx.pick(
        format!("put one {kinds} monster from a discard pile into your lair"),
        format!("положите одного монстра ({kinds}) из сброса в своё логово"),
    ))
}

/// `reveal(n){take(filter, n, hand)}`
pub fn reveal(n: u8, take: &Filter, n_take: u8, ctx: Ctx<'_>) -> Clause {
    let kind = small(&kind_of(take, ctx.lang));
    let ru = ["верхнюю карту", "верхние карты", "верхних карт"];
    let top = counted(n, ctx.lang, ["card", "cards"], ru);
    Clause::Phrase(ctx.pick(
        format!(
            "reveal the top {top} of the adventure deck; you may take {n_take} {kind} from them into \
             your hand, then discard the rest"
        ),
        format!(
            "откройте {top} колоды приключений; можете взять на руку {n_take} {kind} из них, остальные \
             карты сбросьте"
        ),
    ))
}

/// `questSwap(n)`
pub fn quest_swap(n: u8, ctx: Ctx<'_>) -> Clause {
    Clause::Phrase(ctx.pick(
        format!("put {n} of your personal quests under the quest deck and draw a new one"),
        format!("положите {n} своё личное задание под колоду заданий и возьмите новое"),
    ))
}

/// `cost(filter, ±n, min)`
pub fn card_cost(cards: &Cards, n: i8, least: u8, ctx: Ctx<'_>) -> Clause {
    let (Cards::Mine(filter)
    | Cards::MineHere(filter)
    | Cards::Here(filter)
    | Cards::EncounterHere(filter)) = cards
    else {
        unreachable!("only cards of a kind have another cost");
    };
    let is_peril = costs_peril(filter);
    let n_less = n.unsigned_abs();
    let price = if is_peril { peril(n_less, ctx.lang) } else { glory(n_less, ctx.lang) };
    let (en, ru) = if n < 0 { ("less", "меньше") } else { ("more", "больше") };
    let least = at_least(least, ctx);
    let [many_en, many_ru] = both(filter, ctx);
    let before = many(filter, Many::Genitive, ctx.lang);
    let nominative = many(filter, Many::Nominative, ctx.lang);
    let yours = if is_peril {
        ctx.pick(format!("your {before} cards"), format!("ваши карты {many_ru}"))
    } else {
        ctx.pick(format!("your {many_en}"), format!("ваши {nominative}"))
    };
    let which = match cards {
        Cards::MineHere(_) => ctx.pick(
            format!("while your hero is here, {yours}"),
            format!("пока ваш герой здесь, {yours}"),
        ),
        Cards::Here(_) | Cards::EncounterHere(_) if *filter == Filter::ANY => {
            ctx.phrase("encounters against a hero here", "столкновения против героя в этой локации")
        }
        Cards::Here(_) | Cards::EncounterHere(_) => ctx.pick(
            format!("{before} encounters against a hero here"),
            format!("карты {many_ru} против героя в этой локации"),
        ),
        Cards::Mine(_) | Cards::Itself | Cards::Host => yours,
    };
    Clause::Phrase(ctx.pick(
        format!("{which} cost {price} {en}{least}"),
        format!("{which} стоят на {price} {ru}{least}"),
    ))
}

/// `counter(self, +n)`
pub fn counter(n: u8, ctx: Ctx<'_>) -> Clause {
    let ru = ["жетон здоровья", "жетона здоровья", "жетонов здоровья"];
    let tokens = counted(n, ctx.lang, ["health token", "health tokens"], ru);
    order(
        ctx,
        &format!("put {tokens} on it"),
        [&format!("положите на неё {tokens}"), &format!("положить на неё {tokens}")],
    )
}
