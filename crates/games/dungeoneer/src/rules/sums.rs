//! Values of heroes and monsters as sums, addend by addend: code that needs the total and code that lists what it is
//! made of walk the same way.

use super::values::{named_site_statics, named_statics};
use crate::cards::ability::{Cards, Effect, Part, Who};
use crate::cards::{Form, Topic, library};
use crate::event::Source;
use crate::pieces::{Battle, Fighter, FoeCard, Lasting, Origin, Roll, Term};
use crate::state::Open;
use kernel::Seat;

/// The origin of an addend of a roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Because {
    /// The value on the card: of a hero at its level, of a monster.
    Printed,
    /// A card, a location, a quest, the ability of a hero.
    Of(Source),
    /// Something that was played or used and lasts for a while; one that sets a value stands instead of the
    /// printed one.
    Term(Term),
    /// Cards that were played for this roll alone, all together.
    Played,
    /// The card that made this attack free.
    Free,
    /// No value is below 0.
    Floor,
}

/// The things that lie open, with the battle that is fought, or with one that is only thought of: nothing has to be
/// copied to ask for the values in such a one.
#[derive(Clone, Copy)]
pub struct Fight<'o> {
    pub open: &'o Open,
    pub battle: Option<&'o Battle>,
    /// The roll that has been announced.
    pub roll: Option<&'o Roll>,
}

impl<'o> Fight<'o> {
    /// The battle at hand, if there is one.
    pub fn at_hand(open: &'o Open) -> Fight<'o> {
        Fight { open, battle: open.battle.as_ref(), roll: open.roll.as_ref() }
    }

    /// A battle that is only thought of.
    pub fn thought_of(open: &'o Open, battle: &'o Battle) -> Fight<'o> {
        Fight { open, battle: Some(battle), roll: None }
    }
}

/// A visitor of each addend.
pub type Visit<'v> = &'v mut dyn FnMut(Because, i8);

/// The card that something of `me` comes from; none for what the rules say.
pub fn source(open: &Open, me: Seat, origin: Origin) -> Option<Source> {
    Some(match origin {
        Origin::Card(card) => Source::Card(card),
        Origin::Hero => Source::Hero(open.heroes[me].card),
        Origin::Location(location) => Source::Location(location),
        Origin::Quest(quest) => Source::Quest(quest),
        Origin::Foe(foe) => match open.battle.as_ref()?.foes[usize::from(foe)].card {
            FoeCard::Adventure(card) => Source::Card(card),
            FoeCard::Quest(quest) => Source::Quest(quest),
        },
        Origin::Rules => return None,
    })
}

/// The reason that is a card or the like; what has none is said by the rules.
pub fn because(open: &Open, me: Seat, origin: Origin) -> Because {
    source(open, me, origin).map_or(Because::Played, Because::Of)
}

/// The addends of a hero's value, in the order of computation. Their sum is never below 0.
pub fn each_of_value(open: &Open, seat: Seat, form: Form, visit: Visit<'_>) {
    let set = open.terms.iter().rev().find_map(|it| match it.what {
        Lasting::Base { of, form: set, is } if of == seat && set == form => Some((*it, is)),
        _ => None,
    });
    let mut sum = match set {
        Some((term, is)) => {
            visit(Because::Term(term), is as i8);
            is as i8
        }
        None => {
            let base = open.heroes[seat].base(form) as i8;
            visit(Because::Printed, base);
            base
        }
    };
    named_statics(open, seat, Topic::Stat).for_each(|(of, part)| match part.effect {
        Effect::Stat(Who::Me, changed, by) if changed == form => {
            visit(because(open, seat, of), by);
            sum += by;
        }
        _ => {} // About another form.
    });
    if sum < 0 {
        visit(Because::Floor, -sum);
    }
}

/// The addends of a monster's value in a battle. Their sum is never below 0.
pub fn each_of_foe_value(open: &Open, battle: &Battle, foe: u8, form: Form, visit: Visit<'_>) {
    let it = &battle.foes[usize::from(foe)];
    let traits = it.card.traits();
    let mut sum = it.card.monster().values[form.idx()] as i8;
    visit(Because::Printed, sum);
    let by_cards = |part: &Part, is_attached: bool| match part.effect {
        Effect::MonsterStat(cards, of, by) if of == form => match cards {
            Cards::Mine(filter) | Cards::Here(filter) if filter.fits(traits) => Some(by),
            Cards::Host if is_attached => Some(by),
            _ => None,
        },
        _ => None,
    };
    let mut add = |because: Because, by: i8| {
        visit(because, by);
        sum += by;
    };
    let there = open.map.get(battle.cell).into_iter();
    let there = there.flat_map(|it| named_site_statics(it, Topic::MonsterStat));
    let of_lord = named_statics(open, battle.lord, Topic::MonsterStat);
    of_lord.chain(there).for_each(|(of, part)| {
        if let Some(by) = by_cards(part, false) {
            add(because(open, battle.lord, of), by);
        }
    });
    for card in &it.attached {
        let abilities = library().adventures[card.idx()].abilities.iter();
        for by in abilities.flat_map(|it| &it.parts).filter_map(|it| by_cards(it, true)) {
            add(Because::Of(Source::Card(*card)), by);
        }
    }
    for term in &open.terms {
        match term.what {
            Lasting::MonsterStat { of, cards, form: stat, by }
                if of == battle.lord && stat == form && cards.fits(traits) =>
            {
                add(Because::Term(*term), by);
            }
            _ => {} // About something else.
        }
    }
    if sum < 0 {
        visit(Because::Floor, -sum);
    }
}

/// The addends of a fighter's value in a form; a monster's only while a battle is fought.
pub fn each_of_fighter_value(fight: Fight<'_>, who: Fighter, form: Form, visit: Visit<'_>) {
    match (who, fight.battle) {
        (Fighter::Hero(seat), _) => each_of_value(fight.open, seat, form, visit),
        (Fighter::Foe(foe), Some(battle)) => {
            each_of_foe_value(fight.open, battle, foe, form, visit);
        }
        (Fighter::Foe(_), None) => {}
    }
}

/// A hero's value now; never below 0.
pub fn value(open: &Open, seat: Seat, form: Form) -> i8 {
    let mut sum = 0;
    each_of_value(open, seat, form, &mut |_, by| sum += by);
    sum
}

/// A monster's value in a battle; never below 0.
pub fn foe_value(open: &Open, battle: &Battle, foe: u8, form: Form) -> i8 {
    let mut sum = 0;
    each_of_foe_value(open, battle, foe, form, &mut |_, by| sum += by);
    sum
}

/// A fighter's value in a form; 0 for a monster where no battle is fought.
pub fn fighter_value(fight: Fight<'_>, who: Fighter, form: Form) -> i8 {
    let mut sum = 0;
    each_of_fighter_value(fight, who, form, &mut |_, by| sum += by);
    sum
}
