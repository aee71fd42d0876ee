//! Tests of the drawing.

use super::*;
use crate::boards::dungeon_raiders::model::OpenRoom;
use crate::boards::dungeon_raiders::model::dock::Weighed;
use crate::games::dungeon_raiders::client::Odds;

#[test]
fn the_gauge_tells_what_is_certain() {
    // A skeleton: 11 against three.
    let ctx = table(3, Room::M03, |view| {
        lay(view, 1, 2);
        lay(view, 2, 1);
    });
    let Detail::Fight { strength: Some(11), wounds: 3, meter: Some(meter), .. } =
        ctx.board_model().open_room.detail
    else {
        panic!("{:?}", ctx.board_model().open_room.detail)
    };
    assert_eq!((meter.sum, meter.most, meter.n_to_lay), (3, 8, 1));
    assert_eq!(meter.is_beaten, Some(false));
    assert_eq!(rooms::meter(meter, Lang::En), "3 of 11: at most 8: it will attack");
}

#[test]
fn a_weighed_card_tells_what_it_may_do_to_everybody() {
    let ctx = table(3, Room::M03, |view| {
        lay(view, 1, 5);
        lay(view, 2, 2);
    });
    let low = ctx.after(&[Spot::Card(power(1))]);
    let weighed = low.board_model().dock.weighed.expect("a card is weighed");
    assert_eq!((weighed.n_courses, weighed.n_beaten), (1, Some(0)));
    assert_eq!(weighed.own.wounds, Span { low: 3, high: 3 });
    assert_eq!(low.board_model().heroes[2].odds.map(|it| it.wounds.high), Some(0));
    let high = low.after(&[Spot::Card(power(4))]);
    assert_eq!(high.board_model().dock.weighed.and_then(|it| it.n_beaten), Some(1));
    // Each card tells its own tale before it is touched.
    let hints = high.board_model().hand.into_iter().filter_map(|it| it.hint);
    assert_eq!(hints.map(|it| it.wounds.high).collect::<Vec<_>>(), [3, 3, 0, 0, 0]);
}

#[test]
fn chests_show_who_would_take_them_as_the_cards_lie() {
    let ctx = table(4, Room::T09, |view| {
        lay(view, 1, 5);
        lay(view, 2, 3);
        lay(view, 3, 5);
    });
    let Detail::Treasure(chests) = ctx.board_model().open_room.detail else { panic!("chests") };
    assert_eq!(chests.iter().map(|it| it.coins).collect::<Vec<_>>(), [4, 2]);
    assert_eq!(chests[0].takers, SeatSet::one(seat(1)).with(seat(3)));
    assert_eq!(chests[1].takers, SeatSet::one(seat(2)));
}

#[test]
fn a_trap_shows_its_card_and_whom_it_hits() {
    let ctx = table(3, Room::X01, |view| {
        view.heroes[seat(2)].mat.treasure = 9;
        lay(view, 1, 4);
    });
    let Detail::Trap { columns, hits, .. } = ctx.board_model().open_room.detail else {
        panic!("a trap")
    };
    assert_eq!(columns.map(|it| it.is_now), [false, false, false, true, false]);
    let lost = [Effect::Nothing, Effect::Nothing, Effect::Treasure(-1), Effect::Treasure(-2)];
    assert_eq!(columns[..4].iter().map(|it| it.effect).collect::<Vec<_>>(), lost);
    assert_eq!(hits, SeatSet::one(seat(2)));
}

/// The room's words on a trap agree with the rules.
#[test]
fn the_columns_of_a_trap_are_the_rules() {
    for room in [Room::X01, Room::X03, Room::X04, Room::X05] {
        let ctx = table(2, room, |view| {
            view.heroes[A].mat.treasure = 9;
            view.heroes[A].mat.wounds = 0;
            lay(view, 1, if matches!(room, Room::X01 | Room::X03) { 1 } else { 5 });
        });
        let Detail::Trap { columns, .. } = ctx.board_model().open_room.detail else {
            panic!("a trap")
        };
        for (column, prospect) in columns.into_iter().zip(ctx.prospects()) {
            let odds = &prospect.heroes[A];
            let (treasure, wounds) = match column.effect {
                Effect::Nothing => (0, 0),
                Effect::Treasure(by) => (by, 0),
                Effect::Wounds(by) => (0, by),
                Effect::HalfTreasure(each) => (each.expect("a span").low, 0),
                Effect::HalfLife(each) => (0, each.expect("a span").high),
                Effect::Item(_) => panic!("no items in traps"),
            };
            assert_eq!((odds.treasure.low, odds.wounds.low), (treasure, wounds), "{room:?}");
        }
    }
}

/// Half of what each has is told as numbers, from one hero to the other.
#[test]
fn halves_are_told_as_numbers() {
    let first = |room| {
        let ctx = table(3, room, |view| {
            for (idx, (treasure, wounds)) in [(9, 0), (4, 7), (1, 9)].into_iter().enumerate() {
                view.heroes[seat(idx)].mat.treasure = treasure;
                view.heroes[seat(idx)].mat.wounds = wounds;
            }
        });
        let Detail::Trap { columns, .. } = ctx.board_model().open_room.detail else {
            panic!("a trap")
        };
        columns[0].effect
    };
    assert_eq!(first(Room::X05), Effect::HalfTreasure(Some(Span { low: -4, high: 0 })));
    assert_eq!(first(Room::X04), Effect::HalfLife(Some(Span { low: 0, high: 5 })));
}

/// The last room speaks of all who stood there, dead or bleeding, and tells no half of what they have now.
#[test]
fn after_the_end_the_last_room_is_as_it_was_met() {
    let over = |room| {
        let ctx = table(4, room, |view| {
            view.ground.phase = Phase::Over;
            view.ground.waiting = SeatSet::NONE;
            for (idx, plight) in [(1, Plight::Dead { room: 1 }), (2, Plight::Bled)] {
                view.heroes[seat(idx)].mat.plight = plight;
                view.ground.living = view.ground.living.without(seat(idx));
            }
        });
        ctx.board_model().open_room
    };
    for (room, half) in
        [(Room::X05, Effect::HalfTreasure(None)), (Room::X04, Effect::HalfLife(None))]
    {
        let open_room = over(room);
        let Detail::Trap { columns, hits, .. } = open_room.detail else { panic!("a trap") };
        assert_eq!((open_room.n_heroes, columns[0].effect), (4, half), "{room:?}");
        assert_eq!(hits, SeatSet::NONE, "{room:?}");
    }
    // A zombie: as strong as it was against four.
    let strength = |open_room: OpenRoom| match open_room.detail {
        Detail::Fight { strength, .. } => strength,
        other => panic!("{other:?}"),
    };
    let before = table(4, Room::M02, |_| {}).board_model().open_room;
    assert_eq!(strength(over(Room::M02)), strength(before));
}

#[test]
fn a_monster_is_called_beaten_when_it_is() {
    // A zombie: 11 against three. Two fives make sure of it before the third has laid.
    let meter = |n_laid: usize| {
        let ctx = table(3, Room::M02, |view| {
            (1..=n_laid).for_each(|idx| lay(view, idx, 5));
            view.heroes[A].mat.hand = Hand::NONE.with(1);
        });
        let Detail::Fight { meter, .. } = ctx.board_model().open_room.detail else {
            panic!("a fight")
        };
        rooms::meter(meter.expect("a meter"), Lang::En)
    };
    assert_eq!(meter(2), "10 of 11: it will be beaten, whatever is played");
    assert_eq!(meter(1), "5 of 11, two heroes to go");
}

#[test]
fn only_an_item_vault_speaks_of_items() {
    let note = |n_heroes, room, lang| {
        rooms::note(&table(n_heroes, room, |_| {}).board_model().open_room, lang)
    };
    assert!(note(3, Room::V01, Lang::En).contains("item"));
    for n_heroes in [1, 3] {
        assert!(!note(n_heroes, Room::V04, Lang::En).contains("item"));
        assert!(!note(n_heroes, Room::V04, Lang::Ru).contains("предмет"));
    }
}

#[test]
fn a_card_that_may_make_one_bleed_says_so() {
    // A skeleton: three wounds for the lowest.
    let ctx = |n_heroes: u8| {
        let ctx = table(n_heroes, Room::M03, |view| {
            (1..usize::from(n_heroes)).for_each(|idx| lay(view, idx, 2));
        });
        ctx.after(&[Spot::Card(power(1))])
    };
    let told = |n_heroes: u8| {
        let weighed = ctx(n_heroes).board_model().dock.weighed.expect("a card is weighed");
        let told = sentences::weighed(&weighed, Lang::En);
        told.into_iter().map(|it| it.1).collect::<Vec<_>>().join("; ")
    };
    assert_eq!(told(3), "it is not beaten; wounds +3; you would bleed to death");
    assert!(!told(2).contains("bleed"), "nobody bleeds in a duel");
}

#[test]
fn what_is_not_certain_is_counted_in_cases() {
    let ctx = table(3, Room::M02, |view| lay(view, 1, 2)).after(&[Spot::Card(power(5))]);
    let weighed = ctx.board_model().dock.weighed.expect("a card is weighed");
    let told = sentences::weighed(&weighed, Lang::En);
    assert_eq!(told[0].1, "the monster falls in 2 of 5 cases (40 %)");
    assert_eq!(told.len(), 1, "what does not happen is not told: {told:?}");
    let own = Odds { n_hit: 2, ..weighed.own };
    let hit = sentences::weighed(&Weighed { own, ..weighed }, Lang::En);
    assert_eq!(hit[1].1, "you are hit in 2 (40 %)");
    let russian = sentences::weighed(&weighed, Lang::Ru);
    assert_eq!(russian[0].1, "монстр побеждён в 2 случаях из 5 (40 %)");
    let sample = sentences::weighed(&Weighed { is_exact: false, ..weighed }, Lang::En);
    assert_eq!(sample[0].1, "the monster falls in about 40 % of all cases");
}

#[test]
fn what_kills_stands_on_the_table() {
    let stakes = |n_heroes, is_late: bool| {
        let ctx = table(n_heroes, Room::T01, |view| view.ground.setup.late_death = is_late);
        stakes(ctx.board_model().stakes).get(Lang::En)
    };
    assert!(stakes(4, false).contains("10 wounds kill") && stakes(4, false).contains("bleed"));
    assert!(stakes(4, true).contains("bleed") && !stakes(4, true).contains("10"));
    assert!(stakes(2, false).contains("10 wounds kill") && !stakes(2, false).contains("bleed"));
    assert!(stakes(1, false).contains("10 wounds kill") && !stakes(1, true).contains("bleed"));
}

#[test]
fn a_vault_shows_what_is_left_and_who_wants_it() {
    let ctx = table(3, Room::V01, |view| {
        view.ground.supply[Item::Sword] = 1;
        lay(view, 1, 4);
        lay(view, 2, 4);
    });
    let Detail::Vault(columns) = ctx.board_model().open_room.detail else { panic!("a vault") };
    assert_eq!(columns[3].effect, Effect::Item(Item::Sword));
    assert_eq!((columns[3].stock, columns[3].takers.len()), (Some(1), 2));
    let sword = ctx.board_model().hand[3].hint.expect("a hint");
    assert_eq!(sword.item, None, "too few for all: nobody gets one");
    let torch = ctx.board_model().hand[0].hint.expect("a hint");
    assert_eq!(torch.item, Some((Item::Torch, true)));
}

#[test]
fn a_dark_room_tells_what_may_lie_there() {
    let third = Place { level: 0, room: 2 };
    let ctx = table(3, Room::T03, |_| {}).after(&[Spot::Room(third)]);
    let board_model = ctx.board_model();
    assert_eq!((board_model.open_room.room, board_model.open_room.is_here), (None, false));
    let kinds = Kinds { monsters: 10, treasures: 9, traps: 5, vaults: 4, is_lair: false };
    assert_eq!(board_model.open_room.detail, Detail::Dark(kinds));
    assert!(board_model.level.rooms[2].is_shown && !board_model.level.rooms[0].is_shown);
    // A player who weighs a card sees the open room again; so does a second touch.
    assert!(ctx.after(&[Spot::Card(power(1))]).board_model().open_room.is_here);
    let ctx = table(3, Room::T03, |_| {}).after(&[Spot::Room(third), Spot::Room(third)]);
    assert!(ctx.board_model().open_room.is_here);
}

#[test]
fn what_a_torch_shows_is_marked_as_ones_own_knowledge() {
    let third = Place { level: 0, room: 2 };
    let ctx = table(3, Room::T03, |view| view.dungeon.put(third, Room::M09));
    let model = ctx.board_model().level.rooms[2];
    assert!(model.is_by_torch && model.stand == Stand::Ahead);
    assert_eq!((model.room, model.strength), (Some(Room::M09), Some(14)));
    assert!(ctx.after(&[Spot::Room(third)]).board_model().open_room.is_by_torch);
}

#[test]
fn a_hero_alone_sees_the_monsters_card_and_what_is_left_of_its_deck() {
    let ctx = table(1, Room::M05, |view| {
        view.ground.monster_card = Some(4);
        view.ground.monster_deck.0 = [4, 3, 2];
    });
    assert_eq!(ctx.board_model().open_room.detail, Detail::Chase { card: Some(4), wounds: 2 });
    assert_eq!(ctx.board_model().deck, Some([4, 3, 2]));
    assert_eq!(table(3, Room::M05, |_| {}).board_model().deck, None);
    let ctx = ctx.after(&[Spot::Card(power(4))]);
    let weighed = ctx.board_model().dock.weighed.expect("a card is weighed");
    assert_eq!((weighed.n_beaten, weighed.own.wounds.low), (Some(0), 2));
    assert!(sentences::weighed(&weighed, Lang::En)[0].1.starts_with("it catches you"));
}

#[test]
fn the_most_wounded_are_warned_where_they_would_bleed() {
    let bleeds = |n_heroes: u8, wounds: &[u8]| {
        let ctx = table(n_heroes, Room::T01, |view| {
            for (idx, &n) in wounds.iter().enumerate() {
                view.heroes[seat(idx)].mat.wounds = n;
            }
        });
        ctx.board_model().heroes.iter().map(|it| it.would_bleed).collect::<Vec<_>>()
    };
    assert_eq!(bleeds(3, &[2, 5, 5]), [false, true, true]);
    assert_eq!(bleeds(3, &[5, 5, 5]), [false; 3]);
    assert_eq!(bleeds(2, &[2, 5]), [false; 2]);
}

#[test]
fn the_note_tells_what_came_of_the_room_before() {
    let setup = Setup::plain(3);
    assert_eq!(looked_at(&play(&setup, 3, 2), Observer::Seat(A)).board_model().last_result, None);
    let game = play(&setup, 3, 3);
    let ctx = looked_at(&game, Observer::Seat(A));
    let board_model = ctx.board_model();
    let last_result = board_model.last_result.clone().expect("a note");
    assert_eq!(last_result.place, Place::START);
    assert_eq!(last_result.laid.len(), 3);
    assert!(!last_result.steps.is_empty());
    let before = play(&setup, 3, 2).view(Observer::All);
    for hero in &board_model.heroes {
        let old = before.heroes[hero.seat].mat.treasure as i8;
        assert_eq!(old + hero.last.treasure, hero.treasure as i8);
    }
    // A card in the new room makes it old news.
    let later = looked_at(&play(&setup, 3, 4), Observer::Seat(A)).board_model();
    assert!(later.heroes.iter().all(|it| it.last == Default::default()));
    assert_eq!(later.last_result, Some(last_result));
}

#[test]
fn a_card_face_down_is_known_to_its_owner_alone() {
    let setup = Setup { quick: true, ..Setup::plain(3) };
    let game = play(&setup, 3, 1);
    let shown = |observer| looked_at(&game, observer).board_model().heroes[0].shown;
    assert_eq!(shown(Observer::Seat(seat(1))), Shown::FaceDown(None));
    assert_eq!(shown(Observer::Public), Shown::FaceDown(None));
    assert!(matches!(shown(Observer::Seat(A)), Shown::FaceDown(Some(Action::Lay { .. }))));
    let own = looked_at(&game, Observer::Seat(A)).board_model().dock.say;
    assert!(matches!(own, Prompt::Committed { may_light: false, .. }));
}

#[test]
fn every_room_and_boss_has_a_note_in_both_languages() {
    for room in Room::ALL {
        for n_heroes in [1, 2, 4] {
            if n_heroes == 1 && matches!(room.face(), Face::Boss(_)) {
                continue;
            }
            let ctx = table(n_heroes, room, |view| {
                view.ground.monster_card = Some(3).filter(|_| n_heroes == 1);
            });
            let open_room = ctx.board_model().open_room;
            for lang in [Lang::En, Lang::Ru] {
                assert!(rooms::note(&open_room, lang).len() > 10, "{room:?}");
            }
        }
    }
}

#[test]
fn a_closed_hand_shows_how_many_items_are_in_it() {
    let ctx = table(3, Room::T03, |view| {
        for (idx, n) in [(1, 2), (2, 0)] {
            view.heroes[seat(idx)].items = None;
            view.heroes[seat(idx)].n_items = n;
        }
        view.ground.supply = crate::kernel::Tally([4, 4, 5, 5]);
    });
    let heroes = ctx.board_model().heroes;
    assert_eq!([1, 2].map(|idx| (heroes[idx].items, heroes[idx].n_items)), [(None, 2), (None, 0)]);
    for (lang, some, none) in [
        (Lang::En, "2 closed items", "no items"),
        (Lang::Ru, "2 закрытых предмета", "без предметов"),
    ] {
        assert!(labels::hero(&heroes[1], "B", lang).contains(some));
        assert!(labels::hero(&heroes[2], "C", lang).contains(none));
    }
}

#[test]
fn spans_have_signs() {
    assert_eq!(span(Span { low: 0, high: 3 }), "0…+3");
    assert_eq!(span(Span { low: 1, high: 4 }), "+1…4");
    assert_eq!(span(Span { low: -2, high: 0 }), "−2…0");
    assert_eq!(span(Span { low: 2, high: 2 }), "+2");
}
