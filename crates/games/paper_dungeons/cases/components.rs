//! The components of the box, compared with the printed tables, which lie in `tables`.

use kernel::{SEATS_MAX, Text};
use paper_dungeons::dice::{DICE, Face, side};
use paper_dungeons::dungeons::{Content, Dungeon, Find, Guard, printed};
use paper_dungeons::items::Kind;
use paper_dungeons::missions::Mission;
use paper_dungeons::monsters::Monster;
use paper_dungeons::objectives::Objective;
use paper_dungeons::{Colour, Hero, Item, Reward, Room, Symbol, Talent, state::Sheet};
use testing::script::joined;

/// Compares lines with a printed table behind its head: all of them, and their first columns. Minus signs come in two shapes.
#[track_caller]
pub fn is_printed(ids: &[&str], table: &str, lines: impl IntoIterator<Item = String>) {
    let printed: Vec<String> = table.lines().skip(2).map(|it| it.replace('−', "-")).collect();
    let lines: Vec<String> = lines.into_iter().collect();
    assert_eq!(lines.len(), printed.len(), "{}", ids.join(", "));
    for (ours, printed) in lines.iter().zip(printed) {
        let n = ours.split(" | ").count();
        let first: Vec<&str> = printed.split(" | ").take(n).collect();
        assert_eq!(*ours, first.join(" | "), "{}", ids.join(", "));
    }
}

#[track_caller]
fn check<T: PartialEq + std::fmt::Debug>(ids: &[&str], what: &str, ours: T, printed: T) {
    assert_eq!(ours, printed, "{}: {what}", ids.join(", "));
}

pub fn named(text: Text) -> String {
    format!("{} / {}", text.en(), text.ru())
}

#[test]
fn dice_show_four_classes_a_special_symbol_and_a_skull() {
    let ids = ["PD-040", "PD-041", "PD-044"];
    let face = |idx, value| {
        side(idx, value).map_or("no number".to_owned(), |face| {
            assert_eq!(
                face.colour(),
                if idx < 3 { Colour::White } else { Colour::Black },
                "{ids:?}"
            );
            match face.symbol() {
                Symbol::Hero(hero) => {
                    assert_eq!(hero.idx(), value as usize, "{ids:?}");
                    face.number().to_string()
                }
                Symbol::Clover => format!("Clover {}", face.number()),
                Symbol::Boots => format!("Boots ×3 {}", face.number()),
            }
        })
    };
    let dice =
        |name: &str, idx| format!("{name} ×3 | {}", joined((0..6).map(|it| face(idx, it)), " | "));
    for nth in 0..DICE / 2 {
        let lines = [dice("White", nth), dice("Black", DICE / 2 + nth)];
        is_printed(&ids, include_str!("tables/dice.txt"), lines);
    }
    check(&["PD-044"], "numbers", Face::ALL.len(), 10);
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
    let row = |row: usize| {
        let rooms = (0..6).map(|column| {
            let is_tunnel = matches!((column, row), (0 | 5, 1 | 5));
            let content = content(printed(Room::at(column, row)));
            if is_tunnel && content == "empty" { format!("tunnel {}", row + 1) } else { content }
        });
        format!("{} | {}", row + 1, joined(rooms, " | "))
    };
    let ids = ["PD-140", "PD-141", "PD-155", "PD-210"];
    is_printed(&ids, include_str!("tables/rooms.txt"), (0..7).rev().map(row));
}

/// `Zombie 5 (Cleric) + gem G`.
fn content(content: Content) -> String {
    let guard = content.guard.map(|it| match it {
        Guard::Trap => "trap".to_owned(),
        Guard::Minion(it) => {
            let by = it.kind.fought_by().name().en();
            format!("{} {} ({by})", it.kind.name().en(), it.level)
        }
    });
    let find = content.find.map(|it| match it {
        Find::Potion => "1 potion".to_owned(),
        Find::Box => "1 item box".to_owned(),
        Find::Level => "1 level-up".to_owned(),
        Find::Gem(letter) => format!("gem {}", letter.letter()),
    });
    let all: Vec<String> = guard.into_iter().chain(find).collect();
    if all.is_empty() { "empty".to_owned() } else { all.join(" + ") }
}

#[test]
fn twelve_minions_eight_gems_and_ten_traps_wait() {
    let contents: Vec<String> = Room::all().map(|it| content(printed(it))).collect();
    let count = |part: &str| contents.iter().filter(|it| it.contains(part)).count();
    check(&["PD-145"], "minions", count("("), 12);
    for kind in ["Goblin", "Orc", "Ghost", "Zombie"] {
        for level in 3..=5 {
            check(&["PD-140", "PD-145"], kind, count(&format!("{kind} {level} (")), 1);
        }
    }
    check(&["PD-210"], "gems", count("gem "), 8);
    check(&["PD-150"], "traps", count("trap"), 10);
    check(&["PD-155"], "finds", ["potion", "item box", "level-up"].map(count), [5, 4, 3]);
    check(&["PD-129"], "empty rooms", count("empty"), 18);
}

#[test]
fn monsters_are_as_printed() {
    let lines = Monster::ALL.map(|monster| {
        let card = monster.card();
        let ranges = card.ranges.map(|it| format!("{} → {}, {}", it.power, it.glory, it.wounds));
        let letters = joined(card.vanish.iter().map(|it| it.letter()), ", ").replace("none", "—");
        format!(
            "{} | {} | {} | {} | {} | -{} | {} | {letters}",
            monster.key(),
            named(card.name),
            card.level,
            card.weak_to.name().en(),
            ranges.join(" | "),
            card.flee,
            rewards(card.reward),
        )
    });
    let ids = ["PD-013", "PD-240", "PD-242", "PD-243", "PD-244", "PD-245", "PD-247", "PD-322"];
    is_printed(&ids, include_str!("tables/monsters.txt"), lines);
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
    let lines = Item::ALL.map(|item| {
        let card = item.card();
        let needs = card.needs.map_or("any hero symbol", |it| it.name().en());
        let kind = match card.kind {
            Kind::Permanent => "permanent",
            Kind::Instant => "instant",
            Kind::Scoring => "scoring",
        };
        let (key, name) = (item.key().to_uppercase(), card.name);
        let names = format!("{} | {key} | {} | {}", item.idx() + 1, name.en(), name.ru());
        format!("{names} | {needs} | {kind} | {:+}", card.glory)
    });
    let ids = ["PD-100", "PD-101", "PD-102", "PD-103"];
    is_printed(&ids, include_str!("tables/items.txt"), lines);
}

#[test]
fn talents_and_objectives_are_as_printed() {
    let talents = Talent::ALL.map(|talent| {
        let card = talent.card();
        format!("{} | {} | {} | {:+}", talent.key(), card.name.en(), card.name.ru(), card.glory)
    });
    is_printed(&["PD-272", "PD-340"], include_str!("tables/talents.txt"), talents);
    let objectives = Objective::ALL.map(|objective| {
        let card = objective.card();
        let colours = card.colours.map(|it| format!("{it:?}").to_lowercase()).join(" | ");
        format!("{objective:?} | {} | {colours}", joined(card.steps, " / "))
    });
    is_printed(&["PD-018", "PD-271"], include_str!("tables/objectives.txt"), objectives);
    for talent in Talent::ALL {
        check(&["PD-340"], "number", Talent::read(talent.key()), Ok(talent));
    }
    for objective in Objective::ALL {
        check(&["PD-271"], "number", Objective::read(&format!("{objective:?}")), Ok(objective));
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
