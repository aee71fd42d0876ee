//! Questions of quests, in words: one row for each.

use super::Worded;
use crate::action::{Action, Word};
use crate::ask;
use crate::cards::Attempt;
use crate::state::View;
use crate::words::names;
use kernel::ask::Answer;
use kernel::{Lang, Text, text};

impl Worded for ask::SwapQuest {
    const ASKED: Text = text("Which quest do you exchange?", "Какое задание обменять?");
    const LOOK: Text = text(
        "Which of your quests takes longest?",
        "Какое из ваших заданий займёт больше всего времени?",
    );
}

impl Worded for ask::Stake {
    const ASKED: Text = text("How much glory do you add?", "Сколько раз доплатить славой?");
    const LOOK: Text = text(
        "How much does each payment add to the chance, and what else is the glory for?",
        "Сколько прибавляет к шансу каждая плата и на что ещё нужна слава?",
    );

    fn answer(&self, answer: &Action, _: &View, lang: Lang) -> Option<String> {
        let Answer::Number(n) = answer else { return None };
        let price = match self.quest.card().attempt {
            Attempt::Chance { price, .. } => u32::from(price),
            _ => 1, // Nothing else is paid for in this way.
        };
        if *n == 0 {
            let none = lang.pick("Roll without paying glory", "Бросить, не платя славы");
            return Some(none.to_owned());
        }
        let cost = names::glory_object((n * price) as i32, lang);
        Some(lang.pick(format!("Pay {cost} for the roll"), format!("Заплатить за бросок {cost}")))
    }
}

impl Worded for ask::Sacrifice {
    const ASKED: Text = text("Which card do you sacrifice?", "Какой картой пожертвовать?");
    const LOOK: Text =
        text("Which of your cards has done its work?", "Какая из ваших карт своё уже отслужила?");

    fn answer(&self, answer: &Action, _: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Readied(card, _)) = answer else { return None };
        let name = card.name();
        Some(
            lang.pick(format!("Give up {}", name.the), format!("Пожертвовать: {}", name.name.ru())),
        )
    }
}
