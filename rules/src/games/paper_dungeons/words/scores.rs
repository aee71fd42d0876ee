//! The lines of a score.

use crate::games::paper_dungeons::monsters::Monster;
use crate::kernel::{Lang, Line, plural, text};

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
        "levels" => {
            (text("Levels", "Уровни"), format!("lowest level {n}"), format!("низший уровень {n}"))
        }
        "items" => (
            text("Magic items", "Волшебные предметы"),
            counted(n, Lang::En, ["box", "boxes"], [""; 3]),
            counted(n, Lang::Ru, [""; 2], ["клетка", "клетки", "клеток"]),
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
            (text("Objective", "Цель"), format!("counted {n}"), format!("засчитано {n}"))
        }
        "talent" => {
            (text("Talent", "Талант"), "printed on the card".into(), "указано на карте".into())
        }
        _ => (text("Missions", "Миссии"), format!("{n} fulfilled"), format!("выполнено {n}")),
    };
    (name.get(lang).to_owned(), lang.pick(en, ru))
}

fn counted(n: i32, lang: Lang, en: [&'static str; 2], ru: [&'static str; 3]) -> String {
    format!("{n} {}", plural(lang, n, en, ru))
}
