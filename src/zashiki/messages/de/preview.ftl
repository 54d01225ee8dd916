# Titles and descriptions of the page's addresses, for browsers, search engines and links in messages
preview-home = Zashiki: Brettspiele aus dem alten Japan
    .about = Spiele Ta-Ke, Naishi und Ninjato im Browser, gegen Warashi, den Hausgeist, oder mit Freunden.
preview-account = Dein Konto · Zashiki
    .about = Dein Name, deine Wertungszahlen und deine beendeten Partien.
preview-about = Über Zashiki
    .about = Freie Brettspiele aus dem alten Japan, ehrlich gemischt und für alle nachprüfbar.
preview-not-found = Seite nicht gefunden · Zashiki
    .about = Diese Seite gibt es nicht.
preview-learn = { $game } lernen · Zashiki
    .about = Eine geführte erste Partie { $game }: jede Regel, Schritt für Schritt.
preview-rules = Spielregeln von { $game } · Zashiki
    .about = So spielt man { $game }: die Regeln, mit Bildern und Beispielen.
preview-analysis = Analyse von { $game } · Zashiki
    .about = Probiere Züge in { $game } aus, mit Warashis Urteil über jede Stellung.
preview-invitation = Spiel { $game } mit { $host }
    .about = { $host } lädt dich zu einer Partie { $game } ein, { $clock }. Es geht los, sobald alle sitzen.
preview-running = { $table }
    .about = Eine Partie { $game } läuft, { $clock }. Du kannst zuschauen.
preview-over = { $table }
    .about = Die Partie ist zu Ende. { $scores }.
preview-review = Auswertung · { $table }
    .about = Warashi schaut sich jede Entscheidung dieser Partie an.
preview-no-script = Diese Seite braucht JavaScript.

# Parts of them
preview-table = { $game }: { $names }
preview-against = { $names } gegen { $name }
preview-clock-none = ohne Uhr
preview-clock-live = { $time } für alle und { $more } mehr pro Zug
preview-clock-slow = { $time } pro Zug
preview-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
  }
preview-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
  }
preview-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
  }
preview-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
  }
