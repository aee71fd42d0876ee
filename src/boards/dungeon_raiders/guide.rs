//! The things that may have to be tapped on the way to an action, and their places on the page.

use super::model::BoardModel;
use super::selection::Spot;
use crate::games::dungeon_raiders::client::Character;

/// The main button, the cards and the characters.
pub fn places(model: &BoardModel) -> Vec<(Spot, Vec<String>)> {
    let main = (Spot::Main, vec![".rd-main".to_owned()]);
    let cards = model.hand.iter().enumerate().map(|(nth, it)| {
        (Spot::Card(it.card), vec![format!(".rd-hand > :nth-child({})", nth + 1)])
    });
    let beside = [Spot::Wait, Spot::Drop].map(|it| (it, vec![".rd-other".to_owned()]));
    let characters = Character::ALL.into_iter().enumerate().map(|(nth, it)| {
        let place = format!(".rd-candidates > :nth-child({})", nth + 1);
        (Spot::Candidate(it), vec![place])
    });
    [main].into_iter().chain(cards).chain(beside).chain(characters).collect()
}
