//! A table at which nothing is lost: what an action costs, and what is left by taking moves back.

use kernel::chance::FastChance;
use kernel::exchange::{Ask, Lead, Verdict};
use kernel::{Match, Seat, Seed};

use super::{HOST, Star};
use crate::exchange::course::Course;
use crate::exchange::wire::{At, Wire};
use crate::tiny::Tiny;

/// A host and so many guests who have greeted each other.
fn table(n_guests: usize) -> Star<Tiny> {
    let setup = "players=4 cards=3".parse().expect("a setup");
    let game: Match<Tiny> = Match::begin(setup, Seed::from_bits(5)).expect("a table");
    let persons = Seat::all(4).collect();
    let leads = [Lead::Own, Lead::Other];
    let mut star = Star::new(&game, FastChance::new(1));
    let devices = (0..=n_guests).map(|_| super::Device::new(game.clone(), false));
    star.devices = devices.collect();
    star.wires = (0..n_guests).map(|_| Wire::new(leads, persons)).collect();
    (star.persons, star.leads, star.course) = (persons, leads, Course::default());
    (star.is_quiet, star.is_shared) = (true, false);
    (0..n_guests).for_each(|it| star.lay(it));
    drain(&mut star);
    star
}

/// All that is on its way arrives.
fn drain(star: &mut Star<Tiny>) {
    let wires = 0..star.wires.len();
    while wires.clone().any(|it| star.deliver(it, At::Host) | star.deliver(it, At::Guest)) {}
}

/// The texts that were sent so far, and the bytes of the longest.
fn sent(star: &Star<Tiny>) -> (usize, usize) {
    let n_texts = star.wires.iter().map(|it| it.n_texts).sum();
    (n_texts, star.wires.iter().map(|it| it.longest).max().unwrap_or_default())
}

fn n_left(star: &Star<Tiny>) -> usize {
    star.devices.iter().map(|it| it.left.len()).sum()
}

#[test]
fn an_action_is_everywhere_after_a_text_for_each_device_and_its_answer() {
    let mut star = table(3);
    for nth in [1, 0, 2, 3] {
        let before = sent(&star).0;
        star.act(nth);
        drain(&mut star);
        assert!(star.is_one());
        assert_eq!(sent(&star).0 - before, 6, "{nth}");
    }
    assert_eq!(star.devices[HOST].game.ply(), 4);
    assert!(sent(&star).1 < 300, "{}", sent(&star).1);
}

#[test]
fn greetings_between_the_same_lines_are_not_answered() {
    let mut star = table(3);
    let before = sent(&star).0;
    (0..3).for_each(|it| star.beat(it));
    drain(&mut star);
    assert_eq!(sent(&star).0 - before, 6);
}

#[test]
fn what_all_knew_of_is_taken_back_and_leaves_nothing() {
    let mut star = table(3);
    for nth in [1, 2, 0] {
        star.act(nth);
        drain(&mut star);
    }
    for n in 1..=3 {
        star.take_back_freely();
        drain(&mut star);
        assert!(star.is_one());
        assert_eq!((star.devices[3].game.ply(), star.devices[3].turned_back), (3 - n, n as u32));
    }
    assert_eq!(n_left(&star), 0);
}

#[test]
fn what_the_host_did_not_know_of_when_it_took_back_is_left() {
    let mut star = table(3);
    star.act(0);
    drain(&mut star);
    star.act(2);
    star.take_back_freely();
    drain(&mut star);
    assert!(star.is_one() && star.devices[HOST].game.ply() == 0);
    assert_eq!(star.devices.iter().map(|it| it.left.len()).collect::<Vec<_>>(), [0, 0, 1, 0]);
    assert_eq!(star.devices[2].left[0].ply(), 2);
}

#[test]
fn moves_are_taken_back_when_all_agree() {
    let mut star = table(3);
    star.act(0);
    drain(&mut star);
    let Some(ask) = Ask::of(&star.devices[1].game, 0, 0) else { panic!("none") };
    let text = star.wires[0].end(At::Guest).ask(ask);
    star.send(0, At::Host, Some(text));
    drain(&mut star);
    let asked: Vec<bool> = star.devices.iter().map(|it| it.to_answer == Some(ask)).collect();
    assert_eq!(asked, [true, false, true, true]);
    for nth in [0, 2] {
        star.give(nth, Verdict::Agree);
        drain(&mut star);
        assert_eq!(star.devices[HOST].game.ply(), 1);
    }
    star.give(3, Verdict::Agree);
    drain(&mut star);
    assert!(star.is_one() && star.devices[1].game.ply() == 0);
    assert_eq!((star.devices[1].turned_back, n_left(&star)), (1, 0));
}

#[test]
fn a_question_is_void_where_the_match_has_gone_on() {
    let mut star = table(2);
    star.act(0);
    drain(&mut star);
    star.ask(HOST);
    // It is on its way when the guest acts.
    star.act(1);
    drain(&mut star);
    assert!(star.is_one() && star.asking.is_none());
    assert_eq!((star.devices[HOST].game.ply(), star.course.n_taken_back), (2, 0));
    assert_eq!(star.devices[1].to_answer, None);
}
