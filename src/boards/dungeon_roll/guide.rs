//! What may have to be tapped on the way to an action, and where it stands on the page.

use super::die::{dungeon_ink, source_ink};
use super::model::BoardModel;
use super::selection::{Spot, Target};
use crate::games::dungeon_roll::client::PartyFace;

/// No more ways are spelled out.
const WAYS_MAX: u8 = 8;

/// Companions, what lies on the level, treasures, whatever is spelled out, and the buttons.
pub fn places(model: &BoardModel) -> Vec<(Spot, Vec<String>)> {
    let one = |spot, place: String| (spot, vec![place]);
    let members = model.party.members.iter().enumerate().map(|(nth, it)| match it.spot {
        // Whichever of them it is, the first of its face is as good.
        Spot::Die(_, 0) => {
            one(it.spot, format!(".dr-dock .dr-die.{}:not([hidden])", source_ink(it.source)))
        }
        spot => one(spot, format!(".dr-party .dr-dice > :nth-child({})", nth + 1)),
    });
    let floor = |target: Target| {
        let ink = dungeon_ink(target.face());
        one(Spot::Floor(target, 0), format!(".dr-pit .dr-die.{ink}:not([hidden])"))
    };
    let main = one(Spot::Main, ".dr-main".to_owned());
    let choices = model
        .dock
        .choices
        .iter()
        .enumerate()
        .map(|(nth, it)| one(it.spot, format!(".dr-choices > :nth-child({})", nth + 1)));
    let tokens = model.hoard.tokens.iter().enumerate().map(|(nth, it)| {
        one(Spot::Treasure(it.treasure), format!(".dr-hoard .dr-token:nth-of-type({})", nth + 1))
    });
    let beside = [Spot::Retire, Spot::Seek, Spot::Flee, Spot::Drop];
    let beside = beside.map(|it| one(it, ".dr-other".to_owned()));
    // What is spelled out only once something is in hand.
    let later = PartyFace::ALL.map(Spot::Face).into_iter().chain((0..WAYS_MAX).map(Spot::Way));
    let later = later.map(|it| (it, Vec::new()));
    let floors = Target::ALL.map(floor);
    members
        .chain(floors)
        .chain([main])
        .chain(choices)
        .chain(tokens)
        .chain(beside)
        .chain(later)
        .collect()
}
