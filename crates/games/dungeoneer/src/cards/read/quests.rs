//! Quests.

use super::columns::{column, read_column};
use super::head::Head;
use super::monsters::{read_kind, read_values};
use crate::cards::spelling::{Cursor, LineError, Spelled, print_parts, read_abilities, read_fail};
use crate::cards::{
    Attempt, Category, Form, LocationCard, LocationId, QuestCard, QuestPlace, Trait,
};
use kernel::Set;

/// Reads what stands behind the key of a quest.
pub fn quest(
    cursor: &mut Cursor<'_>,
    head: Head,
    locations: &[LocationCard],
) -> Result<QuestCard, LineError> {
    let Head { of, key, since } = head;
    let categories = read_categories(cursor)?;
    column(cursor)?;
    let place = read_place(cursor, locations)?;
    let goal = if cursor.eat(" → ") { Some(read_place(cursor, locations)?) } else { None };
    column(cursor)?;
    let search = if cursor.eat("search ") {
        let reach = cursor.number()?;
        cursor.need(", ")?;
        Some(reach)
    } else {
        None
    };
    let attempt = read_column(cursor)?;
    let (mut monster, mut health_max, mut traits) = (None, 0, Set::NONE);
    if !cursor.eat("—") {
        traits = Trait::set(&[Trait::Monster]).with(read_kind(cursor)?);
        cursor.need(", ")?;
        let (values, most) = read_values(cursor)?;
        (monster, health_max) = (Some(values), most);
    }
    column(cursor)?;
    let monster_abilities = read_abilities(cursor)?;
    column(cursor)?;
    cursor.need("glory ")?;
    let glory = cursor.number()?;
    cursor.need(", recovery ")?;
    let recovery = read_column(cursor)?;
    let influence = read_abilities(cursor)?;
    column(cursor)?;
    let artifact = read_abilities(cursor)?;
    column(cursor)?;
    let source = Spelled::read(cursor)?;
    Ok(QuestCard {
        of,
        key,
        since,
        categories,
        place,
        goal,
        search,
        attempt,
        monster,
        traits,
        monster_abilities,
        health_max,
        glory,
        recovery,
        influence,
        artifact,
        source,
    })
}

/// Categories between commas, in the order of [`Category`].
fn read_categories(cursor: &mut Cursor<'_>) -> Result<Set<Category>, LineError> {
    let mut categories = Set::one(<Category as Spelled>::read(cursor)?);
    while cursor.eat(", ") {
        categories.add(<Category as Spelled>::read(cursor)?);
    }
    Ok(categories)
}

/// A kind of location, or one by its key.
fn read_place(
    cursor: &mut Cursor<'_>,
    locations: &[LocationCard],
) -> Result<QuestPlace, LineError> {
    if cursor.eat("entrance") {
        return Ok(QuestPlace::Entrance);
    }
    if cursor.eat("plainTunnel") {
        return Ok(QuestPlace::PlainTunnel);
    }
    if cursor.eat("tunnel") {
        return Ok(QuestPlace::Tunnel);
    }
    if cursor.eat("chamber") {
        return Ok(QuestPlace::Chamber);
    }
    let found = locations.iter().position(|it| cursor.eat(&it.key));
    found
        .map(|idx| QuestPlace::Location(LocationId(idx as u8)))
        .ok_or_else(|| cursor.expected("a place"))
}

impl Spelled for Attempt {
    fn read(cursor: &mut Cursor<'_>) -> Result<Attempt, LineError> {
        if cursor.eat("hunt") {
            return Ok(Attempt::Hunt);
        }
        if cursor.eat("escort") {
            return Ok(Attempt::Escort);
        }
        if cursor.eat("threat(") {
            return read_threat(cursor);
        }
        if cursor.eat("chance(") {
            return read_chance(cursor);
        }
        cursor.need("pay {")?;
        let before = *cursor;
        let what = cursor.name();
        cursor.need(" ")?;
        let n = cursor.number()?;
        cursor.need("}")?;
        Ok(match what {
            "glory" => Attempt::PayGlory(n),
            "health" => Attempt::PayHealth(n),
            "hand" => Attempt::PayHand(n),
            "readied" => Attempt::PayReadied(n),
            "worth" => Attempt::PayWorth(n),
            _ => return Err(before.expected("a payment")),
        })
    }

    fn print(&self, out: &mut String) {
        match self {
            Attempt::Threat { form, reach, easier, fail } => {
                *out += &format!("threat({form}, {reach}");
                if *easier != 0 {
                    *out += &format!(", deact {easier}");
                }
                out.push(')');
                if !fail.is_empty() {
                    out.push_str("{fail: ");
                    print_parts(fail, out);
                    out.push('}');
                }
            }
            Attempt::Chance { n_dice, reach, price, n_max, adds_die } => {
                let what = if *adds_die { "die" } else { "+1" };
                *out += &format!("chance({n_dice}, {reach}, {{glory {price}}} {what}");
                if *n_max != 1 {
                    *out += &format!(" max {n_max}");
                }
                out.push(')');
            }
            Attempt::PayGlory(n) => *out += &format!("pay {{glory {n}}}"),
            Attempt::PayHealth(n) => *out += &format!("pay {{health {n}}}"),
            Attempt::PayHand(n) => *out += &format!("pay {{hand {n}}}"),
            Attempt::PayReadied(n) => *out += &format!("pay {{readied {n}}}"),
            Attempt::PayWorth(n) => *out += &format!("pay {{worth {n}}}"),
            Attempt::Hunt => out.push_str("hunt"),
            Attempt::Escort => out.push_str("escort"),
        }
    }
}

/// Reads the rest after `threat(`.
fn read_threat(cursor: &mut Cursor<'_>) -> Result<Attempt, LineError> {
    let form = <Form as Spelled>::read(cursor)?;
    cursor.need(", ")?;
    let reach = cursor.number()?;
    let easier = if cursor.eat(", deact ") { cursor.number()? } else { 0 };
    cursor.need(")")?;
    let fail = read_fail(cursor)?;
    Ok(Attempt::Threat { form, reach, easier, fail })
}

/// Reads the rest after `chance(`.
fn read_chance(cursor: &mut Cursor<'_>) -> Result<Attempt, LineError> {
    let n_dice = cursor.number()?;
    cursor.need(", ")?;
    let reach = cursor.number()?;
    cursor.need(", {glory ")?;
    let price = cursor.number()?;
    cursor.need("} ")?;
    let adds_die = cursor.eat("die");
    if !adds_die {
        cursor.need("+1")?;
    }
    let n_max = if cursor.eat(" max ") { cursor.number()? } else { 1 };
    cursor.need(")")?;
    Ok(Attempt::Chance { n_dice, reach, price, n_max, adds_die })
}
