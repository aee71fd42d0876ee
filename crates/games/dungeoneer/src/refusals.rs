//! Why not: every refusal with its rule and the message that says it.

use crate::messages;
use kernel::refusals;

refusals! {
    /// Why not.
    pub enum Refusal {
        Players = "DN-060" => "refuse-players";
        PlayersOfBoth = "DN-685" => "refuse-players-of-both";
        FallingWithLimit = "DN-621" => "refuse-falling-with-limit";
        Over = "DN-001" => "refuse-over";
        NoSuchPlayer = "DN-005" => "refuse-no-such-player";
        NotYourTurn = "DN-100" => "refuse-not-your-turn";
        SomethingElse = "DN-570" => "refuse-something-else";
        NotNow = "DN-570" => "refuse-not-now";
        OnlyVillainy = "DN-110" => "refuse-only-villainy";
        OnlyHeroics = "DN-327" => "refuse-only-heroics";
        OnlyResponse = "DN-327" => "refuse-only-response";
        NotInHand = "DN-038" => "refuse-not-in-hand";
        NotInLair = "DN-423" => "refuse-not-in-lair";
        NoSuchPrice = "DN-301" => "refuse-no-such-price";
        WrongPurse = "DN-300" => "refuse-wrong-purse";
        OwnPeril = "DN-113" => "refuse-own-peril";
        TooDear = "DN-120" => "refuse-too-dear";
        OneDeclaration = "DN-115" => "refuse-one-declaration";
        BoonLimit = "DN-320" => "refuse-boon-limit";
        TreasureLimit = "DN-320" => "refuse-treasure-limit";
        SameSubtype = "DN-321" => "refuse-same-subtype";
        NoHost = "DN-737" => "refuse-no-host";
        NoTarget = "DN-756" => "refuse-no-target";
        NoSuchAttack = "DN-715" => "refuse-no-such-attack";
        NoRoll = "DN-342" => "refuse-no-roll";
        NotThisRoll = "DN-342" => "refuse-not-this-roll";
        NobodyToChallenge = "DN-419" => "refuse-nobody-to-challenge";
        NoSuchAbility = "DN-550" => "refuse-no-such-ability";
        OnceATurn = "DN-103" => "refuse-once-a-turn";
        NoAp = "DN-550" => "refuse-no-ap";
        Lying = "DN-350" => "refuse-lying";
        NotLying = "DN-350" => "refuse-not-lying";
        LastHealth = "DN-512" => "refuse-last-health";
        NothingToGive = "DN-512" => "refuse-nothing-to-give";
        OneAttack = "DN-403" => "refuse-one-attack";
        NobodyHere = "DN-402" => "refuse-nobody-here";
        Peaceful = "DN-728" => "refuse-peaceful";
        NoSuchForm = "DN-406" => "refuse-no-such-form";
        NotFree = "DN-418" => "refuse-not-free";
        NoFall = "DN-618" => "refuse-no-fall";
        FreeChallengeFirst = "DN-571" => "refuse-free-challenge-first";
        NotFighting = "DN-419" => "refuse-not-fighting";
        CellTaken = "DN-200" => "refuse-cell-taken";
        NoNeighbour = "DN-200" => "refuse-no-neighbour";
        ExitMeetsWall = "DN-203" => "refuse-exit-meets-wall";
        CutOff = "DN-204" => "refuse-cut-off";
        Closed = "DN-205" => "refuse-closed";
        NothingThere = "DN-207" => "refuse-nothing-there";
        Wall = "DN-264" => "refuse-wall";
        NothingToIgnore = "DN-260" => "refuse-nothing-to-ignore";
        AllIsLaid = "DN-600" => "refuse-all-is-laid";
        NoLocations = "DN-131" => "refuse-no-locations";
        NotYourQuest = "DN-501" => "refuse-not-your-quest";
        EscortIsLed = "DN-525" => "refuse-escort-is-led";
        WrongPlace = "DN-500" => "refuse-wrong-place";
        SearchFirst = "DN-520" => "refuse-search-first";
        NoSearch = "DN-520" => "refuse-no-search";
        FoundAlready = "DN-522" => "refuse-found-already";
        NotCarried = "DN-527" => "refuse-not-carried";
        NotHere = "DN-527" => "refuse-not-here";
        NoQuestToSwap = "DN-727" => "refuse-no-quest-to-swap";
        SoloTreasure = "DN-652" => "refuse-solo-treasure";
        SoloBoon = "DN-652" => "refuse-solo-boon";
    }
}
