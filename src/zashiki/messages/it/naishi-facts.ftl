# Naishi: cards and places in sentences. `.object` is what somebody moves, `.beside` a number of them.
naishi-card-Mountain = Montagna
    .object = la Montagna
naishi-card-Naishi = Naishi
    .object = la Naishi
    .beside = { $count ->
        [one] una Naishi
       *[other] { $count } Naishi
    }
naishi-card-Advisor = Consigliere
    .object = il Consigliere
naishi-card-Sentinel = Sentinella
    .object = la Sentinella
naishi-card-Monk = Monaco
    .object = il Monaco
naishi-card-Horseman = Cavaliere
    .object = il Cavaliere
naishi-card-Ronin = Ronin
    .object = il Ronin
naishi-card-Ninja = Ninja
    .object = il Ninja
naishi-card-Fort = Forte
    .object = il Forte
    .beside = { $count ->
        [one] un Forte
       *[other] { $count } Forti
    }
naishi-card-Torii = Torii
    .object = il Torii
    .beside = { $count ->
        [one] un Torii
       *[other] { $count } Torii
    }
naishi-card-Rice-field = Risaia
    .object = la Risaia
naishi-card-Banner = Stendardo
    .object = lo Stendardo
naishi-card-hidden = carta nascosta
    .object = una carta nascosta
naishi-place-L1 = Linea 1
naishi-place-L2 = Linea 2
naishi-place-L3 = Linea 3
naishi-place-L4 = Linea 4
naishi-place-L5 = Linea 5
naishi-place-H1 = Mano 1
naishi-place-H2 = Mano 2
naishi-place-H3 = Mano 3
naishi-place-H4 = Mano 4
naishi-place-H5 = Mano 5
naishi-place-R1 = Fiume 1
naishi-place-R2 = Fiume 2
naishi-place-R3 = Fiume 3
naishi-place-R4 = Fiume 4
naishi-place-R5 = Fiume 5

# What happens in a move
naishi-keep-card =
    .does = tiene { NOUN($piece, of: "naishi-card", form: "object") } e dà via { NOUN($given, of: "naishi-card", form: "object") }
    .you = tieni { NOUN($piece, of: "naishi-card", form: "object") } e dai via { NOUN($given, of: "naishi-card", form: "object") }
    .do = tenere { NOUN($piece, of: "naishi-card", form: "object") } e dare via { NOUN($given, of: "naishi-card", form: "object") }
naishi-keep-hidden =
    .does = tiene una carta e dà via l’altra
    .you = tieni una carta e dai via l’altra
naishi-receive =
    .does = riceve { NOUN($piece, of: "naishi-card", form: "object") }
    .you = ricevi { NOUN($piece, of: "naishi-card", form: "object") }
naishi-develop =
    .does = sviluppa { NOUN($place, of: "naishi-place") }: { NOUN($piece, of: "naishi-card", form: "object") } per { NOUN($old, of: "naishi-card", form: "object") }
    .you = sviluppi { NOUN($place, of: "naishi-place") }: { NOUN($piece, of: "naishi-card", form: "object") } per { NOUN($old, of: "naishi-card", form: "object") }
    .do = mettere { NOUN($piece, of: "naishi-card", form: "object") } in { NOUN($place, of: "naishi-place") } e scartare { NOUN($old, of: "naishi-card", form: "object") }
naishi-reveal = La pila { $column } mostra { NOUN($piece, of: "naishi-card", form: "object") }
naishi-empty-pile = La pila { $column } è vuota
naishi-discard-two =
    .does = manda un emissario a scartare Fiume { $low } e { $high }
    .you = mandi un emissario a scartare Fiume { $low } e { $high }
    .do = scartare dal Fiume { NOUN($first, of: "naishi-card", form: "object") } e { NOUN($second, of: "naishi-card", form: "object") }
naishi-discard-card =
    .does = scarta { NOUN($piece, of: "naishi-card", form: "object") }
    .you = scarti { NOUN($piece, of: "naishi-card", form: "object") }
naishi-swap-river =
    .does = manda un emissario a scambiare Fiume { $low } e { $high }
    .you = mandi un emissario a scambiare Fiume { $low } e { $high }
    .do = scambiare nel Fiume { NOUN($first, of: "naishi-card", form: "object") } e { NOUN($second, of: "naishi-card", form: "object") }
naishi-swap-line =
    .does = manda un emissario a scambiare Linea { $low } e { $high }
    .you = mandi un emissario a scambiare Linea { $low } e { $high }
    .do = scambiare nella tua Linea { NOUN($first, of: "naishi-card", form: "object") } e { NOUN($second, of: "naishi-card", form: "object") }
naishi-swap-hand =
    .does = manda un emissario a scambiare Mano { $low } e { $high }
    .you = mandi un emissario a scambiare Mano { $low } e { $high }
    .do = scambiare nella tua Mano { NOUN($first, of: "naishi-card", form: "object") } e { NOUN($second, of: "naishi-card", form: "object") }
naishi-swap-column =
    .does = manda un emissario a scambiare Mano { $column } e Linea { $column }
    .you = mandi un emissario a scambiare Mano { $column } e Linea { $column }
    .do = scambiare { NOUN($line, of: "naishi-card", form: "object") } in Linea { $column } e { NOUN($hand, of: "naishi-card", form: "object") } in Mano { $column }
naishi-move =
    .does = sposta { NOUN($card, of: "naishi-card", form: "object") } in { NOUN($place, of: "naishi-place") }
    .you = sposti { NOUN($card, of: "naishi-card", form: "object") } in { NOUN($place, of: "naishi-place") }
naishi-decree-exchange =
    .does = decreta uno scambio in { NOUN($place, of: "naishi-place") }
    .you = decreti uno scambio in { NOUN($place, of: "naishi-place") }
    .do = decreto in { NOUN($place, of: "naishi-place") }: scambiare { NOUN($own, of: "naishi-card", form: "object") } con { NOUN($other, of: "naishi-card", form: "object") }
naishi-give =
    .does = dà { NOUN($card, of: "naishi-card", form: "object") }
    .you = dai { NOUN($card, of: "naishi-card", form: "object") }
naishi-get =
    .does = riceve in cambio { NOUN($card, of: "naishi-card", form: "object") }
    .you = ricevi in cambio { NOUN($card, of: "naishi-card", form: "object") }
naishi-recall-all =
    .does = { $count ->
        [one] richiama un emissario
       *[other] richiama entrambi gli emissari
    }
    .you = { $count ->
        [one] richiami un emissario
       *[other] richiami entrambi gli emissari
    }
    .do = { $count ->
        [one] richiamare il tuo emissario
       *[other] richiamare entrambi i tuoi emissari
    }
naishi-recall-swap =
    .does = richiama un emissario da uno spazio di scambio
    .you = richiami un emissario da uno spazio di scambio
    .do = richiamare un emissario da uno spazio di scambio
naishi-recall-discard =
    .does = richiama un emissario da uno spazio di scarto
    .you = richiami un emissario da uno spazio di scarto
    .do = richiamare un emissario da uno spazio di scarto
naishi-declare =
    .does = dichiara la fine
    .you = dichiari la fine
    .do = dichiarare la fine; l’avversario ha un ultimo turno
naishi-finish =
    .does = termina il turno
    .you = termini il turno
    .do = terminare il turno
naishi-last-turn-follows = Segue un ultimo turno
naishi-over = La partita è finita

# Questions
naishi-ask-keep = Tieni una delle tue due carte; l’altra va all’avversario.
naishi-ask-develop = Ora prendi una carta del Fiume.
naishi-ask-add = Manda un emissario o termina il turno.
naishi-ask-turn = { $may_declare ->
    [0] { $emissaries ->
        [send] Prendi una carta del Fiume o manda un emissario.
        [recall] Prendi una carta del Fiume o richiama i tuoi emissari.
        [both] Prendi una carta del Fiume o usa gli emissari.
       *[none] Prendi una carta del Fiume.
    }
   *[other] { $emissaries ->
        [send] Prendi una carta del Fiume, manda un emissario o dichiara la fine.
        [recall] Prendi una carta del Fiume, richiama i tuoi emissari o dichiara la fine.
        [both] Prendi una carta del Fiume, usa gli emissari o dichiara la fine.
       *[none] Prendi una carta del Fiume o dichiara la fine.
    }
}
naishi-ask-last-turn = { $emissaries ->
    [send] Ultimo turno: prendi una carta del Fiume o manda un emissario.
    [recall] Ultimo turno: prendi una carta del Fiume o richiama i tuoi emissari.
    [both] Ultimo turno: prendi una carta del Fiume o usa gli emissari.
   *[none] Ultimo turno: prendi una carta del Fiume.
}

# Why a move is not legal
naishi-refuse-set-up = prima tieni una delle tue due carte.
naishi-refuse-keep = si sceglie una carta solo all’inizio.
naishi-refuse-finish = un turno richiede un’azione principale: sviluppare, decretare, richiamare o dichiarare la fine.
naishi-refuse-after-develop = hai già sviluppato; puoi mandare un emissario o terminare il turno.
naishi-refuse-must-develop = dopo un’azione aggiuntiva devi sviluppare.
naishi-refuse-empty = la pila { $column } è vuota.
naishi-refuse-none-to-recall = non hai nessun emissario da richiamare.
naishi-refuse-recall-all = usa r, che richiama tutti i tuoi emissari.
naishi-refuse-none-there = non hai nessun emissario su uno spazio così.
naishi-refuse-declare = si può dichiarare la fine solo se una pila è vuota.
naishi-refuse-declared = l’avversario ha dichiarato la fine; questo è l’ultimo turno.
naishi-refuse-last-turn = due pile sono vuote, quindi questo è comunque l’ultimo turno.
naishi-refuse-none-free = non hai nessun emissario libero.
naishi-refuse-decree = il decreto è già stato usato.
naishi-refuse-swap = tutti gli spazi di scambio sono occupati.
naishi-refuse-discard = entrambi gli spazi di scarto sono occupati.
naishi-refuse-last-card = nel Fiume deve restare una carta con cui sviluppare.
naishi-refuse-empty-pile = entrambe le pile devono avere una carta.

# Where points come from
naishi-score-mountains = { $count ->
    [one] una Montagna: { $points }
   *[other] { $count } Montagne: { $points }
}
naishi-score-ninjas = { $count ->
    [one] Ninja senza nessuno da copiare: { $points }
   *[other] { $count } Ninja senza nessuno da copiare: { $points }
}
naishi-score-torii = { $count } Torii: { $points }
naishi-score-rice-fields = { $count ->
    [one] una Risaia isolata: { $points }
   *[other] un gruppo di { $count } Risaie: { $points }
}
naishi-score-banners = { $count ->
    [one] 1 Stendardo nella Linea: { $points }
   *[other] { $count } Stendardi nella Linea: { $points }
}
naishi-score-card = { $is_copy ->
    [0] { NOUN($piece, of: "naishi-card") } in { LIST($places, of: "naishi-place") }: { $points }
   *[other] Ninja come { NOUN($piece, of: "naishi-card") } in { LIST($places, of: "naishi-place") }: { $points }
}
naishi-score-beside = { $is_copy ->
    [0] { NOUN($piece, of: "naishi-card") } in { LIST($places, of: "naishi-place") }: { $own }, accanto { NOUN($giver, $count, of: "naishi-card", form: "beside") }: +{ $bonus }
   *[other] Ninja come { NOUN($piece, of: "naishi-card") } in { LIST($places, of: "naishi-place") }: { $own }, accanto { NOUN($giver, $count, of: "naishi-card", form: "beside") }: +{ $bonus }
}
naishi-score-under-banner = { $is_copy ->
    [0] { NOUN($piece, of: "naishi-card") } in { LIST($places, of: "naishi-place") }: { $own }, sotto uno Stendardo: +{ $bonus }
   *[other] Ninja come { NOUN($piece, of: "naishi-card") } in { LIST($places, of: "naishi-place") }: { $own }, sotto uno Stendardo: +{ $bonus }
}

# The text board
naishi-board-hand = Mano
naishi-board-line = Linea
naishi-board-river = Fiume
naishi-board-dealt = Date
naishi-board-empty = vuota
naishi-board-known = nota
naishi-board-left = pila { $column }: { $cards }
naishi-board-emissaries = emissari liberi: { $free } su { $all }
naishi-board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
naishi-board-court = Corte: scambi { $swaps } su { $swap_spaces }, scarti { $discards } su { $discard_spaces }, decreto { $decree ->
    [free] libero
   *[used] usato
}

# The rules in brief, for the terminal: lines of at most 60 columns
naishi-primer =
    Hai una Linea di cinque carte scoperte e una Mano di cinque
    in ordine fisso, nascosta. Linea, Mano e Fiume condividono
    le colonne 1-5. Alla fine le carte valgono secondo tipo,
    posto e vicine.

    A ogni turno fai una di queste cose:
      sviluppare  una carta del Fiume sostituisce la tua nella
                  sua colonna: L3 nella Linea, H3 nella Mano.
                  La tua vecchia carta si scarta. Una volta,
                  prima o dopo, può aiutare un emissario: x14
                  scarta Fiume 1 e 4; sR14 sL14 sH14 scambiano
                  due carte di Fiume, Linea o Mano; sV3 scambia
                  Linea e Mano in colonna 3. Oppure finisci: -
      decretare   dL3 dH3: le carte dei due giocatori in quel
                  posto passano all’altro; una volta a partita,
                  e l’emissario resta lì
      richiamare  r riprende i tuoi emissari (rs, rx uno solo)
      end         se una pila è vuota: l’avversario ha un
                  ultimo turno. Non in un ultimo turno.
    Anche due pile vuote chiudono la partita: dopo il turno di
    chi ha cominciato, all’altro resta un ultimo turno.

    Punti: una sola Montagna 5, più d’una -5. Naishi in colonna
    3: Linea 12, Mano 8. Consigliere 2 4 3 4 2 per colonna, +4
    per ogni Naishi accanto. Forte in un angolo 6. Sentinella 3
    senza un’altra Sentinella accanto, +4 per ogni Forte
    accanto. Torii: uno -5, due 0, tre 30. Monaco nella Mano 5,
    +2 per ogni Torii accanto. Gruppi di Risaie: 2, 3, 4 danno
    10, 20, 30. Stendardi nella Linea: uno 3, due 8. Cavaliere
    nella Mano 3, sotto uno Stendardo +10. Ronin secondo le
    carte diverse: 8, 9, 10 danno 8, 15, 45. Un Ninja diventa
    un altro dei tuoi personaggi.
