//! What a tap comes to.

mod craft;
mod hero;
mod steps;

use steps::{act, asked, band, begin, begin_reroll, pick_source, plan, refuse, sure, use_on};

use super::query::Query;
use super::query::main_act::main_act;
use super::selection::{Craft, Pick, Picked, Plan, Roller, Selection, Spot, Target, Why};
use crate::games::dungeon_roll::client::{
    self, Action, Course, Forming, Hero, Magic, Party, PartyFace, Phase, Refusal, Skill, Source,
    Treasure,
};
use crate::kernel::Tally;

/// Answers a tap of `spot`.
pub fn pick(query: Query<'_>, spot: Spot) -> Pick {
    let selection = *query.selection;
    if let Spot::Player(seat) = spot {
        let peek = (query.shown() != seat).then_some(seat);
        return Pick::Selection(Selection { peek, ..selection });
    }
    if query.actor().is_none() {
        return Pick::Nothing(Why::NotNow);
    }
    match spot {
        Spot::Player(_) | Spot::Drop => plan(query, Plan::Open),
        Spot::Main => pick_main(query),
        Spot::Candidate(hero) => pick_candidate(query, hero),
        Spot::Flee => sure(query, Action::Course(Course::Flee)),
        Spot::Retire => sure(query, Action::Course(Course::Retire)),
        Spot::Seek => sure(query, Action::Course(Course::Seek)),
        Spot::Careful => {
            Pick::Selection(Selection { is_careful: !selection.is_careful, ..selection })
        }
        Spot::Way(nth) => pick_way(query, nth.into()),
        Spot::Face(face) => pick_face(query, face),
        Spot::Unface(face) => give_face_back(query, face),
        Spot::Offer(treasure) | Spot::Treasure(treasure) => pick_treasure(query, treasure),
        Spot::Socket(nth) if selection.band.members().len() <= nth.into() => {
            Pick::Nothing(Why::ChooseFirst)
        }
        Spot::Socket(nth) => band(selection.band.without(nth.into()), selection),
        Spot::Reroll => pick_reroll(query),
        Spot::AllFloor(target) => {
            let n = query.table().delve.floor[target.face()];
            sweep(query, |floor, party| (floor.swept(target, n), party))
        }
        Spot::AllParty(face) => {
            let n = query.table().delve.party[face];
            sweep(query, |floor, party| (floor, party.swept(face, n)))
        }
        Spot::Again => begin(query, Craft::Again),
        Spot::Ready => begin(query, Craft::Ready),
        Spot::Lure => craft::pick_lure(query),
        Spot::Spend(face) => begin_reroll(query, Roller::Scroll(Source::Die(face))),
        Spot::SetFloor(to) => craft::set_floor(query, to),
        Spot::SetParty(to) => craft::set_party(query, to),
        Spot::Pay(with) => craft::pay(query, with),
        Spot::Lair if matches!(selection.plan, Plan::Craft(_)) => craft::pick_lair(query),
        Spot::Lair if matches!(selection.plan, Plan::Reroll(..)) => Pick::Nothing(Why::LairStays),
        Spot::Lair => Pick::Nothing(Why::LairHolds(query.table().delve.lair)),
        Spot::Hero => hero::pick_hero(query),
        Spot::Die(face, nth) => pick_die(query, face, nth),
        Spot::Temp(temp, _) => pick_source(query, Source::Temp(temp)),
        Spot::Floor(target, nth) => pick_floor(query, target, nth),
    }
}

fn pick_main(query: Query<'_>) -> Pick {
    match main_act(query) {
        Some(Action::Course(Course::End)) if leaves_loot(query) => {
            sure(query, Action::Course(Course::End))
        }
        Some(action) => act(query, action),
        None => Pick::Nothing(why_no_main(query)),
    }
}

/// Whether chests or potions would be left behind that somebody could use.
fn leaves_loot(query: Query<'_>) -> bool {
    let is_loot = query.table().delve.phase == Phase::Loot;
    is_loot && [Target::Chests, Target::Potions].into_iter().any(|it| query.is_target(it))
}

fn why_no_main(query: Query<'_>) -> Why {
    let delve = &query.table().delve;
    match (query.selection.plan, delve.phase) {
        (Plan::Open | Plan::Use(_) | Plan::Target(_), Phase::Monster | Phase::Loot) => {
            query.check(&Action::Course(Course::End)).err().map_or(Why::ChooseFirst, Why::Rule)
        }
        (_, _) => Why::ChooseFirst, // The line beside the button says what.
    }
}

fn pick_candidate(query: Query<'_>, hero: Hero) -> Pick {
    let action = Action::Form(Forming::Choose { hero });
    if query.selection.plan == Plan::Hero(hero) || !query.can(&action) {
        return refuse(query, &action);
    }
    plan(query, Plan::Hero(hero))
}

fn pick_way(query: Query<'_>, nth: usize) -> Pick {
    let Plan::Which(with, target) = query.selection.plan else {
        return Pick::Nothing(Why::ChooseFirst);
    };
    let ways = query.ways(with, target);
    ways.get(nth).map_or(Pick::Nothing(Why::ChooseFirst), |it| act(query, *it))
}

/// The main button brings the dice back: a face can be given back, and one alone is replaced.
fn pick_face(query: Query<'_>, face: PartyFace) -> Pick {
    let Some((faces, n_max)) = query.faces() else { return Pick::Nothing(Why::ChooseFirst) };
    if 1 < n_max && n_max <= faces.total() {
        return Pick::Nothing(Why::FacesAreFull(n_max));
    }
    let one = Tally::of(face, 1);
    with_faces(query, if n_max == 1 { one } else { faces.plus(&one) })
}

fn with_faces(query: Query<'_>, faces: Party) -> Pick {
    match query.selection.plan {
        Plan::Drink(with, _) => plan(query, Plan::Drink(with, faces)),
        Plan::Give(treasure, _) => plan(query, Plan::Give(treasure, faces)),
        Plan::Elixir(_) => {
            let face = PartyFace::ALL.into_iter().find(|&it| faces[it] != 0);
            plan(query, Plan::Elixir(face))
        }
        // Nothing else asks for faces.
        _ => Pick::Nothing(Why::ChooseFirst),
    }
}

fn give_face_back(query: Query<'_>, face: PartyFace) -> Pick {
    let Some((faces, _)) = query.faces() else { return Pick::Nothing(Why::ChooseFirst) };
    let one = Tally::of(face, 1);
    with_faces(query, if faces.holds(&one) { faces.minus(&one) } else { faces })
}

fn pick_treasure(query: Query<'_>, treasure: Treasure) -> Pick {
    if query.table().delve.n_owed != 0 {
        return sure(query, Action::Skill(Skill::Discard { treasure }));
    }
    if let Plan::Give(_, faces) = query.selection.plan {
        return plan(query, Plan::Give(Some(treasure), faces));
    }
    if let Plan::Craft(Craft::Ready) = query.selection.plan {
        return refuse(query, &Action::Skill(Skill::Ready { treasure }));
    }
    if let Plan::Craft(Craft::Pay(_)) = query.selection.plan {
        return craft::pay(query, Source::Treasure(treasure));
    }
    match treasure {
        Treasure::Ring => sure(query, Action::Spend(Magic::Ring)),
        Treasure::Bait => sure(query, Action::Spend(Magic::Bait)),
        Treasure::Portal => sure(query, Action::Spend(Magic::Portal)),
        Treasure::Elixir => match client::treasure_use(query.view, treasure) {
            Ok(()) if matches!(query.selection.plan, Plan::Elixir(_)) => plan(query, Plan::Open),
            Ok(()) => plan(query, Plan::Elixir(None)),
            Err(refusal) => Pick::Nothing(Why::Rule(refusal)),
        },
        Treasure::Scales => Pick::Nothing(Why::Rule(Refusal::NotACompanion(treasure))),
        _ => pick_source(query, Source::Treasure(treasure)), // It stands for a die.
    }
}

fn pick_die(query: Query<'_>, face: PartyFace, nth: u8) -> Pick {
    if let Plan::Reroll(by, floor, party) = query.selection.plan {
        if by.face() == Some(face) && nth == query.selection.held {
            return plan(query, Plan::Open);
        }
        return plan(query, Plan::Reroll(by, floor, party.toggled(face, nth)));
    }
    if let Plan::Craft(it) = query.selection.plan
        && let Some(pick) = craft::pick_die(query, it, face, nth)
    {
        return pick;
    }
    match pick_source(query, Source::Die(face)) {
        Pick::Selection(selection) => Pick::Selection(Selection { held: nth, ..selection }),
        other => other,
    }
}

fn pick_reroll(query: Query<'_>) -> Pick {
    if let Plan::Use(with) = query.selection.plan {
        return begin_reroll(query, Roller::Scroll(with));
    }
    // Nothing is in hand, but a scroll may stand before the dragon.
    let Some(with) = query.spare_scroll() else { return Pick::Nothing(Why::ChooseFirst) };
    let plan = Plan::Reroll(Roller::Scroll(with), Picked::default(), Picked::default());
    Pick::Selection(Selection { plan, held: 0, ..*query.selection })
}

/// All dice of one face at once.
fn sweep(
    query: Query<'_>,
    pick: impl FnOnce(Picked<5>, Picked<6>) -> (Picked<5>, Picked<6>),
) -> Pick {
    let Plan::Reroll(by, floor, party) = query.selection.plan else {
        return Pick::Nothing(Why::ChooseFirst);
    };
    let (floor, party) = pick(floor, party);
    plan(query, Plan::Reroll(by, floor, party))
}

fn pick_floor(query: Query<'_>, target: Target, nth: u8) -> Pick {
    match query.selection.plan {
        Plan::Reroll(Roller::Muster | Roller::Inscribe, ..) => {
            refuse(query, &asked(Source::Hero, target))
        }
        Plan::Reroll(by, floor, party) => {
            plan(query, Plan::Reroll(by, floor.toggled(target, nth), party))
        }
        Plan::Aim(picked) => hero::aim_at(query, &picked, target, nth),
        Plan::Craft(it) => craft::pick_floor(query, it, target, nth),
        Plan::Use(with) | Plan::Which(with, _) => use_on(query, with, target),
        Plan::Target(it) if it == target => plan(query, Plan::Open),
        // What was in hand is put down.
        _ => begin_target(query, target),
    }
}

/// A target first: it waits for whoever is to deal with it.
fn begin_target(query: Query<'_>, target: Target) -> Pick {
    if query.is_target(target) {
        return plan(query, Plan::Target(target));
    }
    let source = query.sources().first().copied().unwrap_or(Source::Die(PartyFace::Fighter));
    refuse(query, &asked(source, target))
}
