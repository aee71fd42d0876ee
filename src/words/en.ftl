### What the shell says in English: the table around any game. Project Fluent’s syntax: https://projectfluent.org/fluent/guide

## Everywhere

# The mark between a whole number and its fraction.
decimal-mark = .
player = Player { $number }
computer = Computer { $number }
# Names one after another: $first are all but the last.
listed = { $first } and { $last }
alone = Alone
n-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
n-matches = { $n ->
    [one] { $n } match
   *[other] { $n } matches
}
waiting-for = Waiting for { $names }

## The frame of a table

back = Back to the shelf
undo = Undo
redo = Redo
menu = Menu
log = What happened
hint = Hint
no-hint-now = Hints are for your own turn.
no-hint-at-end = The match is over.
score = Score
share = Share
look-back = Look back
close = Close
settings = Settings
nothing-yet = Nothing has happened yet.
# What is read aloud when something unfolds beside the board.
unfolded = { $what }: open.
folded = { $what }: closed.
phase = Phase: { $name }.
plays = { $name } plays
# What a person may do, as it is read aloud: $told, after $before choices that were told already; $more are left.
choices = { $before ->
    [0] You may: { $told }.
   *[other] Also: { $told }.
}{ $more ->
    [0] { "" }
   *[other] { " " }{ $more } more: press C.
}

## The seed and the edition

seed = Seed
seed-field = Seed
seed-meaning = Everybody who plays this seed gets the same dice and cards.
seed-of = Seed { $seed }
edition = Played by edition { $number } of the rules.
# Before the rules that were mended.
mended-since = A match goes on by the edition that it began with. New ones are played by edition { $newest }:
copy = Copy
copied = Copied.
not-copied = The browser did not allow copying. The code can still be selected by hand.

## Undo, and other lines

taken-back = Move undone.
taken-again = Move redone.
too-soon = This cannot be undone. Press once more if you mean it.
line-taken = Back on another line.
lines = Other lines
lines-hint = Open one to go on with it. The current line is kept here in its place.
no-lines = Undo a move and play something else: the line you leave is kept here.
at-beginning = This is the beginning.
at-end = This is the end.
no-redo = There is nothing to redo.
# $at is the first action that differs.
left-line = From action { $at }: { $n } { $n ->
    [one] action
   *[other] actions
}, { $moment }, { $total }
no-undo-nothing = Nothing has been done yet.
no-undo-luck = This cannot be undone: dice have been rolled, or something hidden was revealed.
no-undo-others = This cannot be undone: others have seen it, or it is already their turn.
no-undo-away = Wait until the computers have moved.
no-undo-sent = This cannot be undone: it has been sent.

## Pace, sound, watching

no-choices = There is nothing for you to do now.
faster = Faster
slower = Slower
pace = Pace
sound = Sound
vibration = Vibration
on = on
off = off
meanwhile = While you waited
watch = Watch
skip = Skip
pace-every-move = Every move
pace-calm = Calm
pace-quick = Quick
pace-at-once = At once
goes-on-with = Next: { $name }

## Replay

go-on = Go on
show-moment = Show this moment
replay = Replay
to-table = Back to the table
only-a-replay = This is a replay. To act, play on from here.
replay-controls = Replay
replay-place = Place in the match
first-action = To the beginning
previous-part = Previous part
previous-action = Previous action
next-action = Next action
next-part = Next part
last-action = To the end
replay-run = Run
replay-stop = Pause
play-on = Play on from here
go-back-here = Go back to here
plays-on-apart = This is a match of its own now. The one you watched stays as it is.
went-back = You are back here. What came later is kept among the other lines.
action-of = Action { $n } of { $of }
speed = Speed: { $speed }

## Links and records that cannot be opened

cannot-receive = This link cannot be opened
cannot-read-record = This record cannot be replayed
look-at-sound = Show the part that is valid
only-sound = Only the valid part is shown.
as-written = The record as text
go-back = Back
nothing-touched = Your own matches are safe.
enter-whole = Mail and messengers sometimes break long links. Paste the whole message: the link will be found in it.
enter-anew = Enter a link or a record
new-of-this = New match of this game
read-rule = Read rule { $rule }
link-newer = The link was made by a newer version of Undercroft.
link-old = An older version made this link. The game allows other actions now, so the link no longer leads to its match. Ask whoever sent it to save the match as a file: such files still open here.
link-damaged = The link is damaged: perhaps a part of it was lost on the way.
record-newer = The record was written by a newer version of Undercroft.
record-too-long = The record is too long.
record-none = This is not a record.
record-goes-on = The record goes on after the match is over.
record-breaks-off = The record breaks off: its last line is missing.
record-differs = Something is wrong between actions { $first } and { $by }: all of them are by the rules, but they lead elsewhere than the record says.
record-line = Line { $line } of the record cannot be read.

## The curtain, and who plays

curtain-hint = The table is hidden, so that nobody sees another player’s secrets.
pass-to = Pass the device to { $name }
i-am = I am { $name }: show the table
who-plays = Who plays
who-plays-hint = A computer can take over for a player who leaves, and the player can come back. Such a match does not enter the Hall of Fame.
hand-back = Hand it back
acts-out-of-turn = { $name }, out of turn.

## The end and the score

the-end = The end
score-now = If the match ended now
again = Play again
same-seed = Same seed again
look = Look at the table
result = The result
total = Total
ahead-you = You are ahead.
# $who are $n others.
ahead = { $n ->
    [0] Nobody is ahead.
    [1] { $who } is ahead.
   *[other] { $who } are tied for the lead.
}
won-you = You win!
won = { $n ->
    [0] Nobody wins.
    [1] { $who } wins!
   *[other] { $who } share the victory!
}
you-lose = You lose.
score-of = Score: { $total }
# $items with their points.
most-won = Most won: { $items }.
most-lost = Most lost: { $items }.
# $more has its unit.
next-rank = The next rank, { $rank }, needed { $more } more.
next-place = { $more } more would have taken the place of { $name }.

## The rulebook

rules = Rules
contents = Chapters
find-rule = Find a rule
find-example = a word or a number
rules-loading = Opening the rulebook…
rules-failed = The rulebook could not be loaded. You may be offline.
retry = Try again
rules-found = { $n ->
    [0] No rule speaks of this.
    [one] { $n } rule found
   *[other] { $n } rules found
}
no-rule = There is no rule { $rule } in this book.

## The setup

people = How many players?
a-person = A person here
a-phone = A phone in this room
a-friend = A friend, by messages
needs-a-person = At least one of the players must be a person.
seed-hint = Leave it empty for a random seed. The same code or words always give the same dice and cards.
seed-of-link = A seed from a link.
table-of-link = The options, the players and the seed are those of the match in the link.
seed-empty = random
more-options = More options
as-usual = everything as usual
undo-rule = Undo
or-campaign = Campaigns: three chapters in a row
start = Start
cannot-start = A match cannot be started like this.
player-of-seat = Who is player { $number }?
name-of-seat = Name of player { $number }
player-here = Here
player-here-place = this device
player-phone = Phone
player-phone-place = in this room
player-friend = Friend
player-friend-place = by messages
player-computer = Computer
player-computer-place = of any level
joins-by-code = joins by a code
gets-links = gets a link after each turn
level-of-seat = How strong is player { $number }?
computer-of = Computer: { $level }
# Those who will sit at the table: so many persons around this device, and so many computers.
who-will-play = { $persons ->
    [0] { needs-a-person }
    [1] { $computers ->
        [0] You play alone.
       *[other] You play against { rivals }.
    }
   *[other] { $computers ->
        [0] { people-in-turn } play on this device and pass it on.
       *[other] { people-in-turn } play on this device and pass it on, with { rivals }.
    }
}
# The same where some play elsewhere: those at this device, at others in the room, by messages; then what they will do.
apart-here = { $n ->
    [1] You play here
   *[other] { $n } people play here
}
apart-phones = { $n ->
    [one] one person at another device in the room
   *[other] { $n } people at other devices in the room
}
apart-friends = { $n ->
    [one] one friend by messages
   *[other] { $n } friends by messages
}
apart-computers = { rivals }
apart-phones-hint = Codes join the devices once the table is laid.
apart-friends-hint = After each turn a link is sent on.
people-in-turn = { $persons } people
rivals = { $computers ->
    [one] { $computers } computer
   *[other] { $computers } computers
}
undo-strict = Strict
undo-friendly = Friendly
undo-study = Study
undo-strict-hint = Undo your own moves until dice are rolled or others see them. Only these matches enter the Hall of Fame.
undo-friendly-hint = Everything can be undone, dice and answers included. Rolling again gives the same result.
undo-study-hint = Everything can be undone, and every line that you leave is kept, so that you can return to it.

## Playing by messages

turn-tab = A turn
turn-by-messages = Playing by messages
turn-of = { $n ->
    [one] It is { $names }’s turn.
   *[other] These are to play: { $names }.
}
turn-waiting = Waiting for { $names }
turn-send = Send to { $name }
turn-again = Send again
turn-copy-link = Copy the link
turn-send-again = Send to { $name } again
turn-send-end = The match is over: send its end to everybody.
turn-sent-hint = You may close this page. The answer will be a link: open it on this device.
turn-copied = The message with the link is copied. Paste it into a chat.
turn-sent-by-hand = It is sent
# Before a link, which stands on a line of its own.
turn-message = It is your turn in { $game }, { $name }:
turn-message-over = Our match of { $game } is over, { $name }:
turn-invites = { $n ->
    [one] { $names } invites you
   *[other] { $names } invite you
}
turn-played = { $n ->
    [one] { $names } has played
   *[other] { $names } have played
}
turn-yours = It is your turn, { $name }.
turn-over = The match is over.
turn-known = You have this turn already
turn-behind = This link is older than your table
turn-behind-by = The link: { $moment }. Your table: { $own_moment }.
turn-unchanged = Nothing was changed here.
turn-for-others = This link is for { $names }
turn-send-on = It comes from this table. Send it on.
turn-both = You have both played at once
turn-joined = Both turns count.
turn-own-counts = The rules allow only one of the turns: yours counts.
turn-other-counts = The rules allow only one of the turns: the one from { $names } counts.
turn-parted-kept = The other line is kept on the shelf as a match of its own.
turn-trust = The link is the whole match: there is no server and no account. Each device shows only its own hand. The rest can be worked out from the link, so play with people you trust.
turn-play = Play
turn-go-on = Go on
turn-look = To my table
turn-answer = Send my table back
turn-hand-on = Send it on

## Several devices in one room

room-at-table = At the table
room-here = here
room-turn = to play
room-away = away
room-not-yet = not here yet
room-elsewhere = has left the table for now
room-is-away = { $name } is away
room-is-not-here = { $name } is not here yet
room-waits = The table waits, and nothing is lost.
room-show-code = Show a code
room-play-here = Play it here
room-computer = Computer
room-by-messages = By messages
room-cut-off = The other devices cannot be reached
room-cut-off-hint = Nothing is lost. Let a new code be shown where the table was laid, and open it here.
room-enter-code = Enter a code
room-invite = Invite { $name }
room-step-show = Show the code
room-step-take = Take the answer
room-step-play = Play
room-making = The code is being made…
room-point-here = Point the camera of { $name } at this code: any camera will do, and it opens Undercroft. Both devices must be in the same Wi-Fi or hotspot.
room-code-picture = A code for cameras
room-as-text = The code as text
room-code-text = The link with the code
room-copy-by-hand = The browser did not allow copying. Open “The code as text”, and copy it by hand.
room-take-answer = Take the answer
room-hold-before = Hold the code on the other screen before the camera.
room-looking = Looking for the code…
room-camera-stays = The picture never leaves this device, and nothing of it is kept.
room-use-camera = Use the camera
room-camera-refused = The camera may not be used here. Paste the answer instead.
room-camera-missing = There is no camera that can be used. Paste the answer instead.
room-paste = The answer, pasted
room-take-it = Take it
room-joining = The devices are looking for each other…
room-new-code = Show a new code
room-no-wire = This browser cannot join devices. Play by messages instead.
room-no-network = This device is in no network: both need the same Wi-Fi or hotspot.
room-not-found = The devices did not find each other. They must be in the same Wi-Fi or hotspot, and the page must stay open on both. Try again with a new code.
room-no-code = This is no code of Undercroft.
room-cut-code = The code is not whole, or was changed on its way.
room-other-kind = This is the other one of the two codes.
room-other-answer = This answer belongs to another invitation.
room-other-version = The other device has another version of Undercroft. Load the page anew on both.
room-other-match = The other device has another match.
room-unplayable = The other device has sent a match that cannot be played here.
room-no-invitation = This is no invitation
room-tab = An invitation
room-invited = You are invited to
room-invites-to = { $name } invites you to
room-your-seat = you are player { $seat }
room-your-name = Your name
room-sit-down = Sit down
room-trust = There is no server and no account: the devices talk to each other. Each shows only its own hand. The rest could be worked out, so play with people you trust.
room-show-answer = Show this code where the table was laid
room-show-answer-hint = It is scanned there, and you are in. Leave this page open.
room-waiting-for-host = Waiting for the table…
room-answer = The answer to an invitation
room-answer-handed = If the table is open in another tab of this browser, it has the answer now: go back to that tab. If not, paste the link where the invitation is shown.
room-answer-paste = Paste this link where the invitation is shown.
room-asking = The others are asked whether your last move may be taken back.
room-may-take-back = May the last { $n ->
    [one] move
   *[other] { $n } moves
} be taken back?
room-agree = Yes
room-decline = No
room-declined = Not everybody agrees: the move stays.
room-ask-void = Not now: somebody else asks the same, or the match has gone on.
room-parted = Another move came first, and the rules allow only one. Your line is kept on the shelf as a match of its own.

## What is kept on the device, and in other tabs

went-on-elsewhere = This match went on in another tab; here is where it stands now.
went-apart = This match was also continued in another tab, with other moves. Nothing is lost: your line is now a match of its own, and you go on with it. Only the other one can enter the Hall of Fame.
deleted-elsewhere = Deleted in another tab
deleted-elsewhere-hint = This match was deleted in another tab. It comes back only if you say so.
keep-again = Keep the match
unreadable-newer = This match was saved by a newer version of Undercroft.
unreadable-other-game = This match is of a game that is not on this shelf.
unreadable-newer-edition = This match is played by edition { $n } of the rules, which this version of Undercroft does not know yet. Go online and reload the page to get the newer version; the match opens there.
unreadable-refused = Action { $n } of this match is against rule { $rule }.
unreadable-action = Action { $n } of this match cannot be read.
unreadable-setup = This match has a setup that the rules do not allow (rule { $rule }).
unreadable-damaged = The record of this match is damaged.
set-aside = It was set aside, and it stays as it is. The other matches are on the shelf.
left-alone = It stays as it is. The other matches are on the shelf.
cannot-open = This match cannot be opened

## Achievements

watch-match = Watch the match
achievements-all = All achievements
achievements = Achievements
achievements-hint = Earned on this device by persons, not computers, in matches that nothing tells apart in the Hall of Fame: with fresh luck, strict undo and no hints, or in the challenge of a day, the first time, begun on its day and finished within 24 hours of its end.
achievements-apart = Matches with house rules or expansions have achievements and best results of their own.
achievements-otherwise = With house rules or expansions
achievements-not-yet = Not yet
achievements-no-results = No results yet.
achievements-of = { $game }: achievements
achievements-share = { $n } of { $of } earned
achievements-way = Achievements: { $n } of { $of }
# Names and dates.
achievements-earned = Earned: { $bearers }
achievements-so-far = { $n } of { $of }. Still to come: { $missing }.
achievements-none-with = No result yet: { $names }.
achievements-news = New achievement: { $name }
achievements-news-of = New achievement of { $who }: { $name }
achievements-and-more = { $n ->
    [0] { $first }
   *[other] { $first }, and { $n } more
}

## What was set aside

aside = Set aside
aside-hint = Data that could not be read was moved here, and nothing has overwritten it. A later version of Undercroft may be able to read it.
aside-nothing = Nothing was set aside.
aside-look = Look
save-file = Save as a file
aside-put-back = Put back
aside-delete = Delete
aside-delete-all = Delete all of it
aside-delete-all-now = Yes, delete it
undo-removal = Undo
aside-deleted = Deleted.
aside-is-back = It is back in its place.
not-saved-file = The browser did not allow saving the file.
aside-match = A match
aside-index = The list of matches
aside-hall = Results
aside-campaigns = Campaigns
aside-unknown = Something unknown
aside-bytes = { $n ->
    [one] { $n } byte.
   *[other] { $n } bytes.
}
aside-readable = It can be read, or a part of it.
aside-newer = A newer version of Undercroft has written it.
aside-senseless = It cannot be read.
aside-no-room = The browser has no room for it.
aside-not-kept = It cannot be kept in its place now.
aside-sure = Everything that was set aside is deleted for good: { $n }.

## Copies

backup = Keep a copy
backup-save = Save everything to a file
backup-save-hint = One file with everything that is kept here: matches, the Hall of Fame with all achievements, campaigns, settings, and whatever was set aside.
backup-load = Load from a file
backup-load-hint = What is in the file is added to what is here. Nothing here is overwritten.
backup-coming = Loading the file…
backup-busy = Another file is still being loaded. Please wait.
cancel = Cancel
backup-delete-everything = Delete everything
backup-delete-hint = Matches, results, campaigns, settings, and what was set aside, on this device.
backup-delete-sure = Everything that Undercroft keeps on this device is deleted for good. Only a file that was saved before brings it back.
backup-delete-now = Yes, delete everything
backup-exported = The file is being saved.
backup-added = Added: { n-matches }.
backup-known = Already here: { n-matches }.
backup-longer = Longer in the file, and now brought up to date here: { n-matches }.
backup-parted = Continued differently here and in the file, so both are kept: { n-matches }.
# $n results and campaigns.
backup-feats = { $n ->
    [one] Added: { $n } result or campaign.
   *[other] Added: { $n } results and campaigns.
}
backup-set-aside = Set aside, because it cannot be read: { $n }.
# $n matches were left out.
backup-full = { $n ->
    [0] Then the browser ran out of room: not all results, campaigns and settings could be added. They are still in the file: delete something here, and load it once more.
   *[other] Then the browser ran out of room, and { n-matches } could not be added. They are still in the file: delete something here, and load it once more.
}
backup-forbidden = This browser does not let the page save anything: what was added lasts until you close the tab.
backup-newer-here = Part of the file was not added, because a newer version of Undercroft has saved the data that it belongs to. Reload the page, and load the file once more.
backup-corrupt = Part of it could not be saved.
backup-damaged = This is not a file of Undercroft, or it is damaged. Nothing has changed.
backup-newer = This file was made by a newer version of Undercroft. Nothing has changed.
backup-too-long = This file is too long to be one of Undercroft. Nothing has changed.
backup-gone = The browser could not read this file. Nothing has changed.

## Luck and choices

balance-luck-and-choices = Luck and choices
balance-luck = Luck
balance-choices = Choices
balance-of-luck = what fell, and what the others did
balance-of-choices = against those of a quick computer
balance-progress = Telling luck and choices apart: { $n } of { $of }
# How luck and choices lead from what was expected at the start to the end.
balance-sums-total = { $start } could be expected at the start; luck { $luck } and choices { $choices } make { $end }.
balance-sums-chance = The chance to win was { $start } at the start; luck { $luck } and choices { $choices } make { $end }.
# When it was, what was done, the price, and how far that may be off.
balance-dearest = The costliest choice, { $price } ({ $off }). { $when }: { $done }.
balance-basis-end = An estimate: from every decision a quick computer plays the match on to its end { $n } { $n ->
    [one] time
   *[other] times
}, knowing what was seen then. Whoever chooses better than it has a plus.
balance-basis-turn = An estimate: from every decision a quick computer plays on to the end of the turn { $n } { $n ->
    [one] time
   *[other] times
} and judges the chances there, knowing what was seen then. Whoever chooses better than it has a plus.
balance-course-total = The total to be expected, over the match: { $start } at the start, { $least } at the least, { $most } at the most, { $end } in the end.
balance-course-chance = The chance to win, over the match: { $start } at the start, { $least } at the least, { $most } at the most, { $end } in the end.

## Campaigns

campaign-hint = Each chapter is a whole match with a new seed; only its total counts for the campaign. The highest sum wins.
campaign-new = A new campaign
campaign-scenario = Scenario
campaign-scenario-hint = Three chapters, played in order.
campaign-begin = Begin the first chapter
play = Play
campaign-chapter-anew = Play again
campaign-go-on-chapter = Go on
campaign-go-on = Continue the campaign
campaign-finished = Finished campaigns
campaigns-of = { $game }: campaigns
campaign-heroes = { $seats ->
    [1] What are your heroes called?
   *[other] Heroes of player { $number }
}
campaign-chapter = { $scenario }, chapter { $number }
campaign-sum = So far: { $sums }
campaign-first = first: { $names }
campaign-alone = alone
campaign-with-computers = with computers
campaign-at-table = at one table
# At the end of a chapter, after $over chapters of which $sums are the sums.
campaign-so-far = { $over ->
    [1] Chapter { $nth } of the campaign. Sum: { $sums }.
   *[other] Chapter { $nth } of the campaign. Sum of { $over } chapters: { $sums }.
}
campaign-abandon = Abandon the campaign: { $name }
campaign-abandoned = Abandoned: { $name }. Its matches stay on the shelf.

## All cards

cards-hint = Every card says of itself whether it follows the published one.
cards-box = Box
cards-any-box = All
cards-sort = Cards
cards-any-sort = All
cards-find = Find a card
cards-example = name or word
cards-of = { $game }: all cards
cards-shown = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## Challenges of days

challenge-not-yet = That day is yet to come.
challenge-hint = One table a day, the same for everybody on earth: the same options, dice and cards, from midnight to midnight in Greenwich. It counts the first time, if you begin it on its day and finish it within 24 hours of the end of that day.
challenge-today = Today
challenge-go-on = Go on
challenge-share = Share the result
statistics = Statistics
challenge-earlier = Earlier month
challenge-later = Later month
challenge-no-farther = There is nothing farther that way
challenge-legend-over = over: can be played, does not count
challenge-legend-apart = struck: does not count
challenge-alone = alone
challenge-state-begun = begun
challenge-state-missed = missed, can be played
challenge-state-to-try = to try
challenge-state-now = to be played today
challenge-state-to-come = yet to come
challenge-state-in-a-row = in the running streak
mo = Mo
monday = Monday
tu = Tu
tuesday = Tuesday
we = We
wednesday = Wednesday
th = Th
thursday = Thursday
fr = Fr
friday = Friday
sa = Sa
saturday = Saturday
su = Su
sunday = Sunday
january = January
february = February
march = March
april = April
may = May
june = June
july = July
august = August
september = September
october = October
november = November
december = December
challenges-of = { $game }: challenges of the day
challenge-streak = { n-days } in a row
challenge-counted = { n-days } counted
n-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
challenge-against = { $n ->
    [one] against { $n } computer ({ $level })
   *[other] against { $n } computers ({ $level })
}
challenge-place = place { $rank } of { $n }
# The days in a row, behind the result.
challenge-row = streak { $n }
challenge-apart = does not count: { $why }

## The end of a match

ending-details = Details
# The place of a player who has not won, among $n.
ending-place = { $rank ->
    [2] Second of { $n }
    [3] Third of { $n }
    [4] Fourth of { $n }
    [5] Fifth of { $n }
    [6] Sixth of { $n }
    [7] Seventh of { $n }
    [8] Eighth of { $n }
   *[other] You lose
}
# What the next rank takes.
ending-next = { $more } to { $rank }
ending-highest = { $now }: the highest rank

## Explanations

explain-here = Here: { $told }
explain-rule = Rule { $id }

## The Hall of Fame

hall = Hall of Fame
hall-hint = The best results on this device, of matches with fresh luck, strict undo and no hints, played from their beginning. The others are not ranked, each with its reason. A result stays when its match is deleted.
hall-empty = Nobody is here yet. Finish a match, and its result will be the first.
hall-tables = With others
hall-alone-otherwise = Alone, with house rules or expansions
hall-tables-otherwise = With others, with house rules or expansions
challenges = Challenges of the day
hall-apart = Not ranked, the latest first
mark-unknown = otherwise than usual
cause-unknown = something that a newer version knows
mark-other-rules = with house rules or expansions
cause-other-rules = house rules or expansions
hall-first-result = Your first result in the Hall of Fame.
mark-hints = with hints
mark-repeated = with a seed played before
mark-link = on a given seed, from a link or typed
mark-late = a day’s challenge begun or finished too late
mark-taken-back = with undo that is not strict
mark-copy = went on from another match
mark-reseated = somebody took another’s seat
cause-hints = hints
cause-repeated = a seed played before
cause-link = a given seed
cause-late = a day’s challenge begun or finished too late
cause-taken-back = undo that is not strict
cause-copy = a beginning from another match
cause-reseated = a change of players
# Causes one after another.
hall-causes-next = { $all }, { $next }
hall-causes-last = { $all } and { $last }
hall-stands-apart = Not ranked, because of { $causes }.
hall-challenge-of = Challenge of { $date }
# The seat of this total did not come to the end.
hall-out = { $total }, out
hall-new-best = A new best! Until now it was { $before }.
hall-best-so-far = Your best so far: { $best }.
hall-finished = { n-matches } finished
hall-copy-seed = Seed { $seed }: copy

## Hints

hint-marked = This match is marked “with hints”.
hint-ask = A hint for this
hint-do-it = Do it
hint-other-ways = Other ways
hint-only-best = Only the best
hint-go-on = let the others go on
hint-thinking = Thinking it over…
hint-failed = The hint could not be worked out. You may be offline.
hint-asked-here = hint
hint-thinking-so-far = { hint-thinking } { $n } %
# Before the only thing to do.
hint-only = There is one thing to do:
hint-only-pass = Nothing here is worth doing now:
hint-let-go-on = Nothing is worth breaking in for:
grade-best = the best
grade-about = about as good
grade-little = a little less
grade-less = less
grade-much = much less
hint-exact = counted exactly
hint-trials = estimate, from { $n } { $n ->
    [one] game
   *[other] games
} played on from here
hint-played = estimate, each from { $n } { $n ->
    [one] match
   *[other] matches
} played on to the end
hint-judgement = estimate, by a computer’s judgement
hint-lost = though hardly any match is won from here, whatever you choose
hint-won = though hardly any match is lost from here, whatever you choose
hint-same = though it hardly matters: the other ways are about as good
# What stands behind the name of a way: $comes is what comes of it.
hint-wins-more = , because it wins { $best } of the matches played on, the next best way { $next }. { $comes }
hint-ends-better = , because matches then end with about { $best }, by the next best way with { $next }. { $comes }
# The first words of sentences that can go on another one, behind “because”.
hint-openers = As Both Each From If It Level Matches Nobody Nothing Of That The There These This What You Your
hint-because = , because { $comes }
# The first words of lists, which are no sentences; a dash if there are none.
hint-list-openers = —
hint-list = { " " }— { $comes }
hint-chance = wins { $percent }
hint-chances = wins { $done } instead of { $best } ({ $off })
hint-less = about −{ $total }

## Invitations

invitation = An invitation
invitation-learn = How to play (5 minutes)
invitation-change = Change the table
invitation-play = Play this table
invitation-play-challenge = Play the challenge
invitation-friend = A friend
invitation-table-for-you = A table for you
invitation-one-for-all = One table for all
invitation-challenged = You are challenged
invitation-not-over = A match that is not over
invitation-do-better = Can you do better?
invitation-same-for-all = One table a day, with the same dice and cards for everybody.
invitation-same-table = The same setup, players, dice and cards.
invitation-still-readable = The moves are lost, but the table could be read: it can be played.
invitation-reload = Fetch the newer version
invitation-challenges = { $name } challenges you
invitation-beat = Beat { $total }
invitation-challenge-of = The challenge of { $day }
invitation-checked = Checked: { $n } { $n ->
    [one] action
   *[other] actions
}, each by the rules.
invitation-link-to = A link to { $game }
invitation-against = Against { invitation-computers }
invitation-with = { n-players } and { invitation-computers }
invitation-computers = { $computers ->
    [one] { $computers } computer ({ $levels })
   *[other] { $computers } computers ({ $levels })
}

## Lessons

lesson-learn = Learn
lesson-back = Step back
lesson-skip = Skip this step
lesson-skip-short = Skip
lesson-next = Next
lesson-show-me = Show me where
lesson-show-me-short = Show me
lesson-leave-short = Leave
lesson-leave = Leave the lesson
lesson-own-game = Play your own match
lesson-again = Once more from the beginning
lesson-learnt = You can now:
lesson-wrong = Not this
lesson-one-before = One lesson comes before
lesson-before = First that lesson
lesson-all-the-same = This one all the same
lesson-watch = The others are moving: look first, then tap.
lesson-fetching = The lesson is being fetched.
lesson-not-here = The lesson did not come. Without a network it is there once the page has been visited with one.
lesson-try-again = Try again
lesson-not-now = The rules allow this, but not here: first do what the lesson asks.
lesson-step = Step { $n } of { $of }

## Looking back

look-back-what-it-is = The computer weighs every choice anew: with what was seen at the time, and the same luck for all ways. It is an estimate; nothing of it is kept.
look-back-whose = Whose choices?
look-back-stop = Stop
look-back-failed = The choices could not be weighed here.
look-back-cost-most = What cost most
look-back-nothing-lost = Nothing cost anything worth naming: well played.
look-back-done = Chosen
look-back-better = Better
look-back-position = Look at the position
look-back-try-it = Try it from here
look-back-still-on = The match is not over yet: you can look back at its end.
look-back-tries = This is a match of its own now, from that choice on. The one you looked back at stays as it is.
price-nothing = cost almost nothing
price-little = cost a little
price-less = cost a good deal
price-much = cost a lot
look-back-progress = Choice { $n } of { $of }
look-back-weighed = { $n } { $n ->
    [one] choice
   *[other] choices
} weighed.

## Two matches on one seed

rival-you = You
rival-versus = Two matches, one seed
rival-compare = Compare the matches
rival-still-covered = The other match stays hidden until yours is over.
rival-covered = You play against somebody’s finished match on this seed. Its moves stay hidden until yours is over.
rival-no-rival = This match was not played against another one.
rival-beat = Beat it
rival-side-by-side = You sit where your friend sat; in the end both results stand side by side.
rival-play-table = Play the same table
rival-same-table = The setup, the dice and the cards are those of the match that was sent to you.
rival-go-on = Go on with your match
rival-scores = The scores
rival-partings = Where the choices differ
rival-partings-hint = The first action of each part in which the two differ. Dice and cards were the same for both.
rival-all-the-same = You both did the same from beginning to end.
rival-previous = Previous difference
rival-next = Next difference
rival-nothing-more = Nothing more here.
rival-silent = Nothing to tell about this action.
rival-open-here = Open the replay here
rival-line = For
rival-not-over = This match was not finished.
rival-name = Your rival
rival-result = The result
# $who are the $n winners.
rival-outcome = { $n ->
    [0] Nobody won.
    [1] { $who } won with { $total }.
   *[other] { $who } shared the victory with { $total }.
}
# $by is 0 where it cannot be said.
rival-ahead = { $by ->
    [0] You are ahead.
   *[other] You are ahead by { $by }.
}
rival-tied = You are tied.
rival-behind = { $by ->
    [0] { $name }: ahead of you.
   *[other] { $name }: ahead of you by { $by }.
}
rival-difference = Difference { $n } of { $of }
rival-action = { $name }, action { $n }

## Handing on

share-what = What to send
share-message = The message
share-send = Send…
share-copy-text = Copy the message
share-copy-link = Copy the link only
share-saved-file = The browser saves the file now.
share-not-saved-file = The browser did not allow saving a file.
share-copied-text = The message is copied.
share-copied-link = The link is copied.
share-not-copied = The browser did not allow copying. The message is selected: copy it by hand.
share-without-words = Without words
share-copy-without-words = Copy without words
share-copied-without-words = The symbols and the link are copied.
share-picture = A picture of the result
share-save-picture = Save picture
share-send-picture = Share picture
share-saved-picture = The browser saves the picture now.
share-no-picture = The browser did not allow drawing a picture. The message says the same.
share-same-for-you = The same dice and cards for you
share-secrets = This match is not over. Whoever opens the link can find out every hand, and what the dice and cards will be, before anybody at the table can.
share-send-secrets = Show the link anyway
share-too-long = This match is too long for a link. Save it as a file: it opens by “Enter a code” on the shelf.
share-setup-too-long = This table has more options than fit into a link. Save the match as a file: it opens by “Enter a code” on the shelf.
share-today = The challenge of the day
share-match = The whole match
share-seed = Only the table
share-today-hint = Your result, without a word about the table, and the way to the same challenge.
share-match-hint = Action by action, and proved when it is opened. Whoever opens it can watch it, and try to beat it.
share-seed-hint = The same setup, players, dice and cards, without your moves.
share-score-so-far = The score so far: { $total }.
share-won = { $n ->
    [one] won against { $n } computer
   *[other] won against { $n } computers
}
share-against = { $n ->
    [one] Against { $n } computer
   *[other] Against { $n } computers
}
# What one who receives the link can do with it.
share-invite-today = Play the same challenge:
share-invite-beat = Watch this match, or beat it:
share-invite-play-on = Watch the match, or play on from here:
share-invite-watch = Watch the match:
share-invite-better = Can you do better with the same dice and cards?
share-invite-seed = Play the same table:

## Stamps

stamps = Stamps
stamps-hint = For the first hour, whatever you play; hints are fine.
stamps-taken = taken
stamps-not-yet = not yet
stamp-lesson = First Steps
stamp-lesson-hint = A lesson finished.
stamp-match = To the Very End
stamp-match-hint = A match finished.
stamp-computer = Machine Outwitted
stamp-computer-hint = A match won against computers.
stamp-today = Challenge Accepted
stamp-today-hint = A challenge of the day finished.
stamp-monster = Monster Down
stamp-monster-hint = A dragon defeated, or a monster faced in its lair.
stamp-home = Home in Time
stamp-home-hint = Back from level 3 or deeper, out of the dungeon alive, or a quest completed.
stamp-explained = What Is This?
stamp-explained-hint = Something on a board looked up: hold it, or press ?.
stamp-hint = Good Advice
stamp-hint-hint = A hint followed.
stamp-look-back = In Hindsight
stamp-look-back-hint = A match looked back at.
stamp-shared = Pass It On
stamp-shared-hint = A match shared.
# Names of stamps one after another.
stamps-next = { $all }, { $next }
stamps-new = { $n ->
    [1] New stamp: { $names }
   *[other] New stamps: { $names }
}
stamps-share = { $n } of { $of } taken

## Statistics

statistics-box = Box
statistics-over-time = Results over time
statistics-as-table = The same in numbers
statistics-a-match = a match
statistics-a-challenge = challenge of the day
statistics-apart = not ranked
statistics-median-line = median of the last seven
statistics-date = Date
statistics-result = Result
statistics-median = Median
statistics-kind = Kind
statistics-by-number = By number of players
statistics-against = Against computers
statistics-won-of-played = won of played
statistics-ranges = median · range · best
statistics-luck = Luck
statistics-kindest = Kindest
statistics-cruellest = Cruellest
statistics-kept-here = Kept on this device alone, from all matches that were finished here. A backup takes it along.
statistics-nothing = Nothing here yet
statistics-learn = Learn
statistics-elsewhere = Played elsewhere? Bring your results along:
statistics-open-file = open a backup
statistics-to-come = After your first match of { $game } a dot appears here; after seven, the line shows where you are going.
statistics-of = { $game }: statistics
statistics-best = best { $total }
statistics-range = from { $least } to { $most }
statistics-won = { $n } of { $of }
statistics-one-in = one in { $n }
# $measure is what fell.
statistics-percent = { $measure }: { $percent }% of the average

## The plain board

plain-seats = Players
plain-details = The table
plain-actions = What you can do
plain-awaited = to move
plain-first = ahead
plain-not-now = It is not your turn now.
plain-choose = What will you do?
plain-watch = To move: { $names }

## Settings, codes, saved matches, the last page

asks = When am I asked?
asks-hint = On the turns of others, where a game has cards for that. Interrupt stays at the table either way. To be asked always, so that a pause tells nothing about your hand, choose so when you set the table up.
asks-choice = When I can play something
asks-attacked = Only when I am attacked
rename-title = Name this match
match-name = Name
match-name-hint = Left empty, the match is called after its game.
keep-name = Keep the name
open-matches = In play
finished-matches = Finished
find-match = Find a match
find-match-example = name, game or player
enter-field = A code, a link or a record
enter-hint = Paste what you were sent. Any words of yours are a seed, too.
open-file = Open a record file
file-too-long = This file is too long to be a record.
file-gone = The browser could not read this file.
a-place = A page of Undercroft.
text-too-long = This is too long for a seed, and it is neither a link nor a record.
no-such-link = This link leads to no seed and no match that could be opened here.
other-game = This match is of a game that is not on this shelf.
language = Language
as-browser = Like the browser
theme = Theme
as-system = Like the system
light = Light
dark = Dark
motion = Animation
motion-hint = Dice tumble and tokens glide.
motion-on = On
motion-off = Off
sound-hint = Short, quiet sounds of dice, cards, coins and blows. Whatever matters is also told in words.
sound-on = On
sound-off = Off
felt = Sound and vibration
felt-hint = Short, quiet sounds, and brief vibration at blows and great moments. Whatever matters is also told in words.
felt-nothing = Off
felt-both = Both
contrast = Contrast
contrast-more = More
contrast-plain = Normal
size = Text size
size-hint = In addition to the text size of the browser.
size-large = Large
size-larger = Larger
size-largest = Largest
pace-hint = How fast computers play, and how long you see what comes of a move. At the calm and quick pace you never wait long: what you missed is summed up in a few words.
keys = Letter keys
keys-hint = Turn them off if you speak to your device, or press keys by accident.
keys-on = On
keys-off = Off
forgets-soon = This browser may clear everything kept here after a week without a visit. To be safe, put the page on your home screen or keep a copy:
kept-here = Kept on this device
copies = Backup: save to a file, or restore
go-on-learning = Go on learning
play-today = Play today
calendar = Calendar
other-challenges = More challenges
about-words-1 = Undercroft is a shelf of tabletop dungeon games in one browser tab. The rules are complete, and enforced; every refusal names the rule that it rests on. There is no account, no server and no advertising: matches are kept in this browser, on this device.
about-words-2 = All chance in a match comes from its seed. Two people who play the same seed get the same dice and cards, whatever they do; undoing a move never changes them.
about-words-3 = This is an unofficial program, made by people who like these games, and it is not affiliated with their authors or publishers. It contains no pictures and no texts of the published games; if you enjoy one, buy the box.
about-words-4 = Undercroft is free software, under the MIT licence or the Apache licence 2.0, as you prefer. Its source has no public address yet: whoever runs this site can give it to you.
what-is-ours-1 = Paper Dungeons. From the published game: the rules, the talents, what the magic items do and score, the missions, the objectives with their colours, and the faces of the dice. Our own design: what most rooms hold, the water and the walls, most of the dungeon and monster cards, the values of the tracks beyond those that are known, the symbols that items need, the stories of the campaigns, and the achievements.
what-is-ours-2 = Dungeon Roll. From the published game: the rules, the dice, the treasures, the heroes with their abilities, the achievements, and the titles for a score. Our own design: the exact conditions of the achievements, some of their names, and rulings where the rules are silent.
what-is-ours-3 = Dungeon Raiders. From the published game: the rules, the rooms, the heroes, the items and all of their numbers, and the bosses. Our own design: the titles for a score alone, the achievements, some of what the symbols of the bosses mean, and rulings where the rules are silent.
what-is-ours-4 = Dungeoneer. From the published game: the rules with their variants, playing alone, mixing the two boxes, fourteen cards as printed, and a name or a part of about sixty more. Our own design: the other cards, all exits, most numbers of the chambers, what the symbols on the cards mean, the moments at which you are asked, the house options, and rulings where the rules are silent.
key-undo = Undo
key-redo = Redo
key-repeat = Repeat the last announcement
key-announce-options = Announce what you can do now
key-announce-score = Announce the score
key-hint = Hint
key-explain = Explain what is in focus
key-move-within = Move within a part of the table
key-next-part = To the next part of the table
key-choose = Choose what is in focus
key-replay = In a replay: back, run, forward
version = Version { $program }
version-and-build = Version { $program }, build { $site }
rules-of = { $game }: rules
show-all-more = Show { $n } more
show-more = Show { $n } more of { $of }
delete-match = Delete { $title }, { $changed }
rename-match = Name { $title }, { $changed }
deleted-match = Deleted: { $title }.
matches-found = { $n } { $n ->
    [one] match
   *[other] matches
} found
entered-seed = Seed { $code }. Which game?
entered-words = Your words make a new seed: { $code }. Which game?
entered-match = A match of { $game }.
entered-record = A record of { $game }.
entered-setup = { $game }: a new game, with its seed if the link names one.
next-lesson-step = Lesson, step { $step } of { $of }
today = Today: { $title }
one-table = { $n } min · the same for everybody

## What is wrong with the storage

# The program has these from the start: they may be said before any words have come.
look-at-aside = Look at it
storage-forbidden = This browser does not let the page save anything: matches last until you close the tab.
storage-full = The browser has no room left to save this match. It goes on, unsaved; deleting old matches on the shelf makes room.
storage-corrupt = Something saved on this device cannot be read. It was set aside, and it stays as it is.
storage-newer = Something on this device was saved by a newer version of Undercroft. It stays as it is; what this tab cannot add to it lasts until you close the tab. Reload the page to get the newer version.
