//! The things put on stage of a room: what it comes from first, and what befalls several heroes alike in one line.

use undercroft::games::dungeon_raiders::DungeonRaiders;
use undercroft::games::dungeoneer::client::{Dungeoneer, Event, Moment, Setup, Step, moments};
use undercroft::kernel::chance::FastChance;
use undercroft::kernel::{BySeat, Lang, Match, Observer, Seat, Seed, Turn};
use undercroft::shell::features::stage::table::episode;
use undercroft::shell::model::episode::Sign;
use undercroft::shell::model::pacing::Pace;
use undercroft::shell::narration::Listener;

const SETUP: &str = "players=5 quick=no heroes=dealt wounds=2 memory=no boss=no spikes=2011 tie=wounds death=early light=shuffled shield=living";

/// The lines after the last of these actions.
#[track_caller]
fn lines(seed: &str, actions: &[&str], lang: Lang) -> Vec<String> {
    let seed = Seed::from_code(seed).expect("a seed");
    let setup = SETUP.parse().expect("notation");
    let mut game: Match<DungeonRaiders> = Match::begin(setup, seed).expect("a table");
    for action in actions {
        let seat = game.turn().awaited().first().expect("somebody is awaited");
        game.play(seat, action.parse().expect("notation")).expect("a legal action");
    }
    let names = BySeat::new(5, |it: Seat| ["Ann", "Bob", "Cid", "Dan", "Eve"][it.idx()].to_owned());
    let to = Listener { observer: Observer::Public, lang, names: &names };
    let episode = episode(&game, actions.len() - 1, to, Pace::Calm).expect("an episode");
    episode.lines.into_iter().map(|it| it.words).collect()
}

#[test]
fn a_room_of_five_tells_every_chest_and_folds_equal_shares() {
    let laid = ["lay 5", "lay 4", "lay 4", "lay 5", "lay 5"];
    let told = lines("0000-0014", &laid, Lang::En);
    assert_eq!(told[0], "The chest of 3 coins is shared, 1 each: Ann, Bob, Cid.", "{told:?}");
    assert!(told.contains(&"Ann, Bob, Cid, Dan, Eve: +1 coin each.".to_owned()), "{told:?}");
    let told = lines("0000-0014", &laid, Lang::Ru);
    assert!(told.contains(&"Ann, Bob, Cid, Dan, Eve: каждому +1 монетка.".to_owned()), "{told:?}");
}

/// A phone has no panel of them (DN-646): the dice, which of them bring a card, and the cards by name.
#[test]
fn peril_dice_are_shown_with_what_they_bring() {
    let (mut n_dice, mut n_met) = (0, 0);
    let names = BySeat::new(1, |_| "Ann".to_owned());
    let to = Listener { observer: Observer::All, lang: Lang::En, names: &names };
    for seed in 0..6 {
        let setup = Setup { turn_limit: 10, ..Setup::plain(1) };
        let mut game: Match<Dungeoneer> =
            Match::begin(setup, Seed::from_bits(seed)).expect("a table");
        let mut luck = FastChance::new(seed);
        while game.turn() != Turn::Over {
            let before = game.ply();
            game.play_at_random(&mut luck, 1);
            let events = &game.log()[before].events;
            let Some(Event::PerilDice { faces, n_hits, .. }) =
                events.iter().find(|it| matches!(it, Event::PerilDice { .. }))
            else {
                continue;
            };
            n_dice += 1;
            let episode = episode(&game, before, to, Pace::Calm).expect("it is on stage");
            let figures = episode
                .lines
                .iter()
                .find_map(|it| it.figures.as_ref().filter(|_| it.words.starts_with("Peril dice")));
            let terms = &figures.expect("the dice").terms;
            assert!(terms.iter().all(|it| it.sign == Sign::Die));
            assert_eq!(&terms.iter().map(|it| it.n).collect::<Vec<_>>(), faces);
            assert_eq!(terms.iter().filter(|it| it.is_marked).count(), usize::from(*n_hits));
            let open = &game.view(Observer::All).open;
            let comes = open.agenda.iter().find_map(|it| match it {
                Step::Ambush(group) => group.foes.first().map(|it| it.card),
                _ => None,
            });
            let is_asked =
                matches!(open.agenda.next(), Some(Step::Window { of: Moment::Entered, .. }));
            if let Some(card) = comes.filter(|_| is_asked) {
                let name = card.name().name.en();
                n_met += 1;
                let told = moments::told(open, Moment::Entered, Seat::FIRST, Lang::En).1;
                assert!(told.contains("Then comes: ") && told.contains(name), "{told}");
                assert!(episode.lines.iter().any(|it| it.words.contains(name)), "{episode:?}");
            }
        }
    }
    assert!(0 < n_dice && 0 < n_met, "{n_dice} {n_met}");
}
