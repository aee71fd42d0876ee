//! The terms of the glossary (§16), with the forms that sentences need.

use crate::cards::{
    BoxId, Category, Filter, Form, Ground, Host, Lasting, MONSTER_KINDS, Source, Trait, When,
};
use kernel::{Lang, Set, Text, plural, signed, small, text};

impl BoxId {
    /// The name of the box.
    pub const fn name(self) -> Text {
        match self {
            BoxId::Tomb => text("Tomb of the Lich Lord", "Гробница повелителя мёртвых"),
            BoxId::Vault => text("Vault of the Fiends", "Обитель чудовищ"),
        }
    }
}

impl Form {
    /// The value or form, as in the middle of a sentence.
    pub const fn name(self) -> Text {
        match self {
            Form::Melee => text("melee", "ближний бой"),
            Form::Magic => text("magic", "магия"),
            Form::Speed => text("speed", "скорость"),
        }
    }

    /// In Russian: `угроза ближнего боя`.
    pub const fn genitive(self) -> &'static str {
        match self {
            Form::Melee => "ближнего боя",
            Form::Magic => "магии",
            Form::Speed => "скорости",
        }
    }

    /// In Russian: `+1 к ближнему бою`.
    pub const fn dative(self) -> &'static str {
        match self {
            Form::Melee => "ближнему бою",
            Form::Magic => "магии",
            Form::Speed => "скорости",
        }
    }

    /// In Russian: `используя скорость`.
    pub const fn accusative(self) -> &'static str {
        match self {
            Form::Melee => "ближний бой",
            Form::Magic => "магию",
            Form::Speed => "скорость",
        }
    }
}

impl When {
    /// When a card can be played, as printed on it.
    pub const fn name(self) -> Text {
        match self {
            When::Villainy => text("Villainy", "Злодеяния"),
            When::Heroics => text("Heroics", "Подвиги"),
            When::Any => text("Any time", "Любой момент"),
            When::Response => text("Response", "Ответ"),
        }
    }
}

impl Lasting {
    /// How long a card stays, as printed on it.
    pub const fn name(self) -> Text {
        match self {
            Lasting::Instant => text("Instant", "Мгновенно"),
            Lasting::Permanent => text("Permanent", "Постоянно"),
            Lasting::PermanentByTarget => {
                text("Permanent, lies by the target", "Постоянно, лежит у цели")
            }
            Lasting::Attachment(Host::Location) => {
                text("Attachment to the target's location", "Довесок к локации цели")
            }
            Lasting::Attachment(Host::LairMonster) => {
                text("Attachment to a monster in your lair", "Довесок к монстру в вашем логове")
            }
            Lasting::Attachment(Host::Own(kind)) => match kind {
                Trait::Weapon => text("Attachment to your Weapon", "Довесок к вашему оружию"),
                _ => text("Attachment to a card of yours", "Довесок к вашей карте"),
            },
            Lasting::Monster => text("Monster", "Монстр"),
        }
    }
}

impl Ground {
    /// What kind of location it is.
    pub const fn name(self) -> Text {
        match self {
            Ground::Tunnel => text("Tunnel", "Тоннель"),
            Ground::DarkTunnel => text("Dark tunnel", "Мрачный тоннель"),
            Ground::Chamber => text("Chamber", "Помещение"),
        }
    }
}

impl Category {
    /// What sort of quest it is.
    pub const fn name(self) -> Text {
        match self {
            Category::Influence => text("Influence", "Влияние"),
            Category::Artifact => text("Artifact", "Артефакт"),
            Category::Sacrifice => text("Sacrifice", "Жертва"),
            Category::Hunt => text("Hunt", "Охота"),
            Category::Search => text("Search", "Поиск"),
            Category::Escort => text("Escort", "Сопровождение"),
            Category::Threat => text("Threat", "Угроза"),
            Category::Chance => text("Chance", "Шанс"),
        }
    }
}

impl Source {
    /// Whether the card follows the published one.
    pub const fn name(self) -> Text {
        match self {
            Source::Published => text("The published card.", "Карта из изданной игры."),
            Source::Partly => text(
                "Partly the published card, completed by us.",
                "Карта из изданной игры, дополненная нами.",
            ),
            Source::Ours => text("Our own design.", "Карта придумана нами."),
        }
    }
}

/// What a kind or subtype is called.
struct Words {
    /// As printed on a card.
    name: Text,
    many_en: &'static str,
    /// Nominative and genitive of the plural, accusative of the singular.
    ru: [&'static str; 3],
}

const fn words(en: &'static str, many_en: &'static str, ru: [&'static str; 4]) -> Words {
    Words { name: text(en, ru[0]), many_en, ru: [ru[1], ru[2], ru[3]] }
}

const fn of_trait(kind: Trait) -> Words {
    match kind {
        Trait::Undead => words("Undead", "Undead", ["Нежить", "нежить", "нежити", "нежить"]),
        Trait::Vermin => {
            words("Vermin", "Vermin", ["Паразит", "паразиты", "паразитов", "паразита"])
        }
        Trait::Fiend => words("Fiend", "Fiends", ["Исчадие", "исчадия", "исчадий", "исчадие"]),
        Trait::Humanoid => {
            words("Humanoid", "Humanoids", ["Гуманоид", "гуманоиды", "гуманоидов", "гуманоида"])
        }
        Trait::Demon => words("Demon", "Demons", ["Демон", "демоны", "демонов", "демона"]),
        Trait::Dragon => words("Dragon", "Dragons", ["Дракон", "драконы", "драконов", "дракона"]),
        Trait::Beast => words("Beast", "Beasts", ["Зверь", "звери", "зверей", "зверя"]),
        Trait::Construct => words(
            "Construct",
            "Constructs",
            ["Конструкт", "конструкты", "конструктов", "конструкта"],
        ),
        Trait::Enhancer => {
            words("Enhancer", "Enhancers", ["Усилитель", "усилители", "усилителей", "усилитель"])
        }
        Trait::Maneuver => {
            words("Maneuver", "Maneuvers", ["Манёвр", "манёвры", "манёвров", "манёвр"])
        }
        Trait::Skill => words("Skill", "Skills", ["Навык", "навыки", "навыков", "навык"]),
        Trait::Spell => {
            words("Spell", "Spells", ["Заклинание", "заклинания", "заклинаний", "заклинание"])
        }
        Trait::Prayer => words("Prayer", "Prayers", ["Молитва", "молитвы", "молитв", "молитву"]),
        Trait::Blessing => words(
            "Blessing",
            "Blessings",
            ["Благословение", "благословения", "благословений", "благословение"],
        ),
        Trait::Curse => words("Curse", "Curses", ["Порча", "порчи", "порч", "порчу"]),
        Trait::Trick => words("Trick", "Tricks", ["Каверза", "каверзы", "каверз", "каверзу"]),
        Trait::Device => {
            words("Device", "Devices", ["Устройство", "устройства", "устройств", "устройство"])
        }
        Trait::Ring => words("Ring", "Rings", ["Кольцо", "кольца", "колец", "кольцо"]),
        Trait::Potion => words("Potion", "Potions", ["Зелье", "зелья", "зелий", "зелье"]),
        Trait::Weapon => words("Weapon", "Weapons", ["Оружие", "оружие", "оружия", "оружие"]),
        Trait::Armor => words("Armor", "Armor", ["Броня", "броня", "брони", "броню"]),
        Trait::Shield => words("Shield", "Shields", ["Щит", "щиты", "щитов", "щит"]),
        Trait::Helm => words("Helm", "Helms", ["Шлем", "шлемы", "шлемов", "шлем"]),
        Trait::Boots => words("Boots", "Boots", ["Сапоги", "сапоги", "сапог", "сапоги"]),
        Trait::Cloak => words("Cloak", "Cloaks", ["Плащ", "плащи", "плащей", "плащ"]),
        Trait::Amulet => words("Amulet", "Amulets", ["Амулет", "амулеты", "амулетов", "амулет"]),
        Trait::Bag => words("Bag", "Bags", ["Сумка", "сумки", "сумок", "сумку"]),
        Trait::Scroll => words("Scroll", "Scrolls", ["Свиток", "свитки", "свитков", "свиток"]),
        Trait::Oil => words("Oil", "Oils", ["Масло", "масла", "масел", "масло"]),
        Trait::Counter => words("Counter", "Counters", ["Отмена", "отмены", "отмен", "отмену"]),
        Trait::Warp => words("Warp", "Warps", ["Перенос", "переносы", "переносов", "перенос"]),
        Trait::Shift => words("Shift", "Shifts", ["Сдвиг", "сдвиги", "сдвигов", "сдвиг"]),
        Trait::Boon => {
            words("Boon", "boons", ["Преимущество", "преимущества", "преимуществ", "преимущество"])
        }
        Trait::Treasure => {
            words("Treasure", "treasures", ["Сокровище", "сокровища", "сокровищ", "сокровище"])
        }
        Trait::Bane => words("Bane", "banes", ["Проклятие", "проклятия", "проклятий", "проклятие"]),
        Trait::Monster => {
            words("Monster", "monsters", ["Монстр", "монстры", "монстров", "монстра"])
        }
        Trait::Trap => words("Trap", "traps", ["Ловушка", "ловушки", "ловушек", "ловушку"]),
        Trait::Instant => words(
            "Instant",
            "instant",
            ["Мгновенная карта", "мгновенные", "мгновенных", "мгновенную"],
        ),
        Trait::Permanent => words(
            "Permanent",
            "permanent",
            ["Постоянная карта", "постоянные", "постоянных", "постоянную"],
        ),
        Trait::Attachment => words(
            "Attachment",
            "attached",
            ["Довесок", "прикреплённые", "прикреплённых", "прикреплённую"],
        ),
    }
}

impl Trait {
    /// The kind or subtype, as printed on a card.
    pub const fn name(self) -> Text {
        of_trait(self).name
    }
}

/// Which form of the cards' name.
#[derive(Clone, Copy)]
pub enum Many {
    /// English plural, Russian nominative: `Beasts and Vermin`, `постоянные сокровища`.
    Nominative,
    /// English before a noun, Russian genitive: `Beast and Vermin`, `зверей и паразитов`.
    Genitive,
}

/// Cards that fit a filter, as many. `ANY` is cards of any kind.
pub fn many(filter: &Filter, form: Many, lang: Lang) -> String {
    let one = |traits: Set<Trait>| {
        // The duration is an adjective, and comes first.
        let words = traits.iter().collect::<Vec<Trait>>().into_iter().rev().map(|it| {
            let words = of_trait(it);
            match (lang, form) {
                (Lang::En, Many::Nominative) => words.many_en,
                (Lang::En, Many::Genitive) => words.name.en(),
                (Lang::Ru, Many::Nominative) => words.ru[0],
                (Lang::Ru, Many::Genitive) => words.ru[1],
            }
        });
        words.collect::<Vec<&str>>().join(" ")
    };
    all_of(&filter.alternatives().map(one).collect::<Vec<_>>(), lang)
}

/// One card that fits a filter, as the object of a sentence: `Weapon, Armor, Shield or Helm`.
pub fn one_of(filter: &Filter, lang: Lang) -> String {
    let one = |traits: Set<Trait>| {
        let words = traits.iter().map(of_trait);
        words.map(|it| lang.pick(it.name.en(), it.ru[2])).collect::<Vec<&str>>().join(" ")
    };
    any_of(&filter.alternatives().map(one).collect::<Vec<_>>(), lang)
}

/// One kind as the subject of a sentence: `Undead or Demon`, `нежить или демон`.
pub fn kind_of(filter: &Filter, lang: Lang) -> String {
    let kinds = filter
        .alternatives()
        .flat_map(Set::iter)
        .map(|it| lang.pick(it.name().en().to_owned(), small(it.name().ru())));
    any_of(&kinds.collect::<Vec<_>>(), lang)
}

/// Tells whether cards that fit are paid with peril; otherwise with glory.
pub fn costs_peril(filter: &Filter) -> bool {
    let peril = MONSTER_KINDS.or(Trait::set(&[Trait::Monster, Trait::Trap, Trait::Bane]));
    filter.alternatives().any(|it| !it.and(peril).is_empty() || it.is_empty())
}

/// `A, B and C`
pub fn all_of(words: &[String], lang: Lang) -> String {
    list(words, lang.pick(" and ", " и "))
}

/// `A, B or C`
pub fn any_of(words: &[String], lang: Lang) -> String {
    list(words, lang.pick(" or ", " или "))
}

fn list(words: &[String], last: &str) -> String {
    match words.split_last() {
        Some((end, [])) => end.clone(),
        Some((end, before)) => format!("{}{last}{end}", before.join(", ")),
        None => String::new(),
    }
}

/// So many wounds, as an object.
pub fn wounds(n: u8, lang: Lang) -> String {
    counted(n, lang, ["wound", "wounds"], ["рану", "раны", "ран"])
}

/// So much health.
pub fn health(n: u8, lang: Lang) -> String {
    counted(n, lang, ["health", "health"], ["здоровье", "здоровья", "здоровья"])
}

/// So much glory, as an object.
pub fn glory(n: u8, lang: Lang) -> String {
    counted(n, lang, ["glory", "glory"], ["славу", "славы", "славы"])
}

/// So much peril, as an object.
pub fn peril(n: u8, lang: Lang) -> String {
    counted(n, lang, ["peril", "peril"], ["риск", "риска", "риска"])
}

/// So many action points.
pub fn action_points(n: u8, lang: Lang) -> String {
    let ru = ["очко действия", "очка действия", "очков действия"];
    counted(n, lang, ["action point", "action points"], ru)
}

/// A number and its noun.
pub fn counted(n: u8, lang: Lang, en: [&'static str; 2], ru: [&'static str; 3]) -> String {
    format!("{n} {}", plural(lang, n.into(), en, ru))
}

/// A threat: `speed 5+`, `угрозу скорости 5+`.
pub fn threat(form: Form, reach: u8, lang: Lang) -> String {
    lang.pick(
        format!("{} {reach}+", form.name().en()),
        format!("угрозу {} {reach}+", form.genitive()),
    )
}

/// A change by a number, with its sign.
pub fn by(n: i8) -> String {
    signed(n.into())
}
