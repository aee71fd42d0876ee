### What Dungeon Roll says in English, at its table too. Project Fluent’s syntax: https://projectfluent.org/fluent/guide

## The box

# Its name, and the line under it. The program has them from the start.
title = Dungeon Roll
line = Roll a party, dive deeper, or run in time.

## Faces of dice

# [one] and [other]: one and several of them; [a]: one with its article.
-fighter = { $case ->
   *[one] fighter
    [other] fighters
    [a] a fighter
}
-cleric = { $case ->
   *[one] cleric
    [other] clerics
    [a] a cleric
}
-mage = { $case ->
   *[one] mage
    [other] mages
    [a] a mage
}
-thief = { $case ->
   *[one] thief
    [other] thieves
    [a] a thief
}
-champion = { $case ->
   *[one] champion
    [other] champions
    [a] a champion
}
-scroll = { $case ->
   *[one] scroll
    [other] scrolls
    [a] a scroll
}
-goblin = { $case ->
   *[one] goblin
    [other] goblins
    [a] a goblin
}
-skeleton = { $case ->
   *[one] skeleton
    [other] skeletons
    [a] a skeleton
}
-ooze = { $case ->
   *[one] ooze
    [other] oozes
    [a] an ooze
}
-chest = { $case ->
   *[one] chest
    [other] chests
    [a] a chest
}
-potion = { $case ->
   *[one] potion
    [other] potions
    [a] a potion
}
# A dragon die that obeys; on others a dragon’s head is another word in Russian.
-dragon = { $case ->
   *[one] dragon
    [other] dragons
    [a] a dragon
}
-dragon-face = { $case ->
   *[one] dragon
    [other] dragons
    [a] a dragon
}
# So many dice of a face: `3 oozes`.
of-face = { $n } { $n ->
    [one] { $face }
   *[other] { NAME($face, case: "other") }
}
dice = { $n } { $n ->
    [one] die
   *[other] dice
}
face-to-face = { $from } → { $to }

## Who acts

-skeleton-fighter = skeleton fighter
-goblin-thief = goblin thief
-tame-dragon = tame dragon
-hero = hero

## Heroes

-hero-none = No hero
skill-none = No specialty.
-ability-none = None
ability-none-does = No ultimate ability.
-hero-spellsword = Spellsword
skill-spellsword = Fighters count as mages and mages as fighters when you wish.
-ability-arcane-blade = Arcane Blade
ability-arcane-blade-does = The hero acts once as a fighter or a mage.
-hero-battlemage = Battlemage
-ability-arcane-fury = Arcane Fury
ability-arcane-fury-does = Sweep away every die on the level and in the lair. No rewards.
-hero-occultist = Occultist
skill-occultist = Clerics and mages are interchangeable.
-ability-animate-dead = Animate Dead
ability-animate-dead-does = A skeleton serves you as a fighter until you regroup.
-hero-necromancer = Necromancer
-ability-command-dead = Command Dead
ability-command-dead-does = Up to two skeletons serve as fighters until you regroup.
-hero-crusader = Crusader
skill-crusader = Fighters and clerics are interchangeable.
-ability-holy-strike = Holy Strike
ability-holy-strike-does = The hero acts once as a fighter or a cleric.
-hero-paladin = Paladin
-ability-divine-intervention = Divine Intervention
ability-divine-intervention-does = Give up one treasure: monsters fall, chests open, potions are drunk, the lair empties.
-hero-enchantress = Enchantress
skill-enchantress = A scroll may act as any companion.
-ability-charm-monster = Charm Monster
ability-charm-monster-does = Turn one monster into a potion.
-hero-beguiler = Beguiler
-ability-mesmerize = Mesmerize
ability-mesmerize-does = Turn up to two monsters into one potion.
-hero-minstrel = Minstrel
skill-minstrel = Thieves and mages are interchangeable.
-ability-bard-song = Bard Song
ability-bard-song-does = Empty the dragon's lair. No rewards.
-hero-bard = Bard
skill-bard = Thieves and mages are interchangeable; champions defeat one extra monster.
-hero-half-goblin = Half-Goblin
skill-half-goblin = Loot chests and potions before the monsters are beaten.
-ability-plea-for-help = Plea for Help
ability-plea-for-help-does = A goblin joins you as a thief until you regroup.
-hero-chieftain = Chieftain
-ability-pull-rank = Pull Rank
ability-pull-rank-does = Up to two goblins join as thieves until you regroup.
-hero-mercenary = Mercenary
skill-mercenary = On forming the party, re-roll any dice once.
-ability-calculated-strike = Calculated Strike
ability-calculated-strike-does = Defeat up to two monsters.
-hero-commander = Commander
skill-commander = Each fighter defeats one extra monster of any type.
-ability-battlefield-presence = Battlefield Presence
ability-battlefield-presence-does = Re-roll any party and dungeon dice (not the lair).
-hero-knight = Knight
skill-knight = On forming the party scrolls become champions.
-ability-battlecry = Battlecry
ability-battlecry-does = All monsters turn into dragon dice in the lair.
-hero-dragon-slayer = Dragon Slayer
skill-dragon-slayer = On forming the party scrolls become champions; two different companions beat the dragon.
-hero-viking = Viking
skill-viking = The party is five champions; nothing is rolled.
-ability-viking-fury = Viking Fury
ability-viking-fury-does = Empty the dragon's lair. No rewards.
-hero-undead-viking = Undead Viking
skill-undead-viking = The party is five champions. Every skeleton that is rolled becomes a potion.
-hero-alchemist = Alchemist
skill-alchemist = Every chest that is rolled becomes a potion.
-ability-healing-salve = Healing Salve
ability-healing-salve-does = Roll one die of the graveyard into the party.
-hero-thaumaturge = Thaumaturge
-ability-transformation-potion = Transformation Potion
ability-transformation-potion-does = Roll two dice of the graveyard into the party.
-hero-scout = Scout
skill-scout = On forming the party roll six dungeon dice: one for level 1, two for level 2, three for level 3.
-ability-scout-ahead = Scout Ahead
ability-scout-ahead-does = Among monsters: retire at once with the experience of the level above.
-hero-dungeoneer = Dungeoneer
-ability-know-when-to-say-when = Know When to Say When
ability-know-when-to-say-when-does = Retire at once with the experience of the level.
-hero-sorceress = Sorceress
skill-sorceress = With three dice in its lair the dragon flees: the lair empties. No rewards.
-ability-dragon-breath = Dragon Breath
ability-dragon-breath-does = Defeat one monster for each die in the lair.
-hero-drake-kin = Drake Kin
-ability-dragon-fury = Dragon Fury
ability-dragon-fury-does = For each die in the lair defeat all monsters of one type.
-hero-archaeologist = Archaeologist
skill-archaeologist = On forming the party draw two treasures. At the end of the game give six back.
-ability-treasure-seeker = Treasure Seeker
ability-treasure-seeker-does-novice = Draw two treasures, then give two back.
-hero-tomb-raider = Tomb Raider
ability-treasure-seeker-does-master = Draw two treasures, then give one back.
-hero-leprechaun = Leprechaun
skill-leprechaun = Every potion that is rolled becomes a chest. All treasures are given back at the end of the game.
-ability-fortunate-strike = Fortunate Strike
ability-fortunate-strike-does = Turn one monster into a chest.
-hero-clurichaun = Clurichaun
-ability-bit-o-luck = Bit o' Luck
ability-bit-o-luck-does = Turn up to two monsters into one chest.
-hero-dwarf = Dwarf
skill-dwarf = Two dice begin in the graveyard. A champion who defeats two monsters or more is re-rolled instead of buried.
-ability-rally = Rally
ability-rally-does = Defeat up to one monster for each champion in the party, then re-roll all champions.
-hero-berserker = Berserker
-ability-berserker-rage = Berserker Rage
ability-berserker-rage-does = Roll up to four dice of the graveyard into the party. From now on you retire only where you defeated a dragon, or from level 10.
-hero-tracker = Tracker
skill-tracker = Once on each level re-roll one goblin.
-ability-called-shot = Called Shot
ability-called-shot-does = Defeat one monster.
-hero-ranger = Ranger
-ability-flurry-of-arrows = Flurry of Arrows
ability-flurry-of-arrows-does = Defeat one monster of each type.
-hero-guild-leader = Guild Leader
skill-guild-leader = The party is rolled with eight dice.
-ability-call-in-a-favor = Call in a Favor
ability-call-in-a-favor-does = Set one die of the party or of the level to any face.
-hero-guild-master = Guild Master
-ability-reinforcements = Reinforcements
ability-reinforcements-does = Set one die of the party and one of the level to any face.
-hero-time-traveler = Time Traveler
skill-time-traveler = The party is one of each face and a second champion; nothing is rolled.
-ability-future-technology = Future Technology
ability-future-technology-does = Give a treasure to defeat the dragon.
-hero-time-lady = Time Lady
-ability-super-sonic = Super-Sonic
ability-super-sonic-does = Give a treasure or a scroll to defeat the dragon.
-hero-cassandra = Cassandra, the Cursed
skill-cassandra = Begins each delve exhausted. While she is, every companion defeats one extra monster. Potions ready her.
-ability-bestial-fury = Bestial Fury
ability-bestial-fury-does = Give up a chest or a potion of the level: she is exhausted again.
-hero-marpesia = Marpesia, Amazon Queen
skill-marpesia = The dragon wakes with four dice in its lair. Champions defeat one monster and open one chest at a time.
-ability-rallying-cry = Rallying Cry
ability-rallying-cry-does = Roll all dice of the graveyard. Scrolls go back there, the others join the party.
-hero-toulak = Tou'lak, Minotaur Chieftain
skill-toulak = Once on each level re-roll one die that lies there.
-ability-deafening-roar = Deafening Roar
ability-deafening-roar-does = Defeat all monsters of the level.
-hero-amar-suen = Amar-Suen, King of the Ancients
skill-amar-suen = Each thief defeats one extra monster of any type.
-ability-touch-of-midas = Touch of Midas
ability-touch-of-midas-does = Defeat all monsters of one type and draw a treasure for each.
-hero-tristan = Tristan, Lone Mercenary
skill-tristan = Draw a treasure whenever one companion defeats two monsters or more. Give a treasure to ready him.
-ability-calculated-risk = Calculated Risk
ability-calculated-risk-does = Re-roll any dungeon dice, even those in the lair.
-hero-loeg = Loeg Yllavyre, Dragon Lord
skill-loeg = On forming the party set two dice to scrolls. A scroll turns a monster into a dragon. All three types of monsters ready him.
-ability-word-of-command = Word of Command
ability-word-of-command-does = The dragon dice of the lair serve you until you regroup.
-hero-alexandra = Alexandra, Keeper of Knowledge
skill-alexandra = A scroll may act as a champion. Any party die may be spent to re-roll dice.
-ability-forbidden-knowledge = Forbidden Knowledge
ability-forbidden-knowledge-does = Give a scroll to defeat the dragon.
-hero-szopin = Szopin, Infamous Warlord
skill-szopin = He is readied whenever one companion defeats two monsters or more.
-ability-strike-fear = Strike Fear
ability-strike-fear-does = Discard up to two dungeon dice, even from the lair.
# The hero within a sentence: a legend has a name of its own.
the-hero = { $hero ->
    [hero-cassandra] { $hero }
    [hero-marpesia] { $hero }
    [hero-toulak] { $hero }
    [hero-amar-suen] { $hero }
    [hero-tristan] { $hero }
    [hero-loeg] { $hero }
    [hero-alexandra] { $hero }
    [hero-szopin] { $hero }
   *[other] the { $hero }
}

## Treasures

treasure-bait-does-to-monsters = Turns the monsters of the level into dragons in the lair.
-treasure-sword = Vorpal Sword
treasure-sword-does = Acts as a fighter.
-treasure-talisman = Talisman
treasure-talisman-does = Acts as a cleric.
-treasure-scepter = Scepter of Power
treasure-scepter-does = Acts as a mage.
-treasure-tools = Thieves' Tools
treasure-tools-does = Acts as a thief.
-treasure-scroll = Scroll
treasure-scroll-does = Acts as a scroll.
-treasure-ring = Ring of Invisibility
treasure-ring-does = Empties the dragon's lair. No reward.
-treasure-scales = Dragon Scales
treasure-scales-does = Each pair is worth 2 more points at the end.
-treasure-elixir = Elixir
treasure-elixir-does = Brings one die back from the graveyard with a face of your choice.
-treasure-bait = Dragon Bait
treasure-bait-does = Turns the dice of the level into dragons in the lair.
-treasure-portal = Town Portal
treasure-portal-does = Leaves the dungeon at once with the experience of the level. 2 points at the end.
# Several tokens of a kind.
tokens-of-kind = { $n ->
    [1] { $treasure }
   *[other] { $treasure } × { $n }
}

## Achievements

achievement-dragon-slayer = Dragon Slayer
achievement-dragon-tamer = Dragon Tamer
achievement-odds = Don't Talk to Me of Odds
achievement-last-stand = Last Stand
achievement-cheater = Cheater
achievement-bottomless-bag = We Need a Bottomless Bag
achievement-conqueror = Dungeon Conqueror
achievement-natural-20 = Natural Twenty
achievement-critical-hit = Critical Hit
achievement-guild-head = Head of the Guild
achievement-magic-vortex = Magical Vortex
achievement-dragon-bait = Dragon Bait
achievement-dragon-slayer-how = Defeat two dragons in one delve.
achievement-dragon-tamer-how = Defeat three dragons in one delve.
achievement-odds-how = Face seven dungeon dice in one roll, and come through that level or leave it by a portal.
achievement-last-stand-how = Come to a level with one party die at most, and defeat its dragon.
achievement-cheater-how = Set out with five champions or more, by a roll: dice that a hero sets do not count.
achievement-bottomless-bag-how = Finish with treasures worth 15 points or more.
achievement-conqueror-how = Gain the experience of level 10.
achievement-natural-20-how = Score 20 or more without ever using the hero: neither specialty nor ultimate.
achievement-critical-hit-how = Clear level 5 or a deeper one, with a monster on it, without a companion and without the ability of Paladin or Battlemage.
achievement-guild-head-how = Finish a match with each of the eight heroes of the box.
achievement-magic-vortex-how = Score 20 or more without using a treasure or giving one up.
achievement-dragon-bait-how = Roll three dragons or more at once.
cast-heading = Best result with each hero
cast-by = By hero

## The computer

level-easy = Easy
level-easy-hint = Slips now and then and retires early: 17 points on average alone.
level-normal = Normal
level-normal-hint = Thinks each level through, and stops by a rule of thumb: 25 points on average alone.
level-hard = Hard
level-hard-hint = Plays each throw almost perfectly: 26 points on average alone.

## The setup

setup-heroes-deal = Heroes
setup-heroes-deal-hint = Everybody plays a hero with a specialty and an ultimate ability.
setup-heroes-deal-random = Dealt at random
setup-heroes-deal-choose = Chosen
setup-heroes-deal-mirror = The same for all
setup-heroes-deal-none = No heroes
setup-first = First adventurer
setup-first-hint = Who goes down first.
setup-first-random = Luck decides
setup-first-1 = Player 1
setup-first-2 = Player 2
setup-first-3 = Player 3
setup-first-4 = Player 4
setup-bait = Dragon Bait
setup-bait-hint = Which dice of the level the bait turns into dragons.
setup-bait-all = All dice
setup-bait-monsters = Monsters only
setup-scrolls = Scrolls
setup-scrolls-hint = When a scroll may re-roll dice.
setup-scrolls-monster = Among monsters
setup-scrolls-any = In any phase
setup-dungeon-dice = Dungeon dice
setup-dungeon-dice-hint = With nine, the deepest levels are harder.
setup-dungeon-dice-7 = Seven dice
setup-dungeon-dice-9 = Nine dice
setup-bag = Treasures
setup-bag-hint = How many tokens lie in the bag.
setup-bag-single = 36 treasures
setup-bag-double = 72 treasures
setup-heroes = Hero cards
setup-heroes-hint = Which heroes can turn up: those of the box, or later ones as well.
setup-heroes-base = Eight heroes
setup-heroes-all = All heroes

## Why not

refuse-players = From one to four players can sit at the table.
refuse-first-seat = The first adventurer has to sit at the table.
refuse-not-your-delve = Somebody else is in the dungeon now.
refuse-match-is-over = The match is over.
refuse-choose-first = Choose a hero first.
refuse-heroes-are-taken = Heroes are not chosen any more.
refuse-hero-taken = { CAPITAL(the-hero) } cannot be chosen.
refuse-form-first = Settle the party first: keep it, or re-roll dice once.
refuse-party-is-formed = The party is formed already.
refuse-nothing-chosen = Choose at least one target.
refuse-no-such-die = There is no such { $face } in the party.
refuse-none-there = { $thing }: you have none.
refuse-not-a-companion = { $treasure } is no companion.
refuse-hero-does-not-act = This side of the hero card does not act as a companion.
refuse-exhausted = The hero is exhausted until the next delve.
refuse-scrolls-do-not-fight = Scrolls do not fight; this takes a companion.
refuse-no-fight-now = Monsters are fought in the monster phase.
refuse-no-such-monsters = There are not so many of these monsters on the level.
refuse-one-type-at-a-time = One companion meets monsters of one type at a time.
refuse-too-many-monsters = { $companion ->
    [fighter] A fighter defeats one skeleton, one ooze, or any number of goblins.
    [cleric] A cleric defeats one goblin, one ooze, or any number of skeletons.
    [mage] A mage defeats one goblin, one skeleton, or any number of oozes.
    [thief] A thief defeats one monster.
    [champion] A champion defeats any number of monsters of one type.
   *[dragon] A tame dragon defeats one monster.
}
refuse-not-a-scroll = Only a scroll re-rolls dice.
refuse-no-reroll-now = Scrolls re-roll dice in the monster phase.
refuse-other-specialty = This hero has another specialty.
refuse-once-per-level = The hero has done that on this level already.
refuse-other-die = The hero does not re-roll such a die.
refuse-no-such-dungeon-dice = These dice do not lie on the level. Dragons in the lair cannot be re-rolled.
refuse-no-such-party-dice = These dice are not in the party. The spent scroll and the graveyard do not count.
refuse-monsters-first = First the monsters, then the loot.
refuse-no-loot-now = Chests and potions belong to the loot phase.
refuse-no-such-chests = There are not so many chests on the level.
refuse-one-chest-only = This companion opens only one chest. A thief or a champion opens all.
refuse-scrolls-do-not-open = Scrolls do not open chests; this takes a companion.
refuse-no-such-potions = There are not so many potions on the level.
refuse-graveyard-too-small = Each potion takes a die from the graveyard, and there are not enough.
refuse-treasure-does-not-drink = { $treasure }: only a companion or a scroll drinks.
refuse-dragon-sleeps = The dragon is not to be fought now.
refuse-band-of = The dragon takes exactly { $n } companions.
refuse-same-types = The dragon takes companions of different types.
refuse-no-hero = There is no hero in this delve.
refuse-other-ultimate = The hero has another ultimate ability.
refuse-no-ultimate-now = The ultimate ability has no use in this phase.
refuse-ultimate-in-vain = The ultimate ability would change nothing.
refuse-too-many-for-ultimate = The ultimate ability takes { monsters } at most.
refuse-too-many-types = The ultimate ability takes monsters of { types } at most.
refuse-whole-types-only = All monsters of a type go together.
refuse-other-monster = The ultimate ability works on { NAME($monster, case: "other") } only.
refuse-faces-for-potions = Choose faces for all that come back: { dice } { $n ->
    [one] comes
   *[other] come
} from the graveyard.
refuse-lair-is-empty = The lair is empty already.
refuse-graveyard-is-empty = There is no die in the graveyard.
refuse-no-bait-now = Bait has no use in this phase.
refuse-bait-in-vain = There is nothing on the level to be turned into dragons.
refuse-not-now = This treasure has no use in this phase.
refuse-nothing-to-flee = There is no monster left to flee from.
refuse-cannot-flee = Flight is for those who face monsters or the dragon.
refuse-monsters-remain = There are monsters on the level still.
refuse-nothing-to-end = This phase ends by itself.
refuse-no-regroup-yet = Retire or go down after the level is dealt with.
refuse-no-retreat = In a rage nobody retires, unless a dragon was defeated on this level.
refuse-plan-first = Lay out the scouted dice first: one, two and three.
refuse-inscribe-first = First choose exactly { dice } of the party to become scrolls.
refuse-one-and-two = One die lies on level 1, two on level 2.
refuse-no-such-scouted = These dice were not scouted.
refuse-discard-first = First give a treasure back.
refuse-nothing-owed = There is no treasure to be given back now.
refuse-is-ready = The hero is ready.
refuse-no-lure-now = Monsters are lured in the monster phase.
refuse-same-face = The die shows that face already.
refuse-one-die-only = One die only: of the party or of the level.
refuse-no-such-price = The dragon does not fall for that.
refuse-chest-or-potion = Choose one chest or one potion.
refuse-too-many-dice = The ultimate ability takes { dice } at most.
refuse-not-in-lair = There are not so many dice in the lair.
refuse-tame-dragon = A tame dragon does not fight the dragon.
# So many at most.
monsters = { $n } { $n ->
    [one] monster
   *[other] monsters
}
# So many at most.
types = { $n } { $n ->
    [one] type
   *[other] types
}

## What happened, in sentences that begin with a small letter: a name may stand before them

# Verbs that a sentence begins with in English (goes, leaves, gives, retires, flees) have another form behind “You”: see `telling.rs`.
event-first = goes first.
event-delve-began = goes down into the dungeon.
event-hero-taken = the hero is { the-hero }.
event-party = the party: { $dice }.
event-buried = { dice } begin in the graveyard.
event-inscribed = scrolls now: { $dice }.
event-scouted = scouted: { $dice }.
# $levels is a list of `event-populated-brief`.
event-planned = the plan: { $levels }.
event-populated-brief = level { $level }: { $dice }
event-populated = { event-populated-brief }.
# $face is a scroll.
event-crowned = { of-face } { $n ->
    [1] becomes a champion
   *[other] become champions
}.
event-turned = { of-face } { $n ->
    [1] becomes { NAME($to, case: "a") }
   *[other] become { NAME($to, case: "other") }
}.
# Who acts as another: `fighter as a mage`.
actor-as = { $with } as { NAME($role, case: "a") }
# $with is who acts, $actor who acts as whom.
event-fought = { $actor } { $with ->
    [treasure-tools] defeat
   *[other] defeats
} { $monsters }.
event-rerolled = re-rolled: { $before }. Now: { $now }.
event-rerolled-by-scroll = re-rolled with a scroll: { $before }. Now: { $now }.
event-rerolled-by-champion = stays with the party and is re-rolled: { $before }. Now: { $now }.
# $face is a chest.
event-opened = { $actor } { $with ->
    [treasure-tools] open
   *[other] opens
} { of-face }.
# $face is a potion.
event-drank = { $with } { $with ->
    [treasure-tools] drink
   *[other] drinks
} { of-face }: { $back } { $n ->
    [one] comes back
   *[other] come back
}.
event-drew = a treasure: { $treasure }.
event-dragon-slain = the dragon is defeated by: { $band }.
event-banished = the dragon is defeated without a fight. Given for it: { $price }.
event-readied = ready again: { $hero }.
event-given-back = given back: { $treasure }.
event-lured = { $with }: { of-face } becomes a dragon in the lair.
event-favored = set: { $dice }.
event-removed = discarded: { $dice }.
# $face is a dragon of the lair.
event-tamed = { of-face } { $n ->
    [1] obeys
   *[other] obey
}.
event-monsters-gone = no monster is left.
event-regrouped = level { $level } is cleared, the party regroups.
event-left-behind = left behind: { $dice }.
event-dragon-woke = the dragon wakes: { dice } in its lair.
event-gained-for-level = { $xp } XP for the level; { $total } in all.
event-gained-for-dragon = { $xp } XP for the dragon; { $total } in all.
event-gained-for-empty-bag = { $xp } XP instead of a treasure; { $total } in all.
event-mastered = the { $novice } rises to { $master }.
event-retired = retires to the tavern from level { $level }.
event-legend = level 10 is behind: a living legend!
event-fled = flees from level { $level }.

## What abilities and treasures did

event-unleashed = { $ability }!
event-swept = swept away: { $dice }.
event-recruited = { of-face } { $n ->
    [1] joins the party as { NAME($role, case: "a") }
   *[other] join the party as { NAME($role, case: "other") }
}.
event-revived = back from the graveyard: { $dice }.
event-revived-nobody = rolled in the graveyard: { $dice }. Nobody joins.
event-revived-some = rolled in the graveyard: { $dice }. Joining: { $back }.
event-enchanted = { NAME($into, case: "a") } instead of { $monsters }.
event-struck = defeated: { $monsters }.
event-cried = dragons now: { $monsters }.
event-intervened = given up: { $treasure }; { event-swept }
event-intervened-and-revived = { event-intervened } Back from the graveyard: { $back }.
event-sang = the lair is empty now.
event-dragon-fled = the dragon dares not wake: { dice } leave the lair.
event-ring = a Ring of Invisibility: the lair is empty now.
event-elixir = an elixir brings back { NAME($face, case: "a") }.
event-bait = bait! Dragons now: { $dice }.
event-portal = leaves by a Town Portal.
event-toll = gives back: { $treasures }.

## Delves in a few words

brief-paid = level { $level }, { $xp } XP
brief-fled = fled from level { $level }

## Where a match stands

delve-of = Delve { $n } of { $of }
delve-level = { delve-of }, level { $level }
choosing-heroes = Choosing heroes
the-end = The end
tie-broken = Equal points: whoever has fewer treasures is ahead.
rank = Rank: { $title }.

## What can be done

offer-hero = take the hero { $hero }
offer-keep = keep the party as it is
offer-reroll = re-roll { $dice }
# Who does something: `fighter: 2 goblins`.
offer-by = { $with }: { $what }
offer-again = hero: re-roll { of-face }
# $face is a chest.
offer-open = open { of-face }
offer-drink = drink for { $faces }
offer-dragon = fight the dragon: { $band }
offer-ability = ultimate ability
offer-ability-on = ultimate ability: { $what }
offer-inscribe = set to scrolls: { $dice }
offer-plan = level 1: { $first }; level 2: { $second }
offer-discard = give back: { $treasure }
offer-ready = ready the hero: { $treasure }
offer-lure = lure { of-face }
offer-flee = flee
offer-end = end the phase
offer-retire = retire to the tavern
offer-seek = go down to the next level

## Scores

score-delve-1 = First delve
score-delve-2 = Second delve
score-delve-3 = Third delve
score-dragons = Dragons
score-empty-bag = Empty bag
score-treasures = Treasures
score-portals = Town Portals
score-scales = Pairs of scales
-title-hero-of-ages = Hero of Ages
-title-champion = Champion
-title-explorer = Seasoned Explorer
-title-village-hero = Village Hero
-title-fodder = Dragon Fodder
score-level = { $n ->
    [0] fled
   *[other] level { $n }
}
score-defeated = { $n } defeated
score-missed = { $n } missed
score-tokens = { $n } { $n ->
    [one] token
   *[other] tokens
}

## Luck

luck = Champions in fresh parties
luck-stroke = { of-face } of { $of } dice

## Advice: questions that leave the answer open

nudge-reroll = Dice can fall again before you fight. Which of them suit your party least?
nudge-chest = A chest stands here. Who of the party can open it and will be missed least?
nudge-chests = Several chests stand here. Who opens more than one of them?
nudge-potion = A potion brings a die back with any face. Who drinks, and which face do you lack?
nudge-ability = Your hero still has an ability for this delve. What would it do here?
nudge-discard = A treasure is to be given back. Which one has the least to do in the delves to come?
nudge-inscribe = Some dice become scrolls. Of which faces do you have more than you need?
nudge-plan = Monsters of one kind lie best together. Which level should be the hard one?
nudge-muster = A champion is worth more than a fresh die, a scroll less. Which dice may fall anew?
nudge-fight-treasure = A treasure can stand in for a companion. Is now the time to spend one?
nudge-fight-hero = Your hero can fight here himself, once. Whom would that spare?
nudge-fight-temp = Those who joined you leave at the end of the level. What can they do before?
nudge-fight-several = One companion can deal with several monsters at once. Who is strong against whom here?
nudge-fight-champion = Everybody has a task later. Is there one whom nobody else can replace here?
nudge-fight-one = A single monster needs no strong companion. Whom will you miss least later?
nudge-dragon-two = You can still beat the dragon: two different companions are enough. Which ones?
nudge-dragon-three = You can still beat the dragon: three different companions are enough. Which ones?
nudge-own-dragon = The dragon is awake, but it need not come to a fight. What do you own?
nudge-own-dice = You own something that changes the dice themselves. Is this the moment for it?
nudge-way-out-dragon = Count the different companions you have. Are they enough for the dragon?
nudge-way-out-monsters = Count kinds of monsters and companions. Can all of them be dealt with, and at what price?
nudge-end-empty = The level is empty. Is there anything you would still do before you go on?
nudge-end-left = Something still lies here. Is it worth the die that it would take?
nudge-regroup-lair = Dragon dice wait in the lair. Would the party you have left stand a level more?
nudge-regroup = Look at the dice you have left. Is one more level worth what you would put at stake?

## Advice: what a way is called

# One thing after another.
way-then = { $first }, then { $then }
way-and-so-on = { $way } and so on
way-ability-on = { $ability }: { $what }
way-end-loot = Leave the rest and go on
way-end = Go on
way-retire = Retire with { $level } XP
way-seek = Go down to level { $level }

## Advice: why

why-keep = The party goes down as it was rolled: { $party }.
why-plan = Level 3 is left with: { $dice }.
why-hero = No hero is the best: take whom you like. { $skill }
why-reroll-all = All dice fall anew.
why-reroll = These stay as they are: { $kept }. The others fall anew.
why-no-retreat = Nobody may retire from this level.
# $ends is one or two of those below.
why-seek = Matches that the computer plays on end with about { $ends }, on average.
why-seek-down = { $points } if you go on
why-seek-retire = { $points } if you retire now
why-seek-other = { $points } this way
# The first of them says what they are.
why-points = { $tenths } points
tenths = { $whole }.{ $tenths }

## Advice: what comes of a way

# $brings is one or several of the parts below, as a list.
brings = It { $brings }.
brings-and = { $before } and { $last }
# $n decides about a Russian verb; in English it changes nothing.
brings-gone = gets rid of { $n ->
   *[other] { $monsters }
}
brings-dragon = defeats the dragon for +1 XP
brings-empty-lair = empties the lair
# $face is a dragon of the lair.
brings-lair = leaves { of-face } in the lair
brings-treasures = draws { treasures } from the bag
brings-back = brings { $n ->
   *[other] { $dice }
} back from the graveyard
brings-rolled = rolls { dice } anew
brings-flight = brings nothing for level { $level }, but what treasures and dragons brought stays yours
brings-home = brings +{ $level } XP for sure and ends the delve
brings-cleared = clears level { $level }
treasures = { $n } { $n ->
    [one] treasure
   *[other] treasures
}
costs-nothing = It costs nothing.
costs-ability = the hero’s ability
costs = It costs { $spent }.
costs-all = It costs { $spent } and leaves no die.
costs-and-leaves = It costs { $spent } and leaves { $n ->
   *[other] { $left }
}.

## Advice: what is worse about the next best way

next-flees = The next best way flees, with nothing for level { $level }.
next-ends = The next best way ends the delve with +{ $level } XP.
next-rolls = The next best way leaves it to the dice.
next-leaves-dragon = The next best way leaves the dragon alive.
next-draws-fewer = The next best way draws fewer treasures.
# $n is how many dice it costs: none, where it costs a treasure.
next-costs = The next best way costs { $n ->
   *[other] { $lost } too
}.
# $n_kept is how many dice it keeps.
next-keeps = The next best way keeps { $n_kept ->
   *[other] { $kept }
}, but costs { $n ->
   *[other] { $lost }
}.

## The table: headings, and names for those who listen

level-heading = Level
level-dice = Dice on the level
lair = Dragon's Lair
lair-awake = awake!
party-heading = Party
graveyard = graveyard
treasures-heading = Treasures
no-treasures = None yet. They lie in chests.
hero-heading = Hero
specialty = Specialty
ultimate = Once per delve
ultimate-ready = ready
ultimate-used = used
side-master = master
side-legend = legend
side-novice = novice
both-sides = Both sides of the card
tavern = tavern
# What it means to defeat the dragon, or not.
slay = Slay it
slay-pays = +1 XP, +1 treasure
not-slain = Flee
not-slain-pays = 0 XP for the level
at-stake = At stake
players = Players
choose-hero = Choose a hero
hero-is-taken = taken
choices = Choices
band = Against the dragon
socket-free = free
phases = Phases of the level
face-at-least = At least
each-of-these = each
monsters-of-any-kind = Monsters of any kind
# Dice that a scout has laid out for a level follow.
level-plan = Level { $level }:
nothing-yet = The stairs lead down.
nothing-at-the-end = Silence below.
nothing-lies-here = Nothing lies here.

## The table: numbers

xp = { $n } XP
points = { $n } { $n ->
    [one] point
   *[other] points
}
percent = { $whole }.{ $tenths } %
percent-least = <0.1 %
percent-most = >99.9 %

## The table: what an action would bring; $sign is + or −

mark-xp = { $sign }{ xp }
mark-treasures = { $sign }{ treasures }
mark-dice = { $sign }{ dice } in the party
mark-floor = { $sign }{ of-face }
mark-lair = { $sign }{ dice } in the lair
mark-roll = { $n } { $n ->
    [one] dungeon die
   *[other] dungeon dice
} to roll
mark-party-roll = { $n } { $n ->
    [one] party die
   *[other] party dice
} to roll
mark-master = master side
mark-end = the delve ends

## The table: things for those who listen

# One of several dice of a kind: `Goblin 2 of 3`.
die = { $n ->
    [1] { CAPITAL($face) }
   *[other] { CAPITAL($face) } { $nth } of { $n }
}
die-for-level = { die }, for level { $level }
# $dice is how many would go at once.
die-up-to = { die }, up to { $dice } at once
# A die, a treasure or the hero.
thing-chosen = { $thing }, chosen
thing-picked = { $thing }, picked
thing-in-socket = { $thing }, against the dragon: place { $place }
thing-does = { $thing }. { $does }
ability-is-ready = { $ability }, { ultimate-ready }
ability-is-used = { $ability }, { ultimate-used }
# A player: $who is the name, with the hero and the part in the game.
player = { $who }: { $xp }, { $treasures }, { $points }
player-with-hero = { $who }, { $hero }
player-in-dungeon = { $who }, in the dungeon now
player-lord = { $who }, dungeon lord
# $face is a dragon; $asleep is how many more wake it.
lair-holds = { lair }: { of-face }, { $asleep ->
    [0] the dragon is awake
   *[other] { $asleep } more wake it
}
lair-picked = { lair-holds }, { $picked } picked
socket = Place { $place }: { $who }

## The table: choices that are spelled out

choice-all = All: { of-face }
choice-not = Not: { of-face }
choice-careful = Fewer than all
choice-reroll = Re-roll dice
choice-spend = Spend for a re-roll: { $face }
choice-again = Hero: re-roll one die
choice-lure = Turn a monster into a dragon
choice-ready = Ready the hero

## The table: what is wanted

ask-nothing = Only to look at.
ask-watch = Turn: { $name }.
ask-choose-hero = Choose the hero for all three delves.
ask-hero = Play with { the-hero }?
ask-muster = Pick dice of the party to re-roll once, or keep it as it is.
ask-reroll = Pick the dice to re-roll: on the level, in the party, or both.
ask-picked = { dice } picked.
ask-monsters = { $n ->
    [1] A monster stands in the way: choose who deals with it.
   *[other] { $n } monsters stand in the way: choose who deals with them.
}
ask-clear = No monster is left here.
ask-loot = Loot: choose who opens chests or drinks potions.
ask-dragon = The dragon is awake. Who stands against it?
ask-regroup = Level { $n } is done. Retire with { xp }, or go down?
ask-no-retreat = Level { $level } is done. In this rage there is no way but down.
ask-hand = { CAPITAL($thing) }: touch a lit die.
ask-target = { CAPITAL($face) }: touch who deals with it.
ask-which = Which of them?
ask-faces = { dice } { $n ->
    [one] comes
   *[other] come
} back: choose a face.
ask-faces-done = All faces are chosen.
ask-aim = Pick up to { monsters }.
ask-aim-types = Pick monsters of up to { types }: all of a type go.
ask-scout = Scouted: pick { dice } for level { $level }.
ask-scout-done = The rest waits on level 3. Ready to go?
ask-inscribe = Pick { dice } of the party to become scrolls.
ask-inscribe-done = These become scrolls.
ask-owed = Give back: { treasures }.
ask-again = Touch the die that the hero re-rolls.
ask-lure = Touch the monster that the scroll turns into a dragon.
ask-ready = Which treasure readies the hero?
ask-set = Touch the die to be set to another face.
ask-set-face = Choose its face.
ask-pay = What is given for the dragon?
ask-dice = Pick dice of the level; touch the lair for its dice.
ask-dice-of-level = Pick a chest or a potion of the level.
ask-give = Which treasure is given up?
ask-bait = Dice of the level turn into dragons and go to the lair.
ask-bait-for-monsters = Monsters of the level turn into dragons and go to the lair. Chests and potions stay.

## The table: what is asked before something that is easily regretted

sure = Are you sure?
sure-flee = Flee? The level pays nothing. Treasures and experience from dragons stay yours.
sure-retire = Retire and end this delve?
sure-seek = Go down with one die at most? Whoever must flee is paid nothing.
sure-portal = Leave by the portal at once, with the experience of the level?
sure-ring = The lair empties. It is no victory: no treasure, no experience.
sure-leave-loot = Somebody here could use the loot. Leave it?
sure-unleash = Use the hero's ability, once in this delve?
sure-discard = Give this treasure back?

## The table: what a button does

do-nothing-yet = Choose
do-take-hero = Take { the-hero }
do-reroll-dice = Re-roll { dice }
# $face is a potion.
do-drink-potions = Drink { of-face }
do-fight = Fight: { $monsters }
# $face is a chest.
do-open = Open: { of-face }
do-seek = Go down to level { $level }
do-retire = Retire: +{ xp }
do-leave = Leave: +{ xp }
do-inscribe = Set to scrolls
do-plan = Go down
do-discard = Give it back
do-ready = Ready the hero
do-lure = Lure
do-keep = Keep the party
do-dragon = Defeat the dragon
do-ring = Use the ring
do-bait = Throw the bait
do-flee = Flee
do-again = Re-roll
do-elixir = Drink
do-end-to-loot = On to the loot
do-end-to-dragon = Face the dragon
do-end-to-regroup = Regroup
do-end-to-tavern = Back to the tavern
do-end = Go on
do-drop = Put back

## The table: who stands against the dragon

band-is-ready = All are different: strike!
band-no-three = You have no three different companions.
band-no-two = You have no two different companions.
band-misses = { $n ->
    [1] One more, of another type
    [2] Two more, each of another type
   *[3] Three, each of another type
}: { $types }.
types-or = { $before } or { $last }

## The table: odds of the next level

odds-title = Level { $level }: { dice }
# So many of all throws.
odds-wakes = the dragon wakes ({ $n } of { $of } throws)
odds-lair-empties = the lair empties ({ $n } of { $of } throws)
throws = { $n } { $n ->
    [one] throw
   *[other] throws
}
stake-home = retire: sure
stake-on = if level { $level } falls and you stop there
stake-fail = flee: treasures stay yours
gain-xp = +{ xp }
clears = This party clears level { $level }
certainty-none = counting…
certainty-exact = exact, best play
certainty-at-least = at least
pays-from = worth the risk above about { $share }
way-home = Tavern
dragons-among = Dragons among { dice }

## The table: treasures and the hero

hoard = { points } · { $bag } in the bag
to-master = { xp }: { $more } more to { $master }
use-sword = as a fighter
use-sword-on-dragon = stands as a fighter
use-talisman = as a cleric
use-talisman-on-dragon = stands as a cleric
use-scepter = as a mage
use-scepter-on-dragon = stands as a mage
use-tools = as a thief
use-tools-on-dragon = stands as a thief
use-scroll = re-rolls
use-ring = empties the lair
use-scales = each pair: +2
use-elixir = one die comes back
use-bait = dice turn to dragons
use-portal = leave, level paid

## The table: why a tap does nothing, where no rule says so

why-choose-first = Choose something else first.
why-no-monster = Chests and potions are no monsters (DR-007).
why-lair-stays = Dice in the lair stay there: nothing re-rolls them (DR-006).
why-lair-holds = In the lair: { dice }. With enough of them the dragon wakes (DR-051).
why-band-is-full = The places are taken; touch one to free it (DR-118).
why-other-type = Each must be of another type (DR-052).
why-other-type-of = { why-other-type } Still possible: { $types }.
why-nothing-lies = Nothing lies on this level that it could deal with (DR-012).
why-faces-are-full = Only { dice } can come back; give a face back first.
why-plan-is-full = One die for level 1, two for level 2; touch a die to take it back (DR-313).
why-not-now = It is not your turn.

## The table: a party that cannot go on

stuck-dragon = Your party cannot defeat the dragon.
stuck-monsters = Nobody in your party can fight these monsters.
stuck-must-flee = { $cannot } You have nothing else that helps: all that is left is to flee.
stuck-helps = { $cannot } You have: { $helps }.
help-ability = the hero's ability
help-several = { $thing } × { $n }

## The table: the room

state-choosing = The tavern
state-forming = The party gathers
state-level = Level { $level }
state-dragon = The dragon is awake
state-clear = Level { $level } is clear
phase-monster = Monsters
phase-loot = Loot
phase-dragon = Dragon
phase-regroup = Regroup
standing = party { $n } of { $of }
rung-past = cleared
rung-here = +{ $level } once clear
rung-retire = retire +{ $level }
rung-legend = legend +{ $level }
# Dice of a kind, counted: `Goblin ×2`.
kin = { $n ->
    [1] { CAPITAL($face) }
   *[other] { CAPITAL($face) } ×{ $n }
}
kin-takes = takes { $n }
kin-or = or { $n }
kin-after-fight = after the fight
# What a companion is good for, before the symbols of what falls at once.
strength-scroll = re-rolls
strength-champion = all of a kind
strength-other = all

## The table: what a score is made of

missed-flight = flight in delve { $delve }
decisive-flight = You fled from level { $level } in delve { $delve }; retiring one level earlier would have kept { points }.
decisive-flights = You fled from { $delves } delves; retiring one level earlier would have kept { points } in all.
decisive-furthest = Delve { $delve } took you furthest: as far as level { $level }.
decisive-no-further = No delve took you further than level { $level }.
dragon-was = Delve { $delve }, level { $level }
