//! The worth of a hero's place in the match, in hundredths of a coin.

use crate::cards::{Card, Item, Items};
use crate::dungeon::LEVELS;
use crate::rules::Blow;
use crate::state::{Ground, Hero, Mat, Plight, State};
use kernel::Seat;

/// Dead, or bled: nothing is left to win.
const LOST: i32 = -2500;

/// The worth of having won.
const WON: i32 = 2500;

/// The worth of an item while levels are left.
const fn item_worth(item: Item) -> i32 {
    match item {
        Item::Torch => 25,
        Item::Crystal => 70,
        Item::Key => 120,
        Item::Sword => 150,
    }
}

/// The worth of all items in a hand; less and less towards the end.
fn items_worth(items: Items, level: u8) -> i32 {
    let n_left = LEVELS as i32 - i32::from(level);
    let worth: i32 = items.iter().map(|(item, n)| item_worth(item) * i32::from(n)).sum();
    worth * n_left / LEVELS as i32
}

/// The price of laying a card: what it could do in the rooms to come.
pub fn price(card: Card, ground: &Ground) -> i32 {
    let n_rooms_left = 4 - i32::from(ground.here.room);
    match card {
        Card::Power(_) if n_rooms_left == 0 => 0,
        Card::Power(power) => 22 * i32::from(power),
        Card::Item(item) => item_price(item, ground.here.level),
    }
}

/// The worth of what an item could do in the levels to come.
pub fn item_price(item: Item, level: u8) -> i32 {
    item_worth(item) * (LEVELS as i32 - i32::from(level)) / LEVELS as i32
}

/// The cost of `wounds` to a hero: each one more than the one before, and the last ones most.
fn wounds_cost(wounds: u8, ground: &Ground) -> i32 {
    let n = i32::from(wounds);
    let danger = match wounds {
        0..=5 => 0,
        6 => 40,
        7 => 120,
        8 => 280,
        9 => 520,
        _ => -LOST,
    };
    if ground.setup.dies_late() { 35 * n } else { 30 * n + danger }
}

/// The worth of a blow to a hero as it stands.
pub fn blow_worth(blow: &Blow, mat: &Mat, most_of_others: u8, ground: &Ground) -> i32 {
    if blow.is_petrified {
        return LOST;
    }
    let cap = if ground.setup.is_solo() { 100 } else { 20 };
    let treasure = mat.treasure.saturating_add_signed(blow.treasure).min(cap);
    let wounds = mat.wounds.saturating_add_signed(blow.wounds);
    let item = blow.item.map_or(0, |it| items_worth(Items::of(it, 1), ground.here.level));
    // Most blows miss most heroes.
    if (treasure, wounds) == (mat.treasure, mat.wounds) {
        return item;
    }
    let worth = |treasure: u8, wounds: u8| {
        100 * i32::from(treasure)
            - wounds_cost(wounds, ground)
            - bleeding_cost(wounds, most_of_others, ground)
    };
    worth(treasure, wounds) - worth(mat.treasure, mat.wounds) + item
}

/// The danger of being the most wounded at the end; it grows from level to level.
fn bleeding_cost(wounds: u8, most_of_others: u8, ground: &Ground) -> i32 {
    if ground.setup.n_players <= 2 {
        return 0;
    }
    // In hundredths: how often one who is so far ahead in wounds now is so at the end.
    let odds = match i32::from(wounds) - i32::from(most_of_others) {
        ..=-4 => 2,
        -3 => 5,
        -2 => 10,
        -1 => 20,
        0 => 40,
        1 => 60,
        2 => 75,
        3.. => 88,
    };
    let stake = match ground.here.level {
        0 => 100,
        1 => 200,
        2 => 350,
        3 => 600,
        _ => 1000,
    };
    odds * stake / 100
}

/// The standing of `seat` against its rivals.
pub fn standing(state: &State, seat: Seat) -> i32 {
    let own = hero_worth(state, seat);
    let rivals = state.heroes.iter().filter(|(it, _)| *it != seat);
    let (mut best, mut sum, mut n) = (LOST, 0, 0);
    for (rival, _) in rivals {
        let worth = hero_worth(state, rival);
        best = best.max(worth);
        sum += worth;
        n += 1;
    }
    if n == 0 {
        return own;
    }
    own + won(state, seat) - best / 3 - sum / (4 * n)
}

/// The prize, if the match is over and won: shared with those who are just as good.
fn won(state: &State, seat: Seat) -> i32 {
    let is_lost = !state.heroes[seat].mat.is_alive();
    if !state.ground.is_over() || is_lost {
        return 0;
    }
    let key = |hero: &Hero| {
        let wounds = if state.ground.setup.shared_ties { 0 } else { i32::from(hero.mat.wounds) };
        (hero.mat.is_alive(), i32::from(hero.mat.treasure), -wounds)
    };
    let own = key(&state.heroes[seat]);
    let n_better = state.heroes.iter().filter(|(_, it)| own < key(it)).count();
    let n_equal = state.heroes.iter().filter(|(_, it)| own == key(it)).count() as i32;
    if n_better == 0 { WON / n_equal } else { 0 }
}

fn hero_worth(state: &State, seat: Seat) -> i32 {
    let (ground, hero) = (&state.ground, &state.heroes[seat]);
    if hero.mat.plight != Plight::Alive {
        return LOST;
    }
    let treasure = 100 * i32::from(hero.mat.treasure);
    if ground.is_over() {
        return treasure - 10 * i32::from(hero.mat.wounds);
    }
    let most = most_of_others(state, seat);
    treasure + items_worth(hero.items, ground.here.level)
        - wounds_cost(hero.mat.wounds, ground)
        - bleeding_cost(hero.mat.wounds, most, ground)
}

/// The most wounds that any other living hero has.
pub fn most_of_others(state: &State, seat: Seat) -> u8 {
    let others = state.heroes.iter().filter(|(it, hero)| *it != seat && hero.mat.is_alive());
    others.map(|(_, it)| it.mat.wounds).max().unwrap_or(0)
}
