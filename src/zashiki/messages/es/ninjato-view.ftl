# Ninjato: where points come from
ninjato-from-earlier = honor anterior a esta posición: { $points }
ninjato-from-envoys = tesoros pagados por enviados: { $points }
ninjato-from-pavilion = tesoros pagados por rumores: { $points }
ninjato-from-clans = influencia en los clanes: { $points }
ninjato-from-rumors = { NOUN($kind, of: "ninjato-rumor") }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }: { $times } × { NOUN($kind, $things, of: "ninjato-rumor", form: "number") } = { $points }
ninjato-from-dishonor = { NOUN("D", of: "ninjato-rumor") }: { $cards } × { $each }, pues { $holders ->
        [one] nadie más tiene ninguno
       *[other] { $holders } jugadores tienen alguno
    } = { $points }
ninjato-from-treasures = { $count ->
        [one] { $count } tesoro sin gastar
       *[other] { $count } tesoros sin gastar
    }: { $points }
ninjato-from-elites = { $count ->
        [one] { $count } carta de élite
       *[other] { $count } cartas de élite
    }: { $points }
ninjato-from-tie = el empate lo deciden los enviados: { $envoys ->
        [one] { $envoys } enviado
       *[other] { $envoys } enviados
    }{ $envoys ->
        [0] { "" }
       *[other] , el mayor de { $age } años
    }

# What is asked of the player who decides
ninjato-ask-place = Ronda { $round }, shuriken { $shuriken } de 3: elige un lugar.
ninjato-ask-draw = { $draws ->
        [one] Toma { $draws } carta más, de las visibles o del mazo.
       *[other] Toma { $draws } cartas más, de las visibles o del mazo.
    }
ninjato-ask-discard = Tienes { $cards } cartas; descarta hasta quedarte con 7.
ninjato-ask-guard = { $guard ->
        [sentry] El centinela ({ $value })
        [alarm] El guardia de alarma ({ $value })
        [standin] El sustituto de un guardia de élite ({ $value })
        [elite] El guardia de élite (fuerza { $value }, sigilo { $second })
       *[normal] El guardia ({ $value })
    }: { $side ->
        [stealth] juega menos de { $need }.
       *[strength] juega más de { $need }.
    }
ninjato-ask-both = { $side ->
        [stealth] Los dos guardias de élite ({ $value } y { $second }): menos que cada uno, con una jugada para cada uno.
       *[strength] Los dos guardias de élite ({ $value } y { $second }): más que cada uno, con una jugada para cada uno.
    }
ninjato-ask-rest = { $side ->
        [stealth] De los dos queda el { $need }: juega menos de { $need }.
       *[strength] De los dos queda el { $need }: juega más de { $need }.
    }
ninjato-ask-between = ¿Irte con { COUNTS($neutral, $red, of: "ninjato-treasure") }, o banzai?
ninjato-ask-keep = Has fracasado. ¿Qué tesoro conservas?
ninjato-ask-token = La casa { $house } está vacía. Elige su nueva ficha de clan.
ninjato-ask-hensojutsu = ¿Usar Hensojutsu en un enviado enmascarado para una influencia más?
ninjato-ask-first = Primer puesto con los { NOUN($clan, of: "ninjato-clan") }: ¿{ $honor } de honor o un rumor del pabellón?
ninjato-ask-second = Segundo puesto con los { NOUN($clan, of: "ninjato-clan") }: elige un rumor.
ninjato-say-strike = { $which ->
        [it] Tienes { $total }, que lo vence: golpea.
        [either] Tienes { $total }, que vence a cualquiera de los dos: golpea.
       *[one] Tienes { $total }, que vence al { $value }: golpea.
    }
ninjato-say-nothing = { $which ->
        [it] No tienes con qué vencerlo.
        [either] No tienes con qué vencer a ninguno.
       *[one] No tienes con qué vencer al { $value }.
    }
ninjato-say-total = Llevas { $total }.

# Why a move is not legal, as the end of a sentence
ninjato-want-place = elige un lugar para tu shuriken.
ninjato-want-draw = toma una carta: t? del mazo, o una que esté a la vista.
ninjato-want-discard = descarta una carta de tu mano.
ninjato-want-end = termina antes la invasión.
ninjato-want-card = juega antes una carta de tu mano; lo que se añade y el golpe vienen después.
ninjato-want-more = hay una carta jugada; añádele algo, golpea o ríndete (yield).
ninjato-want-guard = { $other ->
        [0] nombra al guardia: !{ $value }.
       *[other] nombra al guardia: !{ $value } y !{ $other }.
    }
ninjato-want-leave-or-banzai = vete (leave) o grita banzai.
ninjato-want-keep = elige qué tesoro de tu shuriken conservas.
ninjato-want-token = elige una ficha de otro clan que esté en la reserva.
ninjato-want-hensojutsu = nombra un enviado enmascarado tuyo que aún no esté nombrado, o h-.
ninjato-want-reward = toma el honor, o un rumor que esté en el pabellón.
ninjato-want-rumor = toma un rumor que esté en el pabellón.
ninjato-not-taught = el sensei no enseña ahora { NOUN($skill, of: "ninjato-tile") }.
ninjato-style-owned = ya tienes el estilo ({ NOUN($style, of: "ninjato-style") }), así que no se paga nada.
ninjato-card-unnamed = cuesta una carta cualquiera: nombra una de tu mano.
ninjato-card-named = cuesta un { $card }, y no se nombra ninguna carta.
ninjato-card-missing = cuesta un { $card }, que no tienes.
ninjato-no-envoy = el hueco { $slot } del palacio está vacío.
ninjato-no-rumor = el hueco { $slot } del pabellón está vacío.
ninjato-too-poor = { $least ->
        [0] cuesta { COUNTS($cost, of: "ninjato-treasure") }
       *[other] cuesta de { $least } a { $most } del mismo tipo
    }, { $treasures ->
        [0] y no tienes nada.
       *[other] y tienes { COUNTS($owned, of: "ninjato-treasure") }.
    }
ninjato-not-open = la casa { $house } está cerrada hasta que termine la ronda.
ninjato-no-card = no tienes ningún { $card }.
ninjato-no-skill = no tienes lista la técnica { NOUN($skill, of: "ninjato-tile") }.
ninjato-no-kuji-in = hace falta un Kuji-in listo y una loseta usada de ese nombre.
ninjato-not-taken = no tienes ningún { NOUN($treasure, of: "ninjato-treasure", form: "kind") } en tu shuriken.
ninjato-not-in-house = no hay ningún { NOUN($treasure, of: "ninjato-treasure", form: "kind") } en la casa.
ninjato-no-guard = no hay ningún guardia de { $value } que vencer.
ninjato-total-fails = { $side ->
        [stealth] tu total es { $total }, y hace falta menos de { $value }
       *[strength] tu total es { $total }, y hace falta más de { $value }
    }{ $other ->
        [0] .
       *[other] { " " }y { $other }.
    }

# Treasures that the player chooses for a cost
ninjato-treasure-a = { $count ->
        [one] un tesoro cualquiera
       *[other] { $count } tesoros cualesquiera
    }
    .kind = libre
ninjato-treasure-x = { $count } del mismo tipo
ninjato-treasure-y = { $count } de otro tipo

# The text board
ninjato-board-round = Ronda { $round } de { $rounds }
ninjato-board-scoring = puntuación { $round }: { $order }
ninjato-board-house = Casa { $number }
ninjato-board-closed = cerrada hasta que termine la ronda
ninjato-board-sentry = guardia { $value }
ninjato-board-dojo = Dojo
ninjato-board-deck = { $cards } en el mazo
ninjato-board-stack = su pila, de arriba abajo: { $names }
ninjato-board-sensei = Sensei
ninjato-board-lesson = { $skill } ({ $style }, { $card ->
        [0] cualquier carta
       *[other] un { $card }
    })
ninjato-board-no-lesson = nada que enseñar en esta ronda
ninjato-board-palace = Palacio
ninjato-board-pavilion = Pabellón
ninjato-board-cost-range = de { $least } a { $most } iguales
ninjato-board-cost-alike = { $count } iguales
ninjato-board-clans = Clanes
ninjato-board-nobody = nadie
ninjato-board-honor = honor { $honor }
ninjato-board-hand = { $cards ->
        [0] ninguna carta en mano
        [one] { $cards } carta en mano
       *[other] { $cards } cartas en mano
    }
ninjato-board-treasures = tesoros { $treasures }
ninjato-board-elites = cartas de élite { $cards }
ninjato-board-rumors = rumores { $rumors }
ninjato-board-used = { $skill } (usada)
ninjato-board-invading = { $side ->
        [stealth] Invasión de la casa { $house } con sigilo
       *[strength] Invasión de la casa { $house } por la fuerza
    }
ninjato-board-shuriken = Shuriken
ninjato-board-no-loot = nada todavía
ninjato-board-facing = Enfrente
ninjato-board-guard = { $guard ->
        [sentry] el centinela ({ $value })
        [alarm] el guardia de alarma ({ $value })
        [standin] el sustituto de un guardia de élite ({ $value })
        [elite] el guardia de élite (fuerza { $value }, sigilo { $second })
        [double] los dos guardias de élite ({ $value } y { $second })
       *[normal] el guardia ({ $value })
    }
ninjato-board-left = ; queda el { $value }
ninjato-board-so-far = Llevas
ninjato-board-total = un total de { $total }
ninjato-board-no-card = ninguna carta jugada
ninjato-board-wins = Gana
ninjato-board-against = contra { $value }: { $plays }
ninjato-board-strike = golpear ahora
ninjato-board-nothing = no tienes con qué vencerlo
ninjato-board-next = Después
ninjato-board-nobody-next = { $left ->
        [one] nadie: vence a este guardia y la casa queda vacía
       *[other] nadie: vence a los dos y la casa queda vacía
    }
ninjato-board-coming = { $source ->
        [elite] uno de { $count } guardias de élite: { $guards }
        [standin] uno de { $count } guardias, que sustituye a uno de élite: { $guards }
       *[normal] uno de { $count } guardias: { $guards }
    }
ninjato-board-guards = { $kind ->
        [alarm] alarma{ "\u00A0" }{ $values }{ "\u00A0" }×{ $count }
        [double] doble{ "\u00A0" }{ $values }{ "\u00A0" }×{ $count }
       *[plain] { $values }{ "\u00A0" }×{ $count }
    }
ninjato-board-odds = Opciones
ninjato-board-chance = lo que tienes vence a { $beaten } de { $count }, { $percent } %

# The rules in brief, for the terminal: lines of at most 60 columns
ninjato-primer =
    Siete rondas; cada jugador coloca tres shurikens por turnos.
      dojo        tomar cartas, t5 a la vista o t? del mazo:
                  4 sin cartas en mano, 3 con una, si no 2; en
                  la mano quedan siete como mucho. Quien visita
                  el dojo en último lugar empieza la ronda
                  siguiente
      learn:…     una técnica del sensei, por una carta del
                  dojo; gratis si tienes una de su estilo
      P2:fj       pagar tesoros por un enviado del palacio
      R1:v        pagar tesoros por un rumor del pabellón
      H3+ H3-     invadir la casa 3 por la fuerza o con sigilo

    Al invadir: juega una carta (b4) y luego, si quieres, añade
    treses como + o - y técnicas. Por la fuerza hace falta más
    que el guardia; con sigilo, menos; el empate no gana. Golpea
    con !, y el siguiente tesoro es tuyo: vete (leave), o grita
    banzai y enfréntate a un guardia desconocido. Si te rindes
    (yield), conservas un tesoro. Una alarma trae un tesoro;
    luego el más valioso que no es rojo se vuelve rojo. Los
    tesoros en mayúscula son rojos: los guardan guardias de
    élite. Un doble son dos guardias, con una jugada para cada
    uno. Si vacías una casa, eliges su nueva ficha de clan. Se
    pueden escribir varias jugadas: b4 + !

    Tesoros al pagar: abanico 2, pergamino 3, jarrón 4, jade 5;
    el lingote vale por cualquier tipo, después de los de
    verdad. Tras las rondas 3, 5 y 7, quien tiene más enviados
    de un clan gana el honor de sus fichas o un rumor, y el
    segundo lo otro; el enviado de más edad deshace el empate.
    El signo * marca una máscara, que necesita Hensojutsu. Al
    final cuentan también los rumores, las cartas de élite y
    los tesoros que queden.

    La composición de algunos mazos está reconstruida: el libro
    impreso solo da totales y ejemplos.
