# Naishi: cards and places in sentences. `.object` is what somebody moves, `.beside` a number of them.
naishi-card-Mountain = Hora
    .object = horu
    .nominative = hora
    .genitive = hory
    .with = s horou
naishi-card-Naishi = Naiši
    .object = naiši
    .nominative = naiši
    .genitive = naiši
    .with = s naiši
    .beside =
        { $count ->
            [one] vedle jedné naiši
            [few] vedle { $count } naiši
            [many] vedle { $count } naiši
           *[other] vedle { $count } naiši
        }
naishi-card-Advisor = Rádce
    .object = rádce
    .nominative = rádce
    .genitive = rádce
    .with = s rádcem
naishi-card-Sentinel = Strážce
    .object = strážce
    .nominative = strážce
    .genitive = strážce
    .with = se strážcem
naishi-card-Monk = Mnich
    .object = mnicha
    .nominative = mnich
    .genitive = mnicha
    .with = s mnichem
naishi-card-Horseman = Jezdec
    .object = jezdce
    .nominative = jezdec
    .genitive = jezdce
    .with = s jezdcem
naishi-card-Ronin = Rónin
    .object = rónina
    .nominative = rónin
    .genitive = rónina
    .with = s róninem
naishi-card-Ninja = Nindža
    .object = nindžu
    .nominative = nindža
    .genitive = nindži
    .with = s nindžou
naishi-card-Fort = Pevnost
    .object = pevnost
    .nominative = pevnost
    .genitive = pevnosti
    .with = s pevností
    .beside =
        { $count ->
            [one] vedle jedné pevnosti
            [few] vedle { $count } pevností
            [many] vedle { $count } pevnosti
           *[other] vedle { $count } pevností
        }
naishi-card-Torii = Torii
    .object = torii
    .nominative = torii
    .genitive = torii
    .with = s torii
    .beside =
        { $count ->
            [one] vedle jedné torii
            [few] vedle { $count } torii
            [many] vedle { $count } torii
           *[other] vedle { $count } torii
        }
naishi-card-Rice-field = Rýžové pole
    .object = rýžové pole
    .nominative = rýžové pole
    .genitive = rýžového pole
    .with = s rýžovým polem
naishi-card-Banner = Prapor
    .object = prapor
    .nominative = prapor
    .genitive = praporu
    .with = s praporem
naishi-card-hidden = skrytá karta
    .object = skrytou kartu
    .nominative = skrytá karta
    .genitive = skryté karty
    .with = se skrytou kartou
naishi-place-L1 = Řada 1
    .in-list = řada 1
    .at = v řadě na pozici 1
    .to = do řady na pozici 1
naishi-place-L2 = Řada 2
    .in-list = řada 2
    .at = v řadě na pozici 2
    .to = do řady na pozici 2
naishi-place-L3 = Řada 3
    .in-list = řada 3
    .at = v řadě na pozici 3
    .to = do řady na pozici 3
naishi-place-L4 = Řada 4
    .in-list = řada 4
    .at = v řadě na pozici 4
    .to = do řady na pozici 4
naishi-place-L5 = Řada 5
    .in-list = řada 5
    .at = v řadě na pozici 5
    .to = do řady na pozici 5
naishi-place-H1 = Ruka 1
    .in-list = ruka 1
    .at = v ruce na pozici 1
    .to = do ruky na pozici 1
naishi-place-H2 = Ruka 2
    .in-list = ruka 2
    .at = v ruce na pozici 2
    .to = do ruky na pozici 2
naishi-place-H3 = Ruka 3
    .in-list = ruka 3
    .at = v ruce na pozici 3
    .to = do ruky na pozici 3
naishi-place-H4 = Ruka 4
    .in-list = ruka 4
    .at = v ruce na pozici 4
    .to = do ruky na pozici 4
naishi-place-H5 = Ruka 5
    .in-list = ruka 5
    .at = v ruce na pozici 5
    .to = do ruky na pozici 5
naishi-place-R1 = Nabídka 1
    .in-list = nabídka 1
    .at = v nabídce na pozici 1
    .to = do nabídky na pozici 1
naishi-place-R2 = Nabídka 2
    .in-list = nabídka 2
    .at = v nabídce na pozici 2
    .to = do nabídky na pozici 2
naishi-place-R3 = Nabídka 3
    .in-list = nabídka 3
    .at = v nabídce na pozici 3
    .to = do nabídky na pozici 3
naishi-place-R4 = Nabídka 4
    .in-list = nabídka 4
    .at = v nabídce na pozici 4
    .to = do nabídky na pozici 4
naishi-place-R5 = Nabídka 5
    .in-list = nabídka 5
    .at = v nabídce na pozici 5
    .to = do nabídky na pozici 5
# What happens in a move
naishi-keep-card =
    .does = volí { NOUN($piece, of: "naishi-card", form: "object") } a předává { NOUN($given, of: "naishi-card", form: "object") }
    .you = volíš { NOUN($piece, of: "naishi-card", form: "object") } a předáváš { NOUN($given, of: "naishi-card", form: "object") }
    .do = nech si { NOUN($piece, of: "naishi-card", form: "object") } a předej { NOUN($given, of: "naishi-card", form: "object") }
naishi-keep-hidden =
    .does = volí jednu kartu a druhou předává
    .you = volíš jednu kartu a druhou předáváš
naishi-receive =
    .does = dostává { NOUN($piece, of: "naishi-card", form: "object") }
    .you = dostáváš { NOUN($piece, of: "naishi-card", form: "object") }
naishi-develop =
    .does = rozvíjí území { NOUN($place, of: "naishi-place", form: "at") }: { NOUN($piece, of: "naishi-card", form: "nominative") } místo { NOUN($old, of: "naishi-card", form: "genitive") }
    .you = rozvíjíš území { NOUN($place, of: "naishi-place", form: "at") }: { NOUN($piece, of: "naishi-card", form: "nominative") } místo { NOUN($old, of: "naishi-card", form: "genitive") }
    .do = vezmi { NOUN($piece, of: "naishi-card", form: "object") } { NOUN($place, of: "naishi-place", form: "to") } místo { NOUN($old, of: "naishi-card", form: "genitive") }
naishi-reveal = Balíček { $column } ukazuje { NOUN($piece, of: "naishi-card", form: "object") }
naishi-empty-pile = Balíček { $column } je prázdný
naishi-discard-two =
    .does = vysílá vyslance odhodit z nabídky karty { $low } a { $high }
    .you = vysíláš vyslance odhodit z nabídky karty { $low } a { $high }
    .do = odhoď z nabídky { NOUN($first, of: "naishi-card", form: "object") } a { NOUN($second, of: "naishi-card", form: "object") }
naishi-discard-card =
    .does = odhazuje { NOUN($piece, of: "naishi-card", form: "object") }
    .you = odhazuješ { NOUN($piece, of: "naishi-card", form: "object") }
naishi-swap-river =
    .does = vysílá vyslance vyměnit v nabídce karty { $low } a { $high }
    .you = vysíláš vyslance vyměnit v nabídce karty { $low } a { $high }
    .do = vyměň v nabídce { NOUN($first, of: "naishi-card", form: "object") } a { NOUN($second, of: "naishi-card", form: "object") }
naishi-swap-line =
    .does = vysílá vyslance vyměnit v řadě karty { $low } a { $high }
    .you = vysíláš vyslance vyměnit v řadě karty { $low } a { $high }
    .do = vyměň ve své řadě { NOUN($first, of: "naishi-card", form: "object") } a { NOUN($second, of: "naishi-card", form: "object") }
naishi-swap-hand =
    .does = vysílá vyslance vyměnit v ruce karty { $low } a { $high }
    .you = vysíláš vyslance vyměnit v ruce karty { $low } a { $high }
    .do = vyměň v ruce { NOUN($first, of: "naishi-card", form: "object") } a { NOUN($second, of: "naishi-card", form: "object") }
naishi-swap-column =
    .does = vysílá vyslance vyměnit ve sloupci { $column } kartu v ruce s kartou v řadě
    .you = vysíláš vyslance vyměnit ve sloupci { $column } kartu v ruce s kartou v řadě
    .do = vyměň ve sloupci { $column } { NOUN($line, of: "naishi-card", form: "object") } z řady a { NOUN($hand, of: "naishi-card", form: "object") } z ruky
naishi-move =
    .does = přesouvá { NOUN($card, of: "naishi-card", form: "object") } { NOUN($place, of: "naishi-place", form: "to") }
    .you = přesouváš { NOUN($card, of: "naishi-card", form: "object") } { NOUN($place, of: "naishi-place", form: "to") }
naishi-decree-exchange =
    .does = vyhlašuje dekret: výměna { NOUN($place, of: "naishi-place", form: "at") }
    .you = vyhlašuješ dekret: výměna { NOUN($place, of: "naishi-place", form: "at") }
    .do = vyhlas dekret: vyměň { NOUN($own, of: "naishi-card", form: "object") } za { NOUN($other, of: "naishi-card", form: "object") } { NOUN($place, of: "naishi-place", form: "at") }
naishi-give =
    .does = dává { NOUN($card, of: "naishi-card", form: "object") }
    .you = dáváš { NOUN($card, of: "naishi-card", form: "object") }
naishi-get =
    .does = dostává za to { NOUN($card, of: "naishi-card", form: "object") }
    .you = dostáváš za to { NOUN($card, of: "naishi-card", form: "object") }
naishi-recall-all =
    .does =
        { $count ->
            [one] povolává zpět vyslance
            [few] povolává zpět oba vyslance
            [many] povolává zpět oba vyslance
           *[other] povolává zpět oba vyslance
        }
    .you =
        { $count ->
            [one] povoláváš zpět vyslance
            [few] povoláváš zpět oba vyslance
            [many] povoláváš zpět oba vyslance
           *[other] povoláváš zpět oba vyslance
        }
    .do =
        { $count ->
            [one] povolej zpět svého vyslance
            [few] povolej zpět oba své vyslance
            [many] povolej zpět oba své vyslance
           *[other] povolej zpět oba své vyslance
        }
naishi-recall-swap =
    .does = povolává zpět vyslance z pole výměny
    .you = povoláváš zpět vyslance z pole výměny
    .do = povolej zpět vyslance z pole výměny
naishi-recall-discard =
    .does = povolává zpět vyslance z pole odhození
    .you = povoláváš zpět vyslance z pole odhození
    .do = povolej zpět vyslance z pole odhození
naishi-declare =
    .does = vyhlašuje konec hry
    .you = vyhlašuješ konec hry
    .do = vyhlas konec hry; soupeř má ještě jeden tah
naishi-finish =
    .does = končí tah
    .you = končíš tah
    .do = ukonči tah
naishi-last-turn-follows = Zbývá už jen jeden tah
naishi-over = Hra skončila
# Questions
naishi-ask-keep = Nech si jednu ze svých dvou karet; druhou dostane soupeř.
naishi-ask-develop = Teď vezmi kartu z nabídky.
naishi-ask-add = Vyšli vyslance, nebo ukonči tah.
naishi-ask-turn =
    { $may_declare ->
        [0]
            { $emissaries ->
                [send] Vezmi kartu z nabídky, nebo vyšli vyslance.
                [recall] Vezmi kartu z nabídky, nebo povolej vyslance zpět.
                [both] Vezmi kartu z nabídky, nebo vyšli či povolej zpět vyslance.
               *[none] Vezmi kartu z nabídky.
            }
       *[other]
            { $emissaries ->
                [send] Vezmi kartu z nabídky, vyšli vyslance, nebo vyhlas konec.
                [recall] Vezmi kartu, povolej vyslance zpět, nebo vyhlas konec.
                [both] Vezmi kartu, vyšli či povolej vyslance, nebo vyhlas konec.
               *[none] Vezmi kartu z nabídky, nebo vyhlas konec.
            }
    }
naishi-ask-last-turn =
    { $emissaries ->
        [send] Poslední tah: vezmi kartu z nabídky, nebo vyšli vyslance.
        [recall] Poslední tah: vezmi kartu z nabídky, nebo povolej vyslance zpět.
        [both] Poslední tah: vezmi kartu z nabídky, nebo vyšli či povolej zpět vyslance.
       *[none] Poslední tah: vezmi kartu z nabídky.
    }
# Why a move is not legal
naishi-refuse-set-up = nejdřív si nech jednu ze svých dvou karet.
naishi-refuse-keep = karty se nechávají jen při přípravě.
naishi-refuse-finish = tah potřebuje hlavní akci: rozvoj, dekret, povolání zpět nebo konec hry.
naishi-refuse-after-develop = rozvoj už proběhl; můžeš vyslat vyslance, nebo ukončit tah.
naishi-refuse-must-develop = po doplňkové akci musí přijít rozvoj.
naishi-refuse-empty = balíček { $column } je prázdný.
naishi-refuse-none-to-recall = nemáš vyslance, kterého by šlo povolat zpět.
naishi-refuse-recall-all = použij r, které povolá zpět všechny tvé vyslance.
naishi-refuse-none-there = na takovém poli nemáš vyslance.
naishi-refuse-declare = konec hry jde vyhlásit, jen když je některý balíček prázdný.
naishi-refuse-declared = konec hry už je vyhlášený; tohle je poslední tah.
naishi-refuse-last-turn = dva balíčky jsou prázdné, takže tohle je tak jako tak poslední tah.
naishi-refuse-none-free = nemáš volného vyslance.
naishi-refuse-decree = dekret už je vyhlášený.
naishi-refuse-swap = všechna pole výměny jsou obsazená.
naishi-refuse-discard = obě pole odhození jsou obsazená.
naishi-refuse-last-card = v nabídce musí zbýt karta pro rozvoj.
naishi-refuse-empty-pile = oba balíčky musí mít kartu.
# Where points come from
naishi-score-mountains =
    { $count ->
        [one] jedna hora
        [few] { $count } hory
        [many] { $count } hory
       *[other] { $count } hor
    }: { $points }
naishi-score-ninjas =
    { $count ->
        [one] nindža, který nemá koho kopírovat
        [few] { $count } nindžové, kteří nemají koho kopírovat
        [many] { $count } nindži, který nemá koho kopírovat
       *[other] { $count } nindžů, kteří nemají koho kopírovat
    }: { $points }
naishi-score-torii = { $count } torii: { $points }
naishi-score-rice-fields =
    { $count ->
        [one] samotné rýžové pole
        [few] skupina { $count } rýžových polí
        [many] skupina { $count } rýžového pole
       *[other] skupina { $count } rýžových polí
    }: { $points }
naishi-score-banners =
    { $count ->
        [one] { $count } prapor
        [few] { $count } prapory
        [many] { $count } praporu
       *[other] { $count } praporů
    } v řadě: { $points }
naishi-score-card =
    { $is_copy ->
        [0] { NOUN($piece, of: "naishi-card", form: "nominative") } ({ LIST($places, of: "naishi-place", form: "in-list") }): { $points }
       *[other] nindža jako { NOUN($piece, of: "naishi-card", form: "nominative") } ({ LIST($places, of: "naishi-place", form: "in-list") }): { $points }
    }
naishi-score-beside =
    { $is_copy ->
        [0] { NOUN($piece, of: "naishi-card", form: "nominative") } ({ LIST($places, of: "naishi-place", form: "in-list") }): { $own }, { NOUN($giver, $count, of: "naishi-card", form: "beside") }: +{ $bonus }
       *[other] nindža jako { NOUN($piece, of: "naishi-card", form: "nominative") } ({ LIST($places, of: "naishi-place", form: "in-list") }): { $own }, { NOUN($giver, $count, of: "naishi-card", form: "beside") }: +{ $bonus }
    }
naishi-score-under-banner =
    { $is_copy ->
        [0] { NOUN($piece, of: "naishi-card", form: "nominative") } ({ LIST($places, of: "naishi-place", form: "in-list") }): { $own }, pod praporem: +{ $bonus }
       *[other] nindža jako { NOUN($piece, of: "naishi-card", form: "nominative") } ({ LIST($places, of: "naishi-place", form: "in-list") }): { $own }, pod praporem: +{ $bonus }
    }
# The text board
naishi-board-hand = Ruka
naishi-board-line = Řada
naishi-board-river = Nab.
naishi-board-dealt = Karty
naishi-board-empty = prázdno
naishi-board-known = známá
naishi-board-left =
    { $column }: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    }
naishi-board-emissaries = volní vyslanci: { $free } z { $all }
naishi-board-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
naishi-board-court =
    Dvůr: výměna { $swaps } z { $swap_spaces }, odhození { $discards } z { $discard_spaces }, dekret { $decree ->
        [free] volný
       *[used] vyhlášený
    }
# The rules in brief, for the terminal: lines of at most 60 columns
naishi-primer =
    Máš odkrytou řadu pěti karet a v ruce pět skrytých karet v
    pevném pořadí. Řada, ruka a nabídka mají společné sloupce
    1-5. Karty bodují na konci podle typu, místa a sousedů.
    
    V tahu uděláš jednu z těchto věcí:
      rozvoj   karta z nabídky nahradí tvou kartu ve sloupci:
               L3 v řadě, H3 v ruce. Stará karta se odhodí.
               Jednou, před tím nebo potom, může pomoci
               vyslanec: x14 odhodí z nabídky karty 1 a 4;
               sR14 sL14 sH14 vymění dvě karty v nabídce,
               řadě nebo ruce; sV3 vymění řadu a ruku ve
               sloupci 3. Nebo tah ukonči: -
      dekret   dL3 dH3: karty obou hráčů na tom místě změní
               majitele; jednou za hru a vyslanec zůstane
      zpět     r povolá vyslance zpět (rs, rx jen jednoho)
      konec    end, když je některý balíček prázdný: druhý
               hráč má ještě jeden tah. Ne v posledním tahu.
    Hru ukončí i dva prázdné balíčky: po tahu prvního hráče má
    druhý ještě jeden tah.
    
    Body: jedna hora 5, víc -5. Naiši ve sloupci 3: v řadě 12,
    v ruce 8. Rádce 2 4 3 4 2 podle sloupců, +4 za každou naiši
    vedle. Pevnost v rohu 6. Strážce 3 bez strážce vedle, +4 za
    každou pevnost vedle. Torii: jedna -5, dvě 0, tři 30. Mnich
    v ruce 5, +2 za každou torii vedle. Rýžová pole ve skupině:
    2, 3, 4 dají 10, 20, 30. Prapory v řadě: jeden 3, dva 8.
    Jezdec v ruce 3, pod praporem +10. Rónin za různé karty:
    8, 9, 10 dá 8, 15, 45. Nindža se stane jinou tvou postavou.
