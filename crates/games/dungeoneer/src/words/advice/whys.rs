//! Why a way is good: odds, prices and what follows, as far as it lies open.

use super::super::names::{self, quest};
use super::super::rows::{self, Price};
use super::asked;
use super::odds::{harm, harm_now, harmed, percent, percent_of, uncounted, unweighed};
use super::quests::{homeless, own_quests, place_of};
use super::ways::{gain, roll_on_way};
use crate::action::{Action, Word};
use crate::cards::ability::Effect;
use crate::cards::{AdventureId, Attempt, Exit, QuestId, Trait};
use crate::forecast;
use crate::prospects::roll_at_hand;
use crate::rules::map;
use crate::state::{Phase, QUESTS, View};
use crate::steps::Step;
use kernel::ask::Answer;
use kernel::kit::Side;
use kernel::{Lang, Seat, capital};

/// A text of a card that is longer is not repeated, in letters.
const EFFECT_MAX: usize = 150;

/// Why this action is good, or not.
pub fn why(view: &View, seat: Seat, action: &Action, lang: Lang) -> String {
    let said = match action {
        Answer::Do(word) | Answer::Play(word) => deed(view, seat, action, *word, lang),
        Answer::Pass | Answer::PassUntil(_) => vec![pass(view, seat, lang)],
        Answer::Pick(_)
        | Answer::Several(_)
        | Answer::Number(_)
        | Answer::Yes(_)
        | Answer::Place(_)
        | Answer::Order(_) => asked::why(view, seat, action, lang),
    };
    let said: Vec<String> = said.into_iter().filter(|it| !it.is_empty()).collect();
    if said.is_empty() && view.open.turn == 0 {
        return unweighed(lang);
    }
    if said.is_empty() {
        return uncounted(lang);
    }
    said.join(" ")
}

fn deed(view: &View, seat: Seat, action: &Action, word: Word, lang: Lang) -> Vec<String> {
    let hero = &view.open.heroes[seat];
    let left = |spent: u8| {
        let ap = names::action_points(hero.ap.saturating_sub(spent).into(), lang);
        lang.pick(format!("Left after it: {ap}."), format!("Останется: {ap}."))
    };
    match word {
        Word::Go { side, with } => go(view, seat, side, with, lang),
        Word::Explore => explore(view, seat, lang),
        Word::Attempt(it) => attempt(view, seat, it, lang),
        Word::Search(it) => search(view, seat, it, lang),
        Word::Escort(it) | Word::Take(it) => {
            let goal = it.whereabouts(true, lang);
            vec![lang.pick(
                format!("Where it has to be brought: {goal}."),
                format!("Куда нужно довести: {goal}."),
            )]
        }
        Word::Finish(_) => vec![completes(view, seat, lang)],
        Word::Drop(_) => vec![
            lang.pick("The token stays where you stand.", "Жетон останется там, где вы стоите.")
                .to_owned(),
        ],
        Word::Stand => vec![left(1)],
        Word::Fall => vec![
            lang.pick(
                "It gives an action point for what you do next, but not for a move.",
                "Это очко действия на то, что вы сделаете следом, но не на перемещение.",
            )
            .to_owned(),
        ],
        Word::Shed { card, .. } => {
            let name = card.name();
            vec![lang.pick(
                format!("It leaves play: {}.", name.name.en()),
                format!("Карта уйдёт из игры: {}.", name.name.ru()),
            )]
        }
        Word::End => vec![end(view, seat, lang)],
        Word::Strike { .. } => {
            let now = rows::now(action, view, lang).map(|it| format!("{}.", capital(&it)));
            now.into_iter().chain([left(1)]).collect()
        }
        Word::Challenge { .. } => in_battle(view, seat, action, lang).into_iter().collect(),
        Word::Play { payer: Some(victim), .. } | Word::FromLair { payer: victim, .. } => {
            vec![
                villainy(view, seat, action, victim, lang),
                price_in_peril(view, action, victim, lang),
            ]
        }
        Word::Play { payer: None, .. } | Word::Use { .. } => card(view, seat, action, lang),
        _ => Vec::new(), // All others are picked, not done.
    }
}

/// What passing leaves as it is.
fn pass(view: &View, seat: Seat, lang: Lang) -> String {
    let keeps =
        lang.pick("What you hold stays for later.", "Всё, что у вас есть, останется на потом.");
    if let Some(it) = harm_now(&view.open, seat) {
        let harm = harmed(view, seat, seat, it, lang);
        return lang
            .pick(format!("{keeps} As it stands, {harm}."), format!("{keeps} Пока что {harm}."));
    }
    if let Some((_, odds)) = roll_at_hand(&view.open) {
        let n = percent_of(odds);
        return lang.pick(
            format!("{keeps} As it is, the roll has a chance of {n} %."),
            format!("{keeps} Пока что шанс броска — {n} %."),
        );
    }
    keeps.to_owned()
}

/// A move: how sure it is, what a new location gives, and which quest is done there.
fn go(view: &View, seat: Seat, side: Side, with: Option<AdventureId>, lang: Lang) -> Vec<String> {
    let open = &view.open;
    let hero = &open.heroes[seat];
    let mut said = Vec::new();
    let odds = forecast::exit(open, seat, hero.at, side).map_or(100, percent_of);
    let is_trap = matches!(open.site(hero.at).exit(side), Exit::Trap(..));
    if with.is_none() && odds < 100 {
        said.push(match is_trap {
            true => lang.pick(
                format!("Chance to pass the trap unhurt: {odds} %."),
                format!("Шанс миновать ловушку — {odds} %."),
            ),
            false => lang.pick(
                format!("Chance to get through: {odds} %."),
                format!("Шанс пройти — {odds} %."),
            ),
        });
    }
    let to = hero.at.beyond(side);
    let Some(site) = open.map.get(to) else { return said };
    let walk = forecast::walk(open, seat, &[side]);
    said.extend(walk.tests.iter().filter_map(|it| roll_on_way(it, lang)));
    if let Some(it) = forecast::entering(open, seat, to) {
        let gain = gain(it, lang);
        said.push(lang.pick(
            format!("The location is new to you: {gain}."),
            format!("Локация для вас новая: {gain}."),
        ));
    }
    let there = own_quests(view, seat).find(|it| map::is_place(place_of(view, seat, *it), site));
    if let Some(it) = there {
        let name = quest(it, lang);
        said.push(
            lang.pick(format!("{name} is to be done there."), format!("Там выполняется {name}.")),
        );
    }
    if said.is_empty() {
        let ap = names::action_points(hero.ap.saturating_sub(1).into(), lang);
        said.push(lang.pick(
            format!("You have been there already. Left after it: {ap}."),
            format!("Там вы уже были. Останется: {ap}."),
        ));
    }
    said
}

fn explore(view: &View, seat: Seat, lang: Lang) -> Vec<String> {
    let drawn = lang.pick(
        "A location is drawn, and you place it.",
        "Вытягивается ещё одна локация, и кладёте её вы.",
    );
    let missing = homeless(view, seat).map(|it| {
        let name = quest(it, lang);
        lang.pick(
            format!("No place for {name} lies on the map yet."),
            format!("Места для задания {name} на карте ещё нет."),
        )
    });
    [Some(drawn.to_owned()), missing].into_iter().flatten().collect()
}

/// An attempt: how often it succeeds, what it costs, and what it leads to.
fn attempt(view: &View, seat: Seat, it: QuestId, lang: Lang) -> Vec<String> {
    let open = &view.open;
    let hero = &open.heroes[seat];
    let can_challenge = 0 < hero.ap && !hero.now.has_attacked;
    let odds = percent_of(forecast::quest(open, seat, it, can_challenge));
    let often =
        || lang.pick(format!("Chance of success: {odds} %."), format!("Шанс на успех — {odds} %."));
    let first = match &it.card().attempt {
        Attempt::Threat { fail, .. } => {
            let hurts = fail.iter().any(|it| matches!(it.effect, Effect::Wound(..)));
            let wound = if hurts {
                lang.pick(" Failing costs health.", " Неудача стоит здоровья.")
            } else {
                ""
            };
            format!("{}{wound}", often())
        }
        Attempt::Hunt => lang.pick(
            format!("Chance to defeat the prey: {odds} %."),
            format!("Шанс одолеть добычу — {odds} %."),
        ),
        Attempt::Chance { .. } => often(),
        Attempt::PayGlory(n) => cost(names::glory((*n).into(), lang), lang),
        Attempt::PayHealth(n) => {
            cost(lang.pick(format!("{n} health"), format!("здоровье, {n}")), lang)
        }
        Attempt::PayHand(n) => {
            cost(lang.pick(format!("cards of your hand, {n}"), format!("карты с руки, {n}")), lang)
        }
        Attempt::PayReadied(n) => {
            cost(lang.pick(format!("readied cards, {n}"), format!("разыгранные карты, {n}")), lang)
        }
        Attempt::PayWorth(n) => cost(
            lang.pick(
                format!("readied cards worth {n} in all"),
                format!("разыгранные карты общей ценой {n}"),
            ),
            lang,
        ),
        Attempt::Escort => String::new(),
    };
    vec![first, completes(view, seat, lang)]
}

fn cost(words: String, lang: Lang) -> String {
    lang.pick(
        format!("It cannot fail, and costs {words}."),
        format!("Неудачи не будет, цена: {words}."),
    )
}

/// Which quest it would be.
fn completes(view: &View, seat: Seat, lang: Lang) -> String {
    let n = view.open.heroes[seat].done.len() + 1;
    lang.pick(
        format!("It would be quest {n} of {QUESTS}."),
        format!("Это было бы выполненное задание {n} из {QUESTS}."),
    )
}

fn search(view: &View, seat: Seat, it: QuestId, lang: Lang) -> Vec<String> {
    let hero = &view.open.heroes[seat];
    let reach = it.card().search.unwrap_or(0);
    let odds = percent_of(forecast::search(&view.open, seat, hero.at, reach));
    let name = quest(it, lang);
    vec![lang.pick(
        format!("Chance to find it: {odds} %. Only then can {name} be attempted."),
        format!("Шанс найти — {odds} %. Лишь тогда можно выполнять {name}."),
    )]
}

/// What ending a free moment leaves.
fn end(view: &View, seat: Seat, lang: Lang) -> String {
    let open = &view.open;
    let hero = &open.heroes[seat];
    if open.agenda.next() == Some(&Step::Declare) {
        let harms = open.declared.iter().filter_map(|it| {
            let odds = forecast::declared(open, seat, it.hero)?.odds;
            Some(harmed(view, it.hero, seat, harm(&odds, it.hero)?, lang))
        });
        let harms: Vec<String> = harms.collect();
        if !harms.is_empty() {
            return format!("{}.", capital(&harms.join(", ")));
        }
    }
    if open.phase == Phase::Villainy {
        return lang
            .pick(
                "Your cards stay in your hand, and the others keep their peril.",
                "Ваши карты останутся на руке, а у соперников — их риск.",
            )
            .to_owned();
    }
    let (ap, glory) =
        (names::action_points(hero.ap.into(), lang), names::glory(hero.glory.into(), lang));
    lang.pick(
        format!("You keep {glory} and the cards of your hand; {ap} left."),
        format!("При вас: {glory} и карты на руке; не потрачено: {ap}."),
    )
}

/// What is declared against a hero: how likely it wounds.
fn villainy(view: &View, seat: Seat, action: &Action, victim: Seat, lang: Lang) -> String {
    let declared = match action {
        // What traps do is not in the odds of a battle.
        Answer::Do(Word::Play { card, .. }) | Answer::Play(Word::Play { card, .. })
            if card.card().traits.has(Trait::Trap) =>
        {
            None
        }
        Answer::Do(word) | Answer::Play(word) => forecast::declared_with(&view.open, seat, *word),
        _ => None, // Nothing else declares.
    };
    let harm = declared.and_then(|it| harm(&it.odds, victim));
    let odds = harm.map(|it| format!("{}.", capital(&harmed(view, victim, seat, it, lang))));
    let now = || rows::now(action, view, lang).map(|it| format!("{}.", capital(&it)));
    let told = in_battle(view, seat, action, lang).or(odds).or_else(now);
    told.unwrap_or_else(|| short(&rows::row(action, view, lang).effect))
}

/// What is declared takes from the peril of its victim; nothing if it has no such price.
fn price_in_peril(view: &View, action: &Action, victim: Seat, lang: Lang) -> String {
    let hero = &view.open.heroes[victim];
    let (name, peril) = (names::hero(hero.card), hero.peril);
    match rows::row(action, view, lang).price {
        Some(Price::Peril(n)) => lang.pick(
            format!("It takes {n} of the {peril} peril of {}.", name.the),
            format!("Уйдёт {n} из риска {} ({peril}).", name.genitive),
        ),
        Some(Price::Glory(_) | Price::Ap(_)) | None => String::new(),
    }
}

/// A card or an ability for oneself: what it changes, what it does, and what it costs.
fn card(view: &View, seat: Seat, action: &Action, lang: Lang) -> Vec<String> {
    let row = rows::row(action, view, lang);
    let told = in_battle(view, seat, action, lang)
        .or_else(|| (!row.now.is_empty()).then(|| format!("{}.", capital(&row.now))))
        .unwrap_or_else(|| short(&row.effect));
    let price = match row.price {
        Some(Price::Glory(n)) => {
            let (n, have) = (names::glory(n.into(), lang), view.open.heroes[seat].glory);
            lang.pick(format!("It costs {n} of your {have}."), format!("Цена: {n} (есть {have})."))
        }
        Some(Price::Ap(n)) => {
            let n = names::action_points(n.into(), lang);
            lang.pick(format!("It costs {n}."), format!("Цена: {n}."))
        }
        Some(Price::Peril(_)) | None => String::new(),
    };
    vec![told, price]
}

/// The text of a card, where it is short enough to be repeated.
fn short(effect: &str) -> String {
    if effect.chars().count() <= EFFECT_MAX { effect.to_owned() } else { String::new() }
}

/// What an answer changes in the battle at hand, or what a challenge may come to.
fn in_battle(view: &View, seat: Seat, action: &Action, lang: Lang) -> Option<String> {
    let open = &view.open;
    let after = forecast::with_answer(view, seat, action)?;
    let attacked = open.battle.as_ref().map_or(seat, |it| it.hero);
    let who = [seat, attacked].into_iter().find(|it| after.hero(*it).is_some())?;
    let then = harm(&after, who)?;
    let is_answer = !matches!(action, Answer::Play(Word::Challenge { .. }));
    let now = harm_now(open, who).filter(|it| is_answer && it.0 != then.0);
    let told = match now {
        Some((was, _)) => {
            let (is, name) = (then.0, names::hero(open.heroes[who].card));
            let (en, ru) = (format!(" for {}", name.the), format!(" ({})", name.name.ru()));
            let of = if who == seat { String::new() } else { lang.pick(en, ru) };
            lang.pick(
                format!("The chance of a wound{of} changes from {was} % to {is} %."),
                format!("Вероятность раны{of}: была {was} %, станет {is} %."),
            )
        }
        None => format!("{}.", capital(&harmed(view, who, seat, then, lang))),
    };
    let uncertain = after.foes.iter().filter(|it| 0 < it.n && it.n < it.of);
    let likeliest = uncertain.map(|it| it.thousandths()).max();
    let defeat = likeliest.map(|it| {
        let n = percent(it);
        lang.pick(
            format!(" Chance to defeat the monster: {n} %."),
            format!(" Шанс одолеть монстра — {n} %."),
        )
    });
    Some(told + &defeat.unwrap_or_default())
}
