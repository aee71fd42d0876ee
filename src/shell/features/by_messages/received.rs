//! A match that was sent, and what becomes of it here.

use super::arrival::{Arrival, ArrivalModel};
use super::send::{Outgoing, link_of};
use crate::kernel::exchange::{Lead, Meeting, meet};
use crate::kernel::{BySeat, Lang, Match, Seat, SeatSet, Text, link, record};
use crate::shell::board::Board;
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::device::Device;
use crate::shell::model::seating::Seating;
use crate::shell::model::turn_link::TurnLink;
use crate::shell::narration::{self, Listener};
use crate::shell::store::new_match::{NewMatch, entry_of, keep_apart, seating_of};
use crate::shell::store::saves::Saves;
use crate::shell::store::saves::kept::SavedMatch;

/// No more sentences are told of what has happened.
const LINES_MAX: usize = 4;

/// A match that was sent, and what becomes of it here. Nothing is kept of it before [`Received::keep`].
pub struct Received<G: Board> {
    ctx: AppContext,
    pub turn: TurnLink,
    /// The id that it has here.
    pub id: String,
    pub arrival: Arrival,
    /// The number of actions that were here before.
    pub n_same: usize,
    /// The match as it goes on.
    game: Match<G>,
    /// The names that persons gave.
    names: Vec<String>,
    seating: Seating,
    /// The match as it was sent.
    sent: Match<G>,
    kept: Option<Kept<G>>,
}

/// The match that is here under the same id, and at the same table.
struct Kept<G: Board> {
    saved: SavedMatch,
    game: Match<G>,
    names: Vec<String>,
}

impl<G: Board> Received<G> {
    /// Lets a match that was sent, with the names in its link, meet what is here; none if it was sent to nobody at its
    /// table.
    pub fn of(
        ctx: AppContext,
        turn: TurnLink,
        (sent, names): (Match<G>, Vec<String>),
    ) -> Option<Received<G>> {
        let all: SeatSet = Seat::all(sent.n_seats()).collect();
        if !turn.to.or(turn.from).is_within(all) {
            return None;
        }
        let (names, handed) = Seating::of_handed(names, sent.n_seats(), G::LEVELS);
        let found = ctx.saves.saved(&turn.id).ok().flatten();
        let is_taken = found.is_some();
        if let Some(kept) = found.and_then(|it| Kept::<G>::read(it, &sent)) {
            return Some(Received::meeting(ctx, turn, (sent, names), kept));
        }
        // Where another match has its id, it gets one of its own.
        let id = if is_taken { Saves::fresh_id() } else { turn.id.clone() };
        let seating = turn.seating(&handed)?;
        let (game, arrival) = (sent.clone(), Arrival::First);
        Some(Received { ctx, turn, id, arrival, n_same: 0, game, names, seating, sent, kept: None })
    }

    /// Lets it meet the match that is here.
    fn meeting(
        ctx: AppContext,
        turn: TurnLink,
        (sent, names): (Match<G>, Vec<String>),
        kept: Kept<G>,
    ) -> Received<G> {
        let seating = seating_of::<G>(&kept.saved, sent.n_seats());
        let own_ply = kept.game.ply();
        let is_for_here = !turn.to.and(seating.here()).is_empty();
        let met = meet(&kept.game, &sent, seating.persons(), Lead::ByRules).ok();
        // Both are of one table: they always meet.
        let meeting = met.as_ref().map_or(Meeting::Same, |it| it.meeting);
        let (arrival, n_same) = match meeting {
            Meeting::Same | Meeting::Ahead if !is_for_here => (Arrival::ForOthers, own_ply),
            Meeting::Same => (Arrival::Known, own_ply),
            Meeting::Ahead => (Arrival::Behind, own_ply),
            Meeting::Behind { n_same } => (Arrival::News, n_same),
            Meeting::Joined { n_same } => (Arrival::Joined, n_same),
            Meeting::Parted { n_same, own_goes_on } => {
                (Arrival::Parted { own_counts: own_goes_on }, n_same)
            }
        };
        let game = met.and_then(|it| it.game).unwrap_or_else(|| kept.game.clone());
        let own = kept.names.iter().zip(names);
        let names = own.map(|(own, sent)| if own.is_empty() { sent } else { own.clone() });
        let (id, names, kept) = (turn.id.clone(), names.collect(), Some(kept));
        Received { ctx, turn, id, arrival, n_same, game, names, seating, sent, kept }
    }

    /// The name of its table.
    pub fn title(&self) -> Text {
        G::title(self.game.setup())
    }

    /// The names of the seats, as those around this device are spoken to.
    fn named(&self, lang: Lang) -> BySeat<String> {
        self.seating.names_at_table(&self.names, lang)
    }

    fn names_of(&self, seats: SeatSet, lang: Lang) -> Vec<String> {
        let names = self.named(lang);
        seats.iter().filter(|it| it.idx() < names.len()).map(|it| names[it].clone()).collect()
    }

    /// The moment of a match, as those around this device see it.
    fn moment(&self, game: &Match<G>, lang: Lang) -> String {
        G::moment(&game.view(Device::of(self.seating.here()).observer(game)), lang)
    }

    /// All that is told of it.
    pub fn model(&self, lang: Lang) -> ArrivalModel {
        let Received { ctx, turn, game, seating, sent, .. } = self;
        let (here, persons) = (seating.here(), seating.persons());
        let awaited = game.turn().awaited();
        let names = self.named(lang);
        let to = Listener { observer: Device::of(here).observer(game), lang, names: &names };
        ArrivalModel {
            arrival: self.arrival,
            of_box: ctx.shown_box(G::ID, &game.setup().to_string()).map(|it| it.label.id),
            title: self.title().get(lang),
            moment: self.moment(sent, lang),
            own_moment: self.kept.as_ref().map_or(String::new(), |it| self.moment(&it.game, lang)),
            from: self.names_of(turn.from, lang),
            to: self.names_of(turn.to, lang),
            is_new: sent.log().iter().all(|it| !persons.has(it.seat)),
            awaited: self.names_of(awaited, lang),
            is_awaited_here: !awaited.and(here).is_empty(),
            lines: narration::last_sentences(game, self.n_same..game.ply(), LINES_MAX, to),
        }
    }

    /// Keeps it as it goes on, and the line that does not count as a match of its own. Returns the id that it is kept
    /// under.
    pub fn keep(&self) -> String {
        let Received { ctx, id, game, names, seating, sent, kept, .. } = self;
        let saved = kept.as_ref().map(|it| it.saved.clone());
        let saved = saved.unwrap_or_else(|| SavedMatch::new(String::new()));
        self.keep_other_line(&saved);
        // What was played here, and comes last, others have not seen.
        let n_own = game.ply().saturating_sub(1);
        let n_sent = if game.ply() == sent.ply() { game.ply() } else { sent.ply().min(n_own) };
        let saved = SavedMatch {
            record: record::write(game, names),
            players: seating.keys(G::LEVELS),
            undone: String::new(),
            sent: saved.sent.max(Some(n_sent as u32)),
            ..saved
        };
        ctx.saves.see(id);
        ctx.keep(entry_of(game, id.clone(), names, seating), saved)
    }

    /// Keeps the line that does not count, if there is one, as a match of its own.
    fn keep_other_line(&self, saved: &SavedMatch) {
        let Received { ctx, names, seating, sent, kept, .. } = self;
        let other = match self.arrival {
            Arrival::Parted { own_counts: true } => Some(sent),
            Arrival::Parted { own_counts: false } => kept.as_ref().map(|it| &it.game),
            _ => None,
        };
        if let Some(other) = other {
            let saved = SavedMatch { is_copy: true, ..saved.clone() };
            let NewMatch { entry, saved } = keep_apart(other, names, seating, saved);
            ctx.keep(entry, saved);
        }
    }

    /// The match that is here, to be sent to some seats; none if it is too long for a link.
    pub fn answer(&self, to: SeatSet, lang: Lang) -> Option<Outgoing> {
        let game = &self.kept.as_ref()?.game;
        let tail = link::pack(game, &self.seating.handed_names(&self.names, G::LEVELS)).ok()?;
        let turn = TurnLink { id: self.id.clone(), to, from: self.seating.here(), tail };
        Some(Outgoing {
            link: link_of(turn),
            to: self.names_of(to, lang).join(", "),
            title: self.title().get(lang),
            is_over: game.turn().awaited().is_empty(),
        })
    }
}

impl<G: Board> Kept<G> {
    /// Reads what is here, if it is a match at the same table as `sent`.
    fn read(saved: SavedMatch, sent: &Match<G>) -> Option<Kept<G>> {
        let (game, names) = record::read::<G>(&saved.record).ok()?;
        game.is_same_table(sent).then_some(Kept { saved, game, names })
    }
}
