//! The options on a table, for all things at once.

use crate::boards::dungeon_roll::selection::{Revival, Roller, Target, Thing};
use crate::games::dungeon_roll::client::{
    self, Action, Course, Floor, FloorDice, Magic, Party, Phase, Refusal, Skill, Source, Treasure,
    Unleash, Use, View,
};
use crate::kernel::{Seat, sort_few};

/// The options of the person at a device.
pub struct Options<'v> {
    pub view: &'v View,
    /// The seat that acts now, if it acts at this device.
    pub actor: Option<Seat>,
    /// Everything that it may do, but for re-rolls: their dice are picked freely.
    deeds: Vec<Action>,
    /// The ways to re-roll dice.
    rollers: Vec<Roller>,
    /// The help for a party of which nobody can fight, re-roll or lure; none if somebody can, or where nothing stands
    /// in the way.
    pub stuck: Option<Helps>,
}

/// The help left where the party can do nothing: the treasures of each kind by number, and the hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Helps {
    portals: u8,
    rings: u8,
    baits: u8,
    elixirs: u8,
    has_hero: bool,
}

impl Helps {
    /// Tells whether there is nothing that helps.
    pub fn is_empty(self) -> bool {
        self.things().next().is_none()
    }

    /// The things to touch for help, the surest first, with their numbers.
    pub fn things(self) -> impl Iterator<Item = (Thing, u8)> {
        let treasures = [
            (Treasure::Portal, self.portals),
            (Treasure::Ring, self.rings),
            (Treasure::Bait, self.baits),
            (Treasure::Elixir, self.elixirs),
        ];
        let treasures = treasures.into_iter().map(|(it, n)| (Thing::Treasure(it), n));
        treasures.chain([(Thing::Hero, u8::from(self.has_hero))]).filter(|(_, n)| *n != 0)
    }
}

impl<'v> Options<'v> {
    /// The options of a seat at this device, if it is awaited.
    pub fn of(view: &'v View, seat: Option<Seat>) -> Options<'v> {
        let options = Options::without_help(view, seat);
        Options { stuck: options.stuck(), ..options }
    }

    fn without_help(view: &'v View, seat: Option<Seat>) -> Options<'v> {
        let actor = seat.filter(|&it| client::turn(view).awaited().has(it));
        let deeds = actor.map_or_else(Vec::new, |it| client::deeds(view, it));
        let mut options = Options { view, actor, deeds, rollers: Vec::new(), stuck: None };
        let mut add = |by: Roller| {
            let (floor, party) = options.rerollable(by);
            if options.check(&by.action(floor, party)).is_ok() {
                options.rollers.push(by);
            }
        };
        add(Roller::Hero);
        client::each_source(&view.table, |it| add(Roller::Scroll(it)));
        options
    }

    /// Checks that an action is allowed, be it a re-roll or not.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, action: &Action) -> Result<(), Refusal> {
        let seat = self.actor.ok_or(Refusal::NotYourDelve)?;
        client::why_not(self.view, seat, action).map_or(Ok(()), Err)
    }

    /// Tells whether an action is allowed that is no re-roll.
    pub fn can(&self, action: &Action) -> bool {
        self.deeds.contains(action)
    }

    /// Tells whether something like this is allowed.
    pub fn has(&self, is_it: fn(&Action) -> bool) -> bool {
        self.deeds.iter().any(is_it)
    }

    /// Tells whether something can be re-rolled so.
    pub fn rerolls(&self, by: Roller) -> bool {
        self.rollers.contains(&by)
    }

    /// Everything that can be re-rolled so.
    pub fn rerollable(&self, by: Roller) -> (Floor, Party) {
        let delve = &self.view.table.delve;
        let mut party = delve.party;
        if let Some(face) = by.face() {
            party[face] = party[face].saturating_sub(1);
        }
        match by {
            Roller::Muster | Roller::Inscribe => (Floor::NONE, party),
            Roller::Scroll(_) | Roller::Hero => (delve.floor, party),
        }
    }

    /// The ways to fight or open `target` with a source: those with the most dice, unless the number is asked for.
    pub fn ways(&self, with: Source, target: Target, is_careful: bool) -> Vec<Action> {
        let mut ways = self.all_ways(with, target);
        if !is_careful {
            let most = ways.last().map_or(0, n_targets);
            ways.retain(|it| n_targets(it) == most);
        }
        ways
    }

    /// All of them, from few dice to many.
    fn all_ways(&self, with: Source, target: Target) -> Vec<Action> {
        let is_way = |it: &&Action| !matches!(it, Action::Use { on: Use::Drink { .. }, .. });
        let mut ways: Vec<Action> = self.uses(with, target).filter(is_way).copied().collect();
        sort_few(&mut ways, |it| match it {
            Action::Use { on: Use::Fight { monsters }, .. } => {
                let [goblins, skeletons, oozes] = monsters.0;
                (monsters.total(), [oozes, skeletons, goblins])
            }
            it => (n_targets(it), [0; 3]),
        });
        ways
    }

    /// Counts the dice of the level that a use of `with` on `target` deals with; 0 if it cannot be done.
    pub fn reach(&self, with: Source, target: Target) -> u8 {
        self.uses(with, target).map(n_targets).max().unwrap_or(0)
    }

    /// The likeliest target of a source: where it deals with the most dice, of equal ones the first, as they lie.
    pub fn likely_target(&self, with: Source) -> Option<Target> {
        let reached = Target::ALL.into_iter().map(|it| (self.reach(with, it), it));
        let best = reached.reduce(|best, it| if best.0 < it.0 { it } else { best });
        best.filter(|it| it.0 != 0).map(|it| it.1)
    }

    /// Tells whether a source can be used on anything of the level, or re-roll dice.
    pub fn is_useful(&self, with: Source) -> bool {
        self.rerolls(Roller::Scroll(with)) || self.has_target(with)
    }

    /// Tells whether a source can be used on anything of the level.
    pub fn has_target(&self, with: Source) -> bool {
        Target::ALL.into_iter().any(|it| self.uses(with, it).next().is_some())
    }

    /// Tells whether anything can be used on `target`.
    pub fn is_target(&self, target: Target) -> bool {
        self.deeds.iter().any(|it| matches!(it, Action::Use { on, .. } if is_on(on, target)))
    }

    /// Tells whether fewer dice than all can be dealt with, too.
    pub fn has_fewer(&self, with: Source) -> bool {
        Target::ALL.into_iter().any(|it| 1 < self.all_ways(with, it).len())
    }

    /// Counts the dice that can come back so.
    pub fn n_revived(&self, of: Revival) -> u8 {
        let delve = &self.view.table.delve;
        match of {
            Revival::Potions(with) => self.reach(with, Target::Potions),
            Revival::Elixir => 1,
            // DR-127.
            Revival::Intervention(_) => delve.floor.potions().min(delve.graveyard),
        }
    }

    /// Tells whether a scroll can turn a monster into a dragon.
    pub fn lures(&self, with: Source) -> bool {
        let lures = |it: &Action| matches!(it, Action::Use { with: by, on: Use::Lure { .. } } if *by == with);
        self.deeds.iter().any(lures)
    }

    /// Everything that can be given for the dragon.
    pub fn prices(&self) -> Vec<Source> {
        let price = |it: &Action| match it {
            Action::Unleash(Unleash::With { with }) => Some(*with),
            _ => None, // Nothing else is paid with a source.
        };
        self.deeds.iter().filter_map(price).collect()
    }

    /// The uses of a source on dice of the level.
    fn uses(&self, with: Source, target: Target) -> impl Iterator<Item = &Action> {
        self.deeds.iter().filter(move |it| {
            matches!(it, Action::Use { with: by, on } if *by == with && is_on(on, target))
        })
    }

    /// The help for a party that cannot go on.
    fn stuck(&self) -> Option<Helps> {
        if !self.can(&Action::Course(Course::Flee)) || self.has_party_act() {
            return None;
        }
        let table = &self.view.table;
        let is_dragon = table.delve.phase == Phase::Dragon;
        let n_if = |treasure, helps: bool| if helps { table.treasures()[treasure] } else { 0 };
        let can = |magic| self.can(&Action::Spend(magic));
        Some(Helps {
            portals: n_if(Treasure::Portal, can(Magic::Portal)),
            rings: n_if(Treasure::Ring, can(Magic::Ring) && is_dragon),
            baits: n_if(Treasure::Bait, can(Magic::Bait)),
            elixirs: n_if(Treasure::Elixir, self.deeds.iter().any(|it| revives(self.view, it))),
            has_hero: self.rerolls(Roller::Hero) || self.has(|it| matches!(it, Action::Unleash(_))),
        })
    }

    /// Tells whether the party itself can go on.
    fn has_party_act(&self) -> bool {
        let is_of_party = |it: &Action| {
            matches!(
                it,
                Action::Use { .. } | Action::Skill(Skill::Again { .. }) | Action::Dragon { .. }
            )
        };
        self.has(is_of_party) || self.rollers.iter().any(|it| matches!(it, Roller::Scroll(_)))
    }
}

/// Tells whether an elixir, if it is one, brings back somebody by whom the party can go on.
fn revives(view: &View, action: &Action) -> bool {
    if !matches!(action, Action::Spend(Magic::Elixir { .. })) {
        return false;
    }
    let after = client::preview(view, action).ok().and_then(|it| it.after);
    after.is_some_and(|table| {
        let view = View { observer: view.observer, table };
        Options::without_help(&view, Some(table.adventurer())).has_party_act()
    })
}

/// Tells whether a source is used so on dice of a kind.
fn is_on(on: &Use, target: Target) -> bool {
    match on {
        Use::Fight { monsters } => matches!(target, Target::Foe(it) if monsters[it] != 0),
        Use::Open { .. } => target == Target::Chests,
        Use::Drink { .. } => target == Target::Potions,
        Use::Reroll { .. } | Use::Lure { .. } => false,
    }
}

/// Counts the dice of the level that an action deals with.
pub fn n_targets(action: &Action) -> u8 {
    match action {
        Action::Use { on: Use::Fight { monsters }, .. }
        | Action::Unleash(Unleash::On { monsters }) => monsters.total(),
        Action::Use { on: Use::Open { n_chests }, .. } => *n_chests,
        Action::Use { on: Use::Drink { faces }, .. } => faces.total(),
        _ => 0, // Nothing else deals with them one by one.
    }
}
