//! What kind of thing to look at: a question for each kind of best way, which leaves the answer open.

use crate::action::{Action, Course, Forming, Magic, Skill, Source, Use};
use crate::dice::PartyFace;
use crate::state::{Phase, Table};
use kernel::{Text, text};

/// The question that a way answers.
pub fn nudge(table: &Table, best: &Action) -> Text {
    match best {
        Action::Form(Forming::Choose { .. })
        | Action::Form(Forming::Keep)
        | Action::Form(Forming::Muster { .. }) => mustering(),
        Action::Form(Forming::Inscribe { .. }) => inscribing(),
        Action::Form(Forming::Plan { .. }) => planning(),
        Action::Use { with, on: Use::Fight { monsters } } => fight(*with, monsters.total()),
        Action::Use { on: Use::Reroll { .. }, .. } | Action::Skill(Skill::Again { .. }) => text(
            "Dice can fall again before you fight. Which of them suit your party least?",
            "Кубики можно перебросить ещё до боя. Какие из них вам неудобнее всего?",
        ),
        Action::Use { on: Use::Open { n_chests: 1, .. }, .. } => text(
            "A chest stands here. Who of the party can open it and will be missed least?",
            "Здесь стоит сундук. Кто из сопартийцев откроет его с наименьшей потерей?",
        ),
        Action::Use { on: Use::Open { .. }, .. } => text(
            "Several chests stand here. Who opens more than one of them?",
            "Здесь несколько сундуков. Кто откроет больше одного?",
        ),
        Action::Use { on: Use::Drink { .. }, .. } => text(
            "A potion brings a die back with any face. Who drinks, and which face do you lack?",
            "Зелье возвращает кубик любой гранью. Кому выпить и какой грани не хватает?",
        ),
        Action::Dragon { .. } => dragon(table),
        Action::Unleash(_) => text(
            "Your hero still has an ability for this delve. What would it do here?",
            "У героя есть разовая способность. Что она могла бы сделать здесь?",
        ),
        Action::Skill(Skill::Discard { .. }) => text(
            "A treasure is to be given back. Which one has the least to do in the delves to come?",
            "Одно сокровище надо вернуть. Какое меньше всего пригодится дальше?",
        ),
        Action::Skill(Skill::Ready { .. })
        | Action::Spend(Magic::Ring | Magic::Elixir { .. } | Magic::Bait)
        | Action::Use { on: Use::Lure { .. }, .. } => own_means(table),
        Action::Spend(Magic::Portal) | Action::Course(Course::Flee) => way_out(table),
        Action::Course(Course::End) => end(table),
        Action::Course(Course::Retire) | Action::Course(Course::Seek) => regroup(table),
    }
}

fn inscribing() -> Text {
    text(
        "Some dice become scrolls. Of which faces do you have more than you need?",
        "Часть кубиков станет свитками. Каких граней у вас больше, чем нужно?",
    )
}

fn planning() -> Text {
    text(
        "Monsters of one kind lie best together. Which level should be the hard one?",
        "Одинаковым монстрам лучше лежать вместе. Какой уровень сделать трудным?",
    )
}

fn mustering() -> Text {
    text(
        "A champion is worth more than a fresh die, a scroll less. Which dice may fall anew?",
        "Страж ценнее нового броска, свиток — дешевле. Какие кубики перебросить?",
    )
}

fn fight(with: Source, n_monsters: u8) -> Text {
    match with {
        Source::Treasure(_) => text(
            "A treasure can stand in for a companion. Is now the time to spend one?",
            "Сокровище может заменить сопартийца. Не пора ли потратить одно из них?",
        ),
        Source::Hero => text(
            "Your hero can fight here himself, once. Whom would that spare?",
            "Герой может один раз сразиться сам. Кого это сбережёт?",
        ),
        Source::Temp(_) => text(
            "Those who joined you leave at the end of the level. What can they do before?",
            "Примкнувшие уйдут в конце уровня. Что они успеют сделать?",
        ),
        Source::Die(_) if 1 < n_monsters => text(
            "One companion can deal with several monsters at once. Who is strong against whom here?",
            "Один сопартиец может одолеть сразу нескольких монстров. Кто здесь силён против кого?",
        ),
        Source::Die(PartyFace::Champion) => text(
            "Everybody has a task later. Is there one whom nobody else can replace here?",
            "У каждого ещё будет своё дело. Кого здесь не заменит никто другой?",
        ),
        Source::Die(_) => text(
            "A single monster needs no strong companion. Whom will you miss least later?",
            "Против одного монстра сильный не нужен. Кто из сопартийцев понадобится меньше всех?",
        ),
    }
}

fn dragon(table: &Table) -> Text {
    if table.side().n_dragon_types == 2 {
        text(
            "You can still beat the dragon: two different companions are enough. Which ones?",
            "Дракона ещё можно одолеть: хватит двух разных сопартийцев. Каких?",
        )
    } else {
        text(
            "You can still beat the dragon: three different companions are enough. Which ones?",
            "Дракона ещё можно одолеть: хватит трёх разных сопартийцев. Каких?",
        )
    }
}

fn own_means(table: &Table) -> Text {
    if table.is_dragon_awake() {
        text(
            "The dragon is awake, but it need not come to a fight. What do you own?",
            "Дракон проснулся, но биться с ним не обязательно. Что у вас есть?",
        )
    } else {
        text(
            "You own something that changes the dice themselves. Is this the moment for it?",
            "У вас есть то, что меняет сами кубики. Не тот ли это случай?",
        )
    }
}

fn way_out(table: &Table) -> Text {
    match table.delve.phase {
        Phase::Dragon => text(
            "Count the different companions you have. Are they enough for the dragon?",
            "Сосчитайте разных сопартийцев. Хватит ли их на дракона?",
        ),
        _ => text(
            "Count kinds of monsters and companions. Can all of them be dealt with, and at what price?",
            "Сравните виды монстров и своих сопартийцев. Со всеми ли можно справиться и какой ценой?",
        ),
    }
}

fn end(table: &Table) -> Text {
    if table.delve.floor.is_empty() {
        text(
            "The level is empty. Is there anything you would still do before you go on?",
            "Уровень пуст. Осталось ли что-то, что стоит сделать, прежде чем идти дальше?",
        )
    } else {
        text(
            "Something still lies here. Is it worth the die that it would take?",
            "Здесь ещё что-то лежит. Стоит ли оно кубика, который придётся отдать?",
        )
    }
}

fn regroup(table: &Table) -> Text {
    if 0 < table.delve.lair {
        text(
            "Dragon dice wait in the lair. Would the party you have left stand a level more?",
            "В логове уже лежат драконьи морды. Выдержат ли оставшиеся сопартийцы ещё уровень?",
        )
    } else {
        text(
            "Look at the dice you have left. Is one more level worth what you would put at stake?",
            "Посмотрите на оставшиеся кубики. Стоит ли ещё один уровень того, чем вы рискуете?",
        )
    }
}
