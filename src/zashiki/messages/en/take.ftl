# Ta-Ke: the home page, the options
take-motto = Five stacks of chips, two courtyards, nothing hidden. Every take scores for both players.
take-option-ninja_values = Values of the Ninja
take-option-ninja_values-2-1 = 2 and 1
take-option-ninja_values-1-0 = 1 and 0
take-option-ninja_repeats = Ninja repeats an ability
take-option-ninja_repeats-no = never
take-option-ninja_repeats-yes = allowed
take-about = By Arve D. Fühler, published by HUCH! (2017). For two players, with nothing hidden: five stacks, two courtyards, and points for both with every chip that is taken.

# The rules
take-rules-title-ghosts = Ghosts
take-rules-title-example = A take, step by step
take-rules-title-types = The five types
take-rules-aim = Gather chips in your courtyard, so that you have influence in the types that are scored. Every scoring gives points to both players. Most points win. The player who begins is drawn by lot.
take-rules-hall = Five stacks of seven chips stand on the spaces A to E of the audience hall: five types, seven chips of each. A type is printed on each space too. Nothing is hidden.
take-rules-court = Your courtyard has a column each for Daimyos, Ronin, Geishas and Ninjas. A chip counts 2 in the bottom row and 1 in the middle row. Samurai lie in the top row, over any column, and count 1.
take-rules-turn-abilities = Use abilities, if you like.
take-rules-turn-take = Take the top chip of a stack without a ghost, and leave a ghost there.
take-rules-turn-place = Put the chip in the bottom row of its column; a Samurai goes over the column of your choice.
take-rules-turn-score = Both players score.
take-rules-ghosts = Nobody can take a chip from under a ghost. When a turn begins and every stack has a ghost, all ghosts go home to the supply.
take-rules-scored-type = One type is scored: the one that now shows where the chip was taken. That is the chip beneath, or the printed type of an empty space.
take-rules-scored-count = Count the spaces in the hall that show this type; ghosts hide nothing.
take-rules-scored-influence = Each player gets that number times their influence in the type: what the chips in its column count, and 1 for each Samurai over it. The influence in Samurai is the number of all your Samurai.
take-rules-abilities = Before you take, chips in your bottom row can use their abilities, each type once a turn. The chip then moves up to the middle row for good and counts less.
take-rules-ninja = The Ninja cannot push another Ninja. You may push without using the ability, and you cannot use the same ability with your own chip in that turn.
take-rules-end = The game ends when the last chip is taken and scored. Equal points are a draw.
take-rules-options = A table can be opened with other rules for the Ninja: it counts 1 and 0, or it may repeat an ability that your own chip used.
take-diagram-take = You take the Geisha from E. It goes to the bottom row of your courtyard, and a ghost comes to E.
take-diagram-count = A Geisha shows on E now, so Geishas are scored. Three spaces show a Geisha: A, C and E.
take-diagram-influence = Your influence in Geishas is 2 + 1 + 1 + 1 = 5: one chip in the bottom row, one in the middle row and two Samurai. You get 3 × 5 = 15 points. The opponent gets 3 × their own influence.
take-column-type = Type
take-column-bottom = Bottom row
take-column-middle = Middle row
take-column-ability = Ability
take-none = –

# The board
take-row-bottom = bottom
take-row-middle = middle
take-row-samurai = Samurai
take-your-court = Your courtyard
take-court = Courtyard of { $name }
take-court-about = { $points ->
    [one] One point
   *[other] { $points } points
  } so far. A chip that is taken goes to its column, a Samurai over any column.
take-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
take-hall = Audience hall

# Cards that explain a piece: a name, and what it is and does now
take-ability-D = Moves one to three of your Samurai, each to another column.
take-ability-R = Moves a ghost to a space without one, or to or from the supply. A chip must be left for you to take.
take-ability-G = Moves the top chip of a stack of two or more onto another stack or an empty space, both without a ghost. You cannot take that chip this turn.
take-ability-N = Pushes a Daimyo, Ronin or Geisha of the opponent up to the middle row. Then you may use its ability for yourself.
take-ability-S = No ability. Counts 1 for the column it lies over, and 1 when Samurai are scored.
take-does = { NOUN($piece, of: "take-piece") }: { $ability }
take-cell = { $court }, { NOUN($piece, of: "take-piece", form: "many") }, { $row ->
    [bottom] bottom row
   *[middle] middle row
  }: { $count ->
    [0] empty
    [one] one { NOUN($piece, of: "take-piece") }
   *[other] { $count } { NOUN($piece, of: "take-piece", form: "many") }
  }
take-cell-bottom-about = { $count ->
    [0] A { NOUN($piece, of: "take-piece") } goes here when it is taken, and counts { $value }.
   *[other] Counts { $value }{ $count ->
        [one] {""}
       *[other] {" "}each
      }. { $does } Using the ability moves the chip to the middle row for good, where it counts { $then }.
  }
take-cell-used = Already used this turn.
take-cell-middle-about = Chips that were used, or pushed up by a Ninja. They count { $value } each and cannot be used again.
take-cell-samurai = { $court }, over the { NOUN($piece, of: "take-piece", form: "many") }: { $count ->
    [0] no Samurai
   *[other] { $count } Samurai
  }
take-cell-samurai-about = Each Samurai here counts 1 for { NOUN($piece, of: "take-piece", form: "many") }, and 1 when Samurai are scored.
take-all-samurai = { $court }: all Samurai
take-row = { $row ->
    [bottom] Bottom row
    [middle] Middle row
   *[samurai] Samurai
  }: each chip counts { $value }{ $ninja ->
    [same] {""}
   *[other] , a Ninja { $ninja }
  }
take-row-about-bottom = Chips come here when they are taken. Only here can they use their ability.
take-row-about-middle = Chips move up here when they use their ability or are pushed by a Ninja. They stay there and cannot be used again.
take-row-about-samurai = A Samurai lies over a column of your choice. It counts for that column, and when Samurai are scored.
take-influence = Influence in { NOUN($piece, of: "take-piece", form: "many") }: { $influence }
take-influence-about = { $parts ->
    [none] Nothing counts for it yet.
   *[other] { $parts }.
  } When { NOUN($piece, of: "take-piece", form: "many") } are scored, it is multiplied by the number of spaces that show a { NOUN($piece, of: "take-piece") }, now { $shown }.
take-part-bottom = { $count } × { $value } in the bottom row
take-part-middle = { $count } × { $value } in the middle row
take-part-over = { $count } Samurai over the column
take-part-samurai = { $count } Samurai in all
take-stack = Stack { $letter }: { NOUN($piece, of: "take-piece") } on top
take-space = Space { $letter }: empty
take-stack-about = { $count ->
    [one] The last chip.
   *[other] From the top: { LIST($chips, of: "take-piece", with: "comma") }.
  }
take-space-about = An empty space shows its printed type, { NOUN($piece, of: "take-piece") }.
take-stack-uncovers = Taking the { NOUN($piece, of: "take-piece") } uncovers a { NOUN($beneath, of: "take-piece") }{ $from ->
    [space] , which is printed on the space
   *[chip] {""}
  }, so { NOUN($beneath, of: "take-piece", form: "many") } would be scored.
take-stack-ghost = A ghost sits on it: nobody can take from here until it leaves.
take-stack-closed = Closed this turn: a Geisha moved its top chip here.
take-closed = closed
take-supply = Supply: { $count ->
    [0] no ghosts
    [one] one ghost
   *[other] { $count } ghosts
  }
take-supply-about = Every take leaves a ghost on its space. When a turn begins and every stack has a ghost, all ghosts go home to the supply.
take-ghosts = Ghosts
take-you = you
take-opponent = opponent
take-offers = Points for a take
take-offers-about = Under each stack: the type that its take would score, and the points for both players. Points are the number of spaces that show the type, times the influence.
take-sums = { NOUN($piece, of: "take-piece", form: "many") } score
take-plus = +{ $points }
take-scored = { NOUN($piece, of: "take-piece", form: "many") }: { $sum }
take-product = { $shown } × { $influence } = { $points }
take-step-take = Now put it in your courtyard.
take-step-samurai = Now choose a column for the Samurai.
take-step-over = Now choose another column for it.
take-step-D-1 = Now tap your Samurai: the Daimyo moves up to three of them.
take-step-R-1 = Ronin: now choose a ghost.
take-step-R-2 = Now choose where the ghost goes.
take-step-G-1 = Geisha: now choose a top chip.
take-step-G-2 = Now choose where the chip goes.
take-step-N-1 = Ninja: now choose a chip to push up.
take-step-N-D = Now tap your Samurai to move them, or the middle row only to push.
take-step-N-R = Now choose a ghost to move, or the middle row only to push.
take-step-N-G = Now choose a top chip to move, or the middle row only to push.
take-verb-take = Take
take-verb-use = Use the { NOUN($piece, of: "take-piece") }
take-verb-ghost = Move the ghost
take-verb-chip = Move the chip
take-verb-samurai = Move the Samurai
take-verb-push = Push
take-verb-enough = Enough

# The guided first game
take-lesson-aim = Welcome! You and I take turns taking chips, every take scores points for both of us, and most points win.
take-lesson-hall = Five stacks of seven chips stand in the hall, and nothing is hidden: you see every chip from the side.
take-lesson-take = Take the Geisha on stack B: tap it, then tap the glowing place in your courtyard.
take-lesson-score = A Geisha shows where you took one, so Geishas score: 2 spaces show one × your influence of 2 (bottom row) = 4 points.
take-lesson-ghost = Every take leaves a ghost, and nobody takes from under a ghost: B was blocked for me, so I took the Geisha from D.
take-lesson-both = Both of us score every time: again 2 spaces show a Geisha, and with one chip each we both get 2 × 2 = 4.
take-lesson-samurai = Take the Samurai on E and put it over your Geishas, where it adds 1 to your influence in them.
take-lesson-counts = Now 3 spaces show a Geisha: 3 × your influence of 3 = 9 for you, and 3 × 2 = 6 for me.
take-lesson-empty = Every other stack has a ghost, so take the last chip of stack A.
take-lesson-printed = The empty space shows its printed Samurai, so Samurai score, wherever they lie: 2 spaces × your 3 Samurai = 6 points.
take-lesson-home = No chip without a ghost was left for my turn, so all ghosts went home to the supply.
take-lesson-abilities = Before you take, chips in your bottom row can use their abilities, each type once a turn.
take-lesson-daimyo = The Daimyo moves up to three of your Samurai to other columns: tap your Daimyo, then your Samurai.
take-lesson-middle = The used Daimyo stays in the middle row and counts 1 instead of 2; now move the Samurai over your Ronin to the Geishas.
take-lesson-enough = That is enough: let the other Samurai stay where it is, with the button in the bar.
take-lesson-daimyo-take = Now take the Geisha on C.
take-lesson-daimyo-score = 2 spaces show a Geisha × your influence of 5 = 10 points; without the Samurai it would have been 8.
take-lesson-ronin = The Ronin moves a ghost to a space without one, or to or from the supply: send the ghost on stack A home.
take-lesson-geisha = The Geisha moves a top chip to another space without a ghost, even an empty one: move the Ninja from A to C.
take-lesson-closed = Stack C is closed for this turn, because you cannot take the chip that you just moved.
take-lesson-geisha-take = But you can take the Daimyo that it uncovered on A.
take-lesson-geisha-score = 2 spaces show a Daimyo × your influence of 5 = 10 points for you, and 2 × 1 = 2 for me.
take-lesson-ninja = The Ninja pushes a chip of mine up and uses its ability: push my Ronin, then move the ghost from B to D.
take-lesson-pushed = My Ronin counts 1 instead of 2 now, and its ability is gone; a Ninja may also push without using it, but never a Ninja.
take-lesson-ninja-take = Now take the Geisha on B: the Ninja beneath it scores.
take-lesson-ninja-score = 2 spaces show a Ninja × your influence of 5 = 10 points for you, and 2 × 2 = 4 for me.
take-lesson-last = The end of a game: you are 2 points behind, and the last chip is yours to take.
take-lesson-end = All 35 chips are taken and the game is over: you win by 149 to 147, and equal points would be a draw.
