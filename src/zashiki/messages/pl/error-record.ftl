# What is wrong with a record, for the terminal and for programs

# Records
error-record-no-seed-yet = Gra jeszcze trwa: jej zapis nie ma ziarna, więc nie można go odtworzyć.
error-record-replay = Zapisu nie da się odtworzyć: { $problem }
error-record-setup-differs = Gra, gracze i opcje zapisu różnią się od tych w jego ustawieniu początkowym.
error-record-winners = Według zapisu { $said }, ale po jego ruchach ({ $moves }) { $true }.
error-record-goes-on = gra toczy się dalej
error-record-won =
    { $count ->
        [one] wygrywa miejsce { $seats }
        [few] wygrywają razem miejsca { $seats }
        [many] wygrywają razem miejsca { $seats }
       *[other] wygrywają razem miejsca { $seats }
    }
error-record-scores = Według zapisu wynik to { $said }, ale z jego ruchów wychodzi { $true }.
error-record-not-text = { $file } nie jest zapisem gry: to nie tekst.
error-record-text = Zapis to tekst, a nie { $given }.
error-not-a-record = To nie jest zapis gry: zapis zaczyna się od znacznika, na przykład [Game "take"].
error-record-no-tag = Zapis nie ma znacznika [{ $tag } …]: jest niepełny albo nie pochodzi z Zashiki.
error-record-check = Zapis zmieniono albo ucięto po utworzeniu: jego [Check …] się nie zgadza.
error-record-tag = Wiersz { $line }: przed ruchami oczekiwano znacznika, na przykład [Game "take"], a nie { $given }.
error-record-tag-twice = Wiersz { $line }: znacznik { $tag } występuje dwa razy.
error-record-number = Wiersz { $line }: przed ruchem oczekiwano numeru { $number }, a nie { $given }.
error-record-move-missing = Wiersz { $line }: brakuje ruchu po { $number }.
error-record-tags = Nie da się odczytać znaczników zapisu: { $problem }
error-record-options = Znacznik Options zawiera { $given }; oczekiwano nazwa=wartość.
error-record-setup = Nie da się ustawić gry z zapisu: { $problem }
error-record-no-seed = Zapis nie ma znacznika [Seed …], a zapis zakończonej gry go ma.
error-record-move = Wiersz { $line }: { $move } nie jest ruchem gry { $game }.
error-not-a-file-name = { $given } nie jest nazwą pliku.
error-record-secret = Tajna liczba z zapisu to nie ta, którą ustalono przed grą.
error-record-nonces = Liczby losowe w zapisie: { $nonces }; oczekiwano po jednej na miejsce, a miejsc jest { $seats }.
error-record-seed = Ziarno zapisu nie wynika z jego tajnej liczby i liczb losowych.
error-record-digits =
    { $what ->
        [secret] Oczekiwano 64 cyfr szesnastkowych tajnej liczby, a nie { $given }.
        [commitment] Oczekiwano 64 cyfr szesnastkowych odcisku, a nie { $given }.
       *[nonce] Oczekiwano 64 cyfr szesnastkowych liczby losowej z miejsca { $seat }, a nie { $given }.
    }
