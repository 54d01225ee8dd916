# Ninjato: where points come from
ninjato-from-earlier = Ehre aus der Zeit vor dieser Stellung: { $points }
ninjato-from-envoys = Schätze für Gesandte: { $points }
ninjato-from-pavilion = Schätze für Gerüchte: { $points }
ninjato-from-clans = Einfluss in den Clans: { $points }
ninjato-from-rumors = { NOUN($kind, of: "ninjato-rumor") }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }: { $times } × { NOUN($kind, $things, of: "ninjato-rumor", form: "number") } = { $points }
ninjato-from-dishonor = { NOUN("D", of: "ninjato-rumor") }: { $cards } × { $each } ({ $holders ->
        [one] sonst hat niemand welche
       *[other] insgesamt { $holders } haben welche
    }) = { $points }
ninjato-from-treasures = { $count ->
        [one] { $count } übriger Schatz
       *[other] { $count } übrige Schätze
    }: { $points }
ninjato-from-elites = { $count ->
        [one] { $count } Elitewache
       *[other] { $count } Elitewachen
    }: { $points }
ninjato-from-tie = bei Gleichstand zählen die Gesandten: { $envoys ->
        [one] { $envoys } Gesandter
       *[other] { $envoys } Gesandte
    }{ $envoys ->
        [0] { "" }
       *[other] , der älteste { $age } Jahre alt
    }

# What is asked of the player who decides
ninjato-ask-place = Runde { $round }, Shuriken { $shuriken } von 3: Wähle einen Ort.
ninjato-ask-draw = Zieh noch { $draws }, offen oder vom Stapel.
ninjato-ask-discard = Du hast { $cards } Karten; wirf ab, bis du 7 hast.
ninjato-ask-guard = { $guard ->
        [sentry] { $value }er-Posten
        [alarm] { $value }er-Alarmwache
        [standin] { $value }er-Wache als Ersatz für eine Elitewache
        [elite] Elitewache, { $value } gegen Kraft und { $second } gegen List
       *[normal] { $value }er-Wache
    }: { $side ->
        [stealth] Spiele weniger als { $need }.
       *[strength] Spiele mehr als { $need }.
    }
ninjato-ask-both = { $side ->
        [stealth] Die zwei Elitewachen, { $value } und { $second }: weniger als jede, jede für sich.
       *[strength] Die zwei Elitewachen, { $value } und { $second }: mehr als jede, jede für sich.
    }
ninjato-ask-rest = { $side ->
        [stealth] Von beiden ist die { $need } übrig: Spiele weniger als { $need }.
       *[strength] Von beiden ist die { $need } übrig: Spiele mehr als { $need }.
    }
ninjato-ask-between = Gehen und { COUNTS($neutral, $red, of: "ninjato-treasure", form: "object") } behalten, oder Banzai?
ninjato-ask-keep = Du bist gescheitert. Welchen Schatz behältst du?
ninjato-ask-token = Haus { $house } ist leer. Wähle seinen neuen Clanmarker.
ninjato-ask-hensojutsu = Hensojutsu für einen maskierten Gesandten nutzen, für einen Einfluss mehr?
ninjato-ask-first = Du bist auf Platz 1 bei { NOUN($clan, of: "ninjato-clan") }: { $honor } Ehre oder ein Gerücht aus dem Pavillon?
ninjato-ask-second = Du bist auf Platz 2 bei { NOUN($clan, of: "ninjato-clan") }: Wähle ein Gerücht.
ninjato-say-strike = { $which ->
        [it] Du hast { $total }, das reicht: Schlag zu.
        [either] Du hast { $total }, das schlägt jede von beiden: Schlag zu.
       *[one] Du hast { $total }, das schlägt die { $value }: Schlag zu.
    }
ninjato-say-nothing = { $which ->
        [it] Nichts, was du hast, reicht.
        [either] Nichts, was du hast, schlägt eine von beiden.
       *[one] Nichts, was du hast, schlägt die { $value }.
    }
ninjato-say-total = Du hast bisher { $total }.

# Why a move is not legal, as the end of a sentence
ninjato-want-place = Wähle einen Ort für dein Shuriken.
ninjato-want-draw = Zieh eine Karte: t? vom Stapel oder eine, die offen liegt.
ninjato-want-discard = Wirf eine Karte ab, die du hast.
ninjato-want-end = Beende zuerst den Überfall.
ninjato-want-card = Spiele zuerst eine Karte, die du hast; Zugaben und das Zuschlagen kommen danach.
ninjato-want-more = Eine Karte ist gespielt; lege etwas dazu, schlag zu oder gib auf.
ninjato-want-guard = { $other ->
        [0] Nenne die Wache: !{ $value }.
       *[other] Nenne die Wache: !{ $value } und !{ $other }.
    }
ninjato-want-leave-or-banzai = Geh (leave) oder rufe banzai.
ninjato-want-keep = Wähle, welchen Schatz auf deinem Shuriken du behältst.
ninjato-want-token = Wähle einen Marker eines anderen Clans, der im Vorrat liegt.
ninjato-want-hensojutsu = Nenne einen maskierten Gesandten von dir, der noch nicht genannt ist, oder h-.
ninjato-want-reward = Nimm Ehre oder ein Gerücht, das im Pavillon liegt.
ninjato-want-rumor = Nimm ein Gerücht, das im Pavillon liegt.
ninjato-not-taught = Der Sensei lehrt { NOUN($skill, of: "ninjato-tile") } gerade nicht.
ninjato-style-owned = Du hast den Stil { NOUN($style, of: "ninjato-style") } schon, also kostet es nichts.
ninjato-card-unnamed = Es kostet irgendeine Karte: Nenne eine, die du hast.
ninjato-card-named = Es kostet eine { $card }, und keine Karte ist genannt.
ninjato-card-missing = Es kostet eine { $card }, und du hast keine.
ninjato-no-envoy = Platz { $slot } des Palasts ist leer.
ninjato-no-rumor = Platz { $slot } des Pavillons ist leer.
ninjato-too-poor = { $least ->
        [0] Es kostet { COUNTS($cost, of: "ninjato-treasure", form: "object") }
       *[other] Es kostet { $least } bis { $most } einer Art
    }, { $treasures ->
        [0] und du hast nichts.
       *[other] und du hast { COUNTS($owned, of: "ninjato-treasure", form: "object") }.
    }
ninjato-not-open = Haus { $house } ist bis zum Ende der Runde geschlossen.
ninjato-no-card = Du hast keine { $card }.
ninjato-no-skill = { NOUN($skill, of: "ninjato-tile") } ist bei dir nicht bereit.
ninjato-no-kuji-in = Dafür brauchst du ein bereites Kuji-in und eine genutzte Fertigkeit dieses Namens.
ninjato-not-taken = Auf deinem Shuriken fehlt { NOUN($treasure, 1, of: "ninjato-treasure") }.
ninjato-not-in-house = Im Haus fehlt { NOUN($treasure, 1, of: "ninjato-treasure") }.
ninjato-no-guard = Hier ist keine { $value }er-Wache zu schlagen.
ninjato-total-fails = { $side ->
        [stealth] Du hast zusammen { $total } und brauchst weniger als { $value }
       *[strength] Du hast zusammen { $total } und brauchst mehr als { $value }
    }{ $other ->
        [0] .
       *[other] { " " }und { $other }.
    }

# Treasures that the player chooses for a cost
ninjato-treasure-a = { $count ->
        [one] ein beliebiger Schatz
       *[other] { $count } beliebige Schätze
    }
    .object = { $count ->
        [one] einen beliebigen Schatz
       *[other] { $count } beliebige Schätze
    }
    .kind = egal
ninjato-treasure-x = { $count } einer Art
    .object = { $count } einer Art
ninjato-treasure-y = { $count } einer anderen
    .object = { $count } einer anderen

# The text board
ninjato-board-round = Runde { $round } von { $rounds }
ninjato-board-scoring = Wertung nach { $round }: { $order }
ninjato-board-house = Haus { $number }
ninjato-board-closed = geschlossen bis Rundenende
ninjato-board-sentry = Posten { $value }
ninjato-board-dojo = Dojo
ninjato-board-deck = { $cards } im Stapel
ninjato-board-stack = besucht, von oben: { $names }
ninjato-board-sensei = Sensei
ninjato-board-lesson = { $skill } ({ $style }, { $card ->
        [0] egal
       *[other] eine { $card }
    })
ninjato-board-no-lesson = in dieser Runde nichts zu lernen
ninjato-board-palace = Palast
ninjato-board-pavilion = Pavillon
ninjato-board-cost-range = { $least } bis { $most } gleiche
ninjato-board-cost-alike = { $count } gleiche
ninjato-board-clans = Clans
ninjato-board-nobody = niemand
ninjato-board-honor = { $honor } Ehre
ninjato-board-hand = { $cards ->
        [0] keine Karte auf der Hand
        [one] { $cards } Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
ninjato-board-treasures = Schätze { $treasures }
ninjato-board-elites = Elitewachen { $cards }
ninjato-board-rumors = Gerüchte { $rumors }
ninjato-board-used = { $skill } (genutzt)
ninjato-board-invading = { $side ->
        [stealth] Überfall auf Haus { $house } mit List
       *[strength] Überfall auf Haus { $house } mit Kraft
    }
ninjato-board-shuriken = Shuriken
ninjato-board-no-loot = noch nichts
ninjato-board-facing = Gegner
ninjato-board-guard = { $guard ->
        [sentry] der { $value }er-Posten
        [alarm] die { $value }er-Alarmwache
        [standin] die { $value }er-Wache als Ersatz für eine Elitewache
        [elite] die Elitewache, { $value } gegen Kraft und { $second } gegen List
        [double] die zwei Elitewachen, { $value } und { $second }
       *[normal] die { $value }er-Wache
    }
ninjato-board-left = ; die { $value } ist übrig
ninjato-board-so-far = Bisher
ninjato-board-total = zusammen { $total }
ninjato-board-no-card = keine Karte gespielt
ninjato-board-wins = Gewinnt
ninjato-board-against = gegen { $value }: { $plays }
ninjato-board-strike = jetzt zuschlagen
ninjato-board-nothing = nichts, was du hast, schlägt sie
ninjato-board-next = Danach
ninjato-board-nobody-next = { $left ->
        [one] niemand: Schlag diese Wache, und das Haus ist leer
       *[other] niemand: Schlag beide, und das Haus ist leer
    }
ninjato-board-coming = { $source ->
        [elite] eine von { $count } Elitewachen: { $guards }
        [standin] eine von { $count } Wachen, als Ersatz für eine Elitewache: { $guards }
       *[normal] eine von { $count } Wachen: { $guards }
    }
ninjato-board-guards = { $kind ->
        [alarm] Alarm{ "\u00A0" }{ $values }{ "\u00A0" }×{ $count }
        [double] Doppel{ "\u00A0" }{ $values }{ "\u00A0" }×{ $count }
       *[plain] { $values }{ "\u00A0" }×{ $count }
    }
ninjato-board-odds = Chance
ninjato-board-chance = was du hast, schlägt { $beaten } von { $count }, { $percent } %

# The rules in brief, for the terminal: lines of at most 60 columns
ninjato-primer =
    Sieben Runden; reihum legt ihr je drei Shuriken.
      dojo        Karten ziehen, t5 offen oder t? vom Stapel:
                  4 ohne Karte auf der Hand, 3 mit einer, sonst
                  2; höchstens sieben bleiben. Wer das Dojo
                  zuletzt besucht, ist in der nächsten Runde
                  zuerst dran
      learn:…     eine Fertigkeit vom Sensei für eine Dojokarte;
                  kostenlos, wenn du eine ihres Stils hast
      P2:fj       mit Schätzen einen Gesandten bezahlen
      R1:v        mit Schätzen ein Gerücht bezahlen
      H3+ H3-     Haus 3 mit Kraft oder mit List überfallen

    Überfallen: Spiele eine Karte (b4), dazu vielleicht 3en als
    + oder - und Fertigkeiten. Kraft gewinnt mit mehr als die
    Wache, List mit weniger; gleich viel gewinnt nichts. Schlag
    mit ! zu, und der nächste Schatz gehört dir: Geh (leave)
    oder rufe Banzai und stell dich einer unbekannten Wache.
    Gibst du auf (yield), behältst du einen Schatz. Ein Alarm
    bringt einen Schatz dazu; dann wird der wertvollste, der
    nicht rot ist, rot. Großgeschriebene Schätze sind rot:
    Elitewachen hüten sie. Doppelwachen sind zwei, jede für sich
    zu schlagen. Leerst du ein Haus, wählst du seinen neuen
    Clanmarker. Mehrere Züge auf einmal gehen auch: b4 + !

    Ausgegebene Schätze: Fächer f 2, Schriftrolle s 3, Vase v 4,
    Jade j 5; Gold g steht für jede Art, nach den echten dieser
    Art. Nach den Runden 3, 5 und 7 bringen die meisten
    Gesandten eines Clans die Ehre seiner Marker oder ein
    Gerücht, die zweitmeisten das andere; bei Gleichstand zählt
    der älteste Gesandte. * steht für eine Maske, die Hensojutsu
    braucht. Am Ende zählen auch Gerüchte, Elitewachen und
    übrige Schätze.

    Was in manchen Stapeln steckt, ist rekonstruiert: Die
    gedruckte Anleitung nennt nur Summen und Beispiele.
