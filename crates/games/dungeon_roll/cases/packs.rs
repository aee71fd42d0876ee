//! Heroes that came after the box, with two sides (DR-301 to DR-320).

use dungeon_roll::{Event, Hero};
use kernel::chance::KeyedChance;
use kernel::{Game, Observer, Seat, Seed, Words};

use dungeon_roll::DungeonRoll;

use super::given::{begun, hero, setup};
use super::table::{Table, check};

#[test]
fn later_heroes_come_only_when_asked_for() {
    let ids = ["DR-301"];
    let dealt = |words: &str, seed: u64| {
        let chance = &mut KeyedChance::new(Seed::from_bits(seed));
        let state =
            DungeonRoll::begin(&setup(words), DungeonRoll::EDITION, chance, &mut Vec::new());
        state.table.player(Seat::FIRST).hero.expect("a hero")
    };
    let base: Vec<Hero> = (0..80).map(|it| dealt("deal=random", it)).collect();
    assert!(base.iter().all(|it| Hero::ALL[..8].contains(it)), "{ids:?}");
    let all: Vec<Hero> = (0..400).map(|it| dealt("deal=random heroes=all", it)).collect();
    assert!(Hero::ALL.iter().all(|it| all.contains(it)), "{ids:?}");
    let (state, events) = begun("deal=choose");
    let mut table = Table { state, events, refused: None, told: Vec::new() };
    table.play("hero viking");
    table.expect(&ids, "refused HeroTaken(Viking)");
    let (state, events) = begun("deal=choose heroes=all");
    let mut table = Table { state, events, refused: None, told: Vec::new() };
    table.play("hero viking");
    table.expect(&ids, "hero viking; party HHHHH; graveyard 0");
    // The guild is that of the box.
    let box_keys = Hero::ALL[..8].iter().map(|it| it.key());
    let guild = DungeonRoll::ACHIEVEMENTS.iter().flat_map(|it| it.each).copied();
    assert!(guild.eq(box_keys), "{ids:?}");
}

#[test]
fn every_later_hero_with_two_sides_rises() {
    let names = [
        ("viking", "undead-viking"),
        ("alchemist", "thaumaturge"),
        ("sorceress", "drake-kin"),
        ("leprechaun", "clurichaun"),
        ("dwarf", "berserker"),
        ("tracker", "ranger"),
        ("scout", "dungeoneer"),
        ("archaeologist", "tomb-raider"),
        ("guild-leader", "guild-master"),
        ("time-traveler", "time-lady"),
    ];
    for (novice, master) in names {
        let found = hero(novice).0;
        assert_eq!(hero(master), (found, true), "{:?}", ["DR-081"]);
        let given = format!("hero {novice}; phase regroup; level 5");
        check(&["DR-082"], &given, "retire", &format!("master yes; hero {master}"));
    }
}

#[test]
fn a_viking_sets_out_with_five_champions() {
    for hero in ["viking", "undead-viking"] {
        let given = format!("hero {hero}; phase regroup");
        let then = "party HHHHH; graveyard 0; phase monster; level 1";
        check(&["DR-311"], &given, "retire", then);
        let given = format!("hero {hero}; phase dragon; lair 3; party H; graveyard 4");
        let then = "lair 0; exhausted yes; xp 0; n-treasures 0; phase regroup";
        let then = if hero == "viking" { then.to_owned() } else { then.replace("xp 0", "xp 5") };
        check(&["DR-311", "DR-060"], &given, "unleash", &then);
    }
    let given = "hero undead-viking; phase regroup; level 3; party HHHHH; graveyard 0";
    check(&["DR-311", "DR-303"], given, "[roll GKKD]; seek", "floor GPP; lair 1");
    let given = "hero viking; phase regroup; level 3; party HHHHH; graveyard 0";
    check(&["DR-311"], given, "[roll GKKD]; seek", "floor GKK; lair 1");
    // What lies there already does not turn.
    let given = "hero undead-viking; party HS; floor GK";
    check(&["DR-303"], given, "[dungeon K]; reroll S G -", "floor KP");
}

#[test]
fn an_alchemist_brews_potions_of_chests() {
    for hero in ["alchemist", "thaumaturge"] {
        let given = format!("hero {hero}; phase regroup; level 3; party FS");
        check(&["DR-312", "DR-303"], &given, "[roll $$PG]; seek", "floor GPPP");
        let given = format!("hero {hero}; party FS; floor G");
        check(&["DR-312", "DR-303"], &given, "[dungeon $]; reroll S G -", "floor P");
    }
    let mut table = Table::given("hero alchemist; phase regroup; level 1");
    table.play("[roll $$]; seek");
    let turned = |it: &Event| matches!(it, Event::Turned { n: 2, .. });
    assert!(table.events.iter().any(turned), "{:?}", ["DR-303"]);
}

#[test]
fn salves_and_potions_roll_dice_out_of_the_graveyard() {
    let given = "hero alchemist; floor G; party F; graveyard 6";
    let then = "party FS; graveyard 5; exhausted yes; floor G";
    check(&["DR-312", "DR-305"], given, "[back S]; unleash", then);
    let given = "hero thaumaturge; floor G; party F; graveyard 6";
    check(&["DR-312", "DR-305"], given, "[back MH]; unleash", "party FMH; graveyard 4");
    let given = "hero thaumaturge; floor G; party FFFFFF; graveyard 1";
    check(&["DR-305"], given, "[back M]; unleash", "party FFFFFFM; graveyard 0");
    let given = "hero alchemist; floor G; party FFFFFFF";
    check(&["DR-305"], given, "unleash", "refused UltimateInVain");
    let given = "hero alchemist; phase dragon; lair 3; party FC";
    check(&["DR-305", "DR-036"], given, "[back T]; unleash; dragon F C T", "lair 0; xp 1");
}

#[test]
fn a_sorceress_scares_the_dragon_away() {
    for (hero, xp) in [("sorceress", 0), ("drake-kin", 5)] {
        let given = format!("hero {hero}; phase regroup; level 3; lair 2; party FCM");
        let then = format!("lair 0; floor GG$; reserve 4; xp {xp}; n-treasures 0");
        check(&["DR-314"], &given, "[roll GG$D]; seek", &then);
        let given = format!("hero {hero}; phase regroup; level 3; lair 1; party FCM");
        check(&["DR-314"], &given, "[roll GG$D]; seek", "lair 2");
        let given = format!("hero {hero}; floor GKO; treasures bait; party F");
        check(&["DR-314"], &given, "bait", "lair 0; floor -; phase monster");
        let given = format!("hero {hero}; floor GK; lair 2; party S");
        check(&["DR-314"], &given, "[dungeon DK]; reroll S GK -", "lair 0; floor K");
    }
}

#[test]
fn dragon_breath_burns_a_monster_for_each_die_in_the_lair() {
    let given = "hero sorceress; floor GGKO; lair 2";
    check(&["DR-314"], given, "unleash GK", "floor GO; lair 2; exhausted yes");
    check(&["DR-314"], given, "unleash O", "floor GGK; lair 2");
    check(&["DR-314"], given, "unleash GKO", "refused TooManyForUltimate(2)");
    let given = "hero sorceress; floor GG";
    check(&["DR-314", "DR-036"], given, "unleash G", "refused UltimateInVain");
    let given = "hero drake-kin; floor GGKKO; lair 2";
    check(&["DR-314"], given, "unleash GGKK", "floor O; lair 2");
    check(&["DR-314"], given, "unleash GG", "floor KKO");
    check(&["DR-314"], given, "unleash GK", "refused WholeTypesOnly");
    check(&["DR-314"], given, "unleash GGKKO", "refused TooManyTypes(2)");
    let given = "hero drake-kin; phase loot; floor $; lair 2";
    check(&["DR-036"], given, "unleash G", "refused NoUltimateNow");
}

#[test]
fn a_leprechaun_finds_chests_and_keeps_nothing() {
    for hero in ["leprechaun", "clurichaun"] {
        let given = format!("hero {hero}; phase regroup; level 2; party F");
        check(&["DR-316", "DR-303"], &given, "[roll PPG]; seek", "floor G$$");
    }
    let given = "hero leprechaun; floor GKO";
    check(&["DR-316"], given, "unleash K", "floor GO$; exhausted yes");
    check(&["DR-316"], given, "unleash GK", "refused TooManyForUltimate(1)");
    let given = "hero clurichaun; floor GKO";
    check(&["DR-316"], given, "unleash GK", "floor O$; reserve 5");
    check(&["DR-316"], given, "unleash O", "floor GK$");
    let given = "hero leprechaun; treasures portal ring scales scales; phase regroup; level 4";
    check(&["DR-316", "DR-306"], given, "", "total 0; n-treasures 4");
    let given = format!("{given}; turn 2; delves 2");
    let then = "total 4; n-treasures 0; bag:portal 4; phase over; line:treasures 0";
    check(&["DR-316", "DR-306"], &given, "retire", then);
}

#[test]
fn a_toll_is_paid_at_the_end_of_the_match_and_decides_ties() {
    let given = "setup players=2; a: hero leprechaun; a: treasures ring; b: treasures ring; \
        turn 5; a: delves 3; b: delves 2; phase regroup; level 1";
    // The match ends with seat b's delve; the ring of seat a goes back into the bag.
    let do_ = "retire";
    let then = "a: total 0; b: total 2; a: n-treasures 0; b: n-treasures 1; phase over";
    check(&["DR-306"], given, do_, then);
    let mut table = Table::given(given);
    table.play(do_);
    let paid = |it: &Event| matches!(it, Event::TollPaid { seat: Seat::FIRST, .. });
    assert_eq!(table.events.iter().filter(|it| paid(it)).count(), 1, "{:?}", ["DR-306"]);
    let view = DungeonRoll::view(&table.state, Observer::All);
    assert_eq!(DungeonRoll::standing(&view).places[Seat::FIRST].rank, 2, "{:?}", ["DR-306"]);
}

#[test]
fn a_dwarf_begins_with_two_in_the_graveyard() {
    for hero in ["dwarf", "berserker"] {
        let given = format!("hero {hero}; phase regroup");
        let then = "party FFCMH; graveyard 2; phase monster";
        check(&["DR-317"], &given, "[form FFCMH]; retire", then);
        let given = format!("hero {hero}; party FHH; graveyard 4; floor GGK");
        let then = "party FHM; graveyard 4; floor K";
        check(&["DR-317", "DR-308"], &given, "[party M]; fight H GG", then);
        check(&["DR-308"], &given, "fight H G", "party FH; graveyard 5; floor GK");
        check(&["DR-308"], &given, "fight F GG", "party HH; graveyard 5; floor K");
    }
    // A treasure that acts is no die, and there is no way to be a champion.
    let given = "hero dwarf; treasures sword; floor GG; party F; graveyard 6";
    check(&["DR-308"], given, "fight sword GG", "floor -; party F; bag:sword 3");
}

#[test]
fn a_dwarf_rallies_the_champions() {
    let given = "hero dwarf; party FHH; graveyard 4; floor GKO";
    let then = "floor K; party FST; graveyard 4; exhausted yes";
    check(&["DR-317"], given, "[party ST]; unleash GO", then);
    check(&["DR-317"], given, "[party ST]; unleash O", "floor GK; party FST");
    check(&["DR-317"], given, "unleash GKO", "refused TooManyForUltimate(2)");
    let given = "hero dwarf; party FF; floor G";
    check(&["DR-317", "DR-036"], given, "unleash G", "refused UltimateInVain");
}

#[test]
fn a_raging_berserker_does_not_go_home() {
    let given = "hero berserker; floor G; party F; graveyard 6";
    let then = "party FCMTH; graveyard 2; raging yes; exhausted yes";
    check(&["DR-317", "DR-305"], given, "[back CMTH]; unleash", then);
    let given = "hero berserker; floor -; party FFFFF; graveyard 2";
    check(&["DR-305"], given, "[back CM]; unleash", "party FFFFFCM; graveyard 0");
    let given = "hero berserker; raging yes; phase regroup; level 4; party F";
    check(&["DR-317"], given, "retire", "refused NoRetreat");
    check(&["DR-317"], given, "[roll GGGGG]; seek", "level 5; raging yes");
    let given = "hero berserker; raging yes; phase dragon; level 4; lair 3; party FCM";
    check(&["DR-317"], given, "dragon F C M; retire", "delves 1; raging no");
    let do_ = "dragon F C M; [roll $$$$$]; seek; end; end; retire";
    check(&["DR-317"], given, do_, "refused NoRetreat");
    // Level 10 ends the delve by itself, and a portal leads out of any rage.
    let given = "hero berserker; raging yes; level 10; floor -; party F";
    check(&["DR-317", "DR-063"], given, "end", "delves 1; line:delve-1 10");
    let given = "hero berserker; raging yes; level 4; floor G; party F; treasures portal";
    check(&["DR-317", "DR-079"], given, "portal", "delves 1; line:delve-1 4");
}

#[test]
fn a_tracker_re_rolls_a_goblin_on_each_level() {
    for hero in ["tracker", "ranger"] {
        let given = format!("hero {hero}; floor GGK; party FC");
        let then = "floor GKP; party FC; exhausted no";
        check(&["DR-318", "DR-304"], &given, "[dungeon P]; again G", then);
        check(&["DR-304"], &given, "[dungeon D]; again G", "lair 1; floor GK");
        let do_ = "[dungeon G]; again G; again G";
        check(&["DR-304"], &given, do_, "refused OncePerLevel");
        check(&["DR-318"], &given, "again K", "refused OtherDie");
        let do_ = "[dungeon $]; again G; fight F G; fight C K; end; end; [roll GG]; seek; \
            [dungeon P]; again G";
        check(&["DR-304"], &format!("{given}; treasures tools"), do_, "floor GP; level 2");
        let given = format!("hero {hero}; floor K; party FC");
        check(&["DR-318"], &given, "again G", "refused NoSuchDungeonDice");
    }
    check(&["DR-081"], "hero knight; floor G", "again G", "refused OtherSpecialty");
    let given = "hero tracker; phase dragon; lair 3";
    check(&["DR-304"], given, "again G", "refused NotNow");
}

#[test]
fn trackers_shoot() {
    let given = "hero tracker; floor GGKO";
    check(&["DR-318"], given, "unleash O", "floor GGK; exhausted yes");
    check(&["DR-318"], given, "unleash GG", "refused TooManyForUltimate(1)");
    check(&["DR-318"], "hero ranger; floor GGKKO", "unleash", "floor GK; exhausted yes");
    check(&["DR-318"], "hero ranger; floor KK$", "unleash", "floor K$");
    check(&["DR-318"], "hero ranger; floor $", "unleash", "refused UltimateInVain");
}

#[test]
fn a_scout_lays_out_the_first_levels() {
    for hero in ["scout", "dungeoneer"] {
        let given = format!("hero {hero}; phase regroup");
        let scouted = "[form FCMTHSF]; [scout GKO$PD]; retire";
        let then = "phase forming; scouted GKO$PD; level 0; floor -; party FCMTHSF";
        check(&["DR-313"], &given, scouted, then);
        let do_ = format!("{scouted}; plan P KD");
        let then = "phase monster; level 1; floor P; scouted -; lair 0; reserve 6";
        check(&["DR-313"], &given, &do_, then);
        let do_ = format!("{do_}; end; end; seek");
        check(&["DR-313"], &given, &do_, "level 2; floor K; lair 1; rolled 2");
        let do_ = format!("{do_}; fight C K; end; seek");
        check(&["DR-313"], &given, &do_, "level 3; floor GO$; lair 1; rolled 3");
        let do_ = format!("{do_}; fight F G; fight M O; end; end; [roll GGGG]; seek");
        check(&["DR-313", "DR-018"], &given, &do_, "level 4; floor GGGG; rolled 4");
    }
    let given = "hero scout; phase forming; level 0; scouted GGO$PD; party FCMTHSF";
    check(&["DR-313"], given, "plan GG O", "refused OneAndTwo");
    check(&["DR-313"], given, "plan G O", "refused OneAndTwo");
    check(&["DR-313"], given, "plan K GO", "refused NoSuchScouted");
    check(&["DR-313"], given, "plan O OG", "refused NoSuchScouted");
    check(&["DR-313"], given, "keep", "refused PlanFirst");
    check(&["DR-313"], given, "plan D GG; unleash", "delves 1; line:delve-1 0");
    check(&["DR-016"], "hero scout; floor G", "plan G KO", "refused PartyIsFormed");
}

#[test]
fn what_a_scout_has_seen_needs_no_odds() {
    let table = Table::given("hero scout; phase forming; level 0; scouted GGO$PD");
    let mut table = table;
    table.play("plan $ GG; end; end");
    let odds = dungeon_roll::client::seek_odds(&table.state.table);
    assert_eq!(odds, None, "{:?}", ["DR-313"]);
}

#[test]
fn scouts_know_when_to_go() {
    let given = "hero scout; level 5; floor GG; lair 4; party F";
    check(&["DR-313"], given, "unleash", "delves 1; line:delve-1 4; turn 1");
    let given = "hero scout; phase loot; level 5; floor $; party F";
    check(&["DR-313"], given, "unleash", "refused NoUltimateNow");
    for (phase, rest) in [("monster", "floor G"), ("loot", "floor $"), ("dragon", "lair 3")] {
        let given = format!("hero dungeoneer; phase {phase}; level 5; {rest}; party F");
        check(&["DR-313"], &given, "unleash", "delves 1; line:delve-1 5; turn 1");
    }
    let given = "hero dungeoneer; phase regroup; level 5";
    check(&["DR-313", "DR-036"], given, "unleash", "refused NoUltimateNow");
}

#[test]
fn an_archaeologist_digs_and_gives_back() {
    for hero in ["archaeologist", "tomb-raider"] {
        let given = format!("hero {hero}; phase regroup");
        check(&["DR-315"], &given, "retire", "n-treasures 2; phase monster; level 1");
    }
    let given = "hero archaeologist; floor G; treasures ring; party F";
    let dig = "[draw bait sword]; unleash";
    let then = "treasures sword ring bait; owed 2; exhausted yes; floor G";
    check(&["DR-315"], given, dig, then);
    check(&["DR-315"], given, &format!("{dig}; fight F G"), "refused DiscardFirst");
    let missing = "refused NoSuchTreasure(Portal)";
    check(&["DR-315"], given, &format!("{dig}; discard portal"), missing);
    let do_ = format!("{dig}; discard bait; discard ring; fight F G");
    check(&["DR-315"], given, &do_, "treasures sword; owed 0; floor -; bag:ring 4");
    let do_ = format!("{dig}; discard bait; discard ring; discard sword");
    check(&["DR-315"], given, &do_, "refused NothingOwed");
    let given = "hero tomb-raider; phase regroup; level 3; party F";
    let do_ = "[draw bait sword]; unleash; discard sword; retire";
    check(&["DR-315", "DR-036"], given, do_, "line:delve-1 3; delves 1");
    // With an empty bag there is experience instead, and what is not there is not owed.
    let given = "hero archaeologist; floor G; bag none; party F";
    check(&["DR-315", "DR-043"], given, "unleash", "xp 2; owed 0; n-treasures 0");
}

#[test]
fn six_treasures_of_an_archaeologist_do_not_count() {
    let given = "hero archaeologist; phase regroup; level 1; \
        treasures portal portal scales scales scales ring bait";
    // One is left: a portal is worth most.
    check(&["DR-306", "DR-315"], given, "", "total 2; line:portals 1");
    let given = "hero archaeologist; phase regroup; level 1; \
        treasures portal scales scales scales ring bait bait elixir tools";
    // Three are left: a pair of scales and the portal.
    check(&["DR-306", "DR-315"], given, "", "total 6; line:scales 2; line:portals 1");
    let given = format!("{given}; turn 2; delves 2");
    let then = "total 7; treasures scales scales portal; phase over";
    check(&["DR-306", "DR-315"], &given, "retire", then);
}

#[test]
fn a_guild_leader_brings_eight_and_turns_dice() {
    for hero in ["guild-leader", "guild-master"] {
        let given = format!("hero {hero}; phase regroup");
        let then = "party FFCCMMTH; graveyard 0";
        check(&["DR-319"], &given, "[form FFCCMMTH]; retire", then);
        let given = format!("hero {hero}; floor GK; party FS; lair 2");
        let then = "floor K$; party FS; exhausted yes; lair 2";
        check(&["DR-319"], &given, "unleash G>$ -", then);
        check(&["DR-319"], &given, "unleash - S>H", "party FH; floor GK");
        check(&["DR-319", "DR-004"], &given, "unleash K>D -", "floor G; lair 3");
        check(&["DR-319"], &given, "unleash O>$ -", "refused NoSuchDungeonDice");
        check(&["DR-319", "DR-006"], &given, "unleash D>$ -", "refused NoSuchDungeonDice");
        check(&["DR-319"], &given, "unleash - T>H", "refused NoSuchPartyDice");
        check(&["DR-319"], &given, "unleash G>G -", "refused SameFace");
        let given = format!("hero {hero}; phase loot; floor $; party F");
        check(&["DR-319"], &given, "unleash $>G -", "phase monster; floor G");
        let given = format!("hero {hero}; phase dragon; lair 3; party FFC");
        check(&["DR-319"], &given, "unleash - F>M; dragon F M C", "lair 0; phase regroup");
    }
    let given = "hero guild-leader; floor GK; party FS";
    check(&["DR-319"], given, "unleash G>$ F>H", "refused OneDieOnly");
    let given = "hero guild-master; floor GK; party FS";
    check(&["DR-319"], given, "unleash G>$ F>H", "floor K$; party HS");
    let given = "hero knight; floor G; party F";
    check(&["DR-087"], given, "unleash G>$ -", "refused OtherUltimate");
}

#[test]
fn a_time_traveler_has_chosen_the_party() {
    for hero in ["time-traveler", "time-lady"] {
        let given = format!("hero {hero}; phase regroup");
        check(&["DR-320"], &given, "retire", "party FCMTHHS; graveyard 0");
        let given = format!("hero {hero}; phase dragon; lair 4; party F; treasures scales; xp 7");
        let then = "lair 0; xp 8; treasures ring; phase regroup; party F; exhausted yes";
        check(&["DR-320", "DR-309"], &given, "[draw ring]; unleash with scales", then);
        let missing = "refused NoSuchTreasure(Ring)";
        check(&["DR-309"], &given, "unleash with ring", missing);
        check(&["DR-309"], &given, "unleash with F", "refused NoSuchPrice");
        let given = format!("hero {hero}; floor G; lair 3; treasures scales");
        check(&["DR-309"], &given, "unleash with scales", "refused DragonSleeps");
    }
    let given = "hero time-traveler; phase dragon; lair 3; party S; graveyard 6";
    check(&["DR-320"], given, "unleash with S", "refused NoSuchPrice");
    let given = "hero time-lady; phase dragon; lair 3; party S; graveyard 6";
    check(&["DR-320", "DR-309"], given, "unleash with S", "lair 0; graveyard 7; xp 6");
    let mut table = Table::given(given);
    table.play("unleash with S");
    let won = |it: &Event| matches!(it, Event::Banished { n_dice: 3, .. });
    assert!(table.events.iter().any(won), "{:?}", ["DR-309"]);
}
