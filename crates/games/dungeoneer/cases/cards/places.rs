//! What can be done, and what holds, in a location.

use super::list::card;
use super::uses::Used;
use crate::table::check;

/// What any hero there may do in its own Heroics.
#[track_caller]
fn here(id: &str, given: &str, word: &str, after: &str, then: &str) {
    let used = Used { id, seat: "", given, before: "", word, after, then };
    used.is_paid();
    used.is_once();
    let villainy = format!("{given}; phase villainy; glory 9; ap 9");
    check(&[id], &villainy, word, "refused NotNow");
    let other = format!("{given}; glory 9; ap 9; active b");
    check(&[id], &other, &format!("a: {word}"), "refused NotNow");
}

#[test]
fn heroes_heal_and_travel() {
    here("TM16.1", "map 0,1 TM16; at TM16; health 3", "use.TM16.1", "", "health 4; glory 0");
    // The portal leads to chambers, the mirrors to tunnels, dark or not.
    for (id, from, north, fits) in [
        ("TM21.1", "TM21", "TM14", "pick TM01, pick TM14, pick TM16"),
        ("VM21.1", "VM21", "TM02", "pick TM02, pick TM10"),
    ] {
        let given = format!(
            "map 0,1 {from}; map 0,2 {north}; map 5,5 TM16; map 5,6 TM10; at {from}; \
             visited {north}"
        );
        let word = format!("use.{from}.1");
        let enough = format!("{given}; glory 1; ap 1");
        check(&[id], &enough, &word, &format!("all {fits}"));
        let then = format!("at {north}; ap 0; glory 0; totals none");
        check(&[id], &enough, &format!("{word}; pick {north}"), &then);
        check(&[id], &format!("{given}; glory 0; ap 1"), &word, "refused TooDear");
        check(&[id], &format!("{given}; glory 1; ap 0"), &word, "refused NoAp");
        let twice = format!("{word}; pick {north}; go.S; {word}");
        check(&[id], &format!("{given}; glory 9; ap 3"), &twice, "refused OnceATurn");
    }
    // Nobody who is elsewhere, and not while it is switched off.
    let away = "map 0,1 TM16; health 3; glory 3";
    check(&["TM16.1"], away, "use.TM16.1", "refused NoSuchAbility");
    let off = "map 0,1 TM16; at TM16; health 3; glory 3; deactivated TM16";
    check(&["TM16.1"], off, "use.TM16.1", "refused NoSuchAbility");
}

#[test]
fn cards_are_given_and_taken() {
    let library = "map 0,1 TM15; at TM15; hand TA01 TA02; deck TA03 TA04";
    let play = "use.TM15.1; pick hand.TA02";
    check(&["TM15.1"], library, play, "hand TA01 TA03; discards TA02; deck 1");
    check(&["TM15.1"], library, &format!("{play}; use.TM15.1"), "refused OnceATurn");
    check(&["TM15.1"], "map 0,1 TM15; at TM15; deck TA03", "use.TM15.1", "refused NothingToGive");
    check(&["TM15.1"], &format!("{library}; phase villainy"), "use.TM15.1", "refused NotNow");
    let reliquary = "map 0,1 TM20; at TM20; readied TA18 TA21 TA06";
    let play = "use.TM20.1; pick readied.TA21.a";
    let then = "all pick readied.TA18.a, pick readied.TA21.a";
    check(&["TM20.1"], reliquary, "use.TM20.1", then);
    check(&["TM20.1"], reliquary, play, "readied TA18 TA06; discards TA21; glory 4");
    check(&["TM20.1"], reliquary, &format!("{play}; use.TM20.1"), "refused OnceATurn");
    let bare = "map 0,1 TM20; at TM20; readied TA06";
    check(&["TM20.1"], bare, "use.TM20.1", "refused NothingToGive");
    let altar = "map 0,1 VM10; at VM10; health";
    check(&["VM10.1"], &format!("{altar} 3"), "use.VM10.1", "health 2; glory 3");
    check(&["VM10.1"], &format!("{altar} 2"), "use.VM10.1", "health 1; glory 3");
    check(&["VM10.1"], &format!("{altar} 1"), "use.VM10.1", "refused LastHealth");
    check(&["VM10.1"], &format!("{altar} 3"), "use.VM10.1; use.VM10.1", "refused OnceATurn");
    let treasury = "map 0,1 VM11; at VM11; deck TA01 TA18 TA10 TA22";
    let then = "hand TA18; discards TA01 TA10; deck 1; ap 0";
    check(&["VM11.1"], &format!("{treasury}; ap 1"), "use.VM11.1; pick card.TA18", then);
    check(
        &["VM11.1"],
        &format!("{treasury}; ap 1"),
        "use.VM11.1",
        "all pick card.TA18, pick nobody",
    );
    check(&["VM11.1"], &format!("{treasury}; ap 0"), "use.VM11.1", "refused NoAp");
    let twice = "use.VM11.1; pick nobody; use.VM11.1";
    check(&["VM11.1"], &format!("{treasury}; ap 2"), twice, "refused OnceATurn");
}

#[test]
fn entrances_are_peaceful_and_exchange_quests() {
    for (peace, swap, given, own, deck) in [
        (["TM01.1"], ["TM01.2"], "box tomb", "TQ02 TQ04", "TQ09 TQ10"),
        (["VM01.1"], ["VM01.2"], "box vault", "VQ03 VQ01", "VQ08 VQ05"),
    ] {
        let gate = card(swap[0]);
        let fight = format!("{given}; ap 1; visited {gate}");
        check(&peace, &fight, "attack.b.melee", "refused Peaceful");
        let monster = format!("{fight}; phase villainy; hand TA37; b: peril 9; b: saved");
        // Monsters may be challenged, heroes may not.
        let then = "awaited b; offers play challenge.1.melee.ap; lacks play challenge.a.melee.ap";
        check(&peace, &monster, "TA37@b; dice 3 3; end", then);
        let quests = format!("{given}; quests {own}; questdeck {deck}; visited {gate}");
        let word = format!("use.{gate}.2");
        let (kept, old) = own.split_once(' ').expect("two quests");
        let new = deck.split_once(' ').expect("two quests").0;
        let play = format!("{word}; pick {old}");
        check(
            &swap,
            &format!("{quests}; glory 2"),
            &play,
            &format!("quests {kept} {new}; glory 0"),
        );
        check(&swap, &format!("{quests}; glory 1"), &word, "refused TooDear");
        // As often as it can be paid.
        let twice = format!("{play}; {word}; pick {new}");
        let then = format!("quests {kept} {}; glory 0", deck.split_once(' ').expect("two").1);
        check(&swap, &format!("{quests}; glory 4"), &twice, &then);
        check(&swap, &format!("{quests}; glory 4; phase villainy"), &word, "refused NotNow");
    }
}

#[test]
fn lava_is_crossed_on_a_bridge() {
    let lake = "map 0,1 VM13; at VM13; hero TH4; visited TM01; ap 1; bridge";
    check(&["VM13.1"], &format!("{lake} off"), "dice 2; go.S", "totals 4; health 5; at TM01");
    check(&["VM13.1"], &format!("{lake} off"), "dice 3; go.S", "totals 5; health 6; at TM01");
    check(&["VM13.1"], &format!("{lake} on"), "go.S", "totals none; health 6; at TM01");
    // It is extended when the location is placed.
    let drawn = "map 0,1 VM03; bridge off; locations VM13 VM02; ap 1";
    check(&["VM13.1"], drawn, "explore; at 1,0", "map 1,0 VM13; bridge on");
    here("VM13.2", "map 0,1 VM13; at VM13; bridge off", "use.VM13.2", "", "bridge on; ap 0");
    here("VM13.2", "map 0,1 VM13; at VM13; bridge on", "use.VM13.2", "", "bridge off; ap 0");
    let control = "map 0,1 VM19; map 5,5 VM13; at VM19; bridge";
    here("VM19.1", &format!("{control} on"), "use.VM19.1", "", "bridge off; ap 0");
    here("VM19.1", &format!("{control} off"), "use.VM19.1", "", "bridge on; ap 0");
    let dry = "map 0,1 VM19; at VM19; ap 1";
    check(&["VM19.1"], dry, "use.VM19.1", "refused NoTarget");
}

#[test]
fn locations_are_switched_off() {
    let control = "map 0,1 VM19; map 5,5 TM02; at VM19; hero TH4; ap 1";
    let then = "totals 4; deactivated TM02; ap 0";
    check(&["VM19.2"], control, "dice 4; use.VM19.2; pick TM02", then);
    check(&["VM19.2"], control, "dice 3; use.VM19.2", "totals 3; ap 0; awaited a; offers end");
    check(&["VM19.2"], &format!("{control}; ap 0"), "use.VM19.2", "refused NoAp");
    let marked = format!("{control}; deactivated TM02; ap 2");
    let play = "dice 4; use.VM19.2; pick either.2";
    check(&["VM19.2"], &marked, "dice 4; use.VM19.2", "all pick either.1, pick either.2");
    check(&["VM19.2"], &marked, play, "deactivated none");
    check(&["VM19.2"], &marked, &format!("{play}; use.VM19.2"), "refused OnceATurn");
}

#[test]
fn whoever_leaves_may_be_led_astray() {
    let hall = "map 0,1 VM14; map 1,1 TM04; at VM14; visited TM01 TM04; ap 1";
    check(&["VM14.1"], hall, "dice 5; go.S", "awaited b; all pick E, pick S");
    check(&["VM14.1"], hall, "dice 5; go.S; b: pick E", "at TM04; ap 0; totals 5");
    check(&["VM14.1"], hall, "dice 4; go.S", "at TM01; ap 0; totals 4");
    // By one way nobody is led astray.
    check(&["VM14.1"], "map 0,1 VM14; at VM14; ap 1", "go.S", "at TM01; totals none");
}

/// What an encounter, or another card, costs in a scene: just so much is enough.
#[track_caller]
fn costs(id: &str, given: &str, prices: &[(&str, u8)]) {
    for (card, price) in prices {
        let scene = |peril: u8| format!("phase villainy; {given}; hand {card}; b: peril {peril}");
        let word = format!("{card}@b");
        check(&[id], &scene(*price), &word, "b: peril 0");
        check(&[id], &scene(price - 1), &word, "refused TooDear");
    }
}

#[test]
fn encounters_cost_less() {
    // The skeleton 2, the zombie 1, the imp 2, Janguba 3, the rune 3, the slug 3, the chimera 4.
    let sanctum = "map 0,1 TM12; b: at TM12";
    costs("TM12.1", sanctum, &[("TA39", 1), ("TA37", 1), ("TA46", 3), ("VA39", 3), ("TA51", 3)]);
    costs("TM12.1", "map 0,1 TM12; at TM12", &[("TA39", 2)]);
    costs("TM12.1", &format!("{sanctum}; deactivated TM12"), &[("TA39", 2)]);
    let circle = "map 0,1 VM18; b: at VM18";
    costs("VM18.1", circle, &[("VA39", 2), ("VA41", 1), ("VA47", 4), ("TA39", 2), ("VA51", 3)]);
    costs("VM18.1", "map 0,1 VM18; at VM18", &[("VA39", 3)]);
    let alarm = "map 0,1 TM02; attached VA33 TM02; b: at TM02";
    costs("VA33.1", alarm, &[("TA39", 1), ("TA37", 1), ("VA39", 2), ("TA51", 2), ("VA30", 2)]);
    costs("VA33.1", "map 0,1 TM02; attached VA33 TM02", &[("TA39", 2)]);
    let undead = "readied TA28";
    costs("TA28.1", undead, &[("TA39", 1), ("TA37", 1), ("TA47", 4), ("TA38", 1), ("VA39", 3)]);
    costs("TA28.1", "b: readied TA28", &[("TA39", 2)]);
    let fiends = "readied VA29";
    costs("VA29.1", fiends, &[("VA39", 2), ("VA41", 1), ("VA47", 4), ("TA39", 2), ("VA44", 3)]);
    costs("VA29.1", "b: readied VA29", &[("VA39", 3)]);
    let bran = "hero VH2";
    costs("VH2.1", bran, &[("VA44", 2), ("VA48", 3), ("TA38", 1), ("TA39", 2), ("VA39", 3)]);
    costs("VH2.1", "b: hero VH2", &[("VA44", 3)]);
}

/// What a glory card costs in a scene.
#[track_caller]
fn costs_glory(id: &str, given: &str, prices: &[(&str, u8)]) {
    for (card, price) in prices {
        let scene = |glory: u8| format!("{given}; hand {card}; glory {glory}; health 3");
        check(&[id], &scene(*price), card, "glory 0; hand none");
        if let Some(less) = price.checked_sub(1) {
            check(&[id], &scene(less), card, "refused TooDear");
        }
    }
}

#[test]
fn treasures_and_potions_cost_less() {
    // The sword 3, the pouch 1, the potion 2, lockpicking 2.
    costs_glory(
        "VH5.1",
        "hero VH5",
        &[("TA18", 2), ("VA14", 1), ("TA17", 2), ("TA10", 2), ("VA22", 4)],
    );
    let laboratory = "map 0,1 VM15; at VM15; ap 0";
    costs_glory("VM15.1", laboratory, &[("TA17", 1), ("VA16", 1), ("VA15", 0), ("TA18", 3)]);
    costs_glory("VM15.1", "map 0,1 VM15", &[("TA17", 2), ("VA15", 1)]);
    costs_glory("VM15.1", &format!("{laboratory}; deactivated VM15"), &[("TA17", 2)]);
}
