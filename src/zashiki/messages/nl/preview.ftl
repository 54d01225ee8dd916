# Titles and descriptions of the page's addresses, for browsers, search engines and links in messages
preview-home = Zashiki: bordspellen uit het oude Japan
    .about = Speel Ta-Ke, Naishi en Ninjato in je browser, tegen Warashi, de huisgeest, of met vrienden.
preview-account = Jouw account · Zashiki
    .about = Je naam, je ratings en je uitgespeelde spellen.
preview-about = Over Zashiki
    .about = Vrije bordspellen uit het oude Japan, met een verdeling die iedereen kan nagaan.
preview-not-found = Pagina niet gevonden · Zashiki
    .about = Deze pagina bestaat niet.
preview-learn = { $game } leren · Zashiki
    .about = Een eerste spel { $game } met uitleg: elke regel, stap voor stap.
preview-rules = Spelregels van { $game } · Zashiki
    .about = Zo speel je { $game }: de regels, met tekeningen en voorbeelden.
preview-analysis = Analyse van { $game } · Zashiki
    .about = Probeer zetten in { $game }, met wat Warashi van elke stelling vindt.
preview-invitation = Speel { $game } met { $host }
    .about = { $host } nodigt je uit voor een spel { $game }, { $clock }. Het begint zodra iedereen zit.
preview-running = { $table }
    .about = Er wordt een spel { $game } gespeeld, { $clock }. Je kunt meekijken.
preview-over = { $table }
    .about = Het spel is afgelopen. { $scores }.
preview-review = Terugblik · { $table }
    .about = Warashi bekijkt elke beslissing van dit spel.
preview-no-script = Deze pagina heeft JavaScript nodig.

# Parts of them
preview-table = { $game }: { $names }
preview-against = { $names } tegen { $name }
preview-clock-none = zonder klok
preview-clock-live = { $time } voor elke speler en { $more } extra per beurt
preview-clock-slow = { $time } per beurt
preview-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
  }
preview-hours = { $count ->
    [one] { $count } uur
   *[other] { $count } uur
  }
preview-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
  }
preview-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
  }
