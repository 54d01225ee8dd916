# The page
zashiki = Zashiki
skip-to-content = Přejít k obsahu
nav = Stránky
nav-account = Účet
nav-about = Info
page-outdated = Je tu nová verze Zashiki. Pro další hru načti stránku znovu; tvoje hry jsou v bezpečí.
reload = Načíst znovu
connection-lost = Spojení se přerušilo. Připojuji znovu … Tvoje tahy jsou v bezpečí.
connection-coming = Připojuji …
news-turn = { $game }: jsi na tahu
news-begun = { $game }: hra začíná
try-again = Zkusit znovu
page-unfetched = Část stránky se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.
close = Zavřít
cancel = Zrušit
not-found = Taková stránka tu není.
to-home = Ke hrám
# Home
home-title = Zashiki: deskové hry v japonském duchu
home-motto = Klidné deskové hry: zahraj si s přáteli, nebo s domácím duchem.
welcome = Poprvé tady?
welcome-note = Nauč se hru hraním: deset minut, krok za krokem.
welcome-not-now = Teď ne
learn-game = Nauč se { $game }
text-board = Deska jako text
facts = Hráči: { $players } · asi { $minutes }{ "\u00A0" }minut
play = Hrát
play-game = Hrát { $game }
how-to-play = Jak se hraje
opponent = S kým hrát
opponent-warashi = Warashi
opponent-warashi-note = domácí duch, náš počítačový hráč
opponent-friend = Někdo známý
opponent-friend-note = přes odkaz, který pošleš
opponent-anybody = Kdokoli
opponent-anybody-note = tvůj stůl bude vidět na této stránce
opponent-device = Vedle sebe
opponent-device-note = na tomto zařízení, na střídačku
open-warashi = Začít hru
open-friend = Získat odkaz
open-anybody = Otevřít stůl
open-device = Začít hru
opening = Připravuji stůl …
level = Úroveň
level-lowest = začátečník
level-highest = plná síla
level-name =
    { $level ->
        [1] 1 · začátečník
        [2] 2 · ještě se učí
        [3] 3 · hraje pro radost
        [4] 4 · pozorný
        [5] 5 · myslí dopředu
        [6] 6 · bystrý
        [7] 7 · velmi silný
       *[other] { $level } · plná síla
    }
open-tables = Čekají na hráče
running-tables = Hry ke sledování
join = Přisednout
watch = Sledovat
my-games = Tvoje hry
show-all = Zobrazit všechny ({ $count })
at-one-device = na tomto zařízení
your-turn = Jsi na tahu
turn-of = Na tahu je { $name }.
player-number = Hráč { $number }
name-numbered = { $name } ({ $number })
waiting-for-players =
    { $count ->
        [one] Čeká se na hráče
        [few] Čeká se na { $count } hráče
        [many] Čeká se na { $count } hráče
       *[other] Čeká se na { $count } hráčů
    }
preparing = Hra se připravuje, potrvá to ještě asi { $seconds }{ "\u00A0" }s.
choose-options = Další volby
players = Hráči
clock = Hodiny
clock-none = bez omezení času
clock-live = { $minutes }{ "\u00A0" }min + { $seconds }{ "\u00A0" }s na tah
clock-days =
    { $days ->
        [one] den na tah
        [few] { $days } dny na tah
        [many] { $days } dne na tah
       *[other] { $days } dní na tah
    }
clock-hours =
    { $hours ->
        [one] hodina na tah
        [few] { $hours } hodiny na tah
        [many] { $hours } hodiny na tah
       *[other] { $hours } hodin na tah
    }
duration = Délka
about-minutes = asi { $minutes }{ "\u00A0" }minut
rated = Hodnocená
rated-yes = ano
rated-clock = Hodnocená hra potřebuje hodiny.
rated-here = Tato hra je hodnocená.
rated-note =
    Počítá se, když se dohraje do konce nebo když každý odehraje { $moves ->
        [one] aspoň jeden tah
        [few] aspoň { $moves } tahy
        [many] aspoň { $moves } tahu
       *[other] aspoň { $moves } tahů
    }. Dřívější odchod ti hodnocení sníží a ostatní nic nezískají.
uncounted-too_short =
    Hra byla na hodnocení příliš krátká: ne všichni stihli { $moves ->
        [one] aspoň jeden tah
        [few] { $moves } tahy
        [many] { $moves } tahu
       *[other] { $moves } tahů
    }. Nikdo hodnocení nezíská, a kdo odejde, trochu ho ztratí.
uncounted-pair_limit = Tato hra se nehodnotí: tito hráči už mají své hodnocené hry na dnešek za sebou.
uncounted-no_account = Tato hra se nehodnotí: jeden z účtů už neexistuje.
uncounted-undone = Správce serveru tuto hru z hodnocení vyřadil.
options-here = U tohoto stolu
option-chosen = { $name }: { $value }
# Table
against = kontra { $names }
invites = { $name } tě zve ke hře { $game }
new-to-it = Je pro tebe { $game } novinka?
while-waiting = Než se začne:
listed = Dokud jsi tady, tvůj stůl je vidět na úvodní stránce a může si přisednout kdokoli. Můžeš také poslat odkaz:
rematch-title = { $game }: odveta
rematch-waiting = Nabídka odvety odeslána: { $names }. Hra začne, až všichni usednou.
warashi-instead = Hrát raději s Warashi
give-seat =
    { $count ->
        [one] Přenechat volné místo Warashi
        [few] Přenechat jedno volné místo Warashi
        [many] Přenechat jedno volné místo Warashi
       *[other] Přenechat jedno volné místo Warashi
    }
share-link = Pošli tento odkaz tomu, s kým chceš hrát:
share-here = Odkaz zatím funguje jen na tomto počítači.
share = Sdílet
copy-link = Zkopírovat odkaz
copied = Zkopírováno
copy-by-hand = Odkaz je vybraný: zkopíruj ho odsud.
table-gone = Tento stůl je zavřený: kdo ho otevřel, už tu není.
free-seat = volné místo
take-seat = Usednout
leave-table = Odejít od stolu
spectating = Sleduješ tuto hru.
you = ty
seat-you = Ty
waiting-for = Čeká se na tah: { $name }.
waiting-for-absent = { $name } teď není na stránce.
waiting-for-absent-clock = { $name } teď není na stránce; hodiny běží.
waiting-for-spirit = { $name } přemýšlí.
button-sure = { $words }? To už nepůjde vrátit.
other-moves = Další tahy
drop-choice = Zrušit
do-it = Provést
skip-motion = Přeskočit animaci
hint = Rada
tip-hint = Warashi ukáže, co by teď hrál.
hint-thinking = Warashi o tom přemýšlí …
hint-is = Rada: { $words }
hint-brief = Rada: { $words } ({ $percent }{ "\u00A0" }% na výhru)
undo = Zpět
tip-undo = Vrátí tvůj poslední krok. Nic nového se jím neodhalilo.
tip-undo-none = Teď není co vrátit.
take-back = Vrátit tah
tip-take-back = Požádá ostatní hráče o vrácení tvého posledního tahu.
more = Víc
wants-back = { $name } žádá o vrácení tahu.
agree = Souhlasit
refuse = Odmítnout
asked-back = Žádost o vrácení tahu je odeslaná.
resign = Vzdát
resign-sure = Vzdát tuto hru?
resign-about = Hra pro tebe skončí a bude se počítat jako prohraná.
resign-not = Hrát dál
rules = Pravidla
tip-rules = Jak se hraje, s obrázky.
settings = Nastavení
tip-settings = Barvy, pohyb a zvuk na tomto zařízení.
result = Výsledek
log-and-chat = Průběh a chat
log = Průběh hry
chat = Chat
chat-say = Napiš něco
send = Odeslat
points-of = Body: { $name }
points-yours = Tvoje body
points-none = Zatím bez bodů.
points-hidden = Skryté až do konce hry.
points-sum = Celkem
present = u stolu
absent = mimo stránku
gave-up-resigned = vzdáno
gave-up-left = odchod
gave-up-time = vypršel čas
log-back =
    .does = vrací tah
    .you = vracíš tah
log-ask =
    .does = žádá o vrácení tahu
    .you = žádáš o vrácení tahu
log-agree =
    .does = souhlasí
    .you = souhlasíš
log-decline =
    .does = odmítá
    .you = odmítáš
log-gave_up-resigned =
    .does = vzdává hru
    .you = vzdáváš hru
log-gave_up-left =
    .does = odchází od stolu
    .you = odcházíš od stolu
log-gave_up-time =
    .does = překračuje čas
    .you = překračuješ čas
log-plays =
    .does = hraje { $move }
    .you = hraješ { $move }
log-taken-back = vráceno
log-your-points = ty
winner = výhra
result-plain = { $winner }.
result-by =
    { $winner }{ $points ->
        [0] { " " }při stejném počtu bodů
       *[other] , náskok: { $amount }
    }.
result-won = Vyhráváš
result-lost = Vyhrává { $names }
result-shared = Společná výhra: { $names }.
result-you-shared = O výhru se dělíš.
reason-resigned =
    Vzdáno: { $who ->
        [you] ty
       *[other] { $names }
    }.
reason-left =
    Odchod od stolu: { $who ->
        [you] ty
       *[other] { $names }
    }.
reason-time =
    Vypršel čas: { $who ->
        [you] ty
       *[other] { $names }
    }.
end-looking = Warashi si prohlíží hru …
end-best = Tvoje nejlepší rozhodnutí
end-worst = Tvoje nejhorší rozhodnutí
end-rose = Pozice využitá naplno: tvoje šance na výhru vzrostla z { $from } na { $to }.
rematch = Odveta
rematch-asked = Nabídka odvety odeslána: { $names }. Hra začne, jakmile přijde souhlas.
rematch-cancel = Stáhnout
rematch-offered = Nabídka odvety: { $names }.
rematch-accept = Hrát odvetu
rematch-go = K odvetě
level-next = Další úroveň ({ $level })
level-lower = Zkusit úroveň { $level }
review = Projít celou hru
record = Stáhnout záznam
commitment-note = Rozdání vychází z tajného čísla, které bylo dané ještě před hrou, a z náhodných čísel všech hráčů. Tajné číslo má tento otisk: { $seal }. Po hře je tajné číslo v záznamu, takže si rozdání může každý ověřit.
curtain = Zařízení si teď bere { $name }.
curtain-open = Tady { $name }, ukaž moji stranu
language = Jazyk
motion = Pohyb
motion-system = auto
motion-full = plný
motion-less = omezený
colours = Motiv
colours-system = auto
colours-light = světlý
colours-dark = tmavý
sound = Zvuk
notices = Upozornit mě, když jsem na tahu
notices-denied = Tvůj prohlížeč blokuje upozornění z této stránky. Povolit je můžeš v jeho nastavení.
notices-none = Tento prohlížeč upozornění neumí.
knowledge = Naishi: ukazovat, co vím o soupeřově ruce
# Account
guest-note = Hraješ jako host. Můžeš hrát všechno a tento prohlížeč si tvoje hry pamatuje. Se jménem a heslem je budeš mít na každém zařízení a můžeš hrát hodnocené hry.
log-in-note = Hry, které máš jako host, zůstanou hostovi; do účtu se nepřidají.
new-account = Nový účet
log-in = Přihlásit se
make-account = Vytvořit účet
name = Jméno
password = Heslo
old-password = Současné heslo
new-password = Nové heslo
change-password = Změnit heslo
password-changed = Heslo je změněné. Ostatní zařízení jsou odhlášená.
ratings = Hodnocení
rated-games =
    { $games ->
        [one] jedna hodnocená hra
        [few] { $games } hodnocené hry
        [many] { $games } hodnocené hry
       *[other] { $games } hodnocených her
    }
no-ratings = Zatím žádná hodnocená hra.
finished-games = Dohrané hry
no-finished-games = Zatím žádné.
won = výhra
lost = prohra
drawn = remíza
more-games = Zobrazit další
log-out = Odhlásit se
log-out-everywhere = Odhlásit se všude
log-out-note = Odhlášení všude, stejně jako nové heslo, zneplatní i všechny tokeny.
tokens = Boti
tokens-note = S tokenem může program hrát tvým jménem a nic jiného.
no-tokens = Žádné tokeny.
token-until = do { $day }
token-expired = vypršel
token-label = K čemu token bude?
make-token = Vytvořit token
token-made = Zkopíruj si token hned; ukáže se jen jednou:
revoke = Zneplatnit
revoke-token = Zneplatnit token { $label }
your-data = Tvoje data
export = Stáhnout moje data
delete = Smazat můj účet
delete-guest = Smazat moje data
delete-sure = Smazat navždy
delete-note = Smazáním zmizí tvoje jméno, heslo, hodnocení a zprávy z chatu. Soupeřům hry s tebou zůstanou, ale bez tvého jména.
# Review
review-title = Jak to probíhalo
back-to-table = Zpět ke stolu
review-running = Warashi si prohlíží každé rozhodnutí …
review-board = Deska před rozhodnutím
review-you = Ty
review-end = Konec
step-back = Předchozí rozhodnutí
step-on = Další rozhodnutí
review-graph = Šance na výhru, tah po tahu
review-chance = { $percent }{ "\u00A0" }%
review-cost =
    { $points ->
        [0]
            { $chance ->
                [same] { $after }{ "\u00A0" }%
               *[other] { $before } → { $after }{ "\u00A0" }%
            }
       *[other]
            { $chance ->
                [same] −{ $amount }
               *[other] −{ $amount }, { $before } → { $after }{ "\u00A0" }%
            }
    }
accuracy = přesnost { $percent }{ "\u00A0" }%
costliest = Nejdražší rozhodnutí
nothing-missed = Žádné rozhodnutí nestálo mnoho.
move-number = Tah { $number }
better-was = Lepší:
# About
about-title = O Zashiki
about-zashiki = Zashiki je pokoj s rohožemi tatami, kde se vítají hosté. Tento je svobodný software: pravidla jsou napsaná znovu, všechno, co vidíš, je nakreslené pro něj a žádný obrázek ani text nepochází z vydaných her. Pokud se ti některá hra líbí, kup si ji v krabici.
about-fair-title = Poctivé rozdání
about-fair = Rozdání si nikdo nemůže vybrat, ani server. Před hrou server zvolí tajné číslo a ukáže jeho otisk. Pak každý hráč přidá náhodné číslo a rozdání vyjde ze všech dohromady. Po hře je tajné číslo v záznamu, takže si rozdání může každý ověřit.
# Rules
rules-aim = Cíl
rules-table = Stůl
rules-turn = Tah
rules-scoring = Bodování
rules-end = Konec
rules-name = { $name }.
how-to-play-of = { $game }: jak se hraje
contents = Obsah
# Guided first games
warashi = Warashi
learn-about = Warashi ti hru ukáže na skutečné desce, krok za krokem: zabere to deset minut.
learn-new = Naučit se hraním
learn-begun = Učit se dál: krok { $number } z { $steps }
learn-done = Projít výuku znovu
lesson-of = Výuka hry { $game }
lesson-step = Krok { $number } z { $steps }
lesson-new-position = Nová pozice
lesson-next = Dál
lesson-figures = { $number } / { $steps }
lesson-back = Zpět
lesson-leave = Opustit výuku
lesson-leave-about = Později můžeš pokračovat na stejném místě.
lesson-show-me = Ukaž mi to
lesson-done = Pravidla už znáš.
lesson-done-about = Teď si zahraj { $game } doopravdy, proti Warashi na úrovni začátečníka.
lesson-play = Zahrát si první skutečnou hru
lesson-rules = Přečíst si pravidla
lesson-again = Začít znovu
# Errors, by the server's codes; others are shown in the server's words.
error-wait =
    To bylo moc často. Zkus to znovu za { $count ->
        [one] sekundu
        [few] { $count } sekundy
        [many] { $count } sekundy
       *[other] { $count } sekund
    }.
error-wait-minutes = To bylo moc často. Zkus to znovu za { $count }{ "\u00A0" }min.
error-offline = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
error-unavailable = Server se nedostane ke své databázi. Počkej několik sekund a podívej se, jestli se to povedlo, nebo to zkus znovu.
error-busy = Server má příliš práce. Zkus to za několik sekund znovu.
error-failed = Na serveru se něco nepovedlo. Zkus to znovu.
error-old_ply = Hra mezitím pokročila.
error-ahead = Hra mezitím pokročila.
error-not_your_turn = Nejsi na tahu.
error-time = Čas vypršel.

# Games without a connection, and the analysis board
offline-keep = Uložit Zashiki do tohoto zařízení
offline-keeping = Hry se stahují …
offline-ready = Zashiki na tomto zařízení funguje i bez připojení.
offline-note = Chybí připojení. Hry proti Warashi a na tomto zařízení pokračují.
device-player = Ty
on-device = na tomto zařízení
away-opponents = Pro hru s lidmi jinde potřebuješ připojení k serveru.
error-local-missing = Tato hra na tomto zařízení není.
error-local-rules = Pravidla této hry ještě nejsou na tomto zařízení. Otevři ji jednou s připojením.
error-local-storage = Tento prohlížeč nedovoluje stránce ukládat hry na tomto zařízení.
error-local-only = K tomu je potřeba připojení.
error-record-none = Toto není záznam hry.
error-record-partial = Tento záznam nemá semínko, takže jeho hru tu nejde přehrát.
error-record-changed = Tento záznam byl dodatečně změněn.
error-record-other = Toto je záznam jiné hry.
error-record-illegal = Záznam obsahuje nedovolený tah: { $move }
analysis-title = Analýza
analysis-loading = Připravuji desku …
analysis-moves = Tahy
analysis-start = Začátek
analysis-end = Hra skončila.
analysis-unknown = { $name } je na tahu; karty v ruce nejsou z tohoto místa vidět.
analysis-thought = Co si myslí Warashi
analysis-live = Warashi hodnotí
analysis-viewpoint = Pohled
analysis-all-open = všechny karty odkryté
analysis-open = Otevřít záznam
analysis-deal = Nové rozdání
analysis-remove = Odebrat variantu
