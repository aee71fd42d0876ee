### Слова «Спящего дракона». Синтаксис Project Fluent: https://projectfluent.org/fluent/guide

## Что случилось. $name — кто это сделал или «Вы»; предложение начинается с имени и глагола.

grabs = { $name } хватает { coins }: в руках { $arms }.
wakes = { $name } будит дракона. Потеряно: { $n }.
leaves = { $name } выносит { coins }: в сундуке { $chest }.
wins = { $name } побеждает.
candle-down = Свеча догорела.

## Что можно сделать

grab = Хватать
leave = Вынести { coins }

## Числа

# Столько монет, в винительном падеже.
coins = { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}
# Итог.
total = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}

## Стол

the-end = Конец партии
round = Раунд { $n } из { $of }
score = Монеты
score-from = вынесены

## Почему нельзя

refuse-players = Играть могут от 2 до 4 человек.
refuse-not-your-turn = Сейчас в пещере другой вор.
refuse-arms-full = Руки полны: пора уходить.
refuse-arms-empty = С пустыми руками не уходят: хватайте.
refuse-over = Партия окончена.

## Подготовка

goal = Цель
goal-hint = Сколько монет нужно для победы.
goal-50 = 50 монет
goal-100 = 100 монет
