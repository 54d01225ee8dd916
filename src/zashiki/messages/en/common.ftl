# Several things in one phrase
list-comma = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }

# What somebody did: { $deeds } is one or several phrases, such as "takes the Geisha from E"
told-does = { $name } { $deeds }
told-you = You { $deeds }

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

# How good a decision was
label-best = best
label-good = good
label-inaccuracy = inaccuracy
label-mistake = mistake
label-blunder = blunder

# What is compiled before a game can be played for the first time. Names of functions follow, and then how it ended.
compiling = { $part ->
    [rules] Compiling the rules of { $name } for this machine; this happens once, and takes up to a minute:
    [view] Compiling the view of { $name } for this machine; this happens once, and takes up to a minute:
    [events] Compiling the events of { $name } for this machine; this happens once, and takes up to a minute:
    [features] Compiling the features of { $name } for this machine; this happens once, and takes up to a minute:
    [batches] Compiling the batches of { $name } for this machine; this happens once, and takes up to a minute:
    [play-outs] Compiling the play-outs of { $name } for this machine; this happens once, and takes up to a minute:
    [thoughts] Compiling what Warashi thinks of { $name } for this machine; this happens once, and takes up to a minute:
    [opponent] Compiling the opponent for this machine; this happens once, and takes up to a minute:
   *[all] Compiling { $name } for this machine; this happens once, and takes up to a minute:
  }
compiling-done = done after { $seconds } s.
compiling-stopped = stopped after { $seconds } s.
