//! Effects: one row for each word of the vocabulary, read and printed by the same row.

use super::words::Signed;
use super::{Cursor, LineError, Spelled};
use crate::cards::ability::{Condition, Effect, Part};
use crate::cards::{Filter, Form};

/// An argument: a word as it stands, `(+ n)` with a sign, or a name that is read.
macro_rules! argument {
    (read $cursor:ident $word:literal) => {
        $cursor.need($word)?
    };
    (read $cursor:ident (+ $name:ident)) => {
        let $name = Signed::read_signed($cursor)?;
    };
    (read $cursor:ident $name:ident) => {
        let $name = Spelled::read($cursor)?;
    };
    (print $out:ident $word:literal) => {
        $out.push_str($word)
    };
    (print $out:ident (+ $name:ident)) => {
        Signed::print_signed($name, $out)
    };
    (print $out:ident $name:ident) => {
        Spelled::print($name, $out)
    };
}

/// The words that are written `word(argument, …)`; behind `=` the effect, as a value and as a pattern.
macro_rules! rows {
    ($($word:literal ($($first:tt $(, $more:tt)*)?) = { $($effect:tt)+ }),+ $(,)?) => {
        /// Reads an effect that is written `word(argument, …)`.
        fn read_row(cursor: &mut Cursor<'_>) -> Result<Effect, LineError> {
            $(
                let read = cursor.attempt(|cursor| {
                    cursor.need(concat!($word, "("))?;
                    $(
                        argument!(read cursor $first);
                        $(
                            cursor.need(", ")?;
                            argument!(read cursor $more);
                        )*
                    )?
                    cursor.need(")")?;
                    Ok($($effect)+)
                });
                if let Some(effect) = read {
                    return Ok(effect);
                }
            )+
            Err(cursor.expected("an effect"))
        }

        impl Spelled for Effect {
            fn read(cursor: &mut Cursor<'_>) -> Result<Effect, LineError> {
                match read_block(cursor)? {
                    Some(effect) => Ok(effect),
                    None => read_row(cursor),
                }
            }

            fn print(&self, out: &mut String) {
                match self {
                    $(
                        $($effect)+ => {
                            out.push_str(concat!($word, "("));
                            $(
                                argument!(print out $first);
                                $(
                                    out.push_str(", ");
                                    argument!(print out $more);
                                )*
                            )?
                            out.push(')');
                        }
                    )+
                    Effect::Threat { .. }
                    | Effect::Chance { .. }
                    | Effect::Reveal { .. }
                    | Effect::Choose(..) => print_block(self, out),
                }
            }
        }
    };
}

rows! {
    "wound" (whom, n) = { Effect::Wound(whom, n) },
    "heal" (who, n) = { Effect::Heal(who, n) },
    "glory" (who, (+ by)) = { Effect::Glory(who, by) },
    "ap" (who, by) = { Effect::Ap(who, by) },
    "apNext" (who, by, least) = { Effect::ApNext { who, by, least } },
    "apExact" (who, n) = { Effect::ApExact(who, n) },
    "stat" (who, form, by) = { Effect::Stat(who, form, by) },
    "setBase" (who, form, n, term) = { Effect::SetBase(who, form, n, term) },
    "monStat" (cards, form, by) = { Effect::MonsterStat(cards, form, by) },
    "monHealth" (cards, by) = { Effect::MonsterHealth(cards, by) },
    "roll" (who, rolls, by) = { Effect::Roll { who, rolls, by, term: None } },
    "roll" (who, rolls, by, term) = { Effect::Roll { who, rolls, by, term: Some(term) } },
    "rollOnce" (who, rolls, by) = { Effect::RollOnce { who, rolls, by } },
    "foeRoll" (rolls, by) = { Effect::FoeRoll(rolls, by) },
    "zoneRoll" ("loc1", rolls, by, term) = { Effect::ZoneRoll(rolls, by, term) },
    "adv" (who, "next") = { Effect::Advantage(who) },
    "dis" (who, "next") = { Effect::Disadvantage(who) },
    "prone" (who) = { Effect::Prone(who) },
    "stand" (who) = { Effect::Stand(who) },
    "immuneProne" (who, term) = { Effect::ImmuneProne(who, term) },
    "standThreat" (who, form, reach) = { Effect::StandThreat(who, form, reach) },
    "prevent" (n) = { Effect::Prevent(n) },
    "negate" ("atk1") = { Effect::Negate },
    "extraWound" (n) = { Effect::ExtraWound(n) },
    "hitBonus" (who, role, by, term) = { Effect::HitBonus { who, role, by, term } },
    "removeAtk" ("atk1", leave) = { Effect::RemoveAttacker(leave) },
    "setForm" ("atk1", form) = { Effect::SetForm(form) },
    "allowForm" (who, form) = { Effect::AllowForm(who, form) },
    "freeAttack" (by) = { Effect::FreeAttack(by) },
    "freeChallenge" (by) = { Effect::FreeChallenge(by) },
    "immune" ("self", form) = { Effect::Immune(form) },
    "warp" (who, place, chooser) = { Effect::Warp(who, place, chooser) },
    "step" (who, "adjacent", chooser) = { Effect::Step(who, chooser) },
    "shiftMove" ("empty", chooser) = { Effect::ShiftMove(chooser) },
    "shiftSwap" ("occupied", chooser) = { Effect::ShiftSwap(chooser) },
    "discard" (zone, n, chooser) = { Effect::Discard { zone, n, chooser } },
    "discard" ("self") = { Effect::DiscardSelf },
    "discard" ("drawn") = { Effect::DiscardDrawn },
    "draw" (n) = { Effect::Draw(n) },
    "fetch" ("discard", filter, "lair") = { Effect::Fetch(filter) },
    "questSwap" (n) = { Effect::QuestSwap(n) },
    "limit" (kind, by) = { Effect::Limit(kind, by) },
    "cost" (cards, by, least) = { Effect::CardCost { cards, by, least } },
    "counter" ("self", (+ n)) = { Effect::Counter(n) },
    "cancel" ("bane") = { Effect::Cancel },
    "cannot" ("heal", who) = { Effect::CannotHeal(who) },
    "cannot" ("healByCards", who) = { Effect::CannotHealByCards(who) },
    "forbid" ("heroVsHero", "here") = { Effect::ForbidHeroBattles },
    "phase" () = { Effect::Phase },
    "ignoreExit" () = { Effect::IgnoreExit },
    "exitBy" ("left") = { Effect::ExitByLeft },
    "token" ("bridge", "toggle") = { Effect::ToggleBridge },
    "token" ("deact", "put") = { Effect::PutDeactivation },
    "token" ("deact", "take") = { Effect::TakeDeactivation },
    "hazard pit" (form, reach) = { Effect::Pit(form, reach) },
    "hazard spikes" (form, reach) = { Effect::Spikes(form, reach) },
    "danger" ((+ by)) = { Effect::Danger(by) },
}

/// Reads an effect with others in braces.
fn read_block(cursor: &mut Cursor<'_>) -> Result<Option<Effect>, LineError> {
    if cursor.eat("threat(") {
        let who = Spelled::read(cursor)?;
        cursor.need(", ")?;
        let form = <Form as Spelled>::read(cursor)?;
        cursor.need(", ")?;
        let reach = cursor.number()?;
        cursor.need(")")?;
        let (fail, ok) = read_outcomes(cursor)?;
        return Ok(Some(Effect::Threat { who, form, reach, fail, ok }));
    }
    if cursor.eat("chance(") {
        let reach = cursor.number()?;
        cursor.need("){ok: ")?;
        let ok = read_parts(cursor)?;
        cursor.need("}")?;
        return Ok(Some(Effect::Chance { reach, ok }));
    }
    if cursor.eat("reveal(") {
        let n = cursor.number()?;
        cursor.need("){take(")?;
        let take = Filter::read(cursor)?;
        cursor.need(", ")?;
        let n_take = cursor.number()?;
        cursor.need(", hand)}")?;
        return Ok(Some(Effect::Reveal { n, take, n_take }));
    }
    if cursor.eat("choose(") {
        let who = Spelled::read(cursor)?;
        cursor.need("){")?;
        let mut options = vec![read_parts(cursor)?];
        while cursor.eat(" / ") {
            options.push(read_parts(cursor)?);
        }
        cursor.need("}")?;
        return Ok(Some(Effect::Choose(who, options)));
    }
    Ok(None)
}

fn print_block(effect: &Effect, out: &mut String) {
    match effect {
        Effect::Threat { who, form, reach, fail, ok } => {
            let who = who.spelling();
            *out += &format!("threat({who}, {form}, {reach})");
            print_outcomes(fail, ok, out);
        }
        Effect::Chance { reach, ok } => {
            *out += &format!("chance({reach}){{ok: ");
            print_parts(ok, out);
            out.push('}');
        }
        Effect::Reveal { n, take, n_take } => {
            let take = take.spelling();
            *out += &format!("reveal({n}){{take({take}, {n_take}, hand)}}");
        }
        Effect::Choose(who, options) => {
            *out += &format!("choose({}){{", who.spelling());
            for (nth, option) in options.iter().enumerate() {
                out.push_str(if nth == 0 { "" } else { " / " });
                print_parts(option, out);
            }
            out.push('}');
        }
        // All others are rows.
        other => unreachable!("{other:?} has a row of its own"),
    }
}

/// `{fail: … / ok: …}`, of which either may be missing, but not both.
fn read_outcomes(cursor: &mut Cursor<'_>) -> Result<(Vec<Part>, Vec<Part>), LineError> {
    let (mut fail, mut ok) = (Vec::new(), Vec::new());
    cursor.need("{")?;
    if cursor.eat("fail: ") {
        fail = read_parts(cursor)?;
        if cursor.eat(" / ok: ") {
            ok = read_parts(cursor)?;
        }
    } else {
        cursor.need("ok: ")?;
        ok = read_parts(cursor)?;
    }
    cursor.need("}")?;
    Ok((fail, ok))
}

fn print_outcomes(fail: &[Part], ok: &[Part], out: &mut String) {
    out.push('{');
    if !fail.is_empty() {
        out.push_str("fail: ");
        print_parts(fail, out);
    }
    if !ok.is_empty() {
        out.push_str(if fail.is_empty() { "ok: " } else { " / ok: " });
        print_parts(ok, out);
    }
    out.push('}');
}

/// Reads what strikes anyone who fails, where nothing else can follow: `{fail: …}`, or nothing at all.
pub fn read_fail(cursor: &mut Cursor<'_>) -> Result<Vec<Part>, LineError> {
    if !cursor.eat("{fail: ") {
        return Ok(Vec::new());
    }
    let fail = read_parts(cursor)?;
    cursor.need("}")?;
    Ok(fail)
}

/// Effects one after another within braces.
fn read_parts(cursor: &mut Cursor<'_>) -> Result<Vec<Part>, LineError> {
    let mut parts = vec![Part::read(cursor)?];
    while cursor.eat("; ") {
        parts.push(Part::read(cursor)?);
    }
    Ok(parts)
}

/// Writes effects one after another.
pub fn print_parts(parts: &[Part], out: &mut String) {
    for (nth, part) in parts.iter().enumerate() {
        out.push_str(if nth == 0 { "" } else { "; " });
        part.print(out);
    }
}

impl Spelled for Part {
    fn read(cursor: &mut Cursor<'_>) -> Result<Part, LineError> {
        let effect = Effect::read(cursor)?;
        let conditions = read_conditions(cursor)?;
        Ok(Part { effect, conditions })
    }

    fn print(&self, out: &mut String) {
        self.effect.print(out);
        print_conditions(&self.conditions, out);
    }
}

/// ` [condition, condition]`, or nothing.
pub fn read_conditions(cursor: &mut Cursor<'_>) -> Result<Vec<Condition>, LineError> {
    let mut conditions = Vec::new();
    if cursor.eat(" [") {
        conditions.push(Condition::read(cursor)?);
        while cursor.eat(", ") {
            conditions.push(Condition::read(cursor)?);
        }
        cursor.need("]")?;
    }
    Ok(conditions)
}

/// Writes what [`read_conditions`] reads.
pub fn print_conditions(conditions: &[Condition], out: &mut String) {
    if !conditions.is_empty() {
        let all = conditions.iter().map(Spelled::spelling).collect::<Vec<_>>();
        *out += &format!(" [{}]", all.join(", "));
    }
}
