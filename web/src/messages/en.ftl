# The page
zashiki = Zashiki
home-motto = Three games on the table, and a house spirit who plays with you.
skip-to-content = To the content
nav = Pages
nav-account = Account
nav-about = About
connection-lost = The connection is lost. It mends itself; nothing you played is gone.
connection-coming = Coming in …
try-again = Try again
page-unfetched = A part of the page could not be fetched: the server does not answer, or it has a new version.
close = Close
cancel = Cancel
not-found = There is no such page.
to-home = To the games

# Home
title-take = Ta-Ke
motto-take = Five towers of chips, two courtyards. All is open; every take feeds both of you.
title-naishi = Naishi
motto-naishi = Build a court in ten places, half of them hidden. Choose when it ends.
title-ninjato = Ninjato
motto-ninjato = Raid the houses of the clans, one guard after another, and know when to leave.
facts = { $players } players · about { $minutes } minutes
play-warashi = Play Warashi
opening = The table is being laid …
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
no-open-tables = Nobody is waiting just now. Open a table and others see it here.
open-listed = Open a table for anybody
join = Sit down
watch = Watch
my-games = My games
your-turn = Your turn
turn-of = { $name } is to play.
player-number = Player { $number }
name-numbered = { $name } ({ $number })
waiting-for-players = Waiting for players
preparing = The rules are being prepared for this machine. The first game waits for that, a minute or two.
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
option-ninja_values = Values of the Ninja
option-ninja_values-2-1 = 2 and 1
option-ninja_values-1-0 = 1 and 0
option-ninja_repeats = Ninja repeats an ability
option-ninja_repeats-no = never
option-ninja_repeats-yes = allowed
option-recall = Recall
option-recall-one-or-both = one or both
option-recall-all = all together

# Table
against = against
waiting-title = Waiting for others
share-link = Send this link to the one you want to play with:
share-here = It works on this machine only: the server listens to nobody else. docs/hosting.md says how to let others in.
copy-link = Copy the link
copied = Copied
copy-by-hand = The browser does not let this page copy. The link is marked: copy it by hand.
table-gone = Whoever opened this table has left it.
free-seat = free seat
take-seat = Sit down here
leave-table = Leave the table
spectating = You are watching.
you = you
waiting-for = Waiting for { $name }.
waiting-for-spirit = { $name } is thinking.
tap-again = Tap again if you mean it.
button-sure = Sure? { $words }
drop-choice = Cancel
do-it = Yes, do it
skip-motion = Skip
hint = Hint
hint-thinking = Warashi is thinking about it …
undo = Undo
take-back = Take back
wants-back = { $name } would like to take back.
agree = Agree
refuse = Refuse
asked-back = You asked to take back.
resign = Resign
resign-sure = Give this game up?
rules = Rules
settings = Settings
log = What happened
chat = Chat
chat-say = Say something
send = Send
points = points
points-of = Points of { $name }
points-none = No points so far.
points-hidden = Not to be seen before the game is played out.
points-sum = Together
present = is here
absent = is away
gave-up-resigned = resigned
gave-up-left = left
gave-up-time = ran out of time
log-back = took back
log-ask = asks to take back
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
commitment-note = The deal was fixed before the game by a secret whose seal is { $seal }. When the game is over the record holds the secret, and anybody can check it.
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
notices = Tell me when it is my turn
notices-denied = The browser has been told not to show notices of this page; its settings can change that.
notices-none = This browser shows no notices here.
knowledge = Show what I know of the other's Hand

# Account
guest-note = You are a guest: you can play everything, and this device remembers your games. With a name and a password you find them on every device.
log-in-note = The games that you play as this guest do not move to the account.
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
export = Take all of it with you
delete = Delete me
delete-sure = Delete me for good
delete-note = Deleting removes your name, password, ratings and chat. Others keep the games they played with you, without your name.

# Review
back-to-table = Back to the table
review-running = Warashi looks at every decision …
review-board = The board before the decision
decision = Decision
step-back = The decision before
step-on = The next decision
review-graph = The chance of winning of each player through the game
accuracy = { $percent } % accuracy
dearest = The dearest decisions
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
about-take = By Arve D. Fühler, published by HUCH! (2017). For two, all of it open: five towers, two courtyards, and points for both with every chip that is taken.
about-naishi = By Mathieu Bieri and Alex Fortineau, published by Merle Éditions (2024). For two: ten places, five of them hidden, and an end that either of you may declare.
about-ninjato = By Adam West and Dan Schnake, a Crosscut Games design published by Z-Man Games (2011). For two to four. What its decks are made of is partly reconstructed, as the rulebook does not list every card; the page of its rules says what.
about-fair-title = Nobody chose the deal
about-fair = Before a game the server shows the seal of a secret. Then every player adds a number of his own, and the deal follows from all of them. When the game is over the record holds the secret, and anybody can do the sums.
about-programs-title = For programs
about-programs = Bots play with the same interface as this page. It is described at

# Rules
rules-aim = Aim
rules-table = The table
rules-turn = A turn
rules-round = A round
rules-invasion = Invading a house
rules-ghosts = Ghosts
rules-abilities = Abilities
rules-emissaries = Emissaries
rules-treasures = Treasures
rules-clans = The clans
rules-scoring = Scoring
rules-end = The end
rules-name = { $name }.

rules-take-aim = Gather chips in your courtyard, so that you are strong in the types that are scored. Every scoring pays both of you. Most points win.
rules-take-hall = Five stacks of seven chips stand in the audience hall: five types, seven chips of each. The space under each stack shows a type too. Nothing is hidden.
rules-take-court = Your courtyard has a column each for Daimyos, Ronin, Geishas and Ninjas. A chip counts 2 in the bottom row and 1 in the middle row. Samurai lie in the top row, above any column.
rules-take-turn-abilities = Use abilities, if you like.
rules-take-turn-take = Take the top chip of a stack without a ghost. A ghost then sits there.
rules-take-turn-place = The chip goes to the bottom row of its column; a Samurai goes above the column of your choice.
rules-take-turn-score = Both of you score.
rules-take-ghosts = Nobody takes a chip from under a ghost. When a turn begins and every chip is under one, all ghosts go back to the supply.
rules-take-abilities = Before you take, chips in your bottom row can help you, each type once a turn. The chip you use moves up to the middle row for good, and counts less from then on.
rules-take-D = Move one to three of your Samurai, each to another column.
rules-take-R = Move a ghost: to a space without one, or back to the supply. It may also come from the supply. A chip must be left for you to take.
rules-take-G = Move the top chip of a stack of two or more onto another stack or empty space, both without a ghost. You cannot take that chip in this turn.
rules-take-N = Push a Daimyo, Ronin or Geisha of the other player up from the bottom row. Then you may use its ability as your own, but not one that your own chip is used for in the same turn.
rules-take-S = No ability. Counts 1 for the column it lies above, and 1 when Samurai are scored.
rules-take-scored-type = One type is scored: what now shows where the chip was taken. That is the chip that was beneath, or the type of the empty space.
rules-take-scored-count = Count the spaces in the hall that show this type; ghosts hide nothing.
rules-take-scored-strength = Each of you gets that number times your strength in the type: the chips in its column and the Samurai above them, or for Samurai all that you have.
rules-take-example = If two spaces show a Geisha, and you have one Geisha in the bottom row (2), one in the middle row (1) and a Samurai above them (1), you get 2 × 4 = 8 points.
rules-take-end = The game ends when the last chip is taken and scored. Equal points are a draw.
rules-take-options = A table can be opened with other rules for the Ninja: chips that count 1 and 0, or abilities that it may repeat.

rules-naishi-aim = Turn mountains into a territory of ten cards: five in your Line, for all to see, and five in your Hand, for your eyes only. Points depend on what lies where. Most points win.
rules-naishi-river = The River has five piles of six cards, the top card of each face up. Each pile makes a column with a place of your Line and a place of your Hand.
rules-naishi-draft = You begin with five mountains in the Line, three in the Hand, and two other cards: keep one and give one away, as the other player does too. Then your Hand is shuffled.
rules-naishi-turn = Do one of these:
rules-naishi-develop-name = Develop
rules-naishi-develop = Put the top card of a pile into your Line or Hand, in its column. Your old card there is discarded, and the pile shows its next. Before or after it you may send one emissary.
rules-naishi-decree-name = Decree
rules-naishi-decree = Once in the game, by one of you. An emissary goes to the decree space for good. Choose a place of the Line or of the Hand: your card there and the other player’s change owners.
rules-naishi-recall-name = Recall
rules-naishi-recall = Take back one or both of your emissaries; never the one of the decree. (A table can be opened where all come back together.)
rules-naishi-declare-name = Declare the end
rules-naishi-declare = Possible once a pile is empty, but not in a last turn. The other player has one last turn.
rules-naishi-emissaries = You have two. Each goes to a free space of the Court, acts at once and stays until you recall it.
rules-naishi-swap-name = Swap
rules-naishi-swap = Three spaces. Exchange two top cards of the River, two cards of your Line, two of your Hand, or the Line and Hand cards of one of your columns.
rules-naishi-discard-name = Discard
rules-naishi-discard = Two spaces. Discard the top cards of two piles. If you have yet to develop, a card must be left in the River.
rules-naishi-end = The game also ends once a turn leaves two or more piles empty: at once, unless it was a turn of the player who began; then the other has one last turn. Nothing adds another turn to a last turn.
rules-naishi-tie = With equal points, more different colours win; else it is a draw.
rules-naishi-scoring = The Line lies above the Hand. “Beside” means left, right, above or below.
rules-naishi-mountain = Just one in your territory 5; two or more −5 in all.
rules-naishi-naishi = In the middle column: 12 in the Line, 8 in the Hand. Elsewhere 0.
rules-naishi-advisor = 2, 4, 3, 4, 2 by column; and 4 for each Naishi beside it.
rules-naishi-sentinel = 3 if no Sentinel is beside it; and 4 for each Fort beside it.
rules-naishi-monk = 5 in the Hand; and in either row 2 for each Torii beside it.
rules-naishi-horseman = In the Hand 3, and 10 more under a Banner. In the Line 0.
rules-naishi-ronin = For 8 different types in your territory 8, for 9 types 15, for 10 types 45. Mountains and Ninjas are no types.
rules-naishi-ninja = Must become a Naishi, Advisor, Sentinel, Monk, Horseman or Ronin that is in your territory, in its own place and in every way; but it is no type for the Ronin. The best choice is made for you.
rules-naishi-fort = 6 in each corner: first and last column, either row.
rules-naishi-torii = One −5, two 0, three or more 30 in all.
rules-naishi-rice-field = Groups of fields beside each other: two 10, three 20, four or more 30.
rules-naishi-banner = In the Line only: one 3, two 8 in all.

rules-ninjato-aim = Win the most honor in seven rounds. Rob the houses, spend the treasures on envoys and rumors, and gain influence in the three clans.
rules-ninjato-round = In turn, each of you places a shuriken and at once does what the place offers, three times round. Places have room for all; only an emptied house is closed until the round ends.
rules-ninjato-house-name = House
rules-ninjato-house = Invade it for its treasures.
rules-ninjato-dojo = Draw two cards, three if you hold one, four if you hold none: face up or from the deck. You keep seven at most. Visitors come first in the next round, the latest before all others.
rules-ninjato-sensei = Learn a skill for the card it asks for, or for nothing if you own one of its style. Skills help in your invasions, each once a round.
rules-ninjato-palace = Pay for an envoy, who gives you influence in a clan.
rules-ninjato-pavilion = Pay for a rumor. It stays face down, and counts when the game ends.
rules-ninjato-invade = Choose strength, to beat each guard with more, or stealth, to beat each with less. A tie beats nobody. The sentry, whom you see, comes first.
rules-ninjato-fight = Play one card against a guard, and add 3s, each as +1 or −1, and skills. All of it is spent, even if you fail.
rules-ninjato-win = Each guard you beat gives you a treasure, the cheapest first and red ones last. Then leave with all you took, or call banzai and face the next guard, whoever it is.
rules-ninjato-fail = If you cannot beat a guard, you keep one of the treasures you took and lose the rest. Whether you fail or leave, the house gets a new treasure, and its sentry stays.
rules-ninjato-clear = If you take the last treasure, the house is cleared: change its sign for one of another clan.
rules-ninjato-alarm = An alarm guard who is not the sentry brings one more treasure; then the dearest that is not red turns red.
rules-ninjato-elite = Elite guards keep the red treasures. Most have one value against strength and another against stealth; pairs must both be beaten for one treasure. Those you beat are yours.
rules-ninjato-treasures = Treasures you spend bring honor at once:
rules-ninjato-fan-name = Fan
rules-ninjato-fan = 2
rules-ninjato-scroll-name = Scroll
rules-ninjato-scroll = 3
rules-ninjato-vase-name = Vase
rules-ninjato-vase = 4
rules-ninjato-jade-name = Jade
rules-ninjato-jade = 5
rules-ninjato-gold-name = Gold
rules-ninjato-gold = Stands for any kind, and counts as that.
rules-ninjato-influence = After rounds 3, 5 and 7 the clans reward influence: 1 for each of their envoys you have, and 1 for a Hensojutsu with a masked envoy. Ties go to the oldest envoy of the clan.
rules-ninjato-reward = In each clan the first takes honor, as much as the clan’s signs on the houses show, or a rumor from the pavilion. The second gets what the first left.
rules-ninjato-end = After seven rounds add:
rules-ninjato-W = 1 for each of your elite guards.
rules-ninjato-G = 1 for each of your rumors.
rules-ninjato-P = 1 for each of your envoys.
rules-ninjato-A = 1 for each of your skills.
rules-ninjato-D = 6 each if only you hold any, 4 each if two players do, 2 each if more do.
rules-ninjato-several = Several rumors of one of the first four kinds count more: instead of 1 for each it is 2 with two of them, 4 with three, then 5, 6 and 8.
rules-ninjato-rest = Treasures left are 1 honor each, elite guards 1 or 2, as their flags show.
rules-ninjato-tie = With equal honor more envoys win, then the oldest envoy; else you share the win.
rules-ninjato-decks = What the decks hold is reconstructed: the printed book gives totals only.

# Naishi
naishi-card-mountain = Mountain
naishi-card-naishi = Naishi
naishi-card-advisor = Advisor
naishi-card-sentinel = Sentinel
naishi-card-monk = Monk
naishi-card-horseman = Horseman
naishi-card-ronin = Ronin
naishi-card-ninja = Ninja
naishi-card-fort = Fort
naishi-card-torii = Torii
naishi-card-rice-field = Rice field
naishi-card-banner = Banner
naishi-you = You
naishi-river = River
naishi-line = Line
naishi-hand = Hand
naishi-line-of = { $owner ->
    [you] Your Line
   *[other] Line of { $owner }
}
naishi-hand-of = { $owner ->
    [you] Your Hand
   *[other] Hand of { $owner }
}
# A place of a Line or a Hand, for a screen reader.
naishi-place = { $owner ->
    [you] Your { $row }
   *[other] { $row } of { $owner }
}, column { $column }: { $card ->
    [hidden] a hidden card
   *[other] { $card }
}{ $known ->
    [mine] , known to { $other }
    [his] , known to you
   *[no] { "" }
}
naishi-pile = River, column { $column }: { $count ->
    [0] empty
    [one] { $card }, the last card of its pile
   *[other] { $card }, { $count } cards in the pile
}
naishi-empty = empty
naishi-court = Imperial Court
naishi-swap = Swap
naishi-discard = Discard
naishi-decree = Decree
naishi-stand = { $mine ->
    [0] { "" }
    [one] , one emissary of yours
   *[other] , { $mine } emissaries of yours
}{ $his ->
    [0] { "" }
    [one] , one of { $other }
   *[other] , { $his } of { $other }
}
naishi-space-swap = Swap two cards: { $free ->
    [0] no free space
    [one] one free space
   *[other] { $free } free spaces
}{ naishi-stand }
naishi-space-discard = Discard two River cards: { $free ->
    [0] no free space
    [one] one free space
   *[other] { $free } free spaces
}{ naishi-stand }
naishi-space-decree = Decree, exchange one place with the other player, once in the game: { $free ->
    [0] taken
   *[other] free
}{ naishi-stand }
naishi-free = Free emissaries of { $name }: { $count }
naishi-discard-pile = Discard pile: { $count ->
    [0] empty
    [one] one card, { $card }
   *[other] { $count } cards, { $card } on top
}
naishi-discarded = { $count } discarded
naishi-dealt = Your two cards
naishi-dealt-card = Card { $number } of two, to keep or to give away: { $card }
naishi-dealt-hidden = A card dealt face down
naishi-keep = Keep one of your two cards; the other goes to { $other }.
naishi-drafting = Each player keeps one card and gives one away.
naishi-score = Score
naishi-score-so-far = Score so far
naishi-turn = Turn { $turn }
naishi-last-turn = Last turn
naishi-gave = You gave
naishi-gave-whole = You gave the { $card } to { $other } in the set-up; where it went in the Hand you did not see.
naishi-step-develop = Put the { $card } in your Line or in your Hand, column { $column }.
naishi-step-swap = Swap: choose the first of two cards.
naishi-step-swap-second = Swap: choose the card to change places with it.
naishi-step-discard = Discard: choose the first of two River cards.
naishi-step-discard-second = Discard: choose the second River card.
naishi-step-decree = Decree: choose the place to exchange, in the Line or in the Hand.

# Ta-Ke
take-type-S = Samurai
take-type-D = Daimyo
take-type-R = Ronin
take-type-G = Geisha
take-type-N = Ninja
take-types-S = Samurai
take-types-D = Daimyos
take-types-R = Ronin
take-types-G = Geishas
take-types-N = Ninjas
take-row-bottom = bottom
take-row-middle = middle
take-row-samurai = Samurai
take-row-worth = Each chip in this row counts { $value }
take-row-worth-ninja = Each chip in this row counts { $value }, a Ninja { $ninja }
take-your-court = Your court
take-court = Court of { $name }
take-cell = { $court }, { $column }, { $row } row: { $count ->
    [0] empty
    [one] one { $one }
   *[other] { $count } { $many }
  }.
take-cell-samurai = { $court }, over the { $column }: { $count ->
    [0] no Samurai
   *[other] { $count } Samurai
  }.
take-all-samurai = { $court }: all Samurai.
take-influence = Influence in { $many }: { $influence }
take-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
take-hall = Audience hall
take-stack = Stack { $letter }, { $count ->
    [one] one chip
   *[other] { $count } chips
  }, from the top: { $chips }.
take-space = Space { $letter }, empty: it shows { $printed }.
take-stack-ghost = A ghost sits on it.
take-stack-closed = Closed this turn.
take-closed = closed
take-supply = Ghosts in the supply: { $count }.
take-ghosts = Ghosts
take-you = you
take-other = other
take-plus = +{ $points }
take-scored = { $many }: { $sum }
take-deed = Take the { $chip } from { $letter }{ $over ->
    [none] {""}
   *[other] , to lie over the { $over }
}
take-product = { $shown } × { $influence } = { $points }
take-step-take = Put it in your court.
take-step-samurai = Over which column does the Samurai lie?
take-step-over = Over which column does it lie now?
take-step-D-1 = The Daimyo moves up to three of your Samurai.
take-step-R-1 = Ronin: choose a ghost.
take-step-R-2 = Where does the ghost go?
take-step-G-1 = Geisha: choose a top chip.
take-step-G-2 = Where does the chip go?
take-step-N-1 = Ninja: choose whom to push up.
take-step-N-D = Only push it up, or move your Samurai.
take-step-N-R = Only push it up, or choose a ghost to move.
take-step-N-G = Only push it up, or choose a top chip to move.

# Ninjato

ninjato-nothing = nothing
ninjato-none = none
ninjato-nobody = nobody
ninjato-houses = Houses
ninjato-places = Dojo, sensei, palace and pavilion
ninjato-honor = { $count } honor

ninjato-treasure = { $side ->
        [red] { $count ->
            [one] a red { $kind }
           *[other] { $count } red { $kind ->
               *[other] { $kind }s
                [gold] gold
            }
        }
       *[neutral] { $count ->
            [one] a { $kind }
           *[other] { $count } { $kind ->
               *[other] { $kind }s
                [gold] gold
            }
        }
    }
ninjato-token = { $clan } { $honor }
ninjato-gold-as = a gold as { $kind }

ninjato-house-name = House { $number }: { $token }; sentry { $sentry }; { $treasures }
ninjato-house-closed-name = House { $number }: { $token }; closed until the round ends
ninjato-house-closed = closed until the round ends
ninjato-in-house = { $what } in the house
ninjato-strength = strength
ninjato-stealth = stealth
ninjato-by-strength = By strength: more than { $value } beats the sentry
ninjato-by-stealth = By stealth: less than { $value } beats the sentry

ninjato-dojo = Dojo
ninjato-dojo-name = Dojo: face up { $cards }; { $count } in the deck
ninjato-dojo-deck = The dojo’s deck, { $count } cards
ninjato-dojo-discard = { $count } discarded
ninjato-dojo-first = First next round:
ninjato-dojo-nobody = No visitor yet.
ninjato-draws = { $count ->
        [one] one more card
       *[other] { $count } more cards
    }
ninjato-cards = { $count ->
        [one] a { $value }
       *[other] { $count } cards of { $value }
    }
ninjato-hand = { $count ->
        [0] No card in hand
        [one] One card in hand
       *[other] { $count } cards in hand
    }

ninjato-hand-short = { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }

ninjato-sensei = Sensei
ninjato-sensei-empty = Nothing to learn in this round.
ninjato-lesson = { $card ->
        [none] { $tile }; free in a style you own
        [any] { $tile }; for any card
       *[other] { $tile }; for a { $card }
    }
ninjato-tile = { $count ->
        [one] { $name } ({ $style }): { $effect }
       *[other] { $count } tiles { $name } ({ $style }): { $effect }
    }
ninjato-used = Used: { $tile }
ninjato-skills = Skills
ninjato-skill-shinobi-iri = Shinobi-iri
ninjato-skill-intonjutsu = Intonjutsu
ninjato-skill-choho = Choho
ninjato-skill-kayakujutsu = Kayakujutsu
ninjato-skill-kenjutsu = Kenjutsu
ninjato-skill-kuji-in = Kuji-in
ninjato-skill-taijutsu = Taijutsu
ninjato-skill-boryaku = Boryaku
ninjato-skill-seishin-teki = Seishin-teki
ninjato-skill-hensojutsu = Hensojutsu
ninjato-effect-shinobi-iri = −2 to your card
ninjato-effect-intonjutsu = your card becomes 0
ninjato-effect-choho = swap a treasure with one in the house
ninjato-effect-kayakujutsu = +2 to your card
ninjato-effect-kenjutsu = your card becomes 6
ninjato-effect-kuji-in = a used tile is ready again
ninjato-effect-taijutsu = +1 or −1 to your card
ninjato-effect-boryaku = a 2 or a 4 without a card
ninjato-effect-seishin-teki = strength becomes stealth, or stealth strength
ninjato-effect-hensojutsu = +1 influence through a masked envoy

ninjato-palace = Palace
ninjato-pavilion = Pavilion
ninjato-deck = { $count } in the deck
ninjato-slot = { $what }; costs { $cost }
ninjato-envoy = { $mask ->
        [yes] { $clan } envoy aged { $age }, masked
       *[no] { $clan } envoy aged { $age }
    }
ninjato-rumor = Rumor { $name }
ninjato-rumor-W = Warrior
ninjato-rumor-G = Good Will
ninjato-rumor-P = Friends
ninjato-rumor-A = Secret Arts
ninjato-rumor-D = Dis{ "\u00AD" }honor
ninjato-worth-W = counts your elite cards at the end
ninjato-worth-G = counts your rumors at the end
ninjato-worth-P = counts your envoys at the end
ninjato-worth-A = counts your skill tiles at the end
ninjato-worth-D = 6 each if only you hold any, else 4 or 2
ninjato-step-house = Do you come by strength or by stealth?
ninjato-step-palace = Choose what to pay the envoy with.
ninjato-step-pavilion = Choose what to pay for the rumor.
ninjato-step-sensei = Choose the card that you give for the lesson.
ninjato-step-hand = Does the 3 add or take away?
ninjato-step-taijutsu = Taijutsu: one more, or one less?
ninjato-step-boryaku = Boryaku: which card shall it be?
ninjato-step-choho = Choho: choose the treasure that you put back.
ninjato-step-choho-second = Choho: choose the treasure that you take for it.
ninjato-step-kuji-in = Kuji-in: choose the used skill that is ready again.
ninjato-pay = Pay with
ninjato-pay-name = Pay { $list }: { $honor } honor

ninjato-treasures = Treasures
ninjato-envoys = Envoys
ninjato-rumors = Rumors
ninjato-elites = Elite guards
ninjato-seat-honor = { $name }: { $honor } honor
ninjato-seat-cards = { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
ninjato-seat-treasures = treasures: { $list }
ninjato-seat-skill = { $ready ->
        [yes] { $name }
       *[no] { $name } (used)
    }
ninjato-seat-elites = { $count ->
        [one] one elite guard
       *[other] { $count } elite guards
    }
ninjato-seat-rumors = { $count ->
        [one] one rumor
       *[other] { $count } rumors
    }
ninjato-shurikens = { $count ->
        [one] one shuriken to place
       *[other] { $count } shurikens to place
    }

ninjato-invasion = { $side ->
        [strength] House { $number } by strength
       *[stealth] House { $number } by stealth
    }
ninjato-wins-strength = more than the guard wins
ninjato-wins-stealth = less than the guard wins
ninjato-shuriken = On the shuriken
ninjato-shuriken-empty = no treasure yet
ninjato-on-shuriken = { $what } on the shuriken
ninjato-no-card = no card yet
ninjato-total = so far
ninjato-as = as { $value }
ninjato-as-which = as which?
ninjato-strike = Strike
ninjato-guard = guard of { $value }
ninjato-guard-alarm = alarm guard of { $value }
ninjato-guard-elite = elite guard, { $strength } against strength, { $stealth } against stealth
ninjato-guard-double = two elite guards of { $first } and { $second }
ninjato-guard-faced = { $can ->
        [yes] { $source ->
            [sentry] Strike the sentry, a { $guard }
           *[other] Strike the { $guard }
        }
       *[no] { $source ->
            [sentry] The sentry, a { $guard }
           *[other] Faced: { $guard }
        }
    }
ninjato-guard-of-two = { $can ->
        [yes] Strike the elite guard of { $value }
       *[no] Elite guard of { $value }, one of two
    }
ninjato-source-sentry = the sentry
ninjato-source-normal = a guard
ninjato-source-elite = an elite guard
ninjato-source-double = two elite guards
ninjato-source-standin = stands in for an elite
ninjato-unseen-guard = the next guard is unseen
ninjato-failed = Failed: one treasure is kept, the rest is lost.
ninjato-cleared = The house is cleared. Its new sign:
ninjato-beaten = { $count ->
        [one] one guard beaten
       *[other] { $count } guards beaten
    }
ninjato-next = { $source ->
        [elite] { $count ->
            [one] Next: the last elite guard
           *[other] Next: one of { $count } elite guards
        }
       *[other] { $count ->
            [one] Next: the last guard
           *[other] Next: one of { $count } guards
        }
    }
ninjato-next-none = { $left ->
        [one] Nobody comes next: beat this guard, and the house is cleared.
       *[other] Nobody comes next: beat both, and the house is cleared.
    }
ninjato-odds = { $source ->
        [elite] your cards and skills beat { $beaten } of { $of } elite guards
       *[other] your cards and skills beat { $beaten } of { $of } guards
    }
ninjato-column = { $count } of { $value }

ninjato-round = Round { $round } of 7
ninjato-order = Order:
ninjato-next-scoring = Scoring after round { $round }, in this order
ninjato-heap = { $count } spent
ninjato-bag = { $count } treasures in the bag
ninjato-guards-left = { $guards } guards and { $elites } elites in the decks
ninjato-reconstructed = The rulebook prints totals; what each deck holds is reconstructed.
