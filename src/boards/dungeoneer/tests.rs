//! The tappable things on the board, played by whole matches at random.

mod choices;
mod places;

use crate::boards::dungeoneer::input::{kept, pick, settled};
use crate::boards::dungeoneer::model::battle;
use crate::boards::dungeoneer::model::{BoardModel, Lit, board_model};
use crate::boards::dungeoneer::query::{Query, Wanted};
use crate::boards::dungeoneer::selection::{Pick, Selection, Spot, Thing, Why};
use crate::boards::dungeoneer::words::{labels, sentences};
use crate::games::dungeoneer::client::{
    Action, Attack, Dungeoneer, Fighter, FoeState, LocationId, Setup, View, Word,
};
use crate::kernel::chance::FastChance;
use crate::kernel::kit::Side;
use crate::kernel::{Lang, Match, Observer, Seat, Seed, Turn};

/// Calls `look` at every state of a random match, with what one of those sees who may act.
fn each_view(setup: &Setup, seed: u64, mut look: impl FnMut(&View, Seat, &[Action])) {
    let seed_bits = Seed::from_bits(seed);
    let mut game: Match<Dungeoneer> = Match::begin(*setup, seed_bits).expect("a table");
    let mut luck = FastChance::new(seed);
    while game.turn() != Turn::Over {
        let seats = game.actors().iter().collect::<Vec<Seat>>();
        let seat = seats[luck.pick(seats.len() as u32) as usize];
        let legal = game.legal(seat);
        look(&game.view(Observer::Seat(seat)), seat, &legal);
        let action = legal[luck.pick(legal.len() as u32) as usize].clone();
        game.play(seat, action).expect("it is legal");
    }
}

/// Tables with everything that a board may have to show, each short.
fn tables() -> Vec<Setup> {
    let short = |n_players| Setup { turn_limit: 10, ..Setup::plain(n_players) };
    let all = Setup {
        charted: true,
        resurrection: true,
        choosing: true,
        optional: true,
        limited: true,
        dodging: true,
        half_turn: true,
        ..short(3)
    };
    vec![short(1), short(2), short(4), all, Setup { falling: true, ..short(3) }]
}

fn query<'v>(view: &'v View, seat: Seat, legal: &'v [Action], at: &'v Selection) -> Query<'v> {
    Query { view, seat: Some(seat), legal, selection: at, is_guest: false }
}

/// Tells whether a thing is drawn where it can be tapped.
fn is_drawn(model: &BoardModel, thing: Thing) -> bool {
    match thing {
        Thing::Cell(cell) => {
            let ends = model.map.ends.iter().map(|it| it.cell);
            model.map.places.iter().map(|it| it.cell).chain(ends).any(|it| it == cell)
        }
        Thing::Card(card) => model.hand.iter().any(|it| it.card == card),
        Thing::Readied(card, seat) => {
            model.heroes[seat.idx()].readied.iter().any(|it| it.card == card)
        }
        Thing::Lair(card, seat) => model.heroes[seat.idx()].lair.iter().any(|it| it.card == card),
        Thing::Quest(quest) => model.quests.iter().any(|it| it.quest == quest),
        Thing::Hero(seat) => seat.idx() < model.heroes.len(),
        Thing::Foe(_) | Thing::Attack(_) => model.battle.is_some(),
    }
}

#[test]
fn whatever_is_legal_can_be_done_by_taps() {
    for (nth, setup) in tables().iter().enumerate() {
        each_view(setup, nth as u64, |view, seat, legal| {
            let nothing = Selection::default();
            let plain = query(view, seat, legal, &nothing);
            let model = board_model(plain);
            for action in legal {
                // Of the passes for a while, those that make no sense now are not offered.
                if matches!(action, Action::PassUntil(_)) {
                    continue;
                }
                if plain.end().into_iter().chain(plain.choices()).any(|it| it == action) {
                    continue;
                }
                let things = plain.things(action);
                let thing = things.into_iter().flatten().find(|it| is_drawn(&model, *it));
                let Some(thing) = thing else { panic!("{setup}: nothing stands for {action}") };
                let held = Selection::of(thing);
                let choices = query(view, seat, legal, &held).choices();
                let at = choices.iter().position(|it| *it == action).expect("it is offered");
                let planned = Selection { choice: Some(at as u16), ..held };
                let done = pick(query(view, seat, legal, &planned), Spot::Main);
                assert_eq!(done, Pick::Act(vec![action.clone()]), "{setup}: {action}");
            }
        });
    }
}

#[test]
fn a_way_that_is_shown_begins_with_a_legal_step() {
    for (nth, setup) in tables().iter().enumerate() {
        each_view(setup, nth as u64, |view, seat, legal| {
            for (cell, _) in view.open.map.iter() {
                let held = Selection::of(Thing::Cell(cell));
                let way = query(view, seat, legal, &held).way_to(cell);
                assert!(way.first().is_none_or(|it| legal.contains(it)), "{setup}: {cell}");
                assert!(way.len() <= usize::from(view.open.heroes[seat].ap), "{setup}: {cell}");
            }
        });
    }
}

#[test]
fn a_way_that_is_interrupted_is_planned_again_until_something_else_is_chosen() {
    let mut n_ways = 0;
    for (nth, setup) in tables().iter().enumerate() {
        each_view(setup, nth as u64, |view, seat, legal| {
            for (cell, _) in view.open.map.iter() {
                let held = Selection::of(Thing::Cell(cell));
                let plan = query(view, seat, legal, &held).plan();
                if plan.len() < 2 {
                    continue;
                }
                n_ways += 1;
                // Nothing has moved yet: the way is as it was.
                let left = kept(query(view, seat, legal, &held), &plan);
                let again = settled(query(view, seat, legal, &left));
                let again = query(view, seat, legal, &again);
                assert_eq!(again.plan(), plan, "{setup}: {cell}");
                assert!(board_model(again).is_interrupted, "{setup}: {cell}");
                let other = Selection::default();
                assert_eq!(settled(query(view, seat, legal, &other)), other);
                // A single deed of the hero's own ends it.
                assert_eq!(kept(again, &plan[..1]), other, "{setup}: {cell}");
            }
        });
    }
    assert!(0 < n_ways);
}

#[test]
fn a_question_about_a_place_calls_the_map_there() {
    let mut n_asked = 0;
    for (nth, setup) in tables().iter().enumerate() {
        each_view(setup, nth as u64, |view, seat, legal| {
            let nothing = Selection::default();
            let query = query(view, seat, legal, &nothing);
            let map = board_model(query).map;
            if query.wanted() == Wanted::Place {
                n_asked += 1;
                let lit = map.ends.iter().filter(|it| it.lit == Lit::Lit);
                assert_eq!(lit.clone().count(), map.call.len(), "{setup}");
                for end in lit {
                    assert!(map.call.contains(&(end.column, end.row)), "{setup}: {:?}", end.cell);
                }
            }
            if query.wanted() == Wanted::Free {
                assert_eq!(map.call, [], "{setup}");
            }
        });
    }
    assert!(0 < n_asked);
}

#[test]
fn an_empty_place_says_why_no_location_can_lie_there() {
    let mut n_asked = 0;
    for (nth, setup) in tables().iter().enumerate() {
        each_view(setup, nth as u64, |view, seat, legal| {
            let nothing = Selection::default();
            let query = query(view, seat, legal, &nothing);
            for end in board_model(query).map.ends {
                let thing = Thing::Cell(end.cell);
                let done = pick(query, Spot::Thing(thing));
                match (query.wanted(), query.is_lit(thing)) {
                    (_, true) => assert!(matches!(done, Pick::Selection(_)), "{setup}: {thing:?}"),
                    (Wanted::Place, false) => {
                        n_asked += 1;
                        assert!(matches!(done, Pick::Nothing(Why::Rule(_))), "{setup}: {thing:?}");
                    }
                    (_, false) => assert_eq!(done, Pick::Nothing(Why::Unexplored), "{setup}"),
                }
            }
        });
    }
    assert!(0 < n_asked);
}

#[test]
fn a_planned_way_leads_from_the_hero_to_the_place_that_is_held() {
    let setup = Setup { turn_limit: 10, ..Setup::plain(2) };
    let mut n_ways = 0;
    each_view(&setup, 7, |view, seat, legal| {
        let nothing = Selection::default();
        if !query(view, seat, legal, &nothing).moves() {
            return;
        }
        for place in board_model(query(view, seat, legal, &nothing)).map.places {
            let held = Selection::of(Thing::Cell(place.cell));
            let query = query(view, seat, legal, &held);
            if query.plan().is_empty() {
                continue;
            }
            let map = board_model(query).map;
            if map.way.is_empty() {
                continue;
            }
            n_ways += 1;
            assert_eq!(map.way.first(), map.home.as_ref(), "{}", place.cell);
            assert_eq!(map.way.last(), Some(&(place.column, place.row)), "{}", place.cell);
            let price = place.ap.map(usize::from);
            assert_eq!(price, Some(map.way.len() - 1), "{}", place.cell);
        }
    });
    assert!(0 < n_ways);
}

#[test]
fn arrow_keys_walk_from_a_place_to_the_next_that_is_drawn() {
    let setup = Setup { turn_limit: 10, ..Setup::plain(2) };
    each_view(&setup, 5, |view, seat, legal| {
        let nothing = Selection::default();
        let map = board_model(query(view, seat, legal, &nothing)).map;
        for from in map.cells() {
            for side in Side::ALL {
                let Some((to, _)) = map.next(from, side) else { continue };
                assert_eq!(map.next(to, side.opposite()).map(|it| it.0), Some(from), "{from}");
            }
        }
    });
}

#[test]
fn a_tap_holds_a_thing_and_another_puts_it_back() {
    let setup = Setup::plain(2);
    each_view(&Setup { turn_limit: 10, ..setup }, 3, |view, seat, legal| {
        let nothing = Selection::default();
        let other = Seat::new(1 - seat.idx());
        let tapped = pick(query(view, seat, legal, &nothing), Spot::Thing(Thing::Hero(other)));
        let held = Selection::of(Thing::Hero(other));
        assert_eq!(tapped, Pick::Selection(held));
        let query = query(view, seat, legal, &held);
        if query.plan().is_empty() {
            assert_eq!(pick(query, Spot::Thing(Thing::Hero(other))), Pick::Selection(nothing));
        }
        assert_eq!(pick(query, Spot::Drop), Pick::Selection(nothing));
    });
}

/// Harm to the observer is red; a battle that is over has neither odds nor dice to come.
#[test]
fn an_attack_is_drawn_from_the_side_of_whoever_looks_while_it_lasts() {
    let (mut n_own, mut n_against, mut n_rivals, mut n_off) = (0, 0, 0, 0);
    for (nth, setup) in tables().iter().enumerate() {
        each_view(setup, nth as u64, |view, seat, legal| {
            let nothing = Selection::default();
            let Some(battle) = &view.open.battle else { return };
            let model = board_model(query(view, seat, legal, &nothing)).battle.expect("a battle");
            let is_own = |it: Fighter| match it {
                Fighter::Hero(it) => it == seat,
                Fighter::Foe(_) => battle.lord == seat && battle.hero != seat,
            };
            for (duel, attack) in model.duels.iter().zip(&battle.attacks) {
                assert!(duel.odds.is_none() || !duel.is_off && !duel.is_done, "{setup}: {duel:?}");
                let of_attacker = duel.friend.classes()[0];
                if is_own(attack.by) {
                    assert_eq!(of_attacker, "w", "{setup}: {attack:?}");
                    n_own += 1;
                } else if is_own(attack.on) {
                    assert_eq!(of_attacker, "l", "{setup}: {attack:?}");
                    n_against += 1;
                }
            }
            for toll in &model.tolls {
                let dies = toll.class(toll.wounds.len() - 1);
                if toll.seat == seat {
                    assert_eq!((toll.class(0), dies), ("w", "is-fall"), "{setup}");
                } else if battle.lord == seat || battle.hero == seat {
                    assert_eq!((toll.class(0), dies), ("t", "w is-fall"), "{setup}");
                    n_rivals += 1;
                }
            }
            // A card takes all monsters out of the battle, as Distraction does (DN-425).
            let mut view = view.clone();
            let fought = view.open.battle.as_mut().expect("a battle");
            let fights = |nth: u8| fought.foes[usize::from(nth)].state == FoeState::Fights;
            let is_due =
                |it: &Attack| matches!(it.by, Fighter::Foe(nth) if fights(nth)) && !it.is_done;
            let due: Vec<bool> = fought.attacks.iter().map(is_due).collect();
            for foe in fought.foes.iter_mut().filter(|it| it.state == FoeState::Fights) {
                foe.state = FoeState::Left;
            }
            let model = battle::battle(query(&view, seat, legal, &nothing)).expect("a battle");
            for (duel, _) in model.duels.iter().zip(due).filter(|it| it.1) {
                assert!(duel.is_off && duel.odds.is_none(), "{setup}: {duel:?}");
                assert_eq!(sentences::off(duel, Lang::En), "has left the battle");
                n_off += 1;
            }
        });
    }
    let all = [n_own, n_against, n_rivals, n_off];
    assert!(all.iter().all(|it| 0 < *it), "{all:?}");
}

/// All of a way counts, not its last place; and a hero alone rolls dice instead of gaining peril (DN-646).
#[test]
fn a_place_tells_all_that_the_way_there_brings() {
    let (mut n_long, mut n_alone) = (0, 0);
    for (nth, setup) in tables().iter().enumerate() {
        each_view(setup, nth as u64, |view, seat, legal| {
            for (cell, _) in view.open.map.iter() {
                let held = Selection::of(Thing::Cell(cell));
                let query = query(view, seat, legal, &held);
                let way = query.way_to(cell);
                if way.is_empty() {
                    continue;
                }
                let model = board_model(query).map;
                let place = model.places.iter().find(|it| it.cell == cell).expect("it is drawn");
                let (n_steps, walk) = place.walk.as_ref().expect("there is a way");
                let mut at = view.open.heroes[seat].at;
                let mut sums = (0, 0, 0);
                let mut seen: Vec<LocationId> = Vec::new();
                for step in &way {
                    let Action::Do(Word::Go { side, .. }) = step else { panic!("{step}") };
                    at = at.beyond(*side);
                    let site = view.open.map.get(at).expect("a location");
                    if view.open.heroes[seat].is_new(site.card) && !seen.contains(&site.card) {
                        sums.0 += site.says().glory;
                        sums.1 += site.says().peril;
                        sums.2 += u8::from(0 < site.says().peril);
                    }
                    seen.push(site.card);
                }
                assert_eq!(*n_steps, way.len());
                assert_eq!(walk.glory, sums.0, "{setup}: {cell}");
                let line = &labels::place_lines(place, Lang::En)[0];
                if setup.n_players == 1 {
                    assert_eq!((walk.peril, walk.dice.len()), (0, usize::from(sums.2)));
                    assert!(!line.contains(" peril,") && !line.contains(" peril."), "{line}");
                    n_alone += usize::from(line.contains(" peril di"));
                } else {
                    assert_eq!((walk.peril, walk.dice.len()), (sums.1, 0), "{setup}: {cell}");
                    n_long += usize::from(line.starts_with("On the way there"));
                }
            }
        });
    }
    assert!(0 < n_long && 0 < n_alone, "{n_long} {n_alone}");
}
