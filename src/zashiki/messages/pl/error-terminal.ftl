# What the game in the terminal refuses
error-turn-is-over = Tura się skończyła; { $move } nie jest zagrane.
error-no-such-beginning = Żaden dozwolony ruch nie zaczyna się od { $given }.
error-game-over = Gra się skończyła.
error-hint-over = Gra się skończyła; wpisz review, żeby zobaczyć, co można było lepiej.
error-review-first-play = Omówienie jest po grze; wpisz hint, żeby zobaczyć, co teraz najlepsze.
error-review-stopped = Omówienie przerwane.
error-no-undo-secrets = W tej grze ruchy odsłaniają ukryte karty, więc nie można ich cofać.
error-no-move-of-yours = Nie masz ruchu do cofnięcia.
error-save-where = Zapisać gdzie? Wpisz save i nazwę pliku.
error-other-file = Plik { $file } już istnieje i nie jest zapisem gry. Wybierz inną nazwę.
error-resume-what = Wznowić co? Wpisz resume i nazwę pliku.
error-other-game = { $file } to gra { $game }: { $command }
error-capitals = Wielkość liter ma tu znaczenie: { LIST($moves, with: "or") }?
error-not-understood = { $given } nie jest ani ruchem gry { $game }, ani poleceniem.{ error-near } Wpisz ?, żeby zobaczyć pomoc.
error-game-over-no-move = Gra się skończyła; nie ma ruchu { $number }.
error-no-move-number = Nie ma ruchu { $number }; na liście jest ich { $count }.
