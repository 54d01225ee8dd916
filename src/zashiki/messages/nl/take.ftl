# Ta-Ke: the home page, the options
take-motto = Vijf stapels schijfjes, twee binnenplaatsen, niets verborgen. Elke zet geeft jullie allebei punten.
take-option-ninja_values = Waarden van de ninja
take-option-ninja_values-2-1 = 2 en 1
take-option-ninja_values-1-0 = 1 en 0
take-option-ninja_repeats = Ninja herhaalt eigenschap
take-option-ninja_repeats-no = nooit
take-option-ninja_repeats-yes = mag
take-about = Van Arve D. Fühler, uitgegeven door HUCH! (2017). Voor twee spelers, met niets verborgen: vijf stapels, twee binnenplaatsen, en punten voor allebei bij elk schijfje dat wordt gepakt.

# The rules
take-rules-title-ghosts = Spoken
take-rules-title-example = Een beurt, stap voor stap
take-rules-title-types = De vijf soorten
take-rules-aim = Verzamel schijfjes op je binnenplaats, zodat je invloed hebt in de soorten die scoren. Elke puntentelling geeft beide spelers punten. De meeste punten winnen. Wie begint, wordt geloot.
take-rules-hall = Op de velden A tot en met E van de audiëntiezaal staan vijf stapels van zeven schijfjes: vijf soorten, zeven van elk. Ook op elk veld is een soort gedrukt. Niets is verborgen.
take-rules-court = Je binnenplaats heeft een kolom voor daimyo’s, ronins, geisha’s en ninja’s. Een schijfje is in de onderste rij 2 waard en in de middelste 1. Samurais liggen in de bovenste rij, boven een kolom naar keuze, en zijn 1 waard.
take-rules-turn-abilities = Gebruik eigenschappen, als je wilt.
take-rules-turn-take = Pak het bovenste schijfje van een stapel zonder spook en laat daar een spook achter.
take-rules-turn-place = Leg het schijfje in de onderste rij van zijn kolom; een samurai gaat boven een kolom naar keuze.
take-rules-turn-score = Beide spelers scoren.
take-rules-ghosts = Onder een spook mag niemand een schijfje wegpakken. Zit er aan het begin van een beurt op elke stapel een spook, dan gaan alle spoken naar huis, de voorraad in.
take-rules-scored-type = Eén soort scoort: de soort die nu te zien is waar het schijfje lag. Dat is het schijfje eronder, of de gedrukte soort van een leeg veld.
take-rules-scored-count = Tel de velden in de zaal die deze soort tonen; spoken verbergen niets.
take-rules-scored-influence = Elke speler krijgt dat aantal maal de eigen invloed in de soort: wat de schijfjes in die kolom waard zijn, en 1 voor elke samurai erboven. De invloed in samurais is het aantal van al je samurais.
take-rules-abilities = Voor je pakt, mag je de eigenschappen van schijfjes in je onderste rij gebruiken, elke soort één keer per beurt. Het schijfje schuift dan voorgoed omhoog naar de middelste rij en is minder waard.
take-rules-ninja = De ninja kan geen andere ninja omhoogduwen. Je mag ook duwen zonder de eigenschap te gebruiken, en je kunt in die beurt niet dezelfde eigenschap met je eigen schijfje gebruiken.
take-rules-end = Het spel eindigt als het laatste schijfje is gepakt en gescoord. Bij gelijke punten is het gelijkspel.
take-rules-options = Je kunt een tafel openen met andere regels voor de ninja: hij is 1 en 0 waard, of hij mag een eigenschap herhalen die je eigen schijfje heeft gebruikt.
take-diagram-take = Je pakt de geisha van E. Ze komt in de onderste rij van je binnenplaats, en er komt een spook op E.
take-diagram-count = Op E is nu een geisha te zien, dus geisha’s scoren. Drie velden tonen een geisha: A, C en E.
take-diagram-influence = Je invloed in geisha’s is 2 + 1 + 1 + 1 = 5: één schijfje in de onderste rij, één in de middelste en twee samurais. Je krijgt 3 × 5 = 15 punten. De tegenstander krijgt 3 × de eigen invloed.
take-column-type = Soort
take-column-bottom = Onderste rij
take-column-middle = Middelste rij
take-column-ability = Eigenschap
take-none = –

# The board
take-row-bottom = onderste
take-row-middle = middelste
take-row-samurai = samurais
take-your-court = Jouw binnenplaats
take-court = Binnenplaats van { $name }
take-court-about = Tot nu toe { $points ->
    [one] één punt
   *[other] { $points } punten
  }. Een gepakt schijfje komt in zijn kolom, een samurai boven een kolom naar keuze.
take-points = { $points ->
    [one] één punt
   *[other] { $points } punten
  }
take-hall = Audiëntiezaal

# Cards that explain a piece: a name, and what it is and does now
take-ability-D = Verplaatst één tot drie van je samurais, elk naar een andere kolom.
take-ability-R = Verplaatst een spook naar een veld zonder spook, of van of naar de voorraad. Er moet een schijfje overblijven om te pakken.
take-ability-G = Verplaatst het bovenste schijfje van een stapel van minstens twee naar een andere stapel of een leeg veld, allebei zonder spook. Dat schijfje kun je deze beurt niet pakken.
take-ability-N = Duwt een daimyo, ronin of geisha van de tegenstander omhoog naar de middelste rij. Daarna mag je de eigenschap ervan zelf gebruiken.
take-ability-S = Geen eigenschap. Is 1 waard voor de kolom waar hij boven ligt, en 1 als samurais scoren.
take-does = { NOUN($piece, of: "take-piece") }: { $ability }
take-cell = { $court }, { NOUN($piece, of: "take-piece", form: "many") }, { $row ->
    [bottom] onderste rij
   *[middle] middelste rij
  }: { $count ->
    [0] leeg
    [one] één { NOUN($piece, of: "take-piece", form: "name") }
   *[other] { $count } { NOUN($piece, of: "take-piece", form: "many") }
  }
take-cell-bottom-about = { $count ->
    [0] { NOUN($piece, of: "take-piece", form: "title") } die je pakt, komen hier en zijn { $value } waard.
   *[other] Is { $value } waard{ $count ->
        [one] {""}
       *[other] {" "}per stuk
      }. { $does } Na gebruik schuift het schijfje voorgoed naar de middelste rij, waar het { $then } waard is.
  }
take-cell-used = Deze beurt al gebruikt.
take-cell-middle-about = Schijfjes die gebruikt zijn of door een ninja omhooggeduwd. Ze zijn elk { $value } waard en kunnen niet nog eens gebruikt worden.
take-cell-samurai = { $court }, boven de { NOUN($piece, of: "take-piece", form: "many") }: { $count ->
    [0] geen samurais
    [one] één samurai
   *[other] { $count } samurais
  }
take-cell-samurai-about = Elke samurai hier is 1 waard voor { NOUN($piece, of: "take-piece", form: "many") }, en 1 als samurais scoren.
take-all-samurai = { $court }: alle samurais
take-row = { $row ->
    [bottom] Onderste rij
    [middle] Middelste rij
   *[samurai] Samurais
  }: elk schijfje is { $value } waard{ $ninja ->
    [same] {""}
   *[other] , een ninja { $ninja }
  }
take-row-about-bottom = Hier komen schijfjes als ze gepakt worden. Alleen hier kun je hun eigenschap gebruiken.
take-row-about-middle = Hierheen schuiven schijfjes als ze hun eigenschap gebruiken of door een ninja worden geduwd. Ze blijven hier en kunnen niet nog eens gebruikt worden.
take-row-about-samurai = Een samurai ligt boven een kolom naar keuze. Hij telt voor die kolom, en als samurais scoren.
take-influence = Invloed in { NOUN($piece, of: "take-piece", form: "many") }: { $influence }
take-influence-about = { $parts ->
    [none] Er telt nog niets voor mee.
   *[other] { $parts }.
  } Als { NOUN($piece, of: "take-piece", form: "many") } scoren, wordt dit vermenigvuldigd met het aantal velden dat { NOUN($piece, of: "take-piece", form: "one") } toont, nu { $shown }.
take-part-bottom = { $count } × { $value } in de onderste rij
take-part-middle = { $count } × { $value } in de middelste rij
take-part-over = { $count ->
    [one] 1 samurai
   *[other] { $count } samurais
  } boven de kolom
take-part-samurai = { $count ->
    [one] 1 samurai
   *[other] { $count } samurais
  } in totaal
take-stack = Stapel { $letter }: { NOUN($piece, of: "take-piece", form: "name") } bovenop
take-space = Veld { $letter }: leeg
take-stack-about = { $count ->
    [one] Het laatste schijfje.
   *[other] Van boven af: { LIST($chips, of: "take-piece", form: "name", with: "comma") }.
  }
take-space-about = Een leeg veld toont de soort die erop gedrukt is, { NOUN($piece, of: "take-piece", form: "name") }.
take-stack-uncovers = Onder { NOUN($piece, of: "take-piece", form: "the") } komt { NOUN($beneath, of: "take-piece", form: "one") } tevoorschijn{ $from ->
    [space] , op het veld gedrukt
   *[chip] {""}
  }, dus { NOUN($beneath, of: "take-piece", form: "many") } zouden scoren.
take-stack-ghost = Er zit een spook op: niemand kan hier pakken tot het weggaat.
take-stack-closed = Deze beurt gesloten: een geisha heeft het bovenste schijfje hierheen verplaatst.
take-closed = gesloten
take-supply = Voorraad: { $count ->
    [0] geen spoken
    [one] één spook
   *[other] { $count } spoken
  }
take-supply-about = Waar een schijfje wordt gepakt, blijft een spook achter. Zit er aan het begin van een beurt op elke stapel een spook, dan gaan alle spoken naar huis, de voorraad in.
take-ghosts = Spoken
take-you = jij
take-opponent = ander
take-offers = Punten voor het pakken
take-offers-about = Onder elke stapel: de soort die zou scoren, en de punten voor beide spelers. Punten zijn het aantal velden dat de soort toont, maal de invloed.
take-sums = { NOUN($piece, of: "take-piece", form: "title") } scoren
take-plus = +{ $points }
take-scored = { NOUN($piece, of: "take-piece", form: "title") }: { $sum }
take-product = { $shown } × { $influence } = { $points }
take-step-take = Leg het nu op je binnenplaats.
take-step-samurai = Kies nu een kolom voor de samurai.
take-step-over = Kies nu een andere kolom voor hem.
take-step-D-1 = Tik nu op je samurais: de daimyo verplaatst er tot drie.
take-step-R-1 = Ronin: kies nu een spook.
take-step-R-2 = Kies nu waar het spook heen gaat.
take-step-G-1 = Geisha: kies nu een bovenste schijfje.
take-step-G-2 = Kies nu waar het schijfje heen gaat.
take-step-N-1 = Ninja: kies nu een schijfje om omhoog te duwen.
take-step-N-D = Tik nu op je samurais om ze te verplaatsen, of op de middelste rij om alleen te duwen.
take-step-N-R = Kies nu een spook om te verplaatsen, of de middelste rij om alleen te duwen.
take-step-N-G = Kies nu een bovenste schijfje om te verplaatsen, of de middelste rij om alleen te duwen.
take-verb-take = Pakken
take-verb-use = { NOUN($piece, of: "take-piece") } gebruiken
take-verb-ghost = Verplaatsen
take-verb-chip = Verplaatsen
take-verb-samurai = Verplaatsen
take-verb-push = Duwen
take-verb-enough = Genoeg

# The guided first game
take-lesson-aim = Welkom! Jij en ik pakken om de beurt schijfjes, elk schijfje geeft ons allebei punten, en de meeste punten winnen.
take-lesson-hall = In de zaal staan vijf stapels van zeven schijfjes, en niets is verborgen: je ziet elk schijfje van opzij.
take-lesson-take = Pak de geisha van stapel B: tik erop, en tik dan op de oplichtende plek op je binnenplaats.
take-lesson-score = Waar je pakte, is een geisha te zien, dus geisha’s scoren: 2 velden tonen er een × jouw invloed van 2 (onderste rij) = 4 punten.
take-lesson-ghost = Waar gepakt is, blijft een spook, en onder een spook pakt niemand iets weg: B was voor mij geblokkeerd, dus pakte ik de geisha van D.
take-lesson-both = We scoren elke keer allebei: weer tonen 2 velden een geisha, en met elk één schijfje krijgen we allebei 2 × 2 = 4.
take-lesson-samurai = Pak de samurai op E en leg hem boven je geisha’s, waar hij je invloed in geisha’s met 1 vergroot.
take-lesson-counts = Nu tonen 3 velden een geisha: 3 × jouw invloed van 3 = 9 voor jou, en 3 × 2 = 6 voor mij.
take-lesson-empty = Op alle andere stapels zit een spook, dus pak het laatste schijfje van stapel A.
take-lesson-printed = Het lege veld toont zijn gedrukte samurai, dus samurais scoren, waar ze ook liggen: 2 velden × jouw 3 samurais = 6 punten.
take-lesson-home = Voor mijn beurt was er geen schijfje zonder spook meer, dus alle spoken gingen naar huis, de voorraad in.
take-lesson-abilities = Voor je pakt, mag je de eigenschappen van schijfjes in je onderste rij gebruiken, elke soort één keer per beurt.
take-lesson-daimyo = De daimyo verplaatst tot drie van je samurais naar andere kolommen: tik op je daimyo en dan op je samurais.
take-lesson-middle = De gebruikte daimyo blijft in de middelste rij en is 1 waard in plaats van 2; verplaats nu de samurai boven je ronin naar de geisha’s.
take-lesson-enough = Dat is genoeg: laat de andere samurai liggen, met de knop in de balk.
take-lesson-daimyo-take = Pak nu de geisha op C.
take-lesson-daimyo-score = 2 velden tonen een geisha × jouw invloed van 5 = 10 punten; zonder de samurai waren het er 8 geweest.
take-lesson-ronin = De ronin verplaatst een spook naar een veld zonder spook, of van of naar de voorraad: stuur het spook op stapel A naar huis.
take-lesson-geisha = De geisha verplaatst een bovenste schijfje naar een ander veld zonder spook, ook een leeg: verplaats de ninja van A naar C.
take-lesson-closed = Stapel C is deze beurt gesloten, want het schijfje dat je net verplaatst hebt, mag je niet pakken.
take-lesson-geisha-take = Maar de daimyo die op A tevoorschijn kwam, mag je wel pakken.
take-lesson-geisha-score = 2 velden tonen een daimyo × jouw invloed van 5 = 10 punten voor jou, en 2 × 1 = 2 voor mij.
take-lesson-ninja = De ninja duwt een schijfje van mij omhoog en gebruikt de eigenschap ervan: duw mijn ronin omhoog en verplaats dan het spook van B naar D.
take-lesson-pushed = Mijn ronin is nu 1 waard in plaats van 2, en zijn eigenschap is weg; een ninja mag ook alleen duwen, maar nooit een ninja.
take-lesson-ninja-take = Pak nu de geisha op B: de ninja eronder scoort.
take-lesson-ninja-score = 2 velden tonen een ninja × jouw invloed van 5 = 10 punten voor jou, en 2 × 2 = 4 voor mij.
take-lesson-last = Het einde van een spel: je staat 2 punten achter, en het laatste schijfje is voor jou.
take-lesson-end = Alle 35 schijfjes zijn gepakt en het spel is afgelopen: je wint met 149 tegen 147; bij gelijke punten was het gelijkspel.
