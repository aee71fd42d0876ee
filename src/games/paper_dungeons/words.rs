//! What Paper Dungeons says, in both languages.

use super::PaperDungeons;
use super::action::{Cause, Event, Refusal, What};
use super::dice::{Face, Side, Symbol};
use super::dungeons::{Guard, Letters, printed};
use super::heroes::{Colour, Hero};
use super::monsters::Monster;
use super::rules;
use super::state::{Phase, ROUNDS, Reward, View};
use super::tracks::{POTIONS_MAX, solo_title};
use crate::kernel::{Choice, Lang, Line, Seat, SetupOption, Telling, Text, Words, plural, text};

const fn choice(key: &'static str, en: &'static str, ru: &'static str) -> Choice {
    Choice { key, name: text(en, ru) }
}

static DUNGEONS: [Choice; 13] = [
    choice("random", "A random dungeon", "Случайное подземелье"),
    choice("A", "A. The Howling Cellars", "А. Воющие погреба"),
    choice("B", "B. The Horned Gatekeeper", "Б. Рогатый привратник"),
    choice("C", "C. The Clay Giant's Debt", "В. Долг глиняного великана"),
    choice("D", "D. Sands Full of Legs", "Г. Пески с лапами"),
    choice("E", "E. The Jackals' Court", "Д. Двор шакалов"),
    choice("F", "F. The Sealed Sarcophagus", "Е. Запечатанный саркофаг"),
    choice("G", "G. Webs at the Foot of the Tower", "Ж. Паутина у подножия башни"),
    choice("H", "H. The Stone Gallery", "З. Каменная галерея"),
    choice("I", "I. The Lich's Lantern", "И. Фонарь лича"),
    choice("J", "J. Ruins by the Great Road", "К. Руины у Великого тракта"),
    choice("K", "K. The Garden of Statues", "Л. Сад изваяний"),
    choice("L", "L. The Dragon's Toll", "М. Драконья пошлина"),
];

static MISSIONS: [Choice; 2] =
    [choice("none", "No missions", "Без миссий"), choice("3", "Three missions", "Три миссии")];

static VANISHING: [Choice; 2] = [
    choice("no", "Gems stay", "Самоцветы остаются"),
    choice("yes", "Gems vanish", "Самоцветы исчезают"),
];

static OPTIONS: [SetupOption; 3] = [
    SetupOption {
        key: "dungeon",
        name: text("Dungeon", "Подземелье"),
        hint: text(
            "Every card has its own walls and its own three monsters.",
            "На каждой карте свои стены и свои три чудовища.",
        ),
        choices: &DUNGEONS,
        default: 0,
        seasoned: 0,
        applies: |_| true,
    },
    SetupOption {
        key: "missions",
        name: text("Missions", "Миссии"),
        hint: text(
            "Common tasks for extra glory. A first game is easier without them.",
            "Общие задания за добавочную славу. В первой игре проще без них.",
        ),
        choices: &MISSIONS,
        default: 0,
        seasoned: 1,
        applies: |_| true,
    },
    SetupOption {
        key: "vanishing",
        name: text("Vanishing gems", "Исчезающие самоцветы"),
        hint: text(
            "After the first two monsters some gems are gone for everybody who has not taken them.",
            "После первых двух чудовищ часть самоцветов пропадает для тех, кто их не взял.",
        ),
        choices: &VANISHING,
        default: 0,
        seasoned: 0,
        // A team alone always plays with vanishing gems (PD-331).
        applies: |n_seats| 1 < n_seats,
    },
];

impl Words for PaperDungeons {
    const TITLE: Text = text("Paper Dungeons", "Бумажные подземелья");
    const LINE: Text = text(
        "Four heroes, one sheet of paper, eight rounds to become a legend.",
        "Четыре героя, один лист бумаги и восемь раундов, чтобы войти в легенду.",
    );
    const SEATS: std::ops::RangeInclusive<usize> = 1..=8;
    const MINUTES: u32 = 30;
    const OPTIONS: &'static [SetupOption] = &OPTIONS;

    fn tell(event: &Event, to: Telling<'_>) -> Option<String> {
        let (seat, said) = said(&event.what, to.lang)?;
        Some(match seat {
            Some(seat) if !to.is_solo() => format!("{}: {said}", to.names[seat]),
            Some(_) | None => capital(&said),
        })
    }

    fn heading(event: &Event, lang: Lang) -> Option<String> {
        match event.what {
            What::Round { round } => Some(round_of(round, lang)),
            What::Over => Some(lang.pick("The end", "Конец игры").to_owned()),
            _ => None,
        }
    }

    fn refuse(refusal: Refusal, lang: Lang) -> String {
        refusal_words(refusal, lang)
    }

    fn line(line: &Line, lang: Lang) -> (String, String) {
        let (name, why) = line_words(line, lang);
        (name.to_owned(), why)
    }

    fn moment(view: &View, lang: Lang) -> String {
        match view.ground.phase {
            Phase::Draft => lang.pick("Choosing cards", "Выбор карт").to_owned(),
            Phase::PreGame => lang.pick("Before round 1", "Перед 1-м раундом").to_owned(),
            Phase::Action | Phase::Spoils => round_of(view.ground.round, lang),
            Phase::Over => lang.pick("The end", "Конец игры").to_owned(),
        }
    }

    fn verdict(view: &View, lang: Lang) -> Option<String> {
        let is_solo_end = view.ground.is_solo() && view.ground.phase == Phase::Over;
        is_solo_end.then(|| {
            let total = rules::standing(view).places[Seat::FIRST].total;
            let title = solo_title(total).get(lang);
            let n_rooms = i32::from(view.teams[Seat::FIRST].sheet.explored.len());
            let en = format!("Rank: {title}. {n_rooms} of 42 rooms explored.");
            let ru = format!("Звание: {title}. Исследовано помещений: {n_rooms} из 42.");
            lang.pick(en, ru)
        })
    }
}

fn round_of(round: u8, lang: Lang) -> String {
    lang.pick(format!("Round {round} of {ROUNDS}"), format!("Раунд {round} из {ROUNDS}"))
}

fn capital(said: &str) -> String {
    let mut chars = said.chars();
    let first = chars.next().into_iter().flat_map(char::to_uppercase);
    first.chain(chars).collect()
}

/// A sentence that starts with a small letter, and whose it is.
fn said(what: &What, lang: Lang) -> Option<(Option<Seat>, String)> {
    let pick = |en: String, ru: String| lang.pick(en, ru);
    Some(match *what {
        What::Revealed { dungeon } => {
            let card = dungeon.card();
            let (letter, title) = (card.letter.get(lang), card.title.get(lang));
            let names = card.monsters.map(|it| it.card().name.get(lang)).join(", ");
            let en = format!("the dungeon is {letter}, {title}. Its monsters: {names}.");
            (None, pick(en, format!("подземелье {letter}, «{title}». Чудовища: {names}.")))
        }
        What::Missions { missions } => {
            let names = missions.map(|it| it.name().get(lang)).join("; ");
            (None, pick(format!("the missions: {names}."), format!("миссии: {names}.")))
        }
        What::Dealt { seat, cards } => {
            let [one, two] = cards.talents.map(|it| it.card().name.get(lang));
            let en = format!("two talents to choose from: {one}, {two}.");
            (Some(seat), pick(en, format!("на выбор два таланта: {one}, {two}.")))
        }
        What::Kept { seat, talent, objective } => {
            let (talent, aim) = (talent.card().name.get(lang), objective.card().name.get(lang));
            let en = format!("keeps {talent}, and the objective: {aim}.");
            (Some(seat), pick(en, format!("талант «{talent}», цель: {aim}.")))
        }
        What::Chose { seat } => {
            (Some(seat), lang.pick("the cards are chosen.", "карты выбраны.").to_owned())
        }
        What::TalentShown { seat, talent } => {
            let card = talent.card();
            let (name, effect) = (card.name.get(lang), card.effect.get(lang));
            let en = format!("talent {name}. {effect}");
            (Some(seat), pick(en, format!("талант «{name}». {effect}")))
        }
        What::Rolled { roll, n_rerolls } => (None, rolled(&roll, n_rerolls, lang)),
        What::CrossedOut { seat, letters } => {
            let names = letter_names(letters);
            (
                Some(seat),
                pick(
                    format!("gems taken by rivals: {names}."),
                    format!("самоцветы достались соперникам: {names}."),
                ),
            )
        }
        What::Vanished { letters } => {
            let names = letter_names(letters);
            (None, pick(format!("gems vanish: {names}."), format!("исчезают самоцветы: {names}.")))
        }
        What::Round { .. } | What::Over | What::Confirmed { .. } | What::Gained { .. } => {
            return None;
        }
        What::Claimed { .. } | What::Fought { .. } | What::Fled { .. } | What::Spoils { .. } => {
            said_of_glory(what, lang)?
        }
        What::Used { .. }
        | What::Raised { .. }
        | What::Crafted { .. }
        | What::Brewed { .. }
        | What::Entered { .. }
        | What::Crossed { .. }
        | What::Beat { .. }
        | What::Wounded { .. }
        | What::Trapped { .. }
        | What::Resurrected { .. }
        | What::Stole { .. }
        | What::Lost { .. }
        | What::Declined { .. }
        | What::Summary { .. } => said_of_marks(what, lang)?,
    })
}

/// Missions and monsters.
fn said_of_glory(what: &What, lang: Lang) -> Option<(Option<Seat>, String)> {
    let (seat, en, ru) = match *what {
        What::Claimed { seat, mission, glory } => {
            let name = mission.name();
            let (en, ru) = (name.en, name.ru);
            let en = format!("mission fulfilled, {}: {en}.", glory_words(glory, Lang::En));
            (seat, en, format!("миссия выполнена, {}: {ru}.", glory_words(glory, Lang::Ru)))
        }
        What::Fought { seat, monster, power, range, glory } => {
            let name = monster.card().name;
            let rank = ["I", "II", "III"][range as usize];
            let (en, ru) = (name.en, name.ru);
            let (more, more_ru) = (glory_words(glory, Lang::En), glory_words(glory, Lang::Ru));
            (
                seat,
                format!("fights the {en} with power {power}: range {rank}, {more}."),
                format!("бой ({ru}), мощь {power}: диапазон {rank}, {more_ru}."),
            )
        }
        What::Fled { seat, monster, glory } => {
            let name = monster.card().name;
            let (en, ru) = (name.en, name.ru);
            let (less, less_ru) = (glory_words(glory, Lang::En), glory_words(glory, Lang::Ru));
            (
                seat,
                format!("flees from the {en}: {less}."),
                format!("команда бежит с поля боя ({ru}): {less_ru}."),
            )
        }
        What::Spoils { seat, monster } => {
            let name = monster.card().name;
            let (en, ru) = (name.en, name.ru);
            (
                seat,
                format!("strongest against the {en}, and takes its reward."),
                format!("сильнейшая команда против чудовища ({ru}) получает награду."),
            )
        }
        _ => return None,
    };
    Some((Some(seat), lang.pick(en, ru)))
}

/// What is marked on a sheet.
fn said_of_marks(what: &What, lang: Lang) -> Option<(Option<Seat>, String)> {
    let (seat, en, ru) = match *what {
        What::Used { seat, die } => {
            let (en, ru) = (face_name(die, Lang::En), face_name(die, Lang::Ru));
            (seat, format!("uses a die: {en}."), format!("использован кубик: {ru}."))
        }
        What::Raised { seat, hero, level } => {
            let name = hero.name();
            (
                seat,
                format!("{} rises to level {level}.", name.en),
                format!("{}: теперь {level}-й уровень.", name.ru),
            )
        }
        What::Crafted { seat, item, boxes } => {
            let name = item.card().name;
            let (part, part_ru) = if boxes == 1 {
                ("half done", "половина готова")
            } else {
                ("complete", "готово")
            };
            (seat, format!("{}: {part}.", name.en), format!("{}: {part_ru}.", name.ru))
        }
        What::Brewed { seat, n_potions: 0, .. } => {
            (seat, "no room for more potions.".into(), "для зелий больше нет места.".into())
        }
        What::Brewed { seat, n_potions, total } => {
            let potions = plural(Lang::En, i32::from(n_potions), ["potion", "potions"], [""; 3]);
            let potions_ru =
                plural(Lang::Ru, i32::from(n_potions), [""; 2], ["зелье", "зелья", "зелий"]);
            (
                seat,
                format!("+{n_potions} {potions}, {total} of {POTIONS_MAX}."),
                format!("+{n_potions} {potions_ru}, всего {total} из {POTIONS_MAX}."),
            )
        }
        What::Entered { seat, room } => {
            (seat, format!("enters {room}."), format!("вход в помещение {room}."))
        }
        What::Crossed { seat, is_water: true } => {
            (seat, "crosses water.".into(), "переход через воду.".into())
        }
        What::Crossed { seat, is_water: false } => {
            (seat, "walks through a wall.".into(), "проход сквозь стену.".into())
        }
        What::Beat { seat, room, minion } => {
            let name = minion.kind.name();
            let level = minion.level;
            (
                seat,
                format!("{} of level {level} beaten in {room}.", name.en),
                format!("{} {level}-го уровня: победа в {room}.", name.ru),
            )
        }
        What::Wounded { seat, cause, absorbed, marked } => {
            let n = absorbed + marked;
            let en = wound_words(n, absorbed, cause_words(cause, Lang::En), Lang::En);
            (seat, en, wound_words(n, absorbed, cause_words(cause, Lang::Ru), Lang::Ru))
        }
        What::Trapped { seat, room } => {
            (seat, format!("a trap in {room}."), format!("ловушка в {room}."))
        }
        What::Resurrected { seat } => (
            seat,
            "the team falls and is resurrected: -9 glory at the end.".replace('-', "−"),
            "команда пала и воскресла: −9 славы в конце.".into(),
        ),
        What::Stole { seat, letter, total } => {
            let gem = letter.map(|it| format!(" {}", it.letter())).unwrap_or_default();
            (
                seat,
                format!("steals gem{gem}, {total} in all."),
                format!("выкраден самоцвет{gem}, всего {total}."),
            )
        }
        What::Lost { seat, reward } => {
            let (en, ru) = (reward_name(reward, Lang::En), reward_name(reward, Lang::Ru));
            (
                seat,
                format!("nothing left to mark, the reward is lost: {en}."),
                format!("отмечать больше нечего, награда пропадает: {ru}."),
            )
        }
        What::Declined { seat } => (seat, "takes no gem.".into(), "самоцвет не взят.".into()),
        What::Summary { seat, n_rooms, n_levels, n_boxes, n_potions, n_gems } => (
            seat,
            format!(
                "this round: rooms +{n_rooms}, levels +{n_levels}, item boxes +{n_boxes}, \
                 potions +{n_potions}, gems +{n_gems}."
            ),
            format!(
                "за раунд: помещения +{n_rooms}, уровни +{n_levels}, клетки предметов +{n_boxes}, \
                 зелья +{n_potions}, самоцветы +{n_gems}."
            ),
        ),
        _ => return None,
    };
    Some((Some(seat), lang.pick(en, ru)))
}

fn rolled(roll: &[Side], n_rerolls: u8, lang: Lang) -> String {
    let n_skulls = roll.iter().filter(|it| it.is_none()).count() as i32;
    let faces: Vec<String> = roll.iter().flatten().map(|&it| face_name(it, lang)).collect();
    let faces = faces.join(", ");
    let skulls = plural(lang, n_skulls, ["skull", "skulls"], ["череп", "черепа", "черепов"]);
    let skulls = if n_skulls == 0 { String::new() } else { format!(", {n_skulls} {skulls}") };
    let again = match (n_rerolls, lang) {
        (0, _) => "",
        (_, Lang::En) => " (after a reroll)",
        (_, Lang::Ru) => " (после переброса)",
    };
    lang.pick(
        format!("the dice: {faces}{skulls}{again}."),
        format!("кубики: {faces}{skulls}{again}."),
    )
}

/// The name of a face: white Warrior, Clover, Boots.
fn face_name(face: Face, lang: Lang) -> String {
    match (face.symbol(), face.colour()) {
        (Symbol::Clover, _) => lang.pick("Clover", "клевер").to_owned(),
        (Symbol::Boots, _) => lang.pick("Boots", "сапоги").to_owned(),
        (Symbol::Hero(hero), colour) => {
            let name = hero.name();
            let colour = match colour {
                Colour::White => lang.pick("white", "белый"),
                Colour::Black => lang.pick("black", "чёрный"),
            };
            lang.pick(
                format!("{colour} {}", name.en),
                format!("{colour} {}", name.ru.to_lowercase()),
            )
        }
    }
}

fn letter_names(letters: Letters) -> String {
    letters.iter().map(|it| it.letter().to_string()).collect::<Vec<_>>().join(", ")
}

fn glory_words(glory: i8, lang: Lang) -> String {
    let sign = if glory < 0 { "−" } else { "+" };
    let word = plural(lang, i32::from(glory), ["glory"; 2], ["слава", "славы", "славы"]);
    format!("{sign}{} {word}", glory.unsigned_abs())
}

fn wound_words(n: u8, absorbed: u8, cause: String, lang: Lang) -> String {
    let wounds = plural(lang, i32::from(n), ["wound", "wounds"], ["ранение", "ранения", "ранений"]);
    let taken = match (absorbed, lang) {
        (0, _) => String::new(),
        (it, Lang::En) if it == n => ", taken by potions".to_owned(),
        (it, Lang::Ru) if it == n => ", приняли зелья".to_owned(),
        (it, Lang::En) => format!(", {it} taken by potions"),
        (it, Lang::Ru) => format!(", из них {it} приняли зелья"),
    };
    format!("{n} {wounds} ({cause}){taken}.")
}

fn cause_words(cause: Cause, lang: Lang) -> String {
    match cause {
        Cause::Skulls => lang.pick("skulls", "черепа").to_owned(),
        Cause::Trap(_) => lang.pick("trap", "ловушка").to_owned(),
        Cause::Minion(room) => match printed(room).guard {
            Some(Guard::Minion(it)) => it.kind.name().get(lang).to_lowercase(),
            Some(Guard::Trap) | None => lang.pick("minion", "приспешник").to_owned(),
        },
        Cause::Monster(monster) => monster.card().name.get(lang).to_owned(),
    }
}

/// The name of a reward.
fn reward_name(reward: Reward, lang: Lang) -> &'static str {
    match reward {
        Reward::Level | Reward::LevelFirst | Reward::LevelOther(_) => {
            lang.pick("level-up", "повышение уровня")
        }
        Reward::Box | Reward::FirstBox | Reward::FirstBoxOther(_) => {
            lang.pick("item box", "клетка предмета")
        }
        Reward::Potion => lang.pick("potion", "зелье"),
        Reward::Gem | Reward::AnyGem => lang.pick("gem", "самоцвет"),
        Reward::Minion => lang.pick("minion", "приспешник"),
    }
}

fn refusal_words(refusal: Refusal, lang: Lang) -> String {
    let plain = |words: Text| words.get(lang).to_owned();
    match refusal {
        Refusal::Players => {
            plain(text("1 to 8 people can play.", "Играть могут от 1 до 8 человек."))
        }
        Refusal::DraftIsOver => plain(text(
            "Cards are chosen once, before the first round.",
            "Карты выбирают один раз, до первого раунда.",
        )),
        Refusal::DraftFirst => plain(text(
            "First choose a talent and an objective.",
            "Сначала выберите талант и цель.",
        )),
        Refusal::NotDealt => {
            plain(text("This card was not dealt to you.", "Эту карту вам не сдавали."))
        }
        Refusal::NoDiceNow => plain(text(
            "Dice are used in the action phase only.",
            "Кубики используют только в фазе действий.",
        )),
        Refusal::AlreadyDone => {
            plain(text("You have ended your round already.", "Вы уже закончили свой раунд."))
        }
        Refusal::RewardFirst => plain(text(
            "First choose where the reward goes.",
            "Сначала выберите, куда пойдёт награда.",
        )),
        Refusal::NoSuchReward => {
            plain(text("There is no such reward to mark now.", "Сейчас нет такой награды."))
        }
        Refusal::NoSuchDie => {
            plain(text("No unused die shows this face.", "Нет свободного кубика с такой гранью."))
        }
        Refusal::NoDiceLeft => plain(text(
            "Three dice have been used this round.",
            "В этом раунде уже использованы три кубика.",
        )),
        Refusal::DiceLeft => plain(text(
            "Use three dice before the round ends.",
            "До конца раунда нужно использовать три кубика.",
        )),
        Refusal::BootsOnlyMove => {
            plain(text("Boots only move.", "Сапоги служат только для перемещения."))
        }
        Refusal::WrongHero(hero) => {
            let name = hero.name();
            lang.pick(
                format!("The {} needs a die with the own symbol, or a Clover.", name.en),
                format!("{}: нужен кубик со своим символом или клевер.", name.ru),
            )
        }
        Refusal::WrongColour(hero) => {
            let name = hero.name();
            lang.pick(
                format!("The {} needs a die of the own colour.", name.en),
                format!("{}: нужен кубик своего цвета.", name.ru),
            )
        }
        Refusal::HeroAtTop(hero) => {
            let name = hero.name();
            lang.pick(
                format!("The {} is at level 6, the highest.", name.en),
                format!("{}: уже 6-й уровень, выше нет.", name.ru),
            )
        }
        _ => refusal_words_of_marks(refusal, lang),
    }
}

fn refusal_words_of_marks(refusal: Refusal, lang: Lang) -> String {
    let plain = |words: Text| words.get(lang).to_owned();
    match refusal {
        Refusal::WrongSymbol(item) => {
            let card = item.card();
            let hero = card.needs.unwrap_or(Hero::Warrior).name();
            lang.pick(
                format!("{} needs a die that shows a {}, or a Clover.", card.name.en, hero.en),
                format!("{}: нужен кубик «{}» или клевер.", card.name.ru, hero.ru.to_lowercase()),
            )
        }
        Refusal::ItemComplete(item) => {
            let name = item.card().name;
            lang.pick(format!("{} is complete.", name.en), format!("{}: уже готово.", name.ru))
        }
        Refusal::BoxFilled(item) => {
            let name = item.card().name;
            lang.pick(
                format!("{} has its first box filled.", name.en),
                format!("{}: первая клетка уже заполнена.", name.ru),
            )
        }
        Refusal::SameItem(_) => plain(text("Choose another item.", "Выберите другой предмет.")),
        Refusal::SameHero(_) => plain(text("Choose another hero.", "Выберите другого героя.")),
        Refusal::NotMoving => plain(text(
            "First choose a die to walk with.",
            "Сначала выберите кубик для перемещения.",
        )),
        Refusal::NoMovesLeft => {
            plain(text("All moves of this die are used.", "Все шаги этого кубика сделаны."))
        }
        Refusal::SameRoom => {
            plain(text("Your team is in this room.", "Команда уже в этом помещении."))
        }
        Refusal::NotAdjacent => {
            plain(text("This room is not next to the team's.", "Это помещение не соседнее."))
        }
        Refusal::NotAnEntrance => plain(text(
            "The first move goes through an entrance into row 1.",
            "Первый шаг ведёт через вход в ряд 1.",
        )),
        Refusal::Wall => plain(text(
            "A wall is in the way. The Cloak of Intangibility passes through it.",
            "Мешает стена. Сквозь неё проводит Мантия неосязаемости.",
        )),
        Refusal::Water => plain(text(
            "Water is in the way. The Medallion of Har or a Ranger crosses it.",
            "Мешает вода. Через неё проводят Медальон Хара и Следопыт.",
        )),
        Refusal::NoMinion => {
            plain(text("No undefeated minion stands there.", "Там нет непобеждённого приспешника."))
        }
        Refusal::CannotDecline => {
            plain(text("A reward may not be refused.", "От награды нельзя отказаться."))
        }
        Refusal::Players
        | Refusal::DraftIsOver
        | Refusal::DraftFirst
        | Refusal::NotDealt
        | Refusal::NoDiceNow
        | Refusal::AlreadyDone
        | Refusal::RewardFirst
        | Refusal::NoSuchReward
        | Refusal::NoSuchDie
        | Refusal::NoDiceLeft
        | Refusal::DiceLeft
        | Refusal::BootsOnlyMove
        | Refusal::WrongHero(_)
        | Refusal::WrongColour(_)
        | Refusal::HeroAtTop(_) => refusal_words(refusal, lang),
    }
}

fn line_words(line: &Line, lang: Lang) -> (&'static str, String) {
    let n = line.count;
    let monster = Monster::ALL.into_iter().find(|it| it.key() == line.id);
    if let Some(monster) = monster {
        let why = if n == 0 {
            lang.pick("fled", "бегство").to_owned()
        } else {
            lang.pick(format!("power {n}"), format!("мощь {n}"))
        };
        return (monster.card().name.get(lang), why);
    }
    let (name, en, ru) = match line.id {
        "levels" => {
            (text("Levels", "Уровни"), format!("lowest level {n}"), format!("низший уровень {n}"))
        }
        "items" => (
            text("Magic items", "Волшебные предметы"),
            counted(n, Lang::En, ["box", "boxes"], [""; 3]),
            counted(n, Lang::Ru, [""; 2], ["клетка", "клетки", "клеток"]),
        ),
        "gems" => (text("Gems", "Самоцветы"), format!("{n} stolen"), format!("выкрадено {n}")),
        "minions" => {
            (text("Minions", "Приспешники"), format!("{n} beaten"), format!("побеждено {n}"))
        }
        "wounds" => (text("Wounds", "Ранения"), format!("{n} marked"), format!("отмечено {n}")),
        "resurrection" => (
            text("Resurrection", "Воскрешение"),
            if n == 0 { "not needed" } else { "once" }.to_owned(),
            if n == 0 { "не понадобилось" } else { "один раз" }.to_owned(),
        ),
        "objective" => {
            (text("Objective", "Цель"), format!("counted {n}"), format!("засчитано {n}"))
        }
        "talent" => {
            (text("Talent", "Талант"), "printed on the card".into(), "указано на карте".into())
        }
        _ => (text("Missions", "Миссии"), format!("{n} fulfilled"), format!("выполнено {n}")),
    };
    (name.get(lang), lang.pick(en, ru))
}

fn counted(n: i32, lang: Lang, en: [&'static str; 2], ru: [&'static str; 3]) -> String {
    format!("{n} {}", plural(lang, n, en, ru))
}
