//! The ways to ask what something is: a mouse that rests on it, a finger that is held on it, the other button of
//! the mouse, and the key `?`. None of them disturbs playing: anything that is pressed takes back what only rested,
//! and the tap that ends a hold plays nothing.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use leptos::ev;
use leptos::wasm_bindgen::JsCast;

use super::found::{BOARD, SYMBOL};
use crate::browser;
use crate::browser::pointing::{self, Ear, Pointed};
use crate::browser::timer::Timer;
use crate::parts::plain_key;

/// The time of a pointer's rest or a finger's hold, in milliseconds.
const PATIENCE: i32 = 500;

/// The distance that a held finger may stray across or down, in pixels.
const STRAY_MAX: f64 = 10.0;

/// The way of asking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// The mouse rests: the card goes when it moves on.
    Rested,
    /// By intent: the card stays.
    Asked,
}

/// An act of a person.
pub enum Gesture {
    /// Asks what something is; and where the pointer is, in the window, if it was one.
    Ask(Pointed, Wish, Option<[f64; 2]>),
    /// Does something else.
    Leave,
}

/// The state of the pointer.
struct Hand {
    /// Hears what is done; answers whether it may come to something.
    on_gesture: Box<dyn Fn(Gesture) -> bool>,
    /// Runs while something rests or is held.
    timer: RefCell<Option<Timer>>,
    /// The element on which the mouse has rested long enough.
    rested_on: RefCell<Option<Pointed>>,
    /// The spot of a held finger.
    held_at: Cell<Option<[f64; 2]>>,
    /// True if the tap to come ends a hold.
    is_deaf: Cell<bool>,
}

/// Attends to the page, until all that is returned is dropped. `on_gesture` answers whether it may come to
/// something.
pub fn attend(
    has_letter_keys: impl Fn() -> bool + 'static,
    on_gesture: impl Fn(Gesture) -> bool + 'static,
) -> Vec<Ear> {
    let hand = Rc::new(Hand {
        on_gesture: Box::new(on_gesture),
        timer: RefCell::default(),
        rested_on: RefCell::default(),
        held_at: Cell::default(),
        is_deaf: Cell::default(),
    });
    let ear = |kind, hear: fn(&Rc<Hand>, &ev::PointerEvent)| {
        let hand = hand.clone();
        Ear::new(kind, move |event| hear(&hand, event.unchecked_ref()))
    };
    let keys = hand.clone();
    let on_key = move |event: ev::Event| {
        keys.leave();
        keys.is_deaf.set(false);
        let event: &ev::KeyboardEvent = event.unchecked_ref();
        let is_wish = plain_key(event).is_some_and(|it| it == "?") && has_letter_keys();
        if is_wish && !browser::page::is_typing() {
            let asked = pointing::in_focus().is_some_and(|it| keys.ask(it, Wish::Asked, None));
            if asked {
                event.prevent_default();
            }
        }
    };
    vec![
        ear("pointermove", |hand, event| hand.on_move(event)),
        ear("pointerdown", |hand, event| hand.on_down(event)),
        ear("pointerup", |hand, _| hand.release()),
        ear("pointercancel", |hand, _| hand.release()),
        ear("pointerout", |hand, event| {
            if event.related_target().is_none() {
                hand.leave();
            }
        }),
        ear("scroll", |hand, _| hand.leave()),
        ear("contextmenu", |hand, event| hand.on_menu(event)),
        ear("click", |hand, event| {
            if hand.is_deaf.take() {
                event.prevent_default();
                event.stop_propagation();
            }
        }),
        Ear::new("keydown", on_key),
    ]
}

impl Hand {
    /// Asks what something is, if it is on the board. Answers whether it may come to something.
    fn ask(&self, pointed: Pointed, wish: Wish, at: Option<[f64; 2]>) -> bool {
        pointed.closest(BOARD).is_some() && (self.on_gesture)(Gesture::Ask(pointed, wish, at))
    }

    /// Forgets what was begun.
    fn release(&self) {
        self.timer.take();
        self.held_at.set(None);
    }

    /// Forgets what was begun, and takes back the card of what only rested.
    fn leave(&self) {
        self.release();
        if self.rested_on.take().is_some() {
            (self.on_gesture)(Gesture::Leave);
        }
    }

    fn on_move(self: &Rc<Hand>, event: &ev::PointerEvent) {
        let at = place(event);
        if !is_mouse(event) {
            let strayed =
                |from: [f64; 2]| STRAY_MAX < (at[0] - from[0]).abs().max((at[1] - from[1]).abs());
            if self.held_at.get().is_some_and(strayed) {
                self.release();
            }
            return;
        }
        let pointed = target(event);
        if *self.rested_on.borrow() == pointed {
            return;
        }
        self.leave();
        let Some(pointed) = pointed.filter(|_| event.buttons() == 0) else { return };
        let hand = self.clone();
        let rest = move || {
            *hand.rested_on.borrow_mut() = Some(pointed.clone());
            hand.ask(pointed, Wish::Rested, Some(at));
        };
        *self.timer.borrow_mut() = Timer::after(PATIENCE, rest);
    }

    fn on_down(self: &Rc<Hand>, event: &ev::PointerEvent) {
        self.leave();
        self.is_deaf.set(false);
        let Some(pointed) = target(event) else { return };
        // A second finger moves the map.
        if is_mouse(event) || !event.is_primary() {
            return;
        }
        let (hand, at) = (self.clone(), place(event));
        self.held_at.set(Some(at));
        let hold = move || {
            hand.held_at.set(None);
            hand.is_deaf.set(hand.ask(pointed, Wish::Asked, Some(at)));
        };
        *self.timer.borrow_mut() = Timer::after(PATIENCE, hold);
    }

    /// The other button of the mouse; or the browser's own hold, with which some come before ours, some after.
    fn on_menu(&self, event: &ev::PointerEvent) {
        let is_held = self.held_at.get().is_some();
        self.leave();
        if self.is_deaf.get() {
            return event.prevent_default();
        }
        let asked = target(event).is_some_and(|it| self.ask(it, Wish::Asked, Some(place(event))));
        if asked {
            event.prevent_default();
            self.is_deaf.set(is_held);
        }
    }
}

/// The element pointed at on the board, but for a field or a link: those have a menu of their own.
fn target(event: &ev::PointerEvent) -> Option<Pointed> {
    let pointed = pointing::at(event)?;
    let is_plain =
        pointed.closest(BOARD).is_some() && pointed.closest("input, textarea, a").is_none();
    // A symbol is one thing, its line and what the line leaves open.
    is_plain.then(|| pointed.closest(SYMBOL).unwrap_or(pointed))
}

fn is_mouse(event: &ev::PointerEvent) -> bool {
    event.pointer_type() == "mouse"
}

fn place(event: &ev::PointerEvent) -> [f64; 2] {
    [event.client_x(), event.client_y()].map(f64::from)
}
