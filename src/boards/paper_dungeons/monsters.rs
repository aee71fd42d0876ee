//! The three monsters: the team's power against their ranges.

use leptos::prelude::*;

use super::controller::Controller;
use super::heroes;
use super::model::MonsterModel;
use super::panel::Panel;
use super::potions::reward_symbol;
use super::words::{number, sentences, signed};
use crate::games::paper_dungeons::client::{Monster, Range, messages};
use crate::kernel::{message, text};
use crate::parts::Icon;

/// The symbol of a monster.
pub fn symbol(monster: Monster) -> &'static str {
    match monster {
        Monster::M1A => "minotaur",
        Monster::M1B => "golem",
        Monster::M1C => "werewolf",
        Monster::M1D => "giant-spider",
        Monster::M2A => "chimera",
        Monster::M2B => "vampire",
        Monster::M2C => "hydra",
        Monster::M2D => "medusa",
        Monster::M3A => "watcher",
        Monster::M3B => "lich",
        Monster::M3C => "dragon",
        Monster::M3D => "mummy",
    }
}

/// The level of a monster in Roman numbers; `idx` from 0.
pub fn rank(idx: usize) -> &'static str {
    ["I", "II", "III"][idx]
}

/// The monster cards.
#[component]
pub fn Monsters(controller: Controller) -> impl IntoView {
    let title = Signal::derive(move || message!(controller.lang(), "monsters").to_owned());
    let note = Signal::derive(move || message!(controller.lang(), "monsters-note").to_owned());
    let cards = [0, 1, 2].map(|idx| view! { <Card controller=controller idx=idx/> }).collect_view();
    view! {
        <Panel class="pd-monsters" title=title note=note>
            <ul>{cards}</ul>
        </Panel>
    }
}

/// One monster card.
#[component]
fn Card(controller: Controller, idx: usize) -> impl IntoView {
    let model = controller.select(move |it| it.monsters[idx].clone());
    let is_over = Signal::derive(move || model.read().fight.is_some());
    let is_next = Signal::derive(move || model.read().is_next);
    let name = Signal::derive(move || model.read().card().name.get(controller.lang()));
    let icon = Signal::derive(move || symbol(model.read().monster));
    let when = move || {
        let (lair, round) = (model.read().lair.to_string(), model.read().round);
        message!(controller.lang(), "monster-when", room = &lair, round = round)
    };
    let fears = controller.text(text!("fears"));
    let weak = move || model.read().card().weak_to;
    let weak_icon = Signal::derive(move || heroes::symbol(weak()));
    let weak_name = Signal::derive(move || weak().name().get(controller.lang()));
    let note = Signal::derive(move || sentences::monster_note(&model.read(), controller.lang()));
    view! {
        <li class="pd-monster" class:is-over=is_over class:is-next=is_next>
            <h3><Icon name=icon/> <span>{name}</span></h3>
            <p class="pd-when"><b class="pd-rank">{rank(idx)}</b> " " {when}</p>
            <p class="pd-power">
                <Power controller=controller model=model/>
                <span class="pd-fears">
                    {fears} " " <Icon name=weak_icon/> <span class="only-read">{weak_name}</span>
                </span>
            </p>
            <Ranges controller=controller model=model/>
            <p class="pd-note">{note}</p>
            <Extras controller=controller model=model/>
        </li>
    }
}

/// The team's power, now or in the fight.
#[component]
fn Power(controller: Controller, model: ReadSignal<MonsterModel>) -> impl IntoView {
    let fought = move || model.read().fight.and_then(|it| it.power);
    let power = move || fought().unwrap_or(model.read().power);
    let words = move || {
        let words = if fought().is_some() { text!("power-then") } else { text!("your-power") };
        words.get(controller.lang())
    };
    let has_fled = move || model.read().fight.is_some_and(|it| it.power.is_none());
    view! {
        <Show when=move || !has_fled()>
            <b>{power}</b>
            " "
            <small>{words}</small>
        </Show>
    }
}

/// Flight and the three ranges; the row that holds now is framed.
#[component]
fn Ranges(controller: Controller, model: ReadSignal<MonsterModel>) -> impl IntoView {
    let flee = controller.text(text!("flee"));
    let now = Memo::new(move |_| current(&model.read()));
    let card = Memo::new(move |_| model.with(|it| (it.monster, it.is_barbarian)));
    let rows = move || {
        let (monster, is_barbarian) = card.get();
        let card = monster.card();
        let first = card.ranges[0].power;
        let row = |(idx, range): (usize, &Range)| {
            let n_wounds = if is_barbarian { 0 } else { range.wounds };
            let is_now = move || now.get() == Some(idx + 1);
            range_row(*range, n_wounds, Signal::derive(is_now))
        };
        let ranges = card.ranges.iter().enumerate().map(row).collect_view();
        let is_flight = move || now.get() == Some(0);
        view! {
            <tr class:is-now=is_flight>
                <td>{format!("<{first}")}</td>
                <td class="is-wound">{number(-i32::from(card.flee))}</td>
                <td>{flee}</td>
            </tr>
            {ranges}
        }
    };
    view! { <table class="pd-ranges"><tbody>{rows}</tbody></table> }
}

/// The row that holds: 0 to flee, 1 to 3 to fight.
fn current(model: &MonsterModel) -> Option<usize> {
    match model.fight {
        Some(fight) => Some(match fight.power {
            Some(power) => model.monster.range(power).map_or(0, |it| it + 1),
            None => 0,
        }),
        None => Some(model.range.map_or(0, |it| it + 1)),
    }
}

fn range_row(range: Range, n_wounds: u8, is_now: Signal<bool>) -> impl IntoView {
    view! {
        <tr class:is-now=is_now>
            <td>{range.power} "+"</td>
            <td class="is-glory">{signed(range.glory.into())}</td>
            <td class="is-wound">{number(-i32::from(n_wounds))} <Icon name="heart"/></td>
        </tr>
    }
}

/// The reward of the strongest team, and the gems that vanish.
#[component]
fn Extras(controller: Controller, model: ReadSignal<MonsterModel>) -> impl IntoView {
    let promises = Memo::new(move |_| {
        let model = model.read();
        let is_open = model.fight.is_none();
        (model.monster, is_open && model.has_vanishing, is_open && model.has_reward)
    });
    let extras = move || {
        let (monster, has_vanishing, has_reward) = promises.get();
        let card = monster.card();
        let lang = controller.lang();
        let letters: String = card.vanish.iter().map(|it| it.letter()).collect();
        let vanish = (has_vanishing && !letters.is_empty()).then(|| {
            view! {
                <span>{message!(lang, "gems-vanish-then")} " " <Icon name="gem"/> <b>{letters}</b></span>
            }
        });
        let prize = has_reward.then(|| {
            let signs = card.reward.iter().map(|&it| view! { <Icon name=reward_symbol(it)/> });
            let names = card.reward.iter().map(|&it| it.name().get(lang));
            let names = names.collect::<Vec<_>>().join(", ");
            view! {
                <span>
                    {message!(lang, "strongest-takes")} " " {signs.collect_view()}
                    <span class="only-read">{names}</span>
                </span>
            }
        });
        view! { {vanish} {prize} }
    };
    view! { <p class="pd-extras">{extras}</p> }
}
