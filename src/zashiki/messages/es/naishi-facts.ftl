# Naishi: cards and places in sentences. `.object` is what somebody moves, `.beside` a number of them.
naishi-card-Mountain = Montaña
    .object = la Montaña
naishi-card-Naishi = Naishi
    .object = la Naishi
    .beside = { $count ->
        [one] una Naishi
       *[other] { $count } Naishi
    }
naishi-card-Advisor = Consejero
    .object = el Consejero
naishi-card-Sentinel = Centinela
    .object = el Centinela
naishi-card-Monk = Monje
    .object = el Monje
naishi-card-Horseman = Jinete
    .object = el Jinete
naishi-card-Ronin = Ronin
    .object = el Ronin
naishi-card-Ninja = Ninja
    .object = el Ninja
naishi-card-Fort = Fuerte
    .object = el Fuerte
    .beside = { $count ->
        [one] un Fuerte
       *[other] { $count } Fuertes
    }
naishi-card-Torii = Torii
    .object = el Torii
    .beside = { $count ->
        [one] un Torii
       *[other] { $count } Torii
    }
naishi-card-Rice-field = Arrozal
    .object = el Arrozal
naishi-card-Banner = Estandarte
    .object = el Estandarte
naishi-card-hidden = carta oculta
    .object = una carta oculta
naishi-place-L1 = Línea 1
naishi-place-L2 = Línea 2
naishi-place-L3 = Línea 3
naishi-place-L4 = Línea 4
naishi-place-L5 = Línea 5
naishi-place-H1 = Mano 1
naishi-place-H2 = Mano 2
naishi-place-H3 = Mano 3
naishi-place-H4 = Mano 4
naishi-place-H5 = Mano 5
naishi-place-R1 = Río 1
naishi-place-R2 = Río 2
naishi-place-R3 = Río 3
naishi-place-R4 = Río 4
naishi-place-R5 = Río 5

# What happens in a move
naishi-keep-card =
    .does = se queda con { NOUN($piece, of: "naishi-card", form: "object") } y da { NOUN($given, of: "naishi-card", form: "object") }
    .you = te quedas con { NOUN($piece, of: "naishi-card", form: "object") } y das { NOUN($given, of: "naishi-card", form: "object") }
    .do = quedarte con { NOUN($piece, of: "naishi-card", form: "object") } y dar { NOUN($given, of: "naishi-card", form: "object") }
naishi-keep-hidden =
    .does = se queda con una carta y da la otra
    .you = te quedas con una carta y das la otra
naishi-receive =
    .does = recibe { NOUN($piece, of: "naishi-card", form: "object") }
    .you = recibes { NOUN($piece, of: "naishi-card", form: "object") }
naishi-develop =
    .does = desarrolla { NOUN($place, of: "naishi-place") }: { NOUN($piece, of: "naishi-card", form: "object") } por { NOUN($old, of: "naishi-card", form: "object") }
    .you = desarrollas { NOUN($place, of: "naishi-place") }: { NOUN($piece, of: "naishi-card", form: "object") } por { NOUN($old, of: "naishi-card", form: "object") }
    .do = poner { NOUN($piece, of: "naishi-card", form: "object") } en { NOUN($place, of: "naishi-place") } por { NOUN($old, of: "naishi-card", form: "object") }
naishi-reveal = La pila { $column } muestra { NOUN($piece, of: "naishi-card", form: "object") }
naishi-empty-pile = La pila { $column } está vacía
naishi-discard-two =
    .does = envía un emisario a descartar Río { $low } y { $high }
    .you = envías un emisario a descartar Río { $low } y { $high }
    .do = descartar del Río { NOUN($first, of: "naishi-card", form: "object") } y { NOUN($second, of: "naishi-card", form: "object") }
naishi-discard-card =
    .does = descarta { NOUN($piece, of: "naishi-card", form: "object") }
    .you = descartas { NOUN($piece, of: "naishi-card", form: "object") }
naishi-swap-river =
    .does = envía un emisario a intercambiar Río { $low } y { $high }
    .you = envías un emisario a intercambiar Río { $low } y { $high }
    .do = intercambiar en el Río { NOUN($first, of: "naishi-card", form: "object") } y { NOUN($second, of: "naishi-card", form: "object") }
naishi-swap-line =
    .does = envía un emisario a intercambiar Línea { $low } y { $high }
    .you = envías un emisario a intercambiar Línea { $low } y { $high }
    .do = intercambiar en tu Línea { NOUN($first, of: "naishi-card", form: "object") } y { NOUN($second, of: "naishi-card", form: "object") }
naishi-swap-hand =
    .does = envía un emisario a intercambiar Mano { $low } y { $high }
    .you = envías un emisario a intercambiar Mano { $low } y { $high }
    .do = intercambiar en tu Mano { NOUN($first, of: "naishi-card", form: "object") } y { NOUN($second, of: "naishi-card", form: "object") }
naishi-swap-column =
    .does = envía un emisario a intercambiar Mano { $column } y Línea { $column }
    .you = envías un emisario a intercambiar Mano { $column } y Línea { $column }
    .do = intercambiar { NOUN($line, of: "naishi-card", form: "object") } en Línea { $column } y { NOUN($hand, of: "naishi-card", form: "object") } en Mano { $column }
naishi-move =
    .does = mueve { NOUN($card, of: "naishi-card", form: "object") } a { NOUN($place, of: "naishi-place") }
    .you = mueves { NOUN($card, of: "naishi-card", form: "object") } a { NOUN($place, of: "naishi-place") }
naishi-decree-exchange =
    .does = decreta un intercambio en { NOUN($place, of: "naishi-place") }
    .you = decretas un intercambio en { NOUN($place, of: "naishi-place") }
    .do = decreto en { NOUN($place, of: "naishi-place") }: intercambiar { NOUN($own, of: "naishi-card", form: "object") } por { NOUN($other, of: "naishi-card", form: "object") }
naishi-give =
    .does = da { NOUN($card, of: "naishi-card", form: "object") }
    .you = das { NOUN($card, of: "naishi-card", form: "object") }
naishi-get =
    .does = recibe a cambio { NOUN($card, of: "naishi-card", form: "object") }
    .you = recibes a cambio { NOUN($card, of: "naishi-card", form: "object") }
naishi-recall-all =
    .does = { $count ->
        [one] retira un emisario
       *[other] retira sus dos emisarios
    }
    .you = { $count ->
        [one] retiras un emisario
       *[other] retiras tus dos emisarios
    }
    .do = { $count ->
        [one] retirar tu emisario
       *[other] retirar tus dos emisarios
    }
naishi-recall-swap =
    .does = retira un emisario de un espacio de intercambio
    .you = retiras un emisario de un espacio de intercambio
    .do = retirar un emisario de un espacio de intercambio
naishi-recall-discard =
    .does = retira un emisario de un espacio de descarte
    .you = retiras un emisario de un espacio de descarte
    .do = retirar un emisario de un espacio de descarte
naishi-declare =
    .does = declara el final
    .you = declaras el final
    .do = declarar el final; tu oponente juega un último turno
naishi-finish =
    .does = termina el turno
    .you = terminas el turno
    .do = terminar el turno
naishi-last-turn-follows = Sigue un último turno
naishi-over = La partida ha terminado

# Questions
naishi-ask-keep = Quédate con una de tus dos cartas; la otra es para tu oponente.
naishi-ask-develop = Ahora toma una carta del Río.
naishi-ask-add = Envía un emisario o termina el turno.
naishi-ask-turn = { $may_declare ->
    [0] { $emissaries ->
        [send] Toma una carta del Río o envía un emisario.
        [recall] Toma una carta del Río o retira tus emisarios.
        [both] Toma una carta del Río o usa tus emisarios.
       *[none] Toma una carta del Río.
    }
   *[other] { $emissaries ->
        [send] Toma una carta del Río, envía un emisario o declara el final.
        [recall] Toma una carta del Río, retira tus emisarios o declara el final.
        [both] Toma una carta del Río, usa tus emisarios o declara el final.
       *[none] Toma una carta del Río o declara el final.
    }
}
naishi-ask-last-turn = { $emissaries ->
    [send] Último turno: toma una carta del Río o envía un emisario.
    [recall] Último turno: toma una carta del Río o retira tus emisarios.
    [both] Último turno: toma una carta del Río o usa tus emisarios.
   *[none] Último turno: toma una carta del Río.
}

# Why a move is not legal
naishi-refuse-set-up = quédate primero con una de tus dos cartas.
naishi-refuse-keep = solo se elige carta en la preparación.
naishi-refuse-finish = un turno necesita una acción principal: desarrollar, decretar, retirar o declarar el final.
naishi-refuse-after-develop = ya has desarrollado; puedes enviar un emisario o terminar el turno.
naishi-refuse-must-develop = después de una acción adicional hay que desarrollar.
naishi-refuse-empty = la pila { $column } está vacía.
naishi-refuse-none-to-recall = no tienes ningún emisario que retirar.
naishi-refuse-recall-all = usa r, que retira todos tus emisarios.
naishi-refuse-none-there = no tienes ningún emisario en un espacio así.
naishi-refuse-declare = solo se puede declarar el final si una pila está vacía.
naishi-refuse-declared = tu oponente ha declarado el final; este es el último turno.
naishi-refuse-last-turn = hay dos pilas vacías, así que este ya es el último turno.
naishi-refuse-none-free = no tienes ningún emisario libre.
naishi-refuse-decree = el decreto ya se ha usado.
naishi-refuse-swap = todos los espacios de intercambio están ocupados.
naishi-refuse-discard = los dos espacios de descarte están ocupados.
naishi-refuse-last-card = en el Río tiene que quedar una carta para desarrollar.
naishi-refuse-empty-pile = las dos pilas deben tener una carta.

# Where points come from
naishi-score-mountains = { $count ->
    [one] una Montaña: { $points }
   *[other] { $count } Montañas: { $points }
}
naishi-score-ninjas = { $count ->
    [one] Ninja sin personaje que copiar: { $points }
   *[other] { $count } Ninjas sin personaje que copiar: { $points }
}
naishi-score-torii = { $count } Torii: { $points }
naishi-score-rice-fields = { $count ->
    [one] un Arrozal suelto: { $points }
   *[other] un grupo de { $count } Arrozales: { $points }
}
naishi-score-banners = { $count ->
    [one] 1 Estandarte en la Línea: { $points }
   *[other] { $count } Estandartes en la Línea: { $points }
}
naishi-score-card = { $is_copy ->
    [0] { NOUN($piece, of: "naishi-card") } en { LIST($places, of: "naishi-place") }: { $points }
   *[other] Ninja como { NOUN($piece, of: "naishi-card") } en { LIST($places, of: "naishi-place") }: { $points }
}
naishi-score-beside = { $is_copy ->
    [0] { NOUN($piece, of: "naishi-card") } en { LIST($places, of: "naishi-place") }: { $own }, al lado { NOUN($giver, $count, of: "naishi-card", form: "beside") }: +{ $bonus }
   *[other] Ninja como { NOUN($piece, of: "naishi-card") } en { LIST($places, of: "naishi-place") }: { $own }, al lado { NOUN($giver, $count, of: "naishi-card", form: "beside") }: +{ $bonus }
}
naishi-score-under-banner = { $is_copy ->
    [0] { NOUN($piece, of: "naishi-card") } en { LIST($places, of: "naishi-place") }: { $own }, bajo un Estandarte: +{ $bonus }
   *[other] Ninja como { NOUN($piece, of: "naishi-card") } en { LIST($places, of: "naishi-place") }: { $own }, bajo un Estandarte: +{ $bonus }
}

# The text board
naishi-board-hand = Mano
naishi-board-line = Línea
naishi-board-river = Río
naishi-board-dealt = Dos
naishi-board-empty = vacía
naishi-board-known = conocida
naishi-board-left = pila { $column }: { $cards }
naishi-board-emissaries = emisarios libres: { $free } de { $all }
naishi-board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
naishi-board-court = Corte: intercambios { $swaps } de { $swap_spaces }, descartes { $discards } de { $discard_spaces }, decreto { $decree ->
    [free] libre
   *[used] usado
}

# The rules in brief, for the terminal: lines of at most 60 columns
naishi-primer =
    Tienes una Línea de cinco cartas, a la vista, y una Mano de
    cinco en orden fijo, oculta. Línea, Mano y Río comparten
    las columnas 1-5. Al final, las cartas puntúan según su
    tipo, su lugar y sus vecinas.

    En cada turno haces una de estas cosas:
      desarrollar  una carta del Río sustituye a la tuya en su
                   columna: L3 en la Línea, H3 en la Mano. La
                   antigua se descarta. Una vez, antes o
                   después, puede ayudar un emisario: x14
                   descarta Río 1 y 4; sR14 sL14 sH14
                   intercambian dos cartas del Río, la Línea o
                   la Mano; sV3 intercambia Línea y Mano en la
                   columna 3. O termina: -
      decretar     dL3 dH3: las cartas de ambos en ese lugar
                   cambian de dueño; una vez por partida, y el
                   emisario se queda
      retirar      r recupera tus emisarios (rs, rx solo uno)
      end          si una pila está vacía: tu oponente juega un
                   último turno. No en un último turno.
    Dos pilas vacías también terminan la partida: tras el turno
    de quien empezó, la otra persona juega el último.

    Puntos: una sola Montaña 5, más -5. Naishi en la columna 3:
    Línea 12, Mano 8. Consejero 2 4 3 4 2 por columna, +4 por
    cada Naishi al lado. Fuerte en una esquina 6. Centinela 3
    sin otro Centinela al lado, +4 por cada Fuerte al lado.
    Torii: uno -5, dos 0, tres 30. Monje en la Mano 5, +2 por
    cada Torii al lado. Grupos de Arrozales: 2, 3, 4 dan 10,
    20, 30. Estandartes en la Línea: uno 3, dos 8. Jinete en la
    Mano 3, bajo un Estandarte +10. Ronin según las cartas
    distintas: 8, 9, 10 dan 8, 15, 45. Un Ninja se convierte en
    otro de tus personajes.
