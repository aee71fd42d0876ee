//! The three monsters: the team's power against their ranges.

use leptos::prelude::*;

use super::bench::Bench;
use super::heroes;
use super::panel::Panel;
use super::potions::reward_symbol;
use super::scene::MonsterLook;
use super::words::{self, labels, number, sentences, signed};
use crate::games::paper_dungeons::monsters::{Monster, Range};
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
pub fn Monsters(bench: Bench) -> impl IntoView {
    let title = Signal::derive(move || words::MONSTERS.get(bench.lang()).to_owned());
    let note = Signal::derive(move || words::MONSTERS_NOTE.get(bench.lang()).to_owned());
    let cards = [0, 1, 2].map(|idx| view! { <Card bench=bench idx=idx/> }).collect_view();
    view! {
        <Panel class="pd-monsters" title=title note=note>
            <ul>{cards}</ul>
        </Panel>
    }
}

/// One monster card.
#[component]
fn Card(bench: Bench, idx: usize) -> impl IntoView {
    let look = bench.look(move |it| it.monsters[idx].clone());
    let is_over = Signal::derive(move || look.read().fight.is_some());
    let is_next = Signal::derive(move || look.read().is_next);
    let name = Signal::derive(move || look.read().card().name.get(bench.lang()));
    let icon = Signal::derive(move || symbol(look.read().monster));
    let when = move || {
        let (lair, round) = (look.read().lair, look.read().round);
        bench.lang().pick(format!("{lair} · round {round}"), format!("{lair} · раунд {round}"))
    };
    let fears = bench.text(words::FEARS);
    let weak = move || look.read().card().weak_to;
    let weak_icon = Signal::derive(move || heroes::symbol(weak()));
    let weak_name = Signal::derive(move || weak().name().get(bench.lang()));
    let note = Signal::derive(move || sentences::monster_note(&look.read(), bench.lang()));
    view! {
        <li class="pd-monster" class:is-over=is_over class:is-next=is_next>
            <h3><Icon name=icon/> <span>{name}</span></h3>
            <p class="pd-when"><b class="pd-rank">{rank(idx)}</b> " " {when}</p>
            <p class="pd-power">
                <Power bench=bench look=look/>
                <span class="pd-fears">
                    {fears} " " <Icon name=weak_icon/> <span class="only-read">{weak_name}</span>
                </span>
            </p>
            <Ranges bench=bench look=look/>
            <p class="pd-note">{note}</p>
            <Extras bench=bench look=look/>
        </li>
    }
}

/// The team's power, now or in the fight.
#[component]
fn Power(bench: Bench, look: ReadSignal<MonsterLook>) -> impl IntoView {
    let fought = move || look.read().fight.and_then(|it| it.power);
    let power = move || fought().unwrap_or(look.read().power);
    let words = move || {
        let words = if fought().is_some() { words::POWER_THEN } else { words::YOUR_POWER };
        words.get(bench.lang())
    };
    let has_fled = move || look.read().fight.is_some_and(|it| it.power.is_none());
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
fn Ranges(bench: Bench, look: ReadSignal<MonsterLook>) -> impl IntoView {
    let flee = bench.text(words::FLEE);
    let now = Memo::new(move |_| current(&look.read()));
    let card = Memo::new(move |_| look.with(|it| (it.monster, it.is_barbarian)));
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
fn current(look: &MonsterLook) -> Option<usize> {
    match look.fight {
        Some(fight) => Some(match fight.power {
            Some(power) => look.monster.range(power).map_or(0, |it| it + 1),
            None => 0,
        }),
        None => Some(look.range.map_or(0, |it| it + 1)),
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
fn Extras(bench: Bench, look: ReadSignal<MonsterLook>) -> impl IntoView {
    let promises = Memo::new(move |_| {
        let look = look.read();
        let is_open = look.fight.is_none();
        (look.monster, is_open && look.has_vanishing, is_open && look.has_reward)
    });
    let extras = move || {
        let (monster, has_vanishing, has_reward) = promises.get();
        let card = monster.card();
        let lang = bench.lang();
        let letters: String = card.vanish.iter().map(|it| it.letter()).collect();
        let vanish = (has_vanishing && !letters.is_empty()).then(|| {
            view! {
                <span>{words::VANISH.get(lang)} " " <Icon name="gem"/> <b>{letters}</b></span>
            }
        });
        let prize = has_reward.then(|| {
            let signs = card.reward.iter().map(|&it| view! { <Icon name=reward_symbol(it)/> });
            let names = card.reward.iter().map(|&it| labels::reward(it, lang));
            let names = names.collect::<Vec<_>>().join(", ");
            view! {
                <span>
                    {words::BEST_TAKES.get(lang)} " " {signs.collect_view()}
                    <span class="only-read">{names}</span>
                </span>
            }
        });
        view! { {vanish} {prize} }
    };
    view! { <p class="pd-extras">{extras}</p> }
}
