//! What can be given.

use dungeoneer::Dungeoneer;
use dungeoneer::cards::{AdventureId, Form, HeroId, LocationId, QuestId};
use dungeoneer::pieces::{Lurker, Readied};
use dungeoneer::setup::{Boxes, Setup};
use dungeoneer::state::{Phase, Site, StandUp, State};
use dungeoneer::steps::Step;
use kernel::ask::Agenda;
use kernel::chance::FastChance;
use kernel::kit::{Bag, Cell, Map, Pile, Side};
use kernel::{Edition, Game, Seat, SeatSet};

use super::table::{Luck, Table};
use testing::script::{clauses, fact};

/// The heroes of seats a to f, unless others are given: no ability of theirs comes in unasked.
const HEROES: [&str; 6] = ["TH4", "TH1", "TH6", "TH2", "VH1", "VH3"];

impl Table {
    /// A bare table, and then the facts of `given`. Seat a is in its Heroics unless it is said
    /// otherwise, and stands on the entrance with 6 health, 2 action points, no glory and no peril.
    /// With `laid` it is a match as it begins instead; a table that cannot be laid is refused.
    #[track_caller]
    pub fn given(given: &str) -> Table {
        let setup = setup(given);
        if let Err(refusal) = Dungeoneer::admit(&setup) {
            let mut table = Table::laid(&Setup::plain(2));
            table.refused = Some(refusal);
            return table;
        }
        let mut table = Table::laid_in(edition(given), &setup);
        if clauses(given).any(|it| it == "laid") {
            return table;
        }
        table.clear();
        let facts: Vec<_> = clauses(given).map(fact).collect();
        for (_, name, value) in &facts {
            if *name == "map" {
                let (cell, card) = value.split_once(' ').expect("a cell and a location");
                let site = Site::new(location(card), false);
                table.state.open.map.put(cell.parse().expect("a cell"), site);
            }
        }
        for (seat, name, value) in facts {
            table.give(seat, name, value);
        }
        table.settle();
        table
    }

    /// A match of the newest edition as it begins.
    pub fn laid(setup: &Setup) -> Table {
        Table::laid_in(Dungeoneer::EDITION, setup)
    }

    /// A match of an edition as it begins.
    fn laid_in(edition: Edition, setup: &Setup) -> Table {
        let (mut chance, mut events) = (FastChance::new(7), Vec::new());
        let state = Dungeoneer::begin(setup, edition, &mut chance, &mut events);
        Table { state, luck: Luck::default(), events, refused: None }
    }

    /// Takes everything away but heroes on an entrance.
    fn clear(&mut self) {
        let State { open, hidden } = &mut self.state;
        let entrance = if open.rules.boxes == Boxes::Vault { "VM01" } else { "TM01" };
        open.map = Map::EMPTY;
        open.map.put(Cell::START, Site::new(location(entrance), false));
        open.globals.clear();
        open.round = 1;
        open.turn = 1;
        (open.first, open.active) = (Seat::FIRST, Seat::FIRST);
        open.phase = Phase::Heroics;
        for seat in open.heroes.seats() {
            let hero = &mut open.heroes[seat];
            let card: HeroId = HEROES[seat.idx()].parse().expect("a hero");
            hero.card = card;
            hero.health = card.card().health;
            (hero.glory, hero.peril) = (0, 0);
            hero.ap = if seat == Seat::FIRST { 2 } else { 0 };
            hero.at = Cell::START;
            hero.quests.clear();
            hidden.hands[seat] = Bag::NONE;
            hidden.sites[seat] = Bag::NONE;
            hidden.first[seat] = None;
        }
        open.unused.retain(|it| !HEROES.contains(&it.to_string().as_str()));
        hidden.locations = Pile::new([]);
        hidden.quests = Pile::new([]);
        hidden.decks = [Pile::new([]), Pile::new([])];
        self.events.clear();
    }

    /// What follows from the facts: what was entered, what is still to be done.
    fn settle(&mut self) {
        let open = &mut self.state.open;
        for seat in open.heroes.seats() {
            let here = open.site(open.heroes[seat].at).card;
            open.heroes[seat].now.visited |= 1 << here.0;
        }
        open.agenda = Agenda::EMPTY;
        open.agenda.push_all([
            Step::DiscardOne,
            Step::StayIncome,
            Step::SaveAp,
            Step::Refill,
            Step::EndTurn,
        ]);
        match open.phase {
            Phase::Villainy => {
                open.agenda.push_all([Step::Free, Step::Locations, Step::Heroics]);
            }
            _ => open.agenda.push_all([Step::Free, Step::EndOfHeroics]),
        }
        if self.state.hidden.sites.values().any(|it| !it.is_empty()) {
            open.agenda.push(Step::LayOut { seat: open.first, n_idle: 0 });
        }
    }

    /// Makes one fact true.
    #[track_caller]
    fn give(&mut self, seat: Seat, name: &str, value: &str) {
        let State { open, hidden } = &mut self.state;
        let at_cell = |it: &str| open.find(location(it)).expect("a location on the map");
        let words = || value.split_whitespace();
        let cards = || words().map(adventure);
        match name {
            "edition" | "players" | "box" | "with" | "map" => {}
            "at" => open.heroes[seat].at = at_cell(value),
            "token" => {
                let (card, place) = value.split_once(' ').expect("a quest and a location");
                let cell = at_cell(place);
                open.tokens.push((quest(card), cell));
            }
            "held" => {
                let (place, side) = value.split_once(' ').expect("a location and a side");
                let cell = at_cell(place);
                let site = open.map.get_mut(cell).expect("a location");
                site.held[Side::read(side).expect("a side") as usize] = Some(seat);
            }
            "deactivated" => {
                for word in value.split_whitespace() {
                    let cell = open.find(location(word)).expect("a location on the map");
                    open.map.get_mut(cell).expect("a location").is_deactivated = true;
                }
            }
            "attached" => {
                let (card, place) = value.split_once(' ').expect("a card and a location");
                let cell = at_cell(place);
                let site = open.map.get_mut(cell).expect("a location");
                site.attached.push((adventure(card), seat));
            }
            "phase" => open.phase = Phase::read(value).expect("a phase"),
            "active" => open.active = Seat::read(value).expect("a seat"),
            "first" => open.first = Seat::read(value).expect("a seat"),
            "round" => open.round = number(value) as u8,
            "bridge" => open.is_bridge_on = value == "on",
            "global" => open.globals = words().map(quest).collect(),
            "locations" => {
                for it in words().map(location).rev() {
                    hidden.locations.put_on_top(it, SeatSet::NONE);
                }
            }
            "questdeck" => {
                for it in words().map(quest).rev() {
                    hidden.quests.put_on_top(it, SeatSet::NONE);
                }
            }
            "deck" => cards().rev().for_each(|it| hidden.decks[0].put_on_top(it, SeatSet::NONE)),
            "perildeck" => {
                cards().rev().for_each(|it| hidden.decks[1].put_on_top(it, SeatSet::NONE));
            }
            "discards" => open.discards[0] = cards().collect(),
            "perildiscards" => open.discards[1] = cards().collect(),
            "waiting" => open.waiting = cards().collect(),
            "unused" => open.unused = words().map(hero).collect(),
            "hand" => hidden.hands[seat] = cards().collect(),
            "hero" => {
                open.heroes[seat].card = hero(value);
                open.unused.retain(|it| *it != hero(value));
            }
            "level" => open.heroes[seat].level = number(value) as u8,
            "health" => open.heroes[seat].health = number(value) as u8,
            "glory" => open.heroes[seat].glory = number(value),
            "peril" => open.heroes[seat].peril = number(value),
            "ap" => open.heroes[seat].ap = number(value) as u8,
            "saved" => {
                open.heroes[seat].ap = 1;
                open.heroes[seat].has_saved = true;
                open.heroes[seat].keeps_ap = true;
            }
            "income" => open.heroes[seat].income = value.parse().expect("a number"),
            "prone" => {
                let form = value.split_once(' ');
                open.heroes[seat].prone = Some(match form {
                    Some((form, reach)) => {
                        let form = Form::read(form).expect("a form");
                        StandUp::Overcome(form, number(reach) as u8)
                    }
                    None => StandUp::Pay,
                });
            }
            "readied" => open.heroes[seat].readied = words().map(readied).collect(),
            // Tired ones have attacked in this turn.
            "lair" | "tired" => {
                let has_attacked = name == "tired";
                let lurker = |card| Lurker { card, attached: Vec::new(), has_attacked };
                open.heroes[seat].lair.extend(cards().map(lurker));
            }
            "sites" => hidden.sites[seat] = words().map(location).collect(),
            "quests" => open.heroes[seat].quests = words().map(quest).collect(),
            "carried" => {
                let quests: Vec<QuestId> = words().map(quest).collect();
                open.heroes[seat].quests.extend(&quests);
                open.heroes[seat].carried = quests;
            }
            "done" => open.heroes[seat].done = words().map(quest).collect(),
            "attempted" => open.heroes[seat].now.attempted = words().map(quest).collect(),
            "found" => open.heroes[seat].now.found = words().map(quest).collect(),
            "moved" => open.heroes[seat].now.has_moved = true,
            "visited" => {
                for it in words().map(location) {
                    open.heroes[seat].now.visited |= 1 << it.0;
                }
            }
            "out" => {
                open.heroes[seat].is_alive = false;
                open.heroes[seat].is_out = true;
                open.heroes[seat].health = 0;
            }
            _ => panic!("{name} cannot be given"),
        }
    }
}

/// The table that is laid: `players 3`, `box vault`, `with limited dodging`.
pub fn setup(given: &str) -> Setup {
    let mut setup = Setup::plain(2);
    for (_, name, value) in clauses(given).map(fact) {
        match name {
            "players" => setup.n_players = number(value) as u8,
            "box" => setup.boxes = Boxes::read(value).expect("a box"),
            "with" => value.split_whitespace().for_each(|it| switch(&mut setup, it)),
            _ => {}
        }
    }
    setup
}

/// The edition that is played by: the newest, unless one is given, such as `edition 1`.
fn edition(given: &str) -> Edition {
    let named = clauses(given).map(fact).find(|it| it.1 == "edition");
    named.map_or(Dungeoneer::EDITION, |it| Edition::nth(number(it.2)))
}

fn switch(setup: &mut Setup, name: &str) {
    let is_on = match name {
        "charted" => &mut setup.charted,
        "resurrection" => &mut setup.resurrection,
        "choosing" => &mut setup.choosing,
        "optional" => &mut setup.optional,
        "impartial" => &mut setup.impartial,
        "shared" => &mut setup.shared,
        "limited" => &mut setup.limited,
        "falling" => &mut setup.falling,
        "dodging" => &mut setup.dodging,
        "turned" => &mut setup.half_turn,
        "split" => &mut setup.split,
        "lair" => &mut setup.lair,
        "asked" => &mut setup.asks_always,
        _ => panic!("{name} is no switch"),
    };
    *is_on = true;
}

fn number(text: &str) -> u16 {
    text.parse().expect("a number")
}

#[track_caller]
fn adventure(text: &str) -> AdventureId {
    text.parse().unwrap_or_else(|_| panic!("{text} is no adventure card"))
}

#[track_caller]
pub fn location(text: &str) -> LocationId {
    text.parse().unwrap_or_else(|_| panic!("{text} is no location"))
}

#[track_caller]
fn quest(text: &str) -> QuestId {
    text.parse().unwrap_or_else(|_| panic!("{text} is no quest"))
}

#[track_caller]
fn hero(text: &str) -> HeroId {
    text.parse().unwrap_or_else(|_| panic!("{text} is no hero"))
}

/// A readied card: `TA14*1` with a health token, `TA34>b` by a cursed player, `TA26+TA18` attached.
fn readied(text: &str) -> Readied {
    let mut it = Readied { card: AdventureId(0), counters: 0, target: None, host: None };
    let end = text.find(['*', '>', '+']).unwrap_or(text.len());
    it.card = adventure(&text[..end]);
    if let Some(rest) = text.get(end + 1..) {
        match text.as_bytes()[end] {
            b'*' => it.counters = number(rest) as u8,
            b'>' => it.target = Some(Seat::read(rest).expect("a seat")),
            _ => it.host = Some(adventure(rest)),
        }
    }
    it
}
