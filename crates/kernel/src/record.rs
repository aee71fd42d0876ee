//! The record: one readable text for save, link, log and test.
//!
//! ```text
//! undercroft 2
//! game paper-dungeons 1
//! seed 7K2Q-XM49
//! setup players=1 dungeon=B missions=3 vanishing=yes
//! name Ada
//! a keep T15 O13
//! ...
//! at 32 fedcba9876543210
//! ...
//! check 0123456789abcdef
//! ```
//!
//! The last line is the check value of the last state. After every 32nd action a line `at` has that of
//! the state then, so that a reader can say where a record goes wrong. Records of format 1 have no
//! such lines; they are read as ever, and so are those of format 2 that lack some.
//!
//! # Check values and links
//!
//! The second line names the edition. The last line is the check value of the final state: FNV-1a over
//! little-endian bytes, equal on every machine. So has each line `at` that of the state after so many actions, 32
//! apart, so that a reader can say where a record goes wrong; records of format 1 have none, and are read as ever.
//! Records under `tests/records/` replay for ever by their edition ([`edition`](crate::edition)).
//! `record::read_sound` keeps what was sound before a record went wrong, and says at which action and by which
//! rule.
//!
//! A link carries the same match in its tail, `#m=…`, about ten times shorter: each action as its place among the
//! legal ones, sorted by notation, so that the order in which `legal` lists them does not matter. It is read by the
//! edition that it names, as a record is. Where other actions have become legal within an edition, `Game::LINKS`
//! rises: a game says since when an action is legal (`Game::legal_since`), older links are read without what came
//! later, and one that cannot be read so says that it is too old. Links of every packing are pinned in
//! `tests/records/links`. `#m=…/12` opens it after twelve actions; `#new/<game>/<code>` is the seed alone, and with
//! a table behind it (`model::shared_table`), as the setup and the players were. A match that is handed on tells
//! its computers in the place of their names (`Seating::handed_names`), so records and links need nothing new.
//! A received match (`shell::features::replay`) lives in memory until somebody plays on from it, and touches
//! nothing kept. A match that is played against another keeps that one's record as `rival`; how the two are
//! compared stands in `shell::features::rival`.

mod error;

pub use self::error::RecordError;
pub use super::name::{NAME_MAX, clean_name};
use super::notation::{ParseError, Reader, number};
use super::seat::read_seat;
use super::written::WrittenLog;
use super::{Cites, Edition, Game, Match, SEATS_MAX, Seat, Seed};

/// The edition of the format itself.
pub const FORMAT: u32 = 2;

/// No record is longer, in bytes.
pub const RECORD_MAX: usize = 512 * 1024;

/// No line of a record is longer, in bytes.
const LINE_MAX: usize = 256;

/// The head of a record, which can be read without knowing the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    pub game: String,
    pub edition: Edition,
}

impl Head {
    /// The edition, if it is one of this game that the program knows.
    ///
    /// # Errors
    /// If the record is of another game, or of a newer edition.
    pub fn edition_of<G: Game>(self) -> Result<Edition, RecordError> {
        if self.game != G::ID {
            Err(RecordError::OtherGame(self.game))
        } else if G::EDITION < self.edition {
            Err(RecordError::NewerEdition(self.edition.number()))
        } else {
            Ok(self.edition)
        }
    }
}

/// Writes a match as a record. Names beyond the last seat that has one are left out.
pub fn write<G: Game>(game: &Match<G>, names: &[String]) -> String {
    let mut out = write_head(game);
    for name in named_seats(names, game.n_seats()) {
        out += format!("name {}", clean_name(name)).trim_end();
        out += "\n";
    }
    out += game.written_since(0);
    out + &format!("check {:016x}\n", game.check_value())
}

/// The first lines of a record, up to its setup.
fn write_head<G: Game>(game: &Match<G>) -> String {
    head_of((G::ID, game.edition()), game.seed(), &game.setup().to_string())
}

fn head_of((game, edition): (&str, Edition), seed: Seed, setup: &str) -> String {
    format!("undercroft {FORMAT}\ngame {game} {edition}\nseed {seed}\nsetup {setup}\n")
}

/// The beginning of a text that goes on from a place in a match.
const SINCE: &str = "since ";

/// Writes what was played after the first `ply` actions, for a reader who has these: where it goes on,
/// and then as in a record.
///
/// # Panics
/// If fewer actions have been taken.
pub fn write_since<G: Game>(game: &Match<G>, ply: usize) -> String {
    write_log_since(game.written(), ply, game.check_value())
}

fn write_log_since(log: &WrittenLog, ply: usize, check_value: u64) -> String {
    let (place, lines) = (log.line_value(ply), log.since(ply));
    format!("{SINCE}{ply} {place:016x}\n{lines}check {check_value:016x}\n")
}

/// Tells whether a text goes on from a place in a match, as [`write_since`] writes it.
pub fn is_since(text: &str) -> bool {
    text.starts_with(SINCE)
}

/// Goes on with a match as [`write_since`] says, and forgets what was played here after that place.
///
/// # Errors
/// If the match does not come by that place, or comes to another state from there; it makes no sense to
/// go on with it then.
pub fn read_since<G: Game>(game: &mut Match<G>, text: &str) -> Result<(), RecordError> {
    if RECORD_MAX < text.len() {
        return Err(RecordError::TooLong);
    }
    let mut lines = lines_of(text);
    let place = lines.next().and_then(|it| it.strip_prefix(SINCE));
    let place =
        place.and_then(|it| read_place(it, 0).ok()).ok_or(RecordError::Header { line: 1 })?;
    let (ply, line_value) = place;
    if game.ply() < ply || game.line_value(ply) != line_value {
        return Err(RecordError::CheckDiffers { after: 0, by: ply });
    }
    game.cut(ply);
    replay(game, &mut Vec::new(), lines)
}

/// Goes on with a match where a record, as [`write()`] writes it, goes through all of it: only what is new is
/// replayed. Returns the names of the seats, as [`read`] does. None if it does not go through it, or
/// cannot be replayed; then nothing has changed, but what was taken back may not be taken again.
pub fn read_on<G: Game>(game: &mut Match<G>, text: &str) -> Option<Vec<String>> {
    let rest = text.strip_prefix(write_head(game).as_str())?;
    let (names, lines) = split_names(rest, game.n_seats());
    let (ply, lines) = (game.ply(), lines.strip_prefix(game.written_since(0))?);
    let read = replay(game, &mut Vec::new(), lines_of(lines));
    if read.is_err() {
        game.cut(ply);
    }
    read.ok().map(|()| names)
}

/// The names that lines begin with, one for each seat, and the lines after them.
fn split_names(mut lines: &str, n_seats: usize) -> (Vec<String>, &str) {
    let mut names = Vec::new();
    while let Some((line, rest)) = lines.split_once('\n')
        && let Some(name) = field(line, "name")
        && names.len() < n_seats
    {
        names.push(clean_name(name));
        lines = rest;
    }
    names.resize(n_seats, String::new());
    (names, lines)
}

/// Writes what was taken back and may be taken again, an action a line, the next one first; the
/// record itself does not tell.
pub fn write_undone<G: Game>(game: &Match<G>) -> String {
    game.undone().map(|(seat, action)| format!("{seat} {action}\n")).collect()
}

/// Reads what [`write_undone`] wrote of a match whose record is read: it may be taken again, as far
/// as it can be played.
pub fn read_undone<G: Game>(game: &mut Match<G>, text: &str) {
    let ply = game.ply();
    // What cannot be played was not taken back here: it ends there.
    let _ = lines_of(text).try_for_each(|it| step(game, it));
    while ply < game.ply() {
        game.undo();
    }
}

/// The names as far as the last one that says anything.
fn named_seats(names: &[String], n_seats: usize) -> &[String] {
    let names = &names[..names.len().min(n_seats)];
    let last = names.iter().rposition(|it| !clean_name(it).is_empty());
    &names[..last.map_or(0, |idx| idx + 1)]
}

/// The lines of a record, forgiving what editors and messengers do to the ends of lines.
fn lines_of(text: &str) -> impl Iterator<Item = &str> {
    text.trim_start_matches('\u{feff}').lines().map(str::trim_end)
}

/// Reads the game and edition of a record.
///
/// # Errors
/// If the first two lines are not those of a record.
pub fn head(text: &str) -> Result<Head, RecordError> {
    read_head(&mut lines_of(text))
}

fn read_head<'t>(lines: &mut impl Iterator<Item = &'t str>) -> Result<Head, RecordError> {
    let first = lines.next().and_then(|it| it.strip_prefix("undercroft "));
    let format =
        first.and_then(|it| number(it, 1, u32::MAX).ok()).ok_or(RecordError::NotARecord)?;
    if FORMAT < format {
        return Err(RecordError::NewerFormat);
    }
    let second = lines.next().and_then(|it| it.strip_prefix("game "));
    let read = |line: &str| -> Result<Head, ParseError> {
        let mut reader = Reader::new(line);
        let game = reader.word()?.chars().take(LINE_MAX).collect();
        let edition = reader.number(1, u32::from(u16::MAX))?;
        reader.end()?;
        Ok(Head { game, edition: Edition::nth(edition as u16) })
    };
    second.and_then(|it| read(it).ok()).ok_or(RecordError::Header { line: 2 })
}

/// A match that was read from a record, as far as the record is sound.
pub struct Reading<G: Game> {
    pub game: Match<G>,
    /// The names of the seats, as many as there are seats, empty where the record has none.
    pub names: Vec<String>,
    /// The error in the record after that.
    pub error: Option<RecordError>,
}

/// Reads a record and replays it through the game's own `check`. Returns the match and the names
/// of its seats, as many as there are seats, empty where the record has none.
///
/// # Errors
/// Says what is wrong, naming the action and the rule where there is one. Time and memory are
/// bounded by [`RECORD_MAX`] and [`Game::PLIES_MAX`].
pub fn read<G: Game>(text: &str) -> Result<(Match<G>, Vec<String>), RecordError> {
    let Reading { game, names, error } = read_sound(text)?;
    error.map_or(Ok((game, names)), Err)
}

/// Reads a record as [`read`] does, and keeps what was sound before it went wrong.
///
/// # Errors
/// Says what is wrong if not even the table can be laid.
pub fn read_sound<G: Game>(text: &str) -> Result<Reading<G>, RecordError> {
    if RECORD_MAX < text.len() {
        return Err(RecordError::TooLong);
    }
    let mut lines = lines_of(text);
    let edition = read_head(&mut lines)?.edition_of::<G>()?;
    let seed = lines.next().and_then(|it| it.strip_prefix("seed "));
    let seed = seed.and_then(Seed::from_code).ok_or(RecordError::Header { line: 3 })?;
    let setup = lines.next().and_then(|it| it.strip_prefix("setup "));
    let setup = setup.filter(|it| it.len() <= LINE_MAX).and_then(|it| it.parse().ok());
    let setup = setup.filter(|it| G::since(it) <= edition);
    let setup: G::Setup = setup.ok_or(RecordError::Header { line: 4 })?;
    let mut game: Match<G> = Match::begin_in(edition, setup, seed)
        .map_err(|it: G::Refusal| RecordError::Setup { rule: it.rule() })?;
    let mut names = Vec::new();
    let error = replay(&mut game, &mut names, lines).err();
    names.resize(game.n_seats(), String::new());
    Ok(Reading { game, names, error })
}

/// Replays the lines after the header, and checks the last state, and those between that have a check
/// value. Where one differs, `game` goes back to the last that did not, if any was checked before the end.
fn replay<'t, G: Game>(
    game: &mut Match<G>,
    names: &mut Vec<String>,
    lines: impl Iterator<Item = &'t str>,
) -> Result<(), RecordError> {
    let mut checked = None;
    for line in lines {
        if let Some(name) = field(line, "name").filter(|_| game.ply() == 0) {
            if names.len() == SEATS_MAX.min(game.n_seats()) {
                return Err(RecordError::Header { line: 5 + names.len() });
            }
            names.push(clean_name(name));
        } else if let Some(value) = field(line, "check") {
            let told = read_check_value(value).ok_or(RecordError::NoCheck)?;
            let is_same = told == game.check_value();
            return if is_same { Ok(()) } else { Err(differs(game, checked, game.ply())) };
        } else if let Some(place) = field(line, "at") {
            let (ply, told) = read_place(place, 1)
                .map_err(|error| RecordError::Unreadable { ply: game.ply() + 1, error })?;
            if ply != game.ply() || told != game.check_value() {
                return Err(differs(game, checked.or(Some(0)), ply.max(game.ply())));
            }
            checked = Some(ply);
        } else {
            step(game, line)?;
        }
    }
    Err(RecordError::NoCheck)
}

/// Says where a check value differs, and takes back what came after the last that did not.
fn differs<G: Game>(game: &mut Match<G>, checked: Option<usize>, by: usize) -> RecordError {
    game.cut(checked.unwrap_or(game.ply()));
    RecordError::CheckDiffers { after: checked.unwrap_or_default(), by }
}

/// A number of actions, not less than `least`, and a value of the match after them.
fn read_place(place: &str, least: u32) -> Result<(usize, u64), ParseError> {
    let mut reader = Reader::new(place);
    let ply = reader.number(least, u32::MAX)? as usize;
    let value = read_check_value(reader.word()?).ok_or(ParseError::Unexpected)?;
    reader.end()?;
    Ok((ply, value))
}

/// The rest of a line behind its first word, if that word is `key`.
fn field<'t>(line: &'t str, key: &str) -> Option<&'t str> {
    let rest = line.strip_prefix(key)?;
    if rest.is_empty() { Some(rest) } else { rest.strip_prefix(' ') }
}

/// Reads sixteen hexadecimal digits.
pub(super) fn read_check_value(value: &str) -> Option<u64> {
    let is_plain = value.len() == 16 && value.bytes().all(|it| it.is_ascii_hexdigit());
    u64::from_str_radix(value, 16).ok().filter(|_| is_plain)
}

fn step<G: Game>(game: &mut Match<G>, line: &str) -> Result<(), RecordError> {
    let ply = game.ply() + 1;
    if G::PLIES_MAX as usize <= game.ply() {
        return Err(RecordError::TooManyPlies);
    }
    let (seat, action) =
        read_action::<G>(line).map_err(|error| RecordError::Unreadable { ply, error })?;
    if game.n_seats() <= seat.idx() {
        return Err(RecordError::Unreadable { ply, error: ParseError::Unexpected });
    }
    game.play(seat, action).map_err(|it| RecordError::Refused { ply, rule: it.rule() })
}

fn read_action<G: Game>(line: &str) -> Result<(Seat, G::Action), ParseError> {
    if LINE_MAX < line.len() {
        return Err(ParseError::Long);
    }
    let mut reader = Reader::new(line);
    let seat = read_seat(&mut reader)?;
    let action = reader.rest().parse()?;
    Ok((seat, action))
}
