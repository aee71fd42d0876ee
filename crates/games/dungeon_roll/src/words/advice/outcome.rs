//! What comes of a way, told from what the rules make of it.

use crate::action::{Action, Ending, Event, Magic, Skill, Source, Unleash};
use crate::dice::{DungeonFace, Floor, FloorDice, Horde, Monster, Party, PartyFace};
use crate::forecast::Blind;
use crate::rules::apply;
use crate::state::{State, Table};
use crate::treasures::Treasure;
use crate::words::names::{both_lists, counted, dungeon_dice, monsters, party_list, source};
use kernel::{Lang, capital};

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

    /// What it brings, and what it costs, in one or two sentences; with the party that is left, if that is wanted.
    pub fn sentences(&self, tells_left: bool, lang: Lang) -> String {
        let brings = and(&self.brings(lang), lang);
        let brings = match (brings.is_empty(), lang) {
            (true, _) => None,
            (false, Lang::En) => Some(format!("It {brings}.")),
            (false, Lang::Ru) => Some(format!("{}.", capital(&brings))),
        };
        let sentences: Vec<String> =
            brings.into_iter().chain(self.costs(tells_left, lang)).collect();
        if sentences.is_empty() {
            return lang.pick("It costs nothing.", "Это ничего не стоит.").to_owned();
        }
        sentences.join(" ")
    }

    /// What it brings: verbs in English, clauses in Russian.
    fn brings(&self, lang: Lang) -> Vec<String> {
        let mut brings = Vec::new();
        if !self.gone.is_empty() {
            let gone = monsters(&self.gone, lang);
            let verb = one_or_more(self.gone.total(), ["уходит", "уходят"]);
            brings.push(lang.pick(format!("gets rid of {gone}"), format!("с пути {verb} {gone}")));
        }
        brings.extend(self.lair_after(lang));
        if self.n_draws != 0 {
            let forms = ["сокровище", "сокровища", "сокровищ"];
            let n = counted(self.n_draws, lang, ["treasure", "treasures"], forms);
            let verb = one_or_more(self.n_draws, ["достаётся", "достаются"]);
            brings.push(lang.pick(
                format!("draws {n} from the bag"),
                format!("из сундука сокровищ {verb} {n}"),
            ));
        }
        if !self.revived.is_empty() {
            let dice = party_list(&self.revived, lang);
            let verb = one_or_more(self.revived.total(), ["возвращается", "возвращаются"]);
            brings.push(lang.pick(
                format!("brings {dice} back from the graveyard"),
                format!("с кладбища {verb} {dice}"),
            ));
        }
        let n_dice = self.n_rolled();
        if n_dice != 0 {
            let dice = counted(n_dice, lang, ["die", "dice"], ["кубик", "кубика", "кубиков"]);
            let verb = one_or_more(n_dice, ["падает", "падают"]);
            brings.push(lang.pick(format!("rolls {dice} anew"), format!("заново {verb} {dice}")));
        }
        brings.extend(self.ends(lang));
        brings
    }

    /// What becomes of the dragon and its lair.
    fn lair_after(&self, lang: Lang) -> Option<String> {
        if self.has_slain {
            let words = lang.pick("defeats the dragon for +1 XP", "дракон побеждён: +1 ОО");
            return Some(words.to_owned());
        }
        if self.lair[0] != 0 && self.lair[1] == 0 && self.ending.is_none() {
            return Some(lang.pick("empties the lair", "логово пустеет").to_owned());
        }
        (self.lair[0] < self.lair[1]).then(|| {
            let n = dungeon_dice(self.lair[1], DungeonFace::Dragon, lang);
            lang.pick(format!("leaves {n} in the lair"), format!("в логове будет {n}"))
        })
    }

    /// How many dice luck will decide.
    fn n_rolled(&self) -> u8 {
        let (floor, n_lair, party) = &self.rolled;
        floor.total() + n_lair + party.total()
    }

    /// How the level or the delve ends.
    fn ends(&self, lang: Lang) -> Option<String> {
        let level = self.level;
        match self.ending {
            Some(Ending::Fled) => Some(lang.pick(
                format!(
                    "brings nothing for level {level}, but what treasures and dragons brought stays yours"
                ),
                format!("за уровень {level} не будет ничего, но сокровища и опыт за драконов останутся"),
            )),
            Some(Ending::Retired | Ending::Portal | Ending::Legend) => Some(lang.pick(
                format!("brings +{level} XP for sure and ends the delve"),
                format!("будет наверняка +{level} ОО, и приключение окончено"),
            )),
            None => self.cleared.map(|level| {
                lang.pick(format!("clears level {level}"), format!("уровень {level} пройден"))
            }),
        }
    }

    /// What is used up, dice counted.
    fn spent(&self, lang: Lang) -> Option<String> {
        let (mut dice, mut others) = (Party::NONE, String::new());
        for &it in &self.spent {
            match it {
                Source::Die(face) => dice[face] += 1,
                Source::Temp(_) | Source::Treasure(_) | Source::Hero => {
                    others = both_lists(others, source(it, lang));
                }
            }
        }
        if self.is_unleashed {
            let ability = lang.pick("the hero’s ability", "способность героя");
            others = both_lists(others, ability.to_owned());
        }
        let all = both_lists(party_list(&dice, lang), others);
        (!all.is_empty()).then_some(all)
    }

    fn costs(&self, tells_left: bool, lang: Lang) -> Option<String> {
        let spent = self.spent(lang)?;
        let costs = lang.pick(format!("It costs {spent}"), format!("Цена — {spent}"));
        if !tells_left || self.ending.is_some() || !self.rolled.2.is_empty() {
            return Some(format!("{costs}."));
        }
        let left = party_list(&self.left, lang);
        if left.is_empty() {
            let none = lang.pick("and leaves no die", "и кубиков не останется");
            return Some(format!("{costs} {none}."));
        }
        let verb = one_or_more(self.left.total(), ["останется", "останутся"]);
        Some(lang.pick(format!("{costs} and leaves {left}."), format!("{costs}; {verb} {left}.")))
    }

    /// What is worse about the next best way, in one sentence; none where it does not show.
    pub fn over(&self, next: &Outcome, lang: Lang) -> Option<String> {
        let said = self.at_the_end(next, lang).or_else(|| self.on_the_way(next, lang))?;
        let next = lang.pick("The next best way", "В следующем по силе варианте");
        Some(format!("{next} {said}."))
    }

    /// How the next best way ends otherwise.
    fn at_the_end(&self, next: &Outcome, lang: Lang) -> Option<String> {
        let level = next.level;
        let words = match next.ending {
            Some(Ending::Fled) if self.ending != next.ending => lang.pick(
                format!("flees, with nothing for level {level}"),
                format!("придётся бежать, и за уровень {level} ничего не будет"),
            ),
            Some(Ending::Retired | Ending::Portal | Ending::Legend) if self.ending.is_none() => {
                lang.pick(
                    format!("ends the delve with +{level} XP"),
                    format!("приключение кончится: +{level} ОО"),
                )
            }
            Some(_) | None if self.n_rolled() == 0 && next.n_rolled() != 0 => {
                lang.pick("leaves it to the dice", "всё решит бросок").to_owned()
            }
            Some(_) | None if self.has_slain && !next.has_slain => {
                lang.pick("leaves the dragon alive", "дракон останется жив").to_owned()
            }
            Some(_) | None if next.n_draws < self.n_draws => {
                lang.pick("draws fewer treasures", "сокровищ будет меньше").to_owned()
            }
            Some(_) | None => return None,
        };
        Some(words)
    }

    /// What the next best way uses up instead.
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
            next.spent.iter().find(owned).map(|it| source(*it, lang))
        } else {
            Some(party_list(&costs, lang))
        };
        let lost = lost?;
        let goes = one_or_more(costs.total(), ["уйдёт", "уйдут"]);
        if keeps.is_empty() {
            return Some(lang.pick(format!("costs {lost} too"), format!("{goes} ещё и {lost}")));
        }
        let stays = one_or_more(keeps.total(), ["останется", "останутся"]);
        let kept = party_list(&keeps, lang);
        Some(lang.pick(
            format!("keeps {kept}, but costs {lost}"),
            format!("{stays} {kept}, но {goes} {lost}"),
        ))
    }
}

/// The Russian verb of one, or of more; of none it is that of one.
const fn one_or_more(n: u8, verbs: [&'static str; 2]) -> &'static str {
    verbs[(1 < n) as usize]
}

/// All parts of a sentence, one after another.
fn and(parts: &[String], lang: Lang) -> String {
    let Some((last, before)) = parts.split_last() else { return String::new() };
    if before.is_empty() {
        return last.clone();
    }
    format!("{}{}{last}", before.join(", "), lang.pick(" and ", ", и "))
}
