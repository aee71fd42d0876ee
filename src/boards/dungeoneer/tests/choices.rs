//! What is offered first, what the main button does, and which passes make sense.

use super::{each_view, query, tables};
use crate::boards::dungeoneer::input::pick;
use crate::boards::dungeoneer::model::{Left, board_model};
use crate::boards::dungeoneer::query::Wanted;
use crate::boards::dungeoneer::selection::{Pick, Selection, Spot, Thing};
use crate::games::dungeoneer::client::{Action, Ask, Dungeoneer, Phase, QUESTS, Word, options};
use crate::kernel::{Game, Observer, record};

#[test]
fn where_one_act_is_left_the_main_button_does_it_and_says_why() {
    let (mut n_ends, mut n_dear) = (0, 0);
    for (nth, setup) in tables().iter().enumerate() {
        each_view(setup, nth as u64, |view, seat, legal| {
            let nothing = Selection::default();
            let query = query(view, seat, legal, &nothing);
            if !query.has_only_the_end() {
                return;
            }
            n_ends += 1;
            let dock = board_model(query).dock;
            assert_eq!((dock.plan.as_slice(), dock.end), (&legal[..1], None), "{setup}");
            let is_free = dock.wanted == Wanted::Free;
            assert_eq!((dock.is_end, dock.left.is_some()), (true, is_free), "{setup}");
            if let Some(Left::TooDear { least, most }) = dock.left {
                n_dear += 1;
                assert!(most < u16::from(least), "{setup}");
                assert_eq!(view.open.phase, Phase::Villainy);
            }
            assert_eq!(pick(query, Spot::Main), Pick::Act(legal[..1].to_vec()));
        });
    }
    assert!(20 < n_ends && 0 < n_dear, "{n_ends} ends, {n_dear} for want of peril");
}

#[test]
fn a_card_that_only_lies_there_ends_nothing_when_it_is_tapped_again() {
    let mut n_tapped = 0;
    for (nth, setup) in tables().iter().enumerate() {
        each_view(setup, nth as u64, |view, seat, legal| {
            let nothing = Selection::default();
            let plain = query(view, seat, legal, &nothing);
            for card in board_model(plain).hand.iter().filter(|it| !it.is_playable) {
                n_tapped += 1;
                let thing = Thing::Card(card.card);
                let held = Selection::of(thing);
                let again = pick(query(view, seat, legal, &held), Spot::Thing(thing));
                assert_eq!(again, Pick::Selection(nothing), "{setup}: {thing:?}");
            }
        });
    }
    assert!(0 < n_tapped);
}

#[test]
fn whose_peril_rises_is_asked_in_words_with_nobody_last() {
    let mut n_asked = 0;
    for (nth, setup) in tables().iter().enumerate() {
        each_view(setup, nth as u64, |view, seat, legal| {
            let nothing = Selection::default();
            let query = query(view, seat, legal, &nothing);
            if !matches!(query.wanted(), Wanted::Ask(Ask::GivePeril { .. })) {
                return;
            }
            n_asked += 1;
            let choices = query.choices();
            assert_eq!(choices.len(), legal.len(), "{setup}");
            assert_eq!(choices.last(), Some(&&Action::Pick(Word::Nobody)), "{setup}");
        });
    }
    assert!(0 < n_asked);
}

#[test]
fn at_one_moment_at_most_one_pass_for_a_while_makes_sense() {
    let mut n_until = 0;
    for (nth, setup) in tables().iter().enumerate() {
        each_view(setup, nth as u64, |view, seat, legal| {
            let nothing = Selection::default();
            let query = query(view, seat, legal, &nothing);
            let until: Vec<&Action> = query.pass_until().collect();
            assert!(until.len() <= 1, "{setup}: {until:?}");
            let for_turn = Action::PassUntil(Word::Turn);
            let is_own = seat == view.open.active || view.open.battle.is_some();
            assert!(!(is_own && until.contains(&&for_turn)), "{setup}");
            n_until += until.len();
        });
    }
    assert!(0 < n_until);
}

#[test]
fn an_escort_that_can_be_completed_is_not_given_up_by_the_first_tap() {
    let text = include_str!("../../../../tests/records/dungeoneer/quests-done.txt");
    let (game, _) = record::read::<Dungeoneer>(text).expect("a record");
    let mut n_escorts = 0;
    for (ply, entry) in game.log().iter().enumerate() {
        let Action::Do(Word::Finish(quest)) = entry.action else { continue };
        n_escorts += 1;
        let (seat, state) = (entry.seat, game.state_at(ply));
        let view = Dungeoneer::view(&state, Observer::Seat(seat));
        let legal = options(&view, seat);
        assert!(legal.contains(&Action::Do(Word::Drop(quest))), "it can be laid down, too");
        let held = Selection::of(Thing::Quest(quest));
        let query = query(&view, seat, &legal, &held);
        assert_eq!(query.choices().first(), Some(&&entry.action));
        assert_eq!(query.plan(), vec![entry.action.clone()]);
        // Completing it ends Heroics (DN-503), which is said before the tap.
        let hero = &view.open.heroes[seat];
        let unused = board_model(query).dock.unused.map(|it| it.0);
        assert_eq!(unused, (hero.done.len() + 1 < QUESTS).then_some(hero.ap));
    }
    assert!(0 < n_escorts);
}
