//! Why not: every refusal with its rule and its sentences.

use super::heroes::Hero;
use super::items::Item;
use kernel::{Text, refusals, small, text};

refusals! {
    /// Why not.
    pub enum Refusal {
        Players = "PD-010" => "1 to 8 people can play.", "Играть могут от 1 до 8 человек.";
        DraftIsOver = "PD-020"
            => "Cards are chosen once, before the first round.",
            "Карты выбирают один раз, до первого раунда.";
        DraftFirst = "PD-020"
            => "First choose a talent and an objective.", "Сначала выберите талант и цель.";
        NotDealt = "PD-016" => "This card was not dealt to you.", "Эту карту вам не сдавали.";
        NoDiceNow = "PD-080"
            => "Dice are used in the action phase only.",
            "Кубики используют только в фазе действий.";
        AlreadyDone = "PD-028"
            => "You have ended your round already.", "Вы уже закончили свой раунд.";
        RewardFirst = "PD-070"
            => "First choose where the reward goes.", "Сначала выберите, куда пойдёт награда.";
        NoSuchReward = "PD-070" => "No such reward is waiting now.", "Такой награды сейчас нет.";
        NoSuchDie = "PD-080"
            => "No unused die shows this face.", "Нет свободного кубика с такой гранью.";
        NoDiceLeft = "PD-080"
            => "Three dice have been used this round.",
            "В этом раунде уже использованы три кубика.";
        DiceLeft = "PD-080"
            => "Use three dice before the round ends.",
            "До конца раунда нужно использовать три кубика.";
        BootsOnlyMove = "PD-047" => "Boots only move.", "Сапоги служат только для перемещения.";
        WrongHero(hero: Hero) = "PD-090"
            => ("The {0} needs a die that shows the {0}, or a Clover.", hero.name().en()),
            ("{}: нужен кубик с символом «{}» или клевер.",
                hero.name().ru(), small(hero.name().ru()));
        WrongColour(hero: Hero) = "PD-090"
            => ("The {} needs a die of the other colour.", hero.name().en()),
            ("{}: нужен кубик другого цвета.", hero.name().ru());
        HeroAtTop(hero: Hero) = "PD-093"
            => ("The {} is at level 6, the highest.", hero.name().en()),
            ("{}: уже 6‑й уровень, выше нет.", hero.name().ru());
        WrongSymbol(item: Item) = "PD-101"
            => ("{} needs a die that shows the {}, or a Clover.",
                item.card().name.en(), needed(item).en()),
            ("{}: нужен кубик с символом «{}» или клевер.",
                item.card().name.ru(), small(needed(item).ru()));
        ItemComplete(item: Item) = "PD-100"
            => ("{}: both boxes are filled.", item.card().name.en()),
            ("{}: обе клетки заполнены.", item.card().name.ru());
        BoxFilled(item: Item) = "PD-351"
            => ("{}: the first box is filled already.", item.card().name.en()),
            ("{}: первая клетка уже заполнена.", item.card().name.ru());
        SameItem(item: Item) = "PD-351" => "Choose another item.", "Выберите другой предмет.";
        SameHero(hero: Hero) = "PD-345" => "Choose another hero.", "Выберите другого героя.";
        NotMoving = "PD-130"
            => "First choose a die to walk with.", "Сначала выберите кубик для перемещения.";
        NoMovesLeft = "PD-120"
            => "All moves of this die are used.", "Все шаги этого кубика сделаны.";
        SameRoom = "PD-423" => "Your team is in this room.", "Команда уже в этом помещении.";
        NotAdjacent = "PD-121"
            => "This room is not next to the team's.", "Это помещение не соседнее.";
        NotAnEntrance = "PD-122"
            => "The first move goes through an entrance into row 1.",
            "Первый шаг ведёт через вход в ряд 1.";
        Wall = "PD-123"
            => "A wall is in the way. Only the Cloak of Intangibility passes through it.",
            "Мешает стена. Сквозь неё проводит только Мантия неосязаемости.";
        Water = "PD-123"
            => "Water is in the way. Only the Medallion of Har or a Ranger crosses it.",
            "Мешает вода. Через неё проводят только Медальон Хара и Следопыт.";
        NoMinion = "PD-104"
            => "No undefeated minion stands there.", "Там нет непобеждённого приспешника.";
        CannotDecline = "PD-072" => "A reward may not be refused.", "От награды нельзя отказаться.";
        WoundsFirst = "PD-065"
            => "First say how many wounds the potions take.",
            "Сначала решите, сколько ранений примут зелья.";
        NotThatManyHearts = "PD-066"
            => "The potions have not so many hearts left.",
            "У зелий осталось меньше свободных сердец.";
    }
}

/// The symbol that an item is crafted with.
fn needed(item: Item) -> Text {
    item.card().needs.map_or(text("hero", "герой"), Hero::name)
}
