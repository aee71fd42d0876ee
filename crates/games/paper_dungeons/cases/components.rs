//! The components of the box, compared with the printed tables of sections 5.1 to 5.13.

use kernel::{SEATS_MAX, Text};
use paper_dungeons::dice::{DICE, Face, side};
use paper_dungeons::dungeons::{Content, Dungeon, Find, Guard, Letter, printed};
use paper_dungeons::items::Kind;
use paper_dungeons::missions::Mission;
use paper_dungeons::monsters::Monster;
use paper_dungeons::objectives::Objective;
use paper_dungeons::{Colour, Hero, Item, Reward, Room, Symbol, Talent, state::Sheet};

/// The rows of a printed table, column by column, without its head.
pub fn rows(table: &'static str) -> Vec<Vec<&'static str>> {
    table.lines().skip(2).map(|it| it.split(" | ").map(str::trim).collect()).collect()
}

/// A printed number; minus signs come in two shapes.
#[track_caller]
pub fn number(word: &str) -> i32 {
    word.replace('−', "-").parse().unwrap_or_else(|it| panic!("{word}: {it}"))
}

#[track_caller]
fn check<T: PartialEq + std::fmt::Debug>(ids: &[&str], what: &str, ours: T, printed: T) {
    assert_eq!(ours, printed, "{}: {what}", ids.join(", "));
}

fn named(text: Text) -> String {
    format!("{} / {}", text.en(), text.ru())
}

#[test]
fn dice_show_four_classes_a_special_symbol_and_a_skull() {
    let rows = rows(include_str!("tables/dice.txt"));
    check(&["PD-040", "PD-041"], "kinds of dice", 2, rows.len());
    for idx in 0..DICE {
        let (row, colour) =
            if idx < 3 { (&rows[0], Colour::White) } else { (&rows[1], Colour::Black) };
        for (value, hero) in Hero::ALL.into_iter().enumerate() {
            let face = side(idx, value as u32).expect("a face");
            check(&["PD-040", "PD-041"], "symbol", face.symbol(), Symbol::Hero(hero));
            check(&["PD-041"], "colour", face.colour(), colour);
            check(&["PD-044"], "number", i32::from(face.number()), number(row[value + 1]));
        }
        let special = side(idx, 4).expect("a face");
        let expected = if idx < 3 { Symbol::Clover } else { Symbol::Boots };
        check(&["PD-040", "PD-041"], "special symbol", special.symbol(), expected);
        let printed = row[5].rsplit(' ').next().expect("a number");
        check(&["PD-044"], "number", i32::from(special.number()), number(printed));
        check(&["PD-041", "PD-044"], "skull", side(idx, 5), None);
    }
    check(&["PD-044"], "numbers", Face::all().count(), 10);
}

#[test]
fn a_sheet_has_24_number_boxes() {
    let boxes: usize = Sheet::new().track.iter().map(|round| round.len()).sum();
    check(&["PD-044"], "boxes of the round track", boxes, 24);
}

#[test]
fn decks_are_of_the_printed_sizes() {
    check(&["PD-011"], "dungeon cards", Dungeon::all().count(), 12);
    check(&["PD-013"], "monster cards", Monster::ALL.len(), 12);
    check(&["PD-230"], "mission cards", Mission::ALL.len(), 16);
    check(
        &["PD-016"],
        "talents and objectives",
        (Talent::ALL.len(), Objective::ALL.len()),
        (16, 16),
    );
    check(&["PD-016"], "all are dealt to eight teams", 2 * SEATS_MAX, 16);
}

#[test]
fn rooms_are_printed_as_in_the_table() {
    for row in rows(include_str!("tables/rooms.txt")) {
        for (column, text) in row[1..].iter().enumerate() {
            let room = Room::at(column, number(row[0]) as usize - 1);
            check(&["PD-141", "PD-155", "PD-210"], text, printed(room), content(text));
        }
    }
}

/// Reads `Zombie 5 (Cleric) + gem G`.
#[track_caller]
fn content(text: &str) -> Content {
    let (guard, find) = match text.split_once(" + ") {
        Some((guard, find)) => (guard, find),
        None if text.ends_with("potion") => ("", text),
        None => (text, ""),
    };
    let guard = match guard.split(' ').collect::<Vec<_>>()[..] {
        ["trap"] => Some(Guard::Trap),
        [kind, level, hero] => Some(minion(kind, number(level) as u8, hero)),
        _ => None,
    };
    let find = match find.split(' ').collect::<Vec<_>>()[..] {
        ["1", "potion"] => Some(Find::Potion),
        ["1", "item", "box"] => Some(Find::Box),
        ["1", "level-up"] => Some(Find::Level),
        ["gem", letter] => Some(Find::Gem(Letter::read(letter).expect("a letter"))),
        _ => None,
    };
    Content { guard, find }
}

#[track_caller]
fn minion(kind: &str, level: u8, hero: &str) -> Guard {
    let found = Room::all().find_map(|room| match printed(room).guard {
        Some(Guard::Minion(it)) if it.kind.name().en() == kind && it.level == level => Some(it),
        _ => None,
    });
    let minion = found.expect("a minion of this kind and level");
    check(
        &["PD-140", "PD-141"],
        kind,
        minion.kind.fought_by().name().en(),
        hero.trim_matches(['(', ')']),
    );
    Guard::Minion(minion)
}

#[test]
fn twelve_minions_eight_gems_and_ten_traps_wait() {
    let contents: Vec<Content> = Room::all().map(printed).collect();
    let minions: Vec<(String, u8)> = contents
        .iter()
        .filter_map(|it| match it.guard {
            Some(Guard::Minion(minion)) => Some((minion.kind.name().en().to_owned(), minion.level)),
            _ => None,
        })
        .collect();
    check(&["PD-145"], "minions", minions.len(), 12);
    for kind in ["Goblin", "Orc", "Ghost", "Zombie"] {
        for level in 3..=5 {
            let is_one = minions.iter().filter(|it| **it == (kind.to_owned(), level)).count();
            check(&["PD-140", "PD-145"], kind, is_one, 1);
        }
    }
    let count = |is: &dyn Fn(&Content) -> bool| contents.iter().filter(|it| is(it)).count();
    check(&["PD-210"], "gems", count(&|it| matches!(it.find, Some(Find::Gem(_)))), 8);
    check(&["PD-150"], "traps", count(&|it| it.guard == Some(Guard::Trap)), 10);
    check(&["PD-155"], "potions", count(&|it| it.find == Some(Find::Potion)), 5);
    check(&["PD-155"], "item boxes", count(&|it| it.find == Some(Find::Box)), 4);
    check(&["PD-155"], "level-ups", count(&|it| it.find == Some(Find::Level)), 3);
    check(&["PD-129"], "empty rooms", count(&|it| it.guard.is_none() && it.find.is_none()), 18);
}

#[test]
fn monsters_are_as_printed() {
    for (row, monster) in rows(include_str!("tables/monsters.txt")).iter().zip(Monster::ALL) {
        let card = monster.card();
        check(&["PD-013"], "id", monster.key(), row[0]);
        check(&["PD-013"], "name", named(card.name), row[1].to_owned());
        check(&["PD-240"], row[0], i32::from(card.level), number(row[2]));
        check(&["PD-242"], row[0], card.weak_to.name().en(), row[3]);
        for (range, text) in card.ranges.iter().zip(&row[4..7]) {
            let ours = format!("{} → {}, {}", range.power, range.glory, range.wounds);
            check(&["PD-243", "PD-244"], row[0], ours, (*text).to_owned());
        }
        check(&["PD-245"], row[0], -i32::from(card.flee), number(row[7]));
        check(&["PD-247"], row[0], rewards(card.reward), row[8].to_owned());
        let letters: Vec<String> = card.vanish.iter().map(|it| it.letter().to_string()).collect();
        let letters = if letters.is_empty() { "—".to_owned() } else { letters.join(", ") };
        check(&["PD-322"], row[0], letters, row[9].to_owned());
    }
}

/// `2 potions`: rewards of one kind, counted.
fn rewards(rewards: &[Reward]) -> String {
    let (one, many) = match rewards[0] {
        Reward::Level => ("level-up", "level-ups"),
        Reward::Box => ("item box", "item boxes"),
        Reward::Potion => ("potion", "potions"),
        other => panic!("{other:?} is on no card"),
    };
    assert!(rewards.iter().all(|it| *it == rewards[0]));
    format!("{} {}", rewards.len(), if rewards.len() == 1 { one } else { many })
}

#[test]
fn every_monster_guards_three_dungeons_and_every_class_is_feared_once_a_level() {
    for monster in Monster::ALL {
        let cards = Dungeon::all().filter(|it| it.card().monsters.contains(&monster)).count();
        check(&["PD-013"], monster.key(), cards, 3);
    }
    for level in 1..=3 {
        for hero in Hero::ALL {
            let feared = |it: &&Monster| it.card().level == level && it.card().weak_to == hero;
            check(&["PD-242"], "feared", Monster::ALL.iter().filter(feared).count(), 1);
        }
    }
}

#[test]
fn items_are_as_printed() {
    for (row, item) in rows(include_str!("tables/items.txt")).iter().zip(Item::ALL) {
        let card = item.card();
        check(&["PD-100"], "key", item.key().to_uppercase(), row[1].to_owned());
        check(&["PD-100"], "name", (card.name.en(), card.name.ru()), (row[2], row[3]));
        let needs = card.needs.map_or("any hero symbol", |it| it.name().en());
        check(&["PD-101"], row[1], needs, row[4]);
        let kind = match card.kind {
            Kind::Permanent => "permanent",
            Kind::Instant => "instant",
            Kind::Scoring => "scoring",
        };
        check(&["PD-102"], row[1], kind, row[5]);
        check(&["PD-103"], row[1], i32::from(card.glory), number(row[6]));
    }
}

#[test]
fn talents_are_as_printed() {
    for (row, talent) in rows(include_str!("tables/talents.txt")).iter().zip(Talent::ALL) {
        let card = talent.card();
        check(&["PD-340"], "number", Talent::read(row[0]), Ok(talent));
        check(&["PD-340"], row[0], (card.name.en(), card.name.ru()), (row[1], row[2]));
        check(&["PD-272"], row[0], i32::from(card.glory), number(row[3]));
    }
}

#[test]
fn objectives_are_as_printed() {
    for (row, objective) in rows(include_str!("tables/objectives.txt")).iter().zip(Objective::ALL) {
        let card = objective.card();
        check(&["PD-271"], "number", Objective::read(row[0]), Ok(objective));
        let [two, four, six] = card.steps;
        check(&["PD-271"], row[0], format!("{two} / {four} / {six}"), row[1].to_owned());
        let colours = card.colours.map(|it| format!("{it:?}").to_lowercase());
        check(
            &["PD-018"],
            row[0],
            colours.as_slice(),
            &row[2..].iter().map(|it| (*it).to_owned()).collect::<Vec<_>>(),
        );
    }
}

#[test]
fn every_objective_shows_two_black_heroes_and_all_pairs_occur() {
    let is_black = |it: &Colour| *it == Colour::Black;
    let mut pairs: Vec<Vec<bool>> = Vec::new();
    let mut n_black = [0; 4];
    for objective in Objective::ALL {
        let colours = objective.card().colours;
        check(&["PD-018"], "black heroes", colours.iter().filter(|it| is_black(it)).count(), 2);
        pairs.push(colours.iter().map(is_black).collect());
        for (n, colour) in n_black.iter_mut().zip(&colours) {
            *n += i32::from(is_black(colour));
        }
    }
    pairs.sort();
    pairs.dedup();
    check(&["PD-018"], "pairs of black heroes", pairs.len(), 6);
    check(&["PD-018"], "cards on which each class is black", n_black, [8, 7, 9, 8]);
}
