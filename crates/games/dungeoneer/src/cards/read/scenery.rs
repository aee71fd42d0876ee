//! Heroes and locations.

use super::columns::{column, read_column};
use super::head::Head;
use crate::cards::spelling::{Cursor, LineError, Spelled, read_abilities};
use crate::cards::{Exit, Form, Ground, HeroCard, LocationCard};

/// Reads what stands behind the key of a hero.
pub fn hero(cursor: &mut Cursor<'_>, head: Head) -> Result<HeroCard, LineError> {
    let Head { of, key, since } = head;
    cursor.need("health ")?;
    let health = read_column(cursor)?;
    cursor.need("boons ")?;
    let boons = cursor.number()?;
    cursor.need(", treasures ")?;
    let treasures = read_column(cursor)?;
    let mut levels = [[0; 3]; 4];
    for (nth, level) in levels.iter_mut().enumerate() {
        cursor.need(if nth == 0 { "" } else { " " })?;
        *level = read_level(cursor)?;
    }
    column(cursor)?;
    let abilities = read_abilities(cursor)?;
    column(cursor)?;
    let solo_abilities = read_abilities(cursor)?;
    column(cursor)?;
    let source = Spelled::read(cursor)?;
    Ok(HeroCard {
        of,
        key,
        since,
        health,
        boons,
        treasures,
        levels,
        abilities,
        solo_abilities,
        source,
    })
}

/// `1/0/2`
fn read_level(cursor: &mut Cursor<'_>) -> Result<[u8; 3], LineError> {
    let melee = cursor.number()?;
    cursor.need("/")?;
    let magic = cursor.number()?;
    cursor.need("/")?;
    let speed = cursor.number()?;
    Ok([melee, magic, speed])
}

/// Reads what stands behind the key of a location.
pub fn location(cursor: &mut Cursor<'_>, head: Head) -> Result<LocationCard, LineError> {
    let Head { of, key, since } = head;
    let is_entrance = cursor.eat("entrance");
    let ground = if is_entrance { Ground::Chamber } else { Spelled::read(cursor)? };
    column(cursor)?;
    cursor.need("glory ")?;
    let glory = cursor.number()?;
    cursor.need(", peril ")?;
    let peril = read_column(cursor)?;
    let mut exits = [Exit::Wall; 4];
    for (nth, exit) in exits.iter_mut().enumerate() {
        cursor.need(if nth == 0 { "" } else { " " })?;
        *exit = Exit::read(cursor)?;
    }
    column(cursor)?;
    let abilities = read_abilities(cursor)?;
    column(cursor)?;
    let source = Spelled::read(cursor)?;
    Ok(LocationCard { of, key, since, ground, is_entrance, glory, peril, exits, abilities, source })
}

impl Spelled for Exit {
    fn read(cursor: &mut Cursor<'_>) -> Result<Exit, LineError> {
        if cursor.eat("O") {
            return Ok(Exit::Open);
        }
        if cursor.eat("W") {
            return Ok(Exit::Wall);
        }
        let is_blocked = cursor.eat("B");
        if !is_blocked && !cursor.eat("T") {
            return Err(cursor.expected("an exit"));
        }
        let form = Form::ALL.into_iter().find(|it| cursor.eat(letter(*it)));
        let form = form.ok_or_else(|| cursor.expected("a form's letter"))?;
        let reach = cursor.number()?;
        Ok(if is_blocked { Exit::Blocked(form, reach) } else { Exit::Trap(form, reach) })
    }

    fn print(&self, out: &mut String) {
        *out += &match self {
            Exit::Wall => "W".to_owned(),
            Exit::Open => "O".to_owned(),
            Exit::Blocked(form, reach) => format!("B{}{reach}", letter(*form)),
            Exit::Trap(form, reach) => format!("T{}{reach}", letter(*form)),
        };
    }
}

const fn letter(form: Form) -> &'static str {
    match form {
        Form::Melee => "m",
        Form::Magic => "g",
        Form::Speed => "s",
    }
}
