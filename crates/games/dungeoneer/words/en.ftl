### What Dungeoneer says in English. Project Fluent's syntax: https://projectfluent.org/fluent/guide

## The box

# Its name, and the line under it. The program has them from the start.
title = Dungeoneer
line = Build the maze, take the quests, throw perils at your friends.

## What things are called

# Phases of a turn, standing alone and within a sentence.
-phase-setup = Set-up
-phase-reset = Reset
-phase-villainy = Villainy
-phase-locations = Locations
-phase-heroics = Heroics
-phase-discard = Discard and draw
step-attack = Attack
step-response = Response
step-attack-roll = Attack roll
step-counter-roll = Counterattack roll
step-comparison = Comparison
step-challenge = Challenge
step-lair = Lair
step-reward = Reward
# The way a blow is struck.
-by-melee = in melee
-by-magic = by magic
-by-speed = by speed
hazard-danger = Danger
hazard-spikes = Spikes
hazard-pit = Pit
stat-health = Health
stat-glory = Glory
stat-peril = Peril
stat-ap = Action points
stat-level = Level
# A side, as in "north of the Crypt".
-side-north = north
-side-east = east
-side-south = south
-side-west = west
# A way: "go north to the Crypt", "go to the north".
-way-north = north
-way-east = east
-way-south = south
-way-west = west
-exit-north = the north exit
-exit-east = the east exit
-exit-south = the south exit
-exit-west = the west exit
# A deck that cards are drawn from.
-deck-glory = the glory deck
-deck-peril = the peril deck
# Where a monster goes after a battle.
-to-hand = to the hand
-to-lair = to the lair
-to-discard = to the discard pile

## Numbers

glory = { $n } glory
# As the object of a verb.
glory-object = { $n } glory
peril = { $n } peril
action-points = { $n ->
    [one] { $n } action point
   *[other] { $n } action points
}
# As objects.
wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
health-object = { $n } health
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
# A price in brackets, behind a sentence; nothing for none.
for-glory = { $n ->
    [0] { "" }
   *[other] { " " }({ glory })
}
for-peril = { $n ->
    [0] { "" }
   *[other] { " " }({ peril })
}

## Names

# Names of heroes, monsters, cards and places are given to messages in the case that the Russian sentence needs.
quest-quoted = “{ $name }”
list = { $before } and { $last }
# Somebody is defeated; $gender is the gender of the name, for languages whose words agree with it.
defeated = { $gender ->
   *[any] defeated
}

## What lies on the table

attack-hero = Attack { $hero } { $how }
offset-north = { $n } north
offset-south = { $n } south
offset-east = { $n } east
offset-west = { $n } west
offset-middle = in the middle

## The table

title-tomb = Tomb of the Lich Lord
title-vault = Vault of the Fiends
title-both = Dungeoneer, both boxes
heading-turn = Round { $round }: { $hero }
moment-turn = Round { $round }, { $hero }: { $phase }
the-end = The end

## What happened: the table, turns, decks, the end. $name is a hero, $player who plays it, or "You"

event-hero-yours = Your hero is { $hero }, { $class }.
event-hero = { $player } plays { $hero }, { $class }.
event-quests-yours = Your quests: { $quests }.
event-quests = { $player } has the quests { $quests }.
event-global = Global quest for all: { $quest }.
# $gain is what is gained, behind a colon: ": +2 glory"; or nothing.
event-gathered-alone = The hero starts from { $place }{ $gain }.
event-gathered = All heroes start from { $place }{ $gain } for each.
event-placed-alone = { $place } is placed { $side } of { $of }.
event-placed = { $player } places { $place } { $side } of { $of }.
event-no-place = { $place } fits nowhere and goes under the deck.
event-map-full = No location fits any more.
event-turn-alone = { $name } has { action-points }.
event-turn-yours = Your turn: { $name } has { action-points }.
event-turn = { $player }'s turn: { $name } has { action-points }.
event-draws = { $who } draws { $cards }.
event-peril-dice = Peril dice at { $place } (up to { $reach }): { $faces }{ $hits ->
        [0] , nothing comes
       *[other] { "" }
    }.
event-peril-brings = Peril brings { $card }.
event-waits = { $card } waits for its moment.
event-reveals = { $who } turns up { $cards }.
event-shuffled = The discard pile is shuffled into a new deck.
# Between rolls that are told one after another.
first-again = ; again:
first-entrance = dealt the entrance
event-first = { $player } goes first ({ $how }).
end-quests-alone = Three quests are completed, and the hero is at an entrance: victory.
end-quests = { $name } wins with three quests.
end-last-hero = { $name } wins: no other hero is left.
end-together = The last heroes die together; victory for whoever was ahead: { $player }.
end-draw = The last heroes die together: a draw.
end-rounds = The last round is over.
end-lost = The match is lost.

## What heroes do and suffer

event-peril-given = { $giver } gives { $name } { peril } for the wounds.
event-healed = { $name } recovers { health-object }, now { $left }{ $because }.
event-wounded = { $name } suffers { wounds }, health { $left }.
event-spared = { $name } is spared { wounds }.
event-falls-for-ap = { $name } falls for an action point.
event-falls = { $name } falls.
event-stands = { $name } stands up.
event-saves-ap = { $name } saves { action-points }.
event-returns = { $who } goes on with { $name }, level 1.
# $n is what is gained, such as "2 glory"; $because is the card that gives it, in brackets, or for-battle, or nothing.
event-gains = { $name } gains { $n }{ $because }.
event-loses = { $name } loses { $n }{ $because }.
for-battle = for the battle
event-defeated = { $name } is { defeated }.
event-out = { $name } is { defeated }, and { $player } is out of the game.
event-out-you = { $name } is { defeated }, and { $player } are out of the game.
event-stays = { $name } has stayed at { $place }{ $gain }.
event-exit-held = { $name } has opened { $exit }, but has no action point left to go.
event-shifted = { $place } now lies in another place.
event-bridge-out = The bridge is extended.
event-bridge-in = The bridge is retracted.
event-deactivated = { $place } is deactivated.
event-works-again = { $place } works again.
event-walks = { $name } goes to { $place }{ $gain }.
event-warped = { $name } is warped to { $place }{ $gain }.
event-led = { $name } is led to { $place }{ $gain }.
event-readies = { $name } readies { $card }{ for-glory }.
event-plays = { $name } plays { $card }{ for-glory }.
event-card-strikes = { $card } strikes { $name }.
event-plays-against = { $player } plays { $card } against { $name }{ for-peril }.
event-cancels = { $name } has cancelled { $card }.
event-discards = { $player } discards { $card }.
event-sheds = { $name } gets rid of { $card }.
ability-named = “{ $ability }”
quest-reward = { $quest }
event-uses = { $name } uses { $what }.
event-sacrifice = { $name } makes the sacrifice of { $quest }.
event-completes = { $name } completes { $quest }, quest { $done } of 3: level { $level }{ $gain }.
event-escort-begun = { $name } begins the escort of { $quest }.
event-escort-dropped = { $name } lays down the token of { $quest }.
event-escort-taken = { $name } takes up the token of { $quest }.
event-escort-stolen = { $name } takes away the token of { $quest }.
event-quest-swapped = { $name } exchanges { $old } for { $new }.

## Battles

event-hunt = { $hero } hunts { $foe }.
event-strikes = { $by } attacks { $on } { $how }.
event-challenges = { $by } challenges { $on } { $how }.
event-foe-healed = { $foe } grows stronger: health { $health }.
event-takes = { $who } takes { $card } into hand.
event-card-goes = { $card } goes { $place }.
event-card-goes-of = { $card } goes { $place } ({ $who }).
event-hunt-failed = { $foe } gets away: the hunt has failed.
event-springs = { $who } springs { $card } on { $target }{ for-peril }.
event-sends = { $who } sends { $card } out of the lair against { $target }{ for-peril }.
event-sets = { $who } sets { $card } on { $target }{ for-peril }.
event-foe-discarded = { $name } is discarded.
event-foe-leaves = { $name } leaves the battle.

## Dice and their sums

# One of two dice counts.
sum-of-two = { $face } (of { $first } and { $second })
exit = exit
roll-hazard = hazard
roll-standing = standing up
roll-chance = chance
roll-ok = { $what } ({ $asked }): { $hero } rolls { $sum } and succeeds.
roll-fails = { $what } ({ $asked }): { $hero } rolls { $sum } and fails.
roll-search-for = search for { $quest }
roll-search = search
# Two sides compare their sums, $a and $d.
compared-equal = { $by } ({ $a }) and { $on } ({ $d }) are equal { $how }: no blow lands.
compared-negated = { $by } ({ $a }) would hit { $on } ({ $d }) { $how }, but to no effect.
compared-hits = { $by } ({ $a }) hits { $on } ({ $d }) { $how }.
compared-parries = { $on } ({ $d }) parries { $by } ({ $a }) and hits back { $how }.
-equal-melee = in melee
-equal-magic = in magic
-equal-speed = in speed

## What can be done

offer-pass = Pass
offer-pass-battle = Pass for the rest of this battle
offer-pass-turn = Pass until your turn
offer-shed = Get rid of { $card }
offer-explore = Explore: place one more location
offer-attempt = Attempt { $quest }
offer-search = Search for { $quest }
offer-escort = Begin the escort of { $quest }
offer-finish = Complete { $quest }
offer-take = Take up the token of { $quest }
offer-drop = Lay down the token of { $quest }
offer-stand = Stand up for 1 action point
offer-fall = Fall for an action point
offer-end-declare = Declare nothing more and fight
offer-end-villainy = End Villainy
offer-end-heroics = End Heroics
offer-ready = Ready { $card } ({ glory })
offer-play = Play { $card } ({ glory })
offer-set = Set { $card } on { $hero } ({ peril })
offer-play-against = Play { $card } against { $hero } ({ peril })
offer-from-lair = Send { $card } out of the lair against { $hero } ({ peril })
offer-use = Use { $name }{ $what }
# $how is one of the three messages behind it, or nothing.
offer-go-to = Go { $way } to { $place }{ $how }
offer-go = Go to the { $way }{ $how }
offer-go-with = { " " }with { $card }
offer-go-blocked = , blocked: { $form } { $reach }+
offer-go-trap = , trap: { $form } { $reach }+
cost-free = free
cost-fall = by falling
offer-challenge = Challenge { $on } { $how } ({ $cost })

## What an answer does

offer-discard-nothing = Discard nothing
# $at is where it lies, in brackets, if another place has the same name.
offer-lay = Lay { $place }{ $at }
offer-take-card = Take { $card }
offer-attack = Attack { $how }
offer-choose-exit = Choose { $exit }
offer-discard-lair = Discard { $card } from the lair
offer-hero = Play { $name }, { $class }
offer-exchange = Exchange { $quest }
offer-choose-attack = Choose the attack of { $by }
offer-first = First { $name }
offer-destination = It goes { $place }
offer-draw-from = Draw from { $deck }
offer-discard-inventory = Discard { $card } from the inventory
offer-discard = Discard { $card }
offer-discard-of = Discard { $card } of { $hero }
offer-give-peril = Give { $name } { peril }
offer-turned = Lay it upside down
offer-upright = Lay it upright
offer-save-ap = Save 1 action point
offer-save-none = Save no action point
offer-first-hand = Draw { $n } glory and { $rest } peril cards
offer-place = Place { $place }
offer-place-beside = Place { $place } { $side } of { $beside }{ $at }

## Questions, with what to look at before they are answered

look-discard = Which card of your hand has the least to do in the next turns?

## Questions of battles

ask-which-battle = Which battle comes first?
look-which-battle = Against whom do your monsters have to be unhurt?
answer-battle = Fight against { $hero } first
look-forms = Compare the values form by form. Where is the gap widest?
ask-form = In which form does it attack?
answer-form = { CAPITAL($foe) } attacks { $how }
look-order = What comes first may decide the rest. Which attack is the likeliest to hit?
ask-special = What happens first?
answer-first = First { $name }
ask-which-attack = Which attack is compared first?
ask-attack = Which attack is meant?
answer-no-attack = No other attack
look-wound = Is the wound all that matters here?
ask-extra = Add a wound to the blow?
answer-extra = Use { $name } for a wound more
answer-no-extra = Do not use { $name }
ask-token = Take an escort instead of the wound?
answer-token = Take away the token of { $quest } instead of wounding
answer-wound = Deal the wound
ask-destination = Where does the monster go?
look-destination = The monster can come again, or make room. Which do you need more?
answer-destination = { CAPITAL($foe) } goes { $place }
ask-free-attack = Whom do you attack, and how?

## Questions of cards

ask-discard-lair = Your lair is too full. What leaves it?
ask-host = Which monster gets it?
look-host = Which of your monsters will be sent soonest?
answer-host = Attach it to { $card }
ask-discard-hand = Which card do you discard?
ask-discard-readied = Which readied card is discarded?
look-discard-readied = Which readied card does its owner use most?
ask-discard-drawn = Pay to discard the card that was drawn?
look-discard-drawn = What would this card do to you, and what is your glory for?
answer-discard-drawn = Pay glory to discard { $card }
answer-keep-drawn = Let { $card } come
ask-surplus = That is one card too many. Which one goes?
look-soonest = Which of these cards can you use soonest, and pay for?
ask-fetch = Which card of the discard pile?
answer-fetch = Take { $card } from the discard pile
ask-take-revealed = Which of these cards do you take?
answer-take-none = Take none of them
ask-deck = From which deck?
look-deck = Does your hand lack help for yourself, or harm for the others?
ask-either = Which of these?
look-either = Read both alternatives. Which one can you afford?

## Questions of heroes

look-nearest = From where is the way to your quests the shortest?
look-farthest = Where is that hero farthest from everything it wants?
ask-exit = Through which exit?
ask-warp = Where to?
answer-warp = Warp { $hero } to { $place }
ask-step = To which location beside it?
answer-step = Lead { $hero } to { $place }
ask-dodge = Pay an action point instead of testing the spikes?
look-dodge = How likely do the spikes hit, and what else would the action point do?
answer-dodge = Pay 1 action point and dodge the spikes
answer-no-dodge = Roll against the spikes
ask-peril = Whose peril rises?
look-peril = Whom would one more peril put in reach of somebody's cards?
answer-no-peril = Give nobody peril
look-new-start = A new start: what do the quests that are left ask for?
ask-new-hero = Who is your new hero?
ask-new-place = Where does the hero begin?
answer-new-place = Bring { $hero } to { $place }

## Questions of the map

look-shift = Which location stands in your way, or in the wrong place for others?
ask-take-up = Which location is moved?
answer-take-up = Pick up { $place }
ask-swap = Which location is swapped?
answer-swap = Swap { $place }
ask-swap-second = With which one?
answer-swap-second = Swap { $first } and { $second }
ask-turns = How do they lie?
answer-turn-neither = Turn neither
answer-turn = Turn { $place }
answer-turn-both = Turn { $first } and { $second }
ask-location = Which location is meant?
look-location = In which location does it matter most?
answer-deactivate = Deactivate { $place }
answer-take-token = Take the token off { $place }
answer-choose = Choose { $place }

## Questions of quests

ask-swap-quest = Which quest do you exchange?
look-swap-quest = Which of your quests takes longest?
ask-stake = How much glory do you add?
look-stake = How much does each payment add to the chance, and what else is the glory for?
answer-stake-none = Roll without paying glory
answer-stake = Pay { glory-object } for the roll
ask-sacrifice = Which card do you sacrifice?
look-sacrifice = Which of your cards has done its work?
answer-sacrifice = Give up { $card }

## What can be played, as a row

row-against = { $card } on { $hero }
now-blow = hits { $win } %, is hit { $loss } %
now-roll = success { $before } % → { $after } %
now-success = success { $percent } %
now-search = die + { $way } for the distance, { $reach } or more: { $odds } %; { action-points }
now-unhurt = nothing to heal: full health
now-fails-you = you fail { $percent } %
now-fails = { $name } fails { $percent } %

## What happens when somebody is asked: no full stops

moment-heroics-end-yours = Your Heroics end
moment-heroics-end = { $active }’s Heroics end
moment-heroics-end-line = The last moment before the discard
moment-reward = The battle is over
moment-reward-line = Now you may ready a treasure that stays
moment-free = { $active }’s turn: { $phase }
moment-free-line = You may break in; the others wait meanwhile
moment-enters-you = You enter { $place }
moment-enters = { $name } { came } { $place }
moment-enters-here = { $name } { came } { $place }, where you stand
came = { $gender ->
   *[any] enters
}
moment-ap-left = Left: { action-points }
moment-here = Here: { $rules }
moment-nothing-here = Nothing waits here
moment-met = Then comes: { $all }
moment-roll = Before { $name }’s roll
moment-roll-yours = Before your roll
context-exit = Exit
context-hazard = Hazard
context-trap = Trap
context-quest = Quest
context-threat = Threat
context-search = Search
context-chance = One die
context-attack = An attack
context-counter = A counterattack
# Behind what is rolled for: "Exit: melee 4+; succeeds 50 %".
moment-roll-odds = ; succeeds { $percent } %
moment-wound = You are about to lose { health-object }
moment-wound-line = Your hero has { $health } of { $most }
moment-wound-line-blow = Your hero has { $health } of { $most }; a blow
moment-plays-on-you = { $who } plays { $what } on you
moment-plays-on = { $who } plays { $what } on { $name }
moment-peril-brings = Peril brings { $what }
moment-plays = { $who } plays { $what }
moment-attack-off = The attack is off
moment-attack-off-line = There is nothing to roll for
moment-attacked = { $name } is { attacked }
attacked = { $gender ->
   *[any] attacked
}
moment-rolled = The dice have been rolled
moment-not-rolled = The dice have not been rolled yet
summons-discards = { $name } discards a card
summons-breaks-in = { $name } breaks in
summons-villainy = { $name } has the turn: Villainy
summons-heroics = { $name } has the turn: Heroics

## Hints: what to look at

hint-think = Think to the end of the turn: what will you still need?
hint-place = Where would this location shorten your way, and lengthen that of others?
hint-save = What could an action point do for you before your next turn?
hint-strike = { $name } stands where you do. Is there a form in which you are stronger?
hint-lair = Something waits in your lair. Against whom is it worth its price?
hint-ability = Your hero has an ability. What could it do for you now?
hint-location = Read what the place where you stand offers.
hint-readied = Something that lies ready can be used now. What would it change?
hint-finish = An escort is where it has to be.
hint-search = Something is hidden where you stand. How likely do you find it?
hint-escort = Somebody here wants to be brought away. How far is it?
hint-drop = You lead somebody. Does that hold you up?
hint-shed = Somebody has put something on you. Can you be rid of it?
hint-stand = You lie on the ground. What can you not do from there?
hint-hunt = The prey of a quest is here. Are you strong enough for it?
hint-threat = One of your quests is done where you stand. How good is the chance, and what if it fails?
hint-chance = A quest here is left to the dice. What can be added to them?
hint-sacrifice = A quest here asks for a sacrifice. Can you spare it now?
hint-goal-near = A place where one of your quests is done lies next to you. How sure is the way?
hint-goal = A place for { $quest } lies on the map. Which way there is the surest, with { action-points }?
hint-new-location = A location that is new to you brings glory, and peril too. Which neighbour gives more than it takes?
hint-someday = Where on the map could your next quest be done one day?
hint-homeless = No place for { $quest } lies on the map yet. How can one come there?
hint-all-places = All your places lie on the map. Are they near enough?
hint-heal = Your health is { $health } of { $most }. Does your hand help?
hint-permanent = You have { glory }. Which card of your hand would serve you from now on?
hint-instant = You have { glory }. Which card of your hand fits this very moment?
hint-monster = { $name } has { peril } to be attacked with. In which form is that hero weakest?
hint-trap = { $name } has { peril } to be attacked with. What would be hard to overcome?
hint-bane = { $name } has { peril } to be attacked with. What would hamper that hero most?
hint-declare = Is what you have declared enough, or does one more pay?
hint-villainy = Is any attack good enough now, or will your cards do more later?
hint-no-ap = No action point is left. Does any card still bring more than it costs?
hint-ap = You have { action-points } left. Is anything in reach worth the peril that it brings?

## Hints where a seat may answer

window-harm = As it stands, { $harm }, with health { $health }. Is that worth an answer?
window-roll = Chance of the roll: { $odds } %. Whom does that suit, and what would a change cost?
window-wound = You are about to lose { health-object } of { $health }. Is that worth preventing?
window-response = This battle is not about you. Would an answer of yours be worth its price?
window-before-roll = Dice are about to be rolled. Is it your affair how they fall?
window-challenge = The attack is over. Can you strike back, and in which form?
window-counter = A card has been announced. Does it hurt you enough to be stopped?
window-reward = After the battle, a treasure may be readied. Which of yours would stay useful?
window-entered = Somebody has come to a new place. Does anything of yours fit this moment?
window-end = The turn ends soon, and a card is discarded. Is there one to be played before?
window-free = You may break in. Would it be too late in your own turn?

## Chances

# Clauses, with a small letter for "you".
harm-none-you = you cannot be wounded
harm-none = { $name } cannot be wounded
harm-death = { $dies ->
    [0] { "" }
   *[other] { " " }and death ({ $dies } %)
}
harm-you = you risk a wound ({ $hurt } %){ harm-death }
harm = { $name } risks a wound ({ $hurt } %){ harm-death }
why-unweighed = While the table is laid nothing is weighed: take what you like.
why-uncounted = The turn, played on many times, went best so: nothing of it can be counted beforehand.

## What a way brings and asks

way-entering = Chance of the roll on entering: { $odds } %.
way-leaving = Chance of the roll on leaving: { $odds } %.
gain-glory = +{ $glory } glory
gain-both = +{ $glory } glory, +{ $peril } peril
gain-dice = +{ $glory } glory, { $n } peril { $n ->
        [one] die
       *[other] dice
    }, a card for each of 1–{ $reach }

## Why a way is good

why-left = Left after it: { action-points }.
why-escort = Where it has to be brought: { $goal }.
why-drop = The token stays where you stand.
why-fall = It gives an action point for what you do next, but not for a move.
why-shed = It leaves play: { $card }.
why-pass = What you hold stays for later.
why-pass-harm = { why-pass } As it stands, { $harm }.
why-pass-roll = { why-pass } As it is, the roll has a chance of { $n } %.
why-trap = Chance to pass the trap unhurt: { $odds } %.
why-exit = Chance to get through: { $odds } %.
why-new = The location is new to you: { $gain }.
quest-there = { $quest } is to be done there.
why-old = You have been there already. Left after it: { action-points }.
why-explore = A location is drawn, and you place it.
why-homeless = No place for { $quest } lies on the map yet.
why-success = Chance of success: { $odds } %.
why-success-hurts = { why-success } Failing costs health.
why-prey = Chance to defeat the prey: { $odds } %.
pay-health = { $n } health
pay-hand = cards of your hand, { $n }
pay-readied = readied cards, { $n }
pay-worth = readied cards worth { $n } in all
why-sacrifice = It cannot fail, and costs { $words }.
why-completes = It would be quest { $n } of { $of }.
why-search = Chance to find it: { $odds } %. Only then can { $quest } be attempted.
why-end-villainy = Your cards stay in your hand, and the others keep their peril.
why-end = You keep { $glory } and the cards of your hand; { $ap } left.
why-peril = It takes { $n } of the { $peril } peril of { $name }.
why-costs-of = It costs { glory } of your { $have }.
why-costs = It costs { action-points }.
why-change = The chance of a wound changes from { $was } % to { $is } %.
why-change-of = The chance of a wound for { $hero } changes from { $was } % to { $is } %.
why-defeat = Chance to defeat the monster: { $n } %.

## Why an answer is good

why-attack = Chance of its blow: { $hits } %, of one that strikes back: { $misses } %.
why-readied = It lies ready; to play it cost { glory }.
why-readied-of = { $name } loses a card of price { $price }.
why-nobody = Nobody's peril changes.
why-price-peril = { $name } takes { $price } peril of an opponent; the most that one has is { $most }.
why-price = { $name } costs { glory }, and you have { $have }.
why-to-lair = From the lair it can be sent again, whatever comes into the hand.
why-to-hand = In the hand it can be played again, and takes the place of a new card.
why-to-discard = It is gone, and there is room for a new card.
why-gives = { $name } then has { $now } peril to be attacked with; quests done: { $done }.
why-deck-glory = In your hand: { $glory } glory cards, { $peril } peril cards. This adds one of glory.
why-deck-peril = In your hand: { $glory } glory cards, { $peril } peril cards. This adds one of peril.
quest-there-of = { $quest } of { $hero } is to be done there.
why-no-quest-new = No quest is to be done there. A first visit brings { $gain }.
why-no-quest = No quest is to be done there.
why-stake = Chance of the roll: { $odds } %, for { glory }.
why-dodge = Nothing is rolled; of { action-points }, one is paid.
why-no-dodge = Chance of the roll: { $odds } %. You keep { action-points }.
why-extra = The blow deals one wound more.
why-no-extra = The blow stays as it is, and the card can be used another time.
why-save = Of your action points, one stays for what comes out of turn.
why-save-none = No action point is left until your next turn.
why-place = Ways that join it to the map: { $n }. Your hero is { $nearest } { $nearest ->
        [one] step
       *[other] steps
    } away.

## The score and the result

quests = Quests
quests-of = { $n ->
    [one] { $n } quest
   *[other] { $n } quests
}
score-line = { $n } of { $of } completed
score-out = out of the game
verdict-won-alone = You have won: three quests are completed, and the hero is out of the dungeon.
verdict-quests = { $hero } has completed three quests.
verdict-last-hero = { $hero } is the last hero left.
verdict-together = The last heroes died together; { $hero } was ahead.
verdict-draw = The last heroes died together: a draw.
verdict-rounds = The last round is over: quests, then level, health and glory decide.
verdict-dead = You have lost: the hero is dead, with { $done } of { $of } quests completed.
verdict-late = You have lost: time is up, with { $done } of { $of } quests completed.
# What a hero did while others waited, in a few words.
recap-place = to { $place }
recap-done = completed { $quest }
recap-defeated = defeated
recap-health = −{ health-object }
recap-stays = stays in place
recap-plays = plays { $cards }

## Luck

luck-measure = All your dice
dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
luck-high = { dice } in a row: five or six
luck-low = { dice } in a row: one or two

## Achievements

cast-heading = Best result with each hero
cast-by = By hero

## All cards

sort-heroes = Heroes
sort-locations = Locations
sort-boons = Boons
sort-treasures = Treasures
sort-banes = Banes
sort-monsters = Monsters
sort-traps = Traps
face-levels = Levels 1/2/3/4: { $all }.
face-attack = { $form } { $value } (attack)
face-values = Health { $health }; { $all }.
face-exit-open = { $exit } open
face-exit-blocked = { $exit } blocked ({ $form } { $reach }+)
face-exit-trap = { $exit } trapped ({ $form } { $reach }+)

## The board

board-phases = Phases of the turn
board-over = The match is over
board-you-answer = You answer
board-map = Map
board-smaller = Smaller
board-larger = Larger
board-whole-map = All of the map
board-find-hero = To my hero
board-your-hero = Your hero
board-close = Back to the map
board-influence = Influence
board-alone = Alone
board-peril-dice = Peril dice
board-no-dice = Entering a new location rolls one die for each point of its peril.
board-drawn = Drawn, one after another
board-waiting = Lying in wait
board-to-lay = To be placed
# Marks of exits: blocked, trap.
board-blocked = B
board-trap-exit = T
board-rivals = The others
board-last = What happened last
board-lies = Lies on the ground
board-battle = Battle
board-negated = cannot wound
board-own-cards = Your cards
board-offered = What you can do
board-look-through = Look through the open cards
board-open-cards = Cards that lie open
board-no-cards = No card lies here.
board-in-lair = In the lair
board-interrupt = Interrupt
board-go-on = Let the others go on
board-nothing-to-play = You have nothing to play now.
board-still-asked = I am still asked when I am attacked
board-hide-hints = Hide the hints
board-put-back = Put back
phase-discard-short = Discard
phase-hint-setup = The table is being laid. Answer what you are asked; everything else happens by itself.
phase-hint-others = Others play now. You are asked whenever you can answer, and Interrupt lets you break in.
phase-hint-reset = Reset: your action points come back, and all locations are new again.
phase-hint-villainy = Villainy: send monsters, traps and banes at rivals, paid with their own peril. Then end Villainy.
phase-hint-locations = Locations: the dungeon grows. Lay the new card on a place that lights up.
phase-hint-heroics = Heroics: move for glory, strengthen your hero with cards, do quests. Three quests win.
phase-hint-discard = Discard and draw: drop a card you do not need, then your hand is filled to five.

## Sentences of the board

why-not-choose-first = First choose something that lights up.
why-not-unexplored = Nobody knows what lies there. Locations are placed in the Locations phase, or explored for 1 AP.
why-not-now = It is not your turn to choose.
turn-yours = Your turn
turn-of = { $name }’s turn
prompt-over = The match is over.
prompt-playing = { $active } is playing.
prompt-hero = Choose your hero.
prompt-hands = Of your first five cards, how many come from the glory deck?
prompt-place = Where does this location lie?
prompt-turned = Does it lie turned round?
prompt-lay-out = Which of your locations do you lay?
prompt-declare = Send more monsters and traps, or let the battles begin.
prompt-discard = Discard a card, a treasure of yours, or a monster of your lair.
prompt-save-ap = Keep one action point for the turns of the others?
prompt-free = What do you do?
shelf-glory = Discarded glory cards
shelf-peril = Discarded peril cards
shelf-discards = Discard pile
board-interrupted = Your way here was interrupted: go on, or choose something else.
steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
board-way = Go there: { steps }
ap-short = { $n } AP
steps-away = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
steps-none = you are here
quests-done = { $n } of { $of } done
board-limits = Boons { $boons }/{ $boons_most }, treasures { $treasures }/{ $treasures_most }
piles-split = Left: { $locations } locations, { $glory } glory cards, { $peril } peril cards
piles = Left: { $locations } locations, { $glory } adventure cards
where-completed = completed
where-for-all = for all
where-with-you = with you
where-nowhere = not on the map yet
board-then = then
way-none = no way
way-out-now = All quests are done: to an entrance! ({ $way })
way-out = Entrance: { $way }. Quests left before you may leave: { $left }.
dice-to-roll = { $n } { $n ->
        [one] peril die
       *[other] peril dice
    }, a card for each of 1 to { $reach }
dice-rolled = Each { $reach } or less brings a peril card: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
battle-alone = Monsters attack
battle-encounter = { $lord }’s monsters attack { $hero }
battle-hunt = The hunt: { $name }
battle-heroes = { $lord } against { $hero }
foe-idle = does not attack now
foe-discarded = discarded
foe-left = has left the battle
foe-away = put away
duel-off = not fought out
odds-hits = hits
odds-nothing = nothing
odds-is-hit = is hit

## Battles on the board

battle-villainy = Who attacks whom
battle-before-answers = before answers
battle-first = strikes first
battle-not-yet = not declared yet
line-printed = printed
line-term = for a while
line-played = cards played
line-free = free attack
line-floor = never below 0
toll-wounds = { $n ->
    [one] { $n } wound { $chance }
   *[other] { $n } wounds { $chance }
}
toll-unhurt = unhurt { $chance }
toll-dies = dies { $chance }
effect = then unhurt { $unhurt }, dies { $dies }
effect-defeats = defeats { $defeat }; { $then }
foe-defeat = is { defeated } { $chance }
battle-against = Against { $name }
battle-purse = { $peril } left
attack-traps = Spring the traps
attack-with = Attack with { $n ->
        [one] { $n } monster
       *[other] { $n } monsters
    }

## Labels for those who listen, and small signs

label-entrance = entrance
label-visited = visited this turn
label-pins = quests here: { $n }
label-deactivated = deactivated
label-go = go there: { $price }{ $risk }
place-ap = { $ap }, { $most } if the roll fails
place-no-roll = no roll
place-way = The way there: { $price }; { $chance }.
exit-fails-blocked = { $exit }; failing costs 1 AP more.
exit-fails-trap = { $exit }; failing costs 1 wound.
place-gain-way = On the way there: { $gain }.
place-gain = Entering: { $gain }.
place-gain-none = Visited this turn: nothing is gained.
place-no-card = no card: { $none }
place-roll-of = roll: { $all }
place-rolls = rolls: { $all }
label-pit = pit: { $form } { $reach }+
label-spikes = spikes: { $form } { $reach }+
label-danger = danger +{ $by }
end-lit = Empty place
end-unexplored = Unexplored
end-wall = Behind a wall
# Behind one of the three messages above.
end-beside = , { $side } of { $place }
end-laid = . The location would lie so: { $all }
north = north
east = east
south = south
west = west
label-open = open: { $open }
label-exit-open = { $exit }: open
label-exit-blocked = { $exit }: blocked, { $form } { $reach }+
label-exit-trap = { $exit }: trap, { $form } { $reach }+
hero-defeated = { $player } · { defeated }
hero-level = { $player } · level { $level }
hero-health = health { $health } of { $most }
hero-quests = quests done: { $n }
hero-cards = cards in hand: { $n }
card-short = { $n } short
card-now = Now
duel-rolled = { $name }: { $total } (rolled { $dice })
foe-health = health { $health }
quest-pays = : { $glory }, health +{ $n }.

## What is wanted out of turn

answer-at-free = You may play something out of turn, or pass.
answer-at-end = Heroics end: play something, or pass.
answer-at-entered = The location comes next: play something first, or pass.
answer-at-roll = The dice come next: play something first, or pass.
answer-at-response = Answer the attack with something, or pass.
answer-at-help = Help your attack with something, or pass.
answer-at-off = The attack is off.
answer-at-wound = Keep the wound off with something, or take it.
answer-at-counter = Counter the card with something, or pass.
answer-at-challenge = Challenge somebody, play something, or pass.
answer-at-reward = The battle is over: play something, or pass.

## How a moment ends

button-no-challenge = No challenge
button-take-wound = Take the wound
button-roll = Let the dice fall
button-let-it = Let it happen
button-battles = Begin the battles
button-end-villainy = End Villainy
button-end-heroics = End Heroics
button-go-on = Go on
button-choose-answer = Choose one of these
button-choose-lit = Choose what lights up
button-pass-battle = Pass for this battle
button-pass-turn = Pass until my turn
left-too-dear = Nobody can pay for your cards: the cheapest costs { peril }, { $most ->
        [0] nobody has any
       *[other] nobody has more than { $most }
    }.
left-no-cards = You hold no card for Villainy.
left-nothing = Nothing else can be done now.
unused-cards = { $n } { $n ->
    [one] playable card
   *[other] playable cards
}
unused-none = Completing it ends your Heroics.
unused = Completing it ends your Heroics at once. Unused: { $all }.

## What decided the match

account-reached = { $done } of { $of } quests
account-third-yours = Your third quest, { $quest }, was completed in round { $round }.
account-third = { $name } completed the third quest, { $quest }, in round { $round }.
account-last-rival = { $hero } was the last rival to be defeated, in round { $round }.
account-defeated-at = Your hero was defeated in { $place }, in round { $round }.
account-defeated = Your hero was defeated in round { $round }.

###

## Boxes, forms, times and sorts of cards

term-tomb = Tomb of the Lich Lord
term-vault = Vault of the Fiends
-melee = melee
-magic = magic
-speed = speed
term-villainy = Villainy
term-heroics = Heroics
term-any-time = Any time
term-response = Response
term-lasts-instant = Instant
term-lasts-permanent = Permanent
term-lasts-by-target = Permanent, lies by the target
term-lasts-at-location = Attachment to the target's location
term-lasts-at-lair-monster = Attachment to a monster in your lair
term-lasts-at-weapon = Attachment to your Weapon
term-lasts-at-card = Attachment to a card of yours
term-lasts-monster = Monster
term-tunnel = Tunnel
term-dark-tunnel = Dark tunnel
term-chamber = Chamber
term-influence = Influence
term-artifact = Artifact
term-sacrifice = Sacrifice
term-hunt = Hunt
term-search = Search
term-escort = Escort
term-threat = Threat
term-chance = Chance
term-published = The published card.
term-partly = Partly the published card, completed by us.
term-ours = Our own design.

## Kinds and subtypes of cards

-undead = Undead
-vermin = Vermin
-fiend = { $as ->
   *[name] Fiend
    [plural] Fiends
}
-humanoid = { $as ->
   *[name] Humanoid
    [plural] Humanoids
}
-demon = { $as ->
   *[name] Demon
    [plural] Demons
}
-dragon = { $as ->
   *[name] Dragon
    [plural] Dragons
}
-beast = { $as ->
   *[name] Beast
    [plural] Beasts
}
-construct = { $as ->
   *[name] Construct
    [plural] Constructs
}
-enhancer = { $as ->
   *[name] Enhancer
    [plural] Enhancers
}
-maneuver = { $as ->
   *[name] Maneuver
    [plural] Maneuvers
}
-skill = { $as ->
   *[name] Skill
    [plural] Skills
}
-spell = { $as ->
   *[name] Spell
    [plural] Spells
}
-prayer = { $as ->
   *[name] Prayer
    [plural] Prayers
}
-blessing = { $as ->
   *[name] Blessing
    [plural] Blessings
}
-curse = { $as ->
   *[name] Curse
    [plural] Curses
}
-trick = { $as ->
   *[name] Trick
    [plural] Tricks
}
-device = { $as ->
   *[name] Device
    [plural] Devices
}
-ring = { $as ->
   *[name] Ring
    [plural] Rings
}
-potion = { $as ->
   *[name] Potion
    [plural] Potions
}
-weapon = { $as ->
   *[name] Weapon
    [plural] Weapons
}
-armor = Armor
-shield = { $as ->
   *[name] Shield
    [plural] Shields
}
-helm = { $as ->
   *[name] Helm
    [plural] Helms
}
-boots = Boots
-cloak = { $as ->
   *[name] Cloak
    [plural] Cloaks
}
-amulet = { $as ->
   *[name] Amulet
    [plural] Amulets
}
-bag = { $as ->
   *[name] Bag
    [plural] Bags
}
-scroll = { $as ->
   *[name] Scroll
    [plural] Scrolls
}
-oil = { $as ->
   *[name] Oil
    [plural] Oils
}
-counter = { $as ->
   *[name] Counter
    [plural] Counters
}
-warp = { $as ->
   *[name] Warp
    [plural] Warps
}
-shift = { $as ->
   *[name] Shift
    [plural] Shifts
}
-boon = { $as ->
   *[name] Boon
    [plural] boons
}
-treasure = { $as ->
   *[name] Treasure
    [plural] treasures
}
-bane = { $as ->
   *[name] Bane
    [plural] banes
}
-monster = { $as ->
   *[name] Monster
    [plural] monsters
}
-trap = { $as ->
   *[name] Trap
    [plural] traps
}
-instant = { $as ->
   *[name] Instant
    [plural] instant
}
-permanent = { $as ->
   *[name] Permanent
    [plural] permanent
}
-attachment = { $as ->
   *[name] Attachment
    [plural] attached
}

# A kind in a sentence: [plural] “Beasts”, [before] “Beast cards”, [of] “of Beasts”, [object] and [subject] “Beast”.
card-kind = { $how ->
    [plural] { NAME($kind, as: "plural") }
    [of] { NAME($kind, as: "plural") }
   *[before] { $kind }
}

## Numbers of things

card-and = { $first } and { $then }
card-or = { $first } or { $then }
card-or-else = { $first }, or { $then }
card-then = { $first }, then { $then }
# As an object, as all others of this section.
card-wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
card-more-wounds = { $n ->
    [one] { $n } more wound
   *[other] { $n } more wounds
}
card-extra-wounds = { $n ->
    [one] { $n } extra wound
   *[other] { $n } extra wounds
}
card-health = { $n } health
card-glory = { $n } glory
card-peril = { $n } peril
card-action-points = { $n ->
    [one] { $n } action point
   *[other] { $n } action points
}
card-health-tokens = { $n ->
    [one] { $n } health token
   *[other] { $n } health tokens
}
card-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
card-cards-in-hand = { $n ->
    [one] { $n } card from your hand
   *[other] { $n } cards from your hand
}
card-readied-cards = { $n ->
    [one] { $n } readied card
   *[other] { $n } readied cards
}
card-readied = { $kind ->
    [treasure] { $n ->
        [one] { $n } readied treasure
       *[other] { $n } readied treasures
    }
    [bane] { $n ->
        [one] { $n } readied bane
       *[other] { $n } readied banes
    }
   *[other] { card-readied-cards }
}
card-threat = { $form } { $reach }+

## Who does something

card-my-hero = your hero
card-target = the target
card-opponent = the opponent
card-each-in-its-location = every hero in its location
card-each-in-location = every hero in the location
card-each-here = every hero here
card-roller = the hero
card-carrier = the hero with the token
card-hero-here = a hero here
card-whose = { $who ->
    [me] your hero's
    [tgt] the target's
    [each] every hero's
    [roller] the hero's
   *[carrier] the bearer's
}

## Verbs

card-lose = { $mood ->
    [does] loses
   *[order] lose
}
card-gain = { $mood ->
    [does] gains
   *[order] gain
}
card-get = { $mood ->
    [does] gets
   *[order] get
}
card-have = { $mood ->
    [does] has
   *[order] have
}
card-suffer = { $mood ->
    [does] suffers
   *[order] suffer
}
card-recover = { $mood ->
    [does] recovers
   *[order] recover
}
card-discard = { $mood ->
    [does] discards
   *[order] discard
}
card-draw = { $mood ->
    [does] draws
   *[order] draw
}
card-fall = { $mood ->
    [does] falls
   *[order] fall
}
card-stand = { $mood ->
    [does] stands
   *[order] stand
}
card-cannot = { $mood ->
   *[order] cannot
}
card-may = { $mood ->
   *[order] may
}
card-be-warped = { $mood ->
    [does] is warped
   *[order] be warped
}

## What a hero does or suffers

card-does-suffer = { card-suffer } { card-wounds }
# Besides the wound of the hit.
card-does-suffer-more = { card-suffer } { card-more-wounds }
card-does-recover = { card-recover } { $amount ->
    [x] X health
    [half] health equal to half of X
    [cost] health equal to the printed cost of that card
   *[fixed] { card-health }
}
card-does-gain-glory = { card-gain } { card-amount-of-glory }
card-does-lose-glory = { card-lose } { card-amount-of-glory }
card-amount-of-glory = { $amount ->
    [x] X glory
    [half] glory equal to half of X
    [cost] glory equal to the printed cost of that card
   *[fixed] { card-glory }
}
card-does-gain-points = { card-gain } { card-action-points }
card-does-lose-points = { card-lose } { card-action-points }
card-does-get-at-reset = { card-get } { card-action-points } { $way ->
    [less] less
   *[more] more
} at the next Reset{ card-at-least }
card-does-have-points = { card-have } exactly { card-action-points } in each turn of that hero
card-does-stand = { card-stand } up without paying or facing a threat
card-does-not-fall = { card-cannot } fall{ card-until }
card-must-stand-by = must also overcome { card-threat } to stand up
card-does-get-rolls = { card-get } { $by } to { $rolls }{ card-until }
card-does-warp = { card-be-warped } { $place ->
    [any] to a location
    [chamber] to a chamber
    [tunnel] to a tunnel
   *[entrance] to an entrance
}{ card-choice }
card-does-discard-random = { card-discard } { $n ->
    [one] { $n } random card
   *[other] { $n } random cards
} from hand
card-does-discard-hand = { card-discard } { card-cards } from { $chooser ->
    [me] your hand
   *[you] hand
}
card-does-discard-readied = { card-discard } { card-readied }{ card-choice }
card-does-not-recover = { card-cannot } recover health
card-does-attack-with = { card-may } attack with { $form }
card-does-draw = { card-draw } { $n ->
    [one] { $n } adventure card
   *[other] { $n } adventure cards
}
# Who chooses, behind what is chosen.
card-choice = { $chooser ->
    [you] { " " }of your choice
    [tgt] { " " }of their choice
    [random] { " " }at random
   *[me] { "" }
}
# To the end of what, behind a phrase.
card-until = { $term ->
    [turn] { " " }until the end of this turn
    [battle] { " " }in this battle
    [nextTurn] { " " }until the end of the hero's next turn
   *[next] { "" }
}
card-at-least = { $least ->
    [0] { "" }
   *[other] { " " }(at least { $least })
}

## Rolls

# Whose they are: [hero] the reader's hero's, [monsters] the reader's monsters', [foes] those of monsters, $kinds of them.
card-rolls = { $whose ->
    [hero] your hero's{ " " }
   *[all] { "" }
}{ $rolls ->
    [attack] attack rolls
    [counter] { card-rolls-form-before }counterattack rolls
    [battle] { card-rolls-form-before }attack and counterattack rolls
    [exit] rolls against exits
    [hazard] rolls against hazards
    [trap] rolls against traps
    [quest] rolls in quests
    [threat] rolls against threats of any kind
    [next] next roll
   *[all] { $whose ->
        [hero] rolls
       *[all] all rolls
    }
}{ card-whose-rolls }
# Behind the rolls.
card-whose-rolls = { $whose ->
    [monsters] { " " }of your { $kinds }
    [foes] { " " }of { $kinds }
   *[all] { "" }
}
# The form before what is rolled for.
card-rolls-form-before = { $form ->
    [melee] melee{ " " }
    [magic] magic{ " " }
    [speed] speed{ " " }
   *[any] { "" }
}
# The form behind what is rolled for.
card-rolls-form-behind = { $form ->
   *[any] { "" }
}
card-roll = { $by } to { $rolls }
card-roll-until = { $by } to { $rolls }{ card-until }
card-roll-against = { $by } to your hero's rolls against { $what }
card-roll-of-foes = { $by } to { $rolls } against your hero
card-roll-at-hand = { $by } to that roll
card-roll-of-target = { $by } to the roll that the target is about to make
card-against-blocked-exits = blocked exits
card-against-trap-exits = trap exits
card-against-hazards = hazards
card-against-traps = traps
card-against-kinds = { $roll } against { $kinds }

## Effects

card-discard-this = { $mood ->
   *[order] discard this card
}
card-discard-drawn = { $mood ->
   *[order] discard that monster without any effect
}
card-cancel = play this card when a bane has just been played: that bane is discarded without effect, and its price is not returned
card-forbid-hero-battles = heroes here cannot attack or challenge heroes
card-phase = your hero goes to any adjacent location, even through a wall. Conditions of exits and the effects and hazards of the new location do not apply
card-ignore-exit = { $mood ->
   *[order] ignore the condition of the exit
}
card-exit-by-left = the player to your left chooses the exit that your hero leaves by
card-toggle-bridge = { $mood ->
   *[order] extend or retract the bridge
}
card-put-deactivation = { $mood ->
   *[order] put a deactivation token on any location
}
card-take-deactivation = { $mood ->
   *[order] take a deactivation token off any location
}
card-pit = pit: a hero who enters must overcome { card-threat } or fall
card-spikes = spikes: a hero who enters must overcome { card-threat } or suffer 1 wound
card-danger = danger: threats of traps played here are { $by } higher
card-choose = choose: { $all }
card-chooses = { $who } chooses: { $all }
card-roll-die = roll one die; on { $reach }+ { $then }
card-test-or = { $who } must overcome { card-threat } or { $fail }
card-test-then = overcome { card-threat }; on a success, { $then }
card-test-both = { $who } faces { card-threat }. Failure: the hero { $fail }. Success: the hero { $ok }
card-test-to-choose = overcome { card-threat } (on a failure, { $fail })

## Effects in battles

card-attacker-of-kind = one { $kinds } attacking your hero
card-attacking-monster = one monster attacking your hero
card-attacker = one attacker of your hero
card-wound-two = each of up to two monsters attacking your hero suffers { card-wounds }
card-two-dice = roll two dice and keep the { $kept ->
    [higher] higher
   *[lower] lower
}
card-two-dice-of = for the roll that { $who } is about to make, two dice are rolled and the { $kept ->
    [higher] higher
   *[lower] lower
} counts
card-prevent = { $mood ->
   *[order] prevent
} { card-wounds }
card-negate = one { $form ->
    [melee] melee attack
    [magic] magic attack
    [speed] speed attack
   *[any] attack
} on your hero deals no wounds and has no strike effect
card-negate-before = { card-negate }. Play this card before the attack roll
card-extra-wound = { $mood ->
   *[order] deal
} { card-extra-wounds }
card-hit-bonus = each { $role ->
    [asAttacker] attack
   *[asDefender] counterattack
} that your hero wins{ card-until } deals { card-extra-wounds }
card-remove-attacker = discard { $who }. It does not count as defeated
card-attacker-leaves = { $who } leaves the battle unhurt
card-set-form = one attack on your hero becomes a { $form } attack, and both sides use { $form }
card-free-attack = without spending action points, your hero attacks { $foe ->
    [hero] a hero
    [hero-that-attacked] a hero that attacked your hero this turn
    [card-that-attacked] an opponent's card that attacked your hero this turn
   *[card] an opponent's card
}{ card-with-bonus }
card-free-challenge = in the Challenge step, your hero makes a challenge without spending action points{ card-with-bonus }
card-with-bonus = { $n ->
    [0] { "" }
   *[other] , with { $by } to the attack roll
}
card-immune = { $form } hits deal this monster no wounds

## Effects on cards

card-discard-of-any = discard { card-readied } of any player
card-discard-of-target = discard { card-readied } of the target, of your choice
card-discard-kinds-of-target = discard { $n } readied { $kinds } of the target, of your choice
card-fetch = put one { $kinds } monster from a discard pile into your lair
card-reveal = reveal the top { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of the adventure deck; you may take { $take } { $kind } from them into your hand, then discard the rest
card-swap-quests = put { $n } of your personal quests under the quest deck and draw a new one
card-your-cards-of-kind = your { $kinds } cards
card-your-kind = your { $kinds }
card-while-here = while your hero is here, { $cards }
card-encounters-here = encounters against a hero here
card-encounters-of-kind-here = { $kinds } encounters against a hero here
card-cost = { $cards } cost { $purse ->
    [peril] { card-peril }
   *[glory] { card-glory }
} { $way ->
    [less] less
   *[more] more
}{ card-at-least }
card-put-tokens = { $mood ->
   *[order] put
} { card-health-tokens } on it

## Effects on the map

card-warp-mine = { $mood ->
   *[order] warp
} your hero to { $place ->
    [any] any location
    [chamber] any chamber
    [tunnel] any tunnel
   *[entrance] any entrance
}
card-step = move { $who ->
    [me] your hero
    [tgt] the target
    [each] every hero
   *[roller] the hero
} to an adjacent location of your choice through a working exit. The condition of the exit does not apply
card-shift-move = pick up a location without heroes and tokens that is not an entrance, and place it elsewhere
card-shift-swap = swap two locations, each with a hero in it; you may give each of them a half-turn. The heroes keep their places on the table, and so end up on the other card

## Values

card-value = { $by } { $form }
card-value-health = { $by } health
card-set-base = { $term ->
    [turn] until the end of this turn
    [battle] in this battle
    [next] for the next roll
   *[nextTurn] until the end of { card-whose } next turn
}, the printed { $forms } of that hero count as { $n }
card-this-monster-gets = this monster gets { $values } (at most { $most })
card-values-of-card = { $values } to this card
card-values-of-host = the monster has { $values }
# $number is [collective] where the kind is one word for many, as Undead is.
card-values-of-mine = { $number ->
   *[several] your
} { $kinds } have { $values }
card-values-of-mine-here = while your hero is here, { card-values-of-mine }
card-values-here = { $kinds } fighting here have { $values }
card-zone-roll = choose a location: { $by } to { $rolls } made there{ card-until }
card-limit = { $by } to your { $kind } limit (this card counts too)
card-not-heal-by-cards = { $whose ->
   *[any] { $who }
} cannot recover health from boons, treasures or hero abilities

## When an ability works, and what it costs

card-when-played = when you play this card,
card-when-ambushed = in the Response step of a battle in which your monsters attack:
card-when-entering = on entering,
card-when-leaving = on leaving,
card-when-leaving-without-bridge = on leaving while the bridge is retracted,
card-when-attacking = when this monster attacks,
card-when-defeated = when this monster is defeated,
card-when-reset = at your Reset,
card-when-drawn = when { $kind ->
    [undead] an
   *[other] a
} { $kind } monster is drawn from the peril deck,
# $role is [defender] for a counterattack; $whom is [monster] if only those count.
card-when-hitting = when { $role ->
    [defender] your hero's counterattack
   *[any] your hero
} hits{ $whom ->
    [monster] { " " }a monster
   *[any] { "" }
} { $form ->
    [melee] in melee
    [magic] with magic
   *[speed] with speed
},
card-monster-hits = { $form } hit: 1 wound
card-monster-hits-and = { card-monster-hits }, and
card-when-may = { $when } you may
card-when-paying = { $when } { $order }:
card-when-may-pay = { $when } you may { $to }:
card-others-may-pay = in their Heroics, { $who } may { $to } to
card-use = { $when }:
card-use-paying = { $when }, { $order }:
card-in-your-turn = in your turn
card-in-your-heroics = in your Heroics
card-in-your-villainy = in your Villainy phase
card-at-any-time = at any time
card-outside-battle = outside battle
card-in-response = in the Response step
card-in-challenge = in the Challenge step
card-when-hit = when a hit is about to wound your hero
card-when-wounded = when your hero is about to be wounded
card-before-attack-roll = before your hero makes an attack roll
card-before-roll = before your hero makes a roll
card-when-moving = when your hero moves
card-pay = { $mood ->
   *[order] pay
} { $price }
card-x-glory = X glory
card-x-peril = X peril
card-pay-health = { $mood ->
   *[order] lose
} { card-health } (never the last)
card-pay-cards = { $mood ->
   *[order] discard
} { card-cards-in-hand }
card-pay-treasures = { $mood ->
   *[order] discard
} { $n } of your readied treasures
card-pay-tokens = { $mood ->
   *[order] remove
} { card-health-tokens } from this card
card-once = { $text } Once per turn.
card-once-shared = { $text } Once per turn, together with the use above.

## Whole cards

card-hero-health = health { $n }
card-hero-boons = boons { $n }
card-hero-treasures = treasures { $n }
card-solo-instead = Solo, instead: { $rules }
card-entrance = Entrance
card-bridge = The bridge token lies here; the bridge is extended at first.
card-price-glory = { $n } glory
card-price-peril = { $n } peril
card-price-x = X { $purse ->
    [glory] glory
   *[peril] peril
} (X = { $any })
card-hit = Hit: 1 wound.
card-solo-out = Solo: not used.
card-solo-wait = Solo: waits for the next battle with { $kinds }.
card-solo-next-roll = Solo: acts on your hero's next roll.
card-solo-peril-of-location = Solo: X is the peril of the location, at most { $most }.
card-solo-peril-dice = Solo: peril dice rolled on entering this location also bring a card on a result { $more } higher.

## Quests

card-influence = { term-influence } (until the quest is completed): { $text }
card-artifact = { term-artifact }: { $text }
card-search = Search: pay 1 action point, roll one die and add the distance to the nearest entrance. A total of { $reach }+ finds the place.
card-search-then = Then: { $attempt }
card-search-needs = Search { $reach }+. { $attempt }
card-attempt-threat = Overcome { card-threat }{ $easier ->
    [0] { "" }
   *[other] ; it is { $easier } lower for each deactivation token on the table
}.
card-attempt-fails = { $attempt } Failure: { $fail }
# $dice, the number of dice; $times, how often may be paid; $gain, [die] for one die more, otherwise +1.
card-attempt-chance = { $dice ->
    [1] Roll one die: { $reach }+ succeeds.
    [2] Roll two dice: a total of { $reach }+ succeeds.
   *[other] Roll { $dice } dice: a total of { $reach }+ succeeds.
} Before rolling you may pay { card-glory }{ $times ->
    [1] { "" }
   *[other] , up to { $times } times
}: { $gain ->
    [die] roll one die more and keep the higher
   *[more] +1 to the total each time
}.
card-attempt-glory = Pay { card-glory }.
card-attempt-health = Lose { card-health } (never the last).
card-attempt-hand = Discard { card-cards-in-hand }.
card-attempt-readied = Discard { $n } of your readied boons or treasures.
card-attempt-worth = Discard readied boons or treasures with a total printed cost of { $n } or more.
card-attempt-hunt = Defeat { $monster }.
card-the-monster = the monster
card-attempt-escort = Take up the token at { $from } and lay it down at { $to }.
card-reward = Reward: { $all }.
card-level = 1 level
card-any-entrance = any entrance
card-any-plain-tunnel = any tunnel that is not dark
card-any-tunnel = any tunnel
card-any-chamber = any chamber that is not an entrance
card-at-entrance = any entrance
card-at-plain-tunnel = any tunnel that is not dark
card-at-tunnel = any tunnel
card-at-chamber = any chamber that is not an entrance

## Setup

setup-off = Off
setup-on = On
setup-box = Box
setup-box-hint = Which cards are on the table.
setup-box-both = Both boxes
setup-start = Entrance
setup-start-hint = With both boxes: where the heroes begin.
setup-start-random = Either
setup-start-tomb = Of the Tomb
setup-start-vault = Of the Vault
setup-charted = No blank spots
setup-charted-hint = The whole map is laid out before the first turn.
setup-resurrection = Resurrection
setup-resurrection-hint = Whoever loses a hero goes on with another.
setup-heroes = Heroes
setup-heroes-hint = Dealt, or chosen in turn.
setup-heroes-dealt = Dealt
setup-heroes-chosen = Chosen
setup-discard = Discard at the end of a turn
setup-discard-hint = Whether one card must be discarded.
setup-discard-must = One card
setup-discard-may = If you like
setup-impartial = Impartial placement
setup-impartial-hint = Others place the locations of your own quests.
setup-quests = Quests
setup-quests-hint = Personal quests and a global one, or two global ones for all.
setup-quests-personal = Personal and global
setup-quests-global = Nothing personal
setup-limited = Movement limit
setup-limited-hint = Everybody has 3 action points a turn.
setup-falling = Action points by falling
setup-falling-hint = Fall, to challenge without an action point.
setup-dodging = Dodging spikes
setup-dodging-hint = An action point may be paid instead of the test.
setup-turned = Turning locations
setup-turned-hint = Our own option: a location may be laid upside down.
setup-turned-no = Never
setup-turned-yes = A half-turn
setup-split = Two decks
setup-split-hint = Glory cards and peril cards apart; always so with both boxes.
setup-split-no = One deck
setup-split-yes = Two decks
setup-lair = Lair
setup-lair-hint = Harder: monsters that survive come back.
setup-rounds = Length
setup-rounds-hint = Our own option: after so many rounds the best hero wins.
setup-rounds-all = To the end
setup-rounds-10 = 10 rounds
setup-rounds-15 = 15 rounds
setup-rounds-20 = 20 rounds
setup-rounds-30 = 30 rounds
setup-ask = Questions out of turn
setup-ask-hint = Whether you are asked where you could only pass.
setup-ask-choice = Where there is a choice
setup-ask-always = Always

## Achievements

feat-tomb-master = Master of the Tomb
feat-tomb-master-how = Win with the cards of the Tomb.
feat-vault-master = Master of the Vault
feat-vault-master-how = Win with the cards of the Vault.
feat-both-boxes = Two Worlds
feat-both-boxes-how = Win with both boxes.
feat-alone = A Light of One's Own
feat-alone-how = Win alone.
feat-swift = In and Out
feat-swift-how = Win with three quests by the end of round 6.
feat-unscathed = Not a Scratch
feat-unscathed-how = Win without having lost any health.
feat-last-heart = By a Heartbeat
feat-last-heart-how = Win with one health left.
feat-peaceful = Clean Hands
feat-peaceful-how = Win against others without sending a monster or a trap against anybody.
feat-double = Two at a Stroke
feat-double-how = Complete two quests in one turn.
feat-crowd = Standing Room Only
feat-crowd-how = Come unhurt through a Villainy that sent three encounters or more against you.
feat-rejoinder = The Last Word
feat-rejoinder-how = Defeat a monster by a challenge.
feat-dungeonlord = Dungeonlord
feat-dungeonlord-how = Defeat a rival's hero in a battle that you declared.
feat-kidnapper = Follow Me Instead
feat-kidnapper-how = Steal an escort from a rival.
feat-counter = Not So Fast
feat-counter-how = Counter a card.
feat-lair-keeper = Keeper of the Lair
feat-lair-keeper-how = Put three monsters into your lair in one match.
feat-cartographer = Cartographer
feat-cartographer-how = Place twelve locations in one match.
feat-company = The Whole Company
feat-company-how = Finish a match with each of the twelve heroes.

## Refusals

refuse-players = 1 to 4 people can play with one box.
refuse-players-of-both = 1 to 6 people can play with both boxes.
refuse-falling-with-limit = “Action points by falling” does not go with the movement limit.
refuse-over = The match is over.
refuse-no-such-player = There is no such player in the game.
refuse-not-your-turn = Another player is awaited.
refuse-something-else = Something else has to be chosen now.
refuse-not-now = This cannot be done at this moment.
refuse-only-villainy = That is played in your own Villainy.
refuse-only-heroics = That is done in your own Heroics.
refuse-only-response = That answers an attack on your hero.
refuse-not-in-hand = You do not hold this card.
refuse-not-in-lair = It is not in your lair.
refuse-no-such-price = The card has another price.
refuse-wrong-purse = Glory pays your own cards, an opponent's peril pays the others.
refuse-own-peril = Nobody spends their own peril.
refuse-too-dear = That costs more than there is.
refuse-one-declaration = Encounters are declared once a turn, all together.
refuse-boon-limit = Your hero can have no more boons.
refuse-treasure-limit = Your hero can have no more treasures.
refuse-same-subtype = A treasure of this type is in play already.
refuse-no-host = There is nothing that it can be attached to.
refuse-no-target = There is no target for that.
refuse-no-such-attack = There is no attack that this could change.
refuse-no-roll = No roll is about to be made.
refuse-not-this-roll = This roll cannot be changed so.
refuse-nobody-to-challenge = There is nobody left to challenge.
refuse-no-such-ability = There is no such ability.
refuse-once-a-turn = That works once a turn.
refuse-no-ap = There is no action point left.
refuse-lying = A hero who lies can only spend action points on standing up.
refuse-not-lying = Your hero is on their feet.
refuse-last-health = The last health cannot be given away.
refuse-nothing-to-give = There is not enough to give up.
refuse-one-attack = A hero starts one attack a turn.
refuse-nobody-here = There is no such hero here.
refuse-peaceful = Heroes do not fight heroes here.
refuse-no-such-form = Your hero cannot attack in this form.
refuse-not-free = The challenge is paid in another way.
refuse-no-fall = Falling gives no action point now.
refuse-free-challenge-first = First fight the free challenge, or give it up.
refuse-not-fighting = This monster is not in the battle any more.
refuse-cell-taken = A location lies there.
refuse-no-neighbour = A location must touch another one.
refuse-exit-meets-wall = An exit would meet a wall.
refuse-cut-off = There would be no way to this location.
refuse-closed = The dungeon would be closed.
refuse-nothing-there = No location lies there.
refuse-wall = There is a wall.
refuse-nothing-to-ignore = This exit asks for nothing.
refuse-all-is-laid = The whole map is laid out.
refuse-no-locations = No location can be placed.
refuse-not-your-quest = That is not your quest.
refuse-escort-is-led = An escort is led from one place to another.
refuse-wrong-place = That is done in another location.
refuse-search-first = First it must be found.
refuse-no-search = Nothing is searched for here.
refuse-found-already = It is found already.
refuse-not-carried = Your hero does not lead this one.
refuse-not-here = The token lies somewhere else.
refuse-no-quest-to-swap = There is no quest to exchange.
refuse-solo-treasure = Alone, treasures that stay are readied after a battle.
refuse-solo-boon = Alone, boons that stay are readied at an entrance.

## Mended rules

mended-free-challenge-first = A free challenge that is pending is fought or given up before anything else.
mended-escort-stays = With resurrection, a quest whose escort was under way stays with its player.
mended-lair-goes = With resurrection, the lair is lost together with the inventory.

## Levels

level-easy = Easy
level-easy-hint = Goes for its quests and slips; loses 8 matches of 10 to the normal one.
level-normal = Normal
level-normal-hint = Thinks its turn through and weighs every battle; beats the easy one in 8 matches of 10.
level-hard = Hard
level-hard-hint = Plans all of its turn, and what you may answer; beats the normal one in 2 matches of 3.
