//! The door to each board: what a client answers from a view is what the rules say of the state.

use games::{dungeon_raiders, dungeon_roll, paper_dungeons};
use kernel::chance::FastChance;
use kernel::{Game, Match, Observer, Seat};
use testing::laws::{Subject, each_state, observers};

use crate::laws::Here;

/// So many actions are tried in one state for one seat and observer.
const TRIES: u32 = 12;

type Options<G> = fn(&<G as Game>::View, Seat) -> Vec<<G as Game>::Action>;
type WhyNot<G> = fn(&<G as Game>::View, Seat, &<G as Game>::Action) -> Option<<G as Game>::Refusal>;

/// The observers who see all of a seat: everybody, where nothing of it is private.
fn who_see<G: Game>(game: &Match<G>, seat: Seat) -> Vec<Observer> {
    let is_open = !G::is_private(game.state(), seat);
    observers(game.n_seats()).filter(|it| is_open || it.sees(seat)).collect()
}

fn answers_as_the_rules_do<G: Subject<Here>>(options: Options<G>, why_not: WhyNot<G>) {
    let all = G::every_action();
    let (mut n_allowed, mut n_refused) = (0, 0);
    each_state::<G, Here>(|game, luck: &mut FastChance| {
        // One state in four is enough: matches are many.
        if luck.pick(4) != 0 {
            return;
        }
        for seat in Seat::all(game.n_seats()) {
            let legal = game.legal(seat);
            let mut tried: Vec<G::Action> =
                (0..TRIES).map(|_| all[luck.pick(all.len() as u32) as usize].clone()).collect();
            if !legal.is_empty() {
                tried.push(legal[luck.pick(legal.len() as u32) as usize].clone());
            }
            for observer in who_see(game, seat) {
                let view = game.view(observer);
                assert_eq!(options(&view, seat), legal, "ply {}: {seat}, {observer:?}", game.ply());
                for action in &tried {
                    let refusal = G::check(game.state(), seat, action).err();
                    let told = why_not(&view, seat, action);
                    assert_eq!(told, refusal, "ply {}: {seat} {action}", game.ply());
                    *if told.is_none() { &mut n_allowed } else { &mut n_refused } += 1;
                }
            }
        }
    });
    assert!(1000 < n_allowed && 1000 < n_refused, "{n_allowed} allowed, {n_refused} refused");
}

#[test]
fn the_client_of_raiders_answers_as_the_rules_do() {
    use dungeon_raiders::client::{options, why_not};
    answers_as_the_rules_do::<dungeon_raiders::DungeonRaiders>(options, why_not);
}

#[test]
fn the_client_of_roll_answers_as_the_rules_do() {
    use dungeon_roll::client::{options, why_not};
    answers_as_the_rules_do::<dungeon_roll::DungeonRoll>(options, why_not);
}

#[test]
fn the_client_of_paper_answers_as_the_rules_do() {
    use paper_dungeons::client::{options, why_not};
    answers_as_the_rules_do::<paper_dungeons::PaperDungeons>(options, why_not);
}
