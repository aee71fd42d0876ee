//! The text form of a rulebook. `# Chapter`, `## PD-042 PD-422 Title`, `~ synonym, synonym`,
//! paragraphs between blank lines, `- ` items, `| cell | cell` rows, `[PD-070]` links. An example is a line
//! `^ fighter > ~goblin ~goblin | words`: symbols by name, one with a number or a word upon it as `sword:5`, such a
//! caption alone as `:5` (`_` stands for a space), the one that counts as `!sword:5`, what does not count or is gone
//! as `~goblin`, and between them the signs `+ - = < × / ?`, with `>` for an arrow.

use super::{Block, Chapter, Example, Picture, Rulebook, Span, Standing, TextLine, Unit};
use crate::shell::model::id::is_rule;

/// Reads a rulebook. Before the first chapter stands a preface, `> words`; other lines there are
/// ignored. Nothing in a text can make this fail.
pub fn parse(text: &str) -> Rulebook {
    let mut book = Rulebook::default();
    let mut is_new_block = true;
    for line in text.lines().map(str::trim_end) {
        if let Some(heading) = line.strip_prefix("## ") {
            if let Some(chapter) = book.chapters.last_mut() {
                chapter.units.extend(unit(heading));
            }
            is_new_block = true;
        } else if let Some(title) = line.strip_prefix("# ") {
            book.chapters.push(Chapter { title: title.to_owned(), units: Vec::new() });
        } else if let Some(preface) = line.strip_prefix("> ").filter(|_| book.chapters.is_empty()) {
            book.preface = preface.to_owned();
        } else if let Some(unit) = book.chapters.last_mut().and_then(|it| it.units.last_mut()) {
            add(unit, line, is_new_block);
            is_new_block = line.is_empty();
        }
    }
    book
}

/// The unit of a heading; none if the heading has no rule.
fn unit(heading: &str) -> Option<Unit> {
    let words = heading.split(' ');
    let ids: Vec<String> = words.take_while(|it| is_rule(it)).map(str::to_owned).collect();
    let title = heading.split(' ').skip(ids.len()).collect::<Vec<_>>().join(" ");
    let unit = Unit { ids, title, synonyms: Vec::new(), blocks: Vec::new() };
    (!unit.ids.is_empty()).then_some(unit)
}

/// Adds a line to a unit: to the block before it, unless that ended or is of another kind.
fn add(unit: &mut Unit, text: &str, is_new_block: bool) {
    if let Some(synonyms) = text.strip_prefix("~ ") {
        unit.synonyms.extend(synonyms.split(',').map(|it| it.trim().to_owned()));
    } else if let Some(item) = text.strip_prefix("- ") {
        match unit.blocks.last_mut() {
            Some(Block::List(items)) if !is_new_block => items.push(line(item)),
            _ => unit.blocks.push(Block::List(vec![line(item)])),
        }
    } else if let Some(cells) = text.strip_prefix("| ") {
        let cells: Vec<TextLine> = cells.split(" | ").map(line).collect();
        match unit.blocks.last_mut() {
            Some(Block::Table(rows)) if !is_new_block => rows.push(cells),
            _ => unit.blocks.push(Block::Table(vec![cells])),
        }
    } else if let Some(example) = text.strip_prefix("^ ").and_then(example) {
        match unit.blocks.last_mut() {
            Some(Block::Examples(all)) if !is_new_block => all.push(example),
            _ => unit.blocks.push(Block::Examples(vec![example])),
        }
    } else if !text.is_empty() {
        match unit.blocks.last_mut() {
            Some(Block::Paragraph(spans)) if !is_new_block => {
                spans.push(Span::Text(" ".to_owned()));
                spans.extend(line(text));
            }
            _ => unit.blocks.push(Block::Paragraph(line(text))),
        }
    }
}

/// An example; none without a picture or without words.
fn example(text: &str) -> Option<Example> {
    let (pictures, words) = text.split_once(" | ")?;
    let pictures: Vec<Picture> = pictures.split_whitespace().map(picture).collect();
    let words = line(words);
    (!pictures.is_empty() && !words.is_empty()).then_some(Example { pictures, words })
}

fn picture(text: &str) -> Picture {
    match text {
        ">" => return Picture::Sign('→'),
        "-" => return Picture::Sign('−'),
        "+" | "=" | "<" | "×" | "/" | "?" => {
            return Picture::Sign(text.chars().next().unwrap_or('+'));
        }
        _ => {}
    }
    let (standing, thing) = match text.split_at_checked(1) {
        Some(("!", thing)) => (Standing::Chosen, thing),
        Some(("~", thing)) => (Standing::Gone, thing),
        _ => (Standing::Plain, text),
    };
    let (symbol, caption) = thing.split_once(':').unwrap_or((thing, ""));
    let symbol = (!symbol.is_empty()).then(|| symbol.to_owned());
    Picture::Thing { symbol, caption: caption.replace('_', " "), standing }
}

/// Splits a line at its links.
fn line(text: &str) -> TextLine {
    let mut spans = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('[') {
        let Some((rule, behind)) = after.split_once(']') else { break };
        if !before.is_empty() {
            spans.push(Span::Text(before.to_owned()));
        }
        spans.push(Span::Rule(rule.to_owned()));
        rest = behind;
    }
    if !rest.is_empty() {
        spans.push(Span::Text(rest.to_owned()));
    }
    spans
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Span {
        Span::Text(text.to_owned())
    }

    #[test]
    fn a_unit_has_rules_a_title_other_words_and_blocks() {
        let book = parse(
            "# Dice\n## PD-042 PD-422 Rerolls\n~ again, throw\nRoll [PD-045] six.\nNow.\n\n- one\n\
             - two\n\n| a | b\n| 1 | 2\n## PD-043 Shared\nAll.",
        );
        let unit = book.unit_of("PD-422").expect("a unit");
        assert_eq!((unit.title.as_str(), unit.anchor()), ("Rerolls", "PD-042"));
        assert_eq!(unit.synonyms, ["again", "throw"]);
        let rule = Span::Rule("PD-045".to_owned());
        let paragraph = vec![text("Roll "), rule, text(" six."), text(" "), text("Now.")];
        assert_eq!(unit.blocks[0], Block::Paragraph(paragraph));
        assert_eq!(unit.blocks[1], Block::List(vec![vec![text("one")], vec![text("two")]]));
        let row = |a, b| vec![vec![text(a)], vec![text(b)]];
        assert_eq!(unit.blocks[2], Block::Table(vec![row("a", "b"), row("1", "2")]));
        assert_eq!(book.units().count(), 2);
    }

    #[test]
    fn an_example_is_a_row_of_pictures_with_words() {
        let book = parse(
            "# Dice\n## DR-012 Fighter\n^ !fighter:2 + :or_so > ~goblin | As [DR-013] says.\n^ bad\n^ | no\n",
        );
        let thing = |symbol: Option<&str>, caption: &str, standing| Picture::Thing {
            symbol: symbol.map(str::to_owned),
            caption: caption.to_owned(),
            standing,
        };
        let pictures = vec![
            thing(Some("fighter"), "2", Standing::Chosen),
            Picture::Sign('+'),
            thing(None, "or so", Standing::Plain),
            Picture::Sign('→'),
            thing(Some("goblin"), "", Standing::Gone),
        ];
        let words = vec![text("As "), Span::Rule("DR-013".to_owned()), text(" says.")];
        let blocks = &book.unit_of("DR-012").expect("a unit").blocks;
        assert_eq!(blocks[0], Block::Examples(vec![Example { pictures, words }]));
        // What is no example is read as words.
        assert_eq!(blocks.len(), 2);
    }

    #[test]
    fn rules_of_an_appendix_are_rules() {
        let book = parse("# Boss\n## RA-B04 RA-161 Cards\nSee [RA-E06].\n## RA-E06 A title\nYes.");
        assert_eq!(book.unit_of("RA-B04").map(|it| it.title.as_str()), Some("Cards"));
        assert!(book.unit_of("RA-E06").is_some());
    }

    #[test]
    fn strange_texts_are_read_as_far_as_they_go() {
        assert_eq!(parse("lost\n## PD-001 Nowhere\n| x"), Rulebook::default());
        assert_eq!(parse("# A\n## no rule\ntext").units().count(), 0);
        assert_eq!(line("a [b"), vec![text("a [b")]);
    }
}
