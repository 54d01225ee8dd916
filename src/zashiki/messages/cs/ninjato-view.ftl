# Ninjato: where points come from
ninjato-from-earlier = čest z doby před touto pozicí: { $points }
ninjato-from-envoys = poklady vydané za vyslance: { $points }
ninjato-from-pavilion = poklady vydané za zvěsti: { $points }
ninjato-from-clans = vliv v klanech: { $points }
ninjato-from-rumors =
    { NOUN($kind, of: "ninjato-rumor") }, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    }: { $times } × { NOUN($kind, $things, of: "ninjato-rumor", form: "number") } = { $points }
ninjato-from-dishonor =
    { NOUN("D", of: "ninjato-rumor") }: { $cards } × { $each }, protože { $holders ->
        [one] je nemá nikdo další
        [few] je mají { $holders } hráči
        [many] je má { $holders } hráče
       *[other] je má { $holders } hráčů
    } = { $points }
ninjato-from-treasures =
    { $count ->
        [one] { $count } neutracený poklad
        [few] { $count } neutracené poklady
        [many] { $count } neutraceného pokladu
       *[other] { $count } neutracených pokladů
    }: { $points }
ninjato-from-elites =
    { $count ->
        [one] { $count } elitní strážný
        [few] { $count } elitní strážní
        [many] { $count } elitního strážného
       *[other] { $count } elitních strážných
    }: { $points }
ninjato-from-tie =
    o shodě rozhodují vyslanci: { $envoys ->
        [one] { $envoys } vyslanec
        [few] { $envoys } vyslanci
        [many] { $envoys } vyslance
       *[other] { $envoys } vyslanců
    }{ $envoys ->
        [0] { "" }
       *[other] , věk nejstaršího: { $age }
    }
# What is asked of the player who decides
ninjato-ask-place = Kolo { $round }, šuriken { $shuriken } ze 3: vyber místo.
ninjato-ask-draw =
    Dober ještě { $draws ->
        [one] { $draws } kartu
        [few] { $draws } karty
        [many] { $draws } karty
       *[other] { $draws } karet
    }: z odkrytých nebo z balíčku.
ninjato-ask-discard =
    Máš { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    }; odhoď přebytek do 7.
ninjato-ask-guard =
    { $guard ->
        [sentry] Hlídka ({ $value })
        [alarm] Strážný s poplachem ({ $value })
        [standin] Strážný ({ $value }) místo elitního
        [elite] Elitní strážný (síla { $value }, lest { $second })
       *[normal] Strážný ({ $value })
    }: { $side ->
        [stealth] zahraj méně než { $need }.
       *[strength] zahraj víc než { $need }.
    }
ninjato-ask-both =
    { $side ->
        [stealth] Dva elitní strážní ({ $value } a { $second }): na každého zvlášť zahraj méně, než ukazuje.
       *[strength] Dva elitní strážní ({ $value } a { $second }): na každého zvlášť zahraj víc, než ukazuje.
    }
ninjato-ask-rest =
    { $side ->
        [stealth] Z dvojice zbývá { $need }: zahraj méně než { $need }.
       *[strength] Z dvojice zbývá { $need }: zahraj víc než { $need }.
    }
ninjato-ask-between = Vezmeš si { COUNTS($neutral, $red, of: "ninjato-treasure", form: "accusative") } a odejdeš, nebo zavoláš banzai?
ninjato-ask-keep = Nevyšlo to. Který poklad si necháš?
ninjato-ask-token = Dům { $house } je prázdný. Vyber jeho nový žeton klanu.
ninjato-ask-hensojutsu = Použít Hensojutsu na vyslance s maskou a mít o jeden vliv víc?
ninjato-ask-first =
    Máš první místo v klanu { NOUN($clan, of: "ninjato-clan") }: { $honor ->
        [one] { $honor } bod cti
        [few] { $honor } body cti
        [many] { $honor } bodu cti
       *[other] { $honor } bodů cti
    }, nebo zvěst z pavilonu?
ninjato-ask-second = Máš druhé místo v klanu { NOUN($clan, of: "ninjato-clan") }: vyber zvěst.
ninjato-say-strike =
    { $which ->
        [it] Máš { $total }, to stačí: udeř.
        [either] Máš { $total }, to stačí na každého z nich: udeř.
       *[one] Máš { $total }, to stačí na { $value }: udeř.
    }
ninjato-say-nothing =
    { $which ->
        [it] Nemáš nic, co by ho porazilo.
        [either] Nemáš nic, co by některého z nich porazilo.
       *[one] Nemáš nic, co by porazilo { $value }.
    }
ninjato-say-total = Zatím máš { $total }.
# Why a move is not legal, as the end of a sentence
ninjato-want-place = vyber místo pro svůj šuriken.
ninjato-want-draw = dober kartu: t? z balíčku, nebo jednu z odkrytých.
ninjato-want-discard = odhoď kartu, kterou máš v ruce.
ninjato-want-end = nejdřív dokonči přepad.
ninjato-want-card = nejdřív zahraj kartu z ruky; přídavky a úder přijdou potom.
ninjato-want-more = karta je zahraná; něco přidej, udeř, nebo to vzdej.
ninjato-want-guard =
    { $other ->
        [0] urči strážného: !{ $value }.
       *[other] urči strážného: !{ $value } nebo !{ $other }.
    }
ninjato-want-leave-or-banzai = odejdi, nebo banzai.
ninjato-want-keep = vyber, který poklad ze šurikenu si necháš.
ninjato-want-token = vyber ze zásoby žeton jiného klanu.
ninjato-want-hensojutsu = urči svého vyslance s maskou, který ještě nebyl na řadě, nebo h-.
ninjato-want-reward = vezmi čest, nebo zvěst, která leží v pavilonu.
ninjato-want-rumor = vezmi zvěst, která leží v pavilonu.
ninjato-not-taught = sensei teď { NOUN($skill, of: "ninjato-tile") } neučí.
ninjato-style-owned = styl { NOUN($style, of: "ninjato-style", form: "genitive") } už znáš, takže nic neplatíš.
ninjato-card-unnamed = stojí to libovolnou kartu: urči některou ze svých.
ninjato-card-named = stojí to kartu { $card } a žádná není určená.
ninjato-card-missing = stojí to kartu { $card }, kterou nemáš.
ninjato-no-envoy = místo { $slot } v paláci je prázdné.
ninjato-no-rumor = místo { $slot } v pavilonu je prázdné.
ninjato-too-poor =
    { $least ->
        [0] stojí to { COUNTS($cost, of: "ninjato-treasure", form: "accusative") }
       *[other] stojí to { $least } až { $most } poklady jednoho druhu
    }{ $treasures ->
        [0] { " " }a ty nemáš nic.
       *[other] { " " }a ty máš { COUNTS($owned, of: "ninjato-treasure", form: "accusative") }.
    }
ninjato-not-open = dům { $house } je do konce kola zavřený.
ninjato-no-card = nemáš kartu { $card }.
ninjato-no-skill = nemáš připravenou dovednost { NOUN($skill, of: "ninjato-tile") }.
ninjato-no-kuji-in = k tomu je potřeba připravené Kuji-in a použitá destička toho jména.
ninjato-not-taken = na tvém šurikenu takový poklad není: { NOUN($treasure, of: "ninjato-treasure", form: "kind") }.
ninjato-not-in-house = v domě takový poklad není: { NOUN($treasure, of: "ninjato-treasure", form: "kind") }.
ninjato-no-guard = není tu strážný ({ $value }) k poražení.
ninjato-total-fails =
    { $side ->
        [stealth] máš celkem { $total } a je potřeba méně než { $value }
       *[strength] máš celkem { $total } a je potřeba víc než { $value }
    }{ $other ->
        [0] .
       *[other] { " " }a { $other }.
    }
# Treasures that the player chooses for a cost
ninjato-treasure-a =
    { $count ->
        [one] libovolný poklad
        [few] { $count } libovolné poklady
        [many] { $count } libovolného pokladu
       *[other] { $count } libovolných pokladů
    }
    .kind = lib.
    .accusative =
        { $count ->
            [one] libovolný poklad
            [few] { $count } libovolné poklady
            [many] { $count } libovolného pokladu
           *[other] { $count } libovolných pokladů
        }
ninjato-treasure-x = { $count } jednoho druhu
    .accusative = { $count } jednoho druhu
ninjato-treasure-y = { $count } jiného
    .accusative = { $count } jiného
# The text board
ninjato-board-round = Kolo { $round } ze { $rounds }
ninjato-board-scoring = bodování po { $round }: { $order }
ninjato-board-house = Dům { $number }
ninjato-board-closed = zavřený do konce kola
ninjato-board-sentry = hlídka { $value }
ninjato-board-dojo = Dódžó
ninjato-board-deck = { $cards } v balíčku
ninjato-board-stack = hromádka shora: { $names }
ninjato-board-sensei = Sensei
ninjato-board-lesson =
    { $skill } ({ $style }, { $card ->
        [0] libovolná karta
       *[other] karta { $card }
    })
ninjato-board-no-lesson = v tomto kole nic neučí
ninjato-board-palace = Palác
ninjato-board-pavilion = Pavilon
ninjato-board-cost-range = { $least } až { $most } stejné
ninjato-board-cost-alike = { $count } stejné
ninjato-board-clans = Klany
ninjato-board-nobody = nikdo
ninjato-board-honor = { $honor } cti
ninjato-board-hand =
    { $cards ->
        [0] žádná karta v ruce
        [one] { $cards } karta v ruce
        [few] { $cards } karty v ruce
        [many] { $cards } karty v ruce
       *[other] { $cards } karet v ruce
    }
ninjato-board-treasures = poklady { $treasures }
ninjato-board-elites = elitní { $cards }
ninjato-board-rumors = zvěsti { $rumors }
ninjato-board-used = { $skill } (použito)
ninjato-board-invading =
    { $side ->
        [stealth] Přepad domu { $house } lstí
       *[strength] Přepad domu { $house } silou
    }
ninjato-board-shuriken = Šuriken
ninjato-board-no-loot = zatím nic
ninjato-board-facing = Proti
ninjato-board-guard =
    { $guard ->
        [sentry] hlídka ({ $value })
        [alarm] strážný s poplachem ({ $value })
        [standin] strážný ({ $value }) místo elitního
        [elite] elitní strážný (síla { $value }, lest { $second })
        [double] dva elitní strážní ({ $value } a { $second })
       *[normal] strážný ({ $value })
    }
ninjato-board-left = ; zbývá { $value }
ninjato-board-so-far = Zatím
ninjato-board-total = celkem { $total }
ninjato-board-no-card = žádná karta
ninjato-board-wins = Vyhraje
ninjato-board-against = na { $value }: { $plays }
ninjato-board-strike = udeř teď
ninjato-board-nothing = nemáš nic, co by ho porazilo
ninjato-board-next = Dál
ninjato-board-nobody-next =
    { $left ->
        [one] nikdo: poraz tohoto strážného a dům je prázdný
        [few] nikdo: poraz oba a dům je prázdný
        [many] nikdo: poraz oba a dům je prázdný
       *[other] nikdo: poraz oba a dům je prázdný
    }
ninjato-board-coming =
    { $source ->
        [elite] jeden z { $count } elitních strážných: { $guards }
        [standin] jeden z { $count } strážných místo elitního: { $guards }
       *[normal] jeden z { $count } strážných: { $guards }
    }
ninjato-board-guards =
    { $kind ->
        [alarm] poplach{ "\u00A0" }{ $values }{ "\u00A0" }×{ $count }
        [double] dvojice{ "\u00A0" }{ $values }{ "\u00A0" }×{ $count }
       *[plain] { $values }{ "\u00A0" }×{ $count }
    }
ninjato-board-odds = Šance
ninjato-board-chance = máš čím porazit { $beaten } z { $count }, { $percent } %
# The rules in brief, for the terminal: lines of at most 60 columns
ninjato-primer =
    Sedm kol; každý hráč postupně položí tři šurikeny.
      dojo        dober karty, t5 odkrytou nebo t? z balíčku:
                  4, když nemáš žádnou, 3 s jednou, jinak 2; v
                  ruce zůstane nejvýš sedm. Kdo byl v dódžó
                  poslední, začíná příští kolo
      learn:…     dovednost od senseie za kartu dódžó; zdarma,
                  když už máš destičku toho stylu
      P2:fj       zaplať poklady za vyslance z paláce
      R1:v        zaplať poklady za zvěst z pavilonu
      H3+ H3-     přepadni dům 3 silou nebo lstí
    
    Přepad: zahraj kartu (b4), pak můžeš přidat trojky jako +
    nebo - a dovednosti. Síla vyhrává s víc než strážný, lest s
    méně; shoda nedá nic. Udeř pomocí ! a další poklad je tvůj:
    odejdi (leave), nebo zavolej banzai a postav se neznámému
    strážnému. Když to vzdáš (yield), necháš si jeden poklad.
    Poplach přinese poklad a nejcennější, který není červený,
    zčervená. Poklady velkými písmeny jsou červené: hlídají je
    elitní strážní. Dvojice jsou dva strážní, každý na vlastní
    zahrání. Když dům vyprázdníš, vybereš jeho nový žeton
    klanu. Můžeš napsat víc tahů naráz: b4 + !
    
    Poklady při placení: vějíř 2, svitek 3, váza 4, nefrit 5;
    zlato zastoupí jakýkoli druh, až po skutečných žetonech.
    Po kolech 3, 5 a 7 vynese nejvíc vyslanců klanu čest jeho
    žetonů nebo zvěst, druhé místo dostane zbytek; o shodě
    rozhoduje nejstarší vyslanec. * je maska, kterou potřebuje
    Hensojutsu. Na konci se počítají i zvěsti, elitní strážní
    a neutracené poklady.
    
    Složení některých balíčků je odhadnuté: tištěná pravidla
    uvádějí jen součty a příklady.
