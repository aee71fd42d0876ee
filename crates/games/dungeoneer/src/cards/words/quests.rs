//! The words on a quest.

use super::abilities::{ability_text, parts_text, sentence};
use super::ctx::On;
use super::faces::{CardText, glory, monster_text};
use crate::cards::ability::Ability;
use crate::cards::{Attempt, QuestCard, QuestId, QuestPlace};
use crate::messages;
use kernel::{Lang, capital, message, text, uncapital};

impl QuestId {
    /// The words on the card: its influence, the search, the attempt, the artifact and the reward.
    pub fn text(self, lang: Lang) -> CardText {
        let card = self.card();
        let categories = card.categories.iter().map(|it| it.name().get(lang)).collect::<Vec<_>>();
        let place = place_name(card.place, lang);
        let place = match card.goal {
            Some(goal) => format!("{place} → {}", place_name(goal, lang)),
            None => place.to_owned(),
        };
        let sentences = |of: &[Ability]| -> Vec<String> {
            of.iter().map(|it| sentence(it, On::Quest, lang)).collect()
        };
        let influence = sentences(&card.influence);
        let influence = influence.iter().map(|it| message!(lang, "card-influence", text = it));
        let mut rules = influence.collect::<Vec<String>>();
        match card.search {
            Some(reach) => {
                let attempt = uncapital(&attempt_text(self, lang));
                rules.push(message!(lang, "card-search", reach = reach));
                rules.push(message!(lang, "card-search-then", attempt = &attempt));
            }
            None => rules.push(attempt_text(self, lang)),
        }
        if let Some(monster) = &card.monster {
            let on = On::Monster { health_max: card.health_max };
            rules.extend(monster_text(monster, &card.monster_abilities, on, lang));
        }
        let artifact = sentences(&card.artifact);
        rules.extend(artifact.iter().map(|it| message!(lang, "card-artifact", text = it)));
        rules.push(reward_text(card, lang));
        let line = format!("{} · {}", categories.join(", "), capital(&place));
        CardText { line, rules, solo: None }
    }
}

impl QuestId {
    /// The place where it goes on: where an escort that is led ends, otherwise where it is attempted.
    pub fn whereabouts(self, is_carried: bool, lang: Lang) -> String {
        let card = self.card();
        place_name(card.goal.filter(|_| is_carried).unwrap_or(card.place), lang).to_owned()
    }

    /// All that is still to be done there: the search, and the attempt.
    pub fn needs(self, lang: Lang) -> String {
        let attempt = attempt_text(self, lang);
        match self.card().search {
            Some(reach) => {
                message!(lang, "card-search-needs", reach = reach, attempt = &attempt)
            }
            None => attempt,
        }
    }

    /// Its effect on everybody until it is completed, if it has any.
    pub fn influence(self, lang: Lang) -> Option<String> {
        let influence = &self.card().influence;
        (!influence.is_empty()).then(|| {
            let all = influence.iter().map(|it| ability_text(it, On::Quest, lang));
            all.collect::<Vec<_>>().join(" ")
        })
    }
}

fn attempt_text(id: QuestId, lang: Lang) -> String {
    let card = id.card();
    match &card.attempt {
        Attempt::Threat { form, reach, easier, fail } => {
            let (form, reach, easier) = (form.name(), *reach, *easier);
            let attempt =
                message!(lang, "card-attempt-threat", form = form, reach = reach, easier = easier);
            if fail.is_empty() {
                return attempt;
            }
            let fail = uncapital(&parts_text(fail, On::Quest, lang));
            message!(lang, "card-attempt-fails", attempt = &attempt, fail = &fail)
        }
        Attempt::Chance { n_dice, reach, price, n_max, adds_die } => message!(
            lang,
            "card-attempt-chance",
            dice = *n_dice,
            reach = *reach,
            n = *price,
            times = *n_max,
            gain = if *adds_die { "die" } else { "more" }
        ),
        Attempt::PayGlory(n) => message!(lang, "card-attempt-glory", n = *n),
        Attempt::PayHealth(n) => message!(lang, "card-attempt-health", n = *n),
        Attempt::PayHand(n) => message!(lang, "card-attempt-hand", n = *n),
        Attempt::PayReadied(n) => message!(lang, "card-attempt-readied", n = *n),
        Attempt::PayWorth(n) => message!(lang, "card-attempt-worth", n = *n),
        Attempt::Hunt => {
            let monster = id.name().monster.map(|it| it.object(lang));
            let monster = monster.unwrap_or_else(|| message!(lang, "card-the-monster"));
            message!(lang, "card-attempt-hunt", monster = monster)
        }
        Attempt::Escort => {
            let (from, to) = (card.place, card.goal.unwrap_or(QuestPlace::Entrance));
            let (from, to) = (at(from, lang), at(to, lang));
            message!(lang, "card-attempt-escort", from = from, to = to)
        }
    }
}

fn reward_text(card: &QuestCard, lang: Lang) -> String {
    let mut all = vec![message!(lang, "card-level").to_owned()];
    if card.glory != 0 {
        all.push(glory(card.glory, lang));
    }
    if card.recovery != 0 {
        all.push(message!(lang, "card-health", n = card.recovery));
    }
    message!(lang, "card-reward", all = &all.join(", "))
}

/// A place, standing alone.
fn place_name(place: QuestPlace, lang: Lang) -> &'static str {
    let words = match place {
        QuestPlace::Location(id) => id.name().name,
        QuestPlace::Entrance => text!("card-any-entrance"),
        QuestPlace::PlainTunnel => text!("card-any-plain-tunnel"),
        QuestPlace::Tunnel => text!("card-any-tunnel"),
        QuestPlace::Chamber => text!("card-any-chamber"),
    };
    words.get(lang)
}

/// The place where something is done: in Russian with the preposition.
fn at(place: QuestPlace, lang: Lang) -> &'static str {
    match place {
        QuestPlace::Location(id) => id.name().inside(lang),
        QuestPlace::Entrance => message!(lang, "card-at-entrance"),
        QuestPlace::PlainTunnel => message!(lang, "card-at-plain-tunnel"),
        QuestPlace::Tunnel => message!(lang, "card-at-tunnel"),
        QuestPlace::Chamber => message!(lang, "card-at-chamber"),
    }
}
