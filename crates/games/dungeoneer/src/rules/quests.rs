//! Quests: attempts, searches, sacrifices, escorts, rewards.

use super::map;
use crate::cards::AdventureId;
use crate::cards::{Attempt, Category, QuestId, Trait};
use crate::refusals::Refusal;
use crate::state::{Open, Phase};
use kernel::Seat;

/// Tells whether a player could attempt this quest at all (DN-501).
pub fn is_for(open: &Open, seat: Seat, quest: QuestId) -> bool {
    open.heroes[seat].quests.contains(&quest) || open.globals.contains(&quest)
}

/// Tells whether the hero stands where the quest is attempted.
pub fn is_there(open: &Open, seat: Seat, quest: QuestId) -> bool {
    let place = quest.card().place;
    open.map.get(open.heroes[seat].at).is_some_and(|it| map::is_place(place, it))
}

/// Tells whether the token of an escort lies on the map.
pub fn is_on_map(open: &Open, quest: QuestId) -> bool {
    open.tokens.iter().any(|it| it.0 == quest)
}

/// Checks that it is the player's free moment of Heroics.
pub fn is_heroics(open: &Open, seat: Seat) -> Result<(), Refusal> {
    let is_now = open.active == seat && open.phase == Phase::Heroics;
    if is_now { Ok(()) } else { Err(Refusal::OnlyHeroics) }
}

/// The action points that an attempt costs: the first of a turn is free (DN-502).
pub fn ap_of_attempt(open: &Open, seat: Seat, quest: QuestId) -> u8 {
    u8::from(open.heroes[seat].now.attempted.contains(&quest))
}

/// Checks that a hero may attempt a quest now (DN-500 to DN-537).
///
/// # Errors
/// Why not.
pub fn may_attempt(open: &Open, n_cards: usize, seat: Seat, quest: QuestId) -> Result<(), Refusal> {
    is_heroics(open, seat)?;
    if !is_for(open, seat, quest) {
        return Err(Refusal::NotYourQuest);
    }
    let card = quest.card();
    if card.attempt == Attempt::Escort {
        return Err(Refusal::EscortIsLed);
    }
    if !is_there(open, seat, quest) {
        return Err(Refusal::WrongPlace);
    }
    if card.search.is_some() && !open.heroes[seat].now.found.contains(&quest) {
        return Err(Refusal::SearchFirst);
    }
    let hero = &open.heroes[seat];
    if super::fights::ap(open, seat, false) < ap_of_attempt(open, seat, quest) {
        return Err(if hero.prone.is_some() { Refusal::Lying } else { Refusal::NoAp });
    }
    let can_pay = match card.attempt {
        Attempt::PayGlory(n) => u16::from(n) <= hero.glory,
        // Illegal if it would leave nothing (DN-512).
        Attempt::PayHealth(n) => n < hero.health,
        Attempt::PayHand(n) => usize::from(n) <= n_cards,
        Attempt::PayReadied(n) => usize::from(n) <= givable(open, seat).len(),
        Attempt::PayWorth(n) => {
            let worth: u16 = givable(open, seat).iter().map(|it| u16::from(worth(*it))).sum();
            u16::from(n) <= worth
        }
        Attempt::Threat { .. } | Attempt::Chance { .. } | Attempt::Hunt | Attempt::Escort => true,
    };
    if can_pay { Ok(()) } else { Err(Refusal::NothingToGive) }
}

/// The number that the threat of a quest must reach now (DV-Q07); 0 for other quests.
pub fn reach_of_threat(open: &Open, quest: QuestId) -> u8 {
    let n_off = open.map.iter().filter(|it| it.1.is_deactivated).count() as u8;
    match quest.card().attempt {
        Attempt::Threat { reach, easier, .. } => reach.saturating_sub(easier.saturating_mul(n_off)),
        _ => 0,
    }
}

/// The readied boons and treasures that a sacrifice can take.
pub fn givable(open: &Open, seat: Seat) -> Vec<AdventureId> {
    let readied = open.heroes[seat].readied.iter().map(|it| it.card);
    let is_own = |it: &AdventureId| {
        let traits = it.card().traits;
        traits.has(Trait::Boon) || traits.has(Trait::Treasure)
    };
    readied.filter(is_own).collect()
}

/// Those of them that can be given next, so much being left to give: what goes with them must not be
/// missing for the rest.
pub fn givable_for(open: &Open, seat: Seat, quest: QuestId, left: u8) -> Vec<AdventureId> {
    let counts = |it: &AdventureId| match quest.card().attempt {
        Attempt::PayWorth(_) => u16::from(worth(*it)),
        _ => 1,
    };
    let all = givable(open, seat);
    let is_lost_with = |host, it| {
        let readied = &open.heroes[seat].readied;
        it == host || readied.iter().any(|card| card.card == it && card.host == Some(host))
    };
    let rest =
        |host| -> u16 { all.iter().filter(|it| !is_lost_with(host, **it)).map(counts).sum() };
    let enough = |it: &AdventureId| u16::from(left) <= counts(it) + rest(*it);
    all.iter().copied().filter(enough).collect()
}

/// The printed cost of a card.
pub fn worth(card: AdventureId) -> u8 {
    card.card().price.least()
}

/// Checks that a hero may search for a quest's goal (DN-520).
///
/// # Errors
/// Why not.
pub fn may_search(open: &Open, seat: Seat, quest: QuestId) -> Result<(), Refusal> {
    is_heroics(open, seat)?;
    if !is_for(open, seat, quest) {
        return Err(Refusal::NotYourQuest);
    }
    if quest.card().search.is_none() {
        return Err(Refusal::NoSearch);
    }
    if !is_there(open, seat, quest) {
        return Err(Refusal::WrongPlace);
    }
    let hero = &open.heroes[seat];
    if hero.now.found.contains(&quest) {
        return Err(Refusal::FoundAlready);
    }
    match super::fights::ap(open, seat, false) {
        0 if hero.prone.is_some() => Err(Refusal::Lying),
        0 => Err(Refusal::NoAp),
        _ => Ok(()),
    }
}

/// Checks that a hero may begin an escort here (DN-525).
///
/// # Errors
/// Why not.
pub fn may_escort(open: &Open, seat: Seat, quest: QuestId) -> Result<(), Refusal> {
    is_heroics(open, seat)?;
    if !is_for(open, seat, quest) {
        return Err(Refusal::NotYourQuest);
    }
    let is_escort = quest.card().categories.has(Category::Escort);
    if !is_escort || open.heroes[seat].carried.contains(&quest) {
        return Err(Refusal::EscortIsLed);
    }
    // It is under way, and goes on from where its token lies (DN-604).
    if is_on_map(open, quest) {
        return Err(Refusal::NotHere);
    }
    if is_there(open, seat, quest) { Ok(()) } else { Err(Refusal::WrongPlace) }
}

/// Checks that a hero may end an escort here (DN-525, DN-731).
///
/// # Errors
/// Why not.
pub fn may_finish(open: &Open, seat: Seat, quest: QuestId) -> Result<(), Refusal> {
    is_heroics(open, seat)?;
    if !open.heroes[seat].carried.contains(&quest) {
        return Err(Refusal::NotCarried);
    }
    let site = open.map.get(open.heroes[seat].at);
    let goal = quest.card().goal;
    let is_goal = site.zip(goal).is_some_and(|(site, goal)| map::is_place(goal, site));
    if is_goal { Ok(()) } else { Err(Refusal::WrongPlace) }
}

/// Checks that a hero may take up a token that lies here (DN-527), even one that it has just laid down (DN-732).
///
/// # Errors
/// Why not.
pub fn may_take(open: &Open, seat: Seat, quest: QuestId) -> Result<(), Refusal> {
    is_heroics(open, seat)?;
    let at = open.heroes[seat].at;
    if open.tokens.contains(&(quest, at)) { Ok(()) } else { Err(Refusal::NotHere) }
}

/// Checks that a hero may lay a token down (DN-527): once a turn each, so that it cannot go round in circles.
///
/// # Errors
/// Why not.
pub fn may_drop(open: &Open, seat: Seat, quest: QuestId) -> Result<(), Refusal> {
    let hero = &open.heroes[seat];
    if !hero.carried.contains(&quest) {
        Err(Refusal::NotCarried)
    } else if hero.now.laid_down.contains(&quest) {
        Err(Refusal::OnceATurn)
    } else {
        Ok(())
    }
}
