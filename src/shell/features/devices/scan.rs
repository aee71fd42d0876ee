//! Taking an answer: by camera, by a paste, or from another tab where its link was opened.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::answered::on_answer;
use super::ways::{self, Way};
use crate::browser::camera::{Camera, NoCamera, Scanner};
use crate::kernel::{Text, text};
use crate::parts::{Extent, TextArea};
use crate::shell::kit::app_context::AppContext;
use crate::shell::words::messages;

/// The id of the field for a pasted answer.
const FIELD: &str = "room-answer";

/// The extent of that field; no answer with words around it is longer.
const EXTENT: Extent = Extent { rows: 3, length_max: 2_000 };

/// Finds the picture of the camera.
const VIDEO: &str = ".room-camera";

/// Takes the text of an answer. `fault` says what was wrong with the last one.
#[component]
pub fn ScanAnswer(
    ctx: AppContext,
    fault: RwSignal<Option<Text>>,
    on_text: Callback<String>,
) -> impl IntoView {
    let pasted = RwSignal::new(String::new());
    let take = move || on_text.run(pasted.get_untracked());
    on_answer(move |text| {
        // The invitation may be put away by now.
        let _ = on_text.try_run(text);
    });
    let take = Way::new(text!("room-take-it"), "check", take);
    view! {
        <CameraView ctx=ctx on_text=on_text/>
        <TextArea
            id=FIELD
            label=ctx.text(text!("room-paste"))
            value=pasted
            extent=EXTENT
            on_input=move |text| pasted.set(text)
        />
        {ways::said_in(ctx, ("room-fault", "alert"), fault)}
        {ways::row(ctx, vec![take])}
    }
}

/// The picture of the camera, once somebody wants it.
#[component]
fn CameraView(ctx: AppContext, on_text: Callback<String>) -> impl IntoView {
    let is_on = RwSignal::new(false);
    let refused = RwSignal::new(None::<Text>);
    // Dropped with the component: then the camera stops.
    let running = StoredValue::new_local(None::<(Scanner, Camera)>);
    let stop = move |why: Text| {
        let _ = refused.try_set(Some(why));
        let _ = is_on.try_set(false);
        let _ = running.try_set_value(None);
    };
    let start = move || {
        refused.set(None);
        is_on.set(true);
        // The place of the picture is drawn by then.
        request_animation_frame(move || {
            spawn_local(async move {
                match Camera::start(VIDEO).await {
                    Ok(camera) => {
                        let found = move |text: String| {
                            // The invitation may be put away by now.
                            let _ = on_text.try_run(text);
                        };
                        let fail = move || stop(text!("room-camera-missing"));
                        let scanner = Scanner::start(&camera, found, fail);
                        let _ = running.try_set_value(Some((scanner, camera)));
                    }
                    Err(why) => stop(no_camera(why)),
                }
            });
        });
    };
    move || match is_on.get() {
        false => view! {
            {ways::hint(ctx, text!("room-hold-before"))}
            {ways::row(ctx, vec![Way::new(text!("room-use-camera"), "camera", start)])}
            {ways::said_in(ctx, ("room-fault", "status"), refused)}
        }
        .into_any(),
        true => view! {
            <video class="room-camera" playsinline muted aria-hidden="true"></video>
            {ways::status(ctx, text!("room-looking"))}
            {ways::hint(ctx, text!("room-camera-stays"))}
        }
        .into_any(),
    }
}

/// The reason for which there is no camera.
fn no_camera(why: NoCamera) -> Text {
    match why {
        NoCamera::Refused => text!("room-camera-refused"),
        NoCamera::Missing | NoCamera::InUse | NoCamera::NoWay => text!("room-camera-missing"),
    }
}
