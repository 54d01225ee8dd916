# The page
zashiki = Zashiki
skip-to-content = Vai al contenuto
nav = Pagine
nav-account = Account
nav-about = Info
page-outdated = Zashiki è stato aggiornato. Ricarica la pagina per continuare; le tue partite sono al sicuro.
reload = Ricarica
connection-lost = Connessione persa. Nuovo tentativo… Le tue mosse sono al sicuro.
connection-coming = Connessione in corso…
news-turn = { $game }: tocca a te
news-begun = { $game }: la tua partita è iniziata
try-again = Riprova
page-unfetched = Non è stato possibile caricare una parte della pagina. Controlla la connessione e riprova.
close = Chiudi
cancel = Annulla
not-found = Questa pagina non esiste.
to-home = Ai giochi

# Home
home-title = Zashiki: giochi da tavolo d’ispirazione giapponese
home-motto = Giochi da tavolo tranquilli, da giocare in compagnia o con uno spirito della casa.
welcome = Prima visita?
welcome-note = Impara un gioco giocando: dieci minuti, un passo alla volta.
welcome-not-now = Non ora
learn-game = Impara { $game }
text-board = Tabellone in testo
facts = { $players } giocatori · circa { $minutes } minuti
play = Gioca
play-game = Gioca a { $game }
how-to-play = Regole
opponent = Gioca con
opponent-warashi = Warashi
opponent-warashi-note = lo spirito della casa, mosso dal computer
opponent-friend = Amici
opponent-friend-note = con un link che mandi tu
opponent-anybody = Chiunque
opponent-anybody-note = il tuo tavolo compare in questa pagina
opponent-device = A turno
opponent-device-note = su questo dispositivo
open-warashi = Inizia la partita
open-friend = Crea un link
open-anybody = Apri il tavolo
open-device = Inizia la partita
opening = Preparazione del tavolo…
level = Livello
level-lowest = principiante
level-highest = piena forza
level-name = { $level ->
    [1] 1 · principiante
    [2] 2 · apprendista
    [3] 3 · rilassato
    [4] 4 · attento
    [5] 5 · previdente
    [6] 6 · acuto
    [7] 7 · molto forte
   *[other] { $level } · piena forza
  }
open-tables = Tavoli con un posto libero
running-tables = Partite da guardare
join = Siediti
watch = Guarda
my-games = Le tue partite
show-all = Mostra tutto ({ $count })
at-one-device = su questo dispositivo
your-turn = Tocca a te
turn-of = Turno di { $name }
player-number = Giocatore { $number }
name-numbered = { $name } ({ $number })
waiting-for-players = { $count ->
    [one] Manca { $count } giocatore
   *[other] Mancano { $count } giocatori
  }
preparing = Questo gioco è in preparazione; ancora { $seconds } secondi circa.
choose-options = Altre opzioni
players = Giocatori
clock = Tempo
clock-none = senza limite di tempo
clock-live = { $minutes } min + { $seconds } s a turno
clock-days = { $days ->
    [one] un giorno a turno
   *[other] { $days } giorni a turno
  }
clock-hours = { $hours ->
    [one] un’ora a turno
   *[other] { $hours } ore a turno
  }
duration = Durata
about-minutes = circa { $minutes } minuti
rated = Classificata
rated-yes = sì
rated-clock = Una partita classificata richiede un limite di tempo.
rated-here = Questa partita è classificata.
rated-note = Vale se si gioca fino alla fine, o appena ognuno ha fatto { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
  }. Andarsene prima ti costa punti in classifica, e gli altri non ne guadagnano.
uncounted-too_short = Partita troppo breve per la classifica: non tutti avevano fatto { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
  }. Nessuno guadagna punti, e chi se ne va ne perde.
uncounted-pair_limit = Questa partita non è classificata: gli stessi giocatori hanno già giocato le loro partite classificate di oggi.
uncounted-no_account = Questa partita non è classificata: uno degli account non esiste più.
uncounted-undone = Chi gestisce il sito ha tolto questa partita dalla classifica.
options-here = A questo tavolo
option-chosen = { $name }: { $value }

# Table
against = contro { $names }
invites = { $name } ti invita a giocare a { $game }
new-to-it = { $game } per la prima volta?
while-waiting = Nell’attesa:
listed = Il tuo tavolo compare nella pagina iniziale finché resti qui, e chiunque può sedersi. Puoi anche mandare il link:
rematch-title = { $game }: rivincita
rematch-waiting = Hai chiesto la rivincita a { $names }. La partita inizia quando tutti si siedono.
warashi-instead = Gioca invece con Warashi
give-seat = { $count ->
    [one] Dai il posto libero a Warashi
   *[other] Dai un posto libero a Warashi
  }
share-link = Manda questo link a chi gioca con te:
share-here = Per ora il link funziona solo su questo computer.
share = Condividi
copy-link = Copia il link
copied = Copiato
copy-by-hand = Il link è selezionato: copialo da qui.
table-gone = Questo tavolo è chiuso: chi l’aveva aperto se n’è andato.
free-seat = posto libero
take-seat = Siediti
leave-table = Lascia il tavolo
spectating = Stai guardando.
you = tu
seat-you = Tu
waiting-for = Si aspetta { $name }.
waiting-for-absent = { $name } non è sulla pagina.
waiting-for-absent-clock = { $name } non è sulla pagina; il suo tempo scorre.
waiting-for-spirit = { $name } sta pensando.
button-sure = { $words }? Non si può tornare indietro.
other-moves = Altre mosse
drop-choice = Annulla
do-it = Conferma
skip-motion = Salta l’animazione
hint = Consiglio
tip-hint = Warashi mostra che cosa farebbe.
hint-thinking = Warashi ci sta pensando…
hint-is = Consiglio: { $words }
hint-brief = Consiglio: { $words } ({ $percent }% di probabilità di vincere)
undo = Indietro
tip-undo = Annulla il tuo ultimo passo, che non ha rivelato niente di nuovo.
tip-undo-none = Ora non c’è niente da annullare.
take-back = Ritira mossa
tip-take-back = Chiede agli altri di poter ritirare la tua ultima mossa.
more = Altro
wants-back = { $name } chiede di ritirare una mossa.
agree = Accetta
refuse = Rifiuta
asked-back = Hai chiesto di ritirare una mossa.
resign = Abbandona
resign-sure = Abbandonare questa partita?
resign-about = Per te la partita finisce e vale come sconfitta.
resign-not = Continua
rules = Regole
tip-rules = Come si gioca, con immagini.
settings = Impostazioni
tip-settings = Colori, animazioni e suono su questo dispositivo.
result = Risultato
log-and-chat = Registro e chat
log = Registro
chat = Chat
chat-say = Scrivi qualcosa
send = Invia
points-of = Punti di { $name }
points-yours = I tuoi punti
points-none = Ancora nessun punto.
points-hidden = Nascosti fino alla fine della partita.
points-sum = Totale
present = è qui
absent = non è sulla pagina
gave-up-resigned = abbandono
gave-up-left = via dal tavolo
gave-up-time = tempo scaduto
log-back =
    .does = ritira una mossa
    .you = ritiri una mossa
log-ask =
    .does = chiede di ritirare una mossa
    .you = chiedi di ritirare una mossa
log-agree =
    .does = accetta
    .you = accetti
log-decline =
    .does = rifiuta
    .you = rifiuti
log-gave_up-resigned =
    .does = abbandona
    .you = abbandoni
log-gave_up-left =
    .does = lascia il tavolo
    .you = lasci il tavolo
log-gave_up-time =
    .does = finisce il tempo
    .you = finisci il tempo
log-plays =
    .does = gioca { $move }
    .you = giochi { $move }
log-taken-back = ritirata
log-your-points = tu
winner = vince la partita
result-plain = { $winner }.
result-by = { $winner } { $points ->
    [0] allo spareggio
   *[other] con { $amount } di vantaggio
  }.
result-won = Vinci tu
result-lost = Vince { $names }
result-shared = Vittoria condivisa: { $names }.
result-you-shared = Condividi la vittoria.
reason-resigned = { $who ->
    [you] Hai abbandonato
   *[other] Abbandono: { $names }
  }.
reason-left = { $who ->
    [you] Hai lasciato la partita
   *[other] Via prima della fine: { $names }
  }.
reason-time = { $who ->
    [you] Hai finito il tempo
   *[other] Tempo scaduto: { $names }
  }.
end-looking = Warashi sta guardando la partita…
end-best = La tua decisione migliore
end-worst = La tua decisione peggiore
end-rose = Hai sfruttato bene la posizione: le tue probabilità di vincere passano da { $from } a { $to }.
rematch = Rivincita
rematch-asked = Hai chiesto la rivincita a { $names }. La partita inizia appena tutti accettano.
rematch-cancel = Ritira
rematch-offered = Ti chiedono la rivincita: { $names }.
rematch-accept = Gioca la rivincita
rematch-go = Alla rivincita
level-next = Livello successivo ({ $level })
level-lower = Prova il livello { $level }
review = Rivedi tutta la partita
record = Scarica la partita
commitment-note = La distribuzione nasce da un numero segreto, fissato prima della partita, e da numeri casuali di tutti i giocatori. Questa è l’impronta del segreto: { $seal }. Dopo la partita la sua registrazione contiene il segreto, e chiunque può verificare la distribuzione.
curtain = Passa il dispositivo a { $name }.
curtain-open = Sono { $name }, mostra il mio lato
motion = Animazioni
motion-system = automatiche
motion-full = complete
motion-less = ridotte
colours = Tema
colours-system = automatico
colours-light = chiaro
colours-dark = scuro
sound = Suono
language = Lingua
notices = Avvisami quando tocca a me
notices-denied = Il tuo browser blocca le notifiche di questa pagina. Puoi permetterle nelle sue impostazioni.
notices-none = Questo browser non può avvisarti.
knowledge = Naishi: mostra che cosa so della Mano avversaria

# Account
guest-note = Stai giocando senza account. Puoi giocare a tutto, e questo browser ricorda le tue partite. Con un nome e una password le hai su tutti i tuoi dispositivi e puoi giocare partite classificate.
log-in-note = Le partite giocate senza account restano a parte; non si aggiungono all’account.
new-account = Nuovo account
log-in = Accedi
make-account = Crea l’account
name = Nome
password = Password
old-password = Password attuale
new-password = Nuova password
change-password = Cambia la password
password-changed = La tua password è cambiata. Gli altri dispositivi sono disconnessi.
ratings = Classifica
rated-games = { $games ->
    [one] { $games } partita classificata
   *[other] { $games } partite classificate
  }
no-ratings = Ancora nessuna partita classificata.
finished-games = Partite finite
no-finished-games = Ancora nessuna.
won = vittoria
lost = sconfitta
drawn = pareggio
more-games = Mostra altre
log-out = Esci
log-out-everywhere = Esci ovunque
log-out-note = Uscire ovunque, o cambiare password, revoca anche tutti i token.
tokens = Bot
tokens-note = Con un token un programma può giocare a tuo nome, e nient’altro.
no-tokens = Nessun token.
token-until = fino al { $day }
token-expired = scaduto
token-label = A che cosa serve il token?
make-token = Crea un token
token-made = Copia il token adesso; si vede una volta sola:
revoke = Revoca
revoke-token = Revoca il token { $label }
your-data = I tuoi dati
export = Scarica i miei dati
delete = Elimina il mio account
delete-guest = Elimina i miei dati
delete-sure = Elimina per sempre
delete-note = L’eliminazione cancella il tuo nome, la password, la classifica e i messaggi. Gli altri conservano le partite giocate con te, senza il tuo nome.

# Review
review-title = Com’è andata
back-to-table = Torna al tavolo
review-running = Warashi sta guardando ogni decisione…
review-board = Il tabellone prima della decisione
review-you = Tu
review-end = La fine
step-back = Decisione precedente
step-on = Decisione successiva
review-graph = Le probabilità di vincere, mossa per mossa
review-chance = { $percent }%
review-cost = { $points ->
    [0] { $chance ->
        [same] { $after }%
       *[other] { $before } → { $after }%
      }
   *[other] { $chance ->
        [same] −{ $amount }
       *[other] −{ $amount }, { $before } → { $after }%
      }
  }
accuracy = precisione: { $percent }%
costliest = Le decisioni più costose
nothing-missed = Nessuna decisione è costata cara.
move-number = Mossa { $number }
better-was = Meglio:

# About
about-title = Informazioni su Zashiki
about-zashiki = Uno zashiki è la stanza di tatami in cui si ricevono gli ospiti. Questo è software libero: le regole sono state riscritte da capo, tutto ciò che vedi è disegnato apposta, e nessuna immagine e nessun testo viene dai giochi pubblicati. Se un gioco ti piace, compra la scatola.
about-fair-title = Distribuzioni oneste
about-fair = Nessuno può scegliere la distribuzione, nemmeno il server. Prima di una partita il server sceglie un numero segreto e ne mostra l’impronta. Poi ogni giocatore aggiunge un numero casuale, e la distribuzione nasce da tutti questi numeri. Dopo la partita la sua registrazione contiene il segreto, e chiunque può verificare la distribuzione.

# Rules
rules-aim = Scopo
rules-table = Il tavolo
rules-turn = Un turno
rules-scoring = Il conteggio
rules-end = La fine
rules-name = { $name }.
how-to-play-of = { $game }: come si gioca
contents = Indice

# Guided first games
warashi = Warashi
learn-about = Warashi ti mostra il gioco sul vero tabellone, un passo alla volta, in dieci minuti.
learn-new = Impara giocando
learn-begun = Continua a imparare: passo { $number } di { $steps }
learn-done = Impara di nuovo
lesson-of = Impara { $game }
lesson-step = Passo { $number } di { $steps }
lesson-new-position = Una nuova posizione
lesson-next = Avanti
lesson-figures = { $number } / { $steps }
lesson-back = Indietro
lesson-leave = Lascia la lezione
lesson-leave-about = Puoi riprendere più tardi da dove eri.
lesson-show-me = Fammi vedere
lesson-done = Ora conosci le regole.
lesson-done-about = Gioca adesso una vera partita contro Warashi ({ $game }), al livello principiante.
lesson-play = Gioca la prima vera partita
lesson-rules = Leggi le regole
lesson-again = Ricomincia

# Errors, by the server's codes; others are shown in the server's words.
error-wait = Troppo in fretta. Riprova tra { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
  }.
error-wait-minutes = Troppo in fretta. Riprova tra { $count } minuti.
error-offline = Il server non risponde. Controlla la connessione e riprova.
error-unavailable = Il server non raggiunge il suo database. Aspetta qualche secondo, poi guarda se è fatto oppure riprova.
error-busy = Il server ha troppo da fare. Riprova tra qualche secondo.
error-failed = Qualcosa è andato storto sul server. Riprova.
error-old_ply = Nel frattempo la partita è andata avanti.
error-ahead = Nel frattempo la partita è andata avanti.
error-not_your_turn = Non è il tuo turno.
error-time = Il tempo è scaduto.

# Games without a connection, and the analysis board
offline-keep = Tieni Zashiki su questo dispositivo
offline-keeping = Scaricamento dei giochi …
offline-ready = Su questo dispositivo Zashiki funziona anche senza connessione.
offline-note = Non c’è connessione. Le partite contro Warashi e su questo dispositivo continuano.
device-player = Tu
on-device = su questo dispositivo
away-opponents = Per giocare con persone altrove serve una connessione a un server.
error-local-missing = Questa partita non è su questo dispositivo.
error-local-rules = Le regole di questo gioco non sono ancora su questo dispositivo. Aprilo una volta con la connessione.
error-local-storage = Questo browser non permette alla pagina di conservare partite su questo dispositivo.
error-local-only = Per questo serve una connessione.
error-record-none = Questa non è la registrazione di una partita.
error-record-partial = Questa registrazione non ha un seme, quindi la sua partita non si può rigiocare qui.
error-record-changed = Questa registrazione è stata modificata in seguito.
error-record-other = Questa è la registrazione di un altro gioco.
error-record-illegal = La registrazione ha una mossa non consentita: { $move }
analysis-title = Analisi
analysis-loading = Preparazione del tavolo …
analysis-moves = Mosse
analysis-start = Inizio
analysis-end = La partita è finita.
analysis-unknown = Tocca a { $name }; la sua mano è nascosta da questo posto.
analysis-thought = Cosa pensa Warashi
analysis-live = Warashi valuta
analysis-viewpoint = Visto da
analysis-all-open = tutte le carte scoperte
analysis-open = Apri una registrazione
analysis-deal = Nuova distribuzione
analysis-remove = Togli la variante
