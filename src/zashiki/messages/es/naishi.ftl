# Naishi: the home page, the options
naishi-motto = Levanta una corte de diez lugares, la mitad ocultos. Elige cuándo acaba.
naishi-option-recall = Emisarios retirados
naishi-option-recall-one-or-both = uno o los dos
naishi-option-recall-all = todos a la vez
naishi-about = De Mathieu Bieri y Alex Fortineau, publicado por Merle Éditions (2024). Para dos: diez lugares, cinco de ellos ocultos, y un final que cualquiera de los dos puede declarar.

# The rules
naishi-rules-title-emissaries = Los emisarios
naishi-rules-aim = Convierte montañas en un territorio de diez cartas: cinco en tu Línea, a la vista de todos, y cinco en tu Mano, solo para tus ojos. Los puntos dependen de qué carta está dónde. Gana quien tenga más puntos.
naishi-rules-river = El Río tiene cinco pilas de seis cartas, con la carta de arriba boca arriba. Cada pila forma una columna con un lugar de tu Línea y un lugar de tu Mano.
naishi-rules-draft = Empiezas con cinco montañas en la Línea, tres en la Mano y otras dos cartas: quédate con una y da la otra, igual que hace tu oponente. Luego se baraja tu Mano.
naishi-rules-eye = Una carta que entra en una Mano a la vista de los dos jugadores sigue siendo conocida; el tablero la marca con un ojo. Cuando dos cartas de una Mano cambian de lugar, ambos ven cuáles son los lugares.
naishi-rules-turn = Haz una de estas cosas:
naishi-rules-develop-name = Desarrollar
naishi-rules-develop = Pon la carta de arriba de una pila en tu Línea o en tu Mano, en su columna. Tu carta anterior se descarta, y la pila muestra la siguiente. Antes o después puedes enviar un emisario.
naishi-rules-decree-name = Decretar
naishi-rules-decree = Una vez por partida, por uno de los dos. Un emisario va al espacio del decreto y se queda allí. Elige un lugar de la Línea o de la Mano: tu carta de ahí y la de tu oponente cambian de dueño.
naishi-rules-recall-name = Retirar
naishi-rules-recall = Recupera uno o los dos emisarios; nunca el del decreto. (Se puede abrir una mesa en la que vuelven todos a la vez.)
naishi-rules-declare-name = Declarar el final
naishi-rules-declare = Se puede cuando una pila está vacía, pero no en un último turno. Tu oponente juega un último turno.
naishi-rules-emissaries = Tienes dos. Cada uno va a un espacio libre de la Corte, actúa enseguida y se queda hasta que lo retiras.
naishi-rules-swap-name = Intercambio
naishi-rules-swap = Tres espacios. Intercambia dos cartas de arriba del Río, dos cartas de tu Línea, dos de tu Mano, o las cartas de Línea y Mano de una de tus columnas.
naishi-rules-discard-name = Descarte
naishi-rules-discard = Dos espacios. Descarta las cartas de arriba de dos pilas. Si aún tienes que desarrollar, debe quedar una carta en el Río.
naishi-rules-end = La partida también termina cuando un turno deja dos o más pilas vacías: en el acto, salvo que fuera un turno de quien empezó; entonces la otra persona juega un último turno. Nada añade otro turno a un último turno.
naishi-rules-tie = Con los mismos puntos gana quien tenga más colores distintos; si no, hay empate.
naishi-rules-scoring = La Línea está encima de la Mano. «Al lado» significa a la izquierda, a la derecha, arriba o abajo.
naishi-rules-mountain = 5 si es la única de tu territorio; dos o más, −5 en total.
naishi-rules-naishi = En la columna central: 12 en la Línea, 8 en la Mano. En otro sitio, 0.
naishi-rules-advisor = 2, 4, 3, 4, 2 según la columna; y 4 por cada Naishi al lado.
naishi-rules-sentinel = 3 si no tiene otro Centinela al lado; y 4 por cada Fuerte al lado.
naishi-rules-monk = 5 en la Mano; y en las dos filas, 2 por cada Torii al lado.
naishi-rules-horseman = En la Mano 3, y 10 más bajo un Estandarte. En la Línea 0.
naishi-rules-ronin = 8 por 8 tipos distintos en tu territorio, 15 por 9 tipos, 45 por 10; las Montañas y los Ninjas no son tipos.
naishi-rules-ninja = Tiene que convertirse en otro personaje de tu territorio, en su propio lugar y a todos los efectos, salvo como tipo para el Ronin; la mejor elección se hace por ti. Sin personaje que copiar, no da nada y no tiene color.
naishi-rules-fort = 6 en cada esquina: primera y última columna, en las dos filas.
naishi-rules-torii = Uno −5, dos 0, tres o más 30 en total.
naishi-rules-rice-field = Grupos de arrozales vecinos: dos 10, tres 20, cuatro o más 30.
naishi-rules-banner = Solo en la Línea: uno 3, dos 8 en total.
naishi-rules-beside-example = Al lado de este Consejero hay un Centinela, un Estandarte y, debajo, una Naishi, que le da 4 más.
naishi-rules-score-example = Este territorio da 62 puntos. Los tres Arrozales dan 20 juntos.
naishi-rules-card = Carta
naishi-rules-copies = Cantidad
naishi-rules-points = Puntos
naishi-rules-kinds = Naishi, Consejero, Centinela, Monje, Jinete, Ronin y Ninja son personajes; Fuerte, Torii, Arrozal y Estandarte son provincias.

# The board
naishi-you = Tú
naishi-river = Río
naishi-line = Línea
naishi-hand = Mano
naishi-line-of = { $owner ->
    [you] Tu Línea
   *[other] Línea de { $owner }
}
naishi-hand-of = { $owner ->
    [you] Tu Mano
   *[other] Mano de { $owner }
}
# A place of a Line or a Hand, for a screen reader.
naishi-place = { $owner ->
    [you] Tu { $row }
   *[other] { $row } de { $owner }
}, columna { $column }: { $card ->
    [hidden] una carta oculta
   *[other] { NOUN($card, of: "naishi-card") }
}{ $known ->
    [mine] , carta que { $other } conoce
    [theirs] , carta que conoces
   *[no] { "" }
}
naishi-pile = Río, columna { $column }: { $count ->
    [0] vacía
    [one] { NOUN($card, of: "naishi-card") }, la última carta de su pila
   *[other] { NOUN($card, of: "naishi-card") }, { $count } cartas en la pila
}
naishi-empty = vacía
naishi-court = Corte Imperial
naishi-swap = Intercambio
naishi-discard = Descarte
naishi-decree = Decreto
naishi-swap-short = dos cartas cambian de lugar
naishi-discard-short = dos cartas del Río
naishi-decree-short = una carta con { $other }
naishi-stand = { $mine ->
    [0] { "" }
    [one] , un emisario tuyo
   *[other] , { $mine } emisarios tuyos
}{ $theirs ->
    [0] { "" }
    [one] , uno de { $other }
   *[other] , { $theirs } de { $other }
}
naishi-space-swap = Intercambiar dos cartas: { $free ->
    [0] ningún espacio libre
    [one] un espacio libre
   *[other] { $free } espacios libres
}{ naishi-stand }
naishi-space-discard = Descartar dos cartas del Río: { $free ->
    [0] ningún espacio libre
    [one] un espacio libre
   *[other] { $free } espacios libres
}{ naishi-stand }
naishi-space-decree = Decreto, intercambiar un lugar con tu oponente, una vez por partida: { $free ->
    [0] ocupado
   *[other] libre
}{ naishi-stand }
naishi-free = { $owner ->
    [you] Tus emisarios libres
   *[other] Emisarios libres de { $owner }
}: { $count }
naishi-discard-pile = Pila de descarte: { $count ->
    [0] vacía
    [one] una carta, { NOUN($card, of: "naishi-card") }
   *[other] { $count } cartas, { NOUN($card, of: "naishi-card") } arriba
}
naishi-discarded = descartes: { $count }
naishi-dealt = Tus dos cartas
naishi-dealt-card = Carta { $number } de dos, para quedártela o darla: { NOUN($card, of: "naishi-card") }
naishi-dealt-hidden = Una carta boca abajo
naishi-keep = Quédate con una de tus dos cartas; la otra es para { $other }.
naishi-drafting = Cada jugador se queda con una carta y da la otra.
naishi-score = Puntos
naishi-score-so-far = Puntos ahora
naishi-turn = Turno { $turn }
naishi-last-turn = Último turno
naishi-gave = Diste
naishi-gave-whole = En la preparación diste { NOUN($card, of: "naishi-card", form: "object") } a { $other }; no viste adónde fue en la Mano.
# The primary button of the action bar
naishi-verb-k = Elegir
naishi-verb-L = Desarrollar
naishi-verb-H = Desarrollar
naishi-verb-x = Descartar
naishi-verb-s = Intercambiar
naishi-verb-d = Decretar
naishi-verb-r = { $count ->
    [2] Retirar los dos
   *[other] Retirar
}
naishi-verb-end = Declarar el final
naishi-verb-finish = Terminar turno

# The next step
naishi-step-keep = Tócala otra vez para quedártela y dar la otra carta.
naishi-step-recall = Retira los dos, o elige el espacio del que retirar uno.
naishi-step-develop = Ahora elige adónde va { NOUN($card, of: "naishi-card", form: "object") }: tu Línea o tu Mano.
naishi-step-swap = Ahora elige la primera de las dos cartas que se intercambian.
naishi-step-swap-second = Ahora elige la carta que cambia de lugar con { NOUN($card, of: "naishi-card", form: "object") }.
naishi-step-discard = Ahora elige la primera de dos cartas del Río.
naishi-step-discard-second = Ahora elige la carta del Río que se descarta con { NOUN($card, of: "naishi-card", form: "object") }.
naishi-step-decree = Ahora elige el lugar cuyas dos cartas cambian de dueño.

# What things are and do, for the card that explains them
naishi-worth = { $count ->
    [one] Ahora { $points }.
   *[other] Ahora { $points } entre las { $count }.
}
naishi-worth-least = Ahora al menos { $points }.
naishi-worth-ninja = Ahora, como { NOUN($card, of: "naishi-card") }, { $points }.
naishi-about-known-mine = El ojo: { $other } conoce esta carta.
naishi-about-known-theirs = El ojo: conoces esta carta, porque la viste llegar.
naishi-about-unknown = Solo la conoce { $owner }. Está ahí desde el principio: una Montaña, la carta que diste, o la que se quedó { $owner }.
naishi-about-secret = Hasta el final, esta carta solo la ve { $owner }.
naishi-about-line = Cinco cartas que ven los dos jugadores: la fila de arriba de un territorio.
naishi-about-hand = Cinco cartas ocultas para el rival, salvo las que vio llegar: la fila de abajo de un territorio.
naishi-about-develop = Para ti: { $line } en la Línea, { $hand } en la Mano.
naishi-about-pile = { $below ->
    [0] Es la última carta de su pila.
    [one] Debajo hay una carta boca abajo.
   *[other] Debajo hay { $below } cartas boca abajo.
}
naishi-about-pile-empty = No quedan cartas en esta columna. En cuanto una pila está vacía puedes declarar el final; dos pilas vacías terminan la partida.
naishi-about-none-free = No tienes ningún emisario libre.
naishi-about-recall = Retirarlos cuesta un turno entero: toca aquí.
naishi-about-emissaries = Cada uno va a un espacio libre de la Corte, actúa enseguida y se queda hasta que { $name } lo retira.
naishi-about-discards = Las cartas descartadas no vuelven. Solo se ve la de arriba.
naishi-about-score = Tus puntos si la partida terminara ahora. Los de { $other } están ocultos hasta el final.
naishi-about-score-over = Los puntos de este territorio.
naishi-about-turn = Los turnos de los dos jugadores, contados juntos.
naishi-about-last-turn = Después de este turno la partida termina y se cuentan todos los puntos.

# The guided first game
naishi-lesson-territory = Tu territorio tiene diez lugares: cinco en la Línea, que vemos los dos, y cinco en la Mano, que solo ves tú.
naishi-lesson-draft = Quédate con una de tus dos cartas y dame la otra, mientras yo hago lo mismo: quédate con el Jinete.
naishi-lesson-hand = Yo también te di una carta, y tu Mano se ha barajado; desde ahora cada carta conserva su lugar.
naishi-lesson-river = En un turno tomas la carta de arriba de una pila; sustituye a tu carta de la Línea o de la Mano en la misma columna.
naishi-lesson-develop = Una Naishi da 12 en el centro de la Línea: tócala en el Río y luego en el lugar que brilla de tu Línea.
naishi-lesson-finish = Antes o después de tomar una carta también puedes enviar un emisario a la Corte; esta vez, simplemente termina el turno.
naishi-lesson-fort = Puse un Fuerte en una esquina, donde da 6; en otro sitio no daría nada.
naishi-lesson-beside = Un Consejero da 4 más por cada Naishi al lado, es decir, a la izquierda, a la derecha, arriba o abajo: pon este en tu Línea.
naishi-lesson-swap = Bajo un Estandarte, un Jinete da 10 más: toca Intercambio en la Corte, y luego el Jinete y la Montaña que está bajo el Estandarte.
naishi-lesson-eye = Puse un Monje en mi Mano, donde da 5; lo viste llegar, así que sigues viéndolo y lleva un ojo.
naishi-lesson-rice = Los Arrozales puntúan por grupos, 10 con dos, 20 con tres, 30 con cuatro: pon este en tu Mano, debajo del primero.
naishi-lesson-discard = El Torii y el Fuerte me ayudarían: toca Descarte en la Corte y luego los dos, y ya no están.
naishi-lesson-sentinel = Mi Centinela da 4 por el Fuerte que tiene al lado, y 3 porque no tiene otro Centinela al lado.
naishi-lesson-recall = Tus emisarios se quedan en la Corte hasta que gastas un turno entero en retirar uno o los dos: toca tus emisarios.
naishi-lesson-recalled = Tus emisarios vuelven a estar libres; veamos ahora el final de una partida.
naishi-lesson-mountain = Una sola Montaña da 5, pero dos o más te cuestan 5 en total.
naishi-lesson-ninja = Un Ninja se convierte en uno de tus personajes, el que más da en su lugar: este es un segundo Jinete.
naishi-lesson-ronin = Un Ronin da 8, 15 o 45 por 8, 9 o 10 cartas distintas, sin contar Montañas ni Ninjas.
naishi-lesson-decree = Una vez por partida, uno de los dos puede decretar que las dos cartas de un lugar cambien de dueño: quédate mi Torii, porque tres dan 30 y uno cuesta 5.
naishi-lesson-empty = La pila 3 está vacía: ahora cualquiera de los dos puede declarar el final, y una segunda pila vacía termina la partida sin más.
naishi-lesson-declare = Vas muy por delante: declara el final, y yo juego un último turno.
naishi-lesson-last = Ahora las dos Manos están a la vista y se cuentan los puntos; si son iguales, gana quien tenga más colores distintos.
