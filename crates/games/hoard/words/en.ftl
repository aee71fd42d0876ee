### What the Hoard says in English. Project Fluent's syntax: https://projectfluent.org/fluent/guide

## What happened. $name is who did it, or "You"; the sentence begins with it and its verb.

grabs = { $name } grabs { coins }: { $arms } in the arms.
wakes = { $name } wakes the dragon and loses { coins }.
leaves = { $name } leaves with { coins }: { $chest } in the chest.
wins = { $name } wins.
candle-down = The candle is down.

## What can be done

grab = Grab
leave = Leave with { coins }

## Numbers

# So many coins, as the object of a verb.
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
# A total.
total = { coins }

## The table

the-end = The end
round = Round { $n } of { $of }
score = Coins
score-from = carried out

## Why not

refuse-players = 2 to 4 people can play.
refuse-not-your-turn = Another thief is in the cave now.
refuse-arms-full = Your arms are full: leave.
refuse-arms-empty = Nobody leaves with empty arms: grab.
refuse-over = The match is over.

## The setup

goal = Goal
goal-hint = How many coins win the match.
goal-50 = 50 coins
goal-100 = 100 coins
