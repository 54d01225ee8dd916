# Titles and descriptions of the page's addresses, for browsers, search engines and links in messages
preview-home = Zashiki: gry planszowe w japońskim klimacie
    .about = Zagraj w przeglądarce w Ta-Ke, Naishi i Ninjato, przeciwko domowemu duchowi Warashi albo ze znajomymi.
preview-account = Twoje konto · Zashiki
    .about = Twoja nazwa, rankingi i zakończone gry.
preview-about = O Zashiki
    .about = Wolne gry planszowe w japońskim klimacie i rozdania, które każdy może sprawdzić.
preview-not-found = Nie ma strony · Zashiki
    .about = Nie ma takiej strony.
preview-learn = Nauka gry { $game } · Zashiki
    .about = Pierwsza gra w { $game } z przewodnikiem: wszystkie zasady, krok po kroku.
preview-rules = Zasady gry { $game } · Zashiki
    .about = Jak grać w { $game }: zasady z rysunkami i przykładami.
preview-analysis = Analiza: { $game } · Zashiki
    .about = Wypróbuj ruchy w grze { $game } i zobacz, jak Warashi ocenia każdą pozycję.
preview-invitation = { $host } zaprasza: { $game }
    .about = { $host } zaprasza cię do gry { $game }, { $clock }. Gra zacznie się, gdy wszyscy usiądą.
preview-running = { $table }
    .about = Trwa gra { $game }, { $clock }. Możesz ją oglądać.
preview-over = { $table }
    .about = Gra się skończyła. { $scores }.
preview-review = Omówienie · { $table }
    .about = Warashi ogląda każdą decyzję tej gry.
preview-no-script = Ta strona wymaga JavaScriptu.
# Parts of them
preview-table = { $game }: { $names }
preview-against = { $names } kontra { $name }
preview-clock-none = bez zegara
preview-clock-live = { $time } na gracza i { $more } więcej na każdą turę
preview-clock-slow = { $time } na turę
preview-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
preview-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
preview-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
preview-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }
