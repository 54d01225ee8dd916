# What a server or a match refuses, and why. The page shows these too.

# The game, its seats and its options
error-no-game = Er is geen spel { $name }; er is { LIST($games, with: "or") }.{ error-near }
error-no-device = Er is geen apparaat { $name }; er is { LIST($devices, with: "or") }.{ error-near }
error-near = { $near ->
    [none] { "" }
   *[other] { " " }Bedoel je { $near }?
  }
error-options = Opties geven namen een waarde; dit doet dat niet: { $given }.
error-no-option = { $options ->
    [none] { $game } heeft geen optie { $name }; het heeft er geen enkele.
   *[other] { $game } heeft geen optie { $name }; het heeft { $options }.
  }{ error-near }
error-option-value = { $game }: de optie { $name } is { LIST($values, with: "or") }, niet { $given }.
error-players = { $same ->
    [yes] { $game } speel je met { $least }, niet met { $given }.
   *[no] { $game } speel je met { $least } tot { $most }, niet met { $given }.
  }
error-viewer = Een plaats is een getal van 0 tot { $last }, of None voor wie meekijkt, niet { $given }.
error-names = Er zijn { $seats } namen nodig, één voor elke plaats, niet { $given }.
error-seed = Een startgetal is een geheel getal van 0 tot 2**{ $bits } - 1, niet { $given }.
error-level = Een niveau is een geheel getal van 1 tot { $highest }, niet { $given }.

# Moves and plies. A ply is the number of moves made before.
error-not-a-move = { $move } is geen zet in { $game }.{ error-near }
error-illegal-move = { $move } kan nu niet: { $reason } Mogelijk: { $moves }.
error-illegal-move-over = { $move } kan niet meer: het spel is afgelopen.
error-nothing-to-take-back = Er is geen zet om terug te nemen.
error-no-ply = Er is geen halfzet { $ply }; er zijn { $moves } zetten gedaan.
error-no-move-at = Er is geen zet bij halfzet { $ply }; er zijn { $moves } zetten gedaan.
error-nothing-to-choose = Het spel is afgelopen: er valt niets te kiezen.
error-not-a-record-to-review = Een terugblik is er van een Record, niet van { $given }.
error-no-playout-policy = { $game } heeft geen regel voor willekeurige spellen.

# A match
error-clock = { $what ->
    [live] Een snelle klok geeft elke speler 10 seconden tot 3 uur, niet { $given }.
    [increment] Een snelle klok geeft er per beurt 0 tot 60 seconden bij, niet { $given }.
   *[slow] Een langzame klok geeft voor elke beurt 1 uur tot 14 dagen, niet { $given }.
  }
error-snapshot-seats = De momentopname heeft { $players } plaatsen, de tafel { $seats }.
error-not-your-turn = Plaats { $player } beslist, niet plaats { $seat }.
error-no-own-move-at = Plaats { $seat } deed bij halfzet { $ply } geen zet.
error-already-asked = Plaats { $seat } heeft al gevraagd om terug te nemen; beantwoord dat eerst.
error-rated-take-back = In een spel met rating kun je beantwoorde zetten niet terugnemen.
error-revealed-since = Sindsdien is er iets verborgens of toevalligs onthuld; dat kun je niet terugnemen.
error-no-own-move = Deze plaats heeft geen zet om terug te nemen.
error-taken-back-often = Deze plaats heeft de zet { $times } keer teruggenomen; vaker kan niet.
error-no-time-left = Er is geen tijd meer om hem opnieuw te spelen.
error-moved-since = Intussen heeft een andere plaats een zet gedaan; vraag of je je zet mag terugnemen.
error-revealed = De zet heeft iets verborgens of toevalligs onthuld; je kunt hem niet terugnemen.
error-ply = Een halfzet is een geheel getal vanaf 0, niet { $given }.
error-future-ply = De tafel is bij halfzet { $now }; halfzet { $ply } is nog niet bereikt.
error-past-ply = De tafel is bij halfzet { $now }; halfzet { $ply } is voorbij.
error-match-over = Het spel is afgelopen.
error-time-up = De tijd van plaats { $seat } is om.
error-seat = Een plaats is een getal van 0 tot { $last }, niet { $given }.
error-withdrawn = Plaats { $seat } is gestopt; daarvoor is het spel afgelopen.
error-nobody-asked = Niemand heeft gevraagd om iets terug te nemen.
error-not-asked = Aan plaats { $seat } is niets gevraagd.
error-entry = Regel { $entry } bij halfzet { $ply } sluit niet aan: het verloop heeft { $entries } regels, en de tafel is bij halfzet { $now }.
error-entry-after-end = Regel { $entry } komt na het einde van het spel.
error-cannot-go-back = Het spel is bij halfzet { $now } en kan niet terug naar { $ply }.
error-match-not-over = Het spel is nog niet afgelopen: het startgetal is nog geheim.
error-open-seats = Een spel begint als elke plaats bezet is.
error-nonces = Er zijn { $nonces } toevalsgetallen voor { $seats } plaatsen; elke plaats heeft een eigen getal.

# Requests of all kinds
error-connections = De server heeft te veel verbindingen; probeer het later nog een keer.
error-address-connections = Je adres heeft te veel verbindingen.
error-no-websocket = Er is geen WebSocket op dit adres.
error-websockets = Je adres heeft te veel open WebSockets.
error-host-header = Er is één Host-header nodig, zoals 'Host: zashiki.example.org'.
error-host = Deze server antwoordt niet op deze hostnaam.
error-host-name = Deze server antwoordt niet op de naam { $name }; start hem met --allowed-host { $name } als dat moet.
error-not-http = Het verzoek is geen geldige HTTP.
error-header-too-long = Een header is te lang.
error-body-too-large = De inhoud van het verzoek is te groot.
error-pipelined = Op een verbinding mogen hoogstens { $most } verzoeken wachten.
error-url-too-long = Een URL heeft hoogstens { $most } bytes.
error-chunks = Een inhoud heeft hoogstens { $most } delen.
error-request-too-slow = Het verzoek kwam niet op tijd aan.
error-head-too-large = De URL en de headers hebben hoogstens { $bytes } bytes, in hoogstens { $headers } headers.
error-not-json = De inhoud is niet als JSON te lezen: { $problem }
error-unreadable-message = Het bericht is niet te lezen: { $problem }
error-no-body = Het verzoek moet een JSON-object als inhoud hebben; dat is er niet.
error-detail = { $problem }
error-no-address = Op dit adres is niets.
error-no-method = Dit adres kent de methode niet; zie de Allow-header.
error-request-too-large = De inhoud van een verzoek heeft hoogstens { $most } bytes.
error-internal = Interne fout; die staat in het logboek.
error-other-site = Het verzoek komt van een pagina van een andere site.
error-too-many-requests = Te veel verzoeken ({ $what }); probeer het over { $seconds } s nog een keer.
error-busy-server = Te veel mensen wachten op hetzelfde; probeer het over een paar seconden nog een keer.
error-no-such-game = Dit spel bestaat niet.
error-metrics = De meetwaarden zijn alleen te lezen op de machine van de server, niet via een proxy.

# The database
error-database = De server kan nu niet bij zijn database. Wacht een paar seconden en probeer het nog een keer.
error-database-in-doubt = De server was zijn database even kwijt. Wacht een paar seconden en kijk of het gelukt is.
error-database-read = De database is niet te lezen: { $problem }.
error-database-write = De database kan niets opslaan: { $problem }.
error-database-stuck = De database heeft al { $seconds } seconden niets opgeslagen.
error-log-forked = De tafel loopt niet, of het verloop eindigt niet vlak voor deze regel.
error-entry-not-next = Regel { $entry } is niet de volgende, of het spel loopt niet.

# Players, accounts and bots
error-token = Een token is alleen om te spelen; log hiervoor in.
error-banned = Dit account is op deze server geblokkeerd.
error-no-such-credential = Dit token is onbekend of verlopen; verwacht wordt 'Authorization: Bearer zk_…'.
error-sign-in = Meld je eerst aan: POST /api/guest maakt je gast.
error-has-account = Je hebt al een account; log uit om een ander te maken.
error-wrong-name-or-password = Naam of wachtwoord klopt niet.
error-guest-password = Een gast heeft geen wachtwoord; maak eerst een account.
error-guest-bots = Alleen accounts kunnen bots hebben; kies eerst een naam en een wachtwoord.
error-wrong-password = Het wachtwoord klopt niet.
error-name-length = Een naam heeft 1 tot { $most } tekens.
error-name-space = Een naam begint of eindigt niet met een spatie.
error-name-characters = Een naam bestaat uit letters, cijfers, losse spaties, de tekens van een toetsenbord en emoji.
error-name-alphabets = Een naam mengt geen letters van verschillende alfabetten, zoals Latijn en Cyrillisch.
error-name-accents = Een naam heeft hoogstens { $most } accenten op een letter, en geen los accent.
error-name-computer = Namen met { $name } erin zijn voor de computerspeler.
error-name-guest = { $name } is voor spelers zonder account.
error-name-taken = De naam { $name }, of een die er net zo uitziet, is al bezet.
error-password-length = Een wachtwoord heeft { $least } tot { $most } tekens.
error-password-variety = Een wachtwoord heeft minstens { $least } verschillende tekens.
error-password-name = Een wachtwoord mag niet je naam zijn, ook niet met een getal; drie of vier woorden zijn goed.
error-password-common = Dit is een van de meest gebruikte wachtwoorden; drie of vier woorden zijn goed.
error-no-guest = Deze gast bestaat niet.
error-no-player = Deze speler bestaat niet.
error-no-account = Er is geen account met deze naam.
error-no-token = Dit token bestaat niet.
error-expired = Dit bestaat niet of is verlopen.
error-logged-out = Je bent intussen uitgelogd; log opnieuw in.

# Tables
error-no-table-or-player = Deze tafel of speler bestaat niet.
error-no-table = Deze tafel bestaat niet.
error-rematch-exists = Er is al een revanche.
error-no-player-or-game = Deze speler of het vorige spel bestaat niet.
error-seat-taken = Deze plaats is bezet.
error-seat-not-freed = Het spel is begonnen, dus deze plaats kan niet vrij blijven.
error-started = Het spel is begonnen.
error-not-startable = Het spel is al begonnen, of er is nog een plaats vrij.
error-no-finished-game = Dit uitgespeelde spel bestaat niet.
error-rated-guest = Alleen accounts spelen met rating; kies eerst een naam en een wachtwoord.
error-not-host = Alleen wie de tafel opende, kan een plaats aan Warashi geven.
error-rematch-seats = De plaatsen van een revanche zijn voor de spelers van het vorige spel.
error-rematch-table = Deze tafel is voor de spelers van het vorige spel; je kunt meekijken.
error-no-seat = Je hebt geen plaats aan deze tafel.
error-did-not-play = Je hebt niet meegespeeld in dit spel.
error-rematch-too-early = Je kunt om een revanche vragen als het spel is afgelopen.
error-chat-spectator = Alleen spelers aan de tafel kunnen chatten.
error-table-full = Deze tafel is vol; je kunt meekijken.
error-not-your-seat = Plaats { $seat } is niet van jou.
error-no-past-yet = Eerdere stellingen zijn te zien als het spel is afgelopen.
error-past-the-end = Het spel eindigde bij halfzet { $last }.
error-hint-turn = Je kunt een tip krijgen als je aan de beurt bent.
error-hint-people = Er zijn geen tips in spellen tegen andere mensen, of in spellen met rating.
error-not-started = Het spel is nog niet begonnen: er is nog een plaats vrij.
error-you-withdrew = Je speelt in dit spel niet meer mee.
error-table-changed = Er is aan de tafel intussen iets veranderd; kijk nog eens.
error-past-request = De tafel is bij halfzet { $now }; het verzoek bij halfzet { $ply } is voorbij.
error-quota = { $what ->
    [open] Je hebt { $most } open tafels; sluit er eerst een.
    [listed] Je hebt { $most } tafels op de beginpagina; sluit er eerst een.
    [live] Je speelt { $most } spellen met een snelle klok; speel er eerst een uit.
   *[running] Je hebt { $most } onvoltooide spellen; speel er eerst een uit.
  }
error-network-quota = { $what ->
    [open] Er zijn te veel open tafels vanuit jouw netwerk; probeer het later nog een keer.
    [listed] Er staan te veel tafels vanuit jouw netwerk op de beginpagina; probeer het later nog een keer.
    [live] Er zijn te veel spellen met een snelle klok vanuit jouw netwerk; probeer het later nog een keer.
   *[running] Er zijn te veel onvoltooide spellen vanuit jouw netwerk; probeer het later nog een keer.
  }
error-unrated-level = Warashi’s niveau { $level } heeft geen rating, want de kracht ervan hangt af van de machine; kies een lager niveau.
error-seats = { $game } speel je met { LIST($seats, with: "or") }, niet met { $given }.
error-no-own-seat = Minstens één plaats moet van jou zijn: { "{" }'kind': 'me'{ "}" }.
error-rated-clock = Een spel met rating heeft een klok nodig, zodat niemand een slechte stelling eeuwig kan laten staan.
error-rated-seats = In een spel met rating heeft elke speler één plaats.
error-not-begun = Het spel is nog niet begonnen.
error-review-too-early = Terugkijken kan als het spel is afgelopen.
error-no-review = Niemand heeft om een terugblik op dit spel gevraagd.
error-hint-interrupted = De tip is afgebroken.
error-commitment = Deze vastlegging is onbekend, gebruikt of te oud; vraag een nieuwe aan.
error-chat-empty = Het bericht heeft geen zichtbare tekens.
error-hint-running = Warashi werkt nog aan je vorige tip.
error-hints = Te veel mensen op jouw adres wachten op een tip; probeer het over { $seconds } s nog een keer.
error-reviews = Er wachten te veel terugblikken; probeer het over { $seconds } s nog een keer.
error-review-failed = De terugblik is mislukt.
