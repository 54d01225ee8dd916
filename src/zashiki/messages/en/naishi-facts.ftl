# Naishi: cards and places in sentences. `.object` is what somebody moves, `.beside` a number of them.
naishi-card-Mountain = Mountain
    .object = the Mountain
naishi-card-Naishi = Naishi
    .object = the Naishi
    .beside = { $count ->
        [one] a Naishi
       *[other] { $count } Naishi
    }
naishi-card-Advisor = Advisor
    .object = the Advisor
naishi-card-Sentinel = Sentinel
    .object = the Sentinel
naishi-card-Monk = Monk
    .object = the Monk
naishi-card-Horseman = Horseman
    .object = the Horseman
naishi-card-Ronin = Ronin
    .object = the Ronin
naishi-card-Ninja = Ninja
    .object = the Ninja
naishi-card-Fort = Fort
    .object = the Fort
    .beside = { $count ->
        [one] a Fort
       *[other] { $count } Forts
    }
naishi-card-Torii = Torii
    .object = the Torii
    .beside = { $count ->
        [one] a Torii
       *[other] { $count } Torii
    }
naishi-card-Rice-field = Rice field
    .object = the Rice field
naishi-card-Banner = Banner
    .object = the Banner
naishi-card-hidden = hidden card
    .object = a hidden card
naishi-place-L1 = Line 1
naishi-place-L2 = Line 2
naishi-place-L3 = Line 3
naishi-place-L4 = Line 4
naishi-place-L5 = Line 5
naishi-place-H1 = Hand 1
naishi-place-H2 = Hand 2
naishi-place-H3 = Hand 3
naishi-place-H4 = Hand 4
naishi-place-H5 = Hand 5
naishi-place-R1 = River 1
naishi-place-R2 = River 2
naishi-place-R3 = River 3
naishi-place-R4 = River 4
naishi-place-R5 = River 5

# What happens in a move
naishi-keep-card =
    .does = keeps { NOUN($piece, of: "naishi-card", form: "object") }, giving { NOUN($given, of: "naishi-card", form: "object") } away
    .you = keep { NOUN($piece, of: "naishi-card", form: "object") }, giving { NOUN($given, of: "naishi-card", form: "object") } away
    .do = keep { NOUN($piece, of: "naishi-card", form: "object") } and give { NOUN($given, of: "naishi-card", form: "object") } away
naishi-keep-hidden =
    .does = keeps a card, giving the other away
    .you = keep a card, giving the other away
naishi-receive =
    .does = receives { NOUN($piece, of: "naishi-card", form: "object") }
    .you = receive { NOUN($piece, of: "naishi-card", form: "object") }
naishi-develop =
    .does = develops { NOUN($place, of: "naishi-place") }: { NOUN($piece, of: "naishi-card", form: "object") } for { NOUN($old, of: "naishi-card", form: "object") }
    .you = develop { NOUN($place, of: "naishi-place") }: { NOUN($piece, of: "naishi-card", form: "object") } for { NOUN($old, of: "naishi-card", form: "object") }
    .do = put { NOUN($piece, of: "naishi-card", form: "object") } in { NOUN($place, of: "naishi-place") } for { NOUN($old, of: "naishi-card", form: "object") }
naishi-reveal = Pile { $column } shows { NOUN($piece, of: "naishi-card", form: "object") }
naishi-empty-pile = Pile { $column } is empty
naishi-discard-two =
    .does = sends an emissary to discard River { $low } and { $high }
    .you = send an emissary to discard River { $low } and { $high }
    .do = discard { NOUN($first, of: "naishi-card", form: "object") } and { NOUN($second, of: "naishi-card", form: "object") } from the River
naishi-discard-card =
    .does = discards { NOUN($piece, of: "naishi-card", form: "object") }
    .you = discard { NOUN($piece, of: "naishi-card", form: "object") }
naishi-swap-river =
    .does = sends an emissary to swap River { $low } and { $high }
    .you = send an emissary to swap River { $low } and { $high }
    .do = swap { NOUN($first, of: "naishi-card", form: "object") } and { NOUN($second, of: "naishi-card", form: "object") } in the River
naishi-swap-line =
    .does = sends an emissary to swap Line { $low } and { $high }
    .you = send an emissary to swap Line { $low } and { $high }
    .do = swap { NOUN($first, of: "naishi-card", form: "object") } and { NOUN($second, of: "naishi-card", form: "object") } in your Line
naishi-swap-hand =
    .does = sends an emissary to swap Hand { $low } and { $high }
    .you = send an emissary to swap Hand { $low } and { $high }
    .do = swap { NOUN($first, of: "naishi-card", form: "object") } and { NOUN($second, of: "naishi-card", form: "object") } in your Hand
naishi-swap-column =
    .does = sends an emissary to swap Hand { $column } and Line { $column }
    .you = send an emissary to swap Hand { $column } and Line { $column }
    .do = swap { NOUN($line, of: "naishi-card", form: "object") } in Line { $column } and { NOUN($hand, of: "naishi-card", form: "object") } in Hand { $column }
naishi-move =
    .does = moves { NOUN($card, of: "naishi-card", form: "object") } to { NOUN($place, of: "naishi-place") }
    .you = move { NOUN($card, of: "naishi-card", form: "object") } to { NOUN($place, of: "naishi-place") }
naishi-decree-exchange =
    .does = decrees an exchange of { NOUN($place, of: "naishi-place") }
    .you = decree an exchange of { NOUN($place, of: "naishi-place") }
    .do = decree: exchange { NOUN($place, of: "naishi-place") }, { NOUN($own, of: "naishi-card", form: "object") } for { NOUN($other, of: "naishi-card", form: "object") }
naishi-give =
    .does = gives { NOUN($card, of: "naishi-card", form: "object") }
    .you = give { NOUN($card, of: "naishi-card", form: "object") }
naishi-get =
    .does = gets { NOUN($card, of: "naishi-card", form: "object") } for it
    .you = get { NOUN($card, of: "naishi-card", form: "object") } for it
naishi-recall-all =
    .does = { $count ->
        [one] recalls an emissary
       *[other] recalls both emissaries
    }
    .you = { $count ->
        [one] recall an emissary
       *[other] recall both emissaries
    }
    .do = { $count ->
        [one] recall your emissary
       *[other] recall both your emissaries
    }
naishi-recall-swap =
    .does = recalls an emissary from a swap space
    .you = recall an emissary from a swap space
    .do = recall an emissary from a swap space
naishi-recall-discard =
    .does = recalls an emissary from a discard space
    .you = recall an emissary from a discard space
    .do = recall an emissary from a discard space
naishi-declare =
    .does = declares the end
    .you = declare the end
    .do = declare the end; the other player has one last turn
naishi-finish =
    .does = finishes the turn
    .you = finish the turn
    .do = finish the turn
naishi-last-turn-follows = One last turn follows
naishi-over = The game is over

# Questions
naishi-ask-keep = Keep one of your two cards; the other goes to your opponent.
naishi-ask-develop = Now take a River card.
naishi-ask-add = Send an emissary or finish the turn.
naishi-ask-turn = { $may_declare ->
    [0] { $emissaries ->
        [send] Take a River card or send an emissary.
        [recall] Take a River card or recall your emissaries.
        [both] Take a River card, or send or recall emissaries.
       *[none] Take a River card.
    }
   *[other] { $emissaries ->
        [send] Take a River card, send an emissary or declare the end.
        [recall] Take a River card, recall your emissaries or declare the end.
        [both] Take a River card, send or recall emissaries, or declare the end.
       *[none] Take a River card or declare the end.
    }
}
naishi-ask-last-turn = { $emissaries ->
    [send] Last turn: take a River card or send an emissary.
    [recall] Last turn: take a River card or recall your emissaries.
    [both] Last turn: take a River card, or send or recall emissaries.
   *[none] Last turn: take a River card.
}

# Why a move is not legal
naishi-refuse-set-up = first keep one of your two cards.
naishi-refuse-keep = cards are kept only in the set-up.
naishi-refuse-finish = a turn needs a main action: develop, decree, recall or declare.
naishi-refuse-after-develop = you have developed; an emissary may follow, or finish the turn.
naishi-refuse-must-develop = after an additional action you must develop.
naishi-refuse-empty = pile { $column } is empty.
naishi-refuse-none-to-recall = you have no emissary to recall.
naishi-refuse-recall-all = use r, which recalls all your emissaries.
naishi-refuse-none-there = you have no emissary on such a space.
naishi-refuse-declare = the end can be declared only if a pile is empty.
naishi-refuse-declared = your opponent has declared the end; this is the last turn.
naishi-refuse-last-turn = two piles are empty, so this is the last turn anyway.
naishi-refuse-none-free = you have no free emissary.
naishi-refuse-decree = the decree has been used.
naishi-refuse-swap = all swap spaces are taken.
naishi-refuse-discard = both discard spaces are taken.
naishi-refuse-last-card = the River must keep a card to develop with.
naishi-refuse-empty-pile = both piles must have a card.

# Where points come from
naishi-score-mountains = { $count ->
    [one] one Mountain: { $points }
   *[other] { $count } Mountains: { $points }
}
naishi-score-ninjas = { $count ->
    [one] Ninja with nobody to copy: { $points }
   *[other] { $count } Ninjas with nobody to copy: { $points }
}
naishi-score-torii = { $count } Torii: { $points }
naishi-score-rice-fields = { $count ->
    [one] a single Rice field: { $points }
   *[other] a group of { $count } Rice fields: { $points }
}
naishi-score-banners = { $count ->
    [one] 1 Banner in the Line: { $points }
   *[other] { $count } Banners in the Line: { $points }
}
naishi-score-card = { $is_copy ->
    [0] { NOUN($piece, of: "naishi-card") } in { LIST($places, of: "naishi-place") }: { $points }
   *[other] Ninja as { NOUN($piece, of: "naishi-card") } in { LIST($places, of: "naishi-place") }: { $points }
}
naishi-score-beside = { $is_copy ->
    [0] { NOUN($piece, of: "naishi-card") } in { LIST($places, of: "naishi-place") }: { $own }, beside { NOUN($giver, $count, of: "naishi-card", form: "beside") }: +{ $bonus }
   *[other] Ninja as { NOUN($piece, of: "naishi-card") } in { LIST($places, of: "naishi-place") }: { $own }, beside { NOUN($giver, $count, of: "naishi-card", form: "beside") }: +{ $bonus }
}
naishi-score-under-banner = { $is_copy ->
    [0] { NOUN($piece, of: "naishi-card") } in { LIST($places, of: "naishi-place") }: { $own }, under a Banner: +{ $bonus }
   *[other] Ninja as { NOUN($piece, of: "naishi-card") } in { LIST($places, of: "naishi-place") }: { $own }, under a Banner: +{ $bonus }
}

# The text board
naishi-board-hand = Hand
naishi-board-line = Line
naishi-board-river = River
naishi-board-dealt = Dealt
naishi-board-empty = empty
naishi-board-known = known
naishi-board-left = { $column }: { $cards } left
naishi-board-emissaries = { $free } of { $all } emissaries free
naishi-board-points = { $points ->
    [1] { $points } point
   *[other] { $points } points
}
naishi-board-court = Court: { $swaps } of { $swap_spaces } swap spaces taken, { $discards } of { $discard_spaces } discard, decree { $decree ->
    [free] free
   *[used] used
}

# The rules in brief, for the terminal: lines of at most 60 columns
naishi-primer =
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
    A Ninja becomes another of your characters.
