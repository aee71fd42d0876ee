//! The first page of an end, as plain data.

use crate::kernel::{Lang, YOU, capital, message};
use crate::shell::features::rival;
use crate::shell::model::closing::{Closing, Duel};
use crate::shell::model::table_model::{PlaceModel, TableModel};
use crate::shell::words as of_shell;
use crate::shell::words::messages;

/// So many seats are listed at most; all of them are among the details.
const ROWS_MAX: usize = 4;

/// The outcome of a match, as its picture shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    Won,
    /// A rank alone, or somebody's victory at a table of several persons.
    Over,
    /// Others were better.
    Beaten,
    /// The player did not come to the end.
    Dead,
}

impl Outcome {
    /// The symbol that is stamped on the picture.
    pub fn symbol(self) -> &'static str {
        match self {
            Outcome::Won => "trophy",
            Outcome::Over => "medal",
            Outcome::Beaten => "hourglass",
            Outcome::Dead => "tombstone",
        }
    }

    /// Tells whether there is nothing to be glad of.
    pub fn is_lost(self) -> bool {
        matches!(self, Outcome::Beaten | Outcome::Dead)
    }
}

/// A seat in the short list of all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    pub rank: u8,
    pub name: String,
    pub total_words: String,
    /// True if it is that of the only person.
    pub is_own: bool,
}

/// The first page of an end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FirstPage {
    pub outcome: Outcome,
    /// The name of the drawing that tells it.
    pub picture: &'static str,
    /// The rank, who has won, or what was reached.
    pub title: String,
    /// The other news.
    pub below: Option<String>,
    /// The total that counts up, and its unit; none where the title says it.
    pub number: Option<(i32, String)>,
    /// The best seats and one's own; nothing where somebody played alone.
    pub rows: Vec<Row>,
    /// The match of somebody else beside it; it takes the place of number and rows.
    pub duel: Option<Duel>,
}

/// Makes the first page of an end. `closing` comes a little later.
pub fn first_page(model: &TableModel, closing: Option<&Closing>, lang: Lang) -> FirstPage {
    let standing = &model.standing;
    let places = &standing.places;
    let own_name = model.only_person().map(|it| &model.seats[it].name);
    let own = places.iter().find(|it| Some(&it.name) == own_name);
    let total = own.or(places.first()).map_or("", |it| it.total_words.as_str());
    let reached = closing.and_then(|it| it.reached.clone());
    let ladder = closing.and_then(|it| it.ladder.as_ref());
    let is_alone = places.len() <= 1;
    // Nothing at all is no number to be proud of among others.
    let number = number_of(total).filter(|it| reached.is_none() && (is_alone || it.0 != 0));
    let n_winners = places.iter().filter(|it| it.is_winner).count();
    let has_won = own.is_some_and(|it| it.is_winner);
    let has_lost = own.is_some() && if is_alone { standing.is_lost } else { !has_won };
    let headline = standing.headline.clone();
    let verdict = standing.verdict.clone();
    let title = if has_lost {
        let of_total = || number_of(total).is_none().then(|| capital(total));
        let of_place = || {
            own.filter(|_| !is_alone)
                .map(|it| message!(lang, "ending-place", rank = it.rank, n = places.len()))
        };
        reached.or_else(of_total).or_else(of_place).or_else(|| verdict.clone())
    } else if let Some(ladder) = ladder {
        Some(capital(&ladder.rank))
    } else if has_won && n_winners == 1 || is_alone && closing.is_some() {
        Some(of_shell::won(&[YOU.get(lang).to_owned()], false, lang))
    } else {
        headline.clone().or_else(|| verdict.clone())
    };
    let title = title.unwrap_or_default();
    let duel = closing.and_then(|it| it.duel.clone());
    let who_leads = duel.as_ref().map(|it| rival::words::verdict(&it.name, it.lead, lang));
    let below = who_leads.or_else(|| match (has_lost, is_alone) {
        (true, false) => headline,
        (false, true) if ladder.is_some() => Some(model.title.to_owned()),
        (_, _) => verdict,
    });
    let below = below.filter(|it| *it != title);
    let outcome = match (has_lost, has_won) {
        (true, _) if is_alone || number_of(total).is_none() => Outcome::Dead,
        (true, _) => Outcome::Beaten,
        (false, _) if has_won || is_alone && closing.is_some() && ladder.is_none() => Outcome::Won,
        (false, _) => Outcome::Over,
    };
    let picture = match (outcome, ladder) {
        (Outcome::Won, _) => "won",
        (Outcome::Over, Some(ladder)) => of_rank(ladder.third(model.total)),
        (Outcome::Over, None) => "over",
        (Outcome::Beaten, _) => "beaten",
        (Outcome::Dead, _) if standing.is_lost && !is_alone => "all-fallen",
        (Outcome::Dead, _) => "lost",
    };
    let rows = if is_alone || duel.is_some() { Vec::new() } else { rows(places, own) };
    let number = number.filter(|_| duel.is_none());
    FirstPage { outcome, picture, title, below, number, rows, duel }
}

/// The drawing of a rank in this third of all ranks, counted from 0.
fn of_rank(third: usize) -> &'static str {
    ["rank-low", "rank-middle", "rank-high"][third.min(2)]
}

/// The number that a total begins with, and its unit; none for a seat that is out of the reckoning.
fn number_of(total_words: &str) -> Option<(i32, String)> {
    let (number, unit) = total_words.split_once(' ')?;
    let number = number.replace('\u{2212}', "-").parse().ok()?;
    Some((number, unit.to_owned()))
}

/// The best seats, and one's own among them.
fn rows(places: &[PlaceModel], own: Option<&PlaceModel>) -> Vec<Row> {
    let row = |it: &PlaceModel| Row {
        rank: it.rank,
        name: it.name.clone(),
        total_words: it.total_words.clone(),
        is_own: own.is_some_and(|own| own.name == it.name),
    };
    let mut rows: Vec<Row> = places.iter().map(row).collect();
    if let Some(own) = rows.iter().position(|it| it.is_own).filter(|it| ROWS_MAX <= *it) {
        rows.swap(ROWS_MAX - 1, own);
    }
    rows.truncate(ROWS_MAX);
    rows
}
