# What a server or a match refuses, and why. The page shows these too.

# The game, its seats and its options
error-no-game = No existe el juego { $name }; hay { LIST($games, with: "or") }.{ error-near }
error-no-device = No existe el dispositivo { $name }; hay { LIST($devices, with: "or") }.{ error-near }
error-near = { $near ->
    [none] { "" }
   *[other] { " " }¿Querías decir { $near }?
  }
error-options = Las opciones asocian nombres con valores, y esto es { $given }.
error-no-option = { $options ->
    [none] { $game } no tiene la opción { $name }; no tiene opciones.
   *[other] { $game } no tiene la opción { $name }; sus opciones son { $options }.
  }{ error-near }
error-option-value = { $game }: la opción { $name } es { LIST($values, with: "or") }, no { $given }.
error-players = { $same ->
    [yes] A { $game } juegan { $least }, no { $given }.
   *[no] A { $game } juegan de { $least } a { $most }, no { $given }.
  }
error-viewer = Un asiento es un número de 0 a { $last }, o None para quien mira, no { $given }.
error-names = Se esperaban { $seats } nombres, uno por asiento, no { $given }.
error-seed = Una semilla es un número entero de 0 a 2**{ $bits } - 1, no { $given }.
error-level = Un nivel es un número entero de 1 a { $highest }, no { $given }.

# Moves and plies. A ply is the number of moves made before.
error-not-a-move = { $move } no es una jugada de { $game }.{ error-near }
error-illegal-move = { $move } no se puede jugar ahora: { $reason } Jugadas posibles: { $moves }.
error-illegal-move-over = { $move } no se puede jugar: la partida ha terminado.
error-nothing-to-take-back = No hay ninguna jugada que rectificar.
error-no-ply = No existe la posición { $ply }; se han hecho { $moves } jugadas.
error-no-move-at = No hay jugada en la posición { $ply }; se han hecho { $moves } jugadas.
error-nothing-to-choose = La partida ha terminado: no hay nada que elegir.
error-not-a-record-to-review = Se repasa un Record, no { $given }.
error-no-playout-policy = { $game } no tiene política de simulación.

# A match
error-clock = { $what ->
    [live] Un reloj en vivo da de 10 segundos a 3 horas a cada jugador, no { $given }.
    [increment] Un reloj en vivo suma de 0 a 60 segundos por turno, no { $given }.
   *[slow] Un reloj lento da de 1 hora a 14 días por turno, no { $given }.
  }
error-snapshot-seats = La instantánea tiene { $players } asientos, la mesa { $seats }.
error-not-your-turn = Decide el asiento { $player }, no el asiento { $seat }.
error-no-own-move-at = El asiento { $seat } no hizo ninguna jugada en la posición { $ply } de la partida.
error-already-asked = El asiento { $seat } ya ha pedido rectificar; responde antes a esa petición.
error-rated-take-back = En una partida clasificatoria no se rectifican jugadas ya respondidas.
error-revealed-since = Desde entonces se ha revelado algo oculto o al azar; no se puede rectificar.
error-no-own-move = Este asiento no tiene ninguna jugada que rectificar.
error-taken-back-often = Este asiento ha rectificado la jugada { $times } veces, que es el límite.
error-no-time-left = No queda tiempo para jugarla otra vez.
error-moved-since = Otro asiento ha jugado desde entonces; pide mejor rectificar la jugada.
error-revealed = La jugada reveló algo oculto o al azar; no se puede rectificar.
error-ply = Una posición es un número entero desde 0, no { $given }.
error-future-ply = La mesa va por la posición { $now }; aún no se ha llegado a la { $ply }.
error-past-ply = La mesa va por la posición { $now }; la { $ply } ya ha pasado.
error-match-over = La partida ha terminado.
error-time-up = Se ha acabado el tiempo del asiento { $seat }.
error-seat = Un asiento es un número de 0 a { $last }, no { $given }.
error-withdrawn = El asiento { $seat } se ha retirado; para él la partida ha terminado.
error-nobody-asked = Nadie ha pedido rectificar nada.
error-not-asked = Al asiento { $seat } no se le ha preguntado nada.
error-entry = La entrada { $entry } en la posición { $ply } no encaja: el registro tiene { $entries } entradas, y la mesa va por la posición { $now }.
error-entry-after-end = La entrada { $entry } viene después del final de la partida.
error-cannot-go-back = La partida va por la posición { $now } y no puede volver a la { $ply }.
error-match-not-over = La partida no ha terminado: su semilla sigue siendo secreta.
error-open-seats = Una partida empieza cuando todos los asientos están ocupados.
error-nonces = Hay { $nonces } números al azar para { $seats } asientos; cada uno tiene el suyo.

# Requests of all kinds
error-connections = El servidor tiene demasiadas conexiones; inténtalo más tarde.
error-address-connections = Tu dirección tiene demasiadas conexiones.
error-no-websocket = No hay ningún WebSocket en esta dirección.
error-websockets = Tu dirección tiene demasiados WebSockets abiertos.
error-host-header = Se esperaba una cabecera Host, como «Host: zashiki.example.org».
error-host = Este servidor no responde a ese nombre de host.
error-host-name = Este servidor no responde al nombre { $name }; si debe hacerlo, arráncalo con --allowed-host { $name }.
error-not-http = La petición no es HTTP válido.
error-header-too-long = Una cabecera es demasiado larga.
error-body-too-large = El cuerpo de la petición es demasiado grande.
error-pipelined = En una conexión pueden esperar como mucho { $most } peticiones.
error-url-too-long = Una URL tiene como mucho { $most } bytes.
error-chunks = Un cuerpo tiene como mucho { $most } fragmentos.
error-request-too-slow = La petición no llegó a tiempo.
error-head-too-large = La URL y las cabeceras tienen como mucho { $bytes } bytes, en { $headers } cabeceras como mucho.
error-not-json = El cuerpo no se puede leer como JSON: { $problem }
error-unreadable-message = El mensaje no se puede leer: { $problem }
error-no-body = Se esperaba un objeto JSON como cuerpo de la petición, y no hay ninguno.
error-detail = { $problem }
error-no-address = No hay nada en esta dirección.
error-no-method = Esta dirección no admite ese método; mira la cabecera Allow.
error-request-too-large = El cuerpo de una petición tiene como mucho { $most } bytes.
error-internal = Error interno; ha quedado registrado.
error-other-site = La petición viene de una página de otro sitio.
error-too-many-requests = Demasiadas peticiones ({ $what }); inténtalo de nuevo dentro de { $seconds } s.
error-busy-server = Demasiada gente espera lo mismo; inténtalo de nuevo dentro de unos segundos.
error-no-such-game = Ese juego no existe.
error-metrics = Las métricas solo se leen en la máquina del servidor, no a través de un proxy.

# The database
error-database = El servidor no llega ahora a su base de datos. Espera unos segundos e inténtalo de nuevo.
error-database-in-doubt = El servidor perdió su base de datos un momento. Espera unos segundos y mira si ya está hecho.
error-database-read = La base de datos no se puede leer: { $problem }.
error-database-write = La base de datos no puede guardar nada: { $problem }.
error-database-stuck = La base de datos lleva { $seconds } segundos sin guardar nada.
error-log-forked = La mesa no está en juego, o su registro no termina justo antes de esta entrada.
error-entry-not-next = La entrada { $entry } no es la siguiente, o la partida no está en curso.

# Players, accounts and bots
error-token = Un token solo sirve para jugar; inicia sesión para hacer esto.
error-banned = Esta cuenta no puede entrar en este servidor.
error-no-such-credential = Este token es desconocido o ha caducado; se esperaba «Authorization: Bearer zk_…».
error-sign-in = Identifícate antes: POST /api/guest abre una sesión sin cuenta.
error-has-account = Ya tienes una cuenta; cierra la sesión para crear otra.
error-wrong-name-or-password = El nombre o la contraseña no son correctos.
error-guest-password = Sin cuenta no hay contraseña; crea antes una cuenta.
error-guest-bots = Para tener bots hace falta una cuenta; elige antes un nombre y una contraseña.
error-wrong-password = La contraseña no es correcta.
error-name-length = Un nombre tiene de 1 a { $most } caracteres.
error-name-space = Un nombre no puede empezar ni terminar con un espacio.
error-name-characters = Un nombre se compone de letras, cifras, espacios sueltos, los signos de un teclado y emojis.
error-name-alphabets = Un nombre no puede mezclar letras de distintos alfabetos, como el latino y el cirílico.
error-name-accents = Un nombre tiene como mucho { $most } acentos en una letra, y ninguno suelto.
error-name-computer = Los nombres que contienen { $name } están reservados para el ordenador.
error-name-guest = { $name } está reservado para quienes juegan sin cuenta.
error-name-taken = El nombre { $name }, o uno que se le parece, ya está ocupado.
error-password-length = Una contraseña tiene de { $least } a { $most } caracteres.
error-password-variety = Una contraseña tiene al menos { $least } caracteres distintos.
error-password-name = Una contraseña no puede ser tu nombre, con o sin número; tres o cuatro palabras van bien.
error-password-common = Es una de las contraseñas más comunes; tres o cuatro palabras hacen una buena.
error-no-guest = Esa sesión sin cuenta no existe.
error-no-player = Ese jugador no existe.
error-no-account = No hay ninguna cuenta con ese nombre.
error-no-token = Ese token no existe.
error-expired = No existe, o ha caducado.
error-logged-out = Tu sesión se ha cerrado mientras tanto; vuelve a iniciarla.

# Tables
error-no-table-or-player = Esa mesa o ese jugador no existe.
error-no-table = Esa mesa no existe.
error-rematch-exists = Ya hay una revancha.
error-no-player-or-game = Ese jugador o esa partida anterior no existe.
error-seat-taken = Este sitio está ocupado.
error-seat-not-freed = La partida ha empezado, así que este sitio ya no puede quedar libre.
error-started = La partida ha empezado.
error-not-startable = La partida ya ha empezado, o queda un sitio libre.
error-no-finished-game = Esa partida terminada no existe.
error-rated-guest = Para las partidas clasificatorias hace falta una cuenta; elige antes un nombre y una contraseña.
error-not-host = Solo quien abrió la mesa puede dar un sitio a Warashi.
error-rematch-seats = Los sitios de una revancha están reservados para quienes jugaron la partida anterior.
error-rematch-table = Esta mesa está reservada para quienes jugaron la partida anterior; puedes mirar.
error-no-seat = No tienes sitio en esta mesa.
error-did-not-play = No jugaste esta partida.
error-rematch-too-early = Puedes pedir la revancha cuando termine la partida.
error-chat-spectator = En el chat solo escriben los jugadores de la mesa.
error-table-full = Esta mesa está completa; puedes mirar.
error-not-your-seat = El asiento { $seat } no es tuyo.
error-no-past-yet = Las posiciones pasadas se muestran cuando la partida termina.
error-past-the-end = La partida terminó en la posición { $last }.
error-hint-turn = Puedes pedir una pista cuando sea tu turno.
error-hint-people = No hay pistas en las partidas contra otras personas ni en las clasificatorias.
error-not-started = La partida no ha empezado: queda un sitio libre.
error-you-withdrew = Has dejado esta partida.
error-table-changed = La mesa ha cambiado mientras tanto; vuelve a mirarla.
error-past-request = La mesa va por la posición { $now }; la petición en la posición { $ply } ya ha pasado.
error-quota = { $what ->
    [open] Tienes { $most } mesas abiertas; deja antes una de ellas.
    [listed] Tienes { $most } mesas anunciadas; deja antes una de ellas.
    [live] Juegas { $most } partidas con reloj en vivo; termina antes una de ellas.
   *[running] Tienes { $most } partidas sin terminar; termina antes una de ellas.
  }
error-network-quota = { $what ->
    [open] Hay demasiadas mesas abiertas desde tu red; inténtalo más tarde.
    [listed] Hay demasiadas mesas anunciadas desde tu red; inténtalo más tarde.
    [live] Hay demasiadas partidas con reloj en vivo desde tu red; inténtalo más tarde.
   *[running] Hay demasiadas partidas sin terminar desde tu red; inténtalo más tarde.
  }
error-unrated-level = El nivel { $level } de Warashi no tiene clasificación, porque su fuerza depende de la máquina; elige un nivel más bajo.
error-seats = A { $game } juegan { LIST($seats, with: "or") }, no { $given }.
error-no-own-seat = Al menos un asiento debe ser tuyo: { "{" }'kind': 'me'{ "}" }.
error-rated-clock = Una partida clasificatoria necesita límite de tiempo, para que nadie deje parada para siempre una mala posición.
error-rated-seats = En una partida clasificatoria cada jugador tiene un solo asiento.
error-not-begun = La partida no ha empezado.
error-review-too-early = Una partida se puede repasar cuando ha terminado.
error-no-review = Nadie ha pedido repasar esta partida.
error-hint-interrupted = La pista se ha interrumpido.
error-commitment = Este sello es desconocido, está usado o es demasiado antiguo; pide otro.
error-chat-empty = El mensaje no tiene caracteres visibles.
error-hint-running = Warashi sigue pensando tu última pista.
error-hints = Demasiada gente espera una pista en tu dirección; inténtalo de nuevo dentro de { $seconds } s.
error-reviews = Demasiados repasos en espera; inténtalo de nuevo dentro de { $seconds } s.
error-review-failed = El repaso ha fallado.
