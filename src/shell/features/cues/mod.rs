//! Sounds and vibrations at a table, for those who want them: a few of the sounds of what has just happened. Nothing
//! is told by a sound alone.
//!
//! Sounds are data too: `Words::cue` gives the kind of sound of an event that was observed. Only a fresh action
//! makes any, one's own or a computer's (`Table::sound`), for what everybody around the device may know;
//! `shell::features::cues`, one of the panels, chooses up to three of them and mixes their samples, and
//! `browser::sound` plays them, once somebody has touched the page.

pub mod switches;
mod tones;

use self::tones::{RATE, samples};
use crate::browser::sound;
use crate::kernel::Cue;
use crate::shell::model::feedback::Feedback;

/// No more sounds are made at once.
const CUES_MAX: usize = 3;

/// The time from one sound to the next, in seconds.
const GAP: f64 = 0.17;

/// Plays those sounds that matter most, one after another, and lets the device vibrate, as far as that is
/// wanted.
pub fn play(feedback: Feedback, cues: &[Cue]) {
    let chosen = chosen(cues);
    if feedback.has_vibration {
        sound::vibrate(pattern(&chosen));
    }
    if feedback.has_sound {
        let starts = (0..).map(|nth| f64::from(nth) * GAP);
        let sounds = starts.zip(chosen).map(|(start, cue)| (start, samples(cue)));
        sound::play(&sounds.collect::<Vec<_>>(), f64::from(RATE));
    }
}

/// Gives a taste of what is turned on.
pub fn taste(before: Feedback, now: Feedback) {
    let has_sound = now.has_sound && !before.has_sound;
    let has_vibration = now.has_vibration && !before.has_vibration;
    play(Feedback { has_sound, has_vibration }, &[Cue::Good]);
}

/// Those that matter most, each kind once, in the order in which they happened.
fn chosen(cues: &[Cue]) -> Vec<Cue> {
    let mut chosen: Vec<Cue> = Vec::new();
    for cue in cues {
        if !chosen.contains(cue) {
            chosen.push(*cue);
        }
        if CUES_MAX < chosen.len() {
            let lightest = chosen.iter().min().copied();
            chosen.retain(|it| Some(*it) != lightest);
        }
    }
    chosen
}

/// The device's vibrations, in milliseconds, with pauses between; by the cue that matters most, if any.
fn pattern(cues: &[Cue]) -> &'static [i32] {
    if cues.contains(&Cue::Grave) {
        &[60, 60, 120]
    } else if cues.contains(&Cue::Good) {
        &[25, 50, 25]
    } else if cues.contains(&Cue::Blow) {
        &[35]
    } else {
        &[]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_many_sounds_those_that_matter_most_are_made_in_their_order() {
        use Cue::{Blow, Card, Coin, End, Good, Grave, Step};
        assert_eq!(chosen(&[Card, Card, Step]), [Card, Step]);
        assert_eq!(chosen(&[Step, Blow, Blow, Coin, Step]), [Step, Blow, Coin]);
        assert_eq!(chosen(&[Step, Grave, Card, Good, Step, End, Coin]), [Grave, Good, End]);
        assert_eq!(chosen(&[]), []);
    }

    #[test]
    fn only_blows_good_and_grave_things_are_felt() {
        let felt = Cue::ALL.into_iter().filter(|it| !pattern(&[*it]).is_empty());
        assert_eq!(felt.collect::<Vec<_>>(), [Cue::Blow, Cue::Good, Cue::Grave]);
        assert_eq!(pattern(&[Cue::Blow, Cue::Grave]), pattern(&[Cue::Grave]));
    }
}
