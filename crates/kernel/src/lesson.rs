//! A lesson: the beginning of a match that a learner plays, with words for each step. Plain text, so that
//! a lesson is written without a line of code:
//!
//! ```text
//! undercroft 2
//! game dungeon-roll 1
//! seed 7K2Q-XM49
//! setup players=1
//!
//! step
//! look .dr-party
//! en Seven dice are your party. Roll them.
//! ru Семь кубиков — ваша партия. Бросьте их.
//! a begin
//! else retire
//! en Not yet: nothing is won here.
//! ru Рано: здесь ещё ничего не добыто.
//!
//! end
//! en You know the whole game now.
//! ru Теперь вы знаете всю игру.
//! can dragon
//! en wake a dragon
//! ru разбудить дракона
//! ```
//!
//! After the head of a record come the actions that lead to where the lesson begins, if it does not begin with
//! the match; `after` names the box whose lesson this one goes on from, with words that say so. Then the steps: `look` is a
//! selector of what to look at before anything is tapped, one after another; `en` and `ru` are the words; the
//! other lines are actions as in a record, those of the learner, who has the first seat, and of the others. What to tap
//! for an action the board knows. `else` has the answer to another action than the next one of the learner:
//! the one whose prefix is the longest that the notation of that action begins with; without a prefix, to any.
//! A step without actions ends when everything that it points at has been looked at. `end` is the last step, and
//! `can` is what has been learnt: a symbol, with words.
//!
//! # From the text to the light
//!
//! The texts are `public/lessons/<box>.txt`. `shell::features::lesson::course` knows how far one has come. `shell::features::lesson::table`
//! is the table: the same board, whose wishes are compared with the record; the next action of the learner is made,
//! anything else is answered, and the others' come from the record, so that no computer is asked. Nothing of it is
//! kept but the number of the step.
//!
//! What is lit is never remembered: it follows from the step and from the half-made choice on the board. A board
//! leaves what its taps are answered from (`shell::board::choosing`), and `Board::taps` searches
//! (`boards::kit::way`) for the fewest taps that lead from there to the next action of the lesson;
//! `Playable::places` says where a spot stands on the page. So every tap, right or wrong, leaves a light that leads
//! on; the law is `tests/page/lessons.rs`. `shell::features::lesson` draws the card and the light, which marks its
//! thing (`data-lit`), follows it wherever the page moves it and lets every touch through; after two things that
//! did not fit a hand points at it. At the end what one can do now takes the place of card and board, and so does,
//! before the first step, the lesson that this one goes on from (`after`), for learners who have not finished it. A
//! lesson comes with the replays of its game. `tests/it/lessons.rs` counts its steps and words and plays it by the
//! rules; `tests/browser/lessons.spec.mjs` plays it by the light in both languages. The author of one finds a seed
//! first: luck is keyed, so the record needs nothing else.

use super::record::{self, RecordError};
use super::{Game, Lang, Match, N_LANGUAGES, Seat};

/// No lesson has more steps, the last one included.
pub const STEPS_MAX: usize = 12;

/// No step has more words, in either language.
pub const WORDS_MAX: usize = 25;

/// Lines of the head of a record.
const HEAD_LINES: usize = 4;

/// A wording of a lesson in all languages.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wording {
    said: [String; N_LANGUAGES],
}

impl Wording {
    /// The same words in all languages.
    pub fn same(words: &str) -> Wording {
        Wording { said: [const { String::new() }; N_LANGUAGES].map(|_| words.to_owned()) }
    }

    /// The wording in a language.
    pub fn get(&self, lang: Lang) -> &str {
        &self.said[lang.place()]
    }
}

/// The answer to an action that does not fit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The beginning of the action's notation; empty for any.
    pub prefix: String,
    pub words: Wording,
}

/// A step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Step {
    /// Selectors of what to look at before anything is tapped, one after another.
    pub looks: Vec<String>,
    pub words: Wording,
    /// After how many actions of the whole lesson it ends.
    pub end: usize,
    pub answers: Vec<Answer>,
}

impl Step {
    /// The answer to an action, by its notation, that is not the next one.
    pub fn answer(&self, action: &str) -> Option<&Wording> {
        let fitting = self.answers.iter().filter(|it| action.starts_with(&it.prefix));
        fitting.max_by_key(|it| it.prefix.len()).map(|it| &it.words)
    }
}

/// Something that has been learnt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Learnt {
    /// The name of a symbol.
    pub symbol: String,
    pub words: Wording,
}

/// The lesson that another one goes on from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Before {
    /// The id of its box.
    pub id: String,
    pub words: Wording,
}

/// A lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The record of the whole lesson, without its check value.
    record: String,
    /// After how many actions the first step begins.
    begin: usize,
    /// The lesson that this one goes on from, if it does.
    pub before: Option<Before>,
    /// At least one; the last one has no actions.
    pub steps: Vec<Step>,
    pub learnt: Vec<Learnt>,
}

/// The line of a text that makes no sense in a lesson, counted from 1; behind the last one if something is
/// missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonError {
    pub line: usize,
}

/// The part to which the words of the next lines belong.
enum Speaking {
    Before,
    Step,
    Answer,
    Learnt,
}

/// A lesson as far as it has been read.
struct Reader {
    lesson: Lesson,
    speaking: Speaking,
    /// The number of actions read.
    ply: usize,
    /// Its last step has been read.
    is_end: bool,
}

impl Reader {
    /// Reads a line behind the head; none if it makes no sense there.
    fn take(&mut self, line: &str) -> Option<()> {
        let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
        let lesson = &mut self.lesson;
        match key {
            "after" if lesson.steps.is_empty() && !rest.is_empty() => {
                self.speaking = Speaking::Before;
                lesson.before = Some(Before { id: rest.to_owned(), words: Wording::default() });
            }
            "step" | "end" if !self.is_end && rest.is_empty() => {
                self.is_end = key == "end";
                self.speaking = Speaking::Step;
                lesson.steps.push(Step { end: self.ply, ..Step::default() });
            }
            "can" if self.is_end && !rest.is_empty() => {
                self.speaking = Speaking::Learnt;
                let symbol = rest.to_owned();
                lesson.learnt.push(Learnt { symbol, words: Wording::default() });
            }
            "look" if !rest.is_empty() => lesson.step()?.looks.push(rest.to_owned()),
            "else" => {
                self.speaking = Speaking::Answer;
                let answer = Answer { prefix: rest.to_owned(), words: Wording::default() };
                lesson.step()?.answers.push(answer);
            }
            _ if let Some(lang) = Lang::named(key) => {
                let words = &mut lesson.words(&self.speaking)?.said[lang.place()];
                if rest.is_empty() || !words.is_empty() {
                    return None;
                }
                words.push_str(rest);
            }
            // The letter of a seat.
            _ if self.is_end || key.len() != 1 => return None,
            _ => {
                self.ply += 1;
                lesson.write(line);
                match lesson.step() {
                    Some(step) => step.end = self.ply,
                    None => lesson.begin = self.ply,
                }
            }
        }
        Some(())
    }
}

impl Lesson {
    /// The seat of the learner.
    pub const LEARNER: Seat = Seat::FIRST;

    /// Reads a lesson.
    ///
    /// # Errors
    /// If a line makes no sense, a step has no words, or there is no end.
    pub fn read(text: &str) -> Result<Lesson, LessonError> {
        let (steps, learnt) = (Vec::new(), Vec::new());
        let lesson = Lesson { record: String::new(), begin: 0, before: None, steps, learnt };
        let mut reader = Reader { lesson, speaking: Speaking::Step, ply: 0, is_end: false };
        let mut n_lines = 0;
        let lines = text.lines().map(str::trim_end).enumerate();
        for (nth, line) in lines.filter(|it| !it.1.is_empty()) {
            n_lines = nth + 1;
            if nth < HEAD_LINES {
                reader.lesson.write(line);
            } else {
                reader.take(line).ok_or(LessonError { line: n_lines })?;
            }
        }
        let Reader { lesson, is_end, .. } = reader;
        let is_whole =
            is_end && lesson.wordings().all(|it| it.said.iter().all(|it| !it.is_empty()));
        if is_whole { Ok(lesson) } else { Err(LessonError { line: n_lines + 1 }) }
    }

    fn write(&mut self, line: &str) {
        self.record.push_str(line);
        self.record.push('\n');
    }

    fn step(&mut self) -> Option<&mut Step> {
        self.steps.last_mut()
    }

    fn words(&mut self, speaking: &Speaking) -> Option<&mut Wording> {
        match speaking {
            Speaking::Before => self.before.as_mut().map(|it| &mut it.words),
            Speaking::Step => self.step().map(|it| &mut it.words),
            Speaking::Answer => self.step()?.answers.last_mut().map(|it| &mut it.words),
            Speaking::Learnt => self.learnt.last_mut().map(|it| &mut it.words),
        }
    }

    /// Everything that is said in it.
    pub fn wordings(&self) -> impl Iterator<Item = &Wording> {
        let answers = self.steps.iter().flat_map(|it| &it.answers).map(|it| &it.words);
        let learnt = self.learnt.iter().map(|it| &it.words);
        let before = self.before.iter().map(|it| &it.words);
        before.chain(self.steps.iter().map(|it| &it.words)).chain(answers).chain(learnt)
    }

    /// After how many actions a step begins.
    ///
    /// # Panics
    /// If there is no such step.
    pub fn begin_of(&self, step: usize) -> usize {
        if step == 0 { self.begin } else { self.steps[step - 1].end }
    }

    /// The whole lesson, played.
    ///
    /// # Errors
    /// If its record is not one of this game that can be replayed.
    pub fn play<G: Game>(&self) -> Result<Match<G>, RecordError> {
        let reading = record::read_sound::<G>(&self.record)?;
        match reading.error {
            // It has none: the author of a lesson writes no check values.
            None | Some(RecordError::NoCheck) => Ok(reading.game),
            Some(error) => Err(error),
        }
    }
}
