//! What stands on a quest.

use super::abilities::{ability_text, parts_text, sentence};
use super::ctx::On;
use super::faces::{CardText, glory, monster_text};
use super::terms::{self, counted};
use crate::cards::ability::Ability;
use crate::cards::{Attempt, Category, QuestCard, QuestId, QuestPlace};
use kernel::{Lang, capital, uncapital};

impl QuestId {
    /// What stands on the card: its influence, the search, the attempt, the artifact and the reward.
    pub fn text(self, lang: Lang) -> CardText {
        let card = self.card();
        let categories = card.categories.iter().map(|it| it.name().get(lang)).collect::<Vec<_>>();
        let place = place_name(card.place, lang);
        let place = match card.goal {
            Some(goal) => format!("{place} → {}", place_name(goal, lang)),
            None => place,
        };
        let mut rules = Vec::new();
        let until = lang.pick(" (until the quest is completed)", " (пока задание не выполнено)");
        rules.extend(named(Category::Influence, until, &card.influence, lang));
        match card.search {
            Some(reach) => {
                let then = uncapital(&attempt_text(self, lang));
                let then = lang.pick(format!("Then: {then}"), format!("Затем: {then}"));
                rules.extend([search_text(reach, lang), then]);
            }
            None => rules.push(attempt_text(self, lang)),
        }
        if let Some(monster) = &card.monster {
            let on = On::Monster { health_max: card.health_max };
            rules.extend(monster_text(monster, &card.monster_abilities, on, lang));
        }
        rules.extend(named(Category::Artifact, "", &card.artifact, lang));
        rules.push(reward_text(card, lang));
        let line = format!("{} · {}", categories.join(", "), capital(&place));
        CardText { line, rules, solo: None }
    }
}

impl QuestId {
    /// Where it goes on: where an escort that is led ends, otherwise where it is attempted.
    pub fn whereabouts(self, is_carried: bool, lang: Lang) -> String {
        let card = self.card();
        place_name(card.goal.filter(|_| is_carried).unwrap_or(card.place), lang)
    }

    /// What is still to be done there: the search, and the attempt.
    pub fn needs(self, lang: Lang) -> String {
        let attempt = attempt_text(self, lang);
        match self.card().search {
            Some(reach) => {
                let search = lang.pick(format!("Search {reach}+."), format!("Поиск {reach}+."));
                format!("{search} {attempt}")
            }
            None => attempt,
        }
    }

    /// What it does to everybody until it is completed; none if that is nothing.
    pub fn influence(self, lang: Lang) -> Option<String> {
        let influence = &self.card().influence;
        (!influence.is_empty()).then(|| {
            let all = influence.iter().map(|it| ability_text(it, On::Quest, lang));
            all.collect::<Vec<_>>().join(" ")
        })
    }
}

/// A part of a quest with its category before it.
fn named(category: Category, until: &str, abilities: &[Ability], lang: Lang) -> Vec<String> {
    let name = category.name().get(lang);
    let one = |it: &Ability| format!("{name}{until}: {}", sentence(it, On::Quest, lang));
    abilities.iter().map(one).collect()
}

fn search_text(reach: u8, lang: Lang) -> String {
    lang.pick(
        format!(
            "Search: pay 1 action point, roll one die and add the distance to the nearest entrance. \
             A total of {reach}+ finds the place."
        ),
        format!(
            "Поиск: заплатите 1 очко действия, бросьте кубик и прибавьте расстояние до ближайшего \
             входа. При сумме {reach}+ место найдено."
        ),
    )
}

fn attempt_text(id: QuestId, lang: Lang) -> String {
    let card = id.card();
    match &card.attempt {
        Attempt::Threat { form, reach, easier, fail } => {
            let threat = terms::threat(*form, *reach, lang);
            let mut text = lang.pick(format!("Overcome {threat}"), format!("Преодолейте {threat}"));
            if *easier != 0 {
                text += &lang.pick(
                    format!("; it is {easier} lower for each deactivation token on the table"),
                    format!("; она меньше на {easier} за каждый жетон деактивации на столе"),
                );
            }
            text.push('.');
            if !fail.is_empty() {
                let fail = uncapital(&parts_text(fail, On::Quest, lang));
                text += &lang.pick(format!(" Failure: {fail}"), format!(" Провал: {fail}"));
            }
            text
        }
        Attempt::Chance { n_dice, reach, price, n_max, adds_die } => {
            chance_text([*n_dice, *reach, *price, *n_max], *adds_die, lang)
        }
        Attempt::PayGlory(n) => {
            let glory = terms::glory(*n, lang);
            lang.pick(format!("Pay {glory}."), format!("Заплатите {glory}."))
        }
        Attempt::PayHealth(n) => {
            let health = terms::health(*n, lang);
            lang.pick(
                format!("Lose {health} (never the last)."),
                format!("Потеряйте {health} (но не последнее)."),
            )
        }
        Attempt::PayHand(n) => {
            let ru = ["карту с руки", "карты с руки", "карт с руки"];
            let en = ["card from your hand", "cards from your hand"];
            let cards = counted(*n, lang, en, ru);
            lang.pick(format!("Discard {cards}."), format!("Сбросьте {cards}."))
        }
        Attempt::PayReadied(n) => {
            let ru = ["подготовленную карту", "подготовленные карты", "подготовленных карт"];
            let cards = counted(*n, lang, [""; 2], ru);
            lang.pick(
                format!("Discard {n} of your readied boons or treasures."),
                format!("Сбросьте {cards}: преимущества или сокровища."),
            )
        }
        Attempt::PayWorth(n) => lang.pick(
            format!("Discard readied boons or treasures with a total printed cost of {n} or more."),
            format!(
                "Сбросьте подготовленные преимущества или сокровища, общая указанная цена которых — \
                 {n} или больше."
            ),
        ),
        Attempt::Hunt => {
            let name = id.name().monster;
            let (en, ru) = name.map_or(("the monster", "монстра"), |it| (it.the, it.accusative));
            lang.pick(format!("Defeat {en}."), format!("Победите {ru}."))
        }
        Attempt::Escort => {
            let (from, to) = (card.place, card.goal.unwrap_or(QuestPlace::Entrance));
            lang.pick(
                format!(
                    "Take up the token at {} and lay it down at {}.",
                    at(from, lang),
                    at(to, lang)
                ),
                format!("Возьмите жетон {} и положите его {}.", at(from, lang), at(to, lang)),
            )
        }
    }
}

fn chance_text([n_dice, reach, price, n_max]: [u8; 4], adds_die: bool, lang: Lang) -> String {
    let glory = terms::glory(price, lang);
    let succeed = match n_dice {
        1 => lang.pick(
            format!("Roll one die: {reach}+ succeeds."),
            format!("Бросьте кубик: успех при {reach}+."),
        ),
        2 => lang.pick(
            format!("Roll two dice: a total of {reach}+ succeeds."),
            format!("Бросьте два кубика: успех при сумме {reach}+."),
        ),
        _ => lang.pick(
            format!("Roll {n_dice} dice: a total of {reach}+ succeeds."),
            format!("Бросьте кубики ({n_dice}): успех при сумме {reach}+."),
        ),
    };
    let times = match n_max {
        1 => String::new(),
        _ => lang.pick(format!(", up to {n_max} times"), format!(" (до {n_max} раз)")),
    };
    let gain = if adds_die {
        lang.pick(
            "roll one die more and keep the higher",
            "бросьте на кубик больше и оставьте больший результат",
        )
    } else {
        lang.pick("+1 to the total each time", "каждый раз +1 к сумме")
    };
    lang.pick(
        format!("{succeed} Before rolling you may pay {glory}{times}: {gain}."),
        format!("{succeed} Перед броском можете заплатить {glory}{times}: {gain}."),
    )
}

fn reward_text(card: &QuestCard, lang: Lang) -> String {
    let mut all = vec![lang.pick("1 level", "1 уровень").to_owned()];
    if card.glory != 0 {
        all.push(glory(card.glory, lang));
    }
    if card.recovery != 0 {
        all.push(terms::health(card.recovery, lang));
    }
    lang.pick(format!("Reward: {}.", all.join(", ")), format!("Награда: {}.", all.join(", ")))
}

/// A place, standing alone.
pub fn place_name(place: QuestPlace, lang: Lang) -> String {
    let (en, ru) = match place {
        QuestPlace::Location(id) => return id.name().name.get(lang).to_owned(),
        QuestPlace::Entrance => ("any entrance", "любой вход"),
        QuestPlace::PlainTunnel => ("any tunnel that is not dark", "любой тоннель, кроме мрачных"),
        QuestPlace::Tunnel => ("any tunnel", "любой тоннель"),
        QuestPlace::Chamber => {
            ("any chamber that is not an entrance", "любое помещение, кроме входов")
        }
    };
    lang.pick(en, ru).to_owned()
}

/// Where something is done: in Russian with the preposition.
fn at(place: QuestPlace, lang: Lang) -> String {
    let (en, ru) = match place {
        QuestPlace::Location(id) => {
            let name = id.name();
            return lang.pick(name.the, name.inside).to_owned();
        }
        QuestPlace::Entrance => ("any entrance", "у любого входа"),
        QuestPlace::PlainTunnel => {
            ("any tunnel that is not dark", "в любом тоннеле, кроме мрачных")
        }
        QuestPlace::Tunnel => ("any tunnel", "в любом тоннеле"),
        QuestPlace::Chamber => {
            ("any chamber that is not an entrance", "в любом помещении, кроме входов")
        }
    };
    lang.pick(en, ru).to_owned()
}
