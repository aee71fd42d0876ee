//! What cards show, and rules of all effects (DN-030 to DN-037, DN-340 to DN-359, DN-561).

use dungeoneer::cards::{Trait, library};

use super::table::{Table, check};

const PREY: &str = "map 0,1 TM02; phase villainy; b: hero TH4; b: at TM02; b: peril 9";

#[test]
fn cards_show_what_they_are() {
    let ids = ["DN-030", "DN-033", "DN-034", "DN-035"];
    for card in &library().adventures {
        let kinds = [Trait::Boon, Trait::Treasure, Trait::Bane, Trait::Monster, Trait::Trap];
        assert_eq!(kinds.iter().filter(|it| card.traits.has(**it)).count(), 1, "{ids:?}");
        assert_eq!(card.monster.is_some(), card.traits.has(Trait::Monster), "{ids:?}");
    }
    for hero in &library().heroes {
        assert_eq!(hero.health, 6, "{ids:?}");
        assert_eq!(hero.boons + hero.treasures, 5, "{ids:?}");
        let grows = |nth: usize| (0..3).all(|it| hero.levels[nth - 1][it] <= hero.levels[nth][it]);
        assert!((1..4).all(grows), "{ids:?}");
    }
}

#[test]
fn each_card_has_its_time() {
    let rich =
        "map 0,1 TM02; glory 9; peril 9; health 3; b: at TM02; b: peril 9; b: glory 9; b: health 3";
    let at = |given: &str, play: &str, then: &str| {
        check(&["DN-035"], &format!("{rich}; {given}"), play, then);
    };
    at("phase villainy; hand TA29", "TA29@b", "discards TA29; b: peril 7");
    at("hand TA29", "TA29@b", "refused OnlyVillainy");
    at("phase villainy; hand TA06", "TA06", "refused OnlyHeroics");
    at("hand TA06", "TA06", "readied TA06; glory 5");
    at("b: hand TA06", "b: TA06", "refused OnlyHeroics");
    // Any time, in one's own turn and in another's.
    at("phase villainy; hand TA17", "TA17", "health 5; glory 7");
    at("hand TA17", "TA17", "health 5; glory 7");
    at("b: hand TA17", "b: TA17", "b: health 5; b: glory 7");
    // A response answers an attack.
    at("hand TA01", "TA01", "refused OnlyResponse");
    at("b: hand TA01", "b: TA01", "refused OnlyResponse");
    let then = "discards TA37 TA01; b: glory 6; b: health 3; battle no";
    at("phase villainy; hand TA37; b: hand TA01", "TA37@b; end; play TA01", then);
    // Not an attack of one's own; and a card about monsters is no answer to a hero.
    let then = "awaited b; all play TA17, play VA09, pass, pass turn, pass battle";
    at("at TM02; hand TA01 VA09; b: hand TA01 VA09 TA17", "attack.b.melee", then);
    // Villainy is the own phase of that name: never another's, and not in a battle.
    at("phase villainy; b: hand TA29", "b: TA29@a", "refused OnlyVillainy");
    let then = "awaited a; lacks play TA29@b; offers play TA30@b";
    at("phase villainy; hand TA29 TA37 TA30", "TA37@b; end", then);
    // Any time holds for peril cards too, in every phase for which there is a moment.
    at("b: hand TA30; hero TH4", "dice 2; b: TA30@a", "totals 4; prone yes; peril 7");
    at("phase villainy; hand TA30; b: hero TH4", "dice 2; TA30@b", "b: prone yes; b: peril 7");
    // Heroics: also between entering a location and what it does there, but not in a battle.
    let flooded = "box vault; map 0,1 VM12; hand VA02 VA15; ap 1; glory 5; visited VM01; hero TH4";
    check(&["DN-035", "DN-562"], flooded, "go.N", "awaited a; offers play VA02; offers play VA15");
    let hunt = "map 0,1 TM17; at TM17; moved; quests TQ09; ap 1; hand TA06 TA17; glory 9; health 3";
    check(&["DN-035"], hunt, "attempt.TQ09", "awaited a; lacks play TA06; offers play TA17");
}

#[test]
fn what_an_instant_brings_may_last_longer() {
    // Until the end of the next turn of its target.
    let given = "box vault; map 0,1 VM03; phase villainy; at VM03; b: at VM03; b: peril 4; hand VA32; ap 2; \
                 hero TH4; b: hero TH4; b: level 2";
    let play = "VA32@b; end; dice 1 1; attack.b.melee";
    check(&["DN-037", "DN-036"], given, play, "totals 2 1; discards VA32");
    let next = "VA32@b; end; end; pass; no; dice 2 1; b: attack.a.melee";
    check(&["DN-037"], given, next, "totals 2 2");
}

#[test]
fn encounters_start_a_battle_where_the_hero_stands() {
    let given = format!("{PREY}; hand TA37");
    let then = "battle yes; totals 5 5; awaited a; b: at TM02; at TM01";
    check(&["DN-117"], &given, "TA37@b; dice 3 4; end", then);
}

#[test]
fn hazards_are_for_whoever_moves() {
    let given = "map 1,0 TM17; b: at TM17; ap 1; b: ap 0";
    let then = "totals 3; health 5; b: health 6";
    check(&["DN-270", "DN-745"], given, "dice 1; go.E", then);
}

#[test]
fn you_are_who_controls_the_card() {
    // The wraith's owner gains nothing, its victim loses; a curse of b's helps b.
    let given = format!("{PREY}; hand TA43; glory 3; b: glory 3; readied TA28");
    let then = "totals 10 1; b: glory 2; glory 3; b: peril 7";
    check(&["DN-340"], &given, "TA43@b; dice 6 1; end", then);
}

#[test]
fn a_card_is_right_against_the_rules() {
    let given =
        "box vault; map 0,1 VM03; readied VA18; glory 2; map 1,0 VM06; map 1,1 VM04; at VM03; ap 1";
    // Through the wall.
    check(&["DN-341"], given, "go.E", "refused Wall");
    check(&["DN-341"], given, "go.E.VA18", "at VM04; ap 0");
}

#[test]
fn own_banes_may_touch_the_own_hero() {
    let alarm =
        "box vault; map 0,1 VM03; phase villainy; at VM03; b: at VM03; b: peril 2; hand VA33";
    check(&["DN-356"], alarm, "VA33@b", "attached VA33; peril 0; b: peril 0");
    check(&["DN-356"], &format!("{alarm}; peril 9"), "VA33@a", "refused OwnPeril");
}

#[test]
fn modifiers_add_up_and_values_stay_above_nothing() {
    let given = format!("{PREY}; hand TA37; readied TA28; b: readied TA06 TA22 TA24");
    // 2 + 1 - 1 against 1 + 1 + 1.
    check(&["DN-359"], &given, "TA37@b; dice 3 2; end", "totals 5 5");
    let low =
        "box vault; map 0,1 VM03; at VM03; b: at VM03; b: hero TH6; quests VQ13; hero TH6; ap 1";
    check(&["DN-359"], low, "dice 2 2; attack.b.melee", "totals 2 2");
}

#[test]
fn boons_come_before_banes_and_glory_before_effects() {
    let given = "map 1,0 TM13; ap 1; visited TM01";
    // The glory of the location pays what it asks for.
    let then = "glory 2; totals none; awaited a; all pick either.1, pick either.2";
    check(&["DN-561"], given, "go.E", then);
    check(&["DN-561"], given, "go.E; pick either.1", "glory 1; health 6");
}

#[test]
fn a_quest_of_two_kinds_is_both() {
    let helm = "box vault; map 0,1 VM10; at VM10; moved; quests VQ04; ap 1; level 2; global VQ10";
    check(&["DN-506"], helm, "attempt.VQ04", "refused SearchFirst");
    let play = "dice 6 4; search.VQ04; attempt.VQ04";
    let higher =
        "box vault; map 1,0 VM04; map 2,0 VM10; at VM10; moved; quests VQ04; ap 1; level 2";
    check(&["DN-506"], higher, play, "totals 8 5; done VQ04");
}

#[test]
fn equal_names_are_cards_of_their_own() {
    let given = "box both; hand TA04 VA03; glory 2; b: peril 9";
    let table = Table::given(given);
    table.expect(&["DN-686"], "hand TA04 VA03");
    let healing = "box both; hand TA17 VA16; glory 4; health 1";
    check(&["DN-686"], healing, "TA17; VA16", "health 5; glory 0; discards TA17 VA16");
}

#[test]
fn the_same_luck_makes_the_same_match() {
    let given = format!("{PREY}; hand TA37");
    let play = |given: &str| {
        let mut table = Table::given(given);
        table.play("TA37@b; dice 6 1; end; pick to.hand");
        table.state
    };
    assert_eq!(play(&given), play(&given), "{:?}", ["DN-574"]);
}

#[test]
fn the_slayer_gets_its_glory_though_it_dies() {
    let given = "with resurrection; map 0,1 TM02; phase villainy; hand TA40; b: at TM02; b: peril 3; \
                 b: health 1; unused TH2 TH3; b: glory 4";
    let play = "TA40@b; dice 1 6; end; pick TH2";
    check(&["DN-720"], given, play, "b: alive yes; b: hero TH2; discards TA40; b: glory 5");
}

#[test]
fn the_dead_are_not_asked_and_give_nothing() {
    let given = "players 3; map 0,1 TM02; phase villainy; hand TA42; hero TH1; health 1; at TM02; \
                 b: at TM02; b: hero TH4; b: peril 4; b: saved";
    // Legion's flame destroys its own master: the battle is over.
    let play = "TA42@b; dice 1 1; end";
    let then = "alive no; b: health 5; b: peril 0; active b; battle no; discards TA42; awaited b";
    check(&["DN-762", "DN-740"], given, play, then);
}

#[test]
fn levels_count_at_once() {
    let given = "map 0,1 TM14; at TM14; quests TQ04; ap 2; b: at TM14; moved; b: saved";
    let play = "dice 6; attempt.TQ04; no; dice 1 1; b: attack.a.melee";
    check(&["DN-736"], given, play, "level 2; totals 6 2 3");
}

#[test]
fn alone_the_rules_are_the_same() {
    let given = "players 1; map 0,1 TM14; map 1,1 TM15; at TM15; ap 1; visited TM14";
    check(&["DN-640"], given, "dice 2; go.W", "totals 4; health 5; at TM14; ap 0");
}
