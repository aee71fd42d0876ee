//! The campaigns: four scenarios of three chapters each (PD-325).

use crate::dungeons::Scenario as Story;
use crate::heroes::Hero;
use crate::messages;
use kernel::campaign::{CampaignSet, Scenario};
use kernel::{Text, text};

/// All scenarios; a team's four heroes are named when one begins (PD-326).
pub static CAMPAIGN_SET: CampaignSet = CampaignSet { scenarios: &SCENARIOS, heroes: &HEROES };

static HEROES: [Text; 4] =
    [Hero::Warrior.name(), Hero::Wizard.name(), Hero::Cleric.name(), Hero::Rogue.name()];

static SCENARIOS: [Scenario; 4] = [
    scenario("urban-legends", Story::UrbanLegends, &dungeons("A", "B", "C"), &URBAN_LEGENDS),
    scenario("mummy", Story::MummyOfKhamnapta, &dungeons("D", "E", "F"), &MUMMY),
    scenario("tower", Story::SinisterTower, &dungeons("G", "H", "I"), &TOWER),
    scenario("kingdom", Story::AroundTheKingdom, &dungeons("J", "K", "L"), &KINGDOM),
];

static URBAN_LEGENDS: [Text; 3] = [
    text!("story-urban-legends-1"),
    text!("story-urban-legends-2"),
    text!("story-urban-legends-3"),
];

static MUMMY: [Text; 3] = [text!("story-mummy-1"), text!("story-mummy-2"), text!("story-mummy-3")];

static TOWER: [Text; 3] = [text!("story-tower-1"), text!("story-tower-2"), text!("story-tower-3")];

static KINGDOM: [Text; 3] =
    [text!("story-kingdom-1"), text!("story-kingdom-2"), text!("story-kingdom-3")];

type Chapters = [(&'static str, &'static str); 3];

const fn dungeons(first: &'static str, second: &'static str, third: &'static str) -> Chapters {
    [("dungeon", first), ("dungeon", second), ("dungeon", third)]
}

const fn scenario(
    key: &'static str,
    story: Story,
    chapters: &'static Chapters,
    stories: &'static [Text; 3],
) -> Scenario {
    Scenario { key, name: story.name(), chapters, stories }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dungeons::Dungeon;

    #[test]
    fn the_chapters_are_those_of_the_cards() {
        for (story, scenario) in Story::ALL.into_iter().zip(&SCENARIOS) {
            let read = |&(_, letter): &(&str, &'static str)| Dungeon::read(letter).expect("a card");
            let dungeons: Vec<Dungeon> = scenario.chapters.iter().map(read).collect();
            assert_eq!(dungeons, story.chapters());
            assert_eq!(scenario.name, story.name());
            assert_eq!(scenario.stories.len(), scenario.chapters.len());
        }
    }
}
