# Several things in one phrase
list-comma = { $first }, { $second }
list-and = { $first } a { $second }
list-or = { $first } nebo { $second }
# What somebody did: { $deeds } is one or several phrases, such as "bere gejšu z E"
told-does = { $name } { $deeds }
told-you = { $deeds }
# Points, and how a game stands
amount =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
evaluation-ahead = { $percent }{ "\u00A0" }% na výhru, očekávaný náskok: { $amount }
evaluation-behind = { $percent }{ "\u00A0" }% na výhru, očekávaná ztráta: { $amount }
evaluation-even = { $percent }{ "\u00A0" }% na výhru, očekává se vyrovnaný konec
# The moves of a turn, one after the other
turn-then = { $first }, potom { $second }
# How good a decision was
label-best = nejlepší
label-good = dobrý
label-inaccuracy = nepřesnost
label-mistake = chyba
label-blunder = hrubá chyba
# What is compiled before a game can be played for the first time. Names of functions follow, and then how it ended.
compiling =
    { $part ->
        [rules] Překládám pravidla pro tento počítač ({ $name }); stane se to jen jednou a trvá to nejvýš minutu:
        [view] Překládám zobrazení pro tento počítač ({ $name }); stane se to jen jednou a trvá to nejvýš minutu:
        [events] Překládám události pro tento počítač ({ $name }); stane se to jen jednou a trvá to nejvýš minutu:
        [features] Překládám znaky pozic pro tento počítač ({ $name }); stane se to jen jednou a trvá to nejvýš minutu:
        [batches] Překládám souběžné hry pro tento počítač ({ $name }); stane se to jen jednou a trvá to nejvýš minutu:
        [play-outs] Překládám náhodné dohrávky pro tento počítač ({ $name }); stane se to jen jednou a trvá to nejvýš minutu:
        [thoughts] Překládám myšlenky Warashi pro tento počítač ({ $name }); stane se to jen jednou a trvá to nejvýš minutu:
        [opponent] Překládám soupeře pro tento počítač; stane se to jen jednou a trvá to nejvýš minutu:
       *[all] Překládám { $name } pro tento počítač; stane se to jen jednou a trvá to nejvýš minutu:
    }
compiling-done = hotovo po { $seconds }{ "\u00A0" }s.
compiling-stopped = přerušeno po { $seconds }{ "\u00A0" }s.
