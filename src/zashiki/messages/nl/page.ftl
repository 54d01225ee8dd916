# The page
zashiki = Zashiki
skip-to-content = Naar de inhoud
nav = Pagina’s
nav-account = Account
nav-about = Over
page-outdated = Er is een nieuwe versie van Zashiki. Laad de pagina opnieuw om verder te spelen; je spellen zijn veilig.
reload = Opnieuw laden
connection-lost = De verbinding is weg. We proberen het opnieuw … Je zetten zijn veilig.
connection-coming = Verbinden …
news-turn = { $game }: jij bent aan de beurt
news-begun = { $game }: je spel is begonnen
try-again = Nog een keer
page-unfetched = Een deel van de pagina kon niet worden geladen. Controleer je verbinding en probeer het nog een keer.
close = Sluiten
cancel = Annuleren
not-found = Deze pagina bestaat niet.
to-home = Naar de spellen

# Home
home-title = Zashiki: bordspellen uit het oude Japan
home-motto = Rustige bordspellen, met vrienden of met een huisgeest.
welcome = Nieuw hier?
welcome-note = Leer een spel door het te spelen: tien minuten, stap voor stap.
welcome-not-now = Nu niet
learn-game = { $game } leren
text-board = Bord als tekst
facts = { $players } spelers · ongeveer { $minutes } minuten
play = Spelen
play-game = { $game } spelen
how-to-play = Spelregels
opponent = Met wie?
opponent-warashi = Warashi
opponent-warashi-note = de huisgeest, onze computerspeler
opponent-friend = Vrienden
opponent-friend-note = met een link die je stuurt
opponent-anybody = Wie maar wil
opponent-anybody-note = je tafel staat op deze pagina
opponent-device = Samen hier
opponent-device-note = om de beurt op dit apparaat
open-warashi = Begin het spel
open-friend = Maak een link
open-anybody = Open de tafel
open-device = Begin het spel
opening = De tafel wordt gedekt …
level = Niveau
level-lowest = beginner
level-highest = volle kracht
level-name = { $level ->
    [1] 1 · beginner
    [2] 2 · leert nog
    [3] 3 · ontspannen
    [4] 4 · oplettend
    [5] 5 · denkt vooruit
    [6] 6 · scherp
    [7] 7 · heel sterk
   *[other] { $level } · volle kracht
  }
open-tables = Hier is nog plaats
running-tables = Spellen om te bekijken
join = Aanschuiven
watch = Kijken
my-games = Jouw spellen
show-all = Alle { $count } tonen
at-one-device = op dit apparaat
your-turn = Jouw beurt
turn-of = { $name } is aan de beurt.
player-number = Speler { $number }
name-numbered = { $name } ({ $number })
waiting-for-players = { $count ->
    [one] Er ontbreekt nog één speler
   *[other] Er ontbreken nog { $count } spelers
  }
preparing = Dit spel wordt klaargezet; dat duurt nog ongeveer { $seconds } seconden.
choose-options = Meer opties
players = Spelers
clock = Klok
clock-none = geen
clock-live = { $minutes } min + { $seconds } s per beurt
clock-days = { $days ->
    [one] een dag per beurt
   *[other] { $days } dagen per beurt
  }
clock-hours = { $hours ->
    [one] een uur per beurt
   *[other] { $hours } uur per beurt
  }
duration = Duur
about-minutes = ongeveer { $minutes } minuten
rated = Met rating
rated-yes = ja
rated-clock = Een spel met rating heeft een klok nodig.
rated-here = Dit spel telt voor de rating.
rated-note = Het telt als het wordt uitgespeeld, of zodra iedereen { $moves ->
    [one] een zet
   *[other] { $moves } zetten
  } heeft gedaan. Wie eerder weggaat, verliest rating, en de anderen winnen niets.
uncounted-too_short = Het spel was te kort voor de rating: niet iedereen heeft { $moves ->
    [one] een zet
   *[other] { $moves } zetten
  } gedaan. Niemand wint rating, en wie weggaat, verliest wat.
uncounted-pair_limit = Dit spel telt niet voor de rating: dezelfde spelers hebben vandaag al genoeg spellen met rating gespeeld.
uncounted-no_account = Dit spel telt niet voor de rating: niet iedereen heeft nog een account.
uncounted-undone = Dit spel is door de beheerder uit de rating gehaald.
options-here = Aan deze tafel
option-chosen = { $name }: { $value }

# Table
against = tegen { $names }
invites = { $name } nodigt je uit voor { $game }
new-to-it = Is { $game } nieuw voor je?
while-waiting = Terwijl je wacht:
listed = Zolang je hier bent, staat je tafel op de beginpagina en kan iedereen aanschuiven. Je kunt ook de link sturen:
rematch-title = { $game }: revanche
rematch-waiting = Je hebt { $names } om een revanche gevraagd. Het spel begint zodra iedereen zit.
warashi-instead = Liever met Warashi spelen
give-seat = { $count ->
    [one] Geef de vrije plaats aan Warashi
   *[other] Geef een vrije plaats aan Warashi
  }
share-link = Stuur deze link door:
share-here = Voorlopig werkt de link alleen op deze computer.
share = Delen
copy-link = Link kopiëren
copied = Gekopieerd
copy-by-hand = De link is geselecteerd: je kunt hem nu kopiëren.
table-gone = Deze tafel is gesloten: wie hem opende, is weggegaan.
free-seat = een vrije plaats
take-seat = Aanschuiven
leave-table = Van tafel gaan
spectating = Je kijkt mee.
you = jij
seat-you = Jij
waiting-for = { $name } is aan de beurt.
waiting-for-absent = { $name } is even niet op de pagina.
waiting-for-absent-clock = { $name } is even niet op de pagina; de klok loopt.
waiting-for-spirit = { $name } denkt na.
button-sure = { $words }? Dit kun je niet terugnemen.
other-moves = Andere zetten
drop-choice = Annuleren
do-it = Uitvoeren
skip-motion = Animatie overslaan
hint = Tip
tip-hint = Warashi laat je een goede zet zien.
hint-thinking = Warashi denkt erover na …
hint-is = Tip: { $words }
hint-brief = Tip: { $words } ({ $percent }% kans)
undo = Stap terug
tip-undo = Neemt je laatste stap terug. Die heeft niets nieuws laten zien.
tip-undo-none = Er is nu niets dat je kunt terugnemen.
take-back = Terugnemen
tip-take-back = Vraagt de anderen of je je laatste zet mag terugnemen.
more = Meer
wants-back = { $name } wil een zet terugnemen.
agree = Akkoord
refuse = Weigeren
asked-back = Je hebt gevraagd of je een zet mag terugnemen.
resign = Opgeven
resign-sure = Dit spel opgeven?
resign-about = Het spel is dan voor jou afgelopen en telt als verloren.
resign-not = Doorspelen
rules = Regels
tip-rules = Zo wordt het gespeeld, met plaatjes.
settings = Instel{ "\u00AD" }lingen
tip-settings = Kleuren, beweging en geluid op dit apparaat.
result = Uitslag
log-and-chat = Verloop en chat
log = Wat er gebeurde
chat = Chat
chat-say = Zeg iets
send = Sturen
points-of = Punten van { $name }
points-yours = Jouw punten
points-none = Nog geen punten.
points-hidden = Verborgen tot het einde van het spel.
points-sum = Totaal
present = aanwezig
absent = niet op de pagina
gave-up-resigned = opgegeven
gave-up-left = weggegaan
gave-up-time = tijd op
log-back =
    .does = neemt een zet terug
    .you = neemt een zet terug
log-ask =
    .does = wil een zet terugnemen
    .you = wilt een zet terugnemen
log-agree =
    .does = gaat akkoord
    .you = gaat akkoord
log-decline =
    .does = weigert
    .you = weigert
log-gave_up-resigned =
    .does = geeft op
    .you = geeft op
log-gave_up-left =
    .does = gaat van tafel
    .you = gaat van tafel
log-gave_up-time =
    .does = heeft geen tijd meer
    .you = hebt geen tijd meer
log-plays =
    .does = speelt { $move }
    .you = speelt { $move }
log-taken-back = teruggenomen
log-your-points = jij
winner = heeft gewonnen
result-plain = { $winner }.
result-by = { $points ->
    [0] { $winner } bij een gelijke stand.
   *[other] { $winner } met { $amount } voorsprong.
  }
result-won = Je wint
result-lost = { $names } wint
result-shared = { $names } delen de overwinning.
result-you-shared = Je deelt de overwinning.
reason-resigned = { $who ->
    [you] Je hebt opgegeven.
   *[other] Opgegeven: { $names }.
  }
reason-left = { $who ->
    [you] Je bent van tafel gegaan.
   *[other] Van tafel gegaan: { $names }.
  }
reason-time = { $who ->
    [you] Je tijd is op.
   *[other] Tijd op: { $names }.
  }
end-looking = Warashi bekijkt het spel …
end-best = Je beste beslissing
end-worst = Je zwakste beslissing
end-rose = Je hebt er het beste van gemaakt: je kans om te winnen steeg van { $from } naar { $to }.
rematch = Revanche
rematch-asked = Je hebt { $names } om een revanche gevraagd. Het spel begint zodra het antwoord ja is.
rematch-cancel = Intrekken
rematch-offered = Verzoek om revanche van { $names }.
rematch-accept = Revanche spelen
rematch-go = Naar de revanche
level-next = Volgend niveau ({ $level })
level-lower = Probeer niveau { $level }
review = Bekijk het hele spel
record = Spelverslag downloaden
commitment-note = De verdeling komt van een geheim getal dat voor het spel vastlag, en van toevalsgetallen van alle spelers. Het geheime getal heeft deze vingerafdruk: { $seal }. Na het spel staat het in het spelverslag, zodat iedereen de verdeling kan nagaan.
curtain = Geef het apparaat door aan { $name }.
curtain-open = Ik ben { $name }, laat mijn kant zien
language = Taal
motion = Beweging
motion-system = auto
motion-full = volledig
motion-less = minder
colours = Kleuren
colours-system = auto
colours-light = licht
colours-dark = donker
sound = Geluid
notices = Laat het me weten als ik aan de beurt ben
notices-denied = Je browser blokkeert meldingen van deze pagina. In zijn instellingen kun je ze toestaan.
notices-none = Deze browser kan je niets melden.
knowledge = Naishi: laat zien wat ik van de andere hand weet

# Account
guest-note = Je bent te gast. Je kunt alles spelen, en deze browser onthoudt je spellen. Met een naam en een wachtwoord heb je ze op elk apparaat en kun je spellen met rating spelen.
log-in-note = Je spellen als gast blijven bij de gast; ze komen niet bij het account.
new-account = Nieuw account
log-in = Inloggen
make-account = Account maken
name = Naam
password = Wachtwoord
old-password = Huidig wachtwoord
new-password = Nieuw wachtwoord
change-password = Wachtwoord wijzigen
password-changed = Je wachtwoord is gewijzigd. Andere apparaten zijn uitgelogd.
ratings = Ratings
rated-games = { $games ->
    [one] één spel met rating
   *[other] { $games } spellen met rating
  }
no-ratings = Nog geen spellen met rating.
finished-games = Uitgespeelde spellen
no-finished-games = Nog geen.
won = gewonnen
lost = verloren
drawn = gelijkspel
more-games = Meer tonen
log-out = Uitloggen
log-out-everywhere = Overal uitloggen
log-out-note = Overal uitloggen of een nieuw wachtwoord trekt ook alle tokens in.
tokens = Bots
tokens-note = Met een token kan een programma in jouw naam spelen, en verder niets.
no-tokens = Geen tokens.
token-until = tot { $day }
token-expired = verlopen
token-label = Waar is het token voor?
make-token = Token maken
token-made = Kopieer het token nu; je ziet het maar één keer:
revoke = Intrekken
revoke-token = Het token { $label } intrekken
your-data = Jouw gegevens
export = Mijn gegevens downloaden
delete = Mijn account verwijderen
delete-guest = Mijn gegevens verwijderen
delete-sure = Voorgoed verwijderen
delete-note = Met verwijderen verdwijnen je naam, je wachtwoord, je ratings en je chatberichten. De anderen houden de spellen die ze met jou speelden, zonder je naam.

# Review
review-title = Zo ging het
back-to-table = Terug naar de tafel
review-running = Warashi bekijkt elke beslissing …
review-board = Het bord voor de beslissing
review-you = Jij
review-end = Het einde
step-back = De vorige beslissing
step-on = De volgende beslissing
review-graph = De kans om te winnen, zet voor zet
review-chance = { $percent }%
review-cost = { $points ->
    [0] { $chance ->
        [same] { $after }%
       *[other] { $before } → { $after }%
      }
   *[other] { $chance ->
        [same] −{ $amount }
       *[other] −{ $amount }, { $before } → { $after }%
      }
  }
accuracy = { $percent }% nauwkeurig
costliest = De duurste beslissingen
nothing-missed = Geen beslissing kostte veel.
move-number = Zet { $number }
better-was = Beter:

# About
about-title = Over Zashiki
about-zashiki = Een zashiki is de tatamikamer waar gasten worden ontvangen. Deze is vrije software: de regels zijn opnieuw geschreven, alles wat je ziet is er speciaal voor getekend, en geen plaatje of tekst komt uit de uitgegeven spellen. Vind je een spel leuk, koop dan de doos.
about-fair-title = Eerlijk verdeeld
about-fair = Niemand kan de verdeling bepalen, ook de server niet. Voor het spel kiest de server een geheim getal en toont er de vingerafdruk van. Daarna voegt elke speler een toevalsgetal toe, en uit al die getallen volgt de verdeling. Na het spel staat het geheime getal in het spelverslag, zodat iedereen het kan nagaan.

# Rules
rules-aim = Doel
rules-table = De tafel
rules-turn = Een beurt
rules-scoring = Punten
rules-end = Het einde
rules-name = { $name }.
how-to-play-of = { $game }: spelregels
contents = Inhoud

# Guided first games
warashi = Warashi
learn-about = Warashi laat je het spel op het echte bord zien, stap voor stap; dat duurt tien minuten.
learn-new = Leer het al spelend
learn-begun = Verder leren: stap { $number } van { $steps }
learn-done = Nog een keer leren
lesson-of = { $game } leren
lesson-step = Stap { $number } van { $steps }
lesson-new-position = Een nieuwe stelling
lesson-next = Verder
lesson-figures = { $number } / { $steps }
lesson-back = Terug
lesson-leave = Les verlaten
lesson-leave-about = Je kunt later verdergaan waar je gebleven was.
lesson-show-me = Laat zien
lesson-done = Je kent de regels.
lesson-done-about = Speel nu een echt spel { $game } tegen Warashi als beginner.
lesson-play = Speel je eerste echte spel
lesson-rules = Lees de regels
lesson-again = Opnieuw

# Errors, by the server's codes; others are shown in the server's words.
error-wait = Dat was te vaak. Probeer het over { $count ->
    [one] een seconde
   *[other] { $count } seconden
  } nog een keer.
error-wait-minutes = Dat was te vaak. Probeer het over { $count } minuten nog een keer.
error-offline = De server antwoordt niet. Controleer je verbinding en probeer het nog een keer.
error-unavailable = De server kan niet bij zijn database. Wacht een paar seconden, kijk of het gelukt is en probeer het anders nog een keer.
error-busy = De server heeft het te druk. Probeer het over een paar seconden nog een keer.
error-failed = Er ging iets mis op de server. Probeer het nog een keer.
error-old_ply = Het spel is intussen verdergegaan.
error-ahead = Het spel is intussen verdergegaan.
error-not_your_turn = Jij bent niet aan de beurt.
error-time = De tijd is om.

# Games without a connection, and the analysis board
offline-keep = Zashiki op dit apparaat bewaren
offline-keeping = De spellen worden opgehaald …
offline-ready = Zashiki werkt op dit apparaat ook zonder verbinding.
offline-note = Er is geen verbinding. Spellen tegen Warashi en op dit apparaat gaan door.
device-player = Jij
on-device = op dit apparaat
away-opponents = Om met mensen elders te spelen heb je verbinding met een server nodig.
error-local-missing = Dit spel staat niet op dit apparaat.
error-local-rules = De regels van dit spel staan nog niet op dit apparaat. Open het één keer met verbinding.
error-local-storage = Deze browser laat de pagina geen spellen op dit apparaat bewaren.
error-local-only = Hiervoor is verbinding nodig.
error-record-none = Dit is geen spelverslag.
error-record-partial = Dit spelverslag heeft geen startgetal, dus het spel kan hier niet worden nagespeeld.
error-record-changed = Dit spelverslag is achteraf gewijzigd.
error-record-other = Dit is het spelverslag van een ander spel.
error-record-illegal = Het spelverslag bevat een zet die niet mag: { $move }
analysis-title = Analyse
analysis-loading = Het bord wordt klaargezet …
analysis-moves = Zetten
analysis-start = Begin
analysis-end = Het spel is afgelopen.
analysis-unknown = { $name } is aan de beurt; die hand is vanaf deze plaats verborgen.
analysis-thought = Wat Warashi denkt
analysis-live = Warashi beoordeelt
analysis-viewpoint = Gezien door
analysis-all-open = alle kaarten open
analysis-open = Spelverslag openen
analysis-deal = Nieuw delen
analysis-remove = Variant verwijderen
