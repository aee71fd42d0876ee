//! Every card has its names, and cards that differ have different ones.

use std::collections::BTreeMap;

use games::dungeoneer::cards::{AdventureId, HeroId, LocationId, Name, QuestId};
use kernel::{Lang, Text};

/// Cards of the same name are independent copies (DN-686).
const SHARED: &[&str] =
    &["Corner", "Corridor", "Dark Fork", "Dodge", "Passage", "Potion of Healing", "Turn"];

/// The name of every card, with its key.
pub fn all_names() -> Vec<(String, Text)> {
    let adventures = AdventureId::all().map(|it| (it.to_string(), it.name().name));
    let heroes = HeroId::all().map(|it| (it.to_string(), it.name().name.name));
    let locations = LocationId::all().map(|it| (it.to_string(), it.name().name));
    let quests = QuestId::all().map(|it| (it.to_string(), it.name().name));
    adventures.chain(heroes).chain(locations).chain(quests).collect()
}

/// Every word that belongs to a name, in either language.
fn all_words() -> (Vec<&'static str>, Vec<&'static str>) {
    let (mut en, mut ru) = (Vec::new(), Vec::new());
    let monsters = QuestId::all().filter_map(|it| it.name().monster);
    let heroes = HeroId::all().map(|it| it.name().name);
    for name in AdventureId::all().map(|it| *it.name()).chain(monsters).chain(heroes) {
        en.extend([name.alone(Lang::En), name.subject(Lang::En)]);
        ru.extend(
            [Name::alone, Name::genitive, Name::dative, Name::object].map(|it| it(&name, Lang::Ru)),
        );
    }
    for name in LocationId::all().map(|it| it.name()) {
        en.extend([name.alone(Lang::En), name.subject(Lang::En)]);
        let forms = [Name::alone, Name::genitive, Name::object, Name::into, Name::inside];
        ru.extend(forms.map(|it| it(name, Lang::Ru)));
    }
    for name in HeroId::all().map(|it| it.name()) {
        en.extend([name.class(Lang::En), name.ability(Lang::En)]);
        ru.extend([name.class(Lang::Ru), name.ability(Lang::Ru)]);
    }
    en.extend(QuestId::all().map(|it| it.name().name.en()));
    ru.extend(QuestId::all().map(|it| it.name().name.ru()));
    (en, ru)
}

#[test]
fn names_are_written_in_their_language() {
    let (en, ru) = all_words();
    for word in en {
        let is_latin = word.chars().all(|it| it.is_ascii_alphabetic() || " '-".contains(it));
        assert!(!word.is_empty() && is_latin, "{word:?}");
    }
    for word in ru {
        // Two boons bear a Roman number.
        let plain = word.trim_end_matches(" II").trim_end_matches(" I");
        let is_cyrillic =
            plain.chars().all(|it| matches!(it, 'а'..='я' | 'А'..='Я' | 'ё' | ' ' | '-' | '—'));
        assert!(!word.is_empty() && is_cyrillic, "{word:?}");
    }
}

#[test]
fn cards_that_differ_have_different_names() {
    let mut keys: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut russian: BTreeMap<&str, &str> = BTreeMap::new();
    let mut english: BTreeMap<&str, &str> = BTreeMap::new();
    for (key, name) in all_names() {
        keys.entry(name.en()).or_default().push(key);
        // The same name in one language is the same in the other.
        assert_eq!(*russian.entry(name.en()).or_insert(name.ru()), name.ru());
        assert_eq!(*english.entry(name.ru()).or_insert(name.en()), name.en());
    }
    let shared = keys.iter().filter(|it| 1 < it.1.len()).map(|it| *it.0).collect::<Vec<&str>>();
    assert_eq!(shared, SHARED);
    for name in SHARED {
        let sorts = keys[name].iter().map(|key| &key[1..2]).collect::<Vec<&str>>();
        assert!(sorts.windows(2).all(|it| it[0] == it[1]), "{name}");
    }
}

#[test]
fn a_hunt_names_its_monster() {
    for id in QuestId::all() {
        assert_eq!(id.name().monster.is_some(), id.card().monster.is_some(), "{id}");
    }
}

#[test]
fn names_are_in_their_cases() {
    let rat = "VA38".parse::<AdventureId>().expect("it is in the box").name();
    assert_eq!((rat.alone(Lang::En), rat.subject(Lang::En)), ("Mutant Rat", "the Mutant Rat"));
    assert_eq!((rat.alone(Lang::Ru), rat.subject(Lang::Ru)), ("Крыса-мутант", "Крыса-мутант"));
    let [genitive, dative] = [rat.genitive(Lang::Ru), rat.dative(Lang::Ru)];
    assert_eq!([genitive, dative], ["Крысы-мутанта", "Крысе-мутанту"]);
    assert_eq!((rat.object(Lang::Ru), rat.gender(Lang::Ru)), ("Крысу-мутанта", "feminine"));
    let bridge = "TM13".parse::<LocationId>().expect("it is in the box").name();
    assert_eq!(
        (bridge.into(Lang::En), bridge.into(Lang::Ru)),
        ("the Troll Bridge", "на Мост троллей")
    );
    assert_eq!(
        (bridge.inside(Lang::Ru), bridge.object(Lang::Ru)),
        ("на Мосту троллей", "Мост троллей")
    );
    let hero = "TH1".parse::<HeroId>().expect("it is in the box").name();
    assert_eq!((hero.short().alone(Lang::En), hero.short().object(Lang::Ru)), ("Kron", "Крона"));
}
