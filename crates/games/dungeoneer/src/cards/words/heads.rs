//! What stands before the effects: when the ability works, and what it costs.

use super::clauses::{and, subject};
use super::ctx::{Ctx, On};
use super::terms::{action_points, counted, glory, health, peril};
use crate::cards::ability::{
    Ability, Condition, Cost, Effect, Price, Rollers, Term, Trigger, Use, Who,
};
use crate::cards::{Form, Trait};
use kernel::{Lang, small};

/// The words before the effects, with what joins them; empty if there are none.
pub fn head(ability: &Ability, ctx: Ctx<'_>) -> String {
    match ability.trigger {
        Trigger::Play => play(ability, ctx),
        Trigger::Static | Trigger::Trap | Trigger::Hazard => String::new(),
        Trigger::Use(Use::OwnTarget) => {
            let who = subject(Who::Target, ctx);
            may_pay(ability, &who, ctx)
        }
        Trigger::Use(Use::OwnHere) => {
            may_pay(ability, ctx.pick("a hero here", "герой в этой локации"), ctx)
        }
        Trigger::Use(kind) => {
            let when = using(kind, ctx);
            match costs(&ability.costs, ctx) {
                Some((order, _)) => {
                    ctx.pick(format!("{when}, {order}: "), format!("{when} {order}: "))
                }
                None => format!("{when}: "),
            }
        }
        Trigger::Enter => triggered(ability, ctx, ["on entering,", "при входе"]),
        Trigger::Leave if ctx.has(Condition::BridgeIsOff) => triggered(
            ability,
            ctx,
            ["on leaving while the bridge is retracted,", "при выходе, если мост убран,"],
        ),
        Trigger::Leave => triggered(ability, ctx, ["on leaving,", "при выходе"]),
        Trigger::Attack => {
            triggered(ability, ctx, ["when this monster attacks,", "когда этот монстр атакует,"])
        }
        Trigger::Dies => triggered(
            ability,
            ctx,
            ["when this monster is defeated,", "когда этот монстр повержен,"],
        ),
        Trigger::Reset => triggered(ability, ctx, ["at your Reset,", "в свою фазу восстановления"]),
        Trigger::Hit(form) => match ctx.on {
            On::Monster { .. } => monster_hit(form, ctx) + ctx.pick(", and ", ", и "),
            On::Hero
            | On::GloryCard(_)
            | On::Readied
            | On::Bane(_)
            | On::ReadiedBane
            | On::Trap
            | On::Location
            | On::Quest => {
                let (en, ru) = (hero_hit_en(form, ctx), hero_hit_ru(form, ctx));
                triggered(ability, ctx, [&en, &ru])
            }
        },
        Trigger::Drawn(kind) => {
            let (en, ru) = drawn(kind);
            triggered(ability, ctx, [&en, &ru])
        }
    }
}

/// `magic hit: 1 wound`
pub fn monster_hit(form: Form, ctx: Ctx<'_>) -> String {
    let (en, ru) = match form {
        Form::Melee => ("melee hit: 1 wound", "удар в ближнем бою: 1 рана"),
        Form::Magic => ("magic hit: 1 wound", "магический удар: 1 рана"),
        Form::Speed => ("speed hit: 1 wound", "скоростной удар: 1 рана"),
    };
    ctx.phrase(en, ru)
}

/// A card that stays says what it does when it is played; one that is gone at once does nothing else.
fn play(ability: &Ability, ctx: Ctx<'_>) -> String {
    if ctx.on.is_readied() {
        return ctx.phrase("when you play this card, ", "при розыгрыше этой карты ");
    }
    let is_ambush = |effect: &Effect| {
        matches!(effect, Effect::Roll { who: Rollers::Mine(_), term: Some(Term::Battle), .. })
    };
    if ability.parts.iter().any(|it| is_ambush(&it.effect)) {
        return ctx.phrase(
            "in the Response step of a battle in which your monsters attack: ",
            "на шаге ответа битвы, в которой атакуют ваши монстры: ",
        );
    }
    String::new()
}

/// What others may do with a card.
fn may_pay(ability: &Ability, who: &str, ctx: Ctx<'_>) -> String {
    let to = costs(&ability.costs, ctx).map_or(String::new(), |it| it.1);
    ctx.pick(
        format!("in their Heroics, {who} may {to} to "),
        format!("в свою фазу подвигов {who} может {to}, чтобы "),
    )
}

/// What happens by itself, or may be paid for when it does.
fn triggered(ability: &Ability, ctx: Ctx<'_>, [en, ru]: [&str; 2]) -> String {
    let when = ctx.pick(en, ru);
    match (costs(&ability.costs, ctx), ability.is_optional) {
        (None, false) => format!("{when} "),
        (None, true) => ctx.pick(format!("{when} you may "), format!("{when} можете ")),
        (Some((order, _)), false) => format!("{when} {order}: "),
        (Some((_, to)), true) => {
            ctx.pick(format!("{when} you may {to}: "), format!("{when} можете {to}: "))
        }
    }
}

/// When an ability may be used.
fn using(kind: Use, ctx: Ctx<'_>) -> String {
    let (en, ru) = match kind {
        Use::Own if ctx.on == On::Location => ("in your Heroics", "в свою фазу подвигов"),
        Use::Own | Use::OwnTarget | Use::OwnHere => ("in your turn", "в свой ход"),
        Use::Villain => ("in your Villainy phase", "в свою фазу злодеяний"),
        Use::Any => ("at any time", "в любой момент"),
        Use::Free => ("outside battle", "вне битвы"),
        Use::Response => ("in the Response step", "на шаге ответа"),
        Use::Challenge => ("in the Challenge step", "на шаге вызова"),
        Use::Wound if ctx.has(Condition::FromHit) => (
            "when a hit is about to wound your hero",
            "когда ваш герой должен получить рану от удара,",
        ),
        Use::Wound => {
            ("when your hero is about to be wounded", "когда ваш герой должен получить рану,")
        }
        Use::Roll if ctx.has(Condition::AsAttacker) => {
            ("before your hero makes an attack roll", "перед броском атаки вашего героя")
        }
        Use::Roll => ("before your hero makes a roll", "перед броском вашего героя"),
        Use::Move => ("when your hero moves", "при движении вашего героя"),
    };
    ctx.phrase(en, ru)
}

fn hero_hit_en(form: Form, ctx: Ctx<'_>) -> String {
    let whom = if ctx.has(Condition::IsMonster) { " a monster" } else { "" };
    let how = match form {
        Form::Melee => "in melee",
        Form::Magic => "with magic",
        Form::Speed => "with speed",
    };
    let who = match ctx.has(Condition::AsDefender) {
        true => "your hero's counterattack",
        false => "your hero",
    };
    format!("when {who} hits{whom} {how},")
}

fn hero_hit_ru(form: Form, ctx: Ctx<'_>) -> String {
    let whom = if ctx.has(Condition::IsMonster) { " монстру" } else { "" };
    let how = match form {
        Form::Melee => "удар в ближнем бою",
        Form::Magic => "магический удар",
        Form::Speed => "скоростной удар",
    };
    let with = if ctx.has(Condition::AsDefender) { " контратакой" } else { "" };
    format!("когда ваш герой{with} наносит{whom} {how},")
}

fn drawn(kind: Trait) -> (String, String) {
    let name = kind.name();
    let article = if name.en().starts_with(['A', 'E', 'I', 'O', 'U']) { "an" } else { "a" };
    (
        format!("when {article} {} monster is drawn from the peril deck,", name.en()),
        format!("когда из колоды риска вытянут монстр ({}),", small(name.ru())),
    )
}

/// All costs, as an imperative and as an infinitive; none if there are none.
fn costs(costs: &[Cost], ctx: Ctx<'_>) -> Option<(String, String)> {
    let mut paid = Vec::new();
    let mut others = Vec::new();
    for cost in costs {
        match cost {
            Cost::Glory(price) => paid.push(priced(*price, glory, ["X glory", "X славы"], ctx)),
            Cost::Peril(price) => paid.push(priced(*price, peril, ["X peril", "X риска"], ctx)),
            Cost::Ap(n) => paid.push(action_points(*n, ctx.lang)),
            Cost::Health(n) => {
                let health = health(*n, ctx.lang);
                let ru = format!("{health} (но не последнее)");
                let en = format!("{health} (never the last)");
                others.push(forms(ctx, "lose", ["потеряйте", "потерять"], &ctx.pick(en, ru)));
            }
            Cost::Hand(n) => {
                let ru = ["карту с руки", "карты с руки", "карт с руки"];
                let en = ["card from your hand", "cards from your hand"];
                others.push(discarded(ctx, &counted(*n, ctx.lang, en, ru)));
            }
            Cost::Treasure(n) => {
                let ru = [
                    "своё подготовленное сокровище",
                    "своих подготовленных сокровища",
                    "своих подготовленных сокровищ",
                ];
                let en = ["of your readied treasures", "of your readied treasures"];
                others.push(discarded(ctx, &counted(*n, ctx.lang, en, ru)));
            }
            Cost::Counter(n) => {
                let ru = ["жетон здоровья", "жетона здоровья", "жетонов здоровья"];
                let tokens = counted(*n, ctx.lang, ["health token", "health tokens"], ru);
                let what =
                    ctx.pick(format!("{tokens} from this card"), format!("с этой карты {tokens}"));
                others.push(forms(ctx, "remove", ["снимите", "снять"], &what));
            }
            Cost::Itself => {
                others.push(discarded(ctx, ctx.pick("this card", "эту карту")));
            }
        }
    }
    if !paid.is_empty() {
        let paid = paid.iter().map(String::as_str).collect::<Vec<&str>>();
        let paid = and(&paid, ctx.lang);
        others.insert(0, forms(ctx, "pay", ["заплатите", "заплатить"], &paid));
    }
    let join = |words: Vec<&str>| and(&words, ctx.lang);
    (!others.is_empty()).then(|| {
        let orders = join(others.iter().map(|it| it.0.as_str()).collect());
        (orders, join(others.iter().map(|it| it.1.as_str()).collect()))
    })
}

fn priced(
    price: Price,
    of: impl Fn(u8, Lang) -> String,
    [en, ru]: [&str; 2],
    ctx: Ctx<'_>,
) -> String {
    match price {
        Price::Fixed(n) => of(n, ctx.lang),
        Price::X => ctx.phrase(en, ru),
    }
}

/// An imperative and an infinitive with their object.
fn forms(ctx: Ctx<'_>, en: &str, ru: [&str; 2], object: &str) -> (String, String) {
    let [order, infinitive] = ctx.pick([en; 2], ru);
    (format!("{order} {object}"), format!("{infinitive} {object}"))
}

fn discarded(ctx: Ctx<'_>, what: &str) -> (String, String) {
    forms(ctx, "discard", ["сбросьте", "сбросить"], what)
}
