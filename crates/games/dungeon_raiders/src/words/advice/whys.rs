//! The reason why a way is good: what it brings and costs, counted over all that the others can lay.

use crate::action::Action;
use crate::bosses::Attack;
use crate::cards::{Card, Hand, Lay};
use crate::forecast::{Odds, Prospect, Span, prospect, tally};
use crate::messages;
use crate::rooms::{Face, Gift};
use crate::rules::wastes_crystal;
use crate::state::View;
use kernel::{Lang, Seat, capital, message};

/// The reason why this action is good, or not.
pub fn why(view: &View, seat: Seat, action: Action, lang: Lang) -> String {
    match action {
        Action::Lay { lay } => {
            let said = [in_the_room(view, seat, lay, lang), what_is_left(view, seat, lay, lang)];
            said.into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
        Action::UseCrystal => crystal(view, seat, lang),
        Action::UseTorch => match view.dungeon.dark_after(view.ground.here).count() {
            0 => message!(lang, "why-torch-wasted").to_owned(),
            n => message!(lang, "why-torch", n = n),
        },
        Action::Choose { character } => {
            let card = character.card();
            message!(lang, "why-character", coins = card.treasure, wounds = card.wounds)
        }
    }
}

fn crystal(view: &View, seat: Seat, lang: Lang) -> String {
    if wastes_crystal(view) {
        return message!(lang, "why-crystal-wasted").to_owned();
    }
    let others = view.living().without(seat);
    let n = others.iter().filter(|it| view.heroes[*it].mat.laid.is_none()).count();
    message!(lang, "why-crystal", n = n)
}

/// The sentences about what the cards come to in the room.
fn in_the_room(view: &View, seat: Seat, lay: Lay, lang: Lang) -> Option<String> {
    let found = prospect(view, seat, lay)?;
    let said = match view.face()? {
        Face::Treasure { .. } => treasure(&found, seat, lang),
        Face::Monster { .. } if view.ground.monster_card.is_some() => escape(&found, seat, lang),
        Face::Monster { .. } | Face::Boss(_) => fight(view, &found, seat, lang),
        Face::Trap(_) => trap(&found, seat, lang),
        Face::Vault { gifts } => vault(&found, seat, lay, gifts, lang)?,
    };
    let odds = &found.heroes[seat];
    let is_at_the_end = view.ground.here.is_last_of_level() && view.ground.here.level == 4;
    let grave = if 0 < odds.n_deaths {
        message!(lang, "why-kills", often = &often(odds.n_deaths, &found, lang))
    } else if 0 < odds.n_bleeds && is_at_the_end {
        message!(lang, "why-bleeds", often = &often(odds.n_bleeds, &found, lang))
    } else {
        return Some(said);
    };
    Some(format!("{said} {grave}"))
}

/// The words for how often something happens, as far as the cards of the others go.
fn often(n: u32, found: &Prospect, lang: Lang) -> String {
    let percent = percent(n, found.n_courses);
    match (n == found.n_courses, found.is_exact) {
        (true, true) => message!(lang, "often-certain").to_owned(),
        (true, false) => message!(lang, "often-almost-certain").to_owned(),
        (false, true) => message!(lang, "often-exact", percent = percent),
        (false, false) => message!(lang, "often-about", percent = percent),
    }
}

/// The share of what is neither certain nor impossible, in hundredths.
fn percent(n: u32, of: u32) -> i64 {
    (100 * i64::from(n) / i64::from(of)).clamp(1, 99)
}

/// The most of a change, without its sign.
fn most(span: Span) -> i32 {
    i32::from(span.low.unsigned_abs().max(span.high.unsigned_abs()))
}

fn treasure(found: &Prospect, seat: Seat, lang: Lang) -> String {
    let (odds, of) = (&found.heroes[seat], found.n_courses);
    if odds.n_chests == 0 {
        return message!(lang, "why-no-chest").to_owned();
    }
    let is_certain = odds.n_chests == of && odds.treasure.is_certain();
    let shared = match odds.n_shared {
        0 => "never",
        n if n == odds.n_chests => "always",
        _ => "sometimes",
    };
    message!(
        lang,
        "why-chest",
        often = &often(odds.n_chests, found, lang),
        certain = yes_no(is_certain),
        coins = odds.treasure.high,
        shared = shared,
        percent = percent(odds.n_shared, of),
    )
}

const fn yes_no(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

/// A hero alone before a monster: nothing is left to luck.
fn escape(found: &Prospect, seat: Seat, lang: Lang) -> String {
    let odds = &found.heroes[seat];
    if odds.n_hit == 0 {
        return message!(lang, "why-escapes").to_owned();
    }
    message!(lang, "why-caught", wounds = most(odds.wounds))
}

fn fight(view: &View, found: &Prospect, seat: Seat, lang: Lang) -> String {
    let (odds, of) = (&found.heroes[seat], found.n_courses);
    let can_be_beaten = tally(view).is_some_and(|it| it.strength.is_some());
    // What it is counted over is said once.
    let is_said = can_be_beaten && 0 < found.n_beaten && found.n_beaten < of;
    let often_hit = match is_said && odds.n_hit < of {
        true => message!(lang, "in-percent", percent = percent(odds.n_hit, of)),
        false => often(odds.n_hit, found, lang),
    };
    let harm = hit(odds, &often_hit, is_varied(view), lang);
    match found.n_beaten {
        _ if !can_be_beaten => capital(&harm),
        0 => message!(lang, "why-unbeatable", harm = &harm),
        n => message!(lang, "why-beaten", often = &often(n, found, lang), harm = &harm),
    }
}

/// Tells whether the cards laid decide how hard a boss hits.
fn is_varied(view: &View) -> bool {
    match view.face() {
        Some(Face::Boss(boss)) => match boss.card().attack {
            Attack::HighestCard | Attack::WoundsAndTax(_) => true,
            Attack::Wounds(_) | Attack::Petrify => false,
        },
        _ => false, // All others hit as hard as is printed.
    }
}

/// The harm to a hero, and how often it comes: a sentence that begins with a small letter.
fn hit(odds: &Odds, often: &str, is_varied: bool, lang: Lang) -> String {
    if odds.n_hit == 0 {
        return message!(lang, "harm-none").to_owned();
    }
    let (n_wounds, n_coins) = (odds.wounds.high, -odds.treasure.low);
    let hurt = match (0 < n_wounds, 0 < n_coins) {
        (false, false) => "nothing",
        (true, false) => "wounds",
        (false, true) => "coins",
        (true, true) => "both",
    };
    let most = yes_no(is_varied);
    message!(
        lang,
        "harm",
        often = often,
        hurt = hurt,
        wounds = n_wounds,
        coins = n_coins,
        most = most
    )
}

fn trap(found: &Prospect, seat: Seat, lang: Lang) -> String {
    let odds = &found.heroes[seat];
    if odds.n_hit == 0 {
        return message!(lang, "why-no-trap").to_owned();
    }
    let (coins, wounds) = (-odds.treasure.low, odds.wounds.high);
    let is_certain = odds.treasure.is_certain() && odds.wounds.is_certain();
    let harm = match (0 < coins, is_certain) {
        (true, true) => "coins",
        (true, false) => "coins-at-most",
        (false, true) => "wounds",
        (false, false) => "wounds-at-most",
    };
    let often = &often(odds.n_hit, found, lang);
    message!(lang, "why-trap", often = often, harm = harm, coins = coins, wounds = wounds)
}

fn vault(found: &Prospect, seat: Seat, lay: Lay, gifts: [Gift; 5], lang: Lang) -> Option<String> {
    let power = lay.card().and_then(Card::power)?;
    let odds = &found.heroes[seat];
    Some(match gifts[usize::from(power) - 1] {
        Gift::Coins(n) => message!(lang, "why-coins", coins = n),
        Gift::Potion(_) if odds.wounds == (Span { low: 0, high: 0 }) => {
            message!(lang, "why-unhurt").to_owned()
        }
        Gift::Potion(_) => message!(lang, "why-heals", wounds = most(odds.wounds)),
        Gift::Item(item) if odds.n_items == 0 => {
            message!(lang, "why-item-short", item = item.name())
        }
        Gift::Item(item) => {
            let often = &often(odds.n_items, found, lang);
            message!(lang, "why-item", item = item.name(), often = often)
        }
    })
}

/// The sentence about what stays in the hand for the rooms to come.
fn what_is_left(view: &View, seat: Seat, lay: Lay, lang: Lang) -> Option<String> {
    let here = view.ground.here;
    if here.is_last() {
        return None;
    }
    if let Some(item) = lay.cards().find_map(Card::item) {
        return Some(message!(lang, "why-item-back", item = item.name()));
    }
    if here.is_last_of_level() {
        return Some(message!(lang, "why-cards-back").to_owned());
    }
    let mut hand: Hand = view.heroes[seat].mat.hand;
    lay.cards().filter_map(Card::power).for_each(|it| hand.remove(it));
    let left: Vec<String> = hand.iter().map(|it| it.to_string()).collect();
    let left = &match &left[..] {
        [] => return None,
        [only] => only.clone(),
        [rest @ .., last] => message!(lang, "and-last", rest = &rest.join(", "), last = last),
    };
    Some(match (4 - here.room, hand.count()) {
        (1, 1) => message!(lang, "why-last-card", left = left),
        (1, _) => message!(lang, "why-last-cards", left = left),
        (n_rooms, _) => message!(lang, "why-left", rooms = n_rooms, left = left),
    })
}
