# Titles and descriptions of the page's addresses, for browsers, search engines and links in messages
preview-home = Zashiki: giochi da tavolo d’ispirazione giapponese
    .about = Gioca a Ta-Ke, Naishi e Ninjato nel tuo browser, contro Warashi, lo spirito della casa, o con gli amici.
preview-account = Il tuo account · Zashiki
    .about = Il tuo nome, la tua classifica e le tue partite finite.
preview-about = Informazioni su Zashiki
    .about = Giochi da tavolo gratuiti d’ispirazione giapponese, con distribuzioni che chiunque può verificare.
preview-not-found = Pagina non trovata · Zashiki
    .about = Questa pagina non esiste.
preview-learn = Impara { $game } · Zashiki
    .about = Una prima partita guidata di { $game }: tutte le regole, un passo alla volta.
preview-rules = Regole di { $game } · Zashiki
    .about = Come si gioca a { $game }: le regole, con schemi ed esempi.
preview-analysis = Analisi di { $game } · Zashiki
    .about = Prova mosse in { $game }, con il parere di Warashi su ogni posizione.
preview-invitation = Gioca a { $game } con { $host }
    .about = { $host } ti invita a una partita di { $game }, { $clock }. Comincia quando tutti si siedono.
preview-running = { $table }
    .about = Si sta giocando una partita di { $game }, { $clock }. Puoi guardarla.
preview-over = { $table }
    .about = La partita è finita. { $scores }.
preview-review = Analisi · { $table }
    .about = Warashi guarda ogni decisione di questa partita.
preview-no-script = Questa pagina richiede JavaScript.

# Parts of them
preview-table = { $game }: { $names }
preview-against = { $names } contro { $name }
preview-clock-none = senza limite di tempo
preview-clock-live = { $time } per giocatore e { $more } in più a turno
preview-clock-slow = { $time } a turno
preview-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
  }
preview-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
  }
preview-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
  }
preview-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
  }
