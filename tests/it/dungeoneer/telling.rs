//! The words about matches: every event and every action has them in both languages.

use games::dungeoneer::action::Word;
use games::dungeoneer::pieces::Origin;
use games::dungeoneer::{Action, Dungeoneer, Setup};
use kernel::ask::Answer;
use kernel::chance::FastChance;
use kernel::log::{Listener, Log};
use kernel::{BySeat, Game, Lang, Match, Observer, Seat, Seed, Telling, Turn, Words};

use super::setups;

const RULES: &str = include_str!("../../../crates/games/dungeoneer/cases/rules.txt");

/// The names of people, in the alphabet of the language.
fn names(n_seats: usize, lang: Lang) -> BySeat<String> {
    let en = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"];
    let ru = ["Аня", "Борис", "Вера", "Глеб", "Даша", "Егор"];
    let people = if lang == Lang::Ru { ru } else { en };
    BySeat::new(n_seats, |seat| people[seat.idx()].to_owned())
}

/// Plays at random, ending phases seldom, and calls back before each action.
fn play(
    setup: &str,
    seed: u64,
    mut before: impl FnMut(&Match<Dungeoneer>, Seat, &[Action]),
) -> Match<Dungeoneer> {
    let setup: Setup = setup.parse().expect("a setup");
    let mut game: Match<Dungeoneer> = Match::begin(setup, Seed::from_bits(seed)).expect("a table");
    let mut luck = FastChance::new(seed);
    while game.turn() != Turn::Over {
        let seats: Vec<Seat> = game.actors().iter().collect();
        let awaited = game.turn().awaited();
        let mut seat = seats[luck.pick(seats.len() as u32) as usize];
        if !awaited.has(seat) && luck.pick(4) != 0 {
            seat = awaited.first().expect("somebody");
        }
        let legal = game.legal(seat);
        before(&game, seat, &legal);
        let pick = |luck: &mut FastChance| legal[luck.pick(legal.len() as u32) as usize].clone();
        let mut action = pick(&mut luck);
        if action == Answer::Do(Word::End) && luck.pick(3) != 0 {
            action = pick(&mut luck);
        }
        game.play(seat, action).expect("it is legal");
    }
    game
}

fn is_cyrillic(it: char) -> bool {
    matches!(it, 'а'..='я' | 'А'..='Я' | 'ё' | 'Ё')
}

/// Checks words of any kind for faults: signs of a template, a key of a card, the wrong alphabet.
#[track_caller]
fn check_words(words: &str, lang: Lang, of: &dyn std::fmt::Debug) {
    let is_clean = !words.contains("  ") && !words.contains(['{', '}']) && !words.contains("()");
    assert!(is_clean && words.trim() == words && !words.is_empty(), "{words:?} of {of:?}");
    let keys = words.split(|it: char| !it.is_alphanumeric());
    let mut keys = keys.filter(|it| {
        it.len() == 4 && it.starts_with(['T', 'V']) && it[2..].bytes().all(|it| it.is_ascii_digit())
    });
    assert_eq!(keys.next(), None, "{words}");
    let first = words.chars().find(|it| it.is_alphanumeric());
    let is_capital = first.is_some_and(|it| it.is_uppercase() || it.is_numeric());
    assert!(is_capital, "{words}");
    let has_wrong = if lang == Lang::Ru {
        // Two cards bear a Roman number.
        words.chars().any(|it| it.is_ascii_alphabetic() && it != 'I')
    } else {
        words.chars().any(is_cyrillic)
    };
    assert!(!has_wrong, "{words} of {of:?}");
}

/// Tells whether two actions are about cards of the same name (DN-686), so that the same words fit both.
fn are_alike(one: &Action, other: &Action) -> bool {
    let name = |it: &Action| match *it {
        Answer::Do(word) | Answer::Play(word) | Answer::Pick(word) => match word {
            Word::Play { card, .. }
            | Word::Use { of: Origin::Card(card), .. }
            | Word::FromLair { card, .. }
            | Word::Hand(card)
            | Word::Lair(card)
            | Word::Card(card)
            | Word::Readied(card, _) => Some(card.name().alone(Lang::En)),
            Word::Location(location) => Some(location.name().alone(Lang::En)),
            _ => None,
        },
        _ => None,
    };
    one != other && name(one).is_some() && name(one) == name(other)
}

#[test]
fn every_action_of_random_matches_is_offered_in_words_of_its_own() {
    for (nth, setup) in setups::DUNGEONEER.iter().enumerate() {
        let mut n = 0;
        play(setup, nth as u64, |game, seat, legal| {
            n += 1;
            let view = game.view(Observer::Seat(seat));
            for lang in [Lang::En, Lang::Ru] {
                let mut said = Vec::new();
                for action in legal {
                    let words = Dungeoneer::offer(action, &view, lang);
                    check_words(&words, lang, action);
                    assert!(!words.ends_with('.'), "{words}");
                    said.push((words, action));
                }
                said.sort_by(|one, other| one.0.cmp(&other.0));
                for twice in said.windows(2).filter(|it| it[0].0 == it[1].0) {
                    assert!(are_alike(twice[0].1, twice[1].1), "offered twice: {twice:?}");
                }
                check_words(&Dungeoneer::moment(&view, lang), lang, &"the moment");
            }
        });
        assert!(30 < n, "{setup}: a match of {n} actions");
    }
}

#[test]
fn every_event_of_random_matches_is_told() {
    let rules: Vec<&str> = RULES.lines().filter_map(|it| it.split_whitespace().next()).collect();
    for (nth, setup) in setups::DUNGEONEER.iter().enumerate() {
        let game = play(setup, nth as u64, |_, _, _| {});
        let log = game.log().iter().flat_map(|it| it.events.iter());
        for event in game.opening().iter().chain(log) {
            for lang in [Lang::En, Lang::Ru] {
                for observer in [Observer::All, Observer::Public] {
                    let names = names(game.n_seats(), lang);
                    let heard = Dungeoneer::observe(event, observer).expect("all notice something");
                    let to = Telling { lang, names: &names };
                    let Some(words) = Dungeoneer::describe(&heard, to) else { continue };
                    check_words(&words, lang, event);
                    assert!(words.ends_with('.') && !words.ends_with(".."), "{words}");
                    let rule = Dungeoneer::cite(&heard).expect("what is told rests on a rule");
                    assert!(rules.contains(&rule), "{rule} of {event:?}");
                }
            }
        }
    }
}

/// Plays a match and prints its log, as everybody hears it; `--nocapture` shows it.
fn lines_and_turns(setup: &str, seed: u64, lang: Lang) -> (usize, usize) {
    let game = play(setup, seed, |_, _, _| {});
    let names = names(game.n_seats(), lang);
    let log = Log::of(&game, Listener { observer: Observer::Public, lang, names: &names });
    println!("\n== {setup}");
    for passage in log.passages() {
        println!("\n{}", passage.heading.as_deref().unwrap_or("…"));
        passage.lines.iter().for_each(|it| println!("  {}", it.words));
    }
    let n_turns = log.passages().iter().filter(|it| it.heading.is_some()).count();
    (log.passages().iter().map(|it| it.lines.len()).sum(), n_turns)
}

#[test]
fn a_turn_is_told_in_few_lines() {
    for setup in setups::DUNGEONEER {
        for lang in [Lang::En, Lang::Ru] {
            let (n_lines, n_turns) = lines_and_turns(setup, 4, lang);
            assert!(n_lines < 25 + 16 * n_turns, "{n_lines} lines of {n_turns} turns: {setup}");
        }
    }
}

/// Checks an offer at the table of the first setup, no matter who is asked.
#[track_caller]
fn check_offer(action: &str, en: &str, ru: &str) {
    let setup: Setup = setups::DUNGEONEER[0].parse().expect("a setup");
    let game: Match<Dungeoneer> = Match::begin(setup, Seed::from_bits(2)).expect("a table");
    let view = game.view(Observer::Seat(game.state().open.active));
    let action: Action = action.parse().expect("an action");
    assert_eq!(Dungeoneer::offer(&action, &view, Lang::En), en);
    assert_eq!(Dungeoneer::offer(&action, &view, Lang::Ru), ru);
}

#[test]
fn offers_read_like_this() {
    check_offer("pass", "Pass", "Пропустить");
    check_offer("pass turn", "Pass until your turn", "Пропускать до своего хода");
    check_offer("pass battle", "Pass for the rest of this battle", "Пропускать до конца битвы");
    check_offer("do end", "End Villainy", "Закончить фазу злодеяний");
    check_offer(
        "do explore",
        "Explore: place one more location",
        "Исследовать: выложить ещё одну локацию",
    );
    check_offer("do stand", "Stand up for 1 action point", "Встать за 1 очко действия");
    check_offer("do go.N", "Go north to the Corner", "Идти на север в Угол");
    check_offer("do go.E", "Go east to the Turn", "Идти на восток на Поворот");
    check_offer("do attempt.TQ02", "Attempt “Slay Draky”", "Попытаться выполнить «Убить Дракошу»");
    check_offer("do search.TQ07", "Search for “The Hidden Vault”", "Искать: «Потайная кладовая»");
    check_offer(
        "do drop.TQ01",
        "Lay down the token of “Damsel in Distress”",
        "Прервать сопровождение: «Дева в беде»",
    );
    check_offer("do TA04", "Play Dodge (1 glory)", "Разыграть Уворот (1 слава)");
    check_offer("play TA21", "Ready Chain Mail (4 glory)", "Разыграть Кольчугу (4 славы)");
    check_offer(
        "do TA31@b",
        "Play Grave Robber against Nim (3 peril)",
        "Разыграть Гробокрада против Нима (3 риска)",
    );
    check_offer("do TA37@b", "Set the Zombie on Nim (1 peril)", "Натравить Зомби на Нима (1 риск)");
    check_offer(
        "do lair.TA37@a",
        "Send the Zombie out of the lair against Raka (1 peril)",
        "Выпустить Зомби из логова на Раку (1 риск)",
    );
    check_offer(
        "do use.TA14.2",
        "Use Ring of Wizardry: when your hero is about to be wounded, remove 1 health token from \
         this card: prevent 1 wound",
        "Использовать Кольцо волшебства: когда ваш герой должен получить рану, снимите с этой \
         карты 1 жетон здоровья: предотвратите 1 рану",
    );
}
