//! What Paper Dungeons says, in both languages.

mod campaigns;
mod cites;
mod offers;
mod refusals;
mod scores;
mod telling;

use super::PaperDungeons;
use super::action::{Action, Event, Refusal, What};
use super::rules;
use super::state::{Phase, ROUNDS, View};
use super::tracks::solo_title;
use crate::kernel::campaign::CampaignSet;
use crate::kernel::words::{choice, option};
use crate::kernel::{
    Choice, Lang, Line, RuleId, Seat, SetupOption, Telling, Text, Words, plural, text,
};

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

static POTIONS: [Choice; 2] = [
    choice("always", "Potions take wounds", "Зелья принимают ранения"),
    choice("ask", "Potions: ask me", "Зелья: спрашивать меня"),
];

static OPTIONS: [SetupOption; 4] = [
    option(
        "dungeon",
        text("Dungeon", "Подземелье"),
        text(
            "Every card has its own walls and its own three monsters.",
            "На каждой карте свои стены и свои три чудовища.",
        ),
        &DUNGEONS,
        |_| true,
    ),
    SetupOption {
        key: "missions",
        name: text("Missions", "Миссии"),
        hint: text(
            "Common tasks for extra glory. A first game is easier without them.",
            "Общие задания за добавочную славу. В первой игре проще без них.",
        ),
        choices: &MISSIONS,
        default: |occasion| usize::from(occasion.is_seasoned),
        applies: |_| true,
    },
    option(
        "vanishing",
        text("Vanishing gems", "Исчезающие самоцветы"),
        text(
            "After the first two monsters some gems are gone for everybody who has not taken them.",
            "После первых двух чудовищ часть самоцветов пропадает для тех, кто их не взял.",
        ),
        &VANISHING,
        // A team alone always plays with vanishing gems (PD-331).
        |n_seats| 1 < n_seats,
    ),
    option(
        "potions",
        text("Wounds and potions", "Ранения и зелья"),
        text(
            "Each potion can take two wounds. To mark them on the team instead is hardly ever better.",
            "Каждое зелье может принять два ранения. Отмечать их вместо этого на команде почти никогда не лучше.",
        ),
        &POTIONS,
        |_| true,
    ),
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
    const CAMPAIGN_SET: Option<&'static CampaignSet> = Some(&campaigns::CAMPAIGN_SET);

    fn describe(event: &Event, to: Telling<'_>) -> Option<String> {
        let (seat, said) = telling::said(&event.what, to.lang)?;
        Some(match seat {
            Some(seat) if !to.is_solo() => format!("{}: {said}", to.names[seat]),
            Some(_) | None => telling::capital(&said),
        })
    }

    fn cite(event: &Event) -> Option<RuleId> {
        cites::cite(&event.what)
    }

    fn heading(event: &Event, lang: Lang) -> Option<String> {
        if let What::Round { round } = event.what {
            Some(round_of(round, lang))
        } else {
            (event.what == What::Over).then(|| lang.pick("The end", "Конец игры").to_owned())
        }
    }

    fn offer(action: &Action, _: &View, lang: Lang) -> String {
        offers::offer(*action, lang)
    }

    fn refuse(refusal: Refusal, lang: Lang) -> String {
        refusals::refuse(refusal, lang)
    }

    fn line(line: &Line, lang: Lang) -> (String, String) {
        scores::line(line, lang)
    }

    fn total(points: i32, lang: Lang) -> String {
        let ru = plural(lang, points, [""; 2], ["очко славы", "очка славы", "очков славы"]);
        lang.pick(format!("{points} glory"), format!("{points} {ru}"))
    }

    fn moment(view: &View, lang: Lang) -> String {
        match view.ground.phase {
            Phase::Draft => lang.pick("Choosing cards", "Выбор карт").to_owned(),
            Phase::PreGame => lang.pick("Before round 1", "Перед 1‑м раундом").to_owned(),
            Phase::Action | Phase::Spoils => round_of(view.ground.round, lang),
            Phase::Over => lang.pick("The end", "Конец игры").to_owned(),
        }
    }

    fn verdict(view: &View, lang: Lang) -> Option<String> {
        if view.ground.phase != Phase::Over {
            return None;
        }
        let standing = rules::standing(view);
        if !view.ground.is_solo() {
            return standing.is_tie_broken().then(|| TIE_BROKEN.get(lang).to_owned());
        }
        let title = solo_title(standing.places[Seat::FIRST].total).get(lang);
        let n_rooms = i32::from(view.teams[Seat::FIRST].sheet.explored.count());
        let en = format!("Rank: {title}. {n_rooms} of 42 rooms explored.");
        let ru = format!("Звание: {title}. Исследовано помещений: {n_rooms} из 42.");
        Some(lang.pick(en, ru))
    }

    fn chapter_mark(view: &View, seat: Seat) -> i32 {
        rules::chapter_mark(view, seat)
    }
}

/// Why one of two with equal glory has won (PD-280).
const TIE_BROKEN: Text = text(
    "Equal glory: whoever explored more rooms is ahead.",
    "Слава равная: впереди тот, кто исследовал больше помещений.",
);

fn round_of(round: u8, lang: Lang) -> String {
    lang.pick(format!("Round {round} of {ROUNDS}"), format!("Раунд {round} из {ROUNDS}"))
}
