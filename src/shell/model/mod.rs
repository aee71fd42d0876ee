//! Plain data: what a table shows, who sits there, who has the device, what may be taken back. It knows
//! nothing but the kernel.

pub mod account;
pub mod asker;
pub mod balance;
pub mod box_info;
pub mod chapter_note;
pub mod closing;
pub mod comparison;
pub mod course;
pub mod day;
pub mod device;
pub mod episode;
pub mod expected;
pub mod felt;
pub mod handed;
pub mod hint;
pub mod history;
pub mod id;
pub mod label;
pub mod lesson;
pub mod letter;
pub mod look_back;
pub mod mark;
pub mod match_summary;
pub mod order;
pub mod pacing;
pub mod parcel;
pub mod replay;
pub mod route;
pub mod seating;
pub mod shared_table;
pub mod stamp;
pub mod table_model;
pub mod totals;
pub mod words;
