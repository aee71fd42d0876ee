//! The parts of scores: the match is gone through once more, with all that was noticed of it.

use std::cmp::Reverse;

use super::closing::closing;
use crate::kernel::{
    Bots, Lang, Line, Match, Observer, Place, Seat, Standing, message, record, signed, sort_few,
};
use crate::shell::board::account::{Accounts, Item, Scored};
use crate::shell::features::rival::table;
use crate::shell::features::trail::table::trail_of;
use crate::shell::model::account::{Account, PlaceAccount};
use crate::shell::model::closing::Closing;
use crate::shell::model::parcel::Parcel;
use crate::shell::model::totals::total_words;
use crate::shell::narration;
use crate::shell::words::messages;

/// So many gains and losses are told at most.
const TOLD_MAX: usize = 3;

/// No rank is more points away.
const RANK_MAX: i32 = 64;

/// The parts of the scores of a match, for anyone who looks at it; none if its record cannot be read.
pub fn account<G: Accounts + Bots>(parcel: &Parcel, lang: Lang) -> Option<Account> {
    let (game, _) = record::read::<G>(&parcel.record).ok()?;
    let names: Vec<String> = parcel.model.seats.iter().map(|it| it.name.clone()).collect();
    let mut account = of_match(&game, parcel.ply, parcel.observer, &names, lang);
    if parcel.model.is_over {
        let own = parcel.model.only_person().map(Seat::new);
        account.closing = Some(Closing {
            duel: own.and_then(|it| table::duel_of(&game, parcel, it, lang)),
            trail: trail_of(&game, own),
            ..closing(&game, own, &names, lang)
        });
    }
    Some(account)
}

/// The parts of the scores of a match after its first `ply` actions.
pub fn of_match<G: Accounts>(
    game: &Match<G>,
    ply: usize,
    observer: Observer,
    names: &[String],
    lang: Lang,
) -> Account {
    let state = game.state_at(ply);
    let is_over = G::turn(&state).awaited().is_empty();
    let view = &G::view(&state, observer);
    let heard = &narration::recent(game, ply, ply + 1, observer);
    let standing = G::standing(view);
    let mut places: Vec<(Seat, &Place)> = standing.places.iter().collect();
    sort_few(&mut places, |it| it.1.rank);
    let of_place = |(seat, place): (Seat, &Place)| {
        let scored = Scored { view, seat, heard, lang };
        let lines = place.lines.iter().map(|it| G::items(&scored, it)).collect();
        let mut account = PlaceAccount { lines, told: Vec::new() };
        if is_over {
            account.told =
                extremes::<G>(&scored, place, &account.lines).into_iter().flatten().collect();
            account.told.extend(next::<G>(&standing, place, names, lang));
        }
        account
    };
    let luck = if is_over { luck_of(game, ply) } else { Vec::new() };
    Account { places: places.into_iter().map(of_place).collect(), luck, closing: None }
}

/// The luck of each seat in a match that is over.
fn luck_of<G: Accounts>(game: &Match<G>, ply: usize) -> Vec<String> {
    let events = narration::recent(game, ply, ply + 1, Observer::All);
    let written = |seat| G::luck(seat, &events).map(|it| it.write()).unwrap_or_default();
    (0..game.n_seats()).map(|it| written(Seat::new(it))).collect()
}

/// The costliest losses of a seat in a match that is over, as its score tells them, if any.
pub fn most_lost<G: Accounts>(game: &Match<G>, seat: Seat, lang: Lang) -> Option<String> {
    let observer = Observer::Seat(seat);
    let view = &game.view(observer);
    let heard = &narration::recent(game, game.ply(), game.ply() + 1, observer);
    let standing = G::standing(view);
    let place = standing.places.get(seat)?;
    let scored = Scored { view, seat, heard, lang };
    let items: Vec<Vec<Item>> = place.lines.iter().map(|it| G::items(&scored, it)).collect();
    let [_, lost] = extremes::<G>(&scored, place, &items);
    lost
}

/// The largest gains and losses: lines, or the parts of the only line that counts.
fn extremes<G: Accounts>(
    of: &Scored<'_, G>,
    place: &Place,
    items: &[Vec<Item>],
) -> [Option<String>; 2] {
    let line = |it: &Line| Item::new("", G::line(it, of.lang).0, it.points);
    let n_counting = place.lines.iter().filter(|it| it.points != 0).count();
    let mut parts: Vec<Item> = match n_counting {
        0 | 1 => items.concat(),
        _ => place.lines.iter().map(line).collect(),
    };
    parts.extend(G::missed(of));
    parts.retain(|it| it.points != 0);
    sort_few(&mut parts, |it| Reverse(it.points.abs()));
    let (won, lost): (Vec<Item>, Vec<Item>) = parts.into_iter().partition(|it| 0 < it.points);
    // The largest of one gain says nothing.
    let won = (1 < won.len()).then(|| message!(of.lang, "most-won", items = &points_of(&won)));
    let lost =
        (!lost.is_empty()).then(|| message!(of.lang, "most-lost", items = &points_of(&lost)));
    [won, lost]
}

/// The first few of what brought points, or cost some.
fn points_of(items: &[Item]) -> String {
    let one = |it: &Item| format!("{} {}", it.name, signed(it.points));
    items.iter().take(TOLD_MAX).map(one).collect::<Vec<_>>().join("; ")
}

/// The need of the next rank: alone by its name, else whose place it is.
fn next<G: Accounts>(
    standing: &Standing,
    place: &Place,
    names: &[String],
    lang: Lang,
) -> Option<String> {
    if place.is_out || standing.is_lost {
        return None;
    }
    let more = |n: i32| total_words::<G>(n, lang);
    if standing.places.len() == 1 {
        let now = G::rank(place.total)?;
        let rank = |n: i32| G::rank(place.total + n).filter(|it| *it != now);
        let (n, rank) = (1..RANK_MAX).find_map(|n| Some((n, rank(n)?)))?;
        return Some(message!(lang, "next-rank", rank = rank.get(lang), more = &more(n)));
    }
    let above = standing.places.iter().filter(|(_, it)| it.rank < place.rank);
    let (seat, above) = above.max_by_key(|(_, it)| it.rank)?;
    let n = above.total - place.total + 1;
    let name = names.get(seat.idx())?;
    (0 < n).then(|| message!(lang, "next-place", name = name, more = &more(n)))
}
