//! The lines of a score, and what is said of the result.

use super::counts::{coins, wounds};
use crate::rules::standing;
use crate::state::{Plight, View};
use kernel::{Lang, Line, Place, Seat, Text, text};

/// The name of a line, and what its points come from.
pub fn line(line: &Line, lang: Lang) -> (String, String) {
    let n = line.count;
    let (name, note) = match line.id {
        "bled" => {
            let most = wounds(n, lang);
            let note = lang.pick(format!("the most: {most}"), format!("больше всех: {most}"));
            (text("Bleeding", "Кровопотеря"), note)
        }
        "dead" => (
            text("Death", "Гибель"),
            lang.pick(format!("in room {n} of 25"), format!("в комнате {n} из 25")),
        ),
        _ => (text("Treasure", "Сокровища"), wounds(n, lang)),
    };
    (name.get(lang).to_owned(), note)
}

/// The treasure of a hero, and what became of one who is out of the reckoning.
pub fn total_of(place: &Place, is_over: bool, lang: Lang) -> String {
    let carried = coins(place.total, lang);
    let Some(last) = place.lines.last().filter(|_| place.is_out) else { return carried };
    match (last.id, is_over) {
        ("bled", false) => {
            lang.pick(format!("{carried}, would bleed"), format!("{carried}, грозит кровопотеря"))
        }
        ("bled", true) => lang.pick(
            format!("bled to death with {carried}"),
            format!("смерть от кровопотери, {carried}"),
        ),
        (_, _) => {
            let n = last.count;
            lang.pick(format!("died in room {n}"), format!("гибель в комнате {n}"))
        }
    }
}

/// What a hero alone has come to (RA-234).
pub const fn band(treasure: i32) -> Text {
    match treasure {
        30.. => text("Legendary", "Легенда"),
        25.. => text("Excellent", "Превосходно"),
        20.. => text("Good", "Хорошо"),
        15.. => text("Solid", "Крепкий результат"),
        10.. => text("Fair", "Неплохо"),
        _ => text("Escaped with little", "Ноги унесены, карманы пусты"),
    }
}

/// Why one of two with equal treasure has won (RA-183).
const TIE_BROKEN: Text = text(
    "Equal treasure: whoever has fewer wounds is ahead.",
    "Сокровищ поровну: впереди тот, у кого меньше ранений.",
);

/// A sentence about the result: alone, how good it is; else if nobody has won (RA-177), or a tie
/// was broken.
pub fn verdict(view: &View, lang: Lang) -> Option<String> {
    let setup = &view.ground.setup;
    if !view.ground.is_over() {
        return None;
    }
    let mat = &view.heroes[Seat::FIRST].mat;
    match mat.plight {
        Plight::Dead { room } if setup.is_solo() => Some(lang.pick(
            format!("The hero died in room {room} of 25."),
            format!("Герой погиб в комнате {room} из 25."),
        )),
        Plight::Alive | Plight::Bled if setup.is_solo() => {
            let carried = coins(mat.treasure.into(), lang);
            let start = wounds(setup.solo_wounds.into(), lang);
            let band = band(mat.treasure.into()).get(lang);
            Some(lang.pick(
                format!("{band}: {carried} carried out, with {start} at the start."),
                format!("{band}: вынесено {carried}, в начале — {start}."),
            ))
        }
        Plight::Alive | Plight::Bled | Plight::Dead { .. } => {
            let is_lost = view.living().is_empty();
            let lost =
                text("Nobody has won: no hero is alive.", "Победителей нет: все герои погибли.");
            let standing = standing(view);
            // Whoever is dead has nothing, and is tied with nobody.
            let has_any = standing.places.iter().any(|(_, it)| it.rank == 1 && 0 < it.total);
            let is_tie_broken = has_any && standing.is_tie_broken();
            let said = is_lost.then_some(lost).or_else(|| is_tie_broken.then_some(TIE_BROKEN));
            said.map(|it| it.get(lang).to_owned())
        }
    }
}
