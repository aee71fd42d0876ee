//! The choices that are spelled out: what the plan leaves open, and what each choice comes to.

use super::Query;
use super::offers::Offer;
use crate::boards::dungeon_roll::selection::{
    Begin, Choice, Held, Picked, Picks, Plan, Revival, Roller, Selection, Setting, Spot, Target,
    Thing, Why,
};
use crate::games::dungeon_roll::client::{
    self, Action, DungeonFace, Party, PartyFace, Phase, Skill, Source, Treasure,
};
use crate::kernel::Tally;

/// A choice spelled out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chip {
    pub spot: Spot,
    /// The outcome of a tap of it; a thing on the table offers that itself.
    pub offer: Option<Offer>,
    /// The number of dice or treasures it is about; 0 where that is not said.
    pub n: u8,
    /// True if it is chosen already.
    pub is_on: bool,
}

/// The outcome of a choice, if it is spelled out.
pub fn chosen(query: Query<'_>, choice: Choice) -> Offer {
    let spot = Spot::Choice(choice);
    let found = choices(query).into_iter().find(|it| it.spot == spot);
    found.and_then(|it| it.offer).unwrap_or(Offer::Nothing(Why::ChooseFirst))
}

/// The choices that the plan leaves open.
pub fn choices(query: Query<'_>) -> Vec<Chip> {
    match query.selection.plan {
        Plan::Open => {
            let helps = query.options.stuck.unwrap_or_default().things();
            let helps = helps.map(|(it, n)| Chip { n, ..thing(it) });
            helps.chain(begun(query)).collect()
        }
        Plan::Held(it) => held(query, it),
        Plan::Picks(Picks::Reroll(by, floor, party)) => sweeps(query, by, floor, party),
        Plan::Picks(Picks::Set(it)) => settings(query, it),
        Plan::Faces(of, chosen) => faces(query, of, chosen),
        Plan::Picks(_) | Plan::Sure(_) => Vec::new(),
    }
}

const fn chip(choice: Choice, offer: Offer) -> Chip {
    Chip { spot: Spot::Choice(choice), offer: Some(offer), n: 0, is_on: false }
}

/// A chip that begins a plan.
fn begin(begin: Begin, selection: Selection, plan: Plan) -> Chip {
    chip(Choice::Begin(begin), Offer::Choose(selection.with(plan)))
}

/// A thing on the table, spelled out.
const fn thing(thing: Thing) -> Chip {
    Chip { spot: Spot::Thing(thing), offer: None, n: 0, is_on: false }
}

/// The choices to begin while nothing is in hand.
fn begun(query: Query<'_>) -> Vec<Chip> {
    let (table, options) = (query.table(), query.options);
    let mut chips = Vec::new();
    let mut add = |it: Begin, plan: Plan| chips.push(begin(it, *query.selection, plan));
    if options.has(|it| matches!(it, Action::Skill(Skill::Again { .. }))) {
        add(Begin::Again, Plan::Held(Held::Again));
    }
    if options.has(|it| matches!(it, Action::Skill(Skill::Ready { .. }))) {
        add(Begin::Ready, Plan::Held(Held::Ready));
    }
    if table.delve.phase != Phase::Dragon {
        return chips;
    }
    if table.side().rereads {
        // Dice that can meet the dragon join the band by a tap: their other use is spelled out.
        let by = |it: PartyFace| Roller::Scroll(Source::Die(it));
        for face in PartyFace::ALL.into_iter().filter(|it| options.rerolls(by(*it))) {
            add(Begin::Spend(face), Plan::Picks(Picks::reroll(by(face))));
        }
    } else if let Some(by) = spare_scroll(query) {
        let first = Selection { held: 0, ..*query.selection };
        chips.push(begin(Begin::Reroll, first, Plan::Picks(Picks::reroll(by))));
    }
    chips
}

/// A scroll that could meet the dragon, and could re-roll dice as well: the one that joined the
/// band last, or one that could join (DR-033, where scrolls are read in every phase).
fn spare_scroll(query: Query<'_>) -> Option<Roller> {
    let chosen = query.selection.band.members();
    let others = client::missing(query.table(), &chosen).candidates;
    let mut all = chosen.into_iter().rev().chain(others).map(Roller::Scroll);
    all.find(|it| query.options.rerolls(*it))
}

/// The choices left open by a held thing.
fn held(query: Query<'_>, held: Held) -> Vec<Chip> {
    let (table, options) = (query.table(), query.options);
    let selection = *query.selection;
    match held {
        Held::Source(with) => {
            let by = Roller::Scroll(with);
            let again = begin(Begin::Reroll, selection, Plan::Picks(Picks::reroll(by)));
            let fewer = Selection { is_careful: !selection.is_careful, ..selection };
            let careful = chip(Choice::Careful, Offer::Choose(fewer));
            let careful = Chip { is_on: selection.is_careful, ..careful };
            let again = options.rerolls(by).then_some(again);
            again.into_iter().chain(options.has_fewer(with).then_some(careful)).collect()
        }
        Held::Both(with, target) => {
            let ways = options.ways(with, target, selection.is_careful).into_iter().enumerate();
            ways.map(|(nth, it)| chip(Choice::Way(nth as u8), Offer::Act(it))).collect()
        }
        Held::Ready => {
            let owned = Treasure::ALL.into_iter().filter(|&it| table.owns(it));
            owned.map(|it| thing(Thing::Treasure(it))).collect()
        }
        Held::Price(chosen) => {
            let price = |with: Source| {
                let it = match with {
                    Source::Die(face) => Thing::Die(face, 0),
                    Source::Temp(temp) => Thing::Temp(temp, 0),
                    Source::Treasure(treasure) => Thing::Treasure(treasure),
                    Source::Hero => Thing::Hero,
                };
                Chip { is_on: chosen == Some(with), ..thing(it) }
            };
            options.prices().into_iter().map(price).collect()
        }
        Held::Target(_) | Held::Again | Held::Lure(_) => Vec::new(),
    }
}

/// Faces of which at least two dice can be picked at once; before them, what else a scroll can do.
fn sweeps(query: Query<'_>, by: Roller, floor: Picked<5>, party: Picked<6>) -> Vec<Chip> {
    let mut chips = Vec::new();
    match by {
        Roller::Inscribe => return chips,
        Roller::Scroll(with) if query.options.lures(with) => {
            let lure = Plan::Held(Held::Lure(with));
            chips.push(begin(Begin::Lure, *query.selection, lure));
        }
        Roller::Scroll(_) | Roller::Hero | Roller::Muster => {}
    }
    let (floor_dice, party_dice) = query.options.rerollable(by);
    let choose = |plan| Offer::Choose(query.selection.with(plan));
    let picks = |floor, party| choose(Plan::Picks(Picks::Reroll(by, floor, party)));
    for target in Target::ALL.into_iter().filter(|it| 2 <= floor_dice[it.face()]) {
        let n = floor_dice[target.face()];
        let all = chip(Choice::AllFloor(target), picks(floor.swept(target, n), party));
        chips.push(Chip { n, is_on: n == floor.n_of(target), ..all });
    }
    for face in PartyFace::ALL.into_iter().filter(|&it| 2 <= party_dice[it]) {
        let n = party_dice[face];
        let all = party.swept(face, query.table().delve.party[face]);
        let all = chip(Choice::AllParty(face), picks(floor, all));
        chips.push(Chip { n, is_on: n == party.n_of(face), ..all });
    }
    chips
}

/// The faces that the picked dice can be set to.
fn settings(query: Query<'_>, set: Setting) -> Vec<Chip> {
    let picks = |it| Offer::Choose(query.selection.with(Plan::Picks(Picks::Set(it))));
    let mut chips = Vec::new();
    if let Some((target, _)) = set.floor {
        for to in DungeonFace::ALL.into_iter().filter(|&it| it != target.face()) {
            let to_face = picks(Setting { floor_to: Some(to), ..set });
            let face = chip(Choice::SetFloor(to), to_face);
            chips.push(Chip { is_on: set.floor_to == Some(to), ..face });
        }
    }
    if let Some((from, _)) = set.party {
        for to in PartyFace::ALL.into_iter().filter(|&it| it != from) {
            let to_face = picks(Setting { party_to: Some(to), ..set });
            let face = chip(Choice::SetParty(to), to_face);
            chips.push(Chip { is_on: set.party_to == Some(to), ..face });
        }
    }
    chips
}

/// The treasures that can be given; the faces that dice can come back with; then those chosen, to be given back.
fn faces(query: Query<'_>, of: Revival, chosen: Party) -> Vec<Chip> {
    let mut chips = Vec::new();
    if let Revival::Intervention(given) = of {
        let owned = Treasure::ALL.into_iter().filter(|&it| query.table().owns(it));
        chips.extend(
            owned.map(|it| Chip { is_on: given == Some(it), ..thing(Thing::Treasure(it)) }),
        );
    }
    let n_max = query.options.n_revived(of);
    if n_max == 0 {
        return chips;
    }
    let with = |faces| Offer::Choose(query.selection.with(Plan::Faces(of, faces)));
    for face in PartyFace::ALL {
        let one = Tally::of(face, 1);
        // The main button brings the dice back: one alone is replaced.
        let offer = match n_max {
            1 => with(one),
            2.. if n_max <= chosen.total() => Offer::Nothing(Why::FacesAreFull(n_max)),
            _ => with(chosen.plus(&one)),
        };
        chips.push(chip(Choice::Face(face), offer));
    }
    for face in PartyFace::ALL.into_iter().filter(|&it| chosen[it] != 0) {
        let less = with(chosen.minus(&Tally::of(face, 1)));
        let back = chip(Choice::Unface(face), less);
        chips.push(Chip { n: chosen[face], is_on: true, ..back });
    }
    chips
}
