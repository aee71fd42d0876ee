//! The challenges of days: one table a day for everybody, and a calendar of those that were.

mod calendar;
pub mod day_cell;
pub mod invited;
pub mod open;
pub mod page;
pub mod result;
pub mod store;
pub mod words;
