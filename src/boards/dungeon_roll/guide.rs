//! The spots that may have to be tapped on the way to an action, and their places.

use super::die::{dungeon_ink, source_ink};
use super::model::BoardModel;
use super::selection::{Begin, Choice, Spot, Target, Thing};
use crate::games::dungeon_roll::client::{
    Action, Course, DungeonFace, Forming, Party, PartyFace, THROW_MAX, Unleash, Use,
};

/// No more ways are spelled out.
const WAYS_MAX: u8 = 8;

/// Companions, what lies on the level, treasures, the hero, all that is spelled out, and the buttons.
pub fn places(model: &BoardModel, wanted: &[Action]) -> Vec<(Spot, Vec<String>)> {
    let mut places: Vec<(Spot, Vec<String>)> = members(model, wanted).collect();
    places.extend(Target::ALL.map(|it| floor(it, 0)));
    places.push(one(Spot::Main, ".dr-main".to_owned()));
    let choices = model.dock.choices.iter().enumerate();
    places.extend(
        choices.map(|(nth, it)| one(it.spot, format!(".dr-choices > :nth-child({})", nth + 1))),
    );
    let tokens = model.hoard.tokens.iter().enumerate();
    places.extend(tokens.map(|(nth, it)| {
        let token = format!(".dr-hoard .dr-token:nth-of-type({})", nth + 1);
        one(Spot::Thing(Thing::Treasure(it.treasure)), token)
    }));
    let beside = [Course::Retire, Course::Seek, Course::Flee].map(Spot::Go).into_iter();
    let beside = beside.chain([Spot::Drop]);
    places.extend(beside.map(|it| one(it, ".dr-other".to_owned())));
    // What is spelled out only once something is in hand.
    places.extend(PartyFace::ALL.map(|it| later(Choice::Face(it))));
    places.extend((0..WAYS_MAX).map(|it| later(Choice::Way(it))));
    places.extend(wanted.first().map(of_craft).unwrap_or_default());
    let heroes = model.candidates.iter().enumerate();
    places.extend(heroes.map(|(nth, it)| {
        let card = format!(".dr-candidate:nth-of-type({})", nth + 1);
        one(Spot::Thing(Thing::Candidate(it.hero)), card)
    }));
    places
}

fn one(spot: Spot, place: String) -> (Spot, Vec<String>) {
    (spot, vec![place])
}

/// A choice spelled out only once something else was tapped.
const fn later(choice: Choice) -> (Spot, Vec<String>) {
    (Spot::Choice(choice), Vec::new())
}

/// The party; where dice are picked, only those of the wanted faces, and one to pick them with.
fn members<'m>(
    model: &'m BoardModel,
    wanted: &[Action],
) -> impl Iterator<Item = (Spot, Vec<String>)> + use<'m> {
    let picked = wanted.first().and_then(party_picks);
    let is_asked = move |thing: Thing| match (thing, picked) {
        (Thing::Die(face, nth), Some(picked)) => nth <= picked[face],
        (_, _) => true, // All others stand for themselves.
    };
    let members = model.party.members.iter().enumerate().filter(move |it| is_asked(it.1.thing));
    members.map(|(nth, it)| {
        let place = if let Thing::Die(_, 0) = it.thing {
            // Whichever of them it is, the first of its face is as good.
            format!(".dr-dock .dr-die.{}:not([hidden])", source_ink(it.source))
        } else {
            format!(".dr-party .dr-dice > :nth-child({})", nth + 1)
        };
        one(Spot::Thing(it.thing), place)
    })
}

/// A die of the level.
fn floor(target: Target, nth: u8) -> (Spot, Vec<String>) {
    let die = ".dr-die:not([hidden])";
    let nth_die = vec![die; usize::from(nth) + 1].join(" ~ ");
    one(
        Spot::Thing(Thing::Floor(target, nth)),
        format!(".dr-pit .dr-kin.{} {nth_die}", dungeon_ink(target.face())),
    )
}

/// The party dice that an action picks one by one.
fn party_picks(action: &Action) -> Option<Party> {
    match action {
        Action::Use { on: Use::Reroll { party, .. }, .. }
        | Action::Unleash(Unleash::Reroll { party, .. }) => Some(*party),
        Action::Form(Forming::Muster { dice }) | Action::Form(Forming::Inscribe { dice }) => {
            Some(*dice)
        }
        _ => None, // All others are about what is tapped first.
    }
}

/// Counts the dice of a kind that an action picks one by one on the level.
fn floor_picks(action: &Action, target: Target) -> u8 {
    let face = target.face();
    match (action, target) {
        (Action::Unleash(Unleash::Dice { dice }), _) => dice[face],
        (Action::Form(Forming::Plan { first, second }), _) => first[face] + second[face],
        (Action::Unleash(Unleash::Set { floor: Some((from, _)), .. }), _) => {
            u8::from(*from == face)
        }
        (_, Target::Dragons) => 0, // They lie in the lair.
        (
            Action::Use { on: Use::Reroll { floor, .. }, .. }
            | Action::Unleash(Unleash::Reroll { floor, .. }),
            _,
        ) => floor[face],
        (Action::Unleash(Unleash::On { monsters }), Target::Foe(it)) => monsters[it],
        (_, _) => 0, // All others are about what is tapped first.
    }
}

/// The spots that only some heroes have to tap: the hero card, the dice that are picked, and their new faces.
fn of_craft(action: &Action) -> Vec<(Spot, Vec<String>)> {
    let mut places = vec![one(Spot::Thing(Thing::Hero), ".dr-ultimate".to_owned())];
    let dice = Target::ALL.into_iter().chain([Target::Dragons]);
    places.extend(dice.flat_map(|it| {
        let n = floor_picks(action, it).min(THROW_MAX as u8);
        let first = u8::from(it != Target::Dragons);
        (first..n).map(move |nth| floor(it, nth))
    }));
    let ways = [Begin::Reroll, Begin::Again, Begin::Lure, Begin::Ready];
    places.extend(ways.map(|it| later(Choice::Begin(it))));
    places.push(later(Choice::Careful));
    match action {
        Action::Unleash(Unleash::Set { .. }) => {
            places.extend(DungeonFace::ALL.map(|it| later(Choice::SetFloor(it))));
            places.extend(PartyFace::ALL.map(|it| later(Choice::SetParty(it))));
        }
        Action::Unleash(Unleash::Dice { .. }) => {
            places.push(one(Spot::Thing(Thing::Lair), ".dr-lair-dice".to_owned()))
        }
        Action::Use { on: Use::Reroll { .. }, .. } => {
            places.extend(PartyFace::ALL.map(|it| later(Choice::Begin(Begin::Spend(it)))));
        }
        // All others need nothing more.
        Action::Use { on: Use::Fight { .. } | Use::Open { .. }, .. } => {}
        Action::Use { on: Use::Drink { .. } | Use::Lure { .. }, .. } => {}
        Action::Unleash(Unleash::Plain | Unleash::On { .. } | Unleash::Reroll { .. }) => {}
        Action::Unleash(Unleash::For { .. } | Unleash::With { .. }) => {}
        Action::Form(_) | Action::Dragon { .. } | Action::Skill(_) => {}
        Action::Spend(_) | Action::Course(_) => {}
    }
    places
}
