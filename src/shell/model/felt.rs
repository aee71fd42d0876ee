//! The wish of a person to hear and feel what happens.

/// The choice to hear what happens, and to feel it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Felt {
    pub has_sound: bool,
    /// On devices that can vibrate.
    pub has_vibration: bool,
}

impl Felt {
    /// Neither: how it begins.
    pub const NOTHING: Felt = Felt { has_sound: false, has_vibration: false };

    /// The keys of all that can be chosen, as they are kept; what is not known means the first.
    pub const KEYS: [&str; 4] = ["system", "sound", "vibration", "both"];

    /// Reads a key.
    pub fn read(key: &str) -> Felt {
        let place = Felt::KEYS.iter().position(|it| *it == key).unwrap_or_default();
        Felt { has_sound: place & 1 != 0, has_vibration: place & 2 != 0 }
    }

    /// The key.
    pub fn key(self) -> &'static str {
        Felt::KEYS[usize::from(self.has_sound) + 2 * usize::from(self.has_vibration)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_as_they_are_written() {
        for key in Felt::KEYS {
            assert_eq!(Felt::read(key).key(), key);
        }
        assert_eq!(Felt::read("system"), Felt::NOTHING);
        assert_eq!(Felt::read("drums"), Felt::NOTHING);
        assert!(Felt::read("both").has_sound && Felt::read("both").has_vibration);
    }
}
