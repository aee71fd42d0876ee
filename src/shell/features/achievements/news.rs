//! First-time achievements, said at the end of a match.

use leptos::prelude::*;

use super::store::{news, note_earned, others_of};
use super::words;
use crate::kernel::achievements::AchievementInfo;
use crate::kernel::{Lang, message};
use crate::parts::Icon;
use crate::shell::kit::shown::{Shown, ShownParts};
use crate::shell::model::parcel::Parcel;
use crate::shell::model::route::Route;
use crate::shell::words::messages;

/// The way to learn a match's achievements.
#[derive(Clone, Copy)]
pub struct Earning {
    /// The achievements of the game with this id.
    pub achievements: fn(&str) -> &'static [AchievementInfo],
    /// Tells the keys of what each seat has earned, as soon as that can be told.
    pub earned: fn(Parcel, Callback<Vec<Vec<&'static str>>>),
}

/// The means to note the achievements of a match, and to tell them.
#[derive(Clone, Copy)]
pub struct News {
    pub shown: Shown,
    pub earning: Earning,
}

/// An achievement that was earned for the first time.
#[derive(Clone, PartialEq)]
struct NewAchievement {
    /// That it was earned, by whom at a table of several, and what it is called.
    told: String,
    /// The condition for it.
    how: &'static str,
}

impl News {
    /// Finds out what the match has earned, if it counts. So a match from before there were achievements gets its
    /// own when it is looked at again, and one that was left too soon.
    pub fn find_out(self) {
        let ctx = self.shown.ctx;
        let id = self.shown.model.with_untracked(|it| it.id.clone());
        if untrack(|| ctx.hall.row(&id)).is_some() {
            let note = move |earned: Vec<Vec<&'static str>>| self.note(&id, &earned);
            (self.earning.earned)(self.shown.parcel.run(()), Callback::new(note));
        }
    }

    /// Adds what was earned to the result of the match, and says it to those who listen.
    fn note(self, id: &str, earned: &[Vec<&'static str>]) {
        let ctx = self.shown.ctx;
        // A player who has gone back from the end meanwhile has not earned it yet.
        let Some(mut feat) = untrack(|| ctx.hall.row(id)) else { return };
        // The table may be left by now.
        let Some(model) = self.shown.model.try_get_untracked() else { return };
        let all = (self.earning.achievements)(model.game);
        let others = others_of(&feat, untrack(|| ctx.hall.rows()), model.plain);
        if !note_earned(&mut feat, earned, all, &others) {
            return;
        }
        ctx.note(ctx.hall.put(feat));
        let news = untrack(|| self.told(ctx.lang.get()));
        let words: Vec<String> = news.into_iter().map(|it| format!("{}.", it.told)).collect();
        if !words.is_empty() {
            self.announce(words.join(" "));
        }
    }

    /// Says something to those who listen.
    pub fn announce(self, words: String) {
        let say = move || {
            let _ = self.shown.said.try_update(|said| *said = (said.0 + 1, words));
        };
        // What was said of the end is drawn before, so that it is read as well.
        request_animation_frame(say);
    }

    /// The achievements that were earned for the first time in this match, once its result is noted.
    fn told(self, lang: Lang) -> Vec<NewAchievement> {
        let (ctx, model) = (self.shown.ctx, self.shown.model.read());
        let result = model.is_over.then(|| ctx.hall.row(&model.id)).flatten();
        let Some(feat) = result else { return Vec::new() };
        let told = |(place, it): (usize, &AchievementInfo)| {
            // What came from a file may be of another table.
            let is_told = !feat.is_solo() && !feat.is_against_computers();
            let seat = model.seats.get(place).filter(|_| is_told);
            let told = words::news(it.name.get(lang), seat.map(|it| it.name.as_str()), lang);
            NewAchievement { told, how: it.how.get(lang) }
        };
        let all = (self.earning.achievements)(model.game);
        let others = others_of(&feat, ctx.hall.rows(), model.plain);
        news(&feat, all, &others).into_iter().map(told).collect()
    }
}

/// The first of the achievements that are new, and how many there are besides.
#[component]
pub fn NewsLine(news: News) -> impl IntoView {
    let ctx = news.shown.ctx;
    let achievements = Memo::new(move |_| news.told(ctx.lang.get()));
    let line = move || {
        let achievements = achievements.read();
        let first = achievements.first()?;
        let told = message!(
            ctx.lang.get(),
            "achievements-and-more",
            first = &first.told,
            n = achievements.len() - 1
        );
        Some(view! {
            <p class="end-news">
                <Icon name="medal"/>
                <span>{told}</span>
            </p>
        })
    };
    view! { <div role="status">{line}</div> }
}

/// The achievements that are new, each with what it took, and the way to all of them.
#[component]
pub fn AchievementInfoNews(news: News) -> impl IntoView {
    let ShownParts { ctx, model, .. } = *news.shown;
    let achievements = Memo::new(move |_| news.told(ctx.lang.get()));
    let href = Route::Achievements(model.read_untracked().game).href();
    let all = move || message!(ctx.lang.get(), "achievements-all");
    let row = |it: NewAchievement| {
        view! {
            <li>
                <Icon name="medal"/>
                <p><b>{it.told}</b> " " <span class="hint">{it.how}</span></p>
            </li>
        }
    };
    let list = move || {
        view! {
            <section class="honour-news">
                <ul>{move || achievements.get().into_iter().map(row).collect_view()}</ul>
                <p class="feat-facts"><a href=href.clone()>{all}</a></p>
            </section>
        }
    };
    view! { <Show when=move || !achievements.read().is_empty()>{list()}</Show> }
}
