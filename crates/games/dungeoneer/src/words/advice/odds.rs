//! Chances in words.

use super::super::names;
use crate::forecast::{self, BattleOdds, Odds};
use crate::state::{Open, View};
use kernel::{Lang, Seat};

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

/// How likely an exchange wounds a hero, and destroys it, in hundredths; none where it is not in it.
pub fn harm(odds: &BattleOdds, seat: Seat) -> Option<(i32, i32)> {
    let hero = odds.hero(seat)?;
    let unhurt = hero.wounds.first()?.thousandths();
    Some((percent(1000 - unhurt), percent(hero.dies().thousandths())))
}

/// What the exchange at hand may cost a hero, as it stands.
pub fn harm_now(open: &Open, seat: Seat) -> Option<(i32, i32)> {
    harm(&forecast::battle(open)?, seat)
}

/// How likely a hero is wounded and destroyed: a clause, about `seat` itself with a small letter.
pub fn harmed(view: &View, who: Seat, seat: Seat, (hurt, dies): (i32, i32), lang: Lang) -> String {
    let name = names::hero(view.open.heroes[who].card);
    let (en, ru) = if who == seat { ("you", "вам") } else { (name.the, name.dative) };
    if hurt == 0 {
        return lang.pick(format!("{en} cannot be wounded"), format!("{ru} ничего не грозит"));
    }
    let dies = match dies {
        0 => String::new(),
        it => lang.pick(format!(" and death ({it} %)"), format!(" и гибель ({it} %)")),
    };
    let risks = if who == seat { "risk" } else { "risks" };
    lang.pick(
        format!("{en} {risks} a wound ({hurt} %){dies}"),
        format!("{ru} грозит рана ({hurt} %){dies}"),
    )
}

/// While the table is laid.
pub fn unweighed(lang: Lang) -> String {
    lang.pick(
        "While the table is laid nothing is weighed: take what you like.",
        "Пока готовят стол, ничего не взвешено: берите, что нравится.",
    )
    .to_owned()
}

/// Where nothing can be counted beforehand.
pub fn uncounted(lang: Lang) -> String {
    lang.pick(
        "The turn, played on many times, went best so: nothing of it can be counted beforehand.",
        "Заранее тут ничего не подсчитать: ход был много раз доигран до конца.",
    )
    .to_owned()
}
