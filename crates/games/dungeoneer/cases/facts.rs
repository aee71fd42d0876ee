//! Facts that can be asked.

use std::fmt::Display;

use dungeoneer::cards::{AdventureId, Trait};
use dungeoneer::forecast::{self, Share};
use dungeoneer::state::{Ending, StandUp};
use dungeoneer::{Dungeoneer, Event};
use kernel::kit::Side;
use kernel::{Game, Seat};
use testing::script::{joined, number, yes_no};

use super::table::{Table, action};

impl Table {
    /// The value of a fact; `value` is what is expected, which some facts are about.
    #[track_caller]
    pub fn fact(&self, named: Option<Seat>, name: &str, value: &str) -> String {
        let seat = named.unwrap_or(Seat::FIRST);
        let open = &self.state.open;
        let hidden = &self.state.hidden;
        let hero = &open.heroes[seat];
        // Offers are those of the seat awaited, unless a seat is named.
        let asked = || named.unwrap_or_else(|| self.awaited());
        // Some facts are about a cell, a location, a monster or a list, and begin with it.
        let (about, rest) = value.split_once(' ').unwrap_or((value, ""));
        match name {
            "health" => hero.health.to_string(),
            "glory" => hero.glory.to_string(),
            "peril" => hero.peril.to_string(),
            "ap" => hero.ap.to_string(),
            "level" => hero.level.to_string(),
            "hero" => hero.card.to_string(),
            "alive" => yes_no(hero.is_alive),
            "prone" => yes_no(hero.prone.is_some()),
            "rises" => match hero.prone {
                None => "no".to_owned(),
                Some(StandUp::Pay) => "ap".to_owned(),
                Some(StandUp::Overcome(form, reach)) => format!("{form} {reach}"),
            },
            "moved" => yes_no(hero.now.has_moved),
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
                let site = open.map.get(number(about));
                format!("{about} {}", list(site.iter().map(|it| it.card)))
            }
            "lying" => {
                let site = open.map.get(number(about)).expect("a location");
                format!("{about} {}", if site.is_turned { "turned" } else { "upright" })
            }
            "held" | "shut" => {
                let cell = open.find(number(about)).expect("a location on the map");
                let side = Side::read(rest).expect("a side");
                let is_held = open.site(cell).held[side as usize].is_some();
                let is_so = is_held == (name == "held");
                if is_so { value } else { "otherwise" }.to_owned()
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
            "interrupters" => list(Dungeoneer::out_of_turn(&self.state).iter()),
            "battle" => yes_no(open.battle.is_some()),
            // How likely a hero dies in the exchange at hand, and a monster is defeated.
            "dies" => forecast::battle(open)
                .and_then(|it| it.hero(seat).map(|it| share(it.dies())))
                .unwrap_or_else(|| "nobody".to_owned()),
            "defeated" => {
                let odds = forecast::battle(open).expect("a battle");
                format!("{about} {}", share(odds.foes[number::<usize>(about) - 1]))
            }
            "hunted" => list(open.hunted.iter().map(|it| format!("{}:{}", it.0, it.1))),
            "totals" => list(self.events.iter().filter_map(|it| match it {
                Event::Rolled { total, .. } => Some(*total),
                _ => None,
            })),
            "offers" | "lacks" => {
                let is_offered = self.legal(asked()).contains(&action(value));
                if is_offered == (name == "offers") { value } else { "otherwise" }.to_owned()
            }
            "all" => joined(self.legal(asked()), ", "),
            "won" => match open.ending {
                None => "nobody yet".to_owned(),
                Some(Ending::Quests(seat) | Ending::LastHero(seat)) => seat.to_string(),
                Some(Ending::Together(Some(seat))) => seat.to_string(),
                Some(Ending::Together(None)) => "nobody".to_owned(),
                Some(Ending::Rounds) => "rounds".to_owned(),
                Some(Ending::Lost) => "lost".to_owned(),
            },
            "open" => yes_no(Dungeoneer::is_open_choice(&self.state, asked())),
            "many" => {
                let words = self.fact(named, about, "");
                format!("{about} {}", words.split(' ').filter(|it| *it != "none").count())
            }
            _ => self.advised(seat, asked(), name, value),
        }
    }
}

fn share(it: Share) -> String {
    format!("{}/{}", it.n, it.of)
}

/// Words between spaces, or `none`.
fn list<T: Display>(all: impl IntoIterator<Item = T>) -> String {
    joined(all, " ")
}
