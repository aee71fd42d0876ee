//! Ultimate abilities (DR-035, DR-036, DR-087, DR-091, DR-127 to DR-130, section 6.1).

use super::table::{Table, check};

#[test]
fn an_ultimate_is_used_once_in_a_delve() {
    let given = "hero minstrel; floor G; lair 1; party FS";
    check(&["DR-035"], given, "unleash", "exhausted yes; lair 0; floor G");
    let do_ = "unleash; [dungeon D]; reroll S G -; unleash";
    check(&["DR-035"], given, do_, "refused Exhausted");
    let given = "hero minstrel; exhausted yes; phase regroup";
    check(&["DR-014", "DR-035"], given, "retire", "exhausted no; turn 1");
    check(&["DR-081"], "floor G; lair 2", "unleash", "refused NoHero");
}

#[test]
fn the_blade_and_the_strike_are_companions() {
    for (hero, swept) in [("spellsword", ["GG", "OO"]), ("crusader", ["GG", "KK"])] {
        for monsters in swept {
            let given = format!("hero {hero}; floor {monsters}; graveyard 3");
            let do_ = format!("fight hero {monsters}");
            check(&["DR-036"], &given, &do_, "floor -; exhausted yes; graveyard 3");
        }
        let given = format!("hero {hero}; phase loot; floor $$; graveyard 3");
        check(&["DR-036"], &given, "open hero 1", "n-treasures 1; exhausted yes; graveyard 3");
        check(&["DR-036"], &given, "open hero 2", "refused OneChestOnly");
        check(&["DR-087"], &format!("hero {hero}; floor G"), "unleash", "refused OtherUltimate");
    }
    let given = "hero crusader; floor OO";
    check(&["DR-036"], given, "fight hero OO", "refused TooManyMonsters(Fighter)");
    check(&["DR-087"], "hero knight; floor G", "fight hero G", "refused HeroDoesNotAct");
    let given = "hero crusader; exhausted yes; floor G";
    check(&["DR-035"], given, "fight hero G", "refused Exhausted");
}

#[test]
fn arcane_fury_sweeps_everything_away() {
    let mage = "hero battlemage";
    let then = "floor -; lair 0; xp 5; n-treasures 0; reserve 7; phase monster";
    check(&["DR-036"], &format!("{mage}; floor GKO$P; lair 2"), "unleash", then);
    check(&["DR-036"], &format!("{mage}; floor G"), "unleash; end", "phase regroup");
    let given = format!("{mage}; phase loot; floor $P; lair 3; party FCM");
    let then = "phase regroup; lair 0; n-treasures 0; party FCM; graveyard 4";
    check(&["DR-129", "DR-036"], &given, "unleash", then);
    check(&["DR-036"], &format!("{mage}; phase dragon; lair 3"), "unleash", "phase regroup");
    check(&["DR-036"], &format!("{mage}; floor -"), "unleash", "refused UltimateInVain");
}

#[test]
fn the_dead_and_the_goblins_serve() {
    for (novice, master, monster, temp) in
        [("occultist", "necromancer", "K", "f"), ("half-goblin", "chieftain", "G", "t")]
    {
        let given = format!("hero {novice}; floor {}O", monster.repeat(3));
        let one = format!("unleash {monster}");
        let two = format!("unleash {}", monster.repeat(2));
        let left = format!("temps {temp}; floor {}O; reserve 3", monster.repeat(2));
        check(&["DR-036", "DR-092"], &given, &one, &left);
        check(&["DR-036"], &given, &two, "refused TooManyForUltimate(1)");
        let given = format!("hero {master}; floor {}O", monster.repeat(3));
        let left = format!("temps {temp} {temp}; floor {monster}O");
        check(&["DR-036", "DR-092"], &given, &two, &left);
        check(&["DR-036"], &given, &one, &format!("temps {temp}; exhausted yes"));
        let three = format!("unleash {}", monster.repeat(3));
        check(&["DR-036"], &given, &three, "refused TooManyForUltimate(2)");
        let then = if monster == "K" { "Skeleton" } else { "Goblin" };
        check(&["DR-036"], &given, "unleash O", &format!("refused OtherMonster({then})"));
        let given = format!("hero {master}; phase loot; floor $");
        check(&["DR-036"], &given, &one, "refused NoUltimateNow");
        let given = format!("hero {master}; floor $");
        check(&["DR-036"], &given, &one, "refused UltimateInVain");
    }
    let given = "hero necromancer; floor KKG; party -";
    let then = "floor -; temps f; graveyard 7; reserve 6";
    check(&["DR-092"], given, "unleash KK; fight f G", then);
}

#[test]
fn divine_intervention_settles_everything() {
    let paladin = "hero paladin; treasures ring";
    let given = format!("{paladin}; floor GKO$$PP; party F");
    let then = "floor -; treasures bait scales; party FHS; exhausted yes; bag:ring 4; graveyard 4";
    // The tokens of a hand are shown in the order of the table.
    check(
        &["DR-036", "DR-074"],
        &given,
        "[draw bait scales]; unleash ring HS",
        &then.replace("bait scales", "scales bait"),
    );
    check(&["DR-127"], &given, "unleash ring H", "refused FacesForPotions(2)");
    let given = format!("{paladin}; floor PPP; party FFFFFF; graveyard 1");
    check(&["DR-127"], &given, "unleash ring H", "party FFFFFFH; floor -; graveyard 0");
    check(&["DR-127"], &given, "unleash ring HH", "refused FacesForPotions(1)");
    let given = format!("{paladin}; phase loot; floor $P; lair 2; party F");
    let then = "phase regroup; lair 0; n-treasures 1; party FM; xp 5";
    check(&["DR-128"], &given, "unleash ring M", then);
    check(&["DR-072"], &given, "unleash bait M", "refused NoSuchTreasure(Bait)");
    check(&["DR-036"], &format!("{paladin}; floor -"), "unleash ring -", "refused UltimateInVain");
    let given = "hero paladin; floor G; party F";
    check(&["DR-036"], given, "unleash ring -", "refused NoSuchTreasure(Ring)");
}

#[test]
fn charmed_monsters_become_a_potion() {
    let given = "hero enchantress; floor GKO";
    check(&["DR-130"], given, "unleash K", "floor GOP; exhausted yes; phase monster");
    check(&["DR-036"], given, "unleash GK", "refused TooManyForUltimate(1)");
    let given = "hero enchantress; floor K; party F";
    let then = "phase loot; floor P; party F; xp 0";
    check(&["DR-130"], given, "unleash K; end", then);
    check(&["DR-130"], given, "unleash K; end; drink F H", "phase regroup; floor -; party H");
    let given = "hero beguiler; floor GKO; party F";
    check(&["DR-130"], given, "unleash GO", "floor KP; reserve 5");
    check(&["DR-130"], given, "unleash K", "floor GOP");
    check(&["DR-036"], given, "unleash KK", "refused NoSuchMonsters");
    check(&["DR-036", "DR-012"], given, "unleash -", "refused NothingChosen");
}

#[test]
fn songs_strikes_and_cries() {
    for (phase, rest) in [("monster", "floor G"), ("loot", "floor $"), ("dragon", "floor -")] {
        let given = format!("hero bard; phase {phase}; {rest}; lair 3");
        check(&["DR-036", "DR-060"], &given, "unleash", "lair 0; xp 5; n-treasures 0");
    }
    check(&["DR-036"], "hero bard; floor G", "unleash", "refused UltimateInVain");
    let given = "hero mercenary; floor GKO; lair 2";
    check(&["DR-036", "DR-007"], given, "unleash GO", "floor K; lair 2; exhausted yes");
    check(&["DR-036"], given, "unleash K", "floor GO");
    check(&["DR-036"], given, "unleash GKO", "refused TooManyForUltimate(2)");
    check(&["DR-087"], given, "unleash", "refused OtherUltimate");
    for hero in ["knight", "dragon-slayer"] {
        let given = format!("hero {hero}; floor GKO$P; lair 1; party F");
        check(&["DR-036"], &given, "unleash", "floor $P; lair 4; phase monster");
        let then = "phase dragon; n-treasures 1; floor -";
        check(&["DR-036"], &given, "unleash; end; open F 1; end", then);
        let given = format!("hero {hero}; phase loot; floor $; lair 1");
        check(&["DR-036"], &given, "unleash", "refused NoUltimateNow");
        check(&["DR-087"], &given, "unleash G", "refused OtherUltimate");
    }
}

#[test]
fn battlefield_presence_rolls_without_a_scroll() {
    let given = "hero commander; party FS; floor GK; lair 2";
    let do_ = "[dungeon $D]; [party HM]; unleash GK FS";
    let then = "floor $; lair 3; party HM; graveyard 5; exhausted yes";
    check(&["DR-036", "DR-006"], given, do_, then);
    check(&["DR-012"], given, "unleash - -", "refused NothingChosen");
    check(&["DR-036"], given, "unleash - FF", "refused NoSuchPartyDice");
    let given = "hero commander; phase loot; floor $P; party F";
    check(&["DR-036"], given, "[dungeon GP]; unleash $P -", "phase monster; floor GP");
    let given = "hero commander; phase loot; floor $; party F";
    check(&["DR-036"], given, "[dungeon D]; unleash $ -", "phase regroup; lair 1");
    let given = "hero commander; phase dragon; lair 3; party FFC";
    let do_ = "[party M]; unleash - F; dragon F M C";
    check(&["DR-036"], given, do_, "phase regroup; lair 0");
    check(&["DR-087"], "hero mercenary; floor G; party F", "unleash G F", "refused OtherUltimate");
    let table = Table::given("hero commander; exhausted yes; floor G; party F");
    assert!(!table.legal().iter().any(|it| it.starts_with("unleash")), "{:?}", ["DR-035"]);
}
