//! Questions of quests: which is exchanged, and what is given for one.

use crate::action::{Action, Word};
use crate::cards::{Attempt, QuestId};
use crate::event::Event;
use crate::rules::engine::Engine;
use crate::rules::{quests, targets};
use crate::state::Open;
use kernel::ask::Answer;
use kernel::{Seat, SeatSet};

/// The quests that can be exchanged.
pub(super) fn swappable(open: &Open, seat: Seat) -> Vec<Word> {
    targets::swappable_quests(open, seat).into_iter().map(Word::Quest).collect()
}

/// How often glory can be added to a quest of chance.
pub(super) fn most_stakes(open: &Open, seat: Seat, quest: QuestId) -> u32 {
    match quest.card().attempt {
        Attempt::Chance { price, n_max, .. } => {
            let can = open.heroes[seat].glory / u16::from(price.max(1));
            u32::from(can).min(u32::from(n_max))
        }
        _ => 0, // Nothing is added to any other.
    }
}

/// The cards that a sacrifice can take next.
pub(super) fn gifts(open: &Open, seat: Seat, quest: QuestId, left: u8) -> Vec<Word> {
    let all = quests::givable_for(open, seat, quest, left).into_iter();
    all.map(|it| Word::Readied(it, seat)).collect()
}

impl Engine<'_> {
    pub(super) fn answer_swap(&mut self, seat: Seat, word: Word) {
        let Word::Quest(old) = word else { return };
        if let Some(new) = self.draw_quest() {
            let quests = &mut self.hero(seat).quests;
            quests.retain(|it| *it != old);
            quests.push(new);
            self.state.hidden.quests.put_under(old, SeatSet::all());
            let who = self.figure(seat);
            self.emit(Event::QuestSwapped { who, old, new });
        }
    }

    pub(super) fn answer_stake(&mut self, seat: Seat, quest: QuestId, answer: &Action) {
        let n = if let Answer::Number(n) = answer { *n as u8 } else { 0 };
        self.stake(seat, quest, n);
    }

    pub(super) fn answer_gift(&mut self, seat: Seat, quest: QuestId, left: u8, word: Word) {
        let Word::Readied(card, _) = word else { return };
        self.sacrifice(seat, quest, left, card);
    }
}
