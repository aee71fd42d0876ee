//! Questions of heroes, in words: one row for each.

use super::Worded;
use crate::action::{Action, Word};
use crate::ask;
use crate::cards::LocationId;
use crate::state::View;
use crate::words::names::hero;
use crate::words::seen::told_apart;
use kernel::ask::Answer;
use kernel::{Lang, Seat, Text, text};

/// Where a hero of one's own is brought.
const NEAREST: Text = text(
    "From where is the way to your quests the shortest?",
    "Откуда ближе всего до ваших заданий?",
);
/// Where another hero is brought.
const FARTHEST: Text = text(
    "Where is that hero farthest from everything it wants?",
    "Где этот герой дальше всего от того, что ему нужно?",
);

impl Worded for ask::ExitBy {
    const ASKED: Text = text("Through which exit?", "Через какой выход?");
    const LOOK: Text = FARTHEST;
}

impl Worded for ask::Warp {
    const ASKED: Text = text("Where to?", "Куда перенести героя?");
    const LOOK: Text = FARTHEST;

    fn look(&self) -> Text {
        if self.who == self.seat { NEAREST } else { FARTHEST }
    }

    fn answer(&self, answer: &Action, view: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Location(to)) = answer else { return None };
        Some(moved(self.who, *to, text("Warp", "Перенести"), view, lang))
    }
}

impl Worded for ask::Step {
    const ASKED: Text = text("To which location beside it?", "В какую соседнюю локацию?");
    const LOOK: Text = FARTHEST;

    fn look(&self) -> Text {
        if self.who == self.seat { NEAREST } else { FARTHEST }
    }

    fn answer(&self, answer: &Action, view: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Location(to)) = answer else { return None };
        Some(moved(self.who, *to, text("Lead", "Увести"), view, lang))
    }
}

impl Worded for ask::Dodge {
    const ASKED: Text = text(
        "Pay an action point instead of testing the spikes?",
        "Заплатить очко действия вместо проверки шипов?",
    );
    const LOOK: Text = text(
        "How likely do the spikes hit, and what else would the action point do?",
        "Насколько опасны шипы и на что ещё пошло бы очко действия?",
    );

    fn answer(&self, answer: &Action, _: &View, lang: Lang) -> Option<String> {
        let Answer::Yes(is_yes) = answer else { return None };
        let said = match is_yes {
            true => text(
                "Pay 1 action point and dodge the spikes",
                "Заплатить 1 очко действия и увернуться от шипов",
            ),
            false => text("Roll against the spikes", "Бросить кубик против шипов"),
        };
        Some(said.get(lang).to_owned())
    }
}

impl Worded for ask::GivePeril {
    const ASKED: Text = text("Whose peril rises?", "Чей риск растёт?");
    const LOOK: Text = text(
        "Whom would one more peril put in reach of somebody's cards?",
        "Кого лишний риск подставит под чьи-то карты?",
    );

    fn answer(&self, answer: &Action, _: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Nobody) = answer else { return None };
        Some(lang.pick("Give nobody peril", "Никому не добавлять риск").to_owned())
    }
}

const NEW_START: Text = text(
    "A new start: what do the quests that are left ask for?",
    "Новое начало: чего требуют оставшиеся задания?",
);

impl Worded for ask::NewHero {
    const ASKED: Text = text("Who is your new hero?", "Кто ваш новый герой?");
    const LOOK: Text = NEW_START;
}

impl Worded for ask::NewPlace {
    const ASKED: Text = text("Where does the hero begin?", "Где начнёт герой?");
    const LOOK: Text = NEW_START;

    fn answer(&self, answer: &Action, view: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Location(to)) = answer else { return None };
        Some(moved(self.whose, *to, text("Bring", "Вернуть"), view, lang))
    }
}

/// A hero is brought to a location.
fn moved(who: Seat, to: LocationId, verb: Text, view: &View, lang: Lang) -> String {
    let (hero, name) = (hero(view.open.heroes[who].card), to.name());
    let (verb, at) = (verb.get(lang), told_apart(to, &view.open, lang));
    lang.pick(
        format!("{verb} {} to {}{at}", hero.the, name.the),
        format!("{verb} {} {}{at}", hero.accusative, name.into),
    )
}
