### Слова «Подземелья». Синтаксис Project Fluent: https://projectfluent.org/fluent/guide

## Коробка

# Её название и строка под ним. Они есть у программы с самого начала.
title = Подземелье
line = Стройте лабиринт, берите задания, насылайте беды на друзей.

## Названия

# Фазы хода: сами по себе и внутри предложения.
-phase-setup = { $form ->
   *[title] Подготовка
    [within] подготовка
}
-phase-reset = { $form ->
   *[title] Восстановление
    [within] восстановление
}
-phase-villainy = { $form ->
   *[title] Злодеяния
    [within] злодеяния
}
-phase-locations = { $form ->
   *[title] Локации
    [within] локации
}
-phase-heroics = { $form ->
   *[title] Подвиги
    [within] подвиги
}
-phase-discard = { $form ->
   *[title] Сброс и добор карт
    [within] сброс и добор карт
}
step-attack = Атака
step-response = Ответ
step-attack-roll = Проверка атаки
step-counter-roll = Проверка контратаки
step-comparison = Сравнение
step-challenge = Вызов
step-lair = Логово
step-reward = Награда
# Как нанесён удар.
-by-melee = в ближнем бою
-by-magic = магией
-by-speed = скоростью
hazard-danger = Опасность
hazard-spikes = Шипы
hazard-pit = Яма
stat-health = Здоровье
stat-glory = Слава
stat-peril = Риск
stat-ap = Очки действия
stat-level = Уровень
# Сторона: «к северу от Склепа».
-side-north = к северу
-side-east = к востоку
-side-south = к югу
-side-west = к западу
# Путь: «идти на север».
-way-north = на север
-way-east = на восток
-way-south = на юг
-way-west = на запад
-exit-north = северный выход
-exit-east = восточный выход
-exit-south = южный выход
-exit-west = западный выход
# Колода, из которой берут карты, в родительном падеже.
-deck-glory = колоды славы
-deck-peril = колоды риска
# Куда уходит монстр после битвы.
-to-hand = на руку
-to-lair = в логово
-to-discard = в сброс

## Числа

glory = { $n ->
    [one] { $n } слава
    [few] { $n } славы
   *[many] { $n } славы
}
# Как дополнение, в винительном падеже.
glory-object = { $n ->
    [one] { $n } славу
    [few] { $n } славы
   *[many] { $n } славы
}
peril = { $n ->
    [one] { $n } риск
    [few] { $n } риска
   *[many] { $n } риска
}
action-points = { $n ->
    [one] { $n } очко действия
    [few] { $n } очка действия
   *[many] { $n } очков действия
}
# Три — в винительном падеже.
wounds = { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
}
health-object = { $n ->
    [one] { $n } здоровье
    [few] { $n } здоровья
   *[many] { $n } здоровья
}
cards = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
# Цена в скобках в конце предложения; если её нет — ничего.
for-glory = { $n ->
    [0] { "" }
   *[other] { " " }({ glory })
}
for-peril = { $n ->
    [0] { "" }
   *[other] { " " }({ peril })
}

## Имена

# Имена героев, монстров, карт и локаций приходят в сообщения уже в том падеже, который стоит в предложении сейчас.
quest-quoted = «{ $name }»
list = { $before } и { $last }
# $gender — род имени, с которым слово согласуется.
defeated = { $gender ->
   *[masculine] повержен
    [feminine] повержена
    [neuter] повержено
    [plural] повержены
}

## Что лежит на столе

attack-hero = Напасть на { $hero } { $how }
offset-north = { $n } на север
offset-south = { $n } на юг
offset-east = { $n } на восток
offset-west = { $n } на запад
offset-middle = в центре

## Стол

title-tomb = Гробница повелителя мёртвых
title-vault = Обитель чудовищ
title-both = Подземелье, обе коробки
heading-turn = Раунд { $round }: { $hero }
moment-turn = Раунд { $round }, { $hero }: { $phase }
the-end = Конец партии

## Что случилось: стол, ходы, колоды, конец. $name — герой, $player — кто за него играет, или «Вы»

event-hero-yours = Ваш герой — { $hero }, { $class }.
event-hero = { $player }: герой — { $hero }, { $class }.
event-quests-yours = Ваши задания: { $quests }.
event-quests = { $player }: личные задания { $quests }.
event-global = Общее задание для всех: { $quest }.
# $gain — что получено, после двоеточия: «: +2 славы»; или ничего.
event-gathered-alone = Герой начинает путь { $place }{ $gain }.
event-gathered = Все герои начинают путь { $place }{ $gain } каждому.
event-placed-alone = { $side } от { $of } теперь { $place }.
event-placed = { $player } выкладывает { $place } { $side } от { $of }.
event-no-place = { $place } положить некуда: карта уходит под колоду.
event-map-full = Подходящих локаций больше нет.
event-turn-alone = у { $name } { action-points }.
event-turn-yours = Ваш ход: у { $name } { action-points }.
event-turn = Ходит { $player }: у { $name } { action-points }.
event-draws = { $who } берёт { $cards }.
event-peril-dice = Кубики риска { $place } (до { $reach }): { $faces }{ $hits ->
        [0] { " " }— всё спокойно
       *[other] { "" }
    }.
event-peril-brings = Риск приносит { $card }.
event-waits = { $card } ждёт своего часа.
event-reveals = { $who } открывает { $cards }.
event-shuffled = Сброс перемешан и становится новой колодой.
# Между бросками, которые перечислены подряд.
first-again = ; ещё раз:
first-entrance = достался вход
event-first = Первый ход: { $player } ({ $how }).
end-quests-alone = Три задания выполнены, герой у входа: победа.
end-quests = { $name } побеждает: выполнены три задания.
end-last-hero = { $name } побеждает: других героев не осталось.
end-together = Последние герои повержены вместе; победа за тем, кто был впереди: { $player }.
end-draw = Последние герои повержены вместе: ничья.
end-rounds = Последний раунд сыгран.
end-lost = Партия проиграна.

## Что делают герои и что с ними случается

event-peril-given = { $giver } добавляет { $name } { peril } за раны.
event-healed = { $name } восстанавливает { health-object }, теперь { $left }{ $because }.
event-wounded = { $name } получает { wounds }, здоровье { $left }.
event-spared = { $name } избегает { $n ->
        [one] { $n } раны
        [few] { $n } ран
       *[many] { $n } ран
    }.
event-falls-for-ap = { $name } падает ради очка действия.
event-falls = { $name } падает.
event-stands = { $name } встаёт.
event-saves-ap = { $name } сохраняет { action-points }.
event-returns = { $who } продолжает игру: герой — { $name }, уровень 1.
# $n — что получено, например «2 славы»; $because — карта в скобках, фраза for-battle или ничего.
event-gains = { $name } получает { $n }{ $because }.
event-loses = { $name } теряет { $n }{ $because }.
for-battle = за битву
event-defeated = { $name } { defeated }.
event-out = { $name } { defeated }, { $player } выбывает из игры.
event-out-you = { $name } { defeated }, { $player } выбываете из игры.
event-stays = { $name } остаётся { $place }{ $gain }.
event-exit-held = { $name } открывает { $exit }, но пройти пока не может: нет очков действия.
event-shifted = Карта на новом месте: { $place }.
event-bridge-out = Мост выдвинут.
event-bridge-in = Мост убран.
event-deactivated = Локация деактивирована: { $place }.
event-works-again = Локация снова действует: { $place }.
event-walks = { $name } идёт { $place }{ $gain }.
event-warped = { $name } переносится { $place }{ $gain }.
event-led = { $name } против воли попадает { $place }{ $gain }.
event-readies = { $name } разыгрывает { $card }{ for-glory }.
event-plays = { $name } разыгрывает { $card }{ for-glory }.
event-card-strikes = Против { $name } действует { $card }.
event-plays-against = { $player } разыгрывает { $card } против { $name }{ for-peril }.
event-cancels = { $name } отменяет { $card }.
event-discards = { $player } сбрасывает { $card }.
event-sheds = { $name } избавляется от { $card }.
ability-named = умение «{ $ability }»
quest-reward = награду за задание { $quest }
event-uses = { $name } использует { $what }.
event-sacrifice = { $name } приносит жертву: { $quest }.
event-completes = { $name } выполняет задание { $quest } ({ $done } из 3): уровень { $level }{ $gain }.
event-escort-begun = { $name } начинает сопровождение: { $quest }.
event-escort-dropped = { $name } прерывает сопровождение: { $quest }.
event-escort-taken = { $name } продолжает сопровождение: { $quest }.
event-escort-stolen = { $name } перехватывает сопровождение: { $quest }.
event-quest-swapped = { $name } меняет задание { $old } на { $new }.

## Битвы

event-hunt = { $hero } охотится на { $foe }.
event-strikes = { $by } нападает на { $on } { $how }.
event-challenges = { $by } бросает вызов и атакует { $on } { $how }.
event-foe-healed = { $foe } набирается сил: здоровье { $health }.
event-takes = { $who } забирает { $card } на руку.
event-card-goes = { $card } уходит { $place }.
event-card-goes-of = { $card } уходит { $place } ({ $who }).
event-hunt-failed = { $foe } уходит: охота не удалась.
event-springs = { $who } устраивает ловушку для { $target }: { $card }{ for-peril }.
event-sends = { $who } выпускает из логова { $card } на { $target }{ for-peril }.
event-sets = { $who } натравливает { $card } на { $target }{ for-peril }.
event-foe-discarded = { $name } уходит в сброс.
event-foe-leaves = { $name } покидает битву.

## Кубики и суммы

# Считается один кубик из двух.
sum-of-two = { $face } (из { $first } и { $second })
exit = выход
roll-hazard = преграда
roll-standing = подъём героя
roll-chance = удача
roll-ok = { $what } ({ $asked }): у { $hero } { $sum } — успех.
roll-fails = { $what } ({ $asked }): у { $hero } { $sum } — провал.
roll-search-for = поиск, { $quest }
roll-search = поиск
# Две стороны сравнивают суммы $a и $d.
compared-equal = { $by } ({ $a }) и { $on } ({ $d }) равны { $how }: удара нет.
compared-negated = { $by } ({ $a }) против { $on } ({ $d }) { $how }: удар не причиняет вреда.
compared-hits = { $by } ({ $a }) наносит { $on } ({ $d }) удар { $how }.
compared-parries = { $on } ({ $d }) отбивает атаку { $by } ({ $a }) и наносит ответный удар { $how }.
-equal-melee = в ближнем бою
-equal-magic = в магии
-equal-speed = в скорости

## Что можно сделать

offer-pass = Пропустить
offer-pass-battle = Пропускать до конца битвы
offer-pass-turn = Пропускать до своего хода
offer-shed = Избавиться от { $card }
offer-explore = Исследовать: выложить ещё одну локацию
offer-attempt = Попытаться выполнить { $quest }
offer-search = Искать: { $quest }
offer-escort = Начать сопровождение: { $quest }
offer-finish = Завершить задание { $quest }
offer-take = Продолжить сопровождение: { $quest }
offer-drop = Прервать сопровождение: { $quest }
offer-stand = Встать за 1 очко действия
offer-fall = Упасть ради очка действия
offer-end-declare = Больше никого не объявлять: начать битву
offer-end-villainy = Закончить фазу злодеяний
offer-end-heroics = Закончить фазу подвигов
offer-ready = Разыграть { $card } ({ glory })
offer-play = Разыграть { $card } ({ glory })
offer-set = Натравить { $card } на { $hero } ({ peril })
offer-play-against = Разыграть { $card } против { $hero } ({ peril })
offer-from-lair = Выпустить { $card } из логова на { $hero } ({ peril })
offer-use = Использовать { $name }{ $what }
# $how — одно из трёх сообщений ниже или ничего.
offer-go-to = Идти { $way } { $place }{ $how }
offer-go = Идти { $way }{ $how }
offer-go-with = , используя { $card }
offer-go-blocked = , выход блокирован: { $form } { $reach }+
offer-go-trap = , ловушка: { $form } { $reach }+
cost-free = бесплатно
cost-fall = упав
offer-challenge = Вызов: атаковать { $on } { $how } ({ $cost })

## Что делает ответ

offer-discard-nothing = Ничего не сбрасывать
# $at — где лежит локация, в скобках, если есть другая с тем же именем.
offer-lay = Выложить { $place }{ $at }
offer-take-card = Взять { $card }
offer-attack = Атаковать { $how }
offer-choose-exit = Выбрать { $exit }
offer-discard-lair = Сбросить { $card } из логова
offer-hero = Играть героем: { $name }, { $class }
offer-exchange = Обменять { $quest }
offer-choose-attack = Выбрать атаку { $by }
offer-first = Сначала { $name }
offer-destination = Карта уходит { $place }
offer-draw-from = Взять карту из { $deck }
offer-discard-inventory = Сбросить { $card } из инвентаря
offer-discard = Сбросить { $card }
offer-discard-of = Сбросить { $card } у { $hero }
offer-give-peril = Добавить { $name } { peril }
offer-turned = Положить вверх ногами
offer-upright = Положить прямо
offer-save-ap = Сохранить 1 очко действия
offer-save-none = Не сохранять очко действия
offer-first-hand = Взять карт славы: { $n }, карт риска: { $rest }
offer-place = Выложить { $place }
offer-place-beside = Выложить { $place } { $side } от { $beside }{ $at }

## Вопросы и на что посмотреть, прежде чем ответить

look-discard = Какой карте на руке в ближайшие ходы нечего делать?

## Вопросы в битве

ask-which-battle = Какая битва первая?
look-which-battle = Против кого важнее, чтобы ваши монстры были ещё целы?
answer-battle = Сначала битва против { $hero }
look-forms = Сравните показатели по видам боя. Где разрыв больше?
ask-form = В какой форме монстр атакует?
answer-form = { $foe } атакует { $how }
look-order = Первое может решить остальное. Какая атака вероятнее попадёт?
ask-special = Что происходит первым?
answer-first = Сначала { $name }
ask-which-attack = Какая атака сравнивается первой?
ask-attack = О какой атаке речь?
answer-no-attack = Больше никакую атаку
look-wound = Одна ли рана здесь важна?
ask-extra = Добавить рану к удару?
answer-extra = Использовать { $name }: ещё одна рана
answer-no-extra = Не использовать { $name }
ask-token = Перехватить сопровождение вместо раны?
answer-token = Перехватить сопровождение вместо раны: { $quest }
answer-wound = Нанести рану
ask-destination = Куда отправляется монстр?
look-destination = Монстр может прийти снова или освободить место. Что вам нужнее?
answer-destination = { $foe } уходит { $place }
ask-free-attack = Кого и как атаковать?

## Вопросы о картах

ask-discard-lair = Логово переполнено. Кто уйдёт?
ask-host = Какому монстру это достанется?
look-host = Кого из своих монстров вы выпустите скорее?
answer-host = Прикрепить: { $card }
ask-discard-hand = Какую карту с руки сбросить?
ask-discard-readied = Какую подготовленную карту сбросить?
look-discard-readied = Какая из разыгранных карт полезнее всего хозяину?
ask-discard-drawn = Заплатить и сбросить взятую карту?
look-discard-drawn = Что эта карта вам сделает и на что нужна слава?
answer-discard-drawn = Сбросить { $card }, заплатив славу
answer-keep-drawn = Принять { $card }
ask-surplus = Карт больше предела. Какую сбросить?
look-soonest = Какую из этих карт вы сможете скорее применить и оплатить?
ask-fetch = Какую карту взять из сброса?
answer-fetch = Взять { $card } из сброса
ask-take-revealed = Какую из этих карт взять?
answer-take-none = Ничего не брать
ask-deck = Из какой колоды?
look-deck = Чего не хватает на руке: помощи себе или вреда другим?
ask-either = Что из этого?
look-either = Прочтите оба варианта. Какой вам по средствам?

## Вопросы о героях

look-nearest = Откуда ближе всего до ваших заданий?
look-farthest = Где этот герой дальше всего от того, что ему нужно?
ask-exit = Через какой выход?
ask-warp = Куда перенести героя?
answer-warp = Перенести { $hero } { $place }
ask-step = В какую соседнюю локацию?
answer-step = Увести { $hero } { $place }
ask-dodge = Заплатить очко действия вместо проверки шипов?
look-dodge = Насколько опасны шипы и на что ещё пошло бы очко действия?
answer-dodge = Заплатить 1 очко действия и увернуться от шипов
answer-no-dodge = Бросить кубик против шипов
ask-peril = Чей риск растёт?
look-peril = Кого лишний риск подставит под чьи-то карты?
answer-no-peril = Никому не добавлять риск
look-new-start = Новое начало: чего требуют оставшиеся задания?
ask-new-hero = Кто ваш новый герой?
ask-new-place = Где начнёт герой?
answer-new-place = Вернуть { $hero } { $place }

## Вопросы о карте подземелья

look-shift = Какая локация мешает вам или лежит слишком удобно для других?
ask-take-up = Какую локацию сдвинуть?
answer-take-up = Взять со стола { $place }
ask-swap = Какую локацию поменять местами?
answer-swap = Поменять местами { $place }
ask-swap-second = С какой?
answer-swap-second = Поменять местами { $first } и { $second }
ask-turns = Как их положить?
answer-turn-neither = Ничего не разворачивать
answer-turn = Развернуть { $place }
answer-turn-both = Развернуть { $first } и { $second }
ask-location = Какая это локация?
look-location = В какой локации это важнее всего?
answer-deactivate = Деактивировать { $place }
answer-take-token = Снять жетон деактивации: { $place }
answer-choose = Выбрать { $place }

## Вопросы о заданиях

ask-swap-quest = Какое задание обменять?
look-swap-quest = Какое из ваших заданий займёт больше всего времени?
ask-stake = Сколько раз доплатить славой?
look-stake = Сколько прибавляет к шансу каждая плата и на что ещё нужна слава?
answer-stake-none = Бросить, не платя славы
answer-stake = Заплатить за бросок { glory-object }
ask-sacrifice = Какой картой пожертвовать?
look-sacrifice = Какая из ваших карт своё уже отслужила?
answer-sacrifice = Пожертвовать: { $card }

## Что можно сыграть, строкой списка

row-against = { $card } против { $hero }
now-blow = попадание { $win } %, ответный удар { $loss } %
now-roll = успех { $before } % → { $after } %
now-success = успех { $percent } %
now-search = кубик + { $way } за расстояние до входа, нужно { $reach }: { $odds } %; { action-points }
now-unhurt = лечить нечего: здоровье полное
now-fails-you = ваш провал { $percent } %
now-fails = провал { $percent } %: { $name }

## Что происходит, когда кого-то спрашивают: без точек

moment-heroics-end-yours = Ваши подвиги закончены
moment-heroics-end = Подвиги закончены: { $active }
moment-heroics-end-line = Последний момент перед сбросом карт
moment-reward = Битва окончена
moment-reward-line = Теперь можно разыграть постоянное сокровище
moment-free = Ходит { $active }: { NAME($phase, form: "within") }
moment-free-line = Можно вмешаться, остальные пока ждут
moment-enters-you = Вы пришли { $place }
moment-enters = { $name } { came } { $place }
moment-enters-here = { $name } { came } { $place }, где стоите вы
came = { $gender ->
   *[masculine] пришёл
    [feminine] пришла
    [neuter] пришло
    [plural] пришли
}
moment-ap-left = Осталось: { action-points }
moment-here = Здесь: { $rules }
moment-nothing-here = Ничего особенного здесь нет
moment-met = Затем: { $all }
moment-roll = Перед броском { $name }
moment-roll-yours = Перед вашим броском
context-exit = Выход
context-hazard = Преграда
context-trap = Ловушка
context-quest = Задание
context-threat = Угроза
context-search = Поиск
context-chance = Кубик
context-attack = Атака
context-counter = Контратака
# После того, ради чего бросают: «Выход: ближний бой 4+; успех 50 %».
moment-roll-odds = ; успех { $percent } %
moment-wound = Вы вот-вот потеряете { health-object }
moment-wound-line = Здоровье героя: { $health } из { $most }
moment-wound-line-blow = Здоровье героя: { $health } из { $most }; удар в битве
moment-plays-on-you = { $who } разыгрывает { $what } против вас
moment-plays-on = { $who } разыгрывает { $what } против { $name }
moment-peril-brings = Риск приносит { $what }
moment-plays = { $who } разыгрывает { $what }
moment-attack-off = Атака сорвалась
moment-attack-off-line = Бросать кубики незачем
moment-attacked = { $name } { attacked }
attacked = { $gender ->
   *[masculine] атакован
    [feminine] атакована
    [neuter] атаковано
    [plural] атакованы
}
moment-rolled = Кубики уже брошены
moment-not-rolled = Кубики ещё не брошены
summons-discards = { $name }: пора сбросить карту
summons-breaks-in = { $name }: вмешательство
summons-villainy = { $name }: злодеяния
summons-heroics = { $name }: подвиги

## Подсказки: на что посмотреть

hint-think = Продумайте ход до конца: что вам ещё понадобится?
hint-place = Где эта локация сократит путь вам и удлинит другим?
hint-save = Что даст очко действия до вашего следующего хода?
hint-strike = { $name } — там же, где вы. Есть ли вид боя, в котором вы сильнее?
hint-lair = В вашем логове кто-то ждёт. Против кого он стоит своей цены?
hint-ability = У вашего героя есть умение. Что оно даст прямо сейчас?
hint-location = Прочтите, что предлагает место, где вы стоите.
hint-readied = Кое-что из разыгранного можно использовать сейчас. Что это изменит?
hint-finish = Сопровождение пришло туда, куда нужно.
hint-search = Там, где вы стоите, что-то спрятано. Насколько вероятно это найти?
hint-escort = Здесь кого-то нужно сопроводить. Далеко ли это?
hint-drop = Вы кого-то сопровождаете. Не мешает ли это вам?
hint-shed = На вас что-то наложили. Нельзя ли от этого избавиться?
hint-stand = Вы лежите. Чего отсюда не сделать?
hint-hunt = Добыча одного из заданий здесь. Хватит ли у вас сил?
hint-threat = Одно из заданий выполняется там, где вы стоите. Велик ли шанс и что при неудаче?
hint-chance = Задание здесь решают кубики. Что к ним можно прибавить?
hint-sacrifice = Задание здесь требует жертвы. Можете ли вы её себе позволить?
hint-goal-near = Место одного из ваших заданий — совсем рядом. Надёжен ли путь?
hint-goal = Место для задания { $quest } на карте уже есть. Какой путь надёжнее, если у вас { action-points }?
hint-new-location = Новая локация приносит славу, но и риск. Какая из соседних даст больше, чем отнимет?
hint-someday = Где на карте когда-нибудь окажется место вашего задания?
hint-homeless = Места для задания { $quest } на карте ещё нет. Откуда ему взяться?
hint-all-places = Все нужные места уже на карте. Достаточно ли они близко?
hint-heal = Здоровье: { $health } из { $most }. Не поможет ли рука?
hint-permanent = У вас { glory }. Какая карта на руке пригодится надолго?
hint-instant = У вас { glory }. Какая карта на руке нужна именно сейчас?
hint-monster = У { $name } { peril }. В каком виде боя этот герой слабее всего?
hint-trap = У { $name } { peril }. Что этому герою трудно преодолеть?
hint-bane = У { $name } { peril }. Что помешает этому герою сильнее всего?
hint-declare = Достаточно ли объявленного или окупится ещё что-нибудь?
hint-villainy = Есть ли сейчас стоящая атака или карты пригодятся позже?
hint-no-ap = Очков действия не осталось. Даст ли ещё какая-нибудь карта больше, чем стоит?
hint-ap = У вас ещё { action-points }. Есть ли рядом то, что стоит своего риска?

## Подсказки, когда можно ответить

window-harm = Пока что { $harm }, здоровье — { $health }. Стоит ли это ответа?
window-roll = Шанс броска — { $odds } %. Кому это на руку и во что обойдётся перемена?
window-wound = Вы вот-вот потеряете { health-object }, а есть { $health }. Стоит ли это предотвращать?
window-response = Эта битва не о вас. Стоит ли ваш ответ своей цены?
window-before-roll = Сейчас бросят кубики. Ваше ли дело, как они лягут?
window-challenge = Атака позади. Можете ли вы ответить и в каком виде боя?
window-counter = Карта объявлена. Так ли она вам вредит, чтобы её отменять?
window-reward = После битвы можно разыграть сокровище. Какое из ваших прослужит дольше?
window-entered = Кто-то пришёл на новое место. Подходит ли что-то из вашего к этой минуте?
window-end = Ход скоро кончится, одна карта уйдёт в сброс. Нет ли такой, что лучше сыграть?
window-free = Вы можете вмешаться. Не будет ли поздно в свой ход?

## Вероятности

# Части предложений; «вам» с маленькой буквы.
harm-none-you = вам ничего не грозит
harm-none = { $name } ничего не грозит
harm-death = { $dies ->
    [0] { "" }
   *[other] { " " }и гибель ({ $dies } %)
}
harm-you = вам грозит рана ({ $hurt } %){ harm-death }
harm = { $name } грозит рана ({ $hurt } %){ harm-death }
why-unweighed = Пока готовят стол, ничего не взвешено: берите, что нравится.
why-uncounted = Заранее тут ничего не подсчитать: ход был много раз доигран до конца.

## Что приносит и чего требует путь

way-entering = Бросок при входе: успех — { $odds } %.
way-leaving = Бросок при выходе: успех — { $odds } %.
gain-glory = слава +{ $glory }
gain-both = слава +{ $glory }, риск +{ $peril }
gain-dice = слава +{ $glory }, { $n } { $n ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    } риска, по карте за каждый от 1 до { $reach }

## Чем хорош ход

why-left = Останется: { action-points }.
why-escort = Куда нужно довести: { $goal }.
why-drop = Жетон останется там, где вы стоите.
why-fall = Это очко действия на то, что вы сделаете следом, но не на перемещение.
why-shed = Карта уйдёт из игры: { $card }.
why-pass = Всё, что у вас есть, останется на потом.
why-pass-harm = { why-pass } Пока что { $harm }.
why-pass-roll = { why-pass } Пока что шанс броска — { $n } %.
why-trap = Шанс миновать ловушку — { $odds } %.
why-exit = Шанс пройти — { $odds } %.
why-new = Локация для вас новая: { $gain }.
quest-there = Там выполняется { $quest }.
why-old = Там вы уже были. Останется: { action-points }.
why-explore = Вытягивается ещё одна локация, и кладёте её вы.
why-homeless = Места для задания { $quest } на карте ещё нет.
why-success = Шанс на успех — { $odds } %.
why-success-hurts = { why-success } Неудача стоит здоровья.
why-prey = Шанс одолеть добычу — { $odds } %.
pay-health = здоровье, { $n }
pay-hand = карты с руки, { $n }
pay-readied = разыгранные карты, { $n }
pay-worth = разыгранные карты общей ценой { $n }
why-sacrifice = Неудачи не будет, цена: { $words }.
why-completes = Это было бы выполненное задание { $n } из { $of }.
why-search = Шанс найти — { $odds } %. Лишь тогда можно выполнять { $quest }.
why-end-villainy = Ваши карты останутся на руке, а у соперников — их риск.
why-end = При вас: { $glory } и карты на руке; не потрачено: { $ap }.
why-peril = Уйдёт { $n } из риска { $name } ({ $peril }).
why-costs-of = Цена: { glory } (есть { $have }).
why-costs = Цена: { action-points }.
why-change = Вероятность раны: была { $was } %, станет { $is } %.
why-change-of = Вероятность раны ({ $hero }): была { $was } %, станет { $is } %.
why-defeat = Шанс одолеть монстра — { $n } %.

## Чем хорош ответ

why-attack = Шанс её удара — { $hits } %, ответного — { $misses } %.
why-readied = Карта уже разыграна, её цена — { glory }.
why-readied-of = Потеря для { $name }: карта ценой { $price }.
why-nobody = Ни у кого риск не изменится.
why-price-peril = { $name }: нужен риск соперника — { $price }, сейчас самое большее — { $most }.
why-price = { $name }: цена — { glory }, у вас { $have }.
why-to-lair = Из логова его можно выпустить снова, а места на руке он не займёт.
why-to-hand = С руки его можно разыграть снова, но он займёт место новой карты.
why-to-discard = Он уйдёт, зато освободится место для новой карты.
why-gives = У { $name } будет риска: { $now }; выполнено заданий: { $done }.
why-deck-glory = На руке карт славы: { $glory }, карт риска: { $peril }. Прибавится карта славы.
why-deck-peril = На руке карт славы: { $glory }, карт риска: { $peril }. Прибавится карта риска.
quest-there-of = Там выполняется { $quest } ({ $hero }).
why-no-quest-new = Заданий там нет. Первое посещение: { $gain }.
why-no-quest = Заданий там нет.
why-stake = Шанс броска — { $odds } %, цена: { glory }.
why-dodge = Броска не будет, из запаса ({ action-points }) уйдёт одно очко.
why-no-dodge = Шанс броска — { $odds } %. При вас останется: { action-points }.
why-extra = Удар нанесёт на одну рану больше.
why-no-extra = Удар останется как есть, а карта пригодится в другой раз.
why-save = Одно очко действия останется на то, что случится вне вашего хода.
why-save-none = До следующего хода очков действия не останется.
why-place = Связей с картой — { $n }. Вашему герою туда { $nearest } { $nearest ->
        [one] шаг
        [few] шага
       *[many] шагов
    }.

## Счёт и итог

quests = Задания
quests-of = { $n ->
    [one] { $n } задание
    [few] { $n } задания
   *[many] { $n } заданий
}
score-line = выполнено { $n } из { $of }
score-out = выбывает из игры
verdict-won-alone = Победа: три задания выполнены, герой выбрался из подземелья.
verdict-quests = Три задания на счету { $hero }.
verdict-last-hero = Последний уцелевший герой — { $hero }.
verdict-together = Последние герои повержены вместе; впереди { $hero }.
verdict-draw = Последние герои повержены вместе: ничья.
verdict-rounds = Последний раунд сыгран: решают задания, затем уровень, здоровье и слава.
verdict-dead = Вы проиграли: герой повержен, выполнено заданий: { $done } из { $of }.
verdict-late = Вы проиграли: время вышло, выполнено заданий: { $done } из { $of }.
# Что сделал герой, пока другие ждали, в нескольких словах.
recap-place = { $place }
recap-done = задание { $quest } выполнено
recap-defeated = герой повержен
recap-health = −{ health-object }
recap-stays = остаётся на месте
recap-plays = играет: { $cards }

## Удача

luck-measure = Все ваши кубики
dice = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}
luck-high = { dice } подряд: пять или шесть
luck-low = { dice } подряд: один или два

## Достижения

cast-heading = Лучший результат за каждого героя
cast-by = По героям

## Все карты

sort-heroes = Герои
sort-locations = Локации
sort-boons = Преимущества
sort-treasures = Сокровища
sort-banes = Проклятия
sort-monsters = Монстры
sort-traps = Ловушки
face-levels = Уровни 1/2/3/4: { $all }.
face-attack = { $form } { $value } (атака)
face-values = Здоровье { $health }; { $all }.
face-exit-open = { $exit } открыт
face-exit-blocked = { $exit } блокирован ({ $form } { $reach }+)
face-exit-trap = { $exit } с ловушкой ({ $form } { $reach }+)

## Игровое поле

board-phases = Фазы хода
board-over = Партия окончена
board-you-answer = Ваш ответ
board-map = Карта подземелья
board-smaller = Мельче
board-larger = Крупнее
board-whole-map = Вся карта
board-find-hero = К моему герою
board-your-hero = Ваш герой
board-close = Назад к карте
board-influence = Влияние
board-alone = В одиночку
board-peril-dice = Кубики риска
board-no-dice = При входе в новую локацию бросают по кубику за каждую единицу её риска.
board-drawn = Взято по порядку
board-waiting = Ждут своего часа
board-to-lay = Выложить
# Знаки выходов: блокирован, ловушка.
board-blocked = Б
board-trap-exit = Л
board-rivals = Остальные
board-last = Что произошло
board-lies = Лежит
board-battle = Битва
board-negated = не ранит
board-own-cards = Ваши карты
board-offered = Что можно сделать
board-look-through = Посмотреть открытые карты
board-open-cards = Открытые карты
board-no-cards = Здесь нет карт.
board-in-lair = В логове
board-interrupt = Вмешаться
board-go-on = Пусть играют дальше
board-nothing-to-play = Сейчас вам нечего сыграть.
board-still-asked = Об атаке на меня спросят
board-hide-hints = Скрыть подсказки
board-put-back = Отложить
phase-discard-short = Сброс
phase-hint-setup = Стол готовится к игре. Отвечайте на вопросы, остальное произойдёт само.
phase-hint-others = Сейчас ходят другие. Если вы можете ответить, вас спросят, а вне очереди — кнопка «Вмешаться».
phase-hint-reset = Восстановление: очки действия возвращаются, все локации снова новые.
phase-hint-villainy = Злодеяния: насылайте монстров и беды на соперников, платя их же риском. Потом закончите фазу.
phase-hint-locations = Локации: подземелье растёт. Положите новую карту на подсвеченное место.
phase-hint-heroics = Подвиги: ходите за славой, усиливайте героя картами, выполняйте задания. Три задания — победа.
phase-hint-discard = Сброс и добор: сбросьте ненужную карту, затем рука пополнится до пяти.

## Фразы поля

why-not-choose-first = Сначала выберите что-нибудь подсвеченное.
why-not-unexplored = Что там, никто не знает. Локации выкладывают в фазу локаций или исследуют за 1 ОД.
why-not-now = Сейчас выбираете не вы.
turn-yours = Ваш ход
turn-of = Ходит { $name }
prompt-over = Партия окончена.
prompt-playing = Играет { $active }.
prompt-hero = Выберите героя.
prompt-hands = Сколько из первых пяти карт взять из колоды славы?
prompt-place = Куда положить эту локацию?
prompt-turned = Перевернуть её на пол-оборота?
prompt-lay-out = Какую из своих локаций вы кладёте?
prompt-declare = Отправьте ещё монстров и ловушки или начинайте битвы.
prompt-discard = Сбросьте карту, своё сокровище или монстра из логова.
prompt-save-ap = Сохранить одно очко действия на чужие ходы?
prompt-free = Что вы делаете?
shelf-glory = Сброс славы
shelf-peril = Сброс риска
shelf-discards = Сброс
board-interrupted = Вы шли сюда, но путь прервался: идите дальше или выберите другое.
steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}
board-way = Идти туда: { steps }
ap-short = { $n } ОД
steps-away = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}
steps-none = вы здесь
quests-done = выполнено { $n } из { $of }
board-limits = Преимущества { $boons }/{ $boons_most }, сокровища { $treasures }/{ $treasures_most }
piles-split = Осталось: локаций { $locations }, карт славы { $glory }, карт риска { $peril }
piles = Осталось: локаций { $locations }, карт приключений { $glory }
where-completed = выполнено
where-for-all = для всех
where-with-you = идёт с вами
where-nowhere = ещё нет на карте
board-then = затем
way-none = пути нет
way-out-now = Все задания выполнены: скорее ко входу! ({ $way })
way-out = До входа: { $way }. Чтобы уйти, осталось выполнить заданий: { $left }.
dice-to-roll = { $n } { $n ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    } риска, карта за каждое число от 1 до { $reach }
dice-rolled = Каждый бросок не больше { $reach } приносит карту риска: { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }.
battle-alone = Нападают монстры
battle-encounter = { $lord } насылает монстров на { $hero }
battle-hunt = Охота: { $name }
battle-heroes = { $lord } против { $hero }
foe-idle = сейчас не атакует
foe-discarded = в сбросе
foe-left = уже не в битве
foe-away = уже не в битве
duel-off = не состоится
odds-hits = попадёт
odds-nothing = ничья
odds-is-hit = получит

## Битвы на поле

battle-villainy = Кто на кого нападёт
battle-before-answers = до ответов
battle-first = срабатывает первой
battle-not-yet = ещё не объявлено
line-printed = на карте
line-term = на время
line-played = сыграно
line-free = бесплатная атака
line-floor = не меньше 0
toll-wounds = { $n ->
    [one] { $n } рана { $chance }
    [few] { $n } раны { $chance }
   *[many] { $n } ран { $chance }
}
toll-unhurt = без ран { $chance }
toll-dies = гибель { $chance }
effect = тогда без ран { $unhurt }, гибель { $dies }
effect-defeats = победит { $defeat }; { $then }
foe-defeat = { defeated } { $chance }
battle-against = Цель: { $name }
battle-purse = осталось { $peril }
attack-traps = Захлопнуть ловушки
attack-with = В атаку: { $n ->
        [one] { $n } монстр
        [few] { $n } монстра
       *[many] { $n } монстров
    }

## Подписи для тех, кто слушает, и мелкие знаки

label-entrance = вход
label-visited = уже посещена в этом ходу
label-pins = заданий здесь: { $n }
label-deactivated = деактивирована
label-go = идти: { $price }{ $risk }
place-ap = { $ap }, при неудаче { $most }
place-no-roll = без броска
place-way = Путь: { $price }; { $chance }.
exit-fails-blocked = { $exit }; неудача стоит ещё 1 ОД.
exit-fails-trap = { $exit }; неудача наносит 1 рану.
place-gain-way = За весь путь: { $gain }.
place-gain = За вход: { $gain }.
place-gain-none = Уже посещена в этом ходу: ничего не даёт.
place-no-card = ни одной карты: { $none }
place-roll-of = бросок: { $all }
place-rolls = броски: { $all }
label-pit = яма: { $form } { $reach }+
label-spikes = шипы: { $form } { $reach }+
label-danger = опасность +{ $by }
end-lit = Свободное место
end-unexplored = Неизведанное место
end-wall = За стеной
# После одного из трёх сообщений выше.
end-beside = , { $side } от { $place }
end-laid = . Локация ляжет так: { $all }
north = север
east = восток
south = юг
west = запад
label-open = открыто: { $open }
label-exit-open = { $exit }: открыт
label-exit-blocked = { $exit }: блокирован, { $form } { $reach }+
label-exit-trap = { $exit }: ловушка, { $form } { $reach }+
hero-defeated = { $player } · { defeated }
hero-level = { $player } · уровень { $level }
hero-health = здоровье { $health } из { $most }
hero-quests = выполнено заданий: { $n }
hero-cards = карт на руке: { $n }
card-short = не хватает { $n }
card-now = Сейчас
duel-rolled = { $name }: { $total } (на кубике { $dice })
foe-health = здоровье { $health }
quest-pays = : { $glory }, здоровье +{ $n }.

## Чего ждут вне очереди

answer-at-free = Сыграйте карту вне очереди или пропустите.
answer-at-end = Фаза подвигов заканчивается: сыграйте карту или пропустите.
answer-at-entered = Локация вот-вот подействует: сыграйте карту или пропустите.
answer-at-roll = Сейчас бросок: сыграйте карту или пропустите.
answer-at-response = Сыграйте карту в ответ на атаку или пропустите.
answer-at-help = Подкрепите атаку картой или пропустите.
answer-at-off = Атака сорвалась.
answer-at-wound = Сыграйте карту против раны или примите её.
answer-at-counter = Сыграйте карту в противовес или пропустите.
answer-at-challenge = Сыграйте карту к вызову или пропустите.
answer-at-reward = Битва окончена: сыграйте карту или пропустите.

## Чем кончается момент

button-no-challenge = Без вызова
button-take-wound = Принять рану
button-roll = Пусть кубики решают
button-let-it = Пусть будет так
button-battles = Начать битвы
button-end-villainy = Закончить злодеяния
button-end-heroics = Закончить подвиги
button-go-on = Дальше
button-choose-answer = Выберите вариант
button-choose-lit = Выберите подсвеченное
button-pass-battle = Пропускать до конца битвы
button-pass-turn = Пропускать до моего хода
left-too-dear = Ваши карты никому не по карману: самая дешёвая стоит { peril }, { $most ->
        [0] риска нет ни у кого
       *[other] больше { $most } нет ни у кого
    }.
left-no-cards = Карт для злодеяний у вас нет.
left-nothing = Больше сейчас ничего не сделать.
unused-cards = { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    } к розыгрышу
unused-none = Выполненное задание завершает подвиги.
unused = Выполненное задание сразу завершает подвиги. Не использовано: { $all }.

## Что решило партию

account-reached = Заданий: { $done } из { $of }
account-third-yours = Ваше третье задание, { $quest }, выполнено в { $round }‑м раунде.
account-third = { $name }: третье задание, { $quest }, выполнено в { $round }‑м раунде.
account-last-rival = Последний соперник повержен в { $round }‑м раунде: { $hero }.
account-defeated-at = Ваш герой повержен { $place }, в { $round }‑м раунде.
account-defeated = Ваш герой повержен в { $round }‑м раунде.

###

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
level-hard-hint = Планирует весь ход и то, чем вы можете ответить; у обычного выигрывает 2 партии из 3.
