//! The packages that the program is to be made with: each stands in a manifest, and does some work.

use std::collections::BTreeSet;
use std::fs;

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
