# Ta-Ke: the home page, the options
take-motto = Cinque pile di dischi, due corti, niente di nascosto. Ogni disco preso dà punti a tutti e due.
take-option-ninja_values = Valori del Ninja
take-option-ninja_values-2-1 = 2 e 1
take-option-ninja_values-1-0 = 1 e 0
take-option-ninja_repeats = Il Ninja ripete un’abilità
take-option-ninja_repeats-no = mai
take-option-ninja_repeats-yes = permesso
take-about = Di Arve D. Fühler, pubblicato da HUCH! (2017). Per due giocatori, senza niente di nascosto: cinque pile, due corti, e punti per entrambi con ogni disco preso.

# The rules
take-rules-title-ghosts = I fantasmi
take-rules-title-example = Una presa, passo per passo
take-rules-title-types = I cinque tipi
take-rules-aim = Raccogli dischi nella tua corte per avere influenza nei tipi che si contano. Ogni conteggio dà punti a tutti e due. Vince chi ha più punti. Chi comincia è scelto a sorte.
take-rules-hall = Sugli spazi da A a E dell’aula ci sono cinque pile di sette dischi: cinque tipi, sette dischi ciascuno. Su ogni spazio è stampato anche un tipo. Niente è nascosto.
take-rules-court = La tua corte ha una colonna per i Daimyo, una per i Ronin, una per le Geishe e una per i Ninja. Un disco vale 2 nella riga in basso e 1 nella riga di mezzo. I Samurai stanno nella riga in alto, sopra qualsiasi colonna, e valgono 1.
take-rules-turn-abilities = Usa delle abilità, se vuoi.
take-rules-turn-take = Prendi il disco in cima a una pila senza fantasma, e lascia lì un fantasma.
take-rules-turn-place = Metti il disco nella riga in basso della sua colonna; un Samurai va sopra la colonna che vuoi.
take-rules-turn-score = Si contano i punti di tutti e due.
take-rules-ghosts = Nessuno può prendere un disco sotto un fantasma. Se all’inizio di un turno ogni pila ha un fantasma, tutti i fantasmi tornano nella riserva.
take-rules-scored-type = Si conta un tipo solo: quello che ora si vede dove si è preso il disco. È il disco sotto, o il tipo stampato di uno spazio vuoto.
take-rules-scored-count = Conta gli spazi dell’aula che mostrano questo tipo; i fantasmi non nascondono niente.
take-rules-scored-influence = Ognuno riceve quel numero per la propria influenza nel tipo: il valore dei dischi nella sua colonna, più 1 per ogni Samurai sopra. L’influenza nei Samurai è il numero di tutti i tuoi Samurai.
take-rules-abilities = Prima di prendere, i dischi della tua riga in basso possono usare la loro abilità, ogni tipo una volta per turno. Il disco sale allora per sempre nella riga di mezzo e vale meno.
take-rules-ninja = Il Ninja non può spingere un altro Ninja. Puoi spingere senza usare l’abilità, e in quel turno non puoi usare la stessa abilità con un tuo disco.
take-rules-end = La partita finisce quando l’ultimo disco è preso e contato. A pari punti è pareggio.
take-rules-options = Si può aprire un tavolo con altre regole per il Ninja: vale 1 e 0, o può ripetere un’abilità che ha usato un tuo disco.
take-diagram-take = Prendi la Geisha da E. Va nella riga in basso della tua corte, e un fantasma arriva su E.
take-diagram-count = Ora E mostra una Geisha, quindi si contano le Geishe. Tre spazi ne mostrano una: A, C ed E.
take-diagram-influence = La tua influenza nelle Geishe è 2 + 1 + 1 + 1 = 5: un disco in basso, uno in mezzo e due Samurai. Ricevi 3 × 5 = 15 punti. L’avversario riceve 3 × la sua influenza.
take-column-type = Tipo
take-column-bottom = Riga in basso
take-column-middle = Riga di mezzo
take-column-ability = Abilità
take-none = –

# The board
take-row-bottom = basso
take-row-middle = mezzo
take-row-samurai = Samurai
take-your-court = La tua corte
take-court = Corte di { $name }
take-court-about = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  } finora. Un disco preso va nella sua colonna, un Samurai sopra qualsiasi colonna.
take-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
take-hall = Aula

# Cards that explain a piece: a name, and what it is and does now
take-ability-D = Sposta da uno a tre dei tuoi Samurai, ognuno su un’altra colonna.
take-ability-R = Sposta un fantasma su uno spazio che non ne ha, o tra uno spazio e la riserva. Deve restarti un disco da prendere.
take-ability-G = Sposta il disco in cima a una pila di due o più su un’altra pila o su uno spazio vuoto, entrambi senza fantasma. In questo turno non puoi prendere quel disco.
take-ability-N = Spinge un Daimyo, un Ronin o una Geisha rivale nella riga di mezzo. Poi puoi usarne l’abilità per te.
take-ability-S = Nessuna abilità. Vale 1 per la colonna che ha sotto, e 1 quando si contano i Samurai.
take-does = { NOUN($piece, of: "take-piece") }: { $ability }
take-cell = { $court }, { NOUN($piece, of: "take-piece", form: "many") }, { $row ->
    [bottom] riga in basso
   *[middle] riga di mezzo
  }: { $count ->
    [0] vuota
    [one] { NOUN($piece, of: "take-piece", form: "some") }
   *[other] { $count } { NOUN($piece, of: "take-piece", form: "many") }
  }
take-cell-bottom-about = { $count ->
    [0] Qui arriva { NOUN($piece, of: "take-piece", form: "some") } quando si prende; vale { $value }.
   *[other] Valore: { $value }{ $count ->
        [one] {""}
       *[other] {" "}per disco
      }. { $does } Usando l’abilità il disco sale per sempre nella riga di mezzo, dove vale { $then }.
  }
take-cell-used = Già usata in questo turno.
take-cell-middle-about = Dischi già usati, o spinti in su da un Ninja. Valgono { $value } l’uno e non si possono più usare.
take-cell-samurai = { $court }, sopra { NOUN($piece, of: "take-piece", form: "all") }: { $count ->
    [0] nessun Samurai
   *[other] { $count } Samurai
  }
take-cell-samurai-about = Qui ogni Samurai vale 1 per { NOUN($piece, of: "take-piece", form: "all") }, e 1 quando si contano i Samurai.
take-all-samurai = { $court }: tutti i Samurai
take-row = { $row ->
    [bottom] Riga in basso
    [middle] Riga di mezzo
   *[samurai] Samurai
  }: ogni disco vale { $value }{ $ninja ->
    [same] {""}
   *[other] , un Ninja { $ninja }
  }
take-row-about-bottom = I dischi arrivano qui quando si prendono. Solo qui possono usare la loro abilità.
take-row-about-middle = I dischi salgono qui quando usano la loro abilità o li spinge un Ninja. Restano qui e non si possono più usare.
take-row-about-samurai = Un Samurai sta sopra la colonna che vuoi. Vale per quella colonna, e quando si contano i Samurai.
take-influence = Influenza, { NOUN($piece, of: "take-piece", form: "many") }: { $influence }
take-influence-about = { $parts ->
    [none] Ancora niente che valga.
   *[other] { $parts }.
  } Quando si contano { NOUN($piece, of: "take-piece", form: "all") }, si moltiplica per il numero di spazi che mostrano { NOUN($piece, of: "take-piece", form: "some") }, ora { $shown }.
take-part-bottom = { $count } × { $value } nella riga in basso
take-part-middle = { $count } × { $value } nella riga di mezzo
take-part-over = { $count } Samurai sopra la colonna
take-part-samurai = { $count } Samurai in tutto
take-stack = Pila { $letter }: in cima { NOUN($piece, of: "take-piece", form: "some") }
take-space = Spazio { $letter }: vuoto
take-stack-about = { $count ->
    [one] L’ultimo disco.
   *[other] Dall’alto: { LIST($chips, of: "take-piece", with: "comma") }.
  }
take-space-about = Uno spazio vuoto mostra il suo tipo stampato: { NOUN($piece, of: "take-piece") }.
take-stack-uncovers = Prendendo { NOUN($piece, of: "take-piece", form: "object") } si scopre { NOUN($beneath, of: "take-piece", form: "some") }{ $from ->
    [space] , il tipo stampato sullo spazio
   *[chip] {""}
  }, e si conterebbero { NOUN($beneath, of: "take-piece", form: "all") }.
take-stack-ghost = C’è un fantasma: nessuno può prendere da qui finché non se ne va.
take-stack-closed = Chiusa in questo turno: una Geisha vi ha messo il disco in cima.
take-closed = chiusa
take-supply = Riserva: { $count ->
    [0] nessun fantasma
    [one] { $count } fantasma
   *[other] { $count } fantasmi
  }
take-supply-about = Ogni presa lascia un fantasma sul suo spazio. Se all’inizio di un turno ogni pila ha un fantasma, tutti i fantasmi tornano nella riserva.
take-ghosts = Fantasmi
take-you = tu
take-opponent = avversario
take-offers = Punti di una presa
take-offers-about = Sotto ogni pila: il tipo che la presa farebbe contare, e i punti di tutti e due. Sono gli spazi che mostrano il tipo, per l’influenza.
take-sums = Si contano { NOUN($piece, of: "take-piece", form: "all") }
take-plus = +{ $points }
take-scored = { NOUN($piece, of: "take-piece", form: "many") }: { $sum }
take-product = { $shown } × { $influence } = { $points }
take-step-take = Ora mettilo nella tua corte.
take-step-samurai = Ora scegli una colonna per il Samurai.
take-step-over = Ora scegli un’altra colonna.
take-step-D-1 = Tocca i tuoi Samurai: il Daimyo ne sposta fino a tre.
take-step-R-1 = Ronin: ora scegli un fantasma.
take-step-R-2 = Ora scegli dove va il fantasma.
take-step-G-1 = Geisha: ora scegli il disco in cima a una pila.
take-step-G-2 = Ora scegli dove va il disco.
take-step-N-1 = Ninja: ora scegli un disco da spingere.
take-step-N-D = Tocca i tuoi Samurai per spostarli, o la riga di mezzo per spingere soltanto.
take-step-N-R = Scegli un fantasma da spostare, o la riga di mezzo per spingere soltanto.
take-step-N-G = Scegli un disco da spostare, o la riga di mezzo per spingere soltanto.
take-verb-take = Prendi
take-verb-use = Usa { NOUN($piece, of: "take-piece", form: "object") }
take-verb-ghost = Sposta il fantasma
take-verb-chip = Sposta il disco
take-verb-samurai = Sposta il Samurai
take-verb-push = Spingi
take-verb-enough = Basta così

# The guided first game
take-lesson-aim = Ciao! Tu e io prendiamo dischi a turno, ogni presa dà punti a tutti e due, e vince chi ne ha di più.
take-lesson-hall = Nell’aula ci sono cinque pile di sette dischi, e niente è nascosto: vedi ogni disco di lato.
take-lesson-take = Prendi la Geisha sulla pila B: toccala, poi tocca il posto che brilla nella tua corte.
take-lesson-score = Dove l’hai presa si vede una Geisha, quindi si contano le Geishe: 2 spazi ne mostrano una × la tua influenza di 2 (riga in basso) = 4 punti.
take-lesson-ghost = Ogni presa lascia un fantasma, e nessuno prende sotto un fantasma: B per me era bloccata, così ho preso la Geisha da D.
take-lesson-both = Si contano sempre i punti di tutti e due: di nuovo 2 spazi mostrano una Geisha, e con un disco a testa riceviamo 2 × 2 = 4.
take-lesson-samurai = Prendi il Samurai su E e mettilo sopra le tue Geishe, dove aggiunge 1 alla tua influenza.
take-lesson-counts = Ora 3 spazi mostrano una Geisha: 3 × la tua influenza di 3 = 9 per te, e 3 × 2 = 6 per me.
take-lesson-empty = Tutte le altre pile hanno un fantasma, quindi prendi l’ultimo disco della pila A.
take-lesson-printed = Lo spazio vuoto mostra il suo Samurai stampato, quindi si contano i Samurai, ovunque siano: 2 spazi × i tuoi 3 Samurai = 6 punti.
take-lesson-home = Per il mio turno non restava nessun disco senza fantasma, così tutti i fantasmi sono tornati nella riserva.
take-lesson-abilities = Prima di prendere, i dischi della tua riga in basso possono usare la loro abilità, ogni tipo una volta per turno.
take-lesson-daimyo = Il Daimyo sposta fino a tre dei tuoi Samurai su altre colonne: tocca il tuo Daimyo, poi i tuoi Samurai.
take-lesson-middle = Il Daimyo usato resta nella riga di mezzo e vale 1 invece di 2; ora sposta sopra le Geishe il Samurai che sta sopra il tuo Ronin.
take-lesson-enough = Basta così: lascia l’altro Samurai dov’è, con il pulsante nella barra.
take-lesson-daimyo-take = Ora prendi la Geisha su C.
take-lesson-daimyo-score = 2 spazi mostrano una Geisha × la tua influenza di 5 = 10 punti; senza il Samurai sarebbero stati 8.
take-lesson-ronin = Il Ronin sposta un fantasma su uno spazio che non ne ha, o tra uno spazio e la riserva: rimanda nella riserva il fantasma sulla pila A.
take-lesson-geisha = La Geisha sposta il disco in cima a una pila su un altro spazio senza fantasma, anche vuoto: sposta il Ninja da A su C.
take-lesson-closed = La pila C è chiusa in questo turno, perché non puoi prendere il disco che hai appena spostato.
take-lesson-geisha-take = Ma puoi prendere il Daimyo che si è scoperto su A.
take-lesson-geisha-score = 2 spazi mostrano un Daimyo × la tua influenza di 5 = 10 punti per te, e 2 × 1 = 2 per me.
take-lesson-ninja = Il Ninja spinge in su un mio disco e ne usa l’abilità: spingi il mio Ronin, poi sposta il fantasma da B su D.
take-lesson-pushed = Ora il mio Ronin vale 1 invece di 2 e la sua abilità è persa; un Ninja può anche spingere senza usarla, ma mai un altro Ninja.
take-lesson-ninja-take = Ora prendi la Geisha su B: si conta il Ninja che sta sotto.
take-lesson-ninja-score = 2 spazi mostrano un Ninja × la tua influenza di 5 = 10 punti per te, e 2 × 2 = 4 per me.
take-lesson-last = La fine di una partita: hai 2 punti in meno, e l’ultimo disco è tuo.
take-lesson-end = Tutti i 35 dischi sono presi e la partita è finita: vinci 149 a 147; a pari punti sarebbe pareggio.
