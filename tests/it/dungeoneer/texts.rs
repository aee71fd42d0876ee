//! The texts of cards: every one in both languages.

use games::dungeoneer::cards::{
    AdventureId, CardPrice, CardText, FILES, HeroId, LocationId, On, QuestId, ability_text,
};
use kernel::Lang;

const BOTH: [Lang; 2] = [Lang::En, Lang::Ru];

/// The text on the card with this key.
pub fn text(key: &str, lang: Lang) -> CardText {
    let adventure = key.parse::<AdventureId>().map(|it| it.text(lang));
    let hero = key.parse::<HeroId>().map(|it| it.text(lang));
    let location = key.parse::<LocationId>().map(|it| it.text(lang));
    let quest = key.parse::<QuestId>().map(|it| it.text(lang));
    adventure.or(hero).or(location).or(quest).expect("the card is in a box")
}

fn all_keys() -> impl Iterator<Item = &'static str> {
    let cards = FILES.iter().flat_map(|it| it.cards());
    cards.map(|(_, line)| line.split_once(' ').expect("a line begins with its key").0)
}

/// A paragraph as it should be printed.
#[track_caller]
fn check_paragraph(key: &str, paragraph: &str, lang: Lang) {
    let at = format!("{key}: {paragraph:?}");
    assert!(paragraph.ends_with('.'), "{at} ends with a full stop");
    let starts = paragraph.chars().next().expect("there are words");
    assert!(starts.is_uppercase() || "+−".contains(starts), "{at} begins with a capital");
    for wrong in ["  ", "..", " .", " ,", ",,", ",:", ":.", " :", "()", ";.", "{", "}", "_", "-1"] {
        assert!(!paragraph.contains(wrong), "{at} contains {wrong:?}");
    }
    let (opened, closed) = (paragraph.matches('(').count(), paragraph.matches(')').count());
    assert_eq!(opened, closed, "{at}");
    let is_foreign = |it: char| {
        if lang == Lang::Ru {
            // Only a price that is chosen is a Latin letter.
            it.is_ascii_alphabetic() && it != 'X'
        } else {
            matches!(it, 'а'..='я' | 'А'..='Я' | 'ё' | 'Ё')
        }
    };
    assert!(!paragraph.contains(is_foreign), "{at} is in one language");
}

#[test]
fn every_card_is_told_in_both_languages() {
    for key in all_keys() {
        let [en, ru] = BOTH.map(|lang| text(key, lang));
        assert_eq!(en.rules.len(), ru.rules.len(), "{key}");
        assert_eq!(en.solo.is_some(), ru.solo.is_some(), "{key}");
        for (lang, text) in BOTH.into_iter().zip([&en, &ru]) {
            for paragraph in text.rules.iter().chain(&text.solo) {
                check_paragraph(key, paragraph, lang);
            }
            assert!(!text.line.contains("  ") && !text.line.contains("· ·"), "{}", text.line);
        }
    }
}

#[test]
fn every_ability_has_a_paragraph() {
    let on = |id: AdventureId| id.card().on();
    for lang in BOTH {
        for id in AdventureId::all() {
            for ability in &id.card().abilities {
                check_paragraph(&id.to_string(), &ability_text(ability, on(id), lang), lang);
            }
        }
        for id in HeroId::all() {
            for ability in id.card().abilities.iter().chain(&id.card().solo_abilities) {
                check_paragraph(&id.to_string(), &ability_text(ability, On::Hero, lang), lang);
            }
        }
        for id in LocationId::all() {
            for ability in &id.card().abilities {
                check_paragraph(&id.to_string(), &ability_text(ability, On::Location, lang), lang);
            }
        }
        for id in QuestId::all() {
            for ability in id.card().influence.iter().chain(&id.card().artifact) {
                check_paragraph(&id.to_string(), &ability_text(ability, On::Quest, lang), lang);
            }
        }
    }
}

/// Every number of an ability's line stands in its text, or is said without a number.
#[test]
fn texts_keep_the_numbers() {
    for id in AdventureId::all() {
        let card = id.card();
        for ability in &card.abilities {
            let is_number = |it: char| it.is_ascii_digit();
            let line = ability.to_string();
            let line = line.replace("atk1", "").replace("atk2", "").replace("loc1", "");
            let line = line.replace("X/2", "");
            for lang in BOTH {
                let text = ability_text(ability, card.on(), lang);
                for n in line.split(|it| !is_number(it)).filter(|it| !it.is_empty()) {
                    let is_said = text.split(|it| !is_number(it)).any(|it| it == n);
                    // One of something may be said without a number.
                    assert!(is_said || n == "1", "{id}: {text:?} does not say {n}");
                }
            }
        }
        let is_chosen = matches!(card.price, CardPrice::OneOf(_));
        let says_x = id.text(Lang::En).rules.iter().any(|it| it.contains('X'));
        assert_eq!(is_chosen, says_x, "{id}");
    }
}

#[test]
fn a_card_says_when_it_is_played_and_what_it_costs() {
    let line = |key: &str| BOTH.map(|lang| text(key, lang).line);
    assert_eq!(
        line("TA08"),
        [
            "Boon · Prayer · Heroics · Instant · X glory (X = 2, 4 or 6)",
            "Преимущество · Молитва · Подвиги · Мгновенно · X славы (X = 2, 4 или 6)",
        ]
    );
    assert_eq!(
        line("TA26"),
        [
            "Treasure · Oil · Heroics · Attachment to your Weapon · 1 glory",
            "Сокровище · Масло · Подвиги · Довесок к вашему оружию · 1 слава",
        ]
    );
    assert_eq!(line("TA47"), ["Monster · Undead · 5 peril", "Монстр · Нежить · 5 риска"]);
    assert_eq!(line("TA49"), ["Trap · 1 peril", "Ловушка · 1 риск"]);
    assert_eq!(
        line("TM01"),
        ["Chamber · Entrance · 1 glory · 1 peril", "Помещение · Вход · 1 слава · 1 риск"]
    );
    assert_eq!(
        line("TQ12"),
        ["Escort · Cells → any entrance", "Сопровождение · Темница → любой вход"]
    );
}

#[test]
fn a_card_says_what_is_different_in_solo() {
    let solo = |key: &str| BOTH.map(|lang| text(key, lang).solo.unwrap_or_default());
    assert_eq!(solo("TA27"), ["Solo: not used.", "В одиночной игре не используется."]);
    assert_eq!(
        solo("TA28"),
        [
            "Solo: waits for the next battle with Undead.",
            "В одиночной игре ждёт ближайшей битвы с участием нежити.",
        ]
    );
    assert_eq!(
        solo("TH5"),
        [
            "Solo, instead: when an Undead monster is drawn from the peril deck, you may pay 2 glory: \
             discard that monster without any effect. Once per turn.",
            "В одиночной игре вместо этого: когда из колоды риска вытянут монстр (нежить), можете \
             заплатить 2 славы: сбросьте этого монстра без эффекта. Один раз за ход.",
        ]
    );
}
