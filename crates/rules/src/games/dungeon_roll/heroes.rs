//! The heroes, both sides of each card (section 6, appendix A). A row reads like the printed card;
//! the verbs of the rules ask a [`Side`] what it changes.

mod abilities;
mod base;
mod legends;
mod packs;
mod side;

pub use abilities::{
    ALL_TOKENS, Asks, BASE_HEROES, Feat, Formation, LEGENDS, PACK_HEROES, Preparation, Price,
    Reach, Readying, Temp, Terms, Turning, Ultimate,
};
pub use side::{HeroCard, NOBODY, Side};

use crate::kernel::{Lang, kinds};

/// Experience at which a hero turns to the master side (DR-082).
pub const MASTER_XP: u16 = 5;

/// All heroes.
pub const HEROES: usize = Hero::COUNT;

kinds! {
    /// A hero card; one name for both sides.
    pub enum Hero {
        Spellsword = "spellsword",
        Occultist = "occultist",
        Crusader = "crusader",
        Enchantress = "enchantress",
        Minstrel = "minstrel",
        HalfGoblin = "half-goblin",
        Mercenary = "mercenary",
        Knight = "knight",
        Viking = "viking",
        Alchemist = "alchemist",
        Scout = "scout",
        Sorceress = "sorceress",
        Archaeologist = "archaeologist",
        Leprechaun = "leprechaun",
        Dwarf = "dwarf",
        Tracker = "tracker",
        GuildLeader = "guild-leader",
        TimeTraveler = "time-traveler",
        Cassandra = "cassandra",
        Marpesia = "marpesia",
        Toulak = "toulak",
        AmarSuen = "amar-suen",
        Tristan = "tristan",
        Loeg = "loeg",
        Alexandra = "alexandra",
        Szopin = "szopin",
    }
}

impl Hero {
    /// The hero's card.
    pub fn card(self) -> &'static HeroCard {
        let nth = self as usize;
        if nth < BASE_HEROES {
            &base::BASE[nth]
        } else if nth < BASE_HEROES + PACK_HEROES {
            &packs::PACKS[nth - BASE_HEROES]
        } else {
            &legends::LEGENDARY[nth - BASE_HEROES - PACK_HEROES]
        }
    }

    /// The side of the card that lies up; a legend has only one (DR-302).
    pub fn side(self, is_master: bool) -> &'static Side {
        let card = self.card();
        card.master.as_ref().filter(|_| is_master).unwrap_or(&card.novice)
    }

    /// Whether there is a master side (DR-302).
    pub fn can_rise(self) -> bool {
        self.card().master.is_some()
    }

    /// The name within a sentence: `the Knight`, but a legend has a name of its own.
    pub fn called(self, is_master: bool, lang: Lang) -> String {
        let name = self.side(is_master).name;
        if self.can_rise() {
            lang.pick(format!("the {}", name.en), name.ru.to_owned())
        } else {
            name.get(lang).to_owned()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn legends_have_one_side_and_others_two() {
        for hero in Hero::ALL {
            let is_two_sided = hero.side(false).name != hero.side(true).name;
            assert_eq!(is_two_sided, hero.can_rise());
        }
    }
}
