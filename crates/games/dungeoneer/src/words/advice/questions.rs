//! What to look at where a seat is asked something: windows, and questions that must be answered.

use super::super::names;
use super::odds::{harm_now, harmed, percent_of};
use crate::ask::{Ask, Moment};
use crate::prospects::roll_at_hand;
use crate::state::View;
use kernel::{Lang, Seat, Text, text};

/// Which card has to go.
pub const DISCARD: Text = text(
    "Which card of your hand has the least to do in the next turns?",
    "Какой карте на руке в ближайшие ходы нечего делать?",
);

/// A window in which a seat may answer.
pub fn window(view: &View, moment: Moment, seat: Seat, lang: Lang) -> String {
    let open = &view.open;
    let health = open.heroes[seat].health;
    let said = match moment {
        Moment::Response | Moment::BeforeRoll | Moment::Challenge
            if harm_now(open, seat).is_some() =>
        {
            let harm = harm_now(open, seat).unwrap_or_default();
            let harm = harmed(view, seat, seat, harm, lang);
            return lang.pick(
                format!("As it stands, {harm}, with health {health}. Is that worth an answer?"),
                format!("Пока что {harm}, здоровье — {health}. Стоит ли это ответа?"),
            );
        }
        Moment::BeforeRoll if roll_at_hand(open).is_some() => {
            let odds = roll_at_hand(open).map_or(0, |it| percent_of(it.1));
            return lang.pick(
                format!("Chance of the roll: {odds} %. Whom does that suit, and what would a change cost?"),
                format!("Шанс броска — {odds} %. Кому это на руку и во что обойдётся перемена?"),
            );
        }
        Moment::Wound => {
            let n = names::health(open.pending.into(), lang);
            return lang.pick(
                format!("You are about to lose {n} of {health}. Is that worth preventing?"),
                format!("Вы вот-вот потеряете {n}, а есть {health}. Стоит ли это предотвращать?"),
            );
        }
        Moment::Response => text(
            "This battle is not about you. Would an answer of yours be worth its price?",
            "Эта битва не о вас. Стоит ли ваш ответ своей цены?",
        ),
        Moment::BeforeRoll => text(
            "Dice are about to be rolled. Is it your affair how they fall?",
            "Сейчас бросят кубики. Ваше ли дело, как они лягут?",
        ),
        Moment::Challenge => text(
            "The attack is over. Can you strike back, and in which form?",
            "Атака позади. Можете ли вы ответить и в каком виде боя?",
        ),
        Moment::Counter => text(
            "A card has been announced. Does it hurt you enough to be stopped?",
            "Карта объявлена. Так ли она вам вредит, чтобы её отменять?",
        ),
        Moment::Reward => text(
            "After the battle, a treasure may be readied. Which of yours would stay useful?",
            "После битвы можно разыграть сокровище. Какое из ваших прослужит дольше?",
        ),
        Moment::Entered => text(
            "Somebody has come to a new place. Does anything of yours fit this moment?",
            "Кто-то пришёл на новое место. Подходит ли что-то из вашего к этой минуте?",
        ),
        Moment::EndOfHeroics => text(
            "The turn ends soon, and a card is discarded. Is there one to be played before?",
            "Ход скоро кончится, одна карта уйдёт в сброс. Нет ли такой, что лучше сыграть?",
        ),
        Moment::Interrupt | Moment::Free => text(
            "You may break in. Would it be too late in your own turn?",
            "Вы можете вмешаться. Не будет ли поздно в свой ход?",
        ),
    };
    said.get(lang).to_owned()
}

/// A question that must be answered: a table of what each is about.
pub fn asked(ask: &Ask, seat: Seat, lang: Lang) -> String {
    let said = match ask {
        Ask::ChooseForm { .. } | Ask::FreeAttack { .. } => text(
            "Compare the values form by form. Where is the gap widest?",
            "Сравните показатели по видам боя. Где разрыв больше?",
        ),
        Ask::WhichAttack { .. } | Ask::Attack { .. } | Ask::WhichSpecial { .. } => text(
            "What comes first may decide the rest. Which attack is the likeliest to hit?",
            "Первое может решить остальное. Какая атака вероятнее попадёт?",
        ),
        Ask::WhichBattle { .. } => text(
            "Against whom do your monsters have to be unhurt?",
            "Против кого важнее, чтобы ваши монстры были ещё целы?",
        ),
        Ask::Destination { .. } => text(
            "The monster can come again, or make room. Which do you need more?",
            "Монстр может прийти снова или освободить место. Что вам нужнее?",
        ),
        Ask::GivePeril { .. } => text(
            "Whom would one more peril put in reach of somebody's cards?",
            "Кого лишний риск подставит под чьи-то карты?",
        ),
        Ask::DiscardHand { .. } | Ask::Surplus { .. } | Ask::DiscardLair { .. } => DISCARD,
        Ask::DiscardReadied { .. } => text(
            "Which readied card does its owner use most?",
            "Какая из разыгранных карт полезнее всего хозяину?",
        ),
        Ask::Sacrifice { .. } => text(
            "Which of your cards has done its work?",
            "Какая из ваших карт своё уже отслужила?",
        ),
        Ask::DiscardDrawn { .. } => text(
            "What would this card do to you, and what is your glory for?",
            "Что эта карта вам сделает и на что нужна слава?",
        ),
        Ask::Warp { who, .. } | Ask::Step { who, .. } if *who == seat => text(
            "From where is the way to your quests the shortest?",
            "Откуда ближе всего до ваших заданий?",
        ),
        Ask::Warp { .. } | Ask::Step { .. } | Ask::ExitBy { .. } => text(
            "Where is that hero farthest from everything it wants?",
            "Где этот герой дальше всего от того, что ему нужно?",
        ),
        Ask::NewPlace { .. } | Ask::NewHero { .. } => text(
            "A new start: what do the quests that are left ask for?",
            "Новое начало: чего требуют оставшиеся задания?",
        ),
        Ask::TakeUp { .. }
        | Ask::SwapFirst { .. }
        | Ask::SwapSecond { .. }
        | Ask::SwapTurns { .. } => text(
            "Which location stands in your way, or in the wrong place for others?",
            "Какая локация мешает вам или лежит слишком удобно для других?",
        ),
        Ask::Location { .. } => {
            text("In which location does it matter most?", "В какой локации это важнее всего?")
        }
        Ask::Fetch { .. } | Ask::TakeRevealed { .. } => text(
            "Which of these cards can you use soonest, and pay for?",
            "Какую из этих карт вы сможете скорее применить и оплатить?",
        ),
        Ask::Deck { .. } => text(
            "Does your hand lack help for yourself, or harm for the others?",
            "Чего не хватает на руке: помощи себе или вреда другим?",
        ),
        Ask::SwapQuest { .. } => text(
            "Which of your quests takes longest?",
            "Какое из ваших заданий займёт больше всего времени?",
        ),
        Ask::Stake { .. } => text(
            "How much does each payment add to the chance, and what else is the glory for?",
            "Сколько прибавляет к шансу каждая плата и на что ещё нужна слава?",
        ),
        Ask::Dodge { .. } => text(
            "How likely do the spikes hit, and what else would the action point do?",
            "Насколько опасны шипы и на что ещё пошло бы очко действия?",
        ),
        Ask::Extra { .. } | Ask::Token { .. } => {
            text("Is the wound all that matters here?", "Одна ли рана здесь важна?")
        }
        Ask::Either { .. } => text(
            "Read both alternatives. Which one can you afford?",
            "Прочтите оба варианта. Какой вам по средствам?",
        ),
        Ask::Host { .. } => text(
            "Which of your monsters will be sent soonest?",
            "Кого из своих монстров вы выпустите скорее?",
        ),
    };
    said.get(lang).to_owned()
}
