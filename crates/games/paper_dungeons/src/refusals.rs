//! Why not: every refusal with its rule and its sentences.

use super::heroes::Hero;
use super::items::Item;
use crate::messages;
use kernel::{Text, refusals, text};

refusals! {
    /// Why not.
    pub enum Refusal {
        Players = "PD-010" => "refuse-players";
        DraftIsOver = "PD-020" => "refuse-draft-is-over";
        DraftFirst = "PD-020" => "refuse-draft-first";
        NotDealt = "PD-016" => "refuse-not-dealt";
        NoDiceNow = "PD-080" => "refuse-no-dice-now";
        AlreadyDone = "PD-028" => "refuse-already-done";
        RewardFirst = "PD-070" => "refuse-reward-first";
        NoSuchReward = "PD-070" => "refuse-no-such-reward";
        NoSuchDie = "PD-080" => "refuse-no-such-die";
        NoDiceLeft = "PD-080" => "refuse-no-dice-left";
        DiceLeft = "PD-080" => "refuse-dice-left";
        BootsOnlyMove = "PD-047" => "refuse-boots-only-move";
        WrongHero(hero: Hero) = "PD-090" => ("refuse-wrong-hero", hero = hero.name());
        WrongColour(hero: Hero) = "PD-090" => ("refuse-wrong-colour", hero = hero.name());
        HeroAtTop(hero: Hero) = "PD-093" => ("refuse-hero-at-top", hero = hero.name());
        WrongSymbol(item: Item) = "PD-101"
            => ("refuse-wrong-symbol", item = item.card().name, needed = needed(item));
        ItemComplete(item: Item) = "PD-100" => ("refuse-item-complete", item = item.card().name);
        BoxFilled(item: Item) = "PD-351" => ("refuse-box-filled", item = item.card().name);
        SameItem(item: Item) = "PD-351" => "refuse-same-item";
        SameHero(hero: Hero) = "PD-345" => "refuse-same-hero";
        NotMoving = "PD-130" => "refuse-not-moving";
        NoMovesLeft = "PD-120" => "refuse-no-moves-left";
        SameRoom = "PD-423" => "refuse-same-room";
        NotAdjacent = "PD-121" => "refuse-not-adjacent";
        NotAnEntrance = "PD-122" => "refuse-not-an-entrance";
        Wall = "PD-123" => "refuse-wall";
        Water = "PD-123" => "refuse-water";
        NoMinion = "PD-104" => "refuse-no-minion";
        CannotDecline = "PD-072" => "refuse-cannot-decline";
        WoundsFirst = "PD-065" => "refuse-wounds-first";
        NotThatManyHearts = "PD-066" => "refuse-not-that-many-hearts";
    }
}

/// The symbol that an item is crafted with.
fn needed(item: Item) -> Text {
    item.card().needs.map_or(text!("any-hero"), Hero::name)
}
