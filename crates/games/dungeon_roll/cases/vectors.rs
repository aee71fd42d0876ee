//! The test vectors of the rules (section 10).

use super::given::begun;
use super::table::{Table, check};

#[test]
fn the_example_of_play() {
    let mut table = Table::given(
        "hero beguiler; level 5; party SSFM; graveyard 3; lair 2; floor GOKKP; treasures ring",
    );
    table.play("unleash GO");
    table.expect(&["DR-T01", "DR-130"], "floor KKPP; exhausted yes; lair 2");
    table.play("fight S KK");
    table.expect(&["DR-T01", "DR-028"], "floor PP; party SFM; graveyard 4");
    table.play("end; drink M HM");
    let then = "phase regroup; party SFHM; graveyard 3; lair 2; exhausted yes";
    table.expect(&["DR-T01", "DR-045"], then);

    table.play("[roll DOGK$]; seek");
    table.expect(&["DR-T02", "DR-019"], "rolled 5; floor OGK$; lair 3; level 6; party SFHM");
    table.play("[dungeon $GO]; reroll S OGK -");
    table.expect(&["DR-T02", "DR-031"], "floor GO$$; party FHM");
    table.play("fight F G; fight M O; end; [draw scales elixir]; open H 2");
    table.expect(&["DR-T02", "DR-040"], "phase dragon; treasures ring scales elixir; party -");
    table.play("ring");
    table.expect(&["DR-T02", "DR-060"], "phase regroup; lair 0; xp 5; graveyard 7; bag:ring 4");
    table.play("retire");
    table.expect(&["DR-T02", "DR-062"], "xp 11; treasures scales elixir");
}

#[test]
fn levels() {
    check(&["DR-T03", "DR-019"], "phase regroup; level 9; lair 2", "seek", "rolled 5; level 10");
    check(&["DR-T04", "DR-018"], "phase regroup; level 7", "seek", "rolled 7; level 8");
    let given = "level 10; phase loot; floor $";
    check(&["DR-T05", "DR-063"], given, "end", "xp 10; turn 1; line:delve-1 10");
}

#[test]
fn fights() {
    check(&["DR-T06"], "party F; floor GGGK", "fight F GGG", "floor K; graveyard 7; party -");
    let too_many = "refused TooManyMonsters(Fighter)";
    check(&["DR-T07"], "party F; floor KK", "fight F KK", too_many);
    check(&["DR-T08"], "hero commander; party F; floor KK", "fight F KK", "floor -");
    check(&["DR-T09"], "hero commander; party F; floor GGGO", "fight F GGGO", "floor -");
    check(&["DR-T10"], "hero bard; party H; floor OOK", "fight H OOK", "floor -");
    let given = "hero knight; party S; floor G";
    check(&["DR-T12"], given, "fight S G", "refused ScrollsDoNotFight");
}

#[test]
fn loot() {
    let given = "hero minstrel; phase loot; party M; floor $$$";
    check(&["DR-T11"], given, "open M 3", "n-treasures 3; graveyard 7; party -");
    let whole = "phase loot; party TFFCCMM; graveyard 0";
    let then = "party HFFCCMM; graveyard 0";
    check(&["DR-T13"], &format!("{whole}; floor P"), "drink T H", then);
    let refused = "refused GraveyardTooSmall";
    check(&["DR-T14"], &format!("{whole}; floor PP"), "drink T HH", refused);
    let given = "phase loot; treasures talisman; floor PP";
    let then = "party HF; graveyard 5; treasures none; bag:talisman 3";
    check(&["DR-T15"], given, "drink talisman HF", then);
    let given = format!("{whole}; floor P; treasures sword");
    check(&["DR-T16"], &given, "drink sword H", refused);
    let given = "phase loot; bag none; floor $$; party T";
    check(&["DR-T22"], given, "open T 2", "xp 2; treasures none; line:empty-bag 2");
    let given = "hero half-goblin; party TC; floor K$";
    check(&["DR-T36"], given, "open T 1", "n-treasures 1; floor K; phase monster");
    let given = "hero knight; party TC; floor K$";
    check(&["DR-T36"], given, "open T 1", "refused MonstersFirst");
}

#[test]
fn dragons() {
    let given = "phase dragon; lair 3; party FFH; treasures talisman";
    let then = "lair 0; xp 1; treasures scales; bag:talisman 3; graveyard 6; phase regroup";
    check(&["DR-T17"], given, "[draw scales]; dragon F H talisman", then);
    let given = "hero knight; phase dragon; lair 3; party FFH";
    check(&["DR-T18"], given, "dragon F F H", "refused SameTypes");
    let given = "hero spellsword; phase dragon; lair 3; party FFH";
    check(&["DR-T19"], given, "dragon F F H", "lair 0; xp 1");
    let given = "hero dragon-slayer; phase dragon; party CH; lair 4";
    check(&["DR-T20"], given, "dragon C H", "lair 0; xp 6; n-treasures 1");
    let given = "hero enchantress; phase dragon; party SSS; lair 3";
    check(&["DR-T21"], given, "dragon S S S", "lair 0; xp 1");
    let given = "hero mercenary; xp 4; exhausted yes; phase dragon; lair 3; party FCM";
    check(&["DR-T23"], given, "dragon F C M", "xp 5; master yes; hero commander; exhausted yes");
    let given = "hero occultist; phase dragon; lair 3; temps f; party TH";
    check(&["DR-T38"], given, "dragon f T H", "lair 0; graveyard 7; temps none; xp 1");
    let given = "hero spellsword; phase dragon; party CT; lair 3";
    check(&["DR-T39"], given, "dragon C T hero", "lair 0; exhausted yes; graveyard 7; party -");
}

#[test]
fn heroes() {
    let given = "hero knight; phase regroup";
    let then = "party HHHFCMT; hero knight";
    check(&["DR-T24"], given, "[form SSFCMTH]; retire", then);
    let given = "hero knight; phase loot; party F; floor P";
    check(&["DR-T24", "DR-141"], given, "drink F S", "party S");
    let given = "hero knight; floor GKO$; lair 1";
    check(&["DR-T25"], given, "unleash", "floor $; lair 4; phase monster");
    let given = "hero chieftain; floor GGG";
    let then = "floor -; graveyard 7; temps t";
    check(&["DR-T30"], given, "unleash GG; fight t G", then);
    check(&["DR-T30"], given, "unleash GG; fight t G; end", "temps none; phase regroup");
    let given = "hero paladin; treasures scales; floor GO$PP; lair 2; graveyard 1; party FFCCMT";
    let then = "floor -; lair 0; treasures elixir; party FFCCMTH; graveyard 0; xp 5; bag:scales 6";
    check(&["DR-T31"], given, "[draw elixir]; unleash scales H", then);
    let given = "hero battlemage; floor K$P; lair 3";
    check(&["DR-T32"], given, "unleash", "floor -; lair 0; n-treasures 0; xp 5");
    let given = "hero mercenary; phase forming; level 0; party FFFFFFF";
    check(&["DR-T37"], given, "muster F; muster F", "refused PartyIsFormed");
    let given = "hero commander; phase regroup";
    check(&["DR-T37"], given, "retire", "phase monster; level 1; turn 1");
}

#[test]
fn tokens() {
    let given = "floor G$P; treasures bait";
    check(&["DR-T26"], given, "bait", "floor -; lair 3");
    let given = "setup bait=monsters; floor G$P; treasures bait";
    check(&["DR-T27"], given, "bait", "floor $P; lair 1");
    let given = "level 7; floor GG; lair 5; treasures portal";
    check(&["DR-T28"], given, "portal", "xp 7; turn 1; bag:portal 4; treasures none");
    let given = "phase dragon; lair 3; level 3; party FCM; xp 3; treasures ring";
    let then = "xp 4; n-treasures 2; turn 1; line:delve-1 0";
    check(&["DR-T29"], given, "dragon F C M; [roll GGGG]; seek; flee", then);
}

#[test]
fn scores() {
    let given = "delves 3; xp 14; treasures portal scales scales scales ring elixir";
    check(&["DR-T33"], given, "", "total 23; line:treasures 6; line:portals 1; line:scales 2");
    let given = "setup players=3; xp 21; treasures ring ring elixir elixir; \
        b: xp 22; b: treasures ring elixir bait; c: xp 22; c: treasures bait bait sword";
    let then = "total 25; rank 3; b: total 25; b: rank 1; c: total 25; c: rank 1";
    check(&["DR-T34"], given, "", then);
}

#[test]
fn the_lair_is_not_rolled_again() {
    let given = "party S; floor G; lair 2";
    check(&["DR-T35"], given, "reroll S GG -", "refused NoSuchDungeonDice");
    let given = "hero commander; phase dragon; party F; lair 3";
    check(&["DR-T35"], given, "unleash G -", "refused NoSuchDungeonDice");
    let given = "hero commander; phase dragon; party F; lair 3";
    check(&["DR-T35"], given, "unleash - F", "lair 3; exhausted yes; phase dragon");
}

#[test]
fn adventurers_take_turns() {
    let (state, events) = begun("players=3 first=1");
    let mut table = Table { state, events, refused: None, told: Vec::new() };
    let mut order = Vec::new();
    while !table.is_over() {
        order.push((table.state.table.adventurer(), table.state.table.lord()));
        let turn = table.state.table.turn_idx;
        while !table.is_over() && table.state.table.turn_idx == turn {
            let legal = table.legal();
            let action =
                ["flee", "end", "retire"].iter().find(|it| legal.iter().any(|has| has == *it));
            table.play(action.expect("a way out"));
        }
    }
    let order: Vec<String> = order.iter().map(|(one, lord)| format!("{one}{lord}")).collect();
    let ids = ["DR-T40", "DR-094", "DR-095", "DR-204"];
    assert_eq!(order.join(" "), "ab bc ca ab bc ca ab bc ca", "{ids:?}");
}
