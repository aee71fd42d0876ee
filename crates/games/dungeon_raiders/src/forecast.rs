//! The possible outcomes of cards before they are laid: for a player who weighs a card. All of it follows from the
//! view alone.

mod span;
mod ways;

use self::ways::{Ways, open_lays};
use super::action::{Action, Fight, What};
use super::bosses::Boss;
use super::cards::{Item, Items, Lay};
use super::dungeon::Dungeon;
use super::heroes::Party;
use super::rooms::{Face, Gift, Room, RoomSet};
use super::rules::{Blow, Contest, bleeding, bounded, effects, hidden_items, unseen, value_in};
use super::state::View;
use kernel::kit::Kind;
use kernel::{Seat, SeatSet};

pub use self::span::Span;

/// No more courses of the remaining cards are looked at; only before a boss are there more.
const COURSES_MAX: u64 = 4096;

/// Courses are taken in steps of a large prime, so that those looked at are spread over all.
const STRIDE: u64 = 1_000_003;

/// The rooms that may lie in the dark, or in the stacks, or out of the game (RA-194).
pub fn unseen_rooms(view: &View) -> RoomSet {
    unseen(&view.ground, &view.dungeon)
}

/// The bosses that may be waiting (RA-B02); none if there is no boss, or it has been seen.
pub fn unseen_bosses(view: &View) -> Vec<Boss> {
    let rooms = (0..=view.ground.here.level).flat_map(Dungeon::places);
    let is_boss = |room: Room| matches!(room.face(), Face::Boss(_));
    let is_seen = rooms.into_iter().any(|it| view.dungeon.slot(it).room.is_some_and(is_boss));
    let is_unseen = view.ground.setup.has_boss() && !is_seen;
    Boss::in_edition(view.ground.edition).filter(|_| is_unseen).collect()
}

/// The certain facts of the open room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The heroes who have still to lay.
    pub to_lay: SeatSet,
    /// The sum, the highest and the lowest of the values that lie.
    pub sum: u8,
    pub high: u8,
    pub low: u8,
    /// The strength of the monster, if there is one that can be beaten.
    pub strength: Option<u8>,
    /// The lowest and the highest sum that can still come about.
    pub sums: Span,
}

impl Tally {
    /// Tells whether the monster is beaten, where that is certain.
    pub fn is_beaten(&self) -> Option<bool> {
        let strength = self.strength? as i8;
        if strength <= self.sums.low {
            Some(true)
        } else if self.sums.high < strength {
            Some(false)
        } else {
            None
        }
    }

    /// The strength that is missing to beat the monster.
    pub fn missing(&self) -> Option<u8> {
        self.strength.map(|it| it.saturating_sub(self.sum))
    }
}

/// The possible effects of a room on one hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// The change of treasure.
    pub treasure: Span,
    /// The change of wounds.
    pub wounds: Span,
    /// In how many courses the hero is wounded, or loses treasure.
    pub n_hit: u32,
    /// In how many courses the hero has a share in a chest, and in how many of them others do, too.
    pub n_chests: u32,
    pub n_shared: u32,
    /// In how many courses the hero gets an item.
    pub n_items: u32,
    /// In how many courses the hero dies.
    pub n_deaths: u32,
    /// In how many courses the hero has the most wounds afterwards, and would bleed (RA-180).
    pub n_bleeds: u32,
}

/// The possible outcomes of the room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// The cards weighed; none for the room as it lies.
    pub lay: Option<Lay>,
    /// Ways in which all others can lay their cards, and use items first that come back to a short
    /// supply; all that follows is counted in them.
    pub n_courses: u32,
    /// True if these are all of them; else they are a sample, and so are the shares counted in them.
    pub is_exact: bool,
    /// In how many of them the monster is beaten, or a hero alone escapes.
    pub n_beaten: u32,
    pub heroes: Party<Odds>,
}

/// The certain facts of the room where the heroes are; none outside of rooms.
pub fn tally(view: &View) -> Option<Tally> {
    let contest = Contest::of_view(view)?;
    let face = contest.room.face();
    let values = contest.values(|lay| value_in(face, lay));
    let to_lay: SeatSet =
        view.living().iter().filter(|&it| view.heroes[it].mat.laid.is_none()).collect();
    let added = Ways::of(view, &contest).sums(face);
    let lying = values.sum() as i8;
    let sums = Span { low: lying + added.low, high: lying + added.high };
    let strength = match face {
        Face::Monster { shields, .. } if !contest.setup.is_solo() => contest.strength(shields),
        Face::Boss(boss) => contest.strength(boss.card().shields),
        Face::Monster { .. } | Face::Treasure { .. } | Face::Trap(_) | Face::Vault { .. } => None,
    };
    let (sum, high, low) = (values.sum(), values.high(), values.low());
    Some(Tally { to_lay, sum, high, low, strength, sums })
}

/// The prospects of each lay that `seat` can choose. Empty if it has laid already.
pub fn prospects(view: &View, seat: Seat) -> Vec<Prospect> {
    let Some(contest) = Contest::of_view(view) else { return Vec::new() };
    let seen = &view.heroes[seat];
    if !seen.mat.is_alive() || seen.mat.laid.is_some() {
        return Vec::new();
    }
    let lays = open_lays(view, seat);
    lays.into_iter().map(|lay| weigh(view, contest, Some((seat, lay)))).collect()
}

/// The prospect of one lay of `seat`; none if it has laid already, or has no such cards.
pub fn prospect(view: &View, seat: Seat, lay: Lay) -> Option<Prospect> {
    let contest = Contest::of_view(view)?;
    let mat = &view.heroes[seat].mat;
    let is_open = mat.is_alive() && mat.laid.is_none() && open_lays(view, seat).contains(&lay);
    is_open.then(|| weigh(view, contest, Some((seat, lay))))
}

/// The prospect of the cards that lie, and of one's own that is committed.
pub fn outlook(view: &View) -> Option<Prospect> {
    let contest = Contest::of_view(view)?;
    let committed = view.heroes.iter().find_map(|(seat, it)| match it.commit {
        Some(Action::Lay { lay }) => Some((seat, lay)),
        Some(Action::UseCrystal | Action::UseTorch | Action::Choose { .. }) | None => None,
    });
    Some(Prospect { lay: None, ..weigh(view, contest, committed) })
}

/// The supplies that may be there when claims are counted: what is used in the room is back in it
/// by then (RA-123). Crystals can come from those who have yet to lay, torches from anybody.
fn supplies(view: &View, contest: &Contest) -> Vec<Items> {
    let mut supplies = vec![contest.supply];
    let Face::Vault { gifts } = contest.room.face() else { return supplies };
    let to_lay = contest.living.iter().filter(|&it| contest.mats[it].laid.is_none()).collect();
    for (item, users) in [(Item::Crystal, to_lay), (Item::Torch, contest.living)] {
        if !gifts.contains(&Gift::Item(item)) {
            continue;
        }
        let is_chosen = |seat: &Seat| view.heroes[*seat].commit == Some(Action::UseCrystal);
        let n_certain = match item {
            Item::Crystal => users.iter().filter(is_chosen).count() as u8,
            Item::Torch | Item::Key | Item::Sword => 0,
        };
        // More than one for each hero makes no difference.
        let n_missing = (contest.living.len() as u8).saturating_sub(contest.supply[item]);
        let n_most = n_held(view, users, item).min(n_missing).max(n_certain);
        let more = |supply: Items| {
            (n_certain..=n_most).map(move |n| {
                let mut supply = supply;
                supply[item] += n;
                supply
            })
        };
        supplies = supplies.into_iter().flat_map(more).collect();
    }
    supplies
}

/// The most items of a kind that these heroes hold, as far as the observer can tell.
fn n_held(view: &View, seats: SeatSet, item: Item) -> u8 {
    let open = seats.iter().filter_map(|it| view.heroes[it].items).map(|it| it[item]);
    let closed = seats.iter().map(|it| &view.heroes[it]).filter(|it| it.items.is_none());
    let n_backs: u8 = closed.map(|it| it.n_items).sum();
    open.sum::<u8>() + hidden_items(view)[item].min(n_backs)
}

/// Goes through the ways in which the others can lay their cards.
fn weigh(view: &View, mut contest: Contest, own: Option<(Seat, Lay)>) -> Prospect {
    if let Some((seat, lay)) = own {
        contest.mats[seat].laid = Some(lay);
    }
    let ways = Ways::of(view, &contest);
    let supplies = supplies(view, &contest);
    let n_supplies = supplies.len() as u64;
    let n_courses = ways.n_numbered() * n_supplies;
    let is_exact = n_courses <= COURSES_MAX;
    let mut sum = Sum { prospect: None };
    for nth in 0..n_courses.min(COURSES_MAX) {
        let number = if is_exact { nth } else { nth * STRIDE % n_courses };
        contest.supply = supplies[(number % n_supplies) as usize];
        if ways.lay_out(number / n_supplies, &mut contest) {
            sum.add(&contest);
        }
    }
    let prospect = sum.prospect.expect("every hero has a card in every room");
    Prospect { lay: own.map(|it| it.1), is_exact, ..prospect }
}

/// The total of the courses looked at so far.
struct Sum {
    prospect: Option<Prospect>,
}

impl Sum {
    /// Adds one course.
    fn add(&mut self, contest: &Contest) {
        let mut takers = [SeatSet::NONE; 2];
        let mut is_beaten = false;
        let blows = effects(contest, &mut |what| match what {
            What::Fought { fight: Fight::Beaten { .. } | Fight::Escaped { .. }, .. } => {
                is_beaten = true;
            }
            What::Chest { nth, takers: those, share, .. } if 0 < share => {
                takers[usize::from(nth)] = those;
            }
            _ => {} // Only fights and chests are counted here; the blows tell the rest.
        });
        let mut one = blows.map(|seat, blow| odds_of(contest, seat, *blow, takers));
        for seat in bleeding_after(contest, &one).iter() {
            one[seat].n_bleeds = 1;
        }
        match &mut self.prospect {
            None => {
                let n_beaten = u32::from(is_beaten);
                self.prospect = Some(Prospect {
                    lay: None,
                    n_courses: 1,
                    is_exact: true,
                    n_beaten,
                    heroes: one,
                });
            }
            Some(it) => {
                it.n_courses += 1;
                it.n_beaten += u32::from(is_beaten);
                it.heroes.iter_mut().for_each(|(seat, odds)| join(odds, &one[seat]));
            }
        }
    }
}

/// The effect of one course on a hero.
fn odds_of(contest: &Contest, seat: Seat, blow: Blow, takers: [SeatSet; 2]) -> Odds {
    let mat = &contest.mats[seat];
    let (treasure, wounds) = bounded(&contest.setup, mat, blow);
    let chest = takers.into_iter().find(|it| it.has(seat));
    let dies =
        blow.is_petrified || contest.setup.is_deadly(mat.wounds.saturating_add_signed(wounds));
    Odds {
        treasure: Span::of(treasure),
        wounds: Span::of(wounds),
        n_hit: u32::from(treasure < 0 || 0 < wounds || blow.is_petrified),
        n_chests: u32::from(chest.is_some()),
        n_shared: u32::from(chest.is_some_and(|it| 1 < it.len())),
        n_items: u32::from(blow.item.is_some()),
        n_deaths: u32::from(dies && mat.is_alive()),
        n_bleeds: 0,
    }
}

/// The heroes who would bleed after one course; nobody in a duel or alone (RA-202, RA-221).
fn bleeding_after(contest: &Contest, one: &Party<Odds>) -> SeatSet {
    if contest.setup.n_players < 3 {
        return SeatSet::NONE;
    }
    let living = contest.living.iter().filter(|&it| one[it].n_deaths == 0).collect();
    let wounds = |it: Seat| contest.mats[it].wounds.saturating_add_signed(one[it].wounds.low);
    bleeding(living, wounds)
}

fn join(odds: &mut Odds, other: &Odds) {
    odds.treasure.join(other.treasure);
    odds.wounds.join(other.wounds);
    odds.n_hit += other.n_hit;
    odds.n_chests += other.n_chests;
    odds.n_shared += other.n_shared;
    odds.n_items += other.n_items;
    odds.n_deaths += other.n_deaths;
    odds.n_bleeds += other.n_bleeds;
}
