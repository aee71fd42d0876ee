//! No circles of files, in any layer: of two files that need each other, neither can be read first. Nor of features.
//!
//! File A stands above file B if A names anything that B declares. Saying which modules there are (`mod b;`) is no
//! naming. Nor is handing on (`pub use`): code that takes a thing at a folder's door names the file that
//! declares it, and the door only says where that is.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::iter::successors;

use crate::layers::{known_crates, resolve};
use crate::sources::{Module, Source, sources};

/// The names in a file: the other file, and the path by which it is named.
type Arrows = BTreeMap<String, BTreeMap<String, String>>;

/// The modules of all files.
type Modules<'a> = BTreeSet<&'a str>;

/// The paths that doors hand on: for a module and a name, the path that is meant.
type Doors = BTreeMap<(String, String), String>;

/// A path as it is seen from a module, from the top of the tree; none if it leads out of it.
fn from_top(module: &str, path: &str, all: &Modules, crates: &[String]) -> Option<String> {
    let (first, rest) = path.split_once('/')?;
    let child = format!("{module}/{first}");
    let absolute = match first {
        "self" => format!("crate/{module}/{rest}"),
        _ if all.contains(child.as_str()) => format!("crate/{child}/{rest}"),
        _ => resolve(module, path, crates)?,
    };
    absolute.strip_prefix("crate/").map(str::to_owned)
}

/// The file that declares what a path means, through all doors.
fn declared_in<'a>(path: &str, all: &Modules<'a>, doors: &Doors) -> Option<&'a str> {
    let mut path = path.to_owned();
    // A door may lead to another one, but not to more than there are.
    for _ in 0..=doors.len() {
        let mut heads = successors(Some(path.as_str()), |it| Some(it.rsplit_once('/')?.0));
        let file = heads.find_map(|it| all.get(it).copied())?;
        let within = path[file.len()..].trim_start_matches('/').to_owned();
        let (name, after) = within.split_once('/').unwrap_or((&within, ""));
        match doors.get(&(file.to_owned(), name.to_owned())) {
            Some(target) if after.is_empty() => path = target.clone(),
            Some(target) => path = format!("{target}/{after}"),
            None => return Some(file),
        }
    }
    None
}

/// Every path of this tree that a module names, from its top: also those that begin with a module which it has
/// brought in by a `use` of its own.
fn named_in(module: &Module, all: &Modules, crates: &[String]) -> Vec<String> {
    let seen = |path: &str| from_top(&module.module, path, all, crates);
    let used = module.uses.iter().filter_map(|it| Some((it.name.as_str(), seen(&it.path)?)));
    let brought_in: BTreeMap<&str, String> =
        used.filter(|it| all.contains(it.1.as_str())).collect();
    let through = |path: &str| {
        let (first, rest) = path.split_once('/')?;
        Some(format!("{}/{rest}", brought_in.get(first)?))
    };
    let written = module.uses.iter().map(|it| &it.path).chain(&module.in_place);
    written.filter_map(|it| seen(it).or_else(|| through(it))).collect()
}

/// The arrows of all files.
fn arrows(sources: &[Source]) -> Arrows {
    let crates = known_crates();
    let all: Modules = sources.iter().map(|it| it.module.as_str()).collect();
    let (mut doors, mut named) = (Doors::new(), Vec::new());
    for source in sources {
        for module in &source.modules {
            for door in &module.doors {
                let Some(path) = from_top(&module.module, &door.path, &all, &crates) else {
                    continue;
                };
                doors.insert((source.module.clone(), door.name.clone()), path);
            }
            let paths = named_in(module, &all, &crates);
            named.extend(paths.into_iter().map(|it| (source.module.as_str(), it)));
        }
    }
    let mut arrows = Arrows::new();
    for (module, path) in named {
        if let Some(file) = declared_in(&path, &all, &doors).filter(|it| *it != module) {
            arrows.entry(module.to_owned()).or_default().insert(file.to_owned(), path);
        }
    }
    arrows
}

/// The shortest way along the arrows from a file back to itself.
fn circle_through(file: &str, arrows: &Arrows) -> Option<Vec<String>> {
    let mut ways = VecDeque::from([vec![file.to_owned()]]);
    let mut seen = Vec::new();
    while let Some(way) = ways.pop_front() {
        let Some(targets) = way.last().and_then(|it| arrows.get(it)) else { continue };
        for target in targets.keys() {
            if target == file {
                return Some(way);
            }
            if !seen.contains(target) {
                seen.push(target.clone());
                ways.push_back(way.iter().chain([target]).cloned().collect());
            }
        }
    }
    None
}

/// The shortest circle of all, as a sentence; none if there is none.
fn first_circle(arrows: &Arrows) -> Option<String> {
    let circles = arrows.keys().filter_map(|it| circle_through(it, arrows));
    let circle = circles.min_by_key(Vec::len)?;
    let next = |nth: usize| &circle[(nth + 1) % circle.len()];
    let arrow = |(nth, file): (usize, &String)| {
        format!("{file} names {}", arrows[file][next(nth)].replace('/', "::"))
    };
    Some(circle.iter().enumerate().map(arrow).collect::<Vec<_>>().join("\n"))
}

#[test]
fn no_files_stand_in_a_circle() {
    let circle = first_circle(&arrows(sources()));
    assert!(circle.is_none(), "\n{}\n", circle.unwrap_or_default());
}

/// The folder of features, each one thing that can be done: of two, none needs the other to be understood.
const FEATURES: &str = "shell/features/";

/// The arrows of files, drawn from feature to feature.
fn between_features(arrows: Arrows) -> Arrows {
    let feature = |file: &str| Some(file.strip_prefix(FEATURES)?.split('/').next()?.to_owned());
    let mut between = Arrows::new();
    for (from, targets) in arrows {
        for (to, path) in targets {
            let (Some(from), Some(to)) = (feature(&from), feature(&to)) else { continue };
            if from != to {
                between.entry(from).or_default().insert(to, path);
            }
        }
    }
    between
}

#[test]
fn no_features_stand_in_a_circle() {
    let arrows = between_features(arrows(sources()));
    assert!(!arrows.is_empty(), "the features are not where they were");
    let circle = first_circle(&arrows);
    assert!(circle.is_none(), "\n{}\n", circle.unwrap_or_default());
}

fn file(module: &str, code: &str) -> Source {
    Source::read(module, "", code)
}

#[test]
fn a_circle_is_found_through_doors_and_inner_modules() {
    let door = || file("a", "pub mod one;\npub mod two;\n\npub use self::{\n    one::One,\n};");
    let one = || file("a/one", "use super::two::Two;\nstruct One(Two);");
    let circle_in = |files: &[Source]| first_circle(&arrows(files));
    let found = |two: &str| circle_in(&[door(), one(), file("a/two", two)]);
    assert_eq!(found("struct Two;"), None);
    let circle = "a/one names a::two::Two\na/two names ";
    assert_eq!(found("use super::One;"), Some(format!("{circle}a::One")));
    assert_eq!(found("use crate::a::One as It;"), Some(format!("{circle}a::One")));
    assert_eq!(
        found("mod inner {\n    use super::super::one::One;\n}"),
        Some(format!("{circle}a::one::One"))
    );
    assert_eq!(found("struct Two(super::one::One);"), Some(format!("{circle}a::one::One")));
    assert_eq!(
        found("use crate::a::one;\nstruct Two(one::One);"),
        Some(format!("{circle}a::one::One"))
    );
    // The door itself names nobody, and code that goes through it names the file behind it.
    assert_eq!(
        circle_in(&[door(), one(), file("a/two", ""), file("b", "use crate::a::One;")]),
        None
    );
}
