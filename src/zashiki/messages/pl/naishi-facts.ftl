# Naishi: cards and places in sentences. `.object` is what somebody moves, `.beside` a number of them.
naishi-card-Mountain = Góra
    .object = górę
    .nominative = góra
    .genitive = góry
    .with = z górą
naishi-card-Naishi = Naishi
    .object = naishi
    .nominative = naishi
    .genitive = naishi
    .with = z naishi
    .beside =
        { $count ->
            [one] obok jednej naishi
            [few] obok { $count } naishi
            [many] obok { $count } naishi
           *[other] obok { $count } naishi
        }
naishi-card-Advisor = Doradca
    .object = doradcę
    .nominative = doradca
    .genitive = doradcy
    .with = z doradcą
naishi-card-Sentinel = Strażniczka
    .object = strażniczkę
    .nominative = strażniczka
    .genitive = strażniczki
    .with = ze strażniczką
naishi-card-Monk = Mnich
    .object = mnicha
    .nominative = mnich
    .genitive = mnicha
    .with = z mnichem
naishi-card-Horseman = Jeździec
    .object = jeźdźca
    .nominative = jeździec
    .genitive = jeźdźca
    .with = z jeźdźcem
naishi-card-Ronin = Ronin
    .object = ronina
    .nominative = ronin
    .genitive = ronina
    .with = z roninem
naishi-card-Ninja = Ninja
    .object = ninję
    .nominative = ninja
    .genitive = ninji
    .with = z ninją
naishi-card-Fort = Fort
    .object = fort
    .nominative = fort
    .genitive = fortu
    .with = z fortem
    .beside =
        { $count ->
            [one] obok jednego fortu
            [few] obok { $count } fortów
            [many] obok { $count } fortów
           *[other] obok { $count } fortu
        }
naishi-card-Torii = Torii
    .object = torii
    .nominative = torii
    .genitive = torii
    .with = z torii
    .beside =
        { $count ->
            [one] obok jednej torii
            [few] obok { $count } torii
            [many] obok { $count } torii
           *[other] obok { $count } torii
        }
naishi-card-Rice-field = Pole ryżowe
    .object = pole ryżowe
    .nominative = pole ryżowe
    .genitive = pola ryżowego
    .with = z polem ryżowym
naishi-card-Banner = Sztandar
    .object = sztandar
    .nominative = sztandar
    .genitive = sztandaru
    .with = ze sztandarem
naishi-card-hidden = zakryta karta
    .object = zakrytą kartę
    .nominative = zakryta karta
    .genitive = zakrytej karty
    .with = z zakrytą kartą
naishi-place-L1 = Rząd 1
    .in-list = rząd 1
    .at = w rzędzie na pozycji 1
    .to = do rzędu na pozycję 1
naishi-place-L2 = Rząd 2
    .in-list = rząd 2
    .at = w rzędzie na pozycji 2
    .to = do rzędu na pozycję 2
naishi-place-L3 = Rząd 3
    .in-list = rząd 3
    .at = w rzędzie na pozycji 3
    .to = do rzędu na pozycję 3
naishi-place-L4 = Rząd 4
    .in-list = rząd 4
    .at = w rzędzie na pozycji 4
    .to = do rzędu na pozycję 4
naishi-place-L5 = Rząd 5
    .in-list = rząd 5
    .at = w rzędzie na pozycji 5
    .to = do rzędu na pozycję 5
naishi-place-H1 = Ręka 1
    .in-list = ręka 1
    .at = na ręce na pozycji 1
    .to = na rękę na pozycję 1
naishi-place-H2 = Ręka 2
    .in-list = ręka 2
    .at = na ręce na pozycji 2
    .to = na rękę na pozycję 2
naishi-place-H3 = Ręka 3
    .in-list = ręka 3
    .at = na ręce na pozycji 3
    .to = na rękę na pozycję 3
naishi-place-H4 = Ręka 4
    .in-list = ręka 4
    .at = na ręce na pozycji 4
    .to = na rękę na pozycję 4
naishi-place-H5 = Ręka 5
    .in-list = ręka 5
    .at = na ręce na pozycji 5
    .to = na rękę na pozycję 5
naishi-place-R1 = Rzeka 1
    .in-list = rzeka 1
    .at = w rzece na pozycji 1
    .to = do rzeki na pozycję 1
naishi-place-R2 = Rzeka 2
    .in-list = rzeka 2
    .at = w rzece na pozycji 2
    .to = do rzeki na pozycję 2
naishi-place-R3 = Rzeka 3
    .in-list = rzeka 3
    .at = w rzece na pozycji 3
    .to = do rzeki na pozycję 3
naishi-place-R4 = Rzeka 4
    .in-list = rzeka 4
    .at = w rzece na pozycji 4
    .to = do rzeki na pozycję 4
naishi-place-R5 = Rzeka 5
    .in-list = rzeka 5
    .at = w rzece na pozycji 5
    .to = do rzeki na pozycję 5
# What happens in a move
naishi-keep-card =
    .does = zatrzymuje { NOUN($piece, of: "naishi-card", form: "object") }, a { NOUN($given, of: "naishi-card", form: "object") } oddaje
    .you = zatrzymujesz { NOUN($piece, of: "naishi-card", form: "object") }, a { NOUN($given, of: "naishi-card", form: "object") } oddajesz
    .do = zatrzymaj { NOUN($piece, of: "naishi-card", form: "object") } i oddaj { NOUN($given, of: "naishi-card", form: "object") }
naishi-keep-hidden =
    .does = zatrzymuje jedną kartę, a drugą oddaje
    .you = zatrzymujesz jedną kartę, a drugą oddajesz
naishi-receive =
    .does = dostaje { NOUN($piece, of: "naishi-card", form: "object") }
    .you = dostajesz { NOUN($piece, of: "naishi-card", form: "object") }
naishi-develop =
    .does = rozwija terytorium { NOUN($place, of: "naishi-place", form: "at") }: { NOUN($piece, of: "naishi-card", form: "nominative") } zamiast { NOUN($old, of: "naishi-card", form: "genitive") }
    .you = rozwijasz terytorium { NOUN($place, of: "naishi-place", form: "at") }: { NOUN($piece, of: "naishi-card", form: "nominative") } zamiast { NOUN($old, of: "naishi-card", form: "genitive") }
    .do = weź { NOUN($piece, of: "naishi-card", form: "object") } { NOUN($place, of: "naishi-place", form: "to") } zamiast { NOUN($old, of: "naishi-card", form: "genitive") }
naishi-reveal = Stos { $column } pokazuje { NOUN($piece, of: "naishi-card", form: "object") }
naishi-empty-pile = Stos { $column } jest pusty
naishi-discard-two =
    .does = wysyła emisariusza, żeby odrzucić karty { $low } i { $high } z rzeki
    .you = wysyłasz emisariusza, żeby odrzucić karty { $low } i { $high } z rzeki
    .do = odrzuć z rzeki { NOUN($first, of: "naishi-card", form: "object") } i { NOUN($second, of: "naishi-card", form: "object") }
naishi-discard-card =
    .does = odrzuca { NOUN($piece, of: "naishi-card", form: "object") }
    .you = odrzucasz { NOUN($piece, of: "naishi-card", form: "object") }
naishi-swap-river =
    .does = wysyła emisariusza, żeby zamienić karty { $low } i { $high } w rzece
    .you = wysyłasz emisariusza, żeby zamienić karty { $low } i { $high } w rzece
    .do = zamień w rzece { NOUN($first, of: "naishi-card", form: "object") } i { NOUN($second, of: "naishi-card", form: "object") }
naishi-swap-line =
    .does = wysyła emisariusza, żeby zamienić karty { $low } i { $high } w rzędzie
    .you = wysyłasz emisariusza, żeby zamienić karty { $low } i { $high } w rzędzie
    .do = zamień w swoim rzędzie { NOUN($first, of: "naishi-card", form: "object") } i { NOUN($second, of: "naishi-card", form: "object") }
naishi-swap-hand =
    .does = wysyła emisariusza, żeby zamienić karty { $low } i { $high } na ręce
    .you = wysyłasz emisariusza, żeby zamienić karty { $low } i { $high } na ręce
    .do = zamień na ręce { NOUN($first, of: "naishi-card", form: "object") } i { NOUN($second, of: "naishi-card", form: "object") }
naishi-swap-column =
    .does = wysyła emisariusza, żeby zamienić karty w kolumnie { $column }: rękę z rzędem
    .you = wysyłasz emisariusza, żeby zamienić karty w kolumnie { $column }: rękę z rzędem
    .do = zamień w kolumnie { $column } { NOUN($line, of: "naishi-card", form: "object") } z rzędu i { NOUN($hand, of: "naishi-card", form: "object") } z ręki
naishi-move =
    .does = przenosi { NOUN($card, of: "naishi-card", form: "object") } { NOUN($place, of: "naishi-place", form: "to") }
    .you = przenosisz { NOUN($card, of: "naishi-card", form: "object") } { NOUN($place, of: "naishi-place", form: "to") }
naishi-decree-exchange =
    .does = wydaje dekret: wymiana { NOUN($place, of: "naishi-place", form: "at") }
    .you = wydajesz dekret: wymiana { NOUN($place, of: "naishi-place", form: "at") }
    .do = wydaj dekret: wymień { NOUN($own, of: "naishi-card", form: "object") } na { NOUN($other, of: "naishi-card", form: "object") } { NOUN($place, of: "naishi-place", form: "at") }
naishi-give =
    .does = oddaje { NOUN($card, of: "naishi-card", form: "object") }
    .you = oddajesz { NOUN($card, of: "naishi-card", form: "object") }
naishi-get =
    .does = dostaje za to { NOUN($card, of: "naishi-card", form: "object") }
    .you = dostajesz za to { NOUN($card, of: "naishi-card", form: "object") }
naishi-recall-all =
    .does =
        { $count ->
            [one] odwołuje emisariusza
            [few] odwołuje obu emisariuszy
            [many] odwołuje obu emisariuszy
           *[other] odwołuje obu emisariuszy
        }
    .you =
        { $count ->
            [one] odwołujesz emisariusza
            [few] odwołujesz obu emisariuszy
            [many] odwołujesz obu emisariuszy
           *[other] odwołujesz obu emisariuszy
        }
    .do =
        { $count ->
            [one] odwołaj swojego emisariusza
            [few] odwołaj obu swoich emisariuszy
            [many] odwołaj obu swoich emisariuszy
           *[other] odwołaj obu swoich emisariuszy
        }
naishi-recall-swap =
    .does = odwołuje emisariusza z pola zamiany
    .you = odwołujesz emisariusza z pola zamiany
    .do = odwołaj emisariusza z pola zamiany
naishi-recall-discard =
    .does = odwołuje emisariusza z pola odrzucania
    .you = odwołujesz emisariusza z pola odrzucania
    .do = odwołaj emisariusza z pola odrzucania
naishi-declare =
    .does = deklaruje koniec gry
    .you = deklarujesz koniec gry
    .do = zadeklaruj koniec gry; przeciwnik ma jeszcze jedną turę
naishi-finish =
    .does = kończy turę
    .you = kończysz turę
    .do = zakończ turę
naishi-last-turn-follows = Została jeszcze jedna tura
naishi-over = Gra się skończyła
# Questions
naishi-ask-keep = Zatrzymaj jedną z dwóch kart; druga trafi do przeciwnika.
naishi-ask-develop = Teraz weź kartę z rzeki.
naishi-ask-add = Wyślij emisariusza albo zakończ turę.
naishi-ask-turn =
    { $may_declare ->
        [0]
            { $emissaries ->
                [send] Weź kartę z rzeki albo wyślij emisariusza.
                [recall] Weź kartę z rzeki albo odwołaj emisariuszy.
                [both] Weź kartę z rzeki, wyślij albo odwołaj emisariuszy.
               *[none] Weź kartę z rzeki.
            }
       *[other]
            { $emissaries ->
                [send] Weź kartę z rzeki, wyślij emisariusza albo zadeklaruj koniec.
                [recall] Weź kartę z rzeki, odwołaj emisariuszy albo zadeklaruj koniec.
                [both] Weź kartę, wyślij lub odwołaj emisariuszy albo zadeklaruj koniec.
               *[none] Weź kartę z rzeki albo zadeklaruj koniec.
            }
    }
naishi-ask-last-turn =
    { $emissaries ->
        [send] Ostatnia tura: weź kartę z rzeki albo wyślij emisariusza.
        [recall] Ostatnia tura: weź kartę z rzeki albo odwołaj emisariuszy.
        [both] Ostatnia tura: weź kartę z rzeki, wyślij albo odwołaj emisariuszy.
       *[none] Ostatnia tura: weź kartę z rzeki.
    }
# Why a move is not legal
naishi-refuse-set-up = najpierw zatrzymaj jedną ze swoich dwóch kart.
naishi-refuse-keep = karty zatrzymuje się tylko podczas przygotowania.
naishi-refuse-finish = tura wymaga akcji głównej: rozwój, dekret, odwołanie albo koniec gry.
naishi-refuse-after-develop = rozwój już był; możesz wysłać emisariusza albo zakończyć turę.
naishi-refuse-must-develop = po akcji dodatkowej musi nastąpić rozwój.
naishi-refuse-empty = stos { $column } jest pusty.
naishi-refuse-none-to-recall = nie masz emisariusza do odwołania.
naishi-refuse-recall-all = użyj r, które odwołuje wszystkich twoich emisariuszy.
naishi-refuse-none-there = nie masz emisariusza na takim polu.
naishi-refuse-declare = koniec gry można zadeklarować tylko wtedy, gdy któryś stos jest pusty.
naishi-refuse-declared = koniec gry jest już zadeklarowany; to ostatnia tura.
naishi-refuse-last-turn = dwa stosy są puste, więc to i tak ostatnia tura.
naishi-refuse-none-free = nie masz wolnego emisariusza.
naishi-refuse-decree = dekret został już wydany.
naishi-refuse-swap = wszystkie pola zamiany są zajęte.
naishi-refuse-discard = oba pola odrzucania są zajęte.
naishi-refuse-last-card = w rzece musi zostać karta do rozwoju.
naishi-refuse-empty-pile = na obu stosach musi być karta.
# Where points come from
naishi-score-mountains =
    { $count ->
        [one] jedna góra
        [few] { $count } góry
        [many] { $count } gór
       *[other] { $count } góry
    }: { $points }
naishi-score-ninjas =
    { $count ->
        [one] { $count } ninja bez postaci do skopiowania
        [few] { $count } ninja bez postaci do skopiowania
        [many] { $count } ninja bez postaci do skopiowania
       *[other] { $count } ninja bez postaci do skopiowania
    }: { $points }
naishi-score-torii = { $count } torii: { $points }
naishi-score-rice-fields =
    { $count ->
        [one] pojedyncze pole ryżowe
        [few] grupa { $count } pól ryżowych
        [many] grupa { $count } pól ryżowych
       *[other] grupa { $count } pola ryżowego
    }: { $points }
naishi-score-banners =
    { $count ->
        [one] { $count } sztandar
        [few] { $count } sztandary
        [many] { $count } sztandarów
       *[other] { $count } sztandaru
    } w rzędzie: { $points }
naishi-score-card =
    { $is_copy ->
        [0] { NOUN($piece, of: "naishi-card", form: "nominative") } ({ LIST($places, of: "naishi-place", form: "in-list") }): { $points }
       *[other] ninja jako { NOUN($piece, of: "naishi-card", form: "nominative") } ({ LIST($places, of: "naishi-place", form: "in-list") }): { $points }
    }
naishi-score-beside =
    { $is_copy ->
        [0] { NOUN($piece, of: "naishi-card", form: "nominative") } ({ LIST($places, of: "naishi-place", form: "in-list") }): { $own }, { NOUN($giver, $count, of: "naishi-card", form: "beside") }: +{ $bonus }
       *[other] ninja jako { NOUN($piece, of: "naishi-card", form: "nominative") } ({ LIST($places, of: "naishi-place", form: "in-list") }): { $own }, { NOUN($giver, $count, of: "naishi-card", form: "beside") }: +{ $bonus }
    }
naishi-score-under-banner =
    { $is_copy ->
        [0] { NOUN($piece, of: "naishi-card", form: "nominative") } ({ LIST($places, of: "naishi-place", form: "in-list") }): { $own }, pod sztandarem: +{ $bonus }
       *[other] ninja jako { NOUN($piece, of: "naishi-card", form: "nominative") } ({ LIST($places, of: "naishi-place", form: "in-list") }): { $own }, pod sztandarem: +{ $bonus }
    }
# The text board
naishi-board-hand = Ręka
naishi-board-line = Rząd
naishi-board-river = Rzeka
naishi-board-dealt = Karty
naishi-board-empty = pusto
naishi-board-known = znana
naishi-board-left =
    { $column }: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }
naishi-board-emissaries = wolni emisariusze: { $free } z { $all }
naishi-board-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
naishi-board-court =
    Dwór: zamiana { $swaps } z { $swap_spaces }, odrzucanie { $discards } z { $discard_spaces }, dekret { $decree ->
        [free] wolny
       *[used] wydany
    }
# The rules in brief, for the terminal: lines of at most 60 columns
naishi-primer =
    Masz odkryty rząd pięciu kart i pięć kart na ręce, ukrytych
    i w stałej kolejności. Rząd, ręka i rzeka dzielą kolumny
    1-5. Karty punktują na końcu za rodzaj, miejsce i sąsiadów.
    
    W turze robisz jedną z tych rzeczy:
      rozwój   karta z rzeki zastępuje twoją kartę w swojej
               kolumnie: L3 w rzędzie, H3 na ręce. Stara karta
               przepada. Raz, przed rozwojem lub po nim, może
               pomóc emisariusz: x14 odrzuca z rzeki karty 1
               i 4; sR14 sL14 sH14 zamienia dwie karty w rzece,
               w rzędzie lub na ręce; sV3 zamienia rząd z ręką
               w kolumnie 3. Albo zakończ turę: -
      dekret   dL3 dH3: karty obu graczy w tym miejscu zmieniają
               właścicieli; raz na grę, a emisariusz zostaje
      powrót   r odwołuje emisariuszy (rs, rx tylko jednego)
      koniec   end, gdy któryś stos jest pusty: drugi gracz ma
               jeszcze jedną turę. Nie w ostatniej turze.
    Grę kończą też dwa puste stosy: po turze pierwszego gracza
    drugi ma jeszcze jedną.
    
    Punkty: jedna góra 5, więcej -5. Naishi w kolumnie 3:
    w rzędzie 12, na ręce 8. Doradca 2 4 3 4 2 według kolumn,
    +4 za każdą naishi obok. Fort w rogu 6. Strażniczka 3 bez
    strażniczki obok, +4 za każdy fort obok. Torii: jedna -5,
    dwie 0, trzy 30. Mnich na ręce 5, +2 za każdą torii obok.
    Pola ryżowe w grupie: 2, 3, 4 dają 10, 20, 30. Sztandary
    w rzędzie: jeden 3, dwa 8. Jeździec na ręce 3, pod
    sztandarem +10. Ronin za różne karty: 8, 9, 10 daje 8, 15,
    45. Ninja staje się inną z twoich postaci.
