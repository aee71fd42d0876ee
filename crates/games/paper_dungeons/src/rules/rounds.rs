//! The course of a match: setup, rounds and their end (PD-040 to PD-046,
//! PD-220 to PD-235, PD-322).

use super::fights::fight;
use super::marks::Play;
use crate::action::{Action, Cause, Event, What};
use crate::dice::{DICE, Face, Side, side};
use crate::dungeons::{Dungeon, Letters};
use crate::heroes::Hero;
use crate::missions::Mission;
use crate::setup::{MISSIONS, Setup};
use crate::state::{Dealt, FIGHT_ROUNDS, Ground, Phase, ROUNDS, Reward, Sheet, State, Team};
use crate::talents::Talent;
use crate::tracks::mission_glory;
use kernel::kit::Kind;
use kernel::{Chance, Edition, Key, Seat, SeatList, SeatSet, Set, Turn};

/// The decisions of luck.
pub mod chance {
    use kernel::Key;

    /// The dungeon card (PD-011).
    pub const DUNGEON: Key = Key::new("dungeon");
    /// The missions, one after another (PD-015).
    pub const MISSION: Key = Key::new("mission");
    /// The talents of each seat (PD-016).
    pub const TALENT: Key = Key::new("talent");
    /// The objectives of each seat (PD-016).
    pub const OBJECTIVE: Key = Key::new("objective");
    /// The dice of a round, by round and reroll (PD-042).
    pub const ROLL: Key = Key::new("roll");
}

/// More rerolls than this do not happen.
const REROLLS_MAX: u32 = 200;

/// Lays the table: dungeon, missions, then two talents and two objectives for each team
/// (PD-010 to PD-020).
pub fn begin(
    setup: &Setup,
    edition: Edition,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> State {
    let dungeon = setup.dungeon.unwrap_or_else(|| draw_dungeon(edition, chance));
    let mut missions = [None; MISSIONS];
    let mut emit = |what| events.push(Event { secret_of: None, what });
    emit(What::Revealed { dungeon });
    if setup.has_missions {
        let mut deck = Set::of_edition(edition);
        let drawn: [Mission; MISSIONS] = std::array::from_fn(|idx| {
            deal(&mut deck, chance::MISSION.at(idx as u32, 0, 0), chance)
        });
        missions = drawn.map(Some);
        emit(What::Missions { missions: drawn });
    }
    let ground = Ground {
        n_teams: setup.n_players as u8,
        has_vanishing: setup.has_vanishing || setup.n_players == 1,
        asks_potions: setup.asks_potions,
        dungeon,
        missions,
        open: [setup.has_missions; MISSIONS],
        round: 0,
        phase: Phase::Draft,
        roll: [None; DICE],
        edition,
    };
    let teams = deal_teams(&ground, chance, events);
    State { ground, teams }
}

/// One of the edition's dungeon cards (PD-011).
fn draw_dungeon(edition: Edition, chance: &mut dyn Chance) -> Dungeon {
    let dungeons: Vec<Dungeon> = Dungeon::in_edition(edition).collect();
    dungeons[chance.below(chance::DUNGEON, dungeons.len() as u32) as usize]
}

fn deal_teams(ground: &Ground, chance: &mut dyn Chance, events: &mut Vec<Event>) -> SeatList<Team> {
    let mut talents = Set::of_edition(ground.edition);
    let mut objectives = Set::of_edition(ground.edition);
    SeatList::new(ground.n_teams.into(), |seat| {
        let at = |key: Key, nth: u32| key.at(seat.idx() as u32, nth, 0);
        let dealt = Dealt {
            talents: [0, 1].map(|nth| deal(&mut talents, at(chance::TALENT, nth), chance)),
            objectives: [0, 1].map(|nth| deal(&mut objectives, at(chance::OBJECTIVE, nth), chance)),
        };
        let what = What::Dealt { seat, cards: dealt };
        events.push(Event { secret_of: Some(seat), what });
        new_team(dealt)
    })
}

/// Deals a card; there are more than enough of each deck.
pub fn deal<C: Kind>(deck: &mut Set<C>, key: Key, chance: &mut dyn Chance) -> C {
    deck.draw(key, chance).expect("more cards than teams can be dealt")
}

/// A team with an empty sheet that has yet to choose its cards.
pub fn new_team(dealt: Dealt) -> Team {
    Team {
        dealt: Some(dealt),
        talent: None,
        objective: None,
        sheet: Sheet::new(),
        queue: Vec::new(),
        walk: None,
        psionic_used: false,
        is_done: false,
        shown: None,
    }
}

/// The seats awaited.
pub fn turn(state: &State) -> Turn {
    let awaits = |team: &Team| match state.ground.phase {
        Phase::Draft => team.talent.is_none(),
        Phase::PreGame | Phase::Spoils => !team.queue.is_empty(),
        Phase::Action => !team.is_done,
        Phase::Over => false,
    };
    let seats: SeatSet =
        state.teams.iter().filter(|(_, it)| awaits(it)).map(|(seat, _)| seat).collect();
    if seats.is_empty() { Turn::Over } else { Turn::Of(seats) }
}

/// Carries out a checked action; when it was the last one awaited, the match goes on.
pub fn carry_out(
    state: &mut State,
    seat: Seat,
    action: &Action,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) {
    let State { ground, teams } = state;
    Play { ground, seat, team: &mut teams[seat], events }.act(*action);
    if *action == Action::Done {
        events.push(Event { secret_of: None, what: What::Confirmed { seat } });
    }
    if turn(state) == Turn::Over {
        advance(state, chance, events);
    }
}

/// Goes on when nobody is awaited in a phase.
fn advance(state: &mut State, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    match state.ground.phase {
        Phase::Draft => {
            reveal(state, events);
            if turn(state) == Turn::Over {
                start_round(state, chance, events);
            }
        }
        Phase::PreGame => start_round(state, chance, events),
        Phase::Action => {
            end_round(state, events);
            if turn(state) == Turn::Over {
                finish_round(state, chance, events);
            }
        }
        Phase::Spoils => finish_round(state, chance, events),
        Phase::Over => {}
    }
}

/// Shows the talents, and resolves those that act before round 1 (PD-019, PD-026).
fn reveal(state: &mut State, events: &mut Vec<Event>) {
    let State { ground, teams } = state;
    ground.phase = Phase::PreGame;
    for (seat, team) in teams.iter_mut() {
        team.dealt = None;
        let talent = team.talent.expect("every team has chosen");
        let mut play = Play { ground, seat, team, events };
        play.emit(What::TalentShown { seat, talent });
        for &reward in before_first_round(talent) {
            play.gain(reward);
        }
        play.settle();
    }
}

/// The rewards of a talent before round 1.
fn before_first_round(talent: Talent) -> &'static [Reward] {
    match talent {
        Talent::TreasureHunter => &[Reward::AnyGem],
        Talent::Veteran => &[Reward::LevelFirst],
        Talent::Assassin => &[Reward::Minion, Reward::Minion],
        Talent::Craftsman => &[Reward::FirstBox],
        Talent::Healer => &[Reward::Potion, Reward::Potion],
        Talent::Alchemist
        | Talent::Noble
        | Talent::Barbarian
        | Talent::Berserker
        | Talent::Beastmaster
        | Talent::Psionic
        | Talent::FortuneTeller
        | Talent::Scout
        | Talent::Ranger
        | Talent::Merchant
        | Talent::Shaman => &[],
    }
}

/// Rolls the dice, marks the wounds of skulls, and lets the teams act.
fn start_round(state: &mut State, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    let State { ground, teams } = state;
    ground.round += 1;
    assert!(ground.round as usize <= ROUNDS);
    let round = ground.round;
    events.push(Event { secret_of: None, what: What::Round { round } });
    ground.roll = roll(round, chance, events);
    let n_skulls = ground.roll.iter().filter(|it| it.is_none()).count() as u8;
    for (seat, team) in teams.iter_mut() {
        team.is_done = false;
        team.psionic_used = false;
        let n_wounds = skull_wounds(team, n_skulls);
        Play { ground, seat, team, events }.wound(n_wounds, Cause::Skulls);
        if !ground.is_solo() {
            team.shown = Some(Box::new(team.sheet.clone()));
        }
    }
    ground.phase = Phase::Action;
}

/// Rolls until there are fewer than three skulls and fewer than three clovers (PD-042).
fn roll(round: u8, chance: &mut dyn Chance, events: &mut Vec<Event>) -> [Side; DICE] {
    for n_rerolls in 0..REROLLS_MAX {
        let mut values = [0; DICE];
        chance.each(chance::ROLL.at(u32::from(round), n_rerolls, 0), 6, &mut values);
        let roll: [Side; DICE] = std::array::from_fn(|idx| side(idx, values[idx]));
        let n_skulls = roll.iter().filter(|it| it.is_none()).count();
        let n_clovers = roll.iter().filter(|&&it| it == Some(Face::CLOVER)).count();
        if n_skulls < 3 && n_clovers < 3 {
            let what = What::Rolled { roll, n_rerolls: n_rerolls as u8 };
            events.push(Event { secret_of: None, what });
            return roll;
        }
    }
    unreachable!("no legal roll in {REROLLS_MAX}")
}

/// The wounds of `n_skulls` skulls for a team (PD-045, PD-091, PD-347, PD-402).
pub fn skull_wounds(team: &Team, n_skulls: u8) -> u8 {
    if 4 <= team.sheet.level(Hero::Cleric) {
        return 0;
    }
    n_skulls.saturating_sub(u8::from(team.talent == Some(Talent::FortuneTeller)))
}

/// The end of a round: what everybody did is shown, gems are named, missions are claimed, and the
/// monster of the stage is fought.
fn end_round(state: &mut State, events: &mut Vec<Event>) {
    state.ground.phase = Phase::Spoils;
    let named = name_gems(state);
    show_sheets(state, events);
    cross_out(state, named, events);
    claim_missions(state, events);
    let stage = FIGHT_ROUNDS.iter().position(|&it| it == state.ground.round);
    if let Some(stage) = stage {
        fight(state, stage, events);
    }
}

/// The letters stolen this round by each team (PD-222). A gem taken before round 1 is not among
/// them (PD-223).
fn name_gems(state: &State) -> Letters {
    let stolen = |team: &Team| {
        let before = team.shown.as_ref().map_or(team.sheet.gems_own, |it| it.gems_own);
        team.sheet.gems_own.minus(before)
    };
    state.teams.iter().fold(Letters::NONE, |named, (_, it)| named.or(stolen(it)))
}

/// The sheets lie open again (PD-027).
fn show_sheets(state: &mut State, events: &mut Vec<Event>) {
    for (seat, team) in state.teams.iter_mut() {
        if let Some(before) = team.shown.take() {
            let what = summary(seat, &before, &team.sheet);
            events.push(Event { secret_of: None, what });
        }
    }
}

fn summary(seat: Seat, before: &Sheet, after: &Sheet) -> What {
    let boxes = |sheet: &Sheet| sheet.items.iter().sum::<u8>();
    What::Summary {
        seat,
        n_rooms: after.explored.count() - before.explored.count(),
        n_levels: after.strength() - before.strength(),
        n_boxes: boxes(after) - boxes(before),
        n_potions: after.potions - before.potions,
        n_gems: after.gems - before.gems,
    }
}

/// Named gems are crossed out by the teams that do not own them (PD-220 to PD-222, PD-409).
fn cross_out(state: &mut State, named: Letters, events: &mut Vec<Event>) {
    for (seat, team) in state.teams.iter_mut() {
        let sheet = &mut team.sheet;
        let letters = named.minus(sheet.gems_own).minus(sheet.gems_gone);
        sheet.gems_gone = sheet.gems_gone.or(letters);
        if !letters.is_empty() {
            events.push(Event { secret_of: None, what: What::CrossedOut { seat, letters } });
        }
    }
}

/// Every team that fulfils an open mission claims it; then it leaves the game (PD-232 to PD-235).
fn claim_missions(state: &mut State, events: &mut Vec<Event>) {
    let State { ground, teams } = state;
    let lairs = ground.lairs();
    let glory = mission_glory(ground.is_solo(), ground.round);
    for slot in 0..MISSIONS {
        let Some(mission) = ground.missions[slot].filter(|_| ground.open[slot]) else { continue };
        for (seat, team) in teams.iter_mut() {
            let (count, goal) = mission.progress(&team.sheet, lairs);
            if goal <= count {
                team.sheet.claims[slot] = Some(glory);
                ground.open[slot] = false;
                let what = What::Claimed { seat, mission, glory };
                events.push(Event { secret_of: None, what });
            }
        }
    }
}

/// After the fight and its reward: gems vanish, and the next round begins (PD-322, PD-410).
fn finish_round(state: &mut State, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    let State { ground, teams } = state;
    let stage = FIGHT_ROUNDS.iter().position(|&it| it == ground.round);
    if let Some(stage) = stage.filter(|_| ground.has_vanishing) {
        let monster = ground.dungeon.card().monsters[stage];
        let letters: Letters = monster.card().vanish.iter().copied().collect();
        for (_, team) in teams.iter_mut() {
            let sheet = &mut team.sheet;
            sheet.gems_gone = sheet.gems_gone.or(letters.minus(sheet.gems_own));
        }
        if !letters.is_empty() {
            events.push(Event { secret_of: None, what: What::Vanished { letters } });
        }
    }
    if ground.round as usize == ROUNDS {
        ground.phase = Phase::Over;
        events.push(Event { secret_of: None, what: What::Over });
    } else {
        start_round(state, chance, events);
    }
}
