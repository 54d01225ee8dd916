# Titles and descriptions of the page's addresses, for browsers, search engines and links in messages
preview-home = Zashiki: deskové hry v japonském duchu
    .about = Hraj v prohlížeči Ta-Ke, Naishi a Ninjato, proti domácímu duchu Warashi nebo s přáteli.
preview-account = Tvůj účet · Zashiki
    .about = Tvoje jméno, hodnocení a dohrané hry.
preview-about = O Zashiki
    .about = Svobodné deskové hry v japonském duchu a rozdání, která si může každý ověřit.
preview-not-found = Stránka nenalezena · Zashiki
    .about = Taková stránka tu není.
preview-learn = Výuka hry { $game } · Zashiki
    .about = První hra { $game } s průvodcem: všechna pravidla, krok za krokem.
preview-rules = Pravidla hry { $game } · Zashiki
    .about = Jak se hraje { $game }: pravidla s obrázky a příklady.
preview-analysis = Analýza: { $game } · Zashiki
    .about = Zkoušej tahy ve hře { $game } a sleduj, jak Warashi hodnotí každou pozici.
preview-invitation = { $host } zve ke hře { $game }
    .about = { $host } tě zve ke hře { $game }, { $clock }. Začne, až všichni usednou.
preview-running = { $table }
    .about = Právě se hraje { $game }, { $clock }. Můžeš sledovat.
preview-over = { $table }
    .about = Hra skončila. { $scores }.
preview-review = Rozbor · { $table }
    .about = Warashi si prohlíží každé rozhodnutí této hry.
preview-no-script = Tato stránka potřebuje JavaScript.
# Parts of them
preview-table = { $game }: { $names }
preview-against = { $names } kontra { $name }
preview-clock-none = bez hodin
preview-clock-live = { $time } na hráče a { $more } navíc na každý tah
preview-clock-slow = { $time } na tah
preview-days =
    { $count ->
        [one] { $count } den
        [few] { $count } dny
        [many] { $count } dne
       *[other] { $count } dní
    }
preview-hours =
    { $count ->
        [one] { $count } hodina
        [few] { $count } hodiny
        [many] { $count } hodiny
       *[other] { $count } hodin
    }
preview-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minuty
       *[other] { $count } minut
    }
preview-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekundy
       *[other] { $count } sekund
    }
