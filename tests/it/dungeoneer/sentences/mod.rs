//! Sentences as they read: one of each kind, in both languages.

mod fights;

use games::dungeoneer::Dungeoneer;
use games::dungeoneer::event::{Combatant, Discard, Event, Figure, Gain, How, Reason, Source};
use games::dungeoneer::pieces::FoeCard;
use games::dungeoneer::state::Ending;
use kernel::kit::{Cell, Side};
use kernel::{BySeat, Lang, Seat, Telling, Words};

const ANN: Seat = Seat::FIRST;
const BOB: Seat = Seat::new(1);

/// A card by its key.
fn id<T: std::str::FromStr>(key: &str) -> T {
    key.parse().unwrap_or_else(|_| panic!("{key} is in no box"))
}

fn ann() -> Figure {
    Figure { seat: ANN, hero: id("TH4") }
}

fn bob() -> Figure {
    Figure { seat: BOB, hero: id("TH2") }
}

fn foe(key: &str) -> Combatant {
    Combatant::Foe(FoeCard::Adventure(id(key)))
}

fn gain(glory: u8, peril: u8) -> Gain {
    Gain { glory, peril }
}

fn told(event: &Event, lang: Lang) -> Option<String> {
    told_to(event, if lang == Lang::Ru { ["Аня", "Борис"] } else { ["Ann", "Bob"] }, lang)
}

fn told_to(event: &Event, people: [&str; 2], lang: Lang) -> Option<String> {
    let names = BySeat::new(2, |seat| people[seat.idx()].to_owned());
    Dungeoneer::describe(event, Telling { lang, names: &names })
}

#[track_caller]
fn check(event: Event, en: &str, ru: &str) {
    assert_eq!(told(&event, Lang::En).as_deref(), Some(en), "{event:?}");
    assert_eq!(told(&event, Lang::Ru).as_deref(), Some(ru), "{event:?}");
}

/// The only person at the table, in the first seat, is spoken to.
#[track_caller]
fn check_you(event: Event, en: &str, ru: &str) {
    assert_eq!(told_to(&event, ["You", "Bob"], Lang::En).as_deref(), Some(en), "{event:?}");
    assert_eq!(told_to(&event, ["Вы", "Борис"], Lang::Ru).as_deref(), Some(ru), "{event:?}");
}

#[test]
fn the_only_person_is_spoken_to_like_this() {
    check_you(
        Event::FirstPlayer { seat: ANN, rolls: vec![vec![(ANN, 6), (BOB, 4)]] },
        "You go first (you 6, Bob 4).",
        "Первый ход: вы (вы 6, Борис 4).",
    );
    check_you(
        Event::FirstPlayer { seat: ANN, rolls: vec![] },
        "You go first (dealt the entrance).",
        "Первый ход: вы (достался вход).",
    );
    check_you(
        Event::GotHero { seat: ANN, hero: id("TH4") },
        "You play Roderik Talus, Human Paladin.",
        "Вы: герой — Родерик Талус, Человек Паладин.",
    );
    check_you(
        Event::Drew { who: ann(), cards: None, n: 3, is_refill: false },
        "You draw 3 cards.",
        "Вы берёте 3 карты.",
    );
    check_you(
        Event::TurnBegan { who: ann(), round: 4, ap: 3 },
        "Your turn: Roderik has 3 action points.",
        "Ваш ход: у Родерика 3 очка действия.",
    );
    check_you(
        Event::TurnBegan { who: bob(), round: 4, ap: 3 },
        &told(&Event::TurnBegan { who: bob(), round: 4, ap: 3 }, Lang::En).expect("a sentence"),
        &told(&Event::TurnBegan { who: bob(), round: 4, ap: 3 }, Lang::Ru).expect("a sentence"),
    );
    check_you(
        Event::Destroyed { who: ann(), is_out: true },
        "Roderik is defeated, and you are out of the game.",
        "Родерик повержен, вы выбываете из игры.",
    );
    let over = |ending| Event::Over { ending };
    check_you(
        over(Ending::Quests(ANN)),
        "You win with three quests.",
        "Вы побеждаете: выполнены три задания.",
    );
    check_you(
        over(Ending::Together(Some(ANN))),
        "The last heroes die together; victory for whoever was ahead: you.",
        "Последние герои повержены вместе; победа за тем, кто был впереди: вы.",
    );
}

#[test]
fn the_table_is_told_like_this() {
    check(
        Event::FirstPlayer {
            seat: BOB,
            rolls: vec![vec![(ANN, 4), (BOB, 4)], vec![(ANN, 1), (BOB, 6)]],
        },
        "Bob goes first (Ann 4, Bob 4; again: Ann 1, Bob 6).",
        "Первый ход: Борис (Аня 4, Борис 4; ещё раз: Аня 1, Борис 6).",
    );
    check(
        Event::FirstPlayer { seat: ANN, rolls: vec![] },
        "Ann goes first (dealt the entrance).",
        "Первый ход: Аня (достался вход).",
    );
    check(
        Event::GotHero { seat: ANN, hero: id("TH4") },
        "Ann plays Roderik Talus, Human Paladin.",
        "Аня: герой — Родерик Талус, Человек Паладин.",
    );
    check(
        Event::GotQuests { seat: BOB, quests: vec![id("TQ01"), id("TQ02")] },
        "Bob has the quests “Damsel in Distress” and “Slay Draky”.",
        "Борис: личные задания «Дева в беде» и «Убить Дракошу».",
    );
    check(
        Event::Global { quest: id("TQ03") },
        "Global quest for all: “Catching the Magic Fish”.",
        "Общее задание для всех: «Ловля волшебной рыбки».",
    );
    check(
        Event::Gathered { location: id("TM01"), gain: gain(1, 1) },
        "All heroes start from the Tomb Antechamber: +1 glory, +1 peril for each.",
        "Все герои начинают путь в Преддверии гробницы: +1 слава, +1 риск каждому.",
    );
    check(
        Event::Placed {
            by: Some(ANN),
            location: id("TM14"),
            cell: Cell::START,
            is_turned: false,
            beside: Some((id("TM02"), Side::North)),
        },
        "Ann places the Crypt north of the Corridor.",
        "Аня выкладывает Склеп к северу от Коридора.",
    );
    check(
        Event::NoPlace { location: id("TM15") },
        "The Library fits nowhere and goes under the deck.",
        "Библиотеку положить некуда: карта уходит под колоду.",
    );
    check(Event::MapIsFull, "No location fits any more.", "Подходящих локаций больше нет.");
    check(
        Event::Drew {
            who: ann(),
            cards: Some(vec![id("TA04"), id("TA37")]),
            n: 2,
            is_refill: true,
        },
        "Ann draws Dodge and the Zombie.",
        "Аня берёт Уворот и Зомби.",
    );
    check(
        Event::Drew { who: bob(), cards: None, n: 3, is_refill: false },
        "Bob draws 3 cards.",
        "Борис берёт 3 карты.",
    );
    check(
        Event::PerilDice { location: id("TM14"), faces: vec![2, 5], reach: 2, n_hits: 1 },
        "Peril dice at the Crypt (up to 2): 2 and 5.",
        "Кубики риска в Склепе (до 2): 2 и 5.",
    );
    check(
        Event::PerilDice { location: id("TM11"), faces: vec![4, 5, 6], reach: 3, n_hits: 0 },
        "Peril dice at the Dark Fork (up to 3): 4, 5 and 6, nothing comes.",
        "Кубики риска на Мрачной развилке (до 3): 4, 5 и 6 — всё спокойно.",
    );
    check(
        Event::DrewPeril { card: id("TA38") },
        "Peril brings the Night Hamster.",
        "Риск приносит Ночного хомячка.",
    );
    check(
        Event::TurnBegan { who: ann(), round: 4, ap: 3 },
        "Ann's turn: Roderik has 3 action points.",
        "Ходит Аня: у Родерика 3 очка действия.",
    );
}

#[test]
fn what_heroes_gain_and_lose_is_told_like_this() {
    check(
        Event::Glory { who: ann(), by: 2, why: Reason::Effect(Some(Source::Location(id("VM10")))) },
        "Roderik gains 2 glory (Dark Altar).",
        "Родерик получает 2 славы (Тёмный алтарь).",
    );
    check(
        Event::Glory { who: bob(), by: -1, why: Reason::Effect(Some(Source::Card(id("TA36")))) },
        "Lorel loses 1 glory (Fading Hope).",
        "Лорель теряет 1 славу (Гаснущая надежда).",
    );
    check(
        Event::Glory { who: bob(), by: 2, why: Reason::Battle },
        "Lorel gains 2 glory for the battle.",
        "Лорель получает 2 славы за битву.",
    );
    check(
        Event::Peril { who: bob(), by: 1, why: Reason::Given(ann()) },
        "Ann gives Lorel 1 peril for the wounds.",
        "Аня добавляет Лорели 1 риск за раны.",
    );
    check(
        Event::Ap { who: bob(), by: -1, why: Reason::Effect(None) },
        "Lorel loses 1 action point.",
        "Лорель теряет 1 очко действия.",
    );
    check(
        Event::Healed {
            who: bob(),
            n: 2,
            left: 5,
            why: Reason::Effect(Some(Source::Card(id("TA17")))),
        },
        "Lorel recovers 2 health, now 5 (Potion of Healing).",
        "Лорель восстанавливает 2 здоровья, теперь 5 (Зелье лечения).",
    );
    check(
        Event::Wounded { who: bob(), n: 1, left: 4 },
        "Lorel suffers 1 wound, health 4.",
        "Лорель получает 1 рану, здоровье 4.",
    );
    check(
        Event::Prevented { who: bob(), n: 1 },
        "Lorel is spared 1 wound.",
        "Лорель избегает 1 раны.",
    );
    check(Event::Fell { who: bob(), is_chosen: false }, "Lorel falls.", "Лорель падает.");
    check(
        Event::Fell { who: ann(), is_chosen: true },
        "Roderik falls for an action point.",
        "Родерик падает ради очка действия.",
    );
    check(Event::Stood { who: ann() }, "Roderik stands up.", "Родерик встаёт.");
    check(
        Event::SavedAp { who: ann() },
        "Roderik saves 1 action point.",
        "Родерик сохраняет 1 очко действия.",
    );
}

#[test]
fn moves_are_told_like_this() {
    check(
        Event::Moved {
            who: ann(),
            from: Cell::START,
            to: Cell::START,
            location: id("TM14"),
            how: How::Walked,
            gain: Some(gain(2, 3)),
        },
        "Roderik goes to the Crypt: +2 glory, +3 peril.",
        "Родерик идёт в Склеп: +2 славы, +3 риска.",
    );
    check(
        Event::Moved {
            who: bob(),
            from: Cell::START,
            to: Cell::START,
            location: id("TM13"),
            how: How::Walked,
            gain: None,
        },
        "Lorel goes to the Troll Bridge.",
        "Лорель идёт на Мост троллей.",
    );
    check(
        Event::Moved {
            who: bob(),
            from: Cell::START,
            to: Cell::START,
            location: id("VM20"),
            how: How::Warped,
            gain: None,
        },
        "Lorel is warped to the Captive's Chamber.",
        "Лорель переносится в Покои пленницы.",
    );
    check(
        Event::Moved {
            who: bob(),
            from: Cell::START,
            to: Cell::START,
            location: id("TM02"),
            how: How::Led,
            gain: None,
        },
        "Lorel is led to the Corridor.",
        "Лорель против воли попадает в Коридор.",
    );
    check(
        Event::Stayed { who: bob(), location: id("TM17"), gain: gain(1, 2) },
        "Lorel has stayed at the Ossuary: +1 glory, +2 peril.",
        "Лорель остаётся в Костнице: +1 слава, +2 риска.",
    );
    check(
        Event::ExitHeld { who: bob(), side: Side::East },
        "Lorel has opened the east exit, but has no action point left to go.",
        "Лорель открывает восточный выход, но пройти пока не может: нет очков действия.",
    );
}

#[test]
fn cards_are_told_like_this() {
    check(
        Event::Played { who: ann(), card: id("TA04"), target: None, price: 1 },
        "Roderik plays Dodge (1 glory).",
        "Родерик разыгрывает Уворот (1 слава).",
    );
    check(
        Event::Played { who: ann(), card: id("TA21"), target: None, price: 3 },
        "Roderik readies Chain Mail (3 glory).",
        "Родерик разыгрывает Кольчугу (3 славы).",
    );
    check(
        Event::Played { who: ann(), card: id("TA34"), target: Some(bob()), price: 2 },
        "Ann plays Grave Chill against Lorel (2 peril).",
        "Аня разыгрывает Могильный холод против Лорели (2 риска).",
    );
    check(
        Event::Cancelled { by: bob(), card: id("TA34") },
        "Lorel has cancelled Grave Chill.",
        "Лорель отменяет Могильный холод.",
    );
    check(
        Event::Discarded { who: ann(), card: id("TA40"), why: Discard::EndOfTurn },
        "Ann discards the Bugbear.",
        "Аня сбрасывает Медвежука.",
    );
    check(
        Event::Used { who: ann(), of: Source::Hero(id("TH4")), ability: 0 },
        "Roderik uses “Healing Hand”.",
        "Родерик использует умение «Исцеляющая длань».",
    );
    check(
        Event::Used { who: ann(), of: Source::Card(id("TA14")), ability: 0 },
        "Roderik uses Ring of Wizardry.",
        "Родерик использует Кольцо волшебства.",
    );
    check(
        Event::Used { who: bob(), of: Source::Card(id("TA34")), ability: 1 },
        "Lorel gets rid of Grave Chill.",
        "Лорель избавляется от Могильного холода.",
    );
    check(
        Event::Declared { who: ann(), target: bob(), card: id("TA37"), price: 1, from_lair: false },
        "Ann sets the Zombie on Lorel (1 peril).",
        "Аня натравливает Зомби на Лорель (1 риск).",
    );
    check(
        Event::Declared { who: bob(), target: ann(), card: id("VA38"), price: 1, from_lair: true },
        "Bob sends the Mutant Rat out of the lair against Roderik (1 peril).",
        "Борис выпускает из логова Крысу-мутанта на Родерика (1 риск).",
    );
    check(
        Event::Declared { who: ann(), target: bob(), card: id("TA48"), price: 2, from_lair: false },
        "Ann springs the Poison Darts on Lorel (2 peril).",
        "Аня устраивает ловушку для Лорели: Отравленные дротики (2 риска).",
    );
}
