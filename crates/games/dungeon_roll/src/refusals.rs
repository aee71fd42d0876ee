//! Why something is not allowed: every refusal with its rule and its sentences.

use super::action::Source;
use super::dice::{Companion, Monster, PartyFace};
use super::heroes::{Hero, Temp};
use super::treasures::Treasure;
use super::words::names::{of_one, source};
use kernel::{Lang, RuleId, Text, capital, plural, refusals, text};

refusals! {
    /// Why an action or a setup is not allowed.
    pub enum Refusal {
        Players = "DR-207"
            => "From one to four players can sit at the table.",
            "За столом могут играть от одного до четырёх человек.";
        FirstSeat = "DR-203"
            => "The first adventurer has to sit at the table.",
            "Первый приключенец должен сидеть за столом.";
        NotYourDelve = "DR-094"
            => "Somebody else is in the dungeon now.", "Сейчас в подземелье другой игрок.";
        MatchIsOver = "DR-095" => "The match is over.", "Всё сыграно.";
        ChooseFirst = "DR-202" => "Choose a hero first.", "Сначала выберите героя.";
        HeroesAreTaken = "DR-202" => "Heroes are not chosen any more.", "Герои уже выбраны.";
        HeroTaken(hero: Hero) = "DR-202"
            => ("{} cannot be chosen.", capital(&hero.called(false, Lang::En))),
            ("{}: этот герой недоступен.", capital(&hero.called(false, Lang::Ru)));
        FormFirst = "DR-016"
            => "Settle the party first: keep it, or re-roll dice once.",
            "Сначала закончите сбор партии: оставьте кубики как есть или один раз перебросьте.";
        PartyIsFormed = "DR-016" => "The party is formed already.", "Сбор партии уже закончен.";
        NothingChosen = "DR-012" => "Choose at least one target.", "Выберите хотя бы одну цель.";
        NoSuchDie(face: PartyFace) = "DR-001"
            => ("There is no such {} in the party.", face.name().en()),
            ("Такого {} у вас нет.", of_one(face));
        NoSuchTemp(temp: Temp) = "DR-092"
            => ("{}: you have none.", source(Source::Temp(temp), Lang::En)),
            ("{}: у вас такого нет.", source(Source::Temp(temp), Lang::Ru));
        NoSuchTreasure(treasure: Treasure) = "DR-072"
            => ("{}: you have none.", treasure.card().name.en()),
            ("{}: у вас такого нет.", treasure.card().name.ru());
        NotACompanion(treasure: Treasure) = "DR-072"
            => ("{} is no companion.", treasure.card().name.en()),
            ("{}: это не сопартиец.", treasure.card().name.ru());
        HeroDoesNotAct = "DR-087"
            => "This side of the hero card does not act as a companion.",
            "Эта сторона карты героя не заменяет сопартийца.";
        Exhausted = "DR-035"
            => "The hero is exhausted until the next delve.",
            "Герой изнурён до следующего приключения.";
        ScrollsDoNotFight = "DR-028"
            => "Scrolls do not fight; this takes a companion.",
            "Свитки не сражаются: нужен сопартиец.";
        NoFightNow = "DR-022"
            => "Monsters are fought in the monster phase.",
            "С монстрами сражаются в фазу монстров.";
        NoSuchMonsters = "DR-012"
            => "There are not so many of these monsters on the level.",
            "На уровне нет стольких монстров этого типа.";
        OneTypeAtATime = "DR-027"
            => "One companion meets monsters of one type at a time.",
            "Один сопартиец побеждает за раз монстров одного типа.";
        TooManyMonsters(companion: Companion) = rule_of(companion) => { too_many(companion) };
        NotAScroll = "DR-031"
            => "Only a scroll re-rolls dice.", "Перебрасывать кубики можно только свитком.";
        NoRerollNow = "DR-033"
            => "Scrolls re-roll dice in the monster phase.",
            "Свитком перебрасывают кубики в фазу монстров.";
        OtherSpecialty = "DR-081"
            => "This hero has another specialty.", "У этого героя другой навык.";
        OncePerLevel = "DR-304"
            => "The hero has done that on this level already.",
            "На этом уровне герой это уже сделал.";
        OtherDie = "DR-304"
            => "The hero does not re-roll such a die.", "Такой кубик герой не перебрасывает.";
        NoSuchDungeonDice = "DR-032"
            => "These dice do not lie on the level. Dragons in the lair cannot be re-rolled.",
            "Таких кубиков на уровне нет. Кубики в логове перебросить нельзя.";
        NoSuchPartyDice = "DR-032"
            => "These dice are not in the party. The spent scroll and the graveyard do not count.",
            "Таких кубиков партии у вас нет. Потраченный свиток и кладбище не считаются.";
        MonstersFirst = "DR-039"
            => "First the monsters, then the loot.", "Сначала монстры, потом добыча.";
        NoLootNow = "DR-039"
            => "Chests and potions belong to the loot phase.",
            "Сундуки и зелья — дело фазы добычи.";
        NoSuchChests = "DR-042"
            => "There are not so many chests on the level.", "На уровне нет стольких сундуков.";
        OneChestOnly = "DR-041"
            => "This companion opens only one chest. A thief or a champion opens all.",
            "Этот сопартиец открывает лишь один сундук. Вор или страж откроет все.";
        ScrollsDoNotOpen = "DR-041"
            => "Scrolls do not open chests; this takes a companion.",
            "Свитки не открывают сундуки: нужен сопартиец.";
        NoSuchPotions = "DR-045"
            => "There are not so many potions on the level.", "На уровне нет стольких зелий.";
        GraveyardTooSmall = "DR-047"
            => "Each potion takes a die from the graveyard, and there are not enough.",
            "Каждое зелье возвращает кубик с кладбища, а их там не хватает.";
        TreasureDoesNotDrink(treasure: Treasure) = "DR-048"
            => ("{}: only a companion or a scroll drinks.", treasure.card().name.en()),
            ("{}: зелья пьют только сопартийцы и свитки.", treasure.card().name.ru());
        DragonSleeps = "DR-051"
            => "The dragon is not to be fought now.", "Сейчас с драконом не сражаются.";
        BandOf(n: u8) = "DR-118"
            => "The dragon takes exactly {n} companions.",
            ("Против дракона нужны ровно {n} {}.",
                ru(n, ["сопартиец", "сопартийца", "сопартийцев"]));
        SameTypes = "DR-052"
            => "The dragon takes companions of different types.",
            "Против дракона нужны сопартийцы разных типов.";
        NoHero = "DR-081" => "There is no hero in this delve.", "В этом приключении нет героя.";
        OtherUltimate = "DR-087"
            => "The hero has another ultimate ability.", "У героя другая разовая способность.";
        NoUltimateNow = "DR-036"
            => "The ultimate ability has no use in this phase.",
            "В эту фазу разовая способность бесполезна.";
        UltimateInVain = "DR-036"
            => "The ultimate ability would change nothing.",
            "Разовая способность ничего не изменит.";
        TooManyForUltimate(n: u8) = "DR-036"
            => ("The ultimate ability takes {n} {} at most.", en(n, ["monster", "monsters"])),
            ("Разовая способность действует не более чем на {n} {}.",
                ru(n, ["монстра", "монстров", "монстров"]));
        TooManyTypes(n: u8) = "DR-036"
            => ("The ultimate ability takes monsters of {n} {} at most.", en(n, ["type", "types"])),
            ("Разовая способность действует на монстров не более чем {n} {}.",
                ru(n, ["типа", "типов", "типов"]));
        WholeTypesOnly = "DR-036"
            => "All monsters of a type go together.",
            "Монстры одного типа уходят только все вместе.";
        OtherMonster(monster: Monster) = "DR-036" => { other_monster(monster) };
        FacesForPotions(n: u8) = "DR-127"
            => ("Choose faces for all that come back: {n} {} from the graveyard.",
                en(n, ["die comes", "dice come"])),
            ("Выберите грани для всех, кто вернётся с кладбища: для {n} {}.",
                ru(n, ["кубика", "кубиков", "кубиков"]));
        LairIsEmpty = "DR-076" => "The lair is empty already.", "Логово и так пусто.";
        GraveyardIsEmpty = "DR-077"
            => "There is no die in the graveyard.", "На кладбище нет кубиков.";
        NoBaitNow = "DR-078" => "Bait has no use in this phase.", "В эту фазу приманка бесполезна.";
        BaitInVain = "DR-078"
            => "There is nothing on the level to be turned into dragons.",
            "На уровне нечего превращать в драконьи морды.";
        NotNow = "DR-072"
            => "This treasure has no use in this phase.",
            "В эту фазу от этого сокровища нет толку.";
        NothingToFlee = "DR-070"
            => "There is no monster left to flee from.", "Бежать не от кого: монстров не осталось.";
        CannotFlee = "DR-070"
            => "Flight is for those who face monsters or the dragon.",
            "Бегут только от монстров и от дракона.";
        MonstersRemain = "DR-021"
            => "There are monsters on the level still.", "На уровне ещё есть монстры.";
        NothingToEnd = "DR-049" => "This phase ends by itself.", "Эта фаза закончится сама.";
        NoRegroupYet = "DR-071"
            => "Retire or go down after the level is dealt with.",
            "Отдых или спуск — только после этого уровня.";
        NoRetreat = "DR-317"
            => "In a rage nobody retires, unless a dragon was defeated on this level.",
            "В ярости не отдыхают, пока на этом же уровне не побеждён дракон.";
        PlanFirst = "DR-313"
            => "Lay out the scouted dice first: one, two and three.",
            "Сначала разложите разведанные кубики: один, два и три.";
        InscribeFirst(n: u8) = "DR-326"
            => ("First choose exactly {n} {} of the party to become scrolls.",
                en(n, ["die", "dice"])),
            ("Сначала выберите ровно {n} {} партии: они станут свитками.",
                ru(n, ["кубик", "кубика", "кубиков"]));
        OneAndTwo = "DR-313"
            => "One die lies on level 1, two on level 2.",
            "На уровень 1 кладут один кубик, на уровень 2 — два.";
        NoSuchScouted = "DR-313"
            => "These dice were not scouted.", "Таких кубиков среди разведанных нет.";
        DiscardFirst = "DR-315" => "First give a treasure back.", "Сначала верните сокровище.";
        NothingOwed = "DR-315"
            => "There is no treasure to be given back now.",
            "Сейчас возвращать сокровища не нужно.";
        IsReady = "DR-307" => "The hero is ready.", "Герой и так готов.";
        NoLureNow = "DR-326"
            => "Monsters are lured in the monster phase.", "Монстров приманивают в фазу монстров.";
        SameFace = "DR-319" => "The die shows that face already.", "Кубик и так лежит этой гранью.";
        OneDieOnly = "DR-319"
            => "One die only: of the party or of the level.",
            "Только один кубик: партии или уровня.";
        NoSuchPrice = "DR-309"
            => "The dragon does not fall for that.", "За это дракона не победить.";
        ChestOrPotion = "DR-321"
            => "Choose one chest or one potion.", "Выберите один сундук или одно зелье.";
        TooManyDice(n: u8) = "DR-328"
            => ("The ultimate ability takes {n} {} at most.", en(n, ["die", "dice"])),
            ("Разовая способность действует не более чем на {n} {}.",
                ru(n, ["кубика", "кубиков", "кубиков"]));
        NotInLair = "DR-005"
            => "There are not so many dice in the lair.", "В логове нет стольких кубиков.";
        TameDragon = "DR-326"
            => "A tame dragon does not fight the dragon.", "Ручной дракон не сражается с драконом.";
    }
}

/// The rule of what a companion defeats.
pub const fn rule_of(companion: Companion) -> RuleId {
    match companion {
        Companion::Fighter => "DR-023",
        Companion::Cleric => "DR-024",
        Companion::Mage => "DR-025",
        Companion::Thief => "DR-026",
        Companion::Champion => "DR-027",
        Companion::Dragon => "DR-326",
    }
}

const fn too_many(companion: Companion) -> Text {
    match companion {
        Companion::Fighter => text(
            "A fighter defeats one skeleton, one ooze, or any number of goblins.",
            "Воин побеждает одного скелета, одного слизня или любое число гоблинов.",
        ),
        Companion::Cleric => text(
            "A cleric defeats one goblin, one ooze, or any number of skeletons.",
            "Клирик побеждает одного гоблина, одного слизня или любое число скелетов.",
        ),
        Companion::Mage => text(
            "A mage defeats one goblin, one skeleton, or any number of oozes.",
            "Маг побеждает одного гоблина, одного скелета или любое число слизней.",
        ),
        Companion::Thief => text("A thief defeats one monster.", "Вор побеждает одного монстра."),
        Companion::Champion => text(
            "A champion defeats any number of monsters of one type.",
            "Страж побеждает любое число монстров одного типа.",
        ),
        Companion::Dragon => {
            text("A tame dragon defeats one monster.", "Ручной дракон побеждает одного монстра.")
        }
    }
}

const fn other_monster(monster: Monster) -> Text {
    match monster {
        Monster::Goblin => text(
            "The ultimate ability works on goblins only.",
            "Разовая способность действует только на гоблинов.",
        ),
        Monster::Skeleton => text(
            "The ultimate ability works on skeletons only.",
            "Разовая способность действует только на скелетов.",
        ),
        Monster::Ooze => text(
            "The ultimate ability works on oozes only.",
            "Разовая способность действует только на слизней.",
        ),
    }
}

fn en(n: u8, forms: [&'static str; 2]) -> &'static str {
    plural(Lang::En, n.into(), forms, [""; 3])
}

fn ru(n: u8, forms: [&'static str; 3]) -> &'static str {
    plural(Lang::Ru, n.into(), [""; 2], forms)
}
