//! The campaigns: four scenarios of three chapters each (PD-325).

use crate::dungeons::Scenario as Story;
use crate::heroes::Hero;
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
    text(
        "At every full moon the cellars under the old brewery howl, and in the morning somebody is missing. The watch has bricked up the door. You go in by the drain.",
        "В каждое полнолуние подвалы под старой пивоварней воют, а утром кого-нибудь недосчитываются. Стража замуровала дверь. Вы войдёте через сток.",
    ),
    text(
        "Behind the cellars stands a gate that is on no map, and something with horns takes a toll of bones there. Beyond it, they say, is an eye that never closes.",
        "За подвалами есть ворота, которых нет ни на одной карте, и кто-то рогатый берёт там пошлину костями. А дальше, говорят, глаз, который никогда не закрывается.",
    ),
    text(
        "Long ago the city borrowed a giant of clay and never paid. Now it has gone below to collect the debt itself, and the ground shakes under the market.",
        "Когда-то город одолжил глиняного великана и не расплатился. Теперь тот сам спустился за долгом, и под рынком дрожит земля.",
    ),
];

static MUMMY: [Text; 3] = [
    text(
        "The caravan to Khamnapta was found without a footprint around it: only thousands of small holes in the sand. The stair down is among them.",
        "Караван в Хамнапту нашли, и вокруг ни одного следа, только тысячи ямок в песке. Среди них и лестница вниз.",
    ),
    text(
        "Whoever robs the dead is tried by jackals, and the court sits at night. You would like to see the judge before the judge sees you.",
        "Тех, кто грабит мёртвых, судят шакалы, и суд заседает ночью. Хорошо бы увидеть судью раньше, чем он увидит вас.",
    ),
    text(
        "Seven seals held the lid, and six are broken. Whatever knocks from within has heard that you came for the seventh.",
        "Крышку держали семь печатей, шесть уже сломаны. Тот, кто стучит изнутри, слышал, что вы пришли за седьмой.",
    ),
];

static TOWER: [Text; 3] = [
    text(
        "The tower has no door. It has a cellar, and the cellar has tenants with eight legs each. The way up begins below.",
        "У башни нет двери. Зато есть подвал, а в подвале жильцы, и у каждого восемь лап. Путь наверх начинается внизу.",
    ),
    text(
        "The master of the tower collects visitors. They stand in the gallery as if alive, and some plinths are still empty.",
        "Хозяин башни собирает гостей. Они стоят в галерее как живые, и несколько постаментов ещё пустуют.",
    ),
    text(
        "At the top hangs a lantern that gives no light but takes it. Its owner died long ago and has not had the time to notice.",
        "На самом верху висит фонарь, который не светит, а вбирает свет. Его владелец давно умер, только ещё не успел этого заметить.",
    ),
];

static KINGDOM: [Text; 3] = [
    text(
        "Merchants pay to be led around the ruins by the Great Road. The king would rather pay once, and pay you.",
        "Купцы платят, чтобы их провели в обход руин у Великого тракта. Король предпочёл бы заплатить один раз, и вам.",
    ),
    text(
        "No gardener stays at the summer palace for longer than a week, and yet there are more statues every spring. Somebody looks after them.",
        "Ни один садовник не задерживается в летнем дворце дольше недели, а статуй с каждой весной всё больше. Кто-то за ними ухаживает.",
    ),
    text(
        "The last road runs under the mountain, and the mountain has a new owner, who counts in gold and in knights. The toll is due tonight.",
        "Последняя дорога идёт под горой, а у горы новый хозяин, и считает он золотом и рыцарями. Пошлину ждут сегодня ночью.",
    ),
];

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
