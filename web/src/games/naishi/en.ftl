# Naishi: the home page, the options
naishi-motto = Build a court in ten places, half of them hidden. Choose when it ends.
naishi-option-recall = Recall
naishi-option-recall-one-or-both = one or both
naishi-option-recall-all = all together
naishi-about = By Mathieu Bieri and Alex Fortineau, published by Merle Éditions (2024). For two: ten places, five of them hidden, and an end that either of you may declare.

# The rules
naishi-rules-title-emissaries = Emissaries
naishi-rules-aim = Turn mountains into a territory of ten cards: five in your Line, for all to see, and five in your Hand, for your eyes only. Points depend on what lies where. Most points win.
naishi-rules-river = The River has five piles of six cards, the top card of each face up. Each pile makes a column with a place of your Line and a place of your Hand.
naishi-rules-draft = You begin with five mountains in the Line, three in the Hand, and two other cards: keep one and give one away, as the other player does too. Then your Hand is shuffled.
naishi-rules-turn = Do one of these:
naishi-rules-develop-name = Develop
naishi-rules-develop = Put the top card of a pile into your Line or Hand, in its column. Your old card there is discarded, and the pile shows its next. Before or after that you may send one emissary.
naishi-rules-decree-name = Decree
naishi-rules-decree = Once in the game, by one of you. An emissary goes to the decree space and stays there. Choose a place of the Line or of the Hand: your card there and the other player’s change owners.
naishi-rules-recall-name = Recall
naishi-rules-recall = Take back one or both of your emissaries; never the one of the decree. (A table can be opened where all come back together.)
naishi-rules-declare-name = Declare the end
naishi-rules-declare = Possible once a pile is empty, but not in a last turn. The other player has one last turn.
naishi-rules-emissaries = You have two. Each goes to a free space of the Court, acts at once and stays until you recall it.
naishi-rules-swap-name = Swap
naishi-rules-swap = Three spaces. Exchange two top cards of the River, two cards of your Line, two of your Hand, or the Line and Hand cards of one of your columns.
naishi-rules-discard-name = Discard
naishi-rules-discard = Two spaces. Discard the top cards of two piles. If you have yet to develop, a card must be left in the River.
naishi-rules-end = The game also ends once a turn leaves two or more piles empty: at once, unless it was a turn of the player who began; then the other has one last turn. Nothing adds another turn to a last turn.
naishi-rules-tie = With equal points, more different colours win; else it is a draw.
naishi-rules-scoring = The Line lies above the Hand. “Beside” means left, right, above or below.
naishi-rules-mountain = Just one in your territory 5; two or more −5 in all.
naishi-rules-naishi = In the middle column: 12 in the Line, 8 in the Hand. Elsewhere 0.
naishi-rules-advisor = 2, 4, 3, 4, 2 by column; and 4 for each Naishi beside it.
naishi-rules-sentinel = 3 if no Sentinel is beside it; and 4 for each Fort beside it.
naishi-rules-monk = 5 in the Hand; and in either row 2 for each Torii beside it.
naishi-rules-horseman = In the Hand 3, and 10 more under a Banner. In the Line 0.
naishi-rules-ronin = For 8 different types in your territory 8, for 9 types 15, for 10 types 45. Mountains and Ninjas do not count as types.
naishi-rules-ninja = Must become a Naishi, Advisor, Sentinel, Monk, Horseman or Ronin that is in your territory, in its own place and in every way; but it does not count as a type for the Ronin. The best choice is made for you. With nobody to copy it scores nothing and has no colour.
naishi-rules-fort = 6 in each corner: first and last column, either row.
naishi-rules-torii = One −5, two 0, three or more 30 in all.
naishi-rules-rice-field = Groups of fields beside each other: two 10, three 20, four or more 30.
naishi-rules-banner = In the Line only: one 3, two 8 in all.

# The board
naishi-card-mountain = Mountain
naishi-card-naishi = Naishi
naishi-card-advisor = Advisor
naishi-card-sentinel = Sentinel
naishi-card-monk = Monk
naishi-card-horseman = Horseman
naishi-card-ronin = Ronin
naishi-card-ninja = Ninja
naishi-card-fort = Fort
naishi-card-torii = Torii
naishi-card-rice-field = Rice field
naishi-card-banner = Banner
naishi-you = You
naishi-river = River
naishi-line = Line
naishi-hand = Hand
naishi-line-of = { $owner ->
    [you] Your Line
   *[other] Line of { $owner }
}
naishi-hand-of = { $owner ->
    [you] Your Hand
   *[other] Hand of { $owner }
}
# A place of a Line or a Hand, for a screen reader.
naishi-place = { $owner ->
    [you] Your { $row }
   *[other] { $row } of { $owner }
}, column { $column }: { $card ->
    [hidden] a hidden card
   *[other] { $card }
}{ $known ->
    [mine] , known to { $other }
    [theirs] , known to you
   *[no] { "" }
}
naishi-pile = River, column { $column }: { $count ->
    [0] empty
    [one] { $card }, the last card of its pile
   *[other] { $card }, { $count } cards in the pile
}
naishi-empty = empty
naishi-court = Imperial Court
naishi-swap = Swap
naishi-discard = Discard
naishi-decree = Decree
naishi-stand = { $mine ->
    [0] { "" }
    [one] , one emissary of yours
   *[other] , { $mine } emissaries of yours
}{ $theirs ->
    [0] { "" }
    [one] , one of { $other }
   *[other] , { $theirs } of { $other }
}
naishi-space-swap = Swap two cards: { $free ->
    [0] no free space
    [one] one free space
   *[other] { $free } free spaces
}{ naishi-stand }
naishi-space-discard = Discard two River cards: { $free ->
    [0] no free space
    [one] one free space
   *[other] { $free } free spaces
}{ naishi-stand }
naishi-space-decree = Decree, exchange one place with the other player, once in the game: { $free ->
    [0] taken
   *[other] free
}{ naishi-stand }
naishi-free = Free emissaries of { $name }: { $count }
naishi-discard-pile = Discard pile: { $count ->
    [0] empty
    [one] one card, { $card }
   *[other] { $count } cards, { $card } on top
}
naishi-discarded = { $count } discarded
naishi-dealt = Your two cards
naishi-dealt-card = Card { $number } of two, to keep or to give away: { $card }
naishi-dealt-hidden = A card dealt face down
naishi-keep = Keep one of your two cards; the other goes to { $other }.
naishi-drafting = Each player keeps one card and gives one away.
naishi-score = Score
naishi-score-so-far = Score so far
naishi-turn = Turn { $turn }
naishi-last-turn = Last turn
naishi-gave = You gave
naishi-gave-whole = You gave the { $card } to { $other } in the set-up; where it went in the Hand you did not see.
naishi-step-develop = Put the { $card } in your Line or in your Hand, column { $column }.
naishi-step-swap = Swap: choose the first of two cards.
naishi-step-swap-second = Swap: choose the card to change places with it.
naishi-step-discard = Discard: choose the first of two River cards.
naishi-step-discard-second = Discard: choose the second River card.
naishi-step-decree = Decree: choose the place to exchange, in the Line or in the Hand.
