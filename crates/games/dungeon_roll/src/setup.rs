//! What is settled before the first action: players, heroes, house rules (section 2, section 9).

use super::refusals::Refusal;
pub use super::treasures::BaitScope;
use kernel::{Seat, options};

/// No table has more adventurers (DR-207).
pub const PLAYERS_MAX: usize = 4;

/// How players come by their heroes (DR-202).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Assignment {
    /// Dealt at random, no hero twice.
    Random,
    /// Chosen in order of play, no hero twice.
    Choose,
    /// Everybody has the same one.
    Mirror,
    /// Nobody has one.
    None,
}

/// When scrolls can re-roll (DR-033).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ScrollPhases {
    Monster,
    Any,
}

/// The heroes that are dealt or chosen from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Roster {
    Base,
    All,
}

/// House rules, all off by default.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct House {
    pub bait: BaitScope,
    pub scrolls: ScrollPhases,
    /// Dungeon dice in the game: 7, or 9.
    pub n_dungeon_dice: u8,
    /// How many times all tokens are in the bag: 1, or 2.
    pub n_boxes: u8,
    pub roster: Roster,
}

/// The setup of a match. In notation:
/// `players=2 deal=random first=random bait=all scrolls=monster dice=7 bag=single heroes=base`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Players, 1 to 4.
    pub n_players: usize,
    pub assignment: Assignment,
    /// The first adventurer (DR-203); none: luck decides.
    pub first: Option<Seat>,
    pub house: House,
}

impl Setup {
    /// The table of the rulebook for so many players, nothing switched.
    pub const fn plain(n_players: usize) -> Setup {
        let house = House {
            bait: BaitScope::AllDice,
            scrolls: ScrollPhases::Monster,
            n_dungeon_dice: 7,
            n_boxes: 1,
            roster: Roster::Base,
        };
        Setup { n_players, assignment: Assignment::Random, first: None, house }
    }

    /// Tells whether a table can be laid so.
    ///
    /// # Errors
    /// If there are too few players, too many, or not the one who is to go first.
    pub fn admit(&self) -> Result<usize, Refusal> {
        if !(1..=PLAYERS_MAX).contains(&self.n_players) {
            return Err(Refusal::Players);
        }
        if self.first.is_some_and(|it| self.n_players <= it.idx()) {
            return Err(Refusal::FirstSeat);
        }
        Ok(self.n_players)
    }
}

options! {
    impl Setup;

    assignment = "deal" {
        name: "Heroes", "Герои";
        hint: "Everybody plays a hero with a specialty and an ultimate ability.",
            "У каждого есть герой с навыком и разовой способностью.";
        choices: {
            Assignment::Random => "random", "Dealt at random", "Случайная раздача";
            Assignment::Choose => "choose", "Chosen", "На выбор";
            Assignment::Mirror => "mirror", "The same for all", "Один на всех";
            Assignment::None => "none", "No heroes", "Без героев";
        }
    }

    first = "first" {
        name: "First adventurer", "Первый приключенец";
        hint: "Who goes down first.", "Кто первым спустится в подземелье.";
        applies: |n_seats| 1 < n_seats;
        choices: {
            None => "random", "Luck decides", "Решает случай";
            Some(Seat::new(0)) => "1", "Player 1", "Игрок 1";
            Some(Seat::new(1)) => "2", "Player 2", "Игрок 2";
            Some(Seat::new(2)) => "3", "Player 3", "Игрок 3";
            Some(Seat::new(3)) => "4", "Player 4", "Игрок 4";
        }
    }

    house.bait = "bait" {
        name: "Dragon Bait", "Приманка для дракона";
        hint: "Which dice of the level the bait turns into dragons.",
            "Какие кубики уровня приманка превращает в драконьи морды.";
        choices: {
            BaitScope::AllDice => "all", "All dice", "Все кубики";
            BaitScope::MonstersOnly => "monsters", "Monsters only", "Только монстры";
        }
    }

    house.scrolls = "scrolls" {
        name: "Scrolls", "Свитки";
        hint: "When a scroll may re-roll dice.", "Когда свитком можно перебрасывать кубики.";
        choices: {
            ScrollPhases::Monster => "monster", "Among monsters", "В фазу монстров";
            ScrollPhases::Any => "any", "In any phase", "В любую фазу";
        }
    }

    house.n_dungeon_dice = "dice" {
        name: "Dungeon dice", "Кубики подземелья";
        hint: "With nine, the deepest levels are harder.",
            "С девятью кубиками нижние уровни опаснее.";
        choices: {
            7 => "7", "Seven dice", "Семь кубиков";
            9 => "9", "Nine dice", "Девять кубиков";
        }
    }

    house.n_boxes = "bag" {
        name: "Treasures", "Сокровища";
        hint: "How many tokens lie in the bag.", "Сколько жетонов лежит в сундуке сокровищ.";
        choices: {
            1 => "single", "36 treasures", "36 сокровищ";
            2 => "double", "72 treasures", "72 сокровища";
        }
    }

    house.roster = "heroes" {
        name: "Hero cards", "Карты героев";
        hint: "Which heroes can turn up: those of the box, or later ones as well.",
            "Какие герои могут встретиться: только из коробки или ещё и поздние.";
        choices: {
            Roster::Base => "base", "Eight heroes", "Восемь героев";
            Roster::All => "all", "All heroes", "Все герои";
        }
    }
}
