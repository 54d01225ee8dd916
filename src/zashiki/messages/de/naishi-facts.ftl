# Naishi: cards and places in sentences. `.object` is what somebody moves, `.the` and `.dative` are its other cases,
# `.beside` a number of them in the dative.
naishi-card-Mountain = Berg
    .the = der Berg
    .object = den Berg
    .dative = dem Berg
naishi-card-Naishi = Naishi
    .the = die Naishi
    .object = die Naishi
    .dative = der Naishi
    .beside = { $count ->
        [one] einer Naishi
       *[other] { $count } Naishi
    }
naishi-card-Advisor = Berater
    .the = der Berater
    .object = den Berater
    .dative = dem Berater
naishi-card-Sentinel = Wächter
    .the = der Wächter
    .object = den Wächter
    .dative = dem Wächter
naishi-card-Monk = Mönch
    .the = der Mönch
    .object = den Mönch
    .dative = dem Mönch
naishi-card-Horseman = Reiter
    .the = der Reiter
    .object = den Reiter
    .dative = dem Reiter
naishi-card-Ronin = Ronin
    .the = der Ronin
    .object = den Ronin
    .dative = dem Ronin
naishi-card-Ninja = Ninja
    .the = der Ninja
    .object = den Ninja
    .dative = dem Ninja
naishi-card-Fort = Festung
    .the = die Festung
    .object = die Festung
    .dative = der Festung
    .beside = { $count ->
        [one] einer Festung
       *[other] { $count } Festungen
    }
naishi-card-Torii = Torii
    .the = das Torii
    .object = das Torii
    .dative = dem Torii
    .beside = { $count ->
        [one] einem Torii
       *[other] { $count } Torii
    }
naishi-card-Rice-field = Reisfeld
    .the = das Reisfeld
    .object = das Reisfeld
    .dative = dem Reisfeld
naishi-card-Banner = Banner
    .the = das Banner
    .object = das Banner
    .dative = dem Banner
naishi-card-hidden = verdeckte Karte
    .the = eine verdeckte Karte
    .object = eine verdeckte Karte
    .dative = einer verdeckten Karte
naishi-place-L1 = Linie 1
naishi-place-L2 = Linie 2
naishi-place-L3 = Linie 3
naishi-place-L4 = Linie 4
naishi-place-L5 = Linie 5
naishi-place-H1 = Hand 1
naishi-place-H2 = Hand 2
naishi-place-H3 = Hand 3
naishi-place-H4 = Hand 4
naishi-place-H5 = Hand 5
naishi-place-R1 = Fluss 1
naishi-place-R2 = Fluss 2
naishi-place-R3 = Fluss 3
naishi-place-R4 = Fluss 4
naishi-place-R5 = Fluss 5

# What happens in a move
naishi-keep-card =
    .does = behält { NOUN($piece, of: "naishi-card", form: "object") } und gibt { NOUN($given, of: "naishi-card", form: "object") } weg
    .you = behältst { NOUN($piece, of: "naishi-card", form: "object") } und gibst { NOUN($given, of: "naishi-card", form: "object") } weg
    .do = { NOUN($piece, of: "naishi-card", form: "object") } behalten und { NOUN($given, of: "naishi-card", form: "object") } weggeben
naishi-keep-hidden =
    .does = behält eine Karte und gibt die andere weg
    .you = behältst eine Karte und gibst die andere weg
naishi-receive =
    .does = bekommt { NOUN($piece, of: "naishi-card", form: "object") }
    .you = bekommst { NOUN($piece, of: "naishi-card", form: "object") }
naishi-develop =
    .does = entwickelt { NOUN($place, of: "naishi-place") }: { NOUN($piece, of: "naishi-card", form: "object") } für { NOUN($old, of: "naishi-card", form: "object") }
    .you = entwickelst { NOUN($place, of: "naishi-place") }: { NOUN($piece, of: "naishi-card", form: "object") } für { NOUN($old, of: "naishi-card", form: "object") }
    .do = { NOUN($piece, of: "naishi-card", form: "object") } für { NOUN($old, of: "naishi-card", form: "object") } auf { NOUN($place, of: "naishi-place") } legen
naishi-reveal = Stapel { $column } zeigt { NOUN($piece, of: "naishi-card", form: "object") }
naishi-empty-pile = Stapel { $column } ist leer
naishi-discard-two =
    .does = entsendet einen Emissär, um Fluss { $low } und { $high } abzuwerfen
    .you = entsendest einen Emissär, um Fluss { $low } und { $high } abzuwerfen
    .do = { NOUN($first, of: "naishi-card", form: "object") } und { NOUN($second, of: "naishi-card", form: "object") } aus dem Fluss abwerfen
naishi-discard-card =
    .does = wirft { NOUN($piece, of: "naishi-card", form: "object") } ab
    .you = wirfst { NOUN($piece, of: "naishi-card", form: "object") } ab
naishi-swap-river =
    .does = entsendet einen Emissär, um Fluss { $low } und { $high } zu tauschen
    .you = entsendest einen Emissär, um Fluss { $low } und { $high } zu tauschen
    .do = im Fluss { NOUN($first, of: "naishi-card", form: "object") } und { NOUN($second, of: "naishi-card", form: "object") } tauschen
naishi-swap-line =
    .does = entsendet einen Emissär, um Linie { $low } und { $high } zu tauschen
    .you = entsendest einen Emissär, um Linie { $low } und { $high } zu tauschen
    .do = in deiner Linie { NOUN($first, of: "naishi-card", form: "object") } und { NOUN($second, of: "naishi-card", form: "object") } tauschen
naishi-swap-hand =
    .does = entsendet einen Emissär, um Hand { $low } und { $high } zu tauschen
    .you = entsendest einen Emissär, um Hand { $low } und { $high } zu tauschen
    .do = in deiner Hand { NOUN($first, of: "naishi-card", form: "object") } und { NOUN($second, of: "naishi-card", form: "object") } tauschen
naishi-swap-column =
    .does = entsendet einen Emissär, um Hand { $column } und Linie { $column } zu tauschen
    .you = entsendest einen Emissär, um Hand { $column } und Linie { $column } zu tauschen
    .do = { NOUN($line, of: "naishi-card", form: "object") } in Linie { $column } und { NOUN($hand, of: "naishi-card", form: "object") } in Hand { $column } tauschen
naishi-move =
    .does = legt { NOUN($card, of: "naishi-card", form: "object") } auf { NOUN($place, of: "naishi-place") }
    .you = legst { NOUN($card, of: "naishi-card", form: "object") } auf { NOUN($place, of: "naishi-place") }
naishi-decree-exchange =
    .does = erlässt, dass { NOUN($place, of: "naishi-place") } die Seite wechselt
    .you = erlässt, dass { NOUN($place, of: "naishi-place") } die Seite wechselt
    .do = Erlass: { NOUN($place, of: "naishi-place") } wechselt die Seite, { NOUN($own, of: "naishi-card", form: "object") } gegen { NOUN($other, of: "naishi-card", form: "object") }
naishi-give =
    .does = gibt { NOUN($card, of: "naishi-card", form: "object") }
    .you = gibst { NOUN($card, of: "naishi-card", form: "object") }
naishi-get =
    .does = bekommt dafür { NOUN($card, of: "naishi-card", form: "object") }
    .you = bekommst dafür { NOUN($card, of: "naishi-card", form: "object") }
naishi-recall-all =
    .does = { $count ->
        [one] ruft einen Emissär zurück
       *[other] ruft beide Emissäre zurück
    }
    .you = { $count ->
        [one] rufst einen Emissär zurück
       *[other] rufst beide Emissäre zurück
    }
    .do = { $count ->
        [one] deinen Emissär zurückrufen
       *[other] deine beiden Emissäre zurückrufen
    }
naishi-recall-swap =
    .does = ruft einen Emissär von einem Tauschfeld zurück
    .you = rufst einen Emissär von einem Tauschfeld zurück
    .do = einen Emissär von einem Tauschfeld zurückrufen
naishi-recall-discard =
    .does = ruft einen Emissär von einem Abwurffeld zurück
    .you = rufst einen Emissär von einem Abwurffeld zurück
    .do = einen Emissär von einem Abwurffeld zurückrufen
naishi-declare =
    .does = ruft das Ende aus
    .you = rufst das Ende aus
    .do = das Ende ausrufen; dein Gegenüber hat noch einen letzten Zug
naishi-finish =
    .does = beendet den Zug
    .you = beendest den Zug
    .do = den Zug beenden
naishi-last-turn-follows = Ein letzter Zug folgt
naishi-over = Die Partie ist zu Ende

# Questions
naishi-ask-keep = Behalte eine deiner zwei Karten; die andere geht an dein Gegenüber.
naishi-ask-develop = Nimm jetzt eine Flusskarte.
naishi-ask-add = Entsende einen Emissär oder beende den Zug.
naishi-ask-turn = { $may_declare ->
    [0] { $emissaries ->
        [send] Flusskarte nehmen oder Emissär entsenden.
        [recall] Flusskarte nehmen oder Emissäre zurückrufen.
        [both] Flusskarte nehmen oder Emissäre nutzen.
       *[none] Flusskarte nehmen.
    }
   *[other] { $emissaries ->
        [send] Karte nehmen, Emissär entsenden oder Ende ausrufen.
        [recall] Karte nehmen, Emissäre zurückrufen oder Ende ausrufen.
        [both] Karte nehmen, Emissäre nutzen oder Ende ausrufen.
       *[none] Flusskarte nehmen oder Ende ausrufen.
    }
}
naishi-ask-last-turn = { $emissaries ->
    [send] Letzter Zug: Flusskarte nehmen oder Emissär entsenden.
    [recall] Letzter Zug: Flusskarte nehmen oder Emissäre zurückrufen.
    [both] Letzter Zug: Flusskarte nehmen oder Emissäre nutzen.
   *[none] Letzter Zug: Flusskarte nehmen.
}

# Why a move is not legal
naishi-refuse-set-up = Behalte zuerst eine deiner zwei Karten.
naishi-refuse-keep = Karten werden nur zu Beginn behalten.
naishi-refuse-finish = Ein Zug braucht eine Hauptaktion: entwickeln, erlassen, zurückrufen oder das Ende ausrufen.
naishi-refuse-after-develop = Du hast entwickelt; jetzt kann ein Emissär folgen, oder beende den Zug.
naishi-refuse-must-develop = Nach einer Zusatzaktion musst du entwickeln.
naishi-refuse-empty = Stapel { $column } ist leer.
naishi-refuse-none-to-recall = Du hast keinen Emissär zum Zurückrufen.
naishi-refuse-recall-all = Nimm r; das ruft alle deine Emissäre zurück.
naishi-refuse-none-there = Auf so einem Feld steht kein Emissär von dir.
naishi-refuse-declare = Das Ende lässt sich nur ausrufen, wenn ein Stapel leer ist.
naishi-refuse-declared = Dein Gegenüber hat das Ende ausgerufen; das ist der letzte Zug.
naishi-refuse-last-turn = Zwei Stapel sind leer, also ist das ohnehin der letzte Zug.
naishi-refuse-none-free = Du hast keinen freien Emissär.
naishi-refuse-decree = Der Erlass ist schon benutzt.
naishi-refuse-swap = Alle Tauschfelder sind besetzt.
naishi-refuse-discard = Beide Abwurffelder sind besetzt.
naishi-refuse-last-card = Im Fluss muss eine Karte zum Entwickeln bleiben.
naishi-refuse-empty-pile = Beide Stapel müssen eine Karte haben.

# Where points come from
naishi-score-mountains = { $count ->
    [one] ein Berg: { $points }
   *[other] { $count } Berge: { $points }
}
naishi-score-ninjas = { $count ->
    [one] Ninja ohne Vorbild: { $points }
   *[other] { $count } Ninjas ohne Vorbild: { $points }
}
naishi-score-torii = { $count } Torii: { $points }
naishi-score-rice-fields = { $count ->
    [one] ein einzelnes Reisfeld: { $points }
   *[other] eine Gruppe von { $count } Reisfeldern: { $points }
}
naishi-score-banners = { $count ->
    [one] 1 Banner in der Linie: { $points }
   *[other] { $count } Banner in der Linie: { $points }
}
naishi-score-card = { $is_copy ->
    [0] { NOUN($piece, of: "naishi-card") } in { LIST($places, of: "naishi-place") }: { $points }
   *[other] Ninja als { NOUN($piece, of: "naishi-card") } in { LIST($places, of: "naishi-place") }: { $points }
}
naishi-score-beside = { $is_copy ->
    [0] { NOUN($piece, of: "naishi-card") } in { LIST($places, of: "naishi-place") }: { $own }, neben { NOUN($giver, $count, of: "naishi-card", form: "beside") }: +{ $bonus }
   *[other] Ninja als { NOUN($piece, of: "naishi-card") } in { LIST($places, of: "naishi-place") }: { $own }, neben { NOUN($giver, $count, of: "naishi-card", form: "beside") }: +{ $bonus }
}
naishi-score-under-banner = { $is_copy ->
    [0] { NOUN($piece, of: "naishi-card") } in { LIST($places, of: "naishi-place") }: { $own }, unter einem Banner: +{ $bonus }
   *[other] Ninja als { NOUN($piece, of: "naishi-card") } in { LIST($places, of: "naishi-place") }: { $own }, unter einem Banner: +{ $bonus }
}

# The text board
naishi-board-hand = Hand
naishi-board-line = Linie
naishi-board-river = Fluss
naishi-board-dealt = Bekommen
naishi-board-empty = leer
naishi-board-known = bekannt
naishi-board-left = { $column }: noch { $cards }
naishi-board-emissaries = { $free } von { $all } Emissären frei
naishi-board-points = { $points ->
    [1] { $points } Punkt
   *[other] { $points } Punkte
}
naishi-board-court = Hof: Tausch { $swaps }/{ $swap_spaces }, Abwurf { $discards }/{ $discard_spaces } besetzt, Erlass { $decree ->
    [free] frei
   *[used] benutzt
}

# The rules in brief, for the terminal: lines of at most 60 columns
naishi-primer =
    Du hast eine Linie aus fünf offenen Karten und eine Hand aus
    fünf verdeckten in fester Ordnung. Linie, Hand und Fluss
    teilen sich die Spalten 1-5. Am Ende zählen die Karten nach
    Art, Platz und Nachbarn.

    In jedem Zug tust du eines davon:
      entwickeln  eine Flusskarte ersetzt deine Karte in ihrer
               Spalte: L3 in der Linie, H3 in der Hand. Deine
               alte Karte wird abgeworfen. Davor oder danach
               darf einmal ein Emissär helfen: x14 wirft die
               Flusskarten 1 und 4 ab; sR14 sL14 sH14 tauschen
               zwei Karten von Fluss, Linie oder Hand; sV3
               tauscht Linie und Hand in Spalte 3.
               Oder den Zug beenden: -
      erlassen dL3 dH3: Die Karten beider dort wechseln die
               Seite; einmal in der Partie, und der Emissär
               bleibt
      zurück   r ruft deine Emissäre zurück (rs, rx nur einen)
      Ende     end, wenn ein Stapel leer ist: Dein Gegenüber
               hat noch einen Zug. Nicht in einem letzten Zug.
    Auch zwei leere Stapel beenden die Partie: Nach einem Zug
    der Seite, die begann, hat die andere noch einen letzten.

    Punkte: ein Berg 5, mehr -5. Naishi in Spalte 3: Linie 12,
    Hand 8. Berater 2 4 3 4 2 je Spalte, +4 für jede Naishi
    daneben. Festung in einer Ecke 6. Wächter 3 ohne Wächter
    daneben, +4 für jede Festung daneben. Torii: eins -5, zwei
    0, drei 30. Mönch in der Hand 5, +2 für jedes Torii daneben.
    Reisfelder in einer Gruppe: 2, 3, 4 machen 10, 20, 30.
    Banner in der Linie: eins 3, zwei 8. Reiter in der Hand 3,
    unter einem Banner +10. Ronin nach verschiedenen Karten: 8,
    9, 10 machen 8, 15, 45. Ein Ninja wird ein anderer deiner
    Charaktere.
