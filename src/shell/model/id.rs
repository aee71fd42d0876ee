//! The shape of the names that stand in addresses and in what is kept.

/// No id of a match is longer.
const ID_MAX: usize = 16;

/// Tells whether a text is the id of a match.
pub fn is_id(text: &str) -> bool {
    let is_plain = text.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit());
    (1..=ID_MAX).contains(&text.len()) && is_plain
}

/// Tells whether a text is the number of a rule, such as `PD-042`, or `RA-B04` in an appendix.
pub fn is_rule(text: &str) -> bool {
    let (letters, number) = text.split_once('-').unwrap_or((text, ""));
    let digits = number.strip_prefix(|it: char| it.is_ascii_uppercase()).unwrap_or(number);
    let are_letters = letters.bytes().all(|it| it.is_ascii_uppercase());
    let are_digits = digits.bytes().all(|it| it.is_ascii_digit());
    (1..=4).contains(&letters.len()) && (1..=4).contains(&digits.len()) && are_letters && are_digits
}
