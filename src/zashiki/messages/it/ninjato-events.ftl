# What happens in Ninjato: the events of a move, and what a move would do

# The dojo
ninjato-visit-dojo =
    .does = visita il dojo per pescare { $draws } carte
    .you = visiti il dojo per pescare { $draws } carte
    .do = visitare il dojo e pescare { $draws } carte
ninjato-take-card =
    .does = prende un { $piece }
    .you = prendi un { $piece }
    .do = prendere un { $piece } scoperto
ninjato-draw-card =
    .does = pesca una carta dal mazzo
    .you = peschi una carta dal mazzo
    .do = pescare una carta dal mazzo
ninjato-draw-known-card =
    .does = pesca un { $piece } dal mazzo
    .you = peschi un { $piece } dal mazzo
ninjato-discard-card =
    .does = scarta un { $piece }
    .you = scarti un { $piece }
    .do = scartare un { $piece }
ninjato-reveal = Il dojo mostra { $first }, { $second } e { $third }
ninjato-shuffle-dojo = Gli scarti del dojo vengono mescolati in un nuovo mazzo

# The sensei, the palace and the pavilion
ninjato-learn =
    .does = impara { NOUN($piece, of: "ninjato-tile") } e scarta un { $cost }
    .you = impari { NOUN($piece, of: "ninjato-tile") } e scarti un { $cost }
    .do = imparare { NOUN($piece, of: "ninjato-tile") } per un { $cost }: { NOUN($piece, of: "ninjato-tile", form: "effect") }
ninjato-learn-free =
    .does = impara { NOUN($piece, of: "ninjato-tile") } gratis, in uno stile che ha già
    .you = impari { NOUN($piece, of: "ninjato-tile") } gratis, in uno stile che hai già
    .do = imparare gratis { NOUN($piece, of: "ninjato-tile") }: { NOUN($piece, of: "ninjato-tile", form: "effect") }
ninjato-pay-envoy =
    .does = paga { COUNTS($paid, $gold, of: "ninjato-treasure") } per { NOUN($piece, of: "ninjato") }: onore { $points }
    .you = paghi { COUNTS($paid, $gold, of: "ninjato-treasure") } per { NOUN($piece, of: "ninjato") }: onore { $points }
    .do = pagare { COUNTS($paid, $gold, of: "ninjato-treasure") } per { NOUN($piece, of: "ninjato") }: onore { $points }
ninjato-pay-rumor =
    .does = paga { COUNTS($paid, $gold, of: "ninjato-treasure") } per { NOUN($rumor, of: "ninjato-rumor", form: "the") }: onore { $points }
    .you = paghi { COUNTS($paid, $gold, of: "ninjato-treasure") } per { NOUN($rumor, of: "ninjato-rumor", form: "the") }: onore { $points }
    .do = pagare { COUNTS($paid, $gold, of: "ninjato-treasure") } per «{ NOUN($rumor, of: "ninjato-rumor") }»: onore { $points } (conta { NOUN($rumor, of: "ninjato-rumor", form: "counts") })

# An invasion
ninjato-invade =
    .does = { $side ->
        [strength] invade la casa { $house } con la forza; la sentinella è un { $sentry }
       *[stealth] invade la casa { $house } con l’astuzia; la sentinella è un { $sentry }
    }
    .you = { $side ->
        [strength] invadi la casa { $house } con la forza; la sentinella è un { $sentry }
       *[stealth] invadi la casa { $house } con l’astuzia; la sentinella è un { $sentry }
    }
    .do = { $side ->
        [strength] invadere la casa { $house } con la forza: sentinella { $sentry }
       *[stealth] invadere la casa { $house } con l’astuzia: sentinella { $sentry }
    }
ninjato-play-card =
    .does = gioca un { $card }
    .you = giochi un { $card }
    .do = { $beaten ->
        [0] giocare un { $card }
        [1] giocare un { $card }, che batte il { $value }
       *[other] giocare un { $card }, che batte l’una o l’altra
    }
ninjato-use-boryaku =
    .does = usa Boryaku come un { $card }
    .you = usi Boryaku come un { $card }
    .do = { $beaten ->
        [0] usare Boryaku come un { $card }, senza carta
        [1] usare Boryaku come un { $card }, senza carta, che batte il { $value }
       *[other] usare Boryaku come un { $card }, senza carta, che batte l’una o l’altra
    }
ninjato-add-three =
    .does = { $step ->
        [-1] aggiunge un 3 come −1 e arriva a { $total }
       *[1] aggiunge un 3 come +1 e arriva a { $total }
    }
    .you = { $step ->
        [-1] aggiungi un 3 come −1 e arrivi a { $total }
       *[1] aggiungi un 3 come +1 e arrivi a { $total }
    }
    .do = { $step ->
        [-1] aggiungere un 3 come −1
       *[1] aggiungere un 3 come +1
    }
ninjato-add-skill =
    .does = { $step ->
        [-2] usa { NOUN($skill, of: "ninjato-tile") } per −2 e arriva a { $total }
        [-1] usa { NOUN($skill, of: "ninjato-tile") } per −1 e arriva a { $total }
        [1] usa { NOUN($skill, of: "ninjato-tile") } per +1 e arriva a { $total }
       *[2] usa { NOUN($skill, of: "ninjato-tile") } per +2 e arriva a { $total }
    }
    .you = { $step ->
        [-2] usi { NOUN($skill, of: "ninjato-tile") } per −2 e arrivi a { $total }
        [-1] usi { NOUN($skill, of: "ninjato-tile") } per −1 e arrivi a { $total }
        [1] usi { NOUN($skill, of: "ninjato-tile") } per +1 e arrivi a { $total }
       *[2] usi { NOUN($skill, of: "ninjato-tile") } per +2 e arrivi a { $total }
    }
    .do = { $step ->
        [-2] usare { NOUN($skill, of: "ninjato-tile") }: −2 alla tua carta
        [-1] usare { NOUN($skill, of: "ninjato-tile") }: −1 alla tua carta
        [1] usare { NOUN($skill, of: "ninjato-tile") }: +1 alla tua carta
       *[2] usare { NOUN($skill, of: "ninjato-tile") }: +2 alla tua carta
    }
ninjato-set-card =
    .does = usa { NOUN($skill, of: "ninjato-tile") }: la carta diventa { $value } e arriva a { $total }
    .you = usi { NOUN($skill, of: "ninjato-tile") }: la carta diventa { $value } e arrivi a { $total }
    .do = usare { NOUN($skill, of: "ninjato-tile") }: la tua carta diventa { $value }
ninjato-use-seishin-teki =
    .does = { $side ->
        [strength] usa Seishin-teki e continua con la forza
       *[stealth] usa Seishin-teki e continua con l’astuzia
    }
    .you = { $side ->
        [strength] usi Seishin-teki e continui con la forza
       *[stealth] usi Seishin-teki e continui con l’astuzia
    }
    .do = { $side ->
        [strength] usare Seishin-teki: continuare con la forza
       *[stealth] usare Seishin-teki: continuare con l’astuzia
    }
ninjato-use-kuji-in =
    .does = usa Kuji-in, e { NOUN($skill, of: "ninjato-tile") } è di nuovo pronta
    .you = usi Kuji-in, e { NOUN($skill, of: "ninjato-tile") } è di nuovo pronta
    .do = usare Kuji-in: { NOUN($skill, of: "ninjato-tile") } è di nuovo pronta
ninjato-use-choho =
    .does = usa Choho per scambiare { NOUN($piece, 1, of: "ninjato-treasure") } con { NOUN($theirs, 1, of: "ninjato-treasure") } della casa
    .you = usi Choho per scambiare { NOUN($piece, 1, of: "ninjato-treasure") } con { NOUN($theirs, 1, of: "ninjato-treasure") } della casa
    .do = usare Choho: scambiare { NOUN($piece, 1, of: "ninjato-treasure") } con { NOUN($theirs, 1, of: "ninjato-treasure") } della casa
ninjato-use-choho-turning =
    .does = usa Choho per scambiare { NOUN($piece, 1, of: "ninjato-treasure") } con { NOUN($theirs, 1, of: "ninjato-treasure") } della casa, dove { NOUN($turned, 1, of: "ninjato-treasure") } si tinge di rosso
    .you = usi Choho per scambiare { NOUN($piece, 1, of: "ninjato-treasure") } con { NOUN($theirs, 1, of: "ninjato-treasure") } della casa, dove { NOUN($turned, 1, of: "ninjato-treasure") } si tinge di rosso
    .do = usare Choho: scambiare { NOUN($piece, 1, of: "ninjato-treasure") } con { NOUN($theirs, 1, of: "ninjato-treasure") } della casa
ninjato-beat-guard =
    .does = { $guard ->
        [sentry] batte la sentinella da { $value } con { $total }
        [alarm] batte la guardia d’allarme da { $value } con { $total }
        [standin] batte la sostituta di una guardia d’élite da { $value } con { $total }
        [elite] batte la guardia d’élite (forza { $value }, astuzia { $second }) con { $total }
       *[normal] batte la guardia da { $value } con { $total }
    }
    .you = { $guard ->
        [sentry] batti la sentinella da { $value } con { $total }
        [alarm] batti la guardia d’allarme da { $value } con { $total }
        [standin] batti la sostituta di una guardia d’élite da { $value } con { $total }
        [elite] batti la guardia d’élite (forza { $value }, astuzia { $second }) con { $total }
       *[normal] batti la guardia da { $value } con { $total }
    }
    .do = colpire: il tuo { $total } batte la guardia
ninjato-beat-one =
    .does = batte il { $value } dei due con { $total }
    .you = batti il { $value } dei due con { $total }
    .do = colpire: il tuo { $total } batte il { $value }
ninjato-keep-elite =
    .does = tiene la guardia d’élite, che alla fine vale { $honor }
    .you = tieni la guardia d’élite, che alla fine vale { $honor }
ninjato-win =
    .does = prende { NOUN($piece, 1, of: "ninjato-treasure") }
    .you = prendi { NOUN($piece, 1, of: "ninjato-treasure") }
ninjato-clear =
    .does = svuota la casa { $house }
    .you = svuoti la casa { $house }
ninjato-banzai =
    .does = grida banzai
    .you = gridi banzai
    .do = banzai: affrontare la prossima guardia
ninjato-guard-comes = { $guard ->
        [alarm] Arriva la guardia d’allarme da { $value }
        [standin] Arriva la sostituta di una guardia d’élite da { $value }
        [elite] Arriva la guardia d’élite (forza { $value }, astuzia { $second })
        [double] Arrivano le due guardie d’élite da { $value } e { $second }
       *[normal] Arriva la guardia da { $value }
    }
ninjato-shuffle-guards = Le guardie scartate vengono mescolate in un nuovo mazzo
ninjato-shuffle-elites = Le guardie d’élite scartate vengono mescolate in un nuovo mazzo
ninjato-refill-bag = I tesori spesi tornano nel sacchetto
ninjato-alarm = Allarme: { NOUN($piece, 1, of: "ninjato-treasure") } arriva nella casa, e { NOUN($turned, 1, of: "ninjato-treasure") } si tinge di rosso
ninjato-alarm-empty = Allarme: non ci sono più tesori da aggiungere
ninjato-alarm-empty-turning = Allarme: non ci sono più tesori da aggiungere, e { NOUN($turned, 1, of: "ninjato-treasure") } si tinge di rosso
ninjato-leave =
    .does = esce con { COUNTS($loot, of: "ninjato-treasure") }
    .you = esci con { COUNTS($loot, of: "ninjato-treasure") }
    .do = uscire con { COUNTS($loot, of: "ninjato-treasure") }
ninjato-keep-all =
    .does = tiene { COUNTS($loot, of: "ninjato-treasure") }
    .you = tieni { COUNTS($loot, of: "ninjato-treasure") }
ninjato-put-token =
    .does = mette { NOUN($clan, of: "ninjato-clan") } { $honor } sulla casa { $house }
    .you = metti { NOUN($clan, of: "ninjato-clan") } { $honor } sulla casa { $house }
    .do = mettere { NOUN($clan, of: "ninjato-clan") } { $honor } sulla casa { $house }
ninjato-fail =
    .does = { $guard ->
        [sentry] fallisce contro la sentinella da { $value }
        [alarm] fallisce contro la guardia d’allarme da { $value }
        [standin] fallisce contro la sostituta di una guardia d’élite da { $value }
        [elite] fallisce contro la guardia d’élite (forza { $value }, astuzia { $second })
        [double] fallisce contro le due guardie d’élite da { $value } e { $second }
       *[normal] fallisce contro la guardia da { $value }
    }
    .you = { $guard ->
        [sentry] fallisci contro la sentinella da { $value }
        [alarm] fallisci contro la guardia d’allarme da { $value }
        [standin] fallisci contro la sostituta di una guardia d’élite da { $value }
        [elite] fallisci contro la guardia d’élite (forza { $value }, astuzia { $second })
        [double] fallisci contro le due guardie d’élite da { $value } e { $second }
       *[normal] fallisci contro la guardia da { $value }
    }
    .do = { $treasures ->
        [0] rinunciare: non ottieni niente
       *[other] rinunciare: tieni un tesoro
    }
ninjato-keep =
    .does = { $lost ->
        [0] tiene { NOUN($piece, 1, of: "ninjato-treasure") }
        [one] tiene { NOUN($piece, 1, of: "ninjato-treasure") }; si perde { $lost } altro tesoro
       *[other] tiene { NOUN($piece, 1, of: "ninjato-treasure") }; si perdono altri { $lost } tesori
    }
    .you = { $lost ->
        [0] tieni { NOUN($piece, 1, of: "ninjato-treasure") }
        [one] tieni { NOUN($piece, 1, of: "ninjato-treasure") }; si perde { $lost } altro tesoro
       *[other] tieni { NOUN($piece, 1, of: "ninjato-treasure") }; si perdono altri { $lost } tesori
    }
    .do = tenere { NOUN($piece, 1, of: "ninjato-treasure") }
ninjato-gain = La casa { $house } riceve { NOUN($piece, 1, of: "ninjato-treasure") }

# The end of a round
ninjato-round-ends = Finisce il round { $round }
ninjato-goes-first =
    .does = apre i turni d’ora in poi
    .you = apri i turni d’ora in poi
ninjato-sensei-teaches = Il sensei insegna: { LIST($first, $second, $third, $fourth, of: "ninjato-tile", with: "comma") }
ninjato-house-stays-closed = La casa { $house } resta chiusa: non ci sono tesori per lei
ninjato-refill-house = La casa { $house } riceve { COUNTS($loot, of: "ninjato-treasure") }, con una sentinella da { $sentry }
ninjato-refill-palace = Novità nel palazzo: { LIST($first, $second, $third, $fourth, of: "ninjato-envoy") }
ninjato-refill-pavilion = Novità nel padiglione: { LIST($first, $second, $third, $fourth, of: "ninjato-rumor", form: "the") }
ninjato-round-begins = Comincia il round { $round }
ninjato-game-over = La partita è finita

# A scoring phase
ninjato-use-hensojutsu =
    .does = usa Hensojutsu: { NOUN($piece, of: "ninjato") }
    .you = usi Hensojutsu: { NOUN($piece, of: "ninjato") }
    .do = usare Hensojutsu: { NOUN($piece, of: "ninjato") }
ninjato-skip-hensojutsu =
    .does = non usa Hensojutsu
    .you = non usi Hensojutsu
    .do = non usare questo Hensojutsu
ninjato-honor-first =
    .does = prende l’onore ({ $points }) per il primo posto presso i { NOUN($clan, of: "ninjato-clan") }
    .you = prendi l’onore ({ $points }) per il primo posto presso i { NOUN($clan, of: "ninjato-clan") }
    .do = prendere l’onore dei { NOUN($clan, of: "ninjato-clan") }: { $points }
ninjato-honor-second =
    .does = prende l’onore ({ $points }) per il secondo posto presso i { NOUN($clan, of: "ninjato-clan") }
    .you = prendi l’onore ({ $points }) per il secondo posto presso i { NOUN($clan, of: "ninjato-clan") }
ninjato-rumor-first =
    .does = prende { NOUN($rumor, of: "ninjato-rumor", form: "the") } per il primo posto presso i { NOUN($clan, of: "ninjato-clan") }
    .you = prendi { NOUN($rumor, of: "ninjato-rumor", form: "the") } per il primo posto presso i { NOUN($clan, of: "ninjato-clan") }
    .do = prendere { NOUN($rumor, of: "ninjato-rumor", form: "the") } (conta { NOUN($rumor, of: "ninjato-rumor", form: "counts") })
ninjato-rumor-second =
    .does = prende { NOUN($rumor, of: "ninjato-rumor", form: "the") } per il secondo posto presso i { NOUN($clan, of: "ninjato-clan") }
    .you = prendi { NOUN($rumor, of: "ninjato-rumor", form: "the") } per il secondo posto presso i { NOUN($clan, of: "ninjato-clan") }
    .do = prendere { NOUN($rumor, of: "ninjato-rumor", form: "the") } (conta { NOUN($rumor, of: "ninjato-rumor", form: "counts") })

# Treasures, of which a capital letter is a red one, and gold in place of others; `.kind` is one without its number
ninjato-treasure-f = { $count ->
    [one] un ventaglio
   *[other] { $count } ventagli
}
    .kind = ventaglio
ninjato-treasure-s = { $count ->
    [one] un rotolo
   *[other] { $count } rotoli
}
    .kind = rotolo
ninjato-treasure-v = { $count ->
    [one] un vaso
   *[other] { $count } vasi
}
    .kind = vaso
ninjato-treasure-j = { $count ->
    [one] una giada
   *[other] { $count } giade
}
    .kind = giada
ninjato-treasure-g = { $count ->
    [one] un lingotto
   *[other] { $count } lingotti
}
    .kind = lingotto
ninjato-treasure-F = { $count ->
    [one] un ventaglio rosso
   *[other] { $count } ventagli rossi
}
    .kind = ventaglio rosso
ninjato-treasure-S = { $count ->
    [one] un rotolo rosso
   *[other] { $count } rotoli rossi
}
    .kind = rotolo rosso
ninjato-treasure-V = { $count ->
    [one] un vaso rosso
   *[other] { $count } vasi rossi
}
    .kind = vaso rosso
ninjato-treasure-J = { $count ->
    [one] una giada rossa
   *[other] { $count } giade rosse
}
    .kind = giada rossa
ninjato-treasure-G = { $count ->
    [one] un lingotto rosso
   *[other] { $count } lingotti rossi
}
    .kind = lingotto rosso
ninjato-treasure-gf = { $count ->
    [one] un lingotto come ventaglio
   *[other] { $count } lingotti come ventagli
}
ninjato-treasure-gs = { $count ->
    [one] un lingotto come rotolo
   *[other] { $count } lingotti come rotoli
}
ninjato-treasure-gv = { $count ->
    [one] un lingotto come vaso
   *[other] { $count } lingotti come vasi
}
ninjato-treasure-gj = { $count ->
    [one] un lingotto come giada
   *[other] { $count } lingotti come giade
}

# Skills, with their effects
ninjato-tile-shinobi-iri = Shinobi-iri
    .effect = −2 alla tua carta
ninjato-tile-intonjutsu = Intonjutsu
    .effect = la tua carta diventa 0
ninjato-tile-choho = Choho
    .effect = un tesoro in cambio di uno della casa
ninjato-tile-kayakujutsu = Kayakujutsu
    .effect = +2 alla tua carta
ninjato-tile-kenjutsu = Kenjutsu
    .effect = la tua carta diventa 6
ninjato-tile-kuji-in = Kuji-in
    .effect = una tessera usata è di nuovo pronta
ninjato-tile-taijutsu = Taijutsu
    .effect = +1 o −1 alla tua carta
ninjato-tile-boryaku = Boryaku
    .effect = un 2 o un 4 senza carta
ninjato-tile-seishin-teki = Seishin-teki
    .effect = la forza diventa astuzia, o l’astuzia forza
ninjato-tile-hensojutsu = Hensojutsu
ninjato-tile-hensojutsu-snake = Hensojutsu (serpente)
    .effect = +1 influenza con un inviato mascherato
ninjato-tile-hensojutsu-tiger = Hensojutsu (tigre)
    .effect = +1 influenza con un inviato mascherato
ninjato-tile-hensojutsu-crane = Hensojutsu (gru)
    .effect = +1 influenza con un inviato mascherato

# Clans; envoys by clan and age
ninjato-clan-T = Taira
ninjato-clan-M = Minamoto
ninjato-clan-S = Go-Shirakawa
ninjato-envoy-T18 = l’inviato Taira di 18 anni
ninjato-envoy-M21 = l’inviato Minamoto di 21 anni
ninjato-envoy-S24 = l’inviato Go-Shirakawa di 24 anni
ninjato-envoy-T27 = l’inviato Taira di 27 anni
ninjato-envoy-M30 = l’inviato Minamoto di 30 anni
ninjato-envoy-S33 = l’inviato Go-Shirakawa di 33 anni
ninjato-envoy-T36 = l’inviato Taira di 36 anni
ninjato-envoy-M39 = l’inviato Minamoto di 39 anni
ninjato-envoy-S42 = l’inviato Go-Shirakawa di 42 anni
ninjato-envoy-T45 = l’inviato Taira di 45 anni
ninjato-envoy-M48 = l’inviato Minamoto di 48 anni
ninjato-envoy-S51 = l’inviato Go-Shirakawa di 51 anni
ninjato-envoy-T54 = l’inviato Taira di 54 anni
ninjato-envoy-M57 = l’inviato Minamoto di 57 anni
ninjato-envoy-S60 = l’inviato Go-Shirakawa di 60 anni
ninjato-envoy-T63 = l’inviato Taira di 63 anni
ninjato-envoy-M66 = l’inviato Minamoto di 66 anni
ninjato-envoy-S69 = l’inviato Go-Shirakawa di 69 anni
ninjato-envoy-T72 = l’inviato Taira di 72 anni
ninjato-envoy-M75 = l’inviato Minamoto di 75 anni
ninjato-envoy-S78 = l’inviato Go-Shirakawa di 78 anni

# Kinds of rumors: their name; the same in a sentence; a short one for a narrow card, with soft hyphens; what they count;
# and a number of that
ninjato-rumor-W = Grande guerriero
    .the = la voce «Grande guerriero»
    .short = Guerriero
    .counts = le tue carte élite
    .number = { $count ->
        [one] { $count } carta élite
       *[other] { $count } carte élite
    }
ninjato-rumor-G = Favore del popolo
    .the = la voce «Favore del popolo»
    .short = Favore
    .counts = tutte le tue voci
    .number = { $count ->
        [one] { $count } voce
       *[other] { $count } voci
    }
ninjato-rumor-P = Amici potenti
    .the = la voce «Amici potenti»
    .short = Amici
    .counts = i tuoi inviati
    .number = { $count ->
        [one] { $count } inviato
       *[other] { $count } inviati
    }
ninjato-rumor-A = Maestro delle arti segrete
    .the = la voce «Maestro delle arti segrete»
    .short = Segreti
    .counts = le tue tessere
    .number = { $count ->
        [one] { $count } tessera di tecnica
       *[other] { $count } tessere di tecnica
    }
ninjato-rumor-D = Avversari senza onore
    .the = la voce «Avversari senza onore»
    .short = Dis{ "\u00AD" }onore
    .counts = 6, 4 o 2 l’una
