//! Tables that were solved before, kept as a file.

use std::path::Path;
use std::{fs, io};

use super::best::delve::{Solved, Tables};
use super::best::level::{DEEPEST, MASTER, WAKES};

/// Writes all numbers of a solution.
pub fn write(path: &Path, solved: &Solved) -> io::Result<()> {
    let tables = solved.novice.iter().flatten().chain([&solved.master]);
    let numbers = tables.flat_map(|it| it.iter().flatten().flatten().flatten());
    let delves = solved.delves.iter().flatten();
    let bytes: Vec<u8> = numbers.chain(delves).flat_map(|it| it.to_le_bytes()).collect();
    fs::write(path, bytes)
}

/// Reads them again; none where there are none, or not as many.
pub fn read(
    path: &Path,
    (n_parties, n_delves): (usize, usize),
    has_novice: bool,
) -> Option<Solved> {
    let bytes = fs::read(path).ok()?;
    let mut numbers =
        bytes.chunks_exact(8).map(|it| f64::from_le_bytes(it.try_into().unwrap_or_default()));
    let n_novices = if has_novice { n_delves * MASTER } else { 0 };
    let n = (n_novices + 1) * 2 * DEEPEST * WAKES * n_parties + (n_delves + 1) * (MASTER + 1);
    if bytes.len() != 8 * n {
        return None;
    }
    let mut next = || numbers.next().unwrap_or_default();
    let mut tables = || -> Tables {
        std::array::from_fn(|_| {
            std::array::from_fn(|_| {
                std::array::from_fn(|_| (0..n_parties).map(|_| next()).collect())
            })
        })
    };
    let mut all: Vec<Tables> = (0..n_novices).map(|_| tables()).collect();
    let master = tables();
    let mut novice = Vec::new();
    while !all.is_empty() {
        let rest = all.split_off(MASTER);
        novice.push(std::mem::replace(&mut all, rest));
    }
    let delves = (0..=n_delves).map(|_| std::array::from_fn(|_| next())).collect();
    Some(Solved { master, novice, delves })
}
