# The game in the terminal. Names of commands, such as `review` and `save FILE`, are typed as they stand here.
# `$you` is yes if the sentence is about the person at the keyboard.
terminal-you = Tu
terminal-you-among = te
terminal-seat = Posto { $number }
terminal-title-two = { $game }: { $first } – { $second }.
terminal-title = { $game }: { $names }.
terminal-begins = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $name }.
  } Scrivi ? per l’aiuto.
terminal-turn = { $you ->
    [yes] Tocca a te.
   *[no] Turno di { $name }.
  }
terminal-goodbye = Arrivederci.
terminal-cannot-use = { $file ->
    [none] Non si può continuare: { $problem }.
   *[some] Non si può usare { $file }: { $problem }.
  }
terminal-after-game = review, new, undo, save FILE o quit.
terminal-thinking = { $name } sta pensando…
terminal-took-back = Mossa ritirata: { $move }.
terminal-took-back-both = Mossa ritirata: { $move }, con la risposta di { $name }.
terminal-saved-over = Salvata. Per rivedere la partita più tardi: { $command }
terminal-saved = Salvata. Per continuare la partita più tardi: { $command }
terminal-saved-unfinished = La tua partita è salvata. Per continuarla: { $command }
terminal-not-saved = Non è stato possibile salvare questa partita: { $problem }.
terminal-narrow = Il tabellone richiede { $needed } colonne; questo terminale ne ha { $columns }.
terminal-hide = Premi Invio, { $name }: { $next } non deve vedere questo.
terminal-hand-over = Tocca a { $name }. { $name }, premi Invio quando nessun altro guarda.
terminal-ways = { $count } modi (scrivi { $prefix }), per esempio: { $example }
terminal-no-points = Non ci sono punti da spiegare.
terminal-won = { $you ->
    [yes] Vinci tu, { $points }.
   *[no] Vince { $name }, { $points }.
  }
terminal-draw = Pareggio, { $points }.
terminal-shared = Vittoria condivisa, { $points }: { $names }.
terminal-score = { $more } a { $less }

# Lines of at most 60 columns
terminal-help =
    Scrivi una mossa, o il suo numero nella lista. Comandi:
      moves         tutte le mosse permesse
      moves R       quelle che cominciano con R (o scrivi R)
      board         mostra di nuovo il tabellone
      ?             mostra questo aiuto (anche: help)
      ? MOSSA       che cosa farebbe una mossa, o perché non si
                    può giocare
      score         da dove vengono i punti che si vedono
      hint          le mosse migliori secondo Warashi
      undo          ritira la tua mossa, se niente è nascosto
      review        le occasioni mancate, a partita finita
      save FILE     salva la partita in un file
      resume FILE   continua una partita salvata
      new           distribuisce un’altra partita
      quit          esce; la partita viene salvata

# A review in the terminal
terminal-reviewing = analisi
terminal-decisions = decisioni
terminal-review-nothing = Non c’è niente da rivedere: nessuno ha preso una decisione.
terminal-review-clean = Niente di molto meglio per { $players }.
terminal-review-more = { $count ->
    [one] { $count } altra decisione è costata meno di queste.
   *[other] Altre { $count } decisioni sono costate meno di queste.
  }
terminal-chance = { $you ->
    [yes] Le tue probabilità di vincere
   *[no] Le probabilità di vincere di { $name }
  }
terminal-chance-judged = { $you ->
    [yes] Le tue probabilità di vincere, come poteva stimarle chi era di turno
   *[no] Le probabilità di vincere di { $name }, come poteva stimarle chi era di turno
  }
terminal-accuracy = precisione
terminal-no-choice = nessuna scelta
terminal-played = { $you ->
    [yes] Hai giocato { $move }: { $deeds }.
   *[no] { $name } gioca { $move }: { $deeds }.
  } { $label }{ $amount ->
    [none] { "" }
   *[some] , circa { $amount } in meno
  } ({ $evaluation }).
terminal-better = Meglio { $line }: { $deeds } ({ $evaluation }).

# The command line
terminal-which-game = Quale gioco ({ $games })
terminal-seats = i posti vanno da 0 a { $last }, non { $seat }
terminal-people = ci sono solo { $seats } giocatori, non { $people }; guarda --players
terminal-first-seats = più persone occupano i primi posti, in ordine
terminal-option = serve NOME=VALORE, non { $given }
terminal-ready = { $game } è pronto.
terminal-well-formed = { $file } è ben formato. La sua distribuzione è segreta finché la partita è in corso, quindi non si può ancora rigiocare.
terminal-valid = { $file } è valido: { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
  } di { $game }; { $scores ->
    [none] la partita non è finita
   *[some] la partita è finita { $scores }
  }.{ $proof ->
    [yes] { " " }La distribuzione corrisponde al suo sigillo.
   *[no] { "" }
  }
