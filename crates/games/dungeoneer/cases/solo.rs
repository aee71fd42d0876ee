//! One hero alone (DN-640 to DN-657).

use dungeoneer::cards::{Solo, Trait};
use dungeoneer::setup::{Boxes, Setup};
use dungeoneer::state::Phase;

use super::table::{Table, check};

#[test]
fn the_table_of_one() {
    let ids = ["DN-641", "DN-642", "DN-643", "DN-644", "DN-645"];
    for boxes in [Boxes::Tomb, Boxes::Vault] {
        let table = Table::laid(&Setup { boxes, ..Setup::plain(1) });
        table.expect(&ids, "cards 5; glory 1; peril 0");
        assert_ne!(table.state.open.phase, Phase::Villainy, "{ids:?}");
        let open = &table.state.open;
        assert_eq!(open.heroes[table.awaited()].quests.len(), 3, "{ids:?}");
        assert!(open.globals.is_empty(), "{ids:?}");
        let is_glory =
            |traits: kernel::Set<Trait>| traits.has(Trait::Boon) || traits.has(Trait::Treasure);
        let hidden = &table.state.hidden;
        let hand = &hidden.hands[table.awaited()];
        assert!(hand.iter().all(|it| is_glory(it.card().traits)), "{ids:?}");
        for (deck, glory) in [(0, true), (1, false)] {
            let cards = hidden.decks[deck].cards();
            assert!(cards.iter().all(|it| is_glory(it.card().traits) == glory), "{ids:?}");
            assert!(cards.iter().all(|it| it.card().solo != Solo::Out), "{ids:?}");
        }
    }
}

#[test]
fn peril_comes_by_dice() {
    let given = "players 1; map 0,1 TM02; ap 2; perildeck TA29 TA29; visited TM01";
    check(&["DN-646"], given, "dice 3 3; go.N", "glory 1; peril 0; perildeck 2");
    check(&["DN-646"], given, "dice 3 3; go.N; go.S; go.N", "refused NoAp");
    check(
        &["DN-646", "DN-152"],
        "players 1; map 0,1 TM02; at TM02; ap 0; perildeck TA29 TA29",
        "dice 1 6; end",
        "perildiscards TA29; glory 1",
    );
    // It is at the next Reset that the bane is felt.
    let next = "dice 1 6; end";
    let stay = "players 1; map 0,1 TM02; at TM02; ap 0; perildeck TA29 TA29";
    check(&["DN-655", "DN-105"], stay, next, "ap 1; active a; round 2");
}

#[test]
fn monsters_come_after_the_location() {
    let given = "players 1; map 1,0 TM17; ap 1; perildeck TA37 TA48 TA29; visited TM01; hero TH3";
    // The zombie and the trap are drawn; spikes, then the trap, then the attack.
    let play = "dice 1 1 6 2 1 6; go.E";
    let then = "totals 8 4 3 8; perildiscards TA48 TA37; glory 2; health 6; battle no; cards 1";
    check(
        &["DN-646", "DN-647", "DN-649", "DN-651"],
        &format!("{given}; deck TA01 TA02"),
        play,
        then,
    );
}

#[test]
fn banes_wait_for_their_monster() {
    let given =
        "players 1; map 0,1 TM02; map 0,2 TM10; ap 2; perildeck TA28 TA37; visited TM01; hero TH6";
    let play = "dice 1 6; go.N";
    check(&["DN-648"], given, play, "waiting TA28; perildeck 1");
    let next = "dice 1 6; go.N; dice 1 6 6 2 3; go.N";
    let then = "totals 5 3; waiting none; perildiscards TA28 TA37; health 5; battle no";
    check(&["DN-648", "DN-649", "DN-653"], given, next, then);
    // One that is about a roll waits for the next of the hero's.
    let whisper = "players 1; map 1,0 TM17; ap 1; waiting TA35; visited TM01 TM17";
    check(
        &["DN-648"],
        whisper,
        "dice 3; go.E",
        "totals 3; waiting none; perildiscards TA35; health 5",
    );
}

#[test]
fn a_waiting_bane_is_countered_when_it_comes() {
    let given = "players 1; box vault; map 0,1 VM03; ap 1; visited VM01; hand VA12; glory 1";
    let play = "dice 1 6; go.N";
    for waits in ["VA34", "VA37", "VA36"] {
        let drawn = format!("{given}; perildeck {waits}");
        check(&["DN-646", "DN-648"], &drawn, play, "awaited a; all play VA12, pass, pass turn");
        let countered = format!("waiting none; perildiscards {waits}; discards VA12; glory 0");
        check(&["DN-648"], &drawn, &format!("{play}; play VA12"), &countered);
        let passed = format!("waiting {waits}; perildiscards none; hand VA12; glory 2");
        check(&["DN-648"], &drawn, &format!("{play}; pass"), &passed);
    }
    // So is what lies by the location.
    let alarm = format!("{given}; perildeck VA33");
    check(&["DN-648"], &alarm, &format!("{play}; play VA12"), "attached none; perildiscards VA33");
    check(&["DN-648"], &alarm, &format!("{play}; pass"), "attached VA33; hand VA12");
}

#[test]
fn a_lair_strikes_again() {
    let given = "players 1; with lair; map 0,1 TM02; map 0,2 TM10; ap 2; perildeck TA39 TA37; hero TH6; \
                 visited TM01";
    let play = "dice 1 6 3 6; go.N; pass";
    check(&["DN-650"], given, play, "lair TA39; totals 6 6; perildiscards none");
    // In the same turn it does not attack again.
    let same = "dice 1 6 3 6; go.N; pass; dice 1 6 6 3 5; go.N";
    check(&["DN-650"], given, same, "totals 6 6 5 5");
    let plain = given.replace("with lair; ", "");
    check(&["DN-649"], &plain, play, "lair none; perildiscards TA39");
}

#[test]
fn the_strongest_survivor_waits_in_the_lair() {
    let given = "players 1; with lair; map 0,1 TM02; ap 1; visited TM01; hero TH4";
    // The skeleton of the lair and the zombie that is drawn attack together, in the order of drawing; the
    // dearer of them goes back, the other one to the discard pile.
    let joined = format!("{given}; lair TA39; perildeck TA37");
    let then = "totals 4 3 2 2; lair TA39; perildiscards TA37; health 4";
    check(&["DN-650"], &joined, "dice 1 6; dice 1 1 1 1; go.N", then);
    // A trap is no monster: the lair sleeps.
    let trap = format!("{given}; lair TA39; perildeck TA48");
    check(&["DN-650"], &trap, "dice 1 6 3; go.N", "totals 5; lair TA39; battle no");
    // Of equal ones the unhurt, whatever was drawn first; of unhurt ones the first.
    let two = format!("{given}; perildeck TA41 TA46");
    let hurt = "dice 1 1 1 1 6 3; go.N";
    check(&["DN-650"], &two, hurt, "totals 4 4 6 4; lair TA46; perildiscards TA41");
    let unhurt = "dice 1 1 1 1 4 3; go.N";
    check(&["DN-650"], &two, unhurt, "totals 4 4 4 4; lair TA41; perildiscards TA46");
    // Also a wounded one.
    let alone = format!("{given}; perildeck TA41; deck TA02");
    check(
        &["DN-650"],
        &alone,
        "dice 1 6 1 6; go.N",
        "totals 4 6; lair TA41; perildiscards none; glory 2",
    );
    // A fourth pushes out the cheapest; those who have attacked in this turn rest.
    let full = format!("{given}; tired TA42 TA38 TA47; perildeck TA39");
    let then = "totals 4 2; lair TA42 TA47 TA39; perildiscards TA38; health 5";
    check(&["DN-650"], &full, "dice 1 6 1 1; go.N", then);
    // One that was discarded by a card does not survive: the cheaper one lies in wait.
    let repelled = format!("{given}; hand TA01; glory 3; perildeck TA47 TA37; deck TA02");
    let play = "dice 1 1 3 4; go.N; play TA01; pick blow.1";
    check(&["DN-650"], &repelled, play, "lair TA37; perildiscards TA47; totals 5 5; battle no");
    // A monster of the lair that is wounded goes back there.
    let wounded = "players 1; with lair; map 0,1 TM02; ap 1; visited TM01; hero TH4; level 4; \
                  lair TA41; perildeck TA37; deck TA02 TA03";
    let then = "totals 4 3 5 5; lair TA41; perildiscards TA37; glory 3; health 6";
    check(&["DN-650"], wounded, "dice 1 6; dice 1 1 3 1; go.N", then);
    // A hunted monster wakes nobody, and does not lie in wait itself.
    let hunt = "players 1; with lair; map 0,1 TM17; at TM17; moved; quests TQ09; ap 0; lair TA39; hero TH4";
    let then = "totals 4 4; lair TA39; battle no; hunted none";
    check(&["DN-650", "DN-654"], hunt, "dice 1 3; attempt.TQ09", then);
    // In the next turn they attack again, but only with one that is drawn.
    let next = format!("{given}; ap 0; at TM02; moved; tired TA39; perildeck TA37");
    check(&["DN-650"], &next, "end", "lair TA39; perildeck 1; battle no; round 2");
}

#[test]
fn permanents_have_their_place() {
    let given = "players 1; map 0,1 TM02; hand TA06 TA18 TA17; glory 9; health 3";
    check(&["DN-652"], given, "TA06; TA17", "readied TA06; health 5");
    check(&["DN-652"], &format!("{given}; at TM02"), "TA06", "refused SoloBoon");
    check(&["DN-652"], given, "TA18", "refused SoloTreasure");
    let battle =
        "players 1; map 0,1 TM02; hand TA18; glory 3; perildeck TA37; hero TH4; visited TM01";
    let play = "dice 1 6 3 4; go.N; pass";
    check(&["DN-652"], battle, play, "totals 5 5; awaited a; offers play TA18");
    check(&["DN-652"], battle, &format!("{play}; play TA18"), "readied TA18; glory 1; battle no");
}

#[test]
fn alone_cards_are_kept() {
    let given = "players 1; hand TA01 TA02; deck TA03 TA04; ap 0; moved";
    check(&["DN-651"], given, "end", "hand TA01 TA02 TA03; deck 1; round 2");
    let wound =
        "players 1; map 0,1 TM17; at TM17; moved; quests TQ09; ap 1; level 3; deck TA03 TA04";
    let play = "dice 1 6; attempt.TQ09; dice 6 1; play challenge.1.melee.ap";
    check(&["DN-651", "DN-654"], wound, play, "done TQ09; hand TA03 TA04; glory 2");
}
