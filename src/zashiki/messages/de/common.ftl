# Several things in one phrase
list-comma = { $first }, { $second }
list-and = { $first } und { $second }
list-or = { $first } oder { $second }

# What somebody did: { $deeds } is one or several phrases, such as "nimmt die Geisha von E"
told-does = { $name } { $deeds }
told-you = Du { $deeds }

# Points, and how a game stands
amount = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
evaluation-ahead = { $percent } % Gewinnchance, am Ende etwa { $amount } Vorsprung
evaluation-behind = { $percent } % Gewinnchance, am Ende etwa { $amount } Rückstand
evaluation-even = { $percent } % Gewinnchance, am Ende etwa Gleichstand

# The moves of a turn, one after the other
turn-then = { $first }, dann { $second }

# How good a decision was
label-best = am besten
label-good = gut
label-inaccuracy = ungenau
label-mistake = Fehler
label-blunder = Patzer

# What is compiled before a game can be played for the first time. Names of functions follow, and then how it ended.
compiling = { $part ->
    [rules] Die Regeln von { $name } für diesen Rechner kompilieren; das geschieht einmal und dauert bis zu einer Minute:
    [view] Die Ansicht von { $name } für diesen Rechner kompilieren; das geschieht einmal und dauert bis zu einer Minute:
    [events] Die Ereignisse von { $name } für diesen Rechner kompilieren; das geschieht einmal und dauert bis zu einer Minute:
    [features] Die Merkmale von { $name } für diesen Rechner kompilieren; das geschieht einmal und dauert bis zu einer Minute:
    [batches] Die Stapelläufe von { $name } für diesen Rechner kompilieren; das geschieht einmal und dauert bis zu einer Minute:
    [play-outs] Die Zufallspartien von { $name } für diesen Rechner kompilieren; das geschieht einmal und dauert bis zu einer Minute:
    [thoughts] Warashis Gedanken zu { $name } für diesen Rechner kompilieren; das geschieht einmal und dauert bis zu einer Minute:
    [opponent] Das Gegenüber für diesen Rechner kompilieren; das geschieht einmal und dauert bis zu einer Minute:
   *[all] { $name } für diesen Rechner kompilieren; das geschieht einmal und dauert bis zu einer Minute:
  }
compiling-done = fertig nach { $seconds } s.
compiling-stopped = abgebrochen nach { $seconds } s.
