//! What may have to be tapped on the way to an action, and where it stands on the page.

use super::model::BoardModel;
use super::selection::Spot;

/// The main button, the cards and the characters.
pub fn places(model: &BoardModel) -> Vec<(Spot, Vec<String>)> {
    let main = (Spot::Main, vec![".rd-main".to_owned()]);
    let cards = model.hand.iter().enumerate().map(|(nth, it)| {
        (Spot::Card(it.card), vec![format!(".rd-hand > :nth-child({})", nth + 1)])
    });
    let beside = [Spot::Wait, Spot::Drop].map(|it| (it, vec![".rd-other".to_owned()]));
    [main].into_iter().chain(cards).chain(beside).collect()
}
