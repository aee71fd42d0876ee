//! The first offers, the action of the main button, and the passes that make sense.

use super::{each_view, query, tables};
use crate::boards::dungeoneer::input::pick;
use crate::boards::dungeoneer::model::{Left, board_model};
use crate::boards::dungeoneer::query::Wanted;
use crate::boards::dungeoneer::selection::{Pick, Selection, Spot, Thing};
use crate::boards::dungeoneer::words::{ends, sentences};
use crate::games::dungeoneer::client::{
    Action, Ask, Dungeoneer, FoeState, Moment, Phase, QUESTS, View, Word, forecast, moments,
    options,
};
use crate::kernel::{Game, Lang, Observer, record};

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
            if !matches!(query.wanted(), Wanted::Ask(Ask::GivePeril(_))) {
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
fn where_nothing_is_planned_something_is_lit_or_answers_stand_beside() {
    let (mut n_lit, mut n_answers) = (0, 0);
    for (nth, setup) in tables().iter().enumerate() {
        each_view(setup, nth as u64, |view, seat, legal| {
            let nothing = Selection::default();
            let query = query(view, seat, legal, &nothing);
            let dock = board_model(query).dock;
            if !dock.plan.is_empty() || dock.panel.is_some() || query.may_break_in() {
                return;
            }
            let is_lit = legal.iter().any(|it| query.things(it) != [None, None]);
            assert!(is_lit || dock.has_answers, "{setup}: {:?}", query.wanted());
            let said = ends::choose(dock.has_answers).en();
            assert_eq!(said == "Choose one of these", dock.has_answers);
            n_lit += usize::from(is_lit);
            n_answers += usize::from(!is_lit);
        });
    }
    assert!(0 < n_lit && 0 < n_answers, "{n_lit} {n_answers}");
}

/// After a Distraction the window stays open (DN-412): it asks for no answer to an attack that is not made.
#[test]
fn nobody_is_asked_to_answer_an_attack_that_is_off() {
    let (mut n_defender, mut n_attacker, mut n_off) = (0, 0, 0);
    for (nth, setup) in tables().iter().enumerate() {
        each_view(setup, nth as u64, |view, seat, legal| {
            let nothing = Selection::default();
            let says = |view: &View| {
                let query = query(view, seat, legal, &nothing);
                let (wanted, part) = (query.wanted(), query.part());
                let said = sentences::prompt(wanted, part, true, "", Lang::En);
                (said, ends::end(wanted, part, view.open.phase, Lang::En))
            };
            let is_asked = query(view, seat, legal, &nothing).wanted();
            let Some(battle) = &view.open.battle else { return };
            if is_asked != Wanted::Window(Moment::Response) {
                return;
            }
            if !forecast::is_any_due(&view.open) {
                return assert_eq!(says(view).0, "The attack is off.");
            }
            // In a challenge the attacked hero strikes.
            let is_attacker = (battle.hero == seat) == battle.is_challenge;
            let begin = if is_attacker { "Help your attack" } else { "Answer the attack" };
            assert!(says(view).0.starts_with(begin), "{setup}: {}", says(view).0);
            assert_eq!(says(view).1, "Let the dice fall");
            n_attacker += usize::from(is_attacker);
            n_defender += usize::from(!is_attacker);
            let mut view = view.clone();
            let fought = view.open.battle.as_mut().expect("a battle");
            fought.foes.iter_mut().for_each(|it| it.state = FoeState::Left);
            if forecast::is_any_due(&view.open) {
                return;
            }
            let (said, end) = says(&view);
            assert_eq!((said.as_str(), end.as_str()), ("The attack is off.", "Go on"));
            let told = moments::told(&view.open, Moment::Response, seat, Lang::En).0;
            assert_eq!(told, "The attack is off");
            n_off += 1;
        });
    }
    assert!(0 < n_defender && 0 < n_attacker && 0 < n_off, "{n_defender} {n_attacker} {n_off}");
}

#[test]
fn an_escort_that_can_be_completed_is_not_given_up_by_the_first_tap() {
    let text = include_str!("../../../../crates/games/dungeoneer/records/quests-done.txt");
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
        // On the way nothing else can be done with it: a second tap gives nothing up, not even where that is chosen.
        let midway = [Action::Do(Word::Drop(quest)), Action::Do(Word::End)];
        let way = self::query(&view, seat, &midway, &held);
        assert_eq!(way.plan(), []);
        let tapped = Spot::Thing(Thing::Quest(quest));
        assert_eq!(pick(way, tapped), Pick::Selection(Selection::default()));
        let chosen = Selection { choice: Some(0), ..held };
        let way = self::query(&view, seat, &midway, &chosen);
        assert_eq!(pick(way, tapped), Pick::Selection(Selection::default()));
        assert_eq!(pick(way, Spot::Main), Pick::Act(midway[..1].to_vec()));
    }
    assert!(0 < n_escorts);
}
