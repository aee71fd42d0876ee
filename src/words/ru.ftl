### Слова оболочки — стола вокруг любой игры. Синтаксис Project Fluent: https://projectfluent.org/fluent/guide

## Везде

# Знак между целой частью числа и дробной.
decimal-mark = ,
player = Игрок { $number }
computer = Компьютер { $number }
# Имена одно за другим: $first — все, кроме последнего.
listed = { $first } и { $last }
alone = В одиночку
n-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
n-matches = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
waiting-for = Ход за: { $names }

## Вокруг стола

back = На полку
undo = Отменить ход
redo = Вернуть ход
menu = Меню
log = Что было
hint = Подсказка
no-hint-now = Подсказку можно просить в свой ход.
no-hint-at-end = Партия окончена.
score = Счёт
share = Поделиться
look-back = Разбор партии
close = Закрыть
settings = Настройки
nothing-yet = Пока ничего не произошло.
# Читается вслух, когда рядом с полем что-то открылось.
unfolded = { $what }: открыто.
folded = { $what }: закрыто.
phase = Фаза: { $name }.
plays = Ходит { $name }
# Что можно сделать, читается вслух: $told, после $before уже названного; осталось $more.
choices = { $before ->
    [0] Можно: { $told }.
   *[other] А ещё: { $told }.
}{ $more ->
    [0] { "" }
   *[other] { " " }Осталось { $more }: нажмите C.
}

## Расклад и редакция правил

seed = Расклад
seed-field = Расклад (код)
seed-meaning = У всех, кто играет этот расклад, одни и те же броски и карты.
seed-of = Расклад { $seed }
edition = Игра идёт по { $number }-й редакции правил.
# Перед исправленными правилами.
mended-since = Партия идёт по той редакции, по которой началась. Новые играют по { $newest }-й:
copy = Скопировать
copied = Скопировано.
not-copied = Браузер не разрешил скопировать. Код можно выделить вручную.

## Отмена ходов и другие варианты

taken-back = Ход отменён.
taken-again = Ход возвращён.
too-soon = Это уже не отменить. Нажмите ещё раз, если так и задумано.
line-taken = Вы вернулись к другому варианту.
lines = Другие варианты
lines-hint = Откройте любой, чтобы продолжить с него. Нынешний сохранится здесь.
no-lines = Отмените ход и сыграйте иначе: прежний вариант сохранится здесь.
at-beginning = Это самое начало.
at-end = Это конец.
no-redo = Возвращать нечего.
# $at — первый несовпавший ход.
left-line = С хода { $at }: { $n } { $n ->
    [one] ход
    [few] хода
   *[many] ходов
}, { $moment }, { $total }
no-undo-nothing = Ещё ничего не сделано.
no-undo-luck = Это не отменить: кубики уже брошены или скрытое уже открыто.
no-undo-others = Это не отменить: другие это уже видели или уже ходят.
no-undo-away = Подождите, пока компьютеры закончат ход.
no-undo-sent = Это не отменить: ход уже отправлен.

## Темп, звук, просмотр

no-choices = Сейчас от вас ничего не требуется.
faster = Быстрее
slower = Медленнее
pace = Темп
sound = Звук
vibration = Вибрация
on = вкл.
off = выкл.
meanwhile = Пока вы ждали
watch = Посмотреть
skip = Пропустить
pace-every-move = Каждый ход
pace-calm = Спокойный
pace-quick = Быстрый
pace-at-once = Сразу
goes-on-with = Дальше — { $name }

## Повтор

go-on = Дальше
show-moment = Показать этот момент
replay = Повтор
to-table = К столу
only-a-replay = Это повтор. Чтобы ходить, продолжите партию отсюда.
replay-controls = Просмотр
replay-place = Место в партии
first-action = В начало
previous-part = Предыдущая часть
previous-action = Предыдущий ход
next-action = Следующий ход
next-part = Следующая часть
last-action = В конец
replay-run = Смотреть
replay-stop = Остановить
play-on = Играть отсюда
go-back-here = Вернуться сюда
plays-on-apart = Это теперь отдельная партия. Та, что вы смотрели, осталась как была.
went-back = Вы вернулись сюда. Что было дальше, хранится среди других вариантов.
action-of = Ход { $n } из { $of }
speed = Скорость: { $speed }

## Ссылки и записи, которые не открыть

cannot-receive = Эту ссылку не открыть
cannot-read-record = Эту запись не воспроизвести
look-at-sound = Показать верную часть
only-sound = Показана только верная часть.
as-written = Текст записи
go-back = Назад
nothing-touched = Ваши партии целы.
enter-whole = Почта и мессенджеры иногда разрывают длинные ссылки. Вставьте сообщение целиком — ссылка в нём найдётся.
enter-anew = Ввести ссылку или запись
new-of-this = Новая партия в эту игру
read-rule = Прочитать правило { $rule }
link-newer = Ссылку создала более новая версия Undercroft.
link-old = Эту ссылку создала более старая версия. С тех пор в игре разрешены другие ходы, и к своей партии ссылка больше не ведёт. Попросите того, кто её прислал, сохранить партию в файл: файлы открываются и теперь.
link-damaged = Ссылка повреждена: возможно, часть её потерялась по дороге.
record-newer = Запись сделала более новая версия Undercroft.
record-too-long = Запись слишком длинна.
record-none = Это не запись партии.
record-goes-on = Запись продолжается после конца партии.
record-breaks-off = Запись обрывается: в ней нет последней строки.
record-differs = Между ходами { $first } и { $by } что-то не так: все они по правилам, но ведут не к тому, что сказано в записи.
record-line = Строка { $line } записи не читается.

## Занавес и кто играет

curtain-hint = Стол закрыт, чтобы никто не увидел чужих секретов.
pass-to = Передайте устройство. Ходит { $name }
i-am = Я { $name }: показать стол
who-plays = Кто играет
who-plays-hint = Ушедшего игрока может заменить компьютер, а потом игрок может вернуться. Такая партия не попадёт в Зал славы.
hand-back = Вернуть устройство
acts-out-of-turn = { $name }, вне очереди.

## Конец партии и счёт

the-end = Конец партии
score-now = Если бы партия кончилась сейчас
again = Сыграть ещё
same-seed = Тот же расклад ещё раз
look = Посмотреть на стол
result = Итог
total = Итого
ahead-you = Вы впереди.
# $who — другие, их $n.
ahead = { $n ->
    [0] Лидера пока нет.
    [1] Впереди { $who }.
   *[other] Первое место делят { $who }.
}
won-you = Вы победили!
won = { $n ->
    [0] Победителей нет.
    [1] Побеждает { $who }!
   *[other] Победу делят { $who }!
}
you-lose = Вы проиграли.
score-of = Счёт: { $total }
# $items — с очками.
most-won = Главные приобретения: { $items }.
most-lost = Главные потери: { $items }.
# $more — с единицей счёта.
next-rank = Следующая ступень — «{ $rank }», до неё ещё { $more }.
next-place = До места выше ({ $name }) — ещё { $more }.

## Правила

rules = Правила
contents = Главы
find-rule = Найти правило
find-example = слово или номер
rules-loading = Открываем правила…
rules-failed = Правила не загрузились: возможно, нет сети.
retry = Попробовать ещё раз
rules-found = { $n ->
    [0] Такого в правилах нет.
    [one] Найдено: { $n } правило
    [few] Найдено: { $n } правила
   *[many] Найдено: { $n } правил
}
no-rule = Правила { $rule } в этой книге нет.

## Подготовка

people = Сколько игроков?
a-person = Человек здесь
a-phone = Телефон в этой комнате
a-friend = Друг, по переписке
needs-a-person = Хотя бы один из игроков должен быть человеком.
seed-hint = Оставьте пустым, и расклад будет случайным. Один и тот же код или одни и те же слова всегда дают одинаковые броски и карты.
seed-of-link = Расклад из ссылки.
table-of-link = Настройки, игроки и расклад — из партии, на которую ведёт ссылка.
seed-empty = случайный
more-options = Другие настройки
as-usual = всё как обычно
undo-rule = Отмена ходов
or-campaign = Кампании: три главы подряд
start = Начать
cannot-start = Так начать партию нельзя.
player-of-seat = Кто игрок { $number }?
name-of-seat = Имя игрока { $number }
player-here = Здесь
player-here-place = у этого экрана
player-phone = Телефон
player-phone-place = в этой комнате
player-friend = Друг
player-friend-place = по переписке
player-computer = Компьютер
player-computer-place = любой силы
joins-by-code = присоединится по коду
gets-links = получает ссылку после каждого хода
level-of-seat = Насколько силён игрок { $number }?
computer-of = Компьютер: { $level }
# Кто сядет за стол: столько людей у этого устройства и столько компьютеров.
who-will-play = { $persons ->
    [0] { needs-a-person }
    [1] { $computers ->
        [0] Вы играете в одиночку.
        [1] Вы играете против компьютера.
       *[other] Вы играете против { $computers } компьютеров.
    }
   *[other] { $computers ->
        [0] { people-in-turn }.
       *[other] { people-in-turn }, и с ними { rivals }.
    }
}
# То же, когда играют не только здесь: столько у этого устройства, у других в комнате, по переписке; потом — что их ждёт.
apart-here = { $n ->
    [1] Здесь играете вы
   *[other] Игроков здесь: { $n }
}
apart-phones = на других устройствах в комнате: { $n }
apart-friends = по переписке: { $n }
apart-computers = { rivals }
apart-phones-hint = Когда стол накрыт, устройства соединяются кодами.
apart-friends-hint = После каждого хода ссылка отправляется дальше.
people-in-turn = За этим устройством по очереди — { $persons } { $persons ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
rivals = { $computers ->
    [one] { $computers } компьютер
    [few] { $computers } компьютера
   *[many] { $computers } компьютеров
}
undo-strict = Строгая
undo-friendly = Дружеская
undo-study = Разбор
undo-strict-hint = Свои ходы, пока не брошены кубики и ход не увидели другие. Только такие партии попадают в Зал славы.
undo-friendly-hint = Отменить можно всё: и броски, и ответы других. Повторный бросок даст то же самое.
undo-study-hint = Отменить можно всё, а каждый оставленный вариант сохраняется: к нему можно вернуться.

## Игра по переписке

turn-tab = Ход
turn-by-messages = Игра по переписке
turn-of = { $n ->
    [one] Сейчас ходит { $names }.
    [few] Сейчас ходят { $names }.
   *[many] Сейчас ходят { $names }.
}
turn-waiting = Ждём ответа: { $names }
turn-send = Отправить: { $name }
turn-again = Отправить ещё раз
turn-copy-link = Копировать ссылку
turn-send-again = Отправить ещё раз: { $name }
turn-send-end = Партия окончена: отправьте её конец всем.
turn-sent-hint = Страницу можно закрыть. Ответом придёт ссылка: откройте её на этом устройстве.
turn-copied = Сообщение со ссылкой скопировано. Вставьте его в чат.
turn-sent-by-hand = Отправлено
# Перед ссылкой, которая стоит на отдельной строке.
turn-message = { $name }, ваш ход в партии { $game }:
turn-message-over = { $name }, наша партия { $game } окончена:
turn-invites = { $n ->
    [one] Вас приглашает { $names }
    [few] Вас приглашают { $names }
   *[many] Вас приглашают { $names }
}
turn-played = { $n ->
    [one] Ход сделан: { $names }
    [few] Ход сделали { $names }
   *[many] Ход сделали { $names }
}
turn-yours = { $name }, ваш ход.
turn-over = Партия окончена.
turn-known = Этот ход у вас уже есть
turn-behind = Ссылка отстала от вашего стола
turn-behind-by = В ссылке: { $moment }. У вас: { $own_moment }.
turn-unchanged = Здесь ничего не изменилось.
turn-for-others = Эта ссылка не для вас: { $names }
turn-send-on = Она с этого стола. Отправьте её дальше.
turn-both = Вы сходили одновременно
turn-joined = Оба хода засчитаны.
turn-own-counts = По правилам годится только один ход: засчитан ваш.
turn-other-counts = По правилам годится только один ход. Засчитан другой: { $names }.
turn-parted-kept = Другой вариант остался на полке отдельной партией.
turn-trust = В ссылке вся партия: ни сервера, ни учётной записи не нужно. Каждое устройство показывает только свои карты. Остальное можно вычислить по ссылке, поэтому играйте с теми, кому доверяете.
turn-play = Играть
turn-go-on = Дальше
turn-look = К моему столу
turn-answer = Отправить мой вариант
turn-hand-on = Отправить дальше

## Несколько устройств в одной комнате

room-at-table = За столом
room-here = здесь
room-turn = ходит
room-away = нет связи
room-not-yet = ещё не здесь
room-elsewhere = не за столом
room-is-away = Нет связи: { $name }
room-is-not-here = Ещё не за столом: { $name }
room-waits = Стол ждёт, ничего не потеряно.
room-show-code = Показать код
room-play-here = Сыграть здесь
room-computer = Компьютер
room-by-messages = По переписке
room-cut-off = Нет связи с другими устройствами
room-cut-off-hint = Ничего не потеряно. Пусть там, где накрыли стол, покажут новый код; откройте его здесь.
room-enter-code = Ввести код
room-invite = Приглашение: { $name }
room-step-show = Показать код
room-step-take = Принять ответ
room-step-play = Играть
room-making = Код готовится…
room-point-here = Наведите на этот код камеру другого устройства ({ $name }): подойдёт любая, она откроет Undercroft. Оба устройства должны быть в одной сети Wi-Fi или точке доступа.
room-code-picture = Код для камеры
room-as-text = Код текстом
room-code-text = Ссылка с кодом
room-copy-by-hand = Браузер не разрешил скопировать. Откройте «Код текстом» и скопируйте вручную.
room-take-answer = Принять ответ
room-hold-before = Поднесите к камере код с другого экрана.
room-looking = Ищем код…
room-camera-stays = Картинка не покидает это устройство и нигде не хранится.
room-use-camera = Включить камеру
room-camera-refused = Камеру использовать не разрешили. Вставьте ответ текстом.
room-camera-missing = Подходящей камеры нет. Вставьте ответ текстом.
room-paste = Ответ текстом
room-take-it = Принять
room-joining = Устройства ищут друг друга…
room-new-code = Показать новый код
room-no-wire = Этот браузер не умеет соединять устройства. Играйте по переписке.
room-no-network = Это устройство не в сети: обоим нужна одна сеть Wi-Fi или точка доступа.
room-not-found = Устройства не нашли друг друга. Они должны быть в одной сети Wi-Fi или точке доступа, и страница должна оставаться открытой на обоих. Попробуйте ещё раз с новым кодом.
room-no-code = Это не код Undercroft.
room-cut-code = Код неполный или изменился по дороге.
room-other-kind = Это другой из двух кодов.
room-other-answer = Этот ответ — на другое приглашение.
room-other-version = На другом устройстве другая версия Undercroft. Загрузите страницу заново на обоих.
room-other-match = На другом устройстве другая партия.
room-unplayable = С другого устройства пришла партия, которую здесь не сыграть.
room-no-invitation = Это не приглашение
room-tab = Приглашение
room-invited = Вас приглашают в
room-invites-to = Вас приглашает { $name }
room-your-seat = вы — игрок { $seat }
room-your-name = Ваше имя
room-sit-down = Сесть за стол
room-trust = Ни сервера, ни учётной записи: устройства говорят друг с другом. Каждое показывает только свои карты. Остальное можно вычислить, поэтому играйте с теми, кому доверяете.
room-show-answer = Покажите этот код там, где накрыли стол
room-show-answer-hint = Там его отсканируют, и вы за столом. Не закрывайте страницу.
room-waiting-for-host = Ждём стол…
room-answer = Ответ на приглашение
room-answer-handed = Если стол открыт в другой вкладке этого браузера, ответ уже там: вернитесь в ту вкладку. Если нет, вставьте ссылку там, где показано приглашение.
room-answer-paste = Вставьте эту ссылку там, где показано приглашение.
room-asking = Остальных спросят, можно ли отменить ваш последний ход.
room-may-take-back = Отменить { $n ->
    [one] последний ход
    [few] последние { $n } хода
   *[many] последние { $n } ходов
}?
room-agree = Да
room-decline = Нет
room-declined = Не все согласны: ход остаётся.
room-ask-void = Не сейчас: о том же уже спросил другой игрок или партия пошла дальше.
room-parted = Другой ход пришёл раньше, а по правилам годится только один. Ваш вариант остался на полке отдельной партией.

## Что хранится на устройстве и в других вкладках

went-on-elsewhere = Партию продолжили в другой вкладке. Теперь и здесь то же положение.
went-apart = Эту партию продолжили и в другой вкладке, причём иначе. Ничего не потеряно: ваш вариант стал отдельной партией, её вы и продолжаете. В Зал славы может попасть только та, другая.
deleted-elsewhere = Партия удалена в другой вкладке
deleted-elsewhere-hint = Эту партию удалили в другой вкладке. Она вернётся, только если вы этого захотите.
keep-again = Оставить партию
unreadable-newer = Эту партию сохранила более новая версия Undercroft.
unreadable-other-game = Это партия в игру, которой нет на этой полке.
unreadable-newer-edition = Эта партия идёт по { $n }-й редакции правил, а эта версия Undercroft её ещё не знает. Подключитесь к сети и перезагрузите страницу: в новой версии партия откроется.
unreadable-refused = Ход { $n } этой партии противоречит правилу { $rule }.
unreadable-action = Ход { $n } этой партии не читается.
unreadable-setup = Такую партию правила начать не позволяют (правило { $rule }).
unreadable-damaged = Запись этой партии повреждена.
set-aside = Она отложена и останется как есть. Остальные партии на полке.
left-alone = Она остаётся как есть. Остальные партии на полке.
cannot-open = Эту партию не открыть

## Достижения

watch-match = Посмотреть партию
achievements-all = Все достижения
achievements = Достижения
achievements-hint = Получены на этом устройстве людьми, а не компьютерами, в партиях, которые в Зале славы ничем не отмечены: на случайном раскладе, со строгой отменой ходов и без подсказок — или в испытании дня: с первого раза, начав в свой день и закончив не позже чем через сутки после его конца.
achievements-apart = У партий с домашними правилами или дополнениями свои достижения и лучшие результаты.
achievements-otherwise = С домашними правилами или дополнениями
achievements-not-yet = Пока нет
achievements-no-results = Результатов пока нет.
achievements-of = { $game }: достижения
achievements-share = Получено: { $n } из { $of }
achievements-way = Достижения: { $n } из { $of }
# Имена и даты.
achievements-earned = Получено: { $bearers }
achievements-so-far = { $n } из { $of }. Осталось: { $missing }.
achievements-none-with = Пока без результата: { $names }.
achievements-news = Новое достижение: «{ $name }»
achievements-news-of = Новое достижение ({ $who }): «{ $name }»
achievements-and-more = { $n ->
    [0] { $first }
   *[other] { $first }, и ещё { $n }
}

## Отложенное

aside = Отложенное
aside-hint = Здесь лежит то, что не удалось прочитать; всё осталось как было. Возможно, его прочтёт следующая версия Undercroft.
aside-nothing = Ничего не отложено.
aside-look = Посмотреть
save-file = Сохранить в файл
aside-put-back = Вернуть на место
aside-delete = Удалить
aside-delete-all = Удалить всё отложенное
aside-delete-all-now = Да, удалить
undo-removal = Отменить
aside-deleted = Удалено.
aside-is-back = Возвращено на место.
not-saved-file = Браузер не разрешил сохранить файл.
aside-match = Партия
aside-index = Список партий
aside-hall = Результаты
aside-campaigns = Кампании
aside-unknown = Неизвестно что
aside-bytes = { $n ->
    [one] { $n } байт.
    [few] { $n } байта.
   *[many] { $n } байтов.
}
aside-readable = Это можно прочитать, целиком или частью.
aside-newer = Это записала более новая версия Undercroft.
aside-senseless = Прочитать это не удаётся.
aside-no-room = В браузере для этого нет места.
aside-not-kept = Сейчас сохранить это на месте нельзя.
aside-sure = Всё отложенное будет удалено навсегда: { $n }.

## Копии

backup = Сохранить копию
backup-save = Сохранить всё в файл
backup-save-hint = Один файл со всем, что здесь хранится: партии, Зал славы и достижения, кампании, настройки и всё, что было отложено.
backup-load = Загрузить из файла
backup-load-hint = Содержимое файла добавится. Всё, что уже есть на этом устройстве, останется.
backup-coming = Файл загружается…
backup-busy = Другой файл ещё загружается. Дождитесь его, пожалуйста.
cancel = Отмена
backup-delete-everything = Удалить всё
backup-delete-hint = Партии, результаты, кампании, настройки и всё отложенное на этом устройстве.
backup-delete-sure = Всё, что Undercroft хранит на этом устройстве, будет удалено навсегда. Вернуть это сможет только сохранённый раньше файл.
backup-delete-now = Да, удалить всё
backup-exported = Файл сохраняется.
backup-added = Добавлено: { n-matches }.
backup-known = Уже было здесь: { n-matches }.
backup-longer = В файле были продолжены, теперь продолжены и здесь: { n-matches }.
backup-parted = Здесь и в файле продолжены по-разному, сохранены обе: { n-matches }.
# $n результатов и кампаний.
backup-feats = { $n ->
    [one] В Зал славы и кампании добавлено: { $n } запись.
    [few] В Зал славы и кампании добавлено: { $n } записи.
   *[many] В Зал славы и кампании добавлено: { $n } записей.
}
backup-set-aside = Отложено, потому что не читается: { $n }.
# Не вошло $n партий.
backup-full = { $n ->
    [0] Дальше в браузере не хватило места: вошли не все результаты, кампании и настройки. В файле всё осталось: удалите здесь что-нибудь и загрузите его ещё раз.
   *[other] Дальше в браузере не хватило места, не вошло: { n-matches }. В файле всё осталось: удалите здесь что-нибудь и загрузите его ещё раз.
}
backup-forbidden = Браузер не даёт странице ничего сохранять: добавленное живёт, пока открыта вкладка.
backup-newer-here = Часть не добавлена: то, к чему она относится, записала здесь более новая версия Undercroft. Перезагрузите страницу и загрузите файл ещё раз.
backup-corrupt = Часть сохранить не удалось.
backup-damaged = Это не файл Undercroft, или он повреждён. Ничего не изменилось.
backup-newer = Этот файл сделала более новая версия Undercroft. Ничего не изменилось.
backup-too-long = Этот файл слишком велик для файла Undercroft. Ничего не изменилось.
backup-gone = Браузер не смог прочитать этот файл. Ничего не изменилось.

## Удача и решения

balance-luck-and-choices = Удача и решения
balance-luck = Удача
balance-choices = Решения
balance-of-luck = кубики, карты и чужие ходы
balance-of-choices = в сравнении с быстрым компьютером
balance-progress = Отделяем удачу от решений: { $n } из { $of }
# Как удача и решения ведут от ожидания в начале к итогу.
balance-sums-total = Вначале можно было ожидать { $start }; удача { $luck } и решения { $choices } дают в итоге { $end }.
balance-sums-chance = Вначале шансы на победу были { $start }; удача { $luck } и решения { $choices } дают в итоге { $end }.
# Когда это было, что сделано, цена и возможная ошибка.
balance-dearest = Самое дорогое решение, { $price } ({ $off }). { $when }: { $done }.
balance-basis-end = Это оценка: от каждого решения быстрый компьютер { $n } { $n ->
    [one] раз
    [few] раза
   *[many] раз
} доигрывает партию до конца, зная лишь то, что было видно тогда. Кто решает лучше него, у того плюс.
balance-basis-turn = Это оценка: от каждого решения быстрый компьютер { $n } { $n ->
    [one] раз
    [few] раза
   *[many] раз
} доигрывает ход и оценивает шансы после него, зная лишь то, что было видно тогда. Кто решает лучше него, у того плюс.
balance-course-total = Ожидаемый итог по ходу партии: вначале { $start }, самое меньшее { $least }, самое большее { $most }, в конце { $end }.
balance-course-chance = Шансы на победу по ходу партии: вначале { $start }, самые малые { $least }, самые большие { $most }, в конце { $end }.

## Кампании

campaign-hint = Каждая глава — целая партия на новом раскладе; в кампанию идёт только её итог. Побеждает наибольшая сумма.
campaign-new = Новая кампания
campaign-scenario = Сценарий
campaign-scenario-hint = Три главы, они играются по порядку.
campaign-begin = Начать первую главу
play = Играть
campaign-chapter-anew = Сыграть заново
campaign-go-on-chapter = Продолжить
campaign-go-on = Продолжить кампанию
campaign-finished = Пройденные кампании
campaigns-of = { $game }: кампании
campaign-heroes = { $seats ->
    [1] Как зовут ваших героев?
   *[other] Герои игрока { $number }
}
campaign-chapter = { $scenario }, глава { $number }
campaign-sum = Пока что: { $sums }
campaign-first = первое место: { $names }
campaign-alone = в одиночку
campaign-with-computers = с компьютерами
campaign-at-table = за общим столом
# В конце главы; $sums — суммы за $over глав.
campaign-so-far = { $over ->
    [1] Глава { $nth } кампании. Сумма: { $sums }.
   *[other] Глава { $nth } кампании. Сумма за главы ({ $over }): { $sums }.
}
campaign-abandon = Бросить кампанию: { $name }
campaign-abandoned = Кампания брошена: { $name }. Её партии остались на полке.

## Все карты

cards-hint = На каждой карте сказано, повторяет ли она изданную.
cards-box = Коробка
cards-any-box = Все
cards-sort = Карты
cards-any-sort = Все
cards-find = Найти карту
cards-example = название или слово
cards-of = { $game }: все карты
cards-shown = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}

## Испытания дня

challenge-not-yet = Этот день ещё не наступил.
challenge-hint = Один стол в день, общий для всех на земле: те же настройки, броски и карты, от полуночи до полуночи по Гринвичу. В счёт идёт первая партия, если вы начали её в свой день и закончили не позже чем через сутки после его конца.
challenge-today = Сегодня
challenge-go-on = Продолжить
challenge-share = Поделиться результатом
statistics = Статистика
challenge-earlier = Предыдущий месяц
challenge-later = Следующий месяц
challenge-no-farther = Дальше в эту сторону ничего нет
challenge-legend-over = день прошёл: можно сыграть, но не в счёт
challenge-legend-apart = зачёркнуто: не в счёт
challenge-alone = в одиночку
challenge-state-begun = начато
challenge-state-missed = пропущено, можно сыграть
challenge-state-to-try = можно попробовать
challenge-state-now = можно сыграть сегодня
challenge-state-to-come = ещё не наступило
challenge-state-in-a-row = в текущей серии
mo = пн
monday = понедельник
tu = вт
tuesday = вторник
we = ср
wednesday = среда
th = чт
thursday = четверг
fr = пт
friday = пятница
sa = сб
saturday = суббота
su = вс
sunday = воскресенье
january = Январь
february = Февраль
march = Март
april = Апрель
may = Май
june = Июнь
july = Июль
august = Август
september = Сентябрь
october = Октябрь
november = Ноябрь
december = Декабрь
challenges-of = { $game }: испытания дня
challenge-streak = { n-days } подряд
challenge-counted = { n-days } в счёт
n-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
challenge-against = { $n ->
    [one] против { $n } компьютера ({ $level })
    [few] против { $n } компьютеров ({ $level })
   *[many] против { $n } компьютеров ({ $level })
}
challenge-place = { $rank }-е место из { $n }
# Дни подряд, после результата.
challenge-row = серия { $n }
challenge-apart = не в счёт: { $why }

## Конец партии

ending-details = Подробности
# Место того, кто не победил, из $n.
ending-place = { $rank ->
    [2] Второе место из { $n }
    [3] Третье место из { $n }
    [4] Четвёртое место из { $n }
    [5] Пятое место из { $n }
    [6] Шестое место из { $n }
    [7] Седьмое место из { $n }
    [8] Восьмое место из { $n }
   *[other] Поражение
}
# Сколько до следующего звания.
ending-next = «{ CAPITAL($rank) }»: ещё { $more }
ending-highest = { $now }: высшее звание

## Пояснения

explain-here = Здесь: { $told }
explain-rule = Правило { $id }

## Зал славы

hall = Зал славы
hall-hint = Лучшие результаты на этом устройстве — в партиях на случайном раскладе, со строгой отменой ходов и без подсказок, сыгранных с самого начала. Остальные не в счёт, и у каждого указана причина. Результат остаётся, даже если партию удалить.
hall-empty = Здесь пока никого. Доиграйте партию, и её результат станет первым.
hall-tables = За общим столом
hall-alone-otherwise = В одиночку, с домашними правилами или дополнениями
hall-tables-otherwise = За общим столом, с домашними правилами или дополнениями
challenges = Испытания дня
hall-apart = Не в счёт, сначала последние
mark-unknown = не как обычно
cause-unknown = причина новой версии
mark-other-rules = с домашними правилами или дополнениями
cause-other-rules = домашние правила или дополнения
hall-first-result = Ваш первый результат в Зале славы.
mark-hints = с подсказками
mark-repeated = этот расклад уже играли
mark-link = расклад задан по ссылке или вручную
mark-late = испытание дня начато или закончено слишком поздно
mark-taken-back = с нестрогой отменой ходов
mark-copy = продолжение другой партии
mark-reseated = место за столом занял другой игрок
cause-hints = подсказки
cause-repeated = этот расклад уже играли
cause-link = расклад задан по ссылке или вручную
cause-late = испытание дня начато или закончено слишком поздно
cause-taken-back = нестрогая отмена ходов
cause-copy = продолжение другой партии
cause-reseated = место за столом занял другой игрок
# Причины одна за другой.
hall-causes-next = { $all }; { $next }
hall-causes-last = { $all }; { $last }
hall-stands-apart = Не в счёт: { $causes }.
hall-challenge-of = Испытание за { $date }
# Итог того, кто не дошёл до конца.
hall-out = { $total }, не в счёт
hall-new-best = Новый рекорд! Прежний: { $before }.
hall-best-so-far = Ваш лучший результат: { $best }.
hall-finished = Сыграно: { n-matches }
hall-copy-seed = Расклад { $seed }: скопировать

## Подсказки

hint-marked = На этой партии пометка «с подсказками».
hint-ask = Подсказка к этому
hint-do-it = Сделать
hint-other-ways = Другие варианты
hint-only-best = Только лучшее
hint-go-on = пусть ходят дальше
hint-thinking = Обдумываем…
hint-failed = Подсказку получить не удалось: возможно, нет сети.
hint-asked-here = подсказка
hint-thinking-so-far = { hint-thinking } { $n } %
# Перед единственным, что можно сделать.
hint-only = Сделать можно только одно:
hint-only-pass = Сейчас здесь ничего делать не стоит:
hint-let-go-on = Вмешиваться незачем:
grade-best = лучше всего
grade-about = почти так же
grade-little = чуть хуже
grade-less = хуже
grade-much = гораздо хуже
hint-exact = точный расчёт
hint-trials = оценка по { $n } { $n ->
    [one] партии
    [few] партиям
   *[many] партиям
}, доигранным отсюда
hint-played = оценка, каждый — по { $n } { $n ->
    [one] партии
    [few] партиям
   *[many] партиям
}, доигранным до конца
hint-judgement = оценка: так считает компьютер
hint-lost = хотя отсюда почти не выигрывают, что ни выбери
hint-won = хотя отсюда почти не проигрывают, что ни выбери
hint-same = хотя разницы почти нет: другие варианты не хуже
# После названия варианта: $comes — что из него выйдет.
hint-wins-more = , потому что так выигрывают { $best } доигранных партий, а следующим вариантом — { $next }. { $comes }
hint-ends-better = , потому что в конце тогда примерно { $best }, а следующим вариантом — { $next }. { $comes }
# Первые слова предложений, которыми можно продолжить другое, после «потому что».
hint-openers = Без Будет Ваш Ваша Ваши Вам Всё, Вы Делать Если Заново Из Карта Кубики Никто Одно После Раунд С Со Так У Уровень
hint-because = , потому что { $comes }
# Первые слова перечней, то есть не предложений; тире, если таких нет.
hint-list-openers = Итог: Останется:
hint-list = { " " }— { $comes }
hint-chance = победа — { $percent }
hint-chances = победа — { $done } вместо { $best } ({ $off })
hint-less = примерно −{ $total }

## Приглашения

invitation = Приглашение
invitation-learn = Как играть (5 минут)
invitation-change = Изменить настройки
invitation-play = Сыграть этот расклад
invitation-play-challenge = Сыграть испытание
invitation-friend = Друг
invitation-table-for-you = Стол ждёт вас
invitation-one-for-all = Один стол для всех
invitation-challenged = Вам бросают вызов
invitation-not-over = Партия не окончена
invitation-do-better = Сможете лучше?
invitation-same-for-all = Один стол в день: броски и карты у всех одни и те же.
invitation-same-table = Те же настройки, игроки, броски и карты.
invitation-still-readable = Ходы потеряны, но настройки и расклад прочитать удалось: сыграть можно.
invitation-reload = Загрузить новую версию
invitation-challenges = { $name } бросает вам вызов
invitation-beat = Планка: { $total }
invitation-challenge-of = Испытание дня, { $day }
invitation-checked = Проверено: { $n } { $n ->
    [one] ход
    [few] хода
   *[many] ходов
}, все по правилам.
invitation-link-to = Ссылка: { $game }
invitation-against = Против { invitation-computers }
invitation-with = { n-players } против { invitation-computers }
invitation-computers = { $computers ->
    [one] { $computers } компьютера ({ $levels })
    [few] { $computers } компьютеров ({ $levels })
   *[many] { $computers } компьютеров ({ $levels })
}

## Обучение

lesson-learn = Обучение
lesson-back = Шаг назад
lesson-skip = Пропустить шаг
lesson-skip-short = Пропустить
lesson-next = Дальше
lesson-show-me = Покажите где
lesson-show-me-short = Покажите
lesson-leave-short = Выйти
lesson-leave = Выйти из обучения
lesson-own-game = Сыграть свою партию
lesson-again = Ещё раз с начала
lesson-learnt = Теперь вы умеете:
lesson-wrong = Не то
lesson-one-before = Сначала другой урок
lesson-before = Сначала тот урок
lesson-all-the-same = Всё равно этот
lesson-watch = Ходят другие: сначала посмотрите, потом касайтесь.
lesson-fetching = Урок загружается.
lesson-not-here = Урок не загрузился. Без сети он доступен, если страница уже открывалась с сетью.
lesson-try-again = Попробовать снова
lesson-not-now = По правилам так можно, но не сейчас: сначала сделайте то, что просит урок.
lesson-step = Шаг { $n } из { $of }

## Разбор партии

look-back-what-it-is = Компьютер взвешивает каждый выбор заново: по тому, что было видно тогда, и при равной удаче для всех вариантов. Это оценка; она нигде не сохраняется.
look-back-whose = Чей выбор?
look-back-stop = Прервать
look-back-failed = Взвесить выбор здесь не удалось.
look-back-cost-most = Что стоило дороже всего
look-back-nothing-lost = Заметных потерь нет: отличная игра.
look-back-done = Выбор
look-back-better = Лучше
look-back-position = Посмотреть позицию
look-back-try-it = Сыграть отсюда
look-back-still-on = Партия ещё не окончена: разбор будет в конце.
look-back-tries = Это отдельная партия с того самого выбора. Та, что вы разбирали, осталась как была.
price-nothing = почти ничего не стоил
price-little = стоил немного
price-less = стоил немало
price-much = стоил дорого
look-back-progress = Выбор { $n } из { $of }
look-back-weighed = Взвешено: { $n } { $n ->
    [one] решение
    [few] решения
   *[many] решений
}.

## Две партии на одном раскладе

rival-you = Вы
rival-versus = Две партии, один расклад
rival-compare = Сравнить партии
rival-still-covered = Чужая партия закрыта, пока не закончена ваша.
rival-covered = Вы играете против чужой законченной партии на том же раскладе. Её ходы закрыты, пока не закончена ваша.
rival-no-rival = У этой партии нет соперника.
rival-beat = Сыграть тот же расклад
rival-side-by-side = Вы сядете на то же место, а в конце увидите оба результата рядом.
rival-play-table = Сыграть тот же расклад
rival-same-table = Настройки, броски и карты — из той партии, что вам прислали.
rival-go-on = Продолжить свою партию
rival-scores = Счёт
rival-partings = Где пути расходятся
rival-partings-hint = Первый несовпавший ход каждой части. Броски и карты у обоих были одни и те же.
rival-all-the-same = Вы оба играли одинаково от начала до конца.
rival-previous = Предыдущее различие
rival-next = Следующее различие
rival-nothing-more = Здесь больше ничего.
rival-silent = Об этом ходе рассказать нечего.
rival-open-here = Открыть повтор здесь
rival-line = За что
rival-not-over = Эта партия не доиграна.
rival-name = Соперник
rival-result = Итог
# $who — победители, их $n.
rival-outcome = { $n ->
    [0] Победителей нет.
    [1] Победа: { $who }, { $total }.
   *[other] Победу делят { $who }: { $total }.
}
# $by — 0, если сказать нельзя.
rival-ahead = { $by ->
    [0] Вы впереди.
   *[other] Вы впереди на { $by }.
}
rival-tied = Счёт равный.
rival-behind = { $by ->
    [0] { $name }: впереди вас.
   *[other] { $name }: впереди вас на { $by }.
}
rival-difference = Различие { $n } из { $of }
rival-action = { $name }, ход { $n }

## Поделиться

share-what = Что отправить
share-message = Сообщение
share-send = Отправить…
share-copy-text = Скопировать сообщение
share-copy-link = Скопировать только ссылку
share-saved-file = Браузер сохраняет файл.
share-not-saved-file = Браузер не разрешил сохранить файл.
share-copied-text = Сообщение скопировано.
share-copied-link = Ссылка скопирована.
share-not-copied = Браузер не разрешил скопировать. Сообщение выделено: скопируйте его вручную.
share-without-words = Без слов
share-copy-without-words = Скопировать без слов
share-copied-without-words = Символы и ссылка скопированы.
share-picture = Картинка с результатом
share-save-picture = Сохранить картинку
share-send-picture = Отправить картинку
share-saved-picture = Браузер сохраняет картинку.
share-no-picture = Браузер не разрешил нарисовать картинку. В сообщении сказано то же самое.
share-same-for-you = Вам — те же броски и карты
share-secrets = Партия ещё не закончена. Кто откроет ссылку, сможет узнать чужие секреты и увидеть кости и карты раньше всех за столом.
share-send-secrets = Всё равно показать ссылку
share-too-long = Эта партия слишком длинна для ссылки. Сохраните её в файл: он открывается на полке, в «Ввести код».
share-setup-too-long = У этого стола больше настроек, чем помещается в ссылку. Сохраните партию в файл: он открывается на полке, в «Ввести код».
share-today = Испытание дня
share-match = Вся партия
share-seed = Только расклад
share-today-hint = Ваш результат без единого слова о том, что за столом, и ссылка на то же испытание.
share-match-hint = Ход за ходом, с проверкой при открытии. Её можно посмотреть и попробовать сыграть лучше.
share-seed-hint = Те же настройки, игроки, броски и карты, но без ваших ходов.
share-score-so-far = Пока что счёт: { $total }.
share-won = { $n ->
    [one] победа над { $n } компьютером
    [few] победа над { $n } компьютерами
   *[many] победа над { $n } компьютерами
}
share-against = { $n ->
    [one] Против { $n } компьютера
    [few] Против { $n } компьютеров
   *[many] Против { $n } компьютеров
}
# Что сможет сделать тот, кто получит ссылку.
share-invite-today = Сыграйте то же испытание:
share-invite-beat = Посмотрите эту партию или попробуйте сыграть лучше:
share-invite-play-on = Посмотрите на партию или продолжите её сами:
share-invite-watch = Посмотрите партию:
share-invite-better = Сможете лучше с теми же бросками и картами?
share-invite-seed = Сыграйте тот же расклад:

## Печати

stamps = Печати
stamps-hint = За первый час, во что бы вы ни играли; подсказки не мешают.
stamps-taken = получена
stamps-not-yet = пока нет
stamp-lesson = Первые шаги
stamp-lesson-hint = Урок пройден.
stamp-match = До самого конца
stamp-match-hint = Партия доиграна.
stamp-computer = Умнее машины
stamp-computer-hint = Победа над компьютерами.
stamp-today = Вызов принят
stamp-today-hint = Испытание дня пройдено.
stamp-monster = Чудовище повержено
stamp-monster-hint = Побеждён дракон или чудовище в своём логове.
stamp-home = Вовремя домой
stamp-home-hint = Возвращение с третьего уровня или глубже, выход из подземелья живым или выполненное задание.
stamp-explained = А это что?
stamp-explained-hint = Узнали, что лежит на поле: удержанием пальца или клавишей «?».
stamp-hint = Добрый совет
stamp-hint-hint = Ход по подсказке.
stamp-look-back = Задним умом
stamp-look-back-hint = Партия разобрана.
stamp-shared = Передай другому
stamp-shared-hint = Партией поделились.
# Названия печатей одно за другим.
stamps-next = { $all }», «{ $next }
stamps-new = { $n ->
    [1] Новая печать: «{ $names }»
   *[other] Новые печати: «{ $names }»
}
stamps-share = Получено: { $n } из { $of }

## Статистика

statistics-box = Коробка
statistics-over-time = Результаты по времени
statistics-as-table = То же в числах
statistics-a-match = партия
statistics-a-challenge = испытание дня
statistics-apart = не в счёт
statistics-median-line = медиана семи последних
statistics-date = Дата
statistics-result = Результат
statistics-median = Медиана
statistics-kind = Какая
statistics-by-number = По числу игроков
statistics-against = Против компьютера
statistics-won-of-played = побед из партий
statistics-ranges = медиана · разброс · лучший
statistics-luck = Удача
statistics-kindest = Больше всего повезло
statistics-cruellest = Больше всего не повезло
statistics-kept-here = Хранится только на этом устройстве; учтены все партии, доигранные здесь. Резервная копия забирает это с собой.
statistics-nothing = Пока пусто
statistics-learn = Учиться
statistics-elsewhere = Играли в другом месте? Перенесите результаты:
statistics-open-file = открыть резервную копию
statistics-to-come = После первой партии («{ $game }») здесь появится точка, а после седьмой линия покажет, куда всё идёт.
statistics-of = { $game }: статистика
statistics-best = лучший { $total }
statistics-range = от { $least } до { $most }
statistics-won = { $n } из { $of }
statistics-one-in = один раз из { $n }
# $measure — что выпадало.
statistics-percent = { $measure }: { $percent } % от среднего

## Простое поле

plain-seats = Игроки
plain-details = Стол
plain-actions = Что можно сделать
plain-awaited = ходит
plain-first = впереди
plain-not-now = Сейчас не ваш ход.
plain-choose = Что вы сделаете?
plain-watch = Ходит: { $names }

## Настройки, коды, сохранённые партии, последняя страница

asks = Когда меня спрашивать?
asks-hint = В чужой ход, если в игре есть карты для этого. Кнопка «Вмешаться» остаётся на столе в любом случае. Чтобы вас спрашивали всегда и пауза не выдавала вашу руку, выберите это при подготовке стола.
asks-choice = Когда я могу что-то сыграть
asks-attacked = Только когда атакуют меня
rename-title = Назвать партию
match-name = Название
match-name-hint = Если оставить пустым, партия называется как игра.
keep-name = Сохранить
open-matches = Идут
finished-matches = Закончены
find-match = Найти партию
find-match-example = название, игра или игрок
enter-field = Код, ссылка или запись партии
enter-hint = Вставьте то, что вам прислали. Из любых ваших слов тоже получится расклад.
open-file = Открыть файл с записью
file-too-long = Файл слишком велик для записи партии.
file-gone = Браузер не смог прочитать файл.
a-place = Страница Undercroft.
text-too-long = Для кода расклада это слишком длинно, и это не ссылка и не запись партии.
no-such-link = По этой ссылке нет ни расклада, ни партии, которые можно открыть здесь.
other-game = Это партия в игру, которой нет на этой полке.
language = Язык
as-browser = Как в браузере
theme = Тема
as-system = Как в системе
light = Светлая
dark = Тёмная
motion = Анимация
motion-hint = Кубики катятся, фишки скользят.
motion-on = Включена
motion-off = Выключена
sound-hint = Короткие тихие звуки: кубики, карты, монеты, удары. Всё важное сказано и словами.
sound-on = Включён
sound-off = Выключен
felt = Звук и вибрация
felt-hint = Короткие тихие звуки; при ударах и в важные минуты — короткая вибрация. Всё важное сказано и словами.
felt-nothing = Выключены
felt-both = И то и другое
contrast = Контраст
contrast-more = Сильнее
contrast-plain = Обычный
size = Размер текста
size-hint = В дополнение к размеру, заданному в браузере.
size-large = Крупный
size-larger = Крупнее
size-largest = Самый крупный
pace-hint = Как быстро ходят компьютеры и как долго видно, чем обернулся ход. В спокойном и быстром темпе ждать недолго: пропущенное будет кратко пересказано.
keys = Клавиши-буквы
keys-hint = Выключите, если управляете голосом или задеваете клавиши случайно.
keys-on = Включены
keys-off = Выключены
forgets-soon = Этот браузер может стереть всё сохранённое, если не заходить сюда неделю. Чтобы этого не случилось, добавьте страницу на домашний экран или сохраните копию:
kept-here = Хранится на этом устройстве
copies = Резервная копия: сохранить или восстановить
go-on-learning = Дальше в обучении
play-today = Сыграть
calendar = Календарь
other-challenges = Другие испытания
about-words-1 = Undercroft — полка настольных игр про подземелья в одной вкладке браузера. Правила полные и соблюдаются строго; каждый отказ называет правило, на котором он стоит. Здесь нет ни учётных записей, ни сервера, ни рекламы: партии хранятся в этом браузере, на этом устройстве.
about-words-2 = Все случайности партии заданы её раскладом. У двоих, играющих один расклад, броски и карты одинаковы, что бы они ни делали; отмена хода их не меняет.
about-words-3 = Это неофициальная программа: её сделали те, кому нравятся эти игры, и с их авторами и издателями она не связана. В ней нет ни рисунков, ни текстов изданных игр; понравилась игра — купите коробку.
about-words-4 = Undercroft — свободная программа под лицензией MIT или Apache 2.0, на ваш выбор. Открытого адреса у исходного кода пока нет: спросите его у того, кто держит этот сайт.
what-is-ours-1 = Бумажные подземелья. Из изданной игры: правила, таланты, действие и слава волшебных предметов, миссии, цели с их цветами и грани кубиков. Придумано нами: содержимое большинства помещений, вода и стены, почти все карты подземелий и чудовищ, значения шкал, кроме известных, символы, нужные предметам, истории кампаний и достижения.
what-is-ours-2 = Сундук приключений. Из изданной игры: правила, кубики, сокровища, герои с их способностями, достижения и звания за очки. Придумано нами: точные условия достижений, часть названий и толкования там, где правила молчат.
what-is-ours-3 = Рейдеры подземелий. Из изданной игры: правила, комнаты, герои, предметы и все их числа, а также боссы. Придумано нами: звания за счёт в одиночку, достижения, часть значений символов на боссах и толкования там, где правила молчат.
what-is-ours-4 = Подземелье. Из изданной игры: правила с вариантами, одиночная игра, сочетание двух наборов, четырнадцать карт целиком, а также название или часть ещё около шестидесяти. Придумано нами: остальные карты, все выходы, большинство чисел у помещений, значение символов на картах, моменты, когда вас спрашивают, домашние варианты и толкования там, где правила молчат.
key-undo = Отменить ход
key-redo = Вернуть ход
key-repeat = Повторить последнее сообщение
key-announce-options = Сказать, что сейчас можно сделать
key-announce-score = Сказать счёт
key-hint = Подсказка
key-explain = Объяснить то, что отмечено
key-move-within = Двигаться внутри части стола
key-next-part = К следующей части стола
key-choose = Выбрать отмеченное
key-replay = В повторе: назад, смотреть, вперёд
version = Версия { $program }
version-and-build = Версия { $program }, сборка { $site }
rules-of = { $game }: правила
show-all-more = Показать ещё { $n }
show-more = Показать ещё { $n } из { $of }
delete-match = Удалить: { $title }, { $changed }
rename-match = Назвать: { $title }, { $changed }
deleted-match = Удалено: { $title }.
matches-found = Найдено: { $n } { $n ->
    [one] партия
    [few] партии
   *[many] партий
}
entered-seed = Расклад { $code }. Для какой игры?
entered-words = Из ваших слов получится новый расклад: { $code }. Для какой игры?
entered-match = Партия в { $game }.
entered-record = Запись партии в { $game }.
entered-setup = { $game }: новая партия, с раскладом, если он есть в ссылке.
next-lesson-step = Обучение, шаг { $step } из { $of }
today = Сегодня: { $title }
one-table = { $n } мин · один стол на всех

## Что не так с хранилищем

# Это есть у программы с самого начала: сказать это, возможно, придётся раньше, чем придут остальные слова.
look-at-aside = Посмотреть
storage-forbidden = Браузер не даёт странице ничего сохранять: партии живут, пока открыта вкладка.
storage-full = В браузере нет места, чтобы сохранить партию. Она продолжается без сохранения; место освободится, если удалить старые партии на полке.
storage-corrupt = Что-то из сохранённого на этом устройстве не читается. Оно отложено и останется как есть.
storage-newer = Что-то на этом устройстве сохранила более новая версия Undercroft. Оно остаётся как есть; то, что эта вкладка не может туда добавить, живёт, пока она открыта. Перезагрузите страницу, чтобы получить новую версию.
