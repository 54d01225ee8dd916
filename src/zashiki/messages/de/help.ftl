# What `zashiki --help` and the help of its commands for players say: `help-COMMAND` and `help-COMMAND-OPTION`
help-zashiki = Brettspiele aus dem alten Japan, richtig gespielt.
help-zashiki-version = Die Version ausgeben.
help-help = Diese Hilfe ausgeben.
help-play = Eine Partie im Terminal spielen, gegen Warashi oder gegeneinander.
help-play-game = Eines von: { $games }. Fehlt es, wirst du gefragt.
help-play-players = Wie viele mitspielen; sonst so viele wie beim Spiel üblich.
help-play-people = Wie viele davon Menschen an dieser Tastatur sind.
help-play-hotseat = Alle sind Menschen an dieser Tastatur.
help-play-level = Warashis Stärke, von 1 bis { $highest }.
help-play-seat = Dein Platz, ab 0; sonst zufällig.
help-play-seed = Der Startwert der Verteilung; sonst zufällig.
help-play-option = Eine Option des Spiels; mehrfach möglich.
help-resume = Eine gespeicherte Partie fortsetzen.
help-resume-file = Eine Partie, die mit save DATEI gespeichert wurde.
help-verify = Eine Aufzeichnung nachspielen und prüfen.
help-verify-file = Die Aufzeichnung einer Partie.
help-review = Zeigen, wie gut eine Partie gespielt wurde und was besser gewesen wäre.
help-review-file = Die Aufzeichnung einer Partie.
help-review-json = Die Auswertung als JSON ausgeben.
help-review-nodes = Wie viele Knoten für jede Entscheidung durchsucht werden; sonst wie bei Stufe 6.
help-warm = Die Regeln im Voraus kompilieren.
help-warm-games = Die Spiele, die kompiliert werden; sonst alle.

# Commands for hosts and programmers, whose own help is English
help-serve = Den Server starten, für Menschen und Bots.
help-site = Die Seite als Ordner mit Dateien schreiben, um ohne Server zu spielen, zu lernen und zu analysieren.
help-admin = Einen Server verwalten: seine Konten, auch während er läuft, und seine Datenbank.
help-arena = Engines gegeneinander antreten lassen und melden, wie viel stärker eine ist.
help-selfplay = Warashi gegen sich selbst spielen lassen und jede Entscheidung in Parquet-Dateien schreiben, um daraus zu lernen.
help-engine = Programmen Warashi über ein Zeilenprotokoll nach Art von UCI zugänglich machen (docs/engine.md).
