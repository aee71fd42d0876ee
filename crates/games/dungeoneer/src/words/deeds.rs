//! Deeds and sufferings of heroes, in sentences.

use super::names::{self, gained, genitive, hero, object, player, quest, subject};
use crate::cards::ability::Effect;
use crate::cards::{Attempt, LocationId, Part, Trait};
use crate::event::{Discard, Escorting, Event, Figure, Gain, How, Reason, Source};
use crate::messages;
use kernel::{Lang, Telling, message};

/// The hero of a figure as the subject of a sentence.
fn name_of(who: Figure, lang: Lang) -> &'static str {
    subject(hero(who.hero), lang)
}

/// An event of a hero.
pub fn of_hero(event: &Event, to: Telling<'_>) -> Option<String> {
    let lang = to.lang;
    Some(match *event {
        Event::Glory { who, by, why } => {
            let n = message!(lang, "glory-object", n = by.unsigned_abs());
            return changed(who, &n, by < 0, why, lang);
        }
        Event::Peril { who, by, why: Reason::Given(giver) } => {
            let (name, giver) = (names::dative(hero(who.hero), lang), player(giver, to));
            message!(lang, "event-peril-given", giver = &giver, name = name, n = by)
        }
        Event::Peril { who, by, why } => {
            return changed(who, &names::peril(by.unsigned_abs().into(), lang), by < 0, why, lang);
        }
        Event::Ap { who, by, why } => {
            let n = names::action_points(by.unsigned_abs().into(), lang);
            return changed(who, &n, by < 0, why, lang);
        }
        Event::Healed { who, n, left, why } => {
            let (name, because) = (name_of(who, lang), because(why, lang));
            message!(lang, "event-healed", name = name, n = n, left = left, because = &because)
        }
        Event::Wounded { who, n, left } => {
            message!(lang, "event-wounded", name = name_of(who, lang), n = n, left = left)
        }
        Event::Prevented { who, n } => {
            message!(lang, "event-spared", name = name_of(who, lang), n = n)
        }
        Event::Fell { who, is_chosen: true } => {
            message!(lang, "event-falls-for-ap", name = name_of(who, lang))
        }
        Event::Fell { who, is_chosen: false } => {
            message!(lang, "event-falls", name = name_of(who, lang))
        }
        Event::Stood { who } => message!(lang, "event-stands", name = name_of(who, lang)),
        Event::SavedAp { who } => {
            message!(lang, "event-saves-ap", name = name_of(who, lang), n = 1)
        }
        Event::Destroyed { who, is_out } => destroyed(who, is_out, to),
        Event::Returned { who } => {
            let name = subject(who.hero.name().name, lang);
            message!(lang, "event-returns", who = &to.names[who.seat], name = name)
        }
        _ => return None,
    })
}

/// Something is gained or lost, where that is not told by what it pays or comes with.
fn changed(who: Figure, n: &str, is_loss: bool, why: Reason, lang: Lang) -> Option<String> {
    let name = name_of(who, lang);
    let because = match why {
        Reason::Told | Reason::Given(_) => return None,
        Reason::Battle => format!(" {}", message!(lang, "for-battle")),
        Reason::Effect(_) => because(why, lang),
    };
    Some(match is_loss {
        true => message!(lang, "event-loses", name = name, n = n, because = &because),
        false => message!(lang, "event-gains", name = name, n = n, because = &because),
    })
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
    let lang = to.lang;
    let (name, gender) = (name_of(who, lang), hero(who.hero).gender(lang));
    if !is_out || to.is_solo() {
        return message!(lang, "event-defeated", name = name, gender = gender);
    }
    let player = to.within(who.seat);
    if to.is_you(who.seat) {
        message!(lang, "event-out-you", name = name, gender = gender, player = &player)
    } else {
        message!(lang, "event-out", name = name, gender = gender, player = &player)
    }
}

/// An event of the map.
pub fn of_map(event: &Event, lang: Lang) -> Option<String> {
    Some(match *event {
        Event::Moved { who, location, how, gain, .. } => moved(who, location, how, gain, lang),
        Event::Stayed { who, location, gain } => {
            let (name, place) = (name_of(who, lang), names::at(location, lang));
            message!(lang, "event-stays", name = name, place = place, gain = &gained(gain, lang))
        }
        Event::ExitHeld { who, side } => {
            message!(lang, "event-exit-held", name = name_of(who, lang), exit = names::exit(side))
        }
        Event::Shifted { location, .. } => {
            message!(lang, "event-shifted", place = names::location(location, lang))
        }
        Event::Bridge { is_on: true } => message!(lang, "event-bridge-out").to_owned(),
        Event::Bridge { is_on: false } => message!(lang, "event-bridge-in").to_owned(),
        Event::Deactivated { location, is_on: true } => {
            message!(lang, "event-deactivated", place = names::location(location, lang))
        }
        Event::Deactivated { location, is_on: false } => {
            message!(lang, "event-works-again", place = names::location(location, lang))
        }
        _ => return None,
    })
}

fn moved(who: Figure, to: LocationId, how: How, gain: Option<Gain>, lang: Lang) -> String {
    let (name, place) = (name_of(who, lang), names::into(to, lang));
    let gain = gain.map_or(String::new(), |it| gained(it, lang));
    match how {
        How::Walked => message!(lang, "event-walks", name = name, place = place, gain = &gain),
        How::Warped | How::Shifted => {
            message!(lang, "event-warped", name = name, place = place, gain = &gain)
        }
        How::Led => message!(lang, "event-led", name = name, place = place, gain = &gain),
    }
}

/// An event of cards.
pub fn of_cards(event: &Event, to: Telling<'_>) -> Option<String> {
    let lang = to.lang;
    Some(match *event {
        Event::Played { who, card, target: None, price } => {
            let (name, it) = (name_of(who, lang), object(card.name(), lang));
            if card.card().traits.has(Trait::Permanent) {
                message!(lang, "event-readies", name = name, card = it, n = price)
            } else {
                message!(lang, "event-plays", name = name, card = it, n = price)
            }
        }
        Event::Played { who, card, target: Some(target), price } => {
            let name = genitive(hero(target.hero), lang);
            if who == target {
                let card = subject(card.name(), lang);
                return Some(message!(lang, "event-card-strikes", card = card, name = name));
            }
            let (who, card) = (player(who, to), object(card.name(), lang));
            let (player, n) = (&who, price);
            message!(lang, "event-plays-against", player = player, card = card, name = name, n = n)
        }
        Event::Cancelled { by, card } => {
            let card = object(card.name(), lang);
            message!(lang, "event-cancels", name = name_of(by, lang), card = card)
        }
        Event::Discarded { why: Discard::Told, .. } => return None,
        Event::Discarded { who, card, .. } => {
            let (player, card) = (player(who, to), object(card.name(), lang));
            message!(lang, "event-discards", player = &player, card = card)
        }
        Event::Used { of: Source::Location(it), ability, .. } if is_told(it, ability) => {
            return None;
        }
        Event::Used { who, of, .. } => used(who, of, lang),
        _ => return None,
    })
}

/// Tells whether all that an ability of a location does has sentences of its own: a hero is warped, or a quest is
/// exchanged.
fn is_told(location: LocationId, nth: u8) -> bool {
    let ability = location.card().abilities.get(usize::from(nth));
    let tells = |it: &Part| matches!(it.effect, Effect::Warp(..) | Effect::QuestSwap(_));
    ability.is_some_and(|it| it.parts.iter().all(tells))
}

fn used(who: Figure, of: Source, lang: Lang) -> String {
    let name = name_of(who, lang);
    let what = match of {
        // A hero who suffers from a bane pays to be rid of it.
        Source::Card(card) if card.card().traits.has(Trait::Bane) => {
            return message!(lang, "event-sheds", name = name, card = genitive(card.name(), lang));
        }
        Source::Card(card) => object(card.name(), lang).to_owned(),
        Source::Location(it) => names::place(it, lang).to_owned(),
        Source::Hero(it) => names::ability(it, lang),
        Source::Quest(it) => message!(lang, "quest-reward", quest = &quest(it, lang)),
    };
    message!(lang, "event-uses", name = name, what = &what)
}

/// An event of quests.
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
                message!(
                    lang,
                    "event-sacrifice",
                    name = name_of(who, lang),
                    quest = &quest(it, lang)
                )
            }
        },
        Event::Completed { who, quest: it, level, n_done, glory } => {
            let gain = gained(Gain { glory, peril: 0 }, lang).replace(": ", ", ");
            message!(
                lang,
                "event-completes",
                name = name_of(who, lang),
                quest = &quest(it, lang),
                done = n_done,
                level = level,
                gain = &gain
            )
        }
        Event::Escorts { who, quest: it, what } => {
            let (name, it) = (name_of(who, lang), quest(it, lang));
            match what {
                Escorting::Begun => message!(lang, "event-escort-begun", name = name, quest = &it),
                Escorting::Dropped => {
                    message!(lang, "event-escort-dropped", name = name, quest = &it)
                }
                Escorting::Taken => message!(lang, "event-escort-taken", name = name, quest = &it),
                Escorting::Stolen => {
                    message!(lang, "event-escort-stolen", name = name, quest = &it)
                }
            }
        }
        Event::QuestSwapped { who, old, new } => {
            let (old, new) = (quest(old, lang), quest(new, lang));
            message!(lang, "event-quest-swapped", name = name_of(who, lang), old = &old, new = &new)
        }
        _ => return None,
    })
}
