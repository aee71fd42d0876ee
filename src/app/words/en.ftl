### The words of the first page, in English. They are a part of the program: they are said before anything is fetched.
### Project Fluent’s syntax: https://projectfluent.org/fluent/guide

## The shelf

continue = Continue
play = Play
more = More
just-play = Just play
learn-by-playing = Learn by playing
first-line = A first game: you make every move, the light shows where.
start-here = Start here
set-up = Set up a table
learn = Learn
games = Games
open = Open
undo = Undo
saved-matches = Saved matches
hall = Hall of Fame
cards = All cards
achievements = Achievements
campaigns = Campaigns
settings = Settings
about = About
rules = Rules
back = Back
todays-challenge = Today’s challenge
statistics = Statistics
enter = Enter a code
record-gone = The record was lost when the page was reloaded. Please open it once more.
setting-not-kept = This setting could not be stored: it lasts until you close the tab.
language-not-here = The words of this language did not come: perhaps there is no connection. The page goes on as it is.
unknown-address = There is nothing at this address
unknown-address-hint = The link may be damaged, or it may come from a newer version. If somebody sent it to you, enter the whole message.
unknown-match = This match is not on this device.
new-version = A new version of Undercroft is ready.
renew = Update
not-now = Not now
reload = Reload the page
try-again = Try again
to-shelf = Back to the shelf
aside = Set aside
keep-copy = Keep a copy
what-this-is = Tabletop dungeon games in one browser tab: alone, against computers or with friends; offline, without an account.
fine-print = Unofficial, and unaffiliated with the publishers of these games. Words and drawings are our own. Everything stays on this device.
fetching = Fetching…
not-fetched-hint = A part of the program did not arrive. Perhaps there is no connection right now; your matches are safe. If trying again does not help, reload the page.
old-version = This page is of an older version
old-version-hint = There is a newer version of Undercroft, and this part of the older one is gone. Reload the page to go on with the newer; what is saved stays saved.
incomplete = This site is not complete
incomplete-hint = A file of this version is missing on the server: perhaps the site is being updated just now. Try again in a minute; your matches are safe.

## Boxes, and what is fetched

minutes = { $n } min
players-and-minutes = { $least }–{ $most } { $most ->
    [one] player
   *[other] players
} · { minutes }
nobody-else = alone
against-computers = against { $n } { $n ->
    [one] computer
   *[other] computers
}
best = Best: { $total }
saved-matches-counted = { saved-matches } ({ $n })
fetching-game = Fetching { $title }…
fetching-page = Fetching the page…
game-not-fetched = { $title } could not be fetched
page-not-fetched = The page could not be fetched

## Two boxes of one game

# Dungeoneer: what stands on each of its boxes.
box-tomb = Dungeoneer: Tomb of the Lich Lord
box-tomb-line = Build the maze, do quests, send perils at rivals.
box-vault = Dungeoneer: Vault of the Fiends
box-vault-line = The same rules among fiends and machines.

## When the program has failed

last-heading = Something went wrong. Sorry!
last-stopped = Undercroft met a mistake of its own and had to stop.
last-kept = Every move was saved as it was made.
last-unkept = The browser did not let the last moves be saved: they are lost.
last-reload-kept = Reload: your match is saved
last-reload = Reload
last-record = Keep the record of your last match as a text file
last-shelf = Shelf
