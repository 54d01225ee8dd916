# Titles and descriptions of the page's addresses, for browsers, search engines and links in messages
preview-home = Zashiki: juegos de mesa de inspiración japonesa
    .about = Juega a Ta-Ke, Naishi y Ninjato en tu navegador, contra Warashi, el espíritu de la casa, o entre amigos.
preview-account = Tu cuenta · Zashiki
    .about = Tu nombre, tu clasificación y tus partidas terminadas.
preview-about = Acerca de Zashiki
    .about = Juegos de mesa gratuitos de inspiración japonesa, con repartos que cualquiera puede comprobar.
preview-not-found = Página no encontrada · Zashiki
    .about = Esta página no existe.
preview-learn = Aprender { $game } · Zashiki
    .about = Una primera partida guiada de { $game }: todas las reglas, paso a paso.
preview-rules = Reglas de { $game } · Zashiki
    .about = Cómo se juega a { $game }: las reglas, con diagramas y ejemplos.
preview-analysis = Análisis de { $game } · Zashiki
    .about = Prueba jugadas en { $game }, con lo que piensa Warashi de cada posición.
preview-invitation = Juega a { $game } con { $host }
    .about = { $host } te invita a una partida de { $game }, { $clock }. Empieza cuando todo el mundo se siente.
preview-running = { $table }
    .about = Se está jugando una partida de { $game }, { $clock }. Puedes mirarla.
preview-over = { $table }
    .about = La partida ha terminado. { $scores }.
preview-review = Repaso · { $table }
    .about = Warashi mira cada decisión de esta partida.
preview-no-script = Esta página necesita JavaScript.

# Parts of them
preview-table = { $game }: { $names }
preview-against = { $names } contra { $name }
preview-clock-none = sin límite de tiempo
preview-clock-live = { $time } por jugador y { $more } más por turno
preview-clock-slow = { $time } por turno
preview-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
  }
preview-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
  }
preview-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
  }
preview-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
  }
