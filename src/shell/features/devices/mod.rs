//! One table and several devices in one room, wired to each other without any server.
//!
//! # Two codes
//!
//! The device at which a table was laid is its host; up to seven guests are wired to it, and to nobody else. The host shows a
//! code for a seat ([`invite`]); a guest opens it with any camera, says a name, and shows an answer ([`join`]); the host takes
//! that by camera, or as text ([`scan`]). Each code has what a browser knows of its end of a connection (`codes`), and no
//! other address is asked for anything. An answer that is opened as a link goes to the tab that waits for it
//! ([`answered`]).
//!
//! What goes over a wire is told in [`text`]: the table once, names, who is at the table, and the exchange of the kernel
//! (`kernel::exchange`), which brings all devices to one line of the match: the host's leads. Wires live in a room for each
//! match ([`wires`]), while people go to other pages and come back; the table attends to them while it is open
//! ([`attend`]). A greeting every three seconds makes up for all that was lost. Computers are thought for at the host's.
//!
//! Each device draws what its own seats may see, and nothing else: other people's seats are those of persons elsewhere
//! (`Player::Phone`). Who wanted to could work out the rest, as with a link; the page says so before one sits down.

pub mod answered;
pub mod ask;
pub mod attend;
pub mod code_view;
pub mod invite;
pub mod join;
pub mod presence;
pub mod scan;
pub mod seat;
pub mod step;
pub mod strip;
pub mod text;
pub mod ways;
pub mod wires;
pub mod words;

use std::rc::Rc;

use leptos::prelude::StoredValue;

use crate::shell::kit::carrying::{Carrying, HeldCarrying};
use crate::shell::kit::shown::Played;

/// A table that is wired to other devices.
#[derive(Clone, Copy)]
pub struct Wired {
    pub played: Played,
    /// Its match, as the wires see it.
    pub carrying: HeldCarrying,
}

impl Wired {
    /// A table, and its match, as its game has it.
    pub fn new(played: Played, carrying: Rc<dyn Carrying>) -> Wired {
        Wired { played, carrying: StoredValue::new_local(carrying) }
    }
}
