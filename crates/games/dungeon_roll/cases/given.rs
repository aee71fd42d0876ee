//! Facts that can be given: a table somewhere in a match. And facts that can be asked.

use dungeon_roll::dice::THROW_MAX;
use dungeon_roll::heroes::MASTER_XP;
use dungeon_roll::{
    Action, Delve, DungeonRoll, Event, Floor, Hero, Party, Phase, Pile, Player, Setup, Temp,
    Treasure, Treasures,
};
use kernel::chance::{KeyedChance, ScriptedChance};
use kernel::{Game, Lang, Seat, Seed, Tally};
use testing::scene::{Scene, Vocabulary};
use testing::script::{joined, number, value_of, yes_no};

use super::table::{Table, sorted};

/// The setup of a table without heroes, by default.
pub fn setup(words: &str) -> Setup {
    let mut pairs = [
        ("players", "1"),
        ("deal", "none"),
        ("first", "1"),
        ("bait", "all"),
        ("scrolls", "monster"),
        ("dice", "7"),
        ("bag", "single"),
        ("heroes", "base"),
    ];
    for word in words.split_whitespace() {
        let (key, value) = word.split_once('=').expect("an option and its value");
        let pair = pairs.iter_mut().find(|it| it.0 == key);
        pair.unwrap_or_else(|| panic!("{key} is no option")).1 = value;
    }
    let text: Vec<String> = pairs.iter().map(|(key, value)| format!("{key}={value}")).collect();
    text.join(" ").parse().unwrap_or_else(|it| panic!("{text:?}: {it}"))
}

/// A hero by the name of either side, in small letters, and whether that is the master side; a
/// legend by the word of notation.
#[track_caller]
pub fn hero(name: &str) -> (Hero, bool) {
    if let Ok(legend) = Hero::read(name)
        && !legend.can_rise()
    {
        return (legend, false);
    }
    let sides = Hero::ALL.into_iter().flat_map(|it| [(it, false), (it, true)]);
    let mut found = sides.filter(|&(hero, is_master)| side_name(hero, is_master) == name);
    found.next().unwrap_or_else(|| panic!("{name} is no hero"))
}

impl Vocabulary for Table {
    type Game = DungeonRoll;

    const PARTS: &'static [&'static str] = &["nudge", "why", "verdict", "tells"];

    /// A table of which `facts` are true. Where they are silent: one player without a hero, in the
    /// monster phase of level 1, with no dice anywhere; party dice that are not told of lie in the
    /// graveyard. With `begun` it is the state that a setup begins with instead; one that cannot be laid is refused.
    fn given(facts: &str) -> Table {
        let setup = setup(value_of(facts, "setup").unwrap_or(""));
        if let Err(refusal) = DungeonRoll::admit(&setup) {
            let mut table = Table::given("");
            table.refused = Some(refusal);
            return table;
        }
        let mut table = laid(&setup, 1);
        if value_of(facts, "begun").is_some() {
            return table;
        }
        table.events.clear();
        let delve = &mut table.state.table.delve;
        *delve = Delve::new(Phase::Monster);
        delve.level = 1;
        table.also(facts);
        if !facts.contains("bag ") {
            // What is in a hand is not in the bag.
            let table = &mut table.state.table;
            for seat in Seat::all(table.n_seats()) {
                table.bag = table.bag.minus(&table.player(seat).treasures);
            }
        }
        if !facts.contains("graveyard") {
            let delve = &mut table.state.table.delve;
            delve.graveyard = 7_u8.saturating_sub(delve.party.total());
        }
        table
    }

    #[track_caller]
    fn give(&mut self, seat: Seat, name: &str, value: &str) {
        let table = &mut self.state.table;
        match name {
            "setup" => {}
            "turn" => table.go_to_delve(number(value)),
            "bag" => table.bag = treasures(value),
            "level" => table.delve.level = number(value),
            "phase" => table.delve.phase = phase(value),
            "party" => table.delve.party = party(value),
            "graveyard" => table.delve.graveyard = number(value),
            "floor" => table.delve.floor = floor(value),
            "lair" => table.delve.lair = number(value),
            "exhausted" => table.delve.is_exhausted = value == "yes",
            "raging" => table.delve.is_raging = value == "yes",
            "scouted" => table.delve.scouted = pile(value),
            "temps" => {
                for word in value.split_whitespace() {
                    let temp = Temp::ALL.into_iter().find(|it| it.key() == word);
                    table.delve.temps[temp.expect("a recruited monster")] += 1;
                }
            }
            _ => give_player(table.player_mut(seat), name, value),
        }
    }

    /// Words in brackets tell luck what comes: `[roll GKD]` the next level, `[dungeon GO]` and `[party HM]` the next
    /// re-roll, `[draw ring]` the next treasures, `[form FFCMTHS]` the next party, `[muster FF]`, `[back F]` what is rolled
    /// in the graveyard, `[scout GKO$PD]` what a scout sees of the next delve.
    #[track_caller]
    fn act(&mut self, seat: Option<Seat>, words: &str) {
        if let Some(said) = words.strip_prefix('[').and_then(|it| it.strip_suffix(']')) {
            let (what, faces) = said.split_once(' ').expect("luck has a name and faces");
            return self.script(what, faces);
        }
        let action: Action = number(words);
        let chance = ScriptedChance::new(Seed::from_bits(1));
        let told = self.luck.iter();
        let mut chance = told.fold(chance, |chance, (key, values)| chance.script(*key, values));
        let seat = seat.unwrap_or_else(|| self.awaited());
        self.take(seat, &action, &mut chance);
    }

    fn ask(&self, seat: Option<Seat>, name: &str, value: &str) -> String {
        self.fact(seat.unwrap_or(Seat::FIRST), name, value)
    }

    fn is_so(name: &str, found: &str, value: &str) -> bool {
        let is_part = Self::PARTS.iter().any(|it| name.starts_with(it));
        sorted(found) == sorted(value) || is_part && found.contains(value)
    }
}

impl Table {
    /// The value of a fact about the table, or about `seat`, in the words of [`Table::given`].
    #[track_caller]
    pub fn fact(&self, seat: Seat, name: &str, value: &str) -> String {
        let (table, delve) = (&self.state.table, &self.state.table.delve);
        let player = table.player(seat);
        match name {
            "turn" => table.turn_idx.to_string(),
            "bag" => names(&table.bag),
            "level" => delve.level.to_string(),
            "phase" => format!("{:?}", delve.phase).to_lowercase(),
            "party" => delve.party.letters(),
            "graveyard" => delve.graveyard.to_string(),
            "floor" => delve.floor.letters(),
            "lair" => delve.lair.to_string(),
            "exhausted" => yes_no(delve.is_exhausted),
            "raging" => yes_no(delve.is_raging),
            "scouted" => delve.scouted.letters(),
            "owed" => delve.n_owed.to_string(),
            "temps" => {
                let of = |it: Temp| std::iter::repeat_n(it.key(), delve.temps[it].into());
                joined(Temp::ALL.into_iter().flat_map(of), " ")
            }
            "treasures" => names(&player.treasures),
            "n-treasures" => player.treasures.total().to_string(),
            "xp" => player.xp().to_string(),
            "master" => yes_no(player.is_master),
            "hero" => player.side().name.get(Lang::En).to_lowercase().replace(' ', "-"),
            "delves" => player.n_delves.to_string(),
            "adventurer" => table.adventurer().to_string(),
            "lord" => table.lord().to_string(),
            "reserve" => table.reserve().to_string(),
            "rolled" => self.n_rolled().to_string(),
            "legal" => joined(self.words(), ", "),
            "all-delves" => table.n_delves().to_string(),
            "dealt" => yes_no(player.hero.is_some()),
            "n-bag" => table.bag.total().to_string(),
            "sides" => {
                let it = player.hero.expect("a hero");
                assert!(
                    [false, true].iter().all(|side| it.side(*side).ultimate.is_some()),
                    "DR-081"
                );
                format!("{} {} {}", it as u8 + 1, side_name(it, false), side_name(it, true))
            }
            _ => match name.split_once(':') {
                Some(("bag", kind)) => {
                    table.bag[Treasure::read(kind).expect("a treasure")].to_string()
                }
                _ => self.told_fact(seat, name, value),
            },
        }
    }

    /// The dungeon dice of the last roll of a level.
    fn n_rolled(&self) -> usize {
        let n_dice = |it: &Event| match it {
            Event::Populated { throw, .. } => Some(throw.faces().len()),
            _ => None, // Other events roll no level.
        };
        self.events.iter().rev().find_map(n_dice).unwrap_or(0)
    }
}

/// The name of a side in small letters.
fn side_name(hero: Hero, is_master: bool) -> String {
    hero.side(is_master).name.get(Lang::En).to_lowercase().replace(' ', "-")
}

#[track_caller]
fn give_player(player: &mut Player, name: &str, value: &str) {
    match name {
        "hero" => {
            let (hero, is_master) = hero(value);
            player.hero = Some(hero);
            player.is_master = is_master;
            if is_master && player.xp() < MASTER_XP {
                player.dragon_xp = MASTER_XP as u8;
            }
        }
        "xp" => player.dragon_xp = number(value),
        "treasures" => player.treasures = treasures(value),
        "delves" => player.n_delves = number(value),
        other => panic!("{other} cannot be given"),
    }
}

#[track_caller]
pub fn party(value: &str) -> Party {
    Party::read(value, THROW_MAX).unwrap_or_else(|it| panic!("{value}: {it}"))
}

#[track_caller]
pub fn floor(value: &str) -> Floor {
    Floor::read(value, THROW_MAX).unwrap_or_else(|it| panic!("{value}: {it}"))
}

#[track_caller]
fn pile(value: &str) -> Pile {
    Pile::read(value, THROW_MAX).unwrap_or_else(|it| panic!("{value}: {it}"))
}

/// Treasures by name; `none` for no treasure.
pub fn treasures(value: &str) -> Treasures {
    let named = value.split_whitespace().filter(|&it| it != "none");
    named.fold(Tally::NONE, |all, it| {
        all.plus(&Tally::of(Treasure::read(it).expect("a treasure"), 1))
    })
}

fn names(treasures: &Treasures) -> String {
    let of = |it: Treasure| std::iter::repeat_n(it.key(), treasures[it].into());
    joined(Treasure::ALL.into_iter().flat_map(of), " ")
}

fn phase(word: &str) -> Phase {
    use Phase::{Choosing, Dragon, Forming, Loot, Monster, Over, Regroup};
    let all = [Choosing, Forming, Monster, Loot, Dragon, Regroup, Over];
    all.into_iter().find(|it| format!("{it:?}").to_lowercase() == word).expect("a phase")
}

/// The table of a setup as it is laid by a seed.
pub fn laid(setup: &Setup, seed: u64) -> Table {
    let scene = Scene::laid(setup, &mut KeyedChance::new(Seed::from_bits(seed)));
    Table { scene, luck: Vec::new() }
}
