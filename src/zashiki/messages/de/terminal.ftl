# The game in the terminal. Names of commands, such as `review` and `save FILE`, are typed as they stand here.
# `$you` is yes if the sentence is about the person at the keyboard.
terminal-you = Du
terminal-you-among = dich
terminal-seat = Platz { $number }
terminal-title-two = { $game }: { $first } gegen { $second }.
terminal-title = { $game }: { $names }.
terminal-begins = { $you ->
    [yes] Du beginnst.
   *[no] { $name } beginnt.
  } Tippe ? für Hilfe.
terminal-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $name } ist am Zug.
  }
terminal-goodbye = Bis bald.
terminal-cannot-use = { $file ->
    [none] Es geht nicht weiter: { $problem }.
   *[some] Mit { $file } geht es nicht: { $problem }.
  }
terminal-after-game = review, new, undo, save DATEI oder quit.
terminal-thinking = { $name } denkt nach …
terminal-took-back = Zurückgenommen: { $move }.
terminal-took-back-both = Zurückgenommen: { $move } und was { $name } danach gespielt hat.
terminal-saved-over = Gespeichert. Um die Partie später auszuwerten: { $command }
terminal-saved = Gespeichert. Um die Partie später fortzusetzen: { $command }
terminal-saved-unfinished = Deine Partie ist gespeichert. Um sie fortzusetzen: { $command }
terminal-not-saved = Diese Partie ließ sich nicht speichern: { $problem }.
terminal-narrow = Das Spielbrett braucht { $needed } Spalten; dieses Terminal hat { $columns }.
terminal-hide = { $name }, drücke Enter, um dies vor { $next } zu verbergen.
terminal-hand-over = Gib an { $name } weiter. { $name }, drücke Enter, wenn niemand mitschaut.
terminal-ways = { $count } Möglichkeiten (tippe { $prefix }), etwa: { $example }
terminal-no-points = Es gibt keine Punkte zu erklären.
terminal-won = { $you ->
    [yes] Du gewinnst, { $points }.
   *[no] { $name } gewinnt, { $points }.
  }
terminal-draw = Unentschieden, { $points }.
terminal-shared = { $names } teilen sich den Sieg, { $points }.
terminal-score = { $more } zu { $less }

# Lines of at most 60 columns
terminal-help =
    Tippe einen Zug oder seine Nummer in der Liste. Sonst:
      moves         alle erlaubten Züge zeigen
      moves R       die zeigen, die mit R beginnen (oder R)
      board         das Spielbrett noch einmal zeigen
      ?             diese Hilfe zeigen (auch: help)
      ? ZUG         was ein Zug täte oder warum er nicht geht
      score         woher die Punkte kommen, soweit zu sehen
      hint          die besten Züge nach Warashis Meinung
      undo          deinen Zug zurücknehmen, wenn nichts
                    verborgen ist
      review        nach der Partie: was besser gewesen wäre
      save DATEI    die Partie in einer Datei speichern
      resume DATEI  eine gespeicherte Partie fortsetzen
      new           eine neue Partie beginnen
      quit          aufhören; eine unbeendete Partie wird für
                    dich gespeichert

# A review in the terminal
terminal-reviewing = Auswertung
terminal-decisions = Entscheidungen
terminal-review-nothing = Es gibt nichts auszuwerten: Niemand hat etwas entschieden.
terminal-review-clean = Viel Besseres war für { $players } nicht zu finden.
terminal-review-more = { $count ->
    [one] { $count } weitere Entscheidung kostete weniger als diese.
   *[other] { $count } weitere Entscheidungen kosteten weniger als diese.
  }
terminal-chance = { $you ->
    [yes] Deine Gewinnchance
   *[no] Gewinnchance von { $name }
  }
terminal-chance-judged = { $you ->
    [yes] Deine Gewinnchance, wie sie am Zug zu beurteilen war
   *[no] Gewinnchance von { $name }, wie sie am Zug zu beurteilen war
  }
terminal-accuracy = Genauigkeit
terminal-no-choice = keine Wahl
terminal-played = { $you ->
    [yes] Du spielst { $move }: { $deeds }.
   *[no] { $name } spielt { $move }: { $deeds }.
  } Urteil: { $label }{ $amount ->
    [none] { "" }
   *[some] , etwa { $amount } verloren
  } ({ $evaluation }).
terminal-better = Besser war { $line }: { $deeds } ({ $evaluation }).

# The command line
terminal-which-game = Welches Spiel ({ $games })
terminal-seats = Plätze sind 0 bis { $last }, nicht { $seat }
terminal-people = es spielen nur { $seats }, nicht { $people }; siehe --players
terminal-first-seats = mehrere Menschen nehmen der Reihe nach die ersten Plätze
terminal-option = erwartet wird NAME=WERT, nicht { $given }
terminal-ready = { $game } ist bereit.
terminal-well-formed = { $file } ist wohlgeformt. Die Verteilung ist geheim, solange die Partie läuft, also lässt sie sich noch nicht nachspielen.
terminal-valid = { $file } ist gültig: { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
  } in { $game }; { $scores ->
    [none] die Partie ist nicht zu Ende
   *[some] die Partie endete { $scores }
  }.{ $proof ->
    [yes] { " " }Die Verteilung passt zu ihrer Festlegung.
   *[no] { "" }
  }
