# Naishi: the home page, the options
naishi-motto = Baue einen Hof auf zehn Plätzen, die Hälfte davon verdeckt. Bestimme, wann Schluss ist.
naishi-option-recall = Zurückgerufene Emissäre
naishi-option-recall-one-or-both = einer oder beide
naishi-option-recall-all = alle zusammen
naishi-about = Von Mathieu Bieri und Alex Fortineau, erschienen bei Merle Éditions (2024). Für zwei: zehn Plätze, fünf davon verdeckt, und ein Ende, das beide ausrufen dürfen.

# The rules
naishi-rules-title-emissaries = Emissäre
naishi-rules-aim = Mach aus Bergen ein Gebiet von zehn Karten: fünf in deiner Linie, für alle sichtbar, und fünf in deiner Hand, nur für dich. Es kommt darauf an, was wo liegt. Die meisten Punkte gewinnen.
naishi-rules-river = Der Fluss hat fünf Stapel mit je sechs Karten, die oberste liegt offen. Jeder Stapel bildet eine Spalte mit einem Platz deiner Linie und einem deiner Hand.
naishi-rules-draft = Du beginnst mit fünf Bergen in der Linie, drei in der Hand und zwei anderen Karten: Behalte eine und gib die andere weg; dein Gegenüber tut dasselbe. Dann wird deine Hand gemischt.
naishi-rules-eye = Eine Karte, die vor beider Augen in eine Hand kommt, bleibt bekannt; das Spielbrett kennzeichnet sie mit einem Auge. Tauschen zwei Handkarten die Plätze, sehen beide, welche Plätze es sind.
naishi-rules-turn = Tu eines davon:
naishi-rules-develop-name = Entwickeln
naishi-rules-develop = Lege die oberste Karte eines Stapels in deine Linie oder Hand, in ihre Spalte. Deine alte Karte dort wird abgeworfen, und der Stapel zeigt seine nächste. Davor oder danach darfst du einen Emissär entsenden.
naishi-rules-decree-name = Erlass
naishi-rules-decree = Einmal in der Partie, durch eine Seite. Ein Emissär geht auf das Erlassfeld und bleibt dort. Wähle einen Platz der Linie oder der Hand: Deine Karte dort und die deines Gegenübers wechseln die Seite.
naishi-rules-recall-name = Zurückrufen
naishi-rules-recall = Nimm einen oder beide Emissäre zurück, nur nie den vom Erlass. (Ein Tisch kann so eröffnet werden, dass alle zusammen zurückkommen.)
naishi-rules-declare-name = Ende ausrufen
naishi-rules-declare = Geht, sobald ein Stapel leer ist, aber nicht in einem letzten Zug. Dein Gegenüber hat noch einen letzten Zug.
naishi-rules-emissaries = Du hast zwei. Jeder geht auf ein freies Feld des Hofes, handelt sofort und bleibt, bis du ihn zurückrufst.
naishi-rules-swap-name = Tausch
naishi-rules-swap = Drei Felder. Tausche zwei oberste Karten des Flusses, zwei Karten deiner Linie, zwei deiner Hand oder in einer deiner Spalten Linie und Hand.
naishi-rules-discard-name = Abwurf
naishi-rules-discard = Zwei Felder. Wirf die obersten Karten zweier Stapel ab. Wenn du noch entwickeln musst, muss im Fluss eine Karte bleiben.
naishi-rules-end = Die Partie endet auch, sobald nach einem Zug zwei oder mehr Stapel leer sind: sofort, außer es war ein Zug der Seite, die begonnen hat; dann hat die andere noch einen letzten Zug. Auf einen letzten Zug folgt nie noch einer.
naishi-rules-tie = Bei gleich vielen Punkten gewinnen mehr verschiedene Farben; sonst ist es unentschieden.
naishi-rules-scoring = Die Linie liegt über der Hand. „Neben“ heißt links, rechts, über oder unter.
naishi-rules-mountain = 5, wenn es der einzige in deinem Gebiet ist; zwei oder mehr zusammen −5.
naishi-rules-naishi = In der mittleren Spalte: 12 in der Linie, 8 in der Hand. Anderswo 0.
naishi-rules-advisor = 2, 4, 3, 4, 2 je nach Spalte; und 4 für jede Naishi daneben.
naishi-rules-sentinel = 3, wenn kein Wächter daneben ist; und 4 für jede Festung daneben.
naishi-rules-monk = 5 in der Hand; und in beiden Reihen 2 für jedes Torii daneben.
naishi-rules-horseman = In der Hand 3 und unter einem Banner 10 mehr. In der Linie 0.
naishi-rules-ronin = 8 für 8 verschiedene Arten in deinem Gebiet, 15 für 9 Arten, 45 für 10; Berge und Ninjas sind keine Arten.
naishi-rules-ninja = Muss ein anderer Charakter deines Gebiets werden, auf dem eigenen Platz und in jeder Hinsicht, nur nicht als Art für den Ronin; die beste Wahl wird für dich getroffen. Ohne Vorbild bringt er nichts und hat keine Farbe.
naishi-rules-fort = 6 in jeder Ecke: erste und letzte Spalte, beide Reihen.
naishi-rules-torii = Eins −5, zwei 0, drei oder mehr zusammen 30.
naishi-rules-rice-field = Gruppen von Feldern nebeneinander: zwei 10, drei 20, vier oder mehr 30.
naishi-rules-banner = Nur in der Linie: eins 3, zwei zusammen 8.
naishi-rules-beside-example = Neben diesem Berater sind ein Wächter, ein Banner und darunter eine Naishi, die ihm 4 mehr bringt.
naishi-rules-score-example = Dieses Gebiet bringt 62. Die drei Reisfelder bringen zusammen 20.
naishi-rules-card = Karte
naishi-rules-copies = Im Spiel
naishi-rules-points = Punkte
naishi-rules-kinds = Naishi, Berater, Wächter, Mönch, Reiter, Ronin und Ninja sind Charaktere; Festung, Torii, Reisfeld und Banner sind Provinzen.

# The board
naishi-you = Du
naishi-river = Fluss
naishi-line = Linie
naishi-hand = Hand
naishi-line-of = { $owner ->
    [you] Deine Linie
   *[other] Linie von { $owner }
}
naishi-hand-of = { $owner ->
    [you] Deine Hand
   *[other] Hand von { $owner }
}
# A place of a Line or a Hand, for a screen reader.
naishi-place = { $owner ->
    [you] Deine { $row }
   *[other] { $row } von { $owner }
}, Spalte { $column }: { $card ->
    [hidden] eine verdeckte Karte
   *[other] { NOUN($card, of: "naishi-card") }
}{ $known ->
    [mine] , { $other } bekannt
    [theirs] , dir bekannt
   *[no] { "" }
}
naishi-pile = Fluss, Spalte { $column }: { $count ->
    [0] leer
    [one] { NOUN($card, of: "naishi-card") }, die letzte Karte des Stapels
   *[other] { NOUN($card, of: "naishi-card") }, { $count } Karten im Stapel
}
naishi-empty = leer
naishi-court = Kaiserhof
naishi-swap = Tausch
naishi-discard = Abwurf
naishi-decree = Erlass
naishi-swap-short = zwei Karten tauschen
naishi-discard-short = zwei Flusskarten
naishi-decree-short = eine Karte mit { $other }
naishi-stand = { $mine ->
    [0] { "" }
    [one] , ein Emissär von dir
   *[other] , { $mine } Emissäre von dir
}{ $theirs ->
    [0] { "" }
    [one] , einer von { $other }
   *[other] , { $theirs } von { $other }
}
naishi-space-swap = Zwei Karten tauschen: { $free ->
    [0] kein freies Feld
    [one] ein freies Feld
   *[other] { $free } freie Felder
}{ naishi-stand }
naishi-space-discard = Zwei Flusskarten abwerfen: { $free ->
    [0] kein freies Feld
    [one] ein freies Feld
   *[other] { $free } freie Felder
}{ naishi-stand }
naishi-space-decree = Erlass, einen Platz mit deinem Gegenüber tauschen, einmal in der Partie: { $free ->
    [0] besetzt
   *[other] frei
}{ naishi-stand }
naishi-free = { $owner ->
    [you] Deine freien Emissäre
   *[other] Freie Emissäre von { $owner }
}: { $count }
naishi-discard-pile = Ablagestapel: { $count ->
    [0] leer
    [one] eine Karte, { NOUN($card, of: "naishi-card") }
   *[other] { $count } Karten, oben { NOUN($card, of: "naishi-card") }
}
naishi-discarded = { $count } abgeworfen
naishi-dealt = Deine zwei Karten
naishi-dealt-card = Karte { $number } von zweien, zum Behalten oder Weggeben: { NOUN($card, of: "naishi-card") }
naishi-dealt-hidden = Eine verdeckt gegebene Karte
naishi-keep = Behalte eine deiner zwei Karten; die andere geht an { $other }.
naishi-drafting = Alle behalten eine Karte und geben eine weg.
naishi-score = Punkte
naishi-score-so-far = Punkte bisher
naishi-turn = Zug { $turn }
naishi-last-turn = Letzter Zug
naishi-gave = Gegeben
naishi-gave-whole = Zu Beginn hast du { $other } { NOUN($card, of: "naishi-card", form: "object") } gegeben; wohin die Karte in der Hand kam, hast du nicht gesehen.
# The primary button of the action bar
naishi-verb-k = Behalten
naishi-verb-L = Entwickeln
naishi-verb-H = Entwickeln
naishi-verb-x = Abwerfen
naishi-verb-s = Tauschen
naishi-verb-d = Erlassen
naishi-verb-r = { $count ->
    [2] Beide zurückrufen
   *[other] Zurückrufen
}
naishi-verb-end = Ende ausrufen
naishi-verb-finish = Zug beenden

# The next step
naishi-step-keep = Tippe sie noch einmal an, um sie zu behalten und die andere wegzugeben.
naishi-step-recall = Rufe beide zurück oder wähle das Feld, von dem einer zurückkommt.
naishi-step-develop = Wähle jetzt, wohin { NOUN($card, of: "naishi-card", form: "the") } kommt: in deine Linie oder in deine Hand.
naishi-step-swap = Wähle jetzt die erste von zwei Karten zum Tauschen.
naishi-step-swap-second = Wähle jetzt die Karte, die mit { NOUN($card, of: "naishi-card", form: "dative") } den Platz tauscht.
naishi-step-discard = Wähle jetzt die erste von zwei Flusskarten.
naishi-step-discard-second = Wähle jetzt die Flusskarte, die du mit { NOUN($card, of: "naishi-card", form: "dative") } abwirfst.
naishi-step-decree = Wähle jetzt den Platz, dessen zwei Karten die Seite wechseln.

# What things are and do, for the card that explains them
naishi-worth = { $count ->
    [one] Jetzt { $points }.
   *[other] Jetzt { $points } für alle { $count } zusammen.
}
naishi-worth-least = Jetzt wenigstens { $points }.
naishi-worth-ninja = Jetzt als { NOUN($card, of: "naishi-card") } { $points }.
naishi-about-known-mine = Das Auge: { $other } kennt diese Karte.
naishi-about-known-theirs = Das Auge: Du kennst diese Karte, denn du hast gesehen, wie sie dorthin kam.
naishi-about-unknown = Nur { $owner } kennt sie. Sie lag von Anfang an dort: ein Berg, die Karte, die du weggegeben hast, oder die, die { $owner } behalten hat.
naishi-about-secret = Nur { $owner } sieht diese Karte vor dem Ende.
naishi-about-line = Fünf Karten, die beide sehen: die obere Reihe eines Gebiets.
naishi-about-hand = Fünf Karten, die nur die eigene Seite sieht, außer die andere sah, wie sie dorthin kamen: die untere Reihe eines Gebiets.
naishi-about-develop = Für dich: { $line } in der Linie, { $hand } in der Hand.
naishi-about-pile = { $below ->
    [0] Es ist die letzte Karte des Stapels.
    [one] Darunter liegt verdeckt noch eine Karte.
   *[other] Darunter liegen verdeckt noch { $below } Karten.
}
naishi-about-pile-empty = In dieser Spalte sind keine Karten mehr. Ist ein Stapel leer, darfst du das Ende ausrufen; zwei leere Stapel beenden die Partie.
naishi-about-none-free = Du hast keinen freien Emissär.
naishi-about-recall = Sie zurückzurufen kostet einen ganzen Zug: Tippe hier.
naishi-about-emissaries = Jeder geht auf ein freies Feld des Hofes, handelt sofort und bleibt, bis { $name } ihn zurückruft.
naishi-about-discards = Abgeworfene Karten kommen nicht wieder. Nur die oberste ist zu sehen.
naishi-about-score = Deine Punkte, wenn die Partie jetzt endete. Die von { $other } sind bis zum Ende verborgen.
naishi-about-score-over = Die Punkte dieses Gebiets.
naishi-about-turn = Die Züge beider Seiten zusammen.
naishi-about-last-turn = Nach diesem Zug ist die Partie zu Ende, und alle Punkte werden gezählt.

# The guided first game
naishi-lesson-territory = Dein Gebiet hat zehn Plätze: fünf in der Linie, die wir beide sehen, und fünf in der Hand, die nur du siehst.
naishi-lesson-draft = Behalte eine deiner zwei Karten und gib mir die andere, und ich tue dasselbe: Behalte den Reiter.
naishi-lesson-hand = Ich habe dir auch eine Karte gegeben, und deine Hand wurde gemischt; von jetzt an bleibt jede Karte an ihrem Platz.
naishi-lesson-river = In einem Zug nimmst du die oberste Karte eines Stapels; sie ersetzt deine Linien- oder deine Handkarte in derselben Spalte.
naishi-lesson-develop = Eine Naishi bringt in der Mitte der Linie 12: Tippe sie im Fluss an und dann ihren leuchtenden Platz in deiner Linie.
naishi-lesson-finish = Vor oder nach dem Nehmen darfst du auch einen Emissär an den Hof entsenden; diesmal beende einfach deinen Zug.
naishi-lesson-fort = Ich habe eine Festung in eine Ecke gelegt, wo sie 6 bringt; überall sonst brächte sie nichts.
naishi-lesson-beside = Ein Berater bringt 4 mehr für eine Naishi neben ihm, also links, rechts, darüber oder darunter: Lege diesen in deine Linie.
naishi-lesson-swap = Unter einem Banner bringt ein Reiter 10 mehr: Tippe am Hof auf Tausch, dann auf den Reiter und den Berg unter dem Banner.
naishi-lesson-eye = Ich habe einen Mönch in meine Hand gelegt, wo er 5 bringt; du hast es gesehen, also bleibt er für dich sichtbar und hat ein Auge.
naishi-lesson-rice = Reisfelder zählen in Gruppen, zwei bringen 10, drei 20, vier 30: Lege dieses in deine Hand, unter das erste.
naishi-lesson-discard = Torii und Festung würden mir helfen: Tippe am Hof auf Abwurf, dann auf beide, und sie sind weg.
naishi-lesson-sentinel = Mein Wächter bringt 4 für die Festung neben ihm und 3, weil kein anderer Wächter neben ihm ist.
naishi-lesson-recall = Deine Emissäre bleiben am Hof, bis du einen ganzen Zug darauf verwendest, einen oder beide zurückzurufen: Tippe auf deine Emissäre.
naishi-lesson-recalled = Deine Emissäre sind wieder frei; sehen wir uns das Ende einer Partie an.
naishi-lesson-mountain = Ein einzelner Berg bringt 5, aber zwei oder mehr kosten dich zusammen 5.
naishi-lesson-ninja = Ein Ninja wird zu dem deiner Charaktere, der auf seinem Platz am meisten bringt: Dieser hier ist ein zweiter Reiter.
naishi-lesson-ronin = Ein Ronin bringt 8, 15 oder 45 für 8, 9 oder 10 verschiedene Karten, Berge und Ninjas nicht mitgezählt.
naishi-lesson-decree = Einmal in der Partie darf eine Seite erlassen, dass die beiden Karten eines Platzes die Seite wechseln: Nimm mein Torii, denn drei bringen 30 und eines kostet 5.
naishi-lesson-empty = Stapel 3 ist leer: Jetzt dürfen wir beide das Ende ausrufen, und ein zweiter leerer Stapel beendet die Partie auch so.
naishi-lesson-declare = Du liegst weit vorn: Rufe das Ende aus, dann habe ich noch einen letzten Zug.
naishi-lesson-last = Jetzt liegen beide Hände offen, und die Punkte werden gezählt; bei Gleichstand gewinnen mehr verschiedene Farben.
