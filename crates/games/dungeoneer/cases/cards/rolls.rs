//! Cards that add to values and rolls: each is laid into every scene of `probes`, by its player and by one
//! whom it does not concern.

use dungeoneer::Event;
use dungeoneer::cards::ability::{Cards, Condition, Effect, Part, Rollers, Rolls, Who};
use dungeoneer::cards::{Ability, Filter, Form, Trait};

use super::list::{ability, card, columns};
use super::probes::{By, For, Probe, Roll, is_against, is_battle, is_threat, probes};
use testing::scene::Vocabulary;

use crate::table::Table;

/// Values of heroes at level 2 as the list prints them: melee, magic, speed.
fn level_two(hero: &str) -> [i8; 3] {
    let levels = columns(&format!("{hero}.0"))[2];
    let level = levels.split(' ').nth(1).expect("a second level");
    let mut values = level.split('/').map(|it| it.parse().expect("a value"));
    std::array::from_fn(|_| values.next().expect("three values"))
}

/// Whose the card is, in the scenes.
#[derive(Clone, Copy, PartialEq)]
enum Side {
    /// That of the hero of seat b, who rolls.
    Hero,
    /// That of seat a, whose monsters attack.
    Lord,
    /// The location where they fight.
    Here,
    /// Somebody else's, or elsewhere.
    Apart,
}

/// Tells whether such rolls are meant.
fn means(rolls: Rolls, it: &Roll) -> bool {
    let in_form = |form: Option<Form>| form == it.form || form.is_none();
    match rolls {
        Rolls::Attack => it.what == For::Attack,
        Rolls::Counter(form) => it.what == For::Counter && in_form(form),
        Rolls::Battle(form) => is_battle(it) && in_form(form),
        Rolls::Exit => it.what == For::Exit,
        Rolls::Hazard => it.what == For::Hazard,
        Rolls::Trap => it.what == For::Trap,
        Rolls::Quest => it.what == For::Quest,
        Rolls::Threat => is_threat(it),
        Rolls::All | Rolls::Next => true,
    }
}

/// Tells whether a kind of monster is one of those that a filter names.
fn is_kind(filter: Filter, kind: Option<Trait>) -> bool {
    let is_monster = |it: Trait| it == Trait::Monster;
    kind.is_some_and(|kind| {
        filter.alternatives().any(|all| all.iter().all(|it| it == kind || is_monster(it)))
    })
}

/// The bonus of one effect to the value that is rolled with, and to the roll.
fn adds(part: &Part, side: Side, probe: &Probe, it: &Roll) -> (i8, i8) {
    let holds = part.conditions.iter().all(|it| match it {
        Condition::Versus(filter) => is_kind(*filter, probe.foe),
        other => panic!("{other:?} is no condition of such an effect"),
    });
    let is_own = side == Side::Hero && it.by == By::Hero;
    let is_foe = it.by == By::Foe;
    match part.effect {
        Effect::Stat(Who::Me, form, by) if is_own && it.form == Some(form) => (by, 0),
        Effect::Roll { who: Rollers::Hero(Who::Me), rolls, by, .. }
            if is_own && holds && means(rolls, it) =>
        {
            (0, by)
        }
        Effect::FoeRoll(rolls, by)
            if side == Side::Hero && is_against(it) && holds && means(rolls, it) =>
        {
            (0, by)
        }
        Effect::MonsterStat(Cards::Mine(kinds), form, by)
            if side == Side::Lord && is_foe && it.form == Some(form) && is_kind(kinds, probe.foe) =>
        {
            (by, 0)
        }
        Effect::MonsterStat(Cards::Here(kinds), form, by)
            if side == Side::Here && is_foe && it.form == Some(form) && is_kind(kinds, probe.foe) =>
        {
            (by, 0)
        }
        Effect::Stat(..)
        | Effect::Roll { .. }
        | Effect::FoeRoll(..)
        | Effect::MonsterStat(..)
        // Prices are proven where cards are paid, action points where cards are played.
        | Effect::CardCost { .. } => (0, 0),
        ref other => panic!("{other:?} says nothing about rolls"),
    }
}

/// Plays a scene with a card in it, and compares every roll.
#[track_caller]
fn try_probe(id: &str, ability: &Ability, side: Side, placed: (&str, &str), probe: &Probe) {
    let (at, facts) = placed;
    let hero = if card(id).as_bytes()[1] == b'H' && side == Side::Hero { card(id) } else { "TH4" };
    // Facts of the card come last: they must not be taken back.
    let given = format!(
        "players 3; map 0,1 {at}; phase villainy; b: hero {hero}; b: level 2; b: peril 9; \
         c: peril 9; b: at {at}; {}; {facts}",
        probe.given.replace("HERE", at)
    );
    let mut table = Table::given(&given);
    table.play(&probe.play);
    assert_eq!(table.refused, None, "{id}: {given}: {}", probe.play);
    let totals = table.events.iter().filter_map(|it| match it {
        Event::Rolled { total, .. } => Some(*total),
        _ => None,
    });
    let is_there = side != Side::Here || probe.given.contains("HERE") || probe.foe.is_some();
    let side = if is_there { side } else { Side::Apart };
    let expected = probe.rolls.iter().map(|it| {
        let printed = match (it.by, it.form) {
            (By::Hero, Some(form)) => level_two(hero)[form.idx()],
            _ => it.value,
        };
        let added = ability.parts.iter().map(|part| adds(part, side, probe, it));
        let (value, roll) = added.fold((0, 0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
        it.die + (printed + value).max(0) + roll
    });
    let (totals, expected): (Vec<i8>, Vec<i8>) = (totals.collect(), expected.collect());
    assert_eq!(totals, expected, "{id}: {given}: {}", probe.play);
}

/// Proves what a card adds, in all scenes, for its player; and that it adds nothing for others.
#[track_caller]
pub fn adds_to_rolls(ids: &[&str]) {
    let probes = probes();
    for id in ids {
        let ability = ability(id);
        let card = card(id);
        let is_of_monsters = ability
            .parts
            .iter()
            .any(|it| matches!(it.effect, Effect::MonsterStat(Cards::Mine(_), ..)));
        let kind = card.as_bytes()[1];
        let own = match (kind, super::list::words(id).split_once(": ")) {
            (b'A', _) if is_of_monsters => (Side::Lord, "TM02", format!("readied {card}")),
            (b'A', _) => (Side::Hero, "TM02", format!("b: readied {card}")),
            (b'Q', Some(("artifact", _))) => (Side::Hero, "TM02", format!("b: done {card}")),
            (b'Q', _) => (Side::Hero, "TM02", format!("b: quests {card}")),
            (b'M', _) => (Side::Here, card, String::new()),
            _ => (Side::Hero, "TM02", String::new()),
        };
        let foreign = match kind {
            b'A' if is_of_monsters => format!("b: readied {card}; c: readied {card}"),
            b'A' => format!("c: readied {card}"),
            b'Q' if own.2.contains("done") => format!("c: done {card}"),
            b'Q' => format!("c: quests {card}"),
            b'M' => format!("map -5,-5 {card}; c: at {card}"),
            _ => format!("c: hero {card}"),
        };
        for probe in &probes {
            try_probe(id, &ability, own.0, (own.1, &own.2), probe);
            try_probe(id, &ability, Side::Apart, ("TM02", &foreign), probe);
        }
    }
}
