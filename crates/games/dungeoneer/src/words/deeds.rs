//! What heroes do and suffer, in sentences.

use super::fights::paid;
use super::names::{self, gained, hero, object, player, quest};
use crate::cards::ability::Effect;
use crate::cards::{Attempt, LocationId, Part, Trait};
use crate::event::{Discard, Escorting, Event, Figure, Gain, How, Reason, Source};
use kernel::{Lang, Telling};

/// What happens to a hero.
pub fn of_hero(event: &Event, to: Telling<'_>) -> Option<String> {
    let lang = to.lang;
    Some(match *event {
        Event::Glory { who, by, why } => {
            let n = names::glory_object(by.unsigned_abs().into(), lang);
            return changed(who, &n, by < 0, why, lang);
        }
        Event::Peril { who, by, why: Reason::Given(giver) } => {
            let (name, giver) = (hero(who.hero), player(giver, to));
            let n = names::peril(by.into(), lang);
            lang.pick(
                format!("{giver} gives {} {n} for the wounds.", name.the),
                format!("{giver} добавляет {} {n} за раны.", name.dative),
            )
        }
        Event::Peril { who, by, why } => {
            let n = names::peril(by.unsigned_abs().into(), lang);
            return changed(who, &n, by < 0, why, lang);
        }
        Event::Ap { who, by, why } => {
            let n = names::action_points(by.unsigned_abs().into(), lang);
            return changed(who, &n, by < 0, why, lang);
        }
        Event::Healed { who, n, left, why } => {
            let (name, n) = (hero(who.hero), names::health(n.into(), lang));
            let because = because(why, lang);
            lang.pick(
                format!("{} recovers {n}, now {left}{because}.", name.the),
                format!("{} восстанавливает {n}, теперь {left}{because}.", name.name.ru()),
            )
        }
        Event::Wounded { who, n, left } => {
            let (name, n) = (hero(who.hero), names::wounds(n.into(), lang));
            lang.pick(
                format!("{} suffers {n}, health {left}.", name.the),
                format!("{} получает {n}, здоровье {left}.", name.name.ru()),
            )
        }
        Event::Prevented { who, n } => {
            let name = hero(who.hero);
            let wounds = names::wounds(n.into(), lang);
            let ru = kernel::plural(lang, n.into(), [""; 2], ["раны", "ран", "ран"]);
            lang.pick(
                format!("{} is spared {wounds}.", name.the),
                format!("{} избегает {n} {ru}.", name.name.ru()),
            )
        }
        Event::Fell { who, is_chosen: true } => {
            let name = hero(who.hero);
            lang.pick(
                format!("{} falls for an action point.", name.the),
                format!("{} падает ради очка действия.", name.name.ru()),
            )
        }
        Event::Fell { who, is_chosen: false } => {
            let name = hero(who.hero);
            lang.pick(format!("{} falls.", name.the), format!("{} падает.", name.name.ru()))
        }
        Event::Stood { who } => {
            let name = hero(who.hero);
            lang.pick(format!("{} stands up.", name.the), format!("{} встаёт.", name.name.ru()))
        }
        Event::SavedAp { who } => {
            let (name, ap) = (hero(who.hero), names::action_points(1, lang));
            lang.pick(
                format!("{} saves {ap}.", name.the),
                format!("{} сохраняет {ap}.", name.name.ru()),
            )
        }
        Event::Destroyed { who, is_out } => destroyed(who, is_out, to),
        Event::Returned { who } => {
            let (name, who) = (who.hero.name().name, &to.names[who.seat]);
            lang.pick(
                format!("{who} goes on with {}, level 1.", name.the),
                format!("{who} продолжает игру: герой — {}, уровень 1.", name.name.ru()),
            )
        }
        _ => return None,
    })
}

/// Something is gained or lost, where that is not told by what it pays or comes with.
fn changed(who: Figure, n: &str, is_loss: bool, why: Reason, lang: Lang) -> Option<String> {
    let name = hero(who.hero);
    let because = match why {
        Reason::Told | Reason::Given(_) => return None,
        Reason::Battle => lang.pick(" for the battle", " за битву").to_owned(),
        Reason::Effect(_) => because(why, lang),
    };
    let verb = match (lang, is_loss) {
        (Lang::En, false) => "gains",
        (Lang::En, true) => "loses",
        (Lang::Ru, false) => "получает",
        (Lang::Ru, true) => "теряет",
    };
    Some(format!("{} {verb} {n}{because}.", names::subject(name, lang)))
}

/// The card that something comes from, in brackets; a quest's reward is plain.
fn because(why: Reason, lang: Lang) -> String {
    match why {
        Reason::Effect(Some(Source::Quest(_)) | None)
        | Reason::Told
        | Reason::Battle
        | Reason::Given(_) => String::new(),
        Reason::Effect(Some(of)) => format!(" ({})", names::source(of, lang)),
    }
}

fn destroyed(who: Figure, is_out: bool, to: Telling<'_>) -> String {
    let name = hero(who.hero);
    let ru = name.gender.pick(["повержен", "повержена", "повержено", "повержены"]);
    if !is_out || to.is_solo() {
        return to
            .lang
            .pick(format!("{} is defeated.", name.the), format!("{} {ru}.", name.name.ru()));
    }
    let player = to.within(who.seat);
    let (is, goes) = if to.is_you(who.seat) {
        ("are", "выбываете")
    } else {
        ("is", "выбывает")
    };
    to.lang.pick(
        format!("{} is defeated, and {player} {is} out of the game.", name.the),
        format!("{} {ru}, {player} {goes} из игры.", name.name.ru()),
    )
}

/// What happens on the map.
pub fn of_map(event: &Event, lang: Lang) -> Option<String> {
    Some(match *event {
        Event::Moved { who, location, how, gain, .. } => moved(who, location, how, gain, lang),
        Event::Stayed { who, location, gain } => {
            let (name, place, gain) = (hero(who.hero), location.name(), gained(gain, lang));
            lang.pick(
                format!("{} has stayed at {}{gain}.", name.the, place.the),
                format!("{} остаётся {}{gain}.", name.name.ru(), place.inside),
            )
        }
        Event::ExitHeld { who, side } => {
            let (name, exit) = (hero(who.hero), names::exit(side).get(lang));
            lang.pick(
                format!("{} has opened {exit}, but has no action point left to go.", name.the),
                format!(
                    "{} открывает {exit}, но пройти пока не может: нет очков действия.",
                    name.name.ru()
                ),
            )
        }
        Event::Shifted { location, .. } => {
            let name = location.name();
            lang.pick(
                format!("{} now lies in another place.", name.the),
                format!("Карта на новом месте: {}.", name.name.ru()),
            )
        }
        Event::Bridge { is_on: true } => {
            lang.pick("The bridge is extended.", "Мост выдвинут.").to_owned()
        }
        Event::Bridge { is_on: false } => {
            lang.pick("The bridge is retracted.", "Мост убран.").to_owned()
        }
        Event::Deactivated { location, is_on } => {
            let name = location.name();
            if is_on {
                lang.pick(
                    format!("{} is deactivated.", name.the),
                    format!("Локация деактивирована: {}.", name.name.ru()),
                )
            } else {
                lang.pick(
                    format!("{} works again.", name.the),
                    format!("Локация снова действует: {}.", name.name.ru()),
                )
            }
        }
        _ => return None,
    })
}

fn moved(who: Figure, to: LocationId, how: How, gain: Option<Gain>, lang: Lang) -> String {
    let (name, place) = (hero(who.hero), to.name());
    let gain = gain.map_or(String::new(), |it| gained(it, lang));
    let (the, into) = (place.the, place.into);
    match how {
        How::Walked => lang.pick(
            format!("{} goes to {the}{gain}.", name.the),
            format!("{} идёт {into}{gain}.", name.name.ru()),
        ),
        How::Warped | How::Shifted => lang.pick(
            format!("{} is warped to {the}{gain}.", name.the),
            format!("{} переносится {into}{gain}.", name.name.ru()),
        ),
        How::Led => lang.pick(
            format!("{} is led to {the}{gain}.", name.the),
            format!("{} против воли попадает {into}{gain}.", name.name.ru()),
        ),
    }
}

/// What happens with cards.
pub fn of_cards(event: &Event, to: Telling<'_>) -> Option<String> {
    let lang = to.lang;
    Some(match *event {
        Event::Played { who, card, target: None, price } => {
            let (name, it) = (hero(who.hero), object(*card.name(), lang));
            let price = paid(&names::glory(price.into(), lang), price);
            let en = if card.card().traits.has(Trait::Permanent) { "readies" } else { "plays" };
            lang.pick(
                format!("{} {en} {it}{price}.", name.the),
                format!("{} разыгрывает {it}{price}.", name.name.ru()),
            )
        }
        Event::Played { who, card, target: Some(target), price } => {
            let (name, it) = (hero(target.hero), card.name());
            if who == target {
                return Some(lang.pick(
                    format!("{} strikes {}.", it.the, name.the),
                    format!("Против {} действует {}.", name.genitive, it.name.ru()),
                ));
            }
            let (player, price) = (player(who, to), paid(&names::peril(price.into(), lang), price));
            lang.pick(
                format!("{player} plays {} against {}{price}.", it.the, name.the),
                format!("{player} разыгрывает {} против {}{price}.", it.accusative, name.genitive),
            )
        }
        Event::Cancelled { by, card } => {
            let (name, it) = (hero(by.hero), card.name());
            lang.pick(
                format!("{} has cancelled {}.", name.the, it.the),
                format!("{} отменяет {}.", name.name.ru(), it.accusative),
            )
        }
        Event::Discarded { why: Discard::Told, .. } => return None,
        Event::Discarded { who, card, .. } => {
            let (player, card) = (player(who, to), object(*card.name(), lang));
            lang.pick(format!("{player} discards {card}."), format!("{player} сбрасывает {card}."))
        }
        Event::Used { of: Source::Location(it), ability, .. } if is_told(it, ability) => {
            return None;
        }
        Event::Used { who, of, .. } => used(who, of, lang),
        _ => return None,
    })
}

/// Whether all that an ability of a location does has sentences of its own: a hero is warped, or a quest is
/// exchanged.
fn is_told(location: LocationId, nth: u8) -> bool {
    let ability = location.card().abilities.get(usize::from(nth));
    let tells = |it: &Part| matches!(it.effect, Effect::Warp(..) | Effect::QuestSwap(_));
    ability.is_some_and(|it| it.parts.iter().all(tells))
}

fn used(who: Figure, of: Source, lang: Lang) -> String {
    let name = hero(who.hero);
    let (en, ru) = match of {
        // Whoever suffers from a bane pays to be rid of it.
        Source::Card(card) if card.card().traits.has(Trait::Bane) => {
            let card = card.name();
            return lang.pick(
                format!("{} gets rid of {}.", name.the, card.the),
                format!("{} избавляется от {}.", name.name.ru(), card.genitive),
            );
        }
        Source::Card(card) => (card.name().the.to_owned(), card.name().accusative.to_owned()),
        Source::Location(it) => (it.name().the.to_owned(), names::place(it, Lang::Ru).to_owned()),
        Source::Hero(it) => {
            let ability = it.name().ability;
            (format!("“{}”", ability.en()), format!("умение «{}»", ability.ru()))
        }
        Source::Quest(it) => {
            (quest(it, Lang::En), format!("награду за задание {}", quest(it, Lang::Ru)))
        }
    };
    lang.pick(format!("{} uses {en}.", name.the), format!("{} использует {ru}.", name.name.ru()))
}

/// What happens with quests.
pub fn of_quests(event: &Event, lang: Lang) -> Option<String> {
    Some(match *event {
        Event::Attempted { who, quest: it } => match it.card().attempt {
            // The dice, the battle and the completion tell of these.
            Attempt::Threat { .. } | Attempt::Chance { .. } | Attempt::Hunt | Attempt::Escort => {
                return None;
            }
            Attempt::PayGlory(_)
            | Attempt::PayHealth(_)
            | Attempt::PayHand(_)
            | Attempt::PayReadied(_)
            | Attempt::PayWorth(_) => {
                let (name, it) = (hero(who.hero), quest(it, lang));
                lang.pick(
                    format!("{} makes the sacrifice of {it}.", name.the),
                    format!("{} приносит жертву: {it}.", name.name.ru()),
                )
            }
        },
        Event::Completed { who, quest: it, level, n_done, glory } => {
            let (name, it) = (hero(who.hero), quest(it, lang));
            let gain = gained(Gain { glory, peril: 0 }, lang).replace(": ", ", ");
            lang.pick(
                format!("{} completes {it}, quest {n_done} of 3: level {level}{gain}.", name.the),
                format!(
                    "{} выполняет задание {it} ({n_done} из 3): уровень {level}{gain}.",
                    name.name.ru()
                ),
            )
        }
        Event::Escorts { who, quest: it, what } => {
            let (name, it) = (hero(who.hero), quest(it, lang));
            let (en, ru) = match what {
                Escorting::Begun => ("begins the escort of", "начинает сопровождение:"),
                Escorting::Dropped => ("lays down the token of", "прерывает сопровождение:"),
                Escorting::Taken => ("takes up the token of", "продолжает сопровождение:"),
                Escorting::Stolen => ("takes away the token of", "перехватывает сопровождение:"),
            };
            lang.pick(format!("{} {en} {it}.", name.the), format!("{} {ru} {it}.", name.name.ru()))
        }
        Event::QuestSwapped { who, old, new } => {
            let (name, old, new) = (hero(who.hero), quest(old, lang), quest(new, lang));
            lang.pick(
                format!("{} exchanges {old} for {new}.", name.the),
                format!("{} меняет задание {old} на {new}.", name.name.ru()),
            )
        }
        _ => return None,
    })
}
