//! The lines of a score, and what is said of the result.

use super::names;
use crate::event::Event;
use crate::state::{Ending, QUESTS, View};
use kernel::{Lang, Line, Place, Seat};

/// The name of a line, and what its points come from.
pub fn line(line: &Line, lang: Lang) -> (String, String) {
    let n = line.count;
    (
        lang.pick("Quests", "Задания").to_owned(),
        lang.pick(format!("{n} of {QUESTS} completed"), format!("выполнено {n} из {QUESTS}")),
    )
}

/// So many quests.
pub fn total(points: i32, lang: Lang) -> String {
    let words =
        kernel::plural(lang, points, ["quest", "quests"], ["задание", "задания", "заданий"]);
    format!("{points} {words}")
}

/// The quests of a seat, or that it is out of the game (DN-005).
pub fn total_of(place: &Place, lang: Lang) -> String {
    if place.is_out {
        return lang.pick("out of the game", "выбывает из игры").to_owned();
    }
    total(place.total, lang)
}

/// A sentence about the result: how the match has ended.
pub fn verdict(view: &View, lang: Lang) -> Option<String> {
    let open = &view.open;
    let ending = open.ending?;
    let is_solo = open.rules.is_solo();
    let hero = |seat: Seat| names::hero(open.heroes[seat].card);
    let (en, ru) = match ending {
        Ending::Quests(_) if is_solo => (
            "You have won: three quests are completed, and the hero is out of the dungeon."
                .to_owned(),
            "Победа: три задания выполнены, герой выбрался из подземелья.".to_owned(),
        ),
        Ending::Quests(seat) => (
            format!("{} has completed three quests.", hero(seat).the),
            format!("Три задания на счету {}.", hero(seat).genitive),
        ),
        Ending::LastHero(seat) => (
            format!("{} is the last hero left.", hero(seat).the),
            format!("Последний уцелевший герой — {}.", hero(seat).name.ru()),
        ),
        Ending::Together(Some(seat)) => (
            format!("The last heroes died together; {} was ahead.", hero(seat).the),
            format!("Последние герои повержены вместе; впереди {}.", hero(seat).name.ru()),
        ),
        Ending::Together(None) => (
            "The last heroes died together: a draw.".to_owned(),
            "Последние герои повержены вместе: ничья.".to_owned(),
        ),
        Ending::Rounds => (
            "The last round is over: quests, then level, health and glory decide.".to_owned(),
            "Последний раунд сыгран: решают задания, затем уровень, здоровье и слава.".to_owned(),
        ),
        Ending::Lost => {
            let is_destroyed = !open.heroes[Seat::FIRST].is_alive;
            let done = open.heroes[Seat::FIRST].done.len();
            if is_destroyed {
                (
                    format!(
                        "You have lost: the hero is dead, with {done} of {QUESTS} quests completed."
                    ),
                    format!("Вы проиграли: герой повержен, выполнено заданий: {done} из {QUESTS}."),
                )
            } else {
                (
                    format!("You have lost: time is up, with {done} of {QUESTS} quests completed."),
                    format!("Вы проиграли: время вышло, выполнено заданий: {done} из {QUESTS}."),
                )
            }
        }
    };
    Some(lang.pick(en, ru))
}

/// What a seat's hero did while others waited: where it went, what it suffered, what it completed; if
/// nothing of that, the cards it has played.
pub fn recap(events: &[Event], seat: Seat, lang: Lang) -> Option<String> {
    let (mut n_wounds, mut place, mut done, mut played) = (0, None, Vec::new(), Vec::new());
    let mut is_fallen = false;
    for event in events {
        match event {
            Event::Moved { who, location, .. } if who.seat == seat => place = Some(*location),
            Event::Wounded { who, n, .. } if who.seat == seat => n_wounds += i32::from(*n),
            Event::Completed { who, quest, .. } if who.seat == seat => done.push(*quest),
            Event::Played { who, card, .. } | Event::Declared { who, card, .. }
                if who.seat == seat =>
            {
                played.push(*card);
            }
            Event::Destroyed { who, .. } if who.seat == seat => is_fallen = true,
            _ => {} // A few words have no room for more.
        }
    }
    let mut words = Vec::new();
    if let Some(place) = place {
        let name = place.name();
        words.push(lang.pick(format!("to {}", name.the), name.into.to_owned()));
    }
    words.extend(done.into_iter().map(|it| {
        let it = names::quest(it, lang);
        lang.pick(format!("completed {it}"), format!("задание {it} выполнено"))
    }));
    if is_fallen {
        words.push(lang.pick("defeated", "герой повержен").to_owned());
    } else if 0 < n_wounds {
        words.push(
            lang.pick(format!("−{n_wounds} health"), format!("−{}", names::health(n_wounds, lang))),
        );
    }
    if words.is_empty() {
        let names: Vec<&str> = played.into_iter().map(|it| it.name().name.get(lang)).collect();
        words.push(match names.as_slice() {
            [] => lang.pick("stays in place", "остаётся на месте").to_owned(),
            all => lang.pick("plays ", "играет: ").to_owned() + &all.join(", "),
        });
    }
    Some(words.join(", "))
}
