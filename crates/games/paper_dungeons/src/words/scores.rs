//! The lines of a score.

use crate::items::Item;
use crate::monsters::Monster;
use crate::objectives::Objective;
use crate::rules::counts;
use crate::talents::Talent;
use kernel::{Lang, Line, plural, signed, text};

/// The name of a line, and what its points come from.
pub fn line(line: &Line, lang: Lang) -> (String, String) {
    let n = line.count;
    let monster = Monster::ALL.into_iter().find(|it| it.key() == line.id);
    if let Some(monster) = monster {
        let why = if n == 0 {
            lang.pick("fled", "бегство").to_owned()
        } else {
            lang.pick(format!("power {n}"), format!("мощь {n}"))
        };
        return (monster.card().name.get(lang).to_owned(), why);
    }
    let (name, en, ru) = match line.id {
        "levels" => (text("Levels", "Уровни"), levels(line, Lang::En), levels(line, Lang::Ru)),
        "items" => (
            text("Magic items", "Волшебные предметы"),
            items(line, Lang::En),
            items(line, Lang::Ru),
        ),
        "gems" => (text("Gems", "Самоцветы"), format!("{n} stolen"), format!("выкрадено {n}")),
        "minions" => {
            (text("Minions", "Приспешники"), format!("{n} beaten"), format!("побеждено {n}"))
        }
        "wounds" => (text("Wounds", "Ранения"), format!("{n} marked"), format!("отмечено {n}")),
        "resurrection" => (
            text("Resurrection", "Воскрешение"),
            if n == 0 { "not needed" } else { "once" }.to_owned(),
            if n == 0 { "не понадобилось" } else { "один раз" }.to_owned(),
        ),
        "objective" => {
            (text("Objective", "Цель"), objective(line, Lang::En), objective(line, Lang::Ru))
        }
        "talent" => {
            let (en, ru) = (
                Talent::ALL[usize::from(counts(line).1)].card().name.en(),
                Talent::ALL[usize::from(counts(line).1)].card().name.ru(),
            );
            (text("Talent", "Талант"), en.to_owned(), ru.to_owned())
        }
        _ => (text("Missions", "Миссии"), format!("{n} fulfilled"), format!("выполнено {n}")),
    };
    (name.get(lang).to_owned(), lang.pick(en, ru))
}

/// The lowest level, and the glory for heroes at the top.
fn levels(line: &Line, lang: Lang) -> String {
    let (lowest, n_at_top) = counts(line);
    let lowest = lang.pick(format!("lowest level {lowest}"), format!("низший уровень {lowest}"));
    match n_at_top {
        0 => lowest,
        n => lang.pick(
            format!("{lowest}; heroes of level 6: +{n}"),
            format!("{lowest}; героев 6\u{2011}го уровня: +{n}"),
        ),
    }
}

/// The boxes, and the glory of each complete item.
fn items(line: &Line, lang: Lang) -> String {
    let (n_boxes, complete) = counts(line);
    let boxes = plural(lang, n_boxes.into(), ["box", "boxes"], ["клетка", "клетки", "клеток"]);
    let mut parts = vec![format!("{n_boxes} {boxes}")];
    let is_complete = |it: &Item| complete >> it.idx() & 1 == 1 && it.card().glory != 0;
    parts.extend(Item::ALL.into_iter().filter(is_complete).map(|it| {
        let card = it.card();
        format!("{} {}", card.name.get(lang), signed(card.glory.into()))
    }));
    parts.join(", ")
}

/// What the card counts, how much of it there is, and the steps that score.
fn objective(line: &Line, lang: Lang) -> String {
    let (count, card) = counts(line);
    let card = Objective::ALL[usize::from(card)].card();
    let (name, steps) = (card.name.get(lang), card.steps.map(|it| it.to_string()).join(", "));
    lang.pick(
        format!("{name}: {count} (steps {steps})"),
        format!("{name}: {count} (ступени {steps})"),
    )
}
