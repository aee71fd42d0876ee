### What the table says around any game, in English. Project Fluent's syntax: https://projectfluent.org/fluent/guide

## Who is spoken to

# Stands for the name of the only person at a table of several seats.
you = You
# Before the names of those who may act out of turn.
out-of-turn = Out of turn:

## Scores

points = { $n } { $n ->
    [one] point
   *[other] points
}

## A match in symbols, for those who have it read to them

sign-step = passed
sign-ahead = not reached
sign-gain = gain
sign-boon = help
sign-loss = loss
sign-quest = quest
sign-quests = two quests
sign-trophy = triumph
sign-second = well done
sign-third = just managed
sign-home = back in the tavern
sign-portal = out by a portal
sign-fled = fled
sign-dead = dead
