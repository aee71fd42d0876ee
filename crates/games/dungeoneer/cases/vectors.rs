//! The test vectors of section 14, DN-T01 to DN-T44.

use dungeoneer::setup::{Boxes, Setup};

use super::table::{Table, check};

#[test]
fn the_exit_that_is_left_is_tested_and_no_other() {
    let map = "map 0,1 TM14; map 1,1 TM15";
    let crypt = format!("{map}; at TM14; ap 2");
    check(&["DN-T01", "DN-251"], &crypt, "go.E", "at TM15; ap 1; totals none");
    let library = format!("{map}; at TM15; ap 1");
    let then = "totals 4; health 5; at TM14; ap 0";
    check(&["DN-T02", "DN-263"], &library, "dice 2; go.W", then);
    let altar = "box vault; map 0,1 VM10; map 1,1 VM11; at VM10";
    check(&["DN-T03", "DN-251"], altar, "go.E", "at VM11; ap 1; totals none");
    check(&["DN-T03"], altar, "go.E; dice 3; go.W", "at VM10; ap 0; totals 5; health 6");
}

/// Seat a plays a zombie and Legion on b, who is of level 2.
const LEGION: &str = "map 0,1 TM02; phase villainy; hand TA37 TA42; b: hero TH4; b: level 2; \
                      b: at TM02; b: peril 5; b: hand TA01; b: glory 3";

#[test]
fn legion_and_a_zombie_attack() {
    let declare = "TA37@b; TA42@b; dice 3; end";
    let then = "b: peril 0; totals 4; b: health 6; awaited b; offers play TA01";
    check(&["DN-T04", "DN-410", "DN-460"], LEGION, declare, then);
    let both = format!("{LEGION}; at TM02; hero TH1");
    let then = "totals 4 3; health 5; b: health 6; peril 0";
    check(&["DN-T04", "DN-411"], &both, "TA37@b; TA42@b; dice 3 3; end", then);
    let repel = format!("{declare}; play TA01");
    let then = "b: glory 0; b: hand none; discards TA37 TA01; b: health 5; totals 4 7 3";
    check(&["DN-T05"], LEGION, &format!("{repel}; dice 4 1; pick blow.1"), then);
    check(&["DN-T06", "DN-415"], LEGION, &format!("{repel}; dice 4 1; pick blow.1"), then);
    let saved = format!("{LEGION}; b: saved");
    let challenge = format!("{repel}; dice 4 1; pick blow.1; dice 2 1; play challenge.2.melee.ap");
    let then = "b: ap 0; totals 4 7 3 4 4; awaited a; offers pick to.hand";
    check(&["DN-T07", "DN-418"], &saved, &challenge, then);
    let home = format!("{challenge}; pick to.lair; pick b");
    check(&["DN-T08", "DN-421", "DN-426"], &saved, &home, "lair TA42; b: peril 1; battle no");
}

#[test]
fn a_distracted_monster_leaves_unhurt() {
    let given = "box vault; map 0,1 VM03; phase villainy; hand VA38 VA39; b: hero TH4; b: level 2; \
                 b: at VM03; b: peril 4; b: hand VA01; b: glory 1";
    let play = "VA38@b; VA39@b; end; play VA01; dice 5 1; pick blow.2";
    let then = "totals 7 3; b: health 5; b: glory 0; offers pick to.hand; offers pick to.lair";
    check(&["DN-T09"], given, play, then);
    let home = format!("{play}; pick to.lair; pick to.lair; pick b");
    let then = "lair VA38 VA39; b: peril 1; discards VA01";
    check(&["DN-T09", "DN-425"], given, &home, then);
    let lair_and_hand = format!("{play}; pick to.lair; pick to.hand; pick b");
    check(&["DN-T09", "DN-425"], given, &lair_and_hand, "lair VA38; hand VA39");
}

#[test]
fn the_engulfing_slime_is_overcome() {
    let given = "box vault; map 0,1 VM03; phase villainy; hand VA49; b: level 2; b: hero TH4; \
                 b: at VM03; b: peril 2";
    let then = "totals 6; b: glory 1; b: prone no; b: peril 0; discards VA49";
    check(&["DN-T10", "DN-463"], given, "VA49@b; dice 3; end", then);
}

#[test]
fn monsters_attack_in_round_forms_and_counterattack_in_any() {
    let given =
        "map 0,1 TM02; phase villainy; hand TA43; b: hero TH4; b: at TM02; b: peril 3; b: saved";
    let play = "TA43@b; dice 1 4 3 3; end; play challenge.1.melee.ap";
    check(&["DN-T11", "DN-405", "DN-420"], given, play, "totals 4 4 4 4; b: health 6");
    let given =
        "box vault; map 0,1 VM03; phase villainy; hand VA40; b: hero TH4; b: at VM03; b: peril 4";
    let play = "VA40@b; dice 6 1 1; end";
    let then = "totals 9 1 3; b: health 5; b: prone yes";
    check(&["DN-T12", "DN-407"], given, play, then);
    check(&["DN-T12"], given, "VA40@b; dice 6 1 3; end", "totals 9 1 5; b: health 5; b: prone no");
}

#[test]
fn ramalith_grows_stronger() {
    let given = "box vault; map 0,1 VM22; at VM22; quests VQ03; ap 1";
    let play = "dice 6 1; attempt.VQ03; pass";
    check(&["DN-T13", "DN-722"], given, play, "totals 10 1; health 5; hunted VQ03:3; ap 1");
}

/// Both players go through a turn without a deed, to seat a's next one.
const ROUND: &str = "end; no; b: end; b: end; b: no";

#[test]
fn speed_is_no_action_point() {
    let given = "hand TA07; glory 4; ap 1";
    check(&["DN-T14", "DN-303"], given, "TA07", "ap 1; readied TA07; glory 0");
    check(&["DN-T14"], given, &format!("TA07; {ROUND}"), "ap 3; active a");
}

#[test]
fn glory_of_a_location_pays_before_its_effect() {
    let given = "box vault; map 0,1 VM12; hand VA02; glory 2";
    check(&["DN-T15", "DN-562"], given, "go.N", "glory 4; totals none; offers play VA02");
    let then = "glory 0; totals 5; health 6; readied VA02";
    check(&["DN-T15", "DN-255"], given, "go.N; dice 2; play VA02", then);
    check(&["DN-T15"], given, "go.N; dice 2; pass", "glory 4; totals 4; health 5");
}

#[test]
fn peril_dice_bring_cards_alone() {
    let given = "players 1; map 0,1 TM06; perildeck TA29 TA29";
    let then = "glory 1; peril 0; perildeck 1; perildiscards TA29";
    check(&["DN-T16", "DN-646"], given, "dice 2 5; go.N", then);
    let given = "players 1; map 0,1 TM10; perildeck TA29 TA29 TA29";
    let then = "glory 2; perildeck 1; perildiscards TA29 TA29";
    check(&["DN-T41", "DN-646"], given, "dice 1 4 3; go.N", then);
}

#[test]
fn everybody_begins_alike() {
    let ids = ["DN-T17", "DN-067", "DN-068", "DN-069", "DN-070"];
    for boxes in [Boxes::Tomb, Boxes::Vault] {
        for n_players in 2..=4 {
            let table = Table::laid(&Setup { boxes, ..Setup::plain(n_players) });
            for seat in ["a", "b", "c", "d"].into_iter().take(usize::from(n_players)) {
                let facts = ["health 6", "glory 1", "peril 1", "cards 5", "level 1"];
                for fact in facts {
                    table.expect(&ids, &format!("{seat}: {fact}"));
                }
            }
            let open = &table.state.open;
            assert!(open.heroes.iter().all(|(_, it)| it.quests.len() == 2), "{ids:?}");
            assert_eq!(open.globals.len(), 1, "{ids:?}");
        }
    }
}

#[test]
fn exit_meets_exit_and_wall_meets_wall() {
    let one_way = "map 0,1 TM02; map 1,0 TM09; phase villainy";
    check(&["DN-T18", "DN-203"], &format!("{one_way}; locations TM06"), "end", "offers at 1,1");
    let walls = "map 0,1 TM02; map 1,0 TM04; phase villainy; locations TM07";
    check(&["DN-T19", "DN-204"], walls, "end", "lacks at 1,1");
    let then = "map 1,1 TM06; phase heroics; awaited a";
    let ids = ["DN-T20", "DN-201", "DN-202"];
    check(&ids, &format!("{one_way}; locations TM06"), "end; at 1,1", then);
    check(&["DN-T21", "DN-203"], &format!("{one_way}; locations TM10"), "end", "lacks at 1,1");
}

#[test]
fn a_blocked_exit_is_held_open() {
    let given = "map 0,1 TM03; at TM03; ap 1";
    let then = "totals 2; ap 0; held TM03 S; at TM03";
    check(&["DN-T22", "DN-262"], given, "dice 1; go.S", then);
    let play = "dice 1; go.S; end; b: end; b: end; b: no; end; go.S";
    check(&["DN-T22", "DN-108"], given, play, "totals 2; at TM01; ap 1; shut TM03 S");
}

#[test]
fn equal_totals_are_nothing() {
    let given = "map 0,1 TM02; phase villainy; hand TA37; b: hero TH4; b: at TM02; b: peril 1";
    let then = "totals 5 5; b: health 6; offers pick to.hand; lacks pick to.discard";
    check(&["DN-T23", "DN-415"], given, "TA37@b; dice 3 4; end", then);
}

#[test]
fn one_helm_a_head_and_bags_that_make_room() {
    let given = "box both; readied TA23; hand VA19; glory 2";
    check(&["DN-T24", "DN-321"], given, "VA19", "refused SameSubtype");
    let artifact = "box both; done VQ04; hand VA19; glory 2";
    check(&["DN-T24", "DN-510"], artifact, "VA19", "readied VA19");
    let full = "box both; readied TA14 TA16 TA18; glory 9; hand";
    check(&["DN-T25", "DN-320"], &format!("{full} TA22"), "TA22", "refused TreasureLimit");
    let then = "readied TA14 TA16 TA18 TA15 TA22";
    check(&["DN-T25", "DN-322"], &format!("{full} TA15 TA22"), "TA15; TA22", then);
    check(&["DN-T25", "DN-322"], &format!("{full} VA14"), "VA14", "readied TA14 TA16 TA18 VA14");
    let too_many = "readied TA14 TA16 TA18 TA15 TA22; glory 9; hand TA23";
    check(&["DN-T25"], too_many, "TA23", "refused TreasureLimit");
}

#[test]
fn draky_is_slain() {
    let given = "map 0,1 TM12; at TM12; moved; level 2; quests TQ02; health 5";
    check(&["DN-T26", "DN-513"], given, "attempt.TQ02", "awaited b; offers pick magic; ap 2");
    let play = "attempt.TQ02; dice 1 3; pick melee";
    let then = "totals 3 5; level 3; glory 2; health 6; phase discard; done TQ02; quests none";
    check(&["DN-T26", "DN-503", "DN-133"], given, play, then);
}

#[test]
fn the_magic_fish_is_caught_the_second_time() {
    let given = "map 0,1 TM13; at TM13; moved; quests TQ03; ap 1; glory 2; health 5";
    let play = "attempt.TQ03; dice 3; number 0";
    check(&["DN-T27", "DN-502"], given, play, "ap 1; glory 2; level 1; totals 3");
    let play = "attempt.TQ03; dice 3; number 0; attempt.TQ03; dice 2+5; number 1";
    let then = "ap 0; level 2; glory 1; health 6; totals 3 5; done TQ03";
    check(&["DN-T27", "DN-537"], given, play, then);
}

#[test]
fn a_ring_prevents_twice() {
    let given = "map 0,1 TM02; phase villainy; hand TA53; b: hero TH4; b: at TM02; b: peril 4; \
                 b: readied TA14*1";
    let play = "TA53@b; dice 1; end";
    check(&["DN-T28", "DN-714"], given, play, "awaited b; b: health 6; offers play use.TA14.2");
    let then = "b: health 6; b: readied none; awaited a; battle no";
    check(&["DN-T28"], given, &format!("{play}; play use.TA14.2; play use.TA14.3"), then);
    let one = format!("{play}; play use.TA14.3");
    check(&["DN-T28"], given, &one, "b: health 5; b: readied none");
}

#[test]
fn a_bugbear_takes_its_slayer_with_it() {
    let given = "players 3; map 0,1 TM02; phase villainy; hand TA40; b: at TM02; b: peril 3; \
                 b: health 1; c: at TM02";
    let play = "TA40@b; dice 1 6; end";
    let then = "totals 3 7; b: alive no; c: health 5; discards TA40; won nobody yet";
    check(&["DN-T29", "DN-719"], given, play, then);
    let two = "map 0,1 TM02; phase villainy; hand TA40; b: at TM02; b: peril 3; b: health 1";
    check(&["DN-T29", "DN-002"], two, play, "won a");
}

#[test]
fn kron_pays_back() {
    let given = "map 0,1 TM02; phase villainy; hand TA37; b: at TM02; b: peril 1; b: glory 2";
    let play = "TA37@b; dice 6 1; end; play use.hero.1; dice 3 1; play challenge.1.melee.free";
    let then = "totals 8 2 5 3; b: health 5; b: ap 0; discards TA37; b: glory 1";
    check(&["DN-T30", "DN-436"], given, play, then);
    check(&["DN-T30", "DN-426"], given, &format!("{play}; pick nobody"), "b: peril 0; battle no");
}

#[test]
fn a_healing_hand_heals_once_a_turn() {
    let given = "health 4; glory 3; ap 1";
    check(&["DN-T31"], given, "use.hero.1", "health 5; glory 0; ap 0");
    let given = "health 4; glory 6; ap 2";
    check(&["DN-T31"], given, "use.hero.1; use.hero.1", "health 5; refused OnceATurn");
    let again = format!("use.hero.1; {ROUND}; use.hero.1");
    check(&["DN-T43", "DN-103"], given, &again, "health 6; phase villainy; ap 1");
}

#[test]
fn the_last_phase() {
    let given = "readied TA18; deck TA01 TA02 TA03 TA04 TA05 TA06";
    let then = "hand TA01 TA02 TA03 TA04 TA05; readied TA18; deck 1; active b";
    check(&["DN-T32", "DN-150"], given, "end; no", then);
    let given = "map 0,1 TM17; at TM17";
    let then = "glory 1; peril 2; health 6; totals none";
    check(&["DN-T33", "DN-152"], given, "end", then);
    let given = "ap 3";
    check(&["DN-T44", "DN-154"], given, "end; yes", "ap 1; active b");
    check(&["DN-T44", "DN-154"], given, "end; no", "ap 0; active b");
}

#[test]
fn a_fourth_monster_pushes_one_out() {
    let given = "map 0,1 TM02; phase villainy; lair TA37 TA38 TA39; hand TA44; b: hero TH4; \
                 b: at TM02; b: peril 2";
    let play = "TA44@b; dice 3 4; end; pick to.lair";
    check(&["DN-T34", "DN-422"], given, play, "awaited a; offers pick in.TA38");
    let then = "lair TA37 TA39 TA44; discards TA38";
    check(&["DN-T34", "DN-422"], given, &format!("{play}; pick in.TA38"), then);
}

#[test]
fn a_hero_in_a_pit_can_only_stand_up() {
    let given = "map 0,1 TM11; locations TM02; ap 2";
    let then = "totals 3; prone yes; ap 1; lacks go.S; lacks explore; offers stand";
    check(&["DN-T35", "DN-350"], given, "dice 1; go.N", then);
    check(&["DN-T35", "DN-273"], given, "dice 1; go.N; explore", "refused Lying");
    check(&["DN-T35", "DN-350"], given, "dice 1; go.N; stand", "prone no; ap 0");
}

#[test]
fn an_escort_is_stolen() {
    let given = "map 0,1 TM02; at TM02; quests TQ02 TQ03; b: at TM02; b: carried TQ11";
    let play = "dice 6 1; attack.b.melee; pick TQ11";
    let then =
        "b: health 6; quests TQ02 TQ03 TQ11; carried TQ11; b: carried none; b: quests none; ap 1";
    check(&["DN-T36", "DN-433", "DN-530"], given, play, then);
    let play = "dice 6 1; attack.b.melee; pick nobody";
    check(&["DN-T36", "DN-433"], given, play, "b: health 5; carried none; b: carried TQ11");
}

#[test]
fn a_global_artifact_is_not_replaced() {
    let given = "box vault; map 0,1 VM18; at VM18; moved; global VQ06; questdeck VQ01; \
                 readied VA13 VA14; health 5";
    let play = "attempt.VQ06; pick readied.VA13.a";
    let then = "done VQ06; global none; readied none; level 2; health 6";
    check(&["DN-T37", "DN-504"], given, play, then);
    let pact = "box vault; map 0,1 VM10; at VM10; moved; global VQ10; questdeck VQ01";
    let then = "done VQ10; global VQ01; health 4; glory 3";
    check(&["DN-T37", "DN-504", "DN-512"], pact, "attempt.VQ10", then);
}

#[test]
fn peril_of_different_players_is_not_added_together() {
    let given = "players 3; box vault; map 0,1 VM02; phase villainy; hand VA28; b: at VM02; \
                 b: peril 2; c: peril";
    check(&["DN-T38", "DN-112"], &format!("{given} 2"), "VA28@b", "refused TooDear");
    check(&["DN-T38", "DN-112"], &format!("{given} 2"), "VA28@c", "refused TooDear");
    check(&["DN-T38", "DN-112"], &format!("{given} 3"), "VA28@c", "c: peril 0; b: peril 2");
}

#[test]
fn a_hunted_monster_is_well_in_the_next_turn() {
    let given = "map 0,1 TM17; at TM17; moved; b: at TM17; global TQ09";
    let hunt = "dice 1 6; attempt.TQ09; pass";
    check(&["DN-T39", "DN-515"], given, hunt, "totals 4 7; hunted TQ09:1; glory 0");
    let next = format!("{hunt}; end; pass; no; b: end");
    check(&["DN-T39", "DN-107"], given, &next, "active b; phase heroics; hunted none");
    let next = format!("{next}; dice 1 6; b: attempt.TQ09; b: pass");
    check(&["DN-T39", "DN-761"], given, &next, "hunted TQ09:1; b: done none; global TQ09");
}

#[test]
fn traps_alone_are_no_battle() {
    let given = "map 0,1 TM02; phase villainy; hand TA48; b: at TM02; b: peril 1; b: saved; \
                 b: hand TA01; b: glory 3";
    let then = "totals 3; b: health 5; awaited a; battle no; b: hand TA01; discards TA48";
    check(&["DN-T40", "DN-465"], given, "TA48@b; dice 1; end", then);
}

#[test]
fn the_undead_awaken() {
    let given = "map 0,1 TM02; phase villainy; readied TA28; hand TA39 TA37; b: hero TH4; b: at TM02; \
                 b: peril 2";
    let play = "TA39@b; TA37@b; dice 1 1 4 3; end";
    check(&["DN-T42", "DN-360"], given, play, "b: peril 0; totals 5 4 5 4; b: health 6");
}
