//! Sentences of the board.

use crate::boards::dungeoneer::model::piles::Shelf;
use crate::boards::dungeoneer::model::{BattleModel, Duel, Percent, Piles, QuestModel, SideOf};
use crate::boards::dungeoneer::query::{Part, Wanted};
use crate::games::dungeoneer::client::forecast::PerilDice;
use crate::games::dungeoneer::client::{
    BattleKind, DeckId, FoeCard, FoeState, HeroId, Price, QUESTS, names, questions,
};
use crate::kernel::{Lang, Text, capital, plural, text};

pub const CHOOSE_FIRST: Text =
    text("First choose something that lights up.", "Сначала выберите что-нибудь подсвеченное.");
pub const UNEXPLORED: Text = text(
    "Nobody knows what lies there. Locations are placed in the Locations phase, or explored for 1 AP.",
    "Что там, никто не знает. Локации выкладывают в фазу локаций или исследуют за 1 ОД.",
);
pub const NOT_NOW: Text = text("It is not your turn to choose.", "Сейчас выбираете не вы.");

/// Whose turn it is.
pub fn turn(name: &str, is_own: bool, lang: Lang) -> String {
    if is_own {
        return lang.pick("Your turn", "Ваш ход").to_owned();
    }
    lang.pick(format!("{name}’s turn"), format!("Ходит {name}"))
}

/// What is wanted of whoever sits at the device; of nobody, whom the table waits for.
pub fn prompt(wanted: Wanted, part: Part, is_asked: bool, active: &str, lang: Lang) -> String {
    if !is_asked {
        return match wanted {
            Wanted::Over => lang.pick("The match is over.", "Партия окончена.").to_owned(),
            _ => lang.pick(format!("{active} is playing."), format!("Играет {active}.")),
        };
    }
    match wanted {
        Wanted::Ask(ask) => questions::asked(&ask).get(lang).to_owned(),
        Wanted::Window(moment) => super::moments::answer(moment, part).get(lang).to_owned(),
        other => plain(other).get(lang).to_owned(),
    }
}

const fn plain(wanted: Wanted) -> Text {
    match wanted {
        Wanted::Over => text("The match is over.", "Партия окончена."),
        Wanted::ChooseHero => text("Choose your hero.", "Выберите героя."),
        Wanted::FirstHands => text(
            "Of your first five cards, how many come from the glory deck?",
            "Сколько из первых пяти карт взять из колоды славы?",
        ),
        Wanted::Place => text("Where does this location lie?", "Куда положить эту локацию?"),
        Wanted::Turned => text("Does it lie turned round?", "Перевернуть её на пол-оборота?"),
        Wanted::LayOut => {
            text("Which of your locations do you lay?", "Какую из своих локаций вы кладёте?")
        }
        Wanted::Declare => text(
            "Send more monsters and traps, or let the battles begin.",
            "Отправьте ещё монстров и ловушки или начинайте битвы.",
        ),
        Wanted::DiscardOne => text(
            "Discard a card, a treasure of yours, or a monster of your lair.",
            "Сбросьте карту, своё сокровище или монстра из логова.",
        ),
        Wanted::SaveAp => text(
            "Keep one action point for the turns of the others?",
            "Сохранить одно очко действия на чужие ходы?",
        ),
        Wanted::Free | Wanted::Ask(_) | Wanted::Window(_) => {
            text("What do you do?", "Что вы делаете?")
        }
    }
}

/// What a row costs.
pub fn cost(cost: Price, lang: Lang) -> String {
    match cost {
        Price::Glory(n) => names::glory(n.into(), lang),
        Price::Peril(n) => names::peril(n.into(), lang),
        Price::Ap(n) => names::action_points(n.into(), lang),
    }
}

/// A place with open cards, and how many lie there.
pub fn shelf(at: Shelf, hero: Option<HeroId>, is_split: bool, n: usize, lang: Lang) -> String {
    let name = match (at, hero) {
        (_, Some(hero)) => names::hero(hero).name.get(lang),
        (Shelf::Discards(DeckId::Glory), _) if is_split => {
            lang.pick("Discarded glory cards", "Сброс славы")
        }
        (Shelf::Discards(DeckId::Peril), _) => lang.pick("Discarded peril cards", "Сброс риска"),
        _ => lang.pick("Discard pile", "Сброс"),
    };
    format!("{name}: {n}")
}

/// Why a place is held that nobody has tapped.
pub const INTERRUPTED: Text = text(
    "Your way here was interrupted: go on, or choose something else.",
    "Вы шли сюда, но путь прервался: идите дальше или выберите другое.",
);

/// So many steps of a way.
pub fn way(n: usize, lang: Lang) -> String {
    let steps = plural(lang, n as i32, ["step", "steps"], ["шаг", "шага", "шагов"]);
    lang.pick(format!("Go there: {n} {steps}"), format!("Идти туда: {n} {steps}"))
}

/// Action points.
pub fn ap(n: u8, lang: Lang) -> String {
    lang.pick(format!("{n} AP"), format!("{n} ОД"))
}

/// How far away something is.
pub fn steps(n: u8, lang: Lang) -> String {
    if n == 0 {
        return lang.pick("you are here", "вы здесь").to_owned();
    }
    let steps = plural(lang, n.into(), ["step", "steps"], ["шаг", "шага", "шагов"]);
    format!("{n}\u{a0}{steps}")
}

/// Completed quests.
pub fn done(n: usize, lang: Lang) -> String {
    lang.pick(format!("{n} of {QUESTS} done"), format!("выполнено {n} из {QUESTS}"))
}

/// How many permanent cards may be readied.
pub fn limits(boons: (usize, usize), treasures: (usize, usize), lang: Lang) -> String {
    lang.pick(
        format!("Boons {}/{}, treasures {}/{}", boons.0, boons.1, treasures.0, treasures.1),
        format!("Преимущества {}/{}, сокровища {}/{}", boons.0, boons.1, treasures.0, treasures.1),
    )
}

/// What is left in the decks.
pub fn piles(piles: Piles, lang: Lang) -> String {
    let Piles { locations, glory, peril } = piles;
    match peril {
        Some(peril) => lang.pick(
            format!("Left: {locations} locations, {glory} glory cards, {peril} peril cards"),
            format!("Осталось: локаций {locations}, карт славы {glory}, карт риска {peril}"),
        ),
        None => lang.pick(
            format!("Left: {locations} locations, {glory} adventure cards"),
            format!("Осталось: локаций {locations}, карт приключений {glory}"),
        ),
    }
}

/// Where a quest goes on, and how far that is.
pub fn whereabouts(model: &QuestModel, lang: Lang) -> String {
    if model.is_done {
        return lang.pick("completed", "выполнено").to_owned();
    }
    let mut parts = Vec::new();
    if model.owner.is_none() {
        parts.push(lang.pick("for all", "для всех").to_owned());
    }
    if model.is_carried {
        parts.push(lang.pick("with you", "идёт с вами").to_owned());
    }
    parts.push(capital(&model.quest.whereabouts(model.is_carried, lang)));
    parts.push(match model.n_steps {
        Some(n) => steps(n, lang),
        None => lang.pick("not on the map yet", "ещё нет на карте").to_owned(),
    });
    parts.join(" · ")
}

/// Who comes after the active player.
pub const THEN: Text = text("then", "затем");

/// What a hero alone has still to do: quests first, then the way out.
pub fn way_out(n_done: usize, n_steps: Option<u8>, lang: Lang) -> String {
    let n_left = QUESTS.saturating_sub(n_done);
    let way = match n_steps {
        Some(n) => steps(n, lang),
        None => lang.pick("no way", "пути нет").to_owned(),
    };
    if n_left == 0 {
        return lang.pick(
            format!("All quests are done: to an entrance! ({way})"),
            format!("Все задания выполнены: скорее ко входу! ({way})"),
        );
    }
    lang.pick(
        format!("Entrance: {way}. Quests left before you may leave: {n_left}."),
        format!("До входа: {way}. Чтобы уйти, осталось выполнить заданий: {n_left}."),
    )
}

/// What peril dice are about to decide.
pub fn dice_to_roll(dice: PerilDice, lang: Lang) -> String {
    let PerilDice { n, reach } = dice;
    let reach = reach.min(6);
    let dice = plural(lang, n.into(), ["peril die", "peril dice"], ["кубик", "кубика", "кубиков"]);
    lang.pick(
        format!("{n} {dice}, a card for each of 1 to {reach}"),
        format!("{n} {dice} риска, карта за каждое число от 1 до {reach}"),
    )
}

/// What the peril dice brought.
pub fn peril_dice(reach: u8, n_hits: u8, lang: Lang) -> String {
    let cards = plural(lang, n_hits.into(), ["card", "cards"], ["карта", "карты", "карт"]);
    lang.pick(
        format!("Each {reach} or less brings a peril card: {n_hits} {cards}."),
        format!("Каждый бросок не больше {reach} приносит карту риска: {n_hits} {cards}."),
    )
}

/// What sort of battle, and who fights it.
pub fn battle(model: &BattleModel, lang: Lang) -> String {
    let [by, on] = model.cards.map(names::hero);
    let (lord, hero) = (by.name.get(lang), on.name.en());
    match model.kind {
        BattleKind::Encounter if model.is_alone => {
            lang.pick("Monsters attack".to_owned(), "Нападают монстры".to_owned())
        }
        BattleKind::Encounter => lang.pick(
            format!("{lord}’s monsters attack {hero}"),
            format!("{lord} насылает монстров на {}", on.accusative),
        ),
        BattleKind::Hunt(quest) => {
            let name = super::foe(FoeCard::Quest(quest), lang);
            lang.pick(format!("The hunt: {name}"), format!("Охота: {name}"))
        }
        BattleKind::Heroes => {
            lang.pick(format!("{lord} against {hero}"), format!("{lord} против {}", on.genitive))
        }
    }
}

/// What has become of a monster.
pub fn foe_state(card: FoeCard, state: FoeState, lang: Lang) -> &'static str {
    let defeated = ["повержен", "повержена", "повержено", "повержены"];
    let words = match state {
        FoeState::Fights => text("does not attack now", "сейчас не атакует"),
        FoeState::Defeated => text("defeated", names::foe(card).gender.pick(defeated)),
        FoeState::Discarded => text("discarded", "в сбросе"),
        FoeState::Left => text("has left the battle", "уже не в битве"),
        FoeState::Away => text("put away", "уже не в битве"),
    };
    words.get(lang)
}

/// Why an attack is not fought out: what has become of the monster, if it is gone.
pub fn off(model: &Duel, lang: Lang) -> &'static str {
    let gone = [&model.by.who, &model.on.who].into_iter().find_map(|it| match it {
        SideOf::Foe(foe) if foe.state != FoeState::Fights => Some(foe),
        SideOf::Foe(_) | SideOf::Hero(..) => None,
    });
    match gone {
        Some(it) => foe_state(it.card, it.state, lang),
        None => lang.pick("not fought out", "не состоится"),
    }
}

/// How likely the attacker lands the blow, nobody does, and the defender does.
pub fn odds(all: [Percent; 3], lang: Lang) -> String {
    [0, 1, 2].map(|nth| odd(nth, all[nth], lang)).join(", ")
}

/// One of the three ends of an attack, by its place.
pub fn odd(nth: usize, it: Percent, lang: Lang) -> String {
    let ends = [text("hits", "попадёт"), text("nothing", "ничья"), text("is hit", "получит")];
    format!("{} {}", ends[nth].get(lang), super::percent(it))
}
