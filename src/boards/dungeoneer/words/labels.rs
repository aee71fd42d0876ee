//! What things on the table are called for those who listen, and on small signs.

use super::{percent, sentences};
use crate::boards::dungeoneer::model::{
    CardModel, Duel, EndModel, FoeModel, HeroModel, Lit, Percent, PlaceModel, Side, SideOf,
};
use crate::games::dungeoneer::client::forecast::{self, PerilDice, Test, Tested};
use crate::games::dungeoneer::client::{
    CardText, Exit, FoeCard, Form, Hazard, HeroId, LocationId, names, offset,
};
use crate::kernel::kit::Side as MapSide;
use crate::kernel::{BySeat, Lang, small, text};

/// A location with all that lies on it.
pub fn place(model: &PlaceModel, players: &BySeat<String>, lang: Lang) -> String {
    let name = model.card.name().name.get(lang);
    let mut parts = vec![format!("{name} ({})", offset(model.cell, lang))];
    if model.is_entrance {
        parts.push(lang.pick("entrance", "вход").to_owned());
    }
    if !model.is_new {
        parts.push(lang.pick("visited this turn", "уже посещена в этом ходу").to_owned());
    }
    parts.push(names::glory(model.glory.into(), lang));
    parts.push(names::peril(model.peril.into(), lang));
    parts.extend(exits(model.exits, lang));
    parts.extend(model.hazard.map(|it| hazard(it, lang)));
    if !model.pins.is_empty() {
        let n = model.pins.len();
        parts.push(lang.pick(format!("quests here: {n}"), format!("заданий здесь: {n}")));
    }
    parts.extend(model.stands.iter().map(|it| {
        let hero = it.hero.name().name.name.get(lang);
        format!("{hero} ({})", players[it.seat])
    }));
    if model.is_deactivated {
        parts.push(lang.pick("deactivated", "деактивирована").to_owned());
    }
    if let Some(ap) = model.ap {
        let price = match model.ap_most {
            Some(most) => format!("{ap}–{}", sentences::ap(most, lang)),
            None => sentences::ap(ap, lang),
        };
        let risk = model.risk.map(|it| format!(", {}", percent(it))).unwrap_or_default();
        parts.push(lang.pick(format!("go there: {price}{risk}"), format!("идти: {price}{risk}")));
    }
    parts.join(", ")
}

/// The numbers of a location, explained: what entering brings, the way there, what leaving asks.
pub fn place_lines(model: &PlaceModel, lang: Lang) -> Vec<String> {
    let mut lines = vec![gained(model, lang)];
    lines.extend(model.ap.map(|ap| {
        let price = match model.ap_most {
            Some(most) => {
                let most = sentences::ap(most, lang);
                lang.pick(
                    format!("{}, {most} if the roll fails", sentences::ap(ap, lang)),
                    format!("{}, при неудаче {most}", sentences::ap(ap, lang)),
                )
            }
            None => sentences::ap(ap, lang),
        };
        let tests = model.walk.as_ref().map(|it| rolls(&it.1.tests, lang));
        let chance = match (tests, model.risk) {
            (Some(tests), _) => tests,
            (None, Some(it)) => {
                lang.pick(format!("roll: {}", percent(it)), format!("бросок: {}", percent(it)))
            }
            (None, None) => lang.pick("no roll", "без броска").to_owned(),
        };
        lang.pick(format!("The way there: {price}; {chance}."), format!("Путь: {price}; {chance}."))
    }));
    let exits = MapSide::ALL.into_iter().filter_map(|it| {
        let what = model.exits[it.idx()];
        let fails = match what {
            Exit::Blocked(..) => lang.pick("; failing costs 1 AP more", "; неудача стоит ещё 1 ОД"),
            Exit::Trap(..) => lang.pick("; failing costs 1 wound", "; неудача наносит 1 рану"),
            Exit::Wall | Exit::Open => return None,
        };
        exit(it, what, lang).map(|it| format!("{it}{fails}."))
    });
    lines.extend(exits);
    lines
}

/// What entering a location brings, or all of the way there.
fn gained(model: &PlaceModel, lang: Lang) -> String {
    match (&model.walk, model.gain) {
        (Some((n_steps, it)), _) if 1 < *n_steps => {
            let gain = gain(it.glory, it.peril, &it.dice, lang);
            lang.pick(format!("On the way there: {gain}."), format!("За весь путь: {gain}."))
        }
        (_, Some(it)) => {
            let gain = gain(it.glory, it.peril, it.dice.as_slice(), lang);
            lang.pick(format!("Entering: {gain}."), format!("За вход: {gain}."))
        }
        (_, None) => lang
            .pick(
                "Visited this turn: nothing is gained.",
                "Уже посещена в этом ходу: ничего не даёт.",
            )
            .to_owned(),
    }
}

/// Glory, and peril or what a hero alone rolls instead.
fn gain(glory: u8, peril: u8, dice: &[PerilDice], lang: Lang) -> String {
    let glory = format!("+{}", names::glory(glory.into(), lang));
    if dice.is_empty() {
        return match peril {
            0 => glory,
            _ => format!("{glory}, +{}", names::peril(peril.into(), lang)),
        };
    }
    let none = percent(Percent::of_share(forecast::no_peril(dice)));
    let dice = dice.iter().map(|it| sentences::dice_to_roll(*it, lang));
    let dice = dice.collect::<Vec<_>>().join(", ");
    let none = lang.pick(format!("no card: {none}"), format!("ни одной карты: {none}"));
    format!("{glory}; {dice}; {none}")
}

/// The rolls on a way, each with how likely it succeeds.
fn rolls(tests: &[Test], lang: Lang) -> String {
    if tests.is_empty() {
        return lang.pick("no roll", "без броска").to_owned();
    }
    let roll = |it: &Test| {
        let form = it.form.map_or(String::new(), |it| format!("{} ", it.name().get(lang)));
        let place = match it.by {
            Tested::Exit => lang.pick("exit", "выход"),
            Tested::Entering(it) | Tested::Leaving(it) => it.name().name.get(lang),
        };
        format!("{place} ({form}{}+) {}", it.reach, percent(Percent::of(it.odds)))
    };
    let all = tests.iter().map(roll).collect::<Vec<_>>().join(", ");
    match tests.len() {
        1 => lang.pick(format!("roll: {all}"), format!("бросок: {all}")),
        _ => lang.pick(format!("rolls: {all}"), format!("броски: {all}")),
    }
}

/// What waits for whoever enters.
fn hazard(hazard: Hazard, lang: Lang) -> String {
    let of =
        |name: &str, form: Form, reach: u8| format!("{name}: {} {reach}+", form.name().get(lang));
    match hazard {
        Hazard::Pit(form, reach) => of(lang.pick("pit", "яма"), form, reach),
        Hazard::Spikes(form, reach) => of(lang.pick("spikes", "шипы"), form, reach),
        Hazard::Danger(by) => lang.pick(format!("danger +{by}"), format!("опасность +{by}")),
    }
}

/// An empty place, and where it lies.
pub fn end(model: EndModel, lang: Lang) -> String {
    let what = match (model.lit, model.is_open) {
        (Lit::Lit | Lit::Held, _) => lang.pick("Empty place", "Свободное место"),
        (Lit::Idle, true) => lang.pick("Unexplored", "Неизведанное место"),
        (Lit::Idle, false) => lang.pick("Behind a wall", "За стеной"),
    };
    let beside = model.beside.map(|(location, side)| {
        let (name, side) = (location.name(), names::side(side));
        lang.pick(
            format!(", {} of {}", side.en(), name.the),
            format!(", {} от {}", side.ru(), name.genitive),
        )
    });
    let laid = model.laid.map(|(_, all)| {
        let all = exits(all, lang).join(", ");
        lang.pick(
            format!(". The location would lie so: {all}"),
            format!(". Локация ляжет так: {all}"),
        )
    });
    let at = offset(model.cell, lang);
    format!("{what} ({at}){}{}", beside.unwrap_or_default(), laid.unwrap_or_default())
}

/// The exits of a location: those that are open together, then each of the others.
fn exits(all: [Exit; 4], lang: Lang) -> Vec<String> {
    let is_open = |side: &MapSide| all[side.idx()] == Exit::Open;
    let ways = [
        text("north", "север"),
        text("east", "восток"),
        text("south", "юг"),
        text("west", "запад"),
    ];
    let open = MapSide::ALL.into_iter().filter(is_open).map(|it| ways[it.idx()].get(lang));
    let open = open.collect::<Vec<_>>().join(", ");
    let open =
        (!open.is_empty()).then(|| lang.pick(format!("open: {open}"), format!("открыто: {open}")));
    let rest = MapSide::ALL.into_iter().filter(|it| !is_open(it));
    open.into_iter().chain(rest.filter_map(|it| exit(it, all[it.idx()], lang))).collect()
}

/// A location that is to be laid.
pub fn location(card: LocationId, lang: Lang) -> String {
    let name = card.name().name.get(lang);
    let mut parts = vec![name.to_owned(), card.text(lang).line];
    parts.extend(exits(MapSide::ALL.map(|it| card.card().exit(it)), lang));
    parts.extend(card.text(lang).rules);
    parts.join(", ")
}

fn exit(side: MapSide, exit: Exit, lang: Lang) -> Option<String> {
    let name = names::exit(side).get(lang);
    let of = |form: Form, reach: u8| format!("{} {reach}+", form.name().get(lang));
    let words = match exit {
        Exit::Wall => return None,
        Exit::Open => lang.pick("open".to_owned(), "открыт".to_owned()),
        Exit::Blocked(form, reach) => lang.pick(
            format!("blocked, {}", of(form, reach)),
            format!("блокирован, {}", of(form, reach)),
        ),
        Exit::Trap(form, reach) => {
            lang.pick(format!("trap, {}", of(form, reach)), format!("ловушка, {}", of(form, reach)))
        }
    };
    Some(format!("{name}: {words}"))
}

/// The line under a hero's name.
pub fn hero_line(model: &HeroModel, player: &str, lang: Lang) -> String {
    if !model.is_alive {
        let gender = model.card.name().name.gender;
        let ru = gender.pick(["повержен", "повержена", "повержено", "повержены"]);
        return lang.pick(format!("{player} · defeated"), format!("{player} · {ru}"));
    }
    let level = model.level;
    lang.pick(format!("{player} · level {level}"), format!("{player} · уровень {level}"))
}

/// A hero with all numbers.
pub fn hero(model: &HeroModel, player: &str, lang: Lang) -> String {
    let name = model.card.name().name.name.get(lang);
    let values = Form::ALL
        .map(|it| format!("{} {}", it.name().get(lang), super::number(model.values[it.idx()].0)));
    let health = lang.pick(
        format!("health {} of {}", model.health, model.health_max),
        format!("здоровье {} из {}", model.health, model.health_max),
    );
    let prone = model.prone.map(|_| small(super::LIES.get(lang)));
    let rest = [
        names::glory(model.glory.into(), lang),
        names::peril(model.peril.into(), lang),
        lang.pick(
            format!("quests done: {}", model.n_done),
            format!("выполнено заданий: {}", model.n_done),
        ),
        lang.pick(
            format!("cards in hand: {}", model.n_cards),
            format!("карт на руке: {}", model.n_cards),
        ),
        names::action_points(model.ap.into(), lang),
    ];
    let mut parts =
        vec![name.to_owned(), hero_line(model, player, lang), values.join(", "), health];
    parts.extend(prone);
    parts.extend(rest);
    parts.join(", ")
}

/// A hero's own ability, with its name.
pub fn ability(hero: HeroId, lang: Lang) -> String {
    let rules = hero.text(lang).rules.join(" ");
    format!("{}: {rules}", hero.name().ability.get(lang))
}

/// A card of one's own hand.
pub fn own_card(model: CardModel, lang: Lang) -> String {
    let text = model.card.text(lang);
    let count = if 1 < model.n { format!(", ×{}", model.n) } else { String::new() };
    let name = model.card.name().name.get(lang);
    format!("{name}{count}. {}. {} {}", text.line, text.rules.join(" "), when(model, lang))
}

/// Whether a card can be played now; when, if not.
pub fn when(model: CardModel, lang: Lang) -> String {
    let when = model.card.card().when.name().get(lang);
    if !model.is_playable && 0 < model.short {
        let n = model.short;
        return lang.pick(format!("{n} short"), format!("не хватает {n}"));
    }
    if !model.is_playable {
        return when.to_owned();
    }
    lang.pick("Now".to_owned(), "Сейчас".to_owned())
}

/// What a card does; none if nothing stands on it.
pub fn face(text: CardText) -> Option<String> {
    Some(text.rules.join(" ")).filter(|it| !it.is_empty())
}

/// What the card of a monster does; none if nothing stands on it.
pub fn foe_face(card: FoeCard, lang: Lang) -> Option<String> {
    face(match card {
        FoeCard::Adventure(card) => card.text(lang),
        FoeCard::Quest(quest) => quest.text(lang),
    })
}

/// Who fights on a side.
fn side_name(side: &Side, players: &BySeat<String>, lang: Lang) -> String {
    match &side.who {
        SideOf::Hero(seat, hero) => {
            format!("{} ({})", hero.name().name.name.get(lang), players[*seat])
        }
        SideOf::Foe(foe) => super::foe(foe.card, lang).to_owned(),
    }
}

/// An attack.
pub fn duel(model: &Duel, players: &BySeat<String>, lang: Lang) -> String {
    let side = |it: &Side| {
        let name = side_name(it, players, lang);
        match it.rolled {
            Some(it) => {
                let dice = it.dice.iter().flatten().map(|it| it.0.to_string()).collect::<Vec<_>>();
                let rolled = lang.pick("rolled", "на кубике");
                format!("{name}: {} ({rolled} {})", super::number(it.total), dice.join(", "))
            }
            None => {
                let lines = super::battles::lines(&it.lines, lang);
                format!("{name}: {} ({lines})", super::signed(it.value))
            }
        }
    };
    if model.is_off {
        let name = |it: &Side| side_name(it, players, lang);
        return format!(
            "{}, {}: {}",
            name(&model.by),
            name(&model.on),
            sentences::off(model, lang)
        );
    }
    let mut parts = vec![model.form.name().get(lang).to_owned(), side(&model.by), side(&model.on)];
    if model.is_negated {
        parts.push(super::NEGATED.get(lang).to_owned());
    }
    if let Some(odds) = model.odds {
        parts.push(sentences::odds(odds, lang));
    }
    parts.join(", ")
}

/// A monster that does not attack now.
pub fn foe(model: &FoeModel, lang: Lang) -> String {
    let name = super::foe(model.card, lang);
    let health =
        lang.pick(format!("health {}", model.health), format!("здоровье {}", model.health));
    format!("{name}, {health}, {}", sentences::foe_state(model.card, model.state, lang))
}

/// What a completed quest pays, for those who do not see its symbols.
pub fn quest_pays(glory: u8, recovery: u8, lang: Lang) -> String {
    let glory = names::glory(glory.into(), lang);
    match recovery {
        0 => format!(": {glory}."),
        n => lang.pick(format!(": {glory}, health +{n}."), format!(": {glory}, здоровье +{n}.")),
    }
}
