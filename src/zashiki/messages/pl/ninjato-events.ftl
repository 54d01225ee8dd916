# What happens in Ninjato: the events of a move, and what a move would do

# The dojo
ninjato-visit-dojo =
    .does =
        odwiedza dojo i dobiera { $draws ->
            [one] { $draws } kartę
            [few] { $draws } karty
            [many] { $draws } kart
           *[other] { $draws } karty
        }
    .you =
        odwiedzasz dojo i dobierasz { $draws ->
            [one] { $draws } kartę
            [few] { $draws } karty
            [many] { $draws } kart
           *[other] { $draws } karty
        }
    .do =
        odwiedź dojo i dobierz { $draws ->
            [one] { $draws } kartę
            [few] { $draws } karty
            [many] { $draws } kart
           *[other] { $draws } karty
        }
ninjato-take-card =
    .does = bierze kartę { $piece }
    .you = bierzesz kartę { $piece }
    .do = weź odkrytą kartę { $piece }
ninjato-draw-card =
    .does = dobiera kartę z talii
    .you = dobierasz kartę z talii
    .do = dobierz kartę z talii
ninjato-draw-known-card =
    .does = dobiera z talii kartę { $piece }
    .you = dobierasz z talii kartę { $piece }
ninjato-discard-card =
    .does = odrzuca kartę { $piece }
    .you = odrzucasz kartę { $piece }
    .do = odrzuć kartę { $piece }
ninjato-reveal = W dojo widać { $first }, { $second } i { $third }
ninjato-shuffle-dojo = Odrzucone karty dojo tworzą nową, potasowaną talię
# The sensei, the palace and the pavilion
ninjato-learn =
    .does = uczy się { NOUN($piece, of: "ninjato-tile") } za kartę { $cost }
    .you = uczysz się { NOUN($piece, of: "ninjato-tile") } za kartę { $cost }
    .do = naucz się { NOUN($piece, of: "ninjato-tile") } ({ NOUN($piece, of: "ninjato-tile", form: "effect") }) za kartę { $cost }
ninjato-learn-free =
    .does = uczy się { NOUN($piece, of: "ninjato-tile") } za darmo, w znanym już stylu
    .you = uczysz się { NOUN($piece, of: "ninjato-tile") } za darmo, w znanym już stylu
    .do = naucz się { NOUN($piece, of: "ninjato-tile") } ({ NOUN($piece, of: "ninjato-tile", form: "effect") }) za darmo, bo znasz ten styl
ninjato-pay-envoy =
    .does =
        oddaje { COUNTS($paid, $gold, of: "ninjato-treasure", form: "accusative") } za { NOUN($piece, of: "ninjato", form: "accusative") }: { $points ->
            [one] { $points } punkt honoru
            [few] { $points } punkty honoru
            [many] { $points } punktów honoru
           *[other] { $points } punktu honoru
        }
    .you =
        oddajesz { COUNTS($paid, $gold, of: "ninjato-treasure", form: "accusative") } za { NOUN($piece, of: "ninjato", form: "accusative") }: { $points ->
            [one] { $points } punkt honoru
            [few] { $points } punkty honoru
            [many] { $points } punktów honoru
           *[other] { $points } punktu honoru
        }
    .do =
        { $points ->
            [one] { $points } punkt honoru
            [few] { $points } punkty honoru
            [many] { $points } punktów honoru
           *[other] { $points } punktu honoru
        }: oddaj { COUNTS($paid, $gold, of: "ninjato-treasure", form: "accusative") } za { NOUN($piece, of: "ninjato", form: "accusative") }
ninjato-pay-rumor =
    .does =
        oddaje { COUNTS($paid, $gold, of: "ninjato-treasure", form: "accusative") } za { NOUN($rumor, of: "ninjato-rumor", form: "accusative") }: { $points ->
            [one] { $points } punkt honoru
            [few] { $points } punkty honoru
            [many] { $points } punktów honoru
           *[other] { $points } punktu honoru
        }
    .you =
        oddajesz { COUNTS($paid, $gold, of: "ninjato-treasure", form: "accusative") } za { NOUN($rumor, of: "ninjato-rumor", form: "accusative") }: { $points ->
            [one] { $points } punkt honoru
            [few] { $points } punkty honoru
            [many] { $points } punktów honoru
           *[other] { $points } punktu honoru
        }
    .do =
        { $points ->
            [one] { $points } punkt honoru
            [few] { $points } punkty honoru
            [many] { $points } punktów honoru
           *[other] { $points } punktu honoru
        }: oddaj { COUNTS($paid, $gold, of: "ninjato-treasure", form: "accusative") } za { NOUN($rumor, of: "ninjato-rumor", form: "accusative") } (punkty { NOUN($rumor, of: "ninjato-rumor", form: "counts") })
# An invasion
ninjato-invade =
    .does =
        { $side ->
            [strength] napada siłą na posiadłość { $house }; wartownik: { $sentry }
           *[stealth] napada podstępem na posiadłość { $house }; wartownik: { $sentry }
        }
    .you =
        { $side ->
            [strength] napadasz siłą na posiadłość { $house }; wartownik: { $sentry }
           *[stealth] napadasz podstępem na posiadłość { $house }; wartownik: { $sentry }
        }
    .do =
        { $side ->
            [strength] napadnij siłą na posiadłość { $house }: wartownik { $sentry }
           *[stealth] napadnij podstępem na posiadłość { $house }: wartownik { $sentry }
        }
ninjato-play-card =
    .does = zagrywa kartę { $card }
    .you = zagrywasz kartę { $card }
    .do =
        { $beaten ->
            [0] zagraj kartę { $card }
            [1] zagraj kartę { $card }, która pokonuje { $value }
           *[other] zagraj kartę { $card }, która pokonuje każdego z dwóch
        }
ninjato-use-boryaku =
    .does = używa Boryaku jako karty { $card }
    .you = używasz Boryaku jako karty { $card }
    .do =
        { $beaten ->
            [0] użyj Boryaku jako { $card }, bez karty
            [1] użyj Boryaku jako { $card }, bez karty, co pokonuje { $value }
           *[other] użyj Boryaku jako { $card }, bez karty, co pokonuje każdego z dwóch
        }
ninjato-add-three =
    .does =
        { $step ->
            [-1] dodaje 3 jako −1, razem { $total }
           *[1] dodaje 3 jako +1, razem { $total }
        }
    .you =
        { $step ->
            [-1] dodajesz 3 jako −1, razem { $total }
           *[1] dodajesz 3 jako +1, razem { $total }
        }
    .do =
        { $step ->
            [-1] dodaj 3 jako −1
           *[1] dodaj 3 jako +1
        }
ninjato-add-skill =
    .does =
        { $step ->
            [-2] używa { NOUN($skill, of: "ninjato-tile") }: −2, razem { $total }
            [-1] używa { NOUN($skill, of: "ninjato-tile") }: −1, razem { $total }
            [1] używa { NOUN($skill, of: "ninjato-tile") }: +1, razem { $total }
           *[2] używa { NOUN($skill, of: "ninjato-tile") }: +2, razem { $total }
        }
    .you =
        { $step ->
            [-2] używasz { NOUN($skill, of: "ninjato-tile") }: −2, razem { $total }
            [-1] używasz { NOUN($skill, of: "ninjato-tile") }: −1, razem { $total }
            [1] używasz { NOUN($skill, of: "ninjato-tile") }: +1, razem { $total }
           *[2] używasz { NOUN($skill, of: "ninjato-tile") }: +2, razem { $total }
        }
    .do =
        { $step ->
            [-2] użyj { NOUN($skill, of: "ninjato-tile") }: −2 do twojej karty
            [-1] użyj { NOUN($skill, of: "ninjato-tile") }: −1 do twojej karty
            [1] użyj { NOUN($skill, of: "ninjato-tile") }: +1 do twojej karty
           *[2] użyj { NOUN($skill, of: "ninjato-tile") }: +2 do twojej karty
        }
ninjato-set-card =
    .does = używa { NOUN($skill, of: "ninjato-tile") }: karta liczy się jako { $value }, razem { $total }
    .you = używasz { NOUN($skill, of: "ninjato-tile") }: karta liczy się jako { $value }, razem { $total }
    .do = użyj { NOUN($skill, of: "ninjato-tile") }: twoja karta liczy się jako { $value }
ninjato-use-seishin-teki =
    .does =
        { $side ->
            [strength] używa Seishin-teki i walczy dalej siłą
           *[stealth] używa Seishin-teki i walczy dalej podstępem
        }
    .you =
        { $side ->
            [strength] używasz Seishin-teki i walczysz dalej siłą
           *[stealth] używasz Seishin-teki i walczysz dalej podstępem
        }
    .do =
        { $side ->
            [strength] użyj Seishin-teki: walcz dalej siłą
           *[stealth] użyj Seishin-teki: walcz dalej podstępem
        }
ninjato-use-kuji-in =
    .does = używa Kuji-in: umiejętność { NOUN($skill, of: "ninjato-tile") } jest znów gotowa
    .you = używasz Kuji-in: umiejętność { NOUN($skill, of: "ninjato-tile") } jest znów gotowa
    .do = użyj Kuji-in: umiejętność { NOUN($skill, of: "ninjato-tile") } będzie znów gotowa
ninjato-use-choho =
    .does = używa Choho i wymienia { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") } na { NOUN($theirs, 1, of: "ninjato-treasure", form: "accusative") } z posiadłości
    .you = używasz Choho i wymieniasz { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") } na { NOUN($theirs, 1, of: "ninjato-treasure", form: "accusative") } z posiadłości
    .do = użyj Choho: wymień { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") } na { NOUN($theirs, 1, of: "ninjato-treasure", form: "accusative") } z posiadłości
ninjato-use-choho-turning =
    .does = używa Choho i wymienia { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") } na { NOUN($theirs, 1, of: "ninjato-treasure", form: "accusative") } z posiadłości; na czerwoną stronę obraca się tam { NOUN($turned, 1, of: "ninjato-treasure") }
    .you = używasz Choho i wymieniasz { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") } na { NOUN($theirs, 1, of: "ninjato-treasure", form: "accusative") } z posiadłości; na czerwoną stronę obraca się tam { NOUN($turned, 1, of: "ninjato-treasure") }
    .do = użyj Choho: wymień { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") } na { NOUN($theirs, 1, of: "ninjato-treasure", form: "accusative") } z posiadłości
ninjato-beat-guard =
    .does =
        { $guard ->
            [sentry] pokonuje wartownika ({ $value }) wynikiem { $total }
            [alarm] pokonuje strażnika alarmującego ({ $value }) wynikiem { $total }
            [standin] pokonuje strażnika ({ $value }) w zastępstwie elitarnego wynikiem { $total }
            [elite] pokonuje elitarnego strażnika (siła { $value }, podstęp { $second }) wynikiem { $total }
           *[normal] pokonuje strażnika ({ $value }) wynikiem { $total }
        }
    .you =
        { $guard ->
            [sentry] pokonujesz wartownika ({ $value }) wynikiem { $total }
            [alarm] pokonujesz strażnika alarmującego ({ $value }) wynikiem { $total }
            [standin] pokonujesz strażnika ({ $value }) w zastępstwie elitarnego wynikiem { $total }
            [elite] pokonujesz elitarnego strażnika (siła { $value }, podstęp { $second }) wynikiem { $total }
           *[normal] pokonujesz strażnika ({ $value }) wynikiem { $total }
        }
    .do = uderz: twoje { $total } pokonuje strażnika
ninjato-beat-one =
    .does = pokonuje { $value }, jednego z dwóch, wynikiem { $total }
    .you = pokonujesz { $value }, jednego z dwóch, wynikiem { $total }
    .do = uderz: twoje { $total } pokonuje { $value }
ninjato-keep-elite =
    .does =
        zatrzymuje elitarnego strażnika, na koniec { $honor ->
            [one] { $honor } punkt honoru
            [few] { $honor } punkty honoru
            [many] { $honor } punktów honoru
           *[other] { $honor } punktu honoru
        }
    .you =
        zatrzymujesz elitarnego strażnika, na koniec { $honor ->
            [one] { $honor } punkt honoru
            [few] { $honor } punkty honoru
            [many] { $honor } punktów honoru
           *[other] { $honor } punktu honoru
        }
ninjato-win =
    .does = zdobywa { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }
    .you = zdobywasz { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }
ninjato-clear =
    .does = opróżnia posiadłość { $house }
    .you = opróżniasz posiadłość { $house }
ninjato-banzai =
    .does = woła banzai
    .you = wołasz banzai
    .do = banzai: zmierz się z kolejnym strażnikiem
ninjato-guard-comes =
    { $guard ->
        [alarm] Nadchodzi strażnik alarmujący ({ $value })
        [standin] Nadchodzi strażnik ({ $value }) w zastępstwie elitarnego
        [elite] Nadchodzi elitarny strażnik (siła { $value }, podstęp { $second })
        [double] Nadchodzą dwaj elitarni strażnicy ({ $value } i { $second })
       *[normal] Nadchodzi strażnik ({ $value })
    }
ninjato-shuffle-guards = Odrzuceni strażnicy tworzą nową, potasowaną talię
ninjato-shuffle-elites = Odrzuceni elitarni strażnicy tworzą nową, potasowaną talię
ninjato-refill-bag = Wydane skarby wracają do worka
ninjato-alarm = Alarm: posiadłość dostaje { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }, a na czerwoną stronę obraca się { NOUN($turned, 1, of: "ninjato-treasure") }
ninjato-alarm-empty = Alarm: nie ma już skarbów do dołożenia
ninjato-alarm-empty-turning = Alarm: nie ma już skarbów do dołożenia, a na czerwoną stronę obraca się { NOUN($turned, 1, of: "ninjato-treasure") }
ninjato-leave =
    .does = odchodzi i zabiera { COUNTS($loot, of: "ninjato-treasure", form: "accusative") }
    .you = odchodzisz i zabierasz { COUNTS($loot, of: "ninjato-treasure", form: "accusative") }
    .do = odejdź i zabierz { COUNTS($loot, of: "ninjato-treasure", form: "accusative") }
ninjato-keep-all =
    .does = zatrzymuje { COUNTS($loot, of: "ninjato-treasure", form: "accusative") }
    .you = zatrzymujesz { COUNTS($loot, of: "ninjato-treasure", form: "accusative") }
ninjato-put-token =
    .does = kładzie żeton { NOUN($clan, of: "ninjato-clan") } { $honor } na posiadłości { $house }
    .you = kładziesz żeton { NOUN($clan, of: "ninjato-clan") } { $honor } na posiadłości { $house }
    .do = połóż żeton { NOUN($clan, of: "ninjato-clan") } { $honor } na posiadłości { $house }
ninjato-fail =
    .does =
        { $guard ->
            [sentry] przegrywa z wartownikiem ({ $value })
            [alarm] przegrywa ze strażnikiem alarmującym ({ $value })
            [standin] przegrywa ze strażnikiem ({ $value }) w zastępstwie elitarnego
            [elite] przegrywa z elitarnym strażnikiem (siła { $value }, podstęp { $second })
            [double] przegrywa z dwoma elitarnymi strażnikami ({ $value } i { $second })
           *[normal] przegrywa ze strażnikiem ({ $value })
        }
    .you =
        { $guard ->
            [sentry] przegrywasz z wartownikiem ({ $value })
            [alarm] przegrywasz ze strażnikiem alarmującym ({ $value })
            [standin] przegrywasz ze strażnikiem ({ $value }) w zastępstwie elitarnego
            [elite] przegrywasz z elitarnym strażnikiem (siła { $value }, podstęp { $second })
            [double] przegrywasz z dwoma elitarnymi strażnikami ({ $value } i { $second })
           *[normal] przegrywasz ze strażnikiem ({ $value })
        }
    .do =
        { $treasures ->
            [0] poddaj się: nie dostajesz nic
           *[other] poddaj się: zostaje ci jeden skarb
        }
ninjato-keep =
    .does =
        { $lost ->
            [0] zatrzymuje { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }
            [one] zatrzymuje { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }; przepada { $lost } skarb
            [few] zatrzymuje { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }; przepadają { $lost } skarby
            [many] zatrzymuje { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }; przepada { $lost } skarbów
           *[other] zatrzymuje { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }; przepada { $lost } skarbu
        }
    .you =
        { $lost ->
            [0] zatrzymujesz { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }
            [one] zatrzymujesz { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }; przepada { $lost } skarb
            [few] zatrzymujesz { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }; przepadają { $lost } skarby
            [many] zatrzymujesz { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }; przepada { $lost } skarbów
           *[other] zatrzymujesz { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }; przepada { $lost } skarbu
        }
    .do = zatrzymaj { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }
ninjato-gain = Posiadłość { $house } dostaje { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }
# The end of a round
ninjato-round-ends = Runda { $round } się kończy
ninjato-goes-first =
    .does = od teraz zaczyna
    .you = od teraz zaczynasz
ninjato-sensei-teaches = Sensei uczy: { LIST($first, $second, $third, $fourth, of: "ninjato-tile") }
ninjato-house-stays-closed = Posiadłość { $house } pozostaje zamknięta: nie ma dla niej skarbów
ninjato-refill-house = Posiadłość { $house } dostaje { COUNTS($loot, of: "ninjato-treasure", form: "accusative") }; wartownik: { $sentry }
ninjato-refill-palace = Nowi posłowie w pałacu: { LIST($first, $second, $third, $fourth, of: "ninjato-envoy") }
ninjato-refill-pavilion = Nowe w pawilonie: { LIST($first, $second, $third, $fourth, of: "ninjato-rumor", form: "the") }
ninjato-round-begins = Runda { $round } się zaczyna
ninjato-game-over = Gra się skończyła
# A scoring phase
ninjato-use-hensojutsu =
    .does = używa Hensojutsu: { NOUN($piece, of: "ninjato") }
    .you = używasz Hensojutsu: { NOUN($piece, of: "ninjato") }
    .do = użyj Hensojutsu: { NOUN($piece, of: "ninjato") }
ninjato-skip-hensojutsu =
    .does = nie używa Hensojutsu
    .you = nie używasz Hensojutsu
    .do = nie używaj tego Hensojutsu
ninjato-honor-first =
    .does =
        bierze { $points ->
            [one] { $points } punkt honoru
            [few] { $points } punkty honoru
            [many] { $points } punktów honoru
           *[other] { $points } punktu honoru
        } za pierwsze miejsce w klanie { NOUN($clan, of: "ninjato-clan") }
    .you =
        bierzesz { $points ->
            [one] { $points } punkt honoru
            [few] { $points } punkty honoru
            [many] { $points } punktów honoru
           *[other] { $points } punktu honoru
        } za pierwsze miejsce w klanie { NOUN($clan, of: "ninjato-clan") }
    .do = weź honor klanu { NOUN($clan, of: "ninjato-clan") }: { $points }
ninjato-honor-second =
    .does =
        bierze { $points ->
            [one] { $points } punkt honoru
            [few] { $points } punkty honoru
            [many] { $points } punktów honoru
           *[other] { $points } punktu honoru
        } za drugie miejsce w klanie { NOUN($clan, of: "ninjato-clan") }
    .you =
        bierzesz { $points ->
            [one] { $points } punkt honoru
            [few] { $points } punkty honoru
            [many] { $points } punktów honoru
           *[other] { $points } punktu honoru
        } za drugie miejsce w klanie { NOUN($clan, of: "ninjato-clan") }
ninjato-rumor-first =
    .does = bierze { NOUN($rumor, of: "ninjato-rumor", form: "accusative") } za pierwsze miejsce w klanie { NOUN($clan, of: "ninjato-clan") }
    .you = bierzesz { NOUN($rumor, of: "ninjato-rumor", form: "accusative") } za pierwsze miejsce w klanie { NOUN($clan, of: "ninjato-clan") }
    .do = weź { NOUN($rumor, of: "ninjato-rumor", form: "accusative") } (punkty { NOUN($rumor, of: "ninjato-rumor", form: "counts") })
ninjato-rumor-second =
    .does = bierze { NOUN($rumor, of: "ninjato-rumor", form: "accusative") } za drugie miejsce w klanie { NOUN($clan, of: "ninjato-clan") }
    .you = bierzesz { NOUN($rumor, of: "ninjato-rumor", form: "accusative") } za drugie miejsce w klanie { NOUN($clan, of: "ninjato-clan") }
    .do = weź { NOUN($rumor, of: "ninjato-rumor", form: "accusative") } (punkty { NOUN($rumor, of: "ninjato-rumor", form: "counts") })
# Treasures, of which a capital letter is a red one, and gold in place of others; `.kind` is one without its number
ninjato-treasure-f =
    { $count ->
        [one] wachlarz
        [few] { $count } wachlarze
        [many] { $count } wachlarzy
       *[other] { $count } wachlarza
    }
    .accusative =
        { $count ->
            [one] wachlarz
            [few] { $count } wachlarze
            [many] { $count } wachlarzy
           *[other] { $count } wachlarza
        }
    .kind = wachlarz
ninjato-treasure-s =
    { $count ->
        [one] zwój
        [few] { $count } zwoje
        [many] { $count } zwojów
       *[other] { $count } zwoju
    }
    .accusative =
        { $count ->
            [one] zwój
            [few] { $count } zwoje
            [many] { $count } zwojów
           *[other] { $count } zwoju
        }
    .kind = zwój
ninjato-treasure-v =
    { $count ->
        [one] waza
        [few] { $count } wazy
        [many] { $count } waz
       *[other] { $count } wazy
    }
    .accusative =
        { $count ->
            [one] wazę
            [few] { $count } wazy
            [many] { $count } waz
           *[other] { $count } wazy
        }
    .kind = waza
ninjato-treasure-j =
    { $count ->
        [one] jadeit
        [few] { $count } jadeity
        [many] { $count } jadeitów
       *[other] { $count } jadeitu
    }
    .accusative =
        { $count ->
            [one] jadeit
            [few] { $count } jadeity
            [many] { $count } jadeitów
           *[other] { $count } jadeitu
        }
    .kind = jadeit
ninjato-treasure-g =
    { $count ->
        [one] złoto
        [few] { $count } żetony złota
        [many] { $count } żetonów złota
       *[other] { $count } żetonu złota
    }
    .accusative =
        { $count ->
            [one] złoto
            [few] { $count } żetony złota
            [many] { $count } żetonów złota
           *[other] { $count } żetonu złota
        }
    .kind = złoto
ninjato-treasure-F =
    { $count ->
        [one] czerwony wachlarz
        [few] { $count } czerwone wachlarze
        [many] { $count } czerwonych wachlarzy
       *[other] { $count } czerwonego wachlarza
    }
    .accusative =
        { $count ->
            [one] czerwony wachlarz
            [few] { $count } czerwone wachlarze
            [many] { $count } czerwonych wachlarzy
           *[other] { $count } czerwonego wachlarza
        }
    .kind = czerwony wachlarz
ninjato-treasure-S =
    { $count ->
        [one] czerwony zwój
        [few] { $count } czerwone zwoje
        [many] { $count } czerwonych zwojów
       *[other] { $count } czerwonego zwoju
    }
    .accusative =
        { $count ->
            [one] czerwony zwój
            [few] { $count } czerwone zwoje
            [many] { $count } czerwonych zwojów
           *[other] { $count } czerwonego zwoju
        }
    .kind = czerwony zwój
ninjato-treasure-V =
    { $count ->
        [one] czerwona waza
        [few] { $count } czerwone wazy
        [many] { $count } czerwonych waz
       *[other] { $count } czerwonej wazy
    }
    .accusative =
        { $count ->
            [one] czerwoną wazę
            [few] { $count } czerwone wazy
            [many] { $count } czerwonych waz
           *[other] { $count } czerwonej wazy
        }
    .kind = czerwona waza
ninjato-treasure-J =
    { $count ->
        [one] czerwony jadeit
        [few] { $count } czerwone jadeity
        [many] { $count } czerwonych jadeitów
       *[other] { $count } czerwonego jadeitu
    }
    .accusative =
        { $count ->
            [one] czerwony jadeit
            [few] { $count } czerwone jadeity
            [many] { $count } czerwonych jadeitów
           *[other] { $count } czerwonego jadeitu
        }
    .kind = czerwony jadeit
ninjato-treasure-G =
    { $count ->
        [one] czerwone złoto
        [few] { $count } czerwone żetony złota
        [many] { $count } czerwonych żetonów złota
       *[other] { $count } czerwonego żetonu złota
    }
    .accusative =
        { $count ->
            [one] czerwone złoto
            [few] { $count } czerwone żetony złota
            [many] { $count } czerwonych żetonów złota
           *[other] { $count } czerwonego żetonu złota
        }
    .kind = czerwone złoto
ninjato-treasure-gf =
    { $count ->
        [one] złoto jako wachlarz
        [few] { $count } żetony złota jako wachlarze
        [many] { $count } żetonów złota jako wachlarze
       *[other] { $count } żetonu złota jako wachlarze
    }
    .accusative =
        { $count ->
            [one] złoto jako wachlarz
            [few] { $count } żetony złota jako wachlarze
            [many] { $count } żetonów złota jako wachlarze
           *[other] { $count } żetonu złota jako wachlarze
        }
ninjato-treasure-gs =
    { $count ->
        [one] złoto jako zwój
        [few] { $count } żetony złota jako zwoje
        [many] { $count } żetonów złota jako zwoje
       *[other] { $count } żetonu złota jako zwoje
    }
    .accusative =
        { $count ->
            [one] złoto jako zwój
            [few] { $count } żetony złota jako zwoje
            [many] { $count } żetonów złota jako zwoje
           *[other] { $count } żetonu złota jako zwoje
        }
ninjato-treasure-gv =
    { $count ->
        [one] złoto jako waza
        [few] { $count } żetony złota jako wazy
        [many] { $count } żetonów złota jako wazy
       *[other] { $count } żetonu złota jako wazy
    }
    .accusative =
        { $count ->
            [one] złoto jako wazę
            [few] { $count } żetony złota jako wazy
            [many] { $count } żetonów złota jako wazy
           *[other] { $count } żetonu złota jako wazy
        }
ninjato-treasure-gj =
    { $count ->
        [one] złoto jako jadeit
        [few] { $count } żetony złota jako jadeity
        [many] { $count } żetonów złota jako jadeity
       *[other] { $count } żetonu złota jako jadeity
    }
    .accusative =
        { $count ->
            [one] złoto jako jadeit
            [few] { $count } żetony złota jako jadeity
            [many] { $count } żetonów złota jako jadeity
           *[other] { $count } żetonu złota jako jadeity
        }
# Skills, with their effects
ninjato-tile-shinobi-iri = Shinobi-iri
    .effect = −2 do karty
ninjato-tile-intonjutsu = Intonjutsu
    .effect = karta liczy się jako 0
ninjato-tile-choho = Choho
    .effect = wymiana skarbu na inny z posiadłości
ninjato-tile-kayakujutsu = Kayakujutsu
    .effect = +2 do karty
ninjato-tile-kenjutsu = Kenjutsu
    .effect = karta liczy się jako 6
ninjato-tile-kuji-in = Kuji-in
    .effect = użyta płytka jest znów gotowa
ninjato-tile-taijutsu = Taijutsu
    .effect = +1 lub −1 do karty
ninjato-tile-boryaku = Boryaku
    .effect = 2 lub 4 bez karty
ninjato-tile-seishin-teki = Seishin-teki
    .effect = zamiana siły na podstęp lub odwrotnie
ninjato-tile-hensojutsu = Hensojutsu
ninjato-tile-hensojutsu-snake = Hensojutsu (wąż)
    .effect = +1 wpływu przez posła z maską
ninjato-tile-hensojutsu-tiger = Hensojutsu (tygrys)
    .effect = +1 wpływu przez posła z maską
ninjato-tile-hensojutsu-crane = Hensojutsu (czapla)
    .effect = +1 wpływu przez posła z maską
# Clans; envoys by clan and age
ninjato-clan-T = Taira
ninjato-clan-M = Minamoto
ninjato-clan-S = Go-Shirakawa
ninjato-envoy-T18 = poseł klanu Taira (18 lat)
    .accusative = posła klanu Taira (18 lat)
ninjato-envoy-M21 = poseł klanu Minamoto (21 lat)
    .accusative = posła klanu Minamoto (21 lat)
ninjato-envoy-S24 = poseł klanu Go-Shirakawa (24 lata)
    .accusative = posła klanu Go-Shirakawa (24 lata)
ninjato-envoy-T27 = poseł klanu Taira (27 lat)
    .accusative = posła klanu Taira (27 lat)
ninjato-envoy-M30 = poseł klanu Minamoto (30 lat)
    .accusative = posła klanu Minamoto (30 lat)
ninjato-envoy-S33 = poseł klanu Go-Shirakawa (33 lata)
    .accusative = posła klanu Go-Shirakawa (33 lata)
ninjato-envoy-T36 = poseł klanu Taira (36 lat)
    .accusative = posła klanu Taira (36 lat)
ninjato-envoy-M39 = poseł klanu Minamoto (39 lat)
    .accusative = posła klanu Minamoto (39 lat)
ninjato-envoy-S42 = poseł klanu Go-Shirakawa (42 lata)
    .accusative = posła klanu Go-Shirakawa (42 lata)
ninjato-envoy-T45 = poseł klanu Taira (45 lat)
    .accusative = posła klanu Taira (45 lat)
ninjato-envoy-M48 = poseł klanu Minamoto (48 lat)
    .accusative = posła klanu Minamoto (48 lat)
ninjato-envoy-S51 = poseł klanu Go-Shirakawa (51 lat)
    .accusative = posła klanu Go-Shirakawa (51 lat)
ninjato-envoy-T54 = poseł klanu Taira (54 lata)
    .accusative = posła klanu Taira (54 lata)
ninjato-envoy-M57 = poseł klanu Minamoto (57 lat)
    .accusative = posła klanu Minamoto (57 lat)
ninjato-envoy-S60 = poseł klanu Go-Shirakawa (60 lat)
    .accusative = posła klanu Go-Shirakawa (60 lat)
ninjato-envoy-T63 = poseł klanu Taira (63 lata)
    .accusative = posła klanu Taira (63 lata)
ninjato-envoy-M66 = poseł klanu Minamoto (66 lat)
    .accusative = posła klanu Minamoto (66 lat)
ninjato-envoy-S69 = poseł klanu Go-Shirakawa (69 lat)
    .accusative = posła klanu Go-Shirakawa (69 lat)
ninjato-envoy-T72 = poseł klanu Taira (72 lata)
    .accusative = posła klanu Taira (72 lata)
ninjato-envoy-M75 = poseł klanu Minamoto (75 lat)
    .accusative = posła klanu Minamoto (75 lat)
ninjato-envoy-S78 = poseł klanu Go-Shirakawa (78 lat)
    .accusative = posła klanu Go-Shirakawa (78 lat)
# Kinds of rumors: their name; the same in a sentence; a short one for a narrow card, with soft hyphens; what they count;
# and a number of that
ninjato-rumor-W = Największy wojownik
    .the = plotka „Największy wojownik”
    .accusative = plotkę „Największy wojownik”
    .short = Wo{ "\u00AD" }jow{ "\u00AD" }nik
    .counts = za twoich elitarnych strażników
    .number =
        { $count ->
            [one] { $count } elitarny strażnik
            [few] { $count } elitarnych strażników
            [many] { $count } elitarnych strażników
           *[other] { $count } elitarnego strażnika
        }
ninjato-rumor-G = Dobra wola ludu
    .the = plotka „Dobra wola ludu”
    .accusative = plotkę „Dobra wola ludu”
    .short = Dobra wola
    .counts = za wszystkie twoje plotki
    .number =
        { $count ->
            [one] { $count } plotka
            [few] { $count } plotki
            [many] { $count } plotek
           *[other] { $count } plotki
        }
ninjato-rumor-P = Potężni przyjaciele
    .the = plotka „Potężni przyjaciele”
    .accusative = plotkę „Potężni przyjaciele”
    .short = Przy{ "\u00AD" }jaźń
    .counts = za twoich posłów
    .number =
        { $count ->
            [one] { $count } poseł
            [few] { $count } posłów
            [many] { $count } posłów
           *[other] { $count } posła
        }
ninjato-rumor-A = Mistrz tajemnej sztuki
    .the = plotka „Mistrz tajemnej sztuki”
    .accusative = plotkę „Mistrz tajemnej sztuki”
    .short = Mistrz
    .counts = za twoje umiejętności
    .number =
        { $count ->
            [one] { $count } umiejętność
            [few] { $count } umiejętności
            [many] { $count } umiejętności
           *[other] { $count } umiejętności
        }
ninjato-rumor-D = Niehonorowi przeciwnicy
    .the = plotka „Niehonorowi przeciwnicy”
    .accusative = plotkę „Niehonorowi przeciwnicy”
    .short = Hańba
    .counts = po 6, 4 lub 2 za każdą
