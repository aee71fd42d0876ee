//! The turning point of a match: monsters that were not fought, wounds, or the line of the score that makes all the
//! difference.

use crate::games::paper_dungeons::client::{Monster, PaperDungeons, messages};
use crate::kernel::{Lang, Line, Seat, Standing, Words, message, number, sort_few};
use crate::shell::board::account::{Decisive, Scored};

/// Fewer lost points decide nothing.
const LOSS_MIN: i32 = 5;

/// The greatest cost to somebody alone; without one, the greatest gain.
pub fn alone(of: &Scored<'_, PaperDungeons>, lines: &[Line]) -> Option<Decisive> {
    let fled = lines.iter().filter(|it| is_monster(it) && it.count == 0);
    let fled: Vec<(&str, i32)> = fled.map(|it| (it.id, it.points)).collect();
    let by_flight: i32 = fled.iter().map(|it| it.1).sum();
    let wounds = lines.iter().find(|it| it.id == "wounds");
    let by_wounds = wounds.map_or(0, |it| it.points);
    if by_flight.min(by_wounds) <= -LOSS_MIN {
        let said = match (wounds, &fled[..]) {
            (Some(wounds), _) if by_wounds < by_flight => {
                message!(of.lang, "decided-wounds", n = wounds.count)
            }
            (_, [(monster, _)]) => of_one_flight(monster, of.lang),
            (_, all) => message!(of.lang, "decided-flights", n = all.len()),
        };
        return Some(Decisive::points(said, by_flight.min(by_wounds)));
    }
    let mut gains = sums(lines);
    sort_few(&mut gains, |it| -it.1);
    let (best, points) = *gains.first()?;
    let second = gains.get(1).map_or(0, |it| it.1);
    (second < points).then(|| {
        let name = name_of(best, lines, of.lang);
        let said = message!(of.lang, "decided-most", line = &name);
        Decisive::points(said, points)
    })
}

/// The line without which the match would have gone another way, against the best of the others.
pub fn among_others(of: &Scored<'_, PaperDungeons>, standing: &Standing) -> Option<Decisive> {
    let own = standing.places.get(of.seat)?;
    let others = standing.places.iter().filter(|(seat, _)| *seat != of.seat);
    let (_, other): (Seat, _) = others.min_by_key(|(_, it)| it.rank)?;
    let (mine, theirs) = (sums(&own.lines), sums(&other.lines));
    let points =
        |sums: &[(&str, i32)], id: &str| sums.iter().find(|it| it.0 == id).map_or(0, |it| it.1);
    let ahead = own.total - other.total;
    let mut gaps: Vec<(&str, i32)> = Vec::new();
    for (id, _) in mine.iter().chain(&theirs) {
        let gap = points(&mine, id) - points(&theirs, id);
        // Only what is as large as the lead itself has decided anything.
        if gap.signum() == ahead.signum() && ahead.abs() <= gap.abs() && ahead != 0 {
            gaps.push((id, gap));
        }
    }
    sort_few(&mut gaps, |it| -it.1.abs());
    let (id, gap) = *gaps.first()?;
    let lines = if mine.iter().any(|it| it.0 == id) { &own.lines } else { &other.lines };
    let name = name_of(id, lines, of.lang);
    let [mine, theirs] = [points(&mine, id), points(&theirs, id)].map(number);
    let said = message!(of.lang, "decided-line", line = &name, mine = &mine, theirs = &theirs);
    Some(Decisive::points(said, gap))
}

/// The points of each line, those of all monsters as one.
fn sums(lines: &[Line]) -> Vec<(&'static str, i32)> {
    let mut sums: Vec<(&'static str, i32)> = Vec::new();
    for line in lines {
        let id = if is_monster(line) { MONSTERS } else { line.id };
        match sums.iter_mut().find(|it| it.0 == id) {
            Some(sum) => sum.1 += line.points,
            None => sums.push((id, line.points)),
        }
    }
    sums
}

/// Stands for the lines of all monsters.
const MONSTERS: &str = "monsters";

fn is_monster(line: &Line) -> bool {
    Monster::ALL.into_iter().any(|it| it.key() == line.id)
}

fn name_of(id: &str, lines: &[Line], lang: Lang) -> String {
    let line = lines.iter().find(|it| it.id == id);
    let name = line.map(|it| PaperDungeons::line(it, lang).0);
    name.unwrap_or_else(|| message!(lang, "monsters").to_owned())
}

fn of_one_flight(monster: &str, lang: Lang) -> String {
    let monster = Monster::ALL.into_iter().find(|it| it.key() == monster);
    let name = monster.map_or("", |it| it.card().name.get(lang));
    message!(lang, "decided-flight", monster = name)
}
