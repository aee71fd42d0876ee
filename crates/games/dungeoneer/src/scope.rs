//! The scope of an effect, and the parts of it that are still to be carried out.

use super::cards::ability::Part;
use super::pieces::Origin;
use kernel::Seat;
use kernel::kit::Cell;

/// Parts of an ability that are still to be carried out. They lie in the library, so equal ones are the
/// same; check values hash how many they are.
#[derive(Clone, Copy, Debug)]
pub struct Parts(pub &'static [Part]);

impl PartialEq for Parts {
    fn eq(&self, other: &Parts) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Parts {}

impl std::hash::Hash for Parts {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.len().hash(state);
    }
}

/// The scope of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scope {
    /// The controller: who plays the card, uses the ability, enters the location.
    pub me: Seat,
    /// The hero whose peril paid, or on the other side.
    pub target: Option<Seat>,
    /// The hero who has just rolled.
    pub roller: Option<Seat>,
    /// The location concerned.
    pub cell: Cell,
    /// The price that was chosen.
    pub x: u8,
    /// The printed cost of the card that was paid.
    pub paid: u8,
    pub origin: Origin,
    /// The attack of the exchange that it is about.
    pub attack: Option<u8>,
}

/// Alternatives of `choose`; they lie in the library.
#[derive(Clone, Copy, Debug)]
pub struct Alternatives(pub &'static [Vec<Part>]);

impl PartialEq for Alternatives {
    fn eq(&self, other: &Alternatives) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Alternatives {}

impl std::hash::Hash for Alternatives {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.len().hash(state);
    }
}
