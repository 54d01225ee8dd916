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

# What is compiled before a game can be played for the first time. Names of functions follow, and then how it ended.
compiling = { $part ->
    [rules] Compilando las reglas de { $name } para esta máquina; ocurre una sola vez y tarda hasta un minuto:
    [view] Compilando la vista de { $name } para esta máquina; ocurre una sola vez y tarda hasta un minuto:
    [events] Compilando los sucesos de { $name } para esta máquina; ocurre una sola vez y tarda hasta un minuto:
    [features] Compilando los rasgos de { $name } para esta máquina; ocurre una sola vez y tarda hasta un minuto:
    [batches] Compilando las series de { $name } para esta máquina; ocurre una sola vez y tarda hasta un minuto:
    [play-outs] Compilando las simulaciones de { $name } para esta máquina; ocurre una sola vez y tarda hasta un minuto:
    [thoughts] Compilando lo que Warashi piensa de { $name } para esta máquina; ocurre una sola vez y tarda hasta un minuto:
    [opponent] Compilando el oponente para esta máquina; ocurre una sola vez y tarda hasta un minuto:
   *[all] Compilando { $name } para esta máquina; ocurre una sola vez y tarda hasta un minuto:
  }
compiling-done = listo en { $seconds } s.
compiling-stopped = interrumpido a los { $seconds } s.
