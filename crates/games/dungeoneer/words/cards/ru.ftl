### Что написано на картах «Подземелья», и слова подготовки, достижений, отказов, исправленных правил и уровней.
### Синтаксис Project Fluent: https://projectfluent.org/fluent/guide
###
### Текст карты складывается из того, что она делает. $mood — форма глагола: [order] что говорят читателю («потеряйте
### 1 славу»), [does] что делает кто-то («теряет 1 славу»), [to] что можно сделать («потерять 1 славу»), [or] что следует за
### «при провале»; вариант со звёздочкой — для тех, что не названы. $by — число со знаком. Слова вроде [tgt] и [nextTurn] —
### те же, что в файлах карт.

## Коробки, формы, время и виды карт

term-tomb = Гробница повелителя мёртвых
term-vault = Обитель чудовищ
-melee = { $case ->
   *[nominative] ближний бой
    [genitive] ближнего боя
    [dative] ближнему бою
    [accusative] ближний бой
}
-magic = { $case ->
   *[nominative] магия
    [genitive] магии
    [dative] магии
    [accusative] магию
}
-speed = { $case ->
   *[nominative] скорость
    [genitive] скорости
    [dative] скорости
    [accusative] скорость
}
term-villainy = Злодеяния
term-heroics = Подвиги
term-any-time = Любой момент
term-response = Ответ
term-lasts-instant = Мгновенно
term-lasts-permanent = Постоянно
term-lasts-by-target = Постоянно, лежит у цели
term-lasts-at-location = Довесок к локации цели
term-lasts-at-lair-monster = Довесок к монстру в вашем логове
term-lasts-at-weapon = Довесок к вашему оружию
term-lasts-at-card = Довесок к вашей карте
term-lasts-monster = Монстр
term-tunnel = Тоннель
term-dark-tunnel = Мрачный тоннель
term-chamber = Помещение
term-influence = Влияние
term-artifact = Артефакт
term-sacrifice = Жертва
term-hunt = Охота
term-search = Поиск
term-escort = Сопровождение
term-threat = Угроза
term-chance = Шанс
term-published = Карта из изданной игры.
term-partly = Карта из изданной игры, дополненная нами.
term-ours = Карта придумана нами.

## Виды и подвиды карт

-undead = { $as ->
   *[name] Нежить
    [subject] нежить
    [object] нежить
    [plural] нежить
    [of-plural] нежити
}
-vermin = { $as ->
   *[name] Паразит
    [subject] паразит
    [object] паразита
    [plural] паразиты
    [of-plural] паразитов
}
-fiend = { $as ->
   *[name] Исчадие
    [subject] исчадие
    [object] исчадие
    [plural] исчадия
    [of-plural] исчадий
}
-humanoid = { $as ->
   *[name] Гуманоид
    [subject] гуманоид
    [object] гуманоида
    [plural] гуманоиды
    [of-plural] гуманоидов
}
-demon = { $as ->
   *[name] Демон
    [subject] демон
    [object] демона
    [plural] демоны
    [of-plural] демонов
}
-dragon = { $as ->
   *[name] Дракон
    [subject] дракон
    [object] дракона
    [plural] драконы
    [of-plural] драконов
}
-beast = { $as ->
   *[name] Зверь
    [subject] зверь
    [object] зверя
    [plural] звери
    [of-plural] зверей
}
-construct = { $as ->
   *[name] Конструкт
    [subject] конструкт
    [object] конструкта
    [plural] конструкты
    [of-plural] конструктов
}
-enhancer = { $as ->
   *[name] Усилитель
    [subject] усилитель
    [object] усилитель
    [plural] усилители
    [of-plural] усилителей
}
-maneuver = { $as ->
   *[name] Манёвр
    [subject] манёвр
    [object] манёвр
    [plural] манёвры
    [of-plural] манёвров
}
-skill = { $as ->
   *[name] Навык
    [subject] навык
    [object] навык
    [plural] навыки
    [of-plural] навыков
}
-spell = { $as ->
   *[name] Заклинание
    [subject] заклинание
    [object] заклинание
    [plural] заклинания
    [of-plural] заклинаний
}
-prayer = { $as ->
   *[name] Молитва
    [subject] молитва
    [object] молитву
    [plural] молитвы
    [of-plural] молитв
}
-blessing = { $as ->
   *[name] Благословение
    [subject] благословение
    [object] благословение
    [plural] благословения
    [of-plural] благословений
}
-curse = { $as ->
   *[name] Порча
    [subject] порча
    [object] порчу
    [plural] порчи
    [of-plural] порч
}
-trick = { $as ->
   *[name] Каверза
    [subject] каверза
    [object] каверзу
    [plural] каверзы
    [of-plural] каверз
}
-device = { $as ->
   *[name] Устройство
    [subject] устройство
    [object] устройство
    [plural] устройства
    [of-plural] устройств
}
-ring = { $as ->
   *[name] Кольцо
    [subject] кольцо
    [object] кольцо
    [plural] кольца
    [of-plural] колец
}
-potion = { $as ->
   *[name] Зелье
    [subject] зелье
    [object] зелье
    [plural] зелья
    [of-plural] зелий
}
-weapon = { $as ->
   *[name] Оружие
    [subject] оружие
    [object] оружие
    [plural] оружие
    [of-plural] оружия
}
-armor = { $as ->
   *[name] Броня
    [subject] броня
    [object] броню
    [plural] броня
    [of-plural] брони
}
-shield = { $as ->
   *[name] Щит
    [subject] щит
    [object] щит
    [plural] щиты
    [of-plural] щитов
}
-helm = { $as ->
   *[name] Шлем
    [subject] шлем
    [object] шлем
    [plural] шлемы
    [of-plural] шлемов
}
-boots = { $as ->
   *[name] Сапоги
    [subject] сапоги
    [object] сапоги
    [plural] сапоги
    [of-plural] сапог
}
-cloak = { $as ->
   *[name] Плащ
    [subject] плащ
    [object] плащ
    [plural] плащи
    [of-plural] плащей
}
-amulet = { $as ->
   *[name] Амулет
    [subject] амулет
    [object] амулет
    [plural] амулеты
    [of-plural] амулетов
}
-bag = { $as ->
   *[name] Сумка
    [subject] сумка
    [object] сумку
    [plural] сумки
    [of-plural] сумок
}
-scroll = { $as ->
   *[name] Свиток
    [subject] свиток
    [object] свиток
    [plural] свитки
    [of-plural] свитков
}
-oil = { $as ->
   *[name] Масло
    [subject] масло
    [object] масло
    [plural] масла
    [of-plural] масел
}
-counter = { $as ->
   *[name] Отмена
    [subject] отмена
    [object] отмену
    [plural] отмены
    [of-plural] отмен
}
-warp = { $as ->
   *[name] Перенос
    [subject] перенос
    [object] перенос
    [plural] переносы
    [of-plural] переносов
}
-shift = { $as ->
   *[name] Сдвиг
    [subject] сдвиг
    [object] сдвиг
    [plural] сдвиги
    [of-plural] сдвигов
}
-boon = { $as ->
   *[name] Преимущество
    [subject] преимущество
    [object] преимущество
    [plural] преимущества
    [of-plural] преимуществ
}
-treasure = { $as ->
   *[name] Сокровище
    [subject] сокровище
    [object] сокровище
    [plural] сокровища
    [of-plural] сокровищ
}
-bane = { $as ->
   *[name] Проклятие
    [subject] проклятие
    [object] проклятие
    [plural] проклятия
    [of-plural] проклятий
}
-monster = { $as ->
   *[name] Монстр
    [subject] монстр
    [object] монстра
    [plural] монстры
    [of-plural] монстров
}
-trap = { $as ->
   *[name] Ловушка
    [subject] ловушка
    [object] ловушку
    [plural] ловушки
    [of-plural] ловушек
}
-instant = { $as ->
   *[name] Мгновенная карта
    [subject] мгновенная карта
    [object] мгновенную
    [plural] мгновенные
    [of-plural] мгновенных
}
-permanent = { $as ->
   *[name] Постоянная карта
    [subject] постоянная карта
    [object] постоянную
    [plural] постоянные
    [of-plural] постоянных
}
-attachment = { $as ->
   *[name] Довесок
    [subject] довесок
    [object] прикреплённую
    [plural] прикреплённые
    [of-plural] прикреплённых
}

# Вид в предложении: [plural] «звери», [before] и [of] «зверей», [object] «зверя», [subject] «зверь».
card-kind = { $how ->
    [plural] { NAME($kind, as: "plural") }
    [object] { NAME($kind, as: "object") }
    [subject] { NAME($kind, as: "subject") }
   *[of] { NAME($kind, as: "of-plural") }
}

## Сколько чего

card-and = { $first } и { $then }
card-or = { $first } или { $then }
card-or-else = { $first } или { $then }
card-then = { $first }, затем { $then }
# В винительном падеже, как и всё остальное в этом разделе.
card-wounds = { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
}
card-more-wounds = ещё { card-wounds }
card-extra-wounds = ещё { card-wounds }
card-health = { $n ->
    [one] { $n } здоровье
    [few] { $n } здоровья
   *[many] { $n } здоровья
}
card-glory = { $n ->
    [one] { $n } славу
    [few] { $n } славы
   *[many] { $n } славы
}
card-peril = { $n ->
    [one] { $n } риск
    [few] { $n } риска
   *[many] { $n } риска
}
card-action-points = { $n ->
    [one] { $n } очко действия
    [few] { $n } очка действия
   *[many] { $n } очков действия
}
card-health-tokens = { $n ->
    [one] { $n } жетон здоровья
    [few] { $n } жетона здоровья
   *[many] { $n } жетонов здоровья
}
card-cards = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
card-cards-in-hand = { card-cards } с руки
card-readied-cards = { $n ->
    [one] { $n } подготовленную карту
    [few] { $n } подготовленные карты
   *[many] { $n } подготовленных карт
}
card-readied = { $kind ->
    [treasure] { $n ->
        [one] { $n } подготовленное сокровище
        [few] { $n } подготовленных сокровища
       *[many] { $n } подготовленных сокровищ
    }
    [bane] { $n ->
        [one] { $n } подготовленное проклятие
        [few] { $n } подготовленных проклятия
       *[many] { $n } подготовленных проклятий
    }
   *[other] { card-readied-cards }
}
# За словом «угроза».
card-threat = { NAME($form, case: "genitive") } { $reach }+

## Кто делает

card-my-hero = ваш герой
card-target = цель
card-opponent = противник
card-each-in-its-location = каждый герой в его локации
card-each-in-location = каждый герой в локации
card-each-here = каждый герой здесь
card-roller = герой
card-carrier = герой с жетоном этого задания
card-hero-here = герой в этой локации
card-whose = { $who ->
    [me] вашего героя
    [tgt] цели
    [each] каждого героя
    [roller] героя
   *[carrier] героя с жетоном
}

## Глаголы

card-lose = { $mood ->
    [order] потеряйте
    [to] потерять
   *[does] теряет
}
card-gain = { $mood ->
    [order] получите
    [to] получить
   *[does] получает
}
card-get = { $mood ->
    [order] получите
    [to] получить
   *[does] получает
}
card-have = { $mood ->
    [order] имейте
    [to] иметь
   *[does] имеет
}
card-suffer = { $mood ->
    [order] получите
    [to] получить
   *[does] получает
}
card-recover = { $mood ->
    [order] восстановите
    [to] восстановить
   *[does] восстанавливает
}
card-discard = { $mood ->
    [order] сбросьте
    [to] сбросить
   *[does] сбрасывает
}
card-draw = { $mood ->
    [order] возьмите
    [to] взять
   *[does] берёт
}
card-fall = { $mood ->
    [order] упадите
    [to] упасть
   *[does] падает
}
card-stand = { $mood ->
    [order] встаньте
    [to] встать
   *[does] встаёт
}
card-cannot = { $mood ->
    [order] не можете
    [to] не мочь
   *[does] не может
}
card-may = { $mood ->
    [order] можете
    [to] мочь
   *[does] может
}
card-be-warped = { $mood ->
    [order] перенеситесь
    [to] перенестись
   *[does] переносится
}

## Что герой делает и терпит

card-does-suffer = { card-suffer } { card-wounds }
# Кроме раны от удара.
card-does-suffer-more = { card-suffer } { card-more-wounds }
card-does-recover = { card-recover } { $amount ->
    [x] X здоровья
    [half] здоровье, равное половине X
    [cost] здоровье, равное указанной на этой карте цене
   *[fixed] { card-health }
}
card-does-gain-glory = { card-gain } { card-amount-of-glory }
card-does-lose-glory = { card-lose } { card-amount-of-glory }
card-amount-of-glory = { $amount ->
    [x] X славы
    [half] славу, равную половине X
    [cost] славу, равную указанной на этой карте цене
   *[fixed] { card-glory }
}
card-does-gain-points = { card-gain } { card-action-points }
card-does-lose-points = { card-lose } { card-action-points }
card-does-get-at-reset = в следующую фазу восстановления { card-get } на { card-action-points } { $way ->
    [less] меньше
   *[more] больше
}{ card-at-least }
card-does-have-points = в каждом своём ходу { card-have } ровно { card-action-points }
card-does-stand = { card-stand } бесплатно и без угроз
card-does-not-fall = { card-cannot } упасть{ card-until }
card-must-stand-by = для подъёма должен ещё и преодолеть угрозу { card-threat }
card-does-get-rolls = { card-get } { $by } { $rolls }{ card-until }
card-does-warp = { card-be-warped } { $place ->
    [any] в локацию
    [chamber] в помещение
    [tunnel] в тоннель
   *[entrance] ко входу
}{ card-choice }
card-does-discard-random = { card-discard } { $n ->
    [one] { $n } случайную карту
    [few] { $n } случайные карты
   *[many] { $n } случайных карт
} с руки
card-does-discard-hand = { card-discard } { card-cards } { $chooser ->
   *[you] с руки
}
card-does-discard-readied = { card-discard } { card-readied }{ card-choice }
card-does-not-recover = { card-cannot } восстанавливать здоровье
card-does-attack-with = { card-may } атаковать, используя { NAME($form, case: "accusative") }
card-does-draw = { card-draw } { $n ->
    [one] { $n } карту приключений
    [few] { $n } карты приключений
   *[many] { $n } карт приключений
}
# Кто выбирает; стоит за тем, что выбирают.
card-choice = { $chooser ->
    [you] { " " }по вашему выбору
    [tgt] { " " }по своему выбору
    [random] { " " }наугад
   *[me] { "" }
}
# До каких пор; стоит в конце.
card-until = { $term ->
    [turn] { " " }до конца этого хода
    [battle] { " " }в этой битве
    [nextTurn] { " " }до конца своего следующего хода
   *[next] { "" }
}
card-at-least = { $least ->
    [0] { "" }
   *[other] { " " }(но не меньше { $least })
}

## Броски

# К каким броскам и чьим: [hero] героя читателя, [monsters] его монстров, [foes] монстров вида $kinds.
card-rolls = { $rolls ->
    [attack] к броскам атаки{ card-whose-rolls }
    [counter] к броскам { card-rolls-form-before }контратаки{ card-whose-rolls }{ card-rolls-form-behind }
    [battle] к броскам { card-rolls-form-before }атаки и контратаки{ card-whose-rolls }{ card-rolls-form-behind }
    [exit] к броскам{ card-whose-rolls } против выходов
    [hazard] к броскам{ card-whose-rolls } против преград
    [trap] к броскам{ card-whose-rolls } против ловушек
    [quest] к броскам{ card-whose-rolls } в заданиях
    [threat] к броскам{ card-whose-rolls } против любых угроз
    [next] к следующему броску{ card-whose-rolls }
   *[all] ко всем броскам{ card-whose-rolls }
}
# Чьи броски; стоит за словом «броскам».
card-whose-rolls = { $whose ->
    [hero] { " " }вашего героя
    [monsters] { " " }ваших { $kinds }
    [foes] { " " }{ $kinds }
   *[all] { "" }
}
# Форма перед тем, на что бросают.
card-rolls-form-before = { $form ->
    [magic] магической{ " " }
    [speed] скоростной{ " " }
   *[any] { "" }
}
# Форма за тем, на что бросают.
card-rolls-form-behind = { $form ->
    [melee] { " " }в ближнем бою
   *[any] { "" }
}
card-roll = { $by } { $rolls }
card-roll-until = { $by } { $rolls }{ card-until }
card-roll-against = { $by } к броскам вашего героя против { $what }
card-roll-of-foes = { $by } { $rolls } против вашего героя
card-roll-at-hand = { $by } к этому броску
card-roll-of-target = { $by } к броску, который цель собирается сделать
card-against-blocked-exits = блокированных выходов
card-against-trap-exits = выходов-ловушек
card-against-hazards = преград
card-against-traps = ловушек
card-against-kinds = { $roll } против { $kinds }

## Эффекты

card-discard-this = { $mood ->
    [to] сбросить
   *[order] сбросьте
} эту карту
card-discard-drawn = { $mood ->
    [to] сбросить
   *[order] сбросьте
} этого монстра без эффекта
card-cancel = сыграйте эту карту сразу после того, как сыграно проклятие: оно сбрасывается без эффекта, а цена его не возвращается
card-forbid-hero-battles = здесь герои не могут атаковать героев и бросать им вызов
card-phase = ваш герой переходит в любую соседнюю локацию, даже сквозь стену. Условия выходов, эффекты и преграды новой локации не действуют
card-ignore-exit = { $mood ->
    [to] считать
   *[order] считайте
} условие выхода выполненным
card-exit-by-left = игрок слева от вас выбирает, через какой выход уйдёт ваш герой
card-toggle-bridge = { $mood ->
    [to] выдвинуть или убрать
   *[order] выдвиньте или уберите
} мост
card-put-deactivation = { $mood ->
    [to] положить
   *[order] положите
} жетон деактивации на любую локацию
card-take-deactivation = { $mood ->
    [to] снять
   *[order] снимите
} жетон деактивации с любой локации
card-pit = яма: входящий герой сталкивается с угрозой { card-threat } и при провале падает
card-spikes = шипы: входящий герой сталкивается с угрозой { card-threat } и при провале получает 1 рану
card-danger = опасность: угрозы сыгранных здесь ловушек больше на { $by }
card-choose = выберите: { $all }
card-chooses = { $who } выбирает: { $all }
card-roll-die = бросьте кубик; если выпало { $reach }+, { $then }
card-test-or = { $who } сталкивается с угрозой { card-threat } и при провале { $fail }
card-test-then = преодолейте угрозу { card-threat }; при успехе { $then }
card-test-both = { $who } сталкивается с угрозой { card-threat }. Провал: герой { $fail }. Успех: герой { $ok }
card-test-to-choose = преодолеть угрозу { card-threat } (при провале — { $fail })

## Эффекты в битве

card-attacker-of-kind = один монстр ({ $kinds }), атакующий вашего героя,
card-attacking-monster = один монстр, атакующий вашего героя,
card-attacker = один из атакующих вашего героя
card-wound-two = один или два монстра, атакующие вашего героя, получают { $n ->
    [1] по 1 ране
   *[other] по { card-wounds }
}
card-two-dice = бросьте два кубика и оставьте { $kept ->
    [higher] больший
   *[lower] меньший
} результат
card-two-dice-of = для броска, который { $who } собирается сделать, бросают два кубика, и засчитывается { $kept ->
    [higher] больший
   *[lower] меньший
} результат
card-prevent = { $mood ->
    [to] предотвратить
   *[order] предотвратите
} { card-wounds }
card-negate = одна { $form ->
    [melee] атака в ближнем бою
    [magic] магическая атака
    [speed] скоростная атака
   *[any] атака
} на вашего героя не наносит ран и не вызывает эффектов удара
card-negate-before = { card-negate }. Играется до броска атаки
card-extra-wound = { $mood ->
    [to] нанести
   *[order] нанесите
} { card-extra-wounds }
card-hit-bonus = каждая победная { $role ->
    [asAttacker] атака
   *[asDefender] контратака
} вашего героя{ card-until } наносит { card-extra-wounds }
card-remove-attacker = сбросьте { $who ->
   *[any] одного монстра, атакующего вашего героя
}. Он не считается поверженным
card-attacker-leaves = { $who } выходит из битвы невредимым
card-set-form = одна атака на вашего героя становится { $form ->
    [melee] атакой в ближнем бою
    [magic] магической
   *[speed] скоростной
}, и обе стороны используют { NAME($form, case: "accusative") }
card-free-attack = ваш герой, не тратя очков действия, атакует { $foe ->
    [hero] героя
    [hero-that-attacked] героя, который атаковал его в этом ходу,
    [card-that-attacked] карту противника, которая атаковала его в этом ходу,
   *[card] карту противника
}{ card-with-bonus }
card-free-challenge = на шаге вызова ваш герой, не тратя очков действия, бросает вызов{ card-with-bonus }
card-with-bonus = { $n ->
    [0] { "" }
   *[other] { " " }с { $by } к броску атаки
}
card-immune = { $form ->
    [melee] удары в ближнем бою
    [magic] магические удары
   *[speed] скоростные удары
} не наносят этому монстру ран

## Эффекты с картами

card-discard-of-any = сбросьте { card-readied } любого игрока
card-discard-of-target = сбросьте { card-readied } цели по вашему выбору
card-discard-kinds-of-target = сбросьте { card-readied-cards } цели по вашему выбору: { $kinds }
card-fetch = положите одного монстра ({ $kinds }) из сброса в своё логово
card-reveal = откройте { $n ->
    [one] { $n } верхнюю карту
    [few] { $n } верхние карты
   *[many] { $n } верхних карт
} колоды приключений; можете взять на руку { $take } { $kind } из них, остальные карты сбросьте
card-swap-quests = положите { $n } своё личное задание под колоду заданий и возьмите новое
card-your-cards-of-kind = ваши карты { $kinds }
card-your-kind = ваши { $kinds }
card-while-here = пока ваш герой здесь, { $cards }
card-encounters-here = столкновения против героя в этой локации
card-encounters-of-kind-here = карты { $kinds } против героя в этой локации
card-cost = { $cards } стоят на { $purse ->
    [peril] { card-peril }
   *[glory] { card-glory }
} { $way ->
    [less] меньше
   *[more] больше
}{ card-at-least }
card-put-tokens = { $mood ->
    [to] положить
   *[order] положите
} на неё { card-health-tokens }

## Эффекты на карте подземелья

card-warp-mine = { $mood ->
    [to] перенести
   *[order] перенесите
} своего героя { $place ->
    [any] в любую локацию
    [chamber] в любое помещение
    [tunnel] в любой тоннель
   *[entrance] к любому входу
}
card-step = переместите { $who ->
    [me] своего героя
    [tgt] цель
    [each] каждого героя
   *[roller] героя
} в соседнюю локацию по вашему выбору через работающий выход. Условие выхода не действует
card-shift-move = возьмите со стола локацию без героев и жетонов, кроме входа, и выложите её в другом месте
card-shift-swap = поменяйте местами две локации, в каждой из которых есть герой; каждую можно развернуть на 180°. Герои остаются на своих местах на столе и потому оказываются на другой карте

## Значения

card-value = { $by } к { NAME($form, case: "dative") }
card-value-health = { $by } к здоровью
card-set-base = { $term ->
    [turn] до конца этого хода
    [battle] в этой битве
    [next] для следующего броска
   *[nextTurn] до конца следующего хода { card-whose }
} значения, указанные на карте героя ({ $forms }), считаются равными { $n }
card-this-monster-gets = этот монстр получает { $values } (не больше { $most })
card-values-of-card = { $values } этой карты
card-values-of-host = { $values } этого монстра
# $number: [collective], если вид — одно слово для многих, как «нежить».
card-values-of-mine = { $values } { $number ->
    [collective] вашей
   *[several] ваших
} { $kinds }
card-values-of-mine-here = пока ваш герой здесь: { card-values-of-mine }
card-values-here = { $values } { $kinds } в битвах в этой локации
card-zone-roll = выберите локацию: { $by } { $rolls } в ней{ card-until }
card-limit = { $by } к вашему пределу { $kind } (эта карта тоже учитывается)
card-not-heal-by-cards = { $who ->
   *[any] преимущества, сокровища и особые умения не восстанавливают здоровье { $whose }
}

## Когда умение действует и чего стоит

card-when-played = при розыгрыше этой карты
card-when-ambushed = на шаге ответа битвы, в которой атакуют ваши монстры:
card-when-entering = при входе
card-when-leaving = при выходе
card-when-leaving-without-bridge = при выходе, если мост убран,
card-when-attacking = когда этот монстр атакует,
card-when-defeated = когда этот монстр повержен,
card-when-reset = в свою фазу восстановления
card-when-drawn = когда из колоды риска вытянут монстр ({ NAME($kind, as: "subject") }),
# $role: [defender], если это контратака; $whom: [monster], если считаются только монстры.
card-when-hitting = когда ваш герой{ $role ->
    [defender] { " " }контратакой
   *[any] { "" }
} наносит{ $whom ->
    [monster] { " " }монстру
   *[any] { "" }
} { $form ->
    [melee] удар в ближнем бою
    [magic] магический удар
   *[speed] скоростной удар
},
card-monster-hits = { $form ->
    [melee] удар в ближнем бою
    [magic] магический удар
   *[speed] скоростной удар
}: 1 рана
card-monster-hits-and = { card-monster-hits }, и
card-when-may = { $when } можете
card-when-paying = { $when } { $order }:
card-when-may-pay = { $when } можете { $to }:
card-others-may-pay = в свою фазу подвигов { $who } может { $to }, чтобы
card-use = { $when }:
card-use-paying = { $when } { $order }:
card-in-your-turn = в свой ход
card-in-your-heroics = в свою фазу подвигов
card-in-your-villainy = в свою фазу злодеяний
card-at-any-time = в любой момент
card-outside-battle = вне битвы
card-in-response = на шаге ответа
card-in-challenge = на шаге вызова
card-when-hit = когда ваш герой должен получить рану от удара,
card-when-wounded = когда ваш герой должен получить рану,
card-before-attack-roll = перед броском атаки вашего героя
card-before-roll = перед броском вашего героя
card-when-moving = при движении вашего героя
card-pay = { $mood ->
    [to] заплатить
   *[order] заплатите
} { $price }
card-x-glory = X славы
card-x-peril = X риска
card-pay-health = { $mood ->
    [to] потерять
   *[order] потеряйте
} { card-health } (но не последнее)
card-pay-cards = { $mood ->
    [to] сбросить
   *[order] сбросьте
} { card-cards-in-hand }
card-pay-treasures = { $mood ->
    [to] сбросить
   *[order] сбросьте
} { $n ->
    [one] { $n } своё подготовленное сокровище
    [few] { $n } своих подготовленных сокровища
   *[many] { $n } своих подготовленных сокровищ
}
card-pay-tokens = { $mood ->
    [to] снять
   *[order] снимите
} с этой карты { card-health-tokens }
card-once = { $text } Один раз за ход.
card-once-shared = { $text } Один раз за ход вместе с предыдущим применением.

## Карты целиком

card-hero-health = здоровье { $n }
card-hero-boons = преимущества { $n }
card-hero-treasures = сокровища { $n }
card-solo-instead = В одиночной игре вместо этого: { $rules }
card-entrance = Вход
card-bridge = Здесь лежит жетон моста; вначале мост выдвинут.
card-price-glory = { $n ->
    [one] { $n } слава
    [few] { $n } славы
   *[many] { $n } славы
}
card-price-peril = { $n ->
    [one] { $n } риск
    [few] { $n } риска
   *[many] { $n } риска
}
card-price-x = X { $purse ->
    [glory] славы
   *[peril] риска
} (X = { $any })
card-hit = Удар: 1 рана.
card-solo-out = В одиночной игре не используется.
card-solo-wait = В одиночной игре ждёт ближайшей битвы с участием { $kinds }.
card-solo-next-roll = В одиночной игре действует на следующий бросок вашего героя.
card-solo-peril-of-location = В одиночной игре X — риск локации, но не больше { $most }.
card-solo-peril-dice = В одиночной игре при входе в эту локацию кубики риска приносят карту и при результате на { $more } больше.

## Задания

card-influence = { term-influence } (пока задание не выполнено): { $text }
card-artifact = { term-artifact }: { $text }
card-search = Поиск: заплатите 1 очко действия, бросьте кубик и прибавьте расстояние до ближайшего входа. При сумме { $reach }+ место найдено.
card-search-then = Затем: { $attempt }
card-search-needs = Поиск { $reach }+. { $attempt }
card-attempt-threat = Преодолейте угрозу { card-threat }{ $easier ->
    [0] { "" }
   *[other] ; она меньше на { $easier } за каждый жетон деактивации на столе
}.
card-attempt-fails = { $attempt } Провал: { $fail }
# $dice — сколько кубиков; $times — сколько раз можно платить; $gain — [die], если за это бросают ещё кубик, иначе +1.
card-attempt-chance = { $dice ->
    [1] Бросьте кубик: успех при { $reach }+.
    [2] Бросьте два кубика: успех при сумме { $reach }+.
   *[other] Бросьте кубики ({ $dice }): успех при сумме { $reach }+.
} Перед броском можете заплатить { card-glory }{ $times ->
    [1] { "" }
   *[other] { " " }(до { $times } раз)
}: { $gain ->
    [die] бросьте на кубик больше и оставьте больший результат
   *[more] каждый раз +1 к сумме
}.
card-attempt-glory = Заплатите { card-glory }.
card-attempt-health = Потеряйте { card-health } (но не последнее).
card-attempt-hand = Сбросьте { card-cards-in-hand }.
card-attempt-readied = Сбросьте { card-readied-cards }: преимущества или сокровища.
card-attempt-worth = Сбросьте подготовленные преимущества или сокровища, общая указанная цена которых — { $n } или больше.
card-attempt-hunt = Победите { $monster }.
card-the-monster = монстра
card-attempt-escort = Возьмите жетон { $from } и положите его { $to }.
card-reward = Награда: { $all }.
card-level = 1 уровень
card-any-entrance = любой вход
card-any-plain-tunnel = любой тоннель, кроме мрачных
card-any-tunnel = любой тоннель
card-any-chamber = любое помещение, кроме входов
card-at-entrance = у любого входа
card-at-plain-tunnel = в любом тоннеле, кроме мрачных
card-at-tunnel = в любом тоннеле
card-at-chamber = в любом помещении, кроме входов

## Подготовка

setup-off = Выключено
setup-on = Включено
setup-box = Коробка
setup-box-hint = Какие карты в игре.
setup-box-both = Обе коробки
setup-start = Вход
setup-start-hint = Для двух коробок: где начинают герои.
setup-start-random = Любой
setup-start-tomb = В гробницу
setup-start-vault = В обитель
setup-charted = Без белых пятен
setup-charted-hint = Вся карта выкладывается до первого хода.
setup-resurrection = Воскрешение
setup-resurrection-hint = Потеряв героя, игрок продолжает другим.
setup-heroes = Герои
setup-heroes-hint = Раздаются или выбираются по очереди.
setup-heroes-dealt = Раздаются
setup-heroes-chosen = Выбираются
setup-discard = Сброс в конце хода
setup-discard-hint = Обязательно ли сбрасывать карту.
setup-discard-must = Одна карта
setup-discard-may = По желанию
setup-impartial = Непредвзятое размещение
setup-impartial-hint = Локации ваших заданий выкладывают другие.
setup-quests = Задания
setup-quests-hint = Личные и одно общее — или два общих на всех.
setup-quests-personal = Личные и общее
setup-quests-global = Ничего личного
setup-limited = Ограничение движения
setup-limited-hint = У всех 3 очка действия в ход.
setup-falling = Очки действия за падение
setup-falling-hint = Упасть, чтобы бросить вызов без очка действия.
setup-dodging = Уклонение от шипов
setup-dodging-hint = Вместо проверки можно заплатить очко действия.
setup-turned = Поворот локаций
setup-turned-hint = Наш вариант: локацию можно положить вверх ногами.
setup-turned-no = Нельзя
setup-turned-yes = На пол-оборота
setup-split = Две колоды
setup-split-hint = Карты славы и риска отдельно; для двух коробок — всегда.
setup-split-no = Одна
setup-split-yes = Две
setup-lair = Логово
setup-lair-hint = Сложнее: выжившие монстры возвращаются.
setup-rounds = Длина партии
setup-rounds-hint = Наш вариант: после стольких раундов побеждает лучший герой.
setup-rounds-all = До конца
setup-rounds-10 = 10 раундов
setup-rounds-15 = 15 раундов
setup-rounds-20 = 20 раундов
setup-rounds-30 = 30 раундов
setup-ask = Вопросы в чужой ход
setup-ask-hint = Спрашивать ли, если можно только пропустить.
setup-ask-choice = Когда есть выбор
setup-ask-always = Всегда

## Достижения

feat-tomb-master = Хозяин гробницы
feat-tomb-master-how = Победите с картами Гробницы.
feat-vault-master = Хозяин обители
feat-vault-master-how = Победите с картами Обители.
feat-both-boxes = На два мира
feat-both-boxes-how = Победите с двумя коробками.
feat-alone = Один со свечой
feat-alone-how = Победите в одиночку.
feat-swift = Туда и обратно
feat-swift-how = Выполните три задания не позже шестого раунда.
feat-unscathed = Ни царапины
feat-unscathed-how = Победите, ни разу не потеряв здоровья.
feat-last-heart = На последнем вздохе
feat-last-heart-how = Победите с одним оставшимся здоровьем.
feat-peaceful = Чистые руки
feat-peaceful-how = Победите соперников, ни на кого не наслав ни монстра, ни ловушки.
feat-double = Два за один ход
feat-double-how = Выполните два задания за один ход.
feat-crowd = Один против всех
feat-crowd-how = Выйдите невредимым из фазы злодеяний, в которой против вас объявили три столкновения или больше.
feat-rejoinder = Последнее слово
feat-rejoinder-how = Победите монстра, бросив ему вызов.
feat-dungeonlord = Повелитель подземелья
feat-dungeonlord-how = Погубите героя соперника в объявленной вами битве.
feat-kidnapper = Чужой проводник
feat-kidnapper-how = Перехватите сопровождение у соперника.
feat-counter = Не так быстро
feat-counter-how = Отмените чужую карту.
feat-lair-keeper = Смотритель логова
feat-lair-keeper-how = За одну партию поселите в своём логове трёх монстров.
feat-cartographer = Картограф
feat-cartographer-how = За одну партию разместите двенадцать локаций.
feat-company = Вся дружина
feat-company-how = Завершите партию каждым из двенадцати героев.

## Почему нельзя

refuse-players = С одной коробкой играют от 1 до 4 человек.
refuse-players-of-both = С двумя коробками играют от 1 до 6 человек.
refuse-falling-with-limit = «Очки действия за падение» не сочетаются с ограничением движения.
refuse-over = Партия окончена.
refuse-no-such-player = Такого игрока в игре нет.
refuse-not-your-turn = Сейчас ждут другого игрока.
refuse-something-else = Сейчас нужно выбрать другое.
refuse-not-now = В этот момент так сделать нельзя.
refuse-only-villainy = Это разыгрывают в свою фазу злодеяний.
refuse-only-heroics = Это делают в свою фазу подвигов.
refuse-only-response = Это ответ на атаку против вашего героя.
refuse-not-in-hand = У вас на руке нет этой карты.
refuse-not-in-lair = В вашем логове этого монстра нет.
refuse-no-such-price = У карты другая цена.
refuse-wrong-purse = Свои карты оплачивают славой, остальные — риском соперника.
refuse-own-peril = Свой собственный риск не тратят.
refuse-too-dear = На это не хватает.
refuse-one-declaration = Столкновения объявляют один раз за ход, все сразу.
refuse-boon-limit = Больше преимуществ герой иметь не может.
refuse-treasure-limit = Больше сокровищ герой иметь не может.
refuse-same-subtype = Сокровище такого типа уже в игре.
refuse-no-host = Прикрепить это не к чему.
refuse-no-target = Для этого нет цели.
refuse-no-such-attack = Нет атаки, на которую это подействует.
refuse-no-roll = Сейчас никто не бросает кубик.
refuse-not-this-roll = На этот бросок это не действует.
refuse-nobody-to-challenge = Бросать вызов некому.
refuse-no-such-ability = Такого умения нет.
refuse-once-a-turn = Это действует один раз за ход.
refuse-no-ap = Очков действия не осталось.
refuse-lying = Упавший герой тратит очки действия только на то, чтобы встать.
refuse-not-lying = Ваш герой и так стоит.
refuse-last-health = Последнее здоровье отдать нельзя.
refuse-nothing-to-give = Отдать для этого нечего.
refuse-one-attack = За ход герой начинает одну атаку.
refuse-nobody-here = Здесь такого героя нет.
refuse-peaceful = Здесь герои не нападают на героев.
refuse-no-such-form = В этой форме герой не атакует.
refuse-not-free = Вызов оплачивают иначе.
refuse-no-fall = Сейчас падение не даёт очка действия.
refuse-free-challenge-first = Сначала проведите бесплатный вызов или откажитесь от него.
refuse-not-fighting = Этот монстр уже не в битве.
refuse-cell-taken = Там уже лежит локация.
refuse-no-neighbour = Локация должна касаться другой.
refuse-exit-meets-wall = Выход упрётся в стену.
refuse-cut-off = В эту локацию нельзя будет попасть.
refuse-closed = Подземелье окажется замкнутым.
refuse-nothing-there = Там нет локации.
refuse-wall = Там стена.
refuse-nothing-to-ignore = У этого выхода нет условия.
refuse-all-is-laid = Вся карта уже выложена.
refuse-no-locations = Выложить локацию нельзя.
refuse-not-your-quest = Это не ваше задание.
refuse-escort-is-led = Сопровождаемого ведут из одного места в другое.
refuse-wrong-place = Это делают в другой локации.
refuse-search-first = Сначала нужно найти.
refuse-no-search = Искать здесь нечего.
refuse-found-already = Это уже найдено.
refuse-not-carried = Ваш герой этого не сопровождает.
refuse-not-here = Жетон лежит не здесь.
refuse-no-quest-to-swap = Обменивать нечего.
refuse-solo-treasure = В одиночной игре постоянные сокровища разыгрывают после битвы.
refuse-solo-boon = В одиночной игре постоянные преимущества разыгрывают у входа.

## Исправленные правила

mended-free-challenge-first = Бесплатный вызов сначала разыгрывают или отменяют, и только потом делают что‑то ещё.
mended-escort-stays = При воскрешении задание с начатым сопровождением остаётся у игрока.
mended-lair-goes = При воскрешении логово теряется вместе со снаряжением.

## Уровни компьютера

level-easy = Лёгкий
level-easy-hint = Идёт к своим заданиям и ошибается; обычному проигрывает 8 партий из 10.
level-normal = Обычный
level-normal-hint = Продумывает ход и взвешивает каждую битву; у лёгкого выигрывает 8 партий из 10.
level-hard = Сложный
level-hard-hint = Планирует весь ход и то, чем вы можете ответить; у обычного выигрывает 6 партий из 10.
