# Several things in one phrase
list-comma = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }

# What somebody did: { $deeds } is one or several phrases, such as "takes the Geisha from E"
told-does = { $name } { $deeds }
told-you = You { $deeds }

# A move that is not legal now
refused-move = { $move } is not legal now: { $reason } Legal: { $moves }.
refused-move-over = { $move } is not legal: the game is over.

# Points, and how a game stands
amount = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
evaluation-ahead = { $percent } % to win, about { $amount } ahead at the end
evaluation-behind = { $percent } % to win, about { $amount } behind at the end
evaluation-even = { $percent } % to win, about even at the end

# The moves of a turn, one after the other
turn-then = { $first }, then { $second }
