//! Questions of heroes: where they go, whose peril rises, who comes after a death.

use crate::action::Word;
use crate::cards::Form;
use crate::cards::ability::Place;
use crate::event::{How, Reason};
use crate::pieces::Context;
use crate::rules::engine::Engine;
use crate::rules::{map, values};
use crate::state::Open;
use crate::steps::{Step, Then};
use kernel::Seat;
use kernel::kit::{Cell, Side};

/// The exits through which another hero can be sent (`exitBy`).
pub(super) fn exits(open: &Open, mover: Seat) -> Vec<Word> {
    let at = open.heroes[mover].at;
    let sides = Side::ALL.into_iter();
    sides.filter(|it| values::working_exit(open, at, *it).is_some()).map(Word::Side).collect()
}

/// Where a hero can be warped.
pub(super) fn warps(open: &Open, who: Seat, place: Place) -> Vec<Word> {
    locations(open, map::warps(open, open.heroes[who].at, place))
}

/// The adjacent locations to which a hero can be led.
pub(super) fn steps(open: &Open, who: Seat) -> Vec<Word> {
    locations(open, map::steps(open, open.heroes[who].at))
}

fn locations(open: &Open, cells: Vec<Cell>) -> Vec<Word> {
    cells.into_iter().map(|it| Word::Location(open.site(it).card)).collect()
}

/// Whose peril can rise (DN-426).
pub(super) fn receivers(open: &Open, seat: Seat) -> Vec<Word> {
    let others = open.opponents(seat).iter();
    others.chain([seat]).map(Word::Seat).chain([Word::Nobody]).collect()
}

/// Who can be the new hero (DN-604).
pub(super) fn unused(open: &Open) -> Vec<Word> {
    open.unused.iter().map(|it| Word::Hero(*it)).collect()
}

/// Where a new hero can stand.
pub(super) fn entrances(open: &Open) -> Vec<Word> {
    let all = open.map.iter().filter(|(_, it)| it.says().is_entrance);
    all.map(|it| Word::Location(it.1.card)).collect()
}

impl Engine<'_> {
    pub(super) fn answer_exit(&mut self, word: Word) {
        let Word::Side(to) = word else { return };
        if let Some(Step::TestExit { side, .. }) = self.open().agenda.next_mut() {
            *side = to;
        }
    }

    pub(super) fn answer_warp(&mut self, who: Seat, word: Word) {
        self.bring_to(who, word, How::Warped);
    }

    pub(super) fn answer_step(&mut self, who: Seat, word: Word) {
        self.bring_to(who, word, How::Led);
    }

    fn bring_to(&mut self, who: Seat, word: Word, how: How) {
        let Word::Location(to) = word else { return };
        let to = self.state.open.find(to);
        to.into_iter().for_each(|it| self.bring(who, it, how));
    }

    /// Spikes: an action point is paid, or the test made (DN-624).
    pub(super) fn answer_dodge(&mut self, seat: Seat, form: Form, reach: u8, is_yes: bool) {
        if is_yes {
            self.pay_ap(seat, 1);
        } else {
            self.begin_roll(seat, Context::Hazard(form), Then::Spikes { form, reach });
        }
    }

    pub(super) fn answer_peril(&mut self, seat: Seat, word: Word) {
        let Word::Seat(to) = word else { return };
        let giver = self.figure(seat);
        self.peril(to, 1, Reason::Given(giver));
    }

    pub(super) fn answer_hero(&mut self, seat: Seat, word: Word) {
        let Word::Hero(hero) = word else { return };
        self.return_hero(seat, hero);
    }

    pub(super) fn answer_entrance(&mut self, whose: Seat, word: Word) {
        let Word::Location(at) = word else { return };
        if let Some(at) = self.state.open.find(at) {
            self.hero(whose).at = at;
            let location = self.state.open.site(at).card;
            self.hero(whose).now.visited = 1 << location.0;
        }
    }
}
