//! Abilities: `TRIGGER? [CONDITION] {COST} #turn: EFFECT; EFFECT`, and several of them.

use super::effects::{print_conditions, print_parts, read_conditions};
use super::words::in_brackets;
use super::{Cursor, LineError, Spelled};
use crate::cards::ability::{Ability, Condition, Cost, Effect, Part, Price, Trigger};
use crate::cards::{Filter, Form};

/// Reads all abilities of a card; `—` for none.
pub fn read_abilities(cursor: &mut Cursor<'_>) -> Result<Vec<Ability>, LineError> {
    if cursor.eat("—") {
        return Ok(Vec::new());
    }
    let mut abilities = vec![read_head(cursor)?];
    loop {
        let part = Part::read(cursor)?;
        let ability = abilities.last_mut().expect("the first is there");
        check_hazard(cursor, ability.trigger, &part.effect)?;
        ability.parts.push(part);
        if !cursor.eat("; ") {
            return Ok(abilities);
        }
        // What has no trigger of its own belongs to the ability before it.
        abilities.extend(cursor.attempt(read_head));
    }
}

/// Writes what [`read_abilities`] reads.
pub fn print_abilities(abilities: &[Ability], out: &mut String) {
    if abilities.is_empty() {
        out.push('—');
    }
    for (nth, ability) in abilities.iter().enumerate() {
        out.push_str(if nth == 0 { "" } else { "; " });
        ability.print(out);
    }
}

impl Spelled for Ability {
    fn read(cursor: &mut Cursor<'_>) -> Result<Ability, LineError> {
        let before = *cursor;
        let mut abilities = read_abilities(cursor)?;
        if abilities.len() == 1 {
            Ok(abilities.remove(0))
        } else {
            Err(before.expected("one ability"))
        }
    }

    fn print(&self, out: &mut String) {
        print_head(self, out);
        print_parts(&self.parts, out);
    }
}

/// Hazards and dangers stand without a trigger, and nothing else does.
fn check_hazard(cursor: &Cursor<'_>, trigger: Trigger, effect: &Effect) -> Result<(), LineError> {
    let is_hazard = matches!(effect, Effect::Pit(..) | Effect::Spikes(..) | Effect::Danger(_));
    if is_hazard == (trigger == Trigger::Hazard) {
        Ok(())
    } else {
        Err(cursor.expected("a trigger"))
    }
}

/// Reads the part before the colon.
fn read_head(cursor: &mut Cursor<'_>) -> Result<Ability, LineError> {
    if ["hazard ", "danger("].iter().any(|it| cursor.rest().starts_with(it)) {
        return Ok(Ability {
            trigger: Trigger::Hazard,
            is_optional: false,
            conditions: Vec::new(),
            costs: Vec::new(),
            is_once: false,
            parts: Vec::new(),
        });
    }
    let trigger = Trigger::read(cursor)?;
    let is_optional = cursor.eat("?");
    let conditions = read_conditions(cursor)?;
    let costs = read_costs(cursor)?;
    let is_once = cursor.eat(" #turn");
    cursor.need(": ")?;
    Ok(Ability { trigger, is_optional, conditions, costs, is_once, parts: Vec::new() })
}

fn print_head(ability: &Ability, out: &mut String) {
    if ability.trigger == Trigger::Hazard {
        return;
    }
    ability.trigger.print(out);
    out.push_str(if ability.is_optional { "?" } else { "" });
    print_conditions(&ability.conditions, out);
    print_costs(&ability.costs, out);
    out.push_str(if ability.is_once { " #turn" } else { "" });
    out.push_str(": ");
}

/// ` {cost, cost}`, or nothing.
fn read_costs(cursor: &mut Cursor<'_>) -> Result<Vec<Cost>, LineError> {
    let mut costs = Vec::new();
    if cursor.eat(" {") {
        costs.push(Cost::read(cursor)?);
        while cursor.eat(", ") {
            costs.push(Cost::read(cursor)?);
        }
        cursor.need("}")?;
    }
    Ok(costs)
}

fn print_costs(costs: &[Cost], out: &mut String) {
    if !costs.is_empty() {
        let all = costs.iter().map(Spelled::spelling).collect::<Vec<_>>();
        *out += &format!(" {{{}}}", all.join(", "));
    }
}

impl Spelled for Trigger {
    fn read(cursor: &mut Cursor<'_>) -> Result<Trigger, LineError> {
        let before = *cursor;
        Ok(match cursor.name() {
            "play" => Trigger::Play,
            "static" => Trigger::Static,
            "enter" => Trigger::Enter,
            "leave" => Trigger::Leave,
            "attack" => Trigger::Attack,
            "dies" => Trigger::Dies,
            "reset" => Trigger::Reset,
            "trap" => Trigger::Trap,
            "use" => {
                cursor.need(".")?;
                Trigger::Use(Spelled::read(cursor)?)
            }
            "hit" => {
                cursor.need(".")?;
                Trigger::Hit(<Form as Spelled>::read(cursor)?)
            }
            "drawn" => {
                cursor.need("(")?;
                let kind = Spelled::read(cursor)?;
                cursor.need(")")?;
                Trigger::Drawn(kind)
            }
            _ => return Err(before.expected("a trigger")),
        })
    }

    fn print(&self, out: &mut String) {
        match self {
            Trigger::Play => out.push_str("play"),
            Trigger::Static => out.push_str("static"),
            Trigger::Use(kind) => *out += &format!("use.{}", kind.spelling()),
            Trigger::Enter => out.push_str("enter"),
            Trigger::Leave => out.push_str("leave"),
            Trigger::Attack => out.push_str("attack"),
            Trigger::Hit(form) => *out += &format!("hit.{form}"),
            Trigger::Dies => out.push_str("dies"),
            Trigger::Reset => out.push_str("reset"),
            Trigger::Trap => out.push_str("trap"),
            Trigger::Hazard => {}
            Trigger::Drawn(kind) => *out += &format!("drawn({kind})"),
        }
    }
}

impl Spelled for Condition {
    fn read(cursor: &mut Cursor<'_>) -> Result<Condition, LineError> {
        if let Some(filter) = in_brackets::<Filter>(cursor, "vs")? {
            return Ok(Condition::Versus(filter));
        }
        if let Some(form) = in_brackets::<Form>(cursor, "form")? {
            return Ok(Condition::Form(form));
        }
        if cursor.eat("tokenOff(bridge)") {
            return Ok(Condition::BridgeIsOff);
        }
        let before = *cursor;
        Ok(match cursor.name() {
            "asAttacker" => Condition::AsAttacker,
            "asDefender" => Condition::AsDefender,
            "isMonster" => Condition::IsMonster,
            "isHero" => Condition::IsHero,
            "attackedMe" => Condition::AttackedMe,
            "fromHit" => Condition::FromHit,
            _ => return Err(before.expected("a condition")),
        })
    }

    fn print(&self, out: &mut String) {
        match self {
            Condition::Versus(filter) => *out += &format!("vs({})", filter.spelling()),
            Condition::Form(form) => *out += &format!("form({form})"),
            Condition::AsAttacker => out.push_str("asAttacker"),
            Condition::AsDefender => out.push_str("asDefender"),
            Condition::IsMonster => out.push_str("isMonster"),
            Condition::IsHero => out.push_str("isHero"),
            Condition::AttackedMe => out.push_str("attackedMe"),
            Condition::FromHit => out.push_str("fromHit"),
            Condition::BridgeIsOff => out.push_str("tokenOff(bridge)"),
        }
    }
}

impl Spelled for Cost {
    fn read(cursor: &mut Cursor<'_>) -> Result<Cost, LineError> {
        if cursor.eat("self") {
            return Ok(Cost::Itself);
        }
        let before = *cursor;
        let word = cursor.name();
        cursor.need(" ")?;
        Ok(match word {
            "glory" => Cost::Glory(Price::read(cursor)?),
            "peril" => Cost::Peril(Price::read(cursor)?),
            "ap" => Cost::Ap(cursor.number()?),
            "health" => Cost::Health(cursor.number()?),
            "hand" => Cost::Hand(cursor.number()?),
            "treasure" => Cost::Treasure(cursor.number()?),
            "counter" => Cost::Counter(cursor.number()?),
            _ => return Err(before.expected("a cost")),
        })
    }

    fn print(&self, out: &mut String) {
        *out += &match self {
            Cost::Glory(price) => format!("glory {}", price.spelling()),
            Cost::Ap(n) => format!("ap {n}"),
            Cost::Health(n) => format!("health {n}"),
            Cost::Peril(price) => format!("peril {}", price.spelling()),
            Cost::Hand(n) => format!("hand {n}"),
            Cost::Treasure(n) => format!("treasure {n}"),
            Cost::Counter(n) => format!("counter {n}"),
            Cost::Itself => "self".to_owned(),
        };
    }
}
