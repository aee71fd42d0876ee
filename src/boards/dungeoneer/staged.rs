//! Events on stage: battles, blows to heroes, quests.

use super::signs::form_symbol;
use crate::games::dungeoneer::client::{Context, Event, Form, Throw};
use crate::shell::board::{Figures, Goal, Sign, Staged, Term};

/// An event as it is put on stage; nothing of what goes without saying.
pub fn staged(event: &Event) -> Option<Staged> {
    match event {
        Event::Declared { .. } => Staged::cause("dn-villainy"),
        Event::HuntBegan { .. } => Staged::cause("dn-quest-hunt"),
        Event::Struck { .. } => Staged::by_itself("dn-blow"),
        Event::Wounded { .. } => Staged::by_itself("heart-broken"),
        Event::FoeHurt { .. } | Event::FoeGone { .. } => Staged::by_itself("sword"),
        Event::Fell { .. } => Staged::by_itself("dn-prone"),
        Event::Destroyed { .. } => Staged::by_itself("tombstone"),
        Event::Returned { .. } => Staged::by_itself("person"),
        Event::Failed { .. } => Staged::by_itself("close"),
        Event::Completed { .. } => Staged::by_itself("trophy"),
        Event::QuestSwapped { .. } => Staged::by_itself("dn-quest"),
        Event::Cancelled { .. } => Staged::by_itself("dn-counter"),
        Event::Rolled { .. } | Event::PerilDice { .. } => Staged::by_itself("dice"),
        Event::DrewPeril { .. } => Staged::by_itself("peril"),
        Event::Challenged { .. } => Staged::beside("dn-challenge"),
        Event::Compared { .. } => Staged::beside("dice"),
        Event::Played { .. } | Event::Used { .. } => Staged::beside("dn-hand"),
        Event::Glory { .. } => Staged::beside("glory"),
        Event::Peril { .. } => Staged::beside("peril"),
        Event::Healed { .. } | Event::Prevented { .. } => Staged::beside("heart"),
        Event::FoeHealed { .. } => Staged::beside("heart"),
        Event::PutIn { .. } => Staged::beside("dn-hand"),
        Event::Escorts { .. } => Staged::beside("dn-quest-escort"),
        Event::Placed { .. } | Event::Shifted { .. } => Staged::beside("dn-locations"),
        _ => None, // Setting up, drawing, and the order of turns go without saying.
    }
}

/// The dice of a roll, what is added to them, and what they had to reach; of peril dice those are marked that
/// bring a card.
pub fn figures(event: &Event) -> Option<Figures> {
    match event {
        Event::PerilDice { faces, reach, .. } => {
            let die = |n: &u8| Term { sign: Sign::Die, n: *n, is_marked: n <= reach };
            Some(Figures::row(faces.iter().map(die).collect()))
        }
        Event::Rolled { context, throw, total, reach: Some(reach), is_ok, .. } => {
            let goal = Goal { n: *reach, is_reached: *is_ok == Some(true) };
            Some(Figures {
                terms: terms(*context, *throw),
                total: u8::try_from(*total).ok(),
                goals: vec![goal],
            })
        }
        _ => None, // Nothing else goes by numbers.
    }
}

/// The dice that count, the value that is tested, and all else that changes the roll.
fn terms(context: Context, throw: Throw) -> Vec<Term> {
    let [first, second] = throw.dice;
    let is_sum = 1 < throw.n_dice && throw.face == first + second;
    let dice = if is_sum { vec![first, second] } else { vec![throw.face] };
    let dice = dice.into_iter().map(|n| Term { sign: Sign::Die, n, is_marked: false });
    let symbol = form(context).map_or("dn-effect", form_symbol);
    let added = [(throw.value, symbol), (throw.more, "dn-effect")].into_iter();
    let added = added.filter(|it| it.0 != 0).map(|(by, symbol)| Term {
        sign: if by < 0 { Sign::Less(symbol) } else { Sign::Symbol(symbol) },
        n: by.unsigned_abs(),
        is_marked: false,
    });
    dice.chain(added).collect()
}

/// The form that is tested; none where only dice count.
const fn form(context: Context) -> Option<Form> {
    match context {
        Context::Exit(form)
        | Context::Hazard(form)
        | Context::Trap(form)
        | Context::Threat(form)
        | Context::Quest(form) => Some(form),
        Context::Attack(_) | Context::Counter(_) | Context::Search | Context::Chance => None,
    }
}
