//! The spots that may have to be tapped on the way to an action, and their places.

use super::model::BoardModel;
use super::selection::{Spot, Thing};
use crate::games::paper_dungeons::client::{Action, COLUMNS, Hero, Item, ROWS, Room};

/// The main button, cards, dice, and all that a die or a reward can mark.
pub fn places(model: &BoardModel, wanted: &[Action]) -> Vec<(Spot, Vec<String>)> {
    let one = |spot, place: String| (spot, vec![place]);
    let mut places = vec![one(Spot::Main, ".pd-main".to_owned())];
    if let Some(deal) = &model.deal {
        for (nth, (talent, _)) in deal.talents.into_iter().enumerate() {
            let card = format!(".pd-pair .pd-card:nth-child({})", nth + 1);
            places.push(one(Spot::Talent(talent), card));
        }
        for (nth, (objective, _)) in deal.objectives.into_iter().enumerate() {
            let card = format!(".pd-pair ~ .pd-pair .pd-card:nth-child({})", nth + 1);
            places.push(one(Spot::Objective(objective), card));
        }
    }
    let chips = model.tray.chips.iter().enumerate();
    let chips = chips.map(|(nth, it)| {
        one(Spot::Thing(it.thing), format!(".pd-choices > :nth-child({})", nth + 1))
    });
    places.extend(chips);
    let dice = 0..model.tray.dice.len();
    places.extend(dice.map(|nth| one(Spot::Die(nth), format!(".pd-die:nth-child({})", nth + 1))));
    let row = |class: &str, idx: usize| format!(".pd-{class}:nth-child({}) .pd-boxes", idx + 1);
    places.extend(Hero::ALL.map(|it| one(Spot::Thing(Thing::Hero(it)), row("hero", it.idx()))));
    places.extend(Item::ALL.map(|it| one(Spot::Thing(Thing::Item(it)), row("item", it.idx()))));
    places.push(one(Spot::Thing(Thing::Potions), ".pd-brew".to_owned()));
    places.extend(rooms(wanted));
    let verbs = model.tray.verbs.iter().enumerate();
    let verb = |nth| format!(".pd-verb:nth-child({})", nth + 1);
    places.extend(verbs.map(|(nth, it)| one(Spot::Verb(it.verb), verb(nth))));
    let tabs = model.tabs.iter().enumerate();
    let tab = |nth| format!(".pd-tabs > :nth-child({})", nth + 1);
    places.extend(tabs.map(|(nth, it)| one(Spot::Sheet(it.seat), tab(nth))));
    places
}

/// The rooms that the actions are about. The rows of the map are drawn from the last one down.
fn rooms(wanted: &[Action]) -> impl Iterator<Item = (Spot, Vec<String>)> {
    let entered: Vec<Room> = wanted.iter().filter_map(|it| it.entered()).collect();
    // A reward may be any room's.
    let is_reward =
        matches!(wanted.first(), Some(Action::MarkMinion { .. } | Action::StealGem { .. }));
    let squares = (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (row, column)));
    let is_asked = move |(row, column): &(usize, usize)| {
        is_reward || entered.contains(&Room::at(*column, *row))
    };
    squares.filter(is_asked).map(|(row, column)| {
        let (nth, place) = (ROWS - row, column + 1);
        let place = format!(".pd-map-row:nth-child({nth}) .pd-cell:nth-child({place})");
        (Spot::Thing(Thing::Room(Room::at(column, row))), vec![place])
    })
}
