//! `play`: the app on loopback, rebuilt whenever a file changes.

use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::thread;
use std::time::Duration;

use crate::failure::{Failure, Outcome};
use crate::{example, process, tools, tree};

/// Ports that are tried when none was asked for.
const PORTS: std::ops::Range<u16> = 8080..8100;

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
    let path = process::path_with(&[tools::trunk()?, tools::wasm_bindgen()?])?;
    println!("Building the app (the first time about 3 minutes, later some seconds).");
    thread::spawn(move || announce(port));
    let mut trunk = process::program(Path::new("trunk"));
    trunk.args(["serve", "--address", "127.0.0.1", "--port", &port.to_string()]);
    if what == Shelf::WithExample {
        trunk.arg(example::page()?).args(["--features", example::FEATURE]);
    }
    // `dist` is for the finished site; an unoptimised one must never be found there.
    trunk.arg("--dist").arg(tree::target().join("play"));
    trunk.env("PATH", path);
    process::run(&mut trunk)
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
