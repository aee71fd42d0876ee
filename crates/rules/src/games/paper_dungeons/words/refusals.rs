//! Why not, in one sentence.

use crate::games::paper_dungeons::action::Refusal;
use crate::games::paper_dungeons::heroes::Hero;
use crate::games::paper_dungeons::items::Item;
use crate::kernel::{Lang, Text, text};

/// Why not.
pub fn refuse(refusal: Refusal, lang: Lang) -> String {
    match refusal {
        Refusal::Players => PLAYERS.get(lang).to_owned(),
        Refusal::DraftIsOver => DRAFT_IS_OVER.get(lang).to_owned(),
        Refusal::DraftFirst => DRAFT_FIRST.get(lang).to_owned(),
        Refusal::NotDealt => NOT_DEALT.get(lang).to_owned(),
        Refusal::NoDiceNow => NO_DICE_NOW.get(lang).to_owned(),
        Refusal::AlreadyDone => ALREADY_DONE.get(lang).to_owned(),
        Refusal::RewardFirst => REWARD_FIRST.get(lang).to_owned(),
        Refusal::NoSuchReward => NO_SUCH_REWARD.get(lang).to_owned(),
        Refusal::NoSuchDie => NO_SUCH_DIE.get(lang).to_owned(),
        Refusal::NoDiceLeft => NO_DICE_LEFT.get(lang).to_owned(),
        Refusal::DiceLeft => DICE_LEFT.get(lang).to_owned(),
        Refusal::BootsOnlyMove => BOOTS_ONLY_MOVE.get(lang).to_owned(),
        Refusal::WrongHero(hero) => wrong_hero(hero, lang),
        Refusal::WrongColour(hero) => wrong_colour(hero, lang),
        Refusal::HeroAtTop(hero) => hero_at_top(hero, lang),
        Refusal::WrongSymbol(item) => wrong_symbol(item, lang),
        Refusal::ItemComplete(item) => item_complete(item, lang),
        Refusal::BoxFilled(item) => box_filled(item, lang),
        Refusal::SameItem(_) => SAME_ITEM.get(lang).to_owned(),
        Refusal::SameHero(_) => SAME_HERO.get(lang).to_owned(),
        Refusal::NotMoving => NOT_MOVING.get(lang).to_owned(),
        Refusal::NoMovesLeft => NO_MOVES_LEFT.get(lang).to_owned(),
        Refusal::SameRoom => SAME_ROOM.get(lang).to_owned(),
        Refusal::NotAdjacent => NOT_ADJACENT.get(lang).to_owned(),
        Refusal::NotAnEntrance => NOT_AN_ENTRANCE.get(lang).to_owned(),
        Refusal::Wall => WALL.get(lang).to_owned(),
        Refusal::Water => WATER.get(lang).to_owned(),
        Refusal::NoMinion => NO_MINION.get(lang).to_owned(),
        Refusal::CannotDecline => CANNOT_DECLINE.get(lang).to_owned(),
        Refusal::WoundsFirst => WOUNDS_FIRST.get(lang).to_owned(),
        Refusal::NotThatManyHearts => NOT_THAT_MANY_HEARTS.get(lang).to_owned(),
    }
}

fn wrong_hero(hero: Hero, lang: Lang) -> String {
    let Text { en, ru } = hero.name();
    let ru_small = ru.to_lowercase();
    lang.pick(
        format!("The {en} needs a die that shows the {en}, or a Clover."),
        format!("{ru}: нужен кубик с символом «{ru_small}» или клевер."),
    )
}

fn wrong_colour(hero: Hero, lang: Lang) -> String {
    let Text { en, ru } = hero.name();
    lang.pick(
        format!("The {en} needs a die of the other colour."),
        format!("{ru}: нужен кубик другого цвета."),
    )
}

fn hero_at_top(hero: Hero, lang: Lang) -> String {
    let Text { en, ru } = hero.name();
    lang.pick(
        format!("The {en} is at level 6, the highest."),
        format!("{ru}: уже 6‑й уровень, выше нет."),
    )
}

fn wrong_symbol(item: Item, lang: Lang) -> String {
    let card = item.card();
    let Text { en, ru } = card.name;
    let hero = card.needs.map(|it| it.name()).unwrap_or(ANY_HERO);
    let (hero_en, hero_ru) = (hero.en, hero.ru.to_lowercase());
    lang.pick(
        format!("{en} needs a die that shows the {hero_en}, or a Clover."),
        format!("{ru}: нужен кубик с символом «{hero_ru}» или клевер."),
    )
}

fn item_complete(item: Item, lang: Lang) -> String {
    let Text { en, ru } = item.card().name;
    lang.pick(format!("{en}: both boxes are filled."), format!("{ru}: обе клетки заполнены."))
}

fn box_filled(item: Item, lang: Lang) -> String {
    let Text { en, ru } = item.card().name;
    lang.pick(
        format!("{en}: the first box is filled already."),
        format!("{ru}: первая клетка уже заполнена."),
    )
}

const ANY_HERO: Text = text("hero", "герой");
const PLAYERS: Text = text("1 to 8 people can play.", "Играть могут от 1 до 8 человек.");
const DRAFT_IS_OVER: Text = text(
    "Cards are chosen once, before the first round.",
    "Карты выбирают один раз, до первого раунда.",
);
const DRAFT_FIRST: Text =
    text("First choose a talent and an objective.", "Сначала выберите талант и цель.");
const NOT_DEALT: Text = text("This card was not dealt to you.", "Эту карту вам не сдавали.");
const NO_DICE_NOW: Text =
    text("Dice are used in the action phase only.", "Кубики используют только в фазе действий.");
const ALREADY_DONE: Text =
    text("You have ended your round already.", "Вы уже закончили свой раунд.");
const REWARD_FIRST: Text =
    text("First choose where the reward goes.", "Сначала выберите, куда пойдёт награда.");
const NO_SUCH_REWARD: Text = text("No such reward is waiting now.", "Такой награды сейчас нет.");
const NO_SUCH_DIE: Text =
    text("No unused die shows this face.", "Нет свободного кубика с такой гранью.");
const NO_DICE_LEFT: Text =
    text("Three dice have been used this round.", "В этом раунде уже использованы три кубика.");
const DICE_LEFT: Text =
    text("Use three dice before the round ends.", "До конца раунда нужно использовать три кубика.");
const BOOTS_ONLY_MOVE: Text = text("Boots only move.", "Сапоги служат только для перемещения.");
const SAME_ITEM: Text = text("Choose another item.", "Выберите другой предмет.");
const SAME_HERO: Text = text("Choose another hero.", "Выберите другого героя.");
const NOT_MOVING: Text =
    text("First choose a die to walk with.", "Сначала выберите кубик для перемещения.");
const NO_MOVES_LEFT: Text =
    text("All moves of this die are used.", "Все шаги этого кубика сделаны.");
const SAME_ROOM: Text = text("Your team is in this room.", "Команда уже в этом помещении.");
const NOT_ADJACENT: Text =
    text("This room is not next to the team's.", "Это помещение не соседнее.");
const NOT_AN_ENTRANCE: Text = text(
    "The first move goes through an entrance into row 1.",
    "Первый шаг ведёт через вход в ряд 1.",
);
const WALL: Text = text(
    "A wall is in the way. Only the Cloak of Intangibility passes through it.",
    "Мешает стена. Сквозь неё проводит только Мантия неосязаемости.",
);
const WATER: Text = text(
    "Water is in the way. Only the Medallion of Har or a Ranger crosses it.",
    "Мешает вода. Через неё проводят только Медальон Хара и Следопыт.",
);
const NO_MINION: Text =
    text("No undefeated minion stands there.", "Там нет непобеждённого приспешника.");
const CANNOT_DECLINE: Text = text("A reward may not be refused.", "От награды нельзя отказаться.");
const WOUNDS_FIRST: Text = text(
    "First say how many wounds the potions take.",
    "Сначала решите, сколько ранений примут зелья.",
);
const NOT_THAT_MANY_HEARTS: Text =
    text("The potions have not so many hearts left.", "У зелий осталось меньше свободных сердец.");
