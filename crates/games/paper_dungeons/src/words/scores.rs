//! The lines of a score.

use crate::items::Item;
use crate::messages;
use crate::monsters::Monster;
use crate::objectives::Objective;
use crate::rules::counts;
use crate::talents::Talent;
use kernel::{Lang, Line, message, signed, text};

/// The name of a line, and what its points come from.
pub fn line(line: &Line, lang: Lang) -> (String, String) {
    let n = line.count;
    let monster = Monster::ALL.into_iter().find(|it| it.key() == line.id);
    if let Some(monster) = monster {
        let why = message!(lang, "score-monster", power = n);
        return (monster.card().name.get(lang).to_owned(), why);
    }
    let (name, why) = match line.id {
        "levels" => (text!("score-levels"), levels(line, lang)),
        "items" => (text!("score-items"), items(line, lang)),
        "gems" => (text!("score-gems"), message!(lang, "score-gems-stolen", n = n)),
        "minions" => (text!("score-minions"), message!(lang, "score-minions-beaten", n = n)),
        "wounds" => (text!("score-wounds"), message!(lang, "score-wounds-marked", n = n)),
        "resurrection" => (text!("score-resurrection"), message!(lang, "score-resurrected", n = n)),
        "objective" => (text!("score-objective"), objective(line, lang)),
        "talent" => {
            let talent = Talent::ALL[usize::from(counts(line).1)];
            (text!("score-talent"), talent.card().name.get(lang).to_owned())
        }
        _ => (text!("score-missions"), message!(lang, "score-missions-fulfilled", n = n)),
    };
    (name.get(lang).to_owned(), why)
}

/// The lowest level, and the glory for heroes at the top.
fn levels(line: &Line, lang: Lang) -> String {
    let (lowest, n_at_top) = counts(line);
    message!(lang, "score-lowest-level", level = lowest, top = n_at_top)
}

/// The boxes, and the glory of each complete item.
fn items(line: &Line, lang: Lang) -> String {
    let (n_boxes, complete) = counts(line);
    let mut parts = vec![message!(lang, "score-boxes", n = n_boxes)];
    let is_complete = |it: &Item| complete >> it.idx() & 1 == 1 && it.card().glory != 0;
    parts.extend(Item::ALL.into_iter().filter(is_complete).map(|it| {
        let card = it.card();
        format!("{} {}", card.name.get(lang), signed(card.glory.into()))
    }));
    parts.join(", ")
}

/// The thing counted by the card, how much of it there is, and the steps that score.
fn objective(line: &Line, lang: Lang) -> String {
    let (count, card) = counts(line);
    let card = Objective::ALL[usize::from(card)].card();
    let steps = card.steps.map(|it| it.to_string()).join(", ");
    message!(lang, "score-steps", objective = card.name, n = count, steps = &steps)
}
