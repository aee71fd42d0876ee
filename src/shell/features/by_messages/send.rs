//! The bar below a board where the match is to be sent on.

use leptos::prelude::*;

use super::words;
use crate::browser::{address, clipboard, page, share};
use crate::kernel::{Seat, SeatSet, Text, message, text};
use crate::parts::{Button, Extent, Icon, TextArea, Weight, effect};
use crate::shell::features::share::words::no_link;
use crate::shell::kit::app_context::AppContext;
use crate::shell::kit::shown::{Played, PlayedParts, ShownParts};
use crate::shell::model::parcel::Parcel;
use crate::shell::model::route::Route;
use crate::shell::model::sending::SendingModel;
use crate::shell::model::table_model::Command;
use crate::shell::model::turn_link::TurnLink;
use crate::shell::words::messages;

/// The id of the field that shows a message which could not be copied.
const MESSAGE: &str = "turn-message";

/// The extent of that field; no message is longer.
const EXTENT: Extent = Extent { rows: 3, length_max: 16 * 1024 };

/// A message that goes to a person elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outgoing {
    /// The address with the whole match.
    pub link: String,
    /// The name of the person that it goes to.
    pub to: String,
    /// The title of the game.
    pub title: &'static str,
    /// True if the match is over.
    pub is_over: bool,
}

/// The way of a message out of the page.
#[derive(Clone, Copy)]
pub struct Outbox {
    ctx: AppContext,
    /// The outcome of the last press.
    said: RwSignal<Option<Text>>,
    /// The message that could not be copied: it is shown, to be copied by hand.
    shown: RwSignal<Option<String>>,
    /// Called when it has left.
    on_sent: Callback<()>,
}

impl Outbox {
    /// A way out; `on_sent` is called when a message has taken it.
    pub fn new(ctx: AppContext, on_sent: Callback<()>) -> Outbox {
        let (said, shown) = (RwSignal::new(None), RwSignal::new(None));
        Outbox { ctx, said, shown, on_sent }
    }

    /// Forgets what came of the last press.
    pub fn clear(self) {
        self.said.set(None);
        self.shown.set(None);
    }

    /// Hands a message to the device's own way of sending, or to the clipboard.
    pub fn send(self, message: &Outgoing) {
        let Outgoing { link, to, title, is_over } = message;
        let words = words::message_with(link, to, title, *is_over, self.ctx.lang.get_untracked());
        if share::is_there() {
            share::share(&words);
            self.said.set(None);
            return self.on_sent.run(());
        }
        self.copy(words, text!("turn-copied"));
    }

    /// Copies the link alone.
    pub fn copy_link(self, message: &Outgoing) {
        self.copy(message.link.clone(), text!("share-copied-link"));
    }

    fn copy(self, words: String, done: Text) {
        clipboard::copy(&words.clone(), move |is_copied| {
            // The table may be closed before the browser answers.
            let said = if is_copied { done } else { text!("share-not-copied") };
            let _ = self.said.try_set(Some(said));
            let _ = self.shown.try_set((!is_copied).then(|| words.clone()));
            if is_copied {
                let _ = self.on_sent.try_run(());
            } else {
                request_animation_frame(|| page::select_text(&format!("#{MESSAGE}")));
            }
        });
    }

    /// The outcome of the last press, and the message where it has to be copied by hand.
    pub fn draw(self) -> impl IntoView {
        let Outbox { ctx, said, shown, on_sent } = self;
        let words = move || said.get().map(|it| it.get(ctx.lang.get()));
        let by_hand = move || {
            let message = Signal::derive(move || shown.get().unwrap_or_default());
            let done = move || {
                shown.set(None);
                on_sent.run(());
            };
            view! {
                <TextArea
                    id=MESSAGE
                    label=ctx.text(text!("share-message"))
                    value=message
                    extent=EXTENT
                />
                <Button label=ctx.text(text!("turn-sent-by-hand")) icon="check" on_press=done/>
            }
        };
        view! {
            <p class="said" role="status">{words}</p>
            <Show when=move || shown.read().is_some()>{by_hand()}</Show>
        }
    }
}

/// The address of a match that is sent on.
pub fn link_of(turn: TurnLink) -> String {
    address::link_to(&Route::Turn(turn.write()).hash())
}

/// The message with the match at a table to one of its seats, whose person has this name; none if the match is too long
/// for a link.
fn outgoing(parcel: &Parcel, (seat, name): &(usize, String)) -> Option<Outgoing> {
    let seats = &parcel.model.seats;
    let from = seats.iter().enumerate().filter(|(_, it)| it.is_here).map(|it| Seat::new(it.0));
    let turn = TurnLink {
        id: parcel.model.id.clone(),
        to: SeatSet::one(Seat::new(*seat)),
        from: from.collect(),
        tail: parcel.tail.clone().ok()?,
    };
    Some(Outgoing {
        link: link_of(turn),
        to: name.clone(),
        title: parcel.model.title,
        is_over: parcel.model.is_over,
    })
}

/// Says whose turn it is elsewhere, and sends them the match. Nothing while anybody here has something to do.
#[component]
pub fn SendOn(played: Played) -> impl IntoView {
    let ShownParts { ctx, model, .. } = *played.shown;
    let PlayedParts { command, .. } = *played;
    let sending = Memo::new(move |_| model.read().sending.clone());
    let on_sent = Callback::new(move |()| command.run(Command::NoteSent));
    // What came of a press stands until the next turn.
    let outbox = Outbox::new(ctx, on_sent);
    effect(move || {
        if sending.read().as_ref().is_none_or(|it| !it.is_sent) {
            outbox.clear();
        }
    });
    let bar = move || {
        sending.get().map(|it| view! { <SendingBar played=played sending=it outbox=outbox/> })
    };
    view! { {bar} }
}

#[component]
fn SendingBar(played: Played, sending: SendingModel, outbox: Outbox) -> impl IntoView {
    let ShownParts { ctx, parcel, .. } = *played.shown;
    let SendingModel { to, is_sent, is_over } = sending;
    let n_to = to.len();
    let names: Vec<String> = to.iter().map(|it| it.1.clone()).collect();
    let title = move || {
        let lang = ctx.lang.get();
        match (is_over, is_sent) {
            (true, _) => message!(lang, "turn-send-end").to_owned(),
            (false, false) => words::whose(&names, lang),
            (false, true) => message!(lang, "turn-waiting", names = &words::names(&names, lang)),
        }
    };
    let packed = move |to: &(usize, String)| outgoing(&untrack(|| parcel.run(())), to);
    let button = move |(nth, to): (usize, (usize, String))| {
        let name = to.1.clone();
        let label = Signal::derive(move || {
            let lang = ctx.lang.get();
            match is_sent {
                true if n_to == 1 => message!(lang, "turn-again").to_owned(),
                true => message!(lang, "turn-send-again", name = &name),
                false => message!(lang, "turn-send", name = &name),
            }
        });
        let weight = if nth == 0 && !is_sent { Weight::Main } else { Weight::Plain };
        let send = move || {
            if let Some(message) = packed(&to) {
                outbox.send(&message);
            }
        };
        view! { <Button label=label icon="send" weight=weight on_press=send/> }
    };
    let first = to[0].clone();
    let copy = move || {
        if let Some(message) = packed(&first) {
            outbox.copy_link(&message);
        }
    };
    let too_long = untrack(|| parcel.run(())).tail.err();
    let too_long = too_long.map(|it| view! { <p class="hint">{ctx.text(no_link(it))}</p> });
    let is_sendable = too_long.is_none();
    let buttons = is_sendable.then(|| to.into_iter().enumerate().map(button).collect_view());
    let copy = is_sendable.then(|| {
        view! { <Button label=ctx.text(text!("turn-copy-link")) icon="link" on_press=copy/> }
    });
    let hint = move || is_sent.then(|| message!(ctx.lang.get(), "turn-sent-hint"));
    view! {
        <section class="send-on" class:is-sent=is_sent aria-label=ctx.text(text!("turn-by-messages"))>
            <p class="send-on-title"><Icon name="hourglass"/> <span>{title}</span></p>
            <p class="hint">{hint}</p>
            {too_long}
            <div class="send-on-ways">{buttons} {copy}</div>
            {outbox.draw()}
        </section>
    }
}
