//! Inviting a phone in the room: a code goes there, another one comes back, and both devices are joined.

use leptos::prelude::*;

use super::Wired;
use super::attend::persons;
use super::code_view::CodeView;
use super::scan::ScanAnswer;
use super::text::{Greeting, WireText};
use super::ways::{self, Way};
use super::wires::{HeldWires, Wires};
use crate::browser::address;
use crate::browser::entropy;
use crate::browser::timer::Timer;
use crate::browser::wire::{News, State, Unwired, Wire};
use crate::kernel::exchange::{End, Lead};
use crate::kernel::{Seat, SeatSet, Text, message, text};
use crate::parts::{Dialog, DialogKind};
use crate::shell::kit::carrying::{Carrying, TableTold};
use crate::shell::kit::shown::{Played, Shown};
use crate::shell::model::route::Route;
use crate::shell::words::messages;
use codes::{Answer, Connection, Invitation, Unread, game_number};

/// Two devices that have not found each other after so long do not, in milliseconds.
const PATIENCE: i32 = 20_000;

/// How far an invitation has come.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Step {
    /// The browser describes its end.
    Making,
    /// The code is shown.
    Show(String),
    /// The answer is awaited.
    Take,
    /// Both are known; the devices look for each other.
    Joining,
    Failed(Text),
}

/// One invitation.
#[derive(Clone, Copy)]
struct Inviting {
    played: Played,
    carrying: Carrying,
    wires: HeldWires,
    /// The seat that is invited; none while nobody is.
    seat: RwSignal<Option<usize>>,
    step: RwSignal<Step>,
    /// The link to the invitation.
    link: RwSignal<String>,
    /// The wire and the key of this invitation.
    number: StoredValue<u32>,
    key: StoredValue<u16>,
    patience: StoredValue<Option<Timer>>,
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
    let Shown { ctx, model, .. } = played.shown;
    let it = Inviting {
        played,
        carrying,
        wires,
        seat: inviting,
        step: RwSignal::new(Step::Making),
        link: RwSignal::new(String::new()),
        number: StoredValue::new(0),
        key: StoredValue::new(0),
        patience: StoredValue::new(None),
        fault: RwSignal::new(None),
    };
    Effect::new(move |was: Option<Option<usize>>| {
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
            <Steps it=it/>
            {move || it.draw(name)}
        </Dialog>
    }
}

impl Inviting {
    /// Makes an end for the seat, and shows its code.
    fn begin(self) {
        self.step.set(Step::Making);
        self.fault.set(None);
        self.key.set_value(entropy::bits() as u16);
        let number = self.wires.with_value(|it| it.next_number());
        self.number.set_value(number);
        let Some(seat) = self.seat.get_untracked() else { return };
        // The wire holds when the table is closed.
        let wires = self.wires.get_value();
        let observe = move |news| self.observe(&wires, number, news);
        let show = move |described| self.show(number, described);
        let Some(wire) = Wire::offer(observe, show) else {
            return self.step.set(Step::Failed(text!("room-no-wire")));
        };
        let persons = persons(&self.played.shown.model.read_untracked());
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
        self.number.try_get_value() == Some(number)
            && self.step.try_get_untracked() == Some(Step::Joining)
    }

    fn show(self, number: u32, described: Result<Connection, Unwired>) {
        if self.number.try_get_value() != Some(number) {
            return;
        }
        let Some(seat) = self.seat.get_untracked() else { return };
        let Ok(connection) = described else { return self.fail(text!("room-no-network")) };
        let model = self.played.shown.model.read_untracked();
        let host = model.seats.iter().find(|it| it.is_here).map(|it| it.name.clone());
        let invitation = Invitation {
            game: game_number(model.game),
            n_seats: model.seats.len() as u8,
            seat: seat as u8,
            host: host.unwrap_or_default(),
            key: self.key.get_value(),
            connection,
        };
        let code = invitation.code();
        self.link.set(address::link_to(&Route::Code(format!("i={code}")).hash()));
        self.step.set(Step::Show(code));
    }

    /// Takes the text of an answer; says what is wrong with it.
    fn take(self, text: &str) {
        let answer = match Answer::read(text) {
            Ok(it) if it.key == self.key.get_value() => it,
            Ok(_) => return self.fault.set(Some(text!("room-other-answer"))),
            Err(fault) => return self.fault.set(Some(fault_of(fault))),
        };
        self.fault.set(None);
        let number = self.number.get_value();
        self.wires.with_value(|it| it.with_wire(number, |wire| wire.accept(&answer.connection)));
        self.step.set(Step::Joining);
        let give_up = move || {
            if self.is_joining(number) {
                self.fail(text!("room-not-found"));
            }
        };
        self.patience.set_value(Timer::after(PATIENCE, give_up));
    }

    fn fail(self, why: Text) {
        let number = self.number.get_value();
        self.wires.with_value(|it| it.remove(number));
        self.step.set(Step::Failed(why));
    }

    /// The guest is there: it is told the table.
    fn welcome(self, wires: &Wires, number: u32) {
        let Some(model) = self.played.shown.model.try_get_untracked() else { return };
        let seats = wires.seats(number);
        let TableTold { undo, turned_back, record } = self.carrying.table_of.run(seats);
        let table = Greeting { id: model.id, seats, undo, turned_back, record };
        wires.post(number, &WireText::Table(Box::new(table)).write());
        self.patience.set_value(None);
        if self.number.get_value() == number {
            // The invitation is over: its wire is that of the table from now on.
            self.number.set_value(0);
            self.seat.set(None);
        }
    }

    /// Puts the invitation away. A code that was answered holds.
    fn close(self) {
        if !matches!(self.step.get_untracked(), Step::Joining) {
            let number = self.number.get_value();
            self.wires.with_value(|it| it.remove(number));
        }
        self.seat.set(None);
    }

    /// The present step.
    fn draw(self, name: Memo<String>) -> AnyView {
        let ctx = self.played.shown.ctx;
        match self.step.get() {
            Step::Making => ways::hint(ctx, text!("room-making")),
            Step::Show(code) => {
                let hint = Signal::derive(move || {
                    message!(ctx.lang.get(), "room-point-here", name = &name.get())
                });
                let next = move || self.step.set(Step::Take);
                view! {
                    <CodeView ctx=ctx code=code link=self.link hint=hint/>
                    {Way::main(text!("room-take-answer"), "camera", next).draw(ctx)}
                }
                .into_any()
            }
            Step::Take => {
                let take = Callback::new(move |text: String| self.take(&text));
                view! { <ScanAnswer ctx=ctx fault=self.fault on_text=take/> }.into_any()
            }
            Step::Joining => ways::status(ctx, text!("room-joining")),
            Step::Failed(why) => view! {
                <p role="alert">{ctx.text(why)}</p>
                {Way::main(text!("room-new-code"), "qr", move || self.begin()).draw(ctx)}
            }
            .into_any(),
        }
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

/// The three steps, with the present one.
#[component]
fn Steps(it: Inviting) -> impl IntoView {
    let ctx = it.played.shown.ctx;
    let at = Memo::new(move |_| match *it.step.read() {
        Step::Making | Step::Show(_) | Step::Failed(_) => 0,
        Step::Take => 1,
        Step::Joining => 2,
    });
    let names = [text!("room-step-show"), text!("room-step-take"), text!("room-step-play")];
    let step = move |(nth, name): (usize, Text)| {
        let current = move || (at.get() == nth).then_some("step");
        view! {
            <li aria-current=current class:is-done=move || nth < at.get()>
                <b aria-hidden="true">{nth + 1}</b>
                <span>{ctx.text(name)}</span>
            </li>
        }
    };
    view! { <ol class="room-steps">{names.into_iter().enumerate().map(step).collect_view()}</ol> }
}
