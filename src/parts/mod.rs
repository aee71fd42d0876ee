//! The kit: small pieces of the page that know nothing of any game.
//!
//! # Drawing what changes
//!
//! A component draws its markup once. What changes later are texts and attributes, each behind its own closure, and
//! parts that come and go, each behind a memo of whether it is there. Markup inside a closure that runs often is
//! dear: since the types of the page are erased, all its attributes are set anew. `Tabletop::select` gives one part
//! of a model: one effect compares the parts of each new model with those that are shown, and sets the few that
//! differ. `parts::each` draws a list whose items are memos. What has no part that changes may be one piece of
//! [`Markup`]: it is copied, and stays. Symbols are such outlines in the markup (`parts::Icon`),
//! not references to a sprite, each of which would be a request. Parts of a long sheet that are out of sight
//! (`content-visibility`) are neither laid out nor painted.
//!
//! # What closures take along
//!
//! A page is thousands of closures, and each is made of all that it has captured, field by field: where they take along a
//! context of thirty signals, much of the program is copies. So what is made once for a page or a table, and used
//! everywhere on it, is a [`Lasting`], as small as a pointer; its parts are taken out of it where they are needed. And an
//! [`effect()`] is boxed: Leptos would make one anew of each closure's type.
//!
//! # The log
//!
//! The log (`kernel::log`) grows at its end: `Log::update` adds what is new, and takes out what was taken back. It
//! is made only for a panel that is open. Its passages are short and come in pages; a page that is full is drawn
//! once and asks for nothing any more.

pub mod aria;
pub mod button;
pub mod dialog;
pub mod each;
pub mod effect;
pub mod icon;
pub mod keys;
pub mod language;
pub mod lasting;
pub mod live_region;
pub mod markup;
pub mod radio_group;
pub mod row;
pub mod text_area;
pub mod text_field;
pub mod toast;
mod words;

pub use aria::aria;
pub use button::{Button, ButtonName, Enabled, IconButton, Look, Weight};
pub use dialog::{Dialog, DialogKind, on_back};
pub use each::{each, each_by, each_key, each_number, each_staying};
pub use effect::{effect, effect_since};
pub use icon::{Icon, IconName, outline, outline_of, symbol_of};
pub use keys::plain_key;
pub use language::{provide_language, use_language};
pub use lasting::Lasting;
pub use live_region::LiveRegion;
pub use markup::Markup;
pub use radio_group::{Legend, Pick, RadioGroup, SelectField};
pub use row::{Row, focus};
pub use text_area::{Extent, TextArea};
pub use text_field::TextField;
pub use toast::{Notice, Notices, Remedy, Stay, Toasts};
