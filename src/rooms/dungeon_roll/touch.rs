//! What a touch comes to.

mod craft;
mod hero;

use super::craft::Craft;
use super::draft::{Chosen, Draft, Pick, Picked, Plan, Roller, Spot, Target, Why};
use super::sight::{Sight, first_drink};
use crate::games::dungeon_roll::rules;
use crate::games::dungeon_roll::{
    Action, Hero, Party, PartyFace, Phase, Refusal, Source, Temp, Treasure,
};
use crate::kernel::Tally;

pub use hero::aims;

/// Answers a touch of `spot`.
pub fn pick(sight: Sight<'_>, spot: Spot) -> Pick {
    let draft = *sight.draft;
    if let Spot::Player(seat) = spot {
        let peek = (sight.shown() != seat).then_some(seat);
        return Pick::Draft(Draft { peek, ..draft });
    }
    if sight.actor().is_none() {
        return Pick::Nothing(Why::NotNow);
    }
    match spot {
        Spot::Player(_) | Spot::Drop => plan(sight, Plan::Open),
        Spot::Main => pick_main(sight),
        Spot::Candidate(hero) => pick_candidate(sight, hero),
        Spot::Flee => sure(sight, Action::Flee),
        Spot::Retire => sure(sight, Action::Retire),
        Spot::Seek => sure(sight, Action::Seek),
        Spot::Careful => Pick::Draft(Draft { is_careful: !draft.is_careful, ..draft }),
        Spot::Way(nth) => pick_way(sight, nth.into()),
        Spot::Face(face) => pick_face(sight, face),
        Spot::Unface(face) => give_face_back(sight, face),
        Spot::Offer(treasure) | Spot::Treasure(treasure) => pick_treasure(sight, treasure),
        Spot::Socket(nth) if draft.band.members().len() <= nth.into() => {
            Pick::Nothing(Why::ChooseFirst)
        }
        Spot::Socket(nth) => band(draft.band.without(nth.into()), draft),
        Spot::Reroll => pick_reroll(sight),
        Spot::AllFloor(target) => {
            let n = sight.table().delve.floor[target.face()];
            sweep(sight, |floor, party| (floor.swept(target, n), party))
        }
        Spot::AllParty(face) => {
            let n = sight.table().delve.party[face];
            sweep(sight, |floor, party| (floor, party.swept(face, n)))
        }
        Spot::Again => begin(sight, Craft::Again),
        Spot::Ready => begin(sight, Craft::Ready),
        Spot::Lure => craft::pick_lure(sight),
        Spot::Spend(face) => begin_reroll(sight, Roller::Scroll(Source::Die(face))),
        Spot::SetFloor(to) => craft::set_floor(sight, to),
        Spot::SetParty(to) => craft::set_party(sight, to),
        Spot::Pay(with) => craft::pay(sight, with),
        Spot::Lair if matches!(draft.plan, Plan::Craft(_)) => craft::pick_lair(sight),
        Spot::Lair if matches!(draft.plan, Plan::Reroll(..)) => Pick::Nothing(Why::LairStays),
        Spot::Lair => Pick::Nothing(Why::LairHolds(sight.table().delve.lair)),
        Spot::Hero => hero::pick_hero(sight),
        Spot::Die(face, nth) => pick_die(sight, face, nth),
        Spot::Temp(temp, _) => pick_source(sight, Source::Temp(temp)),
        Spot::Floor(target, nth) => pick_floor(sight, target, nth),
    }
}

/// Begins what only some heroes can.
fn begin(sight: Sight<'_>, craft: Craft) -> Pick {
    plan(sight, Plan::Craft(craft))
}

fn plan(sight: Sight<'_>, plan: Plan) -> Pick {
    Pick::Draft(Draft { plan, is_careful: false, ..*sight.draft })
}

fn band(band: Chosen, draft: Draft) -> Pick {
    Pick::Draft(Draft { band, plan: Plan::Open, ..draft })
}

fn refuse(sight: Sight<'_>, action: &Action) -> Pick {
    match sight.check(action) {
        Ok(()) => act(sight, *action),
        Err(refusal) => Pick::Nothing(Why::Rule(refusal)),
    }
}

/// Takes an action; and ends the phase of monsters with it, if nothing else is left to do there
/// (DR-038).
fn act(sight: Sight<'_>, action: Action) -> Pick {
    let mut actions = vec![action];
    let after = rules::preview(sight.view, &action).ok().and_then(|it| it.after);
    if after.is_some_and(|it| sight.can_only_end(&it)) {
        actions.push(Action::End);
    }
    Pick::Act(actions)
}

/// Asks once more, or does it if that was done.
fn sure(sight: Sight<'_>, action: Action) -> Pick {
    if sight.draft.plan == Plan::Sure(action) {
        return refuse(sight, &action);
    }
    match sight.check(&action) {
        Ok(()) => plan(sight, Plan::Sure(action)),
        Err(refusal) => Pick::Nothing(Why::Rule(refusal)),
    }
}

fn pick_main(sight: Sight<'_>) -> Pick {
    match sight.main() {
        Some(Action::End) if leaves_loot(sight) => sure(sight, Action::End),
        Some(action) => act(sight, action),
        None => Pick::Nothing(why_no_main(sight)),
    }
}

/// Whether chests or potions would be left behind that somebody could use.
fn leaves_loot(sight: Sight<'_>) -> bool {
    let is_loot = sight.table().delve.phase == Phase::Loot;
    is_loot && [Target::Chests, Target::Potions].into_iter().any(|it| sight.is_target(it))
}

fn why_no_main(sight: Sight<'_>) -> Why {
    let delve = &sight.table().delve;
    match (sight.draft.plan, delve.phase) {
        (Plan::Open | Plan::Use(_) | Plan::Target(_), Phase::Monster | Phase::Loot) => {
            sight.check(&Action::End).err().map_or(Why::ChooseFirst, Why::Rule)
        }
        (_, _) => Why::ChooseFirst, // The line beside the button says what.
    }
}

fn pick_candidate(sight: Sight<'_>, hero: Hero) -> Pick {
    let action = Action::Choose { hero };
    if sight.draft.plan == Plan::Hero(hero) || !sight.can(&action) {
        return refuse(sight, &action);
    }
    plan(sight, Plan::Hero(hero))
}

fn pick_way(sight: Sight<'_>, nth: usize) -> Pick {
    let Plan::Which(with, target) = sight.draft.plan else {
        return Pick::Nothing(Why::ChooseFirst);
    };
    let ways = sight.ways(with, target);
    ways.get(nth).map_or(Pick::Nothing(Why::ChooseFirst), |it| act(sight, *it))
}

/// The main button brings the dice back: a face can be given back, and one alone is replaced.
fn pick_face(sight: Sight<'_>, face: PartyFace) -> Pick {
    let Some((faces, n_max)) = sight.faces() else { return Pick::Nothing(Why::ChooseFirst) };
    if 1 < n_max && n_max <= faces.total() {
        return Pick::Nothing(Why::FacesAreFull(n_max));
    }
    let one = Tally::of(face, 1);
    with_faces(sight, if n_max == 1 { one } else { faces.plus(&one) })
}

fn with_faces(sight: Sight<'_>, faces: Party) -> Pick {
    match sight.draft.plan {
        Plan::Drink(with, _) => plan(sight, Plan::Drink(with, faces)),
        Plan::Give(treasure, _) => plan(sight, Plan::Give(treasure, faces)),
        Plan::Elixir(_) => {
            let face = PartyFace::ALL.into_iter().find(|&it| faces[it] != 0);
            plan(sight, Plan::Elixir(face))
        }
        // Nothing else asks for faces.
        Plan::Open
        | Plan::Use(_)
        | Plan::Target(_)
        | Plan::Which(..)
        | Plan::Reroll(..)
        | Plan::Aim(_)
        | Plan::Craft(_)
        | Plan::Hero(_)
        | Plan::Sure(_) => Pick::Nothing(Why::ChooseFirst),
    }
}

fn give_face_back(sight: Sight<'_>, face: PartyFace) -> Pick {
    let Some((faces, _)) = sight.faces() else { return Pick::Nothing(Why::ChooseFirst) };
    let one = Tally::of(face, 1);
    with_faces(sight, if faces.holds(&one) { faces.minus(&one) } else { faces })
}

fn pick_treasure(sight: Sight<'_>, treasure: Treasure) -> Pick {
    if sight.table().delve.n_owed != 0 {
        return sure(sight, Action::Discard { treasure });
    }
    if let Plan::Give(_, faces) = sight.draft.plan {
        return plan(sight, Plan::Give(Some(treasure), faces));
    }
    if let Plan::Craft(Craft::Ready) = sight.draft.plan {
        return refuse(sight, &Action::Ready { treasure });
    }
    if let Plan::Craft(Craft::Pay(_)) = sight.draft.plan {
        return craft::pay(sight, Source::Treasure(treasure));
    }
    match treasure {
        Treasure::Ring => sure(sight, Action::Ring),
        Treasure::Bait => sure(sight, Action::Bait),
        Treasure::Portal => sure(sight, Action::Portal),
        Treasure::Elixir => match rules::treasure_use(sight.view, treasure) {
            Ok(()) if matches!(sight.draft.plan, Plan::Elixir(_)) => plan(sight, Plan::Open),
            Ok(()) => plan(sight, Plan::Elixir(None)),
            Err(refusal) => Pick::Nothing(Why::Rule(refusal)),
        },
        Treasure::VorpalSword
        | Treasure::Talisman
        | Treasure::Scepter
        | Treasure::ThievesTools
        | Treasure::Scroll => pick_source(sight, Source::Treasure(treasure)),
        Treasure::Scales => Pick::Nothing(Why::Rule(Refusal::NotACompanion(treasure))),
    }
}

fn pick_die(sight: Sight<'_>, face: PartyFace, nth: u8) -> Pick {
    if let Plan::Reroll(by, floor, party) = sight.draft.plan {
        if by.face() == Some(face) && nth == sight.draft.held {
            return plan(sight, Plan::Open);
        }
        return plan(sight, Plan::Reroll(by, floor, party.toggled(face, nth)));
    }
    if let Plan::Craft(it) = sight.draft.plan
        && let Some(pick) = craft::pick_die(sight, it, face, nth)
    {
        return pick;
    }
    match pick_source(sight, Source::Die(face)) {
        Pick::Draft(draft) => Pick::Draft(Draft { held: nth, ..draft }),
        other => other,
    }
}

/// Takes a source in hand, uses it on the target that waits for one, or lets it join the band.
fn pick_source(sight: Sight<'_>, source: Source) -> Pick {
    if sight.table().delve.phase == Phase::Dragon {
        let by = Roller::Scroll(source);
        if sight.can_reroll(by) && !can_join(sight, source) {
            return begin_reroll(sight, by);
        }
        return pick_member(sight, source);
    }
    match sight.draft.plan {
        Plan::Target(target) => use_on(sight, source, target),
        Plan::Use(with) | Plan::Which(with, _) | Plan::Drink(with, _) if with == source => {
            plan(sight, Plan::Open)
        }
        Plan::Reroll(by, ..) if by == Roller::Scroll(source) => plan(sight, Plan::Open),
        // What was in hand is put down.
        Plan::Open
        | Plan::Use(_)
        | Plan::Which(..)
        | Plan::Reroll(..)
        | Plan::Drink(..)
        | Plan::Aim(_)
        | Plan::Craft(_)
        | Plan::Elixir(_)
        | Plan::Give(..)
        | Plan::Hero(_)
        | Plan::Sure(_) => take(sight, source),
    }
}

fn take(sight: Sight<'_>, source: Source) -> Pick {
    let by = Roller::Scroll(source);
    let has_target = Target::ALL.into_iter().any(|it| sight.reach(source, it) != 0);
    match (has_target, sight.can_reroll(by)) {
        (true, _) => plan(sight, Plan::Use(source)),
        (false, true) => begin_reroll(sight, by),
        (false, false) => refuse_source(sight, source),
    }
}

/// Why a source can do nothing now: asked of what lies on the level, if anything does.
fn refuse_source(sight: Sight<'_>, with: Source) -> Pick {
    let floor = &sight.table().delve.floor;
    if floor.is_empty() {
        return Pick::Nothing(Why::NothingLies);
    }
    let lies = |it: &Target| floor[it.face()] != 0;
    let target = Target::ALL.into_iter().find(lies).unwrap_or(Target::ALL[0]);
    refuse(sight, &asked(with, target))
}

/// The least that a use of `with` on `target` can be.
fn asked(with: Source, target: Target) -> Action {
    match target {
        Target::Foe(monster) => Action::Fight { with, monsters: Tally::of(monster, 1) },
        Target::Chests => Action::Open { with, n_chests: 1 },
        // Dragons never lie on a level: what is asked of them is refused like a missing potion.
        Target::Potions | Target::Dragons => first_drink(with),
    }
}

fn begin_reroll(sight: Sight<'_>, by: Roller) -> Pick {
    plan(sight, Plan::Reroll(by, Picked::default(), Picked::default()))
}

fn pick_reroll(sight: Sight<'_>) -> Pick {
    if let Plan::Use(with) = sight.draft.plan {
        return begin_reroll(sight, Roller::Scroll(with));
    }
    // Nothing is in hand, but a scroll may stand before the dragon.
    let Some(with) = sight.spare_scroll() else { return Pick::Nothing(Why::ChooseFirst) };
    let plan = Plan::Reroll(Roller::Scroll(with), Picked::default(), Picked::default());
    Pick::Draft(Draft { plan, held: 0, ..*sight.draft })
}

/// All dice of one face at once.
fn sweep(
    sight: Sight<'_>,
    pick: impl FnOnce(Picked<5>, Picked<6>) -> (Picked<5>, Picked<6>),
) -> Pick {
    let Plan::Reroll(by, floor, party) = sight.draft.plan else {
        return Pick::Nothing(Why::ChooseFirst);
    };
    let (floor, party) = pick(floor, party);
    plan(sight, Plan::Reroll(by, floor, party))
}

fn pick_floor(sight: Sight<'_>, target: Target, nth: u8) -> Pick {
    match sight.draft.plan {
        Plan::Reroll(Roller::Muster | Roller::Inscribe, ..) => {
            refuse(sight, &asked(Source::Hero, target))
        }
        Plan::Reroll(by, floor, party) => {
            plan(sight, Plan::Reroll(by, floor.toggled(target, nth), party))
        }
        Plan::Aim(picked) => hero::aim_at(sight, &picked, target, nth),
        Plan::Craft(it) => craft::pick_floor(sight, it, target, nth),
        Plan::Use(with) | Plan::Which(with, _) => use_on(sight, with, target),
        Plan::Target(it) if it == target => plan(sight, Plan::Open),
        // What was in hand is put down.
        Plan::Open
        | Plan::Target(_)
        | Plan::Drink(..)
        | Plan::Elixir(_)
        | Plan::Give(..)
        | Plan::Hero(_)
        | Plan::Sure(_) => begin_target(sight, target),
    }
}

/// A target first: it waits for whoever is to deal with it.
fn begin_target(sight: Sight<'_>, target: Target) -> Pick {
    if sight.is_target(target) {
        return plan(sight, Plan::Target(target));
    }
    let source = sight.sources().first().copied().unwrap_or(Source::Die(PartyFace::Fighter));
    refuse(sight, &asked(source, target))
}

fn use_on(sight: Sight<'_>, with: Source, target: Target) -> Pick {
    if target == Target::Potions && sight.drinks(with) != 0 {
        return plan(sight, Plan::Drink(with, Party::NONE));
    }
    match sight.ways(with, target)[..] {
        [] => refuse(sight, &asked(with, target)),
        [way] => act(sight, way),
        [..] => Pick::Draft(Draft { plan: Plan::Which(with, target), ..*sight.draft }),
    }
}

/// Whether a source has joined the band that meets the dragon, or could.
pub fn can_join(sight: Sight<'_>, source: Source) -> bool {
    let chosen = sight.draft.band.members();
    chosen.contains(&source) || rules::missing(sight.table(), &chosen).candidates.contains(&source)
}

/// Joins the band that meets the dragon, or leaves it if no more of the kind can join.
fn pick_member(sight: Sight<'_>, source: Source) -> Pick {
    let draft = *sight.draft;
    let chosen = draft.band.members();
    let missing = rules::missing(sight.table(), &chosen);
    if missing.candidates.contains(&source) {
        return band(draft.band.with(source), draft);
    }
    if let Some(nth) = chosen.iter().position(|&it| it == source) {
        return band(draft.band.without(nth), draft);
    }
    let types = rules::types_of_member(sight.table().side(), source);
    if types.is_empty() {
        let is_dragon = source == Source::Temp(Temp::Dragon);
        let why = if is_dragon { Refusal::TameDragon } else { Refusal::ScrollsDoNotFight };
        return Pick::Nothing(Why::Rule(why));
    }
    if missing.n_missing == 0 {
        return Pick::Nothing(Why::BandIsFull);
    }
    Pick::Nothing(Why::OtherType(missing.wanted))
}
