//! Monsters (PD-240 to PD-250).

use super::marks::Play;
use crate::action::{Cause, Event, What};
use crate::heroes::Hero;
use crate::items::Item;
use crate::monsters::Monster;
use crate::state::{Fight, Ground, Sheet, State, Team};
use crate::talents::Talent;
use kernel::{Seat, SeatSet};

/// The source of power against a monster (PD-242).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PowerSource {
    /// The level of a hero.
    Level(Hero),
    /// The level of the hero whom the monster fears, once more.
    Feared(Hero),
    /// A warrior of level 4 (PD-403).
    Warrior,
    /// The sword (PD-404).
    Sword,
    /// The talent.
    Berserker,
}

/// The sources of a team's power against a monster: its strength, hero by hero, the level of the hero whom the monster
/// fears once more, and bonuses (PD-242, PD-403, PD-404). Some bring nothing.
pub fn powers(
    sheet: &Sheet,
    talent: Option<Talent>,
    monster: Monster,
) -> impl Iterator<Item = (PowerSource, u8)> {
    let feared = monster.card().weak_to;
    let levels = Hero::ALL.map(|it| (PowerSource::Level(it), sheet.level(it)));
    let bonuses = [
        (PowerSource::Feared(feared), sheet.level(feared)),
        (PowerSource::Warrior, u8::from(4 <= sheet.level(Hero::Warrior))),
        (PowerSource::Sword, if sheet.has(Item::Sword) { 3 } else { 0 }),
        (PowerSource::Berserker, if talent == Some(Talent::Berserker) { 2 } else { 0 }),
    ];
    levels.into_iter().chain(bonuses)
}

/// A team's power against a monster (PD-242).
pub fn power(sheet: &Sheet, talent: Option<Talent>, monster: Monster) -> u8 {
    powers(sheet, talent, monster).map(|(_, n)| n).sum()
}

/// Fights the monster of `stage` (0 to 2) with all teams at the same time: first all powers and
/// their glory, then wounds, then the reward of the strongest (PD-246 to PD-248).
pub fn fight(state: &mut State, stage: usize, events: &mut Vec<Event>) {
    let State { ground, teams } = state;
    let monster = ground.dungeon.card().monsters[stage];
    for (seat, team) in teams.iter_mut() {
        let fight = face(ground, team, stage);
        team.sheet.fights[stage] = Some(fight);
        let glory = fight.glory;
        let what = match fight.power {
            Some(power) => {
                let range = monster.range(power).expect("a team that fought") as u8;
                What::Fought { seat, monster, power, range, glory }
            }
            None => What::Fled { seat, monster, glory },
        };
        events.push(Event { secret_of: None, what });
    }
    for (seat, team) in teams.iter_mut() {
        let n_wounds = wounds_of(team, monster, stage);
        let mut play = Play { ground, seat, team, events };
        play.wound(n_wounds, Cause::Monster(monster));
    }
    if let Some(seat) = strongest(state, stage) {
        reward(state, seat, monster, events);
    }
}

/// The result of a team against a monster (PD-241, PD-243 to PD-245).
fn face(ground: &Ground, team: &Team, stage: usize) -> Fight {
    let card = ground.dungeon.card();
    let monster = card.monsters[stage];
    let power = power(&team.sheet, team.talent, monster);
    let range = monster.range(power).filter(|_| team.sheet.explored.has(card.rooms[stage]));
    match range {
        Some(it) => Fight { power: Some(power), glory: monster.card().ranges[it].glory },
        None => Fight { power: None, glory: -monster.card().flee },
    }
}

/// The wounds of the range; none for a team that fled, or for a Barbarian (PD-244, PD-245).
fn wounds_of(team: &Team, monster: Monster, stage: usize) -> u8 {
    let power = team.sheet.fights[stage].and_then(|it| it.power);
    let range = power.and_then(|it| monster.range(it));
    match range {
        Some(it) if team.talent != Some(Talent::Barbarian) => monster.card().ranges[it].wounds,
        Some(_) | None => 0,
    }
}

/// The one team with the highest power among those that fought; nobody alone at the table, and
/// nobody on a tie (PD-247, PD-419).
fn strongest(state: &State, stage: usize) -> Option<Seat> {
    let power_of = |team: &Team| team.sheet.fights[stage].and_then(|it| it.power);
    let best = state.teams.iter().filter_map(|(_, it)| power_of(it)).max()?;
    let is_best = |it: &(Seat, &Team)| power_of(it.1) == Some(best);
    let seats: SeatSet = state.teams.iter().filter(is_best).map(|(seat, _)| seat).collect();
    let is_sole = seats.len() == 1 && !state.ground.is_solo();
    seats.iter().next().filter(|_| is_sole)
}

fn reward(state: &mut State, seat: Seat, monster: Monster, events: &mut Vec<Event>) {
    let State { ground, teams } = state;
    let mut play = Play { ground, seat, team: &mut teams[seat], events };
    play.emit(What::Spoils { seat, monster });
    for &reward in monster.card().reward {
        play.gain(reward);
    }
    play.settle();
}
