//! The seam between the table and a game's room.

pub mod account;
mod buttons;
pub mod caution;
pub mod choosing;

use leptos::html;
use leptos::prelude::*;

use self::account::Accounts;
pub use self::buttons::{MainButton, Readiness, UndoButton, explained};
use self::choosing::Choosing;
use crate::browser;
pub use crate::browser::page::{Scrolled, pinch};
use crate::kernel::{Advises, BySeat, Cites, Game, Lang, RuleId, Seat, Text};
use crate::parts::{Lasting, Row, effect};
use crate::shell::model::chapter_note::ChapterNote;
pub use crate::shell::model::episode::{Figures, Goal, LineWeight, Sign, Term};
use crate::shell::store::hints::Hints;

/// The look and touch of one game. Implemented in `boards/<g>` for the game's type. The room shows who sits at the
/// table, with their open totals and whose turn it is.
pub trait Board: Accounts + Advises {
    /// The factor by which one looks longer than elsewhere at a computer's action.
    const PACE: i32 = 1;

    /// The number of actions that the board looks back: of so many it hears the events.
    const RECALLS: usize = 0;

    /// An event as it is put on stage, so that nothing happens unseen; none for what a person has chosen or sees on
    /// the board anyway.
    fn staged(event: &Self::Event) -> Option<Staged>;

    /// The phase of a round or of a delve that is played now, where the log has no heading for it: its beginning is read
    /// aloud.
    fn phase(_view: &Self::View) -> Option<Text> {
        None
    }

    /// The numbers that explain what is put on stage, where any do.
    fn figures(_event: &Self::Event, _now: Staging<'_, Self>) -> Option<Figures> {
        None
    }

    /// Everything that a seat may do now, each action once, for all that its own view shows.
    fn options(view: &Self::View, seat: Seat) -> Vec<Self::Action>;

    /// The pass of a seat that is asked now where nothing that it may do would change anything, for all that its
    /// own view shows; never, by default. `last` is its own action that the question follows upon.
    fn idle_pass(
        _view: &Self::View,
        _seat: Seat,
        _last: Option<&Self::Action>,
    ) -> Option<Self::Action> {
        None
    }

    /// Tells whether the board of the one who acts now wants to know something that takes long to find out
    /// ([`reckon`](crate::kernel::Bots::reckon)); never, by default.
    fn reckons(_view: &Self::View) -> bool {
        false
    }

    /// Draws the game for as long as the table is open. With two or more people the board is taken
    /// off the page whenever the device changes hands, and opened again for the next person.
    fn open(hand: Hand<Self>) -> AnyView;

    /// The taps, one after another, so that the first of these actions is taken: each as selectors of the page, where
    /// it is looked for one after another, and without any where it is not there yet. Empty if no taps lead there. A
    /// lesson lights the first, a hint marks all.
    fn taps(hand: Hand<Self>, wanted: &[Self::Action]) -> Vec<Vec<String>>;
}

/// The facts at hand when a board explains an event on stage.
pub struct Staging<'a, G: Game> {
    /// Events noticed before it by the observer, the oldest first, of the last [`Board::RECALLS`] actions at least.
    pub before: &'a [G::Event],
    /// The observer's view after all of it.
    pub view: &'a G::View,
    pub names: &'a BySeat<String>,
}

/// An event as it is put on stage (`shell::features::stage`): its sentence, with a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Staged {
    /// The name of the symbol.
    pub symbol: &'static str,
    pub weight: LineWeight,
}

impl Staged {
    /// Others come from it.
    pub const fn cause(symbol: &'static str) -> Option<Staged> {
        Some(Staged { symbol, weight: LineWeight::Cause })
    }

    /// Worth a look by itself.
    pub const fn by_itself(symbol: &'static str) -> Option<Staged> {
        Some(Staged { symbol, weight: LineWeight::ByItself })
    }

    /// Shown with what is worth a look.
    pub const fn beside(symbol: &'static str) -> Option<Staged> {
        Some(Staged { symbol, weight: LineWeight::Beside })
    }
}

/// The result so far of the reckoning that a board wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reckoned {
    /// Nothing: it wants to know nothing, or it could not be found out.
    Nothing,
    /// Not yet.
    Waiting,
    /// As the game's own words read it.
    Known(String),
}

/// A wish of a person at the table.
pub enum Deed<G: Game> {
    /// Play these actions one after another; stop at the first refusal, and tell it.
    Act(Vec<G::Action>),
    /// Tell why something cannot be done, without trying it.
    Refuse(G::Refusal),
    /// Tell something politely, in words of the current language.
    Say(String),
    /// Tell why something cannot be done, with the rule that it rests on.
    Explain(String, RuleId),
    /// Take the last action back.
    Undo,
    /// Let the others wait while the only person at the device acts out of turn.
    BreakIn,
    /// Let them go on.
    HandBack,
}

/// A board's hand: the view of the observer at this device, and the wishes open to it.
pub type Hand<G> = Lasting<HandParts<G>>;

/// The parts of a [`Hand`].
pub struct HandParts<G: Game> {
    /// The view of the current observer.
    pub view: Memo<G::View>,
    /// The legal actions of the seat at the device; empty when there are none.
    pub legal: Memo<Vec<G::Action>>,
    /// The seat that acts at this device; none when the match is over or read-only, and
    /// while computers act.
    pub seat: Memo<Option<Seat>>,
    /// The names of the seats, for showing: those without a name are "Player 1" and so on.
    pub names: Signal<BySeat<String>>,
    /// The last events, in sentences, as the observer noticed them.
    pub tale: Memo<String>,
    /// Events noticed by the observer of the last [`Board::RECALLS`] actions, the oldest first; from the beginning, if
    /// there are no more.
    pub recent: Memo<Vec<G::Event>>,
    /// The result so far of the reckoning that the board wants ([`Board::reckons`]).
    pub reckoned: Signal<Reckoned>,
    /// The note on the campaign that the match is a chapter of, if it is one.
    pub chapter: Memo<Option<ChapterNote>>,
    /// True if the match is played here; a replay is only looked at.
    pub is_live: bool,
    /// Hints for a first game.
    pub hints: Hints,
    /// The place where the board leaves the basis of its answers to taps, if somebody shows what to tap next.
    pub choosing: Option<Choosing>,
    /// The number of actions up to the view.
    pub ply: Memo<usize>,
    /// The language of the page.
    pub lang: Signal<Lang>,
    /// True if several people share the device: then the one asked wants to be named.
    pub is_shared: Signal<bool>,
    /// True if the others wait, because somebody at the device has asked to act out of turn.
    pub is_guest: Signal<bool>,
    /// Why the last action may not be taken back; none while it may.
    pub no_undo: Signal<Option<Text>>,
    /// Tells whether actions could not be taken back. Rooms use [`Hand::is_final`].
    pub finality: Callback<Vec<G::Action>, bool>,
    /// The receiver of wishes. Rooms use the methods.
    pub wish: Callback<Deed<G>>,
}

impl<G: Game> Hand<G> {
    /// Plays actions one after another for the seat at the device. Stops at the first that is
    /// refused, and tells why.
    pub fn act(self, actions: Vec<G::Action>) {
        self.wish.run(Deed::Act(actions));
    }

    /// Tells whether these actions, taken one after another, could not be taken back by the strict rule: luck would
    /// answer, or somebody else would have something to see or to do.
    pub fn is_final(self, actions: Vec<G::Action>) -> bool {
        self.finality.run(actions)
    }

    /// Tells why something cannot be done, with its rule, without trying it.
    pub fn refuse(self, refusal: G::Refusal) {
        self.wish.run(Deed::Refuse(refusal));
    }

    /// Tells something politely: shown for a while, and read aloud once.
    pub fn announce(self, words: String) {
        self.wish.run(Deed::Say(words));
    }

    /// Tells why something cannot be done, in the board's own words, with the rule it rests on.
    pub fn explain(self, words: String, rule: RuleId) {
        self.wish.run(Deed::Explain(words, rule));
    }

    /// Takes the last action back.
    pub fn undo(self) {
        self.wish.run(Deed::Undo);
    }

    /// Lets the others wait while the only person at the device acts out of turn.
    pub fn break_in(self) {
        self.wish.run(Deed::BreakIn);
    }

    /// Lets the others go on.
    pub fn hand_back(self) {
        self.wish.run(Deed::HandBack);
    }
}

/// The core of a board's controller: the hand that plays, and the model to draw. A board builds its own controller
/// around it.
pub struct Tabletop<G: Game, S: Send + Sync + 'static> {
    pub hand: Hand<G>,
    pub board_model: Memo<S>,
    followers: StoredValue<Vec<Follower<S>>>,
}

/// Something that follows one part of a model `S`. Answers whether it is still on the page.
type Follower<S> = Box<dyn Fn(&S) -> bool + Send + Sync>;

impl<G: Game, S: Send + Sync + 'static> Clone for Tabletop<G, S> {
    fn clone(&self) -> Tabletop<G, S> {
        *self
    }
}

impl<G: Game, S: Send + Sync + 'static> Copy for Tabletop<G, S> {}

impl<G: Game, S: Send + Sync + 'static> Tabletop<G, S> {
    /// Lays the table, for as long as the owner of the calling component lives.
    pub fn new(hand: Hand<G>, board_model: Memo<S>) -> Tabletop<G, S> {
        let followers = StoredValue::new(Vec::new());
        effect(move || {
            let board_model = board_model.read();
            followers.update_value(|all: &mut Vec<Follower<S>>| all.retain(|it| it(&board_model)));
        });
        Tabletop { hand, board_model, followers }
    }

    /// One part of the model, told only when it changes.
    ///
    /// A sheet has hundreds of parts, of which an action changes a few. Were every part a memo of the
    /// model, each action would go through all of them and through all that hangs on them, several
    /// times; so they are compared one after another, and only what is another is set.
    pub fn select<T>(self, part: impl Fn(&S) -> T + Send + Sync + 'static) -> ReadSignal<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        let (shown, show) = signal(self.board_model.with_untracked(&part));
        self.follow(Box::new(move |board_model| put(show, part(board_model))));
        shown
    }

    fn follow(self, follower: Follower<S>) {
        self.followers.update_value(|it| it.push(follower));
    }

    /// A row of at most `n_max` buttons, of which so many are there as `n` says.
    pub fn row(self, n_max: usize, n: fn(&S) -> usize) -> Row {
        Row::new(n_max, self.select(n))
    }

    /// The language of the page.
    pub fn lang(self) -> Lang {
        self.hand.lang.get()
    }

    /// A wording that follows the language.
    pub fn text(self, text: Text) -> Signal<&'static str> {
        Signal::derive(move || text.get(self.lang()))
    }

    /// The name of a seat.
    pub fn name(self, seat: Seat) -> String {
        self.hand.names.with(|it| it[seat].clone())
    }

    /// The name of the player who is asked, where several people share the device; none elsewhere.
    pub fn whose(self, asked: Option<Seat>) -> Option<String> {
        asked.filter(|_| self.hand.is_shared.get()).map(|it| self.name(it))
    }
}

/// Shows a part of the model as it is now, if it differs. Answers whether it is still on the page.
#[inline(never)]
fn put<T: PartialEq + Send + Sync + 'static>(shown: WriteSignal<T>, now: T) -> bool {
    let replace = |before: &mut T| {
        let differs = *before != now;
        if differs {
            *before = now;
        }
        (differs, ())
    };
    shown.try_maybe_update(replace).is_some()
}

/// Scrolls until a part of the page begins at the top, unless it is well in sight.
pub fn bring_into_view(part: NodeRef<html::Section>) {
    if let Some(part) = part.get_untracked() {
        browser::page::bring_into_view(&part);
    }
}

/// The scroll of a part of the page; none if it is not there.
pub fn scrolled(part: NodeRef<html::Div>) -> Option<Scrolled> {
    part.get_untracked().map(|it| browser::page::scrolled(&it))
}

/// Scrolls within a part of the page so far across and down, in pixels.
pub fn scroll(part: NodeRef<html::Div>, to: [f64; 2]) {
    if let Some(part) = part.get_untracked() {
        browser::page::scroll(&part, to);
    }
}

/// Puts the focus on what `selector` finds, and scrolls nothing.
pub fn focus_on(selector: &str) {
    browser::page::focus(selector);
}

/// Why something is not allowed, and by which rule.
pub fn refusal_words<G: Board>(refusal: G::Refusal, lang: Lang) -> String {
    format!("{} · {}", G::refuse(refusal, lang), refusal.rule())
}
