# What the game in the terminal refuses
error-turn-is-over = The turn is over; { $move } is not played.
error-no-such-beginning = No legal move begins with { $given }.
error-game-over = The game is over.
error-hint-over = The game is over; type review to see what was missed.
error-review-first-play = A review comes after the game; type hint for what is best now.
error-review-stopped = The review was stopped.
error-no-undo-secrets = In this game moves reveal hidden cards, so there is no undo.
error-no-move-of-yours = You have no move to take back.
error-save-where = Save where? Type save and the name of a file.
error-other-file = { $file } exists already and is not a record of a game. Choose another name.
error-resume-what = Resume what? Type resume and the name of a file.
error-other-game = { $file } is a game of { $game }: { $command }
error-capitals = Capitals matter here: { LIST($moves, with: "or") }?
error-not-understood = { $given } is neither a { $game } move nor a command.{ error-near } Type ? for help.
error-game-over-no-move = The game is over; there is no move { $number }.
error-no-move-number = There is no move { $number }; the list has { $count }.
