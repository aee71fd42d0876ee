//! The map: warps, steps, shifts, hazards.

use crate::cards::ability::{Place, Who};
use crate::cards::words::clauses::{Clause, order};
use crate::cards::words::ctx::Ctx;

/// `warp(me, place, me)`
pub fn warp_mine(place: Place, ctx: Ctx<'_>) -> Clause {
    let (en, ru) = match place {
        Place::Any => ("any location", "в любую локацию"),
        Place::Chamber => ("any chamber", "в любое помещение"),
        Place::Tunnel => ("any tunnel", "в любой тоннель"),
        Place::Entrance => ("any entrance", "к любому входу"),
    };
    let ru = |verb: &str| format!("{verb} своего героя {ru}");
    order(ctx, &format!("warp your hero to {en}"), [&ru("перенесите"), &ru("перенести")])
}

/// `step(s, adjacent, who)`
pub fn step(who: Who, ctx: Ctx<'_>) -> Clause {
    let (en, ru) = match who {
        Who::Me => ("your hero", "своего героя"),
        Who::Target => ("the target", "цель"),
        Who::Each => ("every hero", "каждого героя"),
        Who::Roller | Who::Carrier => ("the hero", "героя"),
    };
    Clause::Phrase(ctx.pick(
        format!("move {en} to an adjacent location of your choice through a working exit. The condition of the exit does not apply"),
        format!("переместите {ru} в соседнюю локацию по вашему выбору через работающий выход. Условие выхода не действует"),
    ))
}

/// `shiftMove(empty, who)`
pub fn shift_move(ctx: Ctx<'_>) -> Clause {
    Clause::Phrase(ctx.phrase(
        "pick up a location without heroes and tokens that is not an entrance, and place it elsewhere",
        "возьмите со стола локацию без героев и жетонов, кроме входа, и выложите её в другом месте",
    ))
}

/// `shiftSwap(occupied, who)`
pub fn shift_swap(ctx: Ctx<'_>) -> Clause {
    Clause::Phrase(ctx.phrase(
        "swap two locations, each with a hero in it; you may give each of them a half-turn. The heroes \
         keep their places on the table, and so end up on the other card",
        "поменяйте местами две локации, в каждой из которых есть герой; каждую можно развернуть на \
         180°. Герои остаются на своих местах на столе и потому оказываются на другой карте",
    ))
}

/// `hazard …`
pub fn hazard(en: [&str; 2], ru: [&str; 2], threat: &str, ctx: Ctx<'_>) -> Clause {
    let facing = threat.replacen("угрозу", "угрозой", 1);
    Clause::Phrase(ctx.pick(
        format!("{}: a hero who enters must overcome {threat} or {}", en[0], en[1]),
        format!("{}: входящий герой сталкивается с {facing} и при провале {}", ru[0], ru[1]),
    ))
}
