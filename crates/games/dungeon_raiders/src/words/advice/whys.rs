//! Why a way is good: what it brings and costs, counted over all that the others can lay.

use super::super::counts::{coins, coins_at_most, wounds, wounds_at_most};
use crate::action::Action;
use crate::bosses::Attack;
use crate::cards::{Card, Hand, Lay};
use crate::forecast::{Odds, Prospect, Span, prospect, tally};
use crate::rooms::{Face, Gift};
use crate::rules::wastes_crystal;
use crate::state::View;
use kernel::{Lang, Seat, capital, plural};

/// Why this action is good, or not.
pub fn why(view: &View, seat: Seat, action: Action, lang: Lang) -> String {
    match action {
        Action::Lay { lay } => {
            let said = [in_the_room(view, seat, lay, lang), what_is_left(view, seat, lay, lang)];
            said.into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
        Action::UseCrystal => crystal(view, seat, lang),
        Action::UseTorch => torch(view, lang),
        Action::Choose { character } => {
            let card = character.card();
            let (coins, wounds) =
                (coins(card.treasure.into(), lang), wounds(card.wounds.into(), lang));
            lang.pick(
                format!("No hero is the best: take whom you like. This one begins with {coins} and {wounds}."),
                format!("Лучшего героя нет: берите, кого хотите. У этого в начале: {coins}, {wounds}."),
            )
        }
    }
}

fn crystal(view: &View, seat: Seat, lang: Lang) -> String {
    if wastes_crystal(view) {
        return lang
            .pick(
                "All others have played: the crystal would be lost, and you would play all the same.",
                "Все остальные уже сыграли: кристалл пропадёт, а карту всё равно играть вам.",
            )
            .to_owned();
    }
    let others = view.living().without(seat);
    let n = others.iter().filter(|it| view.heroes[*it].mat.laid.is_none()).count() as i32;
    let cards = plural(lang, n, ["card", "cards"], ["карту", "карты", "карт"]);
    lang.pick(
        format!("You may see {n} {cards} more before you play yours. The crystal is spent."),
        format!(
            "Вы сможете увидеть ещё {n} {cards}, прежде чем сыграть свою. Кристалл уйдёт в запас."
        ),
    )
}

fn torch(view: &View, lang: Lang) -> String {
    let n = view.dungeon.dark_after(view.ground.here).count();
    if n == 0 {
        let (en, ru) = (
            "No room is dark: the torch shows nothing, and is spent.",
            "Тёмных комнат нет: факел ничего не покажет и уйдёт в запас.",
        );
        return lang.pick(en, ru).to_owned();
    }
    lang.pick(
        format!("It shows you the dark rooms of the level, {n} in all, before you play a card. What that is worth is not counted. The torch is spent."),
        format!("До выбора карты вы увидите тёмные комнаты уровня: {n}. Чего это стоит, не посчитано. Факел уйдёт в запас."),
    )
}

/// What the cards come to in the room.
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
    let grave = if 0 < odds.n_deaths {
        let often = often(odds.n_deaths, &found, lang);
        lang.pick(format!(" It kills you {often}."), format!(" Гибель — {often}."))
    } else if 0 < odds.n_bleeds
        && view.ground.here.is_last_of_level()
        && view.ground.here.level == 4
    {
        let often = often(odds.n_bleeds, &found, lang);
        lang.pick(format!(" You bleed to death {often}."), format!(" Кровопотеря — {often}."))
    } else {
        String::new()
    };
    Some(said + &grave)
}

/// How often something happens, as far as the cards of the others go.
fn often(n: u32, found: &Prospect, lang: Lang) -> String {
    if n == found.n_courses {
        return match found.is_exact {
            true => lang.pick("for certain", "наверняка").to_owned(),
            false => lang.pick("almost for certain", "почти наверняка").to_owned(),
        };
    }
    let percent = percent(n, found.n_courses);
    let about = if found.is_exact { "" } else { lang.pick("about ", "примерно ") };
    lang.pick(
        format!("in {about}{percent} % of what the others may play"),
        format!("{}в {percent} % раскладов соперников", about),
    )
}

/// What is neither certain nor impossible, in hundredths.
fn percent(n: u32, of: u32) -> u64 {
    (100 * u64::from(n) / u64::from(of)).clamp(1, 99)
}

/// The most of a change, without its sign.
fn most(span: Span) -> i32 {
    i32::from(span.low.unsigned_abs().max(span.high.unsigned_abs()))
}

fn treasure(found: &Prospect, seat: Seat, lang: Lang) -> String {
    let (odds, of) = (&found.heroes[seat], found.n_courses);
    if odds.n_chests == 0 {
        return lang.pick("It opens no chest.", "Сундук с ней не открыть.").to_owned();
    }
    let share = odds.treasure.high.into();
    let is_certain = odds.n_chests == of && odds.treasure.is_certain();
    let gain = if is_certain { coins(share, lang) } else { coins_at_most(share, lang) };
    let often_it = often(odds.n_chests, found, lang);
    let shared = if odds.n_shared == 0 {
        String::new()
    } else if odds.n_shared == odds.n_chests {
        lang.pick(", always shared", ", всегда с дележом").to_owned()
    } else {
        let percent = percent(odds.n_shared, of);
        lang.pick(format!(", shared in {percent} %"), format!(", с дележом — в {percent} %"))
    };
    lang.pick(
        format!("It wins a chest {often_it}: {gain}{shared}."),
        format!("Сундук ваш {often_it}: {gain}{shared}."),
    )
}

/// A hero alone before a monster: nothing is left to luck.
fn escape(found: &Prospect, seat: Seat, lang: Lang) -> String {
    let odds = &found.heroes[seat];
    if odds.n_hit == 0 {
        let (en, ru) =
            ("You slip past the monster unhurt.", "Вы проскочите мимо монстра без ранений.");
        return lang.pick(en, ru).to_owned();
    }
    let n = wounds(most(odds.wounds), lang);
    lang.pick(format!("The monster catches you: {n}."), format!("Монстр вас настигнет: {n}."))
}

fn fight(view: &View, found: &Prospect, seat: Seat, lang: Lang) -> String {
    let (odds, of) = (&found.heroes[seat], found.n_courses);
    let can_be_beaten = tally(view).is_some_and(|it| it.strength.is_some());
    // What it is counted over is said once.
    let is_said = can_be_beaten && 0 < found.n_beaten && found.n_beaten < of;
    let often_hit = match is_said && odds.n_hit < of {
        true => {
            let percent = percent(odds.n_hit, of);
            lang.pick(format!("in {percent} %"), format!("в {percent} %"))
        }
        false => often(odds.n_hit, found, lang),
    };
    let most =
        if is_varied(view) { lang.pick(" at most", " самое большее") } else { "" };
    let harm = hit(odds, &often_hit, most, lang);
    let beaten = match found.n_beaten {
        _ if !can_be_beaten => return capital(&harm),
        0 => lang.pick("It cannot be beaten", "Победить уже нельзя").to_owned(),
        n => {
            let often = often(n, found, lang);
            lang.pick(format!("It is beaten {often}"), format!("Победа — {often}"))
        }
    };
    lang.pick(format!("{beaten}; {harm}"), format!("{beaten}, {harm}"))
}

/// Whether the cards laid decide how hard a boss hits.
fn is_varied(view: &View) -> bool {
    match view.face() {
        Some(Face::Boss(boss)) => match boss.card().attack {
            Attack::HighestCard | Attack::WoundsAndTax(_) => true,
            Attack::Wounds(_) | Attack::Petrify => false,
        },
        _ => false, // All others hit as hard as is printed.
    }
}

/// How often a hero is hit, and what by: a sentence that begins with a small letter.
fn hit(odds: &Odds, often: &str, most: &str, lang: Lang) -> String {
    if odds.n_hit == 0 {
        return lang.pick("you cannot be hurt.", "вам ничего не грозит.").to_owned();
    }
    let wounds = Some(wounds(odds.wounds.high.into(), lang)).filter(|_| 0 < odds.wounds.high);
    let n_lost = -i32::from(odds.treasure.low);
    let lost = (0 < n_lost).then(|| format!("−{}", coins(n_lost, lang)));
    let harm: Vec<String> = wounds.into_iter().chain(lost).collect();
    let harm = if harm.is_empty() { String::new() } else { format!(": {}{most}", harm.join(", ")) };
    lang.pick(format!("you are hit {often}{harm}."), format!("удар по вам — {often}{harm}."))
}

fn trap(found: &Prospect, seat: Seat, lang: Lang) -> String {
    let odds = &found.heroes[seat];
    if odds.n_hit == 0 {
        let (en, ru) = ("The trap cannot hit you then.", "Ловушка вас тогда не заденет.");
        return lang.pick(en, ru).to_owned();
    }
    let often = often(odds.n_hit, found, lang);
    let (n_coins, n_wounds) = (-i32::from(odds.treasure.low), i32::from(odds.wounds.high));
    let is_certain = odds.treasure.is_certain() && odds.wounds.is_certain();
    let harm = match (0 < n_coins, is_certain) {
        (true, true) => format!("−{}", coins(n_coins, lang)),
        (true, false) => {
            let most = coins_at_most(n_coins, lang);
            lang.pick(format!("{most} lost"), format!("потеря {most}"))
        }
        (false, true) => wounds(n_wounds, lang),
        (false, false) => wounds_at_most(n_wounds, lang),
    };
    lang.pick(
        format!("The trap hits you {often}: {harm}."),
        format!("Ловушка заденет вас {often}: {harm}."),
    )
}

fn vault(found: &Prospect, seat: Seat, lay: Lay, gifts: [Gift; 5], lang: Lang) -> Option<String> {
    let power = lay.card().and_then(Card::power)?;
    let odds = &found.heroes[seat];
    Some(match gifts[usize::from(power) - 1] {
        Gift::Coins(n) => {
            let coins = coins(n.into(), lang);
            lang.pick(
                format!("It takes {coins}, whatever the others play."),
                format!("Это {coins}, что бы ни сыграли соперники."),
            )
        }
        Gift::Potion(_) if odds.wounds == (Span { low: 0, high: 0 }) => {
            lang.pick("There is no wound to be healed.", "Лечить пока нечего.").to_owned()
        }
        Gift::Potion(_) => {
            let healed = wounds(most(odds.wounds), lang);
            lang.pick(format!("It heals {healed}."), format!("Это вылечит {healed}."))
        }
        Gift::Item(item) => {
            let name = item.name().get(lang);
            if odds.n_items == 0 {
                return Some(lang.pick(
                    format!("{name}: too few for all who want it."),
                    format!("{name}: на всех желающих не хватит."),
                ));
            }
            let often = often(odds.n_items, found, lang);
            lang.pick(
                format!("{name}: you get it {often}."),
                format!("{name}: достанется вам {often}."),
            )
        }
    })
}

/// What stays in the hand for the rooms to come.
fn what_is_left(view: &View, seat: Seat, lay: Lay, lang: Lang) -> Option<String> {
    let here = view.ground.here;
    if here.is_last() {
        return None;
    }
    let item = lay.cards().find_map(Card::item);
    if let Some(item) = item {
        let name = item.name();
        return Some(lang.pick(
            format!("The {} goes back to the supply.", name.en()),
            format!("{} уйдёт в запас.", name.ru()),
        ));
    }
    if here.is_last_of_level() {
        let (en, ru) = (
            "After this room all power cards come back.",
            "После этой комнаты все карты силы вернутся.",
        );
        return Some(lang.pick(en, ru).to_owned());
    }
    let mut hand: Hand = view.heroes[seat].mat.hand;
    lay.cards().filter_map(Card::power).for_each(|it| hand.remove(it));
    let left: Vec<String> = hand.iter().map(|it| it.to_string()).collect();
    let n_rooms = i32::from(4 - here.room);
    let rooms = plural(lang, n_rooms, ["room", "rooms"], ["комнату", "комнаты", "комнат"]);
    let left = match &left[..] {
        [] => return None,
        [only] => only.clone(),
        [rest @ .., last] => format!("{} {} {last}", rest.join(", "), lang.pick("and", "и")),
    };
    Some(match (lang, n_rooms) {
        (Lang::En, 1) => format!("Left for the last room: {left}."),
        (Lang::Ru, 1) if hand.count() == 1 => format!("На последнюю комнату останется {left}."),
        (Lang::Ru, 1) => format!("На последнюю комнату останутся {left}."),
        (Lang::En, _) => format!("Left for {n_rooms} {rooms}: {left}."),
        (Lang::Ru, _) => format!("На {n_rooms} {rooms} останутся {left}."),
    })
}
