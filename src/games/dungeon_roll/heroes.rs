//! The heroes, both sides of each card (section 6). A row reads like the printed card; the verbs
//! of the rules ask a [`Side`] what it changes.

use super::dice::{Companion, Monster, PartyFace, Types};
use crate::kernel::notation::Flaw;
use crate::kernel::{Text, text};

/// Experience at which a hero turns to the master side (DR-082).
pub const MASTER_XP: u16 = 5;

/// Heroes of the base game.
pub const BASE_HEROES: usize = 8;

/// A hero card; one name for both sides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Hero {
    Spellsword,
    Occultist,
    Crusader,
    Enchantress,
    Minstrel,
    HalfGoblin,
    Mercenary,
    Knight,
}

/// A hero card: what it is called in notation, and its sides.
pub struct HeroCard {
    pub key: &'static str,
    /// The side that a match begins with.
    pub novice: Side,
    /// The side from 5 experience on.
    pub master: Side,
}

/// What a hero can do once per delve (DR-035, section 6.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ultimate {
    /// The card acts once as one of these companions: Arcane Blade, Holy Strike.
    Act(Types),
    /// Every die on the level and in the lair goes: Arcane Fury.
    Sweep,
    /// Monsters of one type fight for the party until it regroups: Animate Dead and its like.
    Recruit { monster: Monster, temp: Temp, n_max: u8 },
    /// A treasure for everything on the level and in the lair: Divine Intervention.
    Intervene,
    /// Monsters become one potion: Charm Monster, Mesmerize.
    Enchant { n_max: u8 },
    /// The lair empties: Bard Song.
    Song,
    /// Monsters are defeated: Calculated Strike.
    Strike { n_max: u8 },
    /// Any dice are re-rolled: Battlefield Presence.
    Presence,
    /// All monsters become dragons: Battlecry.
    Battlecry,
}

/// A monster that fights for the party until it regroups (DR-092).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Temp {
    Fighter,
    Thief,
}

impl Temp {
    /// Both kinds.
    pub const ALL: [Temp; 2] = [Temp::Fighter, Temp::Thief];

    /// The companion that it acts as.
    pub const fn companion(self) -> Companion {
        match self {
            Temp::Fighter => Companion::Fighter,
            Temp::Thief => Companion::Thief,
        }
    }

    /// The word in notation.
    pub const fn key(self) -> &'static str {
        match self {
            Temp::Fighter => "f",
            Temp::Thief => "t",
        }
    }
}

/// One side of a hero card: its words, and what its specialty changes.
pub struct Side {
    pub name: Text,
    /// The specialty, in one sentence.
    pub specialty: Text,
    pub ultimate: Option<Ultimate>,
    pub ultimate_name: Text,
    /// The ultimate ability, in one sentence.
    pub ultimate_text: Text,
    /// The companions that each face of a party die can be used as (DR-089, DR-090).
    pub types: [Types; 6],
    /// Companions that defeat one extra monster (DR-091).
    pub extra: Types,
    /// Chests and potions can be used in the monster phase.
    pub loots_early: bool,
    /// Party dice may be re-rolled once when the party is formed (DR-016).
    pub rerolls_party: bool,
    /// Scrolls of the fresh party become champions (DR-017).
    pub crowns_scrolls: bool,
    /// The different companions that a dragon takes (DR-052, DR-055).
    pub n_dragon_types: u8,
}

/// What a player without a hero has: nothing.
pub static NOBODY: Side = Side::new(text("No hero", "Без героя"));

impl Hero {
    /// Every hero, in the order of the table.
    pub const ALL: [Hero; BASE_HEROES] = [
        Hero::Spellsword,
        Hero::Occultist,
        Hero::Crusader,
        Hero::Enchantress,
        Hero::Minstrel,
        Hero::HalfGoblin,
        Hero::Mercenary,
        Hero::Knight,
    ];

    /// The hero's card.
    pub fn card(self) -> &'static HeroCard {
        &CARDS[self as usize]
    }

    /// The side of the card that lies up.
    pub fn side(self, is_master: bool) -> &'static Side {
        if is_master { &self.card().master } else { &self.card().novice }
    }

    /// Reads the word of notation.
    ///
    /// # Errors
    /// If it is not one.
    pub fn read(word: &str) -> Result<Hero, Flaw> {
        Hero::ALL.into_iter().find(|it| it.card().key == word).ok_or(Flaw::Unexpected)
    }
}

impl Side {
    /// A side without abilities.
    const fn new(name: Text) -> Side {
        let mut types = [Types::NONE; 6];
        let mut place = 0;
        while place < Companion::ALL.len() {
            types[place] = Types::one(Companion::ALL[place]);
            place += 1;
        }
        Side {
            name,
            specialty: text("No specialty.", "Навыка нет."),
            ultimate: None,
            ultimate_name: text("None", "Нет"),
            ultimate_text: text("No ultimate ability.", "Разовой способности нет."),
            types,
            extra: Types::NONE,
            loots_early: false,
            rerolls_party: false,
            crowns_scrolls: false,
            n_dragon_types: 3,
        }
    }

    const fn skill(self, specialty: Text) -> Side {
        Side { specialty, ..self }
    }

    const fn once(self, ultimate: Ultimate, ultimate_name: Text, ultimate_text: Text) -> Side {
        Side { ultimate: Some(ultimate), ultimate_name, ultimate_text, ..self }
    }

    const fn swaps(mut self, one: Companion, other: Companion) -> Side {
        let both = Types::one(one).with(other);
        self.types[one as usize] = both;
        self.types[other as usize] = both;
        self
    }

    const fn reads_scrolls(mut self) -> Side {
        self.types[PartyFace::Scroll as usize] = Types::ALL;
        self
    }

    const fn extra(self, companion: Companion) -> Side {
        Side { extra: self.extra.with(companion), ..self }
    }

    const fn loots_early(self) -> Side {
        Side { loots_early: true, ..self }
    }

    const fn rerolls_party(self) -> Side {
        Side { rerolls_party: true, ..self }
    }

    const fn crowns_scrolls(self) -> Side {
        Side { crowns_scrolls: true, ..self }
    }

    const fn dragon(self, n_dragon_types: u8) -> Side {
        Side { n_dragon_types, ..self }
    }
}

const fn either(one: Companion, other: Companion) -> Ultimate {
    Ultimate::Act(Types::one(one).with(other))
}

const fn recruit(monster: Monster, temp: Temp, n_max: u8) -> Ultimate {
    Ultimate::Recruit { monster, temp, n_max }
}

#[rustfmt::skip] // A table.
static CARDS: [HeroCard; BASE_HEROES] = {
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
            key: "spellsword",
            novice: Side::new(text("Spellsword", "Заклинатель меча"))
                .skill(SWORD_AND_SPELL).swaps(Fighter, Mage)
                .once(either(Fighter, Mage), text("Arcane Blade", "Колдовской клинок"), text(
                    "The hero acts once as a fighter or a mage.",
                    "Герой сам один раз действует как воин или маг.",
                )),
            master: Side::new(text("Battlemage", "Боевой маг"))
                .skill(SWORD_AND_SPELL).swaps(Fighter, Mage)
                .once(Ultimate::Sweep, text("Arcane Fury", "Мистическая ярость"), text(
                    "Sweep away every die on the level and in the lair. No rewards.",
                    "Сбросьте всех монстров, сундуки, зелья и кубики из логова дракона. Награды нет.",
                )),
        },
        HeroCard {
            key: "occultist",
            novice: Side::new(text("Occultist", "Оккультист"))
                .skill(BONES).swaps(Cleric, Mage)
                .once(recruit(Monster::Skeleton, Temp::Fighter, 1), text("Animate Dead", "Поднять мертвеца"), text(
                    "A skeleton serves you as a fighter until you regroup.",
                    "1 скелет становится воином до перегруппировки.",
                )),
            master: Side::new(text("Necromancer", "Некромант"))
                .skill(BONES).swaps(Cleric, Mage)
                .once(recruit(Monster::Skeleton, Temp::Fighter, 2), text("Command Dead", "Власть над мёртвыми"), text(
                    "Up to two skeletons serve as fighters until you regroup.",
                    "До 2 скелетов становятся воинами до перегруппировки.",
                )),
        },
        HeroCard {
            key: "crusader",
            novice: Side::new(text("Crusader", "Крестоносец"))
                .skill(FAITH).swaps(Fighter, Cleric)
                .once(either(Fighter, Cleric), text("Holy Strike", "Священный удар"), text(
                    "The hero acts once as a fighter or a cleric.",
                    "Герой сам один раз действует как воин или клирик.",
                )),
            master: Side::new(text("Paladin", "Паладин"))
                .skill(FAITH).swaps(Fighter, Cleric)
                .once(Ultimate::Intervene, text("Divine Intervention", "Божественное вмешательство"), text(
                    "Give up one treasure: monsters fall, chests open, potions are drunk, the lair empties.",
                    "Сбросьте 1 сокровище: все монстры побеждены, сундуки открыты, зелья выпиты, логово пусто.",
                )),
        },
        HeroCard {
            key: "enchantress",
            novice: Side::new(text("Enchantress", "Волшебница"))
                .skill(CHARMS).reads_scrolls()
                .once(Ultimate::Enchant { n_max: 1 }, text("Charm Monster", "Очаровать монстра"), text(
                    "Turn one monster into a potion.",
                    "1 монстр становится зельем.",
                )),
            master: Side::new(text("Beguiler", "Чародейка"))
                .skill(CHARMS).reads_scrolls()
                .once(Ultimate::Enchant { n_max: 2 }, text("Mesmerize", "Гипноз"), text(
                    "Turn up to two monsters into one potion.",
                    "До 2 монстров становятся одним зельем.",
                )),
        },
        HeroCard {
            key: "minstrel",
            novice: Side::new(text("Minstrel", "Менестрель"))
                .skill(text(
                    "Thieves and mages are interchangeable.",
                    "Воров можно использовать как магов и наоборот.",
                )).swaps(Thief, Mage)
                .once(Ultimate::Song, BARD_SONG, BARD_SONG_TEXT),
            master: Side::new(text("Bard", "Бард"))
                .skill(text(
                    "Thieves and mages are interchangeable; champions defeat one extra monster.",
                    "Воров можно использовать как магов и наоборот; стражи побеждают ещё 1 монстра.",
                )).swaps(Thief, Mage).extra(Champion)
                .once(Ultimate::Song, BARD_SONG, BARD_SONG_TEXT),
        },
        HeroCard {
            key: "half-goblin",
            novice: Side::new(text("Half-Goblin", "Полугоблин"))
                .skill(EARLY).loots_early()
                .once(recruit(Monster::Goblin, Temp::Thief, 1), text("Plea for Help", "Мольба о помощи"), text(
                    "A goblin joins you as a thief until you regroup.",
                    "1 гоблин становится вором до перегруппировки.",
                )),
            master: Side::new(text("Chieftain", "Вождь"))
                .skill(EARLY).loots_early()
                .once(recruit(Monster::Goblin, Temp::Thief, 2), text("Pull Rank", "Право вождя"), text(
                    "Up to two goblins join as thieves until you regroup.",
                    "До 2 гоблинов становятся ворами до перегруппировки.",
                )),
        },
        HeroCard {
            key: "mercenary",
            novice: Side::new(text("Mercenary", "Наёмник"))
                .skill(text(
                    "On forming the party, re-roll any dice once.",
                    "При сборе партии один раз перебросьте любые кубики партии.",
                )).rerolls_party()
                .once(Ultimate::Strike { n_max: 2 }, text("Calculated Strike", "Точный удар"), text(
                    "Defeat up to two monsters.",
                    "Победите до 2 монстров.",
                )),
            master: Side::new(text("Commander", "Полководец"))
                .skill(text(
                    "Each fighter defeats one extra monster of any type.",
                    "Воины побеждают ещё 1 монстра любого типа.",
                )).extra(Fighter)
                .once(Ultimate::Presence, text("Battlefield Presence", "Присутствие на поле боя"), text(
                    "Re-roll any party and dungeon dice (not the lair).",
                    "Перебросьте любые кубики партии и подземелья (кроме логова).",
                )),
        },
        HeroCard {
            key: "knight",
            novice: Side::new(text("Knight", "Рыцарь"))
                .skill(text(
                    "On forming the party scrolls become champions.",
                    "При сборе партии все свитки становятся стражами.",
                )).crowns_scrolls()
                .once(Ultimate::Battlecry, BATTLECRY, BATTLECRY_TEXT),
            master: Side::new(text("Dragon Slayer", "Убийца драконов"))
                .skill(text(
                    "On forming the party scrolls become champions; two different companions beat the dragon.",
                    "При сборе партии свитки становятся стражами; для победы над драконом хватит 2 разных сопартийцев.",
                )).crowns_scrolls().dragon(2)
                .once(Ultimate::Battlecry, BATTLECRY, BATTLECRY_TEXT),
        },
    ]
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_stand_in_the_order_of_the_heroes() {
        for hero in Hero::ALL {
            assert_eq!(Hero::read(hero.card().key), Ok(hero));
            assert_ne!(hero.side(false).name, hero.side(true).name);
        }
    }
}
