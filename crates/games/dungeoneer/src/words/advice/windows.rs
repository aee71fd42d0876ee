//! What to look at in a window, where a seat may answer.

use super::super::names;
use super::odds::{harm_now, harmed, percent_of};
use crate::ask::Moment;
use crate::prospects::roll_at_hand;
use crate::state::View;
use kernel::{Lang, Seat, text};

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
