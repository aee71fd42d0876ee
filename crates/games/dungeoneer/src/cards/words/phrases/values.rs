//! Values of heroes and monsters, rolls in a place, and limits.

use crate::cards::ability::{Cards, Rolls, Term, Who};
use crate::cards::words::clauses::{Clause, subject};
use crate::cards::words::ctx::{Ctx, On};
use crate::cards::words::deeds::{until, whose};
use crate::cards::words::rolls;
use crate::cards::words::terms::{Many, all_of, by, many};
use crate::cards::{Filter, Form, Trait};
use kernel::small;

/// `stat(me, F, ±n)`, of several forms.
pub fn stats(values: impl Iterator<Item = (Form, i8)>, ctx: Ctx<'_>) -> String {
    let words = values.map(|(form, n)| {
        ctx.pick(
            format!("{} {}", by(n), form.name().en()),
            format!("{} к {}", by(n), form.dative()),
        )
    });
    all_of(&words.collect::<Vec<String>>(), ctx.lang)
}

/// `setBase(s, F, n, dur)`, of several forms.
pub fn set_base(who: Who, forms: &[Form], n: u8, term: Term, ctx: Ctx<'_>) -> Clause {
    let forms = forms.iter().map(|it| it.name().get(ctx.lang).to_owned());
    let forms = all_of(&forms.collect::<Vec<String>>(), ctx.lang);
    let whose = whose(who, ctx);
    let when = match term {
        Term::Turn => ctx.phrase("until the end of this turn", "до конца этого хода"),
        Term::Battle => ctx.phrase("in this battle", "в этой битве"),
        Term::Next => ctx.phrase("for the next roll", "для следующего броска"),
        Term::NextTurn => ctx.pick(
            format!("until the end of {whose} next turn"),
            format!("до конца следующего хода {whose}"),
        ),
    };
    Clause::Phrase(ctx.pick(
        format!("{when}, the printed {forms} of that hero count as {n}"),
        format!("{when} значения, указанные на карте героя ({forms}), считаются равными {n}"),
    ))
}

/// Values of monsters; without a form it is health.
pub fn monster_values(cards: &Cards, values: &[(Option<Form>, i8)], ctx: Ctx<'_>) -> Clause {
    let words = values.iter().map(|(form, n)| {
        let n = by(*n);
        match form {
            Some(form) => {
                ctx.pick(format!("{n} {}", form.name().en()), format!("{n} к {}", form.dative()))
            }
            None => ctx.pick(format!("{n} health"), format!("{n} к здоровью")),
        }
    });
    let words = all_of(&words.collect::<Vec<String>>(), ctx.lang);
    let gain = match (cards, ctx.on) {
        // A monster that grows says how far.
        (Cards::Itself, On::Monster { health_max }) => {
            return Clause::Phrase(ctx.pick(
                format!("this monster gets {words} (at most {health_max})"),
                format!("этот монстр получает {words} (не больше {health_max})"),
            ));
        }
        (Cards::Itself, _) => {
            ctx.pick(format!("{words} to this card"), format!("{words} этой карты"))
        }
        (Cards::Host, _) => {
            ctx.pick(format!("the monster has {words}"), format!("{words} этого монстра"))
        }
        (Cards::Mine(filter), _) => {
            let [many_en, many_ru] = both(filter, ctx);
            let yours = if is_collective(filter) { "вашей" } else { "ваших" };
            ctx.pick(format!("your {many_en} have {words}"), format!("{words} {yours} {many_ru}"))
        }
        (Cards::MineHere(filter), _) => {
            let [many_en, many_ru] = both(filter, ctx);
            let yours = if is_collective(filter) { "вашей" } else { "ваших" };
            ctx.pick(
                format!("while your hero is here, your {many_en} have {words}"),
                format!("пока ваш герой здесь: {words} {yours} {many_ru}"),
            )
        }
        (Cards::Here(filter) | Cards::EncounterHere(filter), _) => {
            let [many_en, many_ru] = both(filter, ctx);
            ctx.pick(
                format!("{many_en} fighting here have {words}"),
                format!("{words} {many_ru} в битвах в этой локации"),
            )
        }
    };
    Clause::Phrase(gain)
}

/// The cards of a filter: in English as many, in Russian in the genitive.
pub fn both(filter: &Filter, ctx: Ctx<'_>) -> [String; 2] {
    [many(filter, Many::Nominative, ctx.lang), many(filter, Many::Genitive, ctx.lang)]
}

/// Tells whether the Russian word is a singular: `вашей нежити`.
fn is_collective(filter: &Filter) -> bool {
    let undead = Filter::new(&[Trait::set(&[Trait::Undead])]);
    *filter == undead
}

/// `zoneRoll(loc1, ctx, ±n, dur)`
pub fn zone_roll(rolls: Rolls, n: i8, term: Term, ctx: Ctx<'_>) -> Clause {
    let (n, until) = (by(n), until(term, ctx));
    let (en, ru) = (rolls::which_en(rolls, "", ""), rolls::which_ru(rolls, ""));
    Clause::Phrase(ctx.pick(
        format!("choose a location: {n} to {en} made there{until}"),
        format!("выберите локацию: {n} {ru} в ней{until}"),
    ))
}

/// `limit(kind, +n)`
pub fn limit(kind: Trait, n: i8, ctx: Ctx<'_>) -> Clause {
    let filter = Filter::new(&[Trait::set(&[kind])]);
    let (en, ru) = (small(kind.name().en()), many(&filter, Many::Genitive, ctx.lang));
    Clause::Phrase(ctx.pick(
        format!("{} to your {en} limit (this card counts too)", by(n)),
        format!("{} к вашему пределу {ru} (эта карта тоже учитывается)", by(n)),
    ))
}

/// `cannot(healByCards, s)`
pub fn not_heal_by_cards(who: Who, ctx: Ctx<'_>) -> Clause {
    let (who, whose) = (subject(who, ctx), whose(who, ctx));
    Clause::Phrase(ctx.pick(
        format!("{who} cannot recover health from boons, treasures or hero abilities"),
        format!("преимущества, сокровища и особые умения не восстанавливают здоровье {whose}"),
    ))
}
