//! The Hoard, HO-01 to HO-11.
//!
//! A case is a row of words: the rules that it proves, what is given, what is done, and what is so then. `given` and `then`
//! are facts between semicolons, such as `arms 12; b: chest 40`; a fact without a seat is about the table, or about seat a.
//! What is done is written as in records; behind `grab` stands what the die shows.

mod table;

mod computers;
mod rules;
mod words;
