//! The words of campaigns, in both languages.

use crate::kernel::campaign::Scenario;
use crate::kernel::{Lang, Text, number, text};
use crate::shell::store::game_info::GameInfo;
pub use crate::shell::words::BACK;

pub const CAMPAIGN_HINT: Text = text(
    "Each chapter is a whole match with a new seed; only its total counts for the campaign. The highest sum wins.",
    "Каждая глава — целая партия на новом раскладе; в кампанию идёт только её итог. Побеждает наибольшая сумма.",
);
pub const NEW_CAMPAIGN: Text = text("A new campaign", "Новая кампания");
pub const SCENARIO: Text = text("Scenario", "Сценарий");
pub const SCENARIO_HINT: Text =
    text("Three chapters, played in order.", "Три главы, они играются по порядку.");
pub const BEGIN_CAMPAIGN: Text = text("Begin the first chapter", "Начать первую главу");
pub const PLAY_CHAPTER: Text = text("Play", "Играть");
pub const CHAPTER_ANEW: Text = text("Play again", "Сыграть заново");
pub const GO_ON_CHAPTER: Text = text("Go on", "Продолжить");
pub const GO_ON_CAMPAIGN: Text = text("Continue the campaign", "Продолжить кампанию");
pub const FINISHED_CAMPAIGNS: Text = text("Finished campaigns", "Пройденные кампании");
pub const PUT_BACK: Text = text("Undo", "Отменить");

/// The heading of a game's campaigns.
pub fn campaigns_of(game: &str, lang: Lang) -> String {
    format!("{game}: {}", lang.pick("campaigns", "кампании"))
}

/// The legend of the names of a seat's heroes; `number` counts from 1.
pub fn heroes_of_seat(number: usize, n_seats: usize, lang: Lang) -> String {
    match (lang, n_seats) {
        (Lang::En, 1) => "What are your heroes called?".to_owned(),
        (Lang::Ru, 1) => "Как зовут ваших героев?".to_owned(),
        (Lang::En, _) => format!("Heroes of player {number}"),
        (Lang::Ru, _) => format!("Герои игрока {number}"),
    }
}

/// The name of a chapter, counted from 0: that of the choice which it settles.
pub fn chapter_name(scenario: &Scenario, nth: usize, info: &GameInfo, lang: Lang) -> String {
    let (key, choice) = scenario.chapters[nth];
    let option = info.options.iter().find(|it| it.key == key);
    let choice = option.and_then(|it| it.choices.iter().find(|it| it.key == choice));
    choice.map(|it| it.name.get(lang).to_owned()).unwrap_or_default()
}

/// Which chapter of a scenario it is, counted from 1.
pub fn chapter_of_scenario(scenario: &str, number: usize, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{scenario}, chapter {number}"),
        Lang::Ru => format!("{scenario}, глава {number}"),
    }
}

/// The totals of all seats.
pub fn totals(totals: impl Iterator<Item = i32>) -> String {
    totals.map(number).collect::<Vec<_>>().join(" : ")
}

/// The totals of one seat's chapters, and their sum if there are several.
pub fn chapter_sum(totals: &[i32], sum: i32) -> String {
    let parts: Vec<String> = totals.iter().map(|it| number(*it)).collect();
    match parts.len() {
        0 | 1 => number(sum),
        _ => format!("{} = {}", parts.join(" + "), number(sum)),
    }
}

/// The sums of a campaign that is being played.
pub fn sum_so_far(sums: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("So far: {sums}"),
        Lang::Ru => format!("Пока что: {sums}"),
    }
}

/// Who is ahead in a campaign, or has won it.
pub fn campaign_first(names: &[String], lang: Lang) -> String {
    let names = names.join(", ");
    match lang {
        Lang::En => format!("first: {names}"),
        Lang::Ru => format!("первое место: {names}"),
    }
}

/// How a campaign is played.
pub fn campaign_mode(n_seats: usize, has_computers: bool, lang: Lang) -> &'static str {
    match (n_seats, has_computers) {
        (1, _) => lang.pick("alone", "в одиночку"),
        (_, true) => lang.pick("with computers", "с компьютерами"),
        (_, false) => lang.pick("at one table", "за общим столом"),
    }
}

/// What the end of the `nth` chapter, counted from 1, says of its campaign.
pub fn campaign_so_far(
    nth: usize,
    n_over: usize,
    names: &[String],
    sums: &[i32],
    lang: Lang,
) -> String {
    let sum = |(name, sum): (&String, &i32)| match names.len() {
        1 => number(*sum),
        _ => format!("{name}: {}", number(*sum)),
    };
    let sums = names.iter().zip(sums).map(sum).collect::<Vec<_>>().join(", ");
    match lang {
        Lang::En if n_over < 2 => format!("Chapter {nth} of the campaign. Sum: {sums}."),
        Lang::En => format!("Chapter {nth} of the campaign. Sum of {n_over} chapters: {sums}."),
        Lang::Ru if n_over < 2 => format!("Глава {nth} кампании. Сумма: {sums}."),
        Lang::Ru => format!("Глава {nth} кампании. Сумма за главы ({n_over}): {sums}."),
    }
}

/// The label of the button that takes a campaign away.
pub fn leave_campaign(name: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Abandon the campaign: {name}"),
        Lang::Ru => format!("Бросить кампанию: {name}"),
    }
}

/// What is said once a campaign is taken away.
pub fn campaign_left(name: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Abandoned: {name}. Its matches stay on the shelf."),
        Lang::Ru => format!("Кампания брошена: {name}. Её партии остались на полке."),
    }
}
