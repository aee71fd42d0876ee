### What the Hoard says in English. Project Fluent's syntax: https://projectfluent.org/fluent/guide

## The box

# Its name, and the line under it. The program has them from the start.
title = The Hoard
line = One more coin cannot hurt.

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

## Hints

hint-one-in-six = One throw in six loses what is in your arms: { $arms }. What do the others bring?
why-grab = Five throws in six bring 4 coins on average; the sixth would cost { $arms }.
why-leave = A one would cost the { $arms } coins in your arms; carried out they are safe.

## Computers

level-easy = Easy
level-easy-hint = Runs away with a handful of coins; loses 9 matches of 10 to the normal one.
level-normal = Normal
level-normal-hint = Weighs what it risks against what it gains; beats the easy one in 9 matches of 10.

## The plain board

detail-arms = In the arms
detail-goal = Coins that win
detail-round = Round
detail-of = { $n } of { $of }
