//! Heroes that came after the box, with two sides (appendix A.1 and A.2).

use super::{
    ALL_TOKENS, Feat, Formation, Hero, HeroCard, Preparation, Price, Reach, Side, Terms, Ultimate,
};
use crate::dice::DungeonFace::{Chest, Potion, Skeleton};
use crate::dice::{Floor, Party};
use kernel::Tally;
use kernel::{Text, text};

const fn revive(n_max: u8, terms: Terms) -> Ultimate {
    Ultimate::Revive { n_max, terms }
}

const fn chest(n_max: u8) -> Ultimate {
    Ultimate::Enchant { n_max, into: Chest }
}

/// Five champions.
const CREW: Party = Tally([0, 0, 0, 0, 5, 0]);

/// One of each face, and a champion more.
const CHOSEN: Party = Tally([1, 1, 1, 1, 2, 1]);

/// Eight dice instead of seven.
const GUILD_PARTY: Formation = Formation::Rolled { n_dice: 8, n_buried: 0 };

/// Two dice lie in the graveyard from the start.
const CLAN: Formation = Formation::Rolled { n_dice: 5, n_buried: 2 };

/// One goblin.
const PREY: Floor = Tally([1, 0, 0, 0, 0]);

/// Their cards, in the order of the table.
#[rustfmt::skip] // A table.
pub static PACKS: &[HeroCard] = &{
    const FURY: Text = text("Viking Fury", "Ярость викинга");
    const FURY_TEXT: Text = text(
        "Empty the dragon's lair. No rewards.",
        "Сбросьте все кубики из логова дракона. Награды нет.",
    );
    const BREWING: Text = text(
        "Every chest that is rolled becomes a potion.",
        "Каждый выпавший сундук становится зельем.",
    );
    const MAP: Text = text(
        "On forming the party roll six dungeon dice: one for level 1, two for level 2, three for level 3.",
        "При сборе партии бросьте шесть кубиков подземелья: один для уровня 1, два для уровня 2, три для уровня 3.",
    );
    const DIGS: Text = text(
        "On forming the party draw two treasures. At the end of the game give six back.",
        "При сборе партии возьмите два сокровища. В конце игры верните шесть.",
    );
    const SEEKER: Text = text("Treasure Seeker", "Искатель сокровищ");
    const GUILD: Text = text(
        "The party is rolled with eight dice.",
        "Бросают восемь кубиков партии.",
    );
    const TIME: Text = text(
        "The party is one of each face and a second champion; nothing is rolled.",
        "Кубики партии — по одному каждой грани и второй страж, их не бросают.",
    );
    const AWE: Text = text(
        "With three dice in its lair the dragon flees: the lair empties. No rewards.",
        "Как только в логове три кубика, дракон улетает: логово пустеет. Награды нет.",
    );
    const GOLD: Text = text(
        "Every potion that is rolled becomes a chest. All treasures are given back at the end of the game.",
        "Каждое выпавшее зелье становится сундуком. В конце игры все сокровища возвращаются.",
    );
    const KIN: Text = text(
        "Two dice begin in the graveyard. A champion who defeats two monsters or more is re-rolled instead of buried.",
        "Два кубика начинают на кладбище. Страж, победивший двух и более монстров, не уходит на кладбище, а перебрасывается.",
    );
    const TRACKS: Text = text(
        "Once on each level re-roll one goblin.",
        "Раз на каждом уровне перебросьте одного гоблина.",
    );
    [
        HeroCard {
            hero: Hero::Viking,
            novice: Side::new(text("Viking", "Викинг"))
                .skill(text(
                    "The party is five champions; nothing is rolled.",
                    "Кубики партии — пять стражей, их не бросают.",
                )).forms(Formation::Set(CREW))
                .once(Ultimate::Song, FURY, FURY_TEXT),
            master: Some(Side::new(text("Undead Viking", "Восставший викинг"))
                .skill(text(
                    "The party is five champions. Every skeleton that is rolled becomes a potion.",
                    "Кубики партии — пять стражей. Каждый выпавший скелет становится зельем.",
                )).forms(Formation::Set(CREW)).turns(Skeleton, Potion)
                .once(Ultimate::Song, FURY, FURY_TEXT)),
        },
        HeroCard {
            hero: Hero::Alchemist,
            novice: Side::new(text("Alchemist", "Алхимик"))
                .skill(BREWING).turns(Chest, Potion)
                .once(revive(1, Terms::Free), text("Healing Salve", "Целебная мазь"), text(
                    "Roll one die of the graveyard into the party.",
                    "Бросьте 1 кубик с кладбища: он возвращается в партию.",
                )),
            master: Some(Side::new(text("Thaumaturge", "Чудотворец"))
                .skill(BREWING).turns(Chest, Potion)
                .once(revive(2, Terms::Free), text("Transformation Potion", "Зелье превращения"), text(
                    "Roll two dice of the graveyard into the party.",
                    "Бросьте 2 кубика с кладбища: они возвращаются в партию.",
                ))),
        },
        HeroCard {
            hero: Hero::Scout,
            novice: Side::new(text("Scout", "Разведчик"))
                .skill(MAP).prepares(Preparation::Plan)
                .once(Ultimate::ScoutAhead, text("Scout Ahead", "Шаг назад"), text(
                    "Among monsters: retire at once with the experience of the level above.",
                    "В фазу монстров: сразу отдыхайте с опытом за предыдущий уровень.",
                )),
            master: Some(Side::new(text("Dungeoneer", "Знаток подземелий"))
                .skill(MAP).prepares(Preparation::Plan)
                .once(Ultimate::Withdraw, text("Know When to Say When", "Вовремя остановиться"), text(
                    "Retire at once with the experience of the level.",
                    "Сразу отдыхайте с опытом за этот уровень.",
                ))),
        },
        HeroCard {
            hero: Hero::Sorceress,
            novice: Side::new(text("Sorceress", "Колдунья"))
                .skill(AWE).scares_dragons()
                .once(Ultimate::Breath(Reach::OneMonster), text("Dragon Breath", "Дыхание дракона"), text(
                    "Defeat one monster for each die in the lair.",
                    "Победите по 1 монстру за каждый кубик в логове.",
                )),
            master: Some(Side::new(text("Drake Kin", "Драконья кровь"))
                .skill(AWE).scares_dragons()
                .once(Ultimate::Breath(Reach::OneType), text("Dragon Fury", "Гнев дракона"), text(
                    "For each die in the lair defeat all monsters of one type.",
                    "За каждый кубик в логове победите всех монстров одного типа.",
                ))),
        },
        HeroCard {
            hero: Hero::Archaeologist,
            novice: Side::new(text("Archaeologist", "Археолог"))
                .skill(DIGS).finds(2).toll(6)
                .once(Ultimate::Dig { n_back: 2 }, SEEKER, text(
                    "Draw two treasures, then give two back.",
                    "Возьмите два сокровища, затем верните два.",
                )),
            master: Some(Side::new(text("Tomb Raider", "Расхититель гробниц"))
                .skill(DIGS).finds(2).toll(6)
                .once(Ultimate::Dig { n_back: 1 }, SEEKER, text(
                    "Draw two treasures, then give one back.",
                    "Возьмите два сокровища, затем верните одно.",
                ))),
        },
        HeroCard {
            hero: Hero::Leprechaun,
            novice: Side::new(text("Leprechaun", "Лепрекон"))
                .skill(GOLD).turns(Potion, Chest).toll(ALL_TOKENS)
                .once(chest(1), text("Fortunate Strike", "Удачный удар"), text(
                    "Turn one monster into a chest.",
                    "1 монстр становится сундуком.",
                )),
            master: Some(Side::new(text("Clurichaun", "Клурикон"))
                .skill(GOLD).turns(Potion, Chest).toll(ALL_TOKENS)
                .once(chest(2), text("Bit o' Luck", "Капля везения"), text(
                    "Turn up to two monsters into one chest.",
                    "До 2 монстров становятся одним сундуком.",
                ))),
        },
        HeroCard {
            hero: Hero::Dwarf,
            novice: Side::new(text("Dwarf", "Гном"))
                .skill(KIN).forms(CLAN).feat(Feat::ChampionStays)
                .once(Ultimate::Rally, text("Rally", "Клич клана"), text(
                    "Defeat up to one monster for each champion in the party, then re-roll all champions.",
                    "Победите до 1 монстра за каждого стража в партии, затем перебросьте всех стражей.",
                )),
            master: Some(Side::new(text("Berserker", "Берсерк"))
                .skill(KIN).forms(CLAN).feat(Feat::ChampionStays)
                .once(revive(4, Terms::NoRetreat), text("Berserker Rage", "Ярость берсерка"), text(
                    "Roll up to four dice of the graveyard into the party. From now on you retire only where you defeated a dragon, or from level 10.",
                    "Бросьте до 4 кубиков с кладбища: они возвращаются в партию. Теперь отдыхать можно лишь на уровне, где побеждён дракон, или на десятом.",
                ))),
        },
        HeroCard {
            hero: Hero::Tracker,
            novice: Side::new(text("Tracker", "Следопыт"))
                .skill(TRACKS).again(PREY)
                .once(Ultimate::Strike { n_max: 1 }, text("Called Shot", "Меткий выстрел"), text(
                    "Defeat one monster.",
                    "Победите 1 монстра.",
                )),
            master: Some(Side::new(text("Ranger", "Рейнджер"))
                .skill(TRACKS).again(PREY)
                .once(Ultimate::Flurry, text("Flurry of Arrows", "Град стрел"), text(
                    "Defeat one monster of each type.",
                    "Победите по 1 монстру каждого типа.",
                ))),
        },
        HeroCard {
            hero: Hero::GuildLeader,
            novice: Side::new(text("Guild Leader", "Старшина гильдии"))
                .skill(GUILD).forms(GUILD_PARTY)
                .once(Ultimate::Favor { is_both: false }, text("Call in a Favor", "Ответная услуга"), text(
                    "Set one die of the party or of the level to any face.",
                    "Поверните 1 кубик партии или уровня любой гранью.",
                )),
            master: Some(Side::new(text("Guild Master", "Магистр гильдии"))
                .skill(GUILD).forms(GUILD_PARTY)
                .once(Ultimate::Favor { is_both: true }, text("Reinforcements", "Подкрепление"), text(
                    "Set one die of the party and one of the level to any face.",
                    "Поверните 1 кубик партии и 1 кубик уровня любыми гранями.",
                ))),
        },
        HeroCard {
            hero: Hero::TimeTraveler,
            novice: Side::new(text("Time Traveler", "Странница во времени"))
                .skill(TIME).forms(Formation::Set(CHOSEN))
                .once(Ultimate::Banish(Price::Treasure), text("Future Technology", "Техника будущего"), text(
                    "Give a treasure to defeat the dragon.",
                    "Отдайте сокровище, чтобы победить дракона.",
                )),
            master: Some(Side::new(text("Time Lady", "Леди времени"))
                .skill(TIME).forms(Formation::Set(CHOSEN))
                .once(Ultimate::Banish(Price::TreasureOrScroll), text("Super-Sonic", "Сверхзвук"), text(
                    "Give a treasure or a scroll to defeat the dragon.",
                    "Отдайте сокровище или свиток, чтобы победить дракона.",
                ))),
        },
    ]
};
