//! `play`: the app on loopback, rebuilt whenever a file changes.

use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::Duration;

use crate::failure::{Failure, Outcome};
use crate::{example, process, tools, tree};

/// Ports that are tried when none was asked for.
const PORTS: std::ops::Range<u16> = 8080..8100;

/// Tells cargo to write nothing for debuggers: a panic names its line without that, and the page is built in less time.
const DEBUG: (&str, &str) = ("CARGO_PROFILE_DEV_DEBUG", "false");

/// The time between two tries to reach the new server.
const PATIENCE: Duration = Duration::from_millis(200);

/// Which games are on the shelf.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shelf {
    OfTheSite,
    /// Those of the site, the example, and what was made of it.
    WithExample,
}

/// Builds, serves and prints the address, until it is interrupted. Needs no Node.js.
///
/// # Errors
/// If a tool cannot be installed, the port is taken, or Trunk stops with an error.
pub fn play(port: Option<u16>, what: Shelf) -> Outcome {
    let port = free_port(port)?;
    tools::wasm_target()?;
    println!("Building the app (the first time about 6 minutes, later some seconds).");
    // Half of the time that the page's own code takes keeps one core alone busy. If it does not compile, Trunk says so
    // again, and waits until that is mended.
    let (_, tools) = process::beside(|| process::run(&mut compile(what)), find_tools);
    thread::spawn(move || announce(port));
    let mut trunk = process::program(Path::new("trunk"));
    trunk.args(["serve", "--address", "127.0.0.1", "--port", &port.to_string()]);
    if what == Shelf::WithExample {
        trunk.arg(example::page()?);
    }
    trunk.args(features(what));
    // `dist` is for the finished site; an unoptimised one must never be found there.
    trunk.arg("--dist").arg(tree::target().join("play"));
    trunk.env("PATH", process::path_with(&tools?)?).env(DEBUG.0, DEBUG.1);
    process::run(&mut trunk)
}

/// The folders in which Trunk is found, and what it calls.
fn find_tools() -> Outcome<[PathBuf; 2]> {
    // The end of each build keeps one core alone busy.
    let (trunk, wasm_bindgen) = process::beside(tools::trunk, tools::wasm_bindgen);
    Ok([trunk?, wasm_bindgen?])
}

/// Cargo as Trunk will call it, so that Trunk finds the program made.
fn compile(what: Shelf) -> Command {
    let mut cargo = process::cargo();
    cargo.args(["build", "--target=wasm32-unknown-unknown", "--bin", "undercroft"]);
    cargo.args(features(what)).env(DEBUG.0, DEBUG.1);
    cargo
}

/// The arguments of cargo and of Trunk for what is on the shelf.
fn features(what: Shelf) -> &'static [&'static str] {
    match what {
        Shelf::OfTheSite => &[],
        Shelf::WithExample => &["--features", example::FEATURE],
    }
}

/// The port asked for, or the first free one of [`PORTS`].
fn free_port(wanted: Option<u16>) -> Outcome<u16> {
    let is_free = |port: &u16| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok();
    match wanted {
        Some(port) if is_free(&port) => Ok(port),
        Some(port) => Err(Failure::new(format!("Port {port} is taken; try another one."))),
        None => PORTS.clone().find(is_free).ok_or_else(|| {
            Failure::new(format!("Ports {PORTS:?} are all taken; choose one with --port."))
        }),
    }
}

/// Prints the address as soon as the server answers.
fn announce(port: u16) {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    while TcpStream::connect_timeout(&address, PATIENCE).is_err() {
        thread::sleep(PATIENCE);
    }
    println!("\n  Undercroft is at http://127.0.0.1:{port}/ (Ctrl-C ends it)\n");
}
