//! What is happening when somebody is asked: in a title and a line, and in a sentence for the curtain.

use super::names::{self, hero, object};
use crate::ask::{Ask, Moment};
use crate::cards::Form;
use crate::forecast::is_any_due;
use crate::pieces::{Context, Fighter};
use crate::prospects::roll_at_hand;
use crate::state::{Open, Phase};
use crate::steps::Step;
use kernel::kit::Cell;
use kernel::{Lang, Seat, capital, small};

/// What happens at a moment, and what it means, for the seat that is asked: two sentences without full
/// stops. The second may be empty.
pub fn told(open: &Open, moment: Moment, seat: Seat, lang: Lang) -> (String, String) {
    let active = hero(open.heroes[open.active].card);
    let is_own = open.active == seat;
    match moment {
        Moment::Entered => entered(open, seat, lang),
        Moment::BeforeRoll => rolled(open, seat, lang),
        Moment::Wound => wounded(open, seat, lang),
        Moment::Counter => announced(open, seat, lang),
        Moment::EndOfHeroics => {
            let title = if is_own {
                lang.pick("Your Heroics end", "Ваши подвиги закончены").to_owned()
            } else {
                lang.pick(
                    format!("{}’s Heroics end", active.the),
                    format!("Подвиги закончены: {}", active.name.ru()),
                )
            };
            let line = lang
                .pick("The last moment before the discard", "Последний момент перед сбросом карт");
            (title, line.to_owned())
        }
        Moment::Response | Moment::Challenge => attacked(open, moment, lang),
        Moment::Reward => (
            lang.pick("The battle is over", "Битва окончена").to_owned(),
            lang.pick(
                "Now you may ready a treasure that stays",
                "Теперь можно разыграть постоянное сокровище",
            )
            .to_owned(),
        ),
        Moment::Interrupt | Moment::Free => {
            let phase = names::phase(open.phase).get(lang);
            let title = lang.pick(
                format!("{}’s turn: {phase}", active.the),
                format!("Ходит {}: {}", active.name.ru(), small(phase)),
            );
            let line = lang.pick(
                "You may break in; the others wait meanwhile",
                "Можно вмешаться, остальные пока ждут",
            );
            (title, line.to_owned())
        }
    }
}

fn entered(open: &Open, seat: Seat, lang: Lang) -> (String, String) {
    let walker = &open.heroes[open.active];
    let (name, place) = (hero(walker.card), open.site(walker.at).card.name());
    let title = if open.active == seat {
        lang.pick(format!("You enter {}", place.the), format!("Вы пришли {}", place.into))
    } else {
        let came = name.gender.pick(["пришёл", "пришла", "пришло", "пришли"]);
        let is_here = open.heroes[seat].at == walker.at;
        let here = lang.pick(", where you stand", ", где стоите вы");
        let here = if is_here { here } else { "" };
        lang.pick(
            format!("{} enters {}{here}", name.the, place.the),
            format!("{} {came} {}{here}", name.name.ru(), place.into),
        )
    };
    let ap = names::action_points(walker.ap.into(), lang);
    let here = what_is_here(open, walker.at, lang);
    let left = lang.pick(format!("Left: {ap}"), format!("Осталось: {ap}"));
    let sentences = [Some(here), met(open, lang), Some(left)].into_iter().flatten();
    (title, sentences.collect::<Vec<_>>().join(". "))
}

/// What a location does, as it stands on the card.
fn what_is_here(open: &Open, at: Cell, lang: Lang) -> String {
    let site = open.site(at);
    let rules = site.card.text(lang).rules.join(" ");
    match rules.trim_end_matches('.') {
        rules if !rules.is_empty() && !site.is_deactivated => {
            lang.pick(format!("Here: {rules}"), format!("Здесь: {rules}"))
        }
        _ => lang.pick("Nothing waits here", "Ничего особенного здесь нет").to_owned(),
    }
}

/// Alone: which monsters and traps strike next (DN-646).
fn met(open: &Open, lang: Lang) -> Option<String> {
    let group = open.agenda.iter().find_map(|it| match it {
        Step::Ambush(group) => Some(group),
        _ => None,
    })?;
    let all = group.traps.iter().copied().chain(group.foes.iter().map(|it| it.card));
    let all: Vec<&str> = all.map(|it| it.name().name.get(lang)).collect();
    let all = all.join(", ");
    Some(lang.pick(format!("Then comes: {all}"), format!("Затем: {all}")))
}

fn rolled(open: &Open, seat: Seat, lang: Lang) -> (String, String) {
    let Some(roll) = &open.roll else { return (String::new(), String::new()) };
    let foe = |nth: u8| open.battle.as_ref().and_then(|it| it.foes.get(usize::from(nth)));
    let name = match roll.by {
        Fighter::Hero(by) if by == seat => None,
        Fighter::Hero(by) => Some(hero(open.heroes[by].card)),
        Fighter::Foe(nth) => foe(nth).map(|it| names::foe(it.card)),
    };
    let title = match name {
        Some(it) => {
            lang.pick(format!("Before {}’s roll", it.the), format!("Перед броском {}", it.genitive))
        }
        None => lang.pick("Before your roll", "Перед вашим броском").to_owned(),
    };
    let (reach, odds) = roll_at_hand(open).unzip();
    let tested = |form: Form| reach.map(|it| format!("{} {it}+", form.name().get(lang)));
    let (what, tested) = match roll.context {
        Context::Exit(form) => (lang.pick("Exit", "Выход"), tested(form)),
        Context::Hazard(form) => (lang.pick("Hazard", "Преграда"), tested(form)),
        Context::Trap(form) => (lang.pick("Trap", "Ловушка"), tested(form)),
        Context::Quest(form) => (lang.pick("Quest", "Задание"), tested(form)),
        Context::Threat(form) => (lang.pick("Threat", "Угроза"), tested(form)),
        Context::Search => (lang.pick("Search", "Поиск"), reach.map(|it| format!("{it}+"))),
        Context::Chance => (lang.pick("One die", "Кубик"), reach.map(|it| format!("{it}+"))),
        Context::Attack(_) => (lang.pick("An attack", "Атака"), None),
        Context::Counter(_) => (lang.pick("A counterattack", "Контратака"), None),
    };
    let chance = odds.map(|it| {
        let percent = it.percent();
        lang.pick(format!("; succeeds {percent} %"), format!("; успех {percent} %"))
    });
    let tested = tested.map_or(String::new(), |it| format!(": {it}"));
    (title, format!("{what}{tested}{}", chance.unwrap_or_default()))
}

fn wounded(open: &Open, seat: Seat, lang: Lang) -> (String, String) {
    let me = &open.heroes[seat];
    let n = names::health(open.pending.into(), lang);
    let title =
        lang.pick(format!("You are about to lose {n}"), format!("Вы вот-вот потеряете {n}"));
    let most = me.card.card().health;
    let by =
        if open.pending_from_hit { lang.pick("; a blow", "; удар в битве") } else { "" };
    let line = lang.pick(
        format!("Your hero has {} of {most}{by}", me.health),
        format!("Здоровье героя: {} из {most}{by}", me.health),
    );
    (title, line)
}

fn announced(open: &Open, seat: Seat, lang: Lang) -> (String, String) {
    let resolved = open.agenda.iter().find_map(|it| match it {
        Step::Resolve { card, by, target, .. } => Some((*card, *by, *target)),
        _ => None,
    });
    let Some((card, by, target)) = resolved else { return (String::new(), String::new()) };
    let (who, what) = (hero(open.heroes[by].card), object(*card.name(), lang));
    let on = match target {
        Some(it) if it == seat => lang.pick(" on you", " против вас").to_owned(),
        Some(it) => {
            let name = hero(open.heroes[it].card);
            lang.pick(format!(" on {}", name.the), format!(" против {}", name.genitive))
        }
        None => String::new(),
    };
    let title = if open.rules.is_solo() {
        // Nobody plays what is drawn.
        lang.pick(format!("Peril brings {what}"), format!("Риск приносит {what}"))
    } else {
        lang.pick(
            format!("{} plays {what}{on}", who.the),
            format!("{} разыгрывает {what}{on}", who.name.ru()),
        )
    };
    let rules = card.text(lang).rules.join(" ");
    (title, rules.trim_end_matches('.').to_owned())
}

fn attacked(open: &Open, moment: Moment, lang: Lang) -> (String, String) {
    let Some(battle) = &open.battle else { return (String::new(), String::new()) };
    // An answer to a challenge is about whoever is challenged.
    let is_answer = battle.is_challenge && moment == Moment::Response;
    let name = match battle.attacks.first().filter(|_| is_answer).map(|it| it.on) {
        Some(Fighter::Foe(nth)) => names::foe(battle.foes[usize::from(nth)].card),
        Some(Fighter::Hero(seat)) => hero(open.heroes[seat].card),
        None => hero(open.heroes[battle.hero].card),
    };
    // Nothing was rolled, and nothing will be: the monsters are gone.
    let is_off = !is_any_due(open) && battle.attacks.iter().all(|it| it.attack.is_none());
    if is_off {
        return (
            lang.pick("The attack is off", "Атака сорвалась").to_owned(),
            lang.pick("There is nothing to roll for", "Бросать кубики незачем").to_owned(),
        );
    }
    let attacked = name.gender.pick(["атакован", "атакована", "атаковано", "атакованы"]);
    let title =
        lang.pick(format!("{} is attacked", name.the), format!("{} {attacked}", name.name.ru()));
    let line = match moment {
        Moment::Challenge => lang.pick("The dice have been rolled", "Кубики уже брошены"),
        _ => lang.pick("The dice have not been rolled yet", "Кубики ещё не брошены"),
    };
    (title, line.to_owned())
}

/// Why a seat is asked, in one sentence that tells no secret; none where there is nothing to be said.
pub fn summons(open: &Open, seat: Seat, lang: Lang) -> Option<String> {
    let name = hero(open.heroes.get(seat)?.card);
    let of_hero = |en: &str, ru: &str| {
        lang.pick(format!("{} {en}", name.the), format!("{}: {ru}", name.name.ru()))
    };
    let said = match open.agenda.next()? {
        Step::Window { of, .. } => told(open, *of, seat, lang).0,
        Step::Ask(Ask::DiscardHand(_)) | Step::DiscardOne => {
            of_hero("discards a card", "пора сбросить карту")
        }
        Step::Free if open.active != seat => of_hero("breaks in", "вмешательство"),
        Step::Free | Step::Declare if open.phase == Phase::Villainy => {
            of_hero("has the turn: Villainy", "злодеяния")
        }
        Step::Free | Step::Declare => of_hero("has the turn: Heroics", "подвиги"),
        _ => return None,
    };
    Some(format!("{}.", capital(&said)))
}
