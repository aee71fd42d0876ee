//! Legends: heroes that came after the box, with one side (DR-302, DR-307, DR-321 to DR-328).

use undercroft::games::dungeon_roll::Hero;

use super::given::hero;
use super::table::check;

#[test]
fn a_legend_has_one_side() {
    for name in ["marpesia", "toulak", "amar-suen"] {
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
