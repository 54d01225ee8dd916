# Ta-Ke: pieces and places in sentences
take-piece-S = Samurai
    .many = Samurai
take-piece-D = Daimyo
    .many = Daimyos
take-piece-R = Ronin
    .many = Ronin
take-piece-G = Geisha
    .many = Geishas
take-piece-N = Ninja
    .many = Ninjas
take-place-hall-A = A
take-place-hall-B = B
take-place-hall-C = C
take-place-hall-D = D
take-place-hall-E = E
take-influence-bottom-2 = { $count } × 2 at the bottom
take-influence-bottom-1 = { $count } × 1 at the bottom
take-influence-middle-1 = { $count } × 1 in the middle
take-influence-middle-0 = { $count } × 0 in the middle
take-influence-samurai = { $count } Samurai

# What a move does
take-take =
    .does = takes the { NOUN($piece, of: "take-piece") } from { NOUN($source, of: "take-place") }
    .you = take the { NOUN($piece, of: "take-piece") } from { NOUN($source, of: "take-place") }
    .do = take the { NOUN($piece, of: "take-piece") } from { NOUN($source, of: "take-place") }
take-take-samurai =
    .does = takes the Samurai from { NOUN($source, of: "take-place") }, to lie over the { NOUN($column, of: "take-piece", form: "many") }
    .you = take the Samurai from { NOUN($source, of: "take-place") }, to lie over the { NOUN($column, of: "take-piece", form: "many") }
    .do = take the Samurai from { NOUN($source, of: "take-place") }, to lie over the { NOUN($column, of: "take-piece", form: "many") }
take-leave =
    .does = leaves a ghost on { NOUN($target, of: "take-place") }
    .you = leave a ghost on { NOUN($target, of: "take-place") }
take-use =
    .does = uses a { NOUN($piece, of: "take-piece") }
    .you = use a { NOUN($piece, of: "take-piece") }
    .do = use a { NOUN($piece, of: "take-piece") }
take-use-daimyo =
    .does = uses a Daimyo to move Samurai
    .you = use a Daimyo to move Samurai
    .do = use a Daimyo to move Samurai
take-push =
    .does = pushes the opponent's { NOUN($piece, of: "take-piece") } up
    .you = push the opponent's { NOUN($piece, of: "take-piece") } up
    .do = push the opponent's { NOUN($piece, of: "take-piece") } up
take-push-daimyo =
    .does = pushes the opponent's Daimyo up to move Samurai
    .you = push the opponent's Daimyo up to move Samurai
    .do = push the opponent's Daimyo up to move Samurai
take-samurai =
    .does = moves a Samurai from the { NOUN($from, of: "take-piece", form: "many") } to the { NOUN($to, of: "take-piece", form: "many") }
    .you = move a Samurai from the { NOUN($from, of: "take-piece", form: "many") } to the { NOUN($to, of: "take-piece", form: "many") }
    .do = move a Samurai from the { NOUN($from, of: "take-piece", form: "many") } to the { NOUN($to, of: "take-piece", form: "many") }
take-enough =
    .does = lets the other Samurai stay
    .you = let the other Samurai stay
    .do = let the other Samurai stay
take-ghost =
    .does = moves the ghost on { NOUN($source, of: "take-place") } to { NOUN($target, of: "take-place") }
    .you = move the ghost on { NOUN($source, of: "take-place") } to { NOUN($target, of: "take-place") }
    .do = move the ghost on { NOUN($source, of: "take-place") } to { NOUN($target, of: "take-place") }
take-ghost-comes =
    .does = brings a ghost from the supply to { NOUN($target, of: "take-place") }
    .you = bring a ghost from the supply to { NOUN($target, of: "take-place") }
    .do = bring a ghost from the supply to { NOUN($target, of: "take-place") }
take-ghost-goes =
    .does = sends the ghost on { NOUN($source, of: "take-place") } home
    .you = send the ghost on { NOUN($source, of: "take-place") } home
    .do = send the ghost on { NOUN($source, of: "take-place") } home
take-chip =
    .does = moves the { NOUN($piece, of: "take-piece") } on { NOUN($source, of: "take-place") } to { NOUN($target, of: "take-place") }
    .you = move the { NOUN($piece, of: "take-piece") } on { NOUN($source, of: "take-place") } to { NOUN($target, of: "take-place") }
    .do = move the { NOUN($piece, of: "take-piece") } on { NOUN($source, of: "take-place") } to { NOUN($target, of: "take-place") }
take-score =
    .does = scores { NOUN($piece, of: "take-piece", form: "many") }: { $times } × { $influence } = { $points }{ $influence ->
        [0] {""}
       *[other] {" "}({ COUNTS($chips, of: "take-influence", with: "comma") })
      }
    .you = score { NOUN($piece, of: "take-piece", form: "many") }: { $times } × { $influence } = { $points }{ $influence ->
        [0] {""}
       *[other] {" "}({ COUNTS($chips, of: "take-influence", with: "comma") })
      }
    .of = { NOUN($piece, of: "take-piece", form: "many") }
take-home = All ghosts go home
take-gain =
    .do = { NOUN($piece, of: "take-piece", form: "many") } score { $times } × { $influence } = { $points } for you, { $times } × { $their_influence } = { $their_points } for the opponent

# What is asked of the player
take-ask-take = Take a chip.
take-ask-take-or-use = Take a chip, or use an ability first.
take-ask-samurai = Move a Samurai.
take-ask-samurai-or-enough = Move another Samurai, or let the others stay.

# Why a move is refused, after a colon
take-refuse-moving = the Daimyo is moving Samurai. Move one that it has not moved, in the order D R G N.
take-refuse-moving-or-enough = the Daimyo is moving Samurai. Move one that it has not moved, in the order D R G N, or stop with s.
take-refuse-not-moving = no Daimyo is moving Samurai; begin with D: or N.D.
take-refuse-empty = space { $space } is empty.
take-refuse-ghost = a ghost sits on { $space }.
take-refuse-closed = stack { $space } is closed this turn: a Geisha put its top chip there.
take-refuse-no-column = the Samurai on { $space } needs a column, as in { $space }>G.
take-refuse-column = the { NOUN($piece, of: "take-piece") } on { $space } is not a Samurai and goes to its own column.
take-refuse-used = you have used a { NOUN($piece, of: "take-piece") } this turn.
take-refuse-none = you have no { NOUN($piece, of: "take-piece") } in your bottom row.
take-refuse-none-to-push = your opponent has no { NOUN($piece, of: "take-piece") } in the bottom row to push.
take-refuse-performed = the { NOUN($piece, of: "take-piece") }'s action was performed this turn, and each is performed only once a turn.
take-refuse-no-samurai = you have no Samurai to move.
take-refuse-no-ghost = there is no ghost on { $space }.
take-refuse-two-ghosts = a ghost sits on { $space } already.
take-refuse-nothing-left = no chip would be left to take.
take-refuse-low = a Geisha needs a stack of two or more chips, and { $space } has { $height }.

# The text board
take-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
take-board-bottom = bottom
take-board-middle = middle
take-board-samurai = Samurai
take-board-worth = worth { $value }
take-board-worth-ninja = worth { $value }, N { $ninja }
take-board-printed = printed
take-board-space = space
take-board-ghost = ghost
take-board-closed = closed
take-board-left = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
  } in the hall, { $supply } of { $ghosts } ghosts in the supply

# The rules in brief, for the terminal: lines of at most 60 columns
take-primer =
    Each turn you take the top chip of a stack, and a ghost
    stays there: nobody takes from under a ghost. When a turn
    begins and every stack has a ghost, all ghosts go home.

    Your chip goes to the bottom row of its column in your
    court, worth 2. A Samurai goes over any column, worth 1.

    Then the type that shows where you took the chip scores,
    for both of you: how many of the five spaces show it, times
    your influence. An empty space shows what is printed on it.
    Your influence in a type: what your chips in its column are
    worth, and one for each Samurai over it. In Samurai: how
    many you have.

    Before you take you may use abilities, each once a turn.
    The chip steps up to the middle row, worth 1, for good.
    (Ninjas are worth 1 and 0 with the option ninja_values 1/0.)
      Daimyo  moves up to three of your Samurai:
              D:  then  s:R>G …  and  s.  to stop
      Ronin   moves a ghost:  R:A>C   R:A>-   R:->C
              (- is the supply)
      Geisha  moves the top of a stack, not to be taken now:
              G:A>C
      Ninja   pushes an opposing Daimyo, Ronin or Geisha up,
              and does what it does:  N.R:A>C   N.G:A>C   N.D
              or just pushes:  N.R:-   N.G:-   N.D:-
              (not what your own chip does in the same turn,
              unless ninja_repeats is yes)

    To take: the stack's letter, C; a Samurai with the column
    it goes over, C>G. After 35 chips most points win; equal
    points are a draw.
