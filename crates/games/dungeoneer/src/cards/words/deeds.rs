//! What a hero does or suffers: verbs in the forms that sentences need.

use super::ctx::Ctx;
use super::rolls;
use super::terms::{action_points, counted, glory, health, threat, wounds};
use crate::cards::ability::{Amount, Chooser, Place, Rolls, Term, Who, ZoneCards};
use crate::cards::{Form, Trait};
use kernel::Lang;

/// A verb with its object.
pub struct Deed {
    /// `lose 1 glory`, `потеряйте 1 славу`
    pub order: String,
    /// `loses 1 glory`, `теряет 1 славу`
    pub does: String,
    /// Russian: `потерять 1 славу`.
    infinitive: String,
}

impl Deed {
    /// A verb with its object, which is the same for all forms: in English the plain form and that with
    /// an s, in Russian the imperative, the third person and the infinitive.
    pub fn new(ctx: Ctx<'_>, verb: Verb, object: &str) -> Deed {
        let [order, does, infinitive] = ctx.pick([verb.en[0], verb.en[1], verb.en[0]], verb.ru);
        let object = if object.is_empty() { String::new() } else { format!(" {object}") };
        let with = |verb: &str| format!("{verb}{object}");
        Deed { order: with(order), does: with(does), infinitive: with(infinitive) }
    }

    /// A verb with words around it in Russian, and behind it in English.
    fn amid(ctx: Ctx<'_>, verb: Verb, en: &str, ru: [&str; 2]) -> Deed {
        match ctx.lang {
            Lang::En => Deed::new(ctx, verb, en),
            Lang::Ru => {
                let [order, does, infinitive] =
                    verb.ru.map(|verb| format!("{} {verb} {}", ru[0], ru[1]));
                Deed { order, does, infinitive }
            }
        }
    }

    /// What the reader is told: in Russian as an imperative and as an infinitive.
    pub fn ordered(order: &str, infinitive: &str) -> Deed {
        let order = order.to_owned();
        Deed { does: order.clone(), order, infinitive: infinitive.to_owned() }
    }

    /// A phrase that has no other forms.
    pub fn same(words: &str) -> Deed {
        Deed { order: words.to_owned(), does: words.to_owned(), infinitive: words.to_owned() }
    }

    /// As one of several alternatives.
    pub fn to_do(&self, lang: Lang) -> &str {
        lang.pick(&self.order, &self.infinitive)
    }
}

/// A verb in both languages.
#[derive(Clone, Copy)]
pub struct Verb {
    /// Plain, and of the third person.
    en: [&'static str; 2],
    /// Imperative, third person, infinitive.
    ru: [&'static str; 3],
}

/// Puts the forms of a verb together.
pub const fn verb(en: [&'static str; 2], ru: [&'static str; 3]) -> Verb {
    Verb { en, ru }
}

const LOSE: Verb = verb(["lose", "loses"], ["потеряйте", "теряет", "потерять"]);
const GAIN: Verb = verb(["gain", "gains"], ["получите", "получает", "получить"]);
const GET: Verb = verb(["get", "gets"], ["получите", "получает", "получить"]);
const HAVE: Verb = verb(["have", "has"], ["имейте", "имеет", "иметь"]);
const SUFFER: Verb = verb(["suffer", "suffers"], ["получите", "получает", "получить"]);
const RECOVER: Verb =
    verb(["recover", "recovers"], ["восстановите", "восстанавливает", "восстановить"]);
const DISCARD: Verb = verb(["discard", "discards"], ["сбросьте", "сбрасывает", "сбросить"]);
const FALL: Verb = verb(["fall", "falls"], ["упадите", "падает", "упасть"]);
const STAND: Verb = verb(["stand", "stands"], ["встаньте", "встаёт", "встать"]);
const CANNOT: Verb = verb(["cannot", "cannot"], ["не можете", "не может", "не мочь"]);
const MAY: Verb = verb(["may", "may"], ["можете", "может", "мочь"]);
const BE_WARPED: Verb =
    verb(["be warped", "is warped"], ["перенеситесь", "переносится", "перенестись"]);

/// `wound(s, n)`
pub fn suffer(n: u8, ctx: Ctx<'_>) -> Deed {
    let object = match (ctx.is_hit, ctx.lang) {
        (false, _) => wounds(n, ctx.lang),
        (true, Lang::En) => wounds(n, ctx.lang).replacen(' ', " more ", 1),
        (true, Lang::Ru) => format!("ещё {}", wounds(n, ctx.lang)),
    };
    Deed::new(ctx, SUFFER, &object)
}

/// `heal(s, n)`
pub fn recover(amount: Amount, ctx: Ctx<'_>) -> Deed {
    let object = match amount {
        Amount::Fixed(n) => health(n.unsigned_abs(), ctx.lang),
        Amount::X | Amount::MinusX => ctx.phrase("X health", "X здоровья"),
        Amount::HalfX => ctx.phrase("health equal to half of X", "здоровье, равное половине X"),
        Amount::CostOfPaid => ctx.phrase(
            "health equal to the printed cost of that card",
            "здоровье, равное указанной на этой карте цене",
        ),
    };
    Deed::new(ctx, RECOVER, &object)
}

/// `glory(s, ±n)`
pub fn change_glory(amount: Amount, ctx: Ctx<'_>) -> Deed {
    let (verb, object) = match amount {
        Amount::Fixed(by) => {
            let verb = if by < 0 { LOSE } else { GAIN };
            (verb, glory(by.unsigned_abs(), ctx.lang))
        }
        Amount::X => (GAIN, ctx.phrase("X glory", "X славы")),
        Amount::MinusX => (LOSE, ctx.phrase("X glory", "X славы")),
        Amount::HalfX => (GAIN, ctx.phrase("glory equal to half of X", "славу, равную половине X")),
        Amount::CostOfPaid => {
            let en = "glory equal to the printed cost of that card";
            (GAIN, ctx.phrase(en, "славу, равную указанной на этой карте цене"))
        }
    };
    Deed::new(ctx, verb, &object)
}

/// `ap(s, ±n)`
pub fn change_ap(by: i8, ctx: Ctx<'_>) -> Deed {
    let verb = if by < 0 { LOSE } else { GAIN };
    Deed::new(ctx, verb, &action_points(by.unsigned_abs(), ctx.lang))
}

/// `apNext(s, ±n, min)`
pub fn get_at_reset(by: i8, least: u8, ctx: Ctx<'_>) -> Deed {
    let points = action_points(by.unsigned_abs(), ctx.lang);
    let least = at_least(least, ctx);
    let (en, ru) = if by < 0 { ("less", "меньше") } else { ("more", "больше") };
    let en = format!("{points} {en} at the next Reset{least}");
    let ru = format!("на {points} {ru}{least}");
    Deed::amid(ctx, GET, &en, ["в следующую фазу восстановления", &ru])
}

/// `apExact(s, n)`
pub fn have_exactly(n: u8, ctx: Ctx<'_>) -> Deed {
    let points = action_points(n, ctx.lang);
    let en = format!("exactly {points} in each turn of that hero");
    Deed::amid(ctx, HAVE, &en, ["в каждом своём ходу", &format!("ровно {points}")])
}

/// `prone(s)`
pub fn fall(ctx: Ctx<'_>) -> Deed {
    Deed::new(ctx, FALL, "")
}

/// `stand(s)`
pub fn stand(ctx: Ctx<'_>) -> Deed {
    let (en, ru) = ("up without paying or facing a threat", "бесплатно и без угроз");
    Deed::new(ctx, STAND, ctx.pick(en, ru))
}

/// `immuneProne(s, dur)`
pub fn not_fall(term: Term, ctx: Ctx<'_>) -> Deed {
    Deed::new(ctx, CANNOT, &(ctx.phrase("fall", "упасть") + &until(term, ctx)))
}

/// `standThreat(s, stat, n)`
pub fn stand_by(form: Form, reach: u8, ctx: Ctx<'_>) -> Deed {
    let threat = threat(form, reach, ctx.lang);
    Deed::same(&ctx.pick(
        format!("must also overcome {threat} to stand up"),
        format!("для подъёма должен ещё и преодолеть {threat}"),
    ))
}

/// `roll(s, ctx, ±n, dur)`
pub fn roll_for(by: i8, rolls: Rolls, term: Term, ctx: Ctx<'_>) -> Deed {
    Deed::new(ctx, GET, &(rolls::change(by, rolls, ctx) + &until(term, ctx)))
}

/// `warp(s, place, who)`, when it befalls somebody else.
pub fn be_warped(place: Place, chooser: Chooser, ctx: Ctx<'_>) -> Deed {
    let (en, ru) = match place {
        Place::Any => ("to a location", "в локацию"),
        Place::Chamber => ("to a chamber", "в помещение"),
        Place::Tunnel => ("to a tunnel", "в тоннель"),
        Place::Entrance => ("to an entrance", "ко входу"),
    };
    Deed::new(ctx, BE_WARPED, &(ctx.phrase(en, ru) + &choice_of(chooser, ctx)))
}

/// `discard(zone, n, who)`, of one's own cards.
pub fn discard(cards: ZoneCards, n: u8, chooser: Chooser, ctx: Ctx<'_>) -> Deed {
    let object = match (cards, chooser) {
        (ZoneCards::Hand, Chooser::Random) => {
            let ru = ["случайную карту", "случайные карты", "случайных карт"];
            let en = ["random card", "random cards"];
            counted(n, ctx.lang, en, ru) + ctx.pick(" from hand", " с руки")
        }
        (ZoneCards::Hand, Chooser::Me | Chooser::You | Chooser::Target) => {
            let from = if chooser == Chooser::Me { " from your hand" } else { " from hand" };
            let cards = counted(n, ctx.lang, ["card", "cards"], ["карту", "карты", "карт"]);
            cards + ctx.pick(from, " с руки")
        }
        (ZoneCards::Readied | ZoneCards::Of(_), _) => {
            readied(cards, n, ctx) + &choice_of(chooser, ctx)
        }
    };
    Deed::new(ctx, DISCARD, &object)
}

/// `cannot(heal, s)`
pub fn not_recover(ctx: Ctx<'_>) -> Deed {
    Deed::new(ctx, CANNOT, ctx.pick("recover health", "восстанавливать здоровье"))
}

/// `allowForm(s, F)`
pub fn may_attack(form: Form, ctx: Ctx<'_>) -> Deed {
    let object = ctx.pick(
        format!("attack with {}", form.name().en()),
        format!("атаковать, используя {}", form.accusative()),
    );
    Deed::new(ctx, MAY, &object)
}

/// So many readied cards, as an object.
pub fn readied(cards: ZoneCards, n: u8, ctx: Ctx<'_>) -> String {
    let kind = match cards {
        ZoneCards::Of(filter) => filter.alternatives().next().and_then(|it| it.first()),
        ZoneCards::Hand | ZoneCards::Readied => None,
    };
    let (en, ru) = match kind {
        Some(Trait::Treasure) => (
            ["readied treasure", "readied treasures"],
            ["подготовленное сокровище", "подготовленных сокровища", "подготовленных сокровищ"],
        ),
        Some(Trait::Bane) => (
            ["readied bane", "readied banes"],
            ["подготовленное проклятие", "подготовленных проклятия", "подготовленных проклятий"],
        ),
        // Other kinds are named behind.
        Some(_) | None => (
            ["readied card", "readied cards"],
            ["подготовленную карту", "подготовленные карты", "подготовленных карт"],
        ),
    };
    counted(n, ctx.lang, en, ru)
}

/// Who chooses, behind what is chosen, if it is not the reader's own.
fn choice_of(chooser: Chooser, ctx: Ctx<'_>) -> String {
    match chooser {
        Chooser::Me => String::new(),
        Chooser::You => ctx.phrase(" of your choice", " по вашему выбору"),
        Chooser::Target => ctx.phrase(" of their choice", " по своему выбору"),
        Chooser::Random => ctx.phrase(" at random", " наугад"),
    }
}

/// To the end of what, behind a phrase.
pub fn until(term: Term, ctx: Ctx<'_>) -> String {
    let (en, ru) = match term {
        Term::Turn => (" until the end of this turn", " до конца этого хода"),
        Term::Battle => (" in this battle", " в этой битве"),
        Term::Next => ("", ""),
        Term::NextTurn => {
            (" until the end of the hero's next turn", " до конца своего следующего хода")
        }
    };
    ctx.phrase(en, ru)
}

/// The least that is left: `(at least 1)`; nothing for 0.
pub fn at_least(least: u8, ctx: Ctx<'_>) -> String {
    match least {
        0 => String::new(),
        _ => ctx.pick(format!(" (at least {least})"), format!(" (но не меньше {least})")),
    }
}

/// Whose value it is: `the target's`, `цели`.
pub fn whose(who: Who, ctx: Ctx<'_>) -> String {
    let (en, ru) = match who {
        Who::Me => ("your hero's", "вашего героя"),
        Who::Target => ("the target's", "цели"),
        Who::Each => ("every hero's", "каждого героя"),
        Who::Roller => ("the hero's", "героя"),
        Who::Carrier => ("the bearer's", "героя с жетоном"),
    };
    ctx.phrase(en, ru)
}
