//! The names of things on the table for those who listen, and on small signs.

use super::{percent, sentences};
use crate::boards::dungeoneer::model::{
    CardModel, Duel, EndModel, FoeModel, HeroModel, Lit, Percent, PlaceModel, Side, SideOf,
};
use crate::games::dungeoneer::client::forecast::{self, PerilDice, Test, Tested};
use crate::games::dungeoneer::client::messages;
use crate::games::dungeoneer::client::{
    CardText, Exit, FoeCard, Form, Hazard, HeroId, LocationId, names, offset,
};
use crate::kernel::kit::Side as MapSide;
use crate::kernel::{BySeat, Lang, message, small, text};

/// A location with all that lies on it.
pub fn place(model: &PlaceModel, players: &BySeat<String>, lang: Lang) -> String {
    let name = model.card.name().name.get(lang);
    let mut parts = vec![format!("{name} ({})", offset(model.cell, lang))];
    if model.is_entrance {
        parts.push(message!(lang, "label-entrance").to_owned());
    }
    if !model.is_new {
        parts.push(message!(lang, "label-visited").to_owned());
    }
    parts.push(names::glory(model.glory.into(), lang));
    parts.push(names::peril(model.peril.into(), lang));
    parts.extend(exits(model.exits, lang));
    parts.extend(model.hazard.map(|it| hazard(it, lang)));
    if !model.pins.is_empty() {
        parts.push(message!(lang, "label-pins", n = model.pins.len()));
    }
    parts.extend(model.stands.iter().map(|it| {
        let hero = it.hero.name().name.name.get(lang);
        format!("{hero} ({})", players[it.seat])
    }));
    if model.is_deactivated {
        parts.push(message!(lang, "label-deactivated").to_owned());
    }
    if let Some(ap) = model.ap {
        let price = match model.ap_most {
            Some(most) => format!("{ap}–{}", sentences::ap(most, lang)),
            None => sentences::ap(ap, lang),
        };
        let risk = model.risk.map(|it| format!(", {}", percent(it))).unwrap_or_default();
        parts.push(message!(lang, "label-go", price = &price, risk = &risk));
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
                message!(lang, "place-ap", ap = &sentences::ap(ap, lang), most = &most)
            }
            None => sentences::ap(ap, lang),
        };
        let tests = model.walk.as_ref().map(|it| rolls(&it.1.tests, lang));
        let chance = match (tests, model.risk) {
            (Some(tests), _) => tests,
            (None, Some(it)) => message!(lang, "place-roll-of", all = &percent(it)),
            (None, None) => message!(lang, "place-no-roll").to_owned(),
        };
        message!(lang, "place-way", price = &price, chance = &chance)
    }));
    let exits = MapSide::ALL.into_iter().filter_map(|it| {
        let what = model.exits[it.idx()];
        let exit = exit(it, what, lang)?;
        match what {
            Exit::Blocked(..) => Some(message!(lang, "exit-fails-blocked", exit = &exit)),
            Exit::Trap(..) => Some(message!(lang, "exit-fails-trap", exit = &exit)),
            Exit::Wall | Exit::Open => None,
        }
    });
    lines.extend(exits);
    lines
}

/// The gains of entering a location, or of all of the way there.
fn gained(model: &PlaceModel, lang: Lang) -> String {
    match (&model.walk, model.gain) {
        (Some((n_steps, it)), _) if 1 < *n_steps => {
            let gain = gain(it.glory, it.peril, &it.dice, lang);
            message!(lang, "place-gain-way", gain = &gain)
        }
        (_, Some(it)) => {
            let gain = gain(it.glory, it.peril, it.dice.as_slice(), lang);
            message!(lang, "place-gain", gain = &gain)
        }
        (_, None) => message!(lang, "place-gain-none").to_owned(),
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
    let none = message!(lang, "place-no-card", none = &none);
    format!("{glory}; {dice}; {none}")
}

/// The rolls on a way, each with how likely it succeeds.
fn rolls(tests: &[Test], lang: Lang) -> String {
    if tests.is_empty() {
        return message!(lang, "place-no-roll").to_owned();
    }
    let roll = |it: &Test| {
        let form = it.form.map_or(String::new(), |it| format!("{} ", it.name().get(lang)));
        let place = match it.by {
            Tested::Exit => message!(lang, "exit"),
            Tested::Entering(it) | Tested::Leaving(it) => it.name().name.get(lang),
        };
        format!("{place} ({form}{}+) {}", it.reach, percent(Percent::of(it.odds)))
    };
    let all = tests.iter().map(roll).collect::<Vec<_>>().join(", ");
    match tests.len() {
        1 => message!(lang, "place-roll-of", all = &all),
        _ => message!(lang, "place-rolls", all = &all),
    }
}

/// The hazard that waits for a hero who enters.
fn hazard(hazard: Hazard, lang: Lang) -> String {
    let name = |form: Form| form.name().get(lang);
    match hazard {
        Hazard::Pit(form, reach) => message!(lang, "label-pit", form = name(form), reach = reach),
        Hazard::Spikes(form, reach) => {
            message!(lang, "label-spikes", form = name(form), reach = reach)
        }
        Hazard::Danger(by) => message!(lang, "label-danger", by = by),
    }
}

/// An empty place, and where it lies.
pub fn end(model: EndModel, lang: Lang) -> String {
    let what = match (model.lit, model.is_open) {
        (Lit::Lit | Lit::Held, _) => message!(lang, "end-lit"),
        (Lit::Idle, true) => message!(lang, "end-unexplored"),
        (Lit::Idle, false) => message!(lang, "end-wall"),
    };
    let beside = model.beside.map(|(location, side)| {
        let place = names::of_place(location, lang);
        message!(lang, "end-beside", side = names::side(side), place = place)
    });
    let laid = model.laid.map(|(_, all)| {
        let all = exits(all, lang).join(", ");
        message!(lang, "end-laid", all = &all)
    });
    let at = offset(model.cell, lang);
    format!("{what} ({at}){}{}", beside.unwrap_or_default(), laid.unwrap_or_default())
}

/// The exits of a location: those that are open together, then each of the others.
fn exits(all: [Exit; 4], lang: Lang) -> Vec<String> {
    let is_open = |side: &MapSide| all[side.idx()] == Exit::Open;
    let ways = [text!("north"), text!("east"), text!("south"), text!("west")];
    let open = MapSide::ALL.into_iter().filter(is_open).map(|it| ways[it.idx()].get(lang));
    let open = open.collect::<Vec<_>>().join(", ");
    let open = (!open.is_empty()).then(|| message!(lang, "label-open", open = &open));
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
    let (name, of) = (names::exit(side), |form: Form| form.name().get(lang));
    Some(match exit {
        Exit::Wall => return None,
        Exit::Open => message!(lang, "label-exit-open", exit = name),
        Exit::Blocked(form, reach) => {
            message!(lang, "label-exit-blocked", exit = name, form = of(form), reach = reach)
        }
        Exit::Trap(form, reach) => {
            message!(lang, "label-exit-trap", exit = name, form = of(form), reach = reach)
        }
    })
}

/// The line under a hero's name.
pub fn hero_line(model: &HeroModel, player: &str, lang: Lang) -> String {
    if !model.is_alive {
        let gender = model.card.name().name.gender(lang);
        return message!(lang, "hero-defeated", player = player, gender = gender);
    }
    message!(lang, "hero-level", player = player, level = model.level)
}

/// A hero with all numbers.
pub fn hero(model: &HeroModel, player: &str, lang: Lang) -> String {
    let name = model.card.name().name.name.get(lang);
    let values = Form::ALL
        .map(|it| format!("{} {}", it.name().get(lang), super::number(model.values[it.idx()].0)));
    let health = message!(lang, "hero-health", health = model.health, most = model.health_max);
    let prone = model.prone.map(|_| small(super::LIES.get(lang)));
    let rest = [
        names::glory(model.glory.into(), lang),
        names::peril(model.peril.into(), lang),
        message!(lang, "hero-quests", n = model.n_done),
        message!(lang, "hero-cards", n = model.n_cards),
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
    format!("{}: {rules}", hero.name().ability(lang))
}

/// A card of one's own hand.
pub fn own_card(model: CardModel, lang: Lang) -> String {
    let text = model.card.text(lang);
    let count = if 1 < model.n { format!(", ×{}", model.n) } else { String::new() };
    let name = model.card.name().name.get(lang);
    format!("{name}{count}. {}. {} {}", text.line, text.rules.join(" "), when(model, lang))
}

/// The time when a card can be played.
pub fn when(model: CardModel, lang: Lang) -> String {
    let when = model.card.card().when.name().get(lang);
    if !model.is_playable && 0 < model.short {
        return message!(lang, "card-short", n = model.short);
    }
    if !model.is_playable {
        return when.to_owned();
    }
    message!(lang, "card-now").to_owned()
}

/// The text of a card; none if nothing stands on it.
pub fn face(text: CardText) -> Option<String> {
    Some(text.rules.join(" ")).filter(|it| !it.is_empty())
}

/// The text of a monster's card; none if nothing stands on it.
pub fn foe_face(card: FoeCard, lang: Lang) -> Option<String> {
    face(match card {
        FoeCard::Adventure(card) => card.text(lang),
        FoeCard::Quest(quest) => quest.text(lang),
    })
}

/// The fighter of a side.
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
                let (total, dice) = (super::number(it.total), dice.join(", "));
                message!(lang, "duel-rolled", name = &name, total = &total, dice = &dice)
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
    let health = message!(lang, "foe-health", health = model.health);
    format!("{name}, {health}, {}", sentences::foe_state(model.card, model.state, lang))
}

/// The pay of a completed quest, for those who do not see its symbols.
pub fn quest_pays(glory: u8, recovery: u8, lang: Lang) -> String {
    let glory = names::glory(glory.into(), lang);
    match recovery {
        0 => format!(": {glory}."),
        n => message!(lang, "quest-pays", glory = &glory, n = n),
    }
}
