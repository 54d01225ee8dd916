# What the game in the terminal refuses
error-turn-is-over = Der Zug ist vorbei; { $move } wird nicht gespielt.
error-no-such-beginning = Kein erlaubter Zug beginnt mit { $given }.
error-game-over = Die Partie ist zu Ende.
error-hint-over = Die Partie ist zu Ende; tippe review, um zu sehen, was besser gewesen wäre.
error-review-first-play = Eine Auswertung kommt nach der Partie; tippe hint für das, was jetzt am besten ist.
error-review-stopped = Die Auswertung wurde abgebrochen.
error-no-undo-secrets = In diesem Spiel decken Züge verborgene Karten auf, also lässt sich nichts zurücknehmen.
error-no-move-of-yours = Du hast keinen Zug zum Zurücknehmen.
error-save-where = Wohin speichern? Tippe save und einen Dateinamen.
error-other-file = { $file } gibt es schon, und es ist keine Aufzeichnung einer Partie. Wähle einen anderen Namen.
error-resume-what = Was fortsetzen? Tippe resume und einen Dateinamen.
error-other-game = { $file } ist eine Partie { $game }: { $command }
error-capitals = Groß- und Kleinschreibung zählt hier: { LIST($moves, with: "or") }?
error-not-understood = { $given } ist weder ein Zug in { $game } noch ein Befehl.{ error-near } Tippe ? für Hilfe.
error-game-over-no-move = Die Partie ist zu Ende; Zug { $number } gibt es nicht.
error-no-move-number = Zug { $number } gibt es nicht; die Liste hat { $count }.
