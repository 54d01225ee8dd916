# Ta-Ke: the home page, the options
take-motto = Pět hromádek žetonů, dvě nádvoří, nic skrytého. Každý vzatý žeton nese body oběma hráčům.
take-option-ninja_values = Hodnoty nindžy
take-option-ninja_values-2-1 = 2 a 1
take-option-ninja_values-1-0 = 1 a 0
take-option-ninja_repeats = Nindža opakuje schopnost
take-option-ninja_repeats-no = nikdy
take-option-ninja_repeats-yes = smí
take-about = Autor: Arve D. Fühler, vydavatel: HUCH! (2017). Pro dva hráče, bez skrytých informací: pět hromádek, dvě nádvoří a body pro oba za každý vzatý žeton.
# The rules
take-rules-title-ghosts = Duchové
take-rules-title-example = Braní žetonu krok za krokem
take-rules-title-types = Pět typů
take-rules-aim = Sbírej žetony na své nádvoří, ať máš vliv v typech, které se bodují. Každé bodování přináší body oběma hráčům. Vyhrává, kdo má bodů nejvíc. Kdo začne, určí los.
take-rules-hall = Na polích A až E audienčního sálu stojí pět hromádek po sedmi žetonech: pět typů, od každého sedm. Na každém poli je také natištěný jeden typ. Nic není skryté.
take-rules-court = Na tvém nádvoří je po sloupci pro daimjó, róniny, gejši a nindži. Žeton se počítá za 2 v dolní řadě a za 1 v prostřední. Samurajové leží v horní řadě nad kterýmkoli sloupcem a počítají se za 1.
take-rules-turn-abilities = Když chceš, použij schopnosti.
take-rules-turn-take = Vezmi vrchní žeton z hromádky bez ducha a nech tam ducha.
take-rules-turn-place = Polož žeton do dolní řady jeho sloupce; samuraje nad sloupec podle svého výběru.
take-rules-turn-score = Body dostanou oba hráči.
take-rules-ghosts = Zpod ducha nikdo žeton vzít nemůže. Když je na začátku tahu na každé hromádce duch, všichni duchové se vrátí do zásoby.
take-rules-scored-type = Boduje se jeden typ: ten, který je teď vidět v místě vzatého žetonu. To je žeton pod ním, nebo potisk prázdného pole.
take-rules-scored-count = Spočítej pole v sále, na kterých je tento typ vidět; duchové nic nezakrývají.
take-rules-scored-influence = Každý hráč dostane tento počet krát svůj vliv v daném typu: hodnotu žetonů v jeho sloupci a 1 za každého samuraje nad ním. Vliv samurajů je počet všech tvých samurajů.
take-rules-abilities = Než vezmeš žeton, mohou žetony v tvé dolní řadě použít své schopnosti, každý typ jednou za tah. Žeton pak natrvalo přejde do prostřední řady a počítá se za míň.
take-rules-ninja = Nindža nemůže vytlačit jiného nindžu. Můžeš vytlačit a schopnost nepoužít, ale stejnou schopnost nemůžeš v tomtéž tahu použít i vlastním žetonem.
take-rules-end = Hra končí, když je vzatý a obodovaný poslední žeton. Při stejném počtu bodů je remíza.
take-rules-options = Stůl jde otevřít i s jinými pravidly pro nindžu: počítá se za 1 a 0, nebo smí zopakovat schopnost, kterou použil tvůj vlastní žeton.
take-diagram-take = Bereš gejšu z E. Jde do dolní řady tvého nádvoří a na E přijde duch.
take-diagram-count = Na E je teď vidět gejša, takže bodují gejši. Vidět jsou na třech polích: A, C a E.
take-diagram-influence = Tvůj vliv gejš je 2 + 1 + 1 + 1 = 5: jeden žeton v dolní řadě, jeden v prostřední a dva samurajové. Dostáváš 3 × 5 = 15 bodů. Soupeř dostává 3 × svůj vliv.
take-column-type = Typ
take-column-bottom = Dolní řada
take-column-middle = Prostřední řada
take-column-ability = Schopnost
take-none = –
# The board
take-row-bottom = dole
take-row-middle = střed
take-row-samurai = samurajové
take-your-court = Tvoje nádvoří
take-court = Nádvoří: { $name }
take-court-about =
    Zatím { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }. Vzatý žeton jde do svého sloupce, samuraj nad kterýkoli sloupec.
take-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
take-hall = Audienční sál
# Cards that explain a piece: a name, and what it is and does now
take-ability-D = Přesune jednoho až tři tvé samuraje, každého nad jiný sloupec.
take-ability-R = Přesune ducha na pole bez ducha, nebo do zásoby či z ní. Musí ti zbýt žeton, který můžeš vzít.
take-ability-G = Přesune vrchní žeton z hromádky aspoň dvou na jinou hromádku nebo prázdné pole, obojí bez ducha. Ten žeton v tomto tahu nemůžeš vzít.
take-ability-N = Vytlačí soupeři daimjó, rónina nebo gejšu do prostřední řady. Pak můžeš jejich schopnost použít pro sebe.
take-ability-S = Bez schopnosti. Počítá se za 1 ve sloupci, nad kterým leží, a za 1, když bodují samurajové.
take-does = { NOUN($piece, of: "take-piece") }: { $ability }
take-cell =
    { $court }, { NOUN($piece, of: "take-piece", form: "plural-nominative") }, { $row ->
        [bottom] dolní řada
       *[middle] prostřední řada
    }: { $count ->
        [0] prázdno
       *[other] { NOUN($piece, $count, of: "take-piece", form: "counted") }
    }
take-cell-bottom-about =
    { $count ->
        [0] Sem přijde vzatý žeton tohoto typu ({ NOUN($piece, of: "take-piece", form: "nominative") }) a počítá se za { $value }.
       *[other]
            { $count ->
                [one] Počítá se
                [few] Každý se počítá
                [many] Každý se počítá
               *[other] Každý se počítá
            } za { $value }. { $does } Použitím schopnosti žeton natrvalo přejde do prostřední řady, kde se počítá za { $then }.
    }
take-cell-used = V tomto tahu už použito.
take-cell-middle-about = Žetony použité nebo vytlačené nindžou. Každý se počítá za { $value } a znovu ho použít nejde.
take-cell-samurai =
    { $court }, nad sloupcem { NOUN($piece, of: "take-piece", form: "plural-genitive") }: { $count ->
        [0] bez samurajů
        [one] { $count } samuraj
        [few] { $count } samurajové
        [many] { $count } samuraje
       *[other] { $count } samurajů
    }
take-cell-samurai-about = Každý samuraj se tu počítá za 1 ve sloupci { NOUN($piece, of: "take-piece", form: "plural-genitive") } a za 1, když bodují samurajové.
take-all-samurai = { $court }: všichni samurajové
take-row =
    { $row ->
        [bottom] Dolní řada
        [middle] Prostřední řada
       *[samurai] Samurajové
    }: každý žeton se počítá za { $value }{ $ninja ->
        [same] { "" }
       *[other] , nindža za { $ninja }
    }
take-row-about-bottom = Sem přicházejí vzaté žetony. Jen tady mohou použít svou schopnost.
take-row-about-middle = Sem žetony přejdou, když použijí schopnost nebo je vytlačí nindža. Zůstanou tu a znovu je použít nejde.
take-row-about-samurai = Samuraj leží nad sloupcem podle tvého výběru. Počítá se v tom sloupci a když bodují samurajové.
take-influence = Vliv { NOUN($piece, of: "take-piece", form: "plural-genitive") }: { $influence }
take-influence-about =
    { $parts ->
        [none] Zatím se nic nepočítá.
       *[other] { $parts }.
    } Když bodují { NOUN($piece, of: "take-piece", form: "plural-nominative") }, vliv se násobí počtem polí, na kterých se ukazuje { NOUN($piece, of: "take-piece", form: "nominative") }, teď { $shown }.
take-part-bottom = { $count } × { $value } v dolní řadě
take-part-middle = { $count } × { $value } v prostřední řadě
take-part-over =
    { $count ->
        [one] { $count } samuraj
        [few] { $count } samurajové
        [many] { $count } samuraje
       *[other] { $count } samurajů
    } nad sloupcem
take-part-samurai =
    celkem { $count ->
        [one] { $count } samuraj
        [few] { $count } samurajové
        [many] { $count } samuraje
       *[other] { $count } samurajů
    }
take-stack = Hromádka { $letter }: nahoře { NOUN($piece, of: "take-piece", form: "nominative") }
take-space = Pole { $letter }: prázdné
take-stack-about =
    { $count ->
        [one] Poslední žeton.
        [few] Shora: { LIST($chips, of: "take-piece", form: "nominative", with: "comma") }.
        [many] Shora: { LIST($chips, of: "take-piece", form: "nominative", with: "comma") }.
       *[other] Shora: { LIST($chips, of: "take-piece", form: "nominative", with: "comma") }.
    }
take-space-about = Na prázdném poli je vidět potisk: { NOUN($piece, of: "take-piece", form: "nominative") }.
take-stack-uncovers =
    Když odsud vezmeš { NOUN($piece, of: "take-piece", form: "accusative") }, odkryješ { NOUN($beneath, of: "take-piece", form: "accusative") }{ $from ->
        [space] , potisk pole
       *[chip] { "" }
    }, takže by body byly za { NOUN($beneath, of: "take-piece", form: "plural-accusative") }.
take-stack-ghost = Sedí na ní duch: dokud neodejde, nikdo odsud nic nevezme.
take-stack-closed = V tomto tahu zavřená: gejša sem přesunula vrchní žeton.
take-closed = zavřená
take-supply =
    Zásoba: { $count ->
        [0] žádný duch
        [one] jeden duch
        [few] { $count } duchové
        [many] { $count } ducha
       *[other] { $count } duchů
    }
take-supply-about = Po každém vzatém žetonu zůstane na poli duch. Když je na začátku tahu na každé hromádce duch, všichni se vrátí do zásoby.
take-ghosts = Duchové
take-you = ty
take-opponent = soupeř
take-offers = Body za vzatý žeton
take-offers-about = Pod každou hromádkou: typ, který by bodoval, a body pro oba hráče. Body jsou počet polí, na kterých je typ vidět, krát vliv.
take-sums = Body za { NOUN($piece, of: "take-piece", form: "plural-accusative") }
take-plus = +{ $points }
take-scored = { NOUN($piece, of: "take-piece", form: "many") }: { $sum }
take-product = { $shown } × { $influence } = { $points }
take-step-take = Teď ho polož na své nádvoří.
take-step-samurai = Teď vyber sloupec pro samuraje.
take-step-over = Teď mu vyber jiný sloupec.
take-step-D-1 = Teď ťukni na své samuraje: daimjó přesune nejvýš tři.
take-step-R-1 = Rónin: teď vyber ducha.
take-step-R-2 = Teď vyber, kam duch půjde.
take-step-G-1 = Gejša: teď vyber vrchní žeton.
take-step-G-2 = Teď vyber, kam žeton půjde.
take-step-N-1 = Nindža: teď vyber žeton k vytlačení.
take-step-N-D = Teď ťukni na své samuraje a přesuň je, nebo na prostřední řadu a jen vytlač.
take-step-N-R = Teď vyber ducha k přesunutí, nebo prostřední řadu a jen vytlač.
take-step-N-G = Teď vyber vrchní žeton k přesunutí, nebo prostřední řadu a jen vytlač.
take-verb-take = Vzít
take-verb-use = Použít { NOUN($piece, of: "take-piece", form: "accusative") }
take-verb-ghost = Přesunout ducha
take-verb-chip = Přesunout žeton
take-verb-samurai = Přesunout samuraje
take-verb-push = Vytlačit
take-verb-enough = Stačí
# The guided first game
take-lesson-aim = Vítej! Střídáme se v braní žetonů, za každý vzatý žeton bodujeme oba a vyhrává, kdo má bodů nejvíc.
take-lesson-hall = V sále stojí pět hromádek po sedmi žetonech a nic není skryté: každý žeton vidíš z boku.
take-lesson-take = Vezmi gejšu z hromádky B: ťukni na ni a pak na zářící místo na svém nádvoří.
take-lesson-score = V místě vzaté gejši je vidět další, takže bodují gejši: 2 pole s gejšou × tvůj vliv 2 (dolní řada) = 4 body.
take-lesson-ghost = Po každém vzatém žetonu zůstane duch a zpod ducha nikdo nebere: B pro mě bylo zablokované, a tak beru gejšu z D.
take-lesson-both = Pokaždé bodujeme oba: gejša je zase vidět na 2 polích, každý máme jeden žeton, a tak oba dostáváme 2 × 2 = 4.
take-lesson-samurai = Vezmi samuraje z E a polož ho nad své gejši: přidá 1 k jejich vlivu.
take-lesson-counts = Teď jsou gejši vidět na 3 polích: 3 × tvůj vliv 3 = 9 pro tebe a 3 × 2 = 6 pro mě.
take-lesson-empty = Na všech ostatních hromádkách jsou duchové, takže vezmi poslední žeton z hromádky A.
take-lesson-printed = Na prázdném poli je vidět natištěný samuraj, takže bodují samurajové, ať leží kdekoli: 2 pole × tví 3 samurajové = 6 bodů.
take-lesson-home = Na můj tah nezbyl žádný žeton bez ducha, takže se všichni duchové vrátili do zásoby.
take-lesson-abilities = Než vezmeš žeton, mohou žetony v tvé dolní řadě použít své schopnosti, každý typ jednou za tah.
take-lesson-daimyo = Daimjó přesune nejvýš tři tvé samuraje nad jiné sloupce: ťukni na svého daimjó a pak na samuraje.
take-lesson-middle = Použitý daimjó zůstává v prostřední řadě a počítá se za 1 místo 2; teď přesuň samuraje od róninů nad gejši.
take-lesson-enough = To stačí: druhého samuraje nech tlačítkem v liště na místě.
take-lesson-daimyo-take = Teď vezmi gejšu z C.
take-lesson-daimyo-score = 2 pole s gejšou × tvůj vliv 5 = 10 bodů; bez samuraje by jich bylo 8.
take-lesson-ronin = Rónin přesune ducha na pole bez ducha, nebo do zásoby či z ní: pošli ducha z hromádky A do zásoby.
take-lesson-geisha = Gejša přesune vrchní žeton na jiné pole bez ducha, třeba i prázdné: přesuň nindžu z A na C.
take-lesson-closed = Hromádka C je v tomto tahu zavřená, protože právě přesunutý žeton vzít nemůžeš.
take-lesson-geisha-take = Můžeš ale vzít daimjó, kterého gejša odkryla na A.
take-lesson-geisha-score = 2 pole s daimjó × tvůj vliv 5 = 10 bodů pro tebe a 2 × 1 = 2 pro mě.
take-lesson-ninja = Nindža vytlačí můj žeton nahoru a použije jeho schopnost: vytlač mého rónina a pak přesuň ducha z B na D.
take-lesson-pushed = Můj rónin se teď počítá za 1 místo 2 a jeho schopnost je pryč; nindža může i jen vytlačit, ale nikdy jiného nindžu.
take-lesson-ninja-take = Teď vezmi gejšu z B: boduje nindža pod ní.
take-lesson-ninja-score = 2 pole s nindžou × tvůj vliv 5 = 10 bodů pro tebe a 2 × 2 = 4 pro mě.
take-lesson-last = Konec hry: ztrácíš na mě 2 body a poslední žeton patří tobě.
take-lesson-end = Všech 35 žetonů je pryč a hra skončila: vyhráváš 149 ku 147, a při stejném počtu bodů by byla remíza.
