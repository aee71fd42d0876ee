//! The options of the setup screen, in the order of the setup's notation.

use crate::kernel::words::{choice, option};
use crate::kernel::{Choice, SetupOption, text};

const fn always(_: usize) -> bool {
    true
}

const fn is_alone(n_seats: usize) -> bool {
    n_seats == 1
}

const fn has_company(n_seats: usize) -> bool {
    1 < n_seats
}

const fn is_crowd(n_seats: usize) -> bool {
    2 < n_seats
}

static QUICK: [Choice; 2] =
    [choice("no", "In turn", "По очереди"), choice("yes", "All at once", "Одновременно")];

static HEROES: [Choice; 2] =
    [choice("dealt", "Dealt at random", "Случайно"), choice("chosen", "Chosen", "По выбору")];

static WOUNDS: [Choice; 4] = [
    choice("2", "2: easy", "2: легко"),
    choice("3", "3: fair", "3: посильно"),
    choice("4", "4: hard", "4: трудно"),
    choice("5", "5: nearly impossible", "5: почти невозможно"),
];

static MEMORY: [Choice; 2] = [choice("no", "Closed", "Закрыты"), choice("yes", "Open", "Открыты")];

static BOSS: [Choice; 2] =
    [choice("no", "No boss", "Без главаря"), choice("yes", "A boss", "С главарём")];

static SPIKES: [Choice; 2] = [
    choice("2011", "As in 2011", "Как в 2011 году"),
    choice("2013", "As in 2013", "Как в 2013 году"),
];

static TIE: [Choice; 2] = [
    choice("wounds", "Fewest wounds win", "Побеждает менее раненный"),
    choice("shared", "Shared victory", "Общая победа"),
];

static DEATH: [Choice; 2] = [
    choice("early", "At ten wounds", "На десятом ранении"),
    choice("late", "Only at the end", "Только в конце"),
];

static LIGHT: [Choice; 2] = [
    choice("shuffled", "Twelve of all rooms", "Двенадцать из всех комнат"),
    choice("printed", "As level cards say", "По картам уровней"),
];

static SHIELD: [Choice; 3] = [
    choice("living", "By living heroes", "По числу живых героев"),
    choice("start", "By heroes at the start", "По числу героев в начале"),
    choice("letter", "To the letter, ties as well", "По букве правил, и при ничьей"),
];

static CHESTS: [Choice; 2] =
    [choice("all", "Every chest", "Каждый сундук"), choice("one", "One chest", "Один сундук")];

/// Every option.
pub static OPTIONS: [SetupOption; 11] = [
    option(
        "quick",
        text("Laying cards", "Розыгрыш карт"),
        text(
            "All at once is quicker: everybody chooses face down, and there is no first player.",
            "Одновременно — быстрее: каждый выбирает карту втёмную, первого игрока нет.",
        ),
        &QUICK,
        has_company,
    ),
    SetupOption {
        key: "heroes",
        name: text("Characters", "Персонажи"),
        hint: text(
            "Each character starts with its own coins, wounds and items; alone, all are alike.",
            "У каждого персонажа свои монетки, ранения и предметы; в одиночку все равны.",
        ),
        choices: &HEROES,
        // A hero alone picks any (section 2.4); a company is dealt its characters (RA-023).
        default: |occasion| usize::from(occasion.n_seats == 1),
        applies: always,
    },
    option(
        "wounds",
        text("Starting wounds", "Начальные ранения"),
        text("How hard it is for a hero alone.", "Насколько трудно герою-одиночке."),
        &WOUNDS,
        is_alone,
    ),
    option(
        "memory",
        text("Items in hand", "Предметы на руках"),
        text(
            "Closed as in the printed rules: you see how many others hold. Open hands spare the memory.",
            "Закрыты, как в печатных правилах: видно лишь, сколько их у других. Открытые не надо запоминать.",
        ),
        &MEMORY,
        has_company,
    ),
    option(
        "boss",
        text("Boss", "Главарь"),
        text(
            "The last room hides one of eleven bosses; two cards may be laid against it.",
            "В последней комнате прячется один из одиннадцати главарей: против него можно сыграть две карты.",
        ),
        &BOSS,
        has_company,
    ),
    option(
        "spikes",
        text("Spikes", "Шипы"),
        text(
            "A one halves the life that is left. In 2013 the half was rounded against the hero.",
            "Единица отнимает половину оставшихся сил. В 2013 году её округляли не в пользу героя.",
        ),
        &SPIKES,
        always,
    ),
    option(
        "tie",
        text("Equal treasure", "Равенство сокровищ"),
        text("Who wins if two heroes carry out the same.", "Кто побеждает, если вынесено поровну."),
        &TIE,
        has_company,
    ),
    option(
        "death",
        text("Death", "Гибель"),
        text(
            "If nobody dies early, everybody plays to the last room.",
            "Если до конца никто не гибнет, все играют до последней комнаты.",
        ),
        &DEATH,
        has_company,
    ),
    option(
        "light",
        text("Lit rooms", "Открытые комнаты"),
        text("Which rooms of a level lie face up.", "Какие комнаты уровня лежат лицом вверх."),
        &LIGHT,
        always,
    ),
    option(
        "shield",
        text("Strength of monsters", "Сила монстров"),
        text(
            "By heroes at the start, a death makes nothing easier. To the letter of 2011, a tie for first player also goes to the next hero clockwise.",
            "По числу героев в начале гибель ничего не облегчает. По букве 2011 года и первый игрок при ничьей — следующий по часовой стрелке.",
        ),
        &SHIELD,
        is_crowd,
    ),
    option(
        "chests",
        text("Treasure rooms", "Сокровищницы"),
        text(
            "A card opens every chest below its number, or only the best of them.",
            "Карта открывает каждый сундук с меньшим числом или только лучший из них.",
        ),
        &CHESTS,
        is_alone,
    ),
];
