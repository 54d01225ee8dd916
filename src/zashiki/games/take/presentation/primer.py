"""The rules in brief."""

PRIMER = """\
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
points are a draw."""
