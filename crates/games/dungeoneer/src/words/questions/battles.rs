//! Questions of battles, in words: one row for each.

use super::Worded;
use crate::action::{Action, Word};
use crate::ask;
use crate::pieces::Origin;
use crate::state::View;
use crate::words::names::{self, hero, object, quest};
use crate::words::seen::{self, foe_subject};
use kernel::ask::Answer;
use kernel::{Lang, Text, capital, text};

impl Worded for ask::WhichBattle {
    const ASKED: Text = text("Which battle comes first?", "Какая битва первая?");
    const LOOK: Text = text(
        "Against whom do your monsters have to be unhurt?",
        "Против кого важнее, чтобы ваши монстры были ещё целы?",
    );

    fn answer(&self, answer: &Action, view: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Seat(seat)) = answer else { return None };
        let name = hero(view.open.heroes.get(*seat)?.card);
        Some(lang.pick(
            format!("Fight against {} first", name.the),
            format!("Сначала битва против {}", name.genitive),
        ))
    }
}

const FORMS: Text = text(
    "Compare the values form by form. Where is the gap widest?",
    "Сравните показатели по видам боя. Где разрыв больше?",
);

impl Worded for ask::ChooseForm {
    const ASKED: Text = text("In which form does it attack?", "В какой форме монстр атакует?");
    const LOOK: Text = FORMS;

    fn answer(&self, answer: &Action, view: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Form(form)) = answer else { return None };
        let how = names::by_form(*form).get(lang);
        let name = foe_subject(self.foe, &view.open, lang);
        Some(
            lang.pick(format!("{} attacks {how}", capital(&name)), format!("{name} атакует {how}")),
        )
    }
}

const ORDER: Text = text(
    "What comes first may decide the rest. Which attack is the likeliest to hit?",
    "Первое может решить остальное. Какая атака вероятнее попадёт?",
);

impl Worded for ask::WhichSpecial {
    const ASKED: Text = text("What happens first?", "Что происходит первым?");
    const LOOK: Text = ORDER;

    fn answer(&self, answer: &Action, _: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Card(card)) = answer else { return None };
        let name = card.name();
        Some(lang.pick(format!("First {}", name.the), format!("Сначала {}", name.name.ru())))
    }
}

impl Worded for ask::WhichAttack {
    const ASKED: Text = text("Which attack is compared first?", "Какая атака сравнивается первой?");
    const LOOK: Text = ORDER;
}

impl Worded for ask::Attack {
    const ASKED: Text = text("Which attack is meant?", "О какой атаке речь?");
    const LOOK: Text = ORDER;

    fn answer(&self, answer: &Action, _: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Nobody) = answer else { return None };
        Some(lang.pick("No other attack", "Больше никакую атаку").to_owned())
    }
}

const WOUND: Text = text("Is the wound all that matters here?", "Одна ли рана здесь важна?");

impl Worded for ask::Extra {
    const ASKED: Text = text("Add a wound to the blow?", "Добавить рану к удару?");
    const LOOK: Text = WOUND;

    fn answer(&self, answer: &Action, view: &View, lang: Lang) -> Option<String> {
        let Answer::Yes(is_yes) = answer else { return None };
        let name = match self.card {
            Origin::Card(card) => object(*card.name(), lang).to_owned(),
            Origin::Hero => {
                let ability = view.open.heroes[seen::actor(view)].card.name().ability;
                lang.pick(format!("“{}”", ability.en()), format!("умение «{}»", ability.ru()))
            }
            Origin::Quest(it) => quest(it, lang),
            Origin::Location(it) => names::place(it, lang).to_owned(),
            Origin::Foe(_) | Origin::Rules => String::new(),
        };
        Some(if *is_yes {
            lang.pick(
                format!("Use {name} for a wound more"),
                format!("Использовать {name}: ещё одна рана"),
            )
        } else {
            lang.pick(format!("Do not use {name}"), format!("Не использовать {name}"))
        })
    }
}

impl Worded for ask::Token {
    const ASKED: Text =
        text("Take an escort instead of the wound?", "Перехватить сопровождение вместо раны?");
    const LOOK: Text = WOUND;

    fn answer(&self, answer: &Action, _: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(word) = answer else { return None };
        match word {
            Word::Quest(it) => {
                let name = quest(*it, lang);
                Some(lang.pick(
                    format!("Take away the token of {name} instead of wounding"),
                    format!("Перехватить сопровождение вместо раны: {name}"),
                ))
            }
            Word::Nobody => Some(lang.pick("Deal the wound", "Нанести рану").to_owned()),
            _ => None,
        }
    }
}

impl Worded for ask::Destination {
    const ASKED: Text = text("Where does the monster go?", "Куда отправляется монстр?");
    const LOOK: Text = text(
        "The monster can come again, or make room. Which do you need more?",
        "Монстр может прийти снова или освободить место. Что вам нужнее?",
    );

    fn answer(&self, answer: &Action, view: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::To(to)) = answer else { return None };
        let name = foe_subject(self.foe, &view.open, lang);
        let place = names::destination(*to).get(lang);
        Some(
            lang.pick(format!("{} goes {place}", capital(&name)), format!("{name} уходит {place}")),
        )
    }
}

impl Worded for ask::FreeAttack {
    const ASKED: Text = text("Whom do you attack, and how?", "Кого и как атаковать?");
    const LOOK: Text = FORMS;
}
