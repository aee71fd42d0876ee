//! Before a match: who plays, by which options, with which luck.

mod choices;
mod more;
mod seat_row;
pub mod shared;

use leptos::prelude::*;

pub use self::choices::Choices;
use self::more::MoreOptions;
use self::seat_row::SeatRow;
use crate::kernel::seed::SEED_TEXT_MAX;
use crate::kernel::{SEATS_MAX, Seed, SetupOption, Text, message, text};
use crate::parts::{
    Button, Icon, Legend, Pick, RadioGroup, SelectField, TextField, Weight, each_number,
};
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::history::UndoRule;
use crate::shell::model::route::Route;
use crate::shell::model::seating::{FRIEND, PHONE};
use crate::shell::model::shared_table::SharedTable;
use crate::shell::store::game_info::GameInfo;
use crate::shell::store::new_match::NewMatch;
use crate::shell::words::{self, messages};

/// With more choices than this an option is unfolded rather than laid out.
const TILES_MAX: usize = 6;

/// The numbers of people, as values of the radio group.
const NUMBERS: [&str; SEATS_MAX] = ["1", "2", "3", "4", "5", "6", "7", "8"];

/// The choices with which the setup of a game opens.
pub enum Wanted {
    /// A good first table.
    Usual {
        /// The keys of options and choices that are not the first ones.
        chosen: &'static [(&'static str, &'static str)],
        n_rivals: usize,
    },
    /// All of a table that somebody has laid.
    Shared(SharedTable),
}

/// The setup screen of one game.
#[component]
pub fn SetupPage(
    ctx: AppContext,
    info: GameInfo,
    seed: Option<Seed>,
    /// The choices made already.
    of: Wanted,
) -> impl IntoView {
    let choices = Choices::new(&info, seed, ctx.saves.has_finished(info.label.id));
    let is_shared = matches!(of, Wanted::Shared(_));
    match of {
        Wanted::Usual { chosen, n_rivals } => {
            choices.choose(&info, chosen);
            choices.play_against(&info, n_rivals);
        }
        Wanted::Shared(shared) => choices.choose_table(&info, &shared),
    }
    let title = move || info.label.title.get(ctx.lang.get());
    let line = move || info.label.line.get(ctx.lang.get());
    let start = move || start(ctx, info, choices);
    // A newcomer cannot judge what lies in there; a player who came with a seed wants to see it.
    let is_open = choices.is_seasoned || seed.is_some();
    let option = move |(idx, option): (usize, &'static SetupOption)| {
        view! { <OptionGroup ctx=ctx choices=choices idx=idx option=option/> }
    };
    let campaign_set =
        info.campaign_set.map(|_| view! { <ToCampaigns ctx=ctx game=info.label.id/> });
    let options = info.options.iter().enumerate().map(option).collect_view();
    view! {
        <main class="sheet setup grain">
            <header class="sheet-head">
                <a class="icon-button" href="#" aria-label=ctx.text(text!("back"))>
                    <Icon name="arrow-left"/>
                </a>
                <h1>{title}</h1>
            </header>
            <p class="hint">{line}</p>
            {is_shared.then(|| view! { <p class="whose-luck">{ctx.text(text!("table-of-link"))}</p> })}
            {campaign_set}
            <People ctx=ctx info=info choices=choices/>
            <MoreOptions ctx=ctx info=info choices=choices is_open=is_open>
                {options}
                <SeedField ctx=ctx choices=choices given=seed/>
                <UndoField ctx=ctx choices=choices/>
            </MoreOptions>
            <div class="setup-start">
                <Button label=ctx.text(text!("start")) icon="play" weight=Weight::Main on_press=start/>
            </div>
        </main>
    }
}

/// The way to the campaigns of a game.
#[component]
fn ToCampaigns(ctx: AppContext, game: &'static str) -> impl IntoView {
    let label = ctx.text(text!("or-campaign"));
    let go = move || ctx.go.run(Route::Campaigns(game));
    view! { <p class="to-campaigns"><Button label=label icon="book" on_press=go/></p> }
}

/// Lays a table of one person against so many computers, as it is taken when nobody says anything, and goes there.
pub fn create_first_match(
    ctx: AppContext,
    info: GameInfo,
    chosen: &[(&str, &str)],
    n_rivals: usize,
) {
    let choices = Choices::new(&info, None, ctx.saves.has_finished(info.label.id));
    choices.choose(&info, chosen);
    choices.play_against(&info, n_rivals);
    start(ctx, info, choices);
}

/// Lays the table. It takes the place of the setup: Back from there leads to where this one was
/// opened from.
fn start(ctx: AppContext, info: GameInfo, choices: Choices) {
    ctx.sit_down(ctx.go_instead, || {
        let NewMatch { entry, saved } =
            (info.create_match)(&choices.order(&info), ctx.lang.get_untracked())?;
        Ok(Some(ctx.keep(entry, saved)))
    });
}

/// The number of players, and the player of each seat.
#[component]
pub fn People(ctx: AppContext, info: GameInfo, choices: Choices) -> impl IntoView {
    let range = info.label.seats_min..=info.label.seats_max;
    let pick = |n: usize| Pick { value: NUMBERS[n - 1], name: n.to_string() };
    let picks = Signal::stored(range.map(pick).collect::<Vec<_>>());
    let value = Signal::derive(move || NUMBERS[choices.n_seats.get() - 1]);
    let take = move |it: &'static str| {
        choices.n_seats.set(it.parse().unwrap_or(info.label.seats_min));
    };
    let legend = ctx.text(text!("people"));
    let hint = Signal::derive(move || {
        let (n_seats, n_persons) = (choices.n_seats.get(), choices.n_persons());
        let [phones, friends] = [PHONE, FRIEND].map(|it| choices.n_of(it));
        let here = n_persons - phones - friends;
        words::who_plays([here, phones, friends, n_seats - n_persons], ctx.lang.get())
    });
    // Alone, a person needs no name.
    let numbers = move || {
        let n_seats = choices.n_seats.get();
        (1..=if 1 < n_seats { n_seats } else { 0 }).collect()
    };
    let levels = info.levels;
    let field = move |n: usize| {
        view! { <SeatRow ctx=ctx choices=choices levels=levels number=n/> }
    };
    view! {
        <RadioGroup
            name="people"
            legend=Legend::new(legend, hint)
            picks=picks
            value=value
            on_pick=take
        />
        <div class="seat-rows">
            {each_number(numbers, field)}
        </div>
    }
}

/// One option of the game, while it matters.
#[component]
pub fn OptionGroup(
    ctx: AppContext,
    choices: Choices,
    idx: usize,
    option: &'static SetupOption,
) -> impl IntoView {
    let applies = Memo::new(move |_| (option.applies)(choices.n_seats.get()));
    let legend = Signal::derive(move || option.name.get(ctx.lang.get()).to_owned());
    let hint = Signal::derive(move || option.hint.get(ctx.lang.get()).to_owned());
    let picks = Signal::derive(move || {
        let name = |text: Text| text.get(ctx.lang.get()).to_owned();
        let pick = |it: &crate::kernel::Choice| Pick { value: it.key, name: name(it.name) };
        option.choices.iter().map(pick).collect::<Vec<_>>()
    });
    let value = Signal::derive(move || {
        let said = choices.options.read()[idx];
        option.choices[choices.choice(option, said, choices.n_seats.get())].key
    });
    let take = Callback::new(move |key: &'static str| {
        if let Some(choice) = option.choices.iter().position(|it| it.key == key) {
            choices.options.update(|options| options[idx] = Some(choice));
        }
    });
    let tiles = move || {
        view! {
            <RadioGroup
                name=option.key
                legend=Legend::new(legend, hint)
                picks=picks
                value=value
                on_pick=take
            />
        }
    };
    let unfolded = move || {
        view! { <SelectField label=legend hint=hint picks=picks value=value on_pick=take/> }
    };
    let is_long = TILES_MAX < option.choices.len();
    let group = move || if is_long { unfolded().into_any() } else { tiles().into_any() };
    view! { <Show when=move || applies.get()>{group()}</Show> }
}

/// The source of the luck.
#[component]
fn SeedField(
    ctx: AppContext,
    choices: Choices,
    /// The seed that the address names.
    given: Option<Seed>,
) -> impl IntoView {
    let label = ctx.text(text!("seed-field"));
    let placeholder = ctx.text(text!("seed-empty"));
    let hint = move || message!(ctx.lang.get(), "seed-hint");
    let take = move |text: String| choices.seed.set(text);
    // A player who types another seed plays with nobody's luck but their own.
    let is_given = move || given.is_some_and(|it| *choices.seed.read() == it.to_string());
    let whose = move || is_given().then(|| message!(ctx.lang.get(), "seed-of-link"));
    view! {
        <div class="seed-field">
            <TextField
                label=label
                value=choices.seed
                placeholder=placeholder
                length_max=SEED_TEXT_MAX
                on_input=take
            />
            <p class="whose-luck">{whose}</p>
            <p class="hint">{hint}</p>
        </div>
    }
}

/// The rule for taking back.
#[component]
pub fn UndoField(ctx: AppContext, choices: Choices) -> impl IntoView {
    let legend = ctx.text(text!("undo-rule"));
    let hint = Signal::derive(move || {
        words::undo_rule_hint(choices.undo.get()).get(ctx.lang.get()).to_owned()
    });
    let pick = move |it: UndoRule| Pick {
        value: it.key(),
        name: words::undo_rule(it).get(ctx.lang.get()).to_owned(),
    };
    let picks = Signal::derive(move || UndoRule::ALL.map(pick).to_vec());
    let value = Signal::derive(move || choices.undo.get().key());
    let take = move |key: &'static str| {
        let rule = UndoRule::ALL.into_iter().find(|it| it.key() == key);
        choices.undo.set(rule.unwrap_or_default());
    };
    view! {
        <RadioGroup name="undo" legend=Legend::new(legend, hint) picks=picks value=value on_pick=take/>
    }
}
