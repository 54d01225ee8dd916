# Ta-Ke: pieces and places in sentences
take-piece-S = Samurai
    .many = Samurai
    .object = il Samurai
    .some = un Samurai
    .any = nessun Samurai
    .all = i Samurai
    .from = dai Samurai
    .to = ai Samurai
take-piece-D = Daimyo
    .many = Daimyo
    .object = il Daimyo
    .some = un Daimyo
    .any = nessun Daimyo
    .all = i Daimyo
    .from = dai Daimyo
    .to = ai Daimyo
take-piece-R = Ronin
    .many = Ronin
    .object = il Ronin
    .some = un Ronin
    .any = nessun Ronin
    .all = i Ronin
    .from = dai Ronin
    .to = ai Ronin
take-piece-G = Geisha
    .many = Geishe
    .object = la Geisha
    .some = una Geisha
    .any = nessuna Geisha
    .all = le Geishe
    .from = dalle Geishe
    .to = alle Geishe
take-piece-N = Ninja
    .many = Ninja
    .object = il Ninja
    .some = un Ninja
    .any = nessun Ninja
    .all = i Ninja
    .from = dai Ninja
    .to = ai Ninja
take-place-hall-A = A
take-place-hall-B = B
take-place-hall-C = C
take-place-hall-D = D
take-place-hall-E = E
take-influence-bottom-2 = { $count } × 2 in basso
take-influence-bottom-1 = { $count } × 1 in basso
take-influence-middle-1 = { $count } × 1 in mezzo
take-influence-middle-0 = { $count } × 0 in mezzo
take-influence-samurai = { $count } Samurai

# What a move does
take-take =
    .does = prende { NOUN($piece, of: "take-piece", form: "object") } da { NOUN($source, of: "take-place") }
    .you = prendi { NOUN($piece, of: "take-piece", form: "object") } da { NOUN($source, of: "take-place") }
    .do = prendere { NOUN($piece, of: "take-piece", form: "object") } da { NOUN($source, of: "take-place") }
take-take-samurai =
    .does = prende il Samurai da { NOUN($source, of: "take-place") } e lo mette sopra { NOUN($column, of: "take-piece", form: "all") }
    .you = prendi il Samurai da { NOUN($source, of: "take-place") } e lo metti sopra { NOUN($column, of: "take-piece", form: "all") }
    .do = prendere il Samurai da { NOUN($source, of: "take-place") } e metterlo sopra { NOUN($column, of: "take-piece", form: "all") }
take-leave =
    .does = lascia un fantasma su { NOUN($target, of: "take-place") }
    .you = lasci un fantasma su { NOUN($target, of: "take-place") }
take-use =
    .does = usa { NOUN($piece, of: "take-piece", form: "some") }
    .you = usi { NOUN($piece, of: "take-piece", form: "some") }
    .do = usare { NOUN($piece, of: "take-piece", form: "some") }
take-use-daimyo =
    .does = usa un Daimyo per spostare dei Samurai
    .you = usi un Daimyo per spostare dei Samurai
    .do = usare un Daimyo per spostare dei Samurai
take-push =
    .does = spinge in su { NOUN($piece, of: "take-piece", form: "object") } rivale
    .you = spingi in su { NOUN($piece, of: "take-piece", form: "object") } rivale
    .do = spingere in su { NOUN($piece, of: "take-piece", form: "object") } rivale
take-push-daimyo =
    .does = spinge in su il Daimyo rivale per spostare dei Samurai
    .you = spingi in su il Daimyo rivale per spostare dei Samurai
    .do = spingere in su il Daimyo rivale per spostare dei Samurai
take-samurai =
    .does = sposta un Samurai { NOUN($from, of: "take-piece", form: "from") } { NOUN($to, of: "take-piece", form: "to") }
    .you = sposti un Samurai { NOUN($from, of: "take-piece", form: "from") } { NOUN($to, of: "take-piece", form: "to") }
    .do = spostare un Samurai { NOUN($from, of: "take-piece", form: "from") } { NOUN($to, of: "take-piece", form: "to") }
take-enough =
    .does = lascia gli altri Samurai dove sono
    .you = lasci gli altri Samurai dove sono
    .do = lasciare gli altri Samurai dove sono
take-ghost =
    .does = sposta il fantasma da { NOUN($source, of: "take-place") } su { NOUN($target, of: "take-place") }
    .you = sposti il fantasma da { NOUN($source, of: "take-place") } su { NOUN($target, of: "take-place") }
    .do = spostare il fantasma da { NOUN($source, of: "take-place") } su { NOUN($target, of: "take-place") }
take-ghost-comes =
    .does = mette un fantasma dalla riserva su { NOUN($target, of: "take-place") }
    .you = metti un fantasma dalla riserva su { NOUN($target, of: "take-place") }
    .do = mettere un fantasma dalla riserva su { NOUN($target, of: "take-place") }
take-ghost-goes =
    .does = rimanda nella riserva il fantasma di { NOUN($source, of: "take-place") }
    .you = rimandi nella riserva il fantasma di { NOUN($source, of: "take-place") }
    .do = rimandare nella riserva il fantasma di { NOUN($source, of: "take-place") }
take-chip =
    .does = sposta { NOUN($piece, of: "take-piece", form: "object") } da { NOUN($source, of: "take-place") } su { NOUN($target, of: "take-place") }
    .you = sposti { NOUN($piece, of: "take-piece", form: "object") } da { NOUN($source, of: "take-place") } su { NOUN($target, of: "take-place") }
    .do = spostare { NOUN($piece, of: "take-piece", form: "object") } da { NOUN($source, of: "take-place") } su { NOUN($target, of: "take-place") }
take-score =
    .does = segna per { NOUN($piece, of: "take-piece", form: "all") }: { $times } × { $influence } = { $points }{ $influence ->
        [0] {""}
       *[other] {" "}({ COUNTS($chips, of: "take-influence", with: "comma") })
      }
    .you = segni per { NOUN($piece, of: "take-piece", form: "all") }: { $times } × { $influence } = { $points }{ $influence ->
        [0] {""}
       *[other] {" "}({ COUNTS($chips, of: "take-influence", with: "comma") })
      }
    .of = { NOUN($piece, of: "take-piece", form: "many") }
take-home = Tutti i fantasmi tornano nella riserva
take-gain =
    .do = { NOUN($piece, of: "take-piece", form: "many") }: { $times } × { $influence } = { $points } per te, { $times } × { $their_influence } = { $their_points } per l’avversario

# What is asked of the player
take-ask-take = Prendi un disco.
take-ask-take-or-use = Prendi un disco, o usa prima un’abilità.
take-ask-samurai = Sposta un Samurai.
take-ask-samurai-or-enough = Sposta un altro Samurai, o lascia gli altri dove sono.

# Why a move is refused, after a colon
take-refuse-moving = il Daimyo sta spostando dei Samurai. Spostane uno che non si è ancora mosso, nell’ordine D R G N.
take-refuse-moving-or-enough = il Daimyo sta spostando dei Samurai. Spostane uno che non si è ancora mosso, nell’ordine D R G N, o fermati con s.
take-refuse-not-moving = nessun Daimyo sta spostando dei Samurai; comincia con D: o N.D.
take-refuse-empty = lo spazio { $space } è vuoto.
take-refuse-ghost = su { $space } c’è un fantasma.
take-refuse-closed = la pila { $space } è chiusa in questo turno: una Geisha vi ha messo il disco in cima.
take-refuse-no-column = il Samurai su { $space } ha bisogno di una colonna, come in { $space }>G.
take-refuse-column = il disco su { $space } ({ NOUN($piece, of: "take-piece") }) non è un Samurai e va nella sua colonna.
take-refuse-used = in questo turno hai già usato { NOUN($piece, of: "take-piece", form: "some") }.
take-refuse-none = non hai { NOUN($piece, of: "take-piece", form: "any") } nella tua riga in basso.
take-refuse-none-to-push = l’avversario non ha { NOUN($piece, of: "take-piece", form: "any") } da spingere nella riga in basso.
take-refuse-performed = questa azione ({ NOUN($piece, of: "take-piece") }) si è già fatta in questo turno, e ognuna si fa una sola volta per turno.
take-refuse-no-samurai = non hai nessun Samurai da spostare.
take-refuse-no-ghost = su { $space } non c’è nessun fantasma.
take-refuse-two-ghosts = su { $space } c’è già un fantasma.
take-refuse-nothing-left = non resterebbe nessun disco da prendere.
take-refuse-low = una Geisha ha bisogno di una pila di due o più dischi, e la pila { $space } ne ha { $height }.

# The text board
take-board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
take-board-bottom = basso
take-board-middle = mezzo
take-board-samurai = Samurai
take-board-worth = valore { $value }
take-board-worth-ninja = valore { $value }, N { $ninja }
take-board-printed = stampa
take-board-space = spazio
take-board-ghost = fantasma
take-board-closed = chiusa
take-board-left = { $chips ->
    [one] { $chips } disco
   *[other] { $chips } dischi
  } in aula, { $supply } fantasmi su { $ghosts } nella riserva

# The rules in brief, for the terminal: lines of at most 60 columns
take-primer =
    A ogni turno prendi il disco in cima a una pila e lasci lì
    un fantasma: nessuno prende sotto un fantasma. Se all’inizio
    di un turno ogni pila ha un fantasma, tutti i fantasmi
    tornano nella riserva.

    Il tuo disco va nella riga in basso della sua colonna, nella
    tua corte, e vale 2. Un Samurai va sopra la colonna che
    vuoi e vale 1.

    Poi si conta, per tutti e due, il tipo che si vede dove
    hai preso il disco: quanti dei cinque spazi lo mostrano,
    per la tua influenza. Uno spazio vuoto mostra il tipo
    stampato. La tua influenza in un tipo: il valore dei tuoi
    dischi nella sua colonna, più uno per ogni Samurai sopra.
    Per i Samurai: quanti ne hai.

    Prima di prendere puoi usare delle abilità, ognuna una
    volta per turno. Il disco sale per sempre nella riga di
    mezzo e vale 1. (Con ninja_values 1/0 i Ninja valgono 1 e
    0.)
      Daimyo  sposta fino a tre dei tuoi Samurai:
              D:  poi  s:R>G …  e  s.  per finire
      Ronin   sposta un fantasma:  R:A>C   R:A>-   R:->C
              (- è la riserva)
      Geisha  sposta il disco in cima a una pila, che non si
              può prendere in questo turno:  G:A>C
      Ninja   spinge in su un Daimyo, un Ronin o una Geisha
              rivale e ne fa l’azione:
              N.R:A>C   N.G:A>C   N.D
              o spinge soltanto:  N.R:-   N.G:-   N.D:-
              (non l’azione che fa il tuo disco nello stesso
              turno, salvo se ninja_repeats è yes)

    Per prendere: la lettera della pila, C; un Samurai con la
    colonna su cui va, C>G. Dopo 35 dischi vince chi ha più
    punti; a pari punti è pareggio.
