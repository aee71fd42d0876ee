//! The tables: the table around any game, and all else that nobody needs who looks at the shelf for the
//! first time. It is fetched when it is first needed, or when the browser has nothing better to do
//! ([`super::door`]); the games themselves are pieces of their own ([`super::game_pieces`]).

use leptos::prelude::*;

use super::about::AboutPage;
use super::catalogue::{GameId, OnTheShelf, ShelfBox};
use super::enter::EnterPage;
use super::game_pieces;
use super::going_on::GoingOn;
use super::page_request::{PageRequest, ShelfPart};
use super::rules::RulesPage;
use super::saved_matches::SavedMatches;
use super::settings::page::SettingsPage;
use crate::games::with_rules;
use crate::kernel::Words;
use crate::kernel::record::RecordError;
use crate::shell::features::achievements::page::AchievementsPage;
use crate::shell::features::aside::page::AsidePage;
use crate::shell::features::backup::page::CopiesPage;
use crate::shell::features::campaign::page::CampaignsPage;
use crate::shell::features::cards::page::CardsPage;
use crate::shell::features::challenge::invited::InvitedPage;
use crate::shell::features::challenge::open::open_challenge;
use crate::shell::features::challenge::page::DaysPage;
use crate::shell::features::challenge::store::Challenges;
use crate::shell::features::devices::join::{JoinPage, TakeSeat};
use crate::shell::features::hall::page::HallPage;
use crate::shell::features::replay::received::not_received;
use crate::shell::features::setup::shared::SharedTablePage;
use crate::shell::features::setup::{SetupPage, Wanted, create_first_match};
use crate::shell::features::statistics::page::{Counted, StatisticsPage};
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::handed::Handed;
use crate::shell::model::turn_link::{TurnLink, tail_of};

/// The setup of a game; nothing for any other page, or while the piece of the game is not here.
pub fn set_up(ctx: AppContext, request: PageRequest) -> Option<AnyView> {
    ctx.open_campaigns();
    Some(match request {
        PageRequest::Setup(game, seed, chosen, n_rivals) => {
            let info = game_pieces::info(game)?;
            let of = Wanted::Usual { chosen, n_rivals };
            view! { <SetupPage ctx=ctx info=info seed=seed of=of/> }.into_any()
        }
        PageRequest::SameTable(game, seed, shared) => {
            let info = game_pieces::info(game)?;
            view! { <SharedTablePage ctx=ctx info=info seed=seed shared=shared/> }.into_any()
        }
        PageRequest::Quick(..)
        | PageRequest::Open(..)
        | PageRequest::Saved(_)
        | PageRequest::Shelf
        | PageRequest::Find(..)
        | PageRequest::Replay(..)
        | PageRequest::Receive(..)
        | PageRequest::ReceiveTurn(_)
        | PageRequest::Code(_)
        | PageRequest::Compare(..)
        | PageRequest::LookBack(..)
        | PageRequest::Lesson(..)
        | PageRequest::Enter
        | PageRequest::Rules(..)
        | PageRequest::Hall
        | PageRequest::Challenge(..)
        | PageRequest::Invited(..)
        | PageRequest::Days(_)
        | PageRequest::Statistics(_)
        | PageRequest::Copies
        | PageRequest::Aside
        | PageRequest::Campaigns(_)
        | PageRequest::Achievements(_)
        | PageRequest::Cards(..)
        | PageRequest::Settings(_)
        | PageRequest::About => return None,
    })
}

/// The tables of a game; nothing for any other page, or while the piece of the game is not here.
pub fn enter(ctx: AppContext, request: PageRequest) -> Option<AnyView> {
    ctx.open_campaigns();
    Some(match request {
        PageRequest::Quick(game, chosen, n_rivals) => {
            create_first_match(ctx, game_pieces::info(game)?, chosen, n_rivals);
            // The table takes the place of this page at once.
            ().into_any()
        }
        PageRequest::Open(game, opening) if opening.saved.is_packed() => {
            let renewed = (game_pieces::replays(game)?.renew)(*opening);
            (game_pieces::tables(game)?.open)(renewed)
        }
        PageRequest::Open(game, opening) => (game_pieces::tables(game)?.open)(*opening),
        PageRequest::Saved(_)
        | PageRequest::Shelf
        | PageRequest::Find(..)
        | PageRequest::Setup(..)
        | PageRequest::SameTable(..)
        | PageRequest::Replay(..)
        | PageRequest::Receive(..)
        | PageRequest::ReceiveTurn(_)
        | PageRequest::Code(_)
        | PageRequest::Compare(..)
        | PageRequest::LookBack(..)
        | PageRequest::Lesson(..)
        | PageRequest::Enter
        | PageRequest::Rules(..)
        | PageRequest::Hall
        | PageRequest::Challenge(..)
        | PageRequest::Invited(..)
        | PageRequest::Days(_)
        | PageRequest::Statistics(_)
        | PageRequest::Copies
        | PageRequest::Aside
        | PageRequest::Campaigns(_)
        | PageRequest::Achievements(_)
        | PageRequest::Cards(..)
        | PageRequest::Settings(_)
        | PageRequest::About => return None,
    })
}

/// A part of the shelf; nothing for any page.
pub fn saved(ctx: AppContext, request: PageRequest) -> Option<AnyView> {
    let PageRequest::Saved(part) = request else { return None };
    Some(match part {
        ShelfPart::GoingOn => view! { <GoingOn ctx=ctx/> }.into_any(),
        ShelfPart::Matches => view! { <SavedMatches ctx=ctx/> }.into_any(),
    })
}

/// The page of an invitation to a table in the same room, or of an answer to one; nothing for any other page.
/// `take_seat` keeps a table of another device here.
pub fn join(ctx: AppContext, request: PageRequest, take_seat: TakeSeat) -> Option<AnyView> {
    let PageRequest::Code(code) = request else { return None };
    Some(view! { <JoinPage ctx=ctx code=code take_seat=take_seat/> }.into_any())
}

/// The replay of a match, a match that somebody handed on, two matches side by side, a look back, or a lesson; nothing for any
/// other page, or while the piece of the game is not here.
pub fn look_back(ctx: AppContext, request: PageRequest) -> Option<AnyView> {
    match request {
        PageRequest::Replay(game, opening, ply) => {
            Some((game_pieces::replays(game)?.replay)(*opening, ply))
        }
        PageRequest::Receive(handed, ply) => receive(ctx, handed, ply),
        PageRequest::ReceiveTurn(turn) => receive_turn(ctx, &turn),
        PageRequest::Compare(game, opening) => {
            Some((game_pieces::replays(game)?.compare)(*opening))
        }
        PageRequest::LookBack(game, opening) => {
            Some((game_pieces::replays(game)?.look_back)(*opening))
        }
        PageRequest::Lesson(game, id) => Some((game_pieces::replays(game)?.learn)(ctx, id)),
        PageRequest::Setup(..)
        | PageRequest::Code(_)
        | PageRequest::SameTable(..)
        | PageRequest::Quick(..)
        | PageRequest::Challenge(..)
        | PageRequest::Invited(..)
        | PageRequest::Days(_)
        | PageRequest::Statistics(_)
        | PageRequest::Open(..)
        | PageRequest::Saved(_)
        | PageRequest::Shelf
        | PageRequest::Find(..)
        | PageRequest::Enter
        | PageRequest::Rules(..)
        | PageRequest::Hall
        | PageRequest::Copies
        | PageRequest::Aside
        | PageRequest::Campaigns(_)
        | PageRequest::Achievements(_)
        | PageRequest::Cards(..)
        | PageRequest::Settings(_)
        | PageRequest::About => None,
    }
}

/// The pages that are neither the shelf nor of a match; nothing for any other, or while the piece of
/// a game is not here.
pub fn enter_page(ctx: AppContext, request: PageRequest) -> Option<AnyView> {
    ctx.open_campaigns();
    let here = || GameId::ALL.iter().filter_map(|it| game_pieces::info(*it)).collect::<Vec<_>>();
    Some(match request {
        PageRequest::Enter => view! { <EnterPage ctx=ctx/> }.into_any(),
        PageRequest::Rules(game, settings, rule) => {
            view! { <RulesPage ctx=ctx settings=settings game=game rule=rule/> }.into_any()
        }
        PageRequest::Hall => {
            let with_achievements =
                |it: &GameId| Some((game_pieces::info(*it)?, it.achievements()));
            let games = GameId::ALL.iter().filter_map(with_achievements).collect();
            view! { <HallPage ctx=ctx games=games/> }.into_any()
        }
        PageRequest::Challenge(shelf_box, day) => {
            open_challenge(ctx, &challenges_of(shelf_box)?, day, None);
            // The table takes the place of this page at once.
            ().into_any()
        }
        PageRequest::Invited(of, day, result) => {
            let challenges = challenges_of(of)?;
            view! { <InvitedPage ctx=ctx challenges=challenges day=day result=result/> }.into_any()
        }
        PageRequest::Days(shelf_box) => {
            view! { <DaysPage ctx=ctx challenges=challenges_of(shelf_box)?/> }.into_any()
        }
        PageRequest::Statistics(shelf_box) => {
            view! { <StatisticsPage ctx=ctx counted=counted_of(shelf_box)?/> }.into_any()
        }
        PageRequest::Copies => view! { <CopiesPage ctx=ctx/> }.into_any(),
        PageRequest::Aside => view! { <AsidePage ctx=ctx games=here()/> }.into_any(),
        PageRequest::Campaigns(game) => {
            view! { <CampaignsPage ctx=ctx info=game_pieces::info(game)?/> }.into_any()
        }
        PageRequest::Achievements(game) => {
            let info = game_pieces::info(game)?;
            view! { <AchievementsPage ctx=ctx info=info achievements=game.achievements()/> }
                .into_any()
        }
        PageRequest::Cards(game, settings) => {
            let switch = move |()| settings.switch_language();
            let info = game_pieces::info(game)?;
            view! { <CardsPage ctx=ctx info=info on_language=switch/> }.into_any()
        }
        PageRequest::Settings(settings) => view! { <SettingsPage settings=settings/> }.into_any(),
        PageRequest::About => view! { <AboutPage lang=ctx.lang/> }.into_any(),
        _ => return None,
    })
}

/// The challenges of a box; none while the piece of its game is not here.
fn challenges_of(shelf_box: &ShelfBox) -> Option<Challenges> {
    let info = game_pieces::info(shelf_box.game)?;
    // A constant of the rules: it lies with this page, and not with the game.
    let (tables, edition_days) =
        with_rules!(shelf_box.game, G => const { (G::TODAYS, G::EDITION_DAYS) });
    Some(Challenges { info, of_box: shelf_box.info(), tables, edition_days })
}

/// A box for its statistics; none while the piece of its game is not here.
fn counted_of(shelf_box: &ShelfBox) -> Option<Counted> {
    let info = game_pieces::info(shelf_box.game)?;
    let luck = with_rules!(shelf_box.game, G => const { G::LUCK });
    Some(Counted { info, of_box: shelf_box.info(), luck })
}

/// The game of a match that somebody handed on; none if it is of no game here.
pub fn game_of(handed: &Handed) -> Option<GameId> {
    GameId::read(&handed.head().ok()?.game)
}

/// Opens a match that was sent on after a turn by the rules of its game.
fn receive_turn(ctx: AppContext, text: &str) -> Option<AnyView> {
    let handed = Handed::Tail(tail_of(text).to_owned());
    let Some(turn) = TurnLink::read(text) else {
        return Some(not_received(ctx, handed, RecordError::NotARecord));
    };
    match game_of(&handed) {
        Some(game) => Some((game_pieces::replays(game)?.receive_turn)(ctx, turn)),
        None => receive(ctx, handed, None),
    }
}

/// Opens a match that somebody handed on by the rules of its game.
fn receive(ctx: AppContext, handed: Handed, ply: Option<usize>) -> Option<AnyView> {
    let game = handed.head().map(|it| (GameId::read(&it.game), it.game));
    Some(match game {
        Ok((Some(game), _)) => (game_pieces::replays(game)?.receive)(ctx, handed, ply),
        Ok((None, unknown)) => not_received(ctx, handed, RecordError::OtherGame(unknown)),
        Err(error) => not_received(ctx, handed, error),
    })
}
