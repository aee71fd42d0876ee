//! The packages that the program is to be made with: each stands in a manifest, and does some work; and its programs,
//! of which each game has one that thinks.

use std::collections::BTreeSet;
use std::fs;

use games::GameId;

use crate::sources::{Source, root, sources};

/// Those that the client of the program has named.
const PACKAGES: [&str; 7] =
    ["leptos", "wasm-bindgen", "web-sys", "gloo-storage", "rand", "getrandom", "serde"];

/// The manifests of the page and of the kernel.
const MANIFESTS: [&str; 2] = ["Cargo.toml", "crates/kernel/Cargo.toml"];

/// The packages that the dependencies of a manifest name, for any target; not those of tests alone.
fn dependencies(manifest: &str) -> Vec<&str> {
    let sections = manifest.split("\n[").skip(1);
    let ours = sections.filter(|it| it.starts_with("dependencies]"));
    let names = ours.flat_map(|it| it.lines().filter_map(|line| line.split_once(" = ")));
    names.map(|(name, _)| name).filter(|it| !it.starts_with(['#', ' '])).collect()
}

/// The packages that no manifest asks for, or that no code names, each with what it lacks.
fn idle(manifests: &[String], heads: &BTreeSet<&str>) -> Vec<String> {
    let asked_for = manifests.iter().flat_map(|it| dependencies(it)).collect::<Vec<_>>();
    let lack = |package: &str| {
        if !asked_for.contains(&package) {
            return Some(format!("{package} stands in no manifest"));
        }
        let has_work = heads.contains(package.replace('-', "_").as_str());
        (!has_work).then(|| format!("{package} has no work"))
    };
    PACKAGES.into_iter().filter_map(lack).collect()
}

fn manifests() -> Vec<String> {
    MANIFESTS.map(|it| fs::read_to_string(root().join(it)).expect("a manifest")).into()
}

/// The beginnings of the paths in the code.
fn heads() -> BTreeSet<&'static str> {
    let paths = sources().iter().flat_map(|it| it.paths());
    paths.filter_map(|it| it.1.split('/').next()).collect()
}

#[test]
fn every_package_stands_in_a_manifest_and_has_work() {
    let idle = idle(&manifests(), &heads());
    assert!(idle.is_empty(), "{idle:?}");
}

#[test]
fn what_is_kept_is_read_and_written_through_its_package() {
    let asks = |it: &&Source| it.paths().any(|it| it.1.ends_with("LocalStorage/raw"));
    let asking = sources().iter().filter(asks).map(|it| it.module.as_str());
    assert_eq!(asking.collect::<Vec<_>>(), ["browser/storage"]);
    // Nobody gets at the browser's storage by another way.
    let named = sources().iter().flat_map(|it| it.names().map(|name| (it.module.as_str(), name)));
    let asking = named.filter(|it| it.1 == "local_storage").map(|it| it.0);
    assert_eq!(asking.collect::<Vec<_>>(), ["browser/storage"]);
}

#[test]
fn a_package_that_is_gone_or_idle_is_noticed() {
    let gone =
        manifests().into_iter().map(|it| it.replace("\ngloo-storage = ", "\n# gloo-storage = "));
    let gone: Vec<String> = gone.collect();
    assert_eq!(idle(&gone, &heads()), ["gloo-storage stands in no manifest"]);
    let unused = heads().into_iter().filter(|it| *it != "gloo_storage").collect();
    assert_eq!(idle(&manifests(), &unused), ["gloo-storage has no work"]);
    let only_in_tests = "[package]\nname = \"x\"\n\n[dev-dependencies]\nrand = \"1\"\n";
    assert!(dependencies(only_in_tests).is_empty());
}

/// The example has no worker: the page thinks for its computers.
#[test]
fn every_game_of_the_site_has_a_worker() {
    let page = fs::read_to_string(root().join("index.html")).expect("the page");
    let programs = fs::read_dir(root().join("crates/worker/src/bin")).expect("the workers");
    let names = programs.flatten().map(|it| it.path().with_extension(""));
    let mut names: Vec<String> =
        names.filter_map(|it| Some(it.file_name()?.to_str()?.to_owned())).collect();
    names.sort();
    let games = GameId::ALL.iter().filter(|it| it.id() != "hoard");
    let mut wanted: Vec<String> = games.map(|it| format!("worker-{}", it.id())).collect();
    wanted.sort();
    assert_eq!(names, wanted);
    for name in wanted {
        assert_eq!(page.matches(&format!("data-bin=\"{name}\"")).count(), 1, "{name}");
    }
}
