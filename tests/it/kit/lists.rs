//! A table of options is the notation of a setup; a list of refusals says why not.

use kernel::kit::Explains;
use kernel::notation::ParseError;
use kernel::{Cites, Lang, Occasion, Text, files_of_words, options, refusals};

use super::Coin;

files_of_words!("words");

#[derive(Clone, Copy, PartialEq, Debug)]
struct Setup {
    n_players: u8,
    house: House,
    is_open: bool,
    n_coins: u8,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct House {
    coin: Option<Coin>,
}

impl Setup {
    const fn plain(n_players: u8) -> Setup {
        Setup { n_players, house: House { coin: None }, is_open: false, n_coins: 7 }
    }
}

options! {
    impl Setup;

    house.coin = "coin" {
        name: { Text::same("Coins") };
        hint: { Text::same("Which coins are used.") };
        applies: |n_seats| 1 < n_seats;
        default: |occasion| usize::from(occasion.is_seasoned);
        choices: {
            None => "none", { Text::same("None") };
            Some(Coin::Copper) => "c", { Text::same("Copper") };
            Some(Coin::Gold) => "g", { Text::same("Gold") };
        }
    }

    is_open = "open" {
        name: { Text::same("Hands") };
        hint: { Text::same("Who sees the hands.") };
        is_later: true;
        choices: {
            false => "no", { Text::same("Closed") };
            true => "yes", { Text::same("Open") };
        }
    }

    n_coins = "n" {
        name: { Text::same("Number") };
        hint: { Text::same("How many coins.") };
        is_later: true;
        choices: {
            7 => "7", { Text::same("Seven") };
            9 => "9", { Text::same("Nine") };
        }
    }
}

/// Calls `see` with every setup, and with how each of its options is written.
fn each_setup(mut see: impl FnMut(Setup, [&str; 3])) {
    let coins = [(None, "none"), (Some(Coin::Copper), "c"), (Some(Coin::Gold), "g")];
    for (coin, coin_word) in coins {
        for (is_open, open_word) in [(false, "no"), (true, "yes")] {
            for (n_coins, n_word) in [(7, "7"), (9, "9")] {
                let setup = Setup { n_players: 3, house: House { coin }, is_open, n_coins };
                see(setup, [coin_word, open_word, n_word]);
            }
        }
    }
}

#[test]
fn a_table_of_options_writes_and_reads_every_setup() {
    let mut n_setups = 0;
    each_setup(|setup, [coin, open, n]| {
        n_setups += 1;
        let whole = format!("players=3 coin={coin} open={open} n={n}");
        assert_eq!(whole.parse(), Ok(setup), "the setup screen writes every option");
        let short = whole.replace(" open=no", "").replace(" n=7", "");
        assert_eq!(setup.to_string(), short, "old records go without what is younger than they");
        assert_eq!(short.parse(), Ok(setup));
    });
    assert_eq!(n_setups, 12);
    assert_eq!(Setup::plain(2).to_string(), "players=2 coin=none");
}

#[test]
fn what_is_not_in_the_table_is_no_setup() {
    let refused = |text: &str| text.parse::<Setup>().expect_err(text);
    for text in ["", "players=2"] {
        assert_eq!(refused(text), ParseError::Short);
    }
    for text in ["coin=c", "players=2 coin=s", "players=2 open=no", "players=x coin=c"] {
        assert_eq!(refused(text), ParseError::Unexpected, "{text}");
    }
    for text in ["players=2 coin=c open=maybe", "players=2 coin=c n=8", "players=100 coin=c"] {
        assert_eq!(refused(text), ParseError::Unexpected, "{text}");
    }
    for text in ["players=2 coin=c n=9 open=yes", "players=2 coin=c opens=yes"] {
        assert_eq!(refused(text), ParseError::Long, "{text}");
    }
}

#[test]
fn an_option_is_at_its_first_choice_where_it_does_not_matter() {
    let [coin, open, _] = Setup::OPTIONS else { panic!("three options") };
    let unsaid = |n_seats, is_seasoned| coin.unsaid(Occasion { n_seats, is_seasoned });
    assert_eq!(
        [unsaid(1, false), unsaid(1, true), unsaid(2, false), unsaid(2, true)],
        [0, 0, 0, 1]
    );
    assert_eq!(open.unsaid(Occasion { n_seats: 1, is_seasoned: true }), 0);
    assert!((open.applies)(1) && !(coin.applies)(1) && (coin.applies)(2));
    assert_eq!(coin.choices[2].name, Text::same("Gold"));
    assert_eq!(coin.hint, Text::same("Which coins are used."));
}

refusals! {
    /// Why not.
    enum Refusal {
        Over = "X-1" => "over";
        /// No such coin.
        NoCoin(coin: Coin) = if coin == Coin::Gold { "X-2" } else { "X-3" }
            => ("no-coin", coin = coin.key());
        Spent(coin: Coin) = "X-4" => { Text::same(coin.key()) };
        TooMany(n: u8) = "X-5" => ("too-many", n = n);
    }
}

#[test]
fn a_list_of_refusals_gives_rule_and_sentences() {
    let gold = Refusal::NoCoin(Coin::Gold);
    assert_eq!([gold, Refusal::NoCoin(Coin::Silver)].map(|it| it.rule()), ["X-2", "X-3"]);
    assert_eq!(gold.sentence(Lang::En), "There is no Gold.");
    assert_eq!(gold.sentence(Lang::Ru), "Нет монеты Gold.");
    assert_eq!(Refusal::Spent(Coin::Copper).sentence(Lang::En), "c");
    assert_eq!(Refusal::TooMany(4).sentence(Lang::Ru), "4 — слишком много.");
    assert_eq!(Refusal::Over.sentence(Lang::En), "The match is over.");
}

#[test]
fn every_refusal_is_listed_with_all_that_it_can_be_about() {
    let every = Refusal::every();
    assert_eq!(every.len(), 1 + 3 + 3 + 8);
    assert!(Coin::ALL.iter().all(|it| every.contains(&Refusal::Spent(*it))));
    assert_eq!((every[0], every[14]), (Refusal::Over, Refusal::TooMany(7)));
}
