//! The example on the plain board.

use super::kit::plain::{Detail, Plain};
use crate::games::hoard::client::{self, ARMS_FULL, Action, Hoard, N_ROUNDS, Refusal, View};
use crate::kernel::{Lang, Seat, SeatSet};

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
        let detail = |symbol, [en, ru]: [&str; 2], value: String| Detail {
            symbol,
            name: lang.pick(en, ru).to_owned(),
            value,
        };
        let of = lang.pick("of", "из");
        let round = view.round.min(N_ROUNDS);
        vec![
            detail("bag", ["In the arms", "В руках"], format!("{} {of} {ARMS_FULL}", view.arms)),
            detail("star", ["Coins that win", "Монет для победы"], view.setup.goal.to_string()),
            detail("hourglass", ["Round", "Раунд"], format!("{round} {of} {N_ROUNDS}")),
        ]
    }
}
