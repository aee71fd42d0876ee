//! Where on the page a person is: the text behind `#`, and back.

use super::catalogue::GameId;

/// No id of a match is longer.
const ID_MAX: usize = 16;

/// A place on the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    Shelf,
    Setup(GameId),
    /// The table of the match with this id.
    Match(String),
    Settings,
    About,
}

impl Place {
    /// Reads the text behind `#`; none if it is no place.
    pub fn read(hash: &str) -> Option<Place> {
        match hash.split_once('/') {
            None if hash.is_empty() => Some(Place::Shelf),
            None if hash == "settings" => Some(Place::Settings),
            None if hash == "about" => Some(Place::About),
            Some(("new", game)) => GameId::read(game).map(Place::Setup),
            Some(("play", id)) if is_id(id) => Some(Place::Match(id.to_owned())),
            Some(_) | None => None,
        }
    }

    /// The text behind `#`.
    pub fn hash(&self) -> String {
        match self {
            Place::Shelf => String::new(),
            Place::Setup(game) => format!("new/{}", game.label().id),
            Place::Match(id) => format!("play/{id}"),
            Place::Settings => "settings".to_owned(),
            Place::About => "about".to_owned(),
        }
    }

    /// The address to put into a link.
    pub fn href(&self) -> String {
        format!("#{}", self.hash())
    }
}

fn is_id(id: &str) -> bool {
    let is_plain = id.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit());
    (1..=ID_MAX).contains(&id.len()) && is_plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_found_again() {
        let setups = GameId::ALL.iter().map(|&it| Place::Setup(it));
        let others =
            [Place::Shelf, Place::Match("7k2qxm49".to_owned()), Place::Settings, Place::About];
        for place in setups.chain(others) {
            assert_eq!(Place::read(&place.hash()), Some(place));
        }
    }

    #[test]
    fn nonsense_is_no_place() {
        for hash in ["new", "new/chess", "play/", "play/<b>", "play/a/b", "shelf", "%00", "/"] {
            assert_eq!(Place::read(hash), None, "{hash}");
        }
        assert_eq!(Place::read(&format!("play/{}", "a".repeat(17))), None);
    }
}
