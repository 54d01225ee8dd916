# Ninjato: the home page, the options
ninjato-motto = Napadaj na posiadłości klanów, pokonuj strażnika za strażnikiem i wiedz, kiedy odejść.
ninjato-about = Autorzy: Adam West i Dan Schnake, projekt Crosscut Games, wydawca: Z-Man Games (2011). Dla dwóch do czterech osób. Zawartość talii jest częściowo odtworzona, bo instrukcja nie wymienia każdej karty; strona z zasadami mówi, które liczby.
# The rules
ninjato-rules-title-round = Runda
ninjato-rules-title-invasion = Napad na posiadłość
ninjato-rules-title-guards = Strażnicy
ninjato-rules-title-skills = Umiejętności
ninjato-rules-title-treasures = Skarby
ninjato-rules-title-envoys = Posłowie
ninjato-rules-title-rumors = Plotki
ninjato-rules-title-clans = Klany
ninjato-rules-aim = Zdobądź najwięcej honoru w siedmiu rundach. Napadaj na posiadłości, wydawaj ich skarby na posłów i plotki i zyskuj wpływy w trzech klanach.
ninjato-rules-round = Każdy po kolei kładzie shurikena i od razu robi to, co daje to miejsce, i tak trzy razy. W każdym miejscu mieszczą się wszyscy; tylko opróżniona posiadłość jest zamknięta do końca rundy.
ninjato-rules-house-name = Posiadłość
ninjato-rules-house = Napadnij na nią, żeby zdobyć jej skarby.
ninjato-rules-dojo = Dobierz dwie karty, trzy, gdy masz jedną, cztery, gdy nie masz żadnej: odkryte lub z talii. Na ręce zostaje najwyżej siedem. Goście dojo grają w następnej rundzie jako pierwsi, ostatni z nich przed wszystkimi.
ninjato-rules-sensei = Naucz się umiejętności za kartę, której wymaga, albo za darmo, jeśli masz już jedną w tym stylu. Umiejętności pomagają w napadach, każda raz na rundę.
ninjato-rules-palace = Zapłać za posła, który daje ci wpływ w klanie.
ninjato-rules-pavilion = Zapłać za plotkę. Leży zakryta i liczy się na końcu gry.
ninjato-rules-refill = Na koniec rundy puste posiadłości dostają trzy skarby i nowego wartownika, pałac i pawilon są uzupełniane, a użyte umiejętności znów są gotowe. Sensei pokazuje w rundach od 1 do 4 tyle nowych umiejętności, ilu jest graczy, a potem jedno Hensojutsu na rundę.
ninjato-rules-invade = Wybierz siłę, żeby pokonywać strażników wyższym wynikiem, albo podstęp, żeby pokonywać ich niższym. Remis nikogo nie pokonuje. Najpierw jest wartownik, którego widzisz.
ninjato-rules-strip = Napad siłą.
ninjato-rules-fight = Zagraj na strażnika jedną kartę i dodaj trójki, każdą jako +1 lub −1, oraz umiejętności. Wszystko to jest zużyte, nawet gdy przegrasz.
ninjato-rules-win = Każdy pokonany strażnik daje ci skarb, najpierw najtańszy, a czerwone na końcu. Potem odejdź ze wszystkim, co masz, albo zawołaj banzai i zmierz się z kolejnym strażnikiem, kimkolwiek jest.
ninjato-rules-fail = Jeśli nie możesz pokonać strażnika, zatrzymujesz jeden ze zdobytych skarbów, a resztę tracisz. Po porażce i po odejściu posiadłość dostaje nowy skarb, a jej wartownik zostaje.
ninjato-rules-clear = Gdy zabierzesz ostatni skarb, posiadłość jest pusta: zamień jej żeton klanu na żeton innego klanu.
ninjato-rules-alarm = Strażnik alarmujący, który nie jest wartownikiem, przynosi jeszcze jeden skarb; potem najcenniejszy skarb, który nie jest czerwony, robi się czerwony.
ninjato-rules-elite = Czerwonych skarbów pilnują elitarni strażnicy. Większość ma jedną liczbę przeciw sile, prostą, i drugą przeciw podstępowi, pochyloną; podwójny to dwaj strażnicy i trzeba pokonać obu dla jednego skarbu. Pokonani są twoi, nawet jeśli potem przegrasz.
ninjato-rules-guard = Strażnik
ninjato-rules-cards = Karty
ninjato-rules-guard-1 = 1
ninjato-rules-guard-2 = 2
ninjato-rules-guard-3a = 3, podnosi alarm
ninjato-rules-guard-4 = 4
ninjato-rules-guard-5 = 5
ninjato-rules-elites = Pokonanych elitarnych strażników zatrzymujesz: na końcu dają honor.
ninjato-rules-elite-guard = Elitarny strażnik
ninjato-rules-honor = Honor
ninjato-rules-elite-E51 = 5 przeciw sile, 1 przeciw podstępowi
ninjato-rules-elite-E42 = 4 przeciw sile, 2 przeciw podstępowi
ninjato-rules-elite-E52 = 5 przeciw sile, 2 przeciw podstępowi
ninjato-rules-elite-E41 = 4 przeciw sile, 1 przeciw podstępowi
ninjato-rules-elite-E53 = 5 przeciw sile, 3 przeciw podstępowi
ninjato-rules-elite-E31 = 3 przeciw sile, 1 przeciw podstępowi
ninjato-rules-elite-D35 = dwaj strażnicy, 3 i 5
ninjato-rules-elite-D13 = dwaj strażnicy, 1 i 3
ninjato-rules-elite-D24 = dwaj strażnicy, 2 i 4
ninjato-rules-skills = Każda płytka umiejętności działa raz na rundę. Pierwsza w danym stylu kosztuje kartę; gdy ją masz, wszystkie inne w tym stylu są za darmo.
ninjato-rules-skill = Umiejętność
ninjato-rules-effect = Co robi
ninjato-rules-style = Styl
ninjato-rules-cost = Koszt
ninjato-rules-tiles = Płytki
ninjato-rules-cost-1 = karta 1
ninjato-rules-cost-5 = karta 5
ninjato-rules-cost-any = dowolna karta
ninjato-rules-cost-style = jak w jej stylu
ninjato-rules-style-each = po jednej
ninjato-rules-treasures = Wydane skarby od razu dają honor:
ninjato-rules-fan-name = Wachlarz
ninjato-rules-fan = 2
ninjato-rules-scroll-name = Zwój
ninjato-rules-scroll = 3
ninjato-rules-vase-name = Waza
ninjato-rules-vase = 4
ninjato-rules-jade-name = Jadeit
ninjato-rules-jade = 5
ninjato-rules-gold-name = Złoto
ninjato-rules-gold = Zastępuje dowolny rodzaj i daje jego honor, w miejscu dowolnego skarbu (?) 5. Najpierw wydaje się prawdziwe żetony danego rodzaju.
ninjato-rules-envoys = Każdy klan ma siedmiu posłów, wszyscy w różnym wieku. Przy równych wpływach pierwszy jest gracz z najstarszym posłem klanu.
ninjato-rules-mask = Maska
ninjato-rules-yes = tak
ninjato-rules-no = nie
ninjato-rules-envoy-fan-jade = wachlarz i jadeit
ninjato-rules-envoy-vase-jade = waza i jadeit
ninjato-rules-envoy-scroll-vase = zwój i waza
ninjato-rules-envoy-fan-scroll-vase = wachlarz, zwój i waza
ninjato-rules-envoy-range = od jednego do czterech jednego rodzaju
ninjato-rules-envoy-three = jeden dowolny i trzy jednego rodzaju
ninjato-rules-envoy-pairs = dwa jednego rodzaju i dwa innego
ninjato-rules-rumors = Plotek każdego rodzaju jest sześć. Kosztują dowolny skarb, dwa dowolne, zwój, wazę, jadeit albo wachlarz i zwój.
ninjato-rules-rumor = Plotka
ninjato-rules-worth = Za co daje punkty
ninjato-rules-several = Kilka plotek jednego z pierwszych czterech rodzajów daje więcej: zamiast 1 za każdą rzecz jest 2 przy dwóch plotkach, 4 przy trzech, a dalej 5, 6 i 8.
ninjato-rules-influence = Po rundach 3, 5 i 7 klany nagradzają wpływy: 1 za każdego ich posła, którego masz, i 1 za Hensojutsu na pośle z maską.
ninjato-rules-reward = W każdym klanie pierwsze miejsce bierze honor, tyle, ile pokazują żetony klanu na posiadłościach, albo plotkę z pawilonu. Potem drugie miejsce dostaje to, co zostawiło pierwsze. Klany są nagradzane w tej kolejności:
ninjato-rules-after = Po
ninjato-rules-order-1 = Pierwszy
ninjato-rules-order-2 = Drugi
ninjato-rules-order-3 = Trzeci
ninjato-rules-round-3 = rundzie 3
ninjato-rules-round-5 = rundzie 5
ninjato-rules-round-7 = rundzie 7
ninjato-rules-end = Po siedmiu rundach liczą się plotki, niewydane skarby po 1 honoru, a elitarni strażnicy po 1 lub 2. Wygrywa najwięcej honoru.
ninjato-rules-tie = Przy równym honorze wygrywa więcej posłów, potem najstarszy poseł; inaczej wygrana jest wspólna.
ninjato-rules-decks = Drukowane zasady podają sumy, żetony klanów, wartość skarbów i umiejętności oraz przykłady. Liczba poszczególnych kart, większość kosztów i wieku posłów, kilku elitarnych strażników i nazwy Kayakujutsu, Taijutsu i Kuji-in są odtworzone.
# The strip of pictures in the rules
ninjato-strip-house = Napadasz siłą na posiadłość 2. Jej wartownik to 3.
ninjato-strip-sentry = Twoje 4 to więcej niż 3: bierzesz najtańszy skarb, wachlarz.
ninjato-strip-banzai = Wołasz banzai. Następny strażnik to 3 i podnosi alarm …
ninjato-strip-alarm = … więc posiadłość dostaje wazę, a najcenniejszy skarb, jadeit, robi się czerwony.
ninjato-strip-beaten = Zagrywasz 3 i dodajesz drugą jako +1: 4 pokonuje strażnika, a zwój jest twój.
ninjato-strip-leave = Odchodzisz z oboma. Po porażce zostałby ci tylko jeden z nich.
# The unit of the scores
ninjato-amount =
    { $points ->
        [one] { $points } punkt honoru
        [few] { $points } punkty honoru
        [many] { $points } punktów honoru
       *[other] { $points } punktu honoru
    }
ninjato-points-of = Honor: { $name }
ninjato-points-yours = Twój honor
ninjato-points-none = Jeszcze bez honoru.
# The board
ninjato-nothing = nic
ninjato-no-treasures = bez skarbów
ninjato-nobody = nikt
ninjato-houses = Posiadłości
ninjato-info = Pozostali gracze i rundy
ninjato-honor =
    { $count ->
        [one] { $count } punkt honoru
        [few] { $count } punkty honoru
        [many] { $count } punktów honoru
       *[other] { $count } punktu honoru
    }
ninjato-token = { NOUN($clan, of: "ninjato-clan") } { $honor }
ninjato-house-name = Posiadłość { $number }: { $token }; wartownik { $sentry }; { $treasures }
ninjato-house-closed-name = Posiadłość { $number }: { $token }; zamknięta do końca rundy
ninjato-house-closed = zamknięta do końca rundy
ninjato-in-house = { $what } w posiadłości
ninjato-strength = siła
ninjato-stealth = podstęp
ninjato-by-strength = Siłą: więcej niż { $value } pokonuje wartownika
ninjato-by-stealth = Podstępem: mniej niż { $value } pokonuje wartownika
ninjato-dojo = Dojo
ninjato-dojo-name = Dojo: odkryte { $cards }; w talii { $count }
ninjato-dojo-deck =
    Talia dojo, { $count ->
        [one] jedna karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
ninjato-dojo-discard = odrzucone: { $count }
ninjato-dojo-first = Zaczynają następną rundę: { $names }
ninjato-draws =
    { $count ->
        [one] jeszcze jedna karta
        [few] jeszcze { $count } karty
        [many] jeszcze { $count } kart
       *[other] jeszcze { $count } karty
    }
ninjato-cards =
    { $count ->
        [one] karta { $value }
        [few] { $count } karty { $value }
        [many] { $count } kart { $value }
       *[other] { $count } karty { $value }
    }
ninjato-hand =
    { $count ->
        [0] Brak kart na ręce
        [one] Jedna karta na ręce
        [few] { $count } karty na ręce
        [many] { $count } kart na ręce
       *[other] { $count } karty na ręce
    }
ninjato-sensei = Sensei
ninjato-sensei-empty = W tej rundzie nie ma czego się uczyć.
ninjato-tile =
    { $count ->
        [one] { NOUN($skill, of: "ninjato-tile") }, styl { NOUN($style, of: "ninjato-style", form: "genitive") }
        [few] { $count } × { NOUN($skill, of: "ninjato-tile") }, styl { NOUN($style, of: "ninjato-style", form: "genitive") }
        [many] { $count } × { NOUN($skill, of: "ninjato-tile") }, styl { NOUN($style, of: "ninjato-style", form: "genitive") }
       *[other] { $count } × { NOUN($skill, of: "ninjato-tile") }, styl { NOUN($style, of: "ninjato-style", form: "genitive") }
    }
ninjato-used = { $tile } (użyta)
ninjato-skills = Umiejętności
ninjato-palace = Pałac
ninjato-pavilion = Pawilon
ninjato-deck = zostało { $count }
ninjato-slot-empty = Puste miejsce
ninjato-envoy =
    { $mask ->
        [yes] Poseł klanu { NOUN($clan, of: "ninjato-clan") }, wiek { $age }, z maską
       *[no] Poseł klanu { NOUN($clan, of: "ninjato-clan") }, wiek { $age }
    }
ninjato-rumor = Plotka „{ NOUN($kind, of: "ninjato-rumor") }”
ninjato-style-snake = wąż
    .genitive = węża
ninjato-style-tiger = tygrys
    .genitive = tygrysa
ninjato-style-crane = czapla
    .genitive = czapli
ninjato-step-house = Teraz wybierz siłę albo podstęp.
ninjato-step-palace = Teraz wybierz skarby, którymi płacisz za posła.
ninjato-step-pavilion = Teraz wybierz skarby, którymi płacisz za plotkę.
ninjato-step-sensei = Teraz wybierz kartę, którą za to odrzucasz.
ninjato-step-hand = Teraz wybierz: 3 jako +1 czy jako −1.
ninjato-step-taijutsu = Taijutsu: teraz wybierz +1 albo −1.
ninjato-step-boryaku = Boryaku: teraz wybierz 2 albo 4.
ninjato-step-choho = Choho: teraz wybierz skarb, który odkładasz.
ninjato-step-choho-second = Choho: teraz wybierz skarb, który bierzesz z posiadłości.
ninjato-step-kuji-in = Kuji-in: teraz wybierz użytą umiejętność, która ma być znów gotowa.
ninjato-verb-dojo = Odwiedź
ninjato-verb-leave = Odejdź
ninjato-verb-banzai = Banzai!
ninjato-verb-t = Dobierz
ninjato-verb-x = Odrzuć
ninjato-verb-b = Zagraj
ninjato-verb-learn = Naucz się
ninjato-verb-P = Zapłać
ninjato-verb-R = Zapłać
ninjato-verb-H = Napadnij
ninjato-verb-use = Użyj
ninjato-verb-strike = Uderz
ninjato-verb-k = Zatrzymaj
ninjato-verb-take = Weź
ninjato-verb-choose = Wybierz
ninjato-verb-honor = Weź honor
ninjato-verb-unused = Nie używaj
ninjato-verb-yield = Poddaj się
ninjato-pay = Czym płacisz
ninjato-pay-name =
    Zapłać { $list }: { $honor ->
        [one] { $honor } punkt honoru
        [few] { $honor } punkty honoru
        [many] { $honor } punktów honoru
       *[other] { $honor } punktu honoru
    }
ninjato-seat-honor =
    { $name }: { $honor ->
        [one] { $honor } punkt honoru
        [few] { $honor } punkty honoru
        [many] { $honor } punktów honoru
       *[other] { $honor } punktu honoru
    }
ninjato-seat-elites =
    { $count ->
        [one] jeden elitarny strażnik
        [few] { $count } elitarnych strażników
        [many] { $count } elitarnych strażników
       *[other] { $count } elitarnego strażnika
    }
ninjato-seat-rumors =
    { $count ->
        [one] jedna plotka
        [few] { $count } plotki
        [many] { $count } plotek
       *[other] { $count } plotki
    }
ninjato-shurikens =
    { $count ->
        [one] jeden shuriken do położenia
        [few] { $count } shurikeny do położenia
        [many] { $count } shurikenów do położenia
       *[other] { $count } shurikena do położenia
    }
ninjato-invasion =
    { $side ->
        [strength] Posiadłość { $number }, siłą
       *[stealth] Posiadłość { $number }, podstępem
    }
ninjato-wins-strength = wygrywa wyższy wynik
ninjato-wins-stealth = wygrywa niższy wynik
ninjato-shuriken = Zdobyte
ninjato-shuriken-empty = jeszcze nic
ninjato-left = W posiadłości
ninjato-on-shuriken = { $what } na shurikenie
ninjato-no-card-yet = jeszcze bez karty
ninjato-total = na razie
ninjato-total-name =
    { $total ->
        [none] Nie ma jeszcze zagranej karty
       *[other] Twój wynik: { $total }
    }
ninjato-as = jako { $value }
ninjato-as-which = jako co?
ninjato-strike = Uderz
ninjato-guard = strażnik { $value }
ninjato-guard-alarm = strażnik alarmujący { $value }
ninjato-guard-elite = elitarny strażnik, { $strength } przeciw sile, { $stealth } przeciw podstępowi
ninjato-guard-double = dwaj elitarni strażnicy, { $first } i { $second }
ninjato-guard-of-two = elitarny strażnik { $value }, jeden z dwóch
ninjato-faced-sentry = wartownik: { $guard }
ninjato-faced-normal = { $guard }
ninjato-faced-elite = { $guard }
ninjato-faced-standin = { $guard }, w zastępstwie elitarnego
ninjato-strike-at = Uderz: { $guard }
ninjato-plays = Zagrania, które pokonują strażnika
ninjato-plays-title = Wygrywa:
ninjato-plays-of = Pokonuje { $value }:
ninjato-plays-none = Nic, co masz, go nie pokona.
ninjato-play-boryaku = Boryaku jako { $value }
ninjato-play-taijutsu = Taijutsu { $value }
ninjato-play-three = 3 jako { $value }
ninjato-source-sentry = wartownik
ninjato-source-normal = strażnik
ninjato-source-elite = elitarny strażnik
ninjato-source-double = dwaj elitarni
ninjato-source-standin = za elitarnego
ninjato-failed = Porażka: jeden skarb zostaje, reszta przepada.
ninjato-cleared = Posiadłość jest pusta. Wybierz jej nowy żeton klanu:
ninjato-beaten =
    { $count ->
        [one] jeden strażnik pokonany
        [few] { $count } strażników pokonanych
        [many] { $count } strażników pokonanych
       *[other] { $count } strażnika pokonanego
    }
ninjato-next =
    { $source ->
        [elite]
            { $count ->
                [one] Dalej: ostatni elitarny strażnik
                [few] Dalej: jeden z { $count } elitarnych strażników
                [many] Dalej: jeden z { $count } elitarnych strażników
               *[other] Dalej: jeden z { $count } elitarnych strażników
            }
       *[other]
            { $count ->
                [one] Dalej: ostatni strażnik
                [few] Dalej: jeden z { $count } strażników
                [many] Dalej: jeden z { $count } strażników
               *[other] Dalej: jeden z { $count } strażników
            }
    }
ninjato-next-none =
    { $left ->
        [one] Dalej nie ma nikogo: pokonaj tego strażnika, a posiadłość będzie pusta.
        [few] Dalej nie ma nikogo: pokonaj obu, a posiadłość będzie pusta.
        [many] Dalej nie ma nikogo: pokonaj obu, a posiadłość będzie pusta.
       *[other] Dalej nie ma nikogo: pokonaj obu, a posiadłość będzie pusta.
    }
ninjato-odds =
    { $source ->
        [elite] masz czym pokonać { $beaten } z { $of } elitarnych strażników
       *[other] masz czym pokonać { $beaten } z { $of } strażników
    }
ninjato-column =
    { $count ->
        [one] Może nadejść jeden strażnik { $value }
        [few] Może nadejść { $count } strażników { $value }
        [many] Może nadejść { $count } strażników { $value }
       *[other] Może nadejść { $count } strażnika { $value }
    }
ninjato-column-can = Twoje karty i umiejętności mogą go pokonać.
ninjato-column-cannot = Nic, co masz, go nie pokona.
ninjato-round = Runda { $round } z 7
ninjato-round-short = Runda { $round }
ninjato-order = Kolejność graczy: { $names }
ninjato-clan =
    { NOUN($clan, of: "ninjato-clan") }: { $honor ->
        [one] { $honor } punkt honoru
        [few] { $honor } punkty honoru
        [many] { $honor } punktów honoru
       *[other] { $honor } punktu honoru
    } na posiadłościach
ninjato-next-scoring = Punktowanie po rundzie { $round }, w tej kolejności
ninjato-heap =
    { $count ->
        [one] jeden wydany skarb
        [few] { $count } wydane skarby
        [many] { $count } wydanych skarbów
       *[other] { $count } wydanego skarbu
    }
ninjato-bag =
    { $count ->
        [one] jeden skarb w worku
        [few] { $count } skarby w worku
        [many] { $count } skarbów w worku
       *[other] { $count } skarbu w worku
    }
ninjato-guards-left =
    w taliach { $guards ->
        [one] jeden strażnik
        [few] { $guards } strażników
        [many] { $guards } strażników
       *[other] { $guards } strażnika
    } i { $elites ->
        [one] jeden elitarny
        [few] { $elites } elitarnych
        [many] { $elites } elitarnych
       *[other] { $elites } elitarnego
    }
# The cards that explain the pieces
ninjato-about-house = Najpierw mierzysz się z wartownikiem: siłą zagraj więcej niż { $value }, podstępem mniej niż { $value }. Każda wygrana daje następny skarb, najpierw najtańszy, a czerwone na końcu.
ninjato-about-closed = Opróżniono ją w tej rundzie. Nowe skarby i nowy wartownik pojawią się na koniec rundy.
ninjato-about-token = Przy punktowaniu żetony klanu { NOUN($clan, of: "ninjato-clan") } na posiadłościach są warte swój honor dla gracza z największym wpływem w tym klanie.
ninjato-about-strength = Każdego strażnika pokonujesz czymś wyższym niż jego liczba. Remis nie wygrywa.
ninjato-about-stealth = Każdego strażnika pokonujesz czymś niższym niż jego liczba. Remis nie wygrywa.
ninjato-about-sentry = Pierwszy strażnik przy każdym napadzie. Zostaje, dopóki posiadłość nie jest pusta, i nigdy nie podnosi alarmu.
ninjato-about-guard = Pokonaj go, żeby wziąć następny skarb. Przy porażce zostaje ci tylko jeden ze zdobytych skarbów.
ninjato-about-alarm = Alarm przyniósł jeszcze jeden skarb, a najcenniejszy, który nie był czerwony, zrobił się czerwony. Pokonaj go jak każdego innego strażnika.
ninjato-about-standin = Wszyscy elitarni strażnicy są schwytani, więc czerwonego skarbu pilnuje zwykły.
ninjato-about-elite = Pilnuje czerwonego skarbu. Prosta liczba działa przeciw sile, pochylona przeciw podstępowi.
ninjato-about-double = Dwaj strażnicy pilnują jednego czerwonego skarbu: pokonaj każdego osobnym zagraniem, w dowolnej kolejności.
ninjato-about-elites =
    Schwytani, na koniec warci razem { $honor ->
        [one] { $honor } punkt honoru
        [few] { $honor } punkty honoru
        [many] { $honor } punktów honoru
       *[other] { $honor } punktu honoru
    }.
ninjato-about-beaten = Za każdego z nich masz skarb. Pokonani elitarni strażnicy są twoi, nawet jeśli potem przegrasz.
ninjato-about-banzai = Zmierz się z kolejnym, jeszcze nieznanym strażnikiem o jeszcze jeden skarb. Jeśli go nie pokonasz, zostanie ci tylko jeden skarb.
ninjato-about-leave = Zabierz wszystko, co dał ten napad. Posiadłość dostanie nowy skarb.
ninjato-about-next-normal = Tych strażników jeszcze nie widać: talia, a gdy się skończy, odrzuceni. Ci z dzwonkiem podnoszą alarm.
ninjato-about-next-elite = Zostały tylko czerwone skarby, a pilnują ich elitarni strażnicy. Liczba dotyczy strony, którą walczysz.
ninjato-about-plays = Najkrótsze drogi do wygranej z twoimi kartami i umiejętnościami. Wszystko, co zagrasz, jest zużyte, nawet przy porażce.
ninjato-about-total = Twoja karta ze wszystkimi dodatkami. Uderz strażnika, gdy to wystarczy.
ninjato-about-as = Wybierz, jak ma się liczyć.
ninjato-about-pay = Oddajesz te skarby i od razu dostajesz ich honor.
ninjato-about-card = Zagraj ją na strażnika albo oddaj senseiowi za umiejętność.
ninjato-about-three = Zagraj ją na strażnika albo dodaj do innej karty jako +1 lub −1.
ninjato-about-dojo = Dobierz 2 karty, 3, gdy masz jedną, 4, gdy nie masz żadnej; na ręce zostaje najwyżej 7. Ostatni gość zaczyna następną rundę.
ninjato-about-dojo-deck = Karty dojo od 1 do 5, zakryte.
ninjato-about-dojo-first = Goście dojo grają w następnej rundzie jako pierwsi, późniejsi przed wcześniejszymi.
ninjato-about-discard = Zagrane i odrzucone karty dojo. Są tasowane, gdy talia się skończy.
ninjato-about-hand-other = Ukryte przed tobą. Karty wzięte jako odkryte widzieli wszyscy.
ninjato-about-sensei = Naucz się jednej umiejętności za kartę, której wymaga. Jest za darmo, jeśli masz już umiejętność w jej stylu.
ninjato-about-lesson =
    { $card ->
        [none] Dla ciebie za darmo, bo masz umiejętność w stylu { NOUN($style, of: "ninjato-style", form: "genitive") }.
        [any] Kosztuje dowolną kartę; potem umiejętności w stylu { NOUN($style, of: "ninjato-style", form: "genitive") } są dla ciebie za darmo.
       *[other] Kosztuje kartę { $card }; potem umiejętności w stylu { NOUN($style, of: "ninjato-style", form: "genitive") } są dla ciebie za darmo.
    }
ninjato-about-used = { $about } Na koniec rundy znów będzie gotowa.
ninjato-about-shinobi-iri = Odejmuje 2 od twojej karty, raz na rundę.
ninjato-about-intonjutsu = Twoja karta liczy się jako 0, przed dodatkami, raz na rundę.
ninjato-about-choho = Wymienia skarb zdobyty w tym napadzie na taki, który jest jeszcze w posiadłości, raz na rundę, nawet po porażce.
ninjato-about-kayakujutsu = Dodaje 2 do twojej karty, raz na rundę.
ninjato-about-kenjutsu = Twoja karta liczy się jako 6, przed dodatkami, raz na rundę.
ninjato-about-kuji-in = Jedna z twoich użytych umiejętności jest znów gotowa, poza Hensojutsu, raz na rundę.
ninjato-about-taijutsu = Dodaje 1 do twojej karty albo odejmuje 1 od niej, raz na rundę.
ninjato-about-boryaku = Liczy się jak zagranie 2 lub 4, bez karty, raz na rundę.
ninjato-about-seishin-teki = Przed strażnikiem zamienia siłę na podstęp albo podstęp na siłę do końca napadu, raz na rundę.
ninjato-about-hensojutsu = Przy każdym punktowaniu dodaje 1 wpływ przez jednego z twoich posłów z maską.
ninjato-about-palace = Zapłać skarbami za posła: ich honor jest od razu twój, a poseł daje ci wpływ w klanie.
ninjato-about-pavilion = Zapłać skarbami za plotkę: ich honor jest od razu twój, a zakryta plotka liczy się na końcu.
ninjato-about-envoy-deck = Po siedmiu posłów każdego klanu, wszyscy w różnym wieku. Nowi przychodzą na koniec rundy.
ninjato-about-rumor-deck = Po sześć plotek każdego z pięciu rodzajów. Nowe przychodzą na koniec rundy.
ninjato-about-slot-empty = Nowa karta pojawi się na koniec rundy.
ninjato-about-envoy = Daje ci 1 wpływ w klanie { NOUN($clan, of: "ninjato-clan") }. Remisy rozstrzyga wiek: pierwszy jest gracz z najstarszym posłem klanu.
ninjato-about-mask = Maska pozwala Hensojutsu dodać 1 wpływ.
ninjato-about-cost-named =
    Koszt: { $list }. Dla ciebie: { $honor ->
        [one] { $honor } punkt honoru
        [few] { $honor } punkty honoru
        [many] { $honor } punktów honoru
       *[other] { $honor } punktu honoru
    }.
ninjato-about-cost-any =
    Kosztuje { $count ->
        [one] dowolny skarb
        [few] { $count } dowolne skarby
        [many] { $count } dowolnych skarbów
       *[other] { $count } dowolnego skarbu
    } (?).
ninjato-about-cost-range = Kosztuje od jednego do czterech skarbów jednego rodzaju (=); więcej skarbów to więcej honoru.
ninjato-about-cost-three = Kosztuje trzy skarby jednego rodzaju (=) i jeden dowolny (?).
ninjato-about-cost-pairs = Kosztuje dwa skarby jednego rodzaju (jasne =) i dwa innego (ciemne =).
ninjato-about-rumor-W = Na końcu 1 honoru za każdego schwytanego elitarnego strażnika.
ninjato-about-rumor-G = Na końcu 1 honoru za każdą twoją plotkę.
ninjato-about-rumor-P = Na końcu 1 honoru za każdego twojego posła.
ninjato-about-rumor-A = Na końcu 1 honoru za każdą twoją umiejętność.
ninjato-about-rumor-D = Na końcu 6 honoru, jeśli tylko ty masz takie plotki, 4, jeśli mają je dwie osoby, 2, jeśli więcej.
ninjato-about-rumor-now = Masz ich { $count }: teraz { $factor } × { $things } = { $honor }.
ninjato-about-rumors-other = Zakryte: do końca gry zna je tylko właściciel.
ninjato-about-treasure = Wydany daje { $honor } honoru, a jeśli zostanie ci na koniec, 1.
ninjato-about-gold = Zastępuje dowolny rodzaj i daje jego honor, a w miejscu dowolnego skarbu 5. Jeśli zostanie ci na koniec, 1.
ninjato-about-red = Czerwony: pilnują go elitarni strażnicy.
ninjato-about-shurikens = W rundzie każdy gracz kładzie trzy shurikeny, po jednym naraz.
ninjato-about-honor = Po siedmiu rundach wygrywa najwięcej honoru. Plotki, elitarni strażnicy i niewydane skarby liczą się na końcu.
ninjato-about-rounds = Siedem rund. Po rundach 3, 5 i 7, tych w kwadratach, punktują klany.
ninjato-about-order = Wizyta w dojo przesuwa cię naprzód w następnej rundzie.
ninjato-about-scoring = Klan po klanie: pierwszy pod względem wpływów bierze honor żetonów klanu albo plotkę; potem drugi dostaje to, co zostało.
ninjato-about-clan =
    Wpływy: { $list }. Pierwsze miejsce wybiera { $honor ->
        [one] { $honor } punkt honoru
        [few] { $honor } punkty honoru
        [many] { $honor } punktów honoru
       *[other] { $honor } punktu honoru
    } albo plotkę.
ninjato-about-clan-nobody =
    Nikt nie ma tu jeszcze wpływów. Pierwsze miejsce wzięłoby { $honor ->
        [one] { $honor } punkt honoru
        [few] { $honor } punkty honoru
        [many] { $honor } punktów honoru
       *[other] { $honor } punktu honoru
    } albo plotkę.
ninjato-about-clan-rank = { $name } { $count }
ninjato-about-bag = Razem 90 skarbów. Stąd pochodzą nowe skarby dla posiadłości.
ninjato-about-heap = Skarby wydane i utracone. Wracają do worka, gdy jest pusty.
ninjato-about-guards = 40 strażników od 1 do 5, z których każda 3 podnosi alarm, i 20 elitarnych.
# The guided first game
ninjato-lesson-aim = Zdobądź najwięcej honoru w siedmiu rundach: napadaj na te pięć posiadłości i mądrze wydawaj ich skarby.
ninjato-lesson-strength = W każdej turze kładziesz jednego z trzech shurikenów: dotknij posiadłości 2 i wybierz siłę, żeby pokonać jej wartownika, 3, czymś wyższym.
ninjato-lesson-card = Zagraj 4, bo to więcej niż 3; remis by nie wygrał.
ninjato-lesson-strike = Twoja karta pokonuje strażnika: uderz i weź najtańszy skarb posiadłości.
ninjato-lesson-leave = Odejdź i zatrzymaj go: więcej strażników to więcej skarbów, ale przy porażce zostaje ci tylko jeden.
ninjato-lesson-left = Po odejściu, tak jak po porażce, posiadłość dostaje nowy skarb, a jej wartownik zostaje.
ninjato-lesson-dojo = Odwiedź dojo: dobierasz dwie karty, zatrzymujesz najwyżej siedem, a jako ostatni gość zaczynasz następną rundę.
ninjato-lesson-three = Weź 3: możesz ją też dodać do innej karty jako +1 lub −1.
ninjato-lesson-deck = Drugą kartę dobierz z talii, w ciemno.
ninjato-lesson-sensei = Naucz się Shinobi-iri za kartę 1; od teraz inne umiejętności w jego stylu, stylu węża, są dla ciebie za darmo.
ninjato-lesson-round = To był twój trzeci shuriken: runda się kończy i zaczyna się nowa.
ninjato-lesson-stealth = Teraz napadnij podstępem na posiadłość 3: tak każdego strażnika pokonujesz czymś niższym niż jego liczba.
ninjato-lesson-low = Zagraj 2: to jeszcze nie mniej niż 1, ale masz umiejętność.
ninjato-lesson-skill = Użyj Shinobi-iri: odejmuje 2 od twojej karty, raz na rundę.
ninjato-lesson-used = Użyta umiejętność leży zakryta do końca rundy.
ninjato-lesson-banzai = Słupki pokazują, którzy strażnicy mogą nadejść, a twoje 2 pokona niewielu; mimo to spróbuj szczęścia i zawołaj banzai!
ninjato-lesson-alarm = Strażnik alarmujący: przybył jeszcze jeden skarb, a najcenniejszy zrobił się czerwony, ale nic, co masz, nie pokona 3, więc się poddaj.
ninjato-lesson-fail = Nie udało się, więc zostaje ci tylko jeden skarb: weź jadeit.
ninjato-lesson-lost = Wachlarz przepada: w tej grze wygrywa ten, kto wie, kiedy odejść.
ninjato-lesson-elite = Czerwonych skarbów pilnują elitarni strażnicy, a twoje 5 pokonuje 4 tego strażnika przeciw sile: uderz i schwytaj go.
ninjato-lesson-clear = Posiadłość jest pusta, więc wybierz jej nowy żeton klanu: żetony to honor dla gracza z największym wpływem w klanie.
ninjato-lesson-closed = Pusta posiadłość jest zamknięta do końca rundy; potem dostanie nowe skarby i nowego wartownika.
ninjato-lesson-double = Podwójny to dwaj elitarni strażnicy przy jednym skarbie: twoje 5 pokonuje 4, więc najpierw uderz tego.
ninjato-lesson-second = Teraz 2: na niego potrzebne jest osobne zagranie, więc zagraj 3.
ninjato-lesson-both = Uderz jeszcze raz: czerwony jadeit jest twój dopiero, gdy pokonasz obu.
ninjato-lesson-palace = Zapłać wachlarzem za 2 honoru i złotem zamiast jadeitu, za 5, a dostaniesz posła, który daje ci wpływ w klanie Taira.
ninjato-lesson-pavilion = Zapłać wazą za plotkę: 4 honoru teraz, a na końcu 1 za każdego schwytanego elitarnego strażnika.
ninjato-lesson-slots = Puste miejsca są uzupełniane na koniec rundy; plotki leżą zakryte do końca gry.
ninjato-lesson-rounds = Po rundach 3, 5 i 7 punktują klany, za każdym razem w innej kolejności: teraz Minamoto, Go-Shirakawa, Taira.
ninjato-lesson-age = Przy równych wpływach rozstrzyga najstarszy poseł klanu: w klanie Taira jest twój i ma 72 lata.
ninjato-lesson-hensojutsu = Hensojutsu dodaje 1 wpływ przez posła z maską: wybierz swojego.
ninjato-lesson-scoring = Masz największy wpływ w klanie Taira: weź jego 14 honoru, a drugie miejsce dostanie za to plotkę.
ninjato-lesson-several = Kilka plotek jednego rodzaju liczy się więcej: każdy twój elitarny strażnik daje 2 przy dwóch Wojownikach, 4 przy trzech.
ninjato-lesson-end = Po rundzie 7 dochodzą plotki, elitarni strażnicy i niewydane skarby, i wygrywa najwięcej honoru.
