# Several things in one phrase
list-comma = { $first }, { $second }
list-and = { $first } et { $second }
list-or = { $first } ou { $second }

# What somebody did: { $deeds } is one or several phrases, such as "prend la Geisha en E"
told-does = { $name } { $deeds }
told-you = Vous { $deeds }

# Points, and how a game stands
amount = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
evaluation-ahead = { $percent } % de chances de gagner, environ { $amount } d’avance à la fin
evaluation-behind = { $percent } % de chances de gagner, environ { $amount } de retard à la fin
evaluation-even = { $percent } % de chances de gagner, à peu près à égalité à la fin

# The moves of a turn, one after the other
turn-then = { $first }, puis { $second }

# How good a decision was
label-best = optimal
label-good = bon
label-inaccuracy = imprécision
label-mistake = erreur
label-blunder = gaffe

# What is compiled before a game can be played for the first time. Names of functions follow, and then how it ended.
compiling = { $part ->
    [rules] Compilation des règles de { $name } pour cette machine ; une seule fois, une minute au plus :
    [view] Compilation de la vue de { $name } pour cette machine ; une seule fois, une minute au plus :
    [events] Compilation des événements de { $name } pour cette machine ; une seule fois, une minute au plus :
    [features] Compilation des traits de { $name } pour cette machine ; une seule fois, une minute au plus :
    [batches] Compilation des séries de { $name } pour cette machine ; une seule fois, une minute au plus :
    [play-outs] Compilation des simulations de { $name } pour cette machine ; une seule fois, une minute au plus :
    [thoughts] Compilation de ce que Warashi pense de { $name } pour cette machine ; une seule fois, une minute au plus :
    [opponent] Compilation de l’adversaire pour cette machine ; une seule fois, une minute au plus :
   *[all] Compilation de { $name } pour cette machine ; une seule fois, une minute au plus :
  }
compiling-done = fini en { $seconds } s.
compiling-stopped = interrompu après { $seconds } s.
