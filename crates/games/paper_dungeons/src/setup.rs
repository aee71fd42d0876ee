//! What is settled before the first action (PD-011, PD-015, PD-321).

use super::dungeons::Dungeon;
use super::refusals::Refusal;
use kernel::kit::Later;
use kernel::{SEATS_MAX, options};

/// Missions in play, unless the table plays without (PD-015).
pub const MISSIONS: usize = 3;

/// The setup of a match. In notation: `players=2 dungeon=random missions=3 vanishing=no`,
/// and `potions=ask` after it where that is wanted; without it potions take wounds by themselves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Teams, 1 to 8.
    pub n_players: usize,
    /// A dungeon card picked by the players; none: luck decides.
    pub dungeon: Option<Dungeon>,
    /// Whether three missions are in play.
    pub has_missions: bool,
    /// Whether gems vanish after the first two fights. A team alone always plays so.
    pub has_vanishing: bool,
    /// Whether the owner is asked how many wounds the potions take (PD-065).
    pub asks_potions: Later<bool>,
}

impl Setup {
    /// A table of so many teams with the first choice of every option.
    pub const fn plain(n_players: usize) -> Setup {
        Setup {
            n_players,
            dungeon: None,
            has_missions: false,
            has_vanishing: false,
            asks_potions: Later(false),
        }
    }

    /// Tells whether this many teams can play.
    ///
    /// # Errors
    /// If they are none, or more than eight.
    pub fn admit(&self) -> Result<usize, Refusal> {
        match self.n_players {
            1..=SEATS_MAX => Ok(self.n_players),
            _ => Err(Refusal::Players),
        }
    }
}

options! {
    impl Setup;

    dungeon = "dungeon" {
        name: "Dungeon", "Подземелье";
        hint: "Every card has its own walls and its own three monsters.",
            "На каждой карте свои стены и свои три чудовища.";
        choices: {
            None => "random", "A random dungeon", "Случайное подземелье";
            Some(Dungeon::new(0)) => "A", "A. The Howling Cellars", "А. Воющие погреба";
            Some(Dungeon::new(1)) => "B", "B. The Horned Gatekeeper", "Б. Рогатый привратник";
            Some(Dungeon::new(2)) => "C", "C. The Clay Giant's Debt", "В. Долг глиняного великана";
            Some(Dungeon::new(3)) => "D", "D. Sands Full of Legs", "Г. Пески с лапами";
            Some(Dungeon::new(4)) => "E", "E. The Jackals' Court", "Д. Двор шакалов";
            Some(Dungeon::new(5)) => "F", "F. The Sealed Sarcophagus", "Е. Запечатанный саркофаг";
            Some(Dungeon::new(6)) => "G", "G. Webs at the Foot of the Tower", "Ж. Паутина у подножия башни";
            Some(Dungeon::new(7)) => "H", "H. The Stone Gallery", "З. Каменная галерея";
            Some(Dungeon::new(8)) => "I", "I. The Lich's Lantern", "И. Фонарь лича";
            Some(Dungeon::new(9)) => "J", "J. Ruins by the Great Road", "К. Руины у Великого тракта";
            Some(Dungeon::new(10)) => "K", "K. The Garden of Statues", "Л. Сад изваяний";
            Some(Dungeon::new(11)) => "L", "L. The Dragon's Toll", "М. Драконья пошлина";
        }
    }

    has_missions = "missions" {
        name: "Missions", "Миссии";
        hint: "Common tasks for extra glory. A first game is easier without them.",
            "Общие задания за добавочную славу. В первой игре проще без них.";
        default: |occasion| usize::from(occasion.is_seasoned);
        choices: {
            false => "none", "No missions", "Без миссий";
            true => "3", "Three missions", "Три миссии";
        }
    }

    has_vanishing = "vanishing" {
        name: "Vanishing gems", "Исчезающие самоцветы";
        hint: "After the first two monsters some gems are gone for everybody who has not taken them.",
            "После первых двух чудовищ часть самоцветов пропадает для тех, кто их не взял.";
        // A team alone always plays with vanishing gems (PD-331).
        applies: |n_seats| 1 < n_seats;
        choices: {
            false => "no", "Gems stay", "Самоцветы остаются";
            true => "yes", "Gems vanish", "Самоцветы исчезают";
        }
    }

    asks_potions = "potions" {
        name: "Wounds and potions", "Ранения и зелья";
        hint: "Each potion can take two wounds. To mark them on the team instead is hardly ever better.",
            "Каждое зелье может принять два ранения. Отмечать их вместо этого на команде почти никогда не лучше.";
        is_later: true;
        choices: {
            Later(false) => "always", "Potions take wounds", "Зелья принимают ранения";
            Later(true) => "ask", "Potions: ask me", "Зелья: спрашивать меня";
        }
    }
}
