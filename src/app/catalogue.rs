//! The games on the shelf.

use super::words;
pub use crate::games::GameId;
use crate::games::dungeon_raiders::DungeonRaiders;
use crate::games::dungeon_roll::DungeonRoll;
use crate::games::dungeoneer::Dungeoneer;
use crate::games::paper_dungeons::PaperDungeons;
use crate::games::with_rules;
use crate::kernel::Words;
use crate::kernel::achievements::AchievementInfo;
use crate::shell::model::box_info::BoxInfo;
use crate::shell::model::label::Label;
use crate::shell::model::route::Route;

/// The facts that the page knows of a game by its id.
pub trait OnTheShelf {
    /// The print on its box. A constant: no code of the game comes with it.
    fn label(self) -> Label;

    /// The achievements that can be earned in it: words alone, no code of the game comes with them. Nothing
    /// that is needed to play names them, so they come with what unfolds around a board.
    fn achievements(self) -> &'static [AchievementInfo];
}

impl OnTheShelf for GameId {
    fn label(self) -> Label {
        with_rules!(self, G => const { Label::of::<G>() })
    }

    fn achievements(self) -> &'static [AchievementInfo] {
        with_rules!(self, G => const { G::ACHIEVEMENTS })
    }
}

/// Reads the text behind `#` in the address; none if nothing is meant by it here.
pub fn read_route(hash: &str) -> Option<Route> {
    Route::read(hash, |id| {
        let of_box = || ShelfBox::find(id).map(|it| it.label.id);
        GameId::read(id).map(GameId::id).or_else(of_box)
    })
}

/// The choices that a setup begins with, by the keys of options and choices.
pub type Chosen = &'static [(&'static str, &'static str)];

/// A box on the shelf.
pub struct ShelfBox {
    pub game: GameId,
    /// The print on it. Its id names its cover, and its setup in addresses.
    pub label: Label,
    pub chosen: Chosen,
    /// The number of computers at a good first table.
    pub n_rivals: usize,
    /// Somebody who has played none of them begins with it: it has the fewest rules.
    pub is_first: bool,
    /// The number of steps in its lesson, the last page of it included.
    pub n_steps: usize,
}

impl ShelfBox {
    /// The only box of a game.
    const fn of<G: Words>(game: GameId, lesson: &str) -> ShelfBox {
        let (label, n_steps) = (Label::of::<G>(), n_steps(lesson));
        ShelfBox { game, label, chosen: &[], n_rivals: 0, is_first: false, n_steps }
    }

    /// The facts that the pages know of it.
    pub fn info(&self) -> BoxInfo {
        let &ShelfBox { game, label, chosen, n_steps, .. } = self;
        BoxInfo { game: game.id(), label, chosen, n_steps }
    }

    /// All boxes, as the pages know them.
    pub fn all() -> Vec<BoxInfo> {
        BOXES.iter().map(ShelfBox::info).collect()
    }

    /// The box of this id, or the first of a game that is called so.
    pub fn find_any(id: &str) -> Option<&'static ShelfBox> {
        ShelfBox::find(id).or_else(|| BOXES.iter().find(|it| it.game.id() == id))
    }

    /// The box whose setup is called so in an address; none if it is that of no box.
    pub fn find(id: &str) -> Option<&'static ShelfBox> {
        BOXES.iter().find(|it| it.label.id == id)
    }
}

/// The text of a lesson, by the id of its box. It is counted while the program is made, and is no part of it.
macro_rules! lesson {
    ($id:literal) => {
        include_str!(concat!("../../public/lessons/", $id, ".txt"))
    };
}

/// The box of a game that is in no other list: the example, or one that was made of it. Its lesson lies in its crate.
#[cfg(feature = "example")]
macro_rules! example_box {
    ($module:ident :: $Game:ident, $id:literal) => {
        ShelfBox {
            n_rivals: 1,
            ..ShelfBox::of::<crate::games::$module::$Game>(
                GameId::$Game,
                include_str!(concat!(
                    "../../crates/games/",
                    stringify!($module),
                    "/public/lessons/",
                    $id,
                    ".txt"
                )),
            )
        }
    };
}

/// The number of steps in a lesson: so many lines of its text say that one begins, and one is the last page.
const fn n_steps(lesson: &str) -> usize {
    let (text, mark) = (lesson.as_bytes(), b"\nstep\n");
    let (mut at, mut n_steps) = (0, 1);
    while at + mark.len() <= text.len() {
        let mut n_equal = 0;
        while n_equal < mark.len() && text[at + n_equal] == mark[n_equal] {
            n_equal += 1;
        }
        if n_equal == mark.len() {
            n_steps += 1;
        }
        at += 1;
    }
    n_steps
}

/// Every box, in the order of the shelf: those that are learnt soonest come first.
pub const BOXES: &[ShelfBox] = &[
    ShelfBox {
        is_first: true,
        ..ShelfBox::of::<DungeonRoll>(GameId::DungeonRoll, lesson!("dungeon-roll"))
    },
    ShelfBox {
        n_rivals: 3,
        ..ShelfBox::of::<DungeonRaiders>(GameId::DungeonRaiders, lesson!("dungeon-raiders"))
    },
    ShelfBox::of::<PaperDungeons>(GameId::PaperDungeons, lesson!("paper-dungeons")),
    ShelfBox {
        label: Label {
            id: "tomb-of-the-lich-lord",
            title: words::BOX_TOMB,
            line: words::BOX_TOMB_LINE,
            seats_max: 4,
            ..Label::of::<Dungeoneer>()
        },
        chosen: &[("box", "tomb")],
        n_rivals: 1,
        ..ShelfBox::of::<Dungeoneer>(GameId::Dungeoneer, lesson!("tomb-of-the-lich-lord"))
    },
    ShelfBox {
        label: Label {
            id: "vault-of-the-fiends",
            title: words::BOX_VAULT,
            line: words::BOX_VAULT_LINE,
            seats_max: 4,
            ..Label::of::<Dungeoneer>()
        },
        chosen: &[("box", "vault")],
        n_rivals: 1,
        ..ShelfBox::of::<Dungeoneer>(GameId::Dungeoneer, lesson!("vault-of-the-fiends"))
    },
    #[cfg(feature = "example")]
    example_box!(hoard::Hoard, "hoard"),
];

#[cfg(all(test, not(feature = "example")))]
mod tests {
    use std::path::Path;

    use super::{BOXES, GameId, OnTheShelf, words};
    use crate::kernel::Lang;

    const PAGE: &str = include_str!("../../index.html");

    /// A box shows its cover as soon as it is on the shelf.
    #[test]
    fn every_game_has_a_box_and_every_box_a_cover() {
        for game in GameId::ALL {
            assert!(BOXES.iter().any(|it| it.game == *game), "{}", game.id());
        }
        for it in BOXES {
            let cover = format!("public/covers/{}.svg", it.label.id);
            assert!(Path::new(env!("CARGO_MANIFEST_DIR")).join(&cover).is_file(), "{cover}");
        }
    }

    /// It comes with the piece of its game.
    #[test]
    fn every_game_has_a_sheet_of_style() {
        for game in GameId::ALL {
            let named = format!("data-later=\"{}\"", game.id());
            assert!(PAGE.contains(&named), "{named}");
        }
    }

    #[test]
    fn the_site_knows_no_example() {
        assert_eq!(GameId::read("hoard"), None);
        assert!(!PAGE.contains("hoard") && !PAGE.contains("plain.css"));
    }

    /// The titles said before the program is there.
    #[test]
    fn every_language_has_words_for_the_start_with_the_titles_of_all_games() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/start");
        for lang in Lang::ALL {
            let file = format!("{}.html", lang.code());
            let said = std::fs::read_to_string(folder.join(&file)).expect("words for the start");
            assert!(PAGE.contains(&format!("src/start/{file}")), "{file} is not in the page");
            assert!(said.contains(&format!("<section lang=\"{}\">", lang.code())), "{file}");
            assert!(said.contains(words::WHAT_THIS_IS.get(lang)), "{file}");
            for game in GameId::ALL {
                let of_game = BOXES.iter().filter(|it| it.game == *game).map(|it| it.label.id);
                let boxes = of_game.filter(|it| *it != game.id()).map(|it| format!(" {it}"));
                let ids = game.id().to_owned() + &boxes.collect::<String>();
                let title = game.label().title.get(lang);
                let title = format!("<li data-game=\"{ids}\">{title}</li>");
                assert!(said.contains(&title), "{file}: {title}");
            }
        }
    }

    /// The shortcuts that the system offers at the icon of the installed program.
    #[test]
    fn every_game_has_a_shortcut() {
        let manifest = include_str!("../../public/install/app.webmanifest");
        let manifest: serde_json::Value = serde_json::from_str(manifest).expect("JSON");
        let shortcuts = manifest["shortcuts"].as_array().expect("a list").iter();
        let found = shortcuts.map(|it| (it["name"].as_str(), it["url"].as_str()));
        let labels = GameId::ALL.iter().map(|it| it.label());
        let games = labels.map(|it| (it.title.en(), format!("../../#new/{}", it.id)));
        let games = games.collect::<Vec<_>>();
        let wanted = games.iter().map(|(name, url)| (Some(*name), Some(url.as_str())));
        assert!(found.eq(wanted), "shortcuts of the manifest: {:?}", manifest["shortcuts"]);
    }
}
