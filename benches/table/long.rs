//! Long matches: what the 1,500th action of a match costs, against the 50th. The card game of the tests is
//! played here, since its matches are as long as anybody likes.

use std::hint::black_box;

use kernel::chance::FastChance;
use kernel::kit::Explains;
use kernel::log::{Listener, Log};
use kernel::question::{Asked, Question, Sent};
use kernel::{
    Bots, BySeat, Cue, Lang, Level, Line, Match, Observer, RuleId, Seat, Seed, SetupOption,
    Telling, Text, Words, record,
};

use crate::cards::{Action, Cards, Event, Refusal, View};

/// A match is short after so many actions, and long after so many.
const SHORT: usize = 50;
const LONG: usize = 1500;

/// So many actions are taken from there on.
const TAKEN: usize = 64;

/// So many matches are played: one position may be dearer than another.
const MATCHES: u64 = 12;

/// Something that is done after an action, at a short match and at a long one.
pub struct Comparison {
    pub name: &'static str,
    pub short: Box<dyn FnMut() -> u32>,
    pub long: Box<dyn FnMut() -> u32>,
}

/// Everything whose cost should not depend on the length of a match, and what is kept of it, which is
/// a text as long as the match.
pub fn comparisons() -> Vec<Comparison> {
    vec![
        comparison("an action", Of::default()),
        comparison("a computer's question", Of { asks: true, ..Of::default() }),
        comparison("lines of the log", Of { tells: true, ..Of::default() }),
        comparison("a record to be kept", Of { keeps: true, ..Of::default() }),
    ]
}

/// The work that is done after each action.
#[derive(Clone, Copy, Default)]
struct Of {
    asks: bool,
    tells: bool,
    keeps: bool,
}

fn comparison(name: &'static str, of: Of) -> Comparison {
    let work = |ply: usize| {
        let mut tables: Vec<Table> = (0..MATCHES).map(|seed| Table::new(seed, ply)).collect();
        let mut nth = 0;
        Box::new(move || {
            nth = (nth + 1) % tables.len();
            tables[nth].go_on(of)
        })
    };
    Comparison { name, short: work(SHORT), long: work(LONG) }
}

/// A match on the page, with all that goes on with it.
struct Table {
    game: Match<Cards>,
    ply: usize,
    /// The actions that are played after so many others.
    next: Vec<(Seat, Action)>,
    names: BySeat<String>,
    log: Log,
    sent: Sent,
    /// The match that the worker keeps.
    worker: Option<Match<Cards>>,
    n_asked: u32,
}

impl Table {
    fn new(seed: u64, ply: usize) -> Table {
        let setup = "players=4 turns=500 ask=choice".parse().expect("a setup");
        let mut game: Match<Cards> = Match::begin(setup, Seed::from_bits(seed)).expect("a table");
        game.play_at_random(&mut FastChance::new(seed), ply + TAKEN);
        assert_eq!(game.ply(), ply + TAKEN, "a match is long enough");
        let next = game.line().split_off(ply);
        game.cut(ply);
        let names = BySeat::new(4, |seat| format!("Ada {seat}"));
        let (log, sent) = (Log::default(), Sent::NOTHING);
        Table { game, ply, next, names, log, sent, worker: None, n_asked: 0 }
    }

    /// Goes on with the match, and back to where it was.
    fn go_on(&mut self, of: Of) -> u32 {
        for nth in 0..self.next.len() {
            let (seat, action) = self.next[nth].clone();
            assert!(self.game.play(seat, action).is_ok());
            if of.asks {
                self.ask();
            }
            if of.tells {
                self.update_log();
            }
            if of.keeps {
                black_box(record::write(&self.game, &[]));
            }
        }
        self.game.cut(self.ply);
        self.sent.cut(self.ply);
        if of.tells {
            self.update_log();
        }
        TAKEN as u32
    }

    /// The page asks a computer, and the worker answers.
    fn ask(&mut self) {
        let Some(seat) = self.game.turn().awaited().first() else { return };
        self.n_asked += 1;
        let told = self.sent.write_next(&self.game);
        let question =
            Question { number: self.n_asked, seat, asked: Asked::Act(0), told }.to_string();
        let question: Question = question.parse().expect("a question");
        let answer = question.answer(&mut self.worker).expect("an answer");
        let reply = Question::read_answer::<Cards>(self.n_asked, &answer);
        assert!(reply.is_some());
    }

    fn update_log(&mut self) {
        let to = Listener { observer: Observer::Public, lang: Lang::En, names: &self.names };
        self.log.update(&self.game, to);
    }
}

impl Bots for Cards {
    const LEVELS: &'static [Level] =
        &[Level { key: "random", name: Text::same("Random"), hint: Text::same("") }];

    fn think(_: usize, _: &View, _: Seat, legal: &[Action], luck: &mut FastChance) -> Action {
        legal[luck.pick(legal.len() as u32) as usize].clone()
    }
}

impl Explains for Refusal {
    fn sentence(self, _: Lang) -> String {
        format!("{self:?}")
    }

    fn every() -> Vec<Refusal> {
        vec![Refusal::NotAsked]
    }
}

impl Words for Cards {
    const TITLE: Text = Text::same("Cards");
    const LINE: Text = Text::same("");
    const SEATS: std::ops::RangeInclusive<usize> = 2..=4;
    const MINUTES: u32 = 60;
    const OPTIONS: &'static [SetupOption] = &[];

    fn describe(event: &Event, to: Telling<'_>) -> Option<String> {
        match event {
            Event::Turn { .. } | Event::Over => None,
            Event::Announced { by, card } => Some(format!("{} plays {card}.", to.names[*by])),
            Event::Scored { by, points } => Some(format!("{} scores {points}.", to.names[*by])),
            _ => Some(format!("{event:?}.")), // Other sentences are as long.
        }
    }

    fn cite(_: &Event) -> Option<RuleId> {
        None
    }

    fn cue(_: &Event) -> Option<Cue> {
        None
    }

    fn heading(event: &Event, _: Lang) -> Option<String> {
        match event {
            Event::Turn { turn, .. } => Some(format!("Turn {turn}")),
            _ => None, // Nothing else begins anything.
        }
    }

    fn offer(action: &Action, _: &View, _: Lang) -> String {
        action.to_string()
    }

    fn line(line: &Line, _: Lang) -> (String, String) {
        (line.id.to_owned(), String::new())
    }

    fn moment(_: &View, _: Lang) -> String {
        String::new()
    }

    fn verdict(_: &View, _: Lang) -> Option<String> {
        None
    }
}
