//! The offers left in a phase: it is not ended for anybody who has something left to do in it.

use super::{AppContext, GOBLIN, HERO, SKELETON, begin, delve, die, floor, owns, treasure};
use crate::boards::dungeon_roll::model::{Lit, Prompt};
use crate::boards::dungeon_roll::query::course::Other;
use crate::boards::dungeon_roll::selection::{Begin, Choice, Pick, Spot, Why};
use crate::boards::dungeon_roll::words::sentences;
use crate::games::dungeon_roll::client::PartyFace::{Champion, Fighter, Mage, Scroll};
use crate::games::dungeon_roll::client::{
    Action, BaitScope, Course, Hero, Phase, ScrollPhases, Table, Treasure,
};
use crate::kernel::Lang;

#[test]
fn a_re_roll_of_the_hero_can_follow_the_last_fight() {
    let commander = |spent: bool| {
        let ctx = delve(Some((Hero::Mercenary, true)), "FC", "G", 0, |it| {
            it.delve.is_exhausted = spent;
        });
        ctx.after(&[die(Fighter, 0)])
    };
    commander(false).acts(floor(GOBLIN, 0), &["fight F G", "end"]);
    commander(true).acts(floor(GOBLIN, 0), &["fight F G", "end"]);
}

/// The bait thrown at two goblins, by somebody who may have a ring.
fn baits(lair: u8, has_ring: bool, expected: &[&str]) {
    let ctx = delve(None, "F", "GG", lair, |it| {
        owns(it, Treasure::Bait);
        if has_ring {
            owns(it, Treasure::Ring);
        }
    });
    ctx.after(&[treasure(Treasure::Bait)]).acts(Spot::Main, expected);
}

#[test]
fn a_ring_can_follow_the_bait() {
    // There is time enough for the ring before the dragon, and while the party regroups.
    for (lair, has_ring) in [(0, true), (0, false), (1, true)] {
        baits(lair, has_ring, &["bait", "end"]);
    }
}

#[test]
fn an_elixir_can_follow_the_last_fight() {
    let with = |floor| {
        let ctx = delve(None, "FFCCMTH", floor, 0, |it| owns(it, Treasure::Elixir));
        ctx.after(&[die(Fighter, 0)])
    };
    // It can be drunk among the loot as well, and while the party regroups.
    with("K").acts(floor(SKELETON, 0), &["fight F K", "end"]);
    with("K$").acts(floor(SKELETON, 0), &["fight F K", "end"]);
}

/// Scrolls are read in every phase, and may stand before the dragon.
fn before_the_dragon(party: &str, scrolls: ScrollPhases) -> AppContext {
    delve(Some((Hero::Enchantress, false)), party, "-", 3, |it: &mut Table| {
        it.delve.phase = Phase::Dragon;
        it.house.scrolls = scrolls;
    })
}

fn choices(ctx: &AppContext) -> Vec<Spot> {
    ctx.board_model().dock.choices.iter().map(|it| it.spot).collect()
}

#[test]
fn a_scroll_that_could_meet_the_dragon_can_be_read_instead() {
    let ctx = before_the_dragon("FCS", ScrollPhases::Any);
    assert_eq!(choices(&ctx), [begin(Begin::Reroll)]);
    let ctx = ctx.after(&[die(Fighter, 0), die(Scroll, 0)]);
    assert_eq!(choices(&ctx), [begin(Begin::Reroll)]);
    let ctx = ctx.after(&[begin(Begin::Reroll), die(Fighter, 0)]);
    ctx.acts(Spot::Main, &["reroll S - F"]);
    // Nothing is left to be re-rolled, or no scroll is read here.
    assert_eq!(choices(&before_the_dragon("S", ScrollPhases::Any)), []);
    assert_eq!(choices(&before_the_dragon("FCS", ScrollPhases::Monster)), []);
}

#[test]
fn bait_is_told_by_the_house_rule() {
    for (bait, effect, question) in [
        (BaitScope::AllDice, "Turns the dice of the level", "Dice of the level"),
        (BaitScope::MonstersOnly, "Turns the monsters of the level", "Monsters of the level"),
    ] {
        let ctx = delve(None, "F", "GG$", 0, |it| {
            owns(it, Treasure::Bait);
            it.house.bait = bait;
        });
        assert!(ctx.board_model().hoard.tokens[0].effect.get(Lang::En).starts_with(effect));
        let ctx = ctx.after(&[treasure(Treasure::Bait)]);
        assert_eq!(ctx.board_model().dock.say, Prompt::Bait(bait));
        assert!(sentences::prompt(Prompt::Bait(bait), "", Lang::En).starts_with(question));
    }
}

#[test]
fn with_one_die_or_none_going_home_is_the_main_button() {
    let rest = |table: &mut Table| table.delve.phase = Phase::Regroup;
    for party in ["", "S"] {
        let ctx = delve(None, party, "-", 0, rest);
        assert_eq!(ctx.board_model().dock.other, Other::Seek(5));
        ctx.acts(Spot::Main, &["retire"]);
        let ctx = ctx.after(&[Spot::Go(Course::Seek)]);
        assert_eq!(ctx.board_model().dock.say, Prompt::Sure(Action::Course(Course::Seek)));
        ctx.acts(Spot::Main, &["seek"]);
    }
    let raging = |table: &mut Table| {
        rest(table);
        table.delve.is_raging = true;
    };
    let ctx = delve(None, "S", "-", 0, raging);
    assert_eq!(ctx.board_model().dock.other, Other::None);
    ctx.acts(Spot::Main, &["seek"]);
}

#[test]
fn what_needs_no_level_is_lit_while_the_party_regroups() {
    let minstrel = Some((Hero::Minstrel, false));
    let ctx = delve(minstrel, "FC", "-", 2, |it| {
        it.delve.phase = Phase::Regroup;
        for treasure in [Treasure::Ring, Treasure::Elixir, Treasure::Portal, Treasure::Bait] {
            owns(it, treasure);
        }
    });
    let board_model = ctx.board_model();
    assert_eq!(board_model.hero.lit, Lit::Free);
    let lit =
        board_model.hoard.tokens.iter().filter(|it| it.lit == Lit::Free).map(|it| it.treasure);
    assert_eq!(lit.collect::<Vec<_>>(), [Treasure::Ring, Treasure::Elixir]);
    ctx.after(&[treasure(Treasure::Ring)]).acts(Spot::Main, &["ring"]);
    ctx.after(&[HERO]).acts(Spot::Main, &["unleash"]);
}

/// A party before the dragon, or among monsters, that has these treasures.
fn dead_end(floor: &str, party: &str, lair: u8, treasures: &[Treasure]) -> AppContext {
    delve(None, party, floor, lair, |it| {
        it.delve.phase = if floor == "-" { Phase::Dragon } else { Phase::Monster };
        treasures.iter().for_each(|&treasure| owns(it, treasure));
    })
}

#[track_caller]
fn says(ctx: &AppContext, en: &str, ru: &str) {
    let say = ctx.board_model().dock.say;
    assert_eq!(sentences::prompt(say, "", Lang::En).replace('\u{a0}', " "), en);
    assert_eq!(sentences::prompt(say, "", Lang::Ru).replace('\u{a0}', " "), ru);
}

#[test]
fn with_no_way_to_make_up_the_band_it_says_what_helps() {
    use Treasure::{Elixir, Portal, Ring, Talisman};
    let ctx = dead_end("-", "", 3, &[Talisman, Portal, Portal]);
    says(
        &ctx,
        "Your party cannot defeat the dragon. You have: Town Portal × 2.",
        "Дракона победить некому. У вас есть: Городской портал × 2.",
    );
    // What helps lies under the thumb.
    assert_eq!(choices(&ctx), [treasure(Portal)]);
    assert_eq!(ctx.board_model().dock.band.map(|it| it.has_candidates), Some(false));
    ctx.after(&[treasure(Portal)]).acts(Spot::Main, &["portal"]);
    // An elixir helps where one type is missing, and not where two are.
    let spots = |party, treasures: &[Treasure]| choices(&dead_end("-", party, 3, treasures));
    assert_eq!(spots("FFC", &[Ring, Elixir]), [treasure(Ring), treasure(Elixir)]);
    assert_eq!(spots("FF", &[Ring, Elixir]), [treasure(Ring)]);
    assert_eq!(spots("FCM", &[Ring, Elixir]), []);
    says(
        &dead_end("-", "FF", 3, &[]),
        "Your party cannot defeat the dragon. You have nothing else that helps: all that is left is to flee.",
        "Дракона победить некому. Больше ничто не поможет: остаётся бежать.",
    );
}

#[test]
fn where_only_flight_is_left_it_is_the_main_button() {
    let ends = [dead_end("-", "FF", 3, &[]), dead_end("-", "", 3, &[]), dead_end("GG", "", 0, &[])];
    for ctx in ends {
        assert_eq!(ctx.board_model().dock.other, Other::None);
        ctx.acts(Spot::Main, &["flee"]);
    }
    // While anything helps, fleeing is not the likely choice.
    let helped = dead_end("-", "FF", 3, &[Treasure::Ring]);
    assert_eq!(helped.board_model().dock.other, Other::Flee);
    assert_eq!(helped.board_model().dock.main, None);
}

#[test]
fn the_band_names_only_those_who_are_there() {
    let band = |party: &str, spots: &[Spot]| {
        let ctx = dead_end("-", party, 3, &[]).after(spots);
        sentences::band(&ctx.board_model().dock.band.expect("a band"), Lang::En)
    };
    assert_eq!(band("FCMS", &[]), "Three, each of another type: fighter, cleric or mage.");
    let one = [die(Fighter, 0)];
    assert_eq!(band("FFCM", &one), "Two more, each of another type: cleric or mage.");
    assert_eq!(band("FF", &[]), "You have no three different companions.");
}

#[test]
fn a_match_that_is_over_is_in_its_last_delve() {
    let over = delve(None, "", "-", 0, |it| {
        it.go_to_delve(3);
        it.delve.phase = Phase::Over;
    });
    assert_eq!(over.board_model().nth_delve, 3);
}

#[test]
fn with_nobody_left_to_fight_it_says_what_helps() {
    use Treasure::{Elixir, Portal, Ring};
    let ctx = dead_end("GG", "", 2, &[Elixir, Portal, Ring]);
    assert_eq!(choices(&ctx), [treasure(Portal), treasure(Elixir)]);
    assert_eq!(choices(&dead_end("GG", "F", 2, &[Portal])), []);
}

#[test]
fn a_tap_on_an_empty_level_says_that_it_is_empty() {
    let resting = |it: &mut Table| it.delve.phase = Phase::Regroup;
    for ctx in [delve(None, "FS", "-", 0, resting), delve(None, "FS", "-", 0, |_| {})] {
        assert_eq!(ctx.pick(die(Fighter, 0)), Pick::Nothing(Why::NothingLies));
    }
}

#[test]
fn throws_are_counted_in_good_russian() {
    let with_lair = |lair| {
        let rest = |table: &mut Table| table.delve.phase = Phase::Regroup;
        let odds = delve(None, "FC", "-", lair, rest).board_model().odds.expect("odds");
        sentences::wakes(&odds, Lang::Ru)
    };
    assert_eq!(with_lair(2), "дракон проснётся (4651 бросок из 7776)");
    assert_eq!(with_lair(0), "дракон проснётся (276 бросков из 7776)");
}

#[test]
fn an_elixir_asks_for_a_face() {
    let ctx = delve(None, "F", "GG", 0, |it| owns(it, Treasure::Elixir));
    let ctx = ctx.after(&[treasure(Treasure::Elixir)]);
    // However many dice come back, the main button brings them; one face alone is replaced.
    ctx.after(&[Spot::Choice(Choice::Face(Mage)), Spot::Choice(Choice::Face(Champion))])
        .acts(Spot::Main, &["elixir H"]);
}
