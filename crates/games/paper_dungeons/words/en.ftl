### What Paper Dungeons says in English. Project Fluent's syntax: https://projectfluent.org/fluent/guide

## The box

# Its name, and the line under it. The program has them from the start.
title = Paper Dungeons
line = Four heroes, one sheet of paper, eight rounds.

## Heroes

# The classes. In small letters within a sentence in Russian.
-warrior = Warrior
-wizard = Wizard
-cleric = Cleric
-rogue = Rogue
# What an item needs that any of them can craft.
-any-hero = hero
# The colours, as a hero has them.
-white = white
-black = black

## Faces of the dice

-white-warrior = white Warrior
-white-wizard = white Wizard
-white-cleric = white Cleric
-white-rogue = white Rogue
-clover = Clover
-black-warrior = black Warrior
-black-wizard = black Wizard
-black-cleric = black Cleric
-black-rogue = black Rogue
-boots = Boots

## Minions

-goblin = { $letter ->
   *[capital] Goblin
    [small] goblin
}
-orc = { $letter ->
   *[capital] Orc
    [small] orc
}
-ghost = { $letter ->
   *[capital] Ghost
    [small] ghost
}
-zombie = { $letter ->
   *[capital] Zombie
    [small] zombie
}

## Dungeons, by scenario

urban-legends = Urban Legends
mummy-of-khamnapta = The Mummy of Khamnapta
sinister-tower = The Sinister Tower
around-the-kingdom = Around the Kingdom
# The letters of the cards, and their titles.
-letter-a = A
-howling-cellars = The Howling Cellars
-letter-b = B
-horned-gatekeeper = The Horned Gatekeeper
-letter-c = C
-clay-giants-debt = The Clay Giant's Debt
-letter-d = D
-sands-full-of-legs = Sands Full of Legs
-letter-e = E
-jackals-court = The Jackals' Court
-letter-f = F
-sealed-sarcophagus = The Sealed Sarcophagus
-letter-g = G
-webs-at-the-foot = Webs at the Foot of the Tower
-letter-h = H
-stone-gallery = The Stone Gallery
-letter-i = I
-lichs-lantern = The Lich's Lantern
-letter-j = J
-ruins-by-the-road = Ruins by the Great Road
-letter-k = K
-garden-of-statues = The Garden of Statues
-letter-l = L
-dragons-toll = The Dragon's Toll

## Magic items, each with what it does once it is complete

-sword = Flaming Sword
sword-effect = +3 power against monsters
-tome = Tome of Wisdom
tome-effect = raise any hero by 1 level
-crown = Crown of the Righteous King
crown-effect = glory at the end
-sceptre = Sceptre of Death
sceptre-effect = beat any 2 minions
-armour = Heroes' Armour
armour-effect = +1 level in fights with minions
-cauldron = Alchemist's Cauldron
cauldron-effect = get 3 potions
-medallion = Medallion of Har
medallion-effect = cross water
-cloak = Cloak of Intangibility
cloak-effect = walk through walls

## Missions

-mission-three-levels = Beat minions of 3 different levels
-mission-level-6 = Raise a hero to level 6
-mission-row = Explore a whole row
-mission-all-to-3 = Raise all heroes to level 3
-mission-column = Explore a whole column
-mission-potions = Receive 8 potions
-mission-three-to-4 = Raise 3 heroes to level 4
-mission-minions = Beat 6 minions
-mission-gems = Steal 4 gems
-mission-corners = Explore 2 corner rooms
-mission-traps = Set off 5 traps
-mission-rooms = Explore 15 rooms
-mission-items = Complete 4 magic items
-mission-strength = Reach strength 12
-mission-lairs = Explore the rooms of all 3 monsters
-mission-two-to-5 = Raise 2 heroes to level 5

## Monsters

-minotaur = Minotaur
-golem = Golem
-werewolf = Werewolf
-giant-spider = Giant Spider
-chimera = Chimera
-vampire = Vampire
-hydra = Hydra
-medusa = Medusa
-watcher = Watcher
-lich = Lich
-dragon = Dragon
-mummy = Mummy

## Objectives

-objective-level-4 = Beat minions of level 4
-objective-level-5 = Beat minions of level 5
-objective-obstacles = Enter traps, cross walls and water
-objective-columns = Explore 4 rooms in each of several columns
-objective-rows = Explore whole rows
-objective-heroes = Raise heroes to level 5
-objective-level-3 = Beat minions of level 3
-objective-potions = Receive potions
-objective-rooms = Explore rooms
-objective-monsters = Earn glory from monsters
-objective-items = Complete magic items
-objective-edges = Explore edge rooms
-objective-minions = Beat minions
-objective-gems = Steal gems
-objective-corners = Explore corner rooms
-objective-strength = Reach team strength

## Talents, each with what it does

-alchemist = Alchemist
alchemist-effect = Brewing gives 3 potions, not 2.
-noble = Noble
noble-effect = Whenever a hero reaches level 5, fill 1 item box.
-barbarian = Barbarian
barbarian-effect = No wounds in fights with monsters.
-treasure-hunter = Treasure Hunter
treasure-hunter-effect = Before round 1 steal any 1 gem of the dungeon. Rivals keep theirs.
-berserker = Berserker
berserker-effect = +2 power against monsters.
-beastmaster = Beastmaster
beastmaster-effect = For the 3rd, 6th, 9th and 12th beaten minion fill 1 item box.
-veteran = Veteran
veteran-effect = Before round 1 raise 2 different heroes by 1 level.
-psionic = Psionic
psionic-effect = Once a round, level a hero with a die of the other colour.
-fortune-teller = Fortune Teller
fortune-teller-effect = Skulls wound the team 1 less at the start of a round.
-scout = Scout
scout-effect = Traps do not wound the team.
-ranger = Ranger
ranger-effect = The team may cross water, and moves 1 room further when it does.
-merchant = Merchant
merchant-effect = 1 potion for every gem stolen.
-assassin = Assassin
assassin-effect = Before round 1 beat any 2 minions of the dungeon.
-craftsman = Craftsman
craftsman-effect = Before round 1 fill the first box of 2 different items.
-healer = Healer
healer-effect = Before round 1 get 2 potions.
-shaman = Shaman
shaman-effect = For the 3rd, 6th, 9th and 12th beaten minion get 1 potion.

## Rewards, and where wounds come from

-level-up = level-up
-item-box = item box
-potion = potion
-gem = gem
-minion = minion
-wounds = wounds
-skulls = skulls
-trap = trap
# $gem is the letter of a gem.
gem-of-letter = gem { $gem }

## Numbers

n-wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
n-potions = { $n ->
    [one] { $n } potion
   *[other] { $n } potions
}
n-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}

## Ranks of a team alone

-title-immortal = Immortal
-title-legend = Legend
-title-champion = Champion
-title-hero = Hero
-title-adventurer = Adventurer
-title-squire = Squire
-title-lost = Lost in the Dark

## Achievements, and what each takes

achievement-resolve = True to the Cause
achievement-resolve-how = Reach the last step of your objective.
achievement-hunters = Monster Hunters
achievement-hunters-how = Fight all three monsters, and reach range II at least each time.
achievement-early-birds = Early Birds
achievement-early-birds-how = Fulfil a mission by the end of round 2.
achievement-hoard = A Dragon's Hoard
achievement-hoard-how = Steal eight gems or more in one match.
achievement-under-their-noses = Under Their Noses
achievement-under-their-noses-how = Steal five gems that one and the same rival then has to cross out.
achievement-spoils = The Lion's Share
achievement-spoils-how = Be stronger than all rivals against each of the three monsters, and take the three rewards.
achievement-five-in-one = Five at One Throw
achievement-five-in-one-how = With a single die raise a hero, fill an item box, get a potion, steal a gem and beat a minion.
achievement-second-life = A Second Life
achievement-second-life-how = Fall, be resurrected, and still win; alone, still reach 65 glory.
achievement-extermination = Nobody Left to Fight
achievement-extermination-how = Beat all twelve minions of the dungeon.
achievement-clean-sheet = Clean Sheet
achievement-clean-sheet-how = Fight at least two monsters, and finish without a wound marked on the team: potions may take wounds.
achievement-legend = Legend in Pencil
achievement-legend-how = Earn 95 glory or more alone.
achievement-grand-tour = The Grand Tour
achievement-grand-tour-how = Finish a match in each of the twelve dungeons.
cast = Best result in each dungeon
cast-by = By dungeon

## Why not

refuse-players = 1 to 8 people can play.
refuse-draft-is-over = Cards are chosen once, before the first round.
refuse-draft-first = First choose a talent and an objective.
refuse-not-dealt = This card was not dealt to you.
refuse-no-dice-now = Dice are used in the action phase only.
refuse-already-done = You have ended your round already.
refuse-reward-first = First choose where the reward goes.
refuse-no-such-reward = No such reward is waiting now.
refuse-no-such-die = No unused die shows this face.
refuse-no-dice-left = Three dice have been used this round.
refuse-dice-left = Use three dice before the round ends.
refuse-boots-only-move = Boots only move.
refuse-wrong-hero = The { $hero } needs a die that shows the { $hero }, or a Clover.
refuse-wrong-colour = The { $hero } needs a die of the other colour.
refuse-hero-at-top = The { $hero } is at level 6, the highest.
# $needed is the hero whose symbol the item needs.
refuse-wrong-symbol = { $item } needs a die that shows the { $needed }, or a Clover.
refuse-item-complete = { $item }: both boxes are filled.
refuse-box-filled = { $item }: the first box is filled already.
refuse-same-item = Choose another item.
refuse-same-hero = Choose another hero.
refuse-not-moving = First choose a die to walk with.
refuse-no-moves-left = All moves of this die are used.
refuse-same-room = Your team is in this room.
refuse-not-adjacent = This room is not next to the team's.
refuse-not-an-entrance = The first move goes through an entrance into row 1.
refuse-wall = A wall is in the way. Only the Cloak of Intangibility passes through it.
refuse-water = Water is in the way. Only the Medallion of Har or a Ranger crosses it.
refuse-no-minion = No undefeated minion stands there.
refuse-cannot-decline = A reward may not be refused.
refuse-wounds-first = First say how many wounds the potions take.
refuse-not-that-many-hearts = The potions have not so many hearts left.

## The setup

option-dungeon = Dungeon
option-dungeon-hint = Every card has its own walls and its own three monsters.
dungeon-random = A random dungeon
dungeon-a = A. The Howling Cellars
dungeon-b = B. The Horned Gatekeeper
dungeon-c = C. The Clay Giant's Debt
dungeon-d = D. Sands Full of Legs
dungeon-e = E. The Jackals' Court
dungeon-f = F. The Sealed Sarcophagus
dungeon-g = G. Webs at the Foot of the Tower
dungeon-h = H. The Stone Gallery
dungeon-i = I. The Lich's Lantern
dungeon-j = J. Ruins by the Great Road
dungeon-k = K. The Garden of Statues
dungeon-l = L. The Dragon's Toll
option-missions = Missions
option-missions-hint = Common tasks for extra glory. A first game is easier without them.
missions-none = No missions
missions-three = Three missions
option-vanishing = Vanishing gems
option-vanishing-hint = After the first two monsters some gems are gone for everybody who has not taken them.
vanishing-no = Gems stay
vanishing-yes = Gems vanish
option-potions = Wounds and potions
option-potions-hint = Each potion can take two wounds. To mark them on the team instead is hardly ever better.
potions-always = Potions take wounds
potions-ask = Potions: ask me

## The computers

level-easy = Easy
level-easy-hint = Sees a few of the uses of a die: 30 glory on average alone.
level-normal = Normal
level-normal-hint = Weighs every use of every die: 75 glory on average alone.
level-hard = Hard
level-hard-hint = Plays the rest of the match through dozens of times before each die: 103 glory on average alone.

## The chapters of the campaigns

story-urban-legends-1 = At every full moon the cellars under the old brewery howl, and in the morning somebody is missing. The watch has bricked up the door. You go in by the drain.
story-urban-legends-2 = Behind the cellars stands a gate that is on no map, and something with horns takes a toll of bones there. Beyond it, they say, is an eye that never closes.
story-urban-legends-3 = Long ago the city borrowed a giant of clay and never paid. Now it has gone below to collect the debt itself, and the ground shakes under the market.
story-mummy-1 = The caravan to Khamnapta was found without a footprint around it: only thousands of small holes in the sand. The stair down is among them.
story-mummy-2 = Whoever robs the dead is tried by jackals, and the court sits at night. You would like to see the judge before the judge sees you.
story-mummy-3 = Seven seals held the lid, and six are broken. Whatever knocks from within has heard that you came for the seventh.
story-tower-1 = The tower has no door. It has a cellar, and the cellar has tenants with eight legs each. The way up begins below.
story-tower-2 = The master of the tower collects visitors. They stand in the gallery as if alive, and some plinths are still empty.
story-tower-3 = At the top hangs a lantern that gives no light but takes it. Its owner died long ago and has not had the time to notice.
story-kingdom-1 = Merchants pay to be led around the ruins by the Great Road. The king would rather pay once, and pay you.
story-kingdom-2 = No gardener stays at the summer palace for longer than a week, and yet there are more statues every spring. Somebody looks after them.
story-kingdom-3 = The last road runs under the mountain, and the mountain has a new owner, who counts in gold and in knights. The toll is due tonight.

## Where the match stands, and how it ended

the-end = The end
# A heading of the log.
round = Round { $n } of { $of }
moment-draft = Choosing cards
moment-before = Before round 1
# In a narrow header the last number does not stand alone in a line: a no-break space keeps it.
moment-round = Round { $n } of { $of }
total = { $n } glory
# Two have equal glory.
tie-broken = Equal glory: whoever explored more rooms is ahead.
verdict-alone = Rank: { $title }. { $rooms } of 42 rooms explored.

## Luck

luck-measure = Clovers of all rounds
luck-clovers = { $n ->
    [one] { $n } clover
   *[other] { $n } clovers
} in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
luck-skulls = { $n ->
    [one] { $n } skull
   *[other] { $n } skulls
} in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}

## What can be done: without its die, in small letters, as it stands within a sentence

# $die is the die that it is done with.
offer-with-die = { CAPITAL($die) }: { $offer }
offer-keep = keep the talent { $talent } and the objective { $objective }
offer-raise = raise the { $hero }
offer-craft = craft the { $item }
offer-brew = brew potions
offer-go = go to { $room }
offer-rest = stay where you are
offer-fill-box = fill a box: { $item }
offer-beat-minion = beat the minion in { $room }
offer-take-gem = take gem { $gem }
offer-take-no-gem = take no gem
offer-spare = potions take wounds: { $n }
offer-end-phase = end the phase

## The lines of a score, and what their points come from

# For each monster; 0 where the team fled.
score-monster = { $power ->
    [0] fled
   *[other] power { $power }
}
score-levels = Levels
# $top is the glory for heroes of level 6.
score-lowest-level = lowest level { $level }{ $top ->
    [0] { "" }
   *[other] ; heroes of level 6: +{ $top }
}
score-items = Magic items
score-boxes = { $n ->
    [one] { $n } box
   *[other] { $n } boxes
}
score-gems = Gems
score-gems-stolen = { $n } stolen
score-minions = Minions
score-minions-beaten = { $n } beaten
score-wounds = Wounds
score-wounds-marked = { $n } marked
score-resurrection = Resurrection
score-resurrected = { $n ->
    [0] not needed
   *[other] once
}
score-objective = Objective
# $n is what the objective counts, $steps are the numbers that score: 2, 3, 4.
score-steps = { $objective }: { $n } (steps { $steps })
score-talent = Talent
score-missions = Missions
score-missions-fulfilled = { $n } fulfilled

## What happened: the name of a team and a colon stand before it; a capital letter where a team plays alone

event-revealed = the dungeon is { $letter }, { $title }. Its monsters: { $monsters }.
event-missions = the missions: { $missions }.
# $faces are the faces but for skulls, one after another.
event-rolled = the dice: { $faces }{ $skulls ->
    [0] { "" }
    [one] , { $skulls } skull
   *[other] , { $skulls } skulls
}{ $rerolls ->
    [0] { "" }
   *[other] { " " }(after a reroll)
}.
# $gems are letters.
event-vanished = gems vanish: { $gems }.
event-crossed-out = gems lost to rivals: { $gems }.
event-dealt = two talents to choose from: { $one }, { $two }.
event-kept = keeps the talent { $talent } and the objective: { $objective }.
event-chose = the cards are chosen.
# $effect is a sentence of its own.
event-talent = talent { $talent }. { $effect }
event-used = uses a die: { $die }.
event-raised = { $hero } rises to level { $level }.
event-crafted = { $item }: { $boxes ->
    [1] 1 box of 2
   *[other] complete
}.
event-brewed = { $n ->
    [0] no room for more potions
   *[other] +{ n-potions }, { $total } of { $of }
}.
event-entered = enters { $room }.
event-trapped = a trap in { $room }.
event-crossed-water = crosses water.
event-crossed-wall = walks through a wall.
event-beat = { $minion } of level { $level } beaten in { $room }.
# $absorbed of the $n wounds are taken by potions, $marked are marked.
event-wounded = { n-wounds } ({ NAME($cause, letter: "small") }){ $absorbed ->
    [0] { "" }
   *[other] { $marked ->
        [0] , taken by potions
       *[other] , { $absorbed } taken by potions
    }
}.
event-resurrected = the team falls and is resurrected: −9 glory at the end.
event-stole = steals gem { $gem }, { $total } in all.
event-stole-outside = steals gem, { $total } in all.
event-lost = nothing left to mark, the reward is lost: { $reward }.
event-declined = takes no gem.
# What a rival did in a round: $gained is "rooms +3, levels +1".
event-gained = this round: { $gained }.
event-nothing-gained = nothing gained this round.
gained-rooms = rooms
gained-levels = levels
gained-boxes = item boxes
gained-potions = potions
gained-gems = gems
# $glory has its sign: +4.
event-claimed = mission fulfilled, { $glory } glory: { $mission }.
event-fought = fights the { $monster } with power { $power }: range { $range ->
    [0] I
    [1] II
   *[2] III
}, { $glory } glory.
event-fled = flees from the { $monster }: { $glory } glory.
event-spoils = strongest against the { $monster }, which brings its reward.

## Advice: what a way is called

way-walk = { CAPITAL($die) }: walk to { $room }
way-step = Walk on to { $room } with the steps that are left, for no die
way-then = { $way }, then { $next }

## Advice: what to look at

nudge-keep = Which talent works from the first round on, and which objective comes by the way?
nudge-far-gem = Which gem lies where your team will hardly ever come?
nudge-enough = Steps are left. Is there a room next to you that does you any good?
nudge-give-up = Does any of these dice bring more than it costs?
nudge-free-box = A box for free. Which item would be complete, or can be in time?
nudge-free-minion = A victory for free. Which minion would hurt you most if you met it?
nudge-spare = Wounds marked so far: { $wounds }, health { $health }. How near is a fall, and what will the potions be for later?
nudge-free-level-for = A level for free. Who is feared by the { $monster }, and who holds the team back?
nudge-free-level = A level for free. Who holds the team back, and who meets minions soon?
nudge-gem = The next gem is worth { $glory } glory. Is one within reach?
nudge-minion = Compare your heroes' levels with the minions around you. Who can be beaten now?
nudge-find = A room within reach trains a hero or fills a box. Which one?
nudge-potion = Somebody has left a potion near you. Where?
nudge-ahead = Look two moves ahead. What lies just out of reach?
nudge-lair-now = The { $monster } in { $room } is fought after this round. Can you still be there?
nudge-lair-steps = Steps are left, and the { $monster } waits in { $room }. Which way leads there?
nudge-lair = The { $monster } waits in { $room } until round { $round }. Which die gets you nearer?
nudge-mission = Mission “{ $mission }”: { $n } of { $of } so far. What is missing?
nudge-skill = At level { $level } each hero learns something besides. Who is close to it?
nudge-power = Your power against the { $monster } is { $power }; a better range begins at { $next }. What adds to it?
nudge-weakness = One of your heroes counts twice against the { $monster }. Does a die suit?
nudge-lowest = The lowest level counts in the end, and yours is { $level }. Who holds the team back?
nudge-class = Each class fights one kind of minion. Which kind stands in your way?
nudge-two-boxes = Rounds after this one: { $rounds }. Which item is worth two boxes until then?
nudge-sword = One of your items is nearly ready. Would it help against the monsters?
nudge-sceptre = Some minions are too strong to be met. Is there a victory without a fight?
nudge-pays-back = One of your items lacks a box and would pay back at once. Which?
nudge-one-box = One of your items lacks a single box. What would it bring, now or in the end?
nudge-row = A row of potions is nearly full. What does the last one bring?
nudge-brew = Wounds { $wounds }, health { $health }, free potion hearts { $hearts }. What will the next fights cost?

## Advice: why a way is good

why-no-gem = No gem is taken now.
# $effect is what the talent does, a sentence.
why-cards = { $effect } { $objective }: 2 glory from { $least }, 6 from { $most }.
# $n steps are left.
why-done = { $n ->
    [0] Nothing is left to be done.
   *[other] Your round ends where you stand. Unused: { n-steps }.
}
why-spare = Potions take { $taken }, you mark { $marked }: { $wounds } of { $health } health. Free potion hearts left: { $hearts }.
why-rest = A die of round { $round } is spent, and nothing on the sheet changes.
why-nothing = Nothing changes at once.
# $gains are some of the messages below, one after another; $more of them are not told; $n is the change of the score, and $glory shows it with its sign.
why-brings = It brings { $gains }{ $more ->
    [0] { "" }
   *[other] { " " }and more
}{ $n ->
    [0] { "" }
   *[other] { " " }({ $glory } glory)
}.
why-rooms = { $n ->
    [one] { $n } new room
   *[other] { $n } new rooms
}
why-victory = a victory over the { $minion } in { $room }
why-victories = { $n } victories over minions
why-level = { $hero } level { $level }
why-box = { $boxes ->
    [1] a box of the { $item }
   *[other] the { $item }
}
why-gem-outside = a gem
why-wounds = It costs { n-wounds }{ $absorbed ->
    [0] { "" }
   *[other] { $marked ->
        [0] , all taken by potions
       *[other] , { $absorbed } of them taken by potions
    }
}.
# $wounds is the sentence before.
why-falls = { $wounds } The team falls: −9 glory at the end.
why-fulfils = That fulfils a mission, { $glory } glory: { $mission }.
# $n wounds are taken in the fight.
why-lair = The { $monster } can be fought: with power { $power }, round { $round } brings { $glory } glory{ $n ->
    [0] { "" }
   *[other] , { n-wounds }
}.
why-lair-too-weak = The lair of the { $monster } is reached; for the fight of round { $round } you lack { $lack } power.
# The beginning of the next three: $power.
why-power = Power against the { $monster }: { $before } to { $after }
why-new-range = { $power }, a range better: { $glory } glory.
why-next-range = { $power }; the next range begins at { $next }.
why-last-range = { $power }.
why-item-glory = Complete, it is worth { $glory } glory more.
why-item-will = Complete, it does this: { $effect }.
why-item-does = From now on: { $effect }.
why-nearer = From there it is { n-steps } to { $room }, where the { $monster } waits.
why-advances = Mission “{ $mission }”: { $n } of { $of }.
why-potion-row = Potions to the next reward of the row: { $n }.

## The board: headings and notes of the sheet, and names for those who listen

dungeon = Dungeon
map-help = Dungeon map, 7 rows of 6 rooms. Arrow keys move, Enter chooses.
round-track = Round track
heroes = Heroes
magic-items = Magic items
magic-items-note = 1 glory a box
potions = Potions
health = Health
gems = Gems
minions = Minions
track-note = glory below
monsters = Monsters
monsters-note = strength + the hero they fear
missions = Missions
no-missions = No missions in this game.
your-cards = Your cards
cards = Cards
glory-now = Glory now
objective = Objective
objective-secret = secret until the end
deal = Keep one of each
deal-talents = A talent
deal-objectives = An objective
deal-note = An objective also gives each hero a colour.
dice-of-round = Dice of the round
uses-of-die = Uses of this die
choices = Choices
sheets = Sheets of the teams
hide-hints = Hide the hints
your-team = you
room-choose = can be chosen
room-go = go here
wall = wall
water = water
any-symbol = any
fears = fears
your-power = power
power-then = power then
flee = flee
gems-vanish-then = then vanish
strongest-takes = strongest takes
mark-all-wounds = Mark them all
take-no-gem = Take no gem
mission-taken = taken
# What a hero gains for the team at level 4.
warrior-ability = +1 power
wizard-ability = dice swap colours
cleric-ability = no skull wounds
rogue-ability = +1 gem
# What a complete item does, in two or three words.
sword-in-short = +3 power
tome-in-short = +1 level
sceptre-in-short = beat 2 minions
armour-in-short = +1 against minions
cauldron-in-short = +3 potions
medallion-in-short = cross water
cloak-in-short = walk through walls
heroes-strength = strength { $n }
# $room is the lair, and the monster is fought after the round.
monster-when = { $room } · round { $round }
missions-note = { $glory } glory this round
card-glory = { $glory } at the end
# So far has the team come with its objective.
objective-now = now { $n }
resurrection = Resurrection −9
potions-take = Potions take { $n }

## The board: what a choice brings. $shown is $n with its sign

mark-spared = { n-wounds } taken by potions
mark-fall = the team falls: 9 glory lost
mark-gems = { $shown } { $n ->
    [one] gem
   *[other] gems
}
mark-levels = { $shown } { $n ->
    [one] level
   *[other] levels
}
mark-boxes = { $shown } { $n ->
    [one] item box
   *[other] item boxes
}
mark-potions = { $shown } { $n ->
    [one] potion
   *[other] potions
}
mark-minions = { $shown } { $n ->
    [one] minion
   *[other] minions
}
mark-lair = lair { $rank }
mark-glory = { $shown } { $n ->
   *[other] glory
}

## The board: labels

room-lair = lair: { $monster }
room-tunnel = tunnel
room-explored = explored
room-here = your team is here
room-minion = { $minion } level { $level }
# $minion is the message before.
room-beaten = { $minion } (beaten)
room-taken = { $find } (taken)
room-gone = { $find } (gone)
# $hero may have a colour: "Warrior, white".
hero-row = { $hero }, level { $level }
hero-at-top = { $hero }: highest level
hero-raise = { $hero }: raise to level { $level }
item-craft = { $item }, { $n } of { $of } boxes: { $effect }
item-glory = { $glory } glory
# $brings are marks, one after another.
potions-brew = Brew: { $brings }
potions-held = Potions: { $n } of 12
life = Health { $health } of 24, wounds { $wounds }, { $glory } glory; potion hearts left: { $hearts }
life-wounds = Wounds { $wounds } of { $health }
life-hearts = Free hearts { $hearts }
track = { $n } of { $of }, { $glory } glory
die-skull = Skull
die-blank = A die
die-wounds = 1 wound, cannot be used
die-used = used
die-chosen = chosen
die-idle = not now
# The faces that were used stand behind it, and then the monster that is fought.
track-round = Round { $n }
track-then = { $round }, then { $monster }
mission-progress = { $mission }: { $n } of { $of }

## The board: what is wanted

prompt-wait = Waiting for the others.
prompt-choose-die = Choose a die: { $n } to use.
prompt-mark = { CAPITAL($die) }: touch any lit place.
prompt-step-or-end = { n-steps } left: go on, or end the round.
prompt-step = { n-steps } left: go on, or choose another die.
prompt-rest = { CAPITAL($die) } would be spent for nothing.
prompt-done = Three dice used. Undo is free until you end the round.
prompt-over = The match is over.
# $name is that of a rival.
prompt-rival = The sheet of { $name }.
prompt-read = Only to look at.
prompt-cards = Choose a talent and an objective.
prompt-objective = And now an objective.
prompt-talent = And now a talent.
prompt-cards-kept = These two? The others leave the game.
prompt-level = Choose a hero to raise.
prompt-level-first = Choose the first hero to raise.
prompt-level-other = Choose another hero to raise.
prompt-box = Choose an item: fill a box.
prompt-first-box = Choose an item: fill its first box.
prompt-first-box-other = Choose another item: first box.
prompt-minion = Choose a minion to beat.
prompt-any-gem = Choose a gem to steal.
prompt-wounds = { n-wounds }: how many do the potions take?
prompt-potion = A potion.
prompt-gem = A gem.
moves-lost = { n-steps } of the last die will be lost.

## The board: hints for a first game

tip-cards = A talent helps all game long. An objective is secret glory, and it colours your heroes: each learns from dice of their own colour.
tip-choose-die = Each round you use three dice. Touch one: everything it can do lights up on the sheet.
tip-mark = Touch a lit room to plan a way. A lit box or potion is marked at once; undo takes anything back.
tip-step = The move goes on: touch a lit room. Another die ends it.
tip-wounds = A potion is only good for wounds, and each takes two. What it does not take is marked and costs glory.
tip-reward = A reward comes before everything else: touch one of the lit places.
tip-done = Ending the round settles gems, missions and monsters; then the dice roll again.

## The board: buttons

main-none = Go on
main-walk = Walk to { $room }
main-keep = Keep these
main-rest = Spend for nothing
main-done = End the round
main-back = My sheet
# The way of a plan: through an entrance into a room.
way-into = Into { $room }
verb-none = no
verb-walk = Walk
verb-up-to = up to { $n }
verb-level = Level
verb-to-level = to { $level }
# No hero has the colour of the die.
verb-colour = colour
verb-heroes = { $n ->
    [one] { $n } hero
   *[other] { $n } heroes
}
verb-craft = Craft
verb-items = { $n ->
    [one] { $n } item
   *[other] { $n } items
}
verb-brew = Brew
verb-rest = Skip
verb-no-effect = no effect

## The board: why a tap does nothing

tap-too-far = Too far: { n-steps } at most, and rewards on the way are chosen first.
tap-die-first = First choose a die.
tap-skull = A skull cannot be used.
tap-not-now = This sheet cannot be marked now.

## The board: what the end of a round will bring, and the note under a monster

closing-claim = { $mission }: { $glory } glory.
closing-flight = { $monster }: you flee, { $glory } glory.
closing-fight = { $monster }: power { $power }, { $glory } glory, { n-wounds }.
note-fought = Fought: { $glory } glory
note-fled = Fled: { $glory } glory
# $far is a number of steps.
note-far = { $far } to the lair
note-ready = Ready to fight: { $glory }
note-lacks = { $power } more power to fight

## The board: what a score is made of, and what decided a match

account-top = { $hero }, level 6
account-lowest = Lowest level
account-gem = Gem { $n }
account-skulls = Skulls
account-traps = Traps
account-reached = { $n } reached
account-not-reached = { $n } not reached
# $line is the name of a line of the score.
decided-most = { $line } brought the most.
decided-line = { $line } made the difference: { $mine } to { $theirs }.
decided-wounds = { n-wounds } cost you most.
decided-flight = You fled from the { $monster }.
decided-flights = You fled from { $n } monsters.
