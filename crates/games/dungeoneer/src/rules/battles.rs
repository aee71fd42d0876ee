//! Battles in eight steps: encounters, hunts, hero against hero, challenges.

use super::engine::Engine;
use super::{plays, values};
use crate::ask;
use crate::cards::ability::Trigger;
use crate::cards::library;
use crate::cards::{Ability, AdventureId, Form, QuestId};
use crate::event::{Discard, Event, Reason};
use crate::pieces::{
    Attack, Battle, BattleKind, Fighter, Foe, FoeCard, FoeState, Group, Lurker, Origin, Special,
    Throw,
};
use crate::scope::Scope;
use crate::steps::Step;
use kernel::Seat;

impl Engine<'_> {
    /// A card of the hand or the lair is declared against a hero and paid (DN-116).
    pub fn declare(&mut self, seat: Seat, card: AdventureId, target: Seat, is_from_lair: bool) {
        let printed = plays::printed_prices(card.card())[0];
        let price = values::price(&self.state.open, seat, card, printed, Some(target));
        let lurker = if is_from_lair {
            let lair = &mut self.hero(seat).lair;
            let at = lair.iter().position(|it| it.card == card).expect("a monster of the lair");
            lair.remove(at)
        } else {
            self.state.hidden.hands[seat].take(card);
            Lurker { card, attached: Vec::new(), has_attacked: false }
        };
        self.peril(target, -i16::from(price), Reason::Told);
        let is_monster = card.card().monster.is_some();
        let open = self.open();
        open.has_declared = true;
        let at = open.declared.iter().position(|it| it.hero == target);
        let at = at.unwrap_or_else(|| {
            let cell = open.heroes[target].at;
            open.declared.push(Group { hero: target, cell, foes: Vec::new(), traps: Vec::new() });
            open.declared.len() - 1
        });
        let group = &mut open.declared[at];
        if is_monster {
            group.foes.push(lurker);
        } else {
            group.traps.push(card);
        }
        let (who, target) = (self.figure(seat), self.figure(target));
        self.emit(Event::Declared { who, target, card, price, from_lair: is_from_lair });
    }

    /// The next of the declared battles; which one the Dungeonlord chooses (DN-116).
    pub fn next_battle(&mut self) {
        let open = &self.state.open;
        match open.declared.len() {
            0 => {}
            1 => self.fight_group(0),
            _ => {
                let seat = open.active;
                self.ask(ask::WhichBattle { seat });
            }
        }
    }

    /// Fights the battle against one hero, and then the others.
    pub fn fight_group(&mut self, nth: usize) {
        let lord = self.state.open.active;
        let group = self.open().declared.remove(nth);
        self.push(Step::NextBattle);
        self.begin_encounter(lord, group);
    }

    /// Encounters against a hero.
    pub fn begin_encounter(&mut self, lord: Seat, group: Group) {
        let (hero, cell) = (group.hero, group.cell);
        let n = self.state.open.heroes.len();
        let foes: Vec<Foe> = group.foes.into_iter().map(new_foe).collect();
        let mut pending: Vec<Special> = group.traps.into_iter().map(Special::Trap).collect();
        let specials = foes
            .iter()
            .enumerate()
            .filter(|(_, it)| it.card.abilities().iter().any(|it| it.trigger == Trigger::Attack));
        pending.extend(specials.map(|it| Special::Foe(it.0 as u8)));
        self.open().battle = Some(Battle {
            foes,
            pending,
            ..Battle::new(BattleKind::Encounter, lord, hero, cell, n)
        });
        let (lord, hero) = (self.figure(lord), self.figure(hero));
        self.emit(Event::BattleBegan { lord, hero });
        self.push_all([Step::Forms, Step::Specials, Step::Response]);
    }

    /// The monster of a quest attacks the hero who hunts it (DN-513); the player on the left leads it.
    pub fn begin_hunt(&mut self, hero: Seat, quest: QuestId) {
        let lord = self.state.open.left_of(hero);
        let n = self.state.open.heroes.len();
        let card = FoeCard::Quest(quest);
        let left = self.state.open.hunted.iter().find(|it| it.0 == quest).map(|it| it.1);
        let health = left.unwrap_or(card.monster().health);
        let foe = Foe {
            card,
            attached: Vec::new(),
            form: None,
            health,
            is_hurt: false,
            state: FoeState::Fights,
        };
        let has_special = card.abilities().iter().any(|it| it.trigger == Trigger::Attack);
        let cell = self.state.open.heroes[hero].at;
        self.open().battle = Some(Battle {
            foes: vec![foe],
            pending: if has_special { vec![Special::Foe(0)] } else { Vec::new() },
            ..Battle::new(BattleKind::Hunt(quest), lord, hero, cell, n)
        });
        let who = self.figure(hero);
        self.emit(Event::HuntBegan { who, quest });
        self.push_all([Step::Forms, Step::Specials, Step::Response]);
    }

    /// A hero attacks another (DN-402).
    pub fn begin_strike(&mut self, by: Seat, hero: Seat, form: Form, bonus: i8) {
        let n = self.state.open.heroes.len();
        let cell = self.state.open.heroes[by].at;
        let attack = new_attack(Fighter::Hero(by), Fighter::Hero(hero), form, bonus);
        self.open().battle = Some(Battle {
            attacks: vec![attack],
            has_attacked: true,
            ..Battle::new(BattleKind::Heroes, by, hero, cell, n)
        });
        self.hero(hero).now.attacked_by.add(by);
        let (who, hero) = (self.figure(by), self.figure(hero));
        self.emit(Event::Struck { who, hero, form });
        self.push(Step::Response);
    }

    /// Each attacking monster gets its form (DN-405, DN-410); none attacks where the hero has gone, and only
    /// traps strike the place (DN-431).
    pub fn forms(&mut self) {
        let Some(battle) = &mut self.state.open.battle else { return };
        let target = &self.state.open.heroes[battle.hero];
        if !target.is_alive || target.at != battle.cell {
            battle.pending.retain(|it| matches!(it, Special::Trap(_)));
            return;
        }
        let open_foe = battle.foes.iter().position(|it| it.form.is_none());
        if let Some(foe) = open_foe {
            let seat = battle.lord;
            self.push(Step::Forms);
            self.ask(ask::ChooseForm { seat, foe: foe as u8 });
            return;
        }
        let hero = Fighter::Hero(battle.hero);
        let attacks = battle.foes.iter().enumerate().map(|(nth, it)| {
            let form = it.form.unwrap_or(Form::Melee);
            new_attack(Fighter::Foe(nth as u8), hero, form, 0)
        });
        battle.attacks = attacks.collect();
        battle.has_attacked = !battle.foes.is_empty();
    }

    /// A monster attacks in this form.
    pub fn choose_form(&mut self, foe: u8, form: Form) {
        let it = &mut self.battle().foes[usize::from(foe)];
        it.form = Some(form);
        let foe = it.card;
        self.emit(Event::ChoseForm { foe, form });
    }

    /// Traps and special effects, in an order of the Dungeonlord's (DN-410).
    pub fn specials(&mut self) {
        let Some(battle) = &mut self.state.open.battle else { return };
        let is_gone = !self.state.open.heroes[battle.hero].is_alive;
        if is_gone {
            let pending = std::mem::take(&mut battle.pending);
            let lord = battle.lord;
            self.discard_traps(lord, &pending);
            return;
        }
        match battle.pending.len() {
            0 => {}
            1 => self.special(0),
            _ => {
                let seat = battle.lord;
                self.push(Step::Specials);
                self.ask(ask::WhichSpecial { seat });
            }
        }
    }

    pub fn discard_traps(&mut self, lord: Seat, pending: &[Special]) {
        for it in pending {
            if let Special::Trap(card) = it {
                self.discard(lord, *card, Discard::Told);
            }
        }
    }

    /// Resolves one of them.
    pub fn special(&mut self, nth: usize) {
        let battle = self.battle();
        let special = battle.pending.remove(nth);
        let (lord, hero, cell) = (battle.lord, battle.hero, battle.cell);
        let (origin, abilities, trigger): (_, &'static [Ability], _) = match special {
            Special::Trap(card) => {
                (Origin::Card(card), &library().adventures[card.idx()].abilities, Trigger::Trap)
            }
            Special::Foe(foe) => (
                Origin::Foe(foe),
                super::effects::foe_card(self.battle(), foe).abilities(),
                Trigger::Attack,
            ),
        };
        // A hero who has left cannot be struck any more (DN-431); a trap strikes its place.
        let scope = Scope {
            me: lord,
            target: Some(hero),
            roller: None,
            cell,
            x: 0,
            paid: 0,
            origin,
            attack: None,
        };
        if let Special::Trap(card) = special {
            self.push(Step::PutAway { card, by: lord });
        }
        for ability in abilities.iter().filter(|it| it.trigger == trigger).rev() {
            self.push_parts(&ability.parts, scope);
        }
    }
}

/// A monster enters a battle with its full health (DN-404, DN-423).
pub fn new_foe(lurker: Lurker) -> Foe {
    let card = FoeCard::Adventure(lurker.card);
    Foe {
        card,
        form: None,
        health: values::full_health(card, &lurker.attached),
        attached: lurker.attached,
        is_hurt: false,
        state: FoeState::Fights,
    }
}

pub fn new_attack(by: Fighter, on: Fighter, form: Form, bonus: i8) -> Attack {
    Attack {
        by,
        on,
        form,
        is_negated: false,
        bonus,
        attack: None,
        counter: None,
        is_done: false,
        extra: 0,
        throws: [Throw::default(); 2],
    }
}
