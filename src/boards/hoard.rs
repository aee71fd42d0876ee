//! The example on the plain board.

use super::kit::plain::{Detail, Plain};
use crate::games::hoard::client::{
    self, ARMS_FULL, Action, Hoard, N_ROUNDS, Refusal, View, messages,
};
use crate::kernel::{Lang, Seat, SeatSet, message};

impl Plain for Hoard {
    fn choices(view: &View, seat: Seat) -> Vec<Action> {
        client::options(view, seat)
    }

    fn why_not(view: &View, seat: Seat, action: &Action) -> Option<Refusal> {
        client::why_not(view, seat, action)
    }

    fn awaited(view: &View) -> SeatSet {
        client::awaited(view)
    }

    fn lasting() -> Vec<Action> {
        Action::ALL.to_vec()
    }

    fn details(view: &View, lang: Lang) -> Vec<Detail> {
        let detail = |symbol, name: &str, value| Detail { symbol, name: name.to_owned(), value };
        let arms = message!(lang, "detail-of", n = view.arms, of = ARMS_FULL);
        let round = message!(lang, "detail-of", n = view.round.min(N_ROUNDS), of = N_ROUNDS);
        vec![
            detail("bag", message!(lang, "detail-arms"), arms),
            detail("star", message!(lang, "detail-goal"), view.setup.goal.to_string()),
            detail("hourglass", message!(lang, "detail-round"), round),
        ]
    }
}
