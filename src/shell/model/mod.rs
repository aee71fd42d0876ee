//! Plain data: what a table shows, who sits there, who has the device, what may be taken back. It knows
//! nothing but the kernel.

pub mod account;
pub mod asker;
pub mod box_info;
pub mod chapter_note;
pub mod closing;
pub mod day;
pub mod device;
pub mod episode;
pub mod expected;
pub mod feedback;
pub mod handed;
pub mod history;
pub mod id;
pub mod label;
pub mod mark;
pub mod match_summary;
pub mod order;
pub mod pacing;
pub mod parcel;
pub mod route;
pub mod seating;
pub mod sending;
pub mod shared_table;
pub mod table_model;
pub mod totals;
pub mod turn_link;
pub mod words;
