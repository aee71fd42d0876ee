//! The numbers that stand on the stage beside what came of a room.

use super::*;
use crate::boards::dungeon_raiders::staged::figures;
use crate::games::dungeon_raiders::client::{Boss, Fight, What};
use crate::kernel::BySeat;
use crate::shell::board::{Figures, Staging};

/// The figures of each event of a whole match, as the first hero sees it.
fn all_figures(n_heroes: u8, seed: u64) -> Vec<(What, Option<Figures>)> {
    let mut game = Match::<DungeonRaiders>::begin(Setup::plain(n_heroes), Seed::from_bits(seed))
        .expect("a table");
    while let Some(seat) = game.turn().awaited().iter().next() {
        let legal = game.legal(seat);
        let is_lay = |it: &&Action| matches!(it, Action::Lay { .. } | Action::Choose { .. });
        let action = *legal.iter().find(is_lay).expect("a card");
        game.play(seat, action).expect("a legal action");
    }
    let told = looked_at(&game, Observer::Seat(A));
    let names = BySeat::new(game.n_seats(), |it| format!("Hero {}", it.idx()));
    let told_of = |nth: usize| {
        let (before, event) = (&told.recent[..nth], &told.recent[nth]);
        let now = Staging { before, view: &told.view, names: &names };
        (event.what, figures(event, now))
    };
    (0..told.recent.len()).map(told_of).collect()
}

#[test]
fn a_fight_shows_each_card_the_sum_and_the_strength() {
    let mut n_sums = 0;
    for (n_heroes, seed) in [(3, 1), (4, 2), (5, 3), (5, 4)] {
        for (what, figures) in all_figures(n_heroes, seed) {
            let What::Fought { fight, .. } = what else { continue };
            let Some(it) = figures else { panic!("{fight:?} shows nothing") };
            assert!(it.terms.len() <= usize::from(n_heroes));
            let lowest = it.terms.iter().map(|it| it.n).min();
            let (Fight::Beaten { sum, strength } | Fight::Unbeaten { sum, strength }) = fight
            else {
                continue;
            };
            n_sums += 1;
            assert_eq!(it.total, Some(sum));
            assert_eq!(it.goals.iter().map(|it| it.n).collect::<Vec<_>>(), [strength]);
            assert_eq!(it.goals[0].is_reached, strength <= sum);
            for term in &it.terms {
                assert_eq!(term.is_marked, sum < strength && Some(term.n) == lowest);
            }
        }
    }
    assert!(10 < n_sums, "{n_sums}");
}

#[test]
fn a_trap_marks_the_cards_that_sprang_it() {
    let mut n_traps = 0;
    for (n_heroes, seed) in [(2, 1), (3, 2), (4, 3), (5, 4)] {
        for (what, figures) in all_figures(n_heroes, seed) {
            let (What::Trap { card, .. }, Some(it)) = (what, figures) else { continue };
            n_traps += 1;
            assert_eq!(it.total, None);
            assert!(it.terms.iter().any(|it| it.is_marked));
            assert!(it.terms.iter().all(|it| it.is_marked == (it.n == card)));
        }
    }
    assert!(5 < n_traps, "{n_traps}");
}

#[test]
fn a_hero_alone_sees_the_card_to_beat() {
    let mut n_fights = 0;
    for seed in 1..6 {
        for (what, figures) in all_figures(1, seed) {
            let What::Fought { fight, is_boss: false } = what else { continue };
            let (Fight::Escaped { card } | Fight::Caught { card }) = fight else { continue };
            let Some(it) = figures else { panic!("{fight:?} shows nothing") };
            n_fights += 1;
            assert_eq!(it.goals[0].n, card + 1);
            assert_eq!(it.goals[0].is_reached, matches!(fight, Fight::Escaped { .. }));
        }
    }
    assert!(3 < n_fights, "{n_fights}");
}

#[test]
fn a_bleeding_shows_everybodys_wounds_once_and_marks_the_most() {
    let mut n_bleedings = 0;
    for (n_heroes, seed) in (3..6).flat_map(|n| (1..40).map(move |seed| (n, seed))) {
        let all = all_figures(n_heroes, seed);
        let mut bled = all.iter().filter(|it| matches!(it.0, What::Bled { .. }));
        let Some((_, first)) = bled.next() else { continue };
        n_bleedings += 1;
        let Some(row) = first else { panic!("a bleeding shows nothing") };
        let most = row.terms.iter().map(|it| it.n).max();
        assert!(row.terms.iter().all(|it| it.is_marked == (Some(it.n) == most)), "{row:?}");
        assert_eq!(row.terms.iter().filter(|it| it.is_marked).count(), 1 + bled.clone().count());
        assert!(bled.all(|it| it.1.is_none()));
    }
    assert!(3 < n_bleedings, "{n_bleedings}");
}

/// A fight as shown: in this room, after these cards, the numbers with the marked ones in brackets.
#[track_caller]
fn shown(room: Room, laid: &[(usize, &[Card])], what: What) -> String {
    let event = |what| Event { secret_of: None, what };
    let entered = What::Entered { place: Place { level: 4, room: 4 }, room, was_dark: true };
    let lay = |cards: &[Card]| match *cards {
        [one] => Lay::one(one),
        [one, other] => Lay::two(one, other),
        _ => Lay::NONE,
    };
    let laid = laid.iter().map(|(idx, cards)| What::Laid { seat: seat(*idx), lay: lay(cards) });
    let before: Vec<Event> = [entered].into_iter().chain(laid).map(event).collect();
    let view = table(3, Room::M03, |_| {}).view;
    let names = BySeat::new(3, |it| it.to_string());
    let now = Staging { before: &before, view: &view, names: &names };
    let figures = figures(&event(what), now).expect("figures");
    let term = |it: &crate::shell::board::Term| match it.is_marked {
        true => format!("[{}]", it.n),
        false => it.n.to_string(),
    };
    figures.terms.iter().map(term).collect::<Vec<_>>().join(" ")
}

const TORCH: Card = Card::Item(Item::Torch);
const SWORD: Card = Card::Item(Item::Sword);

fn fought(fight: Fight) -> What {
    What::Fought { fight, is_boss: true }
}

/// RA-B04, RA-B05, RA-B07: a boss says what cards count, and whom it attacks.
#[test]
fn before_a_boss_the_stage_counts_as_the_boss_does_and_marks_whom_it_attacks() {
    let boss = |boss| Room::of_boss(boss);
    let lost = |sum, strength| fought(Fight::Unbeaten { sum, strength });
    let minotaur: [(usize, &[Card]); 3] = [(0, &[TORCH]), (1, &[TORCH]), (2, &[power(1)])];
    assert_eq!(shown(boss(Boss::Minotaur), &minotaur, lost(1, 11)), "0 0 [1]");
    let vampire: [(usize, &[Card]); 2] = [(1, &[TORCH]), (0, &[power(1), power(3)])];
    assert_eq!(shown(boss(Boss::Vampire), &vampire, fought(Fight::Unbeatable)), "[3] [4]");
    let wolves: [(usize, &[Card]); 3] =
        [(0, &[power(1), TORCH]), (1, &[power(1)]), (2, &[power(2), power(3)])];
    assert_eq!(shown(boss(Boss::WolfPack), &wolves, lost(7, 11)), "1 [1] 5");
    let dead = [(0, &[SWORD][..]), (1, &[power(2)]), (2, &[power(4)])];
    assert_eq!(shown(boss(Boss::Medusa), &dead, lost(11, 12)), "5 [2] 4");
}

/// B02: a sword counts nothing before the chest that a Mega Dragon leaves, a key counts five.
#[test]
fn the_chest_of_the_mega_dragon_shows_what_counts_there() {
    let laid: [(usize, &[Card]); 3] =
        [(0, &[SWORD, power(4)]), (1, &[power(3), power(5)]), (2, &[power(4)])];
    let takers = SeatSet::one(seat(0)).with(seat(1));
    let chest = What::Chest { nth: 0, coins: 3, takers, share: 1, is_alone: false };
    assert_eq!(shown(Room::of_boss(Boss::MegaDragon), &laid, chest), "4 8");
}
