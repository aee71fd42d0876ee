//! What stands on a whole card.

use super::abilities::{ability_text, shared_text};
use super::ctx::{Ctx, On};
use super::heads;
use super::terms::{any_of, counted};
use crate::cards::ability::{Ability, Trigger};
use crate::cards::{
    AdventureCard, AdventureId, CardPrice, Form, HeroId, Lasting, LocationId, Many, Monster,
    SUBTYPES, Solo, Trait, has_bridge, many,
};
use kernel::{Lang, capital, uncapital};

/// The words on a card, besides its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardText {
    /// What sort of card it is, when it is played, how long it stays and what it costs.
    pub line: String,
    /// One paragraph for each ability.
    pub rules: Vec<String>,
    /// What is different in solo.
    pub solo: Option<String>,
}

impl AdventureId {
    /// What stands on the card.
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
    /// What stands on the card: the ability with its name.
    pub fn text(self, lang: Lang) -> CardText {
        let (card, name) = (self.card(), self.name());
        let line = [
            name.class.get(lang).to_owned(),
            lang.pick(format!("health {}", card.health), format!("здоровье {}", card.health)),
            lang.pick(format!("boons {}", card.boons), format!("преимущества {}", card.boons)),
            lang.pick(
                format!("treasures {}", card.treasures),
                format!("сокровища {}", card.treasures),
            ),
        ];
        let rules = abilities_text(&card.abilities, On::Hero, lang);
        let solo = abilities_text(&card.solo_abilities, On::Hero, lang);
        let solo = (!solo.is_empty()).then(|| {
            let instead = lang.pick("Solo, instead: ", "В одиночной игре вместо этого: ");
            format!("{instead}{}", uncapital(&solo.join(" ")))
        });
        CardText { line: line.join(" · "), rules, solo }
    }
}

impl LocationId {
    /// What stands on the card.
    pub fn text(self, lang: Lang) -> CardText {
        let card = self.card();
        let mut line = vec![card.ground.name().get(lang).to_owned()];
        if card.is_entrance {
            line.push(lang.pick("Entrance", "Вход").to_owned());
        }
        line.extend([glory(card.glory, lang), peril(card.peril, lang)]);
        let mut rules = abilities_text(&card.abilities, On::Location, lang);
        if has_bridge(card) {
            let extended = lang.pick(
                "The bridge token lies here; the bridge is extended at first.",
                "Здесь лежит жетон моста; вначале мост выдвинут.",
            );
            rules.insert(0, extended.to_owned());
        }
        CardText { line: line.join(" · "), rules, solo: None }
    }
}

impl AdventureCard {
    /// What sort of card it is, for its words.
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
            let any = any_of(&all, lang);
            let of = if is_glory {
                lang.pick("glory", "славы")
            } else {
                lang.pick("peril", "риска")
            };
            format!("X {of} (X = {any})")
        }
    };
    line.push(&price);
    line.join(" · ")
}

/// So much glory, standing alone.
pub fn glory(n: u8, lang: Lang) -> String {
    counted(n, lang, ["glory", "glory"], ["слава", "славы", "славы"])
}

/// So much peril, standing alone.
fn peril(n: u8, lang: Lang) -> String {
    counted(n, lang, ["peril", "peril"], ["риск", "риска", "риска"])
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
        rules.push(lang.pick("Hit: 1 wound.", "Удар: 1 рана.").to_owned());
    }
    rules.extend(abilities_text(abilities, on, lang));
    rules
}

/// What is different in solo; none if nothing is.
pub fn solo_text(solo: Solo, lang: Lang) -> Option<String> {
    Some(match solo {
        Solo::Plain => return None,
        Solo::Out => lang.pick("Solo: not used.", "В одиночной игре не используется.").to_owned(),
        Solo::Wait(filter) => {
            let kinds = many(&filter, Many::Genitive, lang);
            lang.pick(
                format!(
                    "Solo: waits for the next battle with {}.",
                    many(&filter, Many::Nominative, lang)
                ),
                format!("В одиночной игре ждёт ближайшей битвы с участием {kinds}."),
            )
        }
        Solo::NextRoll => lang
            .pick(
                "Solo: acts on your hero's next roll.",
                "В одиночной игре действует на следующий бросок вашего героя.",
            )
            .to_owned(),
        Solo::PerilOfLocation(most) => lang.pick(
            format!("Solo: X is the peril of the location, at most {most}."),
            format!("В одиночной игре X — риск локации, но не больше {most}."),
        ),
        Solo::PerilDice(more) => lang.pick(
            format!("Solo: peril dice rolled on entering this location also bring a card on a result {more} higher."),
            format!(
                "В одиночной игре при входе в эту локацию кубики риска приносят карту и при результате на {more} больше."
            ),
        ),
    })
}
