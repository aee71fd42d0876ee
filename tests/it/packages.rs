//! The packages that the program is to be made with: each stands in a manifest, and does some work.

use std::fs;

use super::layers::{paths, root, sources};

/// Those that whoever ordered the program has named.
const PACKAGES: [&str; 7] =
    ["leptos", "wasm-bindgen", "web-sys", "gloo-storage", "rand", "getrandom", "serde"];

/// The manifests of the page and of the kernel.
const MANIFESTS: [&str; 2] = ["Cargo.toml", "crates/kernel/Cargo.toml"];

/// The packages that the dependencies of a manifest name, whatever the target; not those of tests alone.
fn dependencies(manifest: &str) -> Vec<&str> {
    let sections = manifest.split("\n[").skip(1);
    let ours = sections.filter(|it| it.starts_with("dependencies]"));
    let names = ours.flat_map(|it| it.lines().filter_map(|line| line.split_once(" = ")));
    names.map(|(name, _)| name).filter(|it| !it.starts_with(['#', ' '])).collect()
}

/// Whether a path in the code begins with the crate of a package.
fn is_named(package: &str, code: &str) -> bool {
    let name = package.replace('-', "_");
    paths(code).iter().any(|path| path.split('/').next() == Some(&name))
}

/// The packages that no manifest asks for, or that no code names, each with what it lacks.
fn idle(manifests: &[String], codes: &[String]) -> Vec<String> {
    let asked_for = manifests.iter().flat_map(|it| dependencies(it)).collect::<Vec<_>>();
    let lack = |package: &str| {
        if !asked_for.contains(&package) {
            return Some(format!("{package} stands in no manifest"));
        }
        let has_work = codes.iter().any(|it| is_named(package, it));
        (!has_work).then(|| format!("{package} has no work"))
    };
    PACKAGES.into_iter().filter_map(lack).collect()
}

fn manifests() -> Vec<String> {
    MANIFESTS.map(|it| fs::read_to_string(root().join(it)).expect("a manifest")).into()
}

fn codes() -> Vec<String> {
    sources().into_iter().map(|it| it.code).collect()
}

#[test]
fn every_package_stands_in_a_manifest_and_has_work() {
    let idle = idle(&manifests(), &codes());
    assert!(idle.is_empty(), "{idle:?}");
}

#[test]
fn what_is_kept_is_read_and_written_through_its_package() {
    let sources = sources();
    let storage = sources.iter().find(|it| it.module == "browser/storage").expect("the storage");
    assert!(storage.code.contains("LocalStorage::raw()"));
    // Nobody gets at the browser's storage by another way.
    for source in &sources {
        let n_asked = source.code.matches("local_storage()").count();
        let n_allowed = usize::from(source.module == "browser/storage");
        assert_eq!(n_asked, n_allowed, "{}", source.module);
    }
}

/// Texts in which something is replaced.
fn each(texts: Vec<String>, what: &str, by: &str) -> Vec<String> {
    texts.iter().map(|it| it.replace(what, by)).collect()
}

#[test]
fn a_package_that_is_gone_or_idle_is_noticed() {
    let gone = each(manifests(), "\ngloo-storage = ", "\n# gloo-storage = ");
    assert_eq!(idle(&gone, &codes()), ["gloo-storage stands in no manifest"]);
    let unused = each(codes(), "gloo_storage", "web_sys");
    assert_eq!(idle(&manifests(), &unused), ["gloo-storage has no work"]);
    let only_in_tests = "[package]\nname = \"x\"\n\n[dev-dependencies]\nrand = \"1\"\n";
    assert!(dependencies(only_in_tests).is_empty());
}
