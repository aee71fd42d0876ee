//! The words of the shell, in both languages.

use super::model::words::listed;
use crate::browser::storage::StorageError;
use crate::kernel::record::RecordError;
use crate::kernel::{Lang, Text, YOU, plural, signed, small, text};
use crate::shell::model::account::Item;
use crate::shell::model::history::{NoUndo, UndoRule};
use crate::shell::model::pacing::Pace;
use crate::shell::model::table_model::{EditionModel, LeftLine};

pub const BACK: Text = text("Back to the shelf", "На полку");
pub const UNDO: Text = text("Undo", "Отменить ход");
pub const REDO: Text = text("Redo", "Вернуть ход");
pub const MENU: Text = text("Menu", "Меню");
pub const LOG: Text = text("What happened", "Что было");
pub const HINT: Text = text("Hint", "Подсказка");
pub const NO_HINT_NOW: Text =
    text("Hints are for your own turn.", "Подсказку можно просить в свой ход.");
pub const NO_HINT_AT_END: Text = text("The match is over.", "Партия окончена.");
pub const SCORE: Text = text("Score", "Счёт");
pub const SHARE: Text = text("Share", "Поделиться");
pub const LOOK_BACK: Text = text("Look back", "Разбор партии");
pub const CLOSE: Text = text("Close", "Закрыть");
pub const SETTINGS: Text = text("Settings", "Настройки");
pub const NOTHING_YET: Text = text("Nothing has happened yet.", "Пока ничего не произошло.");

pub const SEED: Text = text("Seed", "Расклад");
pub const SEED_FIELD: Text = text("Seed", "Расклад (код)");
pub const SEED_MEANING: Text = text(
    "Everybody who plays this seed gets the same dice and cards.",
    "У всех, кто играет этот расклад, одни и те же броски и карты.",
);
/// Which edition of the rules a match is played by.
pub fn edition(edition: EditionModel, lang: Lang) -> String {
    let number = edition.number;
    match lang {
        Lang::En => format!("Played by edition {number} of the rules."),
        Lang::Ru => format!("Игра идёт по {number}-й редакции правил."),
    }
}

/// What newer matches are played with and this one is not; none where its edition is the newest.
pub fn mended_since(edition: EditionModel, lang: Lang) -> Option<String> {
    let mended: Vec<&str> = edition.mended_since().map(|it| it.words.get(lang)).collect();
    let newest = edition.newest;
    let intro = match lang {
        Lang::En => format!(
            "A match goes on by the edition that it began with. New ones are played by edition {newest}:"
        ),
        Lang::Ru => {
            format!("Партия идёт по той редакции, по которой началась. Новые играют по {newest}-й:")
        }
    };
    (edition.number < newest).then(|| [&[intro.as_str()], &mended[..]].concat().join(" "))
}

pub const COPY: Text = text("Copy", "Скопировать");
pub const COPIED: Text = text("Copied.", "Скопировано.");
pub const NOT_COPIED: Text = text(
    "The browser did not allow copying. The code can still be selected by hand.",
    "Браузер не разрешил скопировать. Код можно выделить вручную.",
);

pub const TAKEN_BACK: Text = text("Move undone.", "Ход отменён.");
pub const TAKEN_AGAIN: Text = text("Move redone.", "Ход возвращён.");
pub const TOO_SOON: Text = text(
    "This cannot be undone. Press once more if you mean it.",
    "Это уже не отменить. Нажмите ещё раз, если так и задумано.",
);
pub const LINE_TAKEN: Text = text("Back on another line.", "Вы вернулись к другому варианту.");
pub const LINES: Text = text("Other lines", "Другие варианты");
pub const LINES_HINT: Text = text(
    "Open one to go on with it. The current line is kept here in its place.",
    "Откройте любой, чтобы продолжить с него. Нынешний сохранится здесь.",
);
pub const NO_LINES: Text = text(
    "Undo a move and play something else: the line you leave is kept here.",
    "Отмените ход и сыграйте иначе: прежний вариант сохранится здесь.",
);
pub const AT_BEGINNING: Text = text("This is the beginning.", "Это самое начало.");
pub const AT_END: Text = text("This is the end.", "Это конец.");
pub const NO_REDO: Text = text("There is nothing to redo.", "Возвращать нечего.");

pub const NO_CHOICES: Text =
    text("There is nothing for you to do now.", "Сейчас от вас ничего не требуется.");
pub const FASTER: Text = text("Faster", "Быстрее");
pub const SLOWER: Text = text("Slower", "Медленнее");
pub const PACE: Text = text("Pace", "Темп");
pub const SOUND: Text = text("Sound", "Звук");
pub const VIBRATION: Text = text("Vibration", "Вибрация");
pub const ON: Text = text("on", "вкл.");
pub const OFF: Text = text("off", "выкл.");
pub const MEANWHILE: Text = text("While you waited", "Пока вы ждали");
pub const WATCH: Text = text("Watch", "Посмотреть");
pub const SKIP: Text = text("Skip", "Пропустить");

/// What is read aloud when something unfolds beside the board.
pub fn unfolded(what: Text, lang: Lang) -> String {
    lang.pick(format!("{}: open.", what.en()), format!("{}: открыто.", what.ru()))
}

/// What is read aloud when it is folded away.
pub fn folded(what: Text, lang: Lang) -> String {
    lang.pick(format!("{}: closed.", what.en()), format!("{}: закрыто.", what.ru()))
}

/// The phase that has begun, as it is read aloud.
pub fn phase(name: Text, lang: Lang) -> String {
    let name = small(name.get(lang)).replace('\u{ad}', "");
    lang.pick(format!("Phase: {name}."), format!("Фаза: {name}."))
}

/// The name of a pace of computers.
pub const fn pace(pace: Pace) -> Text {
    match pace {
        Pace::EveryMove => text("Every move", "Каждый ход"),
        Pace::Calm => text("Calm", "Спокойный"),
        Pace::Quick => text("Quick", "Быстрый"),
        Pace::AtOnce => text("At once", "Сразу"),
    }
}

/// How a total stands, and how it has changed.
pub fn stands(total_words: &str, change: i32) -> String {
    format!("{total_words} ({})", signed(change))
}

/// Who plays now.
pub fn plays(name: &str, lang: Lang) -> String {
    lang.pick(format!("{name} plays"), format!("Ходит {name}"))
}

/// How far somebody who thinks long has come, behind a name or a word; empty where nothing is known of it.
pub fn so_far(percent: u32) -> String {
    if percent == 0 { String::new() } else { format!("· {percent}\u{a0}%") }
}

pub const GO_ON: Text = text("Go on", "Дальше");
pub const SHOW_MOMENT: Text = text("Show this moment", "Показать этот момент");
pub const REPLAY: Text = text("Replay", "Повтор");
pub const TO_TABLE: Text = text("Back to the table", "К столу");
pub const ONLY_A_REPLAY: Text = text(
    "This is a replay. To act, play on from here.",
    "Это повтор. Чтобы ходить, продолжите партию отсюда.",
);
pub const REPLAY_CONTROLS: Text = text("Replay", "Просмотр");
pub const REPLAY_PLACE: Text = text("Place in the match", "Место в партии");
pub const FIRST_ACTION: Text = text("To the beginning", "В начало");
pub const PREVIOUS_PART: Text = text("Previous part", "Предыдущая часть");
pub const PREVIOUS_ACTION: Text = text("Previous action", "Предыдущий ход");
pub const NEXT_ACTION: Text = text("Next action", "Следующий ход");
pub const NEXT_PART: Text = text("Next part", "Следующая часть");
pub const LAST_ACTION: Text = text("To the end", "В конец");
pub const RUN_REPLAY: Text = text("Run", "Смотреть");
pub const STOP_REPLAY: Text = text("Pause", "Остановить");
pub const PLAY_ON: Text = text("Play on from here", "Играть отсюда");
pub const GO_BACK_HERE: Text = text("Go back to here", "Вернуться сюда");
pub const PLAYS_ON: Text = text(
    "This is a match of its own now. The one you watched stays as it is.",
    "Это теперь отдельная партия. Та, что вы смотрели, осталась как была.",
);
pub const WENT_BACK: Text = text(
    "You are back here. What came later is kept among the other lines.",
    "Вы вернулись сюда. Что было дальше, хранится среди других вариантов.",
);
pub const CANNOT_RECEIVE: Text = text("This link cannot be opened", "Эту ссылку не открыть");
pub const CANNOT_READ_RECORD: Text =
    text("This record cannot be replayed", "Эту запись не воспроизвести");
pub const LOOK_AT_SOUND: Text = text("Show the part that is valid", "Показать верную часть");
pub const ONLY_SOUND: Text = text("Only the valid part is shown.", "Показана только верная часть.");
pub const AS_WRITTEN: Text = text("The record as text", "Текст записи");
pub const GO_BACK: Text = text("Back", "Назад");
pub const NOTHING_TOUCHED: Text = text("Your own matches are safe.", "Ваши партии целы.");

pub const ENTER_WHOLE: Text = text(
    "Mail and messengers sometimes break long links. Paste the whole message: the link will be found in it.",
    "Почта и мессенджеры иногда разрывают длинные ссылки. Вставьте сообщение целиком — ссылка в нём найдётся.",
);
pub const ENTER_ANEW: Text = text("Enter a link or a record", "Ввести ссылку или запись");
pub const NEW_OF_THIS: Text = text("New match of this game", "Новая партия в эту игру");

pub const CURTAIN_HINT: Text = text(
    "The table is hidden, so that nobody sees another player’s secrets.",
    "Стол закрыт, чтобы никто не увидел чужих секретов.",
);

pub const FINAL: Text = text("The end", "Конец партии");
pub const SCORE_NOW: Text = text("If the match ended now", "Если бы партия кончилась сейчас");
pub const AGAIN: Text = text("Play again", "Сыграть ещё");
pub const SAME_SEED: Text = text("Same seed again", "Тот же расклад ещё раз");
pub const LOOK: Text = text("Look at the table", "Посмотреть на стол");
pub const RESULT: Text = text("The result", "Итог");
pub const TOTAL: Text = text("Total", "Итого");

pub const RULES: Text = text("Rules", "Правила");
pub const CONTENTS: Text = text("Chapters", "Главы");
pub const FIND_RULE: Text = text("Find a rule", "Найти правило");
pub const FIND_EXAMPLE: Text = text("a word or a number", "слово или номер");
pub const RULES_LOADING: Text = text("Opening the rulebook…", "Открываем правила…");
pub const RULES_FAILED: Text = text(
    "The rulebook could not be loaded. You may be offline.",
    "Правила не загрузились: возможно, нет сети.",
);
pub const RETRY: Text = text("Try again", "Попробовать ещё раз");

pub const PEOPLE: Text = text("How many players?", "Сколько игроков?");
pub const A_PERSON: Text = text("A person", "Человек");
pub const NEEDS_A_PERSON: Text = text(
    "At least one of the players must be a person.",
    "Хотя бы один из игроков должен быть человеком.",
);
pub const SEED_HINT: Text = text(
    "Leave it empty for a random seed. The same code or words always give the same dice and cards.",
    "Оставьте пустым, и расклад будет случайным. Один и тот же код или одни и те же слова всегда дают одинаковые броски и карты.",
);
pub const SEED_OF_LINK: Text = text("A seed from a link.", "Расклад из ссылки.");
pub const TABLE_OF_LINK: Text = text(
    "The options, the players and the seed are those of the match in the link.",
    "Настройки, игроки и расклад — из партии, на которую ведёт ссылка.",
);
pub const SEED_EMPTY: Text = text("random", "случайный");
pub const MORE_OPTIONS: Text = text("More options", "Другие настройки");
pub const AS_USUAL: Text = text("everything as usual", "всё как обычно");
pub const UNDO_RULE: Text = text("Undo", "Отмена ходов");
pub const OR_CAMPAIGN: Text =
    text("Campaigns: three chapters in a row", "Кампании: три главы подряд");
pub const START: Text = text("Start", "Начать");
pub const CANNOT_START: Text =
    text("A match cannot be started like this.", "Так начать партию нельзя.");

/// Why nothing can be taken back.
pub fn no_undo(why: NoUndo) -> Text {
    match why {
        NoUndo::Nothing => text("Nothing has been done yet.", "Ещё ничего не сделано."),
        NoUndo::Luck => text(
            "This cannot be undone: dice have been rolled, or something hidden was revealed.",
            "Это не отменить: кубики уже брошены или скрытое уже открыто.",
        ),
        NoUndo::Others => text(
            "This cannot be undone: others have seen it, or it is already their turn.",
            "Это не отменить: другие это уже видели или уже ходят.",
        ),
        NoUndo::Away => {
            text("Wait until the computers have moved.", "Подождите, пока компьютеры закончат ход.")
        }
    }
}

/// The name of a rule for taking back.
pub fn undo_rule(rule: UndoRule) -> Text {
    match rule {
        UndoRule::Strict => text("Strict", "Строгая"),
        UndoRule::Friendly => text("Friendly", "Дружеская"),
        UndoRule::Study => text("Study", "Разбор"),
    }
}

/// What a rule for taking back means, in one line.
pub fn undo_rule_hint(rule: UndoRule) -> Text {
    match rule {
        UndoRule::Strict => text(
            "Undo your own moves until dice are rolled or others see them. Only these matches enter the Hall of Fame.",
            "Свои ходы, пока не брошены кубики и ход не увидели другие. Только такие партии попадают в Зал славы.",
        ),
        UndoRule::Friendly => text(
            "Everything can be undone, dice and answers included. Rolling again gives the same result.",
            "Отменить можно всё: и броски, и ответы других. Повторный бросок даст то же самое.",
        ),
        UndoRule::Study => text(
            "Everything can be undone, and every line that you leave is kept, so that you can return to it.",
            "Отменить можно всё, а каждый оставленный вариант сохраняется: к нему можно вернуться.",
        ),
    }
}

/// Who will sit at a table: so many people around this device, and so many computers.
pub fn who_plays(n_persons: usize, n_computers: usize, lang: Lang) -> String {
    let (persons, computers) = (n_persons as i32, n_computers as i32);
    let en = ["computer", "computers"];
    let ru = ["компьютер", "компьютера", "компьютеров"];
    let rivals = format!("{computers} {}", plural(lang, computers, en, ru));
    match (lang, persons, computers) {
        (_, 0, _) => NEEDS_A_PERSON.get(lang).to_owned(),
        (Lang::En, 1, 0) => "You play alone.".to_owned(),
        (Lang::Ru, 1, 0) => "Вы играете в одиночку.".to_owned(),
        (Lang::En, 1, _) => format!("You play against {rivals}."),
        (Lang::Ru, 1, 1) => "Вы играете против компьютера.".to_owned(),
        (Lang::Ru, 1, _) => format!("Вы играете против {computers} компьютеров."),
        (Lang::En, _, 0) => format!("{persons} people play on this device and pass it on."),
        (Lang::En, _, _) => {
            format!("{persons} people play on this device and pass it on, with {rivals}.")
        }
        (Lang::Ru, _, _) => {
            let players = plural(lang, persons, [""; 2], ["игрок", "игрока", "игроков"]);
            let people = format!("За этим устройством по очереди — {persons} {players}");
            if computers == 0 {
                format!("{people}.")
            } else {
                format!("{people}, и с ними {rivals}.")
            }
        }
    }
}

/// The legend of the choice between a person and the computers; `number` counts from 1.
pub fn player_of_seat(number: usize, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Who is player {number}?"),
        Lang::Ru => format!("Кто игрок {number}?"),
    }
}

/// A computer of this level, among the players to choose from.
pub fn computer_of(level: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Computer: {}", small(level)),
        Lang::Ru => format!("Компьютер: {}", small(level)),
    }
}

/// What the curtain says.
pub fn pass_to(name: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Pass the device to {name}"),
        Lang::Ru => format!("Передайте устройство. Ходит {name}"),
    }
}

/// What the button on the curtain says.
pub fn i_am(name: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("I am {name}: show the table"),
        Lang::Ru => format!("Я {name}: показать стол"),
    }
}

pub const WHO_PLAYS: Text = text("Who plays", "Кто играет");
pub const WHO_PLAYS_HINT: Text = text(
    "A computer can take over for a player who leaves, and the player can come back. Such a match does not enter the Hall of Fame.",
    "Ушедшего игрока может заменить компьютер, а потом игрок может вернуться. Такая партия не попадёт в Зал славы.",
);
pub const HAND_BACK: Text = text("Hand it back", "Вернуть устройство");

/// Who has the device although somebody else is awaited.
pub fn acts_out_of_turn(name: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{name}, out of turn."),
        Lang::Ru => format!("{name}, вне очереди."),
    }
}

/// Who is ahead while the match lasts.
pub fn ahead(names: &[String], lang: Lang) -> String {
    let who = listed(names, lang);
    if names == [YOU.get(lang)] {
        return lang.pick("You are ahead.", "Вы впереди.").to_owned();
    }
    match (lang, names.len()) {
        (Lang::En, 0) => "Nobody is ahead.".to_owned(),
        (Lang::Ru, 0) => "Лидера пока нет.".to_owned(),
        (Lang::En, 1) => format!("{who} is ahead."),
        (Lang::En, _) => format!("{who} are tied for the lead."),
        (Lang::Ru, 1) => format!("Впереди {who}."),
        (Lang::Ru, _) => format!("Первое место делят {who}."),
    }
}

/// Who has won, and whether the only person at the device has lost.
pub fn won(names: &[String], has_lost: bool, lang: Lang) -> String {
    let who = listed(names, lang);
    if names == [YOU.get(lang)] {
        return lang.pick("You win!", "Вы победили!").to_owned();
    }
    let won = match (lang, names.len()) {
        (Lang::En, 0) => "Nobody wins.".to_owned(),
        (Lang::Ru, 0) => "Победителей нет.".to_owned(),
        (Lang::En, 1) => format!("{who} wins!"),
        (Lang::En, _) => format!("{who} share the victory!"),
        (Lang::Ru, 1) => format!("Побеждает {who}!"),
        (Lang::Ru, _) => format!("Победу делят {who}!"),
    };
    if has_lost {
        format!("{won} {}", lang.pick("You lose.", "Вы проиграли."))
    } else {
        won
    }
}

/// Who goes on once everybody has looked at what came of the last action.
pub fn goes_on_with(name: &str, lang: Lang) -> String {
    lang.pick(format!("Next: {name}"), format!("Дальше — {name}"))
}

/// The legend of the field for a name; `number` counts from 1.
pub fn name_of_seat(number: usize, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Name of player {number}"),
        Lang::Ru => format!("Имя игрока {number}"),
    }
}

/// Some of what a person may do, after `n_before` choices that were told already; `n_more` are left for later.
pub fn choices(told: &[String], n_before: usize, n_more: usize, lang: Lang) -> String {
    let told = told.join("; ");
    let told = match n_before {
        0 => lang.pick(format!("You may: {told}."), format!("Можно: {told}.")),
        _ => lang.pick(format!("Also: {told}."), format!("А ещё: {told}.")),
    };
    match n_more {
        0 => told,
        n => lang
            .pick(format!("{told} {n} more: press C."), format!("{told} Осталось {n}: нажмите C.")),
    }
}

/// Where a replay is.
pub fn action_of(ply: usize, n_plies: usize, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Action {ply} of {n_plies}"),
        Lang::Ru => format!("Ход {ply} из {n_plies}"),
    }
}

/// The label of the button that changes the speed of a replay.
pub fn speed(speed: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Speed: {speed}"),
        Lang::Ru => format!("Скорость: {speed}"),
    }
}

/// The seed of a match.
pub fn seed_of(seed: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Seed {seed}"),
        Lang::Ru => format!("Расклад {seed}"),
    }
}

/// The link to a rule that was broken.
pub fn read_rule(rule: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Read rule {rule}"),
        Lang::Ru => format!("Прочитать правило {rule}"),
    }
}

/// A line that was left at a table for study.
pub fn left_line(line: &LeftLine, lang: Lang) -> String {
    let LeftLine { departs_at, n_actions, moment, total_words } = line;
    let n = *n_actions as i32;
    let noun = plural(lang, n, ["action", "actions"], ["ход", "хода", "ходов"]);
    match lang {
        Lang::En => format!("From action {departs_at}: {n} {noun}, {moment}, {total_words}"),
        Lang::Ru => format!("С хода {departs_at}: {n} {noun}, {moment}, {total_words}"),
    }
}

/// How many rules a search has found.
pub fn n_found(n: usize, lang: Lang) -> String {
    if n == 0 {
        return lang.pick("No rule speaks of this.", "Такого в правилах нет.").to_owned();
    }
    let noun = plural(lang, n as i32, ["rule", "rules"], ["правило", "правила", "правил"]);
    match lang {
        Lang::En => format!("{n} {noun} found"),
        Lang::Ru => format!("Найдено: {n} {noun}"),
    }
}

/// What is said where a link leads to no rule.
pub fn no_rule(rule: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("There is no rule {rule} in this book."),
        Lang::Ru => format!("Правила {rule} в этой книге нет."),
    }
}

/// The button that shows the score; `total` has its unit.
pub fn score_of(total: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Score: {total}"),
        Lang::Ru => format!("Счёт: {total}"),
    }
}

pub const WENT_ON_ELSEWHERE: Text = text(
    "This match went on in another tab; here is where it stands now.",
    "Партию продолжили в другой вкладке. Теперь и здесь то же положение.",
);
pub const WENT_APART: Text = text(
    "This match was also continued in another tab, with other moves. Nothing is lost: your line is now a match of its own, and you go on with it. Only the other one can enter the Hall of Fame.",
    "Эту партию продолжили и в другой вкладке, причём иначе. Ничего не потеряно: ваш вариант стал отдельной партией, её вы и продолжаете. В Зал славы может попасть только та, другая.",
);

pub const DELETED_ELSEWHERE: Text =
    text("Deleted in another tab", "Партия удалена в другой вкладке");
pub const DELETED_ELSEWHERE_HINT: Text = text(
    "This match was deleted in another tab. It comes back only if you say so.",
    "Эту партию удалили в другой вкладке. Она вернётся, только если вы этого захотите.",
);
pub const KEEP_AGAIN: Text = text("Keep the match", "Оставить партию");
pub const LOOK_AT_ASIDE: Text = text("Look at it", "Посмотреть");

/// What is wrong with the storage of this device.
pub const fn storage_error(error: StorageError) -> Text {
    match error {
        StorageError::Forbidden => text(
            "This browser does not let the page save anything: matches last until you close the tab.",
            "Браузер не даёт странице ничего сохранять: партии живут, пока открыта вкладка.",
        ),
        StorageError::Full => text(
            "The browser has no room left to save this match. It goes on, unsaved; deleting old matches on the shelf makes room.",
            "В браузере нет места, чтобы сохранить партию. Она продолжается без сохранения; место освободится, если удалить старые партии на полке.",
        ),
        StorageError::Corrupt => text(
            "Something saved on this device cannot be read. It was set aside, and it stays as it is.",
            "Что-то из сохранённого на этом устройстве не читается. Оно отложено и останется как есть.",
        ),
        StorageError::Newer => text(
            "Something on this device was saved by a newer version of Undercroft. It stays as it is; what this tab cannot add to it lasts until you close the tab. Reload the page to get the newer version.",
            "Что-то на этом устройстве сохранила более новая версия Undercroft. Оно остаётся как есть; то, что эта вкладка не может туда добавить, живёт, пока она открыта. Перезагрузите страницу, чтобы получить новую версию.",
        ),
    }
}

/// Why a saved match cannot be opened.
pub fn unreadable(error: &RecordError, lang: Lang) -> String {
    let (en, ru): (String, String) = match error {
        RecordError::NewerFormat => (
            "This match was saved by a newer version of Undercroft.".into(),
            "Эту партию сохранила более новая версия Undercroft.".into(),
        ),
        RecordError::OtherGame(_) => (
            "This match is of a game that is not on this shelf.".into(),
            "Это партия в игру, которой нет на этой полке.".into(),
        ),
        RecordError::NewerEdition(n) => (
            format!(
                "This match is played by edition {n} of the rules, which this version of Undercroft does not know yet. Go online and reload the page to get the newer version; the match opens there."
            ),
            format!(
                "Эта партия идёт по {n}-й редакции правил, а эта версия Undercroft её ещё не знает. Подключитесь к сети и перезагрузите страницу: в новой версии партия откроется."
            ),
        ),
        RecordError::Refused { ply, rule } => (
            format!("Action {ply} of this match is against rule {rule}."),
            format!("Ход {ply} этой партии противоречит правилу {rule}."),
        ),
        RecordError::Unreadable { ply, .. } => (
            format!("Action {ply} of this match cannot be read."),
            format!("Ход {ply} этой партии не читается."),
        ),
        RecordError::Setup { rule } => (
            format!("This match has a setup that the rules do not allow (rule {rule})."),
            format!("Такую партию правила начать не позволяют (правило {rule})."),
        ),
        RecordError::TooLong
        | RecordError::NotARecord
        | RecordError::Header { .. }
        | RecordError::TooManyPlies
        | RecordError::CheckDiffers { .. }
        | RecordError::NoCheck
        | RecordError::OldLink => {
            ("The record of this match is damaged.".into(), "Запись этой партии повреждена.".into())
        }
    };
    lang.pick(en, ru)
}

/// Why a link to a match cannot be opened.
pub fn link_error(it: &RecordError, lang: Lang) -> String {
    let damaged = text(
        "The link is damaged: perhaps a part of it was lost on the way.",
        "Ссылка повреждена: возможно, часть её потерялась по дороге.",
    );
    match it {
        RecordError::NewerFormat => text(
            "The link was made by a newer version of Undercroft.",
            "Ссылку создала более новая версия Undercroft.",
        )
        .get(lang)
        .to_owned(),
        RecordError::OldLink => text(
            "An older version made this link. The game allows other actions now, so the link no longer leads to its match. Ask whoever sent it to save the match as a file: such files still open here.",
            "Эту ссылку создала более старая версия. С тех пор в игре разрешены другие ходы, и к своей партии ссылка больше не ведёт. Попросите того, кто её прислал, сохранить партию в файл: файлы открываются и теперь.",
        )
        .get(lang)
        .to_owned(),
        RecordError::OtherGame(_)
        | RecordError::NewerEdition(_)
        | RecordError::Refused { .. }
        | RecordError::Unreadable { .. }
        | RecordError::Setup { .. } => unreadable(it, lang),
        RecordError::TooLong
        | RecordError::NotARecord
        | RecordError::Header { .. }
        | RecordError::TooManyPlies
        | RecordError::CheckDiffers { .. }
        | RecordError::NoCheck => damaged.get(lang).to_owned(),
    }
}

/// What is wrong with a record that somebody opened.
pub fn record_error(it: &RecordError, lang: Lang) -> String {
    let words = match it {
        RecordError::OtherGame(_)
        | RecordError::NewerEdition(_)
        | RecordError::Refused { .. }
        | RecordError::Unreadable { .. }
        | RecordError::Setup { .. } => return unreadable(it, lang),
        RecordError::CheckDiffers { after, by } => {
            let first = after + 1;
            return match lang {
                Lang::En => format!(
                    "Something is wrong between actions {first} and {by}: all of them are by the rules, but they lead elsewhere than the record says."
                ),
                Lang::Ru => format!(
                    "Между ходами {first} и {by} что-то не так: все они по правилам, но ведут не к тому, что сказано в записи."
                ),
            };
        }
        RecordError::Header { line } => {
            return match lang {
                Lang::En => format!("Line {line} of the record cannot be read."),
                Lang::Ru => format!("Строка {line} записи не читается."),
            };
        }
        RecordError::NewerFormat => text(
            "The record was written by a newer version of Undercroft.",
            "Запись сделала более новая версия Undercroft.",
        ),
        RecordError::TooLong => text("The record is too long.", "Запись слишком длинна."),
        RecordError::NotARecord | RecordError::OldLink => {
            text("This is not a record.", "Это не запись партии.")
        }
        RecordError::TooManyPlies => text(
            "The record goes on after the match is over.",
            "Запись продолжается после конца партии.",
        ),
        RecordError::NoCheck => text(
            "The record breaks off: its last line is missing.",
            "Запись обрывается: в ней нет последней строки.",
        ),
    };
    words.get(lang).to_owned()
}

/// What became of a record that cannot be opened.
pub const SET_ASIDE: Text = text(
    "It was set aside, and it stays as it is. The other matches are on the shelf.",
    "Она отложена и останется как есть. Остальные партии на полке.",
);

/// What becomes of a record that only another version can open.
pub const LEFT_ALONE: Text = text(
    "It stays as it is. The other matches are on the shelf.",
    "Она остаётся как есть. Остальные партии на полке.",
);

pub const CANNOT_OPEN: Text = text("This match cannot be opened", "Эту партию не открыть");

/// What brought most.
pub fn most_won(items: &[Item], lang: Lang) -> String {
    format!("{} {}.", lang.pick("Most won:", "Главные приобретения:"), points_of(items))
}

/// What cost most.
pub fn most_lost(items: &[Item], lang: Lang) -> String {
    format!("{} {}.", lang.pick("Most lost:", "Главные потери:"), points_of(items))
}

fn points_of(items: &[Item]) -> String {
    let one = |it: &Item| format!("{} {}", it.name, signed(it.points));
    items.iter().map(one).collect::<Vec<_>>().join("; ")
}

/// So much `more`, with its unit, would have made a rank.
pub fn next_rank(rank: &str, more: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("The next rank, {rank}, needed {more} more."),
        Lang::Ru => format!("Следующая ступень — «{rank}», до неё ещё {more}."),
    }
}

/// So much `more`, with its unit, would have made the place of somebody.
pub fn next_place(name: &str, more: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{more} more would have taken the place of {name}."),
        Lang::Ru => format!("До места выше ({name}) — ещё {more}."),
    }
}
