# What a server or a match refuses, and why. The page shows these too.

# The game, its seats and its options
error-no-game = Das Spiel { $name } gibt es nicht; es gibt { LIST($games, with: "or") }.{ error-near }
error-no-device = Das Gerät { $name } gibt es nicht; es gibt { LIST($devices, with: "or") }.{ error-near }
error-near = { $near ->
    [none] { "" }
   *[other] { " " }Meinst du { $near }?
  }
error-options = Optionen ordnen Namen Werte zu; das ist es nicht: { $given }.
error-no-option = { $options ->
    [none] { $game } hat keine Option { $name }; es hat gar keine.
   *[other] { $game } hat keine Option { $name }; es hat { $options }.
  }{ error-near }
error-option-value = { $game }: Die Option { $name } ist { LIST($values, with: "or") }, nicht { $given }.
error-players = { $same ->
    [yes] { $game } spielt man zu { $least }, nicht zu { $given }.
   *[no] { $game } spielt man zu { $least } bis { $most }, nicht zu { $given }.
  }
error-viewer = Ein Platz ist eine Zahl von 0 bis { $last } oder None beim Zuschauen, nicht { $given }.
error-names = Es braucht { $seats } Namen, einen für jeden Platz, nicht { $given }.
error-seed = Ein Startwert ist eine ganze Zahl von 0 bis 2**{ $bits } - 1, nicht { $given }.
error-level = Eine Stufe ist eine ganze Zahl von 1 bis { $highest }, nicht { $given }.

# Moves and plies. A ply is the number of moves made before.
error-not-a-move = { $move } ist kein Zug in { $game }.{ error-near }
error-illegal-move = { $move } geht jetzt nicht: { $reason } Möglich: { $moves }.
error-illegal-move-over = { $move } geht nicht mehr: Die Partie ist zu Ende.
error-nothing-to-take-back = Es gibt keinen Zug zum Zurücknehmen.
error-no-ply = Halbzug { $ply } gibt es nicht; { $moves } Züge wurden gemacht.
error-no-move-at = Bei Halbzug { $ply } gibt es keinen Zug; { $moves } Züge wurden gemacht.
error-nothing-to-choose = Die Partie ist zu Ende: Es gibt nichts zu wählen.
error-not-a-record-to-review = Auswerten lässt sich ein Record, nicht { $given }.
error-no-playout-policy = { $game } hat keine Regel für Zufallspartien.

# A match
error-clock = { $what ->
    [live] Eine schnelle Uhr gibt jedem Platz 10 Sekunden bis 3 Stunden, nicht { $given }.
    [increment] Eine schnelle Uhr gibt pro Zug 0 bis 60 Sekunden dazu, nicht { $given }.
   *[slow] Eine langsame Uhr gibt für jeden Zug 1 Stunde bis 14 Tage, nicht { $given }.
  }
error-snapshot-seats = Der Schnappschuss hat { $players } Plätze, der Tisch { $seats }.
error-not-your-turn = Platz { $player } entscheidet, nicht Platz { $seat }.
error-no-own-move-at = Platz { $seat } hat bei Halbzug { $ply } keinen Zug gemacht.
error-already-asked = Platz { $seat } möchte schon etwas zurücknehmen; antworte zuerst darauf.
error-rated-take-back = In einer gewerteten Partie lassen sich beantwortete Züge nicht zurücknehmen.
error-revealed-since = Seitdem wurde etwas Verdecktes oder Zufälliges aufgedeckt; das lässt sich nicht zurücknehmen.
error-no-own-move = Dieser Platz hat keinen Zug zum Zurücknehmen.
error-taken-back-often = Dieser Platz hat den Zug { $times }-mal zurückgenommen; öfter geht es nicht.
error-no-time-left = Die Zeit reicht nicht, um ihn noch einmal zu spielen.
error-moved-since = Inzwischen hat ein anderer Platz gezogen; bitte stattdessen darum, den Zug zurücknehmen zu dürfen.
error-revealed = Der Zug hat etwas Verdecktes oder Zufälliges aufgedeckt; er lässt sich nicht zurücknehmen.
error-ply = Ein Halbzug ist eine ganze Zahl ab 0, nicht { $given }.
error-future-ply = Der Tisch ist bei Halbzug { $now }; Halbzug { $ply } ist noch nicht erreicht.
error-past-ply = Der Tisch ist bei Halbzug { $now }; Halbzug { $ply } ist vorbei.
error-match-over = Die Partie ist zu Ende.
error-time-up = Die Zeit von Platz { $seat } ist abgelaufen.
error-seat = Ein Platz ist eine Zahl von 0 bis { $last }, nicht { $given }.
error-withdrawn = Platz { $seat } hat aufgehört; für ihn ist die Partie zu Ende.
error-nobody-asked = Niemand möchte etwas zurücknehmen.
error-not-asked = Platz { $seat } ist nicht gefragt.
error-entry = Eintrag { $entry } bei Halbzug { $ply } passt nicht: Das Protokoll hat { $entries } Einträge, und der Tisch ist bei Halbzug { $now }.
error-entry-after-end = Eintrag { $entry } kommt nach dem Ende der Partie.
error-cannot-go-back = Die Partie ist bei Halbzug { $now } und kann nicht zu { $ply } zurück.
error-match-not-over = Die Partie ist nicht zu Ende: Ihr Startwert ist noch geheim.
error-open-seats = Eine Partie beginnt, wenn alle Plätze besetzt sind.
error-nonces = Es gibt { $nonces } Zufallszahlen für { $seats } Plätze; jeder hat seine eigene.

# Requests of all kinds
error-connections = Der Server hat zu viele Verbindungen; versuche es später noch einmal.
error-address-connections = Deine Adresse hat zu viele Verbindungen.
error-no-websocket = Unter dieser Adresse gibt es keinen WebSocket.
error-websockets = Deine Adresse hat zu viele offene WebSockets.
error-host-header = Es braucht genau einen Host-Header, etwa 'Host: zashiki.example.org'.
error-host = Auf diesen Hostnamen antwortet der Server nicht.
error-host-name = Auf den Namen { $name } antwortet der Server nicht; starte ihn mit --allowed-host { $name }, wenn er das soll.
error-not-http = Die Anfrage ist kein gültiges HTTP.
error-header-too-long = Ein Header ist zu lang.
error-body-too-large = Der Inhalt der Anfrage ist zu groß.
error-pipelined = Auf einer Verbindung dürfen höchstens { $most } Anfragen warten.
error-url-too-long = Eine URL hat höchstens { $most } Bytes.
error-chunks = Ein Inhalt hat höchstens { $most } Teile.
error-request-too-slow = Die Anfrage kam nicht rechtzeitig an.
error-head-too-large = URL und Header haben höchstens { $bytes } Bytes in höchstens { $headers } Headern.
error-not-json = Der Inhalt ist als JSON nicht lesbar: { $problem }
error-unreadable-message = Die Nachricht ist nicht lesbar: { $problem }
error-no-body = Es braucht ein JSON-Objekt als Inhalt der Anfrage; da ist keins.
error-detail = { $problem }
error-no-address = Unter dieser Adresse gibt es nichts.
error-no-method = Diese Adresse kennt die Methode nicht; siehe den Allow-Header.
error-request-too-large = Der Inhalt einer Anfrage hat höchstens { $most } Bytes.
error-internal = Interner Fehler; er steht im Protokoll.
error-other-site = Die Anfrage kommt von einer Seite einer anderen Website.
error-too-many-requests = Zu viele Anfragen ({ $what }); versuche es in { $seconds } s noch einmal.
error-busy-server = Zu viele warten auf dasselbe; versuche es in ein paar Sekunden noch einmal.
error-no-such-game = Dieses Spiel gibt es nicht.
error-metrics = Die Messwerte liest man nur auf dem Rechner des Servers, nicht über einen Proxy.

# The database
error-database = Der Server erreicht seine Datenbank gerade nicht. Warte ein paar Sekunden und versuche es noch einmal.
error-database-in-doubt = Der Server hat seine Datenbank kurz verloren. Warte ein paar Sekunden und sieh nach, ob es geklappt hat.
error-database-read = Die Datenbank ist nicht lesbar: { $problem }.
error-database-write = Die Datenbank kann nichts speichern: { $problem }.
error-database-stuck = Die Datenbank hat seit { $seconds } Sekunden nichts gespeichert.
error-log-forked = Der Tisch läuft nicht, oder sein Protokoll endet nicht direkt vor diesem Eintrag.
error-entry-not-next = Eintrag { $entry } ist nicht der nächste, oder die Partie läuft nicht.

# Players, accounts and bots
error-token = Ein Token ist nur zum Spielen da; melde dich dafür an.
error-banned = Dieses Konto ist auf diesem Server gesperrt.
error-no-such-credential = Dieses Token ist unbekannt oder abgelaufen; erwartet wird 'Authorization: Bearer zk_…'.
error-sign-in = Melde dich zuerst an: POST /api/guest macht dich zum Gast.
error-has-account = Du hast schon ein Konto; melde dich ab, um ein anderes anzulegen.
error-wrong-name-or-password = Name oder Passwort stimmt nicht.
error-guest-password = Ein Gast hat kein Passwort; lege zuerst ein Konto an.
error-guest-bots = Nur Konten können Bots haben; wähle zuerst Name und Passwort.
error-wrong-password = Das Passwort stimmt nicht.
error-name-length = Ein Name hat 1 bis { $most } Zeichen.
error-name-space = Ein Name beginnt und endet nicht mit einem Leerzeichen.
error-name-characters = Ein Name besteht aus Buchstaben, Ziffern, einzelnen Leerzeichen, den Zeichen der Tastatur und Emoji.
error-name-alphabets = Ein Name mischt keine Buchstaben verschiedener Schriften, etwa lateinische und kyrillische.
error-name-accents = Ein Name hat höchstens { $most } Akzente auf einem Buchstaben und keinen allein.
error-name-computer = Namen mit { $name } darin sind für den Computergegner reserviert.
error-name-guest = { $name } ist für alle ohne Konto reserviert.
error-name-taken = Der Name { $name } oder einer, der genauso aussieht, ist schon vergeben.
error-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
error-password-variety = Ein Passwort hat wenigstens { $least } verschiedene Zeichen.
error-password-name = Ein Passwort darf nicht dein Name sein, auch nicht mit einer Zahl; drei oder vier Wörter sind gut.
error-password-common = Das ist eines der häufigsten Passwörter; drei oder vier Wörter sind ein gutes.
error-no-guest = Diesen Gast gibt es nicht.
error-no-player = Diese Person gibt es hier nicht.
error-no-account = Ein Konto mit diesem Namen gibt es nicht.
error-no-token = Dieses Token gibt es nicht.
error-expired = Das gibt es nicht, oder es ist abgelaufen.
error-logged-out = Du wurdest inzwischen abgemeldet; melde dich wieder an.

# Tables
error-no-table-or-player = Diesen Tisch oder diese Person gibt es nicht.
error-no-table = Diesen Tisch gibt es nicht.
error-rematch-exists = Es gibt schon eine Revanche.
error-no-player-or-game = Diese Person oder die vorige Partie gibt es nicht.
error-seat-taken = Dieser Platz ist besetzt.
error-seat-not-freed = Die Partie hat begonnen; dieser Platz kann nicht frei bleiben.
error-started = Die Partie hat begonnen.
error-not-startable = Die Partie hat schon begonnen, oder ein Platz ist noch frei.
error-no-finished-game = Diese beendete Partie gibt es nicht.
error-rated-guest = Gewertete Partien brauchen ein Konto; wähle zuerst Name und Passwort.
error-not-host = Nur wer den Tisch eröffnet hat, kann Warashi einen Platz geben.
error-rematch-seats = Die Plätze einer Revanche sind für die Runde der vorigen Partie reserviert.
error-rematch-table = Dieser Tisch ist für die Runde der vorigen Partie reserviert; du kannst zuschauen.
error-no-seat = Du hast keinen Platz an diesem Tisch.
error-did-not-play = Du hast in dieser Partie nicht mitgespielt.
error-rematch-too-early = Um Revanche kannst du bitten, wenn die Partie zu Ende ist.
error-chat-spectator = Im Chat schreiben nur die, die am Tisch sitzen.
error-table-full = Dieser Tisch ist voll; du kannst zuschauen.
error-not-your-seat = Platz { $seat } ist nicht deiner.
error-no-past-yet = Frühere Stellungen sind zu sehen, wenn die Partie zu Ende ist.
error-past-the-end = Die Partie endete bei Halbzug { $last }.
error-hint-turn = Einen Tipp bekommst du, wenn du am Zug bist.
error-hint-people = In Partien gegen andere Menschen und in gewerteten Partien gibt es keine Tipps.
error-not-started = Die Partie hat noch nicht begonnen: Ein Platz ist noch frei.
error-you-withdrew = Du spielst in dieser Partie nicht mehr mit.
error-table-changed = Am Tisch hat sich inzwischen etwas geändert; sieh noch einmal hin.
error-past-request = Der Tisch ist bei Halbzug { $now }; die Bitte bei Halbzug { $ply } ist vorbei.
error-quota = { $what ->
    [open] Du hast { $most } offene Tische; verlass zuerst einen davon.
    [listed] Du hast { $most } Tische auf der Startseite; verlass zuerst einen davon.
    [live] Du spielst { $most } Partien mit schneller Uhr; beende zuerst eine davon.
   *[running] Du hast { $most } unbeendete Partien; beende zuerst eine davon.
  }
error-network-quota = { $what ->
    [open] Aus deinem Netz gibt es zu viele offene Tische; versuche es später noch einmal.
    [listed] Aus deinem Netz stehen zu viele Tische auf der Startseite; versuche es später noch einmal.
    [live] Aus deinem Netz laufen zu viele Partien mit schneller Uhr; versuche es später noch einmal.
   *[running] Aus deinem Netz gibt es zu viele unbeendete Partien; versuche es später noch einmal.
  }
error-unrated-level = Warashis Stufe { $level } hat keine Wertungszahl, denn ihre Stärke hängt vom Rechner ab; wähle eine niedrigere Stufe.
error-seats = { $game } spielt man zu { LIST($seats, with: "or") }, nicht zu { $given }.
error-no-own-seat = Wenigstens ein Platz muss deiner sein: { "{" }'kind': 'me'{ "}" }.
error-rated-clock = Eine gewertete Partie braucht eine Uhr, damit niemand eine schlechte Stellung ewig stehen lässt.
error-rated-seats = In einer gewerteten Partie haben alle genau einen Platz.
error-not-begun = Die Partie hat noch nicht begonnen.
error-review-too-early = Auswerten lässt sich eine Partie, wenn sie zu Ende ist.
error-no-review = Niemand hat eine Auswertung dieser Partie verlangt.
error-hint-interrupted = Der Tipp wurde abgebrochen.
error-commitment = Diese Festlegung ist unbekannt, benutzt oder zu alt; hol eine neue.
error-chat-empty = Die Nachricht hat keine sichtbaren Zeichen.
error-hint-running = Warashi arbeitet noch an deinem letzten Tipp.
error-hints = Unter deiner Adresse warten zu viele auf einen Tipp; versuche es in { $seconds } s noch einmal.
error-reviews = Zu viele Auswertungen warten; versuche es in { $seconds } s noch einmal.
error-review-failed = Die Auswertung ist gescheitert.
