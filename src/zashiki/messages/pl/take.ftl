# Ta-Ke: the home page, the options
take-motto = Pięć stosów żetonów, dwa dziedzińce, nic ukrytego. Każde wzięcie daje punkty obu graczom.
take-option-ninja_values = Wartości ninja
take-option-ninja_values-2-1 = 2 i 1
take-option-ninja_values-1-0 = 1 i 0
take-option-ninja_repeats = Ninja powtarza zdolność
take-option-ninja_repeats-no = nigdy
take-option-ninja_repeats-yes = może
take-about = Autor: Arve D. Fühler, wydawca: HUCH! (2017). Dla dwóch osób, bez ukrytych informacji: pięć stosów, dwa dziedzińce i punkty dla obojga za każdy wzięty żeton.
# The rules
take-rules-title-ghosts = Duchy
take-rules-title-example = Wzięcie żetonu krok po kroku
take-rules-title-types = Pięć typów
take-rules-aim = Zbieraj żetony na swoim dziedzińcu, żeby mieć wpływ w typach, które punktują. Każde punktowanie daje punkty obu graczom. Wygrywa, kto ma najwięcej punktów. O tym, kto zaczyna, decyduje los.
take-rules-hall = Na polach od A do E sali audiencyjnej stoi pięć stosów po siedem żetonów: pięć typów, po siedem żetonów każdego. Na każdym polu jest też nadrukowany typ. Nic nie jest ukryte.
take-rules-court = Na twoim dziedzińcu są kolumny dla daimyo, roninów, gejsz i ninja. Żeton liczy się za 2 w dolnym rzędzie i za 1 w środkowym. Samuraje leżą w górnym rzędzie, nad dowolną kolumną, i liczą się za 1.
take-rules-turn-abilities = Jeśli chcesz, użyj zdolności.
take-rules-turn-take = Weź wierzchni żeton ze stosu bez ducha i zostaw tam ducha.
take-rules-turn-place = Połóż żeton w dolnym rzędzie jego kolumny; samuraja nad wybraną kolumną.
take-rules-turn-score = Punkty dostają obaj gracze.
take-rules-ghosts = Nikt nie może wziąć żetonu spod ducha. Jeśli na początku tury na każdym stosie jest duch, wszystkie duchy wracają do zasobów.
take-rules-scored-type = Punktuje jeden typ: ten, który teraz widać w miejscu wziętego żetonu. To żeton spod spodu albo nadruk pustego pola.
take-rules-scored-count = Policz pola w sali, na których widać ten typ; duchy niczego nie zasłaniają.
take-rules-scored-influence = Każdy gracz dostaje tę liczbę razy swój wpływ w tym typie: wartość żetonów w jego kolumnie i 1 za każdego samuraja nad nią. Wpływ samurajów to liczba wszystkich twoich samurajów.
take-rules-abilities = Zanim weźmiesz żeton, żetony z twojego dolnego rzędu mogą użyć swoich zdolności, każdy typ raz na turę. Żeton przechodzi wtedy na stałe do środkowego rzędu i liczy się za mniej.
take-rules-ninja = Ninja nie może wypchnąć innego ninji. Możesz wypchnąć żeton i nie użyć jego zdolności, ale nie możesz w tej samej turze użyć tej samej zdolności własnym żetonem.
take-rules-end = Gra kończy się, gdy ostatni żeton jest wzięty i policzony. Przy równych punktach jest remis.
take-rules-options = Stół można otworzyć z innymi zasadami ninja: liczy się za 1 i 0 albo może powtórzyć zdolność, której użył twój własny żeton.
take-diagram-take = Bierzesz gejszę z E. Trafia do dolnego rzędu twojego dziedzińca, a na E pojawia się duch.
take-diagram-count = Na E widać teraz gejszę, więc punktują gejsze. Widać je na trzech polach: A, C i E.
take-diagram-influence = Twój wpływ gejsz to 2 + 1 + 1 + 1 = 5: jeden żeton w dolnym rzędzie, jeden w środkowym i dwóch samurajów. Dostajesz 3 × 5 = 15 punktów. Przeciwnik dostaje 3 × swój wpływ.
take-column-type = Typ
take-column-bottom = Dolny rząd
take-column-middle = Środkowy rząd
take-column-ability = Zdolność
take-none = –
# The board
take-row-bottom = dół
take-row-middle = środek
take-row-samurai = samuraje
take-your-court = Twój dziedziniec
take-court = Dziedziniec: { $name }
take-court-about =
    Dotąd { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }. Wzięty żeton trafia do swojej kolumny, samuraj nad dowolną kolumnę.
take-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
take-hall = Sala audiencyjna
# Cards that explain a piece: a name, and what it is and does now
take-ability-D = Przesuwa od jednego do trzech twoich samurajów, każdego nad inną kolumnę.
take-ability-R = Przenosi ducha na pole bez ducha albo do zasobów lub z nich. Musi ci zostać żeton do wzięcia.
take-ability-G = Przenosi wierzchni żeton ze stosu co najmniej dwóch na inny stos lub puste pole, oba bez ducha. Tego żetonu nie możesz wziąć w tej turze.
take-ability-N = Wypycha daimyo, ronina lub gejszę przeciwnika do środkowego rzędu. Potem możesz użyć tej zdolności na swoją korzyść.
take-ability-S = Bez zdolności. Liczy się za 1 w kolumnie, nad którą leży, i za 1, gdy punktują samuraje.
take-does = { NOUN($piece, of: "take-piece") }: { $ability }
take-cell =
    { $court }, { NOUN($piece, of: "take-piece", form: "plural-nominative") }, { $row ->
        [bottom] dolny rząd
       *[middle] środkowy rząd
    }: { $count ->
        [0] pusto
       *[other] { NOUN($piece, $count, of: "take-piece", form: "counted") }
    }
take-cell-bottom-about =
    { $count ->
        [0] Tu trafia wzięty żeton tego typu ({ NOUN($piece, of: "take-piece", form: "nominative") }) i liczy się za { $value }.
       *[other]
            { $count ->
                [one] Liczy
                [few] Każdy żeton liczy
                [many] Każdy żeton liczy
               *[other] Każdy żeton liczy
            } się za { $value }. { $does } Użycie zdolności przesuwa żeton na stałe do środkowego rzędu, gdzie liczy się za { $then }.
    }
take-cell-used = Użyte już w tej turze.
take-cell-middle-about = Żetony użyte albo wypchnięte przez ninję. Każdy liczy się za { $value } i nie można go użyć ponownie.
take-cell-samurai =
    { $court }, nad { NOUN($piece, of: "take-piece", form: "plural-instrumental") }: { $count ->
        [0] bez samurajów
        [one] { $count } samuraj
        [few] { $count } samurajów
        [many] { $count } samurajów
       *[other] { $count } samuraja
    }
take-cell-samurai-about = Każdy samuraj liczy się tu za 1 w kolumnie { NOUN($piece, of: "take-piece", form: "plural-genitive") } i za 1, gdy punktują samuraje.
take-all-samurai = { $court }: wszyscy samuraje
take-row =
    { $row ->
        [bottom] Dolny rząd
        [middle] Środkowy rząd
       *[samurai] Samuraje
    }: każdy żeton liczy się za { $value }{ $ninja ->
        [same] { "" }
       *[other] , ninja za { $ninja }
    }
take-row-about-bottom = Tu trafiają wzięte żetony. Tylko tutaj mogą użyć swojej zdolności.
take-row-about-middle = Żetony trafiają tu, gdy użyją zdolności albo wypchnie je ninja. Zostają tu i nie można ich użyć ponownie.
take-row-about-samurai = Samuraj leży nad wybraną przez ciebie kolumną. Liczy się w tej kolumnie i gdy punktują samuraje.
take-influence = Wpływ { NOUN($piece, of: "take-piece", form: "plural-genitive") }: { $influence }
take-influence-about =
    { $parts ->
        [none] Nic się jeszcze nie liczy.
       *[other] { $parts }.
    } Gdy punktują { NOUN($piece, of: "take-piece", form: "plural-nominative") }, wpływ mnoży się przez liczbę pól, na których widać { NOUN($piece, of: "take-piece", form: "accusative") }, teraz { $shown }.
take-part-bottom = { $count } × { $value } w dolnym rzędzie
take-part-middle = { $count } × { $value } w środkowym rzędzie
take-part-over =
    { $count ->
        [one] { $count } samuraj
        [few] { $count } samurajów
        [many] { $count } samurajów
       *[other] { $count } samuraja
    } nad kolumną
take-part-samurai =
    razem { $count ->
        [one] { $count } samuraj
        [few] { $count } samurajów
        [many] { $count } samurajów
       *[other] { $count } samuraja
    }
take-stack = Stos { $letter }: na górze { NOUN($piece, of: "take-piece", form: "nominative") }
take-space = Pole { $letter }: puste
take-stack-about =
    { $count ->
        [one] Ostatni żeton.
        [few] Od góry: { LIST($chips, of: "take-piece", form: "nominative", with: "comma") }.
        [many] Od góry: { LIST($chips, of: "take-piece", form: "nominative", with: "comma") }.
       *[other] Od góry: { LIST($chips, of: "take-piece", form: "nominative", with: "comma") }.
    }
take-space-about = Na pustym polu widać jego nadruk: { NOUN($piece, of: "take-piece", form: "nominative") }.
take-stack-uncovers =
    Wzięcie { NOUN($piece, of: "take-piece", form: "genitive") } odsłania { NOUN($beneath, of: "take-piece", form: "accusative") }{ $from ->
        [space] , czyli nadruk pola
       *[chip] { "" }
    }, więc punkty byłyby za { NOUN($beneath, of: "take-piece", form: "plural-accusative") }.
take-stack-ghost = Siedzi na nim duch: nikt stąd nie weźmie, dopóki nie odejdzie.
take-stack-closed = Zamknięty w tej turze: gejsza położyła tu wierzchni żeton.
take-closed = zamknięty
take-supply =
    Zasoby: { $count ->
        [0] brak duchów
        [one] jeden duch
        [few] { $count } duchy
        [many] { $count } duchów
       *[other] { $count } ducha
    }
take-supply-about = Każde wzięcie zostawia ducha na polu. Jeśli na początku tury na każdym stosie jest duch, wszystkie wracają do zasobów.
take-ghosts = Duchy
take-you = ty
take-opponent = przeciwnik
take-offers = Punkty za wzięcie
take-offers-about = Pod każdym stosem: typ, który by punktował, i punkty dla obu graczy. Punkty to liczba pól, na których widać typ, razy wpływ.
take-sums = Punkty za { NOUN($piece, of: "take-piece", form: "plural-accusative") }
take-plus = +{ $points }
take-scored = { NOUN($piece, of: "take-piece", form: "many") }: { $sum }
take-product = { $shown } × { $influence } = { $points }
take-step-take = Teraz połóż go na swoim dziedzińcu.
take-step-samurai = Teraz wybierz kolumnę dla samuraja.
take-step-over = Teraz wybierz dla niego inną kolumnę.
take-step-D-1 = Teraz dotknij swoich samurajów: daimyo przesuwa najwyżej trzech.
take-step-R-1 = Ronin: teraz wybierz ducha.
take-step-R-2 = Teraz wybierz, dokąd trafi duch.
take-step-G-1 = Gejsza: teraz wybierz wierzchni żeton.
take-step-G-2 = Teraz wybierz, dokąd trafi żeton.
take-step-N-1 = Ninja: teraz wybierz żeton do wypchnięcia.
take-step-N-D = Teraz dotknij samurajów, żeby ich przesunąć, albo środkowego rzędu, żeby tylko wypchnąć.
take-step-N-R = Teraz wybierz ducha do przeniesienia albo środkowy rząd, żeby tylko wypchnąć.
take-step-N-G = Teraz wybierz wierzchni żeton do przeniesienia albo środkowy rząd, żeby tylko wypchnąć.
take-verb-take = Weź
take-verb-use = Użyj { NOUN($piece, of: "take-piece", form: "genitive") }
take-verb-ghost = Przenieś ducha
take-verb-chip = Przenieś żeton
take-verb-samurai = Przesuń samuraja
take-verb-push = Wypchnij
take-verb-enough = Wystarczy
# The guided first game
take-lesson-aim = Witaj! Na zmianę bierzemy żetony, każde wzięcie daje punkty nam obojgu, a wygrywa, kto ma ich najwięcej.
take-lesson-hall = W sali stoi pięć stosów po siedem żetonów i nic nie jest ukryte: każdy żeton widzisz z boku.
take-lesson-take = Weź gejszę ze stosu B: dotknij jej, a potem świecącego miejsca na swoim dziedzińcu.
take-lesson-score = W miejscu wziętej gejszy widać następną, więc punktują gejsze: 2 pola z gejszą × twój wpływ 2 (dolny rząd) = 4 punkty.
take-lesson-ghost = Każde wzięcie zostawia ducha, a spod ducha nikt nie bierze: B było dla mnie zablokowane, więc biorę gejszę z D.
take-lesson-both = Za każdym razem punktujemy oboje: gejsze znów widać na 2 polach, a mamy po jednym żetonie, więc każde z nas dostaje 2 × 2 = 4.
take-lesson-samurai = Weź samuraja z E i połóż go nad swoimi gejszami: doda 1 do ich wpływu.
take-lesson-counts = Teraz gejsze widać na 3 polach: 3 × twój wpływ 3 = 9 dla ciebie i 3 × 2 = 6 dla mnie.
take-lesson-empty = Na wszystkich innych stosach są duchy, więc weź ostatni żeton ze stosu A.
take-lesson-printed = Na pustym polu widać nadruk samuraja, więc punktują samuraje, gdziekolwiek leżą: 2 pola × 3 twoich samurajów = 6 punktów.
take-lesson-home = Na moją turę nie został żaden żeton bez ducha, więc wszystkie duchy wróciły do zasobów.
take-lesson-abilities = Zanim weźmiesz żeton, żetony z twojego dolnego rzędu mogą użyć swoich zdolności, każdy typ raz na turę.
take-lesson-daimyo = Daimyo przesuwa najwyżej trzech twoich samurajów nad inne kolumny: dotknij swojego daimyo, a potem samurajów.
take-lesson-middle = Użyty daimyo zostaje w środkowym rzędzie i liczy się za 1 zamiast 2; teraz przesuń samuraja znad roninów nad gejsze.
take-lesson-enough = To wystarczy: zostaw drugiego samuraja na miejscu przyciskiem na pasku.
take-lesson-daimyo-take = Teraz weź gejszę z C.
take-lesson-daimyo-score = 2 pola z gejszą × twój wpływ 5 = 10 punktów; bez samuraja byłoby 8.
take-lesson-ronin = Ronin przenosi ducha na pole bez ducha albo do zasobów lub z nich: odeślij ducha ze stosu A do zasobów.
take-lesson-geisha = Gejsza przenosi wierzchni żeton na inne pole bez ducha, nawet puste: przenieś ninję z A na C.
take-lesson-closed = Stos C jest w tej turze zamknięty, bo nie możesz wziąć żetonu, który właśnie przeniosła gejsza.
take-lesson-geisha-take = Możesz za to wziąć daimyo, którego odsłoniła na A.
take-lesson-geisha-score = 2 pola z daimyo × twój wpływ 5 = 10 punktów dla ciebie i 2 × 1 = 2 dla mnie.
take-lesson-ninja = Ninja wypycha w górę mój żeton i używa jego zdolności: wypchnij mojego ronina, a potem przenieś ducha z B na D.
take-lesson-pushed = Mój ronin liczy się teraz za 1 zamiast 2 i stracił zdolność; ninja może też tylko wypchnąć, ale nigdy innego ninji.
take-lesson-ninja-take = Teraz weź gejszę z B: punktuje ninja spod niej.
take-lesson-ninja-score = 2 pola z ninją × twój wpływ 5 = 10 punktów dla ciebie i 2 × 2 = 4 dla mnie.
take-lesson-last = Koniec gry: tracisz do mnie 2 punkty, a ostatni żeton należy do ciebie.
take-lesson-end = Wszystkie 35 żetonów wzięte i gra się skończyła: wygrywasz 149 do 147, a przy równych punktach byłby remis.
