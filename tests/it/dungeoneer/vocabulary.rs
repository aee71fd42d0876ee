//! The vocabulary is closed, and no larger than the cards need (§7.3).

use games::dungeoneer::cards::{
    AdventureId, CARD_KINDS, DURATIONS, FILES, LocationId, MONSTER_KINDS, QuestId, SUBTYPES, Trait,
};
use kernel::Set;

/// Every word of §7.3, as it stands on a card.
const WORDS: &[&str] = &[
    // Triggers.
    "play",
    "static",
    "use.own",
    "use.own(tgt)",
    "use.own(here)",
    "use.villain",
    "use.any",
    "use.free",
    "use.resp",
    "use.chal",
    "use.wound",
    "use.roll",
    "use.move",
    "enter",
    "leave",
    "attack",
    "hit.melee",
    "hit.magic",
    "hit.speed",
    "dies",
    "reset",
    "trap",
    "drawn",
    // Conditions.
    "vs",
    "form",
    "asAttacker",
    "asDefender",
    "isMonster",
    "isHero",
    "attackedMe",
    "fromHit",
    "tokenOff(bridge)",
    // Costs and limits.
    "{glory",
    "{ap",
    "{health",
    "{peril X",
    "{glory X",
    "{hand",
    "{treasure",
    "{counter",
    "{self",
    "#turn",
    // Selectors.
    "me",
    "you",
    "tgt",
    "each",
    "roller",
    "atk1",
    "atk2",
    "self",
    "host",
    "mine",
    "mineHere",
    "here",
    "encounterHere",
    "loc1",
    "paid",
    "any",
    "left",
    "random",
    "carrier",
    "me.hand",
    "tgt.readied",
    "tgt.treasure",
    "any.bane",
    "roller.hand",
    // Effects.
    "wound",
    "heal",
    "glory",
    "ap",
    "apNext",
    "apExact",
    "stat",
    "setBase",
    "monStat",
    "monHealth",
    "roll",
    "rollOnce",
    "foeRoll",
    "zoneRoll",
    "adv",
    "dis",
    "threat",
    "chance",
    "prone",
    "stand",
    "immuneProne",
    "standThreat",
    "prevent",
    "negate",
    "extraWound",
    "hitBonus",
    "removeAtk",
    "setForm",
    "allowForm",
    "freeAttack",
    "freeChallenge",
    "immune",
    "warp",
    "step",
    "shiftMove",
    "shiftSwap",
    "discard",
    "draw",
    "fetch",
    "reveal",
    "questSwap",
    "limit",
    "cost",
    "costOf",
    "cancel",
    "cannot(heal,",
    "cannot(healByCards,",
    "forbid",
    "phase",
    "ignoreExit",
    "exitBy",
    "token(bridge, toggle",
    "token(deact, put",
    "token(deact, take",
    "hazard pit",
    "hazard spikes",
    "danger",
    "choose",
    // Rolls, durations, places.
    "attack",
    "counter.melee",
    "counter.magic",
    "battle",
    "battle.melee",
    "exit",
    "hazard",
    "trap",
    "quest",
    "threat",
    "all",
    "next",
    "turn",
    "nextTurn",
    "chamber",
    "tunnel",
    "entrance",
    "keep",
];

/// Words that no card needs yet. The rules know them; they cost nothing and the next card may.
const SPARE: &[&str] = &[
    // Every ability so far has a narrower moment.
    "use.any",
    // Nobody is struck by speed in a way of its own.
    "hit.speed",
    // Rolls of quests are threats or chances, and helped as such.
    "quest",
];

/// Tells whether `word` stands in `line` with no letter or dot beside it.
fn has_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let behind = line[at + word.len()..].chars().next();
        let joins = |it: char| it.is_ascii_alphanumeric() || it == '.';
        !before.is_some_and(joins) && !behind.is_some_and(joins)
    })
}

#[test]
fn every_word_is_used_by_a_card() {
    let lines = FILES.iter().flat_map(|it| it.cards()).map(|it| it.1).collect::<Vec<&str>>();
    let is_used = |word: &str| lines.iter().any(|line| has_word(line, word));
    let spare = WORDS.iter().copied().filter(|it| !is_used(it)).collect::<Vec<&str>>();
    assert_eq!(spare, SPARE);
}

#[test]
fn every_trait_is_some_cards() {
    let mut used = Set::<Trait>::NONE;
    for id in AdventureId::all() {
        used = used.or(id.card().traits);
    }
    for id in QuestId::all() {
        used = used.or(id.card().traits);
    }
    assert_eq!(Set::<Trait>::all().minus(used).iter().collect::<Vec<Trait>>(), []);
}

#[test]
fn every_trait_is_of_one_sort() {
    let sorts = [MONSTER_KINDS, SUBTYPES, CARD_KINDS, DURATIONS];
    for kind in Trait::ALL {
        assert_eq!(sorts.iter().filter(|it| it.has(kind)).count(), 1, "{kind}");
    }
}

#[test]
fn abilities_of_cards_that_can_be_played_say_so() {
    for id in AdventureId::all() {
        let card = id.card();
        let does_nothing = card.abilities.is_empty() && !card.traits.has(Trait::Monster);
        assert!(!does_nothing, "{id}");
    }
    // Plain tunnels say nothing; every other location but the cells does.
    let silent = LocationId::all().filter(|it| it.card().abilities.is_empty());
    let silent = silent.map(|it| it.to_string()).collect::<Vec<String>>().join(" ");
    let tunnels = "TM02 TM03 TM04 TM05 TM06 TM07 TM08 TM09 TM19 VM02 VM03 VM04 VM05 VM06 VM07 VM20";
    assert_eq!(silent, tunnels);
}
