//! Looking for rules by number, word and synonym.

use super::{Block, Rulebook, Span, TextLine, Unit};
use crate::kernel::{small, sort};
use crate::shell::features::explain::texts::Entry;

/// No list of findings is longer.
pub const FOUND_MAX: usize = 40;

/// The anchors of the units that `query` speaks of, the best first: every word of it must stand
/// somewhere in the unit, or in the name of a drawing that one of its rules explains. Nothing for a query
/// without words.
pub fn search<'b>(book: &'b Rulebook, entries: &[Entry], query: &str) -> Vec<&'b str> {
    let wanted = words(query);
    if wanted.is_empty() {
        return Vec::new();
    }
    let weighed = book.units().filter_map(|it| Some((weigh(it, entries, &wanted)?, it.anchor())));
    let mut found: Vec<(u32, &str)> = weighed.collect();
    // A stable sort keeps the order of the book among equals.
    sort(&mut found, |one, other| other.0 < one.0);
    found.truncate(FOUND_MAX);
    found.into_iter().map(|it| it.1).collect()
}

/// The weight of a unit as an answer; none if a word is missing.
fn weigh(unit: &Unit, entries: &[Entry], wanted: &[String]) -> Option<u32> {
    let ids = unit.ids.join(" ");
    let drawn = entries.iter().filter(|it| unit.ids.contains(&it.rule));
    let names: Vec<String> =
        drawn.map(|it| format!("{} {}", it.name, it.synonyms.join(" "))).collect();
    let places = [
        (8, words(&ids)),
        (5, words(&unit.title)),
        (4, words(&unit.synonyms.join(" "))),
        (4, words(&names.join(" "))),
        (1, words(&unit.blocks.iter().map(plain).collect::<Vec<_>>().join(" "))),
    ];
    wanted
        .iter()
        .map(|word| {
            let has = |of: &&(u32, Vec<String>)| of.1.iter().any(|it| is_alike(it, word));
            places.iter().filter(has).map(|it| it.0).max()
        })
        .sum()
}

/// The text of a block without its structure.
fn plain(block: &Block) -> String {
    let of_line = |line: &TextLine| {
        let pieces = line.iter().map(|it| match it {
            Span::Text(text) => text.as_str(),
            Span::Rule(rule) => rule.as_str(),
        });
        pieces.collect::<Vec<_>>().concat()
    };
    let lines: Vec<String> = match block {
        Block::Paragraph(line) => vec![of_line(line)],
        Block::List(items) => items.iter().map(of_line).collect(),
        Block::Table(rows) => rows.iter().flatten().map(of_line).collect(),
        Block::Examples(all) => all.iter().map(|it| of_line(&it.words)).collect(),
    };
    lines.join(" ")
}

/// The words of a text in small letters, with `е` for `ё`. Rule numbers stay whole.
fn words(text: &str) -> Vec<String> {
    let folded = small(text).replace('ё', "е");
    let is_gap = |it: char| !it.is_alphanumeric() && it != '-';
    folded.split(is_gap).filter(|it| !it.is_empty()).map(str::to_owned).collect()
}

/// Tells whether a word answers what is wanted: it begins with it, or differs in a short ending only, as the cases of
/// a Russian noun do.
fn is_alike(word: &str, wanted: &str) -> bool {
    let is_number = wanted.bytes().any(|it| it.is_ascii_digit());
    if is_number || word.starts_with(wanted) {
        return word.starts_with(wanted);
    }
    let n_same = word.chars().zip(wanted.chars()).take_while(|(one, other)| one == other).count();
    let n_longest = word.chars().count().max(wanted.chars().count());
    4 <= n_same && n_longest <= n_same + 3
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::features::explain::texts;
    use crate::shell::features::rulebook::parse::parse;

    fn book() -> Rulebook {
        parse(
            "# One\n## PD-140 Приспешники\n~ враги, монстрики\nВ помещении ждёт зомби.\n\
             ## PD-150 Ловушки\n~ капкан\nКаждый вход ранит.\n## PD-151 Разведчик\nЛовушки не ранят.",
        )
    }

    #[track_caller]
    fn check(query: &str, found: &[&str]) {
        assert_eq!(search(&book(), &entries(), query), found);
    }

    fn entries() -> Vec<Entry> {
        texts::parse("## spikes PD-150\nПомещение: Шипы\n~ колья, стрелка вверх\nРанят.")
    }

    #[test]
    fn rules_are_found_by_the_names_of_what_is_drawn() {
        check("шип", &["PD-150"]);
        check("колья", &["PD-150"]);
        check("стрелку вверх", &["PD-150"]);
    }

    #[test]
    fn rules_are_found_by_number_word_case_and_synonym() {
        check("PD-150", &["PD-150"]);
        check("ловушек", &["PD-150", "PD-151"]);
        check("капканы", &["PD-150"]);
        check("ждет ЗОМБИ", &["PD-140"]);
        check("ранят разведчика", &["PD-151"]);
        check("дракон", &[]);
        check("  ", &[]);
    }
}
