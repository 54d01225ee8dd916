# Ninjato: the home page, the options
ninjato-motto = Überfalle die Häuser der Clans, eine Wache nach der anderen, und geh zur rechten Zeit.
ninjato-about = Von Adam West und Dan Schnake, ein Crosscut-Games-Spiel, erschienen bei Z-Man Games (2011). Für zwei bis vier. Was in den Stapeln steckt, ist zum Teil rekonstruiert, denn die Anleitung nennt nicht jede Karte; die Regelseite sagt, welche Zahlen das sind.

# The rules
ninjato-rules-title-round = Eine Runde
ninjato-rules-title-invasion = Ein Haus überfallen
ninjato-rules-title-guards = Die Wachen
ninjato-rules-title-skills = Die Fertigkeiten
ninjato-rules-title-treasures = Schätze
ninjato-rules-title-envoys = Gesandte
ninjato-rules-title-rumors = Gerüchte
ninjato-rules-title-clans = Die Clans
ninjato-rules-aim = Sammle in sieben Runden die meiste Ehre. Überfalle die Häuser, gib ihre Schätze für Gesandte und Gerüchte aus und gewinne Einfluss in den drei Clans.
ninjato-rules-round = Reihum legt ihr je ein Shuriken an einen Ort und tut sofort, was der Ort bietet, insgesamt dreimal. An jedem Ort ist Platz für alle; nur ein geleertes Haus ist bis zum Ende der Runde geschlossen.
ninjato-rules-house-name = Haus
ninjato-rules-house = Überfalle es und hol dir seine Schätze.
ninjato-rules-dojo = Zieh zwei Karten, drei, wenn du eine hast, vier, wenn du keine hast: offen oder vom Stapel. Höchstens sieben behältst du. Wer hier war, ist in der nächsten Runde zuerst dran, der letzte Besuch vor allen anderen.
ninjato-rules-sensei = Lerne eine Fertigkeit für die Karte, die sie verlangt, oder für nichts, wenn du eine ihres Stils hast. Fertigkeiten helfen bei deinen Überfällen, jede einmal pro Runde.
ninjato-rules-palace = Bezahle einen Gesandten, der dir Einfluss in einem Clan gibt.
ninjato-rules-pavilion = Bezahle ein Gerücht. Es bleibt verdeckt und zählt am Ende der Partie.
ninjato-rules-refill = Am Ende der Runde bekommen geleerte Häuser drei Schätze und einen neuen Posten, Palast und Pavillon werden aufgefüllt, und genutzte Fertigkeiten sind wieder bereit. Der Sensei zeigt in den Runden 1 bis 4 so viele neue Fertigkeiten, wie Leute mitspielen, danach jede Runde ein Hensojutsu.
ninjato-rules-invade = Wähle Kraft, um jede Wache mit mehr zu schlagen, oder List, um jede mit weniger zu schlagen. Gleich viel schlägt niemanden. Der Posten, den du siehst, kommt zuerst.
ninjato-rules-strip = Ein Überfall mit Kraft.
ninjato-rules-fight = Spiele eine Karte gegen eine Wache und dazu 3en, jede als +1 oder −1, und Fertigkeiten. All das ist verbraucht, auch wenn du scheiterst.
ninjato-rules-win = Jede geschlagene Wache bringt dir einen Schatz, den billigsten zuerst und rote zuletzt. Dann geh mit allem, was du hast, oder rufe Banzai und stell dich der nächsten Wache, wer immer es ist.
ninjato-rules-fail = Kannst du eine Wache nicht schlagen, behältst du einen der erbeuteten Schätze und verlierst den Rest. Ob du scheiterst oder gehst, das Haus bekommt einen neuen Schatz, und sein Posten bleibt.
ninjato-rules-clear = Nimmst du den letzten Schatz, ist das Haus leer: Tausche seinen Clanmarker gegen einen eines anderen Clans.
ninjato-rules-alarm = Eine Alarmwache, die nicht der Posten ist, bringt einen Schatz dazu; dann wird der wertvollste, der nicht rot ist, rot.
ninjato-rules-elite = Elitewachen hüten die roten Schätze. Die meisten haben eine Zahl gegen Kraft, aufrecht, und eine andere gegen List, schräg; Doppelwachen sind zwei Wachen, die beide für einen Schatz geschlagen werden müssen. Geschlagene gehören dir, auch wenn du später scheiterst.
ninjato-rules-guard = Wache
ninjato-rules-cards = Karten
ninjato-rules-guard-1 = 1
ninjato-rules-guard-2 = 2
ninjato-rules-guard-3a = 3, schlägt Alarm
ninjato-rules-guard-4 = 4
ninjato-rules-guard-5 = 5
ninjato-rules-elites = Geschlagene Elitewachen behältst du wegen ihrer Ehre am Ende.
ninjato-rules-elite-guard = Elitewache
ninjato-rules-honor = Ehre
ninjato-rules-elite-E51 = 5 gegen Kraft, 1 gegen List
ninjato-rules-elite-E42 = 4 gegen Kraft, 2 gegen List
ninjato-rules-elite-E52 = 5 gegen Kraft, 2 gegen List
ninjato-rules-elite-E41 = 4 gegen Kraft, 1 gegen List
ninjato-rules-elite-E53 = 5 gegen Kraft, 3 gegen List
ninjato-rules-elite-E31 = 3 gegen Kraft, 1 gegen List
ninjato-rules-elite-D35 = zwei Wachen, 3 und 5
ninjato-rules-elite-D13 = zwei Wachen, 1 und 3
ninjato-rules-elite-D24 = zwei Wachen, 2 und 4
ninjato-rules-skills = Jede Fertigkeit wirkt einmal pro Runde. Die erste eines Stils kostet eine Karte; hast du eine, sind alle anderen des Stils kostenlos.
ninjato-rules-skill = Fertigkeit
ninjato-rules-effect = Was sie tut
ninjato-rules-style = Stil
ninjato-rules-cost = Preis
ninjato-rules-tiles = Anzahl
ninjato-rules-cost-1 = eine 1
ninjato-rules-cost-5 = eine 5
ninjato-rules-cost-any = irgendeine Karte
ninjato-rules-cost-style = wie ihr Stil
ninjato-rules-style-each = je einer
ninjato-rules-treasures = Schätze, die du ausgibst, bringen sofort Ehre:
ninjato-rules-fan-name = Fächer
ninjato-rules-fan = 2
ninjato-rules-scroll-name = Schriftrolle
ninjato-rules-scroll = 3
ninjato-rules-vase-name = Vase
ninjato-rules-vase = 4
ninjato-rules-jade-name = Jade
ninjato-rules-jade = 5
ninjato-rules-gold-name = Gold
ninjato-rules-gold = Steht für jede Art und bringt deren Ehre, anstelle eines beliebigen (?) 5. Echte Schätze der Art werden zuerst ausgegeben.
ninjato-rules-envoys = Jeder Clan hat sieben Gesandte, alle verschieden alt. Bei gleichem Einfluss liegt vorn, wer den ältesten Gesandten des Clans hat.
ninjato-rules-mask = Maske
ninjato-rules-yes = ja
ninjato-rules-no = nein
ninjato-rules-envoy-fan-jade = ein Fächer und eine Jade
ninjato-rules-envoy-vase-jade = eine Vase und eine Jade
ninjato-rules-envoy-scroll-vase = eine Schriftrolle und eine Vase
ninjato-rules-envoy-fan-scroll-vase = ein Fächer, eine Schriftrolle und eine Vase
ninjato-rules-envoy-range = ein bis vier Schätze einer Art
ninjato-rules-envoy-three = ein beliebiger Schatz und drei einer Art
ninjato-rules-envoy-pairs = zwei einer Art und zwei einer anderen
ninjato-rules-rumors = Von jeder Art gibt es sechs Gerüchte. Sie kosten einen beliebigen Schatz, zwei beliebige, eine Schriftrolle, eine Vase, eine Jade oder einen Fächer und eine Schriftrolle.
ninjato-rules-rumor = Gerücht
ninjato-rules-worth = Was es zählt
ninjato-rules-several = Mehrere Gerüchte einer der ersten vier Arten zählen mehr: statt 1 für jede Sache sind es mit zweien 2, mit dreien 4, dann 5, 6 und 8.
ninjato-rules-influence = Nach den Runden 3, 5 und 7 belohnen die Clans Einfluss: 1 für jeden ihrer Gesandten, den du hast, und 1 für ein Hensojutsu mit einem maskierten Gesandten.
ninjato-rules-reward = In jedem Clan nimmt Platz 1 Ehre, so viel wie die Marker des Clans auf den Häusern zeigen, oder ein Gerücht aus dem Pavillon. Danach bekommt Platz 2, was übrig blieb. Die Clans kommen in dieser Reihenfolge dran:
ninjato-rules-after = Nach
ninjato-rules-order-1 = Zuerst
ninjato-rules-order-2 = Dann
ninjato-rules-order-3 = Zuletzt
ninjato-rules-round-3 = Runde 3
ninjato-rules-round-5 = Runde 5
ninjato-rules-round-7 = Runde 7
ninjato-rules-end = Nach sieben Runden zählen die Gerüchte, übrige Schätze je 1 Ehre und Elitewachen 1 oder 2. Die meiste Ehre gewinnt.
ninjato-rules-tie = Bei gleicher Ehre gewinnen mehr Gesandte, dann der älteste; sonst teilt ihr euch den Sieg.
ninjato-rules-decks = Die gedruckten Regeln nennen Gesamtzahlen, die Clanmarker, den Wert der Schätze, die Wirkung der Fertigkeiten und Beispiele. Wie viele es von jeder Karte gibt, die meisten Preise und Alter, ein paar Elitewachen und die Namen Kayakujutsu, Taijutsu und Kuji-in sind rekonstruiert.

# The strip of pictures in the rules
ninjato-strip-house = Du überfällst Haus 2 mit Kraft. Sein Posten ist eine 3.
ninjato-strip-sentry = Deine 4 ist mehr als 3: Du nimmst den billigsten Schatz, den Fächer.
ninjato-strip-banzai = Du rufst Banzai. Die nächste Wache ist eine 3, die Alarm schlägt …
ninjato-strip-alarm = … also kommt eine Vase ins Haus, und der wertvollste Schatz, die Jade, wird rot.
ninjato-strip-beaten = Du spielst eine 3 und dazu noch eine als +1: 4 schlägt die Wache, und die Schriftrolle gehört dir.
ninjato-strip-leave = Du gehst mit beiden. Beim Scheitern hättest du nur einen davon behalten.

# The unit of the scores
ninjato-amount = { $points } Ehre
ninjato-points-of = Ehre von { $name }
ninjato-points-yours = Deine Ehre
ninjato-points-none = Noch keine Ehre.

# The board
ninjato-nothing = nichts
ninjato-no-treasures = keine Schätze
ninjato-nobody = niemand
ninjato-houses = Häuser
ninjato-info = Die anderen und die Runden
ninjato-honor = { $count } Ehre
ninjato-token = { NOUN($clan, of: "ninjato-clan") } { $honor }
ninjato-house-name = Haus { $number }: { $token }; Posten { $sentry }; { $treasures }
ninjato-house-closed-name = Haus { $number }: { $token }; bis zum Ende der Runde geschlossen
ninjato-house-closed = bis zum Ende der Runde geschlossen
ninjato-in-house = { $what } im Haus
ninjato-strength = Kraft
ninjato-stealth = List
ninjato-by-strength = Mit Kraft: Mehr als { $value } schlägt den Posten
ninjato-by-stealth = Mit List: Weniger als { $value } schlägt den Posten
ninjato-dojo = Dojo
ninjato-dojo-name = Dojo: offen { $cards }; { $count } im Stapel
ninjato-dojo-deck = Der Stapel des Dojos, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
ninjato-dojo-discard = { $count } abgeworfen
ninjato-dojo-first = In der nächsten Runde zuerst: { $names }
ninjato-draws = { $count ->
        [one] noch eine Karte
       *[other] noch { $count } Karten
    }
ninjato-cards = { $count ->
        [one] eine { $value }
       *[other] { $count } Karten mit { $value }
    }
ninjato-hand = { $count ->
        [0] Keine Karte auf der Hand
        [one] Eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
ninjato-sensei = Sensei
ninjato-sensei-empty = Nichts zu lernen.
ninjato-tile = { $count ->
        [one] { NOUN($skill, of: "ninjato-tile") }, Stil { NOUN($style, of: "ninjato-style") }
       *[other] { $count } × { NOUN($skill, of: "ninjato-tile") }, Stil { NOUN($style, of: "ninjato-style") }
    }
ninjato-used = { $tile } (genutzt)
ninjato-skills = Fertigkeiten
ninjato-palace = Palast
ninjato-pavilion = Pavillon
ninjato-deck = noch { $count }
ninjato-slot-empty = Leerer Platz
ninjato-envoy = { $mask ->
        [yes] { NOUN($clan, of: "ninjato-clan") }-Gesandter, { $age } Jahre, maskiert
       *[no] { NOUN($clan, of: "ninjato-clan") }-Gesandter, { $age } Jahre
    }
ninjato-rumor = Gerücht „{ NOUN($kind, of: "ninjato-rumor") }“
ninjato-style-snake = Schlange
ninjato-style-tiger = Tiger
ninjato-style-crane = Kranich
ninjato-step-house = Wähle jetzt Kraft oder List.
ninjato-step-palace = Wähle jetzt die Schätze, mit denen du den Gesandten bezahlst.
ninjato-step-pavilion = Wähle jetzt die Schätze, mit denen du das Gerücht bezahlst.
ninjato-step-sensei = Wähle jetzt die Karte, die du dafür abwirfst.
ninjato-step-hand = Wähle jetzt: die 3 als +1 oder als −1.
ninjato-step-taijutsu = Taijutsu: Wähle jetzt +1 oder −1.
ninjato-step-boryaku = Boryaku: Wähle jetzt 2 oder 4.
ninjato-step-choho = Choho: Wähle jetzt den Schatz, den du zurücklegst.
ninjato-step-choho-second = Choho: Wähle jetzt den Schatz, den du aus dem Haus nimmst.
ninjato-step-kuji-in = Kuji-in: Wähle jetzt die genutzte Fertigkeit, die wieder bereit wird.
ninjato-verb-dojo = Besuchen
ninjato-verb-leave = Gehen
ninjato-verb-banzai = Banzai!
ninjato-verb-t = Ziehen
ninjato-verb-x = Abwerfen
ninjato-verb-b = Spielen
ninjato-verb-learn = Lernen
ninjato-verb-P = Bezahlen
ninjato-verb-R = Bezahlen
ninjato-verb-H = Überfallen
ninjato-verb-use = Nutzen
ninjato-verb-strike = Zuschlagen
ninjato-verb-k = Behalten
ninjato-verb-take = Nehmen
ninjato-verb-choose = Wählen
ninjato-verb-honor = Ehre nehmen
ninjato-verb-unused = Nicht nutzen
ninjato-verb-yield = Aufgeben
ninjato-pay = Bezahlen mit
ninjato-pay-name = { $list } bezahlen: { $honor } Ehre
ninjato-seat-honor = { $name }: { $honor } Ehre
ninjato-seat-elites = { $count ->
        [one] eine Elitewache
       *[other] { $count } Elitewachen
    }
ninjato-seat-rumors = { $count ->
        [one] ein Gerücht
       *[other] { $count } Gerüchte
    }
ninjato-shurikens = { $count ->
        [one] noch ein Shuriken zu legen
       *[other] noch { $count } Shuriken zu legen
    }
ninjato-invasion = { $side ->
        [strength] Haus { $number } mit Kraft
       *[stealth] Haus { $number } mit List
    }
ninjato-wins-strength = mehr als die Wache gewinnt
ninjato-wins-stealth = weniger als die Wache gewinnt
ninjato-shuriken = Erbeutet
ninjato-shuriken-empty = noch nichts
ninjato-left = Im Haus
ninjato-on-shuriken = { $what } auf dem Shuriken
ninjato-no-card-yet = noch keine Karte
ninjato-total = bisher
ninjato-total-name = { $total ->
        [none] Noch keine Karte gespielt
       *[other] Gespielt: { $total }
    }
ninjato-as = als { $value }
ninjato-as-which = als was?
ninjato-strike = Zuschlagen
ninjato-guard = { $value }er-Wache
ninjato-guard-alarm = { $value }er-Alarmwache
ninjato-guard-elite = Elitewache, { $strength } gegen Kraft, { $stealth } gegen List
ninjato-guard-double = zwei Elitewachen, { $first } und { $second }
ninjato-guard-of-two = { $value }er-Elitewache, eine von zweien
ninjato-faced-sentry = der Posten, eine { $guard }
ninjato-faced-normal = { $guard }
ninjato-faced-elite = { $guard }
ninjato-faced-standin = { $guard } als Ersatz für eine Elitewache
ninjato-strike-at = Zuschlagen: { $guard }
ninjato-plays = Was die Wache schlägt
ninjato-plays-title = Gewinnt:
ninjato-plays-of = Schlägt die { $value }:
ninjato-plays-none = Nichts, was du hast, schlägt sie.
ninjato-play-boryaku = Boryaku als { $value }
ninjato-play-taijutsu = Taijutsu { $value }
ninjato-play-three = 3 als { $value }
ninjato-source-sentry = der Posten
ninjato-source-normal = eine Wache
ninjato-source-elite = eine Elitewache
ninjato-source-double = zwei Elitewachen
ninjato-source-standin = Ersatz für eine Elitewache
ninjato-failed = Gescheitert: Ein Schatz bleibt, der Rest ist verloren.
ninjato-cleared = Das Haus ist leer. Wähle seinen neuen Clanmarker:
ninjato-beaten = { $count ->
        [one] eine Wache geschlagen
       *[other] { $count } Wachen geschlagen
    }
ninjato-next = { $source ->
        [elite] { $count ->
            [one] Als Nächstes: die letzte Elitewache
           *[other] Als Nächstes: eine von { $count } Elitewachen
        }
       *[other] { $count ->
            [one] Als Nächstes: die letzte Wache
           *[other] Als Nächstes: eine von { $count } Wachen
        }
    }
ninjato-next-none = { $left ->
        [one] Danach kommt niemand: Schlag diese Wache, und das Haus ist leer.
       *[other] Danach kommt niemand: Schlag beide, und das Haus ist leer.
    }
ninjato-odds = { $source ->
        [elite] was du hast, schlägt { $beaten } von { $of } Elitewachen
       *[other] was du hast, schlägt { $beaten } von { $of } Wachen
    }
ninjato-column = { $count ->
        [one] Eine { $value }er-Wache kann kommen
       *[other] { $count } { $value }er-Wachen können kommen
    }
ninjato-column-can = Deine Karten und Fertigkeiten können sie schlagen.
ninjato-column-cannot = Nichts, was du hast, schlägt sie.
ninjato-round = Runde { $round } von 7
ninjato-round-short = Runde { $round }
ninjato-order = Reihenfolge: { $names }
ninjato-clan = { NOUN($clan, of: "ninjato-clan") }: { $honor } Ehre auf den Häusern
ninjato-next-scoring = Wertung nach Runde { $round }, in dieser Reihenfolge
ninjato-heap = { $count ->
        [one] ein Schatz ausgegeben
       *[other] { $count } Schätze ausgegeben
    }
ninjato-bag = { $count ->
        [one] ein Schatz im Beutel
       *[other] { $count } Schätze im Beutel
    }
ninjato-guards-left = { $guards ->
        [one] eine Wache
       *[other] { $guards } Wachen
    } und { $elites ->
        [one] eine Elitewache
       *[other] { $elites } Elitewachen
    } in den Stapeln

# The cards that explain the pieces
ninjato-about-house = Zuerst kommt der Posten: Spiele mehr als { $value } mit Kraft oder weniger als { $value } mit List. Jeder Sieg bringt den nächsten Schatz, den billigsten zuerst, rote zuletzt.
ninjato-about-closed = Es wurde in dieser Runde geleert. Neue Schätze und ein neuer Posten kommen am Ende der Runde.
ninjato-about-token = Bei einer Wertung sind { NOUN($clan, of: "ninjato-clan") }-Marker auf den Häusern ihre Ehre wert, für den größten Einfluss in diesem Clan.
ninjato-about-strength = Du schlägst jede Wache mit mehr als ihrer Zahl. Gleich viel reicht nicht.
ninjato-about-stealth = Du schlägst jede Wache mit weniger als ihrer Zahl. Gleich viel reicht nicht.
ninjato-about-sentry = Die erste Wache jedes Überfalls. Der Posten bleibt, bis das Haus leer ist, und schlägt nie Alarm.
ninjato-about-guard = Schlag sie, um den nächsten Schatz zu nehmen. Scheiterst du, behältst du nur einen der erbeuteten Schätze.
ninjato-about-alarm = Der Alarm hat einen Schatz dazugebracht, und der wertvollste, der nicht rot war, ist rot geworden. Dann schlag sie wie jede andere Wache.
ninjato-about-standin = Alle Elitewachen sind gefangen, also hütet eine gewöhnliche Wache den roten Schatz.
ninjato-about-elite = Sie hütet einen roten Schatz. Die aufrechte Zahl gilt gegen Kraft, die schräge gegen List.
ninjato-about-double = Zwei Wachen hüten einen roten Schatz: Schlag jede für sich, in beliebiger Reihenfolge.
ninjato-about-elites = Gefangen, am Ende { $honor } Ehre wert.
ninjato-about-beaten = Jede davon brachte dir einen Schatz. Geschlagene Elitewachen gehören dir, auch wenn du später scheiterst.
ninjato-about-banzai = Stell dich der nächsten, noch unbekannten Wache, für einen weiteren Schatz. Kannst du sie nicht schlagen, behältst du nur einen Schatz.
ninjato-about-leave = Behalte alles, was du bei diesem Überfall erbeutet hast. Das Haus bekommt einen neuen Schatz.
ninjato-about-next-normal = Diese Wachen sind noch nicht zu sehen: der Stapel und, wenn er leer ist, die abgelegten. Die mit einer Glocke schlagen Alarm.
ninjato-about-next-elite = Nur rote Schätze sind übrig, und Elitewachen hüten sie. Gezeigt ist die Zahl, die für deinen Überfall gilt, gegen Kraft oder gegen List.
ninjato-about-plays = Die kürzesten Wege, mit deinen Karten und Fertigkeiten zu gewinnen. Was du spielst, ist verbraucht, auch wenn du scheiterst.
ninjato-about-total = Deine Karte mit allem, was dazukommt. Schlag zu, sobald das gewinnt.
ninjato-about-as = Wähle, wie sie zählt.
ninjato-about-pay = Du gibst diese Schätze ab und bekommst sofort ihre Ehre.
ninjato-about-card = Spiele sie gegen eine Wache oder gib sie dem Sensei für eine Fertigkeit.
ninjato-about-three = Spiele sie gegen eine Wache oder lege sie als +1 oder −1 zu einer anderen Karte.
ninjato-about-dojo = Zieh 2 Karten, 3, wenn du eine hast, 4, wenn du keine hast; höchstens 7 behältst du. Wer zuletzt hier war, ist in der nächsten Runde zuerst dran.
ninjato-about-dojo-deck = Dojokarten von 1 bis 5, verdeckt.
ninjato-about-dojo-first = Wer im Dojo war, ist in der nächsten Runde zuerst dran, der letzte Besuch vor den anderen.
ninjato-about-discard = Gespielte und abgeworfene Dojokarten. Sie werden gemischt, wenn der Stapel leer ist.
ninjato-about-hand-other = Für dich verdeckt. Offen genommene Karten haben alle gesehen.
ninjato-about-sensei = Lerne eine Fertigkeit für die Karte, die sie verlangt. Sie ist kostenlos, wenn du schon eine ihres Stils hast.
ninjato-about-lesson = { $card ->
        [none] Kostenlos für dich, denn du hast eine Fertigkeit im Stil { NOUN($style, of: "ninjato-style") }.
        [any] Kostet irgendeine Karte; dann sind Fertigkeiten im Stil { NOUN($style, of: "ninjato-style") } für dich kostenlos.
       *[other] Kostet eine { $card }; dann sind Fertigkeiten im Stil { NOUN($style, of: "ninjato-style") } für dich kostenlos.
    }
ninjato-about-used = { $about } Am Ende der Runde ist sie wieder bereit.
ninjato-about-shinobi-iri = Zieht von deiner Karte 2 ab, einmal pro Runde.
ninjato-about-intonjutsu = Deine Karte zählt 0, ohne Zugaben, einmal pro Runde.
ninjato-about-choho = Tauscht einen bei diesem Überfall erbeuteten Schatz gegen einen, der noch im Haus ist, einmal pro Runde, auch nach dem Scheitern.
ninjato-about-kayakujutsu = Gibt deiner Karte 2 dazu, einmal pro Runde.
ninjato-about-kenjutsu = Deine Karte zählt 6, ohne Zugaben, einmal pro Runde.
ninjato-about-kuji-in = Eine deiner genutzten Fertigkeiten ist wieder bereit, außer Hensojutsu, einmal pro Runde.
ninjato-about-taijutsu = Gibt deiner Karte 1 dazu oder zieht 1 ab, einmal pro Runde.
ninjato-about-boryaku = Zählt, als spieltest du eine 2 oder eine 4, ohne Karte, einmal pro Runde.
ninjato-about-seishin-teki = Macht vor einer Wache aus Kraft List oder aus List Kraft, für den Rest des Überfalls, einmal pro Runde.
ninjato-about-hensojutsu = Gibt bei jeder Wertung 1 Einfluss dazu, durch einen deiner maskierten Gesandten.
ninjato-about-palace = Bezahle einen Gesandten mit Schätzen: Ihre Ehre gehört sofort dir, und er gibt dir Einfluss in einem Clan.
ninjato-about-pavilion = Bezahle ein Gerücht mit Schätzen: Ihre Ehre gehört sofort dir, und das Gerücht bleibt verdeckt und zählt am Ende.
ninjato-about-envoy-deck = Sieben Gesandte jedes Clans, alle verschieden alt. Neue kommen am Ende der Runde.
ninjato-about-rumor-deck = Sechs Gerüchte von jeder der fünf Arten. Neue kommen am Ende der Runde.
ninjato-about-slot-empty = Am Ende der Runde kommt eine neue Karte.
ninjato-about-envoy = Gibt dir 1 Einfluss im Clan { NOUN($clan, of: "ninjato-clan") }. Bei Gleichstand entscheidet das Alter: Wer den ältesten Gesandten des Clans hat, liegt vorn.
ninjato-about-mask = Mit der Maske kann Hensojutsu 1 Einfluss dazugeben.
ninjato-about-cost-named = Preis: { $list }; { $honor } Ehre für dich.
ninjato-about-cost-any = { $count ->
        [one] Kostet einen beliebigen Schatz (?).
       *[other] Kostet { $count } beliebige Schätze (?).
    }
ninjato-about-cost-range = Kostet einen bis vier Schätze einer Art (=); mehr bringen mehr Ehre.
ninjato-about-cost-three = Kostet drei Schätze einer Art (=) und einen beliebigen (?).
ninjato-about-cost-pairs = Kostet zwei Schätze einer Art (helles =) und zwei einer anderen (dunkles =).
ninjato-about-rumor-W = Am Ende 1 Ehre für jede Elitewache, die du gefangen hast.
ninjato-about-rumor-G = Am Ende 1 Ehre für jedes deiner Gerüchte.
ninjato-about-rumor-P = Am Ende 1 Ehre für jeden deiner Gesandten.
ninjato-about-rumor-A = Am Ende 1 Ehre für jede deiner Fertigkeiten.
ninjato-about-rumor-D = Am Ende 6 Ehre, wenn nur du solche Gerüchte hast, 4, wenn zwei von euch welche haben, 2, wenn es mehr sind.
ninjato-about-rumor-now = Du hast { $count }: jetzt { $factor } × { $things } = { $honor }.
ninjato-about-rumors-other = Verdeckt: Bis zum Ende kennt sie nur, wer sie hat.
ninjato-about-treasure = Bringt { $honor } Ehre beim Ausgeben, 1, wenn du ihn am Ende noch hast.
ninjato-about-gold = Steht für jede Art und bringt deren Ehre, anstelle eines beliebigen 5. 1, wenn du es am Ende noch hast.
ninjato-about-red = Rot: Elitewachen hüten ihn.
ninjato-about-shurikens = Alle legen drei Shuriken pro Runde, immer eins nach dem anderen.
ninjato-about-honor = Nach sieben Runden gewinnt die meiste Ehre. Gerüchte, Elitewachen und übrige Schätze kommen am Ende dazu.
ninjato-about-rounds = Sieben Runden. Nach den Runden 3, 5 und 7, in Quadraten, werden die Clans gewertet.
ninjato-about-order = Ein Besuch im Dojo bringt dich in der nächsten Runde nach vorn.
ninjato-about-scoring = Clan für Clan nimmt der größte Einfluss die Ehre der Marker oder ein Gerücht; dann bekommt der zweitgrößte, was übrig blieb.
ninjato-about-clan = Einfluss: { $list }. Platz 1 wählt { $honor } Ehre oder ein Gerücht.
ninjato-about-clan-nobody = Hier hat noch niemand Einfluss. Platz 1 bekäme { $honor } Ehre oder ein Gerücht.
ninjato-about-clan-rank = { $name } { $count }
ninjato-about-bag = 90 Schätze insgesamt. Neue Schätze für die Häuser kommen von hier.
ninjato-about-heap = Ausgegebene und verlorene Schätze. Sie kommen zurück in den Beutel, wenn er leer ist.
ninjato-about-guards = 40 Wachen von 1 bis 5, bei denen jede 3 Alarm schlägt, und 20 Elitewachen.

# The guided first game
ninjato-lesson-aim = Sammle in sieben Runden die meiste Ehre: Überfalle diese fünf Häuser und gib ihre Schätze gut aus.
ninjato-lesson-strength = In jedem Zug legst du eines deiner drei Shuriken: Tippe auf Haus 2 und wähle Kraft, um den Posten, eine 3, mit mehr zu schlagen.
ninjato-lesson-card = Spiele die 4, denn sie ist mehr als 3; gleich viel reicht nicht.
ninjato-lesson-strike = Das schlägt die Wache: Schlag zu und nimm den billigsten Schatz des Hauses.
ninjato-lesson-leave = Geh und behalte ihn: Mehr Wachen bedeuten mehr Schätze, aber beim Scheitern behältst du nur einen.
ninjato-lesson-left = Ob du gehst oder scheiterst, das Haus bekommt einen neuen Schatz, und sein Posten bleibt.
ninjato-lesson-dojo = Besuche das Dojo: Du ziehst zwei Karten, behältst höchstens sieben und bist als letzter Besuch in der nächsten Runde zuerst dran.
ninjato-lesson-three = Nimm die 3: Du kannst sie auch als +1 oder −1 zu einer anderen Karte legen.
ninjato-lesson-deck = Zieh die zweite Karte verdeckt vom Stapel.
ninjato-lesson-sensei = Lerne die Fertigkeit Shinobi-iri für eine 1; von jetzt an sind andere Fertigkeiten ihres Stils, der Schlange, für dich kostenlos.
ninjato-lesson-round = Das war dein drittes Shuriken: Die Runde endet, und eine neue beginnt.
ninjato-lesson-stealth = Überfalle jetzt Haus 3 mit List; damit schlägst du jede Wache mit weniger als ihrer Zahl.
ninjato-lesson-low = Spiele die 2: Sie ist noch nicht weniger als 1, aber du hast eine Fertigkeit.
ninjato-lesson-skill = Nutze Shinobi-iri: Es zieht von deiner Karte 2 ab, einmal pro Runde.
ninjato-lesson-used = Eine genutzte Fertigkeit liegt bis zum Ende der Runde verdeckt.
ninjato-lesson-banzai = Die Balken zeigen, welche Wachen kommen können, und deine 2 schlägt nur wenige; versuch trotzdem dein Glück und rufe Banzai!
ninjato-lesson-alarm = Eine Alarmwache: Ein Schatz kam dazu, und der wertvollste wurde rot, aber nichts, was du hast, schlägt eine 3. Also gib auf.
ninjato-lesson-fail = Du bist gescheitert und behältst nur einen deiner Schätze: Nimm die Jade.
ninjato-lesson-lost = Der Fächer ist verloren: Wer weiß, wann Schluss ist, gewinnt dieses Spiel.
ninjato-lesson-elite = Elitewachen hüten die roten Schätze, und deine 5 schlägt ihre 4 gegen Kraft: Schlag zu und nimm sie gefangen.
ninjato-lesson-clear = Das Haus ist leer, also wähle seinen neuen Clanmarker: Marker sind Ehre für den größten Einfluss im Clan.
ninjato-lesson-closed = Ein geleertes Haus ist bis zum Ende der Runde geschlossen; dann kommen neue Schätze und ein neuer Posten.
ninjato-lesson-double = Eine Doppelwache sind zwei Elitewachen, die einen Schatz hüten: Deine 5 schlägt die 4, also schlag sie zuerst.
ninjato-lesson-second = Jetzt die 2: Sie will für sich geschlagen sein, also spiele die 3.
ninjato-lesson-both = Schlag noch einmal zu: Erst wenn beide geschlagen sind, gehört die rote Jade dir.
ninjato-lesson-palace = Bezahle mit einem Fächer, 2 Ehre wert, und einem Gold anstelle einer Jade, 5 wert, einen Gesandten, der dir Einfluss im Clan Taira gibt.
ninjato-lesson-pavilion = Bezahle mit einer Vase ein Gerücht: 4 Ehre jetzt und am Ende 1 für jede Elitewache, die du gefangen hast.
ninjato-lesson-slots = Leere Plätze werden am Ende der Runde aufgefüllt; Gerüchte bleiben verdeckt, bis die Partie zu Ende ist.
ninjato-lesson-rounds = Nach den Runden 3, 5 und 7 werden die Clans gewertet, jedes Mal in anderer Reihenfolge: jetzt die Minamoto, die Go-Shirakawa, die Taira.
ninjato-lesson-age = Haben zwei gleich viel Einfluss, entscheidet der älteste Gesandte des Clans: Bei den Taira ist es deiner mit 72 Jahren.
ninjato-lesson-hensojutsu = Hensojutsu gibt 1 Einfluss durch einen maskierten Gesandten dazu: Wähle deinen.
ninjato-lesson-scoring = Du hast den größten Einfluss im Clan Taira: Nimm seine 14 Ehre, und Platz 2 bekommt stattdessen ein Gerücht.
ninjato-lesson-several = Mehrere Gerüchte einer Art zählen mehr: Jede deiner Elitewachen bringt 2 mit zwei Kriegern, 4 mit dreien.
ninjato-lesson-end = Nach Runde 7 kommen Gerüchte, Elitewachen und übrige Schätze dazu, und die meiste Ehre gewinnt.
