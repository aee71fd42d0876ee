//! One end of a connection to another device: a WebRTC data channel for texts, without any server.
//!
//! The host of a match offers, a guest answers. Each end has a description for the other, small enough to be carried by
//! hand ([`codes`]):
//!
//! ```text
//! host    Wire::offer      -> Connection -> an invitation  ~~~>  Wire::answer   guest
//! host    Wire::accept    <~~~ an answer <- Connection  <-
//! ```
//!
//! No server is ever asked for addresses, so the two find each other in one network. The descriptions are handed over
//! when all addresses are known, or after [`GATHERING_MILLIS`]. A guest may wait for minutes until its answer is
//! accepted. Where its browser loses patience meanwhile, its end has failed ([`State::Failed`]): from the same
//! invitation it can make another answer.
//!
//! Both ends make the one channel by themselves, with a number that they have agreed on. Other channels are not
//! looked at, and an end that sends anything but texts in pieces of ours is shut out.

mod pieces;

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use codes::{Connection, Undescribed};
use js_sys::futures::JsFuture;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use web_sys::MessageEvent;

use self::pieces::{Intake, pieces};
use super::by_name::{call, get, get_text, make, object, pause, promised, set};

pub use self::pieces::TEXT_MAX;

/// After so long a description is handed over with the addresses that are known, in milliseconds.
pub const GATHERING_MILLIS: i32 = 2_000;

/// So often addresses are asked for, in milliseconds.
const LOOK_MILLIS: i32 = 50;

/// The name of the channel, and the number by which both ends know it.
const CHANNEL: &str = "undercroft";
const CHANNEL_NUMBER: i32 = 0;

/// The events that may bring another state, of the connection and of its channel.
const OF_PEER: &str = "onconnectionstatechange";
const OF_CHANNEL: [&str; 3] = ["onopen", "onclosing", "onclose"];
const MESSAGE: &str = "onmessage";

/// The state of a wire.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// The other end has not been met yet.
    Connecting,
    /// Texts go both ways.
    Open,
    /// Nothing has come from the other end for some seconds. It may come back; texts wait for it.
    Silent,
    /// One end has closed it, or the other one was shut out.
    Closed,
    /// There is no way to the other end, or none any more. A browser may find one later.
    Failed,
}

/// News of a wire.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// It has another state now.
    State(State),
    /// A text has come; not cleaned.
    Text(String),
}

/// The reason for which an end has no description.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unwired {
    /// The browser does not take part: it cannot, or does not take the other end's description.
    Refused,
    /// What the browser says lacks something; [`Undescribed::NoCandidate`] if the device is in no network.
    Undescribed(Undescribed),
}

/// One end of a connection; dropping it closes it.
pub struct Wire(Rc<End>);

struct End {
    peer: JsValue,
    channel: JsValue,
    observe: Box<dyn Fn(News)>,
    state: Cell<State>,
    /// Set where the other end is shut out, or its description makes no sense.
    fault: Cell<Option<State>>,
    intake: RefCell<Intake>,
    listeners: RefCell<Option<Listeners>>,
}

/// The functions that the browser calls.
struct Listeners {
    _changes: Closure<dyn Fn()>,
    _messages: Closure<dyn Fn(MessageEvent)>,
}

impl Wire {
    /// An end that waits for a guest. `then` is given its description, unless it is dropped before; `observe` is given
    /// all news of it. None where the browser has no WebRTC.
    pub fn offer(
        observe: impl Fn(News) + 'static,
        then: impl FnOnce(Result<Connection, Unwired>) + 'static,
    ) -> Option<Wire> {
        Wire::describe(Box::new(observe), None, Box::new(then))
    }

    /// An end that answers a host. `then` is given its description, unless it is dropped before; `observe` is given all
    /// news of it. None where the browser has no WebRTC.
    pub fn answer(
        remote: &Connection,
        observe: impl Fn(News) + 'static,
        then: impl FnOnce(Result<Connection, Unwired>) + 'static,
    ) -> Option<Wire> {
        Wire::describe(Box::new(observe), Some(remote.to_sdp()), Box::new(then))
    }

    fn describe(
        observe: Box<dyn Fn(News)>,
        remote: Option<String>,
        then: Box<dyn FnOnce(Result<Connection, Unwired>)>,
    ) -> Option<Wire> {
        let wire = Wire::open(observe)?;
        let end = Rc::downgrade(&wire.0);
        let peer = wire.0.peer.clone();
        spawn_local(async move {
            let described = describe(&peer, remote, &end).await;
            if end.upgrade().is_some() {
                then(described);
            }
        });
        Some(wire)
    }

    /// Takes the answer of the guest; once. Its state says what comes of it.
    pub fn accept(&self, remote: &Connection) {
        let (end, peer, sdp) = (Rc::downgrade(&self.0), self.0.peer.clone(), remote.to_sdp());
        spawn_local(async move {
            if take_remote(&peer, "answer", &sdp).await.is_err()
                && let Some(end) = end.upgrade()
            {
                end.shut_out(State::Failed);
            }
        });
    }

    /// The present state.
    pub fn state(&self) -> State {
        self.0.state.get()
    }

    /// Sends a text; it arrives after those before it. Tells whether the browser has taken it: not while there is no
    /// connection, and not if it has more than [`TEXT_MAX`] bytes.
    pub fn post(&self, text: &str) -> bool {
        let send = |it: String| call(&self.0.channel, "send", &[it.into()]).is_some();
        let is_there = matches!(self.state(), State::Open | State::Silent);
        is_there && pieces(text).is_some_and(|it| it.into_iter().all(send))
    }

    fn open(observe: Box<dyn Fn(News)>) -> Option<Wire> {
        let peer = make("RTCPeerConnection", &[])?;
        let options = object(&[("negotiated", true.into()), ("id", CHANNEL_NUMBER.into())]);
        let channel = call(&peer, "createDataChannel", &[CHANNEL.into(), options])?;
        let end = Rc::new(End {
            peer,
            channel,
            observe,
            state: Cell::new(State::Connecting),
            fault: Cell::new(None),
            intake: RefCell::default(),
            listeners: RefCell::default(),
        });
        end.listen();
        Some(Wire(end))
    }
}

impl End {
    fn listen(self: &Rc<End>) {
        let end = Rc::downgrade(self);
        let changes = Closure::<dyn Fn()>::new(move || with(&end, End::look));
        let end = Rc::downgrade(self);
        let messages = Closure::<dyn Fn(MessageEvent)>::new(move |it: MessageEvent| {
            with(&end, |end| end.take(&it.data()));
        });
        set(&self.peer, OF_PEER, changes.as_ref());
        OF_CHANNEL.iter().for_each(|it| set(&self.channel, it, changes.as_ref()));
        set(&self.channel, MESSAGE, messages.as_ref());
        self.listeners.replace(Some(Listeners { _changes: changes, _messages: messages }));
    }

    /// Looks at the state, and hands on a new one.
    fn look(&self) {
        let state = self.fault.get().unwrap_or_else(|| {
            let channel = get_text(&self.channel, "readyState").unwrap_or_default();
            let peer = get_text(&self.peer, "connectionState").unwrap_or_default();
            state_of(&channel, &peer)
        });
        if self.state.replace(state) != state {
            (self.observe)(News::State(state));
        }
    }

    fn take(&self, message: &JsValue) {
        if self.fault.get().is_some() {
            return;
        }
        let now = super::clock::now();
        let taken = message.as_string().map(|it| self.intake.borrow_mut().take(&it, now));
        match taken {
            Some(Ok(Some(text))) => {
                // The text may be here before the news that the channel is open.
                self.look();
                (self.observe)(News::Text(text));
            }
            Some(Ok(None)) => {}
            Some(Err(pieces::Foreign)) | None => self.shut_out(State::Closed),
        }
    }

    /// Ends it from here, with this state for ever.
    fn shut_out(&self, state: State) {
        self.fault.set(Some(state));
        call(&self.peer, "close", &[]);
        self.look();
    }
}

impl Drop for End {
    fn drop(&mut self) {
        set(&self.peer, OF_PEER, &JsValue::NULL);
        let of_channel = OF_CHANNEL.iter().chain([&MESSAGE]);
        of_channel.for_each(|it| set(&self.channel, it, &JsValue::NULL));
        call(&self.peer, "close", &[]);
    }
}

fn with(end: &Weak<End>, run: impl FnOnce(&End)) {
    if let Some(end) = end.upgrade() {
        run(&end);
    }
}

/// The state of a wire, from what the browser calls the states of its channel and of the connection below.
fn state_of(channel: &str, peer: &str) -> State {
    match (channel, peer) {
        ("closing" | "closed", _) | (_, "closed") => State::Closed,
        (_, "failed") => State::Failed,
        ("open", "disconnected") => State::Silent,
        ("open", _) => State::Open,
        _ => State::Connecting,
    }
}

/// Takes the other end's description, if it is here already, and makes one's own.
async fn describe(
    peer: &JsValue,
    remote: Option<String>,
    end: &Weak<End>,
) -> Result<Connection, Unwired> {
    let refused = |_| Unwired::Refused;
    if let Some(sdp) = remote {
        take_remote(peer, "offer", &sdp).await.map_err(refused)?;
    }
    promised(peer, "setLocalDescription", &[]).await.map_err(refused)?;
    for _ in 0..GATHERING_MILLIS / LOOK_MILLIS {
        let is_done = get_text(peer, "iceGatheringState").is_none_or(|it| it == "complete");
        if is_done || end.upgrade().is_none() {
            break;
        }
        // It passes.
        let _ = pause(LOOK_MILLIS).await;
    }
    let sdp = get(peer, "localDescription").and_then(|it| get_text(&it, "sdp"));
    Connection::of_sdp(&sdp.ok_or(Unwired::Refused)?).map_err(Unwired::Undescribed)
}

fn take_remote(peer: &JsValue, kind: &str, sdp: &str) -> JsFuture {
    let description = object(&[("type", kind.into()), ("sdp", sdp.into())]);
    promised(peer, "setRemoteDescription", &[description])
}

#[cfg(test)]
mod tests {
    use super::{State, state_of};

    #[test]
    fn a_wire_is_open_when_its_channel_is_and_its_connection_holds() {
        assert_eq!(state_of("connecting", "new"), State::Connecting);
        assert_eq!(state_of("connecting", "connected"), State::Connecting);
        assert_eq!(state_of("open", "connected"), State::Open);
        // Not every browser is in a hurry to say that it is connected.
        assert_eq!(state_of("open", "connecting"), State::Open);
        assert_eq!(state_of("open", "disconnected"), State::Silent);
        assert_eq!(state_of("open", "failed"), State::Failed);
        assert_eq!(state_of("connecting", "failed"), State::Failed);
        assert_eq!(state_of("closed", "failed"), State::Closed);
        assert_eq!(state_of("open", "closed"), State::Closed);
        assert_eq!(state_of("", ""), State::Connecting);
    }
}
