//! The numbers that are printed on heroes, locations and monsters: each is read from the list and shown
//! by play.

use dungeoneer::Event;
use dungeoneer::cards::Form;
use kernel::kit::Side;

use super::list::{card, columns, printed, words};
use testing::scene::Vocabulary;

use crate::table::{Table, check};

/// The last number of each of these, such as `glory 1, peril 2`.
fn numbers(column: &str) -> Vec<u16> {
    let last = |it: &str| it.rsplit(' ').next().and_then(|it| it.parse().ok());
    column.split(", ").map(|it| last(it).expect("a number")).collect()
}

/// The values of the hero of these scenes, at level 1: melee, magic, speed.
const OWN: [i16; 3] = [1, 0, 2];

/// A trap that tests a form, and what is rolled for it.
const TRAPS: [(Form, &str); 3] =
    [(Form::Melee, "TA53"), (Form::Magic, "TA51"), (Form::Speed, "TA48")];

/// Boons and treasures that stay, no two treasures of one subtype.
const BOONS: [&str; 6] = ["TA02", "TA10", "TA11", "VA04", "VA10", "VA05"];
const TREASURES: [&str; 6] = ["TA14", "TA18", "TA22", "TA24", "TA16", "VA18"];

/// Checks what a hero is: its health, its limits, its values at each level.
#[track_caller]
pub fn heroes(ids: &[&str]) {
    for &id in ids {
        let key = card(id);
        let [health, limits, levels] = columns(id)[..] else { panic!("{id} has three columns") };
        let health = numbers(health)[0];
        // It begins with all its health and never has more.
        let given = format!("hero {key}; hand TA17; glory 2; health {}", health - 1);
        check(&[id], &given, "TA17", &format!("health {health}"));
        for (level, values) in levels.split(' ').enumerate() {
            for ((form, trap), value) in TRAPS.iter().zip(values.split('/')) {
                let given = format!(
                    "map 0,1 TM02; phase villainy; hand {trap}; b: hero {key}; b: level {}; b: at TM02; \
                     b: peril 4",
                    level + 1
                );
                let total = 4 + value.parse::<u8>().expect("a value");
                let play = format!("{trap}@b; dice 4; end");
                assert!(Form::ALL.contains(form));
                check(&[id], &given, &play, &format!("totals {total}"));
            }
        }
        let limits = numbers(limits);
        for (limit, cards) in limits.iter().zip([BOONS, TREASURES]) {
            let limit = usize::from(*limit);
            let scene = |n: usize| {
                let readied = cards[..n].join(" ");
                format!("hero {key}; glory 9; hand {}; readied {readied}", cards[n])
            };
            let all = cards[..limit].join(" ");
            check(&[id], &scene(limit - 1), cards[limit - 1], &format!("readied {all}"));
            let full = if cards == BOONS { "BoonLimit" } else { "TreasureLimit" };
            check(&[id], &scene(limit), cards[limit], &format!("refused {full}"));
        }
    }
}

/// The form of an exit, and what it asks: `Bm4`.
fn exit(text: &str) -> (Form, i16) {
    let form = match text.as_bytes()[1] {
        b'm' => Form::Melee,
        b'g' => Form::Magic,
        _ => Form::Speed,
    };
    (form, text[2..].parse().expect("a number"))
}

/// Checks what a location is: what entering it gives, its ground, its exits.
#[track_caller]
pub fn locations(ids: &[&str]) {
    for &id in ids {
        let key = card(id);
        let [ground, gains, exits] = columns(id)[..] else { panic!("{id} has three columns") };
        let [glory, peril] = numbers(gains)[..] else { panic!("{id} gives glory and peril") };
        let from = if key == "TM10" { "VM02" } else { "TM10" };
        // The other box's entrance is where the table begins.
        let other = if key.starts_with('T') { "box vault" } else { "box tomb" };
        let given = format!("{other}; map 5,5 {from}; map 5,6 {key}; at {from}; deactivated {key}");
        check(&[id], &given, "go.N", &format!("at {key}; glory {glory}; peril {peril}"));
        // Quests ask what kind of place it is.
        let there =
            format!("{other}; map 5,5 {key}; at {key}; quests TQ07 TQ08 VQ11; carried TQ12; ap 1");
        let quests = [
            ("search.TQ07", ground == "tunnel"),
            ("search.TQ08", ground == "chamber"),
            ("search.VQ11", ground == "tunnel" || ground == "dark"),
            ("finish.TQ12", ground == "entrance"),
        ];
        for (quest, is_offered) in quests {
            let asked = if is_offered { "offers" } else { "lacks" };
            check(&[id], &there, "", &format!("{asked} {quest}"));
        }
        let others = match key.as_bytes()[0] {
            b'T' => ["VM03", "VM04", "VM05", "VM06"],
            _ => ["TM02", "TM04", "TM06", "TM08"],
        };
        let [north, east, south, west] = others;
        let around = format!(
            "{other}; map 5,5 {key}; map 5,6 {north}; map 6,5 {east}; map 5,4 {south}; map 4,5 {west}; \
             at {key}; hero TH4; ap 2; bridge on"
        );
        // Where leaving itself asks for a die, it shows 1.
        let (die, total) = if words_of_leaving(key) { ("dice 1; ", "1 ") } else { ("", "") };
        let totals = |it: i16| format!("totals {total}{it}");
        for ((side, exit_text), to) in Side::ALL.iter().zip(exits.split(' ')).zip(others) {
            let go = format!("{die}go.{side}");
            match exit_text.as_bytes()[0] {
                b'W' => check(&[id], &around, &format!("go.{side}"), "refused Wall"),
                b'O' => {
                    let none = if total.is_empty() { "none" } else { total.trim() };
                    let then = format!("at {to}; ap 1; health 6; totals {none}");
                    check(&[id], &around, &go, &then);
                }
                kind => {
                    let (form, reach) = exit(exit_text);
                    let pass = reach - OWN[form.idx()];
                    let failed = if kind == b'B' { "ap 0; health 6" } else { "ap 1; health 5" };
                    let then = format!("at {to}; {failed}; {}", totals(reach - 1));
                    check(&[id], &around, &format!("dice {}; {go}", pass - 1), &then);
                    let then = format!("at {to}; ap 1; health 6; {}", totals(reach));
                    check(&[id], &around, &format!("dice {pass}; {go}"), &then);
                }
            }
        }
    }
}

/// Tells whether a die is rolled on leaving a location, by any exit.
fn words_of_leaving(key: &str) -> bool {
    super::list::ids(key).any(|id| words(id).starts_with("leave: chance"))
}

/// Checks what a monster is: its price, the forms in which it attacks, its values in all three, its health.
#[track_caller]
pub fn monsters(ids: &[&str]) {
    for &id in ids {
        let key = card(id);
        let columns = columns(id);
        let price: u16 = columns[1].parse().expect("a price");
        let health = numbers(columns[3].split(',').next().expect("health"))[0];
        let given = format!("map 0,1 TM02; phase villainy; hand {key}; b: hero TH4; b: at TM02");
        let poor = format!("{given}; b: peril {}", price - 1);
        check(&[id], &poor, &format!("{key}@b"), "refused TooDear");
        let enough = format!("{given}; b: peril {price}");
        check(&[id], &enough, &format!("{key}@b"), "b: peril 0; hand none");
        let round = |form: &Form| {
            let value = columns[3].split(", ").find(|it| it.starts_with(form.key()));
            value.is_some_and(|it| it.contains('●'))
        };
        let forms: Vec<Form> = Form::ALL.into_iter().filter(round).collect();
        let picks: Vec<String> = forms.iter().map(|it| format!("pick {it}")).collect();
        if 1 < forms.len() {
            check(&[id], &enough, &format!("{key}@b; end"), &format!("all {}", picks.join(", ")));
        }
        // A special attack asks for a die of its own first.
        let is_special = super::list::ids(key).any(|id| words(id).starts_with("attack: "));
        let (first, special) = if is_special { ("6 ", "6 ") } else { ("", "") };
        for (nth, form) in forms.iter().enumerate() {
            let value = printed(key, *form).0;
            let own = OWN[form.idx()];
            // Even: it is unhurt, and the hero challenges it in each form, by 6 to 1.
            let pick = if 1 < forms.len() { picks[nth].as_str() } else { "" };
            let attack = format!("{key}@b; dice {first}1 {}; end; {pick}", 1 + value - own);
            for other in Form::ALL {
                let given = format!("{enough}; b: saved; b: readied VA23");
                let play = format!("{attack}; dice 6 1; play challenge.1.{other}.ap");
                let (ours, its) = (6 + OWN[other.idx()], 1 + printed(key, other).0);
                let then = format!("totals {special}{0} {0} {ours} {its}", 1 + value);
                check(&[id], &given, &play, &then);
                let mut table = Table::given(&given);
                table.play(&play);
                let hurt = table.events.iter().find_map(|it| match it {
                    Event::FoeHurt { n, left, .. } => Some(n + left),
                    _ => None,
                });
                let is_immune = super::list::ids(key)
                    .any(|id| words(id) == format!("static: immune(self, {other})"));
                let expected = (!is_immune).then_some(health as u8);
                assert_eq!(hurt, expected, "{id}, {other}: the health it had");
            }
        }
    }
}
