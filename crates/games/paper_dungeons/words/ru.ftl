### Слова «Бумажных подземелий». Синтаксис Project Fluent: https://projectfluent.org/fluent/guide

## Коробка

# Её название и строка под ним. Они есть у программы с самого начала.
title = Бумажные подземелья
line = Четыре героя, один лист, восемь раундов.

## Герои

# Классы. letter: "small" — с маленькой буквы.
-warrior = { $letter ->
   *[capital] Воин
    [small] воин
}
-wizard = { $letter ->
   *[capital] Маг
    [small] маг
}
-cleric = { $letter ->
   *[capital] Священник
    [small] священник
}
-rogue = { $letter ->
   *[capital] Плут
    [small] плут
}
# Кто угодно из них: для предметов, которым подходит любой символ.
-any-hero = герой
# Цвета героя.
-white = белый
-black = чёрный

## Грани кубиков

-white-warrior = { $case ->
   *[nominative] белый воин
    [instrumental] белым Воином
}
-white-wizard = { $case ->
   *[nominative] белый маг
    [instrumental] белым Магом
}
-white-cleric = { $case ->
   *[nominative] белый священник
    [instrumental] белым Священником
}
-white-rogue = { $case ->
   *[nominative] белый плут
    [instrumental] белым Плутом
}
-clover = { $case ->
   *[nominative] клевер
    [instrumental] клевером
}
-black-warrior = { $case ->
   *[nominative] чёрный воин
    [instrumental] чёрным Воином
}
-black-wizard = { $case ->
   *[nominative] чёрный маг
    [instrumental] чёрным Магом
}
-black-cleric = { $case ->
   *[nominative] чёрный священник
    [instrumental] чёрным Священником
}
-black-rogue = { $case ->
   *[nominative] чёрный плут
    [instrumental] чёрным Плутом
}
-boots = { $case ->
   *[nominative] сапоги
    [instrumental] сапогами
}

## Приспешники

-goblin = { $letter ->
   *[capital] Гоблин
    [small] гоблин
}
-orc = { $letter ->
   *[capital] Орк
    [small] орк
}
-ghost = { $letter ->
   *[capital] Привидение
    [small] привидение
}
-zombie = { $letter ->
   *[capital] Зомби
    [small] зомби
}

## Подземелья, по сценариям

urban-legends = Городские легенды
mummy-of-khamnapta = Мумия Хамнапты
sinister-tower = Зловещая башня
around-the-kingdom = Вокруг королевства
# Буквы карт и их названия.
-letter-a = А
-howling-cellars = Воющие погреба
-letter-b = Б
-horned-gatekeeper = Рогатый привратник
-letter-c = В
-clay-giants-debt = Долг глиняного великана
-letter-d = Г
-sands-full-of-legs = Пески с лапами
-letter-e = Д
-jackals-court = Двор шакалов
-letter-f = Е
-sealed-sarcophagus = Запечатанный саркофаг
-letter-g = Ж
-webs-at-the-foot = Паутина у подножия башни
-letter-h = З
-stone-gallery = Каменная галерея
-letter-i = И
-lichs-lantern = Фонарь лича
-letter-j = К
-ruins-by-the-road = Руины у Великого тракта
-letter-k = Л
-garden-of-statues = Сад изваяний
-letter-l = М
-dragons-toll = Драконья пошлина

## Волшебные предметы, и что каждый даёт, когда он готов

-sword = Огненный меч
sword-effect = +3 к мощи против чудовищ
-tome = Фолиант мудрости
tome-effect = повысьте любого героя на 1 уровень
-crown = Корона Праведного короля
crown-effect = слава в конце игры
-sceptre = Скипетр смерти
sceptre-effect = победите любых двух приспешников
-armour = Доспехи героев
armour-effect = +1 уровень в боях с приспешниками
-cauldron = Котелок алхимика
cauldron-effect = получите 3 зелья
-medallion = Медальон Хара
medallion-effect = переход через воду
-cloak = Мантия неосязаемости
cloak-effect = проход сквозь стены

## Миссии

-mission-three-levels = Победить приспешников трёх разных уровней
-mission-level-6 = Повысить героя до 6‑го уровня
-mission-row = Исследовать целый ряд
-mission-all-to-3 = Повысить всех героев до 3‑го уровня
-mission-column = Исследовать целый столбец
-mission-potions = Получить 8 зелий
-mission-three-to-4 = Повысить трёх героев до 4‑го уровня
-mission-minions = Победить 6 приспешников
-mission-gems = Выкрасть 4 самоцвета
-mission-corners = Исследовать 2 угловых помещения
-mission-traps = Активировать 5 ловушек
-mission-rooms = Исследовать 15 помещений
-mission-items = Закончить 4 волшебных предмета
-mission-strength = Достичь силы команды 12
-mission-lairs = Побывать в помещениях трёх чудовищ
-mission-two-to-5 = Повысить двух героев до 5‑го уровня

## Чудовища

-minotaur = Минотавр
-golem = Голем
-werewolf = Оборотень
-giant-spider = Гигантский паук
-chimera = Химера
-vampire = Вампир
-hydra = Гидра
-medusa = Медуза
-watcher = Наблюдатель
-lich = Лич
-dragon = Дракон
-mummy = Мумия

## Цели

-objective-level-4 = Победить приспешников 4‑го уровня
-objective-level-5 = Победить приспешников 5‑го уровня
-objective-obstacles = Проходить ловушки, стены и воду
-objective-columns = Исследовать по 4 помещения в разных столбцах
-objective-rows = Исследовать целые ряды
-objective-heroes = Повысить героев до 5‑го уровня
-objective-level-3 = Победить приспешников 3‑го уровня
-objective-potions = Получать зелья
-objective-rooms = Исследовать помещения
-objective-monsters = Добыть славу за чудовищ
-objective-items = Закончить волшебные предметы
-objective-edges = Исследовать крайние помещения
-objective-minions = Победить приспешников
-objective-gems = Выкрасть самоцветы
-objective-corners = Исследовать угловые помещения
-objective-strength = Достичь силы команды

## Таланты, и что каждый даёт

-alchemist = Алхимик
alchemist-effect = Зельеварение даёт 3 зелья вместо 2.
-noble = Благородный
noble-effect = Когда герой достигает 5‑го уровня, заполните 1 клетку предмета.
-barbarian = Варвар
barbarian-effect = В боях с чудовищами нет ранений.
-treasure-hunter = Вор
treasure-hunter-effect = До 1‑го раунда выкрадите любой самоцвет подземелья. У соперников он остаётся.
-berserker = Кровожадный
berserker-effect = +2 к боевой мощи против чудовищ.
-beastmaster = Мародёр
beastmaster-effect = За 3‑го, 6‑го, 9‑го и 12‑го побеждённого приспешника заполните 1 клетку предмета.
-veteran = Мастер
veteran-effect = До 1‑го раунда повысьте двух разных героев на 1 уровень.
-psionic = Мистик
psionic-effect = Раз в раунд повысьте героя кубиком другого цвета.
-fortune-teller = Провидец
fortune-teller-effect = В начале раунда черепа наносят на 1 ранение меньше.
-scout = Разведчик
scout-effect = Ловушки не ранят команду.
-ranger = Следопыт
ranger-effect = Команда пересекает воду и при этом проходит на 1 помещение дальше.
-merchant = Торговец
merchant-effect = 1 зелье за каждый выкраденный самоцвет.
-assassin = Убийца
assassin-effect = До 1‑го раунда победите любых двух приспешников.
-craftsman = Умелец
craftsman-effect = До 1‑го раунда заполните первую клетку двух разных предметов.
-healer = Целитель
healer-effect = До 1‑го раунда получите 2 зелья.
-shaman = Шаман
shaman-effect = За 3‑го, 6‑го, 9‑го и 12‑го побеждённого приспешника получите 1 зелье.

## Награды, и откуда ранения

-level-up = повышение уровня
-item-box = клетка предмета
-potion = зелье
-gem = самоцвет
-minion = приспешник
-wounds = ранения
-skulls = черепа
-trap = ловушка
# $gem — буква самоцвета.
gem-of-letter = самоцвет { $gem }

## Числа

n-wounds = { $n ->
    [one] { $n } ранение
    [few] { $n } ранения
   *[many] { $n } ранений
}
n-potions = { $n ->
    [one] { $n } зелье
    [few] { $n } зелья
   *[many] { $n } зелий
}
n-steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}

## Звания команды, которая играет одна

-title-immortal = Бессмертный
-title-legend = Легенда
-title-champion = Чемпион
-title-hero = Герой
-title-adventurer = Искатель приключений
-title-squire = Оруженосец
-title-lost = Заблудившийся

## Достижения, и за что они

achievement-resolve = Верность цели
achievement-resolve-how = Достигните последней ступени своей цели.
achievement-hunters = Охотники на чудовищ
achievement-hunters-how = Сразитесь со всеми тремя чудовищами и каждый раз достигните хотя бы ступени II.
achievement-early-birds = Ранние пташки
achievement-early-birds-how = Выполните миссию не позже второго раунда.
achievement-hoard = Драконий клад
achievement-hoard-how = Выкрадите за одну игру восемь самоцветов или больше.
achievement-under-their-noses = Из-под самого носа
achievement-under-their-noses-how = Выкрадите пять самоцветов так, чтобы все их пришлось вычеркнуть одному и тому же сопернику.
achievement-spoils = Львиная доля
achievement-spoils-how = Окажитесь сильнее всех соперников против каждого из трёх чудовищ и получите все три награды.
achievement-five-in-one = Пять одним махом
achievement-five-in-one-how = Одним кубиком повысьте героя, заполните клетку предмета, получите зелье, выкрадите самоцвет и победите приспешника.
achievement-second-life = Вторая жизнь
achievement-second-life-how = Падите, воскресните и всё же победите, а в одиночку — наберите хотя бы 65 очков славы.
achievement-extermination = Драться больше не с кем
achievement-extermination-how = Победите всех двенадцать приспешников подземелья.
achievement-clean-sheet = Чистый лист
achievement-clean-sheet-how = Сразитесь хотя бы с двумя чудовищами и завершите игру без единого ранения на команде: ранения могут принимать зелья.
achievement-legend = Легенда карандашом
achievement-legend-how = Наберите в одиночку 95 очков славы или больше.
achievement-grand-tour = Большое путешествие
achievement-grand-tour-how = Завершите игру в каждом из двенадцати подземелий.
cast = Лучший результат в каждом подземелье
cast-by = По подземельям

## Почему нельзя

refuse-players = Играть могут от 1 до 8 человек.
refuse-draft-is-over = Карты выбирают один раз, до первого раунда.
refuse-draft-first = Сначала выберите талант и цель.
refuse-not-dealt = Эту карту вам не сдавали.
refuse-no-dice-now = Кубики используют только в фазе действий.
refuse-already-done = Вы уже закончили свой раунд.
refuse-reward-first = Сначала выберите, куда пойдёт награда.
refuse-no-such-reward = Такой награды сейчас нет.
refuse-no-such-die = Нет свободного кубика с такой гранью.
refuse-no-dice-left = В этом раунде уже использованы три кубика.
refuse-dice-left = До конца раунда нужно использовать три кубика.
refuse-boots-only-move = Сапоги служат только для перемещения.
refuse-wrong-hero = { $hero }: нужен кубик с символом «{ NAME($hero, letter: "small") }» или клевер.
refuse-wrong-colour = { $hero }: нужен кубик другого цвета.
refuse-hero-at-top = { $hero }: уже 6‑й уровень, выше нет.
# $needed — герой, чей символ нужен предмету.
refuse-wrong-symbol = { $item }: нужен кубик с символом «{ NAME($needed, letter: "small") }» или клевер.
refuse-item-complete = { $item }: обе клетки заполнены.
refuse-box-filled = { $item }: первая клетка уже заполнена.
refuse-same-item = Выберите другой предмет.
refuse-same-hero = Выберите другого героя.
refuse-not-moving = Сначала выберите кубик для перемещения.
refuse-no-moves-left = Все шаги этого кубика сделаны.
refuse-same-room = Команда уже в этом помещении.
refuse-not-adjacent = Это помещение не соседнее.
refuse-not-an-entrance = Первый шаг ведёт через вход в ряд 1.
refuse-wall = Мешает стена. Сквозь неё проводит только Мантия неосязаемости.
refuse-water = Мешает вода. Через неё проводят только Медальон Хара и Следопыт.
refuse-no-minion = Там нет непобеждённого приспешника.
refuse-cannot-decline = От награды нельзя отказаться.
refuse-wounds-first = Сначала решите, сколько ранений примут зелья.
refuse-not-that-many-hearts = У зелий осталось меньше свободных сердец.

## Подготовка

option-dungeon = Подземелье
option-dungeon-hint = На каждой карте свои стены и свои три чудовища.
dungeon-random = Случайное подземелье
dungeon-a = А. Воющие погреба
dungeon-b = Б. Рогатый привратник
dungeon-c = В. Долг глиняного великана
dungeon-d = Г. Пески с лапами
dungeon-e = Д. Двор шакалов
dungeon-f = Е. Запечатанный саркофаг
dungeon-g = Ж. Паутина у подножия башни
dungeon-h = З. Каменная галерея
dungeon-i = И. Фонарь лича
dungeon-j = К. Руины у Великого тракта
dungeon-k = Л. Сад изваяний
dungeon-l = М. Драконья пошлина
option-missions = Миссии
option-missions-hint = Общие задания за добавочную славу. В первой игре проще без них.
missions-none = Без миссий
missions-three = Три миссии
option-vanishing = Исчезающие самоцветы
option-vanishing-hint = После первых двух чудовищ часть самоцветов пропадает для тех, кто их не взял.
vanishing-no = Самоцветы остаются
vanishing-yes = Самоцветы исчезают
option-potions = Ранения и зелья
option-potions-hint = Каждое зелье может принять два ранения. Отмечать их вместо этого на команде почти никогда не лучше.
potions-always = Зелья принимают ранения
potions-ask = Зелья: спрашивать меня

## Компьютеры

level-easy = Лёгкий
level-easy-hint = Замечает лишь часть возможностей: в одиночку в среднем 30 славы.
level-normal = Обычный
level-normal-hint = Взвешивает каждое применение кубика: в одиночку в среднем 75 славы.
level-hard = Сложный
level-hard-hint = Перед каждым кубиком десятки раз доигрывает партию в уме: в одиночку в среднем 103 славы.

## Главы кампаний

story-urban-legends-1 = В каждое полнолуние подвалы под старой пивоварней воют, а утром кого-нибудь недосчитываются. Стража замуровала дверь. Вы войдёте через сток.
story-urban-legends-2 = За подвалами есть ворота, которых нет ни на одной карте, и кто-то рогатый берёт там пошлину костями. А дальше, говорят, глаз, который никогда не закрывается.
story-urban-legends-3 = Когда-то город одолжил глиняного великана и не расплатился. Теперь тот сам спустился за долгом, и под рынком дрожит земля.
story-mummy-1 = Караван в Хамнапту нашли, и вокруг ни одного следа, только тысячи ямок в песке. Среди них и лестница вниз.
story-mummy-2 = Тех, кто грабит мёртвых, судят шакалы, и суд заседает ночью. Хорошо бы увидеть судью раньше, чем он увидит вас.
story-mummy-3 = Крышку держали семь печатей, шесть уже сломаны. Тот, кто стучит изнутри, слышал, что вы пришли за седьмой.
story-tower-1 = У башни нет двери. Зато есть подвал, а в подвале жильцы, и у каждого восемь лап. Путь наверх начинается внизу.
story-tower-2 = Хозяин башни собирает гостей. Они стоят в галерее как живые, и несколько постаментов ещё пустуют.
story-tower-3 = На самом верху висит фонарь, который не светит, а вбирает свет. Его владелец давно умер, только ещё не успел этого заметить.
story-kingdom-1 = Купцы платят, чтобы их провели в обход руин у Великого тракта. Король предпочёл бы заплатить один раз, и вам.
story-kingdom-2 = Ни один садовник не задерживается в летнем дворце дольше недели, а статуй с каждой весной всё больше. Кто-то за ними ухаживает.
story-kingdom-3 = Последняя дорога идёт под горой, а у горы новый хозяин, и считает он золотом и рыцарями. Пошлину ждут сегодня ночью.

## Где партия сейчас и чем кончилась

the-end = Конец партии
# Заголовок журнала.
round = Раунд { $n } из { $of }
moment-draft = Выбор карт
moment-before = Перед 1‑м раундом
# В узкой шапке последнее число не остаётся в строке одно: его держит неразрывный пробел.
moment-round = Раунд { $n } из { $of }
total = { $n ->
    [one] { $n } очко славы
    [few] { $n } очка славы
   *[many] { $n } очков славы
}
# У двоих слава равная.
tie-broken = Слава равная: впереди тот, кто исследовал больше помещений.
verdict-alone = Звание: { $title }. Исследовано помещений: { $rooms } из 42.

## Везение

luck-measure = Клевера за все раунды
luck-clovers = { $n ->
    [one] { $n } клевер
    [few] { $n } клевера
   *[many] { $n } клеверов
} за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}
luck-skulls = { $n ->
    [one] { $n } череп
    [few] { $n } черепа
   *[many] { $n } черепов
} за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}

## Что можно сделать: без кубика и с маленькой буквы, как внутри предложения

# $die — кубик, которым это делают.
offer-with-die = { CAPITAL(NAME($die, case: "instrumental")) } { $offer }
offer-keep = оставить талант «{ $talent }» и цель «{ $objective }»
offer-raise = { $hero ->
    [warrior] Воину
    [wizard] Магу
    [cleric] Священнику
   *[rogue] Плуту
} уровень
offer-craft = клетку { $item ->
    [sword] Меча
    [tome] Фолианта
    [crown] Короны
    [sceptre] Скипетра
    [armour] Доспехов
    [cauldron] Котелка
    [medallion] Медальона
   *[cloak] Мантии
}
offer-brew = сварить зелья
offer-go = идти в { $room }
offer-rest = остаться на месте
offer-fill-box = { offer-craft }
offer-beat-minion = победить приспешника в { $room }
offer-take-gem = взять самоцвет { $gem }
offer-take-no-gem = не брать самоцвет
offer-spare = зелья принимают ранений: { $n }
offer-end-phase = закончить фазу

## Строки счёта, и откуда очки

# Для каждого чудовища; 0 — команда бежала.
score-monster = { $power ->
    [0] бегство
   *[other] мощь { $power }
}
score-levels = Уровни
# $top — слава за героев 6-го уровня.
score-lowest-level = низший уровень { $level }{ $top ->
    [0] { "" }
   *[other] ; героев 6‑го уровня: +{ $top }
}
score-items = Волшебные предметы
score-boxes = { $n ->
    [one] { $n } клетка
    [few] { $n } клетки
   *[many] { $n } клеток
}
score-gems = Самоцветы
score-gems-stolen = выкрадено { $n }
score-minions = Приспешники
score-minions-beaten = побеждено { $n }
score-wounds = Ранения
score-wounds-marked = отмечено { $n }
score-resurrection = Воскрешение
score-resurrected = { $n ->
    [0] не понадобилось
   *[other] один раз
}
score-objective = Цель
# $n — сколько набрано, $steps — за сколько дают славу: 2, 3, 4.
score-steps = { $objective }: { $n } (ступени { $steps })
score-talent = Талант
score-missions = Миссии
score-missions-fulfilled = выполнено { $n }

## Что случилось: впереди имя команды и двоеточие; с большой буквы, если команда играет одна

event-revealed = подземелье { $letter }, «{ $title }». Чудовища: { $monsters }.
event-missions = миссии: { $missions }.
# $faces — грани, кроме черепов, через запятую.
event-rolled = кубики: { $faces }{ $skulls ->
    [0] { "" }
    [one] , { $skulls } череп
    [few] , { $skulls } черепа
   *[many] , { $skulls } черепов
}{ $rerolls ->
    [0] { "" }
   *[other] { " " }(после переброса)
}.
# $gems — буквы.
event-vanished = исчезают самоцветы: { $gems }.
event-crossed-out = самоцветы достались соперникам: { $gems }.
event-dealt = на выбор два таланта: { $one }, { $two }.
event-kept = выбраны талант «{ $talent }» и цель: { $objective }.
event-chose = карты выбраны.
# $effect — отдельное предложение.
event-talent = талант «{ $talent }». { $effect }
event-used = использован кубик: { $die }.
event-raised = { $hero }: теперь { $level }‑й уровень.
event-crafted = { $item }: { $boxes ->
    [1] 1 клетка из 2
   *[other] готово
}.
event-brewed = { $n ->
    [0] для зелий больше нет места
   *[other] +{ n-potions }, всего { $total } из { $of }
}.
event-entered = вход в помещение { $room }.
event-trapped = ловушка в { $room }.
event-crossed-water = переход через воду.
event-crossed-wall = проход сквозь стену.
event-beat = { $minion } { $level }‑го уровня: победа в { $room }.
# Из $n ранений зелья приняли $absorbed, отмечено $marked.
event-wounded = { n-wounds } ({ NAME($cause, letter: "small") }){ $absorbed ->
    [0] { "" }
   *[other] { $marked ->
        [0] , всё приняли зелья
       *[other] , зелья приняли { $absorbed }
    }
}.
event-resurrected = команда пала и воскресла: −9 славы в конце.
event-stole = выкраден самоцвет { $gem }, всего { $total }.
event-stole-outside = выкраден самоцвет, всего { $total }.
event-lost = отмечать больше нечего, награда пропадает: { $reward }.
event-declined = самоцвет не взят.
# Что соперник сделал за раунд: $gained — «помещения +3, уровни +1».
event-gained = за раунд: { $gained }.
event-nothing-gained = за раунд ничего не получено.
gained-rooms = помещения
gained-levels = уровни
gained-boxes = клетки предметов
gained-potions = зелья
gained-gems = самоцветы
# $glory — со знаком: +4.
event-claimed = миссия выполнена, { $glory } славы: { $mission }.
event-fought = { $monster }: мощь { $power }, { $range ->
    [0] низшая
    [1] средняя
   *[2] высшая
} ступень, { $glory } славы.
event-fled = { $monster }: бегство, { $glory } славы.
event-spoils = { $monster }: эта команда сильнее всех и берёт награду.

## Совет: как назвать ход

way-walk = { CAPITAL(NAME($die, case: "instrumental")) } дойти до { $room }
way-step = Оставшимися шагами дойти до { $room }, не тратя кубика
way-then = { $way }, затем { $next }

## Совет: на что посмотреть

nudge-keep = Какой талант поможет с первого же раунда, а какая цель достигается попутно?
nudge-far-gem = Какой самоцвет лежит там, куда ваша команда вряд ли дойдёт?
nudge-enough = Шаги ещё есть. Найдётся ли рядом помещение, от которого будет толк?
nudge-give-up = Даёт ли хоть один из кубиков больше, чем отнимает?
nudge-free-box = Клетка даром. Какой предмет станет готов сразу или хотя бы успеет?
nudge-free-minion = Победа даром. Какой приспешник ранил бы вас при встрече сильнее всех?
nudge-spare = Отмечено ранений: { $wounds }, здоровье { $health }. Близко ли гибель и на что понадобятся зелья потом?
nudge-free-level-for = Уровень даром. { $monster }: перед кем чудовище слабо? А кто отстаёт от команды?
nudge-free-level = Уровень даром. Кто отстаёт от команды и кого скоро ждут приспешники?
nudge-gem = Следующий самоцвет даст { $glory } славы. Есть ли до какого дойти?
nudge-minion = Сравните уровни героев с приспешниками вокруг. Кого уже можно победить?
nudge-find = В одном из помещений поблизости ждёт уровень или клетка. В каком?
nudge-potion = Поблизости осталось зелье. Где?
nudge-ahead = Посмотрите на два перемещения вперёд. Что лежит чуть дальше, чем можно дойти?
nudge-lair-now = { $monster } в { $room }, бой — уже после этого раунда. Успеете ли вы туда?
nudge-lair-steps = Шаги ещё есть, а в { $room } ждёт { $monster }. Каким путём туда ближе?
nudge-lair = { $monster } ждёт в { $room } до { $round }‑го раунда. Какой кубик ведёт туда?
nudge-mission = Миссия «{ $mission }»: пока { $n } из { $of }. Чего не хватает?
nudge-skill = На { $level }‑м уровне герой получает ещё и умение. Кто к нему близок?
nudge-power = { $monster }: ваша мощь { $power }, новая ступень — с { $next }. Что её прибавит?
nudge-weakness = { $monster }: один из героев здесь считается дважды. Подходит ли кубик?
nudge-lowest = В конце считается самый низкий уровень, у вас это { $level }. Кто отстаёт?
nudge-class = Каждый класс сражается со своим видом приспешников. Какой стоит у вас на пути?
nudge-two-boxes = Раундов после этого: { $rounds }. Какой предмет окупит за это время две клетки?
nudge-sword = Один предмет почти готов. Не поможет ли он против чудовищ?
nudge-sceptre = С иными приспешниками лучше не встречаться. Нельзя ли победить без боя?
nudge-pays-back = Одному из предметов не хватает клетки, и он сразу окупится. Какому?
nudge-one-box = Одному из предметов не хватает одной клетки. Что он даст сейчас или в конце?
nudge-row = Ряд зелий почти полон. Что даст последнее?
nudge-brew = Ранений { $wounds }, здоровье { $health }, свободных сердец зелий { $hearts }. Во что обойдутся новые бои?

## Совет: чем ход хорош

why-no-gem = Сейчас ни один самоцвет не берётся.
# $effect — что даёт талант, целое предложение.
why-cards = { $effect } { $objective }: от { $least } — 2 славы, от { $most } — 6.
# Осталось $n шагов.
why-done = { $n ->
    [0] Делать больше нечего.
   *[other] Раунд для вас закончится там, где вы стоите. Не пригодится { n-steps }.
}
why-spare = Зелья примут { $taken }, отметить — { $marked }: всего { $wounds } при здоровье { $health }. Свободных сердец зелий: { $hearts }.
why-rest = Кубик { $round }‑го раунда потрачен, на листе ничего не меняется.
why-nothing = Сразу ничего не меняется.
# $gains — сообщения ниже через запятую, ещё $more не названы; $n — насколько меняется счёт, $glory — то же со знаком.
why-brings = Итог: { $gains }{ $more ->
    [0] { "" }
   *[other] { " " }и не только
}{ $n ->
    [0] { "" }
   *[other] { " " }({ $glory } славы)
}.
why-rooms = { $n ->
    [one] { $n } новое помещение
    [few] { $n } новых помещения
   *[many] { $n } новых помещений
}
why-victory = победа в { $room } ({ NAME($minion, letter: "small") })
why-victories = победы над приспешниками: { $n }
why-level = { NAME($hero, letter: "small") } { $level }‑го уровня
why-box = { $boxes ->
    [1] клетка предмета «{ $item }»
   *[other] готовый предмет «{ $item }»
}
why-gem-outside = самоцвет
why-wounds = Цена: { n-wounds }{ $absorbed ->
    [0] { "" }
   *[other] { $marked ->
        [0] , всё примут зелья
       *[other] , из них зелья примут { $absorbed }
    }
}.
# $wounds — предложение выше.
why-falls = { $wounds } Команда падёт: −9 славы в конце.
why-fulfils = Это выполнит миссию, { $glory } славы: { $mission }.
# В бою $n ранений.
why-lair = Логово достигнуто ({ $monster }): при мощи { $power } бой { $round }‑го раунда даст { $glory } славы{ $n ->
    [0] { "" }
   *[other] { " " }и { n-wounds }
}.
why-lair-too-weak = Логово достигнуто ({ $monster }); для боя { $round }‑го раунда не хватает мощи: { $lack }.
# Начало трёх следующих: $power.
why-power = { $monster }: мощь { $before } → { $after }
why-new-range = { $power }, это новая ступень: { $glory } славы.
why-next-range = { $power }, следующая ступень — с { $next }.
why-last-range = { $power }.
why-item-glory = Готовый предмет даст ещё { $glory } славы.
why-item-will = Что даст готовый предмет: { $effect }.
why-item-does = С этого момента: { $effect }.
why-nearer = Оттуда { n-steps } до { $room }: там { $monster }.
why-advances = Миссия «{ $mission }»: { $n } из { $of }.
why-potion-row = До следующей награды в ряду зелий: { $n }.

## Поле: заголовки и пометки листа, названия для тех, кто слушает

dungeon = Подземелье
map-help = Карта подземелья, 7 рядов по 6 помещений. Стрелки двигают, Enter выбирает.
round-track = Шкала раундов
heroes = Герои
magic-items = Волшебные предметы
magic-items-note = 1 слава за клетку
potions = Зелья
health = Здоровье
gems = Самоцветы
minions = Приспешники
track-note = слава внизу
monsters = Чудовища
monsters-note = сила + уровень того, кого боятся
missions = Миссии
no-missions = В этой игре нет миссий.
your-cards = Ваши карты
cards = Карты
glory-now = Слава сейчас
objective = Цель
objective-secret = в тайне до конца игры
deal = Оставьте по одной
deal-talents = Талант
deal-objectives = Цель
deal-note = Цель также задаёт цвет каждого героя.
dice-of-round = Кубики раунда
uses-of-die = Что делает этот кубик
choices = Варианты
sheets = Листы команд
hide-hints = Скрыть подсказки
your-team = вы
room-choose = можно выбрать
room-go = можно идти
wall = стена
water = вода
any-symbol = любой
fears = боится
your-power = мощь
power-then = мощь в бою
flee = бегство
gems-vanish-then = затем исчезают
strongest-takes = сильнейшему
mark-all-wounds = Отметить все
take-no-gem = Не брать
mission-taken = занята
# Что герой даёт команде на 4-м уровне.
warrior-ability = +1 к мощи
wizard-ability = кубики любого цвета
cleric-ability = черепа не ранят
rogue-ability = +1 самоцвет
# Что даёт готовый предмет, в двух-трёх словах.
sword-in-short = +3 к мощи
tome-in-short = +1 уровень
sceptre-in-short = победить двоих
armour-in-short = +1 в стычках
cauldron-in-short = +3 зелья
medallion-in-short = путь через воду
cloak-in-short = путь сквозь стены
heroes-strength = сила { $n }
# $room — логово, бой в конце раунда.
monster-when = { $room } · раунд { $round }
missions-note = { $glory } славы в этом раунде
card-glory = { $glory } в конце
# Сколько уже набрано для цели.
objective-now = сейчас { $n }
resurrection = Воскрешение −9
potions-take = Зелья примут { $n }

## Поле: что даст выбор. $shown — это $n со знаком

mark-spared = { n-wounds } примут зелья
mark-fall = команда падёт: минус 9 славы
mark-gems = { $shown } { $n ->
    [one] самоцвет
    [few] самоцвета
   *[many] самоцветов
}
mark-levels = { $shown } { $n ->
    [one] уровень
    [few] уровня
   *[many] уровней
}
mark-boxes = { $shown } { $n ->
    [one] клетка предмета
    [few] клетки предметов
   *[many] клеток
}
mark-potions = { $shown } { $n ->
    [one] зелье
    [few] зелья
   *[many] зелий
}
mark-minions = { $shown } { $n ->
    [one] приспешник
    [few] приспешника
   *[many] приспешников
}
mark-lair = логово { $rank }
mark-glory = { $shown } { $n ->
    [one] слава
    [few] славы
   *[many] славы
}

## Поле: подписи

room-lair = логово: { $monster }
room-tunnel = тоннель
room-explored = исследовано
room-here = команда здесь
room-minion = { $minion } { $level }‑го уровня
# $minion — сообщение выше.
room-beaten = { $minion } (победа)
room-taken = { $find } (взято)
room-gone = { $find } (исчез)
# $hero — бывает и с цветом: «Воин, белый».
hero-row = { $hero }, уровень { $level }
hero-at-top = { $hero }: высший уровень
hero-raise = { $hero }: повысить до { $level }‑го уровня
item-craft = { $item }, клеток { $n } из { $of }: { $effect }
item-glory = { $glory } славы
# $brings — что это даст, через запятую.
potions-brew = Сварить: { $brings }
potions-held = Зелья: { $n } из 12
life = Здоровье { $health } из 24, ранений { $wounds }, слава { $glory }; свободных сердец зелий: { $hearts }
life-wounds = Ранений { $wounds } из { $health }
life-hearts = Свободных сердец { $hearts }
track = { $n } из { $of }, слава { $glory }
die-skull = Череп
die-blank = Кубик
die-wounds = 1 ранение, использовать нельзя
die-used = использован
die-chosen = выбран
die-idle = сейчас нельзя
# За этим идут использованные грани и чудовище, с которым бой.
track-round = Раунд { $n }
track-then = { $round }, потом { $monster }
mission-progress = { $mission }: { $n } из { $of }

## Поле: что нужно сделать

prompt-wait = Ждём остальных.
prompt-choose-die = Выберите кубик: { $n ->
    [one] остался
    [few] осталось
   *[many] осталось
} { $n }.
prompt-mark = { CAPITAL($die) }: выберите, что подсвечено.
prompt-step-or-end = Ещё { n-steps }: идите дальше или закончите раунд.
prompt-step = Ещё { n-steps }: идите дальше или возьмите другой кубик.
prompt-rest = { CAPITAL($die) }: кубик пропадёт впустую.
prompt-done = Три кубика использованы. До конца раунда всё можно отменить.
prompt-over = Партия окончена.
# $name — имя соперника.
prompt-rival = Лист: { $name }.
prompt-read = Только для просмотра.
prompt-cards = Выберите талант и цель.
prompt-objective = А теперь — цель.
prompt-talent = А теперь — талант.
prompt-cards-kept = Эти две? Остальные уйдут из игры.
prompt-level = Выберите, кого повысить.
prompt-level-first = Выберите первого героя для повышения.
prompt-level-other = Выберите другого героя.
prompt-box = Выберите предмет: заполните клетку.
prompt-first-box = Выберите предмет: первая клетка.
prompt-first-box-other = Выберите другой предмет: первая клетка.
prompt-minion = Выберите, кого победить.
prompt-any-gem = Выберите самоцвет.
prompt-wounds = { n-wounds }: сколько примут зелья?
prompt-potion = Зелье.
prompt-gem = Самоцвет.
moves-lost = От прошлого кубика пропадёт: { n-steps }.

## Поле: подсказки для первой игры

tip-cards = Талант помогает всю игру. Цель — тайная слава, и она задаёт цвета героев: каждый учится на кубиках своего цвета.
tip-choose-die = Каждый раунд вы используете три кубика. Коснитесь одного: на листе подсветится всё, что он может.
tip-mark = Коснитесь подсвеченного помещения, чтобы наметить путь. Клетка или зелье отмечаются сразу; всё можно отменить.
tip-step = Перемещение продолжается: коснитесь подсвеченного помещения. Другой кубик его прервёт.
tip-wounds = Зелья нужны только для ранений, каждое примет два. Остальное отмечается и стоит славы.
tip-reward = Сначала награда: коснитесь одного из подсвеченных мест.
tip-done = В конце раунда подводятся итоги: самоцветы, миссии, чудовища. Потом снова бросок.

## Поле: кнопки

main-none = Дальше
main-walk = Идти в { $room }
main-keep = Оставить эти
main-rest = Потратить впустую
main-done = Закончить раунд
main-back = Мой лист
# Путь: через вход в помещение.
way-into = Вход в { $room }
verb-none = нет
verb-walk = Идти
verb-up-to = до { $n }
verb-level = Уровень
verb-to-level = до { $level }
# Нет героя такого цвета, как кубик.
verb-colour = цвет
verb-heroes = { $n ->
    [one] { $n } герой
    [few] { $n } героя
   *[many] { $n } героев
}
verb-craft = Создать
verb-items = { $n ->
    [one] { $n } вещь
    [few] { $n } вещи
   *[many] { $n } вещей
}
verb-brew = Сварить
verb-rest = Пас
verb-no-effect = впустую

## Поле: почему нажатие ничего не делает

tap-too-far = Слишком далеко: не больше чем { n-steps }, и сперва награды по пути.
tap-die-first = Сначала выберите кубик.
tap-skull = Череп использовать нельзя.
tap-not-now = Сейчас на этом листе отмечать нельзя.

## Поле: что принесёт конец раунда, и пометка под чудовищем

closing-claim = { $mission }: { $glory } славы.
closing-flight = { $monster }: бегство, { $glory } славы.
closing-fight = { $monster }: мощь { $power }, { $glory } славы, { n-wounds }.
note-fought = Бой: { $glory } славы
note-fled = Бегство: { $glory } славы
# $far — сколько шагов.
note-far = До логова { $far }
note-ready = Готовы к бою: { $glory }
note-lacks = Для боя мощи ещё { $power }

## Поле: из чего сложился счёт и что решило партию

account-top = { $hero }, 6‑й уровень
account-lowest = Низший уровень
account-gem = Самоцвет { $n }
account-skulls = Черепа
account-traps = Ловушки
account-reached = { $n }: достигнуто
account-not-reached = { $n }: не достигнуто
# $line — строка счёта.
decided-most = Больше всего принесла строка «{ $line }».
decided-line = Всё решила строка «{ $line }»: { $mine } против { $theirs }.
decided-wounds = Дороже всего обошлись ранения: { n-wounds }.
decided-flight = Чудовище, от которого пришлось бежать: { $monster }.
decided-flights = Пришлось бежать от { $n } чудовищ.
