//! One template for each effect.

mod battle;
mod cards;
mod places;
mod values;

use super::clauses::{Clause, and, joined, order, subject};
use super::ctx::Ctx;
use super::deeds::{self, Deed, until};
use super::rolls;
use super::terms::threat;
use crate::cards::Form;
use crate::cards::ability::{Chooser, Effect, Part, Rollers, Rolls, Term, Who, Wounded};

/// All effects, one after another, the first with a small letter. Behind a head they stay within one
/// sentence.
pub fn sentences(parts: &[Part], ctx: Ctx<'_>, has_head: bool) -> String {
    joined(&clauses(parts, ctx), ctx, has_head)
}

/// What is to be done, one after another: in Russian as infinitives.
pub fn to_do(parts: &[Part], ctx: Ctx<'_>) -> String {
    let one = |part: &Part| clause(&part.effect, ctx.of_part(part)).into_deed();
    let deeds = parts.iter().map(one).collect::<Vec<Deed>>();
    and(&deeds.iter().map(|it| it.to_do(ctx.lang)).collect::<Vec<&str>>(), ctx.lang)
}

/// The clauses of effects; those that say the same of several values or rolls become one.
fn clauses(parts: &[Part], ctx: Ctx<'_>) -> Vec<Clause> {
    let mut clauses = Vec::new();
    let mut rest = parts;
    while let Some(first) = rest.first() {
        let n_alike = rest.iter().take_while(|it| are_alike(first, it)).count();
        let (alike, behind) = rest.split_at(n_alike);
        clauses.push(merged(alike, ctx.of_part(first)));
        rest = behind;
    }
    clauses
}

/// Tells whether two effects are said in one phrase.
fn are_alike(a: &Part, b: &Part) -> bool {
    std::ptr::eq(a, b)
        || a.conditions == b.conditions
            && match (&a.effect, &b.effect) {
                (Effect::Stat(a, ..), Effect::Stat(b, ..)) => a == b,
                (Effect::SetBase(a, _, n, term), Effect::SetBase(b, _, m, until)) => {
                    (a, n, term) == (b, m, until)
                }
                (
                    Effect::MonsterStat(a, ..) | Effect::MonsterHealth(a, _),
                    Effect::MonsterStat(b, ..) | Effect::MonsterHealth(b, _),
                ) => a == b,
                (
                    Effect::Roll { who: Rollers::Hero(Who::Me), by: a, term: None, .. },
                    Effect::Roll { who: Rollers::Hero(Who::Me), by: b, term: None, .. },
                ) => a == b,
                // All others are said one by one.
                _ => false,
            }
}

fn merged(alike: &[Part], ctx: Ctx<'_>) -> Clause {
    let [first, _, ..] = alike else { return clause(&alike[0].effect, ctx) };
    let effects = alike.iter().map(|it| &it.effect);
    match &first.effect {
        Effect::Stat(..) => {
            let values = effects.filter_map(|it| {
                let Effect::Stat(_, form, n) = it else { return None };
                Some((*form, *n))
            });
            Clause::Phrase(values::stats(values, ctx))
        }
        Effect::SetBase(who, _, n, term) => {
            let forms = effects.filter_map(|it| {
                let Effect::SetBase(_, form, ..) = it else { return None };
                Some(*form)
            });
            values::set_base(*who, &forms.collect::<Vec<Form>>(), *n, *term, ctx)
        }
        Effect::MonsterStat(cards, ..) | Effect::MonsterHealth(cards, _) => {
            let values = effects.filter_map(|it| {
                let Effect::MonsterStat(_, form, n) = it else {
                    let Effect::MonsterHealth(_, n) = it else { return None };
                    return Some((None, *n));
                };
                Some((Some(*form), *n))
            });
            values::monster_values(cards, &values.collect::<Vec<_>>(), ctx)
        }
        Effect::Roll { by, .. } => {
            let which = effects.filter_map(|it| {
                let Effect::Roll { rolls, .. } = it else { return None };
                Some(*rolls)
            });
            Clause::Phrase(rolls::mine(*by, &which.collect::<Vec<Rolls>>(), ctx))
        }
        other => unreachable!("{other:?} stands alone"),
    }
}

/// One effect.
fn clause(effect: &Effect, ctx: Ctx<'_>) -> Clause {
    let does = |who: &Who, deed: Deed| Clause::Does(subject(*who, ctx), deed);
    // What becomes of a player's glory, points and cards is said to the reader, not of the hero.
    let yours = |who: &Who, deed: Deed| match who {
        Who::Me => Clause::Order(deed),
        Who::Target | Who::Each | Who::Roller | Who::Carrier => does(who, deed),
    };
    match effect {
        Effect::Wound(Wounded::Hero(who), n) => does(who, deeds::suffer(*n, ctx)),
        Effect::Wound(Wounded::OneAttacker, n) => battle::wound_one(*n, ctx),
        Effect::Wound(Wounded::TwoAttackers, n) => battle::wound_two(*n, ctx),
        Effect::Heal(who, n) => does(who, deeds::recover(*n, ctx)),
        Effect::Glory(who, by) => yours(who, deeds::change_glory(*by, ctx)),
        Effect::Ap(who, by) => yours(who, deeds::change_ap(*by, ctx)),
        Effect::ApNext { who, by, least } => does(who, deeds::get_at_reset(*by, *least, ctx)),
        Effect::ApExact(who, n) => does(who, deeds::have_exactly(*n, ctx)),
        Effect::Stat(_, form, n) => Clause::Phrase(values::stats([(*form, *n)].into_iter(), ctx)),
        Effect::SetBase(who, form, n, term) => values::set_base(*who, &[*form], *n, *term, ctx),
        Effect::MonsterStat(cards, form, n) => values::monster_values(cards, &[(Some(*form), *n)], ctx),
        Effect::MonsterHealth(cards, n) => values::monster_values(cards, &[(None, *n)], ctx),
        Effect::Roll { who: Rollers::Hero(Who::Me), rolls, by, term: None } => {
            Clause::Phrase(rolls::mine(*by, &[*rolls], ctx))
        }
        Effect::Roll { who: Rollers::Hero(who), rolls, by, term } => {
            does(who, deeds::roll_for(*by, *rolls, term.unwrap_or(Term::Turn), ctx))
        }
        Effect::Roll { who: Rollers::Mine(filter), rolls, by, term } => {
            let until = term.map_or(String::new(), |it| until(it, ctx));
            Clause::Phrase(rolls::of_monsters(*by, *rolls, filter, ctx) + &until)
        }
        Effect::RollOnce { by, .. } => Clause::Phrase(rolls::at_hand(*by, ctx)),
        Effect::FoeRoll(rolls, by) => Clause::Phrase(rolls::of_foes(*by, *rolls, ctx)),
        Effect::ZoneRoll(rolls, by, term) => values::zone_roll(*rolls, *by, *term, ctx),
        Effect::Advantage(who) => battle::two_dice(*who, true, ctx),
        Effect::Disadvantage(who) => battle::two_dice(*who, false, ctx),
        Effect::Threat { who, form, reach, fail, ok } => {
            test(*who, &threat(*form, *reach, ctx.lang), [fail, ok], ctx)
        }
        Effect::Chance { reach, ok } => chance(*reach, ok, ctx),
        Effect::Prone(who) => does(who, deeds::fall(ctx)),
        Effect::Stand(who) => does(who, deeds::stand(ctx)),
        Effect::ImmuneProne(who, term) => does(who, deeds::not_fall(*term, ctx)),
        Effect::StandThreat(who, form, reach) => does(who, deeds::stand_by(*form, *reach, ctx)),
        Effect::Prevent(n) => battle::prevent(*n, ctx),
        Effect::Negate => battle::negate(ctx),
        Effect::ExtraWound(n) => battle::extra_wound(*n, ctx),
        Effect::HitBonus { role, by, term, .. } => battle::hit_bonus(*role, *by, *term, ctx),
        Effect::RemoveAttacker(leave) => battle::remove_attacker(*leave, ctx),
        Effect::SetForm(form) => battle::set_form(*form, ctx),
        Effect::AllowForm(who, form) => does(who, deeds::may_attack(*form, ctx)),
        Effect::FreeAttack(by) => battle::free_attack(*by, ctx),
        Effect::FreeChallenge(by) => battle::free_challenge(*by, ctx),
        Effect::Immune(form) => battle::immune(*form, ctx),
        Effect::Warp(Who::Me, place, _) => places::warp_mine(*place, ctx),
        Effect::Warp(who, place, chooser) => does(who, deeds::be_warped(*place, *chooser, ctx)),
        Effect::Step(who, _) => places::step(*who, ctx),
        Effect::ShiftMove(_) => places::shift_move(ctx),
        Effect::ShiftSwap(_) => places::shift_swap(ctx),
        Effect::Discard { zone, n, chooser } => cards::discard(*zone, *n, *chooser, ctx),
        Effect::DiscardSelf => order(
            ctx,
            "discard this card",
            ["сбросьте эту карту", "сбросить эту карту"],
        ),
        Effect::DiscardDrawn => order(
            ctx,
            "discard that monster without any effect",
            ["сбросьте этого монстра без эффекта", "сбросить этого монстра без эффекта"],
        ),
        Effect::Draw(n) => cards::draw(*n, ctx),
        Effect::Fetch(filter) => cards::fetch(filter, ctx),
        Effect::Reveal { n, take, n_take } => cards::reveal(*n, take, *n_take, ctx),
        Effect::QuestSwap(n) => cards::quest_swap(*n, ctx),
        Effect::Limit(kind, by) => values::limit(*kind, *by, ctx),
        Effect::CardCost { cards, by, least } => cards::card_cost(cards, *by, *least, ctx),
        Effect::Counter(n) => cards::counter(*n, ctx),
        Effect::Cancel => Clause::Phrase(ctx.phrase(
            "play this card when a bane has just been played: that bane is discarded without effect, \
             and its price is not returned",
            "сыграйте эту карту сразу после того, как сыграно проклятие: оно сбрасывается без \
             эффекта, а цена его не возвращается",
        )),
        Effect::CannotHeal(who) => does(who, deeds::not_recover(ctx)),
        Effect::CannotHealByCards(who) => values::not_heal_by_cards(*who, ctx),
        Effect::ForbidHeroBattles => Clause::Phrase(ctx.phrase(
            "heroes here cannot attack or challenge heroes",
            "здесь герои не могут атаковать героев и бросать им вызов",
        )),
        Effect::Phase => Clause::Phrase(ctx.phrase(
            "your hero goes to any adjacent location, even through a wall. Conditions of exits and the \
             effects and hazards of the new location do not apply",
            "ваш герой переходит в любую соседнюю локацию, даже сквозь стену. Условия выходов, \
             эффекты и преграды новой локации не действуют",
        )),
        Effect::IgnoreExit => order(
            ctx,
            "ignore the condition of the exit",
            ["считайте условие выхода выполненным", "считать условие выхода выполненным"],
        ),
        Effect::ExitByLeft => Clause::Phrase(ctx.phrase(
            "the player to your left chooses the exit that your hero leaves by",
            "игрок слева от вас выбирает, через какой выход уйдёт ваш герой",
        )),
        Effect::ToggleBridge => order(
            ctx,
            "extend or retract the bridge",
            ["выдвиньте или уберите мост", "выдвинуть или убрать мост"],
        ),
        Effect::PutDeactivation => order(
            ctx,
            "put a deactivation token on any location",
            [
                "положите жетон деактивации на любую локацию",
                "положить жетон деактивации на любую локацию",
            ],
        ),
        Effect::TakeDeactivation => order(
            ctx,
            "take a deactivation token off any location",
            [
                "снимите жетон деактивации с любой локации",
                "снять жетон деактивации с любой локации",
            ],
        ),
        Effect::Pit(form, reach) => places::hazard(
            ["pit", "fall"],
            ["яма", "падает"],
            &threat(*form, *reach, ctx.lang),
            ctx,
        ),
        Effect::Spikes(form, reach) => places::hazard(
            ["spikes", "suffer 1 wound"],
            ["шипы", "получает 1 рану"],
            &threat(*form, *reach, ctx.lang),
            ctx,
        ),
        Effect::Danger(by) => Clause::Phrase(ctx.pick(
            format!("danger: threats of traps played here are {by} higher"),
            format!("опасность: угрозы сыгранных здесь ловушек больше на {by}"),
        )),
        Effect::Choose(who, options) => choose(*who, options, ctx),
    }
}

fn choose(who: Who, options: &[Vec<Part>], ctx: Ctx<'_>) -> Clause {
    let all = alternatives(options, ctx);
    match who {
        Who::Me => Clause::Phrase(ctx.pick(format!("choose: {all}"), format!("выберите: {all}"))),
        Who::Target | Who::Each | Who::Roller | Who::Carrier => Clause::Phrase(ctx.pick(
            format!("{} chooses: {all}", subject(who, ctx)),
            format!("{} выбирает: {all}", subject(who, ctx)),
        )),
    }
}

/// `chance(n){ok: …}`
fn chance(reach: u8, ok: &[Part], ctx: Ctx<'_>) -> Clause {
    let then = sentences(ok, ctx, true);
    Clause::Phrase(ctx.pick(
        format!("roll one die; on {reach}+ {then}"),
        format!("бросьте кубик; если выпало {reach}+, {then}"),
    ))
}

/// A threat and what comes of it.
fn test(who: Who, threat: &str, [fail, ok]: [&[Part]; 2], ctx: Ctx<'_>) -> Clause {
    let deeds = |parts: &[Part]| -> Vec<Deed> {
        parts.iter().map(|it| clause(&it.effect, ctx.of_part(it)).into_deed()).collect()
    };
    let (fail, ok_deeds) = (deeds(fail), deeds(ok));
    let does = |deeds: &[Deed]| {
        let words = deeds.iter().map(|it| it.does.as_str()).collect::<Vec<&str>>();
        and(&words, ctx.lang)
    };
    let who = subject(who, ctx);
    let facing = threat.replacen("угрозу", "угрозой", 1);
    if ok.is_empty() {
        let orders = fail.iter().map(|it| it.order.as_str()).collect::<Vec<&str>>();
        let or_else = ctx.pick(and(&orders, ctx.lang), does(&fail));
        return Clause::Phrase(ctx.pick(
            format!("{who} must overcome {threat} or {or_else}"),
            format!("{who} сталкивается с {facing} и при провале {or_else}"),
        ));
    }
    if fail.is_empty() {
        let then = sentences(ok, ctx, true);
        return Clause::Phrase(ctx.pick(
            format!("overcome {threat}; on a success, {then}"),
            format!("преодолейте {threat}; при успехе {then}"),
        ));
    }
    let (fail, ok) = (does(&fail), does(&ok_deeds));
    Clause::Phrase(ctx.pick(
        format!("{who} faces {threat}. Failure: the hero {fail}. Success: the hero {ok}"),
        format!("{who} сталкивается с {facing}. Провал: герой {fail}. Успех: герой {ok}"),
    ))
}

/// The alternatives of a choice, as words behind `choose:`.
fn alternatives(options: &[Vec<Part>], ctx: Ctx<'_>) -> String {
    let one = |parts: &Vec<Part>| {
        let deeds = parts.iter().map(|part| alternative(&part.effect, ctx.of_part(part)));
        deeds.collect::<Vec<String>>().join(ctx.pick(" and ", " и "))
    };
    let all = options.iter().map(one).collect::<Vec<String>>();
    all.join(ctx.pick(", or ", " или "))
}

fn alternative(effect: &Effect, ctx: Ctx<'_>) -> String {
    // Who chooses among alternatives also chooses the card.
    if let Effect::Discard { zone, n, chooser: Chooser::Target } = effect {
        return deeds::discard(zone.cards, *n, Chooser::Me, ctx).to_do(ctx.lang).to_owned();
    }
    let Effect::Threat { form, reach, fail, .. } = effect else {
        return clause(effect, ctx).into_deed().to_do(ctx.lang).to_owned();
    };
    let threat = threat(*form, *reach, ctx.lang);
    let fail = fail.iter().map(|it| alternative(&it.effect, ctx.of_part(it)));
    let fail = fail.collect::<Vec<String>>().join(ctx.pick(" and ", " и "));
    ctx.pick(
        format!("overcome {threat} (on a failure, {fail})"),
        format!("преодолеть {threat} (при провале — {fail})"),
    )
}
