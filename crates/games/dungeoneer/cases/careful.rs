//! What the normal computer does where rules of thumb overlook something: of forty computers with luck of their own, so many
//! do it.

use dungeoneer::Dungeoneer;
use kernel::chance::FastChance;
use kernel::{Bots, Game, Observer};

use super::table::Table;

const NORMAL: usize = 1;
const COMPUTERS: u64 = 40;

/// How many of the computers do something whose notation has `word` in it.
#[track_caller]
fn doing(word: &str, given: &str) -> usize {
    let table = Table::given(given);
    let seat = table.awaited();
    let view = Dungeoneer::view(&table.state, Observer::Seat(seat));
    let legal = table.legal(seat);
    let choice = |luck| Dungeoneer::think(NORMAL, &view, seat, &legal, &mut FastChance::new(luck));
    (0..COMPUTERS).filter(|luck| choice(*luck).to_string().contains(word)).count()
}

/// B stands where its last quest is done for health, and wins in its next turn; c is weaker, and easier to wound. Whoever
/// lacks two quests is left alone for c.
#[test]
fn a_leader_who_would_win_next_turn_is_attacked() {
    let villainy = "players 3; map 0,1 TM02; map 0,2 TM16; phase villainy; hand TA37 TA39 TA45; quests TQ09; \
                    b: at TM16; b: hero TH4; b: quests TQ05; b: level 3; b: peril 5; \
                    c: at TM02; c: hero TH2; c: quests TQ09; c: level 2; c: peril 5; c: health 4";
    let attacked = |done: &str| doing("@b", &format!("{villainy}; b: done {done}"));
    let found = [attacked("TQ02 TQ03"), attacked("TQ02")];
    assert!(36 <= found[0] && found[1] <= 4, "DN-001: {found:?}");
}

/// Where healing would bring one point to a hero who is well, it is kept; where more is missing, it is used: a chamber, a
/// hero's own ability, a spell, a potion.
#[test]
fn whoever_is_well_heals_nothing() {
    for (healer, given) in [
        ("use.TM16", "map 0,1 TM16; at TM16; quests TQ09; glory 6; ap 0"),
        ("use.hero", "hero TH4; quests TQ09; glory 6; ap 2"),
        ("use.VA13", "box vault; hero VH1; b: hero VH3; quests VQ01; readied VA13; glory 6; ap 2"),
        ("TA17", "quests TQ09; glory 6; ap 0; hand TA17"),
    ] {
        let healed = |health: u8| doing(healer, &format!("{given}; health {health}"));
        let found = [3, 5].map(healed);
        assert!(36 <= found[0] && found[1] == 0, "{healer}: {found:?}");
    }
}

/// A turn goes on while action points are left; the last one may be kept (DN-154).
#[test]
fn heroics_do_not_end_with_action_points_left() {
    for given in [
        "map 0,1 TM16; at TM16; locations TM12 TM13 TM14; quests TQ02",
        "map 0,1 TM02; map 0,2 TM14; quests TQ04; locations TM12 TM13 TM14",
    ] {
        let ended = |ap: u8| doing("end", &format!("{given}; ap {ap}"));
        let found = [1, 3, 4].map(ended);
        assert!(36 <= found[0] && found[1..] == [0, 0], "DN-154: {given}: {found:?}");
    }
}

/// A warp is used where it saves more of the way than it costs, and nowhere else.
#[test]
fn a_warp_is_used_where_it_shortens_the_way() {
    let warped = |map: &str| {
        let given = "at TM21; quests TQ04; glory 6; ap 3; level 3";
        doing("use.TM21", &format!("{map}; {given}"))
    };
    let far = "map 0,1 TM21; map 1,1 TM02; map 0,2 TM02; map 0,3 TM02; map 0,4 TM02; map 0,5 TM14";
    let near = "map 0,1 TM21; map 0,2 TM14";
    let found = [warped(far), warped(near)];
    assert!(36 <= found[0] && found[1] == 0, "{found:?}");
}
