//! Encounters: monsters and traps.

use super::columns::{column, read_column};
use super::head::Head;
use crate::cards::spelling::{Cursor, LineError, Spelled, read_abilities};
use crate::cards::{AdventureCard, Form, Lasting, MONSTER_KINDS, Monster, Solo, Trait, When};
use kernel::Set;

/// Reads what stands behind the key of a monster.
pub fn monster(cursor: &mut Cursor<'_>, head: Head) -> Result<AdventureCard, LineError> {
    let Head { of, key, since } = head;
    let n_copies = read_column(cursor)?;
    let price = read_column(cursor)?;
    let kind = read_kind(cursor)?;
    column(cursor)?;
    let (monster, _) = read_values(cursor)?;
    column(cursor)?;
    let abilities = read_abilities(cursor)?;
    column(cursor)?;
    Ok(AdventureCard {
        of,
        key,
        since,
        n_copies,
        price,
        when: When::Villainy,
        lasting: Lasting::Monster,
        traits: Trait::set(&[Trait::Monster]).with(kind),
        monster: Some(monster),
        abilities,
        solo: Solo::Plain,
        source: Spelled::read(cursor)?,
    })
}

/// Reads what stands behind the key of a trap.
pub fn trap(cursor: &mut Cursor<'_>, head: Head) -> Result<AdventureCard, LineError> {
    let Head { of, key, since } = head;
    let n_copies = read_column(cursor)?;
    let price = read_column(cursor)?;
    let abilities = read_abilities(cursor)?;
    column(cursor)?;
    Ok(AdventureCard {
        of,
        key,
        since,
        n_copies,
        price,
        when: When::Villainy,
        lasting: Lasting::Instant,
        traits: Trait::set(&[Trait::Trap, Trait::Instant]),
        monster: None,
        abilities,
        solo: Solo::Plain,
        source: Spelled::read(cursor)?,
    })
}

/// A kind of monsters.
pub fn read_kind(cursor: &mut Cursor<'_>) -> Result<Trait, LineError> {
    let before = *cursor;
    let kind = Spelled::read(cursor)?;
    if MONSTER_KINDS.has(kind) { Ok(kind) } else { Err(before.expected("a kind of monsters")) }
}

/// `health 2 to 4, melee 1 ◇, magic 4 ●, speed 2 ◇`; the most health besides.
pub fn read_values(cursor: &mut Cursor<'_>) -> Result<(Monster, u8), LineError> {
    cursor.need("health ")?;
    let health = cursor.number()?;
    let health_max = if cursor.eat(" to ") { cursor.number()? } else { health };
    let mut values = [0; 3];
    let mut attacks = Set::NONE;
    for form in Form::ALL {
        cursor.need(", ")?;
        cursor.need(form.key())?;
        cursor.need(" ")?;
        values[form.idx()] = cursor.number()?;
        if cursor.eat(" ●") {
            attacks.add(form);
        } else {
            cursor.need(" ◇")?;
        }
    }
    Ok((Monster { health, values, attacks }, health_max))
}

/// Writes what [`read_values`] reads.
pub fn print_values(monster: &Monster, health_max: u8, out: &mut String) {
    *out += &format!("health {}", monster.health);
    if monster.health < health_max {
        *out += &format!(" to {health_max}");
    }
    for form in Form::ALL {
        let symbol = if monster.attacks.has(form) { '●' } else { '◇' };
        *out += &format!(", {form} {} {symbol}", monster.values[form.idx()]);
    }
}
