//! The words of the Hoard, in both languages. The sentences lie in `words/en.ftl` and `words/ru.ftl`.

use crate::messages;
use kernel::{
    Cue, Lang, Line, RuleId, SetupOption, Telling, Text, Turn, Words, everywhere, message,
    spoken_to,
};

use crate::Hoard;
use crate::action::{Action, Event};
use crate::rules::{self, N_ROUNDS};
use crate::setup::Setup;
use crate::state::State;

impl Words for Hoard {
    const TITLE: Text = everywhere!("title");
    const LINE: Text = everywhere!("line");
    const SEATS: std::ops::RangeInclusive<usize> = 2..=4;
    const MINUTES: u32 = 5;
    const OPTIONS: &'static [SetupOption] = Setup::OPTIONS;

    fn describe(event: &Event, to: Telling<'_>) -> Option<String> {
        let lang = to.lang;
        let sentence = match *event {
            Event::Round { .. } => return None,
            Event::Grabbed { seat, pips, arms } => {
                message!(lang, "grabs", name = &to.names[seat], n = pips, arms = arms)
            }
            Event::Woke { seat, lost } => {
                message!(lang, "wakes", name = &to.names[seat], n = lost)
            }
            Event::Left { seat, coins, chest } => {
                message!(lang, "leaves", name = &to.names[seat], n = coins, chest = chest)
            }
            Event::Won { seat } => message!(lang, "wins", name = &to.names[seat]),
            Event::CandleDown => message!(lang, "candle-down").to_owned(),
        };
        Some(spoken_to(sentence, lang))
    }

    fn cite(event: &Event) -> Option<RuleId> {
        match event {
            Event::Round { .. } => None,
            Event::Grabbed { .. } => Some("HO-03"),
            Event::Woke { .. } => Some("HO-04"),
            Event::Left { .. } => Some("HO-05"),
            Event::Won { .. } => Some("HO-08"),
            Event::CandleDown => Some("HO-09"),
        }
    }

    fn cue(event: &Event) -> Option<Cue> {
        match event {
            Event::Round { .. } | Event::Won { .. } => None,
            Event::Grabbed { .. } => Some(Cue::Roll),
            Event::Woke { .. } => Some(Cue::Grave),
            Event::Left { .. } => Some(Cue::Coin),
            Event::CandleDown => Some(Cue::Step),
        }
    }

    fn heading(event: &Event, lang: Lang) -> Option<String> {
        match event {
            Event::Round { round } => Some(round_of(*round, lang)),
            Event::Grabbed { .. }
            | Event::Woke { .. }
            | Event::Left { .. }
            | Event::Won { .. }
            | Event::CandleDown => None,
        }
    }

    fn offer(action: &Action, view: &State, lang: Lang) -> String {
        match action {
            Action::Grab => message!(lang, "grab").to_owned(),
            Action::Leave => message!(lang, "leave", n = view.arms),
        }
    }

    fn line(_: &Line, lang: Lang) -> (String, String) {
        (message!(lang, "score").to_owned(), message!(lang, "score-from").to_owned())
    }

    fn total(points: i32, lang: Lang) -> String {
        message!(lang, "total", n = points)
    }

    fn moment(view: &State, lang: Lang) -> String {
        match rules::turn(view) {
            Turn::Over => message!(lang, "the-end").to_owned(),
            Turn::Of(_) => round_of(view.round, lang),
        }
    }

    fn verdict(_: &State, _: Lang) -> Option<String> {
        None
    }
}

fn round_of(round: u8, lang: Lang) -> String {
    message!(lang, "round", n = round, of = N_ROUNDS)
}
