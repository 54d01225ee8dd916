# Ta-Ke: pieces and places in sentences. `.object` is the accusative with its article, `.one` and `.none` the same with
# the indefinite article and "kein", `.the` the nominative with its article.
take-piece-S = Samurai
    .many = Samurai
    .the = der Samurai
    .object = den Samurai
    .one = einen Samurai
    .none = keinen Samurai
    .a = ein Samurai
    .dative = dem Samurai
take-piece-D = Daimyo
    .many = Daimyos
    .the = der Daimyo
    .object = den Daimyo
    .one = einen Daimyo
    .none = keinen Daimyo
    .a = ein Daimyo
    .dative = dem Daimyo
take-piece-R = Ronin
    .many = Ronin
    .the = der Ronin
    .object = den Ronin
    .one = einen Ronin
    .none = keinen Ronin
    .a = ein Ronin
    .dative = dem Ronin
take-piece-G = Geisha
    .many = Geishas
    .the = die Geisha
    .object = die Geisha
    .one = eine Geisha
    .none = keine Geisha
    .a = eine Geisha
    .dative = der Geisha
take-piece-N = Ninja
    .many = Ninjas
    .the = der Ninja
    .object = den Ninja
    .one = einen Ninja
    .none = keinen Ninja
    .a = ein Ninja
    .dative = dem Ninja
take-place-hall-A = A
take-place-hall-B = B
take-place-hall-C = C
take-place-hall-D = D
take-place-hall-E = E
take-influence-bottom-2 = { $count } × 2 unten
take-influence-bottom-1 = { $count } × 1 unten
take-influence-middle-1 = { $count } × 1 in der Mitte
take-influence-middle-0 = { $count } × 0 in der Mitte
take-influence-samurai = { $count } Samurai

# What a move does
take-take =
    .does = nimmt { NOUN($piece, of: "take-piece", form: "object") } von { NOUN($source, of: "take-place") }
    .you = nimmst { NOUN($piece, of: "take-piece", form: "object") } von { NOUN($source, of: "take-place") }
    .do = { NOUN($piece, of: "take-piece") } von { NOUN($source, of: "take-place") } nehmen
take-take-samurai =
    .does = nimmt den Samurai von { NOUN($source, of: "take-place") } und legt ihn über die { NOUN($column, of: "take-piece", form: "many") }
    .you = nimmst den Samurai von { NOUN($source, of: "take-place") } und legst ihn über die { NOUN($column, of: "take-piece", form: "many") }
    .do = Samurai von { NOUN($source, of: "take-place") } über die { NOUN($column, of: "take-piece", form: "many") } legen
take-leave =
    .does = lässt einen Geist auf { NOUN($target, of: "take-place") }
    .you = lässt einen Geist auf { NOUN($target, of: "take-place") }
take-use =
    .does = nutzt { NOUN($piece, of: "take-piece", form: "one") }
    .you = nutzt { NOUN($piece, of: "take-piece", form: "one") }
    .do = { NOUN($piece, of: "take-piece") } nutzen
take-use-daimyo =
    .does = nutzt einen Daimyo für die Samurai
    .you = nutzt einen Daimyo für deine Samurai
    .do = Daimyo nutzen und Samurai versetzen
take-push =
    .does = schiebt gegenüber { NOUN($piece, of: "take-piece", form: "object") } hoch
    .you = schiebst gegenüber { NOUN($piece, of: "take-piece", form: "object") } hoch
    .do = { NOUN($piece, of: "take-piece") } gegenüber hochschieben
take-push-daimyo =
    .does = schiebt gegenüber den Daimyo hoch und versetzt Samurai
    .you = schiebst gegenüber den Daimyo hoch und versetzt Samurai
    .do = Daimyo gegenüber hochschieben und Samurai versetzen
take-samurai =
    .does = versetzt einen Samurai von den { NOUN($from, of: "take-piece", form: "many") } zu den { NOUN($to, of: "take-piece", form: "many") }
    .you = versetzt einen Samurai von den { NOUN($from, of: "take-piece", form: "many") } zu den { NOUN($to, of: "take-piece", form: "many") }
    .do = Samurai von den { NOUN($from, of: "take-piece", form: "many") } zu den { NOUN($to, of: "take-piece", form: "many") } versetzen
take-enough =
    .does = lässt die anderen Samurai, wo sie sind
    .you = lässt die anderen Samurai, wo sie sind
    .do = die anderen Samurai lassen, wo sie sind
take-ghost =
    .does = versetzt den Geist von { NOUN($source, of: "take-place") } nach { NOUN($target, of: "take-place") }
    .you = versetzt den Geist von { NOUN($source, of: "take-place") } nach { NOUN($target, of: "take-place") }
    .do = Geist von { NOUN($source, of: "take-place") } nach { NOUN($target, of: "take-place") } versetzen
take-ghost-comes =
    .does = holt einen Geist aus dem Vorrat nach { NOUN($target, of: "take-place") }
    .you = holst einen Geist aus dem Vorrat nach { NOUN($target, of: "take-place") }
    .do = Geist aus dem Vorrat nach { NOUN($target, of: "take-place") } holen
take-ghost-goes =
    .does = schickt den Geist auf { NOUN($source, of: "take-place") } heim
    .you = schickst den Geist auf { NOUN($source, of: "take-place") } heim
    .do = Geist auf { NOUN($source, of: "take-place") } heimschicken
take-chip =
    .does = versetzt { NOUN($piece, of: "take-piece", form: "object") } von { NOUN($source, of: "take-place") } nach { NOUN($target, of: "take-place") }
    .you = versetzt { NOUN($piece, of: "take-piece", form: "object") } von { NOUN($source, of: "take-place") } nach { NOUN($target, of: "take-place") }
    .do = { NOUN($piece, of: "take-piece") } von { NOUN($source, of: "take-place") } nach { NOUN($target, of: "take-place") } versetzen
take-score =
    .does = punktet mit { NOUN($piece, of: "take-piece", form: "many") }: { $times } × { $influence } = { $points }{ $influence ->
        [0] {""}
       *[other] {" "}({ COUNTS($chips, of: "take-influence", with: "comma") })
      }
    .you = punktest mit { NOUN($piece, of: "take-piece", form: "many") }: { $times } × { $influence } = { $points }{ $influence ->
        [0] {""}
       *[other] {" "}({ COUNTS($chips, of: "take-influence", with: "comma") })
      }
    .of = { NOUN($piece, of: "take-piece", form: "many") }
take-home = Alle Geister kehren heim
take-gain =
    .do = { NOUN($piece, of: "take-piece", form: "many") }: { $times } × { $influence } = { $points } für dich, { $times } × { $their_influence } = { $their_points } gegenüber

# What is asked of the player
take-ask-take = Nimm einen Chip.
take-ask-take-or-use = Nimm einen Chip oder nutze vorher eine Eigenschaft.
take-ask-samurai = Versetze einen Samurai.
take-ask-samurai-or-enough = Versetze noch einen Samurai oder lass die anderen, wo sie sind.

# Why a move is refused, after a colon
take-refuse-moving = Der Daimyo versetzt gerade Samurai. Versetze einen, der noch nicht dran war, in der Reihenfolge D R G N.
take-refuse-moving-or-enough = Der Daimyo versetzt gerade Samurai. Versetze einen, der noch nicht dran war, in der Reihenfolge D R G N, oder höre mit s. auf.
take-refuse-not-moving = Gerade versetzt kein Daimyo Samurai; beginne mit D: oder N.D.
take-refuse-empty = Feld { $space } ist leer.
take-refuse-ghost = Auf { $space } sitzt ein Geist.
take-refuse-closed = Stapel { $space } ist in diesem Zug gesperrt: Eine Geisha hat seinen obersten Chip dorthin gelegt.
take-refuse-no-column = Der Samurai auf { $space } braucht eine Spalte, etwa { $space }>G.
take-refuse-column = Auf { $space } liegt kein Samurai; { NOUN($piece, of: "take-piece", form: "the") } kommt in die eigene Spalte.
take-refuse-used = Du hast in diesem Zug schon { NOUN($piece, of: "take-piece", form: "one") } genutzt.
take-refuse-none = Du hast { NOUN($piece, of: "take-piece", form: "none") } in deiner untersten Reihe.
take-refuse-none-to-push = Dein Gegenüber hat { NOUN($piece, of: "take-piece", form: "none") } zum Hochschieben in der untersten Reihe.
take-refuse-performed = Du hast in diesem Zug schon { NOUN($piece, of: "take-piece", form: "one") } genutzt; jede Eigenschaft gibt es nur einmal pro Zug.
take-refuse-no-samurai = Du hast keinen Samurai zum Versetzen.
take-refuse-no-ghost = Auf { $space } ist kein Geist.
take-refuse-two-ghosts = Auf { $space } sitzt schon ein Geist.
take-refuse-nothing-left = Es bliebe kein Chip übrig, den du nehmen könntest.
take-refuse-low = Die Geisha braucht einen Stapel mit wenigstens zwei Chips, und { $space } hat { $height }.

# The text board
take-board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
take-board-bottom = unten
take-board-middle = Mitte
take-board-samurai = Samurai
take-board-worth = Wert { $value }
take-board-worth-ninja = Wert { $value }, N { $ninja }
take-board-printed = Druck
take-board-space = Feld
take-board-ghost = Geist
take-board-closed = gesperrt
take-board-left = { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
  } im Saal, { $supply } von { $ghosts } Geistern im Vorrat

# The rules in brief, for the terminal: lines of at most 60 columns
take-primer =
    In jedem Zug nimmst du den obersten Chip eines Stapels, und
    ein Geist bleibt dort: Unter einem Geist nimmt niemand weg.
    Sitzt zu Beginn eines Zugs auf jedem Stapel ein Geist,
    kehren alle heim.

    Dein Chip kommt in deinem Hof in die unterste Reihe seiner
    Spalte und zählt dort 2. Ein Samurai kommt über irgendeine
    Spalte und zählt 1.

    Dann punktet für euch beide die Art, die sich dort zeigt, wo
    der Chip lag: die Zahl der fünf Felder, auf denen sie zu
    sehen ist, mal euer Einfluss. Ein leeres Feld zeigt, was
    daraufgedruckt ist. Dein Einfluss bei einer Art: was deine
    Chips in ihrer Spalte zählen, und eins für jeden Samurai
    darüber. Bei den Samurai: wie viele du hast.

    Bevor du nimmst, darfst du Eigenschaften nutzen, jede einmal
    pro Zug. Der Chip rückt dabei für immer in die mittlere
    Reihe und zählt dort 1.
    (Ninjas zählen 1 und 0, wenn ninja_values 1/0 gilt.)
      Daimyo  versetzt bis zu drei deiner Samurai:
              D:  dann  s:R>G …  und  s.  zum Aufhören
      Ronin   versetzt einen Geist:  R:A>C   R:A>-   R:->C
              (- ist der Vorrat)
      Geisha  versetzt den obersten Chip eines Stapels, den du
              jetzt nicht nehmen darfst:  G:A>C
      Ninja   schiebt Daimyo, Ronin oder Geisha gegenüber hoch
              und tut dasselbe:  N.R:A>C   N.G:A>C   N.D
              oder schiebt nur:  N.R:-   N.G:-   N.D:-
              (nicht, was dein eigener Chip im selben Zug tut,
              außer wenn ninja_repeats yes ist)

    Zum Nehmen: der Buchstabe des Stapels, C; bei einem Samurai
    mit seiner Spalte, C>G. Nach 35 Chips gewinnt, wer die
    meisten Punkte hat; bei Gleichstand ist es unentschieden.
