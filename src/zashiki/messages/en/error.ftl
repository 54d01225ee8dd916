# What a server or a match refuses, and why. The page shows these too.

# The game, its seats and its options
error-no-game = There is no game { $name }; there is { LIST($games, with: "or") }.{ error-near }
error-no-device = There is no device { $name }; there is { LIST($devices, with: "or") }.{ error-near }
error-near = { $near ->
    [none] { "" }
   *[other] { " " }Did you mean { $near }?
  }
error-options = Options are a mapping of names to values, not { $given }.
error-no-option = { $options ->
    [none] { $game } has no option { $name }; it has no options.
   *[other] { $game } has no option { $name }; its options are { $options }.
  }{ error-near }
error-option-value = { $game }: the option { $name } is { LIST($values, with: "or") }, not { $given }.
error-players = { $same ->
    [yes] { $game } is played by { $least }, not by { $given }.
   *[no] { $game } is played by { $least } to { $most }, not by { $given }.
  }
error-viewer = A seat is a number from 0 to { $last }, or None for a spectator, not { $given }.
error-names = Expected { $seats } names, one for each seat, not { $given }.
error-seed = A seed is a whole number from 0 to 2**{ $bits } - 1, not { $given }.
error-level = A level is a whole number from 1 to { $highest }, not { $given }.

# Moves and plies. A ply is the number of moves made before.
error-not-a-move = { $move } is not a { $game } move.{ error-near }
error-illegal-move = { $move } is not legal now: { $reason } Legal: { $moves }.
error-illegal-move-over = { $move } is not legal: the game is over.
error-nothing-to-take-back = There is no move to take back.
error-no-ply = There is no ply { $ply }; { $moves } moves were made.
error-no-move-at = There is no move at ply { $ply }; { $moves } moves were made.
error-nothing-to-choose = The game is over: there is nothing to choose.
error-not-a-record-to-review = A review is of a Record, not of { $given }.
error-no-playout-policy = { $game } has no playout policy.

# A match
error-clock = { $what ->
    [live] A live clock has from 10 seconds to 3 hours for each player, not { $given }.
    [increment] A live clock adds from 0 to 60 seconds a turn, not { $given }.
   *[slow] A slow clock has from 1 hour to 14 days for each turn, not { $given }.
  }
error-snapshot-seats = The snapshot has { $players } seats, the table { $seats }.
error-not-your-turn = Seat { $player } is to decide, not seat { $seat }.
error-no-own-move-at = Seat { $seat } made no move at ply { $ply } of the game.
error-already-asked = Seat { $seat } has already asked to take back; answer that request first.
error-rated-take-back = In a rated game, answered moves cannot be taken back.
error-revealed-since = Something hidden or random was revealed since; it cannot be taken back.
error-no-own-move = There is no move of this seat to take back.
error-taken-back-often = This seat has taken the move back { $times } times, which is the limit.
error-no-time-left = There is no time left to play it again.
error-moved-since = Another seat has moved since; ask for a take-back instead.
error-revealed = The move revealed something hidden or random; it cannot be taken back.
error-ply = A ply is a whole number from 0, not { $given }.
error-future-ply = The table is at ply { $now }; ply { $ply } is not reached yet.
error-past-ply = The table is at ply { $now }; ply { $ply } is past.
error-match-over = The match is over.
error-time-up = The time of seat { $seat } is up.
error-seat = A seat is a number from 0 to { $last }, not { $given }.
error-withdrawn = Seat { $seat } has withdrawn; the match is over for it.
error-nobody-asked = Nobody has asked to take anything back.
error-not-asked = Seat { $seat } is not asked.
error-entry = Entry { $entry } at ply { $ply } does not follow: the log has { $entries } entries, and the table is at ply { $now }.
error-entry-after-end = Entry { $entry } comes after the end of the match.
error-cannot-go-back = The game is at ply { $now } and cannot go back to { $ply }.
error-match-not-over = The match is not over: its seed is still a secret.
error-open-seats = A match begins when every seat is taken.
error-nonces = There are { $nonces } nonces for { $seats } seats; each has its own.

# Requests of all kinds
error-connections = The server has too many connections; try again later.
error-address-connections = Your address has too many connections.
error-no-websocket = There is no WebSocket at this address.
error-websockets = Your address has too many open WebSockets.
error-host-header = Expected one Host header, such as 'Host: zashiki.example.org'.
error-host = This server does not answer to this host name.
error-host-name = This server does not answer to the name { $name }; start it with --allowed-host { $name } if it should.
error-not-http = The request is not valid HTTP.
error-header-too-long = A header is too long.
error-body-too-large = The body of the request is too large.
error-pipelined = At most { $most } requests may wait on a connection.
error-url-too-long = A URL has at most { $most } bytes.
error-chunks = A body has at most { $most } chunks.
error-request-too-slow = The request did not arrive in time.
error-head-too-large = The URL and the headers have at most { $bytes } bytes, in at most { $headers } headers.
error-not-json = The body cannot be read as JSON: { $problem }
error-unreadable-message = The message cannot be read: { $problem }
error-no-body = Expected a JSON object as the body of the request; there is none.
error-detail = { $problem }
error-no-address = There is nothing at this address.
error-no-method = This address does not support the method; see the Allow header.
error-request-too-large = A request body has at most { $most } bytes.
error-internal = Internal error; it has been logged.
error-other-site = The request comes from a page of another site.
error-too-many-requests = Too many requests ({ $what }); try again in { $seconds } s.
error-busy-server = Too many people are waiting for the same; try again in a few seconds.
error-no-such-game = There is no such game.
error-metrics = Metrics can be read on the machine of the server only, not through a proxy.

# The database
error-database = The server cannot reach its database at the moment. Wait a few seconds, then try again.
error-database-in-doubt = The server lost its database for a moment. Wait a few seconds, and see whether this was done.
error-database-read = The database cannot be read: { $problem }.
error-database-write = The database cannot store anything: { $problem }.
error-database-stuck = The database has not stored anything for { $seconds } seconds.
error-log-forked = The table is not running, or its log does not end right before this entry.
error-entry-not-next = Entry { $entry } is not the next one, or the game is not running.

# Players, accounts and bots
error-token = A token is only for playing; log in to do this.
error-banned = This player is banned from this server.
error-no-such-credential = This token is unknown or has expired; expected 'Authorization: Bearer zk_…'.
error-sign-in = Sign in first: POST /api/guest makes you a guest.
error-has-account = You have an account already; log out to create another one.
error-wrong-name-or-password = Name or password is wrong.
error-guest-password = A guest has no password; create an account first.
error-guest-bots = Only accounts can have bots; choose a name and a password first.
error-wrong-password = The password is wrong.
error-name-length = A name has 1 to { $most } characters.
error-name-space = A name cannot begin or end with a space.
error-name-characters = A name consists of letters, digits, single spaces, the signs on a keyboard, and emoji.
error-name-alphabets = A name cannot mix letters of different alphabets, such as Latin and Cyrillic.
error-name-accents = A name has at most { $most } accents on a letter, and none alone.
error-name-computer = Names with { $name } in them are reserved for the computer player.
error-name-guest = { $name } is reserved for players without an account.
error-name-taken = The name { $name }, or one that looks like it, is already taken.
error-password-length = A password has { $least } to { $most } characters.
error-password-variety = A password has at least { $least } different characters.
error-password-name = A password must not be your name, with or without a number; three or four words are good.
error-password-common = This is one of the most common passwords; three or four words are a good one.
error-no-guest = There is no such guest.
error-no-player = There is no such player.
error-no-account = There is no account with this name.
error-no-token = There is no such token.
error-expired = It does not exist, or it has expired.
error-logged-out = You were logged out meanwhile; log in again.

# Tables
error-no-table-or-player = There is no such table or player.
error-no-table = There is no such table.
error-rematch-exists = There is a rematch already.
error-no-player-or-game = There is no such player or previous game.
error-seat-taken = This seat is taken.
error-seat-not-freed = The game has started, so this seat cannot be left free.
error-started = The game has started.
error-not-startable = The game has started already, or a seat is still open.
error-no-finished-game = There is no such finished game.
error-rated-guest = Only accounts play rated games; choose a name and a password first.
error-not-host = Only the player who opened the table can give a seat to Warashi.
error-rematch-seats = The seats of a rematch are reserved for the players of the previous game.
error-rematch-table = This table is reserved for the players of the previous game; you can watch it.
error-no-seat = You have no seat at this table.
error-did-not-play = You did not play in this game.
error-rematch-too-early = You can ask for a rematch when the game is over.
error-chat-spectator = Only players at the table can write in its chat.
error-table-full = This table is full; you can watch it.
error-not-your-seat = Seat { $seat } is not yours.
error-no-past-yet = Past positions are shown when the game is over.
error-past-the-end = The game ended at ply { $last }.
error-hint-turn = You can have a hint when it is your turn.
error-hint-people = There are no hints in games against other people, nor in rated games.
error-not-started = The game has not started: a seat is still free.
error-you-withdrew = You have withdrawn from this game.
error-table-changed = The table has changed in the meantime; look again.
error-past-request = The table is at ply { $now }; the request at ply { $ply } is past.
error-quota = { $what ->
    [open] You have { $most } open tables; leave one of them first.
    [listed] You have { $most } tables in the lobby; leave one of them first.
    [live] You play { $most } games with a live clock; finish one of them first.
   *[running] You have { $most } unfinished games; finish one of them first.
  }
error-network-quota = { $what ->
    [open] There are too many open tables from your network; try again later.
    [listed] There are too many tables in the lobby from your network; try again later.
    [live] There are too many games with a live clock from your network; try again later.
   *[running] There are too many unfinished games from your network; try again later.
  }
error-unrated-level = Warashi's level { $level } has no rating, as its strength depends on the machine; choose a lower level.
error-seats = { $game } is played by { LIST($seats, with: "or") }, not by { $given }.
error-no-own-seat = At least one seat must be your own: { "{" }'kind': 'me'{ "}" }.
error-rated-clock = A rated game needs a clock, so that nobody can leave a bad position standing forever.
error-rated-seats = In a rated game every player has one seat.
error-not-begun = The game has not begun.
error-review-too-early = A game can be reviewed when it is over.
error-no-review = Nobody has requested a review of this game.
error-hint-interrupted = The hint was interrupted.
error-commitment = This commitment is unknown, used or too old; request a new one.
error-chat-empty = The message has no visible characters.
error-hint-running = Warashi is still working on your last hint.
error-hints = Too many people at your address are waiting for a hint; try again in { $seconds } s.
error-reviews = Too many reviews are waiting; try again in { $seconds } s.
error-review-failed = The review failed.
