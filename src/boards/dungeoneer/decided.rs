//! What decided a match: the third quest, or the end of a hero.

use crate::games::dungeoneer::client::{
    Dungeoneer, Ending, Event, LocationId, QUESTS, QuestId, names,
};
use crate::kernel::Seat;
use crate::shell::board::account::{Decisive, Scored};

/// How far a hero has come.
pub fn reached(of: &Scored<'_, Dungeoneer>) -> Option<String> {
    let done = of.view.open.heroes.get(of.seat)?.done.len();
    Some(of.lang.pick(format!("{done} of {QUESTS} quests"), format!("Заданий: {done} из {QUESTS}")))
}

/// What decided a match that is over for the seat that is looked at.
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
        let said = of.lang.pick(
            format!("Your third quest, {quest}, was completed in round {round}."),
            format!("Ваше третье задание, {quest}, выполнено в {round}\u{2011}м раунде."),
        );
        return Some(Decisive::fact(said, true));
    }
    let name = players.get(winner.idx())?;
    let said = of.lang.pick(
        format!("{name} completed the third quest, {quest}, in round {round}."),
        format!("{name}: третье задание, {quest}, выполнено в {round}\u{2011}м раунде."),
    );
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
    let hero = names::hero(hero);
    let said = of.lang.pick(
        format!("{} was the last rival to be defeated, in round {round}.", hero.the),
        format!("Последний соперник повержен в {round}\u{2011}м раунде: {}.", hero.name.ru()),
    );
    Some(Decisive::fact(said, true))
}

/// Where and when one's own hero was defeated for good.
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
    let said = match place.map(LocationId::name) {
        Some(place) => of.lang.pick(
            format!("Your hero was defeated in {}, in round {round}.", place.the),
            format!("Ваш герой повержен {}, в {round}\u{2011}м раунде.", place.inside),
        ),
        None => of.lang.pick(
            format!("Your hero was defeated in round {round}."),
            format!("Ваш герой повержен в {round}\u{2011}м раунде."),
        ),
    };
    Some(Decisive::fact(said, false))
}
