//! The laying of the table (DN-600, DN-607).

use super::engine::Engine;

use crate::ask::Draw;
use crate::cards::Ground;
use crate::cards::{AdventureId, BoxId, Exit, HeroId, LocationId, QuestId, has_bridge};
use crate::event::{Event, Reason};
use crate::setup::{Rules, Setup, Start, Switch};
use crate::state::{HAND, Hero, Hidden, Now, Open, Phase, Site, State, Wish};
use crate::steps::Step;
use kernel::ask::Agenda;
use kernel::kit::{Bag, Cell, Map, Pile, Side};
use kernel::{BySeat, Chance, Edition, Key, Seat, SeatList};

impl Engine<'_> {
    pub fn lay_table(&mut self) {
        let rules = self.state.open.rules;
        // The entrance, and the other one among the rest (DN-062, DN-683).
        let ids: Vec<LocationId> =
            LocationId::all().filter(|it| rules.deals(it.card().of, it.card().since)).collect();
        let entrances: Vec<LocationId> =
            ids.iter().copied().filter(|it| it.card().is_entrance).collect();
        let entrance = match rules.start {
            _ if entrances.len() == 1 => entrances[0],
            Start::Random => {
                entrances[self.chance.below(MAP.at(0, 0, 1), entrances.len() as u32) as usize]
            }
            Start::Tomb => entrance_of(&entrances, BoxId::Tomb),
            Start::Vault => entrance_of(&entrances, BoxId::Vault),
        };
        let rest = ids.into_iter().filter(|it| *it != entrance);
        self.state.hidden.locations = Pile::new(rest);
        let is_charted = rules.has(Switch::Charted);
        if !is_charted {
            self.place(None, entrance, Cell::START, false);
            self.first_map();
        }
        self.deal_heroes();
        self.deal_quests();
        if is_charted {
            self.deal_map(entrance);
        } else {
            self.first_player();
        }
        self.plan_beginning();
    }

    /// Quests (DN-069, DN-643, DN-615).
    fn deal_quests(&mut self) {
        let rules = self.state.open.rules;
        let n = usize::from(rules.n_players);
        let n_personal = match (rules.is_solo(), rules.has(Switch::Shared)) {
            (true, _) => 3,
            (false, true) => 0,
            (false, false) => 2,
        };
        for seat in Seat::all(n) {
            let quests: Vec<QuestId> = (0..n_personal).filter_map(|_| self.draw_quest()).collect();
            if !quests.is_empty() {
                self.emit(Event::GotQuests { seat, quests: quests.clone() });
            }
            self.hero(seat).quests = quests;
        }
        let n_global = match (rules.is_solo(), rules.has(Switch::Shared)) {
            (true, _) => 0,
            (false, true) => 2,
            (false, false) => 1,
        };
        (0..n_global).for_each(|_| self.new_global());
        if rules.is_solo() {
            // The others are not needed (DN-643).
            let rest = std::mem::replace(&mut self.state.hidden.quests, Pile::new([])).cards();
            self.open().gone.extend(rest.iter());
        }
    }

    /// Plans the steps before the first turn, from the bottom up.
    fn plan_beginning(&mut self) {
        let rules = self.state.open.rules;
        let n = usize::from(rules.n_players);
        self.push(Step::NextTurn);
        self.push(Step::DealFirstHands);
        if rules.is_split() && !rules.is_solo() {
            self.push(Step::FirstHands);
        }
        self.push(Step::Gather);
        if rules.has(Switch::Charted) {
            // The first player has laid the entrance.
            let seat = Seat::new((self.state.open.first.idx() + 1) % n);
            self.push(Step::LayOut { seat, n_idle: 0 });
        }
        if rules.has(Switch::Choosing) {
            let first = self.state.open.first.idx();
            for nth in (0..n).rev() {
                self.push(Step::ChooseHero(Seat::new((first + nth) % n)));
            }
        }
    }

    /// Four tunnels round the entrance that fit, each way to lay them as likely as any other (DN-063,
    /// DN-064). A draw that fits in no way goes back.
    pub fn first_map(&mut self) {
        let tunnels: Vec<LocationId> = self
            .state
            .hidden
            .locations
            .cards()
            .iter()
            .filter(|it| it.card().ground != Ground::Chamber)
            .collect();
        for attempt in 1.. {
            let mut left: Bag<LocationId> = tunnels.iter().copied().collect();
            let drawn: Vec<LocationId> =
                (0..4).filter_map(|nth| left.draw(MAP.at(attempt, nth, 0), self.chance)).collect();
            let mut fitting = Vec::new();
            orders(&drawn, &mut Vec::new(), &mut |order| {
                let sides = Side::ALL.into_iter().zip(order);
                let fits = sides
                    .into_iter()
                    .all(|(side, it)| it.card().exit(side.opposite()) != Exit::Wall);
                if fits {
                    fitting.push(order.to_vec());
                }
            });
            if fitting.is_empty() {
                continue;
            }
            let nth = self.chance.below(MAP.at(attempt, 9, 0), fitting.len() as u32);
            let order = fitting[nth as usize].clone();
            for (side, location) in Side::ALL.into_iter().zip(order) {
                self.state.hidden.locations.take(location);
                self.place(None, location, Cell::START.beyond(side), false);
            }
            return;
        }
    }

    pub fn deal_heroes(&mut self) {
        if self.state.open.rules.has(Switch::Choosing) {
            return;
        }
        let mut left: Bag<HeroId> = self.state.open.unused.iter().copied().collect();
        for seat in self.state.open.heroes.seats() {
            let Some(hero) = left.draw(HEROES.at(seat.idx() as u32, 0, 0), self.chance) else {
                break;
            };
            self.take_hero(seat, hero);
        }
    }

    /// A hero of level 1 for a player.
    pub fn take_hero(&mut self, seat: Seat, hero: HeroId) {
        self.open().unused.retain(|it| *it != hero);
        let it = self.hero(seat);
        it.card = hero;
        it.level = 1;
        it.health = hero.card().health;
        self.emit(Event::GotHero { seat, hero });
    }

    /// The highest roll begins (DN-071).
    pub fn first_player(&mut self) {
        let mut left: Vec<Seat> = self.state.open.heroes.seats().collect();
        let mut rolls = Vec::new();
        let mut round = 0;
        while 1 < left.len() {
            let faces: Vec<(Seat, u8)> = left
                .iter()
                .map(|&it| {
                    let key = FIRST.at(round, it.idx() as u32, 0);
                    (it, self.chance.below(key, 6) as u8 + 1)
                })
                .collect();
            let best = faces.iter().map(|it| it.1).max();
            left = faces.iter().filter(|it| Some(it.1) == best).map(|it| it.0).collect();
            rolls.push(faces);
            round += 1;
        }
        let seat = left[0];
        self.open().first = seat;
        self.open().active = seat;
        self.emit(Event::FirstPlayer { seat, rolls });
    }

    /// A location comes to lie on the map.
    pub fn place(&mut self, by: Option<Seat>, location: LocationId, cell: Cell, is_turned: bool) {
        let site = Site::new(location, is_turned);
        let beside = self.beside(cell, &site);
        self.open().map.put(cell, site);
        if has_bridge(location.card()) {
            self.open().is_bridge_on = true;
        }
        self.emit(Event::Placed { by, location, cell, is_turned, beside });
        if self.state.is_last_location() {
            self.open().is_map_full = true;
        }
    }

    /// A neighbour that a way leads to from a location in this cell, and the side of it where that lies.
    fn beside(&self, cell: Cell, site: &Site) -> Option<(LocationId, Side)> {
        Side::ALL.into_iter().find_map(|side| {
            let other = self.state.open.map.get(cell.beyond(side))?;
            let back = side.opposite();
            (site.is_open(side) && other.is_open(back)).then_some((other.card, back))
        })
    }

    /// Takes the next quest.
    pub fn draw_quest(&mut self) -> Option<QuestId> {
        self.state.hidden.quests.draw(QUEST, self.chance)
    }

    /// Another global quest lies open, if the deck has one (DN-504).
    pub fn new_global(&mut self) {
        if let Some(quest) = self.draw_quest() {
            self.open().globals.push(quest);
            self.emit(Event::Global { quest });
        }
    }

    /// Heroes stand on the entrance, and everybody gains (DN-068).
    pub fn gather(&mut self) {
        let location = self.state.open.site(Cell::START).card;
        let gain = self.gain_of(location);
        self.emit(Event::Gathered { location, gain });
        for seat in self.state.open.heroes.seats() {
            let site = self.state.open.site(Cell::START).card;
            let says = site.card();
            let hero = self.hero(seat);
            hero.at = Cell::START;
            hero.now.visited = 1 << site.0;
            self.glory(seat, i16::from(says.glory), Reason::Told);
            self.peril(seat, i16::from(says.peril), Reason::Told);
        }
    }

    /// The first five cards of everybody (DN-070, DN-644, DN-682).
    pub fn deal_first_hands(&mut self) {
        for seat in self.state.open.heroes.seats() {
            let n_glory = self.state.hidden.first[seat].map_or(HAND, usize::from);
            self.draw_to_hand(seat, 0, n_glory, Draw::Refill);
            self.draw_to_hand(seat, 1, HAND - n_glory, Draw::Refill);
        }
    }
}

pub const LOCATION: Key = Key::new("dungeoneer location");

pub const QUEST: Key = Key::new("dungeoneer quest");

pub const HEROES: Key = Key::new("dungeoneer heroes");

pub const MAP: Key = Key::new("dungeoneer first map");

pub const FIRST: Key = Key::new("dungeoneer first player");

/// Lays the table.
pub fn begin(
    setup: &Setup,
    edition: Edition,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> State {
    let rules = setup.rules(edition);
    let n = usize::from(rules.n_players);
    let hidden = Hidden {
        hands: BySeat::new(n, |_| Bag::NONE),
        first: BySeat::new(n, |_| None),
        sites: BySeat::new(n, |_| Bag::NONE),
        locations: Pile::new([]),
        quests: Pile::new(QuestId::all().filter(|it| rules.deals(it.card().of, it.card().since))),
        decks: [Pile::new([]), Pile::new([])],
    };
    let mut state = State { open: Box::new(blank_table(rules)), hidden: Box::new(hidden) };
    let mut engine = Engine { state: &mut state, chance, events, is_settled: false };
    let adventures = AdventureId::all();
    let copies = |id: AdventureId| std::iter::repeat_n(id, usize::from(id.card().n_copies));
    let all: Vec<AdventureId> = adventures
        .filter(|it| super::might::is_in_play(&engine.state.open, *it))
        .flat_map(copies)
        .collect();
    for deck in 0..2 {
        let of = all.iter().copied().filter(|it| engine.deck_of(*it) == deck);
        let of: Vec<AdventureId> = of.collect();
        engine.state.hidden.decks[deck] = Pile::new(of);
    }
    engine.lay_table();
    engine.run();
    state
}

/// The open part of the table before anything is dealt.
fn blank_table(rules: Rules) -> Open {
    let heroes: Vec<HeroId> =
        HeroId::all().filter(|it| rules.deals(it.card().of, it.card().since)).collect();
    Open {
        rules,
        round: 0,
        turn: 0,
        first: Seat::FIRST,
        active: Seat::FIRST,
        phase: Phase::Setup,
        heroes: SeatList::new(usize::from(rules.n_players), |_| blank_hero(heroes[0])),
        map: Map::EMPTY,
        is_map_full: false,
        globals: Vec::new(),
        gone: Vec::new(),
        tokens: Vec::new(),
        hunted: Vec::new(),
        discards: [Vec::new(), Vec::new()],
        reshuffled: Vec::new(),
        unused: heroes,
        terms: Vec::new(),
        is_bridge_on: false,
        battle: None,
        roll: None,
        declared: Vec::new(),
        pending: 0,
        pending_from_hit: false,
        has_taken_token: false,
        aimed: Vec::new(),
        revealed: Vec::new(),
        has_declared: false,
        waiting: Vec::new(),
        n_rolls: 0,
        agenda: Agenda::EMPTY,
        ending: None,
    }
}

pub fn blank_hero(card: HeroId) -> Hero {
    Hero {
        card,
        is_alive: true,
        is_out: false,
        level: 1,
        health: card.card().health,
        glory: 0,
        peril: 0,
        ap: 0,
        prone: None,
        at: Cell::START,
        readied: Vec::new(),
        lair: Vec::new(),
        quests: Vec::new(),
        carried: Vec::new(),
        done: Vec::new(),
        income: 0,
        wish: Wish::Ask,
        has_saved: false,
        keeps_ap: false,
        last_glory: 0,
        last_cards: 0,
        now: Now::default(),
    }
}

/// The first entrance of a box; where none of the box is in the game, the first of all.
fn entrance_of(entrances: &[LocationId], of: BoxId) -> LocationId {
    entrances.iter().copied().find(|it| it.card().of == of).unwrap_or(entrances[0])
}

/// Calls `visit` with every order.
pub fn orders(
    left: &[LocationId],
    chosen: &mut Vec<LocationId>,
    visit: &mut dyn FnMut(&[LocationId]),
) {
    if left.is_empty() {
        visit(chosen);
        return;
    }
    for nth in 0..left.len() {
        let mut rest = left.to_vec();
        chosen.push(rest.remove(nth));
        orders(&rest, chosen, visit);
        chosen.pop();
    }
}
