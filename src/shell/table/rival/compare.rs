//! Two matches side by side, as plain data.

use super::Rival;
use crate::kernel::{BySeat, Lang, Line, Match, Observer, Seat, Words, link};
use crate::shell::model::comparison::{Comparison, LineOfTwo, Parting, Side, Told};
use crate::shell::model::totals::total_words;
use crate::shell::narration::{self, Listener, Stretch};
use crate::shell::pages::rival::words::YOU;

/// Lays two matches side by side.
pub fn comparison_of<G: Words>(own: &Match<G>, rival: &Rival<G>, lang: Lang) -> Comparison {
    Comparison {
        game: G::ID,
        title: G::title(own.setup()).get(lang),
        seed: own.seed().to_string(),
        own: side(own, YOU.get(lang).to_owned(), lang),
        theirs: side(&rival.game, rival.name(lang), lang),
        lines: lines(own, &rival.game, lang),
        partings: partings(own, &rival.game, lang),
        tail: link::pack(&rival.game, &rival.names).ok(),
    }
}

fn side<G: Words>(game: &Match<G>, name: String, lang: Lang) -> Side {
    let (total, verdict) = (super::total(game), G::verdict(&game.view(Observer::All), lang));
    Side { name, total, total_words: total_words::<G>(total, lang), verdict }
}

/// The lines of both scores: in the own order, then those that only the other has.
fn lines<G: Words>(own: &Match<G>, other: &Match<G>, lang: Lang) -> Vec<LineOfTwo> {
    let of =
        |game: &Match<G>| G::standing(&game.view(Observer::All)).places[Seat::FIRST].lines.clone();
    let mut theirs = of(other);
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

/// Where the choices of two matches part, stretch by stretch.
pub fn partings<G: Words>(own: &Match<G>, other: &Match<G>, lang: Lang) -> Vec<Parting> {
    let (mine, theirs) = (
        narration::stretches(own, Observer::All, lang),
        narration::stretches(other, Observer::All, lang),
    );
    let pairs = side_by_side(&mine, &theirs);
    pairs.into_iter().filter_map(|(a, b)| parting(own, a, other, b, lang)).collect()
}

/// The first difference of two stretches; none if they are alike.
fn parting<G: Words>(
    own: &Match<G>,
    mine: Option<&Stretch>,
    other: &Match<G>,
    theirs: Option<&Stretch>,
    lang: Lang,
) -> Option<Parting> {
    let plies = |it: Option<&Stretch>| it.map_or(0..0, |it| it.plies.clone());
    let (a, b) = (plies(mine), plies(theirs));
    let (own_log, other_log) = (&own.log()[a.clone()], &other.log()[b.clone()]);
    let n_same = own_log
        .iter()
        .zip(other_log)
        .take_while(|(one, two)| one.seat == two.seat && one.action == two.action)
        .count();
    let is_alike = n_same == own_log.len() && n_same == other_log.len();
    let told = |game: &Match<G>, start: usize, end: usize| {
        (start + n_same < end).then(|| describe(game, start + n_same, end, lang))
    };
    (!is_alike).then(|| Parting {
        heading: mine.or(theirs).and_then(|it| it.heading.clone()),
        own: told(own, a.start, a.end),
        theirs: told(other, b.start, b.end),
    })
}

/// The action after the first `ply` in words; a silent one by what came next, before `end`.
fn describe<G: Words>(game: &Match<G>, ply: usize, end: usize, lang: Lang) -> Told {
    let names = BySeat::new(game.n_seats(), |_| String::new());
    let to = Listener { observer: Observer::All, lang, names: &names };
    let mut outcomes = (ply..end).map(|it| narration::outcome(game, it, to));
    let words = outcomes.find(|it| !it.is_empty()).unwrap_or_default();
    Told { ply: ply + 1, words }
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
