//! The luck of a player's dice: all that they rolled themselves, and the longest runs of high and of low ones.

use crate::event::Event;
use crate::messages;
use kernel::luck::{Luck, LuckWords, Stroke};
use kernel::{Lang, Seat, message, text};

const HIGH: &str = "high";
const LOW: &str = "low";

/// No longer run is told.
const RUN_MAX: u32 = 24;

/// The words for it.
pub const WORDS: LuckWords = LuckWords { measure: text!("luck-measure"), stroke };

/// The luck of a player: every die that fell for the hero or for what the player led, in order.
pub fn luck(seat: Seat, events: &[Event]) -> Option<Luck> {
    let mut luck = Luck::default();
    let (mut high, mut low) = (Run::default(), Run::default());
    for event in events {
        let Event::Rolled { who, throw, .. } = event else { continue };
        if who.seat != seat {
            continue;
        }
        for die in throw.dice.into_iter().take(throw.n_dice.into()).filter(|it| 0 < *it) {
            luck.got += 2 * u32::from(die);
            luck.due += 7;
            high.go_on(5 <= die);
            low.go_on(die <= 2);
        }
    }
    luck.kindest = high.stroke(HIGH);
    luck.cruellest = low.stroke(LOW);
    (0 < luck.due).then_some(luck)
}

/// Dice of one kind in a row, each a third of all.
#[derive(Default)]
struct Run {
    now: u32,
    longest: u32,
}

impl Run {
    fn go_on(&mut self, is_such: bool) {
        self.now = if is_such { (self.now + 1).min(RUN_MAX) } else { 0 };
        self.longest = self.longest.max(self.now);
    }

    /// The chance that so many dice in a row are all of the kind.
    fn stroke(&self, key: &str) -> Option<Stroke> {
        Stroke::of(key, self.longest, self.longest, 1, 3u128.pow(self.longest))
    }
}

fn stroke(it: &Stroke, lang: Lang) -> Option<String> {
    match it.key.as_str() {
        HIGH => Some(message!(lang, "luck-high", n = it.n)),
        LOW => Some(message!(lang, "luck-low", n = it.n)),
        _ => None,
    }
}
