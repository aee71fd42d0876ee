//! A battle over the map: its eight steps, each attack with both sums and its odds, and what all may cost.

use leptos::prelude::*;

use super::controller::Controller;
use super::model::{BattleModel, Duel, FoeModel, Friend, Lit, Percent, Rolled, Side, SideOf, Toll};
use super::selection::Thing;
use super::signs::{form_symbol, shaped, values};
use super::words::{self, battles, labels, sentences};
use crate::games::dungeoneer::client::{FoeCard, FoeState, Form, HeroId};
use crate::kernel::{Lang, Seat};
use crate::parts::{Icon, aria, each};

/// The battle that is fought.
#[component]
pub fn Battle(controller: Controller) -> impl IntoView {
    let battle = controller.select(|it| it.battle.clone());
    let of = move |part: fn(&BattleModel) -> usize| battle.read().as_ref().map(part);
    let step = Memo::new(move |_| of(|it| it.step));
    let duels = move || battle.read().as_ref().map(|it| it.duels.clone()).unwrap_or_default();
    let foes = move || battle.read().as_ref().map(|it| it.foes.clone()).unwrap_or_default();
    let tolled =
        Memo::new(move |_| battle.read().as_ref().map(|it| it.tolls.clone()).unwrap_or_default());
    let title = move || battle.read().as_ref().map(|it| sentences::battle(it, controller.lang()));
    let steps = (0..words::STEPS.len()).map(|nth| {
        let class = move || match step.get() {
            Some(now) if now == nth => "is-now",
            Some(now) if nth < now => "is-past",
            _ => "",
        };
        let current = move || (step.get() == Some(nth)).then_some("step");
        view! { <li class=class aria-current=current>{controller.text(words::STEPS[nth])}</li> }
    });
    let label = controller.text(words::BATTLE);
    view! {
        <section class="dn-battle" aria-label=label>
            <h2>{title}</h2>
            <ol class="dn-steps">{steps.collect_view()}</ol>
            {move || tolls(&tolled.get(), controller.lang())}
            <div class="dn-duels">
                {each(duels, move |it| view! { <DuelCard controller=controller model=it/> })}
                {each(foes, move |it| view! { <FoeCardView controller=controller model=it/> })}
            </div>
        </section>
    }
}

/// One attack: who, on whom, what both add, and how it may end.
#[component]
fn DuelCard(controller: Controller, model: Memo<Duel>) -> impl IntoView {
    let foe = move || match (&model.read().by.who, &model.read().on.who) {
        (SideOf::Foe(foe), _) | (_, SideOf::Foe(foe)) => Some(foe.clone()),
        (SideOf::Hero(..), SideOf::Hero(..)) => None,
    };
    let lit = move || {
        let foe = foe().map_or(Lit::Idle, |it| it.lit);
        if model.read().lit == Lit::Idle { foe } else { model.read().lit }
    };
    let class = move || {
        let is_over = model.with(|it| it.is_done || it.is_off);
        let done = if is_over { " is-done" } else { "" };
        format!("dn-duel{done} {}", lit().class())
    };
    let pressed = move || aria(lit() == Lit::Held);
    let tap = move |_| {
        let attack = model.get_untracked();
        let foe = untrack(foe).map(|it| (it.lit, it.nth));
        controller.tap(match foe {
            // What can be done with the attack comes before what can be done with the monster.
            Some((_, nth)) if attack.lit == Lit::Idle => Thing::Foe(nth),
            _ => Thing::Attack(attack.nth),
        });
    };
    let head = move || match foe() {
        Some(foe) => foe_head(&foe, controller.lang()).into_any(),
        None => side_head(&model.read().by, controller.lang()).into_any(),
    };
    // Dice that have fallen lie: what is beside them may be drawn again.
    let sides = Memo::new(move |_| [&model.read().by, &model.read().on].map(Fallen::of));
    let form = Memo::new(move |_| model.read().form);
    let is_off = Memo::new(move |_| model.read().is_off);
    let clash = move || (!is_off.get()).then(|| clash(sides.get(), form.get()));
    let body = move || duel_body(&model.read(), controller.lang());
    let face = move || foe().and_then(|it| labels::foe_face(it.card, controller.lang()));
    let label =
        move || labels::duel(&model.read(), &controller.hand.names.get(), controller.lang());
    view! {
        <button type="button" class=class aria-pressed=pressed aria-description=face on:click=tap>
            <span class="only-read">{label}</span>
            <span class="unread" aria-hidden="true">{head} {clash} {body}</span>
        </button>
    }
}

/// A monster that does not attack now: it may be challenged, or is out of the battle.
#[component]
fn FoeCardView(controller: Controller, model: Memo<FoeModel>) -> impl IntoView {
    let class = move || {
        let model = model.read();
        let gone = if model.state == FoeState::Fights { "" } else { " is-done" };
        format!("dn-duel{gone} {}", model.lit.class())
    };
    let pressed = move || aria(model.read().lit == Lit::Held);
    let head = move || foe_head(&model.read(), controller.lang());
    let state = move || {
        let model = model.read();
        sentences::foe_state(model.card, model.state, controller.lang())
    };
    let face = move || labels::foe_face(model.read().card, controller.lang());
    let label = move || labels::foe(&model.read(), controller.lang());
    view! {
        <button
            type="button"
            class=class
            aria-pressed=pressed
            aria-description=face
            on:click=move |_| controller.tap(Thing::Foe(model.get_untracked().nth))
        >
            <span class="only-read">{label}</span>
            <span class="unread" aria-hidden="true">
                {head}
                <span class="dn-foe-state">{state}</span>
            </span>
        </button>
    }
}

/// The possible toll of an exchange on each hero.
pub fn tolls(all: &[Toll], lang: Lang) -> impl IntoView + use<> {
    let one = |it: &Toll| {
        let piece = |(nth, chance): (usize, &Percent)| {
            let class = it.class(nth);
            let heart = (0 < nth).then(|| view! { <Icon name="heart-broken"/> {nth} ": " });
            let words = (36 <= chance.0).then(|| view! { {heart} {words::percent(*chance)} });
            (0 < chance.0).then(|| {
                let share = chance.0.to_string();
                view! { <i class=class style:flex-grow=share>{words}</i> }
            })
        };
        let pieces = it.wounds.iter().enumerate().map(piece);
        view! {
            <p class="dn-toll">
                <span class="dn-odds" aria-hidden="true">{pieces.collect_view()}</span>
                <span class="dn-toll-words">{battles::toll(it, lang)}</span>
            </p>
        }
    };
    all.iter().map(one).collect_view()
}

/// The chance to defeat a monster, where that is not just the chance to hit it.
pub fn defeat(foe: &FoeModel, is_hit: Percent, lang: Lang) -> impl IntoView + use<> {
    let words = battles::defeat(foe, is_hit, lang);
    words.map(|it| view! { <span class="dn-foe-state">{it}</span> })
}

/// A monster's name, health and values.
pub fn foe_head(model: &FoeModel, lang: Lang) -> impl IntoView + use<> {
    let symbol = match model.card {
        FoeCard::Adventure(card) => card.symbol(),
        FoeCard::Quest(_) => "dn-quest-hunt",
    };
    let attacks = model.card.monster().attacks;
    let attacks = Form::ALL.map(|it| attacks.has(it));
    let hearts = format!("{}/{}", model.health, model.health_max);
    view! {
        <span class="dn-duel-head">
            <Icon name=symbol/>
            <b>{words::hyphened(words::foe(model.card, lang))}</b>
            <i class="dn-hp"><Icon name="heart"/> {hearts}</i>
        </span>
        {values(model.values, attacks, model.form)}
    }
}

/// A hero who attacks another.
fn side_head(side: &Side, lang: Lang) -> impl IntoView + use<> {
    let SideOf::Hero(seat, hero) = side.who else { return None };
    Some(view! {
        <span class="dn-duel-head">
            {shaped(Some(seat), hero.symbol())}
            <b>{words::hyphened(hero.name().name.name.get(lang))}</b>
        </span>
    })
}

/// A side as its dice lie.
#[derive(Clone, PartialEq)]
struct Fallen {
    /// None for a monster.
    hero: Option<(Seat, HeroId)>,
    /// The value added to the die.
    value: i8,
    rolled: Option<Rolled>,
}

impl Fallen {
    fn of(side: &Side) -> Fallen {
        let hero = match side.who {
            SideOf::Hero(seat, hero) => Some((seat, hero)),
            SideOf::Foe(_) => None,
        };
        Fallen { hero, value: side.value, rolled: side.rolled }
    }

    fn draw(self) -> impl IntoView {
        let sign = match self.hero {
            Some((seat, hero)) => shaped(Some(seat), hero.symbol()).into_any(),
            None => view! { <Icon name="dn-encounter"/> }.into_any(),
        };
        let die = |(face, counts): (u8, bool)| {
            let class = if counts { "dn-die is-rolled" } else { "dn-die is-rolled is-dropped" };
            view! { <i class=class>{face}</i> }
        };
        let sum = match self.rolled {
            Some(it) => {
                let dice = it.dice.into_iter().flatten().map(die).collect_view();
                let more = words::signed(it.more);
                view! { {dice} <small>{more} " ="</small> <b class="dn-total">{words::number(it.total)}</b> }
                    .into_any()
            }
            None => view! { <i class="dn-die is-wait">"?"</i> <b>{words::signed(self.value)}</b> }
                .into_any(),
        };
        view! { <span class="dn-side">{sign} {sum}</span> }
    }
}

/// Both sides' dice and sums.
fn clash([by, on]: [Fallen; 2], form: Form) -> impl IntoView {
    view! {
        <span class="dn-clash">
            {by.draw()}
            <i class="dn-versus"><Icon name=form_symbol(form)/></i>
            {on.draw()}
        </span>
    }
}

/// The parts of both sums, and the chance of each end.
fn duel_body(model: &Duel, lang: Lang) -> impl IntoView + use<> {
    let lines = |side: &Side| {
        let name = match &side.who {
            SideOf::Hero(_, hero) => hero.name().name.name.get(lang),
            SideOf::Foe(foe) => words::foe(foe.card, lang),
        };
        let lines = battles::lines(&side.lines, lang);
        view! { <small class="dn-lines"><b>{name} ": "</b> {lines}</small> }
    };
    if model.is_off {
        let off = sentences::off(model, lang);
        return view! { <span class="dn-foe-state">{off}</span> }.into_any();
    }
    let odds = model.odds.map(|it| odds_bar(it, model.friend, lang));
    let foe = match (&model.by.who, &model.on.who) {
        (SideOf::Foe(foe), _) | (_, SideOf::Foe(foe)) if !model.is_done => Some(foe),
        _ => None,
    };
    let is_hit = |[win, _, loss]: [Percent; 3]| match &model.by.who {
        SideOf::Foe(_) => loss,
        SideOf::Hero(..) => win,
    };
    let defeat = foe.zip(model.odds).map(|(it, odds)| defeat(it, is_hit(odds), lang));
    let negated = model
        .is_negated
        .then(|| view! { <span class="dn-foe-state">{words::NEGATED.get(lang)}</span> });
    view! {
        {[&model.by, &model.on].map(lines).collect_view()}
        {odds}
        {defeat}
        {negated}
    }
    .into_any()
}

/// The chances that the attacker lands the blow, nobody does, and the defender does: harm to the observer is red.
pub fn odds_bar(odds: [Percent; 3], friend: Friend, lang: Lang) -> impl IntoView {
    let piece = |nth: usize| {
        let share = odds[nth].0.max(1).to_string();
        let words = match odds[nth].0 {
            0..24 => None,
            24..45 => Some(words::percent(odds[nth])),
            45.. => Some(sentences::odd(nth, odds[nth], lang)),
        };
        let class = friend.classes()[nth];
        let hurts = words.is_some() && class == "l";
        let heart = hurts.then(|| view! { <Icon name="heart-broken"/> " " });
        view! { <i class=class style:flex-grow=share>{heart} {words}</i> }
    };
    view! {
        <span class="dn-odds">{[0, 1, 2].map(piece).collect_view()}</span>
        <span class="dn-odds-words">{sentences::odds(odds, lang)}</span>
    }
}
