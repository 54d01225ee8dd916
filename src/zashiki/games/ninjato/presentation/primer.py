"""The rules in brief, for the terminal."""

PRIMER = """\
Seven rounds; each player places three shurikens in turn.
  dojo        draw cards, t5 face up or t? from the deck:
              4 with none in hand, 3 with one, else 2; seven
              stay in hand at most. The last to visit the
              dojo goes first in the next round
  learn:…     a skill from the sensei, for a dojo card;
              free once you own a tile of its style
  P2:fj       pay treasures for an envoy of the palace
  R1:v        pay treasures for a rumor of the pavilion
  H3+ H3-     invade house 3 by strength or by stealth

Invading: play a card (b4), then perhaps add 3s as + or -
and skills. Strength wins with more than the guard, stealth
with less; a tie wins nothing. Strike with !, and the next
treasure is yours: leave, or shout banzai and face an unseen
guard. If you give up (yield), you keep one treasure. An
alarm brings a treasure; then the most valuable one that is
not red turns red. Treasures in capitals are red: elite
guards keep them. A double is two guards, a play for each.
If you clear a house, you choose its new clan token. You can
type several moves: b4 + !

Treasures when paid: fan 2, scroll 3, vase 4, jade 5; gold
stands for any kind, after the real tokens of that kind.
After rounds 3, 5 and 7 the most envoys of a clan earn its
tokens' honor or a rumor, the second most the other; the
oldest envoy breaks a tie. * marks a mask, which Hensojutsu
needs. At the end rumors, elite cards and treasures left
count too.

The make-up of some decks is reconstructed: the printed book
gives totals and examples only."""
