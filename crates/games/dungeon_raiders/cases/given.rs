//! Facts that can be given: a table somewhere in a match.

use dungeon_raiders::{
    Card, Character, Chests, Dungeon, DungeonRaiders, Hand, Item, Items, Lay, Letter, Light, Place,
    Plight, Room, Setup,
};
use kernel::chance::KeyedChance;
use kernel::{Game, Seat, SeatSet, Seed};

use super::table::{Table, action};
use testing::scene::{Scene, Vocabulary};
use testing::script::{clauses, number, value_of};

impl Vocabulary for Table {
    type Game = DungeonRaiders;

    const PARTS: &'static [&'static str] = &["nudge", "why", "verdict", "death"];

    /// A table of which `facts` are true. Where they are silent: three heroes with 5 treasure, no
    /// wounds and no items in the first room of a dark level, a treasure room; seat a is first. `fresh` leaves
    /// the table as it is laid; one that cannot be laid is refused.
    fn given(facts: &str) -> Table {
        let setup = setup_of(facts);
        if let Err(refusal) = DungeonRaiders::admit(&setup) {
            let mut table = Table::given("");
            table.refused = Some(refusal);
            return table;
        }
        let mut table = Table::fresh(setup);
        if value_of(facts, "fresh").is_none() {
            table.tidy();
        }
        let is_setup = |it: &&str| SETUP.contains(&it.split(' ').next().unwrap_or_default());
        clauses(facts).filter(|it| !is_setup(it)).for_each(|it| table.also(it));
        table
    }

    #[track_caller]
    fn give(&mut self, seat: Seat, name: &str, value: &str) {
        let ground = &mut self.scene.state.ground;
        match name {
            "room" => {
                let here = ground.here;
                self.place(here, Room::read(value).expect("a room"));
            }
            "at" => {
                let room = self.state.room().expect("a room");
                self.place(place(value), room);
            }
            "monster" => ground.monster_card = Some(number(value)),
            "first" => ground.first = Some(Seat::read(value).expect("a seat")),
            "supply" => counts(value).for_each(|(item, n)| ground.supply[item] = n),
            "lit" | "dark" => {
                let (nth, room) = value.split_once(' ').expect("a number and a room");
                let at = Place { room: number::<u8>(nth) - 1, ..ground.here };
                let light = if name == "lit" { Light::Lit } else { Light::Dark };
                self.state.dungeon.lay_out(at, light);
                self.state.dungeon.put(at, Room::read(room).expect("a room"));
            }
            "level" => {
                // The other rooms of the level, all lit.
                for at in Dungeon::places(ground.here.level) {
                    self.state.dungeon.lay_out(at, Light::Lit);
                }
            }
            _ => self.give_hero(seat, name, value),
        }
    }

    #[track_caller]
    fn act(&mut self, seat: Option<Seat>, words: &str) {
        match words.split_once(' ') {
            Some(("all", cards)) => self.all(cards),
            Some(("now", facts)) => match seat {
                Some(seat) => self.also(&format!("{seat}: {facts}")),
                None => self.also(facts),
            },
            _ if words == "enter" => self.enter(),
            _ => self.do_one(seat.unwrap_or(Seat::FIRST), action(words)),
        }
    }

    fn ask(&self, seat: Option<Seat>, name: &str, value: &str) -> String {
        self.fact(seat.unwrap_or(Seat::FIRST), name, value)
    }

    fn is_so(name: &str, found: &str, value: &str) -> bool {
        let is_part = Self::PARTS.iter().any(|it| name.starts_with(it));
        let is_one = matches!(name, "best" | "hard") && value.split(" or ").any(|it| it == found);
        found == value || is_one || is_part && found.contains(value)
    }
}

impl Table {
    /// A table as it is laid.
    pub fn fresh(setup: Setup) -> Table {
        Table::of_seed(setup, 1)
    }

    /// A table as it is laid by a seed.
    pub fn of_seed(setup: Setup, seed: u64) -> Table {
        Table { seed, scene: Scene::laid(&setup, &mut KeyedChance::new(Seed::from_bits(seed))) }
    }

    fn tidy(&mut self) {
        self.events.clear();
        self.last = 0;
        let setup = self.state.ground.setup;
        for (_, hero) in self.state.heroes.iter_mut() {
            hero.items = Items::NONE;
            hero.mat.wounds = 0;
            hero.mat.treasure = 5;
        }
        if !setup.is_solo() {
            self.state.ground.supply = Items::each(setup.n_items());
        }
        if setup.has_first_player() {
            self.state.ground.first = Some(Seat::FIRST);
        }
        self.state.ground.waiting = self.state.living();
        self.place(Place::START, Room::T03);
    }

    /// A dark dungeon but for one open room.
    fn place(&mut self, here: Place, room: Room) {
        self.state.ground.here = here;
        self.state.dungeon = Dungeon::STACKED;
        for place in (0..=here.level).flat_map(Dungeon::places) {
            self.state.dungeon.lay_out(place, Light::Dark);
        }
        self.state.dungeon.put(here, room);
    }

    #[track_caller]
    fn give_hero(&mut self, seat: Seat, name: &str, value: &str) {
        let (ground, hero) = (&mut self.scene.state.ground, &mut self.scene.state.heroes[seat]);
        match name {
            "t" => hero.mat.treasure = number(value),
            "w" => hero.mat.wounds = number(value),
            "hero" => hero.mat.character = Some(Character::read(value).expect("a character")),
            "hand" => {
                let cards = value.split_whitespace().map(number);
                hero.mat.hand = cards.fold(Hand::NONE, Hand::with);
            }
            "items" => {
                for (item, n) in counts(value) {
                    hero.items[item] = n;
                    ground.supply[item] -= n;
                }
            }
            "dead" => {
                hero.mat.plight = Plight::Dead { room: 1 };
                hero.mat.treasure = 0;
                hero.mat.hand = Hand::NONE;
                ground.living = ground.living.without(seat);
                ground.waiting = ground.waiting.without(seat);
            }
            "laid" => {
                hero.mat.laid = Some(Lay::one(Card::Power(number(value))));
                ground.waiting = ground.waiting.without(seat);
            }
            "alone" => ground.waiting = SeatSet::one(seat),
            _ => panic!("{name} cannot be given"),
        }
    }
}

/// The facts that are settled with the setup.
#[rustfmt::skip]
const SETUP: &[&str] = &[
    "fresh", "players", "quick", "chosen", "wounds", "closed", "boss", "spikes", "tie", "death",
    "printed", "shields", "letter", "one-chest",
];

/// The setup that the facts tell of.
fn setup_of(facts: &str) -> Setup {
    let value = |name: &str| value_of(facts, name);
    let has = |name: &str| value(name).is_some();
    let plain = Setup::plain(value("players").map_or(3, number));
    Setup {
        quick: has("quick"),
        chosen: has("chosen"),
        solo_wounds: value("wounds").map_or(plain.solo_wounds, number),
        memory: !has("closed"),
        boss: has("boss"),
        spikes_2013: has("spikes"),
        shared_ties: has("tie"),
        late_death: has("death"),
        level_cards: has("printed"),
        letter: match (has("letter"), has("shields")) {
            (true, _) => Letter::Full,
            (false, true) => Letter::Shields,
            (false, false) => Letter::Free,
        },
        chests: if has("one-chest") { Chests::One } else { Chests::All },
        ..plain
    }
}

/// `2 5` is the fifth room of the second level.
fn place(value: &str) -> Place {
    let (level, room) = value.split_once(' ').expect("a level and a room");
    Place { level: number::<u8>(level) - 1, room: number::<u8>(room) - 1 }
}

/// Items and their numbers: `torch 1 key 2`.
fn counts(value: &str) -> impl Iterator<Item = (Item, u8)> {
    let items = value.split_whitespace().step_by(2);
    let numbers = value.split_whitespace().skip(1).step_by(2).map(number);
    let item = |it: &str| Item::ALL.into_iter().find(|item| item.key() == it).expect("an item");
    items.map(item).zip(numbers)
}
