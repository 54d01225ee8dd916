# The game in the terminal. Names of commands, such as `review` and `save FILE`, are typed as they stand here.
# `$you` is yes if the sentence is about the person at the keyboard.
terminal-you = Ty
terminal-you-among = ty
terminal-seat = Miejsce { $number }
terminal-title-two = { $game }: { $first } kontra { $second }.
terminal-title = { $game }: { $names }.
terminal-begins =
    { $you ->
        [yes] Zaczynasz.
       *[no] Zaczyna { $name }.
    } Wpisz ?, żeby zobaczyć pomoc.
terminal-turn =
    { $you ->
        [yes] Twoja kolej.
       *[no] Teraz gra { $name }.
    }
terminal-goodbye = Do zobaczenia.
terminal-cannot-use =
    { $file ->
        [none] Nie można grać dalej: { $problem }.
       *[some] Nie można użyć { $file }: { $problem }.
    }
terminal-after-game = review, new, undo, save FILE albo quit.
terminal-thinking = { $name } myśli …
terminal-took-back = Cofnięto { $move }.
terminal-took-back-both = Cofnięto { $move } i następny ruch: { $name }.
terminal-saved-over = Zapisano. Omówienie tej gry później: { $command }
terminal-saved = Zapisano. Dalsza gra później: { $command }
terminal-saved-unfinished = Twoja gra jest zapisana. Dalsza gra: { $command }
terminal-not-saved = Tej gry nie udało się zapisać: { $problem }.
terminal-narrow = Plansza potrzebuje { $needed } kolumn; ten terminal ma { $columns }.
terminal-hide = { $name }, naciśnij Enter, żeby to ukryć. Następna osoba: { $next }.
terminal-hand-over = Teraz gra { $name }. { $name }, naciśnij Enter, gdy nikt inny nie patrzy.
terminal-ways = sposoby: { $count } (wpisz { $prefix }), na przykład: { $example }
terminal-no-points = Nie ma punktów do wyjaśnienia.
terminal-won =
    { $you ->
        [yes] Wygrywasz, { $points }.
       *[no] Wygrywa { $name }, { $points }.
    }
terminal-draw = Remis, { $points }.
terminal-shared = Wspólna wygrana: { $names }, { $points }.
terminal-score = { $more } do { $less }
# Lines of at most 60 columns
terminal-help =
    Wpisz ruch albo jego numer z listy. Inne polecenia:
      moves         wszystkie dozwolone ruchy
      moves R       te, które zaczynają się od R (albo R)
      board         pokaż planszę jeszcze raz
      ?             ta pomoc (także: help)
      ? RUCH        co zrobiłby ruch albo czemu nie wolno
      score         skąd są punkty, o ile to widać
      hint          najlepsze ruchy zdaniem Warashi
      undo          cofnij swój ruch, jeśli nic nie ukryto
      review        co można było lepiej, po końcu gry
      save PLIK     zapisz grę w pliku
      resume PLIK   wznów zapisaną grę
      new           rozdaj następną grę
      quit          wyjdź; niedokończona gra się zapisze
# A review in the terminal
terminal-reviewing = omawiam
terminal-decisions = decyzje
terminal-review-nothing = Nie ma czego omawiać: nikt nie podjął decyzji.
terminal-review-clean = Nie było nic wyraźnie lepszego: { $players }.
terminal-review-more =
    { $count ->
        [one] { $count } inna kosztowała mniej niż te.
        [few] { $count } inne kosztowały mniej niż te.
        [many] { $count } innych kosztowało mniej niż te.
       *[other] { $count } innej kosztowało mniej niż te.
    }
terminal-chance =
    { $you ->
        [yes] Twoje szanse na wygraną
       *[no] Szanse na wygraną: { $name }
    }
terminal-chance-judged =
    { $you ->
        [yes] Twoje szanse na wygraną, tak jak widać je było przed ruchem
       *[no] Szanse na wygraną, tak jak widać je było przed ruchem: { $name }
    }
terminal-accuracy = celność
terminal-no-choice = bez wyboru
terminal-played =
    { $you ->
        [yes] Twój ruch to { $move }: { $deeds }.
       *[no] { $name } gra { $move }: { $deeds }.
    } { $label }{ $amount ->
        [none] { "" }
       *[some] , koszt: { $amount }
    } ({ $evaluation }).
terminal-better = Lepsze było { $line }: { $deeds } ({ $evaluation }).
# The command line
terminal-which-game = Która gra ({ $games })
terminal-seats = miejsca są od 0 do { $last }, a nie { $seat }
terminal-people = liczba graczy to tylko { $seats }, a nie { $people }; zobacz --players
terminal-first-seats = kilka osób zajmuje kolejno pierwsze miejsca
terminal-option = oczekiwano NAZWA=WARTOŚĆ, a nie { $given }
terminal-ready = { $game }: gotowe.
terminal-well-formed = { $file } ma poprawną budowę. Póki gra trwa, rozdanie jest tajne, więc nie można jej jeszcze odtworzyć.
terminal-valid =
    { $file } jest poprawny: { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    }, gra { $game }; { $scores ->
        [none] gra jeszcze trwa
       *[some] gra skończyła się wynikiem { $scores }
    }.{ $proof ->
        [yes] { " " }Rozdanie zgadza się ze zobowiązaniem.
       *[no] { "" }
    }
