# The game in the terminal. Names of commands, such as `review` and `save FILE`, are typed as they stand here.
# `$you` is yes if the sentence is about the person at the keyboard.
terminal-you = Ty
terminal-you-among = ty
terminal-seat = Místo { $number }
terminal-title-two = { $game }: { $first } kontra { $second }.
terminal-title = { $game }: { $names }.
terminal-begins =
    { $you ->
        [yes] Začínáš.
       *[no] Začíná { $name }.
    } Nápovědu ukáže ?.
terminal-turn =
    { $you ->
        [yes] Jsi na tahu.
       *[no] Na tahu je { $name }.
    }
terminal-goodbye = Na shledanou.
terminal-cannot-use =
    { $file ->
        [none] Nejde pokračovat: { $problem }.
       *[some] { $file } nejde použít: { $problem }.
    }
terminal-after-game = review, new, undo, save FILE, nebo quit.
terminal-thinking = { $name } přemýšlí …
terminal-took-back = Vráceno: { $move }.
terminal-took-back-both = Vráceno: { $move } a následující tah, { $name }.
terminal-saved-over = Uloženo. Rozbor hry později: { $command }
terminal-saved = Uloženo. Pokračování hry později: { $command }
terminal-saved-unfinished = Tvoje hra je uložená. Pokračování: { $command }
terminal-not-saved = Tuto hru se nepodařilo uložit: { $problem }.
terminal-narrow = Deska potřebuje { $needed } sloupců; tento terminál má { $columns }.
terminal-hide = { $name }, skryj to klávesou Enter. Na řadě bude { $next }.
terminal-hand-over = Teď hraje { $name }. { $name }, stiskni Enter, až se nikdo jiný nedívá.
terminal-ways = způsobů: { $count } (napiš { $prefix }), třeba: { $example }
terminal-no-points = Nejsou žádné body k vysvětlení.
terminal-won =
    { $you ->
        [yes] Vyhráváš, { $points }.
       *[no] Vyhrává { $name }, { $points }.
    }
terminal-draw = Remíza, { $points }.
terminal-shared = Společná výhra: { $names }, { $points }.
terminal-score = { $more } ku { $less }
# Lines of at most 60 columns
terminal-help =
    Napiš tah, nebo jeho číslo ze seznamu. Další příkazy:
      moves         všechny dovolené tahy
      moves R       ty, které začínají na R (nebo napiš R)
      board         ukázat desku znovu
      ?             tato nápověda (také: help)
      ? TAH         co by tah udělal, nebo proč nejde
      score         odkud jsou body, pokud je vidět
      hint          nejlepší tahy podle Warashi
      undo          vrátit svůj tah, pokud nic není skryté
      review        co šlo lépe, po konci hry
      save SOUBOR   uložit hru do souboru
      resume SOUBOR pokračovat v uložené hře
      new           rozdat další hru
      quit          odejít; nedohraná hra se uloží
# A review in the terminal
terminal-reviewing = rozbor
terminal-decisions = rozhodnutí
terminal-review-nothing = Není co rozebírat: nikdo nic nerozhodl.
terminal-review-clean = Nic výrazně lepšího se nenašlo: { $players }.
terminal-review-more =
    { $count ->
        [one] { $count } další stálo méně než tato.
        [few] { $count } další stála méně než tato.
        [many] { $count } dalšího stálo méně než tato.
       *[other] { $count } dalších stálo méně než tato.
    }
terminal-chance =
    { $you ->
        [yes] Tvoje šance na výhru
       *[no] Šance na výhru: { $name }
    }
terminal-chance-judged =
    { $you ->
        [yes] Tvoje šance na výhru, jak se daly odhadnout před tahem
       *[no] Šance na výhru, jak se daly odhadnout před tahem: { $name }
    }
terminal-accuracy = přesnost
terminal-no-choice = bez volby
terminal-played =
    { $you ->
        [yes] Tvůj tah je { $move }: { $deeds }.
       *[no] { $name } hraje { $move }: { $deeds }.
    } { $label }{ $amount ->
        [none] { "" }
       *[some] , ztráta: { $amount }
    } ({ $evaluation }).
terminal-better = Lepší bylo { $line }: { $deeds } ({ $evaluation }).
# The command line
terminal-which-game = Která hra ({ $games })
terminal-seats = místa jsou 0 až { $last }, ne { $seat }
terminal-people = hráčů je jen { $seats }, ne { $people }; viz --players
terminal-first-seats = víc lidí zabere postupně první místa
terminal-option = má tu být JMÉNO=HODNOTA, ne { $given }
terminal-ready = { $game }: připraveno.
terminal-well-formed = { $file } má správný tvar. Dokud hra běží, je její rozdání tajné, takže ji ještě nejde přehrát.
terminal-valid =
    { $file } je v pořádku: { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
        [many] { $moves } tahu
       *[other] { $moves } tahů
    }, hra { $game }; { $scores ->
        [none] hra ještě neskončila
       *[some] hra skončila { $scores }
    }.{ $proof ->
        [yes] { " " }Rozdání odpovídá závazku.
       *[no] { "" }
    }
