//! The text of a rulebook: chapters, units, blocks.

use std::sync::Arc;

use leptos::prelude::*;

use crate::parts::{effect, outline_of};
use crate::shell::features::explain::texts::{Entry, is_symbol};
use crate::shell::features::rulebook::reader::{Reader, RuleLink, show};
use crate::shell::features::rulebook::{
    Block, Example, Picture, Rulebook, Span, Standing, TextLine, Unit,
};

/// All chapters. The unit of the wanted rule is brought into sight, with the focus on its heading.
#[component]
pub fn BookText(reader: Reader, book: Arc<Rulebook>) -> impl IntoView {
    let known = book.clone();
    let anchor = Memo::new(move |_| {
        let unit = reader
            .rule
            .get()
            .and_then(|it| known.unit_of(&it).map(Unit::anchor).map(str::to_owned));
        unit.unwrap_or_default()
    });
    effect(move || {
        if !anchor.read().is_empty() {
            show(&anchor.read(), true);
        }
    });
    let chapters = book.chapters.iter().map(|it| {
        let units = it.units.iter().map(|it| unit_view(reader, &book, anchor, it)).collect_view();
        view! {
            <section class="chapter">
                <h2>{it.title.clone()}</h2>
                {units}
            </section>
        }
    });
    view! { <div class="rules-text">{chapters.collect_view()}</div> }
}

/// One unit: its numbers, its title, its blocks. Every rule of it is an anchor.
fn unit_view(reader: Reader, book: &Rulebook, open: Memo<String>, unit: &Unit) -> AnyView {
    let anchor = unit.anchor().to_owned();
    let id = format!("rule-{anchor}");
    let numbers = unit.ids.join(" ");
    let title = unit.title.clone();
    let is_open = move || *open.read() == anchor;
    let ids = unit.ids.clone();
    let pictures = move || {
        let names = reader.entries.with(|it| pictures(it, &ids));
        (!names.is_empty()).then(|| view! { <p class="unit-pictures">{drawn(names)}</p> })
    };
    let blocks = unit.blocks.iter().map(|it| block_view(reader, book, unit, it)).collect_view();
    view! {
        <article class="unit" class:is-open=is_open>
            <p class="rule-number">{numbers}</p>
            <div class="unit-body">
                <h3 class="unit-title" id=id tabindex="-1">{title}</h3>
                {pictures}
                {blocks}
            </div>
        </article>
    }
    .into_any()
}

/// The symbols of the entries that some rules explain.
fn pictures(entries: &[Entry], ids: &[String]) -> Vec<String> {
    let of_them = entries.iter().filter(|it| ids.contains(&it.rule));
    of_them.flat_map(|it| &it.keys).filter(|it| is_symbol(it)).cloned().collect()
}

/// Symbols in a row; the words beside them say what they are.
fn drawn(names: Vec<String>) -> Vec<AnyView> {
    names.into_iter().map(symbol).collect()
}

fn symbol(name: String) -> AnyView {
    view! {
        <svg class="icon" viewBox="0 0 32 32" aria-hidden="true">
            <path d=move || outline_of(&name)></path>
        </svg>
    }
    .into_any()
}

/// Things in a row, for eyes, and under them what they show.
fn example_view(example: &Example, words: Vec<AnyView>) -> AnyView {
    let pictures = example.pictures.iter().map(|it| match it {
        Picture::Sign(sign) => view! { <i>{sign.to_string()}</i> }.into_any(),
        Picture::Thing { symbol: name, caption, standing } => {
            let name = name.clone().map(symbol);
            let caption = (!caption.is_empty()).then(|| view! { <b>{caption.clone()}</b> });
            let class = match standing {
                Standing::Plain => "",
                Standing::Chosen => "is-chosen",
                Standing::Gone => "is-gone",
            };
            view! { <span class=class>{name} {caption}</span> }.into_any()
        }
    });
    view! {
        <figure class="example">
            <p aria-hidden="true">{pictures.collect_view()}</p>
            <figcaption>{words}</figcaption>
        </figure>
    }
    .into_any()
}

fn block_view(reader: Reader, book: &Rulebook, unit: &Unit, block: &Block) -> AnyView {
    let draw = |it: &TextLine| line_view(reader, book, it);
    match block {
        Block::Paragraph(line) => view! { <p>{draw(line)}</p> }.into_any(),
        Block::List(items) => {
            let items = items.iter().map(|it| view! { <li>{draw(it)}</li> }).collect_view();
            view! { <ul>{items}</ul> }.into_any()
        }
        Block::Table(rows) => {
            let mut rows = rows.iter();
            let cells = |row: &Vec<TextLine>| {
                row.iter().map(|it| view! { <td>{draw(it)}</td> }).collect_view()
            };
            let head = rows.next().into_iter().flatten();
            let head = head.map(|it| view! { <th scope="col">{draw(it)}</th> }).collect_view();
            let body = rows.map(|row| view! { <tr>{cells(row)}</tr> }).collect_view();
            let label = unit.title.clone();
            // A wide table scrolls inside itself, by keys too.
            view! {
                <div class="rules-table" role="group" aria-label=label tabindex="0">
                    <table>
                        <thead>
                            <tr>{head}</tr>
                        </thead>
                        <tbody>{body}</tbody>
                    </table>
                </div>
            }
            .into_any()
        }
        Block::Examples(all) => {
            all.iter().map(|it| example_view(it, draw(&it.words))).collect_view().into_any()
        }
    }
}

fn line_view(reader: Reader, book: &Rulebook, line: &TextLine) -> Vec<AnyView> {
    let span = |it: &Span| match it {
        Span::Text(text) => text.clone().into_any(),
        Span::Rule(rule) => match book.unit_of(rule) {
            Some(unit) => {
                let (rule, title) = (rule.clone(), unit.title.clone());
                let number = rule.clone();
                // What a link opens is the unit, whichever of its rules was meant.
                let rule = book.unit_of(&rule).map_or(rule, |it| it.anchor().to_owned());
                view! {
                    <RuleLink reader=reader rule=rule title=title>
                        <span class="rule-number">{number}</span>
                    </RuleLink>
                }
                .into_any()
            }
            None => rule.clone().into_any(),
        },
    };
    line.iter().map(span).collect()
}
