//! Computers at a table without a page: they act as a worker would answer.

use undercroft::kernel::question::choose;
use undercroft::kernel::{Bots, Cites, Match, SeatSet};
use undercroft::shell::model::seating::{Player, Seating};
use undercroft::shell::table::ai;

/// Takes one action of a computer, and the passes that are due then. Tells whether there was one: those
/// who may break in are asked, and then the seat that is next.
pub fn step<G: Bots>(game: &mut Match<G>, seating: &Seating) -> bool {
    let mut declined = SeatSet::NONE;
    while let Some(seat) = ai::asked(game, seating.persons(), declined) {
        let Player::Computer(level) = seating.player(seat) else { return false };
        let Some(action) = choose(game, seat, level) else {
            declined.add(seat);
            continue;
        };
        if let Err(refusal) = game.play(seat, action) {
            panic!("a computer takes legal actions, but for {}", refusal.rule());
        }
        game.pass_due();
        return true;
    }
    false
}
