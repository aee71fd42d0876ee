//! What is settled before the first action: the mode, and the switches of the editions
//! (sections 2.1 and 2.4, RA-023, RA-192, appendices A and B).

use std::hash::{Hash, Hasher};

use super::heroes::HEROES_MAX;
use super::refusals::Refusal;
use kernel::options;

/// Wounds that kill (RA-005).
pub const DEADLY: u8 = 10;

/// The starting wounds of a hero alone: 2 is easy, 5 nearly impossible (RA-224).
pub const SOLO_WOUNDS: std::ops::RangeInclusive<u8> = 2..=5;

/// The setup of a match, as one word for each option:
/// `players=4 quick=no heroes=dealt wounds=2 memory=yes boss=no spikes=2011 tie=wounds death=early
/// light=shuffled shield=living`. Options that do not go with the number of players have no effect;
/// the methods say what is in effect.
///
/// Records keep their setup for ever, so what a word has come to mean it goes on meaning. An option
/// that is younger than the first records, `chests=one`, is written only where it is switched on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// Heroes, 1 to 5.
    pub n_players: u8,
    /// Everybody chooses cards at the same time (RA-210); also the default of 2013 (RA-E05).
    pub quick: bool,
    /// Characters are chosen, not dealt (RA-023).
    pub chosen: bool,
    /// Starting wounds of a hero alone (RA-224).
    pub solo_wounds: u8,
    /// Everybody's items lie open (RA-192).
    pub memory: bool,
    /// A boss is the last room (RA-B02).
    pub boss: bool,
    /// Spikes halve the remaining life rounded down (RA-E01).
    pub spikes_2013: bool,
    /// Equal treasure is a shared victory (RA-E02).
    pub shared_ties: bool,
    /// Nobody dies before the end (RA-E03).
    pub late_death: bool,
    /// Level cards say which rooms are lit (RA-E04).
    pub level_cards: bool,
    /// How far the rules of 2011 are taken to the letter (RA-E06).
    pub letter: Letter,
    /// The chests that a hero alone takes from a room.
    pub chests: Chests,
}

/// How far the rules of 2011 are taken to the letter (RA-E06).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Letter {
    /// Shields go by the living heroes (RA-091).
    Free,
    /// Shields go by the number of heroes at the start.
    Shields,
    /// Shields do, and a tie for first player goes to the next hero clockwise, tied or not.
    Full,
}

/// The chests that a hero alone takes from a room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chests {
    /// Every one with a number below the card (RA-229).
    All,
    /// Only the best of them (RA-E07).
    One,
}

// The check values of old records hash setups as they were: with a flag for the shields, and
// without the chests.
impl Hash for Letter {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u8(*self as u8);
    }
}

impl Hash for Chests {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self == Chests::One {
            state.write_u8(1);
        }
    }
}

impl Setup {
    /// The table of the rulebook for so many heroes, nothing switched.
    pub const fn plain(n_players: u8) -> Setup {
        Setup {
            n_players,
            quick: false,
            chosen: false,
            solo_wounds: *SOLO_WOUNDS.start(),
            memory: false,
            boss: false,
            spikes_2013: false,
            shared_ties: false,
            late_death: false,
            level_cards: false,
            letter: Letter::Free,
            chests: Chests::All,
        }
    }

    /// Tells whether this many heroes can play.
    ///
    /// # Errors
    /// If they are none, or more than there are characters.
    pub fn admit(&self) -> Result<usize, Refusal> {
        let n_players = usize::from(self.n_players);
        match n_players {
            1..=HEROES_MAX => Ok(n_players),
            _ => Err(Refusal::Players),
        }
    }

    /// One hero alone (RA-220).
    pub const fn is_solo(&self) -> bool {
        self.n_players == 1
    }

    /// Everybody chooses cards at the same time: for two and more (RA-217).
    pub const fn is_quick(&self) -> bool {
        self.quick && !self.is_solo()
    }

    /// There is a first player: not in the quick variant (RA-213), not alone.
    pub const fn has_first_player(&self) -> bool {
        !self.is_quick() && !self.is_solo()
    }

    /// A boss waits in the last room: for two and more (appendix A).
    pub const fn has_boss(&self) -> bool {
        self.boss && !self.is_solo()
    }

    /// Nobody dies before the end: for two and more (RA-E03).
    pub const fn dies_late(&self) -> bool {
        self.late_death && !self.is_solo()
    }

    /// So many wounds kill (RA-170).
    pub const fn is_deadly(&self, wounds: u8) -> bool {
        DEADLY <= wounds && !self.dies_late()
    }

    /// Shields go by the number of heroes at the start: for three and more (RA-E06).
    pub const fn counts_the_dead(&self) -> bool {
        !matches!(self.letter, Letter::Free) && 2 < self.n_players
    }

    /// A tie for first player goes to the next hero clockwise, tied or not: for three and more
    /// (RA-E06).
    pub const fn passes_ties_on(&self) -> bool {
        matches!(self.letter, Letter::Full) && 2 < self.n_players
    }

    /// A hero takes one chest of each room: alone only (RA-E07).
    pub const fn takes_one_chest(&self) -> bool {
        matches!(self.chests, Chests::One) && self.is_solo()
    }

    /// The cards of each item at the start: six with a boss (RA-B03).
    pub const fn n_items(&self) -> u8 {
        if self.has_boss() { 6 } else { 5 }
    }
}

const fn is_alone(n_seats: usize) -> bool {
    n_seats == 1
}

const fn has_company(n_seats: usize) -> bool {
    1 < n_seats
}

options! {
    impl Setup;

    quick = "quick" {
        name: "How cards are played", "Розыгрыш карт";
        hint: "All at once is quicker: everybody chooses face down, and there is no first player.",
            "Одновременно — быстрее: каждый выбирает карту втёмную, первого игрока нет.";
        applies: has_company;
        choices: {
            false => "no", "In turn", "По очереди";
            true => "yes", "All at once", "Одновременно";
        }
    }

    chosen = "heroes" {
        name: "Characters", "Персонажи";
        hint: "Each character starts with its own coins, wounds and items; alone, all are alike.",
            "У каждого персонажа свои монетки, ранения и предметы; в одиночку все равны.";
        // A hero alone picks any (section 2.4); a company is dealt its characters (RA-023).
        default: |occasion| usize::from(occasion.n_seats == 1);
        choices: {
            false => "dealt", "Dealt at random", "Случайно";
            true => "chosen", "Chosen", "По выбору";
        }
    }

    solo_wounds = "wounds" {
        name: "Starting wounds", "Начальные ранения";
        hint: "How hard it is for a hero alone.", "Насколько трудно герою-одиночке.";
        applies: is_alone;
        choices: {
            2 => "2", "2: easy", "2: легко";
            3 => "3", "3: fair", "3: посильно";
            4 => "4", "4: hard", "4: трудно";
            5 => "5", "5: nearly impossible", "5: почти невозможно";
        }
    }

    memory = "memory" {
        name: "Items in hand", "Предметы на руках";
        hint: "Closed as in the printed rules: you see how many others hold. Open hands spare the memory.",
            "Закрыты, как в печатных правилах: видно лишь, сколько их у других. Открытые не надо запоминать.";
        applies: has_company;
        choices: {
            false => "no", "Closed", "Закрыты";
            true => "yes", "Open", "Открыты";
        }
    }

    boss = "boss" {
        name: "Boss", "Главарь";
        hint: "The last room hides one of eleven bosses; two cards may be played against it.",
            "В последней комнате прячется один из одиннадцати главарей: против него можно сыграть две карты.";
        applies: has_company;
        choices: {
            false => "no", "No boss", "Без главаря";
            true => "yes", "A boss", "С главарём";
        }
    }

    spikes_2013 = "spikes" {
        name: "Spikes", "Шипы";
        hint: "A one halves the life that is left. In 2013 the half was rounded against the hero.",
            "Единица отнимает половину оставшихся сил. В 2013 году её округляли не в пользу героя.";
        choices: {
            false => "2011", "As in 2011", "Как в 2011 году";
            true => "2013", "As in 2013", "Как в 2013 году";
        }
    }

    shared_ties = "tie" {
        name: "Equal treasure", "Равенство сокровищ";
        hint: "Who wins if two heroes carry out the same.", "Кто побеждает, если вынесено поровну.";
        applies: has_company;
        choices: {
            false => "wounds", "Fewest wounds win", "Побеждает менее раненный";
            true => "shared", "Shared victory", "Общая победа";
        }
    }

    late_death = "death" {
        name: "Death", "Гибель";
        hint: "If nobody dies early, everybody plays to the last room.",
            "Если до конца никто не гибнет, все играют до последней комнаты.";
        applies: has_company;
        choices: {
            false => "early", "At ten wounds", "На десятом ранении";
            true => "late", "Only at the end", "Только в конце";
        }
    }

    level_cards = "light" {
        name: "Lit rooms", "Открытые комнаты";
        hint: "Which rooms of a level lie face up.", "Какие комнаты уровня лежат лицом вверх.";
        choices: {
            false => "shuffled", "Twelve of all rooms", "Двенадцать из всех комнат";
            true => "printed", "As level cards say", "По картам уровней";
        }
    }

    letter = "shield" {
        name: "Strength of monsters", "Сила монстров";
        hint: "By heroes at the start, a death makes nothing easier. To the letter of 2011, a tie for first player also goes to the next hero clockwise.",
            "По числу героев в начале гибель ничего не облегчает. По букве 2011 года и первый игрок при ничьей — следующий по часовой стрелке.";
        applies: |n_seats| 2 < n_seats;
        choices: {
            Letter::Free => "living", "By living heroes", "По числу живых героев";
            Letter::Shields => "start", "By heroes at the start", "По числу героев в начале";
            Letter::Full => "letter", "To the letter, ties as well", "По букве правил, и при ничьей";
        }
    }

    chests = "chests" {
        name: "Treasure rooms", "Сокровищницы";
        hint: "A card opens every chest below its number, or only the best of them.",
            "Карта открывает каждый сундук с меньшим числом или только лучший из них.";
        applies: is_alone;
        is_later: true;
        choices: {
            Chests::All => "all", "Every chest", "Каждый сундук";
            Chests::One => "one", "One chest", "Один сундук";
        }
    }
}
