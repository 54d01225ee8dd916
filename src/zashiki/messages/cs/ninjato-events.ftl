# What happens in Ninjato: the events of a move, and what a move would do

# The dojo
ninjato-visit-dojo =
    .does =
        navštěvuje dódžó a dobírá { $draws ->
            [one] { $draws } kartu
            [few] { $draws } karty
            [many] { $draws } karty
           *[other] { $draws } karet
        }
    .you =
        navštěvuješ dódžó a dobíráš { $draws ->
            [one] { $draws } kartu
            [few] { $draws } karty
            [many] { $draws } karty
           *[other] { $draws } karet
        }
    .do =
        navštiv dódžó a dober { $draws ->
            [one] { $draws } kartu
            [few] { $draws } karty
            [many] { $draws } karty
           *[other] { $draws } karet
        }
ninjato-take-card =
    .does = bere kartu { $piece }
    .you = bereš kartu { $piece }
    .do = vezmi odkrytou kartu { $piece }
ninjato-draw-card =
    .does = dobírá kartu z balíčku
    .you = dobíráš kartu z balíčku
    .do = dober kartu z balíčku
ninjato-draw-known-card =
    .does = dobírá z balíčku kartu { $piece }
    .you = dobíráš z balíčku kartu { $piece }
ninjato-discard-card =
    .does = odhazuje kartu { $piece }
    .you = odhazuješ kartu { $piece }
    .do = odhoď kartu { $piece }
ninjato-reveal = V dódžó leží { $first }, { $second } a { $third }
ninjato-shuffle-dojo = Z odhozených karet dódžó vzniká nový zamíchaný balíček
# The sensei, the palace and the pavilion
ninjato-learn =
    .does = studuje { NOUN($piece, of: "ninjato-tile") } za kartu { $cost }
    .you = studuješ { NOUN($piece, of: "ninjato-tile") } za kartu { $cost }
    .do = nauč se { NOUN($piece, of: "ninjato-tile") } ({ NOUN($piece, of: "ninjato-tile", form: "effect") }) za kartu { $cost }
ninjato-learn-free =
    .does = studuje { NOUN($piece, of: "ninjato-tile") } zdarma, ve známém stylu
    .you = studuješ { NOUN($piece, of: "ninjato-tile") } zdarma, ve známém stylu
    .do = nauč se { NOUN($piece, of: "ninjato-tile") } ({ NOUN($piece, of: "ninjato-tile", form: "effect") }) zdarma, protože styl znáš
ninjato-pay-envoy =
    .does =
        platí { COUNTS($paid, $gold, of: "ninjato-treasure", form: "accusative") } za { NOUN($piece, of: "ninjato", form: "accusative") }: { $points ->
            [one] { $points } bod cti
            [few] { $points } body cti
            [many] { $points } bodu cti
           *[other] { $points } bodů cti
        }
    .you =
        platíš { COUNTS($paid, $gold, of: "ninjato-treasure", form: "accusative") } za { NOUN($piece, of: "ninjato", form: "accusative") }: { $points ->
            [one] { $points } bod cti
            [few] { $points } body cti
            [many] { $points } bodu cti
           *[other] { $points } bodů cti
        }
    .do =
        { $points ->
            [one] { $points } bod cti
            [few] { $points } body cti
            [many] { $points } bodu cti
           *[other] { $points } bodů cti
        }: zaplať { COUNTS($paid, $gold, of: "ninjato-treasure", form: "accusative") } za { NOUN($piece, of: "ninjato", form: "accusative") }
ninjato-pay-rumor =
    .does =
        platí { COUNTS($paid, $gold, of: "ninjato-treasure", form: "accusative") } za { NOUN($rumor, of: "ninjato-rumor", form: "accusative") }: { $points ->
            [one] { $points } bod cti
            [few] { $points } body cti
            [many] { $points } bodu cti
           *[other] { $points } bodů cti
        }
    .you =
        platíš { COUNTS($paid, $gold, of: "ninjato-treasure", form: "accusative") } za { NOUN($rumor, of: "ninjato-rumor", form: "accusative") }: { $points ->
            [one] { $points } bod cti
            [few] { $points } body cti
            [many] { $points } bodu cti
           *[other] { $points } bodů cti
        }
    .do =
        { $points ->
            [one] { $points } bod cti
            [few] { $points } body cti
            [many] { $points } bodu cti
           *[other] { $points } bodů cti
        }: zaplať { COUNTS($paid, $gold, of: "ninjato-treasure", form: "accusative") } za { NOUN($rumor, of: "ninjato-rumor", form: "accusative") } (body { NOUN($rumor, of: "ninjato-rumor", form: "counts") })
# An invasion
ninjato-invade =
    .does =
        { $side ->
            [strength] přepadá silou dům { $house }; hlídka: { $sentry }
           *[stealth] přepadá lstí dům { $house }; hlídka: { $sentry }
        }
    .you =
        { $side ->
            [strength] přepadáš silou dům { $house }; hlídka: { $sentry }
           *[stealth] přepadáš lstí dům { $house }; hlídka: { $sentry }
        }
    .do =
        { $side ->
            [strength] přepadni silou dům { $house }: hlídka { $sentry }
           *[stealth] přepadni lstí dům { $house }: hlídka { $sentry }
        }
ninjato-play-card =
    .does = hraje kartu { $card }
    .you = hraješ kartu { $card }
    .do =
        { $beaten ->
            [0] zahraj kartu { $card }
            [1] zahraj kartu { $card }, která poráží { $value }
           *[other] zahraj kartu { $card }, která poráží každého z dvojice
        }
ninjato-use-boryaku =
    .does = používá Boryaku jako kartu { $card }
    .you = používáš Boryaku jako kartu { $card }
    .do =
        { $beaten ->
            [0] použij Boryaku jako { $card }, bez karty
            [1] použij Boryaku jako { $card }, bez karty, což poráží { $value }
           *[other] použij Boryaku jako { $card }, bez karty, což poráží každého z dvojice
        }
ninjato-add-three =
    .does =
        { $step ->
            [-1] přidává 3 jako −1, celkem { $total }
           *[1] přidává 3 jako +1, celkem { $total }
        }
    .you =
        { $step ->
            [-1] přidáváš 3 jako −1, celkem { $total }
           *[1] přidáváš 3 jako +1, celkem { $total }
        }
    .do =
        { $step ->
            [-1] přidej 3 jako −1
           *[1] přidej 3 jako +1
        }
ninjato-add-skill =
    .does =
        { $step ->
            [-2] používá { NOUN($skill, of: "ninjato-tile") }: −2, celkem { $total }
            [-1] používá { NOUN($skill, of: "ninjato-tile") }: −1, celkem { $total }
            [1] používá { NOUN($skill, of: "ninjato-tile") }: +1, celkem { $total }
           *[2] používá { NOUN($skill, of: "ninjato-tile") }: +2, celkem { $total }
        }
    .you =
        { $step ->
            [-2] používáš { NOUN($skill, of: "ninjato-tile") }: −2, celkem { $total }
            [-1] používáš { NOUN($skill, of: "ninjato-tile") }: −1, celkem { $total }
            [1] používáš { NOUN($skill, of: "ninjato-tile") }: +1, celkem { $total }
           *[2] používáš { NOUN($skill, of: "ninjato-tile") }: +2, celkem { $total }
        }
    .do =
        { $step ->
            [-2] použij { NOUN($skill, of: "ninjato-tile") }: −2 k tvé kartě
            [-1] použij { NOUN($skill, of: "ninjato-tile") }: −1 k tvé kartě
            [1] použij { NOUN($skill, of: "ninjato-tile") }: +1 k tvé kartě
           *[2] použij { NOUN($skill, of: "ninjato-tile") }: +2 k tvé kartě
        }
ninjato-set-card =
    .does = používá { NOUN($skill, of: "ninjato-tile") }: karta platí za { $value }, celkem { $total }
    .you = používáš { NOUN($skill, of: "ninjato-tile") }: karta platí za { $value }, celkem { $total }
    .do = použij { NOUN($skill, of: "ninjato-tile") }: tvoje karta platí za { $value }
ninjato-use-seishin-teki =
    .does =
        { $side ->
            [strength] používá Seishin-teki a pokračuje silou
           *[stealth] používá Seishin-teki a pokračuje lstí
        }
    .you =
        { $side ->
            [strength] používáš Seishin-teki a pokračuješ silou
           *[stealth] používáš Seishin-teki a pokračuješ lstí
        }
    .do =
        { $side ->
            [strength] použij Seishin-teki: pokračuj silou
           *[stealth] použij Seishin-teki: pokračuj lstí
        }
ninjato-use-kuji-in =
    .does = používá Kuji-in: dovednost { NOUN($skill, of: "ninjato-tile") } je znovu připravená
    .you = používáš Kuji-in: dovednost { NOUN($skill, of: "ninjato-tile") } je znovu připravená
    .do = použij Kuji-in: dovednost { NOUN($skill, of: "ninjato-tile") } bude znovu připravená
ninjato-use-choho =
    .does = používá Choho a mění { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") } za { NOUN($theirs, 1, of: "ninjato-treasure", form: "accusative") } z domu
    .you = používáš Choho a měníš { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") } za { NOUN($theirs, 1, of: "ninjato-treasure", form: "accusative") } z domu
    .do = použij Choho: vyměň { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") } za { NOUN($theirs, 1, of: "ninjato-treasure", form: "accusative") } z domu
ninjato-use-choho-turning =
    .does = používá Choho a mění { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") } za { NOUN($theirs, 1, of: "ninjato-treasure", form: "accusative") } z domu; na červenou stranu se tam otáčí { NOUN($turned, 1, of: "ninjato-treasure") }
    .you = používáš Choho a měníš { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") } za { NOUN($theirs, 1, of: "ninjato-treasure", form: "accusative") } z domu; na červenou stranu se tam otáčí { NOUN($turned, 1, of: "ninjato-treasure") }
    .do = použij Choho: vyměň { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") } za { NOUN($theirs, 1, of: "ninjato-treasure", form: "accusative") } z domu
ninjato-beat-guard =
    .does =
        { $guard ->
            [sentry] poráží hlídku ({ $value }) výsledkem { $total }
            [alarm] poráží strážného s poplachem ({ $value }) výsledkem { $total }
            [standin] poráží strážného ({ $value }) místo elitního výsledkem { $total }
            [elite] poráží elitního strážného (síla { $value }, lest { $second }) výsledkem { $total }
           *[normal] poráží strážného ({ $value }) výsledkem { $total }
        }
    .you =
        { $guard ->
            [sentry] porážíš hlídku ({ $value }) výsledkem { $total }
            [alarm] porážíš strážného s poplachem ({ $value }) výsledkem { $total }
            [standin] porážíš strážného ({ $value }) místo elitního výsledkem { $total }
            [elite] porážíš elitního strážného (síla { $value }, lest { $second }) výsledkem { $total }
           *[normal] porážíš strážného ({ $value }) výsledkem { $total }
        }
    .do = udeř: výsledek { $total } poráží strážného
ninjato-beat-one =
    .does = poráží { $value } z dvojice výsledkem { $total }
    .you = porážíš { $value } z dvojice výsledkem { $total }
    .do = udeř: výsledek { $total } poráží { $value }
ninjato-keep-elite =
    .does =
        získává elitního strážného, na konci { $honor ->
            [one] { $honor } bod cti
            [few] { $honor } body cti
            [many] { $honor } bodu cti
           *[other] { $honor } bodů cti
        }
    .you =
        získáváš elitního strážného, na konci { $honor ->
            [one] { $honor } bod cti
            [few] { $honor } body cti
            [many] { $honor } bodu cti
           *[other] { $honor } bodů cti
        }
ninjato-win =
    .does = získává { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }
    .you = získáváš { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }
ninjato-clear =
    .does = vyprazdňuje dům { $house }
    .you = vyprazdňuješ dům { $house }
ninjato-banzai =
    .does = volá banzai
    .you = voláš banzai
    .do = banzai: postav se dalšímu strážnému
ninjato-guard-comes =
    { $guard ->
        [alarm] Přichází strážný s poplachem ({ $value })
        [standin] Přichází strážný ({ $value }) místo elitního
        [elite] Přichází elitní strážný (síla { $value }, lest { $second })
        [double] Přicházejí dva elitní strážní ({ $value } a { $second })
       *[normal] Přichází strážný ({ $value })
    }
ninjato-shuffle-guards = Z odhozených strážných vzniká nový zamíchaný balíček
ninjato-shuffle-elites = Z odhozených elitních strážných vzniká nový zamíchaný balíček
ninjato-refill-bag = Utracené poklady se vracejí do pytlíku
ninjato-alarm = Poplach: dům dostává { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") } a na červenou stranu se otáčí { NOUN($turned, 1, of: "ninjato-treasure") }
ninjato-alarm-empty = Poplach: nezbývá žádný poklad, který by přibyl
ninjato-alarm-empty-turning = Poplach: nezbývá žádný poklad, který by přibyl, a na červenou stranu se otáčí { NOUN($turned, 1, of: "ninjato-treasure") }
ninjato-leave =
    .does = odchází a bere si { COUNTS($loot, of: "ninjato-treasure", form: "accusative") }
    .you = odcházíš a bereš si { COUNTS($loot, of: "ninjato-treasure", form: "accusative") }
    .do = odejdi a vezmi si { COUNTS($loot, of: "ninjato-treasure", form: "accusative") }
ninjato-keep-all =
    .does = odnáší { COUNTS($loot, of: "ninjato-treasure", form: "accusative") }
    .you = odnášíš { COUNTS($loot, of: "ninjato-treasure", form: "accusative") }
ninjato-put-token =
    .does = pokládá žeton { NOUN($clan, of: "ninjato-clan") } { $honor } na dům { $house }
    .you = pokládáš žeton { NOUN($clan, of: "ninjato-clan") } { $honor } na dům { $house }
    .do = polož žeton { NOUN($clan, of: "ninjato-clan") } { $honor } na dům { $house }
ninjato-fail =
    .does =
        { $guard ->
            [sentry] prohrává s hlídkou ({ $value })
            [alarm] prohrává se strážným s poplachem ({ $value })
            [standin] prohrává se strážným ({ $value }) místo elitního
            [elite] prohrává s elitním strážným (síla { $value }, lest { $second })
            [double] prohrává se dvěma elitními strážnými ({ $value } a { $second })
           *[normal] prohrává se strážným ({ $value })
        }
    .you =
        { $guard ->
            [sentry] prohráváš s hlídkou ({ $value })
            [alarm] prohráváš se strážným s poplachem ({ $value })
            [standin] prohráváš se strážným ({ $value }) místo elitního
            [elite] prohráváš s elitním strážným (síla { $value }, lest { $second })
            [double] prohráváš se dvěma elitními strážnými ({ $value } a { $second })
           *[normal] prohráváš se strážným ({ $value })
        }
    .do =
        { $treasures ->
            [0] vzdej to: nedostaneš nic
           *[other] vzdej to: zbude ti jeden poklad
        }
ninjato-keep =
    .does =
        { $lost ->
            [0] zachraňuje { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }
            [one] zachraňuje { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }; přichází o { $lost } další poklad
            [few] zachraňuje { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }; přichází o { $lost } další poklady
            [many] zachraňuje { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }; přichází o { $lost } dalšího pokladu
           *[other] zachraňuje { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }; přichází o { $lost } dalších pokladů
        }
    .you =
        { $lost ->
            [0] zachraňuješ { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }
            [one] zachraňuješ { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }; přicházíš o { $lost } další poklad
            [few] zachraňuješ { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }; přicházíš o { $lost } další poklady
            [many] zachraňuješ { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }; přicházíš o { $lost } dalšího pokladu
           *[other] zachraňuješ { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }; přicházíš o { $lost } dalších pokladů
        }
    .do = nech si { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }
ninjato-gain = Dům { $house } dostává { NOUN($piece, 1, of: "ninjato-treasure", form: "accusative") }
# The end of a round
ninjato-round-ends = Kolo { $round } končí
ninjato-goes-first =
    .does = od teď začíná
    .you = od teď začínáš
ninjato-sensei-teaches = Sensei učí: { LIST($first, $second, $third, $fourth, of: "ninjato-tile") }
ninjato-house-stays-closed = Dům { $house } zůstává zavřený: nejsou pro něj poklady
ninjato-refill-house = Dům { $house } dostává { COUNTS($loot, of: "ninjato-treasure", form: "accusative") }; hlídka: { $sentry }
ninjato-refill-palace = Nově v paláci: { LIST($first, $second, $third, $fourth, of: "ninjato-envoy") }
ninjato-refill-pavilion = Nově v pavilonu: { LIST($first, $second, $third, $fourth, of: "ninjato-rumor", form: "the") }
ninjato-round-begins = Kolo { $round } začíná
ninjato-game-over = Hra skončila
# A scoring phase
ninjato-use-hensojutsu =
    .does = používá Hensojutsu: { NOUN($piece, of: "ninjato") }
    .you = používáš Hensojutsu: { NOUN($piece, of: "ninjato") }
    .do = použij Hensojutsu: { NOUN($piece, of: "ninjato") }
ninjato-skip-hensojutsu =
    .does = nepoužívá Hensojutsu
    .you = nepoužíváš Hensojutsu
    .do = toto Hensojutsu nepoužij
ninjato-honor-first =
    .does =
        bere { $points ->
            [one] { $points } bod cti
            [few] { $points } body cti
            [many] { $points } bodu cti
           *[other] { $points } bodů cti
        } za první místo v klanu { NOUN($clan, of: "ninjato-clan") }
    .you =
        bereš { $points ->
            [one] { $points } bod cti
            [few] { $points } body cti
            [many] { $points } bodu cti
           *[other] { $points } bodů cti
        } za první místo v klanu { NOUN($clan, of: "ninjato-clan") }
    .do = vezmi čest klanu { NOUN($clan, of: "ninjato-clan") }: { $points }
ninjato-honor-second =
    .does =
        bere { $points ->
            [one] { $points } bod cti
            [few] { $points } body cti
            [many] { $points } bodu cti
           *[other] { $points } bodů cti
        } za druhé místo v klanu { NOUN($clan, of: "ninjato-clan") }
    .you =
        bereš { $points ->
            [one] { $points } bod cti
            [few] { $points } body cti
            [many] { $points } bodu cti
           *[other] { $points } bodů cti
        } za druhé místo v klanu { NOUN($clan, of: "ninjato-clan") }
ninjato-rumor-first =
    .does = bere { NOUN($rumor, of: "ninjato-rumor", form: "accusative") } za první místo v klanu { NOUN($clan, of: "ninjato-clan") }
    .you = bereš { NOUN($rumor, of: "ninjato-rumor", form: "accusative") } za první místo v klanu { NOUN($clan, of: "ninjato-clan") }
    .do = vezmi { NOUN($rumor, of: "ninjato-rumor", form: "accusative") } (body { NOUN($rumor, of: "ninjato-rumor", form: "counts") })
ninjato-rumor-second =
    .does = bere { NOUN($rumor, of: "ninjato-rumor", form: "accusative") } za druhé místo v klanu { NOUN($clan, of: "ninjato-clan") }
    .you = bereš { NOUN($rumor, of: "ninjato-rumor", form: "accusative") } za druhé místo v klanu { NOUN($clan, of: "ninjato-clan") }
    .do = vezmi { NOUN($rumor, of: "ninjato-rumor", form: "accusative") } (body { NOUN($rumor, of: "ninjato-rumor", form: "counts") })
# Treasures, of which a capital letter is a red one, and gold in place of others; `.kind` is one without its number
ninjato-treasure-f =
    { $count ->
        [one] vějíř
        [few] { $count } vějíře
        [many] { $count } vějíře
       *[other] { $count } vějířů
    }
    .accusative =
        { $count ->
            [one] vějíř
            [few] { $count } vějíře
            [many] { $count } vějíře
           *[other] { $count } vějířů
        }
    .kind = vějíř
ninjato-treasure-s =
    { $count ->
        [one] svitek
        [few] { $count } svitky
        [many] { $count } svitku
       *[other] { $count } svitků
    }
    .accusative =
        { $count ->
            [one] svitek
            [few] { $count } svitky
            [many] { $count } svitku
           *[other] { $count } svitků
        }
    .kind = svitek
ninjato-treasure-v =
    { $count ->
        [one] váza
        [few] { $count } vázy
        [many] { $count } vázy
       *[other] { $count } váz
    }
    .accusative =
        { $count ->
            [one] vázu
            [few] { $count } vázy
            [many] { $count } vázy
           *[other] { $count } váz
        }
    .kind = váza
ninjato-treasure-j =
    { $count ->
        [one] nefrit
        [few] { $count } nefrity
        [many] { $count } nefritu
       *[other] { $count } nefritů
    }
    .accusative =
        { $count ->
            [one] nefrit
            [few] { $count } nefrity
            [many] { $count } nefritu
           *[other] { $count } nefritů
        }
    .kind = nefrit
ninjato-treasure-g =
    { $count ->
        [one] zlato
        [few] { $count } žetony zlata
        [many] { $count } žetonu zlata
       *[other] { $count } žetonů zlata
    }
    .accusative =
        { $count ->
            [one] zlato
            [few] { $count } žetony zlata
            [many] { $count } žetonu zlata
           *[other] { $count } žetonů zlata
        }
    .kind = zlato
ninjato-treasure-F =
    { $count ->
        [one] červený vějíř
        [few] { $count } červené vějíře
        [many] { $count } červeného vějíře
       *[other] { $count } červených vějířů
    }
    .accusative =
        { $count ->
            [one] červený vějíř
            [few] { $count } červené vějíře
            [many] { $count } červeného vějíře
           *[other] { $count } červených vějířů
        }
    .kind = červený vějíř
ninjato-treasure-S =
    { $count ->
        [one] červený svitek
        [few] { $count } červené svitky
        [many] { $count } červeného svitku
       *[other] { $count } červených svitků
    }
    .accusative =
        { $count ->
            [one] červený svitek
            [few] { $count } červené svitky
            [many] { $count } červeného svitku
           *[other] { $count } červených svitků
        }
    .kind = červený svitek
ninjato-treasure-V =
    { $count ->
        [one] červená váza
        [few] { $count } červené vázy
        [many] { $count } červené vázy
       *[other] { $count } červených váz
    }
    .accusative =
        { $count ->
            [one] červenou vázu
            [few] { $count } červené vázy
            [many] { $count } červené vázy
           *[other] { $count } červených váz
        }
    .kind = červená váza
ninjato-treasure-J =
    { $count ->
        [one] červený nefrit
        [few] { $count } červené nefrity
        [many] { $count } červeného nefritu
       *[other] { $count } červených nefritů
    }
    .accusative =
        { $count ->
            [one] červený nefrit
            [few] { $count } červené nefrity
            [many] { $count } červeného nefritu
           *[other] { $count } červených nefritů
        }
    .kind = červený nefrit
ninjato-treasure-G =
    { $count ->
        [one] červené zlato
        [few] { $count } červené žetony zlata
        [many] { $count } červeného žetonu zlata
       *[other] { $count } červených žetonů zlata
    }
    .accusative =
        { $count ->
            [one] červené zlato
            [few] { $count } červené žetony zlata
            [many] { $count } červeného žetonu zlata
           *[other] { $count } červených žetonů zlata
        }
    .kind = červené zlato
ninjato-treasure-gf =
    { $count ->
        [one] zlato jako vějíř
        [few] { $count } žetony zlata jako vějíře
        [many] { $count } žetonu zlata jako vějíře
       *[other] { $count } žetonů zlata jako vějíře
    }
    .accusative =
        { $count ->
            [one] zlato jako vějíř
            [few] { $count } žetony zlata jako vějíře
            [many] { $count } žetonu zlata jako vějíře
           *[other] { $count } žetonů zlata jako vějíře
        }
ninjato-treasure-gs =
    { $count ->
        [one] zlato jako svitek
        [few] { $count } žetony zlata jako svitky
        [many] { $count } žetonu zlata jako svitky
       *[other] { $count } žetonů zlata jako svitky
    }
    .accusative =
        { $count ->
            [one] zlato jako svitek
            [few] { $count } žetony zlata jako svitky
            [many] { $count } žetonu zlata jako svitky
           *[other] { $count } žetonů zlata jako svitky
        }
ninjato-treasure-gv =
    { $count ->
        [one] zlato jako váza
        [few] { $count } žetony zlata jako vázy
        [many] { $count } žetonu zlata jako vázy
       *[other] { $count } žetonů zlata jako vázy
    }
    .accusative =
        { $count ->
            [one] zlato jako vázu
            [few] { $count } žetony zlata jako vázy
            [many] { $count } žetonu zlata jako vázy
           *[other] { $count } žetonů zlata jako vázy
        }
ninjato-treasure-gj =
    { $count ->
        [one] zlato jako nefrit
        [few] { $count } žetony zlata jako nefrity
        [many] { $count } žetonu zlata jako nefrity
       *[other] { $count } žetonů zlata jako nefrity
    }
    .accusative =
        { $count ->
            [one] zlato jako nefrit
            [few] { $count } žetony zlata jako nefrity
            [many] { $count } žetonu zlata jako nefrity
           *[other] { $count } žetonů zlata jako nefrity
        }
# Skills, with their effects
ninjato-tile-shinobi-iri = Shinobi-iri
    .effect = −2 ke kartě
ninjato-tile-intonjutsu = Intonjutsu
    .effect = karta platí za 0
ninjato-tile-choho = Choho
    .effect = výměna pokladu za jiný z domu
ninjato-tile-kayakujutsu = Kayakujutsu
    .effect = +2 ke kartě
ninjato-tile-kenjutsu = Kenjutsu
    .effect = karta platí za 6
ninjato-tile-kuji-in = Kuji-in
    .effect = použitá destička je znovu připravená
ninjato-tile-taijutsu = Taijutsu
    .effect = +1 nebo −1 ke kartě
ninjato-tile-boryaku = Boryaku
    .effect = 2 nebo 4 bez karty
ninjato-tile-seishin-teki = Seishin-teki
    .effect = síla se změní v lest nebo lest v sílu
ninjato-tile-hensojutsu = Hensojutsu
ninjato-tile-hensojutsu-snake = Hensojutsu (had)
    .effect = +1 vliv přes vyslance s maskou
ninjato-tile-hensojutsu-tiger = Hensojutsu (tygr)
    .effect = +1 vliv přes vyslance s maskou
ninjato-tile-hensojutsu-crane = Hensojutsu (jeřáb)
    .effect = +1 vliv přes vyslance s maskou
# Clans; envoys by clan and age
ninjato-clan-T = Taira
ninjato-clan-M = Minamoto
ninjato-clan-S = Go-Shirakawa
ninjato-envoy-T18 = vyslanec klanu Taira (18 let)
    .accusative = vyslance klanu Taira (18 let)
ninjato-envoy-M21 = vyslanec klanu Minamoto (21 let)
    .accusative = vyslance klanu Minamoto (21 let)
ninjato-envoy-S24 = vyslanec klanu Go-Shirakawa (24 let)
    .accusative = vyslance klanu Go-Shirakawa (24 let)
ninjato-envoy-T27 = vyslanec klanu Taira (27 let)
    .accusative = vyslance klanu Taira (27 let)
ninjato-envoy-M30 = vyslanec klanu Minamoto (30 let)
    .accusative = vyslance klanu Minamoto (30 let)
ninjato-envoy-S33 = vyslanec klanu Go-Shirakawa (33 let)
    .accusative = vyslance klanu Go-Shirakawa (33 let)
ninjato-envoy-T36 = vyslanec klanu Taira (36 let)
    .accusative = vyslance klanu Taira (36 let)
ninjato-envoy-M39 = vyslanec klanu Minamoto (39 let)
    .accusative = vyslance klanu Minamoto (39 let)
ninjato-envoy-S42 = vyslanec klanu Go-Shirakawa (42 let)
    .accusative = vyslance klanu Go-Shirakawa (42 let)
ninjato-envoy-T45 = vyslanec klanu Taira (45 let)
    .accusative = vyslance klanu Taira (45 let)
ninjato-envoy-M48 = vyslanec klanu Minamoto (48 let)
    .accusative = vyslance klanu Minamoto (48 let)
ninjato-envoy-S51 = vyslanec klanu Go-Shirakawa (51 let)
    .accusative = vyslance klanu Go-Shirakawa (51 let)
ninjato-envoy-T54 = vyslanec klanu Taira (54 let)
    .accusative = vyslance klanu Taira (54 let)
ninjato-envoy-M57 = vyslanec klanu Minamoto (57 let)
    .accusative = vyslance klanu Minamoto (57 let)
ninjato-envoy-S60 = vyslanec klanu Go-Shirakawa (60 let)
    .accusative = vyslance klanu Go-Shirakawa (60 let)
ninjato-envoy-T63 = vyslanec klanu Taira (63 let)
    .accusative = vyslance klanu Taira (63 let)
ninjato-envoy-M66 = vyslanec klanu Minamoto (66 let)
    .accusative = vyslance klanu Minamoto (66 let)
ninjato-envoy-S69 = vyslanec klanu Go-Shirakawa (69 let)
    .accusative = vyslance klanu Go-Shirakawa (69 let)
ninjato-envoy-T72 = vyslanec klanu Taira (72 let)
    .accusative = vyslance klanu Taira (72 let)
ninjato-envoy-M75 = vyslanec klanu Minamoto (75 let)
    .accusative = vyslance klanu Minamoto (75 let)
ninjato-envoy-S78 = vyslanec klanu Go-Shirakawa (78 let)
    .accusative = vyslance klanu Go-Shirakawa (78 let)
# Kinds of rumors: their name; the same in a sentence; a short one for a narrow card, with soft hyphens; what they count;
# and a number of that
ninjato-rumor-W = Největší bojovník
    .the = zvěst „Největší bojovník“
    .accusative = zvěst „Největší bojovník“
    .short = Bo{ "\u00AD" }jov{ "\u00AD" }ník
    .counts = za tvé elitní strážné
    .number =
        { $count ->
            [one] { $count } elitní strážný
            [few] { $count } elitní strážní
            [many] { $count } elitního strážného
           *[other] { $count } elitních strážných
        }
ninjato-rumor-G = Přízeň lidu
    .the = zvěst „Přízeň lidu“
    .accusative = zvěst „Přízeň lidu“
    .short = Přízeň lidu
    .counts = za všechny tvé zvěsti
    .number =
        { $count ->
            [one] { $count } zvěst
            [few] { $count } zvěsti
            [many] { $count } zvěsti
           *[other] { $count } zvěstí
        }
ninjato-rumor-P = Mocní přátelé
    .the = zvěst „Mocní přátelé“
    .accusative = zvěst „Mocní přátelé“
    .short = Přá{ "\u00AD" }te{ "\u00AD" }lé
    .counts = za tvé vyslance
    .number =
        { $count ->
            [one] { $count } vyslanec
            [few] { $count } vyslanci
            [many] { $count } vyslance
           *[other] { $count } vyslanců
        }
ninjato-rumor-A = Mistr tajných umění
    .the = zvěst „Mistr tajných umění“
    .accusative = zvěst „Mistr tajných umění“
    .short = Tajná umění
    .counts = za tvé dovednosti
    .number =
        { $count ->
            [one] { $count } dovednost
            [few] { $count } dovednosti
            [many] { $count } dovednosti
           *[other] { $count } dovedností
        }
ninjato-rumor-D = Nečestní soupeři
    .the = zvěst „Nečestní soupeři“
    .accusative = zvěst „Nečestní soupeři“
    .short = Ne{ "\u00AD" }čest{ "\u00AD" }ní
    .counts = po 6, 4 nebo 2 za každou
