# What happens in Ninjato: the events of a move, and what a move would do

# The dojo
ninjato-visit-dojo =
    .does = visits the dojo to draw { $draws } cards
    .you = visit the dojo to draw { $draws } cards
    .do = visit the dojo and draw { $draws } cards
ninjato-take-card =
    .does = takes a { $piece }
    .you = take a { $piece }
    .do = take a face-up { $piece }
ninjato-draw-card =
    .does = draws a card from the deck
    .you = draw a card from the deck
    .do = draw a card from the deck
ninjato-draw-known-card =
    .does = draws a { $piece } from the deck
    .you = draw a { $piece } from the deck
ninjato-discard-card =
    .does = discards a { $piece }
    .you = discard a { $piece }
    .do = discard a { $piece }
ninjato-reveal = The dojo shows { $first }, { $second } and { $third }
ninjato-shuffle-dojo = The dojo discards are shuffled into a new deck

# The sensei, the palace and the pavilion
ninjato-learn =
    .does = learns { NOUN($piece, of: "ninjato-tile") }, discarding a { $cost }
    .you = learn { NOUN($piece, of: "ninjato-tile") }, discarding a { $cost }
    .do = learn { NOUN($piece, of: "ninjato-tile") } ({ NOUN($piece, of: "ninjato-tile", form: "effect") }), discarding a { $cost }
ninjato-learn-free =
    .does = learns { NOUN($piece, of: "ninjato-tile") }, free in a style already owned
    .you = learn { NOUN($piece, of: "ninjato-tile") }, free in a style already owned
    .do = learn { NOUN($piece, of: "ninjato-tile") } ({ NOUN($piece, of: "ninjato-tile", form: "effect") }), free, as you own the style
ninjato-pay-envoy =
    .does = pays { COUNTS($paid, $gold, of: "ninjato-treasure") } for { NOUN($piece, of: "ninjato") }: { $points } honor
    .you = pay { COUNTS($paid, $gold, of: "ninjato-treasure") } for { NOUN($piece, of: "ninjato") }: { $points } honor
    .do = { $points } honor: pay { COUNTS($paid, $gold, of: "ninjato-treasure") } for { NOUN($piece, of: "ninjato") }
ninjato-pay-rumor =
    .does = pays { COUNTS($paid, $gold, of: "ninjato-treasure") } for { NOUN($rumor, of: "ninjato-rumor", form: "the") }: { $points } honor
    .you = pay { COUNTS($paid, $gold, of: "ninjato-treasure") } for { NOUN($rumor, of: "ninjato-rumor", form: "the") }: { $points } honor
    .do = { $points } honor: pay { COUNTS($paid, $gold, of: "ninjato-treasure") } for { NOUN($rumor, of: "ninjato-rumor", form: "the") } (counts { NOUN($rumor, of: "ninjato-rumor", form: "counts") })

# An invasion
ninjato-invade =
    .does = { $side ->
        [strength] invades house { $house } by strength; the sentry is a { $sentry }
       *[stealth] invades house { $house } by stealth; the sentry is a { $sentry }
    }
    .you = { $side ->
        [strength] invade house { $house } by strength; the sentry is a { $sentry }
       *[stealth] invade house { $house } by stealth; the sentry is a { $sentry }
    }
    .do = { $side ->
        [strength] invade house { $house } by strength: sentry { $sentry }
       *[stealth] invade house { $house } by stealth: sentry { $sentry }
    }
ninjato-play-card =
    .does = plays a { $card }
    .you = play a { $card }
    .do = { $beaten ->
        [0] play a { $card }
        [1] play a { $card }, which beats the { $value }
       *[other] play a { $card }, which beats either
    }
ninjato-use-boryaku =
    .does = uses Boryaku as a { $card }
    .you = use Boryaku as a { $card }
    .do = { $beaten ->
        [0] use Boryaku as a { $card }, without a card
        [1] use Boryaku as a { $card }, without a card, which beats the { $value }
       *[other] use Boryaku as a { $card }, without a card, which beats either
    }
ninjato-add-three =
    .does = { $step ->
        [-1] adds a 3 as −1, which makes { $total }
       *[1] adds a 3 as +1, which makes { $total }
    }
    .you = { $step ->
        [-1] add a 3 as −1, which makes { $total }
       *[1] add a 3 as +1, which makes { $total }
    }
    .do = { $step ->
        [-1] add a 3 as −1
       *[1] add a 3 as +1
    }
ninjato-add-skill =
    .does = { $step ->
        [-2] uses { NOUN($skill, of: "ninjato-tile") } for −2, which makes { $total }
        [-1] uses { NOUN($skill, of: "ninjato-tile") } for −1, which makes { $total }
        [1] uses { NOUN($skill, of: "ninjato-tile") } for +1, which makes { $total }
       *[2] uses { NOUN($skill, of: "ninjato-tile") } for +2, which makes { $total }
    }
    .you = { $step ->
        [-2] use { NOUN($skill, of: "ninjato-tile") } for −2, which makes { $total }
        [-1] use { NOUN($skill, of: "ninjato-tile") } for −1, which makes { $total }
        [1] use { NOUN($skill, of: "ninjato-tile") } for +1, which makes { $total }
       *[2] use { NOUN($skill, of: "ninjato-tile") } for +2, which makes { $total }
    }
    .do = { $step ->
        [-2] use { NOUN($skill, of: "ninjato-tile") }: −2 to your card
        [-1] use { NOUN($skill, of: "ninjato-tile") }: −1 to your card
        [1] use { NOUN($skill, of: "ninjato-tile") }: +1 to your card
       *[2] use { NOUN($skill, of: "ninjato-tile") }: +2 to your card
    }
ninjato-set-card =
    .does = uses { NOUN($skill, of: "ninjato-tile") } to make the card { $value }, which makes { $total }
    .you = use { NOUN($skill, of: "ninjato-tile") } to make the card { $value }, which makes { $total }
    .do = use { NOUN($skill, of: "ninjato-tile") }: your card becomes { $value }
ninjato-use-seishin-teki =
    .does = { $side ->
        [strength] uses Seishin-teki, to go on by strength
       *[stealth] uses Seishin-teki, to go on by stealth
    }
    .you = { $side ->
        [strength] use Seishin-teki, to go on by strength
       *[stealth] use Seishin-teki, to go on by stealth
    }
    .do = { $side ->
        [strength] use Seishin-teki: go on by strength
       *[stealth] use Seishin-teki: go on by stealth
    }
ninjato-use-kuji-in =
    .does = uses Kuji-in, and { NOUN($skill, of: "ninjato-tile") } is ready again
    .you = use Kuji-in, and { NOUN($skill, of: "ninjato-tile") } is ready again
    .do = use Kuji-in: { NOUN($skill, of: "ninjato-tile") } is ready again
ninjato-use-choho =
    .does = uses Choho to swap { NOUN($piece, 1, of: "ninjato-treasure") } for { NOUN($theirs, 1, of: "ninjato-treasure") } in the house
    .you = use Choho to swap { NOUN($piece, 1, of: "ninjato-treasure") } for { NOUN($theirs, 1, of: "ninjato-treasure") } in the house
    .do = use Choho: swap { NOUN($piece, 1, of: "ninjato-treasure") } for { NOUN($theirs, 1, of: "ninjato-treasure") } in the house
ninjato-use-choho-turning =
    .does = uses Choho to swap { NOUN($piece, 1, of: "ninjato-treasure") } for { NOUN($theirs, 1, of: "ninjato-treasure") } in the house; { NOUN($turned, 1, of: "ninjato-treasure") } turns red there
    .you = use Choho to swap { NOUN($piece, 1, of: "ninjato-treasure") } for { NOUN($theirs, 1, of: "ninjato-treasure") } in the house; { NOUN($turned, 1, of: "ninjato-treasure") } turns red there
    .do = use Choho: swap { NOUN($piece, 1, of: "ninjato-treasure") } for { NOUN($theirs, 1, of: "ninjato-treasure") } in the house
ninjato-beat-guard =
    .does = { $guard ->
        [sentry] beats the sentry of { $value } with { $total }
        [alarm] beats the alarm guard of { $value } with { $total }
        [standin] beats the stand-in for an elite guard of { $value } with { $total }
        [elite] beats the elite guard of { $value } against strength and { $second } against stealth with { $total }
       *[normal] beats the guard of { $value } with { $total }
    }
    .you = { $guard ->
        [sentry] beat the sentry of { $value } with { $total }
        [alarm] beat the alarm guard of { $value } with { $total }
        [standin] beat the stand-in for an elite guard of { $value } with { $total }
        [elite] beat the elite guard of { $value } against strength and { $second } against stealth with { $total }
       *[normal] beat the guard of { $value } with { $total }
    }
    .do = strike: your { $total } beats the guard
ninjato-beat-one =
    .does = beats the { $value } of the two with { $total }
    .you = beat the { $value } of the two with { $total }
    .do = strike: your { $total } beats the { $value }
ninjato-keep-elite =
    .does = keeps the elite guard, worth { $honor } at the end
    .you = keep the elite guard, worth { $honor } at the end
ninjato-win =
    .does = takes { NOUN($piece, 1, of: "ninjato-treasure") }
    .you = take { NOUN($piece, 1, of: "ninjato-treasure") }
ninjato-clear =
    .does = clears house { $house }
    .you = clear house { $house }
ninjato-banzai =
    .does = shouts banzai
    .you = shout banzai
    .do = banzai: face the next guard
ninjato-guard-comes = { $guard ->
        [alarm] The alarm guard of { $value } comes
        [standin] The stand-in for an elite guard of { $value } comes
        [elite] The elite guard of { $value } against strength and { $second } against stealth comes
        [double] The two elite guards of { $value } and { $second } come
       *[normal] The guard of { $value } comes
    }
ninjato-shuffle-guards = The guard discards are shuffled into a new deck
ninjato-shuffle-elites = The elite discards are shuffled into a new deck
ninjato-refill-bag = The spent treasures go back into the bag
ninjato-alarm = Alarm: { NOUN($piece, 1, of: "ninjato-treasure") } comes to the house, and { NOUN($turned, 1, of: "ninjato-treasure") } turns red
ninjato-alarm-empty = Alarm: no treasure is left to come
ninjato-alarm-empty-turning = Alarm: no treasure is left to come, and { NOUN($turned, 1, of: "ninjato-treasure") } turns red
ninjato-leave =
    .does = leaves with { COUNTS($loot, of: "ninjato-treasure") }
    .you = leave with { COUNTS($loot, of: "ninjato-treasure") }
    .do = leave and keep { COUNTS($loot, of: "ninjato-treasure") }
ninjato-keep-all =
    .does = keeps { COUNTS($loot, of: "ninjato-treasure") }
    .you = keep { COUNTS($loot, of: "ninjato-treasure") }
ninjato-put-token =
    .does = puts { NOUN($clan, of: "ninjato-clan") } { $honor } on house { $house }
    .you = put { NOUN($clan, of: "ninjato-clan") } { $honor } on house { $house }
    .do = put { NOUN($clan, of: "ninjato-clan") } { $honor } on house { $house }
ninjato-fail =
    .does = { $guard ->
        [sentry] fails against the sentry of { $value }
        [alarm] fails against the alarm guard of { $value }
        [standin] fails against the stand-in for an elite guard of { $value }
        [elite] fails against the elite guard of { $value } against strength and { $second } against stealth
        [double] fails against the two elite guards of { $value } and { $second }
       *[normal] fails against the guard of { $value }
    }
    .you = { $guard ->
        [sentry] fail against the sentry of { $value }
        [alarm] fail against the alarm guard of { $value }
        [standin] fail against the stand-in for an elite guard of { $value }
        [elite] fail against the elite guard of { $value } against strength and { $second } against stealth
        [double] fail against the two elite guards of { $value } and { $second }
       *[normal] fail against the guard of { $value }
    }
    .do = { $treasures ->
        [0] give up: you get nothing
       *[other] give up: you keep one treasure
    }
ninjato-keep =
    .does = { $lost ->
        [0] keeps { NOUN($piece, 1, of: "ninjato-treasure") }
        [one] keeps { NOUN($piece, 1, of: "ninjato-treasure") }; { $lost } other treasure is lost
       *[other] keeps { NOUN($piece, 1, of: "ninjato-treasure") }; { $lost } other treasures are lost
    }
    .you = { $lost ->
        [0] keep { NOUN($piece, 1, of: "ninjato-treasure") }
        [one] keep { NOUN($piece, 1, of: "ninjato-treasure") }; { $lost } other treasure is lost
       *[other] keep { NOUN($piece, 1, of: "ninjato-treasure") }; { $lost } other treasures are lost
    }
    .do = keep { NOUN($piece, 1, of: "ninjato-treasure") }
ninjato-gain = House { $house } gets { NOUN($piece, 1, of: "ninjato-treasure") }

# The end of a round
ninjato-round-ends = Round { $round } ends
ninjato-goes-first =
    .does = goes first from now on
    .you = go first from now on
ninjato-sensei-teaches = The sensei teaches { LIST($first, $second, $third, $fourth, of: "ninjato-tile") }
ninjato-house-stays-closed = House { $house } stays closed: there is no treasure for it
ninjato-refill-house = House { $house } gets { COUNTS($loot, of: "ninjato-treasure") }, with a sentry of { $sentry }
ninjato-refill-palace = New in the palace: { LIST($first, $second, $third, $fourth, of: "ninjato-envoy") }
ninjato-refill-pavilion = New in the pavilion: { LIST($first, $second, $third, $fourth, of: "ninjato-rumor", form: "the") }
ninjato-round-begins = Round { $round } begins
ninjato-game-over = The game is over

# A scoring phase
ninjato-use-hensojutsu =
    .does = uses Hensojutsu on { NOUN($piece, of: "ninjato") }
    .you = use Hensojutsu on { NOUN($piece, of: "ninjato") }
    .do = use Hensojutsu on { NOUN($piece, of: "ninjato") }
ninjato-skip-hensojutsu =
    .does = does not use Hensojutsu
    .you = do not use Hensojutsu
    .do = do not use this Hensojutsu
ninjato-honor-first =
    .does = takes { $points } honor as first with { NOUN($clan, of: "ninjato-clan") }
    .you = take { $points } honor as first with { NOUN($clan, of: "ninjato-clan") }
    .do = take the honor of { NOUN($clan, of: "ninjato-clan") }: { $points }
ninjato-honor-second =
    .does = takes { $points } honor as second with { NOUN($clan, of: "ninjato-clan") }
    .you = take { $points } honor as second with { NOUN($clan, of: "ninjato-clan") }
ninjato-rumor-first =
    .does = takes { NOUN($rumor, of: "ninjato-rumor", form: "the") } as first with { NOUN($clan, of: "ninjato-clan") }
    .you = take { NOUN($rumor, of: "ninjato-rumor", form: "the") } as first with { NOUN($clan, of: "ninjato-clan") }
    .do = take { NOUN($rumor, of: "ninjato-rumor", form: "the") } (counts { NOUN($rumor, of: "ninjato-rumor", form: "counts") })
ninjato-rumor-second =
    .does = takes { NOUN($rumor, of: "ninjato-rumor", form: "the") } as second with { NOUN($clan, of: "ninjato-clan") }
    .you = take { NOUN($rumor, of: "ninjato-rumor", form: "the") } as second with { NOUN($clan, of: "ninjato-clan") }
    .do = take { NOUN($rumor, of: "ninjato-rumor", form: "the") } (counts { NOUN($rumor, of: "ninjato-rumor", form: "counts") })

# Treasures, of which a capital letter is a red one, and gold in place of others; `.kind` is one without its number
ninjato-treasure-f = { $count ->
    [one] a fan
   *[other] { $count } fans
}
    .kind = fan
ninjato-treasure-s = { $count ->
    [one] a scroll
   *[other] { $count } scrolls
}
    .kind = scroll
ninjato-treasure-v = { $count ->
    [one] a vase
   *[other] { $count } vases
}
    .kind = vase
ninjato-treasure-j = { $count ->
    [one] a jade
   *[other] { $count } jades
}
    .kind = jade
ninjato-treasure-g = { $count ->
    [one] a gold
   *[other] { $count } gold
}
    .kind = gold
ninjato-treasure-F = { $count ->
    [one] a red fan
   *[other] { $count } red fans
}
    .kind = red fan
ninjato-treasure-S = { $count ->
    [one] a red scroll
   *[other] { $count } red scrolls
}
    .kind = red scroll
ninjato-treasure-V = { $count ->
    [one] a red vase
   *[other] { $count } red vases
}
    .kind = red vase
ninjato-treasure-J = { $count ->
    [one] a red jade
   *[other] { $count } red jades
}
    .kind = red jade
ninjato-treasure-G = { $count ->
    [one] a red gold
   *[other] { $count } red gold
}
    .kind = red gold
ninjato-treasure-gf = { $count ->
    [one] a gold as a fan
   *[other] { $count } gold as { $count } fans
}
ninjato-treasure-gs = { $count ->
    [one] a gold as a scroll
   *[other] { $count } gold as { $count } scrolls
}
ninjato-treasure-gv = { $count ->
    [one] a gold as a vase
   *[other] { $count } gold as { $count } vases
}
ninjato-treasure-gj = { $count ->
    [one] a gold as a jade
   *[other] { $count } gold as { $count } jades
}

# Skills, with their effects
ninjato-tile-shinobi-iri = Shinobi-iri
    .effect = −2 to your card
ninjato-tile-intonjutsu = Intonjutsu
    .effect = your card becomes 0
ninjato-tile-choho = Choho
    .effect = swap a treasure with one in the house
ninjato-tile-kayakujutsu = Kayakujutsu
    .effect = +2 to your card
ninjato-tile-kenjutsu = Kenjutsu
    .effect = your card becomes 6
ninjato-tile-kuji-in = Kuji-in
    .effect = a used tile is ready again
ninjato-tile-taijutsu = Taijutsu
    .effect = +1 or −1 to your card
ninjato-tile-boryaku = Boryaku
    .effect = a 2 or a 4 without a card
ninjato-tile-seishin-teki = Seishin-teki
    .effect = strength becomes stealth, or stealth strength
ninjato-tile-hensojutsu = Hensojutsu
ninjato-tile-hensojutsu-snake = Hensojutsu (snake)
    .effect = +1 influence through a masked envoy
ninjato-tile-hensojutsu-tiger = Hensojutsu (tiger)
    .effect = +1 influence through a masked envoy
ninjato-tile-hensojutsu-crane = Hensojutsu (crane)
    .effect = +1 influence through a masked envoy

# Clans; envoys by clan and age
ninjato-clan-T = Taira
ninjato-clan-M = Minamoto
ninjato-clan-S = Go-Shirakawa
ninjato-envoy-T18 = the Taira envoy aged 18
ninjato-envoy-M21 = the Minamoto envoy aged 21
ninjato-envoy-S24 = the Go-Shirakawa envoy aged 24
ninjato-envoy-T27 = the Taira envoy aged 27
ninjato-envoy-M30 = the Minamoto envoy aged 30
ninjato-envoy-S33 = the Go-Shirakawa envoy aged 33
ninjato-envoy-T36 = the Taira envoy aged 36
ninjato-envoy-M39 = the Minamoto envoy aged 39
ninjato-envoy-S42 = the Go-Shirakawa envoy aged 42
ninjato-envoy-T45 = the Taira envoy aged 45
ninjato-envoy-M48 = the Minamoto envoy aged 48
ninjato-envoy-S51 = the Go-Shirakawa envoy aged 51
ninjato-envoy-T54 = the Taira envoy aged 54
ninjato-envoy-M57 = the Minamoto envoy aged 57
ninjato-envoy-S60 = the Go-Shirakawa envoy aged 60
ninjato-envoy-T63 = the Taira envoy aged 63
ninjato-envoy-M66 = the Minamoto envoy aged 66
ninjato-envoy-S69 = the Go-Shirakawa envoy aged 69
ninjato-envoy-T72 = the Taira envoy aged 72
ninjato-envoy-M75 = the Minamoto envoy aged 75
ninjato-envoy-S78 = the Go-Shirakawa envoy aged 78

# Kinds of rumors: their name; the same in a sentence; a short one for a narrow card, with soft hyphens; what they count;
# and a number of that
ninjato-rumor-W = Greatest Warrior
    .the = the rumor Greatest Warrior
    .short = Warrior
    .counts = your elite cards
    .number = { $count ->
        [one] { $count } elite card
       *[other] { $count } elite cards
    }
ninjato-rumor-G = Good Will of the People
    .the = the rumor Good Will of the People
    .short = Good Will
    .counts = all your rumors
    .number = { $count ->
        [one] { $count } rumor
       *[other] { $count } rumors
    }
ninjato-rumor-P = Powerful Friends
    .the = the rumor Powerful Friends
    .short = Friends
    .counts = your envoys
    .number = { $count ->
        [one] { $count } envoy
       *[other] { $count } envoys
    }
ninjato-rumor-A = Master of the Secret Arts
    .the = the rumor Master of the Secret Arts
    .short = Secret Arts
    .counts = your tiles
    .number = { $count ->
        [one] { $count } skill tile
       *[other] { $count } skill tiles
    }
ninjato-rumor-D = Dishonorable Opponents
    .the = the rumor Dishonorable Opponents
    .short = Dis{ "\u00AD" }honor
    .counts = 6, 4 or 2 each
