//! Which monsters there are.

use kernel::kinds;

kinds! {
    /// One of the twelve monsters: its level, then its letter.
    pub enum Monster {
        M1A = "1A",
        M1B = "1B",
        M1C = "1C",
        M1D = "1D",
        M2A = "2A",
        M2B = "2B",
        M2C = "2C",
        M2D = "2D",
        M3A = "3A",
        M3B = "3B",
        M3C = "3C",
        M3D = "3D",
    }
}
