# What the game in the terminal refuses
error-turn-is-over = Il turno è finito; { $move } non si gioca.
error-no-such-beginning = Nessuna mossa permessa comincia con { $given }.
error-game-over = La partita è finita.
error-hint-over = La partita è finita; scrivi review per vedere le occasioni mancate.
error-review-first-play = L’analisi viene dopo la partita; scrivi hint per sapere che cosa è meglio ora.
error-review-stopped = L’analisi è stata interrotta.
error-no-undo-secrets = In questo gioco le mosse rivelano carte nascoste, quindi non si può tornare indietro.
error-no-move-of-yours = Non hai nessuna mossa da ritirare.
error-save-where = Salvare dove? Scrivi save e il nome di un file.
error-other-file = { $file } esiste già e non è la registrazione di una partita. Scegli un altro nome.
error-resume-what = Riprendere che cosa? Scrivi resume e il nome di un file.
error-other-game = { $file } è una partita di { $game }: { $command }
error-capitals = Qui contano le maiuscole: { LIST($moves, with: "or") }?
error-not-understood = { $given } non è né una mossa di { $game } né un comando.{ error-near } Scrivi ? per l’aiuto.
error-game-over-no-move = La partita è finita; non c’è una mossa { $number }.
error-no-move-number = Non c’è una mossa { $number }; la lista ne ha { $count }.
