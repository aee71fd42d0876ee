//! Beginning a chapter of a campaign.

use leptos::prelude::*;

use crate::shell::kit::app_context::AppContext;
use crate::shell::model::order::NotCreated;
use crate::shell::store::campaign::Campaign;
use crate::shell::store::game_info::GameInfo;
use crate::shell::store::new_match::NewMatch;

/// Makes the match of the chapter to be played now, with fresh luck, and keeps it. Returns the id of the match;
/// none if all chapters were played. A match that the chapter was begun in before stays on the shelf, and
/// counts no more.
///
/// # Errors
/// Why the match cannot be made.
pub fn create_match_chapter(
    ctx: AppContext,
    info: &GameInfo,
    campaign: &Campaign,
) -> Result<Option<String>, NotCreated> {
    let Some((nth, order)) = campaign.next_order(info) else { return Ok(None) };
    let NewMatch { entry, saved } = (info.create_match)(&order, ctx.lang.get_untracked())?;
    let id = ctx.keep(entry, saved);
    ctx.note(ctx.campaigns.put(campaign.with_begun(nth, id.clone())));
    Ok(Some(id))
}
