//! Questions to a person, as half-made answers: values that a selection holds while somebody chooses, and that an
//! action is made of when they are done.

mod ordered;
mod picked;

pub use ordered::Ordered;
pub use picked::{Kind, Picked};
