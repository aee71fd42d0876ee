//! A wire between a host and a guest, with an end at each. What is on its way may be lost, come late or twice, or be
//! garbled.

use kernel::SeatSet;
use kernel::chance::FastChance;
use kernel::exchange::{End, Lead};
use testing::mutate::{mangled, nudged};

/// No text that was garbled is longer, in bytes.
const GARBLED_MAX: usize = 10_000;

/// One of the two devices at a wire.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum At {
    Host,
    Guest,
}

impl At {
    pub fn other(self) -> At {
        match self {
            At::Host => At::Guest,
            At::Guest => At::Host,
        }
    }
}

pub struct Wire {
    pub is_up: bool,
    ends: [End; 2],
    /// The texts on their way to each.
    on_way: [Vec<String>; 2],
    /// The texts that were sent, and the bytes of the longest.
    pub n_texts: usize,
    pub longest: usize,
}

impl Wire {
    pub fn new(leads: [Lead; 2], persons: SeatSet) -> Wire {
        let ends = leads.map(|it| End::new(it, persons));
        Wire { is_up: false, ends, on_way: [Vec::new(), Vec::new()], n_texts: 0, longest: 0 }
    }

    pub fn end(&mut self, at: At) -> &mut End {
        &mut self.ends[at as usize]
    }

    /// Cuts it: what is on its way is lost, and so is what the ends knew.
    pub fn cut(&mut self, leads: [Lead; 2], persons: SeatSet) {
        *self = Wire::new(leads, persons);
    }

    /// Sends a text; all goes well on a quiet wire.
    pub fn send(&mut self, to: At, text: String, is_quiet: bool, luck: &mut FastChance) {
        if !self.is_up {
            return;
        }
        self.n_texts += 1;
        self.longest = self.longest.max(text.len());
        let on_way = &mut self.on_way[to as usize];
        match if is_quiet { 99 } else { luck.pick(24) } {
            0 | 1 => {}
            2 => on_way.extend([text.clone(), text]),
            3 => on_way.push(nudged(&text, luck)),
            4 => {
                let text = mangled(&text, luck);
                // Texts that are too long are tried elsewhere.
                on_way.extend((text.len() <= GARBLED_MAX).then_some(text));
            }
            _ => on_way.push(text),
        }
    }

    /// The next text that arrives; on a noisy wire a later one may come before it.
    pub fn next(&mut self, to: At, is_quiet: bool, luck: &mut FastChance) -> Option<String> {
        let on_way = &mut self.on_way[to as usize];
        if on_way.is_empty() {
            return None;
        }
        let overtakes = !is_quiet && luck.pick(5) == 0;
        let nth = if overtakes { luck.pick(on_way.len() as u32) as usize } else { 0 };
        Some(on_way.remove(nth))
    }
}
