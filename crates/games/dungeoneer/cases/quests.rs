//! Quests (DN-500 to DN-537).

use super::table::check;

#[test]
fn attempts_are_made_by_those_who_may() {
    let given = "map 0,1 TM14; at TM14; moved; b: quests TQ04; ap 1";
    check(&["DN-501"], given, "attempt.TQ04", "refused NotYourQuest");
    let global = "map 0,1 TM14; at TM14; moved; global TQ04; ap 1";
    check(&["DN-501"], global, "dice 6; attempt.TQ04", "done TQ04; totals 6; glory 2; level 2");
    check(&["DN-507"], "global TQ04", "attempt.TQ04", "refused WrongPlace");
    check(
        &["DN-500"],
        "map 0,1 TM14; quests TQ04",
        "go.N",
        "done none; totals none; offers attempt.TQ04",
    );
    let villainy = format!("{global}; phase villainy");
    check(&["DN-501", "DN-760"], &villainy, "attempt.TQ04", "refused OnlyHeroics");
    check(&["DN-760"], &format!("{global}; b: at TM14"), "b: attempt.TQ04", "refused OnlyHeroics");
}

#[test]
fn a_failed_threat_strikes_everybody_there() {
    let given = "players 3; map 0,1 TM14; at TM14; moved; quests TQ04; ap 1; b: at TM14";
    let then = "totals 5; health 5; b: health 5; c: health 6; ap 1";
    check(&["DN-535", "DN-536"], given, "dice 5; attempt.TQ04", then);
    let again = "dice 5 5; attempt.TQ04; attempt.TQ04";
    check(&["DN-535", "DN-502"], given, again, "health 4; ap 0");
    check(&["DN-502"], given, &format!("{again}; attempt.TQ04"), "refused NoAp");
    // Counted by quest.
    let two = "map 0,1 TM12; at TM12; moved; quests TQ13 TQ02; ap 0; glory 5";
    let play = "dice 1; attempt.TQ13; dice 6 1; attempt.TQ02; pick melee";
    check(&["DN-502"], two, play, "totals 1 8 2; ap 0; health 5; glory 4");
}

#[test]
fn success_is_rewarded_and_ends_heroics() {
    let given = "map 0,1 TM14; at TM14; moved; global TQ04; questdeck TQ01 TQ02; health 3; ap 1";
    let then = "level 2; glory 2; health 4; done TQ04; global TQ01; phase discard; awaited a";
    check(&["DN-503", "DN-504", "DN-505"], given, "dice 6; attempt.TQ04", then);
    let own = "map 0,1 TM14; at TM14; moved; quests TQ04; questdeck TQ01; ap 1";
    check(&["DN-504"], own, "dice 6; attempt.TQ04", "quests none; global none; done TQ04");
    let empty = "map 0,1 TM14; at TM14; moved; global TQ04; ap 1";
    check(&["DN-504"], empty, "dice 6; attempt.TQ04", "global none; done TQ04");
    let top = "map 0,1 TM14; at TM14; moved; level 4; quests TQ04; ap 1";
    check(&["DN-039", "DN-754"], top, "dice 6; attempt.TQ04", "level 4");
}

#[test]
fn influences_act_while_they_last() {
    let cursed = "map 0,1 TM02; hand TA17; glory 2; health 3";
    check(&["DN-511"], &format!("{cursed}; quests TQ13"), "TA17", "health 3; glory 0");
    check(&["DN-511", "DN-729"], &format!("{cursed}; global TQ13"), "TA17", "health 3");
    check(&["DN-511"], &format!("{cursed}; b: quests TQ13"), "TA17", "health 5");
    check(&["DN-511"], &format!("{cursed}; done TQ13"), "TA17", "health 5");
    let chapel = "map 0,1 TM16; at TM16; glory 3; health 3; quests TQ13";
    check(&["DN-511"], chapel, "use.TM16.1", "health 4");
}

#[test]
fn sacrifices_are_paid_in_full() {
    let soul = "map 0,1 TM16; at TM16; moved; quests TQ05; health";
    check(&["DN-512"], &format!("{soul} 3"), "attempt.TQ05", "health 1; done TQ05; glory 3");
    check(&["DN-512"], &format!("{soul} 2"), "attempt.TQ05", "refused NothingToGive");
    let scrolls = "map 0,1 TM15; at TM15; moved; quests TQ06; readied";
    check(&["DN-512"], &format!("{scrolls} TA06"), "attempt.TQ06", "refused NothingToGive");
    let play = "attempt.TQ06; pick readied.TA18.a; pick readied.TA06.a";
    check(&["DN-512"], &format!("{scrolls} TA06 TA18 TA14"), play, "readied TA14; done TQ06");
    let beasts =
        "box vault; map 0,1 VM17; at VM17; moved; quests VQ09; hand VA01 VA02 VA04 VA05 VA10";
    let play = "attempt.VQ09; pick hand.VA01; pick hand.VA02; pick hand.VA05";
    check(&["DN-512"], beasts, play, "done VQ09; hand VA04 VA10; glory 1; level 2");
    let heart = "box vault; map 0,1 VM18; at VM18; moved; quests VQ06; readied VA14 VA19";
    check(&["DN-512"], heart, "attempt.VQ06", "refused NothingToGive");
}

#[test]
fn artifacts_stay_and_help() {
    let blade = "box vault; map 0,1 VM03; at VM03; b: at VM03; done VQ05; ap 1";
    check(&["DN-510"], blade, "dice 1 1; attack.b.melee", "totals 3 2");
    let heart = "box vault; ap 0; b: done VQ06";
    check(&["DN-510"], heart, "end", "b: glory 1; active b");
    let helm = "box vault; map 0,1 VM12; done VQ04; ap 1";
    check(&["DN-510"], helm, "dice 2; go.N", "totals 5; health 6");
    // It is no treasure: it cannot be discarded.
    let treasures = "box vault; done VQ06; hand VA01 VA02; ap 0";
    check(&["DN-510"], treasures, "end", "all pick hand.VA01, pick hand.VA02");
}

#[test]
fn a_hunt_begins_with_the_attack_of_the_monster() {
    let given = "map 0,1 TM17; at TM17; moved; quests TQ09; ap 1; b: at TM01";
    // Told before the question is put: b leads the guardian.
    let hunt = "dice 1 6; attempt.TQ09";
    let then = "totals 4 7; ap 1; awaited a; offers play challenge.1.melee.ap; hunted none";
    check(&["DN-513"], given, hunt, then);
    let won = format!("{hunt}; dice 6 1; play challenge.1.melee.ap");
    let then = "totals 4 7 7 4; done TQ09; glory 2; level 2; ap 0; phase discard";
    check(&["DN-513", "DN-514"], given, &won, &then.replace("phase discard", "active b"));
    let again = format!("{hunt}; pass; dice 1 6; attempt.TQ09");
    check(&["DN-515", "DN-516"], given, &again, "totals 4 7 4 7; done TQ09; ap 0");
    // Neither glory nor peril for wounds.
    let hurt = "dice 6 1; attempt.TQ09; pass";
    check(&["DN-513", "DN-426"], given, hurt, "health 5; peril 0; b: peril 0; glory 0; lacks go.N");
    let enhanced = format!("{given}; b: readied TA28");
    check(&["DN-515"], &enhanced, "dice 1 1; attempt.TQ09; pass", "totals 5 2; health 5");
    let repelled = format!("{given}; hand TA01; glory 3");
    let then = "done none; hunted none; battle no; glory 0; discards TA01; offers attempt.TQ09";
    check(&["DN-516"], &repelled, "attempt.TQ09; play TA01", then);
}

#[test]
fn whoever_has_slain_the_prey_has_completed_the_quest() {
    // The guardian falls to the counterattack; then its hunter challenges a hero, and is destroyed.
    let given = "players 3; map 0,1 TM17; at TM17; moved; quests TQ09; ap 1; level 3; readied TA03; \
                 health 1; b: at TM17; b: hero TH4";
    let play = "dice 1 6; attempt.TQ09; dice 1 6; play challenge.b.melee.ap";
    let then = "alive no; done TQ09; gone none; won nobody yet; active b; battle no";
    check(&["DN-513"], given, play, then);
    let third = format!("{given}; done TQ02 TQ03");
    check(&["DN-008", "DN-001"], &third, play, "won a; done TQ02 TQ03 TQ09");
    // Its new hero begins at the first level all the same.
    let back = format!("{given}; with resurrection; unused TH2 TH3");
    let then = "alive yes; hero TH2; level 1; health 6; done TQ09; quests none; active b";
    check(&["DN-604", "DN-513"], &back, &format!("{play}; pick TH2"), then);
    // Whoever has not slain it has not.
    let fails = "dice 6 1; attempt.TQ09";
    check(&["DN-516"], given, fails, "alive no; done none; gone TQ09");
}

#[test]
fn a_search_comes_first() {
    let given = "map 0,1 TM02; map 0,2 TM02; at TM02; moved; quests TQ07; ap 2; level 2";
    check(&["DN-520"], given, "attempt.TQ07", "refused SearchFirst");
    let near = "map 0,1 TM02; map 0,2 TM10; at TM02; moved; quests TQ07; ap 3; level 2";
    check(
        &["DN-520", "DN-521"],
        near,
        "dice 6; search.TQ07",
        "totals 7; ap 2; offers attempt.TQ07",
    );
    check(&["DN-520", "DN-521"], near, "dice 5; search.TQ07", "totals 6; ap 2; lacks attempt.TQ07");
    let twice = "dice 5 6; search.TQ07; search.TQ07";
    check(&["DN-734"], near, twice, "totals 6 7; ap 1; offers attempt.TQ07");
    // The find is for this place; the first attempt after it is free.
    let play = "dice 6 3; search.TQ07; attempt.TQ07";
    check(&["DN-522"], near, play, "totals 7 5; done TQ07; ap 2");
    check(&["DN-522"], near, "dice 6; search.TQ07; go.S; go.N", "lacks attempt.TQ07; ap 0");
    let next = "dice 6; search.TQ07; end; no; end; end; no; end";
    check(
        &["DN-520"],
        near,
        next,
        "phase heroics; active a; lacks attempt.TQ07; offers search.TQ07",
    );
    // A second find at the same place leaves the first one.
    let both =
        "box both; map 0,1 TM02; map 0,2 TM10; at TM02; moved; quests TQ07 VQ11; ap 3; glory 2";
    let play = "dice 6 6; search.TQ07; search.VQ11";
    let then = "totals 7 7; ap 1; offers attempt.TQ07; offers attempt.VQ11; lacks search.TQ07";
    check(&["DN-522"], both, play, then);
    check(&["DN-522"], both, &format!("{play}; go.S; go.N"), "refused NoAp");
    let gone = "lacks attempt.TQ07; lacks attempt.VQ11; at TM01";
    check(&["DN-522"], both, &format!("{play}; go.S"), gone);
    let far = "map 0,1 TM02; map 0,2 TM08; map -1,2 TM04; at TM04; moved; quests TQ07; ap 1";
    check(&["DN-521"], far, "dice 4; search.TQ07", "totals 7; offers attempt.TQ07");
    let wrong = "map 0,1 TM10; at TM10; quests TQ07; ap 1";
    check(&["DN-520"], wrong, "search.TQ07", "refused WrongPlace");
}

#[test]
fn an_escort_is_led() {
    let given = "map 0,1 TM21; map 0,2 TM15; at TM21; quests TQ11; ap 2";
    check(&["DN-525"], given, "escort.TQ11", "carried TQ11; ap 2");
    let play = "escort.TQ11; go.N";
    // Entering is not enough.
    check(&["DN-529"], given, play, "done none; carried TQ11; offers finish.TQ11");
    check(
        &["DN-525", "DN-503"],
        given,
        &format!("{play}; finish.TQ11"),
        "done TQ11; level 2; ap 1",
    );
    check(&["DN-525"], given, "go.S; escort.TQ11", "refused WrongPlace");
    check(&["DN-525"], given, "finish.TQ11", "refused NotCarried");
}

#[test]
fn a_global_escort_becomes_personal() {
    let given = "map 0,1 TM21; at TM21; global TQ11; questdeck TQ04; quests TQ02 TQ03; ap 2";
    let then = "quests TQ02 TQ03 TQ11; carried TQ11; global TQ04";
    check(&["DN-526"], given, "escort.TQ11", then);
    // Left behind, it is nobody's until somebody takes it up.
    let dropped = "escort.TQ11; go.S; drop.TQ11";
    let then = "quests TQ02 TQ03; carried none; tokens TQ11@TM01; global TQ04";
    check(&["DN-527", "DN-528", "DN-733"], given, dropped, then);
    check(&["DN-528"], given, &format!("{dropped}; go.N; escort.TQ11"), "refused NotYourQuest");
    let again = format!("{dropped}; take.TQ11");
    check(&["DN-527", "DN-732"], given, &again, "carried TQ11; tokens none; ap 1");
    let other = format!("{given}; b: quests TQ05 TQ06");
    let play = "escort.TQ11; go.S; drop.TQ11; end; no; end; take.TQ11";
    check(&["DN-527"], &other, play, "b: carried TQ11; b: quests TQ05 TQ06 TQ11; tokens none");
    let early = "escort.TQ11; go.S; drop.TQ11; end; no; take.TQ11";
    check(&["DN-527"], &other, early, "refused OnlyHeroics");
}

#[test]
fn the_damsel_slows_down() {
    let given = "map 0,1 TM12; at TM12; moved; quests TQ01; ap 2";
    check(&["DN-533"], given, "escort.TQ01", "ap 1; carried TQ01");
    let next = "end; no; end; end; no";
    let led = "escort.TQ01; end; pass; no; end; end; pass; no";
    check(&["DN-533"], given, led, "ap 1; active a");
    check(&["DN-533"], given, next, "ap 2; active a");
    let boots = format!("{given}; readied TA16");
    check(&["DN-533"], &boots, led, "ap 2; active a");
}

#[test]
fn a_stolen_escort_is_finished_in_the_own_heroics() {
    let given = "map 0,1 TM02; map 0,2 TM15; at TM15; b: at TM15; b: saved; carried TQ11; ap 1; b: quests TQ02";
    let play = "dice 1 6; attack.b.melee; pick TQ11";
    check(&["DN-530"], given, play, "b: carried TQ11; health 6; carried none");
    let theft = format!("{play}; pass; end; pass");
    check(&["DN-731"], given, &format!("{theft}; finish.TQ11"), "refused OnlyHeroics");
    check(&["DN-731"], given, &format!("{theft}; end; finish.TQ11"), "b: done TQ11");
}

#[test]
fn dice_alone_decide() {
    let given = "map 0,1 TM20; at TM20; moved; quests TQ14; ap 1; glory 3; level 4";
    check(&["DN-537"], given, "attempt.TQ14; dice 3+4; number 0", "totals 7; done none; glory 3");
    check(&["DN-537"], given, "attempt.TQ14; dice 3+4; number 1", "totals 8; done TQ14; glory 3");
    check(&["DN-537"], given, "attempt.TQ14; number 4", "refused SomethingElse");
}
