//! What a touch comes to, and what is settled.

use super::*;

#[test]
fn a_first_touch_weighs_a_card_and_a_second_lays_it() {
    let desk = table(3, Room::T03, |_| {});
    assert_eq!(desk.scene().dock.say, Say::Lay);
    assert_eq!(desk.scene().dock.main, None);
    let desk = desk.after(&[Spot::Card(power(4))]);
    assert_eq!(desk.scene().hand[3].lit, Lit::Picked);
    assert_eq!(desk.scene().dock.other, Other::Drop);
    desk.acts(Spot::Card(power(4)), "lay 4");
    desk.acts(Spot::Main, "lay 4");
    let desk = desk.after(&[Spot::Card(power(2))]);
    desk.acts(Spot::Main, "lay 2");
    let desk = desk.after(&[Spot::Drop]);
    assert_eq!(desk.pick(Spot::Main), Pick::Nothing(Why::ChooseFirst));
}

#[test]
fn what_cannot_be_laid_says_why() {
    let desk = table(3, Room::T03, |view| {
        view.heroes[A].mat.hand = Hand::FULL.without(5);
        gives(view, Item::Sword, 1);
    });
    desk.refuses(Spot::Card(power(5)), Refusal::CardIsPlayed(5));
    desk.refuses(Spot::Card(Card::Item(Item::Sword)), Refusal::SwordOnlyForMonsters);
    let hand = desk.scene().hand;
    assert_eq!((hand[4].n, hand[4].lit), (0, Lit::Idle));
    assert_eq!((hand[5].card, hand[5].lit), (Card::Item(Item::Sword), Lit::Idle));
}

#[test]
fn whoever_is_not_awaited_only_watches() {
    let desk = table(3, Room::T03, |view| lay(view, 0, 3));
    assert_eq!(desk.scene().dock.say, Say::Watch(seat(1)));
    desk.refuses(Spot::Card(power(5)), Refusal::AlreadyLaid);
    assert!(desk.scene().hand.iter().all(|it| it.lit == Lit::Idle));
    assert!(desk.scene().heroes[1].is_awaited);
    assert_eq!(desk.scene().heroes[0].shown, Shown::Laid(Lay::one(power(3))));
}

#[test]
fn a_torch_is_weighed_and_then_lit_while_rooms_are_dark() {
    let torch = Spot::Card(Card::Item(Item::Torch));
    let desk = table(3, Room::T03, |view| gives(view, Item::Torch, 1)).after(&[torch]);
    assert_eq!(desk.scene().dock.say, Say::Torch(3));
    desk.acts(torch, "torch");
    let no_dark = table(3, Room::T03, |view| {
        gives(view, Item::Torch, 1);
        (2..5).for_each(|room| view.dungeon.lay_out(Place { level: 0, room }, Light::Lit));
    });
    // Where none is, it can be returned, and the page says that nothing will be seen.
    let look = no_dark.scene().hand.last().and_then(|it| it.help);
    assert_eq!(look, Some(Help::Look(0)));
    let no_dark = no_dark.after(&[torch]);
    assert_eq!(no_dark.scene().dock.say, Say::Torch(0));
    assert!(sentences::say(Say::Torch(0), "", Lang::En).contains("see nothing"));
    no_dark.acts(torch, "torch");
}

#[test]
fn a_torch_can_be_lit_in_anothers_turn() {
    let desk = table(3, Room::T03, |view| {
        gives(view, Item::Torch, 1);
        lay(view, 0, 3);
    });
    assert_eq!(desk.scene().dock.say, Say::OnlyTorch(Some(seat(1))));
    assert!(desk.scene().can_act);
    desk.refuses(Spot::Card(power(5)), Refusal::AlreadyLaid);
    let torch = Spot::Card(Card::Item(Item::Torch));
    desk.after(&[torch]).acts(Spot::Main, "torch");
}

#[test]
fn whoever_has_chosen_in_secret_reads_what_although_a_torch_is_left() {
    let action = Action::Lay { lay: Lay::one(power(4)) };
    let desk = table(3, Room::T03, |view| {
        view.ground.setup.quick = true;
        view.ground.first = None;
        gives(view, Item::Torch, 1);
        view.heroes[A].has_committed = true;
        view.heroes[A].commit = Some(action);
    });
    let say = desk.scene().dock.say;
    assert_eq!(say, Say::Committed { action, may_light: true });
    let told = sentences::say(say, "", Lang::En);
    assert!(told.contains("You chose 4") && told.contains("torch"), "{told}");
    desk.after(&[Spot::Card(Card::Item(Item::Torch))]).acts(Spot::Main, "torch");
}

#[test]
fn a_torch_is_laid_before_a_boss_and_lit_out_of_turn() {
    let torch = Spot::Card(Card::Item(Item::Torch));
    let desk = table(3, Room::B08, |view| {
        view.ground.setup.boss = true;
        gives(view, Item::Torch, 1);
        lay(view, 0, 3);
    });
    assert_eq!(desk.scene().dock.say, Say::OnlyTorch(Some(seat(1))));
    desk.after(&[torch]).acts(Spot::Main, "torch");
}

#[test]
fn a_wasted_crystal_is_called_so() {
    let crystal = Spot::Card(Card::Item(Item::Crystal));
    let with = |n_laid: usize| {
        table(3, Room::X01, |view| {
            gives(view, Item::Crystal, 1);
            (1..=n_laid).for_each(|idx| lay(view, idx, 2));
        })
    };
    let desk = with(0).after(&[crystal]);
    assert_eq!(desk.scene().dock.say, Say::Crystal { is_wasted: false });
    desk.acts(Spot::Main, "crystal");
    crystal_says(&desk, Help::Later, ["to lay later", "сыграть карту позже"]);
    // The card says so before it is touched, and to those who listen.
    let told = ["wasted now, all others have laid", "пропадёт зря, остальные уже сыграли"];
    crystal_says(&with(2), Help::Wasted, told);
    let desk = with(2).after(&[crystal]);
    assert_eq!(desk.scene().dock.say, Say::Crystal { is_wasted: true });
}

/// What the crystal in the hand is good for, as a sign and in both languages.
#[track_caller]
fn crystal_says(desk: &Desk, help: Help, told: [&str; 2]) {
    let hand = desk.scene().hand;
    let look = hand.iter().find(|it| it.card == Card::Item(Item::Crystal)).expect("a crystal");
    assert_eq!(look.help, Some(help));
    for (lang, words) in [Lang::En, Lang::Ru].into_iter().zip(told) {
        let label = labels::own_card(look, lang);
        assert!(label.ends_with(words), "{label}");
    }
}

#[test]
fn two_cards_are_gathered_before_a_boss() {
    let boss = |view: &mut View| {
        view.ground.setup.boss = true;
        gives(view, Item::Torch, 2);
    };
    let torch = Spot::Card(Card::Item(Item::Torch));
    let desk = table(3, Room::B08, boss);
    assert_eq!(desk.scene().dock.say, Say::LayTwo);
    let desk = desk.after(&[Spot::Card(power(4)), torch]);
    desk.acts(Spot::Main, "lay 4 torch");
    assert_eq!(desk.pick(Spot::Card(power(2))), Pick::Nothing(Why::TwoCards));
    let desk = desk.after(&[Spot::Card(power(4)), torch]);
    desk.acts(Spot::Main, "lay torch torch");
    let help = |desk: &Desk| desk.scene().hand.last().and_then(|it| it.help);
    assert_eq!(help(&desk), Some(Help::Counts(3)));
    assert_eq!(help(&table(3, Room::B03, boss)), Some(Help::Counts(0)));
    let desk = desk.after(&[torch]);
    assert_eq!(desk.draft.plan, Plan::Open);
    let golem = table(3, Room::B06, |view| {
        boss(view);
        gives(view, Item::Sword, 1);
    });
    golem.refuses(Spot::Card(Card::Item(Item::Sword)), Refusal::Forbidden(Item::Sword));
}

#[test]
fn before_a_boss_a_crystal_can_be_laid_or_used_to_wait() {
    let desk = table(3, Room::B09, |view| {
        view.ground.setup.boss = true;
        gives(view, Item::Crystal, 1);
    });
    assert_eq!(desk.scene().dock.other, Other::Wait);
    let crystal = Spot::Card(Card::Item(Item::Crystal));
    desk.after(&[crystal]).acts(Spot::Main, "lay crystal");
    let desk = table(3, Room::B09, |view| gives(view, Item::Crystal, 1));
    desk.after(&[Spot::Wait]).acts(Spot::Main, "crystal");
}

#[test]
fn the_second_head_of_the_hydra_can_be_left_alone() {
    let desk = table(3, Room::B11, |view| view.ground.head = 1);
    assert_eq!(desk.scene().dock.say, Say::LayOrNot);
    desk.acts(Spot::Main, "lay");
    desk.after(&[Spot::Card(power(3))]).acts(Spot::Card(power(3)), "lay 3");
}

#[test]
fn a_dead_hero_has_no_cards_and_is_told_so() {
    let desk = table(4, Room::T01, |view| {
        view.ground.living = view.ground.living.without(A);
        view.ground.waiting = view.ground.living;
        view.heroes[A].mat.plight = Plight::Dead { room: 1 };
        view.heroes[A].mat.hand = Hand::NONE;
    });
    assert!(desk.scene().hand.is_empty());
    assert_eq!(desk.scene().dock.say, Say::Dead);
    desk.refuses(Spot::Card(power(3)), Refusal::Dead);
}

#[test]
fn a_choice_does_not_outlive_what_it_was_about() {
    let desk = table(3, Room::T03, |_| {}).after(&[Spot::Card(power(4))]);
    let later = table(3, Room::T03, |view| lay(view, 0, 4));
    let draft = settle(&later.view, &later.legal(), desk.draft);
    assert_eq!(draft, Draft::default());
}

#[test]
fn characters_are_chosen_by_a_second_touch() {
    let setup = Setup { chosen: true, ..Setup::plain(2) };
    let game = play(&setup, 3, 1);
    let taken = game.view(Eye::Public).heroes[A].mat.character.expect("a character");
    let mut desk = looked_at(&game, Eye::Seat(seat(1)));
    desk.seat = Some(seat(1));
    assert_eq!(desk.scene().phase, Phase::Choosing);
    assert!(desk.scene().level.rooms.is_empty());
    desk.refuses(Spot::Candidate(taken), Refusal::Taken);
    assert_eq!(desk.pick(Spot::Main), Pick::Nothing(Why::WhoFirst));
    let free = Character::ALL.into_iter().find(|&it| it != taken).expect("another");
    let desk = desk.after(&[Spot::Candidate(free)]);
    assert_eq!(desk.scene().dock.say, Say::Chosen(free));
    let choose = format!("choose {}", free.key());
    desk.acts(Spot::Candidate(free), &choose);
}
