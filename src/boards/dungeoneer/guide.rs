//! The spots that may have to be tapped on the way to an action, and their places.

use super::model::BoardModel;
use super::query::Query;
use super::selection::{Spot, Thing};
use crate::games::dungeoneer::client::Action;

/// The buttons that close a panel, or the words on a thing, where that lies over the place wanted.
const OVER_IT: [&str; 2] = [".dn-shut", ".dn-close"];

/// The main button, the things that the action is about, all that is offered in words, and the passes.
pub fn places(query: Query<'_>, model: &BoardModel, wanted: &[Action]) -> Vec<(Spot, Vec<String>)> {
    let place = |spot, places: Vec<String>| {
        (spot, places.into_iter().chain(OVER_IT.map(str::to_owned)).collect())
    };
    let mut places = vec![place(Spot::Main, vec![".dn-main".to_owned()])];
    let things = wanted.iter().take(1).flat_map(|it| query.things(it)).flatten();
    places.extend(things.map(|it| place(Spot::Thing(it), places_of(model, it))));
    let n_choices = query.choices().len().max(model.dock.choices.len());
    places.extend((0..CHOICES_MAX.max(n_choices)).map(|nth| {
        let siblings = vec![".dn-choice"; nth + 1].join(" ~ ");
        place(Spot::Choice(nth as u16), vec![format!(".dn-dock {siblings}")])
    }));
    places.push(place(Spot::End, vec![".dn-acts > .dn-other:not(.is-until)".to_owned()]));
    places.extend((0..model.dock.pass_until.len()).map(|nth| {
        let pass = vec![".dn-acts > .is-until"; nth + 1].join(" ~ ");
        place(Spot::PassUntil(nth as u8), vec![pass])
    }));
    places.push(place(Spot::Drop, Vec::new()));
    places
}

/// A thing offers no more in words.
const CHOICES_MAX: usize = 8;

/// The place of a thing, and the way to open the panel that it stands in.
fn places_of(model: &BoardModel, thing: Thing) -> Vec<String> {
    match thing {
        Thing::Cell(cell) => vec![format!("[data-cell=\"{cell}\"]")],
        Thing::Card(card) => {
            let nth = model.hand.iter().position(|it| it.card == card).unwrap_or_default();
            vec![format!(".dn-hand > :nth-child({})", nth + 1)]
        }
        Thing::Quest(quest) => {
            let nth = model.quests.iter().position(|it| it.quest == quest).unwrap_or_default();
            let quest = format!(".dn-quests > .dn-q:nth-of-type({})", nth + 1);
            vec![quest, ".dn-flag".to_owned()]
        }
        Thing::Foe(_) | Thing::Attack(_) => vec![".dn-battle .is-lit".to_owned()],
        Thing::Readied(..) | Thing::Lair(..) | Thing::Hero(_) => {
            vec![".dn-table .is-lit".to_owned(), ".dn-self".to_owned()]
        }
    }
}
