//! Heroes that came after the box, with one side: legends (appendix A.3).

use super::{HeroCard, LEGENDS, Side, Terms, Ultimate};
use crate::games::dungeon_roll::dice::Companion::{Champion, Thief};
use crate::games::dungeon_roll::dice::Floor;
use crate::games::dungeon_roll::tally::Tally;
use crate::kernel::text;

/// Any die on the level.
const ANY_DIE: Floor = Tally([1; 5]);

/// Their cards, in the order of the table.
#[rustfmt::skip] // A table.
pub static LEGENDARY: [HeroCard; LEGENDS] = [
    HeroCard {
        key: "marpesia",
        novice: Side::new(text("Marpesia, Amazon Queen", "Марпесия, царица амазонок"))
            .skill(text(
                "The dragon wakes with four dice in its lair. Champions defeat one monster and open one chest at a time.",
                "Дракон просыпается, когда в логове четыре кубика. Стражи побеждают по одному монстру и открывают по одному сундуку.",
            )).dragon_wakes(4).humble(Champion)
            .once(Ultimate::Revive { n_max: u8::MAX, terms: Terms::NoScrolls }, text("Rallying Cry", "Призыв царицы"), text(
                "Roll all dice of the graveyard. Scrolls go back there, the others join the party.",
                "Бросьте все кубики с кладбища: свитки остаются там, прочие возвращаются в партию.",
            )),
        master: None,
    },
    HeroCard {
        key: "toulak",
        novice: Side::new(text("Tou'lak, Minotaur Chieftain", "Тоу'лак, вождь минотавров"))
            .skill(text(
                "Once on each level re-roll one die that lies there.",
                "Раз на каждом уровне перебросьте один лежащий там кубик.",
            )).again(ANY_DIE)
            .once(Ultimate::Roar, text("Deafening Roar", "Оглушительный рёв"), text(
                "Defeat all monsters of the level.",
                "Победите всех монстров уровня.",
            )),
        master: None,
    },
    HeroCard {
        key: "amar-suen",
        novice: Side::new(text("Amar-Suen, King of the Ancients", "Амар-Суэн, царь древних"))
            .skill(text(
                "Each thief defeats one extra monster of any type.",
                "Воры побеждают ещё 1 монстра любого типа.",
            )).extra(Thief)
            .once(Ultimate::Midas, text("Touch of Midas", "Прикосновение Мидаса"), text(
                "Defeat all monsters of one type and draw a treasure for each.",
                "Победите всех монстров одного типа и возьмите по сокровищу за каждого.",
            )),
        master: None,
    },
];
