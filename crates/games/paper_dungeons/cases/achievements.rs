//! Achievements. They are of our own making: what earns each, and what only nearly does.

use kernel::{Observer, Seat, Words};
use paper_dungeons::achievements::Achievement;
use paper_dungeons::dungeons::DUNGEONS;
use paper_dungeons::{Event, PaperDungeons, What};
use testing::scene::Vocabulary;

use super::table::Table;

#[test]
fn a_gem_that_was_never_named_is_not_stolen_under_a_nose() {
    // What was taken before round 1 is not named (PD-223): any other that has taken the gem since, named it.
    let mut table = Table::given("players 2; round 8; own A B C D E; gems 5");
    let stole = |letter| What::Stole { seat: Seat::FIRST, letter: Some(letter), total: 1 };
    let owned = table.state.teams[Seat::FIRST].sheet.gems_own;
    let told = |what| Event { secret_of: None, what };
    table.events.extend(owned.iter().map(|it| told(stole(it))));
    table.events.push(told(What::CrossedOut { seat: Seat::new(1), letters: owned }));
    table.play("end");
    table.expect(&[], "earns:under_their_noses no");
}

#[test]
fn the_grand_tour_leads_through_all_dungeons() {
    let tour = PaperDungeons::ACHIEVEMENTS.iter().filter(|it| !it.each.is_empty());
    let tour: Vec<_> = tour.collect();
    assert_eq!(tour.iter().map(|it| it.key).collect::<Vec<_>>(), [Achievement::GrandTour.key()]);
    let members = PaperDungeons::CAST.map(|it| (it.members)()).unwrap_or_default();
    assert_eq!(members.iter().map(|it| it.key).collect::<Vec<_>>(), tour[0].each);
    let played = ('A'..='L').map(|letter| {
        let table = Table::given(&format!("dungeon {letter}"));
        PaperDungeons::plays_with(&table.view(Observer::All), Seat::FIRST)
    });
    assert_eq!(played.flatten().collect::<Vec<_>>(), tour[0].each);
    assert_eq!(tour[0].each.len(), DUNGEONS);
}

#[test]
fn every_achievement_is_explained_in_both_languages() {
    testing::told::achievements_are_explained::<PaperDungeons>();
}
