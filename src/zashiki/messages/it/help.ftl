# What `zashiki --help` and the help of its commands for players say: `help-COMMAND` and `help-COMMAND-OPTION`
help-zashiki = Giochi da tavolo moderni d’ispirazione giapponese, giocati come si deve.
help-zashiki-version = Mostra la versione.
help-help = Mostra questo aiuto.
help-play = Gioca una partita nel terminale, contro Warashi o tra persone.
help-play-game = Uno di questi: { $games }. Se manca, viene chiesto.
help-play-players = Il numero di giocatori; se manca, quello consueto del gioco.
help-play-people = Quanti di loro sono persone a questa tastiera.
help-play-hotseat = Tutti sono persone a questa tastiera.
help-play-level = La forza di Warashi, da 1 a { $highest }.
help-play-seat = Il tuo posto, da 0; se manca, a caso.
help-play-seed = Il seme della distribuzione; se manca, a caso.
help-play-option = Un’opzione del gioco; si può ripetere.
help-resume = Continua una partita salvata.
help-resume-file = Una partita salvata con save FILE.
help-verify = Rigioca una registrazione e la controlla.
help-verify-file = La registrazione di una partita.
help-review = Mostra come si è giocata una partita e le occasioni mancate.
help-review-file = La registrazione di una partita.
help-review-json = Mostra l’analisi in JSON.
help-review-nodes = I nodi da esplorare per ogni decisione; se manca, come al livello 6.
help-warm = Compila le regole in anticipo.
help-warm-games = I giochi da compilare; se non ne indichi, tutti.

# Commands for hosts and programmers, whose own help is English
help-serve = Avvia il server, per persone e bot.
help-site = Scrive la pagina come cartella di file, per giocare, imparare e analizzare senza server.
help-admin = Gestisce un server: i suoi account, anche mentre è in funzione, e il suo database.
help-arena = Fa giocare dei motori tra loro e dice di quanto uno è più forte.
help-selfplay = Fa giocare Warashi contro sé stesso e scrive ogni decisione in file Parquet da cui imparare.
help-engine = Permette ad altri programmi di usare Warashi, con un protocollo alla maniera di UCI (docs/engine.md).
