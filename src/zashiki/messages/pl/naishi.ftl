# Naishi: the home page, the options
naishi-motto = Zbuduj dwór z dziesięciu kart, w połowie ukrytych. Wybierz, kiedy się skończy.
naishi-option-recall = Odwoływanie emisariuszy
naishi-option-recall-one-or-both = jeden lub obaj
naishi-option-recall-all = wszyscy razem
naishi-about = Autorzy: Mathieu Bieri i Alex Fortineau, wydawca: Merle Éditions (2024). Dla dwóch osób: dziesięć miejsc, w tym pięć ukrytych, i koniec, który może zadeklarować każde z was.
# The rules
naishi-rules-title-emissaries = Emisariusze
naishi-rules-aim = Zamień góry w terytorium z dziesięciu kart: pięciu w rzędzie, widocznych dla wszystkich, i pięciu na ręce, które widzisz tylko ty. Punkty zależą od tego, co gdzie leży. Wygrywa, kto ma ich najwięcej.
naishi-rules-river = W rzece jest pięć stosów po sześć kart, każdy z odkrytą kartą na wierzchu. Każdy stos tworzy kolumnę z miejscem w twoim rzędzie i miejscem na twojej ręce.
naishi-rules-draft = Zaczynasz z pięcioma górami w rzędzie, trzema na ręce i dwiema innymi kartami: jedną zatrzymaj, drugą oddaj; przeciwnik robi to samo. Potem twoja ręka jest tasowana.
naishi-rules-eye = Karta, która na oczach obu graczy trafia na rękę, pozostaje znana; plansza oznacza ją okiem. Gdy dwie karty z ręki zamieniają się miejscami, oboje widzicie, które to miejsca.
naishi-rules-turn = Zrób jedną z tych rzeczy:
naishi-rules-develop-name = Rozwój
naishi-rules-develop = Weź wierzchnią kartę stosu do rzędu albo na rękę, w tej samej kolumnie. Stara karta z tego miejsca jest odrzucona, a stos pokazuje następną. Przedtem lub potem możesz wysłać jednego emisariusza.
naishi-rules-decree-name = Dekret
naishi-rules-decree = Raz na grę, tylko jedno z was. Emisariusz idzie na pole dekretu i już tam zostaje. Wybierz miejsce w rzędzie albo na ręce: twoja karta i karta przeciwnika z tego miejsca zmieniają właścicieli.
naishi-rules-recall-name = Odwołanie
naishi-rules-recall = Odwołaj jednego lub obu swoich emisariuszy; nigdy tego z pola dekretu. (Stół można też otworzyć tak, że wracają tylko wszyscy razem.)
naishi-rules-declare-name = Koniec gry
naishi-rules-declare = Możesz zadeklarować koniec, gdy któryś stos jest pusty, ale nie w ostatniej turze. Drugi gracz ma jeszcze jedną, ostatnią turę.
naishi-rules-emissaries = Masz dwóch. Każdy idzie na wolne pole na dworze, działa od razu i zostaje, dopóki go nie odwołasz.
naishi-rules-swap-name = Zamiana
naishi-rules-swap = Trzy pola. Zamień miejscami dwie wierzchnie karty rzeki, dwie karty w swoim rzędzie, dwie na ręce albo karty rzędu i ręki z jednej kolumny.
naishi-rules-discard-name = Odrzucanie
naishi-rules-discard = Dwa pola. Odrzuć wierzchnie karty dwóch stosów. Jeśli rozwój jest jeszcze przed tobą, w rzece musi zostać karta.
naishi-rules-end = Gra kończy się też, gdy po turze puste są co najmniej dwa stosy: od razu, chyba że była to tura gracza, który zaczynał; wtedy drugi gracz ma jeszcze ostatnią turę. Po ostatniej turze nie ma już żadnej innej.
naishi-rules-tie = Przy równych punktach wygrywa, kto ma więcej różnych kolorów; w przeciwnym razie jest remis.
naishi-rules-scoring = Rząd leży nad ręką. „Obok” znaczy po lewej, po prawej, nad lub pod.
naishi-rules-mountain = 5, jeśli jest jedyna na twoim terytorium; dwie lub więcej −5 razem.
naishi-rules-naishi = W środkowej kolumnie: 12 w rzędzie, 8 na ręce. Gdzie indziej 0.
naishi-rules-advisor = 2, 4, 3, 4, 2 według kolumn; i 4 za każdą naishi obok.
naishi-rules-sentinel = 3, jeśli obok nie ma innej strażniczki; i 4 za każdy fort obok.
naishi-rules-monk = 5 na ręce; a w obu liniach 2 za każdą torii obok.
naishi-rules-horseman = Na ręce 3, a pod sztandarem jeszcze 10. W rzędzie 0.
naishi-rules-ronin = 8 za 8 różnych rodzajów na twoim terytorium, 15 za 9 rodzajów, 45 za 10; góry i ninja nie są rodzajami.
naishi-rules-ninja = Musi stać się inną postacią z twojego terytorium, na swoim miejscu i pod każdym względem, tylko nie jako rodzaj dla ronina; najlepszy wybór robi za ciebie gra. Jeśli nie ma kogo skopiować, nie daje punktów i nie ma koloru.
naishi-rules-fort = 6 w każdym rogu: pierwsza i ostatnia kolumna, w obu liniach.
naishi-rules-torii = Jedna −5, dwie 0, trzy lub więcej 30 razem.
naishi-rules-rice-field = Grupy pól leżących obok siebie: dwa 10, trzy 20, cztery lub więcej 30.
naishi-rules-banner = Tylko w rzędzie: jeden 3, dwa 8 razem.
naishi-rules-beside-example = Obok tego doradcy są strażniczka, sztandar i, pod nim, naishi, która daje mu jeszcze 4.
naishi-rules-score-example = To terytorium daje 62 punkty. Trzy pola ryżowe dają razem 20.
naishi-rules-card = Karta
naishi-rules-copies = W grze
naishi-rules-points = Punkty
naishi-rules-kinds = Naishi, doradca, strażniczka, mnich, jeździec, ronin i ninja to postacie; fort, torii, pole ryżowe i sztandar to prowincje.
# The board
naishi-you = Ty
naishi-river = Rzeka
naishi-line = Rząd
naishi-hand = Ręka
naishi-line-of =
    { $owner ->
        [you] Twój rząd
       *[other] Rząd: { $owner }
    }
naishi-hand-of =
    { $owner ->
        [you] Twoja ręka
       *[other] Ręka: { $owner }
    }
# A place of a Line or a Hand, for a screen reader.
naishi-place =
    { $owner ->
        [you] Ty
       *[other] { $owner }
    }, { $row }, kolumna { $column }: { $card ->
        [hidden] zakryta karta
       *[other] { NOUN($card, of: "naishi-card", form: "nominative") }
    }{ $known ->
        [mine] , { $other } zna tę kartę
        [theirs] , znasz tę kartę
       *[no] { "" }
    }
naishi-pile =
    Rzeka, kolumna { $column }: { $count ->
        [0] pusto
        [one] { NOUN($card, of: "naishi-card", form: "nominative") }, ostatnia karta stosu
        [few] { NOUN($card, of: "naishi-card", form: "nominative") }, { $count } karty na stosie
        [many] { NOUN($card, of: "naishi-card", form: "nominative") }, { $count } kart na stosie
       *[other] { NOUN($card, of: "naishi-card", form: "nominative") }, { $count } karty na stosie
    }
naishi-empty = pusto
naishi-court = Cesarski dwór
naishi-swap = Zamiana
naishi-discard = Odrzucanie
naishi-decree = Dekret
naishi-swap-short = dwie karty zamieniają się miejscami
naishi-discard-short = dwie karty z rzeki
naishi-decree-short = wymiana karty: { $other }
naishi-stand =
    { $mine ->
        [0] { "" }
        [one] , twój emisariusz
        [few] , twoi emisariusze: { $mine }
        [many] , twoi emisariusze: { $mine }
       *[other] , twoi emisariusze: { $mine }
    }{ $theirs ->
        [0] { "" }
        [one] , jeden emisariusz gracza { $other }
        [few] , emisariusze gracza { $other }: { $theirs }
        [many] , emisariusze gracza { $other }: { $theirs }
       *[other] , emisariusze gracza { $other }: { $theirs }
    }
naishi-space-swap =
    Zamiana dwóch kart: { $free ->
        [0] brak wolnych pól
        [one] jedno wolne pole
        [few] { $free } wolne pola
        [many] { $free } wolnych pól
       *[other] { $free } wolnego pola
    }{ naishi-stand }
naishi-space-discard =
    Odrzucenie dwóch kart z rzeki: { $free ->
        [0] brak wolnych pól
        [one] jedno wolne pole
        [few] { $free } wolne pola
        [many] { $free } wolnych pól
       *[other] { $free } wolnego pola
    }{ naishi-stand }
naishi-space-decree =
    Dekret, wymiana jednego miejsca z przeciwnikiem, raz na grę: { $free ->
        [0] zajęte
       *[other] wolne
    }{ naishi-stand }
naishi-free =
    { $owner ->
        [you] Twoi wolni emisariusze
       *[other] Wolni emisariusze ({ $owner })
    }: { $count }
naishi-discard-pile =
    Stos kart odrzuconych: { $count ->
        [0] pusto
        [one] jedna karta, { NOUN($card, of: "naishi-card", form: "nominative") }
        [few] { $count } karty, na wierzchu { NOUN($card, of: "naishi-card", form: "nominative") }
        [many] { $count } kart, na wierzchu { NOUN($card, of: "naishi-card", form: "nominative") }
       *[other] { $count } karty, na wierzchu { NOUN($card, of: "naishi-card", form: "nominative") }
    }
naishi-discarded = odrzucone: { $count }
naishi-dealt = Twoje dwie karty
naishi-dealt-card = Karta { $number } z dwóch, do zatrzymania lub oddania: { NOUN($card, of: "naishi-card", form: "nominative") }
naishi-dealt-hidden = Rozdana zakryta karta
naishi-keep = Zatrzymaj jedną z dwóch kart; drugą dostanie { $other }.
naishi-drafting = Każdy gracz zatrzymuje jedną kartę, a drugą oddaje.
naishi-score = Punkty
naishi-score-so-far = Punkty do tej pory
naishi-turn = Tura { $turn }
naishi-last-turn = Ostatnia tura
naishi-gave = Od ciebie
naishi-gave-whole = Karta, którą podczas przygotowania { $other } dostaje od ciebie: { NOUN($card, of: "naishi-card", form: "nominative") }; na które miejsce ręki trafia, tego nie widać.
# The primary button of the action bar
naishi-verb-k = Zatrzymaj
naishi-verb-L = Rozwiń
naishi-verb-H = Rozwiń
naishi-verb-x = Odrzuć
naishi-verb-s = Zamień
naishi-verb-d = Wydaj dekret
naishi-verb-r =
    { $count ->
        [2] Odwołaj obu
       *[other] Odwołaj
    }
naishi-verb-end = Zadeklaruj koniec
naishi-verb-finish = Zakończ turę
# The next step
naishi-step-keep = Dotknij jej jeszcze raz, żeby ją zatrzymać i oddać drugą.
naishi-step-recall = Odwołaj obu albo wybierz pole, z którego odwołujesz jednego.
naishi-step-develop = Teraz wybierz, gdzie trafi { NOUN($card, of: "naishi-card", form: "nominative") }: do rzędu czy na rękę.
naishi-step-swap = Teraz wybierz pierwszą z dwóch kart do zamiany.
naishi-step-swap-second = Teraz wybierz kartę, która zamieni się miejscami { NOUN($card, of: "naishi-card", form: "with") }.
naishi-step-discard = Teraz wybierz pierwszą z dwóch kart z rzeki.
naishi-step-discard-second = Teraz wybierz z rzeki drugą kartę do odrzucenia razem { NOUN($card, of: "naishi-card", form: "with") }.
naishi-step-decree = Teraz wybierz miejsce, którego dwie karty zmienią właścicieli.
# What things are and do, for the card that explains them
naishi-worth =
    { $count ->
        [one] Teraz { $points }.
        [few] Teraz { $points } razem za { $count }.
        [many] Teraz { $points } razem za { $count }.
       *[other] Teraz { $points } razem za { $count }.
    }
naishi-worth-least = Teraz co najmniej { $points }.
naishi-worth-ninja = Teraz jako { NOUN($card, of: "naishi-card", form: "nominative") } { $points }.
naishi-about-known-mine = Oko: { $other } zna tę kartę.
naishi-about-known-theirs = Oko: znasz tę kartę, bo trafiła tu na twoich oczach.
naishi-about-unknown = Zna ją tylko { $owner }. Jest tu od początku: to góra, karta od ciebie albo ta zatrzymana podczas przygotowania.
naishi-about-secret = Przed końcem gry tę kartę widzi tylko { $owner }.
naishi-about-line = Pięć kart, które widzą obaj gracze: górna linia terytorium.
naishi-about-hand = Pięć kart, które widzi tylko ich właściciel, chyba że trafiły tam na oczach drugiego gracza: dolna linia terytorium.
naishi-about-develop = Dla ciebie: { $line } w rzędzie, { $hand } na ręce.
naishi-about-pile =
    { $below ->
        [0] To ostatnia karta swojego stosu.
        [one] Pod nią leży jedna zakryta karta.
        [few] Pod nią leżą { $below } zakryte karty.
        [many] Pod nią leży { $below } zakrytych kart.
       *[other] Pod nią leży { $below } zakrytej karty.
    }
naishi-about-pile-empty = W tej kolumnie nie ma już kart. Gdy jeden stos jest pusty, możesz zadeklarować koniec; dwa puste stosy kończą grę.
naishi-about-none-free = Nie masz wolnego emisariusza.
naishi-about-recall = Odwołanie ich zajmuje całą turę: dotknij tutaj.
naishi-about-emissaries = Każdy idzie na wolne pole na dworze, działa od razu i zostaje, dopóki { $name } go nie odwoła.
naishi-about-discards = Odrzucone karty nie wracają. Widać tylko wierzchnią.
naishi-about-score = Twoje punkty, gdyby gra skończyła się teraz. Punkty drugiej strony są ukryte do końca ({ $other }).
naishi-about-score-over = Punkty tego terytorium.
naishi-about-turn = Tury obu graczy, liczone razem.
naishi-about-last-turn = Po tej turze gra się kończy i wszystkie punkty są liczone.
# The guided first game
naishi-lesson-territory = Twoje terytorium ma dziesięć miejsc: pięć w rzędzie, które widzimy oboje, i pięć na ręce, które widzisz tylko ty.
naishi-lesson-draft = Zatrzymaj jedną z dwóch kart, a drugą oddaj mi; ja robię to samo. Zatrzymaj jeźdźca.
naishi-lesson-hand = Ty też dostajesz ode mnie kartę, a twoja ręka jest potasowana; od teraz każda karta zostaje na swoim miejscu.
naishi-lesson-river = W swojej turze bierzesz wierzchnią kartę stosu; zastępuje ona kartę z rzędu albo z ręki w tej samej kolumnie.
naishi-lesson-develop = Naishi daje 12 punktów pośrodku rzędu: dotknij jej w rzece, a potem świecącego miejsca w swoim rzędzie.
naishi-lesson-finish = Przed wzięciem karty albo po nim możesz też wysłać emisariusza na dwór; tym razem po prostu zakończ turę.
naishi-lesson-fort = Mój fort stoi teraz w rogu, gdzie daje 6 punktów; nigdzie indziej nie dałby nic.
naishi-lesson-beside = Doradca daje 4 więcej za naishi obok, czyli po lewej, po prawej, nad lub pod: połóż tego w swoim rzędzie.
naishi-lesson-swap = Pod sztandarem jeździec daje 10 więcej: dotknij Zamiany na dworze, a potem jeźdźca i góry pod sztandarem.
naishi-lesson-eye = Biorę na rękę mnicha, gdzie daje 5 punktów; trafia tam na twoich oczach, więc nadal go widzisz i ma znak oka.
naishi-lesson-rice = Pola ryżowe punktują w grupach: 10 za dwa, 20 za trzy, 30 za cztery. Weź to na rękę, pod pierwsze.
naishi-lesson-discard = Torii i fort pomogłyby mi: dotknij Odrzucania na dworze, potem obu kart i już ich nie ma.
naishi-lesson-sentinel = Moja strażniczka daje 4 za fort obok i 3, bo nie ma obok innej strażniczki.
naishi-lesson-recall = Twoi emisariusze zostają na dworze, dopóki nie poświęcisz całej tury, żeby odwołać jednego lub obu: dotknij ich.
naishi-lesson-recalled = Twoi emisariusze znów są wolni; zobaczmy teraz koniec gry.
naishi-lesson-mountain = Jedna góra daje 5, ale dwie lub więcej zabierają ci razem 5.
naishi-lesson-ninja = Ninja staje się jedną z twoich postaci, tą, która na jego miejscu daje najwięcej: ten jest drugim jeźdźcem.
naishi-lesson-ronin = Ronin daje 8, 15 lub 45 za 8, 9 lub 10 różnych kart, nie licząc gór i ninja.
naishi-lesson-decree = Raz na grę jedno z nas może wydać dekret, że obie karty z jednego miejsca zmieniają właścicieli: weź moją torii, bo trzy dają 30, a jedna zabiera 5.
naishi-lesson-empty = Stos 3 jest pusty: teraz każde z nas może zadeklarować koniec, a drugi pusty stos kończy grę i bez tego.
naishi-lesson-declare = Prowadzisz wysoko: zadeklaruj koniec, a mnie zostanie jedna tura.
naishi-lesson-last = Teraz obie ręce są odkryte i liczymy punkty; gdy są równe, wygrywa więcej różnych kolorów.
