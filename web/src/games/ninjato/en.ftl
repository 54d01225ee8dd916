# Ninjato: the home page, the options
ninjato-motto = Raid the houses of the clans, one guard after another, and know when to leave.
ninjato-about = By Adam West and Dan Schnake, a Crosscut Games design published by Z-Man Games (2011). For two to four. What its decks hold is partly reconstructed, as the rulebook does not list every card; the rules page says which numbers are.

# The rules
ninjato-rules-title-round = A round
ninjato-rules-title-invasion = Invading a house
ninjato-rules-title-treasures = Treasures
ninjato-rules-title-clans = The clans
ninjato-rules-aim = Win the most honor in seven rounds. Rob the houses, spend the treasures on envoys and rumors, and gain influence in the three clans.
ninjato-rules-round = In turn, each of you places a shuriken and at once does what the place offers, three times round. Places have room for all; only an emptied house is closed until the round ends.
ninjato-rules-house-name = House
ninjato-rules-house = Invade it for its treasures.
ninjato-rules-dojo = Draw two cards, three if you hold one, four if you hold none: face up or from the deck. You keep seven at most. Visitors come first in the next round, the latest before all others.
ninjato-rules-sensei = Learn a skill for the card it asks for, or for nothing if you own one of its style. Skills help in your invasions, each once a round.
ninjato-rules-palace = Pay for an envoy, who gives you influence in a clan.
ninjato-rules-pavilion = Pay for a rumor. It stays face down, and counts when the game ends.
ninjato-rules-invade = Choose strength, to beat each guard with more, or stealth, to beat each with less. A tie beats nobody. The sentry, whom you see, comes first.
ninjato-rules-fight = Play one card against a guard, and add 3s, each as +1 or −1, and skills. All of it is spent, even if you fail.
ninjato-rules-win = Each guard you beat gives you a treasure, the cheapest first and red ones last. Then leave with all you took, or call banzai and face the next guard, whoever it is.
ninjato-rules-fail = If you cannot beat a guard, you keep one of the treasures you took and lose the rest. Whether you fail or leave, the house gets a new treasure, and its sentry stays.
ninjato-rules-clear = If you take the last treasure, the house is cleared: change its sign for one of another clan.
ninjato-rules-alarm = An alarm guard who is not the sentry brings one more treasure; then the dearest that is not red turns red.
ninjato-rules-elite = Elite guards keep the red treasures. Most have one value against strength and another against stealth; pairs must both be beaten for one treasure. Those you beat are yours.
ninjato-rules-treasures = Treasures you spend bring honor at once:
ninjato-rules-fan-name = Fan
ninjato-rules-fan = 2
ninjato-rules-scroll-name = Scroll
ninjato-rules-scroll = 3
ninjato-rules-vase-name = Vase
ninjato-rules-vase = 4
ninjato-rules-jade-name = Jade
ninjato-rules-jade = 5
ninjato-rules-gold-name = Gold
ninjato-rules-gold = Stands for any kind, and counts as that. Real tokens of the kind are spent first.
ninjato-rules-influence = After rounds 3, 5 and 7 the clans reward influence: 1 for each of their envoys you have, and 1 for a Hensojutsu with a masked envoy. Ties go to the oldest envoy of the clan.
ninjato-rules-reward = In each clan the first takes honor, as much as the clan’s signs on the houses show, or a rumor from the pavilion. The second gets what the first left.
ninjato-rules-end = After seven rounds add:
ninjato-rules-W = 1 for each of your elite guards.
ninjato-rules-G = 1 for each of your rumors.
ninjato-rules-P = 1 for each of your envoys.
ninjato-rules-A = 1 for each of your skills.
ninjato-rules-D = 6 each if only you hold any, 4 each if two players do, 2 each if more do.
ninjato-rules-several = Several rumors of one of the first four kinds count more: instead of 1 for each it is 2 with two of them, 4 with three, then 5, 6 and 8.
ninjato-rules-rest = Treasures left are 1 honor each, elite guards 1 or 2, as their flags show.
ninjato-rules-tie = With equal honor more envoys win, then the oldest envoy; else you share the win.
ninjato-rules-decks = What the decks hold is partly reconstructed: the printed book gives totals and examples only.

# The board
ninjato-nothing = nothing
ninjato-none = none
ninjato-nobody = nobody
ninjato-houses = Houses
ninjato-places = Dojo, sensei, palace and pavilion
ninjato-honor = { $count } honor
ninjato-treasure = { $side ->
        [red] { $count ->
            [one] a red { $kind }
           *[other] { $count } red { $kind ->
               *[other] { $kind }s
                [gold] gold
            }
        }
       *[neutral] { $count ->
            [one] a { $kind }
           *[other] { $count } { $kind ->
               *[other] { $kind }s
                [gold] gold
            }
        }
    }
ninjato-token = { $clan } { $honor }
ninjato-gold-as = a gold as { $kind }
ninjato-house-name = House { $number }: { $token }; sentry { $sentry }; { $treasures }
ninjato-house-closed-name = House { $number }: { $token }; closed until the round ends
ninjato-house-closed = closed until the round ends
ninjato-in-house = { $what } in the house
ninjato-strength = strength
ninjato-stealth = stealth
ninjato-by-strength = By strength: more than { $value } beats the sentry
ninjato-by-stealth = By stealth: less than { $value } beats the sentry
ninjato-dojo = Dojo
ninjato-dojo-name = Dojo: face up { $cards }; { $count } in the deck
ninjato-dojo-deck = The dojo’s deck, { $count } cards
ninjato-dojo-discard = { $count } discarded
ninjato-dojo-first = First next round:
ninjato-dojo-nobody = No visitor yet.
ninjato-draws = { $count ->
        [one] one more card
       *[other] { $count } more cards
    }
ninjato-cards = { $count ->
        [one] a { $value }
       *[other] { $count } cards of { $value }
    }
ninjato-hand = { $count ->
        [0] No card in hand
        [one] One card in hand
       *[other] { $count } cards in hand
    }
ninjato-hand-short = { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }
ninjato-sensei = Sensei
ninjato-sensei-empty = Nothing to learn in this round.
ninjato-lesson = { $card ->
        [none] { $tile }; free in a style you own
        [any] { $tile }; for any card
       *[other] { $tile }; for a { $card }
    }
ninjato-tile = { $count ->
        [one] { $name } ({ $style }): { $effect }
       *[other] { $count } tiles { $name } ({ $style }): { $effect }
    }
ninjato-used = Used: { $tile }
ninjato-skills = Skills
ninjato-skill-shinobi-iri = Shinobi-iri
ninjato-skill-intonjutsu = Intonjutsu
ninjato-skill-choho = Choho
ninjato-skill-kayakujutsu = Kayakujutsu
ninjato-skill-kenjutsu = Kenjutsu
ninjato-skill-kuji-in = Kuji-in
ninjato-skill-taijutsu = Taijutsu
ninjato-skill-boryaku = Boryaku
ninjato-skill-seishin-teki = Seishin-teki
ninjato-skill-hensojutsu = Hensojutsu
ninjato-effect-shinobi-iri = −2 to your card
ninjato-effect-intonjutsu = your card becomes 0
ninjato-effect-choho = swap a treasure with one in the house
ninjato-effect-kayakujutsu = +2 to your card
ninjato-effect-kenjutsu = your card becomes 6
ninjato-effect-kuji-in = a used tile is ready again
ninjato-effect-taijutsu = +1 or −1 to your card
ninjato-effect-boryaku = a 2 or a 4 without a card
ninjato-effect-seishin-teki = strength becomes stealth, or stealth strength
ninjato-effect-hensojutsu = +1 influence through a masked envoy
ninjato-palace = Palace
ninjato-pavilion = Pavilion
ninjato-deck = { $count } in the deck
ninjato-slot = { $what }; costs { $cost }
ninjato-envoy = { $mask ->
        [yes] { $clan } envoy aged { $age }, masked
       *[no] { $clan } envoy aged { $age }
    }
ninjato-rumor = Rumor { $name }
ninjato-rumor-W = Warrior
ninjato-rumor-G = Good Will
ninjato-rumor-P = Friends
ninjato-rumor-A = Secret Arts
ninjato-rumor-D = Dis{ "\u00AD" }honor
ninjato-worth-W = counts your elite cards at the end
ninjato-worth-G = counts your rumors at the end
ninjato-worth-P = counts your envoys at the end
ninjato-worth-A = counts your skill tiles at the end
ninjato-worth-D = 6 each if only you hold any, else 4 or 2
ninjato-step-house = Do you come by strength or by stealth?
ninjato-step-palace = Choose what to pay the envoy with.
ninjato-step-pavilion = Choose what to pay for the rumor.
ninjato-step-sensei = Choose the card that you give for the lesson.
ninjato-step-hand = Does the 3 add or take away?
ninjato-step-taijutsu = Taijutsu: one more, or one less?
ninjato-step-boryaku = Boryaku: which card shall it be?
ninjato-step-choho = Choho: choose the treasure that you put back.
ninjato-step-choho-second = Choho: choose the treasure that you take for it.
ninjato-step-kuji-in = Kuji-in: choose the used skill that is ready again.
ninjato-pay = Pay with
ninjato-pay-name = Pay { $list }: { $honor } honor
ninjato-treasures = Treasures
ninjato-envoys = Envoys
ninjato-rumors = Rumors
ninjato-elites = Elite guards
ninjato-seat-honor = { $name }: { $honor } honor
ninjato-seat-cards = { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
ninjato-seat-treasures = treasures: { $list }
ninjato-seat-skill = { $ready ->
        [yes] { $name }
       *[no] { $name } (used)
    }
ninjato-seat-elites = { $count ->
        [one] one elite guard
       *[other] { $count } elite guards
    }
ninjato-seat-rumors = { $count ->
        [one] one rumor
       *[other] { $count } rumors
    }
ninjato-shurikens = { $count ->
        [one] one shuriken to place
       *[other] { $count } shurikens to place
    }
ninjato-invasion = { $side ->
        [strength] House { $number } by strength
       *[stealth] House { $number } by stealth
    }
ninjato-wins-strength = more than the guard wins
ninjato-wins-stealth = less than the guard wins
ninjato-shuriken = On the shuriken
ninjato-shuriken-empty = no treasure yet
ninjato-on-shuriken = { $what } on the shuriken
ninjato-no-card = no card yet
ninjato-total = so far
ninjato-as = as { $value }
ninjato-as-which = as which?
ninjato-strike = Strike
ninjato-guard = guard of { $value }
ninjato-guard-alarm = alarm guard of { $value }
ninjato-guard-elite = elite guard, { $strength } against strength, { $stealth } against stealth
ninjato-guard-double = two elite guards of { $first } and { $second }
ninjato-guard-faced = { $can ->
        [yes] { $source ->
            [sentry] Strike the sentry, a { $guard }
           *[other] Strike the { $guard }
        }
       *[no] { $source ->
            [sentry] The sentry, a { $guard }
           *[other] Faced: { $guard }
        }
    }
ninjato-guard-of-two = { $can ->
        [yes] Strike the elite guard of { $value }
       *[no] Elite guard of { $value }, one of two
    }
ninjato-source-sentry = the sentry
ninjato-source-normal = a guard
ninjato-source-elite = an elite guard
ninjato-source-double = two elite guards
ninjato-source-standin = stands in for an elite
ninjato-unseen-guard = the next guard is unseen
ninjato-failed = Failed: one treasure is kept, the rest is lost.
ninjato-cleared = The house is cleared. Its new sign:
ninjato-beaten = { $count ->
        [one] one guard beaten
       *[other] { $count } guards beaten
    }
ninjato-next = { $source ->
        [elite] { $count ->
            [one] Next: the last elite guard
           *[other] Next: one of { $count } elite guards
        }
       *[other] { $count ->
            [one] Next: the last guard
           *[other] Next: one of { $count } guards
        }
    }
ninjato-next-none = { $left ->
        [one] Nobody comes next: beat this guard, and the house is cleared.
       *[other] Nobody comes next: beat both, and the house is cleared.
    }
ninjato-odds = { $source ->
        [elite] your cards and skills beat { $beaten } of { $of } elite guards
       *[other] your cards and skills beat { $beaten } of { $of } guards
    }
ninjato-column = { $count } of { $value }
ninjato-round = Round { $round } of 7
ninjato-order = Order:
ninjato-next-scoring = Scoring after round { $round }, in this order
ninjato-heap = { $count } spent
ninjato-bag = { $count } treasures in the bag
ninjato-guards-left = { $guards } guards and { $elites } elites in the decks
ninjato-reconstructed = The rulebook prints totals and examples; what each deck holds is partly reconstructed.
