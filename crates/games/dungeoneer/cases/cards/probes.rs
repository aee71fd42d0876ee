//! Small scenes in which dice are rolled: who rolls, for what, and what is printed there. A card that says
//! something about rolls is laid into each of them.

use dungeoneer::cards::{Form, Trait};

use Form::{Magic, Melee, Speed};

/// Who rolls.
#[derive(Clone, Copy, PartialEq)]
pub enum By {
    /// The hero of seat b.
    Hero,
    /// A monster that seat a plays against it.
    Foe,
    /// The hero of seat a.
    Other,
}

/// What is rolled for.
#[derive(Clone, Copy, PartialEq)]
pub enum For {
    Attack,
    Counter,
    Exit,
    Hazard,
    Trap,
    Quest,
    /// A threat of a monster, a location, a rule.
    Threat,
    /// The place of a quest, or its dice.
    Search,
}

/// One roll: the value is printed on the card that rolls, or is what else counts.
#[derive(Clone, Copy)]
pub struct Roll {
    pub by: By,
    pub what: For,
    pub form: Option<Form>,
    pub die: i8,
    /// The printed value; none for the hero of seat b, whose own is read from its card.
    pub value: i8,
}

/// A scene with its rolls in order. `{at}` is where the battle is, `{hero}` the hero of seat b.
pub struct Probe {
    pub given: &'static str,
    pub play: &'static str,
    /// What kind of monster fights.
    pub foe: Option<Trait>,
    pub rolls: &'static [Roll],
}

const fn hero(what: For, form: Form, die: i8) -> Roll {
    Roll { by: By::Hero, what, form: Some(form), die, value: 0 }
}

const fn foe(what: For, form: Form, die: i8, value: i8) -> Roll {
    Roll { by: By::Foe, what, form: Some(form), die, value }
}

const fn other(what: For, form: Form, die: i8, value: i8) -> Roll {
    Roll { by: By::Other, what, form: Some(form), die, value }
}

/// Seat a plays a monster against b.
const fn attack(
    given: &'static str,
    play: &'static str,
    kind: Trait,
    rolls: &'static [Roll],
) -> Probe {
    Probe { given, play, foe: Some(kind), rolls }
}

/// No monster is there.
const fn alone(given: &'static str, play: &'static str, rolls: &'static [Roll]) -> Probe {
    Probe { given, play, foe: None, rolls }
}

use By::{Foe, Hero, Other};
use For::{Attack, Counter, Exit, Hazard, Quest, Search, Threat, Trap};

/// All of them. Seat b has a hero of level 2.
pub const PROBES: &[Probe] = &[
    // Attacks of monsters, which the hero beats: a strike effect would change something else.
    attack(
        "hand TA37",
        "TA37@b; dice 2 5; end",
        Trait::Undead,
        &[foe(Attack, Melee, 2, 2), hero(Counter, Melee, 5)],
    ),
    attack(
        "hand TA38",
        "TA38@b; dice 2 5; end",
        Trait::Vermin,
        &[foe(Attack, Melee, 2, 2), hero(Counter, Melee, 5)],
    ),
    attack(
        "hand VA39",
        "VA39@b; dice 2 5; end",
        Trait::Fiend,
        &[foe(Attack, Melee, 2, 3), hero(Counter, Melee, 5)],
    ),
    attack(
        "hand VA48",
        "VA48@b; end; dice 2 5; pick melee",
        Trait::Beast,
        &[foe(Attack, Melee, 2, 3), hero(Counter, Melee, 5)],
    ),
    attack(
        "hand VA48",
        "VA48@b; end; dice 2 5; pick magic",
        Trait::Beast,
        &[foe(Attack, Magic, 2, 2), hero(Counter, Magic, 5)],
    ),
    attack(
        "hand VA42",
        "VA42@b; dice 2 5; end",
        Trait::Construct,
        &[foe(Attack, Melee, 2, 3), hero(Counter, Melee, 5)],
    ),
    attack(
        "hand TA41",
        "TA41@b; dice 1 6; end",
        Trait::Humanoid,
        &[foe(Attack, Magic, 1, 3), hero(Counter, Magic, 6)],
    ),
    attack(
        "hand TA43",
        "TA43@b; dice 1 6; end",
        Trait::Undead,
        &[foe(Attack, Magic, 1, 3), hero(Counter, Magic, 6)],
    ),
    attack(
        "hand VA41",
        "VA41@b; dice 1 6; end",
        Trait::Fiend,
        &[foe(Attack, Magic, 1, 2), hero(Counter, Magic, 6)],
    ),
    attack(
        "hand TA45",
        "TA45@b; dice 2 5; end",
        Trait::Undead,
        &[foe(Attack, Speed, 2, 3), hero(Counter, Speed, 5)],
    ),
    attack(
        "hand VA43",
        "VA43@b; end; dice 2 5; pick speed",
        Trait::Fiend,
        &[foe(Attack, Speed, 2, 3), hero(Counter, Speed, 5)],
    ),
    // Challenges by the hero; the monsters have health left.
    attack(
        "hand TA46; b: saved",
        "TA46@b; dice 2 5 5 2; end; play challenge.1.melee.ap",
        Trait::Undead,
        &[
            foe(Attack, Melee, 2, 3),
            hero(Counter, Melee, 5),
            hero(Attack, Melee, 5),
            foe(Counter, Melee, 2, 3),
        ],
    ),
    attack(
        "hand VA39; b: saved",
        "VA39@b; dice 2 5 5 2; end; play challenge.1.magic.ap",
        Trait::Fiend,
        &[
            foe(Attack, Melee, 2, 3),
            hero(Counter, Melee, 5),
            hero(Attack, Magic, 5),
            foe(Counter, Magic, 2, 0),
        ],
    ),
    attack(
        "hand VA39; b: saved",
        "VA39@b; dice 2 5 5 2; end; play challenge.1.melee.ap",
        Trait::Fiend,
        &[
            foe(Attack, Melee, 2, 3),
            hero(Counter, Melee, 5),
            hero(Attack, Melee, 5),
            foe(Counter, Melee, 2, 3),
        ],
    ),
    attack(
        "hand VA44; b: saved",
        "VA44@b; dice 1 5 5 1; end; play challenge.1.melee.ap",
        Trait::Vermin,
        &[
            foe(Attack, Melee, 1, 2),
            hero(Counter, Melee, 5),
            hero(Attack, Melee, 5),
            foe(Counter, Melee, 1, 2),
        ],
    ),
    attack(
        "hand TA42; b: saved",
        "TA42@b; dice 6 5 1 5 1; end; play challenge.1.melee.ap",
        Trait::Demon,
        &[
            hero(Threat, Magic, 6),
            foe(Attack, Melee, 5, 3),
            hero(Counter, Melee, 1),
            hero(Attack, Melee, 5),
            foe(Counter, Melee, 1, 3),
        ],
    ),
    // Heroes against heroes.
    alone(
        "phase heroics; active b; at {at}; b: ap 2; level 2",
        "dice 5 2; attack.a.melee",
        &[hero(Attack, Melee, 5), other(Counter, Melee, 2, 2)],
    ),
    alone(
        "phase heroics; active b; at {at}; b: ap 2; level 2",
        "dice 5 2; attack.a.magic",
        &[hero(Attack, Magic, 5), other(Counter, Magic, 2, 1)],
    ),
    alone(
        "at {at}; level 2",
        "dice 2 5; attack.b.melee",
        &[other(Attack, Melee, 2, 2), hero(Counter, Melee, 5)],
    ),
    // Traps.
    alone("hand TA48", "TA48@b; dice 3; end", &[hero(Trap, Speed, 3)]),
    alone("hand TA51", "TA51@b; dice 3; end", &[hero(Trap, Magic, 3)]),
    alone("hand TA53", "TA53@b; dice 3; end", &[hero(Trap, Melee, 3)]),
    // Exits, hazards, locations.
    alone(
        "phase heroics; active b; b: ap 2; map 5,5 TM15; map 4,5 TM14; b: at TM15",
        "dice 3; go.W",
        &[hero(Exit, Speed, 3)],
    ),
    alone(
        "phase heroics; active b; b: ap 2; map 5,5 TM15; map 5,4 TM04; b: at TM15",
        "dice 3; go.S",
        &[hero(Exit, Magic, 3)],
    ),
    alone(
        "phase heroics; active b; b: ap 2; map 5,5 TM03; map 5,4 TM04; b: at TM03",
        "dice 3; go.S",
        &[hero(Exit, Melee, 3)],
    ),
    alone(
        "phase heroics; active b; b: ap 2; map 5,5 VM02; map 5,6 TM17; b: at VM02",
        "dice 3; go.N",
        &[hero(Hazard, Speed, 3)],
    ),
    alone(
        "phase heroics; active b; b: ap 2; map 5,5 VM02; map 5,6 TM11; b: at VM02",
        "dice 3; go.N",
        &[hero(Hazard, Speed, 3)],
    ),
    alone(
        "phase heroics; active b; b: ap 2; map 5,5 VM02; map 5,6 TM18; b: at VM02",
        "dice 3; go.N",
        &[hero(Threat, Magic, 3)],
    ),
    alone(
        "phase heroics; active b; b: ap 2; map 5,5 VM02; map 5,6 VM12; b: at VM02",
        "dice 3; go.N",
        &[hero(Threat, Speed, 3)],
    ),
    alone(
        "phase heroics; active b; b: ap 1; b: prone melee 4",
        "dice 3; stand",
        &[hero(Threat, Melee, 3)],
    ),
    // Quests.
    alone(
        "phase heroics; active b; map 0,-1 VM03; b: at VM03; global TQ07; b: ap 1",
        "dice 3; search.TQ07",
        &[Roll { by: Hero, what: Search, form: None, die: 3, value: 1 }],
    ),
    alone(
        "phase heroics; active b; map 4,4 TM20; b: at TM20; global TQ14",
        "dice 3+1; attempt.TQ14",
        &[Roll { by: Hero, what: Search, form: None, die: 4, value: 0 }],
    ),
    alone(
        "phase heroics; active b; map 4,4 TM12; b: at TM12; global TQ13",
        "dice 3; attempt.TQ13",
        &[hero(Quest, Magic, 3)],
    ),
    alone(
        "phase heroics; active b; map 4,4 TM02; b: at TM02; global TQ07; b: found TQ07",
        "dice 2; attempt.TQ07",
        &[hero(Quest, Melee, 2)],
    ),
];

/// Whether a roll is one of a battle.
pub fn is_battle(it: &Roll) -> bool {
    matches!(it.what, Attack | Counter)
}

/// Whether it is a threat of any kind.
pub fn is_threat(it: &Roll) -> bool {
    matches!(it.what, Exit | Hazard | Trap | Quest | Threat)
}

/// Whether it is made by who fights against the hero of seat b.
pub fn is_against(it: &Roll) -> bool {
    matches!(it.by, Foe | Other)
}
