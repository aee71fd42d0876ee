//! The turning point of a match: the third quest, or the end of a hero.

use crate::games::dungeoneer::client::messages;
use crate::games::dungeoneer::client::{
    Dungeoneer, Ending, Event, LocationId, QUESTS, QuestId, names,
};
use crate::kernel::{Seat, message};
use crate::shell::board::account::{Decisive, Scored};

/// The progress of a hero.
pub fn reached(of: &Scored<'_, Dungeoneer>) -> Option<String> {
    let done = of.view.open.heroes.get(of.seat)?.done.len();
    Some(message!(of.lang, "account-reached", done = done, of = QUESTS))
}

/// The turning point of a match that is over, for the seat that is looked at.
pub fn decisive(of: &Scored<'_, Dungeoneer>, players: &[String]) -> Option<Decisive> {
    match of.view.open.ending? {
        Ending::Quests(winner) => third_quest(of, winner, players),
        Ending::LastHero(winner) if winner == of.seat => last_rival(of),
        Ending::LastHero(_) | Ending::Together(_) | Ending::Lost => own_end(of),
        // Every quest, level and point of glory has decided it.
        Ending::Rounds => None,
    }
}

/// The last quest of the winner.
fn third_quest(of: &Scored<'_, Dungeoneer>, winner: Seat, players: &[String]) -> Option<Decisive> {
    let mut round = 0;
    let mut last: Option<(QuestId, u8)> = None;
    for event in of.heard {
        match event {
            Event::TurnBegan { round: now, .. } => round = *now,
            Event::Completed { who, quest, .. } if who.seat == winner => {
                last = Some((*quest, round))
            }
            _ => {} // Nothing else is a quest, or tells the round.
        }
    }
    let (quest, round) = last?;
    let quest = names::quest(quest, of.lang);
    if winner == of.seat {
        let said = message!(of.lang, "account-third-yours", quest = &quest, round = round);
        return Some(Decisive::fact(said, true));
    }
    let name = players.get(winner.idx())?;
    let said = message!(of.lang, "account-third", name = name, quest = &quest, round = round);
    Some(Decisive::fact(said, false))
}

/// The last of the other heroes.
fn last_rival(of: &Scored<'_, Dungeoneer>) -> Option<Decisive> {
    let (mut round, mut last) = (0, None);
    for event in of.heard {
        match event {
            Event::TurnBegan { round: now, .. } => round = *now,
            Event::Destroyed { who, .. } if who.seat != of.seat => last = Some((who.hero, round)),
            _ => {} // Nothing else ends a hero, or tells the round.
        }
    }
    let (hero, round) = last?;
    let hero = names::subject(names::hero(hero), of.lang);
    let said = message!(of.lang, "account-last-rival", hero = hero, round = round);
    Some(Decisive::fact(said, true))
}

/// The place and the round in which one's own hero was defeated for good.
fn own_end(of: &Scored<'_, Dungeoneer>) -> Option<Decisive> {
    if of.view.open.heroes.get(of.seat)?.is_alive {
        return None;
    }
    let (mut round, mut place, mut end) = (0, None::<LocationId>, None);
    for event in of.heard {
        match event {
            Event::TurnBegan { round: now, .. } => round = *now,
            Event::Gathered { location, .. } => place = Some(*location),
            Event::Moved { who, location, .. } if who.seat == of.seat => place = Some(*location),
            Event::Destroyed { who, .. } if who.seat == of.seat => end = Some((place, round)),
            _ => {} // Nothing else ends a hero, or tells where it was and when.
        }
    }
    let (place, round) = end?;
    let said = match place.map(|it| names::at(it, of.lang)) {
        Some(place) => message!(of.lang, "account-defeated-at", place = place, round = round),
        None => message!(of.lang, "account-defeated", round = round),
    };
    Some(Decisive::fact(said, false))
}
