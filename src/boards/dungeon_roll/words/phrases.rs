//! Sentences that never change.

use crate::kernel::{Text, text};

pub const READ: Text = text("Only to look at.", "Только для просмотра.");
pub const OVER: Text = text("The match is over.", "Всё сыграно.");
pub const CHOOSE_HERO: Text =
    text("Choose the hero for all three delves.", "Выберите героя на все три приключения.");
pub const MUSTER: Text = text(
    "Pick dice of the party to re-roll once, or keep it as it is.",
    "Выберите кубики партии, чтобы один раз перебросить их, или оставьте как есть.",
);
pub const REROLL: Text = text(
    "Pick the dice to re-roll: on the level, in the party, or both.",
    "Выберите, что перебросить: кубики уровня, партии или те и другие.",
);
pub const AGAIN: Text =
    text("Touch the die that the hero re-rolls.", "Выберите кубик, который перебросит герой.");
pub const ONE_MONSTER: Text = text(
    "A monster stands in the way: choose who deals with it.",
    "На пути монстр: выберите, кто с ним справится.",
);
pub const CLEAR: Text = text("No monster is left here.", "Монстров здесь больше нет.");
pub const LOOT: Text = text(
    "Loot: choose who opens chests or drinks potions.",
    "Добыча: выберите, кто откроет сундуки или выпьет зелья.",
);
pub const DRAGON: Text = text(
    "The dragon is awake. Who stands against it?",
    "Дракон проснулся. Кто выйдет против него?",
);
pub const NO_BAND: Text = text("Your party cannot defeat the dragon.", "Дракона победить некому.");
pub const NOBODY_FIGHTS: Text =
    text("Nobody in your party can fight these monsters.", "С этими монстрами сразиться некому.");
pub const MUST_FLEE: Text = text(
    "You have nothing else that helps: all that is left is to flee.",
    "Больше ничто не поможет: остаётся бежать.",
);
pub const WHICH: Text = text("Which of them?", "Кого именно?");
pub const NOTHING_LIES: Text = text(
    "Nothing lies on this level that it could deal with (DR-012).",
    "На этом уровне ничего нет: тратить не на что (DR-012).",
);
pub const FACES_DONE: Text = text("All faces are chosen.", "Все грани выбраны.");
pub const GIVE: Text = text("Which treasure is given up?", "Какое сокровище отдать?");
pub const SURE: Text = text("Are you sure?", "Уверены?");
pub const FLEE: Text = text(
    "Flee? The level pays nothing. Treasures and experience from dragons stay yours.",
    "Бежать? За уровень ничего не дадут. Сокровища и опыт за драконов останутся.",
);
pub const RETIRE: Text = text("Retire and end this delve?", "Закончить приключение и отдыхать?");
pub const SEEK: Text = text(
    "Go down with one die at most? Whoever must flee is paid nothing.",
    "Спуститься, имея не больше одного кубика? Кто бежит, не получит за уровень ничего.",
);
pub const PORTAL: Text = text(
    "Leave by the portal at once, with the experience of the level?",
    "Уйти через портал прямо сейчас и получить опыт за уровень?",
);
pub const RING: Text = text(
    "The lair empties. It is no victory: no treasure, no experience.",
    "Логово опустеет. Это не победа: ни сокровища, ни опыта.",
);
pub const BAIT: Text = text(
    "Dice of the level turn into dragons and go to the lair.",
    "Кубики уровня станут драконьими мордами и уйдут в логово.",
);
pub const LEAVE_LOOT: Text =
    text("Somebody here could use the loot. Leave it?", "Добычу ещё есть кому взять. Оставить?");
pub const UNLEASH: Text =
    text("Use the hero's ability, once in this delve?", "Применить разовую способность героя?");
pub const NOTHING_YET: Text = text("Choose", "Выберите");
pub const BAND_IS_READY: Text = text("All are different: strike!", "Все разные: можно бить!");
pub const NO_THREE_TYPES: Text =
    text("You have no three different companions.", "У вас нет трёх разных сопартийцев.");
pub const NO_TWO_TYPES: Text =
    text("You have no two different companions.", "У вас нет двух разных сопартийцев.");
pub const OTHER_TYPE: Text =
    text("Each must be of another type (DR-052).", "Все должны быть разных типов (DR-052).");
pub const WHY_CHOOSE_FIRST: Text =
    text("Choose something else first.", "Сначала выберите что-нибудь ещё.");
pub const NO_MONSTER: Text =
    text("Chests and potions are no monsters (DR-007).", "Сундуки и зелья — не монстры (DR-007).");
pub const LAIR_STAYS: Text = text(
    "Dice in the lair stay there: nothing re-rolls them (DR-006).",
    "Кубики в логове остаются там: их не перебросить (DR-006).",
);
pub const BAND_IS_FULL: Text = text(
    "The places are taken; touch one to free it (DR-118).",
    "Все места заняты; коснитесь одного, чтобы освободить (DR-118).",
);
pub const NOT_NOW: Text = text("It is not your turn.", "Сейчас не ваш ход.");
pub const LURE: Text = text(
    "Touch the monster that the scroll turns into a dragon.",
    "Выберите монстра, которого свиток превратит в дракона.",
);
pub const READY: Text =
    text("Which treasure readies the hero?", "Какое сокровище вернёт герою силы?");
pub const SET: Text = text(
    "Touch the die to be set to another face.",
    "Выберите кубик, который повернётся другой гранью.",
);
pub const SET_FACE: Text = text("Choose its face.", "Выберите грань.");
pub const PAY: Text = text("What is given for the dragon?", "Что отдать за победу над драконом?");
pub const DICE: Text = text(
    "Pick dice of the level; touch the lair for its dice.",
    "Выберите кубики уровня; для кубиков логова коснитесь его.",
);
pub const DICE_OF_LEVEL: Text =
    text("Pick a chest or a potion of the level.", "Выберите на уровне сундук или зелье.");
pub const DISCARD: Text = text("Give this treasure back?", "Вернуть это сокровище?");
pub const PLAN_IS_FULL: Text = text(
    "One die for level 1, two for level 2; touch a die to take it back (DR-313).",
    "Один кубик на уровень 1, два — на уровень 2; коснитесь кубика, чтобы вернуть его (DR-313).",
);
pub const BAIT_FOR_MONSTERS: Text = text(
    "Monsters of the level turn into dragons and go to the lair. Chests and potions stay.",
    "Монстры уровня станут драконьими мордами и уйдут в логово. Сундуки и зелья останутся.",
);
