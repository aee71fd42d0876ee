//! Questions of quests: which is exchanged, and what is given for one.

use super::{Question, one_of, picked};
use crate::action::{Action, Word};
use crate::ask;
use crate::cards::Attempt;
use crate::event::Event;
use crate::rules::engine::Engine;
use crate::rules::{quests, targets};
use crate::state::State;
use kernel::SeatSet;
use kernel::ask::{Answer, Shape};

impl Question for ask::SwapQuest {
    fn offers(&self, state: &State) -> Shape<Word> {
        one_of(targets::swappable_quests(&state.open, self.seat).into_iter().map(Word::Quest))
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let Word::Quest(old) = picked(answer) else { return };
        if let Some(new) = engine.draw_quest() {
            let quests = &mut engine.hero(self.seat).quests;
            quests.retain(|it| *it != old);
            quests.push(new);
            engine.state.hidden.quests.put_under(old, SeatSet::all());
            let who = engine.figure(self.seat);
            engine.emit(Event::QuestSwapped { who, old, new });
        }
    }
}

impl Question for ask::Stake {
    fn offers(&self, state: &State) -> Shape<Word> {
        let most = match self.quest.card().attempt {
            Attempt::Chance { price, n_max, .. } => {
                let can = state.open.heroes[self.seat].glory / u16::from(price.max(1));
                u32::from(can).min(u32::from(n_max))
            }
            _ => 0, // Nothing is added to any other.
        };
        Shape::Number { least: 0, most }
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let n = if let Answer::Number(n) = answer { *n as u8 } else { 0 };
        engine.stake(self.seat, self.quest, n);
    }
}

impl Question for ask::Sacrifice {
    fn offers(&self, state: &State) -> Shape<Word> {
        let all = quests::givable_for(&state.open, self.seat, self.quest, self.left);
        one_of(all.into_iter().map(|it| Word::Readied(it, self.seat)))
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let Word::Readied(card, _) = picked(answer) else { return };
        engine.sacrifice(self.seat, self.quest, self.left, card);
    }
}
