//! Abilities that a player uses: their price, their moment, what they do, and whether a second use is
//! refused.

use dungeoneer::cards::ability::{Cost, Price};

use super::list::ability;
use crate::table::{Table, check};

/// A scene in which an ability is used. Glory and action points are not given: it has just enough.
pub struct Used<'s> {
    pub id: &'s str,
    /// Whose facts these are: nothing for seat a, `b: ` for another.
    pub seat: &'s str,
    pub given: &'s str,
    pub before: &'s str,
    pub word: &'s str,
    pub after: &'s str,
    pub then: &'s str,
}

impl Used<'_> {
    /// The facts that pay so many uses, with one less of what is at this place.
    fn purse(&self, n_uses: u8, short_of: Option<usize>) -> String {
        let costs = ability(self.id).costs;
        let facts = costs.iter().enumerate().map(|(nth, cost)| {
            let (what, n) = match cost {
                Cost::Glory(Price::Fixed(n)) => ("glory", *n),
                Cost::Ap(n) => ("ap", *n),
                other => panic!("{other:?} is not paid from a purse"),
            };
            let n = n * n_uses - u8::from(short_of == Some(nth));
            format!("; {}{what} {n}", self.seat)
        });
        facts.collect()
    }

    /// With just enough it does what it says; with less it is refused.
    #[track_caller]
    pub fn is_paid(&self) {
        let Used { id, given, before, word, after, then, .. } = self;
        let enough = format!("{given}{}", self.purse(1, None));
        check(&[id], &enough, &format!("{before}; {word}; {after}"), then);
        for nth in 0..ability(id).costs.len() {
            let poor = format!("{given}{}", self.purse(1, Some(nth)));
            let mut table = Table::given(&poor);
            table.play(&format!("{before}; {word}"));
            assert!(table.refused.is_some(), "{id} is used for less: {poor}");
        }
    }

    /// With enough for two, the second use is refused just where the card says so.
    #[track_caller]
    pub fn is_once(&self) {
        let Used { id, given, before, word, after, .. } = self;
        let mut table = Table::given(&format!("{given}{}", self.purse(2, None)));
        table.play(&format!("{before}; {word}; {after}"));
        assert_eq!(table.refused, None, "{id}");
        table.play(word);
        let refused = table.refused.map(|it| format!("{it:?}"));
        let expected = ability(id).is_once.then_some("OnceATurn".to_owned());
        assert_eq!(refused, expected, "{id}, a second time");
    }
}

/// In one's own turn: paid, once or more often, and by nobody in another's turn.
#[track_caller]
fn own(id: &str, given: &str, word: &str, after: &str, then: &str) {
    let used = Used { id, seat: "", given, before: "", word, after, then };
    used.is_paid();
    used.is_once();
    let other = format!("{given}{}; active b", used.purse(1, None));
    check(&[id], &other, &format!("a: {word}"), "refused NotNow");
}

/// Seat a plays a zombie against seat b.
const PREY: &str = "map 0,1 TM02; phase villainy; hand TA37; b: at TM02; b: peril 9";

#[test]
fn heroes_heal_and_raise() {
    own("TH4.1", "hero TH4; health 3", "use.hero.1", "", "health 4; glory 0; ap 0");
    own("TH4.1", "hero TH4; health 3; phase villainy", "use.hero.1", "", "health 4; glory 0; ap 0");
    own("VA13.1", "readied VA13; health 3", "use.VA13.1", "", "health 4; glory 0; ap 0");
    let dead = "phase villainy; hero TH5; discards TA37 TA38 TA39 TA06";
    let then = "lair TA39; discards TA37 TA38 TA06; glory 0";
    own("TH5.1", dead, "use.hero.1", "pick card.TA39", then);
    let rich = format!("{dead}; glory 2");
    check(&["TH5.1"], &rich, "use.hero.1", "all pick card.TA37, pick card.TA39");
    let heroics = "hero TH5; discards TA37; glory 2";
    check(&["TH5.1"], heroics, "use.hero.1", "refused NotNow");
}

#[test]
fn alone_the_fallen_are_paid_away() {
    let given = "players 1; map 0,1 TM02; hero TH5; perildeck TA37 TA38; glory";
    // The corridor gives one glory; a die of two brings a card.
    let play = "dice 2 5; go.N";
    check(&["TH5.2"], &format!("{given} 1"), play, "glory 2; awaited a; all yes, no");
    let paid = "dice 2 5; go.N; yes";
    check(
        &["TH5.2"],
        &format!("{given} 1"),
        paid,
        "glory 0; perildiscards TA37; battle no; health 6",
    );
    check(&["TH5.2"], &format!("{given} 1"), "dice 2 5 6 1; go.N; no", "glory 2; health 5");
    check(&["TH5.2"], &format!("{given} 0"), "dice 2 5 6 1; go.N", "glory 1; health 5");
    // Once a turn, and only the undead.
    check(&["TH5.2"], &format!("{given} 3"), "dice 2 2 6 1; go.N; yes", "glory 2; health 5");
}

#[test]
fn retribution_is_paid_with_glory() {
    let skeleton = "phase villainy; hand TA39; b: hero TH1; b: peril 9";
    Used {
        id: "TH1.1",
        seat: "b: ",
        given: skeleton,
        before: "TA39@b; dice 3 2; end",
        word: "play use.hero.1",
        after: "dice 6 1; play challenge.1.melee.free",
        then: "totals 6 3 8 4; b: glory 1; b: ap 0; b: health 5; discards TA39",
    }
    .is_paid();
    // Once a turn.
    let janguba = "phase villainy; hand VA39; b: hero TH1; b: peril 9; b: glory 4";
    let play = "VA39@b; dice 3 1; end; play use.hero.1; dice 6 1; play challenge.1.melee.free";
    check(
        &["TH1.1"],
        janguba,
        play,
        "totals 6 2 8 4; b: glory 2; awaited a; all pick to.lair, pick to.discard",
    );
    let struck = "map 0,1 TM02; at TM02; hero TH4; ap 1; b: hero TH1; b: at TM02";
    Used {
        id: "TH1.2",
        seat: "b: ",
        given: struck,
        before: "dice 6 1; attack.b.melee; pass",
        word: "b: use.hero.2",
        after: "dice 3 1; pick attack.a.melee",
        then: "totals 7 2 5 2; health 5; b: health 5; b: glory 0; b: ap 0",
    }
    .is_paid();
    // Only against whoever has attacked, and not at an entrance.
    check(&["TH1.2"], &format!("{struck}; b: glory 2"), "b: use.hero.2", "refused NobodyHere");
    let twice = format!("{struck}; b: glory 4");
    let play = "dice 6 1; attack.b.melee; pass; b: use.hero.2; dice 3 1; pick attack.a.melee; b: use.hero.2";
    check(&["TH1.2"], &twice, play, "refused OnceATurn");
}

#[test]
fn attacks_are_turned_aside() {
    let lorel = format!("{PREY}; b: hero TH2");
    let used = Used {
        id: "TH2.1",
        seat: "b: ",
        given: &lorel,
        before: "dice 4 4; TA37@b; end",
        word: "play use.hero.1",
        after: "",
        then: "totals 4 5; b: health 6; b: glory 1; discards TA37",
    };
    used.is_paid();
    // One attack of two, and one use.
    let two = format!("{PREY}; hand TA37 TA38; b: hero TH2; b: glory 4");
    let play = "TA37@b; TA38@b; end; dice 4 4 1 1; play use.hero.1; pick blow.2";
    check(&["TH2.1"], &two, play, "totals 6 4 1 2; b: health 4; b: glory 2");
    let fizzlo = format!("{PREY}; b: hero VH6");
    Used {
        id: "VH6.1",
        seat: "b: ",
        given: &fizzlo,
        before: "dice 4 6 1; TA37@b; end",
        word: "play use.hero.1",
        after: "",
        then: "totals 4 8 1; b: health 6; b: glory 0",
    }
    .is_paid();
    let failed = "dice 3 6 1; TA37@b; end; play use.hero.1";
    check(
        &["VH6.1"],
        &format!("{fizzlo}; b: glory 4"),
        failed,
        "totals 3 8 1; b: health 5; b: glory 2",
    );
}

#[test]
fn rolls_are_helped_by_glory() {
    let ilyana = "map 0,1 TM02; at TM02; b: at TM02; hero VH1; ap 1; b: hero TH4";
    Used {
        id: "VH1.1",
        seat: "",
        given: ilyana,
        before: "dice 3 3; attack.b.melee",
        word: "play use.hero.1",
        after: "",
        then: "totals 6 4; b: health 5; glory 0",
    }
    .is_paid();
    // Once, even before the same roll.
    let rich = format!("{ilyana}; glory 9");
    check(&["VH1.1"], &rich, "dice 3 3; attack.b.melee; play use.hero.1", "totals 6 4; glory 8");
    // Not when it is attacked, nor for other rolls.
    let attacked = "active b; phase villainy; hero VH1; glory 9; peril 9; b: hand TA37 TA48";
    check(&["VH1.1"], attacked, "TA37@a; dice 3 3; end", "totals 5 4; glory 9");
    for (id, given, word) in [
        ("VH4.1", "b: hero VH4", "play use.hero.1"),
        ("VA27.1", "b: hero TH4; b: readied VA27", "play use.VA27.1"),
    ] {
        let given =
            format!("map 0,1 TM02; phase villainy; hand TA48; b: at TM02; b: peril 1; {given}");
        let used = Used {
            id,
            seat: "b: ",
            given: &given,
            before: "dice 1+4; TA48@b; end",
            word,
            after: "",
            then: "totals 6; b: health 6; b: glory 0",
        };
        used.is_paid();
    }
    // Once a turn: the second trap is sprung with one die. The lower die never counts.
    for (id, given, word) in [
        ("VH4.1", "hero VH4", "play use.hero.1"),
        ("VA27.1", "hero TH4; readied VA27", "play use.VA27.1"),
    ] {
        let given =
            format!("map 5,5 TM15; map 4,5 TM14; at TM15; ap 3; visited TM14; glory 4; {given}");
        let play = format!("go.W; dice 4+1; {word}; go.E; dice 1+6; go.W");
        check(&[id], &given, &play, "totals 6 3; health 5");
    }
}

#[test]
fn wounds_are_prevented() {
    for (id, given, word) in [
        ("VH3.1", "b: hero VH3", "play use.hero.1"),
        ("VA25.1", "b: hero TH4; b: readied VA25", "play use.VA25.1"),
        ("TA21.1", "b: hero TH4; b: readied TA21", "play use.TA21.1"),
    ] {
        let given = format!("{PREY}; hand TA37 TA38; {given}");
        Used {
            id,
            seat: "b: ",
            given: &given,
            before: "TA37@b; dice 6 1; end",
            word,
            after: "",
            then: "b: health 6; b: glory 0",
        }
        .is_paid();
        // Once a turn: the second blow wounds.
        let play = format!("TA37@b; TA38@b; dice 6 6 1 1; end; {word}");
        let rich = format!("{given}; b: glory 9");
        check(&[id], &rich, &play, "b: health 5");
    }
    // Against traps, too; but mail is for blows.
    for (id, given, word) in [
        ("VH3.1", "b: hero VH3", "use.hero.1"),
        ("VA25.1", "b: hero TH4; b: readied VA25", "use.VA25.1"),
    ] {
        let given = format!("{PREY}; hand TA48; b: glory 9; {given}");
        check(&[id], &given, "TA48@b; dice 1; end", &format!("awaited b; offers play {word}"));
    }
    let mail = format!("{PREY}; hand TA48; b: glory 9; b: hero TH4; b: readied TA21");
    check(&["TA21.1"], &mail, "TA48@b; dice 1; end", "awaited a; b: health 5; b: glory 9");
}

#[test]
fn moves_are_helped() {
    let cloak = "map 0,1 TM04; map 0,2 TM11; at TM04; ap 2; readied VA18; peril 0";
    check(&["VA18.1"], &format!("{cloak}; glory 2"), "go.N", "refused Wall");
    let then = "at TM11; ap 1; glory 2; peril 3; totals none; prone no";
    check(&["VA18.1"], &format!("{cloak}; glory 2"), "go.N.VA18", then);
    check(&["VA18.1"], &format!("{cloak}; glory 1"), "go.N.VA18", "refused TooDear");
    // Any number of times.
    let back = "go.N.VA18; go.S.VA18";
    check(&["VA18.1"], &format!("{cloak}; glory 2"), back, "at TM04; ap 0; glory 0; totals none");
    let boots = "map 0,1 VM08; at VM08; readied VA24; visited TM01; ap 1";
    let then = "at TM01; totals none; glory 0; ap 0";
    check(&["VA24.1"], &format!("{boots}; glory 1"), "go.S.VA24", then);
    check(&["VA24.1"], &format!("{boots}; glory 0"), "go.S.VA24", "refused TooDear");
    // Walls stay walls, and what lies behind the exit is met.
    check(&["VA24.1"], &format!("{boots}; map 1,1 TM02; glory 1"), "go.E.VA24", "refused Wall");
    let spikes = "map 5,5 VM08; map 5,4 TM17; at VM08; readied VA24; visited TM17; ap 1; hero TH4";
    let then = "at TM17; totals 3; health 5; glory 0; ap 0";
    check(&["VA24.1"], &format!("{spikes}; glory 1"), "dice 1; go.S.VA24", then);
    let again = format!("{boots}; ap 3; visited VM08; glory 3");
    check(&["VA24.1"], &again, "go.S.VA24; dice 6; go.N; go.S.VA24", "refused OnceATurn");
    check(&["VA24.1"], &again, "dice 2; go.S", "totals 3; at TM01; ap 1; glory 3");
}
