//! The campaigns: four scenarios of three chapters each (PD-325).

use crate::games::paper_dungeons::dungeons::Scenario as Story;
use crate::games::paper_dungeons::heroes::Hero;
use crate::kernel::Text;
use crate::kernel::campaign::{Saga, Scenario};

/// All scenarios; a team's four heroes are named when one begins (PD-326).
pub static SAGA: Saga = Saga { scenarios: &SCENARIOS, heroes: &HEROES };

static HEROES: [Text; 4] =
    [Hero::Warrior.name(), Hero::Wizard.name(), Hero::Cleric.name(), Hero::Rogue.name()];

static SCENARIOS: [Scenario; 4] = [
    scenario("urban-legends", Story::UrbanLegends, &dungeons("A", "B", "C")),
    scenario("mummy", Story::MummyOfKhamnapta, &dungeons("D", "E", "F")),
    scenario("tower", Story::SinisterTower, &dungeons("G", "H", "I")),
    scenario("kingdom", Story::AroundTheKingdom, &dungeons("J", "K", "L")),
];

type Chapters = [(&'static str, &'static str); 3];

const fn dungeons(first: &'static str, second: &'static str, third: &'static str) -> Chapters {
    [("dungeon", first), ("dungeon", second), ("dungeon", third)]
}

const fn scenario(key: &'static str, story: Story, chapters: &'static Chapters) -> Scenario {
    Scenario { key, name: story.name(), chapters }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::paper_dungeons::dungeons::Dungeon;

    #[test]
    fn the_chapters_are_those_of_the_cards() {
        for (story, scenario) in Story::ALL.into_iter().zip(&SCENARIOS) {
            let read = |&(_, letter): &(&str, &'static str)| Dungeon::read(letter).expect("a card");
            let dungeons: Vec<Dungeon> = scenario.chapters.iter().map(read).collect();
            assert_eq!(dungeons, story.chapters());
            assert_eq!(scenario.name, story.name());
        }
    }
}
