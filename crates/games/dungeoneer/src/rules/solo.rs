//! One hero alone: peril dice, cards that come by themselves, choices made against the hero.

use super::engine::Engine;
use crate::action::Destination;
use crate::ask::{self, Draw, Moment};
use crate::cards::ability::{Cards, Cost, Effect, Price, Rollers, Trigger};
use crate::cards::{Ability, AdventureId, Filter, HeroCard, Solo, Trait, library};
use crate::event::{Discard, Event, Reason};
use crate::pieces::{Fighter, FoeCard, FoeState, Group, Lasting, Lurker, Origin, Roll, Until};
use crate::setup::Switch;
use crate::state::{Open, Phase, Site};
use crate::steps::Step;
use kernel::ask::{AfterAct, Agenda};
use kernel::{Seat, SeatSet, Set};

const HERO: Seat = Seat::FIRST;

impl Engine<'_> {
    /// One die for each point of the location's peril; each that is not above it brings a card (DN-646).
    /// What is attached to the location may add to that for who enters.
    pub fn peril_dice(&mut self, seat: Seat, is_entering: bool) {
        let site = self.state.open.site(self.state.open.heroes[seat].at);
        let peril = site.says().peril;
        let reach = peril_reach(site, is_entering);
        let location = site.card;
        let mut n = 0;
        let mut faces = Vec::new();
        for _ in 0..peril {
            let face = self.dice()[0];
            n += u8::from(face <= reach);
            faces.push(face);
        }
        if !faces.is_empty() {
            self.emit(Event::PerilDice { location, faces, reach, n_hits: n });
        }
        if 0 < n {
            self.push(Step::Peril { n, drawn: Vec::new() });
        }
    }

    /// The cards of one moment are collected first (DN-647); a hero's ability may do away with one.
    pub fn draw_peril(&mut self, n: u8, mut drawn: Vec<AdventureId>) {
        if n == 0 {
            self.meet(drawn);
            return;
        }
        let Some(card) = self.draw_card(1) else {
            self.meet(drawn);
            return;
        };
        self.emit(Event::DrewPeril { card });
        drawn.push(card);
        let can_discard = solo_discard(&self.state.open, card).is_some();
        self.push(Step::Peril { n: n - 1, drawn });
        if can_discard {
            self.ask(ask::DiscardDrawn { seat: HERO, card });
        }
    }

    /// The card drawn last is paid away (DT-H5).
    pub fn discard_drawn(&mut self, card: AdventureId) {
        let Some((ability, price)) = solo_discard(&self.state.open, card) else { return };
        if ability.is_once {
            self.hero(HERO).now.used.push(Origin::Hero);
        }
        self.glory(HERO, -i16::from(price), Reason::Told);
        if let Some(Step::Peril { drawn, .. }) = self.open().agenda.next_mut() {
            drawn.pop();
        }
        self.discard(HERO, card, Discard::Forced);
    }

    /// Banes act first; then traps and monsters together, after what the location does (DN-646, DN-647).
    fn meet(&mut self, drawn: Vec<AdventureId>) {
        let cell = self.state.open.heroes[HERO].at;
        let mut group = Group { hero: HERO, cell, foes: Vec::new(), traps: Vec::new() };
        let mut banes = Vec::new();
        for card in drawn {
            let traits = card.card().traits;
            if traits.has(Trait::Monster) {
                group.foes.push(Lurker { card, attached: Vec::new(), has_attacked: false });
            } else if traits.has(Trait::Trap) {
                group.traps.push(card);
            } else {
                banes.push(card);
            }
        }
        if !group.foes.is_empty() || !group.traps.is_empty() {
            // Under the effects and hazards of the location, if they are still to come.
            let steps: Vec<Step> = self.state.open.agenda.iter().cloned().collect();
            let agenda = &mut self.open().agenda;
            *agenda = Agenda::EMPTY;
            let n_before = steps
                .iter()
                .rposition(|it| {
                    matches!(it, Step::Visit { .. } | Step::Window { of: Moment::Entered, .. })
                })
                .map_or(0, |it| it + 1);
            for step in steps[n_before..].iter().rev() {
                agenda.push(step.clone());
            }
            agenda.push(Step::Ambush(group));
            for step in steps[..n_before].iter().rev() {
                agenda.push(step.clone());
            }
            // A hero who has entered can act before they come, even if the location itself does nothing.
            let is_open =
                steps.iter().any(|it| matches!(it, Step::Window { of: Moment::Entered, .. }));
            if !is_open && self.state.open.phase == Phase::Heroics {
                self.window(Moment::Entered, SeatSet::one(HERO), HERO, AfterAct::First);
            }
        }
        for card in banes.into_iter().rev() {
            self.push(Step::SoloBane(card));
        }
    }

    /// A bane that was drawn is played (DN-646): the hero may counter what nobody has played, also what only
    /// waits then (DN-648).
    pub fn solo_bane(&mut self, card: AdventureId) {
        let says = card.card();
        let seat = HERO;
        let price = match says.solo {
            Solo::PerilOfLocation(most) => {
                let at = self.state.open.heroes[seat].at;
                self.state.open.site(at).says().peril.min(most)
            }
            _ => says.price.least(),
        };
        if !stays_in_solo(says.solo) {
            let who = self.figure(seat);
            self.emit(Event::Played { who, card, target: Some(who), price: 0 });
        }
        self.push(Step::Resolve { card, by: seat, target: Some(seat), price });
        self.window(Moment::Counter, SeatSet::one(seat), seat, AfterAct::Same);
    }

    /// A bane waits for what it is about, or lies by the location; tells whether it does (DN-648).
    pub fn lay_in_wait(&mut self, card: AdventureId) -> bool {
        let solo = card.card().solo;
        if !self.state.open.rules.is_solo() || !stays_in_solo(solo) {
            return false;
        }
        if let Solo::PerilDice(_) = solo {
            let at = self.state.open.heroes[HERO].at;
            if let Some(site) = self.open().map.get_mut(at) {
                site.attached.push((card, HERO));
            }
            let who = self.figure(HERO);
            self.emit(Event::Readied { who, card });
        } else {
            self.open().waiting.push(card);
            self.emit(Event::Waits { card });
        }
        true
    }

    /// Banes that wait for a roll act on this one (DN-648).
    pub fn solo_roll(&mut self, seat: Seat) {
        if !self.state.open.rules.is_solo() || seat != HERO {
            return;
        }
        if !matches!(self.state.open.roll, Some(ref it) if it.by == Fighter::Hero(seat)) {
            return;
        }
        let waiting = std::mem::take(&mut self.open().waiting);
        let (now, later): (Vec<_>, Vec<_>) =
            waiting.into_iter().partition(|it| it.card().solo == Solo::NextRoll);
        self.open().waiting = later;
        for card in now {
            if let Some(roll) = &mut self.open().roll {
                affect_roll(card, roll);
            }
            let who = self.figure(seat);
            self.emit(Event::Played { who, card, target: Some(who), price: 0 });
            self.discard(seat, card, Discard::Told);
        }
    }

    /// Encounters that were drawn are fought; the monsters of the lair join (DN-650).
    pub fn ambush(&mut self, mut group: Group) {
        if !self.state.open.heroes[HERO].is_alive {
            self.drop_group(&group);
            return;
        }
        if !group.foes.is_empty() {
            let lair = std::mem::take(&mut self.hero(HERO).lair);
            let (tired, fresh): (Vec<_>, Vec<_>) = lair.into_iter().partition(|it| it.has_attacked);
            self.hero(HERO).lair = tired;
            // They were drawn earlier.
            group.foes.splice(0..0, fresh);
        }
        // Banes that wait for such an encounter act on all of them, and are then discarded.
        let waiting = std::mem::take(&mut self.open().waiting);
        let traits: Vec<Set<Trait>> = group
            .foes
            .iter()
            .map(|it| it.card)
            .chain(group.traps.iter().copied())
            .map(|it| it.card().traits)
            .collect();
        let (now, later): (Vec<_>, Vec<_>) =
            waiting.into_iter().partition(|it| match it.card().solo {
                Solo::Wait(filter) => traits.iter().any(|it| filter.fits(*it)),
                _ => false,
            });
        self.open().waiting = later;
        let mut more_health = 0;
        for card in now {
            let who = self.figure(HERO);
            self.emit(Event::Played { who, card, target: Some(who), price: 0 });
            let says = &library().adventures[card.idx()];
            for part in says.abilities.iter().flat_map(|it| it.parts.iter()) {
                match part.effect {
                    Effect::MonsterStat(cards, form, by) => {
                        // What would be attached to one monster acts on all.
                        let cards = match cards {
                            Cards::Mine(cards) => cards,
                            _ => Filter::ANY,
                        };
                        let what = Lasting::MonsterStat { of: HERO, cards, form, by };
                        self.begin_term(what, Until::EndOfBattle);
                    }
                    Effect::MonsterHealth(Cards::Host, by) => more_health += by,
                    Effect::Roll { who: Rollers::Mine(cards), rolls, by, .. } => {
                        let what = Lasting::MonsterRoll { of: HERO, cards, rolls, by };
                        self.begin_term(what, Until::EndOfBattle);
                    }
                    _ => {}
                }
            }
            self.discard(HERO, card, Discard::Told);
        }
        self.begin_encounter(HERO, group);
        for foe in &mut self.battle().foes {
            foe.health = foe.health.saturating_add_signed(more_health);
        }
    }

    /// For each defeated monster a glory card is drawn at once (DN-651).
    pub fn solo_defeated(&mut self) {
        if self.state.open.rules.is_solo() {
            self.draw_to_hand(HERO, 0, 1, Draw::Effect);
        }
    }

    /// A-VII alone: all go to the discard pile; with the lair option the strongest that survives lies in
    /// wait (DN-649, DN-650).
    pub fn solo_lair(&mut self) {
        let Some(battle) = &self.state.open.battle else { return };
        let survivors = battle.foes.iter().enumerate().filter_map(|(nth, it)| match it.card {
            FoeCard::Adventure(card) if matches!(it.state, FoeState::Fights | FoeState::Left) => {
                Some((nth as u8, card, it.is_hurt))
            }
            _ => None,
        });
        let survivors: Vec<(u8, AdventureId, bool)> = survivors.collect();
        // The dearest; of equal ones the unhurt, then the one drawn first.
        let key = |it: &&(u8, AdventureId, bool)| {
            (it.1.card().price.least(), !it.2, std::cmp::Reverse(it.0))
        };
        let kept = survivors.iter().max_by_key(key).map(|it| it.0);
        let has_lair = self.state.open.rules.has(Switch::Lair);
        for nth in 0..self.battle().foes.len() as u8 {
            let foe = &self.battle().foes[usize::from(nth)];
            let FoeCard::Adventure(card) = foe.card else { continue };
            match foe.state {
                FoeState::Discarded | FoeState::Away => {}
                FoeState::Fights | FoeState::Left if has_lair && kept == Some(nth) => {
                    self.send(nth, HERO, card, Destination::Lair);
                }
                FoeState::Fights | FoeState::Left | FoeState::Defeated => {
                    self.send(nth, HERO, card, Destination::Discard);
                }
            }
        }
    }
}

/// Tells whether a bane that is drawn in solo does not act at once.
const fn stays_in_solo(solo: Solo) -> bool {
    match solo {
        Solo::Wait(_) | Solo::NextRoll | Solo::PerilDice(_) => true,
        Solo::Plain | Solo::PerilOfLocation(_) | Solo::Out => false,
    }
}

/// The ability by which the hero alone can do away with a card that was drawn, and its price.
fn solo_discard(open: &Open, card: AdventureId) -> Option<(&'static Ability, u8)> {
    let hero = &open.heroes[HERO];
    let says: &'static HeroCard = &library().heroes[hero.card.idx()];
    let traits = card.card().traits;
    let found = says
        .solo_abilities
        .iter()
        .find(|it| matches!(it.trigger, Trigger::Drawn(kind) if traits.has(kind)))?;
    let price = found.costs.iter().find_map(|it| match it {
        Cost::Glory(Price::Fixed(n)) => Some(*n),
        _ => None,
    });
    let price = price.unwrap_or(0);
    let is_used = found.is_once && hero.has_used(Origin::Hero);
    (!is_used && u16::from(price) <= hero.glory).then_some((found, price))
}

/// Up to which face a peril die brings a card in a location (DN-646); what is attached to it may add to that for who
/// enters.
pub fn peril_reach(site: &Site, is_entering: bool) -> u8 {
    let attached = site.attached.iter().map(|it| match it.0.card().solo {
        Solo::PerilDice(by) if is_entering => by,
        _ => 0,
    });
    site.says().peril + attached.sum::<u8>()
}

/// Applies the banes that wait for the hero's next roll to this one (DN-648), if it is the hero's.
pub fn affect_next_roll(open: &Open, roll: &mut Roll) {
    if !open.rules.is_solo() || roll.by != Fighter::Hero(HERO) {
        return;
    }
    let waiting = open.waiting.iter().filter(|it| it.card().solo == Solo::NextRoll);
    waiting.for_each(|it| affect_roll(*it, roll));
}

/// Applies a bane to the roll at hand.
fn affect_roll(card: AdventureId, roll: &mut Roll) {
    for part in card.card().abilities.iter().flat_map(|it| it.parts.iter()) {
        match part.effect {
            Effect::RollOnce { by, .. } => roll.by_cards += by,
            Effect::Disadvantage(_) => roll.has_disadvantage = true,
            _ => {} // Nothing else waits for a roll.
        }
    }
}
