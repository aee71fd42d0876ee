//! All cards as somebody sees them who looks through them.

use super::names;
use crate::cards::{
    AdventureCard, AdventureId, BoxId, CardText, Exit, Form, HeroId, LocationCard, LocationId,
    Monster, QuestId, Source, Trait,
};
use kernel::kit::Side;
use kernel::{CardFace, Lang, Text, capital, text};

const HEROES: Text = text("Heroes", "Герои");
const LOCATIONS: Text = text("Locations", "Локации");
const QUESTS: Text = text("Quests", "Задания");

/// The sorts of adventure cards with their headings.
const SORTS: [(Trait, Text); 5] = [
    (Trait::Boon, text("Boons", "Преимущества")),
    (Trait::Treasure, text("Treasures", "Сокровища")),
    (Trait::Bane, text("Banes", "Проклятия")),
    (Trait::Monster, text("Monsters", "Монстры")),
    (Trait::Trap, text("Traps", "Ловушки")),
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
        let ability = name.ability.get(lang);
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
    lang.pick(format!("Levels 1/2/3/4: {all}."), format!("Уровни 1/2/3/4: {all}."))
}

/// The health and the values of a monster; it attacks in the forms that are said so.
fn values(monster: &Monster, lang: Lang) -> String {
    let of = |form: Form| {
        let value = monster.values[form as usize];
        let attacks = monster.attacks.has(form);
        let attacks = if attacks { lang.pick(" (attack)", " (атака)") } else { "" };
        format!("{} {value}{attacks}", form.name().get(lang))
    };
    let all = Form::ALL.map(of).join(", ");
    let health = monster.health;
    lang.pick(format!("Health {health}; {all}."), format!("Здоровье {health}; {all}."))
}

/// Where the exits of a location lead, the card lying as it is listed.
fn exits(card: &LocationCard, lang: Lang) -> String {
    let of = |side: Side| {
        let threat = |form: Form, reach: u8| format!("{} {reach}+", form.name().get(lang));
        let words = match card.exit(side) {
            Exit::Wall => return None,
            Exit::Open => lang.pick("open", "открыт").to_owned(),
            Exit::Blocked(form, reach) => {
                format!("{} ({})", lang.pick("blocked", "блокирован"), threat(form, reach))
            }
            Exit::Trap(form, reach) => {
                format!("{} ({})", lang.pick("trapped", "с ловушкой"), threat(form, reach))
            }
        };
        Some(format!("{} {words}", names::exit(side).get(lang)))
    };
    let all: Vec<String> = Side::ALL.into_iter().filter_map(of).collect();
    format!("{}.", capital(&all.join(", ")))
}
