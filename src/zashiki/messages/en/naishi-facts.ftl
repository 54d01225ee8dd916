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
    .does = { $name } keeps { NOUN($piece, of: "naishi-card", form: "object") }, giving { NOUN($given, of: "naishi-card", form: "object") } away
    .you = You keep { NOUN($piece, of: "naishi-card", form: "object") }, giving { NOUN($given, of: "naishi-card", form: "object") } away
    .do = keep { NOUN($piece, of: "naishi-card", form: "object") } and give { NOUN($given, of: "naishi-card", form: "object") } away
naishi-keep-hidden =
    .does = { $name } keeps a card, giving the other away
    .you = You keep a card, giving the other away
naishi-receive =
    .does = { $name } receives { NOUN($piece, of: "naishi-card", form: "object") }
    .you = You receive { NOUN($piece, of: "naishi-card", form: "object") }
naishi-develop =
    .does = { $name } develops { NOUN($place, of: "naishi-place") }: { NOUN($piece, of: "naishi-card", form: "object") } for { NOUN($old, of: "naishi-card", form: "object") }
    .you = You develop { NOUN($place, of: "naishi-place") }: { NOUN($piece, of: "naishi-card", form: "object") } for { NOUN($old, of: "naishi-card", form: "object") }
    .do = put { NOUN($piece, of: "naishi-card", form: "object") } in { NOUN($place, of: "naishi-place") } for { NOUN($old, of: "naishi-card", form: "object") }
naishi-reveal = Pile { $column } shows { NOUN($piece, of: "naishi-card", form: "object") }
naishi-empty-pile = Pile { $column } is empty
naishi-discard-two =
    .does = { $name } sends an emissary to discard River { $low } and { $high }
    .you = You send an emissary to discard River { $low } and { $high }
    .do = discard { NOUN($first, of: "naishi-card", form: "object") } and { NOUN($second, of: "naishi-card", form: "object") } from the River
naishi-discard-card =
    .does = { $name } discards { NOUN($piece, of: "naishi-card", form: "object") }
    .you = You discard { NOUN($piece, of: "naishi-card", form: "object") }
naishi-swap-river =
    .does = { $name } sends an emissary to swap River { $low } and { $high }
    .you = You send an emissary to swap River { $low } and { $high }
    .do = swap { NOUN($first, of: "naishi-card", form: "object") } and { NOUN($second, of: "naishi-card", form: "object") } in the River
naishi-swap-line =
    .does = { $name } sends an emissary to swap Line { $low } and { $high }
    .you = You send an emissary to swap Line { $low } and { $high }
    .do = swap { NOUN($first, of: "naishi-card", form: "object") } and { NOUN($second, of: "naishi-card", form: "object") } in your Line
naishi-swap-hand =
    .does = { $name } sends an emissary to swap Hand { $low } and { $high }
    .you = You send an emissary to swap Hand { $low } and { $high }
    .do = swap { NOUN($first, of: "naishi-card", form: "object") } and { NOUN($second, of: "naishi-card", form: "object") } in your Hand
naishi-swap-column =
    .does = { $name } sends an emissary to swap Hand { $column } and Line { $column }
    .you = You send an emissary to swap Hand { $column } and Line { $column }
    .do = swap { NOUN($line, of: "naishi-card", form: "object") } in Line { $column } and { NOUN($hand, of: "naishi-card", form: "object") } in Hand { $column }
naishi-move =
    .does = { $name } moves { NOUN($card, of: "naishi-card", form: "object") } to { NOUN($place, of: "naishi-place") }
    .you = You move { NOUN($card, of: "naishi-card", form: "object") } to { NOUN($place, of: "naishi-place") }
naishi-decree-exchange =
    .does = { $name } decrees an exchange of { NOUN($place, of: "naishi-place") }
    .you = You decree an exchange of { NOUN($place, of: "naishi-place") }
    .do = decree: exchange { NOUN($place, of: "naishi-place") }, { NOUN($own, of: "naishi-card", form: "object") } for { NOUN($other, of: "naishi-card", form: "object") }
naishi-give =
    .does = { $name } gives { NOUN($card, of: "naishi-card", form: "object") }
    .you = You give { NOUN($card, of: "naishi-card", form: "object") }
naishi-get =
    .does = { $name } gets { NOUN($card, of: "naishi-card", form: "object") } for it
    .you = You get { NOUN($card, of: "naishi-card", form: "object") } for it
naishi-recall-all =
    .does = { $count ->
        [one] { $name } recalls an emissary
       *[other] { $name } recalls both emissaries
    }
    .you = { $count ->
        [one] You recall an emissary
       *[other] You recall both emissaries
    }
    .do = { $count ->
        [one] recall your emissary
       *[other] recall both your emissaries
    }
naishi-recall-swap =
    .does = { $name } recalls an emissary from a swap space
    .you = You recall an emissary from a swap space
    .do = recall an emissary from a swap space
naishi-recall-discard =
    .does = { $name } recalls an emissary from a discard space
    .you = You recall an emissary from a discard space
    .do = recall an emissary from a discard space
naishi-declare =
    .does = { $name } declares the end
    .you = You declare the end
    .do = declare the end; the other player has one last turn
naishi-finish =
    .does = { $name } finishes the turn
    .you = You finish the turn
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
