//! Tests of heroes at the table, those of the box first.

use super::*;
use crate::games::dungeon_roll::client::{DungeonFace, Pile, Skill, Unleash};

fn with(hero: Hero, is_master: bool, party: &str, floor: &str, lair: u8) -> AppContext {
    delve(Some((hero, is_master)), party, floor, lair, |_| {})
}

#[test]
fn an_ultimate_is_aimed_at_monsters() {
    let hero = Some((Hero::Mercenary, false));
    let ctx = delve(hero, "F", "GKO", 0, |_| {}).after(&[HERO]);
    assert_eq!(ctx.board_model().hero.lit, Lit::Held);
    let ctx = ctx.after(&[floor(OOZE, 0)]);
    ctx.acts(Spot::Main, &["unleash O"]);
    ctx.acts(floor(GOBLIN, 0), &["unleash GO"]);
    assert_eq!(ctx.pick(floor(Target::Chests, 0)), Pick::Nothing(Why::NoMonster));
}

#[test]
fn an_ultimate_takes_only_its_own_monsters() {
    let hero = Some((Hero::Occultist, false));
    let ctx = delve(hero, "F", "GK", 0, |_| {}).after(&[HERO]);
    assert_eq!(ctx.lit(), [SKELETON]);
    ctx.refuses(floor(GOBLIN, 0), Refusal::OtherMonster(Monster::Skeleton));
    ctx.acts(floor(SKELETON, 0), &["unleash K"]);
}

#[test]
fn the_hero_who_acts_is_used_like_a_die() {
    let hero = Some((Hero::Spellsword, false));
    let ctx = delve(hero, "C", "GGOO", 0, |_| {}).after(&[HERO]);
    ctx.acts(floor(OOZE, 1), &["fight hero OO"]);
}

#[test]
fn an_exhausted_hero_says_so() {
    let hero = Some((Hero::Minstrel, false));
    let ctx = delve(hero, "F", "G", 2, |it| it.delve.is_exhausted = true);
    assert!(ctx.board_model().hero.is_exhausted);
    ctx.refuses(HERO, Refusal::Exhausted);
}

#[test]
fn divine_intervention_asks_for_a_treasure_and_faces() {
    let hero = Some((Hero::Crusader, true));
    let ctx = delve(hero, "FFCCMT", "GP", 0, |it| {
        owns(it, Treasure::Scales);
        owns(it, Treasure::Ring);
    });
    let ctx = ctx.after(&[HERO]);
    assert_eq!(ctx.board_model().dock.say, Prompt::Give);
    let ctx = ctx.after(&[treasure(Treasure::Scales), Spot::Choice(Choice::Face(Thief))]);
    ctx.acts(Spot::Main, &["unleash scales T", "end"]);
    ctx.after(&[Spot::Choice(Choice::Face(Mage))]).acts(Spot::Main, &["unleash scales M", "end"]);
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
        let ctx = with(hero, is_master, "FC", "GK", 0);
        assert_eq!(ctx.board_model().hero.lit, Lit::Free, "{hero:?}");
        let ctx = ctx.after(&[HERO]);
        assert_eq!(
            ctx.board_model().dock.say,
            Prompt::Sure(Action::Unleash(Unleash::Plain)),
            "{hero:?}"
        );
        let Pick::Act(actions) = ctx.pick(HERO) else { panic!("{hero:?}") };
        assert_eq!(actions[0], Action::Unleash(Unleash::Plain), "{hero:?}");
    }
    let rolled = with(Hero::Alchemist, true, "FC", "GK", 0).after(&[HERO]);
    assert_eq!(rolled.board_model().dock.brings, [Consequence { sign: Sign::PartyRoll, n: 2 }]);
    let full = with(Hero::Alchemist, false, "FFFFFFF", "GK", 0);
    assert_eq!(full.board_model().hero.lit, Lit::Idle);
    full.refuses(HERO, Refusal::UltimateInVain);
}

#[test]
fn breath_takes_monsters_one_by_one() {
    let ctx = with(Hero::Sorceress, false, "FC", "GGKO", 2).after(&[HERO]);
    assert_eq!(ctx.board_model().dock.say, Prompt::Aim(2));
    let ctx = ctx.after(&[floor(GOBLIN, 1)]);
    assert_eq!(ctx.board_model().dock.say, Prompt::Aim(1));
    ctx.acts(Spot::Main, &["unleash G"]);
    ctx.acts(floor(OOZE, 0), &["unleash GO"]);
    with(Hero::Sorceress, false, "FC", "GGKO", 0).refuses(HERO, Refusal::UltimateInVain);
}

#[test]
fn where_types_go_together_one_touch_takes_a_type() {
    let ctx = with(Hero::Sorceress, true, "FC", "GGKKO", 2).after(&[HERO]);
    assert_eq!(ctx.board_model().dock.say, Prompt::AimTypes(2));
    let ctx = ctx.after(&[floor(GOBLIN, 0)]);
    assert_eq!(ctx.board_model().dock.say, Prompt::AimTypes(1));
    let picked = |it: &&super::super::model::MonsterDie| it.lit == Lit::Picked;
    assert_eq!(ctx.board_model().level.dice.iter().filter(picked).count(), 2);
    ctx.acts(Spot::Main, &["unleash GG"]);
    ctx.acts(floor(SKELETON, 1), &["unleash GGKK"]);
    let ctx = ctx.after(&[floor(GOBLIN, 1)]);
    assert_eq!(ctx.board_model().dock.main, None);
    let midas = with(Hero::AmarSuen, false, "FC", "GGK", 0).after(&[HERO]);
    midas.acts(floor(GOBLIN, 0), &["unleash GG"]);
}

#[test]
fn a_rally_takes_a_monster_for_each_champion() {
    let ctx = with(Hero::Dwarf, false, "FHH", "GKO", 0).after(&[HERO]);
    let ctx = ctx.after(&[floor(GOBLIN, 0)]);
    ctx.acts(floor(OOZE, 0), &["unleash GO"]);
    with(Hero::Dwarf, false, "FF", "GKO", 0).refuses(HERO, Refusal::UltimateInVain);
}

#[test]
fn the_re_roll_of_a_level_is_a_choice_of_its_own() {
    let ctx = with(Hero::Tracker, false, "FC", "GK$", 0);
    assert_eq!(
        ctx.board_model().dock.choices.iter().map(|it| it.spot).collect::<Vec<_>>(),
        [begin(Begin::Again)]
    );
    let ctx = ctx.after(&[begin(Begin::Again)]);
    assert_eq!(ctx.lit(), [GOBLIN]);
    assert_eq!(ctx.board_model().dock.say, Prompt::Again);
    ctx.acts(floor(GOBLIN, 0), &["again G"]);
    ctx.refuses(floor(SKELETON, 0), Refusal::OtherDie);
    assert_eq!(ctx.after(&[Spot::Drop]).selection().plan, Plan::Open);
    let any = with(Hero::Toulak, false, "FC", "K$", 0).after(&[begin(Begin::Again)]);
    assert_eq!(any.lit(), [SKELETON, Target::Chests]);
    let mut done = with(Hero::Tracker, false, "FC", "GK$", 0);
    done.view.table.delve.has_tracked = true;
    assert!(done.board_model().dock.choices.is_empty());
}

#[test]
fn rage_leaves_one_way() {
    let raging = |table: &mut Table| {
        table.delve.phase = Phase::Regroup;
        table.delve.is_raging = true;
    };
    let ctx = delve(Some((Hero::Dwarf, true)), "FC", "-", 0, raging);
    assert_eq!(ctx.board_model().dock.say, Prompt::NoRetreat(4));
    assert_eq!(ctx.board_model().dock.other, Other::None);
    ctx.refuses(Spot::Go(Course::Retire), Refusal::NoRetreat);
    ctx.acts(Spot::Main, &["seek"]);
}

#[test]
fn a_legend_has_no_way_to_rise_and_a_late_dragon() {
    let ctx = with(Hero::Marpesia, false, "FC", "GK", 2);
    assert_eq!(ctx.board_model().hero.to_master, None);
    assert_eq!(ctx.board_model().level.n_asleep, 2);
    let novice = with(Hero::Viking, false, "HH", "GK", 2);
    assert_eq!(novice.board_model().hero.to_master, Some(5));
}

#[test]
fn all_heroes_lie_open_when_asked_for() {
    let deck = |roster| {
        let setup = format!(
            "players=1 deal=choose first=1 bait=all scrolls=monster dice=7 bag=single heroes={roster}"
        );
        let setup: Setup = setup.parse().expect("a setup");
        let table = Table::new(Edition::FIRST, 1, setup.house, Seat::FIRST);
        let ctx = AppContext {
            view: View { observer: Observer::Seat(Seat::FIRST), table },
            selection: Selection::default(),
            chance: Chance::Unknown,
        };
        ctx.board_model().candidates.len()
    };
    assert_eq!((deck("base"), deck("all")), (8, Hero::ALL.len()));
}

#[test]
fn a_scout_lays_dice_out_by_touching_them() {
    let forming = |table: &mut Table| {
        table.delve.phase = Phase::Forming;
        table.delve.level = 0;
        table.delve.scouted = Pile::read("GGO$PD", 9).expect("dice");
    };
    let ctx = delve(Some((Hero::Scout, false)), "FFCMTHS", "-", 0, forming);
    assert_eq!(ctx.board_model().dock.say, Prompt::Scout(1, 1));
    assert_eq!(ctx.board_model().level.dice.len(), 6);
    let ctx = ctx.after(&[floor(Target::Potions, 0)]);
    assert_eq!(ctx.board_model().dock.say, Prompt::Scout(2, 2));
    assert_eq!(ctx.board_model().dock.main, None);
    let ctx = ctx.after(&[floor(GOBLIN, 0), floor(GOBLIN, 1)]);
    let levels: Vec<_> = ctx.board_model().level.dice.iter().map(|it| it.for_level).collect();
    assert_eq!(levels, [Some(2), Some(2), Some(3), Some(3), Some(1), Some(3)]);
    ctx.acts(Spot::Main, &["plan P GG"]);
    let full = Pick::Nothing(Why::PlanIsFull);
    assert_eq!(ctx.pick(floor(Target::Dragons, 0)), full);
    let ctx = ctx.after(&[floor(GOBLIN, 1), floor(Target::Dragons, 0)]);
    ctx.acts(Spot::Main, &["plan P GD"]);
    ctx.refuses(Spot::Go(Course::Flee), Refusal::PlanFirst);
}

#[test]
fn dice_laid_out_are_seen_before_they_are_met() {
    let rest = |table: &mut Table| {
        table.delve.phase = Phase::Regroup;
        table.delve.level = 1;
        table.delve.plan[1] = Pile::read("GD", 9).expect("dice");
    };
    let ctx = delve(Some((Hero::Scout, false)), "FC", "-", 0, rest);
    let plan = vec![(2, vec![DungeonFace::Goblin, DungeonFace::Dragon])];
    assert_eq!(ctx.board_model().level.plan, plan);
    assert_eq!(ctx.board_model().odds, None);
    ctx.acts(Spot::Main, &["seek"]);
}

#[test]
fn a_dragon_lord_picks_two_dice_for_scrolls_and_lures() {
    let forming = |table: &mut Table| table.delve.phase = Phase::Forming;
    let ctx = delve(Some((Hero::Loeg, false)), "FFCMTHS", "-", 0, forming);
    assert_eq!(ctx.board_model().dock.say, Prompt::Inscribe(2));
    let ctx = ctx.after(&[die(Fighter, 0)]);
    assert_eq!(ctx.board_model().dock.main, None);
    let ctx = ctx.after(&[die(Cleric, 0)]);
    assert_eq!(ctx.board_model().dock.say, Prompt::Inscribe(0));
    ctx.acts(Spot::Main, &["inscribe FC"]);
    let ctx = with(Hero::Loeg, false, "FS", "GK", 0).after(&[die(Scroll, 0)]);
    assert_eq!(ctx.board_model().dock.choices[0].spot, begin(Begin::Lure));
    let ctx = ctx.after(&[begin(Begin::Lure)]);
    assert_eq!(ctx.lit(), [GOBLIN, SKELETON]);
    ctx.acts(floor(SKELETON, 0), &["lure S K"]);
}

#[test]
fn tame_dragons_are_used_like_dice() {
    let tame = |table: &mut Table| table.delve.temps = Tally::of(Temp::Dragon, 2);
    let ctx = delve(Some((Hero::Loeg, false)), "F", "GGK", 0, tame);
    let ctx = ctx.after(&[Spot::Thing(Thing::Temp(Temp::Dragon, 0))]);
    assert_eq!(ctx.lit(), [GOBLIN, SKELETON]);
    ctx.acts(floor(GOBLIN, 0), &["fight d G"]);
    let awake = |table: &mut Table| {
        tame(table);
        table.delve.phase = Phase::Dragon;
    };
    let ctx = delve(Some((Hero::Loeg, false)), "FCM", "-", 3, awake);
    ctx.refuses(Spot::Thing(Thing::Temp(Temp::Dragon, 0)), Refusal::TameDragon);
}

#[test]
fn treasures_that_are_owed_go_first() {
    let ctx = delve(Some((Hero::Archaeologist, false)), "F", "G", 0, |it| {
        owns(it, Treasure::Ring);
        owns(it, Treasure::VorpalSword);
        it.delve.n_owed = 1;
    });
    assert_eq!(ctx.board_model().dock.say, Prompt::Owed(1));
    assert!(ctx.board_model().hoard.tokens.iter().all(|it| it.lit == Lit::Free));
    let ctx = ctx.after(&[treasure(Treasure::Ring)]);
    assert_eq!(
        ctx.board_model().dock.say,
        Prompt::Sure(Action::Skill(Skill::Discard { treasure: Treasure::Ring }))
    );
    ctx.acts(Spot::Main, &["discard ring"]);
    ctx.refuses(Spot::Go(Course::Flee), Refusal::DiscardFirst);
}

#[test]
fn an_archaeologist_digs_while_the_party_rests() {
    let rest = |table: &mut Table| table.delve.phase = Phase::Regroup;
    let ctx = delve(Some((Hero::Archaeologist, false)), "F", "-", 0, rest);
    assert_eq!(ctx.board_model().hero.lit, Lit::Free);
    let ctx = ctx.after(&[HERO]);
    ctx.acts(Spot::Main, &["unleash"]);
}

#[test]
fn a_guild_sets_dice_to_faces() {
    let ctx = with(Hero::GuildLeader, false, "FS", "GK", 0).after(&[HERO]);
    assert_eq!(ctx.board_model().dock.say, Prompt::Set);
    let ctx = ctx.after(&[floor(GOBLIN, 0)]);
    assert_eq!(ctx.board_model().dock.choices.len(), 5);
    let ctx = ctx.after(&[Spot::Choice(Choice::SetFloor(DungeonFace::Chest))]);
    ctx.acts(Spot::Main, &["unleash G>$ -"]);
    let ctx = ctx.after(&[die(Scroll, 0), Spot::Choice(Choice::SetParty(Champion))]);
    ctx.acts(Spot::Main, &["unleash - S>H"]);
    let master = with(Hero::GuildLeader, true, "FS", "GK", 0).after(&[
        HERO,
        floor(GOBLIN, 0),
        Spot::Choice(Choice::SetFloor(DungeonFace::Potion)),
        die(Fighter, 0),
    ]);
    master.acts(Spot::Main, &["unleash G>P -"]);
    let master = master.after(&[Spot::Choice(Choice::SetParty(Thief))]);
    master.acts(Spot::Main, &["unleash G>P F>T"]);
}

#[test]
fn something_is_given_for_the_dragon() {
    let awake = |table: &mut Table| {
        table.delve.phase = Phase::Dragon;
        owns(table, Treasure::Scales);
    };
    let ctx = delve(Some((Hero::TimeTraveler, true)), "FS", "-", 3, awake).after(&[HERO]);
    assert_eq!(ctx.board_model().dock.say, Prompt::Pay);
    let spots: Vec<Spot> = ctx.board_model().dock.choices.iter().map(|it| it.spot).collect();
    let scales = treasure(Treasure::Scales);
    assert_eq!(spots, [die(Scroll, 0), scales]);
    ctx.after(&[scales]).acts(Spot::Main, &["unleash with scales"]);
    ctx.after(&[die(Scroll, 0)]).acts(Spot::Main, &["unleash with S"]);
    let novice = delve(Some((Hero::TimeTraveler, false)), "FS", "-", 3, awake);
    novice.after(&[HERO]).acts(Spot::Main, &["unleash with scales"]);
    with(Hero::Alexandra, false, "FS", "G", 3).refuses(HERO, Refusal::DragonSleeps);
}

#[test]
fn dungeon_dice_are_picked_from_the_lair_as_well() {
    let ctx = with(Hero::Szopin, false, "F", "GK", 2).after(&[HERO]);
    assert_eq!(ctx.board_model().dock.say, Prompt::Dice);
    let ctx = ctx.after(&[floor(GOBLIN, 0), LAIR]);
    assert_eq!(ctx.board_model().level.n_picked, 1);
    ctx.acts(Spot::Main, &["unleash dice GD"]);
    ctx.refuses(floor(SKELETON, 0), Refusal::TooManyDice(2));
    assert_eq!(ctx.after(&[LAIR]).board_model().level.n_picked, 0);
    let risk = with(Hero::Tristan, false, "F", "GK", 2).after(&[HERO, LAIR, LAIR]);
    risk.acts(Spot::Main, &["unleash dice DD"]);
    let fury = with(Hero::Cassandra, false, "F", "G$", 2).after(&[HERO]);
    assert_eq!(fury.board_model().dock.say, Prompt::DiceOfLevel);
    fury.refuses(floor(GOBLIN, 0), Refusal::ChestOrPotion);
    fury.refuses(LAIR, Refusal::ChestOrPotion);
    fury.after(&[floor(Target::Chests, 0)]).acts(Spot::Main, &["unleash dice $"]);
    with(Hero::Cassandra, false, "F", "G", 0).refuses(HERO, Refusal::NoSuchDungeonDice);
}

#[test]
fn a_treasure_readies_tristan() {
    let ctx = delve(Some((Hero::Tristan, false)), "F", "G", 0, |it| {
        it.delve.is_exhausted = true;
        owns(it, Treasure::Ring);
    });
    assert_eq!(ctx.board_model().dock.choices[0].spot, begin(Begin::Ready));
    let ctx = ctx.after(&[begin(Begin::Ready)]);
    ctx.acts(treasure(Treasure::Ring), &["ready ring"]);
    ctx.acts(treasure(Treasure::Ring), &["ready ring"]);
}

#[test]
fn every_die_of_alexandra_re_rolls() {
    let ctx = with(Hero::Alexandra, false, "FC", "GK", 0).after(&[die(Fighter, 0)]);
    let ctx = ctx.after(&[begin(Begin::Reroll), floor(SKELETON, 0)]);
    ctx.acts(Spot::Main, &["reroll F K -"]);
    let awake = |table: &mut Table| table.delve.phase = Phase::Dragon;
    let ctx = delve(Some((Hero::Alexandra, false)), "FFC", "-", 3, awake);
    let spots: Vec<Spot> = ctx.board_model().dock.choices.iter().map(|it| it.spot).collect();
    assert_eq!(spots, [begin(Begin::Spend(Fighter)), begin(Begin::Spend(Cleric))]);
    let ctx = ctx.after(&[begin(Begin::Spend(Fighter)), die(Fighter, 1)]);
    ctx.acts(Spot::Main, &["reroll F - F"]);
}
