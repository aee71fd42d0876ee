//! Names that people give, and keys that programs do. All that comes in from outside, by a form, a
//! record, a link or a file, is cleaned or refused here.

/// No name is longer, in characters.
pub const NAME_MAX: usize = 24;

/// No key is longer, in bytes.
const KEY_MAX: usize = 32;

/// So many marks may stand over one letter: as many as Vietnamese and Hebrew need.
const MARKS_MAX: usize = 2;

/// Characters that are drawn over, under or around the one before. In some scripts a letter or two
/// lie within such a range; it does not matter whether they are counted.
const MARKS: [(char, char); 38] = [
    ('\u{300}', '\u{36f}'),
    ('\u{483}', '\u{489}'),
    ('\u{591}', '\u{5bd}'),
    ('\u{5bf}', '\u{5c7}'),
    ('\u{610}', '\u{61a}'),
    ('\u{64b}', '\u{65f}'),
    ('\u{670}', '\u{670}'),
    ('\u{6d6}', '\u{6ed}'),
    ('\u{730}', '\u{74a}'),
    ('\u{7a6}', '\u{7b0}'),
    ('\u{7eb}', '\u{7f3}'),
    ('\u{816}', '\u{82d}'),
    ('\u{859}', '\u{85b}'),
    ('\u{898}', '\u{89f}'),
    ('\u{8ca}', '\u{903}'),
    ('\u{93a}', '\u{93c}'),
    ('\u{941}', '\u{957}'),
    ('\u{e31}', '\u{e31}'),
    ('\u{e34}', '\u{e3a}'),
    ('\u{e47}', '\u{e4e}'),
    ('\u{eb1}', '\u{eb1}'),
    ('\u{eb4}', '\u{ebc}'),
    ('\u{ec8}', '\u{ece}'),
    ('\u{f71}', '\u{fbc}'),
    ('\u{102d}', '\u{103e}'),
    ('\u{135d}', '\u{135f}'),
    ('\u{1712}', '\u{1734}'),
    ('\u{17b4}', '\u{17d3}'),
    ('\u{1ab0}', '\u{1aff}'),
    ('\u{1dc0}', '\u{1dff}'),
    ('\u{20d0}', '\u{20ff}'),
    ('\u{2de0}', '\u{2dff}'),
    ('\u{302a}', '\u{302f}'),
    ('\u{3099}', '\u{309a}'),
    ('\u{a66f}', '\u{a67d}'),
    ('\u{fe00}', '\u{fe0f}'),
    ('\u{fe20}', '\u{fe2f}'),
    ('\u{1d165}', '\u{1d1ad}'),
];

/// Makes a name fit to be kept and shown: one line of at most [`NAME_MAX`] characters, no blank
/// ends, nothing that hides, turns the direction of writing, or is piled up over a letter.
pub fn clean_name(name: &str) -> String {
    clean_line(name, NAME_MAX)
}

/// Makes any text fit to be shown as one line of at most `n_max` characters, as [`clean_name`] does.
pub fn clean_line(text: &str, n_max: usize) -> String {
    let mut line = String::new();
    let mut n_kept = 0;
    // A mark needs something to stand over.
    let mut n_marks = MARKS_MAX;
    for it in text.chars().filter(|it| it.is_whitespace() || !is_hostile(*it)) {
        if n_kept == n_max {
            break;
        }
        let it = if it.is_whitespace() { ' ' } else { it };
        let is_too_much = match (is_mark(it), it) {
            (true, _) => n_marks == MARKS_MAX,
            (false, ' ') => line.is_empty(),
            (false, _) => false,
        };
        if is_too_much {
            continue;
        }
        n_marks = match (is_mark(it), it) {
            (true, _) => n_marks + 1,
            (false, ' ') => MARKS_MAX,
            (false, _) => 0,
        };
        line.push(it);
        n_kept += 1;
    }
    line.truncate(line.trim_end().len());
    line
}

/// Tells whether a text is a key: of a game, a level, a hero, an achievement. Keys of newer programs are keys, too;
/// nothing else may come near an address.
pub fn is_key(text: &str) -> bool {
    let is_plain = |it: u8| it.is_ascii_alphanumeric() || b"-_".contains(&it);
    (1..=KEY_MAX).contains(&text.len()) && text.bytes().all(is_plain)
}

/// Control characters, those that turn the direction of the text around them, and those that are
/// there and cannot be seen.
fn is_hostile(it: char) -> bool {
    it.is_control()
        || matches!(it,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

fn is_mark(it: char) -> bool {
    MARKS.iter().any(|(first, last)| (first..=last).contains(&&it))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(name: &str, cleaned: &str) {
        assert_eq!(clean_name(name), cleaned, "{name:?}");
        assert_eq!(clean_name(cleaned), cleaned, "once is enough: {name:?}");
    }

    #[test]
    fn names_of_every_language_stay_as_they_are() {
        for name in
            ["Ada", "Ёжик", "O’Neil-Smith", "Nguyễn", "e\u{323}\u{302}m", "ชื่อ", "アダ", "🐉"]
        {
            check(name, name);
        }
    }

    #[test]
    fn what_hides_or_turns_the_line_is_taken_out() {
        check("  Ada\n the\t First ", "Ada  the  First");
        check("Ada\u{202e}adA\u{2066}\u{200b}\u{61c}", "AdaadA");
        check("\u{3164}\u{ad}", "");
        check("\u{0}A\u{7f}\u{85}B", "A B");
        check("\u{e0041}A", "A");
    }

    #[test]
    fn marks_are_not_piled_up() {
        check("\u{301}\u{301}Ada", "Ada");
        check(&format!("A{}da", "\u{30d}".repeat(40)), "A\u{30d}\u{30d}da");
        check("A \u{489}b", "A b");
        check(&format!("\u{e17}{}", "\u{e49}".repeat(9)), "\u{e17}\u{e49}\u{e49}");
    }

    #[test]
    fn a_long_name_is_cut_between_characters() {
        check(&"ж".repeat(60), &"ж".repeat(NAME_MAX));
        check(&format!("{}Ada", " ".repeat(60)), "Ada");
    }

    #[test]
    fn keys_are_plain_words() {
        assert!(["paper-dungeons", "dragon_slayer", "b2", "TH1"].into_iter().all(is_key));
        let long = "a".repeat(KEY_MAX + 1);
        for text in ["", "../x", "a/b", "a.b", "a b", "ключ", "a\n", long.as_str()] {
            assert!(!is_key(text), "{text:?}");
        }
    }
}
