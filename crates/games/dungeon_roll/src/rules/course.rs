//! The course of a match: heroes, delves, levels, phases and their ends (DR-013
//! to DR-021, DR-050, DR-051, DR-061 to DR-071, DR-094 to DR-096).

use super::chance;
use super::play::Play;
use crate::action::{Action, Course, Ending, Event, Forming, Magic, Reason, Reroller, Skill, Use};
use crate::dice::{Floor, FloorDice, PartyFace, Pile, Throw};
use crate::heroes::{BASE_HEROES, Formation, HEROES, Hero, Preparation};
use crate::setup::{Assignment, Roster, Setup};
use crate::state::{Delve, LEVEL_MAX, Phase, Player, State, Table};
use crate::treasures::Treasure;
use kernel::kit::Kind;
use kernel::{Chance, Edition, Seat, SeatSet, Turn};

/// Lays the table: first adventurer and heroes; then the first delve begins, unless heroes are to
/// be chosen (DR-201 to DR-206).
pub fn begin(
    setup: &Setup,
    edition: Edition,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> State {
    let n_players = setup.n_players;
    let first = setup.first.unwrap_or_else(|| match n_players {
        1 => Seat::FIRST,
        _ => Seat::new(chance.below(chance::FIRST, n_players as u32) as usize),
    });
    let mut table = Table::new(edition, n_players, setup.house, first);
    let mut play = Play { table: &mut table, chance, events };
    if 1 < n_players {
        play.emit(Event::First { seat: first });
    }
    match setup.assignment {
        Assignment::Random => play.deal_heroes(false),
        Assignment::Mirror => play.deal_heroes(true),
        Assignment::Choose => return State { table },
        Assignment::None => {}
    }
    play.begin_delve();
    State { table }
}

/// The seat that is awaited: one player at a time.
pub fn turn(table: &Table) -> Turn {
    match awaited(table) {
        Some(seat) => Turn::Of(SeatSet::one(seat)),
        None => Turn::Over,
    }
}

/// The player who is to act; none when the match is over.
pub fn awaited(table: &Table) -> Option<Seat> {
    match table.delve.phase {
        Phase::Choosing => chooser(table),
        Phase::Over => None,
        _ => Some(table.adventurer()),
    }
}

/// The next in order of play who has no hero yet.
fn chooser(table: &Table) -> Option<Seat> {
    let in_order = (0..table.n_seats()).map(|it| (table.first.idx() + it) % table.n_seats());
    in_order.map(Seat::new).find(|&it| table.player(it).hero.is_none())
}

/// Heroes of the edition that can be dealt or chosen (DR-202, DR-301).
pub fn roster(table: &Table) -> impl Iterator<Item = Hero> + Clone + use<> {
    let n_heroes = match table.house.roster {
        Roster::Base => BASE_HEROES,
        Roster::All => HEROES,
    };
    Hero::in_edition(table.edition).take(n_heroes)
}

/// Carries out a checked action.
pub fn carry_out(
    state: &mut State,
    action: &Action,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) {
    let mut play = Play { table: &mut state.table, chance, events };
    play.act(action);
    play.settle();
}

/// The state that follows when a checked action is carried out.
pub fn apply(
    mut state: State,
    action: &Action,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> State {
    carry_out(&mut state, action, chance, events);
    state
}

impl Play<'_> {
    fn act(&mut self, action: &Action) {
        match action {
            Action::Form(Forming::Choose { hero }) => self.choose(*hero),
            Action::Form(Forming::Keep) => self.make_ready(),
            Action::Form(Forming::Muster { dice }) => {
                self.reroll(Reroller::Muster, &Floor::NONE, 0, dice);
                self.make_ready();
            }
            Action::Form(Forming::Inscribe { dice }) => self.inscribe(dice),
            Action::Form(Forming::Plan { first, second }) => self.plan(first, second),
            Action::Use { with, on: Use::Fight { monsters } } => self.fight(*with, monsters),
            Action::Use { with, on: Use::Reroll { floor, party } } => {
                self.spend(*with);
                self.reroll(Reroller::Scroll(*with), floor, 0, party);
            }
            Action::Skill(Skill::Again { die }) => self.again(*die),
            Action::Use { with, on: Use::Open { n_chests } } => self.open(*with, *n_chests),
            Action::Use { with, on: Use::Drink { faces } } => self.drink(*with, faces),
            Action::Dragon { band } => self.slay(band),
            Action::Unleash(on) => self.unleash(on),
            Action::Skill(Skill::Discard { treasure }) => self.discard(*treasure),
            Action::Skill(Skill::Ready { treasure }) => self.offer(*treasure),
            Action::Use { with, on: Use::Lure { monster } } => self.lure(*with, *monster),
            Action::Spend(Magic::Ring) => self.ring(),
            Action::Spend(Magic::Elixir { face }) => self.elixir(*face),
            Action::Spend(Magic::Bait) => self.bait(),
            Action::Spend(Magic::Portal) => self.portal(),
            Action::Course(Course::Flee) => self.end_delve(Ending::Fled),
            Action::Course(Course::End) => self.end_phase(),
            Action::Course(Course::Retire) => self.end_delve(Ending::Retired),
            Action::Course(Course::Seek) => self.populate(),
        }
    }

    /// No hero twice, or the same for everybody (DR-202).
    fn deal_heroes(&mut self, is_mirror: bool) {
        let mut deck = roster(self.table).collect::<Vec<_>>();
        let mut hero = deck[0];
        for seat in Seat::all(self.table.n_seats()) {
            if !is_mirror || seat == Seat::FIRST {
                let key = chance::HERO.at(seat.idx() as u32, 0, 0);
                hero = deck.remove(self.chance.below(key, deck.len() as u32) as usize);
            }
            *self.table.player_mut(seat) = Player::new(Some(hero));
            self.emit(Event::HeroTaken { seat, hero });
        }
    }

    fn choose(&mut self, hero: Hero) {
        let seat = chooser(self.table).expect("somebody chooses");
        self.table.player_mut(seat).hero = Some(hero);
        self.emit(Event::HeroTaken { seat, hero });
        if chooser(self.table).is_none() {
            self.begin_delve();
        }
    }

    /// Readies the hero, rolls the party, and goes down, unless the party may be re-rolled
    /// (DR-013 to DR-017).
    fn begin_delve(&mut self) {
        let seat = self.seat();
        self.table.delve = Delve::new(Phase::Forming);
        let number = self.table.player(seat).n_delves + 1;
        self.emit(Event::DelveBegan { seat, number });
        let side = self.table.side();
        self.form(side.formation);
        if side.crowns_scrolls {
            self.crown();
        }
        self.table.delve.is_exhausted = side.is_cursed;
        (0..side.n_finds).for_each(|_| self.draw());
        match side.preparation {
            Preparation::Nothing => self.make_ready(),
            Preparation::Reroll | Preparation::Scrolls(_) => {}
            Preparation::Plan => self.scout(),
        }
    }

    /// The party of the delve: rolled, unless the hero sets its dice (DR-013, DR-311, DR-317).
    fn form(&mut self, formation: Formation) {
        let (seat, turn) = (self.seat(), u32::from(self.table.turn_idx));
        match formation {
            Formation::Rolled { n_dice, n_buried } => {
                let throw = Throw::party(n_dice, chance::PARTY.at(turn, 0, 0), self.chance);
                self.table.delve.party = throw.tally();
                self.table.delve.graveyard = n_buried;
                self.emit(Event::Formed { seat, throw });
                if n_buried != 0 {
                    self.emit(Event::Buried { seat, n: n_buried });
                }
            }
            Formation::Set(party) => {
                self.table.delve.party = party;
                self.emit(Event::Arrayed { seat, party });
            }
        }
    }

    /// Scrolls of the fresh party become champions (DR-017).
    fn crown(&mut self) {
        let party = &mut self.table.delve.party;
        let n_scrolls = std::mem::take(&mut party[PartyFace::Scroll]);
        party[PartyFace::Champion] += n_scrolls;
        let seat = self.seat();
        if n_scrolls != 0 {
            self.emit(Event::Crowned { seat, n_scrolls });
        }
    }

    /// The party is settled, and goes down to the first level (DR-018).
    pub fn make_ready(&mut self) {
        let (seat, party) = (self.seat(), self.table.delve.party);
        self.emit(Event::PartyReady { seat, party });
        self.populate();
    }

    /// Goes one level down and rolls as many dungeon dice as the level die shows and the reserve
    /// has (DR-018 to DR-020, DR-064).
    fn populate(&mut self) {
        let seat = self.seat();
        let (n_dice, planned) = (next_dice(self.table), self.table.planned());
        let delve = &mut self.table.delve;
        delve.level += 1;
        assert!(delve.level <= LEVEL_MAX);
        let throw = if let Some(pile) = planned {
            delve.plan[usize::from(delve.level) - 1] = Pile::NONE;
            Throw::laid(&pile)
        } else {
            let key = chance::LEVEL.at(self.table.turn_idx.into(), delve.level.into(), 0);
            Throw::dungeon(n_dice, key, self.chance)
        };
        let (fallen, n_dragons) = throw.tally();
        let floor = self.turned(fallen);
        let delve = &mut self.table.delve;
        delve.floor = floor;
        delve.lair += n_dragons;
        delve.n_rerolls = 0;
        delve.has_tracked = false;
        delve.has_slain = false;
        delve.phase = Phase::Monster;
        let (level, party) = (delve.level, delve.party);
        let is_planned = planned.is_some();
        self.emit(Event::Populated { seat, level, throw, party, is_planned });
        self.emit_turned(fallen);
        self.face_all_types();
    }

    /// The monster phase ends with no monster left, the loot phase whenever its player likes.
    fn end_phase(&mut self) {
        if self.table.delve.phase == Phase::Monster {
            let seat = self.seat();
            self.emit(Event::MonstersGone { seat });
            // With nothing to loot the phase is over at once.
            self.table.delve.phase = Phase::Loot;
        } else {
            self.leave_loot();
        }
    }

    /// Goes on to the next phase where the present one is over by itself.
    fn settle(&mut self) {
        if self.table.side().scares_dragons && self.table.is_dragon_awake() {
            let (seat, n_lair) = (self.seat(), self.empty_lair());
            self.emit(Event::DragonFled { seat, n_lair });
        }
        let delve = &self.table.delve;
        match delve.phase {
            Phase::Loot if delve.floor.has_monsters() => self.table.delve.phase = Phase::Monster,
            Phase::Loot if delve.floor.is_empty() => self.leave_loot(),
            // A re-roll of the lair may bring monsters and loot out of it (DR-325).
            Phase::Dragon if delve.floor.has_monsters() => self.table.delve.phase = Phase::Monster,
            Phase::Dragon if !delve.floor.is_empty() => self.table.delve.phase = Phase::Loot,
            Phase::Dragon if !self.table.is_dragon_awake() => self.regroup(),
            _ => {}
        }
    }

    /// Returns what was not looted to the reserve; then the dragon, if it is awake (DR-050, DR-051).
    fn leave_loot(&mut self) {
        let seat = self.seat();
        let floor = std::mem::take(&mut self.table.delve.floor);
        if !floor.is_empty() {
            self.emit(Event::LeftBehind { seat, floor });
        }
        if self.table.is_dragon_awake() {
            self.table.delve.phase = Phase::Dragon;
            self.emit(Event::DragonWoke { seat, n_lair: self.table.delve.lair });
        } else {
            self.regroup();
        }
    }

    /// Recruited monsters leave; on level 10 the delve ends by itself (DR-061, DR-063).
    fn regroup(&mut self) {
        let seat = self.seat();
        let delve = &mut self.table.delve;
        delve.phase = Phase::Regroup;
        let temps = std::mem::take(&mut delve.temps).total();
        let level = delve.level;
        self.emit(Event::Regrouped { seat, level, temps });
        if level == LEVEL_MAX {
            self.end_delve(Ending::Legend);
        }
    }

    /// Town Portal: the experience of the level, and away (DR-079).
    fn portal(&mut self) {
        self.give_back(Treasure::Portal);
        let seat = self.seat();
        self.emit(Event::PortalUsed { seat });
        self.end_delve(Ending::Portal);
    }

    /// Pays the level, unless the adventurer fled; the dungeon lord is next (DR-062, DR-063,
    /// DR-066, DR-067, DR-094, DR-095).
    pub fn end_delve(&mut self, ending: Ending) {
        let (seat, level) = (self.seat(), self.table.delve.level);
        match ending {
            // A scout may come home from above the first level.
            Ending::Retired | Ending::Legend | Ending::Portal if level == 0 => {}
            Ending::Retired | Ending::Legend | Ending::Portal => self.gain(level, Reason::Level),
            Ending::Fled => {}
        }
        self.emit(Event::DelveEnded { seat, level, ending });
        self.table.player_mut(seat).n_delves += 1;
        self.table.go_to_delve(self.table.turn_idx + 1);
        if self.table.turn_idx == self.table.n_delves() {
            self.pay_tolls();
            self.table.delve = Delve::new(Phase::Over);
            self.emit(Event::Over);
        } else {
            self.begin_delve();
        }
    }
}

/// The number of dungeon dice that the next level will be rolled with (DR-018, DR-019).
pub fn next_dice(table: &Table) -> u8 {
    (table.delve.level + 1).min(table.house.n_dungeon_dice - table.delve.lair)
}
