//! The kit: small pieces of the page that know nothing of any game.

pub mod aria;
pub mod button;
pub mod dialog;
pub mod each;
pub mod icon;
pub mod keys;
pub mod language;
pub mod live_region;
pub mod radio_group;
pub mod row;
pub mod text_area;
pub mod text_field;
pub mod toast;

pub use aria::aria;
pub use button::{Button, IconButton, Weight};
pub use dialog::{Dialog, on_back};
pub use each::{each, each_by};
pub use icon::{Icon, IconName, outline, outline_of, symbol_of};
pub use keys::plain_key;
pub use language::{provide_language, use_language};
pub use live_region::LiveRegion;
pub use radio_group::{Pick, RadioGroup, SelectField};
pub use row::{Row, focus};
pub use text_area::TextArea;
pub use text_field::TextField;
pub use toast::{Notice, Notices, Remedy, Stay, Toasts};
