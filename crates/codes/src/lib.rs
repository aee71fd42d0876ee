//! Codes by which two phones in one room find each other, without any server.
//!
//! A browser describes its end of a connection in a text of some 600 characters (SDP). All but about 90 bytes of it
//! are the same in every description, so a code has only those: [`Connection`] reads them from a description and
//! makes a description of them that browsers take. Two codes are exchanged. The host of a match shows an
//! [`Invitation`], the guest answers with an [`Answer`]; then each has what it needs of the other.
//!
//! A code has at most [`BYTES_MAX`] bytes. It is written in letters that survive messengers, the part of an address
//! after `#`, and people who type; [`qr`] draws it, and [`scan`] finds it in the picture of a camera.
//!
//! ```
//! use codes::{Answer, Code, Invitation, Unread, read};
//!
//! # let offer = include_str!("../tests/sdp/chromium_offer.txt");
//! let connection = codes::Connection::of_sdp(offer).expect("a description by a browser");
//! let game = codes::game_number("hoard");
//! let host = "Ada".to_owned();
//! let sent = Invitation { game, n_seats: 2, seat: 1, host, key: 12_345, connection };
//! let link = format!("https://example.org/#i={}", sent.code());
//! let Ok(Code::Invitation(received)) = read(&link) else { panic!("it is whole") };
//! assert_eq!(received, sent);
//! let description = received.connection.to_sdp();
//! assert!(description.starts_with("v=0\r\n"));
//! assert_eq!(read("Ada invites you"), Err(Unread::NotACode));
//! ```

mod bytes;
mod code;
mod connection;
mod letters;
mod qr;
mod scan;
mod sdp;

pub use code::{Answer, BYTES_MAX, Code, Invitation, Unread, game_number, read};
pub use connection::{CANDIDATES_MAX, Candidate, Connection, Role};
pub use qr::{Qr, qr};
pub use scan::{SIDE_MAX, scan};
pub use sdp::Undescribed;
