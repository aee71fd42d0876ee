//! What is wanted of whoever is asked out of turn.

use crate::boards::dungeoneer::query::Part;
use crate::games::dungeoneer::client::Moment;
use crate::kernel::{Text, text};

/// What may be answered at a moment.
pub const fn answer(moment: Moment, part: Part) -> Text {
    match moment {
        Moment::Free | Moment::Interrupt => text(
            "You may play something out of turn, or pass.",
            "Сыграйте карту вне очереди или пропустите.",
        ),
        Moment::EndOfHeroics => text(
            "Heroics end: play something, or pass.",
            "Фаза подвигов заканчивается: сыграйте карту или пропустите.",
        ),
        Moment::Entered => text(
            "The location comes next: play something first, or pass.",
            "Локация вот-вот подействует: сыграйте карту или пропустите.",
        ),
        Moment::BeforeRoll => text(
            "The dice come next: play something first, or pass.",
            "Сейчас бросок: сыграйте карту или пропустите.",
        ),
        Moment::Response => match part {
            Part::Defender => text(
                "Answer the attack with something, or pass.",
                "Сыграйте карту в ответ на атаку или пропустите.",
            ),
            Part::Attacker => text(
                "Help your attack with something, or pass.",
                "Подкрепите атаку картой или пропустите.",
            ),
            Part::Off => text("The attack is off.", "Атака сорвалась."),
        },
        Moment::Wound => text(
            "Keep the wound off with something, or take it.",
            "Сыграйте карту против раны или примите её.",
        ),
        Moment::Counter => text(
            "Counter the card with something, or pass.",
            "Сыграйте карту в противовес или пропустите.",
        ),
        Moment::Challenge => text(
            "Challenge somebody, play something, or pass.",
            "Сыграйте карту к вызову или пропустите.",
        ),
        Moment::Reward => text(
            "The battle is over: play something, or pass.",
            "Битва окончена: сыграйте карту или пропустите.",
        ),
    }
}
