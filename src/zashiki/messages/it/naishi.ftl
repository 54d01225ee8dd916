# Naishi: the home page, the options
naishi-motto = Costruisci una corte di dieci posti, metà dei quali nascosti. Scegli tu quando finire.
naishi-option-recall = Emissari richiamati
naishi-option-recall-one-or-both = uno o entrambi
naishi-option-recall-all = tutti insieme
naishi-about = Di Mathieu Bieri e Alex Fortineau, pubblicato da Merle Éditions (2024). Per due: dieci posti, cinque dei quali nascosti, e una fine che ciascuno dei due può dichiarare.

# The rules
naishi-rules-title-emissaries = Gli emissari
naishi-rules-aim = Trasforma le montagne in un territorio di dieci carte: cinque nella tua Linea, sotto gli occhi di tutti, e cinque nella tua Mano, solo per i tuoi. I punti dipendono da quale carta sta dove. Vince chi ha più punti.
naishi-rules-river = Il Fiume ha cinque pile di sei carte, con la carta in cima scoperta. Ogni pila forma una colonna con un posto della tua Linea e un posto della tua Mano.
naishi-rules-draft = Cominci con cinque montagne nella Linea, tre nella Mano e altre due carte: tienine una e dai via l’altra, come fa anche l’avversario. Poi la tua Mano viene mescolata.
naishi-rules-eye = Una carta che entra in una Mano sotto gli occhi di entrambi resta nota; il tabellone la segna con un occhio. Quando due carte di una Mano si scambiano, entrambi vedono quali posti sono.
naishi-rules-turn = Fai una di queste cose:
naishi-rules-develop-name = Sviluppare
naishi-rules-develop = Metti la carta in cima a una pila nella tua Linea o nella tua Mano, nella sua colonna. La tua vecchia carta si scarta, e la pila mostra la successiva. Prima o dopo puoi mandare un emissario.
naishi-rules-decree-name = Decretare
naishi-rules-decree = Una volta a partita, da uno dei due. Un emissario va sullo spazio del decreto e ci resta. Scegli un posto della Linea o della Mano: la tua carta e quella dell’avversario in quel posto passano all’altro.
naishi-rules-recall-name = Richiamare
naishi-rules-recall = Riprendi uno o entrambi i tuoi emissari; mai quello del decreto. (Si può aprire un tavolo in cui tornano tutti insieme.)
naishi-rules-declare-name = Dichiarare la fine
naishi-rules-declare = Si può appena una pila è vuota, ma non in un ultimo turno. L’avversario ha un ultimo turno.
naishi-rules-emissaries = Ne hai due. Ognuno va su uno spazio libero della Corte, agisce subito e resta finché non lo richiami.
naishi-rules-swap-name = Scambio
naishi-rules-swap = Tre spazi. Scambia due carte in cima al Fiume, due carte della tua Linea, due della tua Mano, o le carte di Linea e Mano di una tua colonna.
naishi-rules-discard-name = Scarto
naishi-rules-discard = Due spazi. Scarta le carte in cima a due pile. Se devi ancora sviluppare, nel Fiume deve restare una carta.
naishi-rules-end = La partita finisce anche quando un turno lascia due o più pile vuote: subito, a meno che fosse un turno di chi ha cominciato; allora all’altro resta un ultimo turno. Niente aggiunge un altro turno a un ultimo turno.
naishi-rules-tie = A pari punti vince chi ha più colori diversi; altrimenti è pareggio.
naishi-rules-scoring = La Linea sta sopra la Mano. «Accanto» significa a sinistra, a destra, sopra o sotto.
naishi-rules-mountain = 5 se è l’unica del tuo territorio; due o più, −5 in tutto.
naishi-rules-naishi = Nella colonna di mezzo: 12 nella Linea, 8 nella Mano. Altrove 0.
naishi-rules-advisor = 2, 4, 3, 4, 2 secondo la colonna; e 4 per ogni Naishi accanto.
naishi-rules-sentinel = 3 se non ha un’altra Sentinella accanto; e 4 per ogni Forte accanto.
naishi-rules-monk = 5 nella Mano; e in entrambe le righe 2 per ogni Torii accanto.
naishi-rules-horseman = Nella Mano 3, e 10 in più sotto uno Stendardo. Nella Linea 0.
naishi-rules-ronin = 8 per 8 tipi diversi nel tuo territorio, 15 per 9 tipi, 45 per 10; Montagne e Ninja non sono tipi.
naishi-rules-ninja = Deve diventare un altro personaggio del tuo territorio, al proprio posto e in tutto, tranne che come tipo per il Ronin; la scelta migliore si fa per te. Senza nessuno da copiare non vale niente e non ha colore.
naishi-rules-fort = 6 in ogni angolo: prima e ultima colonna, in entrambe le righe.
naishi-rules-torii = Uno −5, due 0, tre o più 30 in tutto.
naishi-rules-rice-field = Gruppi di risaie vicine: due 10, tre 20, quattro o più 30.
naishi-rules-banner = Solo nella Linea: uno 3, due 8 in tutto.
naishi-rules-beside-example = Accanto a questo Consigliere ci sono una Sentinella, uno Stendardo e, sotto, una Naishi, che gli dà 4 in più.
naishi-rules-score-example = Questo territorio vale 62 punti. Le tre Risaie insieme ne danno 20.
naishi-rules-card = Carta
naishi-rules-copies = Copie
naishi-rules-points = Punti
naishi-rules-kinds = Naishi, Consigliere, Sentinella, Monaco, Cavaliere, Ronin e Ninja sono personaggi; Forte, Torii, Risaia e Stendardo sono province.

# The board
naishi-you = Tu
naishi-river = Fiume
naishi-line = Linea
naishi-hand = Mano
naishi-line-of = { $owner ->
    [you] La tua Linea
   *[other] Linea di { $owner }
}
naishi-hand-of = { $owner ->
    [you] La tua Mano
   *[other] Mano di { $owner }
}
# A place of a Line or a Hand, for a screen reader.
naishi-place = { $owner ->
    [you] La tua { $row }
   *[other] { $row } di { $owner }
}, colonna { $column }: { $card ->
    [hidden] una carta nascosta
   *[other] { NOUN($card, of: "naishi-card") }
}{ $known ->
    [mine] , carta che { $other } conosce
    [theirs] , carta che conosci
   *[no] { "" }
}
naishi-pile = Fiume, colonna { $column }: { $count ->
    [0] vuota
    [one] { NOUN($card, of: "naishi-card") }, ultima carta della pila
   *[other] { NOUN($card, of: "naishi-card") }, { $count } carte nella pila
}
naishi-empty = vuota
naishi-court = Corte imperiale
naishi-swap = Scambio
naishi-discard = Scarto
naishi-decree = Decreto
naishi-swap-short = due carte si scambiano
naishi-discard-short = due carte del Fiume
naishi-decree-short = una carta con { $other }
naishi-stand = { $mine ->
    [0] { "" }
    [one] , un tuo emissario
   *[other] , { $mine } tuoi emissari
}{ $theirs ->
    [0] { "" }
    [one] , uno di { $other }
   *[other] , { $theirs } di { $other }
}
naishi-space-swap = Scambiare due carte: { $free ->
    [0] nessuno spazio libero
    [one] uno spazio libero
   *[other] { $free } spazi liberi
}{ naishi-stand }
naishi-space-discard = Scartare due carte del Fiume: { $free ->
    [0] nessuno spazio libero
    [one] uno spazio libero
   *[other] { $free } spazi liberi
}{ naishi-stand }
naishi-space-decree = Decreto, scambiare un posto con l’avversario, una volta a partita: { $free ->
    [0] occupato
   *[other] libero
}{ naishi-stand }
naishi-free = { $owner ->
    [you] I tuoi emissari liberi
   *[other] Emissari liberi di { $owner }
}: { $count }
naishi-discard-pile = Pila degli scarti: { $count ->
    [0] vuota
    [one] una carta, { NOUN($card, of: "naishi-card") }
   *[other] { $count } carte, in cima { NOUN($card, of: "naishi-card") }
}
naishi-discarded = scarti: { $count }
naishi-dealt = Le tue due carte
naishi-dealt-card = Carta { $number } di due, da tenere o dare via: { NOUN($card, of: "naishi-card") }
naishi-dealt-hidden = Una carta coperta
naishi-keep = Tieni una delle tue due carte; l’altra è per { $other }.
naishi-drafting = Ognuno tiene una carta e ne dà via una.
naishi-score = Punti
naishi-score-so-far = Punti finora
naishi-turn = Turno { $turn }
naishi-last-turn = Ultimo turno
naishi-gave = Hai dato
naishi-gave-whole = La carta che hai dato all’inizio: { NOUN($card, of: "naishi-card") }, ora di { $other }. Non hai visto dove è andata nella Mano.
# The primary button of the action bar
naishi-verb-k = Tienila
naishi-verb-L = Sviluppa
naishi-verb-H = Sviluppa
naishi-verb-x = Scarta
naishi-verb-s = Scambia
naishi-verb-d = Decreta
naishi-verb-r = { $count ->
    [2] Richiama entrambi
   *[other] Richiama
}
naishi-verb-end = Dichiara la fine
naishi-verb-finish = Termina turno

# The next step
naishi-step-keep = Toccala di nuovo per tenerla e dare via l’altra.
naishi-step-recall = Richiama entrambi, o scegli lo spazio da cui richiamarne uno.
naishi-step-develop = Ora scegli dove va { NOUN($card, of: "naishi-card", form: "object") }: la tua Linea o la tua Mano.
naishi-step-swap = Ora scegli la prima delle due carte da scambiare.
naishi-step-swap-second = Ora scegli la carta che si scambia con { NOUN($card, of: "naishi-card", form: "object") }.
naishi-step-discard = Ora scegli la prima di due carte del Fiume.
naishi-step-discard-second = Ora scegli la carta del Fiume da scartare con { NOUN($card, of: "naishi-card", form: "object") }.
naishi-step-decree = Ora scegli il posto le cui due carte passano all’altro.

# What things are and do, for the card that explains them
naishi-worth = { $count ->
    [one] Ora { $points }.
   *[other] Ora { $points }, tutte e { $count } insieme.
}
naishi-worth-least = Ora almeno { $points }.
naishi-worth-ninja = Ora, come { NOUN($card, of: "naishi-card") }, { $points }.
naishi-about-known-mine = L’occhio: { $other } conosce questa carta.
naishi-about-known-theirs = L’occhio: conosci questa carta, perché l’hai vista arrivare.
naishi-about-unknown = La conosce solo { $owner }. È lì dall’inizio: una Montagna, la carta che hai dato, o quella tenuta da { $owner }.
naishi-about-secret = Prima della fine la vede solo { $owner }.
naishi-about-line = Cinque carte che vedono entrambi: la riga in alto di un territorio.
naishi-about-hand = Cinque carte nascoste all’avversario, tranne quelle che ha visto arrivare: la riga in basso di un territorio.
naishi-about-develop = Per te: { $line } nella Linea, { $hand } nella Mano.
naishi-about-pile = { $below ->
    [0] È l’ultima carta della sua pila.
    [one] Sotto c’è una carta coperta.
   *[other] Sotto ci sono { $below } carte coperte.
}
naishi-about-pile-empty = Non ci sono più carte in questa colonna. Appena una pila è vuota puoi dichiarare la fine; due pile vuote chiudono la partita.
naishi-about-none-free = Non hai nessun emissario libero.
naishi-about-recall = Richiamarli costa un turno intero: tocca qui.
naishi-about-emissaries = Ognuno va su uno spazio libero della Corte, agisce subito e resta finché { $name } non lo richiama.
naishi-about-discards = Le carte scartate non tornano. Si vede solo quella in cima.
naishi-about-score = I tuoi punti se la partita finisse ora. Quelli di { $other } restano nascosti fino alla fine.
naishi-about-score-over = I punti di questo territorio.
naishi-about-turn = I turni di entrambi, contati insieme.
naishi-about-last-turn = Dopo questo turno la partita è finita e si contano tutti i punti.

# The guided first game
naishi-lesson-territory = Il tuo territorio ha dieci posti: cinque nella Linea, che vediamo entrambi, e cinque nella Mano, che vedi solo tu.
naishi-lesson-draft = Tieni una delle tue due carte e dammi l’altra, mentre io faccio lo stesso: tieni il Cavaliere.
naishi-lesson-hand = Anch’io ti ho dato una carta, e la tua Mano è stata mescolata; d’ora in poi ogni carta tiene il suo posto.
naishi-lesson-river = In un turno prendi la carta in cima a una pila; sostituisce la tua carta della Linea o della Mano nella stessa colonna.
naishi-lesson-develop = Una Naishi vale 12 in mezzo alla Linea: toccala nel Fiume, poi il posto che brilla nella tua Linea.
naishi-lesson-finish = Prima o dopo aver preso una carta puoi anche mandare un emissario alla Corte; stavolta termina soltanto il turno.
naishi-lesson-fort = Ho messo un Forte in un angolo, dove vale 6; altrove non varrebbe niente.
naishi-lesson-beside = Un Consigliere vale 4 in più per ogni Naishi accanto, cioè a sinistra, a destra, sopra o sotto: metti questo nella tua Linea.
naishi-lesson-swap = Sotto uno Stendardo un Cavaliere vale 10 in più: tocca Scambio alla Corte, poi il Cavaliere e la Montagna sotto lo Stendardo.
naishi-lesson-eye = Ho messo un Monaco nella mia Mano, dove vale 5; l’hai visto arrivare, quindi continui a vederlo e ha un occhio.
naishi-lesson-rice = Le Risaie valgono a gruppi, 10 in due, 20 in tre, 30 in quattro: metti questa nella tua Mano, sotto la prima.
naishi-lesson-discard = Il Torii e il Forte mi aiuterebbero: tocca Scarto alla Corte, poi tutti e due, ed ecco che spariscono.
naishi-lesson-sentinel = La mia Sentinella vale 4 per il Forte accanto, e 3 perché non ha un’altra Sentinella accanto.
naishi-lesson-recall = I tuoi emissari restano alla Corte finché non spendi un turno intero per richiamarne uno o entrambi: tocca i tuoi emissari.
naishi-lesson-recalled = I tuoi emissari sono di nuovo liberi; ora guardiamo la fine di una partita.
naishi-lesson-mountain = Una sola Montagna vale 5, ma due o più ti costano 5 in tutto.
naishi-lesson-ninja = Un Ninja diventa uno dei tuoi personaggi, quello che al suo posto vale di più: questo è un secondo Cavaliere.
naishi-lesson-ronin = Un Ronin vale 8, 15 o 45 per 8, 9 o 10 carte diverse, senza contare Montagne e Ninja.
naishi-lesson-decree = Una volta a partita uno di noi può decretare che le due carte di un posto passino all’altro: prendi il mio Torii, perché tre valgono 30 e uno costa 5.
naishi-lesson-empty = La pila 3 è vuota: ora ciascuno di noi può dichiarare la fine, e una seconda pila vuota chiude la partita comunque.
naishi-lesson-declare = Hai un bel vantaggio: dichiara la fine, e a me resta un ultimo turno.
naishi-lesson-last = Ora le due Mani sono scoperte e si contano i punti; a pari punti vince chi ha più colori diversi.
