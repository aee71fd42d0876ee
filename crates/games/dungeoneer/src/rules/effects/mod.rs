//! One resolver for each word of the vocabulary of cards.

mod battles;
mod heroes;
mod rolls;
mod table;

use super::engine::Engine;
use super::sums::Fight;
use crate::ask;
use crate::cards::ability::Term as CardTerm;
use crate::cards::ability::{Chooser, Effect, Part, Who, Wounded};
use crate::cards::{AdventureId, Filter};
use crate::event::Reason;
use crate::pieces::{Battle, FoeCard, Origin, Until};
use crate::scope::{Alternatives, Parts, Scope};
use kernel::Seat;

impl Engine<'_> {
    /// The heroes that an effect is about, in the order in which it strikes them (DN-462).
    pub fn heroes_of(&self, who: Who, scope: &Scope) -> Vec<Seat> {
        let open = &self.state.open;
        let alive = |it: &Seat| open.heroes[*it].is_alive;
        match who {
            Who::Me => vec![scope.me],
            Who::Target => scope.target.into_iter().filter(alive).collect(),
            Who::Roller => scope.roller.into_iter().filter(alive).collect(),
            Who::Each => open.heroes_at(scope.cell, scope.target.unwrap_or(scope.me)),
            Who::Carrier => match scope.origin {
                Origin::Quest(quest) => open
                    .heroes
                    .iter()
                    .filter(|it| it.1.carried.contains(&quest))
                    .map(|it| it.0)
                    .collect(),
                _ => Vec::new(),
            },
        }
    }

    pub fn chooser_of(&self, chooser: Chooser, scope: &Scope) -> Option<Seat> {
        match chooser {
            Chooser::Me | Chooser::You => Some(scope.me),
            Chooser::Target => scope.target,
            Chooser::Random => None,
        }
    }

    /// Carries out the first of these parts, and then the others.
    pub fn effects(&mut self, parts: Parts, scope: Scope) {
        let Some((part, rest)) = parts.0.split_first() else { return };
        self.push_parts(rest, scope);
        let is_from_hit = false;
        let attack = scope.attack.and_then(|nth| {
            let battle = self.state.open.battle.as_ref();
            battle.and_then(|it| it.attacks.get(usize::from(nth))).copied()
        });
        // What an effect on rolls asks is checked at the roll.
        let is_asked_later = matches!(part.effect, Effect::Roll { .. });
        let me = scope.me;
        let fight = Fight::at_hand(&self.state.open);
        let holds = super::rolls::holds(fight, &part.conditions, me, attack.as_ref(), is_from_hit);
        if holds || is_asked_later {
            self.effect(part, scope);
        }
    }

    /// Carries an effect out; what it does stands in the file of its family.
    pub fn effect(&mut self, part: &'static Part, scope: Scope) {
        let (me, on, effect) = (scope.me, &scope, &part.effect);
        match effect {
            Effect::Wound(Wounded::Hero(who), n) => self.wound_heroes(*who, *n, on),
            Effect::Heal(who, by) => self.heal_heroes(*who, *by, on),
            Effect::Glory(who, by) => self.give_glory(*who, *by, on),
            Effect::Ap(who, by) => self.give_ap(*who, *by, on),
            Effect::ApNext { who, by, .. } => self.change_income(*who, *by, on),
            Effect::ApExact(who, n) => self.leave_ap(*who, *n, on),
            Effect::SetBase(who, form, is, term) => self.set_base(*who, *form, *is, *term, on),
            Effect::Prone(who) => self.each(*who, on, &mut |it, seat| it.fall(seat)),
            Effect::Stand(who) => self.each(*who, on, &mut |it, seat| it.stand(seat)),
            Effect::ImmuneProne(who, term) => self.keep_upright(*who, *term, on),
            Effect::StandThreat(who, form, reach) => self.hold_down(*who, *form, *reach, on),

            Effect::Roll { term: Some(_), .. } | Effect::RollOnce { .. } => {
                self.on_rolls(effect, scope)
            }
            Effect::Advantage(_) | Effect::Disadvantage(_) => self.on_rolls(effect, scope),
            Effect::ZoneRoll(..) | Effect::Pit(..) => self.on_rolls(effect, scope),
            Effect::Threat { .. } | Effect::Chance { .. } => self.on_rolls(effect, scope),

            Effect::Wound(..) => self.in_battle(part, scope),
            Effect::Prevent(_) | Effect::Negate | Effect::SetForm(_) => self.in_battle(part, scope),
            Effect::RemoveAttacker(_) | Effect::HitBonus { .. } => self.in_battle(part, scope),
            Effect::FreeAttack(_) | Effect::FreeChallenge(_) => self.in_battle(part, scope),
            Effect::MonsterHealth(..) => self.in_battle(part, scope),

            Effect::Warp(..) | Effect::Step(..) | Effect::ExitByLeft => self.on_map(effect, scope),
            Effect::ShiftMove(_) | Effect::ShiftSwap(_) => self.on_map(effect, scope),
            Effect::ToggleBridge => self.on_map(effect, scope),
            Effect::PutDeactivation | Effect::TakeDeactivation => self.on_map(effect, scope),

            Effect::Discard { zone, n, chooser } => {
                self.discard_effect(scope, zone.owner, zone.cards, *n, *chooser);
            }
            Effect::DiscardSelf => self.discard_itself(on),
            Effect::Draw(n) => self.draw_cards(me, *n),
            Effect::Fetch(cards) => self.ask(ask::Fetch { seat: me, cards: *cards }),
            Effect::Reveal { n, take, .. } => self.reveal_cards(me, *n, *take),
            Effect::QuestSwap(_) => self.ask(ask::SwapQuest { seat: me }),
            Effect::Counter(n) => self.add_counters(*n, on),
            Effect::Choose(who, options) => self.ask_either(*who, Alternatives(options), scope),
            // Always in force, or asked for where it matters: nothing happens now.
            Effect::Stat(..) | Effect::MonsterStat(..) | Effect::Limit(..) => {}
            Effect::Roll { term: None, .. } | Effect::FoeRoll(..) | Effect::ExtraWound(_) => {}
            Effect::AllowForm(..) | Effect::Immune(_) | Effect::ForbidHeroBattles => {}
            Effect::CardCost { .. } | Effect::Cancel => {}
            Effect::CannotHeal(_) | Effect::CannotHealByCards(_) | Effect::DiscardDrawn => {}
            Effect::Phase | Effect::IgnoreExit | Effect::Spikes(..) | Effect::Danger(_) => {}
        }
    }

    /// Does something to each hero that an effect is about.
    fn each(&mut self, who: Who, scope: &Scope, act: &mut dyn FnMut(&mut Self, Seat)) {
        for seat in self.heroes_of(who, scope) {
            act(self, seat);
        }
    }

    /// Why something changes by an effect.
    fn because(&self, scope: &Scope) -> Reason {
        Reason::Effect(self.source(scope.me, scope.origin))
    }

    /// When a term of a card is over.
    pub fn until(&self, term: CardTerm, of: Seat) -> Until {
        match term {
            CardTerm::Turn | CardTerm::Next => Until::EndOfTurn,
            CardTerm::Battle => Until::EndOfBattle,
            CardTerm::NextTurn => self.next_turn_of(of),
        }
    }

    /// The player whose readied card it is.
    pub fn owner_of(&self, card: AdventureId) -> Option<Seat> {
        super::targets::readied_of(&self.state.open, None, Filter::ANY)
            .find(|it| it.1 == card)
            .map(|it| it.0)
    }
}

/// The card of a monster in a battle.
pub fn foe_card(battle: &Battle, foe: u8) -> FoeCard {
    battle.foes[usize::from(foe)].card
}
