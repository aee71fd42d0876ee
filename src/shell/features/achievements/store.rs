//! Achievements on this device: which were earned, by whom and when; and what was best with each member
//! of a game's cast. They stand in the results of the hall, so they count when those do.

use std::collections::BTreeSet;

use crate::kernel::achievements::AchievementInfo;
use crate::kernel::{gather, sort_few};
use crate::shell::store::hall::groups::earning;
use crate::shell::store::hall::{Achieved, Feat};

/// A person in a result.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Deed<'f> {
    pub feat: &'f Feat,
    /// The place of the seat at the table, counted from 0.
    pub place: usize,
    pub seat: &'f Achieved,
}

/// Everybody but computers in the results of a game, the earliest first.
fn deeds<'f>(feats: &'f [Feat], game: &str) -> Vec<Deed<'f>> {
    let mut feats: Vec<&Feat> = feats.iter().filter(|it| it.game == game).collect();
    // They were added in this order, but for those that came in files.
    sort_few(&mut feats, |it| it.ended);
    let of = |feat: &'f Feat| {
        let seats = feat.seats.iter().enumerate().filter(|(_, it)| it.is_person);
        seats.map(move |(place, seat)| Deed { feat, place, seat })
    };
    feats.into_iter().flat_map(of).collect()
}

/// The bearers of an achievement, the first first; each name once.
pub fn bearers<'f>(feats: &'f [Feat], game: &str, key: &str) -> Vec<Deed<'f>> {
    let mut found: Vec<Deed<'f>> = Vec::new();
    for deed in deeds(feats, game) {
        let is_known = found.iter().any(|it| it.seat.name == deed.seat.name);
        if !is_known && deed.seat.achievements.iter().any(|it| it == key) {
            found.push(deed);
        }
    }
    found
}

/// The members of the cast that matches of a game were finished with.
pub fn finished_with<'f>(feats: &'f [Feat], game: &str) -> BTreeSet<&'f str> {
    let with = deeds(feats, game).into_iter().map(|it| it.seat.with.as_str());
    gather(with.filter(|it| !it.is_empty()))
}

/// The best result with a member of the cast, the earliest of equals; a lost table comes last.
pub fn best_with<'f>(feats: &'f [Feat], game: &str, member: &str) -> Option<Deed<'f>> {
    let with = deeds(feats, game).into_iter().filter(|it| it.seat.with == member);
    let worth = |it: &Deed| (!it.feat.is_lost, it.seat.total);
    with.reduce(|best, it| if worth(&best) < worth(&it) { it } else { best })
}

/// Adds what each seat has earned within a match to its result, as far as persons play it, and what the
/// result completes; `others` are the other results. What was earned once stays. Tells whether anything
/// is new.
pub fn note_earned(
    feat: &mut Feat,
    earned: &[Vec<&str>],
    achievements: &[AchievementInfo],
    others: &[Feat],
) -> bool {
    // What stands apart earns nothing.
    if !feat.may_earn() {
        return false;
    }
    let n_before = n_noted(feat);
    let seats = feat.seats.iter_mut().zip(earned).filter(|(seat, _)| seat.is_person);
    for (seat, keys) in seats {
        let is_new = |it: &&&str| !seat.achievements.iter().any(|key| key == **it);
        let new: Vec<String> = keys.iter().filter(is_new).map(|it| (*it).to_owned()).collect();
        seat.achievements.extend(new);
    }
    complete(feat, achievements, others);
    n_before < n_noted(feat)
}

fn n_noted(feat: &Feat) -> usize {
    feat.seats.iter().map(|it| it.achievements.len()).sum()
}

/// The results of all other matches that stand together with this one: `plain` are the fields of a setup
/// without house rules and expansions.
pub fn others_of(own: &Feat, all: Vec<Feat>, plain: &[&str]) -> Vec<Feat> {
    let together = earning(all, plain, own.is_plain(plain));
    together.into_iter().filter(|it| it.id != own.id).collect()
}

/// Adds the achievements of several matches that a result completes; `others` are the results before
/// it. They go to the player who brings what was missing.
pub fn complete(feat: &mut Feat, achievements: &[AchievementInfo], others: &[Feat]) {
    let before = finished_with(others, &feat.game);
    let own = feat.seats.iter().filter(|it| it.is_person).map(|it| it.with.clone());
    let own: Vec<String> = own.collect();
    for achievement in achievements.iter().filter(|it| !it.each.is_empty()) {
        let missing = || achievement.each.iter().filter(|it| !before.contains(**it));
        let is_complete = missing().all(|it| own.iter().any(|with| with == *it));
        if !is_complete || !bearers(others, &feat.game, achievement.key).is_empty() {
            continue;
        }
        // Results that came in a file may have brought the last of them without a match.
        let brings = |with: &str| match missing().next() {
            Some(_) => missing().any(|it| *it == with),
            None => achievement.each.contains(&with),
        };
        for seat in feat.seats.iter_mut().filter(|it| it.is_person && brings(&it.with)) {
            // It may have been noted when the match was looked at before.
            if !seat.achievements.iter().any(|it| it == achievement.key) {
                seat.achievements.push(achievement.key.to_owned());
            }
        }
    }
}

/// The achievements of a result that are new to those who have earned them, with the place of the seat.
pub fn news<'h>(
    feat: &Feat,
    achievements: &'h [AchievementInfo],
    others: &[Feat],
) -> Vec<(usize, &'h AchievementInfo)> {
    let mut found = Vec::new();
    for (place, seat) in feat.seats.iter().enumerate() {
        let is_new = |it: &&AchievementInfo| {
            let bearers = bearers(others, &feat.game, it.key);
            let is_borne = bearers.iter().any(|bearer| bearer.seat.name == seat.name);
            seat.achievements.iter().any(|key| key == it.key) && !is_borne
        };
        found.extend(achievements.iter().filter(is_new).map(|it| (place, it)));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::Text;
    use crate::shell::store::kept::by_language::ByLanguage;

    const LUCKY: AchievementInfo = achievement("lucky", &[]);
    const BOTH: AchievementInfo = achievement("both", &["elf", "dwarf"]);

    const fn achievement(key: &'static str, each: &'static [&'static str]) -> AchievementInfo {
        AchievementInfo { key, name: Text::same(""), how: Text::same(""), each }
    }

    /// A result: its id, when it ended, and for each seat name, total, what it played with, achievements.
    fn feat(id: &str, ended: f64, seats: &[(&str, i32, &str, &[&str])]) -> Feat {
        let achieved = |&(name, total, with, achievements): &(&str, i32, &str, &[&str])| Achieved {
            name: name.to_owned(),
            is_person: name != "computer",
            rank: 1,
            total,
            is_out: false,
            with: with.to_owned(),
            level: String::new(),
            luck: String::new(),
            achievements: achievements.iter().map(|it| (*it).to_owned()).collect(),
        };
        Feat {
            id: id.to_owned(),
            game: "tiny".to_owned(),
            ended,
            seed: String::new(),
            setup: String::new(),
            seats: seats.iter().map(achieved).collect(),
            is_lost: false,
            marks: Vec::new(),
            today: String::new(),
            said: ByLanguage::default(),
        }
    }

    #[test]
    fn each_name_bears_an_achievement_once_since_it_was_first_earned() {
        let feats = [
            feat("late", 3.0, &[("Ada", 1, "", &["lucky"])]),
            feat("first", 1.0, &[("Ada", 1, "", &["lucky"]), ("Bob", 1, "", &[])]),
            feat("next", 2.0, &[("Ada", 1, "", &[]), ("Bob", 1, "", &["lucky"])]),
        ];
        let found = bearers(&feats, "tiny", "lucky");
        let told: Vec<_> = found.iter().map(|it| (it.feat.id.as_str(), it.place)).collect();
        assert_eq!(told, [("first", 0), ("next", 1)]);
        assert!(bearers(&feats, "other", "lucky").is_empty());
    }

    #[test]
    fn the_best_with_each_is_that_of_a_person_and_the_earliest_of_equals() {
        let feats = [
            feat("equal", 2.0, &[("Ada", 9, "elf", &[])]),
            feat("best", 1.0, &[("Bob", 9, "elf", &[]), ("computer", 40, "elf", &[])]),
            feat("other", 3.0, &[("Ada", 12, "dwarf", &[])]),
        ];
        let best = |member| best_with(&feats, "tiny", member).map(|it| it.feat.id.as_str());
        assert_eq!((best("elf"), best("dwarf"), best("orc")), (Some("best"), Some("other"), None));
    }

    #[track_caller]
    fn completes(others: &[Feat], mut own: Feat, by: &[&str]) {
        complete(&mut own, &[LUCKY, BOTH], others);
        let borne = own.seats.iter().filter(|it| it.achievements == ["both"]);
        assert_eq!(borne.map(|it| it.name.as_str()).collect::<Vec<_>>(), by);
    }

    #[test]
    fn who_brings_the_last_of_all_earns_what_takes_several_matches() {
        let elf = feat("elf", 1.0, &[("Ada", 1, "elf", &[])]);
        let dwarf = |name| feat("dwarf", 2.0, &[(name, 1, "dwarf", &[]), ("Cy", 1, "elf", &[])]);
        completes(std::slice::from_ref(&elf), dwarf("Bob"), &["Bob"]);
        completes(std::slice::from_ref(&elf), dwarf("computer"), &[]);
        completes(&[], dwarf("Bob"), &["Bob", "Cy"]);
        completes(&[], elf.clone(), &[]);
        let borne = feat("borne", 1.0, &[("Ada", 1, "elf", &["both"])]);
        completes(&[borne], dwarf("Bob"), &[]);
        completes(&[elf, dwarf("Bob")], feat("next", 3.0, &[("Di", 1, "elf", &[])]), &["Di"]);
    }

    #[test]
    fn an_achievement_is_news_to_whom_it_is_new() {
        let before = feat("before", 1.0, &[("Ada", 1, "", &["lucky"])]);
        let now = feat("now", 2.0, &[("Ada", 1, "", &["lucky"]), ("Bob", 1, "", &["lucky"])]);
        let others = [before];
        let told = news(&now, &[LUCKY, BOTH], &others);
        assert_eq!(told, [(1, &LUCKY)]);
    }
}
