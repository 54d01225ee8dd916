# Naishi: the home page, the options
naishi-motto = Build a court in ten places, half of them hidden. Choose when it ends.
naishi-option-recall = Recalled emissaries
naishi-option-recall-one-or-both = one or both
naishi-option-recall-all = all together
naishi-about = By Mathieu Bieri and Alex Fortineau, published by Merle Éditions (2024). For two: ten places, five of them hidden, and an end that either of you may declare.

# The rules
naishi-rules-title-emissaries = Emissaries
naishi-rules-aim = Turn mountains into a territory of ten cards: five in your Line, for all to see, and five in your Hand, for your eyes only. Points depend on what lies where. Most points win.
naishi-rules-river = The River has five piles of six cards, the top card of each face up. Each pile makes a column with a place of your Line and a place of your Hand.
naishi-rules-draft = You begin with five mountains in the Line, three in the Hand, and two other cards: keep one and give one away, as the other player does too. Then your Hand is shuffled.
naishi-rules-eye = A card that goes into a Hand before both players’ eyes stays known; the board marks it with an eye. When two Hand cards change places, both see which places they are.
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
naishi-rules-end = The game also ends once a turn leaves two or more piles empty: at once, unless it was a turn of the player who began; then the other player has one last turn. Nothing adds another turn to a last turn.
naishi-rules-tie = With equal points, more different colours win; else it is a draw.
naishi-rules-scoring = The Line lies above the Hand. “Beside” means left, right, above or below.
naishi-rules-mountain = 5 if it is the only one in your territory; two or more −5 in all.
naishi-rules-naishi = In the middle column: 12 in the Line, 8 in the Hand. Elsewhere 0.
naishi-rules-advisor = 2, 4, 3, 4, 2 by column; and 4 for each Naishi beside it.
naishi-rules-sentinel = 3 if no Sentinel is beside it; and 4 for each Fort beside it.
naishi-rules-monk = 5 in the Hand; and in either row 2 for each Torii beside it.
naishi-rules-horseman = In the Hand 3, and 10 more under a Banner. In the Line 0.
naishi-rules-ronin = 8 for 8 different types in your territory, 15 for 9 types, 45 for 10; Mountains and Ninjas are not types.
naishi-rules-ninja = Must become another character of your territory, in its own place and in every way except as a type for the Ronin; the best choice is made for you. With nobody to copy it scores nothing and has no colour.
naishi-rules-fort = 6 in each corner: first and last column, either row.
naishi-rules-torii = One −5, two 0, three or more 30 in all.
naishi-rules-rice-field = Groups of fields beside each other: two 10, three 20, four or more 30.
naishi-rules-banner = In the Line only: one 3, two 8 in all.
naishi-rules-beside-example = Beside this Advisor are a Sentinel, a Banner and, below it, a Naishi, which gives it 4 more.
naishi-rules-score-example = This territory scores 62. The three Rice fields score 20 together.
naishi-rules-card = Card
naishi-rules-copies = In the game
naishi-rules-points = Points
naishi-rules-kinds = Naishi, Advisor, Sentinel, Monk, Horseman, Ronin and Ninja are characters; Fort, Torii, Rice field and Banner are provinces.

# The board
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
   *[other] { NOUN($card, of: "naishi-card") }
}{ $known ->
    [mine] , known to { $other }
    [theirs] , known to you
   *[no] { "" }
}
naishi-pile = River, column { $column }: { $count ->
    [0] empty
    [one] { NOUN($card, of: "naishi-card") }, the last card of its pile
   *[other] { NOUN($card, of: "naishi-card") }, { $count } cards in the pile
}
naishi-empty = empty
naishi-court = Imperial Court
naishi-swap = Swap
naishi-discard = Discard
naishi-decree = Decree
naishi-swap-short = two cards change places
naishi-discard-short = two River cards
naishi-decree-short = one card with { $other }
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
naishi-free = { $owner ->
    [you] Your free emissaries
   *[other] Free emissaries of { $owner }
}: { $count }
naishi-discard-pile = Discard pile: { $count ->
    [0] empty
    [one] one card, { NOUN($card, of: "naishi-card") }
   *[other] { $count } cards, { NOUN($card, of: "naishi-card") } on top
}
naishi-discarded = { $count } discarded
naishi-dealt = Your two cards
naishi-dealt-card = Card { $number } of two, to keep or to give away: { NOUN($card, of: "naishi-card") }
naishi-dealt-hidden = A card dealt face down
naishi-keep = Keep one of your two cards; the other goes to { $other }.
naishi-drafting = Each player keeps one card and gives one away.
naishi-score = Score
naishi-score-so-far = Score so far
naishi-turn = Turn { $turn }
naishi-last-turn = Last turn
naishi-gave = You gave
naishi-gave-whole = You gave the { NOUN($card, of: "naishi-card") } to { $other } in the set-up; where it went in the Hand you did not see.
# The primary button of the action bar
naishi-verb-k = Keep it
naishi-verb-L = Develop
naishi-verb-H = Develop
naishi-verb-x = Discard
naishi-verb-s = Swap
naishi-verb-d = Decree
naishi-verb-r = { $count ->
    [2] Recall both
   *[other] Recall
}
naishi-verb-end = Declare the end
naishi-verb-finish = Finish turn

# The next step
naishi-step-keep = Tap it again to keep it and give the other card away.
naishi-step-recall = Recall both, or choose the space to recall one from.
naishi-step-develop = Now choose where the { NOUN($card, of: "naishi-card") } goes: your Line or your Hand.
naishi-step-swap = Now choose the first of two cards to swap.
naishi-step-swap-second = Now choose the card that changes places with the { NOUN($card, of: "naishi-card") }.
naishi-step-discard = Now choose the first of two River cards.
naishi-step-discard-second = Now choose the River card to discard with the { NOUN($card, of: "naishi-card") }.
naishi-step-decree = Now choose the place whose two cards change owners.

# What things are and do, for the card that explains them
naishi-worth = { $count ->
    [one] Now { $points }.
   *[other] Now { $points } for the { $count } of them together.
}
naishi-worth-least = Now at least { $points }.
naishi-worth-ninja = Now as { NOUN($card, of: "naishi-card") } { $points }.
naishi-about-known-mine = The eye: { $other } knows this card.
naishi-about-known-theirs = The eye: you know this card, because you saw it go there.
naishi-about-unknown = Only { $owner } knows it. It was there from the start: a Mountain, the card you gave, or the one { $owner } kept.
naishi-about-secret = Only { $owner } sees this card before the end.
naishi-about-line = Five cards that both players see: the upper row of a territory.
naishi-about-hand = Five cards that only their owner sees, unless the other player saw them go there: the lower row of a territory.
naishi-about-develop = For you: { $line } in the Line, { $hand } in the Hand.
naishi-about-pile = { $below ->
    [0] It is the last card of its pile.
    [one] One card lies face down below it.
   *[other] { $below } cards lie face down below it.
}
naishi-about-pile-empty = No more cards in this column. Once a pile is empty you may declare the end; two empty piles end the game.
naishi-about-none-free = You have no free emissary.
naishi-about-recall = To recall them takes a whole turn: tap here.
naishi-about-emissaries = Each goes to a free space of the Court, acts at once and stays until { $name } recalls it.
naishi-about-discards = Discarded cards do not come back. Only the top card can be seen.
naishi-about-score = Your points if the game ended now. Those of { $other } are hidden until the end.
naishi-about-score-over = The points of this territory.
naishi-about-turn = The turns of both players, counted together.
naishi-about-last-turn = After this turn the game is over and all points are counted.

# The guided first game
naishi-lesson-territory = Your territory has ten places: five in the Line, which we both see, and five in the Hand, which only you see.
naishi-lesson-draft = Keep one of your two cards and give me the other, while I do the same: keep the Horseman.
naishi-lesson-hand = I gave you a card too, and your Hand was shuffled; from now on every card keeps its place.
naishi-lesson-river = In a turn you take the top card of a pile; it replaces your Line card or your Hand card in the same column.
naishi-lesson-develop = A Naishi scores 12 in the middle of the Line: tap it in the River, then its glowing place in your Line.
naishi-lesson-finish = Before or after taking a card you may also send an emissary to the Court; this time just finish your turn.
naishi-lesson-fort = I put a Fort into a corner, where it scores 6; anywhere else it would score nothing.
naishi-lesson-beside = An Advisor scores 4 more for a Naishi beside it, which means left, right, above or below: put this one into your Line.
naishi-lesson-swap = Under a Banner a Horseman scores 10 more: tap Swap at the Court, then the Horseman and the Mountain under the Banner.
naishi-lesson-eye = I put a Monk into my Hand, where it scores 5; you saw it go there, so it stays visible to you and has an eye.
naishi-lesson-rice = Rice fields score in groups, 10 for two, 20 for three, 30 for four: put this one into your Hand, below the first.
naishi-lesson-discard = Torii and Fort would help me: tap Discard at the Court, then both of them, and they are gone.
naishi-lesson-sentinel = My Sentinel scores 4 for the Fort beside it, and 3 because no other Sentinel is beside it.
naishi-lesson-recall = Your emissaries stay at the Court until you spend a whole turn to recall one or both: tap your emissaries.
naishi-lesson-recalled = Your emissaries are free again; let us look at the end of a game.
naishi-lesson-mountain = A single Mountain scores 5, but two or more cost you 5 in all.
naishi-lesson-ninja = A Ninja becomes one of your characters, the one that scores most in its place: this one is a second Horseman.
naishi-lesson-ronin = A Ronin scores 8, 15 or 45 for 8, 9 or 10 different cards, not counting Mountains and Ninjas.
naishi-lesson-decree = Once in a game one of us may decree that both cards in one place change owners: take my Torii, as three score 30 and one costs 5.
naishi-lesson-empty = Pile 3 is empty: now either of us may declare the end, and a second empty pile ends the game without that.
naishi-lesson-declare = You are far ahead: declare the end, and I have one last turn.
naishi-lesson-last = Now both Hands are open and points are counted; if they are equal, more different colours win.
