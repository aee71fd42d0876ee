//! What can be given: a table somewhere in a match, told in facts.

use kernel::chance::KeyedChance;
use kernel::kit::Later;
use kernel::{Game, Seat, Seed};
use paper_dungeons::dice::{DICE, Face, Side};
use paper_dungeons::dungeons::{Dungeon, Guard, Letter, Letters, printed};
use paper_dungeons::missions::Mission;
use paper_dungeons::objectives::Objective;
use paper_dungeons::state::{Dealt, Fight, Phase, ROUNDS, State, Team};
use paper_dungeons::{Item, PaperDungeons, Reward, Room, RoomSet, Setup, Talent};

use super::table::{QUIET, Table};
use testing::script::clauses;

impl Table {
    /// A table of which `facts` are true. Where they are silent: one team on dungeon A with a
    /// talent and an objective that do nothing yet, no missions, round 1, no skulls ever.
    #[track_caller]
    pub fn given(facts: &str) -> Table {
        let facts: Vec<&str> = clauses(facts).collect();
        let value_of =
            |name: &str| facts.iter().find_map(|it| it.strip_prefix(name)?.strip_prefix(' '));
        let setup = Setup {
            n_players: value_of("players").map_or(1, |it| it.parse().expect("a number")),
            dungeon: Some(Dungeon::read(value_of("dungeon").unwrap_or("A")).expect("a dungeon")),
            has_missions: value_of("missions").is_some(),
            has_vanishing: value_of("vanishing").is_some(),
            asks_potions: Later(value_of("asks").is_some()),
        };
        let mut state = PaperDungeons::begin(
            &setup,
            PaperDungeons::EDITION,
            &mut KeyedChance::new(Seed::from_bits(1)),
            &mut Vec::new(),
        );
        start_acting(&mut state);
        let rolls = [roll(QUIET); ROUNDS + 1];
        let mut table =
            Table { state, events: Vec::new(), last: 0, weighed: None, refused: None, rolls };
        facts.iter().for_each(|it| table.also(it));
        if 1 < setup.n_players && table.state.ground.phase == Phase::Action {
            for (_, team) in table.state.teams.iter_mut() {
                team.shown = Some(Box::new(team.sheet.clone()));
            }
        }
        table
    }

    /// Makes one fact true.
    #[track_caller]
    pub fn give(&mut self, seat: Seat, name: &str, value: &str) {
        let is_ground = match name {
            "players" | "dungeon" | "vanishing" | "asks" => true,
            "missions" => {
                let cards: Vec<Mission> =
                    words(value).map(|it| Mission::read(it).unwrap()).collect();
                self.state.ground.missions = std::array::from_fn(|idx| cards.get(idx).copied());
                true
            }
            "round" => {
                self.state.ground.round = number(value);
                true
            }
            "roll" => {
                self.state.ground.roll = roll(value);
                true
            }
            "next" => {
                self.rolls[self.state.ground.round as usize + 1] = roll(value);
                true
            }
            "draft" => {
                self.state.ground.phase = Phase::Draft;
                self.state.ground.round = 0;
                draft(&mut self.state.teams[seat], value);
                true
            }
            _ => false,
        };
        let round = self.state.ground.round as usize;
        if !is_ground && !give_marks(&mut self.state.teams[seat], name, value) {
            give_rest(&mut self.state.teams[seat], round, name, value);
        }
    }
}

/// Round 1, three dice to use, cards that do nothing yet.
fn start_acting(state: &mut State) {
    state.ground.round = 1;
    state.ground.phase = Phase::Action;
    state.ground.roll = roll(QUIET);
    for (_, team) in state.teams.iter_mut() {
        team.dealt = None;
        team.talent = Some(Talent::Barbarian);
        team.objective = Some(Objective::O06);
    }
}

/// Deals the named cards, and two others.
fn draft(team: &mut Team, value: &str) {
    let (talent, objective) = value.split_once(' ').expect("a talent and an objective");
    let talent = Talent::read(talent).unwrap();
    let objective = Objective::read(objective).unwrap();
    let other_talent = if talent == Talent::Scout { Talent::Barbarian } else { Talent::Scout };
    let other = if objective == Objective::O09 { Objective::O10 } else { Objective::O09 };
    team.talent = None;
    team.objective = None;
    team.dealt = Some(Dealt { talents: [talent, other_talent], objectives: [objective, other] });
}

/// Numbers on the sheet; tells whether it knew the name.
fn give_marks(team: &mut Team, name: &str, value: &str) -> bool {
    let sheet = &mut team.sheet;
    match name {
        "levels" => {
            let levels: Vec<u8> = value.split('/').map(number).collect();
            sheet.levels = levels.try_into().expect("four levels");
        }
        "wounds" => sheet.wounds = number(value).into(),
        "resurrected" => sheet.resurrected = value == "yes",
        "potions" => sheet.potions = number(value),
        "hearts" => sheet.hearts = number(value),
        "gems" => sheet.gems = number(value),
        "traps" => sheet.traps = number(value),
        "walls" => sheet.walls = number(value),
        "water" => sheet.water = number(value),
        "items" => {
            for part in value.split(',') {
                let (item, boxes) = part.trim().split_once(' ').expect("an item and its boxes");
                sheet.items[Item::read(item).unwrap().idx()] = number(boxes);
            }
        }
        _ => return false,
    }
    true
}

/// Rooms, letters, cards and what is under way.
#[track_caller]
fn give_rest(team: &mut Team, round: usize, name: &str, value: &str) {
    let sheet = &mut team.sheet;
    match name {
        "at" => {
            let room = Room::read(value).expect("a room");
            sheet.path.push(room);
            sheet.explored.add(room);
            if matches!(printed(room).guard, Some(Guard::Minion(_))) {
                sheet.beaten.add(room);
            }
        }
        "explored" => rooms(value).iter().for_each(|it| sheet.explored.add(it)),
        "beaten" => rooms(value).iter().for_each(|it| sheet.beaten.add(it)),
        "own" => sheet.gems_own = letters(value),
        "gone" => sheet.gems_gone = letters(value),
        "used" => {
            for (place, face) in words(value).enumerate() {
                sheet.track[round - 1][place] = Some(Face::read(face).unwrap());
            }
        }
        "fights" => {
            for (stage, glory) in words(value).enumerate() {
                let glory: i8 = glory.parse().expect("glory");
                let power = (0 < glory).then_some(10);
                sheet.fights[stage] = Some(Fight { power, glory });
            }
        }
        "claims" => {
            for (slot, glory) in words(value).enumerate() {
                sheet.claims[slot] = Some(glory.parse().expect("glory"));
            }
        }
        "talent" => team.talent = Some(Talent::read(value).unwrap()),
        "objective" => team.objective = Some(Objective::read(value).unwrap()),
        "queue" => team.queue = words(value).map(reward).collect(),
        other => panic!("{other} cannot be given"),
    }
}

fn words(value: &str) -> impl Iterator<Item = &str> {
    value.split_whitespace()
}

#[track_caller]
pub fn number(word: &str) -> u8 {
    word.trim().parse().unwrap_or_else(|it| panic!("{word}: {it}"))
}

/// Rooms by name; a lone letter is a whole column, a lone digit a whole row.
pub fn rooms(value: &str) -> RoomSet {
    let all = words(value).flat_map(|word| {
        Room::all().filter(move |it| match word.len() {
            1 => it.to_string().contains(word),
            _ => it.to_string() == word,
        })
    });
    all.collect()
}

fn letters(value: &str) -> Letters {
    words(value).map(|it| Letter::read(it).unwrap()).collect()
}

fn reward(word: &str) -> Reward {
    match word {
        "level" => Reward::Level,
        "box" => Reward::Box,
        "potion" => Reward::Potion,
        "gem" => Reward::Gem,
        "minion" => Reward::Minion,
        other => panic!("{other} is no reward"),
    }
}

/// A roll by the numbers of its faces, `S` for a skull.
#[track_caller]
pub fn roll(value: &str) -> [Side; DICE] {
    let sides: Vec<Side> =
        words(value).map(|it| (it != "S").then(|| Face::read(it).unwrap())).collect();
    sides.try_into().expect("six dice")
}
