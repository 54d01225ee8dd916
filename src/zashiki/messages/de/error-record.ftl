# What is wrong with a record, for the terminal and for programs

# Records
error-record-no-seed-yet = Die Partie läuft noch: Ihre Aufzeichnung hat noch keinen Startwert und lässt sich nicht nachspielen.
error-record-replay = Die Aufzeichnung lässt sich nicht nachspielen: { $problem }
error-record-setup-differs = Spiel, Plätze und Optionen der Aufzeichnung sind nicht die ihres Aufbaus.
error-record-winners = Laut Aufzeichnung ist es so: { $said }. Nach ihren { $moves } Zügen ist es aber so: { $true }.
error-record-goes-on = die Partie geht weiter
error-record-won = { $count ->
    [one] Platz { $seats } gewinnt
   *[other] die Plätze { $seats } teilen sich den Sieg
  }
error-record-scores = Laut Aufzeichnung steht es { $said }, nach ihren Zügen aber { $true }.
error-record-not-text = { $file } ist keine Aufzeichnung einer Partie: Es ist kein Text.
error-record-text = Eine Aufzeichnung ist Text, nicht { $given }.
error-not-a-record = Das ist keine Aufzeichnung einer Partie: Eine solche beginnt mit einer Angabe wie [Game "take"].
error-record-no-tag = Die Aufzeichnung hat keine Angabe [{ $tag } …]: Sie ist unvollständig oder nicht von Zashiki.
error-record-check = Die Aufzeichnung wurde nach dem Schreiben geändert oder abgeschnitten: Ihr [Check …] passt nicht.
error-record-tag = Zeile { $line }: Vor den Zügen wird eine Angabe wie [Game "take"] erwartet, nicht { $given }.
error-record-tag-twice = Zeile { $line }: Die Angabe { $tag } kommt zweimal vor.
error-record-number = Zeile { $line }: Vor einem Zug wird die Nummer { $number } erwartet, nicht { $given }.
error-record-move-missing = Zeile { $line }: Der Zug nach { $number } fehlt.
error-record-tags = Die Angaben der Aufzeichnung sind nicht lesbar: { $problem }
error-record-options = In der Angabe Options steht { $given }; erwartet wird name=value.
error-record-setup = Die Partie der Aufzeichnung lässt sich nicht aufbauen: { $problem }
error-record-no-seed = Die Aufzeichnung hat keine Angabe [Seed …]; die einer beendeten Partie hat eine.
error-record-move = Zeile { $line }: { $move } ist kein Zug in { $game }.
error-not-a-file-name = { $given } ist kein Dateiname.
error-record-secret = Das Geheimnis der Aufzeichnung ist nicht das, das vor der Partie festgelegt wurde.
error-record-nonces = Die Aufzeichnung hat { $nonces } Zufallszahlen; erwartet wird eine für jeden der { $seats } Plätze.
error-record-seed = Der Startwert der Aufzeichnung folgt nicht aus ihrem Geheimnis und ihren Zufallszahlen.
error-record-digits = { $what ->
    [secret] Erwartet werden 64 Hexadezimalziffern für das Geheimnis, nicht { $given }.
    [commitment] Erwartet werden 64 Hexadezimalziffern für die Festlegung, nicht { $given }.
   *[nonce] Erwartet werden 64 Hexadezimalziffern für die Zufallszahl von Platz { $seat }, nicht { $given }.
  }
