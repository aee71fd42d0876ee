//! The team's challenges: rounds, monsters, missions.

use crate::boards::paper_dungeons::query::Query;
use crate::games::paper_dungeons::client::{
    DICE_PER_ROUND, FIGHT_ROUNDS, Fight, Item, Mission, Monster, MonsterCard, Passage, Phase,
    ROUNDS, Room, Side, Talent, mission_glory as glory_of_round, power, ways,
};

/// One round of the round track.
#[derive(Clone, PartialEq, Debug)]
pub struct RoundModel {
    /// 1 to 8.
    pub round: u8,
    pub track: [Side; DICE_PER_ROUND],
    pub is_now: bool,
    /// The face that the chosen die would write, in the next box.
    pub next: Option<(usize, Side)>,
    /// The monster that is fought after it.
    pub monster: Option<(Monster, bool)>,
}

/// One monster card.
#[derive(Clone, PartialEq, Debug)]
pub struct MonsterModel {
    /// 0 to 2.
    pub idx: usize,
    pub monster: Monster,
    pub lair: Room,
    /// The round after which it is fought.
    pub round: u8,
    /// The team's power against it now.
    pub power: u8,
    /// The range that the power reaches.
    pub range: Option<usize>,
    pub is_explored: bool,
    /// Steps from the team to the lair, walls and water as they are; none if there is no way.
    pub distance: Option<u8>,
    pub fight: Option<Fight>,
    /// True if it is the next to be fought.
    pub is_next: bool,
    /// True if the reward can be won: never by a team alone.
    pub has_reward: bool,
    /// True if its gems vanish after the fight.
    pub has_vanishing: bool,
    /// True if the team takes no wounds in the fight.
    pub is_barbarian: bool,
}

impl MonsterModel {
    /// The face of the card.
    pub fn card(&self) -> &'static MonsterCard {
        self.monster.card()
    }
}

/// One mission.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MissionModel {
    pub mission: Mission,
    pub done: u8,
    pub of: u8,
    pub claimed: Option<i8>,
    /// True if nobody has claimed it before this round.
    pub is_open: bool,
}

/// Draws the round track.
pub fn rounds(query: Query<'_>) -> Vec<RoundModel> {
    let ground = &query.view.ground;
    let is_over = ground.phase == Phase::Over;
    let monsters = ground.dungeon.card().monsters;
    let fights = query.team().sheet.fights;
    let fight_after = |round: u8| FIGHT_ROUNDS.iter().position(|&it| it == round);
    let model = |round: u8| RoundModel {
        round,
        track: query.team().sheet.track[round as usize - 1],
        is_now: round == ground.round && !is_over,
        next: query.die().filter(|_| round == ground.round).map(|it| (query.n_used(), Some(it))),
        monster: fight_after(round).map(|it| (monsters[it], fights[it].is_some())),
    };
    (1..=ROUNDS as u8).map(model).collect()
}

/// Draws the monster cards.
pub fn monsters(query: Query<'_>) -> [MonsterModel; 3] {
    let ground = &query.view.ground;
    let team = query.team();
    let card = ground.dungeon.card();
    let next = team.sheet.fights.iter().position(Option::is_none);
    [0, 1, 2].map(|idx| {
        let monster = card.monsters[idx];
        let power = power(&team.sheet, team.talent, monster);
        MonsterModel {
            idx,
            monster,
            lair: card.rooms[idx],
            round: FIGHT_ROUNDS[idx],
            power,
            range: monster.range(power),
            is_explored: team.sheet.explored.has(card.rooms[idx]),
            distance: distance(query, card.rooms[idx]),
            fight: team.sheet.fights[idx],
            is_next: next == Some(idx) && ground.phase != Phase::Over,
            has_reward: !ground.is_solo(),
            has_vanishing: ground.has_vanishing || ground.is_solo(),
            is_barbarian: team.talent == Some(Talent::Barbarian),
        }
    })
}

/// Steps to a room, through what the team can pass.
fn distance(query: Query<'_>, to: Room) -> Option<u8> {
    let team = query.team();
    let is_passable = |passage: Passage| match passage {
        Passage::Open | Passage::Tunnel => true,
        Passage::Wall => team.sheet.has(Item::Cloak),
        Passage::Water(_) => team.sheet.has(Item::Medallion) || team.talent == Some(Talent::Ranger),
    };
    let mut near: Vec<(Room, u8)> = match team.sheet.position() {
        Some(room) => vec![(room, 0)],
        None => Room::all().filter(|it| it.row() == 0).map(|it| (it, 1)).collect(),
    };
    let mut idx = 0;
    while let Some(&(room, n)) = near.get(idx) {
        if room == to {
            return Some(n);
        }
        idx += 1;
        for way in ways(query.view.ground.dungeon, room).iter().flatten() {
            if is_passable(way.by) && near.iter().all(|it| it.0 != way.to) {
                near.push((way.to, n + 1));
            }
        }
    }
    None
}

/// Draws the missions.
pub fn missions(query: Query<'_>) -> Vec<MissionModel> {
    let ground = &query.view.ground;
    let sheet = &query.team().sheet;
    let model = |(idx, mission): (usize, Mission)| {
        let (done, of) = mission.progress(sheet, ground.lairs());
        MissionModel {
            mission,
            done: done.min(of),
            of,
            claimed: sheet.claims[idx],
            is_open: ground.open[idx],
        }
    };
    let cards = ground.missions.iter().enumerate();
    cards.filter_map(|(idx, it)| it.map(|it| model((idx, it)))).collect()
}

/// The worth of a mission if it is claimed this round.
pub fn mission_glory(query: Query<'_>) -> i8 {
    let ground = &query.view.ground;
    glory_of_round(ground.is_solo(), ground.round.max(1))
}
