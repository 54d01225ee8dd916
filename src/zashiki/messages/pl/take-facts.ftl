# Ta-Ke: pieces and places in sentences
take-piece-S = Samuraj
    .many = Samuraje
    .nominative = samuraj
    .accusative = samuraja
    .genitive = samuraja
    .plural-nominative = samuraje
    .plural-accusative = samurajów
    .plural-genitive = samurajów
    .plural-instrumental = samurajami
    .counted =
        { $count ->
            [one] { $count } samuraj
            [few] { $count } samurajów
            [many] { $count } samurajów
           *[other] { $count } samuraja
        }
take-piece-D = Daimyo
    .many = Daimyo
    .nominative = daimyo
    .accusative = daimyo
    .genitive = daimyo
    .plural-nominative = daimyo
    .plural-accusative = daimyo
    .plural-genitive = daimyo
    .plural-instrumental = daimyo
    .counted =
        { $count ->
            [one] { $count } daimyo
            [few] { $count } daimyo
            [many] { $count } daimyo
           *[other] { $count } daimyo
        }
take-piece-R = Ronin
    .many = Ronini
    .nominative = ronin
    .accusative = ronina
    .genitive = ronina
    .plural-nominative = ronini
    .plural-accusative = roninów
    .plural-genitive = roninów
    .plural-instrumental = roninami
    .counted =
        { $count ->
            [one] { $count } ronin
            [few] { $count } roninów
            [many] { $count } roninów
           *[other] { $count } ronina
        }
take-piece-G = Gejsza
    .many = Gejsze
    .nominative = gejsza
    .accusative = gejszę
    .genitive = gejszy
    .plural-nominative = gejsze
    .plural-accusative = gejsze
    .plural-genitive = gejsz
    .plural-instrumental = gejszami
    .counted =
        { $count ->
            [one] { $count } gejsza
            [few] { $count } gejsze
            [many] { $count } gejsz
           *[other] { $count } gejszy
        }
take-piece-N = Ninja
    .many = Ninja
    .nominative = ninja
    .accusative = ninję
    .genitive = ninji
    .plural-nominative = ninja
    .plural-accusative = ninja
    .plural-genitive = ninja
    .plural-instrumental = ninja
    .counted =
        { $count ->
            [one] { $count } ninja
            [few] { $count } ninja
            [many] { $count } ninja
           *[other] { $count } ninji
        }
take-place-hall-A = A
take-place-hall-B = B
take-place-hall-C = C
take-place-hall-D = D
take-place-hall-E = E
take-influence-bottom-2 = { $count } × 2 na dole
take-influence-bottom-1 = { $count } × 1 na dole
take-influence-middle-1 = { $count } × 1 w środku
take-influence-middle-0 = { $count } × 0 w środku
take-influence-samurai =
    { $count ->
        [one] { $count } samuraj
        [few] { $count } samurajów
        [many] { $count } samurajów
       *[other] { $count } samuraja
    }
# What a move does
take-take =
    .does = bierze { NOUN($piece, of: "take-piece", form: "accusative") } z { NOUN($source, of: "take-place") }
    .you = bierzesz { NOUN($piece, of: "take-piece", form: "accusative") } z { NOUN($source, of: "take-place") }
    .do = weź { NOUN($piece, of: "take-piece", form: "accusative") } z { NOUN($source, of: "take-place") }
take-take-samurai =
    .does = bierze samuraja z { NOUN($source, of: "take-place") } i kładzie go nad { NOUN($column, of: "take-piece", form: "plural-instrumental") }
    .you = bierzesz samuraja z { NOUN($source, of: "take-place") } i kładziesz go nad { NOUN($column, of: "take-piece", form: "plural-instrumental") }
    .do = weź samuraja z { NOUN($source, of: "take-place") } i połóż go nad { NOUN($column, of: "take-piece", form: "plural-instrumental") }
take-leave =
    .does = zostawia ducha na { NOUN($target, of: "take-place") }
    .you = zostawiasz ducha na { NOUN($target, of: "take-place") }
take-use =
    .does = używa { NOUN($piece, of: "take-piece", form: "genitive") }
    .you = używasz { NOUN($piece, of: "take-piece", form: "genitive") }
    .do = użyj { NOUN($piece, of: "take-piece", form: "genitive") }
take-use-daimyo =
    .does = używa daimyo, żeby przesunąć samurajów
    .you = używasz daimyo, żeby przesunąć samurajów
    .do = użyj daimyo, żeby przesunąć samurajów
take-push =
    .does = wypycha w górę { NOUN($piece, of: "take-piece", form: "accusative") } przeciwnika
    .you = wypychasz w górę { NOUN($piece, of: "take-piece", form: "accusative") } przeciwnika
    .do = wypchnij w górę { NOUN($piece, of: "take-piece", form: "accusative") } przeciwnika
take-push-daimyo =
    .does = wypycha w górę daimyo przeciwnika, żeby przesunąć samurajów
    .you = wypychasz w górę daimyo przeciwnika, żeby przesunąć samurajów
    .do = wypchnij w górę daimyo przeciwnika, żeby przesunąć samurajów
take-samurai =
    .does = przesuwa samuraja znad { NOUN($from, of: "take-piece", form: "plural-genitive") } nad { NOUN($to, of: "take-piece", form: "plural-accusative") }
    .you = przesuwasz samuraja znad { NOUN($from, of: "take-piece", form: "plural-genitive") } nad { NOUN($to, of: "take-piece", form: "plural-accusative") }
    .do = przesuń samuraja znad { NOUN($from, of: "take-piece", form: "plural-genitive") } nad { NOUN($to, of: "take-piece", form: "plural-accusative") }
take-enough =
    .does = zostawia pozostałych samurajów na miejscu
    .you = zostawiasz pozostałych samurajów na miejscu
    .do = zostaw pozostałych samurajów na miejscu
take-ghost =
    .does = przenosi ducha z { NOUN($source, of: "take-place") } na { NOUN($target, of: "take-place") }
    .you = przenosisz ducha z { NOUN($source, of: "take-place") } na { NOUN($target, of: "take-place") }
    .do = przenieś ducha z { NOUN($source, of: "take-place") } na { NOUN($target, of: "take-place") }
take-ghost-comes =
    .does = przywołuje ducha z zasobów na { NOUN($target, of: "take-place") }
    .you = przywołujesz ducha z zasobów na { NOUN($target, of: "take-place") }
    .do = przywołaj ducha z zasobów na { NOUN($target, of: "take-place") }
take-ghost-goes =
    .does = odsyła ducha z { NOUN($source, of: "take-place") } do zasobów
    .you = odsyłasz ducha z { NOUN($source, of: "take-place") } do zasobów
    .do = odeślij ducha z { NOUN($source, of: "take-place") } do zasobów
take-chip =
    .does = przenosi { NOUN($piece, of: "take-piece", form: "accusative") } z { NOUN($source, of: "take-place") } na { NOUN($target, of: "take-place") }
    .you = przenosisz { NOUN($piece, of: "take-piece", form: "accusative") } z { NOUN($source, of: "take-place") } na { NOUN($target, of: "take-place") }
    .do = przenieś { NOUN($piece, of: "take-piece", form: "accusative") } z { NOUN($source, of: "take-place") } na { NOUN($target, of: "take-place") }
take-score =
    .does =
        punktuje za { NOUN($piece, of: "take-piece", form: "plural-accusative") }: { $times } × { $influence } = { $points }{ $influence ->
            [0] { "" }
           *[other] { " " }({ COUNTS($chips, of: "take-influence", with: "comma") })
        }
    .you =
        punktujesz za { NOUN($piece, of: "take-piece", form: "plural-accusative") }: { $times } × { $influence } = { $points }{ $influence ->
            [0] { "" }
           *[other] { " " }({ COUNTS($chips, of: "take-influence", with: "comma") })
        }
    .of = { NOUN($piece, of: "take-piece", form: "many") }
take-home = Wszystkie duchy wracają do zasobów
take-gain =
    .do = { NOUN($piece, of: "take-piece", form: "plural-nominative") } dają { $times } × { $influence } = { $points } tobie, { $times } × { $their_influence } = { $their_points } przeciwnikowi
# What is asked of the player
take-ask-take = Weź żeton.
take-ask-take-or-use = Weź żeton albo najpierw użyj zdolności.
take-ask-samurai = Przesuń samuraja.
take-ask-samurai-or-enough = Przesuń kolejnego samuraja albo zostaw pozostałych na miejscu.
# Why a move is refused, after a colon
take-refuse-moving = daimyo przesuwa samurajów. Przesuń takiego, którego jeszcze nie ruszał, w kolejności D R G N.
take-refuse-moving-or-enough = daimyo przesuwa samurajów. Przesuń takiego, którego jeszcze nie ruszał, w kolejności D R G N, albo zakończ przez s.
take-refuse-not-moving = żaden daimyo nie przesuwa samurajów; zacznij od D: lub N.D.
take-refuse-empty = pole { $space } jest puste.
take-refuse-ghost = na { $space } siedzi duch.
take-refuse-closed = stos { $space } jest w tej turze zamknięty: gejsza położyła tam wierzchni żeton.
take-refuse-no-column = samuraj z { $space } potrzebuje kolumny, na przykład { $space }>G.
take-refuse-column = { NOUN($piece, of: "take-piece", form: "nominative") } z { $space } to nie samuraj i trafia do własnej kolumny.
take-refuse-used = w tej turze była już użyta zdolność { NOUN($piece, of: "take-piece", form: "genitive") }.
take-refuse-none = nie masz { NOUN($piece, of: "take-piece", form: "genitive") } w dolnym rzędzie.
take-refuse-none-to-push = twój przeciwnik nie ma w dolnym rzędzie { NOUN($piece, of: "take-piece", form: "genitive") } do wypchnięcia.
take-refuse-performed = zdolność { NOUN($piece, of: "take-piece", form: "genitive") } była już użyta w tej turze, a każdej używa się tylko raz na turę.
take-refuse-no-samurai = nie masz samuraja do przesunięcia.
take-refuse-no-ghost = na { $space } nie ma ducha.
take-refuse-two-ghosts = na { $space } już siedzi duch.
take-refuse-nothing-left = nie zostałby żaden żeton do wzięcia.
take-refuse-low = gejsza potrzebuje stosu z co najmniej dwoma żetonami, a stos { $space } ma wysokość { $height }.
# The text board
take-board-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
take-board-bottom = dół
take-board-middle = środek
take-board-samurai = samur.
take-board-worth = wartość { $value }
take-board-worth-ninja = wartość { $value }, N { $ninja }
take-board-printed = nadruk
take-board-space = pole
take-board-ghost = duch
take-board-closed = zamknięty
take-board-left =
    W sali: { $chips ->
        [one] { $chips } żeton
        [few] { $chips } żetony
        [many] { $chips } żetonów
       *[other] { $chips } żetonu
    }, duchy w zasobach: { $supply } z { $ghosts }
# The rules in brief, for the terminal: lines of at most 60 columns
take-primer =
    W każdej turze bierzesz wierzchni żeton ze stosu, a zostaje
    tam duch: spod ducha nikt nie bierze. Jeśli na początku tury
    na każdym stosie jest duch, wszystkie wracają do zasobów.
    
    Twój żeton trafia do dolnego rzędu swojej kolumny na
    dziedzińcu i liczy się za 2. Samuraj kładzie się nad
    dowolną kolumną i liczy się za 1.
    
    Potem punktuje typ, który widać w miejscu wziętego żetonu,
    i to u obu graczy: liczba pól, na których go widać, razy
    wpływ. Na pustym polu liczy się jego nadruk. Wpływ typu to
    wartość twoich żetonów w jego kolumnie i jeden za każdego
    samuraja nad nią, a wpływ samurajów to ich liczba.
    
    Przed wzięciem możesz użyć zdolności, każdej raz na turę.
    Żeton przechodzi wtedy na stałe do środkowego rzędu i
    liczy się za 1. (Z opcją ninja_values 1/0 ninja liczą się
    za 1 i 0.)
      Daimyo  przesuwa do trzech twoich samurajów:
              D:  potem  s:R>G …  i  s.  na koniec
      Ronin   przenosi ducha:  R:A>C   R:A>-   R:->C
              (- to zasoby)
      Gejsza  przenosi wierzchni żeton stosu, którego teraz
              nie wolno wziąć:  G:A>C
      Ninja   wypycha w górę daimyo, ronina lub gejszę
              przeciwnika i działa tak jak oni:
              N.R:A>C   N.G:A>C   N.D
              albo tylko wypycha:  N.R:-   N.G:-   N.D:-
              (nie to samo, co twój żeton w tej turze, chyba
              że opcja ninja_repeats to yes)
    
    Branie: litera stosu, C; samuraj z kolumną, nad którą
    trafi, C>G. Po 35 żetonach wygrywa, kto ma najwięcej
    punktów; przy równych punktach jest remis.
