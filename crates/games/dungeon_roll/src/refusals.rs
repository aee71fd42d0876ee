//! Why something is not allowed: every refusal with its rule and its sentences.

use super::action::Source;
use super::dice::{Companion, Monster, PartyFace};
use super::heroes::{Hero, Temp};
use super::treasures::Treasure;
use super::words::names::source;
use crate::messages;
use kernel::{RuleId, refusals};

refusals! {
    /// Why an action or a setup is not allowed.
    pub enum Refusal {
        Players = "DR-207" => "refuse-players";
        FirstSeat = "DR-203" => "refuse-first-seat";
        NotYourDelve = "DR-094" => "refuse-not-your-delve";
        MatchIsOver = "DR-095" => "refuse-match-is-over";
        ChooseFirst = "DR-202" => "refuse-choose-first";
        HeroesAreTaken = "DR-202" => "refuse-heroes-are-taken";
        HeroTaken(hero: Hero) = "DR-202" => ("refuse-hero-taken", hero = hero.side(false).name);
        FormFirst = "DR-016" => "refuse-form-first";
        PartyIsFormed = "DR-016" => "refuse-party-is-formed";
        NothingChosen = "DR-012" => "refuse-nothing-chosen";
        NoSuchDie(face: PartyFace) = "DR-001" => ("refuse-no-such-die", face = face.name());
        NoSuchTemp(temp: Temp) = "DR-092"
            => ("refuse-none-there", thing = source(Source::Temp(temp)));
        NoSuchTreasure(treasure: Treasure) = "DR-072"
            => ("refuse-none-there", thing = treasure.card().name);
        NotACompanion(treasure: Treasure) = "DR-072"
            => ("refuse-not-a-companion", treasure = treasure.card().name);
        HeroDoesNotAct = "DR-087" => "refuse-hero-does-not-act";
        Exhausted = "DR-035" => "refuse-exhausted";
        ScrollsDoNotFight = "DR-028" => "refuse-scrolls-do-not-fight";
        NoFightNow = "DR-022" => "refuse-no-fight-now";
        NoSuchMonsters = "DR-012" => "refuse-no-such-monsters";
        OneTypeAtATime = "DR-027" => "refuse-one-type-at-a-time";
        TooManyMonsters(companion: Companion) = rule_of(companion)
            => ("refuse-too-many-monsters", companion = companion.name());
        NotAScroll = "DR-031" => "refuse-not-a-scroll";
        NoRerollNow = "DR-033" => "refuse-no-reroll-now";
        OtherSpecialty = "DR-081" => "refuse-other-specialty";
        OncePerLevel = "DR-304" => "refuse-once-per-level";
        OtherDie = "DR-304" => "refuse-other-die";
        NoSuchDungeonDice = "DR-032" => "refuse-no-such-dungeon-dice";
        NoSuchPartyDice = "DR-032" => "refuse-no-such-party-dice";
        MonstersFirst = "DR-039" => "refuse-monsters-first";
        NoLootNow = "DR-039" => "refuse-no-loot-now";
        NoSuchChests = "DR-042" => "refuse-no-such-chests";
        OneChestOnly = "DR-041" => "refuse-one-chest-only";
        ScrollsDoNotOpen = "DR-041" => "refuse-scrolls-do-not-open";
        NoSuchPotions = "DR-045" => "refuse-no-such-potions";
        GraveyardTooSmall = "DR-047" => "refuse-graveyard-too-small";
        TreasureDoesNotDrink(treasure: Treasure) = "DR-048"
            => ("refuse-treasure-does-not-drink", treasure = treasure.card().name);
        DragonSleeps = "DR-051" => "refuse-dragon-sleeps";
        BandOf(n: u8) = "DR-118" => ("refuse-band-of", n = n);
        SameTypes = "DR-052" => "refuse-same-types";
        NoHero = "DR-081" => "refuse-no-hero";
        OtherUltimate = "DR-087" => "refuse-other-ultimate";
        NoUltimateNow = "DR-036" => "refuse-no-ultimate-now";
        UltimateInVain = "DR-036" => "refuse-ultimate-in-vain";
        TooManyForUltimate(n: u8) = "DR-036" => ("refuse-too-many-for-ultimate", n = n);
        TooManyTypes(n: u8) = "DR-036" => ("refuse-too-many-types", n = n);
        WholeTypesOnly = "DR-036" => "refuse-whole-types-only";
        OtherMonster(monster: Monster) = "DR-036"
            => ("refuse-other-monster", monster = monster.face().name());
        FacesForPotions(n: u8) = "DR-127" => ("refuse-faces-for-potions", n = n);
        LairIsEmpty = "DR-076" => "refuse-lair-is-empty";
        GraveyardIsEmpty = "DR-077" => "refuse-graveyard-is-empty";
        NoBaitNow = "DR-078" => "refuse-no-bait-now";
        BaitInVain = "DR-078" => "refuse-bait-in-vain";
        NotNow = "DR-072" => "refuse-not-now";
        NothingToFlee = "DR-070" => "refuse-nothing-to-flee";
        CannotFlee = "DR-070" => "refuse-cannot-flee";
        MonstersRemain = "DR-021" => "refuse-monsters-remain";
        NothingToEnd = "DR-049" => "refuse-nothing-to-end";
        NoRegroupYet = "DR-071" => "refuse-no-regroup-yet";
        NoRetreat = "DR-317" => "refuse-no-retreat";
        PlanFirst = "DR-313" => "refuse-plan-first";
        InscribeFirst(n: u8) = "DR-326" => ("refuse-inscribe-first", n = n);
        OneAndTwo = "DR-313" => "refuse-one-and-two";
        NoSuchScouted = "DR-313" => "refuse-no-such-scouted";
        DiscardFirst = "DR-315" => "refuse-discard-first";
        NothingOwed = "DR-315" => "refuse-nothing-owed";
        IsReady = "DR-307" => "refuse-is-ready";
        NoLureNow = "DR-326" => "refuse-no-lure-now";
        SameFace = "DR-319" => "refuse-same-face";
        OneDieOnly = "DR-319" => "refuse-one-die-only";
        NoSuchPrice = "DR-309" => "refuse-no-such-price";
        ChestOrPotion = "DR-321" => "refuse-chest-or-potion";
        TooManyDice(n: u8) = "DR-328" => ("refuse-too-many-dice", n = n);
        NotInLair = "DR-005" => "refuse-not-in-lair";
        TameDragon = "DR-326" => "refuse-tame-dragon";
    }
}

/// The rule of what a companion defeats.
pub const fn rule_of(companion: Companion) -> RuleId {
    match companion {
        Companion::Fighter => "DR-023",
        Companion::Cleric => "DR-024",
        Companion::Mage => "DR-025",
        Companion::Thief => "DR-026",
        Companion::Champion => "DR-027",
        Companion::Dragon => "DR-326",
    }
}
