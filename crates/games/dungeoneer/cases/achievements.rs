//! Achievements. They are of our own making: what was earned in kept matches, and small tales that lack one
//! thing to be one.

use std::fs;
use std::path::Path;

use dungeoneer::achievements::{Achievement, achievements};
use dungeoneer::action::Destination;
use dungeoneer::cards::{AdventureId, Form, HeroId, LocationId, QuestId};
use dungeoneer::event::{Combatant, Escorting, Figure};
use dungeoneer::pieces::{FoeCard, FoeState};
use dungeoneer::state::{Ending, Phase, View};
use dungeoneer::{Dungeoneer, Event};
use kernel::kit::Cell;
use kernel::{Edition, Match, Observer, Seat, Words, record};

const A: Figure = Figure { seat: Seat::FIRST, hero: HeroId(0) };
const B: Figure = Figure { seat: Seat::new(1), hero: HeroId(1) };
const CARD: AdventureId = AdventureId(0);
const FOE: FoeCard = FoeCard::Adventure(CARD);

fn kept(name: &str) -> Match<Dungeoneer> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("records");
    let text = fs::read_to_string(folder.join(name)).expect("the record is kept");
    record::read::<Dungeoneer>(&text).expect("the record is sound").0
}

fn keys(view: &View, seat: Seat, events: &[Event]) -> Vec<&'static str> {
    achievements(view, seat, events).into_iter().map(Achievement::key).collect()
}

fn of_kept(name: &str, idx: usize) -> Vec<&'static str> {
    let game = kept(name);
    let told = game.opening().iter().chain(game.log().iter().flat_map(|it| &it.events));
    let events: Vec<_> = told.cloned().collect();
    keys(&game.view(Observer::All), Seat::new(idx), &events)
}

/// What the first of two has earned by this, in a match that is still going on.
fn by(tale: &[Event]) -> Vec<&'static str> {
    let mut view = kept("tomb-two.txt").view(Observer::All);
    view.open.ending = None;
    keys(&view, A.seat, tale)
}

/// What the first of two has earned by this and by having won.
fn by_winning(tale: &[Event], change: impl Fn(&mut View)) -> Vec<&'static str> {
    let mut view = kept("tomb-two.txt").view(Observer::All);
    view.open.ending = Some(Ending::Quests(A.seat));
    let quests = [QuestId(0), QuestId(1), QuestId(2)];
    let hero = &mut view.open.heroes[A.seat];
    (hero.done, hero.is_alive, hero.is_out, hero.health) = (quests.to_vec(), true, false, 3);
    change(&mut view);
    keys(&view, A.seat, tale)
}

fn wounded(who: Figure) -> Event {
    Event::Wounded { who, n: 1, left: 2 }
}

fn declared(who: Figure, target: Figure) -> Event {
    Event::Declared { who, target, card: CARD, price: 1, from_lair: false }
}

fn destroyed(who: Figure) -> Event {
    Event::Destroyed { who, is_out: true }
}

#[test]
fn kept_matches_bring_what_happened_in_them() {
    assert_eq!(of_kept("tomb-two.txt", 0), [""; 0]);
    assert_eq!(of_kept("tomb-two.txt", 1), ["tomb_master", "dungeonlord"]);
    let three = ["tomb_master", "last_heart", "dungeonlord", "lair_keeper"];
    assert_eq!(of_kept("tomb-three.txt", 0), three);
    assert_eq!(of_kept("vault-three.txt", 1), ["rejoinder"]);
    assert_eq!(of_kept("vault-three.txt", 2)[..3], ["vault_master", "dungeonlord", "counter"]);
    assert_eq!(of_kept("both-six.txt", 2), ["both_boxes", "dungeonlord"]);
    // A hero alone who is lost has won nothing.
    assert!(!of_kept("vault-solo-c.txt", 0).contains(&"vault_master"));
}

#[test]
fn a_win_counts_by_its_box_its_rounds_and_its_heart() {
    let plain = by_winning(&[wounded(A), declared(A, B)], |it| it.open.round = 7);
    assert_eq!(plain, ["tomb_master"]);
    assert!(by_winning(&[], |it| it.open.round = 6).contains(&"swift"));
    assert!(!by_winning(&[], |it| it.open.round = 7).contains(&"swift"));
    // The last hero left has not hurried.
    let last = |it: &mut View| {
        it.open.round = 3;
        it.open.heroes[A.seat].done.clear();
        it.open.ending = Some(Ending::LastHero(A.seat));
    };
    assert!(!by_winning(&[], last).contains(&"swift"));
    assert!(by_winning(&[wounded(B)], |_| ()).contains(&"unscathed"));
    assert!(!by_winning(&[wounded(A)], |_| ()).contains(&"unscathed"));
    assert!(by_winning(&[], |it| it.open.heroes[A.seat].health = 1).contains(&"last_heart"));
    assert!(!by_winning(&[], |it| it.open.heroes[A.seat].health = 2).contains(&"last_heart"));
    assert!(by_winning(&[declared(B, A)], |_| ()).contains(&"peaceful"));
    assert!(!by_winning(&[declared(A, B)], |_| ()).contains(&"peaceful"));
    assert!(!by_winning(&[], |_| ()).contains(&"alone"));
}

#[test]
fn two_quests_count_within_one_turn() {
    let done = |who| Event::Completed { who, quest: QuestId(0), level: 2, n_done: 1, glory: 0 };
    let turn = |who| Event::TurnBegan { who, round: 1, ap: 3 };
    assert_eq!(by(&[turn(A), done(A), done(A)]), ["double"]);
    assert_eq!(by(&[turn(A), done(A), turn(B), done(A)]), [""; 0]);
    assert_eq!(by(&[turn(B), done(A), done(B)]), [""; 0]);
}

#[test]
fn a_crowd_is_three_encounters_of_one_villainy_without_a_wound() {
    let begin = |phase| Event::PhaseBegan { phase };
    let three = [declared(B, A), declared(B, A), declared(B, A)];
    let tale = |middle: &[Event]| {
        let mut tale = vec![begin(Phase::Villainy)];
        tale.extend_from_slice(middle);
        tale.push(begin(Phase::Locations));
        by(&tale)
    };
    assert_eq!(tale(&three), ["crowd"]);
    assert_eq!(tale(&three[1..]), [""; 0]);
    assert_eq!(tale(&[&three[..], &[wounded(A)]].concat()), [""; 0]);
    assert_eq!(tale(&[&three[..], &[wounded(B)]].concat()), ["crowd"]);
}

#[test]
fn a_rejoinder_is_the_end_of_the_monster_that_was_challenged() {
    let battle = Event::BattleBegan { lord: B, hero: A };
    let challenge = |who| Event::Challenged { who, on: Combatant::Foe(FOE), form: Form::Melee };
    let gone = |state| Event::FoeGone { foe: FOE, state };
    let tale = |who, state| by(&[battle.clone(), challenge(who), gone(state)]);
    assert_eq!(tale(A, FoeState::Defeated), ["rejoinder"]);
    assert_eq!(tale(B, FoeState::Defeated), [""; 0]);
    assert_eq!(tale(A, FoeState::Left), [""; 0]);
    assert_eq!(by(&[battle.clone(), gone(FoeState::Defeated)]), [""; 0]);
    let later = [battle, challenge(A), Event::BattleEnded, gone(FoeState::Defeated)];
    assert_eq!(by(&later), [""; 0]);
}

#[test]
fn a_dungeonlord_defeats_a_rival_in_a_battle_of_his() {
    let battle = |lord, hero| Event::BattleBegan { lord, hero };
    assert_eq!(by(&[battle(A, B), destroyed(B)]), ["dungeonlord"]);
    assert_eq!(by(&[battle(B, A), destroyed(A)]), [""; 0]);
    // A hero alone leads the monsters against itself.
    assert_eq!(by(&[battle(A, A), destroyed(A)]), [""; 0]);
    assert_eq!(by(&[battle(A, B), Event::BattleEnded, destroyed(B)]), [""; 0]);
}

#[test]
fn small_deeds_count_for_whoever_does_them() {
    let escort = |who, what| Event::Escorts { who, quest: QuestId(0), what };
    assert_eq!(by(&[escort(A, Escorting::Stolen)]), ["kidnapper"]);
    assert_eq!(by(&[escort(A, Escorting::Taken)]), [""; 0]);
    assert_eq!(by(&[escort(B, Escorting::Stolen)]), [""; 0]);
    assert_eq!(by(&[Event::Cancelled { by: A, card: CARD }]), ["counter"]);
    assert_eq!(by(&[Event::Cancelled { by: B, card: CARD }]), [""; 0]);
    let put = |to| Event::PutIn { who: A, card: CARD, to };
    assert_eq!(by(&[put(Destination::Lair), put(Destination::Lair)]), [""; 0]);
    assert_eq!(by(&vec![put(Destination::Lair); 3]), ["lair_keeper"]);
    assert_eq!(by(&vec![put(Destination::Hand); 3]), [""; 0]);
    let placed = |by| Event::Placed {
        by,
        location: LocationId(0),
        cell: Cell::new(0, 0),
        is_turned: false,
        beside: None,
    };
    assert_eq!(by(&vec![placed(Some(A.seat)); 12]), ["cartographer"]);
    assert_eq!(by(&vec![placed(Some(A.seat)); 11]), [""; 0]);
    assert_eq!(by(&vec![placed(None); 12]), [""; 0]);
}

#[test]
fn every_hero_is_of_the_cast_and_makes_the_company() {
    let members = Dungeoneer::CAST.map(|it| (it.members)()).unwrap_or_default();
    let members: Vec<&str> = members.iter().map(|it| it.key).collect();
    assert_eq!(members, HeroId::all().map(|it| it.to_string()).collect::<Vec<_>>());
    let several: Vec<_> =
        Dungeoneer::ACHIEVEMENTS.iter().filter(|it| !it.each.is_empty()).collect();
    assert_eq!(several.len(), 1);
    // What later editions add is not asked for.
    let printed = HeroId::all().filter(|it| it.card().since == Edition::FIRST);
    assert_eq!(several[0].each, printed.map(|it| it.to_string()).collect::<Vec<_>>());
    let view = kept("tomb-two.txt").view(Observer::All);
    let with = view.open.heroes.seats().map(|it| Dungeoneer::plays_with(&view, it));
    assert!(with.flatten().all(|it| members.contains(&it)));
}
