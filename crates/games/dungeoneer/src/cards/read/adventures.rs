//! Boons, treasures and banes.

use super::columns::{column, read_column};
use super::head::Head;
use crate::cards::spelling::{Cursor, LineError, Spelled, read_abilities};
use crate::cards::{AdventureCard, CardPrice, Filter, Host, Lasting, SUBTYPES, Solo, Trait};
use kernel::Set;

/// Reads what stands behind the key of a boon, treasure or bane, whichever `kind` says.
pub fn adventure(
    cursor: &mut Cursor<'_>,
    head: Head,
    kind: Trait,
) -> Result<AdventureCard, LineError> {
    let Head { of, key, since } = head;
    let n_copies = read_column(cursor)?;
    let price = read_column(cursor)?;
    let when = read_column(cursor)?;
    let lasting: Lasting = read_column(cursor)?;
    let subtypes = read_subtypes(cursor)?;
    column(cursor)?;
    let abilities = read_abilities(cursor)?;
    column(cursor)?;
    let solo = read_column(cursor)?;
    let source = Spelled::read(cursor)?;
    let traits = lasting.traits().or(subtypes).with(kind);
    Ok(AdventureCard {
        of,
        key,
        since,
        n_copies,
        price,
        when,
        lasting,
        traits,
        monster: None,
        abilities,
        solo,
        source,
    })
}

/// Subtypes between commas.
fn read_subtypes(cursor: &mut Cursor<'_>) -> Result<Set<Trait>, LineError> {
    let mut subtypes = Set::NONE;
    loop {
        let before = *cursor;
        let subtype = Spelled::read(cursor)?;
        if !SUBTYPES.has(subtype) {
            return Err(before.expected("a subtype"));
        }
        subtypes.add(subtype);
        if !cursor.eat(", ") {
            return Ok(subtypes);
        }
    }
}

impl Spelled for CardPrice {
    fn read(cursor: &mut Cursor<'_>) -> Result<CardPrice, LineError> {
        if !cursor.eat("X") {
            return cursor.number().map(CardPrice::Fixed);
        }
        cursor.need(" = ")?;
        let mut all = vec![cursor.number()?];
        while cursor.eat(", ") {
            all.push(cursor.number()?);
        }
        if all.is_sorted() { Ok(CardPrice::OneOf(all)) } else { Err(cursor.expected("more")) }
    }

    fn print(&self, out: &mut String) {
        *out += &match self {
            CardPrice::Fixed(n) => n.to_string(),
            CardPrice::OneOf(all) => {
                let all = all.iter().map(u8::to_string).collect::<Vec<_>>();
                format!("X = {}", all.join(", "))
            }
        };
    }
}

impl Spelled for Lasting {
    fn read(cursor: &mut Cursor<'_>) -> Result<Lasting, LineError> {
        if cursor.eat("instant") {
            return Ok(Lasting::Instant);
        }
        if cursor.eat("permanent by target") {
            return Ok(Lasting::PermanentByTarget);
        }
        if cursor.eat("permanent") {
            return Ok(Lasting::Permanent);
        }
        if cursor.eat("attachment ") {
            return Host::read(cursor).map(Lasting::Attachment);
        }
        Err(cursor.expected("how long the card stays"))
    }

    fn print(&self, out: &mut String) {
        match self {
            Lasting::Instant => out.push_str("instant"),
            Lasting::Permanent => out.push_str("permanent"),
            Lasting::PermanentByTarget => out.push_str("permanent by target"),
            Lasting::Attachment(host) => *out += &format!("attachment {}", host.spelling()),
            // Monsters have no such column.
            Lasting::Monster => {}
        }
    }
}

impl Spelled for Host {
    fn read(cursor: &mut Cursor<'_>) -> Result<Host, LineError> {
        if cursor.eat("location") {
            return Ok(Host::Location);
        }
        if cursor.eat("lair") {
            return Ok(Host::LairMonster);
        }
        Spelled::read(cursor).map(Host::Own)
    }

    fn print(&self, out: &mut String) {
        match self {
            Host::Location => out.push_str("location"),
            Host::LairMonster => out.push_str("lair"),
            Host::Own(kind) => kind.print(out),
        }
    }
}

impl Lasting {
    /// The trait that says so.
    fn traits(self) -> Set<Trait> {
        match self {
            Lasting::Instant => Set::one(Trait::Instant),
            Lasting::Permanent | Lasting::PermanentByTarget => Set::one(Trait::Permanent),
            Lasting::Attachment(_) => Set::one(Trait::Attachment),
            Lasting::Monster => Set::NONE,
        }
    }
}

impl Spelled for Solo {
    fn read(cursor: &mut Cursor<'_>) -> Result<Solo, LineError> {
        if cursor.eat("ok") {
            return Ok(Solo::Plain);
        }
        if cursor.eat("out") {
            return Ok(Solo::Out);
        }
        if cursor.eat("next roll") {
            return Ok(Solo::NextRoll);
        }
        if cursor.eat("wait ") {
            return Filter::read(cursor).map(Solo::Wait);
        }
        if cursor.eat("X = peril, at most ") {
            return cursor.number().map(Solo::PerilOfLocation);
        }
        if cursor.eat("peril dice +") {
            return cursor.number().map(Solo::PerilDice);
        }
        Err(cursor.expected("what happens in solo"))
    }

    fn print(&self, out: &mut String) {
        *out += &match self {
            Solo::Plain => "ok".to_owned(),
            Solo::Out => "out".to_owned(),
            Solo::Wait(filter) => format!("wait {}", filter.spelling()),
            Solo::NextRoll => "next roll".to_owned(),
            Solo::PerilOfLocation(most) => format!("X = peril, at most {most}"),
            Solo::PerilDice(more) => format!("peril dice +{more}"),
        };
    }
}
