# Several things in one phrase
list-comma = { $first }, { $second }
list-and = { $first } e { $second }
list-or = { $first } o { $second }

# What somebody did: { $deeds } is one or several phrases, such as "prende la Geisha da E"
told-does = { $name } { $deeds }
told-you = { $deeds }

# Points, and how a game stands
amount = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
evaluation-ahead = { $percent }% di probabilità di vincere, circa { $amount } in più alla fine
evaluation-behind = { $percent }% di probabilità di vincere, circa { $amount } in meno alla fine
evaluation-even = { $percent }% di probabilità di vincere, quasi in parità alla fine

# The moves of a turn, one after the other
turn-then = { $first }, poi { $second }

# How good a decision was
label-best = ottima
label-good = buona
label-inaccuracy = imprecisione
label-mistake = errore
label-blunder = errore grave

# What is compiled before a game can be played for the first time. Names of functions follow, and then how it ended.
compiling = { $part ->
    [rules] Si compilano le regole di { $name } per questa macchina; succede una volta sola e richiede fino a un minuto:
    [view] Si compila la vista di { $name } per questa macchina; succede una volta sola e richiede fino a un minuto:
    [events] Si compilano gli eventi di { $name } per questa macchina; succede una volta sola e richiede fino a un minuto:
    [features] Si compilano i tratti di { $name } per questa macchina; succede una volta sola e richiede fino a un minuto:
    [batches] Si compilano le serie di { $name } per questa macchina; succede una volta sola e richiede fino a un minuto:
    [play-outs] Si compilano le simulazioni di { $name } per questa macchina; succede una volta sola e richiede fino a un minuto:
    [thoughts] Si compila ciò che Warashi pensa di { $name } per questa macchina; succede una volta sola e richiede fino a un minuto:
    [opponent] Si compila l’avversario per questa macchina; succede una volta sola e richiede fino a un minuto:
   *[all] Si compila { $name } per questa macchina; succede una volta sola e richiede fino a un minuto:
  }
compiling-done = fatto in { $seconds } s.
compiling-stopped = interrotto dopo { $seconds } s.
