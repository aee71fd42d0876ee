//! One seat of a table that is laid: its player, with the name of a person or the level of a computer.

use leptos::prelude::*;

use super::Choices;
use crate::kernel::name::NAME_MAX;
use crate::kernel::{Level, Text, message, text};
use crate::parts::{Icon, Pick, SelectField, TextField};
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::seating::{FRIEND, PERSON, PHONE, is_person};
use crate::shell::model::words::kept_name;
use crate::shell::words::messages;

/// A kind of player.
struct Kind {
    /// The key of a person; a computer has that of its level.
    key: &'static str,
    icon: &'static str,
    name: Text,
    /// The place of the player, or how strong it may be.
    place: Text,
    /// The way on for a person elsewhere.
    hint: Option<Text>,
}

/// The value of the tile of all computers.
const COMPUTER: &str = "computer";

/// Everybody who can play a seat.
static KINDS: [Kind; 4] = [
    Kind {
        key: PERSON,
        icon: "person",
        name: text!("player-here"),
        place: text!("player-here-place"),
        hint: None,
    },
    Kind {
        key: PHONE,
        icon: "phone",
        name: text!("player-phone"),
        place: text!("player-phone-place"),
        hint: Some(text!("joins-by-code")),
    },
    Kind {
        key: FRIEND,
        icon: "message",
        name: text!("player-friend"),
        place: text!("player-friend-place"),
        hint: Some(text!("gets-links")),
    },
    Kind {
        key: COMPUTER,
        icon: "robot",
        name: text!("player-computer"),
        place: text!("player-computer-place"),
        hint: None,
    },
];

impl Kind {
    /// The kind of the player with this key.
    fn of(player: &str) -> &'static Kind {
        let [person, .., computer] = &KINDS;
        if !is_person(player) {
            return computer;
        }
        KINDS.iter().find(|it| it.key == player).unwrap_or(person)
    }
}

/// The player of one seat, and the name of a person or the level of a computer; `number` counts from 1.
#[component]
pub fn SeatRow(
    ctx: AppContext,
    choices: Choices,
    levels: &'static [Level],
    number: usize,
) -> impl IntoView {
    let legend =
        Signal::derive(move || message!(ctx.lang.get(), "player-of-seat", number = number));
    let kind = Memo::new(move |_| Kind::of(choices.player(number)).key);
    let take = Callback::new(move |kind: &'static str| {
        let player = if kind == COMPUTER { choices.level(levels) } else { kind };
        choices.seat_player(number, player);
    });
    let kinds = KINDS.iter().filter(|it| it.key != COMPUTER || !levels.is_empty());
    let group = format!("player-{number}");
    let tile = |it: &'static Kind| {
        let group = group.clone();
        view! { <KindTile ctx=ctx kind=it group=group value=kind on_pick=take/> }
    };
    let tiles = kinds.map(tile).collect_view();
    let is_computer = Memo::new(move |_| kind.get() == COMPUTER);
    let name = move || view! { <NameField ctx=ctx choices=choices number=number/> };
    let level = move || view! { <LevelField ctx=ctx choices=choices levels=levels number=number/> };
    let hint = move || Kind::of(kind.get()).hint.map(|it| it.get(ctx.lang.get()));
    view! {
        <fieldset class="seat-row">
            <legend class="only-read">{legend}</legend>
            <span class="seat-number" aria-hidden="true">{number}</span>
            <div class="seat-player">
                <Show when=move || is_computer.get() fallback=name>{level()}</Show>
                <p class="hint">{hint}</p>
            </div>
            <div class="seat-kinds">{tiles}</div>
        </fieldset>
    }
}

/// One kind of player, as a radio button.
#[component]
fn KindTile(
    ctx: AppContext,
    kind: &'static Kind,
    /// The name of the group in the page.
    group: String,
    value: Memo<&'static str>,
    on_pick: Callback<&'static str>,
) -> impl IntoView {
    let key = kind.key;
    view! {
        <label class="seat-kind">
            <input
                type="radio"
                name=group
                value=key
                prop:checked=move || value.get() == key
                on:change=move |_| on_pick.run(key)
            />
            <span>
                <Icon name=kind.icon/>
                <b>{ctx.text(kind.name)}</b>
                " "
                <small>{ctx.text(kind.place)}</small>
            </span>
        </label>
    }
}

/// The level of a computer; `number` counts from 1.
#[component]
fn LevelField(
    ctx: AppContext,
    choices: Choices,
    levels: &'static [Level],
    number: usize,
) -> impl IntoView {
    let label = Signal::derive(move || message!(ctx.lang.get(), "level-of-seat", number = number));
    let value = Signal::derive(move || choices.player(number));
    let hint = Signal::derive(move || {
        let chosen = levels.iter().find(|it| it.key == value.get());
        chosen.map(|it| it.hint.get(ctx.lang.get()).to_owned()).unwrap_or_default()
    });
    let picks = Signal::derive(move || {
        let pick =
            |it: &Level| Pick { value: it.key, name: it.name.get(ctx.lang.get()).to_owned() };
        levels.iter().map(pick).collect::<Vec<_>>()
    });
    let take = move |it: &'static str| choices.seat_player(number, it);
    view! { <SelectField label=label hint=hint picks=picks value=value on_pick=take/> }
}

/// The name of one person; `number` counts from 1.
#[component]
fn NameField(ctx: AppContext, choices: Choices, number: usize) -> impl IntoView {
    let label = Signal::derive(move || message!(ctx.lang.get(), "name-of-seat", number = number));
    let placeholder = Signal::derive(move || {
        kept_name(
            number,
            ("", true, choices.n_persons() == 1 && 1 < choices.n_seats()),
            ctx.lang.get(),
        )
    });
    let value = Signal::derive(move || choices.names.read()[number - 1].clone());
    let take = move |name: String| choices.names.update(|names| names[number - 1] = name);
    view! {
        <TextField
            label=label
            value=value
            placeholder=placeholder
            length_max=NAME_MAX
            on_input=take
        />
    }
}
