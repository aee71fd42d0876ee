//! Questions of heroes: where they go, whose peril rises, who comes after a death.

use super::{Question, one_of, options, picked};
use crate::action::{Action, Word};
use crate::ask;
use crate::event::{How, Reason};
use crate::pieces::Context;
use crate::rules::engine::Engine;
use crate::rules::{map, values};
use crate::state::{Open, State};
use crate::steps::{Step, Then};
use kernel::Seat;
use kernel::ask::{Answer, Shape};
use kernel::kit::{Cell, Side};

impl Question for ask::ExitBy {
    fn offers(&self, state: &State) -> Shape<Word> {
        let at = state.open.heroes[self.mover].at;
        let works = |it: &Side| values::working_exit(&state.open, at, *it).is_some();
        one_of(Side::ALL.into_iter().filter(works).map(Word::Side))
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let Word::Side(to) = picked(answer) else { return };
        if let Some(Step::TestExit { side, .. }) = engine.open().agenda.next_mut() {
            *side = to;
        }
    }

    /// By chance.
    fn solo(&self, engine: &mut Engine<'_>) -> Option<Word> {
        let options = options(self, engine.state);
        let n = options.len() as u32;
        (0 < n).then(|| options[engine.fortune(n.max(1)) as usize])
    }
}

impl Question for ask::Warp {
    fn offers(&self, state: &State) -> Shape<Word> {
        let at = state.open.heroes[self.who].at;
        locations(&state.open, map::warps(&state.open, at, self.place))
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        bring(engine, self.who, picked(answer), How::Warped);
    }
}

impl Question for ask::Step {
    fn offers(&self, state: &State) -> Shape<Word> {
        locations(&state.open, map::steps(&state.open, state.open.heroes[self.who].at))
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        bring(engine, self.who, picked(answer), How::Led);
    }
}

fn locations(open: &Open, cells: Vec<Cell>) -> Shape<Word> {
    one_of(cells.into_iter().map(|it| Word::Location(open.site(it).card)))
}

fn bring(engine: &mut Engine<'_>, who: Seat, word: Word, how: How) {
    let Word::Location(to) = word else { return };
    let to = engine.state.open.find(to);
    to.into_iter().for_each(|it| engine.bring(who, it, how));
}

impl Question for ask::Dodge {
    fn offers(&self, _: &State) -> Shape<Word> {
        Shape::YesNo
    }

    /// An action point is paid, or the test made (DN-624).
    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        if *answer == Answer::Yes(true) {
            engine.pay_ap(self.seat, 1);
        } else {
            let ask::Dodge { seat, form, reach } = *self;
            engine.begin_roll(seat, Context::Hazard(form), Then::Spikes { form, reach });
        }
    }
}

impl Question for ask::GivePeril {
    fn offers(&self, state: &State) -> Shape<Word> {
        let others = state.open.opponents(self.seat).iter();
        one_of(others.chain([self.seat]).map(Word::Seat).chain([Word::Nobody]))
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let Word::Seat(to) = picked(answer) else { return };
        let giver = engine.figure(self.seat);
        engine.peril(to, 1, Reason::Given(giver));
    }
}

impl Question for ask::NewHero {
    const IS_FOR_THE_DEAD: bool = true;

    fn offers(&self, state: &State) -> Shape<Word> {
        one_of(state.open.unused.iter().map(|it| Word::Hero(*it)))
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let Word::Hero(hero) = picked(answer) else { return };
        engine.return_hero(self.seat, hero);
    }

    /// The hero itself returns.
    fn leave_out(&self, engine: &mut Engine<'_>) {
        let card = engine.state.open.heroes[self.seat].card;
        engine.return_hero(self.seat, card);
    }
}

impl Question for ask::NewPlace {
    fn offers(&self, state: &State) -> Shape<Word> {
        let all = state.open.map.iter().filter(|(_, it)| it.says().is_entrance);
        one_of(all.map(|it| Word::Location(it.1.card)))
    }

    fn answer(&self, engine: &mut Engine<'_>, answer: &Action) {
        let Word::Location(at) = picked(answer) else { return };
        if let Some(at) = engine.state.open.find(at) {
            engine.hero(self.whose).at = at;
            let location = engine.state.open.site(at).card;
            engine.hero(self.whose).now.visited = 1 << location.0;
        }
    }
}
