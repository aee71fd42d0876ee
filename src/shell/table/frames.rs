//! A moment of a match as plain data to draw.

use crate::kernel::{BySeat, Lang, Line, Match, Place, Seat, SeatSet, Standing, Text, Words};
use crate::shell::company::{Company, Player};
use crate::shell::frame::{InterruptionFrame, LineFrame, PlaceFrame, SeatFrame, StandingFrame};
use crate::shell::gist::place_words;
use crate::shell::history::UndoRule;
use crate::shell::{Frame, Room, words};

/// A moment of a match, as somebody looks at it.
pub struct Moment<'m, G: Room> {
    pub game: &'m Match<G>,
    /// What the eye at the device sees.
    pub view: &'m G::View,
    /// Who is awaited at this moment.
    pub awaited: SeatSet,
    pub names: &'m BySeat<String>,
    pub company: &'m Company,
    pub interruption: InterruptionFrame,
    pub lang: Lang,
    /// The seat whose total is shown in the header; the best one if none.
    pub looking: Option<Seat>,
    /// Who should take the device before anything is shown.
    pub curtain: Option<Seat>,
    pub no_undo: Option<Text>,
    pub can_redo: bool,
}

impl<G: Room> Moment<'_, G> {
    /// Everything that the shell draws of it.
    pub fn frame(&self) -> Frame {
        let Moment { game, view, names, lang, .. } = *self;
        let standing = G::standing(view);
        let best = standing.places.iter().map(|it| it.1).min_by_key(|it| it.rank);
        let shown = self.looking.map(|it| &standing.places[it]).or(best);
        let is_over = self.awaited.is_empty();
        let words = |it: &Place| place_words::<G>(it, is_over, lang);
        Frame {
            id: String::new(),
            undo: UndoRule::Strict,
            rival: None,
            recap: None,
            honours: Vec::new(),
            is_deleted: false,
            game: G::ID,
            plain: G::PLAIN,
            title: G::TITLE.get(lang),
            moment: G::moment(view, lang),
            seed: game.seed().to_string(),
            seats: self.seats(),
            total: shown.map_or(0, |it| it.total),
            total_words: shown.map(words).unwrap_or_default(),
            is_out: shown.is_some_and(|it| it.is_out),
            no_undo: self.no_undo,
            can_redo: self.can_redo,
            is_over,
            interruption: self.interruption.clone(),
            curtain: self.curtain.map(|it| names[it].clone()),
            standing: standing_frame::<G>(&standing, names, view, is_over, lang),
        }
    }

    fn seats(&self) -> Vec<SeatFrame> {
        let seat = |(seat, name): (Seat, &String)| SeatFrame {
            name: name.clone(),
            is_awaited: self.awaited.has(seat),
            is_computer: self.company.player(seat) != Player::Person,
            player: self.company.player(seat).key(G::LEVELS),
        };
        self.names.iter().map(seat).collect()
    }
}

/// The score of the whole table in words, best seat first.
fn standing_frame<G: Words>(
    standing: &Standing,
    names: &BySeat<String>,
    view: &G::View,
    is_over: bool,
    lang: Lang,
) -> StandingFrame {
    let line = |it: &Line| {
        let (name, note) = G::line(it, lang);
        LineFrame { name, note, points: it.points, rule: it.rule }
    };
    let place = |(seat, it): (Seat, &Place)| PlaceFrame {
        rank: it.rank,
        name: names[seat].clone(),
        total_words: place_words::<G>(it, is_over, lang),
        lines: it.lines.iter().map(line).collect(),
    };
    let mut places: Vec<PlaceFrame> = standing.places.iter().map(place).collect();
    places.sort_by_key(|it| it.rank);
    let first: Vec<String> = standing.winners().iter().map(|it| names[it].clone()).collect();
    let headline = (1 < names.len())
        .then(|| if is_over { words::won(&first, lang) } else { words::ahead(&first, lang) });
    let verdict = if is_over { G::verdict(view, lang) } else { None };
    StandingFrame { headline, verdict, places }
}
