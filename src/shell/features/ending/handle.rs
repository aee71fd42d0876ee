//! The data shared by all parts of an end.

use leptos::prelude::*;

use crate::shell::features::achievements::news::News;
use crate::shell::features::hint::FetchAdvising;
use crate::shell::features::stamps::model::Stamp;
use crate::shell::kit::shown::Played;
use crate::shell::model::account::Account;

/// A match that has ended at its table.
#[derive(Clone, Copy)]
pub struct Ended {
    pub played: Played,
    pub news: News,
    /// The parts of the score; none until they are known.
    pub account: RwSignal<Option<Account>>,
    /// The stamps that were new when the end was shown first.
    pub stamps: StoredValue<Vec<Stamp>>,
    pub fetch: FetchAdvising,
}
