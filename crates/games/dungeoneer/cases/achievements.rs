//! Achievements. They are of our own making: small tales, which rows tell event by event, and what is true of all.

use dungeoneer::action::Destination;
use dungeoneer::cards::{AdventureId, Form, HeroId, LocationId, QuestId};
use dungeoneer::event::{Combatant, Escorting, Figure};
use dungeoneer::pieces::{FoeCard, FoeState};
use dungeoneer::{Dungeoneer, Event};
use kernel::kit::Cell;
use kernel::{Edition, Observer, Seat, Words};
use testing::scene::Vocabulary;
use testing::script::number;

use super::table::Table;

const CARD: AdventureId = AdventureId(0);
const QUEST: QuestId = QuestId(0);
const FOE: FoeCard = FoeCard::Adventure(CARD);

impl Table {
    /// Adds an event to what has happened, or several alike: `wounded a`, `3 put lair`.
    #[track_caller]
    pub fn record_event(&mut self, tale: &str) {
        let (n, one) = match tale.split_once(' ') {
            Some((n, one)) if n.starts_with(|it: char| it.is_ascii_digit()) => (number(n), one),
            _ => (1, tale),
        };
        self.events.extend(std::iter::repeat_n(told(one), n));
    }
}

/// An event in few words. Heroes are named by their seats; what is put somewhere or cancelled is so by a letter behind it.
#[track_caller]
fn told(words: &str) -> Event {
    let figure = |it: &str| {
        let seat = Seat::read(it).expect("a seat");
        Figure { seat, hero: HeroId(seat.idx() as u16 as _) }
    };
    match words.split(' ').collect::<Vec<_>>()[..] {
        ["wounded", who] => Event::Wounded { who: figure(who), n: 1, left: 2 },
        ["declared", who, target] => {
            let (who, target) = (figure(who), figure(target));
            Event::Declared { who, target, card: CARD, price: 1, from_lair: false }
        }
        ["destroyed", who] => Event::Destroyed { who: figure(who), is_out: true },
        ["done", who] => {
            let who = figure(who);
            Event::Completed { who, quest: QUEST, level: 2, n_done: 1, glory: 0 }
        }
        ["turn", who] => Event::TurnBegan { who: figure(who), round: 1, ap: 3 },
        ["phase", phase] => Event::PhaseBegan { phase: number(phase) },
        ["battle", lord, hero] => Event::BattleBegan { lord: figure(lord), hero: figure(hero) },
        ["battle-ended"] => Event::BattleEnded,
        ["challenged", who] => {
            Event::Challenged { who: figure(who), on: Combatant::Foe(FOE), form: Form::Melee }
        }
        ["gone", "defeated"] => Event::FoeGone { foe: FOE, state: FoeState::Defeated },
        ["gone", "left"] => Event::FoeGone { foe: FOE, state: FoeState::Left },
        ["stolen", who] => {
            Event::Escorts { who: figure(who), quest: QUEST, what: Escorting::Stolen }
        }
        ["taken", who] => Event::Escorts { who: figure(who), quest: QUEST, what: Escorting::Taken },
        ["cancelled", by] => Event::Cancelled { by: figure(by), card: CARD },
        ["put", "lair"] => Event::PutIn { who: figure("a"), card: CARD, to: Destination::Lair },
        ["put", "hand"] => Event::PutIn { who: figure("a"), card: CARD, to: Destination::Hand },
        ["placed", by] => Event::Placed {
            by: Seat::read(by).ok(),
            location: LocationId(0),
            cell: Cell::new(0, 0),
            is_turned: false,
            beside: None,
        },
        _ => panic!("{words} cannot be told"),
    }
}

#[test]
fn every_hero_is_of_the_cast_and_makes_the_company() {
    let members = Dungeoneer::CAST.map(|it| (it.members)()).unwrap_or_default();
    let members: Vec<&str> = members.iter().map(|it| it.key).collect();
    assert_eq!(members, HeroId::all().map(|it| it.to_string()).collect::<Vec<_>>());
    let several: Vec<_> =
        Dungeoneer::ACHIEVEMENTS.iter().filter(|it| !it.each.is_empty()).collect();
    assert_eq!(several.len(), 1);
    // What later editions add is not asked for.
    let printed = HeroId::all().filter(|it| it.card().since == Edition::FIRST);
    assert_eq!(several[0].each, printed.map(|it| it.to_string()).collect::<Vec<_>>());
    let table = Table::given("kept tomb-two.txt");
    let view = table.view(Observer::All);
    let with = view.open.heroes.seats().map(|it| Dungeoneer::plays_with(&view, it));
    assert!(with.flatten().all(|it| members.contains(&it)));
}
