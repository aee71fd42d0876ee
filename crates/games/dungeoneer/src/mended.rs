//! The rules that were mended since the game was first published.

use crate::messages;
use kernel::{rulings, text};

rulings! {
    /// A mended rule; matches of older editions are played as they were begun.
    pub enum Mended {
        /// A free challenge is fought or given up before anything else is offered.
        FreeChallengeFirst = "DN-571" since 2, text!("mended-free-challenge-first");
        /// With resurrection an escort under way stays its player's quest; the token lies where the hero died.
        EscortStays = "DN-604" since 2, text!("mended-escort-stays");
        /// With resurrection the lair goes with the inventory.
        LairGoes = "DN-604" since 2, text!("mended-lair-goes");
    }
}
