//! Where on the page a person is: the text behind `#`, and back.

use super::catalogue::{GameId, OnTheShelf};
use crate::kernel::Seed;
use crate::shell::model::given_seed::GivenSeed;
use crate::shell::model::parcel::LINK;
use crate::shell::pages::rulebook;
use crate::shell::store::achievements;
use crate::shell::store::kept::is_id;

/// No address names a later action.
const PLIES_MAX: usize = 1_000_000;

/// What stands for the code of the seed of the day.
const TODAY: &str = "today";

/// A place on the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    Shelf,
    /// The setup of a game, with a seed if one is named.
    Setup(GameId, Option<GivenSeed>),
    /// Where a code, a link or a record is entered.
    Enter,
    /// A record that was entered; it is gone when the page is loaded anew.
    Record,
    /// The table of the match with this id.
    Match(String),
    /// The replay of the match with this id, after so many actions.
    Replay(String, Option<usize>),
    /// A match in the tail of the link, after so many actions if a place in it is meant.
    Link(String, Option<usize>),
    /// The match with this id beside the one that it was played against.
    Versus(String),
    /// The rulebook of a game, open at a rule if one is named.
    Rules(GameId, Option<String>),
    Hall,
    /// The campaigns of a game.
    Campaigns(GameId),
    /// The achievements of a game.
    Achievements(GameId),
    Settings,
    About,
    /// Copies of everything, as files.
    Copies,
    /// What was set aside because it makes no sense here.
    Aside,
}

impl Place {
    /// Reads the text behind `#`; none if it is no place.
    pub fn read(hash: &str) -> Option<Place> {
        if let Some(tail) = hash.strip_prefix(LINK) {
            let (tail, ply) = with_ply(tail)?;
            return Some(Place::Link(tail.to_owned(), ply));
        }
        match hash.split_once('/') {
            None if hash.is_empty() => Some(Place::Shelf),
            None if hash == "hall" => Some(Place::Hall),
            None if hash == "settings" => Some(Place::Settings),
            None if hash == "enter" => Some(Place::Enter),
            None if hash == "record" => Some(Place::Record),
            None if hash == "about" => Some(Place::About),
            None if hash == "copies" => Some(Place::Copies),
            None if hash == "aside" => Some(Place::Aside),
            Some(("new", at)) => {
                let (game, code) = at.split_once('/').map_or((at, None), |(a, b)| (a, Some(b)));
                let seed = match code {
                    None => None,
                    Some(TODAY) => Some(GivenSeed::OfToday),
                    Some(code) => Some(GivenSeed::Code(Seed::from_code(code)?)),
                };
                GameId::read(game).map(|it| Place::Setup(it, seed))
            }
            Some(("play", id)) if is_id(id) => Some(Place::Match(id.to_owned())),
            Some(("replay", at)) => {
                let (id, ply) = with_ply(at)?;
                is_id(id).then(|| Place::Replay(id.to_owned(), ply))
            }
            Some(("versus", id)) if is_id(id) => Some(Place::Versus(id.to_owned())),
            Some(("rules", at)) => {
                let (game, rule) = at.split_once('/').map_or((at, None), |(a, b)| (a, Some(b)));
                let is_sound = rule.is_none_or(rulebook::is_rule);
                let game = GameId::read(game).filter(|_| is_sound)?;
                Some(Place::Rules(game, rule.map(str::to_owned)))
            }
            Some(("campaigns", game)) => GameId::read(game).map(Place::Campaigns),
            Some(("achievements", game)) => GameId::read(game).map(Place::Achievements),
            Some(_) | None => None,
        }
    }

    /// The text behind `#`.
    pub fn hash(&self) -> String {
        match self {
            Place::Shelf => String::new(),
            Place::Setup(game, None) => format!("new/{}", game.label().id),
            Place::Setup(game, Some(GivenSeed::OfToday)) => {
                format!("new/{}/{TODAY}", game.label().id)
            }
            Place::Setup(game, Some(GivenSeed::Code(seed))) => {
                format!("new/{}/{seed}", game.label().id)
            }
            Place::Enter => "enter".to_owned(),
            Place::Record => "record".to_owned(),
            Place::Match(id) => format!("play/{id}"),
            Place::Replay(id, None) => format!("replay/{id}"),
            Place::Replay(id, Some(ply)) => format!("replay/{id}/{ply}"),
            Place::Link(tail, None) => format!("{LINK}{tail}"),
            Place::Link(tail, Some(ply)) => format!("{LINK}{tail}/{ply}"),
            Place::Versus(id) => format!("versus/{id}"),
            Place::Rules(game, rule) => rulebook::hash(game.label().id, rule.as_deref()),
            Place::Hall => "hall".to_owned(),
            Place::Campaigns(game) => format!("campaigns/{}", game.label().id),
            Place::Achievements(game) => achievements::hash(game.label().id),
            Place::Settings => "settings".to_owned(),
            Place::About => "about".to_owned(),
            Place::Copies => "copies".to_owned(),
            Place::Aside => "aside".to_owned(),
        }
    }

    /// The rule that is named.
    pub fn rule(&self) -> Option<String> {
        if let Place::Rules(_, rule) = self { rule.clone() } else { None }
    }

    /// The place without the rule that is named: what is to be drawn.
    pub fn ground(self) -> Place {
        if let Place::Rules(game, _) = self { Place::Rules(game, None) } else { self }
    }

    /// The address to put into a link.
    pub fn href(&self) -> String {
        format!("#{}", self.hash())
    }
}

/// What stands before a slash, and the number of actions behind it, if there is a slash at all.
fn with_ply(at: &str) -> Option<(&str, Option<usize>)> {
    let Some((before, ply)) = at.split_once('/') else { return Some((at, None)) };
    let ply = ply.parse().ok().filter(|it| *it < PLIES_MAX)?;
    Some((before, Some(ply)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_found_again() {
        let seed = Some(GivenSeed::Code(Seed::from_text("dragon")));
        let setups = GameId::ALL.iter().map(|&it| Place::Setup(it, None));
        let seeded = GameId::ALL.iter().map(|&it| Place::Setup(it, seed));
        let todays = GameId::ALL.iter().map(|&it| Place::Setup(it, Some(GivenSeed::OfToday)));
        let others = [
            Place::Shelf,
            Place::Match("7k2qxm49".to_owned()),
            Place::Hall,
            Place::Settings,
            Place::About,
            Place::Copies,
            Place::Aside,
            Place::Enter,
            Place::Record,
        ];
        let others = others.into_iter().chain([
            Place::Replay("7k2qxm49".to_owned(), None),
            Place::Replay("7k2qxm49".to_owned(), Some(12)),
            Place::Link("AQ-_9".to_owned(), None),
            Place::Link("AQ-_9".to_owned(), Some(7)),
            Place::Versus("7k2qxm49".to_owned()),
        ]);
        let rules = ["PD-042", "RA-B04"].map(|it| Some(it.to_owned()));
        let campaigns = GameId::ALL.iter().map(|&it| Place::Campaigns(it));
        let achievements = GameId::ALL.iter().map(|&it| Place::Achievements(it));
        let books = GameId::ALL.iter().map(|&it| Place::Rules(it, None));
        let opened = |&it: &GameId| rules.clone().map(|rule| Place::Rules(it, rule));
        let open = GameId::ALL.iter().flat_map(opened);
        let setups = setups.chain(seeded).chain(todays).chain(campaigns).chain(achievements);
        for place in setups.chain(others).chain(books).chain(open) {
            assert_eq!(Place::read(&place.hash()), Some(place));
        }
    }

    #[test]
    fn nonsense_is_no_place() {
        for hash in [
            "new",
            "new/chess",
            "new/paper-dungeons/",
            "new/paper-dungeons/7K2Q",
            "play/",
            "play/<b>",
            "play/a/b",
            "shelf",
            "%00",
            "/",
            "rules",
            "campaigns",
            "campaigns/chess",
            "achievements",
            "achievements/chess",
        ] {
            assert_eq!(Place::read(hash), None, "{hash}");
        }
        for rule in ["", "42", "PD-", "PD-04/2", "pd-042", "PD-42195", "PD-<b>", "PD-B", "PD-BB1"] {
            assert_eq!(Place::read(&format!("rules/paper-dungeons/{rule}")), None, "{rule}");
        }
        assert_eq!(Place::read("rules/chess"), None);
        assert_eq!(Place::read(&format!("play/{}", "a".repeat(17))), None);
    }
}
