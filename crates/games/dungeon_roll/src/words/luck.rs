//! The kindness of the dice: champions among the party dice, and dragons among those of a level.

use crate::action::Event;
use crate::dice::{DungeonFace, PartyFace};
use crate::messages;
use kernel::luck::{Luck, LuckWords, Stroke, at_least};
use kernel::{Lang, Seat, message, text};

const CHAMPIONS: &str = "champions";
const DRAGONS: &str = "dragons";

/// The words for it.
pub const WORDS: LuckWords = LuckWords { measure: text!("luck"), stroke };

/// The luck of a player: dice as they first fell. Re-rolls are choices, and left out.
pub fn luck(seat: Seat, events: &[Event]) -> Option<Luck> {
    let mut luck = Luck::default();
    for event in events {
        if let Event::Formed { seat: own, throw } = event
            && *own == seat
        {
            let n_dice = throw.faces().len() as u32;
            let n = throw.faces().iter().filter(|it| **it == PartyFace::Champion).count() as u32;
            luck.got += 6 * n;
            luck.due += n_dice;
            luck.kindest = Stroke::rarer(luck.kindest, of(CHAMPIONS, n, n_dice));
        }
        if let Event::Populated { seat: own, throw, is_planned: false, .. } = event
            && *own == seat
        {
            let n_dice = throw.faces().len() as u32;
            let n = throw.faces().iter().filter(|it| **it == DungeonFace::Dragon).count() as u32;
            luck.cruellest = Stroke::rarer(luck.cruellest, of(DRAGONS, n, n_dice));
        }
    }
    (0 < luck.due).then_some(luck)
}

fn of(key: &str, n: u32, n_dice: u32) -> Option<Stroke> {
    let (favourable, all) = at_least(n, n_dice);
    Stroke::of(key, n, n_dice, favourable, all)
}

fn stroke(it: &Stroke, lang: Lang) -> Option<String> {
    let face = match it.key.as_str() {
        CHAMPIONS => PartyFace::Champion.name(),
        DRAGONS => DungeonFace::Dragon.name(),
        _ => return None,
    };
    Some(message!(lang, "luck-stroke", n = it.n, face = face, of = it.of))
}
