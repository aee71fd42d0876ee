//! Offers of each thing on the table: the outcomes of taps.

use super::Query;
use super::ultimate::Card;
use crate::boards::dungeon_roll::selection::{
    Chosen, Held, NONE_SET, Picked, Picks, Plan, Revival, Roller, Selection, Setting, Target,
    Thing, Why,
};
use crate::games::dungeon_roll::client::{
    self, Action, Forming, Magic, Party, PartyFace, Phase, Refusal, Skill, Source, Temp, Treasure,
    Ultimate, Unleash, Use,
};
use crate::kernel::Tally;

/// The outcome of a tap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// An action.
    Act(Action),
    /// Another half-made choice.
    Choose(Selection),
    /// Nothing, and why.
    Nothing(Why),
}

/// The offer of a thing.
pub fn offer(query: Query<'_>, thing: Thing) -> Offer {
    if query.options.actor.is_none() {
        return Offer::Nothing(Why::NotNow);
    }
    match thing {
        Thing::Die(face, nth) => die(query, face, nth),
        Thing::Temp(temp, _) => source(query, Source::Temp(temp)),
        Thing::Treasure(it) => treasure(query, it),
        Thing::Hero => hero(query),
        Thing::Floor(target, nth) => floor(query, target, nth),
        Thing::Lair => lair(query),
        Thing::Socket(nth) if query.selection.band.members().len() <= nth.into() => {
            Offer::Nothing(Why::ChooseFirst)
        }
        Thing::Socket(nth) => band(query, query.selection.band.without(nth.into())),
        Thing::Candidate(hero) => sure(query, Action::Form(Forming::Choose { hero })),
    }
}

/// Another plan.
fn plan(query: Query<'_>, plan: Plan) -> Offer {
    Offer::Choose(query.selection.with(plan))
}

/// An action; or why it is refused.
fn refuse(query: Query<'_>, action: Action) -> Offer {
    match query.options.check(&action) {
        Ok(()) => Offer::Act(action),
        Err(refusal) => Offer::Nothing(Why::Rule(refusal)),
    }
}

/// An action that is asked for once more; done, if that was done.
pub fn sure(query: Query<'_>, action: Action) -> Offer {
    match refuse(query, action) {
        Offer::Act(_) if query.selection.plan != Plan::Sure(action) => {
            plan(query, Plan::Sure(action))
        }
        it => it,
    }
}

fn picks(query: Query<'_>, picks: Picks) -> Offer {
    plan(query, Plan::Picks(picks))
}

fn band(query: Query<'_>, band: Chosen) -> Offer {
    Offer::Choose(Selection { band, plan: Plan::Open, ..*query.selection })
}

/// A die of the party: where dice are picked, it is; else it is taken in hand.
fn die(query: Query<'_>, face: PartyFace, nth: u8) -> Offer {
    let picked = match query.selection.plan {
        Plan::Picks(it) => pick_die(query, it, face, nth),
        Plan::Held(Held::Price(_)) => Some(price(query, Source::Die(face))),
        Plan::Open | Plan::Held(_) | Plan::Faces(..) | Plan::Sure(_) => None,
    };
    match picked.unwrap_or_else(|| source(query, Source::Die(face))) {
        Offer::Choose(it) if picked.is_none() => Offer::Choose(Selection { held: nth, ..it }),
        it => it,
    }
}

/// A die of the party, where dice are picked; none where no such dice are.
fn pick_die(query: Query<'_>, of: Picks, face: PartyFace, nth: u8) -> Option<Offer> {
    Some(match of {
        Picks::Reroll(by, ..) if by.face() == Some(face) && nth == query.selection.held => {
            plan(query, Plan::Open)
        }
        Picks::Reroll(by, floor, party) => {
            picks(query, Picks::Reroll(by, floor, party.toggled(face, nth)))
        }
        Picks::Set(it) => {
            let party = Some((face, nth)).filter(|die| it.party != Some(*die));
            set(query, Setting { party, party_to: None, ..it }, Setting { party, ..NONE_SET })
        }
        Picks::Scout(..) => Offer::Nothing(Why::ChooseFirst),
        Picks::Aim(_) | Picks::Dice(..) => return None,
    })
}

/// Dice to be set to faces. Where only one die can be set, another takes its place.
fn set(query: Query<'_>, both: Setting, one: Setting) -> Offer {
    let is_both = client::ultimate(query.options.view) == Ok(Ultimate::Favor { is_both: true });
    picks(query, Picks::Set(if is_both { both } else { one }))
}

/// A source is taken in hand, is used on the target that waits for one, or joins the band.
fn source(query: Query<'_>, source: Source) -> Offer {
    let (by, options) = (Roller::Scroll(source), query.options);
    if query.table().delve.phase == Phase::Dragon {
        let rerolls = options.rerolls(by) && !can_join(query, source);
        return if rerolls { picks(query, Picks::reroll(by)) } else { member(query, source) };
    }
    match query.selection.plan {
        Plan::Held(Held::Target(target)) => use_on(query, source, target),
        it if it.source() == Some(source) => plan(query, Plan::Open),
        Plan::Open | Plan::Held(_) | Plan::Picks(_) => take(query, source),
        Plan::Faces(..) | Plan::Sure(_) => take(query, source),
    }
}

/// A source is taken in hand; what was there is put down.
fn take(query: Query<'_>, source: Source) -> Offer {
    let by = Roller::Scroll(source);
    if query.options.has_target(source) {
        plan(query, Plan::Held(Held::Source(source)))
    } else if query.options.rerolls(by) {
        picks(query, Picks::reroll(by))
    } else {
        in_vain(query, source)
    }
}

/// Why a source can do nothing now: asked of what lies on the level, if anything does.
fn in_vain(query: Query<'_>, with: Source) -> Offer {
    let floor = &query.table().delve.floor;
    match Target::ALL.into_iter().find(|it| floor[it.face()] != 0) {
        Some(target) => refuse(query, asked(with, target)),
        None => Offer::Nothing(Why::NothingLies),
    }
}

/// The least that a use of `with` on `target` can be.
fn asked(with: Source, target: Target) -> Action {
    let on = match target {
        Target::Foe(monster) => Use::Fight { monsters: Tally::of(monster, 1) },
        Target::Chests => Use::Open { n_chests: 1 },
        // Dragons never lie on a level: what is asked of them is refused like a missing potion.
        Target::Potions | Target::Dragons => {
            Use::Drink { faces: Tally::of(PartyFace::Champion, 1) }
        }
    };
    Action::Use { with, on }
}

fn use_on(query: Query<'_>, with: Source, target: Target) -> Offer {
    if target == Target::Potions && query.options.reach(with, target) != 0 {
        return plan(query, Plan::Faces(Revival::Potions(with), Party::NONE));
    }
    match query.options.ways(with, target, query.selection.is_careful)[..] {
        [] => refuse(query, asked(with, target)),
        [way] => Offer::Act(way),
        [..] => {
            let plan = Plan::Held(Held::Both(with, target));
            Offer::Choose(Selection { plan, ..*query.selection })
        }
    }
}

/// Tells whether a source has joined the band that meets the dragon, or could.
pub fn can_join(query: Query<'_>, source: Source) -> bool {
    let chosen = query.selection.band.members();
    chosen.contains(&source) || client::missing(query.table(), &chosen).candidates.contains(&source)
}

/// Somebody joins the band that meets the dragon, or leaves it if no more of the kind can join.
fn member(query: Query<'_>, source: Source) -> Offer {
    let chosen = query.selection.band.members();
    let missing = client::missing(query.table(), &chosen);
    if missing.candidates.contains(&source) {
        return band(query, query.selection.band.with(source));
    }
    if let Some(nth) = chosen.iter().position(|&it| it == source) {
        return band(query, query.selection.band.without(nth));
    }
    let types = client::types_of_member(query.table().side(), source);
    Offer::Nothing(if source == Source::Temp(Temp::Dragon) && types.is_empty() {
        Why::Rule(Refusal::TameDragon)
    } else if types.is_empty() {
        Why::Rule(Refusal::ScrollsDoNotFight)
    } else if missing.n_missing == 0 {
        Why::BandIsFull
    } else {
        Why::OtherType(missing.wanted)
    })
}

/// A treasure is given where one is asked for; else it does what it can.
fn treasure(query: Query<'_>, treasure: Treasure) -> Offer {
    if query.table().delve.n_owed != 0 {
        return sure(query, Action::Skill(Skill::Discard { treasure }));
    }
    match query.selection.plan {
        Plan::Faces(Revival::Intervention(_), faces) => {
            plan(query, Plan::Faces(Revival::Intervention(Some(treasure)), faces))
        }
        Plan::Held(Held::Ready) => refuse(query, Action::Skill(Skill::Ready { treasure })),
        Plan::Held(Held::Price(_)) => price(query, Source::Treasure(treasure)),
        Plan::Faces(Revival::Elixir, _) if treasure == Treasure::Elixir => plan(query, Plan::Open),
        Plan::Open | Plan::Held(_) | Plan::Picks(_) => magic(query, treasure),
        Plan::Faces(..) | Plan::Sure(_) => magic(query, treasure),
    }
}

/// A treasure's effect by itself; the thing in hand is put down.
fn magic(query: Query<'_>, treasure: Treasure) -> Offer {
    match treasure {
        Treasure::Ring => sure(query, Action::Spend(Magic::Ring)),
        Treasure::Bait => sure(query, Action::Spend(Magic::Bait)),
        Treasure::Portal => sure(query, Action::Spend(Magic::Portal)),
        Treasure::Elixir => match client::treasure_use(query.options.view, treasure) {
            Ok(()) => plan(query, Plan::Faces(Revival::Elixir, Party::NONE)),
            Err(refusal) => Offer::Nothing(Why::Rule(refusal)),
        },
        Treasure::Scales => Offer::Nothing(Why::Rule(Refusal::NotACompanion(treasure))),
        _ => source(query, Source::Treasure(treasure)), // It stands for a die.
    }
}

/// Something is given for the dragon; by a second touch, or by the only thing that can be given.
fn price(query: Query<'_>, with: Source) -> Offer {
    match refuse(query, Action::Unleash(Unleash::With { with })) {
        Offer::Act(_) if query.selection.plan != Plan::Held(Held::Price(Some(with))) => {
            plan(query, Plan::Held(Held::Price(Some(with))))
        }
        it => it,
    }
}

/// The hero card acts, aims, or asks, as its ultimate has it.
fn hero(query: Query<'_>) -> Offer {
    match query.options.card() {
        Card::Refused(refusal) => Offer::Nothing(Why::Rule(refusal)),
        Card::Begins(_) if query.selection.plan.is_of_hero() => plan(query, Plan::Open),
        Card::Begins(Plan::Sure(action)) => sure(query, action),
        Card::Begins(it) => plan(query, it),
        Card::Die => source(query, Source::Hero),
    }
}

/// A die of the level: it is picked, it is what a source in hand is used on, or it waits for one.
fn floor(query: Query<'_>, target: Target, nth: u8) -> Offer {
    match query.selection.plan {
        Plan::Picks(it) => pick_floor(query, it, target, nth),
        Plan::Held(Held::Source(with) | Held::Both(with, _)) => use_on(query, with, target),
        Plan::Held(Held::Again) => {
            refuse(query, Action::Skill(Skill::Again { die: target.face() }))
        }
        Plan::Held(Held::Lure(with)) => match target {
            Target::Foe(monster) => refuse(query, Action::Use { with, on: Use::Lure { monster } }),
            Target::Chests | Target::Potions | Target::Dragons => Offer::Nothing(Why::NoMonster),
        },
        Plan::Held(Held::Ready | Held::Price(_)) => plan(query, Plan::Open),
        Plan::Held(Held::Target(it)) if it == target => plan(query, Plan::Open),
        // What was in hand is put down.
        Plan::Open | Plan::Held(Held::Target(_)) | Plan::Faces(..) | Plan::Sure(_) => {
            if query.options.is_target(target) {
                return plan(query, Plan::Held(Held::Target(target)));
            }
            let mut sources = Vec::new();
            client::each_source(query.table(), |it| sources.push(it));
            let with = sources.first().copied().unwrap_or(Source::Die(PartyFace::Fighter));
            refuse(query, asked(with, target))
        }
    }
}

/// A die of the level, or a scouted one, where dice are picked.
fn pick_floor(query: Query<'_>, of: Picks, target: Target, nth: u8) -> Offer {
    let is_picked = of.has_floor(target, nth);
    match of {
        Picks::Reroll(Roller::Muster | Roller::Inscribe, ..) => {
            refuse(query, asked(Source::Hero, target))
        }
        Picks::Reroll(by, floor, party) => {
            picks(query, Picks::Reroll(by, floor.toggled(target, nth), party))
        }
        Picks::Aim(_) if !is_picked && !matches!(target, Target::Foe(_)) => {
            Offer::Nothing(Why::NoMonster)
        }
        Picks::Aim(it) => {
            let all = query.options.touched(&it, target, nth);
            match add(query, Picks::Aim(all), is_picked) {
                // With the last that there is room for, the ultimate is used.
                Offer::Choose(_) if !is_picked && query.options.free(&all).is_empty() => {
                    Offer::Act(Picks::Aim(all).action())
                }
                it => it,
            }
        }
        Picks::Dice(floor, n_lair) => {
            add(query, Picks::Dice(floor.toggled(target, nth), n_lair), is_picked)
        }
        Picks::Set(it) => {
            let floor = Some((target, nth)).filter(|die| it.floor != Some(*die));
            set(query, Setting { floor, floor_to: None, ..it }, Setting { floor, ..NONE_SET })
        }
        Picks::Scout(first, second) => lay_out(query, first, second, target, nth),
    }
}

/// With one die more, if that is allowed; a die that was picked is always taken out.
fn add(query: Query<'_>, next: Picks, is_picked: bool) -> Offer {
    match refuse(query, next.action()) {
        Offer::Nothing(_) if is_picked => picks(query, next),
        Offer::Act(_) => picks(query, next),
        refused => refused,
    }
}

/// Lays a scouted die out for the first level that wants one, or takes it back.
fn lay_out(
    query: Query<'_>,
    first: Picked<6>,
    second: Picked<6>,
    target: Target,
    nth: u8,
) -> Offer {
    if first.has(target, nth) || first.total() == 0 && !second.has(target, nth) {
        return picks(query, Picks::Scout(first.toggled(target, nth), second));
    }
    if second.has(target, nth) || second.total() < 2 {
        return picks(query, Picks::Scout(first, second.toggled(target, nth)));
    }
    Offer::Nothing(Why::PlanIsFull)
}

/// The lair: where its dice are picked, one more of it, or none again.
fn lair(query: Query<'_>) -> Offer {
    let holds = Offer::Nothing(Why::LairHolds(query.table().delve.lair));
    let Plan::Picks(of) = query.selection.plan else { return holds };
    match of {
        Picks::Dice(floor, n_lair) => match add(query, Picks::Dice(floor, n_lair + 1), false) {
            Offer::Nothing(_) if n_lair != 0 => picks(query, Picks::Dice(floor, 0)),
            it => it,
        },
        Picks::Reroll(..) => Offer::Nothing(Why::LairStays),
        Picks::Aim(_) | Picks::Set(_) | Picks::Scout(..) => holds,
    }
}
