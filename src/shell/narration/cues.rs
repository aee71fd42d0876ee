//! The cues heard and felt without words. Their player comes after the table, with the panels; until then nothing is
//! heard.

use std::cell::Cell;

use crate::kernel::Cue;
use crate::shell::model::feedback::Feedback;

/// Plays some of these sounds, as far as that is wanted.
pub type Player = fn(Feedback, &[Cue]);

thread_local! {
    static PLAYER: Cell<Option<Player>> = const { Cell::new(None) };
}

/// From now on sounds are played by this.
pub fn attend(player: Player) {
    PLAYER.set(Some(player));
}

/// Plays the sounds of what has just happened, in its order.
pub fn play(feedback: Feedback, cues: &[Cue]) {
    if let Some(play) = PLAYER.get() {
        play(feedback, cues);
    }
}
