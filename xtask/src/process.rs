//! Running other programs.

use std::env;
use std::ffi::OsString;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use crate::failure::{Failure, Outcome};
use crate::tree;

/// The end of a program that was run to be listened to.
pub struct Ending {
    /// True if its exit code was zero.
    pub ok: bool,
    /// Everything it printed on its standard output.
    pub text: String,
}

/// Cargo, at the project's top folder.
pub fn cargo() -> Command {
    program(&env::var_os("CARGO").map_or_else(|| PathBuf::from("cargo"), PathBuf::from))
}

/// Any program, at the project's top folder.
pub fn program(path: &Path) -> Command {
    let mut command = Command::new(path);
    command.current_dir(tree::root());
    command
}

/// Runs a program to its end, its output going where ours goes.
///
/// # Errors
/// If it cannot be started or ends with another exit code than zero.
pub fn run(command: &mut Command) -> Outcome {
    let status = command.status().map_err(|error| cannot_start(command, &error))?;
    if status.success() {
        return Ok(());
    }
    Err(Failure::new(format!("`{}` failed ({status})", line(command))))
}

/// Does two things at once, the second on a thread of its own, and waits for both.
pub fn beside<A, B: Send>(one: impl FnOnce() -> A, other: impl FnOnce() -> B + Send) -> (A, B) {
    thread::scope(|scope| {
        let other = scope.spawn(other);
        (one(), other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}

/// Runs a program, shows its standard output as it comes, and keeps it too.
///
/// # Errors
/// If it cannot be started or its output cannot be read. An exit code is not an error here.
pub fn listen(command: &mut Command) -> Outcome<Ending> {
    let started = command.stdout(Stdio::piped()).spawn();
    let mut child = started.map_err(|error| cannot_start(command, &error))?;
    let mut text = String::new();
    if let Some(output) = child.stdout.take() {
        let mut reader = BufReader::new(output);
        let mut bytes = Vec::new();
        while 0 < reader.read_until(b'\n', &mut bytes).map_err(unreadable)? {
            let piece = String::from_utf8_lossy(&bytes);
            print!("{piece}");
            text.push_str(&piece);
            bytes.clear();
        }
        let _ = std::io::stdout().flush();
    }
    let status = child.wait().map_err(unreadable)?;
    Ok(Ending { ok: status.success(), text })
}

/// The output of a program, if it can be run and succeeds. Unless it was sent elsewhere, its error output is thrown
/// away.
pub fn ask(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Everything that a program prints, on both its outputs. An exit code is not an error here.
///
/// # Errors
/// If it cannot be started.
pub fn both(command: &mut Command) -> Outcome<String> {
    let output = command.stdin(Stdio::null()).output();
    let output = output.map_err(|error| cannot_start(command, &error))?;
    let [out, err] = [&output.stdout, &output.stderr].map(|it| String::from_utf8_lossy(it));
    Ok(format!("{out}\n{err}"))
}

/// Looks a program up on `PATH`.
pub fn find(name: &str) -> Option<PathBuf> {
    let file = format!("{name}{}", env::consts::EXE_SUFFIX);
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders).map(|folder| folder.join(&file)).find(|path| path.is_file())
}

/// `PATH` with some folders before all others.
///
/// # Errors
/// If a folder's name cannot stand in `PATH`.
pub fn path_with(folders: &[PathBuf]) -> Outcome<OsString> {
    let old = env::var_os("PATH").unwrap_or_default();
    let all = folders.iter().cloned().chain(env::split_paths(&old));
    env::join_paths(all).map_err(|error| Failure::new(error.to_string()))
}

/// The command as one would type it.
fn line(command: &Command) -> String {
    let path = Path::new(command.get_program());
    let name = path.file_name().unwrap_or(command.get_program());
    let words = std::iter::once(name).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

fn cannot_start(command: &Command, error: &std::io::Error) -> Failure {
    Failure::new(format!("cannot start `{}`: {error}", line(command)))
}

fn unreadable(error: std::io::Error) -> Failure {
    Failure::new(format!("cannot read a program's output: {error}"))
}
