//! Legends: heroes that came after the box, with one side (DR-302, DR-307, DR-321 to DR-328).

use dungeon_roll::Hero;

use super::given::hero;
use super::table::check;

#[test]
fn a_legend_has_one_side() {
    let names =
        ["cassandra", "marpesia", "toulak", "amar-suen", "tristan", "loeg", "alexandra", "szopin"];
    for name in names {
        let (legend, is_master) = hero(name);
        assert!(!is_master && !Hero::can_rise(legend), "{:?}", ["DR-302"]);
        let given = format!("hero {name}; phase regroup; level 9; xp 4");
        check(&["DR-302"], &given, "retire", "xp 13; master no");
    }
}

#[test]
fn four_dice_wake_the_dragon_of_marpesia() {
    let given = "hero marpesia; floor -; lair 3; party FCM";
    check(&["DR-322"], given, "end", "phase regroup; lair 3");
    let given = "hero marpesia; floor -; lair 4; party FCM";
    check(&["DR-322"], given, "end", "phase dragon");
    check(&["DR-322"], given, "end; dragon F C M", "phase regroup; lair 0; xp 1");
    let given = "hero marpesia; phase regroup; level 6; lair 3; party F";
    check(&["DR-322"], given, "[roll GGGG]; seek", "rolled 4");
}

#[test]
fn her_champions_deal_with_one_thing_at_a_time() {
    let given = "hero marpesia; floor GGK; party HF; graveyard 5";
    check(&["DR-322"], given, "fight H G", "floor GK");
    check(&["DR-322"], given, "fight H GG", "refused TooManyMonsters(Champion)");
    check(&["DR-322"], given, "fight F GG", "floor K");
    let given = "hero marpesia; phase loot; floor $$PP; party HT; graveyard 5";
    check(&["DR-322"], given, "open H 1", "n-treasures 1");
    check(&["DR-322"], given, "open H 2", "refused OneChestOnly");
    check(&["DR-322"], given, "open T 2", "n-treasures 2");
    check(&["DR-322"], given, "drink H FC", "party TFC");
}

#[test]
fn her_cry_rolls_the_whole_graveyard() {
    let given = "hero marpesia; floor G; party F; graveyard 6";
    let then = "party FFCHH; graveyard 2; exhausted yes";
    check(&["DR-322", "DR-305"], given, "[back FCSHSH]; unleash", then);
    let given = "hero marpesia; floor G; party FFFFFFF";
    check(&["DR-322", "DR-305"], given, "unleash", "refused UltimateInVain");
}

#[test]
fn toulak_re_rolls_any_die_and_roars() {
    let given = "hero toulak; floor G$; party FC; lair 1";
    check(&["DR-323", "DR-304"], given, "[dungeon P]; again G", "floor $P");
    check(&["DR-323", "DR-304"], given, "[dungeon G]; again $", "floor GG");
    let do_ = "[dungeon P]; again G; again $";
    check(&["DR-304"], given, do_, "refused OncePerLevel");
    // What turns up as a monster among the loot brings the fight back.
    let given = "hero toulak; phase loot; floor $; party FC";
    check(&["DR-304"], given, "[dungeon G]; again $", "phase monster; floor G");
    let given = "hero toulak; floor GKKO$; lair 2; party F";
    check(&["DR-323"], given, "unleash", "floor $; lair 2; exhausted yes; xp 0");
    check(&["DR-323", "DR-036"], "hero toulak; floor $", "unleash", "refused UltimateInVain");
}

#[test]
fn amar_suen_pays_his_thieves_and_himself() {
    let given = "hero amar-suen; floor GKK; party TF";
    check(&["DR-324", "DR-091"], given, "fight T GK", "floor K");
    check(&["DR-324", "DR-091"], given, "fight T KK", "floor G");
    check(&["DR-324"], given, "fight F GK", "refused OneTypeAtATime");
    let then = "floor G; treasures ring scales; exhausted yes";
    check(&["DR-324"], given, "[draw ring scales]; unleash KK", then);
    check(&["DR-324"], given, "unleash K", "refused WholeTypesOnly");
    check(&["DR-324"], given, "unleash GKK", "refused TooManyTypes(1)");
    let given = "hero amar-suen; floor GKK; party TF; bag none";
    check(&["DR-324", "DR-043"], given, "unleash KK", "xp 2; floor G");
}

#[test]
fn cassandra_fights_best_when_exhausted() {
    check(&["DR-321"], "hero cassandra; phase regroup", "retire", "exhausted yes; level 1");
    let cursed = "hero cassandra; exhausted yes";
    let given = format!("{cursed}; floor GGKO; party FT");
    check(&["DR-321", "DR-091"], &given, "fight F GGK", "floor O");
    check(&["DR-321", "DR-091"], &given, "fight T KO", "floor GG");
    check(&["DR-321"], &given, "fight T GKO", "refused OneTypeAtATime");
    let given = format!("{cursed}; floor KO; treasures sword");
    check(&["DR-321"], &given, "fight sword KO", "floor -");
    let given = "hero cassandra; floor KO; party F";
    check(&["DR-321"], given, "fight F KO", "refused OneTypeAtATime");
    let given = format!("{cursed}; phase loot; floor P; party F; graveyard 6");
    check(&["DR-321", "DR-307"], &given, "drink F H", "exhausted no; phase regroup");
    let given = format!("{cursed}; phase loot; floor P; party F; graveyard 6; treasures elixir");
    check(&["DR-307"], &given, "elixir H", "exhausted yes");
    check(&["DR-035"], &given, "unleash dice P", "refused Exhausted");
}

#[test]
fn her_fury_costs_a_chest_or_a_potion() {
    let given = "hero cassandra; floor KO$P; party F";
    check(&["DR-321"], given, "unleash dice $; fight F KO", "floor P; exhausted yes");
    check(&["DR-321"], given, "unleash dice P", "floor KO$; n-treasures 0");
    check(&["DR-321"], given, "unleash dice $P", "refused ChestOrPotion");
    check(&["DR-321"], given, "unleash dice K", "refused ChestOrPotion");
    check(&["DR-087"], given, "unleash", "refused OtherUltimate");
    let given = "hero cassandra; floor KO; party F";
    check(&["DR-321"], given, "unleash dice $", "refused NoSuchDungeonDice");
}

#[test]
fn tristan_is_paid_and_pays() {
    let given = "hero tristan; floor GGK; party FC";
    check(&["DR-325", "DR-308"], given, "[draw ring]; fight F GG", "treasures ring; floor K");
    check(&["DR-325"], given, "fight F G", "n-treasures 0; floor GK");
    let given = "hero tristan; exhausted yes; floor G; treasures ring; party F";
    check(&["DR-325", "DR-307"], given, "ready ring", "exhausted no; bag:ring 4; floor G");
    check(&["DR-325"], given, "ready bait", "refused NoSuchTreasure(Bait)");
    let given = "hero tristan; floor G; treasures ring; party F";
    check(&["DR-307"], given, "ready ring", "refused IsReady");
    let given = "hero tristan; exhausted yes; phase regroup; treasures ring";
    check(&["DR-325", "DR-102"], given, "ready ring", "exhausted no; phase regroup");
    check(&["DR-081"], "hero knight; floor G", "ready ring", "refused OtherSpecialty");
}

#[test]
fn tristan_risks_the_lair_as_well() {
    let given = "hero tristan; floor GK; lair 2; party F";
    let do_ = "[dungeon $PO]; unleash dice GDD";
    check(&["DR-325"], given, do_, "floor K$PO; lair 0; exhausted yes; party F");
    check(&["DR-325"], given, "[dungeon D]; unleash dice G", "floor K; lair 3");
    check(&["DR-325"], given, "unleash dice GDDD", "refused NotInLair");
    check(&["DR-325"], given, "unleash dice GG", "refused NoSuchDungeonDice");
    check(&["DR-012"], given, "unleash dice -", "refused NothingChosen");
    // What comes out of the lair has to be dealt with.
    let given = "hero tristan; phase dragon; lair 3; party F";
    check(&["DR-325"], given, "[dungeon G]; unleash dice D", "phase monster; floor G; lair 2");
    check(&["DR-325"], given, "[dungeon $]; unleash dice D", "phase loot; floor $; lair 2");
    check(&["DR-325"], given, "[dungeon D]; unleash dice D", "phase dragon; lair 3");
}

#[test]
fn loeg_begins_with_two_scrolls_more() {
    let given = "hero loeg; phase regroup";
    let formed = "[form FFCMTHS]; retire";
    check(&["DR-326"], given, formed, "phase forming; party FFCMTHS; level 0");
    let do_ = format!("{formed}; inscribe FC");
    check(&["DR-326"], given, &do_, "phase monster; party FMTHSSS; level 1");
    check(&["DR-326"], given, &format!("{formed}; inscribe F"), "refused InscribeFirst(2)");
    check(&["DR-326"], given, &format!("{formed}; keep"), "refused InscribeFirst(2)");
    check(&["DR-326"], given, &format!("{formed}; inscribe TT"), "refused NoSuchPartyDice");
}

#[test]
fn loeg_lures_and_commands() {
    let given = "hero loeg; floor GK; lair 1; party SF; treasures scroll";
    let then = "floor K; lair 2; party F; graveyard 6";
    check(&["DR-326"], given, "lure S G", then);
    check(&["DR-326"], given, "lure scroll K", "floor G; lair 2; bag:scroll 3; party FS");
    check(&["DR-326"], given, "lure F G", "refused NotAScroll");
    check(&["DR-326"], given, "lure S O", "refused NoSuchMonsters");
    let later = "hero loeg; phase loot; floor $; party S";
    check(&["DR-326"], later, "lure S G", "refused NoLureNow");
    check(&["DR-081"], "hero knight; floor G; party S", "lure S G", "refused OtherSpecialty");
    let given = "hero loeg; floor GGK$; lair 3; party F; graveyard 6";
    let then = "temps d d d; lair 0; exhausted yes; reserve 0";
    check(&["DR-326", "DR-092"], given, "unleash", then);
    check(&["DR-326"], given, "unleash; fight d G", "temps d d; floor GK$; graveyard 6");
    check(&["DR-326"], given, "unleash; fight d GG", "refused TooManyMonsters(Dragon)");
    let given = "hero loeg; phase loot; floor $$PP; lair 3; party F; graveyard 6";
    check(&["DR-326"], given, "unleash; open d 1", "n-treasures 1; temps d d");
    check(&["DR-326"], given, "unleash; open d 2", "refused OneChestOnly");
    check(&["DR-326"], given, "unleash; drink d HH", "party FHH; graveyard 4; temps d d");
    check(&["DR-326", "DR-061"], given, "unleash; end", "phase regroup; temps none; reserve 7");
    let given = "hero loeg; phase dragon; lair 3; temps d; party FC";
    check(&["DR-326"], given, "dragon F C d", "refused TameDragon");
    check(&["DR-326"], "hero loeg; floor G", "unleash", "refused UltimateInVain");
}

#[test]
fn all_three_types_ready_loeg() {
    let given = "hero loeg; exhausted yes; phase regroup; level 2; party F";
    check(&["DR-326", "DR-307"], given, "[roll GKO]; seek", "exhausted no; level 3");
    check(&["DR-307"], given, "[roll GGK]; seek", "exhausted yes");
    let given = "hero loeg; exhausted yes; floor GK$; party SF";
    check(&["DR-326", "DR-307"], given, "[dungeon O]; reroll S $ -", "exhausted no");
    let given = "hero loeg; exhausted yes; floor GKO; party F";
    check(&["DR-307"], given, "fight F G", "exhausted yes");
}

#[test]
fn alexandra_reads_every_die() {
    let given = "hero alexandra; party FS; floor GGK; graveyard 5";
    check(&["DR-327"], given, "fight S GG", "floor K; party F");
    let do_ = "[dungeon $]; [party H]; reroll F K S";
    check(&["DR-327"], given, do_, "floor GG$; party H; graveyard 6");
    check(&["DR-327"], given, "[dungeon $]; reroll S K -", "floor GG$; party F");
    let given = "hero alexandra; phase loot; floor $; party FC; graveyard 5";
    check(&["DR-327"], given, "[dungeon P]; reroll F $ -", "floor P; party C; phase loot");
    check(&["DR-327"], given, "[dungeon G]; reroll F $ -", "floor G; phase monster");
    let given = "hero alexandra; phase dragon; lair 3; party FFCM; graveyard 3";
    let do_ = "[party T]; reroll F - F; dragon T C M";
    check(&["DR-327"], given, do_, "lair 0; phase regroup");
    // A treasure is no party die; a Scroll stays what it is.
    let given = "hero alexandra; phase loot; floor $; treasures sword scroll; party F";
    check(&["DR-327"], given, "reroll sword $ -", "refused NotAScroll");
    check(&["DR-327", "DR-033"], given, "reroll scroll $ -", "refused NoRerollNow");
    check(&["DR-031"], "hero knight; floor G; party F", "reroll F G -", "refused NotAScroll");
}

#[test]
fn forbidden_knowledge_defeats_the_dragon() {
    for with in ["S", "scroll"] {
        let given = "hero alexandra; phase dragon; lair 3; party S; treasures scroll";
        let then = "lair 0; xp 1; phase regroup; exhausted yes";
        check(&["DR-327", "DR-309"], given, &format!("unleash with {with}"), then);
    }
    let given = "hero alexandra; phase dragon; lair 3; party FS; treasures ring";
    check(&["DR-327"], given, "unleash with ring", "refused NoSuchPrice");
    check(&["DR-327"], given, "unleash with F", "refused NoSuchPrice");
}

#[test]
fn szopin_is_readied_by_feats_and_strikes_fear() {
    let given = "hero szopin; exhausted yes; floor GGK; party FT";
    check(&["DR-328", "DR-307", "DR-308"], given, "fight F GG", "exhausted no; floor K");
    check(&["DR-328"], given, "fight T K", "exhausted yes");
    let given = "hero szopin; floor GK$; lair 2; party F";
    check(&["DR-328"], given, "unleash dice GD", "floor K$; lair 1; exhausted yes; xp 0");
    check(&["DR-328"], given, "unleash dice DD", "floor GK$; lair 0");
    check(&["DR-328"], given, "unleash dice $", "floor GK; n-treasures 0");
    check(&["DR-328"], given, "unleash dice GK$", "refused TooManyDice(2)");
    let given = "hero szopin; phase dragon; lair 3; party F";
    check(&["DR-328", "DR-060"], given, "unleash dice D", "phase regroup; lair 2; xp 0");
    check(&["DR-036"], "hero szopin; floor -", "unleash dice G", "refused UltimateInVain");
}
