# The page
zashiki = Zashiki
skip-to-content = Ir al contenido
nav = Páginas
nav-account = Cuenta
nav-about = Acerca de
page-outdated = Zashiki se ha actualizado. Vuelve a cargar la página para seguir; tus partidas están a salvo.
reload = Recargar
connection-lost = Se ha perdido la conexión. Reconectando… Tus jugadas están a salvo.
connection-coming = Conectando…
news-turn = { $game }: es tu turno
news-begun = { $game }: tu partida ha empezado
try-again = Reintentar
page-unfetched = No se ha podido cargar una parte de la página. Comprueba tu conexión e inténtalo de nuevo.
close = Cerrar
cancel = Cancelar
not-found = Esta página no existe.
to-home = A los juegos

# Home
home-title = Zashiki: juegos de mesa de inspiración japonesa
home-motto = Juegos de mesa tranquilos, para jugar entre amigos o con un espíritu de la casa.
welcome = ¿Primera visita?
welcome-note = Aprende un juego jugando: diez minutos, paso a paso.
welcome-not-now = Ahora no
learn-game = Aprender { $game }
text-board = Tablero en texto
facts = { $players } jugadores · unos { $minutes } minutos
play = Jugar
play-game = Jugar a { $game }
how-to-play = Reglas
opponent = Jugar con
opponent-warashi = Warashi
opponent-warashi-note = el espíritu de la casa, un jugador por ordenador
opponent-friend = Amigos
opponent-friend-note = con un enlace que tú envías
opponent-anybody = Cualquiera
opponent-anybody-note = tu mesa aparece en esta página
opponent-device = Por turnos
opponent-device-note = en este dispositivo
open-warashi = Empezar la partida
open-friend = Obtener un enlace
open-anybody = Abrir la mesa
open-device = Empezar la partida
opening = Preparando la mesa…
level = Nivel
level-lowest = principiante
level-highest = fuerza máxima
level-name = { $level ->
    [1] 1 · principiante
    [2] 2 · aprendiz
    [3] 3 · relajado
    [4] 4 · atento
    [5] 5 · previsor
    [6] 6 · agudo
    [7] 7 · muy fuerte
   *[other] { $level } · fuerza máxima
  }
open-tables = Mesas con sitio libre
running-tables = Partidas para mirar
join = Sentarse
watch = Mirar
my-games = Tus partidas
show-all = Mostrar todo ({ $count })
at-one-device = en este dispositivo
your-turn = Tu turno
turn-of = Turno de { $name }
player-number = Jugador { $number }
name-numbered = { $name } ({ $number })
waiting-for-players = { $count ->
    [one] Falta { $count } jugador
   *[other] Faltan { $count } jugadores
  }
preparing = Este juego se está preparando; faltan unos { $seconds } segundos.
choose-options = Más opciones
players = Jugadores
clock = Tiempo
clock-none = sin límite de tiempo
clock-live = { $minutes } min + { $seconds } s por turno
clock-days = { $days ->
    [one] un día por turno
   *[other] { $days } días por turno
  }
clock-hours = { $hours ->
    [one] una hora por turno
   *[other] { $hours } horas por turno
  }
duration = Duración
about-minutes = unos { $minutes } minutos
rated = Clasificatoria
rated-yes = sí
rated-clock = Una partida clasificatoria necesita límite de tiempo.
rated-here = Esta partida es clasificatoria.
rated-note = Cuenta si se juega hasta el final, o en cuanto cada cual ha hecho { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
  }. Irse antes te cuesta puntos de clasificación, y los demás no ganan ninguno.
uncounted-too_short = La partida fue demasiado corta para la clasificación: no todo el mundo había hecho { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
  }. Nadie gana puntos, y quien se va los pierde.
uncounted-pair_limit = Esta partida no es clasificatoria: los mismos jugadores ya han jugado hoy sus partidas clasificatorias.
uncounted-no_account = Esta partida no es clasificatoria: una de las cuentas ya no existe.
uncounted-undone = Quien administra el sitio ha retirado esta partida de la clasificación.
options-here = En esta mesa
option-chosen = { $name }: { $value }

# Table
against = contra { $names }
invites = { $name } te invita a jugar a { $game }
new-to-it = ¿No conoces { $game }?
while-waiting = Mientras esperas:
listed = Tu mesa aparece en la página de inicio mientras estés aquí, y cualquiera puede sentarse. También puedes enviar el enlace:
rematch-title = { $game }: revancha
rematch-waiting = Has pedido la revancha a { $names }. La partida empieza cuando todo el mundo se siente.
warashi-instead = Jugar mejor con Warashi
give-seat = { $count ->
    [one] Dar el sitio libre a Warashi
   *[other] Dar un sitio libre a Warashi
  }
share-link = Envía este enlace a la otra persona:
share-here = Por ahora el enlace solo funciona en este ordenador.
share = Compartir
copy-link = Copiar el enlace
copied = Copiado
copy-by-hand = El enlace está seleccionado: cópialo desde aquí.
table-gone = Esta mesa está cerrada: quien la abrió se ha ido.
free-seat = sitio libre
take-seat = Sentarse
leave-table = Dejar la mesa
spectating = Estás mirando.
you = tú
seat-you = Tú
waiting-for = Le toca a { $name }.
waiting-for-absent = { $name } no está en la página.
waiting-for-absent-clock = { $name } no está en la página; su tiempo corre.
waiting-for-spirit = { $name } está pensando.
button-sure = ¿{ $words }? No se puede deshacer.
other-moves = Otras jugadas
drop-choice = Cancelar
do-it = Hacerlo
skip-motion = Saltar la animación
hint = Pista
tip-hint = Warashi enseña lo que jugaría.
hint-thinking = Warashi lo está pensando…
hint-is = Pista: { $words }
hint-brief = Pista: { $words } ({ $percent } % de opciones de ganar)
undo = Deshacer
tip-undo = Deshace tu último paso, que no reveló nada nuevo.
tip-undo-none = Ahora no hay nada que deshacer.
take-back = Rectificar
tip-take-back = Pide a los demás poder rehacer tu última jugada.
more = Más
wants-back = { $name } pide rectificar una jugada.
agree = Aceptar
refuse = Rechazar
asked-back = Has pedido rectificar una jugada.
resign = Abandonar
resign-sure = ¿Abandonar esta partida?
resign-about = La partida termina para ti y cuenta como derrota.
resign-not = Seguir jugando
rules = Reglas
tip-rules = Cómo se juega, con imágenes.
settings = Ajustes
tip-settings = Colores, animaciones y sonido en este dispositivo.
result = Resultado
log-and-chat = Registro y chat
log = Registro
chat = Chat
chat-say = Escribe algo
send = Enviar
points-of = Puntos de { $name }
points-yours = Tus puntos
points-none = Todavía sin puntos.
points-hidden = Ocultos hasta el final de la partida.
points-sum = Total
present = está aquí
absent = no está en la página
gave-up-resigned = abandona
gave-up-left = se ha ido
gave-up-time = sin tiempo
log-back =
    .does = rectifica una jugada
    .you = rectificas una jugada
log-ask =
    .does = pide rectificar una jugada
    .you = pides rectificar una jugada
log-agree =
    .does = acepta
    .you = aceptas
log-decline =
    .does = rechaza la petición
    .you = rechazas la petición
log-gave_up-resigned =
    .does = abandona
    .you = abandonas
log-gave_up-left =
    .does = deja la mesa
    .you = dejas la mesa
log-gave_up-time =
    .does = se queda sin tiempo
    .you = te quedas sin tiempo
log-plays =
    .does = juega { $move }
    .you = juegas { $move }
log-taken-back = rectificada
log-your-points = tú
winner = gana la partida
result-plain = { $winner }.
result-by = { $winner } { $points ->
    [0] en el desempate
   *[other] por { $amount }
  }.
result-won = Ganas tú
result-lost = Gana { $names }
result-shared = Victoria compartida: { $names }.
result-you-shared = Compartes la victoria.
reason-resigned = { $who ->
    [you] Has abandonado
   *[other] Abandono: { $names }
  }.
reason-left = { $who ->
    [you] Te has ido de la partida
   *[other] Salida antes del final: { $names }
  }.
reason-time = { $who ->
    [you] Te has quedado sin tiempo
   *[other] Sin tiempo: { $names }
  }.
end-looking = Warashi está mirando la partida…
end-best = Tu mejor decisión
end-worst = Tu peor decisión
end-rose = Le sacas todo el partido a la posición: tus opciones de ganar suben de { $from } a { $to }.
rematch = Revancha
rematch-asked = Has pedido la revancha a { $names }. La partida empieza en cuanto se acepte.
rematch-cancel = Retirar
rematch-offered = Te piden la revancha: { $names }.
rematch-accept = Jugar la revancha
rematch-go = A la revancha
level-next = Siguiente nivel ({ $level })
level-lower = Probar el nivel { $level }
review = Repasar toda la partida
record = Descargar la partida
commitment-note = El reparto sale de un número secreto, fijado antes de la partida, y de números al azar de todos los jugadores. Esta es la huella del secreto: { $seal }. Después de la partida, su registro contiene el secreto, y cualquiera puede comprobar el reparto.
curtain = Pasa el dispositivo a { $name }.
curtain-open = Soy { $name }, mostrar mi lado
language = Idioma
motion = Animaciones
motion-system = automáticas
motion-full = completas
motion-less = reducidas
colours = Tema
colours-system = automático
colours-light = claro
colours-dark = oscuro
sound = Sonido
notices = Avisarme cuando sea mi turno
notices-denied = Tu navegador bloquea los avisos de esta página. Puedes permitirlos en sus ajustes.
notices-none = Este navegador no puede mostrar avisos.
knowledge = Naishi: mostrar lo que sé de la Mano rival

# Account
guest-note = Juegas sin cuenta. Puedes jugar a todo, y este navegador recuerda tus partidas. Con un nombre y una contraseña las tienes en todos tus dispositivos y puedes jugar partidas clasificatorias.
log-in-note = Las partidas que has jugado sin cuenta se quedan aparte; no se añaden a la cuenta.
new-account = Cuenta nueva
log-in = Iniciar sesión
make-account = Crear la cuenta
name = Nombre
password = Contraseña
old-password = Contraseña actual
new-password = Contraseña nueva
change-password = Cambiar la contraseña
password-changed = Tu contraseña ha cambiado. La sesión de los demás dispositivos se ha cerrado.
ratings = Clasificación
rated-games = { $games ->
    [one] { $games } partida clasificatoria
   *[other] { $games } partidas clasificatorias
  }
no-ratings = Todavía no hay partidas clasificatorias.
finished-games = Partidas terminadas
no-finished-games = Todavía ninguna.
won = victoria
lost = derrota
drawn = empate
more-games = Mostrar más
log-out = Cerrar sesión
log-out-everywhere = Cerrar sesión en todas partes
log-out-note = Cerrar sesión en todas partes, o cambiar la contraseña, revoca también todos los tokens.
tokens = Bots
tokens-note = Con un token, un programa puede jugar en tu nombre y nada más.
no-tokens = No hay tokens.
token-until = hasta el { $day }
token-expired = caducado
token-label = ¿Para qué es el token?
make-token = Crear un token
token-made = Copia el token ahora; solo se muestra una vez:
revoke = Revocar
revoke-token = Revocar el token { $label }
your-data = Tus datos
export = Descargar mis datos
delete = Eliminar mi cuenta
delete-guest = Eliminar mis datos
delete-sure = Eliminar para siempre
delete-note = Al eliminar se borran tu nombre, tu contraseña, tu clasificación y tus mensajes. Los demás conservan las partidas que jugaron contigo, sin tu nombre.

# Review
review-title = Cómo fue
back-to-table = Volver a la mesa
review-running = Warashi está mirando cada decisión…
review-board = El tablero antes de la decisión
review-you = Tú
review-end = El final
step-back = Decisión anterior
step-on = Decisión siguiente
review-graph = Las opciones de ganar, jugada a jugada
review-chance = { $percent } %
review-cost = { $points ->
    [0] { $chance ->
        [same] { $after } %
       *[other] { $before } → { $after } %
      }
   *[other] { $chance ->
        [same] −{ $amount }
       *[other] −{ $amount }, { $before } → { $after } %
      }
  }
accuracy = precisión: { $percent } %
costliest = Las decisiones más caras
nothing-missed = Ninguna decisión salió cara.
move-number = Jugada { $number }
better-was = Mejor:

# About
about-title = Acerca de Zashiki
about-zashiki = Un zashiki es la sala de tatami donde se recibe a los invitados. Este es software libre: las reglas se han programado de nuevo, todo lo que ves está dibujado para él, y no se ha tomado ninguna imagen ni texto de los juegos publicados. Si un juego te gusta, compra la caja.
about-fair-title = Repartos limpios
about-fair = Nadie puede elegir el reparto, ni siquiera el servidor. Antes de una partida, el servidor elige un número secreto y muestra su huella. Luego cada jugador añade un número al azar, y el reparto sale de todos ellos. Después de la partida, su registro contiene el secreto, y cualquiera puede comprobar el reparto.

# Rules
rules-aim = Objetivo
rules-table = La mesa
rules-turn = Un turno
rules-scoring = La puntuación
rules-end = El final
rules-name = { $name }.
how-to-play-of = { $game }: cómo se juega
contents = Contenido

# Guided first games
warashi = Warashi
learn-about = Warashi te enseña el juego en el tablero de verdad, paso a paso, en diez minutos.
learn-new = Aprender jugando
learn-begun = Seguir aprendiendo: paso { $number } de { $steps }
learn-done = Aprender otra vez
lesson-of = Aprender { $game }
lesson-step = Paso { $number } de { $steps }
lesson-new-position = Una posición nueva
lesson-next = Siguiente
lesson-figures = { $number } / { $steps }
lesson-back = Atrás
lesson-leave = Dejar la lección
lesson-leave-about = Puedes seguir más tarde donde la dejaste.
lesson-show-me = Enséñame
lesson-done = Ya conoces las reglas.
lesson-done-about = Ahora juega una partida de verdad de { $game } contra Warashi, en el nivel principiante.
lesson-play = Jugar mi primera partida
lesson-rules = Leer las reglas
lesson-again = Volver a empezar

# Errors, by the server's codes; others are shown in the server's words.
error-wait = Demasiado seguido. Inténtalo de nuevo dentro de { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
  }.
error-wait-minutes = Demasiado seguido. Inténtalo de nuevo dentro de { $count } minutos.
error-offline = El servidor no responde. Comprueba tu conexión e inténtalo de nuevo.
error-unavailable = El servidor no llega a su base de datos. Espera unos segundos y mira si ya está hecho, o inténtalo de nuevo.
error-busy = El servidor tiene demasiado trabajo. Inténtalo de nuevo dentro de unos segundos.
error-failed = Algo ha fallado en el servidor. Inténtalo de nuevo.
error-old_ply = Mientras tanto, la partida ha avanzado.
error-ahead = Mientras tanto, la partida ha avanzado.
error-not_your_turn = No es tu turno.
error-time = Se ha acabado el tiempo.

# Games without a connection, and the analysis board
offline-keep = Guardar Zashiki en este dispositivo
offline-keeping = Descargando los juegos …
offline-ready = Zashiki funciona también sin conexión en este dispositivo.
offline-note = No hay conexión. Las partidas contra Warashi y en este dispositivo siguen.
device-player = Tú
on-device = en este dispositivo
away-opponents = Para jugar con gente en otro lugar necesitas conexión a un servidor.
error-local-missing = Esta partida no está en este dispositivo.
error-local-rules = Las reglas de este juego aún no están en este dispositivo. Ábrelo una vez con conexión.
error-local-storage = Este navegador no permite que la página guarde partidas en este dispositivo.
error-local-only = Esto necesita conexión.
error-record-none = Esto no es el registro de una partida.
error-record-partial = Este registro no tiene semilla, así que su partida no puede repetirse aquí.
error-record-changed = Este registro se cambió después de escribirse.
error-record-other = Este es el registro de otro juego.
error-record-illegal = El registro tiene una jugada no permitida: { $move }
analysis-title = Análisis
analysis-loading = Preparando el tablero …
analysis-moves = Jugadas
analysis-start = Inicio
analysis-end = La partida ha terminado.
analysis-unknown = Le toca a { $name }; su mano está oculta desde este asiento.
analysis-thought = Lo que piensa Warashi
analysis-live = Warashi evalúa
analysis-viewpoint = Visto por
analysis-all-open = todas las cartas a la vista
analysis-open = Abrir un registro
analysis-deal = Nuevo reparto
analysis-remove = Quitar la variante
