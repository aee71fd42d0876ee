//! The room drawn large: its numbers, what they mean for so many heroes, and what is certain.

use crate::boards::dungeon_raiders::query::Query;
use crate::games::dungeon_raiders::client::{
    self, Boss, Card, Contest, Face, Gift, Item, Light, Mat, Phase, Place, Room, RoomSet, Span,
    Trap, Values, half_a_life, half_the_treasure,
};
use crate::kernel::{Seat, SeatSet};

/// The room.
#[derive(Clone, PartialEq, Debug)]
pub struct OpenRoom {
    pub place: Place,
    pub room: Option<Room>,
    /// The heroes are in it.
    pub is_here: bool,
    /// True if only a torch shows it.
    pub is_by_torch: bool,
    /// The number of heroes there, now or at the end.
    pub n_heroes: u8,
    pub is_solo: bool,
    /// True if a hero takes one chest at most (RA-E07).
    pub takes_one_chest: bool,
    pub detail: Detail,
}

/// The details known of it.
#[derive(Clone, PartialEq, Debug)]
pub enum Detail {
    /// Nobody has seen it: what may lie there.
    Dark(Kinds),
    /// A monster, or a boss: its strength if it can be beaten, its wounds, a hero's own way.
    Fight { strength: Option<u8>, wounds: u8, boss: Option<Boss>, head: u8, meter: Option<Meter> },
    /// A monster that a hero alone must outrun: its card, once it is turned up.
    Chase { card: Option<u8>, wounds: u8 },
    /// Chests: their coins, and to whom they would go as the cards lie.
    Treasure(Vec<ChestModel>),
    /// A trap: what it does by the card that counts, and whom it would hit.
    Trap { trap: Trap, columns: [Column; 5], hits: SeatSet },
    /// A vault: what each number gives.
    Vault([Column; 5]),
}

/// The numbers of unseen rooms by kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Kinds {
    pub monsters: u8,
    pub treasures: u8,
    pub traps: u8,
    pub vaults: u8,
    /// True if a boss lies here for certain.
    pub is_lair: bool,
}

impl Kinds {
    fn of(rooms: RoomSet) -> Kinds {
        let mut kinds = Kinds::default();
        for room in rooms.iter() {
            match room.face() {
                Face::Monster { .. } => kinds.monsters += 1,
                Face::Treasure { .. } => kinds.treasures += 1,
                Face::Trap(_) => kinds.traps += 1,
                Face::Vault { .. } | Face::Boss(_) => kinds.vaults += 1,
            }
        }
        kinds
    }

    /// All of them.
    pub const fn total(self) -> u8 {
        self.monsters + self.treasures + self.traps + self.vaults
    }
}

/// The heroes' progress against a monster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meter {
    pub sum: u8,
    pub strength: u8,
    /// The most that the sum can still become.
    pub most: u8,
    /// The number of seats still to lay.
    pub n_to_lay: u8,
    /// True if it is beaten; none if that is uncertain.
    pub is_beaten: Option<bool>,
}

/// A chest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChestModel {
    pub coins: u8,
    /// The takers as the cards lie.
    pub takers: SeatSet,
}

/// A number and its effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Column {
    pub effect: Effect,
    /// True for the number that counts now.
    pub is_now: bool,
    /// The seats that laid it.
    pub takers: SeatSet,
    /// The number left of the item.
    pub stock: Option<u8>,
}

/// An effect on a hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    Nothing,
    Treasure(i8),
    Wounds(i8),
    /// Half of the treasure is lost: so much, from the poorest hero to the richest; no number once the match is over.
    HalfTreasure(Option<Span>),
    /// Half of the life that is left is lost: so many wounds, for each hero as it stands; no number once the match is over.
    HalfLife(Option<Span>),
    Item(Item),
}

/// The strength of a room's monster against the heroes who live, if they can beat it.
pub fn strength_of(query: Query<'_>, room: Room) -> Option<u8> {
    let living = client::in_room(query.view);
    let contest = Contest { room, living, ..Contest::of_view(query.view)? };
    match room.face() {
        Face::Monster { shields, .. } if !contest.setup.is_solo() => contest.strength(shields),
        Face::Boss(boss) => contest.strength(boss.card().shields),
        Face::Monster { .. } | Face::Treasure { .. } | Face::Trap(_) | Face::Vault { .. } => None,
    }
}

/// Draws the room that is looked at.
pub fn open_room(query: Query<'_>) -> OpenRoom {
    let ground = query.ground();
    let place = query.selection.peek.unwrap_or(ground.here);
    let slot = query.view.dungeon.slot(place);
    let room = slot.room.filter(|_| ground.phase != Phase::Choosing);
    let is_here = place == ground.here;
    OpenRoom {
        place,
        room,
        is_here,
        is_by_torch: ground.here < place && slot.light == Light::Dark && room.is_some(),
        n_heroes: client::in_room(query.view).len() as u8,
        is_solo: ground.setup.is_solo(),
        takes_one_chest: ground.setup.takes_one_chest(),
        detail: room.map_or_else(|| dark(query, place), |it| detail(query, it, is_here)),
    }
}

fn dark(query: Query<'_>, place: Place) -> Detail {
    let is_lair = query.ground().setup.has_boss() && place.is_last();
    Detail::Dark(Kinds { is_lair, ..Kinds::of(client::unseen_rooms(query.view)) })
}

fn detail(query: Query<'_>, room: Room, is_here: bool) -> Detail {
    let ground = query.ground();
    let strength = strength_of(query, room);
    let contest = Contest::of_view(query.view).filter(|_| is_here);
    let values = contest.map(|it| it.plain_values());
    match room.face() {
        Face::Monster { wounds, .. } if ground.setup.is_solo() => {
            let card = ground.monster_card.filter(|_| is_here);
            Detail::Chase { card, wounds }
        }
        Face::Monster { wounds, .. } => {
            let meter = meter(query).filter(|_| is_here);
            Detail::Fight { strength, wounds, boss: None, head: 0, meter }
        }
        Face::Boss(boss) => {
            let head = if is_here { ground.head } else { 0 };
            let meter = meter(query).filter(|_| is_here);
            Detail::Fight { strength, wounds: 0, boss: Some(boss), head, meter }
        }
        Face::Treasure { chests } => Detail::Treasure(treasure(query, chests, values)),
        Face::Trap(trap) => {
            let columns = springs(query, trap, values);
            Detail::Trap { trap, columns, hits: hits(query, trap) }
        }
        Face::Vault { gifts } => Detail::Vault(shelves(query, gifts, values)),
    }
}

fn meter(query: Query<'_>) -> Option<Meter> {
    let tally = client::tally(query.view)?;
    let is_playing = query.ground().phase == Phase::Playing;
    is_playing.then_some(())?;
    Some(Meter {
        sum: tally.sum,
        strength: tally.strength?,
        most: tally.sums.high.max(0) as u8,
        n_to_lay: tally.to_lay.len() as u8,
        is_beaten: tally.is_beaten(),
    })
}

/// The seats showing a value, where anything lies at all.
fn showing(values: Option<Values>, value: impl FnOnce(&Values) -> Option<u8>) -> SeatSet {
    let Some(values) = values.filter(|it| 0 < it.high()) else { return SeatSet::NONE };
    value(&values).map_or(SeatSet::NONE, |it| values.showing(it))
}

fn treasure(query: Query<'_>, chests: [u8; 2], values: Option<Values>) -> Vec<ChestModel> {
    let is_solo = query.ground().setup.is_solo();
    let takers = |nth: usize| {
        showing(values, |it| match (is_solo, nth) {
            (false, 0) => Some(it.high()),
            (false, _) => it.next_below(it.high()),
            (true, _) => None,
        })
    };
    let chests = chests.into_iter().enumerate().filter(|it| it.1 != 0);
    chests.map(|(nth, coins)| ChestModel { coins, takers: takers(nth) }).collect()
}

/// A trap's effects by the card that counts (RA-102 to RA-105).
fn springs(query: Query<'_>, trap: Trap, values: Option<Values>) -> [Column; 5] {
    let living = query.view.living();
    // After the end nobody has any more what the trap found there.
    let is_over = query.ground().phase == Phase::Over;
    let each = |of: &dyn Fn(&Mat) -> i8| {
        (!is_over).then(|| Span::over(living.iter().map(|it| of(&query.view.heroes[it].mat))))
    };
    let now = values.filter(|it| 0 < it.high());
    let now = now.map(|it| if trap.skulls() == 1 { it.high() } else { it.low() });
    std::array::from_fn(|idx| {
        let card = idx as i8 + 1;
        let effect = match (trap, card) {
            (Trap::Magnet, 3..) => Effect::Treasure(2 - card),
            (Trap::Boulder, 3..) => Effect::Wounds(card - 2),
            (Trap::Lava, 1) => Effect::HalfTreasure(each(&|it| -half_the_treasure(it))),
            (Trap::Lava, ..4) => Effect::Treasure(card - 4),
            (Trap::Spikes, 1) => {
                Effect::HalfLife(each(&|it| half_a_life(&query.ground().setup, it)))
            }
            (Trap::Spikes, ..4) => Effect::Wounds(4 - card),
            (Trap::Magnet | Trap::Boulder | Trap::Spikes | Trap::Lava, _) => Effect::Nothing,
        };
        let is_now = now == Some(card as u8);
        Column { effect, is_now, takers: SeatSet::NONE, stock: None }
    })
}

/// Whom a trap hits if it is sprung: the leaders, or everybody (RA-101); nobody any more once the match is over.
fn hits(query: Query<'_>, trap: Trap) -> SeatSet {
    if query.ground().phase == Phase::Over {
        return SeatSet::NONE;
    }
    let living = query.view.living();
    let mat = |seat: Seat| &query.view.heroes[seat].mat;
    let richest = living.iter().map(|it| mat(it).treasure).max();
    let soundest = living.iter().map(|it| mat(it).wounds).min();
    let is_hit = |seat: &Seat| match trap {
        Trap::Magnet => Some(mat(*seat).treasure) == richest,
        Trap::Boulder => Some(mat(*seat).wounds) == soundest,
        Trap::Spikes | Trap::Lava => true,
    };
    living.iter().filter(is_hit).collect()
}

/// The gift of each number of a vault, and its stock (RA-120 to RA-125).
fn shelves(query: Query<'_>, gifts: [Gift; 5], values: Option<Values>) -> [Column; 5] {
    std::array::from_fn(|idx| {
        let number = idx as u8 + 1;
        let takers = values.map_or(SeatSet::NONE, |it| it.showing(number));
        let (effect, stock) = match gifts[idx] {
            Gift::Item(item) => (Effect::Item(item), Some(query.ground().supply[item])),
            Gift::Coins(coins) => (Effect::Treasure(coins as i8), None),
            Gift::Potion(wounds) => (Effect::Wounds(-(wounds as i8)), None),
        };
        Column { effect, is_now: !takers.is_empty(), takers, stock }
    })
}

/// The item that the open room gives for a card, if it is a vault.
pub fn gift_for(face: Option<Face>, card: Card) -> Option<Item> {
    let (Some(Face::Vault { gifts }), Card::Power(power)) = (face, card) else { return None };
    match gifts[usize::from(power) - 1] {
        Gift::Item(item) => Some(item),
        Gift::Coins(_) | Gift::Potion(_) => None,
    }
}
