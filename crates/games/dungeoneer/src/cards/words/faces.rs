//! The words on a whole card.

use super::abilities::{ability_text, shared_text};
use super::ctx::{Ctx, On};
use super::heads;
use super::terms::{Naming, any_of, named};
use crate::cards::ability::{Ability, Trigger};
use crate::cards::{
    AdventureCard, AdventureId, CardPrice, Form, HeroId, Lasting, LocationId, Monster, SUBTYPES,
    Solo, Trait, has_bridge,
};
use crate::messages;
use kernel::{Lang, capital, message, uncapital};

/// The words on a card, besides its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardText {
    /// Its sort, when it is played, how long it stays and what it costs.
    pub line: String,
    /// One paragraph for each ability.
    pub rules: Vec<String>,
    /// The difference in solo.
    pub solo: Option<String>,
}

impl AdventureId {
    /// The words on the card.
    pub fn text(self, lang: Lang) -> CardText {
        let card = self.card();
        let rules = match &card.monster {
            Some(monster) => {
                let on = On::Monster { health_max: monster.health };
                monster_text(monster, &card.abilities, on, lang)
            }
            None => abilities_text(&card.abilities, card.on(), lang),
        };
        CardText { line: adventure_line(card, lang), rules, solo: solo_text(card.solo, lang) }
    }
}

impl HeroId {
    /// The words on the card: the ability with its name.
    pub fn text(self, lang: Lang) -> CardText {
        let (card, name) = (self.card(), self.name());
        let line = [
            name.class(lang).to_owned(),
            message!(lang, "card-hero-health", n = card.health),
            message!(lang, "card-hero-boons", n = card.boons),
            message!(lang, "card-hero-treasures", n = card.treasures),
        ];
        let rules = abilities_text(&card.abilities, On::Hero, lang);
        let solo = abilities_text(&card.solo_abilities, On::Hero, lang);
        let solo = (!solo.is_empty())
            .then(|| message!(lang, "card-solo-instead", rules = &uncapital(&solo.join(" "))));
        CardText { line: line.join(" · "), rules, solo }
    }
}

impl LocationId {
    /// The words on the card.
    pub fn text(self, lang: Lang) -> CardText {
        let card = self.card();
        let mut line = vec![card.ground.name().get(lang).to_owned()];
        if card.is_entrance {
            line.push(message!(lang, "card-entrance").to_owned());
        }
        line.extend([glory(card.glory, lang), peril(card.peril, lang)]);
        let mut rules = abilities_text(&card.abilities, On::Location, lang);
        if has_bridge(card) {
            rules.insert(0, message!(lang, "card-bridge").to_owned());
        }
        CardText { line: line.join(" · "), rules, solo: None }
    }
}

impl AdventureCard {
    /// The sort of card that it is, for its words.
    pub fn on(&self) -> On {
        let is_gone = self.lasting == Lasting::Instant;
        if let Some(monster) = &self.monster {
            On::Monster { health_max: monster.health }
        } else if self.traits.has(Trait::Trap) {
            On::Trap
        } else if self.traits.has(Trait::Bane) {
            if is_gone { On::Bane(self.when) } else { On::ReadiedBane }
        } else if is_gone {
            On::GloryCard(self.when)
        } else {
            On::Readied
        }
    }
}

/// All abilities; those that share one use say so.
fn abilities_text(abilities: &[Ability], on: On, lang: Lang) -> Vec<String> {
    let mut is_used = false;
    let texts = abilities.iter().map(|it| {
        let text = if it.is_once && is_used {
            shared_text(it, on, lang)
        } else {
            ability_text(it, on, lang)
        };
        is_used |= it.is_once;
        text
    });
    texts.collect()
}

fn adventure_line(card: &AdventureCard, lang: Lang) -> String {
    let kinds = [Trait::Boon, Trait::Treasure, Trait::Bane, Trait::Monster, Trait::Trap];
    let kind = kinds.into_iter().filter(|it| card.traits.has(*it));
    let more = card.traits.and(SUBTYPES).iter().chain(card.monster_kind());
    let mut line = kind.chain(more).map(|it| it.name().get(lang)).collect::<Vec<&str>>();
    if !card.traits.has(Trait::Monster) && !card.traits.has(Trait::Trap) {
        line.extend([card.when.name().get(lang), card.lasting.name().get(lang)]);
    }
    let is_glory = card.traits.has(Trait::Boon) || card.traits.has(Trait::Treasure);
    let price = match &card.price {
        CardPrice::Fixed(n) if is_glory => glory(*n, lang),
        CardPrice::Fixed(n) => peril(*n, lang),
        CardPrice::OneOf(all) => {
            let all = all.iter().map(u8::to_string).collect::<Vec<String>>();
            let purse = if is_glory { "glory" } else { "peril" };
            message!(lang, "card-price-x", purse = purse, any = &any_of(&all, lang))
        }
    };
    line.push(&price);
    line.join(" · ")
}

/// So much glory, standing alone.
pub fn glory(n: u8, lang: Lang) -> String {
    message!(lang, "card-price-glory", n = n)
}

/// So much peril, standing alone.
fn peril(n: u8, lang: Lang) -> String {
    message!(lang, "card-price-peril", n = n)
}

/// A monster's blows, and what else it does.
pub fn monster_text(monster: &Monster, abilities: &[Ability], on: On, lang: Lang) -> Vec<String> {
    let ctx = Ctx { lang, on, conditions: [&[], &[]], is_hit: true };
    let hits = |form: Form| abilities.iter().any(|it| it.trigger == Trigger::Hit(form));
    let mut rules = Vec::new();
    if Form::ALL.into_iter().any(hits) {
        // A plain blow is said of the forms it attacks in; the others say what else they do.
        let plain = Form::ALL.into_iter().filter(|it| monster.attacks.has(*it) && !hits(*it));
        rules.extend(plain.map(|it| format!("{}.", capital(&heads::monster_hit(it, ctx)))));
    } else {
        rules.push(message!(lang, "card-hit").to_owned());
    }
    rules.extend(abilities_text(abilities, on, lang));
    rules
}

/// The difference in solo, if there is one.
pub fn solo_text(solo: Solo, lang: Lang) -> Option<String> {
    Some(match solo {
        Solo::Plain => return None,
        Solo::Out => message!(lang, "card-solo-out").to_owned(),
        Solo::Wait(filter) => {
            message!(lang, "card-solo-wait", kinds = &named(&filter, Naming::Of, lang))
        }
        Solo::NextRoll => message!(lang, "card-solo-next-roll").to_owned(),
        Solo::PerilOfLocation(most) => {
            message!(lang, "card-solo-peril-of-location", most = most)
        }
        Solo::PerilDice(more) => message!(lang, "card-solo-peril-dice", more = more),
    })
}
