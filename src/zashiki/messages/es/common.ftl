# Several things in one phrase
list-comma = { $first }, { $second }
list-and = { $first } y { $second }
list-or = { $first } o { $second }

# What somebody did: { $deeds } is one or several phrases, such as "roba la Geisha de E"
told-does = { $name } { $deeds }
told-you = { $deeds }

# Points, and how a game stands
amount = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
evaluation-ahead = { $percent } % de opciones de ganar, { $amount } por delante al final, más o menos
evaluation-behind = { $percent } % de opciones de ganar, { $amount } por detrás al final, más o menos
evaluation-even = { $percent } % de opciones de ganar, casi en empate al final

# The moves of a turn, one after the other
turn-then = { $first }, luego { $second }

# How good a decision was
label-best = óptima
label-good = buena
label-inaccuracy = imprecisión
label-mistake = error
label-blunder = error grave
