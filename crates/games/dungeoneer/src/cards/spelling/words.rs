//! Small words: who, where, how long, how much, which cards.

use std::fmt::Write as _;

use super::{Cursor, LineError, Spelled};
use crate::cards::ability::{
    Amount, Cards, Chooser, Leave, Owner, Place, Price, Role, Rollers, Rolls, Term, Use, Who,
    Wounded, Zone, ZoneCards,
};
use crate::cards::{Category, Filter, Form, Ground, Source, Trait, When};
use kernel::Set;

/// Spells an enum of which every member has one word. A word that begins another stands after it.
macro_rules! spell {
    ($($Type:ident, $what:literal: $($member:expr => $word:literal),+;)+) => {$(
        impl Spelled for $Type {
            fn read(cursor: &mut Cursor<'_>) -> Result<$Type, LineError> {
                $(
                    if cursor.eat($word) {
                        return Ok($member);
                    }
                )+
                Err(cursor.expected($what))
            }

            fn print(&self, out: &mut String) {
                const WORDS: &[($Type, &str)] = &[$(($member, $word)),+];
                let found = WORDS.iter().find(|(it, _)| it == self);
                out.push_str(found.expect("every member has a word").1);
            }
        }
    )+};
}

spell! {
    Use, "a kind of use":
        Use::OwnTarget => "own(tgt)", Use::OwnHere => "own(here)", Use::Own => "own",
        Use::Villain => "villain", Use::Any => "any", Use::Free => "free", Use::Response => "resp",
        Use::Challenge => "chal", Use::Wound => "wound", Use::Roll => "roll", Use::Move => "move";
    Who, "a hero":
        Who::Me => "me", Who::Target => "tgt", Who::Each => "each", Who::Roller => "roller",
        Who::Carrier => "carrier";
    Term, "a duration":
        Term::Turn => "turn", Term::Battle => "battle", Term::NextTurn => "nextTurn",
        Term::Next => "next";
    Role, "a side": Role::Attacker => "asAttacker", Role::Defender => "asDefender";
    Leave, "how the attacker leaves": Leave::Discard => "discard", Leave::Keep => "keep";
    Place, "a kind of place":
        Place::Any => "any", Place::Chamber => "chamber", Place::Tunnel => "tunnel",
        Place::Entrance => "entrance";
    Chooser, "who chooses":
        Chooser::Me => "me", Chooser::You => "you", Chooser::Target => "tgt",
        Chooser::Random => "random";
    Owner, "whose cards":
        Owner::Me => "me", Owner::Target => "tgt", Owner::Roller => "roller", Owner::Any => "any";
    When, "when it is played":
        When::Villainy => "villainy", When::Heroics => "heroics", When::Any => "any",
        When::Response => "response";
    Source, "a source":
        Source::Published => "published", Source::Partly => "partly", Source::Ours => "ours";
}

/// Spells an enum by its keys.
macro_rules! spell_keys {
    ($($Type:ident, $what:literal;)+) => {$(
        impl Spelled for $Type {
            fn read(cursor: &mut Cursor<'_>) -> Result<$Type, LineError> {
                let before = *cursor;
                $Type::read(cursor.name()).map_err(|_| before.expected($what))
            }

            fn print(&self, out: &mut String) {
                out.push_str(self.key());
            }
        }
    )+};
}

spell_keys! {
    Form, "melee, magic or speed";
    Trait, "a trait";
    Ground, "a kind of location";
    Category, "a category of quests";
}

impl Spelled for u8 {
    fn read(cursor: &mut Cursor<'_>) -> Result<u8, LineError> {
        cursor.number()
    }

    fn print(&self, out: &mut String) {
        let _ = write!(out, "{self}");
    }
}

/// A change, always with its sign.
impl Spelled for i8 {
    fn read(cursor: &mut Cursor<'_>) -> Result<i8, LineError> {
        let before = *cursor;
        let is_less = cursor.eat("-");
        if !is_less {
            cursor.need("+")?;
        }
        let n = i8::try_from(cursor.number()?).map_err(|_| before.expected("a smaller number"))?;
        Ok(if is_less { -n } else { n })
    }

    fn print(&self, out: &mut String) {
        let _ = write!(out, "{self:+}");
    }
}

/// Anything that is also written with a sign: `+2`, `-X`.
pub trait Signed: Sized {
    fn read_signed(cursor: &mut Cursor<'_>) -> Result<Self, LineError>;
    fn print_signed(&self, out: &mut String);
}

impl Signed for u8 {
    fn read_signed(cursor: &mut Cursor<'_>) -> Result<u8, LineError> {
        cursor.need("+")?;
        cursor.number()
    }

    fn print_signed(&self, out: &mut String) {
        let _ = write!(out, "+{self}");
    }
}

impl Signed for Amount {
    fn read_signed(cursor: &mut Cursor<'_>) -> Result<Amount, LineError> {
        if cursor.eat("-X") {
            return Ok(Amount::MinusX);
        }
        if cursor.eat("+X") {
            return Ok(Amount::X);
        }
        if cursor.eat("+costOf(paid)") {
            return Ok(Amount::CostOfPaid);
        }
        i8::read(cursor).map(Amount::Fixed)
    }

    fn print_signed(&self, out: &mut String) {
        match self {
            Amount::Fixed(by) => by.print(out),
            Amount::X => out.push_str("+X"),
            Amount::HalfX => out.push_str("+X/2"),
            Amount::MinusX => out.push_str("-X"),
            Amount::CostOfPaid => out.push_str("+costOf(paid)"),
        }
    }
}

impl Spelled for Amount {
    fn read(cursor: &mut Cursor<'_>) -> Result<Amount, LineError> {
        if cursor.eat("X/2") {
            return Ok(Amount::HalfX);
        }
        if cursor.eat("X") {
            return Ok(Amount::X);
        }
        let before = *cursor;
        let n = cursor.number()?;
        i8::try_from(n).map(Amount::Fixed).map_err(|_| before.expected("a smaller number"))
    }

    fn print(&self, out: &mut String) {
        match self {
            Amount::Fixed(n) => {
                let _ = write!(out, "{n}");
            }
            Amount::X => out.push('X'),
            Amount::HalfX => out.push_str("X/2"),
            Amount::MinusX | Amount::CostOfPaid => self.print_signed(out),
        }
    }
}

impl Spelled for Price {
    fn read(cursor: &mut Cursor<'_>) -> Result<Price, LineError> {
        if cursor.eat("X") { Ok(Price::X) } else { cursor.number().map(Price::Fixed) }
    }

    fn print(&self, out: &mut String) {
        match self {
            Price::Fixed(n) => n.print(out),
            Price::X => out.push('X'),
        }
    }
}

impl Spelled for Wounded {
    fn read(cursor: &mut Cursor<'_>) -> Result<Wounded, LineError> {
        if cursor.eat("atk1") {
            return Ok(Wounded::OneAttacker);
        }
        if cursor.eat("atk2") {
            return Ok(Wounded::TwoAttackers);
        }
        Who::read(cursor).map(Wounded::Hero)
    }

    fn print(&self, out: &mut String) {
        match self {
            Wounded::Hero(who) => who.print(out),
            Wounded::OneAttacker => out.push_str("atk1"),
            Wounded::TwoAttackers => out.push_str("atk2"),
        }
    }
}

impl Spelled for Filter {
    fn read(cursor: &mut Cursor<'_>) -> Result<Filter, LineError> {
        if cursor.eat("any") {
            return Ok(Filter::ANY);
        }
        let mut alternatives = vec![all_of(cursor)?];
        while cursor.eat("|") {
            alternatives.push(all_of(cursor)?);
        }
        if alternatives.len() <= 4 {
            Ok(Filter::new(&alternatives))
        } else {
            Err(cursor.expected("at most four alternatives"))
        }
    }

    fn print(&self, out: &mut String) {
        if *self == Filter::ANY {
            return out.push_str("any");
        }
        let all_of =
            |traits: Set<Trait>| traits.iter().map(Trait::key).collect::<Vec<_>>().join(" ");
        out.push_str(&self.alternatives().map(all_of).collect::<Vec<_>>().join("|"));
    }
}

/// Traits that a card must all have: `treasure permanent`.
fn all_of(cursor: &mut Cursor<'_>) -> Result<Set<Trait>, LineError> {
    let mut traits = Set::one(<Trait as Spelled>::read(cursor)?);
    let next = |cursor: &mut Cursor<'_>| {
        cursor.need(" ")?;
        <Trait as Spelled>::read(cursor)
    };
    while let Some(also) = cursor.attempt(next) {
        traits.add(also);
    }
    Ok(traits)
}

/// Reads `words` and what stands behind them in brackets.
pub fn in_brackets<T: Spelled>(
    cursor: &mut Cursor<'_>,
    words: &'static str,
) -> Result<Option<T>, LineError> {
    if !cursor.eat(words) {
        return Ok(None);
    }
    cursor.need("(")?;
    let it = T::read(cursor)?;
    cursor.need(")")?;
    Ok(Some(it))
}

/// Writes `words` and what belongs behind them in brackets.
fn put_in_brackets<T: Spelled>(words: &str, it: &T, out: &mut String) {
    let _ = write!(out, "{words}({})", it.spelling());
}

impl Spelled for Cards {
    fn read(cursor: &mut Cursor<'_>) -> Result<Cards, LineError> {
        if cursor.eat("self") {
            return Ok(Cards::Itself);
        }
        if cursor.eat("host") {
            return Ok(Cards::Host);
        }
        if let Some(filter) = in_brackets(cursor, "mineHere")? {
            return Ok(Cards::MineHere(filter));
        }
        if let Some(filter) = in_brackets(cursor, "mine")? {
            return Ok(Cards::Mine(filter));
        }
        if let Some(filter) = in_brackets(cursor, "here")? {
            return Ok(Cards::Here(filter));
        }
        let filter = in_brackets(cursor, "encounterHere")?;
        filter.map(Cards::EncounterHere).ok_or_else(|| cursor.expected("which cards"))
    }

    fn print(&self, out: &mut String) {
        match self {
            Cards::Itself => out.push_str("self"),
            Cards::Host => out.push_str("host"),
            Cards::Mine(filter) => put_in_brackets("mine", filter, out),
            Cards::MineHere(filter) => put_in_brackets("mineHere", filter, out),
            Cards::Here(filter) => put_in_brackets("here", filter, out),
            Cards::EncounterHere(filter) => put_in_brackets("encounterHere", filter, out),
        }
    }
}

impl Spelled for Rollers {
    fn read(cursor: &mut Cursor<'_>) -> Result<Rollers, LineError> {
        match in_brackets(cursor, "mine")? {
            Some(filter) => Ok(Rollers::Mine(filter)),
            None => Who::read(cursor).map(Rollers::Hero),
        }
    }

    fn print(&self, out: &mut String) {
        match self {
            Rollers::Hero(who) => who.print(out),
            Rollers::Mine(filter) => put_in_brackets("mine", filter, out),
        }
    }
}

impl Spelled for Zone {
    fn read(cursor: &mut Cursor<'_>) -> Result<Zone, LineError> {
        let owner = Owner::read(cursor)?;
        cursor.need(".")?;
        let cards = if cursor.eat("hand") {
            ZoneCards::Hand
        } else if cursor.eat("readied") {
            ZoneCards::Readied
        } else {
            ZoneCards::Of(Filter::read(cursor)?)
        };
        Ok(Zone { owner, cards })
    }

    fn print(&self, out: &mut String) {
        self.owner.print(out);
        out.push('.');
        match &self.cards {
            ZoneCards::Hand => out.push_str("hand"),
            ZoneCards::Readied => out.push_str("readied"),
            ZoneCards::Of(filter) => filter.print(out),
        }
    }
}

impl Spelled for Rolls {
    fn read(cursor: &mut Cursor<'_>) -> Result<Rolls, LineError> {
        let before = *cursor;
        Ok(match cursor.name() {
            "attack" => Rolls::Attack,
            "counter" => Rolls::Counter(of_form(cursor)?),
            "battle" => Rolls::Battle(of_form(cursor)?),
            "exit" => Rolls::Exit,
            "hazard" => Rolls::Hazard,
            "trap" => Rolls::Trap,
            "quest" => Rolls::Quest,
            "threat" => Rolls::Threat,
            "all" => Rolls::All,
            "next" => Rolls::Next,
            _ => return Err(before.expected("which rolls")),
        })
    }

    fn print(&self, out: &mut String) {
        let (word, form) = match self {
            Rolls::Attack => ("attack", None),
            Rolls::Counter(form) => ("counter", *form),
            Rolls::Battle(form) => ("battle", *form),
            Rolls::Exit => ("exit", None),
            Rolls::Hazard => ("hazard", None),
            Rolls::Trap => ("trap", None),
            Rolls::Quest => ("quest", None),
            Rolls::Threat => ("threat", None),
            Rolls::All => ("all", None),
            Rolls::Next => ("next", None),
        };
        out.push_str(word);
        if let Some(form) = form {
            let _ = write!(out, ".{form}");
        }
    }
}

fn of_form(cursor: &mut Cursor<'_>) -> Result<Option<Form>, LineError> {
    if cursor.eat(".") { <Form as Spelled>::read(cursor).map(Some) } else { Ok(None) }
}
