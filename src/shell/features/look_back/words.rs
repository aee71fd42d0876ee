//! The words of a look back.

use crate::kernel::{Text, text};
use crate::shell::features::hint::model::Grade;
use crate::shell::words::messages;

/// The price of the choice, where it is not a number.
pub fn price(grade: Grade) -> Text {
    match grade {
        Grade::Best | Grade::About => text!("price-nothing"),
        Grade::Little => text!("price-little"),
        Grade::Less => text!("price-less"),
        Grade::Much => text!("price-much"),
    }
}
