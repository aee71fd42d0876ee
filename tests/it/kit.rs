//! The laws of the components that games are built with, tried on every small case and on random
//! larger ones.

use kernel::chance::FastChance;
use kernel::{BySeat, Seat, SeatList, digest, kinds};

mod grid;
mod lists;
mod pile;
mod set;
mod tally;

kinds! {
    /// Three kinds of coins.
    pub enum Coin {
        Copper = "c",
        Silver = "s",
        Gold,
    }
}

/// Calls `see` with luck of many seeds.
fn each_luck(mut see: impl FnMut(&mut FastChance)) {
    for seed in 0..300 {
        see(&mut FastChance::new(seed));
    }
}

#[test]
fn a_list_of_kinds_says_everything_about_them() {
    assert_eq!(Coin::ALL, [Coin::Copper, Coin::Silver, Coin::Gold]);
    assert!(Coin::ALL.is_sorted());
    for (place, coin) in Coin::ALL.into_iter().enumerate() {
        assert_eq!(coin.idx(), place);
        assert_eq!(Coin::read(coin.key()), Ok(coin));
        assert_eq!(coin.to_string().parse(), Ok(coin));
    }
    assert_eq!(Coin::ALL.map(Coin::key), ["c", "s", "Gold"], "a name stands for a missing word");
    for word in ["", "C", "copper", "cs", "gold"] {
        assert!(Coin::read(word).is_err(), "{word:?}");
    }
}

#[test]
fn a_table_of_seats_is_a_list_of_values() {
    for n_seats in 1..=5 {
        let list: Vec<u32> = (0..n_seats as u32).map(|it| 7 * it + 1).collect();
        let table: BySeat<u32, 5> = BySeat::sized(n_seats, |seat| list[seat.idx()]);
        assert_eq!(table.values().copied().collect::<Vec<u32>>(), list);
        assert_eq!(table.len(), n_seats);
        assert!(table.iter().map(|it| it.0).eq(Seat::all(n_seats)));
        assert!(table.iter().rev().eq(Seat::all(n_seats).rev().map(|it| (it, &table[it]))));
        // Check values of records made with lists stay as they are, for any largest table.
        assert_eq!(digest(&table), digest(&list));
        assert_eq!(digest(&BySeat::new(n_seats, |seat| list[seat.idx()])), digest(&list));
        let long = SeatList::new(n_seats, |seat| list[seat.idx()]);
        assert_eq!(digest(&long), digest(&list));
        assert!(long.iter().eq(table.iter()) && long.values().eq(table.values()));
        assert_eq!(long.by_seat(|_, it| *it), BySeat::new(n_seats, |seat| table[seat]));
        for seat in Seat::all(8) {
            assert_eq!(table.get(seat), list.get(seat.idx()));
            assert_eq!(table.has(seat), seat.idx() < n_seats);
        }
    }
}

#[test]
fn the_values_of_seats_are_changed_one_by_one() {
    let mut table = BySeat::new(3, |seat| format!("{seat}"));
    table[Seat::new(1)].push('!');
    table.iter_mut().for_each(|(seat, it)| it.push_str(&seat.idx().to_string()));
    let joined = table.map(|seat, it| format!("{seat}{it}"));
    assert_eq!(joined.values().collect::<Vec<_>>(), ["aa0", "bb!1", "cc2"]);
    let same = BySeat::new(3, |seat| table[seat].clone());
    assert_eq!(same, table);
    let shorter = BySeat::new(2, |seat| table[seat].clone());
    assert_ne!(shorter, table);
}
