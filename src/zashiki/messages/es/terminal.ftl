# The game in the terminal. Names of commands, such as `review` and `save FILE`, are typed as they stand here.
# `$you` is yes if the sentence is about the person at the keyboard.
terminal-you = Tú
terminal-you-among = ti
terminal-seat = Asiento { $number }
terminal-title-two = { $game }: { $first } – { $second }.
terminal-title = { $game }: { $names }.
terminal-begins = { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $name }.
  } Escribe ? para ver la ayuda.
terminal-turn = { $you ->
    [yes] Tu turno.
   *[no] Turno de { $name }.
  }
terminal-goodbye = Hasta luego.
terminal-cannot-use = { $file ->
    [none] No se puede seguir: { $problem }.
   *[some] No se puede usar { $file }: { $problem }.
  }
terminal-after-game = review, new, undo, save ARCHIVO o quit.
terminal-thinking = { $name } está pensando…
terminal-took-back = Jugada rectificada: { $move }.
terminal-took-back-both = Jugada rectificada: { $move }, con la respuesta de { $name }.
terminal-saved-over = Guardado. Para repasar la partida más tarde: { $command }
terminal-saved = Guardado. Para seguir la partida más tarde: { $command }
terminal-saved-unfinished = Tu partida está guardada. Para seguirla: { $command }
terminal-not-saved = No se ha podido guardar esta partida: { $problem }.
terminal-narrow = El tablero necesita { $needed } columnas; esta terminal tiene { $columns }.
terminal-hide = Pulsa Intro, { $name }, para que { $next } no vea esto.
terminal-hand-over = Pasa el turno a { $name }. { $name }, pulsa Intro cuando nadie más mire.
terminal-ways = { $count } formas (escribe { $prefix }), por ejemplo: { $example }
terminal-no-points = No hay puntos que explicar.
terminal-won = { $you ->
    [yes] Ganas, { $points }.
   *[no] Gana { $name }, { $points }.
  }
terminal-draw = Empate, { $points }.
terminal-shared = Victoria compartida, { $points }: { $names }.
terminal-score = { $more } a { $less }

# Lines of at most 60 columns
terminal-help =
    Escribe una jugada, o su número en la lista. Órdenes:
      moves           todas las jugadas posibles
      moves R         las que empiezan por R (o escribe R)
      board           mostrar otra vez el tablero
      ?               mostrar esta ayuda (también: help)
      ? JUGADA        qué haría una jugada, o por qué no se
                      puede jugar
      score           de dónde salen los puntos, hasta donde
                      se ve
      hint            las mejores jugadas según Warashi
      undo            rectificar, si no hay nada oculto
      review          lo que se escapó, tras la partida
      save ARCHIVO    guardar la partida en un archivo
      resume ARCHIVO  seguir una partida guardada
      new             repartir otra partida
      quit            salir; la partida se guarda

# A review in the terminal
terminal-reviewing = repasando
terminal-decisions = decisiones
terminal-review-nothing = No hay nada que repasar: nadie ha tomado una decisión.
terminal-review-clean = No hubo nada mucho mejor para { $players }.
terminal-review-more = { $count ->
    [one] Hay { $count } más que costó menos que estas.
   *[other] Hay { $count } más que costaron menos que estas.
  }
terminal-chance = { $you ->
    [yes] Tus opciones de ganar
   *[no] Opciones de ganar de { $name }
  }
terminal-chance-judged = { $you ->
    [yes] Tus opciones de ganar, según podía juzgarlas quien tenía el turno
   *[no] Opciones de ganar de { $name }, según podía juzgarlas quien tenía el turno
  }
terminal-accuracy = precisión
terminal-no-choice = sin elección
terminal-played = { $you ->
    [yes] Jugaste { $move }: { $deeds }.
   *[no] { $name } juega { $move }: { $deeds }.
  } { $label }{ $amount ->
    [none] { "" }
   *[some] , { $amount } menos, más o menos
  } ({ $evaluation }).
terminal-better = Mejor era { $line }: { $deeds } ({ $evaluation }).

# The command line
terminal-which-game = Qué juego ({ $games })
terminal-seats = los asientos van de 0 a { $last }, no { $seat }
terminal-people = solo hay { $seats } jugadores, no { $people }; mira --players
terminal-first-seats = varias personas ocupan los primeros asientos por orden
terminal-option = se esperaba NOMBRE=VALOR, no { $given }
terminal-ready = { $game } está listo.
terminal-well-formed = { $file } está bien formado. Su reparto es secreto mientras la partida sigue, así que aún no se puede reproducir.
terminal-valid = { $file } es válido: { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
  } de { $game }; { $scores ->
    [none] la partida no ha terminado
   *[some] la partida terminó { $scores }
  }.{ $proof ->
    [yes] { " " }El reparto coincide con su sello.
   *[no] { "" }
  }
