# Several things in one phrase
list-comma = { $first }, { $second }
list-and = { $first } en { $second }
list-or = { $first } of { $second }

# What somebody did: { $deeds } is one or several phrases, such as "pakt de geisha van E"
told-does = { $name } { $deeds }
told-you = Je { $deeds }

# Points, and how a game stands
amount = { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
evaluation-ahead = { $percent }% kans om te winnen, aan het eind ongeveer { $amount } voor
evaluation-behind = { $percent }% kans om te winnen, aan het eind ongeveer { $amount } achter
evaluation-even = { $percent }% kans om te winnen, aan het eind ongeveer gelijk

# The moves of a turn, one after the other
turn-then = { $first }, dan { $second }

# How good a decision was
label-best = de beste
label-good = goed
label-inaccuracy = onnauwkeurig
label-mistake = fout
label-blunder = blunder

# What is compiled before a game can be played for the first time. Names of functions follow, and then how it ended.
compiling = { $part ->
    [rules] De regels van { $name } voor deze machine compileren; dat gebeurt één keer en duurt hoogstens een minuut:
    [view] De weergave van { $name } voor deze machine compileren; dat gebeurt één keer en duurt hoogstens een minuut:
    [events] De gebeurtenissen van { $name } voor deze machine compileren; dat gebeurt één keer en duurt hoogstens een minuut:
    [features] De kenmerken van { $name } voor deze machine compileren; dat gebeurt één keer en duurt hoogstens een minuut:
    [batches] De reeksen van { $name } voor deze machine compileren; dat gebeurt één keer en duurt hoogstens een minuut:
    [play-outs] De willekeurige spellen van { $name } voor deze machine compileren; dat gebeurt één keer en duurt hoogstens een minuut:
    [thoughts] Wat Warashi van { $name } denkt voor deze machine compileren; dat gebeurt één keer en duurt hoogstens een minuut:
    [opponent] De tegenstander voor deze machine compileren; dat gebeurt één keer en duurt hoogstens een minuut:
   *[all] { $name } voor deze machine compileren; dat gebeurt één keer en duurt hoogstens een minuut:
  }
compiling-done = klaar na { $seconds } s.
compiling-stopped = gestopt na { $seconds } s.
