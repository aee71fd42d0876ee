//! The questions to each player, and the actions on offer.

use super::uses::{may_use_of, topics_at};
use super::values::Prices;
use super::ways::{may_explore, may_go};
use super::{map, plays, quests, values};
use crate::action::{Action, Pay, Word};
use crate::ask::Moment;
use crate::cards::Ability;
use crate::cards::ability::Effect;
use crate::cards::{AdventureId, Form, Topic, Trait, topics_of_cards};
use crate::pieces::Fighter;
use crate::refusals::Refusal;
use crate::setup::Switch;
use crate::state::{HAND, Open, Phase, Site, State, Wish};
use crate::steps::Step;
use kernel::ask::{Prompt, Shape};
use kernel::kit::{Cell, Side};
use kernel::{Seat, SeatSet, Stop, Turn};

/// The seats awaited.
pub fn turn(state: &State) -> Turn {
    let open = &state.open;
    let one = |seat: Seat| Turn::Of(SeatSet::one(seat));
    match open.agenda.next() {
        None => Turn::Over,
        Some(Step::Window { window, .. }) => one(window.asked()),
        Some(Step::Ask(ask)) => one(ask.seat()),
        Some(
            Step::ChooseHero(seat)
            | Step::LayOut { seat, .. }
            | Step::Place { seat, .. }
            | Step::Turned { seat, .. }
            | Step::Replace { seat, .. },
        ) => one(*seat),
        Some(Step::FirstHands) => {
            let left = state.hidden.first.iter().filter(|(_, it)| it.is_none());
            Turn::Of(left.map(|it| it.0).collect())
        }
        Some(_) => one(open.active),
    }
}

/// The seats that may break in on the free moment of another (W1 at its beginning, W7 after each action).
pub fn out_of_turn(state: &State) -> SeatSet {
    let open = &state.open;
    if open.agenda.next() != Some(&Step::Free) {
        return SeatSet::NONE;
    }
    let mut found = Vec::new();
    let may = |seat: &Seat| {
        found.clear();
        options(state, Moment::Interrupt, *seat, &mut found);
        !found.is_empty()
    };
    let others = open.alive().without(open.active);
    let n_cards = |it: Seat| state.hidden.hands[it].len();
    let might = |it: &Seat| super::might::might_act(open, n_cards(*it), Moment::Interrupt, *it);
    others.iter().filter(might).filter(may).collect()
}

/// The wish of a seat to be asked (DN-572).
pub fn stop(state: &State, seat: Seat) -> Stop {
    let open = &state.open;
    let Some(Step::Window { of, .. }) = open.agenda.next() else { return Stop::Choice };
    let is_own = is_own(open, *of, seat);
    match open.heroes[seat].wish {
        Wish::PassBattle if open.battle.is_some() => Stop::Never,
        Wish::PassTurn if !is_own => Stop::Never,
        _ if open.rules.has(Switch::Always) => Stop::Always,
        _ => Stop::Choice,
    }
}

/// Tells whether a window is about the own hero: a player who passes until the own turn is asked there all the same.
fn is_own(open: &Open, of: Moment, seat: Seat) -> bool {
    match of {
        Moment::Wound | Moment::Challenge | Moment::Reward => true,
        Moment::Response => open.battle.as_ref().is_some_and(|it| it.hero == seat),
        Moment::BeforeRoll => open.roll.as_ref().is_some_and(|it| it.by == Fighter::Hero(seat)),
        _ => false,
    }
}

/// The pass of a seat that wants to be asked out of turn only where its own hero is concerned (DN-572).
pub fn standing_pass(state: &State, seat: Seat) -> Option<Action> {
    let open = &state.open;
    let Some(Step::Window { of, window }) = open.agenda.next() else { return None };
    let stands = window.asked() == seat
        && open.active != seat
        && open.heroes[seat].wish == Wish::Ask
        && !is_own(open, *of, seat);
    stands.then_some(Action::PassUntil(Word::Turn))
}

/// The question to a seat, or its options out of turn; none if it can only watch.
pub fn prompt(state: &State, seat: Seat) -> Option<Prompt<Word>> {
    let open = &state.open;
    let awaited = turn(state).awaited();
    let step = open.agenda.next()?;
    if !awaited.has(seat) {
        let is_free = *step == Step::Free && open.heroes.get(seat).is_some_and(|it| it.is_alive);
        if !is_free {
            return None;
        }
        let mut of = Vec::new();
        options(state, Moment::Interrupt, seat, &mut of);
        return (!of.is_empty()).then_some(Prompt { seat, shape: Shape::Free(of) });
    }
    let shape = match step {
        Step::Free => {
            let mut of = Vec::with_capacity(N_USUAL);
            options(state, Moment::Free, seat, &mut of);
            of.push(Word::End);
            Shape::Free(of)
        }
        Step::Declare => {
            let mut of = Vec::new();
            encounters(state, seat, &mut of);
            of.push(Word::End);
            Shape::Free(of)
        }
        Step::Window { of: moment, .. } => {
            let mut of = Vec::with_capacity(N_USUAL);
            options(state, *moment, seat, &mut of);
            let mut until = vec![Word::Turn];
            if open.battle.is_some() {
                until.push(Word::Battle);
            }
            Shape::Play { of, until }
        }
        Step::FirstHands => Shape::Number { least: 0, most: HAND as u32 },
        Step::SaveAp => Shape::YesNo,
        Step::DiscardOne => Shape::One(discardable(state, seat)),
        Step::Place { location, .. } => {
            Shape::Place(cells(map::places(open, *location, state.is_last_location())))
        }
        Step::Turned { .. } => Shape::YesNo,
        Step::Replace { from, .. } => {
            Shape::Place(cells(map::replacements(open, *from, open.is_map_full)))
        }
        Step::ChooseHero(_) => Shape::One(open.unused.iter().map(|it| Word::Hero(*it)).collect()),
        Step::LayOut { n_idle, .. } => Shape::One(
            super::charting::layable(state, seat, *n_idle)
                .into_iter()
                .map(Word::Location)
                .collect(),
        ),
        Step::Ask(ask) => return Some(super::questions::prompt(state, ask)),
        _ => return None,
    };
    Some(Prompt { seat, shape })
}

/// The cells of ways to place a location: some lie both ways.
fn cells(ways: Vec<(Cell, bool)>) -> Vec<Cell> {
    let mut cells: Vec<Cell> = ways.into_iter().map(|it| it.0).collect();
    cells.dedup();
    cells
}

/// Most prompts have no more options.
const N_USUAL: usize = 24;

/// The cards that can be discarded at the end of a turn (DN-150, DN-151).
pub fn discardable(state: &State, seat: Seat) -> Vec<Word> {
    let open = &state.open;
    let hand = state.hidden.hands[seat].iter().map(Word::Hand);
    let treasures = super::uses::treasures(open, seat).map(|it| Word::Readied(it, seat));
    let lair = open.heroes[seat].lair.iter().map(|it| Word::Lair(it.card));
    let mut all: Vec<Word> = hand.chain(treasures).chain(lair).collect();
    if open.rules.has(Switch::Optional) {
        all.push(Word::Nobody);
    }
    all
}

/// The encounters that a player can declare now (DN-115 to DN-120).
pub fn encounters(state: &State, seat: Seat, into: &mut Vec<Word>) {
    let open = &state.open;
    let opponents = open.opponents(seat);
    let prices = Prices::new(open, seat);
    let mut last = None;
    for card in state.hidden.hands[seat].iter() {
        if last.replace(card) == Some(card) || !is_encounter(card) {
            continue;
        }
        for payer in opponents.iter() {
            if may_declare_at(&prices, card, payer).is_ok() {
                into.push(Word::Play { card, price: None, payer: Some(payer) });
            }
        }
    }
    for lurker in &open.heroes[seat].lair {
        for payer in opponents.iter() {
            let word = Word::FromLair { card: lurker.card, payer };
            if may_declare_at(&prices, lurker.card, payer).is_ok() && !into.contains(&word) {
                into.push(word);
            }
        }
    }
}

pub fn is_encounter(card: AdventureId) -> bool {
    let traits = card.card().traits;
    traits.has(Trait::Monster) || traits.has(Trait::Trap)
}

/// Checks that an encounter can be declared against a hero (DN-111, DN-120).
pub fn may_declare(open: &Open, seat: Seat, card: AdventureId, payer: Seat) -> Result<(), Refusal> {
    may_declare_at(&Prices::new(open, seat), card, payer)
}

/// The same, at these prices.
fn may_declare_at(prices: &Prices<'_>, card: AdventureId, payer: Seat) -> Result<(), Refusal> {
    let (open, seat) = (prices.open, prices.seat);
    if open.active != seat || open.phase != Phase::Villainy {
        return Err(Refusal::OnlyVillainy);
    }
    let is_declaring = open.agenda.next() == Some(&Step::Declare);
    if open.has_declared && !is_declaring {
        return Err(Refusal::OneDeclaration);
    }
    if payer == seat {
        return Err(Refusal::OwnPeril);
    }
    if !open.heroes.get(payer).is_some_and(|it| it.is_alive) {
        return Err(Refusal::NoSuchPlayer);
    }
    let printed = plays::printed_prices(card.card())[0];
    let price = prices.of(card, printed, Some(payer));
    if u16::from(price) <= open.heroes[payer].peril { Ok(()) } else { Err(Refusal::TooDear) }
}

/// Everything that a seat may do at a moment, its end not among them.
pub fn options(state: &State, moment: Moment, seat: Seat, into: &mut Vec<Word>) {
    let open = &state.open;
    let hand = &state.hidden.hands[seat];
    let is_free = moment == Moment::Free;
    if is_free && open.phase == Phase::Villainy {
        encounters(state, seat, into);
    }
    let opponents = open.opponents(seat);
    let mut prices = None;
    let mut last = None;
    for card in hand.iter() {
        let is_other = is_encounter(card) || !plays::moments(card).has(moment);
        if last.replace(card) == Some(card) || is_other {
            continue;
        }
        let n_prices = plays::printed_prices(card.card()).len();
        let prices = prices.get_or_insert_with(|| Prices::new(open, seat));
        let ways = super::might::could_play(prices, moment, card, opponents);
        ways.for_each(|(printed, payer)| {
            let price = (1 < n_prices).then_some(printed);
            into.push(Word::Play { card, price, payer });
        });
    }
    uses(state, moment, seat, into);
    if moment == Moment::Challenge {
        challenges(open, seat, into);
    }
    if super::fights::is_special_moment(open, moment, seat) {
        specials(open, moment, seat, into);
    }
    if super::fights::may_fall(open, moment, seat).is_ok() {
        into.push(Word::Fall);
    }
    if is_free && open.phase == Phase::Heroics {
        deeds(state, seat, into);
    }
}

pub fn uses(state: &State, moment: Moment, seat: Seat, into: &mut Vec<Word>) {
    let open = &state.open;
    let n_cards = state.hidden.hands[seat].len();
    let here = open.map.get(open.heroes[seat].at);
    let topics = topics_at(moment);
    let speaks_here = |it: &&Site| !values::site_topics(it).and(topics).is_empty();
    let printed = here.filter(speaks_here).into_iter().flat_map(values::printed_abilities);
    values::abilities_on(open, seat, topics).chain(printed).for_each(|(of, ability, it)| {
        let may_use = may_use_of(open, n_cards, moment, seat, (of, it)).is_ok();
        let word = Word::Use { of, ability };
        if may_use && !swaps_in_vain(state, it) && !into.contains(&word) {
            into.push(word);
        }
    });
    if moment != Moment::Free || open.phase != Phase::Heroics {
        return;
    }
    let cursing = open.heroes.iter().flat_map(|(owner, it)| {
        let cursing = it.readied.iter().filter(|it| it.target == Some(seat));
        cursing.map(move |it| (it.card, owner))
    });
    let attached = here.into_iter().flat_map(|it| it.attached.iter().copied());
    for (card, owner) in cursing.chain(attached) {
        if super::uses::may_shed(open, moment, seat, (card, owner)).is_ok() {
            into.push(Word::Shed { card, owner });
        }
    }
}

pub fn challenges(open: &Open, seat: Seat, into: &mut Vec<Word>) {
    for on in super::fights::challenge_targets(open, seat) {
        for form in Form::ALL {
            for pay in Pay::ALL {
                if super::fights::may_challenge(open, seat, on, form, pay).is_ok() {
                    into.push(Word::Challenge { on, form, pay });
                }
            }
        }
    }
}

/// Special actions (DN-550).
pub fn specials(open: &Open, moment: Moment, seat: Seat, into: &mut Vec<Word>) {
    if super::fights::may_stand(open, moment, seat).is_ok() {
        into.push(Word::Stand);
    }
    let at = open.heroes[seat].at;
    for (hero, _) in open.heroes.iter().filter(|(it, hero)| *it != seat && hero.at == at) {
        for form in Form::ALL {
            if super::fights::may_strike(open, moment, seat, hero, form).is_ok() {
                into.push(Word::Strike { hero, form });
            }
        }
    }
    for &quest in &open.heroes[seat].carried {
        if quests::may_drop(open, seat, quest).is_ok() {
            into.push(Word::Drop(quest));
        }
    }
}

/// Lists the deeds of Heroics (DN-130).
pub fn deeds(state: &State, seat: Seat, into: &mut Vec<Word>) {
    let open = &state.open;
    let n_cards = state.hidden.hands[seat].len();
    let moves = topics_of_cards();
    for side in Side::ALL {
        if may_go(open, seat, side, None).is_ok() {
            into.push(Word::Go { side, with: None });
        }
        let readied = open.heroes[seat].readied.iter();
        for it in readied.filter(|it| moves.adventures[it.card.idx()].has(Topic::UseMove)) {
            if may_go(open, seat, side, Some(it.card)).is_ok() {
                into.push(Word::Go { side, with: Some(it.card) });
            }
        }
    }
    if may_explore(state, seat).is_ok() {
        into.push(Word::Explore);
    }
    for &quest in open.heroes[seat].quests.iter().chain(&open.globals) {
        if quests::may_attempt(open, n_cards, seat, quest).is_ok() {
            into.push(Word::Attempt(quest));
        }
        if quests::may_search(open, seat, quest).is_ok() {
            into.push(Word::Search(quest));
        }
        if quests::may_escort(open, seat, quest).is_ok() {
            into.push(Word::Escort(quest));
        }
        if quests::may_finish(open, seat, quest).is_ok() {
            into.push(Word::Finish(quest));
        }
    }
    for &(quest, _) in &open.tokens {
        if quests::may_take(open, seat, quest).is_ok() {
            into.push(Word::Take(quest));
        }
    }
}

/// Adds every action that a seat may take.
pub fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
    if let Some(prompt) = prompt(state, seat) {
        prompt.shape.answers(into);
    }
}

/// Tells whether an ability exchanges a quest and there is none to be had (DN-727).
pub fn swaps_in_vain(state: &State, ability: &Ability) -> bool {
    let is_swap = ability.parts.iter().any(|it| matches!(it.effect, Effect::QuestSwap(_)));
    is_swap && state.hidden.quests.is_empty()
}
