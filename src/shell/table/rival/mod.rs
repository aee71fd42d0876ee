//! Two matches of one person each on one seed: one's own, and that of somebody else, which stays
//! covered until one's own is over.
//!
//! The two are laid side by side stretch by stretch, as the headings of the game cut them: rounds,
//! delves. Stretches of the same heading lie beside each other, in order, as many as can. Two that
//! are alike have the same actions in the same order; of two that are not, the first action that
//! differs is shown: there the two choices part. The luck of both is the same, so even late in a
//! match, when their states have long been different, one sees what each made of the same throw.
//! Tables of several are not compared: there everybody's choices answer everybody else's.

pub mod compare;
pub mod open;

use crate::kernel::{Game, Lang, Match, Observer, Seat, Words};
use crate::shell::model::table_model::{Duel, RivalModel};
use crate::shell::model::totals::total_words;
use crate::shell::pages::rival::words;
use crate::shell::store::saves::kept::{SavedMatch, read_beside};

/// The finished match of somebody else, on the same table as one's own.
pub struct Rival<G: Game> {
    pub game: Match<G>,
    pub names: Vec<String>,
}

impl<G: Words> Rival<G> {
    /// The match that `own` is played against; none if there is none, or if the two cannot be
    /// compared.
    pub fn read(kept: &SavedMatch, own: &Match<G>) -> Option<Rival<G>> {
        let (game, names) = read_beside::<G>(kept.rival.as_ref()?)?;
        let is_same = game.is_same_table(own);
        (is_same && can_be_played_against(&game)).then_some(Rival { game, names })
    }

    /// What the other person is called.
    pub fn name(&self, lang: Lang) -> String {
        words::name_of(&self.names, lang)
    }

    /// The rival as the table shows it: with a result only when the own match is over too.
    pub fn model(&self, own: &Match<G>, lang: Lang) -> RivalModel {
        let is_over = own.turn().awaited().is_empty();
        let (mine, theirs) = (total(own), total(&self.game));
        let duel = is_over.then(|| Duel {
            own: total_words::<G>(mine, lang),
            theirs: total_words::<G>(theirs, lang),
            lead: mine - theirs,
        });
        RivalModel { name: self.name(lang), duel }
    }
}

/// Whether somebody may play against this match: it is over, and was played alone.
pub fn can_be_played_against<G: Game>(game: &Match<G>) -> bool {
    game.n_seats() == 1 && game.turn().awaited().is_empty()
}

/// The total of the only seat.
fn total<G: Game>(game: &Match<G>) -> i32 {
    G::standing(&game.view(Observer::All)).places[Seat::FIRST].total
}
