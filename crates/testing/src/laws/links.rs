//! A link does not depend on the order in which a game lists what is legal.

use std::marker::PhantomData;

use kernel::chance::FastChance;
use kernel::{Chance, Game, Match, Observer, Seat, Standing};
use kernel::{link, record};

use super::{Subject, each_match, finish};

/// The order in which legal actions are listed.
pub trait Listing: 'static {
    /// By how much [`Game::LINKS`] is higher.
    const LINKS_MORE: u8;

    fn relist<A>(actions: &mut Vec<A>);
}

/// The same actions in another order.
pub struct Shuffled;

impl Listing for Shuffled {
    const LINKS_MORE: u8 = 0;

    fn relist<A>(actions: &mut Vec<A>) {
        let mut luck = FastChance::new(actions.len() as u64);
        for n_left in (2..=actions.len()).rev() {
            actions.swap(n_left - 1, luck.pick(n_left as u32) as usize);
        }
    }
}

/// The game `G`, with its legal actions listed as `L` says.
pub struct Relisted<G, L>(PhantomData<(G, L)>);

impl<G: Game, L: Listing> Game for Relisted<G, L> {
    crate::as_within! { G }

    type View = G::View;

    const LINKS: u8 = G::LINKS + L::LINKS_MORE;

    fn legal(state: &G::State, seat: Seat, into: &mut Vec<G::Action>) {
        G::legal(state, seat, into);
        L::relist(into);
    }

    fn standing(view: &G::View) -> Standing {
        G::standing(view)
    }

    fn view(state: &G::State, observer: Observer) -> G::View {
        G::view(state, observer)
    }

    fn determinize(view: &G::View, chance: &mut dyn Chance) -> G::State {
        G::determinize(view, chance)
    }
}

/// The tail of the link of a match that has one.
///
/// # Panics
/// If it has none.
pub fn packed<G: Game>(game: &Match<G>, names: &[String]) -> String {
    link::pack(game, names).unwrap_or_else(|error| panic!("{error}"))
}

pub fn the_order_of_the_list_changes_no_link<G: Subject<T>, T>() {
    each_match::<G, T>(|mut game, luck| {
        finish(&mut game, luck);
        let tail = packed(&game, &[]);
        let (twin, _) = record::read::<Relisted<G, Shuffled>>(&record::write(&game, &[]))
            .expect("the same match");
        assert_eq!(packed(&twin, &[]), tail);
        let read = link::unpack::<Relisted<G, Shuffled>>(&tail).map(|(it, _)| it.check_value());
        assert_eq!(read, Ok(game.check_value()));
    });
}
