//! Blows, wounds and dice.

use crate::cards::ability::{Condition, Leave, Role, Term, Who};
use crate::cards::words::clauses::{Clause, order, subject};
use crate::cards::words::ctx::{Ctx, On};
use crate::cards::words::deeds::{self, until};
use crate::cards::words::rolls;
use crate::cards::words::terms::{by, counted, kind_of, wounds};
use crate::cards::{Form, When};

/// One attacking monster, as the subject.
fn attacker(ctx: Ctx<'_>) -> String {
    match rolls::versus_filter(ctx) {
        Some(filter) => {
            let kinds = kind_of(filter, ctx.lang);
            ctx.pick(
                format!("one {kinds} attacking your hero"),
                format!("один монстр ({kinds}), атакующий вашего героя,"),
            )
        }
        None if ctx.has(Condition::IsMonster) => {
            ctx.phrase("one monster attacking your hero", "один монстр, атакующий вашего героя,")
        }
        None => ctx.phrase("one attacker of your hero", "один из атакующих вашего героя"),
    }
}

/// `wound(atk1, n)`
pub fn wound_one(n: u8, ctx: Ctx<'_>) -> Clause {
    Clause::Does(attacker(ctx), deeds::suffer(n, ctx))
}

/// `wound(atk2, n)`
pub fn wound_two(n: u8, ctx: Ctx<'_>) -> Clause {
    let each = match n {
        1 => "по 1 ране".to_owned(),
        _ => format!("по {}", wounds(n, ctx.lang)),
    };
    Clause::Phrase(ctx.pick(
        format!("each of up to two monsters attacking your hero suffers {}", wounds(n, ctx.lang)),
        format!("один или два монстра, атакующие вашего героя, получают {each}"),
    ))
}

/// `adv(s, next)` and `dis(s, next)`
pub fn two_dice(who: Who, is_higher: bool, ctx: Ctx<'_>) -> Clause {
    let (en, ru) =
        if is_higher { ("higher", "больший") } else { ("lower", "меньший") };
    Clause::Phrase(match who {
        Who::Me => ctx.pick(
            format!("roll two dice and keep the {en}"),
            format!("бросьте два кубика и оставьте {ru} результат"),
        ),
        Who::Target | Who::Each | Who::Roller | Who::Carrier => {
            let who = subject(who, ctx);
            ctx.pick(
                format!("for the roll that {who} is about to make, two dice are rolled and the {en} counts"),
                format!("для броска, который {who} собирается сделать, бросают два кубика, и засчитывается {ru} результат"),
            )
        }
    })
}

/// `prevent(n)`
pub fn prevent(n: u8, ctx: Ctx<'_>) -> Clause {
    let wounds = wounds(n, ctx.lang);
    order(
        ctx,
        &format!("prevent {wounds}"),
        [&format!("предотвратите {wounds}"), &format!("предотвратить {wounds}")],
    )
}

/// An attack in the form that is asked for, if any: `melee attack`, `магическая атака`.
fn attack_noun(form: Option<Form>, ctx: Ctx<'_>) -> String {
    let (en, ru) = match form {
        Some(Form::Melee) => ("melee attack", "атака в ближнем бою"),
        Some(Form::Magic) => ("magic attack", "магическая атака"),
        Some(Form::Speed) => ("speed attack", "скоростная атака"),
        None => ("attack", "атака"),
    };
    ctx.phrase(en, ru)
}

/// `negate(atk1)`
pub fn negate(ctx: Ctx<'_>) -> Clause {
    let form = Form::ALL.into_iter().find(|it| ctx.has(Condition::Form(*it)));
    let attack = attack_noun(form, ctx);
    let when = match ctx.on {
        On::GloryCard(When::Any) => {
            ctx.phrase(". Play this card before the attack roll", ". Играется до броска атаки")
        }
        _ => String::new(),
    };
    Clause::Phrase(ctx.pick(
        format!("one {attack} on your hero deals no wounds and has no strike effect{when}"),
        format!("одна {attack} на вашего героя не наносит ран и не вызывает эффектов удара{when}"),
    ))
}

/// `extraWound(n)`
pub fn extra_wound(n: u8, ctx: Ctx<'_>) -> Clause {
    let en = format!("deal {}", counted(n, ctx.lang, ["extra wound", "extra wounds"], [""; 3]));
    let wounds = wounds(n, ctx.lang);
    order(ctx, &en, [&format!("нанесите ещё {wounds}"), &format!("нанести ещё {wounds}")])
}

/// `hitBonus(s, role, n, dur)`
pub fn hit_bonus(role: Role, n: u8, term: Term, ctx: Ctx<'_>) -> Clause {
    let extra = counted(n, ctx.lang, ["extra wound", "extra wounds"], [""; 3]);
    let wounds = wounds(n, ctx.lang);
    let (en, ru) = match role {
        Role::Attacker => ("attack", "атака"),
        Role::Defender => ("counterattack", "контратака"),
    };
    let until = until(term, ctx);
    Clause::Phrase(ctx.pick(
        format!("each {en} that your hero wins{until} deals {extra}"),
        format!("каждая победная {ru} вашего героя{until} наносит ещё {wounds}"),
    ))
}

/// `removeAtk(atk1, …)`
pub fn remove_attacker(leave: Leave, ctx: Ctx<'_>) -> Clause {
    match leave {
        Leave::Discard => {
            let one = ctx.pick(attacker(ctx), "одного монстра, атакующего вашего героя".to_owned());
            Clause::Phrase(ctx.pick(
                format!("discard {one}. It does not count as defeated"),
                format!("сбросьте {one}. Он не считается поверженным"),
            ))
        }
        Leave::Keep => Clause::Phrase(ctx.pick(
            format!("{} leaves the battle unhurt", attacker(ctx)),
            format!("{} выходит из битвы невредимым", attacker(ctx)),
        )),
    }
}

/// `setForm(atk1, F)`
pub fn set_form(form: Form, ctx: Ctx<'_>) -> Clause {
    let ru = match form {
        Form::Melee => "атакой в ближнем бою",
        Form::Magic => "магической",
        Form::Speed => "скоростной",
    };
    let (name, accusative) = (form.name().en(), form.accusative());
    Clause::Phrase(ctx.pick(
        format!("one attack on your hero becomes a {name} attack, and both sides use {name}"),
        format!(
            "одна атака на вашего героя становится {ru}, и обе стороны используют {accusative}"
        ),
    ))
}

/// Whom a free attack may strike.
fn foe(ctx: Ctx<'_>) -> String {
    let (en, ru) = if ctx.has(Condition::IsHero) {
        ("a hero", "героя, который")
    } else {
        ("an opponent's card", "карту противника, которая")
    };
    match (ctx.has(Condition::AttackedMe), ctx.has(Condition::IsHero)) {
        (false, true) => ctx.phrase("a hero", "героя"),
        (false, false) => ctx.phrase("an opponent's card", "карту противника"),
        (true, is_hero) => {
            let attacked = if is_hero { "атаковал" } else { "атаковала" };
            ctx.pick(
                format!("{en} that attacked your hero this turn"),
                format!("{ru} {attacked} его в этом ходу,"),
            )
        }
    }
}

/// The bonus of an attack, behind it.
fn with_bonus(n: i8, ctx: Ctx<'_>) -> String {
    match n {
        0 => String::new(),
        _ => ctx.pick(
            format!(", with {} to the attack roll", by(n)),
            format!(" с {} к броску атаки", by(n)),
        ),
    }
}

/// `freeAttack(±n)`
pub fn free_attack(n: i8, ctx: Ctx<'_>) -> Clause {
    let (foe, bonus) = (foe(ctx), with_bonus(n, ctx));
    Clause::Phrase(ctx.pick(
        format!("without spending action points, your hero attacks {foe}{bonus}"),
        format!("ваш герой, не тратя очков действия, атакует {foe}{bonus}"),
    ))
}

/// `freeChallenge(±n)`
pub fn free_challenge(n: i8, ctx: Ctx<'_>) -> Clause {
    let bonus = with_bonus(n, ctx);
    Clause::Phrase(ctx.pick(
        format!(
            "in the Challenge step, your hero makes a challenge without spending action points{bonus}"
        ),
        format!("на шаге вызова ваш герой, не тратя очков действия, бросает вызов{bonus}"),
    ))
}

/// `immune(self, F)`
pub fn immune(form: Form, ctx: Ctx<'_>) -> Clause {
    let (en, ru) = match form {
        Form::Melee => ("melee hits", "удары в ближнем бою"),
        Form::Magic => ("magic hits", "магические удары"),
        Form::Speed => ("speed hits", "скоростные удары"),
    };
    Clause::Phrase(ctx.pick(
        format!("{en} deal this monster no wounds"),
        format!("{ru} не наносят этому монстру ран"),
    ))
}
