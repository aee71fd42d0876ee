//! Before a match: who plays, by which options, with which luck.

use leptos::prelude::*;

use crate::browser::entropy;
use crate::kernel::name::NAME_MAX;
use crate::kernel::seed::SEED_TEXT_MAX;
use crate::kernel::{Level, Occasion, SEATS_MAX, Seed, SetupOption, Text};
use crate::parts::{Button, Icon, Pick, RadioGroup, SelectField, TextField, Weight};
use crate::shell::app_context::AppContext;
use crate::shell::model::history::UndoRule;
use crate::shell::model::mark::Mark;
use crate::shell::model::order::Order;
use crate::shell::model::route::Route;
use crate::shell::model::seating::PERSON;
use crate::shell::model::words::seat_name;
use crate::shell::pages::player_picks::player_picks;
use crate::shell::store::game_info::GameInfo;
use crate::shell::store::new_match::NewMatch;
use crate::shell::words;

/// With more choices than this an option is unfolded rather than laid out.
const TILES_MAX: usize = 6;

/// The numbers of people, as values of the radio group.
const NUMBERS: [&str; SEATS_MAX] = ["1", "2", "3", "4", "5", "6", "7", "8"];

/// What the person has chosen so far. Start works at any time.
#[derive(Clone, Copy)]
pub struct Choices {
    n_seats: RwSignal<usize>,
    names: RwSignal<Vec<String>>,
    /// A person, or the key of a computer's level, for each seat.
    players: RwSignal<Vec<&'static str>>,
    seed: RwSignal<String>,
    undo: RwSignal<UndoRule>,
    /// For each option, in their order, what the person said of it.
    options: RwSignal<Vec<Option<usize>>>,
    /// Whether the person has finished a match of the game before.
    is_seasoned: bool,
}

impl Choices {
    /// What is taken when a person says nothing.
    pub fn new(info: &GameInfo, seed: Option<Seed>, is_seasoned: bool) -> Choices {
        Choices {
            n_seats: RwSignal::new(info.label.seats_min),
            names: RwSignal::new(vec![String::new(); SEATS_MAX]),
            players: RwSignal::new(vec![PERSON; SEATS_MAX]),
            seed: RwSignal::new(seed.map(|it| it.to_string()).unwrap_or_default()),
            undo: RwSignal::new(UndoRule::Strict),
            options: RwSignal::new(vec![None; info.options.len()]),
            is_seasoned,
        }
    }

    /// Chooses by the keys of options and choices; what the game does not know is left out.
    fn choose(self, info: &GameInfo, chosen: &[(&str, &str)]) {
        for (key, choice) in chosen {
            let Some(idx) = info.options.iter().position(|it| it.key == *key) else { continue };
            let found = info.options[idx].choices.iter().position(|it| it.key == *choice);
            self.options.update(|it| it[idx] = found);
        }
    }

    /// Whether a computer plays the seat with this number, counted from 1.
    pub fn is_computer(self, number: usize) -> bool {
        self.players.read()[number - 1] != PERSON
    }

    /// The number of seats.
    pub fn n_seats(self) -> usize {
        self.n_seats.get()
    }

    /// The number of persons at the table.
    fn n_persons(self) -> usize {
        (1..=self.n_seats.get()).filter(|&it| !self.is_computer(it)).count()
    }

    /// The choice of an option at a table of so many seats. What a person said of it stays; what
    /// nobody has said goes with the seats.
    fn choice(self, option: &SetupOption, said: Option<usize>, n_seats: usize) -> usize {
        let said = said.filter(|_| (option.applies)(n_seats));
        let occasion = Occasion { n_seats, is_seasoned: self.is_seasoned };
        said.unwrap_or_else(|| option.unsaid(occasion))
    }

    /// The table that the person wants.
    pub fn order(self, info: &GameInfo) -> Order {
        let n_seats = self.n_seats.get_untracked();
        let mut setup = format!("players={n_seats}");
        for (option, said) in info.options.iter().zip(self.options.get_untracked()) {
            let choice = self.choice(option, said, n_seats);
            setup += &format!(" {}={}", option.key, option.choices[choice].key);
        }
        let typed = self.seed.get_untracked();
        // Whoever gives a seed may know its luck: by a link or by hand makes no difference.
        let (seed, marks) = if typed.trim().is_empty() {
            (Seed::from_bits(entropy::bits()), Vec::new())
        } else {
            (Seed::from_text(&typed), vec![Mark::Link])
        };
        // One player alone is a person, whatever was chosen while there were more.
        let n_chosen = if 1 < n_seats { n_seats } else { 0 };
        let players: Vec<String> =
            self.players.read_untracked().iter().take(n_chosen).map(|&it| it.to_owned()).collect();
        let name = |idx: usize| match players.get(idx).map(String::as_str) {
            None | Some(PERSON) => self.names.read_untracked()[idx].clone(),
            Some(_) => String::new(),
        };
        let names = (0..n_seats).map(name).collect();
        let undo = self.undo.get_untracked();
        Order { setup, seed, names, players, undo, marks, ..Order::default() }
    }
}

/// The setup screen of one game.
#[component]
pub fn SetupPage(
    ctx: AppContext,
    info: GameInfo,
    seed: Option<Seed>,
    /// What is chosen already, by the keys of options and choices.
    chosen: &'static [(&'static str, &'static str)],
) -> impl IntoView {
    let choices = Choices::new(&info, seed, ctx.saves.has_finished(info.label.id));
    choices.choose(&info, chosen);
    let title = move || info.label.title.get(ctx.lang.get());
    let line = move || info.label.line.get(ctx.lang.get());
    let say = move |words: Text| Signal::derive(move || words.get(ctx.lang.get()).to_owned());
    let start = move || start(ctx, info, choices);
    let option = move |(idx, option): (usize, &'static SetupOption)| {
        view! { <OptionGroup ctx=ctx choices=choices idx=idx option=option/> }
    };
    let campaign_set =
        info.campaign_set.map(|_| view! { <ToCampaigns ctx=ctx game=info.label.id/> });
    let options = info.options.iter().enumerate().map(option).collect_view();
    view! {
        <main class="sheet setup grain">
            <header class="sheet-head">
                <a class="icon-button" href="#" aria-label=say(words::BACK)>
                    <Icon name="arrow-left"/>
                </a>
                <h1>{title}</h1>
            </header>
            <p class="hint">{line}</p>
            {campaign_set}
            <People ctx=ctx info=info choices=choices/>
            {options}
            <SeedField ctx=ctx choices=choices given=seed/>
            <UndoField ctx=ctx choices=choices/>
            <div class="setup-start">
                <Button label=say(words::START) icon="play" weight=Weight::Main on_press=start/>
            </div>
        </main>
    }
}

/// The way to the campaigns of a game.
#[component]
fn ToCampaigns(ctx: AppContext, game: &'static str) -> impl IntoView {
    let label = Signal::derive(move || words::OR_CAMPAIGN.get(ctx.lang.get()).to_owned());
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
    let is_seasoned = ctx.saves.has_finished(info.label.id);
    let choices = Choices::new(&info, None, is_seasoned);
    choices.choose(&info, chosen);
    choices.n_seats.set((1 + n_rivals).clamp(info.label.seats_min, info.label.seats_max));
    // Whoever has finished a match is a match for more than the easiest.
    let level = info.levels.get(usize::from(is_seasoned)).or(info.levels.first());
    let rival = level.map_or(PERSON, |it| it.key);
    choices.players.update(|it| it.iter_mut().skip(1).for_each(|player| *player = rival));
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

/// How many play, who is a person, and their names.
#[component]
pub fn People(ctx: AppContext, info: GameInfo, choices: Choices) -> impl IntoView {
    let range = info.label.seats_min..=info.label.seats_max;
    let pick = |n: usize| Pick { value: NUMBERS[n - 1], name: n.to_string() };
    let picks = Signal::stored(range.map(pick).collect::<Vec<_>>());
    let value = Signal::derive(move || NUMBERS[choices.n_seats.get() - 1]);
    let take = move |it: &'static str| {
        choices.n_seats.set(it.parse().unwrap_or(info.label.seats_min));
    };
    let legend = Signal::derive(move || words::PEOPLE.get(ctx.lang.get()).to_owned());
    let hint = Signal::derive(move || {
        let is_shared = 1 < choices.n_seats.get() && 1 < choices.n_persons();
        if is_shared { words::PEOPLE_HINT.get(ctx.lang.get()).to_owned() } else { String::new() }
    });
    // Alone, a person needs no name.
    let numbers = move || {
        let n_seats = choices.n_seats.get();
        1..=if 1 < n_seats { n_seats } else { 0 }
    };
    let levels = info.levels;
    let field = move |n: usize| {
        view! { <SeatFields ctx=ctx choices=choices levels=levels number=n/> }
    };
    view! {
        <RadioGroup
            name="people"
            legend=legend
            hint=hint
            picks=picks
            value=value
            on_pick=take
        />
        <div class="name-fields">
            <For each=numbers key=|n| *n children=field/>
        </div>
    }
}

/// Who plays one seat, and the name of a person; `number` counts from 1.
#[component]
fn SeatFields(
    ctx: AppContext,
    choices: Choices,
    levels: &'static [Level],
    number: usize,
) -> impl IntoView {
    let is_person = Memo::new(move |_| !choices.is_computer(number));
    let name = move || view! { <NameField ctx=ctx choices=choices number=number/> };
    view! {
        <div class="seat-fields">
            <PlayerField ctx=ctx choices=choices levels=levels number=number/>
            <Show when=move || is_person.get()>{name()}</Show>
        </div>
    }
}

/// Whether a person or a computer plays a seat; `number` counts from 1.
#[component]
fn PlayerField(
    ctx: AppContext,
    choices: Choices,
    levels: &'static [Level],
    number: usize,
) -> impl IntoView {
    let label = Signal::derive(move || words::player_of_seat(number, ctx.lang.get()));
    let value = Signal::derive(move || choices.players.read()[number - 1]);
    let hint = Signal::derive(move || {
        let chosen = levels.iter().find(|it| it.key == value.get());
        chosen.map(|it| it.hint.get(ctx.lang.get()).to_owned()).unwrap_or_default()
    });
    let picks = Signal::derive(move || player_picks(levels, ctx.lang.get()));
    let take = move |it: &'static str| choices.players.update(|all| all[number - 1] = it);
    view! { <SelectField label=label hint=hint picks=picks value=value on_pick=take/> }
}

/// The name of one person; `number` counts from 1.
#[component]
fn NameField(ctx: AppContext, choices: Choices, number: usize) -> impl IntoView {
    let label = Signal::derive(move || words::name_of_seat(number, ctx.lang.get()));
    let placeholder = Signal::derive(move || seat_name(number, ctx.lang.get()));
    let value = Signal::derive(move || choices.names.read()[number - 1].clone());
    let take = move |name: String| choices.names.update(|names| names[number - 1] = name);
    view! {
        <TextField
            label=label
            value=value
            placeholder=placeholder
            length_max=NAME_MAX
            on_input=take
        />
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
                legend=legend
                hint=hint
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

/// Where the luck comes from.
#[component]
fn SeedField(
    ctx: AppContext,
    choices: Choices,
    /// The seed that the address names.
    given: Option<Seed>,
) -> impl IntoView {
    let label = Signal::derive(move || words::SEED.get(ctx.lang.get()).to_owned());
    let placeholder = Signal::derive(move || words::SEED_EMPTY.get(ctx.lang.get()).to_owned());
    let hint = move || words::SEED_HINT.get(ctx.lang.get());
    let take = move |text: String| choices.seed.set(text);
    // Whoever types another seed plays with nobody's luck but their own.
    let is_given = move || given.is_some_and(|it| *choices.seed.read() == it.to_string());
    let whose = move || is_given().then(|| words::SEED_OF_LINK.get(ctx.lang.get()));
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

/// What may be taken back.
#[component]
pub fn UndoField(ctx: AppContext, choices: Choices) -> impl IntoView {
    let legend = Signal::derive(move || words::UNDO_RULE.get(ctx.lang.get()).to_owned());
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
        <RadioGroup name="undo" legend=legend hint=hint picks=picks value=value on_pick=take/>
    }
}
