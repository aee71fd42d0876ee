//! Dice and their sums, as they stand in sentences.

use super::names;
use crate::cards::{Attempt, Form, QuestId};
use crate::event::{Combatant, Figure, Source};
use crate::pieces::{Context, Throw};
use kernel::{Lang, Text, capital, number, text};

/// What a total is made of: `4 + 2 = 6`; of two dice of which one counts, both are shown.
pub fn sum(throw: Throw, has_value: bool, lang: Lang) -> String {
    let [first, second] = throw.dice;
    let is_sum = throw.face == first + second;
    let mut words = match (throw.n_dice, is_sum) {
        (2, true) => format!("{first} + {second}"),
        (2, false) => lang.pick(
            format!("{} (of {first} and {second})", throw.face),
            format!("{} (из {first} и {second})", throw.face),
        ),
        _ => throw.face.to_string(),
    };
    let mut is_plain = throw.n_dice < 2 || !is_sum;
    if has_value {
        words += &format!(" + {}", throw.value);
        is_plain = false;
    }
    if throw.more != 0 {
        let sign = if throw.more < 0 { '−' } else { '+' };
        words += &format!(" {sign} {}", throw.more.unsigned_abs());
        is_plain = false;
    }
    if is_plain {
        return words;
    }
    let total = throw.face as i8 + throw.value + throw.more;
    format!("{words} = {}", number(total.into()))
}

/// The roll of a threat, a search or a chance, with what comes of it; nothing for rolls of a battle, of
/// which the comparison tells.
pub fn threat(
    who: Figure,
    (context, throw): (Context, Throw),
    (reach, is_ok): (u8, bool),
    of: Option<Source>,
    lang: Lang,
) -> Option<String> {
    let hero = names::hero(who.hero);
    let card = |of: Option<Source>| of.map(|it| names::source(it, lang));
    let (form, what): (Option<Form>, Option<String>) = match context {
        Context::Attack(_) | Context::Counter(_) => return None,
        Context::Exit(form) => (Some(form), Some(lang.pick("exit", "выход").to_owned())),
        Context::Hazard(form) => (Some(form), Some(lang.pick("hazard", "преграда").to_owned())),
        Context::Trap(form) | Context::Quest(form) => (Some(form), card(of)),
        Context::Threat(form) => {
            let rising = lang.pick("standing up", "подъём героя");
            (Some(form), card(of).or_else(|| Some(rising.to_owned())))
        }
        Context::Search => (None, Some(searched(of, lang))),
        Context::Chance => (None, card(of)),
    };
    let what = capital(&what.unwrap_or_else(|| lang.pick("chance", "удача").to_owned()));
    let asked = form.map_or(format!("{reach}+"), |it| format!("{} {reach}+", it.name().get(lang)));
    let is_search = context == Context::Search && throw.n_dice == 1 && 0 < throw.value;
    let sum = sum(throw, form.is_some() || is_search, lang);
    let (en, ru) =
        if is_ok { ("and succeeds", "успех") } else { ("and fails", "провал") };
    let (the, whose) = (hero.the, hero.genitive);
    Some(lang.pick(
        format!("{what} ({asked}): {the} rolls {sum} {en}."),
        format!("{what} ({asked}): у {whose} {sum} — {ru}."),
    ))
}

/// A search, or the dice of a quest of chance.
fn searched(of: Option<Source>, lang: Lang) -> String {
    let is_chance = |it: QuestId| {
        let says = it.card();
        matches!(says.attempt, Attempt::Chance { .. }) && says.search.is_none()
    };
    match of {
        Some(Source::Quest(it)) if !is_chance(it) => {
            let name = names::quest(it, lang);
            lang.pick(format!("search for {name}"), format!("поиск, {name}"))
        }
        Some(it) => names::source(it, lang),
        None => lang.pick("search", "поиск").to_owned(),
    }
}

/// A comparison: who lands a blow, and how both sides rolled.
pub fn compared(
    form: Form,
    (by, on): (Combatant, Combatant),
    [attack, counter]: [Throw; 2],
    is_negated: bool,
    lang: Lang,
) -> String {
    let (by, on) = (names::combatant(by), names::combatant(on));
    let total = |it: Throw| it.face as i8 + it.value + it.more;
    let (a, d) = (sum(attack, true, lang), sum(counter, true, lang));
    let how = names::by_form(form).get(lang);
    let ordering = total(attack).cmp(&total(counter));
    let (en, ru) = match ordering {
        std::cmp::Ordering::Equal => (
            format!(
                "{} ({a}) and {} ({d}) are equal {}: no blow lands.",
                by.the,
                on.the,
                equal_in(form).en()
            ),
            format!(
                "{} ({a}) и {} ({d}) равны {}: удара нет.",
                by.name.ru(),
                on.name.ru(),
                equal_in(form).ru()
            ),
        ),
        std::cmp::Ordering::Greater if is_negated => (
            format!("{} ({a}) would hit {} ({d}) {how}, but to no effect.", by.the, on.the),
            format!(
                "{} ({a}) против {} ({d}) {how}: удар не причиняет вреда.",
                by.name.ru(),
                on.genitive
            ),
        ),
        std::cmp::Ordering::Greater => (
            format!("{} ({a}) hits {} ({d}) {how}.", by.the, on.the),
            format!("{} ({a}) наносит {} ({d}) удар {how}.", by.name.ru(), on.dative),
        ),
        std::cmp::Ordering::Less => (
            format!("{} ({d}) parries {} ({a}) and hits back {how}.", on.the, by.the),
            format!(
                "{} ({d}) отбивает атаку {} ({a}) и наносит ответный удар {how}.",
                on.name.ru(),
                by.genitive
            ),
        ),
    };
    capital(&lang.pick(en, ru))
}

/// In what two are equal: `в магии`.
const fn equal_in(form: Form) -> Text {
    match form {
        Form::Melee => text("in melee", "в ближнем бою"),
        Form::Magic => text("in magic", "в магии"),
        Form::Speed => text("in speed", "в скорости"),
    }
}
