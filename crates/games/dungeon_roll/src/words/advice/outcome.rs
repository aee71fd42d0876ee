//! The outcome of a way, told from what the rules make of it.

use crate::action::{Action, Ending, Event, Magic, Skill, Source, Unleash};
use crate::dice::{DungeonFace, Floor, FloorDice, Horde, Monster, Party, PartyFace};
use crate::forecast::Blind;
use crate::messages;
use crate::rules::apply;
use crate::state::{State, Table};
use crate::treasures::Treasure;
use crate::words::names::{both_lists, monsters, party_list, source};
use kernel::{Lang, message};

/// The outcome of a way, up to where luck has a say.
pub struct Outcome {
    /// Monsters that are gone from the level.
    gone: Horde,
    /// Treasures that are drawn.
    n_draws: u8,
    /// Dice that come back.
    revived: Party,
    /// True if the dragon is defeated.
    has_slain: bool,
    /// True if an ultimate was used other than by a hero who acts himself.
    is_unleashed: bool,
    /// The sources that are used up.
    spent: Vec<Source>,
    /// Dice that are rolled.
    rolled: (Floor, u8, Party),
    /// The ending of the delve, if it ends.
    ending: Option<Ending>,
    /// The level that is cleared, if it is.
    cleared: Option<u8>,
    level: u8,
    lair: [u8; 2],
    /// The party afterwards.
    left: Party,
}

impl Outcome {
    /// The outcome of a way at this table.
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
            Action::Use { with, .. } | Action::Unleash(Unleash::With { with }) => {
                self.spent.push(*with)
            }
            Action::Dragon { band } => self.spent.extend(band.members()),
            Action::Unleash(Unleash::For { treasure, .. })
            | Action::Skill(Skill::Discard { treasure })
            | Action::Skill(Skill::Ready { treasure }) => {
                self.spent.push(Source::Treasure(*treasure))
            }
            Action::Spend(Magic::Ring) => self.spent.push(Source::Treasure(Treasure::Ring)),
            Action::Spend(Magic::Elixir { .. }) => {
                self.spent.push(Source::Treasure(Treasure::Elixir))
            }
            Action::Spend(Magic::Bait) => self.spent.push(Source::Treasure(Treasure::Bait)),
            Action::Spend(Magic::Portal) => self.spent.push(Source::Treasure(Treasure::Portal)),
            Action::Form(_) | Action::Skill(_) | Action::Unleash(_) | Action::Course(_) => {}
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

    /// Gains and costs in one or two sentences; with the party that is left, if that is wanted.
    pub fn sentences(&self, tells_left: bool, lang: Lang) -> String {
        let brings = and(&self.brings(lang), lang).map(|it| message!(lang, "brings", brings = &it));
        let sentences: Vec<String> =
            brings.into_iter().chain(self.costs(tells_left, lang)).collect();
        if sentences.is_empty() {
            return message!(lang, "costs-nothing").to_owned();
        }
        sentences.join(" ")
    }

    /// The gains: verbs in English, clauses in Russian.
    fn brings(&self, lang: Lang) -> Vec<String> {
        let mut brings = Vec::new();
        if !self.gone.is_empty() {
            let (n, gone) = (self.gone.total(), monsters(&self.gone, lang));
            brings.push(message!(lang, "brings-gone", n = n, monsters = &gone));
        }
        brings.extend(self.lair_after(lang));
        if self.n_draws != 0 {
            brings.push(message!(lang, "brings-treasures", n = self.n_draws));
        }
        if !self.revived.is_empty() {
            let (n, dice) = (self.revived.total(), party_list(&self.revived, lang));
            brings.push(message!(lang, "brings-back", n = n, dice = &dice));
        }
        if self.n_rolled() != 0 {
            brings.push(message!(lang, "brings-rolled", n = self.n_rolled()));
        }
        brings.extend(self.ends(lang));
        brings
    }

    /// The fate of the dragon and its lair.
    fn lair_after(&self, lang: Lang) -> Option<String> {
        if self.has_slain {
            return Some(message!(lang, "brings-dragon").to_owned());
        }
        if self.lair[0] != 0 && self.lair[1] == 0 && self.ending.is_none() {
            return Some(message!(lang, "brings-empty-lair").to_owned());
        }
        let face = DungeonFace::Dragon.name();
        (self.lair[0] < self.lair[1])
            .then(|| message!(lang, "brings-lair", n = self.lair[1], face = face))
    }

    /// The number of dice that luck will decide.
    fn n_rolled(&self) -> u8 {
        let (floor, n_lair, party) = &self.rolled;
        floor.total() + n_lair + party.total()
    }

    /// The end of the level or the delve.
    fn ends(&self, lang: Lang) -> Option<String> {
        match self.ending {
            Some(Ending::Fled) => Some(message!(lang, "brings-flight", level = self.level)),
            Some(Ending::Retired | Ending::Portal | Ending::Legend) => {
                Some(message!(lang, "brings-home", level = self.level))
            }
            None => self.cleared.map(|level| message!(lang, "brings-cleared", level = level)),
        }
    }

    /// All that is used up, dice counted.
    fn spent(&self, lang: Lang) -> Option<String> {
        let (mut dice, mut others) = (Party::NONE, String::new());
        for &it in &self.spent {
            match it {
                Source::Die(face) => dice[face] += 1,
                Source::Temp(_) | Source::Treasure(_) | Source::Hero => {
                    others = both_lists(others, source(it).get(lang).to_owned());
                }
            }
        }
        if self.is_unleashed {
            others = both_lists(others, message!(lang, "costs-ability").to_owned());
        }
        let all = both_lists(party_list(&dice, lang), others);
        (!all.is_empty()).then_some(all)
    }

    fn costs(&self, tells_left: bool, lang: Lang) -> Option<String> {
        let spent = &self.spent(lang)?;
        if !tells_left || self.ending.is_some() || !self.rolled.2.is_empty() {
            return Some(message!(lang, "costs", spent = spent));
        }
        if self.left.is_empty() {
            return Some(message!(lang, "costs-all", spent = spent));
        }
        let (n, left) = (self.left.total(), party_list(&self.left, lang));
        Some(message!(lang, "costs-and-leaves", spent = spent, n = n, left = &left))
    }

    /// A sentence about what is worse in the next best way; none where it does not show.
    pub fn over(&self, next: &Outcome, lang: Lang) -> Option<String> {
        self.at_the_end(next, lang).or_else(|| self.on_the_way(next, lang))
    }

    /// Another end that the next best way has.
    fn at_the_end(&self, next: &Outcome, lang: Lang) -> Option<String> {
        let words = match next.ending {
            Some(Ending::Fled) if self.ending != next.ending => {
                return Some(message!(lang, "next-flees", level = next.level));
            }
            Some(Ending::Retired | Ending::Portal | Ending::Legend) if self.ending.is_none() => {
                return Some(message!(lang, "next-ends", level = next.level));
            }
            Some(_) | None if self.n_rolled() == 0 && next.n_rolled() != 0 => {
                message!(lang, "next-rolls")
            }
            Some(_) | None if self.has_slain && !next.has_slain => {
                message!(lang, "next-leaves-dragon")
            }
            Some(_) | None if next.n_draws < self.n_draws => message!(lang, "next-draws-fewer"),
            Some(_) | None => return None,
        };
        Some(words.to_owned())
    }

    /// The things that the next best way uses up instead.
    fn on_the_way(&self, next: &Outcome, lang: Lang) -> Option<String> {
        if self.ending.is_some() || next.ending.is_some() || self.n_rolled() + next.n_rolled() != 0
        {
            return None;
        }
        let (mut costs, mut keeps) = (Party::NONE, Party::NONE);
        for face in PartyFace::ALL {
            costs[face] = self.left[face].saturating_sub(next.left[face]);
            keeps[face] = next.left[face].saturating_sub(self.left[face]);
        }
        let owned = |it: &&Source| matches!(it, Source::Treasure(_)) && !self.spent.contains(it);
        let lost = if costs.is_empty() {
            source(*next.spent.iter().find(owned)?).get(lang).to_owned()
        } else {
            party_list(&costs, lang)
        };
        let (n, lost) = (costs.total(), &lost);
        if keeps.is_empty() {
            return Some(message!(lang, "next-costs", n = n, lost = lost));
        }
        let (n_kept, kept) = (keeps.total(), &party_list(&keeps, lang));
        Some(message!(lang, "next-keeps", n_kept = n_kept, kept = kept, n = n, lost = lost))
    }
}

/// All parts of a sentence, one after another; none where there are none.
fn and(parts: &[String], lang: Lang) -> Option<String> {
    let (last, before) = parts.split_last()?;
    if before.is_empty() {
        return Some(last.clone());
    }
    Some(message!(lang, "brings-and", before = &before.join(", "), last = last))
}
