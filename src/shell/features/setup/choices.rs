//! The choices of a person about a table so far.

use leptos::prelude::*;

use crate::browser::entropy;
use crate::kernel::{Edition, Level, Occasion, SEATS_MAX, Seed, SetupOption, Text};
use crate::parts::Lasting;
use crate::shell::model::history::UndoRule;
use crate::shell::model::mark::Mark;
use crate::shell::model::order::Order;
use crate::shell::model::seating::{FRIEND, PERSON, PHONE, Player, is_person};
use crate::shell::model::shared_table::SharedTable;
use crate::shell::store::game_info::GameInfo;

/// The choices of the person so far. Start works at any time.
pub type Choices = Lasting<ChoicesParts>;

/// The parts of a [`Choices`].
pub struct ChoicesParts {
    pub(super) n_seats: RwSignal<usize>,
    pub(super) names: RwSignal<Vec<String>>,
    /// A person, or the key of a computer's level, for each seat.
    pub(super) players: RwSignal<Vec<&'static str>>,
    pub(super) seed: RwSignal<String>,
    pub(super) undo: RwSignal<UndoRule>,
    /// The edition of the rules; none for the newest.
    edition: StoredValue<Option<Edition>>,
    /// For each option, in their order, what the person said of it.
    pub(super) options: RwSignal<Vec<Option<usize>>>,
    /// True if the person has finished a match of the game before.
    pub(super) is_seasoned: bool,
}

impl Choices {
    /// The choices when a person says nothing.
    pub fn new(info: &GameInfo, seed: Option<Seed>, is_seasoned: bool) -> Choices {
        Lasting::of(ChoicesParts {
            n_seats: RwSignal::new(info.label.seats_min),
            names: RwSignal::new(vec![String::new(); SEATS_MAX]),
            players: RwSignal::new(first_players(info, is_seasoned)),
            seed: RwSignal::new(seed.map(|it| it.to_string()).unwrap_or_default()),
            undo: RwSignal::new(UndoRule::Strict),
            edition: StoredValue::new(None),
            options: RwSignal::new(vec![None; info.options.len()]),
            is_seasoned,
        })
    }

    /// One person against so many computers, as far as the game has room for them.
    pub(super) fn play_against(self, info: &GameInfo, n_rivals: usize) {
        self.n_seats.set((1 + n_rivals).clamp(info.label.seats_min, info.label.seats_max));
    }

    /// Chooses by the keys of options and choices; what the game does not know is left out.
    pub(super) fn choose(self, info: &GameInfo, chosen: &[(&str, &str)]) {
        for (key, choice) in chosen {
            let Some(idx) = info.options.iter().position(|it| it.key == *key) else { continue };
            let found = info.options[idx].choices.iter().position(|it| it.key == *choice);
            self.options.update(|it| it[idx] = found);
        }
    }

    /// Chooses all of a table that somebody has laid; what the game does not know is left as it is when a
    /// person says nothing.
    pub fn choose_table(self, info: &GameInfo, shared: &SharedTable) {
        // Younger options are written only where they are not at their first choice.
        let plain = info.options.iter().filter(|it| it.is_later);
        let plain = plain.filter_map(|it| Some((it.key, it.choices.first()?.key)));
        let fields = shared.fields.iter().map(|(key, choice)| (key.as_str(), choice.as_str()));
        let fields = plain.chain(fields);
        self.choose(info, &fields.collect::<Vec<_>>());
        self.edition.set_value(Some(shared.edition));
        self.n_seats.set(shared.players.len().clamp(info.label.seats_min, info.label.seats_max));
        let key = |it: &String| Player::read(it, info.levels).key(info.levels);
        self.players.update(|players| {
            players.iter_mut().zip(&shared.players).for_each(|(player, it)| *player = key(it));
        });
    }

    /// Tells whether a computer plays the seat with this number, counted from 1.
    pub fn is_computer(self, number: usize) -> bool {
        !is_person(self.player(number))
    }

    /// The player of the seat with this number: a person, or the key of a computer's level.
    pub(super) fn player(self, number: usize) -> &'static str {
        self.players.read()[number - 1]
    }

    /// Gives the seat with this number to a player.
    pub(super) fn seat_player(self, number: usize, player: &'static str) {
        self.players.update(|all| all[number - 1] = player);
    }

    /// The level of a computer that is given a seat: that of another one, else the usual one.
    pub(super) fn level(self, levels: &[Level]) -> &'static str {
        let players = self.players.read_untracked();
        let other = players.iter().copied().find(|it| !is_person(it));
        other.unwrap_or_else(|| usual_level(levels, self.is_seasoned))
    }

    /// The number of seats.
    pub fn n_seats(self) -> usize {
        self.n_seats.get()
    }

    /// The number of persons at the table.
    pub(super) fn n_persons(self) -> usize {
        (1..=self.n_seats.get()).filter(|&it| !self.is_computer(it)).count()
    }

    /// The number of those whose key is this one.
    pub(super) fn n_of(self, key: &str) -> usize {
        let n_seats = self.n_seats.get();
        if n_seats == 1 {
            return 0;
        }
        self.players.read().iter().take(n_seats).filter(|it| **it == key).count()
    }

    /// The choice of an option at a table of so many seats. What a person said of it stays; what
    /// nobody has said goes with the seats.
    pub(super) fn choice(self, option: &SetupOption, said: Option<usize>, n_seats: usize) -> usize {
        let said = said.filter(|_| (option.applies)(n_seats));
        let occasion = Occasion { n_seats, is_seasoned: self.is_seasoned };
        said.unwrap_or_else(|| option.unsaid(occasion))
    }

    /// The table that the person wants.
    pub fn order(self, info: &GameInfo) -> Order {
        let n_seats = self.n_seats.get_untracked();
        let mut setup = format!("players={n_seats}");
        for (option, said) in info.options.iter().zip(self.options.get_untracked()) {
            let choice = self.choice(option, said, n_seats);
            setup += &format!(" {}={}", option.key, option.choices[choice].key);
        }
        let typed = self.seed.get_untracked();
        // A player who gives a seed may know its luck: by a link or by hand makes no difference.
        let (seed, marks) = if typed.trim().is_empty() {
            (Seed::from_bits(entropy::bits()), Vec::new())
        } else {
            (Seed::from_text(&typed), vec![Mark::Link])
        };
        // One player alone is a person, no matter what was chosen while there were more.
        let n_chosen = if 1 < n_seats { n_seats } else { 0 };
        let players: Vec<String> =
            self.players.read_untracked().iter().take(n_chosen).map(|&it| it.to_owned()).collect();
        let name = |idx: usize| match players.get(idx).map(String::as_str) {
            None | Some(PERSON | PHONE | FRIEND) => self.names.read_untracked()[idx].clone(),
            Some(_) => String::new(),
        };
        let names = (0..n_seats).map(name).collect();
        let undo = self.undo.get_untracked();
        let edition = self.edition.get_value();
        Order { setup, seed, edition, names, players, undo, marks, ..Order::default() }
    }

    /// The choices of options that are not as they are when a person says nothing, in their order.
    pub(super) fn unusual(self, info: &GameInfo) -> Vec<Text> {
        let n_seats = self.n_seats.get();
        let said = self.options.read();
        let other = |(option, said): (&SetupOption, &Option<usize>)| {
            let choice = self.choice(option, *said, n_seats);
            let is_other =
                (option.applies)(n_seats) && choice != self.choice(option, None, n_seats);
            is_other.then(|| option.choices[choice].name)
        };
        info.options.iter().zip(said.iter()).filter_map(other).collect()
    }
}

/// The players when nobody has said it: the person who asks, and computers.
fn first_players(info: &GameInfo, is_seasoned: bool) -> Vec<&'static str> {
    let rival = usual_level(info.levels, is_seasoned);
    (0..SEATS_MAX).map(|seat| if seat == 0 { PERSON } else { rival }).collect()
}

/// The key of a computer's level when nobody has said it; a person's where the game has no computers. A person who has
/// finished a match is a match for more than the easiest.
fn usual_level(levels: &[Level], is_seasoned: bool) -> &'static str {
    let level = levels.get(usize::from(is_seasoned)).or(levels.first());
    level.map_or(PERSON, |it| it.key)
}
