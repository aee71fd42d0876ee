//! The parts of a score: each quest.

use super::decided;
use super::words::category_symbol;
use crate::games::dungeoneer::client::{Category, Dungeoneer, QuestId};
use crate::kernel::{Line, Standing};
use crate::shell::board::account::{Accounts, Decisive, Item, Scored};

impl Accounts for Dungeoneer {
    fn items(of: &Scored<'_, Dungeoneer>, _: &Line) -> Vec<Item> {
        let quest = |it: &QuestId| {
            let category = it.card().categories.iter().next_back().unwrap_or(Category::Threat);
            Item::new(category_symbol(category), it.name().name.get(of.lang), 1)
        };
        of.view.open.heroes[of.seat].done.iter().map(quest).collect()
    }

    fn decisive(of: &Scored<'_, Dungeoneer>, _: &Standing, names: &[String]) -> Option<Decisive> {
        decided::decisive(of, names)
    }

    fn reached(of: &Scored<'_, Dungeoneer>) -> Option<String> {
        decided::reached(of)
    }
}
