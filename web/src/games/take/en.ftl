# Ta-Ke: the home page, the options
take-motto = Five towers of chips, two courtyards. All is open; every take feeds both of you.
take-option-ninja_values = Values of the Ninja
take-option-ninja_values-2-1 = 2 and 1
take-option-ninja_values-1-0 = 1 and 0
take-option-ninja_repeats = Ninja repeats an ability
take-option-ninja_repeats-no = never
take-option-ninja_repeats-yes = allowed
take-about = By Arve D. Fühler, published by HUCH! (2017). For two, all of it open: five towers, two courtyards, and points for both with every chip that is taken.

# The rules
take-rules-title-ghosts = Ghosts
take-rules-title-abilities = Abilities
take-rules-aim = Gather chips in your courtyard, so that you are strong in the types that are scored. Every scoring pays both of you. Most points win. The player who begins is drawn by lot.
take-rules-hall = Five stacks of seven chips stand in the audience hall: five types, seven chips of each. The space under each stack shows a type too. Nothing is hidden.
take-rules-court = Your courtyard has a column each for Daimyos, Ronin, Geishas and Ninjas. A chip counts 2 in the bottom row and 1 in the middle row; a Ninja counts 1 and 0 if the table’s options say so. Samurai lie in the top row, above any column.
take-rules-turn-abilities = Use abilities, if you like.
take-rules-turn-take = Take the top chip of a stack without a ghost. A ghost then sits there.
take-rules-turn-place = The chip goes to the bottom row of its column; a Samurai goes above the column of your choice.
take-rules-turn-score = Both of you score.
take-rules-ghosts = Nobody takes a chip from under a ghost. When a turn begins and every chip is under one, all ghosts go back to the supply.
take-rules-abilities = Before you take, chips in your bottom row can help you, each type once a turn. The chip you use moves up to the middle row for good, and counts less from then on.
take-rules-D = Move one to three of your Samurai, each to another column.
take-rules-R = Move a ghost: to a space without one, or back to the supply. It may also come from the supply. A chip must be left for you to take.
take-rules-G = Move the top chip of a stack of two or more onto another stack or empty space, both without a ghost. You cannot take that chip in this turn.
take-rules-N = Push a Daimyo, Ronin or Geisha of the other player up from the bottom row. Then you may use its ability as your own, but not one that your own chip is used for in the same turn.
take-rules-S = No ability. Counts 1 for the column it lies above, and 1 when Samurai are scored.
take-rules-scored-type = One type is scored: what now shows where the chip was taken. That is the chip that was beneath, or the type of the empty space.
take-rules-scored-count = Count the spaces in the hall that show this type; ghosts hide nothing.
take-rules-scored-strength = Each of you gets that number times your strength in the type: the chips in its column and the Samurai above them, or for Samurai all that you have.
take-rules-example = If two spaces show a Geisha, and you have one Geisha in the bottom row (2), one in the middle row (1) and a Samurai above them (1), you get 2 × 4 = 8 points.
take-rules-end = The game ends when the last chip is taken and scored. Equal points are a draw.
take-rules-options = A table can be opened with other rules for the Ninja: chips that count 1 and 0, or abilities that it may repeat.

# The board
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
