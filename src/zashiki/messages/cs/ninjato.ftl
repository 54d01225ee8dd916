# Ninjato: the home page, the options
ninjato-motto = Přepadej domy klanů, porážej jednoho strážného za druhým a poznej, kdy odejít.
ninjato-about = Autoři: Adam West a Dan Schnake, návrh Crosscut Games, vydavatel: Z-Man Games (2011). Pro dva až čtyři hráče. Obsah balíčků je zčásti odhadnutý, protože pravidla nevypisují každou kartu; stránka s pravidly říká, která čísla to jsou.
# The rules
ninjato-rules-title-round = Kolo
ninjato-rules-title-invasion = Přepad domu
ninjato-rules-title-guards = Strážní
ninjato-rules-title-skills = Dovednosti
ninjato-rules-title-treasures = Poklady
ninjato-rules-title-envoys = Vyslanci
ninjato-rules-title-rumors = Zvěsti
ninjato-rules-title-clans = Klany
ninjato-rules-aim = Získej za sedm kol nejvíc cti. Přepadej domy, vydávej jejich poklady za vyslance a zvěsti a získávej vliv ve třech klanech.
ninjato-rules-round = Každý postupně položí šuriken a hned udělá, co místo nabízí, a to třikrát dokola. Na místech je dost prostoru pro všechny; jen vyprázdněný dům je do konce kola zavřený.
ninjato-rules-house-name = Dům
ninjato-rules-house = Přepadni ho pro jeho poklady.
ninjato-rules-dojo = Dober dvě karty, tři, když máš jednu, čtyři, když nemáš žádnou: z odkrytých nebo z balíčku. V ruce zůstane nejvýš sedm. Návštěvníci hrají v příštím kole první, poslední z nich před všemi.
ninjato-rules-sensei = Nauč se dovednost za kartu, kterou žádá, nebo zdarma, když už máš jednu jejího stylu. Dovednosti pomáhají při přepadech, každá jednou za kolo.
ninjato-rules-palace = Zaplať za vyslance, který ti dá vliv v klanu.
ninjato-rules-pavilion = Zaplať za zvěst. Leží lícem dolů a počítá se na konci hry.
ninjato-rules-refill = Na konci kola dostanou prázdné domy tři poklady a novou hlídku, palác a pavilon se doplní a použité dovednosti jsou zase připravené. Sensei ukazuje v kolech 1 až 4 tolik nových dovedností, kolik je hráčů, potom jedno Hensojutsu za kolo.
ninjato-rules-invade = Zvol sílu a každého strážného porážej vyšším výsledkem, nebo lest a porážej je nižším. Shoda neporazí nikoho. První je na řadě hlídka, kterou vidíš.
ninjato-rules-strip = Přepad silou.
ninjato-rules-fight = Na strážného zahraj jednu kartu a přidej trojky, každou jako +1 nebo −1, a dovednosti. Všechno se tím spotřebuje, i když neuspěješ.
ninjato-rules-win = Za každého poraženého strážného dostaneš poklad, nejlevnější jako první a červené nakonec. Pak se vším odejdi, nebo zavolej banzai a postav se dalšímu strážnému, ať je to kdokoli.
ninjato-rules-fail = Když strážného porazit nemůžeš, necháš si jeden ze získaných pokladů a o ostatní přijdeš. Po neúspěchu i po odchodu dostane dům nový poklad a jeho hlídka zůstane.
ninjato-rules-clear = Když vezmeš poslední poklad, dům je prázdný: vyměň jeho žeton klanu za žeton jiného klanu.
ninjato-rules-alarm = Strážný s poplachem, který není hlídkou, přinese ještě jeden poklad; potom zčervená nejcennější poklad, který červený není.
ninjato-rules-elite = Červené poklady hlídají elitní strážní. Většina má jedno číslo proti síle, rovné, a druhé proti lsti, šikmé; dvojice jsou dva strážní a za jeden poklad je třeba porazit oba. Poražení jsou tvoji, i když později neuspěješ.
ninjato-rules-guard = Strážný
ninjato-rules-cards = Karty
ninjato-rules-guard-1 = 1
ninjato-rules-guard-2 = 2
ninjato-rules-guard-3a = 3, spustí poplach
ninjato-rules-guard-4 = 4
ninjato-rules-guard-5 = 5
ninjato-rules-elites = Poražení elitní strážní ti zůstanou: na konci mají čest.
ninjato-rules-elite-guard = Elitní strážný
ninjato-rules-honor = Čest
ninjato-rules-elite-E51 = 5 proti síle, 1 proti lsti
ninjato-rules-elite-E42 = 4 proti síle, 2 proti lsti
ninjato-rules-elite-E52 = 5 proti síle, 2 proti lsti
ninjato-rules-elite-E41 = 4 proti síle, 1 proti lsti
ninjato-rules-elite-E53 = 5 proti síle, 3 proti lsti
ninjato-rules-elite-E31 = 3 proti síle, 1 proti lsti
ninjato-rules-elite-D35 = dva strážní, 3 a 5
ninjato-rules-elite-D13 = dva strážní, 1 a 3
ninjato-rules-elite-D24 = dva strážní, 2 a 4
ninjato-rules-skills = Každá destička dovednosti působí jednou za kolo. První svého stylu stojí kartu; když ji máš, všechny další téhož stylu jsou zdarma.
ninjato-rules-skill = Dovednost
ninjato-rules-effect = Co umí
ninjato-rules-style = Styl
ninjato-rules-cost = Cena
ninjato-rules-tiles = Destičky
ninjato-rules-cost-1 = karta 1
ninjato-rules-cost-5 = karta 5
ninjato-rules-cost-any = libovolná karta
ninjato-rules-cost-style = podle stylu
ninjato-rules-style-each = po jedné
ninjato-rules-treasures = Vydané poklady přinášejí čest hned:
ninjato-rules-fan-name = Vějíř
ninjato-rules-fan = 2
ninjato-rules-scroll-name = Svitek
ninjato-rules-scroll = 3
ninjato-rules-vase-name = Váza
ninjato-rules-vase = 4
ninjato-rules-jade-name = Nefrit
ninjato-rules-jade = 5
ninjato-rules-gold-name = Zlato
ninjato-rules-gold = Zastoupí jakýkoli druh a přinese jeho čest, místo libovolného pokladu (?) 5. Nejdřív se vydávají skutečné žetony toho druhu.
ninjato-rules-envoys = Každý klan má sedm vyslanců, všechny různého věku. Při stejném vlivu je první hráč s nejstarším vyslancem klanu.
ninjato-rules-mask = Maska
ninjato-rules-yes = ano
ninjato-rules-no = ne
ninjato-rules-envoy-fan-jade = vějíř a nefrit
ninjato-rules-envoy-vase-jade = váza a nefrit
ninjato-rules-envoy-scroll-vase = svitek a váza
ninjato-rules-envoy-fan-scroll-vase = vějíř, svitek a váza
ninjato-rules-envoy-range = jeden až čtyři jednoho druhu
ninjato-rules-envoy-three = jeden libovolný a tři jednoho druhu
ninjato-rules-envoy-pairs = dva jednoho druhu a dva jiného
ninjato-rules-rumors = Od každého druhu je šest zvěstí. Stojí libovolný poklad, dva libovolné, svitek, vázu, nefrit, nebo vějíř a svitek.
ninjato-rules-rumor = Zvěst
ninjato-rules-worth = Za co boduje
ninjato-rules-several = Víc zvěstí jednoho z prvních čtyř druhů se počítá za víc: místo 1 za každou věc je to 2 se dvěma, 4 se třemi a pak 5, 6 a 8.
ninjato-rules-influence = Po kolech 3, 5 a 7 odměňují klany vliv: 1 za každého jejich vyslance, kterého máš, a 1 za Hensojutsu na vyslanci s maskou.
ninjato-rules-reward = V každém klanu si první vezme čest, kolik ukazují žetony klanu na domech, nebo zvěst z pavilonu. Potom druhý dostane, co první nechal. Klany jsou na řadě v tomto pořadí:
ninjato-rules-after = Po
ninjato-rules-order-1 = První
ninjato-rules-order-2 = Druhý
ninjato-rules-order-3 = Třetí
ninjato-rules-round-3 = kole 3
ninjato-rules-round-5 = kole 5
ninjato-rules-round-7 = kole 7
ninjato-rules-end = Po sedmi kolech se počítají zvěsti, neutracené poklady po 1 bodu cti a elitní strážní po 1 nebo 2. Vyhrává nejvíc cti.
ninjato-rules-tie = Při stejné cti vyhrává víc vyslanců, potom nejstarší vyslanec; jinak je výhra společná.
ninjato-rules-decks = Tištěná pravidla uvádějí součty, žetony klanů, hodnoty pokladů a dovedností a příklady. Počty jednotlivých karet, většina cen a věků, několik elitních strážných a jména Kayakujutsu, Taijutsu a Kuji-in jsou odhadnuté.
# The strip of pictures in the rules
ninjato-strip-house = Přepadáš silou dům 2. Jeho hlídka je 3.
ninjato-strip-sentry = Tvoje 4 je víc než 3: bereš nejlevnější poklad, vějíř.
ninjato-strip-banzai = Voláš banzai. Další strážný je 3 a spouští poplach …
ninjato-strip-alarm = … takže dům dostává vázu a nejcennější poklad, nefrit, zčervená.
ninjato-strip-beaten = Hraješ 3 a přidáváš druhou jako +1: 4 poráží strážného a svitek je tvůj.
ninjato-strip-leave = Odcházíš s obojím. Po neúspěchu by ti zbyl jen jeden z nich.
# The unit of the scores
ninjato-amount =
    { $points ->
        [one] { $points } bod cti
        [few] { $points } body cti
        [many] { $points } bodu cti
       *[other] { $points } bodů cti
    }
ninjato-points-of = Čest: { $name }
ninjato-points-yours = Tvoje čest
ninjato-points-none = Zatím žádná čest.
# The board
ninjato-nothing = nic
ninjato-no-treasures = žádné poklady
ninjato-nobody = nikdo
ninjato-houses = Domy
ninjato-info = Ostatní hráči a kola
ninjato-honor =
    { $count ->
        [one] { $count } bod cti
        [few] { $count } body cti
        [many] { $count } bodu cti
       *[other] { $count } bodů cti
    }
ninjato-token = { NOUN($clan, of: "ninjato-clan") } { $honor }
ninjato-house-name = Dům { $number }: { $token }; hlídka { $sentry }; { $treasures }
ninjato-house-closed-name = Dům { $number }: { $token }; zavřený do konce kola
ninjato-house-closed = zavřený do konce kola
ninjato-in-house = { $what } v domě
ninjato-strength = síla
ninjato-stealth = lest
ninjato-by-strength = Silou: víc než { $value } porazí hlídku
ninjato-by-stealth = Lstí: méně než { $value } porazí hlídku
ninjato-dojo = Dódžó
ninjato-dojo-name = Dódžó: odkryté { $cards }; v balíčku { $count }
ninjato-dojo-deck =
    Balíček dódžó, { $count ->
        [one] jedna karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
ninjato-dojo-discard = odhozeno: { $count }
ninjato-dojo-first = Příští kolo začínají: { $names }
ninjato-draws =
    { $count ->
        [one] ještě jedna karta
        [few] ještě { $count } karty
        [many] ještě { $count } karty
       *[other] ještě { $count } karet
    }
ninjato-cards =
    { $count ->
        [one] karta { $value }
        [few] { $count } karty { $value }
        [many] { $count } karty { $value }
       *[other] { $count } karet { $value }
    }
ninjato-hand =
    { $count ->
        [0] Žádná karta v ruce
        [one] Jedna karta v ruce
        [few] { $count } karty v ruce
        [many] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
ninjato-sensei = Sensei
ninjato-sensei-empty = V tomto kole se není co učit.
ninjato-tile =
    { $count ->
        [one] { NOUN($skill, of: "ninjato-tile") }, styl { NOUN($style, of: "ninjato-style", form: "genitive") }
        [few] { $count } × { NOUN($skill, of: "ninjato-tile") }, styl { NOUN($style, of: "ninjato-style", form: "genitive") }
        [many] { $count } × { NOUN($skill, of: "ninjato-tile") }, styl { NOUN($style, of: "ninjato-style", form: "genitive") }
       *[other] { $count } × { NOUN($skill, of: "ninjato-tile") }, styl { NOUN($style, of: "ninjato-style", form: "genitive") }
    }
ninjato-used = { $tile } (použito)
ninjato-skills = Dovednosti
ninjato-palace = Palác
ninjato-pavilion = Pavilon
ninjato-deck = zbývá { $count }
ninjato-slot-empty = Prázdné místo
ninjato-envoy =
    { $mask ->
        [yes] Vyslanec klanu { NOUN($clan, of: "ninjato-clan") }, věk { $age }, s maskou
       *[no] Vyslanec klanu { NOUN($clan, of: "ninjato-clan") }, věk { $age }
    }
ninjato-rumor = Zvěst „{ NOUN($kind, of: "ninjato-rumor") }“
ninjato-style-snake = had
    .genitive = hada
ninjato-style-tiger = tygr
    .genitive = tygra
ninjato-style-crane = jeřáb
    .genitive = jeřába
ninjato-step-house = Teď zvol sílu, nebo lest.
ninjato-step-palace = Teď vyber poklady, kterými za vyslance zaplatíš.
ninjato-step-pavilion = Teď vyber poklady, kterými za zvěst zaplatíš.
ninjato-step-sensei = Teď vyber kartu, kterou za ni odhodíš.
ninjato-step-hand = Teď zvol: 3 jako +1, nebo jako −1.
ninjato-step-taijutsu = Taijutsu: teď zvol +1, nebo −1.
ninjato-step-boryaku = Boryaku: teď zvol 2, nebo 4.
ninjato-step-choho = Choho: teď vyber poklad, který vracíš.
ninjato-step-choho-second = Choho: teď vyber poklad, který si bereš z domu.
ninjato-step-kuji-in = Kuji-in: teď vyber použitou dovednost, která má být znovu připravená.
ninjato-verb-dojo = Navštívit
ninjato-verb-leave = Odejít
ninjato-verb-banzai = Banzai!
ninjato-verb-t = Dobrat
ninjato-verb-x = Odhodit
ninjato-verb-b = Zahrát
ninjato-verb-learn = Naučit se
ninjato-verb-P = Zaplatit
ninjato-verb-R = Zaplatit
ninjato-verb-H = Přepadnout
ninjato-verb-use = Použít
ninjato-verb-strike = Udeřit
ninjato-verb-k = Nechat si
ninjato-verb-take = Vzít
ninjato-verb-choose = Vybrat
ninjato-verb-honor = Vzít čest
ninjato-verb-unused = Nepoužít
ninjato-verb-yield = Vzdát to
ninjato-pay = Čím zaplatit
ninjato-pay-name =
    Zaplatit { $list }: { $honor ->
        [one] { $honor } bod cti
        [few] { $honor } body cti
        [many] { $honor } bodu cti
       *[other] { $honor } bodů cti
    }
ninjato-seat-honor =
    { $name }: { $honor ->
        [one] { $honor } bod cti
        [few] { $honor } body cti
        [many] { $honor } bodu cti
       *[other] { $honor } bodů cti
    }
ninjato-seat-elites =
    { $count ->
        [one] jeden elitní strážný
        [few] { $count } elitní strážní
        [many] { $count } elitního strážného
       *[other] { $count } elitních strážných
    }
ninjato-seat-rumors =
    { $count ->
        [one] jedna zvěst
        [few] { $count } zvěsti
        [many] { $count } zvěsti
       *[other] { $count } zvěstí
    }
ninjato-shurikens =
    { $count ->
        [one] jeden šuriken k položení
        [few] { $count } šurikeny k položení
        [many] { $count } šurikenu k položení
       *[other] { $count } šurikenů k položení
    }
ninjato-invasion =
    { $side ->
        [strength] Dům { $number }, silou
       *[stealth] Dům { $number }, lstí
    }
ninjato-wins-strength = vyhrává vyšší výsledek
ninjato-wins-stealth = vyhrává nižší výsledek
ninjato-shuriken = Získáno
ninjato-shuriken-empty = zatím nic
ninjato-left = V domě
ninjato-on-shuriken = { $what } na šurikenu
ninjato-no-card-yet = zatím bez karty
ninjato-total = zatím
ninjato-total-name =
    { $total ->
        [none] Karta ještě není zahraná
       *[other] Tvůj výsledek: { $total }
    }
ninjato-as = jako { $value }
ninjato-as-which = jako co?
ninjato-strike = Udeřit
ninjato-guard = strážný { $value }
ninjato-guard-alarm = strážný s poplachem { $value }
ninjato-guard-elite = elitní strážný, { $strength } proti síle, { $stealth } proti lsti
ninjato-guard-double = dva elitní strážní, { $first } a { $second }
ninjato-guard-of-two = elitní strážný { $value }, jeden z dvojice
ninjato-faced-sentry = hlídka: { $guard }
ninjato-faced-normal = { $guard }
ninjato-faced-elite = { $guard }
ninjato-faced-standin = { $guard }, místo elitního
ninjato-strike-at = Udeřit: { $guard }
ninjato-plays = Zahrání, která strážného porazí
ninjato-plays-title = Vyhraje:
ninjato-plays-of = Porazí { $value }:
ninjato-plays-none = Nemáš nic, co by ho porazilo.
ninjato-play-boryaku = Boryaku jako { $value }
ninjato-play-taijutsu = Taijutsu { $value }
ninjato-play-three = 3 jako { $value }
ninjato-source-sentry = hlídka
ninjato-source-normal = strážný
ninjato-source-elite = elitní strážný
ninjato-source-double = dva elitní
ninjato-source-standin = místo elitního
ninjato-failed = Neúspěch: jeden poklad zůstává, zbytek je pryč.
ninjato-cleared = Dům je prázdný. Vyber jeho nový žeton klanu:
ninjato-beaten =
    { $count ->
        [one] jeden strážný poražen
        [few] { $count } strážní poraženi
        [many] { $count } strážného poraženo
       *[other] { $count } strážných poraženo
    }
ninjato-next =
    { $source ->
        [elite]
            { $count ->
                [one] Dál: poslední elitní strážný
                [few] Dál: jeden ze { $count } elitních strážných
                [many] Dál: jeden z { $count } elitních strážných
               *[other] Dál: jeden z { $count } elitních strážných
            }
       *[other]
            { $count ->
                [one] Dál: poslední strážný
                [few] Dál: jeden ze { $count } strážných
                [many] Dál: jeden z { $count } strážných
               *[other] Dál: jeden z { $count } strážných
            }
    }
ninjato-next-none =
    { $left ->
        [one] Dál už nikdo není: poraz tohoto strážného a dům je prázdný.
        [few] Dál už nikdo není: poraz oba a dům je prázdný.
        [many] Dál už nikdo není: poraz oba a dům je prázdný.
       *[other] Dál už nikdo není: poraz oba a dům je prázdný.
    }
ninjato-odds =
    { $source ->
        [elite] máš čím porazit { $beaten } z { $of } elitních strážných
       *[other] máš čím porazit { $beaten } z { $of } strážných
    }
ninjato-column =
    { $count ->
        [one] Může přijít jeden strážný { $value }
        [few] Mohou přijít { $count } strážní { $value }
        [many] Může přijít { $count } strážného { $value }
       *[other] Může přijít { $count } strážných { $value }
    }
ninjato-column-can = Tvoje karty a dovednosti ho porazit mohou.
ninjato-column-cannot = Nemáš nic, co by ho porazilo.
ninjato-round = Kolo { $round } ze 7
ninjato-round-short = Kolo { $round }
ninjato-order = Pořadí hráčů: { $names }
ninjato-clan =
    { NOUN($clan, of: "ninjato-clan") }: { $honor ->
        [one] { $honor } bod cti
        [few] { $honor } body cti
        [many] { $honor } bodu cti
       *[other] { $honor } bodů cti
    } na domech
ninjato-next-scoring = Bodování po kole { $round }, v tomto pořadí
ninjato-heap =
    { $count ->
        [one] jeden utracený poklad
        [few] { $count } utracené poklady
        [many] { $count } utraceného pokladu
       *[other] { $count } utracených pokladů
    }
ninjato-bag =
    { $count ->
        [one] jeden poklad v pytlíku
        [few] { $count } poklady v pytlíku
        [many] { $count } pokladu v pytlíku
       *[other] { $count } pokladů v pytlíku
    }
ninjato-guards-left =
    v balíčcích { $guards ->
        [one] jeden strážný
        [few] { $guards } strážní
        [many] { $guards } strážného
       *[other] { $guards } strážných
    } a { $elites ->
        [one] jeden elitní
        [few] { $elites } elitní
        [many] { $elites } elitního
       *[other] { $elites } elitních
    }
# The cards that explain the pieces
ninjato-about-house = Nejdřív stojíš proti hlídce: silou zahraj víc než { $value }, lstí méně než { $value }. Každá výhra vezme další poklad, nejlevnější jako první, červené nakonec.
ninjato-about-closed = V tomto kole byl vyprázdněn. Nové poklady a nová hlídka přijdou na konci kola.
ninjato-about-token = Při bodování mají žetony klanu { NOUN($clan, of: "ninjato-clan") } na domech svou čest pro hráče s největším vlivem v tom klanu.
ninjato-about-strength = Každého strážného porazíš něčím vyšším, než je jeho číslo. Shoda nevyhrává.
ninjato-about-stealth = Každého strážného porazíš něčím nižším, než je jeho číslo. Shoda nevyhrává.
ninjato-about-sentry = První strážný každého přepadu. Zůstává, dokud není dům prázdný, a poplach nikdy nespustí.
ninjato-about-guard = Poraz ho a vezmi další poklad. Když neuspěješ, necháš si jen jeden ze získaných pokladů.
ninjato-about-alarm = Poplach přinesl ještě jeden poklad a nejcennější, který nebyl červený, zčervenal. Jinak ho poraz jako každého jiného strážného.
ninjato-about-standin = Všichni elitní strážní jsou zajatí, a tak červený poklad hlídá obyčejný.
ninjato-about-elite = Hlídá červený poklad. Rovné číslo platí proti síle, šikmé proti lsti.
ninjato-about-double = Dva strážní hlídají jeden červený poklad: každého poraz vlastním zahráním, v libovolném pořadí.
ninjato-about-elites =
    Zajatí, na konci mají celkem { $honor ->
        [one] { $honor } bod cti
        [few] { $honor } body cti
        [many] { $honor } bodu cti
       *[other] { $honor } bodů cti
    }.
ninjato-about-beaten = Za každého z nich máš poklad. Poražení elitní strážní jsou tvoji, i když později neuspěješ.
ninjato-about-banzai = Postav se dalšímu, ještě neznámému strážnému o další poklad. Když ho neporazíš, necháš si jen jeden poklad.
ninjato-about-leave = Nech si všechno, co tento přepad přinesl. Dům dostane nový poklad.
ninjato-about-next-normal = Tyto strážné ještě není vidět: balíček, a až dojde, odhození. Ti se zvonkem spouštějí poplach.
ninjato-about-next-elite = Zbývají jen červené poklady a ty hlídají elitní strážní. Číslo platí pro tvůj způsob boje.
ninjato-about-plays = Nejkratší cesty k výhře s tvými kartami a dovednostmi. Co zahraješ, to se spotřebuje, i když neuspěješ.
ninjato-about-total = Tvoje karta se všemi přídavky. Udeř, když to stačí.
ninjato-about-as = Zvol, za co se má počítat.
ninjato-about-pay = O tyto poklady přijdeš a hned dostaneš jejich čest.
ninjato-about-card = Zahraj ji na strážného, nebo ji dej senseiovi za dovednost.
ninjato-about-three = Zahraj ji na strážného, nebo ji přidej k jiné kartě jako +1 či −1.
ninjato-about-dojo = Dober 2 karty, 3, když máš jednu, 4, když nemáš žádnou; v ruce zůstane nejvýš 7. Poslední návštěvník začíná příští kolo.
ninjato-about-dojo-deck = Karty dódžó od 1 do 5, lícem dolů.
ninjato-about-dojo-first = Návštěvníci dódžó hrají v příštím kole první, pozdější před dřívějšími.
ninjato-about-discard = Zahrané a odhozené karty dódžó. Zamíchají se, až balíček dojde.
ninjato-about-hand-other = Tobě skryté. Karty vzaté z odkrytých viděli všichni.
ninjato-about-sensei = Nauč se jednu dovednost za kartu, kterou žádá. Zdarma je, když už máš dovednost jejího stylu.
ninjato-about-lesson =
    { $card ->
        [none] Pro tebe zdarma, protože máš dovednost ve stylu { NOUN($style, of: "ninjato-style", form: "genitive") }.
        [any] Stojí libovolnou kartu; pak jsou dovednosti ve stylu { NOUN($style, of: "ninjato-style", form: "genitive") } pro tebe zdarma.
       *[other] Stojí kartu { $card }; pak jsou dovednosti ve stylu { NOUN($style, of: "ninjato-style", form: "genitive") } pro tebe zdarma.
    }
ninjato-about-used = { $about } Na konci kola bude znovu připravená.
ninjato-about-shinobi-iri = Odečte 2 od tvé karty, jednou za kolo.
ninjato-about-intonjutsu = Tvoje karta platí za 0, ještě před přídavky, jednou za kolo.
ninjato-about-choho = Vymění poklad získaný v tomto přepadu za jiný, který je ještě v domě, jednou za kolo, i po neúspěchu.
ninjato-about-kayakujutsu = Přičte 2 k tvé kartě, jednou za kolo.
ninjato-about-kenjutsu = Tvoje karta platí za 6, ještě před přídavky, jednou za kolo.
ninjato-about-kuji-in = Jedna z tvých použitých dovedností je znovu připravená, kromě Hensojutsu, jednou za kolo.
ninjato-about-taijutsu = Přičte 1 k tvé kartě, nebo 1 odečte, jednou za kolo.
ninjato-about-boryaku = Platí za zahrání 2 nebo 4, bez karty, jednou za kolo.
ninjato-about-seishin-teki = Proti strážnému změní do konce přepadu sílu v lest nebo lest v sílu, jednou za kolo.
ninjato-about-hensojutsu = Při každém bodování přidá 1 vliv přes jednoho z tvých vyslanců s maskou.
ninjato-about-palace = Zaplať poklady za vyslance: jejich čest je hned tvoje a vyslanec ti dá vliv v klanu.
ninjato-about-pavilion = Zaplať poklady za zvěst: jejich čest je hned tvoje a zvěst, lícem dolů, se počítá na konci.
ninjato-about-envoy-deck = Sedm vyslanců každého klanu, všichni různého věku. Noví přijdou na konci kola.
ninjato-about-rumor-deck = Šest zvěstí každého z pěti druhů. Nové přijdou na konci kola.
ninjato-about-slot-empty = Nová karta přijde na konci kola.
ninjato-about-envoy = Dává ti 1 vliv v klanu { NOUN($clan, of: "ninjato-clan") }. O shodě rozhoduje věk: první je hráč s nejstarším vyslancem klanu.
ninjato-about-mask = Díky masce může Hensojutsu přidat 1 vliv.
ninjato-about-cost-named =
    Cena: { $list }. Pro tebe: { $honor ->
        [one] { $honor } bod cti
        [few] { $honor } body cti
        [many] { $honor } bodu cti
       *[other] { $honor } bodů cti
    }.
ninjato-about-cost-any =
    Stojí { $count ->
        [one] libovolný poklad
        [few] { $count } libovolné poklady
        [many] { $count } libovolného pokladu
       *[other] { $count } libovolných pokladů
    } (?).
ninjato-about-cost-range = Stojí jeden až čtyři poklady jednoho druhu (=); víc jich přinese víc cti.
ninjato-about-cost-three = Stojí tři poklady jednoho druhu (=) a jeden libovolný (?).
ninjato-about-cost-pairs = Stojí dva poklady jednoho druhu (světlé =) a dva jiného (tmavé =).
ninjato-about-rumor-W = Na konci 1 bod cti za každého zajatého elitního strážného.
ninjato-about-rumor-G = Na konci 1 bod cti za každou tvou zvěst.
ninjato-about-rumor-P = Na konci 1 bod cti za každého tvého vyslance.
ninjato-about-rumor-A = Na konci 1 bod cti za každou tvou dovednost.
ninjato-about-rumor-D = Na konci 6 bodů cti, když takové zvěsti máš jen ty, 4, když je mají dva hráči, 2, když víc.
ninjato-about-rumor-now = Máš jich { $count }: teď { $factor } × { $things } = { $honor }.
ninjato-about-rumors-other = Lícem dolů: do konce hry je zná jen jejich majitel.
ninjato-about-treasure = Body cti, když ho vydáš: { $honor }; když ti zbyde na konci: 1.
ninjato-about-gold = Zastoupí jakýkoli druh a přinese jeho čest, místo libovolného pokladu 5. Když ti zbyde na konci, 1.
ninjato-about-red = Červený: hlídají ho elitní strážní.
ninjato-about-shurikens = Každý hráč pokládá za kolo tři šurikeny, vždy po jednom.
ninjato-about-honor = Po sedmi kolech vyhrává nejvíc cti. Zvěsti, elitní strážní a neutracené poklady se přičtou na konci.
ninjato-about-rounds = Sedm kol. Po kolech 3, 5 a 7, těch ve čtverečcích, se bodují klany.
ninjato-about-order = Návštěva dódžó tě v příštím kole posune dopředu.
ninjato-about-scoring = Klan po klanu: první podle vlivu si vezme čest žetonů klanu, nebo zvěst; potom druhý dostane, co zbylo.
ninjato-about-clan =
    Vliv: { $list }. První místo volí { $honor ->
        [one] { $honor } bod cti
        [few] { $honor } body cti
        [many] { $honor } bodu cti
       *[other] { $honor } bodů cti
    }, nebo zvěst.
ninjato-about-clan-nobody =
    Vliv tu zatím nikdo nemá. První místo by získalo { $honor ->
        [one] { $honor } bod cti
        [few] { $honor } body cti
        [many] { $honor } bodu cti
       *[other] { $honor } bodů cti
    }, nebo zvěst.
ninjato-about-clan-rank = { $name } { $count }
ninjato-about-bag = Celkem 90 pokladů. Odsud přicházejí nové poklady pro domy.
ninjato-about-heap = Utracené a ztracené poklady. Vrátí se do pytlíku, až bude prázdný.
ninjato-about-guards = 40 strážných od 1 do 5, z nichž každá 3 spouští poplach, a 20 elitních.
# The guided first game
ninjato-lesson-aim = Získej za sedm kol nejvíc cti: přepadej těchto pět domů a jejich poklady dobře využij.
ninjato-lesson-strength = V každém tahu pokládáš jeden ze svých tří šurikenů: ťukni na dům 2 a zvol sílu, jeho hlídku, 3, porazíš něčím vyšším.
ninjato-lesson-card = Zahraj 4, protože je to víc než 3; shoda by nevyhrála.
ninjato-lesson-strike = Tvoje karta strážného porazí: udeř a vezmi nejlevnější poklad domu.
ninjato-lesson-leave = Odejdi a nech si ho: víc strážných je víc pokladů, ale když neuspěješ, necháš si jen jeden.
ninjato-lesson-left = Po odchodu stejně jako po neúspěchu dostane dům nový poklad a jeho hlídka zůstane.
ninjato-lesson-dojo = Navštiv dódžó: dobereš dvě karty, necháš si nejvýš sedm a jako poslední návštěva začínáš příští kolo.
ninjato-lesson-three = Vezmi 3: můžeš ji také přidat k jiné kartě, jako +1 nebo −1.
ninjato-lesson-deck = Druhou kartu dober z balíčku, naslepo.
ninjato-lesson-sensei = Nauč se Shinobi-iri za kartu 1; od teď jsou další dovednosti jeho stylu, stylu hada, pro tebe zdarma.
ninjato-lesson-round = To byl tvůj třetí šuriken: kolo končí a začíná nové.
ninjato-lesson-stealth = Teď přepadni lstí dům 3: tam každého strážného porazíš něčím nižším, než je jeho číslo.
ninjato-lesson-low = Zahraj 2: to ještě není méně než 1, ale máš dovednost.
ninjato-lesson-skill = Použij Shinobi-iri: odečte 2 od tvé karty, jednou za kolo.
ninjato-lesson-used = Použitá dovednost leží do konce kola lícem dolů.
ninjato-lesson-banzai = Sloupky ukazují, kteří strážní mohou přijít, a tvoje 2 jich porazí málo; zkus štěstí i tak a zavolej banzai!
ninjato-lesson-alarm = Strážný s poplachem: přibyl jeden poklad a nejcennější zčervenal, ale nemáš nic, co by porazilo 3, takže to vzdej.
ninjato-lesson-fail = Nevyšlo to, takže si necháš jen jeden ze svých pokladů: vezmi nefrit.
ninjato-lesson-lost = Vějíř je pryč: tuhle hru vyhrává, kdo ví, kdy odejít.
ninjato-lesson-elite = Červené poklady hlídají elitní strážní a tvoje 5 porazí jeho 4 proti síle: udeř a zajmi ho.
ninjato-lesson-clear = Dům je prázdný, takže vyber jeho nový žeton klanu: žetony jsou čest pro hráče s největším vlivem v klanu.
ninjato-lesson-closed = Prázdný dům je do konce kola zavřený; pak přijdou nové poklady a nová hlídka.
ninjato-lesson-double = Dvojice jsou dva elitní strážní u jednoho pokladu: tvoje 5 porazí 4, takže nejdřív udeř na něj.
ninjato-lesson-second = Teď 2: potřebuje vlastní zahrání, takže zahraj 3.
ninjato-lesson-both = Udeř znovu: červený nefrit je tvůj, až když porazíš oba.
ninjato-lesson-palace = Zaplať vějíř, má 2 body cti, a zlato místo nefritu, má 5, za vyslance, který ti dá vliv v klanu Taira.
ninjato-lesson-pavilion = Zaplať vázu za zvěst: 4 body cti teď a na konci 1 za každého zajatého elitního strážného.
ninjato-lesson-slots = Prázdná místa se doplní na konci kola; zvěsti leží až do konce hry lícem dolů.
ninjato-lesson-rounds = Po kolech 3, 5 a 7 se bodují klany, pokaždé v jiném pořadí: teď Minamoto, Go-Shirakawa, Taira.
ninjato-lesson-age = Při stejném vlivu dvou hráčů rozhoduje nejstarší vyslanec klanu: v klanu Taira je tvůj, je mu 72 let.
ninjato-lesson-hensojutsu = Hensojutsu přidá 1 vliv přes vyslance s maskou: vyber svého.
ninjato-lesson-scoring = V klanu Taira máš největší vliv: vezmi si jeho 14 bodů cti a druhé místo dostane zvěst.
ninjato-lesson-several = Víc zvěstí jednoho druhu se počítá víc: každý tvůj elitní strážný má 2 se dvěma Bojovníky, 4 se třemi.
ninjato-lesson-end = Po kole 7 se přičtou zvěsti, elitní strážní a neutracené poklady a vyhrává nejvíc cti.
