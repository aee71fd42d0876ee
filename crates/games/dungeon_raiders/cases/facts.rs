//! Facts that can be asked about a table.

use dungeon_raiders::client::unseen_bosses;
use dungeon_raiders::{DungeonRaiders, Face, Fight, Items, Place, Plight, View, What};
use kernel::{Game, Observer, Seat, SeatSet, Standing};
use testing::script::{joined, observer_of, yes_no};

use super::table::Table;

impl Table {
    /// The value of a fact about `seat` or the table, in the words of `given`.
    pub fn fact(&self, seat: Seat, name: &str, value: &str) -> String {
        if let Some((name, observer)) = name.split_once('@') {
            return seen(&self.view(observer_of(observer)), seat, name);
        }
        let ground = &self.state.ground;
        match name {
            "at" => format!("{} {}", ground.here.level + 1, ground.here.room + 1),
            "room" => self.state.room().map_or("none".to_owned(), |it| it.key().to_owned()),
            "first" => ground.first.map_or("none".to_owned(), |it| it.to_string()),
            "others" => seats(DungeonRaiders::out_of_turn(&self.state)),
            "phase" => format!("{:?}", ground.phase),
            "supply" => items(ground.supply),
            "winners" => seats(self.standing().winners()),
            "lies" => joined(
                self.state.heroes.iter().filter(|it| it.1.mat.laid.is_some()).map(|it| it.0),
                " ",
            ),
            "laid" => joined(self.what().filter_map(laid_word), " "),
            "fights" => joined(self.what().filter_map(fight_word), ", "),
            _ => self.hero_fact(seat, name, value),
        }
    }

    fn hero_fact(&self, seat: Seat, name: &str, value: &str) -> String {
        let hero = &self.state.heroes[seat];
        match name {
            "t" => hero.mat.treasure.to_string(),
            "w" => hero.mat.wounds.to_string(),
            "hero" => hero.mat.character.map_or("none", |it| it.key()).to_owned(),
            "hand" => joined(hero.mat.hand.iter(), " "),
            "items" => items(hero.items),
            "is" => match hero.mat.plight {
                Plight::Alive => "alive",
                Plight::Bled => "bled",
                Plight::Dead { .. } => "dead",
            }
            .to_owned(),
            "may" => {
                let legal = self.legal(seat);
                joined(legal.iter().map(|it| it.to_string().replace("lay ", "")), ", ")
            }
            _ => self.told_fact(seat, name, value),
        }
    }

    /// The score for all to see.
    pub fn standing(&self) -> Standing {
        DungeonRaiders::standing(&self.view(Observer::All))
    }
}

/// A card that was laid: `b4`, `c4+sword`.
fn laid_word(what: &What) -> Option<String> {
    let What::Laid { seat, lay } = what else { return None };
    Some(format!("{seat}{}", joined(lay.cards(), "+")))
}

fn fight_word(what: &What) -> Option<String> {
    let What::Fought { fight, .. } = *what else { return None };
    Some(match fight {
        Fight::Beaten { sum, strength } => format!("beaten {sum}:{strength}"),
        Fight::Unbeaten { sum, strength } => format!("unbeaten {sum}:{strength}"),
        Fight::Unbeatable => "unbeatable".to_owned(),
        Fight::Confused => "confused".to_owned(),
        Fight::Escaped { card } => format!("escaped {card}"),
        Fight::Caught { card } => format!("caught {card}"),
    })
}

fn items(items: Items) -> String {
    joined(items.iter().map(|(item, n)| format!("{} {n}", item.key())), " ")
}

pub fn seats(seats: SeatSet) -> String {
    joined(seats.iter(), " ")
}

/// A fact about a hero, or about the table, as it is seen.
fn seen(view: &View, seat: Seat, name: &str) -> String {
    let hero = &view.heroes[seat];
    match name {
        "t" => hero.mat.treasure.to_string(),
        "w" => hero.mat.wounds.to_string(),
        "hand" => joined(hero.mat.hand.iter(), " "),
        "items" => hero.items.map_or("hidden".to_owned(), items),
        "n-items" => hero.n_items.to_string(),
        "committed" => yes_no(hero.has_committed),
        "commit" => hero.commit.map_or("none".to_owned(), |it| it.to_string()),
        "supply" => items(view.ground.supply),
        "interrupters" => seats(DungeonRaiders::interrupters(view)),
        "bosses" => unseen_bosses(view).len().to_string(),
        "lair" => {
            let slot = view.dungeon.slot(Place { level: 4, room: 4 });
            let is_boss = slot.room.is_some_and(|it| matches!(it.face(), Face::Boss(_)));
            format!("{:?} {}", slot.light, if is_boss { "boss" } else { "unknown" })
        }
        _ => panic!("{name} is not seen"),
    }
}
