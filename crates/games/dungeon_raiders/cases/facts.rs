//! What can be asked about a table.

use std::fmt::Display;

use dungeon_raiders::{DungeonRaiders, Fight, Items, Phase, Plight, What};
use kernel::{Game, Observer, Seat, SeatSet, Standing};

use super::table::Table;

impl Table {
    /// What is so about `seat` or the table, in the words of `given`.
    pub fn fact(&self, seat: Seat, name: &str) -> String {
        let ground = &self.state.ground;
        match name {
            "at" => format!("{} {}", ground.here.level + 1, ground.here.room + 1),
            "room" => self.state.room().map_or("none".to_owned(), |it| it.key().to_owned()),
            "first" => ground.first.map_or("none".to_owned(), |it| it.to_string()),
            "awaited" => seats(DungeonRaiders::turn(&self.state).awaited()),
            "others" => seats(DungeonRaiders::out_of_turn(&self.state)),
            "phase" => format!("{:?}", ground.phase),
            "over" => yes_no(ground.phase == Phase::Over),
            "refused" => self.refused.map_or("no".to_owned(), |it| format!("{it:?}")),
            "supply" => items(ground.supply),
            "winners" => seats(self.standing().winners()),
            "lies" => joined(
                self.state.heroes.iter().filter(|it| it.1.mat.laid.is_some()).map(|it| it.0),
                " ",
            ),
            "laid" => joined(self.what().filter_map(laid_word), " "),
            "fights" => joined(self.what().filter_map(fight_word), ", "),
            _ => self.hero_fact(seat, name),
        }
    }

    fn hero_fact(&self, seat: Seat, name: &str) -> String {
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
            "rank" => self.standing().places[seat].rank.to_string(),
            "total" => self.standing().places[seat].total.to_string(),
            "may" => {
                let legal = self.legal(seat);
                joined(legal.iter().map(|it| it.to_string().replace("lay ", "")), ", ")
            }
            _ => self.told_fact(seat, name),
        }
    }

    /// The score for all to see.
    pub fn standing(&self) -> Standing {
        DungeonRaiders::standing(&DungeonRaiders::view(&self.state, Observer::All))
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

pub fn yes_no(is_so: bool) -> String {
    if is_so { "yes" } else { "no" }.to_owned()
}

/// Joins words; `none` if there are none.
pub fn joined<T: Display>(words: impl IntoIterator<Item = T>, by: &str) -> String {
    let words: Vec<String> = words.into_iter().map(|it| it.to_string()).collect();
    if words.is_empty() { "none".to_owned() } else { words.join(by) }
}
