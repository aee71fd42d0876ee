//! Plain data: what a table shows, who sits there, who has the device, what may be taken back. It knows
//! nothing but the kernel.

pub mod device;
pub mod history;
pub mod match_summary;
pub mod pacing;
pub mod parcel;
pub mod seating;
pub mod table_model;
