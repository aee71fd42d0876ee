//! The event that decided a match: a death, a loss of blood, or the coins of one room.

use super::coins::{lost_by_death, rooms};
use crate::games::dungeon_raiders::client::messages;
use crate::games::dungeon_raiders::client::{DungeonRaiders, Plight};
use crate::kernel::{Place, Seat, Standing, message, number, sort_few};
use crate::shell::board::account::{Decisive, Item, Scored};

/// The event that decided a match that is over for the seat that is looked at.
pub fn decisive(
    of: &Scored<'_, DungeonRaiders>,
    standing: &Standing,
    names: &[String],
) -> Option<Decisive> {
    let own = standing.places.get(of.seat)?;
    let others = standing.places.iter().filter(|(seat, _)| *seat != of.seat);
    let best: Option<(Seat, &Place)> = others.min_by_key(|(_, it)| it.rank);
    match of.view.heroes[of.seat].mat.plight {
        Plight::Dead { .. } => died(of),
        Plight::Bled => Some(bled(of, own, best.filter(|(_, it)| !it.is_out), names)),
        Plight::Alive => match best {
            None => richest_room(of),
            Some((_, other)) if other.is_out => {
                let only_one = Decisive::fact(message!(of.lang, "decided-only-one"), true);
                outlived(of, own, standing, names).or(Some(only_one))
            }
            Some((seat, other)) if own.rank == 1 => {
                outlived(of, own, standing, names).or_else(|| room(of, own, (seat, other)))
            }
            Some(best) => room(of, own, best),
        },
    }
}

/// The loss of all treasure by death.
fn died(of: &Scored<'_, DungeonRaiders>) -> Option<Decisive> {
    let coins = i32::from(lost_by_death(of).filter(|it| 0 < *it)?);
    let said = message!(of.lang, "decided-death", coins = coins);
    Some(Decisive::points(said, -coins))
}

/// The bleeding to death of a hero, who has treasure for nothing.
fn bled(
    of: &Scored<'_, DungeonRaiders>,
    own: &Place,
    winner: Option<(Seat, &Place)>,
    names: &[String],
) -> Decisive {
    let (coins, wounds) = (own.total, of.view.heroes[of.seat].mat.wounds);
    let richer = winner.filter(|(_, it)| it.total < coins);
    let name = richer.and_then(|(seat, _)| names.get(seat.idx()));
    let said = match (name, richer) {
        (Some(name), Some((_, winner))) => message!(
            of.lang,
            "decided-bled-against",
            coins = coins,
            theirs = winner.total,
            name = name,
            wounds = wounds,
        ),
        (_, _) => message!(of.lang, "decided-bled", wounds = wounds),
    };
    Decisive::fact(said, false)
}

/// Somebody had more treasure, and bled to death.
fn outlived(
    of: &Scored<'_, DungeonRaiders>,
    own: &Place,
    standing: &Standing,
    names: &[String],
) -> Option<Decisive> {
    let bled = |seat: Seat| of.view.heroes[seat].mat.plight == Plight::Bled;
    let richer = standing.places.iter().filter(|(seat, it)| bled(*seat) && own.total < it.total);
    let (seat, place) = richer.max_by_key(|(_, it)| it.total)?;
    let (name, coins) = (names.get(seat.idx())?, place.total);
    let said = message!(of.lang, "decided-outlived", name = name, coins = coins);
    Some(Decisive::fact(said, true))
}

/// The room without which the match would have gone another way.
fn room(
    of: &Scored<'_, DungeonRaiders>,
    own: &Place,
    (seat, other): (Seat, &Place),
) -> Option<Decisive> {
    let ahead = own.total - other.total;
    let (mine, theirs) = (rooms(of), rooms(&Scored { seat, ..*of }));
    let coins =
        |all: &[Item], name: &str| all.iter().find(|it| it.name == name).map_or(0, |it| it.points);
    let gap = |it: &Item| coins(&mine, &it.name) - coins(&theirs, &it.name);
    // Only what is as large as the lead itself has decided anything.
    let decided = |it: &&Item| {
        ahead != 0 && gap(it).signum() == ahead.signum() && ahead.abs() <= gap(it).abs()
    };
    let mut found: Vec<&Item> = mine.iter().chain(&theirs).filter(decided).collect();
    sort_few(&mut found, |it| -gap(it).abs());
    let it = found.first()?;
    let (name, mine, theirs) = (&it.name, coins(&mine, &it.name), coins(&theirs, &it.name));
    let (mine, theirs) = (&number(mine), &number(theirs));
    let said = message!(of.lang, "decided-room", room = name, mine = mine, theirs = theirs);
    Some(Decisive::points(said, gap(it)))
}

/// The room that gave most, if one did.
fn richest_room(of: &Scored<'_, DungeonRaiders>) -> Option<Decisive> {
    let mut rooms = rooms(of);
    sort_few(&mut rooms, |it| -it.points);
    let best = rooms.first().filter(|it| 0 < it.points)?;
    let is_only = rooms.get(1).is_none_or(|it| it.points < best.points);
    let said = message!(of.lang, "decided-most-coins", room = &best.name);
    is_only.then(|| Decisive::points(said, best.points))
}
