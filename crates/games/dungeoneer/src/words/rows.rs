//! Rows of a list of what can be played: what it is, what it does, what it costs.

use super::names::{self, genitive, quest, subject};
use super::{offers, seen};
use crate::action::{Action, Word};
use crate::cards::ability::{Cost, Price as Paid};
use crate::cards::{Ability, AdventureId, Form, On, ability_text, library};
use crate::forecast::Odds;
use crate::messages;
use crate::pieces::Origin;
use crate::prospects::{Prospect, prospect_of};
use crate::rules::values;
use crate::state::View;
use kernel::{Lang, Seat, message};

/// Something that can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The card that it is, if it is one.
    pub card: Option<AdventureId>,
    /// The name of its symbol.
    pub symbol: &'static str,
    pub name: String,
    /// The text that stands on it; may be empty.
    pub effect: String,
    /// The outcome now, as far as dice can be counted; empty where they decide nothing.
    pub now: String,
    pub price: Option<Price>,
}

/// A payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Price {
    Glory(u8),
    /// Of somebody else.
    Peril(u8),
    Ap(u8),
}

/// A deed as a row; all others by what they are called.
pub fn row(action: &Action, view: &View, lang: Lang) -> Row {
    let name = || offers::offer(action, view, lang);
    let (Action::Play(word) | Action::Do(word)) = action else { return plain("dn-window", name()) };
    let now = now(action, view, lang).unwrap_or_default();
    let row = match *word {
        Word::Play { card, price, payer } => {
            let printed = price.unwrap_or_else(|| card.card().price.least());
            let n = values::price(&view.open, seen::actor(view), card, printed, payer);
            let price = if payer.is_some() { Price::Peril(n) } else { Price::Glory(n) };
            let effect = card.text(lang).rules.join(" ");
            let name = card.name().name.get(lang);
            let whom = payer.map(|it| genitive(names::hero(view.open.heroes[it].card), lang));
            let name = whom.map_or(name.to_owned(), |it| {
                message!(lang, "row-against", card = name, hero = it)
            });
            let card = Some(card);
            Row { card, symbol: "", name, effect, now: String::new(), price: Some(price) }
        }
        Word::Use { of, ability } => used(of, ability, view, lang),
        Word::Strike { form, .. } => {
            Row { price: Some(Price::Ap(1)), ..plain(symbol(form), name()) }
        }
        Word::Challenge { form, .. } => plain(symbol(form), name()),
        Word::Stand => Row { price: Some(Price::Ap(1)), ..plain("dn-prone", name()) },
        Word::Fall => plain("dn-prone", name()),
        _ => plain("dn-effect", name()),
    };
    Row { now, ..row }
}

/// The outcome of a deed or an answer now, in a few words; none where dice decide nothing.
pub fn now(action: &Action, view: &View, lang: Lang) -> Option<String> {
    prospect_of(&view.open, seen::actor(view), action).map(|it| said(it, view, lang))
}

fn plain(symbol: &'static str, name: String) -> Row {
    Row { card: None, symbol, name, effect: String::new(), now: String::new(), price: None }
}

const fn symbol(form: Form) -> &'static str {
    match form {
        Form::Melee => "melee",
        Form::Magic => "magic",
        Form::Speed => "speed",
    }
}

/// An ability with the price that is fixed.
fn used(of: Origin, nth: u8, view: &View, lang: Lang) -> Row {
    let (row, abilities, on): (Row, &'static [Ability], On) = match of {
        Origin::Card(card) => {
            let name = card.name().name.get(lang).to_owned();
            let row = Row { card: Some(card), ..plain("", name) };
            (row, &library().adventures[card.idx()].abilities, card.card().on())
        }
        Origin::Hero => {
            let card = view.open.heroes[seen::actor(view)].card;
            let row = plain(card.symbol(), card.name().ability(lang).to_owned());
            (row, &library().heroes[card.idx()].abilities, On::Hero)
        }
        Origin::Location(it) => {
            let row = plain("dn-effect", it.name().name.get(lang).to_owned());
            (row, &library().locations[it.idx()].abilities, On::Location)
        }
        Origin::Quest(it) => (plain("dn-quest", quest(it, lang)), &[], On::Quest),
        Origin::Foe(_) | Origin::Rules => (plain("dn-effect", String::new()), &[], On::Hero),
    };
    let Some(ability) = abilities.get(usize::from(nth)) else { return row };
    let price = ability.costs.iter().find_map(|it| match it {
        Cost::Glory(Paid::Fixed(n)) => Some(Price::Glory(*n)),
        Cost::Ap(n) => Some(Price::Ap(*n)),
        _ => None,
    });
    Row { effect: ability_text(ability, on, lang), price, ..row }
}

/// The prospect in a few words: `Kron fails 17 %`.
pub fn said(prospect: Prospect, view: &View, lang: Lang) -> String {
    match prospect {
        Prospect::Blow(it) => {
            let [win, loss] = [it.win(), it.loss()].map(Odds::percent);
            message!(lang, "now-blow", win = win, loss = loss)
        }
        Prospect::Threats(all) => {
            let own = seen::actor(view);
            let others = all.iter().filter(|it| it.0 != own);
            // Who plays a trap may stand there too.
            let both = others.chain(all.iter().filter(|it| it.0 == own));
            let fails =
                both.filter_map(|it| Some(fails(it.0, it.1.as_ref()?.against(), view, lang)));
            fails.collect::<Vec<_>>().join(", ")
        }
        Prospect::Roll { before, after } => {
            message!(lang, "now-roll", before = before.percent(), after = after.percent())
        }
        Prospect::Attempt { odds, ap } => {
            let chance = (odds != Odds::CERTAIN)
                .then(|| message!(lang, "now-success", percent = odds.percent()));
            let ap = (0 < ap).then(|| names::action_points(ap.into(), lang));
            chance.into_iter().chain(ap).collect::<Vec<_>>().join("; ")
        }
        Prospect::Search { way, reach, odds } => {
            let odds = odds.percent();
            message!(lang, "now-search", way = way, reach = reach, odds = odds, n = 1)
        }
        Prospect::Unhurt => message!(lang, "now-unhurt").to_owned(),
    }
}

/// The chance that a hero does not overcome a threat: also the own one, where it is struck together with others.
fn fails(who: Seat, odds: Odds, view: &View, lang: Lang) -> String {
    let percent = odds.percent();
    if who == seen::actor(view) {
        return message!(lang, "now-fails-you", percent = percent);
    }
    let name = subject(names::hero(view.open.heroes[who].card), lang);
    message!(lang, "now-fails", name = name, percent = percent)
}
