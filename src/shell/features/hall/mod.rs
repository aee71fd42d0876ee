//! The hall: the results on this device.

pub mod best;
pub mod page;
pub mod words;
