//! The layers of the architecture, read off the `use` lines and paths of the sources.

use std::fs;
use std::path::{Path, PathBuf};

use games::GameId;

/// Outside of `browser`, nobody speaks to the browser directly.
const BROWSER_CRATES: &[&str] = &["web_sys", "js_sys", "gloo", "getrandom"];

/// A source file longer than this is to become a folder.
const LINES_MAX: usize = 400;

/// Tables that read like printed components or a list of sentences; they may be longer.
const TABLES: &[&str] = &["games/paper_dungeons/dungeons", "shell/words"];

/// What one layer may name.
struct Layer {
    /// The folder or file under the `src` of its crate, without `.rs`.
    name: &'static str,
    /// Paths within both crates; `*` stands for the layer's own folder, such as one game.
    own: &'static [&'static str],
    /// Crates, or paths within them.
    crates: &'static [&'static str],
    /// Words that are not to be found anywhere in the code.
    never: &'static [&'static str],
}

const LAYERS: &[Layer] = &[
    Layer {
        name: "kernel",
        own: &["kernel"],
        crates: &["std", "base64", "chacha20", "rand"],
        never: &["HashMap", "HashSet", "f32", "f64"],
    },
    Layer {
        name: "games/*",
        own: &["kernel", "games/*"],
        crates: &["std"],
        never: &["HashMap", "HashSet", "f32", "f64"],
    },
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
            "kernel/Lang",
            "kernel/Text",
            "kernel/plural",
            "kernel/RuleId",
            // A native dialog opens by a call, not by an attribute.
            "browser/dialog",
            // What lies open over the page is closed by the browser's Back.
            "browser/layers",
            // The symbols of the tables lie among the files of the version, and are fetched.
            "browser/version",
            "browser/text",
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
        name: "shell/app_context",
        own: &["kernel", "browser", "parts", "shell/model", "shell/words", "shell/store"],
        crates: &["std", "leptos"],
        never: &[],
    },
    Layer {
        name: "shell/pages",
        own: &[
            "kernel",
            "browser",
            "parts",
            "shell/model",
            "shell/words",
            "shell/store",
            "shell/narration",
            "shell/app_context",
            "shell/pages",
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
            "shell/app_context",
            "shell/pages",
            "shell/table",
        ],
        crates: &["std", "leptos"],
        never: &[],
    },
    Layer {
        name: "boards/kit",
        own: &["kernel", "parts", "shell/board", "boards/kit"],
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

/// Files that only say which modules there are, and the composition root.
const FREE: &[&str] = &["lib", "main", "app", "games", "boards"];

/// The file that says which floors the shell has. Whatever else lies in the shell is on one of them.
const SHELL: &str = "shell";

/// One source file: its path under the `src` of its crate without `.rs`, and its code without comments and without
/// the tests at its end.
pub struct Source {
    pub module: String,
    pub code: String,
    pub n_lines: usize,
}

/// The top of the tree.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All sources of the page and of the rules, as if they were one crate; the worker is one file.
pub fn sources() -> Vec<Source> {
    let mut sources = Vec::new();
    for (folder, within) in crates() {
        let folder = root().join(folder);
        let mut found = Vec::new();
        collect(&folder, &mut found);
        sources.extend(found.iter().map(|path| source(&folder, path, &within)));
    }
    sources
}

/// The folders with the sources of all crates but the worker, and where each stands among all modules.
pub fn crates() -> Vec<(String, String)> {
    let games = GameId::ALL.iter().map(|it| it.id().replace('-', "_"));
    let games = games.map(|it| (format!("crates/games/{it}/src"), format!("games/{it}")));
    let others = [("src", ""), ("crates/kernel/src", "kernel"), ("crates/games/src", "games")];
    others.map(|it| (it.0.to_owned(), it.1.to_owned())).into_iter().chain(games).collect()
}

pub fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    collect_as(folder, "rs", found);
}

/// All files below a folder whose names end like this.
pub fn collect_as(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).expect("a folder of sources");
    for entry in entries {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect_as(&path, ending, found);
        } else if path.extension().is_some_and(|it| it == ending) {
            found.push(path);
        }
    }
}

fn source(root: &Path, path: &Path, crate_module: &str) -> Source {
    let text = fs::read_to_string(path).expect("a source file");
    let within = path.strip_prefix(root).expect("a file under src").with_extension("");
    let module = within.to_string_lossy().replace('\\', "/");
    let module = module.strip_suffix("/mod").unwrap_or(&module);
    let module = match (crate_module, module) {
        ("", module) => module.to_owned(),
        (top, "lib") => top.to_owned(),
        (top, module) => format!("{top}/{module}"),
    };
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let code = code.lines().map(without_comment).collect::<Vec<&str>>().join("\n");
    Source { module, code, n_lines: text.lines().count() }
}

fn without_comment(line: &str) -> &str {
    if line.trim_start().starts_with("//") { "" } else { line }
}

/// Every path that the code names, `::` written as `/`: `crate/kernel/seat`, `std/fmt`. The
/// braces of a `use` are opened: `use crate::{a, b::c};` names `crate/a` and `crate/b/c`.
pub fn paths(code: &str) -> Vec<String> {
    let mut paths = Vec::new();
    let mut rest = code;
    while let Some(at) = rest.find("::") {
        let is_symbol = |it: char| !(it.is_alphanumeric() || it == '_');
        let head = &rest[..at];
        let start = head.rfind(is_symbol).map_or(0, |it| it + 1);
        let is_inside = head[..start].ends_with("::") || head[start..].is_empty();
        let tail = &rest[start..];
        if !is_inside {
            let end = end_of_path(tail);
            open_braces("", &tail[..end], &mut paths);
            rest = &tail[end.max(at + 2 - start)..];
        } else {
            rest = &rest[at + 2..];
        }
    }
    paths
}

/// The length of the path that `text` begins with, braces included.
fn end_of_path(text: &str) -> usize {
    let mut depth = 0;
    for (idx, it) in text.char_indices() {
        match it {
            '{' if text[..idx].ends_with("::") || 0 < depth => depth += 1,
            '}' if 0 < depth => {
                depth -= 1;
                if depth == 0 {
                    return idx + 1;
                }
            }
            ':' => {}
            _ if 0 < depth || it.is_alphanumeric() || it == '_' => {}
            _ => return idx,
        }
    }
    text.len()
}

fn open_braces(prefix: &str, path: &str, into: &mut Vec<String>) {
    let Some((head, body)) = path.split_once('{') else {
        let name = path.split(" as ").next().unwrap_or_default().trim();
        into.push(format!("{prefix}{}", name.replace("::", "/")));
        return;
    };
    let prefix = format!("{prefix}{}", head.trim().replace("::", "/"));
    let body = body.strip_suffix('}').unwrap_or(body);
    let mut depth = 0;
    let mut start = 0;
    for (idx, it) in body.char_indices() {
        match it {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                open_braces(&prefix, body[start..idx].trim(), into);
                start = idx + 1;
            }
            _ => {}
        }
    }
    if !body[start..].trim().is_empty() {
        open_braces(&prefix, body[start..].trim(), into);
    }
}

/// The layer of a module, and what `*` stands for in it.
fn layer_of(module: &str) -> Option<(&'static Layer, &str)> {
    LAYERS.iter().find_map(|layer| match layer.name.strip_suffix("/*") {
        Some(parent) => {
            let inside = module.strip_prefix(parent)?.strip_prefix('/')?;
            Some((layer, inside.split('/').next().unwrap_or_default()))
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

/// What is wrong with a source file, one line each.
fn errors(source: &Source, crates: &[String]) -> Vec<String> {
    let Some((layer, star)) = layer_of(&source.module) else { return free_file_errors(source) };
    let mut errors = Vec::new();
    for path in paths(&source.code) {
        let Some(path) = resolve(&source.module, &path, crates) else { continue };
        let is_allowed = match path.strip_prefix("crate/") {
            Some(inner) => {
                layer.own.iter().any(|it| is_within(inner, &it.replace('*', star)))
                    || (sees_all_of_its_game(&source.module, star)
                        && is_within(inner, &format!("games/{star}")))
            }
            // Only `browser` reads a clock; a length of time is no clock.
            None if is_within(&path, "std/time") => path == "std/time/Duration",
            None => layer.crates.iter().any(|it| is_crate(&path, it)),
        };
        if !is_allowed {
            errors.push(format!("{} names {path}", source.module));
        }
    }
    let words = layer.never.iter().filter(|it| says(&source.code, it));
    errors.extend(words.map(|it| format!("{} says `{it}`", source.module)));
    errors
}

/// Tests of a board lay out positions of their own.
fn sees_all_of_its_game(module: &str, star: &str) -> bool {
    is_within(module, &format!("boards/{star}/tests"))
}

/// Tells whether `word` stands in the code as a word of its own.
fn says(code: &str, word: &str) -> bool {
    let is_edge = |it: Option<char>| it.is_none_or(|it| !(it.is_alphanumeric() || it == '_'));
    code.match_indices(word).any(|(at, _)| {
        is_edge(code[..at].chars().next_back()) && is_edge(code[at + word.len()..].chars().next())
    })
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
    let names = |it: &str| paths(&source.code).iter().any(|path| path.starts_with(it));
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
    let errors: Vec<String> = sources.iter().flat_map(|it| errors(it, &crates)).collect();
    check(&errors);
}

#[test]
fn nobody_names_the_composition_root_but_main() {
    let named = |it: &&Source| {
        let is_root = it.module == "main" || is_within(&it.module, "app");
        !is_root && paths(&it.code).iter().any(|path| is_within(path, "crate/app"))
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

#[test]
fn paths_are_found_wherever_they_stand() {
    let code =
        "use crate::{a::B, c::{D as E, f::*}};\nlet x = std::mem::take(&mut y);\nweb_sys::window()";
    let found = paths(code);
    assert_eq!(found, ["crate/a/B", "crate/c/D", "crate/c/f/*", "std/mem/take", "web_sys/window"],);
}

#[track_caller]
fn check_line(module: &str, code: &str, is_allowed: bool) {
    let source = Source { module: module.to_owned(), code: code.to_owned(), n_lines: 1 };
    let errors = errors(&source, &known_crates());
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
    check_line("shell/table", "use crate::shell::pages::header::Header;", true);
    check_line("shell/pages/header", "use crate::shell::table::study::Lines;", false);
    check_line("shell/store/hall", "use crate::shell::app_context::AppContext;", false);
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
