### What Dungeon Raiders says in English. Project Fluent's syntax: https://projectfluent.org/fluent/guide

## The box

# Its name, and the line under it. The program has them from the start.
title = Dungeon Raiders
line = Five cards, five floors; somebody has to bleed.

## Achievements

all-mine = All Mine
all-mine-how = Have a chest of four coins to yourself at a table with rivals.
both-hands = With Both Hands
both-hands-how = Alone, take both chests of three rooms in one match.
dragons = Past Both Dragons
dragons-how = Meet both dragons, take no wound from either, and live to the end.
last-straw = To the Point
last-straw-how = Playing in turn, twice in one match be the last in a monster room and make the sum exactly its strength.
bargain = Second to None
bargain-how = Have a second chest to yourself, and more coins than anybody got from the first.
saboteur = Saboteur
saboteur-how = Spring a magnet or a boulder with a five so that a rival loses three coins or takes three wounds, and you are spared.
heir = You Can't Take It with You
heir-how = Win while a richer hero bleeds to death.
knockout = Knockout
knockout-how = Win a duel before the last room: your rival dies.
full-bag = A Full Bag
full-bag-how = Carry out 20 coins or more.
hard-way = The Hard Way
hard-way-how = Get out alone, having started with five wounds.
nine-lives = By the Skin of One's Teeth
nine-lives-how = Have nine wounds at some time, and still live to the end.
arsenal = Fully Equipped
arsenal-how = Use a torch, a crystal, a key and a sword in one match.

## Bosses

-wolf-pack = Wolf Pack
-mega-dragon = Mega Dragon
-medusa = Medusa
-minotaur = Minotaur
-tax-collector = Tax Collector
-golem = Golem
-necromancer = Necromancer
-vampire = Vampire
-sphinx = Sphinx
-mummy = Mummy
-hydra = Hydra

## Computers

level-easy = Easy
level-easy-hint = Sees no further than the open room; loses 9 matches of 10 to the normal one.
level-normal = Normal
level-normal-hint = Plans the level, counts cards and wounds; beats the easy one in 9 matches of 10.
level-hard = Hard
level-hard-hint = Weighs what each rival would answer; beats the normal one in 7 matches of 10.

## Items

-torch = Torch
-crystal = Magic Crystal
-key = Key
-sword = Sword

## Characters

-explorer = Explorer
-knight = Knight
-thief = Thief
-warrior = Warrior
-wizard = Wizard

## Why not

refuse-players = 1 to 5 people can play.
refuse-over = The match is over.
refuse-dead = The dead play no cards.
refuse-choose-first = First choose a character.
refuse-choosing-is-over = Characters are chosen before the first level only.
refuse-not-your-choice = Another hero chooses now.
refuse-taken = Somebody has this character.
refuse-not-your-turn = Another hero plays a card now.
refuse-already-laid = Your card lies there already.
refuse-already-chosen = Your card is chosen and stays so.
refuse-card-is-played = Card { $power } has been played in this level.
refuse-no-such-item = You have no { $item ->
    [torch] torch
    [crystal] crystal
    [key] key
   *[sword] sword
}.
refuse-key-for-treasure = A key opens treasure rooms only.
refuse-sword-for-monsters = A sword is of use in monster rooms only.
refuse-no-value = { $item ->
    [torch] A torch only gives light.
    [crystal] A crystal only lets you play later.
    [key] A key counts nothing here.
   *[sword] A sword counts nothing here.
}
refuse-one-card = Play one card.
refuse-no-card = Play a card.
refuse-forbidden = No { $item ->
    [torch] torches
    [crystal] crystals
    [key] keys
   *[sword] swords
} before this boss.

## Rooms

-treasure-room = Treasure Room
-item-vault = Item Vault
-coin-vault = Coin Vault
-magnet = Magnet
-boulder = Boulder
-spikes = Spikes
-lava = Lava
-goblin = Goblin
-troll = Troll
-dragon = Dragon
-snake = Snake
-zombie = Zombie
-skeleton = Skeleton
-gelatinous-cube = Gelatinous Cube

## The setup

quick = How cards are played
quick-hint = All at once is quicker: everybody chooses face down, and there is no first player.
quick-no = In turn
quick-yes = All at once
heroes = Characters
heroes-hint = Each character starts with its own coins, wounds and items; alone, all are alike.
heroes-dealt = Dealt at random
heroes-chosen = Chosen
starting-wounds = Starting wounds
starting-wounds-hint = How hard it is for a hero alone.
starting-wounds-2 = 2: easy
starting-wounds-3 = 3: fair
starting-wounds-4 = 4: hard
starting-wounds-5 = 5: nearly impossible
memory = Items in hand
memory-hint = Closed as in the printed rules: you see how many others hold. Open hands spare the memory.
memory-no = Closed
memory-yes = Open
boss = Boss
boss-hint = The last room hides one of eleven bosses; two cards may be played against it.
boss-no = No boss
boss-yes = A boss
spikes-switch = Spikes
spikes-hint = A one halves the life that is left. In 2013 the half was rounded against the hero.
spikes-2011 = As in 2011
spikes-2013 = As in 2013
tie = Equal treasure
tie-hint = Who wins if two heroes carry out the same.
tie-wounds = Fewest wounds win
tie-shared = Shared victory
death = Death
death-hint = If nobody dies early, everybody plays to the last room.
death-early = At ten wounds
death-late = Only at the end
light = Lit rooms
light-hint = Which rooms of a level lie face up.
light-shuffled = Twelve of all rooms
light-printed = As level cards say
shield = Strength of monsters
shield-hint = By heroes at the start, a death makes nothing easier. To the letter of 2011, a tie for first player also goes to the next hero clockwise.
shield-living = By living heroes
shield-start = By heroes at the start
shield-letter = To the letter, ties as well
chests = Treasure rooms
chests-hint = A card opens every chest below its number, or only the best of them.
chests-all = Every chest
chests-one = One chest

## Numbers

# Treasure, counted.
coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
wounds = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
coins-at-most = up to { coins }
wounds-at-most = up to { wounds }
# What lies in a room of two chests, after its name.
two-chests = { $first } and { coins }

## The match

out-of-turn = Out of turn, for a torch:
level = Level { $n }
choosing = Choosing heroes
moment = Level { $level } of { $levels }, room { $room } of { $rooms }
the-end = The end

## The score

score-bled = Bleeding
score-bled-from = the most: { wounds }
score-dead = Death
score-dead-from = in room { $room } of 25
score-treasure = Treasure
total-would-bleed = { coins }, would bleed
total-bled = bled to death with { coins }
total-dead = died in room { $room }
# What a hero alone has come to.
-band-legendary = Legendary
-band-excellent = Excellent
-band-good = Good
-band-solid = Solid
-band-fair = Fair
-band-little = Escaped with little
verdict-dead = The hero died in room { $room } of 25.
verdict-alone = { $band }: { coins } carried out, with { wounds } at the start.
verdict-lost = Nobody has won: no hero is alive.
verdict-tie = Equal treasure: whoever has fewer wounds is ahead.

## What happened: sentences of their own. $who is one name or several between commas.

turned-up = The cards are turned up.
monster-card = The monster's card: { $card }.
all-dark = All five rooms are dark.
lit = Lit rooms: { $rooms }.
# A room in a list, by its place in the level.
room-at = { $n } — { $room }
# $room is its name, and after a comma what it holds.
entered = Room { $n }: { $room }.
entered-dark = Room { $n } was dark: { $room }.
fought-beaten = The monster is beaten, { $sum } to { $strength }.
fought-unbeaten = The monster attacks: { $sum } is too little against { $strength }.
fought-unbeatable = Two heroes cannot beat the monster: it attacks.
fought-confused = The monster is confused and attacks nobody.
fought-escaped = You slip past: more than the monster's { $card }.
fought-caught = The monster attacks: its { $card } is not outdone.
chest-left = Nobody takes the chest: { coins }.
chest-lost = The chest cannot be shared and is lost: { coins } ({ $who }).
chest-alone = You open a chest: { coins }.
chest-taken = The chest of { coins } goes to { $who }.
chest-shared = The chest of { coins } is shared, { $share } each: { $who }.
trap-sprung = The trap is sprung: the { trap-card }.
trap-not-sprung = The trap is not sprung: the { trap-card }.
# The card that the trap goes by.
trap-card = { $by ->
    [highest] highest
   *[lowest] lowest
} card is { $card }
item-short = { $item }: too few for all who want one, so nobody gets it ({ $who }).
level-passed = Level { $n } is passed; power cards come back.

## What happened to a hero: the name and a colon stand before it. It begins with a small letter. After "You" the verb that
## it begins with is put in that person.

chooses-character = chooses the { $character }.
is-character = is the { $character }.
goes-first = goes first.
goes-first-next = goes first in the next room.
uses-torch = uses a torch.
torch-shows = the torch shows: { $rooms }.
uses-crystal = uses a crystal, and plays after all others.
plays-nothing = plays no card.
plays = plays { $cards }.
chooses = chooses { $cards }, face down.
chooses-crystal = chooses a crystal, face down.
chooses-nothing = chooses no card.
gets-item = gets an item: { $item }.
# $sign is + or −.
treasure-changes = { $sign }{ coins }{ why }, now { $now }.
wounds-change = { $sign }{ wounds }{ why }, now { $now }.
# Why it is this hero whom a monster or a trap hits; nothing where that goes without saying.
why = { $why ->
    [lowest-card] {" "}for the lowest card
    [richest] {" "}as the richest hero
    [soundest] {" "}as the least wounded hero
   *[plain] {""}
}
turns-to-stone = turns to stone.
dies-alone = the hero dies.
dies = dies; the items go back.
bleeds = bleeds to death.

## What happened to several heroes alike

treasure-changes-each = { $who }: { $sign }{ coins } each{ why }.
wounds-change-each = { $who }: { $sign }{ wounds } each{ why }.
gets-item-each = { $who }: an item each: { $item }.
turn-to-stone = { $who }: turn to stone.
die = { $who }: die; their items go back.
bleed = { $who }: bleed to death.

## What can be done

offer-choose = Choose the { $character }
offer-no-card = Play no card
offer-play = Play { $cards }
offer-crystal-wasted = Use a crystal to no effect, for all others have played
offer-crystal = Use a crystal and play later
offer-torch-wasted = Return a torch and see nothing, for no room is dark
offer-torch = Look into the dark rooms by torch
offer-torch-then = Light the torch, then { $then }
# Cards by their numbers or names.
two-cards = { $one } and { $other }

## Hints: what to look at

nudge-crystal = You hold a crystal. What would it change to see the others' cards first?
nudge-character = Look at the coins, wounds and items that each hero begins with.
nudge-torch = Dark rooms ahead: { $n }. What would you do otherwise if you knew them?
nudge-wounds = You have { wounds }, and ten kill. What must not happen to you here?
nudge-bleeding = Nobody has more wounds than you, and in the end the most wounded bleed. Who could overtake you?
# $chests is one number or two between commas.
nudge-chest-alone = Any card above its number opens a chest ({ $chests }). Where ahead is a high card worth more?
nudge-last-chest = The last room of the level, and { coins } at most. Is it worth more than a card?
# $chests is how many there are: 1 or 2.
nudge-key = The { $chests ->
    [1] chest
   *[2] first chest
} holds { coins }. Is a power card all that opens it?
nudge-two-chests = Two chests, { $first } and { $second }. Which is within your reach, and who may play the same as you?
nudge-chest = Who can still outdo you for the chest ({ coins }), and who may play the same?
nudge-chest-afar = Is the chest ({ coins }) worth a fight, or do the next rooms need your cards more?
nudge-duel = The { $monster } attacks the lower card, and nobody if both are equal. What will the other play?
nudge-beaten = The { $monster } is beaten whatever you play. Which card will you miss least?
nudge-unbeatable = The { $monster } cannot be beaten any more. On whom will it fall: { wounds }?
nudge-sword = The { $monster } needs { $missing } more. Are power cards all that counts here?
nudge-last-to-play = You are the last to play, and { $missing } are missing. Whom does the { $monster } hit, and is it you?
nudge-low-card = The { $monster } needs { $missing } more. Can the others do that without you?
nudge-fight = The { $monster } needs { $missing } more and hits the lowest card: { wounds }. Who will play that card?
nudge-five = Nothing outdoes a 5: it will be { wounds }. Which card will you miss least?
nudge-chase = The monster shows { $card }. Is a higher card worth sparing you { wounds }?
nudge-high-trap-alone = A 3 or more springs this trap, and you alone are hit. Which low card can you spare?
nudge-low-trap-alone = A 3 or less springs this trap. What would it take from you, and what does a high card cost?
nudge-magnet-you = The Magnet takes from the richest, and that is you. Who will play the highest card?
nudge-magnet = The Magnet takes from the richest, and you are not one of them. What would a high card do?
nudge-boulder-you = The Boulder hits the least wounded, and that is you. Who will play the highest card?
nudge-boulder = The Boulder hits the least wounded, and you are not one of them. What would a high card do?
nudge-spikes = The Spikes hurt everybody by the lowest card. Who can bear that, and who will play it?
nudge-lava = The Lava takes treasure from everybody by the lowest card. Who has the most to lose?
nudge-potion = Coins or a potion: what do your wounds say?
nudge-coins = Each card takes something else from the vault. Which one will you not need in this level?
nudge-no-item = No { $item } is left in the supply. Which of the rest will serve you ahead?
nudge-scarce-item = Scarce in the supply: { $item }, { $n } left. What do you need, and who wants the same?
nudge-items = Four items and a potion. Which will serve you in the rooms that you can see?
nudge-boss = The { $boss } lacks { $missing } to be beaten; else it hits { boss-target }. What is safety worth?
nudge-boss-unbeatable = The { $boss } hits { boss-target }. Which of your cards decide that?
boss-target = { $target ->
    [lowest] the lowest total
    [highest] the highest total
   *[two-lowest] the two lowest totals
}

## Hints: why a way is good. $often is one of the four below.

often-certain = for certain
often-almost-certain = almost for certain
often-exact = in { $percent } % of what the others may play
often-about = in about { $percent } % of what the others may play
why-character = No hero is the best: take whom you like. This one begins with { coins } and { wounds }.
why-crystal-wasted = All others have played: the crystal would be lost, and you would play all the same.
why-crystal = You may see { $n ->
    [one] { $n } card
   *[other] { $n } cards
} more before you play yours. The crystal is spent.
why-torch-wasted = No room is dark: the torch shows nothing, and is spent.
why-torch = It shows you the dark rooms of the level, { $n } in all, before you play a card. What that is worth is not counted. The torch is spent.
why-kills = It kills you { $often }.
why-bleeds = You bleed to death { $often }.
why-no-chest = It opens no chest.
why-chest = It wins a chest { $often }: { $certain ->
    [yes] { coins }
   *[no] { coins-at-most }
}{ $shared ->
    [never] {""}
    [always] , always shared
   *[sometimes] , shared in { $percent } %
}.
why-escapes = You slip past the monster unhurt.
why-caught = The monster catches you: { wounds }.
# How often, where what it is counted over is said already.
in-percent = in { $percent } %
# $harm is harm-none or harm.
why-unbeatable = It cannot be beaten; { $harm }
why-beaten = It is beaten { $often }; { $harm }
harm-none = you cannot be hurt.
harm = you are hit { $often }{ $hurt ->
    [nothing] {""}
    [wounds] : { wounds }{ at-most }
    [coins] : −{ coins }{ at-most }
   *[both] : { wounds }, −{ coins }{ at-most }
}.
at-most = { $most ->
    [yes] {" "}at most
   *[no] {""}
}
why-no-trap = The trap cannot hit you then.
why-trap = The trap hits you { $often }: { $harm ->
    [coins] −{ coins }
    [coins-at-most] { coins-at-most } lost
    [wounds] { wounds }
   *[wounds-at-most] { wounds-at-most }
}.
why-coins = It takes { coins }, whatever the others play.
why-unhurt = There is no wound to be healed.
why-heals = It heals { wounds }.
why-item-short = { $item }: too few for all who want it.
why-item = { $item }: you get it { $often }.
why-item-back = The { $item } goes back to the supply.
why-cards-back = After this room all power cards come back.
# $left is a number, or and-last.
why-last-card = Left for the last room: { $left }.
why-last-cards = Left for the last room: { $left }.
# $rooms is 2 to 4.
why-left = Left for { $rooms } rooms: { $left }.
and-last = { $rest } and { $last }

## The board: headings and notes

rooms-of-level = Rooms of the level
open-room = The room
all-heroes = Heroes
own-cards = Your cards
last-result = What came of the last room
choose-character = Choose a character
taken = taken
no-items = no items
first-player = first player
dead = dead
bled = bled to death
has-looked = knows the dark rooms
would-bleed = most wounds
by-torch = only you see it
dark-room = Dark room
monster-deck = Left in the monster deck
stakes-alone = 10 wounds kill. Get out alive: 20 coins are a good haul.
stakes-duel = 10 wounds kill. In the end, the most coins win.
stakes-safe-duel = Wounds kill nobody. In the end, the most coins win.
stakes-company = 10 wounds kill; in the end, the most wounds bleed to death.
stakes-late-death = Nobody dies before the end; then the most wounds bleed to death.
no-card = no card

## The board: names of things for those who listen

# $room is its name, and after commas what it holds.
label-room = Room { $n }{ $stand ->
    [passed] , passed
    [here] , you are here
   *[ahead] {""}
}: { $room }
strength = strength { $strength }
label-card = Card { $n }
# $card may be several of a kind. $tail is empty, or what the card may bring, after a colon.
label-own-card = { $card }{ $state ->
    [played] , played
    [picked] , chosen
   *[plain] {""}
}{ $tail }
help-later = : to play later
help-wasted = : wasted now, all others have played
help-look = { $n ->
    [0] : shows nothing, no room is dark
   *[other] : shows dark rooms, { $n }
}
help-counts = : counts { $n }
# $by is a change with its sign, or a span of changes.
change-coins = coins { $by }
change-wounds = wounds { $by }
hint-perhaps = { $item } perhaps
hint-deadly = may be deadly
label-cards-left = cards left: { $cards }
closed-items = { $n ->
    [0] { no-items }
    [one] { $n } closed item
   *[other] { $n } closed items
}
label-laid = has played { $cards }
label-face-down = a card lies face down
label-known-face-down = a card lies face down: { $cards }
label-later = plays later, by a crystal
label-awaited = has to play
label-start = { coins }, { wounds }, { $items }
by-highest = By the highest card
by-lowest = By the lowest card
# So many cards of a number in the monster deck.
deck-cards = { $number } — { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## The board: what room cards say

note-fight = Together play { $strength } or more; else the lowest card takes { wounds }.
note-duel = Two cannot beat it: the lower card takes { wounds }, equal cards take none.
note-chase-five = Its card is 5, and nothing outdoes that: { wounds } for any card.
note-chase = Its card is { $card }: play more, or take { wounds }.
note-chase-ahead = Its card is turned up when you enter: play more, or take { wounds }.
note-chest = The highest card takes the chest. Equal cards share it, rounded down.
note-chests = The highest card takes the first chest, the next value the second. Equals share, rounded down.
note-chest-alone = A card above the chest's number opens it.
note-chests-alone = A card above a chest's number opens it; one card may open both.
note-best-chest-alone = A card above a chest's number opens it; you take only one, the best.
note-magnet = The highest card counts. Whoever has the most coins loses some.
note-boulder = The highest card counts. Whoever has the fewest wounds is hit.
note-spikes = The lowest card counts. Everybody is wounded.
note-lava = The lowest card counts. Everybody loses coins.
note-treasure-trap-alone = Your card says what you lose.
note-wound-trap-alone = Your card says how it wounds you.
note-item-vault = Your number says what you get. If an item is too short for all who want it, nobody gets it.
note-coin-vault = Your number says what you get; whoever plays the same gets the same.
note-coin-vault-alone = Your number says what you get.
note-boss-duel = Two heroes cannot beat it; equal totals, and it attacks nobody.
note-wolf-pack = Unbeaten, the lowest total takes 3 wounds. Wolves leave alone whoever plays a torch.
note-mega-dragon = Unbeaten, the lowest total takes 4 wounds. Beaten, it leaves 3 coins to the highest; there a key counts 5, a sword nothing.
note-medusa = Unbeaten, it turns the lowest total to stone: that hero is dead.
note-minotaur = Unbeaten, it attacks the highest total: 4 wounds.
note-tax-collector = Unbeaten, the lowest total takes 2 wounds and loses as many coins as the highest single card.
note-golem = Unbeaten, the lowest total takes as many wounds as the highest single card. No swords.
note-necromancer = Unbeaten, the two lowest totals take 2 wounds each. No crystals.
note-vampire = Unbeaten, the two lowest totals take 3 wounds each. A torch counts 3.
note-sphinx = Unbeaten, the lowest total takes 4 wounds. A crystal played as a card counts 5.
note-mummy = Unbeaten, the lowest total takes 4 wounds. A torch counts 5.
note-hydra = Two heads, one after the other; each unbeaten one gives the lowest card 2 wounds.
note-first-head = This is the first: play one card.
note-second-head = This is the second: one card, or none.
meter-beaten = { $sum } of { $strength }: it is beaten
meter-will-be-beaten = { $sum } of { $strength }: it will be beaten, whatever is played
meter-unbeaten = { $sum } of { $strength }: at most { $most }: it will attack
# $n is how many heroes have still to play: 1 to 5.
meter = { $sum } of { $strength }, { $n ->
    [1] one hero to go
    [2] two heroes to go
    [3] three heroes to go
    [4] four heroes to go
   *[5] five heroes to go
}
note-lair = One of eleven bosses waits here.
note-dark = One of these rooms, { $n } in all, that nobody has seen yet.
monsters = { $n ->
    [one] { $n } monster
   *[other] { $n } monsters
}
treasure-rooms = { $n ->
    [one] { $n } treasure room
   *[other] { $n } treasure rooms
}
traps = { $n ->
    [one] { $n } trap
   *[other] { $n } traps
}
vaults = { $n ->
    [one] { $n } vault
   *[other] { $n } vaults
}

## The board: the dock

prompt-read = Only to look at.
prompt-watch = Turn: { $name }.
prompt-watch-all = The others are choosing.
prompt-dead = Your hero is dead; the others go on.
prompt-choose = Whom will you play?
prompt-choose-alone = Whom will you play? Alone, all characters start alike.
prompt-chosen = Play the { $character }?
prompt-play = Touch a card to weigh it, again to play it.
prompt-play-two = Your turn: gather one or two cards.
prompt-play-or-not = Your turn: one card, or none at all.
prompt-weigh = If you play { $cards }:
prompt-crystal = You play after all the others.
prompt-crystal-wasted = Nobody else has to play: the crystal would be wasted (RA-249).
prompt-torch-wasted = No room ahead is dark: you will see nothing. The torch goes back to the supply (RA-132).
prompt-torch = Only you will see { $n ->
    [one] { $n } dark room
   *[other] { $n } dark rooms
}; everybody sees that you looked.
prompt-committed = You chose { $what }, face down. Waiting for the others.
a-crystal = a crystal
prompt-only-torch = You may light a torch.
weighed-unbeaten = it is not beaten
weighed-beaten = the monster falls
weighed-caught = it catches you
weighed-escaped = you slip past
weighed-hit = you are hit
weighed-shared = shared
weighed-item = an item
weighed-bleeds = you would bleed to death
weighed-dies = you die
weighed-nothing = nothing happens to you
# In how many cases what is weighed happens: the first that is told, and those after it; of a sample the share alone.
in-cases = in { $n } of { $of } cases ({ $percent } %)
in-cases-again = in { $n } ({ $percent } %)
in-about-percent = in about { $percent } % of all cases
put-back = Put back
play-later = Play later
why-not-choose-first = Choose a card first.
why-not-who-first = Choose a character first.
why-not-two-cards = Two cards at most; touch one to take it back (RA-B04).
why-not-now = It is not your turn.
choose-card = Choose a card
use-crystal = Use the crystal
light-torch = Light the torch
brief-choose = Choose the { $character }
later = later
wasted = wasted

## The board: the room drawn large

place = Room { $n } of 5
place-by-torch = { place }: { by-torch }
place-looked-at = { place }: looked at
strength-against = strength against { $n } heroes
its-card = its card
would-hit = It would hit: { $who }
by-your-card = By your card
stock = { $n } left
nothing = nothing
heals = heals { wounds }
half-treasure = half of all coins lost
half-life = wounds: half of what is left up to ten

## The board: what a score is made of, and what decided the match

at-the-start = At the start
lost-by-death = coins lost by death
room-by-number = { $room }, room { $n }
decided-death = Death took your treasure: { $coins ->
    [one] { $coins } coin was
   *[other] { $coins } coins were
} lost.
decided-bled-against = You had { $coins } coins against { $theirs } of { $name }, but also the most wounds, { $wounds }: you bled to death.
decided-bled = You had the most wounds, { $wounds }, and bled to death.
decided-outlived = { $name } had more, { $coins } coins, but bled to death.
decided-only-one = Nobody else got out alive.
decided-room = { $room }, made the difference: { $mine } to { $theirs }.
decided-most-coins = { $room }, gave the most coins.
