//! All cards as somebody sees them who looks through them.

use super::names;
use crate::cards::{
    AdventureCard, AdventureId, BoxId, CardText, Exit, Form, HeroId, LocationCard, LocationId,
    Monster, QuestId, Source, Trait,
};
use crate::messages;
use kernel::kit::Side;
use kernel::{CardFace, Lang, Text, capital, message, text};

const HEROES: Text = text!("sort-heroes");
const LOCATIONS: Text = text!("sort-locations");
const QUESTS: Text = text!("quests");

/// The sorts of adventure cards with their headings.
const SORTS: [(Trait, Text); 5] = [
    (Trait::Boon, text!("sort-boons")),
    (Trait::Treasure, text!("sort-treasures")),
    (Trait::Bane, text!("sort-banes")),
    (Trait::Monster, text!("sort-monsters")),
    (Trait::Trap, text!("sort-traps")),
];

/// Every card of both boxes: by box, and within it by sort, as in the library.
pub fn all(lang: Lang) -> Vec<CardFace> {
    BoxId::ALL.into_iter().flat_map(|it| of_box(it, lang)).collect()
}

fn of_box(of: BoxId, lang: Lang) -> Vec<CardFace> {
    let face = |sort: Text, name: Text, text: CardText, source: Source| CardFace {
        from: of.name().get(lang),
        sort: sort.get(lang),
        name: name.get(lang),
        symbol: None,
        line: text.line,
        rules: text.rules.into_iter().chain(text.solo).collect(),
        source: source.name().get(lang),
        n_copies: 1,
    };
    let mut faces = Vec::new();
    for hero in HeroId::all().filter(|it| it.card().of == of) {
        let (name, card) = (hero.name(), hero.card());
        let mut it = face(HEROES, name.name.name, hero.text(lang), card.source);
        it.symbol = Some(hero.symbol());
        let ability = name.ability(lang);
        if let Some(first) = it.rules.first_mut() {
            *first = format!("{ability}: {first}");
        }
        it.rules.insert(0, levels(card.levels, lang));
        faces.push(it);
    }
    for location in LocationId::all().filter(|it| it.card().of == of) {
        let card = location.card();
        let mut it = face(LOCATIONS, location.name().name, location.text(lang), card.source);
        it.symbol = location.symbol();
        it.rules.insert(0, exits(card, lang));
        faces.push(it);
    }
    for quest in QuestId::all().filter(|it| it.card().of == of) {
        let card = quest.card();
        let mut it = face(QUESTS, quest.name().name, quest.text(lang), card.source);
        if let Some(monster) = &card.monster {
            it.rules.insert(0, values(monster, lang));
        }
        faces.push(it);
    }
    for (sort, heading) in SORTS {
        let is_of = |it: &AdventureId| it.card().of == of && it.card().traits.has(sort);
        for id in AdventureId::all().filter(is_of) {
            let card: &AdventureCard = id.card();
            let mut it = face(heading, id.name().name, id.text(lang), card.source);
            it.symbol = Some(id.symbol());
            it.n_copies = card.n_copies;
            if let Some(monster) = &card.monster {
                it.rules.insert(0, values(monster, lang));
            }
            faces.push(it);
        }
    }
    faces
}

/// The values of a hero at the levels 1 to 4.
fn levels(levels: [[u8; 3]; 4], lang: Lang) -> String {
    let of = |form: Form| {
        let all = levels.map(|it| it[form as usize].to_string());
        format!("{} {}", form.name().get(lang), all.join("/"))
    };
    let all = Form::ALL.map(of).join(", ");
    message!(lang, "face-levels", all = &all)
}

/// The health and the values of a monster; it attacks in the forms that are said so.
fn values(monster: &Monster, lang: Lang) -> String {
    let of = |form: Form| {
        let (name, value) = (form.name().get(lang), monster.values[form as usize]);
        match monster.attacks.has(form) {
            true => message!(lang, "face-attack", form = name, value = value),
            false => format!("{name} {value}"),
        }
    };
    let all = Form::ALL.map(of).join(", ");
    message!(lang, "face-values", health = monster.health, all = &all)
}

/// The exits of a location, the card lying as it is listed.
fn exits(card: &LocationCard, lang: Lang) -> String {
    let of = |side: Side| {
        let (exit, name) = (names::exit(side), |form: Form| form.name().get(lang));
        Some(match card.exit(side) {
            Exit::Wall => return None,
            Exit::Open => message!(lang, "face-exit-open", exit = exit),
            Exit::Blocked(form, n) => {
                message!(lang, "face-exit-blocked", exit = exit, form = name(form), reach = n)
            }
            Exit::Trap(form, n) => {
                message!(lang, "face-exit-trap", exit = exit, form = name(form), reach = n)
            }
        })
    };
    let all: Vec<String> = Side::ALL.into_iter().filter_map(of).collect();
    format!("{}.", capital(&all.join(", ")))
}
