# Ta-Ke: pieces and places in sentences
take-piece-S = Samuraj
    .many = Samurajové
    .nominative = samuraj
    .accusative = samuraje
    .genitive = samuraje
    .plural-nominative = samurajové
    .plural-accusative = samuraje
    .plural-genitive = samurajů
    .plural-instrumental = samuraji
    .counted =
        { $count ->
            [one] { $count } samuraj
            [few] { $count } samurajové
            [many] { $count } samuraje
           *[other] { $count } samurajů
        }
take-piece-D = Daimjó
    .many = Daimjó
    .nominative = daimjó
    .accusative = daimjó
    .genitive = daimjó
    .plural-nominative = daimjó
    .plural-accusative = daimjó
    .plural-genitive = daimjó
    .plural-instrumental = daimjó
    .counted = { $count } daimjó
take-piece-R = Rónin
    .many = Róninové
    .nominative = rónin
    .accusative = rónina
    .genitive = rónina
    .plural-nominative = róninové
    .plural-accusative = róniny
    .plural-genitive = róninů
    .plural-instrumental = róniny
    .counted =
        { $count ->
            [one] { $count } rónin
            [few] { $count } róninové
            [many] { $count } rónina
           *[other] { $count } róninů
        }
take-piece-G = Gejša
    .many = Gejši
    .nominative = gejša
    .accusative = gejšu
    .genitive = gejši
    .plural-nominative = gejši
    .plural-accusative = gejši
    .plural-genitive = gejš
    .plural-instrumental = gejšami
    .counted =
        { $count ->
            [one] { $count } gejša
            [few] { $count } gejši
            [many] { $count } gejši
           *[other] { $count } gejš
        }
take-piece-N = Nindža
    .many = Nindžové
    .nominative = nindža
    .accusative = nindžu
    .genitive = nindži
    .plural-nominative = nindžové
    .plural-accusative = nindži
    .plural-genitive = nindžů
    .plural-instrumental = nindži
    .counted =
        { $count ->
            [one] { $count } nindža
            [few] { $count } nindžové
            [many] { $count } nindži
           *[other] { $count } nindžů
        }
take-place-hall-A = A
take-place-hall-B = B
take-place-hall-C = C
take-place-hall-D = D
take-place-hall-E = E
take-influence-bottom-2 = { $count } × 2 dole
take-influence-bottom-1 = { $count } × 1 dole
take-influence-middle-1 = { $count } × 1 uprostřed
take-influence-middle-0 = { $count } × 0 uprostřed
take-influence-samurai =
    { $count ->
        [one] { $count } samuraj
        [few] { $count } samurajové
        [many] { $count } samuraje
       *[other] { $count } samurajů
    }
# What a move does
take-take =
    .does = bere { NOUN($piece, of: "take-piece", form: "accusative") } z { NOUN($source, of: "take-place") }
    .you = bereš { NOUN($piece, of: "take-piece", form: "accusative") } z { NOUN($source, of: "take-place") }
    .do = vezmi { NOUN($piece, of: "take-piece", form: "accusative") } z { NOUN($source, of: "take-place") }
take-take-samurai =
    .does = bere samuraje z { NOUN($source, of: "take-place") } a pokládá ho nad { NOUN($column, of: "take-piece", form: "plural-accusative") }
    .you = bereš samuraje z { NOUN($source, of: "take-place") } a pokládáš ho nad { NOUN($column, of: "take-piece", form: "plural-accusative") }
    .do = vezmi samuraje z { NOUN($source, of: "take-place") } a polož ho nad { NOUN($column, of: "take-piece", form: "plural-accusative") }
take-leave =
    .does = nechává ducha na { NOUN($target, of: "take-place") }
    .you = necháváš ducha na { NOUN($target, of: "take-place") }
take-use =
    .does = používá { NOUN($piece, of: "take-piece", form: "accusative") }
    .you = používáš { NOUN($piece, of: "take-piece", form: "accusative") }
    .do = použij { NOUN($piece, of: "take-piece", form: "accusative") }
take-use-daimyo =
    .does = používá daimjó k přesunu samurajů
    .you = používáš daimjó k přesunu samurajů
    .do = použij daimjó k přesunu samurajů
take-push =
    .does = vytlačuje soupeři { NOUN($piece, of: "take-piece", form: "accusative") } nahoru
    .you = vytlačuješ soupeři { NOUN($piece, of: "take-piece", form: "accusative") } nahoru
    .do = vytlač soupeři { NOUN($piece, of: "take-piece", form: "accusative") } nahoru
take-push-daimyo =
    .does = vytlačuje soupeři daimjó nahoru a přesouvá samuraje
    .you = vytlačuješ soupeři daimjó nahoru a přesouváš samuraje
    .do = vytlač soupeři daimjó nahoru a přesuň samuraje
take-samurai =
    .does = přesouvá samuraje od { NOUN($from, of: "take-piece", form: "plural-genitive") } nad { NOUN($to, of: "take-piece", form: "plural-accusative") }
    .you = přesouváš samuraje od { NOUN($from, of: "take-piece", form: "plural-genitive") } nad { NOUN($to, of: "take-piece", form: "plural-accusative") }
    .do = přesuň samuraje od { NOUN($from, of: "take-piece", form: "plural-genitive") } nad { NOUN($to, of: "take-piece", form: "plural-accusative") }
take-enough =
    .does = nechává ostatní samuraje na místě
    .you = necháváš ostatní samuraje na místě
    .do = nech ostatní samuraje na místě
take-ghost =
    .does = přesouvá ducha z { NOUN($source, of: "take-place") } na { NOUN($target, of: "take-place") }
    .you = přesouváš ducha z { NOUN($source, of: "take-place") } na { NOUN($target, of: "take-place") }
    .do = přesuň ducha z { NOUN($source, of: "take-place") } na { NOUN($target, of: "take-place") }
take-ghost-comes =
    .does = přivolává ducha ze zásoby na { NOUN($target, of: "take-place") }
    .you = přivoláváš ducha ze zásoby na { NOUN($target, of: "take-place") }
    .do = přivolej ducha ze zásoby na { NOUN($target, of: "take-place") }
take-ghost-goes =
    .does = posílá ducha z { NOUN($source, of: "take-place") } do zásoby
    .you = posíláš ducha z { NOUN($source, of: "take-place") } do zásoby
    .do = pošli ducha z { NOUN($source, of: "take-place") } do zásoby
take-chip =
    .does = přesouvá { NOUN($piece, of: "take-piece", form: "accusative") } z { NOUN($source, of: "take-place") } na { NOUN($target, of: "take-place") }
    .you = přesouváš { NOUN($piece, of: "take-piece", form: "accusative") } z { NOUN($source, of: "take-place") } na { NOUN($target, of: "take-place") }
    .do = přesuň { NOUN($piece, of: "take-piece", form: "accusative") } z { NOUN($source, of: "take-place") } na { NOUN($target, of: "take-place") }
take-score =
    .does =
        boduje za { NOUN($piece, of: "take-piece", form: "plural-accusative") }: { $times } × { $influence } = { $points }{ $influence ->
            [0] { "" }
           *[other] { " " }({ COUNTS($chips, of: "take-influence", with: "comma") })
        }
    .you =
        boduješ za { NOUN($piece, of: "take-piece", form: "plural-accusative") }: { $times } × { $influence } = { $points }{ $influence ->
            [0] { "" }
           *[other] { " " }({ COUNTS($chips, of: "take-influence", with: "comma") })
        }
    .of = { NOUN($piece, of: "take-piece", form: "many") }
take-home = Všichni duchové se vracejí do zásoby
take-gain =
    .do = { NOUN($piece, of: "take-piece", form: "plural-nominative") } vynesou tobě { $times } × { $influence } = { $points }, soupeři { $times } × { $their_influence } = { $their_points }
# What is asked of the player
take-ask-take = Vezmi žeton.
take-ask-take-or-use = Vezmi žeton, nebo nejdřív použij schopnost.
take-ask-samurai = Přesuň samuraje.
take-ask-samurai-or-enough = Přesuň dalšího samuraje, nebo nech ostatní na místě.
# Why a move is refused, after a colon
take-refuse-moving = daimjó přesouvá samuraje. Přesuň takového, kterým ještě nehnul, v pořadí D R G N.
take-refuse-moving-or-enough = daimjó přesouvá samuraje. Přesuň takového, kterým ještě nehnul, v pořadí D R G N, nebo skonči pomocí s.
take-refuse-not-moving = žádný daimjó nepřesouvá samuraje; začni s D: nebo N.D.
take-refuse-empty = pole { $space } je prázdné.
take-refuse-ghost = na { $space } sedí duch.
take-refuse-closed = hromádka { $space } je v tomto tahu zavřená: gejša na ni položila vrchní žeton.
take-refuse-no-column = samuraj z { $space } potřebuje sloupec, třeba { $space }>G.
take-refuse-column = { NOUN($piece, of: "take-piece", form: "nominative") } z { $space } není samuraj a patří do vlastního sloupce.
take-refuse-used = schopnost { NOUN($piece, of: "take-piece", form: "genitive") } je v tomto tahu už použitá.
take-refuse-none = v dolní řadě nemáš { NOUN($piece, of: "take-piece", form: "accusative") }.
take-refuse-none-to-push = soupeř nemá v dolní řadě { NOUN($piece, of: "take-piece", form: "accusative") } k vytlačení.
take-refuse-performed = schopnost { NOUN($piece, of: "take-piece", form: "genitive") } už v tomto tahu proběhla a každá se používá jen jednou za tah.
take-refuse-no-samurai = nemáš samuraje k přesunutí.
take-refuse-no-ghost = na { $space } není duch.
take-refuse-two-ghosts = na { $space } už sedí duch.
take-refuse-nothing-left = nezbyl by žádný žeton k odebrání.
take-refuse-low = gejša potřebuje hromádku aspoň dvou žetonů a { $space } má výšku { $height }.
# The text board
take-board-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
take-board-bottom = dole
take-board-middle = střed
take-board-samurai = samur.
take-board-worth = hodnota { $value }
take-board-worth-ninja = hodnota { $value }, N { $ninja }
take-board-printed = potisk
take-board-space = pole
take-board-ghost = duch
take-board-closed = zavřená
take-board-left =
    V sále: { $chips ->
        [one] { $chips } žeton
        [few] { $chips } žetony
        [many] { $chips } žetonu
       *[other] { $chips } žetonů
    }, duchové v zásobě: { $supply } z { $ghosts }
# The rules in brief, for the terminal: lines of at most 60 columns
take-primer =
    V každém tahu bereš vrchní žeton z hromádky a zůstane tam
    duch: zpod ducha nikdo nebere. Když je na začátku tahu na
    každé hromádce duch, všichni se vrátí do zásoby.
    
    Tvůj žeton jde do dolní řady svého sloupce na nádvoří a
    počítá se za 2. Samuraj jde nad kterýkoli sloupec a počítá
    se za 1.
    
    Pak boduje typ, který je vidět v místě vzatého žetonu, a to
    oběma: kolik z pěti polí ho ukazuje, krát vliv. Na prázdném
    poli platí potisk. Vliv typu je hodnota tvých žetonů v jeho
    sloupci a jedna za každého samuraje nad ním, vliv samurajů
    je jejich počet.
    
    Než vezmeš žeton, můžeš použít schopnosti, každou jednou za
    tah. Žeton tím přejde natrvalo do prostřední řady a počítá
    se za 1. (S volbou ninja_values 1/0 jsou nindžové za 1 a 0.)
      Daimjó  přesune až tři tvé samuraje:
              D:  potom  s:R>G …  a nakonec  s.
      Rónin   přesune ducha:  R:A>C   R:A>-   R:->C
              (- je zásoba)
      Gejša   přesune vrchní žeton hromádky, který teď nejde
              vzít:  G:A>C
      Nindža  vytlačí soupeři daimjó, rónina nebo gejšu nahoru
              a udělá totéž co oni:  N.R:A>C   N.G:A>C   N.D
              nebo jen vytlačí:  N.R:-   N.G:-   N.D:-
              (ne to, co dělá v tomtéž tahu tvůj žeton, ledaže
              je ninja_repeats yes)
    
    Vzít žeton: písmeno hromádky, C; samuraje se sloupcem, nad
    který přijde, C>G. Po 35 žetonech vyhrává, kdo má nejvíc
    bodů; při stejném počtu je remíza.
