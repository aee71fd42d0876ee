### Слова стола вокруг любой игры, по-русски. Синтаксис Project Fluent: https://projectfluent.org/fluent/guide

## К кому обращаются

# Вместо имени единственного человека за столом на несколько мест.
you = Вы
# Перед именами тех, кто может действовать не в свой ход.
out-of-turn = Вне очереди:

## Счёт

points = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}

## Партия в символах, для тех, кому её читают вслух

sign-step = пройдено
sign-ahead = не дошли
sign-gain = добыча
sign-boon = подмога
sign-loss = потери
sign-quest = задание
sign-quests = два задания
sign-trophy = триумф
sign-second = неплохо
sign-third = еле‑еле
sign-home = снова в таверне
sign-portal = ушли через портал
sign-fled = бегство
sign-dead = гибель
