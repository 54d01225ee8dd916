# What a server or a match refuses, and why. The page shows these too.

# The game, its seats and its options
error-no-game = Hra { $name } tu není; je tu { LIST($games, with: "or") }.{ error-near }
error-no-device = Zařízení { $name } tu není; je tu { LIST($devices, with: "or") }.{ error-near }
error-near =
    { $near ->
        [none] { "" }
       *[other] { " " }Nemělo to být { $near }?
    }
error-options = Volby jsou přiřazení hodnot ke jménům, ne { $given }.
error-no-option =
    { $options ->
        [none] { $game } nemá volbu { $name }; nemá žádné volby.
       *[other] { $game } nemá volbu { $name }; má volby { $options }.
    }{ error-near }
error-option-value = { $game }: volba { $name } je { LIST($values, with: "or") }, ne { $given }.
error-players =
    { $same ->
        [yes] Počet hráčů v { $game } je { $least }, ne { $given }.
       *[no] Počet hráčů v { $game } je { $least } až { $most }, ne { $given }.
    }
error-viewer = Místo je číslo od 0 do { $last }, nebo None pro diváka, ne { $given }.
error-names = Jmen má být { $seats }, jedno na každé místo, ne { $given }.
error-seed = Semínko je celé číslo od 0 do 2**{ $bits } - 1, ne { $given }.
error-level = Úroveň je celé číslo od 1 do { $highest }, ne { $given }.
# Moves and plies. A ply is the number of moves made before.
error-not-a-move = { $move } není tah hry { $game }.{ error-near }
error-illegal-move = Tah { $move } teď není dovolený: { $reason } Dovolené: { $moves }.
error-illegal-move-over = Tah { $move } není dovolený: hra už skončila.
error-nothing-to-take-back = Není tah, který by šel vrátit.
error-no-ply = Pozice { $ply } není; odehráno tahů: { $moves }.
error-no-move-at = V pozici { $ply } není tah; odehráno tahů: { $moves }.
error-nothing-to-choose = Hra skončila: není z čeho vybírat.
error-not-a-record-to-review = Rozebrat jde Record, ne { $given }.
error-no-playout-policy = { $game } nemá pravidla pro náhodné dohrávky.
# A match
error-clock =
    { $what ->
        [live] Rychlé hodiny mají 10 sekund až 3 hodiny na hráče, ne { $given }.
        [increment] Rychlé hodiny přidávají 0 až 60 sekund na tah, ne { $given }.
       *[slow] Pomalé hodiny mají 1 hodinu až 14 dní na tah, ne { $given }.
    }
error-snapshot-seats = Pozice má { $players } míst, stůl { $seats }.
error-not-your-turn = Rozhoduje místo { $player }, ne místo { $seat }.
error-no-own-move-at = Místo { $seat } nemá v pozici { $ply } této hry tah.
error-already-asked = Místo { $seat } už o vrácení žádá; nejdřív na žádost odpověz.
error-rated-take-back = V hodnocené hře nejde vrátit tah, na který už někdo odpověděl.
error-revealed-since = Od té doby se odhalilo něco skrytého nebo náhodného; vrátit to nejde.
error-no-own-move = Toto místo nemá tah, který by šel vrátit.
error-taken-back-often = Tento tah už se vracel tolikrát, kolikrát to jde: { $times }.
error-no-time-left = Na nové zahrání už nezbývá čas.
error-moved-since = Od té doby táhl někdo jiný; požádej o vrácení.
error-revealed = Tah odhalil něco skrytého nebo náhodného; vrátit ho nejde.
error-ply = Číslo pozice je celé číslo od 0, ne { $given }.
error-future-ply = Stůl je v pozici { $now }; k pozici { $ply } ještě nedošel.
error-past-ply = Stůl je v pozici { $now }; pozice { $ply } už minula.
error-match-over = Partie skončila.
error-time-up = Místu { $seat } vypršel čas.
error-seat = Místo je číslo od 0 do { $last }, ne { $given }.
error-withdrawn = Místo { $seat } odstoupilo; partie pro ně skončila.
error-nobody-asked = Nikdo o vrácení nežádá.
error-not-asked = Žádost se místa { $seat } netýká.
error-entry = Zápis { $entry } v pozici { $ply } nenavazuje: zápisů je { $entries } a stůl je v pozici { $now }.
error-entry-after-end = Zápis { $entry } je až po konci partie.
error-cannot-go-back = Hra je v pozici { $now } a na { $ply } se vrátit nemůže.
error-match-not-over = Partie neskončila: její semínko je ještě tajné.
error-open-seats = Partie začíná, až jsou obsazená všechna místa.
error-nonces = Náhodných čísel je { $nonces } a míst { $seats }; každé má své vlastní.
# Requests of all kinds
error-connections = Server má příliš mnoho spojení; zkus to později.
error-address-connections = Z tvé adresy je příliš mnoho spojení.
error-no-websocket = Na této adrese není WebSocket.
error-websockets = Z tvé adresy je příliš mnoho otevřených WebSocketů.
error-host-header = Má tu být jedna hlavička Host, třeba 'Host: zashiki.example.org'.
error-host = Na toto jméno počítače server neodpovídá.
error-host-name = Server neodpovídá na jméno { $name }; pokud má, spusť ho s --allowed-host { $name }.
error-not-http = Požadavek není platné HTTP.
error-header-too-long = Hlavička je příliš dlouhá.
error-body-too-large = Tělo požadavku je příliš velké.
error-pipelined = Nejvyšší počet požadavků čekajících na spojení: { $most }.
error-url-too-long = URL smí mít nejvýš { $most } B.
error-chunks = Nejvyšší počet částí těla: { $most }.
error-request-too-slow = Požadavek nedorazil včas.
error-head-too-large = URL a hlavičky smějí mít dohromady nejvýš { $bytes } B a hlaviček smí být nejvýš { $headers }.
error-not-json = Tělo nejde přečíst jako JSON: { $problem }
error-unreadable-message = Zprávu nejde přečíst: { $problem }
error-no-body = Tělo požadavku má být objekt JSON; žádné tu není.
error-detail = { $problem }
error-no-address = Na této adrese nic není.
error-no-method = Tato adresa metodu nepodporuje; viz hlavičku Allow.
error-request-too-large = Tělo požadavku smí mít nejvýš { $most } B.
error-internal = Vnitřní chyba; je zapsaná v protokolu.
error-other-site = Požadavek přišel ze stránky jiného webu.
error-too-many-requests = Příliš mnoho požadavků ({ $what }); zkus to znovu za { $seconds } s.
error-busy-server = Příliš mnoho lidí čeká na totéž; zkus to za několik sekund znovu.
error-no-such-game = Taková hra tu není.
error-metrics = Měření jde číst jen na počítači serveru, ne přes prostředníka.
# The database
error-database = Server se teď nedostane ke své databázi. Počkej několik sekund a zkus to znovu.
error-database-in-doubt = Server na chvíli ztratil databázi. Počkej několik sekund a podívej se, jestli se to povedlo.
error-database-read = Z databáze nejde číst: { $problem }.
error-database-write = Databáze nemůže nic uložit: { $problem }.
error-database-stuck = Databáze už { $seconds } s nic neuložila.
error-log-forked = Stůl neběží, nebo jeho protokol nekončí těsně před tímto zápisem.
error-entry-not-next = Zápis { $entry } není další v pořadí, nebo hra neběží.
# Players, accounts and bots
error-token = Token je jen ke hraní; na tohle je potřeba se přihlásit.
error-banned = Tento hráč má na serveru zákaz.
error-no-such-credential = Tento token je neznámý nebo vypršel; má tu být 'Authorization: Bearer zk_…'.
error-sign-in = Nejdřív se přihlas: POST /api/guest z tebe udělá hosta.
error-has-account = Účet už máš; pro další se nejdřív odhlas.
error-wrong-name-or-password = Jméno nebo heslo nesouhlasí.
error-guest-password = Host heslo nemá; nejdřív si vytvoř účet.
error-guest-bots = Boty může mít jen účet; nejdřív si zvol jméno a heslo.
error-wrong-password = Heslo nesouhlasí.
error-name-length = Jméno má 1 až { $most } znaků.
error-name-space = Jméno nesmí začínat ani končit mezerou.
error-name-characters = Jméno tvoří písmena, číslice, jednotlivé mezery, znaky z klávesnice a emoji.
error-name-alphabets = Jméno nesmí míchat písmena různých abeced, třeba latinky a cyrilice.
error-name-accents = Znamének na jednom písmenu jména smí být nejvýš { $most } a žádné nesmí stát samo.
error-name-computer = Jména, ve kterých je { $name }, jsou vyhrazená počítačovému hráči.
error-name-guest = Jméno { $name } je vyhrazené hráčům bez účtu.
error-name-taken = Jméno { $name }, nebo jemu velmi podobné, už je zabrané.
error-password-length = Heslo má { $least } až { $most } znaků.
error-password-variety = Různých znaků má heslo mít aspoň { $least }.
error-password-name = Heslo nesmí být tvoje jméno, ani s číslem; dobrá jsou tři nebo čtyři slova.
error-password-common = Tohle je jedno z nejběžnějších hesel; dobrá jsou tři nebo čtyři slova.
error-no-guest = Takový host tu není.
error-no-player = Takový hráč tu není.
error-no-account = Účet s tímto jménem tu není.
error-no-token = Takový token tu není.
error-expired = Neexistuje, nebo vypršelo.
error-logged-out = Přihlášení mezitím skončilo; přihlas se znovu.
# Tables
error-no-table-or-player = Takový stůl nebo hráč tu není.
error-no-table = Takový stůl tu není.
error-rematch-exists = Odveta už je.
error-no-player-or-game = Takový hráč nebo předchozí hra tu není.
error-seat-taken = Toto místo je obsazené.
error-seat-not-freed = Hra začala, takže toto místo nejde uvolnit.
error-started = Hra už začala.
error-not-startable = Hra už začala, nebo je některé místo ještě volné.
error-no-finished-game = Taková dohraná hra tu není.
error-rated-guest = Hodnocené hry hrají jen účty; nejdřív si zvol jméno a heslo.
error-not-host = Místo může Warashi přenechat jen ten, kdo stůl otevřel.
error-rematch-seats = Místa odvety jsou vyhrazená hráčům předchozí hry.
error-rematch-table = Tento stůl je vyhrazený hráčům předchozí hry; můžeš sledovat.
error-no-seat = U tohoto stolu nemáš místo.
error-did-not-play = Tohle nebyla tvoje hra.
error-rematch-too-early = O odvetu jde požádat, až hra skončí.
error-chat-spectator = Do chatu píšou jen hráči u stolu.
error-table-full = Tento stůl je plný; můžeš sledovat.
error-not-your-seat = Místo { $seat } není tvoje.
error-no-past-yet = Minulé pozice se ukážou, až hra skončí.
error-past-the-end = Hra skončila v pozici { $last }.
error-hint-turn = Radu dostaneš, až budeš na tahu.
error-hint-people = Ve hrách s jinými lidmi a v hodnocených hrách rady nejsou.
error-not-started = Hra nezačala: některé místo je ještě volné.
error-you-withdrew = Tato hra už pro tebe skončila.
error-table-changed = Stůl se mezitím změnil; podívej se znovu.
error-past-request = Stůl je v pozici { $now }; žádost z pozice { $ply } už neplatí.
error-quota =
    { $what ->
        [open] Počet tvých otevřených stolů je už { $most }; nejdřív některý opusť.
        [listed] Počet tvých stolů v seznamu je už { $most }; nejdřív některý opusť.
        [live] Počet tvých her s rychlými hodinami je už { $most }; nejdřív některou dohraj.
       *[running] Počet tvých nedohraných her je už { $most }; nejdřív některou dohraj.
    }
error-network-quota =
    { $what ->
        [open] Z tvé sítě je příliš mnoho otevřených stolů; zkus to později.
        [listed] Z tvé sítě je příliš mnoho stolů v seznamu; zkus to později.
        [live] Z tvé sítě je příliš mnoho her s rychlými hodinami; zkus to později.
       *[running] Z tvé sítě je příliš mnoho nedohraných her; zkus to později.
    }
error-unrated-level = Úroveň { $level } Warashi nemá hodnocení, protože její síla záleží na počítači; zvol nižší úroveň.
error-seats = Počet hráčů v { $game } je { LIST($seats, with: "or") }, ne { $given }.
error-no-own-seat = Aspoň jedno místo musí být tvoje: { "{" }'kind': 'me'{ "}" }.
error-rated-clock = Hodnocená hra potřebuje hodiny, aby nikdo nemohl špatnou pozici protahovat donekonečna.
error-rated-seats = V hodnocené hře má každý hráč jedno místo.
error-not-begun = Hra ještě nezačala.
error-review-too-early = Rozebrat hru jde, až skončí.
error-no-review = O rozbor této hry nikdo nepožádal.
error-hint-interrupted = Rada přerušena.
error-commitment = Tento závazek je neznámý, použitý nebo příliš starý; požádej o nový.
error-chat-empty = Zpráva nemá žádné viditelné znaky.
error-hint-running = Warashi ještě pracuje na tvé poslední radě.
error-hints = Na tvé adrese čeká na radu příliš mnoho lidí; zkus to znovu za { $seconds } s.
error-reviews = Čeká příliš mnoho rozborů; zkus to znovu za { $seconds } s.
error-review-failed = Rozbor se nepovedl.
