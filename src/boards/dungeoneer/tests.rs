//! What can be tapped on the board, played by whole matches at random.

use crate::boards::dungeoneer::input::pick;
use crate::boards::dungeoneer::model::{BoardModel, board_model};
use crate::boards::dungeoneer::query::Query;
use crate::boards::dungeoneer::selection::{Pick, Selection, Spot, Thing};
use crate::games::dungeoneer::client::{Action, Dungeoneer, Setup, View};
use crate::kernel::chance::FastChance;
use crate::kernel::{Match, Observer, Seat, Seed, Turn};

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
    Query { view, seat: Some(seat), legal, selection: at }
}

/// Whether a thing is drawn where it can be tapped.
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
                let ends = plain.end().into_iter().chain(plain.pass_until());
                if ends.into_iter().chain(plain.choices()).any(|it| it == action) {
                    continue;
                }
                let things = plain.things(action);
                let thing = things.into_iter().flatten().find(|it| is_drawn(&model, *it));
                let Some(thing) = thing else { panic!("{setup}: nothing stands for {action}") };
                let held = Selection { thing: Some(thing), choice: None };
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
                let held = Selection { thing: Some(Thing::Cell(cell)), choice: None };
                let way = query(view, seat, legal, &held).way_to(cell);
                assert!(way.first().is_none_or(|it| legal.contains(it)), "{setup}: {cell}");
                assert!(way.len() <= usize::from(view.open.heroes[seat].ap), "{setup}: {cell}");
            }
        });
    }
}

#[test]
fn a_tap_holds_a_thing_and_another_puts_it_back() {
    let setup = Setup::plain(2);
    each_view(&Setup { turn_limit: 10, ..setup }, 3, |view, seat, legal| {
        let nothing = Selection::default();
        let other = Seat::new(1 - seat.idx());
        let tapped = pick(query(view, seat, legal, &nothing), Spot::Thing(Thing::Hero(other)));
        let held = Selection { thing: Some(Thing::Hero(other)), choice: None };
        assert_eq!(tapped, Pick::Selection(held));
        let query = query(view, seat, legal, &held);
        if query.plan().is_empty() {
            assert_eq!(pick(query, Spot::Thing(Thing::Hero(other))), Pick::Selection(nothing));
        }
        assert_eq!(pick(query, Spot::Drop), Pick::Selection(nothing));
    });
}
