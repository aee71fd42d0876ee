//! Heroes that came after the box, with one side: legends (appendix A.3).

use super::{Feat, Hero, HeroCard, Preparation, Price, Readying, Side, Terms, Ultimate};
use crate::dice::Companion::{Champion, Thief};
use crate::dice::{Companion, Floor};
use kernel::Tally;
use kernel::text;

/// Any die on the level.
const ANY_DIE: Floor = Tally([1; 5]);

/// Their cards, in the order of the table.
#[rustfmt::skip] // A table.
pub static LEGENDARY: &[HeroCard] = &[
    HeroCard {
        hero: Hero::Cassandra,
        novice: Side::new(text("Cassandra, the Cursed", "Кассандра Проклятая"))
            .skill(text(
                "Begins each delve exhausted. While she is, every companion defeats one extra monster. Potions ready her.",
                "Начинает приключение изнурённой. Пока она изнурена, все сопартийцы побеждают ещё 1 монстра. Выпитые зелья возвращают ей силы.",
            )).cursed().readied(Readying::Potions)
            .once(Ultimate::Fury, text("Bestial Fury", "Звериная ярость"), text(
                "Give up a chest or a potion of the level: she is exhausted again.",
                "Сбросьте с уровня 1 сундук или зелье: она снова изнурена.",
            )),
        master: None,
    },
    HeroCard {
        hero: Hero::Marpesia,
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
        hero: Hero::Toulak,
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
        hero: Hero::AmarSuen,
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
    HeroCard {
        hero: Hero::Tristan,
        novice: Side::new(text("Tristan, Lone Mercenary", "Тристан, одинокий наёмник"))
            .skill(text(
                "Draw a treasure whenever one companion defeats two monsters or more. Give a treasure to ready him.",
                "Возьмите сокровище, когда один сопартиец победит двух и более монстров. Отдайте сокровище, чтобы вернуть герою силы.",
            )).feat(Feat::DrawsTreasure).readied(Readying::Treasure)
            .once(Ultimate::Risk, text("Calculated Risk", "Расчётливый риск"), text(
                "Re-roll any dungeon dice, even those in the lair.",
                "Перебросьте любые кубики подземелья, даже из логова.",
            )),
        master: None,
    },
    HeroCard {
        hero: Hero::Loeg,
        novice: Side::new(text("Loeg Yllavyre, Dragon Lord", "Лоэг Иллавир, повелитель драконов"))
            .skill(text(
                "On forming the party set two dice to scrolls. A scroll turns a monster into a dragon. All three types of monsters ready him.",
                "При сборе партии поверните два кубика свитками. Свиток превращает монстра в дракона. Монстры всех трёх типов возвращают герою силы.",
            )).prepares(Preparation::Scrolls(2)).lures().readied(Readying::AllTypes)
            .once(Ultimate::Command, text("Word of Command", "Слово власти"), text(
                "The dragon dice of the lair serve you until you regroup.",
                "Кубики из логова служат вам до перегруппировки.",
            )),
        master: None,
    },
    HeroCard {
        hero: Hero::Alexandra,
        novice: Side::new(text("Alexandra, Keeper of Knowledge", "Александра, хранительница знаний"))
            .skill(text(
                "A scroll may act as a champion. Any party die may be spent to re-roll dice.",
                "Свиток можно использовать как стража. Любым кубиком партии можно перебросить кубики.",
            )).reads_scrolls(Companion::set(&[Champion])).rereads()
            .once(Ultimate::Banish(Price::Scroll), text("Forbidden Knowledge", "Запретное знание"), text(
                "Give a scroll to defeat the dragon.",
                "Отдайте свиток, чтобы победить дракона.",
            )),
        master: None,
    },
    HeroCard {
        hero: Hero::Szopin,
        novice: Side::new(text("Szopin, Infamous Warlord", "Шопин, недобрый полководец"))
            .skill(text(
                "He is readied whenever one companion defeats two monsters or more.",
                "Герой снова готов, когда один сопартиец победит двух и более монстров.",
            )).readied(Readying::Feat)
            .once(Ultimate::Fear { n_max: 2 }, text("Strike Fear", "Наводящий страх"), text(
                "Discard up to two dungeon dice, even from the lair.",
                "Сбросьте до двух кубиков подземелья, даже из логова.",
            )),
        master: None,
    },
];
