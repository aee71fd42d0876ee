//! What the Hoard says, in both languages.

use kernel::{
    Cue, Lang, Line, RuleId, SetupOption, Telling, Text, Turn, Words, plural, spoken_to, text,
};

use crate::Hoard;
use crate::action::{Action, Event};
use crate::rules::{self, N_ROUNDS};
use crate::setup::Setup;
use crate::state::State;

const THE_END: Text = text("The end", "Конец партии");

impl Words for Hoard {
    const TITLE: Text = text("The Hoard", "Спящий дракон");
    const LINE: Text = text("One more coin cannot hurt.", "Ещё одна монетка не повредит.");
    const SEATS: std::ops::RangeInclusive<usize> = 2..=4;
    const MINUTES: u32 = 5;
    const OPTIONS: &'static [SetupOption] = Setup::OPTIONS;

    fn describe(event: &Event, to: Telling<'_>) -> Option<String> {
        let lang = to.lang;
        let sentence = match *event {
            Event::Round { .. } => return None,
            Event::Grabbed { seat, pips, arms } => {
                let (name, coins) = (&to.names[seat], coins(pips, lang));
                lang.pick(
                    format!("{name} grabs {coins}: {arms} in the arms."),
                    format!("{name} хватает {coins}: в руках {arms}."),
                )
            }
            Event::Woke { seat, lost } => {
                let (name, coins) = (&to.names[seat], coins(lost, lang));
                lang.pick(
                    format!("{name} wakes the dragon and loses {coins}."),
                    format!("{name} будит дракона. Потеряно: {lost}."),
                )
            }
            Event::Left { seat, coins: n, chest } => {
                let (name, coins) = (&to.names[seat], coins(n, lang));
                lang.pick(
                    format!("{name} leaves with {coins}: {chest} in the chest."),
                    format!("{name} выносит {coins}: в сундуке {chest}."),
                )
            }
            Event::Won { seat } => {
                let name = &to.names[seat];
                lang.pick(format!("{name} wins."), format!("{name} побеждает."))
            }
            Event::CandleDown => lang.pick("The candle is down.", "Свеча догорела.").to_owned(),
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
            Action::Grab => lang.pick("Grab", "Хватать").to_owned(),
            Action::Leave => {
                let coins = coins(view.arms, lang);
                lang.pick(format!("Leave with {coins}"), format!("Вынести {coins}"))
            }
        }
    }

    fn line(_: &Line, lang: Lang) -> (String, String) {
        let (name, from) = lang.pick(("Coins", "carried out"), ("Монеты", "вынесены"));
        (name.to_owned(), from.to_owned())
    }

    fn total(points: i32, lang: Lang) -> String {
        let unit = plural(lang, points, ["coin", "coins"], ["монета", "монеты", "монет"]);
        format!("{points} {unit}")
    }

    fn moment(view: &State, lang: Lang) -> String {
        match rules::turn(view) {
            Turn::Over => THE_END.get(lang).to_owned(),
            Turn::Of(_) => round_of(view.round, lang),
        }
    }

    fn verdict(_: &State, _: Lang) -> Option<String> {
        None
    }
}

/// So many coins, as the object of a verb.
fn coins(n: u8, lang: Lang) -> String {
    let unit = plural(lang, n.into(), ["coin", "coins"], ["монету", "монеты", "монет"]);
    format!("{n} {unit}")
}

fn round_of(round: u8, lang: Lang) -> String {
    lang.pick(format!("Round {round} of {N_ROUNDS}"), format!("Раунд {round} из {N_ROUNDS}"))
}
