//! Dice and their sums, as they stand in sentences.

use super::names::{self, dative, genitive, subject};
use crate::cards::{Attempt, Form, QuestId};
use crate::event::{Combatant, Figure, Source};
use crate::messages;
use crate::pieces::{Context, Throw};
use kernel::{Lang, Text, capital, message, number, text};
use std::cmp::Ordering;

/// The parts of a total is made of: `4 + 2 = 6`; of two dice of which one counts, both are shown.
pub fn sum(throw: Throw, has_value: bool, lang: Lang) -> String {
    let [first, second] = throw.dice;
    let is_sum = throw.face == first + second;
    let mut words = match (throw.n_dice, is_sum) {
        (2, true) => format!("{first} + {second}"),
        (2, false) => {
            message!(lang, "sum-of-two", face = throw.face, first = first, second = second)
        }
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
    let card = |of: Option<Source>| of.map(|it| names::source(it, lang));
    let (form, what): (Option<Form>, Option<String>) = match context {
        Context::Attack(_) | Context::Counter(_) => return None,
        Context::Exit(form) => (Some(form), Some(message!(lang, "exit").to_owned())),
        Context::Hazard(form) => (Some(form), Some(message!(lang, "roll-hazard").to_owned())),
        Context::Trap(form) | Context::Quest(form) => (Some(form), card(of)),
        Context::Threat(form) => {
            let rising = message!(lang, "roll-standing");
            (Some(form), card(of).or_else(|| Some(rising.to_owned())))
        }
        Context::Search => (None, Some(searched(of, lang))),
        Context::Chance => (None, card(of)),
    };
    let what = capital(&what.unwrap_or_else(|| message!(lang, "roll-chance").to_owned()));
    let asked = form.map_or(format!("{reach}+"), |it| format!("{} {reach}+", it.name().get(lang)));
    let is_search = context == Context::Search && throw.n_dice == 1 && 0 < throw.value;
    let sum = sum(throw, form.is_some() || is_search, lang);
    let (hero, what, asked, sum) = (genitive(names::hero(who.hero), lang), &what, &asked, &sum);
    Some(match is_ok {
        true => message!(lang, "roll-ok", what = what, asked = asked, hero = hero, sum = sum),
        false => message!(lang, "roll-fails", what = what, asked = asked, hero = hero, sum = sum),
    })
}

/// A search, or the dice of a quest of chance.
fn searched(of: Option<Source>, lang: Lang) -> String {
    let is_chance = |it: QuestId| {
        let says = it.card();
        matches!(says.attempt, Attempt::Chance { .. }) && says.search.is_none()
    };
    match of {
        Some(Source::Quest(it)) if !is_chance(it) => {
            message!(lang, "roll-search-for", quest = &names::quest(it, lang))
        }
        Some(it) => names::source(it, lang),
        None => message!(lang, "roll-search").to_owned(),
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
    let (a, d) = (&a, &d);
    let how = names::by_form(form);
    let attacker = subject(by, lang);
    capital(&match total(attack).cmp(&total(counter)) {
        Ordering::Equal => {
            let (on, how) = (subject(on, lang), equal_in(form));
            message!(lang, "compared-equal", by = attacker, a = a, on = on, d = d, how = how)
        }
        Ordering::Greater if is_negated => {
            let on = genitive(on, lang);
            message!(lang, "compared-negated", by = attacker, a = a, on = on, d = d, how = how)
        }
        Ordering::Greater => {
            let on = dative(on, lang);
            message!(lang, "compared-hits", by = attacker, a = a, on = on, d = d, how = how)
        }
        Ordering::Less => {
            let (on, by) = (subject(on, lang), genitive(by, lang));
            message!(lang, "compared-parries", on = on, d = d, by = by, a = a, how = how)
        }
    })
}

/// The form in which two are equal: `in magic`, `в магии`.
const fn equal_in(form: Form) -> Text {
    match form {
        Form::Melee => text!("equal-melee"),
        Form::Magic => text!("equal-magic"),
        Form::Speed => text!("equal-speed"),
    }
}
