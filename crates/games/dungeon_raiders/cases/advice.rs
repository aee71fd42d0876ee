//! Advice where the best card is plain: it is named, and what is said of it is true.

use dungeon_raiders::{Action, DungeonRaiders};
use kernel::{Basis, Measure, Seat, record};
use testing::scene::Vocabulary;

use super::table::Table;

/// A torch has no worth of its own: it is told with the card that follows it.
#[test]
fn a_torch_is_worth_what_its_card_is() {
    let given = "items torch 1; room T01; dark 2 M01; dark 3 T02; dark 4 X04";
    let advice = Table::given(given).advice(Seat::FIRST, None, 5);
    let [torch, card] = [&advice.ways[0], &advice.ways[1]];
    assert_eq!(torch.line, [Action::UseTorch, card.line[0]], "RA-131: {advice}");
    assert_eq!(torch.worth, card.worth, "{advice}");
}

/// A match in which another engine played the first room on, 80 times with each card: 4 won 23 %, 3 won 15 %, 1 won 13 %.
/// What is told is a chance with its error, never coins, and both agree within their errors, two standard errors each.
#[test]
fn a_chance_agrees_with_that_of_another_engine() {
    let (game, _) =
        record::read::<DungeonRaiders>(include_str!("cases/four.txt")).expect("a record");
    let mut table = Table::given("");
    table.state = game.state_at(3);
    for (card, percent) in [("lay 4", 23.0), ("lay 3", 15.0), ("lay 1", 13.0)] {
        let card: Action = card.parse().expect("notation");
        let advice = table.advice(Seat::FIRST, Some(&card), 5);
        let Basis::Played { measure: Measure::Chance, error, gap, .. } = advice.basis else {
            panic!("RA-182: {advice}")
        };
        let way = advice.ways.iter().find(|it| it.line == [card]).expect("it is weighed");
        let of_80 = 2.0 * f64::sqrt(percent * (100.0 - percent) / 80.0);
        let apart = (f64::from(way.worth) / 100.0 - percent).abs();
        let off = f64::from(error.max(gap)) / 100.0;
        assert!(0 < error && apart <= off + of_80, "{percent} %: {advice}");
    }
}
