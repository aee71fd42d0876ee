//! Questions of battles: which comes first, who attacks and how, what a blow brings, where monsters go.

use crate::action::{Destination, Word};
use crate::ask::Ask;
use crate::cards::ability::Condition;
use crate::cards::{Ability, library};
use crate::pieces::{Fighter, FoeCard, Origin, Special};
use crate::rules::engine::Engine;
use crate::rules::{fights, values};
use crate::scope::{Parts, Scope};
use crate::state::Open;
use crate::steps::Step;
use kernel::Seat;

/// Which battle comes first (DN-116).
pub(super) fn declared(open: &Open) -> Vec<Word> {
    open.declared.iter().map(|it| Word::Seat(it.hero)).collect()
}

/// The forms of an attacking monster.
pub(super) fn forms(open: &Open, foe: u8) -> Vec<Word> {
    let battle = open.battle.as_ref();
    let forms = battle.map(|it| it.foes[usize::from(foe)].card.monster().attacks);
    forms.into_iter().flat_map(|it| it.iter()).map(Word::Form).collect()
}

/// What may happen first in step A-I.
pub(super) fn specials(open: &Open) -> Vec<Word> {
    let pending = open.battle.iter().flat_map(|it| it.pending.iter());
    let word = |it: &Special| match it {
        Special::Trap(card) => Word::Card(*card),
        Special::Foe(foe) => Word::Foe(*foe),
    };
    pending.map(word).collect()
}

/// The attacks that are to be compared.
pub(super) fn rolled(open: &Open) -> Vec<Word> {
    let attacks = open.battle.iter().flat_map(|it| it.attacks.iter().enumerate());
    let rolled = attacks.filter(|(_, it)| !it.is_done && it.counter.is_some());
    rolled.map(|it| Word::Attack(it.0 as u8)).collect()
}

/// The attacks that an effect may be about.
pub(super) fn aims(open: &Open, seat: Seat, parts: Parts, scope: &Scope, n: u8) -> Vec<Word> {
    let conditions = conditions(parts, scope);
    let aims = fights::aims(open, seat, conditions);
    let mut of: Vec<Word> =
        aims.filter(|nth| !open.aimed.contains(nth)).map(Word::Attack).collect();
    // Up to two: the second may be left out.
    if n == 1 && !open.aimed.is_empty() {
        of.push(Word::Nobody);
    }
    of
}

/// What an ability asks of the attack that it is about: the parts lie in an ability of the card.
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

/// The tokens that can be taken instead of a wound (DN-530).
pub(super) fn tokens(open: &Open, attack: u8, by_attacker: bool) -> Vec<Word> {
    let battle = open.battle.as_ref();
    let attack = battle.and_then(|it| it.attacks.get(usize::from(attack)));
    let loser = attack.map(|it| if by_attacker { it.on } else { it.by });
    let carried = match loser {
        Some(Fighter::Hero(other)) => open.heroes[other].carried.as_slice(),
        Some(Fighter::Foe(_)) | None => &[],
    };
    carried.iter().copied().map(Word::Quest).chain([Word::Nobody]).collect()
}

/// Where a monster may go: unhurt to hand or lair, hurt to lair or discard pile (DN-421).
pub(super) fn destinations(open: &Open, foe: u8) -> Vec<Word> {
    let Some(battle) = &open.battle else { return Vec::new() };
    let to = if battle.foes[usize::from(foe)].is_hurt {
        [Destination::Lair, Destination::Discard]
    } else {
        [Destination::Hand, Destination::Lair]
    };
    to.map(Word::To).to_vec()
}

/// The forms in which a free attack can be made, on whom.
pub(super) fn strikes(open: &Open, seat: Seat) -> Vec<Word> {
    let forms = values::hero_forms(open, seat);
    let heroes = fights::avengeable(open, seat).into_iter();
    heroes.flat_map(|hero| forms.iter().map(move |form| Word::Strike { hero, form })).collect()
}

impl Engine<'_> {
    pub(super) fn answer_battle(&mut self, word: Word) {
        let Word::Seat(hero) = word else { return };
        let nth = self.state.open.declared.iter().position(|it| it.hero == hero);
        nth.into_iter().for_each(|it| self.fight_group(it));
    }

    pub(super) fn answer_form(&mut self, foe: u8, word: Word) {
        let Word::Form(form) = word else { return };
        self.choose_form(foe, form);
    }

    pub(super) fn answer_special(&mut self, word: Word) {
        let special = match word {
            Word::Card(card) => Special::Trap(card),
            Word::Foe(foe) => Special::Foe(foe),
            _ => return,
        };
        let nth = self.battle().pending.iter().position(|it| *it == special);
        nth.into_iter().for_each(|it| self.special(it));
    }

    pub(super) fn answer_comparison(&mut self, word: Word) {
        let Word::Attack(nth) = word else { return };
        self.compare_attack(nth);
    }

    /// The effect is carried out on this attack; if it is about one more, that is asked behind it.
    pub(super) fn answer_aim(&mut self, seat: Seat, parts: Parts, scope: Scope, n: u8, word: Word) {
        let Word::Attack(nth) = word else { return self.open().aimed.clear() };
        if 1 < n {
            self.open().aimed.push(nth);
            self.ask(Ask::Attack { seat, parts, scope, n: n - 1 });
        } else {
            self.open().aimed.clear();
        }
        self.push(Step::Effects { parts, scope: Scope { attack: Some(nth), ..scope } });
    }

    pub(super) fn answer_token(&mut self, seat: Seat, attack: u8, by_attacker: bool, word: Word) {
        let Word::Quest(quest) = word else { return };
        let attack = self.battle().attacks[usize::from(attack)];
        let loser = if by_attacker { attack.on } else { attack.by };
        if let Fighter::Hero(from) = loser {
            self.steal(seat, from, quest);
        }
    }

    pub(super) fn answer_destination(&mut self, seat: Seat, foe: u8, word: Word) {
        let Word::To(to) = word else { return };
        if let FoeCard::Adventure(card) = self.battle().foes[usize::from(foe)].card {
            self.send(foe, seat, card, to);
        }
    }

    pub(super) fn answer_strike(&mut self, seat: Seat, bonus: i8, word: Word) {
        let Word::Strike { hero, form } = word else { return };
        self.begin_strike(seat, hero, form, bonus);
    }
}
