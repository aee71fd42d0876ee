//! The map: it grows as locations are laid, can be moved about and drawn larger or smaller.

use std::cmp::Ordering;

use leptos::ev;
use leptos::prelude::*;

use super::controller::Controller;
use super::model::{EndModel, Lit, PlaceModel};
use super::pan::Pan;
use super::piles::Piles;
use super::place::{Printed, Walls, ground_class, name_class, printed, upon};
use super::selection::Thing;
use super::words::{self, labels};
use crate::games::dungeoneer::client::{LocationId, Phase};
use crate::kernel::Text;
use crate::kernel::kit::{Cell, Side};
use crate::parts::{IconButton, each_by, each_staying, effect, effect_since};
use crate::shell::board::focus_on;

/// Drawn smaller than so many pixels, a location has no room for its numbers.
const NUMBERS_FROM: f64 = 74.0;

/// The map with its tools.
#[component]
pub fn MapPanel(controller: Controller) -> impl IntoView {
    let pan = Pan::new();
    let cursor = RwSignal::new(None);
    let size = controller.select(|it| (it.map.columns, it.map.rows));
    let places = controller.select(|it| it.map.places.clone());
    let ends = controller.select(|it| it.map.ends.clone());
    let columns = move || size.get().0.to_string();
    let rows = move || size.get().1.to_string();
    let side = move || {
        pan.side.get().map_or_else(|| "var(--all)".to_owned(), |it| format!("{}px", it as i32))
    };
    let label = controller.text(words::MAP);
    let to_lay = controller.select(|it| it.map.to_lay);
    let to_lay = move || to_lay.get().map(|it| view! { <ToLay controller=controller card=it/> });
    follow(controller, pan);
    let tab = stop(controller, cursor);
    let is_whole = move || pan.side.get().is_none();
    let is_small = move || pan.side.get().is_some_and(|it| it < NUMBERS_FROM);
    view! {
        <section class="dn-map" class:is-whole=is_whole aria-label=label>
            <div
                class="dn-view"
                class:is-small=is_small
                style:--w=columns
                style:--h=rows
                style:--c=side
                node_ref=pan.view
                on:scroll=move |_| pan.on_scroll()
                on:wheel=move |event| pan.on_wheel(&event)
                on:touchstart=move |event| pan.on_touch(&event)
                on:touchmove=move |event| pan.on_touch(&event)
                on:pointerdown=move |event| pan.on_down(&event)
                on:pointermove=move |event| pan.on_move(&event)
                on:click:capture=move |event| pan.on_click(&event)
                on:keydown=move |event| on_key(&event, controller, cursor, pan)
            >
                <div class="dn-grid">
                    {each_by(move || ends.get(), |it| it.cell, move |it| view! { <End controller=controller model=it cursor=cursor tab=tab/> })}
                    {each_staying(move || places.get(), |it| it.cell, move |it, is_here| view! { <Place controller=controller model=it is_here=is_here cursor=cursor tab=tab/> })}
                    <Way controller=controller/>
                </div>
            </div>
            {to_lay}
            <Tools controller=controller pan=pan/>
        </section>
    }
}

/// Keeps what a person looks at where it is, and brings a hero who acts out of sight into it.
fn follow(controller: Controller, pan: Pan) {
    let size = controller.select(|it| (it.map.columns, it.map.rows));
    let corner = controller.select(|it| it.map.corner);
    let home = controller.select(|it| it.map.home);
    // What a question is about, if none of these places is in sight.
    let call = controller.select(|it| it.map.call.clone());
    // One's own hero begins to act.
    let acts = controller.select(|it| it.is_own_turn && it.can_act && it.phase == Phase::Heroics);
    effect_since(move |before: Option<(i8, i8)>| {
        let now = corner.get();
        if let Some(before) = before {
            pan.grow(f64::from(before.0 - now.0), f64::from(now.1 - before.1));
        }
        now
    });
    effect_since(move |before: Option<(Option<Cell>, bool)>| {
        let now = home.get();
        let (corner, size) = (corner.get_untracked(), size.get_untracked());
        // Columns and rows change where the map grows; the square is the same.
        let cell = now.map(|it| Cell::new(corner.0 + it.0 as i8, corner.1 - it.1 as i8));
        match (now, before) {
            (Some(place), None) => pan.begin(place, size),
            (Some(place), Some((was, true))) if was != cell => pan.find(vec![place], size),
            (Some(place), Some((_, false))) => pan.begin(place, size),
            _ => {} // It is where it was.
        }
        let has_begun = now.is_some() || before.is_some_and(|it| it.1);
        (cell, has_begun)
    });
    effect(move || {
        pan.find(call.get(), size.get_untracked());
    });
    // Where a location is laid, hero and all places are to be in sight.
    let is_asked_where = controller.select(|it| it.map.is_asked_where);
    effect_since(move |was_asked: Option<bool>| {
        let is_asked = is_asked_where.get();
        match (was_asked, is_asked) {
            (Some(true), false) => pan.show_as_before(home.get_untracked(), size.get_untracked()),
            (None | Some(false), true) => {
                pan.show_all_where_it_is_small(call.get_untracked(), size.get_untracked());
            }
            (None | Some(false), false) | (Some(true), true) => {} // It goes on.
        }
        is_asked
    });
    effect(move || {
        if acts.get() {
            pan.find(home.get_untracked().into_iter().collect(), size.get_untracked());
        }
    });
}

/// The square that the tab key leads to: where the focus was last, otherwise the hero's.
fn stop(controller: Controller, cursor: RwSignal<Option<Cell>>) -> Memo<Option<Cell>> {
    let cells = controller.select(|it| it.map.cells());
    let home = controller.select(|it| it.map.home_cell());
    Memo::new(move |_| {
        let cells = cells.read();
        let here = cursor.get().or(home.get()).filter(|it| cells.contains(it));
        here.or_else(|| cells.first().copied())
    })
}

/// Arrow keys walk along the map, over gaps to the next place in the row or column.
fn on_key(
    event: &ev::KeyboardEvent,
    controller: Controller,
    cursor: RwSignal<Option<Cell>>,
    pan: Pan,
) {
    let side = match event.key().as_str() {
        "ArrowUp" => Side::North,
        "ArrowRight" => Side::East,
        "ArrowDown" => Side::South,
        "ArrowLeft" => Side::West,
        _ => return,
    };
    event.prevent_default();
    controller.board_model.with_untracked(|it| {
        let map = &it.map;
        let Some(from) = cursor.get_untracked().or_else(|| map.home_cell()) else { return };
        if let Some((cell, place)) = map.next(from, side) {
            cursor.set(Some(cell));
            focus_on(&format!("[data-cell=\"{cell}\"]"));
            pan.find(vec![place], (map.columns, map.rows));
        }
    });
}

/// Larger, smaller, all of it, to the hero.
#[component]
fn Tools(controller: Controller, pan: Pan) -> impl IntoView {
    let label = move |words: Text| Signal::derive(move || words.get(controller.lang()).to_owned());
    let find = move |()| {
        let seen = controller
            .board_model
            .with_untracked(|it| it.map.home.map(|place| (place, (it.map.columns, it.map.rows))));
        if let Some((place, size)) = seen {
            pan.look_at(place, size);
        }
    };
    view! {
        <div class="dn-tools">
            <IconButton icon="dn-plus" label=label(words::LARGER) on_press=move |()| pan.step(true)/>
            <IconButton icon="minus" label=label(words::SMALLER) on_press=move |()| pan.step(false)/>
            <IconButton icon="dn-whole-map" label=label(words::WHOLE_MAP) on_press=move |()| pan.show_all()/>
            <IconButton icon="dn-find-hero" label=label(words::FIND_HERO) on_press=find/>
            <Piles controller=controller/>
        </div>
    }
}

/// The way that is planned, dotted, with a head where it ends.
#[component]
fn Way(controller: Controller) -> impl IntoView {
    let way = controller.select(|it| it.map.way.clone());
    let size = controller.select(|it| (it.map.columns, it.map.rows));
    let extent = move || format!("0 0 {}00 {}00", size.get().0, size.get().1);
    let line = move || {
        let way = way.read();
        let mut points: Vec<[i32; 2]> = way.iter().map(|it| centre(*it)).collect();
        let n = points.len();
        if n < 2 {
            return None;
        }
        (points[0], points[n - 1]) =
            (towards(points[0], points[1], 28), towards(points[n - 1], points[n - 2], 34));
        let drawn = points.iter().map(|it| format!("{} {}", it[0], it[1])).collect::<Vec<_>>();
        Some(format!("M{}", drawn.join("L")))
    };
    let head = move || {
        let way = way.read();
        let [.., before, last] = way.as_slice() else { return None };
        let turn = match (last.0.cmp(&before.0), last.1.cmp(&before.1)) {
            (Ordering::Greater, _) => 0,
            (Ordering::Less, _) => 180,
            (Ordering::Equal, Ordering::Greater) => 90,
            (Ordering::Equal, _) => 270,
        };
        let [x, y] = centre(*last);
        Some(format!("translate({x} {y}) rotate({turn})"))
    };
    view! {
        <svg class="dn-way" viewBox=extent aria-hidden="true">
            <path d=line></path>
            <path class="is-dots" d=line></path>
            <path class="is-head" d=move || head().map(|_| "M-34 -8L-20 0L-34 8Z") transform=head></path>
        </svg>
    }
}

/// The middle of a place, in hundredths of its size.
fn centre(place: (u8, u8)) -> [i32; 2] {
    [place.0, place.1].map(|it| i32::from(it) * 100 + 50)
}

/// A point so many hundredths from one on the way to another.
fn towards(from: [i32; 2], to: [i32; 2], by: i32) -> [i32; 2] {
    [0, 1].map(|it| from[it] + (to[it] - from[it]) * by / 100)
}

/// The location that is to be laid, as it is printed.
#[component]
fn ToLay(controller: Controller, card: LocationId) -> impl IntoView {
    let title = controller.text(words::TO_LAY);
    let said = move || labels::location(card, controller.lang());
    view! {
        <div class="dn-to-lay">
            <span>{title}</span>
            <span class="only-read">{said}</span>
            <Printed card=card lang=controller.hand.lang/>
        </div>
    }
}

/// A location. Where somebody leaps through a match it may not lie yet.
#[component]
fn Place(
    controller: Controller,
    model: Memo<PlaceModel>,
    is_here: Memo<bool>,
    cursor: RwSignal<Option<Cell>>,
    tab: Memo<Option<Cell>>,
) -> impl IntoView {
    let class = move || if is_here.get() { class_of(&model.read()) } else { "is-gone".to_owned() };
    let column = move || model.read().column.to_string();
    let row = move || model.read().row.to_string();
    let label = move || {
        let names = controller.hand.names.get();
        labels::place(&model.read(), &names, controller.lang())
    };
    // A plan has many parts: it is drawn once, and what is on it again when that is another.
    let walls = Memo::new(move |_| Walls::of(&model.read()));
    let printed = move || walls.get().draw(controller.lang());
    let still = Memo::new(move |_| model.read().still());
    let upon = move || upon(&still.read());
    let name = move || model.read().card.name().name.get(controller.lang());
    let name_class = move || name_class(name());
    let face = move || labels::face(model.read().card.text(controller.lang()));
    let cell = move || model.read().cell;
    view! {
        <button
            type="button"
            class=class
            aria-description=face
            style:--i=column
            style:--j=row
            data-cell=move || is_here.get().then(|| cell().to_string())
            tabindex=move || if tab.get() == Some(cell()) { "0" } else { "-1" }
            on:focus=move |_| cursor.set(Some(model.get_untracked().cell))
            on:click=move |_| controller.tap(Thing::Cell(model.get_untracked().cell))
        >
            <span class="only-read">{label}</span>
            <span class="unread" aria-hidden="true">
                {printed}
                {upon}
                <b class=name_class><i>{name}</i></b>
            </span>
        </button>
    }
}

fn class_of(model: &PlaceModel) -> String {
    let ground = ground_class(model.ground);
    let lit = match model.lit {
        Lit::Idle => "",
        Lit::Lit => " is-lit",
        Lit::Held if model.ap.is_some() => " is-lit is-aim",
        Lit::Held => " is-aim",
    };
    let old = if model.is_new { "" } else { " is-old" };
    let way_in = if model.is_entrance { " is-entrance" } else { "" };
    let tested = if model.tried.is_some() { " is-tested" } else { "" };
    let manned = if model.stands.is_empty() { "" } else { " is-manned" };
    let priced = if model.ap.is_some() { " is-priced" } else { "" };
    let footed = if model.has_foot() { " is-footed" } else { "" };
    format!("{ground}{lit}{old}{way_in}{tested}{manned}{priced}{footed}")
}

/// An empty place: where a location can be laid, or where one cannot, and says why; otherwise only the end
/// of what is known.
#[component]
fn End(
    controller: Controller,
    model: Memo<EndModel>,
    cursor: RwSignal<Option<Cell>>,
    tab: Memo<Option<Cell>>,
) -> impl IntoView {
    let class = move || {
        let model = model.read();
        let lit = match (model.lit, model.is_open) {
            (Lit::Idle, true) => "",
            (Lit::Idle, false) => " is-shut",
            (Lit::Lit, _) => " is-place",
            (Lit::Held, _) => " is-place is-aim",
        };
        let tried = if model.laid.is_some() { " is-tried" } else { "" };
        format!("dn-end{lit}{tried}")
    };
    let column = move || model.read().column.to_string();
    let row = move || model.read().row.to_string();
    let cell = move || model.read().cell;
    let is_lit = move || model.read().lit != Lit::Idle;
    let sign = move || if is_lit() { "+" } else { "?" };
    let label = move || labels::end(*model.read(), controller.lang());
    // The card that is to be laid, for a look.
    let laid = move || {
        let (card, exits) = model.read().laid?;
        let (lang, name) = (controller.lang(), card.name().name.get(controller.lang()));
        let class = format!("{} is-laid", ground_class(card.card().ground));
        Some(view! {
            <div class=class aria-hidden="true">
                {printed(card, exits, |_| ("", None), lang)}
                <b class=name_class(name)><i>{name}</i></b>
            </div>
        })
    };
    view! {
        <span class=class style:--i=column style:--j=row>
            {laid}
            <button
                type="button"
                data-cell=move || cell().to_string()
                tabindex=move || if tab.get() == Some(cell()) { "0" } else { "-1" }
                aria-label=label
                on:focus=move |_| cursor.set(Some(model.get_untracked().cell))
                on:click=move |_| controller.tap(Thing::Cell(model.get_untracked().cell))
            >
                {sign}
            </button>
        </span>
    }
}
