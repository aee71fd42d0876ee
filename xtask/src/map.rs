//! `size`: what the finished site is made of. Where its bytes lie, by piece, crate and module; which functions are long; and of
//! which there are many copies.
//!
//! The bytes are those of WebAssembly before compression: a piece has a third to a quarter of them on the way.

use std::collections::{BTreeMap, HashMap};
use std::fs;

use crate::failure::{Failure, Outcome};
use crate::{dist, output};

/// A module that has less of its piece, in hundredths, is not printed.
const LEAST_PERCENT: u64 = 1;

/// A function of so many bytes is long.
const LONG: u64 = 4096;

/// So many functions are printed of those of which there are copies.
const N_COPIED: usize = 40;

/// Prints the map of the finished site, making the site first if there is none.
///
/// # Errors
/// If the site cannot be made, or its map cannot be read.
pub fn print() -> Outcome {
    if !dist::maps().is_dir() {
        dist::dist()?;
    }
    let mut pieces = BTreeMap::new();
    let folder = dist::maps();
    for entry in fs::read_dir(&folder).map_err(Failure::at(&folder))? {
        let path = entry.map_err(Failure::at(&folder))?.path();
        let Some(piece) = path.file_stem().and_then(|it| it.to_str()) else { continue };
        let text = fs::read_to_string(&path).map_err(Failure::at(&path))?;
        pieces.insert(piece.to_owned(), text.lines().filter_map(line).collect::<Vec<Line>>());
    }
    output::line("    bytes functions  piece, crate and module");
    for (piece, lines) in &pieces {
        output::line(format!("{:>9} {:>9}  {piece}", total(lines), lines.len()));
        modules(lines).iter().for_each(|it| {
            output::line(format!("{:>9} {:>9}    {}", it.n_bytes, it.n_functions, it.name));
        });
    }
    output::line(format!("\nFunctions of {LONG} bytes or more:"));
    let all = || pieces.iter().flat_map(|(piece, lines)| lines.iter().map(move |it| (piece, it)));
    let mut long: Vec<_> = all().filter(|it| LONG <= it.1.n_bytes && it.1.name != DATA).collect();
    long.sort_by_key(|it| std::cmp::Reverse(it.1.n_bytes));
    for (piece, Line { n_bytes, name }) in long {
        output::line(format!("{n_bytes:>9}  {piece}: {name}"));
    }
    output::line("\nFunctions of which copies take the most bytes: bytes, copies, name");
    for it in copied(all().map(|it| it.1)) {
        output::line(format!("{:>9} {:>9}  {}", it.n_bytes, it.n_functions, it.name));
    }
    Ok(())
}

/// The name of the bytes in a map that are no function's.
const DATA: &str = "(data)";

/// A line of a map.
#[derive(Debug, PartialEq, Eq)]
struct Line {
    n_bytes: u64,
    name: String,
}

/// The functions that have something in common: a module, or their name.
#[derive(Debug, PartialEq, Eq)]
struct Group {
    n_bytes: u64,
    n_functions: u64,
    name: String,
}

fn line(text: &str) -> Option<Line> {
    let (n_bytes, name) = text.split_once('\t')?;
    Some(Line { n_bytes: n_bytes.parse().ok()?, name: shared(name).to_owned() })
}

/// The name that a function shares with its copies: in the program, wasm-bindgen has left some their checksums, and a
/// number to tell equal names apart.
fn shared(name: &str) -> &str {
    let is_number = |it: &str| !it.is_empty() && it.bytes().all(|it| it.is_ascii_digit());
    let is_checksum = |it: &str| it.len() == 16 && it.bytes().all(|it| it.is_ascii_hexdigit());
    let name = name.rsplit_once('.').filter(|it| is_number(it.1)).map_or(name, |it| it.0);
    name.rsplit_once("::h").filter(|it| is_checksum(it.1)).map_or(name, |it| it.0)
}

fn total(lines: &[Line]) -> u64 {
    lines.iter().map(|it| it.n_bytes).sum()
}

/// The modules of a piece, largest first, and how much all that are too small to be told have together.
fn modules(lines: &[Line]) -> Vec<Group> {
    let least = total(lines) * LEAST_PERCENT / 100;
    let groups = grouped(lines.iter().map(|it| (module(&it.name), it.n_bytes)));
    let (mut told, small): (Vec<_>, Vec<_>) =
        groups.into_iter().partition(|it| least <= it.n_bytes);
    let rest =
        grouped(small.iter().map(|it| ("(less than a hundredth each)".to_owned(), it.n_bytes)));
    told.extend(rest);
    told
}

/// The functions that stand there more than once, for other types or in other pieces, those with the most bytes first.
fn copied<'a>(lines: impl Iterator<Item = &'a Line>) -> Vec<Group> {
    let mut groups = grouped(lines.map(|it| (it.name.clone(), it.n_bytes)));
    groups.retain(|it| 1 < it.n_functions && it.name != DATA);
    groups.truncate(N_COPIED);
    groups
}

/// The bytes of those of one name together, most first.
fn grouped(all: impl Iterator<Item = (String, u64)>) -> Vec<Group> {
    let mut groups = HashMap::<String, (u64, u64)>::new();
    for (name, n_bytes) in all {
        let group = groups.entry(name).or_default();
        *group = (group.0 + n_bytes, group.1 + 1);
    }
    let group = |(name, (n_bytes, n_functions))| Group { n_bytes, n_functions, name };
    let mut groups: Vec<Group> = groups.into_iter().map(group).collect();
    groups.sort_by(|one, other| (other.n_bytes, &one.name).cmp(&(one.n_bytes, &other.name)));
    groups
}

/// The crate and the module of a function: the first two names of its path. A method is where its type is, unless that is
/// one of the language.
fn module(name: &str) -> String {
    let path = |text: &str| {
        let text = text.trim_start_matches(['<', '&', '*', '[', '(']);
        let text = ["mut ", "const ", "dyn "]
            .iter()
            .fold(text, |it, word| it.strip_prefix(word).unwrap_or(it));
        let is_of_path = |it: char| it.is_ascii_alphanumeric() || matches!(it, '_' | ':');
        let end = text.find(|it| !is_of_path(it)).unwrap_or(text.len());
        text[..end].trim_end_matches(':').to_owned()
    };
    let of_type = path(name);
    let of_trait = name.split_once(" as ").map(|it| path(it.1));
    let of_both = [Some(of_type), of_trait].into_iter().flatten();
    let full = of_both.into_iter().find(|it| it.contains("::"));
    let full = full.unwrap_or_else(|| name.to_owned());
    full.split("::").take(2).collect::<Vec<_>>().join("::")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(all: &[(u64, &str)]) -> Vec<Line> {
        let line =
            |(n_bytes, name): &(u64, &str)| Line { n_bytes: *n_bytes, name: (*name).to_owned() };
        all.iter().map(line).collect()
    }

    #[test]
    fn a_function_belongs_to_the_crate_and_module_of_its_type() {
        assert_eq!(module("kernel::play::Match<G>::play"), "kernel::play");
        assert_eq!(
            module("<&mut dungeon_roll::dice::Throw<K> as core::fmt::Debug>::fmt"),
            "dungeon_roll::dice"
        );
        assert_eq!(module("<u8 as core::fmt::Display>::fmt"), "core::fmt");
        assert_eq!(module("<T as tachys::view::Render>::build"), "tachys::view");
        assert_eq!(module("memcpy"), "memcpy");
        assert_eq!(module(DATA), DATA);
    }

    #[test]
    fn modules_stand_by_their_bytes_and_the_small_ones_together() {
        let lines = lines(&[
            (5, "dice::roll::one"),
            (600, "dice::roll::two"),
            (900, "heroes::hero::level"),
            (3, "tiny::one"),
            (4, "small::one"),
            (line("71\tonce::upon::a::time").expect("a line").n_bytes, "once::upon::a::time"),
        ]);
        let told: Vec<_> =
            modules(&lines).into_iter().map(|it| (it.n_bytes, it.n_functions, it.name)).collect();
        let expected = [
            (900, 1, "heroes::hero"),
            (605, 2, "dice::roll"),
            (71, 1, "once::upon"),
            (7, 2, "(less than a hundredth each)"),
        ];
        assert_eq!(told, expected.map(|(bytes, n, name)| (bytes, n, name.to_owned())));
    }

    #[test]
    fn a_copy_has_the_name_of_the_others() {
        let copies = ["a::b", "a::b::h0123456789abcdef", "a::b::h0123456789abcdef.3040"];
        assert_eq!(copies.map(shared), ["a::b"; 3]);
        assert_eq!(shared("a::help"), "a::help");
        assert_eq!(shared("core::ops.next"), "core::ops.next");
    }

    #[test]
    fn copies_are_those_of_one_name() {
        let lines = lines(&[(5, "a::b"), (7, "a::b"), (90, "a::once"), (9, DATA), (9, DATA)]);
        let copied = copied(lines.iter());
        assert_eq!(copied, [Group { n_bytes: 12, n_functions: 2, name: "a::b".to_owned() }]);
    }
}
