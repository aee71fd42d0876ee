//! Quests: where they are attempted, what completes them, what they give.

use dungeoneer::cards::Form;

use super::list::{card, columns};
use super::strikes::printed;
use crate::table::check;

/// The glory and the recovery of a quest.
fn reward(id: &str) -> [u8; 2] {
    let key = card(id);
    let column = columns(&format!("{key}.0"))[3];
    let numbers = column.split(", ").map(|it| it.rsplit(' ').next().expect("a number"));
    let numbers: Vec<u8> = numbers.map(|it| it.parse().expect("a number")).collect();
    numbers.try_into().expect("glory and recovery")
}

/// What is so when it is completed by a hero of level 1 who has this health and glory then.
fn done(id: &str, health: u8, glory: u8) -> String {
    let [more, recovery] = reward(id);
    let key = card(id);
    format!("done {key}; level 2; glory {}; health {}", glory + more, (health + recovery).min(6))
}

/// A threat: whoever just reaches it is rewarded; whoever fails by one is not, and its failure strikes
/// every hero there.
#[track_caller]
fn overcome(ids: [&str; 2], place: &str, form: Form, reach: u8, strikes: &str) {
    let key = card(ids[0]);
    let own = [1, 0, 2][form.idx()];
    let given = format!(
        "players 3; map 5,5 {place}; at {place}; b: at {place}; moved; quests {key}; hero TH4; \
         health 2; glory 3; b: glory 3; c: glory 3; visited TM01"
    );
    let play = |die: u8| format!("dice {die}; attempt.{key}");
    check(&ids, &given, &play(reach - own), &format!("totals {reach}; {}", done(ids[0], 2, 3)));
    let failed =
        format!("totals {}; done none; level 1; c: health 6; c: glory 3; {strikes}", reach - 1);
    check(&ids, &given, &play(reach - own - 1), &failed);
    let away = given.replace(&format!("; at {place}; b"), "; b");
    check(&ids, &away, &format!("attempt.{key}"), "refused WrongPlace");
}

#[test]
fn threats_are_overcome() {
    let wounds = "health 1; b: health 5; glory 3";
    overcome(["TQ04.0", "TQ04.1"], "TM14", Form::Magic, 6, wounds);
    overcome(["VQ01.0", "VQ01.1"], "VM15", Form::Magic, 6, wounds);
    overcome(
        ["TQ13.0", "TQ13.1"],
        "TM12",
        Form::Magic,
        5,
        "health 2; glory 2; b: glory 2; b: health 6",
    );
    // Its influence makes the machines' melee less, not the speed that is asked.
    overcome(["VQ13.0", "VQ13.1"], "VM12", Form::Speed, 6, "health 2; glory 3; b: health 6");
}

#[test]
fn machines_are_stopped() {
    let given = "map 5,5 VM19; map 6,6 TM02; map 7,7 TM04; at VM19; b: at VM19; moved; quests VQ07; hero TH2; \
                 health 2";
    let two = format!("{given}; deactivated TM02 TM04");
    let ids = ["VQ07.0", "VQ07.1"];
    check(&ids, &two, "dice 4; attempt.VQ07", &format!("totals 5; {}", done("VQ07.0", 2, 0)));
    check(&ids, &two, "dice 3; attempt.VQ07", "totals 4; done none; health 1; b: health 5");
    let one = format!("{given}; deactivated TM02");
    check(&ids, &one, "dice 6; attempt.VQ07", &format!("totals 7; {}", done("VQ07.0", 2, 0)));
    check(&ids, &one, "dice 5; attempt.VQ07", "totals 6; done none; health 1; b: health 5");
    let none = format!("{given}; level 3; health 6");
    check(&ids, &none, "dice 5; attempt.VQ07", "totals 9; done VQ07; glory 2; level 4");
    check(&ids, &none, "dice 4; attempt.VQ07", "totals 8; done none");
}

/// An escort from one place to another.
#[track_caller]
fn leads(ids: [&str; 2], from: &str, to: &str) {
    let key = card(ids[0]);
    let given =
        format!("map 5,5 {from}; map 7,7 {to}; map 6,6 TM02; health 2; ap 1; moved; quests");
    let at = |place: &str| format!("{given} {key}; at {place}");
    check(&ids, &at(from), &format!("escort.{key}"), &format!("carried {key}; done none; ap 1"));
    check(&ids, &at("TM02"), &format!("escort.{key}"), "refused WrongPlace");
    check(&ids, &at(from), &format!("attempt.{key}"), "refused EscortIsLed");
    let carried = |place: &str| format!("{given} ; carried {key}; at {place}");
    check(&ids, &carried(to), &format!("finish.{key}"), &done(ids[0], 2, 0));
    check(&ids, &carried("TM02"), &format!("finish.{key}"), "refused WrongPlace");
    check(&ids, &carried(from), &format!("finish.{key}"), "refused WrongPlace");
}

#[test]
fn escorts_are_led() {
    leads(["TQ01.0", "TQ01.1"], "TM12", "VM01");
    leads(["TQ11.0", "TQ11.1"], "TM21", "TM15");
    leads(["TQ12.0", "TQ12.1"], "TM19", "VM01");
    leads(["VQ02.0", "VQ02.1"], "VM20", "VM01");
    leads(["VQ14.0", "VQ14.1"], "VM11", "VM10");
    // To any entrance.
    check(&["TQ01.1"], "carried TQ01; health 2; moved", "finish.TQ01", &done("TQ01.0", 2, 0));
    check(&["VQ02.1"], "carried VQ02; health 2; moved", "finish.VQ02", &done("VQ02.0", 2, 0));
    // The damsel leaves her hero one action point, now and at each Reset.
    let damsel = "map 0,1 TM12; at TM12; moved; hero TH4; ap 2; quests TQ01";
    check(&["TQ01.2"], damsel, "escort.TQ01", "ap 1");
    let slow = "ap 0; b: hero TH4; b: carried TQ01";
    check(&["TQ01.2"], slow, "end; pass", "active b; b: ap 1");
    let free = "ap 0; b: hero TH4; b: quests TQ01; carried TQ01";
    check(&["TQ01.2"], free, "end; pass", "active b; b: ap 2");
}

/// A hunt. Even at first, then the hero challenges the monster in each form; and then it kills it.
#[track_caller]
fn hunts(ids: [&str; 2], place: &str) {
    let key = card(ids[0]);
    let values = columns(&format!("{key}.0"))[2];
    let health: u8 = values
        .split(", ")
        .nth(1)
        .and_then(|it| it.split(' ').nth(1))
        .expect("health")
        .parse()
        .expect("health");
    let given = format!(
        "map 5,5 {place}; at {place}; moved; quests {key}; hero TH4; ap 1; glory 1; \
         deactivated {place}"
    );
    let round =
        |form: &Form| values.split(", ").any(|it| it.starts_with(form.key()) && it.ends_with('●'));
    let forms: Vec<Form> = Form::ALL.into_iter().filter(round).collect();
    let picks: Vec<String> = forms.iter().map(|it| format!("pick {it}")).collect();
    if 1 < forms.len() {
        let then = format!("awaited b; all {}", picks.join(", "));
        check(&ids, &given, &format!("attempt.{key}"), &then);
    }
    let armed = format!("{given}; readied VA23");
    for (form, pick) in forms.iter().zip(&picks) {
        let (value, own) = (printed(key, *form).0, [1, 0, 2][form.idx()]);
        let pick = if 1 < forms.len() { pick.as_str() } else { "" };
        for other in Form::ALL {
            let (counter, hero) = (printed(key, other).0, [1, 0, 2][other.idx()]);
            let play = format!(
                "dice 1 {}; attempt.{key}; {pick}; dice 6 1; play challenge.1.{other}.ap",
                1 + value - own
            );
            let totals = format!("totals {0} {0} {1} {2}", 1 + value, 6 + hero, 1 + counter);
            let left = if health == 1 {
                done(ids[0], 6, 1)
            } else {
                format!("done none; hunted {key}:{}", health - 1)
            };
            check(&ids, &armed, &play, &format!("{totals}; {left}"));
        }
        // Its blow wounds.
        let hit = format!("dice 6 1; attempt.{key}; {pick}; pass");
        check(&ids, &given, &hit, "health 5; done none; peril 0; b: peril 0");
    }
    // Blows of two wounds kill it; glory for wounds there is none.
    let (value, own) = (printed(key, forms[0]).0, [1, 0, 2][forms[0].idx()]);
    let pick = if 1 < forms.len() { picks[0].as_str() } else { "" };
    let kill = format!(
        "dice 1 {}; attempt.{key}; {pick}; dice 6 1; play challenge.1.melee.ap",
        1 + value - own
    );
    check(&ids, &format!("{given}; readied TA03; health 2"), &kill, &done(ids[0], 2, 1));
}

#[test]
fn monsters_are_hunted() {
    hunts(["TQ02.0", "TQ02.1"], "TM12");
    hunts(["TQ09.0", "TQ09.1"], "TM17");
    hunts(["TQ10.0", "TQ10.1"], "TM18");
    hunts(["VQ03.0", "VQ03.1"], "VM22");
    hunts(["VQ05.0", "VQ05.1"], "VM16");
    hunts(["VQ08.0", "VQ08.1"], "VM17");
    // The embalmer's magic takes glory; its melee does not.
    let embalmer = "map 5,5 TM18; at TM18; moved; quests TQ10; hero TH4; ap 1; glory 3";
    check(&["TQ10.2"], embalmer, "dice 6 1; attempt.TQ10; pass", "health 5; glory 2");
    check(
        &["TQ10.2"],
        embalmer,
        "dice 1 4; attempt.TQ10; dice 1 6; play challenge.1.melee.ap",
        "glory 3; health 5",
    );
    let beaten = "dice 1 4; attempt.TQ10; dice 1 4; play challenge.1.magic.ap";
    check(&["TQ10.2"], embalmer, beaten, "totals 4 4 1 7; glory 2; health 5");
    // The mage's magic makes him stronger, to four at most.
    let mage = "map 5,5 VM22; at VM22; moved; quests VQ03; hero TH4; ap 2";
    check(&["VQ03.2"], mage, "dice 6 1; attempt.VQ03; pass", "health 5; hunted VQ03:3");
    let twice = "dice 6 1; attempt.VQ03; pass; dice 6 1; attempt.VQ03; pass";
    check(&["VQ03.2"], mage, twice, "health 4; hunted VQ03:4");
    let thrice = format!("{twice}; dice 6 1; attempt.VQ03");
    check(&["VQ03.2"], mage, &thrice, "health 3; hunted VQ03:4");
}

#[test]
fn goals_are_found_first() {
    // One step from the entrance: a six finds, a five does not.
    let corridor = "map 0,1 VM03; at VM03; moved; hero TH4; health 2; glory 2; ap 2; quests";
    let chamber = "map 0,1 TM14; at TM14; moved; hero TH4; health 2; glory 2; ap 2; quests";
    for (ids, given, quest) in [
        (["TQ07.0", "TQ07.1"], corridor, "TQ07"),
        (["TQ08.0", "TQ08.1"], chamber, "TQ08"),
        (["VQ11.0", "VQ11.1"], corridor, "VQ11"),
    ] {
        let given = format!("{given} {quest}");
        let search = format!("dice 6; search.{quest}");
        check(&ids, &given, &format!("attempt.{quest}"), "refused SearchFirst");
        check(
            &ids,
            &given,
            &format!("dice 5; search.{quest}"),
            &format!("totals 6; ap 1; lacks attempt.{quest}"),
        );
        check(&ids, &given, &search, &format!("totals 7; ap 1; offers attempt.{quest}"));
    }
    let vault = format!("{corridor} TQ07");
    let then = format!("totals 7 5; ap 0; {}", done("TQ07.0", 2, 2)).replace("ap 0; ", "");
    check(&["TQ07.0", "TQ07.1"], &vault, "dice 6 4; search.TQ07; attempt.TQ07", &then);
    let failed = "dice 6 3; search.TQ07; attempt.TQ07";
    check(&["TQ07.1"], &vault, failed, "totals 7 4; done none; health 2; glory 2");
    for (ids, given, quest) in
        [(["TQ08.0", "TQ08.1"], chamber, "TQ08"), (["VQ11.0", "VQ11.1"], corridor, "VQ11")]
    {
        let given = format!("{given} {quest}");
        let play = format!("dice 6; search.{quest}; attempt.{quest}");
        check(&ids, &given, &play, &format!("totals 7; {}", done(ids[0], 2, 0)));
        check(&ids, &format!("{given}; glory 1"), &play, "refused NothingToGive");
    }
    // The vault is in a plain tunnel, the burial in a chamber that is no entrance, the formula in a tunnel.
    for (id, place, quest, then) in [
        ("TQ07.0", "TM10", "TQ07", "lacks"),
        ("TQ07.0", "TM14", "TQ07", "lacks"),
        ("TQ08.0", "TM10", "TQ08", "lacks"),
        ("TQ08.0", "VM01", "TQ08", "lacks"),
        ("VQ04.0", "VM01", "VQ04", "lacks"),
        ("VQ04.0", "TM10", "VQ04", "lacks"),
        ("VQ04.0", "TM14", "VQ04", "offers"),
        ("VQ11.0", "TM10", "VQ11", "offers"),
        ("VQ11.0", "TM14", "VQ11", "lacks"),
    ] {
        let given = format!("map 5,5 {place}; at {place}; quests {quest}; ap 1");
        check(&[id], &given, "", &format!("{then} search.{quest}"));
    }
    // The helm asks for eight: two steps away.
    let helm = "map 0,1 VM03; map 0,2 TM14; at TM14; moved; hero TH4; health 2; glory 2; ap 2; quests VQ04";
    let ids = ["VQ04.0", "VQ04.1"];
    check(&ids, helm, "dice 5; search.VQ04", "totals 7; lacks attempt.VQ04");
    let then = format!("totals 8 4; {}", done("VQ04.0", 2, 2));
    check(&ids, helm, "dice 6 4; search.VQ04; attempt.VQ04", &then);
    check(&ids, helm, "dice 6 3; search.VQ04; attempt.VQ04", "totals 8 3; done none; health 2");
}

#[test]
fn sacrifices_are_made() {
    for (ids, place) in [(["TQ05.0", "TQ05.1"], "TM16"), (["VQ10.0", "VQ10.1"], "VM10")] {
        let key = card(ids[0]);
        let given = format!("map 5,5 {place}; at {place}; moved; quests {key}; health");
        check(&ids, &format!("{given} 3"), &format!("attempt.{key}"), &done(ids[0], 1, 0));
        check(&ids, &format!("{given} 2"), &format!("attempt.{key}"), "refused NothingToGive");
        let away = format!("map 5,5 {place}; quests {key}");
        check(&ids, &away, &format!("attempt.{key}"), "refused WrongPlace");
    }
    let scrolls = "map 5,5 TM15; at TM15; moved; quests TQ06; health 2; readied";
    let ids = ["TQ06.0", "TQ06.1"];
    let play = "attempt.TQ06; pick readied.TA18.a; pick readied.TA06.a";
    let then = format!("readied TA22; {}", done("TQ06.0", 2, 0));
    check(&ids, &format!("{scrolls} TA06 TA18 TA22"), play, &then);
    check(&ids, &format!("{scrolls} TA06"), "attempt.TQ06", "refused NothingToGive");
    // Banes are not given.
    check(&ids, &format!("{scrolls} TA06 TA28"), "attempt.TQ06", "refused NothingToGive");
    // Worth five: four and one; three and one do not do.
    let heart = "map 5,5 VM18; at VM18; moved; quests VQ06; health 2; readied";
    let ids = ["VQ06.0", "VQ06.1"];
    let play = "attempt.VQ06; pick readied.TA06.a";
    let then = format!("readied none; {}", done("VQ06.0", 2, 0));
    check(&ids, &format!("{heart} TA06 VA14"), play, &then);
    check(&ids, &format!("{heart} TA18 VA14"), "attempt.VQ06", "refused NothingToGive");
    let feed = "map 5,5 VM17; at VM17; moved; quests VQ09; health 2; hand";
    let ids = ["VQ09.0", "VQ09.1"];
    let play = "attempt.VQ09; pick hand.TA01; pick hand.TA02; pick hand.TA03";
    let then = format!("hand TA04 TA05; {}", done("VQ09.0", 2, 0));
    check(&ids, &format!("{feed} TA01 TA02 TA03 TA04 TA05"), play, &then);
    check(&ids, &format!("{feed} TA01 TA02"), "attempt.VQ09", "refused NothingToGive");
}

#[test]
fn luck_is_tried() {
    let fish = "map 5,5 TM13; at TM13; moved; quests TQ03; health 2; hero TH4; ap 1; glory";
    let ids = ["TQ03.0", "TQ03.1"];
    check(&ids, &format!("{fish} 0"), "dice 5; attempt.TQ03", &done("TQ03.0", 2, 0));
    check(&ids, &format!("{fish} 0"), "dice 4; attempt.TQ03", "done none; health 2; totals 4");
    // Two glory add a die; the higher counts.
    check(&ids, &format!("{fish} 2"), "attempt.TQ03; dice 2+5; number 1", &done("TQ03.0", 2, 0));
    check(
        &ids,
        &format!("{fish} 2"),
        "attempt.TQ03; dice 4+4; number 1",
        "totals 4; done none; glory 0",
    );
    check(&ids, &format!("{fish} 1"), "dice 5; attempt.TQ03", &done("TQ03.0", 2, 1));
    check(&ids, &format!("{fish} 4"), "attempt.TQ03; number 2", "refused SomethingElse");
    for (ids, place, reach) in
        [(["TQ14.0", "TQ14.1"], "TM20", 8), (["VQ12.0", "VQ12.1"], "VM21", 9)]
    {
        let key = card(ids[0]);
        let given = format!("map 5,5 {place}; at {place}; moved; quests {key}; health 2; glory");
        let attempt = format!("attempt.{key}");
        let exact = format!("dice 4+{}; {attempt}", reach - 4);
        check(&ids, &format!("{given} 0"), &exact, &done(ids[0], 2, 0));
        let short = format!("dice 4+{}; {attempt}", reach - 5);
        let then = format!("totals {}; done none; health 2", reach - 1);
        check(&ids, &format!("{given} 0"), &short, &then);
        // Each glory adds one, three at most.
        for paid in 1..=3 {
            let play = format!("{attempt}; dice 3+{}; number {paid}", reach - 3 - paid);
            check(&ids, &format!("{given} 3"), &play, &done(ids[0], 2, 3 - paid));
            let play = format!("{attempt}; dice 2+{}; number {paid}", reach - 3 - paid);
            check(&ids, &format!("{given} 3"), &play, &format!("done none; glory {}", 3 - paid));
        }
        check(
            &ids,
            &format!("{given} 4"),
            &format!("{attempt}; number 4"),
            "refused SomethingElse",
        );
    }
}

#[test]
fn curses_and_artifacts_last() {
    let cursed = "hand TA17; glory 2; health 3; quests TQ13";
    check(&["TQ13.2"], cursed, "TA17", "health 3; glory 0");
    let hand = "hero TH4; glory 3; ap 1; health 3; quests TQ13";
    check(&["TQ13.2"], hand, "use.hero.1", "health 3; glory 0");
    let chapel = "map 0,1 TM16; at TM16; glory 3; health 3; quests TQ13";
    check(&["TQ13.2"], chapel, "use.TM16.1", "health 4");
    check(&["TQ13.2"], "hand TA17; glory 2; health 3; b: quests TQ13", "TA17", "health 5");
    check(&["TQ13.2"], "hand TA17; glory 2; health 3; done TQ13", "TA17", "health 5");
    check(&["VQ06.2"], "ap 0; b: done VQ06", "end", "active b; b: glory 1");
    check(&["VQ06.2"], "ap 0; b: quests VQ06; done VQ06", "end", "active b; b: glory 0");
}
