# What the game in the terminal refuses
error-turn-is-over = El turno ha terminado; { $move } no se juega.
error-no-such-beginning = Ninguna jugada posible empieza por { $given }.
error-game-over = La partida ha terminado.
error-hint-over = La partida ha terminado; escribe review para ver lo que se escapó.
error-review-first-play = El repaso viene después de la partida; escribe hint para saber qué es lo mejor ahora.
error-review-stopped = El repaso se ha interrumpido.
error-no-undo-secrets = En este juego las jugadas revelan cartas ocultas, así que no se pueden deshacer.
error-no-move-of-yours = No tienes ninguna jugada que rectificar.
error-save-where = ¿Guardar dónde? Escribe save y el nombre de un archivo.
error-other-file = { $file } ya existe y no es un registro de partida. Elige otro nombre.
error-resume-what = ¿Continuar qué? Escribe resume y el nombre de un archivo.
error-other-game = { $file } es una partida de { $game }: { $command }
error-capitals = Aquí importan las mayúsculas: ¿{ LIST($moves, with: "or") }?
error-not-understood = { $given } no es ni una jugada de { $game } ni una orden.{ error-near } Escribe ? para ver la ayuda.
error-game-over-no-move = La partida ha terminado; no hay jugada { $number }.
error-no-move-number = No hay jugada { $number }; la lista tiene { $count }.
