# Ninjato: the home page, the options
ninjato-motto = Invadi le case dei clan, una guardia dopo l’altra, e sappi quando uscire.
ninjato-about = Di Adam West e Dan Schnake, un’idea di Crosscut Games pubblicata da Z-Man Games (2011). Da due a quattro giocatori. Il contenuto dei mazzi è in parte ricostruito, perché il regolamento non elenca tutte le carte; la pagina delle regole dice quali numeri lo sono.

# The rules
ninjato-rules-title-round = Un round
ninjato-rules-title-invasion = Invadere una casa
ninjato-rules-title-guards = Le guardie
ninjato-rules-title-skills = Le tecniche
ninjato-rules-title-treasures = I tesori
ninjato-rules-title-envoys = Gli inviati
ninjato-rules-title-rumors = Le voci
ninjato-rules-title-clans = I clan
ninjato-rules-aim = Ottieni più onore di tutti in sette round. Invadi le case, spendi i loro tesori per inviati e voci, e guadagna influenza nei tre clan.
ninjato-rules-round = A turno, ognuno piazza uno shuriken e fa subito ciò che il luogo offre, per tre giri. Nei luoghi c’è posto per tutti; solo una casa svuotata resta chiusa fino alla fine del round.
ninjato-rules-house-name = Casa
ninjato-rules-house = Invadila per i suoi tesori.
ninjato-rules-dojo = Prendi due carte, tre se ne hai una, quattro se non ne hai: scoperte o dal mazzo. Ne tieni sette al massimo. Chi lo visita gioca prima nel round successivo, l’ultimo arrivato davanti a tutti.
ninjato-rules-sensei = Impara una tecnica per la carta che chiede, o gratis se ne hai già una del suo stile. Le tecniche aiutano nelle tue invasioni, ognuna una volta per round.
ninjato-rules-palace = Paga per un inviato, che ti dà influenza in un clan.
ninjato-rules-pavilion = Paga per una voce. Resta coperta e conta alla fine della partita.
ninjato-rules-refill = Alla fine di un round le case svuotate ricevono tre tesori e una nuova sentinella, palazzo e padiglione si completano, e le tecniche usate sono di nuovo pronte. Nei round da 1 a 4 il sensei mostra tante tecniche nuove quanti sono i giocatori, poi un Hensojutsu per round.
ninjato-rules-invade = Scegli la forza, per battere ogni guardia con di più, o l’astuzia, per batterla con di meno. La parità non batte nessuno. La sentinella, che vedi, viene per prima.
ninjato-rules-strip = Un’invasione con la forza.
ninjato-rules-fight = Gioca una carta contro una guardia, e aggiungi dei 3, ognuno come +1 o −1, e delle tecniche. Tutto si spende, anche se fallisci.
ninjato-rules-win = Ogni guardia battuta ti dà un tesoro, prima il meno caro e per ultimi i rossi. Poi esci con tutto ciò che hai preso, o grida banzai e affronta la prossima guardia, chiunque sia.
ninjato-rules-fail = Se non riesci a battere una guardia, tieni uno dei tesori presi e perdi gli altri. Che tu fallisca o esca, la casa riceve un nuovo tesoro e la sua sentinella resta.
ninjato-rules-clear = Se prendi l’ultimo tesoro, la casa è vuota: cambia il suo gettone di clan con uno di un altro clan.
ninjato-rules-alarm = Una guardia d’allarme che non è la sentinella porta un tesoro in più; poi il più prezioso che non è rosso si tinge di rosso.
ninjato-rules-elite = Le guardie d’élite custodiscono i tesori rossi. Quasi tutte hanno un numero contro la forza, dritto, e uno contro l’astuzia, inclinato; le doppie sono due guardie, da battere entrambe per un solo tesoro. Quelle che batti sono tue, anche se poi fallisci.
ninjato-rules-guard = Guardia
ninjato-rules-cards = Carte
ninjato-rules-guard-1 = 1
ninjato-rules-guard-2 = 2
ninjato-rules-guard-3a = 3, dà l’allarme
ninjato-rules-guard-4 = 4
ninjato-rules-guard-5 = 5
ninjato-rules-elites = Tieni le guardie d’élite che batti, per il loro onore alla fine.
ninjato-rules-elite-guard = Guardia d’élite
ninjato-rules-honor = Onore
ninjato-rules-elite-E51 = 5 contro la forza, 1 contro l’astuzia
ninjato-rules-elite-E42 = 4 contro la forza, 2 contro l’astuzia
ninjato-rules-elite-E52 = 5 contro la forza, 2 contro l’astuzia
ninjato-rules-elite-E41 = 4 contro la forza, 1 contro l’astuzia
ninjato-rules-elite-E53 = 5 contro la forza, 3 contro l’astuzia
ninjato-rules-elite-E31 = 3 contro la forza, 1 contro l’astuzia
ninjato-rules-elite-D35 = due guardie, 3 e 5
ninjato-rules-elite-D13 = due guardie, 1 e 3
ninjato-rules-elite-D24 = due guardie, 2 e 4
ninjato-rules-skills = Ogni tessera di tecnica serve una volta per round. La prima di uno stile costa una carta; se ne hai una di uno stile, tutte le altre di quello stile sono gratis.
ninjato-rules-skill = Tecnica
ninjato-rules-effect = Che cosa fa
ninjato-rules-style = Stile
ninjato-rules-cost = Costo
ninjato-rules-tiles = Tessere
ninjato-rules-cost-1 = un 1
ninjato-rules-cost-5 = un 5
ninjato-rules-cost-any = una carta qualsiasi
ninjato-rules-cost-style = come il suo stile
ninjato-rules-style-each = una per stile
ninjato-rules-treasures = I tesori che spendi danno subito onore:
ninjato-rules-fan-name = Ventaglio
ninjato-rules-fan = 2
ninjato-rules-scroll-name = Rotolo
ninjato-rules-scroll = 3
ninjato-rules-vase-name = Vaso
ninjato-rules-vase = 4
ninjato-rules-jade-name = Giada
ninjato-rules-jade = 5
ninjato-rules-gold-name = Lingotto d’oro
ninjato-rules-gold = Vale per ogni tipo e ne dà l’onore; al posto di un tesoro qualsiasi (?), 5. I tesori veri di quel tipo si spendono prima.
ninjato-rules-envoys = Ogni clan ha sette inviati, tutti di età diversa. A pari influenza viene prima il giocatore con l’inviato più anziano del clan.
ninjato-rules-mask = Maschera
ninjato-rules-yes = sì
ninjato-rules-no = no
ninjato-rules-envoy-fan-jade = un ventaglio e una giada
ninjato-rules-envoy-vase-jade = un vaso e una giada
ninjato-rules-envoy-scroll-vase = un rotolo e un vaso
ninjato-rules-envoy-fan-scroll-vase = un ventaglio, un rotolo e un vaso
ninjato-rules-envoy-range = da uno a quattro dello stesso tipo
ninjato-rules-envoy-three = uno di qualsiasi tipo e tre dello stesso tipo
ninjato-rules-envoy-pairs = due di un tipo e due di un altro
ninjato-rules-rumors = Ci sono sei voci di ogni tipo. Costano un tesoro qualsiasi, due qualsiasi, un rotolo, un vaso, una giada, o un ventaglio e un rotolo.
ninjato-rules-rumor = Voce
ninjato-rules-worth = Che cosa conta
ninjato-rules-several = Più voci di uno dei primi quattro tipi contano di più: invece di 1 per ogni cosa sono 2 con due voci, 4 con tre, poi 5, 6 e 8.
ninjato-rules-influence = Dopo i round 3, 5 e 7 i clan premiano l’influenza: 1 per ogni loro inviato che hai, e 1 per un Hensojutsu con un inviato mascherato.
ninjato-rules-reward = In ogni clan il primo posto prende l’onore che mostrano i gettoni del clan sulle case, o una voce del padiglione. Poi il secondo posto riceve ciò che il primo ha lasciato. I clan vanno in quest’ordine:
ninjato-rules-after = Dopo
ninjato-rules-order-1 = Primo
ninjato-rules-order-2 = Secondo
ninjato-rules-order-3 = Terzo
ninjato-rules-round-3 = round 3
ninjato-rules-round-5 = round 5
ninjato-rules-round-7 = round 7
ninjato-rules-end = Dopo sette round contano le voci, ogni tesoro rimasto vale 1 di onore, e le guardie d’élite 1 o 2. Vince chi ha più onore.
ninjato-rules-tie = A pari onore vince chi ha più inviati, poi chi ha il più anziano; altrimenti la vittoria è condivisa.
ninjato-rules-decks = Le regole stampate danno i totali, i gettoni dei clan, il valore di tesori e tecniche, ed esempi. Quante sono le copie di ogni carta, quasi tutti i costi e le età, alcune guardie d’élite e i nomi Kayakujutsu, Taijutsu e Kuji-in sono ricostruiti.

# The strip of pictures in the rules
ninjato-strip-house = Invadi la casa 2 con la forza. La sua sentinella è un 3.
ninjato-strip-sentry = Il tuo 4 è più di 3: prendi il tesoro meno caro, il ventaglio.
ninjato-strip-banzai = Gridi banzai. La guardia successiva è un 3 che dà l’allarme…
ninjato-strip-alarm = … così un vaso arriva nella casa, e il tesoro più prezioso, la giada, si tinge di rosso.
ninjato-strip-beaten = Giochi un 3 e ne aggiungi un altro come +1: 4 batte la guardia, e il rotolo è tuo.
ninjato-strip-leave = Esci con entrambi. Se avessi fallito, ne terresti uno solo.

# The unit of the scores
ninjato-amount = { $points ->
    [one] { $points } punto d’onore
   *[other] { $points } punti d’onore
  }
ninjato-points-of = Onore di { $name }
ninjato-points-yours = Il tuo onore
ninjato-points-none = Ancora nessun onore.

# The board
ninjato-nothing = niente
ninjato-no-treasures = nessun tesoro
ninjato-nobody = nessuno
ninjato-houses = Case
ninjato-info = Gli altri giocatori e i round
ninjato-honor = onore { $count }
ninjato-token = { NOUN($clan, of: "ninjato-clan") } { $honor }
ninjato-house-name = Casa { $number }: { $token }; sentinella { $sentry }; { $treasures }
ninjato-house-closed-name = Casa { $number }: { $token }; chiusa fino alla fine del round
ninjato-house-closed = chiusa fino alla fine del round
ninjato-in-house = { $what } nella casa
ninjato-strength = forza
ninjato-stealth = astuzia
ninjato-by-strength = Con la forza: più di { $value } batte la sentinella
ninjato-by-stealth = Con l’astuzia: meno di { $value } batte la sentinella
ninjato-dojo = Dojo
ninjato-dojo-name = Dojo: scoperte { $cards }; { $count } nel mazzo
ninjato-dojo-deck = Il mazzo del dojo, { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
ninjato-dojo-discard = scarti: { $count }
ninjato-dojo-first = Prossimo round: { $names }
ninjato-draws = { $count ->
        [one] ancora { $count } carta
       *[other] ancora { $count } carte
    }
ninjato-cards = { $count ->
        [one] un { $value }
       *[other] { $count } carte da { $value }
    }
ninjato-hand = { $count ->
        [0] Nessuna carta in mano
        [one] Una carta in mano
       *[other] { $count } carte in mano
    }
ninjato-sensei = Sensei
ninjato-sensei-empty = Niente da imparare in questo round.
ninjato-tile = { $count ->
        [one] { NOUN($skill, of: "ninjato-tile") }, stile { NOUN($style, of: "ninjato-style") }
       *[other] { $count } × { NOUN($skill, of: "ninjato-tile") }, stile { NOUN($style, of: "ninjato-style") }
    }
ninjato-used = { $tile } (usata)
ninjato-skills = Tecniche
ninjato-palace = Palazzo
ninjato-pavilion = Padiglione
ninjato-deck = mazzo: { $count }
ninjato-slot-empty = Posto vuoto
ninjato-envoy = { $mask ->
        [yes] Inviato { NOUN($clan, of: "ninjato-clan") } di { $age } anni, mascherato
       *[no] Inviato { NOUN($clan, of: "ninjato-clan") } di { $age } anni
    }
ninjato-rumor = Voce «{ NOUN($kind, of: "ninjato-rumor") }»
ninjato-style-snake = serpente
ninjato-style-tiger = tigre
ninjato-style-crane = gru
ninjato-step-house = Ora scegli forza o astuzia.
ninjato-step-palace = Ora scegli i tesori con cui paghi l’inviato.
ninjato-step-pavilion = Ora scegli i tesori con cui paghi la voce.
ninjato-step-sensei = Ora scegli la carta che scarti in cambio.
ninjato-step-hand = Ora scegli: il 3 come +1 o come −1.
ninjato-step-taijutsu = Taijutsu: ora scegli +1 o −1.
ninjato-step-boryaku = Boryaku: ora scegli 2 o 4.
ninjato-step-choho = Choho: ora scegli il tesoro che rimetti.
ninjato-step-choho-second = Choho: ora scegli il tesoro che prendi dalla casa.
ninjato-step-kuji-in = Kuji-in: ora scegli la tecnica usata da rendere pronta.
ninjato-verb-dojo = Visita
ninjato-verb-leave = Esci
ninjato-verb-banzai = Banzai!
ninjato-verb-t = Prendi
ninjato-verb-x = Scarta
ninjato-verb-b = Gioca
ninjato-verb-learn = Impara
ninjato-verb-P = Paga
ninjato-verb-R = Paga
ninjato-verb-H = Invadi
ninjato-verb-use = Usa
ninjato-verb-strike = Colpisci
ninjato-verb-k = Tieni
ninjato-verb-take = Prendi
ninjato-verb-choose = Scegli
ninjato-verb-honor = Prendi l’onore
ninjato-verb-unused = Non usarlo
ninjato-verb-yield = Rinuncia
ninjato-pay = Paga con
ninjato-pay-name = Pagare { $list }: onore { $honor }
ninjato-seat-honor = { $name }: onore { $honor }
ninjato-seat-elites = { $count ->
        [one] { $count } guardia d’élite
       *[other] { $count } guardie d’élite
    }
ninjato-seat-rumors = { $count ->
        [one] { $count } voce
       *[other] { $count } voci
    }
ninjato-shurikens = { $count } shuriken da piazzare
ninjato-invasion = { $side ->
        [strength] Casa { $number }, con la forza
       *[stealth] Casa { $number }, con l’astuzia
    }
ninjato-wins-strength = vince più della guardia
ninjato-wins-stealth = vince meno della guardia
ninjato-shuriken = Bottino
ninjato-shuriken-empty = ancora niente
ninjato-left = Nella casa
ninjato-on-shuriken = { $what } sullo shuriken
ninjato-no-card-yet = ancora nessuna carta
ninjato-total = finora
ninjato-total-name = { $total ->
        [none] Ancora nessuna carta giocata
       *[other] La tua giocata: { $total }
    }
ninjato-as = come { $value }
ninjato-as-which = come quale?
ninjato-strike = Colpisci
ninjato-guard = guardia da { $value }
ninjato-guard-alarm = guardia d’allarme da { $value }
ninjato-guard-elite = guardia d’élite, { $strength } contro la forza, { $stealth } contro l’astuzia
ninjato-guard-double = due guardie d’élite da { $first } e { $second }
ninjato-guard-of-two = guardia d’élite da { $value }, una di due
ninjato-faced-sentry = la sentinella, una { $guard }
ninjato-faced-normal = la { $guard }
ninjato-faced-elite = di fronte: { $guard }
ninjato-faced-standin = la { $guard }, che ne sostituisce una d’élite
ninjato-strike-at = Colpisci: { $guard }
ninjato-plays = Giocate che battono la guardia
ninjato-plays-title = Vince:
ninjato-plays-of = Batte il { $value }:
ninjato-plays-none = Non hai niente che la batta.
ninjato-play-boryaku = Boryaku come { $value }
ninjato-play-taijutsu = Taijutsu { $value }
ninjato-play-three = 3 come { $value }
ninjato-source-sentry = la sentinella
ninjato-source-normal = una guardia
ninjato-source-elite = una guardia d’élite
ninjato-source-double = due guardie d’élite
ninjato-source-standin = sostituisce un’élite
ninjato-failed = Fallito: si tiene un tesoro, il resto è perso.
ninjato-cleared = La casa è vuota. Scegli il suo nuovo gettone di clan:
ninjato-beaten = { $count ->
        [one] { $count } guardia battuta
       *[other] { $count } guardie battute
    }
ninjato-next = { $source ->
        [elite] { $count ->
            [one] Poi: l’ultima guardia d’élite
           *[other] Poi: una di { $count } guardie d’élite
        }
       *[other] { $count ->
            [one] Poi: l’ultima guardia
           *[other] Poi: una di { $count } guardie
        }
    }
ninjato-next-none = { $left ->
        [one] Poi non viene nessuno: batti questa guardia, e la casa è vuota.
       *[other] Poi non viene nessuno: batti entrambe, e la casa è vuota.
    }
ninjato-odds = { $source ->
        [elite] le tue carte e tecniche battono { $beaten } guardie d’élite su { $of }
       *[other] le tue carte e tecniche battono { $beaten } guardie su { $of }
    }
ninjato-column = { $count ->
        [one] Può arrivare una guardia da { $value }
       *[other] Possono arrivare { $count } guardie da { $value }
    }
ninjato-column-can = Le tue carte e tecniche possono batterla.
ninjato-column-cannot = Non hai niente che la batta.
ninjato-round = Round { $round } di 7
ninjato-round-short = Round { $round }
ninjato-order = Ordine dei turni: { $names }
ninjato-clan = { NOUN($clan, of: "ninjato-clan") }: onore { $honor } sulle case
ninjato-next-scoring = Conteggio dopo il round { $round }, in quest’ordine
ninjato-heap = { $count ->
        [one] { $count } tesoro speso
       *[other] { $count } tesori spesi
    }
ninjato-bag = { $count ->
        [one] { $count } tesoro nel sacchetto
       *[other] { $count } tesori nel sacchetto
    }
ninjato-guards-left = nei mazzi { $guards ->
        [one] { $guards } guardia
       *[other] { $guards } guardie
    } e { $elites ->
        [one] { $elites } d’élite
       *[other] { $elites } d’élite
    }

# The cards that explain the pieces
ninjato-about-house = Prima affronti la sentinella: gioca più di { $value } con la forza, o meno di { $value } con l’astuzia. Ogni vittoria prende il tesoro successivo, prima il meno caro e per ultimi i rossi.
ninjato-about-closed = È stata svuotata in questo round. Alla fine del round arrivano nuovi tesori e una nuova sentinella.
ninjato-about-token = A ogni conteggio i gettoni { NOUN($clan, of: "ninjato-clan") } sulle case danno il loro onore a chi ha più influenza in quel clan.
ninjato-about-strength = Batti ogni guardia con più del suo numero. La parità non vince.
ninjato-about-stealth = Batti ogni guardia con meno del suo numero. La parità non vince.
ninjato-about-sentry = La prima guardia di ogni invasione. Resta finché la casa non è vuota, e non dà mai l’allarme.
ninjato-about-guard = Battila per prendere il tesoro successivo. Se fallisci, tieni uno solo dei tesori presi.
ninjato-about-alarm = L’allarme ha portato un tesoro in più, e il più prezioso che non era rosso si è tinto di rosso. Poi battila come ogni altra guardia.
ninjato-about-standin = Tutte le guardie d’élite sono catturate, quindi una guardia normale custodisce il tesoro rosso.
ninjato-about-elite = Custodisce un tesoro rosso. Il numero dritto vale contro la forza, quello inclinato contro l’astuzia.
ninjato-about-double = Due guardie custodiscono un solo tesoro rosso: batti ognuna con una sua giocata, nell’ordine che vuoi.
ninjato-about-elites = Catturata, onore { $honor } alla fine.
ninjato-about-beaten = Ognuna ti ha dato un tesoro. Le guardie d’élite che batti sono tue, anche se poi fallisci.
ninjato-about-banzai = Affronta la prossima guardia, ancora sconosciuta, per un tesoro in più. Se non riesci a batterla, tieni un tesoro solo.
ninjato-about-leave = Tieni tutto ciò che hai preso in questa invasione. La casa riceve un nuovo tesoro.
ninjato-about-next-normal = Queste guardie non si sono ancora viste: il mazzo e, quando è vuoto, gli scarti. Quelle con una campana danno l’allarme.
ninjato-about-next-elite = Restano solo tesori rossi, custoditi da guardie d’élite. Il numero che vedi è quello del modo in cui giochi.
ninjato-about-plays = I modi più brevi di vincere con le tue carte e tecniche. Ciò che giochi si spende, anche se fallisci.
ninjato-about-total = La tua carta con tutto ciò che hai aggiunto. Colpisci la guardia quando vince.
ninjato-about-as = Scegli come vale.
ninjato-about-pay = Perdi questi tesori e ricevi subito il loro onore.
ninjato-about-card = Giocala contro una guardia, o dalla al sensei per una tecnica.
ninjato-about-three = Giocalo contro una guardia, o aggiungilo a un’altra carta come +1 o −1.
ninjato-about-dojo = Prendi 2 carte, 3 se ne hai una, 4 se non ne hai; ne tieni 7 al massimo. Chi lo visita per ultimo apre il round successivo.
ninjato-about-dojo-deck = Carte del dojo da 1 a 5, coperte.
ninjato-about-dojo-first = Chi visita il dojo gioca prima nel round successivo, l’ultimo arrivato davanti agli altri.
ninjato-about-discard = Carte del dojo giocate e scartate. Si mescolano quando il mazzo è vuoto.
ninjato-about-hand-other = Nascosta per te. Le carte prese scoperte le hanno viste tutti.
ninjato-about-sensei = Impara una tecnica per la carta che chiede. È gratis se hai già una tecnica del suo stile.
ninjato-about-lesson = { $card ->
        [none] Gratis per te, perché hai già una tecnica nello stile { NOUN($style, of: "ninjato-style") }.
        [any] Costa una carta qualsiasi; poi lo stile { NOUN($style, of: "ninjato-style") } è gratis per te.
       *[other] Costa un { $card }; poi lo stile { NOUN($style, of: "ninjato-style") } è gratis per te.
    }
ninjato-about-used = { $about } È di nuovo pronta alla fine del round.
ninjato-about-shinobi-iri = Toglie 2 alla tua carta, una volta per round.
ninjato-about-intonjutsu = La tua carta vale 0, prima delle aggiunte, una volta per round.
ninjato-about-choho = Scambia un tesoro preso in questa invasione con uno ancora nella casa, una volta per round, anche dopo un fallimento.
ninjato-about-kayakujutsu = Aggiunge 2 alla tua carta, una volta per round.
ninjato-about-kenjutsu = La tua carta vale 6, prima delle aggiunte, una volta per round.
ninjato-about-kuji-in = Una tua tecnica usata è di nuovo pronta, tranne Hensojutsu, una volta per round.
ninjato-about-taijutsu = Aggiunge o toglie 1 alla tua carta, una volta per round.
ninjato-about-boryaku = Vale come giocare un 2 o un 4, senza carta, una volta per round.
ninjato-about-seishin-teki = Davanti a una guardia, muta la forza in astuzia o l’astuzia in forza per il resto dell’invasione, una volta per round.
ninjato-about-hensojutsu = A ogni conteggio aggiunge 1 influenza con un tuo inviato mascherato.
ninjato-about-palace = Paga tesori per un inviato: il loro onore è subito tuo, e l’inviato ti dà influenza in un clan.
ninjato-about-pavilion = Paga tesori per una voce: il loro onore è subito tuo, e la voce, tenuta coperta, conta alla fine.
ninjato-about-envoy-deck = Sette inviati per clan, tutti di età diversa. Ne arrivano altri alla fine del round.
ninjato-about-rumor-deck = Sei voci di ognuno dei cinque tipi. Ne arrivano altre alla fine del round.
ninjato-about-slot-empty = Una nuova carta arriva alla fine del round.
ninjato-about-envoy = Ti dà 1 influenza nel clan { NOUN($clan, of: "ninjato-clan") }. L’età decide le parità: viene prima il giocatore con l’inviato più anziano del clan.
ninjato-about-mask = Con la maschera, Hensojutsu può aggiungere 1 influenza.
ninjato-about-cost-named = Costa { $list }: onore { $honor } per te.
ninjato-about-cost-any = { $count ->
        [one] Costa un tesoro qualsiasi (?).
       *[other] Costa { $count } tesori qualsiasi (?).
    }
ninjato-about-cost-range = Costa da uno a quattro tesori dello stesso tipo (=); più sono, più onore danno.
ninjato-about-cost-three = Costa tre tesori dello stesso tipo (=) e un altro qualsiasi (?).
ninjato-about-cost-pairs = Costa due tesori di un tipo (= chiaro) e due di un altro (= scuro).
ninjato-about-rumor-W = Alla fine, 1 di onore per ogni guardia d’élite catturata.
ninjato-about-rumor-G = Alla fine, 1 di onore per ogni tua voce.
ninjato-about-rumor-P = Alla fine, 1 di onore per ogni tuo inviato.
ninjato-about-rumor-A = Alla fine, 1 di onore per ogni tua tecnica.
ninjato-about-rumor-D = Alla fine, 6 di onore se solo tu hai voci così, 4 se le hanno due giocatori, 2 se sono di più.
ninjato-about-rumor-now = Ne hai { $count }: { $factor } × { $things } = { $honor } ora.
ninjato-about-rumors-other = Coperte: fino alla fine le conosce solo chi le ha.
ninjato-about-treasure = Dà onore { $honor } quando lo spendi, 1 se lo hai ancora alla fine.
ninjato-about-gold = Vale per ogni tipo e dà l’onore di quel tipo, o 5 al posto di un tesoro qualsiasi. 1 se lo hai ancora alla fine.
ninjato-about-red = Rosso: lo custodiscono le guardie d’élite.
ninjato-about-shurikens = Ogni giocatore piazza tre shuriken per round, uno alla volta.
ninjato-about-honor = Vince chi ha più onore dopo sette round. Voci, guardie d’élite e tesori rimasti si aggiungono alla fine.
ninjato-about-rounds = Sette round. Dopo i round 3, 5 e 7, nei riquadri, c’è il conteggio dei clan.
ninjato-about-order = Visitare il dojo ti porta avanti nel round successivo.
ninjato-about-scoring = Clan per clan, il primo posto per influenza prende l’onore dei gettoni o una voce; poi il secondo riceve ciò che resta.
ninjato-about-clan = Influenza: { $list }. Il primo posto sceglie: l’onore ({ $honor }) o una voce.
ninjato-about-clan-nobody = Qui nessuno ha ancora influenza. Il primo posto sceglierebbe l’onore ({ $honor }) o una voce.
ninjato-about-clan-rank = { $name } { $count }
ninjato-about-bag = 90 tesori in tutto. Da qui vengono i nuovi tesori delle case.
ninjato-about-heap = Tesori spesi e persi. Tornano nel sacchetto quando è vuoto.
ninjato-about-guards = 40 guardie da 1 a 5, in cui ogni 3 dà l’allarme, e 20 guardie d’élite.

# The guided first game
ninjato-lesson-aim = Ottieni più onore di tutti in sette round: invadi queste cinque case e spendi bene i loro tesori.
ninjato-lesson-strength = A ogni turno piazzi uno dei tuoi tre shuriken: tocca la casa 2 e scegli la forza, per battere la sua sentinella, un 3, con di più.
ninjato-lesson-card = Gioca il 4, perché è più di 3; la parità non vincerebbe.
ninjato-lesson-strike = La tua giocata batte la guardia: colpisci, e prendi il tesoro meno caro della casa.
ninjato-lesson-leave = Esci e tienilo: più guardie vogliono dire più tesori, ma se fallisci ne tieni uno solo.
ninjato-lesson-left = Che tu esca o fallisca, un nuovo tesoro arriva nella casa, e la sua sentinella resta.
ninjato-lesson-dojo = Visita il dojo: prendi due carte, ne tieni sette al massimo e, se ci vai dopo tutti, apri il round successivo.
ninjato-lesson-three = Prendi il 3: puoi anche aggiungerlo a un’altra carta, come +1 o −1.
ninjato-lesson-deck = Prendi la seconda carta dal mazzo, senza vederla.
ninjato-lesson-sensei = Impara la tecnica Shinobi-iri per un 1; d’ora in poi le altre tecniche del suo stile, il serpente, sono gratis per te.
ninjato-lesson-round = Era il tuo terzo shuriken: il round finisce e ne comincia uno nuovo.
ninjato-lesson-stealth = Ora invadi la casa 3 con l’astuzia, dove batti ogni guardia con meno del suo numero.
ninjato-lesson-low = Gioca il 2: non è ancora meno di 1, ma hai una tecnica.
ninjato-lesson-skill = Usa Shinobi-iri: toglie 2 alla tua carta, una volta per round.
ninjato-lesson-used = Una tecnica usata resta coperta fino alla fine del round.
ninjato-lesson-banzai = Le barre mostrano quali guardie possono arrivare, e il tuo 2 ne batte poche; tenta lo stesso la sorte e grida banzai!
ninjato-lesson-alarm = Una guardia d’allarme: è arrivato un tesoro in più e il più prezioso si è tinto di rosso, ma niente di ciò che hai batte un 3: rinuncia.
ninjato-lesson-fail = Hai fallito, quindi tieni uno solo dei tuoi tesori: prendi la giada.
ninjato-lesson-lost = Il ventaglio è perso: sapere quando uscire fa vincere questo gioco.
ninjato-lesson-elite = Le guardie d’élite custodiscono i tesori rossi, e il tuo 5 batte il suo 4 contro la forza: colpisci, e catturala.
ninjato-lesson-clear = Hai svuotato la casa, quindi scegli il suo nuovo gettone di clan: i gettoni sono onore per chi ha più influenza nel clan.
ninjato-lesson-closed = Una casa svuotata resta chiusa fino alla fine del round; poi arrivano nuovi tesori e una nuova sentinella.
ninjato-lesson-double = Una doppia sono due guardie d’élite per un solo tesoro: il tuo 5 batte il 4, quindi colpisci prima quello.
ninjato-lesson-second = Ora il 2: serve una giocata a parte, quindi gioca il 3.
ninjato-lesson-both = Colpisci di nuovo: solo con entrambe battute la giada rossa è tua.
ninjato-lesson-palace = Paga un ventaglio, che vale 2 di onore, e un lingotto al posto di una giada, che vale 5, per un inviato che ti dà influenza nel clan Taira.
ninjato-lesson-pavilion = Paga un vaso per una voce: 4 di onore ora, e alla fine 1 per ogni guardia d’élite catturata.
ninjato-lesson-slots = I posti vuoti si riempiono alla fine del round; le voci restano coperte fino alla fine della partita.
ninjato-lesson-rounds = Dopo i round 3, 5 e 7 c’è il conteggio dei clan, ogni volta in un altro ordine: ora i Minamoto, i Go-Shirakawa, i Taira.
ninjato-lesson-age = A pari influenza decide l’inviato più anziano del clan: tra i Taira è il tuo, di 72 anni.
ninjato-lesson-hensojutsu = Hensojutsu aggiunge 1 influenza con un inviato mascherato: scegli il tuo.
ninjato-lesson-scoring = Hai più influenza di tutti nel clan Taira: prendi i suoi 14 di onore, e il secondo posto riceve una voce.
ninjato-lesson-several = Più voci di un tipo contano di più: ogni tua guardia d’élite vale 2 con due Guerrieri, 4 con tre.
ninjato-lesson-end = Dopo il round 7 si aggiungono voci, guardie d’élite e tesori rimasti, e vince chi ha più onore.
