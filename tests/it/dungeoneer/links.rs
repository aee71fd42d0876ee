//! Links of finished matches are short enough to be sent.

use games::dungeoneer::Dungeoneer;
use kernel::question::choose_in;
use kernel::{Match, Seed, Turn, link, record};

/// Whole matches of four normal computers, which are about as long as those of people: 419 letters in the
/// median of 60 matches of the Tomb, 435 of the Vault, 1,544 at most.
#[test]
fn links_of_four_computers_are_short() {
    let length = |nth: u64| {
        let of = ["tomb", "vault"][(nth % 2) as usize];
        let setup = format!(
            "players=4 box={of} start=random charted=no resurrection=no heroes=dealt discard=must \
             impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no \
             lair=no rounds=all ask=choice"
        );
        let seed = Seed::from_bits(nth);
        let setup = setup.parse().expect("a setup");
        let mut game: Match<Dungeoneer> = Match::begin(setup, seed).expect("a table");
        loop {
            game.pass_due();
            let Some(seat) = game.turn().awaited().first() else { break };
            let action = choose_in::<Dungeoneer>(game.state(), (seed, game.ply()), seat, 1);
            game.play(seat, action.expect("an action")).expect("a computer knows the rules");
        }
        assert_eq!(game.turn(), Turn::Over);
        let tail = link::pack(&game, &[]).expect("a link");
        let (read, _) = link::unpack::<Dungeoneer>(&tail).expect("a match");
        assert_eq!(record::write(&read, &[]), record::write(&game, &[]));
        tail.len()
    };
    let mut lengths: Vec<usize> = (0..5).map(length).collect();
    lengths.sort_unstable();
    assert!(lengths[2] <= 1500, "{lengths:?}");
}
