//! Chances in words.

use super::super::names;
use crate::forecast::{self, BattleOdds, Odds};
use crate::messages;
use crate::state::{Open, View};
use kernel::{Lang, Seat, message};

/// A chance in hundredths: nothing but what is sure is 100, nothing but what cannot be is 0.
pub fn percent(thousandths: i32) -> i32 {
    match thousandths {
        ..=0 => 0,
        1000.. => 100,
        it => ((it + 5) / 10).clamp(1, 99),
    }
}

/// The same of odds.
pub fn percent_of(odds: Odds) -> i32 {
    i32::from(odds.percent())
}

/// The chances that an exchange wounds a hero, and destroys it, in hundredths; none where it is not in it.
pub fn harm(odds: &BattleOdds, seat: Seat) -> Option<(i32, i32)> {
    let hero = odds.hero(seat)?;
    let unhurt = hero.wounds.first()?.thousandths();
    Some((percent(1000 - unhurt), percent(hero.dies().thousandths())))
}

/// The same of the exchange at hand, as it stands.
pub fn harm_now(open: &Open, seat: Seat) -> Option<(i32, i32)> {
    harm(&forecast::battle(open)?, seat)
}

/// The chances that a hero is wounded and destroyed: a clause, about `seat` itself with a small letter.
pub fn harmed(view: &View, who: Seat, seat: Seat, (hurt, dies): (i32, i32), lang: Lang) -> String {
    let name = names::dative(names::hero(view.open.heroes[who].card), lang);
    match (who == seat, hurt) {
        (true, 0) => message!(lang, "harm-none-you").to_owned(),
        (false, 0) => message!(lang, "harm-none", name = name),
        (true, _) => message!(lang, "harm-you", hurt = hurt, dies = dies),
        (false, _) => message!(lang, "harm", name = name, hurt = hurt, dies = dies),
    }
}

/// While the table is laid.
pub fn unweighed(lang: Lang) -> String {
    message!(lang, "why-unweighed").to_owned()
}

/// A way of which nothing can be counted beforehand.
pub fn uncounted(lang: Lang) -> String {
    message!(lang, "why-uncounted").to_owned()
}
