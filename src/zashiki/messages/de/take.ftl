# Ta-Ke: the home page, the options
take-motto = Fünf Stapel Chips, zwei Höfe, nichts verborgen. Jeder Zug bringt beiden Punkte.
take-option-ninja_values = Werte der Ninjas
take-option-ninja_values-2-1 = 2 und 1
take-option-ninja_values-1-0 = 1 und 0
take-option-ninja_repeats = Ninja wiederholt Eigenschaft
take-option-ninja_repeats-no = nie
take-option-ninja_repeats-yes = erlaubt
take-about = Von Arve D. Fühler, erschienen bei HUCH! (2017). Für zwei, ohne alles Verborgene: fünf Stapel, zwei Innenhöfe und Punkte für beide bei jedem Chip, der genommen wird.

# The rules
take-rules-title-ghosts = Geister
take-rules-title-example = Ein Zug, Schritt für Schritt
take-rules-title-types = Die fünf Arten
take-rules-aim = Sammle Chips in deinem Innenhof, damit du Einfluss bei den Arten hast, die gewertet werden. Jede Wertung bringt beiden Punkte. Wer am Ende die meisten hat, gewinnt. Wer beginnt, wird ausgelost.
take-rules-hall = Auf den Feldern A bis E des Audienzsaals stehen fünf Stapel mit je sieben Chips: fünf Arten, von jeder sieben. Auch auf jedes Feld ist eine Art gedruckt. Nichts ist verborgen.
take-rules-court = Dein Innenhof hat je eine Spalte für Daimyos, Ronin, Geishas und Ninjas. Ein Chip zählt in der untersten Reihe 2 und in der mittleren 1. Samurai liegen in der obersten Reihe, über irgendeiner Spalte, und zählen 1.
take-rules-turn-abilities = Nutze Eigenschaften, wenn du magst.
take-rules-turn-take = Nimm den obersten Chip eines Stapels ohne Geist und lass dort einen Geist zurück.
take-rules-turn-place = Lege den Chip in die unterste Reihe seiner Spalte; ein Samurai kommt über eine Spalte deiner Wahl.
take-rules-turn-score = Beide bekommen Punkte.
take-rules-ghosts = Unter einem Geist darf niemand einen Chip wegnehmen. Wenn zu Beginn eines Zugs auf jedem Stapel ein Geist sitzt, kehren alle Geister in den Vorrat heim.
take-rules-scored-type = Gewertet wird eine Art: die, die sich nun dort zeigt, wo der Chip lag. Das ist der Chip darunter oder die gedruckte Art eines leeren Feldes.
take-rules-scored-count = Zählt die Felder im Saal, die diese Art zeigen; Geister verdecken nichts.
take-rules-scored-influence = Beide bekommen diese Zahl mal ihren Einfluss bei der Art: was die Chips in ihrer Spalte zählen, und 1 für jeden Samurai darüber. Der Einfluss bei den Samurai ist die Zahl all deiner Samurai.
take-rules-abilities = Bevor du nimmst, darfst du die Eigenschaften von Chips in deiner untersten Reihe nutzen, jede Art einmal pro Zug. Der Chip rückt dabei für immer in die mittlere Reihe hoch und zählt weniger.
take-rules-ninja = Der Ninja kann keinen Ninja hochschieben. Du darfst auch schieben, ohne die Eigenschaft zu nutzen, und du kannst dieselbe Eigenschaft in diesem Zug nicht auch mit dem eigenen Chip nutzen.
take-rules-end = Die Partie endet, wenn der letzte Chip genommen und gewertet ist. Bei gleich vielen Punkten ist sie unentschieden.
take-rules-options = Ein Tisch kann auch mit anderen Ninja-Regeln eröffnet werden: Er zählt 1 und 0, oder er darf eine Eigenschaft wiederholen, die dein eigener Chip genutzt hat.
take-diagram-take = Du nimmst die Geisha von E. Sie kommt in die unterste Reihe deines Innenhofs, und auf E setzt sich ein Geist.
take-diagram-count = Auf E zeigt sich jetzt eine Geisha, also werden Geishas gewertet. Drei Felder zeigen eine Geisha: A, C und E.
take-diagram-influence = Dein Einfluss bei den Geishas ist 2 + 1 + 1 + 1 = 5: ein Chip in der untersten Reihe, einer in der mittleren und zwei Samurai. Du bekommst 3 × 5 = 15 Punkte, dein Gegenüber 3 × den eigenen Einfluss.
take-column-type = Art
take-column-bottom = Unterste Reihe
take-column-middle = Mittlere Reihe
take-column-ability = Eigenschaft
take-none = –

# The board
take-row-bottom = unterste
take-row-middle = mittlere
take-row-samurai = Samurai
take-your-court = Dein Innenhof
take-court = Innenhof von { $name }
take-court-about = Bisher { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }. Ein genommener Chip kommt in seine Spalte, ein Samurai über irgendeine Spalte.
take-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
take-hall = Audienzsaal

# Cards that explain a piece: a name, and what it is and does now
take-ability-D = Versetzt einen bis drei deiner Samurai, jeden in eine andere Spalte.
take-ability-R = Versetzt einen Geist auf ein Feld ohne Geist, in den Vorrat oder aus dem Vorrat. Ein Chip muss dir zum Nehmen bleiben.
take-ability-G = Versetzt den obersten Chip eines Stapels von wenigstens zwei Chips auf einen anderen Stapel oder ein leeres Feld, beide ohne Geist. Diesen Chip kannst du in diesem Zug nicht nehmen.
take-ability-N = Schiebt einen Daimyo, einen Ronin oder eine Geisha deines Gegenübers in die mittlere Reihe hoch. Danach darfst du deren Eigenschaft für dich nutzen.
take-ability-S = Keine Eigenschaft. Zählt 1 für die Spalte, über der er liegt, und 1, wenn Samurai gewertet werden.
take-does = { NOUN($piece, of: "take-piece") }: { $ability }
take-cell = { $court }, { NOUN($piece, of: "take-piece", form: "many") }, { $row ->
    [bottom] unterste Reihe
   *[middle] mittlere Reihe
  }: { $count ->
    [0] leer
    [one] 1 { NOUN($piece, of: "take-piece") }
   *[other] { $count } { NOUN($piece, of: "take-piece", form: "many") }
  }
take-cell-bottom-about = { $count ->
    [0] Genommene { NOUN($piece, of: "take-piece", form: "many") } kommen hierher und zählen { $value }.
   *[other] Zählt { $count ->
        [one] {""}
       *[other] je{" "}
      }{ $value }. { $does } Wird die Eigenschaft genutzt, rückt der Chip für immer in die mittlere Reihe, wo er { $then } zählt.
  }
take-cell-used = In diesem Zug schon genutzt.
take-cell-middle-about = Chips, die genutzt oder von einem Ninja hochgeschoben wurden. Sie zählen je { $value } und lassen sich nicht noch einmal nutzen.
take-cell-samurai = { $court }, über der Spalte { NOUN($piece, of: "take-piece", form: "many") }: { $count ->
    [0] keine Samurai
   *[other] { $count } Samurai
  }
take-cell-samurai-about = Jeder Samurai hier zählt 1 für { NOUN($piece, of: "take-piece", form: "many") } und 1, wenn Samurai gewertet werden.
take-all-samurai = { $court }: alle Samurai
take-row = { $row ->
    [bottom] Unterste Reihe
    [middle] Mittlere Reihe
   *[samurai] Samurai
  }: Jeder Chip zählt { $value }{ $ninja ->
    [same] {""}
   *[other] , ein Ninja { $ninja }
  }
take-row-about-bottom = Hierher kommen Chips, wenn sie genommen werden. Nur hier lässt sich ihre Eigenschaft nutzen.
take-row-about-middle = Hierher rücken Chips, wenn ihre Eigenschaft genutzt wird oder ein Ninja sie hochschiebt. Sie bleiben da und lassen sich nicht noch einmal nutzen.
take-row-about-samurai = Ein Samurai liegt über einer Spalte deiner Wahl. Er zählt für diese Spalte und wenn Samurai gewertet werden.
take-influence = Einfluss bei { NOUN($piece, of: "take-piece", form: "many") }: { $influence }
take-influence-about = { $parts ->
    [none] Noch zählt nichts dafür.
   *[other] { $parts }.
  } Wenn { NOUN($piece, of: "take-piece", form: "many") } gewertet werden, wird das mit der Zahl der Felder malgenommen, auf denen die Art zu sehen ist, jetzt { $shown }.
take-part-bottom = { $count } × { $value } in der untersten Reihe
take-part-middle = { $count } × { $value } in der mittleren Reihe
take-part-over = { $count } Samurai über der Spalte
take-part-samurai = { $count } Samurai insgesamt
take-stack = Stapel { $letter }: { NOUN($piece, of: "take-piece") } liegt oben
take-space = Feld { $letter }: leer
take-stack-about = { $count ->
    [one] Der letzte Chip.
   *[other] Von oben: { LIST($chips, of: "take-piece", with: "comma") }.
  }
take-space-about = Ein leeres Feld zeigt die Art, die daraufgedruckt ist: { NOUN($piece, of: "take-piece") }.
take-stack-uncovers = Unter { NOUN($piece, of: "take-piece", form: "dative") } kommt { NOUN($beneath, of: "take-piece", form: "a") } zum Vorschein{ $from ->
    [space] , auf das Feld gedruckt
   *[chip] {""}
  }; gewertet würden { NOUN($beneath, of: "take-piece", form: "many") }.
take-stack-ghost = Ein Geist sitzt darauf: Niemand kann hier nehmen, bis er geht.
take-stack-closed = In diesem Zug gesperrt: Eine Geisha hat den obersten Chip hierher versetzt.
take-closed = gesperrt
take-supply = Vorrat: { $count ->
    [0] keine Geister
    [one] ein Geist
   *[other] { $count } Geister
  }
take-supply-about = Wo ein Chip genommen wird, bleibt ein Geist zurück. Wenn zu Beginn eines Zugs auf jedem Stapel ein Geist sitzt, kehren alle Geister in den Vorrat heim.
take-ghosts = Geister
take-you = du
take-opponent = Gegner
take-offers = Punkte fürs Nehmen
take-offers-about = Unter jedem Stapel: die Art, die gewertet würde, und die Punkte für beide. Punkte sind die Zahl der Felder, die die Art zeigen, mal den Einfluss.
take-sums = { NOUN($piece, of: "take-piece", form: "many") } punkten
take-plus = +{ $points }
take-scored = { NOUN($piece, of: "take-piece", form: "many") }: { $sum }
take-product = { $shown } × { $influence } = { $points }
take-step-take = Lege ihn jetzt in deinen Innenhof.
take-step-samurai = Wähle jetzt eine Spalte für den Samurai.
take-step-over = Wähle jetzt eine andere Spalte für ihn.
take-step-D-1 = Tippe jetzt deine Samurai an: Der Daimyo versetzt bis zu drei.
take-step-R-1 = Ronin: Wähle jetzt einen Geist.
take-step-R-2 = Wähle jetzt, wohin der Geist geht.
take-step-G-1 = Geisha: Wähle jetzt einen obersten Chip.
take-step-G-2 = Wähle jetzt, wohin der Chip kommt.
take-step-N-1 = Ninja: Wähle jetzt einen Chip zum Hochschieben.
take-step-N-D = Tippe jetzt deine Samurai an, um sie zu versetzen, oder die mittlere Reihe, um nur zu schieben.
take-step-N-R = Wähle jetzt einen Geist zum Versetzen oder die mittlere Reihe, um nur zu schieben.
take-step-N-G = Wähle jetzt einen obersten Chip zum Versetzen oder die mittlere Reihe, um nur zu schieben.
take-verb-take = Nehmen
take-verb-use = { NOUN($piece, of: "take-piece") } nutzen
take-verb-ghost = Versetzen
take-verb-chip = Versetzen
take-verb-samurai = Versetzen
take-verb-push = Schieben
take-verb-enough = Genug

# The guided first game
take-lesson-aim = Willkommen! Du und ich nehmen abwechselnd Chips, jeder Chip bringt uns beiden Punkte, und die meisten Punkte gewinnen.
take-lesson-hall = Im Saal stehen fünf Stapel mit je sieben Chips, und nichts ist verborgen: Von der Seite siehst du jeden Chip.
take-lesson-take = Nimm die Geisha von Stapel B: Tippe sie an und dann den leuchtenden Platz in deinem Innenhof.
take-lesson-score = Wo du genommen hast, zeigt sich eine Geisha, also werden Geishas gewertet: 2 Felder zeigen eine × dein Einfluss von 2 (unterste Reihe) = 4 Punkte.
take-lesson-ghost = Wo genommen wird, bleibt ein Geist, und unter einem Geist nimmt niemand weg: B war für mich gesperrt, also habe ich die Geisha von D genommen.
take-lesson-both = Punkte gibt es immer für uns beide: Wieder zeigen 2 Felder eine Geisha, und mit je einem Chip bekommen wir beide 2 × 2 = 4.
take-lesson-samurai = Nimm den Samurai auf E und lege ihn über deine Geishas, wo er deinen Einfluss bei ihnen um 1 erhöht.
take-lesson-counts = Jetzt zeigen 3 Felder eine Geisha: 3 × dein Einfluss von 3 = 9 für dich und 3 × 2 = 6 für mich.
take-lesson-empty = Auf allen anderen Stapeln sitzt ein Geist, also nimm den letzten Chip von Stapel A.
take-lesson-printed = Das leere Feld zeigt seinen gedruckten Samurai, also werden Samurai gewertet, wo immer sie liegen: 2 Felder × deine 3 Samurai = 6 Punkte.
take-lesson-home = Für meinen Zug war kein Chip ohne Geist mehr da, also sind alle Geister in den Vorrat heimgekehrt.
take-lesson-abilities = Bevor du nimmst, darfst du die Eigenschaften von Chips in deiner untersten Reihe nutzen, jede Art einmal pro Zug.
take-lesson-daimyo = Der Daimyo versetzt bis zu drei deiner Samurai in andere Spalten: Tippe deinen Daimyo an, dann deine Samurai.
take-lesson-middle = Der genutzte Daimyo bleibt in der mittleren Reihe und zählt 1 statt 2; versetze jetzt den Samurai über deinen Ronin zu den Geishas.
take-lesson-enough = Das reicht: Lass den anderen Samurai, wo er ist, mit der Taste in der Leiste.
take-lesson-daimyo-take = Nimm jetzt die Geisha auf C.
take-lesson-daimyo-score = 2 Felder zeigen eine Geisha × dein Einfluss von 5 = 10 Punkte; ohne den Samurai wären es 8 gewesen.
take-lesson-ronin = Der Ronin versetzt einen Geist auf ein Feld ohne Geist, in den Vorrat oder aus dem Vorrat: Schick den Geist auf Stapel A heim.
take-lesson-geisha = Die Geisha versetzt einen obersten Chip auf ein anderes Feld ohne Geist, auch auf ein leeres: Versetze den Ninja von A nach C.
take-lesson-closed = Stapel C ist für diesen Zug gesperrt, denn den Chip, den du gerade versetzt hast, darfst du nicht nehmen.
take-lesson-geisha-take = Aber den Daimyo, der auf A zum Vorschein kam, darfst du nehmen.
take-lesson-geisha-score = 2 Felder zeigen einen Daimyo × dein Einfluss von 5 = 10 Punkte für dich und 2 × 1 = 2 für mich.
take-lesson-ninja = Der Ninja schiebt einen meiner Chips hoch und nutzt dessen Eigenschaft: Schieb meinen Ronin hoch und versetze dann den Geist von B nach D.
take-lesson-pushed = Mein Ronin zählt jetzt 1 statt 2, und seine Eigenschaft ist weg; ein Ninja darf auch nur schieben, aber nie einen Ninja.
take-lesson-ninja-take = Nimm jetzt die Geisha auf B: Der Ninja darunter wird gewertet.
take-lesson-ninja-score = 2 Felder zeigen einen Ninja × dein Einfluss von 5 = 10 Punkte für dich und 2 × 2 = 4 für mich.
take-lesson-last = Das Ende einer Partie: Du liegst 2 Punkte zurück, und der letzte Chip gehört dir.
take-lesson-end = Alle 35 Chips sind genommen, und die Partie ist zu Ende: Du gewinnst 149 zu 147; bei gleich vielen Punkten wäre es unentschieden.
