//! The beginning of a campaign: which scenario, who plays, and what their heroes are called.

use leptos::prelude::*;

use super::begin::create_match_chapter;
use crate::browser::clock;
use crate::kernel::campaign::CampaignSet;
use crate::kernel::name::{NAME_MAX, clean_name};
use crate::kernel::{SEATS_MAX, SetupOption, Text, message, text};
use crate::parts::{Button, Legend, Pick, RadioGroup, TextField, Weight, each_number};
use crate::shell::features::setup::{Choices, OptionGroup, People, UndoField};
use crate::shell::kit::app_context::AppContext;
use crate::shell::store::campaign::Campaign;
use crate::shell::store::game_info::GameInfo;
use crate::shell::store::saves::Saves;
use crate::shell::words::messages;

/// Asks for everything, and begins the first chapter.
#[component]
pub fn CampaignForm(
    ctx: AppContext,
    info: GameInfo,
    campaign_set: &'static CampaignSet,
) -> impl IntoView {
    let choices = Choices::new(&info, None, true);
    let scenario = RwSignal::new(campaign_set.scenarios[0].key);
    let heroes = RwSignal::new(vec![vec![String::new(); campaign_set.heroes.len()]; SEATS_MAX]);
    let picks = Signal::derive(move || {
        let lang = ctx.lang.get();
        let pick = |it: &crate::kernel::campaign::Scenario| Pick {
            value: it.key,
            name: it.name.get(lang).to_owned(),
        };
        campaign_set.scenarios.iter().map(pick).collect::<Vec<_>>()
    });
    let seats = move || (1..=choices.n_seats()).collect();
    let field = move |number: usize| {
        view! { <HeroFields ctx=ctx campaign_set=campaign_set choices=choices heroes=heroes number=number/> }
    };
    // What a chapter settles is not asked.
    let is_settled = move |option: &SetupOption| {
        let chapters = campaign_set.scenarios.iter().flat_map(|it| it.chapters);
        chapters.into_iter().any(|(key, _)| *key == option.key)
    };
    let asked = info.options.iter().enumerate().filter(move |it| !is_settled(it.1));
    let option = move |(idx, option): (usize, &'static SetupOption)| {
        view! { <OptionGroup ctx=ctx choices=choices idx=idx option=option/> }
    };
    let options = asked.map(option).collect_view();
    let begin = move || begin(ctx, info, choices, scenario.get_untracked(), heroes);
    view! {
        <section class="campaign-form setup">
            <h2>{ctx.text(text!("campaign-new"))}</h2>
            <RadioGroup
                name="scenario"
                legend=Legend::new(ctx.text(text!("campaign-scenario")), ctx.text(text!("campaign-scenario-hint")))
                picks=picks
                value=scenario
                on_pick=move |it| scenario.set(it)
            />
            <People ctx=ctx info=info choices=choices/>
            {each_number(seats, field)}
            {options}
            <UndoField ctx=ctx choices=choices/>
            <div class="menu">
                <Button
                    label=ctx.text(text!("campaign-begin"))
                    icon="play"
                    weight=Weight::Main
                    on_press=begin
                />
            </div>
        </section>
    }
}

/// The names of one seat's heroes, unless a computer plays it; `number` counts from 1.
#[component]
fn HeroFields(
    ctx: AppContext,
    campaign_set: &'static CampaignSet,
    choices: Choices,
    heroes: RwSignal<Vec<Vec<String>>>,
    number: usize,
) -> impl IntoView {
    let legend = move || {
        message!(ctx.lang.get(), "campaign-heroes", number = number, seats = choices.n_seats())
    };
    let field = move |(idx, hero): (usize, &'static Text)| {
        let label = Signal::derive(move || hero.get(ctx.lang.get()).to_owned());
        let value = Signal::derive(move || heroes.read()[number - 1][idx].clone());
        let take = move |name| heroes.update(|it| it[number - 1][idx] = name);
        view! { <TextField label=label value=value length_max=NAME_MAX on_input=take/> }
    };
    let fields = move || {
        let fields = campaign_set.heroes.iter().enumerate().map(field).collect_view();
        view! {
            <fieldset class="hero-fields">
                <legend>{legend}</legend>
                <div class="name-fields">{fields}</div>
            </fieldset>
        }
    };
    // One player alone is a person, no matter what was chosen while there were more.
    let is_person = move || choices.n_seats() == 1 || !choices.is_computer(number);
    view! { <Show when=is_person>{fields()}</Show> }
}

fn begin(
    ctx: AppContext,
    info: GameInfo,
    choices: Choices,
    scenario: &'static str,
    heroes: RwSignal<Vec<Vec<String>>>,
) {
    ctx.sit_down(ctx.go, || {
        let order = choices.order(&info);
        let clean = |it: &Vec<String>| it.iter().map(|name| clean_name(name)).collect();
        let campaign = Campaign {
            id: Saves::fresh_id(),
            game: info.label.id.to_owned(),
            scenario: scenario.to_owned(),
            begun: clock::now(),
            heroes: heroes.read_untracked().iter().take(order.names.len()).map(clean).collect(),
            names: order.names.iter().map(|it| clean_name(it)).collect(),
            players: order.players,
            chapters: Vec::new(),
            options: order.setup,
            undo: order.undo.key().to_owned(),
        };
        create_match_chapter(ctx, &info, &campaign)
    });
}
