//! The playing strength of the computers.

use hoard::Hoard;
use kernel::question::choose;
use kernel::{Game, Observer, Seat};
use testing::scene::begun;

#[test]
fn the_normal_one_beats_the_easy_one() {
    let wins = (0..300).filter(|seed| {
        let mut game = begun::<Hoard>("players=2 goal=100".parse().expect("a setup"), *seed);
        let normal = Seat::new((seed % 2) as usize);
        while let Some(seat) = game.turn().awaited().first() {
            let action = choose(&game, seat, usize::from(seat == normal)).expect("an action");
            game.play(seat, action).expect("computers keep the rules");
        }
        Hoard::standing(&game.view(Observer::All)).winners().has(normal)
    });
    let n_wins = wins.count();
    assert!((240..=290).contains(&n_wins), "{n_wins} of 300");
}
