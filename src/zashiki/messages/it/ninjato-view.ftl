# Ninjato: where points come from
ninjato-from-earlier = onore prima di questa posizione: { $points }
ninjato-from-envoys = tesori pagati per gli inviati: { $points }
ninjato-from-pavilion = tesori pagati per le voci: { $points }
ninjato-from-clans = influenza nei clan: { $points }
ninjato-from-rumors = { NOUN($kind, of: "ninjato-rumor") }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }: { $times } × { NOUN($kind, $things, of: "ninjato-rumor", form: "number") } = { $points }
ninjato-from-dishonor = { NOUN("D", of: "ninjato-rumor") }: { $cards } × { $each }, perché { $holders ->
        [one] nessun altro ne ha
       *[other] { $holders } giocatori ne hanno
    } = { $points }
ninjato-from-treasures = { $count ->
        [one] { $count } tesoro non speso
       *[other] { $count } tesori non spesi
    }: { $points }
ninjato-from-elites = { $count ->
        [one] { $count } carta élite
       *[other] { $count } carte élite
    }: { $points }
ninjato-from-tie = la parità la decidono gli inviati: { $envoys ->
        [one] { $envoys } inviato
       *[other] { $envoys } inviati
    }{ $envoys ->
        [0] { "" }
       *[other] , il più anziano di { $age } anni
    }

# What is asked of the player who decides
ninjato-ask-place = Round { $round }, shuriken { $shuriken } di 3: scegli un luogo.
ninjato-ask-draw = { $draws ->
        [one] Prendi ancora { $draws } carta, scoperta o dal mazzo.
       *[other] Prendi ancora { $draws } carte, scoperte o dal mazzo.
    }
ninjato-ask-discard = Hai { $cards } carte; scarta fino a 7.
ninjato-ask-guard = { $guard ->
        [sentry] La sentinella da { $value }
        [alarm] La guardia d’allarme da { $value }
        [standin] La sostituta di una guardia d’élite da { $value }
        [elite] La guardia d’élite (forza { $value }, astuzia { $second })
       *[normal] La guardia da { $value }
    }: { $side ->
        [stealth] gioca meno di { $need }.
       *[strength] gioca più di { $need }.
    }
ninjato-ask-both = { $side ->
        [stealth] Le due guardie d’élite da { $value } e { $second }: meno di ciascuna, con una giocata per ognuna.
       *[strength] Le due guardie d’élite da { $value } e { $second }: più di ciascuna, con una giocata per ognuna.
    }
ninjato-ask-rest = { $side ->
        [stealth] Delle due resta il { $need }: gioca meno di { $need }.
       *[strength] Delle due resta il { $need }: gioca più di { $need }.
    }
ninjato-ask-between = Uscire con { COUNTS($neutral, $red, of: "ninjato-treasure") }, o banzai?
ninjato-ask-keep = Hai fallito. Quale tesoro tieni?
ninjato-ask-token = La casa { $house } è vuota. Scegli il suo nuovo gettone di clan.
ninjato-ask-hensojutsu = Usare Hensojutsu con un inviato mascherato, per un’influenza in più?
ninjato-ask-first = Primo posto presso i { NOUN($clan, of: "ninjato-clan") }: l’onore ({ $honor }) o una voce del padiglione?
ninjato-ask-second = Secondo posto presso i { NOUN($clan, of: "ninjato-clan") }: scegli una voce.
ninjato-say-strike = { $which ->
        [it] Hai { $total }, che la batte: colpisci.
        [either] Hai { $total }, che batte l’una o l’altra: colpisci.
       *[one] Hai { $total }, che batte il { $value }: colpisci.
    }
ninjato-say-nothing = { $which ->
        [it] Non hai niente che la batta.
        [either] Non hai niente che batta l’una o l’altra.
       *[one] Non hai niente che batta il { $value }.
    }
ninjato-say-total = Finora hai { $total }.

# Why a move is not legal, as the end of a sentence
ninjato-want-place = scegli un luogo per il tuo shuriken.
ninjato-want-draw = prendi una carta: t? dal mazzo, o una scoperta.
ninjato-want-discard = scarta una carta che hai in mano.
ninjato-want-end = prima finisci l’invasione.
ninjato-want-card = prima gioca una carta che hai in mano; le aggiunte e il colpo vengono dopo.
ninjato-want-more = una carta è giocata; aggiungi qualcosa, colpisci o rinuncia (yield).
ninjato-want-guard = { $other ->
        [0] nomina la guardia: !{ $value }.
       *[other] nomina la guardia: !{ $value } e !{ $other }.
    }
ninjato-want-leave-or-banzai = esci (leave) o grida banzai.
ninjato-want-keep = scegli quale tesoro del tuo shuriken tenere.
ninjato-want-token = scegli un gettone di un altro clan dalla riserva.
ninjato-want-hensojutsu = nomina un tuo inviato mascherato non ancora nominato, o h-.
ninjato-want-reward = prendi l’onore, o una voce che sta nel padiglione.
ninjato-want-rumor = prendi una voce che sta nel padiglione.
ninjato-not-taught = il sensei ora non insegna { NOUN($skill, of: "ninjato-tile") }.
ninjato-style-owned = hai già lo stile ({ NOUN($style, of: "ninjato-style") }), quindi non si paga niente.
ninjato-card-unnamed = costa una carta qualsiasi: nominane una che hai in mano.
ninjato-card-named = costa un { $card }, e non si nomina nessuna carta.
ninjato-card-missing = costa un { $card }, che non hai in mano.
ninjato-no-envoy = il posto { $slot } del palazzo è vuoto.
ninjato-no-rumor = il posto { $slot } del padiglione è vuoto.
ninjato-too-poor = { $least ->
        [0] costa { COUNTS($cost, of: "ninjato-treasure") }
       *[other] costa da { $least } a { $most } dello stesso tipo
    }, { $treasures ->
        [0] e non hai niente.
       *[other] e hai { COUNTS($owned, of: "ninjato-treasure") }.
    }
ninjato-not-open = la casa { $house } è chiusa fino alla fine del round.
ninjato-no-card = non hai nessun { $card } in mano.
ninjato-no-skill = non hai pronta la tecnica { NOUN($skill, of: "ninjato-tile") }.
ninjato-no-kuji-in = servono un Kuji-in pronto e una tessera usata con quel nome.
ninjato-not-taken = sul tuo shuriken non c’è questo tesoro ({ NOUN($treasure, of: "ninjato-treasure", form: "kind") }).
ninjato-not-in-house = nella casa non c’è questo tesoro ({ NOUN($treasure, of: "ninjato-treasure", form: "kind") }).
ninjato-no-guard = non c’è nessuna guardia da { $value } da battere.
ninjato-total-fails = { $side ->
        [stealth] il tuo totale è { $total }, e serve meno di { $value }
       *[strength] il tuo totale è { $total }, e serve più di { $value }
    }{ $other ->
        [0] .
       *[other] { " " }e { $other }.
    }

# Treasures that the player chooses for a cost
ninjato-treasure-a = { $count ->
        [one] un tesoro qualsiasi
       *[other] { $count } tesori qualsiasi
    }
    .kind = libero
ninjato-treasure-x = { $count } dello stesso tipo
ninjato-treasure-y = { $count } di un altro tipo

# The text board
ninjato-board-round = Round { $round } di { $rounds }
ninjato-board-scoring = conteggio { $round }: { $order }
ninjato-board-house = Casa { $number }
ninjato-board-closed = chiusa fino alla fine del round
ninjato-board-sentry = guardia { $value }
ninjato-board-dojo = Dojo
ninjato-board-deck = { $cards } nel mazzo
ninjato-board-stack = la sua pila, dall’alto: { $names }
ninjato-board-sensei = Sensei
ninjato-board-lesson = { $skill } ({ $style }, { $card ->
        [0] una carta qualsiasi
       *[other] un { $card }
    })
ninjato-board-no-lesson = niente da insegnare in questo round
ninjato-board-palace = Palazzo
ninjato-board-pavilion = Padiglione
ninjato-board-cost-range = da { $least } a { $most } uguali
ninjato-board-cost-alike = { $count } uguali
ninjato-board-clans = Clan
ninjato-board-nobody = nessuno
ninjato-board-honor = onore { $honor }
ninjato-board-hand = { $cards ->
        [0] nessuna carta in mano
        [one] { $cards } carta in mano
       *[other] { $cards } carte in mano
    }
ninjato-board-treasures = tesori { $treasures }
ninjato-board-elites = carte élite { $cards }
ninjato-board-rumors = voci { $rumors }
ninjato-board-used = { $skill } (usata)
ninjato-board-invading = { $side ->
        [stealth] Invasione della casa { $house } con l’astuzia
       *[strength] Invasione della casa { $house } con la forza
    }
ninjato-board-shuriken = Shuriken
ninjato-board-no-loot = ancora niente
ninjato-board-facing = Contro
ninjato-board-guard = { $guard ->
        [sentry] la sentinella da { $value }
        [alarm] la guardia d’allarme da { $value }
        [standin] la sostituta di una guardia d’élite da { $value }
        [elite] la guardia d’élite (forza { $value }, astuzia { $second })
        [double] le due guardie d’élite da { $value } e { $second }
       *[normal] la guardia da { $value }
    }
ninjato-board-left = ; resta il { $value }
ninjato-board-so-far = In gioco
ninjato-board-total = un totale di { $total }
ninjato-board-no-card = nessuna carta giocata
ninjato-board-wins = Vince
ninjato-board-against = contro { $value }: { $plays }
ninjato-board-strike = colpire ora
ninjato-board-nothing = non hai niente che la batta
ninjato-board-next = Poi
ninjato-board-nobody-next = { $left ->
        [one] nessuno: batti questa guardia e la casa è vuota
       *[other] nessuno: batti entrambe e la casa è vuota
    }
ninjato-board-coming = { $source ->
        [elite] una di { $count } guardie d’élite: { $guards }
        [standin] una di { $count } guardie, che ne sostituisce una d’élite: { $guards }
       *[normal] una di { $count } guardie: { $guards }
    }
ninjato-board-guards = { $kind ->
        [alarm] allarme{ "\u00A0" }{ $values }{ "\u00A0" }×{ $count }
        [double] doppia{ "\u00A0" }{ $values }{ "\u00A0" }×{ $count }
       *[plain] { $values }{ "\u00A0" }×{ $count }
    }
ninjato-board-odds = Speranza
ninjato-board-chance = ciò che hai batte { $beaten } su { $count }, { $percent }%

# The rules in brief, for the terminal: lines of at most 60 columns
ninjato-primer =
    Sette round; ogni giocatore piazza tre shuriken, a turno.
      dojo        prendere carte, t5 scoperta o t? dal mazzo: 4
                  con la mano vuota, 3 con una carta, se no 2;
                  in mano ne restano sette al massimo. Chi
                  visita il dojo per ultimo apre il round dopo
      learn:…     una tecnica del sensei, per una carta del
                  dojo; gratis se ne hai già una del suo stile
      P2:fj       pagare tesori per un inviato del palazzo
      R1:v        pagare tesori per una voce del padiglione
      H3+ H3-     invadere la casa 3 con la forza o l’astuzia

    Invadere: gioca una carta (b4), poi aggiungi se vuoi dei 3
    come + o - e delle tecniche. Con la forza serve più della
    guardia, con l’astuzia meno; la parità non vince. Colpisci
    con !, e il tesoro successivo è tuo: esci (leave), o
    grida banzai e affronta una guardia sconosciuta. Se rinunci
    (yield), tieni un tesoro solo. Un allarme porta un tesoro;
    poi il più prezioso che non è rosso si tinge di rosso. I
    tesori maiuscoli sono rossi: li custodiscono le guardie
    d’élite. Una doppia sono due guardie, con una giocata per
    ognuna. Se svuoti una casa, scegli il suo nuovo gettone di
    clan. Si possono scrivere più mosse: b4 + !

    Tesori pagati: ventaglio 2, rotolo 3, vaso 4, giada 5; il
    lingotto vale per ogni tipo, dopo i tesori veri di quel
    tipo. Dopo i round 3, 5 e 7 chi ha più inviati di un clan
    riceve l’onore dei suoi gettoni o una voce, e il secondo
    l’altra cosa; l’inviato più anziano decide la parità. Il
    segno * indica una maschera, che serve a Hensojutsu. Alla
    fine contano anche le voci, le carte élite e i tesori
    rimasti.

    La composizione di alcuni mazzi è ricostruita: il libretto
    stampato dà solo totali ed esempi.
