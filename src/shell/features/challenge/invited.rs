//! The invitation to the challenge of a day.

use crate::kernel::text;
use leptos::prelude::*;

use super::open::open_challenge;
use super::store::Challenges;
use super::words;
use crate::shell::features::invitation::letters::of_challenge;
use crate::shell::features::invitation::{InvitationPage, Offer};
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::day::Day;
use crate::shell::words::messages;

/// The sender has come to a total, if it counts: `result` has it as the address does, such as `-27`.
#[component]
pub fn InvitedPage(
    ctx: AppContext,
    challenges: Challenges,
    day: Day,
    result: String,
) -> impl IntoView {
    let result: Option<i32> = result.strip_prefix('-').and_then(|it| it.parse().ok());
    let Challenges { info, of_box, .. } = challenges;
    let letter = Memo::new(move |_| {
        let lang = ctx.lang.get();
        let (date, table) = (words::date(day, lang), words::table(&challenges, day, lang));
        of_challenge(&info, of_box, (&date, table), result, lang)
    });
    let label =
        if result.is_some() { text!("rival-beat") } else { text!("invitation-play-challenge") };
    let play = move |()| open_challenge(ctx, &challenges, Some(day), result);
    let offers = vec![Offer::new(label, "play", play)];
    view! { <InvitationPage ctx=ctx letter=letter offers=offers/> }
}
