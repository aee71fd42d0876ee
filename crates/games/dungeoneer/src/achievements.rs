//! Achievements: exact predicates over what happened in a match. They are of our own making.

use super::action::Destination;
use super::event::{Combatant, Escorting, Event};
use super::pieces::{FoeCard, FoeState};
use super::rules;
use super::setup::Boxes;
use super::state::{Phase, View};
use kernel::{Seat, Text, kinds, text};

kinds! {
    /// Something to be proud of. The keys are kept and never change.
    pub enum Achievement {
        TombMaster = "tomb_master",
        VaultMaster = "vault_master",
        BothBoxes = "both_boxes",
        Alone = "alone",
        Swift = "swift",
        Unscathed = "unscathed",
        LastHeart = "last_heart",
        Peaceful = "peaceful",
        Double = "double",
        Crowd = "crowd",
        Rejoinder = "rejoinder",
        Dungeonlord = "dungeonlord",
        Kidnapper = "kidnapper",
        Counter = "counter",
        LairKeeper = "lair_keeper",
        Cartographer = "cartographer",
        Company = "company",
    }
}

/// The last round in which a win is swift.
const SWIFT: u8 = 6;

/// Encounters of one Villainy that make a crowd.
const CROWD: u8 = 3;

/// Monsters that a keeper puts into the lair in one match.
const KEPT: u8 = 3;

/// Locations that a cartographer places in one match.
const CHARTED: u8 = 12;

impl Achievement {
    /// What it is called.
    pub const fn name(self) -> Text {
        match self {
            Achievement::TombMaster => text("Master of the Tomb", "Хозяин гробницы"),
            Achievement::VaultMaster => text("Master of the Vault", "Хозяин обители"),
            Achievement::BothBoxes => text("Two Worlds", "На два мира"),
            Achievement::Alone => text("A Light of One's Own", "Один со свечой"),
            Achievement::Swift => text("In and Out", "Туда и обратно"),
            Achievement::Unscathed => text("Not a Scratch", "Ни царапины"),
            Achievement::LastHeart => text("By a Heartbeat", "На последнем вздохе"),
            Achievement::Peaceful => text("Clean Hands", "Чистые руки"),
            Achievement::Double => text("Two at a Stroke", "Два за один ход"),
            Achievement::Crowd => text("Standing Room Only", "Один против всех"),
            Achievement::Rejoinder => text("The Last Word", "Последнее слово"),
            Achievement::Dungeonlord => text("Dungeonlord", "Повелитель подземелья"),
            Achievement::Kidnapper => text("Follow Me Instead", "Чужой проводник"),
            Achievement::Counter => text("Not So Fast", "Не так быстро"),
            Achievement::LairKeeper => text("Keeper of the Lair", "Смотритель логова"),
            Achievement::Cartographer => text("Cartographer", "Картограф"),
            Achievement::Company => text("The Whole Company", "Вся дружина"),
        }
    }

    /// What it takes, in one sentence.
    pub const fn explanation(self) -> Text {
        match self {
            Achievement::TombMaster => {
                text("Win with the cards of the Tomb.", "Победите с картами Гробницы.")
            }
            Achievement::VaultMaster => {
                text("Win with the cards of the Vault.", "Победите с картами Обители.")
            }
            Achievement::BothBoxes => text("Win with both boxes.", "Победите с двумя коробками."),
            Achievement::Alone => text("Win alone.", "Победите в одиночку."),
            Achievement::Swift => text(
                "Win with three quests by the end of round 6.",
                "Выполните три задания не позже шестого раунда.",
            ),
            Achievement::Unscathed => text(
                "Win without having lost any health.",
                "Победите, ни разу не потеряв здоровья.",
            ),
            Achievement::LastHeart => {
                text("Win with one health left.", "Победите с одним оставшимся здоровьем.")
            }
            Achievement::Peaceful => text(
                "Win against others without sending a monster or a trap against anybody.",
                "Победите соперников, ни на кого не наслав ни монстра, ни ловушки.",
            ),
            Achievement::Double => {
                text("Complete two quests in one turn.", "Выполните два задания за один ход.")
            }
            Achievement::Crowd => text(
                "Come unhurt through a Villainy that sent three encounters or more against you.",
                "Выйдите невредимым из фазы злодеяний, в которой против вас объявили три столкновения или больше.",
            ),
            Achievement::Rejoinder => {
                text("Defeat a monster by a challenge.", "Победите монстра, бросив ему вызов.")
            }
            Achievement::Dungeonlord => text(
                "Defeat a rival's hero in a battle that you declared.",
                "Погубите героя соперника в объявленной вами битве.",
            ),
            Achievement::Kidnapper => {
                text("Steal an escort from a rival.", "Перехватите сопровождение у соперника.")
            }
            Achievement::Counter => text("Counter a card.", "Отмените чужую карту."),
            Achievement::LairKeeper => text(
                "Put three monsters into your lair in one match.",
                "За одну партию поселите в своём логове трёх монстров.",
            ),
            Achievement::Cartographer => text(
                "Place twelve locations in one match.",
                "За одну партию разместите двенадцать локаций.",
            ),
            Achievement::Company => text(
                "Finish a match with each of the twelve heroes.",
                "Завершите партию каждым из двенадцати героев.",
            ),
        }
    }
}

/// The achievements of a seat in a match: `events` is everything that has happened, `view` how the match
/// stands. Those for winning count once it is over; [`Achievement::Company`] is not among them, because
/// it takes more than one match.
pub fn achievements(view: &View, seat: Seat, events: &[Event]) -> Vec<Achievement> {
    let mut tale = Tale::of(seat);
    for event in events {
        tale.observe(event);
    }
    let open = &view.open;
    let standing = rules::standing(view);
    if open.ending.is_some() && !standing.is_lost && standing.places[seat].rank == 1 {
        let hero = &open.heroes[seat];
        let n_seats = open.heroes.len();
        tale.add(Achievement::TombMaster, open.rules.boxes == Boxes::Tomb);
        tale.add(Achievement::VaultMaster, open.rules.boxes == Boxes::Vault);
        tale.add(Achievement::BothBoxes, open.rules.boxes == Boxes::Both);
        tale.add(Achievement::Alone, n_seats == 1);
        let is_complete = hero.done.len() == super::state::QUESTS;
        tale.add(Achievement::Swift, is_complete && open.round <= SWIFT);
        tale.add(Achievement::Unscathed, !tale.was_hurt);
        tale.add(Achievement::LastHeart, hero.is_alive && hero.health == 1);
        tale.add(Achievement::Peaceful, 1 < n_seats && !tale.has_declared);
    }
    Achievement::ALL.into_iter().filter(|it| tale.reached.contains(it)).collect()
}

/// What has to be remembered of one seat's match.
struct Tale {
    seat: Seat,
    reached: Vec<Achievement>,
    was_hurt: bool,
    has_declared: bool,
    n_placed: u8,
    n_kept: u8,
    /// Of the turn under way: completed quests.
    n_done: u8,
    /// Of the phase under way: encounters against the seat, and whether it has lost health.
    n_against: u8,
    was_hurt_now: bool,
    /// Of the battle under way: who has declared it against whom, and whom the seat has challenged.
    battle: Option<(Seat, Seat)>,
    challenged: Option<FoeCard>,
}

impl Tale {
    fn of(seat: Seat) -> Tale {
        Tale {
            seat,
            reached: Vec::new(),
            was_hurt: false,
            has_declared: false,
            n_placed: 0,
            n_kept: 0,
            n_done: 0,
            n_against: 0,
            was_hurt_now: false,
            battle: None,
            challenged: None,
        }
    }

    fn add(&mut self, achievement: Achievement, is_reached: bool) {
        if is_reached && !self.reached.contains(&achievement) {
            self.reached.push(achievement);
        }
    }

    fn observe(&mut self, event: &Event) {
        let seat = self.seat;
        match event {
            Event::TurnBegan { .. } => self.n_done = 0,
            Event::PhaseBegan { phase } => self.begin_phase(*phase),
            Event::Placed { by: Some(by), .. } if *by == seat => {
                self.n_placed += 1;
                self.add(Achievement::Cartographer, CHARTED <= self.n_placed);
            }
            Event::Declared { who, target, .. } => {
                self.has_declared |= who.seat == seat;
                self.n_against += u8::from(target.seat == seat);
            }
            Event::Wounded { who, n, .. } if who.seat == seat && 0 < *n => {
                self.was_hurt = true;
                self.was_hurt_now = true;
            }
            Event::BattleBegan { lord, hero } => {
                self.battle = Some((lord.seat, hero.seat));
                self.challenged = None;
            }
            Event::HuntBegan { .. } | Event::Struck { .. } | Event::BattleEnded => {
                self.battle = None;
                self.challenged = None;
            }
            Event::Destroyed { who, .. } => {
                let is_mine = self.battle == Some((seat, who.seat)) && who.seat != seat;
                self.add(Achievement::Dungeonlord, is_mine);
            }
            Event::Challenged { who, on: Combatant::Foe(foe), .. } if who.seat == seat => {
                self.challenged = Some(*foe);
            }
            Event::FoeGone { foe, state: FoeState::Defeated } => {
                self.add(Achievement::Rejoinder, self.challenged == Some(*foe));
            }
            Event::PutIn { who, to: Destination::Lair, .. } if who.seat == seat => {
                self.n_kept += 1;
                self.add(Achievement::LairKeeper, KEPT <= self.n_kept);
            }
            Event::Completed { who, .. } if who.seat == seat => {
                self.n_done += 1;
                self.add(Achievement::Double, 2 <= self.n_done);
            }
            Event::Escorts { who, what: Escorting::Stolen, .. } => {
                self.add(Achievement::Kidnapper, who.seat == seat);
            }
            Event::Cancelled { by, .. } => self.add(Achievement::Counter, by.seat == seat),
            _ => {} // Nothing to be proud of.
        }
    }

    fn begin_phase(&mut self, phase: Phase) {
        if phase == Phase::Locations {
            self.add(Achievement::Crowd, CROWD <= self.n_against && !self.was_hurt_now);
        }
        self.n_against = 0;
        self.was_hurt_now = false;
    }
}
