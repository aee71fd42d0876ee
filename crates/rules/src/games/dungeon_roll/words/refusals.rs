//! Why not, in one sentence.

use super::names::{counted, of_one, source};
use super::telling::capital;
use crate::games::dungeon_roll::action::{Refusal, Source};
use crate::games::dungeon_roll::dice::{Companion, Monster, PartyFace};
use crate::games::dungeon_roll::heroes::Hero;
use crate::games::dungeon_roll::treasures::Treasure;
use crate::kernel::{Lang, Text, plural, text};

/// Why not.
pub fn refuse(refusal: Refusal, lang: Lang) -> String {
    let fixed = match refusal {
        Refusal::HeroTaken(hero) => return hero_taken(hero, lang),
        Refusal::NoSuchDie(face) => return no_such_die(face, lang),
        Refusal::NoSuchTemp(temp) => return missing(&source(Source::Temp(temp), lang), lang),
        Refusal::NoSuchTreasure(treasure) => {
            return missing(treasure.card().name.get(lang), lang);
        }
        Refusal::NotACompanion(treasure) => return not_a_companion(treasure, lang),
        Refusal::TreasureDoesNotDrink(treasure) => return does_not_drink(treasure, lang),
        Refusal::TooManyMonsters(companion) => return too_many(companion, lang),
        Refusal::BandOf(n) => return band_of(n, lang),
        Refusal::TooManyForUltimate(n) => return too_many_for_ultimate(n, lang),
        Refusal::InscribeFirst(n) => return inscribe_first(n, lang),
        Refusal::TooManyDice(n) => return too_many_dice(n, lang),
        Refusal::TooManyTypes(n) => return too_many_types(n, lang),
        Refusal::OtherMonster(monster) => return other_monster(monster, lang),
        Refusal::FacesForPotions(n) => return faces_for_potions(n, lang),
        Refusal::Players => PLAYERS,
        Refusal::FirstSeat => FIRST_SEAT,
        Refusal::NotYourDelve => NOT_YOUR_DELVE,
        Refusal::MatchIsOver => MATCH_IS_OVER,
        Refusal::ChooseFirst => CHOOSE_FIRST,
        Refusal::HeroesAreTaken => HEROES_ARE_TAKEN,
        Refusal::FormFirst => FORM_FIRST,
        Refusal::PartyIsFormed => PARTY_IS_FORMED,
        Refusal::NothingChosen => NOTHING_CHOSEN,
        Refusal::HeroDoesNotAct => HERO_DOES_NOT_ACT,
        Refusal::Exhausted => EXHAUSTED,
        Refusal::ScrollsDoNotFight => SCROLLS_DO_NOT_FIGHT,
        Refusal::NoFightNow => NO_FIGHT_NOW,
        Refusal::NoSuchMonsters => NO_SUCH_MONSTERS,
        Refusal::OneTypeAtATime => ONE_TYPE_AT_A_TIME,
        Refusal::NotAScroll => NOT_A_SCROLL,
        Refusal::NoRerollNow => NO_REROLL_NOW,
        Refusal::OtherSpecialty => OTHER_SPECIALTY,
        Refusal::OncePerLevel => ONCE_PER_LEVEL,
        Refusal::OtherDie => OTHER_DIE,
        Refusal::NoSuchDungeonDice => NO_SUCH_DUNGEON_DICE,
        Refusal::NoSuchPartyDice => NO_SUCH_PARTY_DICE,
        Refusal::MonstersFirst => MONSTERS_FIRST,
        Refusal::NoLootNow => NO_LOOT_NOW,
        Refusal::NoSuchChests => NO_SUCH_CHESTS,
        Refusal::OneChestOnly => ONE_CHEST_ONLY,
        Refusal::ScrollsDoNotOpen => SCROLLS_DO_NOT_OPEN,
        Refusal::NoSuchPotions => NO_SUCH_POTIONS,
        Refusal::GraveyardTooSmall => GRAVEYARD_TOO_SMALL,
        Refusal::DragonSleeps => DRAGON_SLEEPS,
        Refusal::SameTypes => SAME_TYPES,
        Refusal::NoHero => NO_HERO,
        Refusal::OtherUltimate => OTHER_ULTIMATE,
        Refusal::NoUltimateNow => NO_ULTIMATE_NOW,
        Refusal::UltimateInVain => ULTIMATE_IN_VAIN,
        Refusal::WholeTypesOnly => WHOLE_TYPES_ONLY,
        Refusal::LairIsEmpty => LAIR_IS_EMPTY,
        Refusal::GraveyardIsEmpty => GRAVEYARD_IS_EMPTY,
        Refusal::NoBaitNow => NO_BAIT_NOW,
        Refusal::BaitInVain => BAIT_IN_VAIN,
        Refusal::NotNow => NOT_NOW,
        Refusal::NothingToFlee => NOTHING_TO_FLEE,
        Refusal::CannotFlee => CANNOT_FLEE,
        Refusal::MonstersRemain => MONSTERS_REMAIN,
        Refusal::NothingToEnd => NOTHING_TO_END,
        Refusal::NoRegroupYet => NO_REGROUP_YET,
        Refusal::NoRetreat => NO_RETREAT,
        Refusal::PlanFirst => PLAN_FIRST,
        Refusal::OneAndTwo => ONE_AND_TWO,
        Refusal::NoSuchScouted => NO_SUCH_SCOUTED,
        Refusal::DiscardFirst => DISCARD_FIRST,
        Refusal::NothingOwed => NOTHING_OWED,
        Refusal::IsReady => IS_READY,
        Refusal::NoLureNow => NO_LURE_NOW,
        Refusal::SameFace => SAME_FACE,
        Refusal::OneDieOnly => ONE_DIE_ONLY,
        Refusal::NoSuchPrice => NO_SUCH_PRICE,
        Refusal::ChestOrPotion => CHEST_OR_POTION,
        Refusal::NotInLair => NOT_IN_LAIR,
        Refusal::TameDragon => TAME_DRAGON,
    };
    fixed.get(lang).to_owned()
}

fn hero_taken(hero: Hero, lang: Lang) -> String {
    let name = capital(&hero.called(false, lang));
    lang.pick(format!("{name} is not to be had."), format!("{name}: этот герой недоступен."))
}

fn no_such_die(face: PartyFace, lang: Lang) -> String {
    let en = face.name().en;
    let ru = of_one(face);
    lang.pick(format!("There is no such {en} in the party."), format!("В партии нет такого {ru}."))
}

fn missing(name: &str, lang: Lang) -> String {
    lang.pick(format!("{name}: you have none."), format!("{name}: у вас такого нет."))
}

fn not_a_companion(treasure: Treasure, lang: Lang) -> String {
    let name = treasure.card().name.get(lang);
    lang.pick(format!("{name} is no companion."), format!("{name}: это не сопартиец."))
}

fn does_not_drink(treasure: Treasure, lang: Lang) -> String {
    let name = treasure.card().name.get(lang);
    lang.pick(
        format!("{name}: only a companion or a scroll drinks."),
        format!("{name}: зелья пьют только сопартийцы и свитки."),
    )
}

fn too_many(companion: Companion, lang: Lang) -> String {
    match companion {
        Companion::Fighter => FIGHTER,
        Companion::Cleric => CLERIC,
        Companion::Mage => MAGE,
        Companion::Thief => THIEF,
        Companion::Champion => CHAMPION,
        Companion::Dragon => DRAGON,
    }
    .get(lang)
    .to_owned()
}

fn band_of(n: u8, lang: Lang) -> String {
    let n_ru = plural(lang, n.into(), [""; 2], ["сопартиец", "сопартийца", "сопартийцев"]);
    lang.pick(
        format!("The dragon takes exactly {n} companions."),
        format!("Против дракона нужны ровно {n} {n_ru}."),
    )
}

fn too_many_for_ultimate(n: u8, lang: Lang) -> String {
    let en = plural(lang, n.into(), ["monster", "monsters"], [""; 3]);
    let ru = plural(lang, n.into(), [""; 2], ["монстра", "монстров", "монстров"]);
    lang.pick(
        format!("The ultimate ability takes {n} {en} at most."),
        format!("Разовая способность действует не более чем на {n} {ru}."),
    )
}

fn inscribe_first(n: u8, lang: Lang) -> String {
    let dice = counted(n, lang, ["die", "dice"], ["кубик", "кубика", "кубиков"]);
    lang.pick(
        format!("First choose exactly {dice} of the party to become scrolls."),
        format!("Сначала выберите ровно {dice} партии: они станут свитками."),
    )
}

fn too_many_dice(n: u8, lang: Lang) -> String {
    let dice = counted(n, lang, ["die", "dice"], ["кубика", "кубиков", "кубиков"]);
    lang.pick(
        format!("The ultimate ability takes {dice} at most."),
        format!("Разовая способность действует не более чем на {dice}."),
    )
}

fn too_many_types(n: u8, lang: Lang) -> String {
    let en = plural(lang, n.into(), ["type", "types"], [""; 3]);
    let ru = plural(lang, n.into(), [""; 2], ["типа", "типов", "типов"]);
    lang.pick(
        format!("The ultimate ability takes monsters of {n} {en} at most."),
        format!("Разовая способность действует на монстров не более чем {n} {ru}."),
    )
}

fn other_monster(monster: Monster, lang: Lang) -> String {
    let (en, ru) = match monster {
        Monster::Goblin => ("goblins", "гоблинов"),
        Monster::Skeleton => ("skeletons", "скелетов"),
        Monster::Ooze => ("oozes", "слизней"),
    };
    lang.pick(
        format!("The ultimate ability works on {en} only."),
        format!("Разовая способность действует только на {ru}."),
    )
}

fn faces_for_potions(n: u8, lang: Lang) -> String {
    let en = plural(lang, n.into(), ["die comes", "dice come"], [""; 3]);
    let ru = plural(lang, n.into(), [""; 2], ["кубика", "кубиков", "кубиков"]);
    lang.pick(
        format!("Choose faces for all that come back: {n} {en} from the graveyard."),
        format!("Выберите грани для всех, кто вернётся с кладбища: для {n} {ru}."),
    )
}

const FIGHTER: Text = text(
    "A fighter defeats one skeleton, one ooze, or any number of goblins.",
    "Воин побеждает одного скелета, одного слизня или любое число гоблинов.",
);
const CLERIC: Text = text(
    "A cleric defeats one goblin, one ooze, or any number of skeletons.",
    "Клирик побеждает одного гоблина, одного слизня или любое число скелетов.",
);
const MAGE: Text = text(
    "A mage defeats one goblin, one skeleton, or any number of oozes.",
    "Маг побеждает одного гоблина, одного скелета или любое число слизней.",
);
const THIEF: Text = text("A thief defeats one monster.", "Вор побеждает одного монстра.");
const DRAGON: Text =
    text("A tame dragon defeats one monster.", "Ручной дракон побеждает одного монстра.");
const CHAMPION: Text = text(
    "A champion defeats any number of monsters of one type.",
    "Страж побеждает любое число монстров одного типа.",
);
const PLAYERS: Text = text(
    "From one to four players can sit at the table.",
    "За столом могут играть от одного до четырёх человек.",
);
const FIRST_SEAT: Text = text(
    "The first adventurer has to sit at the table.",
    "Первый приключенец должен сидеть за столом.",
);
const NOT_YOUR_DELVE: Text =
    text("Somebody else is in the dungeon now.", "Сейчас в подземелье другой игрок.");
const MATCH_IS_OVER: Text = text("The match is over.", "Игра окончена.");
const CHOOSE_FIRST: Text = text("Choose a hero first.", "Сначала выберите героя.");
const HEROES_ARE_TAKEN: Text = text("Heroes are not chosen any more.", "Герои уже выбраны.");
const FORM_FIRST: Text = text(
    "Settle the party first: keep it, or re-roll dice once.",
    "Сначала соберите партию: оставьте её или один раз перебросьте кубики.",
);
const PARTY_IS_FORMED: Text = text("The party is formed already.", "Партия уже собрана.");
const NOTHING_CHOSEN: Text = text("Choose at least one target.", "Выберите хотя бы одну цель.");
const HERO_DOES_NOT_ACT: Text = text(
    "This side of the hero card does not act as a companion.",
    "Эта сторона карты героя не заменяет сопартийца.",
);
const EXHAUSTED: Text =
    text("The hero is exhausted until the next delve.", "Герой изнурён до следующего приключения.");
const SCROLLS_DO_NOT_FIGHT: Text =
    text("Scrolls do not fight; this takes a companion.", "Свитки не сражаются: нужен сопартиец.");
const NO_FIGHT_NOW: Text =
    text("Monsters are fought in the monster phase.", "С монстрами сражаются в фазу монстров.");
const NO_SUCH_MONSTERS: Text = text(
    "There are not so many of these monsters on the level.",
    "На уровне нет стольких монстров этого типа.",
);
const ONE_TYPE_AT_A_TIME: Text = text(
    "One companion meets monsters of one type at a time.",
    "Один сопартиец побеждает за раз монстров одного типа.",
);
const NOT_A_SCROLL: Text =
    text("Only a scroll re-rolls dice.", "Перебрасывать кубики можно только свитком.");
const NO_REROLL_NOW: Text = text(
    "Scrolls re-roll dice in the monster phase.",
    "Свитком перебрасывают кубики в фазу монстров.",
);
const OTHER_SPECIALTY: Text =
    text("This hero has another specialty.", "У этого героя другой навык.");
const ONCE_PER_LEVEL: Text =
    text("The hero has done that on this level already.", "На этом уровне герой это уже сделал.");
const OTHER_DIE: Text =
    text("The hero does not re-roll such a die.", "Такой кубик герой не перебрасывает.");
const NO_SUCH_DUNGEON_DICE: Text = text(
    "These dice do not lie on the level. Dragons in the lair cannot be re-rolled.",
    "Таких кубиков на уровне нет. Кубики в логове перебросить нельзя.",
);
const NO_SUCH_PARTY_DICE: Text = text(
    "These dice are not in the party. The spent scroll and the graveyard do not count.",
    "Таких кубиков в партии нет. Потраченный свиток и кладбище не считаются.",
);
const MONSTERS_FIRST: Text =
    text("First the monsters, then the loot.", "Сначала монстры, потом добыча.");
const NO_LOOT_NOW: Text =
    text("Chests and potions belong to the loot phase.", "Сундуки и зелья — дело фазы добычи.");
const NO_SUCH_CHESTS: Text =
    text("There are not so many chests on the level.", "На уровне нет стольких сундуков.");
const ONE_CHEST_ONLY: Text = text(
    "This companion opens only one chest. A thief or a champion opens all.",
    "Этот сопартиец открывает лишь один сундук. Вор или страж откроет все.",
);
const SCROLLS_DO_NOT_OPEN: Text = text(
    "Scrolls do not open chests; this takes a companion.",
    "Свитки не открывают сундуки: нужен сопартиец.",
);
const NO_SUCH_POTIONS: Text =
    text("There are not so many potions on the level.", "На уровне нет стольких зелий.");
const GRAVEYARD_TOO_SMALL: Text = text(
    "Each potion takes a die from the graveyard, and there are not enough.",
    "Каждое зелье возвращает кубик с кладбища, а их там не хватает.",
);
const DRAGON_SLEEPS: Text =
    text("The dragon is not to be fought now.", "Сейчас с драконом не сражаются.");
const SAME_TYPES: Text = text(
    "The dragon takes companions of different types.",
    "Против дракона нужны сопартийцы разных типов.",
);
const NO_HERO: Text = text("There is no hero in this delve.", "В этом приключении нет героя.");
const OTHER_ULTIMATE: Text =
    text("The hero has another ultimate ability.", "У героя другая разовая способность.");
const NO_ULTIMATE_NOW: Text = text(
    "The ultimate ability has no use in this phase.",
    "В эту фазу разовая способность бесполезна.",
);
const ULTIMATE_IN_VAIN: Text =
    text("The ultimate ability would change nothing.", "Разовая способность ничего не изменит.");
const WHOLE_TYPES_ONLY: Text =
    text("All monsters of a type go together.", "Монстры одного типа уходят только все вместе.");
const LAIR_IS_EMPTY: Text = text("The lair is empty already.", "Логово и так пусто.");
const GRAVEYARD_IS_EMPTY: Text =
    text("There is no die in the graveyard.", "На кладбище нет кубиков.");
const NO_BAIT_NOW: Text = text("Bait has no use in this phase.", "В эту фазу приманка бесполезна.");
const BAIT_IN_VAIN: Text = text(
    "There is nothing on the level to be turned into dragons.",
    "На уровне нечего превращать в драконьи морды.",
);
const NOT_NOW: Text =
    text("This treasure has no use in this phase.", "В эту фазу от этого сокровища нет толку.");
const NOTHING_TO_FLEE: Text =
    text("There is no monster left to flee from.", "Бежать не от кого: монстров не осталось.");
const CANNOT_FLEE: Text = text(
    "Flight is for those who face monsters or the dragon.",
    "Бегут только от монстров и от дракона.",
);
const MONSTERS_REMAIN: Text =
    text("There are monsters on the level still.", "На уровне ещё есть монстры.");
const NOTHING_TO_END: Text = text("This phase ends by itself.", "Эта фаза закончится сама.");
const NO_REGROUP_YET: Text = text(
    "Retire or go on after the level is dealt with.",
    "Отдых или новый уровень — только после этого уровня.",
);
const NO_RETREAT: Text = text(
    "In a rage nobody retires, unless a dragon was defeated on this level.",
    "В ярости не отдыхают, пока на этом же уровне не побеждён дракон.",
);
const PLAN_FIRST: Text = text(
    "Lay out the scouted dice first: one, two and three.",
    "Сначала разложите разведанные кубики: один, два и три.",
);
const ONE_AND_TWO: Text = text(
    "One die lies on level 1, two on level 2.",
    "На уровень 1 кладут один кубик, на уровень 2 — два.",
);
const NO_SUCH_SCOUTED: Text =
    text("These dice were not scouted.", "Таких кубиков среди разведанных нет.");
const DISCARD_FIRST: Text = text("First give a treasure back.", "Сначала верните сокровище.");
const NOTHING_OWED: Text =
    text("There is no treasure to be given back now.", "Сейчас возвращать сокровища не нужно.");
const IS_READY: Text = text("The hero is ready.", "Герой и так готов.");
const NO_LURE_NOW: Text =
    text("Monsters are lured in the monster phase.", "Монстров приманивают в фазу монстров.");
const SAME_FACE: Text = text("The die shows that face already.", "Кубик и так лежит этой гранью.");
const ONE_DIE_ONLY: Text =
    text("One die only: of the party or of the level.", "Только один кубик: партии или уровня.");
const NO_SUCH_PRICE: Text =
    text("The dragon does not fall for that.", "За это дракона не победить.");
const CHEST_OR_POTION: Text =
    text("Choose one chest or one potion.", "Выберите один сундук или одно зелье.");
const NOT_IN_LAIR: Text =
    text("There are not so many dice in the lair.", "В логове нет стольких кубиков.");
const TAME_DRAGON: Text =
    text("A tame dragon does not fight the dragon.", "Ручной дракон не сражается с драконом.");
