# Ninjato: where points come from
ninjato-from-earlier = honor before this position was set up: { $points }
ninjato-from-envoys = treasures paid for envoys: { $points }
ninjato-from-pavilion = treasures paid for rumors: { $points }
ninjato-from-clans = influence in the clans: { $points }
ninjato-from-rumors = { NOUN($kind, of: "ninjato-rumor") }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }: { $times } × { NOUN($kind, $things, of: "ninjato-rumor", form: "number") } = { $points }
ninjato-from-dishonor = { NOUN("D", of: "ninjato-rumor") }: { $cards } × { $each } as { $holders ->
        [one] nobody else holds any
       *[other] { $holders } players hold some
    } = { $points }
ninjato-from-treasures = { $count ->
        [one] { $count } unspent treasure
       *[other] { $count } unspent treasures
    }: { $points }
ninjato-from-elites = { $count ->
        [one] { $count } elite card
       *[other] { $count } elite cards
    }: { $points }
ninjato-from-tie = a tie is broken by envoys: { $envoys ->
        [one] { $envoys } envoy
       *[other] { $envoys } envoys
    }{ $envoys ->
        [0] { "" }
       *[other] , the oldest aged { $age }
    }

# What is asked of the player who decides
ninjato-ask-place = Round { $round }, shuriken { $shuriken } of 3: choose a place.
ninjato-ask-draw = Draw { $draws } more, face up or from the deck.
ninjato-ask-discard = You have { $cards } cards; discard down to 7.
ninjato-ask-guard = { $guard ->
        [sentry] The sentry of { $value }
        [alarm] The alarm guard of { $value }
        [standin] The stand-in for an elite guard of { $value }
        [elite] The elite guard of { $value } against strength and { $second } against stealth
       *[normal] The guard of { $value }
    }: { $side ->
        [stealth] play less than { $need }.
       *[strength] play more than { $need }.
    }
ninjato-ask-both = { $side ->
        [stealth] The two elite guards of { $value } and { $second }: less than each, with a play for each.
       *[strength] The two elite guards of { $value } and { $second }: more than each, with a play for each.
    }
ninjato-ask-rest = { $side ->
        [stealth] The { $need } is left of the two: play less than { $need }.
       *[strength] The { $need } is left of the two: play more than { $need }.
    }
ninjato-ask-between = Leave with { COUNTS($neutral, $red, of: "ninjato-treasure") }, or banzai?
ninjato-ask-keep = You have failed. Which treasure do you keep?
ninjato-ask-token = House { $house } is cleared. Choose its new clan token.
ninjato-ask-hensojutsu = Use Hensojutsu on a masked envoy for one more influence?
ninjato-ask-first = You are first with { NOUN($clan, of: "ninjato-clan") }: { $honor } honor, or a rumor of the pavilion?
ninjato-ask-second = You are second with { NOUN($clan, of: "ninjato-clan") }: choose a rumor.
ninjato-say-strike = { $which ->
        [it] You have { $total }, which beats it: strike.
        [either] You have { $total }, which beats either: strike.
       *[one] You have { $total }, which beats the { $value }: strike.
    }
ninjato-say-nothing = { $which ->
        [it] Nothing you have beats it.
        [either] Nothing you have beats either.
       *[one] Nothing you have beats the { $value }.
    }
ninjato-say-total = You have { $total } so far.

# Why a move is not legal, as the end of a sentence
ninjato-want-place = choose a place for your shuriken.
ninjato-want-draw = draw a card: t? from the deck, or one that lies face up.
ninjato-want-discard = discard a card that you hold.
ninjato-want-end = first end the invasion.
ninjato-want-card = first play a card that you hold; additions and the strike come after it.
ninjato-want-more = a card is played; add to it, strike, or yield.
ninjato-want-guard = { $other ->
        [0] name the guard: !{ $value }.
       *[other] name the guard: !{ $value } and !{ $other }.
    }
ninjato-want-leave-or-banzai = leave or banzai.
ninjato-want-keep = choose which treasure on your shuriken to keep.
ninjato-want-token = choose a token of another clan that lies in the supply.
ninjato-want-hensojutsu = name a masked envoy of yours that is not named yet, or h-.
ninjato-want-reward = take honor, or a rumor that lies in the pavilion.
ninjato-want-rumor = take a rumor that lies in the pavilion.
ninjato-not-taught = the sensei does not teach { NOUN($skill, of: "ninjato-tile") } now.
ninjato-style-owned = you own the { NOUN($style, of: "ninjato-style") } style, so nothing is paid.
ninjato-card-unnamed = it costs any card: name one that you hold.
ninjato-card-named = it costs a { $card }, and no card is named.
ninjato-card-missing = it costs a { $card }, which you do not hold.
ninjato-no-envoy = slot { $slot } of the palace is empty.
ninjato-no-rumor = slot { $slot } of the pavilion is empty.
ninjato-too-poor = { $least ->
        [0] it costs { COUNTS($cost, of: "ninjato-treasure") }
       *[other] it costs { $least } to { $most } of one kind
    }, { $treasures ->
        [0] and you have nothing.
       *[other] and you have { COUNTS($owned, of: "ninjato-treasure") }.
    }
ninjato-not-open = house { $house } is closed until the round ends.
ninjato-no-card = you hold no { $card }.
ninjato-no-skill = you have no ready { NOUN($skill, of: "ninjato-tile") }.
ninjato-no-kuji-in = that takes a ready Kuji-in and a used tile of that name.
ninjato-not-taken = you have no { NOUN($treasure, of: "ninjato-treasure", form: "kind") } on your shuriken.
ninjato-not-in-house = there is no { NOUN($treasure, of: "ninjato-treasure", form: "kind") } in the house.
ninjato-no-guard = there is no guard of { $value } to beat.
ninjato-total-fails = { $side ->
        [stealth] your total is { $total }, and it takes less than { $value }
       *[strength] your total is { $total }, and it takes more than { $value }
    }{ $other ->
        [0] .
       *[other] { " " }and { $other }.
    }

# Treasures that the player chooses for a cost
ninjato-treasure-a = { $count ->
        [one] any treasure
       *[other] any { $count } treasures
    }
    .kind = any
ninjato-treasure-x = { $count } of one kind
ninjato-treasure-y = { $count } of another

# The text board
ninjato-board-round = Round { $round } of { $rounds }
ninjato-board-scoring = scoring after { $round }: { $order }
ninjato-board-house = House { $number }
ninjato-board-closed = closed until the round ends
ninjato-board-sentry = sentry { $value }
ninjato-board-dojo = Dojo
ninjato-board-deck = { $cards } in the deck
ninjato-board-stack = its stack from the top: { $names }
ninjato-board-sensei = Sensei
ninjato-board-lesson = { $skill } ({ $style }, { $card ->
        [0] any card
       *[other] a { $card }
    })
ninjato-board-no-lesson = nothing to teach this round
ninjato-board-palace = Palace
ninjato-board-pavilion = Pavilion
ninjato-board-cost-range = { $least } to { $most } alike
ninjato-board-cost-alike = { $count } alike
ninjato-board-clans = Clans
ninjato-board-nobody = nobody
ninjato-board-honor = { $honor } honor
ninjato-board-hand = { $cards ->
        [0] no card in hand
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
ninjato-board-treasures = treasures { $treasures }
ninjato-board-elites = elite cards { $cards }
ninjato-board-rumors = rumors { $rumors }
ninjato-board-used = { $skill } (used)
ninjato-board-invading = { $side ->
        [stealth] Invading house { $house } by stealth
       *[strength] Invading house { $house } by strength
    }
ninjato-board-shuriken = Shuriken
ninjato-board-no-loot = nothing yet
ninjato-board-facing = Facing
ninjato-board-guard = { $guard ->
        [sentry] the sentry of { $value }
        [alarm] the alarm guard of { $value }
        [standin] the stand-in for an elite guard of { $value }
        [elite] the elite guard of { $value } against strength and { $second } against stealth
        [double] the two elite guards of { $value } and { $second }
       *[normal] the guard of { $value }
    }
ninjato-board-left = ; the { $value } is left
ninjato-board-so-far = So far
ninjato-board-total = a total of { $total }
ninjato-board-no-card = no card played
ninjato-board-wins = Wins
ninjato-board-against = against { $value }: { $plays }
ninjato-board-strike = strike now
ninjato-board-nothing = nothing you hold beats it
ninjato-board-next = Next
ninjato-board-nobody-next = { $left ->
        [one] nobody: beat this guard and the house is cleared
       *[other] nobody: beat both and the house is cleared
    }
ninjato-board-coming = { $source ->
        [elite] one of { $count } elite guards: { $guards }
        [standin] one of { $count } guards, one of whom stands in for an elite: { $guards }
       *[normal] one of { $count } guards: { $guards }
    }
ninjato-board-guards = { $kind ->
        [alarm] alarm{ "\u00A0" }{ $values }{ "\u00A0" }×{ $count }
        [double] double{ "\u00A0" }{ $values }{ "\u00A0" }×{ $count }
       *[plain] { $values }{ "\u00A0" }×{ $count }
    }
ninjato-board-odds = Odds
ninjato-board-chance = you hold what beats { $beaten } of { $count }, { $percent } %

# The rules in brief, for the terminal: lines of at most 60 columns
ninjato-primer =
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
    gives totals and examples only.
