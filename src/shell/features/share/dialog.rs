//! The dialog that hands a match on.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::picture::{picture, shapes};
use super::words;
use crate::browser::{self, address, clipboard, files, page, share};
use crate::kernel::record::RECORD_MAX;
use crate::kernel::{Text, Trail, message, text};
use crate::parts::{
    Button, Dialog, Extent, Lasting, Legend, Pick, RadioGroup, TextArea, Weight, effect, outline_of,
};
use crate::shell::features::challenge::result::Todays;
use crate::shell::features::score::Accounting;
use crate::shell::features::stamps::model::Stamp;
use crate::shell::features::stamps::{self, NewStamps};
use crate::shell::features::trail::draw_trail;
use crate::shell::kit::app_context::AppContext;
use crate::shell::kit::panel::Panel;
use crate::shell::kit::shown::{Shown, ShownParts};
use crate::shell::model::account::Account;
use crate::shell::model::closing::Closing;
use crate::shell::model::parcel::{Kind, Parcel};
use crate::shell::words::messages;

/// The id of the field that shows the message.
const MESSAGE: &str = "share-message";

/// The extent of that field; it takes any record.
const EXTENT: Extent = Extent { rows: 5, length_max: RECORD_MAX };

/// Finds the canvas of the picture.
const CANVAS: &str = ".result-picture";

/// Asks what to send, shows the message, and leaves the ways of sending to the person.
#[component]
pub fn ShareDialog(shown: Shown, accounting: Accounting) -> impl IntoView {
    let ShownParts { ctx, panel, .. } = *shown;
    let title = ctx.text(text!("share"));
    let open = Panel::Share.is_open(panel);
    let close = move || Panel::Share.fold(panel);
    view! {
        <Dialog title=title open=open on_close=close>
            <ShareForm shown=shown accounting=accounting/>
        </Dialog>
    }
}

/// The choices of the person so far.
type Choice = Lasting<ChoiceParts>;

/// The parts of a [`Choice`].
struct ChoiceParts {
    ctx: AppContext,
    parcel: StoredValue<Parcel>,
    kind: RwSignal<Kind>,
    /// The account that takes the whole match; none until it is known.
    account: RwSignal<Option<Account>>,
    /// The outcome of the challenge of a day, if the match was of one.
    todays: StoredValue<Option<Todays>>,
    /// True if the person wants to give secrets away.
    is_frank: RwSignal<bool>,
    /// The outcome of the last press.
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
        let trail = &self.trail();
        let words = |it: &Todays| it.words(trail, &link, lang);
        let todays = || self.todays.with_value(|it| it.as_ref().map(words));
        match kind {
            Kind::Today => todays().unwrap_or_default(),
            Kind::Match | Kind::Seed => {
                self.parcel.with_value(|it| words::message(&it.model, trail, kind, &link, lang))
            }
        }
    }

    /// The first words about the end of the match; nothing before it is known, or while the match goes on.
    fn closing(self) -> Option<Closing> {
        self.account.read().as_ref().and_then(|it| it.closing.clone())
    }

    /// The match in symbols; none while it goes on.
    fn trail(self) -> Trail {
        self.closing().map(|it| it.trail).unwrap_or_default()
    }

    /// The kinds of things to send.
    fn kinds(self) -> Vec<Kind> {
        let has_todays = self.todays.with_value(Option::is_some);
        Kind::ALL.into_iter().filter(|it| *it != Kind::Today || has_todays).collect()
    }

    /// Tells whether a warning stands before the link.
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
            let _ = said.try_set(Some(if is_copied { done } else { text!("share-not-copied") }));
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
        self.said.set(Some(if is_saved {
            text!("share-saved-file")
        } else {
            text!("share-not-saved-file")
        }));
        if is_saved {
            self.note_shared();
        }
    }
}

#[component]
fn ShareForm(shown: Shown, accounting: Accounting) -> impl IntoView {
    let ctx = shown.ctx;
    let parcel = untrack(|| shown.parcel.run(()));
    let account = RwSignal::new(None);
    let is_over = parcel.model.is_over;
    if is_over {
        let parcel = parcel.clone();
        effect(move || accounting(parcel.clone(), ctx.lang.get(), account));
    }
    let todays = Todays::of(ctx, &parcel.model.id);
    let kind = match todays {
        Some(_) => Kind::Today,
        None => parcel.likely_kind(),
    };
    let kind = RwSignal::new(kind);
    let choice = Lasting::of(ChoiceParts {
        ctx,
        parcel: StoredValue::new(parcel),
        kind,
        account,
        todays: StoredValue::new(todays),
        is_frank: RwSignal::new(false),
        said: RwSignal::new(None),
        stamp: RwSignal::new(None),
    });
    let legend = ctx.text(text!("share-what"));
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
        message!(ctx.lang.get(), "edition", number = edition.number.number())
    };
    let ways = move || view! { <Ways choice=choice/> };
    let warning = move || view! { <Warning choice=choice/> };
    let picture = is_over.then(|| view! { <ResultPicture choice=choice/> });
    view! {
        {picture}
        <RadioGroup name="share" legend=Legend::new(legend, hint) picks=picks value=value on_pick=take/>
        <p class="hint">{edition}</p>
        <Show when=move || !is_warned.get() fallback=warning>{ways()}</Show>
    }
}

/// Stands before a link that would give secrets away.
#[component]
fn Warning(choice: Choice) -> impl IntoView {
    let go_on = move || choice.is_frank.set(true);
    view! {
        <div class="warned" role="alert">
            <crate::parts::Icon name="warning"/>
            <p>{choice.ctx.text(text!("share-secrets"))}</p>
        </div>
        <div class="menu">
            <Button label=choice.ctx.text(text!("share-send-secrets")) weight=Weight::Grave on_press=go_on/>
        </div>
    }
}

/// The message, and the ways of sending it.
#[component]
fn Ways(choice: Choice) -> impl IntoView {
    let said = move || choice.said.get().map(|it| it.get(choice.ctx.lang.get()));
    let stamp = move || {
        let new = choice.stamp.get().into_iter().collect::<Vec<_>>();
        view! { <NewStamps ctx=choice.ctx new=new/> }
    };
    let has_link = Memo::new(move |_| choice.link().is_some());
    let is_whole = move || choice.kind.get() == Kind::Match;
    let by_link = move || view! { <ByLink choice=choice/> };
    let why_not = move || choice.parcel.with_value(|it| it.tail.clone().err());
    let too_long = move || {
        why_not().map(|it| view! { <p class="hint">{choice.ctx.text(words::no_link(it))}</p> })
    };
    let save = move || {
        let save = move || choice.save();
        view! { <Button label=choice.ctx.text(text!("save-file")) icon="download" on_press=save/> }
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
    let message = Memo::new(move |_| choice.message());
    let copy_weight = if share::is_there() { Weight::Plain } else { Weight::Main };
    let copy_text = move || choice.copy(&message.read_untracked(), text!("share-copied-text"));
    let copy_link = move || {
        if let Some(link) = untrack(|| choice.link()) {
            choice.copy(&link, text!("share-copied-link"));
        }
    };
    let send = share::is_there().then(|| {
        let send = move || {
            share::share(&message.read_untracked());
            choice.note_shared();
        };
        view! { <Button label=choice.ctx.text(text!("share-send")) icon="share" weight=Weight::Main on_press=send/> }
    });
    view! {
        <TextArea
            id=MESSAGE
            label=choice.ctx.text(text!("share-message"))
            value=message
            extent=EXTENT
        />
        <div class="menu">
            {send}
            <Button
                label=choice.ctx.text(text!("share-copy-text"))
                icon="copy"
                weight=copy_weight
                on_press=copy_text
            />
            <Button label=choice.ctx.text(text!("share-copy-link")) icon="link" on_press=copy_link/>
        </div>
        <WithoutWords choice=choice/>
    }
}

/// The match in symbols, to be copied with the link alone; nothing while it is not known.
#[component]
fn WithoutWords(choice: Choice) -> impl IntoView {
    let trail = Memo::new(move |_| choice.trail());
    let copy = move || {
        let link = untrack(|| choice.link()).unwrap_or_default();
        let text = words::wordless(&trail.read_untracked(), &link);
        choice.copy(&text, text!("share-copied-without-words"));
    };
    let drawn = move || {
        view! {
            <section class="without-words" aria-label=choice.ctx.text(text!("share-without-words"))>
                {move || draw_trail(&trail.read(), choice.ctx.lang.get())}
                <Button label=choice.ctx.text(text!("share-copy-without-words")) icon="copy" on_press=copy/>
            </section>
        }
    };
    view! { <Show when=move || !trail.read().is_empty()>{drawn()}</Show> }
}

/// The picture of the result, to be saved or handed on; a sentence where the browser does not allow it.
#[component]
fn ResultPicture(choice: Choice) -> impl IntoView {
    let ctx = choice.ctx;
    let has_failed = RwSignal::new(false);
    let of_match = Memo::new(move |_| {
        let closing = choice.closing()?;
        let cover = choice.parcel.with_value(|it| ctx.cover_of(it.model.game, &it.setup()));
        let lang = ctx.lang.get();
        choice.parcel.with_value(|it| Some(picture(&it.model, Some(&closing), cover, lang)))
    });
    effect(move || {
        let Some(shapes) = of_match.read().as_ref().map(|it| shapes(it, outline_of)) else {
            return;
        };
        spawn_local(async move {
            let is_drawn = browser::picture::draw(CANVAS, &shapes).await.is_some();
            // The dialog may be closed by now.
            let _ = has_failed.try_set(!is_drawn);
        });
    });
    let label = move || {
        let told =
            of_match.with(|it| it.as_ref().map(|it| (it.headline.clone(), it.below.clone())));
        let (headline, below) = told.unwrap_or_default();
        format!("{}: {headline}. {below}", message!(ctx.lang.get(), "share-picture"))
    };
    let failed = move || view! { <p class="hint">{ctx.text(text!("share-no-picture"))}</p> };
    let drawn = move || {
        view! {
            <canvas class="result-picture" width="1200" height="630" role="img" aria-label=label>
            </canvas>
            <PictureWays choice=choice has_failed=has_failed/>
        }
    };
    let known =
        move || view! { <Show when=move || !has_failed.get() fallback=failed>{drawn()}</Show> };
    view! { <Show when=move || of_match.read().is_some()>{known()}</Show> }
}

/// The uses of the picture.
#[component]
fn PictureWays(choice: Choice, has_failed: RwSignal<bool>) -> impl IntoView {
    let name = move || choice.parcel.with_value(Parcel::picture_name);
    // The dialog may be closed before the browser answers.
    let save = move || {
        browser::picture::save(CANVAS, &name(), move |is_saved| {
            let _ = choice.said.try_set(is_saved.then_some(text!("share-saved-picture")));
            let _ = has_failed.try_set(!is_saved);
        });
    };
    let share = browser::picture::can_be_shared().then(|| {
        let share = move || {
            let text = untrack(|| choice.message());
            browser::picture::share(CANVAS, &name(), text, move |is_asked| {
                let _ = has_failed.try_set(!is_asked);
            });
        };
        view! { <Button label=choice.ctx.text(text!("share-send-picture")) icon="share" on_press=share/> }
    });
    view! {
        <div class="menu">
            <Button label=choice.ctx.text(text!("share-save-picture")) icon="download" on_press=save/>
            {share}
        </div>
    }
}
