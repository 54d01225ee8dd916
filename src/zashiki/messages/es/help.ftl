# What `zashiki --help` and the help of its commands for players say: `help-COMMAND` and `help-COMMAND-OPTION`
help-zashiki = Juegos de mesa modernos de inspiración japonesa, jugados como es debido.
help-zashiki-version = Muestra la versión.
help-help = Muestra esta ayuda.
help-play = Juega una partida en la terminal, contra Warashi o entre personas.
help-play-game = Uno de estos: { $games }. Si no se indica, se pregunta.
help-play-players = El número de jugadores; si no se indica, el habitual del juego.
help-play-people = Cuántos de ellos son personas ante este teclado.
help-play-hotseat = Todos son personas ante este teclado.
help-play-level = La fuerza de Warashi, de 1 a { $highest }.
help-play-seat = Tu asiento, desde 0; si no se indica, al azar.
help-play-seed = La semilla del reparto; si no se indica, al azar.
help-play-option = Una opción del juego; se puede repetir.
help-resume = Sigue una partida guardada.
help-resume-file = Una partida guardada con save ARCHIVO.
help-verify = Reproduce un registro y lo comprueba.
help-verify-file = El registro de una partida.
help-review = Muestra qué tal se jugó una partida y lo que se escapó.
help-review-file = El registro de una partida.
help-review-json = Muestra el repaso en JSON.
help-review-nodes = Los nodos que se exploran por decisión; si no se indica, como en el nivel 6.
help-warm = Compila las reglas por adelantado.
help-warm-games = Los juegos que compilar; si no se indica ninguno, todos.

# Commands for hosts and programmers, whose own help is English
help-serve = Arranca el servidor, para personas y bots.
help-site = Escribe la página como carpeta de archivos, para jugar, aprender y analizar sin servidor.
help-admin = Administra un servidor: sus cuentas, incluso en marcha, y su base de datos.
help-arena = Enfrenta a varios motores e informa de cuánto más fuerte es uno.
help-selfplay = Hace jugar a Warashi contra sí mismo y escribe cada decisión en archivos Parquet de los que aprender.
help-engine = Permite que otros programas usen Warashi, con un protocolo al estilo de UCI (docs/engine.md).
