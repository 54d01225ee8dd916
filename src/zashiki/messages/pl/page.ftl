# The page
zashiki = Zashiki
skip-to-content = Przejdź do treści
nav = Strony
nav-account = Konto
nav-about = Info
page-outdated = Jest nowa wersja Zashiki. Wczytaj stronę ponownie, żeby grać dalej; twoje gry są bezpieczne.
reload = Wczytaj ponownie
connection-lost = Brak połączenia. Łączę ponownie … Twoje ruchy są bezpieczne.
connection-coming = Łączę …
news-turn = { $game }: twoja kolej
news-begun = { $game }: gra się zaczyna
try-again = Spróbuj ponownie
page-unfetched = Nie udało się wczytać części strony. Sprawdź połączenie i spróbuj ponownie.
close = Zamknij
cancel = Anuluj
not-found = Nie ma takiej strony.
to-home = Do gier
# Home
home-title = Zashiki: gry planszowe w japońskim klimacie
home-motto = Spokojne gry planszowe: zagraj ze znajomymi albo z domowym duchem.
welcome = Pierwszy raz tutaj?
welcome-note = Naucz się gry, grając: dziesięć minut, krok po kroku.
welcome-not-now = Nie teraz
learn-game = Poznaj grę { $game }
text-board = Plansza jako tekst
facts = Gracze: { $players } · około { $minutes }{ "\u00A0" }min
play = Zagraj
play-game = Zagraj w { $game }
how-to-play = Jak grać
opponent = Z kim grasz
opponent-warashi = Warashi
opponent-warashi-note = domowy duch, nasz gracz komputerowy
opponent-friend = Ktoś znajomy
opponent-friend-note = przez link, który wyślesz
opponent-anybody = Ktokolwiek
opponent-anybody-note = twój stół pojawi się na tej stronie
opponent-device = Obok siebie
opponent-device-note = na tym urządzeniu, na zmianę
open-warashi = Zacznij grę
open-friend = Pobierz link
open-anybody = Otwórz stół
open-device = Zacznij grę
opening = Przygotowuję stół …
level = Poziom
level-lowest = początkujący
level-highest = pełna siła
level-name =
    { $level ->
        [1] 1 · początkujący
        [2] 2 · jeszcze się uczy
        [3] 3 · gra na luzie
        [4] 4 · uważny
        [5] 5 · myśli naprzód
        [6] 6 · bystry
        [7] 7 · bardzo silny
       *[other] { $level } · pełna siła
    }
open-tables = Czekają na gracza
running-tables = Gry do obejrzenia
join = Usiądź
watch = Oglądaj
my-games = Twoje gry
show-all = Pokaż wszystkie ({ $count })
at-one-device = na tym urządzeniu
your-turn = Twoja kolej
turn-of = Teraz gra { $name }.
player-number = Gracz { $number }
name-numbered = { $name } ({ $number })
waiting-for-players =
    { $count ->
        [one] Czekamy na gracza
        [few] Czekamy na { $count } graczy
        [many] Czekamy na { $count } graczy
       *[other] Czekamy na { $count } gracza
    }
preparing = Ta gra jeszcze się przygotowuje, potrwa to około { $seconds }{ "\u00A0" }s.
choose-options = Więcej opcji
players = Gracze
clock = Zegar
clock-none = bez limitu czasu
clock-live = { $minutes }{ "\u00A0" }min + { $seconds }{ "\u00A0" }s na turę
clock-days =
    { $days ->
        [one] dzień na turę
        [few] { $days } dni na turę
        [many] { $days } dni na turę
       *[other] { $days } dnia na turę
    }
clock-hours =
    { $hours ->
        [one] godzina na turę
        [few] { $hours } godziny na turę
        [many] { $hours } godzin na turę
       *[other] { $hours } godziny na turę
    }
duration = Czas gry
about-minutes = około { $minutes }{ "\u00A0" }min
rated = Rankingowa
rated-yes = tak
rated-clock = Gra rankingowa wymaga zegara.
rated-here = To gra rankingowa.
rated-note =
    Liczy się, jeśli dojdzie do końca albo gdy wszyscy wykonają { $moves ->
        [one] co najmniej jeden ruch
        [few] co najmniej { $moves } ruchy
        [many] co najmniej { $moves } ruchów
       *[other] co najmniej { $moves } ruchu
    }. Wcześniejsze odejście obniża twój ranking, a pozostali nic nie zyskują.
uncounted-too_short =
    Gra była za krótka, żeby liczyć się do rankingu: nie wszyscy wykonali { $moves ->
        [one] choć jeden ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    }. Nikt nie zyskuje punktów rankingu, a kto odchodzi, trochę ich traci.
uncounted-pair_limit = Ta gra nie liczy się do rankingu: na dziś ci sami gracze mają już za sobą swoje gry rankingowe.
uncounted-no_account = Ta gra nie liczy się do rankingu: jedno z kont już nie istnieje.
uncounted-undone = Opiekun serwera wycofał tę grę z rankingu.
options-here = Przy tym stole
option-chosen = { $name }: { $value }
# Table
against = kontra { $names }
invites = { $name } zaprasza cię do gry { $game }
new-to-it = { $game } to dla ciebie nowość?
while-waiting = W czasie oczekiwania:
listed = Póki tu jesteś, twój stół widać na stronie głównej i każdy może się dosiąść. Możesz też wysłać link:
rematch-title = { $game }: rewanż
rematch-waiting = Prośba o rewanż wysłana: { $names }. Gra zacznie się, gdy wszyscy usiądą.
warashi-instead = Zagraj z Warashi
give-seat =
    { $count ->
        [one] Oddaj wolne miejsce Warashi
        [few] Oddaj jedno wolne miejsce Warashi
        [many] Oddaj jedno wolne miejsce Warashi
       *[other] Oddaj jedno wolne miejsce Warashi
    }
share-link = Wyślij ten link swojemu przeciwnikowi:
share-here = Na razie link działa tylko na tym komputerze.
share = Udostępnij
copy-link = Kopiuj link
copied = Skopiowano
copy-by-hand = Link jest zaznaczony: skopiuj go stąd.
table-gone = Ten stół jest zamknięty: nie ma już osoby, która go otworzyła.
free-seat = wolne miejsce
take-seat = Usiądź
leave-table = Odejdź od stołu
spectating = Oglądasz tę grę.
you = ty
seat-you = Ty
waiting-for = Czekamy na ruch: { $name }.
waiting-for-absent = { $name } jest teraz poza stroną.
waiting-for-absent-clock = { $name } jest teraz poza stroną; zegar tyka.
waiting-for-spirit = { $name } myśli.
button-sure = { $words }? Tego nie da się cofnąć.
other-moves = Inne ruchy
drop-choice = Anuluj
do-it = Wykonaj
skip-motion = Pomiń animację
hint = Podpowiedź
tip-hint = Warashi pokazuje, jak by teraz zagrał.
hint-thinking = Warashi się zastanawia …
hint-is = Podpowiedź: { $words }
hint-brief = Podpowiedź: { $words } ({ $percent }% na wygraną)
undo = Cofnij
tip-undo = Cofa twój ostatni krok. Nie odsłonił on niczego nowego.
tip-undo-none = Nie ma teraz niczego do cofnięcia.
take-back = Cofnij ruch
tip-take-back = Prosi pozostałych graczy o zgodę na cofnięcie twojego ostatniego ruchu.
more = Więcej
wants-back = { $name } prosi o cofnięcie ruchu.
agree = Zgoda
refuse = Odmów
asked-back = Prośba o cofnięcie ruchu wysłana.
resign = Poddaj grę
resign-sure = Poddać tę grę?
resign-about = Gra skończy się dla ciebie i będzie się liczyć jako przegrana.
resign-not = Graj dalej
rules = Zasady
tip-rules = Jak się gra, z obrazkami.
settings = Ustawienia
tip-settings = Kolory, ruch i dźwięk na tym urządzeniu.
result = Wynik
log-and-chat = Przebieg i czat
log = Przebieg gry
chat = Czat
chat-say = Napisz coś
send = Wyślij
points-of = Punkty: { $name }
points-yours = Twoje punkty
points-none = Jeszcze bez punktów.
points-hidden = Ukryte do końca gry.
points-sum = Razem
present = przy stole
absent = poza stroną
gave-up-resigned = poddanie
gave-up-left = odejście
gave-up-time = koniec czasu
log-back =
    .does = cofa ruch
    .you = cofasz ruch
log-ask =
    .does = prosi o cofnięcie ruchu
    .you = prosisz o cofnięcie ruchu
log-agree =
    .does = zgadza się
    .you = zgadzasz się
log-decline =
    .does = odmawia
    .you = odmawiasz
log-gave_up-resigned =
    .does = poddaje grę
    .you = poddajesz grę
log-gave_up-left =
    .does = odchodzi od stołu
    .you = odchodzisz od stołu
log-gave_up-time =
    .does = przekracza czas
    .you = przekraczasz czas
log-plays =
    .does = gra { $move }
    .you = grasz { $move }
log-taken-back = cofnięto
log-your-points = ty
winner = wygrana
result-plain = { $winner }.
result-by =
    { $winner }{ $points ->
        [0] { " " }przy równych punktach
       *[other] , przewaga: { $amount }
    }.
result-won = Wygrywasz
result-lost = Wygrywa { $names }
result-shared = Wspólna wygrana: { $names }.
result-you-shared = Dzielisz wygraną.
reason-resigned =
    Poddanie gry: { $who ->
        [you] ty
       *[other] { $names }
    }.
reason-left =
    Odejście od stołu: { $who ->
        [you] ty
       *[other] { $names }
    }.
reason-time =
    Koniec czasu: { $who ->
        [you] ty
       *[other] { $names }
    }.
end-looking = Warashi ogląda grę …
end-best = Twoja najlepsza decyzja
end-worst = Twoja najgorsza decyzja
end-rose = Pozycja wykorzystana w pełni: twoja szansa na wygraną wzrosła z { $from } do { $to }.
rematch = Rewanż
rematch-asked = Prośba o rewanż wysłana: { $names }. Gra zacznie się, gdy tylko będzie zgoda.
rematch-cancel = Wycofaj
rematch-offered = Prośba o rewanż: { $names }.
rematch-accept = Zagraj rewanż
rematch-go = Do rewanżu
level-next = Następny poziom ({ $level })
level-lower = Spróbuj poziomu { $level }
review = Obejrzyj całą grę
record = Pobierz zapis gry
commitment-note = Rozdanie wynika z tajnej liczby, ustalonej przed grą, i z liczb losowych wszystkich graczy. Tajna liczba ma ten odcisk: { $seal }. Po grze zapis zawiera tajną liczbę, więc każdy może sprawdzić rozdanie.
curtain = Teraz urządzenie bierze { $name }.
curtain-open = Tu { $name }, pokaż moją stronę
language = Język
motion = Ruch
motion-system = auto
motion-full = pełny
motion-less = mniejszy
colours = Motyw
colours-system = auto
colours-light = jasny
colours-dark = ciemny
sound = Dźwięk
notices = Powiadamiaj, gdy nadejdzie moja kolej
notices-denied = Twoja przeglądarka blokuje powiadomienia z tej strony. Możesz je włączyć w jej ustawieniach.
notices-none = Ta przeglądarka nie potrafi powiadamiać.
knowledge = Naishi: pokazuj, co wiem o kartach na ręce przeciwnika
# Account
guest-note = Grasz jako gość. Możesz grać we wszystko, a ta przeglądarka pamięta twoje gry. Z nazwą i hasłem zagrasz na każdym urządzeniu, także w gry rankingowe.
log-in-note = Twoje gry jako gościa zostają przy gościu; nie przejdą na konto.
new-account = Nowe konto
log-in = Zaloguj się
make-account = Utwórz konto
name = Nazwa
password = Hasło
old-password = Obecne hasło
new-password = Nowe hasło
change-password = Zmień hasło
password-changed = Hasło zmienione. Inne urządzenia są wylogowane.
ratings = Rankingi
rated-games =
    { $games ->
        [one] jedna gra rankingowa
        [few] { $games } gry rankingowe
        [many] { $games } gier rankingowych
       *[other] { $games } gry rankingowej
    }
no-ratings = Jeszcze żadnej gry rankingowej.
finished-games = Zakończone gry
no-finished-games = Jeszcze żadnej.
won = wygrana
lost = przegrana
drawn = remis
more-games = Pokaż więcej
log-out = Wyloguj się
log-out-everywhere = Wyloguj wszędzie
log-out-note = Wylogowanie wszędzie, tak jak nowe hasło, unieważnia też wszystkie tokeny.
tokens = Boty
tokens-note = Z tokenem program może grać w twoim imieniu, i nic więcej.
no-tokens = Brak tokenów.
token-until = do { $day }
token-expired = nieważny
token-label = Do czego ma służyć token?
make-token = Utwórz token
token-made = Skopiuj token teraz; widać go tylko raz:
revoke = Unieważnij
revoke-token = Unieważnij token { $label }
your-data = Twoje dane
export = Pobierz moje dane
delete = Usuń moje konto
delete-guest = Usuń moje dane
delete-sure = Usuń na zawsze
delete-note = Usunięcie kasuje twoją nazwę, hasło, ranking i wiadomości z czatu. Przeciwnicy zachowają rozegrane z tobą gry, ale bez twojej nazwy.
# Review
review-title = Jak to szło
back-to-table = Wróć do stołu
review-running = Warashi ogląda każdą decyzję …
review-board = Plansza przed decyzją
review-you = Ty
review-end = Koniec
step-back = Poprzednia decyzja
step-on = Następna decyzja
review-graph = Szanse na wygraną, ruch po ruchu
review-chance = { $percent }%
review-cost =
    { $points ->
        [0]
            { $chance ->
                [same] { $after }%
               *[other] { $before } → { $after }%
            }
       *[other]
            { $chance ->
                [same] −{ $amount }
               *[other] −{ $amount }, { $before } → { $after }%
            }
    }
accuracy = celność { $percent }%
costliest = Najdroższe decyzje
nothing-missed = Żadna decyzja nie kosztowała wiele.
move-number = Ruch { $number }
better-was = Lepiej:
# About
about-title = O Zashiki
about-zashiki = Zashiki to pokój z tatami, w którym przyjmuje się gości. Ten tutaj jest wolnym oprogramowaniem: zasady zapisano od nowa, wszystko, co widzisz, narysowano dla niego, a żaden obraz ani tekst nie pochodzi z wydanych gier. Jeśli któraś gra ci się spodoba, kup pudełko.
about-fair-title = Uczciwe rozdania
about-fair = Nikt nie wybiera rozdania, nawet serwer. Przed grą serwer losuje tajną liczbę i pokazuje jej odcisk. Potem każdy gracz dodaje liczbę losową, a rozdanie wynika ze wszystkich razem. Po grze zapis zawiera tajną liczbę, więc każdy może sprawdzić rozdanie.
# Rules
rules-aim = Cel
rules-table = Stół
rules-turn = Tura
rules-scoring = Punktowanie
rules-end = Koniec
rules-name = { $name }.
how-to-play-of = { $game }: jak grać
contents = Spis treści
# Guided first games
warashi = Warashi
learn-about = Warashi pokaże ci grę na prawdziwej planszy, krok po kroku: zajmie to dziesięć minut.
learn-new = Naucz się, grając
learn-begun = Ucz się dalej: krok { $number } z { $steps }
learn-done = Przejdź naukę jeszcze raz
lesson-of = Nauka gry { $game }
lesson-step = Krok { $number } z { $steps }
lesson-new-position = Nowa pozycja
lesson-next = Dalej
lesson-figures = { $number } / { $steps }
lesson-back = Wstecz
lesson-leave = Zakończ naukę
lesson-leave-about = Możesz później wrócić do tego samego miejsca.
lesson-show-me = Pokaż mi
lesson-done = Znasz już zasady.
lesson-done-about = Teraz zagraj prawdziwą partię { $game } przeciwko Warashi na poziomie początkującym.
lesson-play = Zagraj pierwszą prawdziwą partię
lesson-rules = Przeczytaj zasady
lesson-again = Od początku
# Errors, by the server's codes; others are shown in the server's words.
error-wait =
    Za często. Spróbuj ponownie za { $count ->
        [one] sekundę
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }.
error-wait-minutes = Za często. Spróbuj ponownie za { $count }{ "\u00A0" }min.
error-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
error-unavailable = Serwer nie ma dostępu do bazy danych. Poczekaj kilka sekund, potem sprawdź, czy się udało, albo spróbuj ponownie.
error-busy = Serwer ma za dużo pracy. Spróbuj ponownie za kilka sekund.
error-failed = Coś poszło nie tak na serwerze. Spróbuj ponownie.
error-old_ply = W międzyczasie gra poszła dalej.
error-ahead = W międzyczasie gra poszła dalej.
error-not_your_turn = To nie twoja kolej.
error-time = Czas minął.

# Games without a connection, and the analysis board
offline-keep = Zachowaj Zashiki na tym urządzeniu
offline-keeping = Pobieranie gier …
offline-ready = Zashiki działa na tym urządzeniu także bez połączenia.
offline-note = Brak połączenia. Gry z Warashi i na tym urządzeniu toczą się dalej.
device-player = Ty
on-device = na tym urządzeniu
away-opponents = Aby grać z osobami w innym miejscu, potrzebujesz połączenia z serwerem.
error-local-missing = Tej gry nie ma na tym urządzeniu.
error-local-rules = Zasad tej gry nie ma jeszcze na tym urządzeniu. Otwórz ją raz, mając połączenie.
error-local-storage = Ta przeglądarka nie pozwala stronie przechowywać gier na tym urządzeniu.
error-local-only = To wymaga połączenia.
error-record-none = To nie jest zapis gry.
error-record-partial = Ten zapis nie ma ziarna, więc nie da się tu odtworzyć jego gry.
error-record-changed = Ten zapis zmieniono po utworzeniu.
error-record-other = To zapis innej gry.
error-record-illegal = Zapis zawiera niedozwolony ruch: { $move }
analysis-title = Analiza
analysis-loading = Rozkładam planszę …
analysis-moves = Ruchy
analysis-start = Początek
analysis-end = Gra jest skończona.
analysis-unknown = Teraz gra { $name }; z tego miejsca nie widać tej ręki.
analysis-thought = Co myśli Warashi
analysis-live = Warashi ocenia
analysis-viewpoint = Widok
analysis-all-open = wszystkie karty odkryte
analysis-open = Otwórz zapis
analysis-deal = Nowe rozdanie
analysis-remove = Usuń wariant
