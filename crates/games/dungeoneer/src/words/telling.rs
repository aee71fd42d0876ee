//! What happened, in sentences.

use super::names::{object, player, quest};
use super::{deeds, fights, names, rolls};
use crate::cards::AdventureId;
use crate::event::Event;
use crate::state::Ending;
use kernel::{Seat, Telling, capital, spoken_to};

/// What happened; nothing for what goes without saying, or is told by another event.
pub fn describe(event: &Event, to: Telling<'_>) -> Option<String> {
    let said = match event {
        Event::PhaseBegan { .. }
        | Event::TurnEnded { .. }
        | Event::DrewLocation { .. }
        | Event::Readied { .. }
        | Event::BattleBegan { .. }
        | Event::ChoseForm { .. }
        | Event::BattleEnded
        | Event::Found { .. }
        | Event::TermBegan { .. }
        | Event::GoesOn { .. } => return None,
        Event::FirstPlayer { .. }
        | Event::GotHero { .. }
        | Event::GotQuests { .. }
        | Event::Global { .. }
        | Event::Gathered { .. }
        | Event::Placed { .. }
        | Event::NoPlace { .. }
        | Event::MapIsFull
        | Event::Drew { .. }
        | Event::PerilDice { .. }
        | Event::DrewPeril { .. }
        | Event::Waits { .. }
        | Event::TurnBegan { .. }
        | Event::Revealed { .. }
        | Event::Shuffled { .. }
        | Event::Over { .. } => of_table(event, to)?,
        Event::Declared { .. }
        | Event::HuntBegan { .. }
        | Event::Struck { .. }
        | Event::Challenged { .. }
        | Event::Compared { .. }
        | Event::FoeHurt { .. }
        | Event::FoeGone { .. }
        | Event::FoeHealed { .. }
        | Event::PutIn { .. }
        | Event::Failed { .. } => fights::said(event, to)?,
        Event::Rolled { who, context, throw, reach, is_ok, of, .. } => {
            let (reach, is_ok) = reach.zip(*is_ok)?;
            rolls::threat(*who, (*context, *throw), (reach, is_ok), *of, to.lang)?
        }
        Event::Glory { .. }
        | Event::Peril { .. }
        | Event::Ap { .. }
        | Event::Healed { .. }
        | Event::Wounded { .. }
        | Event::Prevented { .. }
        | Event::Fell { .. }
        | Event::Stood { .. }
        | Event::SavedAp { .. }
        | Event::Destroyed { .. }
        | Event::Returned { .. } => deeds::of_hero(event, to)?,
        Event::Moved { .. }
        | Event::Stayed { .. }
        | Event::ExitHeld { .. }
        | Event::Shifted { .. }
        | Event::Bridge { .. }
        | Event::Deactivated { .. } => deeds::of_map(event, to.lang)?,
        Event::Played { .. }
        | Event::Cancelled { .. }
        | Event::Discarded { .. }
        | Event::Used { .. } => deeds::of_cards(event, to)?,
        Event::Attempted { .. }
        | Event::Completed { .. }
        | Event::Escorts { .. }
        | Event::QuestSwapped { .. } => deeds::of_quests(event, to.lang)?,
    };
    Some(spoken_to(capital(&said), to.lang))
}

/// How the table is laid, turns, decks, the end.
fn of_table(event: &Event, to: Telling<'_>) -> Option<String> {
    let lang = to.lang;
    Some(match event {
        Event::FirstPlayer { .. } if to.is_solo() => return None,
        Event::FirstPlayer { seat, rolls } => first_player(*seat, rolls, to),
        Event::GotHero { seat, hero } => {
            let name = hero.name();
            let (hero, class) = (name.name.name.get(lang), name.class.get(lang));
            if to.is_solo() {
                lang.pick(
                    format!("Your hero is {hero}, {class}."),
                    format!("Ваш герой — {hero}, {class}."),
                )
            } else {
                let player = &to.names[*seat];
                lang.pick(
                    format!("{player} plays {hero}, {class}."),
                    format!("{player}: герой — {hero}, {class}."),
                )
            }
        }
        Event::GotQuests { seat, quests } => {
            let quests: Vec<String> = quests.iter().map(|it| quest(*it, lang)).collect();
            let quests = names::list(&quests, lang);
            if to.is_solo() {
                lang.pick(format!("Your quests: {quests}."), format!("Ваши задания: {quests}."))
            } else {
                let player = &to.names[*seat];
                lang.pick(
                    format!("{player} has the quests {quests}."),
                    format!("{player}: личные задания {quests}."),
                )
            }
        }
        Event::Global { quest: it } => {
            let name = quest(*it, lang);
            lang.pick(
                format!("Global quest for all: {name}."),
                format!("Общее задание для всех: {name}."),
            )
        }
        Event::Gathered { location, gain } => {
            let (name, gain) = (location.name(), names::gained(*gain, lang));
            if to.is_solo() {
                lang.pick(
                    format!("The hero starts from {}{gain}.", name.the),
                    format!("Герой начинает путь {}{gain}.", name.inside),
                )
            } else {
                lang.pick(
                    format!("All heroes start from {}{gain} for each.", name.the),
                    format!("Все герои начинают путь {}{gain} каждому.", name.inside),
                )
            }
        }
        Event::Placed { by, location, beside, .. } => {
            let ((beside, side), name) = ((*beside)?, location.name());
            let (the, of) = (names::place(*location, lang), beside.name());
            let side = names::side(side).get(lang);
            let by = (*by)?;
            if to.is_solo() {
                lang.pick(
                    format!("{} is placed {side} of {}.", name.the, of.the),
                    format!("{side} от {} теперь {}.", of.genitive, name.name.ru()),
                )
            } else {
                let player = &to.names[by];
                lang.pick(
                    format!("{player} places {the} {side} of {}.", of.the),
                    format!("{player} выкладывает {the} {side} от {}.", of.genitive),
                )
            }
        }
        Event::NoPlace { location } => {
            let it = names::place(*location, lang);
            lang.pick(
                format!("{it} fits nowhere and goes under the deck."),
                format!("{it} положить некуда: карта уходит под колоду."),
            )
        }
        Event::MapIsFull => {
            lang.pick("No location fits any more.", "Подходящих локаций больше нет.").to_owned()
        }
        Event::Drew { .. }
        | Event::PerilDice { .. }
        | Event::DrewPeril { .. }
        | Event::Waits { .. }
        | Event::Revealed { .. }
        | Event::Shuffled { .. } => of_decks(event, to)?,
        Event::TurnBegan { who, ap, .. } => {
            let (name, ap) = (names::hero(who.hero), names::action_points((*ap).into(), lang));
            if to.is_solo() {
                lang.pick(format!("{} has {ap}.", name.the), format!("у {} {ap}.", name.genitive))
            } else if to.is_you(who.seat) {
                lang.pick(
                    format!("Your turn: {} has {ap}.", name.the),
                    format!("Ваш ход: у {} {ap}.", name.genitive),
                )
            } else {
                let player = &to.names[who.seat];
                lang.pick(
                    format!("{player}'s turn: {} has {ap}.", name.the),
                    format!("Ходит {player}: у {} {ap}.", name.genitive),
                )
            }
        }
        Event::Over { ending } => over(*ending, to),
        _ => return None,
    })
}

fn of_decks(event: &Event, to: Telling<'_>) -> Option<String> {
    let lang = to.lang;
    Some(match event {
        // Everybody fills the hand at each turn.
        Event::Drew { cards: None, is_refill: true, .. } => return None,
        Event::Drew { who, cards, n, .. } => {
            let who = player(*who, to);
            let cards = cards.as_ref().map(|it| objects(it, to));
            let cards = cards.unwrap_or_else(|| names::cards((*n).into(), lang));
            lang.pick(format!("{who} draws {cards}."), format!("{who} берёт {cards}."))
        }
        Event::PerilDice { location, faces, reach, n_hits } => {
            let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
            let (faces, name) = (names::list(&faces, lang), location.name());
            // The cards that come are told one by one.
            let (en, ru) = if *n_hits == 0 {
                (", nothing comes", " — всё спокойно")
            } else {
                ("", "")
            };
            lang.pick(
                format!("Peril dice at {} (up to {reach}): {faces}{en}.", name.the),
                format!("Кубики риска {} (до {reach}): {faces}{ru}.", name.inside),
            )
        }
        Event::DrewPeril { card } => {
            let card = object(*card.name(), lang);
            lang.pick(format!("Peril brings {card}."), format!("Риск приносит {card}."))
        }
        Event::Waits { card } => {
            let name = card.name();
            lang.pick(
                format!("{} waits for its moment.", name.the),
                format!("{} ждёт своего часа.", name.name.ru()),
            )
        }
        Event::Revealed { who, cards } => {
            let (who, cards) = (player(*who, to), objects(cards, to));
            lang.pick(format!("{who} turns up {cards}."), format!("{who} открывает {cards}."))
        }
        Event::Shuffled { .. } => lang
            .pick(
                "The discard pile is shuffled into a new deck.",
                "Сброс перемешан и становится новой колодой.",
            )
            .to_owned(),
        _ => return None,
    })
}

/// Cards as objects.
fn objects(cards: &[AdventureId], to: Telling<'_>) -> String {
    let words: Vec<String> =
        cards.iter().map(|it| object(*it.name(), to.lang).to_owned()).collect();
    names::list(&words, to.lang)
}

fn first_player(seat: Seat, rolls: &[Vec<(Seat, u8)>], to: Telling<'_>) -> String {
    let name = &to.names[seat];
    let round = |it: &Vec<(Seat, u8)>| {
        let each: Vec<String> =
            it.iter().map(|(seat, face)| format!("{} {face}", to.within(*seat))).collect();
        each.join(", ")
    };
    let rounds: Vec<String> = rolls.iter().map(round).collect();
    let mut how = rounds.join(to.lang.pick("; again: ", "; ещё раз: "));
    if how.is_empty() {
        to.lang.pick("dealt the entrance", "достался вход").clone_into(&mut how);
    }
    let (en, ru) = (
        format!("{name} goes first ({how})."),
        format!("Первый ход: {} ({how}).", to.within(seat)),
    );
    to.lang.pick(en, ru)
}

/// How the match has ended.
fn over(ending: Ending, to: Telling<'_>) -> String {
    let name = |seat: Seat| &to.names[seat];
    let (en, ru) = match ending {
        Ending::Quests(_) if to.is_solo() => (
            "Three quests are completed, and the hero is at an entrance: victory.".to_owned(),
            "Три задания выполнены, герой у входа: победа.".to_owned(),
        ),
        Ending::Quests(seat) => (
            format!("{} wins with three quests.", name(seat)),
            format!("{} побеждает: выполнены три задания.", name(seat)),
        ),
        Ending::LastHero(seat) => (
            format!("{} wins: no other hero is left.", name(seat)),
            format!("{} побеждает: других героев не осталось.", name(seat)),
        ),
        Ending::Together(Some(seat)) => (
            format!(
                "The last heroes die together; victory for whoever was ahead: {}.",
                to.within(seat)
            ),
            format!(
                "Последние герои повержены вместе; победа за тем, кто был впереди: {}.",
                to.within(seat)
            ),
        ),
        Ending::Together(None) => (
            "The last heroes die together: a draw.".to_owned(),
            "Последние герои повержены вместе: ничья.".to_owned(),
        ),
        Ending::Rounds => {
            ("The last round is over.".to_owned(), "Последний раунд сыгран.".to_owned())
        }
        Ending::Lost => ("The match is lost.".to_owned(), "Партия проиграна.".to_owned()),
    };
    to.lang.pick(en, ru)
}
