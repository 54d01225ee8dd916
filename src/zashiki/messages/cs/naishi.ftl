# Naishi: the home page, the options
naishi-motto = Vybuduj dvůr na deseti místech, z nichž polovina je skrytá. Zvol, kdy skončí.
naishi-option-recall = Povolávání vyslanců zpět
naishi-option-recall-one-or-both = jeden, nebo oba
naishi-option-recall-all = všichni najednou
naishi-about = Autoři: Mathieu Bieri a Alex Fortineau, vydavatel: Merle Éditions (2024). Pro dva hráče: deset míst, z toho pět skrytých, a konec, který může vyhlásit kterýkoli z vás.
# The rules
naishi-rules-title-emissaries = Vyslanci
naishi-rules-aim = Proměň hory v území z deseti karet: pět leží v řadě, kde je vidí všichni, a pět máš v ruce jen pro své oči. Body záleží na tom, co kde leží. Vyhrává, kdo jich má nejvíc.
naishi-rules-river = V nabídce je pět balíčků po šesti kartách, na každém je vrchní karta odkrytá. Každý balíček tvoří sloupec s jedním místem tvé řady a jedním místem tvé ruky.
naishi-rules-draft = Začínáš s pěti horami v řadě, třemi v ruce a dvěma dalšími kartami: jednu si nech, druhou předej; soupeř udělá totéž. Potom se tvoje ruka zamíchá.
naishi-rules-eye = Karta, která přijde do ruky před očima obou hráčů, zůstává známá; deska ji označí okem. Když si dvě karty v ruce vymění místo, oba vidíte, která místa to jsou.
naishi-rules-turn = Udělej jednu z těchto věcí:
naishi-rules-develop-name = Rozvoj
naishi-rules-develop = Polož vrchní kartu balíčku ve stejném sloupci do své řady nebo ruky. Stará karta z toho místa se odhodí a balíček ukáže další. Předtím nebo potom můžeš vyslat jednoho vyslance.
naishi-rules-decree-name = Dekret
naishi-rules-decree = Jednou za hru, jen jeden z vás. Vyslanec jde na pole dekretu a zůstane tam. Vyber místo v řadě nebo v ruce: tvoje a soupeřova karta z toho místa si vymění majitele.
naishi-rules-recall-name = Povolání zpět
naishi-rules-recall = Povolej zpět jednoho nebo oba své vyslance; nikdy toho z dekretu. (Stůl jde otevřít i tak, že se vracejí jen všichni najednou.)
naishi-rules-declare-name = Konec hry
naishi-rules-declare = Konec můžeš vyhlásit, jakmile je některý balíček prázdný, ale ne v posledním tahu. Druhý hráč má ještě jeden, poslední tah.
naishi-rules-emissaries = Máš dva. Každý jde na volné pole u dvora, jedná hned a zůstane tam, dokud ho nepovoláš zpět.
naishi-rules-swap-name = Výměna
naishi-rules-swap = Tři pole. Vyměň navzájem dvě vrchní karty nabídky, dvě karty své řady, dvě karty své ruky, nebo karty řady a ruky v jednom sloupci.
naishi-rules-discard-name = Odhození
naishi-rules-discard = Dvě pole. Odhoď vrchní karty dvou balíčků. Pokud tě rozvoj teprve čeká, musí v nabídce zbýt karta.
naishi-rules-end = Hra skončí také tehdy, když po některém tahu zůstanou prázdné dva balíčky nebo víc: hned, ledaže to byl tah hráče, který začínal; pak má druhý hráč ještě poslední tah. Po posledním tahu už žádný další není.
naishi-rules-tie = Při stejném počtu bodů vyhrává, kdo má víc různých barev; jinak je remíza.
naishi-rules-scoring = Řada leží nad rukou. „Vedle“ znamená vlevo, vpravo, nad nebo pod.
naishi-rules-mountain = 5, pokud je na tvém území jediná; dvě nebo víc −5 celkem.
naishi-rules-naishi = V prostředním sloupci: 12 v řadě, 8 v ruce. Jinde 0.
naishi-rules-advisor = 2, 4, 3, 4, 2 podle sloupců; a 4 za každou naiši vedle.
naishi-rules-sentinel = 3, pokud vedle není jiný strážce; a 4 za každou pevnost vedle.
naishi-rules-monk = 5 v ruce; a v řadě i v ruce 2 za každou torii vedle.
naishi-rules-horseman = V ruce 3 a pod praporem ještě 10. V řadě 0.
naishi-rules-ronin = 8 za 8 různých typů na tvém území, 15 za 9 typů, 45 za 10; hory a nindžové typy nejsou.
naishi-rules-ninja = Musí se stát jinou postavou tvého území, na svém místě a se vším všudy, jen ne jako typ pro rónina; nejlepší volbu udělá hra za tebe. Když nemá koho kopírovat, neboduje a nemá barvu.
naishi-rules-fort = 6 v každém rohu: první a poslední sloupec, v řadě i v ruce.
naishi-rules-torii = Jedna −5, dvě 0, tři nebo víc 30 celkem.
naishi-rules-rice-field = Skupiny polí vedle sebe: dvě 10, tři 20, čtyři nebo víc 30.
naishi-rules-banner = Jen v řadě: jeden 3, dva 8 celkem.
naishi-rules-beside-example = Vedle tohoto rádce jsou strážce, prapor a pod ním naiši, která mu dává ještě 4.
naishi-rules-score-example = Toto území má 62 bodů. Tři rýžová pole dávají dohromady 20.
naishi-rules-card = Karta
naishi-rules-copies = Ve hře
naishi-rules-points = Body
naishi-rules-kinds = Naiši, rádce, strážce, mnich, jezdec, rónin a nindža jsou postavy; pevnost, torii, rýžové pole a prapor jsou provincie.
# The board
naishi-you = Ty
naishi-river = Nabídka
naishi-line = Řada
naishi-hand = Ruka
naishi-line-of =
    { $owner ->
        [you] Tvoje řada
       *[other] Řada: { $owner }
    }
naishi-hand-of =
    { $owner ->
        [you] Tvoje ruka
       *[other] Ruka: { $owner }
    }
# A place of a Line or a Hand, for a screen reader.
naishi-place =
    { $owner ->
        [you] Ty
       *[other] { $owner }
    }, { $row }, sloupec { $column }: { $card ->
        [hidden] skrytá karta
       *[other] { NOUN($card, of: "naishi-card", form: "nominative") }
    }{ $known ->
        [mine] , { $other } tuto kartu zná
        [theirs] , tuto kartu znáš
       *[no] { "" }
    }
naishi-pile =
    Nabídka, sloupec { $column }: { $count ->
        [0] prázdno
        [one] { NOUN($card, of: "naishi-card", form: "nominative") }, poslední karta balíčku
        [few] { NOUN($card, of: "naishi-card", form: "nominative") }, { $count } karty v balíčku
        [many] { NOUN($card, of: "naishi-card", form: "nominative") }, { $count } karty v balíčku
       *[other] { NOUN($card, of: "naishi-card", form: "nominative") }, { $count } karet v balíčku
    }
naishi-empty = prázdno
naishi-court = Císařský dvůr
naishi-swap = Výměna
naishi-discard = Odhození
naishi-decree = Dekret
naishi-swap-short = dvě karty si vymění místo
naishi-discard-short = dvě karty z nabídky
naishi-decree-short = karta za kartu: { $other }
naishi-stand =
    { $mine ->
        [0] { "" }
        [one] , tvůj vyslanec
        [few] , tvoji vyslanci: { $mine }
        [many] , tvoji vyslanci: { $mine }
       *[other] , tvoji vyslanci: { $mine }
    }{ $theirs ->
        [0] { "" }
        [one] , vyslanec hráče { $other }
        [few] , vyslanci hráče { $other }: { $theirs }
        [many] , vyslanci hráče { $other }: { $theirs }
       *[other] , vyslanci hráče { $other }: { $theirs }
    }
naishi-space-swap =
    Výměna dvou karet: { $free ->
        [0] žádné volné pole
        [one] jedno volné pole
        [few] { $free } volná pole
        [many] { $free } volného pole
       *[other] { $free } volných polí
    }{ naishi-stand }
naishi-space-discard =
    Odhození dvou karet z nabídky: { $free ->
        [0] žádné volné pole
        [one] jedno volné pole
        [few] { $free } volná pole
        [many] { $free } volného pole
       *[other] { $free } volných polí
    }{ naishi-stand }
naishi-space-decree =
    Dekret, výměna jednoho místa se soupeřem, jednou za hru: { $free ->
        [0] obsazeno
       *[other] volno
    }{ naishi-stand }
naishi-free =
    { $owner ->
        [you] Tvoji volní vyslanci
       *[other] Volní vyslanci ({ $owner })
    }: { $count }
naishi-discard-pile =
    Odhazovací balíček: { $count ->
        [0] prázdno
        [one] jedna karta, { NOUN($card, of: "naishi-card", form: "nominative") }
        [few] { $count } karty, nahoře { NOUN($card, of: "naishi-card", form: "nominative") }
        [many] { $count } karty, nahoře { NOUN($card, of: "naishi-card", form: "nominative") }
       *[other] { $count } karet, nahoře { NOUN($card, of: "naishi-card", form: "nominative") }
    }
naishi-discarded = odhozeno: { $count }
naishi-dealt = Tvoje dvě karty
naishi-dealt-card = Karta { $number } ze dvou, nechat si, nebo předat: { NOUN($card, of: "naishi-card", form: "nominative") }
naishi-dealt-hidden = Rozdaná karta lícem dolů
naishi-keep = Nech si jednu ze svých dvou karet; druhou dostane { $other }.
naishi-drafting = Každý hráč si jednu kartu nechá a druhou předá.
naishi-score = Body
naishi-score-so-far = Body zatím
naishi-turn = Tah { $turn }
naishi-last-turn = Poslední tah
naishi-gave = Od tebe
naishi-gave-whole = Karta, kterou { $other } při přípravě dostává od tebe: { NOUN($card, of: "naishi-card", form: "nominative") }; na které místo v ruce přijde, vidět není.
# The primary button of the action bar
naishi-verb-k = Nechat si ji
naishi-verb-L = Rozvinout
naishi-verb-H = Rozvinout
naishi-verb-x = Odhodit
naishi-verb-s = Vyměnit
naishi-verb-d = Vyhlásit dekret
naishi-verb-r =
    { $count ->
        [2] Povolat oba
       *[other] Povolat
    }
naishi-verb-end = Vyhlásit konec
naishi-verb-finish = Ukončit tah
# The next step
naishi-step-keep = Ťukni na ni znovu: necháš si ji a druhou předáš.
naishi-step-recall = Povolej zpět oba, nebo vyber pole, ze kterého se má vrátit jeden.
naishi-step-develop = Teď vyber, kam přijde { NOUN($card, of: "naishi-card", form: "nominative") }: do řady, nebo do ruky.
naishi-step-swap = Teď vyber první ze dvou karet k výměně.
naishi-step-swap-second = Teď vyber kartu, která si vymění místo { NOUN($card, of: "naishi-card", form: "with") }.
naishi-step-discard = Teď vyber první ze dvou karet z nabídky.
naishi-step-discard-second = Teď vyber z nabídky druhou kartu, která se odhodí. První: { NOUN($card, of: "naishi-card", form: "nominative") }.
naishi-step-decree = Teď vyber místo, kde si dvě karty vymění majitele.
# What things are and do, for the card that explains them
naishi-worth =
    { $count ->
        [one] Teď { $points }.
        [few] Teď { $points } dohromady za { $count }.
        [many] Teď { $points } dohromady za { $count }.
       *[other] Teď { $points } dohromady za { $count }.
    }
naishi-worth-least = Teď aspoň { $points }.
naishi-worth-ninja = Teď jako { NOUN($card, of: "naishi-card", form: "nominative") } { $points }.
naishi-about-known-mine = Oko: { $other } tuto kartu zná.
naishi-about-known-theirs = Oko: tuto kartu znáš, protože přišla do ruky před tvýma očima.
naishi-about-unknown = Zná ji jen { $owner }. Je tu od začátku: hora, karta od tebe, nebo ta, která při přípravě zůstala.
naishi-about-secret = Do konce hry tuto kartu vidí jen { $owner }.
naishi-about-line = Pět karet, které vidí oba hráči: horní řada území.
naishi-about-hand = Pět karet, které vidí jen jejich majitel, pokud nepřišly do ruky před očima druhého hráče: dolní řada území.
naishi-about-develop = Pro tebe: { $line } v řadě, { $hand } v ruce.
naishi-about-pile =
    { $below ->
        [0] Je to poslední karta balíčku.
        [one] Pod ní leží jedna skrytá karta.
        [few] Pod ní leží { $below } skryté karty.
        [many] Pod ní leží { $below } skryté karty.
       *[other] Pod ní leží { $below } skrytých karet.
    }
naishi-about-pile-empty = V tomto sloupci už karty nejsou. Jakmile je jeden balíček prázdný, můžeš vyhlásit konec; dva prázdné balíčky hru ukončí.
naishi-about-none-free = Nemáš volného vyslance.
naishi-about-recall = Povolat je zpět zabere celý tah: ťukni sem.
naishi-about-emissaries = Každý jde na volné pole u dvora, jedná hned a zůstane, dokud ho { $name } nepovolá zpět.
naishi-about-discards = Odhozené karty se nevracejí. Vidět je jen vrchní.
naishi-about-score = Tvoje body, kdyby hra skončila teď. Body soupeře ({ $other }) jsou až do konce skryté.
naishi-about-score-over = Body tohoto území.
naishi-about-turn = Tahy obou hráčů počítané dohromady.
naishi-about-last-turn = Po tomto tahu hra skončí a spočítají se všechny body.
# The guided first game
naishi-lesson-territory = Tvoje území má deset míst: pět v řadě, kterou vidíme oba, a pět v ruce, kterou vidíš jen ty.
naishi-lesson-draft = Jednu ze svých dvou karet si nech a druhou dej mně, já udělám totéž: nech si jezdce.
naishi-lesson-hand = Také ode mě dostáváš kartu a tvoje ruka je zamíchaná; od teď každá karta zůstává na svém místě.
naishi-lesson-river = V tahu bereš vrchní kartu balíčku; nahradí tvou kartu v řadě nebo v ruce v témže sloupci.
naishi-lesson-develop = Naiši dává 12 uprostřed řady: ťukni na ni v nabídce a pak na zářící místo ve své řadě.
naishi-lesson-finish = Před tím, než vezmeš kartu, nebo potom můžeš také vyslat vyslance ke dvoru; tentokrát prostě ukonči tah.
naishi-lesson-fort = Dávám pevnost do rohu, kde má 6 bodů; kdekoli jinde by neměla nic.
naishi-lesson-beside = Rádce má o 4 víc za naiši vedle, tedy vlevo, vpravo, nad nebo pod: tohoto dej do své řady.
naishi-lesson-swap = Pod praporem má jezdec o 10 víc: ťukni u dvora na Výměnu a pak na jezdce a na horu pod praporem.
naishi-lesson-eye = Beru si do ruky mnicha, kde má 5 bodů; přichází tam před tvýma očima, takže ho dál vidíš a má oko.
naishi-lesson-rice = Rýžová pole bodují ve skupinách, 10 za dvě, 20 za tři, 30 za čtyři: tohle dej do ruky, pod to první.
naishi-lesson-discard = Torii a pevnost by mi pomohly: ťukni u dvora na Odhození, pak na obě karty, a jsou pryč.
naishi-lesson-sentinel = Můj strážce má 4 za pevnost vedle a 3 za to, že vedle není jiný strážce.
naishi-lesson-recall = Tví vyslanci zůstávají u dvora, dokud celým tahem nepovoláš jednoho nebo oba zpět: ťukni na ně.
naishi-lesson-recalled = Tví vyslanci jsou zase volní; podívejme se na konec hry.
naishi-lesson-mountain = Jediná hora má 5 bodů, ale dvě nebo víc tě stojí celkem 5.
naishi-lesson-ninja = Nindža se stane jednou z tvých postav, tou, která na jeho místě dá nejvíc: tento je druhý jezdec.
naishi-lesson-ronin = Rónin má 8, 15 nebo 45 za 8, 9 nebo 10 různých karet, hory a nindžové se nepočítají.
naishi-lesson-decree = Jednou za hru může jeden z nás vyhlásit, že si obě karty na jednom místě vymění majitele: vezmi mou torii, protože tři mají 30 a jedna stojí 5.
naishi-lesson-empty = Balíček 3 je prázdný: teď může konec vyhlásit kterýkoli z nás a druhý prázdný balíček hru ukončí i bez toho.
naishi-lesson-declare = Vedeš o hodně: vyhlas konec a mně zbude poslední tah.
naishi-lesson-last = Teď jsou obě ruce odkryté a body se počítají; když jsou stejné, vyhrává víc různých barev.
