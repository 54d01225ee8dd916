# Ta-Ke: pieces and places in sentences
take-piece-S = Samurái
    .many = Samuráis
    .object = el Samurái
    .some = un Samurái
    .any = ningún Samurái
    .all = los Samuráis
take-piece-D = Daimyo
    .many = Daimyos
    .object = el Daimyo
    .some = un Daimyo
    .any = ningún Daimyo
    .all = los Daimyos
take-piece-R = Ronin
    .many = Ronin
    .object = el Ronin
    .some = un Ronin
    .any = ningún Ronin
    .all = los Ronin
take-piece-G = Geisha
    .many = Geishas
    .object = la Geisha
    .some = una Geisha
    .any = ninguna Geisha
    .all = las Geishas
take-piece-N = Ninja
    .many = Ninjas
    .object = el Ninja
    .some = un Ninja
    .any = ningún Ninja
    .all = los Ninjas
take-place-hall-A = A
take-place-hall-B = B
take-place-hall-C = C
take-place-hall-D = D
take-place-hall-E = E
take-influence-bottom-2 = { $count } × 2 abajo
take-influence-bottom-1 = { $count } × 1 abajo
take-influence-middle-1 = { $count } × 1 en el centro
take-influence-middle-0 = { $count } × 0 en el centro
take-influence-samurai = { $count ->
    [one] { $count } Samurái
   *[other] { $count } Samuráis
  }

# What a move does
take-take =
    .does = roba { NOUN($piece, of: "take-piece", form: "object") } de { NOUN($source, of: "take-place") }
    .you = robas { NOUN($piece, of: "take-piece", form: "object") } de { NOUN($source, of: "take-place") }
    .do = robar { NOUN($piece, of: "take-piece", form: "object") } de { NOUN($source, of: "take-place") }
take-take-samurai =
    .does = roba el Samurái de { NOUN($source, of: "take-place") } y lo pone sobre { NOUN($column, of: "take-piece", form: "all") }
    .you = robas el Samurái de { NOUN($source, of: "take-place") } y lo pones sobre { NOUN($column, of: "take-piece", form: "all") }
    .do = robar el Samurái de { NOUN($source, of: "take-place") } y ponerlo sobre { NOUN($column, of: "take-piece", form: "all") }
take-leave =
    .does = deja un fantasma en { NOUN($target, of: "take-place") }
    .you = dejas un fantasma en { NOUN($target, of: "take-place") }
take-use =
    .does = usa { NOUN($piece, of: "take-piece", form: "some") }
    .you = usas { NOUN($piece, of: "take-piece", form: "some") }
    .do = usar { NOUN($piece, of: "take-piece", form: "some") }
take-use-daimyo =
    .does = usa un Daimyo para mover Samuráis
    .you = usas un Daimyo para mover Samuráis
    .do = usar un Daimyo para mover Samuráis
take-push =
    .does = empuja hacia arriba { NOUN($piece, of: "take-piece", form: "object") } rival
    .you = empujas hacia arriba { NOUN($piece, of: "take-piece", form: "object") } rival
    .do = empujar hacia arriba { NOUN($piece, of: "take-piece", form: "object") } rival
take-push-daimyo =
    .does = empuja hacia arriba el Daimyo rival para mover Samuráis
    .you = empujas hacia arriba el Daimyo rival para mover Samuráis
    .do = empujar hacia arriba el Daimyo rival para mover Samuráis
take-samurai =
    .does = mueve un Samurái de { NOUN($from, of: "take-piece", form: "all") } a { NOUN($to, of: "take-piece", form: "all") }
    .you = mueves un Samurái de { NOUN($from, of: "take-piece", form: "all") } a { NOUN($to, of: "take-piece", form: "all") }
    .do = mover un Samurái de { NOUN($from, of: "take-piece", form: "all") } a { NOUN($to, of: "take-piece", form: "all") }
take-enough =
    .does = deja los demás Samuráis donde están
    .you = dejas los demás Samuráis donde están
    .do = dejar los demás Samuráis donde están
take-ghost =
    .does = mueve el fantasma de { NOUN($source, of: "take-place") } a { NOUN($target, of: "take-place") }
    .you = mueves el fantasma de { NOUN($source, of: "take-place") } a { NOUN($target, of: "take-place") }
    .do = mover el fantasma de { NOUN($source, of: "take-place") } a { NOUN($target, of: "take-place") }
take-ghost-comes =
    .does = pone un fantasma de la reserva en { NOUN($target, of: "take-place") }
    .you = pones un fantasma de la reserva en { NOUN($target, of: "take-place") }
    .do = poner un fantasma de la reserva en { NOUN($target, of: "take-place") }
take-ghost-goes =
    .does = devuelve a la reserva el fantasma de { NOUN($source, of: "take-place") }
    .you = devuelves a la reserva el fantasma de { NOUN($source, of: "take-place") }
    .do = devolver a la reserva el fantasma de { NOUN($source, of: "take-place") }
take-chip =
    .does = mueve { NOUN($piece, of: "take-piece", form: "object") } de { NOUN($source, of: "take-place") } a { NOUN($target, of: "take-place") }
    .you = mueves { NOUN($piece, of: "take-piece", form: "object") } de { NOUN($source, of: "take-place") } a { NOUN($target, of: "take-place") }
    .do = mover { NOUN($piece, of: "take-piece", form: "object") } de { NOUN($source, of: "take-place") } a { NOUN($target, of: "take-place") }
take-score =
    .does = puntúa por { NOUN($piece, of: "take-piece", form: "all") }: { $times } × { $influence } = { $points }{ $influence ->
        [0] {""}
       *[other] {" "}({ COUNTS($chips, of: "take-influence", with: "comma") })
      }
    .you = puntúas por { NOUN($piece, of: "take-piece", form: "all") }: { $times } × { $influence } = { $points }{ $influence ->
        [0] {""}
       *[other] {" "}({ COUNTS($chips, of: "take-influence", with: "comma") })
      }
    .of = { NOUN($piece, of: "take-piece", form: "many") }
take-home = Todos los fantasmas vuelven a la reserva
take-gain =
    .do = { NOUN($piece, of: "take-piece", form: "many") }: { $times } × { $influence } = { $points } para ti, { $times } × { $their_influence } = { $their_points } para tu oponente

# What is asked of the player
take-ask-take = Roba una ficha.
take-ask-take-or-use = Roba una ficha, o usa antes una habilidad.
take-ask-samurai = Mueve un Samurái.
take-ask-samurai-or-enough = Mueve otro Samurái, o deja los demás donde están.

# Why a move is refused, after a colon
take-refuse-moving = el Daimyo está moviendo Samuráis. Mueve uno que no se haya movido, en el orden D R G N.
take-refuse-moving-or-enough = el Daimyo está moviendo Samuráis. Mueve uno que no se haya movido, en el orden D R G N, o termina con s.
take-refuse-not-moving = ningún Daimyo está moviendo Samuráis; empieza con D: o N.D.
take-refuse-empty = el espacio { $space } está vacío.
take-refuse-ghost = hay un fantasma en { $space }.
take-refuse-closed = la pila { $space } está cerrada este turno: una Geisha puso ahí su ficha de arriba.
take-refuse-no-column = el Samurái de { $space } necesita una columna, como en { $space }>G.
take-refuse-column = la ficha de { $space } ({ NOUN($piece, of: "take-piece") }) no es un Samurái y va a su propia columna.
take-refuse-used = ya has usado { NOUN($piece, of: "take-piece", form: "some") } este turno.
take-refuse-none = no tienes { NOUN($piece, of: "take-piece", form: "any") } en tu fila inferior.
take-refuse-none-to-push = tu oponente no tiene { NOUN($piece, of: "take-piece", form: "any") } que empujar en la fila inferior.
take-refuse-performed = esa acción ({ NOUN($piece, of: "take-piece") }) ya se ha hecho este turno, y cada una se hace solo una vez por turno.
take-refuse-no-samurai = no tienes ningún Samurái que mover.
take-refuse-no-ghost = no hay ningún fantasma en { $space }.
take-refuse-two-ghosts = ya hay un fantasma en { $space }.
take-refuse-nothing-left = no quedaría ninguna ficha que robar.
take-refuse-low = una Geisha necesita una pila de dos fichas o más, y la pila { $space } tiene { $height }.

# The text board
take-board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
take-board-bottom = abajo
take-board-middle = centro
take-board-samurai = Samurái
take-board-worth = valen { $value }
take-board-worth-ninja = valen { $value }, N { $ninja }
take-board-printed = impreso
take-board-space = espacio
take-board-ghost = fantasma
take-board-closed = cerrada
take-board-left = { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
  } en la sala, { $supply } de { $ghosts } fantasmas en la reserva

# The rules in brief, for the terminal: lines of at most 60 columns
take-primer =
    En cada turno robas la ficha de arriba de una pila y dejas
    ahí un fantasma: nadie roba debajo de un fantasma. Si al
    empezar un turno todas las pilas tienen fantasma, todos los
    fantasmas vuelven a la reserva.

    Tu ficha va a la fila inferior de su columna, en tu patio,
    y vale 2. Un Samurái va sobre la columna que quieras y
    vale 1.

    Luego puntúa, para los dos, el tipo que se ve donde estaba
    la ficha: cuántos de los cinco espacios lo muestran, por tu
    influencia. Un espacio vacío muestra su tipo impreso. Tu
    influencia en un tipo: lo que valen tus fichas de su
    columna, y uno por cada Samurái sobre ella. En Samuráis:
    cuántos tienes.

    Antes de robar puedes usar habilidades, cada una, una vez
    por turno. La ficha sube para siempre a la fila central y
    vale 1. (Con ninja_values 1/0, los Ninjas valen 1 y 0.)
      Daimyo  mueve hasta tres de tus Samuráis:
              D:  luego  s:R>G …  y  s.  para terminar
      Ronin   mueve un fantasma:  R:A>C   R:A>-   R:->C
              (- es la reserva)
      Geisha  mueve la ficha de arriba de una pila, que no se
              puede robar este turno:  G:A>C
      Ninja   empuja un Daimyo, Ronin o Geisha rival y hace su
              acción:  N.R:A>C   N.G:A>C   N.D
              o solo empuja:  N.R:-   N.G:-   N.D:-
              (no la acción que hace tu propia ficha en el
              mismo turno, salvo si ninja_repeats es yes)

    Para robar: la letra de la pila, C; un Samurái, con la
    columna a la que va, C>G. Tras 35 fichas gana quien tenga
    más puntos; con los mismos puntos hay empate.
