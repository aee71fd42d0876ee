//! Rolls: which ones, and whose.

use super::ctx::{Ctx, On};
use super::terms::{Many, all_of, by, many};
use crate::cards::ability::{Condition, Rolls};
use crate::cards::{Filter, Form};

/// `−1 to all rolls`, of whoever the sentence is about.
pub fn change(n: i8, rolls: Rolls, ctx: Ctx<'_>) -> String {
    let n = by(n);
    let (en, ru) = (which_en(rolls, "", ""), which_ru(rolls, ""));
    ctx.pick(format!("{n} to {en}"), format!("{n} {ru}"))
}

/// `+1 to your hero's attack rolls`
pub fn mine(n: i8, all: &[Rolls], ctx: Ctx<'_>) -> String {
    let n = by(n);
    let words = match against(all, ctx) {
        Some(what) => ctx.pick(
            format!("{n} to your hero's rolls against {what}"),
            format!("{n} к броскам вашего героя против {what}"),
        ),
        None => {
            let en = all.iter().map(|it| which_en(*it, "your hero's ", "")).collect::<Vec<_>>();
            let ru = all.iter().map(|it| which_ru(*it, " вашего героя")).collect::<Vec<_>>();
            let (en, ru) = (all_of(&en, ctx.lang), all_of(&ru, ctx.lang));
            ctx.pick(format!("{n} to {en}"), format!("{n} {ru}"))
        }
    };
    words + &versus(ctx)
}

/// `+1 to attack rolls of your monsters`
pub fn of_monsters(n: i8, rolls: Rolls, filter: &Filter, ctx: Ctx<'_>) -> String {
    let n = by(n);
    let en = which_en(rolls, "", &format!(" of your {}", many(filter, Many::Nominative, ctx.lang)));
    let ru = which_ru(rolls, &format!(" ваших {}", many(filter, Many::Genitive, ctx.lang)));
    ctx.pick(format!("{n} to {en}"), format!("{n} {ru}"))
}

/// `−1 to attack rolls of Undead against your hero`
pub fn of_foes(n: i8, rolls: Rolls, ctx: Ctx<'_>) -> String {
    let n = by(n);
    let foes = versus_filter(ctx);
    let en =
        foes.map_or(String::new(), |it| format!(" of {}", many(it, Many::Nominative, ctx.lang)));
    let ru = foes.map_or(String::new(), |it| format!(" {}", many(it, Many::Genitive, ctx.lang)));
    let (en, ru) = (which_en(rolls, "", &en), which_ru(rolls, &ru));
    ctx.pick(format!("{n} to {en} against your hero"), format!("{n} {ru} против вашего героя"))
}

/// Rolls, with whose they are: `your hero's ` before them or ` of Undead` behind them.
pub fn which_en(rolls: Rolls, before: &str, behind: &str) -> String {
    let form = |form: Option<Form>| form.map_or(String::new(), |it| format!("{} ", it.name().en()));
    let which = match rolls {
        Rolls::Attack => "attack rolls".to_owned(),
        Rolls::Counter(of) => format!("{}counterattack rolls", form(of)),
        Rolls::Battle(of) => format!("{}attack and counterattack rolls", form(of)),
        Rolls::Exit => "rolls against exits".to_owned(),
        Rolls::Hazard => "rolls against hazards".to_owned(),
        Rolls::Trap => "rolls against traps".to_owned(),
        Rolls::Quest => "rolls in quests".to_owned(),
        Rolls::Threat => "rolls against threats of any kind".to_owned(),
        Rolls::All if before.is_empty() => "all rolls".to_owned(),
        Rolls::All => "rolls".to_owned(),
        Rolls::Next => "next roll".to_owned(),
    };
    format!("{before}{which}{behind}")
}

/// Rolls in the dative, with the preposition and whose they are: `к броскам атаки вашего героя`.
pub fn which_ru(rolls: Rolls, whose: &str) -> String {
    let in_form = |of: Option<Form>| match of {
        None => ("", ""),
        Some(Form::Melee) => ("", " в ближнем бою"),
        Some(Form::Magic) => ("магической ", ""),
        Some(Form::Speed) => ("скоростной ", ""),
    };
    match rolls {
        Rolls::Attack => format!("к броскам атаки{whose}"),
        Rolls::Counter(of) => {
            let (before, behind) = in_form(of);
            format!("к броскам {before}контратаки{whose}{behind}")
        }
        Rolls::Battle(of) => {
            let (before, behind) = in_form(of);
            format!("к броскам {before}атаки и контратаки{whose}{behind}")
        }
        Rolls::Exit => format!("к броскам{whose} против выходов"),
        Rolls::Hazard => format!("к броскам{whose} против преград"),
        Rolls::Trap => format!("к броскам{whose} против ловушек"),
        Rolls::Quest => format!("к броскам{whose} в заданиях"),
        Rolls::Threat => format!("к броскам{whose} против любых угроз"),
        Rolls::All if whose.is_empty() => "ко всем броскам".to_owned(),
        Rolls::All => format!("ко всем броскам{whose}"),
        Rolls::Next => format!("к следующему броску{whose}"),
    }
}

/// What all these rolls are against, if that is all they are.
fn against(all: &[Rolls], ctx: Ctx<'_>) -> Option<String> {
    let mut what = Vec::new();
    for rolls in all {
        what.extend(match rolls {
            Rolls::Exit => ctx.pick(
                vec!["blocked exits", "trap exits"],
                vec!["блокированных выходов", "выходов-ловушек"],
            ),
            Rolls::Hazard => vec![ctx.pick("hazards", "преград")],
            Rolls::Trap => vec![ctx.pick("traps", "ловушек")],
            Rolls::Attack
            | Rolls::Counter(_)
            | Rolls::Battle(_)
            | Rolls::Quest
            | Rolls::Threat
            | Rolls::All
            | Rolls::Next => return None,
        });
    }
    let what = what.into_iter().map(str::to_owned).collect::<Vec<String>>();
    Some(all_of(&what, ctx.lang))
}

/// ` against Undead`, if only that side is meant.
pub fn versus(ctx: Ctx<'_>) -> String {
    versus_filter(ctx).map_or(String::new(), |it| {
        ctx.pick(
            format!(" against {}", many(it, Many::Nominative, ctx.lang)),
            format!(" против {}", many(it, Many::Genitive, ctx.lang)),
        )
    })
}

/// Which side is meant, if not every one.
pub fn versus_filter(ctx: Ctx<'_>) -> Option<&Filter> {
    ctx.conditions().find_map(|it| match it {
        Condition::Versus(filter) => Some(filter),
        Condition::Form(_)
        | Condition::AsAttacker
        | Condition::AsDefender
        | Condition::IsMonster
        | Condition::IsHero
        | Condition::AttackedMe
        | Condition::FromHit
        | Condition::BridgeIsOff => None,
    })
}

/// `to the roll at hand`, before which an ability is used or a card is played.
pub fn at_hand(n: i8, ctx: Ctx<'_>) -> String {
    let n = by(n);
    match ctx.on {
        On::Bane(_) | On::ReadiedBane | On::Trap | On::Monster { .. } => ctx.pick(
            format!("{n} to the roll that the target is about to make"),
            format!("{n} к броску, который цель собирается сделать"),
        ),
        On::Hero | On::GloryCard(_) | On::Readied | On::Location | On::Quest => {
            ctx.pick(format!("{n} to that roll"), format!("{n} к этому броску"))
        }
    }
}
