//! The tables of every game: the options of its setup, and its refusals.

use std::fs;

use games::{GameId, with_rules};
use kernel::kit::Explains;
use kernel::{Cites, Lang, Occasion, SetupOption, Text, Words};

use crate::sources::root;

/// A setup as the setup screen writes it, with the choice that `chosen` gives for each option.
fn written(options: &[SetupOption], n_seats: usize, chosen: impl Fn(usize) -> usize) -> String {
    let fields = options.iter().enumerate().map(|(nth, it)| {
        let choice = it.choices[chosen(nth)];
        format!(" {}={}", it.key, choice.key)
    });
    format!("players={n_seats}{}", fields.collect::<String>())
}

#[track_caller]
fn read<G: Words>(text: &str) -> G::Setup {
    let setup: G::Setup = text.parse().unwrap_or_else(|it| panic!("{text}: {it}"));
    assert_eq!(setup.to_string().parse().as_ref(), Ok(&setup), "{text}");
    setup
}

/// Every choice of every option is read and written again, means something of its own, and is admitted where
/// the option applies.
fn options_are_the_notation<G: Words>() {
    for n_seats in G::SEATS {
        let unsaid = |it: usize| {
            let option = &G::OPTIONS[it];
            let occasion = Occasion { n_seats, is_seasoned: false };
            if (option.applies)(n_seats) { 0 } else { option.unsaid(occasion) }
        };
        let plain = read::<G>(&written(G::OPTIONS, n_seats, unsaid));
        let mut seen = vec![plain];
        for (nth, option) in G::OPTIONS.iter().enumerate() {
            for choice in (0..option.choices.len()).filter(|it| *it != unsaid(nth)) {
                let at = |it| if it == nth { choice } else { unsaid(it) };
                let text = written(G::OPTIONS, n_seats, at);
                let setup = read::<G>(&text);
                // A player who does not sit there cannot go first.
                let is_seat =
                    option.choices[choice].key.parse().is_ok_and(|it: usize| n_seats < it);
                let is_admitted = G::admit(&setup) == Ok(n_seats);
                let may_not = !(option.applies)(n_seats) || (option.key == "first" && is_seat);
                assert!(is_admitted || may_not, "{text}");
                assert!(!seen.contains(&setup), "{text} means nothing of its own");
                seen.push(setup);
            }
        }
    }
}

/// Records that are older than an option go without it.
fn later_options_may_be_missing<G: Words>() {
    let whole = written(G::OPTIONS, 1, |_| 0);
    let later = G::OPTIONS.iter().filter(|it| it.is_later);
    let old = later.fold(whole.clone(), |text, it| {
        text.replace(&format!(" {}={}", it.key, it.choices[0].key), "")
    });
    assert_eq!(read::<G>(&old), read::<G>(&whole));
    assert_eq!(read::<G>(&whole).to_string(), old);
    for option in G::OPTIONS.iter().filter(|it| !it.is_later) {
        let without = whole.replace(&format!(" {}={}", option.key, option.choices[0].key), "");
        assert!(without.parse::<G::Setup>().is_err(), "{without}");
    }
}

/// All that the setup screen shows has words in both languages, and a choice for those who say nothing.
fn options_are_shown<G: Words>() {
    for option in G::OPTIONS {
        is_said(option.name, "");
        is_said(option.hint, ".");
        option.choices.iter().for_each(|it| is_said(it.name, ""));
        for n_seats in G::SEATS {
            for is_seasoned in [false, true] {
                let unsaid = option.unsaid(Occasion { n_seats, is_seasoned });
                assert!(unsaid < option.choices.len(), "{}", option.key);
            }
        }
    }
    assert!(G::PLAIN.iter().all(|it| written(G::OPTIONS, 1, |_| 0).contains(it)));
}

#[track_caller]
fn is_said(words: Text, end: &str) {
    let is_russian = |it: char| ('а'..='я').contains(&it.to_lowercase().next().unwrap_or(it));
    assert!(!words.en().contains(is_russian) && words.en().ends_with(end), "{}", words.en());
    assert!(words.ru().contains(is_russian) && words.ru().ends_with(end), "{}", words.ru());
    assert_eq!(words.en().trim(), words.en());
    assert_eq!(words.ru().trim(), words.ru());
}

/// Every refusal rests on a rule of the game, and says so in a sentence of each language.
fn refusals_are_said<G: Words>(rules: &str) {
    let refusals = G::Refusal::every();
    assert!(10 < refusals.len());
    for refusal in refusals {
        let rule = refusal.rule();
        assert!(
            rules.lines().any(|it| it == rule),
            "{refusal:?} rests on {rule}, which is no rule"
        );
        is_said(Text::Everywhere(Lang::ALL.map(|it| &*G::refuse(refusal, it).leak())), ".");
    }
}

#[test]
fn every_choice_of_a_setup_is_in_its_notation() {
    for game in GameId::ALL {
        with_rules!(game, G => options_are_the_notation::<G>());
    }
}

#[test]
fn records_from_before_an_option_go_without_it() {
    for game in GameId::ALL {
        with_rules!(game, G => later_options_may_be_missing::<G>());
    }
}

#[test]
fn every_option_is_shown_in_both_languages() {
    for game in GameId::ALL {
        with_rules!(game, G => options_are_shown::<G>());
    }
}

#[test]
fn every_refusal_has_a_rule_and_a_sentence_in_both_languages() {
    for game in GameId::ALL {
        let folder = root().join("crates/games").join(game.id().replace('-', "_")).join("cases");
        let rules = fs::read_to_string(folder.join("rules.txt")).expect("the rules by number");
        with_rules!(game, G => refusals_are_said::<G>(&rules));
    }
}
