//! Questions of battles: which comes first, who attacks and how, what a blow brings, where monsters go.

use super::{Question, first_option, one_of, picked};
use crate::action::{Action, Destination, Word};
use crate::ask;
use crate::cards::ability::Condition;
use crate::cards::{Ability, library};
use crate::pieces::{Fighter, FoeCard, Origin, Special};
use crate::rules::engine::Engine;
use crate::rules::{fights, values};
use crate::scope::{Parts, Scope};
use crate::state::State;
use crate::steps::Step;
use kernel::ask::{Answer, Shape};

impl Question for ask::WhichBattle {
    fn offers(&self, state: &State) -> Shape<Word> {
        one_of(state.open.declared.iter().map(|it| Word::Seat(it.hero)))
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let Word::Seat(hero) = picked(answer) else { return };
        let nth = engine.state.open.declared.iter().position(|it| it.hero == hero);
        nth.into_iter().for_each(|it| engine.fight_group(it));
    }

    fn solo(&self, engine: &mut Engine<'_>) -> Option<Word> {
        first_option(self, engine.state)
    }
}

impl Question for ask::ChooseForm {
    fn offers(&self, state: &State) -> Shape<Word> {
        let battle = state.open.battle.as_ref();
        let forms = battle.map(|it| it.foes[usize::from(self.foe)].card.monster().attacks);
        one_of(forms.into_iter().flat_map(|it| it.iter()).map(Word::Form))
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let Word::Form(form) = picked(answer) else { return };
        engine.choose_form(self.foe, form);
    }

    /// The form of the highest value; the first of several.
    fn solo(&self, engine: &mut Engine<'_>) -> Option<Word> {
        let battle = engine.state.open.battle.as_ref()?;
        let monster = battle.foes[usize::from(self.foe)].card.monster();
        let value =
            |it: &crate::cards::Form| (monster.values[it.idx()], std::cmp::Reverse(it.idx()));
        monster.attacks.iter().max_by_key(value).map(Word::Form)
    }
}

impl Question for ask::WhichSpecial {
    fn offers(&self, state: &State) -> Shape<Word> {
        let pending = state.open.battle.iter().flat_map(|it| it.pending.iter());
        one_of(pending.map(|it| match it {
            Special::Trap(card) => Word::Card(*card),
            Special::Foe(foe) => Word::Foe(*foe),
        }))
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let special = match picked(answer) {
            Word::Card(card) => Special::Trap(card),
            Word::Foe(foe) => Special::Foe(foe),
            _ => return,
        };
        let nth = engine.battle().pending.iter().position(|it| *it == special);
        nth.into_iter().for_each(|it| engine.special(it));
    }

    fn solo(&self, engine: &mut Engine<'_>) -> Option<Word> {
        first_option(self, engine.state)
    }
}

impl Question for ask::WhichAttack {
    fn offers(&self, state: &State) -> Shape<Word> {
        let attacks = state.open.battle.iter().flat_map(|it| it.attacks.iter().enumerate());
        let rolled = attacks.filter(|(_, it)| !it.is_done && it.counter.is_some());
        one_of(rolled.map(|it| Word::Attack(it.0 as u8)))
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let Word::Attack(nth) = picked(answer) else { return };
        engine.compare_attack(nth);
    }

    fn solo(&self, engine: &mut Engine<'_>) -> Option<Word> {
        first_option(self, engine.state)
    }
}

impl Question for ask::Attack {
    /// Up to two attacks: the second may be left out.
    fn offers(&self, state: &State) -> Shape<Word> {
        let open = &state.open;
        let aims = fights::aims(open, self.seat, conditions(self.parts, &self.scope));
        let others = aims.filter(|nth| !open.aimed.contains(nth)).map(Word::Attack);
        let may_be_none = self.n == 1 && !open.aimed.is_empty();
        one_of(others.chain(may_be_none.then_some(Word::Nobody)))
    }

    /// The effect is carried out on this attack; if it is about one more, that is asked behind it.
    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let Word::Attack(nth) = picked(answer) else { return engine.open().aimed.clear() };
        if 1 < self.n {
            engine.open().aimed.push(nth);
            engine.ask(ask::Attack { n: self.n - 1, ..*self });
        } else {
            engine.open().aimed.clear();
        }
        let scope = Scope { attack: Some(nth), ..self.scope };
        engine.push(Step::Effects { parts: self.parts, scope });
    }
}

/// The conditions of an ability on the attack that it is about: the parts lie in an ability of the card.
fn conditions(parts: Parts, scope: &Scope) -> &'static [Condition] {
    let abilities: &'static [Ability] = match scope.origin {
        Origin::Card(card) => &library().adventures[card.idx()].abilities,
        _ => &[],
    };
    let holds = |it: &&'static Ability| {
        let range = it.parts.as_ptr_range();
        range.contains(&parts.0.as_ptr())
    };
    abilities.iter().find(holds).map_or(&[], |it| &it.conditions)
}

impl Question for ask::Extra {
    fn offers(&self, _: &State) -> Shape<Word> {
        Shape::YesNo
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        if *answer == Answer::Yes(true) {
            engine.use_extra(self.seat, self.attack, self.by_attacker, self.card);
        }
    }
}

impl Question for ask::Token {
    fn offers(&self, state: &State) -> Shape<Word> {
        let battle = state.open.battle.as_ref();
        let attack = battle.and_then(|it| it.attacks.get(usize::from(self.attack)));
        let loser = attack.map(|it| if self.by_attacker { it.on } else { it.by });
        let carried = match loser {
            Some(Fighter::Hero(other)) => state.open.heroes[other].carried.as_slice(),
            Some(Fighter::Foe(_)) | None => &[],
        };
        one_of(carried.iter().copied().map(Word::Quest).chain([Word::Nobody]))
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let Word::Quest(quest) = picked(answer) else { return };
        let attack = engine.battle().attacks[usize::from(self.attack)];
        let loser = if self.by_attacker { attack.on } else { attack.by };
        if let Fighter::Hero(from) = loser {
            engine.steal(self.seat, from, quest);
        }
    }
}

impl Question for ask::Destination {
    /// Unhurt to hand or lair, hurt to lair or discard pile (DN-421).
    fn offers(&self, state: &State) -> Shape<Word> {
        let battle = state.open.battle.iter();
        one_of(battle.flat_map(|it| match it.foes[usize::from(self.foe)].is_hurt {
            true => [Destination::Lair, Destination::Discard].map(Word::To),
            false => [Destination::Hand, Destination::Lair].map(Word::To),
        }))
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let Word::To(to) = picked(answer) else { return };
        if let FoeCard::Adventure(card) = engine.battle().foes[usize::from(self.foe)].card {
            engine.send(self.foe, self.seat, card, to);
        }
    }
}

impl Question for ask::FreeAttack {
    fn offers(&self, state: &State) -> Shape<Word> {
        let forms = values::hero_forms(&state.open, self.seat);
        let heroes = fights::avengeable(&state.open, self.seat).into_iter();
        one_of(heroes.flat_map(|hero| forms.iter().map(move |form| Word::Strike { hero, form })))
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let Word::Strike { hero, form } = picked(answer) else { return };
        engine.begin_strike(self.seat, hero, form, self.bonus);
    }
}
