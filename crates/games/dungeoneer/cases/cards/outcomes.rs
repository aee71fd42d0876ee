//! What simple effects do to a hero, in plain arithmetic.

use dungeoneer::cards::Part;
use dungeoneer::cards::ability::{Amount, Effect, Owner, Who, Wounded, ZoneCards};
use dungeoneer::state::StandUp;
use kernel::Seat;

use crate::table::Table;

/// What becomes of a hero.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outcome {
    pub health: i16,
    pub glory: i16,
    pub cards: i16,
    /// Action points after the next Reset.
    pub income: i16,
    pub prone: Option<StandUp>,
}

impl Outcome {
    /// What has become of the hero of a seat; `income` is what it has now.
    pub fn of(table: &Table, seat: Seat) -> Outcome {
        let hero = &table.state.open.heroes[seat];
        Outcome {
            health: i16::from(hero.health),
            glory: hero.glory as i16,
            cards: table.state.hidden.hands[seat].len() as i16,
            income: i16::from(hero.ap),
            prone: hero.prone,
        }
    }

    /// What these effects make of it, for the hero whom they strike.
    ///
    /// # Panics
    /// If a word is none of those that are plain.
    pub fn after(mut self, parts: &[Part]) -> Outcome {
        for part in parts {
            assert!(part.conditions.is_empty(), "{part:?} has conditions");
            match part.effect {
                Effect::Wound(Wounded::Hero(Who::Roller | Who::Target | Who::Me), n) => {
                    self.health -= i16::from(n);
                }
                Effect::Glory(Who::Roller | Who::Target | Who::Me, Amount::Fixed(by)) => {
                    self.glory = (self.glory + i16::from(by)).max(0);
                }
                Effect::Ap(Who::Roller | Who::Target | Who::Me, by) => {
                    self.income = (self.income + i16::from(by)).max(0);
                }
                Effect::ApNext { who: Who::Roller | Who::Target, by, least } => {
                    self.income = (self.income + i16::from(by)).max(i16::from(least));
                }
                Effect::Prone(Who::Roller | Who::Target) => self.prone = Some(StandUp::Pay),
                Effect::StandThreat(Who::Roller, form, reach) => {
                    self.prone = Some(StandUp::Overcome(form, reach));
                }
                Effect::Discard { zone, n, .. }
                    if zone.owner == Owner::Roller && zone.cards == ZoneCards::Hand =>
                {
                    self.cards = (self.cards - i16::from(n)).max(0);
                }
                ref other => panic!("{other:?} is not plain"),
            }
        }
        self
    }
}
