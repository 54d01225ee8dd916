# The game in the terminal. Names of commands, such as `review` and `save FILE`, are typed as they stand here.
# `$you` is yes if the sentence is about the person at the keyboard.
terminal-you = You
terminal-you-among = you
terminal-seat = Seat { $number }
terminal-title-two = { $game }: { $first } against { $second }.
terminal-title = { $game }: { $names }.
terminal-begins = { $you ->
    [yes] You begin.
   *[no] { $name } begins.
  } Type ? for help.
terminal-turn = { $you ->
    [yes] Your turn.
   *[no] { $name }'s turn.
  }
terminal-goodbye = Goodbye.
terminal-cannot-use = { $file ->
    [none] Cannot go on: { $problem }.
   *[some] Cannot use { $file }: { $problem }.
  }
terminal-after-game = review, new, undo, save FILE, or quit.
terminal-thinking = { $name } is thinking …
terminal-took-back = Took back { $move }.
terminal-took-back-both = Took back { $move } and what { $name } played after it.
terminal-saved-over = Saved. To review the game later: { $command }
terminal-saved = Saved. To continue the game later: { $command }
terminal-saved-unfinished = Your game is saved. To continue it: { $command }
terminal-not-saved = This game could not be saved: { $problem }.
terminal-narrow = The board needs { $needed } columns; this terminal has { $columns }.
terminal-hide = Press Enter, { $name }, to hide this from { $next }.
terminal-hand-over = Hand over to { $name }. { $name }, press Enter when you are alone.
terminal-ways = { $count } ways (type { $prefix }), such as: { $example }
terminal-no-points = There are no points to explain.
terminal-won = { $you ->
    [yes] You win, { $points }.
   *[no] { $name } wins, { $points }.
  }
terminal-draw = A draw, { $points }.
terminal-shared = { $names } share the win, { $points }.
terminal-score = { $more } to { $less }

# Lines of at most 60 columns
terminal-help =
    Type a move, or its number in the list. Other commands:
      moves         list all legal moves
      moves R       list those that begin with R (or type R)
      board         show the board again
      ?             show this help (also: help)
      ? MOVE        what a move would do, or why it is illegal
      score         where the points come from, as far as seen
      hint          the best moves according to Warashi
      undo          take back your move, if nothing is hidden
      review        what was missed, once the game is over
      save FILE     save the game in a file
      resume FILE   continue a saved game
      new           deal another game
      quit          leave; an unfinished game is saved for you

# A review in the terminal
terminal-reviewing = reviewing
terminal-decisions = decisions
terminal-review-nothing = There is nothing to review: nobody has made a decision.
terminal-review-clean = Nothing much better was found for { $players }.
terminal-review-more = { $count ->
    [one] { $count } more cost less than these.
   *[other] { $count } more cost less than these.
  }
terminal-chance = { $you ->
    [yes] Your chance of winning
   *[no] { $name }'s chance of winning
  }
terminal-chance-judged = { $you ->
    [yes] Your chance of winning, as the player to move could judge it
   *[no] { $name }'s chance of winning, as the player to move could judge it
  }
terminal-accuracy = accuracy
terminal-no-choice = no choice
terminal-played = { $you ->
    [yes] You played { $move }: { $deeds }.
   *[no] { $name } played { $move }: { $deeds }.
  } { $label }{ $amount ->
    [none] { "" }
   *[some] , about { $amount } lost
  } ({ $evaluation }).
terminal-better = Better was { $line }: { $deeds } ({ $evaluation }).

# The command line
terminal-which-game = Which game ({ $games })
terminal-seats = seats are 0 to { $last }, not { $seat }
terminal-people = there are only { $seats } players, not { $people }; see --players
terminal-first-seats = several people take the first seats in order
terminal-option = expected NAME=VALUE, not { $given }
terminal-ready = { $game } is ready.
terminal-well-formed = { $file } is well-formed. Its deal is secret while the game is running, so it cannot be replayed yet.
terminal-valid = { $file } is valid: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  } of { $game }; { $scores ->
    [none] the game is not over
   *[some] the game ended { $scores }
  }.{ $proof ->
    [yes] { " " }The deal matches its commitment.
   *[no] { "" }
  }
