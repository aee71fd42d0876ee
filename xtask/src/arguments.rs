//! The words typed after `cargo xtask`.

use crate::failure::{Failure, Outcome};
use crate::new_language::Wording;
use crate::play::Shelf;
use crate::test::Stage;

/// Shown for `help`, and after a mistake.
pub const HELP: &str = "\
cargo xtask <command>

  play [--port N]        build the app, serve it on loopback and print its address
       --example         with the example on the shelf, and the games that were made of it
  dist                   make the optimised static site in dist/
  size                   print what the finished site is made of, by piece, crate and module
  browsers               find or install the browsers of the tests, and print where they are
  test                   everything that CI runs
       --only A,B        only these stages
       --skip A,B        all but these stages
                         (format, lint, native, rules, grow, wasm, dist, size, browser)
  bench                  run the benchmarks, natively and in WebAssembly
  bench --against COMMIT run them natively for another commit too, taking turns
  bench --page           measure the finished site in Chromium, slowed four times
  bench --strength [N]   let the levels of the computers play N matches of each sort
  bench --decisions      measure how long the hard computers think, natively and in WebAssembly
  solve dungeon-roll [HERO]
                         count best play with an empty bag, print what it comes to, and write
                         the numbers by which the hard computer knows it
  new-game NAME          make a game, such as deep-mine, of the example: it compiles, keeps all laws
                         and is played on the plain board
  new-card GAME NAME     make a card of dungeoneer, and say what remains to be done
  new-hero NAME          make a hero of dungeon-roll, and say what remains to be done
  new-language CODE NAME make a language, such as de Deutsch, and say what remains to be done
       --longer CODE NAME in longer words with accents, to see what a page has room for
  words                  check the files of words: what is wrong, with its file and line
  rules [GAME]           list the rule ids that no test case cites, and citations of none
  rules --cards [GAME]   print which case proves which ability of which card
  rules --prove [GAME]   break some rules, one at a time, and say which cases notice
  rules --grow           add content and rulings as HOWTO.md says, in a copy, and see that no match changes

Tools are kept in $UNDERCROFT_TOOLS, or in ~/.cache/undercroft/tools.";

/// One command with its arguments.
#[derive(Debug, PartialEq, Eq)]
pub enum Task {
    /// Print [`HELP`].
    Help,
    /// Build and serve.
    Play {
        /// The port asked for; none means the first free one from 8080 on.
        port: Option<u16>,
        /// Which games are on the shelf.
        what: Shelf,
    },
    /// Make the site.
    Dist,
    /// Print the map of the site.
    Size,
    /// Find the browsers.
    Browsers,
    /// Check the files of words.
    Words,
    /// Run stages of the test suite, in order.
    Test {
        /// At least one stage.
        stages: Vec<Stage>,
    },
    /// Run the benchmarks.
    Bench,
    /// Compare the rates with those of another commit.
    BenchAgainst {
        /// A commit, by any of its names.
        commit: String,
    },
    /// Measure the finished site in Chromium.
    BenchPage,
    /// Compare the levels of the computers.
    BenchStrength {
        /// So many matches of each sort.
        n_matches: u32,
    },
    /// Measure how long the hard computers think.
    BenchDecisions,
    /// Count best play of Dungeon Roll with an empty bag.
    Solve {
        /// A hero, or `nobody`; none means all of them.
        hero: Option<String>,
    },
    /// Make a game of the example.
    NewGame {
        /// Its id.
        name: String,
    },
    /// Make a card.
    NewCard {
        /// The id of its game.
        game: String,
        /// Its English name.
        name: String,
    },
    /// Make a hero of Dungeon Roll.
    NewHero {
        /// Its English name.
        name: String,
    },
    /// Make a language.
    NewLanguage {
        /// Its code, of two letters.
        code: String,
        /// Its name, in its own words.
        name: String,
        /// The words that it begins with.
        wording: Wording,
    },
    /// Check the rulebook's coverage.
    Rules {
        /// A game's id; none means all games.
        game: Option<String>,
    },
    /// Print the abilities of cards with their cases.
    Cards {
        /// A game's id; none means all games.
        game: Option<String>,
    },
    /// Add content, and see that no match changes.
    Grow,
    /// Break rules, and see which cases notice.
    Prove {
        /// A game's id; none means all games.
        game: Option<String>,
    },
}

/// Reads the words of the command line.
///
/// # Errors
/// If they are no command that [`HELP`] names.
pub fn parse(words: impl IntoIterator<Item = String>) -> Outcome<Task> {
    let mut words = words.into_iter();
    let name = words.next();
    let rest: Vec<String> = words.collect();
    let rest_words: Vec<&str> = rest.iter().map(String::as_str).collect();
    match (name.as_deref(), rest_words.as_slice()) {
        (None | Some("help" | "--help" | "-h"), _) => Ok(Task::Help),
        (Some("play"), words) => play(words),
        (Some("dist"), []) => Ok(Task::Dist),
        (Some("size"), []) => Ok(Task::Size),
        (Some("browsers"), []) => Ok(Task::Browsers),
        (Some("words"), []) => Ok(Task::Words),
        (Some("test"), []) => Ok(Task::Test { stages: Stage::ALL.to_vec() }),
        (Some("test"), ["--only", list]) => Ok(Task::Test { stages: stages(list)? }),
        (Some("test"), ["--skip", list]) => Ok(Task::Test { stages: all_but(&stages(list)?)? }),
        (Some("bench"), []) => Ok(Task::Bench),
        (Some("bench"), ["--against", commit]) => {
            Ok(Task::BenchAgainst { commit: (*commit).to_owned() })
        }
        (Some("bench"), ["--page"]) => Ok(Task::BenchPage),
        (Some("bench"), ["--strength"]) => Ok(Task::BenchStrength { n_matches: 100 }),
        (Some("bench"), ["--strength", n]) => Ok(Task::BenchStrength { n_matches: count(n)? }),
        (Some("bench"), ["--decisions"]) => Ok(Task::BenchDecisions),
        (Some("solve"), ["dungeon-roll"]) => Ok(Task::Solve { hero: None }),
        (Some("solve"), ["dungeon-roll", hero]) => {
            Ok(Task::Solve { hero: Some((*hero).to_owned()) })
        }
        (Some("new-game"), [name]) => Ok(Task::NewGame { name: (*name).to_owned() }),
        (Some("new-card"), [game, name]) => {
            Ok(Task::NewCard { game: (*game).to_owned(), name: (*name).to_owned() })
        }
        (Some("new-hero"), [name]) => Ok(Task::NewHero { name: (*name).to_owned() }),
        (Some("new-language"), ["--longer", code, name]) => {
            Ok(new_language(code, name, Wording::Longer))
        }
        (Some("new-language"), [code, name]) => Ok(new_language(code, name, Wording::English)),
        (Some("rules"), []) => Ok(Task::Rules { game: None }),
        (Some("rules"), ["--cards"]) => Ok(Task::Cards { game: None }),
        (Some("rules"), ["--cards", game]) => Ok(Task::Cards { game: Some((*game).to_owned()) }),
        (Some("rules"), ["--grow"]) => Ok(Task::Grow),
        (Some("rules"), ["--prove"]) => Ok(Task::Prove { game: None }),
        (Some("rules"), ["--prove", game]) => Ok(Task::Prove { game: Some((*game).to_owned()) }),
        (Some("rules"), [game]) => Ok(Task::Rules { game: Some((*game).to_owned()) }),
        (Some(name), _) => {
            Err(Failure::new(format!("I do not understand `{name} {}`.", { rest.join(" ") })))
        }
    }
}

/// `play` with its options, in any order.
fn play(mut words: &[&str]) -> Outcome<Task> {
    let (mut port, mut what) = (None, Shelf::OfTheSite);
    while let Some((option, rest)) = words.split_first() {
        words = match (*option, rest) {
            ("--example", _) => {
                what = Shelf::WithExample;
                rest
            }
            ("--port", [number, rest @ ..]) => {
                port = Some(port_number(number)?);
                rest
            }
            _ => return Err(Failure::new(format!("I do not understand `play {option}`."))),
        };
    }
    Ok(Task::Play { port, what })
}

fn count(word: &str) -> Outcome<u32> {
    word.parse().map_err(|_| Failure::new(format!("`{word}` is not a number of matches.")))
}

fn port_number(word: &str) -> Outcome<u16> {
    word.parse().map_err(|_| Failure::new(format!("`{word}` is not a port number.")))
}

/// Stages in the order in which they run, in any order they were typed.
fn stages(list: &str) -> Outcome<Vec<Stage>> {
    let names: Vec<&str> = list.split(',').map(str::trim).collect();
    if let Some(stranger) = names.iter().find(|name| Stage::named(name).is_none()) {
        return Err(Failure::new(format!("There is no test stage `{stranger}`.")));
    }
    Ok(Stage::ALL.into_iter().filter(|stage| names.contains(&stage.name())).collect())
}

fn all_but(skipped: &[Stage]) -> Outcome<Vec<Stage>> {
    let left: Vec<Stage> = Stage::ALL.into_iter().filter(|it| !skipped.contains(it)).collect();
    if left.is_empty() {
        return Err(Failure::new("No test stage is left to run."));
    }
    Ok(left)
}

fn new_language(code: &str, name: &str, wording: Wording) -> Task {
    Task::NewLanguage { code: code.to_owned(), name: name.to_owned(), wording }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(typed: &str, then: Option<Task>) {
        let words = typed.split_whitespace().map(str::to_owned);
        assert_eq!(parse(words).ok(), then, "{typed}");
    }

    #[test]
    fn commands_are_read() {
        check("", Some(Task::Help));
        let what = Shelf::OfTheSite;
        check("play", Some(Task::Play { port: None, what }));
        check("play --port 9000", Some(Task::Play { port: Some(9000), what }));
        check("play --port many", None);
        check("play --loud", None);
        let what = Shelf::WithExample;
        check("play --example --port 9000", Some(Task::Play { port: Some(9000), what }));
        check("size", Some(Task::Size));
        check("size tables", None);
        check("words", Some(Task::Words));
        check("rules paper-dungeons", Some(Task::Rules { game: Some("paper-dungeons".into()) }));
        check("rules --cards dungeoneer", Some(Task::Cards { game: Some("dungeoneer".into()) }));
        check("rules --grow", Some(Task::Grow));
        check("rules --grow dungeoneer", None);
        check("bench", Some(Task::Bench));
        check("bench --against v1", Some(Task::BenchAgainst { commit: "v1".into() }));
        check("bench --against", None);
        check("bench --page", Some(Task::BenchPage));
        check("bench --decisions", Some(Task::BenchDecisions));
        check("bench --strength", Some(Task::BenchStrength { n_matches: 100 }));
        check("bench --strength 20", Some(Task::BenchStrength { n_matches: 20 }));
        check("bench --quick", None);
        check("solve dungeon-roll", Some(Task::Solve { hero: None }));
        check("solve dungeon-roll knight", Some(Task::Solve { hero: Some("knight".into()) }));
        check("solve chess", None);
        check("new-game deep-mine", Some(Task::NewGame { name: "deep-mine".into() }));
        check("new-game", None);
        let name = || "Gust".to_owned();
        check("new-hero Gust", Some(Task::NewHero { name: name() }));
        let game = "dungeoneer".to_owned();
        check("new-card dungeoneer Gust", Some(Task::NewCard { game, name: name() }));
        check("new-card Gust", None);
        check("dance", None);
    }

    #[test]
    fn stages_run_in_their_own_order() {
        check("test", Some(Task::Test { stages: Stage::ALL.to_vec() }));
        let two = vec![Stage::Format, Stage::Browser];
        check("test --only browser,format", Some(Task::Test { stages: two }));
        check("test --only dancing", None);
        check("test --skip format,lint,native,wasm,rules,grow,dist,size,browser", None);
        let six =
            [Stage::Format, Stage::Lint, Stage::Native, Stage::Rules, Stage::Grow, Stage::Wasm];
        check("test --skip dist,size,browser", Some(Task::Test { stages: six.to_vec() }));
    }
}
