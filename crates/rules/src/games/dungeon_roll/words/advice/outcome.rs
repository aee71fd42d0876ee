//! What comes of a way, told from what the rules make of it.

use crate::games::dungeon_roll::action::{Action, Ending, Event, Source};
use crate::games::dungeon_roll::dice::{DungeonFace, Floor, Horde, Monster, Party};
use crate::games::dungeon_roll::forecast::Blind;
use crate::games::dungeon_roll::rules::apply;
use crate::games::dungeon_roll::state::{State, Table};
use crate::games::dungeon_roll::treasures::Treasure;
use crate::games::dungeon_roll::words::names::{
    both_lists, counted, dungeon_dice, monsters, party_list, source,
};
use crate::kernel::{Lang, capital};

/// What comes of a way, up to where luck has a say.
pub struct Outcome {
    /// Monsters that are gone from the level.
    gone: Horde,
    /// Treasures that are drawn.
    n_draws: u8,
    /// Dice that come back.
    revived: Party,
    /// Whether the dragon is defeated.
    has_slain: bool,
    /// Whether an ultimate was used other than by a hero who acts himself.
    is_unleashed: bool,
    /// What is used up.
    spent: Vec<Source>,
    /// Dice that are rolled.
    rolled: (Floor, u8, Party),
    /// How the delve ends, if it does.
    ending: Option<Ending>,
    /// The level that is cleared, if it is.
    cleared: Option<u8>,
    level: u8,
    lair: [u8; 2],
    /// The party afterwards.
    left: Party,
}

impl Outcome {
    /// What comes of a way at this table.
    pub fn of(table: &Table, line: &[Action]) -> Outcome {
        let mut outcome = Outcome {
            gone: Horde::NONE,
            n_draws: 0,
            revived: Party::NONE,
            has_slain: false,
            is_unleashed: false,
            spent: Vec::new(),
            rolled: (Floor::NONE, 0, Party::NONE),
            ending: None,
            cleared: None,
            level: table.delve.level,
            lair: [table.delve.lair; 2],
            left: table.delve.party,
        };
        let mut now = *table;
        for action in line {
            outcome.spend(action);
            let before = now.delve;
            let mut events = Vec::new();
            now = apply(State { table: now }, action, &mut Blind::default(), &mut events).table;
            for event in &events {
                outcome.note(event);
                if outcome.ending.is_some() {
                    return outcome;
                }
            }
            if outcome.rolled == (Floor::NONE, 0, Party::NONE) {
                outcome.lair[1] = now.delve.lair;
                outcome.left = now.delve.party;
                let (before, after) = (before.floor.monsters(), now.delve.floor.monsters());
                for it in Monster::ALL {
                    outcome.gone[it] += before[it].saturating_sub(after[it]);
                }
            }
        }
        outcome
    }

    /// Notes what an action uses up.
    fn spend(&mut self, action: &Action) {
        match action {
            Action::Fight { with, .. }
            | Action::Reroll { with, .. }
            | Action::Open { with, .. }
            | Action::Drink { with, .. }
            | Action::UnleashWith { with }
            | Action::Lure { with, .. } => self.spent.push(*with),
            Action::Dragon { band } => self.spent.extend(band.members()),
            Action::UnleashFor { treasure, .. }
            | Action::Discard { treasure }
            | Action::Ready { treasure } => self.spent.push(Source::Treasure(*treasure)),
            Action::Ring => self.spent.push(Source::Treasure(Treasure::Ring)),
            Action::Elixir { .. } => self.spent.push(Source::Treasure(Treasure::Elixir)),
            Action::Bait => self.spent.push(Source::Treasure(Treasure::Bait)),
            Action::Portal => self.spent.push(Source::Treasure(Treasure::Portal)),
            Action::Choose { .. }
            | Action::Keep
            | Action::Muster { .. }
            | Action::Inscribe { .. }
            | Action::Plan { .. }
            | Action::Again { .. }
            | Action::Unleash
            | Action::UnleashOn { .. }
            | Action::UnleashReroll { .. }
            | Action::UnleashSet { .. }
            | Action::UnleashDice { .. }
            | Action::Flee
            | Action::End
            | Action::Retire
            | Action::Seek => {}
        }
    }

    /// Notes what is not plain to see in the table afterwards.
    fn note(&mut self, event: &Event) {
        if let Event::Drank { faces, .. } | Event::Intervened { faces, .. } = event {
            self.revived = self.revived.plus(faces);
        } else if let Event::ElixirUsed { face, .. } = event {
            self.revived[*face] += 1;
        } else if let Event::Rerolled { floor, n_lair, party, .. } = event {
            self.rolled = (*floor, *n_lair, *party);
        } else if let Event::Revived { throw, .. } = event {
            // Which faces come back, luck will say: they only count.
            self.rolled.2 = throw.tally();
        } else if let Event::Regrouped { level, .. } = event {
            self.cleared = Some(*level);
        } else if let Event::DelveEnded { ending, .. } = event {
            self.ending = Some(*ending);
        }
        self.n_draws += u8::from(matches!(event, Event::Drew { .. }));
        self.has_slain |= matches!(event, Event::DragonSlain { .. } | Event::Banished { .. });
        self.is_unleashed |= matches!(event, Event::Unleashed { .. });
    }

    /// What it brings, and what it costs.
    pub fn sentences(&self, lang: Lang) -> String {
        let mut brings = self.brings(lang);
        let costs = self.costs(lang);
        if brings.is_empty() && costs.is_empty() {
            let idle = lang.pick("nothing is spent", "ничего не тратится");
            brings.push(idle.to_owned());
        }
        let sentence = |parts: &[String]| format!("{}.", capital(&parts.join("; ")));
        let sentences = [brings, costs].into_iter().filter(|it| !it.is_empty());
        sentences.map(|it| sentence(&it)).collect::<Vec<_>>().join(" ")
    }

    fn brings(&self, lang: Lang) -> Vec<String> {
        let mut brings = Vec::new();
        if !self.gone.is_empty() {
            let gone = monsters(&self.gone, lang);
            brings.push(lang.pick(
                format!("no longer in the way: {gone}"),
                format!("больше не мешают: {gone}"),
            ));
        }
        if self.has_slain {
            brings.push(
                lang.pick("the dragon is defeated: +1 XP", "дракон побеждён: +1 ОО").to_owned(),
            );
        } else if self.lair[0] != 0 && self.lair[1] == 0 && self.ending.is_none() {
            brings.push(lang.pick("the lair is emptied", "логово опустеет").to_owned());
        } else if self.lair[0] < self.lair[1] {
            let n = dungeon_dice(self.lair[1], DungeonFace::Dragon, lang);
            brings.push(
                lang.pick(format!("in the lair then: {n}"), format!("в логове окажется: {n}")),
            );
        }
        if self.n_draws != 0 {
            let forms = ["сокровище", "сокровища", "сокровищ"];
            let n = counted(self.n_draws, lang, ["treasure", "treasures"], forms);
            brings.push(lang.pick(format!("{n} drawn from the bag"), format!("из мешка: {n}")));
        }
        if !self.revived.is_empty() {
            let dice = party_list(&self.revived, lang);
            brings.push(
                lang.pick(
                    format!("back from the graveyard: {dice}"),
                    format!("с кладбища: {dice}"),
                ),
            );
        }
        brings.extend(self.falls(lang));
        brings.extend(self.ends(lang));
        brings
    }

    /// What luck will decide.
    fn falls(&self, lang: Lang) -> Option<String> {
        let (floor, n_lair, party) = &self.rolled;
        let n_dice = floor.total() + n_lair + party.total();
        let dice = counted(n_dice, lang, ["die", "dice"], ["кубик", "кубика", "кубиков"]);
        (n_dice != 0).then(|| {
            lang.pick(
                format!("to be rolled: {dice}; the worth is an average over throws"),
                format!("бросаем {dice}: оценка — среднее по броскам"),
            )
        })
    }

    /// How the level or the delve ends.
    fn ends(&self, lang: Lang) -> Option<String> {
        let level = self.level;
        match self.ending {
            Some(Ending::Fled) => Some(lang.pick(
                format!(
                    "nothing for level {level}; what treasures and dragons brought stays yours"
                ),
                format!("за уровень {level} ничего; сокровища и опыт за драконов остаются"),
            )),
            Some(Ending::Retired | Ending::Portal | Ending::Legend) => Some(lang.pick(
                format!("+{level} XP for sure, and the delve is over"),
                format!("наверняка +{level} ОО, и приключение окончено"),
            )),
            None => self.cleared.map(|level| {
                lang.pick(format!("level {level} is cleared"), format!("уровень {level} пройден"))
            }),
        }
    }

    fn costs(&self, lang: Lang) -> Vec<String> {
        let mut spent = String::new();
        for &it in &self.spent {
            spent = both_lists(spent, source(it, lang));
        }
        if self.is_unleashed {
            let ability = lang.pick("the hero's ability", "способность героя");
            spent = both_lists(spent, ability.to_owned());
        }
        let mut costs = Vec::new();
        if !spent.is_empty() {
            costs.push(lang.pick(format!("it takes: {spent}"), format!("цена: {spent}")));
        }
        let goes_on = self.ending.is_none() && self.rolled.2.is_empty();
        if goes_on && !spent.is_empty() {
            let left = party_list(&self.left, lang);
            costs.push(if left.is_empty() {
                lang.pick("no die is left", "кубиков не останется").to_owned()
            } else {
                lang.pick(format!("left: {left}"), format!("останется: {left}"))
            });
        }
        costs
    }
}
