//! The three golden games of section 8, move by move. Their tables stand as printed in `golden/`;
//! the state after every round is told in the same words and compared as a whole line.

use kernel::Seat;
use paper_dungeons::action::Cause;
use paper_dungeons::dice::{DICE, Face, Side};
use paper_dungeons::objectives::Objective;
use paper_dungeons::{Colour, Hero, Item, Symbol, What};

use super::facts::joined;
use super::given::roll;
use super::table::{QUIET, Table};

const A: Seat = Seat::FIRST;

#[test]
fn the_game_of_the_healer_goes_as_told() {
    replay("draft T15 O13; keep T15 O13", include_str!("golden/game_1.txt"));
}

#[test]
fn the_game_of_the_psionic_goes_as_told() {
    replay("draft T08 O10; keep T08 O10", include_str!("golden/game_2.txt"));
}

#[test]
fn the_game_of_the_shaman_goes_as_told() {
    replay("draft T16 O03; keep T16 O03", include_str!("golden/game_3.txt"));
}

/// Plays a printed game and compares every line.
#[track_caller]
fn replay(cards: &str, printed: &str) {
    let mut lines = printed.lines().skip(1);
    let (draft, keep) = cards.split_once("; ").expect("a draft and what is kept");
    let mut table = Table::given(&format!("{}; {draft}", table_of(lines.next().expect("a table"))));
    let rounds: Vec<Vec<&str>> =
        lines.clone().filter(|it| !it.starts_with("Final")).map(columns).collect();
    for (idx, round) in rounds.iter().enumerate() {
        table.rolls[idx + 1] = named_roll(round[1]);
    }
    table.play(keep);
    for round in &rounds {
        play_round(&mut table, round);
    }
    assert!(table.is_over());
    assert_eq!(final_line(&table), lines.last().expect("a final line"));
}

/// One printed round: its roll, the wounds of its skulls, its three dice and how it ends.
#[track_caller]
fn play_round(table: &mut Table, round: &[&str]) {
    let number: u8 = round[0].parse().expect("a round");
    assert_eq!(table.state.ground.round, number);
    assert_eq!(table.state.ground.roll, named_roll(round[1]));
    assert_eq!(skull_wounds(table).to_string(), round[2], "skull wounds of round {number}");
    table.events.clear();
    for use_ in round[3].split("<br>") {
        let script = script_of(use_);
        table.play(&script);
        assert_eq!(table.refused, None, "round {number}: {use_}");
        let is_psionic = use_.contains("Psionic");
        assert!(!is_psionic || table.state.teams[A].psionic_used, "round {number}: {use_}");
    }
    assert_eq!(end_of_round(table), round[4], "round {number}");
    table.play("done");
}

/// How the round ends, before the skulls of the next one.
fn end_of_round(table: &Table) -> String {
    let mut rolls = table.rolls;
    if let Some(next) = rolls.get_mut(table.state.ground.round as usize + 1) {
        *next = roll(QUIET);
    }
    let mut table = Table {
        state: table.state.clone(),
        events: Vec::new(),
        last: 0,
        weighed: None,
        refused: None,
        rolls,
    };
    table.play("done");
    let fact = |name| table.fact(A, name);
    let dash = |name| fact(name).replace(' ', "").replace("none", "–");
    let resurrected = if fact("resurrected") == "yes" { " RESURRECTED" } else { "" };
    let at = fact("at");
    format!(
        "levels {}; items {}; potions {} (hearts used {}); wounds {}{resurrected}; \
         gems {} ({}; gone {}); minions {}; rooms {}; at {at}{}",
        fact("levels"),
        items(&table),
        fact("potions"),
        fact("hearts"),
        fact("wounds"),
        fact("gems"),
        dash("own"),
        dash("gone"),
        fact("minions"),
        fact("rooms"),
        end_of_stage(&table),
    )
}

/// The missions claimed and the fight.
fn end_of_stage(table: &Table) -> String {
    let claims = table.events.iter().filter_map(|it| match it.what {
        What::Claimed { mission, glory, .. } => Some(format!("{mission:?} {glory:+}")),
        _ => None,
    });
    let claims = joined(claims, ", ");
    let fights = table.events.iter().filter_map(|it| match it.what {
        What::Fought { monster, power, glory, .. } => {
            Some(format!("; fight {}: power {power} → {glory:+}", monster.card().name.en()))
        }
        _ => None,
    });
    let fights: String = fights.collect();
    if claims == "none" { fights } else { format!("; missions {claims}{fights}") }
}

fn final_line(table: &Table) -> String {
    let sheet = &table.state.teams[A].sheet;
    let lines = table.place(A).lines;
    let monsters = lines.iter().filter(|it| it.id.len() == 2).map(|it| it.points).sum::<i32>();
    let line = |id: &str| lines.iter().find(|it| it.id == id).expect("a line").points;
    format!(
        "Final: monsters {monsters}, levels {}, items {}, gems {}, minions {}, wounds {}, \
         resurrection {}, objective {}, talent {:+}, missions {} → total {}; rooms explored {}; \
         traps triggered {}; O03 counter {}.",
        line("levels"),
        line("items"),
        line("gems"),
        line("minions"),
        line("wounds"),
        line("resurrection"),
        line("objective"),
        line("talent"),
        line("missions"),
        table.place(A).total,
        sheet.explored.count(),
        sheet.traps,
        Objective::O03.count(sheet),
    )
}

fn items(table: &Table) -> String {
    let sheet = &table.state.teams[A].sheet;
    let begun = Item::ALL.into_iter().filter(|it| 0 < sheet.items[it.idx()]);
    joined(begun.map(|it| format!("{it:?} {}", sheet.items[it.idx()])), ", ")
}

fn skull_wounds(table: &Table) -> u8 {
    let wounds = table.events.iter().filter_map(|it| match it.what {
        What::Wounded { cause: Cause::Skulls, absorbed, marked, .. } => Some(absorbed + marked),
        _ => None,
    });
    wounds.sum()
}

/// Dungeon and missions of the head line.
fn table_of(head: &str) -> String {
    let dungeon = head.split_once("dungeon ").expect("a dungeon").1;
    let missions = head.split_once("missions ").expect("missions").1;
    let missions = missions.split_once('.').expect("a sentence").0.replace(',', "");
    format!("dungeon {}; missions {missions}", &dungeon[..1])
}

fn columns(line: &str) -> Vec<&str> {
    line.split(" | ").collect()
}

fn named_roll(names: &str) -> [Side; DICE] {
    let sides: Vec<Side> =
        names.split(' ').enumerate().map(|(idx, name)| named_side(idx, name)).collect();
    sides.try_into().expect("six dice")
}

fn named_side(idx: usize, name: &str) -> Side {
    let colour = if idx < 3 { Colour::White } else { Colour::Black };
    match name {
        "Skull" => None,
        "Clover" => Some(Face::CLOVER),
        "Boots" => Some(Face::BOOTS),
        _ => Some(Face::of(colour, hero(name))),
    }
}

fn hero(name: &str) -> Hero {
    Hero::ALL.into_iter().find(|it| it.name().en() == name).expect("a hero")
}

/// `B-Boots (10): move E4[level-up: Cleric]→F4` as notation.
#[track_caller]
fn script_of(use_: &str) -> String {
    let (die, action) = use_.split_once(": ").expect("a die and its action");
    let (name, number) = die.split_once(" (").expect("a die and its number");
    let number = number.trim_end_matches(')');
    assert_face(name, number);
    let (verb, rest) = action.split_once(' ').unwrap_or((action, ""));
    let rest = rest.trim_end_matches(" (Psionic swap)");
    if verb == "move" {
        let mut steps = Vec::new();
        for (idx, step) in rest.split('→').enumerate() {
            let (room, choices) = step.split_once('[').unwrap_or((step, ""));
            let walk = if idx == 0 { format!("{number} walk") } else { "step".to_owned() };
            steps.push(format!("{walk} {room}"));
            steps.extend(choices_of(choices));
        }
        return steps.join("; ");
    }
    let (object, choices) = rest.split_once('[').unwrap_or((rest, ""));
    let object = match verb {
        "level" => hero(object).key().to_owned(),
        _ => object.trim().to_lowercase(),
    };
    let mut steps = vec![format!("{number} {verb} {object}")];
    steps.extend(choices_of(choices));
    steps.join("; ")
}

/// The printed face has the printed number.
#[track_caller]
fn assert_face(name: &str, number: &str) {
    let (colour, symbol) = name.split_once('-').expect("a colour and a symbol");
    let face = Face::read(number).expect("a face");
    assert_eq!(face.colour() == Colour::White, colour == "W", "{name}");
    let shown = match face.symbol() {
        Symbol::Hero(it) => it.name().en(),
        Symbol::Clover => "Clover",
        Symbol::Boots => "Boots",
    };
    assert_eq!(shown, symbol);
}

fn choices_of(choices: &str) -> Vec<String> {
    let choices = choices.trim_end_matches(']');
    let each = choices.split(", ").filter_map(|it| it.split_once(": "));
    each.map(|(reward, chosen)| match reward {
        "level-up" => format!("gain {}", hero(chosen).key()),
        "item box" => format!("box {}", chosen.to_lowercase()),
        "mark minion" => format!("mark {chosen}"),
        other => panic!("{other} is no reward"),
    })
    .collect()
}
