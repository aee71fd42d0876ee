//! Heroes: levelling up and specialties (DR-009, DR-034, DR-081 to DR-093, DR-125, DR-131).

use dungeon_roll::{Event, Hero, Source, Ultimate};

use super::given::hero;
use super::table::{Table, check};

#[test]
fn every_hero_has_a_specialty_and_an_ultimate() {
    let names = [
        ("spellsword", "battlemage"),
        ("occultist", "necromancer"),
        ("crusader", "paladin"),
        ("enchantress", "beguiler"),
        ("minstrel", "bard"),
        ("half-goblin", "chieftain"),
        ("mercenary", "commander"),
        ("knight", "dragon-slayer"),
    ];
    for (idx, (novice, master)) in names.into_iter().enumerate() {
        assert_eq!(hero(novice), (Hero::ALL[idx], false), "{:?}", ["DR-081"]);
        assert_eq!(hero(master), (Hero::ALL[idx], true), "{:?}", ["DR-081"]);
        for is_master in [false, true] {
            let ultimate: Option<Ultimate> = Hero::ALL[idx].side(is_master).ultimate;
            assert!(ultimate.is_some(), "{:?}", ["DR-081"]);
        }
    }
}

#[test]
fn five_experience_make_a_master_at_once() {
    let given = "phase regroup; level 4; hero spellsword";
    check(&["DR-082"], given, "retire", "xp 4; master no");
    let given = "phase regroup; level 5; hero spellsword";
    check(&["DR-082", "DR-083"], given, "retire", "xp 5; master yes; hero battlemage");
    let given = "hero bard; phase regroup; level 2";
    check(&["DR-088"], given, "retire", "xp 7; master yes");
    let given = "hero spellsword; xp 3; treasures portal portal; phase regroup; level 1";
    check(&["DR-086"], given, "retire", "master no; xp 4; total 8");
    check(&["DR-086"], &given.replace("level 1", "level 2"), "retire", "master yes; xp 5");
    let given = "hero minstrel; xp 4; phase loot; bag none; floor $; party F";
    check(&["DR-084", "DR-043"], given, "open F 1", "hero bard; xp 5");
}

#[test]
fn a_card_that_was_exhausted_stays_so() {
    let dragon = "phase dragon; lair 3; party FCM; xp 4";
    let given = format!("hero spellsword; exhausted yes; {dragon}");
    let then = "hero battlemage; exhausted yes";
    check(&["DR-085", "DR-125"], &given, "dragon F C M", then);
    let do_ = "dragon F C M; [roll GG]; seek; unleash";
    check(&["DR-085", "DR-035"], &given, do_, "refused Exhausted");
    let given = format!("hero spellsword; {dragon}");
    let do_ = "dragon F C M; [roll GG]; seek; unleash";
    check(&["DR-126", "DR-087", "DR-084"], &given, do_, "floor -; exhausted yes");
    let do_ = "dragon F C M; [roll GG]; seek; fight hero G";
    check(&["DR-126", "DR-087"], &given, do_, "refused HeroDoesNotAct");
    let given = format!("hero crusader; treasures ring; {dragon}");
    let do_ = "dragon F C M; [roll GG]; seek; unleash ring -";
    check(&["DR-126", "DR-087"], &given, do_, "floor -; hero paladin; exhausted yes");
    let do_ = "dragon F C M; [roll GG]; seek; fight hero G";
    check(&["DR-126", "DR-087"], &given, do_, "refused HeroDoesNotAct");
    let given = "hero mercenary; xp 4; exhausted yes; phase dragon; lair 3; party FCMF";
    let do_ = "dragon F C M; [roll GK]; seek; fight F GK";
    check(&["DR-125", "DR-085"], given, do_, "floor -; exhausted yes");
}

#[test]
fn interchangeable_companions_stand_in_for_each_other() {
    let pairs = [
        ("spellsword", "M", "GG", "F", "OO"),
        ("battlemage", "M", "GG", "F", "OO"),
        ("occultist", "M", "KK", "C", "OO"),
        ("necromancer", "M", "KK", "C", "OO"),
        ("crusader", "C", "GG", "F", "KK"),
        ("paladin", "C", "GG", "F", "KK"),
        ("minstrel", "T", "OO", "M", "OO"),
        ("bard", "T", "OO", "M", "OO"),
    ];
    for (hero, one, swept, other, swept_too) in pairs {
        for (with, monsters) in [(one, swept), (other, swept_too)] {
            let given = format!("hero {hero}; party {with}; floor {monsters}");
            let do_ = format!("fight {with} {monsters}");
            check(&["DR-089"], &given, &do_, "floor -; graveyard 7");
        }
    }
    let given = "hero minstrel; party M; floor -; phase loot; floor $$";
    check(&["DR-089"], given, "open M 2", "n-treasures 2");
    // It is a choice at each use, and the die keeps its face.
    let given = "hero spellsword; party FF; floor OOGG";
    check(&["DR-089"], given, "fight F OO; fight F GG", "floor -");
    // It is used again and again, on later levels too.
    let given = "hero spellsword; party FFF; floor OOOO";
    check(&["DR-034"], given, "fight F OO; fight F OO", "floor -; party F; exhausted no");
    let do_ = "fight F OO; fight F OO; end; [roll OO]; seek; fight F OO";
    check(&["DR-034"], given, do_, "floor -; level 2; party -");
    let given = "hero spellsword; treasures sword; floor OOO";
    check(&["DR-090"], given, "fight sword OOO", "floor -; bag:sword 3");
    let given = "hero minstrel; treasures scepter; phase loot; floor $$";
    check(&["DR-090"], given, "open scepter 2", "n-treasures 2");
    let given = "hero necromancer; floor KKK; party -";
    check(&["DR-090"], given, "unleash KK; fight f K", "floor -; temps f");
}

#[test]
fn an_enchantress_reads_scrolls_as_companions() {
    for hero in ["enchantress", "beguiler"] {
        let given = format!("hero {hero}; party S; floor OOO");
        check(&["DR-009", "DR-028"], &given, "fight S OOO", "floor -; graveyard 7");
        let given = format!("hero {hero}; party S; phase loot; floor $$");
        check(&["DR-009", "DR-041"], &given, "open S 2", "n-treasures 2");
        let given = format!("hero {hero}; party S; treasures scroll; floor KK");
        let then = "floor -; bag:scroll 3; party S; graveyard 6";
        check(&["DR-131", "DR-011"], &given, "fight scroll KK", then);
        // It can still be read as a scroll.
        check(&["DR-009"], &given, "[dungeon $]; reroll S K -", "floor K$");
    }
}

#[test]
fn some_masters_beat_one_more() {
    let ids = ["DR-091"];
    let commander = "hero commander; party F";
    for (floor, monsters) in [("K", "K"), ("KO", "KO"), ("GGK", "GGK"), ("OO", "OO"), ("GO", "GO")]
    {
        let do_ = format!("fight F {monsters}");
        check(&ids, &format!("{commander}; floor {floor}"), &do_, "floor -");
    }
    for (floor, refused) in [
        ("KKK", "TooManyMonsters(Fighter)"),
        ("KKOO", "OneTypeAtATime"),
        ("GKO", "OneTypeAtATime"),
        ("GGKK", "OneTypeAtATime"),
    ] {
        let do_ = format!("fight F {floor}");
        check(&ids, &format!("{commander}; floor {floor}"), &do_, &format!("refused {refused}"));
    }
    let given = "hero commander; party C; floor KO";
    check(&ids, given, "fight C KO", "refused OneTypeAtATime");
    let given = "hero commander; treasures sword; floor KO";
    check(&ids, given, "fight sword KO", "floor -");
    // Dragons are no monsters, and the extra one is not the only one.
    let given = "hero commander; party F; floor -; lair 2";
    check(&["DR-091", "DR-007"], given, "fight F G", "refused NoSuchMonsters");
    let given = "hero bard; party H; floor GGKKO";
    check(&ids, given, "fight H GGK", "floor KO");
    check(&ids, given, "fight H GGKK", "refused OneTypeAtATime");
    let given = "hero minstrel; party H; floor GGK";
    check(&["DR-091", "DR-087"], given, "fight H GGK", "refused OneTypeAtATime");
}

#[test]
fn a_fight_that_needs_no_specialty_uses_none() {
    let used = |given: &str, do_: &str| {
        let mut table = Table::given(given);
        table.play(do_);
        let found = table.events.iter().find_map(|it| match it {
            Event::Fought { with, by_specialty, .. } => Some((*with, *by_specialty)),
            _ => None, // Only fights are asked for.
        });
        found.expect("a fight")
    };
    let ids = ["DR-089"];
    let spellsword = "hero spellsword; party FM; floor GGOO";
    assert!(!used(spellsword, "fight F GG").1, "{ids:?}");
    assert!(used(spellsword, "fight F OO").1, "{ids:?}");
    assert!(!used(spellsword, "fight F O").1, "{ids:?}");
    assert!(used("hero commander; party F; floor GK", "fight F GK").1, "{ids:?}");
    assert!(!used("hero commander; party F; floor GG", "fight F GG").1, "{ids:?}");
    assert_eq!(used(spellsword, "fight hero G").0, Source::Hero, "{ids:?}");
}
