//! The page of a guest who opens an invitation: to what, by whom, and the answer that goes back.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;

use super::answered::answered;
use super::code_view::CodeView;
use super::invite::fault_of;
use super::step::Step;
use super::text::{Greeting, WireText};
use super::ways::{self, Way};
use super::wires::Wires;
use crate::browser::address;
use crate::browser::timer::Timer;
use crate::browser::wire::{News, State, Unwired, Wire};
use crate::kernel::exchange::{End, Lead};
use crate::kernel::name::{NAME_MAX, clean_name};
use crate::kernel::{SeatSet, Text, message, text};
use crate::parts::{Icon, TextField};
use crate::shell::features::replay::page::name_tab;
use crate::shell::kit::app_context::{AppContext, cover};
use crate::shell::model::box_info::BoxInfo;
use crate::shell::model::route::Route;
use crate::shell::model::words::seat_name;
use crate::shell::words::messages;
use codes::{Answer, Code, Connection, Invitation, game_number};

/// A host that has not taken the answer after so long is asked for a new code, in milliseconds.
const PATIENCE: i32 = 600_000;

/// Keeps a table that was told, with what its game needs for that, and hands over its id; nothing if that fails.
pub type TakeSeat = fn(AppContext, Greeting, Box<dyn FnOnce(Option<String>)>);

/// The room that a wire leads to, and its number there, once the table is told.
type Place = Rc<RefCell<Option<(Rc<Wires>, u32)>>>;

/// A guest at an invitation.
#[derive(Clone, Copy)]
struct Joining {
    ctx: AppContext,
    take_seat: TakeSeat,
    name: RwSignal<String>,
    step: RwSignal<Step>,
    end: StoredValue<Rc<GuestEnd>, LocalStorage>,
}

/// The guest's end of a wire.
struct GuestEnd {
    invitation: Invitation,
    /// The wire, until there is a room for it.
    wire: RefCell<Option<Wire>>,
    place: Place,
    patience: RefCell<Option<Timer>>,
}

/// The page of an invitation, or of an answer, as an address has it.
#[component]
pub fn JoinPage(ctx: AppContext, code: String, take_seat: TakeSeat) -> impl IntoView {
    let address = format!("#{code}");
    match codes::read(&address) {
        Ok(Code::Answer(_)) => answered(ctx, &address),
        Ok(Code::Invitation(invitation)) => match box_of(ctx, invitation.game) {
            Some(of_box) => invited(ctx, invitation, of_box, take_seat),
            None => no_invitation(ctx, text!("room-other-version")),
        },
        Err(fault) => no_invitation(ctx, fault_of(fault)),
    }
}

/// Says why a code is no invitation, and that nothing was changed.
fn no_invitation(ctx: AppContext, why: Text) -> AnyView {
    ways::sheet(view! {
        <div role="alert">
            <h1>{ctx.text(text!("room-no-invitation"))}</h1>
            <p>{ctx.text(why)}</p>
        </div>
        {ways::hint(ctx, text!("turn-unchanged"))}
        {enter_code(ctx)}
    })
}

/// The button to where another code can be entered.
fn enter_code(ctx: AppContext) -> AnyView {
    Way::main(text!("room-enter-code"), "link", move || ctx.go.run(Route::Enter)).draw(ctx)
}

/// The box of the game with this number.
fn box_of(ctx: AppContext, number: u16) -> Option<BoxInfo> {
    (ctx.boxes)().into_iter().find(|it| game_number(it.game) == number)
}

/// What one is invited to, out of which box, and the step that the guest has come to.
fn invited(
    ctx: AppContext,
    invitation: Invitation,
    of_box: BoxInfo,
    take_seat: TakeSeat,
) -> AnyView {
    let Invitation { n_seats, seat, ref host, .. } = invitation;
    let host = clean_name(host);
    let end = GuestEnd {
        invitation,
        wire: RefCell::default(),
        place: Place::default(),
        patience: RefCell::default(),
    };
    let it = Joining {
        ctx,
        take_seat,
        name: RwSignal::new(String::new()),
        step: RwSignal::new(Step::Asked),
        end: StoredValue::new_local(Rc::new(end)),
    };
    let title = of_box.label.title;
    name_tab(ctx, text!("room-tab"), move || Some(title.get(ctx.lang.get())));
    let lead = move || match host.is_empty() {
        true => message!(ctx.lang.get(), "room-invited").to_owned(),
        false => message!(ctx.lang.get(), "room-invites-to", name = &host),
    };
    let as_seat = move || {
        let lang = ctx.lang.get();
        let players = message!(lang, "n-players", n = n_seats);
        let seat = message!(lang, "room-your-seat", seat = usize::from(seat) + 1);
        format!("{players} · {seat}")
    };
    ways::sheet(view! {
        <header class="room-join-head">
            <img src=cover(of_box.label.id) alt="" width="100" height="120"/>
            <div>
                <p class="invitation-lead">{lead}</p>
                <h1>{ctx.text(title)}</h1>
                <p class="hint">{as_seat}</p>
            </div>
        </header>
        {move || it.draw(usize::from(seat))}
    })
}

impl Joining {
    fn draw(self, seat: usize) -> AnyView {
        let ctx = self.ctx;
        match self.step.get() {
            Step::Asked => {
                let label = ctx.text(text!("room-your-name"));
                let placeholder = Signal::derive(move || seat_name(seat + 1, ctx.lang.get()));
                let take = move |name: String| self.name.set(name);
                view! {
                    <TextField
                        label=label
                        value=self.name
                        placeholder=placeholder
                        length_max=NAME_MAX
                        on_input=take
                    />
                    {Way::main(text!("room-sit-down"), "person", move || self.sit_down()).draw(ctx)}
                    {ways::hint(ctx, text!("room-trust"))}
                }
                .into_any()
            }
            Step::Making => ways::hint(ctx, text!("room-making")),
            Step::Shown(link) => {
                let hint = ctx.text(text!("room-show-answer-hint"));
                view! {
                    <h2>{ctx.text(text!("room-show-answer"))}</h2>
                    <CodeView ctx=ctx link=link hint=hint/>
                    <p class="room-waiting" role="status">
                        <Icon name="hourglass"/>
                        <span>{ctx.text(text!("room-waiting-for-host"))}</span>
                    </p>
                }
                .into_any()
            }
            Step::Taking | Step::Joining => ways::status(ctx, text!("room-joining")),
            Step::Failed(why) => view! {
                <p role="alert">{ctx.text(why)}</p>
                {enter_code(ctx)}
            }
            .into_any(),
        }
    }

    /// Makes an end for the invitation, and shows its code.
    fn sit_down(self) {
        self.step.set(Step::Making);
        let end = self.end.get_value();
        let place = end.place.clone();
        let observe = move |news| self.observe(&place, news);
        let host = &end.invitation.connection;
        match Wire::answer(host, observe, move |described| self.show(described)) {
            Some(wire) => *end.wire.borrow_mut() = Some(wire),
            None => self.step.set(Step::Failed(text!("room-no-wire"))),
        }
    }

    fn observe(self, place: &Place, news: News) {
        // The page is left by then; its wire goes on.
        if let Some((wires, number)) = &*place.borrow() {
            return match news {
                News::Text(text) => wires.receive(*number, &text),
                News::State(State::Open) => drop(wires.has_opened(*number)),
                News::State(State::Connecting) => {}
                News::State(_) => wires.has_closed(*number),
            };
        }
        match news {
            News::Text(text) => self.receive(&text),
            News::State(State::Open) => {
                let _ = self.step.try_set(Step::Joining);
            }
            News::State(State::Connecting | State::Silent) => {}
            News::State(State::Closed | State::Failed) => {
                if self.step.try_get_untracked().is_some_and(|it| it != Step::Asked) {
                    let _ = self.step.try_set(Step::Failed(text!("room-not-found")));
                }
            }
        }
    }

    fn show(self, described: Result<Connection, Unwired>) {
        let Some(end) = self.end.try_get_value() else { return };
        let Ok(connection) = described else {
            return self.step.set(Step::Failed(text!("room-no-network")));
        };
        let answer = Answer { key: end.invitation.key, connection };
        let code = Route::Code(format!("a={}", answer.code()));
        self.step.set(Step::Shown(address::link_to(&code.hash())));
        let give_up = move || {
            if matches!(self.step.try_get_untracked(), Some(Step::Shown(_))) {
                self.step.set(Step::Failed(text!("room-not-found")));
            }
        };
        *end.patience.borrow_mut() = Timer::after(PATIENCE, give_up);
    }

    /// A text has come: the table first, and then what is for the room.
    fn receive(self, text: &str) {
        let Some(WireText::Table(table)) = WireText::read(text) else { return };
        let take = move |id: Option<String>| self.enter(id);
        (self.take_seat)(self.ctx, *table, Box::new(take));
    }

    /// Goes to the table, which is kept under this id now; the wire goes along.
    fn enter(self, id: Option<String>) {
        let Some(end) = self.end.try_get_value() else { return };
        let Some(wire) = end.wire.take() else { return };
        let Some(id) = id else {
            return self.step.set(Step::Failed(text!("room-unplayable")));
        };
        let wires = Wires::of(&id);
        let number = wires.next_number();
        *end.place.borrow_mut() = Some((wires.clone(), number));
        wires.add(number, SeatSet::NONE, wire, End::new(Lead::Other, SeatSet::all()));
        wires.has_opened(number);
        wires.post(number, &WireText::Sit(clean_name(&self.name.get_untracked())).write());
        self.ctx.go_instead.run(Route::Match(id));
    }
}
