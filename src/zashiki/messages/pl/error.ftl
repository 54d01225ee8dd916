# What a server or a match refuses, and why. The page shows these too.

# The game, its seats and its options
error-no-game = Nie ma gry { $name }; jest { LIST($games, with: "or") }.{ error-near }
error-no-device = Nie ma urządzenia { $name }; jest { LIST($devices, with: "or") }.{ error-near }
error-near =
    { $near ->
        [none] { "" }
       *[other] { " " }Czy chodzi o { $near }?
    }
error-options = Opcje to przypisanie wartości do nazw, a nie { $given }.
error-no-option =
    { $options ->
        [none] { $game } nie ma opcji { $name }; nie ma żadnych opcji.
       *[other] { $game } nie ma opcji { $name }; ma opcje { $options }.
    }{ error-near }
error-option-value = { $game }: opcja { $name } to { LIST($values, with: "or") }, a nie { $given }.
error-players =
    { $same ->
        [yes] Liczba graczy w { $game } to { $least }, a nie { $given }.
       *[no] Liczba graczy w { $game } jest od { $least } do { $most }, a nie { $given }.
    }
error-viewer = Miejsce to liczba od 0 do { $last } albo None dla widza, a nie { $given }.
error-names = Oczekiwana liczba nazw to { $seats }, po jednej na miejsce, a nie { $given }.
error-seed = Ziarno to liczba całkowita od 0 do 2**{ $bits } - 1, a nie { $given }.
error-level = Poziom to liczba całkowita od 1 do { $highest }, a nie { $given }.
# Moves and plies. A ply is the number of moves made before.
error-not-a-move = { $move } nie jest ruchem gry { $game }.{ error-near }
error-illegal-move = Ruch { $move } jest teraz niedozwolony: { $reason } Dozwolone: { $moves }.
error-illegal-move-over = Ruch { $move } jest niedozwolony: gra się skończyła.
error-nothing-to-take-back = Nie ma ruchu do cofnięcia.
error-no-ply = Nie ma pozycji { $ply }; wykonane ruchy: { $moves }.
error-no-move-at = Nie ma ruchu w pozycji { $ply }; wykonane ruchy: { $moves }.
error-nothing-to-choose = Gra się skończyła: nie ma z czego wybierać.
error-not-a-record-to-review = Omówić można Record, a nie { $given }.
error-no-playout-policy = { $game } nie ma strategii losowych rozgrywek.
# A match
error-clock =
    { $what ->
        [live] Szybki zegar ma od 10 sekund do 3 godzin na gracza, a nie { $given }.
        [increment] Szybki zegar dodaje od 0 do 60 sekund na turę, a nie { $given }.
       *[slow] Wolny zegar ma od 1 godziny do 14 dni na turę, a nie { $given }.
    }
error-snapshot-seats = Liczba miejsc w pozycji to { $players }, a przy stole { $seats }.
error-not-your-turn = Decyduje miejsce { $player }, a nie { $seat }.
error-no-own-move-at = Miejsce { $seat } nie ma ruchu w pozycji { $ply } tej gry.
error-already-asked = Miejsce { $seat } już prosi o cofnięcie; najpierw odpowiedz na tę prośbę.
error-rated-take-back = W grze rankingowej nie cofa się ruchów, po których była odpowiedź.
error-revealed-since = Od tego czasu odsłoniło się coś ukrytego lub losowego; nie można tego cofnąć.
error-no-own-move = To miejsce nie ma ruchu do cofnięcia.
error-taken-back-often = Ten ruch był już cofany { $times } razy, a to granica.
error-no-time-left = Nie ma już czasu, żeby zagrać to jeszcze raz.
error-moved-since = Od tego czasu był już ruch innego gracza; poproś o cofnięcie.
error-revealed = Ten ruch odsłonił coś ukrytego lub losowego; nie można go cofnąć.
error-ply = Numer pozycji to liczba całkowita od 0, a nie { $given }.
error-future-ply = Stół jest w pozycji { $now }; do pozycji { $ply } jeszcze nie doszedł.
error-past-ply = Stół jest w pozycji { $now }; pozycja { $ply } już minęła.
error-match-over = Rozgrywka się skończyła.
error-time-up = Czas na miejscu { $seat } minął.
error-seat = Miejsce to liczba od 0 do { $last }, a nie { $given }.
error-withdrawn = Miejsce { $seat } już się wycofało; dla niego rozgrywka się skończyła.
error-nobody-asked = Nikt nie prosi o cofnięcie.
error-not-asked = Prośba nie dotyczy miejsca { $seat }.
error-entry = Wpis { $entry } w pozycji { $ply } nie pasuje: liczba wpisów to { $entries }, a stół jest w pozycji { $now }.
error-entry-after-end = Wpis { $entry } jest po końcu rozgrywki.
error-cannot-go-back = Gra jest w pozycji { $now } i nie może wrócić do { $ply }.
error-match-not-over = Rozgrywka trwa: jej ziarno jest jeszcze tajne.
error-open-seats = Rozgrywka zaczyna się, gdy wszystkie miejsca są zajęte.
error-nonces = Liczby losowe: { $nonces }, a miejsca: { $seats }; każde ma własną.
# Requests of all kinds
error-connections = Serwer ma za dużo połączeń; spróbuj później.
error-address-connections = Z twojego adresu jest za dużo połączeń.
error-no-websocket = Pod tym adresem nie ma WebSocketu.
error-websockets = Z twojego adresu jest za dużo otwartych WebSocketów.
error-host-header = Oczekiwano jednego nagłówka Host, na przykład 'Host: zashiki.example.org'.
error-host = Ten serwer nie odpowiada na tę nazwę hosta.
error-host-name = Ten serwer nie odpowiada na nazwę { $name }; jeśli ma odpowiadać, uruchom go z --allowed-host { $name }.
error-not-http = To nie jest poprawne żądanie HTTP.
error-header-too-long = Nagłówek jest za długi.
error-body-too-large = Treść żądania jest za duża.
error-pipelined = Najwięcej żądań czekających na połączeniu: { $most }.
error-url-too-long = URL może mieć najwyżej { $most } B.
error-chunks = Najwięcej fragmentów treści: { $most }.
error-request-too-slow = Żądanie nie dotarło na czas.
error-head-too-large = URL i nagłówki mogą mieć razem najwyżej { $bytes } B, a nagłówków może być najwyżej { $headers }.
error-not-json = Treści nie da się odczytać jako JSON: { $problem }
error-unreadable-message = Wiadomości nie da się odczytać: { $problem }
error-no-body = W treści żądania oczekiwano obiektu JSON; nie ma go.
error-detail = { $problem }
error-no-address = Pod tym adresem nic nie ma.
error-no-method = Ten adres nie obsługuje tej metody; zobacz nagłówek Allow.
error-request-too-large = Treść żądania może mieć najwyżej { $most } B.
error-internal = Błąd wewnętrzny; został zapisany w dzienniku.
error-other-site = Żądanie pochodzi ze strony innego serwisu.
error-too-many-requests = Za dużo żądań ({ $what }); spróbuj ponownie za { $seconds } s.
error-busy-server = Zbyt wiele osób czeka na to samo; spróbuj ponownie za kilka sekund.
error-no-such-game = Nie ma takiej gry.
error-metrics = Pomiary można czytać tylko na maszynie serwera, nie przez pośrednika.
# The database
error-database = Serwer nie ma teraz dostępu do bazy danych. Poczekaj kilka sekund i spróbuj ponownie.
error-database-in-doubt = Serwer stracił na chwilę bazę danych. Poczekaj kilka sekund i sprawdź, czy to się udało.
error-database-read = Nie da się czytać z bazy danych: { $problem }.
error-database-write = Baza danych nie może niczego zapisać: { $problem }.
error-database-stuck = Baza danych niczego nie zapisuje od { $seconds } s.
error-log-forked = Stół nie działa albo jego dziennik nie kończy się tuż przed tym wpisem.
error-entry-not-next = Wpis { $entry } nie jest następny albo gra nie trwa.
# Players, accounts and bots
error-token = Token służy tylko do grania; do tego trzeba się zalogować.
error-banned = Ten gracz ma zakaz gry na tym serwerze.
error-no-such-credential = Ten token jest nieznany albo nieważny; oczekiwano 'Authorization: Bearer zk_…'.
error-sign-in = Najpierw się przedstaw: POST /api/guest tworzy gościa.
error-has-account = Masz już konto; wyloguj się, żeby utworzyć inne.
error-wrong-name-or-password = Zła nazwa albo hasło.
error-guest-password = Gość nie ma hasła; najpierw utwórz konto.
error-guest-bots = Boty może mieć tylko konto; najpierw wybierz nazwę i hasło.
error-wrong-password = Złe hasło.
error-name-length = Nazwa ma od 1 do { $most } znaków.
error-name-space = Nazwa nie może zaczynać się ani kończyć spacją.
error-name-characters = Nazwa składa się z liter, cyfr, pojedynczych spacji, znaków z klawiatury i emoji.
error-name-alphabets = Nazwa nie może mieszać liter różnych alfabetów, na przykład łacinki i cyrylicy.
error-name-accents = Litera w nazwie może mieć znaki diakrytyczne w liczbie najwyżej { $most }, a same one nie mogą stać.
error-name-computer = Nazwy, w których jest { $name }, są zarezerwowane dla gracza komputerowego.
error-name-guest = Nazwa { $name } jest zarezerwowana dla graczy bez konta.
error-name-taken = Nazwa { $name } albo bardzo podobna jest już zajęta.
error-password-length = Hasło ma od { $least } do { $most } znaków.
error-password-variety = Liczba różnych znaków w haśle to co najmniej { $least }.
error-password-name = Hasło nie może być twoją nazwą, także z liczbą; dobre są trzy lub cztery słowa.
error-password-common = To jedno z najczęstszych haseł; dobre są trzy lub cztery słowa.
error-no-guest = Nie ma takiego gościa.
error-no-player = Nie ma takiego gracza.
error-no-account = Nie ma konta o tej nazwie.
error-no-token = Nie ma takiego tokena.
error-expired = Nie istnieje albo wygasło.
error-logged-out = Sesja w międzyczasie wygasła; zaloguj się ponownie.
# Tables
error-no-table-or-player = Nie ma takiego stołu albo gracza.
error-no-table = Nie ma takiego stołu.
error-rematch-exists = Rewanż już jest.
error-no-player-or-game = Nie ma takiego gracza albo poprzedniej gry.
error-seat-taken = To miejsce jest zajęte.
error-seat-not-freed = Gra się zaczęła, więc tego miejsca nie można zwolnić.
error-started = Gra już się zaczęła.
error-not-startable = Gra już się zaczęła albo jedno z miejsc jest jeszcze wolne.
error-no-finished-game = Nie ma takiej zakończonej gry.
error-rated-guest = W gry rankingowe grają tylko konta; najpierw wybierz nazwę i hasło.
error-not-host = Tylko osoba, która otworzyła stół, może oddać miejsce Warashi.
error-rematch-seats = Miejsca w rewanżu są zarezerwowane dla graczy poprzedniej gry.
error-rematch-table = Ten stół jest zarezerwowany dla graczy poprzedniej gry; możesz go oglądać.
error-no-seat = Nie masz miejsca przy tym stole.
error-did-not-play = To nie była twoja gra.
error-rematch-too-early = O rewanż można prosić, gdy gra się skończy.
error-chat-spectator = Na czacie mogą pisać tylko gracze przy stole.
error-table-full = Ten stół jest pełny; możesz go oglądać.
error-not-your-seat = Miejsce { $seat } nie jest twoje.
error-no-past-yet = Wcześniejsze pozycje można zobaczyć, gdy gra się skończy.
error-past-the-end = Gra skończyła się w pozycji { $last }.
error-hint-turn = Podpowiedź dostaniesz, gdy będzie twoja kolej.
error-hint-people = W grach z innymi ludźmi ani w rankingowych nie ma podpowiedzi.
error-not-started = Gra się nie zaczęła: jedno z miejsc jest jeszcze wolne.
error-you-withdrew = Ta gra jest dla ciebie już skończona.
error-table-changed = Stół w międzyczasie się zmienił; spójrz jeszcze raz.
error-past-request = Stół jest w pozycji { $now }; prośba z pozycji { $ply } już minęła.
error-quota =
    { $what ->
        [open] Liczba twoich otwartych stołów to już { $most }; najpierw opuść jeden z nich.
        [listed] Liczba twoich stołów na liście to już { $most }; najpierw opuść jeden z nich.
        [live] Liczba twoich gier z szybkim zegarem to już { $most }; najpierw skończ jedną z nich.
       *[running] Liczba twoich niedokończonych gier to już { $most }; najpierw skończ jedną z nich.
    }
error-network-quota =
    { $what ->
        [open] Z twojej sieci jest za dużo otwartych stołów; spróbuj później.
        [listed] Z twojej sieci jest za dużo stołów na liście; spróbuj później.
        [live] Z twojej sieci jest za dużo gier z szybkim zegarem; spróbuj później.
       *[running] Z twojej sieci jest za dużo niedokończonych gier; spróbuj później.
    }
error-unrated-level = Poziom { $level } Warashi nie ma rankingu, bo jego siła zależy od komputera; wybierz niższy poziom.
error-seats = Liczba graczy w { $game } to { LIST($seats, with: "or") }, a nie { $given }.
error-no-own-seat = Co najmniej jedno miejsce musi być twoje: { "{" }'kind': 'me'{ "}" }.
error-rated-clock = Gra rankingowa wymaga zegara, żeby nikt nie mógł bez końca zwlekać w złej pozycji.
error-rated-seats = W grze rankingowej każdy gracz ma jedno miejsce.
error-not-begun = Gra się jeszcze nie zaczęła.
error-review-too-early = Grę można omówić, gdy się skończy.
error-no-review = Nikt nie prosił o omówienie tej gry.
error-hint-interrupted = Podpowiedź przerwana.
error-commitment = To zobowiązanie jest nieznane, użyte albo za stare; poproś o nowe.
error-chat-empty = Wiadomość nie ma widocznych znaków.
error-hint-running = Warashi pracuje jeszcze nad twoją ostatnią podpowiedzią.
error-hints = Zbyt wiele osób z twojego adresu czeka na podpowiedź; spróbuj ponownie za { $seconds } s.
error-reviews = Zbyt wiele omówień czeka; spróbuj ponownie za { $seconds } s.
error-review-failed = Omówienie się nie udało.
