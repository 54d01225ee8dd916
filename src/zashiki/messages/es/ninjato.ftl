# Ninjato: the home page, the options
ninjato-motto = Invade las casas de los clanes, guardia tras guardia, y aprende cuándo irte.
ninjato-about = De Adam West y Dan Schnake, un diseño de Crosscut Games publicado por Z-Man Games (2011). De dos a cuatro jugadores. Lo que contienen sus mazos está reconstruido en parte, porque el reglamento no enumera todas las cartas; la página de reglas dice qué números lo están.

# The rules
ninjato-rules-title-round = Una ronda
ninjato-rules-title-invasion = Invadir una casa
ninjato-rules-title-guards = Los guardias
ninjato-rules-title-skills = Las técnicas
ninjato-rules-title-treasures = Los tesoros
ninjato-rules-title-envoys = Los enviados
ninjato-rules-title-rumors = Los rumores
ninjato-rules-title-clans = Los clanes
ninjato-rules-aim = Consigue más honor que nadie en siete rondas. Invade las casas, gasta sus tesoros en enviados y rumores, y gana influencia en los tres clanes.
ninjato-rules-round = Por turnos, cada jugador coloca un shuriken y hace enseguida lo que ofrece el lugar, tres veces. En los lugares caben todos; solo una casa vaciada queda cerrada hasta que termina la ronda.
ninjato-rules-house-name = Casa
ninjato-rules-house = Invádela por sus tesoros.
ninjato-rules-dojo = Toma dos cartas, tres si tienes una, cuatro si no tienes ninguna: de las visibles o del mazo. Conservas siete como mucho. Quienes lo visitan juegan antes en la ronda siguiente, y quien llega en último lugar, antes que nadie.
ninjato-rules-sensei = Aprende una técnica por la carta que pide, o gratis si tienes otra de su estilo. Las técnicas ayudan en tus invasiones, cada una, una vez por ronda.
ninjato-rules-palace = Paga por un enviado, que te da influencia en un clan.
ninjato-rules-pavilion = Paga por un rumor. Queda boca abajo y cuenta al final de la partida.
ninjato-rules-refill = Al terminar una ronda, las casas vaciadas reciben tres tesoros y un nuevo centinela, el palacio y el pabellón se completan, y las técnicas usadas vuelven a estar listas. En las rondas 1 a 4 el sensei muestra tantas técnicas nuevas como jugadores hay, y después un Hensojutsu por ronda.
ninjato-rules-invade = Elige la fuerza, para vencer a cada guardia con más, o el sigilo, para vencerlo con menos. El empate no vence a nadie. El centinela, que tienes a la vista, es el primero.
ninjato-rules-strip = Una invasión por la fuerza.
ninjato-rules-fight = Juega una carta contra un guardia y añade treses, cada uno como +1 o −1, y técnicas. Todo se gasta, aunque fracases.
ninjato-rules-win = Cada guardia vencido te da un tesoro, primero el más barato y al final los rojos. Luego vete con todo lo que tomaste, o grita ¡banzai! y enfréntate al siguiente guardia, sea quien sea.
ninjato-rules-fail = Si no puedes vencer a un guardia, conservas uno de los tesoros que tomaste y pierdes el resto. Tanto si fracasas como si te vas, la casa recibe un tesoro nuevo y su centinela se queda.
ninjato-rules-clear = Si tomas el último tesoro, la casa queda vacía: cambia su ficha de clan por una de otro clan.
ninjato-rules-alarm = Un guardia de alarma que no sea el centinela trae un tesoro más; luego el más valioso que no es rojo se vuelve rojo.
ninjato-rules-elite = Los guardias de élite guardan los tesoros rojos. La mayoría tienen un número contra la fuerza, recto, y otro contra el sigilo, inclinado; los dobles son dos guardias, y hay que vencer a ambos por un solo tesoro. Los que vences son tuyos, aunque fracases después.
ninjato-rules-guard = Guardia
ninjato-rules-cards = Cartas
ninjato-rules-guard-1 = 1
ninjato-rules-guard-2 = 2
ninjato-rules-guard-3a = 3, da la alarma
ninjato-rules-guard-4 = 4
ninjato-rules-guard-5 = 5
ninjato-rules-elites = Te quedas con los guardias de élite que vences, por su honor al final.
ninjato-rules-elite-guard = Guardia de élite
ninjato-rules-honor = Honor
ninjato-rules-elite-E51 = 5 contra la fuerza, 1 contra el sigilo
ninjato-rules-elite-E42 = 4 contra la fuerza, 2 contra el sigilo
ninjato-rules-elite-E52 = 5 contra la fuerza, 2 contra el sigilo
ninjato-rules-elite-E41 = 4 contra la fuerza, 1 contra el sigilo
ninjato-rules-elite-E53 = 5 contra la fuerza, 3 contra el sigilo
ninjato-rules-elite-E31 = 3 contra la fuerza, 1 contra el sigilo
ninjato-rules-elite-D35 = dos guardias, 3 y 5
ninjato-rules-elite-D13 = dos guardias, 1 y 3
ninjato-rules-elite-D24 = dos guardias, 2 y 4
ninjato-rules-skills = Cada loseta de técnica sirve una vez por ronda. La primera de un estilo cuesta una carta; si tienes una de un estilo, todas las demás de ese estilo son gratis.
ninjato-rules-skill = Técnica
ninjato-rules-effect = Qué hace
ninjato-rules-style = Estilo
ninjato-rules-cost = Coste
ninjato-rules-tiles = Losetas
ninjato-rules-cost-1 = un 1
ninjato-rules-cost-5 = un 5
ninjato-rules-cost-any = cualquier carta
ninjato-rules-cost-style = según su estilo
ninjato-rules-style-each = una de cada
ninjato-rules-treasures = Los tesoros que gastas dan honor enseguida:
ninjato-rules-fan-name = Abanico
ninjato-rules-fan = 2
ninjato-rules-scroll-name = Pergamino
ninjato-rules-scroll = 3
ninjato-rules-vase-name = Jarrón
ninjato-rules-vase = 4
ninjato-rules-jade-name = Jade
ninjato-rules-jade = 5
ninjato-rules-gold-name = Lingote de oro
ninjato-rules-gold = Vale por cualquier tipo y da su honor; en lugar de un tesoro cualquiera (?), 5. Los tesoros de verdad de ese tipo se gastan antes.
ninjato-rules-envoys = Cada clan tiene siete enviados, todos de distinta edad. De dos jugadores con la misma influencia va delante quien tiene el enviado de más edad del clan.
ninjato-rules-mask = Máscara
ninjato-rules-yes = sí
ninjato-rules-no = no
ninjato-rules-envoy-fan-jade = un abanico y un jade
ninjato-rules-envoy-vase-jade = un jarrón y un jade
ninjato-rules-envoy-scroll-vase = un pergamino y un jarrón
ninjato-rules-envoy-fan-scroll-vase = un abanico, un pergamino y un jarrón
ninjato-rules-envoy-range = de uno a cuatro del mismo tipo
ninjato-rules-envoy-three = uno de cualquier tipo y tres del mismo tipo
ninjato-rules-envoy-pairs = dos de un tipo y dos de otro
ninjato-rules-rumors = Hay seis rumores de cada tipo. Cuestan un tesoro cualquiera, dos cualesquiera, un pergamino, un jarrón, un jade, o un abanico y un pergamino.
ninjato-rules-rumor = Rumor
ninjato-rules-worth = Qué cuenta
ninjato-rules-several = Varios rumores de uno de los cuatro primeros tipos cuentan más: en vez de 1 por cada cosa son 2 con dos rumores, 4 con tres, y luego 5, 6 y 8.
ninjato-rules-influence = Tras las rondas 3, 5 y 7, los clanes premian la influencia: 1 por cada enviado suyo que tienes, y 1 por un Hensojutsu con un enviado enmascarado.
ninjato-rules-reward = En cada clan, el primer puesto toma honor, tanto como muestran las fichas del clan en las casas, o un rumor del pabellón. Después el segundo puesto recibe lo que dejó el primero. Los clanes van en este orden:
ninjato-rules-after = Tras
ninjato-rules-order-1 = Primero
ninjato-rules-order-2 = Segundo
ninjato-rules-order-3 = Tercero
ninjato-rules-round-3 = ronda 3
ninjato-rules-round-5 = ronda 5
ninjato-rules-round-7 = ronda 7
ninjato-rules-end = Tras siete rondas cuentan los rumores, cada tesoro que queda vale 1 de honor, y los guardias de élite 1 o 2. Gana quien tenga más honor.
ninjato-rules-tie = Con el mismo honor gana quien tiene más enviados, y luego el enviado de más edad; si no, se comparte la victoria.
ninjato-rules-decks = Las reglas impresas dan los totales, las fichas de clan, lo que valen tesoros y técnicas, y ejemplos. Cuántas hay de cada carta, la mayoría de los costes y edades, algunos guardias de élite y los nombres Kayakujutsu, Taijutsu y Kuji-in están reconstruidos.

# The strip of pictures in the rules
ninjato-strip-house = Invades la casa 2 por la fuerza. Su centinela es un 3.
ninjato-strip-sentry = Tu 4 es más que 3: te llevas el tesoro más barato, el abanico.
ninjato-strip-banzai = Gritas ¡banzai! El siguiente guardia resulta ser un 3 que da la alarma…
ninjato-strip-alarm = … así que un jarrón llega a la casa, y el tesoro más valioso, el jade, se vuelve rojo.
ninjato-strip-beaten = Juegas un 3 y añades otro como +1: 4 vence al guardia, y el pergamino es tuyo.
ninjato-strip-leave = Te vas con los dos. Si hubieras fracasado, solo conservarías uno.

# The unit of the scores
ninjato-amount = { $points } de honor
ninjato-points-of = Honor de { $name }
ninjato-points-yours = Tu honor
ninjato-points-none = Todavía sin honor.

# The board
ninjato-nothing = nada
ninjato-no-treasures = ningún tesoro
ninjato-nobody = nadie
ninjato-houses = Casas
ninjato-info = Los demás jugadores y las rondas
ninjato-honor = { $count } de honor
ninjato-token = { NOUN($clan, of: "ninjato-clan") } { $honor }
ninjato-house-name = Casa { $number }: { $token }; centinela { $sentry }; { $treasures }
ninjato-house-closed-name = Casa { $number }: { $token }; cerrada hasta que termine la ronda
ninjato-house-closed = cerrada hasta que termine la ronda
ninjato-in-house = { $what } en la casa
ninjato-strength = fuerza
ninjato-stealth = sigilo
ninjato-by-strength = Por la fuerza: más de { $value } vence al centinela
ninjato-by-stealth = Con sigilo: menos de { $value } vence al centinela
ninjato-dojo = Dojo
ninjato-dojo-name = Dojo: a la vista { $cards }; { $count } en el mazo
ninjato-dojo-deck = El mazo del dojo, { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
ninjato-dojo-discard = descartes: { $count }
ninjato-dojo-first = Próxima ronda: { $names }
ninjato-draws = { $count ->
        [one] { $count } carta más
       *[other] { $count } cartas más
    }
ninjato-cards = { $count ->
        [one] un { $value }
       *[other] { $count } cartas de { $value }
    }
ninjato-hand = { $count ->
        [0] Ninguna carta en mano
        [one] Una carta en mano
       *[other] { $count } cartas en mano
    }
ninjato-sensei = Sensei
ninjato-sensei-empty = Nada que aprender en esta ronda.
ninjato-tile = { $count ->
        [one] { NOUN($skill, of: "ninjato-tile") }, estilo { NOUN($style, of: "ninjato-style") }
       *[other] { $count } × { NOUN($skill, of: "ninjato-tile") }, estilo { NOUN($style, of: "ninjato-style") }
    }
ninjato-used = { $tile } (usada)
ninjato-skills = Técnicas
ninjato-palace = Palacio
ninjato-pavilion = Pabellón
ninjato-deck = mazo: { $count }
ninjato-slot-empty = Hueco vacío
ninjato-envoy = { $mask ->
        [yes] Enviado { NOUN($clan, of: "ninjato-clan") } de { $age } años, enmascarado
       *[no] Enviado { NOUN($clan, of: "ninjato-clan") } de { $age } años
    }
ninjato-rumor = Rumor «{ NOUN($kind, of: "ninjato-rumor") }»
ninjato-style-snake = serpiente
ninjato-style-tiger = tigre
ninjato-style-crane = grulla
ninjato-step-house = Ahora elige fuerza o sigilo.
ninjato-step-palace = Ahora elige los tesoros con que pagas al enviado.
ninjato-step-pavilion = Ahora elige los tesoros con que pagas el rumor.
ninjato-step-sensei = Ahora elige la carta que descartas a cambio.
ninjato-step-hand = Ahora elige: el 3 como +1 o como −1.
ninjato-step-taijutsu = Taijutsu: ahora elige +1 o −1.
ninjato-step-boryaku = Boryaku: ahora elige 2 o 4.
ninjato-step-choho = Choho: ahora elige el tesoro que devuelves.
ninjato-step-choho-second = Choho: ahora elige el tesoro que tomas de la casa.
ninjato-step-kuji-in = Kuji-in: ahora elige la técnica usada que vuelve a estar lista.
ninjato-verb-dojo = Visitar
ninjato-verb-leave = Irse
ninjato-verb-banzai = ¡Banzai!
ninjato-verb-t = Tomar
ninjato-verb-x = Descartar
ninjato-verb-b = Jugar
ninjato-verb-learn = Aprender
ninjato-verb-P = Pagar
ninjato-verb-R = Pagar
ninjato-verb-H = Invadir
ninjato-verb-use = Usar
ninjato-verb-strike = Golpear
ninjato-verb-k = Conservar
ninjato-verb-take = Tomar
ninjato-verb-choose = Elegir
ninjato-verb-honor = Tomar el honor
ninjato-verb-unused = No usarlo
ninjato-verb-yield = Rendirse
ninjato-pay = Pagar con
ninjato-pay-name = Pagar { $list }: { $honor } de honor
ninjato-seat-honor = { $name }: { $honor } de honor
ninjato-seat-elites = { $count ->
        [one] { $count } guardia de élite
       *[other] { $count } guardias de élite
    }
ninjato-seat-rumors = { $count ->
        [one] { $count } rumor
       *[other] { $count } rumores
    }
ninjato-shurikens = { $count ->
        [one] { $count } shuriken por colocar
       *[other] { $count } shurikens por colocar
    }
ninjato-invasion = { $side ->
        [strength] Casa { $number }, por la fuerza
       *[stealth] Casa { $number }, con sigilo
    }
ninjato-wins-strength = gana más que el guardia
ninjato-wins-stealth = gana menos que el guardia
ninjato-shuriken = Botín
ninjato-shuriken-empty = nada todavía
ninjato-left = En la casa
ninjato-on-shuriken = { $what } en el shuriken
ninjato-no-card-yet = aún sin carta
ninjato-total = llevas
ninjato-total-name = { $total ->
        [none] Aún no has jugado ninguna carta
       *[other] Tu jugada: { $total }
    }
ninjato-as = como { $value }
ninjato-as-which = ¿como cuál?
ninjato-strike = Golpear
ninjato-guard = guardia de { $value }
ninjato-guard-alarm = guardia de alarma de { $value }
ninjato-guard-elite = guardia de élite, { $strength } contra la fuerza, { $stealth } contra el sigilo
ninjato-guard-double = dos guardias de élite, { $first } y { $second }
ninjato-guard-of-two = guardia de élite de { $value }, uno de dos
ninjato-faced-sentry = el centinela, un { $guard }
ninjato-faced-normal = el { $guard }
ninjato-faced-elite = enfrente: { $guard }
ninjato-faced-standin = el { $guard }, que sustituye a uno de élite
ninjato-strike-at = Golpear: { $guard }
ninjato-plays = Jugadas que vencen al guardia
ninjato-plays-title = Gana:
ninjato-plays-of = Vence al { $value }:
ninjato-plays-none = No tienes con qué vencerlo.
ninjato-play-boryaku = Boryaku como { $value }
ninjato-play-taijutsu = Taijutsu { $value }
ninjato-play-three = 3 como { $value }
ninjato-source-sentry = el centinela
ninjato-source-normal = un guardia
ninjato-source-elite = un guardia de élite
ninjato-source-double = dos guardias de élite
ninjato-source-standin = sustituye a uno de élite
ninjato-failed = Fracaso: se conserva un tesoro y se pierde el resto.
ninjato-cleared = La casa está vacía. Elige su nueva ficha de clan:
ninjato-beaten = { $count ->
        [one] { $count } guardia vencido
       *[other] { $count } guardias vencidos
    }
ninjato-next = { $source ->
        [elite] { $count ->
            [one] Después: el último guardia de élite
           *[other] Después: uno de { $count } guardias de élite
        }
       *[other] { $count ->
            [one] Después: el último guardia
           *[other] Después: uno de { $count } guardias
        }
    }
ninjato-next-none = { $left ->
        [one] Después no viene nadie: vence a este guardia y la casa queda vacía.
       *[other] Después no viene nadie: vence a los dos y la casa queda vacía.
    }
ninjato-odds = { $source ->
        [elite] tus cartas y técnicas vencen a { $beaten } de { $of } guardias de élite
       *[other] tus cartas y técnicas vencen a { $beaten } de { $of } guardias
    }
ninjato-column = { $count ->
        [one] Puede venir un guardia de { $value }
       *[other] Pueden venir { $count } guardias de { $value }
    }
ninjato-column-can = Tus cartas y técnicas pueden vencerlo.
ninjato-column-cannot = No tienes con qué vencerlo.
ninjato-round = Ronda { $round } de 7
ninjato-round-short = Ronda { $round }
ninjato-order = Orden de turno: { $names }
ninjato-clan = { NOUN($clan, of: "ninjato-clan") }: { $honor } de honor en las casas
ninjato-next-scoring = Puntuación tras la ronda { $round }, en este orden
ninjato-heap = { $count ->
        [one] { $count } tesoro gastado
       *[other] { $count } tesoros gastados
    }
ninjato-bag = { $count ->
        [one] { $count } tesoro en la bolsa
       *[other] { $count } tesoros en la bolsa
    }
ninjato-guards-left = en los mazos, { $guards ->
        [one] { $guards } guardia
       *[other] { $guards } guardias
    } y { $elites ->
        [one] { $elites } de élite
       *[other] { $elites } de élite
    }

# The cards that explain the pieces
ninjato-about-house = Primero te enfrentas al centinela: juega más de { $value } por la fuerza, o menos de { $value } con sigilo. Cada victoria se lleva el siguiente tesoro, primero el más barato y al final los rojos.
ninjato-about-closed = Se vació en esta ronda. Cuando termine la ronda llegan tesoros nuevos y un nuevo centinela.
ninjato-about-token = En una puntuación, las fichas { NOUN($clan, of: "ninjato-clan") } de las casas dan su honor a quien tiene más influencia en ese clan.
ninjato-about-strength = Vences a cada guardia con más que su número. El empate no gana.
ninjato-about-stealth = Vences a cada guardia con menos que su número. El empate no gana.
ninjato-about-sentry = El primer guardia de cada invasión. Se queda hasta que la casa se vacía y nunca da la alarma.
ninjato-about-guard = Véncelo para llevarte el siguiente tesoro. Si fracasas, solo conservas uno de los tesoros que tomaste.
ninjato-about-alarm = La alarma ha traído un tesoro más, y el más valioso que no era rojo se ha vuelto rojo. Después véncelo como a cualquier otro guardia.
ninjato-about-standin = Todos los guardias de élite están capturados, así que un guardia normal guarda el tesoro rojo.
ninjato-about-elite = Guarda un tesoro rojo. El número recto cuenta contra la fuerza; el inclinado, contra el sigilo.
ninjato-about-double = Dos guardias guardan un solo tesoro rojo: vence a cada uno con su propia jugada, en el orden que quieras.
ninjato-about-elites = Capturado, { $honor } de honor al final.
ninjato-about-beaten = Cada uno te dio un tesoro. Los guardias de élite que vences son tuyos, aunque fracases después.
ninjato-about-banzai = Enfréntate al siguiente guardia, todavía desconocido, por un tesoro más. Si no puedes vencerlo, solo conservas un tesoro.
ninjato-about-leave = Conserva todo lo que tomaste en esta invasión. La casa recibe un tesoro nuevo.
ninjato-about-next-normal = Estos guardias aún no se han visto: el mazo y, cuando se vacía, los descartes. Los que llevan una campana dan la alarma.
ninjato-about-next-elite = Solo quedan tesoros rojos, y los guardan guardias de élite. El número que se ve es el del modo en que juegas.
ninjato-about-plays = Las formas más cortas de ganar con tus cartas y técnicas. Lo que juegas se gasta, aunque fracases.
ninjato-about-total = Tu carta con todo lo añadido. Golpea al guardia cuando gane.
ninjato-about-as = Elige cómo cuenta.
ninjato-about-pay = Pierdes estos tesoros y recibes su honor enseguida.
ninjato-about-card = Juégala contra un guardia, o dásela al sensei por una técnica.
ninjato-about-three = Juégalo contra un guardia, o añádelo a otra carta como +1 o −1.
ninjato-about-dojo = Toma 2 cartas, 3 si tienes una, 4 si no tienes ninguna; conservas 7 como mucho. Quien lo visita en último lugar empieza la ronda siguiente.
ninjato-about-dojo-deck = Cartas del dojo del 1 al 5, boca abajo.
ninjato-about-dojo-first = Quienes visitan el dojo juegan antes en la ronda siguiente, y quien llega en último lugar, antes que los demás.
ninjato-about-discard = Cartas del dojo jugadas y descartadas. Se barajan cuando el mazo está vacío.
ninjato-about-hand-other = Oculta para ti. Las cartas tomadas a la vista las vieron todos.
ninjato-about-sensei = Aprende una técnica por la carta que pide. Es gratis si ya tienes una técnica de su estilo.
ninjato-about-lesson = { $card ->
        [none] Gratis para ti, porque tienes una técnica del estilo { NOUN($style, of: "ninjato-style") }.
        [any] Cuesta cualquier carta; después, las del estilo { NOUN($style, of: "ninjato-style") } son gratis para ti.
       *[other] Cuesta un { $card }; después, las del estilo { NOUN($style, of: "ninjato-style") } son gratis para ti.
    }
ninjato-about-used = { $about } Vuelve a estar lista cuando termina la ronda.
ninjato-about-shinobi-iri = Resta 2 a tu carta, una vez por ronda.
ninjato-about-intonjutsu = Tu carta vale 0, antes de lo que se añada, una vez por ronda.
ninjato-about-choho = Cambia un tesoro que tomaste en esta invasión por otro que sigue en la casa, una vez por ronda, incluso después de fracasar.
ninjato-about-kayakujutsu = Suma 2 a tu carta, una vez por ronda.
ninjato-about-kenjutsu = Tu carta vale 6, antes de lo que se añada, una vez por ronda.
ninjato-about-kuji-in = Una de tus técnicas usadas vuelve a estar lista, salvo Hensojutsu, una vez por ronda.
ninjato-about-taijutsu = Suma o resta 1 a tu carta, una vez por ronda.
ninjato-about-boryaku = Vale como jugar un 2 o un 4, sin carta, una vez por ronda.
ninjato-about-seishin-teki = Ante un guardia, cambia la fuerza por sigilo o el sigilo por fuerza para el resto de la invasión, una vez por ronda.
ninjato-about-hensojutsu = En cada puntuación, suma 1 de influencia con uno de tus enviados enmascarados.
ninjato-about-palace = Paga tesoros por un enviado: su honor es tuyo enseguida, y el enviado te da influencia en un clan.
ninjato-about-pavilion = Paga tesoros por un rumor: su honor es tuyo enseguida, y el rumor, boca abajo, cuenta al final.
ninjato-about-envoy-deck = Siete enviados de cada clan, todos de distinta edad. Llegan otros cuando termina la ronda.
ninjato-about-rumor-deck = Seis rumores de cada uno de los cinco tipos. Llegan otros cuando termina la ronda.
ninjato-about-slot-empty = Llega una carta nueva cuando termina la ronda.
ninjato-about-envoy = Te da 1 de influencia en el clan { NOUN($clan, of: "ninjato-clan") }. La edad decide los empates: va delante quien tiene el enviado de más edad del clan.
ninjato-about-mask = Con la máscara, Hensojutsu puede sumar 1 de influencia.
ninjato-about-cost-named = Cuesta { $list }: { $honor } de honor para ti.
ninjato-about-cost-any = { $count ->
        [one] Cuesta un tesoro cualquiera (?).
       *[other] Cuesta { $count } tesoros cualesquiera (?).
    }
ninjato-about-cost-range = Cuesta de uno a cuatro tesoros del mismo tipo (=); cuantos más, más honor.
ninjato-about-cost-three = Cuesta tres tesoros del mismo tipo (=) y otro cualquiera (?).
ninjato-about-cost-pairs = Cuesta dos tesoros de un tipo (= claro) y dos de otro (= oscuro).
ninjato-about-rumor-W = Al final, 1 de honor por cada guardia de élite que capturaste.
ninjato-about-rumor-G = Al final, 1 de honor por cada uno de tus rumores.
ninjato-about-rumor-P = Al final, 1 de honor por cada uno de tus enviados.
ninjato-about-rumor-A = Al final, 1 de honor por cada una de tus técnicas.
ninjato-about-rumor-D = Al final, 6 de honor si solo tú tienes rumores así, 4 si los tienen dos jugadores, 2 si son más.
ninjato-about-rumor-now = Tienes { $count }: { $factor } × { $things } = { $honor } ahora.
ninjato-about-rumors-other = Boca abajo: hasta el final solo los conoce quien los tiene.
ninjato-about-treasure = Da { $honor } de honor cuando lo gastas, 1 si aún lo tienes al final.
ninjato-about-gold = Vale por cualquier tipo y da el honor de ese tipo, o 5 en lugar de un tesoro cualquiera. 1 si aún lo tienes al final.
ninjato-about-red = Rojo: lo guardan guardias de élite.
ninjato-about-shurikens = Cada jugador coloca tres shurikens por ronda, de uno en uno.
ninjato-about-honor = Gana quien tenga más honor tras siete rondas. Los rumores, los guardias de élite y los tesoros que queden se suman al final.
ninjato-about-rounds = Siete rondas. Tras las rondas 3, 5 y 7, en recuadro, puntúan los clanes.
ninjato-about-order = Visitar el dojo te adelanta en la ronda siguiente.
ninjato-about-scoring = Clan por clan, el primer puesto en influencia toma el honor de sus fichas o un rumor; después el segundo recibe lo que quedó.
ninjato-about-clan = Influencia: { $list }. El primer puesto elige { $honor } de honor o un rumor.
ninjato-about-clan-nobody = Aquí nadie tiene influencia todavía. El primer puesto elegiría { $honor } de honor o un rumor.
ninjato-about-clan-rank = { $name } { $count }
ninjato-about-bag = 90 tesoros en total. De aquí salen los tesoros nuevos de las casas.
ninjato-about-heap = Tesoros gastados y perdidos. Vuelven a la bolsa cuando está vacía.
ninjato-about-guards = 40 guardias del 1 al 5, en los que cada 3 da la alarma, y 20 guardias de élite.

# The guided first game
ninjato-lesson-aim = Consigue más honor que nadie en siete rondas: invade estas cinco casas y gasta bien sus tesoros.
ninjato-lesson-strength = En cada turno colocas uno de tus tres shurikens: toca la casa 2 y elige la fuerza, para vencer a su centinela, un 3, con más.
ninjato-lesson-card = Juega el 4, porque es más que 3; un empate no ganaría.
ninjato-lesson-strike = Tu jugada vence al guardia: golpea y llévate el tesoro más barato de la casa.
ninjato-lesson-leave = Vete con él: más guardias son más tesoros, pero si fracasas solo conservas uno.
ninjato-lesson-left = Tanto si te vas como si fracasas, un tesoro nuevo llega a la casa y su centinela se queda.
ninjato-lesson-dojo = Visita el dojo: tomas dos cartas, conservas siete como mucho y, si llegas en último lugar, empiezas la ronda siguiente.
ninjato-lesson-three = Toma el 3: también puedes añadirlo a otra carta, como +1 o −1.
ninjato-lesson-deck = Toma la segunda carta del mazo, sin verla.
ninjato-lesson-sensei = Aprende la técnica Shinobi-iri por un 1; desde ahora, las demás técnicas de su estilo, la serpiente, son gratis para ti.
ninjato-lesson-round = Ese era tu tercer shuriken: la ronda termina y empieza otra.
ninjato-lesson-stealth = Ahora invade la casa 3 con sigilo, donde vences a cada guardia con menos que su número.
ninjato-lesson-low = Juega el 2: todavía no es menos que 1, pero tienes una técnica.
ninjato-lesson-skill = Usa Shinobi-iri: resta 2 a tu carta, una vez por ronda.
ninjato-lesson-used = Una técnica usada queda boca abajo hasta que termina la ronda.
ninjato-lesson-banzai = Las barras muestran qué guardias pueden venir, y tu 2 vence a pocos; prueba suerte de todos modos y grita ¡banzai!
ninjato-lesson-alarm = Un guardia de alarma: ha llegado un tesoro más y el más valioso se ha vuelto rojo, pero nada de lo que tienes vence a un 3, así que ríndete.
ninjato-lesson-fail = Has fracasado, así que solo conservas uno de tus tesoros: quédate con el jade.
ninjato-lesson-lost = El abanico se ha perdido: saber cuándo irse gana este juego.
ninjato-lesson-elite = Los guardias de élite guardan los tesoros rojos, y tu 5 vence a su 4 contra la fuerza: golpea y captúralo.
ninjato-lesson-clear = Has vaciado la casa, así que elige su nueva ficha de clan: las fichas son honor para quien tenga más influencia en el clan.
ninjato-lesson-closed = Una casa vaciada queda cerrada hasta que termina la ronda; entonces llegan tesoros nuevos y un nuevo centinela.
ninjato-lesson-double = Un doble son dos guardias de élite que guardan un solo tesoro: tu 5 vence al 4, así que golpéalo primero.
ninjato-lesson-second = Ahora el 2: necesita su propia jugada, así que juega el 3.
ninjato-lesson-both = Golpea otra vez: el jade rojo solo es tuyo si vences a los dos.
ninjato-lesson-palace = Paga un abanico, que vale 2 de honor, y un lingote en lugar de un jade, que vale 5, por un enviado que te da influencia en el clan Taira.
ninjato-lesson-pavilion = Paga un jarrón por un rumor: 4 de honor ahora, y al final 1 por cada guardia de élite que hayas capturado.
ninjato-lesson-slots = Los huecos vacíos se completan cuando termina la ronda; los rumores siguen boca abajo hasta el final de la partida.
ninjato-lesson-rounds = Tras las rondas 3, 5 y 7 puntúan los clanes, cada vez en otro orden: ahora los Minamoto, los Go-Shirakawa, los Taira.
ninjato-lesson-age = Si dos jugadores tienen la misma influencia, decide el enviado de más edad del clan: entre los Taira es el tuyo, de 72 años.
ninjato-lesson-hensojutsu = Hensojutsu suma 1 de influencia con un enviado enmascarado: elige el tuyo.
ninjato-lesson-scoring = Tienes la mayor influencia en el clan Taira: toma sus 14 de honor, y el segundo puesto recibe un rumor.
ninjato-lesson-several = Varios rumores de un tipo cuentan más: cada uno de tus guardias de élite da 2 con dos Guerreros, 4 con tres.
ninjato-lesson-end = Tras la ronda 7 se suman los rumores, los guardias de élite y los tesoros que queden, y gana quien tenga más honor.
