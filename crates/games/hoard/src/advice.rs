//! Hints: what to look at, and why a way is good.

use kernel::{Advises, Lang, Seat, Way};

use crate::Hoard;
use crate::action::Action;
use crate::state::State;

impl Advises for Hoard {
    /// One coin.
    const ABOUT: i32 = 100;

    fn nudge(view: &State, _: Seat, _: &Way<Action>, lang: Lang) -> String {
        let arms = view.arms;
        lang.pick(
            format!(
                "One throw in six loses what is in your arms: {arms}. What do the others bring?"
            ),
            format!(
                "Один бросок из шести отнимает всё, что в руках: {arms}. А что принесут остальные?"
            ),
        )
    }

    fn why(view: &State, _: Seat, way: &Way<Action>, lang: Lang) -> String {
        let arms = view.arms;
        match way.line[0] {
            Action::Grab => lang.pick(
                format!(
                    "Five throws in six bring 4 coins on average; the sixth would cost {arms}."
                ),
                format!(
                    "Пять бросков из шести приносят в среднем 4 монеты; шестой отнял бы {arms}."
                ),
            ),
            Action::Leave => lang.pick(
                format!(
                    "A one would cost the {arms} coins in your arms; carried out they are safe."
                ),
                format!("Единица отняла бы всё, что в руках: {arms}. Вынесенное уже не потерять."),
            ),
        }
    }
}
