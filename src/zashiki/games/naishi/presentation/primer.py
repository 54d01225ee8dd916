"""The rules of Naishi in brief."""

PRIMER = """\
You have a Line of five cards, open, and a Hand of five in a
fixed order, hidden. Line, Hand and River share columns 1-5.
Cards score at the end by kind, place and neighbours.

Each turn you do one of these:
  develop  a River card replaces your card in its column:
           L3 in the Line, H3 in the Hand. Your old card is
           discarded. Once, before or after it, an emissary
           may help: x14 discards River cards 1 and 4;
           sR14 sL14 sH14 swap two cards of River, Line or
           Hand; sV3 swaps Line and Hand in column 3.
           Or finish: -
  decree   dL3 dH3: both players' cards there change owners;
           once in the game, and its emissary stays
  recall   r takes your emissaries back (rs, rx only one)
  end      if a pile is empty: the other player has one last
           turn. Not in a last turn.
Two empty piles end the game too: after the first player's
turn the second player has one last turn.

Points: one Mountain 5, more -5. Naishi in column 3: Line
12, Hand 8. Advisor 2 4 3 4 2 by column, +4 for each Naishi
beside. Fort in a corner 6. Sentinel 3 with no Sentinel
beside, +4 for each Fort beside. Torii: one -5, two 0, three
30. Monk in the Hand 5, +2 for each Torii beside. Rice
fields in a group: 2, 3, 4 make 10, 20, 30. Banners in the
Line: one 3, two 8. Horseman in the Hand 3, under a Banner
+10. Ronin by different cards: 8, 9, 10 make 8, 15, 45.
A Ninja becomes another of your characters."""
