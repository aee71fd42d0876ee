//! Exact odds of what dice decide: threats, exits, exchanges, whole battles, quests, searches. They are counted
//! over all ways in which the dice can fall, with every modifier that lies open now; what hands may still add is
//! not in them. Everything is answered from what everybody sees, so a board may show it to anybody; only
//! [`with_answer`] knows the cards of the seat whose answer it weighs.

mod answers;
mod battles;
mod blows;
mod checks;
mod declared;
mod duels;
mod odds;
mod sums;
mod walks;

pub use super::rules::sums::Because;
pub use answers::with_answer;
pub use battles::{ATTACKS_MAX, BattleOdds, HeroOdds, battle};
pub use checks::{
    attempt, chance, chance_now, chance_of, exit, quest, search, search_now, search_of, threat,
    threat_now, threat_of,
};
pub use declared::{Attacker, Declared, declared, declared_with};
pub use duels::{attack, blow, challenges, due, encounters, exchange, forms, is_any_due, strikes};
pub use odds::{Dice, EXCHANGES, Exchange, Odds, Share, Strength, THROWS};
pub use sums::{Addend, Sum, battle_lines, bonus, bonus_for, lines, lines_of, value_lines};
pub use walks::{Gain, PerilDice, Test, Tested, Walk, entering, no_peril, walk};
