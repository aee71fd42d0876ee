//! The words of handing on: for the dialog, and for the message itself.

use crate::kernel::link::PackError;
use crate::kernel::{Lang, Text, Trail, message, text, uncapital};
use crate::shell::model::parcel::Kind;
use crate::shell::model::table_model::{PlaceModel, TableModel};
use crate::shell::words::messages;

/// The reason why there is no link to a match, and what to do.
pub fn no_link(why: PackError) -> Text {
    match why {
        PackError::TooLong => text!("share-too-long"),
        PackError::SetupTooLong => text!("share-setup-too-long"),
    }
}

/// The name of what is sent.
pub fn kind(kind: Kind) -> Text {
    match kind {
        Kind::Today => text!("share-today"),
        Kind::Match => text!("share-match"),
        Kind::Seed => text!("share-seed"),
    }
}

/// The use that one who receives it can make of it.
pub fn kind_hint(kind: Kind) -> Text {
    match kind {
        Kind::Today => text!("share-today-hint"),
        Kind::Match => text!("share-match-hint"),
        Kind::Seed => text!("share-seed-hint"),
    }
}

/// The message: what is told of the match, what can be done with the link, the match in symbols if it is over, and
/// the link.
pub fn message(model: &TableModel, trail: &Trail, kind: Kind, link: &str, lang: Lang) -> String {
    let news = news(model, lang);
    let trail = Some(trail.write()).filter(|it| !it.is_empty());
    let lines = [Some(news), Some(invitation(model, kind).get(lang).to_owned()), trail];
    let lines = lines.into_iter().flatten().chain([link.to_owned()]);
    lines.collect::<Vec<_>>().join("\n")
}

/// The match in symbols, and the link: what is handed on without words.
pub fn wordless(trail: &Trail, link: &str) -> String {
    format!("{}\n{link}", trail.write())
}

/// The news of a match, in one line: its game, and how it ended or where it stands.
fn news(model: &TableModel, lang: Lang) -> String {
    let TableModel { title, moment, standing, .. } = model;
    let own = model.only_person().map(|it| &model.seats[it].name);
    let place = |it: &PlaceModel| format!("{}: {}", it.name, it.total_words);
    let verdict = standing.verdict.as_ref().map(|it| format!(" {it}")).unwrap_or_default();
    match &standing.places[..] {
        [only] if model.is_over => format!("{title}: {}.{verdict}", only.total_words),
        [only] => {
            let score = message!(lang, "share-score-so-far", total = &only.total_words);
            format!("{title}. {moment}. {score}")
        }
        _ if !model.is_over => format!("{title}. {moment}."),
        places => match places.iter().find(|it| Some(&it.name) == own) {
            Some(own) => format!("{title}: {}.", as_placed(own, places.len(), lang)),
            None => {
                let headline = standing.headline.clone().unwrap_or_default();
                let all = places.iter().map(place).collect::<Vec<_>>().join("; ");
                format!("{title}: {headline} {all}.")
            }
        },
    }
}

/// The place of the only person among computers, and the total.
fn as_placed(own: &PlaceModel, n: usize, lang: Lang) -> String {
    let place = if own.is_winner {
        message!(lang, "share-won", n = n - 1)
    } else {
        uncapital(&message!(lang, "ending-place", rank = own.rank, n = n))
    };
    format!("{place}, {}", own.total_words)
}

/// The players, for the picture.
pub fn players(model: &TableModel, lang: Lang) -> String {
    let n_computers = model.seats.iter().filter(|it| it.is_computer).count();
    match (model.seats.len() - n_computers, n_computers) {
        (1, 0) => message!(lang, "alone").to_owned(),
        (1, n) => message!(lang, "share-against", n = n),
        (n, _) => message!(lang, "n-players", n = n),
    }
}

/// The use that one who receives the link can make of it.
fn invitation(model: &TableModel, kind: Kind) -> Text {
    let has_one_person = model.seats.iter().filter(|it| !it.is_computer).count() == 1;
    match (kind, model.is_over, has_one_person) {
        (Kind::Today, _, _) => text!("share-invite-today"),
        (Kind::Match, true, true) => text!("share-invite-beat"),
        (Kind::Match, false, true) => text!("share-invite-play-on"),
        (Kind::Match, _, false) => text!("share-invite-watch"),
        (Kind::Seed, true, _) => text!("share-invite-better"),
        (Kind::Seed, false, _) => text!("share-invite-seed"),
    }
}
