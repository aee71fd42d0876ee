//! The note at a table on the campaign that its match is a chapter of.

use crate::kernel::{Lang, Words, message};
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::chapter_note::ChapterNote;
use crate::shell::store::campaign::chapter_of;
use crate::shell::words::messages;

/// The note on a match; nothing if it is no chapter.
pub fn chapter_note<G: Words>(ctx: AppContext, id: &str, lang: Lang) -> Option<ChapterNote> {
    let campaign_set = G::CAMPAIGN_SET?;
    let (campaign, nth) = chapter_of(ctx.campaigns, id)?;
    let scenario = campaign_set.scenarios.iter().find(|it| it.key == campaign.scenario)?;
    let title =
        message!(lang, "campaign-chapter", scenario = scenario.name.get(lang), number = nth + 1);
    let story = scenario.stories.get(nth)?.get(lang);
    Some(ChapterNote { title, story, heroes: campaign.heroes })
}
