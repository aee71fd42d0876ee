//! The programs that building and testing need, found or installed.
//!
//! Nothing is installed into the system but the browsers: cargo tools go into a folder of our own, by
//! version, and npm packages beside the browser tests.

mod browsers;
mod cargo_tools;
mod lockfile;
mod npm;
mod wasm_target;

pub use browsers::{chromium, firefox};
pub use cargo_tools::{trunk, wasm_bindgen};
pub use npm::{node, npm_packages};
pub use wasm_target::wasm_target;
