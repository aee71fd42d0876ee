//! Two matches side by side, as plain data.

use super::model::{Comparison, DescribedAction, LineOfTwo, Parting, Side};
use super::table::{Rival, result};
use crate::kernel::{Bots, BySeat, Lang, Line, Match, Observer, Seat, Words, link, message};
use crate::shell::model::totals::place_words;
use crate::shell::narration::{self, Listener, Stretch};
use crate::shell::words::messages;

/// Lays two matches side by side.
pub fn comparison_of<G: Words + Bots>(own: &Match<G>, rival: &Rival<G>, lang: Lang) -> Comparison {
    let you = message!(lang, "rival-you").to_owned();
    let names = rival.seating.handed_names(&rival.names, G::LEVELS);
    Comparison {
        game: G::ID,
        title: G::title(own.setup()).get(lang),
        seed: own.seed().to_string(),
        own: side(own, rival.seat, you, lang),
        theirs: side(&rival.game, rival.seat, rival.name(lang), lang),
        lead: rival.lead(own),
        lines: lines(own, rival, lang),
        partings: partings(own, rival, lang),
        tail: link::pack(&rival.game, &names).ok(),
    }
}

fn side<G: Words>(game: &Match<G>, seat: Seat, name: String, lang: Lang) -> Side {
    let (place, _) = result(game, seat);
    let verdict = G::verdict(&game.view(Observer::All), lang);
    Side { name, total: place.total, total_words: place_words::<G>(&place, true, lang), verdict }
}

/// The lines of both scores: in the own order, then those that only the other has.
fn lines<G: Words>(own: &Match<G>, rival: &Rival<G>, lang: Lang) -> Vec<LineOfTwo> {
    let of = |game: &Match<G>| result(game, rival.seat).0.lines;
    let mut theirs = of(&rival.game);
    let line = |it: &Line, own: Option<i32>, theirs: Option<i32>| {
        let (name, _) = G::line(it, lang);
        LineOfTwo { name, rule: it.rule, own, theirs }
    };
    let mut lines = Vec::new();
    for mine in of(own) {
        let twin = theirs.iter().position(|it| it.id == mine.id).map(|idx| theirs.remove(idx));
        lines.push(line(&mine, Some(mine.points), twin.map(|it| it.points)));
    }
    lines.extend(theirs.iter().map(|it| line(it, None, Some(it.points))));
    lines
}

/// The partings of the choices of two matches, stretch by stretch.
pub fn partings<G: Words>(own: &Match<G>, rival: &Rival<G>, lang: Lang) -> Vec<Parting> {
    let other = &rival.game;
    let (mine, theirs) = (
        narration::stretches(own, Observer::All, lang),
        narration::stretches(other, Observer::All, lang),
    );
    let names = rival.seating.names(&rival.names, lang);
    let tell = Telling { seat: rival.seat, names: &names, lang };
    let pairs = side_by_side(&mine, &theirs);
    pairs.into_iter().filter_map(|(a, b)| tell.parting((own, a), (other, b))).collect()
}

/// A match, and a stretch of it if it has one there.
type Part<'m, G> = (&'m Match<G>, Option<&'m Stretch>);

/// The telling of two matches.
struct Telling<'t> {
    /// Whose choices are compared.
    seat: Seat,
    names: &'t BySeat<String>,
    lang: Lang,
}

impl Telling<'_> {
    /// The first difference of two stretches; none if they are alike.
    fn parting<G: Words>(&self, own: Part<'_, G>, other: Part<'_, G>) -> Option<Parting> {
        let [a, b] = [own, other].map(|it| self.choices(it));
        let is_same = |(one, two): &(&usize, &usize)| {
            own.0.log()[**one].action == other.0.log()[**two].action
        };
        let n_same = a.iter().zip(&b).take_while(is_same).count();
        let is_alike = n_same == a.len() && n_same == b.len();
        (!is_alike).then(|| Parting {
            heading: own.1.or(other.1).and_then(|it| it.heading.clone()),
            own: a.get(n_same).map(|ply| self.describe(own, *ply)),
            theirs: b.get(n_same).map(|ply| self.describe(other, *ply)),
        })
    }

    /// The actions of the seat in a stretch.
    fn choices<G: Words>(&self, (game, stretch): Part<'_, G>) -> Vec<usize> {
        let plies = stretch.map_or(0..0, |it| it.plies.clone());
        plies.filter(|it| game.log()[*it].seat == self.seat).collect()
    }

    /// The action after the first `ply` in words; a silent one by what came next in its stretch.
    fn describe<G: Words>(&self, (game, stretch): Part<'_, G>, ply: usize) -> DescribedAction {
        let end = stretch.map_or(ply, |it| it.plies.end);
        let to = Listener { observer: Observer::All, lang: self.lang, names: self.names };
        let mut outcomes = (ply..end).map(|it| narration::outcome(game, it, to));
        let words = outcomes.find(|it| !it.is_empty()).unwrap_or_default();
        DescribedAction { ply: ply + 1, words }
    }
}

/// A stretch of one match, and that of the other with the same heading, if there is one.
type Pair<'s> = (Option<&'s Stretch>, Option<&'s Stretch>);

/// Pairs stretches by their headings, as many as can be without changing the order of either.
fn side_by_side<'s>(mine: &'s [Stretch], theirs: &'s [Stretch]) -> Vec<Pair<'s>> {
    // How many pairs can be made of what is left from each two places on.
    let mut n_pairs = vec![vec![0u32; theirs.len() + 1]; mine.len() + 1];
    for a in (0..mine.len()).rev() {
        for b in (0..theirs.len()).rev() {
            n_pairs[a][b] = if mine[a].heading == theirs[b].heading {
                n_pairs[a + 1][b + 1] + 1
            } else {
                n_pairs[a + 1][b].max(n_pairs[a][b + 1])
            };
        }
    }
    let (mut a, mut b) = (0, 0);
    let mut pairs = Vec::new();
    while a < mine.len() || b < theirs.len() {
        let (own, other) = (mine.get(a), theirs.get(b));
        let is_pair = own.zip(other).is_some_and(|(own, other)| own.heading == other.heading);
        let is_own_alone =
            b == theirs.len() || (a < mine.len() && n_pairs[a][b] == n_pairs[a + 1][b]);
        match (is_pair, is_own_alone) {
            (true, _) => pairs.push((own, other)),
            (false, true) => pairs.push((own, None)),
            (false, false) => pairs.push((None, other)),
        }
        a += usize::from(is_pair || is_own_alone);
        b += usize::from(is_pair || !is_own_alone);
    }
    pairs
}
