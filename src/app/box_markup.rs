//! A box on the shelf as markup. It changes with the language and with a new best alone, and the first page has to be
//! small: what components for it would weigh is a part of the first load.

use super::box_ways::{cover_of, short};
use super::catalogue::ShelfBox;
use super::words;
use crate::kernel::{Lang, Text};
use crate::shell::model::route::Route;

/// A text that comes from a person or from what is kept, as a part of markup.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

/// All that stands in a box. `best` is the best result in it, in words.
pub fn box_markup(
    shelf_box: &ShelfBox,
    is_first: bool,
    best: Option<String>,
    lang: Lang,
) -> String {
    let label = &shelf_box.label;
    // A player who has learnt it plays it next.
    let is_learnt = is_first && shelf_box.step().1;
    let is_taught = is_first && !is_learnt;
    let start_here = if is_first { words::START_HERE.get(lang) } else { "" };
    let title = short(label.title).get(lang);
    let line = if is_taught { words::FIRST_LINE } else { label.line }.get(lang);
    let told = best.map_or_else(|| words::players_and_minutes(label, lang), |it| escaped(&it));
    let play = Route::Quick(label.id);
    let cover = cover_of(label.id);
    let href = play.href();
    let learn = (Route::Lesson(label.id), words::LEARN_BY_PLAYING, words::minutes(5, lang));
    let learn =
        if is_taught { button("button is-main", learn, label.title, lang) } else { String::new() };
    let (class, word) = match (is_taught, is_learnt) {
        (true, _) => ("button play", words::JUST_PLAY),
        (_, true) => ("button play is-main", words::PLAY),
        _ => ("button play", words::PLAY),
    };
    let play = (play, word, words::rivals(shelf_box.n_rivals, lang));
    let play = button(class, play, label.title, lang);
    let menu = menu(shelf_box, title, lang);
    format!(
        r#"<a class="cover" href="{href}" tabindex="-1" aria-hidden="true"><img src="{cover}" alt="" width="200" height="240"></a><div class="box-words"><p class="start-here">{start_here}</p><h3>{title}</h3><p class="line">{line}</p><p class="box-told">{told}</p></div><div class="box-acts">{learn}{play}{menu}</div>"#
    )
}

/// A button that leads somewhere, with a word on it and something smaller beside that.
fn button(
    class: &str,
    (route, word, beside): (Route, Text, String),
    of: Text,
    lang: Lang,
) -> String {
    let (href, word, of) = (route.href(), word.get(lang), of.get(lang));
    format!(
        r#"<a class="{class}" href="{href}" aria-label="{word} {beside}: {of}"><span>{word} <small>{beside}</small></span></a>"#
    )
}

/// The button of a menu, called `name`, and the menu, which has an id of its own on the page. The browser itself shuts it
/// at a touch beside it and at Escape, and gives the focus back to the button.
pub fn menu_markup(id: &str, name: &str, title: &str, ways: &str) -> String {
    format!(
        r#"<button type="button" class="icon-button more" popovertarget="{id}" aria-label="{name}"><span aria-hidden="true">•••</span></button><div class="ways grain" popover id="{id}"><p>{title}</p>{ways}</div>"#
    )
}

/// All that can be done with a box besides playing, behind a button.
fn menu(shelf_box: &ShelfBox, title: &str, lang: Lang) -> String {
    let (label, game) = (&shelf_box.label, shelf_box.game.id());
    let (id, of, more) = (label.id, label.title.get(lang), words::MORE.get(lang));
    let mut markup = String::new();
    let ways = [
        (Route::Lesson(id), words::LEARN),
        (Route::Setup(id, None), words::SET_UP),
        (Route::Challenge(id, None), words::TODAYS_CHALLENGE),
        (Route::Statistics(id), words::STATISTICS),
        (Route::Rules(game, None), words::RULES),
        (Route::Cards(game), words::CARDS),
    ];
    for (route, said) in ways.into_iter().take(if label.has_cards { 6 } else { 5 }) {
        let (href, said) = (route.href(), said.get(lang));
        markup.push_str(&format!(r#"<a href="{href}" aria-label="{said}: {of}">{said}</a>"#));
    }
    menu_markup(&format!("of-{id}"), &format!("{more}: {of}"), title, &markup)
}
