//! The layers of the page, read off the paths that its sources name. What a crate of the rules may name, its
//! manifest says.

use std::fs;

use crate::sources::{Source, root, sources};

/// Outside of `browser`, nobody speaks to the browser directly.
const BROWSER_CRATES: &[&str] = &["web_sys", "js_sys", "gloo", "getrandom"];

/// A source file longer than this is to become a folder.
const LINES_MAX: usize = 400;

/// Tables that read like printed components or a list of sentences; they may be longer.
const TABLES: &[&str] = &["games/paper_dungeons/dungeons"];

/// The names that a layer may use.
struct Layer {
    /// The folder or file under `src`, without `.rs`.
    name: &'static str,
    /// Paths within all crates; `*` stands for the layer's own folder, such as one game.
    own: &'static [&'static str],
    /// Crates, or paths within them.
    crates: &'static [&'static str],
    /// Words that are not to be found anywhere in the code.
    never: &'static [&'static str],
}

const LAYERS: &[Layer] = &[
    Layer {
        name: "browser",
        own: &["browser"],
        crates: &[
            "std",
            "web_sys",
            "js_sys",
            "gloo",
            "getrandom",
            "wasm_bindgen",
            "serde",
            "serde_json",
            // The other end of a wire.
            "codes",
            // Listening to the window, with the listener taken away in time.
            "leptos/ev",
            "leptos/prelude/window_event_listener",
            "leptos/prelude/WindowListenerHandle",
            // Waiting for an answer of the browser.
            "leptos/task/spawn_local",
        ],
        never: &[],
    },
    Layer {
        name: "parts",
        own: &[
            "kernel/text",
            "kernel/files_of_words",
            "kernel/Lang",
            "kernel/Text",
            "kernel/plural",
            "kernel/RuleId",
            "kernel/sort",
            // A native dialog opens by a call, not by an attribute.
            "browser/dialog",
            // What lies open over the page is closed by the browser's Back.
            "browser/layers",
            // The symbols of the tables lie among the files of the version, and are fetched.
            "browser/version",
            "browser/beside",
            "parts",
        ],
        crates: &["std", "leptos"],
        never: &[],
    },
    // The floors of the shell, from the ground up: none names one above it.
    Layer {
        name: "shell/model",
        own: &["kernel", "shell/model"],
        crates: &["std", "serde"],
        never: &[],
    },
    Layer {
        name: "shell/words",
        own: &["kernel", "browser/storage", "shell/model"],
        crates: &["std"],
        never: &[],
    },
    Layer {
        name: "shell/store",
        own: &["kernel", "browser", "shell/model", "shell/words", "shell/store"],
        crates: &["std", "leptos", "serde"],
        never: &[],
    },
    Layer {
        name: "shell/narration",
        own: &["kernel", "shell/model", "shell/words", "shell/narration"],
        crates: &["std"],
        never: &[],
    },
    Layer {
        name: "shell/board",
        own: &[
            "kernel",
            "browser",
            "parts",
            "shell/model",
            "shell/words",
            "shell/store/hints",
            "shell/board",
        ],
        crates: &["std", "leptos"],
        never: &[],
    },
    Layer {
        name: "shell/moment",
        own: &["kernel", "shell/model", "shell/words", "shell/board", "shell/moment"],
        crates: &["std"],
        never: &[],
    },
    Layer {
        name: "shell/kit",
        own: &[
            "kernel",
            "browser",
            "parts",
            "shell/model",
            "shell/words",
            "shell/store",
            "shell/kit",
        ],
        crates: &["std", "leptos"],
        never: &[],
    },
    // What a feature keeps and its plain data rest on no component.
    Layer {
        name: "shell/features/*/model",
        own: &["kernel", "shell/model", "shell/features"],
        crates: &["std"],
        never: &[],
    },
    Layer {
        name: "shell/features/*/store",
        own: &["kernel", "browser", "shell/model", "shell/words", "shell/store", "shell/features"],
        crates: &["std", "leptos", "serde"],
        never: &[],
    },
    Layer {
        name: "shell/features/devices",
        own: &[
            "kernel",
            "browser",
            "parts",
            "shell/model",
            "shell/words",
            "shell/store",
            "shell/narration",
            "shell/board",
            "shell/moment",
            "shell/kit",
            "shell/features",
        ],
        crates: &["std", "leptos", "codes"],
        never: &[],
    },
    Layer {
        name: "shell/features",
        own: &[
            "kernel",
            "browser",
            "parts",
            "shell/model",
            "shell/words",
            "shell/store",
            "shell/narration",
            "shell/board",
            "shell/moment",
            "shell/kit",
            "shell/features",
        ],
        crates: &["std", "leptos"],
        never: &[],
    },
    Layer {
        name: "shell/table",
        own: &[
            "kernel",
            "browser",
            "parts",
            "shell/model",
            "shell/words",
            "shell/store",
            "shell/narration",
            "shell/board",
            "shell/moment",
            "shell/kit",
            "shell/features",
            "shell/table",
        ],
        crates: &["std", "leptos"],
        never: &[],
    },
    Layer {
        name: "boards/kit",
        own: &["kernel", "parts", "shell/words", "shell/board", "boards/kit"],
        crates: &["std", "leptos"],
        never: &["State", "apply"],
    },
    Layer {
        name: "boards/*",
        own: &["kernel", "games/*/client", "parts", "shell/board", "boards/kit", "boards/*"],
        crates: &["std", "leptos"],
        never: &["State", "apply", "determinize"],
    },
];

/// The crates in which the same must happen everywhere and always, and the words that may not stand there.
const RULES: &[&str] = &["kernel", "games"];
const NEVER_IN_RULES: &[&str] = &["HashMap", "HashSet", "f32", "f64"];

/// Files that only say which modules there are, and the composition root.
const FREE: &[&str] = &["lib", "main", "app", "boards"];

/// The file that says which floors the shell has. Everything else in the shell is on one of them.
const SHELL: &str = "shell";

/// The layer of a module, and what `*` stands for in it.
fn layer_of(module: &str) -> Option<(&'static Layer, &str)> {
    LAYERS.iter().find_map(|layer| match layer.name.split_once("/*") {
        Some((parent, below)) => {
            let inside = module.strip_prefix(parent)?.strip_prefix('/')?;
            let star = inside.split('/').next().unwrap_or_default();
            is_within(&inside[star.len()..], below).then_some((layer, star))
        }
        None => is_within(module, layer.name).then_some((layer, "")),
    })
}

fn is_within(path: &str, folder: &str) -> bool {
    path.strip_prefix(folder).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Resolves a path as seen from `module`, or tells that it starts with something local.
pub fn resolve(module: &str, path: &str, crates: &[String]) -> Option<String> {
    let (first, rest) = path.split_once('/')?;
    match first {
        "crate" => Some(format!("crate/{}{rest}", top_of(module))),
        "kernel" | "games" => Some(format!("crate/{path}")),
        "super" => {
            let parent = module.rsplit_once('/').map_or("", |(parent, _)| parent);
            let path = if parent.is_empty() { rest.to_owned() } else { format!("{parent}/{rest}") };
            if let Some(further) = rest.strip_prefix("super/") {
                return resolve(parent, &format!("super/{further}"), crates);
            }
            Some(format!("crate/{path}"))
        }
        name if crates.iter().any(|it| it == name) => Some(path.to_owned()),
        _ => None,
    }
}

/// The module that is the top of a module's crate, and a `/`; nothing for the page.
fn top_of(module: &str) -> String {
    let mut steps = module.split('/');
    match (steps.next(), steps.next()) {
        (Some("kernel"), _) => "kernel/".to_owned(),
        (Some("games"), None) => "games/".to_owned(),
        (Some("games"), Some(game)) => format!("games/{game}/"),
        _ => String::new(),
    }
}

/// The crates that the manifest names, and those that are always there.
pub fn known_crates() -> Vec<String> {
    let text = ["Cargo.toml", "crates/kernel/Cargo.toml"]
        .map(|it| fs::read_to_string(root().join(it)).expect("a manifest"))
        .concat();
    let sections = text.split("\n[").filter(|it| {
        let head = it.split(']').next().unwrap_or_default();
        head.trim_end_matches(']').ends_with("dependencies")
    });
    let lines = sections.flat_map(str::lines).filter_map(|line| line.split_once(" = "));
    let mut names: Vec<String> =
        lines.map(|it| it.0.trim().trim_matches('"').replace('-', "_")).collect();
    names.extend(["std", "core", "alloc", "wasm_bindgen_futures"].map(str::to_owned));
    names
}

/// The mistakes in a source file of the page, one line each.
fn errors(source: &Source, crates: &[String]) -> Vec<String> {
    let Some((layer, star)) = layer_of(&source.module) else { return free_file_errors(source) };
    let mut errors = Vec::new();
    for (module, path) in source.paths() {
        let Some(path) = resolve(module, path, crates) else { continue };
        let is_allowed = match path.strip_prefix("crate/") {
            Some(inner) => {
                layer.own.iter().any(|it| is_within(inner, &it.replace('*', star)))
                    || (sees_all_of_its_game(&source.module, star)
                        && is_within(inner, &format!("games/{star}")))
            }
            // Only `browser` reads a clock.
            None => !is_clock(&path) && layer.crates.iter().any(|it| is_crate(&path, it)),
        };
        if !is_allowed {
            errors.push(format!("{} names {path}", source.module));
        }
    }
    errors.extend(said(source, layer.never));
    errors
}

fn is_of_rules(source: &Source) -> bool {
    RULES.iter().any(|it| is_within(&source.module, it))
}

/// The mistakes in a source file of the rules: they have no order that differs from run to run, no number that differs
/// from machine to machine, and no clock.
fn errors_of_rules(source: &Source) -> Vec<String> {
    let clocks = source.paths().filter(|it| is_clock(it.1));
    let clocks = clocks.map(|it| format!("{} names {}", source.module, it.1));
    clocks.chain(said(source, NEVER_IN_RULES)).collect()
}

/// A length of time is no clock.
fn is_clock(path: &str) -> bool {
    is_within(path, "std/time") && path != "std/time/Duration"
}

/// The words that a source says but may not.
fn said(source: &Source, never: &[&str]) -> Vec<String> {
    let words = never.iter().filter(|it| source.names().any(|name| name == **it));
    words.map(|it| format!("{} says `{it}`", source.module)).collect()
}

/// Tests of a board lay out positions of their own.
fn sees_all_of_its_game(module: &str, star: &str) -> bool {
    is_within(module, &format!("boards/{star}/tests"))
}

fn is_crate(path: &str, name: &str) -> bool {
    is_within(path, name) || (name == "gloo" && path.starts_with("gloo_"))
}

fn free_file_errors(source: &Source) -> Vec<String> {
    let top = source.module.split('/').next().unwrap_or_default();
    let mut errors = Vec::new();
    if !FREE.contains(&top) && source.module != SHELL {
        errors.push(format!("{} belongs to no layer", source.module));
    }
    let names = |it: &str| source.paths().any(|path| path.1.starts_with(it));
    errors.extend(
        BROWSER_CRATES
            .iter()
            .filter(|it| names(it))
            .map(|it| format!("{} names {it}", source.module)),
    );
    errors
}

#[track_caller]
fn check(errors: &[String]) {
    assert!(errors.is_empty(), "\n{}\n", errors.join("\n"));
}

#[test]
fn every_module_names_only_what_its_layer_may() {
    let crates = known_crates();
    let sources = sources();
    assert!(10 <= sources.len(), "the sources are not where they were");
    let page = sources.iter().filter(|it| !is_of_rules(it));
    let errors: Vec<String> = page.flat_map(|it| errors(it, &crates)).collect();
    check(&errors);
}

#[test]
fn rules_do_the_same_everywhere_and_always() {
    let rules = sources().iter().filter(|it| is_of_rules(it));
    let errors: Vec<String> = rules.flat_map(errors_of_rules).collect();
    check(&errors);
}

#[test]
fn nobody_names_the_composition_root_but_main() {
    let crates = known_crates();
    let is_root = |module: &str, path: &str| {
        resolve(module, path, &crates).is_some_and(|it| is_within(&it, "crate/app"))
    };
    let named = |it: &&Source| {
        let may = it.module == "main" || is_within(&it.module, "app");
        !may && it.paths().any(|(module, path)| is_root(module, path))
    };
    let errors: Vec<String> =
        sources().iter().filter(named).map(|it| format!("{} names app", it.module)).collect();
    check(&errors);
}

#[test]
fn files_are_short() {
    let is_long = |it: &&Source| LINES_MAX < it.n_lines && !TABLES.contains(&it.module.as_str());
    let errors: Vec<String> = sources()
        .iter()
        .filter(is_long)
        .map(|it| format!("{} has {} lines", it.module, it.n_lines))
        .collect();
    check(&errors);
}

#[track_caller]
fn check_line(module: &str, code: &str, is_allowed: bool) {
    let source = Source::read(module, "", &format!("fn it() {{ {code} }}"));
    let errors = match is_of_rules(&source) {
        true => errors_of_rules(&source),
        false => errors(&source, &known_crates()),
    };
    assert_eq!(errors.is_empty(), is_allowed, "{errors:?}");
}

#[test]
fn a_broken_layer_is_noticed() {
    check_line("kernel/seat", "use std::fmt;\nuse super::notation::Flaw;", true);
    check_line("kernel/seat", "use std::{fmt, time::Instant};", false);
    check_line("kernel/seat", "let seen: HashMap<u8, u8> = x;", false);
    check_line("games/x/rules/battle", "use super::super::state::State;", true);
    check_line("parts/die", "use crate::kernel::Seat;", false);
    check_line("parts/die", "use crate::kernel::{Lang, Text};\nuse leptos::prelude::*;", true);
    check_line("shell/table", "use crate::boards::x::Board;", false);
    check_line("shell/table", "web_sys::window()", false);
    check_line("shell/table", "use crate::shell::features::hint::Advising;", true);
    check_line("shell/features/hint/panel", "use crate::shell::table::page::TablePage;", false);
    check_line("shell/features/hint/model", "use crate::shell::kit::panel::Panel;", false);
    check_line("shell/features/aside/store", "use crate::shell::kit::opening::Opening;", false);
    check_line("shell/store/hall", "use crate::shell::kit::app_context::AppContext;", false);
    check_line("shell/model/seating", "use crate::browser::clock;", false);
    check_line("shell/attic", "", false);
    check_line("boards/x/model", "use crate::games::x::client::{View, Action};", true);
    check_line("boards/x/model", "use crate::games::x::View;", false);
    check_line("boards/x/model", "use crate::games::x::rules::legal;", false);
    check_line("boards/x/model", "use crate::games::y::client::View;", false);
    check_line("boards/x/tests/phases", "use crate::games::x::state::Table;", true);
    check_line("boards/x/model", "use crate::games::x::State;", false);
    check_line("boards/x/model", "let world = X::determinize(view, chance);", false);
    check_line("boards/x/model", "use crate::shell::table::Table;", false);
    check_line("boards/x/model", "use crate::shell::board::Board;", true);
    check_line("boards/x/model", "use crate::boards::y::BoardModel;", false);
    check_line("boards/x/model", "use crate::boards::kit::Pick;", true);
    check_line("boards/kit/pick", "use crate::games::x::Action;", false);
    check_line("boards/kit/pick", "use crate::boards::x::selection::Spot;", false);
    check_line("app/place", "gloo_storage::LocalStorage::get(x)", false);
    check_line("attic", "", false);
}
