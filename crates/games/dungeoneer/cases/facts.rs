//! What can be asked.

use std::fmt::Display;

use dungeoneer::cards::{AdventureId, Trait};
use dungeoneer::forecast::{self, Share};
use dungeoneer::state::{Ending, StandUp};
use dungeoneer::{Dungeoneer, Event};
use kernel::kit::Side;
use kernel::{Game, Lang, Observer, Seat, Words};

use super::given::location;
use super::table::{Table, action};

impl Table {
    /// The value of a fact; `value` is what is expected, which some facts are about.
    #[track_caller]
    pub fn fact(&self, seat: Seat, is_of_seat: bool, name: &str, value: &str) -> String {
        let open = &self.state.open;
        let hidden = &self.state.hidden;
        let hero = &open.heroes[seat];
        // Offers are those of whoever is awaited, unless a seat is named.
        let asked = || if is_of_seat { seat } else { self.awaited() };
        match name {
            "health" => hero.health.to_string(),
            "glory" => hero.glory.to_string(),
            "peril" => hero.peril.to_string(),
            "ap" => hero.ap.to_string(),
            "level" => hero.level.to_string(),
            "hero" => hero.card.to_string(),
            "alive" => yes(hero.is_alive),
            "prone" => yes(hero.prone.is_some()),
            "rises" => match hero.prone {
                None => "no".to_owned(),
                Some(StandUp::Pay) => "ap".to_owned(),
                Some(StandUp::Overcome(form, reach)) => format!("{form} {reach}"),
            },
            "moved" => yes(hero.now.has_moved),
            "at" => open.site(hero.at).card.to_string(),
            "hand" => list(hidden.hands[seat].iter()),
            "cards" => hidden.hands[seat].len().to_string(),
            "glorious" => {
                let glory = |it: &AdventureId| {
                    it.card().traits.has(Trait::Boon) || it.card().traits.has(Trait::Treasure)
                };
                hidden.hands[seat].iter().filter(glory).count().to_string()
            }
            "readied" => list(hero.readied.iter().map(|it| it.card)),
            "lair" => list(hero.lair.iter().map(|it| it.card)),
            "quests" => list(hero.quests.iter().copied()),
            "carried" => list(hero.carried.iter().copied()),
            "done" => list(hero.done.iter().copied()),
            "discards" => list(open.discards[0].iter().copied()),
            "perildiscards" => list(open.discards[1].iter().copied()),
            "waiting" => list(open.waiting.iter().copied()),
            "global" => list(open.globals.iter().copied()),
            "gone" => list(open.gone.iter().copied()),
            "tokens" => {
                list(open.tokens.iter().map(|it| format!("{}@{}", it.0, open.site(it.1).card)))
            }
            "map" => {
                let (cell, _) = value.split_once(' ').expect("a cell and a location");
                let site = open.map.get(cell.parse().expect("a cell"));
                let card = site.map_or_else(|| "none".to_owned(), |it| it.card.to_string());
                format!("{cell} {card}")
            }
            "lying" => {
                let (cell, _) = value.split_once(' ').expect("a cell and how it lies");
                let site = open.map.get(cell.parse().expect("a cell")).expect("a location");
                format!("{cell} {}", if site.is_turned { "turned" } else { "upright" })
            }
            "held" => {
                let (place, side) = value.split_once(' ').expect("a location and a side");
                let cell = open.find(location(place)).expect("a location on the map");
                let side = Side::read(side).expect("a side");
                let is_held = open.site(cell).held[side as usize].is_some();
                if is_held { value.to_owned() } else { "no".to_owned() }
            }
            "shut" => {
                let (place, side) = value.split_once(' ').expect("a location and a side");
                let cell = open.find(location(place)).expect("a location on the map");
                let side = Side::read(side).expect("a side");
                let is_held = open.site(cell).held[side as usize].is_some();
                if is_held { "held".to_owned() } else { value.to_owned() }
            }
            "deactivated" => {
                list(open.map.iter().filter(|it| it.1.is_deactivated).map(|it| it.1.card))
            }
            "attached" => list(open.map.iter().flat_map(|it| it.1.attached.iter()).map(|it| it.0)),
            "bridge" => if open.is_bridge_on { "on" } else { "off" }.to_owned(),
            "phase" => open.phase.to_string(),
            "active" => open.active.to_string(),
            "first" => open.first.to_string(),
            "round" => open.round.to_string(),
            "deck" => hidden.decks[0].len().to_string(),
            "perildeck" => hidden.decks[1].len().to_string(),
            "locations" => hidden.locations.len().to_string(),
            "awaited" => list(Dungeoneer::turn(&self.state).awaited().iter()),
            "interrupters" => list(Dungeoneer::out_of_turn(&self.state).iter()),
            "battle" => yes(open.battle.is_some()),
            // How likely a hero dies in the exchange at hand, and a monster is defeated.
            "dies" => forecast::battle(open)
                .and_then(|it| it.hero(seat).map(|it| share(it.dies())))
                .unwrap_or_else(|| "nobody".to_owned()),
            "defeated" => {
                let (place, _) = value.split_once(' ').expect("a place and a chance");
                let nth = place.parse::<usize>().expect("a place") - 1;
                let odds = forecast::battle(open).expect("a battle");
                format!("{place} {}", share(odds.foes[nth]))
            }
            "hunted" => list(open.hunted.iter().map(|it| format!("{}:{}", it.0, it.1))),
            "totals" => list(self.events.iter().filter_map(|it| match it {
                Event::Rolled { total, .. } => Some(*total),
                _ => None,
            })),
            "offers" => {
                let is_offered = self.legal(asked()).contains(&action(value));
                if is_offered { value } else { "other things" }.to_owned()
            }
            "lacks" => {
                let is_offered = self.legal(asked()).contains(&action(value));
                if is_offered { "it" } else { value }.to_owned()
            }
            "all" => {
                let all = self.legal(asked());
                all.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
            }
            "refused" => self.refused.map_or_else(|| "no".to_owned(), |it| format!("{it:?}")),
            "won" => match open.ending {
                None => "nobody yet".to_owned(),
                Some(Ending::Quests(seat) | Ending::LastHero(seat)) => seat.to_string(),
                Some(Ending::Together(Some(seat))) => seat.to_string(),
                Some(Ending::Together(None)) => "nobody".to_owned(),
                Some(Ending::Rounds) => "rounds".to_owned(),
                Some(Ending::Lost) => "lost".to_owned(),
            },
            "over" => yes(self.is_over()),
            // Why somebody is asked, as a curtain says it.
            "summons" => self.summons(asked(), Lang::En),
            "summons.ru()" => self.summons(asked(), Lang::Ru),
            "open" => yes(Dungeoneer::is_open_choice(&self.state, asked())),
            "many" => {
                let (list, _) = value.split_once(' ').expect("a list and how many");
                let words = self.fact(seat, is_of_seat, list, "");
                format!("{list} {}", words.split(' ').filter(|it| *it != "none").count())
            }
            _ => self.advised(asked(), name, value),
        }
    }
}

impl Table {
    fn summons(&self, seat: Seat, lang: Lang) -> String {
        let view = Dungeoneer::view(&self.state, Observer::Seat(seat));
        Dungeoneer::summons(&view, seat, lang).unwrap_or_default()
    }
}

fn share(it: Share) -> String {
    format!("{}/{}", it.n, it.of)
}

fn yes(it: bool) -> String {
    if it { "yes" } else { "no" }.to_owned()
}

/// Words between spaces, or `none`.
fn list<T: Display>(all: impl Iterator<Item = T>) -> String {
    let all: Vec<String> = all.map(|it| it.to_string()).collect();
    if all.is_empty() { "none".to_owned() } else { all.join(" ") }
}
