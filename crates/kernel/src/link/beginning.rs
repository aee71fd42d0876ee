//! The readable beginning of a link that has lost its end: its table, without the match.

use super::{Bytes, LINK_MAX, SETUP_MAX, decode, read_head, read_names};
use crate::record::Head;
use crate::{Edition, SEATS_MAX, Seed};

/// The table of a match in a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beginning {
    /// The id of the game.
    pub game: String,
    pub edition: Edition,
    pub seed: Seed,
    /// The notation of the setup.
    pub setup: String,
    /// One name for each seat, as they were handed on.
    pub names: Vec<String>,
}

/// The table at the beginning of a link's tail; none if not even that is left. Nothing proves it: that is done by the
/// end of a link.
pub fn beginning(tail: &str) -> Option<Beginning> {
    let tail = tail.trim();
    // What is left of the last four letters makes no whole bytes.
    let whole = tail.len().min(LINK_MAX) / 4 * 4;
    let bytes = decode(tail.get(..whole)?)?;
    let mut bytes = Bytes(&bytes);
    let packing = *bytes.0.first()?;
    let Head { game, edition } = read_head(&mut bytes).ok()?;
    if 3 <= packing {
        bytes.take(1).ok()?;
    }
    let mut seed = [0; 8];
    seed[..5].copy_from_slice(bytes.take(5).ok()?);
    let seed = Seed::from_bits(u64::from_le_bytes(seed));
    let setup = bytes.text(SETUP_MAX).ok()?.to_owned();
    let n_seats = setup.split(' ').find_map(|it| it.strip_prefix("players="))?;
    let n_seats = n_seats.parse().ok().filter(|it| (1..=SEATS_MAX).contains(it))?;
    let names = read_names(&mut bytes, n_seats).ok()?;
    Some(Beginning { game, edition, seed, setup, names })
}
