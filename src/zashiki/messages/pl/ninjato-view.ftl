# Ninjato: where points come from
ninjato-from-earlier = honor sprzed ustawienia tej pozycji: { $points }
ninjato-from-envoys = skarby wydane na posłów: { $points }
ninjato-from-pavilion = skarby wydane na plotki: { $points }
ninjato-from-clans = wpływy w klanach: { $points }
ninjato-from-rumors =
    { NOUN($kind, of: "ninjato-rumor") }, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }: { $times } × { NOUN($kind, $things, of: "ninjato-rumor", form: "number") } = { $points }
ninjato-from-dishonor =
    { NOUN("D", of: "ninjato-rumor") }: { $cards } × { $each }, bo { $holders ->
        [one] nikt inny ich nie ma
        [few] mają je { $holders } osoby
        [many] ma je { $holders } osób
       *[other] ma je { $holders } osoby
    } = { $points }
ninjato-from-treasures =
    { $count ->
        [one] { $count } niewydany skarb
        [few] { $count } niewydane skarby
        [many] { $count } niewydanych skarbów
       *[other] { $count } niewydanego skarbu
    }: { $points }
ninjato-from-elites =
    { $count ->
        [one] { $count } elitarny strażnik
        [few] { $count } elitarnych strażników
        [many] { $count } elitarnych strażników
       *[other] { $count } elitarnego strażnika
    }: { $points }
ninjato-from-tie =
    przy remisie liczą się posłowie: { $envoys ->
        [one] { $envoys } poseł
        [few] { $envoys } posłów
        [many] { $envoys } posłów
       *[other] { $envoys } posła
    }{ $envoys ->
        [0] { "" }
       *[other] , wiek najstarszego: { $age }
    }
# What is asked of the player who decides
ninjato-ask-place = Runda { $round }, shuriken { $shuriken } z 3: wybierz miejsce.
ninjato-ask-draw =
    Dobierz jeszcze { $draws ->
        [one] { $draws } kartę
        [few] { $draws } karty
        [many] { $draws } kart
       *[other] { $draws } karty
    }: z odkrytych albo z talii.
ninjato-ask-discard =
    Masz { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }; odrzuć nadmiar do 7.
ninjato-ask-guard =
    { $guard ->
        [sentry] Wartownik ({ $value })
        [alarm] Strażnik alarmujący ({ $value })
        [standin] Strażnik ({ $value }) w zastępstwie elitarnego
        [elite] Elitarny strażnik (siła { $value }, podstęp { $second })
       *[normal] Strażnik ({ $value })
    }: { $side ->
        [stealth] zagraj mniej niż { $need }.
       *[strength] zagraj więcej niż { $need }.
    }
ninjato-ask-both =
    { $side ->
        [stealth] Dwaj elitarni strażnicy ({ $value } i { $second }): na każdego zagraj osobno mniej, niż pokazuje.
       *[strength] Dwaj elitarni strażnicy ({ $value } i { $second }): na każdego zagraj osobno więcej, niż pokazuje.
    }
ninjato-ask-rest =
    { $side ->
        [stealth] Z dwóch został { $need }: zagraj mniej niż { $need }.
       *[strength] Z dwóch został { $need }: zagraj więcej niż { $need }.
    }
ninjato-ask-between = Zabierasz { COUNTS($neutral, $red, of: "ninjato-treasure", form: "accusative") } i odchodzisz, czy wołasz banzai?
ninjato-ask-keep = Nie udało się. Który skarb zatrzymujesz?
ninjato-ask-token = Posiadłość { $house } jest pusta. Wybierz jej nowy żeton klanu.
ninjato-ask-hensojutsu = Użyć Hensojutsu na pośle z maską, żeby mieć o jeden wpływ więcej?
ninjato-ask-first =
    Masz pierwsze miejsce w klanie { NOUN($clan, of: "ninjato-clan") }: { $honor ->
        [one] { $honor } punkt honoru
        [few] { $honor } punkty honoru
        [many] { $honor } punktów honoru
       *[other] { $honor } punktu honoru
    } czy plotka z pawilonu?
ninjato-ask-second = Masz drugie miejsce w klanie { NOUN($clan, of: "ninjato-clan") }: wybierz plotkę.
ninjato-say-strike =
    { $which ->
        [it] Masz { $total }, to wystarczy: uderz.
        [either] Masz { $total }, to wystarczy na każdego z nich: uderz.
       *[one] Masz { $total }, to wystarczy na { $value }: uderz.
    }
ninjato-say-nothing =
    { $which ->
        [it] Nic, co masz, go nie pokona.
        [either] Nic, co masz, nie pokona żadnego z nich.
       *[one] Nic, co masz, nie pokona { $value }.
    }
ninjato-say-total = Na razie masz { $total }.
# Why a move is not legal, as the end of a sentence
ninjato-want-place = wybierz miejsce dla swojego shurikena.
ninjato-want-draw = dobierz kartę: t? z talii albo jedną z odkrytych.
ninjato-want-discard = odrzuć kartę, którą masz na ręce.
ninjato-want-end = najpierw zakończ napad.
ninjato-want-card = najpierw zagraj kartę z ręki; dodatki i uderzenie są potem.
ninjato-want-more = karta jest zagrana; dodaj coś, uderz albo się poddaj.
ninjato-want-guard =
    { $other ->
        [0] podaj strażnika: !{ $value }.
       *[other] podaj strażnika: !{ $value } lub !{ $other }.
    }
ninjato-want-leave-or-banzai = odejdź albo banzai.
ninjato-want-keep = wybierz, który skarb ze shurikena zatrzymujesz.
ninjato-want-token = wybierz z zasobów żeton innego klanu.
ninjato-want-hensojutsu = podaj swojego posła z maską, którego jeszcze nie było, albo h-.
ninjato-want-reward = weź honor albo plotkę, która leży w pawilonie.
ninjato-want-rumor = weź plotkę, która leży w pawilonie.
ninjato-not-taught = sensei nie uczy teraz { NOUN($skill, of: "ninjato-tile") }.
ninjato-style-owned = znasz już styl { NOUN($style, of: "ninjato-style", form: "genitive") }, więc nic nie płacisz.
ninjato-card-unnamed = to kosztuje dowolną kartę: podaj jedną ze swoich.
ninjato-card-named = to kosztuje kartę { $card }, a żadna nie jest podana.
ninjato-card-missing = to kosztuje kartę { $card }, której nie masz.
ninjato-no-envoy = miejsce { $slot } w pałacu jest puste.
ninjato-no-rumor = miejsce { $slot } w pawilonie jest puste.
ninjato-too-poor =
    { $least ->
        [0] to kosztuje { COUNTS($cost, of: "ninjato-treasure", form: "accusative") }
       *[other] to kosztuje od { $least } do { $most } skarbów jednego rodzaju
    }, { $treasures ->
        [0] a nie masz nic.
       *[other] a masz { COUNTS($owned, of: "ninjato-treasure", form: "accusative") }.
    }
ninjato-not-open = posiadłość { $house } jest zamknięta do końca rundy.
ninjato-no-card = nie masz karty { $card }.
ninjato-no-skill = nie masz gotowej umiejętności { NOUN($skill, of: "ninjato-tile") }.
ninjato-no-kuji-in = do tego trzeba gotowego Kuji-in i użytej płytki o tej nazwie.
ninjato-not-taken = na twoim shurikenie nie ma takiego skarbu: { NOUN($treasure, of: "ninjato-treasure", form: "kind") }.
ninjato-not-in-house = w posiadłości nie ma takiego skarbu: { NOUN($treasure, of: "ninjato-treasure", form: "kind") }.
ninjato-no-guard = nie ma strażnika ({ $value }) do pokonania.
ninjato-total-fails =
    { $side ->
        [stealth] twój wynik to { $total }, a trzeba mniej niż { $value }
       *[strength] twój wynik to { $total }, a trzeba więcej niż { $value }
    }{ $other ->
        [0] .
       *[other] { " " }i { $other }.
    }
# Treasures that the player chooses for a cost
ninjato-treasure-a =
    { $count ->
        [one] dowolny skarb
        [few] { $count } dowolne skarby
        [many] { $count } dowolnych skarbów
       *[other] { $count } dowolnego skarbu
    }
    .kind = dowol.
    .accusative =
        { $count ->
            [one] dowolny skarb
            [few] { $count } dowolne skarby
            [many] { $count } dowolnych skarbów
           *[other] { $count } dowolnego skarbu
        }
ninjato-treasure-x = { $count } jednego rodzaju
    .accusative = { $count } jednego rodzaju
ninjato-treasure-y = { $count } innego
    .accusative = { $count } innego
# The text board
ninjato-board-round = Runda { $round } z { $rounds }
ninjato-board-scoring = punktowanie po { $round }: { $order }
ninjato-board-house = Dom { $number }
ninjato-board-closed = zamknięta do końca rundy
ninjato-board-sentry = wartownik { $value }
ninjato-board-dojo = Dojo
ninjato-board-deck = { $cards } w talii
ninjato-board-stack = stos od góry: { $names }
ninjato-board-sensei = Sensei
ninjato-board-lesson =
    { $skill } ({ $style }, { $card ->
        [0] dowolna karta
       *[other] karta { $card }
    })
ninjato-board-no-lesson = w tej rundzie niczego nie uczy
ninjato-board-palace = Pałac
ninjato-board-pavilion = Pawilon
ninjato-board-cost-range = od { $least } do { $most } jednakowych
ninjato-board-cost-alike = { $count } jednakowe
ninjato-board-clans = Klany
ninjato-board-nobody = nikt
ninjato-board-honor = { $honor } honoru
ninjato-board-hand =
    { $cards ->
        [0] brak kart na ręce
        [one] { $cards } karta na ręce
        [few] { $cards } karty na ręce
        [many] { $cards } kart na ręce
       *[other] { $cards } karty na ręce
    }
ninjato-board-treasures = skarby { $treasures }
ninjato-board-elites = elitarni { $cards }
ninjato-board-rumors = plotki { $rumors }
ninjato-board-used = { $skill } (użyta)
ninjato-board-invading =
    { $side ->
        [stealth] Napad na posiadłość { $house } podstępem
       *[strength] Napad na posiadłość { $house } siłą
    }
ninjato-board-shuriken = Shuriken
ninjato-board-no-loot = jeszcze nic
ninjato-board-facing = Wróg
ninjato-board-guard =
    { $guard ->
        [sentry] wartownik ({ $value })
        [alarm] strażnik alarmujący ({ $value })
        [standin] strażnik ({ $value }) w zastępstwie elitarnego
        [elite] elitarny strażnik (siła { $value }, podstęp { $second })
        [double] dwaj elitarni strażnicy ({ $value } i { $second })
       *[normal] strażnik ({ $value })
    }
ninjato-board-left = ; został { $value }
ninjato-board-so-far = Na razie
ninjato-board-total = razem { $total }
ninjato-board-no-card = żadnej karty
ninjato-board-wins = Wygrywa
ninjato-board-against = na { $value }: { $plays }
ninjato-board-strike = uderz teraz
ninjato-board-nothing = nic, co masz, go nie pokona
ninjato-board-next = Dalej
ninjato-board-nobody-next =
    { $left ->
        [one] nikt: pokonaj tego strażnika, a posiadłość będzie pusta
        [few] nikt: pokonaj obu, a posiadłość będzie pusta
        [many] nikt: pokonaj obu, a posiadłość będzie pusta
       *[other] nikt: pokonaj obu, a posiadłość będzie pusta
    }
ninjato-board-coming =
    { $source ->
        [elite] jeden z { $count } elitarnych strażników: { $guards }
        [standin] jeden z { $count } strażników w zastępstwie elitarnego: { $guards }
       *[normal] jeden z { $count } strażników: { $guards }
    }
ninjato-board-guards =
    { $kind ->
        [alarm] alarm{ "\u00A0" }{ $values }{ "\u00A0" }×{ $count }
        [double] podwójny{ "\u00A0" }{ $values }{ "\u00A0" }×{ $count }
       *[plain] { $values }{ "\u00A0" }×{ $count }
    }
ninjato-board-odds = Szanse
ninjato-board-chance = masz czym pokonać { $beaten } z { $count }, { $percent }%
# The rules in brief, for the terminal: lines of at most 60 columns
ninjato-primer =
    Siedem rund; każdy gracz po kolei kładzie trzy shurikeny.
      dojo        dobierz karty, t5 odkrytą lub t? z talii:
                  4, gdy nie masz żadnej, 3 przy jednej, inaczej
                  2; na ręce zostaje najwyżej siedem. Kto był
                  w dojo ostatni, zaczyna następną rundę
      learn:…     umiejętność od senseia za kartę dojo; darmo,
                  gdy masz już płytkę w tym stylu
      P2:fj       zapłać skarbami za posła z pałacu
      R1:v        zapłać skarbami za plotkę z pawilonu
      H3+ H3-     napadnij na posiadłość 3 siłą lub podstępem
    
    Napad: zagraj kartę (b4), potem możesz dodać 3 jako + lub -
    i umiejętności. Siła wygrywa, gdy masz więcej niż strażnik,
    podstęp, gdy mniej; remis nic nie daje. Uderz przez !, a
    następny skarb jest twój: odejdź (leave) albo wołaj banzai
    i zmierz się z nieznanym strażnikiem. Poddanie (yield)
    zostawia ci jeden skarb. Alarm przynosi skarb, potem
    najcenniejszy, który nie jest czerwony, robi się czerwony.
    Wielkie litery to czerwone skarby: pilnują ich elitarni
    strażnicy. Podwójny to dwaj strażnicy, na każdego osobne
    zagranie. Gdy opróżnisz posiadłość, wybierasz jej nowy
    żeton klanu. Możesz wpisać kilka ruchów naraz: b4 + !
    
    Skarby przy płaceniu: wachlarz 2, zwój 3, waza 4, jadeit 5;
    złoto zastępuje dowolny rodzaj, po prawdziwych żetonach.
    Po rundach 3, 5 i 7 najwięcej posłów klanu daje honor jego
    żetonów albo plotkę, drugie miejsce dostaje resztę; remis
    rozstrzyga najstarszy poseł. * to maska, której potrzebuje
    Hensojutsu. Na końcu liczą się też plotki, elitarni
    strażnicy i niewydane skarby.
    
    Skład niektórych talii jest odtworzony: drukowana
    instrukcja podaje tylko sumy i przykłady.
