//! Why not: every refusal with its rule and its sentences.

use super::cards::Item;
use crate::messages;
use kernel::refusals;

refusals! {
    /// Why not.
    pub enum Refusal {
        Players = "RA-023" => "refuse-players";
        Over = "RA-161" => "refuse-over";
        Dead = "RA-174" => "refuse-dead";
        ChooseFirst = "RA-023" => "refuse-choose-first";
        ChoosingIsOver = "RA-023" => "refuse-choosing-is-over";
        NotYourChoice = "RA-023" => "refuse-not-your-choice";
        Taken = "RA-023" => "refuse-taken";
        NotYourTurn = "RA-061" => "refuse-not-your-turn";
        AlreadyLaid = "RA-062" => "refuse-already-laid";
        AlreadyChosen = "RA-210" => "refuse-already-chosen";
        /// The power card lies open: it was played in this level.
        CardIsPlayed(power: u8) = "RA-063" => ("refuse-card-is-played", power = power);
        /// There is no such item in the hand.
        NoSuchItem(item: Item) = "RA-130" => ("refuse-no-such-item", item = item.name());
        KeyOnlyForTreasure = "RA-137" => "refuse-key-for-treasure";
        SwordOnlyForMonsters = "RA-138" => "refuse-sword-for-monsters";
        /// This item has no value of its own.
        NoValue(item: Item) = "RA-065" => ("refuse-no-value", item = item.name());
        OneCard = "RA-062" => "refuse-one-card";
        NoCard = "RA-B04" => "refuse-no-card";
        /// The boss does not allow this item.
        Forbidden(item: Item) = "RA-B06" => ("refuse-forbidden", item = item.name());
    }
}
