# The page
zashiki = Zashiki
home-motto = { $count ->
    [one] A game
    [2] Two games
    [3] Three games
   *[other] { $count } games
  } on the table, and a house spirit who plays with you.
skip-to-content = To the content
nav = Pages
nav-account = Account
nav-about = About
connection-lost = The connection is lost. Reconnecting … Nothing you played is lost.
connection-coming = Connecting …
try-again = Try again
page-unfetched = Part of the page could not be loaded: the server does not answer, or it has a new version.
close = Close
cancel = Cancel
not-found = There is no such page.
to-home = To the games

# Home
no-board = This page has no board for it yet. Play it in the terminal, or with a program.
facts = { $players } players · about { $minutes } minutes
play-warashi = Play Warashi
opening = Setting up the table …
level = Warashi plays
level-name = { $level ->
    [1] 1 · a kind beginner
    [2] 2 · still learning
    [3] 3 · plays along
    [4] 4 · pays attention
    [5] 5 · thinks ahead
    [6] 6 · sharp
    [7] 7 · very strong
   *[other] { $level } · full strength
  }
invite-friend = Invite a friend
one-device = One device
open-tables = Open tables
running-tables = Games being played
no-open-tables = Nobody is waiting right now. Open a table, and others will see it here.
open-listed = Open a table for anybody
join = Sit down
watch = Watch
my-games = My games
your-turn = Your turn
turn-of = { $name } is to play.
player-number = Player { $number }
name-numbered = { $name } ({ $number })
waiting-for-players = Waiting for players
preparing = The rules are being prepared for this machine, which happens once and takes about { $seconds } more seconds.
choose-options = More choices
players = Players
clock = Clock
clock-none = No clock
clock-live = { $minutes } min + { $seconds } s
clock-slow = { $days ->
    [one] a day a turn
   *[other] { $days } days a turn
  }
rated = Rated
options-here = At this table
option-chosen = { $name }: { $value }

# Table
against = against
waiting-title = Waiting for others
share-link = Send this link to the person you want to play with:
share-here = It works on this machine only, as the server accepts no other connections. docs/hosting.md explains how to let others in.
copy-link = Copy the link
copied = Copied
copy-by-hand = The browser does not let this page copy. The link is selected: copy it yourself.
table-gone = The player who opened this table has left.
free-seat = free seat
take-seat = Sit down here
leave-table = Leave the table
spectating = You are watching.
you = you
waiting-for = Waiting for { $name }.
waiting-for-spirit = { $name } is thinking.
tap-again = Tap again to confirm.
button-sure = Sure? { $words }
drop-choice = Cancel
do-it = Yes, do it
skip-motion = Skip
hint = Hint
hint-thinking = Warashi is thinking about it …
undo = Undo
take-back = Take back
wants-back = { $name } asks to take back a move.
agree = Agree
refuse = Refuse
asked-back = You asked to take back a move.
resign = Resign
resign-sure = Resign this game?
rules = Rules
settings = Settings
log = What happened
chat = Chat
chat-say = Say something
send = Send
points = points
points-of = Points of { $name }
points-none = No points so far.
points-hidden = Hidden until the end of the game.
points-sum = Total
present = is here
absent = is away
gave-up-resigned = resigned
gave-up-left = left
gave-up-time = ran out of time
log-back = took back a move
log-ask = asks to take back a move
log-agree = agrees
log-decline = declines
log-gave_up-resigned = resigns
log-gave_up-left = leaves the table
log-gave_up-time = runs out of time
result-won = You win.
result-lost = { $names } wins.
result-shared = { $names } share the win.
result-you-shared = You share the win.
reason-resigned = { $names } gave up.
reason-left = { $names } left.
reason-time = { $names } ran out of time.
rematch = Rematch
winner = the winner
rematch-join = Join the rematch
record = Record
review = What did I miss?
commitment-note = The deal was fixed before the game by a secret with this fingerprint: { $seal }. When the game is over the record contains the secret, and anybody can check the deal.
curtain = Pass the device to { $name }.
curtain-open = I am { $name }, show my side
motion = Motion
motion-system = as the system says
motion-full = full
motion-less = less
colours = Colours
colours-system = as the system says
colours-light = light
colours-dark = dark
sound = Sound
notices = Notify me when it is my turn
notices-denied = The browser blocks notifications from this page; its settings can change that.
notices-none = This browser has no notifications for this page.
knowledge = Show what I know of my opponent's Hand

# Account
guest-note = You are a guest: you can play everything, and this device remembers your games. With a name and a password you find them on every device.
log-in-note = Games that you play as this guest do not move to the account.
new-account = New account
log-in = Log in
make-account = Make the account
name = Name
password = Password
new-password = New password
change-password = Change the password
password-changed = The password is changed; other devices are logged out.
ratings = Ratings
rated-games = { $games ->
    [one] one rated game
   *[other] { $games } rated games
  }
no-ratings = No rated games yet.
finished-games = Finished games
no-finished-games = None yet.
won = won
not-won = not won
log-out = Log out
log-out-everywhere = Log out everywhere
your-data = Your data
export = Download all of it
delete = Delete me
delete-sure = Delete me for good
delete-note = Deleting removes your name, password, ratings and chat. Others keep the games they played with you, without your name.

# Review
back-to-table = Back to the table
review-running = Warashi is reviewing every decision …
review-board = The board before the decision
decision = Decision
step-back = The previous decision
step-on = The next decision
review-graph = Each player's chance of winning through the game
accuracy = { $percent } % accuracy
costliest = The most costly decisions
nothing-missed = Nothing much was missed.
move-number = Move { $number }
better-was = Better:
label-best = best
label-good = good
label-inaccuracy = inaccuracy
label-mistake = mistake
label-blunder = blunder

# About
about-title = About this room
about-zashiki = A zashiki is the tatami room where guests are received. This one is free software: the rules are implemented anew, everything you see is drawn for it, and no picture or text is taken from the published games. If you like a game, buy the box.
about-fair-title = Nobody chose the deal
about-fair = Before a game the server shows the fingerprint of a secret. Then every player adds a random number, and the deal follows from all of them. When the game is over the record contains the secret, and anybody can check the deal.
about-programs-title = For programs
about-programs = Bots use the same interface as this page. It is described at

# Rules
rules-aim = Aim
rules-table = The table
rules-turn = A turn
rules-scoring = Scoring
rules-end = The end
rules-name = { $name }.
