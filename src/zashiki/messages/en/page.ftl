# The page
zashiki = Zashiki
skip-to-content = Skip to the content
nav = Pages
nav-account = Account
nav-about = About
page-outdated = Zashiki has been updated. Load the page again to play on; your games are safe.
reload = Load again
connection-lost = The connection is lost. Reconnecting … Your moves are safe.
offline-keep = Keep Zashiki on this device
offline-keeping = Fetching the games …
offline-ready = Zashiki can be used without a connection on this device.
offline-note = There is no connection. Games against Warashi and at this device go on.
connection-coming = Connecting …
news-turn = { $game }: it is your turn
news-begun = { $game }: your game has begun
try-again = Try again
page-unfetched = Part of the page could not be loaded. Check your connection and try again.
close = Close
cancel = Cancel
not-found = There is no such page.
to-home = To the games

# The analysis board
analysis-title = Analysis
analysis-loading = Setting up the board …
analysis-moves = Moves
analysis-start = Start
analysis-end = The game is over.
analysis-unknown = { $name } is to move; what they hold is hidden from this seat.
analysis-thought = What Warashi thinks
analysis-live = Warashi evaluates
analysis-viewpoint = Seen by
analysis-all-open = all cards open
analysis-open = Open a record
analysis-deal = New deal
analysis-remove = Remove this variation
error-record-other = This is the record of another game.
error-record-illegal = The record has a move that is not legal: { $move }

# Home
home-title = Zashiki: Japanese-themed board games
home-motto = Quiet board games, to play with friends or with a house spirit.
welcome = New here?
welcome-note = Learn a game by playing it: ten minutes, one step at a time.
welcome-not-now = Not now
learn-game = Learn { $game }
text-board = Board, as text
facts = { $players } players · about { $minutes } minutes
play = Play
play-game = Play { $game }
how-to-play = How to play
opponent = Play against
opponent-warashi = Warashi
device-player = You
on-device = on this device
away-opponents = To play with people elsewhere you need a connection to a server.
opponent-warashi-note = the house spirit, our computer player
opponent-friend = A friend
opponent-friend-note = with a link that you send
opponent-anybody = Anybody
opponent-anybody-note = your table is listed on this page
opponent-device = Each other
opponent-device-note = on this device, in turns
open-warashi = Start the game
open-friend = Get a link
open-anybody = Open the table
open-device = Start the game
opening = Setting up the table …
level = Level
level-lowest = beginner
level-highest = full strength
level-name = { $level ->
    [1] 1 · beginner
    [2] 2 · still learning
    [3] 3 · casual
    [4] 4 · attentive
    [5] 5 · thinks ahead
    [6] 6 · sharp
    [7] 7 · very strong
   *[other] { $level } · full strength
  }
open-tables = Waiting for a player
running-tables = Games to watch
join = Sit down
watch = Watch
my-games = Your games
show-all = Show all { $count }
at-one-device = on this device
your-turn = Your turn
turn-of = It is { $name }’s turn.
player-number = Player { $number }
name-numbered = { $name } ({ $number })
waiting-for-players = { $count ->
    [one] Waiting for a player
   *[other] Waiting for { $count } players
  }
preparing = This game is being prepared, which takes about { $seconds } more seconds.
choose-options = More options
players = Players
clock = Clock
clock-none = no time limit
clock-live = { $minutes } min + { $seconds } s a turn
clock-days = { $days ->
    [one] a day a turn
   *[other] { $days } days a turn
  }
clock-hours = { $hours ->
    [one] an hour a turn
   *[other] { $hours } hours a turn
  }
duration = Duration
about-minutes = about { $minutes } minutes
rated = Rated
rated-yes = yes
rated-clock = A rated game needs a clock.
rated-here = This game is rated.
rated-note = It counts if it is played to its end, or once everybody has made { $moves ->
    [one] a move
   *[other] { $moves } moves
  }. Leaving earlier costs you rating, and the others gain none.
uncounted-too_short = The game was too short for a rating: not everybody had made { $moves ->
    [one] a move
   *[other] { $moves } moves
  }. Nobody gains rating, and a player who leaves loses some.
uncounted-pair_limit = This game is not rated: the same players have had their rated games for today.
uncounted-no_account = This game is not rated: a player no longer has an account.
uncounted-undone = The host has removed this game from the ratings.
options-here = At this table
option-chosen = { $name }: { $value }

# Table
against = against { $names }
invites = { $name } invites you to play { $game }
new-to-it = New to { $game }?
while-waiting = While you wait:
listed = Your table is listed on the home page while you are here, so anybody can join. You can also send the link:
rematch-title = { $game }: rematch
rematch-waiting = You asked { $names } for a rematch. The game starts when everybody sits down.
warashi-instead = Play with Warashi instead
give-seat = { $count ->
    [one] Give the free seat to Warashi
   *[other] Give a free seat to Warashi
  }
share-link = Send this link to your friend:
share-here = For now the link works on this computer only.
share = Share
copy-link = Copy the link
copied = Copied
copy-by-hand = The link is selected: copy it from here.
table-gone = This table is closed: the player who opened it has left.
free-seat = a free seat
take-seat = Sit down
leave-table = Leave the table
spectating = You are watching.
you = you
seat-you = You
waiting-for = Waiting for { $name }.
waiting-for-absent = { $name } has left the page.
waiting-for-absent-clock = { $name } has left the page; their clock is running.
waiting-for-spirit = { $name } is thinking.
button-sure = { $words }? This cannot be taken back.
other-moves = Other moves
drop-choice = Cancel
do-it = Do it
skip-motion = Skip the animation
hint = Hint
tip-hint = Warashi shows what it would do.
hint-thinking = Warashi is thinking about it …
hint-is = Hint: { $words }
hint-brief = Hint: { $words } ({ $percent } % to win)
undo = Undo
tip-undo = Takes back your last step. Nothing new was revealed by it.
tip-undo-none = There is nothing that you can take back now.
take-back = Take back
tip-take-back = Asks the other players to take back your last move.
more = More
wants-back = { $name } asks to take back a move.
agree = Agree
refuse = Decline
asked-back = You asked to take back a move.
resign = Resign
resign-sure = Resign this game?
resign-about = The game ends for you, and it counts as lost.
resign-not = Play on
rules = Rules
tip-rules = How the game is played, with pictures.
settings = Settings
tip-settings = Colours, motion and sound on this device.
result = Result
log-and-chat = Log and chat
log = What happened
chat = Chat
chat-say = Say something
send = Send
points-of = Points of { $name }
points-yours = Your points
points-none = No points so far.
points-hidden = Hidden until the end of the game.
points-sum = Total
present = here
absent = has left the page
gave-up-resigned = resigned
gave-up-left = left
gave-up-time = ran out of time
log-back =
    .does = took back a move
    .you = took back a move
log-ask =
    .does = asks to take back a move
    .you = ask to take back a move
log-agree =
    .does = agrees
    .you = agree
log-decline =
    .does = declines
    .you = decline
log-gave_up-resigned =
    .does = resigns
    .you = resign
log-gave_up-left =
    .does = leaves the table
    .you = leave the table
log-gave_up-time =
    .does = runs out of time
    .you = run out of time
log-plays =
    .does = plays { $move }
    .you = play { $move }
log-taken-back = taken back
log-your-points = you
winner = the winner
result-plain = { $winner }.
result-by = { $winner } { $points ->
    [0] on the tie-break
   *[other] by { $amount }
  }.
result-won = You won
result-lost = { $names } won
result-shared = { $names } share the win.
result-you-shared = You share the win.
reason-resigned = { $who ->
    [you] You
   *[other] { $names }
  } resigned.
reason-left = { $who ->
    [you] You
   *[other] { $names }
  } left the game.
reason-time = { $who ->
    [you] You
   *[other] { $names }
  } ran out of time.
end-looking = Warashi is looking at the game …
end-best = Your best decision
end-worst = Your worst decision
end-rose = You made the most of the position: your chance of winning rose from { $from } to { $to }.
rematch = Rematch
rematch-asked = You asked { $names } for a rematch. The game starts as soon as they accept.
rematch-cancel = Withdraw
rematch-offered = { $names } asked for a rematch.
rematch-accept = Play the rematch
rematch-go = To the rematch
level-next = Next level ({ $level })
level-lower = Try level { $level }
review = Look at the whole game
record = Download the record
commitment-note = The deal comes from a secret number that was fixed before the game, and from random numbers of all players. The secret has this fingerprint: { $seal }. After the game the record contains the secret, so anybody can check the deal.
curtain = Pass the device to { $name }.
curtain-open = I am { $name }, show my side
language = Language
motion = Motion
motion-system = automatic
motion-full = full
motion-less = reduced
colours = Theme
colours-system = automatic
colours-light = light
colours-dark = dark
sound = Sound
notices = Notify me when it is my turn
notices-denied = Your browser blocks notifications from this page. You can allow them in its settings.
notices-none = This browser cannot notify you.
knowledge = Naishi: show what I know about my opponent’s Hand

# Account
guest-note = You are a guest. You can play everything, and this browser remembers your games. With a name and a password you can use them on every device, and play rated games.
log-in-note = Your games as a guest stay with the guest; they are not added to the account.
new-account = New account
log-in = Log in
make-account = Create the account
name = Name
password = Password
old-password = Current password
new-password = New password
change-password = Change password
password-changed = Your password is changed. Other devices are logged out.
ratings = Ratings
rated-games = { $games ->
    [one] one rated game
   *[other] { $games } rated games
  }
no-ratings = No rated games yet.
finished-games = Finished games
no-finished-games = None yet.
won = won
lost = lost
drawn = drawn
more-games = Show more
log-out = Log out
log-out-everywhere = Log out everywhere
log-out-note = Logging out everywhere, or a new password, also revokes all tokens.
tokens = Bots
tokens-note = With a token, a program can play in your name, and do nothing else.
no-tokens = No tokens.
token-until = until { $day }
token-expired = expired
token-label = What is the token for?
make-token = Create a token
token-made = Copy the token now; it is shown only once:
revoke = Revoke
revoke-token = Revoke the token { $label }
your-data = Your data
export = Download my data
delete = Delete my account
delete-guest = Delete my data
delete-sure = Delete for good
delete-note = Deleting removes your name, password, ratings and chat messages. Your opponents keep the games they played with you, without your name.

# Review
review-title = How it went
back-to-table = Back to the table
review-running = Warashi is looking at every decision …
review-board = The board before the decision
review-you = You
review-end = The end
step-back = The previous decision
step-on = The next decision
review-graph = The chances of winning, move by move
review-chance = { $percent } %
review-cost = { $points ->
    [0] { $chance ->
        [same] { $after } %
       *[other] { $before } → { $after } %
      }
   *[other] { $chance ->
        [same] −{ $amount }
       *[other] −{ $amount }, { $before } → { $after } %
      }
  }
accuracy = { $percent } % accuracy
costliest = The most costly decisions
nothing-missed = No decision cost much.
move-number = Move { $number }
better-was = Better:

# About
about-title = About Zashiki
about-zashiki = A zashiki is the tatami room where guests are received. This one is free software: the rules are implemented anew, everything you see is drawn for it, and no picture or text is taken from the published games. If you like a game, buy the box.
about-fair-title = Fair deals
about-fair = Nobody can choose the deal, not even the server. Before a game the server picks a secret number and shows its fingerprint. Then every player adds a random number, and the deal follows from all of them. After the game the record contains the secret, so anybody can check the deal.

# Rules
rules-aim = Aim
rules-table = The table
rules-turn = A turn
rules-scoring = Scoring
rules-end = The end
rules-name = { $name }.
how-to-play-of = { $game }: how to play
contents = Contents

# Guided first games
warashi = Warashi
learn-about = Warashi shows you the game on the real board, one step at a time: it takes ten minutes.
learn-new = Learn it by playing
learn-begun = Continue learning: step { $number } of { $steps }
learn-done = Learn it again
lesson-of = Learn { $game }
lesson-step = Step { $number } of { $steps }
lesson-new-position = A new position
lesson-next = Next
lesson-figures = { $number } / { $steps }
lesson-back = Back
lesson-leave = Leave the lesson
lesson-leave-about = You can go on later where you stopped.
lesson-show-me = Show me
lesson-done = You know the rules.
lesson-done-about = Now play a real game of { $game } against Warashi, as a beginner.
lesson-play = Play your first real game
lesson-rules = Read the rules
lesson-again = Start over

# Errors, by the server's codes; others are shown in the server's words.
error-wait = That was too often. Try again in { $count ->
    [one] one second
   *[other] { $count } seconds
  }.
error-wait-minutes = That was too often. Try again in { $count } minutes.
error-local-missing = This game is not on this device.
error-local-rules = The rules of this game are not on this device yet. Open it once with a connection.
error-local-storage = This browser does not let the page keep games on this device.
error-local-only = This needs a connection.
error-record-none = This is not a record of a game.
error-record-partial = This record has no seed, so its game cannot be played again here.
error-record-changed = This record was changed after it was written.
error-offline = The server does not answer. Check your connection and try again.
error-unavailable = The server cannot reach its database. Wait a few seconds, then look whether it is done or try again.
error-busy = The server has too much to do. Try again in a few seconds.
error-failed = Something went wrong on the server. Try again.
error-old_ply = The game has moved on in the meantime.
error-ahead = The game has moved on in the meantime.
error-not_your_turn = It is not your turn.
error-time = The time is up.
