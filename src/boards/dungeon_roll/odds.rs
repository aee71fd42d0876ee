//! Before the next level: how many dice, and the exact chance of everything.

use leptos::prelude::*;

use super::controller::Controller;
use super::die::SmallDungeonDie;
use super::model::OddsModel;
use super::query::Chance;
use super::words::{message, messages, percent, room, sentences};
use crate::games::dungeon_roll::client::{Certainty, DungeonFace};
use crate::kernel::Lang;
use crate::parts::Icon;

/// The odds of the next level.
#[component]
pub fn Odds(controller: Controller) -> impl IntoView {
    let odds = controller.select(|it| it.odds.clone());
    let draw = move |it: OddsModel| view! { <OddsTable odds=it lang=controller.lang()/> };
    move || odds.get().map(draw)
}

#[component]
fn OddsTable(odds: OddsModel, lang: Lang) -> impl IntoView {
    let title = sentences::odds_title(&odds, lang);
    let stakes = room::stakes(&odds, lang).into_iter();
    let stakes = stakes.map(|(pays, what)| view! { <li><b>{pays}</b> <span>{what}</span></li> });
    let stakes = stakes.collect_view();
    let at_stake = message!(lang, "at-stake");
    let chance = chance(&odds, lang);
    let wakes = sentences::wakes(&odds, lang);
    let share = percent(odds.wakes, odds.n_ways, lang);
    let n_columns = usize::from(odds.n_dice.min(3));
    let heads = (1..=n_columns).map(|n| view! { <th scope="col">{format!("{n}+")}</th> });
    let rows = grouped(&odds.faces).into_iter().map(|(faces, ways)| {
        let names = faces.iter().map(|it| it.name().get(lang)).collect::<Vec<_>>().join(", ");
        let each = (1 < faces.len()).then(|| message!(lang, "each-of-these"));
        let dice = faces.into_iter().map(|it| view! { <SmallDungeonDie face=it/> }).collect_view();
        let cells = ways[..n_columns].iter().map(|&it| percent(it, odds.n_ways, lang));
        let cells = cells.map(|it| view! { <td>{it}</td> }).collect_view();
        view! {
            <tr>
                <th scope="row">
                    <span class="dr-faces">{dice}</span>
                    <span class="only-read">{names}</span>
                    <small>{each}</small>
                </th>
                {cells}
            </tr>
        }
    });
    let rows = rows.collect_view();
    let column = message!(lang, "face-at-least");
    let dragons = bars(room::dragons(&odds, lang), &odds.dragons(), odds.n_asleep, &odds, lang);
    let all = message!(lang, "monsters-of-any-kind").to_owned();
    let monsters = bars(all, &odds.monsters, u8::MAX, &odds, lang);
    let (up, down) = room::ways(&odds, lang);
    view! {
        <p class="dr-plate dr-sign-up" aria-hidden="true"><b>{up.0}</b> <small>{up.1}</small></p>
        <p class="dr-plate dr-sign-down" aria-hidden="true"><b>{down.0}</b> <small>{down.1}</small></p>
        <div class="dr-odds">
            <h3>{title}</h3>
            {chance}
            <div class="dr-stake"><h4>{at_stake}</h4> <ul>{stakes}</ul></div>
            {dragons}
            <p class="dr-wakes"><Icon name="dragon"/> <b>{share}</b> <span>{wakes}</span></p>
            <table>
                <thead><tr><th scope="col">{column}</th>{heads.collect_view()}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
            {monsters}
        </div>
    }
}

/// The chance that this party clears the level, and the mark from which one more level pays. Its room is there while it
/// is still being counted, so that nothing moves when it comes.
fn chance(odds: &OddsModel, lang: Lang) -> Option<impl IntoView + use<>> {
    let known = match odds.chance {
        Chance::Unknown => return None,
        Chance::Waiting => None,
        Chance::Known(it) => Some(it),
    };
    let share = |it: u32| format!("{}%", it.div_ceil(100));
    let filled = known.map(|it| share(it.chance));
    let number = known.map(room::chance);
    // For any sentence in the corner there is room for the longest of it.
    let said = room::certainty(known.map(|it| it.certainty));
    let corner = room::CERTAINTIES.map(|it| {
        let is_idle = it != said;
        view! { <span class:is-idle=is_idle aria-hidden=is_idle.then_some("true")>{it.get(lang)}</span> }
    });
    let is_estimate = known.is_some_and(|it| it.certainty != Certainty::Exact);
    let mark = odds.pays_from.map(|it| view! { <s style:--at=share(it)></s> });
    let pays =
        odds.pays_from.map(|it| view! { <p class="dr-pays-from">{room::pays_from(it, lang)}</p> });
    Some(view! {
        <div class="dr-chance">
            <h4>{room::clears(odds, lang)}</h4>
            <p class="dr-sure">{corner.into_iter().collect_view()}</p>
            <p class="dr-chance-bar" class:is-waiting=known.is_none() class:is-estimate=is_estimate>
                <i style:--done=filled></i>
                <b>{number}</b>
                {mark}
            </p>
            {pays}
        </div>
    })
}

/// Faces with the same chances stand in one row.
fn grouped(faces: &[(DungeonFace, [u32; 3])]) -> Vec<(Vec<DungeonFace>, [u32; 3])> {
    let mut rows: Vec<(Vec<DungeonFace>, [u32; 3])> = Vec::new();
    for &(face, ways) in faces {
        match rows.iter_mut().find(|it| it.1 == ways) {
            Some((those, _)) => those.push(face),
            None => rows.push((vec![face], ways)),
        }
    }
    rows
}

/// The dice of a kind that may fall, as bars, from none to the most; those from `hot` on are hatched.
fn bars(
    title: String,
    bars: &[u32],
    hot: u8,
    odds: &OddsModel,
    lang: Lang,
) -> impl IntoView + use<> {
    let most = bars.iter().copied().max().unwrap_or(1).max(1);
    let bar = |(n, &ways): (usize, &u32)| {
        let share = percent(ways, odds.n_ways, lang);
        let height = (100 * ways / most).to_string();
        let is_last = n + 1 == bars.len();
        let more = if is_last && n != usize::from(odds.n_dice) { "+" } else { "" };
        view! {
            <li class:is-hot={usize::from(hot) <= n} style:--tall=height>
                <small>{share}</small>
                <i></i>
                <b>{n} {more}</b>
            </li>
        }
    };
    let bars = bars.iter().enumerate().map(bar).collect_view();
    view! {
        <div class="dr-bars">
            <h4>{title}</h4>
            <ol start="0">{bars}</ol>
        </div>
    }
}
