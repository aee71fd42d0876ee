//! Variants (DN-600 to DN-624).

use dungeoneer::cards::{BoxId, library};
use dungeoneer::setup::{Boxes, Setup};
use dungeoneer::{Dungeoneer, Event, Refusal};
use kernel::chance::FastChance;
use kernel::kit::Cell;
use kernel::{Game, Observer};

use super::table::{Table, check};

#[test]
fn a_resurrected_player_goes_on() {
    let given = "players 2; with resurrection; map 0,1 TM02; phase villainy; hand TA53; b: at TM02; \
                 b: peril 9; b: health 1; b: level 2; b: glory 2; b: hand TA01; b: readied TA18; \
                 b: lair TA37; b: quests TQ02; b: done TQ03; unused TH2 TH3; \
                 deck TA02 TA03 TA04 TA05 TA06 TA07";
    let play = "TA53@b; dice 1; end";
    let then = "b: alive no; won nobody yet; awaited b; all pick TH2, pick TH3";
    check(&["DN-604"], given, play, then);
    let then = "b: alive yes; b: hero TH3; b: level 1; b: health 6; b: at TM01; b: cards 5; \
                b: readied none; b: lair none; b: glory 2; b: peril 5; b: quests TQ02; b: done TQ03; \
                awaited a; deck 1";
    check(&["DN-604"], given, &format!("{play}; pick TH3"), then);
}

#[test]
fn heroes_are_chosen_in_turn() {
    let mut table = Table::laid(&Setup { choosing: true, ..Setup::plain(3) });
    let first = table.state.open.first;
    assert_eq!(table.awaited(), first, "{:?}", ["DN-607"]);
    table.play("pick TH3");
    assert_eq!(table.awaited(), table.state.open.left_of(first), "{:?}", ["DN-607"]);
    table.expect(&["DN-607"], "lacks pick TH3; offers pick TH1");
}

#[test]
fn the_discard_may_be_optional() {
    let given = "with optional; hand TA01 TA02; ap 0";
    check(&["DN-609"], given, "end", "all pick hand.TA01, pick hand.TA02, pick nobody");
    check(&["DN-609"], given, "end; pick nobody", "hand TA01 TA02; active b; discards none");
    check(&["DN-609"], "with optional; hand TA01; ap 0", "end; pick nobody", "hand TA01; active b");
}

#[test]
fn others_place_the_locations_of_personal_quests() {
    let given =
        "players 3; with impartial; map 0,1 TM02; phase villainy; locations TM10 TM02; quests";
    check(&["DN-612"], &format!("{given} TQ07"), "end", "awaited a; phase locations");
    let own =
        "players 3; with impartial; map 0,1 TM02; phase villainy; locations TM16 TM02; quests TQ05";
    check(&["DN-612"], own, "end", "awaited b; offers at 0,2");
    check(&["DN-612"], &format!("{own}; b: quests TQ05"), "end", "awaited c");
    check(&["DN-612"], &format!("{own}; b: quests TQ05; c: quests TQ05"), "end", "awaited a");
    let global = "with impartial; map 0,1 TM02; phase villainy; locations TM16 TM02; global TQ05";
    check(&["DN-612"], global, "end", "awaited a");
    let escort = "with impartial; map 0,1 TM02; phase villainy; locations TM15 TM02; quests TQ11";
    check(&["DN-612"], escort, "end", "awaited a");
}

#[test]
fn nothing_is_personal() {
    let table = Table::laid(&Setup { shared: true, ..Setup::plain(3) });
    let open = &table.state.open;
    assert_eq!(open.globals.len(), 2, "{:?}", ["DN-615"]);
    assert!(open.heroes.iter().all(|(_, it)| it.quests.is_empty()), "{:?}", ["DN-615"]);
    let given =
        "with shared; map 0,1 TM14; at TM14; moved; global TQ04 TQ11; questdeck TQ02 TQ03; ap 1";
    check(&["DN-615"], given, "dice 6; attempt.TQ04", "global TQ11 TQ02; done TQ04");
    let escort = "with shared; map 0,1 TM21; at TM21; global TQ04 TQ11; questdeck TQ02 TQ03";
    check(&["DN-615"], escort, "escort.TQ11", "global TQ04 TQ02; quests TQ11; carried TQ11");
}

#[test]
fn movement_is_limited() {
    let given = "with limited; hero TH6; ap 0; b: hero TH6";
    let next = "end; pass; pass";
    check(&["DN-618"], given, next, "b: ap 3");
    check(&["DN-618"], &format!("{given}; b: income -1"), next, "b: ap 2");
    check(&["DN-618"], &format!("{given}; b: carried TQ01"), next, "b: ap 1");
    // Nothing is saved.
    check(&["DN-618"], "with limited; ap 2", next, "active b; ap 0");
    let fallen = "with limited; ap 0; map 0,1 TM02; at TM02; locations TM04 TM02; b: at TM02";
    check(&["DN-618"], fallen, "fall", "prone yes; lacks go.S; lacks stand; offers explore");
    check(&["DN-618"], fallen, "fall; explore", "phase heroics; prone yes; ap 0; offers at 1,0");
    check(
        &["DN-618"],
        fallen,
        "fall; dice 1 1; attack.b.melee; pass; fall",
        "totals 2 2; refused NoFall",
    );
    check(&["DN-618"], &format!("{fallen}; prone"), "fall", "refused Lying");
    // It must be used at once.
    check(
        &["DN-618"],
        "with limited; ap 0; hand TA17; glory 2; locations TM04",
        "fall; TA17; explore",
        "refused Lying",
    );
    check(&["DN-618"], "ap 0", "fall", "refused NoFall");
}

#[test]
fn falling_pays_a_challenge() {
    let prey =
        "map 0,1 TM02; phase villainy; hand TA37; b: hero TH4; b: at TM02; b: peril 1; at TM02";
    let given = format!("with falling; {prey}");
    let play = "TA37@b; dice 3 4; end; dice 6 1; play challenge.1.melee.fall";
    check(
        &["DN-621"],
        &given,
        play,
        "totals 5 5 7 3; b: prone yes; discards TA37; b: ap 0; b: glory 1",
    );
    let then = "awaited a; offers pick to.hand";
    check(&["DN-621"], &format!("{given}; b: prone"), "TA37@b; dice 3 4; end", then);
    check(&["DN-621"], prey, "TA37@b; dice 3 4; end", then);
    let saved = format!("{given}; b: saved");
    let then = "awaited b; lacks play challenge.1.melee.fall; offers play challenge.1.melee.ap";
    check(&["DN-621"], &saved, "TA37@b; dice 3 4; end", then);
    // Only on whoever has attacked.
    let then = "awaited b; lacks play challenge.a.melee.fall; offers play challenge.1.melee.fall";
    check(&["DN-621"], &given, "TA37@b; dice 3 4; end", then);
    // Nor on a hero who has attacked earlier in the turn: it is the hamster that attacks now.
    let earlier = "with falling; map 0,1 TM02; phase villainy; hand TA38; ap 1; at TM02; b: hero TH4; \
                   b: at TM02; b: peril 1";
    let play = "dice 1 1; attack.b.melee; pass; TA38@b; dice 3 4; end";
    let then = "totals 2 2 5 5; awaited b; lacks play challenge.a.melee.fall; \
                offers play challenge.1.melee.fall";
    check(&["DN-621"], earlier, play, then);
    let then = "awaited b; offers play challenge.a.melee.fall";
    check(&["DN-621"], earlier, "dice 1 1; attack.b.melee", then);
    let setup = Setup { falling: true, limited: true, ..Setup::plain(2) };
    assert_eq!(
        Dungeoneer::admit(&setup).err(),
        Some(Refusal::FallingWithLimit),
        "{:?}",
        ["DN-621"]
    );
}

#[test]
fn spikes_are_dodged() {
    let given = "with dodging; map 1,0 TM17; ap 2";
    check(&["DN-624"], given, "go.E; yes", "totals none; ap 0; health 6");
    check(&["DN-624"], given, "go.E; dice 1; no", "totals 3; ap 1; health 5");
    check(&["DN-624"], "with dodging; map 1,0 TM17; ap 1", "dice 1; go.E", "totals 3; health 5");
}

#[test]
fn everyone_lays_locations_in_turn() {
    let given = "with charted; sites TM02 TM10 TM16; b: sites TM03 TM11; global TQ05";
    // The chapel is the place of the global quest, and comes last.
    check(&["DN-600"], given, "", "awaited a; all pick TM02, pick TM10");
    check(&["DN-600"], given, "b: pick TM03", "refused NotYourTurn");
    let laid = "pick TM02; at 0,1";
    check(&["DN-600"], given, laid, "map 0,1 TM02; awaited b; all pick TM03, pick TM11");
    let held = "with charted; sites TM16 TM13; b: sites TM03 TM11; global TQ05 TQ03";
    // Whoever holds nothing else may lay them early.
    check(&["DN-600"], held, "", "all pick TM13, pick TM16");
    let next = "with charted; sites TM02 TM10; b: sites TM16; global TQ05";
    // The last card of a hand is laid without a question; where is asked (DN-576).
    let then = "awaited b; all at 0,-1, at -1,0, at 0,2";
    check(&["DN-600", "DN-576"], next, laid, then);
    check(
        &["DN-600"],
        next,
        &format!("{laid}; at -1,0"),
        "map -1,0 TM16; awaited a; offers at 0,2",
    );
    // Only ways to the north and south are left: the passages cannot be laid, and leave the game.
    let ways = "map 0,1 TM02; map 0,-1 TM02; map 1,0 TM08; map -1,0 TM06";
    let stuck = format!("with charted; {ways}; sites TM03 TM04; b: sites TM05 TM04");
    check(&["DN-600"], &stuck, "", "all pick TM03");
    let then = "map 0,2 TM03; awaited a; phase heroics; refused AllIsLaid";
    check(&["DN-600"], &stuck, "pick TM03; at 0,2; explore", then);
}

#[test]
fn locations_of_the_global_quest_come_last() {
    // Both ends of an escort belong to its quest.
    let escort = "with charted; sites TM21 TM15 TM02; global TQ11; b: sites TM03 TM11";
    check(&["DN-600"], escort, "", "awaited a; all pick TM02");
    // A passage that fits nowhere does not keep the chapel in the hand: when all have passed, it is laid.
    let ways = "map 0,1 TM02; map 0,-1 TM02; map 1,0 TM08; map -1,0 TM06; global TQ05";
    let stuck = format!("with charted; {ways}; sites TM03 TM04; b: sites TM04 TM16");
    let play = "pick TM03; at 0,2";
    check(&["DN-600"], &stuck, play, "awaited b; all pick TM16; map 0,2 TM03");
    // Now there is a place for the passages, and but one for each (DN-576).
    let then = "map 0,-2 TM16; map 1,-2 TM04; map 2,-2 TM04; phase heroics";
    check(&["DN-600"], &stuck, &format!("{play}; pick TM16; at 0,-2"), then);
    // Who can lay another one lays that first, and whoever holds nothing else need not wait.
    let others = format!("with charted; {ways}; sites TM03 TM02 TM04; b: sites TM04 TM16");
    check(&["DN-600"], &others, play, "awaited a; all pick TM02");
    let free = format!("with charted; {ways}; sites TM03 TM04; b: sites TM16");
    check(&["DN-600"], &free, play, "awaited b; offers at 0,-2; offers at 0,3");
}

#[test]
fn the_whole_map_is_dealt() {
    let ids = ["DN-600"];
    let mut starts = Vec::new();
    for seed in 0..8 {
        let boxes = Boxes::Both;
        let setup = Setup { charted: true, boxes, ..Setup::plain(3) };
        let (mut luck, mut events) = (FastChance::new(seed), Vec::new());
        let state = Dungeoneer::begin(&setup, Dungeoneer::EDITION, &mut luck, &mut events);
        let open = &state.open;
        // The holder of an entrance begins, and no die is thrown for it.
        starts.push(open.site(Cell::START).card);
        let is_thrown =
            |it: &Event| matches!(it, Event::FirstPlayer { rolls, .. } if !rolls.is_empty());
        assert!(!events.iter().any(is_thrown), "{ids:?}");
        assert_eq!(Dungeoneer::turn(&state).awaited().first(), Some(open.left_of(open.first)));
        // All are dealt, the other entrance too, as evenly as they go; each player sees the own ones.
        let view = Dungeoneer::view(&state, Observer::Seat(open.first));
        let n_all: usize = view.n_sites.values().sum();
        assert_eq!(n_all, library().locations.len() - 1, "{ids:?}");
        assert!(view.n_sites.values().all(|it| [14, 15].contains(it)), "{ids:?}");
        let n_seen = view.sites.values().filter(|it| it.is_some()).count();
        assert_eq!((n_seen, view.sites[open.first].is_some()), (1, true), "{ids:?}");
        // Quests lie there already.
        assert!(open.heroes.iter().all(|(_, it)| it.quests.len() == 2), "{ids:?}");
    }
    starts.sort_unstable();
    starts.dedup();
    assert_eq!(starts.len(), 2, "either entrance: {ids:?}");
}

#[test]
fn the_whole_map_is_laid_first() {
    let mut table = Table::laid(&Setup { charted: true, ..Setup::plain(2) });
    let open = &table.state.open;
    assert_eq!(open.map.len(), 1, "{:?}", ["DN-600"]);
    assert_eq!(open.heroes[open.first].glory, 0, "{:?}", ["DN-600"]);
    let dealt: usize = table.state.hidden.sites.values().map(|it| it.len()).sum();
    let tomb = library().locations.iter().filter(|it| it.of == BoxId::Tomb);
    assert_eq!(dealt, tomb.count() - 1, "{:?}", ["DN-600"]);
    let mut n = 0;
    while table.state.open.turn == 0 {
        let seat = table.awaited();
        let action = table.legal(seat)[0].clone();
        table.act(seat, &action);
        n += 1;
        assert!(n < 100, "{:?}", ["DN-600"]);
    }
    table.expect(&["DN-600"], "glory 1; peril 1; b: glory 1; cards 5; locations 0; phase villainy");
    table.play("end");
    table.expect(&["DN-600"], "phase heroics");
    table.play("explore");
    table.expect(&["DN-600"], "refused AllIsLaid");
}
