//! The games on the shelf.

pub use crate::games::GameId;
use crate::games::with_rules;
use crate::kernel::text;
use crate::shell::model::label::Label;
use crate::shell::model::route::Route;

/// What the page knows of a game by its id.
pub trait OnTheShelf {
    /// What is printed on its box. A constant: no code of the game comes with it.
    fn label(self) -> Label;
}

impl OnTheShelf for GameId {
    fn label(self) -> Label {
        with_rules!(self, G => const { Label::of::<G>() })
    }
}

/// Reads the text behind `#` in the address; none if nothing is meant by it here.
pub fn read_route(hash: &str) -> Option<Route> {
    Route::read(hash, |id| GameId::read(id).map(GameId::id))
}

/// The boxes that stand on the shelf before their games can be played, in the order of the shelf.
pub const COMING: &[Label] = &[
    Label {
        id: "vault-of-the-fiends",
        title: text("Dungeoneer: Vault of the Fiends", "Dungeoneer: Vault of the Fiends"),
        line: text(
            "Build the maze, take the quests, throw perils at your friends.",
            "Стройте лабиринт, берите задания, насылайте беды на друзей.",
        ),
        seats_min: 2,
        seats_max: 4,
        minutes: 60,
        has_achievements: false,
        plain: &[],
    },
    Label {
        id: "tomb-of-the-lich-lord",
        title: text("Dungeoneer: Tomb of the Lich Lord", "Dungeoneer: Tomb of the Lich Lord"),
        line: text(
            "The same rules, an older grave, and heavier doors.",
            "Те же правила, древняя гробница и тяжёлые двери.",
        ),
        seats_min: 2,
        seats_max: 4,
        minutes: 60,
        has_achievements: false,
        plain: &[],
    },
];

#[cfg(test)]
mod tests {
    use super::{GameId, OnTheShelf};

    /// What is said before the program is there.
    #[test]
    fn every_game_has_its_titles_in_the_words_for_the_start() {
        let script = include_str!("../../public/waiting.js");
        for label in GameId::ALL.iter().map(|it| it.label()) {
            let titles =
                format!(r#""{}": ["{}", "{}"],"#, label.id, label.title.en, label.title.ru);
            assert!(script.contains(&titles), "{titles}");
        }
    }

    /// What the system offers at the icon of the installed program.
    #[test]
    fn every_game_has_a_shortcut() {
        let manifest = include_str!("../../public/install/app.webmanifest");
        let manifest: serde_json::Value = serde_json::from_str(manifest).expect("JSON");
        let shortcuts = manifest["shortcuts"].as_array().expect("a list").iter();
        let found = shortcuts.map(|it| (it["name"].as_str(), it["url"].as_str()));
        let labels = GameId::ALL.iter().map(|it| it.label());
        let games = labels.map(|it| (it.title.en, format!("../../#new/{}", it.id)));
        let games = games.collect::<Vec<_>>();
        let wanted = games.iter().map(|(name, url)| (Some(*name), Some(url.as_str())));
        assert!(found.eq(wanted), "shortcuts of the manifest: {:?}", manifest["shortcuts"]);
    }
}
