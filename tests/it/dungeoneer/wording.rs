//! The most involved cards, word for word, so that a reader sees what the templates make of them.

use super::texts::text;
use kernel::Lang;

/// Checks the text of a card, paragraph by paragraph.
#[track_caller]
fn check(key: &str, en: &[&str], ru: &[&str]) {
    assert_eq!(text(key, Lang::En).rules, en);
    assert_eq!(text(key, Lang::Ru).rules, ru);
}

#[test]
fn heroes_read_like_this() {
    check(
        "TH1",
        &[
            "In the Challenge step, pay 2 glory: without spending action points, your \
         hero attacks an opponent's card that attacked your hero this turn, with +1 \
         to the attack roll. Once per turn.",
            "Outside battle, pay 2 glory: without spending action points, your hero \
         attacks a hero that attacked your hero this turn, with +1 to the attack \
         roll. Once per turn, together with the use above.",
        ],
        &[
            "На шаге вызова заплатите 2 славы: ваш герой, не тратя очков действия, \
         атакует карту противника, которая атаковала его в этом ходу, с +1 к броску \
         атаки. Один раз за ход.",
            "Вне битвы заплатите 2 славы: ваш герой, не тратя очков действия, атакует \
         героя, который атаковал его в этом ходу, с +1 к броску атаки. Один раз за \
         ход вместе с предыдущим применением.",
        ],
    );
    check(
        "TH2",
        &["In the Response step, pay 2 glory: one attack on your hero becomes a magic \
         attack, and both sides use magic. Once per turn."],
        &["На шаге ответа заплатите 2 славы: одна атака на вашего героя становится \
         магической, и обе стороны используют магию. Один раз за ход."],
    );
    check(
        "TH5",
        &["In your Villainy phase, pay 2 glory: put one Undead monster from a discard \
         pile into your lair. Once per turn."],
        &["В свою фазу злодеяний заплатите 2 славы: положите одного монстра (нежить) из \
         сброса в своё логово. Один раз за ход."],
    );
    check(
        "VH2",
        &["Your Beast and Vermin cards cost 1 peril less (at least 1). −1 to attack \
         rolls of Beasts and Vermin against your hero."],
        &["Ваши карты зверей и паразитов стоят на 1 риск меньше (но не меньше 1). −1 к \
         броскам атаки зверей и паразитов против вашего героя."],
    );
    check(
        "VH6",
        &["In the Response step, pay 2 glory: roll one die; on 4+ one attack on your \
         hero deals no wounds and has no strike effect. Once per turn."],
        &["На шаге ответа заплатите 2 славы: бросьте кубик; если выпало 4+, одна атака \
         на вашего героя не наносит ран и не вызывает эффектов удара. Один раз за \
         ход."],
    );
}

#[test]
fn locations_read_like_this() {
    check(
        "TM01",
        &[
            "Heroes here cannot attack or challenge heroes.",
            "In your Heroics, pay 2 glory: put 1 of your personal quests under the quest \
         deck and draw a new one.",
        ],
        &[
            "Здесь герои не могут атаковать героев и бросать им вызов.",
            "В свою фазу подвигов заплатите 2 славы: положите 1 своё личное задание под \
         колоду заданий и возьмите новое.",
        ],
    );
    check(
        "TM10",
        &["Danger: threats of traps played here are 2 higher."],
        &["Опасность: угрозы сыгранных здесь ловушек больше на 2."],
    );
    check(
        "TM11",
        &["Pit: a hero who enters must overcome speed 5+ or fall."],
        &["Яма: входящий герой сталкивается с угрозой скорости 5+ и при провале падает."],
    );
    check(
        "TM13",
        &["On entering, choose: lose 1 glory, or overcome melee 5+ (on a failure, \
         suffer 1 wound)."],
        &["При входе выберите: потерять 1 славу или преодолеть угрозу ближнего боя 5+ \
         (при провале — получить 1 рану)."],
    );
    check(
        "TM17",
        &["Spikes: a hero who enters must overcome speed 4+ or suffer 1 wound."],
        &["Шипы: входящий герой сталкивается с угрозой скорости 4+ и при провале получает \
         1 рану."],
    );
    check(
        "TM20",
        &["In your Heroics, discard 1 of your readied treasures: gain glory equal to \
         the printed cost of that card. Once per turn."],
        &["В свою фазу подвигов сбросьте 1 своё подготовленное сокровище: получите \
         славу, равную указанной на этой карте цене. Один раз за ход."],
    );
    check(
        "VM11",
        &["In your Heroics, pay 1 action point: reveal the top 3 cards of the adventure \
         deck; you may take 1 treasure from them into your hand, then discard the \
         rest. Once per turn."],
        &["В свою фазу подвигов заплатите 1 очко действия: откройте 3 верхние карты \
         колоды приключений; можете взять на руку 1 сокровище из них, остальные карты \
         сбросьте. Один раз за ход."],
    );
    check(
        "VM13",
        &[
            "The bridge token lies here; the bridge is extended at first.",
            "On leaving while the bridge is retracted, your hero must overcome speed 5+ \
         or suffer 1 wound.",
            "In your Heroics, pay 1 action point: extend or retract the bridge.",
        ],
        &[
            "Здесь лежит жетон моста; вначале мост выдвинут.",
            "При выходе, если мост убран, ваш герой сталкивается с угрозой скорости 5+ и \
         при провале получает 1 рану.",
            "В свою фазу подвигов заплатите 1 очко действия: выдвиньте или уберите мост.",
        ],
    );
    check(
        "VM14",
        &["On leaving, roll one die; on 5+ the player to your left chooses the exit \
         that your hero leaves by."],
        &["При выходе бросьте кубик; если выпало 5+, игрок слева от вас выбирает, через \
         какой выход уйдёт ваш герой."],
    );
    check(
        "VM15",
        &["While your hero is here, your Potions cost 1 glory less."],
        &["Пока ваш герой здесь, ваши зелья стоят на 1 славу меньше."],
    );
    check(
        "VM19",
        &[
            "In your Heroics, pay 1 action point: extend or retract the bridge.",
            "In your Heroics, pay 1 action point: overcome magic 4+; on a success, \
         choose: put a deactivation token on any location, or take a deactivation \
         token off any location. Once per turn.",
        ],
        &[
            "В свою фазу подвигов заплатите 1 очко действия: выдвиньте или уберите мост.",
            "В свою фазу подвигов заплатите 1 очко действия: преодолейте угрозу магии 4+; \
         при успехе выберите: положить жетон деактивации на любую локацию или снять \
         жетон деактивации с любой локации. Один раз за ход.",
        ],
    );
}

#[test]
fn quests_read_like_this() {
    check(
        "TQ01",
        &[
            "Influence (until the quest is completed): the hero with the token has \
         exactly 1 action point in each turn of that hero.",
            "Take up the token at the Inner Sanctum and lay it down at any entrance.",
            "Reward: 1 level, 3 glory, 1 health.",
        ],
        &[
            "Влияние (пока задание не выполнено): герой с жетоном этого задания в каждом \
         своём ходу имеет ровно 1 очко действия.",
            "Возьмите жетон во Внутреннем святилище и положите его у любого входа.",
            "Награда: 1 уровень, 3 славы, 1 здоровье.",
        ],
    );
    check(
        "TQ03",
        &[
            "Roll one die: 5+ succeeds. Before rolling you may pay 2 glory: roll one die \
         more and keep the higher.",
            "Reward: 1 level, 1 glory, 1 health.",
        ],
        &[
            "Бросьте кубик: успех при 5+. Перед броском можете заплатить 2 славы: бросьте \
         на кубик больше и оставьте больший результат.",
            "Награда: 1 уровень, 1 слава, 1 здоровье.",
        ],
    );
    check(
        "TQ07",
        &[
            "Search: pay 1 action point, roll one die and add the distance to the nearest \
         entrance. A total of 7+ finds the place.",
            "Then: overcome melee 5+.",
            "Reward: 1 level, 2 glory, 1 health.",
        ],
        &[
            "Поиск: заплатите 1 очко действия, бросьте кубик и прибавьте расстояние до \
         ближайшего входа. При сумме 7+ место найдено.",
            "Затем: преодолейте угрозу ближнего боя 5+.",
            "Награда: 1 уровень, 2 славы, 1 здоровье.",
        ],
    );
    check(
        "TQ13",
        &[
            "Influence (until the quest is completed): your hero cannot recover health \
         from boons, treasures or hero abilities.",
            "Overcome magic 5+. Failure: every hero here loses 1 glory.",
            "Reward: 1 level, 3 glory, 2 health.",
        ],
        &[
            "Влияние (пока задание не выполнено): преимущества, сокровища и особые умения \
         не восстанавливают здоровье вашего героя.",
            "Преодолейте угрозу магии 5+. Провал: каждый герой здесь теряет 1 славу.",
            "Награда: 1 уровень, 3 славы, 2 здоровья.",
        ],
    );
    check(
        "VQ03",
        &[
            "Defeat Ramalith.",
            "Magic hit: 1 wound, and this monster gets +1 health (at most 4).",
            "Reward: 1 level, 3 glory, 2 health.",
        ],
        &[
            "Победите Рамалита.",
            "Магический удар: 1 рана, и этот монстр получает +1 к здоровью (не больше 4).",
            "Награда: 1 уровень, 3 славы, 2 здоровья.",
        ],
    );
    check(
        "VQ06",
        &[
            "Discard readied boons or treasures with a total printed cost of 5 or more.",
            "Artifact: at your Reset, gain 1 glory.",
            "Reward: 1 level, 1 health.",
        ],
        &[
            "Сбросьте подготовленные преимущества или сокровища, общая указанная цена \
         которых — 5 или больше.",
            "Артефакт: в свою фазу восстановления получите 1 славу.",
            "Награда: 1 уровень, 1 здоровье.",
        ],
    );
    check(
        "VQ07",
        &[
            "Overcome magic 9+; it is 2 lower for each deactivation token on the table. \
         Failure: every hero here suffers 1 wound.",
            "Reward: 1 level, 2 glory, 1 health.",
        ],
        &[
            "Преодолейте угрозу магии 9+; она меньше на 2 за каждый жетон деактивации на \
         столе. Провал: каждый герой здесь получает 1 рану.",
            "Награда: 1 уровень, 2 славы, 1 здоровье.",
        ],
    );
}

#[test]
fn boons_and_treasures_read_like_this() {
    check(
        "TA01",
        &["Discard one monster attacking your hero. It does not count as defeated."],
        &["Сбросьте одного монстра, атакующего вашего героя. Он не считается \
         поверженным."],
    );
    check(
        "TA04",
        &["One melee attack on your hero deals no wounds and has no strike effect. Play \
         this card before the attack roll."],
        &["Одна атака в ближнем бою на вашего героя не наносит ран и не вызывает \
         эффектов удара. Играется до броска атаки."],
    );
    check(
        "TA08",
        &["Your hero recovers health equal to half of X."],
        &["Ваш герой восстанавливает здоровье, равное половине X."],
    );
    check(
        "TA14",
        &[
            "When you play this card, put 1 health token on it.",
            "When your hero is about to be wounded, remove 1 health token from this card: \
         prevent 1 wound.",
            "When your hero is about to be wounded, discard this card: prevent 1 wound.",
        ],
        &[
            "При розыгрыше этой карты положите на неё 1 жетон здоровья.",
            "Когда ваш герой должен получить рану, снимите с этой карты 1 жетон здоровья: \
         предотвратите 1 рану.",
            "Когда ваш герой должен получить рану, сбросьте эту карту: предотвратите 1 \
         рану.",
        ],
    );
    check(
        "TA18",
        &["+1 melee. +1 to your hero's melee attack and counterattack rolls against \
         Undead."],
        &["+1 к ближнему бою. +1 к броскам атаки и контратаки вашего героя в ближнем \
         бою против нежити."],
    );
    check(
        "TA25",
        &["One Undead or Demon attacking your hero suffers 1 wound."],
        &["Один монстр (нежить или демон), атакующий вашего героя, получает 1 рану."],
    );
    check(
        "TA26",
        &["When your hero hits a monster in melee, you may discard this card: deal 1 \
         extra wound."],
        &["Когда ваш герой наносит монстру удар в ближнем бою, можете сбросить эту \
         карту: нанесите ещё 1 рану."],
    );
    check(
        "VA09",
        &["Each counterattack that your hero wins in this battle deals 1 extra wound."],
        &["Каждая победная контратака вашего героя в этой битве наносит ещё 1 рану."],
    );
    check(
        "VA11",
        &["Your hero stands up without paying or facing a threat and cannot fall until \
         the end of this turn."],
        &["Ваш герой встаёт бесплатно и без угроз и не может упасть до конца этого \
         хода."],
    );
    check(
        "VA12",
        &["Play this card when a bane has just been played: that bane is discarded \
         without effect, and its price is not returned."],
        &["Сыграйте эту карту сразу после того, как сыграно проклятие: оно сбрасывается \
         без эффекта, а цена его не возвращается."],
    );
    check(
        "VA18",
        &["When your hero moves, pay 2 glory: your hero goes to any adjacent location, \
         even through a wall. Conditions of exits and the effects and hazards of the \
         new location do not apply."],
        &["При движении вашего героя заплатите 2 славы: ваш герой переходит в любую \
         соседнюю локацию, даже сквозь стену. Условия выходов, эффекты и преграды \
         новой локации не действуют."],
    );
    check(
        "VA21",
        &["When your hero's counterattack hits a monster in melee, deal 1 extra wound. \
         Once per turn."],
        &["Когда ваш герой контратакой наносит монстру удар в ближнем бою, нанесите ещё \
         1 рану. Один раз за ход."],
    );
    check(
        "VA26",
        &["Each of up to two monsters attacking your hero suffers 1 wound."],
        &["Один или два монстра, атакующие вашего героя, получают по 1 ране."],
    );
}

#[test]
fn banes_read_like_this() {
    check(
        "TA32",
        &["Move the target to an adjacent location of your choice through a working \
         exit. The condition of the exit does not apply."],
        &["Переместите цель в соседнюю локацию по вашему выбору через работающий выход. \
         Условие выхода не действует."],
    );
    check(
        "TA34",
        &[
            "The target cannot recover health.",
            "In their Heroics, the target may pay 2 action points to discard this card.",
        ],
        &[
            "Цель не может восстанавливать здоровье.",
            "В свою фазу подвигов цель может заплатить 2 очка действия, чтобы сбросить \
         эту карту.",
        ],
    );
    check(
        "VA28",
        &["Swap two locations, each with a hero in it; you may give each of them a \
         half-turn. The heroes keep their places on the table, and so end up on the \
         other card."],
        &["Поменяйте местами две локации, в каждой из которых есть герой; каждую можно \
         развернуть на 180°. Герои остаются на своих местах на столе и потому \
         оказываются на другой карте."],
    );
    check(
        "VA31",
        &["Discard 1 readied Weapon, Armor, Shield or Helm of the target, of your \
         choice."],
        &["Сбросьте 1 подготовленную карту цели по вашему выбору: оружие, броню, щит \
         или шлем."],
    );
    check(
        "VA32",
        &["Until the end of the target's next turn, the printed melee and magic of that \
         hero count as 0."],
        &["До конца следующего хода цели значения, указанные на карте героя (ближний \
         бой и магия), считаются равными 0."],
    );
    check(
        "VA33",
        &[
            "Encounters against a hero here cost 1 peril less (at least 1).",
            "In their Heroics, a hero here may pay 1 action point to discard this card.",
        ],
        &[
            "Столкновения против героя в этой локации стоят на 1 риск меньше (но не \
         меньше 1).",
            "В свою фазу подвигов герой в этой локации может заплатить 1 очко действия, \
         чтобы сбросить эту карту.",
        ],
    );
    check(
        "VA36",
        &["The monster has +1 melee and +1 health."],
        &["+1 к ближнему бою и +1 к здоровью этого монстра."],
    );
    check(
        "VA37",
        &["For the roll that the target is about to make, two dice are rolled and the \
         lower counts."],
        &["Для броска, который цель собирается сделать, бросают два кубика, и \
         засчитывается меньший результат."],
    );
}

#[test]
fn encounters_read_like_this() {
    check(
        "TA40",
        &[
            "Hit: 1 wound.",
            "When this monster is defeated, every hero in its location suffers 1 wound.",
        ],
        &[
            "Удар: 1 рана.",
            "Когда этот монстр повержен, каждый герой в его локации получает 1 рану.",
        ],
    );
    check(
        "TA46",
        &["Melee hit: 1 wound, and the opponent must overcome magic 4+ or lose 1 glory."],
        &["Удар в ближнем бою: 1 рана, и противник сталкивается с угрозой магии 4+ и \
         при провале теряет 1 славу."],
    );
    check(
        "TA51",
        &["Every hero in the location faces magic 6+. Failure: the hero suffers 1 wound \
         and loses 1 glory. Success: the hero gains 1 glory."],
        &["Каждый герой в локации сталкивается с угрозой магии 6+. Провал: герой \
         получает 1 рану и теряет 1 славу. Успех: герой получает 1 славу."],
    );
    check(
        "VA44",
        &["Melee hit: 1 wound, and the opponent chooses: discard 1 readied treasure, or \
         suffer 1 more wound."],
        &["Удар в ближнем бою: 1 рана, и противник выбирает: сбросить 1 подготовленное \
         сокровище или получить ещё 1 рану."],
    );
    check(
        "VA49",
        &["Every hero in the location faces speed 6+. Failure: the hero falls and must \
         also overcome melee 4+ to stand up. Success: the hero gains 1 glory."],
        &["Каждый герой в локации сталкивается с угрозой скорости 6+. Провал: герой \
         падает и для подъёма должен ещё и преодолеть угрозу ближнего боя 4+. Успех: \
         герой получает 1 славу."],
    );
    check(
        "VA53",
        &["Every hero in the location must overcome magic 5+ or get −1 to all rolls \
         until the end of the hero's next turn."],
        &["Каждый герой в локации сталкивается с угрозой магии 5+ и при провале получает −1 \
         ко всем броскам до конца своего следующего хода."],
    );
}
