//! What kind of thing to look at, without the best use of the dice being named.

use super::outcome::{Foe, Outcome, ranges};
use crate::action::{Action, What};
use crate::heroes::Hero;
use crate::items::{BOXES, Item};
use crate::state::{ROUNDS, Reward, View};
use crate::tracks::GEM_GLORY;
use kernel::{Lang, Seat, Text, Way, signed, text};

/// The level at which each hero learns something (PD-091).
const SKILLED: u8 = 4;

/// What to look at before this way.
pub fn nudge(view: &View, seat: Seat, best: &Way<Action>, lang: Lang) -> String {
    let outcome = Outcome::of(view, seat, &best.line);
    match best.line[0] {
        Action::Keep { .. } => KEEP.get(lang).to_owned(),
        Action::StealGem { .. } | Action::Decline => FAR_GEM.get(lang).to_owned(),
        Action::Done => ENOUGH.get(lang).to_owned(),
        Action::Rest { .. } => GIVE_UP.get(lang).to_owned(),
        Action::Spare { .. } => spare(&outcome, lang),
        Action::GainLevel { .. } => reward_level(&outcome, lang),
        Action::GainBox { .. } => REWARD_BOX.get(lang).to_owned(),
        Action::MarkMinion { .. } => REWARD_MINION.get(lang).to_owned(),
        Action::Walk { .. } | Action::Step { .. } => walk(&outcome, lang),
        Action::Level { hero, .. } => level(&outcome, hero, lang),
        Action::Craft { item, .. } => craft(&outcome, item, lang),
        Action::Brew { .. } => brew(&outcome, lang),
    }
}

const KEEP: Text = text(
    "Which talent works from the first round on, and which objective comes by the way?",
    "Какой талант поможет с первого же раунда, а какая цель достигается попутно?",
);
const FAR_GEM: Text = text(
    "Which gem lies where your team will hardly ever come?",
    "Какой самоцвет лежит там, куда ваша команда вряд ли дойдёт?",
);
const ENOUGH: Text = text(
    "Steps are left. Is there a room next to you that does you any good?",
    "Шаги ещё есть. Найдётся ли рядом помещение, от которого будет толк?",
);
const GIVE_UP: Text = text(
    "Does any of these dice bring more than it costs?",
    "Даёт ли хоть один из кубиков больше, чем отнимает?",
);
const REWARD_BOX: Text = text(
    "A box for free. Which item would be complete, or can be in time?",
    "Клетка даром. Какой предмет станет готов сразу или хотя бы успеет?",
);
const REWARD_MINION: Text = text(
    "A victory for free. Which minion would hurt you most if you met it?",
    "Победа даром. Какой приспешник ранил бы вас при встрече сильнее всех?",
);

fn spare(outcome: &Outcome<'_>, lang: Lang) -> String {
    let sheet = &outcome.before.sheet;
    let (wounds, health) = (sheet.wounds, sheet.strength());
    lang.pick(
        format!("Wounds marked so far: {wounds}, health {health}. How near is a fall, and what will the potions be for later?"),
        format!("Отмечено ранений: {wounds}, здоровье {health}. Близко ли гибель и на что понадобятся зелья потом?"),
    )
}

fn reward_level(outcome: &Outcome<'_>, lang: Lang) -> String {
    let is_other = matches!(outcome.before.queue.first(), Some(Reward::LevelOther(_)));
    match outcome.foe() {
        Some(foe) if !is_other => {
            let name = foe.monster.card().name.get(lang);
            lang.pick(
                format!(
                    "A level for free. Who is feared by the {name}, and who holds the team back?"
                ),
                format!(
                    "Уровень даром. {name}: перед кем чудовище слабо? А кто отстаёт от команды?"
                ),
            )
        }
        Some(_) | None => lang
            .pick(
                "A level for free. Who holds the team back, and who meets minions soon?",
                "Уровень даром. Кто отстаёт от команды и кого скоро ждут приспешники?",
            )
            .to_owned(),
    }
}

/// A walk: to a lair, to what lies in a room, or for a mission.
fn walk(outcome: &Outcome<'_>, lang: Lang) -> String {
    let has = |is_it: fn(&What) -> bool| outcome.events.iter().any(is_it);
    if let Some(foe) = outcome.reached() {
        return lair(outcome, foe, lang);
    }
    if outcome.fulfilled().is_some() {
        return for_mission(outcome, lang);
    }
    if has(|it| matches!(it, What::Stole { .. })) {
        let n = usize::from(outcome.before.sheet.gems);
        let glory = GEM_GLORY.get(n + 1).map_or(0, |it| it - GEM_GLORY[n]);
        let glory = signed(glory.into());
        return lang.pick(
            format!("The next gem is worth {glory} glory. Is one within reach?"),
            format!("Следующий самоцвет даст {glory} славы. Есть ли до какого дойти?"),
        );
    }
    if has(|it| matches!(it, What::Beat { .. })) {
        return lang
            .pick(
                "Compare your heroes' levels with the minions around you. Who can be beaten now?",
                "Сравните уровни героев с приспешниками вокруг. Кого уже можно победить?",
            )
            .to_owned();
    }
    if has(|it| matches!(it, What::Raised { .. } | What::Crafted { .. })) {
        let (en, ru) = (
            "A room within reach trains a hero or fills a box. Which one?",
            "В одном из помещений поблизости ждёт уровень или клетка. В каком?",
        );
        return lang.pick(en, ru).to_owned();
    }
    if has(|it| matches!(it, What::Brewed { .. })) {
        let (en, ru) =
            ("Somebody has left a potion near you. Where?", "Поблизости осталось зелье. Где?");
        return lang.pick(en, ru).to_owned();
    }
    on_the_way(outcome, lang)
}

/// A walk that brings nothing at once.
fn on_the_way(outcome: &Outcome<'_>, lang: Lang) -> String {
    if let Some((foe, _)) = outcome.nearer() {
        return lair(outcome, foe, lang);
    }
    if outcome.advanced().is_some() {
        return for_mission(outcome, lang);
    }
    lang.pick(
        "Look two moves ahead. What lies just out of reach?",
        "Посмотрите на два перемещения вперёд. Что лежит чуть дальше, чем можно дойти?",
    )
    .to_owned()
}

fn lair(outcome: &Outcome<'_>, foe: Foe, lang: Lang) -> String {
    let (name, at, round) = (foe.monster.card().name.get(lang), foe.lair, foe.round);
    let is_now = round == outcome.ground.round;
    if is_now {
        return lang.pick(
            format!("The {name} in {at} is fought after this round. Can you still be there?"),
            format!("{name} в {at}, бой — уже после этого раунда. Успеете ли вы туда?"),
        );
    }
    if outcome.before.walk.is_some_and(|it| 0 < it.left) {
        return lang.pick(
            format!("Steps are left, and the {name} waits in {at}. Which way leads there?"),
            format!("Шаги ещё есть, а в {at} ждёт {name}. Каким путём туда ближе?"),
        );
    }
    lang.pick(
        format!("The {name} waits in {at} until round {round}. Which die gets you nearer?"),
        format!("{name} ждёт в {at} до {round}‑го раунда. Какой кубик ведёт туда?"),
    )
}

/// The mission that is fulfilled, or comes nearer.
fn for_mission(outcome: &Outcome<'_>, lang: Lang) -> String {
    let found =
        outcome.missions().filter(|it| it.1 < it.2).min_by_key(|it| it.3.saturating_sub(it.2));
    let Some((mission, count, _, goal)) = found else { return String::new() };
    let name = mission.name().get(lang);
    lang.pick(
        format!("Mission “{name}”: {count} of {goal} so far. What is missing?"),
        format!("Миссия «{name}»: пока {count} из {goal}. Чего не хватает?"),
    )
}

fn level(outcome: &Outcome<'_>, hero: Hero, lang: Lang) -> String {
    if outcome.fulfilled().is_some() {
        return for_mission(outcome, lang);
    }
    let sheet = &outcome.before.sheet;
    if sheet.level(hero) + 1 == SKILLED {
        return lang.pick(
            format!("At level {SKILLED} each hero learns something besides. Who is close to it?"),
            format!("На {SKILLED}‑м уровне герой получает ещё и умение. Кто к нему близок?"),
        );
    }
    let lowest = sheet.levels.into_iter().min().unwrap_or(1);
    let foe = outcome.foe();
    if let Some(foe) = foe {
        let (before, after) = outcome.power(foe);
        let name = foe.monster.card().name.get(lang);
        let is_range = ranges(foe.monster, before).0 != ranges(foe.monster, after).0;
        if let (true, (_, Some(next))) = (is_range, ranges(foe.monster, before)) {
            let needed = next.power;
            return lang.pick(
                format!("Your power against the {name} is {before}; a better range begins at {needed}. What adds to it?"),
                format!("{name}: ваша мощь {before}, новая ступень — с {needed}. Что её прибавит?"),
            );
        }
        if foe.monster.card().weak_to == hero {
            return lang.pick(
                format!("One of your heroes counts twice against the {name}. Does a die suit?"),
                format!("{name}: один из героев здесь считается дважды. Подходит ли кубик?"),
            );
        }
    }
    if sheet.level(hero) == lowest {
        return lang.pick(
            format!("The lowest level counts in the end, and yours is {lowest}. Who holds the team back?"),
            format!("В конце считается самый низкий уровень, у вас это {lowest}. Кто отстаёт?"),
        );
    }
    if outcome.advanced().is_some() {
        return for_mission(outcome, lang);
    }
    lang.pick(
        "Each class fights one kind of minion. Which kind stands in your way?",
        "Каждый класс сражается со своим видом приспешников. Какой стоит у вас на пути?",
    )
    .to_owned()
}

fn craft(outcome: &Outcome<'_>, item: Item, lang: Lang) -> String {
    let is_completed = outcome.after.sheet.items[item.idx()] == BOXES;
    let n_left = ROUNDS as u8 - outcome.ground.round;
    if !is_completed {
        return lang.pick(
            format!("Rounds after this one: {n_left}. Which item is worth two boxes until then?"),
            format!("Раундов после этого: {n_left}. Какой предмет окупит за это время две клетки?"),
        );
    }
    let words = match item {
        Item::Sword => (
            "One of your items is nearly ready. Would it help against the monsters?",
            "Один предмет почти готов. Не поможет ли он против чудовищ?",
        ),
        Item::Sceptre => (
            "Some minions are too strong to be met. Is there a victory without a fight?",
            "С иными приспешниками лучше не встречаться. Нельзя ли победить без боя?",
        ),
        Item::Tome | Item::Cauldron => (
            "One of your items lacks a box and would pay back at once. Which?",
            "Одному из предметов не хватает клетки, и он сразу окупится. Какому?",
        ),
        Item::Crown | Item::Armour | Item::Medallion | Item::Cloak => (
            "One of your items lacks a single box. What would it bring, now or in the end?",
            "Одному из предметов не хватает одной клетки. Что он даст сейчас или в конце?",
        ),
    };
    lang.pick(words.0, words.1).to_owned()
}

fn brew(outcome: &Outcome<'_>, lang: Lang) -> String {
    if outcome.fulfilled().is_some() {
        return for_mission(outcome, lang);
    }
    let sheet = &outcome.before.sheet;
    let rewards = |it: &What| matches!(it, What::Gained { .. } | What::Stole { .. });
    if outcome.events.iter().any(rewards) {
        return lang
            .pick(
                "A row of potions is nearly full. What does the last one bring?",
                "Ряд зелий почти полон. Что даст последнее?",
            )
            .to_owned();
    }
    let (wounds, health, free) = (sheet.wounds, sheet.strength(), sheet.free_hearts());
    lang.pick(
        format!("Wounds {wounds}, health {health}, free potion hearts {free}. What will the next fights cost?"),
        format!("Ранений {wounds}, здоровье {health}, свободных сердец зелий {free}. Во что обойдутся новые бои?"),
    )
}
