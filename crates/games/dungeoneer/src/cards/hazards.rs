//! Hazards that wait in a location for anyone who enters.

use super::ability::Effect;
use super::{Form, LocationCard};

/// A hazard or danger of a location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hazard {
    /// A threat in a form that is overcome with so much.
    Pit(Form, u8),
    Spikes(Form, u8),
    /// The number added to the values of monsters there.
    Danger(u8),
}

impl LocationCard {
    /// The hazards that wait here for anyone who enters, in the order in which they are printed.
    pub fn hazards(&self) -> impl Iterator<Item = Hazard> {
        let parts = self.abilities.iter().flat_map(|it| &it.parts);
        parts.filter_map(|it| match it.effect {
            Effect::Pit(form, reach) => Some(Hazard::Pit(form, reach)),
            Effect::Spikes(form, reach) => Some(Hazard::Spikes(form, reach)),
            Effect::Danger(by) => Some(Hazard::Danger(by)),
            _ => None,
        })
    }

    /// Tells whether it does anything else than to threaten anyone who enters.
    pub fn has_effect(&self) -> bool {
        let n_parts: usize = self.abilities.iter().map(|it| it.parts.len()).sum();
        self.hazards().count() < n_parts
    }
}
