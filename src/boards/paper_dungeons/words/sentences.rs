//! Sentences: what is wanted, what a button does, why not.

use super::{face, signed, steps};
use crate::boards::paper_dungeons::model::foes::MonsterModel;
use crate::boards::paper_dungeons::model::tray::{Closing, Main, Plan, Prompt, VerbModel};
use crate::boards::paper_dungeons::selection::{Verb, Why};
use crate::games::paper_dungeons::client::{Face, PaperDungeons, Reward, Symbol};
use crate::kernel::{Lang, Text, Words, plural, text};

/// One line about what is wanted. `name` is that of the team whose sheet is shown.
pub fn prompt(say: Prompt, name: &str, lang: Lang) -> String {
    match say {
        Prompt::Cards { has_talent, has_objective } => {
            cards(has_talent, has_objective).get(lang).to_owned()
        }
        Prompt::Wait => lang.pick("Waiting for the others.", "Ждём остальных.").to_owned(),
        Prompt::ChooseDie { n_left } => {
            lang.pick(format!("Choose a die: {n_left} to use."), choose_die_ru(n_left))
        }
        Prompt::Mark { face: die, n_lost } => {
            let name = face(die, lang);
            let lost = lost(n_lost, lang);
            lang.pick(
                format!("{name}: touch any lit place.{lost}"),
                format!("{name}: выберите, что подсвечено.{lost}"),
            )
        }
        Prompt::Step { n_left, can_end: true } => {
            let steps = steps(n_left, lang);
            lang.pick(
                format!("{steps} left: go on, or end the round."),
                format!("Ещё {steps}: идите дальше или закончите раунд."),
            )
        }
        Prompt::Step { n_left, can_end: false } => {
            let steps = steps(n_left, lang);
            lang.pick(
                format!("{steps} left: go on, or choose another die."),
                format!("Ещё {steps}: идите дальше или возьмите другой кубик."),
            )
        }
        Prompt::Reward(Reward::Wounds { n_wounds, .. }) => {
            let wounds = super::labels::wounds(n_wounds.into(), lang);
            lang.pick(
                format!("{wounds}: how many do the potions take?"),
                format!("{wounds}: сколько примут зелья?"),
            )
        }
        Prompt::Reward(reward) => format!("{}.", super::reward(reward).get(lang)),
        Prompt::Rest(die) => {
            let name = face(die, lang);
            lang.pick(
                format!("{name} would be spent for nothing."),
                format!("{name}: кубик пропадёт впустую."),
            )
        }
        Prompt::Done => lang
            .pick(
                "Three dice used. Undo is free until you end the round.",
                "Три кубика использованы. До конца раунда всё можно отменить.",
            )
            .to_owned(),
        Prompt::Over => lang.pick("The match is over.", "Партия окончена.").to_owned(),
        Prompt::Rival(_) => lang.pick(format!("The sheet of {name}."), format!("Лист: {name}.")),
        Prompt::Read => lang.pick("Only to look at.", "Только для просмотра.").to_owned(),
    }
}

fn cards(has_talent: bool, has_objective: bool) -> Text {
    match (has_talent, has_objective) {
        (false, false) => text("Choose a talent and an objective.", "Выберите талант и цель."),
        (true, false) => text("And now an objective.", "А теперь — цель."),
        (false, true) => text("And now a talent.", "А теперь — талант."),
        (true, true) => {
            text("These two? The others leave the game.", "Эти две? Остальные уйдут из игры.")
        }
    }
}

fn choose_die_ru(n_left: u8) -> String {
    let word = plural(Lang::Ru, n_left.into(), [""; 2], ["остался", "осталось", "осталось"]);
    format!("Выберите кубик: {word} {n_left}.")
}

/// What happens to moves that are left.
pub fn lost(n_lost: u8, lang: Lang) -> String {
    match n_lost {
        0 => String::new(),
        n => {
            let steps = steps(n, lang);
            lang.pick(
                format!(" {steps} of the last die will be lost."),
                format!(" От прошлого кубика пропадёт: {steps}."),
            )
        }
    }
}

/// A hint for a first game about what is wanted.
pub fn tip(say: Prompt) -> Option<Text> {
    Some(match say {
        Prompt::Cards { .. } => text(
            "A talent helps all game long. An objective is secret glory, and it colours your heroes: each learns from dice of their own colour.",
            "Талант помогает всю игру. Цель — тайная слава, и она задаёт цвета героев: каждый учится на кубиках своего цвета.",
        ),
        Prompt::ChooseDie { .. } => text(
            "Each round you use three dice. Touch one: everything it can do lights up on the sheet.",
            "Каждый раунд вы используете три кубика. Коснитесь одного: на листе подсветится всё, что он может.",
        ),
        Prompt::Mark { .. } => text(
            "Touch a lit room to plan a way. A lit box or potion is marked at once; undo takes anything back.",
            "Коснитесь подсвеченного помещения, чтобы наметить путь. Клетка или зелье отмечаются сразу; всё можно отменить.",
        ),
        Prompt::Step { .. } => text(
            "The move goes on: touch a lit room. Another die ends it.",
            "Перемещение продолжается: коснитесь подсвеченного помещения. Другой кубик его прервёт.",
        ),
        Prompt::Reward(Reward::Wounds { .. }) => text(
            "A potion is only good for wounds, and each takes two. What it does not take is marked and costs glory.",
            "Зелья нужны только для ранений, каждое примет два. Остальное отмечается и стоит славы.",
        ),
        Prompt::Reward(_) => text(
            "A reward comes before everything else: touch one of the lit places.",
            "Сначала награда: коснитесь одного из подсвеченных мест.",
        ),
        Prompt::Done => text(
            "Ending the round settles gems, missions and monsters; then the dice roll again.",
            "В конце раунда подводятся итоги: самоцветы, миссии, чудовища. Потом снова бросок.",
        ),
        Prompt::Wait | Prompt::Rest(_) | Prompt::Over | Prompt::Rival(_) | Prompt::Read => {
            return None;
        }
    })
}

/// What the button that goes on does.
pub fn main(main: Main, lang: Lang) -> String {
    match main {
        Main::None => lang.pick("Go on", "Дальше").to_owned(),
        Main::Walk(room) => lang.pick(format!("Walk to {room}"), format!("Идти в {room}")),
        Main::Keep { .. } => lang.pick("Keep these", "Оставить эти").to_owned(),
        Main::Rest => lang.pick("Spend for nothing", "Потратить впустую").to_owned(),
        Main::Done => lang.pick("End the round", "Закончить раунд").to_owned(),
        Main::Back(_) => lang.pick("My sheet", "Мой лист").to_owned(),
    }
}

/// From where to where.
pub fn way(plan: &Plan, lang: Lang) -> String {
    match plan.from {
        Some(from) => format!("{from} → {}", plan.to),
        None => lang.pick(format!("Into {}", plan.to), format!("Вход в {}", plan.to)),
    }
}

/// The name of a use of a die, and what it offers.
pub fn verb(model: VerbModel, die: Option<Face>, lang: Lang) -> (&'static str, String) {
    let n = model.n;
    let none = || lang.pick("no", "нет").to_owned();
    match model.verb {
        Verb::Walk if n == 0 => (lang.pick("Walk", "Идти"), none()),
        Verb::Walk => {
            (lang.pick("Walk", "Идти"), lang.pick(format!("up to {n}"), format!("до {n}")))
        }
        Verb::Level => (lang.pick("Level", "Уровень"), level(model, die, lang)),
        Verb::Craft if n == 0 => (lang.pick("Craft", "Создать"), none()),
        Verb::Craft => {
            let items = plural(lang, n.into(), ["item", "items"], ["вещь", "вещи", "вещей"]);
            (lang.pick("Craft", "Создать"), format!("{n} {items}"))
        }
        Verb::Brew if n == 0 => (lang.pick("Brew", "Сварить"), none()),
        Verb::Brew => (lang.pick("Brew", "Сварить"), signed(n.into())),
        Verb::Rest => (lang.pick("Skip", "Пас"), lang.pick("no effect", "впустую").to_owned()),
    }
}

fn level(model: VerbModel, die: Option<Face>, lang: Lang) -> String {
    match (model.hero, model.n) {
        (Some((_, level)), _) => lang.pick(format!("to {level}"), format!("до {level}")),
        (None, 0) => match die.map(Face::symbol) {
            Some(Symbol::Hero(_)) => lang.pick("colour", "цвет").to_owned(),
            Some(Symbol::Clover | Symbol::Boots) | None => lang.pick("no", "нет").to_owned(),
        },
        (None, n) => {
            let heroes = plural(lang, n.into(), ["hero", "heroes"], ["герой", "героя", "героев"]);
            format!("{n} {heroes}")
        }
    }
}

/// Why a tap does nothing; its rule stands beside it.
pub fn why(why: Why, lang: Lang) -> String {
    let said = match why {
        Why::Rule(refusal) => return PaperDungeons::refuse(refusal, lang),
        Why::TooFar(n) => return too_far(n, lang),
        Why::DieFirst => text("First choose a die.", "Сначала выберите кубик."),
        Why::Skull => text("A skull cannot be used.", "Череп использовать нельзя."),
        Why::Elsewhere => {
            text("First choose where the reward goes.", "Сначала выберите, куда пойдёт награда.")
        }
        Why::CardsFirst => {
            text("First choose a talent and an objective.", "Сначала выберите талант и цель.")
        }
        Why::NotNow => {
            text("This sheet cannot be marked now.", "Сейчас на этом листе отмечать нельзя.")
        }
    };
    said.get(lang).to_owned()
}

fn too_far(n: u8, lang: Lang) -> String {
    let steps = steps(n, lang);
    lang.pick(
        format!("Too far: {steps} at most, and rewards on the way are chosen first."),
        format!("Слишком далеко: не больше чем {steps}, и сперва награды по пути."),
    )
}

/// What the end of the round will bring, as far as it is known.
pub fn closing(closing: &Closing, lang: Lang) -> Vec<String> {
    let claims = closing.claims.iter().map(|it| {
        let glory = signed(closing.claim_glory.into());
        let name = it.mission.name().get(lang);
        lang.pick(format!("{name}: {glory} glory."), format!("{name}: {glory} славы."))
    });
    let fight = closing.fight.iter().map(|it| fight(it, lang));
    claims.chain(fight).collect()
}

fn fight(model: &MonsterModel, lang: Lang) -> String {
    let card = model.card();
    let name = card.name.get(lang);
    let power = model.power;
    match model.range.filter(|_| model.is_explored) {
        None => {
            let glory = signed(-i32::from(card.flee));
            lang.pick(
                format!("{name}: you flee, {glory} glory."),
                format!("{name}: бегство, {glory} славы."),
            )
        }
        Some(range) => {
            let range = card.ranges[range];
            let n_wounds = if model.is_barbarian { 0 } else { range.wounds };
            let wounds = plural(
                lang,
                n_wounds.into(),
                ["wound", "wounds"],
                ["ранение", "ранения", "ранений"],
            );
            let glory = signed(range.glory.into());
            lang.pick(
                format!("{name}: power {power}, {glory} glory, {n_wounds} {wounds}."),
                format!("{name}: мощь {power}, {glory} славы, {n_wounds} {wounds}."),
            )
        }
    }
}

/// A note under a monster: what came of the fight, or what is to be done for it.
pub fn monster_note(model: &MonsterModel, lang: Lang) -> String {
    let card = model.card();
    if let Some(fight) = model.fight {
        let glory = signed(fight.glory.into());
        return match fight.power {
            Some(_) => lang.pick(format!("Fought: {glory} glory"), format!("Бой: {glory} славы")),
            None => lang.pick(format!("Fled: {glory} glory"), format!("Бегство: {glory} славы")),
        };
    }
    if !model.is_explored {
        let far = model.distance.map(|it| steps(it, lang)).unwrap_or_default();
        return lang.pick(format!("{far} to the lair"), format!("До логова {far}"));
    }
    match model.range {
        Some(range) => {
            let glory = signed(card.ranges[range].glory.into());
            lang.pick(format!("Ready to fight: {glory}"), format!("Готовы к бою: {glory}"))
        }
        None => {
            let lack = card.ranges[0].power - model.power;
            lang.pick(format!("{lack} more power to fight"), format!("Для боя мощи ещё {lack}"))
        }
    }
}
