//! A moment of a match as plain data to draw.

pub mod study;

use crate::kernel::{
    BySeat, Lang, Line, Match, Place, Seat, SeatSet, Standing, Text, Words, sort_few,
};
use crate::shell::board::Board;
use crate::shell::model::asker::Asker;
use crate::shell::model::history::UndoRule;
use crate::shell::model::seating::{Player, Seating};
use crate::shell::model::table_model::{
    EditionModel, InterruptionModel, LineModel, PlaceModel, SeatModel, StandingModel, TableModel,
};
use crate::shell::model::totals::place_words;
use crate::shell::words;

/// A moment of a match, as somebody looks at it.
pub struct Moment<'m, G: Board> {
    pub game: &'m Match<G>,
    /// The view of the observer at the device.
    pub view: &'m G::View,
    /// The seats awaited at this moment.
    pub awaited: SeatSet,
    pub names: &'m BySeat<String>,
    pub seating: &'m Seating,
    pub interruption: InterruptionModel,
    pub lang: Lang,
    /// The seat whose total is shown in the header; the best one if none.
    pub looking: Option<Seat>,
    /// The seat to take the device before anything is shown.
    pub curtain: Option<Seat>,
    /// The seat to go on once everybody has looked at what came of the last action; none while nobody need do so.
    pub shown_before: Option<Seat>,
    pub no_undo: Option<Text>,
    pub can_redo: bool,
}

impl<G: Board> Moment<'_, G> {
    /// Everything that the shell draws of it.
    pub fn model(&self) -> TableModel {
        let Moment { game, view, names, lang, .. } = *self;
        let standing = G::standing(view);
        let best = standing.places.iter().map(|it| it.1).min_by_key(|it| it.rank);
        let shown = self.looking.map(|it| &standing.places[it]).or(best);
        let is_over = self.awaited.is_empty();
        let words = |it: &Place| place_words::<G>(it, is_over, lang);
        TableModel {
            id: String::new(),
            undo: UndoRule::Strict,
            has_rival: false,
            recap: None,
            is_guest: false,
            sending: None,
            is_deleted: false,
            asker: Asker::default(),
            game: G::ID,
            plain: G::PLAIN,
            title: G::title(game.setup()).get(lang),
            venue: G::venue(view, lang),
            moment: G::moment(view, lang),
            seed: game.seed().to_string(),
            edition: EditionModel {
                number: game.edition(),
                newest: G::EDITION,
                rulings: G::RULINGS,
            },
            seats: self.seats(),
            total: shown.map_or(0, |it| it.total),
            total_words: shown.map(words).unwrap_or_default(),
            is_out: shown.is_some_and(|it| it.is_out),
            no_undo: self.no_undo,
            can_redo: self.can_redo,
            is_over,
            interruption: self.interruption.clone(),
            curtain: self.curtain.map(|it| names[it].clone()),
            shown_before: self.shown_before.map(|it| names[it].clone()),
            summons: self.curtain.and_then(|it| G::summons(view, it, lang)).unwrap_or_default(),
            standing: standing_model::<G>(
                &standing,
                names,
                view,
                (self.seating.only_person(), is_over),
                lang,
            ),
        }
    }

    fn seats(&self) -> Vec<SeatModel> {
        let seat = |(seat, name): (Seat, &String)| SeatModel {
            name: name.clone(),
            is_awaited: self.awaited.has(seat),
            is_computer: !self.seating.player(seat).is_person(),
            is_here: self.seating.player(seat) == Player::Person,
            player: self.seating.player(seat).key(G::LEVELS),
        };
        self.names.iter().map(seat).collect()
    }
}

/// The score of the whole table in words, best seat first.
fn standing_model<G: Words>(
    standing: &Standing,
    names: &BySeat<String>,
    view: &G::View,
    (only, is_over): (Option<Seat>, bool),
    lang: Lang,
) -> StandingModel {
    let line = |it: &Line| {
        let (name, note) = G::line(it, lang);
        LineModel { name, note, points: it.points, rule: it.rule }
    };
    let place = |(seat, it): (Seat, &Place)| PlaceModel {
        rank: it.rank,
        name: names[seat].clone(),
        is_winner: 1 < names.len() && standing.winners().has(seat),
        total_words: place_words::<G>(it, is_over, lang),
        lines: it.lines.iter().map(line).collect(),
    };
    let mut places: Vec<PlaceModel> = standing.places.iter().map(place).collect();
    sort_few(&mut places, |it| it.rank);
    let first: Vec<String> = standing.winners().iter().map(|it| names[it].clone()).collect();
    // Where nobody wins, that says it.
    let has_lost = !first.is_empty() && only.is_some_and(|it| !standing.winners().has(it));
    let headline = (1 < names.len()).then(|| {
        if is_over { words::won(&first, has_lost, lang) } else { words::ahead(&first, lang) }
    });
    let verdict = if is_over { G::verdict(view, lang) } else { None };
    StandingModel { headline, verdict, is_lost: standing.is_lost, places }
}
