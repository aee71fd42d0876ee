//! What decided a match: a death, a loss of blood, or the coins of one room.

use super::coins::{lost_by_death, rooms};
use crate::games::dungeon_raiders::client::{DungeonRaiders, Plight};
use crate::kernel::{Lang, Place, Seat, Standing, plural, sort_few};
use crate::shell::board::account::{Decisive, Item, Scored};

/// What decided a match that is over for the seat that is looked at.
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
                outlived(of, own, standing, names).or_else(|| Some(only_one(of.lang)))
            }
            Some((seat, other)) if own.rank == 1 => {
                outlived(of, own, standing, names).or_else(|| room(of, own, (seat, other)))
            }
            Some(best) => room(of, own, best),
        },
    }
}

/// Whoever dies loses all treasure.
fn died(of: &Scored<'_, DungeonRaiders>) -> Option<Decisive> {
    let coins = i32::from(lost_by_death(of).filter(|it| 0 < *it)?);
    let en = plural(of.lang, coins, ["coin was", "coins were"], [""; 3]);
    let ru = plural(of.lang, coins, [""; 2], ["монетка", "монетки", "монеток"]);
    let said = of.lang.pick(
        format!("Death took your treasure: {coins} {en} lost."),
        format!("С гибелью потеряно всё сокровище: {coins} {ru}."),
    );
    Some(Decisive::points(said, -coins))
}

/// Whoever bleeds to death has treasure for nothing.
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
        (Some(name), Some((_, winner))) => of.lang.pick(
            format!(
                "You had {coins} coins against {} of {name}, but also the most wounds, {wounds}: you bled to death.",
                winner.total
            ),
            format!(
                "Монеток у вас {coins} против {} ({name}), но и ранений больше всех, {wounds}: смерть от кровопотери.",
                winner.total
            ),
        ),
        (_, _) => of.lang.pick(
            format!("You had the most wounds, {wounds}, and bled to death."),
            format!("Больше всех ранений, {wounds}: смерть от кровопотери."),
        ),
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
    let said = of.lang.pick(
        format!("{name} had more, {coins} coins, but bled to death."),
        format!("{name}: монеток было больше, {coins}, но исход — смерть от кровопотери."),
    );
    Some(Decisive::fact(said, true))
}

/// Nobody else lives.
fn only_one(lang: Lang) -> Decisive {
    Decisive::fact(lang.pick("Nobody else got out alive.", "Больше никто не выбрался живым."), true)
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
    let said = of.lang.pick(
        format!("{name}, made the difference: {mine} to {theirs}."),
        format!("Всё решилось здесь: {name} — {mine} против {theirs}."),
    );
    Some(Decisive::points(said.replace('-', "\u{2212}"), gap(it)))
}

/// The room that gave most, if one did.
fn richest_room(of: &Scored<'_, DungeonRaiders>) -> Option<Decisive> {
    let mut rooms = rooms(of);
    sort_few(&mut rooms, |it| -it.points);
    let best = rooms.first().filter(|it| 0 < it.points)?;
    let is_only = rooms.get(1).is_none_or(|it| it.points < best.points);
    is_only.then(|| Decisive::points(most_coins(&best.name, of.lang), best.points))
}

fn most_coins(room: &str, lang: Lang) -> String {
    lang.pick(format!("{room}, gave the most coins."), format!("Больше всего монеток: {room}."))
}
