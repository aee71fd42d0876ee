//! Facts that can be given: a table somewhere in a match.

use kernel::chance::{KeyedChance, ScriptedChance};
use kernel::kit::Later;
use kernel::{Game, Seat, Seed};
use paper_dungeons::dice::{DICE, Face, Side};
use paper_dungeons::dungeons::{Dungeon, Guard, Letter, Letters, printed};
use paper_dungeons::missions::Mission;
use paper_dungeons::objectives::Objective;
use paper_dungeons::rules::chance;
use paper_dungeons::state::{Dealt, Fight, Phase, ROUNDS, State, Team};
use paper_dungeons::{Item, PaperDungeons, Reward, Room, RoomSet, Setup, Talent};

use super::table::{QUIET, Table};
use testing::scene::{Scene, Vocabulary};
use testing::script::{number, value_of};

impl Vocabulary for Table {
    type Game = PaperDungeons;

    const PARTS: &'static [&'static str] = &["name", "nudge", "why", "best-way", "verdict", "note"];

    fn given(facts: &str) -> Table {
        if let Some(setup) = value_of(facts, "begun") {
            return begun(setup, value_of(facts, "reveal").map(number));
        }
        let value = |name| value_of(facts, name);
        let setup = Setup {
            n_players: value("players").map_or(1, number),
            dungeon: Some(Dungeon::read(value("dungeon").unwrap_or("A")).expect("a dungeon")),
            has_missions: value("missions").is_some(),
            has_vanishing: value("vanishing").is_some(),
            asks_potions: Later(value("asks").is_some()),
        };
        let mut scene = Scene::laid(&setup, &mut KeyedChance::new(Seed::from_bits(1)));
        scene.events.clear();
        start_acting(&mut scene.state);
        let mut table = Table { scene, weighed: None, rolls: [roll(QUIET); ROUNDS + 1] };
        table.also(facts);
        if 1 < setup.n_players && table.state.ground.phase == Phase::Action {
            for (_, team) in table.state.teams.iter_mut() {
                team.shown = Some(Box::new(team.sheet.clone()));
            }
        }
        table
    }

    #[track_caller]
    fn give(&mut self, seat: Seat, name: &str, value: &str) {
        let (ground, team) = (&mut self.scene.state.ground, &mut self.scene.state.teams[seat]);
        match name {
            "players" | "dungeon" | "vanishing" | "asks" => {}
            "missions" => {
                let mut cards = words(value).map(|it| Mission::read(it).unwrap());
                ground.missions = std::array::from_fn(|_| cards.next());
            }
            "round" => ground.round = number(value),
            "roll" => ground.roll = roll(value),
            "next" => self.rolls[ground.round as usize + 1] = roll(value),
            "draft" => {
                (ground.phase, ground.round) = (Phase::Draft, 0);
                draft(team, value);
            }
            _ if give_marks(team, name, value) => {}
            _ => give_rest(team, ground.round as usize, name, value),
        }
    }

    #[track_caller]
    fn act(&mut self, seat: Option<Seat>, words: &str) {
        self.do_one(seat, words);
    }

    fn ask(&self, seat: Option<Seat>, name: &str, value: &str) -> String {
        self.fact(seat.unwrap_or(Seat::FIRST), name, value)
    }
}

/// A match as it begins, for two teams on dungeon A with missions unless the setup says otherwise; the dungeon that luck
/// reveals may be told. A table that cannot be laid is refused.
fn begun(words: &str, reveal: Option<u32>) -> Table {
    let mut pairs = [("players", "2"), ("dungeon", "A"), ("missions", "3"), ("vanishing", "no")];
    for (key, value) in words.split_whitespace().filter_map(|it| it.split_once('=')) {
        let pair = pairs.iter_mut().find(|it| it.0 == key);
        pair.expect("an option").1 = value;
    }
    let text = pairs.map(|(key, value)| format!("{key}={value}")).join(" ");
    let setup: Setup = text.parse().unwrap_or_else(|it| panic!("{text}: {it}"));
    let admitted = PaperDungeons::admit(&setup);
    if let Err(refusal) = admitted {
        let mut table = begun("", None);
        table.refused = Some(refusal);
        return table;
    }
    let mut chance = ScriptedChance::new(Seed::from_bits(11));
    if let Some(dungeon) = reveal {
        chance = chance.script(chance::DUNGEON, &[dungeon]);
    }
    let scene: Scene<PaperDungeons> = Scene::laid(&setup, &mut chance);
    assert_eq!(admitted, Ok(scene.state.teams.len()));
    Table { scene, weighed: None, rolls: [roll(QUIET); ROUNDS + 1] }
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
            let mut levels = value.split('/').map(number);
            sheet.levels = std::array::from_fn(|_| levels.next().expect("four levels"));
        }
        "wounds" => sheet.wounds = number(value),
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
                let glory: i8 = number(glory);
                let power = (0 < glory).then_some(10);
                sheet.fights[stage] = Some(Fight { power, glory });
            }
        }
        "claims" => {
            for (slot, glory) in words(value).enumerate() {
                sheet.claims[slot] = Some(number(glory));
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
    let all = [Reward::Level, Reward::Box, Reward::Potion, Reward::Gem, Reward::Minion];
    all.into_iter().find(|it| format!("{it:?}").to_lowercase() == word).expect("a reward")
}

/// A roll by the numbers of its faces, `S` for a skull.
#[track_caller]
pub fn roll(value: &str) -> [Side; DICE] {
    let sides: Vec<Side> =
        words(value).map(|it| (it != "S").then(|| Face::read(it).unwrap())).collect();
    sides.try_into().expect("six dice")
}
