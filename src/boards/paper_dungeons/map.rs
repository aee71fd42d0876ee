//! The dungeon: a drawn floor, a grid of real buttons over it, pencil on top.

use leptos::ev;
use leptos::html;
use leptos::prelude::*;

use super::controller::Controller;
use super::heroes;
use super::ink;
use super::marks::Badge;
use super::model::RoomModel;
use super::model::map::Chance;
use super::monsters::{rank, symbol};
use super::selection::{Spot, Thing};
use super::words::labels;
use crate::games::paper_dungeons::client::{
    Border, COLUMNS, Dungeon, Find, Guard, Kind, ROWS, Room, TUNNEL_ROWS, WALLS, WATER, messages,
    printed,
};
use crate::kernel::{message, text};
use crate::parts::{Icon, aria, focus};
use crate::shell::board::explained;

/// The drawing with its margins: labels at the left and below.
const VIEW_BOX: &str = "-30 -10 660 762";

/// The buttons of the rooms, by room number.
type Buttons = StoredValue<Vec<NodeRef<html::Button>>>;

/// The dungeon map.
#[component]
pub fn Map(controller: Controller) -> impl IntoView {
    let dungeon = controller.select(|it| it.dungeon);
    let label = Signal::derive(move || {
        let (lang, card) = (controller.lang(), dungeon.get().card());
        format!("{}: {}", message!(lang, "dungeon"), card.title.get(lang))
    });
    let help = controller.text(text!("map-help"));
    let cursor = RwSignal::new(Room::at(0, 0));
    let buttons: Buttons = StoredValue::new(Room::all().map(|_| NodeRef::new()).collect());
    let rows = (0..ROWS).rev().map(|row| {
        let cells = (0..COLUMNS).map(|column| {
            let room = Room::at(column, row);
            view! { <Cell controller=controller room=room cursor=cursor buttons=buttons/> }
        });
        view! { <div role="row" class="pd-map-row">{cells.collect_view()}</div> }
    });
    view! {
        <section class="pd-map" aria-label=label node_ref=controller.map>
            <div class="pd-board">
                <Floor controller=controller/>
                <div
                    class="pd-cells"
                    role="grid"
                    aria-label=help
                    on:keydown=move |event| on_key(&event, cursor, buttons)
                >
                    {rows.collect_view()}
                </div>
                <Pencil controller=controller/>
                <Team controller=controller/>
            </div>
            <Key controller=controller/>
        </section>
    }
}

/// Moves the focus by arrow keys.
fn on_key(event: &ev::KeyboardEvent, cursor: RwSignal<Room>, buttons: Buttons) {
    let room = cursor.get_untracked();
    let (column, row) = (room.column(), room.row());
    let to = match event.key().as_str() {
        "ArrowUp" => Room::at(column, (row + 1).min(ROWS - 1)),
        "ArrowDown" => Room::at(column, row.saturating_sub(1)),
        "ArrowLeft" => Room::at(column.saturating_sub(1), row),
        "ArrowRight" => Room::at((column + 1).min(COLUMNS - 1), row),
        "Home" => Room::at(0, row),
        "End" => Room::at(COLUMNS - 1, row),
        _ => return,
    };
    event.prevent_default();
    cursor.set(to);
    focus(buttons.with_value(|it| it[to.idx()]));
}

/// The printed floor: borders, walls, water, tunnels, entrances, names of rows and columns.
#[component]
fn Floor(controller: Controller) -> impl IntoView {
    let dungeon = controller.select(|it| it.dungeon);
    let explored = controller.select(|it| {
        let rooms = it.map.rooms.iter().filter(|it| it.is_explored);
        rooms.map(|it| ink::patch(it.room)).collect::<String>()
    });
    let stones = Signal::derive(move || ink::flagstones(empty_rooms(dungeon.get())));
    let walls = Signal::derive(move || ink::walls(borders(dungeon.get())));
    let hatches = Signal::derive(move || ink::hatches(borders(dungeon.get())));
    let column = |it: usize| {
        let letter = char::from(b'A' + it as u8);
        view! { <text x=50 + 100 * it y="745" text-anchor="middle">{letter}</text> }
    };
    // A tunnel leaves the dungeon in the middle of its row: the number stands above it.
    let row = |it: usize| {
        let up = if TUNNEL_ROWS.contains(&it) { 46 } else { 0 };
        let y = 657 - 100 * it as i32 - up;
        view! { <text x="-17" y=y text-anchor="middle">{it + 1}</text> }
    };
    view! {
        <svg class="pd-draw" viewBox=VIEW_BOX aria-hidden="true">
            <path class="pd-seen" d=explored></path>
            <path class="pd-grid" d=ink::grid()></path>
            <path class="pd-stones" d=stones></path>
            <path class="pd-wall is-rim" d=ink::rim()></path>
            <path class="pd-bed" d=ink::beds(WATER.iter().copied())></path>
            <path class="pd-waves" d=ink::waves(WATER.iter().copied())></path>
            <path class="pd-wall" d=walls></path>
            <path class="pd-hatch" d=hatches></path>
            <path class="pd-tunnel" d=ink::tunnels()></path>
            <path class="pd-entrance" d=ink::entrances()></path>
            <g class="pd-labels">
                {(0..COLUMNS).map(column).collect_view()}
                {(0..ROWS).map(row).collect_view()}
            </g>
        </svg>
    }
}

fn borders(dungeon: Dungeon) -> impl Iterator<Item = Border> {
    WALLS.iter().chain(dungeon.card().walls).copied()
}

fn empty_rooms(dungeon: Dungeon) -> impl Iterator<Item = Room> {
    let lairs = dungeon.card().rooms;
    Room::all().filter(move |it| {
        let content = printed(*it);
        content.guard.is_none() && content.find.is_none() && !lairs.contains(it)
    })
}

/// The pencil marks: the way walked, and the way planned.
#[component]
fn Pencil(controller: Controller) -> impl IntoView {
    let trail = controller.select(|it| ink::trail(&it.map.trail));
    let plan = controller.select(|it| ink::plan(it.map.trail.last().copied(), &it.map.plan));
    view! {
        <svg class="pd-draw pd-over" viewBox=VIEW_BOX aria-hidden="true">
            <filter id="pd-grit" x="-5%" y="-5%" width="110%" height="110%">
                <feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" result="n"/>
                <feColorMatrix
                    in="n"
                    result="m"
                    values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -2.4 2.1"
                />
                <feComposite in="SourceGraphic" in2="m" operator="in"/>
            </filter>
            <path class="pd-trail" d=trail></path>
            <path class="pd-plan" d=plan></path>
        </svg>
    }
}

/// The team's lantern, gliding from room to room.
#[component]
fn Team(controller: Controller) -> impl IntoView {
    let here = controller.select(|it| it.map.trail.last().copied());
    let left = move || here.get().map(|it| ink::lantern(it).0.to_string());
    let top = move || here.get().map(|it| ink::lantern(it).1.to_string());
    let is_out = Signal::derive(move || here.get().is_none());
    view! {
        <span
            class="pd-team"
            class:is-out=is_out
            style=("--left", left)
            style=("--top", top)
            aria-hidden="true"
        >
            <Icon name="torch"/>
        </span>
    }
}

/// One room: a button with its print, marks and badge.
#[component]
fn Cell(
    controller: Controller,
    room: Room,
    cursor: RwSignal<Room>,
    buttons: Buttons,
) -> impl IntoView {
    let model = controller.select(move |it| it.map.rooms[room.idx()].clone());
    let node = buttons.with_value(|it| it[room.idx()]);
    let label = Signal::derive(move || labels::room(&model.read(), controller.lang()));
    let tab = Signal::derive(move || if cursor.get() == room { "0" } else { "-1" });
    let is_disabled = move || aria(model.read().go.is_none());
    let has_marks =
        model.with_untracked(|it| it.guard.is_some() || it.find.is_some() || it.lair.is_some());
    let input = move |_| {
        cursor.set(room);
        controller.input(Spot::Thing(Thing::Room(room)));
    };
    view! {
        <div role="gridcell" class="pd-cell">
            <button
                type="button"
                {..explained(move || controller.why(Spot::Thing(Thing::Room(room))))}
                node_ref=node
                class=move || class_of(&model.read())
                tabindex=tab
                aria-disabled=is_disabled
                on:click=input
            >
                <span class="only-read">{label}</span>
                <span class="unread" aria-hidden="true">
                    {print(room)}
                    <Lair model=model/>
                    {has_marks.then(|| view! { <RoomMarks model=model/> })}
                    <Brings model=model/>
                </span>
            </button>
        </div>
    }
}

/// The class of a room. Its print is drawn once; what became of it, the style shows.
fn class_of(model: &RoomModel) -> String {
    let mut class = "pd-room".to_owned();
    let is_aim = model.go.as_ref().is_some_and(|it| it.is_aim);
    for (is_so, name) in [
        (model.go.is_some(), " is-lit"),
        (is_aim, " is-aim"),
        (model.is_passed, " is-passed"),
        (model.is_beaten, " is-beaten"),
        (model.chance == Chance::Gone, " is-gone"),
        (model.lair.is_some_and(|it| it.is_over), " is-over"),
    ] {
        if is_so {
            class.push_str(name);
        }
    }
    class
}

/// The print in a room.
fn print(room: Room) -> impl IntoView {
    let content = printed(room);
    let guard = content.guard.map(|guard| match guard {
        Guard::Trap => view! { <span class="pd-trap"><Icon name="spikes"/></span> }.into_any(),
        Guard::Minion(minion) => view! {
            <span class="pd-minion"><Icon name=kind(minion.kind)/></span>
            <span class="pd-class"><Icon name=heroes::symbol(minion.kind.fought_by())/></span>
            <b class="pd-level">{minion.level}</b>
        }
        .into_any(),
    });
    let is_alone = content.guard.is_none();
    let find = content.find.map(|find| {
        let (icon, class, letter) = find_symbol(find);
        view! {
            <span class=format!("pd-find {class}") class:is-alone=is_alone>
                <Icon name=icon/>
                <em>{letter}</em>
            </span>
        }
    });
    view! { {guard} {find} }
}

pub fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Goblin => "goblin",
        Kind::Orc => "orc",
        Kind::Ghost => "ghost",
        Kind::Zombie => "zombie",
    }
}

fn find_symbol(find: Find) -> (&'static str, &'static str, Option<char>) {
    match find {
        Find::Potion => ("potion", "is-potion", None),
        Find::Box => ("chest", "is-ink", None),
        Find::Level => ("level-up", "is-glory", None),
        Find::Gem(letter) => ("gem-outline", "is-magic", Some(letter.letter())),
    }
}

/// The monster of a lair.
#[component]
fn Lair(model: ReadSignal<RoomModel>) -> impl IntoView {
    // Which monster lives where, is the same all match long.
    let monster = model.read_untracked().lair.map(|it| it.monster);
    monster.map(|monster| {
        let level = usize::from(monster.card().level) - 1;
        view! {
            <span class="pd-lair">
                <b>{rank(level)}</b>
                <Icon name=symbol(monster)/>
            </span>
        }
    })
}

/// Pencil over a room: crosses for the beaten and the vanished, rings for what was taken.
#[component]
fn RoomMarks(model: ReadSignal<RoomModel>) -> impl IntoView {
    let marks = Memo::new(move |_| model.with(|it| (crosses(it), rings(it))));
    let cross = Signal::derive(move || marks.read().0.clone());
    let ring = Signal::derive(move || marks.read().1.clone());
    view! {
        <svg class="pd-crosses" viewBox="0 0 100 100" aria-hidden="true">
            <path class="pd-cross" d=cross></path>
            <path class="pd-loop" d=ring></path>
        </svg>
    }
}

fn crosses(model: &RoomModel) -> String {
    let number = 100 + model.room.idx() as u32;
    let minion = model.is_beaten.then(|| ink::cross((29, 31), number));
    let gem = (model.chance == Chance::Gone).then(|| ink::cross((77, 54), number + 7));
    let lair = model.lair.filter(|it| it.is_beaten).map(|_| ink::cross((58, 36), number + 9));
    [minion, gem, lair].into_iter().flatten().collect()
}

fn rings(model: &RoomModel) -> String {
    let number = 200 + model.room.idx() as u32;
    let at = if model.guard.is_none() { (50, 42) } else { (77, 54) };
    let is_ringed = model.find.is_some() && model.chance == Chance::Taken;
    if is_ringed { ink::ring(at, 20, number) } else { String::new() }
}

/// The gain of walking here.
#[component]
fn Brings(model: ReadSignal<RoomModel>) -> impl IntoView {
    let marks = Memo::new(move |_| model.read().go.as_ref().map(|it| it.marks.clone()));
    let shown = Signal::derive(move || marks.get().unwrap_or_default());
    let has_marks = move || marks.read().as_ref().is_some_and(|it| !it.is_empty());
    view! {
        <Show when=has_marks>
            <Badge marks=shown/>
        </Show>
    }
}

/// The key to the drawing.
#[component]
fn Key(controller: Controller) -> impl IntoView {
    let is_choice = controller.select(|it| it.map.is_choice);
    let lit = move || {
        let words = if is_choice.get() { text!("room-choose") } else { text!("room-go") };
        words.get(controller.lang())
    };
    let dungeon = controller.select(|it| it.dungeon);
    let name = move || dungeon.get().card().title.get(controller.lang());
    view! {
        <p class="pd-key" aria-hidden="true">
            <b>{name}</b>
            <span><Icon name="torch"/> {controller.text(text!("your-team"))}</span>
            <span class="pd-key-go">{lit}</span>
            <span class="pd-key-wall">{controller.text(text!("wall"))}</span>
            <span class="pd-key-water">{controller.text(text!("water"))}</span>
        </p>
    }
}
