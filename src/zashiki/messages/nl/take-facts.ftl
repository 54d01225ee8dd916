# Ta-Ke: pieces and places in sentences. The value and `.title` begin a line; the other forms stand in a sentence: `.name`
# alone, `.many` several, `.the` with its article, `.one` with the indefinite article, `.none` with "geen".
take-piece-S = Samurai
    .title = Samurais
    .name = samurai
    .many = samurais
    .the = de samurai
    .one = een samurai
    .none = geen samurai
take-piece-D = Daimyo
    .title = Daimyo’s
    .name = daimyo
    .many = daimyo’s
    .the = de daimyo
    .one = een daimyo
    .none = geen daimyo
take-piece-R = Ronin
    .title = Ronins
    .name = ronin
    .many = ronins
    .the = de ronin
    .one = een ronin
    .none = geen ronin
take-piece-G = Geisha
    .title = Geisha’s
    .name = geisha
    .many = geisha’s
    .the = de geisha
    .one = een geisha
    .none = geen geisha
take-piece-N = Ninja
    .title = Ninja’s
    .name = ninja
    .many = ninja’s
    .the = de ninja
    .one = een ninja
    .none = geen ninja
take-place-hall-A = A
take-place-hall-B = B
take-place-hall-C = C
take-place-hall-D = D
take-place-hall-E = E
take-influence-bottom-2 = { $count } × 2 onderaan
take-influence-bottom-1 = { $count } × 1 onderaan
take-influence-middle-1 = { $count } × 1 in het midden
take-influence-middle-0 = { $count } × 0 in het midden
take-influence-samurai = { $count } samurai

# What a move does
take-take =
    .does = pakt { NOUN($piece, of: "take-piece", form: "the") } van { NOUN($source, of: "take-place") }
    .you = pakt { NOUN($piece, of: "take-piece", form: "the") } van { NOUN($source, of: "take-place") }
    .do = { NOUN($piece, of: "take-piece", form: "name") } van { NOUN($source, of: "take-place") } pakken
take-take-samurai =
    .does = pakt de samurai van { NOUN($source, of: "take-place") } en legt hem boven de { NOUN($column, of: "take-piece", form: "many") }
    .you = pakt de samurai van { NOUN($source, of: "take-place") } en legt hem boven de { NOUN($column, of: "take-piece", form: "many") }
    .do = samurai van { NOUN($source, of: "take-place") } boven de { NOUN($column, of: "take-piece", form: "many") } leggen
take-leave =
    .does = laat een spook achter op { NOUN($target, of: "take-place") }
    .you = laat een spook achter op { NOUN($target, of: "take-place") }
take-use =
    .does = gebruikt { NOUN($piece, of: "take-piece", form: "one") }
    .you = gebruikt { NOUN($piece, of: "take-piece", form: "one") }
    .do = { NOUN($piece, of: "take-piece", form: "name") } gebruiken
take-use-daimyo =
    .does = gebruikt een daimyo om samurais te verplaatsen
    .you = gebruikt een daimyo om samurais te verplaatsen
    .do = daimyo gebruiken om samurais te verplaatsen
take-push =
    .does = duwt { NOUN($piece, of: "take-piece", form: "the") } van de tegenstander omhoog
    .you = duwt { NOUN($piece, of: "take-piece", form: "the") } van de tegenstander omhoog
    .do = { NOUN($piece, of: "take-piece", form: "name") } van de ander omhoogduwen
take-push-daimyo =
    .does = duwt de daimyo van de tegenstander omhoog om samurais te verplaatsen
    .you = duwt de daimyo van de tegenstander omhoog om samurais te verplaatsen
    .do = daimyo van de ander omhoogduwen om samurais te verplaatsen
take-samurai =
    .does = verplaatst een samurai van de { NOUN($from, of: "take-piece", form: "many") } naar de { NOUN($to, of: "take-piece", form: "many") }
    .you = verplaatst een samurai van de { NOUN($from, of: "take-piece", form: "many") } naar de { NOUN($to, of: "take-piece", form: "many") }
    .do = samurai van de { NOUN($from, of: "take-piece", form: "many") } naar de { NOUN($to, of: "take-piece", form: "many") } verplaatsen
take-enough =
    .does = laat de andere samurais liggen
    .you = laat de andere samurais liggen
    .do = de andere samurais laten liggen
take-ghost =
    .does = verplaatst het spook van { NOUN($source, of: "take-place") } naar { NOUN($target, of: "take-place") }
    .you = verplaatst het spook van { NOUN($source, of: "take-place") } naar { NOUN($target, of: "take-place") }
    .do = spook van { NOUN($source, of: "take-place") } naar { NOUN($target, of: "take-place") } verplaatsen
take-ghost-comes =
    .does = haalt een spook uit de voorraad naar { NOUN($target, of: "take-place") }
    .you = haalt een spook uit de voorraad naar { NOUN($target, of: "take-place") }
    .do = spook uit de voorraad naar { NOUN($target, of: "take-place") } halen
take-ghost-goes =
    .does = stuurt het spook op { NOUN($source, of: "take-place") } naar huis
    .you = stuurt het spook op { NOUN($source, of: "take-place") } naar huis
    .do = spook op { NOUN($source, of: "take-place") } naar huis sturen
take-chip =
    .does = verplaatst { NOUN($piece, of: "take-piece", form: "the") } van { NOUN($source, of: "take-place") } naar { NOUN($target, of: "take-place") }
    .you = verplaatst { NOUN($piece, of: "take-piece", form: "the") } van { NOUN($source, of: "take-place") } naar { NOUN($target, of: "take-place") }
    .do = { NOUN($piece, of: "take-piece", form: "name") } van { NOUN($source, of: "take-place") } naar { NOUN($target, of: "take-place") } verplaatsen
take-score =
    .does = scoort met { NOUN($piece, of: "take-piece", form: "many") }: { $times } × { $influence } = { $points }{ $influence ->
        [0] {""}
       *[other] {" "}({ COUNTS($chips, of: "take-influence", with: "comma") })
      }
    .you = scoort met { NOUN($piece, of: "take-piece", form: "many") }: { $times } × { $influence } = { $points }{ $influence ->
        [0] {""}
       *[other] {" "}({ COUNTS($chips, of: "take-influence", with: "comma") })
      }
    .of = { NOUN($piece, of: "take-piece", form: "title") }
take-home = Alle spoken gaan naar huis
take-gain =
    .do = { NOUN($piece, of: "take-piece", form: "many") }: { $times } × { $influence } = { $points } voor jou, { $times } × { $their_influence } = { $their_points } voor de ander

# What is asked of the player
take-ask-take = Pak een schijfje.
take-ask-take-or-use = Pak een schijfje of gebruik eerst een eigenschap.
take-ask-samurai = Verplaats een samurai.
take-ask-samurai-or-enough = Verplaats nog een samurai of laat de andere liggen.

# Why a move is refused, after a colon
take-refuse-moving = de daimyo verplaatst samurais. Verplaats er een die nog niet verplaatst is, in de volgorde D R G N.
take-refuse-moving-or-enough = de daimyo verplaatst samurais. Verplaats er een die nog niet verplaatst is, in de volgorde D R G N, of stop met s.
take-refuse-not-moving = er is geen daimyo die samurais verplaatst; begin met D: of N.D.
take-refuse-empty = veld { $space } is leeg.
take-refuse-ghost = er zit een spook op { $space }.
take-refuse-closed = stapel { $space } is deze beurt gesloten: een geisha heeft daar het bovenste schijfje gelegd.
take-refuse-no-column = de samurai op { $space } heeft een kolom nodig, zoals { $space }>G.
take-refuse-column = { NOUN($piece, of: "take-piece", form: "the") } op { $space } is geen samurai en gaat naar de eigen kolom.
take-refuse-used = je hebt deze beurt al { NOUN($piece, of: "take-piece", form: "one") } gebruikt.
take-refuse-none = je hebt { NOUN($piece, of: "take-piece", form: "none") } in je onderste rij.
take-refuse-none-to-push = je tegenstander heeft { NOUN($piece, of: "take-piece", form: "none") } in de onderste rij om omhoog te duwen.
take-refuse-performed = de actie van { NOUN($piece, of: "take-piece", form: "the") } is deze beurt al uitgevoerd, en elke actie mag maar één keer per beurt.
take-refuse-no-samurai = je hebt geen samurai om te verplaatsen.
take-refuse-no-ghost = er is geen spook op { $space }.
take-refuse-two-ghosts = er zit al een spook op { $space }.
take-refuse-nothing-left = er zou geen schijfje overblijven om te pakken.
take-refuse-low = een geisha heeft een stapel van minstens twee schijfjes nodig, en { $space } heeft er { $height }.

# The text board
take-board-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
take-board-bottom = onder
take-board-middle = midden
take-board-samurai = samurai
take-board-worth = waarde { $value }
take-board-worth-ninja = waarde { $value }, N { $ninja }
take-board-printed = gedrukt
take-board-space = veld
take-board-ghost = spook
take-board-closed = dicht
take-board-left = { $chips ->
    [one] { $chips } schijfje
   *[other] { $chips } schijfjes
  } in de zaal, { $supply } van { $ghosts } spoken in de voorraad

# The rules in brief, for the terminal: lines of at most 60 columns
take-primer =
    Elke beurt pak je het bovenste schijfje van een stapel, en
    er blijft een spook achter: onder een spook pakt niemand
    iets weg. Zit er aan het begin van een beurt op elke stapel
    een spook, dan gaan ze allemaal naar huis.

    Je schijfje komt op je binnenplaats in de onderste rij van
    zijn kolom en is daar 2 waard. Een samurai gaat boven een
    kolom naar keuze en is 1 waard.

    Daarna scoort voor jullie allebei de soort die te zien is
    waar het schijfje lag: het aantal van de vijf velden waarop
    die te zien is, maal jullie invloed. Een leeg veld toont wat
    erop gedrukt is. Je invloed in een soort: wat je schijfjes
    in die kolom waard zijn, en één voor elke samurai erboven.
    Bij samurais: hoeveel je er hebt.

    Voor je pakt, mag je eigenschappen gebruiken, elke één keer
    per beurt. Het schijfje schuift dan voorgoed naar de
    middelste rij en is daar 1 waard.
    (Ninja’s zijn 1 en 0 waard als ninja_values 1/0 is.)
      Daimyo  verplaatst tot drie van je samurais:
              D:  dan  s:R>G …  en  s.  om te stoppen
      Ronin   verplaatst een spook:  R:A>C   R:A>-   R:->C
              (- is de voorraad)
      Geisha  verplaatst het bovenste schijfje van een stapel;
              dat mag je nu niet pakken:  G:A>C
      Ninja   duwt een daimyo, ronin of geisha van de ander
              omhoog en doet hetzelfde:  N.R:A>C   N.G:A>C   N.D
              of duwt alleen:  N.R:-   N.G:-   N.D:-
              (niet wat je eigen schijfje in die beurt doet,
              behalve als ninja_repeats yes is)

    Om te pakken: de letter van de stapel, C; een samurai met de
    kolom waar hij boven komt, C>G. Na 35 schijfjes winnen de
    meeste punten; bij gelijke punten is het gelijkspel.
