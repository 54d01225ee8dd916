# What `zashiki --help` and the help of its commands for players say: `help-COMMAND` and `help-COMMAND-OPTION`
help-zashiki = Modern Japanese-themed board games, played properly.
help-zashiki-version = Print the version and exit.
help-help = Show this message and exit.
help-play = Play a game in the terminal, against Warashi or each other.
help-play-game = One of: { $games }. You are asked if it is not given.
help-play-players = The number of players; the game's default if not given.
help-play-people = How many of them are people at this keyboard.
help-play-hotseat = All of them are people at this keyboard.
help-play-level = Warashi's strength, from 1 to { $highest }.
help-play-seat = Your seat, from 0; random if not given.
help-play-seed = The seed of the deal; random if not given.
help-play-option = An option of the game; repeatable.
help-resume = Continue a saved game.
help-resume-file = A game that was saved with save FILE.
help-verify = Replay a record and check it.
help-verify-file = A record of a game.
help-review = Show how well a game was played and what was missed.
help-review-file = A record of a game.
help-review-json = Print the review as JSON.
help-review-nodes = The number of nodes to search for each decision; as level 6 if not given.
help-warm = Compile the rules ahead of time.
help-warm-games = The games to compile; all of them if none is given.

# Commands for hosts and programmers, whose own help is English
help-serve = Start the server, for people and bots.
help-site = Write the page as a folder of files, to play, learn and analyse without a server.
help-admin = Manage a server: its accounts, even while it runs, and its database.
help-arena = Play a contest between engines and report how much stronger one is.
help-selfplay = Let Warashi play against itself, and write every decision to Parquet files to learn from.
help-engine = Let programs use Warashi, by a line protocol in the manner of UCI (docs/engine.md).
