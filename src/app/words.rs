//! The words of the shelf, the settings and the last page.

mod fetched;
mod going_on;

pub use self::fetched::*;
pub use self::going_on::*;
use crate::kernel::{Lang, Text, plural, text};
use crate::shell::model::label::Label;

pub const CONTINUE: Text = text("Continue", "Продолжить");
/// The language that the page is not in, in its own word.
pub const OTHER_LANGUAGE: Text = text("Русский", "English");
pub const PLAY: Text = text("Play", "Играть");
pub const MORE: Text = text("More", "Ещё");
pub const JUST_PLAY: Text = text("Just play", "Просто сыграть");
pub const LEARN_BY_PLAYING: Text = text("Learn by playing", "Обучающая партия");
pub const FIRST_LINE: Text = text(
    "A first game: you make every move, the light shows where.",
    "Первая партия: ходите вы, а куда — подскажет свет.",
);
pub const START_HERE: Text = text("Start here", "Начните здесь");
pub const SET_UP: Text = text("Set up a table", "Подготовить стол");
pub const LEARN: Text = text("Learn", "Обучение");
pub const GAMES: Text = text("Games", "Игры");
pub const OPEN: Text = text("Open", "Открыть");
pub const UNDO: Text = text("Undo", "Отменить");
pub const CANCEL: Text = text("Cancel", "Отмена");
pub const ASKS: Text = text("When am I asked?", "Когда меня спрашивать?");
pub const ASKS_HINT: Text = text(
    "On the turns of others, where a game has cards for that. Interrupt stays at the table either way. To be asked always, so that a pause tells nothing about your hand, choose so when you set the table up.",
    "В чужой ход, если в игре есть карты для этого. Кнопка «Вмешаться» остаётся на столе в любом случае. Чтобы вас спрашивали всегда и пауза не выдавала вашу руку, выберите это при подготовке стола.",
);
pub const ASKS_CHOICE: Text = text("When I can play something", "Когда я могу что-то сыграть");
pub const ASKS_ATTACKED: Text = text("Only when I am attacked", "Только когда атакуют меня");
pub const RENAME_TITLE: Text = text("Name this match", "Назвать партию");
pub const MATCH_NAME: Text = text("Name", "Название");
pub const MATCH_NAME_HINT: Text = text(
    "Left empty, the match is called after its game.",
    "Если оставить пустым, партия называется как игра.",
);
pub const KEEP_NAME: Text = text("Keep the name", "Сохранить");
pub const OPEN_MATCHES: Text = text("In play", "Идут");
pub const FINISHED_MATCHES: Text = text("Finished", "Закончены");
pub const FIND_MATCH: Text = text("Find a match", "Найти партию");
pub const FIND_MATCH_EXAMPLE: Text = text("name, game or player", "название, игра или игрок");
pub const SAVED_MATCHES: Text = text("Saved matches", "Сохранённые партии");
pub const HALL: Text = text("Hall of Fame", "Зал славы");
pub const CARDS: Text = text("All cards", "Все карты");
pub const ACHIEVEMENTS: Text = text("Achievements", "Достижения");
pub const CAMPAIGNS: Text = text("Campaigns", "Кампании");
pub const SETTINGS: Text = text("Settings", "Настройки");
pub const ABOUT: Text = text("About", "О программе");
pub const RULES: Text = text("Rules", "Правила");
pub const BACK: Text = text("Back", "Назад");

pub const TODAYS_CHALLENGE: Text = text("Today’s challenge", "Испытание дня");
pub const STATISTICS: Text = text("Statistics", "Статистика");
pub const ENTER: Text = text("Enter a code", "Ввести код");
pub const ENTER_FIELD: Text = text("A code, a link or a record", "Код, ссылка или запись партии");
pub const ENTER_HINT: Text = text(
    "Paste what you were sent. Any words of yours are a seed, too.",
    "Вставьте то, что вам прислали. Из любых ваших слов тоже получится расклад.",
);
pub const OPEN_FILE: Text = text("Open a record file", "Открыть файл с записью");
pub const FILE_TOO_LONG: Text =
    text("This file is too long to be a record.", "Файл слишком велик для записи партии.");
pub const FILE_GONE: Text =
    text("The browser could not read this file.", "Браузер не смог прочитать файл.");
pub const A_PLACE: Text = text("A page of Undercroft.", "Страница Undercroft.");
pub const TEXT_TOO_LONG: Text = text(
    "This is too long for a seed, and it is neither a link nor a record.",
    "Для кода расклада это слишком длинно, и это не ссылка и не запись партии.",
);
pub const NO_SUCH_LINK: Text = text(
    "This link leads to no seed and no match that could be opened here.",
    "По этой ссылке нет ни расклада, ни партии, которые можно открыть здесь.",
);
pub const OTHER_GAME: Text = text(
    "This match is of a game that is not on this shelf.",
    "Это партия в игру, которой нет на этой полке.",
);
pub const RECORD_GONE: Text = text(
    "The record was lost when the page was reloaded. Please open it once more.",
    "При перезагрузке страницы запись не сохранилась. Откройте её ещё раз.",
);

pub const LANGUAGE: Text = text("Language", "Язык");
pub const AS_BROWSER: Text = text("Like the browser", "Как в браузере");
pub const THEME: Text = text("Theme", "Тема");
pub const AS_SYSTEM: Text = text("Like the system", "Как в системе");
pub const LIGHT: Text = text("Light", "Светлая");
pub const DARK: Text = text("Dark", "Тёмная");
pub const MOTION: Text = text("Animation", "Анимация");
pub const MOTION_HINT: Text =
    text("Dice tumble and tokens glide.", "Кубики катятся, фишки скользят.");
pub const MOTION_ON: Text = text("On", "Включена");
pub const MOTION_OFF: Text = text("Off", "Выключена");

pub const SOUND_HINT: Text = text(
    "Short, quiet sounds of dice, cards, coins and blows. Whatever matters is also told in words.",
    "Короткие тихие звуки: кубики, карты, монеты, удары. Всё важное сказано и словами.",
);
pub const SOUND_ON: Text = text("On", "Включён");
pub const SOUND_OFF: Text = text("Off", "Выключен");
pub const FELT: Text = text("Sound and vibration", "Звук и вибрация");
pub const FELT_HINT: Text = text(
    "Short, quiet sounds, and brief vibration at blows and great moments. Whatever matters is also told in words.",
    "Короткие тихие звуки; при ударах и в важные минуты — короткая вибрация. Всё важное сказано и словами.",
);
pub const FELT_NOTHING: Text = text("Off", "Выключены");
pub const FELT_BOTH: Text = text("Both", "И то и другое");

pub const CONTRAST: Text = text("Contrast", "Контраст");
pub const CONTRAST_MORE: Text = text("More", "Сильнее");
pub const CONTRAST_PLAIN: Text = text("Normal", "Обычный");
pub const SIZE: Text = text("Text size", "Размер текста");
pub const SIZE_HINT: Text = text(
    "In addition to the text size of the browser.",
    "В дополнение к размеру, заданному в браузере.",
);
pub const SIZE_LARGE: Text = text("Large", "Крупный");
pub const SIZE_LARGER: Text = text("Larger", "Крупнее");
pub const SIZE_LARGEST: Text = text("Largest", "Самый крупный");
pub const PACE_HINT: Text = text(
    "How fast computers play, and how long you see what comes of a move. At the calm and quick pace you never wait long: what you missed is summed up in a few words.",
    "Как быстро ходят компьютеры и как долго видно, чем обернулся ход. В спокойном и быстром темпе ждать недолго: пропущенное будет кратко пересказано.",
);
pub const SETTING_NOT_KEPT: Text = text(
    "This setting could not be stored: it lasts until you close the tab.",
    "Сохранить эту настройку не удалось: она продержится, пока открыта вкладка.",
);
pub const LANGUAGE_NOT_HERE: Text = text(
    "The words of this language did not come: perhaps there is no connection. The page goes on as it is.",
    "Слова этого языка не пришли: возможно, нет связи. Пока всё остаётся как есть.",
);
pub const KEYS: Text = text("Letter keys", "Клавиши-буквы");
pub const KEYS_HINT: Text = text(
    "Turn them off if you speak to your device, or press keys by accident.",
    "Выключите, если управляете голосом или задеваете клавиши случайно.",
);
pub const KEYS_ON: Text = text("On", "Включены");
pub const KEYS_OFF: Text = text("Off", "Выключены");

/// The effect of each key at the table.
pub static KEY_MAP: [(&[&str], Text); 11] = [
    (&["U", "Ctrl+Z"], text("Undo", "Отменить ход")),
    (&["Shift+U", "Ctrl+Shift+Z"], text("Redo", "Вернуть ход")),
    (&["R"], text("Repeat the last announcement", "Повторить последнее сообщение")),
    (&["C"], text("Announce what you can do now", "Сказать, что сейчас можно сделать")),
    (&["S"], text("Announce the score", "Сказать счёт")),
    (&["H"], text("Hint", "Подсказка")),
    (&["?"], text("Explain what is in focus", "Объяснить то, что отмечено")),
    (&["← ↑ → ↓"], text("Move within a part of the table", "Двигаться внутри части стола")),
    (&["Tab"], text("To the next part of the table", "К следующей части стола")),
    (&["Enter", "␣"], text("Choose what is in focus", "Выбрать отмеченное")),
    (
        &["J", "K", "L"],
        text("In a replay: back, run, forward", "В повторе: назад, смотреть, вперёд"),
    ),
];

pub const UNKNOWN_ADDRESS: Text =
    text("There is nothing at this address", "По этому адресу ничего нет");
pub const UNKNOWN_ADDRESS_HINT: Text = text(
    "The link may be damaged, or it may come from a newer version. If somebody sent it to you, enter the whole message.",
    "Возможно, ссылка повреждена или сделана в более новой версии. Если вам её прислали, введите сообщение целиком.",
);
pub const UNKNOWN_MATCH: Text =
    text("This match is not on this device.", "Такой партии на этом устройстве нет.");

pub const NEW_VERSION: Text =
    text("A new version of Undercroft is ready.", "Готова новая версия Undercroft.");
pub const RENEW: Text = text("Update", "Обновить");
pub const NOT_NOW: Text = text("Not now", "Не сейчас");

pub const RELOAD: Text = text("Reload the page", "Перезагрузить страницу");
pub const TRY_AGAIN: Text = text("Try again", "Попробовать ещё раз");
pub const TO_SHELF: Text = text("Back to the shelf", "На полку");

pub const FORGETS_SOON: Text = text(
    "This browser may clear everything kept here after a week without a visit. To be safe, put the page on your home screen or keep a copy:",
    "Этот браузер может стереть всё сохранённое, если не заходить сюда неделю. Чтобы этого не случилось, добавьте страницу на домашний экран или сохраните копию:",
);
pub const KEPT_HERE: Text = text("Kept on this device", "Хранится на этом устройстве");
pub const COPIES: Text =
    text("Backup: save to a file, or restore", "Резервная копия: сохранить или восстановить");
pub const ASIDE: Text = text("Set aside", "Отложенное");
pub const KEEP_COPY: Text = text("Keep a copy", "Сохранить копию");

/// The sentence of `index.html` that stands there before the program does.
pub const WHAT_THIS_IS: Text = text(
    "Tabletop dungeon games in one browser tab: alone, against computers or around one device; offline, without an account.",
    "Настольные игры о подземельях в одной вкладке браузера: в одиночку, против компьютера или за одним устройством; без сети и без учётной записи.",
);
pub const FINE_PRINT: Text = text(
    "Unofficial, and unaffiliated with the publishers of these games. Words and drawings are our own. Everything stays on this device.",
    "Неофициальная программа, с издателями этих игр не связанная. Слова и рисунки — наши собственные. Всё остаётся на этом устройстве.",
);

/// The paragraphs of the last page.
pub const ABOUT_WORDS: &[Text] = &[
    text(
        "Undercroft is a shelf of tabletop dungeon games in one browser tab. The rules are complete, and enforced; every refusal names the rule that it rests on. There is no account, no server and no advertising: matches are kept in this browser, on this device.",
        "Undercroft — полка настольных игр про подземелья в одной вкладке браузера. Правила полные и соблюдаются строго; каждый отказ называет правило, на котором он стоит. Здесь нет ни учётных записей, ни сервера, ни рекламы: партии хранятся в этом браузере, на этом устройстве.",
    ),
    text(
        "All chance in a match comes from its seed. Two people who play the same seed get the same dice and cards, whatever they do; undoing a move never changes them.",
        "Все случайности партии заданы её раскладом. У двоих, играющих один расклад, броски и карты одинаковы, что бы они ни делали; отмена хода их не меняет.",
    ),
    text(
        "This is an unofficial program, made by people who like these games, and it is not affiliated with their authors or publishers. It contains no pictures and no texts of the published games; if you enjoy one, buy the box.",
        "Это неофициальная программа: её сделали те, кому нравятся эти игры, и с их авторами и издателями она не связана. В ней нет ни рисунков, ни текстов изданных игр; понравилась игра — купите коробку.",
    ),
    text(
        "Undercroft is free software, under the MIT licence or the Apache licence 2.0, as you prefer. Its source has no public address yet: whoever runs this site can give it to you.",
        "Undercroft — свободная программа под лицензией MIT или Apache 2.0, на ваш выбор. Открытого адреса у исходного кода пока нет: спросите его у того, кто держит этот сайт.",
    ),
];

/// The parts of each box that follow the published game, and those that do not: the same words open its rulebook.
pub const WHAT_IS_OURS: &[Text] = &[
    text(
        "Paper Dungeons. From the published game: the rules, the talents, what the magic items do and score, the missions, the objectives with their colours, and the faces of the dice. Our own design: what most rooms hold, the water and the walls, most of the dungeon and monster cards, the values of the tracks beyond those that are known, the symbols that items need, the stories of the campaigns, and the achievements.",
        "Бумажные подземелья. Из изданной игры: правила, таланты, действие и слава волшебных предметов, миссии, цели с их цветами и грани кубиков. Придумано нами: содержимое большинства помещений, вода и стены, почти все карты подземелий и чудовищ, значения шкал, кроме известных, символы, нужные предметам, истории кампаний и достижения.",
    ),
    text(
        "Dungeon Roll. From the published game: the rules, the dice, the treasures, the heroes with their abilities, the achievements, and the titles for a score. Our own design: the exact conditions of the achievements, some of their names, and rulings where the rules are silent.",
        "Сундук приключений. Из изданной игры: правила, кубики, сокровища, герои с их способностями, достижения и звания за очки. Придумано нами: точные условия достижений, часть названий и толкования там, где правила молчат.",
    ),
    text(
        "Dungeon Raiders. From the published game: the rules, the rooms, the heroes, the items and all of their numbers, and the bosses. Our own design: the titles for a score alone, the achievements, some of what the symbols of the bosses mean, and rulings where the rules are silent.",
        "Рейдеры подземелий. Из изданной игры: правила, комнаты, герои, предметы и все их числа, а также боссы. Придумано нами: звания за счёт в одиночку, достижения, часть значений символов на боссах и толкования там, где правила молчат.",
    ),
    text(
        "Dungeoneer. From the published game: the rules with their variants, playing alone, mixing the two boxes, fourteen cards as printed, and a name or a part of about sixty more. Our own design: the other cards, all exits, most numbers of the chambers, what the symbols on the cards mean, the moments at which you are asked, the house options, and rulings where the rules are silent.",
        "Подземелье. Из изданной игры: правила с вариантами, одиночная игра, сочетание двух наборов, четырнадцать карт целиком, а также название или часть ещё около шестидесяти. Придумано нами: остальные карты, все выходы, большинство чисел у помещений, значение символов на картах, моменты, когда вас спрашивают, домашние варианты и толкования там, где правила молчат.",
    ),
];

/// Which version of the program this is, and of which build the site is; a site that is not finished
/// names none.
pub fn version(program: &str, site: Option<&str>, lang: Lang) -> String {
    let version = lang.pick("Version", "Версия");
    let build = lang.pick("build", "сборка");
    site.map_or(format!("{version} {program}"), |it| format!("{version} {program}, {build} {it}"))
}

/// For how many people a box is, and how long a match takes.
pub fn players_and_minutes(label: &Label, lang: Lang) -> String {
    let (least, most) = (label.seats_min, label.seats_max);
    let (en, ru) = (["player", "players"], ["игрок", "игрока", "игроков"]);
    let noun = plural(lang, most as i32, en, ru);
    format!("{least}–{most} {noun} · {}", minutes(label.minutes, lang))
}

/// The heading of a rulebook.
pub fn rules_of(game: &str, lang: Lang) -> String {
    format!("{game}: {}", lang.pick("rules", "правила"))
}

/// The length of a match.
pub fn minutes(n: u32, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{n} min"),
        Lang::Ru => format!("{n} мин"),
    }
}

/// The heading of the list of matches.
pub fn saved_matches(n: usize, lang: Lang) -> String {
    format!("{} ({n})", SAVED_MATCHES.get(lang))
}

/// The label of the button that shows `n` matches more, of `n_more` that are not shown.
pub fn more_matches(n: usize, n_more: usize, lang: Lang) -> String {
    match lang {
        Lang::En if n == n_more => format!("Show {n} more"),
        Lang::En => format!("Show {n} more of {n_more}"),
        Lang::Ru if n == n_more => format!("Показать ещё {n}"),
        Lang::Ru => format!("Показать ещё {n} из {n_more}"),
    }
}

/// The label of the button that deletes a match.
pub fn delete(title: &str, changed: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Delete {title}, {changed}"),
        Lang::Ru => format!("Удалить: {title}, {changed}"),
    }
}

/// The label of the button that gives a match a name.
pub fn rename(title: &str, changed: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Name {title}, {changed}"),
        Lang::Ru => format!("Назвать: {title}, {changed}"),
    }
}

/// The message once a match is deleted.
pub fn deleted(title: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Deleted: {title}."),
        Lang::Ru => format!("Удалено: {title}."),
    }
}

/// The number of matches that a search has found.
pub fn matches_found(n: usize, lang: Lang) -> String {
    let noun = plural(lang, n as i32, ["match", "matches"], ["партия", "партии", "партий"]);
    match lang {
        Lang::En => format!("{n} {noun} found"),
        Lang::Ru => format!("Найдено: {n} {noun}"),
    }
}

/// The best result of one person in a game; `total` has its unit.
pub fn best(total: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Best: {total}"),
        Lang::Ru => format!("Рекорд: {total}"),
    }
}

/// That a seed was entered; the games to play it in stand below.
pub fn a_seed(code: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Seed {code}. Which game?"),
        Lang::Ru => format!("Расклад {code}. Для какой игры?"),
    }
}

/// That words were entered, which are no code; the games to play their seed in stand below.
pub fn a_seed_of_words(code: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Your words make a new seed: {code}. Which game?"),
        Lang::Ru => format!("Из ваших слов получится новый расклад: {code}. Для какой игры?"),
    }
}

/// That a link to a match was entered.
pub fn a_match(game: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("A match of {game}."),
        Lang::Ru => format!("Партия в {game}."),
    }
}

/// That the record of a match was entered.
pub fn a_record(game: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("A record of {game}."),
        Lang::Ru => format!("Запись партии в {game}."),
    }
}

/// That a link to the setup of a game was entered.
pub fn a_setup(game: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{game}: a new game, with its seed if the link names one."),
        Lang::Ru => format!("{game}: новая партия, с раскладом, если он есть в ссылке."),
    }
}

/// Against how many computers one plays.
pub fn rivals(n: usize, lang: Lang) -> String {
    if n == 0 {
        return lang.pick("alone", "в одиночку").to_owned();
    }
    let noun = plural(
        lang,
        n as i32,
        ["computer", "computers"],
        ["компьютера", "компьютеров", "компьютеров"],
    );
    format!("{} {n} {noun}", lang.pick("against", "против"))
}
