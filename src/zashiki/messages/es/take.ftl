# Ta-Ke: the home page, the options
take-motto = Cinco pilas de fichas, dos patios, nada oculto. Cada ficha robada da puntos a los dos jugadores.
take-option-ninja_values = Valores del Ninja
take-option-ninja_values-2-1 = 2 y 1
take-option-ninja_values-1-0 = 1 y 0
take-option-ninja_repeats = El Ninja repite una habilidad
take-option-ninja_repeats-no = nunca
take-option-ninja_repeats-yes = permitido
take-about = De Arve D. Fühler, publicado por HUCH! (2017). Para dos jugadores y sin nada oculto: cinco pilas, dos patios y puntos para ambos con cada ficha que se roba.

# The rules
take-rules-title-ghosts = Los fantasmas
take-rules-title-example = Una jugada, paso a paso
take-rules-title-types = Los cinco tipos
take-rules-aim = Reúne fichas en tu patio interior para tener influencia en los tipos que puntúan. Cada puntuación da puntos a los dos jugadores. Gana quien tenga más puntos. Se sortea quién empieza.
take-rules-hall = En los espacios A a E de la sala de audiencias hay cinco pilas de siete fichas: cinco tipos, siete fichas de cada uno. Cada espacio lleva además un tipo impreso. Nada está oculto.
take-rules-court = Tu patio interior tiene una columna para los Daimyos, otra para los Ronin, otra para las Geishas y otra para los Ninjas. Una ficha vale 2 en la fila inferior y 1 en la central. Los Samuráis van en la fila superior, sobre cualquier columna, y valen 1.
take-rules-turn-abilities = Usa habilidades, si quieres.
take-rules-turn-take = Roba la ficha de arriba de una pila sin fantasma y deja ahí un fantasma.
take-rules-turn-place = Pon la ficha en la fila inferior de su columna; un Samurái va sobre la columna que elijas.
take-rules-turn-score = Puntúan los dos jugadores.
take-rules-ghosts = Nadie puede robar una ficha que esté debajo de un fantasma. Si al empezar un turno todas las pilas tienen fantasma, todos los fantasmas vuelven a la reserva.
take-rules-scored-type = Puntúa un solo tipo: el que se ve ahora donde estaba la ficha robada. Es la ficha de debajo, o el tipo impreso de un espacio vacío.
take-rules-scored-count = Cuenta los espacios de la sala que muestran ese tipo; los fantasmas no tapan nada.
take-rules-scored-influence = Cada jugador recibe ese número multiplicado por su influencia en el tipo: lo que valen las fichas de su columna, más 1 por cada Samurái sobre ella. La influencia en Samuráis es el número de todos tus Samuráis.
take-rules-abilities = Antes de robar, las fichas de tu fila inferior pueden usar su habilidad, cada tipo una vez por turno. La ficha sube entonces para siempre a la fila central y vale menos.
take-rules-ninja = El Ninja no puede empujar a otro Ninja. Puedes empujar sin usar la habilidad, y no puedes usar la misma habilidad con tu propia ficha en ese turno.
take-rules-end = La partida termina cuando se roba y puntúa la última ficha. Con los mismos puntos hay empate.
take-rules-options = Se puede abrir una mesa con otras reglas para el Ninja: vale 1 y 0, o puede repetir una habilidad que usó tu propia ficha.
take-diagram-take = Robas la Geisha de E. Va a la fila inferior de tu patio, y un fantasma llega a E.
take-diagram-count = Ahora E muestra una Geisha, así que puntúan las Geishas. Tres espacios muestran una: A, C y E.
take-diagram-influence = Tu influencia en Geishas es 2 + 1 + 1 + 1 = 5: una ficha en la fila inferior, una en la central y dos Samuráis. Recibes 3 × 5 = 15 puntos. Tu oponente recibe 3 × su propia influencia.
take-column-type = Tipo
take-column-bottom = Fila inferior
take-column-middle = Fila central
take-column-ability = Habilidad
take-none = –

# The board
take-row-bottom = abajo
take-row-middle = centro
take-row-samurai = Samuráis
take-your-court = Tu patio interior
take-court = Patio interior de { $name }
take-court-about = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } hasta ahora. Una ficha robada va a su columna, y un Samurái sobre cualquiera.
take-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
take-hall = Sala de audiencias

# Cards that explain a piece: a name, and what it is and does now
take-ability-D = Mueve de uno a tres de tus Samuráis, cada uno a otra columna.
take-ability-R = Mueve un fantasma a un espacio que no tenga, o entre un espacio y la reserva. Te tiene que quedar una ficha que robar.
take-ability-G = Mueve la ficha de arriba de una pila de dos o más a otra pila o a un espacio vacío, ambos sin fantasma. Este turno no puedes robar esa ficha.
take-ability-N = Empuja un Daimyo, Ronin o Geisha de tu oponente a su fila central. Luego puedes usar esa habilidad para ti.
take-ability-S = Sin habilidad. Cuenta 1 para la columna que tiene debajo, y 1 cuando puntúan los Samuráis.
take-does = { NOUN($piece, of: "take-piece") }: { $ability }
take-cell = { $court }, { NOUN($piece, of: "take-piece", form: "many") }, { $row ->
    [bottom] fila inferior
   *[middle] fila central
  }: { $count ->
    [0] vacía
    [one] { NOUN($piece, of: "take-piece", form: "some") }
   *[other] { $count } { NOUN($piece, of: "take-piece", form: "many") }
  }
take-cell-bottom-about = { $count ->
    [0] Aquí llega { NOUN($piece, of: "take-piece", form: "some") } al robarse, y vale { $value }.
   *[other] Valor: { $value }{ $count ->
        [one] {""}
       *[other] {" "}por ficha
      }. { $does } Al usar la habilidad, la ficha sube para siempre a la fila central, donde vale { $then }.
  }
take-cell-used = Ya usada este turno.
take-cell-middle-about = Fichas ya usadas, o empujadas por un Ninja. Valen { $value } cada una y no se pueden volver a usar.
take-cell-samurai = { $court }, sobre { NOUN($piece, of: "take-piece", form: "all") }: { $count ->
    [0] ningún Samurái
    [one] { $count } Samurái
   *[other] { $count } Samuráis
  }
take-cell-samurai-about = Cada Samurái de aquí cuenta 1 para { NOUN($piece, of: "take-piece", form: "all") }, y 1 cuando puntúan los Samuráis.
take-all-samurai = { $court }: todos los Samuráis
take-row = { $row ->
    [bottom] Fila inferior
    [middle] Fila central
   *[samurai] Samuráis
  }: cada ficha vale { $value }{ $ninja ->
    [same] {""}
   *[other] , un Ninja { $ninja }
  }
take-row-about-bottom = Las fichas llegan aquí al robarse. Solo aquí pueden usar su habilidad.
take-row-about-middle = Las fichas suben aquí cuando usan su habilidad o las empuja un Ninja. Se quedan aquí y no se pueden volver a usar.
take-row-about-samurai = Un Samurái va sobre la columna que elijas. Cuenta para esa columna, y cuando puntúan los Samuráis.
take-influence = Influencia en { NOUN($piece, of: "take-piece", form: "many") }: { $influence }
take-influence-about = { $parts ->
    [none] Todavía no cuenta nada.
   *[other] { $parts }.
  } Cuando puntúan { NOUN($piece, of: "take-piece", form: "all") }, se multiplica por el número de espacios que muestran { NOUN($piece, of: "take-piece", form: "some") }, ahora { $shown }.
take-part-bottom = { $count } × { $value } en la fila inferior
take-part-middle = { $count } × { $value } en la fila central
take-part-over = { $count ->
    [one] { $count } Samurái
   *[other] { $count } Samuráis
  } sobre la columna
take-part-samurai = { $count ->
    [one] { $count } Samurái
   *[other] { $count } Samuráis
  } en total
take-stack = Pila { $letter }: arriba, { NOUN($piece, of: "take-piece", form: "some") }
take-space = Espacio { $letter }: vacío
take-stack-about = { $count ->
    [one] La última ficha.
   *[other] De arriba abajo: { LIST($chips, of: "take-piece", with: "comma") }.
  }
take-space-about = Un espacio vacío muestra su tipo impreso: { NOUN($piece, of: "take-piece") }.
take-stack-uncovers = Al robar { NOUN($piece, of: "take-piece", form: "object") } aparece { NOUN($beneath, of: "take-piece", form: "some") }{ $from ->
    [space] , el tipo impreso del espacio
   *[chip] {""}
  }, y puntuarían { NOUN($beneath, of: "take-piece", form: "all") }.
take-stack-ghost = Tiene un fantasma encima: nadie puede robar de aquí hasta que se vaya.
take-stack-closed = Cerrada este turno: una Geisha puso aquí su ficha de arriba.
take-closed = cerrada
take-supply = Reserva: { $count ->
    [0] ningún fantasma
    [one] { $count } fantasma
   *[other] { $count } fantasmas
  }
take-supply-about = Cada ficha robada deja un fantasma en su espacio. Si al empezar un turno todas las pilas tienen fantasma, todos los fantasmas vuelven a la reserva.
take-ghosts = Reserva
take-you = tú
take-opponent = oponente
take-offers = Puntos al robar
take-offers-about = Debajo de cada pila: el tipo que puntuaría al robar de ella, y los puntos de los dos jugadores. Son los espacios que muestran el tipo, por la influencia.
take-sums = Puntúan { NOUN($piece, of: "take-piece", form: "all") }
take-plus = +{ $points }
take-scored = { NOUN($piece, of: "take-piece", form: "many") }: { $sum }
take-product = { $shown } × { $influence } = { $points }
take-step-take = Ahora ponla en tu patio.
take-step-samurai = Ahora elige una columna para el Samurái.
take-step-over = Ahora elige otra columna para él.
take-step-D-1 = Toca tus Samuráis: el Daimyo mueve hasta tres.
take-step-R-1 = Ronin: ahora elige un fantasma.
take-step-R-2 = Ahora elige adónde va el fantasma.
take-step-G-1 = Geisha: ahora elige la ficha de arriba de una pila.
take-step-G-2 = Ahora elige adónde va la ficha.
take-step-N-1 = Ninja: ahora elige una ficha que empujar.
take-step-N-D = Toca tus Samuráis para moverlos, o la fila central para empujar y nada más.
take-step-N-R = Elige un fantasma que mover, o la fila central para empujar y nada más.
take-step-N-G = Elige una ficha que mover, o la fila central para empujar y nada más.
take-verb-take = Robar
take-verb-use = Usar { NOUN($piece, of: "take-piece", form: "object") }
take-verb-ghost = Mover el fantasma
take-verb-chip = Mover la ficha
take-verb-samurai = Mover el Samurái
take-verb-push = Empujar
take-verb-enough = Ya basta

# The guided first game
take-lesson-aim = ¡Hola! Tú y yo robamos fichas por turnos, cada una nos da puntos a los dos, y gana quien tenga más.
take-lesson-hall = En la sala hay cinco pilas de siete fichas y nada está oculto: ves cada ficha de lado.
take-lesson-take = Roba la Geisha de la pila B: tócala, y luego toca el lugar que brilla en tu patio.
take-lesson-score = Donde robaste aparece una Geisha, así que puntúan las Geishas: 2 espacios muestran una × tu influencia de 2 (fila inferior) = 4 puntos.
take-lesson-ghost = Cada ficha robada deja un fantasma, y nadie roba debajo de un fantasma: B estaba bloqueada para mí, así que robé la Geisha de D.
take-lesson-both = Los dos puntuamos siempre: otra vez 2 espacios muestran una Geisha, y con una ficha cada uno recibimos 2 × 2 = 4.
take-lesson-samurai = Roba el Samurái de E y ponlo sobre tus Geishas, donde suma 1 a tu influencia.
take-lesson-counts = Ahora 3 espacios muestran una Geisha: 3 × tu influencia de 3 = 9 para ti, y 3 × 2 = 6 para mí.
take-lesson-empty = Todas las demás pilas tienen fantasma, así que roba la última ficha de la pila A.
take-lesson-printed = El espacio vacío muestra su Samurái impreso, así que puntúan los Samuráis, estén donde estén: 2 espacios × tus 3 Samuráis = 6 puntos.
take-lesson-home = No quedaba ninguna ficha sin fantasma para mi turno, así que todos los fantasmas volvieron a la reserva.
take-lesson-abilities = Antes de robar, las fichas de tu fila inferior pueden usar su habilidad, cada tipo una vez por turno.
take-lesson-daimyo = El Daimyo mueve hasta tres de tus Samuráis a otras columnas: toca tu Daimyo y luego tus Samuráis.
take-lesson-middle = El Daimyo usado se queda en la fila central y vale 1 en vez de 2; ahora mueve el Samurái que está sobre tu Ronin a las Geishas.
take-lesson-enough = Ya basta: deja el otro Samurái donde está, con el botón de la barra.
take-lesson-daimyo-take = Ahora roba la Geisha de C.
take-lesson-daimyo-score = 2 espacios muestran una Geisha × tu influencia de 5 = 10 puntos; sin el Samurái habrían sido 8.
take-lesson-ronin = El Ronin mueve un fantasma a un espacio que no tenga, o entre un espacio y la reserva: devuelve a la reserva el fantasma de la pila A.
take-lesson-geisha = La Geisha mueve la ficha de arriba de una pila a otro espacio sin fantasma, aunque esté vacío: mueve el Ninja de A a C.
take-lesson-closed = La pila C está cerrada este turno, porque no puedes robar la ficha que acabas de mover.
take-lesson-geisha-take = Pero puedes robar el Daimyo que ha aparecido en A.
take-lesson-geisha-score = 2 espacios muestran un Daimyo × tu influencia de 5 = 10 puntos para ti, y 2 × 1 = 2 para mí.
take-lesson-ninja = El Ninja empuja hacia arriba una ficha mía y usa su habilidad: empuja mi Ronin y luego mueve el fantasma de B a D.
take-lesson-pushed = Ahora mi Ronin vale 1 en vez de 2 y ha perdido su habilidad; un Ninja también puede empujar sin usarla, pero nunca a otro Ninja.
take-lesson-ninja-take = Ahora roba la Geisha de B: puntúa el Ninja de debajo.
take-lesson-ninja-score = 2 espacios muestran un Ninja × tu influencia de 5 = 10 puntos para ti, y 2 × 2 = 4 para mí.
take-lesson-last = El final de una partida: vas 2 puntos por detrás, y la última ficha es para ti.
take-lesson-end = Se han robado las 35 fichas y la partida ha terminado: ganas por 149 a 147; con los mismos puntos habría empate.
