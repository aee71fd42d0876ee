//! Which dice tumble: those that were rolled, and no others.

use crate::boards::dungeon_roll::tumble::Tumble;
use crate::games::dungeon_roll::client::{DungeonFace, DungeonRoll, PartyFace};
use crate::kernel::{Match, Observer, Seat, Seed};

/// A match on its way, and what tumbles on its table.
struct Watched {
    game: Match<DungeonRoll>,
    tumble: Tumble,
}

impl Watched {
    fn of(hero: &str) -> Watched {
        let setup = "players=1 deal=choose first=random bait=all scrolls=monster dice=7 bag=single \
                     heroes=base";
        let setup = setup.parse().unwrap_or_else(|it| panic!("{it}"));
        let mut game: Match<DungeonRoll> =
            Match::begin(setup, Seed::from_bits(1)).unwrap_or_else(|it| panic!("{it:?}"));
        let tumble = seen(&game, None);
        let taken = game.play(Seat::FIRST, hero.parse().unwrap_or_else(|it| panic!("{it}")));
        assert_eq!(taken, Ok(()));
        let tumble = seen(&game, Some(&tumble));
        Watched { game, tumble }
    }

    fn plays(&mut self, text: &str) {
        let action = text.parse().unwrap_or_else(|it| panic!("{it}"));
        assert_eq!(self.game.play(Seat::FIRST, action), Ok(()), "{text}");
        self.tumble = seen(&self.game, Some(&self.tumble));
    }

    /// Counts the dice of the party, and of the level, that tumble.
    fn counts(&self) -> (usize, usize) {
        let delve = self.game.state().table.delve;
        let party = PartyFace::ALL.into_iter().flat_map(|face| {
            let n = delve.party[face];
            (0..n).map(move |nth| self.tumble.of_party(face, nth, n))
        });
        let floor = DungeonFace::ALL.into_iter().filter(|it| *it != DungeonFace::Dragon);
        let floor = floor.flat_map(|face| {
            let n = delve.floor[face];
            (0..n).map(move |nth| self.tumble.of_floor(face, nth, n))
        });
        (party.filter(|it| !it.is_empty()).count(), floor.filter(|it| !it.is_empty()).count())
    }
}

fn seen(game: &Match<DungeonRoll>, before: Option<&Tumble>) -> Tumble {
    let events = game.log().last().map_or(game.opening(), |it| &it.events);
    Tumble::after(before, game.ply(), events, &game.view(Observer::All).table)
}

/// The golden record of the Spellsword begins so: `end`, `seek`, `reroll S GO -`, `fight C K`.
#[test]
fn only_what_was_rolled_tumbles() {
    let mut watched = Watched::of("hero spellsword");
    let n_floor = |it: &Watched| usize::from(it.game.state().table.delve.floor.total());
    assert_eq!(watched.counts(), (7, n_floor(&watched)));
    watched.plays("end");
    assert_eq!(watched.counts(), (0, 0));
    // The next level is rolled, and the party comes as it is.
    watched.plays("seek");
    assert_eq!(watched.counts(), (0, n_floor(&watched)));
    let n_dragons = watched.game.state().table.delve.lair;
    watched.plays("reroll S GO -");
    let n_fallen = 2 - usize::from(watched.game.state().table.delve.lair - n_dragons);
    assert_eq!(watched.counts(), (0, n_fallen));
    watched.plays("fight C K");
    assert_eq!(watched.counts(), (0, 0));
    // Going back rolls nothing.
    assert!(watched.game.undo());
    watched.tumble = seen(&watched.game, Some(&watched.tumble));
    assert_eq!(watched.counts(), (0, 0));
    // Nor does coming to a match that is under way.
    watched.tumble = seen(&watched.game, None);
    assert_eq!(watched.counts(), (0, 0));
}
