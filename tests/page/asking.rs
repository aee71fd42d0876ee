//! Questions at a table: the table passes for seats that need not be asked, computers are asked whether
//! they break in, and what is taken back goes past all of that.

use undercroft::games::dungeon_raiders::{Action, DungeonRaiders};
use undercroft::kernel::ask::due_pass;
use undercroft::kernel::chance::FastChance;
use undercroft::kernel::{Bots, Game, Level, Match, Observer, Seat, SeatSet, Seed, Text, Turn};
use undercroft::shell::model::device::Device;
use undercroft::shell::model::history::{self, NoUndo, UndoRule};
use undercroft::shell::model::seating::Seating;
use undercroft::shell::table::ai;

use crate::cards::{self, Card, Cards, Thing};
use crate::stepping::step;

const A: Seat = Seat::FIRST;

impl Bots for Cards {
    const LEVELS: &'static [Level] = &[
        Level { key: "calm", name: Text::same("Calm"), hint: Text::same("") },
        Level { key: "rash", name: Text::same("Rash"), hint: Text::same("") },
    ];

    fn think(
        _: usize,
        _: &cards::View,
        _: Seat,
        legal: &[cards::Action],
        luck: &mut FastChance,
    ) -> cards::Action {
        legal[luck.pick(legal.len() as u32) as usize].clone()
    }

    fn interrupt(
        level: usize,
        _: &cards::View,
        _: Seat,
        legal: &[cards::Action],
        _: &mut FastChance,
    ) -> Option<cards::Action> {
        legal.first().filter(|_| level == 1).cloned()
    }
}

fn cards(seed: u64) -> Match<Cards> {
    let setup = "players=3 turns=40 ask=choice".parse().expect("a setup");
    Match::begin(setup, Seed::from_bits(seed)).expect("a table")
}

fn everybody<G: Game>(game: &Match<G>) -> SeatSet {
    Seat::all(game.n_seats()).collect()
}

/// A person at the first seat, and computers of a level at the others.
fn mixed<G: Bots>(game: &Match<G>, level: usize) -> Seating {
    let key = |nth| if nth == 0 { "person" } else { G::LEVELS[level].key };
    let keys: Vec<String> = (0..game.n_seats()).map(|nth| key(nth).to_owned()).collect();
    Seating::read(&keys, game.n_seats(), G::LEVELS).expect("a person")
}

/// Lets everybody at one device choose at random, and the table pass.
fn choose(game: &mut Match<Cards>, luck: &mut FastChance) {
    game.play_at_random(luck, 1);
    game.pass_due();
}

#[test]
fn the_device_is_handed_to_nobody_who_can_only_pass() {
    let mut game = cards(1);
    let mut luck = FastChance::new(1);
    let (mut n_passed, mut n_handed) = (0, 0);
    while game.turn() != Turn::Over {
        let before = game.ply();
        choose(&mut game, &mut luck);
        n_passed += game.ply() - before - 1;
        let device = Device::of(everybody(&game));
        assert_eq!(due_pass::<Cards>(game.state()), None);
        if let Some(next) = device.next(&game) {
            assert_eq!(device.curtain(&game), Some(next), "hands are private");
            let is_reaction = Cards::<false>::pass(game.state(), next).is_some();
            let can_play = game.legal(next).iter().any(|it| !Cards::<false>::is_pass(it));
            n_handed += usize::from(is_reaction);
            assert!(!is_reaction || can_play, "ply {}", game.ply());
        }
    }
    assert!(20 < n_passed && 20 < n_handed, "{n_passed} passes, {n_handed} handed on");
}

#[test]
fn what_is_taken_back_goes_past_the_passes_of_the_table() {
    let mut game = cards(2);
    let mut luck = FastChance::new(2);
    let persons = everybody(&game);
    let mut asked = vec![0];
    while game.turn() != Turn::Over {
        choose(&mut game, &mut luck);
        asked.push(game.ply());
    }
    let (end, n_plies) = (game.check_value(), game.ply());
    for ply in asked.iter().rev().skip(1) {
        let device = Device { holder: game.turn().awaited().first(), ..Device::of(persons) };
        assert!(history::can_undo(&game, device, UndoRule::Friendly));
        history::undo(&mut game, persons);
        assert_eq!(game.ply(), *ply);
        assert_eq!(due_pass::<Cards>(game.state()), None);
    }
    for ply in &asked[1..] {
        history::redo(&mut game, persons);
        assert_eq!(game.ply(), *ply);
    }
    assert_eq!((game.check_value(), game.ply()), (end, n_plies));
}

#[test]
fn a_strict_table_takes_nothing_back_that_others_have_passed_on() {
    let mut n_passed_on = 0;
    for seed in 0..40 {
        let mut game = cards(seed);
        game.pass_due();
        let gain = cards::Action::Do(Thing::Card(Card::Gain));
        if game.play(A, gain).is_err() {
            continue;
        }
        game.pass_due();
        let device = Device { holder: Some(A), ..Device::of(everybody(&game)) };
        if device.seat(&game) == Some(A) {
            let why = history::why_no_undo(&game, device, UndoRule::Strict);
            assert_eq!(why, Some(NoUndo::Others), "seed {seed}");
            assert_eq!(history::why_no_undo(&game, device, UndoRule::Friendly), None);
            n_passed_on += 1;
        }
    }
    assert!(0 < n_passed_on);
}

#[test]
fn a_pass_that_only_the_table_made_is_nothing_to_take_back() {
    let person = Seat::new(1);
    let passed_for = |seed| {
        let setup = "players=2 turns=3 ask=choice".parse().expect("a setup");
        let mut game: Match<Cards> = Match::begin(setup, Seed::from_bits(seed)).expect("a table");
        let gain = cards::Action::Do(Thing::Card(Card::Gain));
        game.play(A, gain).ok()?;
        game.pass_due();
        game.log().last().is_some_and(|it| it.seat == person).then_some(game)
    };
    let game = (0..).find_map(passed_for).expect("somebody holds no counter");
    let device = Device::of(SeatSet::one(person));
    for rule in UndoRule::ALL {
        assert_eq!(history::why_no_undo(&game, device, rule), Some(NoUndo::Nothing));
    }
}

#[test]
fn a_computer_breaks_in_on_a_person_and_what_it_did_is_taken_back_with_the_choice_before() {
    let mut n_broken_in = 0;
    for seed in 0..20 {
        let mut game = cards(seed);
        let (calm, rash) = (mixed(&game, 0), mixed(&game, 1));
        let persons = rash.persons();
        let mut luck = FastChance::new(seed);
        while game.turn() != Turn::Over {
            if ai::next(&game, persons).is_none() {
                let asked = ai::asked(&game, persons, SeatSet::NONE);
                assert_eq!(asked, Cards::<false>::out_of_turn(game.state()).minus(persons).first());
                assert!(!step(&mut game.clone(), &calm), "calm computers decline");
                let mut after = game.clone();
                if step(&mut after, &rash) {
                    let last = after.log().last().expect("an action");
                    assert!(!persons.has(last.seat) && asked.is_some());
                    assert_eq!(after.turn(), game.turn(), "the person is still awaited");
                    n_broken_in += u32::from(takes_back_its_own(&after, persons));
                }
                let legal = game.legal(A);
                let action = legal[luck.pick(legal.len() as u32) as usize].clone();
                game.play(A, action).expect("legal");
                game.pass_due();
            } else {
                step(&mut game, &calm);
            }
        }
    }
    assert!(20 < n_broken_in, "{n_broken_in}");
}

/// Tells whether there was a choice of the person to be taken back, and it was.
fn takes_back_its_own(game: &Match<Cards>, persons: SeatSet) -> bool {
    let mut back = game.clone();
    if !history::can_undo(&back, Device::of(persons), UndoRule::Friendly) {
        return false;
    }
    history::undo(&mut back, persons);
    let taken = &game.log()[back.ply()];
    let has_choice = game.log().iter().any(|it| persons.has(it.seat) && !it.is_due);
    assert!(has_choice && persons.has(taken.seat), "not stuck before the computer's action");
    let mut forth = back.clone();
    history::redo(&mut forth, persons);
    assert!(back.ply() < forth.ply());
    true
}

/// A raid where a computer holds a torch, a person is awaited and it is time for light.
fn raid_with_torch() -> (Match<DungeonRaiders>, Seat) {
    let setup = "players=3 quick=no heroes=dealt wounds=2 memory=no boss=no spikes=2011 \
                 tie=wounds death=early light=shuffled shield=living";
    let begin = |seed| -> Match<DungeonRaiders> {
        Match::begin(setup.parse().expect("notation"), Seed::from_bits(seed)).expect("a table")
    };
    let holder = |game: &Match<DungeonRaiders>| {
        let n_dark = game.state().dungeon.dark_after(game.state().ground.here).count();
        let is_persons_turn = game.turn().awaited() == SeatSet::one(A);
        let holder = DungeonRaiders::out_of_turn(game.state()).first()?;
        (3 <= n_dark && is_persons_turn && holder != A).then_some(holder)
    };
    let mut raids = (1..).map(begin);
    raids.find_map(|it| holder(&it).map(|seat| (it, seat))).expect("there are explorers")
}

#[test]
fn an_easy_raider_declines_and_a_normal_one_lights_its_torch_in_anothers_turn() {
    let (game, holder) = raid_with_torch();
    for (level, is_lit) in [(0, false), (1, true)] {
        let (mut after, seating) = (game.clone(), mixed(&game, level));
        let persons = seating.persons();
        assert_eq!(ai::next(&after, persons), None, "a person is awaited");
        assert_eq!(ai::asked(&after, persons, SeatSet::NONE), Some(holder));
        assert_eq!(ai::asked(&after, persons, SeatSet::one(holder)), None, "it has declined");
        assert_eq!(step(&mut after, &seating), is_lit);
        let last = after.log().last().map(|it| (it.seat, it.action));
        assert_eq!(last, is_lit.then_some((holder, Action::UseTorch)));
        assert_eq!((after.turn(), after.legal(A)), (game.turn(), game.legal(A)));
        assert!(!step(&mut after, &seating), "nobody breaks in twice");
    }
}

#[test]
fn who_is_offered_to_break_in_tells_nothing_of_closed_hands() {
    let (game, _) = raid_with_torch();
    let offered = |observer| DungeonRaiders::interrupters(&game.view(observer));
    let public = offered(Observer::Public);
    assert!(Seat::all(3).all(|it| offered(Observer::Seat(it)) == public));
    assert!(1 < public.len(), "whoever holds anything might hold a torch: {public:?}");
}
