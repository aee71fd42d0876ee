//! The table without a page: what is lit, what a tap comes to, what is settled.

mod heroes;
mod phases;
mod rolls;
mod room;

use super::input::pick;
use super::model::marks::{Consequence, Sign};
use super::model::{BoardModel, Lit, Prompt, board_model};
use super::query::course::Other;
use super::query::options::Options;
use super::query::{Chance, Query};
use super::selection::{
    Begin, Choice, Held, Pick, Picks, Plan, Roller, Selection, Spot, Target, Thing, Why,
};
use super::settle::settle;
use crate::games::dungeon_roll::client::{
    Action, Companion, Course, Floor, Hero, Monster, Party, PartyFace, Phase, Player, Refusal,
    Setup, Source, Table, Temp, Treasure, Types, View,
};
use crate::games::dungeon_roll::dice;

use crate::kernel::Tally;
use crate::kernel::{Edition, Lang, Observer, Seat};

use PartyFace::{Champion, Cleric, Fighter, Mage, Scroll, Thief};

const GOBLIN: Target = Target::Foe(Monster::Goblin);
const SKELETON: Target = Target::Foe(Monster::Skeleton);
const OOZE: Target = Target::Foe(Monster::Ooze);

const HERO: Spot = Spot::Thing(Thing::Hero);
const LAIR: Spot = Spot::Thing(Thing::Lair);

const fn die(face: PartyFace, nth: u8) -> Spot {
    Spot::Thing(Thing::Die(face, nth))
}

const fn floor(target: Target, nth: u8) -> Spot {
    Spot::Thing(Thing::Floor(target, nth))
}

const fn treasure(treasure: Treasure) -> Spot {
    Spot::Thing(Thing::Treasure(treasure))
}

const fn begin(begin: Begin) -> Spot {
    Spot::Choice(Choice::Begin(begin))
}

/// A view and the half-made choice of the person who is delving.
#[derive(Clone, Copy)]
struct AppContext {
    view: View,
    selection: Selection,
    chance: Chance,
}

impl AppContext {
    fn selection(&self) -> Selection {
        settle(&self.view, Some(Seat::FIRST), self.selection)
    }

    fn board_model(&self) -> BoardModel {
        self.ask(Some(Seat::FIRST), board_model)
    }

    fn pick(&self, spot: Spot) -> Pick {
        self.ask(Some(Seat::FIRST), |query| pick(query, spot))
    }

    /// Asks for the one that acts from this seat.
    fn ask<T>(&self, seat: Option<Seat>, question: impl FnOnce(Query<'_>) -> T) -> T {
        let options = Options::of(&self.view, seat);
        let selection = settle(&self.view, seat, self.selection);
        question(Query { options: &options, selection: &selection, chance: self.chance })
    }

    /// Touches that only change the half-made choice.
    #[track_caller]
    fn after(mut self, spots: &[Spot]) -> AppContext {
        for &spot in spots {
            match self.pick(spot) {
                Pick::Selection(selection) => self.selection = selection,
                other => panic!("{spot:?} comes to {other:?}"),
            }
        }
        self
    }

    #[track_caller]
    fn acts(&self, spot: Spot, expected: &[&str]) {
        let Pick::Act(actions) = self.pick(spot) else {
            panic!("{spot:?} comes to {:?}", self.pick(spot))
        };
        assert_eq!(actions.iter().map(Action::to_string).collect::<Vec<_>>(), expected);
    }

    #[track_caller]
    fn refuses(&self, spot: Spot, refusal: Refusal) {
        assert_eq!(self.pick(spot), Pick::Nothing(Why::Rule(refusal)));
    }

    fn lit(&self) -> Vec<Target> {
        let dice = self.board_model().level.dice;
        dice.iter().filter(|it| it.lit == Lit::Lit && it.nth == 0).map(|it| it.target).collect()
    }
}

/// A delve on a level: party, dice on the level, dice in the lair; changed by `change`.
fn delve(
    hero: Option<(Hero, bool)>,
    party: &str,
    floor: &str,
    lair: u8,
    change: impl FnOnce(&mut Table),
) -> AppContext {
    let setup: Setup =
        "players=1 deal=none first=1 bait=all scrolls=monster dice=7 bag=single heroes=base"
            .parse()
            .expect("a setup");
    let mut table = Table::new(Edition::FIRST, 1, setup.house, Seat::FIRST);
    let mut player = Player::new(hero.map(|it| it.0));
    player.is_master = hero.is_some_and(|it| it.1);
    *table.player_mut(Seat::FIRST) = player;
    let delve = &mut table.delve;
    delve.phase = Phase::Monster;
    delve.level = 4;
    delve.party = Party::read(party, 9).expect("a party");
    delve.floor = Floor::read(floor, 9).expect("a level");
    delve.graveyard = dice::PARTY_DICE - delve.party.total();
    delve.lair = lair;
    change(&mut table);
    AppContext {
        view: View { observer: Observer::Seat(Seat::FIRST), table },
        selection: Selection::default(),
        chance: Chance::Unknown,
    }
}

fn plain(party: &str, floor: &str) -> AppContext {
    delve(None, party, floor, 0, |_| {})
}

fn owns(table: &mut Table, treasure: Treasure) {
    table.player_mut(Seat::FIRST).treasures[treasure] += 1;
    table.bag[treasure] -= 1;
}

#[test]
fn a_companion_in_hand_lights_what_it_can_do() {
    let ctx = plain("FS", "GGKO$").after(&[die(Fighter, 0)]);
    assert_eq!(ctx.lit(), [GOBLIN, SKELETON, OOZE]);
    assert_eq!(ctx.board_model().level.dice[0].reach, 2);
    assert_eq!(ctx.board_model().dock.say, Prompt::Hand(Source::Die(Fighter)));
    assert_eq!(ctx.board_model().party.members[0].lit, Lit::Held);
}

#[test]
fn one_touch_of_a_target_defeats_all_of_its_kind() {
    let ctx = plain("FC", "GGGK").after(&[die(Fighter, 0)]);
    ctx.acts(floor(GOBLIN, 1), &["fight F GGG"]);
    ctx.acts(floor(SKELETON, 0), &["fight F K"]);
}

#[test]
fn the_last_monster_ends_the_phase_unless_a_scroll_could_still_be_read() {
    let with = |party| plain(party, "K$").after(&[die(Fighter, 0)]);
    with("FC").acts(floor(SKELETON, 0), &["fight F K", "end"]);
    with("FS").acts(floor(SKELETON, 0), &["fight F K"]);
}

#[test]
fn fewer_than_all_is_a_choice_too() {
    let ctx = plain("FC", "GGGK").after(&[die(Fighter, 0), Spot::Choice(Choice::Careful)]);
    let ctx = ctx.after(&[floor(GOBLIN, 0)]);
    assert_eq!(ctx.board_model().dock.choices.len(), 3);
    ctx.acts(Spot::Choice(Choice::Way(1)), &["fight F GG"]);
}

#[test]
fn a_target_may_be_touched_first() {
    let ctx = plain("FC", "KKO").after(&[floor(SKELETON, 0)]);
    assert!(ctx.board_model().party.members.iter().all(|it| it.lit == Lit::Lit));
    ctx.acts(die(Cleric, 0), &["fight C KK"]);
    ctx.acts(die(Fighter, 0), &["fight F K"]);
}

#[test]
fn an_extra_monster_is_asked_for_when_there_are_two_to_choose_from() {
    let commander = Some((Hero::Mercenary, true));
    let ctx = delve(commander, "FF", "GGKO", 0, |_| {}).after(&[die(Fighter, 0)]);
    assert_eq!(ctx.board_model().level.dice[0].reach, 3);
    let ctx = ctx.after(&[floor(GOBLIN, 0)]);
    ctx.acts(Spot::Choice(Choice::Way(0)), &["fight F GGK"]);
    ctx.acts(Spot::Choice(Choice::Way(1)), &["fight F GGO"]);
    let spent = |it: &mut Table| it.delve.is_exhausted = true;
    let ctx = delve(commander, "FF", "GGK", 0, spent).after(&[die(Fighter, 0)]);
    ctx.acts(floor(GOBLIN, 0), &["fight F GGK", "end"]);
}

#[test]
fn a_scroll_re_rolls_the_dice_that_are_picked() {
    let ctx = plain("FSS", "GK$").after(&[die(Scroll, 1)]);
    assert_eq!(ctx.board_model().party.members[2].lit, Lit::Held);
    assert_eq!(ctx.board_model().dock.main, None);
    let picks = [floor(GOBLIN, 0), floor(Target::Chests, 0), die(Scroll, 0)];
    let ctx = ctx.after(&picks);
    ctx.acts(Spot::Main, &["reroll S G$ S"]);
    assert_eq!(ctx.board_model().dock.brings[0], Consequence { sign: Sign::PartyRoll, n: 1 });
    assert_eq!(ctx.after(&[die(Scroll, 1)]).selection().plan, Plan::Open);
}

#[test]
fn dice_in_the_lair_are_never_picked() {
    let ctx = delve(None, "FS", "GK", 2, |_| {}).after(&[die(Scroll, 0)]);
    assert_eq!(ctx.pick(LAIR), Pick::Nothing(Why::LairStays));
}

#[test]
fn all_dice_of_a_face_are_picked_by_one_touch() {
    let ctx = plain("FFS", "GGK").after(&[die(Scroll, 0)]);
    let spots: Vec<Spot> = ctx.board_model().dock.choices.iter().map(|it| it.spot).collect();
    assert_eq!(
        spots,
        [Spot::Choice(Choice::AllFloor(GOBLIN)), Spot::Choice(Choice::AllParty(Fighter))]
    );
    let ctx = ctx.after(&spots);
    ctx.acts(Spot::Main, &["reroll S GG FF"]);
    assert!(ctx.after(&spots).board_model().dock.main.is_none());
}

#[test]
fn a_scroll_of_the_enchantress_fights_or_re_rolls() {
    let hero = Some((Hero::Enchantress, false));
    let ctx = delve(hero, "FS", "GGK", 0, |_| {}).after(&[die(Scroll, 0)]);
    ctx.acts(floor(GOBLIN, 0), &["fight S GG"]);
    let ctx = ctx.after(&[begin(Begin::Reroll), floor(SKELETON, 0)]);
    ctx.acts(Spot::Main, &["reroll S K -"]);
}

#[test]
fn potions_ask_for_faces_in_place() {
    let loot = |table: &mut Table| table.delve.phase = Phase::Loot;
    let ctx = delve(None, "FT", "PP", 0, loot).after(&[die(Fighter, 0)]);
    let ctx = ctx.after(&[floor(Target::Potions, 0)]);
    assert_eq!(ctx.board_model().dock.say, Prompt::Faces(2));
    let ctx = ctx.after(&[Spot::Choice(Choice::Face(Champion))]);
    ctx.acts(Spot::Main, &["drink F H"]);
    ctx.after(&[Spot::Choice(Choice::Face(Mage))]).acts(Spot::Main, &["drink F MH"]);
    let ctx = ctx.after(&[Spot::Choice(Choice::Unface(Champion))]);
    assert_eq!(ctx.board_model().dock.main, None);
}

#[test]
fn loot_that_somebody_could_use_is_left_by_a_second_touch() {
    let loot = |table: &mut Table| table.delve.phase = Phase::Loot;
    let ctx = delve(None, "FT", "$$", 0, loot).after(&[Spot::Main]);
    assert_eq!(ctx.board_model().dock.say, Prompt::Sure(Action::Course(Course::End)));
    ctx.acts(Spot::Main, &["end"]);
    delve(None, "S", "$$", 0, loot).acts(Spot::Main, &["end"]);
}

#[test]
fn the_dragon_takes_three_who_differ() {
    let awake = |table: &mut Table| table.delve.phase = Phase::Dragon;
    let ctx = delve(None, "FFCM", "-", 3, awake);
    assert_eq!(ctx.board_model().dock.say, Prompt::Dragon);
    let ctx = ctx.after(&[die(Fighter, 0), die(Cleric, 0)]);
    let band = ctx.board_model().dock.band.expect("a band");
    assert_eq!(band.sockets, [Some(Source::Die(Fighter)), Some(Source::Die(Cleric)), None]);
    assert_eq!(band.wanted, Types::one(Companion::Mage));
    assert_eq!(ctx.board_model().party.members[0].socket, Some(1));
    let leaves = ctx.selection().band.without(0);
    assert_eq!(leaves.members(), [Source::Die(Cleric)]);
    let ctx = ctx.after(&[die(Mage, 0)]);
    ctx.acts(Spot::Main, &["dragon F C M"]);
    let freed = ctx.after(&[Spot::Thing(Thing::Socket(1))]);
    assert_eq!(freed.selection().band.members(), [Source::Die(Fighter), Source::Die(Mage)]);
}

#[test]
fn who_is_of_the_same_type_does_not_join() {
    let awake = |table: &mut Table| {
        table.delve.phase = Phase::Dragon;
        table.delve.temps = Tally::of(Temp::Fighter, 1);
    };
    let ctx = delve(None, "FCM", "-", 3, awake).after(&[die(Fighter, 0)]);
    let Pick::Nothing(Why::OtherType(wanted)) =
        ctx.pick(Spot::Thing(Thing::Temp(Temp::Fighter, 0)))
    else {
        panic!("two fighters do not differ");
    };
    assert!(!wanted.has(Companion::Fighter));
}

#[test]
fn fleeing_asks_once_more() {
    let ctx = plain("F", "GGK").after(&[Spot::Go(Course::Flee)]);
    assert_eq!(ctx.board_model().dock.say, Prompt::Sure(Action::Course(Course::Flee)));
    assert_eq!(ctx.board_model().dock.brings, [Consequence { sign: Sign::End, n: 1 }]);
    ctx.acts(Spot::Main, &["flee"]);
    assert_eq!(ctx.after(&[Spot::Drop]).selection().plan, Plan::Open);
}

#[test]
fn before_the_next_level_everything_is_counted() {
    let rest = |table: &mut Table| table.delve.phase = Phase::Regroup;
    let ctx = delve(None, "FC", "-", 2, rest);
    let odds = ctx.board_model().odds.expect("odds");
    assert_eq!((odds.level, odds.n_dice, odds.lair, odds.xp), (5, 5, 2, 4));
    assert_eq!((odds.wakes, odds.n_ways), (4651, 7776));
    assert_eq!(odds.monsters.iter().sum::<u32>(), odds.n_ways);
    assert_eq!(ctx.board_model().dock.other, Other::Retire(4));
    ctx.acts(Spot::Main, &["seek"]);
    let ctx = ctx.after(&[Spot::Go(Course::Retire)]);
    assert!(ctx.board_model().dock.brings.contains(&Consequence { sign: Sign::Xp, n: 4 }));
    ctx.acts(Spot::Main, &["retire"]);
}

#[test]
fn a_mercenary_picks_dice_of_the_fresh_party() {
    let forming = |table: &mut Table| table.delve.phase = Phase::Forming;
    let ctx = delve(Some((Hero::Mercenary, false)), "FFCMTHS", "-", 0, forming);
    ctx.acts(Spot::Main, &["keep"]);
    ctx.after(&[die(Fighter, 1), die(Scroll, 0)]).acts(Spot::Main, &["muster FS"]);
}

#[test]
fn a_treasure_with_an_effect_of_its_own_asks_once_more() {
    let ctx = delve(None, "F", "GG", 1, |it| owns(it, Treasure::Bait));
    let ctx = ctx.after(&[treasure(Treasure::Bait)]);
    assert!(ctx.board_model().dock.brings.contains(&Consequence { sign: Sign::Lair, n: 2 }));
    ctx.acts(Spot::Main, &["bait", "end"]);
    ctx.acts(treasure(Treasure::Bait), &["bait", "end"]);
}

#[test]
fn what_cannot_be_done_says_why() {
    let ctx = plain("FC", "GK$");
    ctx.refuses(floor(Target::Chests, 0), Refusal::MonstersFirst);
    ctx.refuses(Spot::Main, Refusal::MonstersRemain);
    ctx.refuses(HERO, Refusal::NoHero);
    ctx.refuses(Spot::Go(Course::Retire), Refusal::NoRegroupYet);
    let ctx = ctx.after(&[die(Fighter, 0)]);
    ctx.refuses(floor(Target::Chests, 0), Refusal::MonstersFirst);
}

#[test]
fn a_settled_selection_holds_nothing_impossible() {
    let mut ctx = plain("FS", "GK");
    ctx.selection.plan = Plan::Held(Held::Source(Source::Die(Champion)));
    assert_eq!(ctx.selection().plan, Plan::Open);
    ctx = ctx.after(&[die(Scroll, 0), floor(GOBLIN, 0), die(Fighter, 0)]);
    ctx.view.table.delve.floor = Floor::NONE;
    let Plan::Picks(Picks::Reroll(Roller::Scroll(_), floor, party)) = ctx.selection().plan else {
        panic!("the scroll is still in hand")
    };
    assert_eq!((floor.tally(), party.tally()), (Floor::NONE, Party::of(Fighter, 1)));
}

#[test]
fn whoever_looks_on_touches_nothing() {
    let mut ctx = plain("F", "G");
    ctx.view.observer = Observer::All;
    let model = ctx.ask(None, board_model);
    assert!(!model.can_act && model.dock.main.is_none() && model.dock.other == Other::None);
    assert!(model.level.dice.iter().all(|it| it.lit == Lit::Idle));
    let tap = ctx.ask(None, |query| pick(query, die(Fighter, 0)));
    assert_eq!(tap, Pick::Nothing(Why::NotNow));
}
