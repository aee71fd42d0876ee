//! The stages of the test suite.

use std::process::Command;

use super::beside::Beside;
use super::counts::Counts;
use crate::failure::{Failure, Outcome};
use crate::{budget, dist, process, rules, tools, tree};

/// One stage, in the order in which they run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// `rustfmt --check`.
    Format,
    /// Clippy, with warnings denied.
    Lint,
    /// All Rust tests, natively.
    Native,
    /// Every rule of every game is cited by a case.
    Rules,
    /// Content is added as `HOWTO.md` says, and no match changes.
    Grow,
    /// The portable Rust tests in WebAssembly, under Node.js.
    Wasm,
    /// The optimised site, which is made beside the stages before it.
    Dist,
    /// The budget for what the site's first load downloads.
    Size,
    /// The site in Chromium, and the core of its tests in Firefox.
    Browser,
}

/// The verdict on a stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// All is well.
    Green,
    /// Something is wrong, and what.
    Red(String),
}

impl Stage {
    /// All stages, in order.
    pub const ALL: [Self; 9] = [
        Self::Format,
        Self::Lint,
        Self::Native,
        Self::Rules,
        Self::Grow,
        Self::Wasm,
        Self::Dist,
        Self::Size,
        Self::Browser,
    ];

    /// The name for the command line and the summary.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Format => "format",
            Self::Lint => "lint",
            Self::Native => "native",
            Self::Rules => "rules",
            Self::Grow => "grow",
            Self::Dist => "dist",
            Self::Wasm => "wasm",
            Self::Size => "size",
            Self::Browser => "browser",
        }
    }

    /// The stage of a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|stage| stage.name() == name)
    }

    /// The stage without whose success this one means nothing.
    pub const fn needs(self) -> Option<Self> {
        match self {
            Self::Size | Self::Browser => Some(Self::Dist),
            Self::Format
            | Self::Lint
            | Self::Native
            | Self::Rules
            | Self::Grow
            | Self::Dist
            | Self::Wasm => None,
        }
    }

    /// The command that this stage waits for, and that is begun before all stages.
    pub const fn beside(self) -> Option<&'static str> {
        match self {
            Self::Dist => Some("dist"),
            Self::Browser => Some("browsers"),
            Self::Format
            | Self::Lint
            | Self::Native
            | Self::Rules
            | Self::Grow
            | Self::Wasm
            | Self::Size => None,
        }
    }

    /// Carries the stage out, once what was begun for it has ended, adding to the counts what its test
    /// runners say of themselves.
    ///
    /// # Errors
    /// If it fails.
    pub fn run(self, counts: &mut Counts, begun: Option<Outcome<Beside>>) -> Outcome {
        begun.map_or(Ok(()), |begun| begun.and_then(Beside::finish))?;
        match self {
            Self::Format => process::run(process::cargo().args(["fmt", "--all", "--check"])),
            Self::Lint => lint(),
            Self::Native => native(counts),
            Self::Rules => rules::rules(None),
            Self::Grow => rules::grow(counts),
            Self::Wasm => wasm(counts),
            // The command that it waits for is all of it.
            Self::Dist => Ok(()),
            Self::Size => finished_site().and_then(|()| budget::check()),
            Self::Browser => finished_site().and_then(|()| browser(counts)),
        }
    }
}

impl Verdict {
    /// The verdict on a stage that was carried out.
    pub fn of(outcome: Outcome) -> Self {
        match outcome {
            Ok(()) => Self::Green,
            Err(failure) => Self::Red(failure.to_string()),
        }
    }
}

/// The feature of the page that puts the example on the shelf.
const EXAMPLE: &str = "undercroft/example";

fn lint() -> Outcome {
    // With the example on the shelf: without it everything is built for the tests.
    let mut clippy = process::cargo();
    clippy.args(["clippy", "--workspace", "--all-targets", "--features", EXAMPLE]);
    process::run(clippy.args(["--", "-D", "warnings"]))?;
    let docs = ["doc", "--quiet", "--workspace", "--no-deps"];
    process::run(process::cargo().args(docs).env("RUSTDOCFLAGS", "-D warnings"))
}

fn native(counts: &mut Counts) -> Outcome {
    counted(process::cargo().args(["test", "--workspace"]), counts)
}

fn wasm(counts: &mut Counts) -> Outcome {
    tools::node()?;
    tools::wasm_target()?;
    let runner = tools::wasm_bindgen()?.join("wasm-bindgen-test-runner");
    let mut cargo = process::cargo();
    cargo.args(["test", "--package", tree::GAMES, "--test", "portable"]);
    cargo.args(["--target", "wasm32-unknown-unknown"]);
    cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner);
    counted(&mut cargo, counts)
}

/// Leaves the site in `dist/` as it is, or makes it if it is not there.
fn finished_site() -> Outcome {
    match tree::site().join("index.html").is_file() {
        true => Ok(()),
        false => dist::dist(),
    }
}

fn browser(counts: &mut Counts) -> Outcome {
    tools::npm_packages()?;
    let (chromium, firefox) = (tools::chromium()?, tools::firefox()?);
    let playwright = tree::browser_tests().join("node_modules/@playwright/test/cli.js");
    let mut node = process::program(&tools::node()?);
    node.current_dir(tree::browser_tests()).arg(playwright).arg("test");
    node.env("CHROMIUM", chromium).env("FIREFOX", firefox);
    node.env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    counted(&mut node, counts)
}

/// Runs a test runner and adds up what it says it did.
pub fn counted(command: &mut Command, counts: &mut Counts) -> Outcome {
    // The counts are read from plain text.
    command.env("CARGO_TERM_COLOR", "never").env("FORCE_COLOR", "0");
    let ending = process::listen(command)?;
    *counts += Counts::read(&ending.text);
    match ending.ok {
        true => Ok(()),
        false => Err(Failure::new("its test runner reports a failure")),
    }
}
