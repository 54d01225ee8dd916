# What happens in Ninjato: the events of a move, and what a move would do

# The dojo
ninjato-visit-dojo =
    .does = besucht das Dojo, um { $draws } Karten zu ziehen
    .you = besuchst das Dojo, um { $draws } Karten zu ziehen
    .do = das Dojo besuchen und { $draws } Karten ziehen
ninjato-take-card =
    .does = nimmt eine { $piece }
    .you = nimmst eine { $piece }
    .do = eine offene { $piece } nehmen
ninjato-draw-card =
    .does = zieht eine Karte vom Stapel
    .you = ziehst eine Karte vom Stapel
    .do = eine Karte vom Stapel ziehen
ninjato-draw-known-card =
    .does = zieht eine { $piece } vom Stapel
    .you = ziehst eine { $piece } vom Stapel
ninjato-discard-card =
    .does = wirft eine { $piece } ab
    .you = wirfst eine { $piece } ab
    .do = eine { $piece } abwerfen
ninjato-reveal = Das Dojo zeigt { $first }, { $second } und { $third }
ninjato-shuffle-dojo = Die abgeworfenen Dojokarten werden zu einem neuen Stapel gemischt

# The sensei, the palace and the pavilion
ninjato-learn =
    .does = lernt { NOUN($piece, of: "ninjato-tile") } für eine { $cost }
    .you = lernst { NOUN($piece, of: "ninjato-tile") } für eine { $cost }
    .do = { NOUN($piece, of: "ninjato-tile") } ({ NOUN($piece, of: "ninjato-tile", form: "effect") }) für eine { $cost } lernen
ninjato-learn-free =
    .does = lernt { NOUN($piece, of: "ninjato-tile") }, kostenlos im gleichen Stil
    .you = lernst { NOUN($piece, of: "ninjato-tile") }, kostenlos im gleichen Stil
    .do = { NOUN($piece, of: "ninjato-tile") } ({ NOUN($piece, of: "ninjato-tile", form: "effect") }) kostenlos lernen
ninjato-pay-envoy =
    .does = zahlt { COUNTS($paid, $gold, of: "ninjato-treasure", form: "object") } für { NOUN($piece, of: "ninjato", form: "object") }: { $points } Ehre
    .you = zahlst { COUNTS($paid, $gold, of: "ninjato-treasure", form: "object") } für { NOUN($piece, of: "ninjato", form: "object") }: { $points } Ehre
    .do = { $points } Ehre: { COUNTS($paid, $gold, of: "ninjato-treasure", form: "object") } für { NOUN($piece, of: "ninjato", form: "object") }
ninjato-pay-rumor =
    .does = zahlt { COUNTS($paid, $gold, of: "ninjato-treasure", form: "object") } für { NOUN($rumor, of: "ninjato-rumor", form: "the") }: { $points } Ehre
    .you = zahlst { COUNTS($paid, $gold, of: "ninjato-treasure", form: "object") } für { NOUN($rumor, of: "ninjato-rumor", form: "the") }: { $points } Ehre
    .do = { $points } Ehre: { COUNTS($paid, $gold, of: "ninjato-treasure", form: "object") } für „{ NOUN($rumor, of: "ninjato-rumor") }“ (zählt { NOUN($rumor, of: "ninjato-rumor", form: "counts") })

# An invasion
ninjato-invade =
    .does = { $side ->
        [strength] überfällt Haus { $house } mit Kraft; der Posten ist eine { $sentry }
       *[stealth] überfällt Haus { $house } mit List; der Posten ist eine { $sentry }
    }
    .you = { $side ->
        [strength] überfällst Haus { $house } mit Kraft; der Posten ist eine { $sentry }
       *[stealth] überfällst Haus { $house } mit List; der Posten ist eine { $sentry }
    }
    .do = { $side ->
        [strength] Haus { $house } mit Kraft überfallen: Posten { $sentry }
       *[stealth] Haus { $house } mit List überfallen: Posten { $sentry }
    }
ninjato-play-card =
    .does = spielt eine { $card }
    .you = spielst eine { $card }
    .do = { $beaten ->
        [0] eine { $card } spielen
        [1] eine { $card } spielen, das schlägt die { $value }
       *[other] eine { $card } spielen, das schlägt jede von beiden
    }
ninjato-use-boryaku =
    .does = nutzt Boryaku als { $card }
    .you = nutzt Boryaku als { $card }
    .do = { $beaten ->
        [0] Boryaku als { $card } nutzen, ohne Karte
        [1] Boryaku als { $card } nutzen, ohne Karte, das schlägt die { $value }
       *[other] Boryaku als { $card } nutzen, ohne Karte, das schlägt jede von beiden
    }
ninjato-add-three =
    .does = { $step ->
        [-1] legt eine 3 als −1 dazu, macht { $total }
       *[1] legt eine 3 als +1 dazu, macht { $total }
    }
    .you = { $step ->
        [-1] legst eine 3 als −1 dazu, macht { $total }
       *[1] legst eine 3 als +1 dazu, macht { $total }
    }
    .do = { $step ->
        [-1] eine 3 als −1 dazulegen
       *[1] eine 3 als +1 dazulegen
    }
ninjato-add-skill =
    .does = { $step ->
        [-2] nutzt { NOUN($skill, of: "ninjato-tile") } für −2, macht { $total }
        [-1] nutzt { NOUN($skill, of: "ninjato-tile") } für −1, macht { $total }
        [1] nutzt { NOUN($skill, of: "ninjato-tile") } für +1, macht { $total }
       *[2] nutzt { NOUN($skill, of: "ninjato-tile") } für +2, macht { $total }
    }
    .you = { $step ->
        [-2] nutzt { NOUN($skill, of: "ninjato-tile") } für −2, macht { $total }
        [-1] nutzt { NOUN($skill, of: "ninjato-tile") } für −1, macht { $total }
        [1] nutzt { NOUN($skill, of: "ninjato-tile") } für +1, macht { $total }
       *[2] nutzt { NOUN($skill, of: "ninjato-tile") } für +2, macht { $total }
    }
    .do = { $step ->
        [-2] { NOUN($skill, of: "ninjato-tile") } nutzen: −2 auf deine Karte
        [-1] { NOUN($skill, of: "ninjato-tile") } nutzen: −1 auf deine Karte
        [1] { NOUN($skill, of: "ninjato-tile") } nutzen: +1 auf deine Karte
       *[2] { NOUN($skill, of: "ninjato-tile") } nutzen: +2 auf deine Karte
    }
ninjato-set-card =
    .does = nutzt { NOUN($skill, of: "ninjato-tile") } und macht die Karte zur { $value }, zusammen { $total }
    .you = nutzt { NOUN($skill, of: "ninjato-tile") } und machst die Karte zur { $value }, zusammen { $total }
    .do = { NOUN($skill, of: "ninjato-tile") } nutzen: Deine Karte wird { $value }
ninjato-use-seishin-teki =
    .does = { $side ->
        [strength] nutzt Seishin-teki und macht mit Kraft weiter
       *[stealth] nutzt Seishin-teki und macht mit List weiter
    }
    .you = { $side ->
        [strength] nutzt Seishin-teki und machst mit Kraft weiter
       *[stealth] nutzt Seishin-teki und machst mit List weiter
    }
    .do = { $side ->
        [strength] Seishin-teki nutzen: mit Kraft weitermachen
       *[stealth] Seishin-teki nutzen: mit List weitermachen
    }
ninjato-use-kuji-in =
    .does = nutzt Kuji-in, und { NOUN($skill, of: "ninjato-tile") } ist wieder bereit
    .you = nutzt Kuji-in, und { NOUN($skill, of: "ninjato-tile") } ist wieder bereit
    .do = Kuji-in nutzen: { NOUN($skill, of: "ninjato-tile") } ist wieder bereit
ninjato-use-choho =
    .does = tauscht mit Choho { NOUN($piece, 1, of: "ninjato-treasure", form: "object") } gegen { NOUN($theirs, 1, of: "ninjato-treasure", form: "object") } im Haus
    .you = tauschst mit Choho { NOUN($piece, 1, of: "ninjato-treasure", form: "object") } gegen { NOUN($theirs, 1, of: "ninjato-treasure", form: "object") } im Haus
    .do = Choho nutzen: { NOUN($piece, 1, of: "ninjato-treasure", form: "object") } gegen { NOUN($theirs, 1, of: "ninjato-treasure", form: "object") } im Haus tauschen
ninjato-use-choho-turning =
    .does = tauscht mit Choho { NOUN($piece, 1, of: "ninjato-treasure", form: "object") } gegen { NOUN($theirs, 1, of: "ninjato-treasure", form: "object") } im Haus; { NOUN($turned, 1, of: "ninjato-treasure") } wird dort rot
    .you = tauschst mit Choho { NOUN($piece, 1, of: "ninjato-treasure", form: "object") } gegen { NOUN($theirs, 1, of: "ninjato-treasure", form: "object") } im Haus; { NOUN($turned, 1, of: "ninjato-treasure") } wird dort rot
    .do = Choho nutzen: { NOUN($piece, 1, of: "ninjato-treasure", form: "object") } gegen { NOUN($theirs, 1, of: "ninjato-treasure", form: "object") } im Haus tauschen
ninjato-beat-guard =
    .does = { $guard ->
        [sentry] schlägt den { $value }er-Posten mit { $total }
        [alarm] schlägt die { $value }er-Alarmwache mit { $total }
        [standin] schlägt die { $value }er-Wache, die eine Elitewache ersetzt, mit { $total }
        [elite] schlägt die Elitewache ({ $value } gegen Kraft, { $second } gegen List) mit { $total }
       *[normal] schlägt die { $value }er-Wache mit { $total }
    }
    .you = { $guard ->
        [sentry] schlägst den { $value }er-Posten mit { $total }
        [alarm] schlägst die { $value }er-Alarmwache mit { $total }
        [standin] schlägst die { $value }er-Wache, die eine Elitewache ersetzt, mit { $total }
        [elite] schlägst die Elitewache ({ $value } gegen Kraft, { $second } gegen List) mit { $total }
       *[normal] schlägst die { $value }er-Wache mit { $total }
    }
    .do = zuschlagen: Deine { $total } schlägt die Wache
ninjato-beat-one =
    .does = schlägt die { $value } von beiden mit { $total }
    .you = schlägst die { $value } von beiden mit { $total }
    .do = zuschlagen: Deine { $total } schlägt die { $value }
ninjato-keep-elite =
    .does = behält die Elitewache, am Ende { $honor } wert
    .you = behältst die Elitewache, am Ende { $honor } wert
ninjato-win =
    .does = nimmt { NOUN($piece, 1, of: "ninjato-treasure", form: "object") }
    .you = nimmst { NOUN($piece, 1, of: "ninjato-treasure", form: "object") }
ninjato-clear =
    .does = leert Haus { $house }
    .you = leerst Haus { $house }
ninjato-banzai =
    .does = ruft Banzai
    .you = rufst Banzai
    .do = Banzai: sich der nächsten Wache stellen
ninjato-guard-comes = { $guard ->
        [alarm] Eine { $value }er-Alarmwache kommt
        [standin] Eine { $value }er-Wache kommt als Ersatz für eine Elitewache
        [elite] Eine Elitewache ({ $value } gegen Kraft, { $second } gegen List) kommt
        [double] Zwei Elitewachen ({ $value } und { $second }) kommen
       *[normal] Eine { $value }er-Wache kommt
    }
ninjato-shuffle-guards = Die abgelegten Wachen werden zu einem neuen Stapel gemischt
ninjato-shuffle-elites = Die abgelegten Elitewachen werden zu einem neuen Stapel gemischt
ninjato-refill-bag = Die ausgegebenen Schätze kommen zurück in den Beutel
ninjato-alarm = Alarm: { NOUN($piece, 1, of: "ninjato-treasure") } kommt ins Haus, und { NOUN($turned, 1, of: "ninjato-treasure") } wird rot
ninjato-alarm-empty = Alarm: Kein Schatz ist mehr da, der kommen könnte
ninjato-alarm-empty-turning = Alarm: Kein Schatz ist mehr da, der kommen könnte, und { NOUN($turned, 1, of: "ninjato-treasure") } wird rot
ninjato-leave =
    .does = geht und nimmt { COUNTS($loot, of: "ninjato-treasure", form: "object") } mit
    .you = gehst und nimmst { COUNTS($loot, of: "ninjato-treasure", form: "object") } mit
    .do = gehen und { COUNTS($loot, of: "ninjato-treasure", form: "object") } behalten
ninjato-keep-all =
    .does = behält { COUNTS($loot, of: "ninjato-treasure", form: "object") }
    .you = behältst { COUNTS($loot, of: "ninjato-treasure", form: "object") }
ninjato-put-token =
    .does = legt { NOUN($clan, of: "ninjato-clan") } { $honor } auf Haus { $house }
    .you = legst { NOUN($clan, of: "ninjato-clan") } { $honor } auf Haus { $house }
    .do = { NOUN($clan, of: "ninjato-clan") } { $honor } auf Haus { $house } legen
ninjato-fail =
    .does = { $guard ->
        [sentry] scheitert am { $value }er-Posten
        [alarm] scheitert an der { $value }er-Alarmwache
        [standin] scheitert an der { $value }er-Wache, die eine Elitewache ersetzt
        [elite] scheitert an der Elitewache ({ $value } gegen Kraft, { $second } gegen List)
        [double] scheitert an den zwei Elitewachen ({ $value } und { $second })
       *[normal] scheitert an der { $value }er-Wache
    }
    .you = { $guard ->
        [sentry] scheiterst am { $value }er-Posten
        [alarm] scheiterst an der { $value }er-Alarmwache
        [standin] scheiterst an der { $value }er-Wache, die eine Elitewache ersetzt
        [elite] scheiterst an der Elitewache ({ $value } gegen Kraft, { $second } gegen List)
        [double] scheiterst an den zwei Elitewachen ({ $value } und { $second })
       *[normal] scheiterst an der { $value }er-Wache
    }
    .do = { $treasures ->
        [0] aufgeben: Du bekommst nichts
       *[other] aufgeben: Du behältst einen Schatz
    }
ninjato-keep =
    .does = { $lost ->
        [0] behält { NOUN($piece, 1, of: "ninjato-treasure", form: "object") }
        [one] behält { NOUN($piece, 1, of: "ninjato-treasure", form: "object") }; { $lost } anderer Schatz ist verloren
       *[other] behält { NOUN($piece, 1, of: "ninjato-treasure", form: "object") }; { $lost } andere Schätze sind verloren
    }
    .you = { $lost ->
        [0] behältst { NOUN($piece, 1, of: "ninjato-treasure", form: "object") }
        [one] behältst { NOUN($piece, 1, of: "ninjato-treasure", form: "object") }; { $lost } anderer Schatz ist verloren
       *[other] behältst { NOUN($piece, 1, of: "ninjato-treasure", form: "object") }; { $lost } andere Schätze sind verloren
    }
    .do = { NOUN($piece, 1, of: "ninjato-treasure", form: "object") } behalten
ninjato-gain = Haus { $house } bekommt { NOUN($piece, 1, of: "ninjato-treasure", form: "object") }

# The end of a round
ninjato-round-ends = Runde { $round } endet
ninjato-goes-first =
    .does = ist von jetzt an zuerst dran
    .you = bist von jetzt an zuerst dran
ninjato-sensei-teaches = Der Sensei lehrt { LIST($first, $second, $third, $fourth, of: "ninjato-tile") }
ninjato-house-stays-closed = Haus { $house } bleibt geschlossen: Es gibt keinen Schatz dafür
ninjato-refill-house = Haus { $house } bekommt { COUNTS($loot, of: "ninjato-treasure", form: "object") } und einen { $sentry }er-Posten
ninjato-refill-palace = Neu im Palast: { LIST($first, $second, $third, $fourth, of: "ninjato-envoy") }
ninjato-refill-pavilion = Neu im Pavillon: { LIST($first, $second, $third, $fourth, of: "ninjato-rumor", form: "the") }
ninjato-round-begins = Runde { $round } beginnt
ninjato-game-over = Die Partie ist zu Ende

# A scoring phase
ninjato-use-hensojutsu =
    .does = nutzt Hensojutsu für { NOUN($piece, of: "ninjato", form: "object") }
    .you = nutzt Hensojutsu für { NOUN($piece, of: "ninjato", form: "object") }
    .do = Hensojutsu für { NOUN($piece, of: "ninjato", form: "object") } nutzen
ninjato-skip-hensojutsu =
    .does = nutzt Hensojutsu nicht
    .you = nutzt Hensojutsu nicht
    .do = dieses Hensojutsu nicht nutzen
ninjato-honor-first =
    .does = nimmt { $points } Ehre für Platz 1 bei { NOUN($clan, of: "ninjato-clan") }
    .you = nimmst { $points } Ehre für Platz 1 bei { NOUN($clan, of: "ninjato-clan") }
    .do = die Ehre von { NOUN($clan, of: "ninjato-clan") } nehmen: { $points }
ninjato-honor-second =
    .does = nimmt { $points } Ehre für Platz 2 bei { NOUN($clan, of: "ninjato-clan") }
    .you = nimmst { $points } Ehre für Platz 2 bei { NOUN($clan, of: "ninjato-clan") }
ninjato-rumor-first =
    .does = nimmt { NOUN($rumor, of: "ninjato-rumor", form: "the") } für Platz 1 bei { NOUN($clan, of: "ninjato-clan") }
    .you = nimmst { NOUN($rumor, of: "ninjato-rumor", form: "the") } für Platz 1 bei { NOUN($clan, of: "ninjato-clan") }
    .do = „{ NOUN($rumor, of: "ninjato-rumor") }“ nehmen (zählt { NOUN($rumor, of: "ninjato-rumor", form: "counts") })
ninjato-rumor-second =
    .does = nimmt { NOUN($rumor, of: "ninjato-rumor", form: "the") } für Platz 2 bei { NOUN($clan, of: "ninjato-clan") }
    .you = nimmst { NOUN($rumor, of: "ninjato-rumor", form: "the") } für Platz 2 bei { NOUN($clan, of: "ninjato-clan") }
    .do = „{ NOUN($rumor, of: "ninjato-rumor") }“ nehmen (zählt { NOUN($rumor, of: "ninjato-rumor", form: "counts") })

# Treasures, of which a capital letter is a red one, and gold in place of others; `.object` is the accusative, `.kind` one
# without its number
ninjato-treasure-f = { $count ->
    [one] ein Fächer
   *[other] { $count } Fächer
}
    .object = { $count ->
        [one] einen Fächer
       *[other] { $count } Fächer
    }
    .kind = Fächer
ninjato-treasure-s = { $count ->
    [one] eine Schriftrolle
   *[other] { $count } Schriftrollen
}
    .object = { $count ->
        [one] eine Schriftrolle
       *[other] { $count } Schriftrollen
    }
    .kind = Rolle
ninjato-treasure-v = { $count ->
    [one] eine Vase
   *[other] { $count } Vasen
}
    .object = { $count ->
        [one] eine Vase
       *[other] { $count } Vasen
    }
    .kind = Vase
ninjato-treasure-j = { $count ->
    [one] eine Jade
   *[other] { $count } Jade
}
    .object = { $count ->
        [one] eine Jade
       *[other] { $count } Jade
    }
    .kind = Jade
ninjato-treasure-g = { $count ->
    [one] ein Gold
   *[other] { $count } Gold
}
    .object = { $count ->
        [one] ein Gold
       *[other] { $count } Gold
    }
    .kind = Gold
ninjato-treasure-F = { $count ->
    [one] ein roter Fächer
   *[other] { $count } rote Fächer
}
    .object = { $count ->
        [one] einen roten Fächer
       *[other] { $count } rote Fächer
    }
    .kind = roter Fächer
ninjato-treasure-S = { $count ->
    [one] eine rote Schriftrolle
   *[other] { $count } rote Schriftrollen
}
    .object = { $count ->
        [one] eine rote Schriftrolle
       *[other] { $count } rote Schriftrollen
    }
    .kind = rote Rolle
ninjato-treasure-V = { $count ->
    [one] eine rote Vase
   *[other] { $count } rote Vasen
}
    .object = { $count ->
        [one] eine rote Vase
       *[other] { $count } rote Vasen
    }
    .kind = rote Vase
ninjato-treasure-J = { $count ->
    [one] eine rote Jade
   *[other] { $count } rote Jade
}
    .object = { $count ->
        [one] eine rote Jade
       *[other] { $count } rote Jade
    }
    .kind = rote Jade
ninjato-treasure-G = { $count ->
    [one] ein rotes Gold
   *[other] { $count } rote Gold
}
    .object = { $count ->
        [one] ein rotes Gold
       *[other] { $count } rote Gold
    }
    .kind = rotes Gold
ninjato-treasure-gf = { $count ->
    [one] ein Gold als Fächer
   *[other] { $count } Gold als Fächer
}
    .object = { $count ->
        [one] ein Gold als Fächer
       *[other] { $count } Gold als Fächer
    }
ninjato-treasure-gs = { $count ->
    [one] ein Gold als Schriftrolle
   *[other] { $count } Gold als Schriftrollen
}
    .object = { $count ->
        [one] ein Gold als Schriftrolle
       *[other] { $count } Gold als Schriftrollen
    }
ninjato-treasure-gv = { $count ->
    [one] ein Gold als Vase
   *[other] { $count } Gold als Vasen
}
    .object = { $count ->
        [one] ein Gold als Vase
       *[other] { $count } Gold als Vasen
    }
ninjato-treasure-gj = { $count ->
    [one] ein Gold als Jade
   *[other] { $count } Gold als Jade
}
    .object = { $count ->
        [one] ein Gold als Jade
       *[other] { $count } Gold als Jade
    }

# Skills, with their effects
ninjato-tile-shinobi-iri = Shinobi-iri
    .effect = −2 auf deine Karte
ninjato-tile-intonjutsu = Intonjutsu
    .effect = deine Karte wird 0
ninjato-tile-choho = Choho
    .effect = einen Schatz gegen einen im Haus tauschen
ninjato-tile-kayakujutsu = Kayakujutsu
    .effect = +2 auf deine Karte
ninjato-tile-kenjutsu = Kenjutsu
    .effect = deine Karte wird 6
ninjato-tile-kuji-in = Kuji-in
    .effect = eine genutzte Fertigkeit ist wieder bereit
ninjato-tile-taijutsu = Taijutsu
    .effect = +1 oder −1 auf deine Karte
ninjato-tile-boryaku = Boryaku
    .effect = eine 2 oder eine 4 ohne Karte
ninjato-tile-seishin-teki = Seishin-teki
    .effect = aus Kraft wird List oder aus List Kraft
ninjato-tile-hensojutsu = Hensojutsu
ninjato-tile-hensojutsu-snake = Hensojutsu (Schlange)
    .effect = +1 Einfluss durch eine Maske
ninjato-tile-hensojutsu-tiger = Hensojutsu (Tiger)
    .effect = +1 Einfluss durch eine Maske
ninjato-tile-hensojutsu-crane = Hensojutsu (Kranich)
    .effect = +1 Einfluss durch eine Maske

# Clans; envoys by clan and age, `.object` in the accusative
ninjato-clan-T = Taira
ninjato-clan-M = Minamoto
ninjato-clan-S = Go-Shirakawa
ninjato-envoy-T18 = Taira-Gesandter (18)
    .object = den Taira-Gesandten (18)
ninjato-envoy-M21 = Minamoto-Gesandter (21)
    .object = den Minamoto-Gesandten (21)
ninjato-envoy-S24 = Go-Shirakawa-Gesandter (24)
    .object = den Go-Shirakawa-Gesandten (24)
ninjato-envoy-T27 = Taira-Gesandter (27)
    .object = den Taira-Gesandten (27)
ninjato-envoy-M30 = Minamoto-Gesandter (30)
    .object = den Minamoto-Gesandten (30)
ninjato-envoy-S33 = Go-Shirakawa-Gesandter (33)
    .object = den Go-Shirakawa-Gesandten (33)
ninjato-envoy-T36 = Taira-Gesandter (36)
    .object = den Taira-Gesandten (36)
ninjato-envoy-M39 = Minamoto-Gesandter (39)
    .object = den Minamoto-Gesandten (39)
ninjato-envoy-S42 = Go-Shirakawa-Gesandter (42)
    .object = den Go-Shirakawa-Gesandten (42)
ninjato-envoy-T45 = Taira-Gesandter (45)
    .object = den Taira-Gesandten (45)
ninjato-envoy-M48 = Minamoto-Gesandter (48)
    .object = den Minamoto-Gesandten (48)
ninjato-envoy-S51 = Go-Shirakawa-Gesandter (51)
    .object = den Go-Shirakawa-Gesandten (51)
ninjato-envoy-T54 = Taira-Gesandter (54)
    .object = den Taira-Gesandten (54)
ninjato-envoy-M57 = Minamoto-Gesandter (57)
    .object = den Minamoto-Gesandten (57)
ninjato-envoy-S60 = Go-Shirakawa-Gesandter (60)
    .object = den Go-Shirakawa-Gesandten (60)
ninjato-envoy-T63 = Taira-Gesandter (63)
    .object = den Taira-Gesandten (63)
ninjato-envoy-M66 = Minamoto-Gesandter (66)
    .object = den Minamoto-Gesandten (66)
ninjato-envoy-S69 = Go-Shirakawa-Gesandter (69)
    .object = den Go-Shirakawa-Gesandten (69)
ninjato-envoy-T72 = Taira-Gesandter (72)
    .object = den Taira-Gesandten (72)
ninjato-envoy-M75 = Minamoto-Gesandter (75)
    .object = den Minamoto-Gesandten (75)
ninjato-envoy-S78 = Go-Shirakawa-Gesandter (78)
    .object = den Go-Shirakawa-Gesandten (78)

# Kinds of rumors: their name; the same in a sentence; a short one for a narrow card, with soft hyphens; what they count;
# and a number of that
ninjato-rumor-W = Größter Krieger
    .the = das Gerücht „Größter Krieger“
    .short = Krieger
    .counts = deine Elitewachen
    .number = { $count ->
        [one] { $count } Elitewache
       *[other] { $count } Elitewachen
    }
ninjato-rumor-G = Gunst des Volkes
    .the = das Gerücht „Gunst des Volkes“
    .short = Gunst
    .counts = alle deine Gerüchte
    .number = { $count ->
        [one] { $count } Gerücht
       *[other] { $count } Gerüchte
    }
ninjato-rumor-P = Mächtige Freunde
    .the = das Gerücht „Mächtige Freunde“
    .short = Freunde
    .counts = deine Gesandten
    .number = { $count ->
        [one] { $count } Gesandter
       *[other] { $count } Gesandte
    }
ninjato-rumor-A = Meister der Geheimkünste
    .the = das Gerücht „Meister der Geheimkünste“
    .short = Künste
    .counts = deine Fertigkeiten
    .number = { $count ->
        [one] { $count } Fertigkeit
       *[other] { $count } Fertigkeiten
    }
ninjato-rumor-D = Ehrlose Gegner
    .the = das Gerücht „Ehrlose Gegner“
    .short = Ehrlose
    .counts = 6, 4 oder 2 je Karte
