//! What the heroes that came after the box ask for at the table.

use super::*;

fn with(hero: Hero, is_master: bool, party: &str, floor: &str, lair: u8) -> Desk {
    delve(Some((hero, is_master)), party, floor, lair, |_| {})
}

#[test]
fn an_ultimate_that_asks_for_nothing_asks_once_more() {
    for (hero, is_master) in [
        (Hero::Alchemist, false),
        (Hero::Dwarf, true),
        (Hero::Tracker, true),
        (Hero::Marpesia, false),
        (Hero::Toulak, false),
    ] {
        let desk = with(hero, is_master, "FC", "GK", 0);
        assert_eq!(desk.scene().hero.lit, Lit::Free, "{hero:?}");
        let desk = desk.after(&[Spot::Hero]);
        assert_eq!(desk.scene().dock.say, Say::Sure(Action::Unleash), "{hero:?}");
        let Pick::Act(actions) = desk.pick(Spot::Hero) else { panic!("{hero:?}") };
        assert_eq!(actions[0], Action::Unleash, "{hero:?}");
    }
    let rolled = with(Hero::Alchemist, true, "FC", "GK", 0).after(&[Spot::Hero]);
    assert_eq!(rolled.scene().dock.brings, [Mark { sign: Sign::PartyRoll, n: 2 }]);
    let full = with(Hero::Alchemist, false, "FFFFFFF", "GK", 0);
    assert_eq!(full.scene().hero.lit, Lit::Idle);
    full.refuses(Spot::Hero, Refusal::UltimateInVain);
}

#[test]
fn breath_takes_monsters_one_by_one() {
    let desk = with(Hero::Sorceress, false, "FC", "GGKO", 2).after(&[Spot::Hero]);
    assert_eq!(desk.scene().dock.say, Say::Aim(2));
    let desk = desk.after(&[Spot::Floor(GOBLIN, 1)]);
    assert_eq!(desk.scene().dock.say, Say::Aim(1));
    desk.acts(Spot::Main, &["unleash G"]);
    desk.acts(Spot::Floor(OOZE, 0), &["unleash GO"]);
    with(Hero::Sorceress, false, "FC", "GGKO", 0).refuses(Spot::Hero, Refusal::UltimateInVain);
}

#[test]
fn where_types_go_together_one_touch_takes_a_type() {
    let desk = with(Hero::Sorceress, true, "FC", "GGKKO", 2).after(&[Spot::Hero]);
    assert_eq!(desk.scene().dock.say, Say::AimTypes(2));
    let desk = desk.after(&[Spot::Floor(GOBLIN, 0)]);
    assert_eq!(desk.scene().dock.say, Say::AimTypes(1));
    let picked = |it: &&super::super::scene::MonsterDie| it.lit == Lit::Picked;
    assert_eq!(desk.scene().level.dice.iter().filter(picked).count(), 2);
    desk.acts(Spot::Main, &["unleash GG"]);
    desk.acts(Spot::Floor(SKELETON, 1), &["unleash GGKK"]);
    let desk = desk.after(&[Spot::Floor(GOBLIN, 1)]);
    assert_eq!(desk.scene().dock.main, None);
    let midas = with(Hero::AmarSuen, false, "FC", "GGK", 0).after(&[Spot::Hero]);
    midas.acts(Spot::Floor(GOBLIN, 0), &["unleash GG"]);
}

#[test]
fn a_rally_takes_a_monster_for_each_champion() {
    let desk = with(Hero::Dwarf, false, "FHH", "GKO", 0).after(&[Spot::Hero]);
    let desk = desk.after(&[Spot::Floor(GOBLIN, 0)]);
    desk.acts(Spot::Floor(OOZE, 0), &["unleash GO"]);
    with(Hero::Dwarf, false, "FF", "GKO", 0).refuses(Spot::Hero, Refusal::UltimateInVain);
}

#[test]
fn the_re_roll_of_a_level_is_a_choice_of_its_own() {
    let desk = with(Hero::Tracker, false, "FC", "GK$", 0);
    assert_eq!(
        desk.scene().dock.choices.iter().map(|it| it.spot).collect::<Vec<_>>(),
        [Spot::Again]
    );
    let desk = desk.after(&[Spot::Again]);
    assert_eq!(desk.lit(), [GOBLIN]);
    assert_eq!(desk.scene().dock.say, Say::Again);
    desk.acts(Spot::Floor(GOBLIN, 0), &["again G"]);
    desk.refuses(Spot::Floor(SKELETON, 0), Refusal::OtherDie);
    assert_eq!(desk.after(&[Spot::Drop]).draft().plan, Plan::Open);
    let any = with(Hero::Toulak, false, "FC", "K$", 0).after(&[Spot::Again]);
    assert_eq!(any.lit(), [SKELETON, Target::Chests]);
    let mut done = with(Hero::Tracker, false, "FC", "GK$", 0);
    done.view.table.delve.has_tracked = true;
    assert!(done.scene().dock.choices.is_empty());
}

#[test]
fn rage_leaves_one_way() {
    let raging = |table: &mut Table| {
        table.delve.phase = Phase::Regroup;
        table.delve.is_raging = true;
    };
    let desk = delve(Some((Hero::Dwarf, true)), "FC", "-", 0, raging);
    assert_eq!(desk.scene().dock.say, Say::NoRetreat(4));
    assert_eq!(desk.scene().dock.other, Other::None);
    desk.refuses(Spot::Retire, Refusal::NoRetreat);
    desk.acts(Spot::Main, &["seek"]);
}

#[test]
fn a_legend_has_no_way_to_rise_and_a_late_dragon() {
    let desk = with(Hero::Marpesia, false, "FC", "GK", 2);
    assert_eq!(desk.scene().hero.to_master, None);
    assert_eq!(desk.scene().level.n_asleep, 2);
    let novice = with(Hero::Viking, false, "HH", "GK", 2);
    assert_eq!(novice.scene().hero.to_master, Some(5));
}

#[test]
fn all_heroes_lie_open_when_asked_for() {
    let deck = |roster| {
        let setup = format!(
            "players=1 deal=choose first=1 bait=all scrolls=monster dice=7 bag=single heroes={roster}"
        );
        let setup: Setup = setup.parse().expect("a setup");
        let table = Table::new(1, setup.house, Seat::FIRST, full_bag(1));
        let desk =
            Desk { view: View { eye: Eye::Seat(Seat::FIRST), table }, draft: Draft::default() };
        desk.scene().candidates.len()
    };
    assert_eq!((deck("base"), deck("all")), (8, Hero::ALL.len()));
}
