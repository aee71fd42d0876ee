//! The dialog that hands a match on.

use leptos::prelude::*;

use super::words;
use crate::browser::{address, clipboard, files, page, share};
use crate::kernel::Text;
use crate::kernel::record::RECORD_MAX;
use crate::parts::{Button, Dialog, Pick, RadioGroup, TextArea, Weight};
use crate::shell::app_context::AppContext;
use crate::shell::model::parcel::{Kind, Parcel};
use crate::shell::model::stamp::Stamp;
use crate::shell::pages::panel::Panel;
use crate::shell::pages::stamps::{self, NewStamps};
use crate::shell::pages::todays::result::Todays;
use crate::shell::words as shell_words;

/// The id of the field that shows the message.
const MESSAGE: &str = "share-message";

/// Asks what to send, shows the message, and leaves the ways of sending to the person.
#[component]
pub fn ShareDialog(
    ctx: AppContext,
    panel: RwSignal<Option<Panel>>,
    /// Packs the match as it is now.
    parcel: Callback<(), Parcel>,
) -> impl IntoView {
    let title = Signal::derive(move || words::SHARE.get(ctx.lang.get()).to_owned());
    let open = Signal::derive(move || panel.get() == Some(Panel::Share));
    let close = move || panel.update(|now| *now = now.filter(|it| *it != Panel::Share));
    view! {
        <Dialog title=title open=open on_close=close>
            <ShareForm ctx=ctx parcel=untrack(|| parcel.run(()))/>
        </Dialog>
    }
}

/// What the person has chosen so far.
#[derive(Clone, Copy)]
struct Choice {
    ctx: AppContext,
    parcel: StoredValue<Parcel>,
    kind: RwSignal<Kind>,
    /// What came of the challenge of a day, if the match was of one.
    todays: StoredValue<Option<Todays>>,
    /// Whether the person wants to give secrets away.
    is_frank: RwSignal<bool>,
    /// What came of the last press.
    said: RwSignal<Option<Text>>,
    /// The stamp that was given for it.
    stamp: RwSignal<Option<Stamp>>,
}

impl Choice {
    fn link(self) -> Option<String> {
        let kind = self.kind.get();
        let todays = || self.todays.with_value(|it| it.as_ref().map(Todays::hash));
        let hash = match kind {
            Kind::Today => todays(),
            Kind::Match | Kind::Seed => self.parcel.with_value(|it| it.hash(kind)),
        };
        hash.map(|it| address::link_to(&it))
    }

    fn message(self) -> String {
        let link = self.link().unwrap_or_default();
        let (lang, kind) = (self.ctx.lang.get(), self.kind.get());
        let todays = || self.todays.with_value(|it| it.as_ref().map(|it| it.words(&link, lang)));
        match kind {
            Kind::Today => todays().unwrap_or_default(),
            Kind::Match | Kind::Seed => {
                self.parcel.with_value(|it| words::message(&it.model, kind, &link, lang))
            }
        }
    }

    /// What there is to send.
    fn kinds(self) -> Vec<Kind> {
        let has_todays = self.todays.with_value(Option::is_some);
        Kind::ALL.into_iter().filter(|it| *it != Kind::Today || has_todays).collect()
    }

    /// Whether a warning stands before the link.
    fn is_warned(self) -> bool {
        let is_whole = self.kind.get() == Kind::Match;
        is_whole && !self.is_frank.get() && self.parcel.with_value(|it| it.has_secrets)
    }

    /// Notes that it was handed on.
    fn note_shared(self) {
        if let Some(stamp) = stamps::newly_taken(self.ctx, Stamp::Shared) {
            let _ = self.stamp.try_set(Some(stamp));
        }
    }

    fn copy(self, text: &str, done: Text) {
        let said = self.said;
        clipboard::copy(text, move |is_copied| {
            // The dialog may be closed before the browser answers.
            let _ = said.try_set(Some(if is_copied { done } else { words::NOT_COPIED }));
            if is_copied {
                self.note_shared();
            } else {
                page::select_text(&format!("#{MESSAGE}"));
            }
        });
    }

    fn save(self) {
        let is_saved =
            self.parcel.with_value(|it| files::offer(&it.file_name(), "text/plain", &it.record));
        self.said.set(Some(if is_saved { words::SAVED_FILE } else { words::NOT_SAVED_FILE }));
        if is_saved {
            self.note_shared();
        }
    }
}

#[component]
fn ShareForm(ctx: AppContext, parcel: Parcel) -> impl IntoView {
    let todays = Todays::of(ctx, &parcel.model.id);
    let kind = match todays {
        Some(_) => Kind::Today,
        None => parcel.likely_kind(),
    };
    let kind = RwSignal::new(kind);
    let choice = Choice {
        ctx,
        parcel: StoredValue::new(parcel),
        kind,
        todays: StoredValue::new(todays),
        is_frank: RwSignal::new(false),
        said: RwSignal::new(None),
        stamp: RwSignal::new(None),
    };
    let legend = Signal::derive(move || words::WHAT.get(ctx.lang.get()).to_owned());
    let hint = Signal::derive(move || words::kind_hint(kind.get()).get(ctx.lang.get()).to_owned());
    let name = move |it| words::kind(it).get(ctx.lang.get()).to_owned();
    let picks = Signal::derive(move || {
        let pick = |it: Kind| Pick { value: it.key(), name: name(it) };
        choice.kinds().into_iter().map(pick).collect::<Vec<_>>()
    });
    let value = Signal::derive(move || kind.get().key());
    let take = move |key: &'static str| {
        choice.said.set(None);
        kind.set(Kind::ALL.into_iter().find(|it| it.key() == key).unwrap_or(Kind::Seed));
    };
    let is_warned = Memo::new(move |_| choice.is_warned());
    let edition = move || {
        let edition = choice.parcel.with_value(|it| it.model.edition);
        shell_words::edition(edition, ctx.lang.get())
    };
    let ways = move || view! { <Ways choice=choice/> };
    let warning = move || view! { <Warning choice=choice/> };
    view! {
        <RadioGroup name="share" legend=legend hint=hint picks=picks value=value on_pick=take/>
        <p class="hint">{edition}</p>
        <Show when=move || !is_warned.get() fallback=warning>{ways()}</Show>
    }
}

/// Stands before a link that would give secrets away.
#[component]
fn Warning(choice: Choice) -> impl IntoView {
    let say = move |it: Text| Signal::derive(move || it.get(choice.ctx.lang.get()).to_owned());
    let go_on = move || choice.is_frank.set(true);
    view! {
        <div class="warned" role="alert">
            <crate::parts::Icon name="warning"/>
            <p>{say(words::SECRETS)}</p>
        </div>
        <div class="menu">
            <Button label=say(words::SEND_SECRETS) weight=Weight::Grave on_press=go_on/>
        </div>
    }
}

/// The message, and the ways of sending it.
#[component]
fn Ways(choice: Choice) -> impl IntoView {
    let say = move |it: Text| Signal::derive(move || it.get(choice.ctx.lang.get()).to_owned());
    let said = move || choice.said.get().map(|it| it.get(choice.ctx.lang.get()));
    let stamp = move || {
        let new = choice.stamp.get().into_iter().collect::<Vec<_>>();
        view! { <NewStamps ctx=choice.ctx new=new/> }
    };
    let has_link = Memo::new(move |_| choice.link().is_some());
    let is_whole = move || choice.kind.get() == Kind::Match;
    let by_link = move || view! { <ByLink choice=choice/> };
    let why_not = move || choice.parcel.with_value(|it| it.tail.clone().err());
    let too_long =
        move || why_not().map(|it| view! { <p class="hint">{say(words::no_link(it))}</p> });
    let save = move || {
        let save = move || choice.save();
        view! { <Button label=say(words::SAVE_FILE) icon="download" on_press=save/> }
    };
    view! {
        <Show when=move || has_link.get() fallback=too_long>{by_link()}</Show>
        <Show when=is_whole>
            <div class="menu">{save()}</div>
        </Show>
        <p class="said" role="status">{said}</p>
        <div role="status">{stamp}</div>
    }
}

/// The message, to be sent, or copied, or read.
#[component]
fn ByLink(choice: Choice) -> impl IntoView {
    let say = move |it: Text| Signal::derive(move || it.get(choice.ctx.lang.get()).to_owned());
    let message = Memo::new(move |_| choice.message());
    let copy_weight = if share::is_there() { Weight::Plain } else { Weight::Main };
    let copy_text = move || choice.copy(&message.read_untracked(), words::COPIED_TEXT);
    let copy_link = move || {
        if let Some(link) = untrack(|| choice.link()) {
            choice.copy(&link, words::COPIED_LINK);
        }
    };
    let send = share::is_there().then(|| {
        let send = move || {
            share::share(&message.read_untracked());
            choice.note_shared();
        };
        view! { <Button label=say(words::SEND) icon="share" weight=Weight::Main on_press=send/> }
    });
    view! {
        <TextArea
            id=MESSAGE
            label=say(words::MESSAGE)
            value=message
            rows=7
            length_max=RECORD_MAX
        />
        <div class="menu">
            {send}
            <Button
                label=say(words::COPY_TEXT)
                icon="copy"
                weight=copy_weight
                on_press=copy_text
            />
            <Button label=say(words::COPY_LINK) icon="link" on_press=copy_link/>
        </div>
    }
}
