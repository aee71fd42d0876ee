//! The lines of a score, and the titles of a player alone (DR-098, DR-101).

use kernel::{Lang, Line, Text, plural, text};

/// The name of a line, and what its points come from.
pub fn line(line: &Line, lang: Lang) -> (String, String) {
    let n = line.count;
    let tokens = |lang| {
        let words = plural(lang, n, ["token", "tokens"], ["жетон", "жетона", "жетонов"]);
        format!("{n} {words}")
    };
    let level = if n == 0 {
        lang.pick("fled", "бегство").to_owned()
    } else {
        lang.pick(format!("level {n}"), format!("уровень {n}"))
    };
    let (name, why) = match line.id {
        "delve-1" => (text("First delve", "Первое приключение"), level),
        "delve-2" => (text("Second delve", "Второе приключение"), level),
        "delve-3" => (text("Third delve", "Третье приключение"), level),
        "dragons" => (
            text("Dragons", "Драконы"),
            lang.pick(format!("{n} defeated"), format!("побеждено: {n}")),
        ),
        "empty-bag" => (
            text("Empty bag", "Сундук сокровищ пуст"),
            lang.pick(format!("{n} missed"), format!("не досталось: {n}")),
        ),
        "treasures" => (text("Treasures", "Сокровища"), tokens(lang)),
        "portals" => (text("Town Portals", "Городские порталы"), tokens(lang)),
        _ => (text("Pairs of scales", "Пары чешуек"), tokens(lang)),
    };
    (name.get(lang).to_owned(), why)
}

/// The title that a player alone earns (DR-101).
pub const fn title(score: i32) -> Text {
    match score {
        35.. => text("Hero of Ages", "легендарный герой"),
        30..=34 => text("Champion", "защитник"),
        24..=29 => text("Seasoned Explorer", "бывалый приключенец"),
        16..=23 => text("Village Hero", "сельский заступник"),
        _ => text("Dragon Fodder", "драконий завтрак"),
    }
}
