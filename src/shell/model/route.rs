//! Everything that can be gone to: the text behind `#`, and back.

use super::day::Day;
use super::id::{is_id, is_rule};
use super::shared_table::SharedTable;
use crate::kernel::Seed;

/// The text before a whole match in an address.
pub const LINK: &str = "m=";

/// The text before the code of an invitation in an address, and of an answer.
const CODES: [&str; 2] = ["i=", "a="];

/// No address names a later action.
const PLIES_MAX: usize = 1_000_000;

/// The word for a seed where the challenge of the present day is meant.
const TODAY: &str = "today";

/// The word behind a day where one is invited to its challenge.
const BEAT: &str = "beat";

/// Something that can be gone to. A game is named by its id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    Shelf,
    /// The setup of a game, with a seed if one is named.
    Setup(&'static str, Option<Seed>),
    /// The setup of a game, with a seed and all of a table that somebody has laid.
    SameTable(&'static str, Seed, SharedTable),
    /// The challenge of a day in a box; of the present day if none is named.
    Challenge(&'static str, Option<Day>),
    /// The invitation to the challenge of a day in a box, with a total that is to be beaten, such as `-27`, if there is
    /// one: a person who opens it reads that.
    Invited(&'static str, Day, String),
    /// The challenges of a box, day by day.
    Days(&'static str),
    /// The page to enter a code, a link or a record.
    Enter,
    /// A record that was entered; it is gone when the page is loaded anew.
    Record,
    /// The table of the match with this id.
    Match(String),
    /// The replay of the match with this id, after so many actions.
    Replay(String, Option<usize>),
    /// A match in the tail of the link, after so many actions if a place in it is meant.
    Link(String, Option<usize>),
    /// A match that somebody sends on after a turn: the text of its [`TurnLink`](super::turn_link::TurnLink).
    Turn(String),
    /// An invitation to a table in the same room, or the answer to one: `i=` or `a=`, and its code.
    Code(String),
    /// The match with this id beside the one that it was played against.
    Versus(String),
    /// The look back over the match with this id.
    LookBack(String),
    /// A first table of a box, by its id: laid at once, without questions.
    Quick(&'static str),
    /// The lesson of a box, by its id.
    Lesson(&'static str),
    /// The statistics of all results of a box.
    Statistics(&'static str),
    /// The rulebook of a game, open at a rule if one is named.
    Rules(&'static str, Option<String>),
    Hall,
    /// The campaigns of a game.
    Campaigns(&'static str),
    /// The achievements of a game.
    Achievements(&'static str),
    /// All cards of a game.
    Cards(&'static str),
    Settings,
    About,
    /// Copies of everything, as files.
    Copies,
    /// The things set aside because they make no sense here.
    Aside,
}

impl Route {
    /// Reads the text behind `#`; none if nothing is meant by it.
    ///
    /// `game_of` says which game an id in an address means, if any.
    pub fn read(hash: &str, game_of: fn(&str) -> Option<&'static str>) -> Option<Route> {
        if let Some(tail) = hash.strip_prefix(LINK) {
            let (tail, ply) = with_ply(tail)?;
            return Some(Route::Link(tail.to_owned(), ply));
        }
        if CODES.iter().any(|it| hash.starts_with(it)) {
            return Some(Route::Code(hash.to_owned()));
        }
        match hash.split_once('/') {
            None if hash.is_empty() => Some(Route::Shelf),
            None if hash == "hall" => Some(Route::Hall),
            None if hash == "settings" => Some(Route::Settings),
            None if hash == "enter" => Some(Route::Enter),
            None if hash == "record" => Some(Route::Record),
            None if hash == "about" => Some(Route::About),
            None if hash == "copies" => Some(Route::Copies),
            None if hash == "aside" => Some(Route::Aside),
            Some(("new", at)) => {
                let (game, code) = at.split_once('/').map_or((at, None), |(a, b)| (a, Some(b)));
                let game = game_of(game)?;
                Some(match code {
                    None => Route::Setup(game, None),
                    Some(TODAY) => Route::Challenge(game, None),
                    Some(code) => with_table(game, code)?,
                })
            }
            Some(("today", at)) => match at.split_once('/') {
                None => game_of(at).map(Route::Days),
                Some((id, day)) => with_day(game_of(id)?, day),
            },
            Some(("play", id)) if is_id(id) => Some(Route::Match(id.to_owned())),
            Some(("replay", at)) => {
                let (id, ply) = with_ply(at)?;
                is_id(id).then(|| Route::Replay(id.to_owned(), ply))
            }
            Some(("turn", at)) => Some(Route::Turn(at.to_owned())),
            Some(("versus", id)) if is_id(id) => Some(Route::Versus(id.to_owned())),
            Some(("lookback", id)) if is_id(id) => Some(Route::LookBack(id.to_owned())),
            Some(("rules", at)) => {
                let (game, rule) = at.split_once('/').map_or((at, None), |(a, b)| (a, Some(b)));
                let is_sound = rule.is_none_or(is_rule);
                let game = game_of(game).filter(|_| is_sound)?;
                Some(Route::Rules(game, rule.map(str::to_owned)))
            }
            Some(("stats", game)) => game_of(game).map(Route::Statistics),
            Some(("quick", game)) => game_of(game).map(Route::Quick),
            Some(("learn", game)) => game_of(game).map(Route::Lesson),
            Some(("campaigns", game)) => game_of(game).map(Route::Campaigns),
            Some(("achievements", game)) => game_of(game).map(Route::Achievements),
            Some(("cards", game)) => game_of(game).map(Route::Cards),
            Some(_) | None => None,
        }
    }

    /// The text behind `#`.
    pub fn hash(&self) -> String {
        match self {
            Route::Shelf => String::new(),
            Route::Setup(game, None) => format!("new/{game}"),
            Route::Setup(game, Some(seed)) => format!("new/{game}/{seed}"),
            Route::SameTable(game, seed, shared) => format!("new/{game}/{seed}/{}", shared.write()),
            Route::Challenge(id, None) => format!("new/{id}/{TODAY}"),
            Route::Challenge(id, Some(day)) => format!("today/{id}/{day}"),
            Route::Invited(id, day, total) => format!("today/{id}/{day}/{BEAT}{total}"),
            Route::Days(id) => format!("today/{id}"),
            Route::Enter => "enter".to_owned(),
            Route::Record => "record".to_owned(),
            Route::Match(id) => format!("play/{id}"),
            Route::Replay(id, None) => format!("replay/{id}"),
            Route::Replay(id, Some(ply)) => format!("replay/{id}/{ply}"),
            Route::Link(tail, None) => format!("{LINK}{tail}"),
            Route::Link(tail, Some(ply)) => format!("{LINK}{tail}/{ply}"),
            Route::Turn(turn) => format!("turn/{turn}"),
            Route::Code(code) => code.clone(),
            Route::Versus(id) => format!("versus/{id}"),
            Route::LookBack(id) => format!("lookback/{id}"),
            Route::Rules(game, None) => format!("rules/{game}"),
            Route::Rules(game, Some(rule)) => format!("rules/{game}/{rule}"),
            Route::Statistics(id) => format!("stats/{id}"),
            Route::Quick(game) => format!("quick/{game}"),
            Route::Lesson(game) => format!("learn/{game}"),
            Route::Hall => "hall".to_owned(),
            Route::Campaigns(game) => format!("campaigns/{game}"),
            Route::Achievements(game) => format!("achievements/{game}"),
            Route::Cards(game) => format!("cards/{game}"),
            Route::Settings => "settings".to_owned(),
            Route::About => "about".to_owned(),
            Route::Copies => "copies".to_owned(),
            Route::Aside => "aside".to_owned(),
        }
    }

    /// The rule that is named.
    pub fn rule(&self) -> Option<String> {
        if let Route::Rules(_, rule) = self { rule.clone() } else { None }
    }

    /// The same without the rule that is named: what is to be drawn.
    pub fn ground(self) -> Route {
        if let Route::Rules(game, _) = self { Route::Rules(game, None) } else { self }
    }

    /// The address to put into a link.
    pub fn href(&self) -> String {
        format!("#{}", self.hash())
    }
}

/// The setup with a seed, and with the table behind it, if there is any.
fn with_table(game: &'static str, at: &str) -> Option<Route> {
    let Some((code, shared)) = at.split_once('/') else {
        return Some(Route::Setup(game, Some(Seed::from_code(at)?)));
    };
    Some(Route::SameTable(game, Seed::from_code(code)?, SharedTable::read(shared)?))
}

/// The challenge of a day, or the invitation to it.
fn with_day(id: &'static str, at: &str) -> Option<Route> {
    match at.split_once('/') {
        None => Some(Route::Challenge(id, Some(Day::read(at)?))),
        Some((day, beat)) => {
            let total = beat.strip_prefix(BEAT)?.to_owned();
            Some(Route::Invited(id, Day::read(day)?, total))
        }
    }
}

/// The text before a slash, and the number of actions behind it, if there is a slash at all.
fn with_ply(at: &str) -> Option<(&str, Option<usize>)> {
    let Some((before, ply)) = at.split_once('/') else { return Some((at, None)) };
    let ply = ply.parse().ok().filter(|it| *it < PLIES_MAX)?;
    Some((before, Some(ply)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::Edition;

    const GAMES: [&str; 2] = ["paper-dungeons", "some-game"];

    fn read(hash: &str) -> Option<Route> {
        Route::read(hash, |id| GAMES.into_iter().find(|it| *it == id))
    }

    #[test]
    fn every_route_is_found_again() {
        let seed = Some(Seed::from_text("dragon"));
        let setups = GAMES.iter().map(|&it| Route::Setup(it, None));
        let seeded = GAMES.iter().map(|&it| Route::Setup(it, seed));
        let shared = SharedTable::of(
            Edition::FIRST,
            "players=2 dungeon=A",
            2,
            &["person", "easy"].map(str::to_owned),
        );
        let same = |&it: &&'static str| Some(Route::SameTable(it, seed?, shared.clone()));
        let seeded = seeded.chain(GAMES.iter().filter_map(same));
        let day = Day::read("2026-11-24");
        let todays = GAMES.iter().flat_map(|&it| {
            [
                Route::Challenge(it, None),
                Route::Challenge(it, day),
                Route::Invited(it, day.expect("a day"), String::new()),
                Route::Invited(it, day.expect("a day"), "-27".to_owned()),
                Route::Invited(it, day.expect("a day"), "--3".to_owned()),
                Route::Days(it),
                Route::Statistics(it),
            ]
        });
        let others = [
            Route::Shelf,
            Route::Match("7k2qxm49".to_owned()),
            Route::Hall,
            Route::Settings,
            Route::About,
            Route::Copies,
            Route::Aside,
            Route::Enter,
            Route::Record,
        ];
        let others = others.into_iter().chain([
            Route::Replay("7k2qxm49".to_owned(), None),
            Route::Replay("7k2qxm49".to_owned(), Some(12)),
            Route::Link("AQ-_9".to_owned(), None),
            Route::Link("AQ-_9".to_owned(), Some(7)),
            Route::Turn("7k2qxm49/b-a/AQ-_9".to_owned()),
            Route::Code("i=B2$/X:9".to_owned()),
            Route::Code("a=B2$/X:9".to_owned()),
            Route::Versus("7k2qxm49".to_owned()),
            Route::LookBack("7k2qxm49".to_owned()),
        ]);
        let rules = ["PD-042", "RA-B04"].map(|it| Some(it.to_owned()));
        let campaigns = GAMES.iter().map(|&it| Route::Campaigns(it));
        let achievements = GAMES.iter().map(|&it| Route::Achievements(it));
        let cards = GAMES.iter().map(|&it| Route::Cards(it));
        let lessons = GAMES.iter().flat_map(|&it| [Route::Lesson(it), Route::Quick(it)]);
        let books = GAMES.iter().map(|&it| Route::Rules(it, None)).chain(cards).chain(lessons);
        let opened = |&it: &&'static str| rules.clone().map(|rule| Route::Rules(it, rule));
        let open = GAMES.iter().flat_map(opened);
        let setups = setups.chain(seeded).chain(todays).chain(campaigns).chain(achievements);
        for route in setups.chain(others).chain(books).chain(open) {
            assert_eq!(read(&route.hash()), Some(route));
        }
    }

    #[test]
    fn nonsense_is_no_route() {
        for hash in [
            "new",
            "new/chess",
            "new/paper-dungeons/",
            "new/paper-dungeons/7K2Q",
            "new/paper-dungeons/7K2Q-XM49/",
            "new/paper-dungeons/7K2Q-XM49/dungeon-A/person",
            "today",
            "stats",
            "stats/chess",
            "today/chess",
            "today/chess/2026-11-24",
            "today/paper-dungeons/",
            "today/paper-dungeons/2026-02-30",
            "today/paper-dungeons/2026-11-24/",
            "today/paper-dungeons/2026-11-24/27",
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
            "cards",
            "cards/chess",
            "learn",
            "learn/chess",
            "quick",
            "quick/chess",
        ] {
            assert_eq!(read(hash), None, "{hash}");
        }
        for rule in ["", "42", "PD-", "PD-04/2", "pd-042", "PD-42195", "PD-<b>", "PD-B", "PD-BB1"] {
            assert_eq!(read(&format!("rules/paper-dungeons/{rule}")), None, "{rule}");
        }
        assert_eq!(read("rules/chess"), None);
        assert_eq!(read(&format!("play/{}", "a".repeat(17))), None);
    }
}
