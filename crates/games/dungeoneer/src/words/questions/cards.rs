//! Questions of cards, in words: one row for each.

use super::{DISCARD, Worded};
use crate::action::{Action, Word};
use crate::ask;
use crate::cards::{On, parts_text};
use crate::pieces::Origin;
use crate::state::View;
use crate::words::names::object;
use kernel::ask::Answer;
use kernel::{Lang, Text, text};

impl Worded for ask::DiscardLair {
    const ASKED: Text =
        text("Your lair is too full. What leaves it?", "Логово переполнено. Кто уйдёт?");
    const LOOK: Text = DISCARD;
}

impl Worded for ask::Host {
    const ASKED: Text = text("Which monster gets it?", "Какому монстру это достанется?");
    const LOOK: Text = text(
        "Which of your monsters will be sent soonest?",
        "Кого из своих монстров вы выпустите скорее?",
    );

    fn answer(&self, answer: &Action, _: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Lair(card)) = answer else { return None };
        let name = card.name();
        Some(
            lang.pick(
                format!("Attach it to {}", name.the),
                format!("Прикрепить: {}", name.name.ru()),
            ),
        )
    }
}

impl Worded for ask::DiscardHand {
    const ASKED: Text = text("Which card do you discard?", "Какую карту с руки сбросить?");
    const LOOK: Text = DISCARD;
}

impl Worded for ask::DiscardReadied {
    const ASKED: Text =
        text("Which readied card is discarded?", "Какую подготовленную карту сбросить?");
    const LOOK: Text = text(
        "Which readied card does its owner use most?",
        "Какая из разыгранных карт полезнее всего хозяину?",
    );
}

impl Worded for ask::DiscardDrawn {
    const ASKED: Text =
        text("Pay to discard the card that was drawn?", "Заплатить и сбросить взятую карту?");
    const LOOK: Text = text(
        "What would this card do to you, and what is your glory for?",
        "Что эта карта вам сделает и на что нужна слава?",
    );

    fn answer(&self, answer: &Action, _: &View, lang: Lang) -> Option<String> {
        let Answer::Yes(is_yes) = answer else { return None };
        let card = object(*self.card.name(), lang);
        Some(match is_yes {
            true => lang.pick(
                format!("Pay glory to discard {card}"),
                format!("Сбросить {card}, заплатив славу"),
            ),
            false => lang.pick(format!("Let {card} come"), format!("Принять {card}")),
        })
    }
}

impl Worded for ask::Surplus {
    const ASKED: Text =
        text("That is one card too many. Which one goes?", "Карт больше предела. Какую сбросить?");
    const LOOK: Text = DISCARD;
}

const SOONEST: Text = text(
    "Which of these cards can you use soonest, and pay for?",
    "Какую из этих карт вы сможете скорее применить и оплатить?",
);

impl Worded for ask::Fetch {
    const ASKED: Text = text("Which card of the discard pile?", "Какую карту взять из сброса?");
    const LOOK: Text = SOONEST;

    fn answer(&self, answer: &Action, _: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Card(card)) = answer else { return None };
        let name = card.name();
        Some(lang.pick(
            format!("Take {} from the discard pile", name.the),
            format!("Взять {} из сброса", name.accusative),
        ))
    }
}

impl Worded for ask::TakeRevealed {
    const ASKED: Text = text("Which of these cards do you take?", "Какую из этих карт взять?");
    const LOOK: Text = SOONEST;

    fn answer(&self, answer: &Action, _: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Nobody) = answer else { return None };
        Some(lang.pick("Take none of them", "Ничего не брать").to_owned())
    }
}

impl Worded for ask::Deck {
    const ASKED: Text = text("From which deck?", "Из какой колоды?");
    const LOOK: Text = text(
        "Does your hand lack help for yourself, or harm for the others?",
        "Чего не хватает на руке: помощи себе или вреда другим?",
    );
}

impl Worded for ask::Either {
    const ASKED: Text = text("Which of these?", "Что из этого?");
    const LOOK: Text = text(
        "Read both alternatives. Which one can you afford?",
        "Прочтите оба варианта. Какой вам по средствам?",
    );

    fn answer(&self, answer: &Action, _: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Either(nth)) = answer else { return None };
        let on = match self.scope.origin {
            Origin::Card(card) => card.card().on(),
            Origin::Location(_) => On::Location,
            Origin::Quest(_) => On::Quest,
            Origin::Foe(_) => On::Monster { health_max: 0 },
            Origin::Hero | Origin::Rules => On::Hero,
        };
        let parts = self.options.0.get(usize::from(*nth));
        let text = parts.map_or(String::new(), |it| parts_text(it, on, lang));
        Some(text.trim_end_matches('.').to_owned())
    }
}
