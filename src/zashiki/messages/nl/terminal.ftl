# The game in the terminal. Names of commands, such as `review` and `save FILE`, are typed as they stand here.
# `$you` is yes if the sentence is about the person at the keyboard.
terminal-you = Jij
terminal-you-among = jou
terminal-seat = Plaats { $number }
terminal-title-two = { $game }: { $first } tegen { $second }.
terminal-title = { $game }: { $names }.
terminal-begins = { $you ->
    [yes] Jij begint.
   *[no] { $name } begint.
  } Typ ? voor hulp.
terminal-turn = { $you ->
    [yes] Jij bent aan de beurt.
   *[no] { $name } is aan de beurt.
  }
terminal-goodbye = Tot ziens.
terminal-cannot-use = { $file ->
    [none] Het gaat niet verder: { $problem }.
   *[some] { $file } is niet te gebruiken: { $problem }.
  }
terminal-after-game = review, new, undo, save BESTAND of quit.
terminal-thinking = { $name } denkt na …
terminal-took-back = Teruggenomen: { $move }.
terminal-took-back-both = Teruggenomen: { $move } en wat { $name } daarna speelde.
terminal-saved-over = Opgeslagen. Om later op het spel terug te kijken: { $command }
terminal-saved = Opgeslagen. Om later verder te spelen: { $command }
terminal-saved-unfinished = Je spel is opgeslagen. Om verder te spelen: { $command }
terminal-not-saved = Dit spel kon niet worden opgeslagen: { $problem }.
terminal-narrow = Het bord heeft { $needed } kolommen nodig; deze terminal heeft er { $columns }.
terminal-hide = { $name }, druk op Enter om dit voor { $next } te verbergen.
terminal-hand-over = Geef door aan { $name }. { $name }, druk op Enter als niemand meekijkt.
terminal-ways = { $count } manieren (typ { $prefix }), zoals: { $example }
terminal-no-points = Er zijn geen punten om uit te leggen.
terminal-won = { $you ->
    [yes] Je wint, { $points }.
   *[no] { $name } wint, { $points }.
  }
terminal-draw = Gelijkspel, { $points }.
terminal-shared = { $names } delen de overwinning, { $points }.
terminal-score = { $more } tegen { $less }

# Lines of at most 60 columns
terminal-help =
    Typ een zet, of zijn nummer in de lijst. Andere opdrachten:
      moves           alle mogelijke zetten tonen
      moves R         de zetten die met R beginnen (of typ R)
      board           het bord nog een keer tonen
      ?               deze hulp tonen (ook: help)
      ? ZET           wat een zet zou doen, of waarom hij niet
                      kan
      score           waar de punten vandaan komen, voor zover
                      te zien
      hint            de beste zetten volgens Warashi
      undo            je zet terugnemen, als er niets verborgen
                      is
      review          na het spel: wat er beter kon
      save BESTAND    het spel in een bestand opslaan
      resume BESTAND  een opgeslagen spel hervatten
      new             een nieuw spel beginnen
      quit            stoppen; een onvoltooid spel wordt voor je
                      opgeslagen

# A review in the terminal
terminal-reviewing = terugblik
terminal-decisions = beslissingen
terminal-review-nothing = Er valt niets terug te kijken: niemand heeft iets beslist.
terminal-review-clean = Veel beters was er voor { $players } niet te vinden.
terminal-review-more = { $count ->
    [one] Nog { $count } beslissing kostte minder dan deze.
   *[other] Nog { $count } beslissingen kostten minder dan deze.
  }
terminal-chance = { $you ->
    [yes] Jouw kans om te winnen
   *[no] Winstkans van { $name }
  }
terminal-chance-judged = { $you ->
    [yes] Jouw kans om te winnen, zoals die aan de beurt te beoordelen was
   *[no] Winstkans van { $name }, zoals die aan de beurt te beoordelen was
  }
terminal-accuracy = nauwkeurig
terminal-no-choice = geen keuze
terminal-played = { $you ->
    [yes] Je speelt { $move }: { $deeds }.
   *[no] { $name } speelt { $move }: { $deeds }.
  } Oordeel: { $label }{ $amount ->
    [none] { "" }
   *[some] , ongeveer { $amount } verloren
  } ({ $evaluation }).
terminal-better = Beter was { $line }: { $deeds } ({ $evaluation }).

# The command line
terminal-which-game = Welk spel ({ $games })
terminal-seats = plaatsen zijn 0 tot { $last }, niet { $seat }
terminal-people = er zijn maar { $seats } spelers, niet { $people }; zie --players
terminal-first-seats = meerdere mensen nemen op volgorde de eerste plaatsen
terminal-option = verwacht wordt NAAM=WAARDE, niet { $given }
terminal-ready = { $game } is klaar.
terminal-well-formed = { $file } is goed gevormd. De verdeling is geheim zolang het spel loopt, dus het kan nog niet worden nagespeeld.
terminal-valid = { $file } is geldig: { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
  } in { $game }; { $scores ->
    [none] het spel is niet afgelopen
   *[some] het spel eindigde { $scores }
  }.{ $proof ->
    [yes] { " " }De verdeling klopt met haar vastlegging.
   *[no] { "" }
  }
