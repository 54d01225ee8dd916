# Ninjato: the home page, the options
ninjato-motto = Invade the houses of the clans, one guard after another, and know when to leave.
ninjato-about = By Adam West and Dan Schnake, a Crosscut Games design published by Z-Man Games (2011). For two to four. What its decks hold is partly reconstructed, as the rulebook does not list every card; the rules page says which numbers are.

# The rules
ninjato-rules-title-round = A round
ninjato-rules-title-invasion = Invading a house
ninjato-rules-title-guards = The guards
ninjato-rules-title-skills = The skills
ninjato-rules-title-treasures = Treasures
ninjato-rules-title-envoys = Envoys
ninjato-rules-title-rumors = Rumors
ninjato-rules-title-clans = The clans
ninjato-rules-aim = Win the most honor in seven rounds. Invade the houses, spend their treasures on envoys and rumors, and gain influence in the three clans.
ninjato-rules-round = In turn, each of you places a shuriken and at once does what the place offers, three times round. Places have room for all; only an emptied house is closed until the round ends.
ninjato-rules-house-name = House
ninjato-rules-house = Invade it for its treasures.
ninjato-rules-dojo = Draw two cards, three if you hold one, four if you hold none: face up or from the deck. You keep seven at most. Visitors go first in the next round, the latest before all others.
ninjato-rules-sensei = Learn a skill for the card it asks for, or for nothing if you own one of its style. Skills help in your invasions, each once a round.
ninjato-rules-palace = Pay for an envoy, who gives you influence in a clan.
ninjato-rules-pavilion = Pay for a rumor. It stays face down, and counts when the game ends.
ninjato-rules-refill = When a round ends, emptied houses get three treasures and a new sentry, palace and pavilion are filled up, and used skills are ready again. The sensei shows as many new skills as there are players in rounds 1 to 4, then one Hensojutsu a round.
ninjato-rules-invade = Choose strength, to beat each guard with more, or stealth, to beat each with less. A tie beats nobody. The sentry, whom you see, comes first.
ninjato-rules-strip = An invasion by strength.
ninjato-rules-fight = Play one card against a guard, and add 3s, each as +1 or −1, and skills. All of it is spent, even if you fail.
ninjato-rules-win = Each guard you beat gives you a treasure, the cheapest first and red ones last. Then leave with all you took, or shout banzai and face the next guard, whoever it is.
ninjato-rules-fail = If you cannot beat a guard, you keep one of the treasures you took and lose the rest. Whether you fail or leave, the house gets a new treasure, and its sentry stays.
ninjato-rules-clear = If you take the last treasure, the house is cleared: change its clan token for one of another clan.
ninjato-rules-alarm = An alarm guard who is not the sentry brings one more treasure; then the most valuable one that is not red turns red.
ninjato-rules-elite = Elite guards keep the red treasures. Most have one number against strength, upright, and another against stealth, slanted; doubles are two guards, who must both be beaten for one treasure. Those you beat are yours, even if you fail later.
ninjato-rules-guard = Guard
ninjato-rules-cards = Cards
ninjato-rules-guard-1 = 1
ninjato-rules-guard-2 = 2
ninjato-rules-guard-3a = 3, sounds the alarm
ninjato-rules-guard-4 = 4
ninjato-rules-guard-5 = 5
ninjato-rules-elites = You keep the elite guards you beat, for their honor at the end.
ninjato-rules-elite-guard = Elite guard
ninjato-rules-honor = Honor
ninjato-rules-elite-E51 = 5 against strength, 1 against stealth
ninjato-rules-elite-E42 = 4 against strength, 2 against stealth
ninjato-rules-elite-E52 = 5 against strength, 2 against stealth
ninjato-rules-elite-E41 = 4 against strength, 1 against stealth
ninjato-rules-elite-E53 = 5 against strength, 3 against stealth
ninjato-rules-elite-E31 = 3 against strength, 1 against stealth
ninjato-rules-elite-D35 = two guards, 3 and 5
ninjato-rules-elite-D13 = two guards, 1 and 3
ninjato-rules-elite-D24 = two guards, 2 and 4
ninjato-rules-skills = Each skill tile works once a round. The first of a style costs a card; with one of a style, all others of it are free.
ninjato-rules-skill = Skill
ninjato-rules-effect = What it does
ninjato-rules-style = Style
ninjato-rules-cost = Cost
ninjato-rules-tiles = Tiles
ninjato-rules-cost-1 = a 1
ninjato-rules-cost-5 = a 5
ninjato-rules-cost-any = any card
ninjato-rules-cost-style = as its style
ninjato-rules-style-each = one of each
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
ninjato-rules-gold = Stands for any kind and brings its honor, in place of any (?) 5. Real tokens of the kind are spent first.
ninjato-rules-envoys = Each clan has seven envoys, all of different ages. Of two players with equal influence, the one with the oldest envoy of the clan comes first.
ninjato-rules-mask = Mask
ninjato-rules-yes = yes
ninjato-rules-no = no
ninjato-rules-envoy-fan-jade = a fan and a jade
ninjato-rules-envoy-vase-jade = a vase and a jade
ninjato-rules-envoy-scroll-vase = a scroll and a vase
ninjato-rules-envoy-fan-scroll-vase = a fan, a scroll and a vase
ninjato-rules-envoy-range = one to four of one kind
ninjato-rules-envoy-three = one of any kind and three of one kind
ninjato-rules-envoy-pairs = two of one kind and two of another
ninjato-rules-rumors = There are six rumors of each kind. They cost any treasure, any two, a scroll, a vase, a jade, or a fan and a scroll.
ninjato-rules-rumor = Rumor
ninjato-rules-worth = What it counts
ninjato-rules-several = Several rumors of one of the first four kinds count more: instead of 1 for each thing it is 2 with two of them, 4 with three, then 5, 6 and 8.
ninjato-rules-influence = After rounds 3, 5 and 7 the clans reward influence: 1 for each of their envoys you have, and 1 for a Hensojutsu with a masked envoy.
ninjato-rules-reward = In each clan the first takes honor, as much as the clan’s tokens on the houses show, or a rumor from the pavilion. Then the second gets what the first left. The clans take turns in this order:
ninjato-rules-after = After
ninjato-rules-order-1 = First
ninjato-rules-order-2 = Second
ninjato-rules-order-3 = Third
ninjato-rules-round-3 = round 3
ninjato-rules-round-5 = round 5
ninjato-rules-round-7 = round 7
ninjato-rules-end = After seven rounds rumors count, treasures left are 1 honor each, and elite guards 1 or 2. The most honor wins.
ninjato-rules-tie = With equal honor more envoys win, then the oldest envoy; else you share the win.
ninjato-rules-decks = The printed rules give totals, the clan tokens, what treasures and skills are worth, and examples. How many there are of each card, most costs and ages, a few elite guards and the names Kayakujutsu, Taijutsu and Kuji-in are reconstructed.

# The strip of pictures in the rules
ninjato-strip-house = You invade house 2 by strength. Its sentry is a 3.
ninjato-strip-sentry = Your 4 is more than 3: you take the cheapest treasure, the fan.
ninjato-strip-banzai = You shout banzai. The next guard turns out to be a 3 that sounds the alarm …
ninjato-strip-alarm = … so a vase comes to the house, and the most valuable treasure, the jade, turns red.
ninjato-strip-beaten = You play a 3 and add another as +1: 4 beats the guard, and the scroll is yours.
ninjato-strip-leave = You leave with both. Had you failed, you would keep only one of them.

# The unit of the scores
ninjato-amount = { $points } honor
ninjato-points-of = Honor of { $name }
ninjato-points-yours = Your honor
ninjato-points-none = No honor so far.

# The board
ninjato-nothing = nothing
ninjato-no-treasures = no treasures
ninjato-nobody = nobody
ninjato-houses = Houses
ninjato-info = The other players and the rounds
ninjato-honor = { $count } honor
ninjato-token = { NOUN($clan, of: "ninjato-clan") } { $honor }
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
ninjato-dojo-deck = The dojo’s deck, { $count ->
        [one] one card
       *[other] { $count } cards
    }
ninjato-dojo-discard = { $count } discarded
ninjato-dojo-first = First in the next round: { $names }
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
ninjato-sensei = Sensei
ninjato-sensei-empty = Nothing to learn in this round.
ninjato-tile = { $count ->
        [one] { NOUN($skill, of: "ninjato-tile") }, { NOUN($style, of: "ninjato-style") } style
       *[other] { $count } × { NOUN($skill, of: "ninjato-tile") }, { NOUN($style, of: "ninjato-style") } style
    }
ninjato-used = { $tile } (used)
ninjato-skills = Skills
ninjato-palace = Palace
ninjato-pavilion = Pavilion
ninjato-deck = { $count } left
ninjato-slot-empty = Empty slot
ninjato-envoy = { $mask ->
        [yes] { NOUN($clan, of: "ninjato-clan") } envoy aged { $age }, masked
       *[no] { NOUN($clan, of: "ninjato-clan") } envoy aged { $age }
    }
ninjato-rumor = Rumor { NOUN($kind, of: "ninjato-rumor") }
ninjato-style-snake = snake
ninjato-style-tiger = tiger
ninjato-style-crane = crane
ninjato-step-house = Now choose strength or stealth.
ninjato-step-palace = Now choose the treasures you pay for the envoy.
ninjato-step-pavilion = Now choose the treasures you pay for the rumor.
ninjato-step-sensei = Now choose the card you discard for it.
ninjato-step-hand = Now choose: the 3 as +1 or as −1.
ninjato-step-taijutsu = Taijutsu: now choose +1 or −1.
ninjato-step-boryaku = Boryaku: now choose 2 or 4.
ninjato-step-choho = Choho: now choose the treasure you put back.
ninjato-step-choho-second = Choho: now choose the treasure you take from the house.
ninjato-step-kuji-in = Kuji-in: now choose the used skill to make ready.
ninjato-verb-dojo = Visit
ninjato-verb-leave = Leave
ninjato-verb-banzai = Banzai!
ninjato-verb-t = Draw
ninjato-verb-x = Discard
ninjato-verb-b = Play
ninjato-verb-learn = Learn
ninjato-verb-P = Pay
ninjato-verb-R = Pay
ninjato-verb-H = Invade
ninjato-verb-use = Use
ninjato-verb-strike = Strike
ninjato-verb-k = Keep
ninjato-verb-take = Take
ninjato-verb-choose = Choose
ninjato-verb-honor = Take the honor
ninjato-verb-unused = Do not use it
ninjato-verb-yield = Give up
ninjato-pay = Pay with
ninjato-pay-name = Pay { $list }: { $honor } honor
ninjato-seat-honor = { $name }: { $honor } honor
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
ninjato-shuriken = Taken
ninjato-shuriken-empty = nothing yet
ninjato-left = In the house
ninjato-on-shuriken = { $what } on the shuriken
ninjato-no-card-yet = no card yet
ninjato-total = so far
ninjato-total-name = { $total ->
        [none] No card played yet
       *[other] Your play: { $total }
    }
ninjato-as = as { $value }
ninjato-as-which = as which?
ninjato-strike = Strike
ninjato-guard = guard of { $value }
ninjato-guard-alarm = alarm guard of { $value }
ninjato-guard-elite = elite guard, { $strength } against strength, { $stealth } against stealth
ninjato-guard-double = two elite guards of { $first } and { $second }
ninjato-guard-of-two = elite guard of { $value }, one of two
ninjato-faced-sentry = the sentry, a { $guard }
ninjato-faced-normal = the { $guard }
ninjato-faced-elite = the { $guard }
ninjato-faced-standin = the { $guard }, who stands in for an elite guard
ninjato-strike-at = Strike { $guard }
ninjato-plays = Plays that beat the guard
ninjato-plays-title = Wins:
ninjato-plays-of = Beats the { $value }:
ninjato-plays-none = Nothing you hold beats it.
ninjato-play-boryaku = Boryaku as { $value }
ninjato-play-taijutsu = Taijutsu { $value }
ninjato-play-three = 3 as { $value }
ninjato-source-sentry = the sentry
ninjato-source-normal = a guard
ninjato-source-elite = an elite guard
ninjato-source-double = two elite guards
ninjato-source-standin = stands in for an elite
ninjato-failed = Failed: one treasure is kept, the rest is lost.
ninjato-cleared = The house is cleared. Choose its new clan token:
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
ninjato-column = { $count ->
        [one] One guard of { $value } may come
       *[other] { $count } guards of { $value } may come
    }
ninjato-column-can = Your cards and skills can beat it.
ninjato-column-cannot = Nothing you hold beats it.
ninjato-round = Round { $round } of 7
ninjato-round-short = Round { $round }
ninjato-order = Turn order: { $names }
ninjato-clan = { NOUN($clan, of: "ninjato-clan") }: { $honor } honor on the houses
ninjato-next-scoring = Scoring after round { $round }, in this order
ninjato-heap = { $count ->
        [one] one treasure spent
       *[other] { $count } treasures spent
    }
ninjato-bag = { $count ->
        [one] one treasure in the bag
       *[other] { $count } treasures in the bag
    }
ninjato-guards-left = { $guards ->
        [one] one guard
       *[other] { $guards } guards
    } and { $elites ->
        [one] one elite
       *[other] { $elites } elites
    } in the decks

# The cards that explain the pieces
ninjato-about-house = You face the sentry first: play more than { $value } by strength, or less than { $value } by stealth. Each win takes the next treasure, cheapest first, red ones last.
ninjato-about-closed = It was emptied in this round. New treasures and a new sentry come when the round ends.
ninjato-about-token = At a scoring, { NOUN($clan, of: "ninjato-clan") } tokens on the houses are worth their honor to the player with the most influence in that clan.
ninjato-about-strength = You beat every guard with more than its number. A tie does not win.
ninjato-about-stealth = You beat every guard with less than its number. A tie does not win.
ninjato-about-sentry = The first guard of every invasion. It stays until the house is cleared, and never sounds an alarm.
ninjato-about-guard = Beat it to take the next treasure. If you fail, you keep only one treasure of those you took.
ninjato-about-alarm = The alarm has brought one more treasure, and the most valuable one that was not red has turned red. Then beat it like any other guard.
ninjato-about-standin = All elite guards are captured, so a normal guard keeps the red treasure.
ninjato-about-elite = It keeps a red treasure. The upright number counts against strength, the slanted one against stealth.
ninjato-about-double = Two guards keep one red treasure: beat each with a play of its own, in any order.
ninjato-about-elites = Captured, worth { $honor } honor at the end.
ninjato-about-beaten = Each of them gave you a treasure. Elite guards you beat are yours, even if you fail later.
ninjato-about-banzai = Face the next guard, still unseen, for one more treasure. If you cannot beat it, you keep only one treasure.
ninjato-about-leave = Keep everything you took in this invasion. The house gets a new treasure.
ninjato-about-next-normal = These guards are still unseen: the deck and, once it is empty, the discards. Those with a bell sound the alarm.
ninjato-about-next-elite = Only red treasures are left, and elite guards keep them. The number shown is the one for the side you play.
ninjato-about-plays = The shortest ways to win with your cards and skills. What you play is spent, even if you fail.
ninjato-about-total = Your card with everything added. Strike the guard when it wins.
ninjato-about-as = Choose how it counts.
ninjato-about-pay = You lose these treasures and score their honor at once.
ninjato-about-card = Play it against a guard, or give it to the sensei for a skill.
ninjato-about-three = Play it against a guard, or add it to another card as +1 or −1.
ninjato-about-dojo = Draw 2 cards, 3 if you hold one, 4 if you hold none; you keep 7 at most. The last visitor goes first in the next round.
ninjato-about-dojo-deck = Dojo cards from 1 to 5, face down.
ninjato-about-dojo-first = Visitors of the dojo go first in the next round, the latest before the others.
ninjato-about-discard = Played and discarded dojo cards. They are shuffled when the deck is empty.
ninjato-about-hand-other = Hidden from you. Cards taken face up were seen by all.
ninjato-about-sensei = Learn one skill for the card it asks for. It is free if you already own a skill of its style.
ninjato-about-lesson = { $card ->
        [none] Free for you, as you own a skill of the { NOUN($style, of: "ninjato-style") } style.
        [any] Costs any card; then { NOUN($style, of: "ninjato-style") } skills are free for you.
       *[other] Costs a { $card }; then { NOUN($style, of: "ninjato-style") } skills are free for you.
    }
ninjato-about-used = { $about } It is ready again when the round ends.
ninjato-about-shinobi-iri = Takes 2 from your card, once a round.
ninjato-about-intonjutsu = Your card counts as 0, before additions, once a round.
ninjato-about-choho = Swaps a treasure you took in this invasion for one still in the house, once a round, even after you failed.
ninjato-about-kayakujutsu = Adds 2 to your card, once a round.
ninjato-about-kenjutsu = Your card counts as 6, before additions, once a round.
ninjato-about-kuji-in = One of your used skills is ready again, except Hensojutsu, once a round.
ninjato-about-taijutsu = Adds 1 to your card or takes 1 from it, once a round.
ninjato-about-boryaku = Counts as playing a 2 or a 4, without a card, once a round.
ninjato-about-seishin-teki = Facing a guard, turns strength into stealth or stealth into strength for the rest of the invasion, once a round.
ninjato-about-hensojutsu = At each scoring, adds 1 influence through one of your masked envoys.
ninjato-about-palace = Pay treasures for an envoy: their honor is yours at once, and the envoy gives you influence in a clan.
ninjato-about-pavilion = Pay treasures for a rumor: their honor is yours at once, and the rumor, kept face down, counts at the end.
ninjato-about-envoy-deck = Seven envoys of each clan, all of different ages. New ones come when the round ends.
ninjato-about-rumor-deck = Six rumors of each of the five kinds. New ones come when the round ends.
ninjato-about-slot-empty = A new card comes when the round ends.
ninjato-about-envoy = Gives you 1 influence in the { NOUN($clan, of: "ninjato-clan") } clan. Age decides ties: the player with the oldest envoy of the clan comes first.
ninjato-about-mask = The mask lets Hensojutsu add 1 influence.
ninjato-about-cost-named = Costs { $list }: { $honor } honor for you.
ninjato-about-cost-any = { $count ->
        [one] Costs any treasure (?).
       *[other] Costs any { $count } treasures (?).
    }
ninjato-about-cost-range = Costs one to four treasures of one kind (=); more bring more honor.
ninjato-about-cost-three = Costs three treasures of one kind (=) and any other one (?).
ninjato-about-cost-pairs = Costs two treasures of one kind (light =) and two of another (dark =).
ninjato-about-rumor-W = At the end, 1 honor for each elite guard you captured.
ninjato-about-rumor-G = At the end, 1 honor for each of your rumors.
ninjato-about-rumor-P = At the end, 1 honor for each of your envoys.
ninjato-about-rumor-A = At the end, 1 honor for each of your skills.
ninjato-about-rumor-D = At the end, 6 honor if only you hold such rumors, 4 if two players do, 2 if more do.
ninjato-about-rumor-now = You have { $count }: { $factor } × { $things } = { $honor } now.
ninjato-about-rumors-other = Face down: only their owner knows them until the end.
ninjato-about-treasure = Brings { $honor } honor when you spend it, 1 if you still have it at the end.
ninjato-about-gold = Stands for any kind and brings the honor of that kind, 5 in place of any. 1 if you still have it at the end.
ninjato-about-red = Red: elite guards keep it.
ninjato-about-shurikens = Each player places three shurikens a round, one at a time.
ninjato-about-honor = The most honor after seven rounds wins. Rumors, elite guards and treasures left are added at the end.
ninjato-about-rounds = Seven rounds. After rounds 3, 5 and 7, in squares, the clans are scored.
ninjato-about-order = Visiting the dojo brings you forward in the next round.
ninjato-about-scoring = Clan by clan, the first in influence takes the honor of its tokens or a rumor; then the second gets what the first left.
ninjato-about-clan = Influence: { $list }. The first chooses { $honor } honor or a rumor.
ninjato-about-clan-nobody = Nobody has influence here yet. The first to choose would take { $honor } honor or a rumor.
ninjato-about-clan-rank = { $name } { $count }
ninjato-about-bag = 90 treasures in all. New treasures for the houses come from here.
ninjato-about-heap = Spent and lost treasures. They go back into the bag when it is empty.
ninjato-about-guards = 40 guards from 1 to 5, where every 3 sounds the alarm, and 20 elite guards.

# The guided first game
ninjato-lesson-aim = Win the most honor in seven rounds: invade these five houses, and spend their treasures well.
ninjato-lesson-strength = Each turn you place one of your three shurikens: tap house 2 and choose strength, to beat its sentry, a 3, with more.
ninjato-lesson-card = Play the 4, because it is more than 3; a tie would not win.
ninjato-lesson-strike = Your play beats the guard: strike, and take the cheapest treasure of the house.
ninjato-lesson-leave = Leave and keep it: more guards mean more treasures, but if you fail you keep only one.
ninjato-lesson-left = Whether you leave or fail, a new treasure comes to the house, and its sentry stays.
ninjato-lesson-dojo = Visit the dojo: you draw two cards, keep seven at most, and as its last visitor go first in the next round.
ninjato-lesson-three = Take the 3: you can also add it to another card, as +1 or −1.
ninjato-lesson-deck = Draw the second card from the deck, unseen.
ninjato-lesson-sensei = Learn the skill Shinobi-iri for a 1; from now on other skills of its style, the snake, are free for you.
ninjato-lesson-round = That was your third shuriken: the round ends, and a new one begins.
ninjato-lesson-stealth = Now invade house 3 by stealth, where you beat each guard with less than its number.
ninjato-lesson-low = Play the 2: it is not less than 1 yet, but you have a skill.
ninjato-lesson-skill = Use Shinobi-iri: it takes 2 from your card, once a round.
ninjato-lesson-used = A used skill lies face down until the round ends.
ninjato-lesson-banzai = The bars show which guards may come, and your 2 beats few of them; try your luck anyway and shout banzai!
ninjato-lesson-alarm = An alarm guard: one more treasure came and the most valuable one turned red, but nothing you hold beats a 3, so give up.
ninjato-lesson-fail = You failed, so you keep only one of your treasures: take the jade.
ninjato-lesson-lost = The fan is lost: knowing when to leave wins this game.
ninjato-lesson-elite = Elite guards keep the red treasures, and your 5 beats its 4 against strength: strike, and capture it.
ninjato-lesson-clear = You cleared the house, so choose its new clan token: tokens are honor for the clan’s most influential player.
ninjato-lesson-closed = A cleared house is closed until the round ends; then new treasures and a new sentry come.
ninjato-lesson-double = A double is two elite guards who keep one treasure: your 5 beats the 4, so strike at it first.
ninjato-lesson-second = Now the 2: it needs a play of its own, so play the 3.
ninjato-lesson-both = Strike again: only with both beaten is the red jade yours.
ninjato-lesson-palace = Pay a fan, worth 2 honor, and a gold in place of a jade, worth 5, for an envoy who gives you influence in the Taira clan.
ninjato-lesson-pavilion = Pay a vase for a rumor: 4 honor now, and at the end 1 for each elite guard you captured.
ninjato-lesson-slots = Empty slots are filled when the round ends; rumors stay face down until the game is over.
ninjato-lesson-rounds = After rounds 3, 5 and 7 the clans are scored, each time in another order: now the Minamoto, the Go-Shirakawa, the Taira.
ninjato-lesson-age = If two players have equal influence, the oldest envoy of the clan decides: among the Taira it is yours, aged 72.
ninjato-lesson-hensojutsu = Hensojutsu adds 1 influence through a masked envoy: choose yours.
ninjato-lesson-scoring = You have the most influence in the Taira clan: take its 14 honor, and the second gets a rumor instead.
ninjato-lesson-several = Several rumors of one kind count more: each of your elite guards brings 2 with two Warriors, 4 with three.
ninjato-lesson-end = After round 7 rumors, elite guards and treasures left are added, and the most honor wins.
