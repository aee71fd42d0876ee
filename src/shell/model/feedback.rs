//! The wish of a person to hear and feel what happens: its kept key is `felt`.

/// The choice to hear what happens, and to feel it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feedback {
    pub has_sound: bool,
    /// On devices that can vibrate.
    pub has_vibration: bool,
}

impl Feedback {
    /// Neither: how it begins.
    pub const NOTHING: Feedback = Feedback { has_sound: false, has_vibration: false };

    /// The keys of all that can be chosen, as they are kept; what is not known means the first.
    pub const KEYS: [&str; 4] = ["system", "sound", "vibration", "both"];

    /// Reads a key.
    pub fn read(key: &str) -> Feedback {
        let place = Feedback::KEYS.iter().position(|it| *it == key).unwrap_or_default();
        Feedback { has_sound: place & 1 != 0, has_vibration: place & 2 != 0 }
    }

    /// The key.
    pub fn key(self) -> &'static str {
        Feedback::KEYS[usize::from(self.has_sound) + 2 * usize::from(self.has_vibration)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_as_they_are_written() {
        for key in Feedback::KEYS {
            assert_eq!(Feedback::read(key).key(), key);
        }
        assert_eq!(Feedback::read("system"), Feedback::NOTHING);
        assert_eq!(Feedback::read("drums"), Feedback::NOTHING);
        assert!(Feedback::read("both").has_sound && Feedback::read("both").has_vibration);
    }
}
