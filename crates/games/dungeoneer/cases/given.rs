//! Facts that can be given.

use std::fmt::Debug;
use std::fs;
use std::path::Path;
use std::str::FromStr;

use dungeoneer::Dungeoneer;
use dungeoneer::cards::{AdventureId, Form, HeroId, LocationId};
use dungeoneer::pieces::{Lurker, Readied};
use dungeoneer::setup::{Boxes, Setup};
use dungeoneer::state::{Ending, Hero, Open, Phase, Site, StandUp, State};
use dungeoneer::steps::Step;
use kernel::ask::Agenda;
use kernel::chance::FastChance;
use kernel::kit::{Bag, Cell, Map, Pile, Side};
use kernel::{Edition, Game, Seat, SeatSet, record};
use testing::scene::{Scene, Vocabulary};
use testing::script::{clauses, fact, number, value_of};

use super::table::{Luck, Table, action, throw};

/// The heroes of seats a to f, unless others are given: no ability of theirs comes in unasked.
const HEROES: [&str; 6] = ["TH4", "TH1", "TH6", "TH2", "VH1", "VH3"];

impl Vocabulary for Table {
    type Game = Dungeoneer;

    const PARTS: &'static [&'static str] = &["best", "nudge", "why"];

    /// A bare table, and then the facts of `given`. Seat a is in its Heroics unless it is said
    /// otherwise, and stands on the entrance with 6 health, 2 action points, no glory and no peril.
    /// With `laid` it is a match as it begins instead; a table that cannot be laid is refused.
    fn given(given: &str) -> Table {
        if let Some(record) = value_of(given, "kept") {
            return Table::kept(record);
        }
        let setup = setup(given);
        if let Err(refusal) = Dungeoneer::admit(&setup) {
            let mut table = Table::laid(&Setup::plain(2));
            table.refused = Some(refusal);
            return table;
        }
        let edition = value_of(given, "edition").map(|it| Edition::nth(number(it)));
        let mut table = Table::laid_in(edition.unwrap_or(Dungeoneer::EDITION), &setup, 7);
        if value_of(given, "laid").is_some() {
            return table;
        }
        table.clear();
        for (_, _, value) in clauses(given).map(fact).filter(|it| it.1 == "map") {
            let (cell, card) = value.split_once(' ').expect("a cell and a location");
            table.state.open.map.put(number(cell), Site::new(number(card), false));
        }
        table.also(given);
        table.settle();
        table
    }

    #[track_caller]
    fn give(&mut self, seat: Seat, name: &str, value: &str) {
        let State { open, hidden } = &mut self.scene.state;
        let (first, rest) = value.split_once(' ').unwrap_or((value, ""));
        match name {
            "edition" | "players" | "box" | "with" | "map" => {}
            "token" => open.tokens.push((number(first), open.find(number(rest)).expect(MAP))),
            "held" => {
                site(open, first).held[Side::read(rest).expect("a side") as usize] = Some(seat)
            }
            "deactivated" => words(value).for_each(|it| site(open, it).is_deactivated = true),
            "attached" => site(open, rest).attached.push((number(first), seat)),
            "phase" => open.phase = Phase::read(value).expect("a phase"),
            "active" => open.active = Seat::read(value).expect("a seat"),
            "first" => open.first = Seat::read(value).expect("a seat"),
            "round" => open.round = number(value),
            "ending" if value == "quests" => open.ending = Some(Ending::Quests(seat)),
            "ending" => open.ending = Some(Ending::LastHero(seat)),
            "bridge" => open.is_bridge_on = value == "on",
            "global" => open.globals = all(value),
            "locations" => lay(&mut hidden.locations, value),
            "questdeck" => lay(&mut hidden.quests, value),
            "deck" => lay(&mut hidden.decks[0], value),
            "perildeck" => lay(&mut hidden.decks[1], value),
            "discards" => open.discards[0] = all(value),
            "perildiscards" => open.discards[1] = all(value),
            "waiting" => open.waiting = all(value),
            "unused" => open.unused = all(value),
            "hand" => hidden.hands[seat] = all(value),
            "sites" => hidden.sites[seat] = all(value),
            "at" => open.heroes[seat].at = open.find(number(value)).expect(MAP),
            "hero" => {
                open.heroes[seat].card = number(value);
                open.unused.retain(|it| it.to_string() != value);
            }
            _ => give_hero(&mut open.heroes[seat], name, value),
        }
    }

    #[track_caller]
    fn act(&mut self, seat: Option<Seat>, words: &str) {
        match words.split_once(' ') {
            Some(("dice", faces)) => self.luck.dice.extend(faces.split_whitespace().map(throw)),
            Some(("tell", tale)) => self.record_event(tale),
            _ => {
                let seat = seat.unwrap_or_else(|| self.awaited());
                self.do_one(seat, &action(words));
            }
        }
    }

    #[track_caller]
    fn ask(&self, seat: Option<Seat>, name: &str, value: &str) -> String {
        self.fact(seat, name, value)
    }

    fn see_to_the_rest(&self) {
        assert!(self.luck.dice.is_empty(), "not all dice were thrown: {:?}", self.luck.dice);
    }
}

impl Table {
    /// A match of the newest edition as it begins.
    pub fn laid(setup: &Setup) -> Table {
        Table::laid_in(Dungeoneer::EDITION, setup, 7)
    }

    /// A match of an edition as it begins, by a seed.
    pub fn laid_in(edition: Edition, setup: &Setup, seed: u64) -> Table {
        let (mut chance, mut events) = (FastChance::new(seed), Vec::new());
        let state = Dungeoneer::begin(setup, edition, &mut chance, &mut events);
        let scene = Scene { state, events, last: 0, refused: None };
        Table { scene, luck: Luck::default() }
    }

    /// A kept match, as it ended.
    fn kept(name: &str) -> Table {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("records").join(name);
        let text = fs::read_to_string(path).expect("the record is kept");
        let game = record::read::<Dungeoneer>(&text).expect("the record is sound").0;
        let told = game.opening().iter().chain(game.log().iter().flat_map(|it| &it.events));
        let (events, state) = (told.cloned().collect(), game.state().clone());
        let scene = Scene { state, events, last: 0, refused: None };
        Table { scene, luck: Luck::default() }
    }

    /// Takes everything away but heroes on an entrance.
    fn clear(&mut self) {
        let State { open, hidden } = &mut self.scene.state;
        let entrance = if open.rules.boxes == Boxes::Vault { "VM01" } else { "TM01" };
        open.map = Map::EMPTY;
        open.map.put(Cell::START, Site::new(number(entrance), false));
        open.globals.clear();
        open.round = 1;
        open.turn = 1;
        (open.first, open.active) = (Seat::FIRST, Seat::FIRST);
        open.phase = Phase::Heroics;
        for seat in open.heroes.seats() {
            let hero = &mut open.heroes[seat];
            let card: HeroId = number(HEROES[seat.idx()]);
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

    /// Settles what follows from the facts: what was entered, what is still to be done.
    fn settle(&mut self) {
        let State { open, hidden } = &mut self.scene.state;
        for seat in open.heroes.seats() {
            let here = open.site(open.heroes[seat].at).card;
            open.heroes[seat].now.visited |= 1 << here.0;
        }
        open.agenda = Agenda::EMPTY;
        let end = [Step::DiscardOne, Step::StayIncome, Step::SaveAp, Step::Refill, Step::EndTurn];
        open.agenda.push_all(end);
        match open.phase {
            Phase::Villainy => {
                open.agenda.push_all([Step::Free, Step::Locations, Step::Heroics]);
            }
            _ => open.agenda.push_all([Step::Free, Step::EndOfHeroics]),
        }
        if hidden.sites.values().any(|it| !it.is_empty()) {
            open.agenda.push(Step::LayOut { seat: open.first, n_idle: 0 });
        }
    }
}

/// Gives a hero its values and its cards.
#[track_caller]
fn give_hero(hero: &mut Hero, name: &str, value: &str) {
    match name {
        "level" => hero.level = number(value),
        "health" => hero.health = number(value),
        "glory" => hero.glory = number(value),
        "peril" => hero.peril = number(value),
        "ap" => hero.ap = number(value),
        "saved" => (hero.ap, hero.has_saved, hero.keeps_ap) = (1, true, true),
        "income" => hero.income = number(value),
        "prone" => {
            let form = value.split_once(' ');
            let overcome =
                |(form, reach)| StandUp::Overcome(Form::read(form).expect("a form"), number(reach));
            hero.prone = Some(form.map_or(StandUp::Pay, overcome));
        }
        "readied" => hero.readied = words(value).map(readied).collect(),
        // Tired ones have attacked in this turn.
        "lair" | "tired" => {
            let has_attacked = name == "tired";
            let lurker = |it| Lurker { card: number(it), attached: Vec::new(), has_attacked };
            hero.lair.extend(words(value).map(lurker));
        }
        "quests" => hero.quests = all(value),
        "carried" => {
            hero.carried = all(value);
            hero.quests.extend(&hero.carried);
        }
        "done" => hero.done = all(value),
        "attempted" => hero.now.attempted = all(value),
        "found" => hero.now.found = all(value),
        "moved" => hero.now.has_moved = true,
        "visited" => {
            words(value).map(number::<LocationId>).for_each(|it| hero.now.visited |= 1 << it.0);
        }
        "out" => (hero.is_alive, hero.is_out, hero.health) = (false, true, 0),
        _ => panic!("{name} cannot be given"),
    }
}

const MAP: &str = "a location on the map";

/// The place of a location on the map.
#[track_caller]
fn site<'o>(open: &'o mut Open, location: &str) -> &'o mut Site {
    let cell = open.find(number(location)).expect(MAP);
    open.map.get_mut(cell).expect(MAP)
}

fn words(value: &str) -> std::str::SplitWhitespace<'_> {
    value.split_whitespace()
}

/// All cards that are named.
#[track_caller]
fn all<T: FromStr<Err: Debug>, C: FromIterator<T>>(value: &str) -> C {
    words(value).map(number).collect()
}

/// Lays cards on a pile, the first on its top.
#[track_caller]
fn lay<T: FromStr<Err: Debug> + Copy + Ord>(pile: &mut Pile<T>, value: &str) {
    words(value).rev().for_each(|it| pile.put_on_top(number(it), SeatSet::NONE));
}

/// The table that is laid: `players 3`, `box vault`, `with limited dodging`.
pub fn setup(given: &str) -> Setup {
    let mut setup = Setup::plain(2);
    for (_, name, value) in clauses(given).map(fact) {
        match name {
            "players" => setup.n_players = number(value),
            "box" => setup.boxes = Boxes::read(value).expect("a box"),
            "with" => value.split_whitespace().for_each(|it| switch(&mut setup, it)),
            _ => {}
        }
    }
    setup
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

/// A readied card: `TA14*1` with a health token, `TA34>b` by a cursed player, `TA26+TA18` attached.
fn readied(text: &str) -> Readied {
    let mut it = Readied { card: AdventureId(0), counters: 0, target: None, host: None };
    let end = text.find(['*', '>', '+']).unwrap_or(text.len());
    it.card = number(&text[..end]);
    if let Some(rest) = text.get(end + 1..) {
        match text.as_bytes()[end] {
            b'*' => it.counters = number(rest),
            b'>' => it.target = Some(Seat::read(rest).expect("a seat")),
            _ => it.host = Some(number(rest)),
        }
    }
    it
}
