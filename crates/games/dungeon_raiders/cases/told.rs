//! Facts that can be asked about views, forecasts, advice and words.

use dungeon_raiders::client::{Span, outlook, prospects, tally, unseen_rooms};
use dungeon_raiders::rules::wastes_crystal;
use dungeon_raiders::{Action, DungeonRaiders, Event, Place, Room, View, What};
use kernel::{Bots, BySeat, Game, Lang, Observer, Seat, Telling, Words};
use testing::script::{joined, yes_no};
use testing::told::in_language;

use super::facts::seats;
use super::table::{Table, action};

/// The seed of advice, and of what computers do.
const LUCK: u64 = 5;

impl Table {
    /// The value of a fact that is told to `seat`, or seen by it.
    pub fn told_fact(&self, seat: Seat, name: &str, value: &str) -> String {
        let view = self.seen_by(seat);
        let (word, lang) = in_language(name);
        let happened = |of: &[Event]| joined(of.iter().map(|it| happened(&it.what)), " ");
        match word {
            "unseen" => unseen_rooms(&view).len().to_string(),
            "onlookers" => unseen_rooms(&self.view(Observer::Public)).len().to_string(),
            "happened" => happened(&self.events),
            "hears" => happened(&self.observed(Observer::Seat(seat))),
            "onlookers-hear" => happened(&self.observed(Observer::Public)),
            "uncovers" => {
                let observed = self.observed(Observer::Seat(seat));
                yes_no(observed.iter().any(DungeonRaiders::uncovers))
            }
            "private" => yes_no(DungeonRaiders::is_private(&self.state, seat)),
            "looked" => seats(self.state.ground.torched),
            "hard" => self.choice(seat, DungeonRaiders::LEVELS.len() - 1, LUCK).to_string(),
            "worths" => self.advice(seat, None, LUCK).to_string().replace('\n', ", "),
            "score" => {
                let place = &self.standing().places[seat];
                DungeonRaiders::total_of(place, self.is_over(), lang)
            }
            "out" => yes_no(self.standing().places[seat].is_out),
            "death" => self.death(lang),
            "wastes" => wastes(&view),
            _ => self.named_fact(seat, name, value, &view),
        }
    }

    /// Facts whose names hold something else: `earns:heir`, `seen:2`, `cites:fights`, `4+5/beaten`.
    fn named_fact(&self, seat: Seat, name: &str, value: &str, view: &View) -> String {
        if let Some((lay, what)) = name.split_once('/') {
            return self.foreseen(seat, lay, what);
        }
        match name.split_once(':') {
            Some(("may-come", key)) => {
                let unseen = unseen_rooms(&self.view(Observer::Public));
                yes_no(unseen.has(Room::read(key).expect("a room")))
            }
            Some(("seen", nth)) => self.seen(nth.parse().expect("a room")),
            Some(("cites", about)) => {
                let asked = self.events.iter().filter(|it| is_about(&it.what, about));
                let mut rules: Vec<&str> = asked.filter_map(DungeonRaiders::cite).collect();
                rules.dedup();
                joined(rules, " ")
            }
            _ => tally_fact(view, name).unwrap_or_else(|| self.told(seat, name, value, LUCK)),
        }
    }

    /// The sentence about the first death.
    fn death(&self, lang: Lang) -> String {
        let death = self.events.iter().find(|it| matches!(it.what, What::Died { .. }));
        let names = BySeat::new(self.state.heroes.seats().len(), |seat| seat.to_string());
        let told =
            DungeonRaiders::describe(death.expect("a death"), Telling { lang, names: &names });
        told.expect("a sentence")
    }

    /// The observers who see what a room of this level is: heroes, and `all` who look on.
    fn seen(&self, nth: u8) -> String {
        let at = Place { room: nth - 1, ..self.state.ground.here };
        let room = self.state.dungeon.slot(at).room;
        let sees = |it: &Observer| room.is_some() && self.view(*it).dungeon.slot(at).room == room;
        let heroes = self.state.heroes.seats().filter(|it| sees(&Observer::Seat(*it)));
        let onlooker = sees(&Observer::Public).then(|| "all".to_owned());
        joined(heroes.map(|it| it.to_string()).chain(onlooker), " ")
    }

    /// The forecast of seat a for `seat` if it lays these cards, or any cards for `-`.
    fn foreseen(&self, seat: Seat, lay: &str, what: &str) -> String {
        let view = self.seen_by(Seat::FIRST);
        let it = match lay {
            "-" => outlook(&view),
            cards => {
                let Action::Lay { lay } = action(&cards.replace('+', " ")) else {
                    panic!("{cards} are no cards")
                };
                let all = prospects(&view, Seat::FIRST).into_iter();
                all.into_iter().find(|it| it.lay == Some(lay))
            }
        };
        let it = it.expect("the cards are in the hand");
        let hero = &it.heroes[seat];
        match what {
            "courses" => it.n_courses.to_string(),
            "beaten" => it.n_beaten.to_string(),
            "treasure" => span(hero.treasure),
            "wounds" => span(hero.wounds),
            "hit" => hero.n_hit.to_string(),
            "chests" => hero.n_chests.to_string(),
            "shared" => hero.n_shared.to_string(),
            "items" => hero.n_items.to_string(),
            "deaths" => hero.n_deaths.to_string(),
            _ => panic!("{what} is not foreseen"),
        }
    }
}

/// The value of a plain fact of a fight.
fn tally_fact(view: &View, name: &str) -> Option<String> {
    let number = |it: Option<u8>| it.map_or("none".to_owned(), |it| it.to_string());
    let told = tally(view)?;
    Some(match name {
        "sum" => told.sum.to_string(),
        "strength" => number(told.strength),
        "missing" => number(told.missing()),
        "sums" => span(told.sums),
        "is-beaten" => told.is_beaten().map_or("open".to_owned(), yes_no),
        "to-lay" => seats(told.to_lay),
        _ => return None,
    })
}

fn span(it: Span) -> String {
    format!("{} to {}", it.low, it.high)
}

/// Tells whether a last crystal would be wasted; the offer says so in both languages.
fn wastes(view: &View) -> String {
    let offer = |lang| DungeonRaiders::offer(&Action::UseCrystal, view, lang);
    let told = [offer(Lang::En).contains("no effect"), offer(Lang::Ru).contains("впустую")];
    if told == [wastes_crystal(view); 2] { yes_no(told[0]) } else { format!("{told:?}") }
}

fn is_about(what: &What, about: &str) -> bool {
    match about {
        "chests" => matches!(what, What::Chest { .. } | What::Treasure { .. }),
        "first" => matches!(what, What::First { .. }),
        "fights" => matches!(what, What::Fought { .. } | What::Wounds { .. }),
        _ => panic!("{about} cannot be asked"),
    }
}

/// A word for what has happened, such as `laid`.
fn happened(what: &What) -> String {
    match what {
        What::Entered { was_dark: true, .. } => "turned-up".to_owned(),
        What::First { by_chance: true, .. } => "drawn".to_owned(),
        _ => {
            let told = format!("{what:?}").to_lowercase();
            told.split(|it: char| !it.is_alphabetic()).next().unwrap_or_default().to_owned()
        }
    }
}
