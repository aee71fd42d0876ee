//! `cargo xtask <command>`: everything one does with this project besides editing it.
//!
//! Each command is one module. They install what they need (see [`tools`]) and say so.

mod arguments;
mod bench;
mod budget;
mod dist;
mod example;
mod failure;
mod map;
mod new_content;
mod new_game;
mod new_language;
mod output;
mod play;
mod process;
mod rules;
mod test;
mod text_file;
mod tools;
mod tree;
mod words;

use std::process::ExitCode;

use arguments::Task;
use failure::Outcome;

fn main() -> ExitCode {
    let task = match arguments::parse(std::env::args().skip(1)) {
        Ok(task) => task,
        Err(failure) => {
            eprintln!("{failure}\n\n{}", arguments::HELP);
            return ExitCode::from(2);
        }
    };
    let outcome = match task {
        Task::Help => {
            println!("{}", arguments::HELP);
            Ok(())
        }
        Task::Play { port, what } => play::play(port, what),
        Task::Dist => dist::dist(),
        Task::Size => map::print(),
        Task::Browsers => browsers(),
        Task::Words => words::check(),
        Task::Test { stages } => test::test(&stages),
        Task::Bench => bench::bench(),
        Task::BenchAgainst { commit } => bench::against(&commit),
        Task::BenchPage => bench::page(),
        Task::BenchStrength { n_matches } => bench::strength(n_matches),
        Task::BenchDecisions => bench::decisions(),
        Task::Solve { hero } => bench::solve(hero.as_deref()),
        Task::Prove { game } => rules::prove(game.as_deref()),
        Task::NewGame { name } => new_game::new_game(&name),
        Task::NewCard { game, name } => new_content::new_card(&game, &name),
        Task::NewHero { name } => new_content::new_hero(&name),
        Task::NewLanguage { code, name, wording } => {
            new_language::new_language(&code, &name, wording)
        }
        Task::Grow => rules::grow(&mut test::Counts::default()),
        Task::Cards { game } => rules::cards(game.as_deref()),
        Task::Rules { game } => rules::rules(game.as_deref()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) if failure.is_told() => ExitCode::FAILURE,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// Prints where the browsers are.
fn browsers() -> Outcome {
    for find in [tools::chromium, tools::firefox] {
        println!("{}", find()?.display());
    }
    Ok(())
}
