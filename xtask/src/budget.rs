//! The size budgets: what a visitor downloads before the first page, and before the first match.

use std::collections::BTreeSet;
use std::process::Stdio;

use languages::Lang;

use crate::dist::{LATER, TABLEBASES};
use crate::failure::{Failure, Outcome};
use crate::{process, tools, tree};

/// Brotli-compressed bytes of HTML, CSS, JS, WebAssembly and icons of the first page together, for a visitor of whom
/// nothing is kept.
const FIRST_LOAD_BYTES: u64 = 122_500;

/// The same, with the pieces of the tables and of one game, whichever, its computers, and what these look up.
const FIRST_MATCH_BYTES: u64 = 423_000;

/// The same for Dungeon Raiders, the smallest.
const FIRST_MATCH_OF_DUNGEON_RAIDERS_BYTES: u64 = 392_500;

/// The same for Dungeon Roll.
const FIRST_MATCH_OF_DUNGEON_ROLL_BYTES: u64 = 449_500;

/// The same for Dungeoneer, whose cards and words are many.
const FIRST_MATCH_OF_DUNGEONEER_BYTES: u64 = 616_500;

/// What joins several devices, with what finds codes in the pictures of a camera.
const DEVICES_BYTES: u64 = 52_000;

/// The piece that joins several devices.
const DEVICES: &str = "devices";

/// The piece with the readers of what is kept: every match needs it, and the shelf of a returning player.
const KEPT: &str = "kept";

/// The other piece that every match needs.
const TABLES: &str = "tables";

/// The end of the names of pieces with the computers of a game.
const THINKING: &str = "-thinking";

/// What finds codes in pictures: its piece, and the script of its worker.
const SCANNER: &str = "scanner";

/// The script of the worker that thinks for computers.
const WORKER: &str = "worker";

/// The end of the names of files that computers look things up in.
const BIN: &str = ".bin";

/// The pieces that no board needs: they come once it stands, or when somebody goes elsewhere.
const AROUND: [&str; 6] = [DEVICES, "panels", "pages", "replays", "saved", "setup"];

/// The end of the names of pieces that no match of their game needs.
const OF_GAME: &str = "-replays";

/// One file that a page fetches by itself.
#[derive(Debug, PartialEq, Eq)]
struct LoadedFile<'a> {
    name: &'a str,
    raw_bytes: u64,
    brotli_bytes: u64,
}

impl LoadedFile<'_> {
    /// The piece that it belongs to, if it is not of the first load: it is named so, and after its
    /// content.
    fn piece(&self) -> Option<&str> {
        if self.game_looked_up().is_some() {
            return Some(TABLEBASES);
        }
        let mut path = self.name.rsplit('/');
        let file = path.next()?;
        let script = file.strip_suffix(".js");
        if script.is_some_and(|it| [SCANNER, WORKER].contains(&it)) {
            return script;
        }
        path.any(|it| it == LATER).then(|| file.rsplit_once('-').map_or(file, |(piece, _)| piece))
    }

    /// The game whose computers look things up in it.
    fn game_looked_up(&self) -> Option<&str> {
        let (_, file) = self.name.split_once(TABLEBASES)?;
        let (game, _) = file.strip_prefix('/')?.strip_suffix(BIN)?.split_once('/')?;
        Some(game)
    }
}

/// Prints the size of each file in `dist/` that the first load fetches, and of the pieces that come
/// later.
///
/// # Errors
/// If they cannot be measured, or are together over a budget.
pub fn check() -> Outcome {
    let script = tree::root().join("xtask/scripts/first_load.mjs");
    let mut node = process::program(&tools::node()?);
    node.arg(script).arg(tree::site()).stderr(Stdio::inherit());
    let said = process::ask(&mut node);
    let said = said.ok_or_else(|| Failure::new("The first load of dist/ cannot be measured."))?;
    let files = said.lines().filter_map(read_line).collect::<Vec<_>>();
    if !files.iter().any(|it| it.piece().is_none() && it.name.ends_with(".wasm")) {
        return Err(Failure::new("The first load of dist/ has no WebAssembly in it."));
    }
    let pieces = files.iter().filter_map(LoadedFile::piece).collect::<BTreeSet<_>>();
    let games = pieces
        .iter()
        .filter(|it| ![KEPT, TABLES].contains(it) && !AROUND.contains(it))
        .filter(|it| !it.ends_with(OF_GAME) && !it.ends_with(THINKING))
        .filter(|it| !it.contains('.') && ![SCANNER, WORKER, TABLEBASES].contains(it))
        .collect::<Vec<_>>();
    if !pieces.contains(KEPT) || !pieces.contains(TABLES) || games.is_empty() {
        return Err(Failure::new(
            "What is kept, tables and games are no pieces of their own in dist/.",
        ));
    }
    if !pieces.contains(SCANNER) {
        return Err(Failure::new("What finds codes in pictures is not in dist/."));
    }
    println!("{:>9}  {:>9}", "raw", "brotli");
    files.iter().for_each(print);
    let first = bytes(&files, |piece| piece.is_none());
    let first_load = judge("first load", first, FIRST_LOAD_BYTES);
    let of_kept = bytes(&files, |it| it == Some(KEPT));
    println!("{:>9}  {:>9}  the same for a returning player", "", first + of_kept);
    let first_matches = games.iter().map(|game| {
        // Of the words one language comes, whichever weighs more.
        let weight = |lang: Lang| {
            let is_needed = |it: &str| {
                let words = it.strip_suffix(lang.code()).and_then(|it| it.strip_suffix('.'));
                let it = words.or_else(|| it.strip_suffix(THINKING)).unwrap_or(it);
                [KEPT, TABLES, WORKER, **game].contains(&it)
            };
            bytes(&files, |piece| piece.is_none_or(is_needed))
        };
        let weight = Lang::ALL.map(weight).into_iter().max().unwrap_or_default();
        let weight = weight + looked_up(&files, game);
        let allowed = match **game {
            "dungeoneer" => FIRST_MATCH_OF_DUNGEONEER_BYTES,
            "dungeon-roll" => FIRST_MATCH_OF_DUNGEON_ROLL_BYTES,
            "dungeon-raiders" => FIRST_MATCH_OF_DUNGEON_RAIDERS_BYTES,
            _ => FIRST_MATCH_BYTES,
        };
        judge(&format!("first match of {game}"), weight, allowed)
    });
    let is_of_devices = |it: &str| [DEVICES, SCANNER].contains(&it);
    let of_devices = bytes(&files, |piece| piece.is_some_and(is_of_devices));
    // All are told, whichever is too large.
    let verdicts = [first_load].into_iter().chain(first_matches).collect::<Vec<_>>();
    let devices = judge("several devices", of_devices, DEVICES_BYTES);
    verdicts.into_iter().chain([devices]).collect()
}

/// Brotli-compressed bytes of all files whose piece is one of some.
fn bytes(files: &[LoadedFile<'_>], comes: impl Fn(Option<&str>) -> bool) -> u64 {
    files.iter().filter(|it| comes(it.piece())).map(|it| it.brotli_bytes).sum()
}

/// Brotli-compressed bytes of what is looked up in a match of a game with one hero, whichever weighs most.
fn looked_up(files: &[LoadedFile<'_>], game: &str) -> u64 {
    let of_game = files.iter().filter(|it| it.game_looked_up() == Some(game));
    of_game.map(|it| it.brotli_bytes).max().unwrap_or_default()
}

/// Tells what is loaded, and holds it to a budget.
fn judge(what: &str, bytes: u64, allowed: u64) -> Outcome {
    println!("{:>9}  {bytes:>9}  {what}, of {allowed} allowed", "");
    match bytes.checked_sub(allowed + 1) {
        None => Ok(()),
        Some(over) => {
            Err(Failure::new(format!("The {what} is {} bytes over its budget.", over + 1)))
        }
    }
}

fn print(file: &LoadedFile) {
    println!("{:>9}  {:>9}  {}", file.raw_bytes, file.brotli_bytes, file.name);
}

/// Reads `raw <tab> brotli <tab> name`.
fn read_line(line: &str) -> Option<LoadedFile<'_>> {
    let mut fields = line.splitn(3, '\t');
    let raw_bytes = fields.next()?.parse().ok()?;
    let brotli_bytes = fields.next()?.parse().ok()?;
    Some(LoadedFile { name: fields.next()?, raw_bytes, brotli_bytes })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_measured_file_has_two_sizes_and_a_name() {
        let file = LoadedFile { name: "a_bg.wasm", raw_bytes: 900, brotli_bytes: 300 };
        assert_eq!(file.piece(), None);
        assert_eq!(read_line("900\t300\ta_bg.wasm"), Some(file));
        assert_eq!(read_line("no sizes here"), None);
    }

    #[test]
    fn what_comes_later_names_its_piece() {
        let line = "9\t3\t0123/later/dungeon-roll-0a1b.wasm";
        assert_eq!(
            read_line(line).and_then(|it| it.piece().map(str::to_owned)).as_deref(),
            Some("dungeon-roll")
        );
        for (name, piece) in
            [("0123/public/scanner.js", SCANNER), ("0123/public/worker.js", WORKER)]
        {
            let file = LoadedFile { name, raw_bytes: 9, brotli_bytes: 3 };
            assert_eq!(file.piece(), Some(piece));
        }
    }

    #[test]
    fn a_match_weighs_the_heaviest_thing_that_its_computers_look_up() {
        let file = |name, brotli_bytes| LoadedFile { name, raw_bytes: 0, brotli_bytes };
        let files = [
            file("0123/public/tablebases/pig/one.bin", 10),
            file("0123/public/tablebases/pig/two.bin", 20),
            file("0123/public/tablebases/hoard/one.bin", 30),
        ];
        assert_eq!(looked_up(&files, "pig"), 20);
        assert_eq!(looked_up(&files, "chess"), 0);
        assert_eq!(bytes(&files, |piece| piece.is_none()), 0);
    }

    #[test]
    fn a_match_weighs_what_its_own_pieces_weigh() {
        let file = |name, brotli_bytes| LoadedFile { name, raw_bytes: 0, brotli_bytes };
        let files =
            [file("a.js", 1), file("later/tables-1.css", 20), file("later/pig-2.wasm", 300)];
        assert_eq!(bytes(&files, |piece| piece.is_none()), 1);
        assert_eq!(bytes(&files, |piece| piece.is_none_or(|it| it == TABLES)), 21);
        assert!(judge("first match of pig", 321, 321).is_ok());
        assert!(judge("first match of pig", 321, 320).is_err());
    }
}
