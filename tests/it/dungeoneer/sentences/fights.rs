//! Dice, battles, quests and the end, told.

use games::dungeoneer::action::{DeckId, Destination};
use games::dungeoneer::cards::Form;
use games::dungeoneer::event::{Combatant, Escorting, Event, Source};
use games::dungeoneer::pieces::{Context, FoeCard, FoeState, Throw};
use games::dungeoneer::state::Ending;
use kernel::kit::Cell;

use super::{ANN, BOB, ann, bob, check, foe, id};

/// One die, with the value that is tested and what changes the roll.
fn die(face: u8, value: i8, more: i8) -> Throw {
    Throw { dice: [face, 0], n_dice: 1, face, value, more }
}

/// Two dice, and what they count.
fn two(face: u8, dice: [u8; 2], value: i8) -> Throw {
    Throw { dice, n_dice: 2, face, value, more: 0 }
}

#[test]
fn dice_and_comparisons_are_told_like_this() {
    check(
        Event::HuntBegan { who: ann(), quest: id("TQ02") },
        "Roderik hunts Draky.",
        "Родерик охотится на Дракошу.",
    );
    check(
        Event::Struck { who: ann(), hero: bob(), form: Form::Melee },
        "Roderik attacks Lorel in melee.",
        "Родерик нападает на Лорель в ближнем бою.",
    );
    check(
        Event::Challenged { who: bob(), on: foe("TA41"), form: Form::Magic },
        "Lorel challenges the Cackling Witch by magic.",
        "Лорель бросает вызов и атакует Хохочущую ведьму магией.",
    );
    check(
        Event::Rolled {
            who: bob(),
            context: Context::Exit(Form::Melee),
            throw: die(4, 1, 0),
            total: 5,
            reach: Some(5),
            is_ok: Some(true),
            of: None,
        },
        "Exit (melee 5+): Lorel rolls 4 + 1 = 5 and succeeds.",
        "Выход (ближний бой 5+): у Лорели 4 + 1 = 5 — успех.",
    );
    check(
        Event::Rolled {
            who: bob(),
            context: Context::Trap(Form::Speed),
            throw: die(1, 2, -1),
            total: 2,
            reach: Some(4),
            is_ok: Some(false),
            of: Some(Source::Card(id("TA48"))),
        },
        "Poison Darts (speed 4+): Lorel rolls 1 + 2 − 1 = 2 and fails.",
        "Отравленные дротики (скорость 4+): у Лорели 1 + 2 − 1 = 2 — провал.",
    );
    check(
        Event::Rolled {
            who: ann(),
            context: Context::Quest(Form::Magic),
            throw: two(5, [5, 2], 2),
            total: 7,
            reach: Some(6),
            is_ok: Some(true),
            of: Some(Source::Quest(id("TQ04"))),
        },
        "“Free Caedman's Soul” (magic 6+): Roderik rolls 5 (of 5 and 2) + 2 = 7 and succeeds.",
        "«Освободить душу Кэдмана» (магия 6+): у Родерика 5 (из 5 и 2) + 2 = 7 — успех.",
    );
    check(
        Event::Rolled {
            who: ann(),
            context: Context::Search,
            throw: die(5, 3, 0),
            total: 8,
            reach: Some(7),
            is_ok: Some(true),
            of: Some(Source::Quest(id("TQ07"))),
        },
        "Search for “The Hidden Vault” (7+): Roderik rolls 5 + 3 = 8 and succeeds.",
        "Поиск, «Потайная кладовая» (7+): у Родерика 5 + 3 = 8 — успех.",
    );
    check(
        Event::Rolled {
            who: ann(),
            context: Context::Search,
            throw: two(9, [5, 4], 0),
            total: 9,
            reach: Some(8),
            is_ok: Some(true),
            of: Some(Source::Quest(id("TQ14"))),
        },
        "“The Demon's Riddle” (8+): Roderik rolls 5 + 4 = 9 and succeeds.",
        "«Загадка демона» (8+): у Родерика 5 + 4 = 9 — успех.",
    );
    check(
        Event::Compared {
            attack: 0,
            form: Form::Melee,
            by: foe("TA37"),
            on: Combatant::Hero(ann()),
            throws: [die(3, 2, 0), die(5, 4, 0)],
            is_negated: false,
        },
        "Roderik (5 + 4 = 9) parries the Zombie (3 + 2 = 5) and hits back in melee.",
        "Родерик (5 + 4 = 9) отбивает атаку Зомби (3 + 2 = 5) и наносит ответный удар в ближнем бою.",
    );
    check(
        Event::Compared {
            attack: 0,
            form: Form::Magic,
            by: Combatant::Hero(bob()),
            on: foe("TA41"),
            throws: [die(6, 1, 2), die(2, 3, 0)],
            is_negated: false,
        },
        "Lorel (6 + 1 + 2 = 9) hits the Cackling Witch (2 + 3 = 5) by magic.",
        "Лорель (6 + 1 + 2 = 9) наносит Хохочущей ведьме (2 + 3 = 5) удар магией.",
    );
    check(
        Event::Compared {
            attack: 0,
            form: Form::Speed,
            by: foe("TA45"),
            on: Combatant::Hero(bob()),
            throws: [die(1, 3, 0), die(2, 2, 0)],
            is_negated: false,
        },
        "The Bone Archer (1 + 3 = 4) and Lorel (2 + 2 = 4) are equal in speed: no blow lands.",
        "Костяной лучник (1 + 3 = 4) и Лорель (2 + 2 = 4) равны в скорости: удара нет.",
    );
    check(
        Event::Compared {
            attack: 0,
            form: Form::Melee,
            by: foe("TA40"),
            on: Combatant::Hero(bob()),
            throws: [die(6, 2, 0), die(2, 0, 0)],
            is_negated: true,
        },
        "The Bugbear (6 + 2 = 8) would hit Lorel (2 + 0 = 2) in melee, but to no effect.",
        "Медвежук (6 + 2 = 8) против Лорели (2 + 0 = 2) в ближнем бою: удар не причиняет вреда.",
    );
}

#[test]
fn battles_are_told_like_this() {
    check(
        Event::FoeHurt { foe: FoeCard::Adventure(id("TA41")), n: 1, left: 0 },
        "The Cackling Witch is defeated.",
        "Хохочущая ведьма повержена.",
    );
    check(
        Event::FoeHurt { foe: FoeCard::Quest(id("TQ09")), n: 1, left: 1 },
        "The Bone Guardian suffers 1 wound, health 1.",
        "Костяной страж получает 1 рану, здоровье 1.",
    );
    check(
        Event::FoeGone { foe: FoeCard::Adventure(id("TA37")), state: FoeState::Left },
        "The Zombie leaves the battle.",
        "Зомби покидает битву.",
    );
    check(
        Event::PutIn { who: ann(), card: id("TA38"), to: Destination::Hand },
        "Ann takes the Night Hamster into hand.",
        "Аня забирает Ночного хомячка на руку.",
    );
    check(
        Event::PutIn { who: ann(), card: id("TA38"), to: Destination::Lair },
        "The Night Hamster goes to the lair (Ann).",
        "Ночной хомячок уходит в логово (Аня).",
    );
}

#[test]
fn quests_are_told_like_this() {
    check(
        Event::Attempted { who: bob(), quest: id("TQ05") },
        "Lorel makes the sacrifice of “Sell Your Soul”.",
        "Лорель приносит жертву: «Продать душу дьяволу».",
    );
    check(
        Event::Failed { who: bob(), quest: id("TQ02") },
        "Draky gets away: the hunt has failed.",
        "Дракоша уходит: охота не удалась.",
    );
    check(
        Event::Completed { who: ann(), quest: id("TQ04"), level: 2, n_done: 1, glory: 2 },
        "Roderik completes “Free Caedman's Soul”, quest 1 of 3: level 2, +2 glory.",
        "Родерик выполняет задание «Освободить душу Кэдмана» (1 из 3): уровень 2, +2 славы.",
    );
    check(
        Event::Escorts { who: bob(), quest: id("TQ01"), what: Escorting::Begun },
        "Lorel begins the escort of “Damsel in Distress”.",
        "Лорель начинает сопровождение: «Дева в беде».",
    );
    check(
        Event::Escorts { who: ann(), quest: id("TQ01"), what: Escorting::Stolen },
        "Roderik takes away the token of “Damsel in Distress”.",
        "Родерик перехватывает сопровождение: «Дева в беде».",
    );
    check(
        Event::QuestSwapped { who: bob(), old: id("TQ05"), new: id("TQ06") },
        "Lorel exchanges “Sell Your Soul” for “Burn the Forbidden Scrolls”.",
        "Лорель меняет задание «Продать душу дьяволу» на «Сжечь запретные свитки».",
    );
}

#[test]
fn the_rest_is_told_like_this() {
    check(
        Event::Shifted { location: id("TM14"), to: Cell::START, is_turned: false },
        "The Crypt now lies in another place.",
        "Карта на новом месте: Склеп.",
    );
    check(Event::Bridge { is_on: true }, "The bridge is extended.", "Мост выдвинут.");
    check(
        Event::Deactivated { location: id("VM10"), is_on: true },
        "The Dark Altar is deactivated.",
        "Локация деактивирована: Тёмный алтарь.",
    );
    check(
        Event::Destroyed { who: bob(), is_out: true },
        "Lorel is defeated, and Bob is out of the game.",
        "Лорель повержена, Борис выбывает из игры.",
    );
    check(
        Event::Destroyed { who: ann(), is_out: false },
        "Roderik is defeated.",
        "Родерик повержен.",
    );
    check(
        Event::Returned { who: ann() },
        "Ann goes on with Roderik Talus, level 1.",
        "Аня продолжает игру: герой — Родерик Талус, уровень 1.",
    );
    check(
        Event::Revealed { who: ann(), cards: vec![id("TA04"), id("TA21"), id("TA37")] },
        "Ann turns up Dodge, Chain Mail and the Zombie.",
        "Аня открывает Уворот, Кольчугу и Зомби.",
    );
    check(
        Event::Shuffled { deck: DeckId::Glory },
        "The discard pile is shuffled into a new deck.",
        "Сброс перемешан и становится новой колодой.",
    );
    check(
        Event::Over { ending: Ending::Quests(ANN) },
        "Ann wins with three quests.",
        "Аня побеждает: выполнены три задания.",
    );
    check(
        Event::Over { ending: Ending::LastHero(BOB) },
        "Bob wins: no other hero is left.",
        "Борис побеждает: других героев не осталось.",
    );
}
