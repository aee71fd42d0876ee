//! Face-down piles whose order nobody knows. Such an order is not kept, and not even made: what lies
//! there is a multiset, and a card is drawn when somebody first sees it. So nothing lies in a state
//! that nobody has seen, and one seed deals the same cards no matter what was done before.

use crate::{Chance, Key, Observer, SeatSet, sort};

/// Cards without an order, equal ones included. Two bags of the same cards are equal.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bag<T> {
    /// Sorted, so that a draw depends on what is there and not on how it came there.
    cards: Vec<T>,
}

impl<T: Copy + Ord> Bag<T> {
    /// Nothing.
    pub const NONE: Bag<T> = Bag { cards: Vec::new() };

    /// The number of cards.
    pub const fn len(&self) -> usize {
        self.cards.len()
    }

    /// Tells whether there is no card.
    pub const fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The cards, sorted.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> + ExactSizeIterator + Clone {
        self.cards.iter().copied()
    }

    /// The number of cards that equal `card`.
    pub fn count(&self, card: T) -> usize {
        let before = self.cards.partition_point(|it| *it < card);
        self.cards[before..].iter().take_while(|it| **it == card).count()
    }

    /// Puts a card in.
    pub fn add(&mut self, card: T) {
        let at = self.cards.partition_point(|it| *it < card);
        self.cards.insert(at, card);
    }

    /// Takes a card out that equals `card`, and tells whether there was one.
    pub fn take(&mut self, card: T) -> bool {
        let found = self.cards.binary_search(&card);
        found.map(|at| self.cards.remove(at)).is_ok()
    }

    /// Takes a card out without looking, each as likely as any other; nothing of an empty bag.
    pub fn draw(&mut self, key: Key, chance: &mut dyn Chance) -> Option<T> {
        if self.cards.is_empty() {
            return None;
        }
        let at = chance.below(key, self.cards.len() as u32) as usize;
        Some(self.cards.remove(at))
    }
}

impl<T: Copy + Ord> Default for Bag<T> {
    fn default() -> Bag<T> {
        Bag::NONE
    }
}

impl<T: Ord> FromIterator<T> for Bag<T> {
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Bag<T> {
        let mut cards: Vec<T> = cards.into_iter().collect();
        sort(&mut cards, |one, other| one < other);
        Bag { cards }
    }
}

impl<T: Copy + Ord> Extend<T> for Bag<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, cards: I) {
        self.cards.extend(cards);
        sort(&mut self.cards, |one, other| one < other);
    }
}

/// A card of a pile that somebody has seen, and who has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Known<T> {
    card: T,
    by: SeatSet,
}

/// A face-down pile: cards on top and at the bottom that somebody knows, and between them cards
/// whose order nobody knows.
///
/// Each card that leaves the unknown ones is a draw of luck. Its key is the one that the caller
/// names, with the number of such draws before it as the third coordinate; so a pile has a key of
/// its own, and every draw of a match another one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pile<T> {
    /// The lowest first.
    top: Vec<Known<T>>,
    middle: Bag<T>,
    /// The lowest first; empty where the middle is, for then all cards are on top.
    bottom: Vec<Known<T>>,
    n_drawn: u32,
}

impl<T: Copy + Ord> Pile<T> {
    /// A shuffled pile.
    pub fn new(cards: impl IntoIterator<Item = T>) -> Pile<T> {
        let middle = cards.into_iter().collect();
        Pile { top: Vec::new(), middle, bottom: Vec::new(), n_drawn: 0 }
    }

    /// The number of cards.
    pub const fn len(&self) -> usize {
        self.top.len() + self.middle.len() + self.bottom.len()
    }

    /// Tells whether no card is left.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards, sorted: what they are, not how they lie.
    pub fn cards(&self) -> Bag<T> {
        let known = self.top.iter().chain(&self.bottom).map(|it| it.card);
        self.middle.iter().chain(known).collect()
    }

    /// Takes the top card; nothing of an empty pile.
    pub fn draw(&mut self, key: Key, chance: &mut dyn Chance) -> Option<T> {
        if let Some(known) = self.top.pop() {
            return Some(known.card);
        }
        let drawn = self.middle.draw(key.nth(self.n_drawn), chance)?;
        self.n_drawn += 1;
        self.settle();
        Some(drawn)
    }

    /// Puts everything on top where nothing is unknown: equal piles are equal in memory.
    fn settle(&mut self) {
        if self.middle.is_empty() && !self.bottom.is_empty() {
            self.bottom.append(&mut self.top);
            self.top = std::mem::take(&mut self.bottom);
        }
    }

    /// Shows the top `n` cards, or all if there are fewer, to `by`; the topmost comes first. They
    /// stay where they are. What lies open for everybody is shown to `SeatSet::all()`.
    pub fn show(&mut self, n: usize, by: SeatSet, key: Key, chance: &mut dyn Chance) -> Vec<T> {
        let n = n.min(self.len());
        while self.top.len() < n {
            match self.middle.draw(key.nth(self.n_drawn), chance) {
                Some(card) => {
                    self.n_drawn += 1;
                    self.top.insert(0, Known { card, by: SeatSet::NONE });
                }
                None => self.settle(),
            }
        }
        self.settle();
        let shown = self.top.iter_mut().rev().take(n);
        shown
            .map(|it| {
                it.by = it.by.or(by);
                it.card
            })
            .collect()
    }

    /// Puts a card on top, seen by `by` alone.
    pub fn put_on_top(&mut self, card: T, by: SeatSet) {
        self.top.push(Known { card, by });
    }

    /// Puts a card under all others, seen by `by` alone.
    pub fn put_under(&mut self, card: T, by: SeatSet) {
        let end = if self.middle.is_empty() { &mut self.top } else { &mut self.bottom };
        end.insert(0, Known { card, by });
    }

    /// Takes out a card that equals `card`, wherever it lies, and tells whether there was one.
    /// A player who searches a pile has seen it, and shuffles it then.
    pub fn take(&mut self, card: T) -> bool {
        let is_taken = self.middle.take(card)
            || [&mut self.top, &mut self.bottom].into_iter().any(|end| {
                let found = end.iter().position(|it| it.card == card);
                found.map(|at| end.remove(at)).is_some()
            });
        self.settle();
        is_taken
    }

    /// Shuffles the pile, and `cards` into it: nobody knows any place after that.
    pub fn shuffle_in(&mut self, cards: impl IntoIterator<Item = T>) {
        let known = self.top.drain(..).chain(self.bottom.drain(..)).map(|it| it.card);
        self.middle.extend(known.chain(cards));
    }

    /// The pile as `observer` sees it.
    pub fn view(&self, observer: Observer) -> PileView<T> {
        let see = |known: &Known<T>| {
            let is_seen = match observer {
                Observer::Seat(seat) => known.by.has(seat),
                Observer::Public => known.by == SeatSet::all(),
                Observer::All => true,
            };
            PileCard { card: is_seen.then_some(known.card), by: known.by }
        };
        PileView {
            top: self.top.iter().map(see).collect(),
            n_unknown: self.middle.len(),
            bottom: self.bottom.iter().map(see).collect(),
            n_drawn: self.n_drawn,
        }
    }
}

/// A card of a pile that somebody has seen, as an observer sees it: its face, or its back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PileCard<T> {
    /// None if this observer has not seen it.
    pub card: Option<T>,
    /// The seats that have seen it: everybody noticed that.
    pub by: SeatSet,
}

/// A pile as an observer sees it. Which cards it may hold the game knows: those that the observer sees nowhere else.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PileView<T> {
    top: Vec<PileCard<T>>,
    n_unknown: usize,
    bottom: Vec<PileCard<T>>,
    n_drawn: u32,
}

impl<T: Copy + Ord> PileView<T> {
    /// The number of cards.
    pub const fn len(&self) -> usize {
        self.top.len() + self.n_unknown + self.bottom.len()
    }

    /// Tells whether no card is left.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards on top that somebody has seen, the topmost first.
    pub fn top(&self) -> impl Iterator<Item = PileCard<T>> {
        self.top.iter().rev().copied()
    }

    /// The cards at the bottom that somebody has seen, the lowest first.
    pub fn bottom(&self) -> impl Iterator<Item = PileCard<T>> {
        self.bottom.iter().copied()
    }

    /// The cards of the pile that the observer has seen.
    pub fn seen(&self) -> impl Iterator<Item = T> {
        self.top.iter().chain(&self.bottom).filter_map(|it| it.card)
    }

    /// The number of cards in the pile that the observer has not seen.
    pub fn n_unseen(&self) -> usize {
        self.len() - self.seen().count()
    }

    /// A pile that looks just like this one. Cards that the observer has not seen come from `unseen`,
    /// each as likely as any other, and are taken out of it; so hands are filled from it first, and
    /// the rest is what lies here.
    ///
    /// # Panics
    /// If `unseen` has fewer cards than this pile has unseen ones.
    pub fn determinize(&self, unseen: &mut Bag<T>, key: Key, chance: &mut dyn Chance) -> Pile<T> {
        assert!(self.n_unseen() <= unseen.len());
        let mut n_drawn = 0;
        let mut draw = |unseen: &mut Bag<T>| {
            n_drawn += 1;
            unseen.draw(key.nth(n_drawn), chance).expect("a card for each that is unseen")
        };
        let mut turn_up = |ends: &[PileCard<T>], unseen: &mut Bag<T>| -> Vec<Known<T>> {
            let face = |it: &PileCard<T>| it.card.unwrap_or_else(|| draw(unseen));
            ends.iter().map(face).zip(ends).map(|(card, it)| Known { card, by: it.by }).collect()
        };
        let top = turn_up(&self.top, unseen);
        let bottom = turn_up(&self.bottom, unseen);
        let middle = if unseen.len() == self.n_unknown {
            std::mem::take(unseen)
        } else {
            (0..self.n_unknown).map(|_| draw(unseen)).collect()
        };
        Pile { top, middle, bottom, n_drawn: self.n_drawn }
    }
}

/// A pile to draw from, and the cards thrown away, which become the pile when it runs out.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Deck<T> {
    pub pile: Pile<T>,
    /// Face up, the last on top.
    pub discards: Vec<T>,
}

impl<T: Copy + Ord> Deck<T> {
    /// A shuffled deck, nothing thrown away.
    pub fn new(cards: impl IntoIterator<Item = T>) -> Deck<T> {
        Deck { pile: Pile::new(cards), discards: Vec::new() }
    }

    /// Takes the top card. An empty pile is made of the discards first; nothing if there are none.
    pub fn draw(&mut self, key: Key, chance: &mut dyn Chance) -> Option<T> {
        if self.pile.is_empty() {
            self.reshuffle();
        }
        self.pile.draw(key, chance)
    }

    /// Throws a card away.
    pub fn discard(&mut self, card: T) {
        self.discards.push(card);
    }

    /// Shuffles the discards into the pile.
    pub fn reshuffle(&mut self) {
        self.pile.shuffle_in(self.discards.drain(..));
    }
}
