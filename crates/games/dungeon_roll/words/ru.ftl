### Слова «Сундука приключений» и его стола. Синтаксис Project Fluent: https://projectfluent.org/fluent/guide

## Коробка

# Её название и строка под ним. Они есть у программы с самого начала.
title = Сундук приключений
line = Спускайтесь за добычей и бегите вовремя.

## Грани кубиков

# [one], [few] и [many]: при числах 1, 2 и 5; [genitive]: «нет воина»; [instrumental] и [instrumental-plural]: «становится воином», «становятся воинами».
-fighter = { $case ->
   *[one] воин
    [few] воина
    [many] воинов
    [genitive] воина
    [instrumental] воином
    [instrumental-plural] воинами
}
-cleric = { $case ->
   *[one] клирик
    [few] клирика
    [many] клириков
    [genitive] клирика
    [instrumental] клириком
    [instrumental-plural] клириками
}
-mage = { $case ->
   *[one] маг
    [few] мага
    [many] магов
    [genitive] мага
    [instrumental] магом
    [instrumental-plural] магами
}
-thief = { $case ->
   *[one] вор
    [few] вора
    [many] воров
    [genitive] вора
    [instrumental] вором
    [instrumental-plural] ворами
}
-champion = { $case ->
   *[one] страж
    [few] стража
    [many] стражей
    [genitive] стража
    [instrumental] стражем
    [instrumental-plural] стражами
}
-scroll = { $case ->
   *[one] свиток
    [few] свитка
    [many] свитков
    [genitive] свитка
    [instrumental] свитком
    [instrumental-plural] свитками
}
-goblin = { $case ->
   *[one] гоблин
    [few] гоблина
    [many] гоблинов
    [genitive] гоблина
    [instrumental] гоблином
    [instrumental-plural] гоблинами
}
-skeleton = { $case ->
   *[one] скелет
    [few] скелета
    [many] скелетов
    [genitive] скелета
    [instrumental] скелетом
    [instrumental-plural] скелетами
}
-ooze = { $case ->
   *[one] слизень
    [few] слизня
    [many] слизней
    [genitive] слизня
    [instrumental] слизнем
    [instrumental-plural] слизнями
}
-chest = { $case ->
   *[one] сундук
    [few] сундука
    [many] сундуков
    [genitive] сундука
    [instrumental] сундуком
    [instrumental-plural] сундуками
}
-potion = { $case ->
   *[one] зелье
    [few] зелья
    [many] зелий
    [genitive] зелья
    [instrumental] зельем
    [instrumental-plural] зельями
}
# Кубик-дракон, который слушается; на прочих кубиках — драконья морда.
-dragon = { $case ->
   *[one] дракон
    [few] дракона
    [many] драконов
    [genitive] дракона
    [instrumental] драконом
    [instrumental-plural] драконами
}
-dragon-face = { $case ->
   *[one] драконья морда
    [few] драконьи морды
    [many] драконьих морд
    [genitive] драконьей морды
    [instrumental] драконьей мордой
    [instrumental-plural] драконьими мордами
}
# Столько кубиков с этой гранью: «3 слизня».
of-face = { $n } { $n ->
    [one] { $face }
    [few] { NAME($face, case: "few") }
   *[many] { NAME($face, case: "many") }
}
dice = { $n } { $n ->
    [one] кубик
    [few] кубика
   *[many] кубиков
}
face-to-face = { $from } → { $to }

## Кто действует

-skeleton-fighter = скелет-воин
-goblin-thief = гоблин-вор
-tame-dragon = ручной дракон
-hero = герой

## Герои

-hero-none = Без героя
skill-none = Навыка нет.
-ability-none = Нет
ability-none-does = Разовой способности нет.
-hero-spellsword = Заклинатель меча
skill-spellsword = Воинов можно использовать как магов, а магов — как воинов.
-ability-arcane-blade = Колдовской клинок
ability-arcane-blade-does = Герой сам один раз действует как воин или маг.
-hero-battlemage = Боевой маг
-ability-arcane-fury = Мистическая ярость
ability-arcane-fury-does = Сбросьте всех монстров, сундуки, зелья и кубики из логова дракона. Награды нет.
-hero-occultist = Оккультист
skill-occultist = Клириков можно использовать как магов и наоборот.
-ability-animate-dead = Поднять мертвеца
ability-animate-dead-does = 1 скелет становится воином до перегруппировки.
-hero-necromancer = Некромант
-ability-command-dead = Власть над мёртвыми
ability-command-dead-does = До 2 скелетов становятся воинами до перегруппировки.
-hero-crusader = Крестоносец
skill-crusader = Воинов можно использовать как клириков и наоборот.
-ability-holy-strike = Священный удар
ability-holy-strike-does = Герой сам один раз действует как воин или клирик.
-hero-paladin = Паладин
-ability-divine-intervention = Божественное вмешательство
ability-divine-intervention-does = Сбросьте 1 сокровище: все монстры побеждены, сундуки открыты, зелья выпиты, логово пусто.
-hero-enchantress = Волшебница
skill-enchantress = Свиток можно использовать как любого сопартийца.
-ability-charm-monster = Очаровать монстра
ability-charm-monster-does = 1 монстр становится зельем.
-hero-beguiler = Чародейка
-ability-mesmerize = Гипноз
ability-mesmerize-does = До 2 монстров становятся одним зельем.
-hero-minstrel = Менестрель
skill-minstrel = Воров можно использовать как магов и наоборот.
-ability-bard-song = Баллада
ability-bard-song-does = Сбросьте все кубики из логова дракона. Награды нет.
-hero-bard = Бард
skill-bard = Воров можно использовать как магов и наоборот; стражи побеждают ещё 1 монстра.
-hero-half-goblin = Полугоблин
skill-half-goblin = Сундуки и зелья доступны уже в фазу монстров.
-ability-plea-for-help = Мольба о помощи
ability-plea-for-help-does = 1 гоблин становится вором до перегруппировки.
-hero-chieftain = Вождь
-ability-pull-rank = Право вождя
ability-pull-rank-does = До 2 гоблинов становятся ворами до перегруппировки.
-hero-mercenary = Наёмник
skill-mercenary = При сборе партии один раз перебросьте любые кубики партии.
-ability-calculated-strike = Точный удар
ability-calculated-strike-does = Победите до 2 монстров.
-hero-commander = Полководец
skill-commander = Воины побеждают ещё 1 монстра любого типа.
-ability-battlefield-presence = Присутствие на поле боя
ability-battlefield-presence-does = Перебросьте любые кубики партии и подземелья (кроме логова).
-hero-knight = Рыцарь
skill-knight = При сборе партии все свитки становятся стражами.
-ability-battlecry = Боевой клич
ability-battlecry-does = Все монстры становятся драконьими мордами и уходят в логово.
-hero-dragon-slayer = Убийца драконов
skill-dragon-slayer = При сборе партии свитки становятся стражами; для победы над драконом хватит 2 разных сопартийцев.
-hero-viking = Викинг
skill-viking = Кубики партии — пять стражей, их не бросают.
-ability-viking-fury = Ярость викинга
ability-viking-fury-does = Сбросьте все кубики из логова дракона. Награды нет.
-hero-undead-viking = Восставший викинг
skill-undead-viking = Кубики партии — пять стражей. Каждый выпавший скелет становится зельем.
-hero-alchemist = Алхимик
skill-alchemist = Каждый выпавший сундук становится зельем.
-ability-healing-salve = Целебная мазь
ability-healing-salve-does = Бросьте 1 кубик с кладбища: он возвращается в партию.
-hero-thaumaturge = Чудотворец
-ability-transformation-potion = Зелье превращения
ability-transformation-potion-does = Бросьте 2 кубика с кладбища: они возвращаются в партию.
-hero-scout = Разведчик
skill-scout = При сборе партии бросьте шесть кубиков подземелья: один для уровня 1, два для уровня 2, три для уровня 3.
-ability-scout-ahead = Шаг назад
ability-scout-ahead-does = В фазу монстров: сразу отдыхайте с опытом за предыдущий уровень.
-hero-dungeoneer = Знаток подземелий
-ability-know-when-to-say-when = Вовремя остановиться
ability-know-when-to-say-when-does = Сразу отдыхайте с опытом за этот уровень.
-hero-sorceress = Колдунья
skill-sorceress = Как только в логове три кубика, дракон улетает: логово пустеет. Награды нет.
-ability-dragon-breath = Дыхание дракона
ability-dragon-breath-does = Победите по 1 монстру за каждый кубик в логове.
-hero-drake-kin = Драконья кровь
-ability-dragon-fury = Гнев дракона
ability-dragon-fury-does = За каждый кубик в логове победите всех монстров одного типа.
-hero-archaeologist = Археолог
skill-archaeologist = При сборе партии возьмите два сокровища. В конце игры верните шесть.
-ability-treasure-seeker = Искатель сокровищ
ability-treasure-seeker-does-novice = Возьмите два сокровища, затем верните два.
-hero-tomb-raider = Расхититель гробниц
ability-treasure-seeker-does-master = Возьмите два сокровища, затем верните одно.
-hero-leprechaun = Лепрекон
skill-leprechaun = Каждое выпавшее зелье становится сундуком. В конце игры все сокровища возвращаются.
-ability-fortunate-strike = Удачный удар
ability-fortunate-strike-does = 1 монстр становится сундуком.
-hero-clurichaun = Клурикон
-ability-bit-o-luck = Капля везения
ability-bit-o-luck-does = До 2 монстров становятся одним сундуком.
-hero-dwarf = Гном
skill-dwarf = Два кубика начинают на кладбище. Страж, победивший двух и более монстров, не уходит на кладбище, а перебрасывается.
-ability-rally = Клич клана
ability-rally-does = Победите до 1 монстра за каждого стража в партии, затем перебросьте всех стражей.
-hero-berserker = Берсерк
-ability-berserker-rage = Ярость берсерка
ability-berserker-rage-does = Бросьте до 4 кубиков с кладбища: они возвращаются в партию. Теперь отдыхать можно лишь на уровне, где побеждён дракон, или на десятом.
-hero-tracker = Следопыт
skill-tracker = Раз на каждом уровне перебросьте одного гоблина.
-ability-called-shot = Меткий выстрел
ability-called-shot-does = Победите 1 монстра.
-hero-ranger = Рейнджер
-ability-flurry-of-arrows = Град стрел
ability-flurry-of-arrows-does = Победите по 1 монстру каждого типа.
-hero-guild-leader = Старшина гильдии
skill-guild-leader = Бросают восемь кубиков партии.
-ability-call-in-a-favor = Ответная услуга
ability-call-in-a-favor-does = Поверните 1 кубик партии или уровня любой гранью.
-hero-guild-master = Магистр гильдии
-ability-reinforcements = Подкрепление
ability-reinforcements-does = Поверните 1 кубик партии и 1 кубик уровня любыми гранями.
-hero-time-traveler = Странница во времени
skill-time-traveler = Кубики партии — по одному каждой грани и второй страж, их не бросают.
-ability-future-technology = Техника будущего
ability-future-technology-does = Отдайте сокровище, чтобы победить дракона.
-hero-time-lady = Леди времени
-ability-super-sonic = Сверхзвук
ability-super-sonic-does = Отдайте сокровище или свиток, чтобы победить дракона.
-hero-cassandra = Кассандра Проклятая
skill-cassandra = Начинает приключение изнурённой. Пока она изнурена, все сопартийцы побеждают ещё 1 монстра. Выпитые зелья возвращают ей силы.
-ability-bestial-fury = Звериная ярость
ability-bestial-fury-does = Сбросьте с уровня 1 сундук или зелье: она снова изнурена.
-hero-marpesia = Марпесия, царица амазонок
skill-marpesia = Дракон просыпается, когда в логове четыре кубика. Стражи побеждают по одному монстру и открывают по одному сундуку.
-ability-rallying-cry = Призыв царицы
ability-rallying-cry-does = Бросьте все кубики с кладбища: свитки остаются там, прочие возвращаются в партию.
-hero-toulak = Тоу'лак, вождь минотавров
skill-toulak = Раз на каждом уровне перебросьте один лежащий там кубик.
-ability-deafening-roar = Оглушительный рёв
ability-deafening-roar-does = Победите всех монстров уровня.
-hero-amar-suen = Амар-Суэн, царь древних
skill-amar-suen = Воры побеждают ещё 1 монстра любого типа.
-ability-touch-of-midas = Прикосновение Мидаса
ability-touch-of-midas-does = Победите всех монстров одного типа и возьмите по сокровищу за каждого.
-hero-tristan = Тристан, одинокий наёмник
skill-tristan = Возьмите сокровище, когда один сопартиец победит двух и более монстров. Отдайте сокровище, чтобы вернуть герою силы.
-ability-calculated-risk = Расчётливый риск
ability-calculated-risk-does = Перебросьте любые кубики подземелья, даже из логова.
-hero-loeg = Лоэг Иллавир, повелитель драконов
skill-loeg = При сборе партии поверните два кубика свитками. Свиток превращает монстра в дракона. Монстры всех трёх типов возвращают герою силы.
-ability-word-of-command = Слово власти
ability-word-of-command-does = Кубики из логова служат вам до перегруппировки.
-hero-alexandra = Александра, хранительница знаний
skill-alexandra = Свиток можно использовать как стража. Любым кубиком партии можно перебросить кубики.
-ability-forbidden-knowledge = Запретное знание
ability-forbidden-knowledge-does = Отдайте свиток, чтобы победить дракона.
-hero-szopin = Шопин, недобрый полководец
skill-szopin = Герой снова готов, когда один сопартиец победит двух и более монстров.
-ability-strike-fear = Наводящий страх
ability-strike-fear-does = Сбросьте до двух кубиков подземелья, даже из логова.
# Герой внутри предложения.
the-hero = { $hero }

## Сокровища

treasure-bait-does-to-monsters = Превращает монстров уровня в драконьи морды и отправляет их в логово.
-treasure-sword = Разящий меч
treasure-sword-does = Действует как воин.
-treasure-talisman = Талисман
treasure-talisman-does = Действует как клирик.
-treasure-scepter = Жезл силы
treasure-scepter-does = Действует как маг.
-treasure-tools = Воровские инструменты
treasure-tools-does = Действует как вор.
-treasure-scroll = Свиток
treasure-scroll-does = Действует как свиток.
-treasure-ring = Кольцо невидимости
treasure-ring-does = Опустошает логово дракона. Награды нет.
-treasure-scales = Драконьи чешуйки
treasure-scales-does = Каждая пара в конце игры приносит ещё 2 очка.
-treasure-elixir = Эликсир
treasure-elixir-does = Возвращает один кубик с кладбища любой гранью.
-treasure-bait = Приманка для дракона
treasure-bait-does = Превращает кубики уровня в драконьи морды и отправляет их в логово.
-treasure-portal = Городской портал
treasure-portal-does = Сразу покинуть подземелье, получив опыт за уровень. В конце игры приносит 2 очка.
# Несколько жетонов одного вида.
tokens-of-kind = { $n ->
    [1] { $treasure }
   *[other] { $treasure } × { $n }
}

## Достижения

achievement-dragon-slayer = Убийца драконов
achievement-dragon-tamer = Укротитель драконов
achievement-odds = Не говори о шансах!
achievement-last-stand = Стоять насмерть
achievement-cheater = Читер
achievement-bottomless-bag = Нам понадобится бездонный мешок!
achievement-conqueror = Покоритель подземелья
achievement-natural-20 = Чистая двадцатка
achievement-critical-hit = Критическое попадание
achievement-guild-head = Глава гильдии
achievement-magic-vortex = Магический вихрь
achievement-dragon-bait = Приманка для дракона
achievement-dragon-slayer-how = Победите двух драконов за одно приключение.
achievement-dragon-tamer-how = Победите трёх драконов за одно приключение.
achievement-odds-how = Встретьте бросок семи кубиков подземелья и пройдите этот уровень или уйдите с него порталом.
achievement-last-stand-how = Придите на уровень не более чем с одним кубиком партии и победите на нём дракона.
achievement-cheater-how = Отправьтесь в путь с пятью стражами или больше, если они выпали на кубиках, а не заданы героем.
achievement-bottomless-bag-how = Завершите игру с сокровищами на 15 очков или больше.
achievement-conqueror-how = Получите опыт за 10-й уровень.
achievement-natural-20-how = Наберите 20 очков или больше, ни разу не использовав героя: ни навык, ни разовую способность.
achievement-critical-hit-how = Пройдите уровень 5 или глубже, на котором был монстр, без сопартийцев и без способности паладина или боевого мага.
achievement-guild-head-how = Завершите игру каждым из восьми героев коробки.
achievement-magic-vortex-how = Наберите 20 очков или больше, не использовав и не отдав ни одного сокровища.
achievement-dragon-bait-how = Выбросьте три драконьи морды или больше за один бросок.
cast-heading = Лучший результат за каждого героя
cast-by = По героям

## Компьютер

level-easy = Лёгкий
level-easy-hint = Иногда ошибается и рано уходит на отдых: в одиночку в среднем 17 очков.
level-normal = Обычный
level-normal-hint = Продумывает каждый уровень, а когда уйти, решает на глазок: в одиночку в среднем 25 очков.
level-hard = Сложный
level-hard-hint = Почти безошибочно разыгрывает каждый бросок: в одиночку в среднем 26 очков.

## Подготовка

setup-heroes-deal = Герои
setup-heroes-deal-hint = У каждого есть герой с навыком и разовой способностью.
setup-heroes-deal-random = Случайная раздача
setup-heroes-deal-choose = На выбор
setup-heroes-deal-mirror = Один на всех
setup-heroes-deal-none = Без героев
setup-first = Первый приключенец
setup-first-hint = Кто первым спустится в подземелье.
setup-first-random = Решает случай
setup-first-1 = Игрок 1
setup-first-2 = Игрок 2
setup-first-3 = Игрок 3
setup-first-4 = Игрок 4
setup-bait = Приманка для дракона
setup-bait-hint = Какие кубики уровня приманка превращает в драконьи морды.
setup-bait-all = Все кубики
setup-bait-monsters = Только монстры
setup-scrolls = Свитки
setup-scrolls-hint = Когда свитком можно перебрасывать кубики.
setup-scrolls-monster = В фазу монстров
setup-scrolls-any = В любую фазу
setup-dungeon-dice = Кубики подземелья
setup-dungeon-dice-hint = С девятью кубиками нижние уровни опаснее.
setup-dungeon-dice-7 = Семь кубиков
setup-dungeon-dice-9 = Девять кубиков
setup-bag = Сокровища
setup-bag-hint = Сколько жетонов лежит в сундуке сокровищ.
setup-bag-single = 36 сокровищ
setup-bag-double = 72 сокровища
setup-heroes = Карты героев
setup-heroes-hint = Какие герои могут встретиться: только из коробки или ещё и поздние.
setup-heroes-base = Восемь героев
setup-heroes-all = Все герои

## Почему нельзя

refuse-players = За столом могут играть от одного до четырёх человек.
refuse-first-seat = Первый приключенец должен сидеть за столом.
refuse-not-your-delve = Сейчас в подземелье другой игрок.
refuse-match-is-over = Всё сыграно.
refuse-choose-first = Сначала выберите героя.
refuse-heroes-are-taken = Герои уже выбраны.
refuse-hero-taken = { CAPITAL(the-hero) }: этот герой недоступен.
refuse-form-first = Сначала закончите сбор партии: оставьте кубики как есть или один раз перебросьте.
refuse-party-is-formed = Сбор партии уже закончен.
refuse-nothing-chosen = Выберите хотя бы одну цель.
refuse-no-such-die = Такого { NAME($face, case: "genitive") } у вас нет.
refuse-none-there = { $thing }: у вас такого нет.
refuse-not-a-companion = { $treasure }: это не сопартиец.
refuse-hero-does-not-act = Эта сторона карты героя не заменяет сопартийца.
refuse-exhausted = Герой изнурён до следующего приключения.
refuse-scrolls-do-not-fight = Свитки не сражаются: нужен сопартиец.
refuse-no-fight-now = С монстрами сражаются в фазу монстров.
refuse-no-such-monsters = На уровне нет стольких монстров этого типа.
refuse-one-type-at-a-time = Один сопартиец побеждает за раз монстров одного типа.
refuse-too-many-monsters = { $companion ->
    [fighter] Воин побеждает одного скелета, одного слизня или любое число гоблинов.
    [cleric] Клирик побеждает одного гоблина, одного слизня или любое число скелетов.
    [mage] Маг побеждает одного гоблина, одного скелета или любое число слизней.
    [thief] Вор побеждает одного монстра.
    [champion] Страж побеждает любое число монстров одного типа.
   *[dragon] Ручной дракон побеждает одного монстра.
}
refuse-not-a-scroll = Перебрасывать кубики можно только свитком.
refuse-no-reroll-now = Свитком перебрасывают кубики в фазу монстров.
refuse-other-specialty = У этого героя другой навык.
refuse-once-per-level = На этом уровне герой это уже сделал.
refuse-other-die = Такой кубик герой не перебрасывает.
refuse-no-such-dungeon-dice = Таких кубиков на уровне нет. Кубики в логове перебросить нельзя.
refuse-no-such-party-dice = Таких кубиков партии у вас нет. Потраченный свиток и кладбище не считаются.
refuse-monsters-first = Сначала монстры, потом добыча.
refuse-no-loot-now = Сундуки и зелья — дело фазы добычи.
refuse-no-such-chests = На уровне нет стольких сундуков.
refuse-one-chest-only = Этот сопартиец открывает лишь один сундук. Вор или страж откроет все.
refuse-scrolls-do-not-open = Свитки не открывают сундуки: нужен сопартиец.
refuse-no-such-potions = На уровне нет стольких зелий.
refuse-graveyard-too-small = Каждое зелье возвращает кубик с кладбища, а их там не хватает.
refuse-treasure-does-not-drink = { $treasure }: зелья пьют только сопартийцы и свитки.
refuse-dragon-sleeps = Сейчас с драконом не сражаются.
refuse-band-of = Против дракона нужны ровно { $n } { $n ->
    [one] сопартиец
    [few] сопартийца
   *[many] сопартийцев
}.
refuse-same-types = Против дракона нужны сопартийцы разных типов.
refuse-no-hero = В этом приключении нет героя.
refuse-other-ultimate = У героя другая разовая способность.
refuse-no-ultimate-now = В эту фазу разовая способность бесполезна.
refuse-ultimate-in-vain = Разовая способность ничего не изменит.
refuse-too-many-for-ultimate = Разовая способность действует не более чем на { monsters }.
refuse-too-many-types = Разовая способность действует на монстров не более чем { types }.
refuse-whole-types-only = Монстры одного типа уходят только все вместе.
refuse-other-monster = Разовая способность действует только на { NAME($monster, case: "many") }.
refuse-faces-for-potions = Выберите грани для всех, кто вернётся с кладбища: для { $n } { $n ->
    [one] кубика
    [few] кубиков
   *[many] кубиков
}.
refuse-lair-is-empty = Логово и так пусто.
refuse-graveyard-is-empty = На кладбище нет кубиков.
refuse-no-bait-now = В эту фазу приманка бесполезна.
refuse-bait-in-vain = На уровне нечего превращать в драконьи морды.
refuse-not-now = В эту фазу от этого сокровища нет толку.
refuse-nothing-to-flee = Бежать не от кого: монстров не осталось.
refuse-cannot-flee = Бегут только от монстров и от дракона.
refuse-monsters-remain = На уровне ещё есть монстры.
refuse-nothing-to-end = Эта фаза закончится сама.
refuse-no-regroup-yet = Отдых или спуск — только после этого уровня.
refuse-no-retreat = В ярости не отдыхают, пока на этом же уровне не побеждён дракон.
refuse-plan-first = Сначала разложите разведанные кубики: один, два и три.
refuse-inscribe-first = Сначала выберите ровно { dice } партии: они станут свитками.
refuse-one-and-two = На уровень 1 кладут один кубик, на уровень 2 — два.
refuse-no-such-scouted = Таких кубиков среди разведанных нет.
refuse-discard-first = Сначала верните сокровище.
refuse-nothing-owed = Сейчас возвращать сокровища не нужно.
refuse-is-ready = Герой и так готов.
refuse-no-lure-now = Монстров приманивают в фазу монстров.
refuse-same-face = Кубик и так лежит этой гранью.
refuse-one-die-only = Только один кубик: партии или уровня.
refuse-no-such-price = За это дракона не победить.
refuse-chest-or-potion = Выберите один сундук или одно зелье.
refuse-too-many-dice = Разовая способность действует не более чем на { $n } { $n ->
    [one] кубика
    [few] кубиков
   *[many] кубиков
}.
refuse-not-in-lair = В логове нет стольких кубиков.
refuse-tame-dragon = Ручной дракон не сражается с драконом.
# Не более стольких монстров: родительный падеж.
monsters = { $n } { $n ->
    [one] монстра
    [few] монстров
   *[many] монстров
}
# Не более стольких типов: родительный падеж.
types = { $n } { $n ->
    [one] типа
    [few] типов
   *[many] типов
}

## Что случилось: предложения со строчной буквы, перед которыми может стоять имя

event-first = первый ход.
event-delve-began = спуск в подземелье.
event-hero-taken = герой — { the-hero }.
event-party = кубики партии: { $dice }.
event-buried = начинают на кладбище: { dice }.
event-inscribed = теперь это свитки: { $dice }.
event-scouted = разведано: { $dice }.
# $levels — перечень из `event-populated-brief`.
event-planned = план: { $levels }.
event-populated-brief = уровень { $level }: { $dice }
event-populated = { event-populated-brief }.
# $face — свиток.
event-crowned = { of-face } { $n ->
    [1] становится стражем
   *[other] становятся стражами
}.
event-turned = { of-face } { $n ->
    [1] становится { NAME($to, case: "instrumental") }
   *[other] становятся { NAME($to, case: "instrumental-plural") }
}.
# Кто действует как другой: «воин как маг».
actor-as = { $with } как { $role }
# $with — кто действует, $actor — кто и как кто.
event-fought = { $actor } { $with ->
    [treasure-tools] побеждают
   *[other] побеждает
}: { $monsters }.
event-rerolled = переброс: { $before }. Выпало: { $now }.
event-rerolled-by-scroll = переброс свитком: { $before }. Выпало: { $now }.
event-rerolled-by-champion = остаётся в строю, переброс: { $before }. Выпало: { $now }.
# $face — сундук.
event-opened = { $actor } { $with ->
    [treasure-tools] открывают
   *[other] открывает
} { of-face }.
# $face — зелье.
event-drank = { $with } { $with ->
    [treasure-tools] пьют
   *[other] пьёт
} { of-face }. С кладбища { $n ->
    [one] возвращается
    [few] возвращаются
   *[many] возвращаются
}: { $back }.
event-drew = сокровище: { $treasure }.
event-dragon-slain = дракон побеждён. Победители: { $band }.
event-banished = дракон побеждён без боя. Отдано за это: { $price }.
event-readied = снова в силах: { $hero }.
event-given-back = возвращено: { $treasure }.
event-lured = { $with }: { of-face } уходит в логово драконом.
event-favored = повёрнуто: { $dice }.
event-removed = сброшено: { $dice }.
# $face — драконья морда.
event-tamed = { of-face } { $n ->
    [1] повинуется
   *[other] повинуются
}.
event-monsters-gone = монстров не осталось.
event-regrouped = уровень { $level } пройден, перегруппировка.
event-left-behind = осталось на уровне: { $dice }.
event-dragon-woke = дракон проснулся: в логове { dice }.
event-gained-for-level = { $xp } ОО за уровень; всего { $total }.
event-gained-for-dragon = { $xp } ОО за дракона; всего { $total }.
event-gained-for-empty-bag = { $xp } ОО вместо сокровища; всего { $total }.
event-mastered = повышение уровня: { $novice } — теперь { $master }.
event-retired = отдых в таверне после уровня { $level }.
event-legend = уровень 10 пройден: живая легенда!
event-fled = бегство с уровня { $level }.

## Что сделали способности и сокровища

event-unleashed = «{ $ability }»!
event-swept = сброшено: { $dice }.
event-recruited = { of-face } { $n ->
    [1] становится { NAME($role, case: "instrumental") }
   *[other] становятся { NAME($role, case: "instrumental-plural") }
}.
event-revived = с кладбища вернулись: { $dice }.
event-revived-nobody = бросок на кладбище: { $dice }. Никто не вернулся.
event-revived-some = бросок на кладбище: { $dice }. Вернулись: { $back }.
event-enchanted = теперь это { $into }: { $monsters }.
event-struck = победа! Повержено: { $monsters }.
event-cried = становятся драконьими мордами и уходят в логово: { $monsters }.
event-intervened = отдано: { $treasure }; { event-swept }
event-intervened-and-revived = { event-intervened } С кладбища вернулись: { $back }.
event-sang = логово опустело.
event-dragon-fled = дракон не решается проснуться, логово опустело ({ dice }).
event-ring = Кольцо невидимости: логово опустело.
event-elixir = эликсир: с кладбища возвращается { $face }.
event-bait = приманка! Становятся драконьими мордами и уходят в логово: { $dice }.
event-portal = уход через Городской портал.
event-toll = возвращено: { $treasures }.

## Приключения в двух словах

brief-paid = уровень { $level }, { $xp } ОО
brief-fled = бегство с уровня { $level }

## Как идут дела

delve-of = Приключение { $n } из { $of }
delve-level = { delve-of }, уровень { $level }
choosing-heroes = Выбор героев
the-end = Конец
tie-broken = Очков поровну: впереди тот, у кого меньше сокровищ.
rank = Звание: { $title }.

## Что можно сделать

offer-hero = взять героя: { $hero }
offer-keep = оставить кубики партии как есть
offer-reroll = перебросить: { $dice }
# Кто что делает: «воин: 2 гоблина».
offer-by = { $with }: { $what }
offer-again = герой: перебросить { of-face }
# $face — сундук.
offer-open = открыть { of-face }
offer-drink = выпить зелья, получить: { $faces }
offer-dragon = биться с драконом: { $band }
offer-ability = разовая способность
offer-ability-on = разовая способность: { $what }
offer-inscribe = повернуть свитками: { $dice }
offer-plan = уровень 1: { $first }; уровень 2: { $second }
offer-discard = вернуть: { $treasure }
offer-ready = вернуть силы герою: { $treasure }
offer-lure = приманить: { of-face }
offer-flee = бежать
offer-end = закончить фазу
offer-retire = отдых в таверне
offer-seek = спуститься на следующий уровень

## Очки

score-delve-1 = Первое приключение
score-delve-2 = Второе приключение
score-delve-3 = Третье приключение
score-dragons = Драконы
score-empty-bag = Сундук сокровищ пуст
score-treasures = Сокровища
score-portals = Городские порталы
score-scales = Пары чешуек
-title-hero-of-ages = легендарный герой
-title-champion = защитник
-title-explorer = бывалый приключенец
-title-village-hero = сельский заступник
-title-fodder = драконий завтрак
score-level = { $n ->
    [0] бегство
   *[other] уровень { $n }
}
score-defeated = побеждено: { $n }
score-missed = не досталось: { $n }
score-tokens = { $n } { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}

## Удача

luck = Стражи при сборе партии
luck-stroke = { of-face } на { $of } кубиках

## Подсказки: вопросы, которые оставляют ответ открытым

nudge-reroll = Кубики можно перебросить ещё до боя. Какие из них вам неудобнее всего?
nudge-chest = Здесь стоит сундук. Кто из сопартийцев откроет его с наименьшей потерей?
nudge-chests = Здесь несколько сундуков. Кто откроет больше одного?
nudge-potion = Зелье возвращает кубик любой гранью. Кому выпить и какой грани не хватает?
nudge-ability = У героя есть разовая способность. Что она могла бы сделать здесь?
nudge-discard = Одно сокровище надо вернуть. Какое меньше всего пригодится дальше?
nudge-inscribe = Часть кубиков станет свитками. Каких граней у вас больше, чем нужно?
nudge-plan = Одинаковым монстрам лучше лежать вместе. Какой уровень сделать трудным?
nudge-muster = Страж ценнее нового броска, свиток — дешевле. Какие кубики перебросить?
nudge-fight-treasure = Сокровище может заменить сопартийца. Не пора ли потратить одно из них?
nudge-fight-hero = Герой может один раз сразиться сам. Кого это сбережёт?
nudge-fight-temp = Примкнувшие уйдут в конце уровня. Что они успеют сделать?
nudge-fight-several = Один сопартиец может одолеть сразу нескольких монстров. Кто здесь силён против кого?
nudge-fight-champion = У каждого ещё будет своё дело. Кого здесь не заменит никто другой?
nudge-fight-one = Против одного монстра сильный не нужен. Кто из сопартийцев понадобится меньше всех?
nudge-dragon-two = Дракона ещё можно одолеть: хватит двух разных сопартийцев. Каких?
nudge-dragon-three = Дракона ещё можно одолеть: хватит трёх разных сопартийцев. Каких?
nudge-own-dragon = Дракон проснулся, но биться с ним не обязательно. Что у вас есть?
nudge-own-dice = У вас есть то, что меняет сами кубики. Не тот ли это случай?
nudge-way-out-dragon = Сосчитайте разных сопартийцев. Хватит ли их на дракона?
nudge-way-out-monsters = Сравните виды монстров и своих сопартийцев. Со всеми ли можно справиться и какой ценой?
nudge-end-empty = Уровень пуст. Осталось ли что-то, что стоит сделать, прежде чем идти дальше?
nudge-end-left = Здесь ещё что-то лежит. Стоит ли оно кубика, который придётся отдать?
nudge-regroup-lair = В логове уже лежат драконьи морды. Выдержат ли оставшиеся сопартийцы ещё уровень?
nudge-regroup = Посмотрите на оставшиеся кубики. Стоит ли ещё один уровень того, чем вы рискуете?

## Подсказки: как называется ход

# Одно за другим.
way-then = { $first }, затем { $then }
way-and-so-on = { $way } и так далее
way-ability-on = { $ability }: { $what }
way-end-loot = Оставить остальное
way-end = Идти дальше
way-retire = Отдых в таверне: +{ $level } ОО
way-seek = Спуститься на уровень { $level }

## Подсказки: почему

why-keep = Кубики партии останутся, какими выпали: { $party }.
why-plan = На уровень 3 останется: { $dice }.
why-hero = Лучшего героя нет: берите, кого хотите. { $skill }
why-reroll-all = Все кубики падают заново.
why-reroll = Остаются как есть: { $kept }. Прочие падают заново.
why-no-retreat = После этого уровня нельзя отдыхать.
# $ends — одно или два из тех, что ниже.
why-seek = Если партию доигрывает компьютер, в конце выходит в среднем около { $ends }.
why-seek-down = { $points } при спуске
why-seek-retire = { $points } при отдыхе
why-seek-other = { $points } при этом
# Первое говорит, что это очки.
why-points = { $tenths } очка
tenths = { $whole },{ $tenths }

## Подсказки: что получится

# $brings — одна или несколько частей ниже, перечнем.
brings = { CAPITAL($brings) }.
brings-and = { $before }, и { $last }
# $n — сколько монстров.
brings-gone = с пути { $n ->
    [1] уходит
   *[other] уходят
} { $monsters }
brings-dragon = дракон побеждён: +1 ОО
brings-empty-lair = логово пустеет
# $face — драконья морда.
brings-lair = в логове будет { of-face }
brings-treasures = из сундука сокровищ { $n ->
    [1] достаётся
   *[other] достаются
} { treasures }
brings-back = с кладбища { $n ->
    [1] возвращается
   *[other] возвращаются
} { $dice }
brings-rolled = заново { $n ->
    [1] падает
   *[other] падают
} { dice }
brings-flight = за уровень { $level } не будет ничего, но сокровища и опыт за драконов останутся
brings-home = будет наверняка +{ $level } ОО, и приключение окончено
brings-cleared = уровень { $level } пройден
treasures = { $n } { $n ->
    [one] сокровище
    [few] сокровища
   *[many] сокровищ
}
costs-nothing = Это ничего не стоит.
costs-ability = способность героя
costs = Цена — { $spent }.
costs-all = Цена — { $spent } и кубиков не останется.
costs-and-leaves = Цена — { $spent }; { $n ->
    [1] останется
   *[other] останутся
} { $left }.

## Подсказки: чем хуже следующий ход

next-flees = В следующем по силе варианте придётся бежать, и за уровень { $level } ничего не будет.
next-ends = В следующем по силе варианте приключение кончится: +{ $level } ОО.
next-rolls = В следующем по силе варианте всё решит бросок.
next-leaves-dragon = В следующем по силе варианте дракон останется жив.
next-draws-fewer = В следующем по силе варианте сокровищ будет меньше.
# $n — скольких кубиков это стоит: 0, если стоит сокровища.
next-costs = В следующем по силе варианте { $n ->
    [0] уйдёт
    [1] уйдёт
   *[other] уйдут
} ещё и { $lost }.
# $n_kept — сколько кубиков останется.
next-keeps = В следующем по силе варианте { $n_kept ->
    [1] останется
   *[other] останутся
} { $kept }, но { $n ->
    [0] уйдёт
    [1] уйдёт
   *[other] уйдут
} { $lost }.

## Стол: заголовки и названия для тех, кто слушает

level-heading = Уровень
level-dice = Кубики на уровне
lair = Логово дракона
lair-awake = проснулось!
party-heading = Кубики партии
graveyard = кладбище
treasures-heading = Сокровища
no-treasures = Пока нет. Они лежат в сундуках.
hero-heading = Герой
specialty = Навык
ultimate = Раз за приключение
ultimate-ready = готова
ultimate-used = потрачена
side-master = мастер
side-legend = легенда
side-novice = новичок
both-sides = Обе стороны карты
tavern = таверна
# Чем обернётся победа над драконом и бегство.
slay = Победа
slay-pays = +1 ОО, +1 сокровище
not-slain = Бегство
not-slain-pays = 0 ОО за уровень
at-stake = На кону
players = Игроки
choose-hero = Выберите героя
hero-is-taken = занят
choices = Варианты
band = Против дракона
socket-free = свободно
phases = Фазы уровня
face-at-least = Не меньше
each-of-these = каждый
monsters-of-any-kind = Монстров всего
# Дальше — кубики, разложенные разведчиком для уровня.
level-plan = Уровень { $level }:
nothing-yet = Лестница ведёт вниз.
nothing-at-the-end = Внизу тишина.
nothing-lies-here = Здесь ничего нет.

## Стол: числа

xp = { $n } ОО
points = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
percent = { $whole },{ $tenths } %
percent-least = <0,1 %
percent-most = >99,9 %

## Стол: что принесёт действие; $sign — это + или −

mark-xp = { $sign }{ xp }
mark-treasures = { $sign }{ treasures }
mark-dice = { $sign }{ dice } в партии
mark-floor = { $sign }{ of-face }
mark-lair = { $sign }{ dice } в логове
mark-roll = бросок: { $n } { $n ->
    [one] кубик подземелья
    [few] кубика подземелья
   *[many] кубиков подземелья
}
mark-party-roll = бросок: { $n } { $n ->
    [one] кубик партии
    [few] кубика партии
   *[many] кубиков партии
}
mark-master = сторона мастера
mark-end = конец приключения

## Стол: вещи для тех, кто слушает

# Один из кубиков одного вида: «Гоблин 2 из 3».
die = { $n ->
    [1] { CAPITAL($face) }
   *[other] { CAPITAL($face) } { $nth } из { $n }
}
die-for-level = { die }, для уровня { $level }
# $dice — сколько уйдёт разом.
die-up-to = { die }, разом до { $dice }
# Кубик, сокровище или герой.
thing-chosen = { $thing }: выбрано
thing-picked = { $thing }: отмечено
thing-in-socket = { $thing }, против дракона: место { $place }
thing-does = { $thing }. { $does }
ability-is-ready = { $ability }, { ultimate-ready }
ability-is-used = { $ability }, { ultimate-used }
# Игрок: $who — имя, с героем и ролью.
player = { $who }: { $xp }, { $treasures }, { $points }
player-with-hero = { $who }, { $hero }
player-in-dungeon = { $who }, сейчас в подземелье
player-lord = { $who }, повелитель подземелья
# $face — драконья морда; $asleep — сколько ещё до пробуждения.
lair-holds = { lair }: { of-face }, { $asleep ->
    [0] дракон проснулся
   *[other] до пробуждения ещё { $asleep }
}
lair-picked = { lair-holds }, отмечено: { $picked }
socket = Место { $place }: { $who }

## Стол: варианты словами

choice-all = Все: { of-face }
choice-not = Убрать: { of-face }
choice-careful = Не всех сразу
choice-reroll = Перебросить кубики
choice-spend = Потратить на переброс: { $face }
choice-again = Герой: перебросить кубик
choice-lure = Превратить монстра в дракона
choice-ready = Вернуть силы герою

## Стол: что нужно сделать

ask-nothing = Только для просмотра.
ask-watch = Ход игрока: { $name }.
ask-choose-hero = Выберите героя на все три приключения.
ask-hero = { the-hero } — ваш герой?
ask-muster = Выберите кубики партии, чтобы один раз перебросить их, или оставьте как есть.
ask-reroll = Выберите, что перебросить: кубики уровня, партии или те и другие.
ask-picked = Выбрано: { dice }.
ask-monsters = { $n ->
    [1] На пути монстр: выберите, кто с ним справится.
    [one] На пути { $n } монстр: выберите, кто с ними справится.
    [few] На пути { $n } монстра: выберите, кто с ними справится.
   *[many] На пути { $n } монстров: выберите, кто с ними справится.
}
ask-clear = Монстров здесь больше нет.
ask-loot = Добыча: выберите, кто откроет сундуки или выпьет зелья.
ask-dragon = Дракон проснулся. Кто выйдет против него?
ask-regroup = Уровень { $n } пройден. Отдых и { xp } — или спуск?
ask-no-retreat = Уровень { $level } пройден. В ярости путь один — вниз.
ask-hand = { CAPITAL($thing) }: выберите подсвеченный кубик.
ask-target = { CAPITAL($face) }: выберите, кто займётся.
ask-which = Кого именно?
ask-faces = С кладбища { $n ->
    [one] вернётся
    [few] вернутся
   *[many] вернутся
} { dice }: выберите грань.
ask-faces-done = Все грани выбраны.
ask-aim = Выберите ещё до { monsters }.
ask-aim-types = Выберите монстров до { types }: тип уходит целиком.
ask-scout = Разведано: выберите { dice } для уровня { $level }.
ask-scout-done = Остальные ждут на уровне 3. Идём?
ask-inscribe = Выберите { dice } партии: станут свитками.
ask-inscribe-done = Они станут свитками.
ask-owed = Верните: { treasures }.
ask-again = Выберите кубик, который перебросит герой.
ask-lure = Выберите монстра, которого свиток превратит в дракона.
ask-ready = Какое сокровище вернёт герою силы?
ask-set = Выберите кубик, который повернётся другой гранью.
ask-set-face = Выберите грань.
ask-pay = Что отдать за победу над драконом?
ask-dice = Выберите кубики уровня; для кубиков логова коснитесь его.
ask-dice-of-level = Выберите на уровне сундук или зелье.
ask-give = Какое сокровище отдать?
ask-bait = Кубики уровня станут драконьими мордами и уйдут в логово.
ask-bait-for-monsters = Монстры уровня станут драконьими мордами и уйдут в логово. Сундуки и зелья останутся.

## Стол: о чём спрашивают, прежде чем будет поздно

sure = Уверены?
sure-flee = Бежать? За уровень ничего не дадут. Сокровища и опыт за драконов останутся.
sure-retire = Закончить приключение и отдыхать?
sure-seek = Спуститься, имея не больше одного кубика? Кто бежит, не получит за уровень ничего.
sure-portal = Уйти через портал прямо сейчас и получить опыт за уровень?
sure-ring = Логово опустеет. Это не победа: ни сокровища, ни опыта.
sure-leave-loot = Добычу ещё есть кому взять. Оставить?
sure-unleash = Применить разовую способность героя?
sure-discard = Вернуть это сокровище?

## Стол: что делает кнопка

do-nothing-yet = Выберите
do-take-hero = Взять: { the-hero }
do-reroll-dice = Перебросить { dice }
# $face — зелье.
do-drink-potions = Выпить { of-face }
do-fight = В бой: { $monsters }
# $face — сундук.
do-open = Открыть: { of-face }
do-seek = На уровень { $level }
do-retire = Отдых: +{ xp }
do-leave = Уйти: +{ xp }
do-inscribe = Сделать свитками
do-plan = Спуститься
do-discard = Вернуть
do-ready = Вернуть силы
do-lure = Приманить
do-keep = Оставить как есть
do-dragon = Победить дракона
do-ring = Надеть кольцо
do-bait = Бросить приманку
do-flee = Бежать
do-again = Перебросить
do-elixir = Выпить
do-end-to-loot = К добыче
do-end-to-dragon = К дракону
do-end-to-regroup = Перегруп­пировка
do-end-to-tavern = В таверну
do-end = Дальше
do-drop = Отмена

## Стол: кто выйдет против дракона

band-is-ready = Все разные: можно бить!
band-no-three = У вас нет трёх разных сопартийцев.
band-no-two = У вас нет двух разных сопартийцев.
band-misses = { $n ->
    [1] Нужен ещё один, другого типа
    [2] Нужны ещё двое, все разных типов
   *[3] Нужны трое, все разных типов
}: { $types }.
types-or = { $before } или { $last }

## Стол: шансы на следующем уровне

odds-title = Уровень { $level }: { dice }
# Столько бросков из всех.
odds-wakes = дракон проснётся ({ throws } из { $of })
odds-lair-empties = логово опустеет ({ throws } из { $of })
throws = { $n } { $n ->
    [one] бросок
    [few] броска
   *[many] бросков
}
stake-home = отдых: наверняка
stake-on = если пройти уровень { $level } и там остановиться
stake-fail = бегство: сокровища ваши
gain-xp = +{ xp }
clears = Шанс пройти уровень { $level }
certainty-none = считаем…
certainty-exact = точно, лучшая игра
certainty-at-least = не меньше
pays-from = рискнуть стоит примерно от { $share }
way-home = Таверна
dragons-among = Драконы на { $n } { $n ->
    [one] кубике
    [few] кубиках
   *[many] кубиках
}

## Стол: сокровища и герой

hoard = { points } · в сундуке ещё { $bag }
to-master = { xp }: ещё { $more } до стороны «{ $master }»
use-sword = как воин
use-sword-on-dragon = встанет воином
use-talisman = как клирик
use-talisman-on-dragon = встанет клириком
use-scepter = как маг
use-scepter-on-dragon = встанет магом
use-tools = как вор
use-tools-on-dragon = встанет вором
use-scroll = переброс
use-ring = логово пустеет
use-scales = каждая пара: +2
use-elixir = вернёт кубик
use-bait = кубики — драконы
use-portal = уйти с опытом

## Стол: почему касание ничего не делает

why-choose-first = Сначала выберите что-нибудь ещё.
why-no-monster = Сундуки и зелья — не монстры (DR-007).
why-lair-stays = Кубики в логове остаются там: их не перебросить (DR-006).
why-lair-holds = В логове: { dice }. Когда их хватит, дракон проснётся (DR-051).
why-band-is-full = Все места заняты; коснитесь одного, чтобы освободить (DR-118).
why-other-type = Все должны быть разных типов (DR-052).
why-other-type-of = { why-other-type } Ещё подойдут: { $types }.
why-nothing-lies = На этом уровне ничего нет: тратить не на что (DR-012).
why-faces-are-full = Вернуть можно только { dice }; сначала уберите лишнюю грань.
why-plan-is-full = Один кубик на уровень 1, два — на уровень 2; коснитесь кубика, чтобы вернуть его (DR-313).
why-not-now = Сейчас не ваш ход.

## Стол: партия, которой дальше не пройти

stuck-dragon = Дракона победить некому.
stuck-monsters = С этими монстрами сразиться некому.
stuck-must-flee = { $cannot } Больше ничто не поможет: остаётся бежать.
stuck-helps = { $cannot } У вас есть: { $helps }.
help-ability = способность героя
help-several = { $thing } × { $n }

## Стол: подземелье

state-choosing = Таверна
state-forming = Сбор партии
state-level = Уровень { $level }
state-dragon = Дракон проснулся
state-clear = Уровень { $level } пройден
phase-monster = Монстры
phase-loot = Добыча
phase-dragon = Дракон
phase-regroup = Перегруп­пировка
standing = кубики: { $n } из { $of }
rung-past = пройден
rung-here = +{ $level } за победу
rung-retire = отдых +{ $level }
rung-legend = легенда +{ $level }
# Кубики одного вида: «Гоблин ×2».
kin = { $n ->
    [1] { CAPITAL($face) }
   *[other] { CAPITAL($face) } ×{ $n }
}
kin-takes = уйдут: { $n }
kin-or = или { $n }
kin-after-fight = после боя
# Чем хорош сопартиец; дальше — знаки тех, кто падёт разом.
strength-scroll = переброс
strength-champion = один вид
strength-other = все

## Стол: из чего сложились очки

missed-flight = бегство в приключении { $delve }
decisive-flight = В { $delve }‑м приключении — бегство с уровня { $level }; отдых уровнем раньше сохранил бы { points }.
decisive-flights = { $delves } приключения закончились бегством; отдых уровнем раньше сохранил бы { points }.
decisive-furthest = Дальше всего завело { $delve }‑е приключение: уровень { $level }.
decisive-no-further = Дальше { $level }‑го уровня не завело ни одно приключение.
dragon-was = Приключение { $delve }, уровень { $level }
