//! The holder of a shared device: the curtain falls where secrets are, and nowhere else; anyone who may act out of
//! turn can ask for the device.

use undercroft::games::dungeon_raiders::{Action, DungeonRaiders, Item};
use undercroft::games::dungeon_roll::DungeonRoll;
use undercroft::kernel::chance::FastChance;
use undercroft::kernel::{Bots, Game, Lang, Match, Observer, Seat, SeatSet, Seed};
use undercroft::shell::model::device::Device;
use undercroft::shell::model::match_summary::MatchSummary;
use undercroft::shell::model::seating::{Player, Seating};

type Raid = Match<DungeonRaiders>;

/// Three raiders with open hands, or in the quick variant.
fn raid(seed: u64, quick: &str) -> Raid {
    let setup = format!(
        "players=3 quick={quick} heroes=dealt wounds=2 memory=yes boss=no spikes=2011 \
         tie=wounds death=early light=shuffled shield=living"
    );
    Match::begin(setup.parse().expect("notation"), Seed::from_bits(seed)).expect("a fair table")
}

/// A raid where somebody who is not awaited holds a torch while a room is dark, and who that is.
fn raid_with_torch() -> (Raid, Seat) {
    let is_dark = |it: &Raid| it.state().dungeon.is_dark_after(it.state().ground.here);
    let mut raids = (1..).map(|seed| raid(seed, "no")).filter(is_dark);
    let found = raids.find_map(|game| {
        let seat = DungeonRaiders::out_of_turn(game.state()).iter().next()?;
        Some((game, seat))
    });
    found.expect("there are explorers")
}

fn everybody<G: Game>(game: &Match<G>) -> SeatSet {
    Seat::all(game.n_seats()).collect()
}

#[test]
fn where_all_lies_open_the_device_goes_round_without_a_curtain() {
    let setup = "players=3 deal=random first=random bait=all scrolls=monster dice=7 bag=single \
                 heroes=base";
    let seed = Seed::from_bits(3);
    let mut game: Match<DungeonRoll> =
        Match::begin(setup.parse().expect("notation"), seed).expect("a fair table");
    let device = Device::of(everybody(&game));
    let mut luck = FastChance::new(3);
    while let Some(seat) = device.next(&game) {
        assert_eq!((device.seat(&game), device.curtain(&game)), (Some(seat), None));
        assert_eq!(device.observer(&game), Observer::Seat(seat));
        game.play_at_random(&mut luck, 1);
    }
    assert_eq!(device.observer(&game), Observer::All);
}

#[test]
fn the_light_of_a_torch_is_for_its_owner_alone() {
    let (mut game, owner) = raid_with_torch();
    let mut device = Device::of(everybody(&game));
    let awaited = device.next(&game).expect("somebody is awaited");
    assert_eq!(device.curtain(&game), None, "hands lie open");
    let asking = device.interrupters(&game, &game.view(device.observer(&game)));
    assert!(asking.has(owner) && !asking.has(awaited), "{asking:?}");

    // The owner asks for the device: still everything lies open, so there is no curtain yet.
    device.guest = Some(owner);
    assert_eq!(device.seat(&game), Some(owner));
    game.play(owner, Action::UseTorch).expect("a torch");
    device = device.handed_on(&game);
    assert_eq!((device.curtain(&game), device.observer(&game)), (Some(owner), Observer::Public));
    device.holder = Some(owner);
    assert_eq!((device.seat(&game), device.observer(&game)), (Some(owner), Observer::Seat(owner)));

    // It goes back, and what was seen stays behind a curtain.
    device = Device { guest: None, ..device }.handed_on(&game);
    assert_eq!((device.seat(&game), device.holder), (Some(awaited), None));
    while device.next(&game) != Some(owner) {
        let seat = device.seat(&game).expect("nothing is private");
        let create_match = game.legal(seat).into_iter().find(|it| matches!(it, Action::Lay { .. }));
        game.play(seat, create_match.expect("a card")).expect("legal");
        device = device.handed_on(&game);
    }
    assert_eq!((device.curtain(&game), device.observer(&game)), (Some(owner), Observer::Public));
}

#[test]
fn whoever_may_hold_a_torch_is_asked_whatever_is_hidden() {
    let mut n_asking = 0;
    for seed in 1..20 {
        let mut game = raid(seed, "no");
        let setup = game.setup().to_string().replace("memory=yes", "memory=no");
        game = Match::begin(setup.parse().expect("notation"), Seed::from_bits(seed)).expect("fair");
        let device = Device::of(everybody(&game));
        let view = game.view(Observer::Public);
        let is_any_dealt = view.ground.supply[Item::Torch] < 5;
        let next = device.next(&game);
        let has_items = next.is_some_and(|it| 0 < view.heroes[it].n_items);
        assert_eq!(device.curtain(&game).is_some(), has_items, "closed hands are covered");
        let may_hold = |seat: &Seat| is_any_dealt && 0 < view.heroes[*seat].n_items;
        let expected: SeatSet =
            Seat::all(3).filter(|it| Some(*it) != next && may_hold(it)).collect();
        assert_eq!(device.interrupters(&game, &view), expected, "seed {seed}");
        n_asking += expected.len();
    }
    assert!(0 < n_asking);
}

#[test]
fn secret_choices_are_made_behind_the_curtain() {
    let mut game = raid(1, "yes");
    let mut device = Device::of(everybody(&game));
    let mut luck = FastChance::new(1);
    let mut n_curtains = 0;
    while let Some(seat) = device.next(&game) {
        if device.curtain(&game).is_some() {
            assert_eq!(device.observer(&game), Observer::Public);
            device.holder = Some(seat);
            n_curtains += 1;
        }
        let legal = game.legal(seat);
        let action = legal[luck.pick(legal.len() as u32) as usize];
        game.play(seat, action).expect("legal");
        device = device.handed_on(&game);
    }
    assert!(40 < n_curtains, "{n_curtains}");
}

#[test]
fn the_only_person_breaks_in_while_computers_play() {
    let (game, owner) = raid_with_torch();
    let device = Device::of(SeatSet::one(owner));
    assert_eq!((device.next(&game), device.curtain(&game)), (Some(owner), None));
    assert_eq!(game.legal(owner), [Action::UseTorch]);
    assert!(device.interrupters(&game, &game.view(Observer::Seat(owner))).is_empty());
    let other = Seat::all(3).find(|&it| !game.actors().has(it)).expect("nobody has three torches");
    assert_eq!(Device::of(SeatSet::one(other)).next(&game), None);
}

#[test]
fn a_computer_takes_a_seat_over_but_never_the_last_one() {
    let levels = DungeonRaiders::LEVELS;
    let all = Seating::of_persons(2);
    let (first, second) = (Seat::FIRST, Seat::new(1));
    let computer = Player::read(levels[0].key, levels);
    let mixed = all.with(first, computer).expect("a person is left");
    assert_eq!(mixed.persons(), SeatSet::one(second));
    assert_eq!(mixed.keys(levels), [levels[0].key, "person"]);
    assert_eq!(mixed.with(second, computer), None);
    assert_eq!(mixed.with(first, Player::read("person", levels)), Some(all));
}

/// Before a curtain falls over what came of an action, everybody looks at it: nobody acts, and nothing is shown that one seat
/// alone may see.
#[test]
fn while_everybody_looks_at_a_result_nobody_acts_and_no_secret_lies_open() {
    let setup = "players=3 quick=no heroes=dealt wounds=2 memory=no boss=no spikes=2011 tie=wounds \
                 death=early light=shuffled shield=living";
    let seed = Seed::from_bits(1);
    let game: Raid = Match::begin(setup.parse().expect("notation"), seed).expect("a fair table");
    let persons = everybody(&game);
    let all = Seat::all(3).map(|it| Device { holder: Some(it), ..Device::of(persons) });
    for device in all.chain([Device::of(persons)]) {
        let shown = Device { is_shown: true, ..device };
        assert_eq!((shown.seat(&game), shown.curtain(&game)), (None, None));
        assert_eq!(shown.observer(&game), Observer::Public);
        assert!(shown.interrupters(&game, &game.view(Observer::Public)).is_empty());
        assert_eq!(shown.next(&game), device.next(&game));
    }
}

/// The only person who gave no name is addressed; everybody else has a name or a number.
#[test]
fn whoever_plays_alone_against_computers_is_you() {
    let keys = ["person", "normal", "normal"].map(str::to_owned);
    let mixed = Seating::read(&keys, 3, DungeonRaiders::LEVELS).expect("a person");
    let names = |seating: &Seating, given: &[&str], lang| {
        let given: Vec<String> = given.iter().map(|it| (*it).to_owned()).collect();
        seating.names_at_table(&given, lang)[Seat::FIRST].clone()
    };
    assert_eq!(names(&mixed, &[], Lang::En), "You");
    assert_eq!(names(&mixed, &["", "", ""], Lang::Ru), "Вы");
    assert_eq!(names(&mixed, &["Ada"], Lang::En), "Ada");
    assert_eq!(names(&Seating::of_persons(3), &[], Lang::En), "Player 1");
    assert_eq!(names(&Seating::of_persons(1), &[], Lang::En), "You");
    // So it is on the shelf.
    let score =
        |given: &[String], lang| MatchSummary::of(&raid(1, "no"), given, &mixed, lang).score;
    assert_eq!(score(&[], Lang::En), "You: 3 coins, would bleed, Computer 2: 2, Computer 3: 1");
    assert!(score(&[], Lang::Ru).starts_with("Вы: 3 монетки"));
    assert!(score(&["Ada".to_owned()], Lang::En).starts_with("Ada: "));
}
