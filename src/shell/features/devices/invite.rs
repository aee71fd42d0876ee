//! Inviting a phone in the room: a code goes there, another one comes back, and both devices are joined.

use leptos::prelude::*;

use super::Wired;
use super::attend::persons;
use super::code_view::CodeView;
use super::scan::ScanAnswer;
use super::step::Step;
use super::text::{Greeting, WireText};
use super::ways::{self, Way};
use super::wires::{HeldWires, Wires};
use crate::browser::address;
use crate::browser::entropy;
use crate::browser::wire::{News, State, Unwired, Wire};
use crate::kernel::exchange::{End, Lead};
use crate::kernel::{Seat, SeatSet, Text, message, text};
use crate::parts::{Dialog, DialogKind, effect_since};
use crate::shell::kit::app_context::AppContext;
use crate::shell::kit::carrying::{HeldCarrying, TableTold};
use crate::shell::kit::shown::ShownParts;
use crate::shell::model::route::Route;
use crate::shell::model::table_model::TableModel;
use crate::shell::words::messages;
use codes::{Answer, Connection, Invitation, Unread, game_number};

/// Two devices that have not found each other after so long do not, in milliseconds.
const PATIENCE: i32 = 20_000;

/// One invitation.
#[derive(Clone, Copy)]
struct Inviting {
    ctx: AppContext,
    model: Memo<TableModel>,
    carrying: HeldCarrying,
    wires: HeldWires,
    /// The seat that is invited; none while nobody is.
    seat: RwSignal<Option<usize>>,
    step: RwSignal<Step>,
    /// The fault of an answer that was taken.
    fault: RwSignal<Option<Text>>,
}

/// The dialog that invites a phone for a seat.
#[component]
pub fn InviteDialog(
    wired: Wired,
    wires: HeldWires,
    inviting: RwSignal<Option<usize>>,
) -> impl IntoView {
    let Wired { played, carrying } = wired;
    let ShownParts { ctx, model, .. } = *played.shown;
    let it = Inviting {
        ctx,
        model,
        carrying,
        wires,
        seat: inviting,
        step: RwSignal::new(Step::Making),
        fault: RwSignal::new(None),
    };
    effect_since(move |was: Option<Option<usize>>| {
        let now = inviting.get();
        if now.is_some() && was != Some(now) {
            it.begin();
        }
        now
    });
    let name = Memo::new(move |_| {
        let name = |idx: usize| model.read().seats.get(idx).map(|it| it.name.clone());
        inviting.get().and_then(name).unwrap_or_default()
    });
    let title = Signal::derive(move || message!(ctx.lang.get(), "room-invite", name = &name.get()));
    let open = Signal::derive(move || inviting.read().is_some());
    let close = move || it.close();
    let kind = DialogKind { class: "room-invite", home: None };
    view! {
        <Dialog title=title open=open on_close=close kind=kind>
            {move || it.draw(name)}
        </Dialog>
    }
}

impl Inviting {
    /// Makes an end for the seat, and shows its code.
    fn begin(self) {
        self.step.set(Step::Making);
        self.fault.set(None);
        let Some(seat) = self.seat.get_untracked() else { return };
        // The wire holds when the table is closed.
        let wires = self.wires.get_value();
        let number = wires.next_number();
        wires.invite(number, entropy::bits() as u16);
        let observe = move |news| self.observe(&wires, number, news);
        let show = move |described| self.show(number, described);
        let Some(wire) = Wire::offer(observe, show) else {
            return self.step.set(Step::Failed(text!("room-no-wire")));
        };
        let persons = persons(&self.model.read_untracked());
        let seats = SeatSet::one(Seat::new(seat));
        self.wires.with_value(|it| it.add(number, seats, wire, End::new(Lead::Own, persons)));
    }

    fn observe(self, wires: &Wires, number: u32, news: News) {
        match news {
            News::Text(text) => wires.receive(number, &text),
            News::State(State::Open) => {
                let is_new = wires.has_opened(number);
                if is_new {
                    self.welcome(wires, number);
                }
            }
            News::State(State::Connecting) => {}
            News::State(State::Silent | State::Closed | State::Failed) => {
                wires.has_closed(number);
                if self.is_joining(number) {
                    self.fail(text!("room-not-found"));
                }
            }
        }
    }

    fn is_joining(self, number: u32) -> bool {
        self.key(number).is_some() && self.step.try_get_untracked() == Some(Step::Joining)
    }

    /// The key of the invitation that is open on this wire; none if there is none, or no table any more.
    fn key(self, number: u32) -> Option<u16> {
        let invited = self.wires.try_with_value(|it| it.invited()).flatten();
        invited.filter(|it| it.0 == number).map(|it| it.1)
    }

    fn show(self, number: u32, described: Result<Connection, Unwired>) {
        let Some(key) = self.key(number) else { return };
        let Some(seat) = self.seat.get_untracked() else { return };
        let Ok(connection) = described else { return self.fail(text!("room-no-network")) };
        let model = self.model.read_untracked();
        let host = model.seats.iter().find(|it| it.is_here).map(|it| it.name.clone());
        let invitation = Invitation {
            game: game_number(model.game),
            n_seats: model.seats.len() as u8,
            seat: seat as u8,
            host: host.unwrap_or_default(),
            key,
            connection,
        };
        let code = Route::Code(format!("i={}", invitation.code()));
        self.step.set(Step::Shown(address::link_to(&code.hash())));
    }

    /// Takes the text of an answer; says what is wrong with it.
    fn take(self, text: &str) {
        let Some((number, key)) = self.wires.with_value(|it| it.invited()) else { return };
        let answer = match Answer::read(text) {
            Ok(it) if it.key == key => it,
            Ok(_) => return self.fault.set(Some(text!("room-other-answer"))),
            Err(fault) => return self.fault.set(Some(fault_of(fault))),
        };
        self.fault.set(None);
        self.step.set(Step::Joining);
        let give_up = move || {
            if self.is_joining(number) {
                self.fail(text!("room-not-found"));
            }
        };
        self.wires.with_value(|it| {
            it.with_wire(number, |wire| wire.accept(&answer.connection));
            it.wait(PATIENCE, give_up);
        });
    }

    fn fail(self, why: Text) {
        self.give_up();
        self.step.set(Step::Failed(why));
    }

    /// Ends the invitation, and gives its wire up.
    fn give_up(self) {
        self.wires.with_value(|it| {
            it.invited().into_iter().for_each(|(number, _)| it.remove(number));
            it.end_invitation();
        });
    }

    /// The guest is there: it is told the table.
    fn welcome(self, wires: &Wires, number: u32) {
        let Some(model) = self.model.try_get_untracked() else { return };
        let seats = wires.seats(number);
        let TableTold { undo, turned_back, record } = self.carrying.get_value().told();
        let table = Greeting { id: model.id, seats, undo, turned_back, record };
        wires.post(number, &WireText::Table(Box::new(table)).write());
        if self.key(number).is_some() {
            // Its wire is that of the table from now on.
            wires.end_invitation();
            self.seat.set(None);
        }
    }

    /// Puts the invitation away. A code that was answered holds.
    fn close(self) {
        if !matches!(self.step.get_untracked(), Step::Joining) {
            self.give_up();
        }
        self.seat.set(None);
    }

    /// The three steps, and the present one.
    fn draw(self, name: Memo<String>) -> AnyView {
        let ctx = self.ctx;
        let step = self.step.get();
        let nth = match step {
            Step::Taking => 1,
            Step::Joining => 2,
            Step::Asked | Step::Making | Step::Shown(_) | Step::Failed(_) => 0,
        };
        let present = match step {
            Step::Asked | Step::Making => ways::hint(ctx, text!("room-making")),
            Step::Shown(link) => {
                let hint = Signal::derive(move || {
                    message!(ctx.lang.get(), "room-point-here", name = &name.get())
                });
                let next = move || self.step.set(Step::Taking);
                view! {
                    <CodeView ctx=ctx link=link hint=hint/>
                    {Way::main(text!("room-take-answer"), "camera", next).draw(ctx)}
                }
                .into_any()
            }
            Step::Taking => {
                let take = Callback::new(move |text: String| self.take(&text));
                view! { <ScanAnswer ctx=ctx fault=self.fault on_text=take/> }.into_any()
            }
            Step::Joining => ways::status(ctx, text!("room-joining")),
            Step::Failed(why) => view! {
                <p role="alert">{ctx.text(why)}</p>
                {Way::main(text!("room-new-code"), "qr", move || self.begin()).draw(ctx)}
            }
            .into_any(),
        };
        view! { {steps(ctx, nth)} {present} }.into_any()
    }
}

/// The fault of a text that was to be an answer.
pub(super) fn fault_of(fault: Unread) -> Text {
    match fault {
        Unread::NotACode => text!("room-no-code"),
        Unread::Cut => text!("room-cut-code"),
        Unread::OtherVersion => text!("room-other-version"),
        Unread::OtherKind => text!("room-other-kind"),
    }
}

/// The three steps, of which the `nth` is the present one.
fn steps(ctx: AppContext, nth: usize) -> AnyView {
    let names = [text!("room-step-show"), text!("room-step-take"), text!("room-step-play")];
    let step = move |(idx, name): (usize, Text)| {
        let current = (idx == nth).then_some("step");
        view! {
            <li aria-current=current class:is-done=idx < nth>
                <b aria-hidden="true">{idx + 1}</b>
                <span>{ctx.text(name)}</span>
            </li>
        }
    };
    let steps = names.into_iter().enumerate().map(step).collect_view();
    view! { <ol class="room-steps">{steps}</ol> }.into_any()
}
