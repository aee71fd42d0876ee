//! Why not: every refusal with its rule and its sentences.

use kernel::refusals;

refusals! {
    /// Why not.
    pub enum Refusal {
        Players = "DN-060" => "1 to 4 people can play with one box.", "С одной коробкой играют от 1 до 4 человек.";
        PlayersOfBoth = "DN-685"
            => "1 to 6 people can play with both boxes.", "С двумя коробками играют от 1 до 6 человек.";
        FallingWithLimit = "DN-621"
            => "“Action points by falling” does not go with the movement limit.",
            "«Очки действия за падение» не сочетаются с ограничением движения.";
        Over = "DN-001" => "The match is over.", "Партия окончена.";
        NoSuchPlayer = "DN-005"
            => "There is no such player in the game.", "Такого игрока в игре нет.";
        NotYourTurn = "DN-100" => "Another player is awaited.", "Сейчас ждут другого игрока.";
        SomethingElse = "DN-570"
            => "Something else has to be chosen now.", "Сейчас нужно выбрать другое.";
        NotNow = "DN-570" => "This cannot be done at this moment.", "В этот момент так сделать нельзя.";
        OnlyVillainy = "DN-110"
            => "That is played in your own Villainy.", "Это разыгрывают в свою фазу злодеяний.";
        OnlyHeroics = "DN-327"
            => "That is done in your own Heroics.", "Это делают в свою фазу подвигов.";
        OnlyResponse = "DN-327"
            => "That answers an attack on your hero.", "Это ответ на атаку против вашего героя.";
        NotInHand = "DN-038" => "You do not hold this card.", "У вас на руке нет этой карты.";
        NotInLair = "DN-423" => "It is not in your lair.", "В вашем логове этого монстра нет.";
        NoSuchPrice = "DN-301" => "The card has another price.", "У карты другая цена.";
        WrongPurse = "DN-300"
            => "Glory pays your own cards, an opponent's peril pays the others.",
            "Свои карты оплачивают славой, остальные — риском соперника.";
        OwnPeril = "DN-113"
            => "Nobody spends their own peril.", "Свой собственный риск не тратят.";
        TooDear = "DN-120" => "That costs more than there is.", "На это не хватает.";
        OneDeclaration = "DN-115"
            => "Encounters are declared once a turn, all together.",
            "Столкновения объявляют один раз за ход, все сразу.";
        BoonLimit = "DN-320"
            => "Your hero can have no more boons.", "Больше преимуществ герой иметь не может.";
        TreasureLimit = "DN-320"
            => "Your hero can have no more treasures.", "Больше сокровищ герой иметь не может.";
        SameSubtype = "DN-321"
            => "A treasure of this type is in play already.", "Сокровище такого типа уже в игре.";
        NoHost = "DN-737"
            => "There is nothing that it can be attached to.", "Прикрепить это не к чему.";
        NoTarget = "DN-756" => "There is no target for that.", "Для этого нет цели.";
        NoSuchAttack = "DN-715"
            => "There is no attack that this could change.", "Нет атаки, на которую это подействует.";
        NoRoll = "DN-342" => "No roll is about to be made.", "Сейчас никто не бросает кубик.";
        NotThisRoll = "DN-342" => "This roll cannot be changed so.", "На этот бросок это не действует.";
        NobodyToChallenge = "DN-419"
            => "There is nobody left to challenge.", "Бросать вызов некому.";
        NoSuchAbility = "DN-550" => "There is no such ability.", "Такого умения нет.";
        OnceATurn = "DN-103" => "That works once a turn.", "Это действует один раз за ход.";
        NoAp = "DN-550"
            => "There is no action point left.", "Очков действия не осталось.";
        Lying = "DN-350"
            => "A hero who lies can only spend action points on standing up.",
            "Упавший герой тратит очки действия только на то, чтобы встать.";
        NotLying = "DN-350" => "Your hero is on their feet.", "Ваш герой и так стоит.";
        LastHealth = "DN-512"
            => "The last health cannot be given away.", "Последнее здоровье отдать нельзя.";
        NothingToGive = "DN-512" => "There is not enough to give up.", "Отдать для этого нечего.";
        OneAttack = "DN-403"
            => "A hero starts one attack a turn.", "За ход герой начинает одну атаку.";
        NobodyHere = "DN-402" => "There is no such hero here.", "Здесь такого героя нет.";
        Peaceful = "DN-728"
            => "Heroes do not fight heroes here.", "Здесь герои не нападают на героев.";
        NoSuchForm = "DN-406"
            => "Your hero cannot attack in this form.", "В этой форме герой не атакует.";
        NotFree = "DN-418" => "The challenge is paid in another way.", "Вызов оплачивают иначе.";
        NoFall = "DN-618"
            => "Falling gives no action point now.", "Сейчас падение не даёт очка действия.";
        FreeChallengeFirst = "DN-571"
            => "First fight the free challenge, or give it up.",
            "Сначала проведите бесплатный вызов или откажитесь от него.";
        NotFighting = "DN-419"
            => "This monster is not in the battle any more.", "Этот монстр уже не в битве.";
        CellTaken = "DN-200" => "A location lies there.", "Там уже лежит локация.";
        NoNeighbour = "DN-200"
            => "A location must touch another one.", "Локация должна касаться другой.";
        ExitMeetsWall = "DN-203"
            => "An exit would meet a wall.", "Выход упрётся в стену.";
        CutOff = "DN-204"
            => "There would be no way to this location.", "В эту локацию нельзя будет попасть.";
        Closed = "DN-205"
            => "The dungeon would be closed.", "Подземелье окажется замкнутым.";
        NothingThere = "DN-207" => "No location lies there.", "Там нет локации.";
        Wall = "DN-264" => "There is a wall.", "Там стена.";
        NothingToIgnore = "DN-260"
            => "This exit asks for nothing.", "У этого выхода нет условия.";
        AllIsLaid = "DN-600" => "The whole map is laid out.", "Вся карта уже выложена.";
        NoLocations = "DN-131" => "No location can be placed.", "Выложить локацию нельзя.";
        NotYourQuest = "DN-501" => "That is not your quest.", "Это не ваше задание.";
        EscortIsLed = "DN-525"
            => "An escort is led from one place to another.",
            "Сопровождаемого ведут из одного места в другое.";
        WrongPlace = "DN-500"
            => "That is done in another location.", "Это делают в другой локации.";
        SearchFirst = "DN-520" => "First it must be found.", "Сначала нужно найти.";
        NoSearch = "DN-520" => "Nothing is searched for here.", "Искать здесь нечего.";
        FoundAlready = "DN-522" => "It is found already.", "Это уже найдено.";
        NotCarried = "DN-527" => "Your hero does not lead this one.", "Ваш герой этого не сопровождает.";
        NotHere = "DN-527" => "The token lies somewhere else.", "Жетон лежит не здесь.";
        NoQuestToSwap = "DN-727"
            => "There is no quest to exchange.", "Обменивать нечего.";
        SoloTreasure = "DN-652"
            => "Alone, treasures that stay are readied after a battle.",
            "В одиночной игре постоянные сокровища разыгрывают после битвы.";
        SoloBoon = "DN-652"
            => "Alone, boons that stay are readied at an entrance.",
            "В одиночной игре постоянные преимущества разыгрывают у входа.";
    }
}
