# Naishi: cards and places in sentences. The value begins a line; `.name` is the same in a sentence, `.object` has its
# article, `.beside` is a number of them.
naishi-card-Mountain = Berg
    .name = berg
    .object = de berg
naishi-card-Naishi = Naishi
    .name = naishi
    .object = de naishi
    .beside = { $count ->
        [one] een naishi
       *[other] { $count } naishi’s
    }
naishi-card-Advisor = Raadgever
    .name = raadgever
    .object = de raadgever
naishi-card-Sentinel = Wachter
    .name = wachter
    .object = de wachter
naishi-card-Monk = Monnik
    .name = monnik
    .object = de monnik
naishi-card-Horseman = Ruiter
    .name = ruiter
    .object = de ruiter
naishi-card-Ronin = Ronin
    .name = ronin
    .object = de ronin
naishi-card-Ninja = Ninja
    .name = ninja
    .object = de ninja
naishi-card-Fort = Fort
    .name = fort
    .object = het fort
    .beside = { $count ->
        [one] een fort
       *[other] { $count } forten
    }
naishi-card-Torii = Torii
    .name = torii
    .object = de torii
    .beside = { $count ->
        [one] een torii
       *[other] { $count } torii’s
    }
naishi-card-Rice-field = Rijstveld
    .name = rijstveld
    .object = het rijstveld
naishi-card-Banner = Banier
    .name = banier
    .object = de banier
naishi-card-hidden = Verborgen kaart
    .name = verborgen kaart
    .object = een verborgen kaart
naishi-place-L1 = lijn 1
naishi-place-L2 = lijn 2
naishi-place-L3 = lijn 3
naishi-place-L4 = lijn 4
naishi-place-L5 = lijn 5
naishi-place-H1 = hand 1
naishi-place-H2 = hand 2
naishi-place-H3 = hand 3
naishi-place-H4 = hand 4
naishi-place-H5 = hand 5
naishi-place-R1 = rivier 1
naishi-place-R2 = rivier 2
naishi-place-R3 = rivier 3
naishi-place-R4 = rivier 4
naishi-place-R5 = rivier 5

# What happens in a move
naishi-keep-card =
    .does = houdt { NOUN($piece, of: "naishi-card", form: "object") } en geeft { NOUN($given, of: "naishi-card", form: "object") } weg
    .you = houdt { NOUN($piece, of: "naishi-card", form: "object") } en geeft { NOUN($given, of: "naishi-card", form: "object") } weg
    .do = { NOUN($piece, of: "naishi-card", form: "object") } houden en { NOUN($given, of: "naishi-card", form: "object") } weggeven
naishi-keep-hidden =
    .does = houdt een kaart en geeft de andere weg
    .you = houdt een kaart en geeft de andere weg
naishi-receive =
    .does = krijgt { NOUN($piece, of: "naishi-card", form: "object") }
    .you = krijgt { NOUN($piece, of: "naishi-card", form: "object") }
naishi-develop =
    .does = ontwikkelt { NOUN($place, of: "naishi-place") }: { NOUN($piece, of: "naishi-card", form: "object") } voor { NOUN($old, of: "naishi-card", form: "object") }
    .you = ontwikkelt { NOUN($place, of: "naishi-place") }: { NOUN($piece, of: "naishi-card", form: "object") } voor { NOUN($old, of: "naishi-card", form: "object") }
    .do = { NOUN($piece, of: "naishi-card", form: "object") } op { NOUN($place, of: "naishi-place") } leggen voor { NOUN($old, of: "naishi-card", form: "object") }
naishi-reveal = Stapel { $column } toont { NOUN($piece, of: "naishi-card", form: "object") }
naishi-empty-pile = Stapel { $column } is leeg
naishi-discard-two =
    .does = stuurt een gezant om rivier { $low } en { $high } af te leggen
    .you = stuurt een gezant om rivier { $low } en { $high } af te leggen
    .do = { NOUN($first, of: "naishi-card", form: "object") } en { NOUN($second, of: "naishi-card", form: "object") } uit de rivier afleggen
naishi-discard-card =
    .does = legt { NOUN($piece, of: "naishi-card", form: "object") } af
    .you = legt { NOUN($piece, of: "naishi-card", form: "object") } af
naishi-swap-river =
    .does = stuurt een gezant om rivier { $low } en { $high } te ruilen
    .you = stuurt een gezant om rivier { $low } en { $high } te ruilen
    .do = in de rivier { NOUN($first, of: "naishi-card", form: "object") } en { NOUN($second, of: "naishi-card", form: "object") } ruilen
naishi-swap-line =
    .does = stuurt een gezant om lijn { $low } en { $high } te ruilen
    .you = stuurt een gezant om lijn { $low } en { $high } te ruilen
    .do = in je lijn { NOUN($first, of: "naishi-card", form: "object") } en { NOUN($second, of: "naishi-card", form: "object") } ruilen
naishi-swap-hand =
    .does = stuurt een gezant om hand { $low } en { $high } te ruilen
    .you = stuurt een gezant om hand { $low } en { $high } te ruilen
    .do = in je hand { NOUN($first, of: "naishi-card", form: "object") } en { NOUN($second, of: "naishi-card", form: "object") } ruilen
naishi-swap-column =
    .does = stuurt een gezant om hand { $column } en lijn { $column } te ruilen
    .you = stuurt een gezant om hand { $column } en lijn { $column } te ruilen
    .do = { NOUN($line, of: "naishi-card", form: "object") } op lijn { $column } en { NOUN($hand, of: "naishi-card", form: "object") } op hand { $column } ruilen
naishi-move =
    .does = legt { NOUN($card, of: "naishi-card", form: "object") } op { NOUN($place, of: "naishi-place") }
    .you = legt { NOUN($card, of: "naishi-card", form: "object") } op { NOUN($place, of: "naishi-place") }
naishi-decree-exchange =
    .does = vaardigt een decreet uit: { NOUN($place, of: "naishi-place") } wisselt van eigenaar
    .you = vaardigt een decreet uit: { NOUN($place, of: "naishi-place") } wisselt van eigenaar
    .do = decreet: { NOUN($place, of: "naishi-place") } wisselt van eigenaar, { NOUN($own, of: "naishi-card", form: "object") } tegen { NOUN($other, of: "naishi-card", form: "object") }
naishi-give =
    .does = geeft { NOUN($card, of: "naishi-card", form: "object") }
    .you = geeft { NOUN($card, of: "naishi-card", form: "object") }
naishi-get =
    .does = krijgt er { NOUN($card, of: "naishi-card", form: "object") } voor
    .you = krijgt er { NOUN($card, of: "naishi-card", form: "object") } voor
naishi-recall-all =
    .does = { $count ->
        [one] roept een gezant terug
       *[other] roept beide gezanten terug
    }
    .you = { $count ->
        [one] roept een gezant terug
       *[other] roept beide gezanten terug
    }
    .do = { $count ->
        [one] je gezant terugroepen
       *[other] je beide gezanten terugroepen
    }
naishi-recall-swap =
    .does = roept een gezant terug van een ruilveld
    .you = roept een gezant terug van een ruilveld
    .do = een gezant van een ruilveld terugroepen
naishi-recall-discard =
    .does = roept een gezant terug van een aflegveld
    .you = roept een gezant terug van een aflegveld
    .do = een gezant van een aflegveld terugroepen
naishi-declare =
    .does = roept het einde uit
    .you = roept het einde uit
    .do = het einde uitroepen; de ander heeft nog een laatste beurt
naishi-finish =
    .does = beëindigt de beurt
    .you = beëindigt de beurt
    .do = de beurt beëindigen
naishi-last-turn-follows = Er volgt een laatste beurt
naishi-over = Het spel is afgelopen

# Questions
naishi-ask-keep = Houd een van je twee kaarten; de andere gaat naar je tegenstander.
naishi-ask-develop = Pak nu een rivierkaart.
naishi-ask-add = Stuur een gezant of beëindig de beurt.
naishi-ask-turn = { $may_declare ->
    [0] { $emissaries ->
        [send] Pak een rivierkaart of stuur een gezant.
        [recall] Pak een rivierkaart of roep je gezanten terug.
        [both] Pak een rivierkaart of gebruik je gezanten.
       *[none] Pak een rivierkaart.
    }
   *[other] { $emissaries ->
        [send] Pak een kaart, stuur een gezant of roep het einde uit.
        [recall] Pak een kaart, roep gezanten terug of roep het einde uit.
        [both] Pak een kaart, gebruik gezanten of roep het einde uit.
       *[none] Pak een rivierkaart of roep het einde uit.
    }
}
naishi-ask-last-turn = { $emissaries ->
    [send] Laatste beurt: pak een rivierkaart of stuur een gezant.
    [recall] Laatste beurt: pak een rivierkaart of roep je gezanten terug.
    [both] Laatste beurt: pak een rivierkaart of gebruik je gezanten.
   *[none] Laatste beurt: pak een rivierkaart.
}

# Why a move is not legal
naishi-refuse-set-up = houd eerst een van je twee kaarten.
naishi-refuse-keep = kaarten houden kan alleen aan het begin.
naishi-refuse-finish = een beurt heeft een hoofdactie nodig: ontwikkelen, een decreet, terugroepen of het einde uitroepen.
naishi-refuse-after-develop = je hebt ontwikkeld; er mag een gezant volgen, of beëindig de beurt.
naishi-refuse-must-develop = na een extra actie moet je ontwikkelen.
naishi-refuse-empty = stapel { $column } is leeg.
naishi-refuse-none-to-recall = je hebt geen gezant om terug te roepen.
naishi-refuse-recall-all = gebruik r; dat roept al je gezanten terug.
naishi-refuse-none-there = je hebt geen gezant op zo’n veld.
naishi-refuse-declare = je kunt het einde pas uitroepen als er een stapel leeg is.
naishi-refuse-declared = je tegenstander heeft het einde uitgeroepen; dit is de laatste beurt.
naishi-refuse-last-turn = er zijn twee stapels leeg, dus dit is toch al de laatste beurt.
naishi-refuse-none-free = je hebt geen vrije gezant.
naishi-refuse-decree = het decreet is al gebruikt.
naishi-refuse-swap = alle ruilvelden zijn bezet.
naishi-refuse-discard = beide aflegvelden zijn bezet.
naishi-refuse-last-card = er moet een kaart in de rivier blijven om mee te ontwikkelen.
naishi-refuse-empty-pile = beide stapels moeten een kaart hebben.

# Where points come from
naishi-score-mountains = { $count ->
    [one] Eén berg: { $points }
   *[other] { $count } bergen: { $points }
}
naishi-score-ninjas = { $count ->
    [one] Ninja zonder voorbeeld: { $points }
   *[other] { $count } ninja’s zonder voorbeeld: { $points }
}
naishi-score-torii = { $count ->
    [one] 1 torii
   *[other] { $count } torii’s
}: { $points }
naishi-score-rice-fields = { $count ->
    [one] Eén los rijstveld: { $points }
   *[other] Een groep van { $count } rijstvelden: { $points }
}
naishi-score-banners = { $count ->
    [one] 1 banier in de lijn: { $points }
   *[other] { $count } banieren in de lijn: { $points }
}
naishi-score-card = { $is_copy ->
    [0] { NOUN($piece, of: "naishi-card") } op { LIST($places, of: "naishi-place") }: { $points }
   *[other] Ninja als { NOUN($piece, of: "naishi-card", form: "name") } op { LIST($places, of: "naishi-place") }: { $points }
}
naishi-score-beside = { $is_copy ->
    [0] { NOUN($piece, of: "naishi-card") } op { LIST($places, of: "naishi-place") }: { $own }, naast { NOUN($giver, $count, of: "naishi-card", form: "beside") }: +{ $bonus }
   *[other] Ninja als { NOUN($piece, of: "naishi-card", form: "name") } op { LIST($places, of: "naishi-place") }: { $own }, naast { NOUN($giver, $count, of: "naishi-card", form: "beside") }: +{ $bonus }
}
naishi-score-under-banner = { $is_copy ->
    [0] { NOUN($piece, of: "naishi-card") } op { LIST($places, of: "naishi-place") }: { $own }, onder een banier: +{ $bonus }
   *[other] Ninja als { NOUN($piece, of: "naishi-card", form: "name") } op { LIST($places, of: "naishi-place") }: { $own }, onder een banier: +{ $bonus }
}

# The text board
naishi-board-hand = Hand
naishi-board-line = Lijn
naishi-board-river = Riv.
naishi-board-dealt = Gekregen
naishi-board-empty = leeg
naishi-board-known = bekend
naishi-board-left = { $column }: nog { $cards }
naishi-board-emissaries = { $free } van { $all } gezanten vrij
naishi-board-points = { $points ->
    [1] { $points } punt
   *[other] { $points } punten
}
naishi-board-court = Hof: ruil { $swaps }/{ $swap_spaces }, afleg { $discards }/{ $discard_spaces } bezet, decreet { $decree ->
    [free] vrij
   *[used] gebruikt
}

# The rules in brief, for the terminal: lines of at most 60 columns
naishi-primer =
    Je hebt een lijn van vijf open kaarten, en een hand van vijf
    verborgen kaarten in vaste volgorde. Lijn, hand en rivier
    delen de kolommen 1-5. Aan het eind tellen kaarten naar
    soort, plaats en buren.

    Elke beurt doe je een van deze dingen:
      ontwikkelen  een rivierkaart vervangt je kaart in die
               kolom: L3 in de lijn, H3 in de hand. Je oude
               kaart gaat weg. Daarvoor of daarna mag één keer
               een gezant helpen: x14 legt de rivierkaarten 1
               en 4 af; sR14 sL14 sH14 ruilen twee kaarten van
               rivier, lijn of hand; sV3 ruilt lijn en hand in
               kolom 3. Of beëindig de beurt: -
      decreet  dL3 dH3: de kaarten van beide spelers daar
               wisselen van eigenaar; één keer per spel, en de
               gezant blijft daar
      terug    r roept je gezanten terug (rs, rx maar één)
      einde    end, als er een stapel leeg is: de ander heeft
               nog een laatste beurt. Niet in een laatste beurt.
    Ook twee lege stapels beëindigen het spel: na een beurt van
    de eerste speler heeft de tweede nog een laatste beurt.

    Punten: één berg 5, meer -5. Naishi in kolom 3: lijn 12,
    hand 8. Raadgever 2 4 3 4 2 per kolom, +4 voor elke naishi
    ernaast. Fort in een hoek 6. Wachter 3 zonder wachter
    ernaast, +4 voor elk fort ernaast. Torii: één -5, twee 0,
    drie 30. Monnik in de hand 5, +2 voor elke torii ernaast.
    Rijstvelden in een groep: 2, 3, 4 zijn 10, 20, 30. Banieren
    in de lijn: één 3, twee 8. Ruiter in de hand 3, onder een
    banier +10. Ronin naar verschillende kaarten: 8, 9, 10 zijn
    8, 15, 45. Een ninja wordt een ander personage van je.
