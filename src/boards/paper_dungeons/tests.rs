//! The sheet without a page: what is lit, what a tap comes to, what is settled.

use super::gain::{Sign, SignCount};
use super::input::{pick, settled};
use super::model::map::Chance;
use super::model::tray::{DieState, Main, Prompt};
use super::model::{BoardModel, board_model};
use super::query::Query;
use super::selection::{Panel, Pick, Selection, Spot, Thing, Verb, Why};
use super::staged::figures;
use super::words::labels;
use crate::games::paper_dungeons::client;
use crate::games::paper_dungeons::state::{Phase, Reward, Walk};
use crate::games::paper_dungeons::{
    Action, Colour, Face, Hero, Item, PaperDungeons, Refusal, Room, Seen, Setup, View,
};
use crate::kernel::{BySeat, Lang, Match, Observer, Seat, Seed};
use crate::shell::board::Staging;

const BOOTS: Face = Face::BOOTS;
const CLOVER: Face = Face::CLOVER;

/// A view, what is legal in it, and the half-made choice.
struct Sheet {
    view: View,
    legal: Vec<Action>,
    selection: Selection,
}

impl Sheet {
    fn query(&self) -> Query<'_> {
        let seat = Some(Seat::FIRST);
        Query { view: &self.view, legal: &self.legal, seat, selection: &self.selection }
    }

    fn board_model(&self) -> BoardModel {
        board_model(self.query())
    }

    fn pick(&self, spot: Spot) -> Pick {
        pick(self.query(), spot)
    }

    fn settled(&self) -> Selection {
        settled(self.query())
    }

    /// The die at `idx` is chosen.
    fn with_die(mut self, idx: usize) -> Sheet {
        self.selection = Selection { die: Some(idx), ..Selection::default() };
        self
    }

    fn lit(&self) -> Vec<String> {
        let rooms = self.board_model().map.rooms;
        rooms.iter().filter(|it| it.go.is_some()).map(|it| it.room.to_string()).collect()
    }

    fn marks(&self, room: &str) -> Vec<SignCount> {
        let rooms = self.board_model().map.rooms;
        rooms[Room::named(room).idx()].go.as_ref().map(|it| it.marks.clone()).unwrap_or_default()
    }
}

fn begin(n_players: usize) -> Match<PaperDungeons> {
    let setup: Setup =
        format!("players={n_players} dungeon=B missions=3 vanishing=no").parse().expect("a setup");
    Match::begin(setup, Seed::from_bits(7)).expect("a table")
}

/// The table before the draft.
fn dealt() -> Sheet {
    let game = begin(1);
    let view = game.view(Observer::Seat(Seat::FIRST));
    let legal = client::options(&view, Seat::FIRST);
    Sheet { view, legal, selection: Selection::default() }
}

/// Round 1 in dungeon B, with these dice, changed by `change`.
fn round(dice: [Option<Face>; 6], change: impl FnOnce(&mut Seen)) -> Sheet {
    let mut view = dealt().view;
    let dealt = view.teams[Seat::FIRST].dealt.take().expect("cards");
    view.ground.phase = Phase::Action;
    view.ground.round = 1;
    view.ground.roll = dice;
    let team = &mut view.teams[Seat::FIRST];
    team.has_kept = true;
    team.objective = Some(dealt.objectives[0]);
    team.colours = Some(dealt.objectives[0].card().colours);
    change(team);
    let legal = client::options(&view, Seat::FIRST);
    Sheet { view, legal, selection: Selection::default() }
}

fn dice(first: Face) -> [Option<Face>; 6] {
    let white = Face::of(Colour::White, Hero::Warrior);
    [Some(first), Some(white), None, Some(BOOTS), Some(BOOTS), None]
}

fn stands(team: &mut Seen, rooms: &[&str]) {
    for name in rooms {
        let room = Room::named(name);
        team.sheet.path.push(room);
        team.sheet.explored.add(room);
    }
}

#[test]
fn nothing_but_dice_is_lit_before_a_die_is_chosen() {
    let sheet = round(dice(CLOVER), |_| {});
    let board_model = sheet.board_model();
    assert!(sheet.lit().is_empty());
    assert!(board_model.heroes.iter().all(|it| it.next.is_none()));
    assert_eq!(board_model.tray.dice[0].state, DieState::Free);
    assert_eq!(board_model.tray.dice[2].state, DieState::Skull);
    assert_eq!(board_model.tray.say, Prompt::ChooseDie { n_left: 3 });
}

#[test]
fn a_clover_lights_all_heroes_and_items() {
    let board_model = round(dice(CLOVER), |_| {}).with_die(0).board_model();
    assert!(board_model.heroes.iter().all(|it| it.next.is_some()));
    assert!(board_model.items.iter().all(|it| it.next.is_some()));
    assert_eq!(board_model.potions.rows[0].potions.iter().filter(|it| it.is_next).count(), 2);
}

#[test]
fn boots_light_rooms_three_steps_away_and_nothing_else() {
    let sheet = round(dice(CLOVER), |it| stands(it, &["B1"])).with_die(3);
    assert_eq!(sheet.lit(), ["A1", "A2", "B2", "F2", "A3"].map(str::to_owned));
    assert!(sheet.board_model().items.iter().all(|it| it.next.is_none() && it.is_refused));
}

#[test]
fn a_way_ends_where_a_reward_asks_for_a_choice() {
    // E1 gives an item box: the room is lit, but D1 behind it waits for the choice.
    let lit = round(dice(CLOVER), |it| stands(it, &["F1"])).with_die(3).lit();
    assert!(lit.contains(&"E1".to_owned()));
    assert!(!lit.contains(&"D1".to_owned()));
}

#[test]
fn a_badge_counts_the_whole_way() {
    // The goblin of level 3 wounds twice, then gives its potion.
    let sheet = round(dice(CLOVER), |it| stands(it, &["C1"])).with_die(0);
    let marks = sheet.marks("D1");
    assert_eq!(marks[0], SignCount { sign: Sign::Wound, n: -2 });
    assert_eq!(marks[1], SignCount { sign: Sign::Potion, n: 1 });
}

#[test]
fn a_second_touch_of_a_room_walks() {
    let mut sheet = round(dice(CLOVER), |it| stands(it, &["F1"])).with_die(0);
    let room = Room::named("F3");
    let Pick::Selection(selection) = sheet.pick(Spot::Thing(Thing::Room(room))) else {
        panic!("a plan comes first")
    };
    sheet.selection = selection;
    assert_eq!(sheet.board_model().tray.main, Main::Walk(room));
    let to = Room::named("F2");
    let walk = vec![Action::Walk { die: CLOVER, to }, Action::Step { to: room }];
    assert_eq!(sheet.pick(Spot::Thing(Thing::Room(room))), Pick::Act(walk.clone()));
    assert_eq!(sheet.pick(Spot::Main), Pick::Act(walk));
}

#[test]
fn a_move_under_way_lights_the_next_rooms_without_a_die() {
    let sheet = round(dice(CLOVER), |it| {
        stands(it, &["C1", "C2"]);
        it.sheet.track[0][0] = Some(BOOTS);
        it.walk = Some(Walk { left: 1, waters: 0 });
    });
    assert_eq!(sheet.lit(), ["C1", "B2", "C3"].map(str::to_owned));
    assert_eq!(sheet.board_model().tray.say, Prompt::Step { n_left: 1, can_end: false });
    let room = Room::named("C3");
    let plan = sheet.pick(Spot::Thing(Thing::Room(room)));
    assert_eq!(plan, Pick::Selection(Selection { aim: Some(room), ..Selection::default() }));
    assert_eq!(sheet.board_model().tray.dice[3].state, DieState::Spent);
    assert_eq!(sheet.board_model().tray.dice[4].state, DieState::Free);
}

#[test]
fn another_die_ends_the_move_and_says_so() {
    let sheet = round(dice(CLOVER), |it| {
        stands(it, &["C1", "C2"]);
        it.sheet.track[0][0] = Some(BOOTS);
        it.walk = Some(Walk { left: 1, waters: 0 });
    });
    assert_eq!(sheet.with_die(0).board_model().tray.say, Prompt::Mark { face: CLOVER, n_lost: 1 });
}

#[test]
fn a_reward_lights_its_own_places_only() {
    let sheet = round(dice(CLOVER), |it| it.queue.push(Reward::Box));
    let board_model = sheet.board_model();
    assert!(board_model.items.iter().all(|it| it.next.is_some()));
    assert!(board_model.heroes.iter().all(|it| it.next.is_none()));
    assert_eq!(board_model.tray.chips.len(), 8);
    assert_eq!(sheet.pick(Spot::Thing(Thing::Hero(Hero::Rogue))), Pick::Nothing(Why::Elsewhere));
    assert_eq!(sheet.pick(Spot::Die(0)), Pick::Nothing(Why::Rule(Refusal::RewardFirst)));
    let item = Item::Crown;
    assert_eq!(
        sheet.pick(Spot::Thing(Thing::Item(item))),
        Pick::Act(vec![Action::GainBox { item }])
    );
}

#[test]
fn a_minion_to_beat_is_chosen_on_the_map() {
    let sheet = round(dice(CLOVER), |it| {
        it.queue.push(Reward::Minion);
        it.sheet.beaten.add(Room::named("D1"));
    });
    let room = Room::named("F3");
    assert_eq!(sheet.lit().len(), 11);
    assert_eq!(
        sheet.pick(Spot::Thing(Thing::Room(room))),
        Pick::Act(vec![Action::MarkMinion { room }])
    );
}

#[test]
fn what_cannot_be_done_says_why() {
    let sheet = round(dice(CLOVER), |it| stands(it, &["B1"])).with_die(0);
    let wall = Pick::Nothing(Why::Rule(Refusal::Wall));
    assert_eq!(sheet.pick(Spot::Thing(Thing::Room(Room::named("C1")))), wall);
    assert_eq!(
        sheet.pick(Spot::Thing(Thing::Room(Room::named("F7")))),
        Pick::Nothing(Why::TooFar(2))
    );
    assert_eq!(sheet.pick(Spot::Die(2)), Pick::Nothing(Why::Skull));
    let sheet = sheet.with_die(3);
    let boots = Pick::Nothing(Why::Rule(Refusal::BootsOnlyMove));
    assert_eq!(sheet.pick(Spot::Thing(Thing::Item(Item::Cloak))), boots);
    assert_eq!(sheet.pick(Spot::Thing(Thing::Potions)), boots);
}

#[test]
fn a_place_that_one_face_can_mark_chooses_its_die() {
    let [white, other] = [Colour::White, Colour::Black].map(|it| Face::of(it, Hero::Wizard));
    let roll = [Some(white), None, Some(white), Some(other), Some(BOOTS), None];
    let sheet = round(roll, |it| it.colours = Some([Colour::White; 4]));
    let spot = Spot::Thing(Thing::Room(Room::named("F3")));
    let Pick::Selection(selection) = sheet.pick(spot) else { panic!("only boots go so far") };
    assert_eq!((selection.die, selection.aim), (Some(4), Some(Room::named("F3"))));
    assert_eq!(sheet.pick(Spot::Thing(Thing::Item(Item::Cloak))), Pick::Nothing(Why::DieFirst));
}

#[test]
fn a_verb_acts_at_once_if_it_has_one_choice() {
    let sheet = round(dice(CLOVER), |_| {}).with_die(0);
    assert_eq!(sheet.pick(Spot::Verb(Verb::Brew)), Pick::Act(vec![Action::Brew { die: CLOVER }]));
    let Pick::Show(Panel::Heroes, selection) = sheet.pick(Spot::Verb(Verb::Level)) else {
        panic!("four heroes to choose from");
    };
    assert_eq!(selection.verb, Some(Verb::Level));
}

#[test]
fn a_die_is_wasted_only_by_a_second_touch() {
    let mut sheet = round(dice(CLOVER), |_| {}).with_die(0);
    let Pick::Selection(selection) = sheet.pick(Spot::Verb(Verb::Rest)) else {
        panic!("a warning first")
    };
    sheet.selection = selection;
    assert_eq!(sheet.board_model().tray.say, Prompt::Rest(CLOVER));
    assert_eq!(sheet.pick(Spot::Main), Pick::Act(vec![Action::Rest { die: CLOVER }]));
}

#[test]
fn three_dice_end_the_round() {
    let sheet =
        round(dice(CLOVER), |it| it.sheet.track[0] = [Some(BOOTS), Some(BOOTS), Some(CLOVER)]);
    assert_eq!(sheet.board_model().tray.main, Main::Done);
    assert_eq!(sheet.pick(Spot::Main), Pick::Act(vec![Action::Done]));
    assert!(sheet.board_model().tray.closing.is_some());
    assert_eq!(sheet.pick(Spot::Die(1)), Pick::Nothing(Why::Rule(Refusal::NoDiceLeft)));
}

#[test]
fn cards_are_kept_together() {
    let mut sheet = dealt();
    let cards = sheet.view.teams[Seat::FIRST].dealt.expect("cards");
    assert_eq!(sheet.pick(Spot::Main), Pick::Nothing(Why::CardsFirst));
    let (talent, objective) = (cards.talents[1], cards.objectives[0]);
    sheet.selection =
        Selection { talent: Some(talent), objective: Some(objective), ..Selection::default() };
    assert_eq!(sheet.board_model().tray.main, Main::Keep { is_ready: true });
    assert_eq!(sheet.pick(Spot::Main), Pick::Act(vec![Action::Keep { talent, objective }]));
}

#[test]
fn a_settled_selection_holds_nothing_impossible() {
    let mut sheet = round(dice(CLOVER), |it| stands(it, &["F1"]));
    let aim = Some(Room::named("A7"));
    sheet.selection =
        Selection { die: Some(0), aim, verb: Some(Verb::Craft), ..Selection::default() };
    let settled = Selection { die: Some(0), verb: Some(Verb::Craft), ..Selection::default() };
    assert_eq!(sheet.settled(), settled);
    sheet.view.teams[Seat::FIRST].sheet.track[0][0] = Some(CLOVER);
    assert_eq!(sheet.settled(), Selection::default());
    sheet.selection = Selection { peek: Some(Seat::new(5)), ..Selection::default() };
    assert_eq!(sheet.settled(), Selection::default());
}

#[test]
fn a_rivals_sheet_is_only_to_look_at() {
    let game = begin(2);
    let view = game.view(Observer::Seat(Seat::FIRST));
    let legal = client::options(&view, Seat::FIRST);
    let selection = Selection { peek: Some(Seat::new(1)), ..Selection::default() };
    let sheet = Sheet { view, legal, selection };
    let board_model = sheet.board_model();
    assert!(board_model.is_rival && board_model.deal.is_none());
    assert_eq!(board_model.tray.main, Main::Back(Seat::FIRST));
    assert_eq!(sheet.pick(Spot::Thing(Thing::Potions)), Pick::Nothing(Why::NotNow));
}

#[test]
fn a_room_is_told_in_words() {
    let sheet = round(dice(CLOVER), |it| {
        stands(it, &["C3"]);
        it.sheet.beaten.add(Room::named("C3"));
        it.sheet.taken.add(Room::named("C3"));
    });
    let model = sheet.board_model().map.rooms[Room::named("C3").idx()].clone();
    assert_eq!(model.chance, Chance::Taken);
    let en = "C3, Zombie level 3 (beaten), level-up (taken), explored, your team is here";
    assert_eq!(labels::room(&model, Lang::En), en);
    assert!(labels::room(&model, Lang::Ru).starts_with("C3, Зомби 3‑го уровня (победа)"));
}

#[test]
fn a_fight_shows_what_the_power_was_made_of() {
    let sheet = round(dice(CLOVER), |it| {
        it.sheet.levels = [4, 2, 0, 3];
        it.sheet.items[Item::Sword.idx()] = client::BOXES;
        it.talent = Some(client::Talent::Berserker);
    });
    let team = &sheet.view.teams[Seat::FIRST];
    let monster = client::Monster::M1A;
    let power = client::power(&team.sheet, team.talent, monster);
    let names = BySeat::new(1, |_| String::new());
    let told = |power| {
        let seat = Seat::FIRST;
        let what = client::What::Fought { seat, monster, power, range: 2, glory: 5 };
        let now = Staging { before: &[], view: &sheet.view, names: &names };
        figures(&client::Event { secret_of: None, what }, now)
    };
    let it = told(power).expect("figures");
    // Warrior, wizard, rogue, the warrior whom a minotaur fears, a warrior of level 4, sword, talent (PD-242).
    assert_eq!(it.terms.iter().map(|it| it.n).collect::<Vec<_>>(), [4, 2, 3, 4, 1, 3, 2]);
    assert_eq!(
        it.terms.iter().map(|it| it.is_marked).collect::<Vec<_>>()[2..5],
        [false, true, false]
    );
    assert_eq!((power, it.total), (19, Some(19)));
    assert_eq!(
        it.goals.iter().map(|it| (it.n, it.is_reached)).collect::<Vec<_>>(),
        [(8, true), (10, true), (12, true)]
    );
    // The reward has changed the sheet: nothing false is shown.
    assert_eq!(told(power - 1), None);
}
