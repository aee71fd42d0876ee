//! Short sounds and vibration, where the browser has them.
//!
//! The methods of Web Audio are called by their names (`by_name`): most people never turn sounds on.

use std::cell::RefCell;

use js_sys::{Float32Array, Reflect};
use wasm_bindgen::JsValue;

use super::by_name::{call, get, list, make, set};

thread_local! {
    static OUTPUT: RefCell<Option<Output>> = const { RefCell::new(None) };
}

/// The player of sounds. It is made for the first of them.
struct Output {
    context: JsValue,
    /// The time on its clock when something was played last, in seconds.
    played: f64,
}

/// Plays sounds: when each begins, in seconds from now, and its samples, from -1 to 1, so many a second as
/// `rate` says. Plays nothing while nobody has touched the page yet, or it is out of sight.
pub fn play(sounds: &[(f64, Vec<f32>)], rate: f64) {
    if is_awake() {
        OUTPUT.with_borrow_mut(|output| {
            if output.is_none() {
                *output = Output::open();
            }
            output.as_mut().and_then(|it| it.play(sounds, rate))
        });
    }
}

/// Lets the device vibrate: for so many milliseconds, with pauses between. Does nothing while nobody has
/// touched the page yet, or it is out of sight.
pub fn vibrate(pattern: &[i32]) {
    if is_awake() && can_vibrate() {
        let navigator = super::window().map(|it| it.navigator().into());
        let pattern: Vec<JsValue> = pattern.iter().map(|it| (*it).into()).collect();
        navigator.and_then(|it| call(&it, "vibrate", &[list(&pattern).into()]));
    }
}

/// Tells whether this is a device to be held that can vibrate, as far as the browser tells.
pub fn can_vibrate() -> bool {
    let Some(navigator) = super::window().map(|it| it.navigator()) else { return false };
    0 < navigator.max_touch_points() && Reflect::has(&navigator, &"vibrate".into()) == Ok(true)
}

/// Tells whether the page is in sight, and somebody has touched it, as far as the browser tells.
fn is_awake() -> bool {
    let Some(window) = super::window() else { return false };
    let is_hidden = window.document().is_none_or(|it| it.hidden());
    let was_touched = get(&window.navigator(), "userActivation")
        .and_then(|it| get(&it, "hasBeenActive")?.as_bool());
    !is_hidden && was_touched != Some(false)
}

impl Output {
    fn open() -> Option<Output> {
        Some(Output { context: make("AudioContext", &[])?, played: -1.0 })
    }

    /// Plays sounds; none if one of the methods is missing.
    fn play(&mut self, sounds: &[(f64, Vec<f32>)], rate: f64) -> Option<()> {
        // A browser may hold sounds back, or have stopped them meanwhile.
        call(&self.context, "resume", &[])?;
        let now = get(&self.context, "currentTime")?.as_f64()?;
        // While its clock stands still one thing waits, and not everything that happens.
        if now <= self.played {
            return None;
        }
        self.played = now;
        let speaker = get(&self.context, "destination")?;
        for (start, samples) in sounds {
            let format = [1.into(), (samples.len() as f64).into(), rate.into()];
            let buffer = call(&self.context, "createBuffer", &format)?;
            let samples = Float32Array::from(samples.as_slice());
            call(&buffer, "copyToChannel", &[samples.into(), 0.into()])?;
            let source = call(&self.context, "createBufferSource", &[])?;
            set(&source, "buffer", &buffer);
            call(&source, "connect", std::slice::from_ref(&speaker))?;
            call(&source, "start", &[(now + start).into()])?;
        }
        Some(())
    }
}
