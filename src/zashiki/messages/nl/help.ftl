# What `zashiki --help` and the help of its commands for players say: `help-COMMAND` and `help-COMMAND-OPTION`
help-zashiki = Bordspellen uit het oude Japan, goed gespeeld.
help-zashiki-version = De versie tonen.
help-help = Deze hulp tonen.
help-play = Een spel in de terminal spelen, tegen Warashi of tegen elkaar.
help-play-game = Een van: { $games }. Zonder wordt ernaar gevraagd.
help-play-players = Het aantal spelers; anders zoveel als bij het spel gewoon is.
help-play-people = Hoeveel van hen mensen aan dit toetsenbord zijn.
help-play-hotseat = Allemaal zijn ze mensen aan dit toetsenbord.
help-play-level = De kracht van Warashi, van 1 tot { $highest }.
help-play-seat = Jouw plaats, vanaf 0; anders willekeurig.
help-play-seed = Het startgetal van de verdeling; anders willekeurig.
help-play-option = Een optie van het spel; mag vaker.
help-resume = Een opgeslagen spel hervatten.
help-resume-file = Een spel dat met save BESTAND is opgeslagen.
help-verify = Een spelverslag naspelen en controleren.
help-verify-file = Het verslag van een spel.
help-review = Laten zien hoe goed er gespeeld is en wat er beter kon.
help-review-file = Het verslag van een spel.
help-review-json = De terugblik als JSON tonen.
help-review-nodes = Het aantal knopen dat voor elke beslissing wordt doorzocht; anders zoals bij niveau 6.
help-warm = De regels vooraf compileren.
help-warm-games = De spellen die gecompileerd worden; anders allemaal.

# Commands for hosts and programmers, whose own help is English
help-serve = De server starten, voor mensen en bots.
help-site = De pagina als map met bestanden schrijven, om zonder server te spelen, te leren en te analyseren.
help-admin = Een server beheren: zijn accounts, ook terwijl hij loopt, en zijn database.
help-arena = Engines tegen elkaar laten spelen en melden hoeveel sterker er een is.
help-selfplay = Warashi tegen zichzelf laten spelen en elke beslissing in Parquet-bestanden schrijven om van te leren.
help-engine = Programma’s Warashi laten gebruiken, via een regelprotocol in de trant van UCI (docs/engine.md).
