//! What kind of thing to look at, without the best action being named.

use super::super::names::{self, quest};
use super::super::questions;
use super::quests::{homeless, own_quests, place_of};
use super::windows;
use crate::action::{Action, Word};
use crate::cards::ability::Effect;
use crate::cards::{AdventureId, Attempt, Lasting, QuestId, Trait};
use crate::pieces::Origin;
use crate::rules::map;
use crate::rules::targets::play_ability;
use crate::state::{Phase, View};
use crate::steps::Step;
use kernel::ask::Answer;
use kernel::kit::Side;
use kernel::{Lang, Seat, Text, text};

/// What to look at before this action.
pub fn nudge(view: &View, seat: Seat, best: &Action, lang: Lang) -> String {
    match (view.open.agenda.next(), best) {
        (Some(Step::Window { of, .. }), _) => windows::window(view, *of, seat, lang),
        (Some(Step::Ask(ask)), _) => questions::look(ask).get(lang).to_owned(),
        (Some(Step::Place { .. } | Step::Turned { .. } | Step::Replace { .. }), _) => {
            PLACE.get(lang).to_owned()
        }
        (Some(Step::SaveAp), _) => SAVE.get(lang).to_owned(),
        (Some(Step::DiscardOne), _) => questions::DISCARD.get(lang).to_owned(),
        (_, Answer::Do(word)) => deed(view, seat, *word, lang),
        (_, _) => THINK.get(lang).to_owned(),
    }
}

const THINK: Text = text(
    "Think to the end of the turn: what will you still need?",
    "Продумайте ход до конца: что вам ещё понадобится?",
);
const PLACE: Text = text(
    "Where would this location shorten your way, and lengthen that of others?",
    "Где эта локация сократит путь вам и удлинит другим?",
);
const SAVE: Text = text(
    "What could an action point do for you before your next turn?",
    "Что даст очко действия до вашего следующего хода?",
);

/// Something done in a free moment.
fn deed(view: &View, seat: Seat, word: Word, lang: Lang) -> String {
    let hero = &view.open.heroes[seat];
    let said = match word {
        Word::Attempt(it) => return attempt(it, lang),
        Word::Go { side, .. } => return go(view, seat, side, lang),
        Word::Explore => return explore(view, seat, lang),
        Word::Play { card, payer: None, .. } => return own_card(view, seat, card, lang),
        Word::Play { card, payer: Some(victim), .. } => return against(view, card, victim, lang),
        Word::Strike { hero: on, .. } => {
            let name = names::hero(view.open.heroes[on].card);
            return lang.pick(
                format!(
                    "{} stands where you do. Is there a form in which you are stronger?",
                    name.the
                ),
                format!(
                    "{} — там же, где вы. Есть ли вид боя, в котором вы сильнее?",
                    name.name.ru()
                ),
            );
        }
        Word::End => return end(view, seat, lang),
        Word::FromLair { .. } => text(
            "Something waits in your lair. Against whom is it worth its price?",
            "В вашем логове кто-то ждёт. Против кого он стоит своей цены?",
        ),
        Word::Use { of: Origin::Hero, .. } => text(
            "Your hero has an ability. What could it do for you now?",
            "У вашего героя есть умение. Что оно даст прямо сейчас?",
        ),
        Word::Use { of: Origin::Location(_), .. } => text(
            "Read what the place where you stand offers.",
            "Прочтите, что предлагает место, где вы стоите.",
        ),
        Word::Use { .. } => text(
            "Something that lies ready can be used now. What would it change?",
            "Кое-что из разыгранного можно использовать сейчас. Что это изменит?",
        ),
        Word::Finish(_) => {
            text("An escort is where it has to be.", "Сопровождение пришло туда, куда нужно.")
        }
        Word::Search(_) => text(
            "Something is hidden where you stand. How likely do you find it?",
            "Там, где вы стоите, что-то спрятано. Насколько вероятно это найти?",
        ),
        Word::Escort(_) | Word::Take(_) => text(
            "Somebody here wants to be brought away. How far is it?",
            "Здесь кого-то нужно сопроводить. Далеко ли это?",
        ),
        Word::Drop(_) => text(
            "You lead somebody. Does that hold you up?",
            "Вы кого-то сопровождаете. Не мешает ли это вам?",
        ),
        Word::Shed { .. } => text(
            "Somebody has put something on you. Can you be rid of it?",
            "На вас что-то наложили. Нельзя ли от этого избавиться?",
        ),
        Word::Stand if hero.prone.is_some() => text(
            "You lie on the ground. What can you not do from there?",
            "Вы лежите. Чего отсюда не сделать?",
        ),
        _ => THINK, // All others are picked, not done.
    };
    said.get(lang).to_owned()
}

fn attempt(quest: QuestId, lang: Lang) -> String {
    let said = match quest.card().attempt {
        Attempt::Hunt => text(
            "The prey of a quest is here. Are you strong enough for it?",
            "Добыча одного из заданий здесь. Хватит ли у вас сил?",
        ),
        Attempt::Threat { .. } => text(
            "One of your quests is done where you stand. How good is the chance, and what if it fails?",
            "Одно из заданий выполняется там, где вы стоите. Велик ли шанс и что при неудаче?",
        ),
        Attempt::Chance { .. } => text(
            "A quest here is left to the dice. What can be added to them?",
            "Задание здесь решают кубики. Что к ним можно прибавить?",
        ),
        Attempt::PayGlory(_)
        | Attempt::PayHealth(_)
        | Attempt::PayHand(_)
        | Attempt::PayReadied(_)
        | Attempt::PayWorth(_) => text(
            "A quest here asks for a sacrifice. Can you spare it now?",
            "Задание здесь требует жертвы. Можете ли вы её себе позволить?",
        ),
        Attempt::Escort => THINK,
    };
    said.get(lang).to_owned()
}

fn go(view: &View, seat: Seat, side: Side, lang: Lang) -> String {
    let open = &view.open;
    let hero = &open.heroes[seat];
    let to = open.map.get(hero.at.beyond(side));
    let is_goal =
        |it: &QuestId| to.is_some_and(|site| map::is_place(place_of(view, seat, *it), site));
    if own_quests(view, seat).any(|it| is_goal(&it)) {
        return lang
            .pick(
                "A place where one of your quests is done lies next to you. How sure is the way?",
                "Место одного из ваших заданий — совсем рядом. Надёжен ли путь?",
            )
            .to_owned();
    }
    let is_new = to.is_some_and(|it| hero.is_new(it.card));
    let mut known = own_quests(view, seat).filter(|it| {
        open.map.iter().any(|(_, site)| map::is_place(place_of(view, seat, *it), site))
    });
    let ap = names::action_points(hero.ap.into(), lang);
    match known.next() {
        Some(it) => {
            let name = quest(it, lang);
            lang.pick(
                format!("A place for {name} lies on the map. Which way there is the surest, with {ap}?"),
                format!("Место для задания {name} на карте уже есть. Какой путь надёжнее, если у вас {ap}?"),
            )
        }
        None if is_new => lang
            .pick(
                "A location that is new to you brings glory, and peril too. Which neighbour gives more than it takes?",
                "Новая локация приносит славу, но и риск. Какая из соседних даст больше, чем отнимет?",
            )
            .to_owned(),
        None => lang
            .pick(
                "Where on the map could your next quest be done one day?",
                "Где на карте когда-нибудь окажется место вашего задания?",
            )
            .to_owned(),
    }
}

fn explore(view: &View, seat: Seat, lang: Lang) -> String {
    match homeless(view, seat) {
        Some(it) => {
            let name = quest(it, lang);
            lang.pick(
                format!("No place for {name} lies on the map yet. How can one come there?"),
                format!("Места для задания {name} на карте ещё нет. Откуда ему взяться?"),
            )
        }
        None => lang
            .pick(
                "All your places lie on the map. Are they near enough?",
                "Все нужные места уже на карте. Достаточно ли они близко?",
            )
            .to_owned(),
    }
}

/// A card for oneself.
fn own_card(view: &View, seat: Seat, card: AdventureId, lang: Lang) -> String {
    let hero = &view.open.heroes[seat];
    let parts = play_ability(card.card()).map_or(&[][..], |it| &it.parts);
    let heals = parts.iter().any(|it| matches!(it.effect, Effect::Heal(..)));
    let (health, most) = (hero.health, hero.card.card().health);
    let glory = names::glory(hero.glory.into(), lang);
    if heals {
        return lang.pick(
            format!("Your health is {health} of {most}. Does your hand help?"),
            format!("Здоровье: {health} из {most}. Не поможет ли рука?"),
        );
    }
    match card.card().lasting {
        Lasting::Permanent => lang.pick(
            format!("You have {glory}. Which card of your hand would serve you from now on?"),
            format!("У вас {glory}. Какая карта на руке пригодится надолго?"),
        ),
        Lasting::Instant
        | Lasting::PermanentByTarget
        | Lasting::Attachment(_)
        | Lasting::Monster => lang.pick(
            format!("You have {glory}. Which card of your hand fits this very moment?"),
            format!("У вас {glory}. Какая карта на руке нужна именно сейчас?"),
        ),
    }
}

/// A card against a hero.
fn against(view: &View, card: AdventureId, victim: Seat, lang: Lang) -> String {
    let hero = &view.open.heroes[victim];
    let (name, peril) = (names::hero(hero.card), names::peril(hero.peril.into(), lang));
    let traits = card.card().traits;
    let (en, ru) = if traits.has(Trait::Monster) {
        ("In which form is that hero weakest?", "В каком виде боя этот герой слабее всего?")
    } else if traits.has(Trait::Trap) {
        ("What would be hard to overcome?", "Что этому герою трудно преодолеть?")
    } else {
        ("What would hamper that hero most?", "Что помешает этому герою сильнее всего?")
    };
    lang.pick(
        format!("{} has {peril} to be attacked with. {en}", name.the),
        format!("У {} {peril}. {ru}", name.genitive),
    )
}

fn end(view: &View, seat: Seat, lang: Lang) -> String {
    let open = &view.open;
    let hero = &open.heroes[seat];
    if open.agenda.next() == Some(&Step::Declare) {
        let (en, ru) = (
            "Is what you have declared enough, or does one more pay?",
            "Достаточно ли объявленного или окупится ещё что-нибудь?",
        );
        return lang.pick(en, ru).to_owned();
    }
    if open.phase == Phase::Villainy {
        let (en, ru) = (
            "Is any attack good enough now, or will your cards do more later?",
            "Есть ли сейчас стоящая атака или карты пригодятся позже?",
        );
        return lang.pick(en, ru).to_owned();
    }
    let ap = names::action_points(hero.ap.into(), lang);
    if hero.ap == 0 {
        let (en, ru) = (
            "No action point is left. Does any card still bring more than it costs?",
            "Очков действия не осталось. Даст ли ещё какая-нибудь карта больше, чем стоит?",
        );
        return lang.pick(en, ru).to_owned();
    }
    lang.pick(
        format!("You have {ap} left. Is anything in reach worth the peril that it brings?"),
        format!("У вас ещё {ap}. Есть ли рядом то, что стоит своего риска?"),
    )
}
