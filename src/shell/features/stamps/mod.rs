//! Stamps: given on the spot, with their picture and one sentence, and all together on the page of achievements.

pub mod model;
pub mod store;
pub mod words;

use leptos::prelude::*;

use self::model::{Stamp, met_at_end, met_in_play};
use super::cues;
use crate::kernel::{Cue, Lang, Text, message, text};
use crate::parts::{Icon, Notice, effect};
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::table_model::TableModel;
use crate::shell::words::messages;

/// Gives a stamp, unless it was taken before, and tells so.
pub fn give(ctx: AppContext, stamp: Stamp) {
    if let Some(stamp) = newly_taken(ctx, stamp) {
        let lang = ctx.lang.get_untracked();
        let how = words::of(stamp)[1].get(lang);
        let told = format!("{}. {how}", told(&[stamp], lang));
        ctx.notices.show(Notice::stamp(told, stamp.symbol()));
    }
}

/// Gives a stamp, unless it was taken before; the caller tells of what is new ([`NewStamps`]).
pub fn newly_taken(ctx: AppContext, stamp: Stamp) -> Option<Stamp> {
    let is_new = store::take(stamp);
    if is_new {
        cues::play(ctx.preferences.get_untracked().feedback, &[Cue::Good]);
    }
    is_new.then_some(stamp)
}

/// Gives what the score of a match says while it is played; draws nothing. What its end brings stands there
/// ([`taken_at_end`]).
#[component]
pub fn MetInPlay(ctx: AppContext, model: Memo<TableModel>) -> impl IntoView {
    effect(move || {
        let met = model.with(|it| if it.is_over { Vec::new() } else { met_in_play(it) });
        met.into_iter().for_each(|it| give(ctx, it));
    });
}

/// Takes what a match that is over has brought; tells what of it is new.
pub fn taken_at_end(ctx: AppContext, model: &TableModel) -> Vec<Stamp> {
    let result = untrack(|| ctx.hall.row(&model.id));
    let is_todays = result.as_ref().is_some_and(|it| !it.today.is_empty());
    let is_any_alive =
        result.is_some_and(|it| it.seats.iter().any(|seat| seat.is_person && !seat.is_out));
    let met = met_at_end(model, is_todays, is_any_alive);
    met.into_iter().filter(|it| store::take(*it)).collect()
}

/// That stamps are new, in words.
pub fn told(new: &[Stamp], lang: Lang) -> String {
    let names: Vec<&str> = new.iter().map(|it| words::of(*it)[0].get(lang)).collect();
    words::new_stamps(&names, lang)
}

/// The stamps that are new, within a page that tells of something else.
#[component]
pub fn NewStamps(ctx: AppContext, new: Vec<Stamp>) -> impl IntoView {
    (!new.is_empty()).then(|| {
        let pictures = new.iter().map(|it| view! { <Picture stamp=*it/> }).collect_view();
        let words = move || told(&new, ctx.lang.get());
        view! { <p class="new-stamps">{pictures} <span>{words}</span></p> }
    })
}

/// The frame of a stamp around its symbol.
#[component]
fn Picture(stamp: Stamp) -> impl IntoView {
    view! { <span class="stamp"><Icon name=stamp.symbol()/></span> }
}

/// All stamps, taken or not.
#[component]
pub fn Album(ctx: AppContext) -> impl IntoView {
    let say = move |words: Text| move || words.get(ctx.lang.get());
    let all = Stamp::ALL.map(|it| (it, store::has(it)));
    let n_taken = all.iter().filter(|it| it.1).count();
    let share = move || message!(ctx.lang.get(), "stamps-share", n = n_taken, of = all.len());
    let row = |(stamp, is_taken): (Stamp, bool)| {
        let [name, how] = words::of(stamp);
        let state = if is_taken { text!("stamps-taken") } else { text!("stamps-not-yet") };
        view! {
            <li class:is-taken=is_taken>
                <Picture stamp=stamp/>
                <div>
                    <h3>{say(name)} <span class="only-read">" (" {say(state)} ")"</span></h3>
                    <p class="hint">{say(how)}</p>
                </div>
            </li>
        }
    };
    view! {
        <section class="album">
            <h2>{say(text!("stamps"))}</h2>
            <p class="hint">{say(text!("stamps-hint"))}</p>
            <p class="headline">{share}</p>
            <ul>{all.into_iter().map(row).collect_view()}</ul>
        </section>
    }
}
