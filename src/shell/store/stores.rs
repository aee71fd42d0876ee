//! All stores of this device, for those that read or write several of them.

use super::campaign::Campaigns;
use super::hall::Hall;
use super::saves::Saves;

/// The stores.
#[derive(Clone, Copy)]
pub struct Stores {
    pub saves: Saves,
    pub hall: Hall,
    pub campaigns: Campaigns,
}
