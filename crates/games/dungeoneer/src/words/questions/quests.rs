//! Questions of quests, in words: one row for each.

use super::Worded;
use crate::action::{Action, Word};
use crate::ask;
use crate::cards::Attempt;
use crate::messages;
use crate::state::View;
use crate::words::names;
use kernel::ask::Answer;
use kernel::{Lang, Text, message, text};

impl Worded for ask::SwapQuest {
    const ASKED: Text = text!("ask-swap-quest");
    const LOOK: Text = text!("look-swap-quest");
}

impl Worded for ask::Stake {
    const ASKED: Text = text!("ask-stake");
    const LOOK: Text = text!("look-stake");

    fn answer(&self, answer: &Action, _: &View, lang: Lang) -> Option<String> {
        let Answer::Number(n) = answer else { return None };
        let price = match self.quest.card().attempt {
            Attempt::Chance { price, .. } => u32::from(price),
            _ => 1, // Nothing else is paid for in this way.
        };
        if *n == 0 {
            return Some(message!(lang, "answer-stake-none").to_owned());
        }
        Some(message!(lang, "answer-stake", n = n * price))
    }
}

impl Worded for ask::Sacrifice {
    const ASKED: Text = text!("ask-sacrifice");
    const LOOK: Text = text!("look-sacrifice");

    fn answer(&self, answer: &Action, _: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Readied(card, _)) = answer else { return None };
        Some(message!(lang, "answer-sacrifice", card = names::subject(card.name(), lang)))
    }
}
