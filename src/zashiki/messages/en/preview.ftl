# Titles and descriptions of the page's addresses, for browsers, search engines and links in messages
preview-home = Zashiki: Japanese-themed board games
    .about = Play Ta-Ke, Naishi and Ninjato in your browser, against Warashi, the house spirit, or with friends.
preview-account = Your account · Zashiki
    .about = Your name, your ratings and your finished games.
preview-about = About Zashiki
    .about = Free board games with Japanese themes, and deals that anybody can check.
preview-not-found = Page not found · Zashiki
    .about = There is no such page.
preview-learn = Learn { $game } · Zashiki
    .about = A guided first game of { $game }: every rule, one step at a time.
preview-rules = Rules of { $game } · Zashiki
    .about = How to play { $game }: the rules, with diagrams and examples.
preview-analysis = Analysis of { $game } · Zashiki
    .about = Try moves in { $game }, with what Warashi thinks of every position.
preview-invitation = Play { $game } with { $host }
    .about = { $host } invites you to a game of { $game }, { $clock }. It starts when everybody sits down.
preview-running = { $table }
    .about = A game of { $game } is being played, { $clock }. You can watch it.
preview-over = { $table }
    .about = The game is over. { $scores }.
preview-review = Review · { $table }
    .about = Warashi looks at every decision of this game.
preview-no-script = This page needs JavaScript.

# Parts of them
preview-table = { $game }: { $names }
preview-against = { $names } against { $name }
preview-clock-none = without a clock
preview-clock-live = { $time } for each player and { $more } more for every turn
preview-clock-slow = { $time } for each turn
preview-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
preview-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
  }
preview-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
preview-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }
