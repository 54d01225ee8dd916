# What happens in Ninjato: the events of a move, and what a move would do

# The dojo
ninjato-visit-dojo =
    .does = visita el dojo para robar { $draws } cartas
    .you = visitas el dojo para robar { $draws } cartas
    .do = visitar el dojo y robar { $draws } cartas
ninjato-take-card =
    .does = toma un { $piece }
    .you = tomas un { $piece }
    .do = tomar un { $piece } a la vista
ninjato-draw-card =
    .does = roba una carta del mazo
    .you = robas una carta del mazo
    .do = robar una carta del mazo
ninjato-draw-known-card =
    .does = roba un { $piece } del mazo
    .you = robas un { $piece } del mazo
ninjato-discard-card =
    .does = descarta un { $piece }
    .you = descartas un { $piece }
    .do = descartar un { $piece }
ninjato-reveal = El dojo muestra { $first }, { $second } y { $third }
ninjato-shuffle-dojo = Los descartes del dojo se barajan y forman un mazo nuevo

# The sensei, the palace and the pavilion
ninjato-learn =
    .does = aprende { NOUN($piece, of: "ninjato-tile") } y descarta un { $cost }
    .you = aprendes { NOUN($piece, of: "ninjato-tile") } y descartas un { $cost }
    .do = aprender { NOUN($piece, of: "ninjato-tile") } por un { $cost }: { NOUN($piece, of: "ninjato-tile", form: "effect") }
ninjato-learn-free =
    .does = aprende { NOUN($piece, of: "ninjato-tile") } gratis, en un estilo que ya tiene
    .you = aprendes { NOUN($piece, of: "ninjato-tile") } gratis, en un estilo que ya tienes
    .do = aprender gratis { NOUN($piece, of: "ninjato-tile") }: { NOUN($piece, of: "ninjato-tile", form: "effect") }
ninjato-pay-envoy =
    .does = paga { COUNTS($paid, $gold, of: "ninjato-treasure") } por { NOUN($piece, of: "ninjato") }: { $points } de honor
    .you = pagas { COUNTS($paid, $gold, of: "ninjato-treasure") } por { NOUN($piece, of: "ninjato") }: { $points } de honor
    .do = pagar { COUNTS($paid, $gold, of: "ninjato-treasure") } por { NOUN($piece, of: "ninjato") }: { $points } de honor
ninjato-pay-rumor =
    .does = paga { COUNTS($paid, $gold, of: "ninjato-treasure") } por { NOUN($rumor, of: "ninjato-rumor", form: "the") }: { $points } de honor
    .you = pagas { COUNTS($paid, $gold, of: "ninjato-treasure") } por { NOUN($rumor, of: "ninjato-rumor", form: "the") }: { $points } de honor
    .do = pagar { COUNTS($paid, $gold, of: "ninjato-treasure") } por «{ NOUN($rumor, of: "ninjato-rumor") }»: { $points } de honor (cuenta { NOUN($rumor, of: "ninjato-rumor", form: "counts") })

# An invasion
ninjato-invade =
    .does = { $side ->
        [strength] invade la casa { $house } por la fuerza; el centinela es un { $sentry }
       *[stealth] invade la casa { $house } con sigilo; el centinela es un { $sentry }
    }
    .you = { $side ->
        [strength] invades la casa { $house } por la fuerza; el centinela es un { $sentry }
       *[stealth] invades la casa { $house } con sigilo; el centinela es un { $sentry }
    }
    .do = { $side ->
        [strength] invadir la casa { $house } por la fuerza: centinela { $sentry }
       *[stealth] invadir la casa { $house } con sigilo: centinela { $sentry }
    }
ninjato-play-card =
    .does = juega un { $card }
    .you = juegas un { $card }
    .do = { $beaten ->
        [0] jugar un { $card }
        [1] jugar un { $card }, que vence al { $value }
       *[other] jugar un { $card }, que vence a cualquiera de los dos
    }
ninjato-use-boryaku =
    .does = usa Boryaku como un { $card }
    .you = usas Boryaku como un { $card }
    .do = { $beaten ->
        [0] usar Boryaku como un { $card }, sin carta
        [1] usar Boryaku como un { $card }, sin carta, que vence al { $value }
       *[other] usar Boryaku como un { $card }, sin carta, que vence a cualquiera de los dos
    }
ninjato-add-three =
    .does = { $step ->
        [-1] añade un 3 como −1, y suma { $total }
       *[1] añade un 3 como +1, y suma { $total }
    }
    .you = { $step ->
        [-1] añades un 3 como −1, y sumas { $total }
       *[1] añades un 3 como +1, y sumas { $total }
    }
    .do = { $step ->
        [-1] añadir un 3 como −1
       *[1] añadir un 3 como +1
    }
ninjato-add-skill =
    .does = { $step ->
        [-2] usa { NOUN($skill, of: "ninjato-tile") } para −2, y suma { $total }
        [-1] usa { NOUN($skill, of: "ninjato-tile") } para −1, y suma { $total }
        [1] usa { NOUN($skill, of: "ninjato-tile") } para +1, y suma { $total }
       *[2] usa { NOUN($skill, of: "ninjato-tile") } para +2, y suma { $total }
    }
    .you = { $step ->
        [-2] usas { NOUN($skill, of: "ninjato-tile") } para −2, y sumas { $total }
        [-1] usas { NOUN($skill, of: "ninjato-tile") } para −1, y sumas { $total }
        [1] usas { NOUN($skill, of: "ninjato-tile") } para +1, y sumas { $total }
       *[2] usas { NOUN($skill, of: "ninjato-tile") } para +2, y sumas { $total }
    }
    .do = { $step ->
        [-2] usar { NOUN($skill, of: "ninjato-tile") }: −2 a tu carta
        [-1] usar { NOUN($skill, of: "ninjato-tile") }: −1 a tu carta
        [1] usar { NOUN($skill, of: "ninjato-tile") }: +1 a tu carta
       *[2] usar { NOUN($skill, of: "ninjato-tile") }: +2 a tu carta
    }
ninjato-set-card =
    .does = usa { NOUN($skill, of: "ninjato-tile") }: la carta pasa a valer { $value }, y suma { $total }
    .you = usas { NOUN($skill, of: "ninjato-tile") }: la carta pasa a valer { $value }, y sumas { $total }
    .do = usar { NOUN($skill, of: "ninjato-tile") }: tu carta pasa a valer { $value }
ninjato-use-seishin-teki =
    .does = { $side ->
        [strength] usa Seishin-teki y sigue por la fuerza
       *[stealth] usa Seishin-teki y sigue con sigilo
    }
    .you = { $side ->
        [strength] usas Seishin-teki y sigues por la fuerza
       *[stealth] usas Seishin-teki y sigues con sigilo
    }
    .do = { $side ->
        [strength] usar Seishin-teki: seguir por la fuerza
       *[stealth] usar Seishin-teki: seguir con sigilo
    }
ninjato-use-kuji-in =
    .does = usa Kuji-in, y { NOUN($skill, of: "ninjato-tile") } vuelve a estar lista
    .you = usas Kuji-in, y { NOUN($skill, of: "ninjato-tile") } vuelve a estar lista
    .do = usar Kuji-in: { NOUN($skill, of: "ninjato-tile") } vuelve a estar lista
ninjato-use-choho =
    .does = usa Choho para cambiar { NOUN($piece, 1, of: "ninjato-treasure") } por { NOUN($theirs, 1, of: "ninjato-treasure") } de la casa
    .you = usas Choho para cambiar { NOUN($piece, 1, of: "ninjato-treasure") } por { NOUN($theirs, 1, of: "ninjato-treasure") } de la casa
    .do = usar Choho: cambiar { NOUN($piece, 1, of: "ninjato-treasure") } por { NOUN($theirs, 1, of: "ninjato-treasure") } de la casa
ninjato-use-choho-turning =
    .does = usa Choho para cambiar { NOUN($piece, 1, of: "ninjato-treasure") } por { NOUN($theirs, 1, of: "ninjato-treasure") } de la casa, donde { NOUN($turned, 1, of: "ninjato-treasure") } se vuelve rojo
    .you = usas Choho para cambiar { NOUN($piece, 1, of: "ninjato-treasure") } por { NOUN($theirs, 1, of: "ninjato-treasure") } de la casa, donde { NOUN($turned, 1, of: "ninjato-treasure") } se vuelve rojo
    .do = usar Choho: cambiar { NOUN($piece, 1, of: "ninjato-treasure") } por { NOUN($theirs, 1, of: "ninjato-treasure") } de la casa
ninjato-beat-guard =
    .does = { $guard ->
        [sentry] vence al centinela ({ $value }) con { $total }
        [alarm] vence al guardia de alarma ({ $value }) con { $total }
        [standin] vence al sustituto de un guardia de élite ({ $value }) con { $total }
        [elite] vence al guardia de élite (fuerza { $value }, sigilo { $second }) con { $total }
       *[normal] vence al guardia ({ $value }) con { $total }
    }
    .you = { $guard ->
        [sentry] vences al centinela ({ $value }) con { $total }
        [alarm] vences al guardia de alarma ({ $value }) con { $total }
        [standin] vences al sustituto de un guardia de élite ({ $value }) con { $total }
        [elite] vences al guardia de élite (fuerza { $value }, sigilo { $second }) con { $total }
       *[normal] vences al guardia ({ $value }) con { $total }
    }
    .do = golpear: tu { $total } vence al guardia
ninjato-beat-one =
    .does = vence al { $value } de los dos con { $total }
    .you = vences al { $value } de los dos con { $total }
    .do = golpear: tu { $total } vence al { $value }
ninjato-keep-elite =
    .does = se queda con el guardia de élite, que vale { $honor } al final
    .you = te quedas con el guardia de élite, que vale { $honor } al final
ninjato-win =
    .does = se lleva { NOUN($piece, 1, of: "ninjato-treasure") }
    .you = te llevas { NOUN($piece, 1, of: "ninjato-treasure") }
ninjato-clear =
    .does = vacía la casa { $house }
    .you = vacías la casa { $house }
ninjato-banzai =
    .does = grita ¡banzai!
    .you = gritas ¡banzai!
    .do = banzai: enfrentarte al siguiente guardia
ninjato-guard-comes = { $guard ->
        [alarm] Llega el guardia de alarma ({ $value })
        [standin] Llega el sustituto de un guardia de élite ({ $value })
        [elite] Llega el guardia de élite (fuerza { $value }, sigilo { $second })
        [double] Llegan los dos guardias de élite ({ $value } y { $second })
       *[normal] Llega el guardia ({ $value })
    }
ninjato-shuffle-guards = Los guardias descartados se barajan y forman un mazo nuevo
ninjato-shuffle-elites = Los guardias de élite descartados se barajan y forman un mazo nuevo
ninjato-refill-bag = Los tesoros gastados vuelven a la bolsa
ninjato-alarm = Alarma: { NOUN($piece, 1, of: "ninjato-treasure") } llega a la casa, y { NOUN($turned, 1, of: "ninjato-treasure") } se vuelve rojo
ninjato-alarm-empty = Alarma: no queda ningún tesoro que añadir
ninjato-alarm-empty-turning = Alarma: no queda ningún tesoro que añadir, y { NOUN($turned, 1, of: "ninjato-treasure") } se vuelve rojo
ninjato-leave =
    .does = se va con { COUNTS($loot, of: "ninjato-treasure") }
    .you = te vas con { COUNTS($loot, of: "ninjato-treasure") }
    .do = irte con { COUNTS($loot, of: "ninjato-treasure") }
ninjato-keep-all =
    .does = conserva { COUNTS($loot, of: "ninjato-treasure") }
    .you = conservas { COUNTS($loot, of: "ninjato-treasure") }
ninjato-put-token =
    .does = pone { NOUN($clan, of: "ninjato-clan") } { $honor } en la casa { $house }
    .you = pones { NOUN($clan, of: "ninjato-clan") } { $honor } en la casa { $house }
    .do = poner { NOUN($clan, of: "ninjato-clan") } { $honor } en la casa { $house }
ninjato-fail =
    .does = { $guard ->
        [sentry] fracasa contra el centinela ({ $value })
        [alarm] fracasa contra el guardia de alarma ({ $value })
        [standin] fracasa contra el sustituto de un guardia de élite ({ $value })
        [elite] fracasa contra el guardia de élite (fuerza { $value }, sigilo { $second })
        [double] fracasa contra los dos guardias de élite ({ $value } y { $second })
       *[normal] fracasa contra el guardia ({ $value })
    }
    .you = { $guard ->
        [sentry] fracasas contra el centinela ({ $value })
        [alarm] fracasas contra el guardia de alarma ({ $value })
        [standin] fracasas contra el sustituto de un guardia de élite ({ $value })
        [elite] fracasas contra el guardia de élite (fuerza { $value }, sigilo { $second })
        [double] fracasas contra los dos guardias de élite ({ $value } y { $second })
       *[normal] fracasas contra el guardia ({ $value })
    }
    .do = { $treasures ->
        [0] rendirte: no consigues nada
       *[other] rendirte: conservas un tesoro
    }
ninjato-keep =
    .does = { $lost ->
        [0] conserva { NOUN($piece, 1, of: "ninjato-treasure") }
        [one] conserva { NOUN($piece, 1, of: "ninjato-treasure") }; se pierde { $lost } tesoro más
       *[other] conserva { NOUN($piece, 1, of: "ninjato-treasure") }; se pierden { $lost } tesoros más
    }
    .you = { $lost ->
        [0] conservas { NOUN($piece, 1, of: "ninjato-treasure") }
        [one] conservas { NOUN($piece, 1, of: "ninjato-treasure") }; se pierde { $lost } tesoro más
       *[other] conservas { NOUN($piece, 1, of: "ninjato-treasure") }; se pierden { $lost } tesoros más
    }
    .do = conservar { NOUN($piece, 1, of: "ninjato-treasure") }
ninjato-gain = La casa { $house } recibe { NOUN($piece, 1, of: "ninjato-treasure") }

# The end of a round
ninjato-round-ends = Termina la ronda { $round }
ninjato-goes-first =
    .does = juega en primer lugar desde ahora
    .you = juegas en primer lugar desde ahora
ninjato-sensei-teaches = El sensei enseña: { LIST($first, $second, $third, $fourth, of: "ninjato-tile", with: "comma") }
ninjato-house-stays-closed = La casa { $house } sigue cerrada: no hay tesoro para ella
ninjato-refill-house = La casa { $house } recibe { COUNTS($loot, of: "ninjato-treasure") }, con un centinela de { $sentry }
ninjato-refill-palace = Novedades del palacio: { LIST($first, $second, $third, $fourth, of: "ninjato-envoy") }
ninjato-refill-pavilion = Novedades del pabellón: { LIST($first, $second, $third, $fourth, of: "ninjato-rumor", form: "the") }
ninjato-round-begins = Empieza la ronda { $round }
ninjato-game-over = La partida ha terminado

# A scoring phase
ninjato-use-hensojutsu =
    .does = usa Hensojutsu en { NOUN($piece, of: "ninjato") }
    .you = usas Hensojutsu en { NOUN($piece, of: "ninjato") }
    .do = usar Hensojutsu en { NOUN($piece, of: "ninjato") }
ninjato-skip-hensojutsu =
    .does = no usa Hensojutsu
    .you = no usas Hensojutsu
    .do = no usar este Hensojutsu
ninjato-honor-first =
    .does = toma { $points } de honor por el primer puesto con los { NOUN($clan, of: "ninjato-clan") }
    .you = tomas { $points } de honor por el primer puesto con los { NOUN($clan, of: "ninjato-clan") }
    .do = tomar el honor de los { NOUN($clan, of: "ninjato-clan") }: { $points }
ninjato-honor-second =
    .does = toma { $points } de honor por el segundo puesto con los { NOUN($clan, of: "ninjato-clan") }
    .you = tomas { $points } de honor por el segundo puesto con los { NOUN($clan, of: "ninjato-clan") }
ninjato-rumor-first =
    .does = toma { NOUN($rumor, of: "ninjato-rumor", form: "the") } por el primer puesto con los { NOUN($clan, of: "ninjato-clan") }
    .you = tomas { NOUN($rumor, of: "ninjato-rumor", form: "the") } por el primer puesto con los { NOUN($clan, of: "ninjato-clan") }
    .do = tomar { NOUN($rumor, of: "ninjato-rumor", form: "the") } (cuenta { NOUN($rumor, of: "ninjato-rumor", form: "counts") })
ninjato-rumor-second =
    .does = toma { NOUN($rumor, of: "ninjato-rumor", form: "the") } por el segundo puesto con los { NOUN($clan, of: "ninjato-clan") }
    .you = tomas { NOUN($rumor, of: "ninjato-rumor", form: "the") } por el segundo puesto con los { NOUN($clan, of: "ninjato-clan") }
    .do = tomar { NOUN($rumor, of: "ninjato-rumor", form: "the") } (cuenta { NOUN($rumor, of: "ninjato-rumor", form: "counts") })

# Treasures, of which a capital letter is a red one, and gold in place of others; `.kind` is one without its number
ninjato-treasure-f = { $count ->
    [one] un abanico
   *[other] { $count } abanicos
}
    .kind = abanico
ninjato-treasure-s = { $count ->
    [one] un pergamino
   *[other] { $count } pergaminos
}
    .kind = pergamino
ninjato-treasure-v = { $count ->
    [one] un jarrón
   *[other] { $count } jarrones
}
    .kind = jarrón
ninjato-treasure-j = { $count ->
    [one] un jade
   *[other] { $count } jades
}
    .kind = jade
ninjato-treasure-g = { $count ->
    [one] un lingote
   *[other] { $count } lingotes
}
    .kind = lingote
ninjato-treasure-F = { $count ->
    [one] un abanico rojo
   *[other] { $count } abanicos rojos
}
    .kind = abanico rojo
ninjato-treasure-S = { $count ->
    [one] un pergamino rojo
   *[other] { $count } pergaminos rojos
}
    .kind = pergamino rojo
ninjato-treasure-V = { $count ->
    [one] un jarrón rojo
   *[other] { $count } jarrones rojos
}
    .kind = jarrón rojo
ninjato-treasure-J = { $count ->
    [one] un jade rojo
   *[other] { $count } jades rojos
}
    .kind = jade rojo
ninjato-treasure-G = { $count ->
    [one] un lingote rojo
   *[other] { $count } lingotes rojos
}
    .kind = lingote rojo
ninjato-treasure-gf = { $count ->
    [one] un lingote como abanico
   *[other] { $count } lingotes como abanicos
}
ninjato-treasure-gs = { $count ->
    [one] un lingote como pergamino
   *[other] { $count } lingotes como pergaminos
}
ninjato-treasure-gv = { $count ->
    [one] un lingote como jarrón
   *[other] { $count } lingotes como jarrones
}
ninjato-treasure-gj = { $count ->
    [one] un lingote como jade
   *[other] { $count } lingotes como jades
}

# Skills, with their effects
ninjato-tile-shinobi-iri = Shinobi-iri
    .effect = −2 a tu carta
ninjato-tile-intonjutsu = Intonjutsu
    .effect = tu carta pasa a valer 0
ninjato-tile-choho = Choho
    .effect = un tesoro por otro de la casa
ninjato-tile-kayakujutsu = Kayakujutsu
    .effect = +2 a tu carta
ninjato-tile-kenjutsu = Kenjutsu
    .effect = tu carta pasa a valer 6
ninjato-tile-kuji-in = Kuji-in
    .effect = una loseta usada vuelve a estar lista
ninjato-tile-taijutsu = Taijutsu
    .effect = +1 o −1 a tu carta
ninjato-tile-boryaku = Boryaku
    .effect = un 2 o un 4 sin carta
ninjato-tile-seishin-teki = Seishin-teki
    .effect = la fuerza pasa a sigilo, o el sigilo a fuerza
ninjato-tile-hensojutsu = Hensojutsu
ninjato-tile-hensojutsu-snake = Hensojutsu (serpiente)
    .effect = +1 de influencia con un enviado enmascarado
ninjato-tile-hensojutsu-tiger = Hensojutsu (tigre)
    .effect = +1 de influencia con un enviado enmascarado
ninjato-tile-hensojutsu-crane = Hensojutsu (grulla)
    .effect = +1 de influencia con un enviado enmascarado

# Clans; envoys by clan and age
ninjato-clan-T = Taira
ninjato-clan-M = Minamoto
ninjato-clan-S = Go-Shirakawa
ninjato-envoy-T18 = el enviado Taira de 18 años
ninjato-envoy-M21 = el enviado Minamoto de 21 años
ninjato-envoy-S24 = el enviado Go-Shirakawa de 24 años
ninjato-envoy-T27 = el enviado Taira de 27 años
ninjato-envoy-M30 = el enviado Minamoto de 30 años
ninjato-envoy-S33 = el enviado Go-Shirakawa de 33 años
ninjato-envoy-T36 = el enviado Taira de 36 años
ninjato-envoy-M39 = el enviado Minamoto de 39 años
ninjato-envoy-S42 = el enviado Go-Shirakawa de 42 años
ninjato-envoy-T45 = el enviado Taira de 45 años
ninjato-envoy-M48 = el enviado Minamoto de 48 años
ninjato-envoy-S51 = el enviado Go-Shirakawa de 51 años
ninjato-envoy-T54 = el enviado Taira de 54 años
ninjato-envoy-M57 = el enviado Minamoto de 57 años
ninjato-envoy-S60 = el enviado Go-Shirakawa de 60 años
ninjato-envoy-T63 = el enviado Taira de 63 años
ninjato-envoy-M66 = el enviado Minamoto de 66 años
ninjato-envoy-S69 = el enviado Go-Shirakawa de 69 años
ninjato-envoy-T72 = el enviado Taira de 72 años
ninjato-envoy-M75 = el enviado Minamoto de 75 años
ninjato-envoy-S78 = el enviado Go-Shirakawa de 78 años

# Kinds of rumors: their name; the same in a sentence; a short one for a narrow card, with soft hyphens; what they count;
# and a number of that
ninjato-rumor-W = Gran guerrero
    .the = el rumor «Gran guerrero»
    .short = Guerrero
    .counts = tus cartas de élite
    .number = { $count ->
        [one] { $count } carta de élite
       *[other] { $count } cartas de élite
    }
ninjato-rumor-G = Favor del pueblo
    .the = el rumor «Favor del pueblo»
    .short = Favor
    .counts = todos tus rumores
    .number = { $count ->
        [one] { $count } rumor
       *[other] { $count } rumores
    }
ninjato-rumor-P = Amigos poderosos
    .the = el rumor «Amigos poderosos»
    .short = Amigos
    .counts = tus enviados
    .number = { $count ->
        [one] { $count } enviado
       *[other] { $count } enviados
    }
ninjato-rumor-A = Maestro de las artes secretas
    .the = el rumor «Maestro de las artes secretas»
    .short = Secretos
    .counts = tus losetas
    .number = { $count ->
        [one] { $count } loseta de técnica
       *[other] { $count } losetas de técnica
    }
ninjato-rumor-D = Rivales sin honor
    .the = el rumor «Rivales sin honor»
    .short = Des{ "\u00AD" }honor
    .counts = 6, 4 o 2 cada uno
