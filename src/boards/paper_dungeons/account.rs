//! The parts of a score: heroes, items, gems, minions, wounds, steps of the objective, missions.

use super::decided;
use super::map::kind;
use super::monsters::symbol;
use super::{heroes, items};
use crate::games::paper_dungeons::client::{
    Cause, GEM_GLORY, Guard, Hero, Item as MagicItem, LEVEL_MAX, MINION_GLORY, Mission,
    PaperDungeons, Room, Seen, What, messages, printed, solo_title, wound_penalty,
};
use crate::kernel::{Lang, Line, Standing, Text, message};
use crate::shell::board::account::{Accounts, Decisive, Item, Scored};

impl Accounts for PaperDungeons {
    fn items(of: &Scored<'_, PaperDungeons>, line: &Line) -> Vec<Item> {
        let team = &of.view.teams[of.seat];
        match line.id {
            "levels" => levels(team, line, of.lang),
            "items" => magic_items(team, of.lang),
            "gems" => gems(of),
            "minions" => minions(team, of.lang),
            "wounds" => wounds(of),
            "objective" => objective(team, of.lang),
            "missions" => missions(of),
            _ => Vec::new(), // A monster, a talent and a resurrection are one number each.
        }
    }

    fn decisive(
        of: &Scored<'_, PaperDungeons>,
        standing: &Standing,
        _: &[String],
    ) -> Option<Decisive> {
        match standing.places.len() {
            1 => decided::alone(of, &standing.places.get(of.seat)?.lines),
            _ => decided::among_others(of, standing),
        }
    }

    fn rank(total: i32) -> Option<Text> {
        Some(solo_title(total))
    }
}

/// The lowest level, and each hero at the top; nothing where there is none of those.
fn levels(team: &Seen, line: &Line, lang: Lang) -> Vec<Item> {
    let at_top = Hero::ALL.into_iter().filter(|it| team.sheet.level(*it) == LEVEL_MAX);
    let at_top = at_top.map(|it| {
        let name = message!(lang, "account-top", hero = it.name());
        Item::new(heroes::symbol(it), name, 1)
    });
    let mut items: Vec<Item> = at_top.collect();
    if !items.is_empty() {
        let lowest = message!(lang, "account-lowest");
        items.insert(0, Item::new("level-up", lowest, line.points - items.len() as i32));
    }
    items
}

/// Each item begun: a point for a box, and its own glory once it is complete.
fn magic_items(team: &Seen, lang: Lang) -> Vec<Item> {
    let sheet = &team.sheet;
    let begun = MagicItem::ALL.into_iter().filter(|it| sheet.items[it.idx()] != 0);
    let item = |it: MagicItem| {
        let (card, n_boxes) = (it.card(), i32::from(sheet.items[it.idx()]));
        let glory = if sheet.has(it) { i32::from(card.glory) } else { 0 };
        Item::new(items::symbol(it), card.name.get(lang), n_boxes + glory)
    };
    begun.map(item).collect()
}

/// Each gem, with what it has added: the later, the more.
fn gems(of: &Scored<'_, PaperDungeons>) -> Vec<Item> {
    let n_gems = of.view.teams[of.seat].sheet.gems;
    let letter = |n: u8| {
        of.heard.iter().rev().find_map(|it| match it.what {
            What::Stole { seat, letter, total } if seat == of.seat && total == n => letter,
            _ => None, // Nothing else tells which gem it was.
        })
    };
    let gem = |n: u8| {
        let mut name = message!(of.lang, "account-gem", n = n);
        if let Some(letter) = letter(n) {
            name = format!("{name}: {}", letter.key());
        }
        Item::new("gem", name, GEM_GLORY[usize::from(n)] - GEM_GLORY[usize::from(n) - 1])
    };
    (1..=n_gems).map(gem).collect()
}

/// Each minion that was beaten, with what it has added.
fn minions(team: &Seen, lang: Lang) -> Vec<Item> {
    let minion = |(nth, room): (usize, Room)| {
        let points = MINION_GLORY[nth + 1] - MINION_GLORY[nth];
        match printed(room).guard {
            Some(Guard::Minion(it)) => {
                let name = format!("{} {} · {room}", it.kind.name().get(lang), it.level);
                Item::new(kind(it.kind), name, points)
            }
            Some(Guard::Trap) | None => Item::new("skull", room.to_string(), points),
        }
    };
    team.sheet.beaten.iter().enumerate().map(minion).collect()
}

/// The cost of the wounds of each cause, as they came; nothing where not all of them were seen.
fn wounds(of: &Scored<'_, PaperDungeons>) -> Vec<Item> {
    let (mut causes, mut n_wounds) = (Vec::<Item>::new(), 0);
    for event in of.heard {
        let What::Wounded { seat, cause, marked, .. } = event.what else { continue };
        if seat != of.seat {
            continue;
        }
        let before = wound_penalty(n_wounds);
        n_wounds += u16::from(marked);
        let cost = i32::from(wound_penalty(n_wounds) - before);
        let (symbol, name) = cause_of(cause, of.lang);
        match causes.iter_mut().find(|it| it.name == name) {
            Some(known) => known.points -= cost,
            None => causes.push(Item::new(symbol, name, -cost)),
        }
    }
    causes.retain(|it| it.points != 0);
    if of.view.teams[of.seat].sheet.wounds == n_wounds { causes } else { Vec::new() }
}

fn cause_of(cause: Cause, lang: Lang) -> (&'static str, &'static str) {
    match cause {
        Cause::Skulls => ("skull", message!(lang, "account-skulls")),
        Cause::Minion(_) => ("sword", message!(lang, "minions")),
        Cause::Trap(_) => ("spikes", message!(lang, "account-traps")),
        Cause::Monster(it) => (symbol(it), it.card().name.get(lang)),
    }
}

/// The steps of the card, reached or not.
fn objective(team: &Seen, lang: Lang) -> Vec<Item> {
    let Some(objective) = team.objective else { return Vec::new() };
    let count = objective.count(&team.sheet);
    let step = |n: u8| {
        if n <= count {
            Item::new("check", message!(lang, "account-reached", n = n), 2)
        } else {
            Item::new("close", message!(lang, "account-not-reached", n = n), 0)
        }
    };
    objective.card().steps.map(step).into()
}

/// The missions on the table, claimed or not.
fn missions(of: &Scored<'_, PaperDungeons>) -> Vec<Item> {
    let claims = of.view.teams[of.seat].sheet.claims;
    let missions = of.view.ground.missions.into_iter().zip(claims);
    let mission = |(mission, claim): (Option<Mission>, Option<i8>)| {
        let symbol = if claim.is_some() { "check" } else { "close" };
        Some(Item::new(symbol, mission?.name().get(of.lang), claim.unwrap_or(0)))
    };
    missions.filter_map(mission).collect()
}
