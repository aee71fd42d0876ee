//! Achievements (section 8).

use dungeon_roll::achievements::{Achievement, achievements};
use dungeon_roll::heroes::BASE_HEROES;
use dungeon_roll::{DungeonRoll, Event, Hero};
use kernel::{Game, Lang, Observer, Seat, Words};

use super::table::Table;

/// What has been reached after `do_`, by key. A level that is given counts as populated by `roll`.
#[track_caller]
fn reached(given: &str, do_: &str) -> Vec<&'static str> {
    let mut table = Table::given(given);
    table.play(do_);
    assert_eq!(table.refused, None, "{do_}");
    let view = DungeonRoll::view(&table.state, Observer::All);
    achievements(&view, Seat::FIRST, &table.events).into_iter().map(Achievement::key).collect()
}

#[track_caller]
fn check(given: &str, do_: &str, key: &str, is_so: bool) {
    let reached = reached(given, do_);
    assert_eq!(reached.contains(&key), is_so, "{key} after {do_}: {reached:?}");
}

#[test]
fn dragons_of_one_delve_are_counted() {
    let party = "phase regroup; level 2; party FFCCMMH; lair 0; bag ring ring ring ring";
    let one = "[roll DDD]; seek; end; dragon F C M";
    let two = format!("{one}; [roll DDDG]; seek; fight H G; end; dragon F C M");
    check(party, one, "dragon_slayer", false);
    check(party, &two, "dragon_slayer", true);
    check(party, &two, "dragon_tamer", false);
    let third = format!("{two}; elixir F; elixir C; elixir M; [roll DDD$$]; seek; end; end");
    let given = format!("{party}; treasures elixir elixir elixir");
    let given = given.replace("bag ring ring ring ring", "bag elixir elixir elixir scales scales");
    // Elixirs are drunk on the level, before it is left.
    let third = third.replace(
        "elixir F; elixir C; elixir M; [roll DDD$$]; seek; end; end",
        "[roll DDD$$]; seek; elixir F; elixir C; elixir M; end; end; dragon F C M",
    );
    check(&given, &third, "dragon_tamer", true);
    let ring = "[roll DDD]; seek; end; ring; [roll DDD$]; seek; end; end; ring";
    let given = "phase regroup; level 2; treasures ring ring; party F";
    check(given, ring, "dragon_slayer", false);
}

#[test]
fn dragons_of_two_delves_are_not_added_up() {
    let given = "phase regroup; level 2; party FCM";
    let first = "[roll DDD]; seek; end; dragon F C M; [form FFCMFCM]; [first G]; retire";
    let down = "fight F G; end; [roll GG]; seek; fight F GG; end";
    let do_ = format!("{first}; {down}; [roll DDD]; seek; end; dragon F C M");
    check(given, &do_, "dragon_slayer", false);
}

#[test]
fn seven_dice_at_once_are_survived() {
    let given = "phase regroup; level 6; party FCMH; treasures portal bait";
    let seven = "[roll GGGGGGG]; seek";
    check(given, &format!("{seven}; fight F GGGGGGG; end"), "odds", true);
    check(given, &format!("{seven}; portal"), "odds", true);
    check(given, &format!("{seven}; flee"), "odds", false);
    let given = "phase regroup; level 5; party FCMH";
    check(given, "[roll GGGGGG]; seek; fight F GGGGGG; end", "odds", false);
    // Seven dice of one re-roll are a roll, too.
    let given = "level 7; party SFC; floor GGGGKKK";
    check(given, "fight F GGGG; fight C KKK; end", "odds", false);
    let reroll = "[dungeon GGGGGGG]; reroll S GGGGKKK -";
    check(given, &format!("{reroll}; fight F GGGGGGG; end"), "odds", true);
    check(given, &format!("{reroll}; flee"), "odds", false);
    let six = "[dungeon GGGGGG]; reroll S GGGGKK -; fight F GGGGGG; fight C K; end";
    check(given, six, "odds", false);
}

#[test]
fn one_die_stands_to_the_last() {
    let given = "phase regroup; level 2; party F; treasures talisman scepter";
    let do_ = "[roll DDD]; seek; end; dragon F talisman scepter";
    check(given, do_, "last_stand", true);
    check(&given.replace("party F", "party FS"), do_, "last_stand", false);
}

#[test]
fn five_champions_are_suspicious() {
    let given = "phase regroup; level 1";
    check(given, "[form HHHHHFC]; retire", "cheater", true);
    check(given, "[form HHHHFCM]; retire", "cheater", false);
    let knight = format!("hero knight; {given}");
    check(&knight, "[form HHHSSCM]; retire", "cheater", true);
    // What a hero sets was never rolled.
    for hero in ["viking", "undead-viking"] {
        check(&format!("hero {hero}; {given}"), "retire", "cheater", false);
    }
    let mercenary = format!("hero mercenary; {given}");
    check(&mercenary, "[form HHHHFCM]; retire; [muster H]; muster F", "cheater", true);
}

#[test]
fn a_bag_can_be_too_small() {
    let given = "turn 2; delves 2; phase regroup; level 1; treasures portal portal portal portal \
        scales scales scales scales";
    check(given, "retire", "bottomless_bag", true);
    check(
        &given.replace("portal portal portal portal ", "portal portal "),
        "retire",
        "bottomless_bag",
        false,
    );
    check(
        &given.replace("turn 2; delves 2", "turn 1; delves 1"),
        "retire",
        "bottomless_bag",
        false,
    );
}

#[test]
fn the_tenth_level_is_conquered() {
    let given = "phase regroup; level 9; party H; treasures portal";
    check(given, "[roll GGGGGGG]; seek; fight H GGGGGGG; end", "conqueror", true);
    check(given, "[roll GGGGGGG]; seek; portal", "conqueror", true);
    check(given, "[roll GGGGGGG]; seek; flee", "conqueror", false);
    check("phase regroup; level 9", "retire", "conqueror", false);
}

#[test]
fn twenty_points_can_be_had_without_the_hero() {
    let last = "turn 2; delves 2; xp 19; party FFMMS; floor OO; level 1";
    let plain = "fight M OO; end; retire";
    check(last, plain, "natural_20", true);
    check(&format!("hero battlemage; {last}"), plain, "natural_20", true);
    check(&format!("hero battlemage; {last}"), "fight F OO; end; retire", "natural_20", false);
    check(&format!("hero battlemage; {last}"), "unleash; end; retire", "natural_20", false);
    check(&last.replace("xp 19", "xp 18"), plain, "natural_20", false);
    for hero in ["spellsword", "crusader"] {
        // The card itself acts: that is the hero, whatever it acts as.
        let given = format!("hero {hero}; {}", last.replace("floor OO", "floor O"));
        check(&given, "fight hero O; end; retire", "natural_20", false);
        check(&given, "fight F O; end; retire", "natural_20", true);
    }
    let scroll = "[dungeon $$]; reroll S OO -; end; end; retire";
    check(&format!("hero beguiler; {last}"), scroll, "natural_20", true);
    check(&format!("hero beguiler; {last}"), "fight S OO; end; retire", "natural_20", false);
    let early = "turn 2; delves 2; xp 19; party TF; floor $G; level 1";
    let do_ = "open T 1; fight F G; end; retire";
    check(&format!("hero chieftain; {early}"), do_, "natural_20", false);
    let do_ = "fight F G; open T 1; end; retire";
    check(&format!("hero chieftain; {early}"), do_, "natural_20", true);
    let extra = "hero commander; turn 2; delves 2; xp 19; party F; floor GK; level 1";
    check(extra, "fight F GK; end; retire", "natural_20", false);
    let dragon = "hero dragon-slayer; turn 2; delves 2; xp 19; party FC; lair 3; phase dragon";
    check(dragon, "dragon F C; retire", "natural_20", false);
    let knight = "hero knight; turn 1; delves 1; xp 19; phase regroup; level 1";
    check(knight, "[form SFFFFFF]; [first $]; retire; end; end; retire", "natural_20", false);
    check(knight, "[form FFFFFFF]; [first $]; retire; end; end; retire", "natural_20", true);
    let mercenary = "hero mercenary; turn 1; delves 1; xp 3; phase regroup; level 1; treasures \
        portal portal portal portal scales scales scales scales scales scales";
    let first = "[form FFFFFFF]; [first $]; retire";
    check(mercenary, &format!("{first}; keep; end; end; retire"), "natural_20", true);
    check(mercenary, &format!("{first}; muster F; end; end; retire"), "natural_20", false);
}

#[test]
fn a_level_can_be_cleared_without_companions() {
    let given = "phase regroup; level 4; party SSF; treasures bait ring scroll elixir";
    let bait = "[roll GGKK$]; seek; bait; ring; end";
    check(given, bait, "critical_hit", true);
    let scroll = "[roll GGKK$]; seek; [dungeon $$$$]; reroll S GGKK -; end; end";
    check(given, scroll, "critical_hit", true);
    let drink = "[roll GGKKP]; seek; [dungeon $$$$]; reroll S GGKK -; end; drink S F; end";
    check(given, drink, "critical_hit", true);
    let open = "[roll GGKK$]; seek; [dungeon $$$$]; reroll S GGKK -; end; open F 1; end";
    check(given, open, "critical_hit", false);
    check(given, "[roll $$$$$]; seek; end; end", "critical_hit", false);
    let shallow = given.replace("level 4", "level 3");
    check(&shallow, "[roll GGKK]; seek; bait; ring; end", "critical_hit", false);
    let cry = "[roll GG$$$]; seek; unleash; end; end";
    check(&format!("hero knight; {given}"), cry, "critical_hit", true);
    let fury = "[roll GG$$$]; seek; unleash; end";
    check(&format!("hero battlemage; {given}"), fury, "critical_hit", false);
    let help = "[roll GG$$$]; seek; unleash ring -; end";
    check(&format!("hero paladin; {given}"), help, "critical_hit", false);
}

#[test]
fn twenty_points_can_be_had_without_treasures() {
    let last = "turn 2; delves 2; xp 19; party FS; level 1; treasures ring sword scroll; lair 1";
    let keep = format!("{last}; floor G");
    check(&keep, "fight F G; end; retire", "magic_vortex", true);
    check(&keep, "fight sword G; end; retire", "magic_vortex", false);
    check(&keep, "ring; fight F G; end; retire", "magic_vortex", false);
    check(&keep, "[dungeon $]; reroll scroll G -; end; end; retire", "magic_vortex", false);
    check(&keep, "[dungeon $]; reroll S G -; end; end; retire", "magic_vortex", true);
    let paladin = format!("hero paladin; {keep}");
    check(&paladin, "unleash ring -; end; retire", "magic_vortex", false);
    check(&last.replace("xp 19", "xp 15"), "end; retire", "magic_vortex", false);
}

#[test]
fn three_dragons_fall_at_once() {
    let given = "phase regroup; level 3; party S";
    check(given, "[roll DDDG]; seek", "dragon_bait", true);
    check(given, "[roll DDGG]; seek", "dragon_bait", false);
    check(given, "[roll GGGG]; seek; [dungeon DDD]; reroll S GGG -", "dragon_bait", true);
    check(given, "[roll DGGG]; seek; [dungeon DD]; reroll S GG -", "dragon_bait", false);
}

#[test]
fn a_guild_needs_all_eight_heroes() {
    let head = DungeonRoll::ACHIEVEMENTS.iter().find(|it| it.key == Achievement::GuildHead.key());
    let base: Vec<&str> = Hero::ALL[..BASE_HEROES].iter().map(|it| it.key()).collect();
    assert_eq!(head.map(|it| it.each), Some(&base[..]));
    let of_one_match = DungeonRoll::ACHIEVEMENTS.iter().filter(|it| it.each.is_empty()).count();
    assert_eq!(of_one_match, Achievement::ALL.len() - 1);
}

#[test]
fn rivals_have_their_own_achievements() {
    let mut table = Table::given("setup players=2; phase regroup; level 3");
    table.play("[roll DDDG]; seek; flee");
    let view = DungeonRoll::view(&table.state, Observer::All);
    assert_eq!(achievements(&view, Seat::FIRST, &table.events), [Achievement::DragonBait]);
    assert_eq!(achievements(&view, Seat::new(1), &table.events), []);
    assert!(table.events.iter().any(|it| matches!(it, Event::DelveEnded { .. })));
}

#[test]
fn every_achievement_is_explained_in_both_languages() {
    for it in Achievement::ALL {
        assert!(!it.name().get(Lang::En).is_empty() && !it.name().get(Lang::Ru).is_empty());
        assert!(
            it.explanation().get(Lang::En).ends_with('.')
                && it.explanation().get(Lang::Ru).ends_with('.')
        );
    }
}
