//! The eight heroes of the box (section 6).

use super::{BASE_HEROES, Hero, HeroCard, Preparation, Side, Temp, Ultimate};
use crate::dice::{Companion, DungeonFace, Monster, PARTY_TYPES};
use kernel::{Text, text};

const fn either(one: Companion, other: Companion) -> Ultimate {
    Ultimate::Act(Companion::set(&[one, other]))
}

const fn recruit(monster: Monster, temp: Temp, n_max: u8) -> Ultimate {
    Ultimate::Recruit { monster, temp, n_max }
}

const fn potion(n_max: u8) -> Ultimate {
    Ultimate::Enchant { n_max, into: DungeonFace::Potion }
}

/// Their cards, in the order of the table.
#[rustfmt::skip] // A table.
pub static BASE: [HeroCard; BASE_HEROES] = {
    use Companion::{Champion, Cleric, Fighter, Mage, Thief};
    const SWORD_AND_SPELL: Text = text(
        "Fighters count as mages and mages as fighters when you wish.",
        "Воинов можно использовать как магов, а магов — как воинов.",
    );
    const BONES: Text = text(
        "Clerics and mages are interchangeable.",
        "Клириков можно использовать как магов и наоборот.",
    );
    const FAITH: Text = text(
        "Fighters and clerics are interchangeable.",
        "Воинов можно использовать как клириков и наоборот.",
    );
    const CHARMS: Text = text(
        "A scroll may act as any companion.",
        "Свиток можно использовать как любого сопартийца.",
    );
    const BARD_SONG: Text = text("Bard Song", "Баллада");
    const BARD_SONG_TEXT: Text = text(
        "Empty the dragon's lair. No rewards.",
        "Сбросьте все кубики из логова дракона. Награды нет.",
    );
    const EARLY: Text = text(
        "Loot chests and potions before the monsters are beaten.",
        "Сундуки и зелья доступны уже в фазу монстров.",
    );
    const BATTLECRY: Text = text("Battlecry", "Боевой клич");
    const BATTLECRY_TEXT: Text = text(
        "All monsters turn into dragon dice in the lair.",
        "Все монстры становятся драконьими мордами и уходят в логово.",
    );
    [
        HeroCard {
            hero: Hero::Spellsword,
            novice: Side::new(text("Spellsword", "Заклинатель меча"))
                .skill(SWORD_AND_SPELL).swaps(Fighter, Mage)
                .once(either(Fighter, Mage), text("Arcane Blade", "Колдовской клинок"), text(
                    "The hero acts once as a fighter or a mage.",
                    "Герой сам один раз действует как воин или маг.",
                )),
            master: Some(Side::new(text("Battlemage", "Боевой маг"))
                .skill(SWORD_AND_SPELL).swaps(Fighter, Mage)
                .once(Ultimate::Sweep, text("Arcane Fury", "Мистическая ярость"), text(
                    "Sweep away every die on the level and in the lair. No rewards.",
                    "Сбросьте всех монстров, сундуки, зелья и кубики из логова дракона. Награды нет.",
                ))),
        },
        HeroCard {
            hero: Hero::Occultist,
            novice: Side::new(text("Occultist", "Оккультист"))
                .skill(BONES).swaps(Cleric, Mage)
                .once(recruit(Monster::Skeleton, Temp::Fighter, 1), text("Animate Dead", "Поднять мертвеца"), text(
                    "A skeleton serves you as a fighter until you regroup.",
                    "1 скелет становится воином до перегруппировки.",
                )),
            master: Some(Side::new(text("Necromancer", "Некромант"))
                .skill(BONES).swaps(Cleric, Mage)
                .once(recruit(Monster::Skeleton, Temp::Fighter, 2), text("Command Dead", "Власть над мёртвыми"), text(
                    "Up to two skeletons serve as fighters until you regroup.",
                    "До 2 скелетов становятся воинами до перегруппировки.",
                ))),
        },
        HeroCard {
            hero: Hero::Crusader,
            novice: Side::new(text("Crusader", "Крестоносец"))
                .skill(FAITH).swaps(Fighter, Cleric)
                .once(either(Fighter, Cleric), text("Holy Strike", "Священный удар"), text(
                    "The hero acts once as a fighter or a cleric.",
                    "Герой сам один раз действует как воин или клирик.",
                )),
            master: Some(Side::new(text("Paladin", "Паладин"))
                .skill(FAITH).swaps(Fighter, Cleric)
                .once(Ultimate::Intervene, text("Divine Intervention", "Божественное вмешательство"), text(
                    "Give up one treasure: monsters fall, chests open, potions are drunk, the lair empties.",
                    "Сбросьте 1 сокровище: все монстры побеждены, сундуки открыты, зелья выпиты, логово пусто.",
                ))),
        },
        HeroCard {
            hero: Hero::Enchantress,
            novice: Side::new(text("Enchantress", "Волшебница"))
                .skill(CHARMS).reads_scrolls(PARTY_TYPES)
                .once(potion(1), text("Charm Monster", "Очаровать монстра"), text(
                    "Turn one monster into a potion.",
                    "1 монстр становится зельем.",
                )),
            master: Some(Side::new(text("Beguiler", "Чародейка"))
                .skill(CHARMS).reads_scrolls(PARTY_TYPES)
                .once(potion(2), text("Mesmerize", "Гипноз"), text(
                    "Turn up to two monsters into one potion.",
                    "До 2 монстров становятся одним зельем.",
                ))),
        },
        HeroCard {
            hero: Hero::Minstrel,
            novice: Side::new(text("Minstrel", "Менестрель"))
                .skill(text(
                    "Thieves and mages are interchangeable.",
                    "Воров можно использовать как магов и наоборот.",
                )).swaps(Thief, Mage)
                .once(Ultimate::Song, BARD_SONG, BARD_SONG_TEXT),
            master: Some(Side::new(text("Bard", "Бард"))
                .skill(text(
                    "Thieves and mages are interchangeable; champions defeat one extra monster.",
                    "Воров можно использовать как магов и наоборот; стражи побеждают ещё 1 монстра.",
                )).swaps(Thief, Mage).extra(Champion)
                .once(Ultimate::Song, BARD_SONG, BARD_SONG_TEXT)),
        },
        HeroCard {
            hero: Hero::HalfGoblin,
            novice: Side::new(text("Half-Goblin", "Полугоблин"))
                .skill(EARLY).loots_early()
                .once(recruit(Monster::Goblin, Temp::Thief, 1), text("Plea for Help", "Мольба о помощи"), text(
                    "A goblin joins you as a thief until you regroup.",
                    "1 гоблин становится вором до перегруппировки.",
                )),
            master: Some(Side::new(text("Chieftain", "Вождь"))
                .skill(EARLY).loots_early()
                .once(recruit(Monster::Goblin, Temp::Thief, 2), text("Pull Rank", "Право вождя"), text(
                    "Up to two goblins join as thieves until you regroup.",
                    "До 2 гоблинов становятся ворами до перегруппировки.",
                ))),
        },
        HeroCard {
            hero: Hero::Mercenary,
            novice: Side::new(text("Mercenary", "Наёмник"))
                .skill(text(
                    "On forming the party, re-roll any dice once.",
                    "При сборе партии один раз перебросьте любые кубики партии.",
                )).prepares(Preparation::Reroll)
                .once(Ultimate::Strike { n_max: 2 }, text("Calculated Strike", "Точный удар"), text(
                    "Defeat up to two monsters.",
                    "Победите до 2 монстров.",
                )),
            master: Some(Side::new(text("Commander", "Полководец"))
                .skill(text(
                    "Each fighter defeats one extra monster of any type.",
                    "Воины побеждают ещё 1 монстра любого типа.",
                )).extra(Fighter)
                .once(Ultimate::Presence, text("Battlefield Presence", "Присутствие на поле боя"), text(
                    "Re-roll any party and dungeon dice (not the lair).",
                    "Перебросьте любые кубики партии и подземелья (кроме логова).",
                ))),
        },
        HeroCard {
            hero: Hero::Knight,
            novice: Side::new(text("Knight", "Рыцарь"))
                .skill(text(
                    "On forming the party scrolls become champions.",
                    "При сборе партии все свитки становятся стражами.",
                )).crowns_scrolls()
                .once(Ultimate::Battlecry, BATTLECRY, BATTLECRY_TEXT),
            master: Some(Side::new(text("Dragon Slayer", "Убийца драконов"))
                .skill(text(
                    "On forming the party scrolls become champions; two different companions beat the dragon.",
                    "При сборе партии свитки становятся стражами; для победы над драконом хватит 2 разных сопартийцев.",
                )).crowns_scrolls().dragon(2)
                .once(Ultimate::Battlecry, BATTLECRY, BATTLECRY_TEXT)),
        },
    ]
};
