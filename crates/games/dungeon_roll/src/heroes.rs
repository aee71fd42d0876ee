//! The heroes, both sides of each card. A row reads like the printed card;
//! the verbs of the rules ask a [`Side`] what it changes.

mod abilities;
mod base;
mod hero;
mod legends;
mod packs;
mod side;

pub use abilities::{
    ALL_TOKENS, Asks, BASE_HEROES, Feat, Formation, Haste, Nature, Preparation, Price, Reach,
    Readying, Temp, Terms, Turning, Ultimate, When,
};
pub use hero::Hero;
pub use side::{HeroCard, NOBODY, Side};

/// Experience at which a hero turns to the master side (DR-082).
pub const MASTER_XP: u16 = 5;

/// All heroes.
pub const HEROES: usize = Hero::COUNT;

impl Hero {
    /// The hero's card.
    pub fn card(self) -> &'static HeroCard {
        CARDS[self as usize]
    }

    /// The side of the card that lies up; a legend has only one (DR-302).
    pub fn side(self, is_master: bool) -> &'static Side {
        let card = self.card();
        card.master.as_ref().filter(|_| is_master).unwrap_or(&card.novice)
    }

    /// Tells whether there is a master side (DR-302).
    pub fn can_rise(self) -> bool {
        self.card().master.is_some()
    }
}

/// The cards of all heroes by their places, in any order the files list them.
static CARDS: [&HeroCard; HEROES] = {
    let files: [&[HeroCard]; 3] = [&base::BASE, packs::PACKS, legends::LEGENDARY];
    let mut cards = [&base::BASE[0]; HEROES];
    let (mut file, mut n_cards) = (0, 0);
    while file < files.len() {
        let mut nth = 0;
        while nth < files[file].len() {
            let card = &files[file][nth];
            cards[card.hero as usize] = card;
            nth += 1;
        }
        n_cards += nth;
        file += 1;
    }
    assert!(n_cards == HEROES, "each hero has a card");
    let mut nth = 0;
    while nth < HEROES {
        assert!(cards[nth].hero as usize == nth, "each hero has a card");
        nth += 1;
    }
    cards
};

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
