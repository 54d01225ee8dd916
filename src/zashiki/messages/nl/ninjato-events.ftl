# What happens in Ninjato: the events of a move, and what a move would do

# The dojo
ninjato-visit-dojo =
    .does = bezoekt de dojo om { $draws } kaarten te trekken
    .you = bezoekt de dojo om { $draws } kaarten te trekken
    .do = de dojo bezoeken en { $draws } kaarten trekken
ninjato-take-card =
    .does = pakt een { $piece }
    .you = pakt een { $piece }
    .do = een open { $piece } pakken
ninjato-draw-card =
    .does = trekt een kaart van de stapel
    .you = trekt een kaart van de stapel
    .do = een kaart van de stapel trekken
ninjato-draw-known-card =
    .does = trekt een { $piece } van de stapel
    .you = trekt een { $piece } van de stapel
ninjato-discard-card =
    .does = legt een { $piece } af
    .you = legt een { $piece } af
    .do = een { $piece } afleggen
ninjato-reveal = De dojo toont { $first }, { $second } en { $third }
ninjato-shuffle-dojo = De afgelegde dojokaarten worden tot een nieuwe stapel geschud

# The sensei, the palace and the pavilion
ninjato-learn =
    .does = leert { NOUN($piece, of: "ninjato-tile") } voor een { $cost }
    .you = leert { NOUN($piece, of: "ninjato-tile") } voor een { $cost }
    .do = { NOUN($piece, of: "ninjato-tile") } ({ NOUN($piece, of: "ninjato-tile", form: "effect") }) leren voor een { $cost }
ninjato-learn-free =
    .does = leert { NOUN($piece, of: "ninjato-tile") }, gratis in dezelfde stijl
    .you = leert { NOUN($piece, of: "ninjato-tile") }, gratis in dezelfde stijl
    .do = { NOUN($piece, of: "ninjato-tile") } ({ NOUN($piece, of: "ninjato-tile", form: "effect") }) gratis leren
ninjato-pay-envoy =
    .does = betaalt { COUNTS($paid, $gold, of: "ninjato-treasure") } voor { NOUN($piece, of: "ninjato") }: { $points } eer
    .you = betaalt { COUNTS($paid, $gold, of: "ninjato-treasure") } voor { NOUN($piece, of: "ninjato") }: { $points } eer
    .do = { $points } eer: { COUNTS($paid, $gold, of: "ninjato-treasure") } voor { NOUN($piece, of: "ninjato") }
ninjato-pay-rumor =
    .does = betaalt { COUNTS($paid, $gold, of: "ninjato-treasure") } voor { NOUN($rumor, of: "ninjato-rumor", form: "the") }: { $points } eer
    .you = betaalt { COUNTS($paid, $gold, of: "ninjato-treasure") } voor { NOUN($rumor, of: "ninjato-rumor", form: "the") }: { $points } eer
    .do = { $points } eer: { COUNTS($paid, $gold, of: "ninjato-treasure") } voor ‘{ NOUN($rumor, of: "ninjato-rumor") }’ (telt { NOUN($rumor, of: "ninjato-rumor", form: "counts") })

# An invasion
ninjato-invade =
    .does = { $side ->
        [strength] overvalt huis { $house } met kracht; de schildwacht is een { $sentry }
       *[stealth] overvalt huis { $house } met list; de schildwacht is een { $sentry }
    }
    .you = { $side ->
        [strength] overvalt huis { $house } met kracht; de schildwacht is een { $sentry }
       *[stealth] overvalt huis { $house } met list; de schildwacht is een { $sentry }
    }
    .do = { $side ->
        [strength] huis { $house } overvallen met kracht: schildwacht { $sentry }
       *[stealth] huis { $house } overvallen met list: schildwacht { $sentry }
    }
ninjato-play-card =
    .does = speelt een { $card }
    .you = speelt een { $card }
    .do = { $beaten ->
        [0] een { $card } spelen
        [1] een { $card } spelen, dat verslaat de { $value }
       *[other] een { $card } spelen, dat verslaat elk van beide
    }
ninjato-use-boryaku =
    .does = gebruikt Boryaku als een { $card }
    .you = gebruikt Boryaku als een { $card }
    .do = { $beaten ->
        [0] Boryaku gebruiken als een { $card }, zonder kaart
        [1] Boryaku gebruiken als een { $card }, zonder kaart, dat verslaat de { $value }
       *[other] Boryaku gebruiken als een { $card }, zonder kaart, dat verslaat elk van beide
    }
ninjato-add-three =
    .does = { $step ->
        [-1] voegt een 3 toe als −1, samen { $total }
       *[1] voegt een 3 toe als +1, samen { $total }
    }
    .you = { $step ->
        [-1] voegt een 3 toe als −1, samen { $total }
       *[1] voegt een 3 toe als +1, samen { $total }
    }
    .do = { $step ->
        [-1] een 3 toevoegen als −1
       *[1] een 3 toevoegen als +1
    }
ninjato-add-skill =
    .does = { $step ->
        [-2] gebruikt { NOUN($skill, of: "ninjato-tile") } voor −2, samen { $total }
        [-1] gebruikt { NOUN($skill, of: "ninjato-tile") } voor −1, samen { $total }
        [1] gebruikt { NOUN($skill, of: "ninjato-tile") } voor +1, samen { $total }
       *[2] gebruikt { NOUN($skill, of: "ninjato-tile") } voor +2, samen { $total }
    }
    .you = { $step ->
        [-2] gebruikt { NOUN($skill, of: "ninjato-tile") } voor −2, samen { $total }
        [-1] gebruikt { NOUN($skill, of: "ninjato-tile") } voor −1, samen { $total }
        [1] gebruikt { NOUN($skill, of: "ninjato-tile") } voor +1, samen { $total }
       *[2] gebruikt { NOUN($skill, of: "ninjato-tile") } voor +2, samen { $total }
    }
    .do = { $step ->
        [-2] { NOUN($skill, of: "ninjato-tile") } gebruiken: −2 op je kaart
        [-1] { NOUN($skill, of: "ninjato-tile") } gebruiken: −1 op je kaart
        [1] { NOUN($skill, of: "ninjato-tile") } gebruiken: +1 op je kaart
       *[2] { NOUN($skill, of: "ninjato-tile") } gebruiken: +2 op je kaart
    }
ninjato-set-card =
    .does = gebruikt { NOUN($skill, of: "ninjato-tile") } en maakt de kaart { $value }, samen { $total }
    .you = gebruikt { NOUN($skill, of: "ninjato-tile") } en maakt de kaart { $value }, samen { $total }
    .do = { NOUN($skill, of: "ninjato-tile") } gebruiken: je kaart wordt { $value }
ninjato-use-seishin-teki =
    .does = { $side ->
        [strength] gebruikt Seishin-teki en gaat verder met kracht
       *[stealth] gebruikt Seishin-teki en gaat verder met list
    }
    .you = { $side ->
        [strength] gebruikt Seishin-teki en gaat verder met kracht
       *[stealth] gebruikt Seishin-teki en gaat verder met list
    }
    .do = { $side ->
        [strength] Seishin-teki gebruiken: verdergaan met kracht
       *[stealth] Seishin-teki gebruiken: verdergaan met list
    }
ninjato-use-kuji-in =
    .does = gebruikt Kuji-in, en { NOUN($skill, of: "ninjato-tile") } is weer klaar
    .you = gebruikt Kuji-in, en { NOUN($skill, of: "ninjato-tile") } is weer klaar
    .do = Kuji-in gebruiken: { NOUN($skill, of: "ninjato-tile") } is weer klaar
ninjato-use-choho =
    .does = ruilt met Choho { NOUN($piece, 1, of: "ninjato-treasure") } voor { NOUN($theirs, 1, of: "ninjato-treasure") } in het huis
    .you = ruilt met Choho { NOUN($piece, 1, of: "ninjato-treasure") } voor { NOUN($theirs, 1, of: "ninjato-treasure") } in het huis
    .do = Choho gebruiken: { NOUN($piece, 1, of: "ninjato-treasure") } ruilen voor { NOUN($theirs, 1, of: "ninjato-treasure") } in het huis
ninjato-use-choho-turning =
    .does = ruilt met Choho { NOUN($piece, 1, of: "ninjato-treasure") } voor { NOUN($theirs, 1, of: "ninjato-treasure") } in het huis; daar wordt { NOUN($turned, 1, of: "ninjato-treasure") } rood
    .you = ruilt met Choho { NOUN($piece, 1, of: "ninjato-treasure") } voor { NOUN($theirs, 1, of: "ninjato-treasure") } in het huis; daar wordt { NOUN($turned, 1, of: "ninjato-treasure") } rood
    .do = Choho gebruiken: { NOUN($piece, 1, of: "ninjato-treasure") } ruilen voor { NOUN($theirs, 1, of: "ninjato-treasure") } in het huis
ninjato-beat-guard =
    .does = { $guard ->
        [sentry] verslaat schildwacht { $value } met { $total }
        [alarm] verslaat alarmbewaker { $value } met { $total }
        [standin] verslaat bewaker { $value }, die invalt voor een elitebewaker, met { $total }
        [elite] verslaat de elitebewaker ({ $value } tegen kracht, { $second } tegen list) met { $total }
       *[normal] verslaat bewaker { $value } met { $total }
    }
    .you = { $guard ->
        [sentry] verslaat schildwacht { $value } met { $total }
        [alarm] verslaat alarmbewaker { $value } met { $total }
        [standin] verslaat bewaker { $value }, die invalt voor een elitebewaker, met { $total }
        [elite] verslaat de elitebewaker ({ $value } tegen kracht, { $second } tegen list) met { $total }
       *[normal] verslaat bewaker { $value } met { $total }
    }
    .do = toeslaan: je { $total } verslaat de bewaker
ninjato-beat-one =
    .does = verslaat de { $value } van de twee met { $total }
    .you = verslaat de { $value } van de twee met { $total }
    .do = toeslaan: je { $total } verslaat de { $value }
ninjato-keep-elite =
    .does = houdt de elitebewaker, aan het einde { $honor } waard
    .you = houdt de elitebewaker, aan het einde { $honor } waard
ninjato-win =
    .does = pakt { NOUN($piece, 1, of: "ninjato-treasure") }
    .you = pakt { NOUN($piece, 1, of: "ninjato-treasure") }
ninjato-clear =
    .does = haalt huis { $house } leeg
    .you = haalt huis { $house } leeg
ninjato-banzai =
    .does = roept banzai
    .you = roept banzai
    .do = banzai: het opnemen tegen de volgende bewaker
ninjato-guard-comes = { $guard ->
        [alarm] Alarmbewaker { $value } komt
        [standin] Bewaker { $value } komt en valt in voor een elitebewaker
        [elite] De elitebewaker ({ $value } tegen kracht, { $second } tegen list) komt
        [double] De twee elitebewakers ({ $value } en { $second }) komen
       *[normal] Bewaker { $value } komt
    }
ninjato-shuffle-guards = De afgelegde bewakers worden tot een nieuwe stapel geschud
ninjato-shuffle-elites = De afgelegde elitebewakers worden tot een nieuwe stapel geschud
ninjato-refill-bag = De bestede schatten gaan terug in de zak
ninjato-alarm = Alarm: er komt { NOUN($piece, 1, of: "ninjato-treasure") } in het huis, en { NOUN($turned, 1, of: "ninjato-treasure") } wordt rood
ninjato-alarm-empty = Alarm: er is geen schat meer die kan komen
ninjato-alarm-empty-turning = Alarm: er is geen schat meer die kan komen, en { NOUN($turned, 1, of: "ninjato-treasure") } wordt rood
ninjato-leave =
    .does = vertrekt met { COUNTS($loot, of: "ninjato-treasure") }
    .you = vertrekt met { COUNTS($loot, of: "ninjato-treasure") }
    .do = vertrekken met { COUNTS($loot, of: "ninjato-treasure") }
ninjato-keep-all =
    .does = houdt { COUNTS($loot, of: "ninjato-treasure") }
    .you = houdt { COUNTS($loot, of: "ninjato-treasure") }
ninjato-put-token =
    .does = legt { NOUN($clan, of: "ninjato-clan") } { $honor } op huis { $house }
    .you = legt { NOUN($clan, of: "ninjato-clan") } { $honor } op huis { $house }
    .do = { NOUN($clan, of: "ninjato-clan") } { $honor } op huis { $house } leggen
ninjato-fail =
    .does = { $guard ->
        [sentry] faalt tegen schildwacht { $value }
        [alarm] faalt tegen alarmbewaker { $value }
        [standin] faalt tegen bewaker { $value }, die invalt voor een elitebewaker
        [elite] faalt tegen de elitebewaker ({ $value } tegen kracht, { $second } tegen list)
        [double] faalt tegen de twee elitebewakers ({ $value } en { $second })
       *[normal] faalt tegen bewaker { $value }
    }
    .you = { $guard ->
        [sentry] faalt tegen schildwacht { $value }
        [alarm] faalt tegen alarmbewaker { $value }
        [standin] faalt tegen bewaker { $value }, die invalt voor een elitebewaker
        [elite] faalt tegen de elitebewaker ({ $value } tegen kracht, { $second } tegen list)
        [double] faalt tegen de twee elitebewakers ({ $value } en { $second })
       *[normal] faalt tegen bewaker { $value }
    }
    .do = { $treasures ->
        [0] opgeven: je krijgt niets
       *[other] opgeven: je houdt één schat
    }
ninjato-keep =
    .does = { $lost ->
        [0] houdt { NOUN($piece, 1, of: "ninjato-treasure") }
        [one] houdt { NOUN($piece, 1, of: "ninjato-treasure") }; { $lost } andere schat is verloren
       *[other] houdt { NOUN($piece, 1, of: "ninjato-treasure") }; { $lost } andere schatten zijn verloren
    }
    .you = { $lost ->
        [0] houdt { NOUN($piece, 1, of: "ninjato-treasure") }
        [one] houdt { NOUN($piece, 1, of: "ninjato-treasure") }; { $lost } andere schat is verloren
       *[other] houdt { NOUN($piece, 1, of: "ninjato-treasure") }; { $lost } andere schatten zijn verloren
    }
    .do = { NOUN($piece, 1, of: "ninjato-treasure") } houden
ninjato-gain = Huis { $house } krijgt { NOUN($piece, 1, of: "ninjato-treasure") }

# The end of a round
ninjato-round-ends = Ronde { $round } eindigt
ninjato-goes-first =
    .does = is vanaf nu eerst aan de beurt
    .you = bent vanaf nu eerst aan de beurt
ninjato-sensei-teaches = De sensei onderwijst { LIST($first, $second, $third, $fourth, of: "ninjato-tile") }
ninjato-house-stays-closed = Huis { $house } blijft dicht: er is geen schat voor
ninjato-refill-house = Huis { $house } krijgt { COUNTS($loot, of: "ninjato-treasure") } en schildwacht { $sentry }
ninjato-refill-palace = Nieuw in het paleis: { LIST($first, $second, $third, $fourth, of: "ninjato-envoy") }
ninjato-refill-pavilion = Nieuw in het paviljoen: { LIST($first, $second, $third, $fourth, of: "ninjato-rumor", form: "the") }
ninjato-round-begins = Ronde { $round } begint
ninjato-game-over = Het spel is afgelopen

# A scoring phase
ninjato-use-hensojutsu =
    .does = gebruikt Hensojutsu voor { NOUN($piece, of: "ninjato") }
    .you = gebruikt Hensojutsu voor { NOUN($piece, of: "ninjato") }
    .do = Hensojutsu gebruiken voor { NOUN($piece, of: "ninjato") }
ninjato-skip-hensojutsu =
    .does = gebruikt Hensojutsu niet
    .you = gebruikt Hensojutsu niet
    .do = deze Hensojutsu niet gebruiken
ninjato-honor-first =
    .does = neemt { $points } eer als nummer 1 bij { NOUN($clan, of: "ninjato-clan") }
    .you = neemt { $points } eer als nummer 1 bij { NOUN($clan, of: "ninjato-clan") }
    .do = de eer van { NOUN($clan, of: "ninjato-clan") } nemen: { $points }
ninjato-honor-second =
    .does = neemt { $points } eer als nummer 2 bij { NOUN($clan, of: "ninjato-clan") }
    .you = neemt { $points } eer als nummer 2 bij { NOUN($clan, of: "ninjato-clan") }
ninjato-rumor-first =
    .does = neemt { NOUN($rumor, of: "ninjato-rumor", form: "the") } als nummer 1 bij { NOUN($clan, of: "ninjato-clan") }
    .you = neemt { NOUN($rumor, of: "ninjato-rumor", form: "the") } als nummer 1 bij { NOUN($clan, of: "ninjato-clan") }
    .do = ‘{ NOUN($rumor, of: "ninjato-rumor") }’ nemen (telt { NOUN($rumor, of: "ninjato-rumor", form: "counts") })
ninjato-rumor-second =
    .does = neemt { NOUN($rumor, of: "ninjato-rumor", form: "the") } als nummer 2 bij { NOUN($clan, of: "ninjato-clan") }
    .you = neemt { NOUN($rumor, of: "ninjato-rumor", form: "the") } als nummer 2 bij { NOUN($clan, of: "ninjato-clan") }
    .do = ‘{ NOUN($rumor, of: "ninjato-rumor") }’ nemen (telt { NOUN($rumor, of: "ninjato-rumor", form: "counts") })

# Treasures, of which a capital letter is a red one, and gold in place of others; `.kind` is one without its number
ninjato-treasure-f = { $count ->
    [one] een waaier
   *[other] { $count } waaiers
}
    .kind = waaier
ninjato-treasure-s = { $count ->
    [one] een boekrol
   *[other] { $count } boekrollen
}
    .kind = boekrol
ninjato-treasure-v = { $count ->
    [one] een vaas
   *[other] { $count } vazen
}
    .kind = vaas
ninjato-treasure-j = { $count ->
    [one] een jade
   *[other] { $count } jades
}
    .kind = jade
ninjato-treasure-g = { $count ->
    [one] een goud
   *[other] { $count } goud
}
    .kind = goud
ninjato-treasure-F = { $count ->
    [one] een rode waaier
   *[other] { $count } rode waaiers
}
    .kind = rode waaier
ninjato-treasure-S = { $count ->
    [one] een rode boekrol
   *[other] { $count } rode boekrollen
}
    .kind = rode boekrol
ninjato-treasure-V = { $count ->
    [one] een rode vaas
   *[other] { $count } rode vazen
}
    .kind = rode vaas
ninjato-treasure-J = { $count ->
    [one] een rode jade
   *[other] { $count } rode jades
}
    .kind = rode jade
ninjato-treasure-G = { $count ->
    [one] een rood goud
   *[other] { $count } rood goud
}
    .kind = rood goud
ninjato-treasure-gf = { $count ->
    [one] een goud als waaier
   *[other] { $count } goud als waaiers
}
ninjato-treasure-gs = { $count ->
    [one] een goud als boekrol
   *[other] { $count } goud als boekrollen
}
ninjato-treasure-gv = { $count ->
    [one] een goud als vaas
   *[other] { $count } goud als vazen
}
ninjato-treasure-gj = { $count ->
    [one] een goud als jade
   *[other] { $count } goud als jades
}

# Skills, with their effects
ninjato-tile-shinobi-iri = Shinobi-iri
    .effect = −2 op je kaart
ninjato-tile-intonjutsu = Intonjutsu
    .effect = je kaart wordt 0
ninjato-tile-choho = Choho
    .effect = een schat ruilen voor een in het huis
ninjato-tile-kayakujutsu = Kayakujutsu
    .effect = +2 op je kaart
ninjato-tile-kenjutsu = Kenjutsu
    .effect = je kaart wordt 6
ninjato-tile-kuji-in = Kuji-in
    .effect = een gebruikte vaardigheid is weer klaar
ninjato-tile-taijutsu = Taijutsu
    .effect = +1 of −1 op je kaart
ninjato-tile-boryaku = Boryaku
    .effect = een 2 of een 4 zonder kaart
ninjato-tile-seishin-teki = Seishin-teki
    .effect = kracht wordt list, of list kracht
ninjato-tile-hensojutsu = Hensojutsu
ninjato-tile-hensojutsu-snake = Hensojutsu (slang)
    .effect = +1 invloed via een masker
ninjato-tile-hensojutsu-tiger = Hensojutsu (tijger)
    .effect = +1 invloed via een masker
ninjato-tile-hensojutsu-crane = Hensojutsu (kraanvogel)
    .effect = +1 invloed via een masker

# Clans; envoys by clan and age
ninjato-clan-T = Taira
ninjato-clan-M = Minamoto
ninjato-clan-S = Go-Shirakawa
ninjato-envoy-T18 = de Taira-gezant (18)
ninjato-envoy-M21 = de Minamoto-gezant (21)
ninjato-envoy-S24 = de Go-Shirakawa-gezant (24)
ninjato-envoy-T27 = de Taira-gezant (27)
ninjato-envoy-M30 = de Minamoto-gezant (30)
ninjato-envoy-S33 = de Go-Shirakawa-gezant (33)
ninjato-envoy-T36 = de Taira-gezant (36)
ninjato-envoy-M39 = de Minamoto-gezant (39)
ninjato-envoy-S42 = de Go-Shirakawa-gezant (42)
ninjato-envoy-T45 = de Taira-gezant (45)
ninjato-envoy-M48 = de Minamoto-gezant (48)
ninjato-envoy-S51 = de Go-Shirakawa-gezant (51)
ninjato-envoy-T54 = de Taira-gezant (54)
ninjato-envoy-M57 = de Minamoto-gezant (57)
ninjato-envoy-S60 = de Go-Shirakawa-gezant (60)
ninjato-envoy-T63 = de Taira-gezant (63)
ninjato-envoy-M66 = de Minamoto-gezant (66)
ninjato-envoy-S69 = de Go-Shirakawa-gezant (69)
ninjato-envoy-T72 = de Taira-gezant (72)
ninjato-envoy-M75 = de Minamoto-gezant (75)
ninjato-envoy-S78 = de Go-Shirakawa-gezant (78)

# Kinds of rumors: their name; the same in a sentence; a short one for a narrow card, with soft hyphens; what they count;
# and a number of that
ninjato-rumor-W = Grootste krijger
    .the = het gerucht ‘Grootste krijger’
    .short = Krijger
    .counts = je elitebewakers
    .number = { $count ->
        [one] { $count } elitebewaker
       *[other] { $count } elitebewakers
    }
ninjato-rumor-G = Gunst van het volk
    .the = het gerucht ‘Gunst van het volk’
    .short = Gunst
    .counts = al je geruchten
    .number = { $count ->
        [one] { $count } gerucht
       *[other] { $count } geruchten
    }
ninjato-rumor-P = Machtige vrienden
    .the = het gerucht ‘Machtige vrienden’
    .short = Vrienden
    .counts = je gezanten
    .number = { $count ->
        [one] { $count } gezant
       *[other] { $count } gezanten
    }
ninjato-rumor-A = Meester van de geheime kunsten
    .the = het gerucht ‘Meester van de geheime kunsten’
    .short = Kunsten
    .counts = je vaardigheden
    .number = { $count ->
        [one] { $count } vaardigheid
       *[other] { $count } vaardigheden
    }
ninjato-rumor-D = Eerloze tegenstanders
    .the = het gerucht ‘Eerloze tegenstanders’
    .short = Eerlozen
    .counts = 6, 4 of 2 per kaart
