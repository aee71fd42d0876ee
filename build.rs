//! A program that is to be split keeps the relocations that the splitter reads.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is_for_browser = std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|it| it == "wasm");
    if is_for_browser && std::env::var_os("CARGO_FEATURE_SPLIT").is_some() {
        println!("cargo::rustc-link-arg-bin=undercroft=--emit-relocs");
    }
}
