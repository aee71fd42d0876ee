//! The room drawn large.

use leptos::prelude::*;

use super::bench::Bench;
use super::scene::stage::{ChestLook, Column, Effect};
use super::scene::{Detail, Meter, Stage};
use super::symbols::{item_symbol, room_symbol};
use super::words::{self, labels, rooms};
use crate::kernel::{Lang, SeatSet};
use crate::parts::Icon;

/// The room where the heroes are, or the one that is looked at.
#[component]
pub fn StageCard(bench: Bench) -> impl IntoView {
    let stage = bench.look(|it| it.stage.clone());
    let label = bench.text(words::OPEN_ROOM);
    let draw = move || stage.with(|it| whole(it, bench));
    view! { <section class="rd-stage" aria-label=label>{draw}</section> }
}

fn whole(stage: &Stage, bench: Bench) -> impl IntoView + use<> {
    let lang = bench.lang();
    let nth = stage.place.room + 1;
    let name = stage.room.map_or(words::DARK, |it| it.card().name).get(lang);
    let (icon, ink) = stage.room.map_or(("door", "is-dark"), room_symbol);
    let place = lang.pick(format!("Room {nth} of 5"), format!("Комната {nth} из 5"));
    let place = match (stage.is_here, stage.is_by_torch) {
        (true, _) => place,
        (false, true) => format!("{place}: {}", words::BY_TORCH.get(lang)),
        (false, false) => format!("{place}: {}", lang.pick("looked at", "вы смотрите на неё")),
    };
    let note = rooms::note(stage, lang);
    let is_away = !stage.is_here;
    view! {
        <div class=format!("rd-card grain {ink}") class:is-away=is_away>
            <header>
                <span class="rd-portrait"><Icon name=icon/></span>
                <h2>{name}</h2>
                <small>{place}</small>
                {sign(stage, lang)}
            </header>
            {detail(&stage.detail, stage.is_solo, bench)}
            <p class="rd-note">{note}</p>
        </div>
    }
}

/// The number that everything turns on: a shield with the strength, or the monster's card.
fn sign(stage: &Stage, lang: Lang) -> Option<AnyView> {
    let n = stage.n_heroes;
    match stage.detail {
        Detail::Fight { strength: Some(strength), .. } => {
            let against = lang
                .pick(format!("strength against {n} heroes"), format!("сила против героев: {n}"));
            Some(
                view! {
                    <p class="rd-sign">
                        <b class="rd-shield">{strength}</b>
                        <small>{against}</small>
                    </p>
                }
                .into_any(),
            )
        }
        Detail::Chase { card: Some(card), .. } => {
            let its = lang.pick("its card", "карта монстра");
            Some(
                view! {
                    <p class="rd-sign">
                        <b class="rd-power">{card}</b>
                        <small>{its}</small>
                    </p>
                }
                .into_any(),
            )
        }
        Detail::Fight { .. }
        | Detail::Chase { .. }
        | Detail::Dark(_)
        | Detail::Treasure(_)
        | Detail::Trap { .. }
        | Detail::Vault(_) => None,
    }
}

fn detail(detail: &Detail, is_solo: bool, bench: Bench) -> AnyView {
    let lang = bench.lang();
    match detail {
        Detail::Dark(kinds) if kinds.is_lair => ().into_any(),
        Detail::Dark(kinds) => {
            let kinds = rooms::kinds(*kinds, lang).into_iter();
            let row = |(icon, words)| view! { <li><Icon name=icon/> <span>{words}</span></li> };
            view! { <ul class="rd-kinds">{kinds.map(row).collect_view()}</ul> }.into_any()
        }
        Detail::Fight { meter, .. } => meter.map(|it| gauge(it, lang)).into_any(),
        Detail::Chase { .. } => ().into_any(),
        Detail::Treasure(chests) => {
            let chests = chests.iter().map(|it| chest(it, bench)).collect_view();
            view! { <ul class="rd-chests">{chests}</ul> }.into_any()
        }
        Detail::Trap { trap, columns, hits } => {
            let head = labels::columns_of_trap(*trap, lang);
            let hit = names(*hits, bench);
            let hits = lang.pick(format!("It would hit: {hit}"), format!("Под ударом: {hit}"));
            // That everybody is hit, the note says.
            let hits = (trap.skulls() == 1 && !is_solo).then_some(hits);
            let columns = table(columns, head, bench);
            view! { {columns} <p class="rd-hits">{hits}</p> }.into_any()
        }
        Detail::Vault(columns) => {
            table(columns, lang.pick("By your card", "По вашей карте"), bench).into_any()
        }
    }
}

/// How far the sum has come: a bar up to the strength, and words.
fn gauge(meter: Meter, lang: Lang) -> impl IntoView {
    let Meter { sum, strength, most, is_beaten, .. } = meter;
    let share = |n: u8| (100 * u32::from(n.min(strength)) / u32::from(strength.max(1))).to_string();
    let class = match is_beaten {
        Some(true) => "rd-gauge is-beaten",
        Some(false) => "rd-gauge is-lost",
        None => "rd-gauge",
    };
    view! {
        <div class=class>
            <span aria-hidden="true" style:--sum=share(sum) style:--most=share(most)></span>
            <p>{rooms::meter(meter, lang)}</p>
        </div>
    }
}

fn chest(look: &ChestLook, bench: Bench) -> impl IntoView + use<> {
    let coins = words::coins(look.coins, bench.lang());
    let takers = names(look.takers, bench);
    view! {
        <li>
            <Icon name="chest-open"/>
            <b class="rd-coin" aria-hidden="true">{look.coins}</b>
            <span class="only-read">{coins}</span>
            <small>{takers}</small>
        </li>
    }
}

/// Five columns: a card, and what it brings.
fn table(columns: &[Column; 5], head: &'static str, bench: Bench) -> impl IntoView + use<> {
    let column = |(number, it): (u8, &Column)| {
        let takers = (!it.takers.is_empty()).then(|| faces(it.takers, bench));
        let stock = it.stock.map(|n| bench.lang().pick(format!("{n} left"), format!("ещё {n}")));
        view! {
            <li class:is-now=it.is_now>
                <b class="rd-power">{number}</b>
                <span class="rd-effect">{effect(it.effect, bench.lang())}</span>
                <small>{stock}</small>
                {takers}
            </li>
        }
    };
    let columns = (1..).zip(columns).map(column).collect_view();
    view! {
        <ol class="rd-columns" aria-label=head>{columns}</ol>
    }
}

/// Heroes by their portraits: a column has no room for names.
fn faces(seats: SeatSet, bench: Bench) -> impl IntoView + use<> {
    let names = names(seats, bench);
    let title = names.clone();
    let faces = seats.iter().map(|it| view! { <Icon name=bench.portrait(it)/> }).collect_view();
    view! { <em title=title><span class="only-read">{names}</span> {faces}</em> }
}

fn effect(effect: Effect, lang: Lang) -> AnyView {
    let shown = |icon: &'static str, sign: String, said: String| {
        view! {
            <Icon name=icon/>
            <span aria-hidden="true">{sign}</span>
            <span class="only-read">{said}</span>
        }
        .into_any()
    };
    match effect {
        Effect::Nothing => view! {
            <span aria-hidden="true">"–"</span>
            <span class="only-read">{lang.pick("nothing", "ничего")}</span>
        }
        .into_any(),
        Effect::Treasure(by) => {
            let sign = words::signed(by.into());
            let coins = lang.pick("coins", "монеты");
            shown("coin", sign.clone(), format!("{coins} {sign}"))
        }
        Effect::Wounds(by) if by < 0 => {
            let healed = words::wounds(by.unsigned_abs(), lang);
            let said = lang.pick(format!("heals {healed}"), format!("лечит: {healed}"));
            shown("potion", words::signed(by.into()), said)
        }
        Effect::Wounds(by) => {
            let sign = words::signed(by.into());
            let wounds = lang.pick("wounds", "ранения");
            shown("heart-broken", sign.clone(), format!("{wounds} {sign}"))
        }
        Effect::HalfTreasure => {
            let said = lang.pick("half of all coins lost", "потеря половины монет");
            shown("coin", "−½".to_owned(), said.to_owned())
        }
        Effect::HalfLife => {
            let said = lang.pick(
                "wounds: half of what is left up to ten",
                "ранения: половина от оставшихся до десяти",
            );
            shown("heart-broken", "+½".to_owned(), said.to_owned())
        }
        Effect::Item(item) => {
            shown(item_symbol(item), String::new(), item.name().get(lang).to_owned())
        }
    }
}

fn names(seats: SeatSet, bench: Bench) -> String {
    words::list(seats.iter().map(|it| bench.name(it)))
}
