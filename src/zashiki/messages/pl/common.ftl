# Several things in one phrase
list-comma = { $first }, { $second }
list-and = { $first } i { $second }
list-or = { $first } lub { $second }
# What somebody did: { $deeds } is one or several phrases, such as "bierze gejszę z E"
told-does = { $name } { $deeds }
told-you = { $deeds }
# Points, and how a game stands
amount =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
evaluation-ahead = { $percent }% szans na wygraną, spodziewana przewaga: { $amount }
evaluation-behind = { $percent }% szans na wygraną, spodziewana strata: { $amount }
evaluation-even = { $percent }% szans na wygraną, spodziewana równa gra
# The moves of a turn, one after the other
turn-then = { $first }, a potem { $second }
# How good a decision was
label-best = najlepszy
label-good = dobry
label-inaccuracy = niedokładność
label-mistake = pomyłka
label-blunder = gruby błąd
# What is compiled before a game can be played for the first time. Names of functions follow, and then how it ended.
compiling =
    { $part ->
        [rules] Kompiluję zasady dla tego komputera ({ $name }); to dzieje się tylko raz i trwa do minuty:
        [view] Kompiluję widok dla tego komputera ({ $name }); to dzieje się tylko raz i trwa do minuty:
        [events] Kompiluję zdarzenia dla tego komputera ({ $name }); to dzieje się tylko raz i trwa do minuty:
        [features] Kompiluję cechy pozycji dla tego komputera ({ $name }); to dzieje się tylko raz i trwa do minuty:
        [batches] Kompiluję gry równoległe dla tego komputera ({ $name }); to dzieje się tylko raz i trwa do minuty:
        [play-outs] Kompiluję losowe rozgrywki dla tego komputera ({ $name }); to dzieje się tylko raz i trwa do minuty:
        [thoughts] Kompiluję myśli Warashi dla tego komputera ({ $name }); to dzieje się tylko raz i trwa do minuty:
        [opponent] Kompiluję przeciwnika dla tego komputera; to dzieje się tylko raz i trwa do minuty:
       *[all] Kompiluję { $name } dla tego komputera; to dzieje się tylko raz i trwa do minuty:
    }
compiling-done = gotowe po { $seconds }{ "\u00A0" }s.
compiling-stopped = przerwane po { $seconds }{ "\u00A0" }s.
