//! The picture of a result, 1200 by 630 pixels, as messengers show pictures of links.

use super::words;
use crate::browser::picture::{Face, Shape, Thickness};
use crate::kernel::{Lang, Sign, Trail, message, number};
use crate::shell::features::ending::first_page::{FirstPage, first_page};
use crate::shell::features::trail::drawn;
use crate::shell::model::closing::Closing;
use crate::shell::model::table_model::TableModel;
use crate::shell::words::messages;

/// The size of the picture.
pub const SIZE: (u32, u32) = (1200, 630);

/// The left edge of the words, and their greatest width.
const LEFT: f64 = 566.0;
const WIDTH: f64 = 590.0;

const PAPER: &str = "#201c19";
const EDGE: &str = "#c9a24a";
const INK: &str = "#f6efe0";
const QUIET: &str = "#c9bba3";
const GOLD: &str = "#e8bf62";

/// The content of the picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The address of the drawing on the box; none if it is of no box here.
    pub cover: Option<String>,
    pub title: String,
    /// The total, and its unit.
    pub total: Option<(String, String)>,
    /// The result.
    pub headline: String,
    /// Whom one played against.
    pub below: String,
    pub trail: Trail,
    pub foot: &'static str,
}

/// The picture of a match that is over.
pub fn picture(
    model: &TableModel,
    closing: Option<&Closing>,
    cover: Option<String>,
    lang: Lang,
) -> Picture {
    // Beside another match it would tell of that one, too.
    let alone = closing.map(|it| Closing { duel: None, ..it.clone() });
    let FirstPage { title, number: total, .. } = first_page(model, alone.as_ref(), lang);
    Picture {
        cover,
        title: model.title.to_owned(),
        total: total.map(|(n, unit)| (number(n), unit)),
        headline: title,
        below: words::players(model, lang),
        trail: closing.map(|it| it.trail.clone()).unwrap_or_default(),
        foot: message!(lang, "share-same-for-you"),
    }
}

/// Finds the outline of a symbol by its name.
pub type Outlines = fn(&str) -> &'static str;

/// The shapes to draw, from the ground up.
pub fn shapes(of: &Picture, outline_of: Outlines) -> Vec<Shape> {
    let block = |x, width, ink| Shape::Block { x, y: 0.0, width, height: 630.0, round: 0.0, ink };
    let cover = of.cover.clone().map(|address| Shape::Drawing {
        address,
        x: 0.0,
        y: 0.0,
        width: 525.0,
        height: 630.0,
    });
    let mut shapes = vec![block(0.0, 1200.0, PAPER)];
    shapes.extend(cover);
    shapes.push(block(517.0, 8.0, EDGE));
    shapes.push(line(&of.title, 88.0, 38.0, Thickness::Bold, GOLD));
    let y = match &of.total {
        Some((total, unit)) => {
            shapes.push(line(total, 232.0, 156.0, Thickness::Bold, INK));
            let x = LEFT + 92.0 * total.chars().count() as f64 + 14.0;
            shapes.push(beside(unit, (x, 232.0), 46.0));
            304.0
        }
        None => 200.0,
    };
    shapes.push(line(&of.headline, y, 54.0, Thickness::Bold, INK));
    shapes.push(line(&of.below, y + 50.0, 32.0, Thickness::Normal, QUIET));
    shapes.extend(signs(&of.trail, y + 84.0, outline_of));
    shapes.push(Shape::Block {
        x: LEFT,
        y: 548.0,
        width: WIDTH,
        height: 2.0,
        round: 0.0,
        ink: EDGE,
    });
    shapes.push(line("Undercroft", 598.0, 36.0, Thickness::Bold, INK));
    shapes.push(beside(of.foot, (LEFT + 236.0, 598.0), 29.0));
    shapes
}

/// A line of its own.
fn line(text: &str, y: f64, size: f64, thickness: Thickness, ink: &'static str) -> Shape {
    let (text, face) = (text.to_owned(), Face::Head);
    Shape::Line { text, x: LEFT, y, width: WIDTH, size, face, thickness, ink }
}

/// Quiet words on the rest of a line, from a place on.
fn beside(text: &str, (x, y): (f64, f64), size: f64) -> Shape {
    let (text, width) = (text.to_owned(), LEFT + WIDTH - x);
    let (face, thickness, ink) = (Face::Body, Thickness::Normal, QUIET);
    Shape::Line { text, x, y, width, size, face, thickness, ink }
}

/// The symbols of a match below `top`: short lines side by side, and as large as there is room.
fn signs(trail: &Trail, top: f64, outline_of: Outlines) -> Vec<Shape> {
    let longest = trail.0.iter().map(Vec::len).max().unwrap_or_default();
    let n_abreast = if longest <= 5 { 3 } else { 1 };
    let rows: Vec<&[Vec<Sign>]> = trail.0.chunks(n_abreast).collect();
    let n_across = (longest * n_abreast).max(1) as f64;
    let step = (WIDTH / (n_across + 1.0)).min((536.0 - top) / rows.len().max(1) as f64).min(52.0);
    let mut shapes = Vec::new();
    for (nth_row, row) in rows.iter().enumerate() {
        for (nth_line, line) in row.iter().enumerate() {
            for (nth, sign) in line.iter().enumerate() {
                let across = (nth_line * longest + nth) as f64 + 0.5 * nth_line as f64;
                let (x, y) = (LEFT + step * across, top + step * nth_row as f64);
                shapes.extend(drawn_sign(*sign, (x, y), step - 5.0, outline_of));
            }
        }
    }
    shapes
}

/// A symbol of so many pixels.
fn drawn_sign(sign: Sign, (x, y): (f64, f64), size: f64, outline_of: Outlines) -> Vec<Shape> {
    let block = |ink| Shape::Block { x, y, width: size, height: size, round: size / 6.0, ink };
    let mut shapes = vec![block(ground(sign))];
    if let Some(symbol) = drawn(sign).1 {
        let edge = size / 8.0;
        let ink = if matches!(sign, Sign::Fled | Sign::Dead) { INK } else { PAPER };
        let outline = outline_of(symbol);
        shapes.push(Shape::Symbol {
            outline,
            x: x + edge,
            y: y + edge,
            size: size - 2.0 * edge,
            ink,
        });
    }
    shapes
}

/// The colour of a square, as in `style/setup.css`.
const fn ground(sign: Sign) -> &'static str {
    match sign {
        Sign::Step => "#8b6a4a",
        Sign::Ahead => "#3a332c",
        Sign::Gain | Sign::Trophy | Sign::Home => "#e2a93b",
        Sign::Boon | Sign::Quest | Sign::Quests | Sign::Portal => "#5b95d6",
        Sign::Loss | Sign::Fled => "#b3262f",
        Sign::Second => "#c3c7cc",
        Sign::Third => "#cd8a4c",
        Sign::Dead => "#5d5a57",
    }
}
