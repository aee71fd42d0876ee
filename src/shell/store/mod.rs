//! The data kept on this device: matches, results, campaigns. Data that one feature alone keeps lies in its folder.
//!
//! # What is kept
//!
//! `localStorage` holds JSON with a version, each thing under a key of its own: settings; an index of matches and
//! one record each (`saves`); the hall and the campaigns, which are lists of rows (`stored_list`). Every text, from
//! the storage, from another tab or from a file, passes the reader of its kind (`shell::store::kept`): what makes
//! no sense is set aside under `…/aside/…`, whole or row by row, and `#aside` shows it. What a newer version has
//! written stays as it is. What cannot be written lives on in memory and is written with the next change. Before a
//! match is written, what is there is compared, letter by letter, with what this tab last saw: another tab's line
//! is joined if one goes through all of the other, and otherwise ours becomes a match of its own. What was taken
//! back and may be taken again stands beside the record (`SavedMatch::undone`). Results and chapters know their
//! matches by id only, so they outlive them. What a seat played with and the achievements that it earned
//! (`kernel::achievements`, offered by the game's words) stand in its result; everything on the page of
//! achievements is derived from the results. Achievements are not needed to play: what they are called comes with
//! the panels (`OnTheShelf::achievements`), and what a match has earned is found out by its game's replays
//! (`shell::features::achievements::table`) once its end is shown (`features::achievements::news`), and added to the result then.

mod by_key;
pub mod campaign;
pub mod game_info;
pub mod hall;
pub mod hints;
pub mod kept;
pub mod new_match;
pub mod saves;
pub mod stored_list;
pub mod stores;
