//! The outcomes of taps, and settled choices.

use super::*;

#[test]
fn a_first_touch_weighs_a_card_and_a_second_lays_it() {
    let ctx = table(3, Room::T03, |_| {});
    assert_eq!(ctx.board_model().dock.say, Prompt::Lay);
    assert_eq!(ctx.board_model().dock.main, None);
    let ctx = ctx.after(&[Spot::Card(power(4))]);
    assert_eq!(ctx.board_model().hand[3].lit, Lit::Picked);
    assert_eq!(ctx.board_model().dock.other, Other::Drop);
    ctx.acts(Spot::Card(power(4)), "lay 4");
    ctx.acts(Spot::Main, "lay 4");
    let ctx = ctx.after(&[Spot::Card(power(2))]);
    ctx.acts(Spot::Main, "lay 2");
    let ctx = ctx.after(&[Spot::Drop]);
    assert_eq!(ctx.pick(Spot::Main), Pick::Nothing(Why::ChooseFirst));
}

#[test]
fn what_cannot_be_laid_says_why() {
    let ctx = table(3, Room::T03, |view| {
        view.heroes[A].mat.hand = FULL_HAND.without(5);
        gives(view, Item::Sword, 1);
    });
    ctx.refuses(Spot::Card(power(5)), Refusal::CardIsPlayed(5));
    ctx.refuses(Spot::Card(Card::Item(Item::Sword)), Refusal::SwordOnlyForMonsters);
    let hand = ctx.board_model().hand;
    assert_eq!((hand[4].n, hand[4].lit), (0, Lit::Idle));
    assert_eq!((hand[5].card, hand[5].lit), (Card::Item(Item::Sword), Lit::Idle));
}

#[test]
fn whoever_is_not_awaited_only_watches() {
    let ctx = table(3, Room::T03, |view| lay(view, 0, 3));
    assert_eq!(ctx.board_model().dock.say, Prompt::Watch(seat(1)));
    ctx.refuses(Spot::Card(power(5)), Refusal::AlreadyLaid);
    assert!(ctx.board_model().hand.iter().all(|it| it.lit == Lit::Idle));
    assert!(ctx.board_model().heroes[1].is_awaited);
    assert_eq!(ctx.board_model().heroes[0].shown, Shown::Laid(Lay::one(power(3))));
}

#[test]
fn a_torch_is_weighed_and_then_lit_while_rooms_are_dark() {
    let torch = Spot::Card(Card::Item(Item::Torch));
    let ctx = table(3, Room::T03, |view| gives(view, Item::Torch, 1)).after(&[torch]);
    assert_eq!(ctx.board_model().dock.say, Prompt::Torch(3));
    ctx.acts(torch, "torch");
    let no_dark = table(3, Room::T03, |view| {
        gives(view, Item::Torch, 1);
        (2..5).for_each(|room| view.dungeon.lay_out(Place { level: 0, room }, Light::Lit));
    });
    // Where none is, it can be returned, and the page says that nothing will be seen.
    let model = no_dark.board_model().hand.last().and_then(|it| it.help);
    assert_eq!(model, Some(Help::Look(0)));
    let no_dark = no_dark.after(&[torch]);
    assert_eq!(no_dark.board_model().dock.say, Prompt::Torch(0));
    assert!(sentences::prompt(Prompt::Torch(0), "", Lang::En).contains("see nothing"));
    no_dark.acts(torch, "torch");
}

#[test]
fn a_torch_can_be_lit_in_anothers_turn() {
    let ctx = table(3, Room::T03, |view| {
        gives(view, Item::Torch, 1);
        lay(view, 0, 3);
    });
    assert_eq!(ctx.board_model().dock.say, Prompt::OnlyTorch(Some(seat(1))));
    assert!(ctx.board_model().can_act);
    ctx.refuses(Spot::Card(power(5)), Refusal::AlreadyLaid);
    let torch = Spot::Card(Card::Item(Item::Torch));
    ctx.after(&[torch]).acts(Spot::Main, "torch");
}

#[test]
fn whoever_has_chosen_in_secret_reads_what_although_a_torch_is_left() {
    let action = Action::Lay { lay: Lay::one(power(4)) };
    let ctx = table(3, Room::T03, |view| {
        view.ground.setup.quick = true;
        view.ground.first = None;
        gives(view, Item::Torch, 1);
        view.heroes[A].has_committed = true;
        view.heroes[A].commit = Some(action);
    });
    let say = ctx.board_model().dock.say;
    assert_eq!(say, Prompt::Committed { action, may_light: true });
    let told = sentences::prompt(say, "", Lang::En);
    assert!(told.contains("You chose 4") && told.contains("torch"), "{told}");
    ctx.after(&[Spot::Card(Card::Item(Item::Torch))]).acts(Spot::Main, "torch");
}

#[test]
fn a_torch_is_laid_before_a_boss_and_lit_out_of_turn() {
    let torch = Spot::Card(Card::Item(Item::Torch));
    let ctx = table(3, Room::B08, |view| {
        view.ground.setup.boss = true;
        gives(view, Item::Torch, 1);
        lay(view, 0, 3);
    });
    assert_eq!(ctx.board_model().dock.say, Prompt::OnlyTorch(Some(seat(1))));
    ctx.after(&[torch]).acts(Spot::Main, "torch");
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
    let ctx = with(0).after(&[crystal]);
    assert_eq!(ctx.board_model().dock.say, Prompt::Crystal { is_wasted: false });
    ctx.acts(Spot::Main, "crystal");
    crystal_says(&ctx, Help::Later, ["to play later", "сыграть карту позже"]);
    // The card says so before it is touched, and to those who listen.
    let told = ["wasted now, all others have played", "пропадёт зря, остальные уже сыграли"];
    crystal_says(&with(2), Help::Wasted, told);
    let ctx = with(2).after(&[crystal]);
    assert_eq!(ctx.board_model().dock.say, Prompt::Crystal { is_wasted: true });
}

/// Checks the use of the crystal in the hand, as a sign and in both languages.
#[track_caller]
fn crystal_says(ctx: &AppContext, help: Help, told: [&str; 2]) {
    let hand = ctx.board_model().hand;
    let model = hand.iter().find(|it| it.card == Card::Item(Item::Crystal)).expect("a crystal");
    assert_eq!(model.help, Some(help));
    for (lang, words) in [Lang::En, Lang::Ru].into_iter().zip(told) {
        let label = labels::own_card(model, lang);
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
    let ctx = table(3, Room::B08, boss);
    assert_eq!(ctx.board_model().dock.say, Prompt::LayTwo);
    let ctx = ctx.after(&[Spot::Card(power(4)), torch]);
    ctx.acts(Spot::Main, "lay 4 torch");
    assert_eq!(ctx.pick(Spot::Card(power(2))), Pick::Nothing(Why::TwoCards));
    let ctx = ctx.after(&[Spot::Card(power(4)), torch]);
    ctx.acts(Spot::Main, "lay torch torch");
    let help = |ctx: &AppContext| ctx.board_model().hand.last().and_then(|it| it.help);
    assert_eq!(help(&ctx), Some(Help::Counts(3)));
    assert_eq!(help(&table(3, Room::B03, boss)), Some(Help::Counts(0)));
    let ctx = ctx.after(&[torch]);
    assert_eq!(ctx.selection.plan, Plan::Open);
    let golem = table(3, Room::B06, |view| {
        boss(view);
        gives(view, Item::Sword, 1);
    });
    golem.refuses(Spot::Card(Card::Item(Item::Sword)), Refusal::Forbidden(Item::Sword));
}

#[test]
fn before_a_boss_a_crystal_can_be_laid_or_used_to_wait() {
    let ctx = table(3, Room::B09, |view| {
        view.ground.setup.boss = true;
        gives(view, Item::Crystal, 1);
    });
    assert_eq!(ctx.board_model().dock.other, Other::Wait);
    let crystal = Spot::Card(Card::Item(Item::Crystal));
    ctx.after(&[crystal]).acts(Spot::Main, "lay crystal");
    let ctx = table(3, Room::B09, |view| gives(view, Item::Crystal, 1));
    ctx.after(&[Spot::Wait]).acts(Spot::Main, "crystal");
}

#[test]
fn the_second_head_of_the_hydra_can_be_left_alone() {
    let ctx = table(3, Room::B11, |view| view.ground.head = 1);
    assert_eq!(ctx.board_model().dock.say, Prompt::LayOrNot);
    ctx.acts(Spot::Main, "lay");
    ctx.after(&[Spot::Card(power(3))]).acts(Spot::Card(power(3)), "lay 3");
}

#[test]
fn a_dead_hero_has_no_cards_and_is_told_so() {
    let ctx = table(4, Room::T01, |view| {
        view.ground.living = view.ground.living.without(A);
        view.ground.waiting = view.ground.living;
        view.heroes[A].mat.plight = Plight::Dead { room: 1 };
        view.heroes[A].mat.hand = Hand::NONE;
    });
    assert!(ctx.board_model().hand.is_empty());
    assert_eq!(ctx.board_model().dock.say, Prompt::Dead);
    ctx.refuses(Spot::Card(power(3)), Refusal::Dead);
}

#[test]
fn a_choice_does_not_outlive_what_it_was_about() {
    let ctx = table(3, Room::T03, |_| {}).after(&[Spot::Card(power(4))]);
    let later = table(3, Room::T03, |view| lay(view, 0, 4));
    let selection = settle(&later.view, &later.legal(), ctx.selection);
    assert_eq!(selection, Selection::default());
}

#[test]
fn characters_are_chosen_by_a_second_touch() {
    let setup = Setup { chosen: true, ..Setup::plain(2) };
    let game = play(&setup, 3, 1);
    let taken = game.view(Observer::Public).heroes[A].mat.character.expect("a character");
    let mut ctx = looked_at(&game, Observer::Seat(seat(1)));
    ctx.seat = Some(seat(1));
    assert_eq!(ctx.board_model().phase, Phase::Choosing);
    assert!(ctx.board_model().level.rooms.is_empty());
    ctx.refuses(Spot::Candidate(taken), Refusal::Taken);
    assert_eq!(ctx.pick(Spot::Main), Pick::Nothing(Why::WhoFirst));
    let free = Character::ALL.into_iter().find(|&it| it != taken).expect("another");
    let ctx = ctx.after(&[Spot::Candidate(free)]);
    assert_eq!(ctx.board_model().dock.say, Prompt::Chosen(free));
    let choose = format!("choose {}", free.key());
    ctx.acts(Spot::Candidate(free), &choose);
}
