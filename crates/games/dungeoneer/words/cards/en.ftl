### What stands on the cards of Dungeoneer, and the words of its setup, achievements, refusals, mended rules and levels.
### Syntax of Project Fluent: https://projectfluent.org/fluent/guide
###
### The text of a card is put together from what it does. $mood is the form of a verb: [order] what the reader is told
### (“lose 1 glory”), [does] what somebody does (“loses 1 glory”), [to] what one may do (“to lose 1 glory”), and [or] what
### follows “must overcome … or”; the variant with * stands for those that are not named. $by is a number with its sign.
### Words such as [tgt] and [nextTurn] are those of the files of cards.

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
level-hard-hint = Plans all of its turn, and what you may answer; beats the normal one in 6 matches of 10.
