# What is wrong with a record, for the terminal and for programs

# Records
error-record-no-seed-yet = The game is still in progress: its record has no seed yet, so it cannot be replayed.
error-record-replay = The record does not replay: { $problem }
error-record-setup-differs = The record's game, players and options are not those of its setup.
error-record-winners = The record says { $said }, but after its { $moves } moves { $true }.
error-record-goes-on = the game goes on
error-record-won = { $count ->
    [one] seat { $seats } wins
   *[other] seats { $seats } share the win
  }
error-record-scores = The record says the scores are { $said }, but its moves make them { $true }.
error-record-not-text = { $file } is not a game record: it is not text.
error-record-text = A record is text, not { $given }.
error-not-a-record = This is not a game record: a record begins with a tag such as [Game "take"].
error-record-no-tag = The record has no tag [{ $tag } …]: it is incomplete, or not a Zashiki record.
error-record-check = The record was changed or truncated after it was written: its [Check …] does not match.
error-record-tag = Line { $line }: expected a tag such as [Game "take"] before the moves, not { $given }.
error-record-tag-twice = Line { $line }: the tag { $tag } occurs twice.
error-record-number = Line { $line }: expected the number { $number } before a move, not { $given }.
error-record-move-missing = Line { $line }: the move after { $number } is missing.
error-record-tags = The tags of the record cannot be read: { $problem }
error-record-options = The tag Options has { $given }; expected name=value.
error-record-setup = The game of the record cannot be set up: { $problem }
error-record-no-seed = The record has no tag [Seed …]; the record of a finished game has one.
error-record-move = Line { $line }: { $move } is not a { $game } move.
error-not-a-file-name = { $given } is not a file name.
error-record-secret = The secret of the record is not the one that was committed to before the game.
error-record-nonces = The record has { $nonces } nonces; expected one for each of { $seats } seats.
error-record-seed = The seed of the record does not follow from its secret and nonces.
error-record-digits = { $what ->
    [secret] Expected 64 hexadecimal digits for the secret, not { $given }.
    [commitment] Expected 64 hexadecimal digits for the commitment, not { $given }.
   *[nonce] Expected 64 hexadecimal digits for the nonce of seat { $seat }, not { $given }.
  }
