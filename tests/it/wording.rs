//! One thing, one word, in each language: the sentences that people read have none of the words that others have
//! replaced. A new row is a place, the retired words, and what is said instead; a word that ends with `…` is retired in
//! all of its forms.

use std::fs;

use crate::sources::{Source, files, root, sources, within_tree};

/// The places of sentences: a part of the paths of their files, with `_` for `-`.
const EVERYWHERE: &str = "";
const SHELL: &str = "src/shell/";
const CODE: &str = "src/";
const ROLL: &str = "dungeon_roll";
const PAPER: &str = "paper_dungeons";
const RAIDERS: &str = "dungeon_raiders";
const DUNGEONEER: &str = "dungeoneer";
const VAULT: &str = "vault_of_the_fiends";

/// The place, the words no longer said, and those said instead.
const RETIRED: &[(&str, &[&str], &str)] = &[
    (EVERYWHERE, &["AI", "bot", "bots", "CPU"], "computer"),
    (EVERYWHERE, &["ИИ", "бот", "боты", "ботов"], "компьютер"),
    (EVERYWHERE, &["savegame…", "saved game…"], "saved match"),
    (EVERYWHERE, &["сохранённая игр…", "сохранённой игр…", "сохранённые игр…"], "партия"),
    (EVERYWHERE, &["девайс…", "гаджет…"], "устройство"),
    (EVERYWHERE, &["зерн…", "зёрен"], "расклад"),
    (EVERYWHERE, &["перезапи…"], "останется как есть"),
    (EVERYWHERE, &["stand apart", "stands apart", "told apart"], "not ranked"),
    (EVERYWHERE, &["стоит отдельно", "стоят отдельно", "вне зачёта"], "не в счёт"),
    (EVERYWHERE, &["look at the match"], "watch the match"),
    (EVERYWHERE, &["not to be had"], "missed, or no line at all"),
    (CODE, &["game is over", "game ended", "game ends"], "match"),
    (
        CODE,
        &["игра окончена", "конец игры", "окончание игры"],
        "конец партии; in Dungeon Roll: конец",
    ),
    (SHELL, &["tip", "tips", "clue…"], "hint"),
    (SHELL, &["rewind…", "take back"], "undo"),
    ("pages/todays/", &["услови…"], "настройки"),
    (ROLL, &["pays off"], "worth the risk"),
    (ROLL, &["make up the band", "makes up the band"], "different companions"),
    (ROLL, &["отряд…", "спутни…", "компаньон…"], "сопартийцы, кубики партии"),
    (ROLL, &["партия окончена", "конец партии", "оставить партию"], "партия is the party alone"),
    (ROLL, &["go home", "goes home", "going home", "gone home", "домой"], "retire; отдых"),
    (ROLL, &["go deeper", "goes deeper", "seek glory", "seeking glory"], "go down"),
    (ROLL, &["идите глубже", "спускайтесь глубже", "в поисках славы"], "спускайтесь; спуск"),
    ("lessons/dungeon_roll", &["очков опыта", "очка опыта", "очком опыта"], "ОО"),
    (PAPER, &["диапазон…"], "ступень"),
    (PAPER, &["рана", "раны", "рану", "раной", "ран", "ранам", "ранами"], "ранение"),
    (RAIDERS, &["рана", "раны", "рану", "раной", "ран", "ранам", "ранами"], "ранение"),
    (RAIDERS, &["монета", "монеты", "монету", "монетой", "монет", "монетам"], "монетка"),
    (RAIDERS, &["зель…"], "лекарство"),
    (RAIDERS, &["lay", "lays", "laying", "laid a", "laid the", "has laid"], "play"),
    (RAIDERS, &["кладёт", "кладут", "кладите", "положите", "положил", "положили"], "сыграть"),
    (RAIDERS, &["above the number", "над числом", "под числом"], "by the number; у числа"),
    (DUNGEONEER, &["fell together", "has fallen", "have fallen", "is fallen"], "defeated"),
    (DUNGEONEER, &["падёт", "падут", "пали", "павш…", "погиб…"], "повержен"),
    (VAULT, &["демон…"], "исчадия"),
    ("src/app/", &["демон…"], "исчадия"),
];

/// Tells whether a sentence has a word, which begins where a word begins, and ends so too unless it has other forms.
pub fn has(sentence: &str, word: &str) -> bool {
    let is_name = word.chars().all(|it| it.is_uppercase());
    let (stem, has_forms) = match word.strip_suffix('…') {
        Some(stem) => (stem, true),
        None => (word, false),
    };
    let (sentence, stem) = match is_name {
        true => (sentence.to_owned(), stem.to_owned()),
        false => (sentence.to_lowercase(), stem.to_lowercase()),
    };
    sentence.match_indices(&stem).any(|(at, _)| {
        let before = sentence[..at].chars().next_back();
        let after = sentence[at + stem.len()..].chars().next();
        let is_letter = |it: Option<char>| it.is_some_and(char::is_alphanumeric);
        !is_letter(before) && (has_forms || !is_letter(after))
    })
}

/// The sentences of a source for people. Where it speaks both languages, it does so outside of `words` too, beside
/// keys and the names of classes, which have neither spaces nor capital letters.
fn said(source: &Source) -> Vec<(usize, String)> {
    let has_russian = |it: &str| it.contains(|it| matches!(it, 'А'..='я' | 'ё' | 'Ё'));
    let mut all: Vec<(usize, String)> = source.texts().cloned().collect();
    if !source.file.split('/').any(|it| it == "words" || it == "words.rs") {
        let speaks_both = all.iter().any(|it| has_russian(&it.1));
        let is_said =
            |it: &str| it.contains(|it: char| it == ' ' || it.is_uppercase()) || has_russian(it);
        all.retain(|it| speaks_both && is_said(&it.1));
    }
    all
}

/// Tells whether a line of a text is read by people: not what is only searched for, nor what a lesson does, nor a
/// selector.
fn is_read(path: &str, line: &str) -> bool {
    match path.split('/').nth(1) {
        _ if path.ends_with(".ftl") => !line.starts_with('#'),
        Some("lessons") => line.starts_with("en ") || line.starts_with("ru "),
        Some("explained") => !line.starts_with(['#', '@', '~']),
        _ => !line.starts_with('~'), // Rulebooks, and what is no text.
    }
}

/// A line of a file of words without the name of its message.
fn without_name(line: &str) -> &str {
    match line.split_once(" = ") {
        Some((name, words)) if !name.contains(' ') => words,
        _ => line,
    }
}

fn is_within(place: &str, path: &str) -> bool {
    path.replace('-', "_").contains(place) || place == CODE && path.ends_with(".ftl")
}

/// Every sentence, with the path of its file and its line.
fn sentences() -> Vec<(String, usize, String)> {
    let mut found = Vec::new();
    for source in sources().iter().filter(|it| !it.file.contains("/tests")) {
        found.extend(said(source).into_iter().map(|(line, it)| (source.file.clone(), line, it)));
    }
    let mut others = vec![root().join("index.html")];
    others.extend(files("src/start", "html"));
    others.extend(["crates", "src"].into_iter().flat_map(|it| files(it, "ftl")));
    for folder in ["public/lessons", "public/explained", "public/rulebook"] {
        others.extend(files(folder, "txt"));
    }
    for path in others {
        let text = fs::read_to_string(&path).expect("a file of texts");
        let path = within_tree(&path);
        let lines = text.lines().enumerate().filter(|it| is_read(&path, it.1));
        found.extend(lines.map(|(nth, it)| (path.clone(), nth + 1, without_name(it).to_owned())));
    }
    found
}

#[test]
fn retired_words_stand_in_no_sentence() {
    let mut errors = Vec::new();
    for (path, line, sentence) in sentences() {
        for (_, retired, better) in RETIRED.iter().filter(|it| is_within(it.0, &path)) {
            for word in retired.iter().filter(|it| has(&sentence, it)) {
                errors.push(format!("{path}:{line}: {word:?}, better {better:?}: {sentence}"));
            }
        }
    }
    assert!(errors.is_empty(), "\n{}\n", errors.join("\n"));
}

#[test]
fn sentences_are_found_wherever_they_stand() {
    let all = sentences();
    for part in [
        "src/shell/words.rs",
        "src/boards/dungeon_roll/words/",
        "games/dungeoneer/words/",
        "games/dungeon_roll/words/",
        "games/paper_dungeons/src/words/mod.rs",
        "public/lessons/",
        "public/explained/",
        "public/rulebook/",
        "src/start/",
    ] {
        assert!(all.iter().any(|it| it.0.contains(part)), "{part}");
    }
    let said = |code: &str| said(&Source::read("a/b", "a/b.rs", &format!("fn it() {{{code}}}")));
    let code = "let a = [\"dr-key\", \"One word\", \"Факел\"];";
    assert_eq!(said(code), [(1, "One word".into()), (1, "Факел".into())]);
    assert_eq!(said("let a = \"One word\";"), []);
    let code = "// \"Нет\"\nlet a = \"Один\" + \"one of \\\n two\" + x!(\"Три\"); // \"Нет\"\n";
    let expected = [(2, "Один".into()), (2, "one of two".into()), (3, "Три".into())];
    assert_eq!(said(code), expected);
}

#[test]
fn a_word_is_told_from_a_part_of_another() {
    assert!(has("Монетки лежат.", "монетк…"));
    assert!(has("The AI plays", "AI"));
    assert!(!has("The aid waits; again, aiming", "AI"));
    assert!(!has("Работа ботаника", "бот"));
    assert!(!has("Бутылка", "бот"));
}
