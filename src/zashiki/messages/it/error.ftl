# What a server or a match refuses, and why. The page shows these too.

# The game, its seats and its options
error-no-game = Il gioco { $name } non esiste; c’è { LIST($games, with: "or") }.{ error-near }
error-no-device = Il dispositivo { $name } non esiste; c’è { LIST($devices, with: "or") }.{ error-near }
error-near = { $near ->
    [none] { "" }
   *[other] { " " }Volevi dire { $near }?
  }
error-options = Le opzioni associano nomi a valori, e questo è { $given }.
error-no-option = { $options ->
    [none] { $game } non ha l’opzione { $name }; non ha opzioni.
   *[other] { $game } non ha l’opzione { $name }; le sue opzioni sono { $options }.
  }{ error-near }
error-option-value = { $game }: l’opzione { $name } è { LIST($values, with: "or") }, non { $given }.
error-players = { $same ->
    [yes] { $game } si gioca in { $least }, non in { $given }.
   *[no] { $game } si gioca da { $least } a { $most }, non in { $given }.
  }
error-viewer = Un posto è un numero da 0 a { $last }, o None per chi guarda, non { $given }.
error-names = Servono { $seats } nomi, uno per posto, non { $given }.
error-seed = Un seme è un numero intero da 0 a 2**{ $bits } - 1, non { $given }.
error-level = Un livello è un numero intero da 1 a { $highest }, non { $given }.

# Moves and plies. A ply is the number of moves made before.
error-not-a-move = { $move } non è una mossa di { $game }.{ error-near }
error-illegal-move = { $move } ora non si può giocare: { $reason } Mosse permesse: { $moves }.
error-illegal-move-over = { $move } non si può giocare: la partita è finita.
error-nothing-to-take-back = Non c’è nessuna mossa da ritirare.
error-no-ply = La posizione { $ply } non esiste; sono state fatte { $moves } mosse.
error-no-move-at = Non c’è una mossa alla posizione { $ply }; sono state fatte { $moves } mosse.
error-nothing-to-choose = La partita è finita: non c’è niente da scegliere.
error-not-a-record-to-review = Si analizza un Record, non { $given }.
error-no-playout-policy = { $game } non ha una politica di simulazione.

# A match
error-clock = { $what ->
    [live] Un orologio dal vivo dà da 10 secondi a 3 ore a ogni giocatore, non { $given }.
    [increment] Un orologio dal vivo aggiunge da 0 a 60 secondi per turno, non { $given }.
   *[slow] Un orologio lento dà da 1 ora a 14 giorni per turno, non { $given }.
  }
error-snapshot-seats = L’istantanea ha { $players } posti, il tavolo { $seats }.
error-not-your-turn = Decide il posto { $player }, non il posto { $seat }.
error-no-own-move-at = Il posto { $seat } non ha fatto mosse alla posizione { $ply } della partita.
error-already-asked = Il posto { $seat } ha già chiesto di ritirare una mossa; rispondi prima a quella richiesta.
error-rated-take-back = In una partita classificata non si ritirano mosse che hanno avuto risposta.
error-revealed-since = Da allora si è rivelato qualcosa di nascosto o casuale; non si può ritirare.
error-no-own-move = Questo posto non ha mosse da ritirare.
error-taken-back-often = Questo posto ha ritirato la mossa { $times } volte, che è il limite.
error-no-time-left = Non resta tempo per rigiocarla.
error-moved-since = Da allora ha giocato un altro posto; chiedi invece di ritirare la mossa.
error-revealed = La mossa ha rivelato qualcosa di nascosto o casuale; non si può ritirare.
error-ply = Una posizione è un numero intero da 0 in su, non { $given }.
error-future-ply = Il tavolo è alla posizione { $now }; la { $ply } non c’è ancora.
error-past-ply = Il tavolo è alla posizione { $now }; la { $ply } è passata.
error-match-over = La partita è finita.
error-time-up = Il tempo del posto { $seat } è scaduto.
error-seat = Un posto è un numero da 0 a { $last }, non { $given }.
error-withdrawn = Il posto { $seat } si è ritirato; per lui la partita è finita.
error-nobody-asked = Nessuno ha chiesto di ritirare niente.
error-not-asked = Al posto { $seat } non si è chiesto niente.
error-entry = La voce { $entry } alla posizione { $ply } non segue: il registro ha { $entries } voci, e il tavolo è alla posizione { $now }.
error-entry-after-end = La voce { $entry } viene dopo la fine della partita.
error-cannot-go-back = La partita è alla posizione { $now } e non può tornare alla { $ply }.
error-match-not-over = La partita non è finita: il suo seme è ancora segreto.
error-open-seats = Una partita comincia quando ogni posto è occupato.
error-nonces = Ci sono { $nonces } numeri casuali per { $seats } posti; ognuno ha il suo.

# Requests of all kinds
error-connections = Il server ha troppe connessioni; riprova più tardi.
error-address-connections = Il tuo indirizzo ha troppe connessioni.
error-no-websocket = A questo indirizzo non c’è un WebSocket.
error-websockets = Il tuo indirizzo ha troppi WebSocket aperti.
error-host-header = Serve un’intestazione Host, come «Host: zashiki.example.org».
error-host = Questo server non risponde a questo nome di host.
error-host-name = Questo server non risponde al nome { $name }; se deve farlo, avvialo con --allowed-host { $name }.
error-not-http = La richiesta non è HTTP valido.
error-header-too-long = Un’intestazione è troppo lunga.
error-body-too-large = Il corpo della richiesta è troppo grande.
error-pipelined = Su una connessione possono aspettare al massimo { $most } richieste.
error-url-too-long = Un URL ha al massimo { $most } byte.
error-chunks = Un corpo ha al massimo { $most } blocchi.
error-request-too-slow = La richiesta non è arrivata in tempo.
error-head-too-large = L’URL e le intestazioni hanno al massimo { $bytes } byte, in al massimo { $headers } intestazioni.
error-not-json = Il corpo non si legge come JSON: { $problem }
error-unreadable-message = Il messaggio non si legge: { $problem }
error-no-body = Il corpo della richiesta deve essere un oggetto JSON, e non c’è.
error-detail = { $problem }
error-no-address = A questo indirizzo non c’è niente.
error-no-method = Questo indirizzo non accetta il metodo; guarda l’intestazione Allow.
error-request-too-large = Il corpo di una richiesta ha al massimo { $most } byte.
error-internal = Errore interno; è stato registrato.
error-other-site = La richiesta viene da una pagina di un altro sito.
error-too-many-requests = Troppe richieste ({ $what }); riprova tra { $seconds } s.
error-busy-server = Troppe persone aspettano la stessa cosa; riprova tra qualche secondo.
error-no-such-game = Questo gioco non esiste.
error-metrics = Le metriche si leggono solo sulla macchina del server, non attraverso un proxy.

# The database
error-database = In questo momento il server non raggiunge il suo database. Aspetta qualche secondo, poi riprova.
error-database-in-doubt = Il server ha perso il suo database per un momento. Aspetta qualche secondo, e guarda se è fatto.
error-database-read = Il database non si legge: { $problem }.
error-database-write = Il database non può salvare niente: { $problem }.
error-database-stuck = Il database non salva niente da { $seconds } secondi.
error-log-forked = Il tavolo non è in gioco, o il suo registro non finisce appena prima di questa voce.
error-entry-not-next = La voce { $entry } non è la successiva, o la partita non è in corso.

# Players, accounts and bots
error-token = Un token serve solo a giocare; accedi per fare questo.
error-banned = Questo server è chiuso a questo account.
error-no-such-credential = Questo token è sconosciuto o scaduto; serve «Authorization: Bearer zk_…».
error-sign-in = Prima identificati: POST /api/guest apre una sessione senza account.
error-has-account = Hai già un account; esci per crearne un altro.
error-wrong-name-or-password = Il nome o la password è sbagliato.
error-guest-password = Senza account non c’è una password; crea prima un account.
error-guest-bots = Per avere dei bot serve un account; scegli prima un nome e una password.
error-wrong-password = La password è sbagliata.
error-name-length = Un nome ha da 1 a { $most } caratteri.
error-name-space = Un nome non può cominciare o finire con uno spazio.
error-name-characters = Un nome è fatto di lettere, cifre, spazi singoli, segni della tastiera ed emoji.
error-name-alphabets = Un nome non può mescolare lettere di alfabeti diversi, come il latino e il cirillico.
error-name-accents = Un nome ha al massimo { $most } accenti su una lettera, e nessuno da solo.
error-name-computer = I nomi che contengono { $name } sono riservati al computer.
error-name-guest = { $name } è riservato a chi gioca senza account.
error-name-taken = Il nome { $name }, o uno che gli somiglia, è già preso.
error-password-length = Una password ha da { $least } a { $most } caratteri.
error-password-variety = Una password ha almeno { $least } caratteri diversi.
error-password-name = Una password non può essere il tuo nome, con o senza un numero; tre o quattro parole vanno bene.
error-password-common = È una delle password più comuni; tre o quattro parole ne fanno una buona.
error-no-guest = Questa sessione senza account non esiste.
error-no-player = Questo giocatore non esiste.
error-no-account = Non c’è un account con questo nome.
error-no-token = Questo token non esiste.
error-expired = Non esiste, o è scaduto.
error-logged-out = Nel frattempo la tua sessione si è chiusa; accedi di nuovo.

# Tables
error-no-table-or-player = Questo tavolo o questo giocatore non esiste.
error-no-table = Questo tavolo non esiste.
error-rematch-exists = C’è già una rivincita.
error-no-player-or-game = Questo giocatore o questa partita precedente non esiste.
error-seat-taken = Questo posto è occupato.
error-seat-not-freed = La partita è cominciata, quindi questo posto non può più restare libero.
error-started = La partita è cominciata.
error-not-startable = La partita è già cominciata, o un posto è ancora libero.
error-no-finished-game = Questa partita finita non esiste.
error-rated-guest = Per le partite classificate serve un account; scegli prima un nome e una password.
error-not-host = Solo chi ha aperto il tavolo può dare un posto a Warashi.
error-rematch-seats = I posti di una rivincita sono riservati ai giocatori della partita precedente.
error-rematch-table = Questo tavolo è riservato ai giocatori della partita precedente; puoi guardare.
error-no-seat = Non hai un posto a questo tavolo.
error-did-not-play = Non hai giocato questa partita.
error-rematch-too-early = Puoi chiedere la rivincita quando la partita è finita.
error-chat-spectator = Nella chat scrivono solo i giocatori del tavolo.
error-table-full = Questo tavolo è al completo; puoi guardare.
error-not-your-seat = Il posto { $seat } non è tuo.
error-no-past-yet = Le posizioni passate si mostrano quando la partita è finita.
error-past-the-end = La partita è finita alla posizione { $last }.
error-hint-turn = Puoi avere un consiglio quando tocca a te.
error-hint-people = Non ci sono consigli nelle partite contro altre persone, né in quelle classificate.
error-not-started = La partita non è cominciata: un posto è ancora libero.
error-you-withdrew = Hai lasciato questa partita.
error-table-changed = Nel frattempo il tavolo è cambiato; guardalo di nuovo.
error-past-request = Il tavolo è alla posizione { $now }; la richiesta alla posizione { $ply } è passata.
error-quota = { $what ->
    [open] Hai { $most } tavoli aperti; lasciane prima uno.
    [listed] Hai { $most } tavoli annunciati; lasciane prima uno.
    [live] Giochi { $most } partite con orologio dal vivo; finiscine prima una.
   *[running] Hai { $most } partite non finite; finiscine prima una.
  }
error-network-quota = { $what ->
    [open] Dalla tua rete ci sono troppi tavoli aperti; riprova più tardi.
    [listed] Dalla tua rete ci sono troppi tavoli annunciati; riprova più tardi.
    [live] Dalla tua rete ci sono troppe partite con orologio dal vivo; riprova più tardi.
   *[running] Dalla tua rete ci sono troppe partite non finite; riprova più tardi.
  }
error-unrated-level = Il livello { $level } di Warashi non è in classifica, perché la sua forza dipende dalla macchina; scegli un livello più basso.
error-seats = { $game } si gioca in { LIST($seats, with: "or") }, non in { $given }.
error-no-own-seat = Almeno un posto deve essere tuo: { "{" }'kind': 'me'{ "}" }.
error-rated-clock = Una partita classificata richiede un limite di tempo, perché nessuno lasci ferma per sempre una brutta posizione.
error-rated-seats = In una partita classificata ogni giocatore ha un posto solo.
error-not-begun = La partita non è cominciata.
error-review-too-early = Una partita si può analizzare quando è finita.
error-no-review = Nessuno ha chiesto l’analisi di questa partita.
error-hint-interrupted = Il consiglio è stato interrotto.
error-commitment = Questo sigillo è sconosciuto, usato o troppo vecchio; chiedine uno nuovo.
error-chat-empty = Il messaggio non ha caratteri visibili.
error-hint-running = Warashi sta ancora pensando al tuo ultimo consiglio.
error-hints = Troppe persone al tuo indirizzo aspettano un consiglio; riprova tra { $seconds } s.
error-reviews = Troppe analisi in attesa; riprova tra { $seconds } s.
error-review-failed = L’analisi è fallita.
