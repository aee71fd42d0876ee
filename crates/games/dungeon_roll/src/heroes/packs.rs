//! Heroes that came after the box, with two sides.

use super::{
    ALL_TOKENS, Feat, Formation, Hero, HeroCard, Preparation, Price, Reach, Side, Terms, Ultimate,
};
use crate::dice::DungeonFace::{Chest, Potion, Skeleton};
use crate::dice::{Floor, Party};
use crate::messages;
use kernel::Tally;
use kernel::text;

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
    [
        HeroCard {
            hero: Hero::Viking,
            novice: Side::new(text!("hero-viking"))
                .skill(text!("skill-viking")).forms(Formation::Set(CREW))
                .once(Ultimate::Song, text!("ability-viking-fury"), text!("ability-viking-fury-does")),
            master: Some(Side::new(text!("hero-undead-viking"))
                .skill(text!("skill-undead-viking")).forms(Formation::Set(CREW)).turns(Skeleton, Potion)
                .once(Ultimate::Song, text!("ability-viking-fury"), text!("ability-viking-fury-does"))),
        },
        HeroCard {
            hero: Hero::Alchemist,
            novice: Side::new(text!("hero-alchemist"))
                .skill(text!("skill-alchemist")).turns(Chest, Potion)
                .once(revive(1, Terms::Free), text!("ability-healing-salve"), text!("ability-healing-salve-does")),
            master: Some(Side::new(text!("hero-thaumaturge"))
                .skill(text!("skill-alchemist")).turns(Chest, Potion)
                .once(revive(2, Terms::Free), text!("ability-transformation-potion"), text!("ability-transformation-potion-does"))),
        },
        HeroCard {
            hero: Hero::Scout,
            novice: Side::new(text!("hero-scout"))
                .skill(text!("skill-scout")).prepares(Preparation::Plan)
                .once(Ultimate::ScoutAhead, text!("ability-scout-ahead"), text!("ability-scout-ahead-does")),
            master: Some(Side::new(text!("hero-dungeoneer"))
                .skill(text!("skill-scout")).prepares(Preparation::Plan)
                .once(Ultimate::Withdraw, text!("ability-know-when-to-say-when"), text!("ability-know-when-to-say-when-does"))),
        },
        HeroCard {
            hero: Hero::Sorceress,
            novice: Side::new(text!("hero-sorceress"))
                .skill(text!("skill-sorceress")).scares_dragons()
                .once(Ultimate::Breath(Reach::OneMonster), text!("ability-dragon-breath"), text!("ability-dragon-breath-does")),
            master: Some(Side::new(text!("hero-drake-kin"))
                .skill(text!("skill-sorceress")).scares_dragons()
                .once(Ultimate::Breath(Reach::OneType), text!("ability-dragon-fury"), text!("ability-dragon-fury-does"))),
        },
        HeroCard {
            hero: Hero::Archaeologist,
            novice: Side::new(text!("hero-archaeologist"))
                .skill(text!("skill-archaeologist")).finds(2).toll(6)
                .once(Ultimate::Dig { n_back: 2 }, text!("ability-treasure-seeker"), text!("ability-treasure-seeker-does-novice")),
            master: Some(Side::new(text!("hero-tomb-raider"))
                .skill(text!("skill-archaeologist")).finds(2).toll(6)
                .once(Ultimate::Dig { n_back: 1 }, text!("ability-treasure-seeker"), text!("ability-treasure-seeker-does-master"))),
        },
        HeroCard {
            hero: Hero::Leprechaun,
            novice: Side::new(text!("hero-leprechaun"))
                .skill(text!("skill-leprechaun")).turns(Potion, Chest).toll(ALL_TOKENS)
                .once(chest(1), text!("ability-fortunate-strike"), text!("ability-fortunate-strike-does")),
            master: Some(Side::new(text!("hero-clurichaun"))
                .skill(text!("skill-leprechaun")).turns(Potion, Chest).toll(ALL_TOKENS)
                .once(chest(2), text!("ability-bit-o-luck"), text!("ability-bit-o-luck-does"))),
        },
        HeroCard {
            hero: Hero::Dwarf,
            novice: Side::new(text!("hero-dwarf"))
                .skill(text!("skill-dwarf")).forms(CLAN).feat(Feat::ChampionStays)
                .once(Ultimate::Rally, text!("ability-rally"), text!("ability-rally-does")),
            master: Some(Side::new(text!("hero-berserker"))
                .skill(text!("skill-dwarf")).forms(CLAN).feat(Feat::ChampionStays)
                .once(revive(4, Terms::NoRetreat), text!("ability-berserker-rage"), text!("ability-berserker-rage-does"))),
        },
        HeroCard {
            hero: Hero::Tracker,
            novice: Side::new(text!("hero-tracker"))
                .skill(text!("skill-tracker")).again(PREY)
                .once(Ultimate::Strike { n_max: 1 }, text!("ability-called-shot"), text!("ability-called-shot-does")),
            master: Some(Side::new(text!("hero-ranger"))
                .skill(text!("skill-tracker")).again(PREY)
                .once(Ultimate::Flurry, text!("ability-flurry-of-arrows"), text!("ability-flurry-of-arrows-does"))),
        },
        HeroCard {
            hero: Hero::GuildLeader,
            novice: Side::new(text!("hero-guild-leader"))
                .skill(text!("skill-guild-leader")).forms(GUILD_PARTY)
                .once(Ultimate::Favor { is_both: false }, text!("ability-call-in-a-favor"), text!("ability-call-in-a-favor-does")),
            master: Some(Side::new(text!("hero-guild-master"))
                .skill(text!("skill-guild-leader")).forms(GUILD_PARTY)
                .once(Ultimate::Favor { is_both: true }, text!("ability-reinforcements"), text!("ability-reinforcements-does"))),
        },
        HeroCard {
            hero: Hero::TimeTraveler,
            novice: Side::new(text!("hero-time-traveler"))
                .skill(text!("skill-time-traveler")).forms(Formation::Set(CHOSEN))
                .once(Ultimate::Banish(Price::Treasure), text!("ability-future-technology"), text!("ability-future-technology-does")),
            master: Some(Side::new(text!("hero-time-lady"))
                .skill(text!("skill-time-traveler")).forms(Formation::Set(CHOSEN))
                .once(Ultimate::Banish(Price::TreasureOrScroll), text!("ability-super-sonic"), text!("ability-super-sonic-does"))),
        },
    ]
};
