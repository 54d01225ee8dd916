# The page
zashiki = Zashiki
skip-to-content = Zum Inhalt springen
nav = Seiten
nav-account = Konto
nav-about = Über
page-outdated = Es gibt eine neue Fassung von Zashiki. Lade die Seite neu, um weiterzuspielen; deine Partien sind sicher.
reload = Neu laden
connection-lost = Die Verbindung ist weg. Neuer Versuch … Deine Züge sind sicher.
connection-coming = Verbindung wird aufgebaut …
news-turn = { $game }: Du bist am Zug
news-begun = { $game }: Deine Partie hat begonnen
try-again = Noch einmal
page-unfetched = Ein Teil der Seite ließ sich nicht laden. Prüfe deine Verbindung und versuche es noch einmal.
close = Schließen
cancel = Abbrechen
not-found = Diese Seite gibt es nicht.
to-home = Zu den Spielen

# Home
home-title = Zashiki: Brettspiele aus dem alten Japan
home-motto = Ruhige Brettspiele, zu zweit, in der Runde oder mit einem Hausgeist.
welcome = Neu hier?
welcome-note = Lerne ein Spiel, indem du es spielst: zehn Minuten, Schritt für Schritt.
welcome-not-now = Jetzt nicht
learn-game = { $game } lernen
text-board = Spielbrett als Text
facts = { $players } Personen · etwa { $minutes } Minuten
play = Spielen
play-game = { $game } spielen
how-to-play = Spielregeln
opponent = Mit wem?
opponent-warashi = Warashi
opponent-warashi-note = der Hausgeist, unser Computergegner
opponent-friend = Freunde
opponent-friend-note = mit einem Link, den du verschickst
opponent-anybody = Irgendwer
opponent-anybody-note = dein Tisch steht auf dieser Seite
opponent-device = Alle hier
opponent-device-note = abwechselnd an diesem Gerät
open-warashi = Partie starten
open-friend = Link holen
open-anybody = Tisch eröffnen
open-device = Partie starten
opening = Der Tisch wird gedeckt …
level = Stufe
level-lowest = Einstieg
level-highest = volle Stärke
level-name = { $level ->
    [1] 1 · Einstieg
    [2] 2 · lernt noch
    [3] 3 · locker
    [4] 4 · aufmerksam
    [5] 5 · denkt voraus
    [6] 6 · gewitzt
    [7] 7 · sehr stark
   *[other] { $level } · volle Stärke
  }
open-tables = Hier fehlt noch jemand
running-tables = Partien zum Zuschauen
join = Hinsetzen
watch = Zuschauen
my-games = Deine Partien
show-all = Alle { $count } zeigen
at-one-device = an diesem Gerät
your-turn = Dein Zug
turn-of = { $name } ist am Zug.
player-number = Spieler { $number }
name-numbered = { $name } ({ $number })
waiting-for-players = { $count ->
    [one] Eine Person fehlt noch
   *[other] { $count } Personen fehlen noch
  }
preparing = Dieses Spiel wird noch vorbereitet; das dauert etwa { $seconds } Sekunden.
choose-options = Mehr Optionen
players = Personen
clock = Uhr
clock-none = keine
clock-live = { $minutes } min + { $seconds } s pro Zug
clock-days = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
  }
clock-hours = { $hours ->
    [one] eine Stunde pro Zug
   *[other] { $hours } Stunden pro Zug
  }
duration = Dauer
about-minutes = etwa { $minutes } Minuten
rated = Gewertet
rated-yes = ja
rated-clock = Eine gewertete Partie braucht eine Uhr.
rated-here = Diese Partie ist gewertet.
rated-note = Sie zählt, wenn ihr sie zu Ende spielt oder alle wenigstens { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
  } gemacht haben. Wer früher geht, verliert an Wertung, und die anderen gewinnen nichts.
uncounted-too_short = Die Partie war zu kurz für die Wertung: Nicht alle haben { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
  } gemacht. Niemand gewinnt an Wertung, und wer geht, verliert etwas.
uncounted-pair_limit = Diese Partie wird nicht gewertet: Dieselbe Runde hat heute schon genug gewertete Partien gespielt.
uncounted-no_account = Diese Partie wird nicht gewertet: Nicht alle haben noch ein Konto.
uncounted-undone = Diese Partie wurde vom Betreiber aus der Wertung genommen.
options-here = An diesem Tisch
option-chosen = { $name }: { $value }

# Table
against = gegen { $names }
invites = { $name } lädt dich zu { $game } ein
new-to-it = { $game } ist neu für dich?
while-waiting = Solange du wartest:
listed = Solange du hier bist, steht dein Tisch auf der Startseite, und alle können sich dazusetzen. Du kannst auch den Link verschicken:
rematch-title = { $game }: Revanche
rematch-waiting = Du hast { $names } um Revanche gebeten. Es geht los, sobald alle sitzen.
warashi-instead = Stattdessen mit Warashi spielen
give-seat = { $count ->
    [one] Den freien Platz Warashi geben
   *[other] Einen freien Platz Warashi geben
  }
share-link = Schick diesen Link weiter:
share-here = Vorerst funktioniert der Link nur auf diesem Computer.
share = Teilen
copy-link = Link kopieren
copied = Kopiert
copy-by-hand = Der Link ist markiert: Du kannst ihn jetzt kopieren.
table-gone = Diesen Tisch gibt es nicht mehr: Wer ihn eröffnet hat, ist gegangen.
free-seat = ein freier Platz
take-seat = Hinsetzen
leave-table = Tisch verlassen
spectating = Du schaust zu.
you = du
seat-you = Du
waiting-for = { $name } ist am Zug.
waiting-for-absent = { $name } ist gerade nicht auf der Seite.
waiting-for-absent-clock = { $name } ist gerade nicht auf der Seite; die Uhr läuft.
waiting-for-spirit = { $name } denkt nach.
button-sure = { $words }? Das lässt sich nicht zurücknehmen.
other-moves = Andere Züge
drop-choice = Abbrechen
do-it = Ausführen
skip-motion = Animation überspringen
hint = Tipp
tip-hint = Warashi zeigt dir einen guten Zug.
hint-thinking = Warashi denkt darüber nach …
hint-is = Tipp: { $words }
hint-brief = Tipp: { $words } ({ $percent } % Gewinnchance)
undo = Rückgängig
tip-undo = Nimmt deinen letzten Schritt zurück. Er hat nichts Neues aufgedeckt.
tip-undo-none = Gerade kannst du nichts zurücknehmen.
take-back = Zurücknehmen
tip-take-back = Bittet die anderen, deinen letzten Zug zurücknehmen zu dürfen.
more = Mehr
wants-back = { $name } möchte einen Zug zurücknehmen.
agree = Zustimmen
refuse = Ablehnen
asked-back = Du möchtest einen Zug zurücknehmen.
resign = Aufgeben
resign-sure = Diese Partie aufgeben?
resign-about = Die Partie ist dann für dich zu Ende und zählt als verloren.
resign-not = Weiterspielen
rules = Regeln
tip-rules = So wird gespielt, mit Bildern.
settings = Einstel{ "\u00AD" }lungen
tip-settings = Farben, Bewegung und Ton auf diesem Gerät.
result = Ergebnis
log-and-chat = Verlauf und Chat
log = Was geschah
chat = Chat
chat-say = Sag etwas
send = Senden
points-of = Punkte von { $name }
points-yours = Deine Punkte
points-none = Noch keine Punkte.
points-hidden = Bis zum Ende der Partie verborgen.
points-sum = Summe
present = anwesend
absent = nicht auf der Seite
gave-up-resigned = aufgegeben
gave-up-left = gegangen
gave-up-time = Zeit abgelaufen
log-back =
    .does = nimmt einen Zug zurück
    .you = nimmst einen Zug zurück
log-ask =
    .does = möchte einen Zug zurücknehmen
    .you = möchtest einen Zug zurücknehmen
log-agree =
    .does = stimmt zu
    .you = stimmst zu
log-decline =
    .does = lehnt ab
    .you = lehnst ab
log-gave_up-resigned =
    .does = gibt auf
    .you = gibst auf
log-gave_up-left =
    .does = verlässt den Tisch
    .you = verlässt den Tisch
log-gave_up-time =
    .does = überschreitet die Zeit
    .you = überschreitest die Zeit
log-plays =
    .does = spielt { $move }
    .you = spielst { $move }
log-taken-back = zurückgenommen
log-your-points = du
winner = hat gewonnen
result-plain = { $winner }.
result-by = { $points ->
    [0] { $winner }, bei Punktgleichheit.
   *[other] { $winner }: { $amount } Vorsprung.
  }
result-won = Du gewinnst
result-lost = { $names } gewinnt
result-shared = { $names } teilen sich den Sieg.
result-you-shared = Du teilst dir den Sieg.
reason-resigned = { $who ->
    [you] Du hast aufgegeben.
   *[other] Aufgegeben: { $names }.
  }
reason-left = { $who ->
    [you] Du hast den Tisch verlassen.
   *[other] Den Tisch verlassen: { $names }.
  }
reason-time = { $who ->
    [you] Deine Zeit ist abgelaufen.
   *[other] Zeit abgelaufen: { $names }.
  }
end-looking = Warashi schaut sich die Partie an …
end-best = Deine beste Entscheidung
end-worst = Deine schwächste Entscheidung
end-rose = Du hast das Beste daraus gemacht: Deine Gewinnchance stieg von { $from } auf { $to }.
rematch = Revanche
rematch-asked = Du hast { $names } um Revanche gebeten. Es geht los, sobald die Antwort ja ist.
rematch-cancel = Zurückziehen
rematch-offered = Bitte um Revanche von { $names }.
rematch-accept = Revanche spielen
rematch-go = Zur Revanche
level-next = Nächste Stufe ({ $level })
level-lower = Stufe { $level } probieren
review = Die ganze Partie ansehen
record = Partie speichern
commitment-note = Die Verteilung folgt aus einer geheimen Zahl, die vor der Partie feststand, und aus Zufallszahlen von allen am Tisch. Die geheime Zahl hat diesen Fingerabdruck: { $seal }. Nach der Partie steht sie in der Aufzeichnung, und alle können die Verteilung nachprüfen.
curtain = Gib das Gerät an { $name } weiter.
curtain-open = Ich bin { $name }, zeig mir meine Seite
language = Sprache
motion = Bewegung
motion-system = auto
motion-full = voll
motion-less = weniger
colours = Farben
colours-system = auto
colours-light = hell
colours-dark = dunkel
sound = Ton
notices = Sag mir Bescheid, wenn ich am Zug bin
notices-denied = Dein Browser blockiert Mitteilungen von dieser Seite. In seinen Einstellungen kannst du sie erlauben.
notices-none = Dieser Browser kann dir nicht Bescheid sagen.
knowledge = Naishi: zeigen, was ich über die andere Hand weiß

# Account
guest-note = Du bist als Gast hier. Du kannst alles spielen, und dieser Browser merkt sich deine Partien. Mit Name und Passwort hast du sie auf jedem Gerät und kannst gewertete Partien spielen.
log-in-note = Deine Partien als Gast bleiben beim Gast; sie kommen nicht ins Konto.
new-account = Neues Konto
log-in = Anmelden
make-account = Konto anlegen
name = Name
password = Passwort
old-password = Jetziges Passwort
new-password = Neues Passwort
change-password = Passwort ändern
password-changed = Dein Passwort ist geändert. Andere Geräte sind abgemeldet.
ratings = Wertungszahlen
rated-games = { $games ->
    [one] eine gewertete Partie
   *[other] { $games } gewertete Partien
  }
no-ratings = Noch keine gewerteten Partien.
finished-games = Beendete Partien
no-finished-games = Noch keine.
won = gewonnen
lost = verloren
drawn = unentschieden
more-games = Mehr zeigen
log-out = Abmelden
log-out-everywhere = Überall abmelden
log-out-note = Wenn du dich überall abmeldest oder das Passwort änderst, gelten auch alle Token nicht mehr.
tokens = Bots
tokens-note = Mit einem Token kann ein Programm in deinem Namen spielen und sonst nichts.
no-tokens = Keine Token.
token-until = bis { $day }
token-expired = abgelaufen
token-label = Wofür ist das Token?
make-token = Token erzeugen
token-made = Kopiere das Token jetzt; es wird nur einmal gezeigt:
revoke = Widerrufen
revoke-token = Das Token { $label } widerrufen
your-data = Deine Daten
export = Meine Daten herunterladen
delete = Mein Konto löschen
delete-guest = Meine Daten löschen
delete-sure = Endgültig löschen
delete-note = Beim Löschen verschwinden dein Name, dein Passwort, deine Wertungszahlen und deine Chatnachrichten. Die anderen behalten die Partien, die sie mit dir gespielt haben, ohne deinen Namen.

# Review
review-title = So lief es
back-to-table = Zurück zum Tisch
review-running = Warashi schaut sich jede Entscheidung an …
review-board = Das Spielbrett vor der Entscheidung
review-you = Du
review-end = Das Ende
step-back = Die vorige Entscheidung
step-on = Die nächste Entscheidung
review-graph = Die Gewinnchancen, Zug für Zug
review-chance = { $percent } %
review-cost = { $points ->
    [0] { $chance ->
        [same] { $after } %
       *[other] { $before } → { $after } %
      }
   *[other] { $chance ->
        [same] −{ $amount }
       *[other] −{ $amount }, { $before } → { $after } %
      }
  }
accuracy = { $percent } % Genauigkeit
costliest = Die teuersten Entscheidungen
nothing-missed = Keine Entscheidung war teuer.
move-number = Zug { $number }
better-was = Besser:

# About
about-title = Über Zashiki
about-zashiki = Ein Zashiki ist das Tatamizimmer, in dem man Gäste empfängt. Dieses hier ist freie Software: Die Regeln sind neu geschrieben, alles, was du siehst, ist eigens dafür gezeichnet, und kein Bild und kein Text stammt aus den veröffentlichten Spielen. Wenn dir ein Spiel gefällt, kauf die Schachtel.
about-fair-title = Ehrlich gemischt
about-fair = Niemand kann die Verteilung bestimmen, auch der Server nicht. Vor der Partie wählt der Server eine geheime Zahl und zeigt ihren Fingerabdruck. Dann geben alle am Tisch eine Zufallszahl dazu, und aus all diesen Zahlen folgt die Verteilung. Nach der Partie steht die geheime Zahl in der Aufzeichnung, und alle können es nachprüfen.

# Rules
rules-aim = Ziel
rules-table = Der Tisch
rules-turn = Ein Zug
rules-scoring = Wertung
rules-end = Das Ende
rules-name = { $name }.
how-to-play-of = { $game }: Spielregeln
contents = Inhalt

# Guided first games
warashi = Warashi
learn-about = Warashi zeigt dir das Spiel auf dem echten Brett, Schritt für Schritt; das dauert zehn Minuten.
learn-new = Spielend lernen
learn-begun = Weiterlernen: Schritt { $number } von { $steps }
learn-done = Noch einmal lernen
lesson-of = { $game } lernen
lesson-step = Schritt { $number } von { $steps }
lesson-new-position = Eine neue Stellung
lesson-next = Weiter
lesson-figures = { $number } / { $steps }
lesson-back = Zurück
lesson-leave = Lektion verlassen
lesson-leave-about = Du kannst später dort weitermachen, wo du aufgehört hast.
lesson-show-me = Zeig es mir
lesson-done = Du kennst die Regeln.
lesson-done-about = Spiel jetzt eine echte Partie { $game } gegen Warashi auf der Einstiegsstufe.
lesson-play = Erste echte Partie spielen
lesson-rules = Regeln lesen
lesson-again = Von vorn

# Errors, by the server's codes; others are shown in the server's words.
error-wait = Das war zu oft. Versuch es in { $count ->
    [one] einer Sekunde
   *[other] { $count } Sekunden
  } noch einmal.
error-wait-minutes = Das war zu oft. Versuch es in { $count } Minuten noch einmal.
error-offline = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
error-unavailable = Der Server erreicht seine Datenbank nicht. Warte ein paar Sekunden, sieh nach, ob es geklappt hat, und versuche es sonst noch einmal.
error-busy = Der Server hat zu viel zu tun. Versuche es in ein paar Sekunden noch einmal.
error-failed = Auf dem Server ist etwas schiefgegangen. Versuche es noch einmal.
error-old_ply = Die Partie ist inzwischen weitergegangen.
error-ahead = Die Partie ist inzwischen weitergegangen.
error-not_your_turn = Du bist nicht am Zug.
error-time = Die Zeit ist abgelaufen.

# Games without a connection, and the analysis board
offline-keep = Zashiki auf diesem Gerät behalten
offline-keeping = Die Spiele werden geholt …
offline-ready = Zashiki läuft auf diesem Gerät auch ohne Verbindung.
offline-note = Es gibt keine Verbindung. Partien gegen Warashi und an diesem Gerät gehen weiter.
device-player = Du
on-device = auf diesem Gerät
away-opponents = Um mit Leuten anderswo zu spielen, brauchst du eine Verbindung zu einem Server.
error-local-missing = Diese Partie ist nicht auf diesem Gerät.
error-local-rules = Die Regeln dieses Spiels sind noch nicht auf diesem Gerät. Öffne es einmal mit Verbindung.
error-local-storage = Dieser Browser lässt die Seite keine Partien auf diesem Gerät speichern.
error-local-only = Dafür braucht es eine Verbindung.
error-record-none = Das ist keine Aufzeichnung einer Partie.
error-record-partial = Diese Aufzeichnung hat keinen Startwert, daher lässt sich ihre Partie hier nicht nachspielen.
error-record-changed = Diese Aufzeichnung wurde nachträglich geändert.
error-record-other = Das ist die Aufzeichnung eines anderen Spiels.
error-record-illegal = Die Aufzeichnung hat einen Zug, der nicht erlaubt ist: { $move }
analysis-title = Analyse
analysis-loading = Das Brett wird aufgebaut …
analysis-moves = Züge
analysis-start = Beginn
analysis-end = Die Partie ist zu Ende.
analysis-unknown = { $name } ist am Zug; was dort auf der Hand liegt, ist von diesem Platz aus verborgen.
analysis-thought = Was Warashi denkt
analysis-live = Warashi bewertet
analysis-viewpoint = Gesehen von
analysis-all-open = alle Karten offen
analysis-open = Aufzeichnung öffnen
analysis-deal = Neu austeilen
analysis-remove = Variante entfernen
