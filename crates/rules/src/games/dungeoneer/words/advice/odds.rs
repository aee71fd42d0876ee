//! Chances in words.

use super::super::names;
use crate::games::dungeoneer::forecast::{self, BattleOdds, Odds};
use crate::games::dungeoneer::state::{Open, View};
use crate::kernel::{Lang, Seat};

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
    if odds.n == odds.of { 100 } else { percent(odds.thousandths().max(i32::from(0 < odds.n))) }
}

/// How likely an exchange wounds a hero, and destroys it, in hundredths; none where it is not in it.
pub fn harm(odds: &BattleOdds, seat: Seat) -> Option<(i32, i32)> {
    let hero = odds.hero(seat)?;
    let unhurt = hero.wounds.first()?.thousandths();
    Some((percent(1000 - unhurt), percent(hero.falls().thousandths())))
}

/// What the exchange at hand may cost a hero, as it stands.
pub fn harm_now(open: &Open, seat: Seat) -> Option<(i32, i32)> {
    harm(&forecast::battle(open)?, seat)
}

/// How likely a hero is wounded and destroyed: a clause that begins with a small letter in English, if it is
/// about whoever is told.
pub fn harmed(view: &View, who: Seat, seat: Seat, (hurt, falls): (i32, i32), lang: Lang) -> String {
    let name = names::hero(view.open.heroes[who].card);
    let is_own = who == seat;
    let (en, ru) =
        if is_own { ("you are", "вы получите") } else { (name.the, name.name.ru) };
    let (is, gets) = if is_own { ("", "") } else { (" is", " получит") };
    if hurt == 0 {
        let (en, ru) = if is_own {
            ("you cannot be wounded".to_owned(), "раны вам не грозят".to_owned())
        } else {
            (format!("{en} cannot be wounded"), format!("раны не грозят: {ru}"))
        };
        return lang.pick(en, ru);
    }
    let dies = match (falls, is_own) {
        (0, _) => String::new(),
        (it, true) => lang.pick(format!(", destroyed in {it} %"), format!(", погибнете в {it} %")),
        (it, false) => lang.pick(format!(", destroyed in {it} %"), format!(", погибнет в {it} %")),
    };
    lang.pick(
        format!("{en}{is} wounded in {hurt} %{dies}"),
        format!("{ru}{gets} рану в {hurt} %{dies}"),
    )
}
