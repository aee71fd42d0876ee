//! The tracks of the sheet, compared with the printed tables of sections 5.7 to 5.10 and 5.14.

use paper_dungeons::Reward;
use paper_dungeons::tracks::{
    self, GEM_GLORY, MINION_GLORY, gem_reward, level_glory, mission_glory, potion_reward,
    solo_title, wound_penalty,
};

use super::components::number;

#[track_caller]
fn check<T: PartialEq + std::fmt::Debug>(ids: &[&str], at: usize, ours: T, printed: T) {
    assert_eq!(ours, printed, "{} at {at}", ids.join(", "));
}

/// A printed track: its rows without their names.
fn track(table: &'static str) -> Vec<Vec<&'static str>> {
    table.lines().skip(1).map(|it| it.split(" | ").skip(1).map(str::trim).collect()).collect()
}

#[test]
fn the_wound_track_costs_one_glory_for_every_pair_of_hearts() {
    let printed = track(include_str!("tables/wounds.txt"));
    for (wounds, glory) in printed[0].iter().zip(&printed[1]) {
        let (first, last) = wounds.split_once('–').unwrap_or((wounds, wounds));
        let first = number(first.trim_end_matches('+')) as u16;
        let last = if wounds.ends_with('+') { 60 } else { number(last) as u16 };
        for wounds in first..=last {
            let ours = -i32::from(wound_penalty(wounds));
            check(&["PD-068", "PD-270"], wounds.into(), ours, number(glory));
        }
    }
}

#[test]
fn the_lowest_level_counts() {
    let printed = track(include_str!("tables/levels.txt"));
    for (idx, glory) in printed[1].iter().enumerate() {
        check(&["PD-094"], idx + 1, i32::from(level_glory(idx as u8 + 1)), number(glory));
    }
}

#[test]
fn the_gem_track_has_ten_circles_and_three_rewards() {
    let printed = track(include_str!("tables/gems.txt"));
    check(&["PD-224"], 10, GEM_GLORY.len(), printed[1].len());
    check(&["PD-224"], 10, tracks::GEMS_MAX, 10);
    for (gems, glory) in printed[1].iter().enumerate() {
        check(&["PD-270"], gems, i32::from(GEM_GLORY[gems]), number(glory));
        check(&["PD-212"], gems, gem_reward(gems as u8), printed_reward(printed[2][gems]));
    }
}

fn printed_reward(text: &str) -> Option<Reward> {
    match text {
        "1 potion" => Some(Reward::Potion),
        "1 level-up" => Some(Reward::Level),
        "1 item box" => Some(Reward::Box),
        "–" => None,
        other => panic!("{other} is no reward"),
    }
}

#[test]
fn the_minion_track_has_twelve_boxes() {
    let printed = track(include_str!("tables/minions.txt"));
    check(&["PD-145"], 12, MINION_GLORY.len(), printed[1].len());
    for (minions, glory) in printed[1].iter().enumerate() {
        check(&["PD-270"], minions, i32::from(MINION_GLORY[minions]), number(glory));
    }
}

#[test]
fn potions_stand_in_three_rows_of_four() {
    for potion in 1..=12 {
        let reward = match potion {
            4 => Some(Reward::Level),
            8 => Some(Reward::Box),
            12 => Some(Reward::Gem),
            _ => None,
        };
        check(&["PD-113"], potion.into(), potion_reward(potion), reward);
    }
    check(&["PD-112"], 12, tracks::POTIONS_MAX, 12);
    check(&["PD-065"], 12, tracks::HEARTS, 2);
}

#[test]
fn missions_give_less_and_less_to_a_team_alone() {
    for (idx, glory) in [6, 5, 4, 4, 3, 3, 2, 1].into_iter().enumerate() {
        check(&["PD-332"], idx + 1, mission_glory(true, idx as u8 + 1), glory);
        check(&["PD-232"], idx + 1, mission_glory(false, idx as u8 + 1), 4);
    }
}

#[test]
fn solo_results_have_seven_ranks() {
    #[rustfmt::skip]
    let ranks = [
        (-20, "Lost in the Dark", "Заблудившийся"), (29, "Lost in the Dark", "Заблудившийся"),
        (30, "Squire", "Оруженосец"), (49, "Squire", "Оруженосец"),
        (50, "Adventurer", "Искатель приключений"), (64, "Adventurer", "Искатель приключений"),
        (65, "Hero", "Герой"), (79, "Hero", "Герой"),
        (80, "Champion", "Чемпион"), (94, "Champion", "Чемпион"),
        (95, "Legend", "Легенда"), (109, "Legend", "Легенда"),
        (110, "Immortal", "Бессмертный"), (150, "Immortal", "Бессмертный"),
    ];
    for (total, en, ru) in ranks {
        let title = solo_title(total);
        assert_eq!((title.en(), title.ru()), (en, ru), "{}: {total}", ["PD-333"].join(""));
    }
}
