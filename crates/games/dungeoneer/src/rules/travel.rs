//! Moves, exits, locations entered, hazards, and dice.

use super::engine::{DICE, Engine};
use super::sums::Fight;
use super::values;
use crate::ask::{self, Moment};
use crate::cards::Ability;
use crate::cards::ability::{Effect, Trigger};
use crate::cards::library;
use crate::cards::{Exit, Form};
use crate::event::{Event, How, Reason, Source};
use crate::pieces::{Context, Fighter, Origin, Roll, Throw};
use crate::scope::{Parts, Scope};
use crate::setup::Switch;
use crate::steps::{Cause, Passage, Step, Then};
use kernel::ask::AfterAct;
use kernel::kit::{Cell, Side};
use kernel::{Seat, SeatSet};

impl Engine<'_> {
    /// Leaves a location (DN-255); a move through walls may leave by any side.
    pub fn leave(&mut self, seat: Seat, side: Side, with: Passage) {
        self.push(Step::TestExit { seat, side, with });
        let site = self.state.open.site(self.state.open.heroes[seat].at).clone();
        if site.is_deactivated {
            return;
        }
        let origin = Origin::Location(site.card);
        let scope = self.scope(seat, origin);
        let says = library();
        let abilities = &says.locations[site.card.idx()].abilities;
        for ability in abilities.iter().filter(|it| it.trigger == Trigger::Leave).rev() {
            let is_steered = ability.parts.iter().any(|it| match &it.effect {
                Effect::Chance { ok, .. } => ok.iter().any(|it| it.effect == Effect::ExitByLeft),
                other => *other == Effect::ExitByLeft,
            });
            // A phased hero is not steered, and where there is one way only nobody rolls (DN-746).
            let n_ways = super::map::steps(&self.state.open, self.state.open.heroes[seat].at).len();
            let is_left_out = is_steered && (with == Passage::Phased || n_ways < 2);
            let fight = Fight::at_hand(&self.state.open);
            let holds = super::rolls::holds(fight, &ability.conditions, seat, None, false);
            if holds && !is_left_out {
                self.push_parts(&ability.parts, scope);
            }
        }
    }

    /// The condition of the exit (DN-260 to DN-264).
    pub fn test_exit(&mut self, seat: Seat, side: Side, with: Passage) {
        let open = &self.state.open;
        let hero = &open.heroes[seat];
        if !hero.is_alive {
            return;
        }
        let site = open.site(hero.at);
        let is_held = site.held[side.idx()].is_some();
        let exit = if is_held || with != Passage::Plain { Exit::Open } else { site.exit(side) };
        self.push(Step::Cross { seat, side, with });
        match exit {
            Exit::Wall | Exit::Open => {}
            Exit::Blocked(form, reach) => {
                let then = Then::Exit { side, form, reach, is_trap: false };
                self.begin_roll(seat, Context::Exit(form), then);
            }
            Exit::Trap(form, reach) => {
                let then = Then::Exit { side, form, reach, is_trap: true };
                self.begin_roll(seat, Context::Exit(form), then);
            }
        }
    }

    /// The exit has been tested: a hero who fails at a blocked one pays once more, or holds it open and
    /// stays (DN-262); one who fails at a trap is wounded and goes on (DN-263).
    fn after_exit(&mut self, seat: Seat, side: Side, is_trap: bool, is_ok: bool) {
        if is_ok {
            return;
        }
        if is_trap {
            self.wounds(&[seat], 1, Cause::Other);
            return;
        }
        self.ap(seat, -1, Reason::Effect(None));
        if super::fights::ap(&self.state.open, seat, true) == 0 {
            // The way on is struck out; the exit stays open.
            self.open()
                .agenda
                .retain(|it| !matches!(it, Step::Cross { seat: of, .. } if *of == seat));
            let at = self.hero(seat).at;
            if let Some(site) = self.open().map.get_mut(at) {
                site.held[side.idx()] = Some(seat);
            }
            let who = self.figure(seat);
            self.emit(Event::ExitHeld { who, side });
        }
    }

    /// Pays the action point and goes.
    pub fn cross(&mut self, seat: Seat, side: Side, with: Passage) {
        if !self.state.open.heroes[seat].is_alive {
            return;
        }
        self.ap(seat, -1, Reason::Told);
        let to = self.hero(seat).at.beyond(side);
        if !self.state.open.map.has(to) {
            return;
        }
        self.put_hero(seat, to, How::Walked);
        self.push(Step::Arrive { seat, is_phased: with == Passage::Phased });
    }

    /// A hero is somewhere else: in its own turn it gains and suffers there (DN-252, DN-253, DN-353).
    pub fn bring(&mut self, seat: Seat, to: Cell, how: How) {
        if self.hero(seat).at == to {
            return;
        }
        self.put_hero(seat, to, how);
        if self.state.open.is_own_turn(seat) {
            self.push(Step::Arrive { seat, is_phased: false });
        }
    }

    /// Glory and peril of a new location; then a moment before what the location does (DN-255, DN-562).
    pub fn arrive(&mut self, seat: Seat, is_phased: bool) {
        let open = &self.state.open;
        let card = open.site(open.heroes[seat].at).card;
        let is_new = open.heroes[seat].is_new(card);
        // What the location that it came through still had in store does not reach it any more.
        self.open().agenda.retain(|it| {
            !matches!(it, Step::Visit { .. } | Step::Window { of: Moment::Entered, .. })
        });
        if !is_phased {
            self.push(Step::Visit { seat });
        }
        // The moment is asked for where something follows; else the free moment serves as well.
        let has_effects =
            values::site_abilities(self.state.open.site(self.state.open.heroes[seat].at))
                .any(|it| it.2.trigger == Trigger::Enter || is_hazard(it.2));
        let alive = self.state.open.alive();
        if has_effects && !is_phased {
            self.window_entered(seat, alive);
        }
        if is_new {
            self.hero(seat).now.visited |= 1 << card.0;
            self.gain(seat, true);
        }
        self.check_quests(seat);
    }

    fn window_entered(&mut self, seat: Seat, alive: SeatSet) {
        self.window(Moment::Entered, alive, seat, AfterAct::First);
    }

    /// Applies a location to a hero that enters it in its own turn (DN-254, DN-270).
    pub fn visit(&mut self, seat: Seat) {
        let open = &self.state.open;
        if !open.heroes[seat].is_alive {
            return;
        }
        let site = open.site(open.heroes[seat].at).clone();
        if site.is_deactivated {
            return;
        }
        let scope = self.scope(seat, Origin::Location(site.card));
        let all = library();
        let abilities = &all.locations[site.card.idx()].abilities;
        for ability in abilities.iter().filter(|it| is_hazard(it)).rev() {
            for part in &ability.parts {
                match part.effect {
                    Effect::Spikes(form, reach) => self.push(Step::Spikes { seat, form, reach }),
                    Effect::Pit(..) => {
                        let parts = Parts(std::slice::from_ref(part));
                        self.push(Step::Effects { parts, scope });
                    }
                    _ => {}
                }
            }
        }
        for ability in abilities.iter().filter(|it| it.trigger == Trigger::Enter).rev() {
            let fight = Fight::at_hand(&self.state.open);
            if super::rolls::holds(fight, &ability.conditions, seat, None, false) {
                self.push_parts(&ability.parts, scope);
            }
        }
    }

    /// Spikes (DN-272), which a variant lets a hero dodge (DN-624).
    pub fn spikes(&mut self, seat: Seat, form: Form, reach: u8) {
        let can_dodge = self.state.open.rules.has(Switch::Dodging)
            && 0 < super::fights::ap(&self.state.open, seat, false);
        if can_dodge {
            self.ask(ask::Dodge { seat, form, reach });
        } else {
            self.begin_roll(seat, Context::Hazard(form), Then::Spikes { form, reach });
        }
    }

    // ── Dice ─────────────────────────────────────────────────────────────────────────────────────

    /// A hero is about to roll: first the players who can change the roll are asked (W3).
    pub fn begin_roll(&mut self, seat: Seat, context: Context, then: Then) {
        let by = Fighter::Hero(seat);
        let cell = self.state.open.heroes[seat].at;
        self.begin_roll_of(by, seat, cell, context, then);
    }

    /// Somebody is about to roll.
    pub fn begin_roll_of(
        &mut self,
        by: Fighter,
        seat: Seat,
        cell: Cell,
        context: Context,
        then: Then,
    ) {
        if !self.state.open.heroes[seat].is_alive {
            return;
        }
        let (has_advantage, has_disadvantage) = (false, false);
        let roll = Roll { by, seat, context, cell, by_cards: 0, has_advantage, has_disadvantage };
        self.open().roll = Some(roll);
        self.push(Step::Roll(then));
        self.solo_roll(seat);
        let alive = self.state.open.alive();
        self.window(Moment::BeforeRoll, alive, seat, AfterAct::First);
    }

    /// Rolls so many dice, 1 to 6.
    pub fn dice(&mut self) -> [u8; 2] {
        let open = self.open();
        let key = DICE.at(open.turn, open.n_rolls, 0);
        open.n_rolls += 1;
        let mut faces = [0; 2];
        self.chance.each(key, 6, &mut faces);
        faces.map(|it| it as u8 + 1)
    }

    /// The die that counts of the roll at hand, with the dice that show: the higher or the lower of two
    /// with advantage or disadvantage, of which one of each cancel out.
    fn throw(&mut self, roll: &Roll) -> ([u8; 2], u8, u8) {
        let dice = self.dice();
        match (roll.has_advantage, roll.has_disadvantage) {
            (true, false) => (dice, 2, dice[0].max(dice[1])),
            (false, true) => (dice, 2, dice[0].min(dice[1])),
            _ => ([dice[0], 0], 1, dice[0]),
        }
    }

    /// The source of a roll: the card whose threat it is, the location of an exit or a hazard.
    fn source_of_roll(&self, roll: &Roll, then: &Then) -> Option<Source> {
        let here = || Some(Source::Location(self.state.open.map.get(roll.cell)?.card));
        match *then {
            Then::Threat { scope, .. } | Then::Chance { scope, .. } => {
                self.source(scope.me, scope.origin)
            }
            Then::Exit { .. } | Then::Spikes { .. } | Then::Pit { .. } => here(),
            Then::Search { quest, .. }
            | Then::QuestThreat { quest }
            | Then::QuestChance { quest, .. } => Some(Source::Quest(quest)),
            Then::Attack(_) | Then::Counter(_) | Then::Stand { .. } => None,
        }
    }

    /// The roll at hand is made.
    pub fn roll(&mut self, then: Then) {
        let Some(roll) = self.open().roll.take() else { return };
        if !self.state.open.heroes[roll.seat].is_alive {
            return;
        }
        let more = super::rolls::roll_modifier(Fight::at_hand(&self.state.open), &roll);
        if let Then::QuestChance { quest, n_paid } = then {
            return self.roll_for_quest(&roll, quest, n_paid, more);
        }
        let (dice, n_dice, face) = self.throw(&roll);
        let value = self.tested(&roll);
        let throw = Throw { dice, n_dice, face, value, more };
        match then {
            Then::Attack(nth) => self.roll_in_exchange(&roll, &then, throw, (nth, 0)),
            Then::Counter(nth) => self.roll_in_exchange(&roll, &then, throw, (nth, 1)),
            Then::Threat { reach, .. }
            | Then::Exit { reach, .. }
            | Then::Spikes { reach, .. }
            | Then::Pit { reach, .. }
            | Then::Chance { reach, .. }
            | Then::Stand { reach, .. } => self.test(&roll, then, throw, reach),
            Then::Search { reach, .. } => {
                let at = self.state.open.heroes[roll.seat].at;
                let way = super::map::distance(&self.state.open.map, at).unwrap_or(0);
                self.test(&roll, then, Throw { value: way.min(99) as i8, ..throw }, reach);
            }
            Then::QuestThreat { quest } => {
                let reach = super::quests::reach_of_threat(&self.state.open, quest);
                self.test(&roll, then, throw, reach);
            }
            Then::QuestChance { .. } => unreachable!("rolled for above"),
        }
    }

    /// The value that is added to a die.
    fn tested(&self, roll: &Roll) -> i8 {
        let open = &self.state.open;
        match roll.context {
            Context::Exit(form)
            | Context::Hazard(form)
            | Context::Trap(form)
            | Context::Quest(form)
            | Context::Threat(form) => values::value(open, roll.seat, form),
            Context::Attack(nth) | Context::Counter(nth) => {
                let fight = Fight::at_hand(open);
                let attack = super::rolls::attack_of(fight, Context::Attack(nth));
                values::fighter_value(fight, roll.by, attack.map_or(Form::Melee, |it| it.form))
            }
            Context::Search | Context::Chance => 0,
        }
    }

    /// Tells of a roll; whether it is enough, where that is known at once.
    fn report(&mut self, roll: &Roll, then: &Then, throw: Throw, reach: Option<u8>) -> bool {
        let of = self.source_of_roll(roll, then);
        let total = throw.face as i8 + throw.value + throw.more;
        let is_ok = reach.map(|it| it as i8 <= total);
        let (who, context) = (self.figure(roll.seat), roll.context);
        self.emit(Event::Rolled { who, context, throw, total, reach, is_ok, of });
        is_ok.unwrap_or(false)
    }

    /// A roll of an attacker, or of a defender: it is compared later.
    fn roll_in_exchange(
        &mut self,
        roll: &Roll,
        then: &Then,
        throw: Throw,
        (nth, side): (u8, usize),
    ) {
        self.report(roll, then, throw, None);
        let total = Some(throw.face as i8 + throw.value + throw.more);
        let attack = &mut self.battle().attacks[usize::from(nth)];
        *[&mut attack.attack, &mut attack.counter][side] = total;
        attack.throws[side] = throw;
    }

    /// A test against a number, and what comes of it.
    fn test(&mut self, roll: &Roll, then: Then, throw: Throw, reach: u8) {
        let seat = roll.seat;
        let is_ok = self.report(roll, &then, throw, Some(reach));
        match then {
            Then::Threat { fail, ok, scope, .. } => {
                let scope = Scope { roller: Some(seat), ..scope };
                self.push_parts(if is_ok { ok } else { fail }.0, scope);
            }
            Then::Exit { side, is_trap, .. } => self.after_exit(seat, side, is_trap, is_ok),
            Then::Spikes { .. } if !is_ok => self.wounds(&[seat], 1, Cause::Other),
            Then::Pit { .. } if !is_ok => self.fall(seat),
            Then::Chance { ok, scope, .. } if is_ok => self.push_parts(ok.0, scope),
            Then::Stand { .. } if is_ok => self.stand(seat),
            Then::Spikes { .. } | Then::Pit { .. } | Then::Chance { .. } | Then::Stand { .. } => {}
            Then::Search { quest, .. } => self.after_search(seat, quest, is_ok),
            Then::QuestThreat { quest } => self.after_quest_threat(seat, quest, is_ok),
            Then::Attack(_) | Then::Counter(_) | Then::QuestChance { .. } => {
                unreachable!("no test against a number")
            }
        }
    }
}

/// Tells whether an ability is a hazard on entering.
fn is_hazard(ability: &Ability) -> bool {
    ability.parts.iter().any(|it| matches!(it.effect, Effect::Spikes(..) | Effect::Pit(..)))
}
